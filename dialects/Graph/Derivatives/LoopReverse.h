//===- LoopReverse.h - reverse mode of loops --------------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_DERIVATIVES_LOOPREVERSE_H
#define TCOPT_GRAPH_DERIVATIVES_LOOPREVERSE_H

#include "tcopt/Graph/Derivatives/Regions.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

namespace tcopt::graph {

/// The reverse of a scan: a loop that runs backwards over what each iteration
/// began with, which another one has stacked, and runs the body again.
class ScanReverse {
public:
  /// With `runsAgain`, no pass can take what the loop computes of the stacks
  /// for what was computed before.
  ScanReverse(Vjp &v, ScanOp op, bool runsAgain = false);

  /// Stacks what each iteration begins with. Returns what is carried at the
  /// end. An unknown number of iterations counts as `kept`.
  mlir::ValueRange record(std::optional<int64_t> kept = std::nullopt);
  /// Builds the loop over these stacks, for cotangents of the results, null
  /// where they are zero.
  void build(llvm::ArrayRef<mlir::Value> cotangents);
  /// Gradients of the floats among `inits`.
  mlir::ValueRange ofInits() const { return gradients.take_front(numFloats); }
  /// Gives the gradients of captures and slices.
  void giveOthers();
  /// Gives all gradients.
  void give();

private:
  int64_t count() { return rankedType(fronts.front()).getDimSize(0); }
  mlir::Value argumentOf(unsigned x) {
    return body.getArgument(numCarried + x);
  }
  ScanOp makeLoop(llvm::ArrayRef<mlir::Value> cotangents);
  Values argumentsOf(mlir::OpBuilder &inside, mlir::ValueRange tokens,
                     mlir::ValueRange slices);
  llvm::LogicalResult fillLoop(ScanOp loop);

  Vjp &v;
  ScanOp op;
  Values captures, fronts;
  mlir::Block &body;
  size_t numCarried, numFloats;
  bool runsAgain;
  /// Numbers among `xs` whose gradient is wanted, and of stacked results that
  /// have cotangents.
  llvm::SmallVector<unsigned> wantedXs, stacked;
  Values history;
  mlir::ValueRange gradients;
};

/// A loop with the same condition that carries more, and its body so far.
WhileOp loopLike(RuleBuilder &b, WhileOp op, mlir::ValueRange inits);

/// The reverse rule of loops with a condition.
void whileVjp(Vjp &v, WhileOp op);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_DERIVATIVES_LOOPREVERSE_H
