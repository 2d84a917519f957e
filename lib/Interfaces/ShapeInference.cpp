//===- ShapeInference.cpp - shape rules that ops share --------------------===//

#include "tcopt/Interfaces/ShapeInference.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt {

InferResult inferPointwiseLike(ShapeContext &shapes, ValueRange operands,
                               Value like) {
  if (!allRanked(operands))
    return unrankedTensor(elementTypeOf(like));
  SmallVector<Shape> all;
  for (Value operand : operands)
    all.push_back(shapes.shapeOf(operand));
  return oneTensor(shapes.broadcast(all), elementTypeOf(like));
}

InferResult inferPointwise(ShapeContext &shapes, ValueRange operands) {
  return inferPointwiseLike(shapes, operands, operands.front());
}

InferResult inferComparison(ShapeContext &shapes, ValueRange operands) {
  InferResult result = inferPointwise(shapes, operands);
  if (succeeded(result))
    result->front().elementType =
        IntegerType::get(operands.front().getContext(), 1);
  return result;
}

static LogicalResult mergeSame(ShapeContext &shapes, Shape &to, Value operand,
                               int64_t number) {
  Shape from = shapes.shapeOf(operand);
  if (from.size() != to.size())
    return shapes.error("expected operand #" + Twine(number) + " of rank " +
                        Twine(to.size()) + " but found rank " +
                        Twine(from.size()) + " (C1)");
  for (auto [a, b] : llvm::zip(to, from)) {
    if (a.isStatic() && b.isStatic() && *a.constant != *b.constant)
      return shapes.error("expected operand #" + Twine(number) + " of size " +
                          Twine(*a.constant) + " but found " +
                          Twine(*b.constant) + " (C1)");
    shapes.expectEqual(a, b,
                       "sizes of operand #" + Twine(number) +
                           " must equal those of operand #0");
    if (!a.isStatic() && (b.isStatic() || !a.value))
      a = b;
  }
  return success();
}

InferResult inferSameShape(ShapeContext &shapes, ValueRange operands,
                           Type elementType) {
  if (!allRanked(operands))
    return unrankedTensor(elementType);
  Shape shape = shapes.shapeOf(operands.front());
  for (auto [i, operand] : llvm::enumerate(operands.drop_front()))
    if (failed(mergeSame(shapes, shape, operand, i + 1)))
      return failure();
  return oneTensor(std::move(shape), elementType);
}

FailureOr<SmallVector<int64_t>> normalizeDims(ShapeContext &shapes,
                                              ArrayRef<int64_t> dims,
                                              int64_t rank, int range) {
  SmallVector<int64_t> result;
  for (int64_t dim : dims) {
    FailureOr<int64_t> normal = shapes.normalize(dim, rank, range);
    if (failed(normal))
      return failure();
    result.push_back(*normal);
  }
  llvm::sort(result);
  auto twice = std::adjacent_find(result.begin(), result.end());
  if (twice != result.end()) {
    (void)shapes.error("expected distinct dimensions but found " +
                       Twine(*twice) + " twice (C" + Twine(range + 1) + ")");
    return failure();
  }
  return result;
}

InferResult inferReduction(ShapeContext &shapes, Value x,
                           ArrayRef<int64_t> dims, bool keepdim,
                           Type elementType) {
  if (!allRanked(x))
    return unrankedTensor(elementType);
  Shape from = shapes.shapeOf(x), to;
  auto reduced = normalizeDims(shapes, dims, from.size());
  if (failed(reduced))
    return failure();
  for (auto [i, dim] : llvm::enumerate(from)) {
    if (!llvm::is_contained(*reduced, int64_t(i)))
      to.push_back(dim);
    else if (keepdim)
      to.push_back(1);
  }
  return oneTensor(std::move(to), elementType);
}

InferResult inferArgReduction(ShapeContext &shapes, Value x, int64_t dim,
                              bool keepdim) {
  Type i64 = IntegerType::get(x.getContext(), 64);
  if (auto type = dyn_cast<RankedTensorType>(x.getType())) {
    FailureOr<int64_t> normal = shapes.normalize(dim, type.getRank(), 1);
    if (failed(normal))
      return failure();
    if (type.getDimSize(*normal) == 0)
      return shapes.error("expected a dimension that is not empty (C2)");
    if (shapes.isRecording())
      shapes.expectAtLeast(1, shapes.shapeOf(x)[*normal],
                           "the reduced dimension must not be empty (C2)");
  }
  return inferReduction(shapes, x, dim, keepdim, i64);
}

InferResult inferAlongDim(ShapeContext &shapes, Value x, int64_t dim) {
  if (auto type = dyn_cast<RankedTensorType>(x.getType()))
    if (failed(shapes.normalize(dim, type.getRank(), 1)))
      return failure();
  return inferPointwise(shapes, x);
}

InferResult inferConstant(ShapeContext &shapes, ElementsAttr value) {
  if (!isa<DenseElementsAttr, DenseResourceElementsAttr>(value) ||
      !isa<RankedTensorType>(value.getType()))
    return shapes.error("expected a dense tensor as value (C1)");
  Shape shape(value.getShapedType().getShape());
  return oneTensor(std::move(shape), value.getElementType());
}

InferResult inferSizes(ShapeContext &shapes, ArrayRef<int64_t> constants,
                       ValueRange values, Type elementType, int number) {
  for (int64_t size : constants)
    if (size < 0 && !ShapedType::isDynamic(size))
      return shapes.error("expected sizes that are not negative but found " +
                          Twine(size) + " (C" + Twine(number) + ")");
  Shape sizes = shapes.mixed(constants, values);
  for (Dim size : sizes)
    shapes.expectAtLeast(0, size, "sizes must not be negative");
  return oneTensor(std::move(sizes), elementType);
}

InferResult inferPermutation(ShapeContext &shapes, Value x,
                             ArrayRef<int64_t> dims) {
  if (!allRanked(x))
    return unrankedTensor(elementTypeOf(x));
  Shape from = shapes.shapeOf(x), to;
  if (failed(normalizeDims(shapes, dims, from.size())))
    return failure();
  if (dims.size() != from.size())
    return shapes.error("expected " + Twine(from.size()) +
                        " dimensions but found " + Twine(dims.size()) +
                        " (C2)");
  for (int64_t dim : dims)
    to.push_back(from[dim < 0 ? dim + from.size() : dim]);
  return oneTensor(std::move(to), elementTypeOf(x));
}

InferResult inferConcatenation(ShapeContext &shapes, ValueRange inputs,
                               int64_t dim) {
  if (inputs.empty())
    return shapes.error("expected at least one input (C2)");
  Type elementType = elementTypeOf(inputs.front());
  if (!allRanked(inputs))
    return unrankedTensor(elementType);
  Shape result = shapes.shapeOf(inputs.front());
  FailureOr<int64_t> at = shapes.normalize(dim, result.size(), 1);
  if (failed(at))
    return failure();
  for (Value input : inputs.drop_front()) {
    Shape shape = shapes.shapeOf(input);
    if (shape.size() != result.size())
      return shapes.error("expected inputs of rank " + Twine(result.size()) +
                          " but found rank " + Twine(shape.size()) + " (C2)");
    for (auto [i, size] : llvm::enumerate(shape)) {
      if (int64_t(i) == *at)
        result[i] = shapes.add(result[i], size);
      else if (failed(checkEqual(shapes, "inputs", result[i], size, 3)))
        return failure();
      else if (size.isStatic())
        result[i] = size;
    }
  }
  return oneTensor(std::move(result), elementType);
}

LogicalResult checkList(ShapeContext &shapes, StringRef name,
                        ArrayRef<int64_t> list, size_t n, int64_t least,
                        int number, int64_t most) {
  if (list.size() != n)
    return shapes.error("expected " + Twine(n) + " entries in " + name +
                        " but found " + Twine(list.size()) + " (C" +
                        Twine(number) + ")");
  for (int64_t entry : list)
    if (entry < least)
      return shapes.error("expected entries of " + name + " of at least " +
                          Twine(least) + " but found " + Twine(entry) + " (C" +
                          Twine(number) + ")");
  for (int64_t entry : list)
    if (entry > most)
      return shapes.error("expected entries of " + name + " of at most " +
                          Twine(most) + " but found " + Twine(entry) + " (C" +
                          Twine(number) + ")");
  return success();
}

LogicalResult checkMixedList(ShapeContext &shapes, StringRef name,
                             ArrayRef<int64_t> constants, size_t n,
                             int64_t least, int number, int64_t most) {
  SmallVector<int64_t> known(constants);
  llvm::replace(known, ShapedType::kDynamic, least);
  return checkList(shapes, name, known, n, least, number, most);
}

Dim mixedIndex(ShapeContext &shapes, int64_t constant, Value value) {
  return value ? shapes.ofOperand(value) : Dim(constant);
}

Dim sliceBound(ShapeContext &shapes, Dim bound, Dim size) {
  if (bound.is(0))
    return 0;
  if (bound.is(std::numeric_limits<int64_t>::max()))
    return size;
  if (bound.isStatic())
    return *bound.constant < 0 ? shapes.max(shapes.add(size, bound), 0)
                               : shapes.min(bound, size);
  // 1 if the bound is negative, else 0.
  Dim isNegative = shapes.min(shapes.max(shapes.sub(0, bound), 0), 1);
  Dim index = shapes.add(bound, shapes.mul(size, isNegative));
  return shapes.min(shapes.max(index, 0), size);
}

LogicalResult checkEqual(ShapeContext &shapes, StringRef what, Dim expected,
                         Dim found, int number) {
  shapes.expectEqual(expected, found,
                     "size of " + what + " must agree (C" + Twine(number) +
                         ")");
  if (!expected.isStatic() || !found.isStatic() ||
      *expected.constant == *found.constant)
    return success();
  return shapes.error("expected size " + Twine(*expected.constant) + " of " +
                      what + " but found " + Twine(*found.constant) + " (C" +
                      Twine(number) + ")");
}

static std::string spellRanks(int64_t least, int64_t most) {
  std::string first = std::to_string(least);
  if (least == most)
    return first;
  return most == least + 1 ? first + " or " + std::to_string(most)
                           : first + " or more";
}

LogicalResult checkRank(ShapeContext &shapes, StringRef name, Value tensor,
                        int64_t least, int64_t most, int number) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type || (type.getRank() >= least && type.getRank() <= most))
    return success();

  return shapes.error("expected " + name + " of rank " +
                      spellRanks(least, most) + " but found rank " +
                      Twine(type.getRank()) + " (C" + Twine(number) + ")");
}

LogicalResult verifySizes(Operation *op, ArrayRef<int64_t> constants,
                          ValueRange values, int first) {
  size_t open = llvm::count_if(constants, ShapedType::isDynamic);
  if (open != values.size())
    return op->emitOpError("expected ")
           << open << " size operands but found " << values.size() << " (C"
           << first << ")";
  return success();
}

LogicalResult verifyIndex(Operation *op, StringRef name, int64_t constant,
                          Value value, int number) {
  if (!value || ShapedType::isDynamic(constant))
    return success();
  return op->emitOpError("expected a static_")
         << name << " of " << ShapedType::kDynamic
         << " beside an operand but found " << constant << " (C" << number
         << ")";
}

// Bytes of the elements as resources hold them.
static std::optional<int64_t> resourceBytes(ShapedType type) {
  std::optional<int64_t> count = elementCount(type.getShape());
  int64_t bytes;
  int64_t width = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  if (!count || llvm::MulOverflow(*count, width, bytes))
    return std::nullopt;
  return bytes;
}

LogicalResult verifyConstant(Operation *op, ElementsAttr value) {
  Type found = op->getResult(0).getType();
  if (value.getType() != found)
    return op->emitOpError("expected a result of type ")
           << value.getType() << " but found " << found << " (C2)";
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob)
    return success();
  std::optional<int64_t> bytes = resourceBytes(resource.getType());
  if (bytes && uint64_t(*bytes) == blob->getData().size())
    return success();
  return op->emitOpError("expected data of ")
         << resource.getType() << " but found " << blob->getData().size()
         << " bytes (C3)";
}

std::optional<int64_t> elementCount(ArrayRef<int64_t> shape) {
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return std::nullopt;
  return count;
}

LogicalResult verifySameElementCount(Operation *op, Type from, Type to,
                                     int number) {
  auto a = dyn_cast<RankedTensorType>(from), b = dyn_cast<RankedTensorType>(to);
  if (!a || !b || !a.hasStaticShape() || !b.hasStaticShape())
    return success();
  std::optional<int64_t> expected = elementCount(a.getShape());
  std::optional<int64_t> found = elementCount(b.getShape());
  if (!expected || !found)
    return op->emitOpError("expected fewer than 2^63 elements (C")
           << number << ")";
  if (*expected == *found)
    return success();
  return op->emitOpError("expected ") << *expected << " elements but found "
                                      << *found << " (C" << number << ")";
}

int64_t Window::extent() const {
  constexpr int64_t most = int64_t(1) << 62;
  int64_t steps;
  if (llvm::MulOverflow(dilation, kernel - 1, steps) || steps >= most)
    return most;
  return steps + 1;
}

LogicalResult checkWindow(ShapeContext &shapes, Dim room, Window window,
                          int number) {
  if (window.kernel < 1)
    return shapes.error("expected a window that is not empty (C" +
                        Twine(number) + ")");
  if (!room.isStatic() || window.extent() <= *room.constant)
    return success();
  return shapes.error("expected a window of at most " + Twine(*room.constant) +
                      " elements but found " + Twine(window.extent()) + " (C" +
                      Twine(number) + ")");
}

Dim windowCount(ShapeContext &shapes, Dim size, Window w) {
  Dim room = shapes.add(size, 2 * w.padding - w.extent());
  if (!w.ceilMode)
    return shapes.add(shapes.floorDiv(room, w.stride), 1);
  // A window that would start in the right padding is dropped: the last start
  // is at most size + padding - 1.
  Dim rounded = shapes.add(shapes.ceilDiv(room, w.stride), 1);
  Dim inside = shapes.ceilDiv(shapes.add(size, w.padding), w.stride);
  return shapes.min(rounded, inside);
}

FailureOr<Dim> checkedWindows(ShapeContext &shapes, Dim size, Window w,
                              int number) {
  Dim count = windowCount(shapes, size, w);
  shapes.expectAtLeast(w.extent() - 2 * w.padding, size,
                       "a window must fit into the padded input (C" +
                           Twine(number) + ")");
  Dim room = size.isStatic() ? shapes.add(size, 2 * w.padding) : Dim();
  if (failed(checkWindow(shapes, room, w, number)))
    return failure();
  return count;
}

} // namespace tcopt
