//===- Linker.h - code in the memory of this process ------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_CPU_LINKER_H
#define TCOPT_LIB_TARGET_CPU_LINKER_H

#include "CompileParts.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include <map>
#include <mutex>

namespace tcopt {

class Linker;

/// The code of one program, in memory as long as this object.
class LinkedCode {
public:
  ~LinkedCode();
  LinkedCode(const LinkedCode &) = delete;
  LinkedCode &operator=(const LinkedCode &) = delete;

  /// The address of a symbol. The first look-up links the objects, which must
  /// be there until then. Errors: no such symbol, or one that the code refers
  /// to and that nobody defines.
  llvm::Expected<void *> lookup(llvm::StringRef name);

private:
  friend class Linker;
  LinkedCode(Linker &linker, llvm::orc::JITDylib &symbols)
      : linker(linker), symbols(symbols) {}

  Linker &linker;
  llvm::orc::JITDylib &symbols;
};

/// Links programs, each with symbols of its own. The linker's session and what
/// libraries define are shared by all. Any thread may use it.
class Linker {
public:
  static llvm::Expected<std::unique_ptr<Linker>> create(llvm::StringRef triple);

  /// Adds the objects of a program. They may refer to `known`, to what the
  /// libraries define, the runtime, libm and others (see findCodeLibraries()),
  /// and to the symbols of the process, in this order. Errors: a library that
  /// cannot be loaded, an object that cannot be read.
  llvm::Expected<std::unique_ptr<LinkedCode>>
  add(llvm::ArrayRef<ObjectBytes> objects, llvm::ArrayRef<NamedBytes> known,
      llvm::ArrayRef<std::string> libraries);

private:
  friend class LinkedCode;
  explicit Linker(std::unique_ptr<llvm::orc::LLJIT> made);
  llvm::orc::ExecutionSession &session() {
    return engine->getExecutionSession();
  }
  llvm::Expected<llvm::orc::JITDylib *> findLibrary(const std::string &path);
  llvm::Error addTo(llvm::orc::JITDylib &symbols,
                    llvm::ArrayRef<ObjectBytes> objects,
                    llvm::ArrayRef<NamedBytes> known,
                    llvm::ArrayRef<std::string> paths);
  void remove(llvm::orc::JITDylib &symbols);

  /// Held while symbols are looked up, so that what the session reports is of
  /// that look-up.
  std::mutex mutex;
  /// What the session reported, in place of printing it.
  std::string problems;
  std::unique_ptr<llvm::orc::LLJIT> engine;
  /// Libraries that every program may use.
  std::vector<std::string> common;
  std::map<std::string, llvm::orc::JITDylib *> libraries;
  uint64_t numPrograms = 0;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_LINKER_H
