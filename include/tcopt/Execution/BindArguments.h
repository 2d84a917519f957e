//===- BindArguments.h - arguments as constants -----------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_BINDARGUMENTS_H
#define TCOPT_EXECUTION_BINDARGUMENTS_H

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// An argument and its elements in row-major order, with one byte for each i1.
/// The caller keeps the bytes.
struct BoundArgument {
  unsigned index;
  llvm::ArrayRef<char> bytes;
};

/// The resources of the MLIR context that refer to bytes of the caller. The
/// destructor empties them, because the context keeps resources until it ends.
class BoundResources {
public:
  using Entry = mlir::DialectResourceBlobManager::BlobEntry;

  BoundResources() = default;
  BoundResources(BoundResources &&) = default;
  BoundResources &operator=(BoundResources &&) = default;
  ~BoundResources();

  void take(Entry *entry) { entries.push_back(entry); }

private:
  llvm::SmallVector<Entry *> entries;
};

/// Replaces arguments of a function of the graph dialect by constants, whose
/// bytes are not copied, except for i1. `arguments` are in ascending order of
/// the index. Errors: the type is not static, or has another number of bytes;
/// the function writes to the argument (`tcopt.donates`).
llvm::Expected<BoundResources>
bindArguments(mlir::FunctionOpInterface function,
              llvm::ArrayRef<BoundArgument> arguments);

} // namespace tcopt

#endif // TCOPT_EXECUTION_BINDARGUMENTS_H
