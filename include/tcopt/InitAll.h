//===- InitAll.h - everything that tcopt registers --------------*- C++ -*-===//

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

/// Upstream's part of registerAllDialects.
void registerUpstreamDialects(mlir::DialectRegistry &registry);
/// Upstream's part of registerAllPasses.
void registerUpstreamPasses();

/// The built-in backends.
std::shared_ptr<BackendRegistry> createBackends(const CudaOptions &cuda = {});

/// Returns a session with all dialects and the built-in backends. Its plugins
/// may use all passes.
std::unique_ptr<CompileSession> createSession(const CudaOptions &cuda = {});

/// Registers upstream's passes and registerOwnPasses'. Further calls, from any
/// thread, change nothing: pipelines use the backends of the first one.
void registerAllPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

/// Registers tcopt's passes and pipelines, for the backends given. The passes
/// of plugins are registered by PluginLoader, after these. Further calls change
/// nothing.
void registerOwnPasses(std::shared_ptr<const BackendRegistry> backends,
                       std::shared_ptr<const InputState> input = nullptr);

} // namespace tcopt

#endif // TCOPT_INITALL_H
