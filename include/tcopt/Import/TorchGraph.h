//===- TorchGraph.h - graphs of PyTorch -------------------------*- C++ -*-===//
//
// A graph of ATen's operators as PyTorch's capture records it: overloads by
// name, arguments with types, the dtype and the sizes of each value, and source
// locations. docs/TorchGraph.md defines the fields and the form as JSON.
//
//   llvm::Expected<TorchGraph> graph = parseTorchGraph(text);
//   OwningOpRef<ModuleOp> module = importTorchGraph(*graph, refusals);
//
// Front ends fill the structure in, and then need no JSON.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_TORCHGRAPH_H
#define TCOPT_IMPORT_TORCHGRAPH_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Support/DTypes.h"
#include "tcopt/Support/SizeExpr.h"
#include "tcopt/Support/SizeFacts.h"
#include "tcopt/Support/SourceLocation.h"
#include "llvm/Support/Error.h"
#include <map>
#include <variant>

namespace tcopt::torch {

/// An input, a constant or a result of a node.
struct Value {
  enum class Kind { tensor, size, number, boolean, none };

  std::string name;
  Kind kind = Kind::tensor;
  /// As in "f32"; also dtypes that tcopt does not have, as in "c64".
  std::string dtype;
  std::vector<SizeExpr> sizes;
  /// Empty for row-major order.
  std::vector<SizeExpr> strides;
  std::string device = "cpu";
  /// The size, of a value of this kind.
  SizeExpr size;
  /// The elements of a constant, little-endian and in row-major order.
  std::string data;
};

/// An argument of a node.
struct Argument {
  using List = std::vector<Argument>;
  /// A value of the graph.
  struct Name {
    std::string name;
  };
  struct Subgraph {
    std::string name;
  };
  /// An overload that a higher-order operator calls.
  struct Operator {
    std::string name;
  };
  struct DTypeName {
    std::string name;
  };
  struct Complex {};

  /// None, or the value. A text is a string, a device, a layout or a memory
  /// format. A SizeExpr is an integer, or a size without a node.
  std::variant<std::monostate, Name, bool, SizeExpr, double, std::string,
               DTypeName, List, Subgraph, Operator, Complex>
      value;
};

struct Node {
  /// As in "aten.add.Tensor".
  std::string target;
  std::vector<Argument> arguments;
  std::vector<std::pair<std::string, Argument>> keywords;
  /// None for results without a use.
  std::vector<std::optional<Value>> results;
  SourceLocation place;
};

struct Graph {
  std::vector<Value> inputs, constants;
  std::vector<Node> nodes;
  std::vector<Argument> outputs;
  /// Subgraphs of higher-order operators.
  std::map<std::string, Graph> graphs;
};

struct Symbol {
  std::string name;
  /// The value in the recorded call; none for a size that depends on data.
  std::optional<int64_t> hint;
  SizeFacts::Interval range;
};

/// A relation that the caller's guards establish: `==`, `!=` or `<=`. A null
/// side states nothing.
struct Fact {
  enum class Relation { equal, notEqual, lessOrEqual };
  SizeExpr left, right;
  Relation relation;
};

struct TorchGraph : Graph {
  std::vector<Symbol> symbols;
  std::vector<Fact> facts;
};

/// Parses a graph from JSON. Errors: text that is no graph, with the path of
/// the field.
llvm::Expected<TorchGraph> parseTorchGraph(llvm::StringRef json);

/// The reason why a node is not imported.
struct Refusal {
  SourceLocation place;
  /// The overload, or the name of an input.
  std::string subject;
  std::string message;
  /// The name of the first result of the node; empty without one.
  std::string node = {};

  /// Returns text as in "model.py:7: error: 'aten.relu': expected a tensor".
  std::string text() const;
};

/// Returns a module with the function `main`, whose arguments are the inputs of
/// the graph. Its results are the outputs of the graph without those that are
/// None, followed by the new values of the inputs that nodes have written to,
/// to which the inputs are donated.
/// Sizes, numbers and Booleans are tensors of rank 0 with the dtypes i64, f64
/// and i1.
///
/// The module is built in the context of the functions on tensors, and copied
/// to `context` unless that is null.
///
/// A graph with random operators has one more argument, `random_state`, an i64
/// tensor of rank 0: equal states give equal numbers.
///
/// Returns null and appends to `refusals` if nodes cannot be imported: one for
/// each node, and none for nodes that depend on them only.
mlir::OwningOpRef<mlir::ModuleOp>
importTorchGraph(const TorchGraph &graph, mlir::MLIRContext *context,
                 std::vector<Refusal> &refusals);

/// Parses and imports a graph. Errors: those of parseTorchGraph, and one line
/// for each refusal.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadTorchGraph(llvm::StringRef json, mlir::MLIRContext *context);

} // namespace tcopt::torch

#endif // TCOPT_IMPORT_TORCHGRAPH_H
