//===- store-kernels.cpp - compile functions on tensors before their use --===//
//
//   store-kernels CPU FILE
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "tcopt/Capture/StoreKernels.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;

static void callAll() {
  stored::callPointwise();
  stored::callReductions();
  stored::callContractions();
  stored::callNetworks();
  stored::callCreations();
  stored::callIndexing();
}

int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: store-kernels CPU FILE\n";
    return 1;
  }
  try {
    size_t count = storeKernels(argv[2], argv[1], callAll);
    llvm::outs() << count << " programs for " << argv[1] << "\n";
    return 0;
  } catch (const std::exception &error) {
    llvm::errs() << "store-kernels: " << error.what() << "\n";
    return 1;
  }
}
