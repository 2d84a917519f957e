//===- Attention.h - the scores of attention --------------------*- C++ -*-===//
//
// Functions of attention and its gradients: heads that several heads of the
// query share, and the scores before the softmax.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_FUNCTIONS_ATTENTION_H
#define TCOPT_ATEN_FUNCTIONS_ATTENTION_H

#include "tcopt/Capture/Functions.h"

namespace tcopt::aten {

/// The arguments of attention that determine its scores.
struct AttentionScores {
  const Tensor &mask;
  bool isCausal;
  std::optional<double> scale;

  /// Returns the factor of the products of query and key, 1 / sqrt(E) by
  /// default.
  Operand factor(const Tensor &query, Place place) const;
  /// Returns `query @ key^T * factor`, -infinity where a mask excludes the key,
  /// in the dtype in which PyTorch computes.
  Tensor of(const Tensor &query, const Tensor &key, Place place) const;
};

/// Throws Exception if elements are to be dropped.
void refuseDropout(const char *function, double dropout, Place place);
/// Whether query i may use key j: j <= i.
Tensor causalMask(const Tensor &query, const Tensor &key, Place place);
/// Returns a mask that excludes what `mask` or the causal mask excludes.
Tensor withCausalMask(const Tensor &query, const Tensor &key,
                      const Tensor &mask, Place place);

/// Whether several heads (dimension -3) of the query share one of `x`.
bool sharesHeads(const Tensor &query, const Tensor &x);
/// Returns each head of `x` as often as heads of the query share it.
Tensor repeatHeads(const Tensor &x, const Tensor &query, Place place);
/// Returns the gradient of `x` from the gradient of its repeated heads.
Tensor sumHeads(const Tensor &gradient, const Tensor &x, Place place);

} // namespace tcopt::aten

#endif // TCOPT_ATEN_FUNCTIONS_ATTENTION_H
