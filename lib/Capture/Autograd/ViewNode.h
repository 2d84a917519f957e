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
  /// The gradient of the variable by that of the part.
  Tensor gradient(Tensor ofPart) const;

  std::vector<std::shared_ptr<const View>> views;
  /// Of the variable, and of each part.
  std::vector<SizeVector> sizes;
};

/// A part: its gradient is that of the variable at its places.
class ViewNode final : public Node {
public:
  ViewNode(Edge whole, ViewChain chain);
  Tensors apply(Tensors gradients) override;

private:
  const ViewChain chain;
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
/// Returns the edge that all gradients of the tensor pass. If a compiled
/// function computed other results from the tensor, the function's call is
/// recorded on the tape again in stages.
Edge exactEdgeOf(const TensorImpl &tensor);
/// Sets the history of a computed cell; an empty edge removes it. A leaf is not
/// changed.
void setEdge(Cell &cell, Edge edge);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_VIEWNODE_H
