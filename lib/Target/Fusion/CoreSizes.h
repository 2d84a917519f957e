//===- CoreSizes.h - equal sizes of tensors of core -------------*- C++ -*-===//
//
// The sizes of all tensors of a block as constants and symbols. Sizes that the
// shape rules of ops compute alike, or take for equal, have one symbol.
//
// Worked example: %c = core.add %a, %b : (tensor<?xf32>, tensor<?xf32>). The
// sizes of a, b and c are one symbol, as the rule of core.add needs a and b to
// have equal sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_FUSION_CORESIZES_H
#define TCOPT_LIB_TARGET_FUSION_CORESIZES_H

#include "mlir/IR/Block.h"
#include "tcopt/Analysis/FusionGraph.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace tcopt {

class CoreSizes {
public:
  explicit CoreSizes(mlir::Block &block);

  llvm::SmallVector<LoopSize, 4> of(mlir::Value tensor);

private:
  void visit(mlir::Operation *op);
  void visitRule(ShapeRuleOpInterface op);
  void setSizes(mlir::Value tensor, llvm::ArrayRef<Dim> sizes);
  llvm::ArrayRef<Dim> sizesOf(mlir::Value tensor);
  Dim valueOf(mlir::Value index);
  Dim newSymbol();
  void merge(Dim a, Dim b);
  /// The class of a size that is no constant.
  uint32_t numberOf(const SizeExpr &expr);
  uint32_t leaderOf(uint32_t number);

  mlir::MLIRContext *context;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Dim, 4>> tensors;
  llvm::DenseMap<mlir::Value, Dim> indices;
  llvm::DenseMap<SizeExpr, uint32_t> numbers;
  /// By number: another one of the class, and the constant that all of it are.
  std::vector<uint32_t> parents;
  std::vector<std::optional<int64_t>> constants;
  unsigned numSymbols = 0;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_CORESIZES_H
