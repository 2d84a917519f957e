//===- Derivative.h - gradients of graphs -----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_DERIVATIVE_H
#define TCOPT_CAPTURE_AUTOGRAD_DERIVATIVE_H

#include "../Program/Program.h"
#include "../Trace/Dependence.h"
#include "DropCotangents.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SmallBitVector.h"
#include <map>
#include <mutex>

namespace tcopt::capture {

class Engine;
class GraphFunction;
struct GraphStage;

/// What of a call is kept for its gradients.
struct SavedSource {
  /// Extra: a result that the program gives besides those of the graph.
  enum class Kind { Input, Result, Extra } kind;
  unsigned index;
  /// No elements of it are read.
  bool sizesOnly = false;
};

/// A view whose value a graph computes, and from which it computes others.
struct ViewInGraph {
  /// The index of the op of the view in the graph's block.
  unsigned op;
  /// Whether it is a view of a result of the graph, or of an input.
  bool isOfResult;
  /// The index of the result or the input.
  unsigned whole;
};

/// A result that was written to without a record, under no_grad for example.
/// Its gradients flow to another value of the graph, which it had before.
struct HistoryInGraph {
  unsigned result;
  /// The index of the op in the graph's block, and of the op's result.
  unsigned op, value;
};

/// Results, views and histories that the tape of a graph needs.
struct GraphTape {
  /// The results that may have gradients; if empty, those that depend on
  /// inputs.
  llvm::BitVector carries = {};
  std::vector<ViewInGraph> views = {};
  std::vector<HistoryInGraph> histories = {};
};

/// How gradients of inputs of a graph follow from those of its results.
struct Derivative {
  /// The inputs that have gradients, in order: the results of `backward`.
  llvm::SmallVector<unsigned> wanted;
  /// By result, whether it depends on one of them.
  llvm::BitVector carries;
  /// Results in `carries` from which other results in `carries` are computed.
  llvm::BitVector bypassed;
  /// Views whose gradients the program may request.
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
  /// The arguments of `backward`: what is saved, and gradients of these
  /// results.
  std::vector<SavedSource> saved;
  llvm::SmallVector<unsigned> cotangents;
  std::shared_ptr<GraphFunction> backward;
  /// Computes the results and what is saved besides; null if that is nothing.
  mlir::OwningOpRef<mlir::ModuleOp> forward;
  /// How many results that has besides.
  unsigned numExtras = 0;
  /// Gradients of gradients are computed from inputs, as `backward` is not what
  /// they follow from: it has saved other values, or rules of the program's.
  bool keepsInputs = false;
  llvm::SmallVector<DType> extraTypes;
  /// By input that is written to, which of them it was.
  std::map<unsigned, unsigned> inputExtras;
  /// Why there is no derivative; empty if there is one.
  std::string error;
};

/// A graph, and how it is differentiated; both become programs when they are
/// first called. Any number of threads may use it at once.
class GraphFunction {
public:
  /// `resultDims` are names of sizes of results, as graph.dims has them for
  /// arguments; null where there are none.
  GraphFunction(mlir::OwningOpRef<mlir::ModuleOp> module,
                std::vector<mlir::ArrayAttr> resultDims, ProgramOptions options,
                CompileLabel label, const DeviceInfo *device);
  ~GraphFunction();

  /// The function without its undefined cotangents, if it is the backward of a
  /// derivative or a result of whole(). Arguments from `first` on are
  /// cotangents.
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
  /// The graph. Operands and results of stages are its values.
  mlir::func::FuncOp graph() const;
  /// Returns the value of a view, and the argument or result that it is a view
  /// of.
  std::pair<mlir::Value, mlir::Value> valuesOf(const ViewInGraph &view) const;
  /// Returns the value that gradients flow to, for each result.
  llvm::SmallVector<mlir::Value>
  historiesOf(const Derivative &derivative) const;

  /// With respect to these inputs. Those that are written to are `written`:
  /// what they held is saved.
  std::shared_ptr<const Derivative>
  derivative(const llvm::BitVector &wanted, const llvm::BitVector &written = {},
             GraphTape tape = {});
  /// Gradients by all inputs and gradients of all results that have any, for
  /// gradients that have gradients where a derivative saves other values.
  std::shared_ptr<GraphFunction> whole(const Derivative &derivative);
  /// What computes the graph, and what the derivative needs if one is given.
  /// `donors` has for each result the input whose memory it may be; those of
  /// the first call count.
  std::shared_ptr<Program>
  program(const Derivative *derivative = nullptr,
          llvm::ArrayRef<std::optional<unsigned>> donors = {});

  /// Locations of the ops of the program that the derivative needs.
  OpLocations locations(const Derivative &derivative) const;

  const ProgramOptions options;
  const CompileLabel label;
  const DeviceInfo *const device;
  unsigned numInputs() const { return inputs; }
  unsigned numResults() const { return results; }
  DType resultType(unsigned i) const { return resultTypes[i]; }
  DType inputType(unsigned i) const { return inputTypes[i]; }
  /// The session in which it was traced, which may own it.
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

#endif // TCOPT_CAPTURE_AUTOGRAD_DERIVATIVE_H
