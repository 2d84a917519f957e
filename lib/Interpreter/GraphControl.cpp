//===- GraphControl.cpp - Control flow ------------------------------------===//
//
// Branches and loops, by the definition: one iteration after the other.
//
//===----------------------------------------------------------------------===//

#include "Carried.h"
#include "GraphFamilies.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Branches and loops with a condition
//===----------------------------------------------------------------------===//

static Error runCond(OpCall &call) {
  auto op = llvm::cast<graph::CondOp>(call.op);
  bool isTrue = call.tensor(0).getInt(0);
  Expected<RuntimeValues> values =
      call.runRegion(isTrue ? op.getOnTrue() : op.getOnFalse(), {});
  if (!values)
    return values.takeError();
  call.results = std::move(*values);
  return Error::success();
}

static Error runWhile(OpCall &call) {
  auto op = llvm::cast<graph::WhileOp>(call.op);
  RuntimeValues carried(call.operands);
  std::optional<int64_t> most = op.getMaxTripCount();
  for (int64_t i = 0;; ++i) {
    Expected<RuntimeValues> more = call.runRegion(op.getCond(), carried);
    if (!more)
      return more.takeError();
    if (!more->front().tensor().getInt(0))
      break;
    if (i == most)
      return call.error(op.beyondMessage());
    Expected<RuntimeValues> next = call.runRegion(op.getBody(), carried);
    if (!next)
      return next.takeError();
    if (Error error = checkCarried(call, carried, *next))
      return error;
    carried = std::move(*next);
  }
  call.results = std::move(carried);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

namespace {
/// One scan: what it carries and what it has stacked so far.
class Scan {
public:
  explicit Scan(OpCall &call)
      : call(call), op(llvm::cast<graph::ScanOp>(call.op)),
        inits(op.getInits().size()), carried(call.operands.take_front(inits)) {}

  Error run();

private:
  const HostTensor &x(size_t i) const { return call.tensor(inits + i); }
  int64_t dimOf(size_t i) { return normalized(op.getDim(), x(i).rank()); }
  int64_t length() { return x(0).shape()[dimOf(0)]; }

  Error checkLengths();
  Expected<HostTensor> sliceAt(size_t i, int64_t place);
  Expected<HostTensor> emptySlice(size_t i);
  Expected<RuntimeValues> iterate(int64_t place);
  Error begin(ArrayRef<RuntimeValue> slices);
  Error stack(ArrayRef<RuntimeValue> slices, int64_t place);
  Error step(int64_t place, bool isFirst);
  Expected<bool> stackStatic();
  Error stackNone();

  OpCall &call;
  graph::ScanOp op;
  size_t inits;
  RuntimeValues carried;
  std::vector<HostTensor> stacks;
};
} // namespace

Error Scan::checkLengths() {
  for (size_t i = 0; i < op.getXs().size(); ++i)
    if (x(i).shape()[dimOf(i)] != length())
      return call.error("all must have one size along the dimension");
  return Error::success();
}

Expected<HostTensor> Scan::sliceAt(size_t i, int64_t place) {
  Sizes shape(x(i).shape()), strides = x(i).strides();
  int64_t base = place * strides[dimOf(i)];
  shape.erase(shape.begin() + dimOf(i));
  strides.erase(strides.begin() + dimOf(i));
  return strided(call, x(i), shape, strides, base);
}

/// A slice of zeros where there is no place.
Expected<HostTensor> Scan::emptySlice(size_t i) {
  Sizes shape(x(i).shape());
  shape.erase(shape.begin() + dimOf(i));
  return call.create(x(i).dtype(), shape);
}

/// What the region yields; no place means zeros.
Expected<RuntimeValues> Scan::iterate(int64_t place) {
  RuntimeValues arguments(carried);
  for (size_t i = 0; i < op.getXs().size(); ++i) {
    Expected<HostTensor> slice = place < 0 ? emptySlice(i) : sliceAt(i, place);
    if (!slice)
      return slice.takeError();
    arguments.push_back(std::move(*slice));
  }
  return call.runRegion(op.getBody(), arguments);
}

/// Makes the tensors to stack into.
Error Scan::begin(ArrayRef<RuntimeValue> slices) {
  for (const RuntimeValue &slice : slices) {
    Sizes shape(slice.tensor().shape());
    shape.insert(shape.begin(), length());
    Expected<HostTensor> whole = call.create(slice.tensor().dtype(), shape);
    if (!whole)
      return whole.takeError();
    stacks.push_back(std::move(*whole));
  }
  return Error::success();
}

Error Scan::stack(ArrayRef<RuntimeValue> slices, int64_t place) {
  for (auto [whole, slice] : llvm::zip(stacks, slices)) {
    const HostTensor &part = slice.tensor();
    if (ArrayRef<int64_t>(whole.shape()).drop_front() !=
        ArrayRef<int64_t>(part.shape()))
      return call.error("expected slices of one shape to stack but found " +
                        part.typeName());
    llvm::copy(part.bytes(), whole.bytes().data() + place * part.numBytes());
  }
  return Error::success();
}

/// An empty tensor for each value to stack, if types state all other sizes.
Expected<bool> Scan::stackStatic() {
  for (mlir::Value result : op.getResults().drop_front(inits)) {
    auto type = llvm::cast<mlir::RankedTensorType>(result.getType());
    Sizes shape(type.getShape());
    shape[0] = 0;
    if (llvm::any_of(shape, mlir::ShapedType::isDynamic))
      return false;
    Expected<HostTensor> none = call.create(call.heldDType(type), shape);
    if (!none)
      return none.takeError();
    stacks.push_back(std::move(*none));
  }
  return true;
}

/// Without iterations: sizes that types do not state are those of an iteration
/// on zeros.
Error Scan::stackNone() {
  Expected<bool> isDone = stackStatic();
  if (!isDone || *isDone)
    return isDone.takeError();
  stacks.clear();
  Expected<RuntimeValues> values = iterate(-1);
  if (!values)
    return values.takeError();
  return begin(ArrayRef<RuntimeValue>(*values).drop_front(inits));
}

/// One iteration, the first one or not.
Error Scan::step(int64_t place, bool isFirst) {
  Expected<RuntimeValues> values = iterate(place);
  if (!values)
    return values.takeError();
  ArrayRef<RuntimeValue> all(*values);
  if (Error error = checkCarried(call, carried, all.take_front(inits)))
    return error;
  if (isFirst)
    if (Error error = begin(all.drop_front(inits)))
      return error;
  carried.assign(all.begin(), all.begin() + inits);
  return stack(all.drop_front(inits), place);
}

Error Scan::run() {
  if (Error error = checkLengths())
    return error;
  if (graph::stacksSizesOfValues(op))
    return call.error("expected sizes of what is stacked that follow from "
                      "sizes outside of the loop (C7)");
  for (int64_t i = 0, n = length(); i < n; ++i)
    if (Error error = step(op.getReverse() ? n - 1 - i : i, i == 0))
      return error;
  if (length() == 0)
    if (Error error = stackNone())
      return error;
  call.results = std::move(carried);
  for (HostTensor &whole : stacks)
    call.results.push_back(std::move(whole));
  return Error::success();
}

void interp::populateGraphControl(OpTable &table) {
  table.add("graph.cond", runCond);
  table.add("graph.while", runWhile);
  table.add("graph.scan", [](OpCall &call) { return Scan(call).run(); });
}
