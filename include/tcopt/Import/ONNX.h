//===- ONNX.h - ONNX models as graph IR -------------------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_H
#define TCOPT_IMPORT_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <vector>

namespace tcopt {

/// A floating-point initializer.
struct OnnxParameter {
  std::string name;
  HostTensor value;
};

struct OnnxImportOptions {
  /// Constant values of inputs, by name. Required for inputs whose values
  /// determine shapes or axes; the program then checks that it is called with
  /// these values. Values of other inputs are ignored.
  llvm::StringMap<HostTensor> values;
  /// Sizes of the call by symbol, in addition to those of `values`. They
  /// determine properties that must be static, such as the rank of a result.
  /// The program checks them.
  llvm::StringMap<int64_t> sizes;
  /// Names of values that the function returns instead of the model's outputs.
  std::vector<std::string> outputs;
  /// Whether the function returns all results of the model's nodes, in the
  /// order of the nodes.
  bool returnsAll = false;
  /// If not null, trainable initializers become arguments after the inputs, and
  /// are stored here: floating-point tensors of rank 1 or more that results
  /// depend on, except the mean and the variance of batch normalization.
  std::vector<OnnxParameter> *parameters = nullptr;
  /// If present, only initializers with these names become arguments. All must
  /// be floating-point tensors.
  std::optional<std::vector<std::string>> trained = std::nullopt;
};

namespace onnx_import {
struct Model;
} // namespace onnx_import

/// A model that was read from a file.
class OnnxFile {
public:
  /// Errors: the file cannot be read, is not an ONNX model, or does not state
  /// its operator set.
  static llvm::Expected<OnnxFile> read(llvm::StringRef path);
  /// Reads a model from the bytes of the file `path`. External weights are
  /// searched for in its folder.
  static llvm::Expected<OnnxFile> parse(llvm::StringRef bytes,
                                        llvm::StringRef path);
  OnnxFile(OnnxFile &&other);
  ~OnnxFile();

  /// Returns the names of the inputs that a caller passes, in order.
  std::vector<std::string> inputNames() const;

  /// Imports the model as a function `main` whose arguments are the model's
  /// inputs, with their order and names. Larger weights become resources, which
  /// own bytes that are moved out of the model, or map external files. Errors:
  /// all nodes that cannot be imported, with a diagnostic for each.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  import(mlir::MLIRContext *context, const OnnxImportOptions &options = {}) &&;

private:
  explicit OnnxFile(std::unique_ptr<onnx_import::Model> model);

  std::unique_ptr<onnx_import::Model> model;
};

} // namespace tcopt

#endif // TCOPT_IMPORT_ONNX_H
