//===- Phases.cpp - names of phases and slots -----------------------------===//

#include "tcopt/Pipelines/Phases.h"

namespace tcopt {

static constexpr std::array<llvm::StringLiteral, 6> kPhaseNames = {
    "ingest", "autodiff", "decompose", "fuse", "plan-memory", "lower"};

struct SlotInfo {
  llvm::StringLiteral name;
  Phase phase;
  llvm::StringLiteral description;
};
static constexpr std::array<SlotInfo, 9> kSlotInfos = {{
    {"after-ingest", Phase::Ingest, "graph on ranked tensors, calls inlined"},
    {"after-autodiff", Phase::Autodiff, "graph without grad"},
    {"after-decompose", Phase::Decompose, "core"},
    {"before-fuse", Phase::Fuse, "core, before backends take their parts"},
    {"after-choose-groups", Phase::Fuse,
     "core with the plan of its kernels, which is checked again"},
    {"after-fuse", Phase::Fuse,
     "host functions on tensors that call kernels, scheduled"},
    {"before-plan-memory", Phase::PlanMemory,
     "host functions on tensors that call kernels"},
    {"after-plan-memory", Phase::PlanMemory,
     "host functions on buffers in arenas, kernels on tensors"},
    {"before-target", Phase::Lower, "buffers, before kernels become loops"},
}};

template <typename Enum, typename Names>
static std::optional<Enum> find(const Names &names, llvm::StringRef name) {
  for (size_t i = 0; i < names.size(); ++i)
    if (names[i] == name)
      return static_cast<Enum>(i);
  return std::nullopt;
}

llvm::StringRef getPhaseName(Phase phase) {
  return kPhaseNames[static_cast<size_t>(phase)];
}

std::optional<Phase> parsePhase(llvm::StringRef name) {
  return find<Phase>(kPhaseNames, name);
}

llvm::StringRef getSlotName(Slot slot) {
  return kSlotInfos[static_cast<size_t>(slot)].name;
}

llvm::StringRef getSlotDescription(Slot slot) {
  return kSlotInfos[static_cast<size_t>(slot)].description;
}

Phase phaseOf(Slot slot) { return kSlotInfos[static_cast<size_t>(slot)].phase; }

std::optional<Slot> parseSlot(llvm::StringRef name) {
  for (Slot slot : kSlots)
    if (getSlotName(slot) == name)
      return slot;
  return std::nullopt;
}

std::optional<Phase> findNextPhase(mlir::ModuleOp module) {
  if (isBeforeIngest(module))
    return Phase::Ingest;
  for (size_t i = kPhases.size(); i > 0; --i) {
    if (failed(verifyPhase(kPhases[i - 1], module, /*report=*/false)))
      continue;
    if (i == kPhases.size())
      return std::nullopt;
    return kPhases[i];
  }
  return Phase::Ingest;
}

std::optional<Phase> findNearestPhase(mlir::ModuleOp module) {
  if (findNextPhase(module) != Phase::Ingest || isBeforeIngest(module))
    return std::nullopt;
  auto nearest = llvm::min_element(kPhases, [&](Phase a, Phase b) {
    return countViolations(a, module) < countViolations(b, module);
  });
  return *nearest > Phase::Autodiff ? std::optional(*nearest) : std::nullopt;
}

} // namespace tcopt
