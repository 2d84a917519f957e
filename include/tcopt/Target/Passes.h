//===- Passes.h - partitioning, fusion and targets --------------*- C++ -*-===//

#ifndef TCOPT_TARGET_PASSES_H
#define TCOPT_TARGET_PASSES_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Target/Passes.h.inc"

/// Whether an op can be the reason for a partition: it computes something,
/// unlike constants and guards.
bool isPartWork(mlir::Operation *op);

/// The pass `core-assign-parts` for the backends that the options name.
std::unique_ptr<mlir::Pass>
createAssignPartsPass(std::shared_ptr<const BackendRegistry> backends,
                      AssignPartsPassOptions options = {});

/// The pass `core-choose-groups` for one of the backends.
std::unique_ptr<mlir::Pass>
createChooseGroupsPass(std::shared_ptr<const BackendRegistry> backends,
                       ChooseGroupsPassOptions options = {});

/// The pass `core-explain-fusion` for one of the backends.
std::unique_ptr<mlir::Pass>
createExplainFusionPass(std::shared_ptr<const BackendRegistry> backends,
                        ExplainFusionPassOptions options = {});

/// The pass `tcopt-set-target` for one of the backends.
std::unique_ptr<mlir::Pass>
createSetTargetPass(std::shared_ptr<const BackendRegistry> backends,
                    SetTargetPassOptions options = {});

/// The pass `tcopt-split-levels`.
std::unique_ptr<mlir::Pass>
createSplitLevelsPass(std::shared_ptr<const BackendRegistry> backends,
                      SplitLevelsPassOptions options = {});

/// Registers the passes, which find backends by their names in the registry.
void registerTargetPasses(std::shared_ptr<const BackendRegistry> backends);

} // namespace tcopt

#endif // TCOPT_TARGET_PASSES_H
