//===- Program.h - a compiled graph -----------------------------*- C++ -*-===//
//
// A program computes tensors from tensors in memory: compiled code, the
// interpreter, or a function of a backend that the user defined.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_PROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_PROGRAM_H

#include "../Tensor/Cell.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Execution/CompileLog.h"
#include "tcopt/Execution/Signature.h"
#include "tcopt/Support/CompileConfig.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

/// Options of the compilation of a graph.
struct ProgramOptions {
  ProgramOptions() = default;
  /// The backend of `device` replaces the backend `cpu`. Throws Exception if
  /// the options name a backend of another device.
  ProgramOptions(const Options &options, const DeviceInfo *device,
                 const CompileLabel &label);

  std::string backend = "cpu";
  /// The memory budget limits the tensors that are saved for gradients. The
  /// program itself does not depend on it.
  CompileConfig compile;
  /// The index of the device, for programs whose buffers are on a device.
  int device = 0;
  std::function<GraphCallable(const Graph &)> custom;
  /// Graphs that do not compile are interpreted, with a warning.
  bool interprets = false;
  /// The graph is a single function on tensors, whose code may be stored.
  bool mayBeStored = false;
  /// The device records calls and replays them where it can.
  bool recordsCalls = false;
};

/// The elements of a result of a program.
struct Result {
  /// Null if the elements were written over an input.
  std::shared_ptr<Storage> storage;
  Layout layout;
};

/// Returns the device of a result of a program that computes on `device`: the
/// CPU if the program sends the result there.
const DeviceInfo *resultDevice(const TensorSpec &result,
                               const DeviceInfo *device);

/// The failure of a program that runs.
class RunFailure : public Exception {
public:
  /// `location` is that of the op, or unknown; `op` is the number of the op in
  /// the program.
  RunFailure(ErrorCode code, const std::string &message,
             const SourceLocation &location = SourceLocation(),
             std::optional<size_t> op = std::nullopt)
      : Exception(code, message, location), message(message), op(op) {}
  /// Returns the failure with the location of the op in another trace.
  RunFailure at(llvm::ArrayRef<mlir::Location> locations) const;

  const std::string message;
  const std::optional<size_t> op;
};

/// A compiled function `main`. Any number of threads may run it at once.
class Program {
public:
  virtual ~Program();

  /// Throws Exception with the diagnostics of the compiler.
  static std::shared_ptr<Program> compile(mlir::ModuleOp module,
                                          const ProgramOptions &options,
                                          const CompileLabel &label);
  /// Whether it is interpreted because it did not compile.
  bool isFallback = false;

  /// The elements of an input.
  struct Input {
    void *data;
    const Layout *layout;
    /// The memory that contains `data`; null for a number of the host.
    const Storage *storage = nullptr;
    /// Nobody else reads the elements: the result that the signature donates
    /// them to may be written over them.
    bool isDonated = false;
  };
  /// Computes the results from inputs on `device` (null: the CPU), where
  /// results are created, too, except those written over inputs. Throws
  /// Exception, and RunFailure if values are wrong: then inputs are unchanged.
  virtual std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                                  const DeviceInfo *device = nullptr) = 0;

  const Signature &signature() const { return calledAs; }
  /// Whether it fails for some values of inputs.
  virtual bool mayFail() const { return false; }
  /// Returns about how many bytes of memory it needs.
  virtual size_t bytes() const { return size_t(64) << 10; }

protected:
  Signature calledAs;
};

class Trace;

/// Source locations of the ops of a trace. Traces with different locations may
/// share a program.
using OpLocations = std::shared_ptr<const std::vector<mlir::Location>>;

/// A program of a trace, and which of the trace's arguments are its inputs.
struct TraceProgram {
  std::shared_ptr<Program> program;
  llvm::BitVector inputs;
  OpLocations locations;
};

/// Returns the locations of the ops that the results depend on, in the order of
/// the ops.
OpLocations locationsOf(mlir::func::FuncOp function,
                        llvm::ArrayRef<mlir::Value> results);

/// Returns the program of a module's function `main`, from the session's cache
/// or compiled.
std::shared_ptr<Program> programOf(mlir::ModuleOp module,
                                   const ProgramOptions &options,
                                   const CompileLabel &label);
/// Returns the program of a trace with these results, from the session's cache
/// or compiled. `donors`, if given, has for each result the argument of the
/// trace that it may be written over.
TraceProgram programFor(Trace &trace, llvm::ArrayRef<mlir::Value> results,
                        const ProgramOptions &options,
                        const CompileLabel &label,
                        llvm::ArrayRef<std::optional<unsigned>> donors = {});
/// The module that programFor() compiles, and the trace's arguments that are
/// its inputs. Its inputs are not donated.
struct TraceModule {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::BitVector inputs;
  /// The ops of the trace that are in the module, in its order.
  std::vector<mlir::Operation *> ops;
};
TraceModule moduleFor(Trace &trace, llvm::ArrayRef<mlir::Value> results);
/// Returns the description of a graph for a backend that the user defined.
Graph describeGraph(mlir::ModuleOp module);
/// Lets results be written over arguments, by result, of the same type.
void setDonors(mlir::func::FuncOp function,
               llvm::ArrayRef<std::optional<unsigned>> donors);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_PROGRAM_H
