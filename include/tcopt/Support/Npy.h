//===- Npy.h - NumPy's .npy files -------------------------------*- C++ -*-===//
//
// Reads versions 1.0, 2.0 and 3.0, C and Fortran order, either byte order:
// bool, u8, i8 to i64, f16, f32, f64, and bf16 as `ml_dtypes` writes it (raw
// two-byte items: '<V2', or '|V2' once NumPy alone has copied them). Writes
// version 1.0, C order, little-endian, byte for byte as NumPy does.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_NPY_H
#define TCOPT_SUPPORT_NPY_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringRef.h"

namespace tcopt {

/// The array that the bytes of an .npy file hold. Errors: wrong magic or
/// version, a malformed header, structured, object or other unsupported dtypes,
/// sizes that are negative or overflow, too few bytes or too many, more than
/// `byteLimit` bytes of elements.
llvm::Expected<HostTensor>
parseNpy(llvm::StringRef bytes,
         uint64_t byteLimit = HostTensor::defaultByteLimit);

/// `parseNpy` of a file; errors name the file.
llvm::Expected<HostTensor>
loadNpy(llvm::StringRef path,
        uint64_t byteLimit = HostTensor::defaultByteLimit);

void writeNpy(llvm::raw_ostream &os, const HostTensor &tensor);

/// Writes a file, replacing what was there; errors name the file.
llvm::Error saveNpy(llvm::StringRef path, const HostTensor &tensor);

} // namespace tcopt

#endif // TCOPT_SUPPORT_NPY_H
