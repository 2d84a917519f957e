//===- InitAll.h - everything that tcopt registers --------------*- C++ -*-===//

#ifndef TCOPT_INITALL_H
#define TCOPT_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tcopt {

/// Registers tcopt's dialects, and upstream's with all their extensions and
/// translations to LLVM IR.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Upstream's part of registerAllDialects.
void registerUpstreamDialects(mlir::DialectRegistry &registry);
/// Upstream's part of registerAllPasses.
void registerUpstreamPasses();

/// Registers tcopt's passes and pipelines, and upstream's passes, in the
/// process. Call it once.
void registerAllPasses();

} // namespace tcopt

#endif // TCOPT_INITALL_H
