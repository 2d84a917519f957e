//===- KernelModel.cpp - the cost of a kernel on a target -----------------===//

#include "tcopt/Analysis/KernelModel.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace tcopt;

StringRef tcopt::stringify(GroupKind kind) {
  static constexpr StringRef names[] = {"pointwise",
                                        "rows",
                                        "columns",
                                        "contraction",
                                        "convolution",
                                        "attention",
                                        "attention_backward",
                                        "scan",
                                        "gather_scatter",
                                        "sort",
                                        "move"};
  return names[unsigned(kind)];
}

StringRef tcopt::stringify(MemberRole role) {
  static constexpr StringRef names[] = {"root", "prologue", "epilogue", "row",
                                        "map"};
  return names[unsigned(role)];
}

KernelModel::~KernelModel() = default;

KernelTime tcopt::estimateCost(const GroupShape &shape,
                               const KernelRates &rates) {
  double used = std::clamp(shape.rows, 1.0, rates.threads) / rates.threads;
  KernelTime cost;
  cost.memory = (shape.bytesIn + shape.bytesOut) / (rates.bytesPerNs * used);
  cost.compute = shape.flops / (rates.flopsPerNs * used) +
                 shape.finishFlops * rates.threads / rates.flopsPerNs;
  cost.launch = rates.launchNs;
  return cost;
}

std::optional<KernelTime>
NeighborKernelModel::cost(const GroupShape &shape) const {
  return estimateCost(shape, rates);
}

StringRef NeighborKernelModel::refuses(const GroupShape &shape) const {
  auto isElementwiseMember = [&](const ShapeMember &member) {
    return isElementwise(shape.factsOf(member).nodeClass);
  };
  if (shape.members.size() < 2)
    return "";
  if (count_if(shape.members, isElementwiseMember) + 1 <
      ptrdiff_t(shape.members.size()))
    return "several ops that are not elementwise";
  auto isPrologue = [](const ShapeMember &member) {
    return member.role == MemberRole::Prologue;
  };
  if ((shape.kind == GroupKind::Contraction ||
       shape.kind == GroupKind::Convolution) &&
      any_of(shape.members, isPrologue))
    return "prologue of a contraction";
  if (any_of(shape.members, [](const auto &m) { return m.finish; }))
    return "ops on the result of a reduction over all rows";
  if (shape.numReductions && shape.rowLoops.empty())
    return "one row";
  return "";
}
