//===- HostJoins.cpp - which tensors are joined to one buffer -------------===//
//
// A move is where a tensor becomes another one: it is handed on, written to a
// destination, or changed by a call. At a move both are live, and both may be
// in one buffer. Two classes are joined if they are not live together
// elsewhere.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Mem/Transforms/HostBuffers.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;

namespace tcopt::mem {

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
/// A number of elements: a constant times values.
struct Extent {
  int64_t constant = 1;
  SmallVector<Value> factors;

  void multiply(OpFoldResult size) {
    if (std::optional<int64_t> known = getConstantIntValue(size)) {
      constant *= *known;
      return;
    }
    auto value = cast<Value>(size);
    auto product = value.getDefiningOp<arith::MulIOp>();
    if (!product)
      return factors.push_back(value);
    multiply(OpFoldResult(product.getLhs()));
    multiply(OpFoldResult(product.getRhs()));
  }
};
} // namespace

static bool isPermutation(ArrayRef<Value> a, ArrayRef<Value> b) {
  return a.size() == b.size() &&
         std::is_permutation(a.begin(), a.end(), b.begin());
}

// Whether both are as many elements, by what their sizes are or by guards that
// have been passed when the op runs.
bool HostBuffers::isProvedEqual(ArrayRef<OpFoldResult> a,
                                ArrayRef<OpFoldResult> b, Operation *at) const {
  Extent first, second;
  for (OpFoldResult size : a)
    first.multiply(size);
  for (OpFoldResult size : b)
    second.multiply(size);
  if (first.constant != second.constant ||
      first.factors.size() != second.factors.size())
    return false;
  if (isPermutation(first.factors, second.factors))
    return true;
  llvm::EquivalenceClasses<void *> equal;
  for (const Guard &guard : guards)
    if (!guard.op || order->isBefore(guard.op, at))
      equal.unionSets(guard.a.getAsOpaquePointer(),
                      guard.b.getAsOpaquePointer());
  for (Extent *extent : {&first, &second})
    for (Value &factor : extent->factors) {
      auto leader = equal.findLeader(factor.getAsOpaquePointer());
      if (leader != equal.member_end())
        factor = Value::getFromOpaquePointer(*leader);
    }
  return isPermutation(first.factors, second.factors);
}

// A cast that states a size is a guard that comes after what is cast has been
// computed.
static bool isRefined(Value value) {
  for (; isHostView(value.getDefiningOp());
       value = value.getDefiningOp()->getOperand(0)) {
    auto cast = value.getDefiningOp<tensor::CastOp>();
    if (cast && !tensor::preservesStaticInformation(cast.getType(),
                                                    cast.getSource().getType()))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

void HostBuffers::addMove(Value from, Value to, Operation *at, int64_t result) {
  std::optional<unsigned> first = numberOf(from), second = numberOf(to);
  if (!first || !second || isEmpty(from) || isEmpty(to))
    return;
  for (unsigned number : {*first, *second})
    movesOf[number].push_back(moves.size());
  moves.push_back({*first, *second, at, result});
}

void HostBuffers::addHandedOn(Operation *terminator, ValueRange values,
                              ValueRange into) {
  for (auto [value, target] : llvm::zip(values, into))
    if (isTensor(target) && !isPassed(target) && !isRefined(value))
      addMove(value, target, terminator);
}

// Whether the operand is the init of a result, and nothing else.
static bool isChanged(Operation *op, OpOperand &operand, unsigned result) {
  return &operand == tiedOperand(op->getResult(result)) &&
         llvm::count(op->getOperands(), operand.get()) == 1;
}

bool HostBuffers::mayAlias(Operation *op, OpOperand &operand, unsigned result) {
  auto call = dyn_cast<nest::CallOp>(op);
  if (!call || operand.getOperandNumber() >= call.getInputs().size() ||
      operand.get().getType() != call.getResult(result).getType())
    return false;
  nest::KernelOp kernel = nest::lookupKernel(
      symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr()));
  return kernel.mayAlias(operand.getOperandNumber(), result);
}

void HostBuffers::collectMoves(Operation *op) {
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    OpOperand *init = tiedOperand(result);
    if (!init)
      continue;
    // What is changed in place stays where it is.
    if (!isEmpty(init->get())) {
      addMove(init->get(), result, op, number);
      continue;
    }
    for (OpOperand &input : op->getOpOperands())
      if (mayAlias(op, input, number))
        addMove(input.get(), result, op, number);
  }
}

// What saves most comes first: updates of donated arguments, copies to results,
// copies in each iteration, copies of what is changed, and then memory.
void HostBuffers::collectMoves() {
  movesOf.resize(homes.size());
  auto addWrite = [&](bufferization::MaterializeInDestinationOp write) {
    addMove(write.getResult(), write.getDest(), write);
    if (!isRefined(write.getSource()))
      addMove(write.getSource(), write.getResult(), write);
  };
  DenseSet<Operation *> donations;
  forEachDonation([&](bufferization::MaterializeInDestinationOp write) {
    donations.insert(write);
    addWrite(write);
  });
  function.walk([&](bufferization::MaterializeInDestinationOp write) {
    if (!donations.contains(write))
      addWrite(write);
  });
  function.walk([&](Operation *op) {
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      addHandedOn(loop.getBody()->getTerminator(), loop.getYieldedValues(),
                  loop.getRegionIterArgs());
      addHandedOn(loop, loop.getInitArgs(), loop.getRegionIterArgs());
    } else if (auto loop = dyn_cast<scf::WhileOp>(op)) {
      addHandedOn(loop.getYieldOp(), loop.getYieldOp().getOperands(),
                  loop.getBeforeArguments());
      addHandedOn(loop.getConditionOp(), loop.getConditionOp().getArgs(),
                  loop.getResults());
      addHandedOn(loop, loop.getInits(), loop.getBeforeArguments());
    } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
      if (branch.getNumResults() != 0)
        for (scf::YieldOp yield : {branch.thenYield(), branch.elseYield()})
          addHandedOn(yield, yield.getOperands(), branch.getResults());
    }
  });
  function.walk([&](Operation *op) {
    if (!isa<bufferization::MaterializeInDestinationOp>(op))
      collectMoves(op);
  });
}

//===----------------------------------------------------------------------===//
// Joins
//===----------------------------------------------------------------------===//

// Whether the op may write the move's result into the classes: it reads nothing
// else from them than what it changes, or one input at the same indices.
bool HostBuffers::isHarmless(const Move &move, unsigned a, unsigned b) {
  if (move.result < 0)
    return true;
  Operation *op = move.at;
  int64_t inputs = 0, others = 0;
  bool changes = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isTensor(operand.get()) || !usesElements(operand) ||
        llvm::none_of(numbersOf(operand.get()), [&](unsigned number) {
          return areJoined(number, a) || areJoined(number, b);
        }))
      continue;
    if (isChanged(op, operand, move.result))
      changes = true;
    else if (mayAlias(op, operand, move.result))
      ++inputs;
    else
      ++others;
  }
  return others == 0 && inputs + changes <= 1;
}

// Where the joined buffer must be there, with a size that is known there and to
// which what the other class writes has been proved equal; none if there is no
// such size.
std::optional<HostBuffers::Home> HostBuffers::joinedHome(unsigned a,
                                                         unsigned b) const {
  const Home &homeA = homes[a], &homeB = homes[b];
  for (auto [given, other] : {std::pair(a, b), std::pair(b, a)}) {
    if (!classes.isPinned(given))
      continue;
    const Home &home = homes[given];
    // A destination has the size of what is written to it.
    if (isUnknown[given])
      return homes[other];
    return isProvedEqual(home.sizes, homes[other].sizes, homes[other].before)
               ? std::optional(home)
               : std::nullopt;
  }
  Operation *first = homeA.before, *second = homeB.before;
  while (!first->getBlock()->findAncestorOpInBlock(*second))
    first = first->getParentOp();
  second = first->getBlock()->findAncestorOpInBlock(*second);
  Operation *before =
      order->beginOf(first) <= order->beginOf(second) ? first : second;
  for (auto [home, other] :
       {std::pair(&homeA, &homeB), std::pair(&homeB, &homeA)})
    if (isKnownBefore(home->sizes, before) &&
        isProvedEqual(home->sizes, other->sizes, other->before))
      return Home{before, home->type, home->sizes};
  return std::nullopt;
}

bool HostBuffers::tryJoin(unsigned a, unsigned b) {
  a = classOf(a);
  b = classOf(b);
  if (a == b)
    return true;
  // Moves tolerate the times of reads: what else is common need not be compared
  // with all moves between the classes.
  if (classes.liveTogetherLonger(a, b, /*length=*/1))
    return false;
  if (movesOf[a].size() < movesOf[b].size())
    std::swap(a, b);
  SmallVector<TimeInterval> tolerated;
  for (unsigned index : movesOf[b]) {
    const Move &move = moves[index];
    unsigned other = classOf(move.from) == b ? move.to : move.from;
    if (classOf(other) == a && isHarmless(move, a, b))
      tolerated.push_back(order->readOf(move.at));
  }
  if (homes[a].type.getElementType() != homes[b].type.getElementType() ||
      !classes.canJoin(a, b, tolerated))
    return false;
  std::optional<Home> home = joinedHome(a, b);
  if (!home)
    return false;
  SmallVector<unsigned> all = std::move(movesOf[a]);
  llvm::append_range(all, movesOf[b]);
  classes.join(a, b);
  homes[classOf(a)] = *home;
  movesOf[classOf(a)] = std::move(all);
  isUnknown[classOf(a)] = false;
  return true;
}

// What is written to a donated argument is in its memory, whether sizes can be
// compared here or not. ResultWriter sees to it that nothing reads the argument
// later.
void HostBuffers::joinDonated() {
  forEachDonation([&](bufferization::MaterializeInDestinationOp write) {
    unsigned result = *numberOf(write.getResult());
    unsigned argument = *numberOf(write.getDest());
    if (!classes.canJoin(result, argument, order->readOf(write))) {
      lateDonation = write;
      return;
    }
    Home home = homes[classOf(argument)];
    SmallVector<unsigned> all = std::move(movesOf[classOf(argument)]);
    llvm::append_range(all, movesOf[classOf(result)]);
    classes.join(result, argument);
    homes[classOf(argument)] = home;
    movesOf[classOf(argument)] = std::move(all);
  });
}

void HostBuffers::joinAll() {
  collectMoves();
  joinDonated();
  for (const Move &move : moves)
    (void)tryJoin(move.from, move.to);
  function.walk([&](nest::CallOp call) { explain(call); });
  if (!lateDonation)
    forEachDonation([&](bufferization::MaterializeInDestinationOp write) {
      explain(write);
    });
}

// Why what is to be in a donated argument's memory is copied there.
void HostBuffers::explain(bufferization::MaterializeInDestinationOp donation) {
  std::optional<unsigned> source = numberOf(donation.getSource());
  unsigned argument = *numberOf(donation.getDest());
  if (isEmpty(donation.getSource()) || (source && areJoined(*source, argument)))
    return;
  bool isSized = source && !isRefined(donation.getSource()) &&
                 isProvedEqual(sizes.of(donation.getSource()),
                               sizes.of(donation.getDest()), donation);
  StringRef reason = !source || !isSized         ? "other-sizes"
                     : classes.isPinned(*source) ? "not-updated"
                                                 : "read-later";
  remark::missed(donation.getLoc(), remark::RemarkOpts::name("not-donated")
                                        .category("memory")
                                        .function(function.getName()))
      << remark::reason("{0}", reason)
      << remark::metric("argument",
                        cast<BlockArgument>(donation.getDest()).getArgNumber());
}

// Why a result is not written over an input of its type.
void HostBuffers::explain(nest::CallOp call) {
  for (OpResult result : call->getResults()) {
    unsigned number = result.getResultNumber();
    if (!isEmpty(call.getInits()[number]))
      continue;
    StringRef reason;
    for (OpOperand &input : call.getInputsMutable()) {
      std::optional<unsigned> source = numberOf(input.get());
      if (input.get().getType() != result.getType())
        continue;
      if (source && areJoined(*source, *numberOf(result))) {
        reason = "";
        break;
      }
      reason = mayAlias(call, input, number) ? "read-later"
               : reason.empty()              ? "other-indices"
                                             : reason;
    }
    if (!reason.empty())
      remark::missed(call.getLoc(), remark::RemarkOpts::name("not-reused")
                                        .category("memory")
                                        .function(function.getName()))
          << remark::reason("{0}", reason);
  }
}

} // namespace tcopt::mem
