//===- Detection.cpp - boxes, determinants and n-grams --------------------===//

#include "Families.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// NonMaxSuppression
//===----------------------------------------------------------------------===//

namespace {

/// Boxes by their corners and areas, each (batch, boxes).
struct Boxes {
  Value y0, x0, y1, x1, area;
};

/// A loop whose iterations each select one box of each class of each batch and
/// drop those that lie on it. It carries which boxes are left (batch, classes,
/// boxes), the number of the iteration, and the boxes selected (iterations,
/// batch, classes), -1 where there was none.
struct Suppression {
  Node &n;
  Boxes boxes;
  Value scores, threshold;

  Boxes cornersOf(Value boxes);
  Boxes selected(Value which);
  Value overlaps(const Boxes &one);
  Value leftAtFirst();
  Values step(ArrayRef<BlockArgument> carried);
  Value rowsOf(Value chosen);
  void run();

  Type i64() { return n.b.ops().getI64Type(); }
  Value mul(Value a, Value b) { return n.b.make<MulOp>(a, b); }
  Value sub(Value a, Value b) { return n.b.make<SubOp>(a, b); }
  Value max(Value a, Value b) { return n.b.make<MaximumOp>(a, b); }
  Value min(Value a, Value b) { return n.b.make<MinimumOp>(a, b); }
};

} // namespace

Boxes Suppression::cornersOf(Value all) {
  Value part[4];
  for (int64_t i = 0; i < 4; ++i)
    part[i] = pick(n, all, 2, i);
  Boxes b;
  if (n.integer("center_point_box", 0)) {
    auto edge = [&](int64_t middle, int64_t size, double half) {
      return n.b.make<AddOp>(part[middle], scaled(n, part[size], half));
    };
    b = {edge(1, 3, -0.5),
         edge(0, 2, -0.5),
         edge(1, 3, 0.5),
         edge(0, 2, 0.5),
         {}};
  } else {
    b = {min(part[0], part[2]),
         min(part[1], part[3]),
         max(part[0], part[2]),
         max(part[1], part[3]),
         {}};
  }
  b.area = mul(sub(b.y1, b.y0), sub(b.x1, b.x0));
  return b;
}

/// The boxes (batch, classes, 1) that were selected.
Boxes Suppression::selected(Value which) {
  auto take = [&](Value x) {
    return spread(n, n.b.make<GatherOp>(x, which, 1), {2});
  };
  return {take(boxes.y0), take(boxes.x0), take(boxes.y1), take(boxes.x1),
          take(boxes.area)};
}

/// Whether boxes lie on the selected ones: (batch, classes, boxes).
Value Suppression::overlaps(const Boxes &one) {
  auto all = [&](Value x) { return spread(n, x, {1}); };
  Value zero = n.b.scalar(0, elementType(boxes.area));
  Value height = sub(min(one.y1, all(boxes.y1)), max(one.y0, all(boxes.y0)));
  Value width = sub(min(one.x1, all(boxes.x1)), max(one.x0, all(boxes.x0)));
  Value both = mul(max(height, zero), max(width, zero));
  Value any = sub(n.b.make<AddOp>(one.area, all(boxes.area)), both);
  Value isAbove = n.b.make<GtOp>(divide(n, both, any), threshold);
  return n.b.make<LogicalAndOp>(isAbove, n.b.make<GtOp>(both, zero));
}

Value Suppression::leftAtFirst() {
  if (n.has(4))
    return n.b.make<GtOp>(scores, n.b.reshape(n.in(4), {}));
  return filled(n, 1, n.b.ops().getI1Type(), n.sizesOf(scores));
}

Values Suppression::step(ArrayRef<BlockArgument> carried) {
  Value left = carried[0], i = carried[1];
  Type type = elementType(scores);
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Value ranked = n.b.make<WhereOp>(left, scores, n.b.scalar(-kInfinity, type));
  Value which = n.b.make<ArgmaxOp>(ranked, 2, false);
  Value isAny = n.b.make<AnyOp>(left, ArrayRef<int64_t>(2), false);
  Value chosen = n.b.make<WhereOp>(isAny, which, n.b.integer(-1, i64()));
  Value next = n.b.make<IndexPutOp>(carried[2], chosen, ValueRange(i),
                                    ArrayRef<int64_t>(0LL), false);
  Value isSelf =
      n.b.make<EqOp>(spread(n, which, {2}), places(n, n.sizeOf(scores, 2)));
  Value isGone = n.b.make<LogicalOrOp>(overlaps(selected(which)), isSelf);
  left = n.b.make<LogicalAndOp>(left, n.b.make<LogicalNotOp>(isGone));
  return {left, n.b.make<AddOp>(i, n.b.integer(1, i64())), next};
}

/// Rows of batch, class and box of all that were chosen, in this order.
Value Suppression::rowsOf(Value chosen) {
  chosen = n.b.permute(chosen, {1, 2, 0});
  Value isChosen = n.b.make<GeOp>(chosen, n.b.integer(0, i64()));
  Value rows = n.b.make<NonzeroOp>(isChosen);
  Value box = n.b.make<MaskedSelectOp>(chosen, isChosen);
  return join(n, {n.b.slice(rows, 1, 0, 2), spread(n, box, {1})}, 1);
}

/// How many boxes of each class are selected at most.
static Size mostBoxes(Node &n, Value scores) {
  Size none = n.b.ops().getIndexAttr(0);
  if (!n.has(2) || n.hasFailed())
    return none;
  Sizes given = n.sizes(2, "max_output_boxes_per_class");
  if (!n.hasFailed() && given.size() != 1)
    n.error("expected one number as max_output_boxes_per_class");
  if (n.hasFailed())
    return none;
  return n.max(none, n.min(given[0], n.sizeOf(scores, 2)));
}

void Suppression::run() {
  scores = n.in(1);
  Value all = n.in(0);
  if (!expectRank(n, all, 3, "boxes") || !expectRank(n, scores, 3, "scores"))
    return;
  if (knownSize(n, all, 2, "number of entries of a box") != 4)
    return n.error("expected boxes of four numbers");
  if (isConstantIntValue(n.sizeOf(scores, 2), 0))
    return n.out(filled(n, 0, i64(), constantSizes(n, {0, 3})));
  Type type = elementType(scores);
  // Lower than all that are left are those that are gone only.
  scores = max(scores, n.b.scalar(-std::numeric_limits<float>::max(), type));
  threshold = n.has(3) ? n.b.reshape(n.in(3), {}) : n.b.scalar(0, type);
  boxes = cornersOf(all);
  Size most = mostBoxes(n, scores);
  if (n.hasFailed())
    return;
  Value chosen =
      filled(n, -1, i64(), {most, n.sizeOf(scores, 0), n.sizeOf(scores, 1)});
  Values inits{leftAtFirst(), n.b.integer(0, i64()), chosen};
  Value count = n.tensorOfSize(most);
  auto goesOn = [&](ArrayRef<BlockArgument> carried) {
    Value isAny =
        n.b.make<AnyOp>(carried[0], ArrayRef<int64_t>({0, 1, 2}), false);
    Value isBelow = n.b.make<LtOp>(carried[1], count);
    return Values{n.b.make<LogicalAndOp>(isBelow, isAny)};
  };
  Values results = buildWhile(n.b, inits, goesOn,
                              [&](auto carried) { return step(carried); });
  if (!n.hasFailed())
    n.out(rowsOf(results[2]));
}

static void importSuppression(Node &n) { Suppression{n, {}, {}, {}}.run(); }

//===----------------------------------------------------------------------===//
// Det
//===----------------------------------------------------------------------===//

// A step of the elimination: the greatest element at or below place k of column
// k is the pivot. Carried are the matrices (batch, n, n) and determinants.
static Values eliminate(Node &n, Value batch,
                        ArrayRef<BlockArgument> arguments) {
  Value a = arguments[0], det = arguments[1], k = arguments[2];
  if (n.hasFailed())
    return {};
  Type type = elementType(a);
  Value zero = n.b.scalar(0, type), lines = places(n, n.sizeOf(a, 1));
  auto column = [&](Value of) {
    return n.b.make<IndexOp>(of, ValueRange(k), ArrayRef<int64_t>(2));
  };
  Value sizes =
      n.b.make<WhereOp>(n.b.make<GeOp>(lines, k), n.b.make<AbsOp>(column(a)),
                        n.b.scalar(-1, type));
  Value at = n.b.make<ArgmaxOp>(sizes, 1, false);
  const int64_t rows[] = {0, 1};
  Value row =
      n.b.make<IndexOp>(a, ValueRange({batch, at}), ArrayRef<int64_t>(rows));
  Value swapped = n.b.make<IndexOp>(a, ValueRange(k), ArrayRef<int64_t>(1));
  a = n.b.make<IndexPutOp>(a, swapped, ValueRange({batch, at}),
                           ArrayRef<int64_t>(rows), false);
  Value pivot = n.b.make<IndexOp>(row, ValueRange(k), ArrayRef<int64_t>(1));
  Value isBelow = n.b.make<GtOp>(lines, k);
  Value isRegular = spread(n, n.b.make<NeOp>(pivot, zero), {1});
  Value factor =
      n.b.make<WhereOp>(n.b.make<LogicalAndOp>(isBelow, isRegular),
                        divide(n, column(a), spread(n, pivot, {1})), zero);
  a = n.b.make<SubOp>(
      a, n.b.make<MulOp>(spread(n, factor, {2}), spread(n, row, {1})));
  Value sign = n.b.make<WhereOp>(n.b.make<EqOp>(at, k), n.b.scalar(1, type),
                                 n.b.scalar(-1, type));
  det = n.b.make<MulOp>(det, n.b.make<MulOp>(sign, pivot));
  return {a, det};
}

static void importDet(Node &n) {
  Value x = n.in(0);
  int64_t rank = rankOf(x);
  if (!n.hasFailed() && rank < 2)
    n.error("expected matrices but found rank " + Twine(rank));
  if (n.hasFailed())
    return;
  Sizes sizes = n.sizesOf(x), outer(ArrayRef(sizes).drop_back(2));
  Size count = n.product(outer), size = sizes.back();
  auto rows = getConstantIntValue(sizes[rank - 2]),
       columns = getConstantIntValue(size);
  if (rows && columns && *rows != *columns)
    return n.error("expected square matrices but found " + Twine(*rows) +
                   " rows and " + Twine(*columns) + " columns");
  Type type = elementType(x), wide = type;
  if (type.getIntOrFloatBitWidth() < 32)
    wide = n.b.ops().getF32Type();
  Value a = n.b.reshape(n.b.cast(x, wide), {count, size, size});
  Values inits{a, filled(n, 1, wide, {count})};
  Value batch = places(n, count), steps = places(n, size);
  Values results = buildScan(n.b, inits, steps, [&](auto arguments) {
    return eliminate(n, batch, arguments);
  });
  if (!n.hasFailed())
    n.out(n.b.cast(n.b.reshape(results[1], outer), type));
}

//===----------------------------------------------------------------------===//
// TfIdfVectorizer
//===----------------------------------------------------------------------===//

namespace {

/// The n-grams of one length: (grams, length) and their numbers.
struct Grams {
  int64_t length;
  Value pool;
  Value numbers;
};

/// Counts n-grams of an input (rows, words).
struct Vectorizer {
  Node &n;
  Value x;
  int64_t words, size = 0;
  SmallVector<Grams> grams;

  void takeGrams();
  Value countOf(const Grams &g, int64_t distance);
  Value weighted(Value counts);
  void run();
};

} // namespace

void Vectorizer::takeGrams() {
  auto starts = n.integers("ngram_counts").value_or(SmallVector<int64_t>());
  auto numbers = n.integers("ngram_indexes").value_or(SmallVector<int64_t>());
  auto pool = n.integers("pool_int64s").value_or(SmallVector<int64_t>());
  if (!n.hasFailed() && (numbers.empty() || pool.empty()))
    n.error(
        "expected ngram_indexes and pool_int64s; strings are not supported");
  if (n.hasFailed())
    return;
  if (*llvm::min_element(numbers) < 0 ||
      *llvm::max_element(numbers) >= int64_t(1) << 24)
    return n.error("expected ngram_indexes from 0 on");
  size = *llvm::max_element(numbers) + 1;
  ArrayRef<int64_t> left = numbers;
  for (auto [i, start] : llvm::enumerate(starts)) {
    int64_t length = int64_t(i) + 1;
    int64_t end = i + 1 < starts.size() ? starts[i + 1] : int64_t(pool.size());
    int64_t count = (end - start) / length;
    if (start < 0 || end < start || end > int64_t(pool.size()) ||
        count > int64_t(left.size()))
      return n.error("expected ngram_counts that begin parts of pool_int64s");
    if (count == 0)
      continue;
    auto type = RankedTensorType::get({count, length}, n.b.ops().getI64Type());
    Value words = n.b.constant(DenseElementsAttr::get(
        type, ArrayRef(pool).slice(size_t(start), size_t(count * length))));
    grams.push_back({length, words, n.b.integers(left.take_front(count))});
    left = left.drop_front(count);
  }
}

/// How often each is found with its words so far from each other: (rows, size).
Value Vectorizer::countOf(const Grams &g, int64_t distance) {
  int64_t count = words - (g.length - 1) * distance;
  Values parts;
  for (int64_t i = 0; i < g.length; ++i)
    parts.push_back(
        spread(n, n.b.slice(x, 1, i * distance, i * distance + count), {2}));
  Value windows = spread(n, join(n, parts, 2), {2});
  Value isWord = n.b.make<EqOp>(windows, g.pool);
  Value isGram = n.b.make<AllOp>(isWord, ArrayRef<int64_t>(3), false);
  Value counts = n.b.make<SumOp>(n.b.cast(isGram, n.b.ops().getF32Type()),
                                 ArrayRef<int64_t>(1), false);
  Value all = filled(n, 0, n.b.ops().getF32Type(),
                     {n.sizeOf(x, 0), n.b.ops().getIndexAttr(size)});
  return n.b.make<IndexAddOp>(all, g.numbers, counts, 1);
}

Value Vectorizer::weighted(Value counts) {
  std::string mode = n.choice("mode", "", {"TF", "IDF", "TFIDF"});
  Type f32 = n.b.ops().getF32Type();
  if (mode == "IDF")
    counts = n.b.cast(n.b.make<GtOp>(counts, n.b.scalar(0, f32)), f32);
  auto numbers = n.integers("ngram_indexes").value_or(SmallVector<int64_t>());
  auto given = n.numbers("weights");
  if (mode == "TF" || !given || n.hasFailed())
    return counts;
  if (given->size() != numbers.size()) {
    n.error("expected " + Twine(numbers.size()) + " weights but found " +
            Twine(given->size()));
    return {};
  }
  SmallVector<float> table(size_t(size), 1);
  for (auto [number, weight] : llvm::zip_equal(numbers, *given))
    table[size_t(number)] = float(weight);
  auto type = RankedTensorType::get({size}, f32);
  return n.b.make<MulOp>(
      counts, n.b.constant(DenseElementsAttr::get(type, ArrayRef(table))));
}

void Vectorizer::run() {
  x = n.in(0);
  int64_t rank = rankOf(x);
  if (!n.hasFailed() && rank != 1 && rank != 2)
    n.error("expected an input of rank 1 or 2 but found rank " + Twine(rank));
  words = n.hasFailed() ? 0 : knownSize(n, x, rank - 1, "number of words");
  takeGrams();
  int64_t least = n.integer("min_gram_length", 1);
  int64_t most = n.integer("max_gram_length", 1);
  int64_t skips = std::min<int64_t>(n.integer("max_skip_count", 0), words);
  if (n.hasFailed())
    return;
  x = n.b.cast(rank == 1 ? spread(n, x, {0}) : x, n.b.ops().getI64Type());
  Value sum = filled(n, 0, n.b.ops().getF32Type(),
                     {n.sizeOf(x, 0), n.b.ops().getIndexAttr(size)});
  for (const Grams &g : grams)
    for (int64_t distance = 1; distance <= (g.length == 1 ? 0 : skips) + 1;
         ++distance)
      if (g.length >= least && g.length <= most &&
          (g.length - 1) * distance < words)
        sum = n.b.make<AddOp>(sum, countOf(g, distance));
  Value y = weighted(sum);
  n.out(rank == 1 ? pick(n, y, 0, 0) : y);
}

static void importVectorizer(Node &n) { Vectorizer{n, {}, 0, 0, {}}.run(); }

void addDetectionOperators(OperatorTable &t) {
  t.add("NonMaxSuppression", {10, 11}, {2, 5}, importSuppression);
  t.add("Det", {11, 22}, 1, importDet);
  t.add("TfIdfVectorizer", {9}, 1, importVectorizer);
}

} // namespace tcopt::onnx_import
