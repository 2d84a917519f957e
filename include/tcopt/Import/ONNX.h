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
  /// Values of inputs, by name. An input whose values decide shapes or axes can
  /// only be imported for given ones: the program then checks that it is called
  /// with them. Others may be given and are not looked at.
  llvm::StringMap<HostTensor> values;
  /// Sizes of the call by symbol, in addition to those of `values`. They decide
  /// properties that must be static, such as the rank of a result. The program
  /// then checks them.
  llvm::StringMap<int64_t> sizes;
  /// Values that the function returns in place of the model's outputs.
  std::vector<std::string> outputs;
  /// Whether it returns all tensors that nodes of the model's graph compute, in
  /// the order of the nodes.
  bool returnsAll = false;
  /// Where given, initializers that can be trained become arguments after the
  /// inputs, and are written there: tensors of floats with a dimension that
  /// results depend on, but for the mean and the variance of batch norms.
  std::vector<OnnxParameter> *parameters = nullptr;
  /// Where given, only initializers of these names do, all of floats.
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
  /// The same of the bytes of a file of this name, in whose folder weights may
  /// lie.
  static llvm::Expected<OnnxFile> parse(llvm::StringRef bytes,
                                        llvm::StringRef path);
  OnnxFile(OnnxFile &&other);
  ~OnnxFile();

  /// The names of the inputs that a caller gives, in order.
  std::vector<std::string> inputNames() const;

  /// The model as a function `main` whose arguments are the model's inputs, in
  /// their order and under their names. Larger weights are resources that own
  /// the bytes, taken out of the model, or map those of files beside it.
  /// Errors: what cannot be imported is reported as diagnostics, all at once,
  /// each with its node.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  import(mlir::MLIRContext *context, const OnnxImportOptions &options = {}) &&;

private:
  explicit OnnxFile(std::unique_ptr<onnx_import::Model> model);

  std::unique_ptr<onnx_import::Model> model;
};

} // namespace tcopt

#endif // TCOPT_IMPORT_ONNX_H
