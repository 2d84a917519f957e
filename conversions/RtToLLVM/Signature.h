//===- Signature.h - what tcopt.signature says ------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_SIGNATURE_H
#define TCOPT_CONVERSION_RTTOLLVM_SIGNATURE_H

#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"

namespace tcopt {

/// A size: a number, or a name, which may be empty. Of a result it may also be
/// one that only the call itself finds, written "*".
struct EntryDim {
  std::optional<int64_t> size;
  llvm::StringRef name;
  bool isFoundByCall = false;
};

/// A device besides the host, as tcopt_device; number -1 is the context's.
struct EntryDevice {
  int32_t type, id;
};

struct EntryTensor {
  llvm::StringRef name;
  DTypeCode dtype;
  llvm::SmallVector<EntryDim> dims;
  /// Of an input: the result whose memory it is.
  std::optional<int64_t> donates;
  /// Nothing for the host.
  std::optional<EntryDevice> device;

  int64_t rank() const { return dims.size(); }
  /// Whether the function gives the result, instead of writing it to where the
  /// caller says.
  bool isGiven() const;
  /// The sizes, -1 for those that are not numbers.
  llvm::SmallVector<int64_t> staticSizes() const;
};

struct EntrySignature {
  llvm::SmallVector<EntryTensor> inputs, results;

  /// By result, the input that is its memory, or -1.
  llvm::SmallVector<int64_t> donors() const;
};

/// How many sizes are not numbers, but known before the call.
unsigned countUnknownSizes(llvm::ArrayRef<EntryTensor> tensors);

/// Reads the attribute of `op`, and reports what is wrong with it. The names
/// live as long as the attribute.
mlir::FailureOr<EntrySignature> readEntrySignature(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_SIGNATURE_H
