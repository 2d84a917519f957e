//===- AutogradScript.cpp - scripts about gradients -----------------------===//

#include "AutogradScript.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/Functional.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/Settings.h"
#include <algorithm>
#include <set>

using namespace tcopt;

namespace fuzz {

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static const std::set<std::string> kBlocks = {
    "if",  "nograd",   "enablegrad", "vjp",       "jvp",
    "hvp", "jacobian", "hessian",    "checkpoint"};

static std::vector<Statement>
parseSection(const std::vector<std::string> &lines, size_t &at) {
  std::vector<Statement> statements;
  while (at < lines.size()) {
    Words words = split(lines[at], ' ');
    if (words.empty() || words[0] == "end" || words[0] == "else" ||
        words[0].starts_with("@"))
      break;
    Statement statement{int(at++), words, {}, {}};
    if (kBlocks.contains(words[0])) {
      statement.body = parseSection(lines, at);
      if (at < lines.size() && lines[at].starts_with("else"))
        statement.otherwise = parseSection(lines, ++at);
      ++at;
    }
    statements.push_back(std::move(statement));
  }
  return statements;
}

/// The number of "r5", "m2".
static int numberOf(const std::string &word) {
  return std::stoi(word.substr(1));
}

/// The numbers of "{5,6}".
static std::vector<int> numbersOf(const std::string &word) {
  std::vector<int> numbers;
  for (const std::string &number : split(word.substr(1, word.size() - 2), ','))
    numbers.push_back(std::stoi(number));
  return numbers;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Returns an object created by an earlier statement. Throws Undefined.
template <typename T>
static const T &madeBefore(const std::map<int, T> &made, int number) {
  auto found = made.find(number);
  if (found == made.end())
    throw Undefined();
  return found->second;
}

namespace {
/// A statement, with access to its operands.
struct Step {
  Step(AutogradMachine &machine, const Statement &statement)
      : machine(machine), statement(statement), words(statement.words),
        call(machine.tensors, statement.words) {}

  const std::string &word(size_t i) const { return words.at(i + 2); }
  /// An optional list.
  Results list(size_t i) const {
    return word(i) == "_" ? Results() : call.tensors(i);
  }
  std::optional<bool> flag(size_t i) const {
    return word(i) == "_" ? std::nullopt : std::optional(call.boolean(i));
  }
  void give(const Results &results) const {
    for (size_t i = 0; i < results.size(); ++i)
      machine.set(numberOf(words[1]) + int(i), results[i]);
  }
  Net &net(size_t i) const {
    return *madeBefore(machine.world.nets, numberOf(word(i)));
  }
  optim::Optimizer &optimizer() const {
    return *madeBefore(machine.world.optimizers, numberOf(words[1]));
  }

  AutogradMachine &machine;
  const Statement &statement;
  const Words &words;
  Call call;
};

/// The statements of a block as a function of registers FIRST, FIRST + 1, ...
/// It owns the registers that they refer to, because it may outlive the
/// machine.
class BlockFunction {
public:
  BlockFunction(const Step &step, int first, int result)
      : world(step.machine.world), body(step.statement.body), first(first),
        result(result), values(step.machine.tensors.values),
        inputs(step.machine.tensors.inputs) {
    for (const Statement &statement : body)
      for (int number : registersIn(statement.words))
        if (Tensor known = step.machine.get(number); known.defined())
          captured[number] = known;
  }

  Results operator()(const Results &arguments) const {
    AutogradMachine inner(world);
    inner.tensors.registers = captured;
    inner.tensors.values = values;
    inner.tensors.inputs = inputs;
    for (size_t i = 0; i < arguments.size(); ++i)
      inner.set(first + int(i), arguments[i]);
    inner.run(body);
    return {madeBefore(inner.tensors.registers, result)};
  }

private:
  static std::vector<int> registersIn(const Words &words) {
    std::vector<int> numbers;
    for (const std::string &word : words)
      if (word[0] == '{')
        std::ranges::copy(numbersOf(word), std::back_inserter(numbers));
      else if (word[0] == 't' && word.size() > 1 && std::isdigit(word[1]))
        numbers.push_back(numberOf(word));
    return numbers;
  }

  World &world;
  const std::vector<Statement> &body;
  int first, result;
  std::map<int, Tensor> captured;
  std::map<int, Scalar> values;
  const Inputs *inputs;
};
} // namespace

// --- Leaves ---

static void requireGradient(const Step &s) {
  s.call.tensor(0).requires_grad_(s.call.boolean(1));
}

static void observe(const Step &s) {
  Tensor tensor = s.call.tensor(1);
  const std::string &what = s.word(0);
  bool value = what == "requires_grad" ? tensor.requires_grad()
               : what == "is_leaf"     ? tensor.is_leaf()
                                       : tensor.grad().defined();
  s.give({tcopt::tensor(Scalar(double(value)), DType::F64)});
}

static Tensor hooked(const std::string &kind, const Tensor &gradient,
                     const Tensor &other) {
  if (kind == "scale")
    return gradient * 3;
  if (kind == "square")
    return gradient * gradient;
  if (kind == "add")
    return gradient + other;
  if (kind == "zero")
    return zeros_like(gradient);
  if (kind == "log") {
    NoGrad values;
    Tensor(other).add_(gradient.sum());
  }
  return {};
}

static void registerHook(const Step &s) {
  Tensor other = s.call.tensor(2);
  std::string kind = s.word(1);
  int64_t number =
      s.call.tensor(0).register_hook([kind, other](const Tensor &gradient) {
        return hooked(kind, gradient, other);
      });
  s.machine.hooks[numberOf(s.words[1])] = number;
}

// --- Gradients ---

static void backward(const Step &s) {
  autograd::backward(s.call.tensors(0), s.list(1), s.flag(2),
                     s.call.boolean(3));
}

static void gradients(const Step &s) {
  s.give(autograd::grad(s.call.tensors(0), s.call.tensors(1), s.list(2),
                        s.flag(3), s.call.boolean(4), s.call.boolean(5)));
}

static void derivative(const Step &s) {
  BlockFunction function(s, numberOf(s.word(3)), numberOf(s.word(4)));
  const std::string &kind = s.words[0];
  Results inputs = s.call.tensors(0), vector = s.list(1), results;
  bool create = s.call.boolean(2);
  using namespace autograd::functional;
  if (kind == "vjp" || kind == "jvp") {
    auto [values, products] = kind == "vjp"
                                  ? vjp(function, inputs, vector, create)
                                  : jvp(function, inputs, vector, create);
    results = values;
    results.insert(results.end(), products.begin(), products.end());
  } else if (kind == "hvp") {
    auto [value, products] = hvp(function, inputs, vector, create);
    results = {value};
    results.insert(results.end(), products.begin(), products.end());
  } else {
    for (const Results &row : kind == "jacobian"
                                  ? jacobian(function, inputs, create)
                                  : hessian(function, inputs, create))
      results.insert(results.end(), row.begin(), row.end());
  }
  s.give(results);
}

static void callCheckpoint(const Step &s) {
  BlockFunction function(s, numberOf(s.word(1)), numberOf(s.word(2)));
  s.give(checkpoint(function, s.call.tensors(0)));
}

// --- Modules and optimizers ---

static void makeModule(const Step &s) {
  s.machine.world.nets[numberOf(s.words[1])] =
      makeNet(s.word(0), s.call.integer(1), dtypeNamed(s.word(2)));
}

static void listParameters(const Step &s) {
  Results all = s.net(0).module().parameters();
  for (const Tensor &buffer : s.net(0).module().buffers())
    all.push_back(buffer);
  s.give(all);
}

static void makeOptimizer(const Step &s) {
  std::shared_ptr<optim::Optimizer> &made =
      s.machine.world.optimizers[numberOf(s.words[1])];
  double rate = s.call.real(2);
  if (s.word(0) == "sgd")
    made = std::make_shared<optim::SGD>(
        s.call.tensors(1), optim::SGDOptions{.lr = rate, .momentum = 0.5});
  else
    made = std::make_shared<optim::Adam>(s.call.tensors(1),
                                         optim::AdamOptions{.lr = rate});
}

using Function = void (*)(const Step &);

static const std::map<std::string, Function> &statements() {
  static const std::map<std::string, Function> table = {
      {"rg", requireGradient},
      {"observe", observe},
      {"hook", registerHook},
      {"backward", backward},
      {"grad", gradients},
      {"vjp", derivative},
      {"jvp", derivative},
      {"hvp", derivative},
      {"jacobian", derivative},
      {"hessian", derivative},
      {"checkpoint", callCheckpoint},
      {"module", makeModule},
      {"params", listParameters},
      {"optimizer", makeOptimizer},
      {"detach_", [](const Step &s) { s.call.tensor(0).detach_(); }},
      {"retain", [](const Step &s) { s.call.tensor(0).retain_grad(); }},
      {"gradof", [](const Step &s) { s.give({s.call.tensor(0).grad()}); }},
      {"setgrad",
       [](const Step &s) { s.call.tensor(0).set_grad(s.call.tensor(1)); }},
      {"unhook",
       [](const Step &s) {
         s.call.tensor(0).remove_hook(
             madeBefore(s.machine.hooks, numberOf(s.word(1))));
       }},
      {"custom",
       [](const Step &s) {
         s.give(callCustomFunction(s.word(0), s.call.tensors(1)));
       }},
      {"net",
       [](const Step &s) { s.give({s.net(0).forward(s.call.tensor(1))}); }},
      {"clonenet",
       [](const Step &s) {
         s.machine.world.nets[numberOf(s.words[1])] = s.net(0).clone();
       }},
      {"train",
       [](const Step &s) { s.net(0).module().train(s.call.boolean(1)); }},
      {"freeze",
       [](const Step &s) {
         s.net(0).module().requires_grad_(s.call.boolean(1));
       }},
      {"step", [](const Step &s) { s.optimizer().step(); }},
      {"zerograd",
       [](const Step &s) { s.optimizer().zero_grad(s.call.boolean(0)); }},
  };
  return table;
}

Tensor AutogradMachine::get(int number) const {
  auto found = tensors.registers.find(number);
  return found == tensors.registers.end() ? Tensor() : found->second;
}

void AutogradMachine::run(const std::vector<Statement> &statements) {
  for (const Statement &statement : statements) {
    try {
      one(statement);
    } catch (const Undefined &) {
    } catch (const Exception &) {
      if (!failedLine)
        failedLine = statement.line;
      throw;
    }
  }
}

void AutogradMachine::one(const Statement &statement) {
  const std::string &kind = statement.words[0];
  Step step(*this, statement);
  if (auto found = fuzz::statements().find(kind);
      found != fuzz::statements().end())
    return found->second(step);
  if (kind == "nograd") {
    NoGrad constant;
    return run(statement.body);
  }
  if (kind == "enablegrad") {
    EnableGrad recorded;
    return run(statement.body);
  }
  if (kind == "if")
    return run(step.call.tensor(0).isTrue() ? statement.body
                                            : statement.otherwise);
  tensors.run({statement});
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

static std::string oneLine(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

static std::string errorLine(int line, const std::string &message) {
  return "error " + std::to_string(line) + " " + oneLine(message) + "\n";
}

/// Prints flags, elements and gradient of a tensor.
static void printTo(std::string &text, const std::string &name,
                    const Tensor &tensor) {
  if (!tensor.defined()) {
    text += name + " undefined\n";
    return;
  }
  try {
    std::string shown = name + (tensor.requires_grad() ? " 1" : " 0") +
                        (tensor.is_leaf() ? " 1 " : " 0 ") + print(tensor) +
                        "\n";
    Tensor gradient = tensor.grad();
    shown += name + ".grad ";
    shown += gradient.defined() ? (gradient.requires_grad() ? "1 0 " : "0 0 ") +
                                      print(gradient)
                                : "undefined";
    text += shown + "\n";
  } catch (const Exception &error) {
    text += errorLine(-1, name + " " + error.what());
  }
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

AutogradProgram::AutogradProgram(const std::vector<std::string> &lines) {
  size_t at = 0;
  while (at < lines.size()) {
    const std::string section = lines[at++];
    std::vector<Statement> statements = parseSection(lines, at);
    (section == "@setup"  ? setup
     : section == "@body" ? body
                          : after) = std::move(statements);
  }
}

namespace {
/// An argument, and the tensor that it is computed from or shares elements
/// with.
struct Argument {
  Tensor tensor, base;
};
} // namespace

/// Creates an argument. n: without gradient; g: a leaf; c: computed from a
/// leaf; v: a view of a leaf; d: a leaf that shares its elements with another
/// tensor; rN: a register.
static Argument argumentOf(const Words &words, const AutogradMachine &machine) {
  const std::string &form = words[1];
  if (form.starts_with("r"))
    return {machine.get(numberOf(form)), {}};
  Tensor made = literal(words[2], words[3], words, 4);
  if (form == "n")
    return {made, {}};
  if (form == "g")
    return {made.requires_grad_(), {}};
  if (form == "d")
    return {made.detach().requires_grad_(), made};
  made.requires_grad_();
  return {form == "c" ? made * 2 : made.view({-1}).view(made.sizes()), made};
}

namespace {
/// The state of a run of a program.
class Run {
public:
  Run(const std::vector<Statement> &body, const std::vector<int> &returned)
      : body(body), returned(returned), outer(world) {
    outer.tensors.inputs = &none;
  }

  Results callBody(const Results &arguments) {
    AutogradMachine inner(world);
    inner.tensors.registers = outer.tensors.registers;
    inner.tensors.inputs = &none;
    for (size_t i = 0; i < arguments.size(); ++i)
      inner.set(int(i), arguments[i]);
    try {
      inner.run(body);
    } catch (const Exception &) {
      failedLine = inner.failedLine;
      throw;
    }
    Results results;
    for (int number : returned)
      results.push_back(inner.get(number));
    return results;
  }

  const std::vector<Statement> &body;
  const std::vector<int> &returned;
  World world;
  Inputs none;
  AutogradMachine outer;
  std::optional<int> failedLine;
};
} // namespace

static void callOnce(Run &run, const std::function<Results(Results)> &function,
                     const AutogradCall &call,
                     const std::vector<Statement> &after, std::string &text) {
  Results arguments, bases;
  for (const Words &words : call.arguments) {
    Argument argument = argumentOf(words, run.outer);
    arguments.push_back(argument.tensor);
    bases.push_back(argument.base);
  }
  Results results = function(arguments);
  std::map<int, Tensor> before = run.outer.tensors.registers;
  for (size_t i = 0; i < arguments.size(); ++i)
    run.outer.set(int(i), arguments[i]);
  for (size_t i = 0; i < results.size(); ++i)
    run.outer.set(run.returned[i], results[i]);
  run.outer.run(after);
  for (size_t i = 0; i < results.size(); ++i)
    printTo(text, "r" + std::to_string(run.returned[i]), results[i]);
  for (size_t i = 0; i < arguments.size(); ++i)
    printTo(text, "a" + std::to_string(i), arguments[i]);
  for (size_t i = 0; i < bases.size(); ++i)
    if (bases[i].defined())
      printTo(text, "b" + std::to_string(i), bases[i]);
  for (const auto &[number, tensor] : before)
    printTo(text, "s" + std::to_string(number), run.outer.get(number));
  run.outer.tensors.registers = std::move(before);
}

std::string AutogradProgram::run(const std::optional<Options> &options) const {
  Run run(body, returned);
  std::string text;
  auto plain = [&run](Results arguments) { return run.callBody(arguments); };
  try {
    run.outer.run(setup);
    std::function<Results(Results)> function = plain;
    if (options)
      function = compile(plain, *options);
    for (const AutogradCall &call : calls) {
      text += "call\n";
      callOnce(run, function, call, after, text);
    }
  } catch (const Exception &error) {
    std::optional<int> line =
        run.failedLine ? run.failedLine : run.outer.failedLine;
    text += errorLine(line.value_or(-1), error.what());
  }
  return text;
}

std::optional<Options> optionsOfMode(const std::string &mode) {
  if (mode == "eager")
    return std::nullopt;
  Options options = Options::defaults();
  if (mode == "dynamic")
    options.dynamic = true;
  else if (mode == "interp")
    options.backend = "interp";
  else if (mode != "compiled")
    throw std::invalid_argument("no mode: " + mode);
  return options;
}

} // namespace fuzz
