//===- SplitGroups.h - groups that no schedule is for -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::loops {

/// Makes a group of each root with its fill and epilogues, of a group in which
/// a root reads another one's result and for which `whyNot` has a reason. A
/// remark (`split`) states it. Returns the number of groups that were split.
int64_t splitGroups(mlir::func::FuncOp function, llvm::StringRef category,
                    llvm::function_ref<std::string(nest::GroupOp)> whyNot);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_SPLITGROUPS_H
