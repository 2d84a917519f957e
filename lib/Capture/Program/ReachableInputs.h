//===- ReachableInputs.h - move inputs and results of programs --*- C++ -*-===//
//
// Copies the inputs of a program to memory that it can read, and its results to
// their devices. Programs use both in `run`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_REACHABLEINPUTS_H
#define TCOPT_CAPTURE_PROGRAM_REACHABLEINPUTS_H

#include "../Tensor/Device.h"
#include "Program.h"

namespace tcopt::capture {

/// The inputs of a call, with copies of those that the program cannot read.
/// Programs of the host read any strides in memory that the host can access.
/// Programs of a device also read memory of the device in row-major order.
class ReachableInputs {
public:
  explicit ReachableInputs(llvm::ArrayRef<Program::Input> given,
                           const Signature &signature, bool isOnDevice = false)
      : given(given), isOnDevice(isOnDevice) {
    if (!llvm::all_of(given, [&](const Program::Input &input) {
          return isReachableInput(input);
        }))
      reach(signature);
  }
  llvm::ArrayRef<Program::Input> get() const { return given; }

private:
  bool isReachableInput(const Program::Input &input) const {
    return !input.storage || isReachable(input.storage->device()) ||
           (isOnDevice && input.layout->isRowMajor());
  }
  void reach(const Signature &signature);
  void copyInOrder(Program::Input &input, size_t elementBytes);
  void copyToHost(Program::Input &input);

  llvm::ArrayRef<Program::Input> given;
  bool isOnDevice;
  std::vector<Program::Input> own;
  std::vector<std::unique_ptr<HostAccess>> accesses;
  std::vector<std::shared_ptr<Storage>> copies;
  std::vector<std::unique_ptr<Layout>> layouts;
};

/// Copies results that are on another device to `device`; the signature may
/// keep a result on the CPU.
std::vector<Result> movedTo(const DeviceInfo *device,
                            const Signature &signature,
                            std::vector<Result> results);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_REACHABLEINPUTS_H
