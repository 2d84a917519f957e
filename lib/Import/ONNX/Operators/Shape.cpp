//===- Shape.cpp - same elements, other shapes ----------------------------===//

#include "Families.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

/// The quotient of two products of sizes; factors in both cancel, so that it is
/// known in more cases.
static Size quotient(Node &n, Sizes numerator, Sizes denominator) {
  int64_t above = 1, below = 1;
  bool overflows = false;
  Sizes open;
  SmallVector<Value> divisors;
  for (Size size : denominator) {
    if (auto constant = getConstantIntValue(size))
      overflows |= llvm::MulOverflow(below, *constant, below);
    else
      divisors.push_back(cast<Value>(size));
  }
  for (Size size : numerator) {
    if (auto constant = getConstantIntValue(size)) {
      overflows |= llvm::MulOverflow(above, *constant, above);
      continue;
    }
    auto *same = llvm::find(divisors, cast<Value>(size));
    if (same == divisors.end())
      open.push_back(size);
    else
      divisors.erase(same);
  }
  if (overflows || below < 0)
    n.error("expected sizes that are not negative and have a product");
  if (below > 0 && above % below == 0) {
    above /= below;
    below = 1;
  }
  auto number = [&](int64_t value) -> Size {
    return n.b.ops().getIndexAttr(value);
  };
  Size top = n.mul(n.product(open), number(above)), bottom = number(below);
  for (Value divisor : divisors)
    bottom = n.mul(bottom, divisor);
  return isConstantIntValue(bottom, 1) ? top : n.div(top, bottom);
}

/// A size from data may be -1 or 0 when the program runs only if it is alone.
static Sizes resolved(Node &n, Value x, Sizes sizes, bool allowZero) {
  std::optional<size_t> open;
  Sizes given;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    std::optional<int64_t> constant = getConstantIntValue(size);
    if (constant == 0 && !allowZero) {
      if (int64_t(i) >= rankOf(x))
        n.error("expected no 0 at place " + Twine(i) +
                " of the shape, which the input does not have");
      else
        size = n.sizeOf(x, i);
    }
    if (constant == -1 && open)
      n.error("expected at most one -1 in the shape");
    if (constant == -1)
      open = i;
    else
      given.push_back(size);
  }
  if (open && !n.hasFailed())
    sizes[*open] = quotient(n, n.sizesOf(x), given);
  return sizes;
}

static void importReshape(Node &n) {
  Value x = n.in(0);
  if (n.since() < 5)
    return n.out(
        n.b.reshape(x, resolved(n, x,
                                constantSizes(n, n.integers("shape").value_or(
                                                     SmallVector<int64_t>())),
                                /*allowZero=*/false)));
  if (!n.has(1))
    return n.error("expected a shape");
  n.out(n.b.reshape(
      x, resolved(n, x, n.sizes(1, "sizes"), n.integer("allowzero", 0))));
}

static void importFlatten(Node &n) {
  Value x = n.in(0);
  int64_t rank = rankOf(x), axis = n.integer("axis", 1);
  if (axis < -rank || axis > rank)
    return n.error("expected an axis in [" + Twine(-rank) + ", " + Twine(rank) +
                   "] but found " + Twine(axis));
  axis = axis < 0 ? axis + rank : axis;
  Sizes sizes = n.sizesOf(x);
  if (n.hasFailed())
    return;
  ArrayRef<Size> all(sizes);
  n.out(n.b.reshape(
      x, {n.product(all.take_front(axis)), n.product(all.drop_front(axis))}));
}

//===----------------------------------------------------------------------===//
// Dimensions of size 1
//===----------------------------------------------------------------------===//

static std::optional<SmallVector<int64_t>> axesOf(Node &n, int64_t sinceInput) {
  if (n.since() < sinceInput)
    return n.integers("axes");
  if (!n.has(1))
    return std::nullopt;
  return n.integers(1, "axes");
}

/// Returns the dimensions of size 1, including dynamic dimensions that are
/// stated to be 1. The program checks that other dynamic dimensions are not 1.
static SmallVector<int64_t> unitDims(Node &n, Value &x) {
  OpBuilder &ops = n.b.ops();
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; !n.hasFailed() && dim < rankOf(x); ++dim) {
    auto size = dyn_cast<Value>(n.sizeOf(x, dim));
    if (size && n.importer.predict(size) == 1)
      x = n.withStatedSize(x, dim);
    else if (size)
      core::RequireOp::create(
          ops, n.b.location(),
          ops.createOrFold<arith::CmpIOp>(n.b.location(),
                                          arith::CmpIPredicate::ne, size,
                                          n.index(ops.getIndexAttr(1))),
          ops.getStringAttr("a size of 1 would be removed: the model was "
                            "imported for other sizes"));
    if (rankedType(x).getDimSize(dim) == 1)
      dims.push_back(dim);
  }
  return dims;
}

static void importSqueeze(Node &n) {
  Value x = n.in(0);
  std::optional<SmallVector<int64_t>> axes = axesOf(n, 13);
  if (n.hasFailed())
    return;
  SmallVector<int64_t> dims =
      axes ? n.normalize(*axes, rankOf(x)) : unitDims(n, x);
  if (llvm::all_of(dims, [&](int64_t dim) {
        return n.hasFailed() || rankedType(x).getDimSize(dim) == 1;
      }))
    return n.out(n.b.make<SqueezeOp>(x, ArrayRef<int64_t>(dims)));
  // Sizes that are only known to be 1 by the program.
  Sizes sizes;
  for (int64_t dim = 0; dim < rankOf(x); ++dim)
    if (!llvm::is_contained(dims, dim))
      sizes.push_back(n.sizeOf(x, dim));
  n.out(n.b.reshape(x, sizes));
}

static void importUnsqueeze(Node &n) {
  Value x = n.in(0);
  SmallVector<int64_t> axes = axesOf(n, 13).value_or(SmallVector<int64_t>());
  SmallVector<int64_t> dims =
      n.normalize(axes, rankOf(x) + int64_t(axes.size()));
  llvm::sort(dims);
  if (std::adjacent_find(dims.begin(), dims.end()) != dims.end())
    return n.error("expected different axes");
  for (int64_t dim : dims)
    x = n.b.make<UnsqueezeOp>(x, dim);
  n.out(x);
}

//===----------------------------------------------------------------------===//
// Order of dimensions
//===----------------------------------------------------------------------===//

static void importTranspose(Node &n) {
  Value x = n.in(0);
  SmallVector<int64_t> reversed =
      llvm::to_vector(llvm::reverse(upTo(rankOf(x))));
  n.out(n.b.permute(x, n.integers("perm").value_or(reversed)));
}

static bool checkBlock(Node &n, Value x, int64_t block) {
  if (rankOf(x) != 4)
    n.error("expected an input of rank 4 but found rank " + Twine(rankOf(x)));
  else if (block < 1)
    n.error("expected a positive blocksize but found " + Twine(block));
  return !n.hasFailed();
}

static void importDepthToSpace(Node &n) {
  Value x = n.in(0);
  int64_t block = n.integer("blocksize", 0);
  std::string mode = n.choice("mode", "DCR", {"DCR", "CRD"});
  if (!checkBlock(n, x, block))
    return;
  Size by = n.b.ops().getIndexAttr(block);
  Size channels = n.div(n.sizeOf(x, 1), n.mul(by, by));
  Size height = n.sizeOf(x, 2), width = n.sizeOf(x, 3);
  bool isDepthFirst = mode == "DCR";
  Sizes split = isDepthFirst
                    ? Sizes{n.sizeOf(x, 0), by, by, channels, height, width}
                    : Sizes{n.sizeOf(x, 0), channels, by, by, height, width};
  Value parts = n.b.reshape(x, split);
  Value ordered = isDepthFirst ? n.b.permute(parts, {0, 3, 4, 1, 5, 2})
                               : n.b.permute(parts, {0, 1, 4, 2, 5, 3});
  n.out(n.b.reshape(ordered, {n.sizeOf(x, 0), channels, n.mul(height, by),
                              n.mul(width, by)}));
}

static void importSpaceToDepth(Node &n) {
  Value x = n.in(0);
  int64_t block = n.integer("blocksize", 0);
  if (!checkBlock(n, x, block))
    return;
  Size by = n.b.ops().getIndexAttr(block);
  Size height = n.div(n.sizeOf(x, 2), by), width = n.div(n.sizeOf(x, 3), by);
  Value parts =
      n.b.reshape(x, {n.sizeOf(x, 0), n.sizeOf(x, 1), height, by, width, by});
  bool isDepthFirst = n.text("mode", "DCR") == "DCR";
  Value ordered = isDepthFirst ? n.b.permute(parts, {0, 3, 5, 1, 2, 4})
                               : n.b.permute(parts, {0, 1, 3, 5, 2, 4});
  n.out(n.b.reshape(
      ordered,
      {n.sizeOf(x, 0), n.mul(n.sizeOf(x, 1), n.mul(by, by)), height, width}));
}

//===----------------------------------------------------------------------===//
// More of the same
//===----------------------------------------------------------------------===//

/// Returns the size to which a dimension of `x` and a requested size broadcast.
static Size expandedSize(Node &n, Value x, int64_t dim, Size asked) {
  Size size = n.sizeOf(x, dim), common = n.b.commonSize(size, asked);
  auto from = getConstantIntValue(size), to = getConstantIntValue(asked);
  if (from && to && *from != 1 && *to != 1 && *from != *to)
    n.error("expected a size of 1 or " + Twine(*from) + " for dimension " +
            Twine(dim) + " of the input but found " + Twine(*to));
  n.b.requireBroadcast(asked, common);
  return common;
}

/// Expand broadcasts in both directions: a requested size of 1 keeps the size
/// of `x`.
static void importExpand(Node &n) {
  Value x = n.in(0);
  Sizes sizes = n.sizes(1, "sizes");
  int64_t rank = rankOf(x), count = int64_t(sizes.size());
  while (count < rank)
    sizes.insert(sizes.begin(), n.b.ops().getIndexAttr(1)), ++count;
  for (int64_t dim = 0; !n.hasFailed() && dim < rank; ++dim) {
    Size &size = sizes[count - rank + dim];
    size = expandedSize(n, x, dim, size);
  }
  if (!n.hasFailed())
    n.out(n.b.broadcastTo(x, sizes));
}

static void importTile(Node &n) {
  Value x = n.in(0);
  Sizes counts = n.sizes(1, "repeats");
  if (int64_t(counts.size()) != rankOf(x))
    return n.error("expected " + Twine(rankOf(x)) + " repeats but found " +
                   Twine(counts.size()));
  n.out(n.b.repeat(x, counts));
}

//===----------------------------------------------------------------------===//
// Together and apart
//===----------------------------------------------------------------------===//

static void importConcat(Node &n) {
  SmallVector<Value> inputs = n.all();
  if (!n.hasFailed())
    n.out(n.b.make<CatOp>(
        inputs, n.normalize(n.integer("axis", 1), rankOf(inputs[0]))));
}

/// The sizes of the parts of a dimension; `count` equal ones where none are
/// given, the last one smaller if need be.
static Sizes partSizes(Node &n, Size whole, int64_t count) {
  Sizes sizes;
  Size number = n.b.ops().getIndexAttr(count);
  Size part = n.div(n.add(whole, n.b.ops().getIndexAttr(count - 1)), number);
  Size left = whole;
  for (int64_t i = 0; i < count; ++i) {
    Size size = i + 1 < count ? n.min(part, left) : left;
    sizes.push_back(size);
    left = n.sub(left, size);
  }
  return sizes;
}

static Sizes splitSizes(Node &n, Value x, int64_t axis) {
  if (n.since() >= 13 && n.has(1))
    return n.sizes(1, "sizes");
  if (auto given = n.integers("split"); given && n.since() < 13)
    return constantSizes(n, *given);
  int64_t count = n.integer("num_outputs", int64_t(n.numOutputs()));
  if (count < 1) {
    n.error("expected a positive number of outputs but found " + Twine(count));
    return {};
  }
  return partSizes(n, n.sizeOf(x, axis), count);
}

static void importSplit(Node &n) {
  Value x = n.in(0);
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(x));
  Sizes sizes = splitSizes(n, x, axis);
  if (!n.hasFailed() && sizes.size() != n.numOutputs())
    return n.error("expected " + Twine(n.numOutputs()) + " sizes but found " +
                   Twine(sizes.size()));
  Size start = n.b.ops().getIndexAttr(0);
  for (auto [i, size] : llvm::enumerate(sizes)) {
    n.out(i, part(n, x, axis, start, size));
    start = n.add(start, size);
  }
}

static void importIdentity(Node &n) { n.out(0, n.itemPtr(0)); }

void addShapeOperators(OperatorTable &t) {
  t.add("Reshape", {1, 5, 13, 14, 19, 21, 23, 24, 25}, {1, 2}, importReshape);
  t.add("Flatten", {1, 9, 11, 13, 21, 23, 24, 25}, 1, importFlatten);
  t.add("Squeeze", {1, 11, 13, 21, 23, 24, 25}, {1, 2}, importSqueeze);
  t.add("Unsqueeze", {1, 11, 13, 21, 23, 24, 25}, {1, 2}, importUnsqueeze);
  t.add("Transpose", {1, 13, 21, 23, 24, 25}, 1, importTranspose);
  t.add("DepthToSpace", {1, 11, 13, 28}, 1, importDepthToSpace);
  t.add("SpaceToDepth", {1, 13, 28}, 1, importSpaceToDepth);
  t.add("Expand", {8, 13}, 2, importExpand);
  t.add("Tile", {1, 6, 13}, 2, importTile);
  t.add("Concat", {1, 4, 11, 13}, InputCount::any(1), importConcat);
  t.add("Split", {1, 2, 11, 13, 18}, {1, 2}, importSplit);
  t.addAny("Identity", {1, 13, 14, 16, 19, 21, 23, 24, 25}, 1, importIdentity);
}

} // namespace tcopt::onnx_import
