//===- Compiler.h - reusable pass pipelines ---------------------*- C++ -*-===//
//
// A pass builds its pattern sets when a pass manager runs it for the first
// time. For a small program this takes longer than running all passes, so
// pipelines are reused.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PIPELINES_COMPILER_H
#define TCOPT_PIPELINES_COMPILER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "tcopt/Pipelines/Pipelines.h"
#include <mutex>

namespace tcopt {

/// Instrumentations of one run of a pipeline.
using Instrumentations =
    std::vector<std::unique_ptr<mlir::PassInstrumentation>>;

/// Compiles modules with the same configuration. Not thread-safe.
class Compiler {
public:
  /// Reports an invalid configuration to `error`, and returns null.
  static std::unique_ptr<Compiler>
  create(mlir::MLIRContext *context, const PipelineConfig &config,
         std::shared_ptr<const BackendRegistry> backends, ErrorHandler error);

  const PipelineConfig &getConfig() const { return config; }
  /// Runs the phases. The instrumentations' callbacks after a pass are called
  /// in reverse order.
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

/// A thread-safe pool of the idle compilers of one context.
class CompilerPool {
public:
  /// A compiler that one thread uses, and that the destructor returns to the
  /// pool.
  class Borrowed {
  public:
    Borrowed(CompilerPool &from, std::unique_ptr<Compiler> taken)
        : from(from), compiler(std::move(taken)), number(from.number) {}
    Borrowed(const Borrowed &) = delete;
    ~Borrowed();
    /// Whether the configuration was valid.
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

  /// Borrows a compiler for a configuration. Reports an invalid configuration
  /// to `error`.
  Borrowed take(const PipelineConfig &config, ErrorHandler error);
  /// Removes all compilers, for example after backends were added.
  void clear();

private:
  void putBack(std::unique_ptr<Compiler> compiler, uint64_t madeAt);

  mlir::MLIRContext *context;
  std::shared_ptr<const BackendRegistry> backends;
  std::mutex mutex;
  std::vector<std::unique_ptr<Compiler>> idle;
  /// The number of calls of `clear`.
  std::atomic<uint64_t> number = 0;
};

} // namespace tcopt

#endif // TCOPT_PIPELINES_COMPILER_H
