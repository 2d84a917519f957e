//===- Bodies.cpp - graphs that are attributes ----------------------------===//

#include "Bodies.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

std::vector<ItemPtr> importBody(Node &n, const onnx::GraphProto &graph,
                                ArrayRef<ItemPtr> inputs) {
  if (n.hasFailed())
    return {};
  if (size_t(graph.input_size()) != inputs.size()) {
    n.error("expected a graph with " + Twine(inputs.size()) +
            " inputs but found " + Twine(graph.input_size()));
    return {};
  }
  Scope scope(&n.scope, n.b.ops().getInsertionBlock());
  for (auto [input, item] : llvm::zip_equal(graph.input(), inputs))
    if (!scope.define(input.name(), item))
      n.error("input '" + input.name() + "' of a graph is there twice");
  Items outputs = n.importer.importGraph(graph, scope);
  if (llvm::any_of(outputs, [](const ItemPtr &item) {
        return item->kind == Item::Kind::broken;
      }))
    n.error("it has a graph with errors");
  return n.hasFailed() ? Items() : outputs;
}

Items itemsOf(ValueRange values) {
  Items items;
  for (Value value : values)
    items.push_back(Item::ofTensor(value));
  return items;
}

Values tensorsOf(Node &n, ArrayRef<ItemPtr> items, StringRef what) {
  Values tensors;
  for (const ItemPtr &item : items) {
    if (!n.hasFailed() && item->kind != Item::Kind::tensor)
      n.error("expected tensors as " + what);
    if (n.hasFailed())
      return {};
    tensors.push_back(n.importer.tensorOf(*item, n.b));
  }
  return tensors;
}

/// A tensor with the sizes that a graph declares for it, as far as they are not
/// known otherwise.
static Value withDeclaredSizes(Node &n, Value x,
                               const onnx::ValueInfoProto &declared) {
  const auto &tensor = declared.type().tensor_type();
  if (n.hasFailed() || !tensor.has_shape() ||
      tensor.shape().dim_size() != rankOf(x))
    return x;
  SmallVector<int64_t> sizes(rankedType(x).getShape());
  for (auto [size, dim] : llvm::zip_equal(sizes, tensor.shape().dim()))
    if (ShapedType::isDynamic(size) && dim.dim_value() > 0)
      size = dim.dim_value();
  auto type = RankedTensorType::get(sizes, elementType(x));
  if (type == x.getType())
    return x;
  return tensor::CastOp::create(n.b.ops(), n.b.location(), type, x);
}

Values yieldedBy(Node &n, ArrayRef<BodyOutput> outputs) {
  Items items;
  for (const BodyOutput &output : outputs)
    items.push_back(output.item);
  Values values = tensorsOf(n, items, "outputs of a loop's body");
  for (auto [value, output] : llvm::zip(values, outputs))
    if (output.declared)
      value = withDeclaredSizes(n, value, *output.declared);
  return values;
}

std::optional<bool> knownBool(Node &n, Item &item) {
  auto constant =
      dyn_cast_if_present<DenseElementsAttr>(n.importer.constantOf(item));
  if (!constant || !constant.getElementType().isInteger(1) ||
      constant.getNumElements() != 1)
    return std::nullopt;
  return *constant.value_begin<bool>();
}

Value scalarOf(Node &n, Value x) {
  return rankOf(x) == 0 ? x : n.b.reshape(x, {});
}

} // namespace tcopt::onnx_import
