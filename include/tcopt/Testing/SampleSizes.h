//===- SampleSizes.h - Sizes to try a program with --------------*- C++ -*-===//

#ifndef TCOPT_TESTING_SAMPLESIZES_H
#define TCOPT_TESTING_SAMPLESIZES_H

#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// Different combinations of sizes of a signature's symbols, those of `fixed`
/// aside: 1 and 2, small odd ones, multiples of vectors and one more, each
/// within the symbol's bounds. Fewer than `count` where there are no more.
std::vector<SymbolSizes> sampleSizes(const Signature &signature,
                                     const SymbolSizes &fixed, size_t count);

} // namespace tcopt

#endif // TCOPT_TESTING_SAMPLESIZES_H
