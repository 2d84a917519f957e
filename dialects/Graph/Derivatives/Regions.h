//===- Regions.h - derivatives of regions -----------------------*- C++ -*-===//
//
// What the rules of branches and loops share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_DERIVATIVES_REGIONS_H
#define TCOPT_GRAPH_DERIVATIVES_REGIONS_H

#include "mlir/IR/IRMapping.h"
#include "tcopt/Graph/Derivatives/Rules.h"

namespace tcopt::graph {

using Values = llvm::SmallVector<mlir::Value>;

/// A copy of a region's ops at a builder, its arguments being other values.
struct BodyCopy {
  BodyCopy(mlir::OpBuilder &builder, mlir::Block &body,
           mlir::ValueRange arguments);

  mlir::Value operator()(mlir::Value original) const {
    return map.lookupOrDefault(original);
  }
  Values yielded() const;

  mlir::Block &body;
  mlir::IRMapping map;
  llvm::SmallVector<mlir::Operation *> ops;
};

/// Builds the gradients of `sources`, values that the body uses, for cotangents
/// of what it yields, null where they are zero.
llvm::FailureOr<Values> reverseBody(mlir::OpBuilder &builder, mlir::Block &body,
                                    mlir::ValueRange arguments,
                                    llvm::ArrayRef<mlir::Value> sources,
                                    llvm::ArrayRef<mlir::Value> cotangents);

/// What a region yields, and the tangents of what of that are floats.
struct Tangents {
  Values values, tangents;
};

/// Builds values and tangents for tangents of values that the body uses, null
/// where they are zero.
llvm::FailureOr<Tangents> forwardBody(mlir::OpBuilder &builder,
                                      mlir::Block &body,
                                      mlir::ValueRange arguments,
                                      llvm::ArrayRef<mlir::Value> sources,
                                      llvm::ArrayRef<mlir::Value> tangents);

/// The floats among values.
Values floatsOf(mlir::ValueRange values);
/// Values around the op that its regions use and whose gradient is wanted.
Values wantedCaptures(Vjp &v, mlir::Operation *op);
/// Of the op's results, null where they are zero.
Values cotangentsOf(Vjp &v, mlir::Operation *op);
/// Values around the op that its regions use and that have tangents, with
/// these.
std::pair<Values, Values> capturedTangents(Jvp &j, mlir::Operation *op);
Values tangentsOrZeros(Jvp &j, mlir::ValueRange values);
/// The tangents are the op's results behind those of the values.
void giveTangents(Jvp &j, mlir::Operation *original, mlir::ValueRange tangents);

mlir::Block &addBlock(mlir::Operation *op, unsigned region,
                      mlir::TypeRange arguments);
Values concatenated(llvm::ArrayRef<mlir::ValueRange> lists);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_DERIVATIVES_REGIONS_H
