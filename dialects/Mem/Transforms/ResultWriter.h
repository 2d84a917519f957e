//===- ResultWriter.h - write results to their destinations -----*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_RESULTWRITER_H
#define TCOPT_MEM_TRANSFORMS_RESULTWRITER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>

namespace tcopt::mem {

/// By result, the argument that is its memory.
using Donors = llvm::SmallVector<std::optional<unsigned>>;

/// Of a call, by result: the operand that the callee updates, or -1.
constexpr llvm::StringLiteral kDonorsAttr = "mem.donors";

/// Writes what a function returns to the destinations, in an order in which
/// nothing is overwritten that is read later: donated arguments come last, and
/// what may be in one of them is copied aside where another one is written
/// before. Bufferization leaves out the copies that are not needed.
class ResultWriter {
public:
  ResultWriter(mlir::func::ReturnOp op,
               llvm::ArrayRef<mlir::Value> destinations, const Donors &donors);
  void run();

private:
  void copyAside(mlir::OpOperand &result);
  void guardSizes(mlir::Value result, mlir::Value destination);
  void write(mlir::OpOperand &result);
  mlir::Value cast(mlir::Value tensor, mlir::Type type);

  mlir::func::ReturnOp op;
  mlir::OpBuilder builder;
  llvm::ArrayRef<mlir::Value> destinations;
  const Donors &donors;
  /// Of what is returned several times, where it was written first.
  llvm::DenseMap<mlir::Value, mlir::Value> written;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_RESULTWRITER_H
