//===- TensorCall.h - calls of programs on tensors --------------*- C++ -*-===//
//
// All callers bind their tensors to the inputs of a program here: versions of
// compiled functions, the recorder, nodes of the tape, and ONNX models. The
// tape saves inputs from the same object.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_TENSORCALL_H
#define TCOPT_CAPTURE_PROGRAM_TENSORCALL_H

#include "Program.h"

namespace tcopt::capture {

/// The inputs of one call, in the order of the program's signature. Tensors and
/// numbers that are added by reference must outlive it.
class CallInputs {
public:
  /// Where an input comes from. A number has no storage.
  struct Source {
    /// The tensor that gradients of the input flow to; null for a saved value.
    const TensorImpl *tensor = nullptr;
    const std::shared_ptr<Storage> *storage = nullptr;
    /// The layout of the tensor, also if the program sees another one.
    const Layout *layout = nullptr;
  };

  /// If `seenAs` is not null, the program sees all tensors with this layout.
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
  /// Adds the elements that a tensor had: its cell may have been changed since.
  void add(const TensorImpl &tensor, const std::shared_ptr<Storage> &storage,
           const Layout &layout) {
    inputs.push_back({layout.begin(*storage, getSize(tensor.cell->dtype)),
                      seenAs ? seenAs : &layout, storage.get()});
    sources.push_back({&tensor, &storage, &layout});
  }
  /// Adds any tensor, whose elements are computed if they are not in memory and
  /// copied if no strides describe them. `user` names the caller in errors.
  void addAny(Tensor tensor, const char *user, Place place);
  /// Adds a number of 64 bits, which programs only read.
  void addNumber(const uint64_t &bits) {
    inputs.push_back({const_cast<uint64_t *>(&bits), &scalar});
    sources.emplace_back();
  }
  /// Adds an input that the caller has bound itself.
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
  /// Returns the value of an input that is a number.
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

/// Runs a program. Throws Exception "NAME: ..." at `place` if values are wrong.
std::vector<Result> runNamed(Program &program, const CallInputs &inputs,
                             const DeviceInfo *device, const std::string &name,
                             Place place);
/// Returns a new tensor of the elements of a result.
Tensor tensorOf(DType dtype, Result result);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_TENSORCALL_H
