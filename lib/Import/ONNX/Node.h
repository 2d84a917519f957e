//===- Node.h - a node while it is imported ---------------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_NODE_H
#define TCOPT_IMPORT_ONNX_NODE_H

#include "Broadcast.h"
#include "Scope.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::onnx_import {

class Importer;
struct Operator;

/// One node while it is imported: what it has, and what it is to become. After
/// an error all that is asked for is null or empty.
class Node {
public:
  Node(Importer &importer, const onnx::NodeProto &proto, const Operator &op,
       int64_t since, mlir::Location loc, Scope &scope);

  NodeBuilder b;
  Importer &importer;
  const onnx::NodeProto &proto;
  Scope &scope;

  /// The version of the operator: the newest one that the model's operator set
  /// has.
  int64_t since() const { return version; }
  bool hasFailed() const { return b.hasFailed(); }
  void error(const llvm::Twine &message) { b.error(message); }

  //===--- inputs ---===//

  size_t numInputs() const { return inputs.size(); }
  bool has(size_t i) const { return i < inputs.size() && inputs[i]; }
  /// The i-th input as a tensor; it must be there.
  mlir::Value in(size_t i);
  /// The same, null if it is not there.
  mlir::Value optional(size_t i) { return has(i) ? in(i) : mlir::Value(); }
  Item &item(size_t i) { return *inputs[i]; }
  ItemPtr itemPtr(size_t i) const { return inputs[i]; }
  /// All inputs as tensors.
  llvm::SmallVector<mlir::Value> all();
  /// The integers of an input that must be known now; `what` names it in the
  /// error.
  llvm::SmallVector<int64_t> integers(size_t i, llvm::StringRef what);
  /// The same, none if they are not known.
  std::optional<llvm::SmallVector<int64_t>> knownIntegers(size_t i);
  /// The numbers of an input that must be known now.
  llvm::SmallVector<double> numbers(size_t i, llvm::StringRef what);
  /// The elements of an input as sizes, from data if need be.
  graph::Sizes sizes(size_t i, llvm::StringRef what);
  /// The number of elements of an input of rank 1, if it is static.
  std::optional<int64_t> knownLength(size_t i);
  /// Sets the number of elements of an input if it is dynamic. The program
  /// checks it.
  void setLength(size_t i, int64_t length);
  /// The constant that the input is, or null.
  mlir::ElementsAttr constant(size_t i);

  //===--- attributes ---===//

  bool hasAttribute(llvm::StringRef name) const { return find(name); }
  int64_t integer(llvm::StringRef name, int64_t otherwise);
  double number(llvm::StringRef name, double otherwise);
  std::string text(llvm::StringRef name, llvm::StringRef otherwise);
  /// The same for an attribute that is one of these words; `otherwise` after an
  /// error.
  std::string choice(llvm::StringRef name, llvm::StringRef otherwise,
                     llvm::ArrayRef<llvm::StringRef> words);
  std::optional<llvm::SmallVector<int64_t>> integers(llvm::StringRef name);
  std::optional<llvm::SmallVector<double>> numbers(llvm::StringRef name);
  llvm::SmallVector<std::string> texts(llvm::StringRef name);
  const onnx::GraphProto *graph(llvm::StringRef name);
  /// A tensor attribute; null if it is not there.
  mlir::ElementsAttr tensor(llvm::StringRef name);
  /// An element type attribute, as a type; `otherwise` if it is not there.
  mlir::Type elementType(llvm::StringRef name, mlir::Type otherwise);
  /// The same for an attribute that is the type's name in capital letters.
  mlir::Type namedType(llvm::StringRef name, mlir::Type otherwise);

  //===--- sizes ---===//

  graph::Size sizeOf(mlir::Value x, int64_t dim);
  graph::Sizes sizesOf(mlir::Value x);
  /// `dim` in [0, rank), or an error.
  int64_t normalize(int64_t dim, int64_t rank);
  llvm::SmallVector<int64_t> normalize(llvm::ArrayRef<int64_t> dims,
                                       int64_t rank);

  /// See Importer::withStatedSize.
  mlir::Value withStatedSize(mlir::Value x, int64_t dim);

  //===--- arithmetic on sizes ---===//

  mlir::Value index(graph::Size size);
  graph::Size add(graph::Size a, graph::Size b);
  graph::Size sub(graph::Size a, graph::Size b);
  graph::Size mul(graph::Size a, graph::Size b);
  graph::Size div(graph::Size a, graph::Size b);
  graph::Size max(graph::Size a, graph::Size b);
  graph::Size min(graph::Size a, graph::Size b);
  graph::Size product(llvm::ArrayRef<graph::Size> sizes);
  /// A tensor of rank 0 and i64.
  mlir::Value tensorOfSize(graph::Size size);

  //===--- results ---===//

  size_t numOutputs() const { return size_t(proto.output_size()); }
  bool wants(size_t i) const {
    return i < numOutputs() && !proto.output(int(i)).empty();
  }
  void out(mlir::Value value) { out(0, value); }
  void out(size_t i, mlir::Value value) { out(i, Item::ofTensor(value)); }
  void out(size_t i, ItemPtr item);
  llvm::ArrayRef<ItemPtr> results() const { return outputs; }

private:
  /// Reports that an input has to be a constant when the model is imported.
  void errorUnknown(size_t i, llvm::StringRef what);
  const onnx::AttributeProto *find(llvm::StringRef name) const;
  /// The attribute, if it has this type; another one is an error.
  const onnx::AttributeProto *find(llvm::StringRef name,
                                   onnx::AttributeProto::AttributeType type);
  mlir::Type sizeType() { return b.ops().getIndexType(); }

  int64_t version;
  std::vector<ItemPtr> inputs, outputs;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_NODE_H
