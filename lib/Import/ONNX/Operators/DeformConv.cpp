//===- DeformConv.cpp - convolutions at moved places ----------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

namespace {

/// A convolution whose kernel takes elements at places that data moves.
struct DeformConv {
  Node &n;
  Value x, weight, offset;
  int64_t kernel[2] = {1, 1};
  SmallVector<int64_t> strides, pads, dilations;
  int64_t groups = 1, offsetGroups = 1;

  SmallVector<int64_t> list(StringRef name, size_t size, int64_t otherwise);
  bool takeInputs();
  Value along(int64_t axis);
  Value corner(Value y, Value x);
  Value sampled();
  void run();
  Size size(int64_t number) { return n.b.ops().getIndexAttr(number); }
};

} // namespace

SmallVector<int64_t> DeformConv::list(StringRef name, size_t size,
                                      int64_t otherwise) {
  auto values =
      n.integers(name).value_or(SmallVector<int64_t>(size, otherwise));
  if (values.size() != size && !n.hasFailed())
    n.error("expected " + Twine(size) + " entries of '" + name +
            "' but found " + Twine(values.size()));
  values.resize(size);
  return values;
}

bool DeformConv::takeInputs() {
  x = n.in(0), weight = n.in(1), offset = n.in(2);
  if (!expectRank(n, x, 4, "an input of two spatial dimensions") ||
      !expectRank(n, weight, 4, "a weight") ||
      !expectRank(n, offset, 4, "an offset"))
    return false;
  for (int64_t axis : {0, 1})
    kernel[axis] = knownSize(n, weight, 2 + axis, "size of the kernel");
  strides = list("strides", 2, 1);
  dilations = list("dilations", 2, 1);
  pads = list("pads", 4, 0);
  groups = n.integer("group", 1);
  offsetGroups = n.integer("offset_group", 1);
  int64_t channels = knownSize(n, x, 1, "number of channels");
  int64_t outputs = knownSize(n, weight, 0, "number of outputs");
  if (!n.hasFailed() && (groups < 1 || offsetGroups < 1 || channels % groups ||
                         channels % offsetGroups || outputs % groups))
    n.error("expected groups that divide " + Twine(channels) + " channels");
  return !n.hasFailed();
}

/// Where along an axis the kernel takes its elements: (batch, groups, kernel,
/// rows, columns).
Value DeformConv::along(int64_t axis) {
  Type type = elementType(offset);
  Size rows = n.sizeOf(offset, 2), columns = n.sizeOf(offset, 3);
  int64_t count = kernel[0] * kernel[1];
  Value moved = n.b.reshape(offset, {n.sizeOf(offset, 0), size(offsetGroups),
                                     size(count), size(2), rows, columns});
  moved = pick(n, moved, 3, axis);
  SmallVector<int64_t> starts;
  for (int64_t i = 0; i < count; ++i)
    starts.push_back((axis == 0 ? i / kernel[1] : i % kernel[1]) *
                         dilations[axis] -
                     pads[axis]);
  Value start = spread(n, n.b.integers(starts), {1, 2});
  Value window =
      scaled(n, places(n, axis == 0 ? rows : columns), double(strides[axis]));
  if (axis == 0)
    window = spread(n, window, {1});
  return add(n, moved, n.b.cast(add(n, start, window), type));
}

/// The elements at places, 0 outside: (batch, groups, kernel, rows, columns,
/// channels).
Value DeformConv::corner(Value y, Value at) {
  Type type = elementType(y);
  Value zero = n.b.scalar(0, type), isInside;
  Value place[2] = {y, at};
  for (int64_t axis : {0, 1}) {
    Value last = lastOf(n, n.sizeOf(x, 2 + axis), type);
    Value is = both(n, n.b.make<GeOp>(place[axis], zero),
                    n.b.make<LeOp>(place[axis], last));
    isInside = isInside ? both(n, isInside, is) : is;
    place[axis] = n.b.cast(n.b.make<ClampOp>(place[axis], zero, last),
                           n.b.ops().getI64Type());
  }
  Value batch = spread(n, places(n, n.sizeOf(x, 0)), {1, 2, 3, 4});
  Value group = spread(n, places(n, size(offsetGroups)), {1, 2, 3});
  if (n.hasFailed())
    return {};
  Size each = n.div(n.sizeOf(x, 1), size(offsetGroups));
  Value split = n.b.reshape(x, {n.sizeOf(x, 0), size(offsetGroups), each,
                                n.sizeOf(x, 2), n.sizeOf(x, 3)});
  const int64_t dims[] = {0, 1, 3, 4};
  Value taken =
      n.b.make<IndexOp>(split, ValueRange({batch, group, place[0], place[1]}),
                        ArrayRef<int64_t>(dims));
  return n.b.make<WhereOp>(spread(n, isInside, {5}), taken,
                           n.b.scalar(0, elementType(x)));
}

Value DeformConv::sampled() {
  Value y = along(0), at = along(1), sum;
  Value top = n.b.make<FloorOp>(y), left = n.b.make<FloorOp>(at);
  Value one = n.b.scalar(1, elementType(y));
  Value down = sub(n, y, top), across = sub(n, at, left);
  for (bool isLow : {false, true}) {
    for (bool isRight : {false, true}) {
      Value weight = mul(n, isLow ? down : sub(n, one, down),
                         isRight ? across : sub(n, one, across));
      Value part = corner(isLow ? add(n, top, one) : top,
                          isRight ? add(n, left, one) : left);
      part = mul(n, part, spread(n, weight, {5}));
      sum = sum ? add(n, sum, part) : part;
    }
  }
  if (!n.has(4) || !expectRank(n, n.in(4), 4, "a mask"))
    return sum;
  Value mask = n.b.reshape(n.in(4), {n.sizeOf(offset, 0), size(offsetGroups),
                                     size(kernel[0] * kernel[1]),
                                     n.sizeOf(offset, 2), n.sizeOf(offset, 3)});
  return mul(n, sum, spread(n, mask, {5}));
}

void DeformConv::run() {
  if (!takeInputs())
    return;
  Value samples = n.b.permute(sampled(), {0, 1, 5, 2, 3, 4});
  if (n.hasFailed())
    return;
  Size batch = n.sizeOf(x, 0), rows = n.sizeOf(offset, 2),
       columns = n.sizeOf(offset, 3), outputs = n.sizeOf(weight, 0);
  Size inner =
      n.mul(n.div(n.sizeOf(x, 1), size(groups)), size(kernel[0] * kernel[1]));
  samples =
      n.b.reshape(samples, {batch, size(groups), inner, n.mul(rows, columns)});
  Value matrices =
      n.b.reshape(weight, {size(groups), n.div(outputs, size(groups)), inner});
  Value y = n.b.make<MatmulOp>(matrices, samples);
  y = n.b.reshape(y, {batch, outputs, rows, columns});
  if (n.has(3))
    y = add(n, y, spread(n, n.in(3), {1, 2}));
  n.out(y);
}

static void importDeformConv(Node &n) { DeformConv{n, {}, {}, {}}.run(); }

void addDeformConvOperators(OperatorTable &t) {
  t.add("DeformConv", {19, 22}, {3, 5}, importDeformConv);
}

} // namespace tcopt::onnx_import
