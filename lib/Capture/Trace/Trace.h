//===- Trace.h - the graph of a traced function -----------------*- C++ -*-===//
//
// A trace is a function of the graph dialect, to which each tensor function
// that is called during the trace adds ops. Its arguments are the tensors in
// memory that it uses; its results are chosen when it ends. A write assigns a
// new SSA value to a cell.
//
// A trace belongs to a recorder and is used by one thread.
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
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt::capture {

class Builder;
class Recorder;

class Trace : public std::enable_shared_from_this<Trace> {
public:
  Trace(Recorder &recorder, const DeviceInfo *device);
  ~Trace();

  Recorder &recorder;
  TraceDevices devices;
  RandomOps randomOps;
  TraceViews views{*this};
  /// Whether the trace uses no tensors and creates none.
  bool isEmpty() const;
  mlir::func::FuncOp function() { return top; }
  SymbolicSizes &sizes() { return symbols; }

  /// Returns the block to which ops are added: the function's body, or the body
  /// of a control flow op.
  mlir::Block &block() {
    return regions.empty() ? top.front() : *regions.back().block;
  }
  /// Returns a builder at the end of the block. sizes() is its listener and
  /// notes the sizes of new ops.
  mlir::OpBuilder builder();

  /// Adds ops to a block until the scope ends. Tensors that are created in the
  /// scope cannot be used after it, and other tensors cannot be written to in
  /// it. `what` names the traced functions in messages.
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
  /// Keeps a body that no op owns.
  void keep(mlir::OwningOpRef<mlir::ModuleOp> body) {
    unused.push_back(std::move(body));
  }

  /// The tensor of an argument, and its elements at the time when it became an
  /// argument: the cell may have been written to since.
  struct Input {
    VariableRoot tensor;
    std::shared_ptr<Storage> storage;
    Layout layout;
    /// The source location of the first use.
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
    return inputOf(rootOf(cell), place);
  }

  /// Returns the value of a cell's elements. After a write that is not
  /// recorded, it lacks the history of the cell's variable.
  mlir::Value elementsOf(const std::shared_ptr<Cell> &cell, Place place);
  /// Returns the value of a cell that the trace has created or written to; null
  /// for other cells.
  mlir::Value changedValue(const Cell &cell) const;
  /// Sets the value of a cell without the checks of write().
  void replaceValue(const std::shared_ptr<Cell> &cell, mlir::Value value);

  /// Returns the value of a tensor, which becomes an argument if it is in
  /// memory. Throws Exception for a tensor of another trace or device.
  mlir::Value valueOf(const Tensor &tensor, Place place);
  /// Sets the value of a tensor's cell. `own` is the value of the tensor's own
  /// variable, if it has one. Gradients flow through the value if the write is
  /// recorded. Throws Exception for a cell that was created outside of the
  /// region that is traced.
  void write(const TensorImpl &target, mlir::Value value, mlir::Value own,
             bool isRecorded, Place place);
  /// Returns a new tensor with this value.
  Tensor makeTensor(mlir::Value value);
  /// Returns the value if an op after `before` has computed it. Otherwise
  /// another tensor has the value, and a copy is returned: gradients of the two
  /// tensors differ.
  mlir::Value distinct(mlir::Value value, mlir::Operation *before, Place place);
  /// Under no_grad, returns the value without its gradient if other values of
  /// the trace may be differentiated.
  mlir::Value asConstantUnderNoGrad(Builder &b, mlir::Value value);

  /// The cells in memory that the trace writes to, and their new values.
  llvm::ArrayRef<std::pair<InnerOwner<Cell>, mlir::Value>> writes() const {
    return overlay;
  }
  /// Returns the cells with values of this trace that still have owners.
  std::vector<std::shared_ptr<Cell>> pendingCells() const;
  /// All cells that the trace has created.
  llvm::ArrayRef<std::weak_ptr<Cell>> cells() const { return made; }
  /// Returns a copy of the module so far, with these results.
  mlir::OwningOpRef<mlir::ModuleOp>
  programOf(llvm::ArrayRef<mlir::Value> results);

  /// Ends the trace and frees its module.
  void end();

private:
  mlir::Value addInput(VariableRoot tensor, Place place);
  void checkWrite(const std::shared_ptr<Cell> &cell, Place place) const;

  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Bodies without an op. They may use values of the module.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> unused;
  mlir::func::FuncOp top;
  SymbolicSizes symbols;
  std::vector<Input> sources;
  /// By cell, and the variable or the last view that distinguishes arguments of
  /// the cell.
  llvm::DenseMap<std::pair<const Cell *, const void *>, mlir::Value> arguments;
  std::vector<std::pair<InnerOwner<Cell>, mlir::Value>> overlay;
  mutable std::vector<std::weak_ptr<Cell>> made;
  struct RegionBlock {
    mlir::Block *block;
    /// The number of cells that had been created before.
    size_t firstCell;
    /// The name in messages of the functions that are traced to the block.
    const char *what;
  };
  std::vector<RegionBlock> regions;
};

/// Returns the cell that has a tensor's elements in the trace: the tensor's own
/// cell, unless the function uses an argument without taking it as one.
std::shared_ptr<Cell> cellInTrace(Recorder &recorder, const TensorImpl &tensor,
                                  Place place);
/// Returns the last op of a block; null if it is empty.
mlir::Operation *lastOp(mlir::Block &block);

//===----------------------------------------------------------------------===//
// The thread's trace
//===----------------------------------------------------------------------===//

/// Returns the recorder of the function that is traced on this thread; null if
/// no function is traced, so that tensor functions compute eagerly.
Recorder *currentRecorder();
/// Returns the trace to which calls of this thread add ops. Requires that a
/// function is traced.
Trace &currentTrace();

//===----------------------------------------------------------------------===//
// Ops of a call
//===----------------------------------------------------------------------===//

using Body = llvm::function_ref<mlir::Value(Builder &)>;
using ManyBody = llvm::function_ref<std::vector<mlir::Value>(Builder &)>;

/// Adds ops to a trace, and returns their results. The trace's builder notes
/// the sizes of each new op (SymbolicSizes). Throws Exception with the
/// diagnostics of ops.
std::vector<mlir::Value> buildOps(Trace &trace, Place place, ManyBody body);
/// Adds ops to the thread's trace, and returns their results as tensors.
/// Requires that a function is traced on this thread. Throws Exception with the
/// diagnostics of ops.
Tensor call(Place place, Body body);
std::vector<Tensor> callMany(Place place, ManyBody body);
/// Returns a view of a tensor, as a value of the recorder's trace.
Tensor viewInTrace(Recorder &recorder, const Tensor &base, View view,
                   Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACE_H
