//===- Pipelines.h - the phases as pipelines --------------------*- C++ -*-===//
//
// Each phase has an options struct and a function that adds a fixed list of
// passes. The caller appends the pipelines of the phase's slot and then the
// phase's contract (createVerifyPass). Alternatives are separate pipelines.
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
  /// Partitioning backends, in order of preference.
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
/// The two halves of the phase fuse: the first forms the partitions of backends
/// and plans the kernels, the second forms the kernels.
void populatePlanPipeline(mlir::OpPassManager &pm,
                          std::shared_ptr<const BackendRegistry> backends,
                          const FuseOptions &options = {});
void populateKernelsPipeline(mlir::OpPassManager &pm,
                             std::shared_ptr<const BackendRegistry> backends,
                             const FuseOptions &options = {});
/// Adds passes that check a modified plan, and plan the ops that are in no
/// group.
void addPlanPasses(mlir::OpPassManager &pm,
                   std::shared_ptr<const BackendRegistry> backends,
                   const FuseOptions &options = {});
void populatePlanMemoryPipeline(mlir::OpPassManager &pm,
                                const PlanMemoryOptions &options = {});

/// Lowers kernel units to plain loops without schedules. Ops on tensors write
/// to separate buffers, which are copied, so that no op overwrites the operand
/// of another; units on buffers keep their buffers. The subsequent conversion
/// to llvm and the ABI are those of the normal pipeline.
void populateReferenceKernelPipeline(mlir::OpPassManager &units);

/// Lowers IR of the phases fuse or plan-memory to llvm with few of tcopt's own
/// passes: kernels become plain loops. Serves as the reference for later
/// phases. `done` is the last completed phase; Decompose means IR within fuse,
/// whose groups of core or linalg ops are outlined.
void populateReferencePipeline(mlir::OpPassManager &pm, Phase done);

/// The options of `tcopt-compile`.
struct PipelineConfig {
  std::string target = "cpu";
  CompileConfig compile;
  /// The triple of TargetOptions.
  std::string triple;
  /// Partitioning backends, which claim ops before the target.
  std::vector<std::string> backends;
  /// The first phase to run; the default is ingest.
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

/// Parses `slot:pipeline` entries, separated by `;`.
llvm::FailureOr<std::vector<std::pair<Slot, std::string>>>
parseSlots(llvm::StringRef text, ErrorHandler error);

/// Returns the entry for the slot after-choose-groups that explains why two
/// ops, written as A,B, are in different kernels of a target.
std::string explainingSlot(llvm::StringRef ops, llvm::StringRef target);

/// Appends the phases of the configuration. Reports invalid settings to
/// `error`.
llvm::LogicalResult
buildCompilePipeline(mlir::OpPassManager &pm, const PipelineConfig &config,
                     std::shared_ptr<const BackendRegistry> backends,
                     ErrorHandler error);

/// The state of a tool's input, which determines the first phase of
/// `tcopt-compile` without the option start-at.
struct InputState {
  std::optional<Phase> next;
  /// Whether no phase remains.
  bool isLowered = false;
  /// The result of findNearestPhase, if no contract holds.
  std::optional<Phase> nearest = std::nullopt;
};

/// Registers `tcopt-compile` and a pipeline for each phase. `input` is read
/// when a pipeline is built; without it, compilation begins with ingest.
void registerPipelines(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

} // namespace tcopt

#endif // TCOPT_PIPELINES_PIPELINES_H
