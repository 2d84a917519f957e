//===- Functions.h - functions that a model defines ---------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_FUNCTIONS_H
#define TCOPT_IMPORT_ONNX_FUNCTIONS_H

#include "onnx.pb.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <string>
#include <vector>

namespace tcopt::onnx_import {

/// A function, and what the package's message of functions does not know yet.
struct Function {
  const onnx::FunctionProto *proto = nullptr;
  std::string overload;
  /// Attributes with the values that they have where a call does not give them.
  std::vector<onnx::AttributeProto> defaults;
};

class FunctionTable {
public:
  explicit FunctionTable(const onnx::ModelProto &model);

  /// What a node calls; null if it is an operator.
  const Function *find(const onnx::NodeProto &node) const;

private:
  llvm::StringMap<Function> rows;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_FUNCTIONS_H
