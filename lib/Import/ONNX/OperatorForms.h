//===- OperatorForms.h - inputs and attributes by version -------*- C++ -*-===//
//
// The inputs and attributes of each version of an operator, from ONNX's schemas
// (OperatorForms.inc). A node with other inputs or attributes is an error, as
// it is for other runtimes, because its meaning is undefined.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORFORMS_H
#define TCOPT_IMPORT_ONNX_OPERATORFORMS_H

#include "Node.h"

namespace tcopt::onnx_import {

/// Reports an error and returns false if the node has inputs or attributes that
/// the operator does not have in this operator set, or lacks required ones.
/// Returns true for operators without a schema.
bool checkForm(Node &n, llvm::StringRef domain, int64_t opset);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORFORMS_H
