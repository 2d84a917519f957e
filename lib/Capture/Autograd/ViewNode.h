//===- ViewNode.h - views and writes on the tape ----------------*- C++ -*-===//
//
// Nodes of views and of writes to views, and the edges of tensors. API
// functions that write, and GraphStages, use these.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
#define TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H

#include "../Tensor/Cell.h"
#include "Node.h"

namespace tcopt::capture {

/// The views that lead from a variable to a tensor.
struct ViewChain {
  explicit ViewChain(const TensorImpl &part);
  /// Views of a tensor of these sizes.
  ViewChain(llvm::ArrayRef<int64_t> sizes,
            std::vector<std::shared_ptr<const View>> views);

  /// Returns the same view of another tensor of the variable's sizes.
  Tensor of(const Tensor &whole) const;

  std::vector<std::shared_ptr<const View>> views;
  /// The sizes of the variable, and of each view.
  std::vector<SizeVector> sizes;
};

/// Computes the gradient of a variable, or of a view, from the gradient of a
/// view of it.
class ViewNode final : public Node {
public:
  ViewNode(Edge whole, std::shared_ptr<const View> view, SizeVector sizes);
  Tensors apply(Tensors gradients) override;
  /// Replaces the node by another one, which inherits its hooks and retained
  /// gradients.
  void replaceBy(const std::shared_ptr<Node> &other);

private:
  const std::shared_ptr<const View> view;
  /// The sizes of the whole.
  const SizeVector sizes;
};

/// A variable after a write to it or to a view of it.
class WriteNode final : public Node {
public:
  /// `before` is the edge of the variable before the write, `written` that of
  /// the new elements. Either may be empty.
  WriteNode(Edge before, Edge written, ViewChain chain);
  Tensors apply(Tensors gradients) override;

private:
  const ViewChain chain;
};

/// Throws Exception for a leaf that requires a gradient, or a view of a leaf.
void checkWrite(const TensorImpl &target, Place place);
/// Throws Exception if the elements are in read-only memory.
void checkWritable(const Cell &cell, Place place);
/// Records that a tensor was overwritten by elements with the edge `written`.
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
