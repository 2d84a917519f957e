//===- RtToLLVM.h - host code and calls of the runtime to llvm --*- C++ -*-===//
//
// The last part of the phase lower: functions get the context as their first
// argument, rt and nest.extern become calls, and entry points with the C ABI of
// tcopt_rt.h are made around the functions that have a signature.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_H
#define TCOPT_CONVERSION_RTTOLLVM_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace mlir {
class DialectRegistry;
class LLVMTypeConverter;
class OpPassManager;
class RewritePatternSet;
} // namespace mlir

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

/// The attribute of functions whose first argument is the context.
constexpr char contextAttrName[] = "rt.context";

/// The attribute of declarations of what nest.extern calls.
constexpr char externAttrName[] = "rt.extern";

/// The attribute of functions whose buffers are on the context's device:
/// whether kernels may find wrong values (a Boolean).
constexpr char onDeviceAttrName[] = "rt.on_device";

/// The attribute of functions with the indices of results that are allocated
/// while the function runs.
constexpr char lateResultsAttrName[] = "rt.late_results";

/// The attribute of ops that take tensors: of each operand, whether it is on
/// the context's device.
constexpr char operandsOnDeviceAttrName[] = "rt.operands_on_device";

/// The ops of rt, and nest.extern, to calls. rt.require is not among them:
/// rt-add-context makes it a branch.
void populateRtToLLVMPatterns(mlir::LLVMTypeConverter &converter,
                              mlir::RewritePatternSet &patterns);

/// Lets upstream's `convert-to-llvm` use these patterns.
void registerRtToLLVMInterface(mlir::DialectRegistry &registry);

/// From host functions on buffers, with kernels on scf, memref, vector, arith
/// and math, to llvm with entry points: `tcopt-host-to-llvm`.
void populateHostToLLVMPipeline(mlir::OpPassManager &manager);
/// The same for a module with units, nested modules that are lowered as the
/// host's code is and at the same time.
void populateModuleToLLVMPipeline(mlir::OpPassManager &manager);
void registerHostToLLVMPipeline();

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_H
