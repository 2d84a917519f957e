//===- Phases.h - the phases and their contracts ----------------*- C++ -*-===//
//
// A phase is a pipeline that ends in a contract. The ids below are the only
// ones: for pipelines (tcopt-<id>), contracts (tcopt-verify-<id>), and the
// options stop-after and start-at.
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
  PlanMemory, ///< buffers with a place in an arena
  Lower,      ///< llvm
};

inline constexpr std::array<Phase, 6> kPhases = {
    Phase::Ingest, Phase::Autodiff,   Phase::Decompose,
    Phase::Fuse,   Phase::PlanMemory, Phase::Lower};

/// The id of a phase, such as "plan-memory".
llvm::StringRef getPhaseName(Phase phase);
std::optional<Phase> parsePhase(llvm::StringRef name);

/// Checks the contract at the end of the phase. With `report`, each op that
/// breaks it gets a diagnostic at its location.
llvm::LogicalResult verifyPhase(Phase phase, mlir::ModuleOp module,
                                bool report = true);

/// How many ops break the contract.
int64_t countViolations(Phase phase, mlir::ModuleOp module);

/// Whether the module is a program as users write it: host code and graph, and
/// nothing that ingest adds.
bool isBeforeIngest(mlir::ModuleOp module);

/// The phase whose pipeline the module needs next: ingest for a program as
/// users write it, else the one after the last whose contract holds, or none if
/// the module is fully lowered.
std::optional<Phase> findNextPhase(mlir::ModuleOp module);

/// Of a module that keeps the contract of no phase and is no program as users
/// write it, the phase whose contract it breaks at the fewest ops; none for
/// others, also where that is one of graph, as ingest is then next.
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
/// One line that says what IR a pipeline in the slot sees.
llvm::StringRef getSlotDescription(Slot slot);

} // namespace tcopt

#endif // TCOPT_PIPELINES_PHASES_H
