//===- Arguments.h - checks of arguments of functions -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_TRACE_ARGUMENTS_H
#define TCOPT_CAPTURE_TRACE_ARGUMENTS_H

#include "Builder.h"

namespace tcopt::capture {

/// The dimension counted from the first. Throws unless it lies in [-rank,
/// rank); rank 0 counts as 1, as in PyTorch.
int64_t wrapDim(int64_t dim, int64_t rank, const char *function, Place place);
/// All of them. Throws for one that is named twice, too.
std::vector<int64_t> wrapDims(const Dims &dims, int64_t rank,
                              const char *function, Place place);

/// Products and quotients of sizes, numbers where all are numbers.
graph::Size product(Builder &b, llvm::ArrayRef<graph::Size> sizes);
graph::Size quotient(Builder &b, graph::Size a, graph::Size divisor);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_ARGUMENTS_H
