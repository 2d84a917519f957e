//===- Creation.cpp - tensors from nothing --------------------------------===//

#include "Families.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

static Value vectorOf(Node &n, ArrayRef<double> values) {
  SmallVector<float> narrow(values.begin(), values.end());
  auto type =
      RankedTensorType::get({int64_t(narrow.size())}, n.b.ops().getF32Type());
  return n.b.constant(DenseElementsAttr::get(type, ArrayRef<float>(narrow)));
}

static void importConstant(Node &n) {
  if (ElementsAttr value = n.tensor("value"))
    return n.out(n.b.constant(value));
  if (n.hasAttribute("value_float"))
    return n.out(
        n.b.scalar(n.number("value_float", 0), n.b.ops().getF32Type()));
  if (n.hasAttribute("value_int"))
    return n.out(
        n.b.integer(n.integer("value_int", 0), n.b.ops().getI64Type()));
  if (auto values = n.numbers("value_floats"))
    return n.out(vectorOf(n, *values));
  if (auto values = n.integers("value_ints"))
    return n.out(n.b.integers(*values));
  if (!n.hasFailed())
    n.error("expected a dense tensor of numbers");
}

static void importConstantOfShape(Node &n) {
  ElementsAttr value = n.tensor("value");
  Sizes sizes = n.sizes(0, "sizes");
  if (n.hasFailed())
    return;
  if (value && value.getNumElements() != 1)
    return n.error("expected a value of one element");
  Value scalar = value ? n.b.reshape(n.b.constant(value), {})
                       : n.b.scalar(0, n.b.ops().getF32Type());
  n.out(n.b.full(scalar, sizes));
}

static void importEyeLike(Node &n) {
  Value x = n.in(0);
  if (rankOf(x) != 2)
    return n.error("expected an input of rank 2");
  Type type = n.elementType("dtype", elementType(x));
  Size rows = n.sizeOf(x, 0), columns = n.sizeOf(x, 1);
  Size one = n.b.ops().getIndexAttr(1);
  Value row = n.b.reshape(places(n, rows), {rows, one});
  Value shifted = n.b.make<AddOp>(
      row, n.b.integer(n.integer("k", 0), n.b.ops().getI64Type()));
  Value is =
      n.b.make<EqOp>(shifted, n.b.reshape(places(n, columns), {one, columns}));
  n.out(n.b.cast(is, type));
}

/// `max(ceil((limit - start) / delta), 0)`, as a tensor of i64.
static Value countOf(Node &n, Value start, Value limit, Value delta) {
  Type f64 = n.b.ops().getF64Type();
  Value span = n.b.make<SubOp>(n.b.cast(limit, f64), n.b.cast(start, f64));
  Value steps = n.b.make<CeilOp>(divide(n, span, n.b.cast(delta, f64)));
  return n.b.cast(n.b.make<MaximumOp>(steps, n.b.scalar(0, f64)),
                  n.b.ops().getI64Type());
}

static void importRange(Node &n) {
  SmallVector<Value, 3> inputs;
  for (size_t i = 0; i < 3; ++i) {
    Value input = n.in(i);
    if (rankOf(input) > 0)
      input = n.b.reshape(input, {});
    inputs.push_back(input);
  }
  Value number = countOf(n, inputs[0], inputs[1], inputs[2]);
  if (n.hasFailed())
    return;
  auto count = n.importer.elementsOf(*Item::ofTensor(number), n.b);
  if (!count)
    return n.error("expected a number of elements");
  n.out(n.b.arange(inputs[0], inputs[2], getAsOpFoldResult((*count)[0])));
}

// These are imported element by element, always.
static void importSizes(Node &n) { n.error("expected a tensor"); }

void addCreationOperators(OperatorTable &t) {
  t.add("Constant", {1, 9, 11, 12, 13, 19, 21, 23, 24, 25}, 0, importConstant);
  t.add("ConstantOfShape", {9, 20, 21, 23, 24, 25}, 1, importConstantOfShape);
  t.add("EyeLike", {9, 22}, 1, importEyeLike);
  t.add("Range", {11, 27}, 3, importRange);
  t.add("Shape", {1, 13, 15, 19, 21, 23, 24, 25}, 1, importSizes);
  t.add("Size", {1, 13, 19, 21, 23, 24, 25}, 1, importSizes);
}

} // namespace tcopt::onnx_import
