//===- ShapeRule.h - shape rules of ops -------------------------*- C++ -*-===//
//
// The algebra in which ops state their result shapes. A rule runs in several
// modes. Without a builder, sizes are static or unknown (type inference). With
// a builder, unknown sizes become SSA values of type index (reification). If
// the sources of sizes return expressions, the rule combines them (tracing).
// Each mode can record the conditions that the rule assumes for sizes which are
// not static.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_SHAPERULE_H
#define TCOPT_INTERFACES_SHAPERULE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "tcopt/Support/SizeExpr.h"
#include <optional>
#include <string>

namespace tcopt {

/// The size of one dimension: a constant, an SSA value of type index, an
/// expression of symbols, or unknown (none of these).
struct Dim {
  std::optional<int64_t> constant;
  mlir::Value value;
  SizeExpr expr;

  Dim() = default;
  Dim(int64_t c) : constant(c) {}
  static Dim ofValue(mlir::Value v) {
    Dim dim;
    dim.value = v;
    return dim;
  }
  static Dim ofExpr(const SizeExpr &e) {
    Dim dim;
    dim.constant = e.asConstant();
    if (!dim.constant)
      dim.expr = e;
    return dim;
  }
  bool isStatic() const { return constant.has_value(); }
  bool is(int64_t c) const { return constant == c; }
  /// Returns the size in a tensor type: the constant or kDynamic.
  int64_t inType() const {
    return constant.value_or(mlir::ShapedType::kDynamic);
  }
};

using Shape = llvm::SmallVector<Dim>;

/// The inferred type of a result. Without a shape it is unranked.
struct InferredTensor {
  std::optional<Shape> shape;
  mlir::Type elementType;
};
using InferredTensors = llvm::SmallVector<InferredTensor, 1>;

/// A condition that a rule assumes for sizes that are not static: `found`
/// equals `expected`, or is at least as large.
struct SizeObligation {
  enum class Kind { equal, atLeast };
  Kind kind;
  Dim expected, found;
  /// The condition as text, such as "size 1 of operand #1 must equal that of
  /// operand #0".
  std::string message;
};

/// Arithmetic on sizes, access to operands' sizes, and errors at the op.
class ShapeContext {
public:
  /// Finds the size of a dimension that is unknown in the tensor's type.
  using SizeSource = llvm::function_ref<Dim(mlir::Value tensor, int64_t dim)>;

  ShapeContext(llvm::StringRef opName, std::optional<mlir::Location> loc,
               mlir::OpBuilder *builder = nullptr)
      : opName(opName), loc(loc), builder(builder) {}

  /// Reads sizes from `from` instead of building tensor.dim.
  void setSizeSource(SizeSource from) { source = from; }
  /// Returns the Dim to use for a size operand instead of the value.
  using ValueSource = llvm::function_ref<Dim(mlir::Value size)>;
  void setValueSource(ValueSource from) { valueSource = from; }
  /// Sets the order by which `min` and `max` return one of two expressions.
  /// Without an order they return a minimum or maximum.
  using Order = llvm::function_ref<bool(const SizeExpr &a, const SizeExpr &b)>;
  void setOrder(Order isLessOrEqual) { order = isLessOrEqual; }
  /// Records obligations in `to`.
  void recordObligations(llvm::SmallVectorImpl<SizeObligation> &to) {
    obligations = &to;
  }
  bool isRecording() const { return obligations; }
  /// Makes negative dimensions errors for later calls.
  void refuseNegativeDims() { takesNegativeDims = false; }
  /// Records that the rule requires equal sizes, unless both are static, which
  /// the caller compares.
  void expectEqual(Dim expected, Dim found, const llvm::Twine &message) {
    expect(SizeObligation::Kind::equal, expected, found, message);
  }
  /// Records that the rule requires a size of at least `least`.
  void expectAtLeast(Dim least, Dim found, const llvm::Twine &message) {
    expect(SizeObligation::Kind::atLeast, least, found, message);
  }

  /// The sizes of a ranked tensor value.
  Shape shapeOf(mlir::Value tensor);
  /// A size that is an operand of an op.
  Dim ofOperand(mlir::Value size);
  /// Sizes written as a mixed list (constants, kDynamic for the next value).
  Shape mixed(llvm::ArrayRef<int64_t> constants, mlir::ValueRange values);

  Dim add(Dim a, Dim b);
  Dim sub(Dim a, Dim b);
  Dim mul(Dim a, Dim b);
  /// Floor division by a positive constant.
  Dim floorDiv(Dim a, int64_t b);
  /// Ceiling division by a positive constant.
  Dim ceilDiv(Dim a, int64_t b);
  Dim max(Dim a, int64_t b);
  Dim min(Dim a, Dim b);
  /// Returns the product of all sizes, constants first. It wraps at run time,
  /// which is exact for the sizes of an existing tensor.
  Dim product(llvm::ArrayRef<Dim> dims);
  /// Returns the product of requested sizes; the greatest integer on overflow.
  Dim boundedProduct(llvm::ArrayRef<Dim> dims);

  /// The common shape of operands that broadcast against each other, aligned at
  /// their last dimensions. A static 1 broadcasts; an unknown size is never
  /// assumed to be 1. Two different static sizes are an error that cites
  /// constraint `number`.
  llvm::FailureOr<Shape> broadcast(llvm::ArrayRef<Shape> shapes,
                                   int number = 2);

  /// Reports an error at the op and returns failure.
  llvm::LogicalResult error(const llvm::Twine &message);

  /// Converts `dim` in [-rank, rank), or in [0, rank) after
  /// `refuseNegativeDims`, to a dimension in [0, rank). Errors cite constraint
  /// `number`.
  llvm::FailureOr<int64_t> normalize(int64_t dim, int64_t rank, int number);

private:
  /// The implementations of an operator for constants, values and expressions.
  struct Operator {
    int64_t (*fold)(int64_t, int64_t);
    mlir::Value (*build)(mlir::OpBuilder &, mlir::Location, mlir::Value,
                         mlir::Value);
    SizeExpr (*combine)(const SizeExpr &, const SizeExpr &);
  };
  Dim apply(Dim a, Dim b, const Operator &op);
  Dim choose(Dim a, Dim b, bool isMin);
  mlir::Value materialize(Dim dim);
  void expect(SizeObligation::Kind kind, Dim expected, Dim found,
              const llvm::Twine &message);
  Dim sizeOf(mlir::Value tensor, int64_t dim);

  llvm::StringRef opName;
  std::optional<mlir::Location> loc;
  mlir::OpBuilder *builder;
  SizeSource source;
  ValueSource valueSource;
  Order order;
  llvm::SmallVectorImpl<SizeObligation> *obligations = nullptr;
  bool takesNegativeDims = true;
};

/// Returns a single result with this shape and element type.
inline llvm::FailureOr<InferredTensors> oneTensor(llvm::FailureOr<Shape> shape,
                                                  mlir::Type elementType) {
  if (failed(shape))
    return mlir::failure();
  return InferredTensors{{std::move(*shape), elementType}};
}
/// Returns a single result of unknown rank.
inline InferredTensors unrankedTensor(mlir::Type elementType) {
  return InferredTensors{{std::nullopt, elementType}};
}
/// True if all values are ranked tensors (or no tensors at all).
bool allRanked(mlir::ValueRange values);

mlir::Type elementTypeOf(mlir::Value tensor);

/// Returns the types of the tensors. Errors: an invalid size.
llvm::LogicalResult inferredTypes(ShapeContext &shapes,
                                  llvm::FailureOr<InferredTensors> tensors,
                                  llvm::SmallVectorImpl<mlir::Type> &types);
llvm::LogicalResult reifiedDims(llvm::FailureOr<InferredTensors> tensors,
                                mlir::ReifiedRankedShapedTypeDims &dims);
/// Returns the sizes of an op's results: constants for static dimensions,
/// values for others.
llvm::LogicalResult reifiedDims(mlir::OpBuilder &builder, mlir::Operation *op,
                                llvm::FailureOr<InferredTensors> tensors,
                                mlir::ReifiedRankedShapedTypeDims &dims);
/// Verifies that the op's result types are compatible with the inferred types.
llvm::LogicalResult verifyShapeRule(mlir::Operation *op);
/// Whether each declared type has the inferred element type and sizes that do
/// not contradict the inferred sizes. A declared type may be less precise.
bool areCompatibleTypes(mlir::TypeRange inferred, mlir::TypeRange declared);

namespace OpTrait {
/// Marks ops whose result shapes are computed by `inferTensors`.
template <typename ConcreteOp>
class ShapeRule : public mlir::OpTrait::TraitBase<ConcreteOp, ShapeRule> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyShapeRule(op);
  }
};

/// Marks ops with results whose sizes depend on the values of operands. Their
/// rules return unknown sizes for them.
template <typename ConcreteOp>
class DataDependentSize
    : public mlir::OpTrait::TraitBase<ConcreteOp, DataDependentSize> {};
} // namespace OpTrait
} // namespace tcopt

#include "tcopt/Interfaces/ShapeRule.h.inc"

#endif // TCOPT_INTERFACES_SHAPERULE_H
