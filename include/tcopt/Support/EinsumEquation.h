//===- EinsumEquation.h - Equations of einsum -------------------*- C++ -*-===//
//
// What an equation such as "ij,jk->ik" says: a label for each dimension of each
// operand, and the labels of the result's dimensions. Labels are numbers; those
// that are not the result's are summed over.
//
//   letters     a letter is one label wherever it stands
//   ...         any number of dimensions, aligned at the last among operands
//   ->          what follows are the result's labels; without it, the result
//               has the dimensions of `...` and then the letters that occur
//               once, capital letters first
//   spaces      mean nothing
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_EINSUMEQUATION_H
#define TCOPT_SUPPORT_EINSUMEQUATION_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tcopt {

struct EinsumEquation {
  using Labels = llvm::SmallVector<int>;

  /// The labels of each operand's dimensions.
  llvm::SmallVector<Labels> operands;
  Labels result;
  /// One more than the largest label that there can be.
  int numLabels = 0;

  /// Reads the equation for operands of these ranks, or says what is wrong.
  static llvm::Expected<EinsumEquation> parse(llvm::StringRef text,
                                              llvm::ArrayRef<int64_t> ranks);
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_EINSUMEQUATION_H
