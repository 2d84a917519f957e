//===- ViewNode.h - parts of tensors on the tape ----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
#define TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H

#include "../Tensor/Cell.h"
#include "Node.h"

namespace tcopt::capture {

/// How a tensor looks at the variable that it is a part of.
struct ViewChain {
  explicit ViewChain(const TensorImpl &part);

  /// The part of another tensor of the variable's sizes.
  Tensor of(const Tensor &whole) const;

  std::vector<std::shared_ptr<const View>> views;
  /// Of the variable, and of each part.
  std::vector<SizeVector> sizes;
};

/// Computes the gradient of a variable, or of a view, from the gradient of a
/// view of it.
class ViewNode final : public Node {
public:
  ViewNode(Edge whole, std::shared_ptr<const View> view, SizeVector sizes);
  Tensors apply(Tensors gradients) override;

private:
  const std::shared_ptr<const View> view;
  /// Sizes of the whole.
  const SizeVector sizes;
};

/// A variable after a part of it was written to.
class WriteNode final : public Node {
public:
  /// Either edge may be none: of the variable before, and of what was written.
  WriteNode(Edge before, Edge written, ViewChain chain);
  Tensors apply(Tensors gradients) override;

private:
  const ViewChain chain;
};

/// Views of a traced function, while its graph ends. Other values of the graph
/// may be computed from them: each is an output of the graph, so that gradients
/// of these values pass the view's edge.
class ViewsOfGraph {
public:
  /// Finds the views with gradients among the tensors. A null recorder has
  /// none.
  ViewsOfGraph(Recorder *recorder, const Tensors &tensors, Place place);
  /// The graph has ended: the views have these edges.
  void bind() const;

private:
  /// With the tensor of its value in the graph.
  std::vector<std::pair<Tensor, Tensor>> views;
};

/// Throws for a leaf that requires a gradient, or a part of one.
void checkWrite(const TensorImpl &target, Place place);
/// A tensor was written to, with what has this edge.
void noteWritten(const TensorImpl &target, Edge written);
Edge edgeOf(const TensorImpl &tensor);
/// Returns the edge that all gradients of the tensor pass. If a compiled
/// function computed other results from the tensor, the function's call is
/// recorded on the tape again in stages.
Edge exactEdgeOf(const TensorImpl &tensor);
/// Sets the history of a computed cell; an empty edge removes it. A leaf is not
/// changed.
void setEdge(Cell &cell, Edge edge);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
