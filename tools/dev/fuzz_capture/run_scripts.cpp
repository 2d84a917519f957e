//===- run_scripts.cpp - runs scripts of calls of the capture API ---------===//
//
// Reads commands, prints what the registers hold:
//
//   script COUNT              COUNT lines follow
//   return N N ...            the registers that compiled calls return
//   input DTYPE SIZES ORDER VALUES...   an argument, permuted by ORDER
//   number f0.5, size 3       an argument
//   run MODE                  eager, eager-stop, compiled, dynamic, threads
//   reset                     forget what was compiled
//
//===----------------------------------------------------------------------===//

#include "Script.h"
#include <algorithm>
#include <iostream>
#include <thread>

using namespace tcopt;
using namespace fuzz;

namespace {
using Results = std::vector<Tensor>;

/// Stands for a register that a branch or an error has left undefined.
constexpr int64_t kUndefined = -987654;

class Runner {
public:
  void command(const std::string &line);

private:
  using Function = Compiled<Results(Results, std::vector<Scalar>, Sizes)>;

  void readScript(size_t count);
  void readInput(const Words &words);
  void runMode(const std::string &mode);
  Machine start(const Inputs &given) const;
  std::string eager(bool stops) const;
  std::string compiledCall(const Function &function) const;
  std::string threads() const;
  Results traced(const Inputs &given) const;
  Function compileWith(std::optional<bool> dynamic) const;
  Inputs copies() const;

  std::vector<Statement> statements;
  std::vector<int> returned;
  Inputs inputs;
  std::optional<Function> known, open;
};
} // namespace

static std::string oneLine(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

/// A copy with the same strides.
static Tensor copyOf(const Tensor &tensor) {
  return tensor.is_contiguous() ? tensor.clone() : tensor.t().clone().t();
}

// Only matrices are permuted: a copy of them with the same order is easy.
void Runner::readInput(const Words &words) {
  Tensor made = literal(words[1], words[2], words, 4);
  inputs.tensors.push_back(words[3] == "t" ? made.t().clone().t() : made);
}

void Runner::readScript(size_t count) {
  std::vector<std::string> lines(count);
  for (std::string &line : lines)
    std::getline(std::cin, line);
  statements = parse(lines);
  inputs = {};
  known.reset();
  open.reset();
}

Inputs Runner::copies() const {
  Inputs copied = inputs;
  for (Tensor &tensor : copied.tensors)
    tensor = copyOf(tensor);
  return copied;
}

Machine Runner::start(const Inputs &given) const {
  Machine machine;
  machine.inputs = &given;
  for (size_t i = 0; i < given.tensors.size(); ++i)
    machine.registers[int(i)] = given.tensors[i];
  return machine;
}

static void printTo(std::string &text, const std::string &name,
                    const Tensor &tensor) {
  try {
    text += name + " " + print(tensor) + "\n";
  } catch (const Exception &error) {
    text += "error -1 " + name + " " + oneLine(error.what()) + "\n";
  }
}

std::string Runner::eager(bool stops) const {
  Inputs given = copies();
  Machine machine = start(given);
  machine.stops = stops;
  machine.settles = true;
  std::string text;
  try {
    machine.run(statements);
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  for (auto &[line, message] : machine.errors)
    text += "error " + std::to_string(line) + " " + oneLine(message) + "\n";
  for (auto &[number, tensor] : machine.registers)
    printTo(text, "r" + std::to_string(number), tensor);
  for (size_t i = 0; i < given.tensors.size(); ++i)
    printTo(text, "a" + std::to_string(i), given.tensors[i]);
  return text;
}

Results Runner::traced(const Inputs &given) const {
  Machine machine = start(given);
  machine.stops = true;
  machine.run(statements);
  Results results;
  for (int number : returned) {
    auto found = machine.registers.find(number);
    results.push_back(found == machine.registers.end() ? tensor(kUndefined)
                                                       : found->second);
  }
  return results;
}

Runner::Function Runner::compileWith(std::optional<bool> dynamic) const {
  Options options;
  options.dynamic = dynamic;
  return compile(
      [this](Results tensors, std::vector<Scalar> numbers, Sizes sizes) {
        return traced({tensors, numbers, sizes});
      },
      options);
}

std::string Runner::compiledCall(const Function &function) const {
  Inputs given = copies();
  std::string text;
  try {
    Results results = function(given.tensors, given.numbers, given.sizes);
    for (size_t i = 0; i < results.size(); ++i)
      printTo(text, "r" + std::to_string(returned[i]), results[i]);
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  for (size_t i = 0; i < given.tensors.size(); ++i)
    printTo(text, "a" + std::to_string(i), given.tensors[i]);
  return text;
}

// Half of the threads call the compiled function, half of them do not.
std::string Runner::threads() const {
  std::vector<std::string> texts(4);
  std::vector<std::thread> running;
  for (size_t i = 0; i < texts.size(); ++i)
    running.emplace_back([&, i] {
      for (int round = 0; round < 3; ++round)
        texts[i] = i % 2 ? compiledCall(*known) : eager(/*stops=*/true);
    });
  for (std::thread &thread : running)
    thread.join();
  std::string text = texts[0];
  for (size_t i = 2; i < texts.size(); ++i)
    if (texts[i] != texts[i - 2])
      text += "error -2 threads differ\n" + texts[i];
  return text;
}

void Runner::runMode(const std::string &mode) {
  if (!known)
    known = compileWith(std::nullopt);
  if (!open)
    open = compileWith(true);
  manual_seed(1);
  std::string text = mode == "eager"        ? eager(/*stops=*/false)
                     : mode == "eager-stop" ? eager(/*stops=*/true)
                     : mode == "compiled"   ? compiledCall(*known)
                     : mode == "dynamic"    ? compiledCall(*open)
                     : mode == "threads"    ? threads()
                                            : "error -3 no such mode\n";
  std::cout << text << "done" << std::endl;
}

void Runner::command(const std::string &line) {
  Words words = split(line, ' ');
  const std::string &name = words.at(0);
  if (name == "script")
    readScript(size_t(std::stoul(words.at(1))));
  else if (name == "return") {
    returned.clear();
    for (size_t i = 1; i < words.size(); ++i)
      returned.push_back(std::stoi(words[i]));
  } else if (name == "clear")
    inputs = {};
  else if (name == "input")
    readInput(words);
  else if (name == "number")
    inputs.numbers.push_back(
        words[1][0] == 'f' ? Scalar(std::stod(words[1].substr(1)))
                           : Scalar(int64_t(std::stoll(words[1].substr(1)))));
  else if (name == "size")
    inputs.sizes.push_back(std::stoll(words[1]));
  else if (name == "run")
    runMode(words.at(1));
  else if (name == "reset")
    reset();
}

int main() {
  Runner runner;
  for (std::string line; std::getline(std::cin, line);)
    runner.command(line);
  return 0;
}
