//===- Attention.h - heads of attention -------------------------*- C++ -*-===//
//
// What attention and its gradients share: the operands of a call, and the
// scores of one head, from their definition.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_ATTENTION_H
#define TCOPT_LIB_INTERPRETER_ATTENTION_H

#include "Contraction.h"
#include "Walk.h"
#include "tcopt/Graph/IR/GraphAttentionOps.h"
#include <cmath>

namespace tcopt::interp {

/// Operands and attributes that determine the scores, of either op. Operands
/// are stated by number.
struct AttentionSpec {
  template <typename OpT>
  explicit AttentionSpec(OpT op)
      : query(op.getQueryMutable().getOperandNumber()),
        isCausal(op.getIsCausal()),
        sharesHeads(op.getEnableGqa().value_or(false)) {
    if (op.getAttnMask())
      mask = op.getAttnMaskMutable().begin()->getOperandNumber();
    if (op.getDropout()) {
      dropout = op.getDropout()->convertToDouble();
      seed = op.getSeedMutable().begin()->getOperandNumber();
    }
    if (op.getScale())
      scale = op.getScale()->convertToDouble();
  }

  /// Key and value follow the query, the offset follows the seed.
  unsigned query;
  std::optional<unsigned> mask, seed;
  std::optional<double> scale, dropout;
  bool isCausal, sharesHeads;
};

/// The sizes of a head: queries, keys, and elements of their vectors and of
/// values.
struct HeadSizes {
  int64_t queries, keys, inner, values;
};

/// The mask of one head; `strides` are those of (query, key).
struct HeadMask {
  const HostTensor *tensor = nullptr;
  int64_t offset = 0, strides[2] = {0, 0};

  int64_t at(int64_t i, int64_t j) const {
    return offset + i * strides[0] + j * strides[1];
  }
};

/// The factors by which dropout multiplies the probabilities.
struct HeadDropout {
  double p = 0, scale = 1;
  uint64_t seed = 0, counter = 0;
  int digits = 24;

  /// Returns the factor of element `i` of this head's (queries, keys).
  double factor(int64_t i) const;
};

/// Offsets of a head in query, key, value and mask, and its number.
struct HeadPlace {
  int64_t number, query, key, value;
  HeadMask mask;
  std::optional<HeadDropout> dropout;

  double factor(int64_t i) const { return dropout ? dropout->factor(i) : 1; }
};

/// A call of attention or of its gradients. Tensors are widened and broadcast
/// over their leading dimensions; key and value have the heads of the query.
class Attention {
public:
  static llvm::Expected<Attention> create(OpCall &call,
                                          const AttentionSpec &spec);

  /// Calls `body` with the HeadPlace of each head.
  template <typename Fn> void forEachHead(Fn &&body) const {
    walk<4>(leading, strides, [&](int64_t i, auto at) {
      HeadPlace head{i, at[0], at[1], at[2], mask, dropout};
      head.mask.offset = at[3];
      if (head.dropout)
        head.dropout->counter += i * sizes.queries * sizes.keys;
      body(head);
    });
  }
  /// Returns the leading sizes followed by `last`.
  Sizes shapeWith(std::initializer_list<int64_t> last) const;

  /// All operands of the call.
  std::vector<HostTensor> x;
  /// Query, key and value; with shared heads, key and value are copies.
  HostTensor query, key, value;
  HeadSizes sizes;
  double scale;
  bool isCausal;

private:
  llvm::Error shareHeads(OpCall &call);
  llvm::Error placeHeads(OpCall &call, const AttentionSpec &spec);
  llvm::Error placeMask(OpCall &call, const AttentionSpec &spec);
  void prepareDropout(OpCall &call, const AttentionSpec &spec);

  Sizes leading;
  std::array<Sizes, 4> strides;
  HeadMask mask;
  std::optional<HeadDropout> dropout;
};

/// Returns the scores (queries, keys) of a head, -Inf where a key is not kept.
template <typename C>
std::vector<C> scoresOf(const Attention &a, const HeadPlace &head);
extern template std::vector<float> scoresOf(const Attention &,
                                            const HeadPlace &);
extern template std::vector<double> scoresOf(const Attention &,
                                             const HeadPlace &);

llvm::Expected<std::vector<HostTensor>>
runAttentionBackward(graph::ScaledDotProductAttentionBackwardOp op,
                     OpCall &call);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_ATTENTION_H
