//===- BlockSizes.h - sizes of the tensors of a block -----------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_BLOCKSIZES_H
#define TCOPT_CORE_TRANSFORMS_BLOCKSIZES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Core/Transforms/ReshapeGroups.h"
#include <map>

namespace tcopt::core {

/// The sizes of tensors of core as products of index values, and the values of
/// such products.
class BlockSizes {
public:
  explicit BlockSizes(mlir::Block &block);

  /// The sizes of a tensor, by dimension.
  llvm::SmallVector<SizeProduct> of(mlir::Value tensor);
  /// The sizes, simplified by known equalities, for comparison.
  llvm::SmallVector<SizeProduct> knownOf(mlir::Value tensor);
  bool areEqual(llvm::ArrayRef<SizeProduct> a, llvm::ArrayRef<SizeProduct> b);

  /// The groups of a reshape, if its sizes determine them.
  std::optional<ReshapeGroups> groupsOf(ReshapeOp op);

  /// A constant, or a value that is defined before all ops that can use it.
  mlir::OpFoldResult valueOf(const SizeProduct &product);
  llvm::SmallVector<mlir::OpFoldResult>
  valuesOf(llvm::ArrayRef<SizeProduct> products);

private:
  /// A size that is no product: an index value, or the size of a tensor that
  /// follows from no other.
  struct Symbol {
    mlir::Value value, tensor;
    int64_t dim = 0;
  };
  using Sizes = llvm::SmallVector<SizeProduct>;

  void visit(mlir::Operation *op);
  void noteFacts(mlir::Operation *op);
  void noteEqual(const SizeProduct &a, const SizeProduct &b);
  Sizes compute(mlir::Value tensor);
  Sizes ofResult(mlir::Operation *op);
  Sizes ofContract(ContractOp op);
  Sizes ofGather(GatherOp op);
  Sizes ofList(llvm::ArrayRef<int64_t> constants, mlir::ValueRange values);
  SizeProduct productOf(mlir::Value index);
  SizeProduct symbolOf(mlir::Value index);
  SizeProduct symbolOf(mlir::Value tensor, int64_t dim);
  SizeProduct known(SizeProduct product);
  mlir::Value valueOfSymbol(unsigned number);
  void hoist(mlir::Value index);
  void setInsertionPointAfter(mlir::OpBuilder &builder,
                              mlir::ValueRange values);

  mlir::Block &block;
  std::vector<Symbol> symbols;
  llvm::DenseMap<mlir::Value, unsigned> symbolOfValue;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, unsigned> symbolOfSize;
  llvm::DenseMap<mlir::Value, Sizes> tensors;
  /// Products that symbols are equal to.
  std::map<unsigned, SizeProduct> facts;
  std::map<SizeProduct, mlir::Value> values;
  std::map<SizeProduct, mlir::arith::MulIOp> products;
};

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_BLOCKSIZES_H
