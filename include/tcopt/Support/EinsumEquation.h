//===- EinsumEquation.h - Equations of einsum -------------------*- C++ -*-===//
//
// A parsed equation such as "ij,jk->ik": a label for each dimension of each
// operand, and the labels of the result's dimensions. Labels are numbers.
// Labels that the result lacks are summed over.
//
//   letters     each letter is a label, the same in all operands
//   ...         any number of dimensions, aligned at the last among operands
//   ->          precedes the result's labels; without it, the result has the
//               dimensions of `...`, then the letters that occur once, capital
//               letters first
//   spaces      are ignored
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
  /// An upper bound of all labels.
  int numLabels = 0;

  /// Parses an equation for operands of these ranks. Errors: the equation is
  /// malformed or does not match the ranks.
  static llvm::Expected<EinsumEquation> parse(llvm::StringRef text,
                                              llvm::ArrayRef<int64_t> ranks);
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_EINSUMEQUATION_H
