//===- CoreBuilder.h - core IR written as expressions -----------*- C++ -*-===//
//
// Rules say what an operator means as an expression, such as
//
//   b.div(b.exp(x), b.add(b.exp(x), 1.0))
//
// The builder broadcasts operands against each other by explicit ops and gives
// numbers the shape and element type of the operand beside them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_COREBUILDER_H
#define TCOPT_CONVERSION_GRAPHTOCORE_COREBUILDER_H

#include "mlir/IR/Builders.h"
#include "tcopt/Core/IR/CorePointwiseOps.h"
#include "tcopt/Core/IR/CoreReductionOps.h"
#include "tcopt/Core/IR/CoreShapeOps.h"

namespace tcopt {

using Sizes = llvm::SmallVector<mlir::OpFoldResult>;

/// Whether the elements of a tensor are floats.
inline bool isFloat(mlir::Value x) {
  return llvm::isa<mlir::FloatType>(elementTypeOf(x));
}

/// A tensor, or a number that takes its type from the tensor beside it.
struct Term {
  mlir::Value tensor;
  double number = 0;

  Term(mlir::Value tensor) : tensor(tensor) {}
  Term(double number) : number(number) {}
  mlir::Type elementType() const {
    return tensor ? elementTypeOf(tensor) : mlir::Type();
  }
};

/// The dimensions of a contraction's operands.
struct ContractDims {
  llvm::SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
};

class CoreBuilder {
public:
  CoreBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  //===--------------------------------------------------------------------===//
  // One element at a time
  //===--------------------------------------------------------------------===//

  template <typename Op> mlir::Value unary(mlir::Value x) {
    return Op::create(builder, loc, x);
  }
  template <typename Op> mlir::Value binary(Term lhs, Term rhs) {
    auto terms = unify({lhs, rhs});
    return Op::create(builder, loc, terms[0], terms[1]);
  }

  mlir::Value abs(mlir::Value x) { return unary<core::AbsOp>(x); }
  mlir::Value ceil(mlir::Value x) { return unary<core::CeilOp>(x); }
  mlir::Value erf(mlir::Value x) { return unary<core::ErfOp>(x); }
  mlir::Value exp(mlir::Value x) { return unary<core::ExpOp>(x); }
  mlir::Value floor(mlir::Value x) { return unary<core::FloorOp>(x); }
  mlir::Value log(mlir::Value x) { return unary<core::LogOp>(x); }
  mlir::Value neg(mlir::Value x) { return unary<core::NegOp>(x); }
  mlir::Value roundEven(mlir::Value x) { return unary<core::RoundEvenOp>(x); }
  mlir::Value sqrt(mlir::Value x) { return unary<core::SqrtOp>(x); }
  mlir::Value tanh(mlir::Value x) { return unary<core::TanhOp>(x); }

  mlir::Value add(Term a, Term b) { return binary<core::AddOp>(a, b); }
  mlir::Value sub(Term a, Term b) { return binary<core::SubOp>(a, b); }
  mlir::Value mul(Term a, Term b) { return binary<core::MulOp>(a, b); }
  mlir::Value div(Term a, Term b) { return binary<core::DivOp>(a, b); }
  mlir::Value rem(Term a, Term b) { return binary<core::RemOp>(a, b); }
  mlir::Value maximum(Term a, Term b) { return binary<core::MaximumOp>(a, b); }
  mlir::Value minimum(Term a, Term b) { return binary<core::MinimumOp>(a, b); }
  mlir::Value bitAnd(Term a, Term b) { return binary<core::AndOp>(a, b); }
  mlir::Value bitXor(Term a, Term b) { return binary<core::XorOp>(a, b); }

  mlir::Value compare(core::CompareDirection direction, Term lhs, Term rhs);
  mlir::Value eq(Term a, Term b) { return compare(Direction::eq, a, b); }
  mlir::Value ne(Term a, Term b) { return compare(Direction::ne, a, b); }
  mlir::Value lt(Term a, Term b) { return compare(Direction::lt, a, b); }
  mlir::Value le(Term a, Term b) { return compare(Direction::le, a, b); }
  mlir::Value gt(Term a, Term b) { return compare(Direction::gt, a, b); }
  mlir::Value ge(Term a, Term b) { return compare(Direction::ge, a, b); }
  mlir::Value select(mlir::Value condition, Term onTrue, Term onFalse);

  //===--------------------------------------------------------------------===//
  // Element types
  //===--------------------------------------------------------------------===//

  mlir::Value convert(mlir::Value x, mlir::Type elementType);
  /// f16 and bf16 as f32, others as they are.
  mlir::Value wide(mlir::Value x);
  /// The value in the given type: rounded once if narrower, cast if sizes are
  /// known in one of the types only.
  mlir::Value as(mlir::Value x, mlir::Type type);

  //===--------------------------------------------------------------------===//
  // Numbers and sizes
  //===--------------------------------------------------------------------===//

  /// The number everywhere.
  mlir::Value constant(double number, mlir::Type elementType,
                       llvm::ArrayRef<mlir::OpFoldResult> sizes = {});
  /// The number in the shape and element type of `x`.
  mlir::Value like(mlir::Value x, double number);
  mlir::Value iota(mlir::Type elementType, int64_t dim,
                   llvm::ArrayRef<mlir::OpFoldResult> sizes);
  /// The place of each element of `x` along `dim`, as i64.
  mlir::Value placesAlong(mlir::Value x, int64_t dim);
  /// The size as a tensor of rank 0.
  mlir::Value sizeValue(mlir::OpFoldResult size, mlir::Type elementType) {
    return count(size, elementType);
  }
  /// The product of the sizes as a tensor of rank 0.
  mlir::Value count(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type elementType);

  Sizes sizesOf(mlir::Value tensor);
  /// What a shape rule says of a dimension, as an entry of a list of sizes.
  mlir::OpFoldResult size(Dim dim);
  mlir::OpFoldResult addSize(mlir::OpFoldResult size, int64_t number);
  /// The sizes to which all of these broadcast, aligned at the last.
  Sizes commonSizes(llvm::ArrayRef<Sizes> all);
  /// The sizes that the op's shape rule gives for a result.
  template <typename Op>
  Sizes resultSizes(typename Op::Adaptor in, unsigned result = 0) {
    ShapeContext shapes(Op::getOperationName(), loc, &builder);
    mlir::ReifiedRankedShapedTypeDims dims;
    if (failed(reifiedDims(Op::inferTensors(shapes, in), dims)))
      return {};
    return dims[result];
  }

  //===--------------------------------------------------------------------===//
  // Other shapes
  //===--------------------------------------------------------------------===//

  /// core.broadcast: dimension i of `x` becomes dimension `dims[i]`.
  mlir::Value broadcast(mlir::Value x, llvm::ArrayRef<int64_t> dims,
                        llvm::ArrayRef<mlir::OpFoldResult> sizes);
  /// Broadcasts with dimensions aligned at the last, where needed.
  mlir::Value expand(mlir::Value x, llvm::ArrayRef<mlir::OpFoldResult> sizes);
  /// Repeats what was reduced from `like` over `dims` along these.
  mlir::Value spread(mlir::Value x, llvm::ArrayRef<int64_t> dims,
                     mlir::Value like);
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<mlir::OpFoldResult> sizes);
  /// The dimensions from `first` on as one; of all, a row of all elements.
  mlir::Value flatten(mlir::Value x, int64_t first = 0);
  mlir::Value transpose(mlir::Value x, llvm::ArrayRef<int64_t> dims);
  mlir::Value slice(mlir::Value x, llvm::ArrayRef<mlir::OpFoldResult> offsets,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    llvm::ArrayRef<int64_t> strides);
  /// The part of `x` at its origin that has these sizes.
  mlir::Value crop(mlir::Value x, llvm::ArrayRef<mlir::OpFoldResult> sizes);

  //===--------------------------------------------------------------------===//
  // Places given by tensors
  //===--------------------------------------------------------------------===//

  /// core.gather: the i-th index tensor is for dimension `layout.dims[i]`.
  mlir::Value gather(mlir::Value x, mlir::ValueRange indices,
                     const core::IndexLayout &layout);
  /// As `gather`, of indices that were computed from the sizes of `x`. The op
  /// has `in_bounds` if all sizes are static.
  mlir::Value gatherInside(mlir::Value x, mlir::ValueRange indices,
                           const core::IndexLayout &layout);
  /// Dimension `dim` of `x` replaced by those of `indices`.
  mlir::Value take(mlir::Value x, mlir::Value indices, int64_t dim);
  /// `result[.., i, ..] = x[.., indices[.., i, ..], ..]`, `indices` having the
  /// rank of `x`.
  mlir::Value along(mlir::Value x, mlir::Value indices, int64_t dim);

  /// core.scatter, an index out of bounds being an error unless it is said to
  /// be dropped.
  mlir::Value scatter(core::ScatterKind kind, mlir::Value x,
                      mlir::Value updates, mlir::ValueRange indices,
                      const core::IndexLayout &layout,
                      core::OutOfBounds outOfBounds = core::OutOfBounds::error);

  /// A tensor of these sizes, `start` everywhere, in which each row of `rows`
  /// is combined with the one at its place; one that is out of bounds is left
  /// out.
  mlir::Value combineRows(core::ScatterKind kind, double start,
                          mlir::Value rows, mlir::Value places,
                          llvm::ArrayRef<mlir::OpFoldResult> sizes);

  //===--------------------------------------------------------------------===//
  // Sums
  //===--------------------------------------------------------------------===//

  /// Reduces over `dims`, which the result does not have.
  mlir::Value reduce(core::ReduceKind kind, mlir::Value x,
                     llvm::ArrayRef<int64_t> dims);
  /// Combines each element with all before it along `dim`.
  mlir::Value scan(core::ScanKind kind, mlir::Value x, int64_t dim);
  /// The extreme element along `dim` so far, the last of equal ones, and its
  /// index.
  std::pair<mlir::Value, mlir::Value> argScan(core::ArgReduceKind kind,
                                              mlir::Value x, int64_t dim);
  /// The elements along `dim` in order, or the first `limit` of them, and the
  /// index of each.
  std::pair<mlir::Value, mlir::Value>
  sort(mlir::Value x, int64_t dim, bool descending,
       std::optional<int64_t> limit = std::nullopt);
  /// `sumType`, if given, is the type of sums of 8-bit integers.
  mlir::Value contract(mlir::Value lhs, mlir::Value rhs,
                       const ContractDims &dims, mlir::Type sumType = {});
  /// Adds `bias`, which may be null, along dimension `dim` in the type of
  /// `sum`.
  mlir::Value addBias(mlir::Value sum, mlir::Value bias, int64_t dim);

  /// The only element of a tensor of rank 0.
  mlir::Value element(mlir::Value scalar);
  /// Fails at run time with the message unless all of these Booleans hold.
  void requireAll(mlir::Value conditions, llvm::StringRef message);

  /// Any other op of core.
  template <typename Op, typename... Args> mlir::Value make(Args &&...args) {
    return Op::create(builder, loc, std::forward<Args>(args)...);
  }

  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Location getLoc() { return loc; }

private:
  using Direction = core::CompareDirection;
  /// Tensors of one shape; numbers get the element type of the last tensor.
  llvm::SmallVector<mlir::Value> unify(llvm::ArrayRef<Term> terms);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// The rank of a ranked tensor.
inline int64_t rankOf(mlir::Value tensor) {
  return mlir::cast<mlir::RankedTensorType>(tensor.getType()).getRank();
}
/// Dimensions in [-rank, rank), which are verified, as numbers in [0, rank).
llvm::SmallVector<int64_t> normalDims(llvm::ArrayRef<int64_t> dims,
                                      int64_t rank);
/// The numbers from `from` to `to`, which is not among them.
llvm::SmallVector<int64_t> range(int64_t from, int64_t to);

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_COREBUILDER_H
