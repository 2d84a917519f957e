//===- GraphBuilder.h - graph ops, one after the other ----------*- C++ -*-===//
//
// What front ends build programs with. An op whose constraints do not hold is
// an error diagnostic at the builder's location, not the end of the process;
// from then on the builder builds nothing and returns null values, so that code
// which composes ops needs one check at its end.
//
//   GraphBuilder b(builder, loc);
//   Value y = b.make<ReluOp>(b.make<AddOp>(x, bias));
//   if (b.hasFailed()) ...
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_IR_GRAPHBUILDER_H
#define TCOPT_GRAPH_IR_GRAPHBUILDER_H

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Graph/IR/GraphOps.h"

namespace tcopt::graph {

/// A size: an index attribute or a value of type index.
using Size = mlir::OpFoldResult;
using Sizes = llvm::SmallVector<Size>;

/// Sizes as the `build` functions of ops take them: those that are not
/// constants, and all with kDynamic in their places.
struct SizeOperands {
  explicit SizeOperands(llvm::ArrayRef<Size> sizes) {
    mlir::dispatchIndexOpFoldResults(sizes, values, constants);
  }
  llvm::SmallVector<mlir::Value> values;
  llvm::SmallVector<int64_t> constants;
};

class GraphBuilder {
public:
  GraphBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  virtual ~GraphBuilder() = default;

  bool hasFailed() const { return failed; }
  mlir::OpBuilder &ops() { return builder; }
  mlir::Location location() const { return loc; }
  /// Somebody else has reported an error.
  void fail() { failed = true; }
  /// Reports an error; the builder has then failed.
  void error(const llvm::Twine &message);

  /// An op of the class, its result types inferred; null after a failure. The
  /// arguments are those of its `build` function without the result types.
  template <typename OpT, typename... Args> OpT op(Args &&...args) {
    if (failed)
      return OpT();
    mlir::OperationState state(loc, OpT::getOperationName());
    llvm::SmallVector<mlir::Type, 3> placeholders(numResults<OpT>(),
                                                  builder.getNoneType());
    OpT::build(builder, state, mlir::TypeRange(placeholders),
               std::forward<Args>(args)...);
    return llvm::cast_if_present<OpT>(finish(state, &OpT::inferReturnTypes));
  }
  /// The first result of `op`.
  template <typename OpT, typename... Args> mlir::Value make(Args &&...args) {
    OpT made = op<OpT>(std::forward<Args>(args)...);
    return made ? made->getResult(0) : mlir::Value();
  }
  mlir::Value constant(mlir::ElementsAttr value);
  /// A number of rank 0; for integers the nearest one.
  mlir::Value scalar(double value, mlir::Type elementType);
  mlir::Value integer(int64_t value, mlir::Type elementType);
  /// A vector of integers of 64 bits.
  mlir::Value integers(llvm::ArrayRef<int64_t> values);

  /// `x` itself if it has the type already.
  mlir::Value cast(mlir::Value x, mlir::Type elementType);
  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<Size> sizes);
  /// Dimensions in `repeatable` are also repeated if they are 1 at run time.
  mlir::Value expand(mlir::Value x, llvm::ArrayRef<Size> sizes,
                     llvm::ArrayRef<int64_t> repeatable = {});
  mlir::Value full(mlir::Value value, llvm::ArrayRef<Size> sizes);
  /// `start + i step`, of the type of both.
  mlir::Value arange(mlir::Value start, mlir::Value step, Size count);
  mlir::Value permute(mlir::Value x, llvm::ArrayRef<int64_t> dims);
  mlir::Value slice(mlir::Value x, int64_t dim, int64_t start, int64_t end,
                    int64_t step = 1);
  mlir::Value slice(mlir::Value x, int64_t dim, Size start, Size end,
                    int64_t step = 1);
  /// `x` with `src` instead of the elements that `slice` returns.
  mlir::Value sliceScatter(mlir::Value x, mlir::Value src, int64_t dim,
                           Size start, Size end, int64_t step);
  mlir::Value pad(mlir::Value x, mlir::Value value, llvm::ArrayRef<Size> low,
                  llvm::ArrayRef<Size> high);
  mlir::Value repeat(mlir::Value x, llvm::ArrayRef<Size> repeats);
  /// `count` places of a dimension from `start`, a tensor of rank 0, on.
  mlir::Value narrow(mlir::Value x, mlir::Value start, Size count, int64_t dim);

  /// The sizes of a tensor.
  Size sizeOf(mlir::Value x, int64_t dim);
  Sizes sizesOf(mlir::Value x);

protected:
  /// Called for each op before it is made; may replace its operands.
  virtual void prepare(mlir::OperationState &state) {}

private:
  using Inference = llvm::LogicalResult (*)(
      mlir::MLIRContext *, std::optional<mlir::Location>, mlir::ValueRange,
      mlir::DictionaryAttr, mlir::OpaqueProperties, mlir::RegionRange,
      llvm::SmallVectorImpl<mlir::Type> &);

  template <typename OpT> static constexpr size_t numResults() {
    if (OpT::template hasTrait<mlir::OpTrait::OneResult>())
      return 1;
    return OpT::template hasTrait<mlir::OpTrait::NResults<2>::Impl>() ? 2 : 3;
  }
  llvm::LogicalResult verifyOperands(const mlir::OperationState &state);
  mlir::Operation *finish(mlir::OperationState &state, Inference infer);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  bool failed = false;
};

/// The element type of a tensor; null for no tensor, as after a failure.
inline mlir::Type elementType(mlir::Value x) {
  return x ? llvm::cast<mlir::ShapedType>(x.getType()).getElementType()
           : mlir::Type();
}
inline mlir::RankedTensorType rankedType(mlir::Value x) {
  return llvm::cast<mlir::RankedTensorType>(x.getType());
}
/// The rank of a tensor; 0 for no tensor.
inline int64_t rankOf(mlir::Value x) { return x ? rankedType(x).getRank() : 0; }

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_IR_GRAPHBUILDER_H
