//===- ExpandBroadcast.h - broadcasts before an expansion -------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_EXPANDBROADCAST_H
#define TCOPT_NEST_TRANSFORMS_EXPANDBROADCAST_H

#include "mlir/IR/PatternMatch.h"

namespace tcopt::nest {

/// Moves a `tensor.expand_shape` in a group before the broadcast that it
/// expands. Upstream's patterns move it before ops whose maps are projected
/// permutations, and a broadcast of a dimension of size 1 reads at 0:
///
/// ```mlir
/// // %b = broadcast of %x: tensor<1x6xf32> to tensor<3x6xf32>
/// %e = tensor.expand_shape %b [[0], [1, 2]] : tensor<3x2x3xf32>
/// // becomes
/// %y = tensor.expand_shape %x [[0], [1, 2]] : tensor<1x2x3xf32>
/// // %e = broadcast of %y to tensor<3x2x3xf32>
/// ```
void populateExpandBroadcastPatterns(mlir::RewritePatternSet &patterns);

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_EXPANDBROADCAST_H
