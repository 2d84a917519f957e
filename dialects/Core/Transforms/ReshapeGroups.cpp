//===- ReshapeGroups.cpp - dimensions that a reshape regroups -------------===//

#include "tcopt/Core/Transforms/ReshapeGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt::core;
using llvm::ArrayRef;
using llvm::SmallVector;

std::optional<SizeProduct> tcopt::core::multiply(const SizeProduct &a,
                                                 const SizeProduct &b) {
  SizeProduct product;
  if (llvm::MulOverflow(a.factor, b.factor, product.factor))
    return std::nullopt;
  product.symbols = a.symbols;
  llvm::append_range(product.symbols, b.symbols);
  llvm::sort(product.symbols);
  return product;
}

bool ReshapeGroups::isExpanding() const {
  return llvm::all_of(
      groups, [](const ReshapeGroup &group) { return group.from.size() == 1; });
}

namespace {
/// A side of a reshape.
struct Side {
  ArrayRef<SizeProduct> sizes;
  /// Dimensions of other sizes than 1.
  SmallVector<unsigned, 4> dims;
  /// The product of the first i of `dims`, from the front or from the back.
  SmallVector<SizeProduct, 4> products;

  explicit Side(ArrayRef<SizeProduct> sizes) : sizes(sizes) {
    for (unsigned i = 0; i < sizes.size(); ++i)
      if (!sizes[i].isOne())
        dims.push_back(i);
  }

  bool multiplyAll(unsigned begin, unsigned end, bool isFromBack) {
    products.assign(1, SizeProduct());
    for (unsigned i = begin; i < end; ++i) {
      unsigned at = isFromBack ? end - 1 - (i - begin) : i;
      auto product = multiply(products.back(), sizes[dims[at]]);
      if (!product)
        return false;
      products.push_back(*product);
    }
    return true;
  }
};

/// Matches dimensions of both sides with equal products.
class Matcher {
public:
  Matcher(ArrayRef<SizeProduct> from, ArrayRef<SizeProduct> to)
      : from(from), to(to) {}

  std::optional<ReshapeGroups> run();

private:
  bool matchFront();
  bool matchBack();
  bool matchRest();
  void add(unsigned fromBegin, unsigned fromEnd, unsigned toBegin,
           unsigned toEnd, llvm::SmallVectorImpl<ReshapeGroup> &groups);
  void matchOnes();

  Side from, to;
  unsigned fromBegin = 0, toBegin = 0, fromEnd = 0, toEnd = 0;
  SmallVector<ReshapeGroup, 4> front, back;
  ReshapeGroups result;
};
} // namespace

void Matcher::add(unsigned fromBegin, unsigned fromEnd, unsigned toBegin,
                  unsigned toEnd, llvm::SmallVectorImpl<ReshapeGroup> &groups) {
  ReshapeGroup group;
  for (unsigned i = fromBegin; i < fromEnd; ++i)
    group.from.push_back(from.dims[i]);
  for (unsigned i = toBegin; i < toEnd; ++i)
    group.to.push_back(to.dims[i]);
  groups.push_back(std::move(group));
}

bool Matcher::matchFront() {
  if (!from.multiplyAll(0, from.dims.size(), false) ||
      !to.multiplyAll(0, to.dims.size(), false))
    return false;
  for (unsigned i = 1; i < from.products.size(); ++i)
    for (unsigned j = toBegin + 1; j < to.products.size(); ++j)
      if (from.products[i] == to.products[j]) {
        add(fromBegin, i, toBegin, j, front);
        fromBegin = i;
        toBegin = j;
        break;
      }
  return true;
}

bool Matcher::matchBack() {
  fromEnd = from.dims.size();
  toEnd = to.dims.size();
  if (!from.multiplyAll(fromBegin, fromEnd, true) ||
      !to.multiplyAll(toBegin, toEnd, true))
    return false;
  unsigned fromSize = fromEnd, toSize = toEnd, least = 1;
  for (unsigned i = 1; i < from.products.size(); ++i)
    for (unsigned j = least; j < to.products.size(); ++j)
      if (from.products[i] == to.products[j]) {
        add(fromSize - i, fromEnd, toSize - j, toEnd, back);
        fromEnd = fromSize - i;
        toEnd = toSize - j;
        least = j + 1;
        break;
      }
  return true;
}

/// Groups the dimensions between matched dimensions by the number of elements,
/// unless that may be 0 because of another dimension.
bool Matcher::matchRest() {
  if (fromBegin == fromEnd && toBegin == toEnd)
    return true;
  if (fromBegin == fromEnd || toBegin == toEnd)
    return false;
  for (const SmallVector<ReshapeGroup, 4> &groups : {front, back})
    for (const ReshapeGroup &group : groups)
      for (unsigned dim : group.from)
        if (!from.sizes[dim].isConstant())
          return false;
  result.assumed = front.size();
  add(fromBegin, fromEnd, toBegin, toEnd, front);
  return true;
}

/// Matches dimensions of size 1 between the same groups, from the first one on.
void Matcher::matchOnes() {
  SmallVector<ReshapeGroup, 4> all;
  unsigned fromDim = 0, toDim = 0;
  auto pairOnes = [&](unsigned fromLimit, unsigned toLimit) {
    while (fromDim < fromLimit && toDim < toLimit)
      all.push_back({{fromDim++}, {toDim++}});
    while (fromDim < fromLimit)
      result.dropped.push_back(fromDim++);
    while (toDim < toLimit)
      result.added.push_back(toDim++);
  };
  for (auto [number, group] : llvm::enumerate(result.groups)) {
    pairOnes(group.from.front(), group.to.front());
    if (result.assumed == unsigned(number))
      result.assumed = all.size();
    for (unsigned dim = fromDim; dim <= group.from.back(); ++dim)
      if (!llvm::is_contained(group.from, dim))
        result.dropped.push_back(dim);
    for (unsigned dim = toDim; dim <= group.to.back(); ++dim)
      if (!llvm::is_contained(group.to, dim))
        result.added.push_back(dim);
    fromDim = group.from.back() + 1;
    toDim = group.to.back() + 1;
    all.push_back(group);
  }
  pairOnes(from.sizes.size(), to.sizes.size());
  result.groups = std::move(all);
}

std::optional<ReshapeGroups> Matcher::run() {
  auto isZero = [](const SizeProduct &size) { return size.factor == 0; };
  if (llvm::any_of(from.sizes, isZero) || llvm::any_of(to.sizes, isZero) ||
      !matchFront() || !matchBack() || !matchRest())
    return std::nullopt;
  result.groups = std::move(front);
  llvm::append_range(result.groups, llvm::reverse(back));
  matchOnes();
  return result;
}

std::optional<ReshapeGroups>
tcopt::core::matchReshape(ArrayRef<SizeProduct> from,
                          ArrayRef<SizeProduct> to) {
  return Matcher(from, to).run();
}
