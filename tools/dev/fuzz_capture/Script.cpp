//===- Script.cpp - scripts of calls of the capture API -------------------===//

#include "Script.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <sstream>
#include <unordered_map>

using namespace tcopt;

namespace fuzz {

static const std::unordered_map<std::string_view,
                                std::function<void(const Call &)>> &
table() {
  static const std::unordered_map<std::string_view,
                                  std::function<void(const Call &)>>
      rows = {
#include "functions.inc"
      };
  return rows;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

Words split(const std::string &text, char separator) {
  Words parts;
  std::istringstream is(text);
  for (std::string part; std::getline(is, part, separator);)
    if (!part.empty())
      parts.push_back(part);
  return parts;
}

static int64_t integerOf(std::string_view text) {
  int64_t value = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    throw std::invalid_argument("no integer: " + std::string(text));
  return value;
}

static double realOf(std::string_view text) {
  return std::strtod(std::string(text).c_str(), nullptr);
}

static constexpr std::pair<std::string_view, DType> kDTypes[] = {
    {"f64", DType::F64},   {"f32", DType::F32}, {"f16", DType::F16},
    {"bf16", DType::BF16}, {"i64", DType::I64}, {"i32", DType::I32},
    {"i16", DType::I16},   {"i8", DType::I8},   {"u8", DType::U8},
    {"bool", DType::Bool}};

DType dtypeNamed(std::string_view name) {
  for (auto [known, dtype] : kDTypes)
    if (known == name)
      return dtype;
  throw std::invalid_argument("no dtype: " + std::string(name));
}

std::string_view nameOf(DType dtype) {
  for (auto [name, known] : kDTypes)
    if (known == dtype)
      return name;
  return "?";
}

/// The parts of "[a,b]".
static Words listOf(const std::string &text, char separator) {
  return split(text.substr(1, text.size() - 2), separator);
}

template <typename T>
static Tensor filled(const std::vector<int64_t> &sizes, const Words &words,
                     size_t first, T (*read)(std::string_view)) {
  std::vector<T> values;
  for (size_t i = first; i < words.size(); ++i)
    values.push_back(read(words[i]));
  return tensor<T>(values, sizes);
}

Tensor literal(const std::string &dtype, const std::string &sizeText,
               const Words &words, size_t first) {
  std::vector<int64_t> sizes;
  for (const std::string &size : listOf(sizeText, ','))
    sizes.push_back(integerOf(size));
  DType type = dtypeNamed(dtype);
  Tensor made = isFloat(type) ? filled<double>(sizes, words, first, realOf)
                              : filled<int64_t>(sizes, words, first, integerOf);
  return made.to(type);
}

std::string print(const Tensor &tensor) {
  std::ostringstream os;
  os << nameOf(tensor.dtype()) << " [";
  for (int64_t i = 0; i < tensor.dim(); ++i)
    os << (i ? "," : "") << int64_t(tensor.size(i));
  os << "] " << tensor.is_contiguous();
  os.precision(17);
  if (isFloat(tensor.dtype()))
    for (double value : tensor.toVector<double>())
      os << " " << value;
  else
    for (int64_t value : tensor.toVector<int64_t>())
      os << " " << value;
  return os.str();
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

static std::vector<Statement> parseBlock(const std::vector<std::string> &lines,
                                         size_t &at) {
  std::vector<Statement> statements;
  while (at < lines.size()) {
    Words words = split(lines[at], ' ');
    if (words.empty() || words[0] == "end" || words[0] == "else")
      break;
    Statement statement{int(at++), words, {}, {}};
    bool isIf = words[0].starts_with("if");
    if (isIf || words[0] == "loop") {
      statement.body = parseBlock(lines, at);
      if (isIf && at < lines.size() && lines[at].starts_with("else"))
        statement.otherwise = parseBlock(lines, ++at);
      if (at++ >= lines.size())
        throw std::invalid_argument("a block does not end");
    }
    statements.push_back(std::move(statement));
  }
  return statements;
}

std::vector<Statement> parse(const std::vector<std::string> &lines) {
  size_t at = 0;
  return parseBlock(lines, at);
}

void Machine::run(const std::vector<Statement> &statements) {
  for (const Statement &statement : statements)
    runOne(statement);
}

// Statements that use what was not made are left out.
void Machine::runOne(const Statement &statement) {
  try {
    apply(statement);
    settle();
  } catch (const Undefined &) {
  } catch (const Exception &error) {
    if (stops)
      throw;
    errors.emplace_back(statement.line, error.what());
  }
}

// What is read is small.
void Machine::settle() const {
  for (const auto &[number, tensor] : registers)
    if (settles && tensor.defined())
      (void)tensor.toVector<double>();
}

void Machine::block(const Statement &statement) {
  Call call(*this, statement.words);
  const std::string &kind = statement.words[0];
  if (kind == "loop") {
    int64_t count = call.tensor(0).item<int64_t>() & 3;
    for (int64_t i = 0; i < count; ++i)
      run(statement.body);
    return;
  }
  bool holds = kind == "iftraining" ? inputs->isTraining()
               : kind == "ifsize"   ? call.size(0) > call.size(1)
                                    : call.tensor(0).isTrue();
  run(holds ? statement.body : statement.otherwise);
}

void Machine::apply(const Statement &statement) {
  const Words &words = statement.words;
  Call call(*this, words);
  if (words[0].starts_with("if") || words[0] == "loop")
    return block(statement);
  if (auto row = table().find(words[0]); row != table().end())
    return row->second(call);
  if (words[0] == "literal")
    return call.give(literal(words[2], words[3], words, 4));
  if (words[0] == "assign")
    return call.give(call.tensor(0));
  if (words[0] == "item")
    return void(values.insert_or_assign(int(integerOf(words[1].substr(1))),
                                        call.tensor(0).itemAsScalar()));
  if (words[0] == "index")
    return call.give(call.tensor(0).index(call.entries(1)));
  if (words[0] == "setitem")
    return void(call.tensor(0).index_put_(call.entries(1), call.operand(2)));
  if (words[0] == "set")
    return void(call.tensor(0)[call.entries(1).at(0)] = call.operand(2));
  if (words[0] == "increase")
    return void(call.tensor(0)[call.entries(1).at(0)] += call.operand(2));
  if (words[0] == "seed")
    return manual_seed(call.integer(0));
  throw std::invalid_argument("unknown statement " + words[0]);
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

Tensor Call::registerOf(std::string_view number) const {
  auto found = machine.registers.find(int(integerOf(number)));
  if (found == machine.registers.end())
    throw Undefined();
  return found->second;
}

Tensor Call::tensor(size_t i) const {
  return isNone(i) ? Tensor() : registerOf(std::string_view(word(i)).substr(1));
}

std::vector<Tensor> Call::tensors(size_t i) const {
  std::vector<Tensor> list;
  for (const std::string &number : listOf(word(i), ','))
    list.push_back(registerOf(number));
  return list;
}

/// A number, `zT.D` (a size of a tensor) or `ZN` (a size that is an input).
Size Call::sizeOf(std::string_view text) const {
  if (text.starts_with('Z'))
    return machine.inputs->sizes.at(size_t(integerOf(text.substr(1))));
  if (text.starts_with('i'))
    return integerOf(text.substr(1));
  if (!text.starts_with('z'))
    return integerOf(text);
  size_t dot = text.find('.');
  return registerOf(text.substr(1, dot - 1))
      .size(integerOf(text.substr(dot + 1)));
}

Scalar Call::scalarOf(std::string_view text) const {
  std::string_view rest = text.substr(1);
  switch (text[0]) {
  case 'f':
    return realOf(rest);
  case 'b':
    return rest == "1";
  case 'N':
    return machine.inputs->numbers.at(size_t(integerOf(rest)));
  case 's': {
    auto found = machine.values.find(int(integerOf(rest)));
    if (found == machine.values.end())
      throw Undefined();
    return found->second;
  }
  case 'i':
    return integerOf(rest);
  default:
    return sizeOf(text);
  }
}

Operand Call::operand(size_t i) const {
  return word(i)[0] == 't' ? Operand(tensor(i)) : Operand(scalar(i));
}

std::optional<Operand> Call::maybeOperand(size_t i) const {
  return isNone(i) ? std::nullopt : std::optional(operand(i));
}
std::optional<int64_t> Call::maybeInteger(size_t i) const {
  return isNone(i) ? std::nullopt : std::optional(integer(i));
}
std::optional<double> Call::maybeReal(size_t i) const {
  return isNone(i) ? std::nullopt : std::optional(real(i));
}
std::optional<Size> Call::maybeSize(size_t i) const {
  return isNone(i) ? std::nullopt : std::optional(size(i));
}
DType Call::dtype(size_t i) const { return dtypeNamed(text(i)); }
std::optional<DType> Call::maybeDType(size_t i) const {
  return isNone(i) ? std::nullopt : std::optional(dtype(i));
}

Sizes Call::sizes(size_t i) const {
  Sizes list;
  for (const std::string &size : listOf(word(i), ','))
    list.push_back(sizeOf(size));
  return list;
}

std::vector<double> Call::reals(size_t i) const {
  std::vector<double> list;
  for (const std::string &number : listOf(word(i), ','))
    list.push_back(realOf(number));
  return list;
}

Dims Call::dims(size_t i) const {
  std::vector<int64_t> list;
  for (const std::string &dim : listOf(word(i), ','))
    list.push_back(sizeOf(dim));
  return list;
}

/// `i3`, `:1:4:2` (parts may be empty), `None`, `...` or `t5`.
Index Call::entryOf(const std::string &text) const {
  if (text == "None")
    return None;
  if (text == "...")
    return Ellipsis;
  if (text[0] == 't')
    return Index(registerOf(std::string_view(text).substr(1)));
  if (text[0] != ':')
    return int64_t(sizeOf(text));
  std::vector<std::optional<int64_t>> parts;
  std::istringstream is(text.substr(1));
  for (std::string part; std::getline(is, part, ':');)
    parts.push_back(part.empty() ? std::nullopt
                                 : std::optional<int64_t>(sizeOf(part)));
  parts.resize(3);
  return Slice{parts[0], parts[1], parts[2].value_or(1)};
}

std::vector<Index> Call::entries(size_t i) const {
  std::vector<Index> list;
  for (const std::string &entry : listOf(word(i), ';'))
    list.push_back(entryOf(entry));
  return list;
}

void Call::set(int offset, const Tensor &result) const {
  if (machine.settles && result.defined())
    (void)result.toVector<double>();
  if (words[1] != "_")
    machine.registers[int(integerOf(words[1].substr(1))) + offset] = result;
}
void Call::give(const std::pair<Tensor, Tensor> &results) const {
  set(0, results.first);
  set(1, results.second);
}
void Call::give(const std::vector<Tensor> &results) const {
  for (size_t i = 0; i < results.size(); ++i)
    set(int(i), results[i]);
}
void Call::give(bool result) const { set(0, tcopt::tensor(Scalar(result))); }

} // namespace fuzz
