//===- Arguments.h - checks of arguments ------------------------*- C++ -*-===//
//
// Checks of dimensions and arithmetic on sizes for the functions in lib/NN and
// Control.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_ARGUMENTS_H
#define TCOPT_CAPTURE_TRACE_ARGUMENTS_H

#include "Builder.h"

namespace tcopt::capture {

/// Returns the dimension counted from the first. Throws Exception if it is not
/// in [-rank, rank); rank 0 is treated as 1, as in PyTorch.
int64_t wrapDim(int64_t dim, int64_t rank, const char *function, Place place);
/// Returns all dimensions, wrapped. Throws Exception for repeated dimensions,
/// too.
std::vector<int64_t> wrapDims(const Dims &dims, int64_t rank,
                              const char *function, Place place);

/// Whether the relation holds, for errors. In a graph without a call, the
/// answer is false if that does not follow from facts, because the program
/// checks sizes; otherwise the comparison becomes a guard.
bool isKnown(const Size &a, SizeRelation relation, const Size &b);
inline bool areDifferent(const Size &a, const Size &b) {
  return isKnown(a, SizeRelation::NE, b);
}
/// Returns the element of an integer tensor of rank 0 as a data-dependent size
/// of a graph without a call.
Size sizeOfElement(const Tensor &tensor, Place place);

/// Returns the element of an integer tensor of rank 0 as a value of type index.
mlir::Value indexOf(Builder &b, mlir::Value number);

/// Products and quotients of sizes, static if all operands are static.
graph::Size product(Builder &b, llvm::ArrayRef<graph::Size> sizes);
graph::Size quotient(Builder &b, graph::Size a, graph::Size divisor);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_ARGUMENTS_H
