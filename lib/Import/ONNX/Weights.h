//===- Weights.h - tensors that lie in a model --------------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_WEIGHTS_H
#define TCOPT_IMPORT_ONNX_WEIGHTS_H

#include "Model.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tcopt::onnx_import {

/// Makes attributes of tensors. Small ones are dense attributes; larger ones
/// are resources that own the bytes of the file, or map those of files beside
/// it.
class WeightReader {
public:
  WeightReader(llvm::StringRef folder, mlir::MLIRContext *context)
      : folder(folder.empty() ? "." : folder), context(context) {}

  /// The elements of a tensor, whose bytes are taken out of it. Errors: an
  /// element type that tcopt does not have, sizes that do not fit the data, a
  /// file that cannot be read or that lies outside of the model's folder.
  llvm::Expected<mlir::ElementsAttr> read(onnx::TensorProto &tensor);

private:
  struct ExternalPlace {
    std::string file;
    uint64_t offset = 0;
    std::optional<uint64_t> length;
  };

  llvm::Expected<mlir::ElementsAttr>
  readExternal(const onnx::TensorProto &tensor, mlir::RankedTensorType type,
               uint64_t bytes);
  llvm::Expected<ExternalPlace> placeOf(const onnx::TensorProto &tensor);
  llvm::Expected<std::shared_ptr<llvm::MemoryBuffer>>
  open(llvm::StringRef file);

  std::string folder;
  mlir::MLIRContext *context;
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> files;
};

/// A tensor of such elements, from bytes as in a HostTensor.
mlir::ElementsAttr elementsOf(mlir::RankedTensorType type,
                              llvm::ArrayRef<char> bytes);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_WEIGHTS_H
