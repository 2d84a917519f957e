//===- Walk.h - walk over the nodes of a graph of PyTorch -------*- C++ -*-===//
//
// Calls the overload of each node, and compares its results with the recorded
// dtypes and sizes. The walk has no operator of its own: overloads are those of
// ATen's table, higher-order operators those of HigherOrder.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_TORCH_WALK_H
#define TCOPT_IMPORT_TORCH_WALK_H

#include "Capture/Trace/GraphTrace.h"
#include "tcopt/ATen/Table.h"
#include "tcopt/Import/TorchGraph.h"
#include "llvm/ADT/StringMap.h"

namespace tcopt::torch {

/// A node cannot be computed because an earlier one was refused.
struct DependsOnRefused {};

/// The values of a graph or subgraph by name; none for those that were refused.
using Values = llvm::StringMap<std::optional<aten::Argument>>;

class Walk {
public:
  Walk(const TorchGraph &graph, std::vector<Refusal> &refusals);

  /// Returns null if nodes are refused.
  mlir::OwningOpRef<mlir::ModuleOp> run();

  /// Returns the outputs of a subgraph. Throws DependsOnRefused.
  std::vector<aten::Argument>
  runSubgraph(const Graph &graph, const std::vector<aten::Argument> &arguments);
  /// Converts an argument. Throws Exception, and DependsOnRefused.
  aten::Argument convert(const Argument &argument, const Values &values) const;
  /// Returns a value as a tensor; none for None and for texts.
  std::optional<Tensor> tensorOf(const aten::Argument &value);

private:
  void addSymbols();
  void addFacts();
  void addInput(const Value &input);
  void addConstant(const Value &constant, Values &values);
  void addNodes(const Graph &graph, Values &values);
  void addNode(const Node &node, const Graph &graph, Values &values);
  std::vector<aten::Argument> callNode(const Node &node, const Graph &graph,
                                       const Values &values);
  void addResults(const Node &node, std::vector<aten::Argument> found,
                  Values &values);
  aten::Argument checked(const Value &stated, aten::Argument found,
                         SourceLocation place);
  aten::Argument checkedSize(const Value &stated, const aten::Argument &found,
                             SourceLocation place);
  void checkTensor(const Value &stated, const Tensor &found) const;
  std::string textOf(llvm::ArrayRef<SizeExpr> sizes) const;
  /// Replaces named symbols by those of the trace. Throws Exception.
  SizeExpr sizeOf(const SizeExpr &named) const;
  std::vector<SizeExpr> sizesOf(const std::vector<SizeExpr> &named) const;
  std::vector<capture::GraphTrace::Result> results();
  void refuse(SourceLocation place, const std::string &subject,
              const std::string &message);

  const TorchGraph &graph;
  std::vector<Refusal> &refusals;
  capture::GraphTrace built;
  llvm::StringMap<SizeExpr> symbols;
  /// Results of sizeOf().
  mutable llvm::DenseMap<SizeExpr, SizeExpr> converted;
  Values top;
};

/// Calls a higher-order operator; none for targets that are not one. Throws
/// Exception.
std::optional<std::vector<aten::Argument>>
callHigherOrder(Walk &walk, const Node &node, const Graph &graph,
                const Values &values);

} // namespace tcopt::torch

#endif // TCOPT_IMPORT_TORCH_WALK_H
