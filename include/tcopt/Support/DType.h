//===- DType.h - Names of element types -------------------------*- C++ -*-===//
//
// The names that element types have in IR and in NumPy.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_DTYPE_H
#define TCOPT_SUPPORT_DTYPE_H

#include "tcopt/Support/DTypes.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/ErrorHandling.h"
#include <type_traits>

namespace tcopt {

/// Returns the name in IR: f64 f32 f16 bf16 i64 i32 i16 i8 ui8 i1.
llvm::StringRef getName(DType dtype);

/// Parses the name in IR or in NumPy (`float32`, `uint8`, `bool`, ...).
llvm::Expected<DType> parseDType(llvm::StringRef text);

} // namespace tcopt

#endif // TCOPT_SUPPORT_DTYPE_H
