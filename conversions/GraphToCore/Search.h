//===- Search.h - places in sorted sequences --------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_SEARCH_H
#define TCOPT_CONVERSION_GRAPHTOCORE_SEARCH_H

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"

namespace tcopt {

/// By bisection, for each value the number of elements of its sequence that are
/// less, or with `right` not greater, as i64. Sequences lie along the last
/// dimension of `sorted`: one for all values, or one for those of each row.
mlir::Value searchSorted(CoreBuilder &b, mlir::Value sorted, mlir::Value values,
                         bool right);

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_SEARCH_H
