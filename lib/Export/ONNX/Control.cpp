//===- Control.cpp - branches and loops -----------------------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

/// Adds a graph as an attribute of a node.
static onnx::GraphProto &addGraph(onnx::NodeProto &node, const char *name) {
  onnx::AttributeProto &attribute = *node.add_attribute();
  attribute.set_name(name);
  attribute.set_type(onnx::AttributeProto::GRAPH);
  attribute.mutable_g()->set_name(name);
  return *attribute.mutable_g();
}

/// Names what a block yields as the outputs of its graph.
static void addOutputs(Emitter &e, OperandRange yielded) {
  for (Value value : yielded) {
    Name name = e.fresh("out");
    e.node("Identity", {e.in(value)}, {name});
    declare(*e.graph.add_output(), name, value.getType(), {});
  }
}

static void addInput(Emitter &e, Value value, Type type) {
  Name name = e.fresh("in");
  declare(*e.graph.add_input(), name, type, {});
  e.define(value, name);
}

/// The names of the op's results.
static Names results(Export &x) {
  Names names;
  for (unsigned i = 0; i < x.op->getNumResults(); ++i) {
    names.push_back(x.e.fresh("result"));
    x.out(names.back(), i);
  }
  return names;
}

static void exportCond(CondOp op, Export &x) {
  onnx::NodeProto &node = x.e.node("If", {x.in(op.getPred())}, results(x));
  for (auto [region, name] :
       {std::pair<Region *, const char *>(&op.getOnTrue(), "then_branch"),
        std::pair<Region *, const char *>(&op.getOnFalse(), "else_branch")}) {
    Emitter inner(addGraph(node, name), x.e.context, &x.e);
    Block &block = region->front();
    x.exporter.exportBlock(block, inner);
    addOutputs(inner, block.getTerminator()->getOperands());
  }
}

/// Computes the condition of a loop for the values of the next iteration.
static Name condition(Export &x, WhileOp op, Emitter &e, ValueRange carried) {
  Block &block = op.getCond().front();
  for (auto [argument, value] : llvm::zip(block.getArguments(), carried))
    e.define(argument, e.in(value));
  x.exporter.exportBlock(block, e);
  return e.in(block.getTerminator()->getOperand(0));
}

static void exportWhile(WhileOp op, Export &x) {
  Names inputs{"", condition(x, op, x.e, op.getInits())};
  llvm::append_range(inputs, x.all());
  onnx::NodeProto &node = x.e.node("Loop", inputs, results(x));
  Emitter inner(addGraph(node, "body"), x.e.context, &x.e);
  Block &block = op.getBody().front();
  Builder b(op.getContext());
  Name place = inner.fresh("i"), more = inner.fresh("more");
  declare(*inner.graph.add_input(), place,
          RankedTensorType::get({}, b.getI64Type()), {});
  declare(*inner.graph.add_input(), more,
          RankedTensorType::get({}, b.getI1Type()), {});
  for (BlockArgument argument : block.getArguments())
    addInput(inner, argument, argument.getType());
  x.exporter.exportBlock(block, inner);
  OperandRange yielded = block.getTerminator()->getOperands();
  Name next = inner.fresh("next");
  inner.node("Identity", {condition(x, op, inner, yielded)}, {next});
  declare(*inner.graph.add_output(), next,
          RankedTensorType::get({}, b.getI1Type()), {});
  addOutputs(inner, yielded);
}

static void exportScan(ScanOp op, Export &x) {
  int64_t count = int64_t(op.getXs().size());
  std::vector<int64_t> axes, directions(count, int64_t(op.getReverse()));
  for (Value sequence : op.getXs())
    axes.push_back(op.dimOf(sequence));
  int64_t stacked = int64_t(op.getNumResults() - op.getInits().size());
  std::vector<int64_t> outputs(stacked, int64_t(op.getReverse()));
  onnx::NodeProto &node = x.e.node("Scan", x.all(), results(x),
                                   {{"num_scan_inputs", count},
                                    {"scan_input_axes", axes},
                                    {"scan_input_directions", directions},
                                    {"scan_output_directions", outputs}});
  Emitter inner(addGraph(node, "body"), x.e.context, &x.e);
  Block &block = op.getBody().front();
  for (BlockArgument argument : block.getArguments())
    addInput(inner, argument, argument.getType());
  x.exporter.exportBlock(block, inner);
  addOutputs(inner, block.getTerminator()->getOperands());
}

void addControlExports(ExportTable &t) {
  t.add<CondOp>(exportCond);
  t.add<WhileOp>(exportWhile);
  t.add<ScanOp>(exportScan);
}

} // namespace tcopt::onnx_export
