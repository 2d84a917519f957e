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
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace tcopt {

/// A constant and its bytes, aligned as compiled code expects.
struct Weight {
  /// The module that it is a constant of, and its name there.
  mlir::ModuleOp module;
  std::string name;
  /// What code refers to it by: names of different modules may be the same.
  std::string symbol;
  llvm::ArrayRef<char> bytes;
};

/// Copies bytes to memory that `copies` owns, aligned as compiled code expects.
llvm::ArrayRef<char> copyAligned(llvm::ArrayRef<char> bytes,
                                 std::vector<std::unique_ptr<char[]>> &copies);
bool isAligned(const char *data);

/// While it lives, the large constants of a program and of its kernel modules
/// are declarations.
class DetachedWeights {
public:
  explicit DetachedWeights(mlir::ModuleOp program);
  ~DetachedWeights();

  const std::vector<Weight> &weights() const { return found; }
  /// Lets LLVM IR that a module was translated to refer to the symbols.
  void useSymbols(mlir::ModuleOp from, llvm::Module &translated) const;
  /// Copies of bytes that were not aligned; to be kept as long as the code.
  std::vector<std::unique_ptr<char[]>> takeCopies() {
    return std::move(copies);
  }

private:
  void detach(mlir::ModuleOp module, mlir::LLVM::GlobalOp global);
  std::string makeSymbol(const std::string &name);

  llvm::StringSet<> symbols;
  std::vector<Weight> found;
  std::vector<std::unique_ptr<char[]>> copies;
  std::vector<std::pair<mlir::LLVM::GlobalOp, mlir::Attribute>> values;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_WEIGHTS_H
