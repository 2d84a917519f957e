//===- Builder.cpp - build graph ops of an API call -----------------------===//

#include "Builder.h"
#include "../Session/Engine.h"
#include "Recorder.h"
#include "SizeNode.h"
#include "ViewWrites.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/SizeNumber.h"
#include "tcopt/Interfaces/Autocast.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "tcopt/Interpreter/RuntimeValue.h"

using namespace mlir;
using llvm::SmallVector;

namespace tcopt::capture {

Builder::Builder(Trace &trace, OpBuilder &builder, Place place)
    : GraphBuilder(builder, locationOf(place)), place(place), trace(trace) {}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Value Builder::operator()(const Tensor &tensor) {
  return tensor.defined() ? trace.valueOf(tensor, place) : Value();
}

Value Builder::operator()(const Operand &operand) {
  if (const Scalar *number = operand.number())
    return this->number(*number, number->dtype());
  return (*this)(operand.tensor());
}

std::vector<Value> Builder::operator()(const std::vector<Tensor> &tensors) {
  std::vector<Value> values;
  for (const Tensor &tensor : tensors)
    values.push_back((*this)(tensor));
  return values;
}

Type Builder::type(DType dtype) {
  return elementTypeOf(dtype, ops().getContext());
}

graph::Size Builder::size(const Size &size) {
  if (!size.isOpen())
    return ops().getIndexAttr(size.hint());
  std::shared_ptr<Recorder> recorder = size.open()->recorder.lock();
  return recorder ? recorder->symbols.valueOf(*this, size)
                  : graph::Size(ops().getIndexAttr(size.hint()));
}

graph::Sizes Builder::sizes(const Sizes &sizes) {
  return llvm::map_to_vector<6>(sizes,
                                [&](const Size &one) { return size(one); });
}

Value Builder::number(const Scalar &value, Type elementType) {
  if (value.size().isOpen())
    return sizeNumber(value.size(), elementType);
  if (value.open() && !value.open()->recorder.expired())
    return GraphBuilder::cast((*this)(value.open()->value), elementType);
  return value.isFloat() ? scalar(value.toDouble(), elementType)
                         : integer(value.toInt(), elementType);
}

Value Builder::sizeNumber(const Size &size, Type elementType) {
  return graph::numberOf(*this, this->size(size), elementType);
}

Value Builder::as(const Operand &operand, DType dtype) {
  if (const Scalar *number = operand.number())
    return this->number(*number, dtype);
  return cast((*this)(operand.tensor()), type(dtype));
}

//===----------------------------------------------------------------------===//
// Promotion
//===----------------------------------------------------------------------===//

static int categoryOf(DType dtype) {
  return isFloat(dtype) ? 2 : isInteger(dtype) ? 1 : 0;
}

DType promoteDTypes(DType a, DType b) {
  if (a == b)
    return a;
  if (categoryOf(a) != categoryOf(b))
    return categoryOf(a) > categoryOf(b) ? a : b;
  // f16 and bf16 have no common dtype of 16 bits, nor u8 and i8 of 8.
  if (isFloat(a) && getSize(a) == getSize(b))
    return DType::F32;
  if (getSize(a) == getSize(b))
    return DType::I16;
  if (a == DType::U8 || b == DType::U8)
    return a == DType::U8 ? b : a;
  return getSize(a) > getSize(b) ? a : b;
}

namespace {
/// The common dtype of the operands with the same priority.
struct Common {
  std::optional<DType> dtype;
  void add(DType other) {
    dtype = dtype ? promoteDTypes(*dtype, other) : other;
  }
};
} // namespace

// `lower` matters only if its category is higher.
static std::optional<DType> combine(std::optional<DType> higher,
                                    std::optional<DType> lower) {
  if (!higher || !lower)
    return higher ? higher : lower;
  return categoryOf(*lower) > categoryOf(*higher)
             ? promoteDTypes(*higher, *lower)
             : *higher;
}

DType commonDType(llvm::ArrayRef<const Operand *> operands) {
  Common tensors, scalars, numbers;
  for (const Operand *operand : operands) {
    if (const Scalar *number = operand->number()) {
      numbers.add(number->dtype());
      continue;
    }
    Tensor tensor = operand->tensor();
    (tensor.dim() ? tensors : scalars).add(tensor.dtype());
  }
  return *combine(tensors.dtype, combine(scalars.dtype, numbers.dtype));
}

SmallVector<Value, 3> Builder::inDType(llvm::ArrayRef<const Operand *> operands,
                                       DType dtype) {
  return llvm::map_to_vector<3>(
      operands, [&](const Operand *operand) { return as(*operand, dtype); });
}

SmallVector<Value, 3>
Builder::promoted(llvm::ArrayRef<const Operand *> operands) {
  return inDType(operands, commonDType(operands));
}

SmallVector<Value, 3>
Builder::promotedToFloat(llvm::ArrayRef<const Operand *> operands) {
  return inDType(operands, floatDType(commonDType(operands)));
}

//===----------------------------------------------------------------------===//
// Autocast
//===----------------------------------------------------------------------===//

// As in PyTorch, f64 is not converted.
DType autocastDType(AutocastClass of, DType dtype) {
  const std::optional<DType> &autocast = settings().autocast;
  if (!autocast || !isFloat(dtype) || dtype == DType::F64)
    return dtype;
  switch (autocastTo(of, dtype == DType::F32)) {
  case AutocastTo::Lower:
    return *autocast;
  case AutocastTo::F32:
    return DType::F32;
  case AutocastTo::Itself:
    return dtype;
  }
  llvm_unreachable("unknown type");
}

void Builder::prepare(OperationState &state) {
  if (!settings().autocast || keepsDTypes)
    return;
  const auto *facts = state.name.getInterface<OpFactsInterface>();
  if (!facts)
    return;
  AutocastClass of = facts->autocastClass(
      spatialDims.value_or(autocastSpatialDims(state.operands)));
  SmallVector<Type> types =
      autocastElementTypes(of, state.operands, type(*settings().autocast));
  for (auto [operand, type] : llvm::zip_equal(state.operands, types))
    if (type)
      operand = cast(operand, type);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

bool Builder::hasSize(Value tensor, int64_t dim, int64_t size) {
  if (hasFailed() || !tensor)
    return false;
  SymbolicSizes &known = trace.sizes();
  TracedSize found = known.sizeOf(tensor, dim);
  return found.expr && known.decide(found.expr, SizeRelation::EQ, size);
}

Value Builder::fixed(Value tensor, llvm::ArrayRef<int64_t> dims) {
  if (hasFailed() || !tensor)
    return tensor;
  SymbolicSizes &known = trace.sizes();
  auto type = graph::rankedType(tensor);
  SmallVector<int64_t> sizes(type.getShape());
  for (int64_t dim : dims) {
    TracedSize size = known.sizeOf(tensor, dim);
    if (!size.expr)
      continue;
    known.decide(size.expr, SizeRelation::EQ, size.hint);
    sizes[size_t(dim)] = size.hint;
  }
  if (llvm::equal(sizes, type.getShape()))
    return tensor;
  return tensor::CastOp::create(ops(), location(), type.clone(sizes), tensor);
}

void Builder::state(Value result, const Sizes &sizes) {
  SmallVector<TracedSize> known;
  for (const Size &size : sizes)
    known.push_back({size.hint(), trace.recorder.symbols.exprOf(size)});
  trace.sizes().state(result, known);
}

Value Builder::stopGradient(Value value) {
  return value && hasTangent(value.getType()) ? make<grad::StopOp>(value)
                                              : value;
}

Value Builder::asFloat(const Tensor &tensor) {
  return cast((*this)(tensor), type(floatDType(tensor.dtype())));
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

static bool repeats(const TensorImpl &impl) {
  return llvm::any_of(impl.views,
                      [](const auto &view) { return view->repeats; });
}

static void refuseOverlap(const TensorImpl &impl, Place place) {
  std::optional<Layout> layout = impl.plannedLayout();
  if (layout ? layout->mayOverlap() : repeats(impl))
    throw Exception("several elements of this tensor are the same in memory: "
                    "clone() it before it is written to",
                    place);
}

using ViewList = llvm::ArrayRef<std::shared_ptr<const View>>;

// Writes from the innermost view outwards. If a view repeats elements, computes
// the positions of the view's elements and writes there.
static Value writeThrough(Builder &b, ViewList views, Value whole, Value part) {
  if (llvm::any_of(views, [](const auto &view) { return view->repeats; }))
    return writeToPlaces(b, whole, part, [&](Value numbers) {
      for (const auto &view : views)
        numbers = view->apply(b, numbers);
      return numbers;
    });
  SmallVector<Value> seen{whole};
  for (const auto &view : views)
    seen.push_back(view->apply(b, seen.back()));
  for (size_t i = views.size(); i-- > 0;)
    part = views[i]->write(b, seen[i], part);
  return part;
}

/// Returns the value of the cell after a write, and that of the tensor's own
/// variable if it has one. The history of the write then belongs to the
/// variable alone, not to the cell.
static SmallVector<Value, 2> writtenValues(Builder &b, Trace &trace,
                                           const TensorImpl &impl, Value part) {
  std::shared_ptr<Cell> cell = cellInTrace(trace.recorder, impl, b.place);
  ViewList views = impl.views;
  if (!impl.own) {
    bool isRecorded = settings().isGradEnabled;
    Value whole = isRecorded
                      ? b(Tensor(std::make_shared<TensorImpl>(impl.cell)))
                      : trace.elementsOf(cell, b.place);
    return {writeThrough(b, views, whole, part)};
  }
  Value own = b(Tensor(rootOf(impl)));
  own = writeThrough(b, views.drop_front(impl.ownViews), own, part);
  Value whole = b.stopGradient(trace.elementsOf(cell, b.place));
  return {writeThrough(b, views.take_front(impl.ownViews), whole,
                       b.stopGradient(own)),
          own};
}

static Value expandLike(Trace &trace, Builder &b, Value part, Value target) {
  auto isSame = [](const TracedSize &a, const TracedSize &b) {
    return a.expr && a.expr == b.expr;
  };
  bool fits = part.getType() == target.getType() &&
              llvm::equal(trace.sizes().sizesOf(part),
                          trace.sizes().sizesOf(target), isSame);
  return fits ? part : b.expand(part, b.sizesOf(target));
}

static Tensor assignValue(const Tensor &target, Place place, Body body) {
  if (!target.defined())
    throw UndefinedTensor(place);
  const TensorImpl &impl = *target.getImpl();
  refuseOverlap(impl, place);
  Trace &trace = currentTrace();
  std::vector<Value> values = buildOps(trace, place, [&](Builder &b) {
    Value part = body(b);
    if (part)
      part = b.cast(part, b.type(target.dtype()));
    if (!part)
      return std::vector<Value>{part};
    part =
        trace.asConstantUnderNoGrad(b, expandLike(trace, b, part, b(target)));
    SmallVector<Value, 2> written = writtenValues(b, trace, impl, part);
    return std::vector<Value>(written.begin(), written.end());
  });
  trace.write(impl, values.front(), values.size() > 1 ? values.back() : Value(),
              settings().isGradEnabled, place);
  return target;
}

// If another tensor has the value, the target must remain a different variable.
Tensor assign(const Tensor &target, Place place, Body body) {
  Operation *before = lastOp(currentTrace().block());
  return assignValue(target, place, [&](Builder &b) {
    Value value = body(b);
    return value && settings().isGradEnabled
               ? currentTrace().distinct(value, before, place)
               : value;
  });
}

Tensor writeBack(const Tensor &target, const Tensor &value, Place place) {
  if (categoryOf(value.dtype()) > categoryOf(target.dtype()))
    throw Exception("a result of " + getName(value.dtype()).str() +
                        " cannot be written to a tensor of " +
                        getName(target.dtype()).str(),
                    place);
  return assignValue(target, place, [&](Builder &b) { return b(value); });
}

} // namespace tcopt::capture
