//===- SavedTensor.cpp - values that nodes save for gradients -------------===//

#include "SavedTensor.h"
#include <cstring>

namespace tcopt::capture {

SavedTensor SavedTensor::ofInput(const CallInputs &inputs, unsigned index,
                                 DType dtype) {
  const CallInputs::Source &source = inputs.source(index);
  return source.storage ? ofTensor(dtype, *source.storage, *source.layout)
                        : ofNumber(dtype, inputs.number(index));
}

SavedTensor SavedTensor::ofTensor(DType dtype, std::shared_ptr<Storage> storage,
                                  const Layout &layout) {
  SavedTensor saved(dtype, std::move(storage), layout);
  saved.version = saved.storage->version();
  return saved;
}

SavedTensor SavedTensor::sizesOnly() const {
  SizeVector empty(flat ? flat->sizes : layout.sizes);
  empty.push_back(0);
  return SavedTensor(DType::Bool, nullptr, Layout::rowMajor(empty));
}

SavedTensor SavedTensor::flattened() const {
  SavedTensor copy = *this;
  if (storage)
    copy.flat = layout.flattened();
  return copy;
}

SavedTensor SavedTensor::ofNumber(DType dtype, uint64_t bits) {
  SavedTensor saved(dtype, nullptr, Layout());
  saved.bits = bits;
  return saved;
}

void SavedTensor::check(const Node &node) const {
  if (!storage || storage->version() == version)
    return;
  throw Exception(ErrorCode::InvalidState,
                  "backward: a tensor that gradients of '" + node.name +
                      "' are computed with has been modified by an in-place "
                      "operation: " +
                      getName(dtype).str() + " " + textOfSizes(layout.sizes) +
                      " is at version " + std::to_string(storage->version()) +
                      "; expected version " + std::to_string(version),
                  node.place);
}

// The const_cast is safe, because programs only read numbers and sizes.
Program::Input SavedTensor::input() const {
  if (!storage)
    return {const_cast<uint64_t *>(&bits), &layout};
  return {layout.begin(*storage, getSize(dtype)), flat ? &*flat : &layout,
          storage.get()};
}

Tensor SavedTensor::tensor(Node &node) const {
  std::shared_ptr<Storage> elements = storage;
  if (!elements) {
    elements = std::make_shared<Storage>(sizeof(bits));
    std::memcpy(elements->data(), &bits, sizeof(bits));
  }
  auto cell = std::make_shared<Cell>(dtype, std::move(elements), layout);
  if (edge)
    cell->variable = std::make_shared<Variable>(edge);
  else if (output)
    cell->variable =
        std::make_shared<Variable>(Edge{node.shared_from_this(), *output});
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

} // namespace tcopt::capture
