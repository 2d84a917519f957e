//===- CodeArchive.h - A file of byte strings by key ------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CODEARCHIVE_H
#define TCOPT_EXECUTION_CODEARCHIVE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <optional>
#include <string>

namespace tcopt {

/// Reads a file of CodeArchiveWriter. The file is memory-mapped, so that only
/// the entries that are looked up are read.
class CodeArchive {
public:
  /// Errors: the file does not exist, is incomplete, or was written with
  /// another stamp.
  static llvm::Expected<std::unique_ptr<CodeArchive>>
  open(const std::string &file, llvm::StringRef stamp);
  ~CodeArchive();

  std::optional<llvm::StringRef> find(llvm::StringRef key) const;
  uint64_t size() const;

private:
  struct Table;
  CodeArchive(std::unique_ptr<llvm::MemoryBuffer> bytes, uint64_t table);

  std::unique_ptr<llvm::MemoryBuffer> bytes;
  std::unique_ptr<Table> table;
};

class CodeArchiveWriter {
public:
  void add(std::string key, std::string bytes) {
    entries.insert_or_assign(std::move(key), std::move(bytes));
  }
  size_t size() const { return entries.size(); }
  /// Writes the file atomically. Only readers with the same stamp, of at most
  /// 64 bytes, can open it.
  llvm::Error write(const std::string &file, llvm::StringRef stamp) const;

private:
  std::map<std::string, std::string> entries;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_CODEARCHIVE_H
