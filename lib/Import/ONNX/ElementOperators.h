//===- ElementOperators.h - operators on sizes --------------------*- C++
//-*-===//
//
// Models compute with the sizes of their tensors: Shape, Gather, Concat,
// Reshape. Imported as tensors, sizes would depend on data. Where all elements
// that go in are known as values, they are computed as such.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_ELEMENTOPERATORS_H
#define TCOPT_IMPORT_ONNX_ELEMENTOPERATORS_H

#include "Node.h"

namespace tcopt::onnx_import {

/// Imports the node element by element and returns true, or leaves it alone.
bool importElements(Node &n);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_ELEMENTOPERATORS_H
