//===- FormGroups.cpp - groups as a plan states them ---------------===//
//
// Executes a plan and decides nothing. Ops of a block are put into an order in
// which groups can run, as late as their last members were; an op of several
// groups is cloned into each.
//
//===----------------------------------------------------------------------===//

#include "CoreGraph.h"
#include "SizeValues.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/Passes.h"
#include "llvm/ADT/SetVector.h"
#include <map>
#include <queue>

using namespace mlir;
using namespace tcopt::nest;

namespace tcopt {

#define GEN_PASS_DEF_FORMGROUPSPASS
#include "tcopt/Target/Passes.h.inc"

namespace {

/// A group, or an op without one (`number` is -1).
struct Unit {
  int64_t number = -1;
  /// In program order.
  SmallVector<Operation *> members;
  SmallVector<bool> owned;
  /// The values that the group returns.
  SmallVector<Value> results;
  /// Units that have to run before.
  llvm::SetVector<unsigned> before;
  unsigned lastPosition = 0;
};

class BlockFormer {
public:
  BlockFormer(Block &block, const std::map<int64_t, PlannedAttr> &plan,
              SizeValues &sizes)
      : block(block), plan(plan), sizes(sizes), builder(block.getParentOp()) {}

  LogicalResult run(int64_t &numFormed);

private:
  void takeBarriers();
  LogicalResult collect();
  LogicalResult checkCounts();
  void findResults();
  void findOrder();
  LogicalResult sortUnits();
  void addRead(unsigned unit, Value value, bool fromMemory = false);
  void addWait(unsigned unit, Value value);
  void emit(unsigned unit);
  void emitGroup(Unit &unit);
  bool isIn(Operation *op, unsigned unit) const;
  ArrayRef<unsigned> unitsOf(Operation *op) const;

  Block &block;
  const std::map<int64_t, PlannedAttr> &plan;
  SizeValues &sizes;
  OpBuilder builder;
  std::vector<Unit> units;
  /// By op: the unit that returns its results, and all that evaluate it.
  llvm::DenseMap<Operation *, unsigned> ownerOf;
  llvm::DenseMap<Operation *, SmallVector<unsigned, 2>> evaluators;
  /// Values that barriers wait for without reading them.
  llvm::DenseMap<Operation *, SmallVector<Value, 2>> waits;
  SmallVector<unsigned> order;
  /// Results of groups for results of members.
  IRMapping outer;
};

} // namespace

/// Whether an op is a slice of a value in memory, and not of a copy that its
/// group evaluates.
static bool readsMemory(Operation *op) {
  return isa<core::SliceOp>(op) &&
         !op->getOperand(0).getDefiningOp<core::SliceOp>();
}

bool BlockFormer::isIn(Operation *op, unsigned unit) const {
  auto it = evaluators.find(op);
  return it != evaluators.end() && llvm::is_contained(it->second, unit);
}

ArrayRef<unsigned> BlockFormer::unitsOf(Operation *op) const {
  auto it = evaluators.find(op);
  return it == evaluators.end() ? ArrayRef<unsigned>() : it->second;
}

void BlockFormer::takeBarriers() {
  for (auto barrier : block.getOps<core::BarrierOp>()) {
    waits[barrier] = SmallVector<Value, 2>(barrier.getAfter());
    barrier.getAfterMutable().clear();
  }
}

/// Whether no op with effects needs the result.
static bool isDead(Operation *op) {
  return isMemoryEffectFree(op) &&
         !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
         op->getNumRegions() == 0 && llvm::all_of(op->getUsers(), isDead);
}

LogicalResult BlockFormer::collect() {
  std::map<int64_t, unsigned> numbers;
  unsigned position = 0;
  for (Operation &op : block.without_terminator()) {
    auto list = op.getAttrOfType<ArrayAttr>(attrs::kMembers);
    ++position;
    if (!list || list.empty()) {
      if (canBeMember(&op) && !isa<core::ConstantOp>(op) && !isDead(&op))
        return op.emitOpError("expected a group of the plan that evaluates it "
                              "but found none");
      ownerOf[&op] = units.size();
      evaluators[&op] = {unsigned(units.size())};
      units.push_back({-1, {&op}, {true}, {}, {}, position});
      continue;
    }
    for (Attribute entry : list) {
      auto member = cast<MemberAttr>(entry);
      auto [it, isNew] =
          numbers.try_emplace(member.getGroup(), unsigned(units.size()));
      if (isNew)
        units.push_back({member.getGroup()});
      Unit &unit = units[it->second];
      unit.members.push_back(&op);
      unit.owned.push_back(member.getOwner());
      unit.lastPosition = position;
      evaluators[&op].push_back(it->second);
      if (!member.getOwner())
        continue;
      if (!ownerOf.try_emplace(&op, it->second).second)
        return op.emitOpError("expected one group that owns it but found "
                              "several");
    }
    if (!ownerOf.contains(&op))
      return op.emitOpError("expected one group that owns it but found none");
  }
  return success();
}

/// Results of members that something outside of the group reads.
void BlockFormer::findResults() {
  auto isReadOutside = [&](Value value, unsigned unit) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      Operation *there = block.findAncestorOpInBlock(*user);
      if (!there || there == block.getTerminator())
        return true;
      bool fromMemory = readsMemory(there);
      return llvm::any_of(unitsOf(there), [&](unsigned reader) {
        return reader != unit &&
               (fromMemory || !isIn(value.getDefiningOp(), reader));
      });
    });
  };
  for (auto [number, unit] : llvm::enumerate(units)) {
    if (unit.number < 0)
      continue;
    for (auto [op, isOwned] : llvm::zip(unit.members, unit.owned))
      for (Value result : op->getResults())
        if (isOwned && isReadOutside(result, unsigned(number)))
          unit.results.push_back(result);
  }
}

LogicalResult BlockFormer::checkCounts() {
  for (Unit &unit : units) {
    if (unit.number < 0)
      continue;
    auto it = plan.find(unit.number);
    if (it == plan.end())
      return unit.members.front()->emitOpError("expected group ")
             << unit.number << " in the list \"" << attrs::kPlan
             << "\" of the function but found none";
    int64_t members = it->second.getMembers();
    if (int64_t(unit.members.size()) != members)
      return unit.members.front()->emitOpError("expected ")
             << members << " members of group " << unit.number << " but found "
             << unit.members.size();
    llvm::SetVector<Operation *> returned;
    for (Value result : unit.results)
      returned.insert(result.getDefiningOp());
    if (int64_t(returned.size()) != it->second.getReturned())
      return unit.members.front()->emitOpError("expected ")
             << it->second.getReturned() << " ops whose results group "
             << unit.number << " returns but found " << returned.size();
  }
  return success();
}

void BlockFormer::addRead(unsigned unit, Value value, bool fromMemory) {
  Operation *producer = value.getDefiningOp();
  if (!producer || producer->getBlock() != &block ||
      (!fromMemory && isIn(producer, unit)) || ownerOf[producer] == unit)
    return;
  units[unit].before.insert(ownerOf[producer]);
}

/// A map that its readers evaluate has no time of its own.
void BlockFormer::addWait(unsigned unit, Value value) {
  Operation *producer = value.getDefiningOp();
  if (!producer || producer->getBlock() != &block)
    return;
  auto list = producer->getAttrOfType<ArrayAttr>(attrs::kMembers);
  bool isMap = list && llvm::all_of(list, [](Attribute entry) {
                 return cast<MemberAttr>(entry).getRole() == PlanRole::map;
               });
  if (!isMap || llvm::is_contained(units[ownerOf[producer]].results, value))
    return addRead(unit, value);
  for (Value operand : producer->getOperands())
    addWait(unit, operand);
}

void BlockFormer::findOrder() {
  std::optional<unsigned> lastEffect;
  for (unsigned number = 0; number < units.size(); ++number)
    for (Operation *op : units[number].members) {
      llvm::SetVector<Value> reads(op->operand_begin(), op->operand_end());
      for (Region &region : op->getRegions())
        getUsedValuesDefinedAbove(region, reads);
      for (Value value : reads)
        addRead(number, value, readsMemory(op));
      for (Value value : waits.lookup(op))
        addWait(number, value);
      if (units[number].number >= 0 || isMemoryEffectFree(op))
        continue;
      if (lastEffect)
        units[number].before.insert(*lastEffect);
      lastEffect = number;
    }
}

/// The order of the last members, as far as reads allow it.
LogicalResult BlockFormer::sortUnits() {
  std::vector<unsigned> waiting(units.size());
  std::vector<SmallVector<unsigned>> readers(units.size());
  using Entry = std::pair<unsigned, unsigned>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> ready;
  for (unsigned number = 0; number < units.size(); ++number) {
    waiting[number] = units[number].before.size();
    for (unsigned before : units[number].before)
      readers[before].push_back(number);
    if (waiting[number] == 0)
      ready.push({units[number].lastPosition, number});
  }
  while (!ready.empty()) {
    unsigned number = ready.top().second;
    ready.pop();
    order.push_back(number);
    for (unsigned reader : readers[number])
      if (--waiting[reader] == 0)
        ready.push({units[reader].lastPosition, reader});
  }
  if (order.size() == units.size())
    return success();
  for (unsigned number = 0; number < units.size(); ++number)
    if (waiting[number] != 0 && units[number].number >= 0)
      return units[number].members.front()->emitOpError(
                 "expected groups that can run one after the other, but group ")
             << units[number].number << " needs its own results";
  return failure();
}

/// Maps get the location of their reader: equal maps of several ops were merged
/// before.
static void setLocationsOfMaps(ArrayRef<Operation *> clones) {
  for (Operation *op : llvm::reverse(clones))
    if (isa<core::ConstantOp, core::BroadcastOp, core::IotaOp>(op))
      for (Operation *user : op->getUsers())
        if (!isa<YieldOp>(user))
          op->setLoc(user->getLoc());
}

/// The fused location of the first ops that compute.
static Location locationOf(ArrayRef<Operation *> members) {
  constexpr size_t most = 8;
  SmallVector<Location> locs;
  for (Operation *op : members)
    if (!isa<core::ConstantOp, core::BroadcastOp, core::IotaOp>(op) &&
        !llvm::is_contained(locs, op->getLoc()) && locs.size() < most)
      locs.push_back(op->getLoc());
  if (locs.empty())
    return members.back()->getLoc();
  return FusedLoc::get(members.front()->getContext(), locs);
}

void BlockFormer::emitGroup(Unit &unit) {
  Location loc = locationOf(unit.members);
  SmallVector<Value> inits;
  for (Value result : unit.results) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<Value> dynamic;
    for (auto [size, stated] : llvm::zip(sizes.of(result), type.getShape()))
      if (ShapedType::isDynamic(stated))
        dynamic.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
    inits.push_back(tensor::EmptyOp::create(builder, loc, type, dynamic));
  }
  auto group = GroupOp::create(builder, loc, inits);
  group->setAttr(
      attrs::kKind,
      PlanKindAttr::get(builder.getContext(), plan.at(unit.number).getKind()));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&group.getBody().front());
  IRMapping inner;
  SmallVector<Operation *> clones;
  for (Operation *op : unit.members) {
    for (Value operand : op->getOperands())
      if (!inner.contains(operand))
        inner.map(operand, outer.lookupOrDefault(operand));
    clones.push_back(builder.clone(*op, inner));
    clones.back()->removeAttr(attrs::kMembers);
    if (Value source = op->getNumOperands() ? op->getOperand(0) : Value();
        source && readsMemory(op) && outer.contains(source))
      clones.back()->setOperand(0, outer.lookup(source));
  }
  SmallVector<Value> yielded;
  for (auto [result, value] :
       llvm::zip_equal(group.getResults(), unit.results)) {
    yielded.push_back(inner.lookup(value));
    outer.map(value, result);
  }
  YieldOp::create(builder, loc, yielded);
  setLocationsOfMaps(clones);
}

/// Replaces results of members by those of groups, in an op and its regions.
static void readResults(Operation *op, const IRMapping &outer) {
  op->walk([&](Operation *inside) {
    for (OpOperand &operand : inside->getOpOperands())
      if (Value result = outer.lookupOrNull(operand.get()))
        operand.set(result);
  });
}

void BlockFormer::emit(unsigned number) {
  Unit &unit = units[number];
  if (unit.number >= 0)
    return emitGroup(unit);
  Operation *op = unit.members.front();
  op->moveBefore(block.getTerminator());
  readResults(op, outer);
}

LogicalResult BlockFormer::run(int64_t &numFormed) {
  takeBarriers();
  if (failed(collect()))
    return failure();
  findResults();
  if (failed(checkCounts()))
    return failure();
  findOrder();
  if (failed(sortUnits()))
    return failure();
  Operation *end = block.getTerminator();
  builder.setInsertionPoint(end);
  for (unsigned number : order)
    emit(number);
  readResults(end, outer);
  SmallVector<Operation *> members;
  for (Unit &unit : units)
    if (unit.number >= 0) {
      ++numFormed;
      for (auto [op, isOwned] : llvm::zip(unit.members, unit.owned))
        if (isOwned)
          members.push_back(op);
    }
  for (Operation *op : members)
    op->dropAllUses();
  for (Operation *op : members)
    op->erase();
  return success();
}

namespace {

struct FormGroups : impl::FormGroupsPassBase<FormGroups> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    std::map<int64_t, PlannedAttr> plan;
    if (auto list = function->getAttrOfType<ArrayAttr>(attrs::kPlan))
      for (Attribute entry : list)
        plan[cast<PlannedAttr>(entry).getGroup()] = cast<PlannedAttr>(entry);
    SizeValues sizes(&getContext());
    SmallVector<Block *> blocks;
    SmallVector<Operation *> ops;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<GroupOp>(op))
        return WalkResult::skip();
      if (isa_and_present<core::CoreDialect>(op->getDialect()))
        ops.push_back(op);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
      return WalkResult::advance();
    });
    for (Operation *op : ops)
      sizes.visit(op);
    int64_t numFormed = 0;
    for (Block *block : blocks)
      if (hasMembers(*block) &&
          failed(BlockFormer(*block, plan, sizes).run(numFormed)))
        return signalPassFailure();
    numGroups += numFormed;
    numberBarriers();
    function->removeAttr(attrs::kPlan);
  }

private:
  static bool hasMembers(Block &block) {
    return llvm::any_of(
        block, [](Operation &op) { return op.hasAttr(attrs::kMembers); });
  }

  /// The order is that of the ops from here on.
  void numberBarriers() {
    int64_t number = 0;
    getOperation().walk([&](core::BarrierOp op) { op.setNumber(number++); });
  }
};

} // namespace
} // namespace tcopt
