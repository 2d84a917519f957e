//===- CornersTest.cpp - functions at zeros, bounds and infinities --------===//
//
// Inputs/corners.txt contains calls of functions with elements at which
// derivatives are easily wrong, and PyTorch's results and derivatives of first
// and second order. It is written by tools/dev/fuzz_capture/judge_corners.py.
//
//===----------------------------------------------------------------------===//

#include "../../tools/dev/fuzz_capture/Derivatives.h"
#include "gtest/gtest.h"
#include <cmath>
#include <fstream>
#include <map>

using namespace tcopt;
using namespace fuzz;

namespace {
/// A statement, its inputs, and PyTorch's results.
struct Corner {
  std::string line;
  std::vector<int> returned, leaves;
  int orders = 2;
  std::vector<Tensor> inputs;
  /// `expect NAME DTYPE SIZES VALUES...`.
  std::vector<Words> expected;
};
} // namespace

static std::vector<int> numbersOf(const Words &words) {
  std::vector<int> numbers;
  for (size_t i = 1; i < words.size(); ++i)
    numbers.push_back(std::stoi(words[i]));
  return numbers;
}

/// Reads the next call. Returns false at the end of the file.
static bool readCorner(std::istream &is, Corner &corner) {
  std::string line;
  while (std::getline(is, line) && line != "end") {
    Words words = split(line, ' ');
    if (words[0] == "call")
      corner.line = line.substr(5);
    else if (words[0] == "return")
      corner.returned = numbersOf(words);
    else if (words[0] == "leaves")
      corner.leaves = numbersOf(words);
    else if (words[0] == "orders")
      corner.orders = std::stoi(words[1]);
    else if (words[0] == "input")
      corner.inputs.push_back(literal(words[1], words[2], words, 3));
    else
      corner.expected.push_back(words);
  }
  return bool(is);
}

static double scaleOf(const Words &expected) {
  double sum = 0;
  for (size_t i = 4; i < expected.size(); ++i)
    if (double value = std::stod(expected[i]); std::isfinite(value))
      sum += value * value;
  return std::sqrt(sum / double(std::max<size_t>(1, expected.size() - 4)));
}

static bool agrees(double found, double expected, double scale) {
  if (!std::isfinite(found) || !std::isfinite(expected))
    return found == expected || (std::isnan(found) && std::isnan(expected));
  return std::abs(found - expected) <=
         1e-7 * (std::abs(expected) + scale) + 1e-12;
}

static void checkCorner(const Words &expected, const Tensor &found) {
  SCOPED_TRACE(expected[1]);
  Words words = split(print(found), ' ');
  ASSERT_EQ(words[0], expected[2]);
  ASSERT_EQ(words[1], expected[3]);
  ASSERT_EQ(words.size() - 3, expected.size() - 4);
  double scale = scaleOf(expected);
  for (size_t i = 3; i < words.size(); ++i)
    ASSERT_TRUE(agrees(std::stod(words[i]), std::stod(expected[i + 1]), scale))
        << "element " << i - 3 << " is " << words[i] << ", expected "
        << expected[i + 1];
}

static std::vector<Tensor> runCorner(const Corner &corner,
                                     const std::vector<Statement> &statements,
                                     const std::vector<Tensor> &given) {
  Machine machine;
  machine.stops = true;
  for (size_t i = 0; i < given.size(); ++i)
    machine.registers[int(i)] = given[i];
  machine.run(statements);
  std::vector<Tensor> results;
  for (int number : corner.returned)
    if (auto found = machine.registers.find(number);
        found != machine.registers.end())
      results.push_back(found->second);
  return results;
}

static void judgeCorner(const Corner &corner) {
  std::vector<Statement> statements = parse({corner.line});
  auto function = [&](const std::vector<Tensor> &given) {
    return runCorner(corner, statements, given);
  };
  std::map<std::string, Tensor> found;
  for (auto &[name, tensor] : derivativesOf(function, corner.inputs,
                                            corner.leaves, corner.orders == 2))
    found.insert_or_assign(name, tensor);
  for (const Words &expected : corner.expected) {
    ASSERT_TRUE(found.count(expected[1])) << expected[1];
    checkCorner(expected, found.at(expected[1]));
  }
}

TEST(CornersTest, AsInPyTorch) {
  std::ifstream file(TCOPT_TEST_CORNERS);
  int count = 0;
  for (Corner corner; readCorner(file, corner); corner = {}) {
    SCOPED_TRACE(corner.line);
    judgeCorner(corner);
    ++count;
  }
  EXPECT_GE(count, 40);
}
