//===- Weights.h - memory of constants --------------------------*- C++ -*-===//
//
// MLIR contexts never free resource blobs. Weights frees those of an ONNX model
// together with the model.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_WEIGHTS_H
#define TCOPT_CAPTURE_WEIGHTS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace tcopt::capture {

/// The resources of a module's constants, which the destructor frees. No module
/// or program may refer to them any more.
class Weights {
public:
  using Entry = mlir::DialectResourceBlobManager::BlobEntry;

  Weights() = default;
  ~Weights();
  Weights(const Weights &) = delete;
  Weights &operator=(const Weights &) = delete;

  /// Adds the resources to which a module refers.
  void take(mlir::ModuleOp module);
  void take(Entry *entry) { entries.push_back(entry); }
  /// Leaves the resources to the context, which keeps them until it ends.
  void release() { entries.clear(); }

private:
  llvm::SmallVector<Entry *> entries;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_WEIGHTS_H
