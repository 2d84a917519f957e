//===- PlanAttributes.h - plans as attributes of the IR ---------*- C++ -*-===//
//
// A plan is a list on the function (`nest.plan`, a group each) and a list on
// each member (`nest.members`, a group and a role each). Plans by hand are read
// and plans of the planner written here.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_FUSION_PLANATTRIBUTES_H
#define TCOPT_LIB_TARGET_FUSION_PLANATTRIBUTES_H

#include "CoreGraph.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Analysis/FusionPlan.h"
#include "tcopt/Target/Backend.h"

namespace tcopt {

/// The model of the backend of this name for the target of a function, or the
/// default model.
std::unique_ptr<KernelModel> createModelFor(const BackendRegistry *backends,
                                            llvm::StringRef target,
                                            mlir::Operation *function);

class PlanWriter {
public:
  explicit PlanWriter(mlir::FunctionOpInterface function);

  /// The first number that no group of the function has.
  int64_t getNextGroup() const { return nextGroup; }
  /// Adds the groups of a block, except those that are written already.
  void add(const CoreGraph &graph, std::vector<PlanGroup> groups,
           llvm::function_ref<bool(const PlanGroup &)> isWritten);
  /// States the groups on the function. Returns their number.
  int64_t finish();

private:
  mlir::FunctionOpInterface function;
  llvm::SmallVector<mlir::Attribute> planned;
  int64_t nextGroup = 0;
};

/// The groups that members of the block state. Emits an error at the function
/// or op, and fails, where the list on the function does not fit: each with
/// what was expected and found.
llvm::FailureOr<std::vector<PlanGroup>>
readPlan(mlir::FunctionOpInterface function, mlir::Block &block,
         const CoreGraph &graph);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_PLANATTRIBUTES_H
