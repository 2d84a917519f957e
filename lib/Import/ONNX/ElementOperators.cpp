//===- ElementOperators.cpp - operators on sizes --------------------------===//

#include "ElementOperators.h"
#include "Importer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using tcopt::graph::Size;
using tcopt::graph::Sizes;

namespace tcopt::onnx_import {
namespace {

/// A vector or scalar of integers or Booleans.
struct Vector {
  SmallVector<Value> elements;
  RankedTensorType type;

  bool isScalar() const { return type.getRank() == 0; }
  Type elementType() const { return type.getElementType(); }
};
using Vectors = SmallVector<Vector>;
using ElementFunction = std::optional<Vector> (*)(Node &n, Vectors &in);

} // namespace

static Vector vectorOf(ArrayRef<Value> elements, Type elementType) {
  return {SmallVector<Value>(elements),
          RankedTensorType::get({int64_t(elements.size())}, elementType)};
}

static Vector scalarOf(Value element, Type elementType) {
  return {{element}, RankedTensorType::get({}, elementType)};
}

static std::optional<int64_t> constantOf(Value value) {
  return getConstantIntValue(value);
}

/// The integers of an optional input; none if they are not known.
static std::optional<SmallVector<int64_t>> integersOf(const Vector &vector) {
  SmallVector<int64_t> integers;
  for (Value element : vector.elements) {
    std::optional<int64_t> constant = constantOf(element);
    if (!constant)
      return std::nullopt;
    integers.push_back(*constant);
  }
  return integers;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

static std::optional<Vector> elementsOfIdentity(Node &, Vectors &in) {
  return in[0];
}

static std::optional<Vector> elementsOfGather(Node &, Vectors &in) {
  auto places = integersOf(in[1]);
  if (in[0].isScalar() || !places)
    return std::nullopt;
  int64_t size = int64_t(in[0].elements.size());
  SmallVector<Value> taken;
  for (int64_t place : *places) {
    if (place < -size || place >= size)
      return std::nullopt;
    taken.push_back(in[0].elements[place < 0 ? place + size : place]);
  }
  Type element = in[0].elementType();
  return in[1].isScalar() ? scalarOf(taken[0], element)
                          : vectorOf(taken, element);
}

static std::optional<Vector> elementsOfConcat(Node &, Vectors &in) {
  SmallVector<Value> all;
  for (Vector &vector : in) {
    if (vector.isScalar() || vector.elementType() != in[0].elementType())
      return std::nullopt;
    all.append(vector.elements);
  }
  return vectorOf(all, in[0].elementType());
}

static std::optional<Vector> elementsOfUnsqueeze(Node &, Vectors &in) {
  if (!in[0].isScalar())
    return std::nullopt;
  return vectorOf(in[0].elements, in[0].elementType());
}

static std::optional<Vector> elementsOfSqueeze(Node &, Vectors &in) {
  if (in[0].isScalar() || in[0].elements.size() != 1)
    return std::nullopt;
  return scalarOf(in[0].elements[0], in[0].elementType());
}

static std::optional<Vector> elementsOfReshape(Node &, Vectors &in) {
  if (in.size() < 2)
    return std::nullopt;
  auto sizes = integersOf(in[1]);
  if (!sizes || in[1].isScalar() || sizes->size() > 1)
    return std::nullopt;
  int64_t count = int64_t(in[0].elements.size());
  if (sizes->empty() && count == 1)
    return scalarOf(in[0].elements[0], in[0].elementType());
  if (sizes->empty() || ((*sizes)[0] != -1 && (*sizes)[0] != count))
    return std::nullopt;
  return vectorOf(in[0].elements, in[0].elementType());
}

static std::optional<Vector> elementsOfSlice(Node &, Vectors &in) {
  if (in.size() < 3 || in[0].isScalar())
    return std::nullopt;
  auto starts = integersOf(in[1]), ends = integersOf(in[2]);
  auto steps = in.size() > 4 ? integersOf(in[4]) : SmallVector<int64_t>{1};
  if (!starts || !ends || !steps || starts->size() != 1 || ends->size() != 1 ||
      steps->size() != 1 || (*steps)[0] <= 0)
    return std::nullopt;
  int64_t size = int64_t(in[0].elements.size());
  auto limit = [&](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + size : place, 0, size);
  };
  SmallVector<Value> taken;
  for (int64_t i = limit((*starts)[0]); i < limit((*ends)[0]); i += (*steps)[0])
    taken.push_back(in[0].elements[i]);
  return vectorOf(taken, in[0].elementType());
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Applies a function to the elements of two vectors that broadcast.
template <typename Function>
static std::optional<Vector> zip(const Vector &a, const Vector &b,
                                 Type elementType, Function function) {
  size_t size = std::max(a.elements.size(), b.elements.size());
  if (a.elements.empty() || b.elements.empty())
    return std::nullopt;
  if ((a.elements.size() != size && a.elements.size() != 1) ||
      (b.elements.size() != size && b.elements.size() != 1))
    return std::nullopt;
  SmallVector<Value> results;
  for (size_t i = 0; i < size; ++i)
    results.push_back(function(a.elements[a.elements.size() == 1 ? 0 : i],
                               b.elements[b.elements.size() == 1 ? 0 : i]));
  if (a.isScalar() && b.isScalar())
    return scalarOf(results[0], elementType);
  return vectorOf(results, elementType);
}

static bool isI64(const Vector &vector) {
  return vector.elementType().isSignlessInteger(64);
}

template <typename OpT>
static std::optional<Vector> elementsOfArithmetic(Node &n, Vectors &in) {
  if (in.size() != 2 || !isI64(in[0]) || !isI64(in[1]))
    return std::nullopt;
  return zip(in[0], in[1], in[0].elementType(), [&](Value x, Value y) -> Value {
    return n.b.ops().createOrFold<OpT>(n.b.location(), x, y);
  });
}

/// Sizes are never negative, which folders do not know.
static std::optional<bool> compareSize(Value x, Value y,
                                       arith::CmpIPredicate predicate) {
  std::optional<int64_t> constant = constantOf(y);
  if (!constant || *constant >= 0 || !x.getDefiningOp<tensor::DimOp>())
    return std::nullopt;
  return predicate == arith::CmpIPredicate::sgt ||
         predicate == arith::CmpIPredicate::sge;
}

template <arith::CmpIPredicate predicate>
static std::optional<Vector> elementsOfCompare(Node &n, Vectors &in) {
  if (in[0].elementType() != in[1].elementType() || !isI64(in[0]))
    return std::nullopt;
  OpBuilder &ops = n.b.ops();
  return zip(in[0], in[1], ops.getI1Type(), [&](Value x, Value y) -> Value {
    if (std::optional<bool> is = compareSize(x, y, predicate))
      return arith::ConstantIntOp::create(ops, n.b.location(), *is, 1);
    return ops.createOrFold<arith::CmpIOp>(n.b.location(), predicate, x, y);
  });
}

template <typename OpT>
static std::optional<Vector> elementsOfLogic(Node &n, Vectors &in) {
  if (!in[0].elementType().isInteger(1) || !in[1].elementType().isInteger(1))
    return std::nullopt;
  return zip(in[0], in[1], in[0].elementType(), [&](Value x, Value y) -> Value {
    return n.b.ops().createOrFold<OpT>(n.b.location(), x, y);
  });
}

static std::optional<Vector> elementsOfNot(Node &n, Vectors &in) {
  if (!in[0].elementType().isInteger(1))
    return std::nullopt;
  Value yes = arith::ConstantIntOp::create(n.b.ops(), n.b.location(), true, 1);
  for (Value &element : in[0].elements)
    element =
        n.b.ops().createOrFold<arith::XOrIOp>(n.b.location(), element, yes);
  return in[0];
}

static std::optional<Vector> elementsOfWhere(Node &n, Vectors &in) {
  size_t size = 1;
  bool isScalar = true;
  for (Vector &vector : in) {
    isScalar &= vector.isScalar();
    if (vector.elements.size() != 1)
      size = vector.elements.size();
  }
  if (in[1].elementType() != in[2].elementType())
    return std::nullopt;
  SmallVector<Value> results;
  for (size_t i = 0; i < size; ++i) {
    SmallVector<Value, 3> operands;
    for (Vector &vector : in) {
      size_t at = vector.elements.size() == 1 ? 0 : i;
      if (at >= vector.elements.size())
        return std::nullopt;
      operands.push_back(vector.elements[at]);
    }
    results.push_back(n.b.ops().createOrFold<arith::SelectOp>(
        n.b.location(), operands[0], operands[1], operands[2]));
  }
  return isScalar ? scalarOf(results[0], in[1].elementType())
                  : vectorOf(results, in[1].elementType());
}

static std::optional<Vector> elementsOfCast(Node &n, Vectors &in) {
  Type to = n.elementType("to", n.b.ops().getF32Type());
  // Narrower integers wrap.
  if (to != in[0].elementType() &&
      !(to.isSignlessInteger(64) && in[0].elementType().isSignlessInteger(32)))
    return std::nullopt;
  in[0].type = RankedTensorType::get(in[0].type.getShape(), to);
  return in[0];
}

template <typename OpT>
static std::optional<Vector> elementsOfReduce(Node &n, Vectors &in) {
  if (in[0].isScalar() || !isI64(in[0]) || in[0].elements.empty())
    return std::nullopt;
  Value result = in[0].elements[0];
  for (Value element : ArrayRef<Value>(in[0].elements).drop_front())
    result = n.b.ops().createOrFold<OpT>(n.b.location(), result, element);
  return n.integer("keepdims", 1) ? vectorOf(result, in[0].elementType())
                                  : scalarOf(result, in[0].elementType());
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static std::optional<Vector> elementsOfShape(Node &n) {
  Value x = n.in(0);
  int64_t rank = graph::rankOf(x);
  auto limit = [&](int64_t place) {
    return std::clamp<int64_t>(place < 0 ? place + rank : place, 0, rank);
  };
  SmallVector<Value> sizes;
  for (int64_t dim = limit(n.integer("start", 0));
       dim < limit(n.integer("end", rank)) && !n.hasFailed(); ++dim)
    sizes.push_back(n.index(n.sizeOf(x, dim)));
  return vectorOf(sizes, n.b.ops().getI64Type());
}

static std::optional<Vector> elementsOfSize(Node &n) {
  return scalarOf(n.index(n.product(n.sizesOf(n.in(0)))),
                  n.b.ops().getI64Type());
}

static void finish(Node &n, Vector result) {
  n.out(0, Item::ofElements(result.elements, result.type,
                            n.b.ops().getInsertionBlock()));
}

static const llvm::StringMap<ElementFunction> &elementFunctions() {
  using Predicate = arith::CmpIPredicate;
  static const llvm::StringMap<ElementFunction> functions = {
      {"Identity", elementsOfIdentity},
      {"Gather", elementsOfGather},
      {"Concat", elementsOfConcat},
      {"Unsqueeze", elementsOfUnsqueeze},
      {"Squeeze", elementsOfSqueeze},
      {"Reshape", elementsOfReshape},
      {"Slice", elementsOfSlice},
      {"Cast", elementsOfCast},
      {"Add", elementsOfArithmetic<arith::AddIOp>},
      {"Sub", elementsOfArithmetic<arith::SubIOp>},
      {"Mul", elementsOfArithmetic<arith::MulIOp>},
      {"Div", elementsOfArithmetic<arith::DivSIOp>},
      {"Min", elementsOfArithmetic<arith::MinSIOp>},
      {"Max", elementsOfArithmetic<arith::MaxSIOp>},
      {"Equal", elementsOfCompare<Predicate::eq>},
      {"Less", elementsOfCompare<Predicate::slt>},
      {"LessOrEqual", elementsOfCompare<Predicate::sle>},
      {"Greater", elementsOfCompare<Predicate::sgt>},
      {"GreaterOrEqual", elementsOfCompare<Predicate::sge>},
      {"And", elementsOfLogic<arith::AndIOp>},
      {"Or", elementsOfLogic<arith::OrIOp>},
      {"Not", elementsOfNot},
      {"Where", elementsOfWhere},
      {"ReduceProd", elementsOfReduce<arith::MulIOp>},
      {"ReduceSum", elementsOfReduce<arith::AddIOp>},
      {"ReduceMax", elementsOfReduce<arith::MaxSIOp>},
      {"ReduceMin", elementsOfReduce<arith::MinSIOp>},
  };
  return functions;
}

/// The elements of all inputs; none unless each is known and one of them only
/// as a size.
static std::optional<Vectors> knownInputs(Node &n) {
  bool hasSize = false;
  for (size_t i = 0; i < n.numInputs(); ++i) {
    if (!n.has(i))
      return std::nullopt;
    hasSize |= n.item(i).elements.has_value();
  }
  // Asking for constants binds inputs to the values that the caller gave.
  if (!hasSize)
    return std::nullopt;
  Vectors inputs;
  for (size_t i = 0; i < n.numInputs(); ++i) {
    auto elements = n.importer.knownElements(n.item(i), n.b);
    if (!elements)
      return std::nullopt;
    inputs.push_back({*elements, n.item(i).tensor
                                     ? graph::rankedType(n.item(i).tensor)
                                     : n.item(i).type});
  }
  return inputs;
}

bool importElements(Node &n) {
  if (!n.proto.domain().empty() && n.proto.domain() != "ai.onnx")
    return false;
  std::optional<Vector> result;
  if (n.proto.op_type() == "Shape")
    result = elementsOfShape(n);
  else if (n.proto.op_type() == "Size")
    result = elementsOfSize(n);
  if (!result && !n.hasFailed()) {
    auto function = elementFunctions().find(n.proto.op_type());
    if (function == elementFunctions().end())
      return false;
    std::optional<Vectors> inputs = knownInputs(n);
    if (!inputs)
      return false;
    result = function->second(n, *inputs);
  }
  if (!result || n.hasFailed())
    return n.hasFailed();
  finish(n, *result);
  return true;
}

} // namespace tcopt::onnx_import
