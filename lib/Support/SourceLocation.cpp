//===- SourceLocation.cpp - a location in a program's source --------------===//

#include "tcopt/Support/SourceLocation.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <mutex>

using namespace tcopt;

namespace {
/// Names that live as long as the process.
class InternedNames {
public:
  const char *intern(llvm::StringRef name) {
    std::lock_guard lock(mutex);
    return names.insert(name).first->getKeyData();
  }

private:
  std::mutex mutex;
  llvm::StringSet<> names;
};
} // namespace

// Not destroyed: static objects of programs may keep locations.
static InternedNames &internedNames() {
  static auto *names = new InternedNames();
  return *names;
}

SourceLocation SourceLocation::get(std::string_view file, uint32_t line,
                                   uint32_t column, std::string_view function) {
  SourceLocation location;
  location.file = internedNames().intern(file);
  location.function = internedNames().intern(function);
  location.lineNumber = line;
  location.columnNumber = column;
  return location;
}
