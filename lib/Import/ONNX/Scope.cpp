//===- Scope.cpp - what the names of a model stand for --------------------===//

#include "Scope.h"

using namespace mlir;

namespace tcopt::onnx_import {

ItemPtr Item::ofTensor(Value value) {
  auto item = std::make_shared<Item>();
  item->kind = value ? Kind::tensor : Kind::broken;
  item->tensor = value;
  return item;
}

ItemPtr Item::ofElements(ArrayRef<Value> elements, RankedTensorType type,
                         Block *home) {
  auto item = std::make_shared<Item>();
  item->kind = Kind::tensor;
  item->elements.emplace(elements.begin(), elements.end());
  item->type = type;
  item->home = home;
  return item;
}

ItemPtr Item::ofSequence(std::vector<ItemPtr> items) {
  auto item = std::make_shared<Item>();
  item->kind = Kind::sequence;
  item->items = std::move(items);
  return item;
}

ItemPtr Item::ofStacked(Value tensors) {
  ItemPtr item = ofTensor(tensors);
  if (tensors)
    item->kind = Kind::stacked;
  return item;
}

ItemPtr Item::ofNone() {
  auto item = std::make_shared<Item>();
  item->kind = Kind::none;
  return item;
}

ItemPtr Scope::find(StringRef name) const {
  for (const Scope *scope = this; scope; scope = scope->outer)
    if (auto item = scope->names.find(name); item != scope->names.end())
      return item->second;
  return nullptr;
}

bool Scope::define(StringRef name, ItemPtr item) {
  return names.try_emplace(name, std::move(item)).second;
}

} // namespace tcopt::onnx_import
