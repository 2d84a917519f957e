//===- ShapeCheck.h - One compiled program at many sizes --------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SHAPECHECK_H
#define TCOPT_TOOLS_TCOPTRUN_SHAPECHECK_H

#include "Report.h"

namespace tcopt {

/// Runs a program that was compiled, `runner`, at several combinations of its
/// open sizes, and compares each with the interpreter. Adds to the report what
/// was checked, and the largest errors. Errors name the sizes: a difference, or
/// a run that fails while the interpreter's does not, or the other way round.
llvm::Error checkShapes(const ToolOptions &options, mlir::ModuleOp module,
                        const Signature &signature,
                        const RunnerOptions &settings, Runner &runner,
                        Report &report);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SHAPECHECK_H
