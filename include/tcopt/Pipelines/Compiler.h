//===- Compiler.h - pipelines that are kept between programs ----*- C++ -*-===//
//
// A pass builds its pattern sets when a pass manager runs it for the first
// time. For a small program that takes longer than all passes themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PIPELINES_COMPILER_H
#define TCOPT_PIPELINES_COMPILER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "tcopt/Pipelines/Pipelines.h"
#include <mutex>

namespace tcopt {

/// What sees the passes of one run.
using Instrumentations =
    std::vector<std::unique_ptr<mlir::PassInstrumentation>>;

/// Compiles one module after the other with the same configuration, for one
/// thread at a time.
class Compiler {
public:
  /// Wrong settings go to `error`, and null is returned.
  static std::unique_ptr<Compiler>
  create(mlir::MLIRContext *context, const PipelineConfig &config,
         std::shared_ptr<const BackendRegistry> backends, ErrorHandler error);

  const PipelineConfig &getConfig() const { return config; }
  /// Runs the phases. Those of the instrumentations that see the end of a pass
  /// are called in the opposite order.
  mlir::LogicalResult run(mlir::ModuleOp module,
                          Instrumentations instrumentations = {});

private:
  class Relay;
  Compiler(mlir::MLIRContext *context, const PipelineConfig &config);

  PipelineConfig config;
  mlir::PassManager manager;
  /// Owned by the pass manager.
  Relay *relay;
};

/// Compilers of one context that no thread uses. Any thread may take one.
class CompilerPool {
public:
  /// A compiler for one thread, put back at the end.
  class Borrowed {
  public:
    Borrowed(CompilerPool &from, std::unique_ptr<Compiler> taken)
        : from(from), compiler(std::move(taken)), number(from.number) {}
    Borrowed(const Borrowed &) = delete;
    ~Borrowed();
    /// Whether the configuration is one that can be compiled.
    explicit operator bool() const { return compiler != nullptr; }
    Compiler *operator->() { return compiler.get(); }
    Compiler &operator*() { return *compiler; }

  private:
    CompilerPool &from;
    std::unique_ptr<Compiler> compiler;
    uint64_t number;
  };

  CompilerPool(mlir::MLIRContext *context,
               std::shared_ptr<const BackendRegistry> backends)
      : context(context), backends(std::move(backends)) {}

  /// Wrong settings go to `error`.
  Borrowed take(const PipelineConfig &config, ErrorHandler error);
  /// Drops all compilers: backends were added.
  void clear();

private:
  void putBack(std::unique_ptr<Compiler> compiler, uint64_t madeAt);

  mlir::MLIRContext *context;
  std::shared_ptr<const BackendRegistry> backends;
  std::mutex mutex;
  std::vector<std::unique_ptr<Compiler>> idle;
  /// How often the pool was cleared.
  std::atomic<uint64_t> number = 0;
};

} // namespace tcopt

#endif // TCOPT_PIPELINES_COMPILER_H
