//===- LoopSequences.h - sequences that loops append to ---------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_LOOPSEQUENCES_H
#define TCOPT_IMPORT_ONNX_OPERATORS_LOOPSEQUENCES_H

#include "Families.h"

namespace tcopt::onnx_import {

/// Whether all that the body does with the sequence that is its input number
/// `input` is to append one tensor, which gives its output number `output`. As
/// exporters write a list to which a loop appends.
bool isAppendedTo(const onnx::GraphProto &body, int input, int output);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_LOOPSEQUENCES_H
