//===- ScriptsTest.cpp - random scripts compared with PyTorch -------------===//
//
// Inputs/scripts.txt has scripts and results of PyTorch, recorded by
// tools/dev/fuzz_capture/record_scripts.py. Each runs without compile, compiled
// twice, and, with less optimization, with dynamic sizes.
//
//===----------------------------------------------------------------------===//

#include "../../tools/dev/fuzz_capture/Script.h"
#include "gtest/gtest.h"
#include <fstream>

using namespace tcopt;
using namespace fuzz;

namespace {
/// A script, a call, and the results:
/// `expect NAME DTYPE SIZES TOLERANCE VALUES...`. Results of the returned
/// registers precede others.
struct Recorded {
  std::vector<std::string> lines;
  std::vector<int> returned;
  std::vector<Words> inputs, expected;
  std::vector<Scalar> numbers;
  Sizes sizes;
};
} // namespace

static Scalar numberOf(const std::string &text) {
  return text[0] == 'f' ? Scalar(std::stod(text.substr(1)))
                        : Scalar(int64_t(std::stoll(text.substr(1))));
}

/// Returns false at the end of the file.
static bool read(std::istream &is, Recorded &script) {
  std::string line;
  while (std::getline(is, line) && line != "end") {
    Words words = split(line, ' ');
    if (words[0] == "script")
      for (int i = std::stoi(words[1]); i > 0 && std::getline(is, line); --i)
        script.lines.push_back(line);
    else if (words[0] == "return")
      for (size_t i = 1; i < words.size(); ++i)
        script.returned.push_back(std::stoi(words[i]));
    else if (words[0] == "input")
      script.inputs.push_back(words);
    else if (words[0] == "number")
      script.numbers.push_back(numberOf(words[1]));
    else if (words[0] == "size")
      script.sizes.push_back(std::stoll(words[1]));
    else
      script.expected.push_back(words);
  }
  return bool(is);
}

static std::vector<Tensor> inputsOf(const Recorded &script) {
  std::vector<Tensor> tensors;
  for (const Words &words : script.inputs) {
    Tensor made = literal(words[1], words[2], words, 4);
    tensors.push_back(words[3] == "t" ? made.t().clone().t() : made);
  }
  return tensors;
}

static void check(const Words &expected, const Tensor &found) {
  SCOPED_TRACE(expected[1]);
  Words words = split(print(found), ' ');
  ASSERT_EQ(words[0], expected[2]);
  ASSERT_EQ(words[1], expected[3]);
  ASSERT_EQ(words.size() - 3, expected.size() - 5);
  for (size_t i = 3; i < words.size(); ++i)
    ASSERT_NEAR(std::stod(words[i]), std::stod(expected[i + 2]),
                std::stod(expected[4]))
        << "element " << i - 3;
}

static void check(const Recorded &script, const std::vector<Tensor> &returned,
                  const std::vector<Tensor> &inputs) {
  for (size_t i = 0; i < script.expected.size(); ++i)
    check(script.expected[i],
          i < returned.size() ? returned[i] : inputs[i - returned.size()]);
}

static std::vector<Tensor> run(const Recorded &script,
                               const std::vector<Statement> &statements,
                               const Inputs &inputs) {
  Machine machine;
  machine.inputs = &inputs;
  machine.stops = true;
  for (size_t i = 0; i < inputs.tensors.size(); ++i)
    machine.registers[int(i)] = inputs.tensors[i];
  machine.run(statements);
  std::vector<Tensor> results;
  for (int number : script.returned)
    results.push_back(machine.registers.at(number));
  return results;
}

static void judge(const Recorded &script) {
  std::vector<Statement> statements = parse(script.lines);
  auto function = [&](std::vector<Tensor> tensors, std::vector<Scalar> numbers,
                      Sizes sizes) {
    return run(script, statements, {tensors, numbers, sizes});
  };
  auto judgeCall = [&](const char *mode, auto &&call) {
    SCOPED_TRACE(mode);
    std::vector<Tensor> inputs = inputsOf(script);
    check(script, call(inputs, script.numbers, script.sizes), inputs);
  };
  auto known = compile(function);
  Options options;
  options.dynamic = true;
  options.optLevel = 0;
  judgeCall("eager", function);
  judgeCall("compiled", known);
  judgeCall("compiled again", known);
  judgeCall("open sizes", compile(function, options));
}

TEST(ScriptsTest, AsInPyTorch) {
  std::ifstream file(TCOPT_TEST_SCRIPTS);
  int count = 0;
  for (Recorded script; read(file, script); script = {}) {
    std::string text;
    for (const std::string &line : script.lines)
      text += line + "\n";
    SCOPED_TRACE(text);
    judge(script);
    ++count;
  }
  EXPECT_GE(count, 30);
}
