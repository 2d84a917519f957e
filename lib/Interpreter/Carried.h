//===- Carried.h - What loops carry -----------------------------*- C++ -*-===//
//
// Shared by the loops of graph and those of host code.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_CARRIED_H
#define TCOPT_LIB_INTERPRETER_CARRIED_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

/// An error unless tensors have the shapes that they had before.
inline llvm::Error checkCarried(OpCall &call,
                                llvm::ArrayRef<RuntimeValue> before,
                                llvm::ArrayRef<RuntimeValue> now) {
  for (auto [old, next] : llvm::zip(before, now))
    if (old.isTensor() && old.tensor().shape() != next.tensor().shape())
      return call.error("a tensor that a loop carries must keep its sizes: "
                        "expected " +
                        old.tensor().typeName() + " but found " +
                        next.tensor().typeName());
  return llvm::Error::success();
}

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_CARRIED_H
