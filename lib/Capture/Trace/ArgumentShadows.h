//===- ArgumentShadows.h - shadows of arguments in a trace ------*- C++ -*-===//
//
// The tensors that a traced function receives as arguments. A shadow shares the
// elements of the argument until it is written to, and the argument's Variable,
// so that both are one leaf. At the end of the call, changed elements are
// copied to the arguments. A member of Recorder.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H
#define TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H

#include "../Tensor/Cell.h"
#include "tcopt/Capture/detail/Calls.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tcopt::capture {

class Recorder;

/// The caller's tensors of a call.
using TensorHandle = std::shared_ptr<TensorImpl>;
using TensorHandles = llvm::ArrayRef<const TensorHandle *>;

/// How shadows share elements.
enum class ShadowKind {
  /// Shadows share elements as the arguments do.
  Shared,
  /// Each shadow has elements of its own.
  Own,
  /// Like Own, and each shadow has one dimension. Requires arguments in
  /// row-major order.
  Flat
};

/// The shadows of a call's arguments, and the writes to them.
class ArgumentShadows {
public:
  /// Creates the shadows and stores them in `given`, which must outlive this
  /// object.
  ArgumentShadows(Recorder &owner, TensorHandles arguments, ShadowKind kind,
                  CallArguments &given);

  /// Whether arguments are different views of the same elements.
  const bool areShared;

  const Tensor &shadow(size_t argument) const { return shadows[argument]; }
  /// Returns the caller's tensor.
  const TensorHandle &original(size_t argument) const {
    return *originals[argument];
  }
  /// Returns the first argument whose shadow has this cell.
  std::optional<size_t> argumentOf(const Cell &cell) const;
  /// Returns the argument with this view and variable; else an argument with
  /// this cell and variable; else the first argument with this cell.
  std::optional<size_t> argumentOf(const TensorImpl &tensor) const;
  /// Whether the tensor object is the shadow of an argument.
  bool isArgument(const TensorImpl &tensor) const;
  /// Whether the trace depends on the type of an argument.
  bool dependsOn(size_t argument) const {
    const Tensor &shadow = shadows[argument];
    return !shadow.defined() || shadow.getImpl()->cell->isSeen;
  }

  /// Returns the shadow's cell for the cell of a captured tensor that is an
  /// argument, too, and other cells unchanged. Throws Exception if the function
  /// also writes to the argument and the argument is a view of the cell.
  std::shared_ptr<Cell> cellOfCaptured(const std::shared_ptr<Cell> &cell,
                                       Place place);
  /// Records a write to a cell by a tensor, through which gradients may flow.
  /// Throws Exception if the function uses the cell both as a whole and by an
  /// argument that is a view of it, or if gradients are recorded and the target
  /// is a leaf.
  void noteWrite(const Cell &cell, const TensorImpl &target, bool isRecorded,
                 Place place);
  /// Whether gradients may flow through writes to a cell.
  bool isRecordedWrite(const Cell &cell) const {
    return recordedWrites.contains(&cell);
  }
  /// Whether gradients may flow through writes to a cell in the current graph.
  bool isWrittenInGraph(const Cell &cell) const {
    return graphWrites.contains(&cell);
  }
  void forgetGraphWrites() { graphWrites.clear(); }
  /// Whether a write to the cell changes a tensor of the caller.
  bool isOfCaller(const Cell &cell) const {
    return argumentOf(cell) || !cell.isTraced;
  }

  /// Calls `change` with the caller's tensor for an argument, else with the
  /// tensor itself, and updates the shadows.
  void changeVariable(TensorImpl &tensor,
                      llvm::function_ref<void(TensorImpl &)> change);
  /// Returns the caller's tensor for an argument, and other tensors unchanged.
  Tensor outsideOf(const Tensor &tensor) const;

  /// Copies changed elements to the arguments, with their histories.
  void writeBack();
  /// Returns the caller's tensor for an argument, a view of it for a view of a
  /// shadow, and other tensors unchanged.
  Tensor resultOf(const Tensor &traced) const;
  /// Ends the trace: shadows become ordinary tensors.
  void release();

private:
  void checkWholes(Place place) const;
  void updateShadows(const Cell &cell);

  Recorder &owner;
  TensorHandles originals;
  /// The tensors of `given`.
  std::vector<Tensor> &shadows;
  /// Cells that have views as arguments: those that the function uses as a
  /// whole, and those that it writes to.
  llvm::SmallPtrSet<const Cell *, 2> usedWholes, writtenWholes;
  llvm::SmallPtrSet<const Cell *, 4> recordedWrites, graphWrites;
};

/// Returns the device on which a function computes. CPU tensors of rank 0
/// combine with all devices.
const DeviceInfo *deviceOf(TensorHandles tensors);
/// Whether two tensors have the same cell.
bool sharesCell(const Tensor &a, const Tensor &b);
/// Whether both tensors have the same elements in the same order.
bool isSameView(const TensorImpl &a, const TensorImpl &b);
/// Writes elements to the memory of a tensor.
void writeElements(const TensorImpl &to, const Storage &storage,
                   const Layout &layout);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H
