//===- SizeNode.h - symbolic sizes and numbers ------------------*- C++ -*-===//
//
// Guards on sizes, and the symbolic sizes and numbers that a Size or Scalar of
// the API refers to during a trace.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_SIZENODE_H
#define TCOPT_CAPTURE_TRACE_SIZENODE_H

#include "../Tensor/Storage.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Support/SizeExpr.h"

namespace tcopt::capture {

class Trace;

class Recorder;

bool compareNumbers(SizeRelation relation, int64_t a, int64_t b);

/// A condition on the sizes of arguments under which a trace is valid.
struct SizeGuard {
  SizeExpr left, right;
  SizeRelation relation;
  bool holds;
  /// The location of the op that requires it; null for a comparison in the
  /// function.
  mlir::LocationAttr from = {};

  bool operator==(const SizeGuard &other) const {
    return left == other.left && right == other.right &&
           relation == other.relation && holds == other.holds;
  }
  /// Whether sizes fulfil the condition; `symbols` has a size for each symbol.
  /// False on division by zero and on overflow.
  bool isFulfilledBy(llvm::ArrayRef<int64_t> symbols) const;
  /// Returns text as in `s0 < 64`, with the source location of the op.
  std::string text(llvm::ArrayRef<std::string> names) const;
};

/// A symbolic Size: an expression of the sizes of arguments (symbols), or a
/// value of the graph.
struct SizeNode {
  /// Expired when the function's call has ended: the size is then its number.
  std::weak_ptr<Recorder> recorder;
  /// The graph to which the size belongs.
  std::weak_ptr<Trace> trace;
  /// Null for a size that is computed by ops without an expression;
  /// `value` is the size then.
  SizeExpr expr;
  mlir::Value value;
};

/// A dynamic Scalar of a trace, as a tensor of rank 0.
struct ScalarNode {
  /// Expired when the trace has ended: the scalar is then its number.
  std::weak_ptr<Recorder> recorder;
  /// The index among the numbers of the call.
  size_t index;
  Tensor value;
};

/// Returns a dynamic number of a graph that is the element of a tensor of rank
/// 0.
Scalar numberOf(Recorder &recorder, const Tensor &tensor);

/// Returns the bounds of a range in the form of the attribute `graph.symbols`.
mlir::DictionaryAttr boundsOf(const SizeRange &range,
                              mlir::MLIRContext *context);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SIZENODE_H
