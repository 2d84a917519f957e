//===- SampleSizes.h - Sample sizes of dynamic dimensions -------*- C++ -*-===//

#ifndef TCOPT_TESTING_SAMPLESIZES_H
#define TCOPT_TESTING_SAMPLESIZES_H

#include "tcopt/Execution/Inputs.h"

namespace tcopt {

/// Returns up to `count` different combinations of sizes for the symbols of a
/// signature, except those in `fixed`. The sizes are 1, 2, small odd numbers,
/// and multiples of the vector length and one more, each within the symbol's
/// bounds.
std::vector<SymbolSizes> sampleSizes(const Signature &signature,
                                     const SymbolSizes &fixed, size_t count);

} // namespace tcopt

#endif // TCOPT_TESTING_SAMPLESIZES_H
