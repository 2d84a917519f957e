//===- SplitGroups.cpp - split groups without a schedule ------------------===//
//
// The planner works on core ops. Some properties appear only in linalg ops, for
// example indices that two ops compute in different ways: a group without a
// schedule is then split into kernels with one root each.
//
//===----------------------------------------------------------------------===//

#include "SplitGroups.h"
#include "PaddedInput.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/Transforms/GroupBoundary.h"
#include "tcopt/Nest/Transforms/KernelRoles.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace tcopt;
using nest::GroupOp;

namespace {

class Splitter {
public:
  Splitter(GroupOp group, const loops::SplitTarget &target,
           RewriterBase &rewriter)
      : group(group), body(group.getBody().front()), rewriter(rewriter),
        convertsSums(target.convertsSums) {
    findCopies(target);
    findUnits();
  }
  /// Why a padding is a unit of its own; empty if none is.
  StringRef reasonOfCopies() const { return reason; }

  /// Whether a unit reads a result of another one.
  bool hasLocals() {
    return llvm::any_of(units, [&](auto &unit) {
      return llvm::any_of(unit, [&](Operation *op) {
        return llvm::any_of(operandsOf(op), [&](Value operand) {
          auto it = unitOf.find(operand.getDefiningOp());
          return it != unitOf.end() && it->second != unitOf.lookup(op);
        });
      });
    });
  }
  /// Whether units compute all results, and all other ops can be repeated.
  bool canSplit() {
    auto isOfUnit = [&](Value value) {
      return unitOf.contains(value.getDefiningOp());
    };
    return units.size() > 1 &&
           llvm::all_of(body.getTerminator()->getOperands(), isOfUnit) &&
           llvm::all_of(body.without_terminator(), [&](Operation &op) {
             return unitOf.contains(&op) || isa<linalg::FillOp>(op) ||
                    isMemoryEffectFree(&op);
           });
  }
  void run();

private:
  static SmallVector<Value> operandsOf(Operation *op) {
    llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), values);
    return values.takeVector();
  }
  void findCopies(const loops::SplitTarget &target);
  std::optional<size_t> unitOfEpilogue(Operation *op);
  bool readsLaterUnit(Operation *op, size_t unit);
  bool isComputed(Operation &op);
  void findUnits();
  Value cloneOutside(Value value);
  void makeGroup(ArrayRef<Operation *> unit);
  SmallVector<Value> resultsOf(ArrayRef<Operation *> unit);
  Value initOf(Value result);
  void cloneWithOperands(Operation *op, ArrayRef<Operation *> unit,
                         IRMapping &inner);

  GroupOp group;
  Block &body;
  RewriterBase &rewriter;
  bool convertsSums;
  /// Paddings that have to be copied, and why.
  llvm::SmallPtrSet<Operation *, 2> copies;
  std::string reason;
  /// Maps values of the body to their clones before the group.
  IRMapping outside;
  /// Roots, each with its epilogues.
  SmallVector<SmallVector<Operation *>> units;
  llvm::DenseMap<Operation *, size_t> unitOf;
  /// Results of groups by values of the body.
  IRMapping done;
};

} // namespace

/// Whether an op reads a result of a unit after unit `unit`. The call of
/// `unit`'s kernel precedes the computation of that result.
bool Splitter::readsLaterUnit(Operation *op, size_t unit) {
  return llvm::any_of(operandsOf(op), [&](Value operand) {
    Operation *producer = operand.getDefiningOp();
    if (!producer || producer->getBlock() != &body)
      return false;
    auto it = unitOf.find(producer);
    return it != unitOf.end() ? it->second > unit
                              : readsLaterUnit(producer, unit);
  });
}

/// The unit that an epilogue is part of; none for other ops.
std::optional<size_t> Splitter::unitOfEpilogue(Operation *op) {
  if (nest::getRole(op) != nest::Role::epilogue)
    return std::nullopt;
  for (Value operand : op->getOperands()) {
    auto it = unitOf.find(operand.getDefiningOp());
    bool hasType =
        convertsSums || getElementTypeOrSelf(operand) ==
                            getElementTypeOrSelf(op->getResultTypes()[0]);
    if (it != unitOf.end() && operand.hasOneUse() && hasType &&
        !readsLaterUnit(op, it->second))
      return it->second;
  }
  return std::nullopt;
}

void Splitter::findCopies(const loops::SplitTarget &target) {
  for (auto insert : body.getOps<tensor::InsertSliceOp>()) {
    if (!loops::readerOfPadded(insert))
      continue;
    std::string why = target.whyNotAroundEdges(insert);
    if (why.empty())
      continue;
    copies.insert(insert);
    reason = why;
  }
}

/// Whether a unit contains the op. Each unit repeats the initial values that it
/// reads; a constant that the group returns is a unit.
bool Splitter::isComputed(Operation &op) {
  if (isa<linalg::FillOp>(op))
    return llvm::is_contained(op.getUsers(), body.getTerminator());
  return copies.contains(&op) || isa<linalg::LinalgOp>(op);
}

void Splitter::findUnits() {
  for (Operation &op : body.without_terminator()) {
    if (!isComputed(op))
      continue;
    size_t unit = unitOfEpilogue(&op).value_or(units.size());
    unitOf[&op] = unit;
    units.resize(std::max(units.size(), unit + 1));
    units[unit].push_back(&op);
  }
}

/// The values of a unit that other units or the readers of the group read.
SmallVector<Value> Splitter::resultsOf(ArrayRef<Operation *> unit) {
  SmallVector<Value> results;
  for (Operation *op : unit)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            Operation *there = body.findAncestorOpInBlock(*user);
            return there && !llvm::is_contained(unit, there);
          }))
        results.push_back(result);
  return results;
}

/// The destination of a result before the group: the group's own one, or a new
/// one with the sizes of the tensor that it is computed in.
Value Splitter::initOf(Value result) {
  Value start = result;
  while (Operation *op = start.getDefiningOp()) {
    auto target = dyn_cast<DestinationStyleOpInterface>(op);
    if (!target)
      break;
    start = target.getTiedOpOperand(cast<OpResult>(start))->get();
  }
  if (auto argument = dyn_cast<BlockArgument>(start);
      argument && argument.getOwner() == &body)
    return group.getInits()[argument.getArgNumber()];
  if (start.getDefiningOp<tensor::EmptyOp>())
    return cloneOutside(start);
  return start;
}

/// Clones what a value is computed from before the group.
Value Splitter::cloneOutside(Value value) {
  if (Value known = outside.lookupOrNull(value))
    return known;
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == &body)
    return group.getInits()[argument.getArgNumber()];
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &body)
    return value;
  for (Value operand : op->getOperands())
    outside.map(operand, cloneOutside(operand));
  Operation *clone = rewriter.clone(*op, outside);
  if (isa<tensor::EmptyOp>(op))
    return clone->getResult(0);
  outside.map(op->getResults(), clone->getResults());
  return outside.lookup(value);
}

void Splitter::cloneWithOperands(Operation *op, ArrayRef<Operation *> unit,
                                 IRMapping &inner) {
  for (Value operand : operandsOf(op)) {
    Operation *producer = operand.getDefiningOp();
    if (inner.contains(operand) || !producer || producer->getBlock() != &body)
      continue;
    if (unitOf.contains(producer) && !llvm::is_contained(unit, producer))
      inner.map(operand, done.lookup(operand));
    else
      cloneWithOperands(producer, unit, inner);
  }
  rewriter.clone(*op, inner);
}

void Splitter::makeGroup(ArrayRef<Operation *> unit) {
  SmallVector<Value> results = resultsOf(unit), inits;
  rewriter.setInsertionPoint(group);
  for (Value result : results)
    inits.push_back(initOf(result));
  auto own = GroupOp::create(rewriter, unit.front()->getLoc(), inits);
  Block &to = own.getBody().front();
  IRMapping inner;
  // Destinations of other units' results are read nowhere.
  for (auto [argument, init] : llvm::zip(body.getArguments(), group.getInits()))
    inner.map(argument, init);
  for (auto [argument, init] : llvm::zip(to.getArguments(), inits))
    for (auto [from, outer] : llvm::zip(body.getArguments(), group.getInits()))
      if (outer == init)
        inner.map(from, argument);
  rewriter.setInsertionPointToEnd(&to);
  for (Operation *op : unit)
    if (!inner.contains(op->getResult(0)))
      cloneWithOperands(op, unit, inner);
  SmallVector<Value> yielded = llvm::map_to_vector(
      results, [&](Value result) { return inner.lookup(result); });
  nest::YieldOp::create(rewriter, own.getLoc(), yielded);
  own = nest::writeToInits(own, rewriter);
  nest::writeRoles(own.getBody().front());
  for (auto [result, value] : llvm::zip(results, own.getResults()))
    done.map(result, value);
}

void Splitter::run() {
  for (ArrayRef<Operation *> unit : units)
    makeGroup(unit);
  SmallVector<Value> results = llvm::map_to_vector(
      body.getTerminator()->getOperands(),
      [&](Value value) { return done.lookupOrDefault(value); });
  rewriter.replaceOp(group, results);
}

int64_t loops::splitGroups(func::FuncOp function, const SplitTarget &target) {
  SmallVector<GroupOp> groups;
  function.walk([&](GroupOp group) { groups.push_back(group); });
  IRRewriter rewriter(function.getContext());
  int64_t count = 0;
  for (GroupOp group : groups) {
    Splitter splitter(group, target, rewriter);
    if (!splitter.canSplit() || !splitter.hasLocals())
      continue;
    std::string reason(splitter.reasonOfCopies());
    if (reason.empty())
      reason = target.whyNot(group);
    if (reason.empty())
      continue;
    remark::missed(group.getLoc(),
                   remark::RemarkOpts::name("split").category(target.name))
        << remark::reason("{0}", reason);
    splitter.run();
    ++count;
  }
  return count;
}
