//===- Control.cpp - branches ---------------------------------------------===//
//
// A branch that is known when the model is imported is imported alone, in
// place.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

namespace {

/// What a branch yields, sequences one by one.
struct Branch {
  OpenRegion region;
  Items outputs;
  Values tensors;

  Branch(Node &n, const onnx::GraphProto &graph);
  void flatten(Node &n, const ItemPtr &item);
  void discard(Node &n) {
    n.importer.forget(region.region());
    region.discard();
  }
};

} // namespace

Branch::Branch(Node &n, const onnx::GraphProto &graph)
    : region(n.b, TypeRange()) {
  region.inside([&] {
    outputs = importBody(n, graph, {});
    for (const ItemPtr &item : outputs)
      flatten(n, item);
  });
}

void Branch::flatten(Node &n, const ItemPtr &item) {
  if (n.hasFailed())
    return;
  if (item->kind == Item::Kind::tensor)
    tensors.push_back(n.importer.tensorOf(*item, n.b));
  for (const ItemPtr &part : item->items)
    flatten(n, part);
}

/// Whether items are made of as many tensors in the same way.
static bool areAlike(const Item &a, const Item &b) {
  return a.kind == b.kind && a.items.size() == b.items.size() &&
         llvm::all_of(llvm::zip(a.items, b.items), [](auto pair) {
           return areAlike(*std::get<0>(pair), *std::get<1>(pair));
         });
}

/// An item like another one of the next tensors.
static ItemPtr takeLike(const Item &like, ArrayRef<Value> &tensors) {
  if (like.kind == Item::Kind::none)
    return Item::ofNone();
  if (like.kind == Item::Kind::tensor) {
    Value tensor = tensors.front();
    tensors = tensors.drop_front();
    return Item::ofTensor(tensor);
  }
  Items items;
  for (const ItemPtr &part : like.items)
    items.push_back(takeLike(*part, tensors));
  return Item::ofSequence(std::move(items));
}

/// Whether both branches yield sequences of the same structure.
static bool areOfOneShape(const Branch &a, const Branch &b) {
  return a.outputs.size() == b.outputs.size() &&
         llvm::all_of(llvm::zip(a.outputs, b.outputs), [](auto pair) {
           return areAlike(*std::get<0>(pair), *std::get<1>(pair));
         });
}

static void importBranch(Node &n, const onnx::GraphProto &branch) {
  for (auto [i, item] : llvm::enumerate(importBody(n, branch, {})))
    n.out(i, item);
}

/// Predicts the branch from sizes of inputs (see SizePrediction.h); none if the
/// condition does not depend on sizes alone.
static std::optional<bool> predictedBranch(Node &n) {
  const auto &elements = n.item(0).elements;
  if (!elements || elements->size() != 1)
    return std::nullopt;
  std::optional<int64_t> predicted = n.importer.predict(elements->front());
  return predicted ? std::optional(*predicted != 0) : std::nullopt;
}

static void requireBranch(Node &n, bool isThen) {
  OpBuilder &ops = n.b.ops();
  Value condition = n.item(0).elements->front();
  Value expected = arith::ConstantIntOp::create(ops, n.b.location(), isThen, 1);
  Value holds = arith::CmpIOp::create(
      ops, n.b.location(), arith::CmpIPredicate::eq, condition, expected);
  core::RequireOp::create(
      ops, n.b.location(), holds,
      ops.getStringAttr("sizes decide the rank of a result: the model was "
                        "imported for those that take its '" +
                        StringRef(isThen ? "then" : "else") + "_branch'"));
}

static void importBranches(Node &n, const onnx::GraphProto &then,
                           const onnx::GraphProto &otherwise) {
  Value condition = scalarOf(n, n.in(0));
  if (n.hasFailed())
    return;
  Branch onTrue(n, then);
  if (n.hasFailed())
    return;
  Branch onFalse(n, otherwise);
  if (n.hasFailed())
    return;
  bool areOfOneForm = areOfOneShape(onTrue, onFalse) &&
                      canJoin(onTrue.tensors, onFalse.tensors);
  std::optional<bool> predicted =
      areOfOneForm ? std::nullopt : predictedBranch(n);
  if (predicted) {
    onFalse.discard(n);
    onTrue.discard(n);
    requireBranch(n, *predicted);
    return importBranch(n, *predicted ? then : otherwise);
  }
  if (!areOfOneShape(onTrue, onFalse))
    return n.error("expected branches with equally many outputs, and with "
                   "sequences of one length, as the condition is not known "
                   "when the model is imported");
  Values results = finishCond(n.b, condition, onTrue.region, onTrue.tensors,
                              onFalse.region, onFalse.tensors);
  ArrayRef<Value> left = results;
  for (size_t i = 0; i < onTrue.outputs.size() && !n.hasFailed(); ++i)
    n.out(i, takeLike(*onTrue.outputs[i], left));
}

static void importIf(Node &n) {
  const onnx::GraphProto *then = n.graph("then_branch"),
                         *otherwise = n.graph("else_branch");
  if (n.hasFailed())
    return;
  std::optional<bool> known = knownBool(n, n.item(0));
  if (!known)
    return importBranches(n, *then, *otherwise);
  importBranch(n, *known ? *then : *otherwise);
}

void addControlOperators(OperatorTable &t) {
  t.add("If", {1, 11, 13, 16, 19, 21, 23, 24, 25}, 1, importIf);
}

} // namespace tcopt::onnx_import
