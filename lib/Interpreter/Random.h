//===- Random.h - Random bits -----------------------------------*- C++ -*-===//
//
// What the random ops of graph and core share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_RANDOM_H
#define TCOPT_LIB_INTERPRETER_RANDOM_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

/// The lower two words of Philox4x32-10 at a counter.
uint64_t philox(uint64_t seed, uint64_t counter);

/// These bits at the counters from `offset` on, as i64.
llvm::Expected<HostTensor> philox(OpCall &call, const HostTensor &seed,
                                  const HostTensor &offset,
                                  llvm::ArrayRef<int64_t> shape);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_RANDOM_H
