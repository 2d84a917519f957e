//===- run_views.cpp - runs programs of views and writes ------------------===//
//
// Reads programs, one in each line: `MODE|SIZES|STEP;STEP;...`. A step is the
// name of a function, the number of the tensor that it takes, and integers;
// tensor 0 counts from 0, each step that is no write makes another. Prints the
// elements of all tensors at the end, in one line.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Compile.h"
#include <algorithm>
#include <iostream>
#include <sstream>

using namespace tcopt;

namespace {
struct Step {
  std::string name;
  size_t tensor = 0;
  std::vector<int64_t> numbers;
};

std::vector<int64_t> readNumbers(std::istream &is) {
  std::vector<int64_t> numbers;
  for (int64_t number; is >> number;)
    numbers.push_back(number);
  return numbers;
}

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  std::istringstream is(text);
  for (std::string part; std::getline(is, part, separator);)
    parts.push_back(part);
  return parts;
}

Tensor viewOf(const Tensor &x, const Step &step) {
  const std::vector<int64_t> &n = step.numbers;
  Sizes sizes(n.begin(), n.end());
  if (step.name == "select")
    return x.select(n[0], n[1]);
  if (step.name == "slice")
    return x.slice(n[0], n[1], n[2], n[3]);
  if (step.name == "permute")
    return x.permute(n);
  if (step.name == "reshape")
    return x.reshape(sizes);
  if (step.name == "flatten")
    return x.flatten(n[0], n[1]);
  if (step.name == "unsqueeze")
    return x.unsqueeze(n[0]);
  if (step.name == "squeeze")
    return x.squeeze(n[0]);
  if (step.name == "expand")
    return x.expand(sizes);
  if (step.name == "diagonal")
    return x.diagonal(n[0], n[1], n[2]);
  if (step.name == "unfold")
    return x.unfold(n[0], n[1], n[2]);
  if (step.name == "plus")
    return x + n[0];
  throw std::invalid_argument("unknown step " + step.name);
}

/// All tensors that the steps make of the first one.
std::vector<Tensor> run(const Tensor &first, const std::vector<Step> &steps) {
  std::vector<Tensor> tensors{first};
  for (const Step &step : steps) {
    Tensor x = tensors.at(step.tensor);
    if (step.name == "add_")
      x.add_(step.numbers[0]);
    else if (step.name == "fill_")
      x.fill_(step.numbers[0]);
    else if (step.name == "copy_")
      x.copy_(tensors.at(size_t(step.numbers[0])));
    else
      tensors.push_back(viewOf(x, step));
  }
  return tensors;
}

void print(const std::vector<Tensor> &tensors) {
  for (const Tensor &tensor : tensors) {
    for (float value : tensor.toVector<float>())
      std::cout << value << " ";
    std::cout << "| ";
  }
}

Tensor firstOf(const std::vector<int64_t> &sizes) {
  std::vector<float> values;
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(float(i));
  return tensor<float>(values, sizes);
}

// The second call runs compiled code. An argument that is a view of another
// tensor is one that the steps are not told of.
void runLine(const std::string &line) {
  std::vector<std::string> parts = split(line, '|');
  std::istringstream sizeText(parts.at(1));
  std::vector<int64_t> sizes = readNumbers(sizeText);
  std::vector<Step> steps;
  for (const std::string &text : split(parts.size() > 2 ? parts[2] : "", ';')) {
    std::istringstream is(text);
    Step step;
    is >> step.name >> step.tensor;
    step.numbers = readNumbers(is);
    steps.push_back(std::move(step));
  }
  if (parts[0] == "eager")
    return print(run(firstOf(sizes), steps));
  Options options;
  options.dynamic = parts[0] == "open" ? std::optional(true) : std::nullopt;
  auto compiled = compile([&](Tensor x) { return run(x, steps); }, options);
  for (int i = 0; i < 2; ++i) {
    std::vector<Tensor> tensors;
    if (parts[0] == "view") {
      std::vector<int64_t> turned(sizes.rbegin(), sizes.rend());
      Tensor base = tensor<float>(
          std::vector<float>(size_t(firstOf(sizes).numel()), 0.f), turned);
      std::vector<int64_t> order;
      for (size_t dim = sizes.size(); dim-- > 0;)
        order.push_back(int64_t(dim));
      Tensor argument = base.permute(order);
      argument.copy_(firstOf(sizes));
      tensors = compiled(argument);
    } else {
      tensors = compiled(firstOf(sizes));
    }
    if (i == 1)
      print(tensors);
  }
}
} // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    try {
      runLine(line);
    } catch (const std::exception &error) {
      std::string text = error.what();
      std::ranges::replace(text, '\n', ' ');
      std::cout << "error: " << text;
    }
    std::cout << std::endl;
  }
  return 0;
}
