//===- Weights.h - large constants bound in place ---------------*- C++ -*-===//
//
// Constants of many bytes are not compiled: code refers to them as to symbols
// of somebody else, which are bound to where their bytes lie already.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_CPU_WEIGHTS_H
#define TCOPT_LIB_TARGET_CPU_WEIGHTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include <memory>
#include <vector>

namespace tcopt {

/// A constant's name and its bytes, aligned as compiled code expects.
struct Weight {
  std::string name;
  const char *data;
};

/// While it lives, the module's large constants are declarations.
class DetachedWeights {
public:
  explicit DetachedWeights(mlir::ModuleOp module);
  ~DetachedWeights();

  const std::vector<Weight> &weights() const { return found; }
  /// Copies of bytes that were not aligned; to be kept as long as the code.
  std::vector<std::unique_ptr<char[]>> takeCopies() {
    return std::move(copies);
  }

private:
  void detach(mlir::LLVM::GlobalOp global);

  std::vector<Weight> found;
  std::vector<std::unique_ptr<char[]>> copies;
  std::vector<std::pair<mlir::LLVM::GlobalOp, mlir::Attribute>> values;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_WEIGHTS_H
