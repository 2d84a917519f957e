//===- TensorCall.h - calls of programs on tensors --------------*- C++ -*-===//
//
// CallInputs binds tensors to the inputs of a program. Versions of compiled
// functions, the recorder, nodes of the tape, and ONNX models use it for their
// calls, and the tape saves inputs from it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_TENSORCALL_H
#define TCOPT_CAPTURE_PROGRAM_TENSORCALL_H

#include "Program.h"

namespace tcopt::capture {

/// The inputs of a call, in the order of the program's signature. Tensors and
/// numbers that are added by reference must outlive it.
class CallInputs {
public:
  /// The origin of an input. A number has no storage.
  struct Source {
    /// The tensor to which gradients of the input flow; null for a saved value.
    const TensorImpl *tensor = nullptr;
    const std::shared_ptr<Storage> *storage = nullptr;
    /// The layout of the tensor, even if the program is passed another layout.
    const Layout *layout = nullptr;
  };

  /// If `seenAs` is not null, the program is passed all tensors with this
  /// layout.
  explicit CallInputs(size_t count, const Layout *seenAs = nullptr)
      : seenAs(seenAs) {
    inputs.reserve(count);
    sources.reserve(count);
  }
  CallInputs(const CallInputs &) = delete;
  CallInputs &operator=(const CallInputs &) = delete;

  /// Adds a tensor whose elements are in memory, described by strides.
  void add(const TensorImpl &tensor) {
    if (const Layout *known = tensor.knownLayout())
      return add(tensor, tensor.cell->storage, *known);
    layouts.push_back(std::make_unique<Layout>(*tensor.layout()));
    add(tensor, tensor.cell->storage, *layouts.back());
  }
  /// Adds elements that a tensor had earlier; its cell may have changed since.
  void add(const TensorImpl &tensor, const std::shared_ptr<Storage> &storage,
           const Layout &layout) {
    inputs.push_back({layout.begin(*storage, getSize(tensor.cell->dtype)),
                      seenAs ? seenAs : &layout, storage.get()});
    sources.push_back({&tensor, &storage, &layout});
  }
  /// Adds any tensor. It is computed if its elements are not in memory, and
  /// copied if no strides describe it. `user` names the caller in errors.
  /// Throws Exception.
  void addAny(Tensor tensor, const char *user, Place place);
  /// Adds a 64-bit number by reference. Programs only read it.
  void addNumber(const uint64_t &bits) {
    inputs.push_back({const_cast<uint64_t *>(&bits), &scalar});
    sources.emplace_back();
  }
  /// Adds an input that the caller has bound.
  void add(const Program::Input &input) {
    inputs.push_back(input);
    sources.emplace_back();
  }
  /// Lets the program write over the last input, if its elements do not
  /// overlap.
  void donateLast() {
    inputs.back().isDonated = !inputs.back().layout->mayOverlap();
  }

  llvm::ArrayRef<Program::Input> get() const { return inputs; }
  const Source &source(size_t index) const { return sources[index]; }
  /// Returns the bits of an input that was added by addNumber.
  uint64_t number(size_t index) const {
    return *static_cast<const uint64_t *>(inputs[index].data);
  }

private:
  const Layout *seenAs;
  llvm::SmallVector<Program::Input, 8> inputs;
  llvm::SmallVector<Source, 8> sources;
  llvm::SmallVector<std::unique_ptr<Layout>, 0> layouts;
  std::vector<Tensor> kept;
  Layout scalar;
};

/// Runs a program. Throws Exception "NAME: ..." at `place` for invalid values.
std::vector<Result> runNamed(Program &program, const CallInputs &inputs,
                             const DeviceInfo *device, const std::string &name,
                             Place place);
/// Returns a new tensor with the elements of a result.
Tensor tensorOf(DType dtype, Result result);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_TENSORCALL_H
