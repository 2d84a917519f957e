//===- Emit.h - What tcopt-translate writes ---------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTTRANSLATE_EMIT_H
#define TCOPT_TOOLS_TCOPTTRANSLATE_EMIT_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

enum class EmitKind { None, LLVM, Assembly, Object, Shared };

struct EmitOptions {
  EmitKind kind = EmitKind::None;
  /// `-` is standard output.
  std::string output = "-";
  /// What `main` is called in C; empty for the output's name.
  std::string symbol;
  /// Instead: CPUs for each of which there is code (see RunnerOptions).
  std::vector<std::string> levels;
};

/// Compiles a module, of whatever phase, ahead of time. Objects and shared
/// libraries that become files get a C header beside them.
llvm::Error emitCode(mlir::ModuleOp module, const EmitOptions &options,
                     const RunnerOptions &compile);

/// Writes IR: as bytecode if the file's name ends in .mlirbc, else as text.
llvm::Error writeModule(mlir::ModuleOp module, llvm::StringRef output);

/// Writes the functions of graph and core IR as a Graphviz graph.
llvm::Error writeDot(mlir::ModuleOp module, llvm::StringRef output);
void printDot(mlir::ModuleOp module, llvm::raw_ostream &os);

/// Writes graph IR as an ONNX model; ingest runs before.
llvm::Error writeOnnx(mlir::ModuleOp module, llvm::StringRef output,
                      const RunnerOptions &options);

/// Writes a file, all or nothing.
llvm::Error
writeFile(llvm::StringRef output,
          llvm::function_ref<llvm::Error(llvm::raw_pwrite_stream &)> write);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTTRANSLATE_EMIT_H
