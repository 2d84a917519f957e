//===- Inputs.h - The tensors that a function is called with ----*- C++ -*-===//

#ifndef TCOPT_EXECUTION_INPUTS_H
#define TCOPT_EXECUTION_INPUTS_H

#include "tcopt/Execution/Signature.h"
#include "tcopt/Support/HostTensor.h"

namespace tcopt {

using Tensors = std::vector<HostTensor>;

/// Where inputs come from, as the tools' options say it.
struct InputOptions {
  /// Each a file (.npy for the next argument in order; .npz and .safetensors
  /// by the names of their members, or, if none is an argument's, in order),
  /// `name=file`, a type with values instead of a file (`2xf32=1,2`), or what
  /// fills the arguments not given: `random:SEED`,
  /// `nonfinite:SEED`, `special:SEED`, `zeros`.
  std::vector<std::string> inputs;
  /// `NAME=SIZE`, the sizes of symbols that no file fixes.
  std::vector<std::string> dims;
  uint64_t byteLimit = HostTensor::defaultByteLimit;
};

/// Sizes of a signature's symbols.
using SymbolSizes = std::map<std::string, int64_t>;

/// Checks the inputs of a call, and returns what their shapes say of the
/// symbols. Errors name the argument, what was expected and found: their
/// number, a dtype, a shape, a symbol with two sizes or one out of its bounds.
llvm::Expected<SymbolSizes> matchInputs(const Signature &signature,
                                        llvm::ArrayRef<HostTensor> inputs);

/// What the options' files give to arguments of these names; what cannot be
/// read is left out.
std::map<std::string, HostTensor>
readGivenInputs(llvm::ArrayRef<std::string> names, const InputOptions &options);

/// Makes all inputs. Errors: those of `matchInputs`; a file that cannot be
/// read; an unknown name; an argument given twice or not at all; tensors that
/// do not fit into memory.
llvm::Expected<Tensors> makeInputs(const Signature &signature,
                                   const InputOptions &options);

} // namespace tcopt

#endif // TCOPT_EXECUTION_INPUTS_H
