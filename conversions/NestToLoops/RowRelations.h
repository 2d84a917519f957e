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

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_ROWRELATIONS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_ROWRELATIONS_H

#include "RowProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::loops {

/// Whether result `result` may be written over a tensor of the boundary,
/// whatever the storage of locals is.
bool mayOverwrite(const RowProgram &program, unsigned result,
                  mlir::Value input);

using MayOverwrite =
    llvm::function_ref<bool(const RowProgram &, unsigned, mlir::Value)>;

/// States at a kernel's arguments which results may be written over which
/// inputs. `program` is that of its body.
void stateRelations(nest::KernelOp kernel, const RowProgram &program,
                    MayOverwrite mayOverwrite);

/// Emits an error at the function that a kernel has become if one of its
/// arguments is an input and a result, and may not be. `targets` are the
/// buffers of the results.
llvm::LogicalResult checkOverwritten(mlir::func::FuncOp function,
                                     const RowProgram &program,
                                     mlir::ValueRange targets,
                                     llvm::StringRef schedule,
                                     MayOverwrite mayOverwrite);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_ROWRELATIONS_H
