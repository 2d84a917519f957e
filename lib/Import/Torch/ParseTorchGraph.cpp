//===- ParseTorchGraph.cpp - graphs of PyTorch from JSON ------------------===//

#include "tcopt/Import/TorchGraph.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"
#include <cmath>

namespace json = llvm::json;
using llvm::StringRef;

namespace tcopt::torch {

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static bool read(const json::Value &value, SizeExpr &size, json::Path path) {
  if (std::optional<int64_t> number = value.getAsInteger()) {
    size = *number;
    return true;
  }
  std::optional<StringRef> text = value.getAsString();
  if (!text) {
    path.report("expected a size");
    return false;
  }
  llvm::Expected<SizeExpr> parsed = SizeExpr::parse(*text);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    path.report("expected a size expression");
    return false;
  }
  size = *parsed;
  return true;
}

template <typename T>
static bool read(const json::Value &value, std::vector<T> &list,
                 json::Path path);

/// Whether a text has an integer of more than 18 digits.
static bool hasGreatInteger(StringRef text) {
  size_t digits = 0;
  for (char character : text) {
    digits = llvm::isDigit(character) ? digits + 1 : 0;
    if (digits > 18)
      return true;
  }
  return false;
}

/// Reads `a == b` and the other relations.
static bool read(const json::Value &value, Fact &fact, json::Path path) {
  struct Sign {
    StringRef text;
    Fact::Relation relation;
    bool swaps;
    int64_t more;
  };
  // `a < b` is `a + 1 <= b`.
  static constexpr Sign signs[] = {
      {"==", Fact::Relation::equal, false, 0},
      {"!=", Fact::Relation::notEqual, false, 0},
      {"<=", Fact::Relation::lessOrEqual, false, 0},
      {">=", Fact::Relation::lessOrEqual, true, 0},
      {"<", Fact::Relation::lessOrEqual, false, 1},
      {">", Fact::Relation::lessOrEqual, true, 1}};
  StringRef text = value.getAsString().value_or("");
  for (const Sign &sign : signs) {
    size_t at = text.find(sign.text);
    if (at == StringRef::npos)
      continue;
    json::Value left(text.take_front(at).trim()),
        right(text.drop_front(at + sign.text.size()).trim());
    // A relation with integers of more than 64 bits states nothing.
    if (hasGreatInteger(text))
      return true;
    if (!read(left, fact.left, path) || !read(right, fact.right, path))
      return false;
    if (sign.swaps)
      std::swap(fact.left, fact.right);
    fact.left = fact.left + sign.more;
    fact.relation = sign.relation;
    return true;
  }
  path.report("expected a relation of sizes");
  return false;
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

template <typename T>
static bool read(const json::Value &value, T &field, json::Path path)
  requires(std::same_as<T, std::string> || std::same_as<T, int64_t> ||
           std::same_as<T, bool>)
{
  return json::fromJSON(value, field, path);
}

static bool read(const json::Value &value, Symbol &symbol, json::Path path);
static bool read(const json::Value &value, Value::Kind &kind, json::Path path);
static bool read(const json::Value &value, Value &result, json::Path path);
static bool read(const json::Value &value, Argument &argument, json::Path path);

template <typename T>
static bool read(const json::Value &value, std::optional<T> &field,
                 json::Path path) {
  if (value.getAsNull())
    return true;
  return read(value, field.emplace(), path);
}

namespace {
/// The fields of a JSON object. An absent optional field keeps its default.
class Fields {
public:
  Fields(const json::Value &value, json::Path path)
      : object(value.getAsObject()), path(path) {
    if (!object)
      path.report("expected an object");
  }
  explicit operator bool() const { return object; }

  template <typename T> bool required(StringRef name, T &field) const {
    if (const json::Value *value = object->get(name))
      return read(*value, field, path.field(name));
    path.field(name).report("expected a value");
    return false;
  }
  template <typename T> bool optional(StringRef name, T &field) const {
    const json::Value *value = object->get(name);
    return !value || read(*value, field, path.field(name));
  }
  const json::Value *get(StringRef name) const { return object->get(name); }
  const json::Object &all() const { return *object; }
  json::Path field(StringRef name) const { return path.field(name); }

private:
  const json::Object *object;
  json::Path path;
};
} // namespace

static bool read(const json::Value &value, Symbol &symbol, json::Path path) {
  Fields fields(value, path);
  std::vector<std::optional<int64_t>> range;
  if (!fields || !fields.required("name", symbol.name) ||
      !fields.optional("hint", symbol.hint) || !fields.required("range", range))
    return false;
  if (range.size() != 2) {
    fields.field("range").report("expected two ends");
    return false;
  }
  symbol.range = {range[0], range[1]};
  return true;
}

static bool read(const json::Value &value, Value::Kind &kind, json::Path path) {
  auto known = llvm::StringSwitch<std::optional<Value::Kind>>(
                   value.getAsString().value_or(""))
                   .Case("tensor", Value::Kind::tensor)
                   .Case("size", Value::Kind::size)
                   .Case("number", Value::Kind::number)
                   .Case("boolean", Value::Kind::boolean)
                   .Case("none", Value::Kind::none)
                   .Default(std::nullopt);
  if (!known)
    path.report("expected a kind of values");
  kind = known.value_or(Value::Kind::none);
  return known.has_value();
}

static bool readData(const Fields &fields, Value &result) {
  std::string text;
  if (!fields.optional("data", text))
    return false;
  std::vector<char> bytes;
  if (llvm::Error error = llvm::decodeBase64(text, bytes)) {
    llvm::consumeError(std::move(error));
    fields.field("data").report("expected base64");
    return false;
  }
  result.data.assign(bytes.begin(), bytes.end());
  return true;
}

static bool read(const json::Value &value, Value &result, json::Path path) {
  Fields fields(value, path);
  if (!fields || !fields.required("name", result.name) ||
      !fields.optional("kind", result.kind) ||
      !fields.optional("device", result.device) || !readData(fields, result))
    return false;
  if (result.kind == Value::Kind::size)
    return fields.required("value", result.size);
  return result.kind != Value::Kind::tensor ||
         (fields.required("dtype", result.dtype) &&
          fields.required("sizes", result.sizes) &&
          fields.optional("strides", result.strides));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static std::optional<double> floatOf(const json::Value &value) {
  if (std::optional<double> number = value.getAsNumber())
    return number;
  return llvm::StringSwitch<std::optional<double>>(
             value.getAsString().value_or(""))
      .Case("inf", INFINITY)
      .Case("-inf", -INFINITY)
      .Case("nan", NAN)
      .Default(std::nullopt);
}

/// Reads an element of a list: a literal, a name or null.
template <typename Make>
static bool readList(const json::Value &value, Argument &argument,
                     json::Path path, Make make) {
  const json::Array *array = value.getAsArray();
  if (!array) {
    path.report("expected a list");
    return false;
  }
  Argument::List list;
  for (auto [i, one] : llvm::enumerate(*array)) {
    std::optional<Argument> element = make(one);
    if (!element) {
      path.index(unsigned(i)).report("expected another type of element");
      return false;
    }
    list.push_back(std::move(*element));
  }
  argument.value = std::move(list);
  return true;
}

static std::optional<Argument> nameArgument(const json::Value &value) {
  if (value.getAsNull())
    return Argument();
  if (std::optional<StringRef> name = value.getAsString())
    return Argument{Argument::Name{name->str()}};
  return std::nullopt;
}

static std::optional<Argument> integerArgument(const json::Value &value) {
  if (std::optional<int64_t> number = value.getAsInteger())
    return Argument{SizeExpr(*number)};
  return std::nullopt;
}

static std::optional<Argument> sizeArgument(const json::Value &value) {
  std::optional<Argument> number = integerArgument(value);
  return number ? number : nameArgument(value);
}

static std::optional<Argument> floatArgument(const json::Value &value) {
  if (std::optional<double> number = floatOf(value))
    return Argument{*number};
  return std::nullopt;
}

static std::optional<Argument> boolArgument(const json::Value &value) {
  if (std::optional<bool> truth = value.getAsBoolean())
    return Argument{*truth};
  return std::nullopt;
}

static std::optional<Argument> textArgument(const json::Value &value) {
  if (std::optional<StringRef> text = value.getAsString())
    return Argument{text->str()};
  return std::nullopt;
}

namespace {
/// How the value of a tag is read.
struct Tag {
  StringRef name;
  std::optional<Argument> (*element)(const json::Value &value);
  bool isList = false;
};
} // namespace

template <typename T>
static std::optional<Argument> namedArgument(const json::Value &value) {
  if (std::optional<StringRef> name = value.getAsString())
    return Argument{T{name->str()}};
  return std::nullopt;
}

static std::optional<Argument> expressionArgument(const json::Value &value) {
  SizeExpr size;
  json::Path::Root root;
  return read(value, size, root) ? std::optional(Argument{size}) : std::nullopt;
}

static std::optional<Argument> noneArgument(const json::Value &) {
  return Argument();
}

static std::optional<Argument> complexArgument(const json::Value &) {
  return Argument{Argument::Complex()};
}

static constexpr Tag tags[] = {
    {"tensor", nameArgument},
    {"size", nameArgument},
    {"number", nameArgument},
    {"boolean", nameArgument},
    {"int", integerArgument},
    {"float", floatArgument},
    {"bool", boolArgument},
    {"string", textArgument},
    {"complex", complexArgument},
    {"none", noneArgument},
    {"dtype", namedArgument<Argument::DTypeName>},
    {"device", textArgument},
    {"layout", textArgument},
    {"memory_format", textArgument},
    {"ints", integerArgument, true},
    {"floats", floatArgument, true},
    {"bools", boolArgument, true},
    {"strings", textArgument, true},
    {"sizes", sizeArgument, true},
    {"tensors", nameArgument, true},
    {"optional_tensors", nameArgument, true},
    {"expression", expressionArgument},
    {"graph", namedArgument<Argument::Subgraph>},
    {"operator", namedArgument<Argument::Operator>},
};

static bool read(const json::Value &value, Argument &argument,
                 json::Path path) {
  const json::Object *object = value.getAsObject();
  if (!object || object->size() != 1) {
    path.report("expected an object with one tag");
    return false;
  }
  const auto &[key, content] = *object->begin();
  StringRef name = key;
  if (name == "list") {
    Argument::List list;
    bool isRead = read(content, list, path.field(name));
    argument.value = std::move(list);
    return isRead;
  }
  const Tag *tag =
      llvm::find_if(tags, [&](const Tag &one) { return one.name == name; });
  if (tag == std::end(tags)) {
    path.report("expected a tag of arguments");
    return false;
  }
  if (tag->isList)
    return readList(content, argument, path.field(name), tag->element);
  std::optional<Argument> read = tag->element(content);
  if (!read)
    path.field(name).report("expected another type of value");
  else
    argument = std::move(*read);
  return read.has_value();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

template <typename T>
static bool read(const json::Value &value, std::vector<T> &list,
                 json::Path path) {
  const json::Array *array = value.getAsArray();
  if (!array) {
    path.report("expected a list");
    return false;
  }
  list.resize(array->size());
  for (size_t i = 0; i < list.size(); ++i)
    if (!read((*array)[i], list[i], path.index(unsigned(i))))
      return false;
  return true;
}

namespace {
/// Reads nodes, whose locations are indices into a table.
class GraphReader {
public:
  bool readGraph(const json::Value &value, Graph &graph, json::Path path);
  bool readTable(const Fields &fields);

private:
  bool readNode(const json::Value &value, Node &node, json::Path path) const;
  bool readNodes(const Fields &fields, Graph &graph) const;
  bool readKeywords(const Fields &fields, Node &node) const;
  bool readGraphs(const Fields &fields, Graph &graph);

  std::vector<SourceLocation> places;
};
} // namespace

bool GraphReader::readTable(const Fields &fields) {
  const json::Value *table = fields.get("locations");
  const json::Array *rows = table ? table->getAsArray() : nullptr;
  for (const json::Value &row : rows ? *rows : json::Array()) {
    const json::Array *parts = row.getAsArray();
    std::optional<StringRef> file =
        parts && parts->size() >= 2 ? (*parts)[0].getAsString() : std::nullopt;
    std::optional<int64_t> line =
        file ? (*parts)[1].getAsInteger() : std::nullopt;
    if (!line || *line < 0) {
      fields.field("locations").report("expected rows [file, line, text]");
      return false;
    }
    places.push_back(SourceLocation::get(*file, uint32_t(*line)));
  }
  return true;
}

bool GraphReader::readKeywords(const Fields &fields, Node &node) const {
  const json::Value *value = fields.get("kwargs");
  if (!value)
    return true;
  Fields keywords(*value, fields.field("kwargs"));
  if (!keywords)
    return false;
  for (const auto &[name, argument] : keywords.all()) {
    auto &[key, read] =
        node.keywords.emplace_back(StringRef(name).str(), Argument());
    if (!torch::read(argument, read, keywords.field(name)))
      return false;
  }
  return true;
}

bool GraphReader::readNode(const json::Value &value, Node &node,
                           json::Path path) const {
  Fields fields(value, path);
  std::optional<int64_t> place;
  if (!fields || !fields.required("target", node.target) ||
      !fields.optional("args", node.arguments) ||
      !fields.optional("results", node.results) ||
      !fields.optional("location", place) || !readKeywords(fields, node))
    return false;
  if (place && (*place < 0 || size_t(*place) >= places.size())) {
    fields.field("location").report("expected an index into the table");
    return false;
  }
  if (place)
    node.place = places[size_t(*place)];
  return true;
}

bool GraphReader::readNodes(const Fields &fields, Graph &graph) const {
  const json::Value *value = fields.get("nodes");
  const json::Array *nodes = value ? value->getAsArray() : nullptr;
  if (!nodes) {
    fields.field("nodes").report("expected a list");
    return false;
  }
  graph.nodes.resize(nodes->size());
  for (size_t i = 0; i < nodes->size(); ++i)
    if (!readNode((*nodes)[i], graph.nodes[i],
                  fields.field("nodes").index(unsigned(i))))
      return false;
  return true;
}

bool GraphReader::readGraphs(const Fields &fields, Graph &graph) {
  const json::Value *value = fields.get("graphs");
  if (!value)
    return true;
  Fields graphs(*value, fields.field("graphs"));
  if (!graphs)
    return false;
  for (const auto &[name, inner] : graphs.all())
    if (!readGraph(inner, graph.graphs[StringRef(name).str()],
                   graphs.field(name)))
      return false;
  return true;
}

bool GraphReader::readGraph(const json::Value &value, Graph &graph,
                            json::Path path) {
  Fields fields(value, path);
  return fields && fields.required("inputs", graph.inputs) &&
         fields.optional("constants", graph.constants) &&
         readNodes(fields, graph) &&
         fields.required("outputs", graph.outputs) && readGraphs(fields, graph);
}

static bool readWhole(const json::Value &value, TorchGraph &graph,
                      json::Path path) {
  constexpr int64_t kVersion = 1;
  Fields fields(value, path);
  int64_t version = 0;
  GraphReader reader;
  if (!fields || !fields.required("version", version))
    return false;
  if (version != kVersion) {
    fields.field("version").report("expected version 1");
    return false;
  }
  return fields.optional("symbols", graph.symbols) &&
         fields.optional("facts", graph.facts) && reader.readTable(fields) &&
         reader.readGraph(value, graph, path);
}

llvm::Expected<TorchGraph> parseTorchGraph(StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return value.takeError();
  TorchGraph graph;
  json::Path::Root root("graph");
  if (!readWhole(*value, graph, root))
    return root.getError();
  return graph;
}

} // namespace tcopt::torch
