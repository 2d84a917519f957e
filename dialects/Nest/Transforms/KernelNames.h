//===- KernelNames.h - names of kernels after their ops ---------*- C++ -*-===//

#ifndef TCOPT_DIALECTS_NEST_TRANSFORMS_KERNELNAMES_H
#define TCOPT_DIALECTS_NEST_TRANSFORMS_KERNELNAMES_H

#include "mlir/IR/SymbolTable.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/StringMap.h"

namespace tcopt::nest {

/// Names kernels after the source ops of their members, in order and each once,
/// and counts those of equal names: `layer_norm_gelu_0`. Ops of no source are
/// named after themselves. If a name would be too long, it has the first ops
/// and the kind: `add_mul_exp_sub_div_pointwise_2`.
class KernelNames {
public:
  /// `symbols` are those of the module.
  explicit KernelNames(mlir::SymbolTable &symbols) : symbols(symbols) {}

  /// A name that no symbol has.
  std::string create(GroupOp group);

private:
  mlir::SymbolTable &symbols;
  llvm::StringMap<unsigned> counts;
};

} // namespace tcopt::nest

#endif // TCOPT_DIALECTS_NEST_TRANSFORMS_KERNELNAMES_H
