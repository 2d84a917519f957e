//===- SizeNode.h - open sizes and numbers of a trace -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_TRACE_SIZENODE_H
#define TCOPT_CAPTURE_TRACE_SIZENODE_H

#include "../Tensor/Storage.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include "tcopt/Capture/Compile.h"

namespace tcopt::capture {

class Trace;

class Recorder;

bool compareNumbers(SizeRelation relation, int64_t a, int64_t b);

/// A condition on the sizes of arguments that this trace relies on.
struct SizeGuard {
  mlir::AffineExpr left, right;
  SizeRelation relation;
  bool holds;
  /// The op that asks for it; null for a comparison of the function.
  mlir::LocationAttr from = {};

  bool operator==(const SizeGuard &other) const {
    return left == other.left && right == other.right &&
           relation == other.relation && holds == other.holds;
  }
  /// Whether it is fulfilled by sizes, one for each symbol. A division by zero
  /// fulfils nothing.
  bool isFulfilledBy(llvm::ArrayRef<int64_t> symbols) const;
  /// As in `s0 < 64`, with the place of the op.
  std::string text(llvm::ArrayRef<std::string> names) const;
};

/// What a Size of a trace with open sizes is: an expression of the sizes of
/// arguments (symbols), if it is one, else a value of the graph.
struct SizeNode {
  /// Gone when the function's call has ended: the size is a number then.
  std::weak_ptr<Recorder> recorder;
  /// The graph that it belongs to.
  std::weak_ptr<Trace> trace;
  /// Null where operators compute it in a way that no expression tells: then
  /// the value.
  mlir::AffineExpr expr;
  mlir::Value value;
};

/// What an open Scalar of a trace is: a tensor of rank 0 that stands for it.
struct ScalarNode {
  /// Gone when the trace has ended: the number is one then.
  std::weak_ptr<Recorder> recorder;
  /// Which of the call's numbers it is.
  size_t index;
  Tensor value;
};

/// As in `(s0 + 1)`.
std::string textOf(mlir::AffineExpr expr, llvm::ArrayRef<std::string> names);

/// What a range says, as `graph.symbols` states it of a symbol.
mlir::DictionaryAttr boundsOf(const SizeRange &range,
                              mlir::MLIRContext *context);

/// The value of an expression; none for a division by zero or overflow.
std::optional<int64_t> evaluateSize(mlir::AffineExpr expr,
                                    llvm::ArrayRef<int64_t> symbols);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SIZENODE_H
