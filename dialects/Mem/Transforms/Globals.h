//===- Globals.h - constants as global buffers ------------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_GLOBALS_H
#define TCOPT_MEM_TRANSFORMS_GLOBALS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace tcopt::mem {

/// The global buffers of a module, one for each constant.
class Globals {
public:
  explicit Globals(mlir::ModuleOp module);

  /// The name of the constant buffer of the type that holds `elements`.
  llvm::StringRef of(mlir::ElementsAttr elements, mlir::MemRefType type);

private:
  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Type>, mlir::memref::GlobalOp>
      known;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_GLOBALS_H
