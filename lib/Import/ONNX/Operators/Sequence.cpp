//===- Sequence.cpp - sequences and optionals -----------------------------===//
//
// Sequences exist while a model is imported only: how many tensors they have,
// and which, is known then.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

using Items = std::vector<ItemPtr>;

/// Sequences of more tensors are refused.
static constexpr int64_t kMostItems = 1 << 16;

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static bool isStacked(Node &n, size_t i) {
  return n.has(i) && n.item(i).kind == Item::Kind::stacked;
}

/// The items of a sequence, none after an error.
static Items sequence(Node &n, size_t i) {
  if (n.hasFailed())
    return {};
  if (n.has(i) && n.item(i).kind == Item::Kind::sequence)
    return n.item(i).items;
  n.error(isStacked(n, i)
              ? "expected a sequence whose length is known when the model is "
                "imported, but a loop decides on it"
              : "expected a sequence as input " + Twine(i));
  return {};
}

/// A place in [0, end), given by an input that may count from the end. None if
/// it is not known.
static std::optional<int64_t> knownPlace(Node &n, size_t i, int64_t end) {
  auto known = n.knownIntegers(i);
  if (!known)
    return std::nullopt;
  int64_t place = known->size() == 1 ? known->front() : INT64_MIN;
  if (place < 0)
    place += end;
  if (place >= 0 && place < end)
    return place;
  n.error("expected a place in a sequence of " + Twine(end) +
          " tensors, but it is outside");
  return 0;
}

static int64_t place(Node &n, size_t i, int64_t end) {
  if (n.hasFailed())
    return 0;
  std::optional<int64_t> known = knownPlace(n, i, end);
  if (!known)
    n.error("expected a place that is known when the model is imported");
  return known.value_or(0);
}

static Values tensorsOf(Node &n, const Items &items) {
  return tensorsOf(n, items, "the parts of a sequence");
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

static void importConstruct(Node &n) {
  Items items;
  for (size_t i = 0; i < n.numInputs(); ++i) {
    if (!n.has(i))
      return n.error("expected input number " + Twine(i));
    items.push_back(n.itemPtr(i));
  }
  n.out(0, Item::ofSequence(std::move(items)));
}

static void importEmpty(Node &n) { n.out(0, Item::ofSequence({})); }

// Of a place that is only known when the program runs one tensor of all is
// chosen, if they may be stacked.
static void importAt(Node &n) {
  if (isStacked(n, 0))
    return n.out(n.b.make<IndexOp>(n.item(0).tensor, ValueRange(n.in(1)),
                                   ArrayRef<int64_t>(0LL)));
  Items items = sequence(n, 0);
  if (n.hasFailed())
    return;
  if (auto known = knownPlace(n, 1, int64_t(items.size())))
    return n.hasFailed() ? void() : n.out(0, items[*known]);
  Values tensors = tensorsOf(n, items);
  if (tensors.empty() && !n.hasFailed())
    n.error("expected a sequence with tensors");
  for (Value &tensor : tensors)
    tensor = spread(n, tensor, {0});
  Value all = n.hasFailed() ? Value() : join(n, tensors, 0);
  n.out(n.b.make<IndexOp>(all, ValueRange(n.in(1)), ArrayRef<int64_t>(0LL)));
}

static void importInsert(Node &n) {
  Items items = sequence(n, 0);
  int64_t end = int64_t(items.size());
  // It may be inserted behind all others; from the end one counts as without
  // it.
  int64_t at = end;
  if (n.has(2)) {
    auto known = n.integers(2, "places in a sequence");
    at = known.size() == 1 ? known.front() : INT64_MIN;
    at = at < 0 && at >= -end ? at + end : at;
    if (!n.hasFailed() && (at < 0 || at > end))
      n.error("expected a place in a sequence of " + Twine(end) +
              " tensors, but it is outside");
  }
  if (n.hasFailed())
    return;
  items.insert(items.begin() + at, n.itemPtr(1));
  n.out(0, Item::ofSequence(std::move(items)));
}

static void importErase(Node &n) {
  Items items = sequence(n, 0);
  int64_t end = int64_t(items.size());
  if (!n.hasFailed() && items.empty())
    n.error("expected a sequence with tensors");
  int64_t at = n.has(1) ? place(n, 1, end) : end - 1;
  if (n.hasFailed())
    return;
  items.erase(items.begin() + at);
  n.out(0, Item::ofSequence(std::move(items)));
}

static void importLength(Node &n) {
  if (isStacked(n, 0))
    return n.out(n.tensorOfSize(n.sizeOf(n.item(0).tensor, 0)));
  Items items = sequence(n, 0);
  n.out(n.b.integer(int64_t(items.size()), n.b.ops().getI64Type()));
}

//===----------------------------------------------------------------------===//
// To tensors and back
//===----------------------------------------------------------------------===//

/// The sizes of the parts of a dimension.
static SmallVector<int64_t> partsOf(Node &n, Value &x, int64_t dim) {
  bool isGiven = n.has(1);
  SmallVector<int64_t> sizes;
  if (isGiven)
    sizes = n.integers(1, "sizes of parts");
  if (isGiven && n.constant(1) && n.constant(1).getShapedType().getRank() > 0)
    return sizes;
  int64_t step = isGiven && sizes.size() == 1 ? sizes[0] : 1;
  int64_t size = knownSize(n, x, dim, "size of the dimension to split");
  if (!n.hasFailed() && step < 1)
    n.error("expected parts of a positive size but found " + Twine(step));
  if (!n.hasFailed() && size / step > kMostItems)
    n.error("expected at most " + Twine(kMostItems) + " parts");
  sizes.clear();
  for (int64_t start = 0; start < size && !n.hasFailed(); start += step)
    sizes.push_back(std::min(step, size - start));
  return sizes;
}

static void importSplitToSequence(Node &n) {
  Value x = n.in(0);
  int64_t dim = n.normalize(n.integer("axis", 0), rankOf(x));
  if (n.hasFailed())
    return;
  bool keepDim = n.has(1) || n.integer("keepdims", 1);
  Items items;
  int64_t start = 0;
  for (int64_t size : partsOf(n, x, dim)) {
    if (size < 0)
      return n.error("expected parts of sizes from 0 on but found " +
                     Twine(size));
    Value part = n.b.slice(x, dim, start, start + size);
    start += size;
    if (!keepDim)
      part = n.b.make<SqueezeOp>(part, ArrayRef<int64_t>(dim));
    items.push_back(Item::ofTensor(part));
  }
  int64_t found = n.hasFailed() ? 0 : rankedType(x).getDimSize(dim);
  if (!n.hasFailed() && ShapedType::isStatic(found) && start != found)
    n.error("expected sizes of parts whose sum is " + Twine(found) +
            " but found " + Twine(start));
  n.out(0, Item::ofSequence(std::move(items)));
}

// The first dimension becomes another one, or part of another one.
static void concatStacked(Node &n, bool isNew) {
  Value all = n.item(0).tensor;
  int64_t rank = rankOf(all);
  int64_t dim = n.normalize(n.integer("axis", 0), isNew ? rank : rank - 1);
  if (n.hasFailed())
    return;
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(1, rank));
  order.insert(order.begin() + dim, 0);
  Value moved = n.b.permute(all, order);
  if (isNew)
    return n.out(moved);
  Sizes sizes = n.sizesOf(moved);
  sizes[dim] = n.mul(sizes[dim], sizes[dim + 1]);
  sizes.erase(sizes.begin() + dim + 1);
  n.out(n.b.reshape(moved, sizes));
}

static void importConcatFromSequence(Node &n) {
  if (isStacked(n, 0))
    return concatStacked(n, n.integer("new_axis", 0));
  Values tensors = tensorsOf(n, sequence(n, 0));
  if (!n.hasFailed() && tensors.empty())
    n.error("expected a sequence with tensors");
  if (n.hasFailed())
    return;
  bool isNew = n.integer("new_axis", 0);
  int64_t dim = n.normalize(n.integer("axis", 0),
                            rankOf(tensors.front()) + (isNew ? 1 : 0));
  for (Value &tensor : tensors)
    if (isNew)
      tensor = spread(n, tensor, {dim});
  n.out(n.hasFailed() ? Value() : join(n, tensors, dim));
}

// The body for each tensor of the sequence; sequences among the other inputs
// give theirs at the same place.
static void importMap(Node &n) {
  const onnx::GraphProto *body = n.graph("body");
  Items first = sequence(n, 0);
  if (n.hasFailed())
    return;
  std::vector<Items> outputs(size_t(body->output_size()));
  for (size_t at = 0; at < first.size() && !n.hasFailed(); ++at) {
    Items inputs;
    for (size_t i = 0; i < n.numInputs(); ++i) {
      bool isSequence = n.has(i) && n.item(i).kind == Item::Kind::sequence;
      if (!n.has(i) || (isSequence && n.item(i).items.size() <= at))
        return n.error("expected sequences of one length");
      inputs.push_back(isSequence ? n.item(i).items[at] : n.itemPtr(i));
    }
    for (auto [i, item] : llvm::enumerate(importBody(n, *body, inputs)))
      outputs[i].push_back(item);
  }
  for (auto [i, items] : llvm::enumerate(outputs))
    n.out(i, Item::ofSequence(items));
}

//===----------------------------------------------------------------------===//
// Optionals
//===----------------------------------------------------------------------===//

static bool isNone(Node &n) {
  return !n.has(0) || n.item(0).kind == Item::Kind::none;
}

static void importOptional(Node &n) {
  n.out(0, isNone(n) ? Item::ofNone() : n.itemPtr(0));
}

static void importHasElement(Node &n) {
  n.out(n.b.integer(isNone(n) ? 0 : 1, n.b.ops().getI1Type()));
}

static void importGetElement(Node &n) {
  if (isNone(n))
    return n.error("expected an optional with a value");
  n.out(0, n.itemPtr(0));
}

void addSequenceOperators(OperatorTable &t) {
  InputCount any = InputCount::any(1);
  t.addAny("SequenceConstruct", {11}, any, importConstruct);
  t.addAny("SequenceEmpty", {11}, 0, importEmpty);
  t.addAny("SequenceAt", {11}, 2, importAt);
  t.addAny("SequenceInsert", {11}, {2, 3}, importInsert);
  t.addAny("SequenceErase", {11}, {1, 2}, importErase);
  t.addAny("SequenceLength", {11}, 1, importLength);
  t.add("SplitToSequence", {11, 24}, {1, 2}, importSplitToSequence);
  t.addAny("ConcatFromSequence", {11}, 1, importConcatFromSequence);
  t.addAny("SequenceMap", {17}, any, importMap);
  t.addAny("Optional", {15, 28}, {0, 1}, importOptional);
  t.addAny("OptionalHasElement", {15, 18, 28}, {0, 1}, importHasElement);
  t.addAny("OptionalGetElement", {15, 18, 28}, 1, importGetElement);
}

} // namespace tcopt::onnx_import
