//===- Program.h - a graph that was compiled --------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_PROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_H

#include "../Session/Logger.h"
#include "../Tensor/Cell.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Support/CompileConfig.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

/// How graphs become programs.
struct ProgramOptions {
  ProgramOptions() = default;
  /// On a device its backend compiles what the CPU's would. Throws Exception
  /// where the options name another backend's.
  ProgramOptions(const Options &options, const DeviceInfo *device,
                 const CompileLabel &label);

  std::string backend = "cpu";
  /// The memory budget limits the tensors that are saved for gradients. The
  /// program itself does not depend on it.
  CompileConfig compile;
  /// The number of the device, for programs whose buffers are on one.
  int device = 0;
  std::function<GraphCallable(const Graph &)> custom;
  /// What does not compile is interpreted, with a warning.
  bool interprets = false;
  /// It is a function on tensors, whose code may be stored.
  bool mayBeStored = false;
  /// A device repeats calls as far as it can.
  bool recordsCalls = false;
};

/// Elements that a program has computed.
struct Result {
  /// Null where they were written over an input.
  std::shared_ptr<Storage> storage;
  Layout layout;
};

/// Where a result lies of a program that computes on a device: there, unless it
/// is sent to the CPU.
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

  /// Throws Exception with what the compiler says.
  static std::shared_ptr<Program> compile(mlir::ModuleOp module,
                                          const ProgramOptions &options,
                                          const CompileLabel &label);
  /// Whether it runs by the interpreter because it did not compile.
  bool isFallback = false;

  /// An input: the elements of a cell in memory, or a part of them.
  struct Input {
    void *data;
    const Layout *layout;
    /// What `data` lies in; null for a number in the host's memory.
    const Storage *storage = nullptr;
    /// Nobody else needs what it holds: the result that the signature donates
    /// it to may be written over it.
    bool isDonated = false;
  };
  /// Computes results, on a device or the CPU, where the inputs are, too: new
  /// ones, but for those written over inputs. Throws Exception with what the
  /// program says, RunFailure where that is about values: inputs then hold
  /// what they did.
  virtual std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                                  const DeviceInfo *device = nullptr) = 0;

  const Signature &signature() const { return calledAs; }
  /// Whether values may make it fail.
  virtual bool mayFail() const { return false; }
  /// Of memory that it takes, about.
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

/// The program of a module's function `main`, compiled if it was not before.
std::shared_ptr<Program> programOf(mlir::ModuleOp module,
                                   const ProgramOptions &options,
                                   const CompileLabel &label);
/// The program of a trace with these results, compiled if it was not before.
/// `donors`, if given, has for each result the trace's argument whose memory it
/// is to be.
TraceProgram programFor(Trace &trace, llvm::ArrayRef<mlir::Value> results,
                        const ProgramOptions &options,
                        const CompileLabel &label,
                        llvm::ArrayRef<std::optional<unsigned>> donors = {});
/// The module that is compiled for that, with the trace's arguments that are
/// its inputs; nothing is donated.
struct TraceModule {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  llvm::BitVector inputs;
  /// The ops of the trace that are in the module, in its order.
  std::vector<mlir::Operation *> ops;
};
TraceModule moduleFor(Trace &trace, llvm::ArrayRef<mlir::Value> results);
/// What a user's backend gets.
Graph describeGraph(mlir::ModuleOp module);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_H
