//===- FailureOrder.h - number the ops of a group that may fail -*- C++ -*-===//

#ifndef TCOPT_DIALECTS_NEST_TRANSFORMS_FAILUREORDER_H
#define TCOPT_DIALECTS_NEST_TRANSFORMS_FAILUREORDER_H

#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// States the order of the program on each `rt.fail` of a group with several,
/// as `order`: merged bodies have them in another one. `rt-carry-failures`
/// reads it.
void numberFailures(GroupOp group);

} // namespace tcopt::nest

#endif // TCOPT_DIALECTS_NEST_TRANSFORMS_FAILUREORDER_H
