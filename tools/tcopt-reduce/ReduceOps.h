//===- ReduceOps.h - makes an interesting program small ---------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTREDUCE_REDUCEOPS_H
#define TCOPT_TOOLS_TCOPTREDUCE_REDUCEOPS_H

namespace tcopt {

/// Registers the pass `reduce-ops`, with the option `test` of upstream's
/// reducing passes.
void registerReduceOpsPass();

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTREDUCE_REDUCEOPS_H
