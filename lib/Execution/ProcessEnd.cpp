//===- ProcessEnd.cpp - compilation while the process ends ----------------===//

#include "tcopt/Execution/ProcessEnd.h"
#include "llvm/Support/MathExtras.h"
#include <atomic>
#include <cstdlib>

// Exit handlers run in reverse order of registration: a handler registered now
// runs before the destructors of the tables that LLVM has created so far.
static std::atomic<bool> isEnding = false;
static std::atomic<uint32_t> numCompiled = 0;

void tcopt::noteCompiled() {
  uint32_t number = ++numCompiled;
  // Each further program may create tables: register again, ever more rarely.
  if (llvm::isPowerOf2_32(number))
    std::atexit([] { isEnding = true; });
}

llvm::Error tcopt::expectCompiler() {
  if (!isEnding)
    return llvm::Error::success();
  return llvm::createStringError(
      "the process ends: what was not compiled before cannot be compiled any "
      "more");
}
