//===- OperatorForms.h - inputs and attributes by version ---------*- C++
//-*-===//
//
// The inputs and attributes that each version of an operator has, from ONNX's
// schemas (OperatorForms.inc). A runtime refuses a node that has others; what
// it means by them nobody knows.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORFORMS_H
#define TCOPT_IMPORT_ONNX_OPERATORFORMS_H

#include "Node.h"

namespace tcopt::onnx_import {

/// False, with an error, if the node has an attribute or a number of inputs
/// that the operator does not have in this operator set, or lacks one that it
/// needs. Operators without a schema pass.
bool checkForm(Node &n, llvm::StringRef domain, int64_t opset);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORFORMS_H
