// A text as numbers of its characters, and what is computed in the same way
// here and in reference.py.

#ifndef TEXT_H
#define TEXT_H

#include "Transformer.h"
#include <algorithm>
#include <cmath>

/// Numbers in [0, 1) by SplitMix64 of their places.
inline std::vector<float> uniform(uint64_t stream, int64_t count) {
  std::vector<float> numbers;
  for (uint64_t i = 1; i <= uint64_t(count); ++i) {
    uint64_t z = (i + (stream << 32)) * 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    numbers.push_back(float((z ^ (z >> 31)) >> 40) / float(1 << 24));
  }
  return numbers;
}

/// Matrices have the standard deviation 0.02, biases are 0, norms 1.
inline void initialize(const Transformer &net) {
  tcopt::NoGrad none;
  uint64_t number = 0;
  for (auto [name, parameter] : net.namedParameters()) {
    if (parameter.dim() == 2) {
      tcopt::Tensor numbers =
          tcopt::tensor(uniform(number, int64_t(parameter.numel())))
              .reshape(parameter.sizes());
      parameter.copy_((numbers * 2 - 1) * (0.02 * std::sqrt(3.0)));
    } else {
      bool isNorm = name.find("norm") != std::string::npos;
      parameter.fill_(isNorm && name.ends_with("weight") ? 1.0 : 0.0);
    }
    ++number;
  }
}

/// Nine tenths to train on, the rest to validate.
struct Text {
  /// The characters of the text, in order.
  std::vector<uint8_t> letters;
  std::vector<int64_t> training, validation;

  explicit Text(const std::string &path) {
    std::vector<uint8_t> text =
        tcopt::nn::loadTensors(path).at("text").toVector<uint8_t>();
    letters = text;
    std::ranges::sort(letters);
    letters.erase(std::ranges::unique(letters).begin(), letters.end());
    std::vector<int64_t> ids;
    for (uint8_t letter : text)
      ids.push_back(idOf(letter));
    auto middle = ids.begin() + ptrdiff_t(ids.size() * 9 / 10);
    training.assign(ids.begin(), middle);
    validation.assign(middle, ids.end());
  }
  int64_t idOf(uint8_t letter) const {
    return std::ranges::lower_bound(letters, letter) - letters.begin();
  }
};

struct Windows {
  tcopt::Tensor inputs, targets;
};
/// Parts of a text, and the characters after each of theirs.
inline Windows windowsOf(const std::vector<int64_t> &ids,
                         const std::vector<int64_t> &starts) {
  std::vector<int64_t> inputs, targets;
  for (int64_t start : starts)
    for (int64_t i = start; i < start + kContext; ++i) {
      inputs.push_back(ids[size_t(i)]);
      targets.push_back(ids[size_t(i) + 1]);
    }
  int64_t rows = int64_t(starts.size());
  return {tcopt::tensor(inputs, {rows, kContext}),
          tcopt::tensor(targets, {rows, kContext})};
}

#endif // TEXT_H
