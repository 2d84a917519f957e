//===- Backend.h - what a backend answers -----------------------*- C++ -*-===//
//
// A backend is a class that answers four questions: its name; which dialects,
// interface models and passes it registers; which core ops it takes; and its
// two pipelines, one on the tensors of the parts that it took, one on buffers.
// Built-in backends and those of plugins use the same class.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_BACKEND_H
#define TCOPT_TARGET_BACKEND_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/PassManager.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tcopt {

/// What pipelines know of the machine that code is made for.
struct TargetOptions {
  /// Width of a vector register, bits; 0 asks the machine that compiles.
  unsigned vectorBits = 0;
};

class Backend {
public:
  virtual ~Backend() = default;

  /// As in `target=` and `--backend=`: letters, digits, '-'.
  virtual llvm::StringRef getName() const = 0;
  /// One line for listings.
  virtual llvm::StringRef getDescription() const = 0;

  virtual void registerDialects(mlir::DialectRegistry &registry) const {}
  /// Called once in a process.
  virtual void registerPasses() const {}

  /// Whether the backend takes the core op. What no backend takes falls to the
  /// target's own.
  virtual bool takes(mlir::Operation *op) const { return false; }
  /// Estimated nanoseconds for the op; a part is taken only where the sum over
  /// its ops is below the fallback's.
  virtual double getCost(mlir::Operation *op) const { return 0; }

  /// Fills in what the options leave open, from the machine that compiles.
  virtual TargetOptions complete(TargetOptions options) const {
    return options;
  }

  /// Passes on the functions of the parts that it took, from core on tensors
  /// to what can be bufferized. Empty: the part becomes nest kernels.
  virtual void buildTensorPipeline(mlir::OpPassManager &functionPasses) const {}
  /// Passes on the module on buffers, in the slot before-target.
  virtual void buildBufferPipeline(mlir::OpPassManager &modulePasses,
                                   const TargetOptions &options) const {}
  /// Whether buildBufferPipeline lowers a whole module to llvm, so that the
  /// backend can be a target by itself.
  virtual bool isTarget() const { return false; }

  /// Shared libraries that serve the calls of its code at run time.
  virtual std::vector<std::string> getRuntimeLibraries() const { return {}; }
};

/// The backends of a process, by name. Owned by the program; passes and
/// pipelines that need it share it.
class BackendRegistry {
public:
  /// Adds a backend. False if one of this name exists.
  bool add(std::unique_ptr<Backend> backend);
  /// Null if there is none of the name.
  const Backend *lookup(llvm::StringRef name) const;
  /// All names, sorted.
  std::vector<llvm::StringRef> getNames() const;
  /// All backends in the order of their names.
  std::vector<const Backend *> getAll() const;

private:
  std::map<std::string, std::unique_ptr<Backend>, std::less<>> backends;
};

} // namespace tcopt

#endif // TCOPT_TARGET_BACKEND_H
