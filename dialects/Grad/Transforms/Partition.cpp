//===- Partition.cpp - forward and backward functions ---------------------===//
//
// Runs on what grad-make-vjp makes. After ingest, sizes of tensors follow from
// those of arguments, so that none is saved for the sake of its sizes.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Analysis/RecomputeCut.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Grad/Transforms/RecomputePolicy.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_PARTITIONPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

namespace {
/// A function of (arguments, cotangents) -> (results, gradients), and what of
/// it is saved.
class JointFunction {
public:
  JointFunction(func::FuncOp func, unsigned numArguments, unsigned numResults,
                bool recomputesReductions)
      : func(func), numArguments(numArguments), numResults(numResults),
        recomputesReductions(recomputesReductions), ops(opsOf(func.front())) {
    findBackward();
  }

  /// Errors: something is needed that can neither be saved nor computed again.
  LogicalResult chooseSaved();
  func::FuncOp makeForward(StringRef name);
  func::FuncOp makeBackward(StringRef name);

  ArrayRef<Value> savedValues() const { return saved; }
  size_t numRecomputed() const { return cut.recomputed.size(); }
  /// Arguments that the backward function takes, too.
  SmallVector<int64_t> keptArguments() const;

private:
  void findBackward();
  void number();
  bool isBackward(Operation *op) const { return backward.contains(op); }
  bool mayRunAgain(Operation *op) const {
    StringRef why = whyNotAgain(op);
    return why.empty() || (recomputesReductions && why == "reduction");
  }
  func::FuncOp copyAs(StringRef name, IRMapping &map);
  void removeUnused(func::FuncOp copy,
                    llvm::function_ref<bool(Operation *)> stays);

  func::FuncOp func;
  unsigned numArguments, numResults;
  bool recomputesReductions;
  SmallVector<Operation *> ops;
  llvm::DenseSet<Operation *> backward;
  llvm::DenseSet<Value> ofCotangents;
  RecomputeGraph graph;
  llvm::DenseMap<Value, unsigned> numbers;
  SmallVector<Value> values, saved;
  RecomputeGraph::Cut cut;
};
} // namespace

// What depends on cotangents.
void JointFunction::findBackward() {
  for (BlockArgument argument : func.getArguments().drop_front(numArguments))
    ofCotangents.insert(argument);
  for (Operation *op : ops) {
    if (llvm::none_of(usedValues(op),
                      [&](Value used) { return ofCotangents.contains(used); }))
      continue;
    backward.insert(op);
    ofCotangents.insert(op->result_begin(), op->result_end());
  }
}

// Arguments and results are there anyway: their caller has them. Only tensors
// can be saved.
void JointFunction::number() {
  auto add = [&](Value value, unsigned number) {
    numbers[value] = number;
    values.push_back(value);
    if (!isa<RankedTensorType>(value.getType()))
      graph.forbid(number);
  };
  for (BlockArgument argument : func.getArguments().take_front(numArguments))
    add(argument, graph.addInput(0));
  llvm::SmallPtrSet<Value, 4> returned(
      llvm::from_range,
      func.front().getTerminator()->getOperands().take_front(numResults));
  auto costOf = [&](Value value) {
    return returned.contains(value) ? 0 : estimatedBytes(value);
  };
  for (Operation *op : ops) {
    if (isBackward(op))
      continue;
    SmallVector<unsigned> operands;
    for (Value used : usedValues(op))
      operands.push_back(numbers.lookup(used));
    auto costs = llvm::map_to_vector(op->getResults(), costOf);
    unsigned first = graph.addOp(operands, costs, mayRunAgain(op));
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      add(result, first + unsigned(i));
  }
}

LogicalResult JointFunction::chooseSaved() {
  number();
  auto need = [&](Value value) {
    if (!ofCotangents.contains(value))
      graph.need(numbers.lookup(value));
  };
  for (Operation *op : ops)
    if (isBackward(op))
      llvm::for_each(usedValues(op), need);
  llvm::for_each(
      func.front().getTerminator()->getOperands().drop_front(numResults), need);
  std::optional<RecomputeGraph::Cut> found = graph.findCut();
  if (!found)
    return func.emitError("expected values that are tensors or can be computed "
                          "again to be needed by the backward function");
  cut = std::move(*found);
  for (unsigned number : cut.saved)
    if (!isa<BlockArgument>(values[number]))
      saved.push_back(values[number]);
  return success();
}

SmallVector<int64_t> JointFunction::keptArguments() const {
  SmallVector<int64_t> kept;
  for (unsigned number : cut.saved)
    if (auto argument = dyn_cast<BlockArgument>(values[number]))
      kept.push_back(argument.getArgNumber());
  return kept;
}

//===----------------------------------------------------------------------===//
// The two functions
//===----------------------------------------------------------------------===//

func::FuncOp JointFunction::copyAs(StringRef name, IRMapping &map) {
  auto copy = cast<func::FuncOp>(func->clone(map));
  copy.setName(name);
  copy->removeAttr(TcoptDialect::kSignature);
  copy->removeAttr(GradDialect::kJoint);
  func->getBlock()->getOperations().insertAfter(func->getIterator(), copy);
  return copy;
}

// Removes ops that nobody uses, from the last to the first, but those with
// effects that are to stay.
void JointFunction::removeUnused(func::FuncOp copy,
                                 llvm::function_ref<bool(Operation *)> stays) {
  SmallVector<Operation *> all = opsOf(copy.front());
  for (Operation *op : llvm::reverse(all))
    if (op->use_empty() && (isMemoryEffectFree(op) || !stays(op)))
      op->erase();
}

// The function's type follows its terminator; attributes are those of results
// with these numbers, others have none.
static void setResults(func::FuncOp copy, func::FuncOp from,
                       ArrayRef<Value> results, ArrayRef<unsigned> numbers) {
  Operation *end = copy.front().getTerminator();
  end->setOperands(results);
  copy.setType(FunctionType::get(copy.getContext(), copy.getArgumentTypes(),
                                 end->getOperandTypes()));
  SmallVector<DictionaryAttr> attributes(
      results.size(), DictionaryAttr::get(copy.getContext()));
  for (auto [attribute, number] : llvm::zip(attributes, numbers))
    attribute =
        DictionaryAttr::get(copy.getContext(), from.getResultAttrs(number));
  copy.setAllResultAttrs(attributes);
}

func::FuncOp JointFunction::makeForward(StringRef name) {
  IRMapping map;
  func::FuncOp copy = copyAs(name, map);
  SmallVector<Value> results(
      copy.front().getTerminator()->getOperands().take_front(numResults));
  for (Value value : saved)
    results.push_back(map.lookup(value));
  setResults(copy, func, results,
             llvm::to_vector(llvm::seq<unsigned>(0, numResults)));
  llvm::DenseSet<Operation *> late;
  for (Operation *op : backward)
    late.insert(map.lookup(op));
  removeUnused(copy, [&](Operation *op) { return !late.contains(op); });
  (void)copy.eraseArguments(llvm::BitVector(copy.getNumArguments(), false)
                                .set(numArguments, copy.getNumArguments()));
  return copy;
}

func::FuncOp JointFunction::makeBackward(StringRef name) {
  IRMapping map;
  func::FuncOp copy = copyAs(name, map);
  for (auto [i, value] : llvm::enumerate(saved)) {
    unsigned at = numArguments + unsigned(i);
    (void)copy.insertArgument(at, value.getType(), {}, value.getLoc());
    map.lookup(value).replaceAllUsesWith(copy.getArgument(at));
  }
  Operation *end = copy.front().getTerminator();
  setResults(
      copy, func, llvm::to_vector(end->getOperands().drop_front(numResults)),
      llvm::to_vector(llvm::seq<unsigned>(numResults, end->getNumOperands())));
  llvm::DenseSet<Operation *> late;
  for (Operation *op : backward)
    late.insert(map.lookup(op));
  removeUnused(copy, [&](Operation *op) { return late.contains(op); });
  llvm::BitVector unused(copy.getNumArguments());
  unused.set(0, numArguments);
  for (int64_t argument : keptArguments())
    unused.reset(unsigned(argument));
  (void)copy.eraseArguments(unused);
  return copy;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static void remarkSaved(func::FuncOp func, Value value) {
  Operation *op = value.getDefiningOp();
  StringRef why = whyNotAgain(op);
  remark::passed(value.getLoc(), remark::RemarkOpts::name("saved")
                                     .category("grad-partition")
                                     .function(func.getSymName()))
      << remark::reason("{0}", why.empty() ? "least bytes" : why.str())
      << remark::metric("Bytes", estimatedBytes(value));
}

static LogicalResult verifyJoint(func::FuncOp func, ArrayRef<int64_t> counts) {
  auto isAtMost = [](int64_t count, unsigned most) {
    return count >= 0 && count <= int64_t(most);
  };
  if (func.getBody().hasOneBlock() &&
      isAtMost(counts[0], func.getNumArguments()) &&
      isAtMost(counts[1], func.getNumResults()))
    return success();
  return func.emitError("expected one block, and numbers of its own arguments "
                        "and results in ")
         << GradDialect::kJoint << ", but found " << counts[0] << " and "
         << counts[1];
}

namespace {
struct Partition : impl::PartitionPassBase<Partition> {
  using Base::Base;

  void runOnOperation() override {
    auto func = getOperation().lookupSymbol<func::FuncOp>(function);
    auto counts =
        func ? func->getAttrOfType<DenseI64ArrayAttr>(GradDialect::kJoint)
             : DenseI64ArrayAttr();
    if (!counts || counts.size() != 2) {
      getOperation().emitError("expected a function '")
          << function << "' that grad-make-vjp has made";
      return signalPassFailure();
    }
    if (failed(verifyJoint(func, counts)) ||
        failed(cutInTwo(func, unsigned(counts[0]), unsigned(counts[1]))))
      signalPassFailure();
  }

  LogicalResult cutInTwo(func::FuncOp func, unsigned numArguments,
                         unsigned numResults) {
    JointFunction joint(func, numArguments, numResults, recomputeReductions);
    if (failed(joint.chooseSaved()))
      return failure();
    StringRef base = func.getName();
    base.consume_back("_vjp");
    func::FuncOp backward = joint.makeBackward((base + "_backward").str());
    func::FuncOp forward = joint.makeForward((base + "_forward").str());
    Builder b(&getContext());
    forward->setAttr(
        GradDialect::kBackward,
        b.getDictionaryAttr(
            {b.getNamedAttr("callee", FlatSymbolRefAttr::get(backward)),
             b.getNamedAttr("arguments",
                            b.getDenseI64ArrayAttr(joint.keptArguments())),
             b.getNamedAttr("results", b.getI64IntegerAttr(numResults))}));
    for (Value value : joint.savedValues()) {
      savedBytes += estimatedBytes(value);
      remarkSaved(func, value);
    }
    numSaved += joint.savedValues().size();
    numRecomputed += joint.numRecomputed();
    func.erase();
    return success();
  }
};
} // namespace

} // namespace tcopt::grad
