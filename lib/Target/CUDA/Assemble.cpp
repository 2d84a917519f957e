//===- Assemble.cpp - machine code of kernels -----------------------------===//

#include "tcopt/Target/CUDA/Assemble.h"
#include "tcopt/Analysis/CudaChips.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
/// A file that is removed with this object.
class TemporaryFile {
public:
  Error create(StringRef extension) {
    if (std::error_code code = llvm::sys::fs::createTemporaryFile(
            "tcopt-kernels", extension, path))
      return llvm::createStringError(code, "cannot make a temporary file: " +
                                               code.message());
    remover.setFile(path);
    return Error::success();
  }

  Error write(StringRef text) const {
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    os << text;
    os.close();
    if (!code)
      code = os.error();
    os.clear_error();
    if (!code)
      return Error::success();
    return llvm::createStringError(code, "cannot write '" + StringRef(path) +
                                             "': " + code.message());
  }

  Expected<llvm::SmallVector<char, 0>> read() const {
    auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!buffer)
      return llvm::createStringError(buffer.getError(),
                                     "cannot read '" + StringRef(path) +
                                         "': " + buffer.getError().message());
    StringRef bytes = (*buffer)->getBuffer();
    return llvm::SmallVector<char, 0>(bytes.begin(), bytes.end());
  }

  StringRef name() const { return path; }

private:
  llvm::SmallString<128> path;
  llvm::FileRemover remover;
};

/// What the assembler reads and writes.
struct Files {
  TemporaryFile ptx, cubin, messages;

  Error create() {
    for (auto [file, extension] :
         {std::pair(&ptx, "ptx"), {&cubin, "cubin"}, {&messages, "txt"}})
      if (Error error = file->create(extension))
        return error;
    return Error::success();
  }
};
} // namespace

static Expected<std::string> findProgram(StringRef program) {
  auto found = llvm::sys::findProgramByName(program);
  if (found)
    return *found;
  return llvm::createStringError(found.getError(),
                                 "cannot find the program '" + program +
                                     "': " + found.getError().message());
}

/// With what the program printed.
static Error describeFailure(const Files &files, StringRef program, int status,
                             StringRef whyNotRun) {
  if (status == -1)
    return llvm::createStringError("cannot run '" + program +
                                   "': " + whyNotRun);
  auto printed = files.messages.read();
  if (!printed)
    return printed.takeError();
  StringRef text = StringRef(printed->data(), printed->size()).trim();
  return llvm::createStringError(
      "'" + program + "' " +
      (status < 0 ? std::string("was stopped")
                  : "ended with status " + std::to_string(status)) +
      (text.empty() ? "" : ": ") + text);
}

static Error run(const Files &files, StringRef program, StringRef chip) {
  std::string arch = ("-arch=" + chip).str(), whyNot;
  StringRef arguments[] = {program, arch, "-o", files.cubin.name(),
                           files.ptx.name()};
  std::optional<StringRef> streams[] = {StringRef(), files.messages.name(),
                                        files.messages.name()};
  int status = llvm::sys::ExecuteAndWait(
      program, arguments, /*Env=*/std::nullopt, streams,
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &whyNot);
  if (status == 0)
    return Error::success();
  return describeFailure(files, program, status, whyNot);
}

Expected<llvm::SmallVector<char, 0>>
tcopt::assembleKernels(StringRef ptx, StringRef chip, StringRef program) {
  if (!findCudaChip(chip))
    return llvm::createStringError(
        "ptxas makes code for chips such as sm_90, not for '" + chip + "'");
  Expected<std::string> path = findProgram(program);
  if (!path)
    return path.takeError();
  Files files;
  if (Error error = files.create())
    return std::move(error);
  if (Error error = files.ptx.write(ptx))
    return std::move(error);
  if (Error error = run(files, *path, chip))
    return std::move(error);
  auto code = files.cubin.read();
  if (code && code->empty())
    return llvm::createStringError("'" + *path + "' has made no code");
  return code;
}
