//===- Inputs.h - Inputs of a function from tool options --------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INPUTS_H
#define TCOPT_EXECUTION_INPUTS_H

#include "tcopt/Execution/Signature.h"
#include "tcopt/Support/HostTensor.h"

namespace tcopt {

using Tensors = std::vector<HostTensor>;

/// The sources of inputs: values of the tools' options.
struct InputOptions {
  /// Each a file (.npy for the next argument in order; .npz and .safetensors by
  /// the names of their members, or, if none is an argument's, in order),
  /// `name=file`, a type with values instead of a file (`2xf32=1,2`), or the
  /// fill of the remaining arguments: `random:SEED`, `nonfinite:SEED`,
  /// `special:SEED`, `zeros`.
  std::vector<std::string> inputs;
  /// `NAME=SIZE`: the sizes of symbols that no file determines.
  std::vector<std::string> dims;
  uint64_t byteLimit = HostTensor::defaultByteLimit;
};

/// Checks the inputs of a call, and returns the sizes of the symbols in their
/// shapes. Errors: a wrong number of inputs, a wrong dtype or shape, a symbol
/// with two sizes or a size out of its bounds. The message has the argument,
/// the expected and the found value.
llvm::Expected<SymbolSizes> matchInputs(const Signature &signature,
                                        llvm::ArrayRef<HostTensor> inputs);

/// Returns the tensors that the options assign to arguments with these names.
/// Skips files that cannot be read.
std::map<std::string, HostTensor>
readGivenInputs(llvm::ArrayRef<std::string> names, const InputOptions &options);

/// Creates all inputs. Errors: those of `matchInputs`; a file that cannot be
/// read; an unknown name; an argument that is set twice or not at all; tensors
/// that exceed the byte limit.
llvm::Expected<Tensors> makeInputs(const Signature &signature,
                                   const InputOptions &options);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INPUTS_H
