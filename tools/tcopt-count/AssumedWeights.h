//===- AssumedWeights.h - Weights that a file leaves out --------*- C++ -*-===//
//
// Constants whose resource has no data, as --mlir-elide-resource-strings...
// prints them, get random elements, so that programs compile as they do with
// the real weights: plans depend on types, and on whether constants are equal
// or splats, but on no other value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TCOPTCOUNT_ASSUMEDWEIGHTS_H
#define TCOPT_TOOLS_TCOPTCOUNT_ASSUMEDWEIGHTS_H

#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Support/HostTensor.h"
#include "llvm/Support/Error.h"
#include <map>

namespace tcopt {

/// Owns the elements: it has to outlive the contexts of the modules.
class AssumedWeights {
public:
  /// Gives data to the constants of a module that have none. Errors: elements
  /// of a type that no constant has.
  llvm::Error addTo(mlir::ModuleOp module);

private:
  /// Random elements of the dtype, so many bytes at least.
  llvm::Expected<const HostTensor *> getElements(DType dtype, uint64_t bytes);
  llvm::Expected<mlir::ElementsAttr>
  fill(mlir::DenseResourceElementsAttr weight);

  std::multimap<DType, HostTensor> elements;
  unsigned numFilled = 0;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTCOUNT_ASSUMEDWEIGHTS_H
