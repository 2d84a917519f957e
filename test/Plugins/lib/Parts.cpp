//===- Parts.cpp - backends that only cut programs into parts -------------===//
//
// They have no passes: their parts become kernels as everything else does. What
// they take makes parts of many shapes.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;

namespace {

struct PartsBackend : tcopt::Backend {
  StringRef getName() const override { return PARTS_NAME; }
  StringRef getDescription() const override { return "parts, in tests"; }
  bool takes(Operation *op) const override { return PARTS_TAKES; }
};

} // namespace

TCOPT_BACKEND_PLUGIN(PARTS_NAME, "0.1", PartsBackend)
