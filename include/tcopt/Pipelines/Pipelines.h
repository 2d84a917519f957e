//===- Pipelines.h - the phases as pipelines --------------------*- C++ -*-===//
//
// One options struct and one function a phase; each function is a straight list
// of passes. Who runs it appends what lies in the phase's slot and then the
// phase's contract (createVerifyPass). A choice is another pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PIPELINES_PIPELINES_H
#define TCOPT_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Target/Backend.h"
#include <memory>
#include <string>
#include <vector>

namespace tcopt {

struct DecomposeOptions {};
struct FuseOptions {
  TargetOptions target;
  /// The backend that schedules kernels.
  std::string targetName = "cpu";
  /// Backends that may take parts, in order of preference.
  std::vector<std::string> backends;
};
struct PlanMemoryOptions {};

void populateIngestPipeline(mlir::OpPassManager &pm,
                            const CompileConfig &config = {});
void populateAutodiffPipeline(mlir::OpPassManager &pm,
                              const CompileConfig &config = {});
void populateDecomposePipeline(mlir::OpPassManager &pm,
                               const DecomposeOptions &options = {});
void populateFusePipeline(mlir::OpPassManager &pm,
                          std::shared_ptr<const BackendRegistry> backends,
                          const FuseOptions &options = {});
/// The two halves of the phase fuse: parts of backends and the plan of the
/// kernels; kernels as the plan states them.
void populatePlanPipeline(mlir::OpPassManager &pm,
                          std::shared_ptr<const BackendRegistry> backends,
                          const FuseOptions &options = {});
void populateKernelsPipeline(mlir::OpPassManager &pm,
                             std::shared_ptr<const BackendRegistry> backends,
                             const FuseOptions &options = {});
/// Checks a plan that was changed, and plans ops that are in no group.
void addPlanPasses(mlir::OpPassManager &pm,
                   std::shared_ptr<const BackendRegistry> backends,
                   const FuseOptions &options = {});
void populatePlanMemoryPipeline(mlir::OpPassManager &pm,
                                const PlanMemoryOptions &options = {});

/// A unit to plain loops that obey no schedule. No op writes over what another
/// one may read: each writes to memory of its own, which is copied. Units on
/// buffers keep what they have. Shares with the product the conversion to llvm,
/// which comes next, and the ABI.
void populateReferenceKernelPipeline(mlir::OpPassManager &units);

/// From IR of the phases fuse or plan-memory to llvm with as little of the
/// product as possible: kernels become plain loops. Judges later phases. After
/// decompose means within fuse: groups around core or linalg are outlined.
void populateReferencePipeline(mlir::OpPassManager &pm, Phase done);

/// What `tcopt-compile` is asked for.
struct PipelineConfig {
  std::string target = "cpu";
  CompileConfig compile;
  /// Of TargetOptions.
  std::string triple;
  /// Backends that may take parts of the model before the target does.
  std::vector<std::string> backends;
  /// The first phase to run; without one it is ingest.
  std::optional<Phase> startAt;
  /// The last phase to run.
  std::optional<Phase> stopAfter;
  /// Pipelines appended to slots, in order.
  std::vector<std::pair<Slot, std::string>> slots;

  TargetOptions targetOptions() const {
    return {unsigned(compile.vectorBits), triple, compile.targetCpu,
            compile.targetFeatures, compile.targetChip};
  }

  bool operator==(const PipelineConfig &) const = default;
};

using ErrorHandler =
    llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)>;

/// Reads `slot:pipeline`, several separated by `;`.
llvm::FailureOr<std::vector<std::pair<Slot, std::string>>>
parseSlots(llvm::StringRef text, ErrorHandler error);

/// The entry of the slot after-choose-groups that explains why two ops, as A,B,
/// are in different kernels of a target.
std::string explainingSlot(llvm::StringRef ops, llvm::StringRef target);

/// Appends all phases asked for. Wrong settings go to `error`.
llvm::LogicalResult
buildCompilePipeline(mlir::OpPassManager &pm, const PipelineConfig &config,
                     std::shared_ptr<const BackendRegistry> backends,
                     ErrorHandler error);

/// What a tool has found in its input before a pipeline is made for it: where
/// `tcopt-compile` begins unless it is told.
struct InputState {
  std::optional<Phase> next;
  /// No phase is left.
  bool isLowered = false;
  /// No contract holds, and this is the nearest (see findNearestPhase).
  std::optional<Phase> nearest = std::nullopt;
};

/// Registers `tcopt-compile` and a pipeline for each phase. `input` is looked
/// at when a pipeline is made; without one, compilation begins with ingest.
void registerPipelines(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

} // namespace tcopt

#endif // TCOPT_PIPELINES_PIPELINES_H
