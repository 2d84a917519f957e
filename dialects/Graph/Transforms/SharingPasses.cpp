//===- SharingPasses.cpp - what runs behind derivatives -------------------===//

#include "mlir/Pass/PassManager.h"
#include "tcopt/Graph/Transforms/Passes.h"

namespace tcopt::graph {

// Scans are merged before one of them stacks more, loops with a condition after
// that, and sums leave the loops that are left.
void addSharingPasses(mlir::OpPassManager &functions) {
  functions.addPass(createGraphMergeAttention());
  functions.addPass(createGraphJoinSlices());
  functions.addPass(createGraphMergeScans());
  functions.addPass(createGraphSaveInScans());
  functions.addPass(createGraphMergeWhiles());
  functions.addPass(createGraphSinkSums());
}

} // namespace tcopt::graph
