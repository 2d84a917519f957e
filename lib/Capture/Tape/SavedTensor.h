//===- SavedTensor.h - what the tape keeps ----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_SAVEDTENSOR_H
#define TCOPT_CAPTURE_AUTOGRAD_SAVEDTENSOR_H

#include "../Autograd/Node.h"
#include "../Program/TensorCall.h"

namespace tcopt::capture {

/// Elements that a node needs to compute gradients, or only sizes of a tensor.
/// It does not keep what has computed it alive if that is the node itself.
class SavedTensor {
public:
  /// Saves an input of a call.
  static SavedTensor ofInput(const CallInputs &inputs, unsigned index,
                             DType dtype);
  /// Saves a tensor in memory.
  static SavedTensor ofTensor(DType dtype, std::shared_ptr<Storage> storage,
                              const Layout &layout);
  /// Only its sizes, without elements: a last dimension of 0 places is added.
  SavedTensor sizesOnly() const;
  /// Whether it is a tensor with elements.
  bool isWhole() const { return storage != nullptr; }
  const SizeVector &sizes() const { return layout.sizes; }
  /// Programs get the elements as one dimension.
  SavedTensor flattened() const;
  /// A number of 64 bits.
  static SavedTensor ofNumber(DType dtype, uint64_t bits);

  /// It is an input: gradients of it go there.
  void setEdge(Edge of) { edge = std::move(of); }
  /// It is an output of the node that keeps it.
  void setOutput(unsigned number) { output = number; }

  /// The elements of a copy.
  void replaceElements(SavedTensor copy) {
    copy.edge = std::move(edge);
    *this = std::move(copy);
  }
  /// It is written to once more before anybody reads it.
  void expectWrite() { ++version; }

  /// Throws if it was written to since. `node` is what needs it.
  void check(const Node &node) const;
  Program::Input input() const;
  /// A tensor of the elements, as an operand of what gives gradients.
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

#endif // TCOPT_CAPTURE_AUTOGRAD_SAVEDTENSOR_H
