//===- GpuToRt.h - Launches to calls of the runtime -------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GPUTORT_H
#define TCOPT_CONVERSION_GPUTORT_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/GpuToRt/Passes.h.inc"

/// The attribute of a gpu.module with the code of its kernels, text or what a
/// device loads.
constexpr char imageAttrName[] = "rt.image";

} // namespace tcopt

#endif // TCOPT_CONVERSION_GPUTORT_H
