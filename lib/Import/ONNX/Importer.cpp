//===- Importer.cpp - models as graph IR ----------------------------------===//

#include "Importer.h"
#include "ElementOperators.h"
#include "OperatorForms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using tcopt::graph::GraphBuilder;

namespace tcopt::onnx_import {

/// Functions that call each other, and graphs inside of graphs, may be this
/// deep.
static constexpr unsigned kMostNesting = 64;
/// Nodes of the model, those of a function counted at each call.
static constexpr size_t kMostNodes = 1 << 18;

Importer::Importer(Model &model, MLIRContext *context,
                   const OnnxImportOptions &options)
    : model(model), context(context), options(options), builder(context),
      weights(model.folder, context),
      folder(context,
             [this](BlockArgument argument) { return boundValue(argument); }),
      functions(model.proto) {
  addAllOperators(operators);
}

void Importer::report(Location loc, const Twine &message) {
  problems.push_back({loc, message.str()});
}

int64_t Importer::opset(StringRef domain, const Scope &scope) const {
  if (domain == "ai.onnx")
    domain = "";
  for (const Scope *s = &scope; s; s = s->outer) {
    if (!s->function)
      continue;
    for (const onnx::OperatorSetIdProto &set : s->function->opset_import())
      if (set.domain() == std::string_view(domain))
        return set.version();
    break;
  }
  return model.opset(domain);
}

Location Importer::locationOf(const onnx::NodeProto &node, size_t index) {
  std::string name = node.name();
  if (name.empty())
    name = node.output_size() > 0 ? node.output(0)
                                  : "number " + std::to_string(index);
  return NameLoc::get(StringAttr::get(
      context, model.name + ": node '" + name + "' (" + node.op_type() + ")"));
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

OwningOpRef<ModuleOp> Importer::run() {
  context
      ->loadDialect<arith::ArithDialect, core::CoreDialect, func::FuncDialect,
                    graph::GraphDialect, tensor::TensorDialect>();
  Location loc = NameLoc::get(StringAttr::get(context, model.name));
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  {
    // What ops say is reported with the node that they are made for. Other
    // threads may use the context, too.
    ScopedDiagnosticHandler collect(
        context, [&, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Error ||
              thread != llvm::get_threadid())
            return failure();
          report(diagnostic.getLocation(), diagnostic.str());
          return success();
        });
    builder.setInsertionPointToEnd(module->getBody());
    importMain();
  }
  if (problems.empty())
    return module;
  for (const Problem &problem : problems)
    emitError(problem.loc, problem.message);
  return nullptr;
}

void Importer::importMain() {
  Location loc = NameLoc::get(StringAttr::get(context, model.name));
  const onnx::GraphProto &graph = model.proto.graph();
  inputs = model.inputs();
  if (opset("", Scope(nullptr, nullptr)) > kNewestOpset)
    return report(loc, "expected operator set " + Twine(kNewestOpset) +
                           " or older but found " + Twine(model.opset("")));

  auto function = func::FuncOp::create(builder, loc, "main",
                                       builder.getFunctionType({}, {}));
  Scope scope(nullptr, function.addEntryBlock());
  builder.setInsertionPointToEnd(scope.block);
  declareInputs(function);
  for (auto [input, argument] :
       llvm::zip_equal(inputs, function.getArguments()))
    if (!scope.define(input->name(), Item::ofTensor(argument)))
      report(loc, "input '" + input->name() + "' is there twice");
  if (problems.empty()) {
    importInitializers(graph, scope);
    for (auto [index, node] : llvm::enumerate(graph.node()))
      importNode(node, index, scope);
    returnOutputs(function, scope);
  }
  if (problems.empty())
    guardBoundInputs(function);
  if (problems.empty() && options.parameters)
    makeParameters(function);
}

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

/// Returns the symbol of a dynamic dimension. A word that exporters write for
/// all dynamic dimensions, for example `unknown`, is not used as a symbol.
static std::string symbolOf(const onnx::ValueInfoProto &input, int64_t dim) {
  StringRef name =
      StringRef(input.type().tensor_type().shape().dim(int(dim)).dim_param())
          .trim();
  static constexpr StringLiteral anonymous[] = {
      "any", "dynamic", "none", "null", "undefined", "unk", "unknown"};
  bool isName = llvm::any_of(name, llvm::isAlpha) &&
                llvm::none_of(anonymous, [&](StringRef word) {
                  return name.equals_insensitive(word);
                });
  return isName ? name.str() : input.name() + "." + std::to_string(dim);
}

std::optional<RankedTensorType>
Importer::inputType(const onnx::ValueInfoProto &input, ArrayAttr &dims) {
  auto refuse = [&](const Twine &why) {
    report(NameLoc::get(StringAttr::get(context, model.name)),
           "input '" + input.name() + "' " + why);
    return std::nullopt;
  };
  if (!input.type().has_tensor_type())
    return refuse("is not a tensor");
  const auto &type = input.type().tensor_type();
  std::optional<DType> dtype = dtypeOf(type.elem_type());
  if (!dtype)
    return refuse("has elements of type " + elementTypeName(type.elem_type()) +
                  ", which are not supported");
  Type element = elementTypeOf(*dtype, context);
  auto given = options.values.find(input.name());
  if (!type.has_shape()) {
    if (given == options.values.end())
      return refuse("has no shape");
    return RankedTensorType::get(given->second.shape(), element);
  }
  SmallVector<int64_t> sizes;
  SmallVector<Attribute> names;
  for (const auto &dim : type.shape().dim()) {
    // Many exporters write -1 for a dynamic dimension.
    if (dim.has_dim_value() && dim.dim_value() < -1)
      return refuse("has a negative size");
    bool isKnown = dim.has_dim_value() && dim.dim_value() >= 0;
    sizes.push_back(isKnown ? dim.dim_value() : ShapedType::kDynamic);
    if (isKnown)
      names.push_back(builder.getI64IntegerAttr(dim.dim_value()));
    else
      names.push_back(
          builder.getStringAttr(symbolOf(input, int64_t(sizes.size()) - 1)));
  }
  if (!countElements(llvm::map_to_vector(sizes, [](int64_t size) {
        return ShapedType::isDynamic(size) ? 1 : size;
      })))
    return refuse("has too many elements");
  if (llvm::any_of(sizes, ShapedType::isDynamic))
    dims = builder.getArrayAttr(names);
  return RankedTensorType::get(sizes, element);
}

void Importer::declareInputs(func::FuncOp function) {
  for (auto [index, input] : llvm::enumerate(inputs)) {
    ArrayAttr dims;
    auto type = inputType(*input, dims);
    Type declared =
        type ? *type : RankedTensorType::get({}, builder.getF32Type());
    SmallVector<NamedAttribute> attributes{builder.getNamedAttr(
        TcoptDialect::kName, builder.getStringAttr(input->name()))};
    if (dims)
      attributes.push_back(
          builder.getNamedAttr(graph::GraphDialect::kDimsAttr, dims));
    (void)function.insertArgument(index, declared,
                                  builder.getDictionaryAttr(attributes),
                                  function.getLoc());
  }
}

// Nothing is declared of those that are asked for.
std::vector<onnx::ValueInfoProto> Importer::outputs(const Scope &scope) const {
  const auto &declared = model.proto.graph().output();
  std::vector<onnx::ValueInfoProto> outputs(declared.begin(), declared.end());
  if (!options.outputs.empty())
    outputs.clear();
  for (const std::string &name : options.outputs)
    outputs.emplace_back().set_name(name);
  if (options.returnsAll)
    outputs.clear();
  for (const onnx::NodeProto &node : model.proto.graph().node())
    for (const std::string &name : node.output()) {
      ItemPtr item = options.returnsAll ? scope.find(name) : nullptr;
      if (item && item->kind == Item::Kind::tensor)
        outputs.emplace_back().set_name(name);
    }
  return outputs;
}

void Importer::returnOutputs(func::FuncOp function, Scope &scope) {
  SmallVector<Value> values;
  SmallVector<Attribute> names;
  Location loc = function.getLoc();
  GraphBuilder b(builder, loc);
  for (const onnx::ValueInfoProto &output : outputs(scope)) {
    ItemPtr item = scope.find(output.name());
    if (!item)
      report(loc, "output '" + output.name() + "' is not computed by any node");
    else if (item->kind != Item::Kind::tensor &&
             item->kind != Item::Kind::broken)
      report(loc, "output '" + output.name() + "' is not a tensor");
    if (!item || item->kind != Item::Kind::tensor)
      continue;
    Value value = tensorOf(*item, b);
    if (!value)
      continue;
    checkOutput(output, value);
    values.push_back(value);
    names.push_back(builder.getStringAttr(output.name()));
  }
  if (!problems.empty())
    return;
  func::ReturnOp::create(builder, loc, values);
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           TypeRange(ValueRange(values))));
  for (auto [index, name] : llvm::enumerate(names))
    function.setResultAttr(index, TcoptDialect::kName, name);
}

/// Whether a declared size differs from a computed static size.
static bool contradicts(const onnx::TensorShapeProto &declared,
                        RankedTensorType computed) {
  return llvm::any_of(
      llvm::zip_equal(declared.dim(), computed.getShape()), [](auto pair) {
        auto &[dim, size] = pair;
        return dim.has_dim_value() && dim.dim_value() >= 0 &&
               ShapedType::isStatic(size) && size != dim.dim_value();
      });
}

// Declared shapes may be wrong, because a model was edited or its exporter
// wrote the shape of a sample. The computed shape is used, with a warning.
void Importer::checkOutput(const onnx::ValueInfoProto &output, Value value) {
  if (!output.type().has_tensor_type())
    return;
  const auto &declared = output.type().tensor_type();
  std::optional<DType> dtype = dtypeOf(declared.elem_type());
  RankedTensorType type = graph::rankedType(value);
  Location loc = NameLoc::get(StringAttr::get(context, model.name));
  auto message = [&](StringRef what) {
    std::string found;
    llvm::raw_string_ostream(found) << type;
    return "output '" + output.name() + "' is declared with another " +
           what.str() + " than what is computed: " + found;
  };
  if (declared.elem_type() != 0 &&
      (!dtype || elementTypeOf(*dtype, context) != type.getElementType()))
    report(loc, message("element type"));
  else if (declared.has_shape() &&
           declared.shape().dim_size() != type.getRank())
    emitWarning(loc, message("rank"));
  else if (declared.has_shape() && contradicts(declared.shape(), type))
    emitWarning(loc, message("size"));
}

//===----------------------------------------------------------------------===//
// Inputs that the program is imported for
//===----------------------------------------------------------------------===//

ElementsAttr Importer::boundValue(BlockArgument argument) {
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  if (!function)
    return {};
  auto given = options.values.find(inputs[argument.getArgNumber()]->name());
  if (given == options.values.end())
    return {};
  const HostTensor &value = given->second;
  auto type = cast<RankedTensorType>(argument.getType());
  auto ofValue = RankedTensorType::get(value.shape(), type.getElementType());
  if (failed(verifyCompatibleShape(type, ofValue)) ||
      getDType(type.getElementType()) != value.dtype())
    return {};
  ElementsAttr &elements = bound[argument];
  if (!elements)
    elements = onnx_import::elementsOf(
        ofValue, ArrayRef<char>(static_cast<const char *>(value.rawData()),
                                value.numBytes()));
  return elements;
}

void Importer::guardBoundInputs(func::FuncOp function) {
  Block &entry = function.getBody().front();
  auto isSize = [](Operation &op) {
    return isa<tensor::DimOp, arith::ConstantOp>(op);
  };
  builder.setInsertionPoint(&entry,
                            llvm::find_if_not(entry.getOperations(), isSize));
  for (auto &[argument, elements] : bound) {
    StringRef name = inputs[argument.getArgNumber()]->name();
    Location loc = function.getLoc();
    GraphBuilder b(builder, loc);
    SmallVector<int64_t> dims =
        llvm::to_vector(llvm::seq<int64_t>(0, graph::rankOf(argument)));
    Value given = argument;
    for (int64_t dim : dims)
      given = withStatedSize(given, dim, loc);
    Value same = b.make<graph::EqOp>(given, b.constant(elements));
    Value all = b.make<graph::AllOp>(same, ArrayRef<int64_t>(dims), false);
    if (!all)
      return;
    Value condition =
        tensor::ExtractOp::create(builder, loc, all, ValueRange());
    core::RequireOp::create(
        builder, loc, condition,
        builder.getStringAttr("input '" + name +
                              "' decides shapes: the model was imported for "
                              "another value of it"));
  }
}

//===----------------------------------------------------------------------===//
// Graphs and nodes
//===----------------------------------------------------------------------===//

Expected<ElementsAttr> Importer::readTensor(const onnx::TensorProto &tensor) {
  onnx::TensorProto copy = tensor;
  return weights.read(copy);
}

void Importer::importInitializers(const onnx::GraphProto &graph, Scope &scope) {
  for (const onnx::TensorProto &tensor : graph.initializer()) {
    Location loc = NameLoc::get(StringAttr::get(
        context, model.name + ": initializer '" + tensor.name() + "'"));
    // Bytes are taken out of the model, which nobody else reads.
    Expected<ElementsAttr> elements =
        weights.read(const_cast<onnx::TensorProto &>(tensor));
    if (!elements) {
      report(loc, llvm::toString(elements.takeError()));
      scope.define(tensor.name(), std::make_shared<Item>());
      continue;
    }
    Value value = GraphBuilder(builder, loc).constant(*elements);
    if (options.parameters && depth == 0)
      value.getDefiningOp()->setDiscardableAttr(
          kInitializerAttr, builder.getStringAttr(tensor.name()));
    if (!scope.define(tensor.name(), Item::ofTensor(value)))
      report(loc, "the name is there twice");
  }
  for (const onnx::SparseTensorProto &tensor : graph.sparse_initializer()) {
    report(NameLoc::get(StringAttr::get(context, model.name)),
           "sparse initializer '" + tensor.values().name() +
               "' is not supported");
    scope.define(tensor.values().name(), std::make_shared<Item>());
  }
}

std::vector<ItemPtr> Importer::importGraph(const onnx::GraphProto &graph,
                                           Scope &scope) {
  std::vector<ItemPtr> outputs;
  Location loc = NameLoc::get(StringAttr::get(context, model.name));
  ++depth;
  llvm::scope_exit leave([&] { --depth; });
  if (depth > kMostNesting) {
    report(loc, "graphs are nested more than " + Twine(kMostNesting) + " deep");
    return std::vector<ItemPtr>(graph.output_size(), std::make_shared<Item>());
  }
  importInitializers(graph, scope);
  for (auto [index, node] : llvm::enumerate(graph.node()))
    importNode(node, index, scope);
  for (const onnx::ValueInfoProto &output : graph.output()) {
    ItemPtr item = scope.find(output.name());
    if (!item) {
      report(loc, "output '" + output.name() + "' of graph '" + graph.name() +
                      "' is not computed by any node");
      item = std::make_shared<Item>();
    }
    outputs.push_back(std::move(item));
  }
  return outputs;
}

void Importer::importNode(const onnx::NodeProto &node, size_t index,
                          Scope &scope) {
  Location loc = locationOf(node, index);
  // Functions that call functions many times would grow without bounds.
  if (++numNodes == kMostNodes)
    report(loc, "the model has more than " + Twine(kMostNodes) +
                    " nodes once its functions stand where they are called");
  if (numNodes >= kMostNodes)
    return defineOutputs(node, loc, {}, scope);
  bool isBroken = false;
  for (const std::string &name : node.input()) {
    if (name.empty())
      continue;
    ItemPtr item = scope.find(name);
    if (!item)
      report(loc, "input '" + name + "' is not computed by any node before");
    isBroken |= !item || item->kind == Item::Kind::broken;
  }
  if (isBroken)
    return defineOutputs(node, loc, {}, scope);
  if (!importCall(node, loc, scope))
    importOperator(node, loc, scope);
}

void Importer::defineOutputs(const onnx::NodeProto &node, Location loc,
                             ArrayRef<ItemPtr> results, Scope &scope) {
  for (auto [index, name] : llvm::enumerate(node.output())) {
    if (name.empty())
      continue;
    ItemPtr item = index < results.size() ? results[index] : nullptr;
    if (!item)
      item = std::make_shared<Item>();
    if (!scope.define(name, item))
      report(loc, "output '" + name + "' is computed by another node, too");
  }
}

/// The newest version that an operator set has.
static int64_t versionIn(const Operator &op, int64_t opset) {
  int64_t found = 0;
  for (int64_t version : op.versions)
    if (version <= opset)
      found = std::max(found, version);
  return found;
}

void Importer::importOperator(const onnx::NodeProto &node, Location loc,
                              Scope &scope) {
  std::string domain = node.domain() == "ai.onnx" ? "" : node.domain();
  auto refuse = [&](const Twine &why) {
    report(loc, why);
    defineOutputs(node, loc, {}, scope);
  };
  std::string shown =
      domain.empty() ? node.op_type() : domain + "." + node.op_type();
  const Operator *op = operators.find(domain, node.op_type());
  if (!op)
    return refuse("operator '" + shown + "' is not supported");
  int64_t version = versionIn(*op, opset(domain, scope));
  if (version == 0)
    return refuse("operator '" + shown + "' is not in operator set " +
                  Twine(opset(domain, scope)));
  Node n(*this, node, *op, version, loc, scope);
  if (int(n.numInputs()) > op->inputs.most)
    return refuse("expected at most " + Twine(op->inputs.most) +
                  " inputs but found " + Twine(n.numInputs()));
  for (int i = 0; i < op->inputs.least; ++i)
    if (!n.has(i))
      return refuse("expected input number " + Twine(i));
  bool isOfForm = checkForm(n, domain, opset(domain, scope));
  if (isOfForm && !importElements(n)) {
    size_t before = problems.size();
    op->function(n);
    if (!n.hasFailed() && problems.size() > before)
      n.error("it has a graph with errors");
  }
  for (size_t i = 0; !n.hasFailed() && i < n.numOutputs(); ++i)
    if (n.wants(i) && !n.results()[i])
      n.error("output " + Twine(i) + " is not supported");
  defineOutputs(node, loc, n.hasFailed() ? ArrayRef<ItemPtr>() : n.results(),
                scope);
}

//===----------------------------------------------------------------------===//
// Functions of the model
//===----------------------------------------------------------------------===//

bool Importer::importCall(const onnx::NodeProto &node, Location loc,
                          Scope &scope) {
  const Function *function = functions.find(node);
  if (!function)
    return false;
  if (++depth > kMostNesting) {
    report(loc, "functions call each other more than " + Twine(kMostNesting) +
                    " deep");
    defineOutputs(node, loc, {}, scope);
  } else {
    importBody(*function, node, loc, scope);
  }
  --depth;
  return true;
}

/// The attributes of a call, those that refer to an outer call resolved.
static llvm::StringMap<const onnx::AttributeProto *>
attributesOf(const Function &function, const onnx::NodeProto &node,
             const Scope &scope) {
  llvm::StringMap<const onnx::AttributeProto *> attributes;
  for (const onnx::AttributeProto &attribute : function.defaults)
    attributes[attribute.name()] = &attribute;
  for (const onnx::AttributeProto &attribute : node.attribute()) {
    const onnx::AttributeProto *value = &attribute;
    if (!attribute.ref_attr_name().empty())
      value = scope.attributes
                  ? scope.attributes->lookup(attribute.ref_attr_name())
                  : nullptr;
    if (value)
      attributes[attribute.name()] = value;
  }
  return attributes;
}

void Importer::importBody(const Function &called, const onnx::NodeProto &node,
                          Location loc, Scope &scope) {
  const onnx::FunctionProto &function = *called.proto;
  auto attributes = attributesOf(called, node, scope);
  Scope body(nullptr, scope.block);
  body.attributes = &attributes;
  body.function = &function;
  if (node.input_size() > function.input_size())
    report(loc, "expected at most " + Twine(function.input_size()) +
                    " inputs but found " + Twine(node.input_size()));
  for (auto [index, name] : llvm::enumerate(function.input())) {
    bool isGiven =
        int(index) < node.input_size() && !node.input(int(index)).empty();
    body.define(name,
                isGiven ? scope.find(node.input(int(index))) : Item::ofNone());
  }
  for (auto [index, inner] : llvm::enumerate(function.node()))
    importNode(inner, index, body);
  SmallVector<ItemPtr> results;
  for (const std::string &name : function.output()) {
    ItemPtr item = body.find(name);
    if (!item)
      report(loc, "output '" + name + "' of function '" + function.name() +
                      "' is not computed by any node");
    results.push_back(std::move(item));
  }
  defineOutputs(node, loc, results, scope);
}

} // namespace tcopt::onnx_import

//===----------------------------------------------------------------------===//
// The public interface
//===----------------------------------------------------------------------===//

OnnxFile::OnnxFile(std::unique_ptr<onnx_import::Model> model)
    : model(std::move(model)) {}
OnnxFile::OnnxFile(OnnxFile &&) = default;
OnnxFile::~OnnxFile() = default;

Expected<OnnxFile> OnnxFile::read(StringRef path) {
  auto model = onnx_import::readModel(path);
  if (!model)
    return model.takeError();
  return OnnxFile(std::move(*model));
}

Expected<OnnxFile> OnnxFile::parse(StringRef bytes, StringRef path) {
  auto model = onnx_import::parseModel(bytes, path);
  if (!model)
    return model.takeError();
  return OnnxFile(std::move(*model));
}

std::vector<std::string> OnnxFile::inputNames() const {
  std::vector<std::string> names;
  for (const onnx::ValueInfoProto *input : model->inputs())
    names.push_back(input->name());
  return names;
}

Expected<OwningOpRef<ModuleOp>>
OnnxFile::import(MLIRContext *context, const OnnxImportOptions &options) && {
  OwningOpRef<ModuleOp> module =
      onnx_import::Importer(*model, context, options).run();
  if (!module)
    return llvm::createStringError("cannot import '" + model->name + "'");
  return module;
}
