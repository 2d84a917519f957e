//===- Control.cpp - branches ---------------------------------------------===//
//
// A branch that is known when the model is imported is imported alone, in
// place.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"

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
  bool agree =
      onTrue.outputs.size() == onFalse.outputs.size() &&
      llvm::all_of(llvm::zip(onTrue.outputs, onFalse.outputs), [](auto pair) {
        return areAlike(*std::get<0>(pair), *std::get<1>(pair));
      });
  if (!agree)
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
  Items outputs = importBody(n, *known ? *then : *otherwise, {});
  for (auto [i, item] : llvm::enumerate(outputs))
    n.out(i, item);
}

void addControlOperators(OperatorTable &t) {
  t.add("If", {1, 11, 13, 16, 19, 21, 23, 24, 25}, 1, importIf);
}

} // namespace tcopt::onnx_import
