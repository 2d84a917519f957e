//===- AutogradScriptsTest.cpp - random scripts with gradients ------------===//
//
// Inputs/autograd_scripts.txt contains scripts with PyTorch's results:
// elements, gradients and flags after each call, and whether a call fails. The
// file is written by tools/dev/fuzz_capture/record_autograd.py, which runs each
// script in all modes. Here each runs without compile and compiled, every
// eleventh script with dynamic sizes, and every tenth on the interpreter.
//
//===----------------------------------------------------------------------===//

#include "../../tools/dev/fuzz_capture/AutogradScript.h"
#include "QuickCode.h"
#include "gtest/gtest.h"
#include <cmath>
#include <fstream>
#include <sstream>

using namespace fuzz;

namespace {
struct Recorded {
  std::string text;
  std::optional<AutogradProgram> program;
  std::vector<Words> expected;
};
} // namespace

/// Reads the next script. Returns false at the end of the file.
static bool read(std::istream &is, Recorded &script) {
  std::string line;
  while (std::getline(is, line) && line != "end") {
    script.text += line + "\n";
    Words words = split(line, ' ');
    if (words[0] == "script") {
      std::vector<std::string> lines;
      for (int i = std::stoi(words[1]); i > 0 && std::getline(is, line); --i)
        lines.push_back(line);
      for (const std::string &one : lines)
        script.text += one + "\n";
      script.program.emplace(lines);
    } else if (words[0] == "return") {
      for (size_t i = 1; i < words.size(); ++i)
        script.program->returned.push_back(std::stoi(words[i]));
    } else if (words[0] == "call") {
      script.program->calls.emplace_back();
    } else if (words[0] == "argument") {
      script.program->calls.back().arguments.push_back(words);
    } else {
      script.expected.emplace_back(words.begin() + 1, words.end());
    }
  }
  return bool(is);
}

// A line is a name, flags, a dtype, sizes, a flag, and elements.
static constexpr size_t kDType = 3, kElements = 6;

static bool agree(const Words &found, const Words &expected) {
  if (found.size() != expected.size())
    return false;
  double largest = 1;
  for (size_t i = kElements; i < expected.size(); ++i)
    if (double value = std::abs(std::stod(expected[i])); std::isfinite(value))
      largest = std::max(largest, value);
  for (size_t i = 0; i < found.size(); ++i) {
    if (found[i] == expected[i] || expected[i] == "?")
      continue;
    if (i < kElements)
      return false;
    double room = largest * (expected[kDType] == "f32" ? 3e-4 : 2e-9);
    double a = std::stod(found[i]), b = std::stod(expected[i]);
    bool isSame = a == b || (std::isnan(a) && std::isnan(b));
    if (!isSame && !(std::abs(a - b) <= room))
      return false;
  }
  return true;
}

static std::string joined(const Words &words) {
  std::string text;
  for (const std::string &word : words)
    text += word + " ";
  return text;
}

// Compares a run with PyTorch's. The output of a call that fails is not
// compared.
static void check(const Recorded &script, const std::string &mode) {
  std::string text = script.program->run(optionsOfMode(mode));
  std::istringstream is(text);
  std::string line;
  for (const Words &expected : script.expected) {
    bool isError = expected[0] == "error";
    do
      ASSERT_TRUE(std::getline(is, line)) << mode << "\n" << script.text;
    while (isError && !line.starts_with("error"));
    ASSERT_TRUE(isError || agree(split(line, ' '), expected))
        << mode << ", expected " << joined(expected) << ", found " << line
        << "\n"
        << script.text;
  }
  ASSERT_FALSE(std::getline(is, line)) << mode << ", found " << line << "\n"
                                       << script.text;
}

// Checks every third script.
static void checkScripts(int remainder) {
  tcopt::testing::QuickCode quick;
  std::ifstream file(TCOPT_TEST_AUTOGRAD_SCRIPTS);
  int count = 0;
  for (Recorded script; read(file, script); script = {}, ++count) {
    if (count % 3 != remainder)
      continue;
    check(script, "eager");
    check(script, "compiled");
    if (count % 11 == 0)
      check(script, "dynamic");
    if (count % 10 == 0)
      check(script, "interp");
  }
  EXPECT_GE(count, 300);
}

// The scripts are split into tests that run in parallel.
TEST(AutogradScripts, AsInPyTorch0) { checkScripts(0); }
TEST(AutogradScripts, AsInPyTorch1) { checkScripts(1); }
TEST(AutogradScripts, AsInPyTorch2) { checkScripts(2); }
