//===- Module.cpp - the base class of modules -----------------------------===//

#include "tcopt/Capture/Module.h"
#include "../../Capture/Tensor/Cell.h"
#include "State.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

Parameter &Parameter::operator=(const Tensor &tensor) {
  capture::noteEffect("a parameter is replaced");
  slot->tensor = tensor;
  return *this;
}

// A value of a trace needs no guard, because it is not a tensor of the user's
// program.
void Parameter::guard() const {
  if (slot->tensor.defined() && slot->tensor.getImpl()->cell->isTraced)
    return;
  std::weak_ptr<const void> owner = slot;
  capture::guardTensor(slot->tensor,
                       slot->name.empty() ? "a parameter"
                                          : "parameter '" + slot->name + "'",
                       &owner);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

Module::Module() : state(std::make_shared<State>()) {}
Module::~Module() = default;

// Within a CloneScope copies the state, once for all copies of the same module.
Module::Module(const Module &other) : state(other.state) {
  if (detail::CloneScope *scope = detail::CloneScope::current())
    state = std::static_pointer_cast<State>(scope->copyOf(
        state, [&] { return std::make_shared<State>(*other.state); }));
}

//===----------------------------------------------------------------------===//
// Traversal
//===----------------------------------------------------------------------===//

namespace {
using Seen = llvm::SmallPtrSet<const void *, 16>;
} // namespace

static void walk(const Module &module, const std::string &prefix, Seen *seen,
                 ModuleWalk::Visit visit) {
  auto &state = ModuleWalk::stateOf(module);
  if (seen && !seen->insert(&state).second)
    return;
  visit(prefix, state);
  for (const auto &child : state.children)
    walk(*child.module, prefix + child.name + ".", seen, visit);
}

void ModuleWalk::run(const Module &module, bool repeats, Visit visit) {
  Seen seen;
  walk(module, "", repeats ? nullptr : &seen, visit);
}

// Returns each tensor once, under its first name.
template <typename List>
static NamedTensors namedTensors(const Module &module, List list) {
  NamedTensors found;
  Seen seen;
  ModuleWalk::run(module, false, [&](const std::string &prefix, auto &state) {
    for (const auto &entry : state.*list)
      if (entry.value.defined() &&
          seen.insert(entry.value->getImpl().get()).second)
        found.push_back({prefix + entry.name, *entry.value});
  });
  return found;
}

static std::vector<Tensor> withoutNames(const NamedTensors &named) {
  auto tensors = llvm::make_second_range(named);
  return {tensors.begin(), tensors.end()};
}

NamedTensors Module::namedParameters() const {
  return namedTensors(*this, &State::parameters);
}
NamedTensors Module::namedBuffers() const {
  return namedTensors(*this, &State::buffers);
}
std::vector<Tensor> Module::parameters() const {
  return withoutNames(namedParameters());
}
std::vector<Tensor> Module::buffers() const {
  return withoutNames(namedBuffers());
}

std::vector<std::pair<std::string, std::shared_ptr<Module>>>
Module::children() const {
  std::vector<std::pair<std::string, std::shared_ptr<Module>>> list;
  for (const State::Child &child : state->children)
    list.push_back({child.name, child.module});
  return list;
}

using NamedModule = std::pair<std::string, std::shared_ptr<const Module>>;

static void addModules(const std::string &name,
                       std::shared_ptr<const Module> module, Seen &seen,
                       std::vector<NamedModule> &found) {
  if (!seen.insert(&ModuleWalk::stateOf(*module)).second)
    return;
  found.push_back({name, module});
  for (const auto &[part, child] : module->children())
    addModules(name.empty() ? part : name + "." + part, child, seen, found);
}

std::vector<NamedModule> Module::namedModules() const {
  std::vector<NamedModule> found;
  Seen seen;
  // The pointer does not own the module, which the caller owns.
  addModules("", {std::shared_ptr<void>(), this}, seen, found);
  return found;
}

int64_t Module::numParameters(bool onlyWithGradient) const {
  int64_t count = 0;
  for (const Tensor &tensor : parameters())
    if (!onlyWithGradient || tensor.requires_grad())
      count += tensor.numel();
  return count;
}

//===----------------------------------------------------------------------===//
// Flags and dtypes
//===----------------------------------------------------------------------===//

// A trace depends on the flag of a module that reads it.
void Module::train(bool training) {
  capture::noteEffect("a training flag is set");
  ModuleWalk::run(*this, false, [&](const std::string &, State &state) {
    state.training = training;
  });
}

bool Module::isTraining() const {
  if (capture::isTracing()) {
    std::weak_ptr<const void> owner = state;
    capture::guardBytes(&state->training, sizeof(state->training),
                        "the training flag of a " + kind(), &owner);
  }
  return state->training;
}

void Module::guardChildren() const {
  ModuleWalk::run(*this, false, [](const std::string &, State &state) {
    for (const State::Child &child : state.children)
      if (child.isObject)
        child.of->guard(child.module);
  });
}

// Slots that share a tensor share its replacement.
static void
replaceTensors(Module &module,
               const std::function<Tensor(const Tensor &)> &replacement) {
  // Keeps the old tensor alive, so that no new tensor has its address.
  std::map<const void *, std::pair<Tensor, Tensor>> known;
  auto replace = [&](auto &entry) {
    if (!entry.value.defined())
      return;
    auto [made, isNew] = known.try_emplace(entry.value->getImpl().get());
    if (isNew)
      made->second = {*entry.value, replacement(*entry.value)};
    entry.value = made->second.second;
  };
  ModuleWalk::run(module, false, [&](const std::string &, auto &state) {
    llvm::for_each(state.parameters, replace);
    llvm::for_each(state.buffers, replace);
  });
}

void Module::to(DType dtype, Place place) {
  if (!isFloat(dtype))
    throw Exception("Module.to: expected a floating-point dtype but found " +
                        getName(dtype).str(),
                    place);
  replaceTensors(*this, [&](const Tensor &old) {
    if (!isFloat(old.dtype()) || old.dtype() == dtype)
      return old;
    Tensor made = tensorOf(
        valueOrThrow(hostCopy(old, place).convertTo(dtype), place), place);
    made = made.to(old.device(), place);
    made.requires_grad_(old.requires_grad());
    return made;
  });
}

void Module::to(const Device &device, Place place) {
  NoGrad leaves;
  replaceTensors(*this, [&](const Tensor &old) {
    Tensor made = old.to(device, place);
    return made.requires_grad_(old.requires_grad());
  });
}

void Module::requires_grad_(bool value) {
  for (Tensor &tensor : parameters())
    if (isFloat(tensor.dtype()))
      tensor.requires_grad_(value);
}

static void applyTo(Module &module, Seen &seen,
                    const std::function<void(Module &)> &function) {
  if (!seen.insert(&ModuleWalk::stateOf(module)).second)
    return;
  for (const auto &[name, child] : module.children())
    applyTo(*child, seen, function);
  function(module);
}

void Module::apply(const std::function<void(Module &)> &function) {
  Seen seen;
  applyTo(*this, seen, function);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

template <typename State>
static void checkName(const State &state, const char *what,
                      const std::string &name, Place place) {
  auto refuse = [&](const std::string &why) {
    throw Exception(std::string("Module: expected a name for a ") + what +
                        " that " + why + " but found \"" + name + "\"",
                    place);
  };
  if (name.empty() || name.find('.') != std::string::npos)
    refuse("is not empty and has no dot");
  auto isNamed = [&](const auto &entry) { return entry.name == name; };
  if (llvm::any_of(state.parameters, isNamed) ||
      llvm::any_of(state.buffers, isNamed) ||
      llvm::any_of(state.children, isNamed))
    refuse("is not taken");
}

Parameter Module::registerParameter(const std::string &name, Tensor tensor,
                                    bool requiresGrad, Place place) {
  checkName(*state, "parameter", name, place);
  if (tensor.defined() && isFloat(tensor.dtype()))
    tensor.requires_grad_(requiresGrad);
  Parameter parameter(std::move(tensor), name);
  state->parameters.push_back({name, parameter});
  return parameter;
}

Parameter Module::registerBuffer(const std::string &name, Tensor tensor,
                                 bool persistent, Place place) {
  checkName(*state, "buffer", name, place);
  Parameter buffer(std::move(tensor), name);
  state->buffers.push_back({name, buffer, persistent});
  return buffer;
}

void Module::addChild(const std::string &name, std::shared_ptr<Module> child,
                      const detail::ModuleClass &of, Place place,
                      bool isObject) {
  checkName(*state, "module", name, place);
  const detail::ModuleClass *own = &of;
  if (std::shared_ptr<Module> wrapped = child->wrapped()) {
    own = child->wrappedClass();
    child = std::move(wrapped);
    isObject = false;
  }
  bool hasSelf = false;
  ModuleWalk::run(*child, false, [&](const std::string &, State &found) {
    hasSelf |= &found == state.get();
  });
  if (hasSelf)
    throw Exception("Module: expected a module that does not have this one "
                    "but found \"" +
                        name + "\"",
                    place);
  state->children.push_back({name, std::move(child), own, isObject});
}

//===----------------------------------------------------------------------===//
// Parameters as a vector
//===----------------------------------------------------------------------===//

Tensor parametersToVector(const std::vector<Tensor> &parameters, Place place) {
  std::vector<Tensor> parts;
  for (const Tensor &parameter : parameters)
    parts.push_back(reshape(parameter, {-1}, place));
  return cat(parts, 0, place);
}

void vectorToParameters(const Tensor &vector,
                        const std::vector<Tensor> &parameters, Place place) {
  int64_t count = 0, start = 0;
  for (const Tensor &parameter : parameters)
    count += parameter.numel();
  if (vector.dim() != 1 || int64_t(vector.size(0)) != count)
    throw Exception("vectorToParameters: expected a vector of " +
                        std::to_string(count) + " elements",
                    place);
  NoGrad loaded;
  for (const Tensor &parameter : parameters) {
    int64_t length = parameter.numel();
    Tensor part = narrow(vector, 0, start, length, place);
    copy_(parameter, reshape(part, parameter.sizes(), place), place);
    start += length;
  }
}

} // namespace tcopt::nn
