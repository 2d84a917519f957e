//===- GraphStages.h - cut graphs at values of the tape ---------*- C++ -*-===//
//
// A program computes all results of a graph at once, and its call is one node
// of the tape. If a result z is computed from a result y, gradients of z reach
// the inputs without passing the node's output y. Stages are the same graph cut
// at values like y. The call of each stage is a node, so that all gradients of
// y pass an output of a node, as in PyTorch. GraphNode and TapeWriter use
// stages.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_GRAPHSTAGES_H
#define TCOPT_CAPTURE_TAPE_GRAPHSTAGES_H

#include "../Autograd/ViewNode.h"
#include "../Trace/Trace.h"
#include "Derivative.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::capture {

/// A subgraph that is compiled and called separately.
struct GraphStage {
  std::shared_ptr<GraphFunction> function;
  /// Arguments of the graph, and results of earlier stages.
  std::vector<mlir::Value> operands;
  std::vector<mlir::Value> results;
};

/// Compilation settings that all stages share.
struct StageSettings {
  const ProgramOptions &options;
  const CompileLabel &label;
  const DeviceInfo *device;
};

/// Cuts the computation of `results` at the values `cuts` of the function's
/// block. An op belongs to the first stage that needs it. Each stage computes
/// sizes and constants itself.
std::vector<GraphStage> cutIntoStages(mlir::func::FuncOp function,
                                      llvm::ArrayRef<mlir::Value> cuts,
                                      llvm::ArrayRef<mlir::Value> results,
                                      const StageSettings &settings);

/// The tensors of a call by values of the graph.
using ValueTensors = llvm::DenseMap<mlir::Value, Tensor>;
using StageLeaves = llvm::DenseMap<mlir::Value, std::shared_ptr<Variable>>;

/// Calls the stages. `values` contains the arguments of the graph, and receives
/// the results of all stages. Values in `leaves` become leaves with these
/// variables. Gradients of views pass the edges of the views. Throws Exception.
void callStages(llvm::ArrayRef<GraphStage> stages, ValueTensors &values,
                const StageLeaves &leaves, llvm::ArrayRef<StageView> views,
                const std::string &name, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_GRAPHSTAGES_H
