//===- Phases.h - the phases and their contracts ----------------*- C++ -*-===//
//
// A phase is a pipeline that ends in a contract. Its id names the pipeline
// (tcopt-<id>), the contract (tcopt-verify-<id>), and values of the options
// stop-after and start-at.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PIPELINES_PHASES_H
#define TCOPT_PIPELINES_PHASES_H

#include "mlir/IR/BuiltinOps.h"
#include <array>
#include <optional>

namespace tcopt {

enum class Phase {
  Ingest,     ///< graph: ranked, inlined, free of side effects
  Autodiff,   ///< graph: no grad op left
  Decompose,  ///< core primitives
  Fuse,       ///< nest kernels around linalg, each with a schedule
  PlanMemory, ///< buffers at offsets in an arena
  Lower,      ///< llvm
};

inline constexpr std::array<Phase, 6> kPhases = {
    Phase::Ingest, Phase::Autodiff,   Phase::Decompose,
    Phase::Fuse,   Phase::PlanMemory, Phase::Lower};

/// The id of a phase, such as "plan-memory".
llvm::StringRef getPhaseName(Phase phase);
std::optional<Phase> parsePhase(llvm::StringRef name);

/// Checks the contract at the end of the phase. With `report`, emits a
/// diagnostic for each op that violates it.
llvm::LogicalResult verifyPhase(Phase phase, mlir::ModuleOp module,
                                bool report = true);

/// Returns the number of ops that violate the contract.
int64_t countViolations(Phase phase, mlir::ModuleOp module);

/// Whether the module is a user's program before ingest: host code and graph
/// ops, without attributes and ops that ingest adds.
bool isBeforeIngest(mlir::ModuleOp module);

/// Returns the next phase to run: ingest for a program before ingest, otherwise
/// the phase after the last phase whose contract holds; nullopt if the module
/// is fully lowered.
std::optional<Phase> findNextPhase(mlir::ModuleOp module);

/// Returns the phase whose contract the fewest ops violate, for a module that
/// fulfils no contract and is not a program before ingest. Returns nullopt for
/// other modules, and if the nearest phase is one of graph, because ingest is
/// the next phase then.
std::optional<Phase> findNearestPhase(mlir::ModuleOp module);

/// The slots between phases to which users and plugins append pipelines.
enum class Slot {
  AfterIngest,
  AfterAutodiff,
  AfterDecompose,
  BeforeFuse,
  AfterChooseGroups,
  AfterFuse,
  BeforePlanMemory,
  AfterPlanMemory,
  BeforeTarget,
};

inline constexpr std::array<Slot, 9> kSlots = {
    Slot::AfterIngest,      Slot::AfterAutodiff,     Slot::AfterDecompose,
    Slot::BeforeFuse,       Slot::AfterChooseGroups, Slot::AfterFuse,
    Slot::BeforePlanMemory, Slot::AfterPlanMemory,   Slot::BeforeTarget};

llvm::StringRef getSlotName(Slot slot);
/// The phase whose pipeline a slot belongs to.
Phase phaseOf(Slot slot);
std::optional<Slot> parseSlot(llvm::StringRef name);
/// Returns a line that describes the IR of a pipeline in the slot.
llvm::StringRef getSlotDescription(Slot slot);

} // namespace tcopt

#endif // TCOPT_PIPELINES_PHASES_H
