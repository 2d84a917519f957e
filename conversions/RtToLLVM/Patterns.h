//===- Patterns.h - families of patterns from rt to llvm --------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_PATTERNS_H
#define TCOPT_CONVERSION_RTTOLLVM_PATTERNS_H

namespace mlir {
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace tcopt {

/// rt.fail, rt.status, rt.expired and arenas.
void populateStatusPatterns(mlir::LLVMTypeConverter &converter,
                            mlir::RewritePatternSet &patterns);
/// rt.print, rt.check_* and nest.extern: calls that take tensors.
void populateTensorCallPatterns(mlir::LLVMTypeConverter &converter,
                                mlir::RewritePatternSet &patterns);
/// rt.parallel_for.
void populateParallelForPatterns(mlir::LLVMTypeConverter &converter,
                                 mlir::RewritePatternSet &patterns);
/// rt.call_each.
void populateCallEachPatterns(mlir::LLVMTypeConverter &converter,
                              mlir::RewritePatternSet &patterns);

/// rt.image, rt.launch and rt.device_*.
void populateDevicePatterns(mlir::LLVMTypeConverter &converter,
                            mlir::RewritePatternSet &patterns);

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_PATTERNS_H
