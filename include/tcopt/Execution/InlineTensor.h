//===- InlineTensor.h - Tensors on the command line -------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INLINETENSOR_H
#define TCOPT_EXECUTION_INLINETENSOR_H

#include "tcopt/Support/HostTensor.h"

namespace tcopt {

/// Whether the text is a type and values, as in `2x2xf32=1,2,3,4`.
bool isInlineTensor(llvm::StringRef text);

/// Parses a type and values: the values in row-major order, or one value for
/// all elements. Booleans may be `true` and `false`, floats `inf` and `nan`.
/// Errors: a wrong number of values, a value that the type cannot represent.
llvm::Expected<HostTensor>
parseInlineTensor(llvm::StringRef text,
                  uint64_t byteLimit = HostTensor::defaultByteLimit);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INLINETENSOR_H
