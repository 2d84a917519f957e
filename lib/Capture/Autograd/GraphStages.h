//===- GraphStages.h - graphs cut at values of the tape ---------*- C++ -*-===//
//
// A program computes all results of a graph at once, and its call is one node
// of the tape. Where a result is computed from another one, gradients by the
// latter do not pass its output of that node. Stages are the same graph cut at
// such values: the call of each stage is a node of its own, so that each of the
// values is an output that all its gradients pass, as in PyTorch.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_GRAPHSTAGES_H
#define TCOPT_CAPTURE_AUTOGRAD_GRAPHSTAGES_H

#include "Derivative.h"
#include "Variable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::capture {

class Trace;

/// A part of a graph that is called by itself.
struct GraphStage {
  std::shared_ptr<GraphFunction> function;
  /// Arguments of the graph, and results of earlier stages.
  std::vector<mlir::Value> operands;
  std::vector<mlir::Value> results;
};

/// What all stages are compiled with.
struct StageSettings {
  const ProgramOptions &options;
  const CompileLabel &label;
  const DeviceInfo *device;
};

/// Cuts what the results follow from at values of its block. An operator
/// belongs to the first stage that needs it. Sizes and constants are computed
/// in each.
std::vector<GraphStage> cutIntoStages(mlir::func::FuncOp function,
                                      llvm::ArrayRef<mlir::Value> cuts,
                                      llvm::ArrayRef<mlir::Value> results,
                                      const StageSettings &settings);

/// Tensors by value.
using ValueTensors = llvm::DenseMap<mlir::Value, Tensor>;
using StageLeaves = llvm::DenseMap<mlir::Value, std::shared_ptr<Variable>>;

/// Calls the stages. `values` has the arguments of the graph, and gets all
/// results of stages. Values in `leaves` become leaves with these variables.
/// Throws Exception.
void callStages(llvm::ArrayRef<GraphStage> stages, ValueTensors &values,
                const StageLeaves &leaves, const std::string &name,
                Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_GRAPHSTAGES_H
