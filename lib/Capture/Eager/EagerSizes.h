//===- EagerSizes.h - graphs whose sizes become open ------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_EAGERSIZES_H
#define TCOPT_CAPTURE_EAGERSIZES_H

#include "../Trace/GraphKey.h"

namespace tcopt::capture {

/// A size of an input.
struct InputSize {
  /// Which of the inputs that are needed.
  unsigned input;
  unsigned dim;
  int64_t size;
};

/// Whether the sizes of results follow from those of operands for each op, by
/// rules that hold for all sizes but 1.
bool canOpenSizes(const NeededPart &part);
/// The sizes of inputs that may be open: 1 means another graph.
std::vector<InputSize> sizesOfInputs(mlir::func::FuncOp function,
                                     const NeededPart &part);
/// Makes these sizes of the function's arguments open, those with the same name
/// to one size, and leaves all sizes but 1 of what the ops compute to
/// inference.
void openSizes(mlir::func::FuncOp function,
               llvm::ArrayRef<std::pair<InputSize, unsigned>> named);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EAGERSIZES_H
