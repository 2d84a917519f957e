//===- Trace.h - the graph that a traced function builds --------*- C++ -*-===//
//
// A trace is a function of the graph dialect that grows with each function on
// tensors that is called while a function of the program is traced. Its
// arguments are what was in memory before; its results are chosen when it ends.
// Writes become values: a cell that is written to has another value from then
// on.
//
// A trace belongs to a recorder and is seen by one thread alone.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACE_H
#define TCOPT_CAPTURE_TRACE_TRACE_H

#include "../Tensor/TraceSink.h"
#include "RandomOps.h"
#include "SymbolicSizes.h"
#include "TraceDevices.h"
#include "TraceVariables.h"
#include "TraceViews.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Capture/Tensor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt::capture {

class Recorder;

class Trace : public std::enable_shared_from_this<Trace>,
              private mlir::OpBuilder::Listener {
public:
  Trace(Recorder &recorder, const DeviceInfo *device);
  ~Trace();

  Recorder &recorder;
  TraceDevices devices;
  RandomOps randomOps;
  TraceViews views{*this};
  /// Whether it neither uses tensors nor makes any.
  bool isEmpty() const;
  mlir::func::FuncOp function() { return top; }
  SymbolicSizes &sizes() { return symbols; }

  /// Where ops go: the function's body, or that of an op of control flow.
  mlir::Block &block() {
    return regions.empty() ? top.front() : *regions.back().block;
  }
  /// Builds at the end of the block; the sizes of what it builds are noted.
  mlir::OpBuilder builder();

  /// Adds ops to a block until the scope ends. Tensors that are made in the
  /// scope cannot be used after it, and other tensors cannot be written to in
  /// it. `what` names the functions that are traced to the block in messages.
  class RegionScope {
  public:
    RegionScope(Trace &trace, mlir::Block &block,
                const char *what = "functions of control flow");
    ~RegionScope();
    RegionScope(const RegionScope &) = delete;
    RegionScope &operator=(const RegionScope &) = delete;

  private:
    Trace &trace;
    const DeviceInfo *outer;
  };
  bool isInRegion() const { return !regions.empty(); }
  /// A body that no op has got.
  void keep(mlir::OwningOpRef<mlir::ModuleOp> body) {
    unused.push_back(std::move(body));
  }

  /// What an argument is, and its elements when it became one: the cell may
  /// have been written to since.
  struct Input {
    VariableRoot tensor;
    std::shared_ptr<Storage> storage;
    Layout layout;
    /// Where the function first uses it.
    Place place;

    const std::shared_ptr<Cell> &cell() const { return tensor->cell; }
    /// Whether the argument is a whole cell with the variable of the cell.
    bool isCell() const { return tensor->views.empty() && !tensor->own; }
  };
  llvm::ArrayRef<Input> inputs() const { return sources; }
  /// Returns the argument of a tensor, and adds it if necessary. Tensors that
  /// share elements are different arguments if their variables differ.
  mlir::Value inputOf(const VariableRoot &tensor, Place place);
  mlir::Value inputOf(const std::shared_ptr<Cell> &cell, Place place) {
    return inputOf(std::make_shared<TensorImpl>(cell), place);
  }

  /// Returns the value of a cell's elements. After a write that is not
  /// recorded, it lacks the history of the cell's variable.
  mlir::Value elementsOf(const std::shared_ptr<Cell> &cell, Place place);
  /// Returns the value of a cell that the trace has made or written to; null
  /// for other cells.
  mlir::Value changedValue(const Cell &cell) const;
  /// Sets the value of a cell without the checks of write().
  void replaceValue(const std::shared_ptr<Cell> &cell, mlir::Value value);

  /// The value of a tensor, which becomes an argument if it is in memory.
  /// Throws for a tensor of another trace or device.
  mlir::Value valueOf(const Tensor &tensor, Place place);
  /// Sets the value of a tensor's cell. `own` is the value of the tensor's own
  /// variable, if it has one. Gradients flow through the value if the write is
  /// recorded. Throws for a cell that was made outside of the region that is
  /// traced.
  void write(const TensorImpl &target, mlir::Value value, mlir::Value own,
             bool isRecorded, Place place);
  /// A new tensor.
  Tensor makeTensor(mlir::Value value);
  /// Returns the value if an op after `before` has computed it. Otherwise
  /// another tensor has the value, and a copy is returned: gradients of the two
  /// tensors differ.
  mlir::Value distinct(mlir::Value value, mlir::Operation *before, Place place);

  /// Cells in memory that were written to, and what is to be written.
  llvm::ArrayRef<std::pair<std::shared_ptr<Cell>, mlir::Value>> writes() const {
    return overlay;
  }
  /// Cells whose values are of this trace, those that somebody still has.
  std::vector<std::shared_ptr<Cell>> pendingCells() const;
  /// All cells that it has made.
  llvm::ArrayRef<std::weak_ptr<Cell>> cells() const { return made; }
  /// A copy of the program so far, with these results.
  mlir::OwningOpRef<mlir::ModuleOp>
  programOf(llvm::ArrayRef<mlir::Value> results);

  /// Nothing is added any more: gives back what it was made of.
  void end();

private:
  // What lies in the regions of an op that is copied is its own.
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint) override {
    if (op->getBlock() == &block())
      symbols.note(op);
  }
  mlir::Value addInput(VariableRoot tensor, Place place);
  void checkWrite(const std::shared_ptr<Cell> &cell, Place place) const;

  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Uses values of the module.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> unused;
  mlir::func::FuncOp top;
  SymbolicSizes symbols;
  std::vector<Input> sources;
  /// By cell, and the variable or the last view that is an argument.
  llvm::DenseMap<std::pair<const Cell *, const void *>, mlir::Value> arguments;
  std::vector<std::pair<std::shared_ptr<Cell>, mlir::Value>> overlay;
  mutable std::vector<std::weak_ptr<Cell>> made;
  struct RegionBlock {
    mlir::Block *block;
    /// How many cells had been made before.
    size_t firstCell;
    /// The name in messages of the functions that are traced to the block.
    const char *what;
  };
  std::vector<RegionBlock> regions;
};

/// Returns the last op of a block; null if it is empty.
mlir::Operation *lastOp(mlir::Block &block);

//===----------------------------------------------------------------------===//
// The thread's trace
//===----------------------------------------------------------------------===//

/// What traces a function on this thread; null if nothing does, so that
/// functions on tensors compute at once.
Recorder *currentRecorder();
/// The trace that calls of this thread belong to. Only while a function is
/// traced.
Trace &currentTrace();

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACE_H
