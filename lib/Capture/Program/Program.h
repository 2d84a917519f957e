//===- Program.h - a compiled graph -----------------------------*- C++ -*-===//
//
// A program computes tensors in memory from tensors in memory, by compiled
// code, the interpreter, or a user's backend. Versions, nodes of the tape, and
// ONNX models run programs.
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

/// Options for the compilation of a graph.
struct ProgramOptions {
  ProgramOptions() = default;
  /// The backend of `device` replaces the backend `cpu`. Throws Exception if
  /// the options name the backend of another device.
  ProgramOptions(const Options &options, const DeviceInfo *device,
                 const CompileLabel &label);

  std::string backend = "cpu";
  /// The memory budget limits the tensors that are saved for gradients; the
  /// program itself does not depend on it.
  CompileConfig compile;
  /// The index of the device, for programs whose buffers are on a device.
  int device = 0;
  std::function<GraphCallable(const Graph &)> custom;
  /// Whether graphs that do not compile are interpreted, with a warning.
  bool interprets = false;
  /// Whether the graph is a single tensor function, whose code may be stored.
  bool mayBeStored = false;
  /// Whether the device records launches and replays them where it can.
  bool recordsCalls = false;
};

/// The elements of a result of a program.
struct Result {
  /// Null if the elements were written over an input.
  std::shared_ptr<Storage> storage;
  Layout layout;
};

/// Returns the device of a result of a program that computes on `device`. It is
/// the CPU if the program copies the result there.
const DeviceInfo *resultDevice(const TensorSpec &result,
                               const DeviceInfo *device);

/// An error of a program that is detected while it runs.
class RunFailure : public Exception {
public:
  /// `location` is the source location of the op, or unknown; `op` is its index
  /// in the program.
  RunFailure(ErrorCode code, const std::string &message,
             const SourceLocation &location = SourceLocation(),
             std::optional<size_t> op = std::nullopt)
      : Exception(code, message, location), message(message), op(op) {}
  /// Returns the failure with the location of the op in another trace.
  RunFailure at(llvm::ArrayRef<mlir::Location> locations) const;

  const std::string message;
  const std::optional<size_t> op;
};

/// A compiled function `main`. Several threads may run it at once.
class Program {
public:
  virtual ~Program();

  /// Compiles the module, which may be lowered in place. Throws Exception with
  /// the diagnostics of the compiler.
  static std::shared_ptr<Program> compile(mlir::ModuleOp module,
                                          const ProgramOptions &options,
                                          const CompileLabel &label);
  /// Whether the program is interpreted because it did not compile.
  bool isFallback = false;

  /// The elements of an input.
  struct Input {
    void *data;
    const Layout *layout;
    /// The memory that contains `data`; null for a number in host memory.
    const Storage *storage = nullptr;
    /// Whether the program may write the result to which the signature donates
    /// the input over these elements, because nobody else reads them.
    bool isDonated = false;
  };
  /// Computes the results from inputs on `device` (null: the CPU). Results are
  /// created there, too, except those written over inputs. Throws Exception,
  /// and RunFailure for invalid values; inputs are unchanged then.
  virtual std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                                  const DeviceInfo *device = nullptr) = 0;

  const Signature &signature() const { return calledAs; }
  /// Whether the program fails for some values of inputs.
  virtual bool mayFail() const { return false; }
  /// Returns an estimate of its memory in bytes.
  virtual size_t bytes() const { return size_t(64) << 10; }

protected:
  Signature calledAs;
};

class Trace;

/// Source locations of the ops of a trace. Traces with different locations may
/// share a program.
using OpLocations = std::shared_ptr<const std::vector<mlir::Location>>;

/// The program of a trace, and the arguments of the trace that are its inputs.
struct TraceProgram {
  std::shared_ptr<Program> program;
  llvm::BitVector inputs;
  OpLocations locations;
};

/// Returns the locations of the ops on which the results depend, in the order
/// of the ops.
OpLocations locationsOf(mlir::func::FuncOp function,
                        llvm::ArrayRef<mlir::Value> results);

/// Returns the program of a module's function `main`, from the session's cache
/// or newly compiled. Throws Exception.
std::shared_ptr<Program> programOf(mlir::ModuleOp module,
                                   const ProgramOptions &options,
                                   const CompileLabel &label);
/// Returns the program of a trace with these results, from the session's cache
/// or newly compiled. It contains only the ops on which the results depend.
/// `donors`, if not empty, has for each result the argument of the trace over
/// which it may be written. Throws Exception.
TraceProgram programFor(Trace &trace, llvm::ArrayRef<mlir::Value> results,
                        const ProgramOptions &options,
                        const CompileLabel &label,
                        llvm::ArrayRef<std::optional<unsigned>> donors = {});
/// The module that programFor() compiles, without donations, and the arguments
/// of the trace that are its inputs.
struct TraceModule {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::BitVector inputs;
  /// The ops of the trace that are in the module, in its order.
  std::vector<mlir::Operation *> ops;
};
TraceModule moduleFor(Trace &trace, llvm::ArrayRef<mlir::Value> results);
/// Returns the description of a graph for a user's backend.
Graph describeGraph(mlir::ModuleOp module);
/// Lets results be written over arguments of the same type, by result.
void setDonors(mlir::func::FuncOp function,
               llvm::ArrayRef<std::optional<unsigned>> donors);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_PROGRAM_H
