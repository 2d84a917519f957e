//===- Emitter.cpp - nodes of an ONNX graph -------------------------------===//

#include "Emitter.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace tcopt::onnx_export {

int32_t elementTypeNumber(Type type) {
  if (type.isF32())
    return onnx::TensorProto::FLOAT;
  if (type.isF64())
    return onnx::TensorProto::DOUBLE;
  if (type.isF16())
    return onnx::TensorProto::FLOAT16;
  if (type.isBF16())
    return onnx::TensorProto::BFLOAT16;
  if (type.isUnsignedInteger(8))
    return onnx::TensorProto::UINT8;
  if (type.isInteger(1))
    return onnx::TensorProto::BOOL;
  if (type.isSignlessInteger(8))
    return onnx::TensorProto::INT8;
  if (type.isSignlessInteger(16))
    return onnx::TensorProto::INT16;
  if (type.isSignlessInteger(32))
    return onnx::TensorProto::INT32;
  // Sizes are integers of 64 bits.
  if (type.isSignlessInteger(64) || type.isIndex())
    return onnx::TensorProto::INT64;
  return 0;
}

void declare(onnx::ValueInfoProto &info, const Name &name, Type type,
             ArrayAttr dims) {
  info.set_name(name);
  auto *tensor = info.mutable_type()->mutable_tensor_type();
  auto ranked = cast<RankedTensorType>(type);
  tensor->set_elem_type(elementTypeNumber(ranked.getElementType()));
  auto *shape = tensor->mutable_shape();
  for (auto [i, size] : llvm::enumerate(ranked.getShape())) {
    auto *dim = shape->add_dim();
    auto symbol = dims ? dyn_cast<StringAttr>(dims[i]) : StringAttr();
    if (ShapedType::isStatic(size))
      dim->set_dim_value(size);
    else if (symbol)
      dim->set_dim_param(symbol.str());
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Name Emitter::in(Value value) const {
  for (const Emitter *e = this; e; e = e->outer)
    if (auto name = e->names.find(value); name != e->names.end())
      return name->second;
  return "";
}

Name Emitter::fresh(StringRef hint) {
  Name name;
  do
    name = (hint + "_" + Twine((*counter)++)).str();
  while (taken->contains(name));
  return name;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

static void set(onnx::AttributeProto &proto, const AttributeValue &value) {
  if (auto *integer = std::get_if<int64_t>(&value)) {
    proto.set_type(onnx::AttributeProto::INT);
    proto.set_i(*integer);
  } else if (auto *number = std::get_if<double>(&value)) {
    proto.set_type(onnx::AttributeProto::FLOAT);
    proto.set_f(float(*number));
  } else if (auto *text = std::get_if<std::string>(&value)) {
    proto.set_type(onnx::AttributeProto::STRING);
    proto.set_s(*text);
  } else {
    proto.set_type(onnx::AttributeProto::INTS);
    for (int64_t item : std::get<std::vector<int64_t>>(value))
      proto.add_ints(item);
  }
}

onnx::NodeProto &Emitter::node(StringRef type, ArrayRef<Name> inputs,
                               ArrayRef<Name> outputs,
                               const Attributes &attributes) {
  onnx::NodeProto &node = *graph.add_node();
  node.set_op_type(type.str());
  node.set_name(fresh(type));
  for (const Name &name : inputs)
    node.add_input(name);
  for (const Name &name : outputs)
    node.add_output(name);
  for (const Attribute &attribute : attributes) {
    onnx::AttributeProto &proto = *node.add_attribute();
    proto.set_name(attribute.name);
    set(proto, attribute.value);
  }
  return node;
}

Names Emitter::ops(StringRef type, ArrayRef<Name> inputs, int outputs,
                   const Attributes &attributes) {
  Names names;
  for (int i = 0; i < outputs; ++i)
    names.push_back(fresh(type.lower()));
  node(type, inputs, names, attributes);
  return names;
}

Name Emitter::op(StringRef type, ArrayRef<Name> inputs,
                 const Attributes &attributes) {
  return ops(type, inputs, 1, attributes)[0];
}

Name Emitter::cast(const Name &x, Type elementType) {
  return op("Cast", {x}, {{"to", int64_t(elementTypeNumber(elementType))}});
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The elements, row by row; Booleans as bytes.
static std::string bytesOf(ElementsAttr value) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    return blob ? std::string(blob->getData().data(), blob->getData().size())
                : "";
  }
  auto dense = cast<DenseElementsAttr>(value);
  if (dense.getElementType().isInteger(1)) {
    std::string bytes;
    for (bool bit : dense.getValues<bool>())
      bytes.push_back(char(bit));
    return bytes;
  }
  ArrayRef<char> raw = dense.getRawData();
  std::string bytes(raw.data(), raw.size());
  if (!dense.isSplat())
    return bytes;
  std::string all;
  for (int64_t i = 0; i < dense.getNumElements(); ++i)
    all += bytes;
  return all;
}

Name Emitter::constant(ElementsAttr value, StringRef hint) {
  for (Emitter *e = this; e; e = e->outer)
    if (auto known = e->constants.find(value); known != e->constants.end())
      return known->second;
  auto given = wanted.find(value);
  Name name = given == wanted.end() ? fresh(hint) : given->second;
  onnx::TensorProto &tensor = *graph.add_initializer();
  tensor.set_name(name);
  tensor.set_data_type(elementTypeNumber(value.getElementType()));
  for (int64_t size : value.getShapedType().getShape())
    tensor.add_dims(size);
  tensor.set_raw_data(bytesOf(value));
  return constants[value] = name;
}

// Made names must not take them.
void Emitter::nameConstants(const OnnxConstantNames &names) {
  for (const auto &[value, name] : names)
    if (reserve(name))
      wanted[value] = name;
}

Name Emitter::number(double value, Type elementType) {
  auto type = RankedTensorType::get({}, elementType);
  if (isa<FloatType>(elementType))
    return constant(DenseElementsAttr::get(
        type, FloatAttr::get(elementType, value).getValue()));
  APInt bits(elementType.getIntOrFloatBitWidth(), uint64_t(int64_t(value)),
             /*isSigned=*/true, /*implicitTrunc=*/true);
  return constant(DenseElementsAttr::get(type, bits));
}

static RankedTensorType vectorType(MLIRContext *context, int64_t size) {
  return RankedTensorType::get({size}, IntegerType::get(context, 64));
}

Name Emitter::ints(ArrayRef<int64_t> values) {
  return constant(DenseElementsAttr::get(
      vectorType(context, int64_t(values.size())), values));
}

Name Emitter::integer(int64_t value) {
  return number(double(value), IntegerType::get(context, 64));
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Name Emitter::asVector(Value index) {
  return op("Unsqueeze", {in(index), ints({0})});
}

Name Emitter::shapeOf(Value tensor) { return op("Shape", {in(tensor)}); }

Name Emitter::sizes(ValueRange values, ArrayRef<int64_t> constants) {
  if (values.empty())
    return ints(constants);
  Names parts;
  size_t next = 0;
  for (int64_t constant : constants)
    parts.push_back(ShapedType::isDynamic(constant) ? asVector(values[next++])
                                                    : ints({constant}));
  return op("Concat", parts, {{"axis", int64_t(0)}});
}

} // namespace tcopt::onnx_export
