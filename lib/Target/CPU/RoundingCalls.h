//===- RoundingCalls.h - roundings to bf16 as vectorizers cost them -*- C++
//-*-===//

#ifndef TCOPT_LIB_TARGET_CPU_ROUNDINGCALLS_H
#define TCOPT_LIB_TARGET_CPU_ROUNDINGCALLS_H

namespace llvm {
class Module;
} // namespace llvm

namespace tcopt {

/// Makes each rounding of a float to bfloat a call of a function that has
/// variants for vectors, until it is destroyed: then calls of any of them are
/// roundings again, of vectors where LLVM has vectorized.
class RoundingCalls {
public:
  explicit RoundingCalls(llvm::Module &module);
  ~RoundingCalls();
  RoundingCalls(const RoundingCalls &) = delete;
  RoundingCalls &operator=(const RoundingCalls &) = delete;

private:
  llvm::Module &module;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_ROUNDINGCALLS_H
