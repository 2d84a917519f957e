//===- Clone.cpp - deep copies of modules ---------------------------------===//
//
// C++ copies a module member by member, including submodules and parameters.
// Within a CloneScope their copy constructors copy the state or the slot, once
// for all copies of the same module or parameter.
//
//===----------------------------------------------------------------------===//

#include "State.h"

namespace tcopt::nn {

static thread_local detail::CloneScope *innermost = nullptr;

detail::CloneScope::CloneScope(Place place) : place(place), outer(innermost) {
  if (capture::isTracing())
    throw Exception(ErrorCode::Unsupported,
                    "clone: a traced function cannot clone modules: clone them "
                    "outside of it",
                    place);
  innermost = this;
}

detail::CloneScope::~CloneScope() { innermost = outer; }

detail::CloneScope *detail::CloneScope::current() { return innermost; }

std::shared_ptr<void>
detail::CloneScope::copyOf(const std::shared_ptr<const void> &original,
                           const std::function<std::shared_ptr<void>()> &make) {
  if (auto found = copies.find(original.get()); found != copies.end())
    return found->second.second;
  std::shared_ptr<void> copy = make();
  if (!copy)
    refuse("a module of a class without a copy constructor");
  // A copy of a copy is the copy itself.
  copies[copy.get()] = {copy, copy};
  copies[original.get()] = {original, copy};
  return copy;
}

void detail::CloneScope::refuse(const std::string &why) const {
  throw Exception("clone: expected modules that can be copied but found " + why,
                  place);
}

detail::NotCloned::NotCloned(const NotCloned &) {
  if (CloneScope *scope = CloneScope::current())
    scope->refuse("a compiled one: clone its module and compile that");
}

//===----------------------------------------------------------------------===//
// States and slots
//===----------------------------------------------------------------------===//

Module::State::State(const State &other)
    : parameters(other.parameters), buffers(other.buffers),
      training(other.training) {
  detail::CloneScope &scope = *detail::CloneScope::current();
  // As in PyTorch's deepcopy, gradients of buffers are copied, and gradients of
  // parameters are not.
  for (size_t i = 0; i < buffers.size(); ++i)
    if (const Parameter &buffer = other.buffers[i].value;
        buffer.defined() && buffer->grad().defined())
      buffers[i].value->set_grad(buffer->grad().detach().clone());
  for (const Child &child : other.children) {
    if (child.isObject)
      scope.refuse("'" + child.name +
                   "', which is registered by a shared pointer: register it by "
                   "value");
    if (!child.of)
      scope.refuse("'" + child.name + "', which is compiled");
    std::shared_ptr<void> copy = scope.copyOf(
        child.module, [&] { return child.of->copy(*child.module); });
    children.push_back({child.name, std::static_pointer_cast<Module>(copy),
                        child.of, child.isObject});
  }
}

// Copies a tensor to a leaf without hooks. Slots that share a tensor share the
// copy.
static Tensor copyOf(detail::CloneScope &scope, const Tensor &tensor) {
  if (!tensor.defined())
    return tensor;
  if (!tensor.is_leaf())
    scope.refuse("a tensor that was computed from tensors that require "
                 "gradients: detach() gives one that can be copied");
  std::shared_ptr<void> copy = scope.copyOf(tensor.getImpl(), [&] {
    Tensor own = tensor.detach().clone();
    own.requires_grad_(tensor.requires_grad());
    return own.getImpl();
  });
  return Tensor(std::static_pointer_cast<capture::TensorImpl>(copy));
}

Parameter::Parameter(const Parameter &other) : slot(other.slot) {
  if (detail::CloneScope *scope = detail::CloneScope::current())
    slot = std::static_pointer_cast<Slot>(scope->copyOf(slot, [&] {
      return std::make_shared<Slot>(
          Slot{copyOf(*scope, other.slot->tensor), other.slot->name});
    }));
}

} // namespace tcopt::nn
