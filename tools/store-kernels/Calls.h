//===- Calls.h - calls that programs usually make ---------------*- C++ -*-===//
//
// A call is one of a kind: dtypes, ranks, which sizes are 1, and what else a
// function takes count; other sizes and numbers do not. Of functions that
// compute element by element the rank does not count either, where all tensors
// have the same sizes.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_STOREKERNELS_CALLS_H
#define TCOPT_TOOLS_STOREKERNELS_CALLS_H

#include "tcopt/Capture/Functions.h"

namespace tcopt::stored {

void callPointwise();
void callReductions();
void callContractions();
void callNetworks();
void callCreations();
void callIndexing();

/// A tensor of a rank; no size is 1.
inline Tensor sample(int64_t rank, DType dtype = DType::F32) {
  std::vector<int64_t> sizes = {4, 3, 6, 5};
  sizes.resize(size_t(rank));
  return ones(sizes, dtype);
}

} // namespace tcopt::stored

#endif // TCOPT_TOOLS_STOREKERNELS_CALLS_H
