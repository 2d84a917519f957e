//===- HigherOrder.cpp - higher-order operators of PyTorch ----------------===//
//
// Operators whose arguments are subgraphs, as control flow of graphs.
//
//===----------------------------------------------------------------------===//

#include "Walk.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Functions.h"

using llvm::StringRef;

namespace tcopt::torch {

using Arguments = std::vector<aten::Argument>;
using capture::Tensors;

namespace {
/// The operands of a node.
struct Operands {
  Walk &walk;
  const Node &node;
  const Graph &graph;
  const Values &values;

  const Graph &subgraph(size_t index) const;
  aten::Argument value(size_t index) const {
    return walk.convert(node.arguments[index], values);
  }
  /// Returns the elements of a list.
  Arguments list(size_t index) const;
  Tensors tensors(size_t index) const;
};
} // namespace

const Graph &Operands::subgraph(size_t index) const {
  const auto *name =
      std::get_if<Argument::Subgraph>(&node.arguments[index].value);
  auto known = name ? graph.graphs.find(name->name) : graph.graphs.end();
  if (known == graph.graphs.end())
    throw Exception("expected a subgraph as argument " + std::to_string(index));
  return known->second;
}

Arguments Operands::list(size_t index) const {
  aten::Argument value = this->value(index);
  const auto *list = value.getIf<aten::Argument::List>();
  if (!list)
    throw Exception("expected a list as argument " + std::to_string(index));
  return *list;
}

// Sizes and numbers of loops are tensors of rank 0.
static Tensors tensorsOf(const Arguments &arguments, Walk &walk) {
  Tensors tensors;
  for (const aten::Argument &one : arguments) {
    std::optional<Tensor> tensor = walk.tensorOf(one);
    if (!tensor)
      throw Exception(ErrorCode::Unsupported,
                      "expected tensors as results of subgraphs");
    tensors.push_back(*tensor);
  }
  return tensors;
}

Tensors Operands::tensors(size_t index) const {
  return tensorsOf(list(index), walk);
}

static Arguments argumentsOf(const Tensors &tensors) {
  return Arguments(tensors.begin(), tensors.end());
}

static Arguments concat(Arguments first, const Arguments &second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// cond(pred, true_graph, false_graph, operands)
static Arguments callCond(const Operands &operands) {
  Arguments captured = operands.list(3);
  auto branch = [&](size_t index) {
    return [&operands, &captured, index] {
      return tensorsOf(
          operands.walk.runSubgraph(operands.subgraph(index), captured),
          operands.walk);
    };
  };
  std::optional<Tensor> pred = operands.walk.tensorOf(operands.value(0));
  if (!pred)
    throw Exception("expected a Boolean as the condition");
  return argumentsOf(
      capture::condOf(*pred, branch(1), branch(2), operands.node.place));
}

/// while_loop(cond_graph, body_graph, carried, captured)
static Arguments callWhile(const Operands &operands) {
  Arguments captured = operands.list(3);
  auto run = [&](size_t index, const Tensors &state) {
    return tensorsOf(
        operands.walk.runSubgraph(operands.subgraph(index),
                                  concat(argumentsOf(state), captured)),
        operands.walk);
  };
  return argumentsOf(capture::whileOf(
      [&](const Tensors &state) { return run(0, state).front(); },
      [&](const Tensors &state) { return run(1, state); }, operands.tensors(2),
      std::nullopt, operands.node.place));
}

/// scan(combine_graph, inits, xs, captured)
static Arguments callScan(const Operands &operands) {
  Arguments captured = operands.list(3);
  auto body = [&](const Tensors &state, const Tensors &slices) {
    Arguments arguments = concat(argumentsOf(state), argumentsOf(slices));
    return tensorsOf(operands.walk.runSubgraph(operands.subgraph(0),
                                               concat(arguments, captured)),
                     operands.walk);
  };
  return argumentsOf(capture::scanOf(body, operands.tensors(1),
                                     operands.tensors(2), 0, false,
                                     operands.node.place));
}

namespace {
struct HigherOrder {
  StringRef name;
  size_t numArguments;
  Arguments (*call)(const Operands &operands);
};
} // namespace

static constexpr HigherOrder table[] = {
    {"higher_order.cond", 4, callCond},
    {"higher_order.while_loop", 4, callWhile},
    {"higher_order.scan", 4, callScan},
};

std::optional<Arguments> callHigherOrder(Walk &walk, const Node &node,
                                         const Graph &graph,
                                         const Values &values) {
  for (const HigherOrder &op : table) {
    if (op.name != node.target)
      continue;
    if (node.arguments.size() != op.numArguments)
      throw Exception("expected " + std::to_string(op.numArguments) +
                      " arguments but found " +
                      std::to_string(node.arguments.size()));
    return op.call({walk, node, graph, values});
  }
  return std::nullopt;
}

} // namespace tcopt::torch
