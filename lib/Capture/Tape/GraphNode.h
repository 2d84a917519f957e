//===- GraphNode.h - calls of graphs on the tape ----------------*- C++ -*-===//
//
// GraphNode is the tape's record of a call: of a compiled function, an eager
// function, or a graph of a trace. `apply` runs the backward program of the
// graph.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_GRAPHNODE_H
#define TCOPT_CAPTURE_TAPE_GRAPHNODE_H

#include "Derivative.h"
#include "SavedTensor.h"

namespace tcopt::capture {

class Engine;
struct StageView;
struct View;

/// A called graph, and its derivative for this call.
struct GraphCall {
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  /// The name of the function that the user's program called, and the source
  /// location of the call.
  std::string name;
  Place place;
  /// For a graph that computes on all elements as one dimension: the sizes of
  /// its tensors.
  std::optional<SizeVector> whole = std::nullopt;
  /// Whether the graph is a compiled function of the user's program. PyTorch
  /// computes the results of a function one by one, so that gradients of inner
  /// results must be exact.
  bool isOfProgram = false;
};

/// The node of a call of a graph.
class GraphNode final : public Node {
public:
  /// `next` are the edges of the inputs in Derivative::wanted.
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

  /// The values in Derivative::saved, in its order.
  std::vector<SavedTensor> saved;
  /// All inputs, if they are needed again: for gradients of gradients if the
  /// derivative saves other values, or for a call in stages if results are
  /// computed from other results. Else empty.
  std::vector<SavedTensor> inputs;
  /// The sizes of all results.
  std::vector<SizeVector> sizes;
  /// The sizes of the inputs that have gradients; empty unless several results
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

  /// The session that compiled the function. The node keeps it alive, because a
  /// thread of another session may call `apply`.
  const std::shared_ptr<Engine> engine;
  const GraphCall call;
  bool isReleased = false;
  /// The results whose tape was released, and the results of the last run.
  /// Saved tensors are kept until all results are spent.
  llvm::SmallBitVector spent, applied;
  /// By view of the derivative.
  std::vector<std::vector<std::weak_ptr<const View>>> views;
};

/// The results of a call.
struct CallResults {
  /// Saves the result with this index.
  llvm::function_ref<SavedTensor(unsigned)> save;
  /// The extra results of the program.
  llvm::ArrayRef<Result> extras;
  /// The sizes of the graph's results.
  std::vector<SizeVector> sizes;
};
/// Creates the node of a call. Gradients of inputs flow to their tensors.
std::shared_ptr<GraphNode> recordCall(GraphCall call, const CallInputs &inputs,
                                      CallResults results);

/// Runs a graph on tensors and records the call on the tape if an input
/// requires a gradient. Throws Exception.
Tensors callGraph(const std::shared_ptr<GraphFunction> &function,
                  const Tensors &inputs, const std::string &name, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_GRAPHNODE_H
