//===- Recorder.h - the state of a traced call ------------------*- C++ -*-===//
//
// A recorder exists while a function is traced. It has the shadows of the
// arguments, the symbols of the call, the variables of autograd, and the
// current graph. At a graph break it calls its compiler, which runs the graph,
// and the next graph starts. TraceCompiler owns the recorder. Only the tracing
// thread uses it, except for noteUseOutside().
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_RECORDER_H
#define TCOPT_CAPTURE_TRACE_RECORDER_H

#include "ArgumentShadows.h"
#include "SymbolTable.h"
#include "Trace.h"
#include "TraceGradients.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/detail/Guards.h"
#include "tcopt/Execution/CompileLog.h"
#include "llvm/ADT/DenseSet.h"
#include <mutex>

namespace tcopt::capture {

/// The end of a graph within a function.
struct GraphBreak {
  std::string reason;
  Place place;
  /// Whether the graph ends to compute data-dependent sizes, which the function
  /// does not read.
  bool isOfSizes = false;
};

/// The compiler that runs the graphs of a trace.
class ProgramCompiler {
public:
  virtual ~ProgramCompiler();
  /// Compiles and runs the recorder's graph, so that all tensors of the trace
  /// are in memory, and starts the next graph. Throws Exception.
  virtual void endGraph(GraphBreak why) = 0;
};

/// A function of control flow, or the backward of a custom function, requires a
/// value, which a region cannot have.
class BreakInRegion : public Exception {
public:
  BreakInRegion(const std::string &message, Place place)
      : Exception(ErrorCode::NotCompiled, message, place) {}
};

/// The arguments of a call, and how they are traced.
struct TracedArguments {
  TensorHandles tensors;
  std::vector<CallNumber> numbers;
  std::vector<OpenSize> openSizes;
  ShadowKind kind = ShadowKind::Shared;
};

class Recorder : public TraceSink,
                 public std::enable_shared_from_this<Recorder> {
public:
  /// Starts the trace of a call: makes shadows of its tensors and numbers of
  /// its dynamic scalars and sizes (`given`), and an empty graph with a symbol
  /// for each dynamic size (`trace()`). Calls no function of the user.
  ///
  /// The options, the tensors of the call and the compiler must outlive the
  /// recorder. Shared shadows mean that a function of the user's program is
  /// traced; other kinds are used for eager calls.
  static std::shared_ptr<Recorder> create(const Options &options,
                                          CompileLabel label,
                                          TracedArguments call,
                                          ProgramCompiler &compiler);
  /// Makes tensors fail that the function created but did not return.
  ~Recorder() override;

  const Options &options;
  const CompileLabel label;
  /// Whether gradients of the function's results may be computed.
  bool isRecorded;
  /// Whether a function of the user's program is traced, rather than an eager
  /// call.
  const bool isOfProgram;
  /// The arguments that the function receives.
  CallArguments given;
  ArgumentShadows arguments;
  SymbolTable symbols;
  TraceLeaves leaves{*this};
  TraceVariables variables{*this};
  TraceGradients gradients{*this};

  //===------------------------------------------------------------------===//
  // Graphs
  //===------------------------------------------------------------------===//

  Trace &trace() { return *current; }
  const std::shared_ptr<Trace> &currentGraph() const { return current; }
  /// Starts the next graph, on the device of the last one.
  void startGraph();
  /// Whether the graph ends at data-dependent sizes. In the next graph the size
  /// is static, so that a size of 1 can broadcast.
  bool endsAtFoundSizes = false;
  /// Called when an op has a result with a data-dependent size.
  void noteFoundSize(Place place);
  /// Called before an op that computes on a device. Ends a graph on another
  /// device that cannot send tensors there.
  void useDevice(const DeviceInfo *device, Place place);
  /// Called before an op that has a kernel only on the CPU. Ends a graph that
  /// computes tensors of the CPU on a device.
  void useHost(Place place);

  //===------------------------------------------------------------------===//
  // TraceSink
  //===------------------------------------------------------------------===//

  uint64_t id() const override { return number; }
  bool canRun() const override { return !current->sizes().hasFacts(); }
  const DeviceInfo *tensorDevice() const override {
    return current->devices.ofTensors();
  }
  void read(const Tensor &tensor, const char *why, Place place) override;
  /// Throws Exception with the option fullgraph.
  void breakGraph(const std::string &why, Place place) override;
  DimSize sizeOf(const Tensor &tensor, int64_t dim, int64_t hint,
                 Place place) override;
  Tensor view(const Tensor &base, View view, Place place) override;
  std::optional<Tensor> send(const Tensor &tensor, const DeviceInfo *to,
                             Place place) override;

  //===------------------------------------------------------------------===//
  // Dependences and effects
  //===------------------------------------------------------------------===//

  /// Adds a guard on the value of an object, unless the address and size are
  /// already guarded.
  void addGuard(const void *object, size_t size,
                llvm::function_ref<std::unique_ptr<StateGuard>()> make) {
    if (guardedObjects.insert({object, size}).second)
      state.push_back(make());
  }
  llvm::ArrayRef<std::unique_ptr<StateGuard>> stateGuards() const {
    return state;
  }
  std::vector<std::unique_ptr<StateGuard>> takeGuards() {
    return std::move(state);
  }
  /// Records an effect if the function has changed a guarded object.
  void checkState();
  /// Records an effect or a result of the function that running its programs
  /// would not reproduce, so that the function is traced in each call.
  void noteEffect(const std::string &why) { effect = why; }
  /// Returns the last effect, or an empty string.
  const std::string &lastEffect() const { return effect; }
  /// Called when a function outside of the trace computes with an argument. On
  /// another thread this is an error, which checkOtherThread() throws, unless
  /// the trace is paused; on the tracing thread it is an effect. Safe to call
  /// from other threads.
  void noteUseOutside(Place place);
  /// Begins or ends a pause, in which called functions are not traced.
  void pause(bool begins) { pauses += begins ? 1 : -1; }
  /// Throws Exception if another thread computed with an argument.
  void checkOtherThread();
  /// Ends the trace: its tensors become ordinary tensors.
  void release();

private:
  Recorder(const Options &options, CompileLabel label, TracedArguments call,
           ProgramCompiler &compiler);

  ProgramCompiler &compiler;
  const uint64_t number;
  /// The device of the next graph.
  const DeviceInfo *device;
  std::shared_ptr<Trace> current;
  /// All cells of earlier graphs.
  std::vector<std::weak_ptr<Cell>> traced;
  std::vector<std::unique_ptr<StateGuard>> state;
  llvm::DenseSet<std::pair<const void *, size_t>> guardedObjects;
  std::string effect;
  /// The source location where another thread computed with an argument.
  std::mutex otherThreadMutex;
  std::optional<Place> otherThread;
  std::atomic<int> pauses = 0;
};

/// Plans which values of loops are saved for gradients, before the ops are
/// differentiated.
void planLoops(const Recorder &recorder, llvm::ArrayRef<mlir::Operation *> ops);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_RECORDER_H
