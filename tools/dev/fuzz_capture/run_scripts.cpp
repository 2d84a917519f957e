//===- run_scripts.cpp - runs scripts of calls of the capture API ---------===//
//
// Reads commands, prints what the registers hold:
//
//   script COUNT              COUNT lines follow
//   return N N ...            the registers that compiled calls return
//   input DTYPE SIZES ORDER VALUES...   an argument, permuted by ORDER
//   number f0.5, size 3       an argument
//   run MODE                  eager, eager-stop, compiled, dynamic, module,
//                             threads, mixed, gradients, compiled-gradients,
//                             derivatives, compiled-derivatives
//   leaves N N ...            inputs that `derivatives` is with respect to
//   orders N                  1 or 2: gradients, and gradients of these
//   keep                      the script takes part in what `run mixed` does
//   reset                     forget what was compiled
//
//===----------------------------------------------------------------------===//

#include "Derivatives.h"
#include "ScriptModule.h"
#include "tcopt/Capture/Autograd.h"
#include <algorithm>
#include <deque>
#include <iostream>
#include <thread>

using namespace tcopt;
using namespace fuzz;

namespace {
/// A script, its inputs, and what was compiled for it.
class Program {
public:
  void read(size_t count);
  void readInput(const Words &words);
  /// Prints what a mode gives.
  std::string run(const std::string &mode);

  ScriptText script;
  Inputs inputs;
  std::vector<int> leaves;
  int orders = 2;

private:
  using Function = Compiled<Results(Results, std::vector<Scalar>, Sizes, bool)>;

  std::string eager(bool stops) const;
  std::string compiledCall(const Function &function) const;
  std::string moduleCall();
  std::string threads() const;
  std::string gradients(bool isCompiled) const;
  std::string derivatives(bool isCompiled);
  Results resultsOfEach(const Inputs &given, std::string &text) const;
  Function compileWith(std::optional<bool> dynamic) const;
  bool isTraining() const { return int64_t(inputs.sizes.at(1)) == 2; }

  std::optional<Function> known, open;
  std::optional<Compiled<Results(Results)>> plain;
  std::optional<nn::CompiledModule<ScriptModule>> module;
};

class Runner {
public:
  void command(const std::string &line);

private:
  void runMode(const std::string &mode);
  std::string mixed() const;

  std::shared_ptr<Program> program = std::make_shared<Program>();
  std::deque<std::shared_ptr<Program>> kept;
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

static Inputs copyOf(const Inputs &inputs) {
  Inputs copied = inputs;
  for (Tensor &tensor : copied.tensors)
    tensor = copyOf(tensor);
  return copied;
}

//===----------------------------------------------------------------------===//
// Results as text
//===----------------------------------------------------------------------===//

static void printTo(std::string &text, const std::string &name,
                    const Tensor &tensor) {
  try {
    text += name + " " + print(tensor) + "\n";
  } catch (const Exception &error) {
    text += "error -1 " + name + " " + oneLine(error.what()) + "\n";
  }
}

static void printArguments(std::string &text, const Results &arguments) {
  for (size_t i = 0; i < arguments.size(); ++i)
    printTo(text, "a" + std::to_string(i), arguments[i]);
}

template <typename Call>
static std::string textOfCall(const ScriptText &script, Call call) {
  std::string text;
  try {
    Results results = call();
    for (size_t i = 0; i < results.size(); ++i)
      printTo(text, "r" + std::to_string(script.returned[i]), results[i]);
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// Quarters, as gradients.py has them: exact in all dtypes.
static Tensor weightsOf(const Tensor &result, size_t number) {
  std::vector<double> values(result.toVector<double>().size());
  for (size_t i = 0; i < values.size(); ++i)
    values[i] = (double((7 * i + 3 * number) % 11) - 5) / 4;
  return tensor<double>(values).to(result.dtype()).view(result.sizes());
}

/// Adds gradients of a weighted sum of the results.
static void backwardOf(const Results &results) {
  std::vector<Tensor> used, weights;
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].defined() && results[i].requires_grad()) {
      used.push_back(results[i]);
      weights.push_back(weightsOf(results[i], i));
    }
  if (!used.empty())
    autograd::backward(used, weights);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

// Only matrices are permuted: a copy of them with the same order is easy.
void Program::readInput(const Words &words) {
  Tensor made = literal(words[1], words[2], words, 4);
  inputs.tensors.push_back(words[3] == "t" ? made.t().clone().t() : made);
}

void Program::read(size_t count) {
  std::vector<std::string> lines(count);
  for (std::string &line : lines)
    std::getline(std::cin, line);
  script.statements = parse(lines);
}

std::string Program::eager(bool stops) const {
  Inputs given = copyOf(inputs);
  given.isTraining = [this] { return isTraining(); };
  Machine machine = machineFor(given);
  machine.stops = stops;
  machine.settles = true;
  std::string text;
  try {
    machine.run(script.statements);
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  for (auto &[line, message] : machine.errors)
    text += "error " + std::to_string(line) + " " + oneLine(message) + "\n";
  for (auto &[number, tensor] : machine.registers)
    printTo(text, "r" + std::to_string(number), tensor);
  printArguments(text, given.tensors);
  return text;
}

Program::Function Program::compileWith(std::optional<bool> dynamic) const {
  Options options;
  options.dynamic = dynamic;
  return compile(
      [this](Results tensors, std::vector<Scalar> numbers, Sizes sizes,
             bool training) {
        return script.run(
            {tensors, numbers, sizes, [training] { return training; }});
      },
      options);
}

std::string Program::compiledCall(const Function &function) const {
  Inputs given = copyOf(inputs);
  std::string text = textOfCall(script, [&] {
    return function(given.tensors, given.numbers, given.sizes, isTraining());
  });
  printArguments(text, given.tensors);
  return text;
}

// The module stays; its parameter, which may require a gradient, and its fields
// change in the ways in which users do that. Scripts write to the parameter.
std::string Program::moduleCall() {
  NoGrad noGrad;
  Inputs given = copyOf(inputs);
  if (!module)
    module.emplace(nn::compile(ScriptModule(&script)));
  ScriptModule &held = module->module();
  held.hold(given, isTraining());
  Results rest(given.tensors.begin() + 1, given.tensors.end());
  std::string text =
      textOfCall(script, [&] { return (*module)(rest, given.sizes); });
  given.tensors[0] = held.parameter();
  printArguments(text, given.tensors);
  return text;
}

// Half of the threads call the compiled function, half of them do not.
std::string Program::threads() const {
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

// What fails is left out, as in eager mode.
Results Program::resultsOfEach(const Inputs &given, std::string &text) const {
  Machine machine = machineFor(given);
  machine.settles = true;
  machine.run(script.statements);
  for (auto &[line, message] : machine.errors)
    text += "error " + std::to_string(line) + " " + oneLine(message) + "\n";
  Results results;
  for (int number : script.returned)
    results.push_back(machine.registers[number]);
  return results;
}

// The script gets copies, as it may write to its arguments, and leaves must not
// be written to.
std::string Program::gradients(bool isCompiled) const {
  Inputs given = copyOf(inputs);
  given.isTraining = [this] { return isTraining(); };
  Results leaves = given.tensors;
  for (Tensor &tensor : given.tensors)
    if (isFloat(tensor.dtype()))
      tensor = copyOf(tensor.requires_grad_());
  std::string text;
  try {
    backwardOf(isCompiled ? (*known)(given.tensors, given.numbers, given.sizes,
                                     isTraining())
                          : resultsOfEach(given, text));
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  for (size_t i = 0; i < leaves.size(); ++i)
    if (leaves[i].grad().defined())
      printTo(text, "g" + std::to_string(i), leaves[i].grad());
  return text;
}

std::string Program::derivatives(bool isCompiled) {
  auto results = [this](Results given) {
    return script.run({given, {}, {}, [] { return false; }});
  };
  if (isCompiled && !plain)
    plain = compile(std::function<Results(Results)>(results));
  ScriptFunction function =
      isCompiled
          ? ScriptFunction([this](const Results &x) { return (*plain)(x); })
          : ScriptFunction(results);
  std::string text;
  try {
    for (auto &[name, tensor] :
         derivativesOf(function, inputs.tensors, leaves, orders == 2))
      printTo(text, name, tensor);
  } catch (const Exception &error) {
    text += "error -1 " + oneLine(error.what()) + "\n";
  }
  return text;
}

std::string Program::run(const std::string &mode) {
  if (mode.ends_with("derivatives"))
    return derivatives(mode.starts_with("compiled"));
  if (!known)
    known = compileWith(std::nullopt);
  if (!open)
    open = compileWith(true);
  return mode == "eager"                ? eager(/*stops=*/false)
         : mode == "eager-stop"         ? eager(/*stops=*/true)
         : mode == "compiled"           ? compiledCall(*known)
         : mode == "dynamic"            ? compiledCall(*open)
         : mode == "module"             ? moduleCall()
         : mode == "threads"            ? threads()
         : mode == "gradients"          ? gradients(/*isCompiled=*/false)
         : mode == "compiled-gradients" ? gradients(/*isCompiled=*/true)
                                        : "error -3 no such mode\n";
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

// Each script in threads of its own, which compile, call and compute at once:
// all of them have to give what they gave one after the other.
std::string Runner::mixed() const {
  static constexpr const char *kModes[] = {"compiled", "eager-stop", "module"};
  std::vector<std::thread> running;
  std::vector<std::array<std::string, 3>> found(kept.size()), expected;
  reset();
  for (const auto &one : kept)
    expected.push_back(
        {one->run(kModes[0]), one->run(kModes[1]), one->run(kModes[2])});
  reset();
  for (size_t i = 0; i < kept.size(); ++i)
    for (size_t mode = 0; mode < 3; ++mode)
      running.emplace_back(
          [&, i, mode] { found[i][mode] = kept[i]->run(kModes[mode]); });
  for (std::thread &thread : running)
    thread.join();
  std::string text;
  for (size_t i = 0; i < kept.size(); ++i)
    for (size_t mode = 0; mode < 3; ++mode)
      if (found[i][mode] != expected[i][mode])
        text += "error -2 " + std::string(kModes[mode]) + " of script -" +
                std::to_string(kept.size() - i) + ": " +
                oneLine(found[i][mode]) + " / " + oneLine(expected[i][mode]) +
                "\n";
  return text;
}

void Runner::runMode(const std::string &mode) {
  manual_seed(1);
  std::string text = mode == "mixed" ? mixed() : program->run(mode);
  std::cout << text << "done" << std::endl;
}

void Runner::command(const std::string &line) {
  Words words = split(line, ' ');
  const std::string &name = words.at(0);
  if (name == "script") {
    program = std::make_shared<Program>();
    program->read(size_t(std::stoul(words.at(1))));
  } else if (name == "return")
    for (size_t i = 1; i < words.size(); ++i)
      program->script.returned.push_back(std::stoi(words[i]));
  else if (name == "leaves") {
    program->leaves.clear();
    for (size_t i = 1; i < words.size(); ++i)
      program->leaves.push_back(std::stoi(words[i]));
  } else if (name == "orders")
    program->orders = std::stoi(words.at(1));
  else if (name == "clear")
    program->inputs = {};
  else if (name == "input")
    program->readInput(words);
  else if (name == "number")
    program->inputs.numbers.push_back(
        words[1][0] == 'f' ? Scalar(std::stod(words[1].substr(1)))
                           : Scalar(int64_t(std::stoll(words[1].substr(1)))));
  else if (name == "size")
    program->inputs.sizes.push_back(std::stoll(words[1]));
  else if (name == "run")
    runMode(words.at(1));
  else if (name == "keep") {
    kept.push_back(program);
    if (kept.size() > 4)
      kept.pop_front();
  } else if (name == "reset")
    reset();
}

int main() {
  Runner runner;
  for (std::string line; std::getline(std::cin, line);)
    runner.command(line);
  return 0;
}
