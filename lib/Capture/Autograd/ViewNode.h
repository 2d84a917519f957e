//===- ViewNode.h - parts of tensors on the tape ----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
#define TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H

#include "../Tensor/Cell.h"
#include "Node.h"

namespace tcopt::capture {

/// How a tensor looks at the variable that it is a part of.
struct ViewChain {
  explicit ViewChain(const TensorImpl &part);
  /// Views of a tensor of these sizes.
  ViewChain(llvm::ArrayRef<int64_t> sizes,
            std::vector<std::shared_ptr<const View>> views);

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
  /// Another node replaces it, and gets its hooks.
  void replaceBy(const std::shared_ptr<Node> &other);

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

/// Throws for a leaf that requires a gradient, or a part of one.
void checkWrite(const TensorImpl &target, Place place);
/// A tensor was written to, with what has this edge.
void noteWritten(const TensorImpl &target, Edge written);
Edge edgeOf(const TensorImpl &tensor);
/// Returns the edge that all gradients of the tensor pass. Calls of compiled
/// functions that computed results from the tensor are recorded on the tape
/// again in stages.
Edge exactEdgeOf(const TensorImpl &tensor);
/// Returns the edge of the last view of a tensor that has the edge `after`. The
/// node of each view precedes nodes that are made later. Nodes of views of
/// `before`, which `after` replaces, are replaced.
Edge placeViews(const ViewChain &chain, const Edge &before, const Edge &after);
/// Sets the history of a computed cell; an empty edge removes it. A leaf is not
/// changed.
void setEdge(Cell &cell, Edge edge);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
