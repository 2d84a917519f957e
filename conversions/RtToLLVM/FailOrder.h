//===- FailOrder.h - which failure of a kernel is reported ------*- C++ -*-===//

#ifndef TCOPT_CONVERSIONS_RTTOLLVM_FAILORDER_H
#define TCOPT_CONVERSIONS_RTTOLLVM_FAILORDER_H

#include "llvm/ADT/StringRef.h"

namespace tcopt {

/// On an rt.fail of a kernel in which several ops may fail: the number of its
/// op among those.
inline constexpr llvm::StringLiteral kFailOrderAttr = "order";

} // namespace tcopt

#endif // TCOPT_CONVERSIONS_RTTOLLVM_FAILORDER_H
