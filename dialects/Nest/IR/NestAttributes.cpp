//===- NestAttributes.cpp - discardable attributes of nest ----------------===//

#include "tcopt/Nest/IR/NestAttributes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/NestSchedule.h"

using namespace mlir;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Threads of a block, and blocks of a multiprocessor, of any GPU.
static constexpr int64_t kMostThreads = 1024, kMostResident = 32;

static bool isInteger(Attribute value, unsigned width, int64_t least,
                      int64_t most) {
  auto integer = dyn_cast<IntegerAttr>(value);
  return integer && integer.getType().isSignlessInteger(width) &&
         integer.getInt() >= least && integer.getInt() <= most;
}

static bool isCount(Attribute value) {
  return isInteger(value, 64, 1, std::numeric_limits<int64_t>::max());
}

static bool isSeveral(Attribute value) {
  return isInteger(value, 64, 2, std::numeric_limits<int64_t>::max());
}

static bool isThreads(Attribute value) {
  return isInteger(value, 64, 1, kMostThreads);
}

static bool isResident(Attribute value) {
  return isInteger(value, 32, 1, kMostResident);
}

static bool isUnit(Attribute value) { return isa<UnitAttr>(value); }

static bool areIndices(Attribute value) {
  auto indices = dyn_cast<DenseI64ArrayAttr>(value);
  return indices &&
         llvm::all_of(indices.asArrayRef(), [](int64_t i) { return i >= 0; });
}

static bool isLayout(Attribute value) {
  auto types = dyn_cast<ArrayAttr>(value);
  return types && !types.empty() && llvm::all_of(types, [](Attribute element) {
           auto type = dyn_cast<TypeAttr>(element);
           auto tensor = type ? dyn_cast<RankedTensorType>(type.getValue())
                              : RankedTensorType();
           return tensor && tensor.hasStaticShape() &&
                  tensor.getElementType().isIntOrIndexOrFloat();
         });
}

template <typename AttrT> static bool areAll(Attribute value) {
  auto list = dyn_cast<ArrayAttr>(value);
  return list &&
         llvm::all_of(list, [](Attribute entry) { return isa<AttrT>(entry); });
}

static bool isKind(Attribute value) { return isa<PlanKindAttr>(value); }

static bool isNumber(Attribute value) {
  auto index = dyn_cast<IntegerAttr>(value);
  return index && index.getType().isIndex() && index.getInt() >= 0;
}

static bool isRole(Attribute value) { return isa<RoleAttr>(value); }

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isFunction(Operation *op) { return isa<FunctionOpInterface>(op); }

static bool isPrivate(Operation *op) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  return function && !function.isPublic();
}

static bool isKernel(Operation *op) { return isa<KernelOp>(op); }

static bool isGroupOrKernel(Operation *op) {
  return isa<GroupOp, KernelOp>(op);
}

static bool hasTensors(Operation *op) {
  return op->getNumResults() != 0 &&
         llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>);
}

static bool isParallel(Operation *op) {
  return op->getName().getStringRef() == "scf.parallel";
}

static bool hasThreads(Operation *op) {
  return isParallel(op) && op->hasAttr(attrs::kThreads);
}

static bool hasBlocks(Operation *op) {
  return hasThreads(op) && op->hasAttr(attrs::kBlocks);
}

static bool isCompute(Operation *op) {
  return isa<linalg::LinalgOp, tensor::InsertSliceOp, ScatterOp, SortOp>(op);
}

//===----------------------------------------------------------------------===//
// The tables
//===----------------------------------------------------------------------===//

namespace {
struct AttributeRule {
  StringLiteral name;
  bool (*isValue)(Attribute value);
  StringLiteral value;
  bool (*isOn)(Operation *op);
  StringLiteral on;
};
} // namespace

// Attributes of ops, except nest.schedule, which verifyScheduleOn checks.
static constexpr AttributeRule rules[] = {
    {attrs::kStateLayout, isLayout, "types of static tensors", isPrivate,
     "a private function"},
    {attrs::kStateArguments, areIndices, "indices of at least 0", isFunction,
     "a function"},
    {attrs::kThreadBytes, isCount, "an i64 of at least 1", isFunction,
     "a function"},
    {attrs::kGuarded, isUnit, "a unit attribute", isFunction, "a function"},
    {attrs::kCalls, isSeveral, "an i64 of at least 2", isFunction,
     "a function"},
    {attrs::kPlan, areAll<PlannedAttr>, "a list of #nest.planned", isFunction,
     "a function"},
    {attrs::kMembers, areAll<MemberAttr>, "a list of #nest.member", hasTensors,
     "an op whose results are ranked tensors"},
    {attrs::kKind, isKind, "a #nest.kind", isGroupOrKernel,
     "a nest.group or nest.kernel"},
    {attrs::kRole, isRole, "#nest.role", isCompute,
     "an op that computes a kernel's tensors"},
    {attrs::kGrain, isCount, "an i64 of at least 1", isParallel,
     "an scf.parallel"},
    {attrs::kThreads, isThreads, "an i64 from 1 to 1024", isParallel,
     "an scf.parallel"},
    {attrs::kBlocks, isUnit, "a unit attribute", hasThreads,
     "an scf.parallel with nest.threads"},
    {attrs::kResident, isResident, "an i32 from 1 to 32", hasBlocks,
     "an scf.parallel with nest.blocks"},
};

// Attributes of arguments. The verifier of nest.kernel checks kSizes and
// kMayAlias, and cites its constraints.
static constexpr AttributeRule argumentRules[] = {
    {attrs::kState, isNumber, "an index of at least 0", isFunction,
     "a function"},
    {attrs::kSizes, nullptr, "", isKernel, "a nest.kernel"},
    {attrs::kMayAlias, nullptr, "", isKernel, "a nest.kernel"},
};

static const AttributeRule *findRule(ArrayRef<AttributeRule> rules,
                                     StringRef name) {
  const auto *found =
      llvm::find_if(rules, [&](auto &rule) { return rule.name == name; });
  return found == rules.end() ? nullptr : found;
}

static LogicalResult refuseUnknown(Operation *op, NamedAttribute attribute) {
  return op->emitOpError("expected an attribute of the dialect nest but found "
                         "the unknown ")
         << attribute.getName();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

LogicalResult NestDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  StringRef name = attribute.getName();
  Attribute value = attribute.getValue();
  if (name == attrs::kSchedule)
    return verifyScheduleOn(op, value);
  const AttributeRule *rule = findRule(rules, name);
  if (!rule)
    return refuseUnknown(op, attribute);
  if (name == attrs::kThreadBytes && isKernel(op))
    return success(); // the op's verifier cites its constraint
  if (!rule->isOn(op))
    return op->emitOpError("expected ")
           << attribute.getName() << " on " << rule->on << " only";
  if (!rule->isValue(value))
    return op->emitOpError("expected ")
           << rule->value << " as " << attribute.getName() << " but found "
           << value;
  return success();
}

LogicalResult NestDialect::verifyRegionArgAttribute(Operation *op,
                                                    unsigned /*region*/,
                                                    unsigned argument,
                                                    NamedAttribute attribute) {
  const AttributeRule *rule = findRule(argumentRules, attribute.getName());
  if (!rule)
    return refuseUnknown(op, attribute);
  if (!rule->isOn(op))
    return op->emitOpError("expected ")
           << attribute.getName() << " on arguments of " << rule->on << " only";
  if (!rule->isValue || rule->isValue(attribute.getValue()))
    return success();
  return op->emitOpError("expected ")
         << rule->value << " as " << attribute.getName() << " of argument "
         << argument << " but found " << attribute.getValue();
}

LogicalResult
NestDialect::verifyRegionResultAttribute(Operation *op, unsigned /*region*/,
                                         unsigned /*result*/,
                                         NamedAttribute attribute) {
  return refuseUnknown(op, attribute);
}
