//===- Model.h - ONNX files ---------------------------------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_MODEL_H
#define TCOPT_IMPORT_ONNX_MODEL_H

#include "onnx.pb.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace tcopt::onnx_import {

/// A model and where it was read from.
struct Model {
  onnx::ModelProto proto;
  /// The file's name, for locations.
  std::string name;
  /// The folder in which its weights' files lie.
  std::string folder;

  /// The version of an operator set; 0 if the model does not import it.
  int64_t opset(llvm::StringRef domain) const;
  /// The inputs that a caller gives: those that are not weights as well.
  std::vector<const onnx::ValueInfoProto *> inputs() const;
};

/// Reads a model. Errors: the file cannot be read, is not an ONNX model, or
/// does not state its operator set.
llvm::Expected<std::unique_ptr<Model>> readModel(llvm::StringRef path);

/// The same of the bytes of a file of this name.
llvm::Expected<std::unique_ptr<Model>> parseModel(llvm::StringRef bytes,
                                                  llvm::StringRef path);

/// The dtype of an element type of ONNX, if there is one.
std::optional<DType> dtypeOf(int32_t elementType);
/// The name of an element type of ONNX: `float8e4m3fn`.
std::string elementTypeName(int32_t elementType);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_MODEL_H
