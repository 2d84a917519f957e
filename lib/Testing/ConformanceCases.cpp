//===- ConformanceCases.cpp - Small models of single operators ------------===//
//
// Text only: nothing here knows what an operator is. A template is a head of
// comments and a body; its cases are the body with all choices of its
// variables, each once with known and once with unknown sizes.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Testing/ConformanceCases.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <optional>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

namespace {
/// Variables that get their values together: `T SUM: f16,f32 f64,f64`.
struct Choice {
  std::vector<std::string> names;
  std::vector<std::vector<std::string>> rows;
};

struct Template {
  std::vector<std::string> ops;
  std::vector<Choice> choices;
  std::vector<std::string> inputs = {"random:1", "special:1"};
  std::string fails, body;
};

using Values = std::vector<std::pair<std::string, std::string>>;

/// Reads one file.
class Reader {
public:
  Reader(StringRef text, StringRef file, ConformanceSet &set)
      : rest(text), file(file), set(set) {}

  Error run();

private:
  Error readLine(StringRef line);
  Error readHead(StringRef line);
  Error readChoice(StringRef names, StringRef values);
  Error beginCase(StringRef ops);
  Error addExempt(StringRef text);
  Error finishCase();
  Error wrong(const Twine &what) const {
    return llvm::createStringError(file + ":" + Twine(lineNumber) + ": " +
                                   what);
  }

  StringRef rest, file;
  ConformanceSet &set;
  int64_t lineNumber = 0;
  std::optional<Template> current;
};
} // namespace

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

static void replaceAll(std::string &text, const std::string &from,
                       const std::string &to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
       at += to.size())
    text.replace(at, from.size(), to);
}

/// Puts values in place of `$NAME`, the longest names first.
static std::string substitute(std::string text, Values values) {
  llvm::stable_sort(values, [](const auto &a, const auto &b) {
    return a.first.size() > b.first.size();
  });
  for (const auto &[name, value] : values)
    replaceAll(text, "$" + name, value);
  return text;
}

static bool isSize(StringRef text, size_t at, char mark) {
  return text[at] == mark && at + 1 < text.size() &&
         llvm::isDigit(text[at + 1]);
}

static bool hasSize(StringRef text, char mark) {
  for (size_t at = 0; at < text.size(); ++at)
    if (isSize(text, at, mark))
      return true;
  return false;
}

/// Writes the sizes `$5` and `?5`: unknown ones as `?`, others as `5`.
static std::string writeSizes(StringRef text, bool isDynamic) {
  std::string result;
  for (size_t at = 0; at < text.size(); ++at) {
    bool isUnknown =
        isSize(text, at, '?') || (isDynamic && isSize(text, at, '$'));
    if (isUnknown) {
      result += '?';
      at += text.drop_front(at + 1).take_while(llvm::isDigit).size();
    } else if (!isSize(text, at, '$')) {
      result += text[at];
    }
  }
  return result;
}

/// The sizes of main's arguments that are unknown, as values of `--dim`.
static std::vector<std::string> findDims(StringRef text, bool isDynamic) {
  std::vector<std::string> dims;
  StringRef arguments = text.split("@main(").second.split(") ->").first;
  for (unsigned argument = 0; arguments.contains("tensor<"); ++argument) {
    arguments = arguments.split("tensor<").second;
    llvm::SmallVector<StringRef> sizes;
    arguments.split('>').first.split(sizes, 'x');
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (size.consume_front("?") || (isDynamic && size.consume_front("$")))
        dims.push_back("arg" + std::to_string(argument) + "." +
                       std::to_string(dim) + "=" + size.str());
  }
  return dims;
}

static void addInstance(const Template &from, const std::string &op,
                        Values values, bool isDynamic, ConformanceSet &set) {
  ConformanceCase instance;
  instance.op = op;
  for (const auto &[name, value] : values) {
    instance.variant += name + "=" + value + " ";
    if (name == "T")
      instance.dtype = value;
  }
  values.emplace_back("OP", op);
  std::string text = substitute(from.body, values);
  instance.variant += isDynamic || hasSize(text, '?') ? "dynamic" : "static";
  instance.text = writeSizes(text, isDynamic);
  instance.dims = findDims(text, isDynamic);
  instance.inputs = from.inputs;
  instance.fails = from.fails;
  set.cases.push_back(std::move(instance));
}

/// All choices of values, the last variable changing fastest.
static std::vector<Values> combine(llvm::ArrayRef<Choice> choices) {
  std::vector<Values> all = {{}};
  for (const Choice &choice : choices) {
    std::vector<Values> longer;
    for (const Values &before : all)
      for (const std::vector<std::string> &row : choice.rows) {
        longer.push_back(before);
        for (auto [name, value] : llvm::zip(choice.names, row))
          longer.back().emplace_back(name, value);
      }
    all = std::move(longer);
  }
  return all;
}

static void addInstances(const Template &from, ConformanceSet &set) {
  bool both = hasSize(from.body, '$');
  for (const std::string &op : from.ops)
    for (const Values &values : combine(from.choices)) {
      addInstance(from, op, values, /*isDynamic=*/false, set);
      if (both)
        addInstance(from, op, values, /*isDynamic=*/true, set);
    }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static std::vector<std::string> words(StringRef text) {
  llvm::SmallVector<StringRef> found;
  text.split(found, ' ', -1, /*KeepEmpty=*/false);
  return {found.begin(), found.end()};
}

/// The values of some variables; the last one may have commas.
static std::vector<std::string> splitRow(StringRef text, size_t count) {
  llvm::SmallVector<StringRef> found;
  text.split(found, ',', int(count) - 1);
  return {found.begin(), found.end()};
}

/// What a word of a list of values stands for.
static std::vector<std::string> expand(const std::string &word) {
  static constexpr std::pair<StringRef, StringRef> groups[] = {
      {"floats", "f64 f32 f16 bf16"},
      {"signed", "i64 i32 i16 i8"},
      {"ints", "i64 i32 i16 i8 ui8"},
      {"numbers", "f64 f32 f16 bf16 i64 i32 i16 i8 ui8"},
      {"all", "f64 f32 f16 bf16 i64 i32 i16 i8 ui8 i1"}};
  for (auto [name, members] : groups)
    if (name == word)
      return words(members);
  return {word};
}

static bool isName(StringRef text) {
  return !text.empty() && llvm::all_of(text, llvm::isUpper) && text != "OP";
}

Error Reader::readChoice(StringRef names, StringRef values) {
  Choice choice{words(names), {}};
  for (const std::string &word : words(values))
    for (const std::string &value : expand(word)) {
      choice.rows.push_back(splitRow(value, choice.names.size()));
      if (choice.rows.back().size() != choice.names.size())
        return wrong("expected " + Twine(choice.names.size()) +
                     " values with ',' between them but found '" + value + "'");
    }
  if (choice.rows.empty())
    return wrong("expected values for '" + names + "'");
  current->choices.push_back(std::move(choice));
  return Error::success();
}

Error Reader::readHead(StringRef line) {
  auto [key, value] = line.split(':');
  if (key == "inputs")
    current->inputs = words(value);
  else if (key == "fails")
    current->fails = value.trim().str();
  else if (!key.empty() && llvm::all_of(words(key), isName) &&
           line.contains(':'))
    return readChoice(key, value);
  else
    return wrong("expected 'inputs:', 'fails:' or variables in capital letters "
                 "but found '" +
                 line + "'");
  return Error::success();
}

Error Reader::beginCase(StringRef ops) {
  if (Error error = finishCase())
    return error;
  current.emplace();
  current->ops = words(ops);
  return current->ops.empty() ? wrong("expected operators after CASE")
                              : Error::success();
}

Error Reader::addExempt(StringRef text) {
  if (Error error = finishCase())
    return error;
  auto [ops, why] = text.split(':');
  if (why.trim().empty())
    return wrong("expected NO CASE operators: why");
  for (const std::string &op : words(ops))
    set.exempt[op] = why.trim().str();
  return Error::success();
}

Error Reader::finishCase() {
  if (!current)
    return Error::success();
  if (!StringRef(current->body).contains("@main("))
    return wrong("the case before this line has no function @main");
  addInstances(*current, set);
  current.reset();
  return Error::success();
}

Error Reader::readLine(StringRef line) {
  StringRef comment = line;
  bool isComment = comment.consume_front("//");
  comment = comment.ltrim();
  if (isComment && comment.consume_front("CASE"))
    return beginCase(comment);
  if (isComment && comment.consume_front("NO CASE"))
    return addExempt(comment);
  bool isText = !isComment && !line.trim().empty();
  if (!current)
    return isText ? wrong("expected '// CASE' before the first program")
                  : Error::success();
  if (isComment && current->body.empty())
    return readHead(comment);
  // Comments and empty lines after the program are of the next case.
  bool isOver = StringRef(current->body).ends_with("\n}\n");
  if (isText || (!current->body.empty() && !isOver))
    current->body += line.str() + "\n";
  return Error::success();
}

Error Reader::run() {
  while (!rest.empty()) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    ++lineNumber;
    if (Error error = readLine(line.rtrim()))
      return error;
  }
  return finishCase();
}

Error tcopt::parseConformanceCases(StringRef text, StringRef file,
                                   ConformanceSet &set) {
  return Reader(text, file, set).run();
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static Error addFile(const std::string &path, ConformanceSet &set) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  return parseConformanceCases((*buffer)->getBuffer(), path, set);
}

/// The files of a folder. Links are followed: the build folder has some.
static std::vector<std::string> findFiles(StringRef folder) {
  std::vector<std::string> files;
  std::error_code code;
  for (llvm::sys::fs::recursive_directory_iterator entry(folder, code), end;
       !code && entry != end; entry.increment(code))
    if (StringRef(entry->path()).ends_with(".mlir.in"))
      files.push_back(entry->path());
  llvm::sort(files);
  return files;
}

Expected<ConformanceSet> tcopt::loadConformanceCases(StringRef path) {
  ConformanceSet set;
  std::vector<std::string> files = {path.str()};
  if (llvm::sys::fs::is_directory(path))
    files = findFiles(path);
  for (const std::string &file : files)
    if (Error error = addFile(file, set))
      return std::move(error);
  if (set.cases.empty())
    return llvm::createStringError("there are no cases in '" + path + "'");
  return set;
}
