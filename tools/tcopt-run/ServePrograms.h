//===- ServePrograms.h - Programs that --serve has compiled -----*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SERVEPROGRAMS_H
#define TCOPT_TOOLS_TCOPTRUN_SERVEPROGRAMS_H

#include "ServeProtocol.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Tools/ToolSetup.h"
#include <functional>
#include <list>

namespace tcopt {

/// Compiles programs and keeps the ones used last. Errors are the first
/// diagnostic, with its place, where there is any.
class ServePrograms {
public:
  /// `enter` is called when parsing and when compiling begins.
  ServePrograms(const ToolOptions &options, const ToolSetup &setup,
                std::function<void(ServeStage)> enter)
      : options(options), setup(setup), enter(std::move(enter)) {}

  struct Compiled {
    ServedProgram program;
    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::unique_ptr<Runner> runner;
    /// The signature of the entry before compilation; none if the types of
    /// arguments are unranked.
    std::optional<Signature> signature;
  };

  /// Returns a compiled program, or null.
  Compiled *find(const ServedProgram &program);
  /// Compiles a program, which lives until another one is compiled.
  llvm::Expected<Compiled *> compile(const ServedProgram &program);
  /// The types of the entry's results after graph-infer-shapes.
  llvm::Expected<std::vector<std::string>> infer(llvm::StringRef text);

private:
  mlir::MLIRContext *takeContext();
  llvm::Error makeRunner(Compiled &made);

  const ToolOptions &options;
  const ToolSetup &setup;
  std::function<void(ServeStage)> enter;
  std::unique_ptr<CompileSession> session;
  /// Programs that the session has compiled.
  unsigned numSeen = 0;
  /// The one used last comes first. Destroyed before the session.
  std::list<Compiled> cache;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SERVEPROGRAMS_H
