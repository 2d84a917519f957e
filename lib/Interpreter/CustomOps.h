//===- CustomOps.h - Calls of user-defined ops ------------------*- C++ -*-===//

#ifndef TCOPT_LIB_INTERPRETER_CUSTOMOPS_H
#define TCOPT_LIB_INTERPRETER_CUSTOMOPS_H

#include "tcopt/Interpreter/Interpreter.h"

namespace tcopt::interp {

/// Runs the kernel on tensors of the declared dtypes. The first operands are
/// its inputs, the others the unknown sizes of the results, in their order.
llvm::Expected<std::vector<HostTensor>>
runCustomCall(OpCall &call, llvm::StringRef name,
              mlir::DictionaryAttr attributes, mlir::OperandRange inputs,
              mlir::OperandRange sizes);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_CUSTOMOPS_H
