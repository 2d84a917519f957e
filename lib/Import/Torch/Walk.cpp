//===- Walk.cpp - walk over the nodes of a graph of PyTorch ---------------===//

#include "Walk.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace tcopt::torch {

using capture::GraphTrace;

Walk::Walk(const TorchGraph &graph, std::vector<Refusal> &refusals)
    : graph(graph), refusals(refusals), built("import") {}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

std::string Refusal::text() const {
  std::string where;
  if (place.isKnown())
    where = std::string(place.file_name()) + ":" +
            std::to_string(place.line()) + ": ";
  return where + "error: '" + subject + "': " + message;
}

void Walk::refuse(SourceLocation place, const std::string &subject,
                  const std::string &message) {
  refusals.push_back({place, subject, message});
}

// Returns the lines of an error without their locations, which are those of the
// node.
static std::string messageOf(const Exception &error) {
  llvm::SmallVector<StringRef> lines;
  StringRef(error.what()).split(lines, '\n');
  std::string message;
  for (StringRef line : lines) {
    constexpr StringRef kError = ": error: ";
    size_t at = line.find(kError);
    if (at != StringRef::npos)
      line = line.drop_front(at + kError.size());
    message += (message.empty() ? "" : "; ") + line.str();
  }
  return message;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void Walk::addSymbols() {
  for (const Symbol &symbol : graph.symbols)
    symbols[symbol.name] =
        built.addSymbol({symbol.name, symbol.hint, symbol.range});
}

SizeExpr Walk::sizeOf(const SizeExpr &named) const {
  if (named.isConstant())
    return named;
  auto [known, isNew] = converted.try_emplace(named);
  if (isNew)
    known->second = named.replaceSymbols([&](const SizeExpr &symbol) {
      return symbols.lookup(symbol.getName());
    });
  if (!known->second)
    throw Exception("expected a size of the graph's symbols but found " +
                    named.text());
  return known->second;
}

std::vector<SizeExpr> Walk::sizesOf(const std::vector<SizeExpr> &named) const {
  std::vector<SizeExpr> sizes;
  for (const SizeExpr &size : named)
    sizes.push_back(sizeOf(size));
  return sizes;
}

void Walk::addFacts() {
  SizeFacts &facts = built.facts();
  for (const Fact &fact : graph.facts) {
    if (!fact.left || !fact.right)
      continue;
    SizeExpr left = sizeOf(fact.left), right = sizeOf(fact.right);
    switch (fact.relation) {
    case Fact::Relation::equal:
      facts.addEqual(left, right);
      break;
    case Fact::Relation::notEqual:
      facts.addNotEqual(left, right);
      break;
    case Fact::Relation::lessOrEqual:
      facts.addLessOrEqual(left, right);
      break;
    }
  }
}

std::string Walk::textOf(llvm::ArrayRef<SizeExpr> sizes) const {
  std::string text;
  for (const SizeExpr &size : sizes)
    text += (text.empty() ? "" : ", ") + built.textOf(size);
  return "[" + text + "]";
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static DType dtypeOf(const std::string &name) {
  llvm::Expected<DType> dtype = parseDType(name);
  if (dtype)
    return *dtype;
  llvm::consumeError(dtype.takeError());
  throw Exception(ErrorCode::Unsupported,
                  "the dtype " + name + " is not supported");
}

// Numbers and Booleans are tensors of rank 0.
void Walk::addInput(const Value &input) {
  std::optional<aten::Argument> &value = top[input.name];
  try {
    GraphTrace::Input spec{input.name, DType::F64, {}, {}};
    switch (input.kind) {
    case Value::Kind::size:
      value = built.addSize(input.name, sizeOf(input.size), {});
      return;
    case Value::Kind::number:
      value = built.numberOf(built.addInput(spec));
      return;
    case Value::Kind::boolean:
      spec.dtype = DType::Bool;
      value = built.addInput(spec);
      return;
    case Value::Kind::none:
      value = aten::Argument();
      return;
    case Value::Kind::tensor:
      spec.dtype = dtypeOf(input.dtype);
      spec.sizes = sizesOf(input.sizes);
      value = built.addInput(spec);
      if (!input.strides.empty())
        built.stateStrides(*value->getIf<Tensor>(), sizesOf(input.strides));
    }
  } catch (const Exception &error) {
    refuse({}, input.name, messageOf(error));
  }
}

void Walk::addConstant(const Value &constant, Values &values) {
  std::optional<aten::Argument> &value = values[constant.name];
  try {
    llvm::SmallVector<int64_t> sizes;
    for (const SizeExpr &size : constant.sizes) {
      if (!size.isConstant())
        throw Exception("expected constant sizes of a constant");
      sizes.push_back(size.getConstant());
    }
    value =
        built.addConstant(dtypeOf(constant.dtype), sizes, constant.data, {});
  } catch (const Exception &error) {
    refuse({}, constant.name, messageOf(error));
  }
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

aten::Argument Walk::convert(const Argument &argument,
                             const Values &values) const {
  using Converted = aten::Argument;
  return std::visit(
      [&]<typename T>(const T &value) -> Converted {
        if constexpr (std::same_as<T, std::monostate>) {
          return {};
        } else if constexpr (std::same_as<T, Argument::Name>) {
          auto known = values.find(value.name);
          if (known == values.end())
            throw Exception("expected a value that is defined before but found "
                            "'" +
                            value.name + "'");
          if (!known->second)
            throw DependsOnRefused();
          return *known->second;
        } else if constexpr (std::same_as<T, SizeExpr>) {
          return built.sizeOf(sizeOf(value));
        } else if constexpr (std::same_as<T, Argument::DTypeName>) {
          return dtypeOf(value.name);
        } else if constexpr (std::same_as<T, Argument::List>) {
          Converted::List list;
          for (const Argument &one : value)
            list.push_back(convert(one, values));
          return list;
        } else if constexpr (std::same_as<T, bool> || std::same_as<T, double> ||
                             std::same_as<T, std::string>) {
          return value;
        } else {
          throw Exception(ErrorCode::Unsupported,
                          "expected no complex number and no subgraph");
        }
      },
      argument.value);
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::vector<aten::Argument> Walk::callNode(const Node &node, const Graph &graph,
                                           const Values &values) {
  if (auto results = callHigherOrder(*this, node, graph, values))
    return std::move(*results);
  const aten::Overload *overload = aten::findOverload(node.target);
  if (!overload)
    throw Exception(ErrorCode::Unsupported,
                    "the table of ATen has no such overload");
  std::vector<aten::Argument> positional;
  std::vector<aten::Keyword> keywords;
  for (const Argument &argument : node.arguments)
    positional.push_back(convert(argument, values));
  for (const auto &[name, argument] : node.keywords)
    keywords.push_back({name, convert(argument, values)});
  return aten::call(*overload, positional, keywords, node.place);
}

void Walk::addNode(const Node &node, const Graph &graph, Values &values) {
  for (const std::optional<Value> &result : node.results)
    if (result)
      values[result->name] = std::nullopt;
  try {
    addResults(node, callNode(node, graph, values), values);
  } catch (const DependsOnRefused &) {
  } catch (const Exception &error) {
    refuse(node.place, node.target, messageOf(error));
    for (const std::optional<Value> &result : llvm::reverse(node.results))
      if (result)
        refusals.back().node = result->name;
  }
}

void Walk::addNodes(const Graph &graph, Values &values) {
  for (const Value &constant : graph.constants)
    addConstant(constant, values);
  for (const Node &node : graph.nodes)
    addNode(node, graph, values);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void Walk::addResults(const Node &node, std::vector<aten::Argument> found,
                      Values &values) {
  if (found.size() < node.results.size())
    throw Exception("expected " + std::to_string(node.results.size()) +
                    " results but found " + std::to_string(found.size()));
  for (auto [result, value] : llvm::zip(node.results, found))
    if (result && result->kind != Value::Kind::none)
      values[result->name] = checked(*result, std::move(value), node.place);
}

void Walk::checkTensor(const Value &stated, const Tensor &found) const {
  DType dtype = dtypeOf(stated.dtype);
  if (dtype != found.dtype())
    throw Exception("expected the recorded dtype " + stated.dtype +
                    " but found " + getName(found.dtype()).str());
  std::vector<SizeExpr> sizes = sizesOf(stated.sizes);
  if (!built.stateSizes(found, sizes))
    throw Exception("expected the recorded sizes " + textOf(sizes) +
                    " but found " + textOf(built.sizesOf(found)));
  if (!stated.strides.empty())
    built.stateStrides(found, sizesOf(stated.strides));
}

// A number that an operator reads from a tensor determines a symbol.
aten::Argument Walk::checkedSize(const Value &stated,
                                 const aten::Argument &found,
                                 SourceLocation place) {
  SizeExpr size = sizeOf(stated.size);
  const Scalar *number = found.getIf<Scalar>();
  if (number && number->open() && size.isSymbol()) {
    built.bindSymbol(size, number->open()->value, place);
    return built.sizeOf(size);
  }
  // The caller states strides and integer parts of floats.
  if (number && number->open())
    return built.sizeOf(size);
  const Size *computed = found.getIf<Size>();
  if (!computed)
    throw Exception("expected a size but found " + found.describe());
  SizeExpr expr = built.exprOf(*computed);
  if (!expr)
    return built.sizeOf(size);
  if (built.isDifferent(expr, size))
    throw Exception("expected the recorded size " + built.textOf(size) +
                    " but found " + built.textOf(expr));
  return found;
}

aten::Argument Walk::checked(const Value &stated, aten::Argument found,
                             SourceLocation place) {
  if (stated.kind == Value::Kind::size)
    return checkedSize(stated, found, place);
  if (stated.kind != Value::Kind::tensor)
    return found;
  const Tensor *tensor = found.getIf<Tensor>();
  if (!tensor)
    throw Exception("expected a tensor but found " + found.describe());
  checkTensor(stated, *tensor);
  return found;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

std::vector<aten::Argument>
Walk::runSubgraph(const Graph &inner,
                  const std::vector<aten::Argument> &arguments) {
  Values values;
  if (arguments.size() != inner.inputs.size())
    throw Exception("expected " + std::to_string(inner.inputs.size()) +
                    " operands of a subgraph but found " +
                    std::to_string(arguments.size()));
  for (auto [input, argument] : llvm::zip_equal(inner.inputs, arguments))
    values[input.name] = argument;
  addNodes(inner, values);
  std::vector<aten::Argument> outputs;
  for (const Argument &output : inner.outputs)
    outputs.push_back(convert(output, values));
  return outputs;
}

// Sizes, numbers and Booleans become tensors of rank 0; None has no result.
std::optional<Tensor> Walk::tensorOf(const aten::Argument &value) {
  if (const Tensor *tensor = value.getIf<Tensor>())
    return *tensor;
  if (const Size *size = value.getIf<Size>())
    return built.tensorOf(*size, {});
  if (const Scalar *number = value.getIf<Scalar>())
    return full({}, *number, DType::F64, {});
  if (const bool *truth = value.getIf<bool>())
    return full({}, *truth, DType::Bool, {});
  return std::nullopt;
}

std::vector<GraphTrace::Result> Walk::results() {
  std::vector<GraphTrace::Result> results;
  for (const Argument &output : graph.outputs)
    if (std::optional<Tensor> tensor = tensorOf(convert(output, top))) {
      const auto *name = std::get_if<Argument::Name>(&output.value);
      results.push_back({name ? name->name : "", *tensor});
    }
  for (const Value &input : graph.inputs) {
    const std::optional<aten::Argument> &value = top[input.name];
    const Tensor *tensor = value ? value->getIf<Tensor>() : nullptr;
    if (tensor && built.isWritten(*tensor))
      results.push_back({input.name, *tensor, /*isWrite=*/true});
  }
  return results;
}

mlir::OwningOpRef<mlir::ModuleOp> Walk::run() {
  try {
    addSymbols();
    addFacts();
    for (const Value &input : graph.inputs)
      addInput(input);
    built.bindSymbols();
    GraphTrace::Scope scope(built);
    addNodes(graph, top);
    if (refusals.empty())
      return built.finish(results());
  } catch (const DependsOnRefused &) {
  } catch (const Exception &error) {
    refuse({}, "graph", messageOf(error));
  }
  return {};
}

// The trace builds the module in the context of Capture, from which bytecode
// carries it to another context.
mlir::OwningOpRef<mlir::ModuleOp>
importTorchGraph(const TorchGraph &graph, mlir::MLIRContext *context,
                 std::vector<Refusal> &refusals) {
  mlir::OwningOpRef<mlir::ModuleOp> module = Walk(graph, refusals).run();
  if (!module || !context || module->getContext() == context)
    return module;
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  if (failed(mlir::writeBytecodeToFile(*module, stream)))
    return {};
  return mlir::parseSourceString<mlir::ModuleOp>(bytes, context);
}

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadTorchGraph(StringRef json, mlir::MLIRContext *context) {
  llvm::Expected<TorchGraph> graph = parseTorchGraph(json);
  if (!graph)
    return graph.takeError();
  std::vector<Refusal> refusals;
  mlir::OwningOpRef<mlir::ModuleOp> module =
      importTorchGraph(*graph, context, refusals);
  if (module)
    return module;
  std::string lines;
  for (const Refusal &refusal : refusals)
    lines += (lines.empty() ? "" : "\n") + refusal.text();
  return llvm::createStringError(lines);
}

} // namespace tcopt::torch
