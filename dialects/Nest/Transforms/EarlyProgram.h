//===- EarlyProgram.h - early values of a whole module ----------*- C++ -*-===//

#ifndef TCOPT_NEST_TRANSFORMS_EARLYPROGRAM_H
#define TCOPT_NEST_TRANSFORMS_EARLYPROGRAM_H

#include "tcopt/Nest/Transforms/EarlyOps.h"

namespace tcopt::nest {

/// The host functions of a module that do not call themselves, and what of them
/// is early.
class EarlyProgram {
public:
  explicit EarlyProgram(mlir::ModuleOp module);

  mlir::SymbolTable &symbolTable() { return symbols; }
  llvm::ArrayRef<mlir::func::FuncOp> calleesFirst() const { return order; }
  llvm::ArrayRef<mlir::func::CallOp> callsOf(mlir::func::FuncOp function) const;
  /// Of a private function, the arguments that are early at all calls.
  const llvm::BitVector &earlyArguments(mlir::func::FuncOp function) const;
  /// Of a function as it stands when the module is given.
  EarlyOps &opsOf(mlir::func::FuncOp function);

private:
  void findEarlyArguments();

  mlir::SymbolTable symbols;
  llvm::SmallVector<mlir::func::FuncOp> order;
  llvm::DenseMap<mlir::func::FuncOp, llvm::SmallVector<mlir::func::CallOp>>
      sites;
  llvm::DenseMap<mlir::func::FuncOp, llvm::BitVector> arguments;
  llvm::DenseMap<mlir::func::FuncOp, std::unique_ptr<EarlyOps>> untouched;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_EARLYPROGRAM_H
