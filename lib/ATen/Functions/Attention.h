//===- Attention.h - operands of attention ----------------------*- C++ -*-===//

#ifndef TCOPT_ATEN_FUNCTIONS_ATTENTION_H
#define TCOPT_ATEN_FUNCTIONS_ATTENTION_H

#include "NN/Functions/Common.h"
#include "tcopt/Capture/Functions.h"

namespace tcopt::aten {

/// Arguments of attention as PyTorch has them: heads (dimension -3) of the
/// query may share one of key and value, both kinds of masks may be given, and
/// a mask of floats may have another dtype than the query.
class AttentionArguments {
public:
  AttentionArguments(const Tensor &query, const Tensor &key,
                     const Tensor &value, const Tensor &mask, bool isCausal,
                     std::optional<double> scale, bool sharesHeads,
                     Place place);

  /// Whether several heads of the query share one of the key.
  static bool haveSharedHeads(const Tensor &query, const Tensor &key);

  /// The dtype of the op: f32 for a query of 16 bits and a mask of another
  /// dtype, otherwise that of the query.
  DType dtype() const;
  /// Returns an operand in the dtype of the op and of the common rank.
  mlir::Value operand(capture::Builder &b, const Tensor &tensor) const {
    return operand(b, b(tensor));
  }
  mlir::Value operand(capture::Builder &b, mlir::Value value) const;
  /// Returns null without a mask.
  mlir::Value maskOperand(capture::Builder &b) const;

  mlir::BoolAttr isCausalAttr(capture::Builder &b) const;
  mlir::FloatAttr scaleAttr(capture::Builder &b) const;
  mlir::BoolAttr enableGqaAttr(capture::Builder &b) const;

private:
  DType queryDType;
  int64_t rank;
  Tensor mask;
  bool isCausal, sharesHeads;
  std::optional<double> scale;
};

/// Throws Exception if elements are to be dropped.
void refuseDropout(const char *function, double dropout, Place place);

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_ATTENTION_H
