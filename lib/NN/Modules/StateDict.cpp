//===- StateDict.cpp - load and save states of modules --------------------===//

#include "State.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::nn {

//===----------------------------------------------------------------------===//
// Tensors by name
//===----------------------------------------------------------------------===//

const Tensor *StateDict::find(std::string_view name) const {
  for (const auto &[known, tensor] : entries)
    if (known == name)
      return &tensor;
  return nullptr;
}

const Tensor &StateDict::at(std::string_view name, Place place) const {
  if (const Tensor *tensor = find(name))
    return *tensor;
  throw Exception("StateDict: expected a tensor named \"" + std::string(name) +
                      "\" but found " + std::to_string(size()) + " others",
                  place);
}

void StateDict::set(const std::string &name, Tensor tensor) {
  for (auto &[known, value] : entries)
    if (known == name) {
      value = std::move(tensor);
      return;
    }
  entries.push_back({name, std::move(tensor)});
}

std::vector<std::string> StateDict::names() const {
  std::vector<std::string> names;
  for (const auto &[name, tensor] : entries)
    names.push_back(name);
  return names;
}

//===----------------------------------------------------------------------===//
// The state of a module
//===----------------------------------------------------------------------===//

StateDict Module::stateDict() const {
  NamedTensors entries;
  ModuleWalk::run(*this, true, [&](const std::string &prefix, State &state) {
    for (const State::Entry &entry : state.parameters)
      if (entry.value.defined())
        entries.push_back({prefix + entry.name, *entry.value});
    for (const State::Entry &entry : state.buffers)
      if (entry.value.defined() && entry.persistent)
        entries.push_back({prefix + entry.name, *entry.value});
  });
  return entries;
}

namespace {
/// Compares a state with that of a module, and writes it.
class Loader {
public:
  Loader(const StateDict &own, const StateDict &given, Place place)
      : own(own), given(given), place(place) {
    for (const auto &[name, tensor] : given)
      byName.try_emplace(name, tensor);
    compare();
  }

  void check(const std::string &kind, bool strict) const;
  void write() const;

  LoadResult result;

private:
  void compare();

  const StateDict &own, &given;
  Place place;
  std::map<std::string, Tensor> byName;
  std::vector<std::string> wrongSizes;
};
} // namespace

static std::string sizesText(const Tensor &tensor) {
  std::vector<std::string> sizes;
  for (const Size &size : tensor.sizes())
    sizes.push_back(std::to_string(size.hint()));
  return "[" + llvm::join(sizes, ", ") + "]";
}

static bool haveSameSizes(const Tensor &a, const Tensor &b) {
  return llvm::equal(a.sizes(), b.sizes(), [](const Size &x, const Size &y) {
    return x.hint() == y.hint();
  });
}

void Loader::compare() {
  std::map<std::string, bool> isOwn;
  for (const auto &[name, tensor] : own) {
    isOwn[name] = true;
    auto found = byName.find(name);
    if (found == byName.end())
      result.missing.push_back(name);
    else if (!haveSameSizes(tensor, found->second))
      wrongSizes.push_back("\"" + name + "\": expected sizes " +
                           sizesText(tensor) + " but found " +
                           sizesText(found->second));
  }
  for (const auto &[name, tensor] : given)
    if (!isOwn.contains(name))
      result.unexpected.push_back(name);
}

void Loader::check(const std::string &kind, bool strict) const {
  std::string message;
  auto add = [&](const char *what, const std::vector<std::string> &names) {
    if (strict && !names.empty())
      message += std::string("\n  ") + what + ": " + llvm::join(names, ", ");
  };
  add("missing", result.missing);
  add("unexpected", result.unexpected);
  for (const std::string &wrong : wrongSizes)
    message += "\n  " + wrong;
  if (!message.empty())
    throw Exception(kind + ": expected the tensors of its state but found" +
                        message,
                    place);
}

// Reads all tensors before it writes any, because the given state may share
// elements with the module.
void Loader::write() const {
  std::vector<std::pair<Tensor, HostTensor>> writes;
  for (const auto &[name, tensor] : own) {
    auto found = byName.find(name);
    if (found == byName.end() || found->second.is_same(tensor))
      continue;
    HostTensor host = hostCopy(found->second, place);
    if (host.dtype() != tensor.dtype())
      host = valueOrThrow(host.convertTo(tensor.dtype()), place);
    writes.push_back({tensor, std::move(host)});
  }
  for (const auto &[tensor, host] : writes)
    writeHost(tensor, host, place);
}

LoadResult Module::loadStateDict(const StateDict &state, bool strict,
                                 Place place) {
  StateDict own = stateDict();
  Loader loader(own, state, place);
  loader.check(kind(), strict);
  loader.write();
  return loader.result;
}

void Module::save(const std::string &path, Place place) const {
  saveTensors(path, stateDict(), place);
}

LoadResult Module::load(const std::string &path, bool strict, Place place) {
  return loadStateDict(loadTensors(path, place), strict, place);
}

} // namespace tcopt::nn
