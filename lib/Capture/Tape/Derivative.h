//===- Derivative.h - derivatives of graphs ---------------------*- C++ -*-===//
//
// GraphFunction is a graph that can be run and differentiated; Derivative is
// its backward function and the list of values that a call saves for it. Nodes
// of the tape (GraphNode.h) run both. docs/Rationale/Autograd.md describes the
// design.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_DERIVATIVE_H
#define TCOPT_CAPTURE_TAPE_DERIVATIVE_H

#include "../Program/Program.h"
#include "../Trace/Dependence.h"
#include "DropCotangents.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Pipelines/Differentiate.h"
#include "llvm/ADT/SmallBitVector.h"
#include <map>
#include <mutex>

namespace tcopt::capture {

class Engine;
class GraphFunction;
struct GraphStage;

/// A view that a graph computes and uses.
struct ViewInGraph {
  /// The index of the view's op in the graph's block.
  unsigned op;
  /// Whether it is a view of a result of the graph; else of an input.
  bool isOfResult;
  /// The index of the result or the input.
  unsigned whole;
};

/// A result that was written to without a record, for example under no_grad.
/// Its gradients flow to the value that it had before, another value of the
/// graph.
struct HistoryInGraph {
  unsigned result;
  /// The index of the op in the graph's block, and of the op's result.
  unsigned op, value;
};

/// The results, views and histories of a graph that the tape refers to.
struct GraphTape {
  /// The results that may carry gradients; empty for all that depend on inputs.
  llvm::BitVector carries = {};
  std::vector<ViewInGraph> views = {};
  std::vector<HistoryInGraph> histories = {};
};

/// The derivative of a graph with respect to some of its inputs. A node of the
/// tape saves the values in `saved`, and all inputs if `keepsInputs` is set.
struct Derivative : SavedValues {
  /// The inputs that have gradients. The results of `backward` are in this
  /// order.
  llvm::SmallVector<unsigned> wanted;
  /// By result, whether it depends on an input in `wanted`.
  llvm::BitVector carries;
  /// The results in `carries` from which other results in `carries` are
  /// computed.
  llvm::BitVector bypassed;
  /// The views whose gradients the user's program may request.
  std::vector<ViewInGraph> views;
  std::vector<HistoryInGraph> histories;
  /// Whether the graph may be called again in stages.
  bool mayHaveStages() const { return bypassed.any() || !views.empty(); }
  /// For each result, the indices in `wanted` of the inputs that its gradient
  /// reaches. Empty if fewer than two results have gradients.
  std::vector<llvm::SmallBitVector> arrivals;
  /// For each result, the results that it is computed from, including itself.
  /// Empty if `arrivals` is empty.
  std::vector<llvm::SmallBitVector> uses;
  std::shared_ptr<GraphFunction> backward;
  /// A module that computes the results of the graph and the extra results;
  /// null if there are no extra results.
  mlir::OwningOpRef<mlir::ModuleOp> forward;
  /// The reason why the graph has no derivative; empty if it has one.
  std::string error;
};

/// A graph and its derivatives. Programs are compiled when they are first
/// called. Safe to use from several threads.
class GraphFunction {
public:
  /// `resultDims` are names of the sizes of results, in the form of the
  /// attribute graph.dims of arguments; null for results without names.
  GraphFunction(mlir::OwningOpRef<mlir::ModuleOp> module,
                std::vector<mlir::ArrayAttr> resultDims, ProgramOptions options,
                CompileLabel label, const DeviceInfo *device);
  ~GraphFunction();

  /// The function without its undefined cotangents. It must be the backward
  /// function of a derivative or a result of whole(). Arguments from `first` on
  /// are cotangents.
  struct Pruned {
    std::shared_ptr<GraphFunction> function;
    DroppedCotangents dropped;
  };
  const Pruned &withoutCotangents(const llvm::BitVector &undefined,
                                  unsigned first);
  /// Cuts the graph at the views and the bypassed results of the derivative.
  /// Later calls return the stages of the first call.
  std::shared_ptr<const std::vector<GraphStage>>
  stages(const Derivative &derivative);
  /// Returns the graph. Operands and results of stages are its values.
  mlir::func::FuncOp graph() const;
  /// Returns the value of a view, and the argument or result that it is a view
  /// of.
  std::pair<mlir::Value, mlir::Value> valuesOf(const ViewInGraph &view) const;
  /// Returns the value that gradients flow to, for each result.
  llvm::SmallVector<mlir::Value>
  historiesOf(const Derivative &derivative) const;

  /// Returns the derivative with respect to the inputs in `wanted`. The graph
  /// writes over the inputs in `written`, so that their old elements are saved.
  /// Later calls with the same `wanted` return the derivative of the first
  /// call. Throws Exception if the memory budget cannot be met.
  std::shared_ptr<const Derivative>
  derivative(const llvm::BitVector &wanted, const llvm::BitVector &written = {},
             GraphTape tape = {});
  /// Returns a function that computes the gradients of the wanted inputs from
  /// all inputs and from gradients of all floating-point results. It serves
  /// gradients of gradients if the derivative saves other values. Throws
  /// Exception.
  std::shared_ptr<GraphFunction> whole(const Derivative &derivative);
  /// Returns the program of the graph, and of the extra results if a derivative
  /// is passed. `donors` has for each result the input whose memory it may
  /// reuse; only the first call for a derivative uses it. Throws Exception.
  std::shared_ptr<Program>
  program(const Derivative *derivative = nullptr,
          llvm::ArrayRef<std::optional<unsigned>> donors = {});

  /// Returns the locations of the ops of the derivative's forward program.
  OpLocations locations(const Derivative &derivative) const;

  const ProgramOptions options;
  const CompileLabel label;
  const DeviceInfo *const device;
  unsigned numInputs() const { return inputs; }
  unsigned numResults() const { return results; }
  DType resultType(unsigned i) const { return resultTypes[i]; }
  DType inputType(unsigned i) const { return inputTypes[i]; }
  /// Returns the session in which the graph was traced; null if it has ended.
  std::shared_ptr<Engine> session() const { return owner.lock(); }

private:
  const std::weak_ptr<Engine> owner;
  std::mutex mutex;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<mlir::ArrayAttr> resultDims;
  unsigned inputs, results;
  llvm::SmallVector<DType> inputTypes, resultTypes;
  std::shared_ptr<Program> compiled;
  std::map<const Derivative *, std::shared_ptr<Program>> forwards;
  std::map<std::vector<unsigned>, std::shared_ptr<const Derivative>>
      derivatives;
  std::map<const Derivative *, std::shared_ptr<GraphFunction>> wholes;
  std::map<std::vector<unsigned>, Pruned> pruned;
  std::shared_ptr<const std::vector<GraphStage>> cut;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_DERIVATIVE_H
