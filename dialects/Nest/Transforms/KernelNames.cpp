//===- KernelNames.cpp - names of kernels after their ops -----------------===//
//
// A name is valid in C and short enough for the suffixes of later passes.
//
//===----------------------------------------------------------------------===//

#include "KernelNames.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

/// The most characters for ops in a name; a kind and a number follow.
static constexpr size_t kMostOps = 36;

/// `graph.linear` is `linear`.
static std::string shortName(StringRef name) {
  std::string text = name.split('.').second.str();
  for (char &c : text)
    if (!llvm::isAlnum(c))
      c = '_';
  return text;
}

static void addSources(Location loc, llvm::SetVector<StringRef> &names) {
  loc->walk([&](Location inner) {
    auto fused = dyn_cast<FusedLoc>(inner);
    if (auto name =
            fused ? dyn_cast_or_null<StringAttr>(fused.getMetadata()) : nullptr)
      names.insert(name.getValue());
    return WalkResult::advance();
  });
}

/// The op that an op without a source is named after: of a body, its last one.
static StringRef ownName(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic)
    return op->getName().getStringRef();
  Operation *yield = generic.getBody()->getTerminator();
  Operation *last = yield->getNumOperands() != 0
                        ? yield->getOperand(0).getDefiningOp()
                        : nullptr;
  return last ? last->getName().getStringRef() : StringRef("linalg.copy");
}

static llvm::SetVector<StringRef> findOps(GroupOp group) {
  llvm::SetVector<StringRef> names;
  SmallVector<Operation *> computing;
  for (Operation &op : group.getBody().front().without_terminator())
    if (isa<DestinationStyleOpInterface>(op) && !isa<linalg::FillOp>(op))
      computing.push_back(&op);
  for (Operation *op : computing)
    addSources(op->getLoc(), names);
  if (names.empty())
    addSources(group.getLoc(), names);
  if (names.empty())
    for (Operation *op : computing)
      names.insert(ownName(op));
  return names;
}

static std::string baseName(GroupOp group) {
  auto kind = group->getAttrOfType<PlanKindAttr>(attrs::kKind);
  std::string kindName =
      kind ? stringifyPlanKind(kind.getValue()).str() : "kernel";
  std::string name;
  for (StringRef op : findOps(group)) {
    std::string text = shortName(op);
    if (name.size() + 1 + text.size() > kMostOps) {
      std::string cut = name.empty() ? text.substr(0, kMostOps) : name;
      return cut + "_" + kindName;
    }
    name += (name.empty() ? "" : "_") + text;
  }
  return name.empty() ? kindName : name;
}

std::string KernelNames::create(GroupOp group) {
  std::string base = baseName(group) + "_";
  unsigned &count = counts[base];
  while (symbols.lookup(base + std::to_string(count)))
    ++count;
  return base + std::to_string(count++);
}
