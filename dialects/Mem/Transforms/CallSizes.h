//===- CallSizes.h - bytes that calls of a function pass --------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_CALLSIZES_H
#define TCOPT_MEM_TRANSFORMS_CALLSIZES_H

#include "tcopt/Mem/Transforms/MemoryNeed.h"
#include "tcopt/Mem/Transforms/SizeHoister.h"
#include <map>

namespace tcopt::mem {

/// Computes what callees need from the operands of calls in one function, once
/// for calls with equal sizes.
class CallSizes {
public:
  explicit CallSizes(SizeHoister &hoister) : hoister(hoister) {}

  /// The bytes, and whether they are known at the function's start.
  std::pair<mlir::Value, bool> bytesOf(mlir::func::CallOp call,
                                       const MemoryNeed &need);

private:
  mlir::Value sizeOf(mlir::Value buffer, int64_t dim, mlir::OpBuilder &at);
  mlir::Value computeSize(mlir::Value buffer, int64_t dim, mlir::OpBuilder &at);
  mlir::Value constant(int64_t value);

  SizeHoister &hoister;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> sizes;
  llvm::DenseMap<int64_t, mlir::Value> constants;
  /// By need and inputs.
  std::map<llvm::SmallVector<const void *>, mlir::Value> known;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_CALLSIZES_H
