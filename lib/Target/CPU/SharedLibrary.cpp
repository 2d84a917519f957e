//===- SharedLibrary.cpp - Compiled programs as shared libraries ----------===//

#include "tcopt/Target/CPU/SharedLibrary.h"
#include "lld/Common/CommonLinkerContext.h"
#include "lld/Common/Driver.h"
#include "lld/Common/TargetOptionsCommandFlags.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

LLD_HAS_DRIVER(elf)

using namespace tcopt;
using llvm::Error;
using llvm::StringRef;

// The linker takes its code generator's options, for bitcode that is never
// linked here, from these functions. Its own ones would register some hundred
// command line options in whatever program loads libtcopt.so.
namespace lld {
llvm::TargetOptions initTargetOptionsFromCodeGenFlags() { return {}; }
std::optional<llvm::Reloc::Model> getRelocModelFromCMModel() {
  return std::nullopt;
}
std::optional<llvm::CodeModel::Model> getCodeModelFromCMModel() {
  return std::nullopt;
}
std::string getCPUStr() { return ""; }
std::vector<std::string> getMAttrs() { return {}; }
} // namespace lld

namespace {
/// A file that is removed with this object.
struct TemporaryFile {
  llvm::SmallString<128> path;
  ~TemporaryFile() {
    if (!path.empty())
      llvm::sys::fs::remove(path);
  }
};
} // namespace

static Error writeTemporary(llvm::ArrayRef<char> bytes, TemporaryFile &file) {
  int descriptor;
  if (std::error_code code = llvm::sys::fs::createTemporaryFile(
          "tcopt", "o", descriptor, file.path))
    return llvm::createStringError(code, "cannot make a temporary file: %s",
                                   code.message().c_str());
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/true);
  os.write(bytes.data(), bytes.size());
  os.close();
  std::error_code code = os.error();
  os.clear_error();
  return code ? llvm::createStringError(code, "cannot write '%s': %s",
                                        file.path.c_str(),
                                        code.message().c_str())
              : Error::success();
}

static std::vector<std::string>
linkArguments(StringRef object, StringRef output,
              llvm::ArrayRef<std::string> libraries) {
  std::vector<std::string> arguments = {
      "ld.lld",      "-shared",         "-z",
      "defs",        "--as-needed",     "-z",
      "noexecstack", "--build-id=none", "-rpath",
      "$ORIGIN",     "-soname",         llvm::sys::path::filename(output).str(),
      "-o",          output.str(),      object.str()};
  llvm::append_range(arguments, libraries);
  llvm::append_range(arguments, findCodeLibraries());
  return arguments;
}

// The linker keeps its state in globals.
static bool runLinker(llvm::ArrayRef<const char *> arguments,
                      std::string &messages) {
  static std::mutex oneAtATime;
  std::lock_guard<std::mutex> lock(oneAtATime);
  llvm::raw_string_ostream os(messages);
  bool ok = lld::elf::link(arguments, os, os, /*exitEarly=*/false,
                           /*disableOutput=*/false);
  lld::CommonLinkerContext::destroy();
  return ok;
}

static Error link(llvm::ArrayRef<std::string> texts, StringRef output) {
  llvm::SmallVector<const char *> arguments;
  for (const std::string &text : texts)
    arguments.push_back(text.c_str());
  std::string messages;
  if (runLinker(arguments, messages))
    return Error::success();
  return llvm::createStringError("cannot link '" + output +
                                 "': " + StringRef(messages).trim());
}

Error tcopt::linkSharedLibrary(llvm::ArrayRef<char> object, StringRef output,
                               llvm::ArrayRef<std::string> libraries) {
  TemporaryFile file;
  if (Error error = writeTemporary(object, file))
    return error;
  return link(linkArguments(file.path, output, libraries), output);
}

llvm::Expected<llvm::SmallVector<char, 0>>
tcopt::linkImage(llvm::ArrayRef<char> object) {
  TemporaryFile file, image;
  if (Error error = writeTemporary(object, file))
    return error;
  if (Error error = writeTemporary({}, image))
    return error;
  std::string output = image.path.str().str();
  if (Error error =
          link({"ld.lld", "-shared", "-z", "undefs", "-z", "noexecstack",
                "--build-id=none", "-o", output, file.path.str().str()},
               output))
    return error;
  auto buffer = llvm::MemoryBuffer::getFile(output);
  if (!buffer)
    return llvm::createStringError(buffer.getError(), "cannot read '%s'",
                                   output.c_str());
  StringRef bytes = (*buffer)->getBuffer();
  return llvm::SmallVector<char, 0>(bytes.begin(), bytes.end());
}
