//===- Trace.h - a graph while it is put together ---------------*- C++ -*-===//
//
// A trace is a function of the graph dialect that grows with each call of the
// API. Its arguments are what was in memory before; its results are chosen when
// it ends.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_H
#define TCOPT_CAPTURE_TRACE_H

#include "../Tensor/Cell.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Capture/Tensor.h"
#include "llvm/ADT/DenseMap.h"
#include <mutex>

namespace tcopt::capture {

class Engine;
class Recorder;

class Trace : public std::enable_shared_from_this<Trace> {
public:
  Trace(Engine &engine, const DeviceInfo *device);
  ~Trace();

  Engine &getEngine() { return engine; }
  /// Where it computes; null: on the CPU. That of a function that is traced may
  /// change as long as it is empty.
  const DeviceInfo *device;
  /// Whether it neither uses tensors nor makes any.
  bool isEmpty() const;
  /// The function with the sizes of this call, or with open ones.
  mlir::func::FuncOp function(bool isOpen) { return isOpen ? open : exact; }
  /// Whether each op is built for open sizes, too.
  bool hasOpenSizes() const { return bool(open); }
  /// From now on also builds a function with open sizes. Before the first op.
  void openSizes();
  /// Does so no more.
  void closeSizes() { open = nullptr; }
  /// The function that becomes the program.
  mlir::func::FuncOp function() { return function(hasOpenSizes()); }
  mlir::Value chosen(const TracedValue &value) const {
    return hasOpenSizes() ? value.open : value.exact;
  }

  /// Where ops go: the function's body, or that of an op of control flow.
  mlir::Block &block(bool isOpen) {
    if (regions.empty())
      return function(isOpen).front();
    return *(isOpen ? regions.back().open : regions.back().exact);
  }
  /// Ops go to these blocks. Tensors that are made meanwhile cannot be used
  /// afterwards, and no others can be written to.
  class RegionScope {
  public:
    RegionScope(Trace &trace, mlir::Block &exact, mlir::Block &open);
    ~RegionScope();
    RegionScope(const RegionScope &) = delete;
    RegionScope &operator=(const RegionScope &) = delete;

  private:
    Trace &trace;
  };

  /// What is being put together from several calls: they go to this trace.
  class Hold {
  public:
    explicit Hold(Trace &trace) : trace(trace) { ++trace.holds; }
    ~Hold() { --trace.holds; }
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;

  private:
    Trace &trace;
  };
  bool isHeld() const { return holds != 0; }

  /// An argument for a tensor in memory.
  TracedValue addInput(std::shared_ptr<Cell> cell, Place place);
  /// The argument of a cell, which becomes one if it is none yet.
  TracedValue inputOf(const std::shared_ptr<Cell> &cell, Place place);
  /// What an argument is, and its elements when it became one: the cell may
  /// have been written to since. Only the trace of a function keeps the cell.
  struct Input {
    std::shared_ptr<Cell> cell;
    DType dtype;
    std::shared_ptr<Storage> storage;
    Layout layout;

    bool isOf(const Cell &other) const {
      return dtype == other.dtype && storage == other.storage &&
             layout == other.layout;
    }
  };
  llvm::ArrayRef<Input> inputs() const { return sources; }
  /// Copies these elements, if a tensor that somebody still has follows from
  /// them.
  void detach(const Storage &storage);

  /// The value of a tensor, which becomes an argument if it is in memory.
  /// Throws for a tensor of a trace that has ended.
  TracedValue valueOf(const Tensor &tensor, Place place);
  /// Gives a cell another value. Throws for one that was made outside of the
  /// control flow that is traced.
  void write(const std::shared_ptr<Cell> &cell, TracedValue value, Place place);
  /// A new tensor.
  Tensor makeTensor(TracedValue value);

  /// Cells in memory that were written to, and what is to be written.
  llvm::ArrayRef<std::pair<std::shared_ptr<Cell>, TracedValue>> writes() const {
    return overlay;
  }
  /// Cells whose values are of this trace, those that somebody still has.
  std::vector<std::shared_ptr<Cell>> pendingCells() const;
  /// All cells that it has made.
  llvm::ArrayRef<std::weak_ptr<Cell>> cells() const { return made; }
  /// A copy of the program so far, with these results.
  mlir::OwningOpRef<mlir::ModuleOp>
  programOf(llvm::ArrayRef<mlir::Value> results);

  /// A tensor that is another number whenever the program runs, and how many
  /// random ops took their seeds from it: each adds its own number.
  const Tensor &randomState(Place place);
  bool isRandomState(const Cell &cell) const {
    return random.defined() && random.getImpl()->cell.get() == &cell;
  }
  int64_t nextRandomOp() { return randomOps++; }

  /// The recorder whose function this is a graph of: other cells in memory keep
  /// their elements until it is run.
  Recorder *recorder = nullptr;
  /// Whether a tensor was used since it was set to false.
  bool sawTensor = false;
  /// Nothing is added any more: gives back what it was made of.
  void end();
  bool hasEnded() const { return ended; }
  /// Its program is run: it reads no elements any more once that is done.
  void startRun() { isRunning = true; }
  bool isWaiting() const { return !ended && !isRunning; }

private:
  void expectHere(const Cell &cell);
  void forgetArgument(mlir::Value argument);
  TracedValue look(const View &view, TracedValue whole, Place place);
  TracedValue wholeOf(const std::shared_ptr<Cell> &cell, Place place);

  Engine &engine;
  mlir::OwningOpRef<mlir::ModuleOp> module, openModule;
  mlir::func::FuncOp exact, open;
  std::vector<Input> sources;
  /// A cell may have gone since, and another one may be in its place.
  llvm::DenseMap<const Cell *, TracedValue> arguments;
  std::vector<std::pair<std::shared_ptr<Cell>, TracedValue>> overlay;
  mutable std::vector<std::weak_ptr<Cell>> made;
  Tensor random;
  int64_t randomOps = 0;
  bool ended = false, isRunning = false;
  int holds = 0;
  struct RegionBlocks {
    mlir::Block *exact, *open;
    /// How many cells had been made before.
    size_t firstCell;
  };
  std::vector<RegionBlocks> regions;
};

/// Thrown where a trace meets a tensor of another device.
struct OtherDevice {
  const DeviceInfo *device;
};

/// The trace that calls of this thread belong to: that of the function that is
/// being traced, or the one of what has not been needed yet.
Trace &currentTrace();
/// Calls `build` with a trace of the device that the tensors that it uses are
/// on: once more where that is not the thread's current trace. Throws where
/// they are on several devices.
void buildOnDevice(Place place, llvm::function_ref<void(Trace &)> build);
/// The same for control flow, whose parts all go to this trace.
void holdOnDevice(Place place, llvm::function_ref<void(Trace &)> build);
/// What traces a function on this thread; null if there is none.
Recorder *currentRecorder();

/// Makes a recorder the thread's current one.
class RecorderScope {
public:
  explicit RecorderScope(Recorder *recorder);
  ~RecorderScope();
  RecorderScope(const RecorderScope &) = delete;
  RecorderScope &operator=(const RecorderScope &) = delete;

private:
  Recorder *outer;
};

/// What is called meanwhile has a trace of its own, apart from what the thread
/// has not needed yet, and is no part of a function that is traced.
class OwnTraceScope {
public:
  OwnTraceScope();
  ~OwnTraceScope();
  OwnTraceScope(const OwnTraceScope &) = delete;
  OwnTraceScope &operator=(const OwnTraceScope &) = delete;

private:
  Recorder *recorder;
  std::shared_ptr<Trace> pending;
};

/// Runs what the values of these cells follow from, with other values of their
/// trace that somebody still has. Cells that need what fails say so whenever
/// they are needed; the first such error is thrown.
void evaluate(Trace &trace);
/// The same, but nothing is thrown.
void computePending(Trace &trace);
/// Runs what this thread has not needed yet.
void settlePending();
/// Whether control flow is put together, in a trace or outside of any.
bool isHoldingTrace();
/// Runs what has not been needed yet and reads these elements: somebody is
/// about to write there.
void settleReaders(Storage &storage);
/// What has not been needed yet and reads these elements gets a copy of them:
/// they are about to go.
void detachReaders(Storage &storage);
/// Makes sure that a cell is in memory: another thread's trace may be running
/// to compute it. Throws where that fails.
void settle(Cell &cell, Place place);
/// The tensor's elements in memory: runs what they follow from. Within a
/// function that is traced this is a graph break. `why` is as in "item()".
void materialize(const Tensor &tensor, const char *why, Place place);

/// One at a time adds to, or runs, what has not been needed yet.
std::unique_lock<std::recursive_mutex> lockPending();
/// That lock, for adding to the thread's trace; none for the trace of a
/// function, which no other thread sees.
std::unique_lock<std::recursive_mutex> lockCurrentTrace();

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_H
