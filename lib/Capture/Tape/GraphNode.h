//===- GraphNode.h - calls of graphs on the tape ----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_GRAPHNODE_H
#define TCOPT_CAPTURE_AUTOGRAD_GRAPHNODE_H

#include "Derivative.h"
#include "SavedTensor.h"

namespace tcopt::capture {

class Engine;
struct StageView;
struct View;

/// A graph that is called, and what gradients of the call are computed with.
struct GraphCall {
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  /// What the program has called, and where.
  std::string name;
  Place place;
  /// Of a graph that computes on all elements as one dimension: the sizes that
  /// its tensors have.
  std::optional<SizeVector> whole = std::nullopt;
  /// Whether the graph is a compiled function of the program. PyTorch computes
  /// the results of the function one by one.
  bool isOfProgram = false;
};

/// A call of a graph.
class GraphNode final : public Node {
public:
  /// `next` are edges of the inputs that gradients are wanted of.
  GraphNode(GraphCall call, std::vector<Edge> next);
  ~GraphNode() override;

  Tensors apply(Tensors gradients) override;
  void release() override;
  Edge exactEdge(unsigned output) override;
  /// Sets the views of the derivative, in its order. As long as a view exists,
  /// its exact edge may be requested. An empty path is a view that does not
  /// exist.
  using ViewPath = std::vector<std::shared_ptr<const View>>;
  void setViews(llvm::ArrayRef<ViewPath> paths);
  /// Calls the graph again in stages, so that all gradients of its results and
  /// of its views pass their edges. Throws Exception if inputs were written to.
  void callInStages() override;

  /// What the derivative saves, in its order.
  std::vector<SavedTensor> saved;
  /// All inputs if they are needed again: if the derivative saves other values,
  /// gradients of gradients are computed from inputs. If results are computed
  /// from other results, the graph may be called again in stages.
  std::vector<SavedTensor> inputs;
  /// Of all results.
  std::vector<SizeVector> sizes;
  /// Sizes of the inputs that have gradients; empty unless several results
  /// have gradients.
  std::vector<SizeVector> wantedSizes;

private:
  void checkSaved() const;
  [[noreturn]] void throwReleased() const;
  void noteApplied(const Tensors &gradients);
  Edge edgeOfWhole(const ViewInGraph &view);
  std::vector<StageView> viewsOfStages();
  Tensor gradientOf(const Tensors &gradients, unsigned result) const;
  Tensor zerosOf(unsigned result) const;
  Tensors complete(Tensors found, const Tensors &gradients) const;
  Tensors cotangentsOf(const Tensors &gradients,
                       llvm::ArrayRef<unsigned> results) const;
  Tensors compute(const Tensors &gradients);
  Tensors computeRecorded(const Tensors &gradients);

  /// The session outlives what it has compiled: a thread of another one may
  /// call the function.
  const std::shared_ptr<Engine> engine;
  const GraphCall call;
  bool isReleased = false;
  /// Results whose tape was released, and results of the last run. Saved
  /// tensors are kept until all results are spent.
  llvm::SmallBitVector spent, applied;
  /// By view of the derivative.
  std::vector<std::vector<std::weak_ptr<const View>>> views;
};

/// The results of a call.
struct CallResults {
  /// Saves the result with this index.
  llvm::function_ref<SavedTensor(unsigned)> save;
  /// Results of the program that only the tape needs.
  llvm::ArrayRef<Result> extras;
  /// The sizes of the graph's results.
  std::vector<SizeVector> sizes;
};
/// Creates the node of a call. Gradients of inputs flow to their tensors.
std::shared_ptr<GraphNode> recordCall(GraphCall call, const CallInputs &inputs,
                                      CallResults results);

/// Calls a graph on tensors; if gradients may be asked for, the call is on the
/// tape.
Tensors callGraph(const std::shared_ptr<GraphFunction> &function,
                  const Tensors &inputs, const std::string &name, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_GRAPHNODE_H
