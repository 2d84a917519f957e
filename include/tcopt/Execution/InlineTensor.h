//===- InlineTensor.h - Tensors on the command line -------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INLINETENSOR_H
#define TCOPT_EXECUTION_INLINETENSOR_H

#include "tcopt/Support/HostTensor.h"

namespace tcopt {

/// Whether the text is a type and values, as in `2x2xf32=1,2,3,4`.
bool isInlineTensor(llvm::StringRef text);

/// Reads such a text: the values in row-major order, or one for all elements;
/// `true` and `false` for Booleans, `inf` and `nan` for floats. Errors: another
/// number of values, values that the type does not have.
llvm::Expected<HostTensor>
parseInlineTensor(llvm::StringRef text,
                  uint64_t byteLimit = HostTensor::defaultByteLimit);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INLINETENSOR_H
