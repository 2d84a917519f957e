//===- InterpBackend.cpp - the reference interpreter as a backend ---------===//

#include "tcopt/Target/InterpBackend.h"

namespace tcopt {
namespace {

class InterpBackend : public Backend {
public:
  llvm::StringRef getName() const override { return "interp"; }
  llvm::StringRef getDescription() const override {
    return "the reference interpreter of graph and core, in tcopt-run";
  }
};

} // namespace

std::unique_ptr<Backend> createInterpBackend() {
  return std::make_unique<InterpBackend>();
}

} // namespace tcopt
