//===- SampleSizes.cpp - Sizes to try a program with ----------------------===//

#include "tcopt/Testing/SampleSizes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace tcopt {

/// What code is likely to treat in ways of its own: one place, fewer than a
/// vector has, whole vectors, and rests of them.
static constexpr int64_t kSizes[] = {3,  1,  2,  5,  8,  16, 7, 17,
                                     33, 64, 31, 65, 12, 4,  6, 9};

/// The nearest size that the bounds allow.
static int64_t fit(int64_t size, const SizeBounds &bounds) {
  auto multiple = uint64_t(bounds.multiple);
  int64_t least = int64_t(llvm::alignTo(uint64_t(bounds.min), multiple));
  int64_t most = bounds.max - bounds.max % bounds.multiple;
  return std::clamp(int64_t(llvm::alignTo(uint64_t(size), multiple)), least,
                    std::max(least, most));
}

// Symbols go through the list at different steps, so that they meet each other
// with different sizes.
static SymbolSizes sampleOf(const Signature &signature,
                            llvm::ArrayRef<std::string> symbols, size_t i) {
  SymbolSizes sizes;
  for (auto [number, symbol] : llvm::enumerate(symbols)) {
    auto bounds = signature.bounds.find(symbol);
    size_t at = (i * (2 * number + 1) + 3 * number) % std::size(kSizes);
    int64_t turn = int64_t(i / std::size(kSizes));
    sizes[symbol] =
        fit(kSizes[at] + 11 * turn,
            bounds == signature.bounds.end() ? SizeBounds() : bounds->second);
  }
  return sizes;
}

std::vector<SymbolSizes> sampleSizes(const Signature &signature,
                                     const SymbolSizes &fixed, size_t count) {
  std::vector<std::string> symbols = signature.symbols();
  llvm::erase_if(symbols, [&](const std::string &symbol) {
    return fixed.count(symbol) != 0;
  });
  std::vector<SymbolSizes> samples;
  // Bounds make some the same.
  for (size_t i = 0; samples.size() < count && i < 16 * count; ++i) {
    SymbolSizes sample = sampleOf(signature, symbols, i);
    if (!llvm::is_contained(samples, sample))
      samples.push_back(std::move(sample));
  }
  return samples;
}

} // namespace tcopt
