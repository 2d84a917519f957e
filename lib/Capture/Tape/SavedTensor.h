//===- SavedTensor.h - values that nodes save for gradients -----*- C++ -*-===//
//
// SavedTensor keeps the elements of a tensor for backward(), and detects writes
// to it. Nodes of the tape own saved tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_SAVEDTENSOR_H
#define TCOPT_CAPTURE_TAPE_SAVEDTENSOR_H

#include "../Autograd/Node.h"
#include "../Program/TensorCall.h"

namespace tcopt::capture {

/// Elements that a node needs to compute gradients, or only the sizes of a
/// tensor. An output of the node itself is saved without its edge, so that the
/// node does not own itself.
class SavedTensor {
public:
  /// Saves an input of a call.
  static SavedTensor ofInput(const CallInputs &inputs, unsigned index,
                             DType dtype);
  /// Saves a tensor in memory.
  static SavedTensor ofTensor(DType dtype, std::shared_ptr<Storage> storage,
                              const Layout &layout);
  /// Returns the sizes without elements, as a tensor with an additional last
  /// dimension of size 0.
  SavedTensor sizesOnly() const;
  /// Whether a tensor with elements is saved.
  bool isWhole() const { return storage != nullptr; }
  const SizeVector &sizes() const { return layout.sizes; }
  /// Returns a copy that programs read as one dimension.
  SavedTensor flattened() const;
  /// Saves a 64-bit number.
  static SavedTensor ofNumber(DType dtype, uint64_t bits);

  /// Sets the edge of a saved input, to which its gradients flow.
  void setEdge(Edge of) { edge = std::move(of); }
  /// Marks the tensor as an output of the node that saves it.
  void setOutput(unsigned number) { output = number; }

  /// Replaces the elements by those of a copy and keeps the edge.
  void replaceElements(SavedTensor copy) {
    copy.edge = std::move(edge);
    *this = std::move(copy);
  }
  /// Expects one more write to the storage: that of the call that saves it.
  void expectWrite() { ++version; }

  /// Throws Exception if the storage was written to since. Errors name `node`.
  void check(const Node &node) const;
  Program::Input input() const;
  /// Returns a tensor of the elements with their edge, as an operand of
  /// recorded gradient computations.
  Tensor tensor(Node &node) const;

private:
  SavedTensor(DType dtype, std::shared_ptr<Storage> storage, Layout layout)
      : dtype(dtype), storage(std::move(storage)), layout(std::move(layout)) {}

  DType dtype;
  std::shared_ptr<Storage> storage;
  Layout layout;
  std::optional<Layout> flat;
  uint64_t bits = 0;
  uint32_t version = 0;
  Edge edge;
  std::optional<unsigned> output;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_SAVEDTENSOR_H
