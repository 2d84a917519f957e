// An op of the program's own: a name, a rule for shapes, and a kernel.

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/CustomOp.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

using namespace tcopt;

// The middle of every `width` neighbours of a row, sorted: a filter that no
// operator is.
static void medianKernel(const KernelCall &call) {
  std::span<const float> x = call.in<float>(0);
  std::span<float> y = call.out<float>(0);
  size_t width = size_t(call.integer("width"));
  size_t length = size_t(KernelCall::sizesOf(call.inputs[0]).back());
  size_t count = length - width + 1;
  std::vector<float> window(width);
  for (size_t i = 0; i < y.size(); ++i) {
    auto first = x.begin() + ptrdiff_t(i / count * length + i % count);
    std::copy(first, first + ptrdiff_t(width), window.begin());
    std::nth_element(window.begin(), window.begin() + ptrdiff_t(width / 2),
                     window.end());
    if (std::isnan(window[width / 2]))
      throw std::runtime_error("not a number in window " + std::to_string(i));
    y[i] = window[width / 2];
  }
}

// Sizes may be open: what is computed of them stays open too.
static TensorShapes medianShape(const TensorShapes &inputs,
                                const Attributes &attributes) {
  TensorShape result = inputs.at(0);
  int64_t width = std::get<int64_t>(attributes.at("width"));
  if (result.sizes.empty() || result.sizes.back() < width)
    throw std::invalid_argument("expected rows of at least " +
                                std::to_string(width) + " elements");
  result.sizes.back() = result.sizes.back() - (width - 1);
  return {result};
}

static const CustomOp medianFilter =
    defineOp("filters::median", {.shape = medianShape, .kernel = medianKernel});

static Tensor smooth(Tensor x) {
  Tensor filtered = medianFilter({x}, {{"width", 3}}).front();
  return filtered * 2;
}

int main() {
  Tensor x = tensor({1.f, 9.f, 2.f, 3.f, -5.f, 4.f});
  std::cout << "at once: " << smooth(x) << "\n";

  Options options;
  options.fullgraph = true;
  options.dynamic = true;
  auto compiled = compile(smooth, options);
  std::cout << "compiled: " << compiled(x) << "\n";
  std::cout << "another size: " << compiled(tensor({7.f, 1.f, 8.f})) << "\n";
  std::cout << "versions: " << compiled.counts().versions << "\n";

  // Errors have the line of the call: of the rule, and of the kernel.
  for (const Tensor &wrong :
       {tensor({1.f, 2.f}), tensor({1.f, NAN, 2.f, NAN, 3.f})})
    try {
      std::cout << compiled(wrong) << "\n";
    } catch (const Exception &error) {
      std::cout << error.what() << "\n";
    }
}
