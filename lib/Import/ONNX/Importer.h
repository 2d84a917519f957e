//===- Importer.h - models as graph IR ----------------------------*- C++
//-*-===//
//
// Walks a model's nodes in their order and calls the importer of each operator
// (see OperatorTable.h). What cannot be imported is collected and reported at
// once.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_IMPORTER_H
#define TCOPT_IMPORT_ONNX_IMPORTER_H

#include "Broadcast.h"
#include "ConstantFolder.h"
#include "Functions.h"
#include "Model.h"
#include "OperatorTable.h"
#include "Scope.h"
#include "Weights.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Import/ONNX.h"

namespace tcopt::onnx_import {

/// The name of the initializer that a constant was, where parameters are asked
/// for.
inline constexpr llvm::StringLiteral kInitializerAttr = "tcopt.initializer";

/// An error at a node, or at none.
struct Problem {
  mlir::Location loc;
  std::string message;
};

class Importer {
public:
  Importer(Model &model, mlir::MLIRContext *context,
           const OnnxImportOptions &options);

  /// The module, or null after all that is wrong has been reported.
  mlir::OwningOpRef<mlir::ModuleOp> run();

  //===--- for importers of operators ---===//

  mlir::OpBuilder &ops() { return builder; }
  /// Imports the nodes of a graph whose inputs are defined in the scope.
  /// Returns what its outputs stand for.
  std::vector<ItemPtr> importGraph(const onnx::GraphProto &graph, Scope &scope);
  /// The tensor of an item; builds it if only the elements are known.
  mlir::Value tensorOf(Item &item, graph::GraphBuilder &b);
  /// The elements of a vector or scalar of integers or Booleans, as values of
  /// type index or i1. Errors: its size is not known.
  std::optional<llvm::SmallVector<mlir::Value>>
  elementsOf(Item &item, graph::GraphBuilder &b);
  /// The elements if they are known without looking at data, else none.
  std::optional<llvm::SmallVector<mlir::Value>>
  knownElements(Item &item, graph::GraphBuilder &b);
  /// The constant that a tensor is; null if it is none.
  mlir::ElementsAttr constantOf(Item &item);
  /// The elements of a tensor of the model.
  llvm::Expected<mlir::ElementsAttr>
  readTensor(const onnx::TensorProto &tensor);
  /// A size as a constant or as one value for sizes known to be equal.
  graph::Size sizeOf(mlir::Value tensor, int64_t dim, mlir::Location loc);
  CommonSizes &commonSizes() { return common; }
  /// Predicts a Boolean or a size from the sizes of the model's inputs (see
  /// SizePrediction.h). The program has to check the prediction.
  std::optional<int64_t> predict(mlir::Value value);
  /// Returns the tensor with a static dimension in its type if the caller has
  /// stated the size of this dynamic dimension, which the program then checks;
  /// otherwise the tensor.
  mlir::Value withStatedSize(mlir::Value tensor, int64_t dim,
                             mlir::Location loc);
  /// The names of the model's inputs that a value depends on.
  llvm::SmallVector<llvm::StringRef> inputsOf(Item &item);
  /// Forgets what is remembered of values that are about to be erased.
  void forget(mlir::Value value);
  void forget(mlir::Region &region);
  bool hasProblems() const { return !problems.empty(); }
  void report(mlir::Location loc, const llvm::Twine &message);
  int64_t opset(llvm::StringRef domain, const Scope &scope) const;

private:
  void importMain();
  void importInitializers(const onnx::GraphProto &graph, Scope &scope);
  void importNode(const onnx::NodeProto &node, size_t index, Scope &scope);
  void importOperator(const onnx::NodeProto &node, mlir::Location loc,
                      Scope &scope);
  bool importCall(const onnx::NodeProto &node, mlir::Location loc,
                  Scope &scope);
  void importBody(const Function &called, const onnx::NodeProto &node,
                  mlir::Location loc, Scope &scope);
  void defineOutputs(const onnx::NodeProto &node, mlir::Location loc,
                     llvm::ArrayRef<ItemPtr> results, Scope &scope);
  void declareInputs(mlir::func::FuncOp function);
  std::optional<mlir::RankedTensorType>
  inputType(const onnx::ValueInfoProto &input, mlir::ArrayAttr &dims);
  void returnOutputs(mlir::func::FuncOp function, Scope &scope);
  bool isParameter(mlir::Value value, llvm::StringRef name) const;
  /// Makes arguments of initializers that can be trained.
  void makeParameters(mlir::func::FuncOp function);
  void makeParameter(mlir::func::FuncOp function, graph::ConstantOp op,
                     mlir::StringAttr name);
  std::vector<onnx::ValueInfoProto> outputs(const Scope &scope) const;
  void checkOutput(const onnx::ValueInfoProto &output, mlir::Value value);
  void guardBoundInputs(mlir::func::FuncOp function);
  mlir::ElementsAttr boundValue(mlir::BlockArgument argument);
  graph::Size findSize(mlir::Value tensor, int64_t dim, mlir::Location loc);
  std::optional<int64_t> statedSize(mlir::BlockArgument argument, int64_t dim);
  graph::Size sizeOfArgument(mlir::BlockArgument argument, int64_t dim);
  mlir::Location locationOf(const onnx::NodeProto &node, size_t index);

  Model &model;
  mlir::MLIRContext *context;
  const OnnxImportOptions &options;
  mlir::OpBuilder builder;
  WeightReader weights;
  ConstantFolder folder;
  OperatorTable operators;
  FunctionTable functions;
  std::vector<Problem> problems;
  /// The inputs of the model that are arguments, in order.
  std::vector<const onnx::ValueInfoProto *> inputs;
  /// Values of inputs that the program was imported for.
  llvm::MapVector<mlir::BlockArgument, mlir::ElementsAttr> bound;
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::Value> sizes;
  llvm::StringMap<mlir::Value> symbols;
  CommonSizes common;
  unsigned depth = 0;
  size_t numNodes = 0;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_IMPORTER_H
