//===- Regions.h - loops and branches of importers ----------------*- C++
//-*-===//
//
// The types of loops and branches follow from what their regions yield, so that
// regions are filled before their op exists. Until then they hang in a holder,
// an op that is in the program where theirs will be: what is inside sees the
// values of the function around it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_REGIONS_H
#define TCOPT_IMPORT_ONNX_REGIONS_H

#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::onnx_import {

using Values = llvm::SmallVector<mlir::Value>;

/// A region that is being filled. One that is not moved into an op stays in the
/// program, as the importer may remember values of it: that is an error anyway.
class OpenRegion {
public:
  OpenRegion(graph::GraphBuilder &b, mlir::TypeRange arguments);

  mlir::Block &block() { return holder->getRegion(0).front(); }
  llvm::ArrayRef<mlir::BlockArgument> arguments() {
    return block().getArguments();
  }
  bool contains(mlir::Operation *op) const { return holder->isAncestor(op); }
  /// Runs a function that builds ops at the end of the region.
  template <typename Function> auto inside(Function function) {
    mlir::OpBuilder::InsertionGuard guard(b.ops());
    b.ops().setInsertionPointToEnd(&block());
    return function();
  }
  /// Ends the region.
  void yield(mlir::ValueRange values);
  /// Erases it; the importer has to forget it before.
  void discard();
  mlir::Region &region() { return holder->getRegion(0); }
  /// Gives it to an op.
  void moveTo(mlir::Region &region);

private:
  graph::GraphBuilder &b;
  mlir::Operation *holder;
};

/// What a region yields, given its arguments.
using RegionBody =
    llvm::function_ref<Values(llvm::ArrayRef<mlir::BlockArgument>)>;

/// Values in the types of others, which differ from theirs at most in what is
/// known of sizes; an error says what they are.
Values castTo(graph::GraphBuilder &b, mlir::ValueRange values,
              mlir::TypeRange types, llvm::StringRef what);

/// graph.scan; nothing after an error. The body yields as many carried values
/// as there are `inits`, then those to stack.
Values buildScan(graph::GraphBuilder &b, mlir::ValueRange inits,
                 mlir::ValueRange xs, RegionBody body, bool isReverse = false);
/// The same with a region that is filled and yields `yielded`.
Values finishScan(graph::GraphBuilder &b, OpenRegion &region,
                  mlir::ValueRange inits, mlir::ValueRange xs, Values yielded,
                  bool isReverse = false);
/// graph.while; nothing after an error.
Values buildWhile(graph::GraphBuilder &b, mlir::ValueRange inits,
                  RegionBody condition, RegionBody body);
Values finishWhile(graph::GraphBuilder &b, OpenRegion &condition,
                   OpenRegion &body, mlir::ValueRange inits, Values yielded,
                   std::optional<int64_t> maxTripCount = std::nullopt);
/// Whether `finishCond` can join the results of two regions: they have the same
/// ranks and element types.
bool canJoin(mlir::ValueRange whenTrue, mlir::ValueRange whenFalse);
/// graph.cond of two filled regions; sizes that differ become unknown. Nothing
/// after an error.
Values finishCond(graph::GraphBuilder &b, mlir::Value condition,
                  OpenRegion &onTrue, Values whenTrue, OpenRegion &onFalse,
                  Values whenFalse);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_REGIONS_H
