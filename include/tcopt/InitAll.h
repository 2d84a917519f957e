//===- InitAll.h - registration of dialects and passes ----------*- C++ -*-===//

#ifndef TCOPT_INITALL_H
#define TCOPT_INITALL_H

#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CUDA/CUDABackend.h"
#include <memory>

namespace tcopt {

/// Registers tcopt's dialects, and upstream's with all their extensions and
/// translations to LLVM IR.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Registers upstream's dialects (called by registerAllDialects).
void registerUpstreamDialects(mlir::DialectRegistry &registry);
/// Registers upstream's passes (called by registerAllPasses).
void registerUpstreamPasses();

/// Returns the built-in backends.
std::shared_ptr<BackendRegistry> createBackends(const CudaOptions &cuda = {});

/// Returns a session with all dialects and the built-in backends. Its plugins
/// may use all passes.
std::unique_ptr<CompileSession> createSession(const CudaOptions &cuda = {});

/// Registers upstream's passes, and calls registerOwnPasses. Thread-safe.
/// Further calls have no effect: pipelines use the backends of the first call.
void registerAllPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

/// Registers tcopt's passes and pipelines for these backends. PluginLoader
/// registers the passes of plugins afterwards. Further calls have no effect.
void registerOwnPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

} // namespace tcopt

#endif // TCOPT_INITALL_H
