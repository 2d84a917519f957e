//===- FileBytes.cpp - Reading files and their integers ---------*- C++ -*-===//
//
// What the tensor file readers share.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/FileBytes.h"
#include "llvm/Support/FileSystem.h"

using namespace tcopt;

static llvm::Error systemError(llvm::StringRef path, std::error_code code) {
  return llvm::createStringError(code, "%s: cannot read: %s",
                                 path.str().c_str(), code.message().c_str());
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
tcopt::readRegularFile(llvm::StringRef path) {
  llvm::sys::fs::file_status status;
  if (std::error_code code = llvm::sys::fs::status(path, status))
    return systemError(path, code);
  if (!llvm::sys::fs::is_regular_file(status))
    return llvm::createStringError("%s: expected a regular file",
                                   path.str().c_str());
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (std::error_code code = file.getError())
    return systemError(path, code);
  return std::move(*file);
}

llvm::Error tcopt::inFile(llvm::StringRef name, llvm::Error error) {
  if (!error)
    return error;
  std::string message = llvm::toString(std::move(error));
  return llvm::createStringError("%s: %s", name.str().c_str(), message.c_str());
}
