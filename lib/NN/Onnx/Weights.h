//===- Weights.h - constants that own their memory --------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_WEIGHTS_H
#define TCOPT_CAPTURE_WEIGHTS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace tcopt::capture {

/// Resources of constants, which the context would keep until the process ends:
/// gives their memory back when nobody can read them any more.
class Weights {
public:
  using Entry = mlir::DialectResourceBlobManager::BlobEntry;

  Weights() = default;
  ~Weights();
  Weights(const Weights &) = delete;
  Weights &operator=(const Weights &) = delete;

  /// Takes over the resources that a module refers to.
  void take(mlir::ModuleOp module);
  void take(Entry *entry) { entries.push_back(entry); }
  /// Leaves them to the context.
  void release() { entries.clear(); }

private:
  llvm::SmallVector<Entry *> entries;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_WEIGHTS_H
