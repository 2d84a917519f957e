//===- Node.cpp - one node of a model while it is imported ----------------===//

#include "Importer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using tcopt::graph::Size;
using tcopt::graph::Sizes;

namespace tcopt::onnx_import {

Node::Node(Importer &importer, const onnx::NodeProto &proto, const Operator &op,
           int64_t since, Location loc, Scope &scope)
    : b(importer, loc), importer(importer), proto(proto), scope(scope),
      version(since), outputs(size_t(proto.output_size())) {
  for (const std::string &name : proto.input())
    inputs.push_back(name.empty() ? nullptr : scope.find(name));
  for (ItemPtr &input : inputs)
    if (input && input->kind == Item::Kind::none && !op.takesAny)
      input = nullptr;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Value Node::in(size_t i) {
  if (hasFailed())
    return {};
  if (!has(i) || inputs[i]->kind != Item::Kind::tensor) {
    error("expected a tensor as input " + Twine(i));
    return {};
  }
  return importer.tensorOf(*inputs[i], b);
}

SmallVector<Value> Node::all() {
  SmallVector<Value> values;
  for (size_t i = 0; i < numInputs() && !hasFailed(); ++i)
    values.push_back(in(i));
  return values;
}

ElementsAttr Node::constant(size_t i) {
  return has(i) ? importer.constantOf(*inputs[i]) : ElementsAttr();
}

static SmallVector<int64_t> integersOf(ElementsAttr elements) {
  SmallVector<int64_t> values;
  bool isUnsigned = elements.getElementType().isUnsignedInteger();
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (dense && isa<IntegerType>(elements.getElementType()))
    for (const APInt &value : dense.getValues<APInt>())
      values.push_back(isUnsigned ? value.getZExtValue()
                                  : value.getSExtValue());
  return values;
}

std::optional<SmallVector<int64_t>> Node::knownIntegers(size_t i) {
  if (hasFailed() || !has(i))
    return std::nullopt;
  if (ElementsAttr elements = constant(i);
      elements && isa<DenseElementsAttr>(elements) &&
      isa<IntegerType>(elements.getElementType()))
    return integersOf(elements);
  return std::nullopt;
}

SmallVector<int64_t> Node::integers(size_t i, StringRef what) {
  std::optional<SmallVector<int64_t>> known = knownIntegers(i);
  if (known || hasFailed())
    return known.value_or(SmallVector<int64_t>());
  errorUnknown(i, what);
  return {};
}

void Node::errorUnknown(size_t i, StringRef what) {
  std::string name = i < numInputs() ? proto.input(int(i)) : "", source;
  SmallVector<StringRef> inputs;
  if (has(i))
    inputs = importer.inputsOf(*this->inputs[i]);
  if (llvm::is_contained(inputs, name))
    source = "input '" + name + "'";
  else if (inputs.empty())
    source = "'" + name + "'";
  else
    source = "'" + name + "', which follows from " +
             (inputs.size() == 1 ? "input '" : "inputs '") +
             llvm::join(inputs, "', '") + "'";
  error("expected " + what + " that are known when the model is imported (" +
        source + "); values of the model's inputs can be given");
}

SmallVector<double> Node::numbers(size_t i, StringRef what) {
  auto elements = dyn_cast_if_present<DenseElementsAttr>(constant(i));
  if (!elements || !isa<FloatType>(elements.getElementType())) {
    if (!hasFailed())
      errorUnknown(i, what);
    return {};
  }
  return llvm::map_to_vector(elements.getValues<APFloat>(), [](APFloat value) {
    bool loses;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &loses);
    return value.convertToDouble();
  });
}

std::optional<int64_t> Node::knownLength(size_t i) {
  if (hasFailed() || inputs[i]->kind != Item::Kind::tensor)
    return std::nullopt;
  RankedTensorType type = inputs[i]->elements
                              ? inputs[i]->type
                              : graph::rankedType(inputs[i]->tensor);
  if (type.getRank() != 1 || type.isDynamicDim(0))
    return std::nullopt;
  return type.getDimSize(0);
}

void Node::setLength(size_t i, int64_t length) {
  if (hasFailed() || inputs[i]->kind != Item::Kind::tensor ||
      inputs[i]->elements || knownLength(i) ||
      graph::rankOf(inputs[i]->tensor) != 1)
    return;
  auto type =
      RankedTensorType::get({length}, graph::elementType(inputs[i]->tensor));
  inputs[i] = Item::ofTensor(
      tensor::CastOp::create(b.ops(), b.location(), type, inputs[i]->tensor));
}

Sizes Node::sizes(size_t i, StringRef what) {
  if (!hasFailed() && !has(i))
    error("expected " + what + " as input " + Twine(i));
  if (hasFailed())
    return {};
  auto elements = importer.elementsOf(*inputs[i], b);
  if (!elements) {
    if (!hasFailed())
      error("expected a known number of " + what);
    return {};
  }
  return llvm::map_to_vector(*elements, [](Value value) -> Size {
    APInt constant;
    if (!matchPattern(value, m_ConstantInt(&constant)))
      return value;
    return IntegerAttr::get(value.getType(), constant);
  });
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const onnx::AttributeProto *Node::find(StringRef name) const {
  for (const onnx::AttributeProto &attribute : proto.attribute()) {
    if (attribute.name() != std::string_view(name))
      continue;
    if (attribute.ref_attr_name().empty())
      return &attribute;
    for (const Scope *s = &scope; s; s = s->outer)
      if (s->attributes)
        return s->attributes->lookup(attribute.ref_attr_name());
    return nullptr;
  }
  return nullptr;
}

const onnx::AttributeProto *
Node::find(StringRef name, onnx::AttributeProto::AttributeType type) {
  const onnx::AttributeProto *attribute = find(name);
  if (!attribute || attribute->type() == type)
    return attribute;
  error("the attribute '" + name + "' is of another type");
  return nullptr;
}

int64_t Node::integer(StringRef name, int64_t otherwise) {
  const auto *attribute = find(name, onnx::AttributeProto::INT);
  return attribute ? attribute->i() : otherwise;
}

double Node::number(StringRef name, double otherwise) {
  const auto *attribute = find(name, onnx::AttributeProto::FLOAT);
  return attribute ? double(attribute->f()) : otherwise;
}

std::string Node::text(StringRef name, StringRef otherwise) {
  const auto *attribute = find(name, onnx::AttributeProto::STRING);
  return attribute ? attribute->s() : otherwise.str();
}

std::string Node::choice(StringRef name, StringRef otherwise,
                         ArrayRef<StringRef> words) {
  std::string word = text(name, otherwise);
  if (llvm::is_contained(words, word))
    return word;
  if (!hasFailed())
    error("expected " + llvm::join(words.drop_back(), ", ") + " or " +
          words.back() + " as the attribute '" + name + "' but found '" + word +
          "'");
  return otherwise.str();
}

std::optional<SmallVector<int64_t>> Node::integers(StringRef name) {
  const auto *attribute = find(name, onnx::AttributeProto::INTS);
  if (!attribute)
    return std::nullopt;
  return SmallVector<int64_t>(attribute->ints().begin(),
                              attribute->ints().end());
}

std::optional<SmallVector<double>> Node::numbers(StringRef name) {
  const auto *attribute = find(name, onnx::AttributeProto::FLOATS);
  if (!attribute)
    return std::nullopt;
  return SmallVector<double>(attribute->floats().begin(),
                             attribute->floats().end());
}

SmallVector<std::string> Node::texts(StringRef name) {
  const auto *attribute = find(name, onnx::AttributeProto::STRINGS);
  if (!attribute)
    return {};
  return SmallVector<std::string>(attribute->strings().begin(),
                                  attribute->strings().end());
}

const onnx::GraphProto *Node::graph(StringRef name) {
  const auto *attribute = find(name, onnx::AttributeProto::GRAPH);
  if (!attribute && !hasFailed())
    error("expected a graph as the attribute '" + name + "'");
  return attribute ? &attribute->g() : nullptr;
}

ElementsAttr Node::tensor(StringRef name) {
  const auto *attribute = find(name, onnx::AttributeProto::TENSOR);
  if (!attribute)
    return {};
  llvm::Expected<ElementsAttr> elements = importer.readTensor(attribute->t());
  if (elements)
    return *elements;
  error("the attribute '" + name +
        "': " + llvm::toString(elements.takeError()));
  return {};
}

Type Node::elementType(StringRef name, Type otherwise) {
  if (!hasAttribute(name))
    return otherwise;
  int64_t number = integer(name, 0);
  std::optional<DType> dtype = dtypeOf(int32_t(number));
  if (dtype)
    return elementTypeOf(*dtype, b.ops().getContext());
  error("elements of type " + elementTypeName(int32_t(number)) +
        " are not supported");
  return otherwise;
}

Type Node::namedType(StringRef name, Type otherwise) {
  std::string text = this->text(name, "");
  for (int32_t number = 1; number <= 16; ++number)
    if (StringRef(text).equals_insensitive(elementTypeName(number)))
      if (std::optional<DType> dtype = dtypeOf(number))
        return elementTypeOf(*dtype, b.ops().getContext());
  if (!hasFailed())
    error("elements of type '" + text + "' are not supported");
  return otherwise;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size Node::sizeOf(Value x, int64_t dim) {
  if (hasFailed())
    return b.ops().getIndexAttr(0);
  return importer.sizeOf(x, dim, b.location());
}

Sizes Node::sizesOf(Value x) {
  Sizes sizes;
  for (int64_t dim = 0; !hasFailed() && dim < graph::rankOf(x); ++dim)
    sizes.push_back(sizeOf(x, dim));
  return sizes;
}

Value Node::withStatedSize(Value x, int64_t dim) {
  return hasFailed() ? x : importer.withStatedSize(x, dim, b.location());
}

int64_t Node::normalize(int64_t dim, int64_t rank) {
  if (dim >= -rank && dim < rank)
    return dim < 0 ? dim + rank : dim;
  if (!hasFailed())
    error("expected an axis in [" + Twine(-rank) + ", " + Twine(rank) +
          ") but found " + Twine(dim));
  return 0;
}

SmallVector<int64_t> Node::normalize(ArrayRef<int64_t> dims, int64_t rank) {
  return llvm::map_to_vector(dims,
                             [&](int64_t dim) { return normalize(dim, rank); });
}

Value Node::index(Size size) {
  return getValueOrCreateConstantIndexOp(b.ops(), b.location(), size);
}

/// An op on two sizes, folded if both are known.
template <typename OpT> static Size fold(Node &n, Size a, Size b) {
  if (n.hasFailed())
    return n.b.ops().getIndexAttr(0);
  Value value =
      n.b.ops().createOrFold<OpT>(n.b.location(), n.index(a), n.index(b));
  return getAsOpFoldResult(value);
}

Size Node::add(Size x, Size y) { return fold<arith::AddIOp>(*this, x, y); }
Size Node::sub(Size x, Size y) { return fold<arith::SubIOp>(*this, x, y); }
Size Node::mul(Size x, Size y) { return fold<arith::MulIOp>(*this, x, y); }
Size Node::div(Size x, Size y) { return fold<arith::DivSIOp>(*this, x, y); }
Size Node::max(Size x, Size y) { return fold<arith::MaxSIOp>(*this, x, y); }
Size Node::min(Size x, Size y) { return fold<arith::MinSIOp>(*this, x, y); }

Size Node::product(ArrayRef<Size> sizes) {
  Size result = b.ops().getIndexAttr(1);
  for (Size size : sizes)
    result = mul(result, size);
  return result;
}

Value Node::tensorOfSize(Size size) {
  if (hasFailed())
    return {};
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return b.integer(*constant, b.ops().getI64Type());
  Value wide = arith::IndexCastOp::create(b.ops(), b.location(),
                                          b.ops().getI64Type(), index(size));
  return tensor::FromElementsOp::create(
      b.ops(), b.location(), RankedTensorType::get({}, wide.getType()), wide);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void Node::out(size_t i, ItemPtr item) {
  if (i < outputs.size())
    outputs[i] = std::move(item);
}

} // namespace tcopt::onnx_import
