//===- Derivative.h - gradients of graphs -----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_DERIVATIVE_H
#define TCOPT_CAPTURE_AUTOGRAD_DERIVATIVE_H

#include "../Compile/Program.h"
#include "DropCotangents.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SmallBitVector.h"
#include <map>
#include <mutex>

namespace tcopt::capture {

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

/// How gradients of inputs of a graph follow from those of its results.
struct Derivative {
  /// The inputs that have gradients, in order: the results of `backward`.
  llvm::SmallVector<unsigned> wanted;
  /// By result, whether it depends on one of them.
  llvm::BitVector carries;
  /// Results in `carries` that other such results are computed from.
  llvm::BitVector bypassed;
  /// Of several results that have gradients: by result, which of the wanted
  /// inputs its gradient arrives at. Empty if there is one such result.
  std::vector<llvm::SmallBitVector> arrivals;
  /// Of these: which results it is computed from, itself included.
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

/// What depends on the sources in a block, as requires_grad of PyTorch: through
/// floats, also where the derivative is zero everywhere, but not through what
/// is detached. Linear in the block.
llvm::DenseSet<mlir::Value> dependentsOf(mlir::Block &block,
                                         llvm::ArrayRef<mlir::Value> sources);

/// The values that results depend on in this sense.
llvm::DenseSet<mlir::Value> dependenciesOf(mlir::Block &block,
                                           llvm::ArrayRef<mlir::Value> results);
/// Adds results of an op that depend on known values.
void addDependents(mlir::Operation &op, llvm::DenseSet<mlir::Value> &known);

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

  /// The backward of a derivative, or what whole() returns, without undefined
  /// cotangents. Cotangents are the arguments from `first` on.
  struct Pruned {
    std::shared_ptr<GraphFunction> function;
    DroppedCotangents dropped;
  };
  const Pruned &withoutCotangents(const llvm::BitVector &undefined,
                                  unsigned first);
  /// Cuts the graph at results that others with gradients are computed from.
  std::shared_ptr<const std::vector<GraphStage>>
  stages(const Derivative &derivative);
  /// The graph itself, which stages refer to.
  mlir::func::FuncOp graph() const;

  /// With respect to these inputs. Those that are written to are `written`:
  /// what they held is saved. Results that may have gradients are `carries`,
  /// those that depend on inputs if it is empty.
  std::shared_ptr<const Derivative>
  derivative(const llvm::BitVector &wanted, const llvm::BitVector &written = {},
             const llvm::BitVector &carries = {});
  /// Gradients by all inputs and gradients of all results that have any, for
  /// gradients that have gradients where a derivative saves other values.
  std::shared_ptr<GraphFunction> whole(const Derivative &derivative);
  /// What computes the graph, and what the derivative needs if one is given.
  /// `donors` has for each result the input whose memory it may be; those of
  /// the first call count.
  std::shared_ptr<Program>
  program(const Derivative *derivative = nullptr,
          llvm::ArrayRef<std::optional<unsigned>> donors = {});

  /// Of the ops of the program that also computes what a derivative needs.
  OpLocations locations(const Derivative &derivative) const;

  const ProgramOptions options;
  const CompileLabel label;
  const DeviceInfo *const device;
  unsigned numInputs() const { return inputs; }
  unsigned numResults() const { return results; }
  DType resultType(unsigned i) const { return resultTypes[i]; }
  DType inputType(unsigned i) const { return inputTypes[i]; }

private:
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
