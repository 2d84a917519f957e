//===- RowRelations.h - inputs that a row program may overwrite -*- C++ -*-===//
//
// A result may be written over an input if every read of the input is of the
// row that is written, and none comes after the write: neither a later stage
// reads the row, nor a value that is computed from it again.
//
// Worked example: softmax of x[r, c]. y = e / s is written in stage 2, where x
// is read again if e is computed again, at the element that is written: y may
// be written over x. If the largest element were subtracted by a step of its
// own in stage 3, it could not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWRELATIONS_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWRELATIONS_H

#include "tcopt/Conversion/NestToLoops/RowProgram.h"

namespace tcopt::cpu {

/// Whether result `result` may be written over a tensor that comes from
/// outside, whatever the storage of locals is.
bool mayOverwrite(const loops::RowProgram &program, unsigned result,
                  mlir::Value input);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWRELATIONS_H
