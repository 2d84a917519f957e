//===- Recorder.h - the state of a call that is traced ----------*- C++ -*-===//
//
// A recorder exists while a function is traced. It consists of the shadows of
// the arguments, the symbols of the call, the variables of autograd, and the
// graph that grows. Where the graph has to end, the recorder asks its compiler
// to run it, and the next graph begins.
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

/// A point where a graph ends before its function does.
struct GraphBreak {
  std::string reason;
  Place place;
  /// Whether the graph ends to find sizes, which the function does not read.
  bool isOfSizes = false;
};

/// What a trace asks of a compiler.
class ProgramCompiler {
public:
  virtual ~ProgramCompiler();
  /// Compiles and runs the recorder's graph, so that all tensors of the trace
  /// are in memory, and starts the next graph. Throws Exception.
  virtual void endGraph(GraphBreak why) = 0;
};

/// A value is needed in a function of control flow, or in a rule for gradients.
class BreakInRegion : public Exception {
public:
  BreakInRegion(const std::string &message, Place place)
      : Exception(ErrorCode::NotCompiled, message, place) {}
};

/// The arguments of a call, and how it is traced.
struct TracedArguments {
  TensorHandles tensors;
  std::vector<CallNumber> numbers;
  std::vector<OpenSize> openSizes;
  ShadowKind kind = ShadowKind::Shared;
};

class Recorder : public TraceSink,
                 public std::enable_shared_from_this<Recorder> {
public:
  /// The options, the tensors of the call and the compiler must outlive the
  /// recorder. The function is one of the program, not a function on tensors,
  /// if shadows are shared.
  static std::shared_ptr<Recorder> create(const Options &options,
                                          CompileLabel label,
                                          TracedArguments call,
                                          ProgramCompiler &compiler);
  /// Tensors that the function made but did not return fail.
  ~Recorder() override;

  const Options &options;
  const CompileLabel label;
  /// Whether gradients of the function's results may be computed.
  bool isRecorded;
  /// Whether a function of the program is traced, not a single function on
  /// tensors.
  const bool isOfProgram;
  /// What the function gets for its arguments.
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
  /// Whether the graph ends at sizes that depend on values: the next graph has
  /// the size as a number, which may be 1 and then be expanded.
  bool endsAtFoundSizes = false;
  /// An op has a result of a size that depends on values.
  void noteFoundSize(Place place);
  /// The next op computes on a device. Ends a graph on another device that
  /// cannot send tensors there.
  void useDevice(const DeviceInfo *device, Place place);
  /// The next op has a kernel on the CPU alone. Ends a graph that computes
  /// tensors of the CPU on a device.
  void useHost(Place place);
  /// Plans which values of loops are saved for gradients, before the ops are
  /// differentiated.
  void planLoops(llvm::ArrayRef<mlir::Operation *> ops) const;

  //===------------------------------------------------------------------===//
  // TraceSink
  //===------------------------------------------------------------------===//

  uint64_t id() const override { return number; }
  const DeviceInfo *tensorDevice() const override {
    return current->devices.ofTensors();
  }
  void read(const Tensor &tensor, const char *why, Place place) override;
  /// Throws if the whole function has to be one graph.
  void breakGraph(const std::string &why, Place place) override;
  DimSize sizeOf(const Tensor &tensor, int64_t dim, int64_t hint,
                 Place place) override;
  Tensor view(const Tensor &base, View view, Place place) override;
  std::optional<Tensor> send(const Tensor &tensor, const DeviceInfo *to,
                             Place place) override;

  //===------------------------------------------------------------------===//
  // Dependences and effects
  //===------------------------------------------------------------------===//

  /// The trace depends on the value of an object with this address and size.
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
  /// Notes that the function changed an object on whose value the trace
  /// depends.
  void checkState();
  /// Later calls of a program would not have an effect, or a result, that the
  /// function has: it is traced in each call.
  void noteEffect(const std::string &why) { effect = why; }
  /// Returns the last effect; empty if there is none.
  const std::string &lastEffect() const { return effect; }
  /// A function outside of the graph computes with an argument: on another
  /// thread, which is an error unless the function pauses, or untraced.
  void noteUseOutside(Place place);
  /// While the function pauses, functions that are called are not traced.
  void pause(bool begins) { pauses += begins ? 1 : -1; }
  /// Throws if another thread computed with an argument.
  void checkOtherThread();
  /// Ends the trace: its tensors become ordinary ones.
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
  /// The location where another thread computes with an argument.
  std::mutex otherThreadMutex;
  std::optional<Place> otherThread;
  std::atomic<int> pauses = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_RECORDER_H
