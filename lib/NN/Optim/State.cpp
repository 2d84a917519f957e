//===- State.cpp - state dicts of optimizers ------------------------------===//

#include "../Modules/State.h"
#include "../Modules/Common.h"
#include "Group.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt::optim {

using namespace detail;
using nn::StateDict;

//===----------------------------------------------------------------------===//
// Saving
//===----------------------------------------------------------------------===//

static std::string stateName(size_t param, std::string_view what) {
  return "state." + std::to_string(param) + "." + std::string(what);
}

static std::string optionName(size_t group, std::string_view what) {
  return "param_groups." + std::to_string(group) + "." + std::string(what);
}

static void addState(nn::NamedTensors &to, size_t number,
                     const ParamState &state) {
  if (state.step.defined())
    to.push_back({stateName(number, "step"), state.step});
  if (state.master.defined())
    to.push_back({stateName(number, "master"), state.master});
  for (const auto &[slot, tensor] : state.slots)
    to.push_back({stateName(number, slot), tensor});
}

static void addOptions(nn::NamedTensors &to, size_t number, const Group &group,
                       size_t firstParam) {
  for (auto [rule, tensor] : llvm::zip_equal(group.rule.numbers, group.numbers))
    to.push_back({optionName(number, rule.name), tensor});
  for (auto [i, name] : llvm::enumerate(flagNames(group.rule))) {
    bool value = group.options.flags[i];
    to.push_back({optionName(number, name),
                  capture::tensorInMemory(&value, 1, DType::Bool, {},
                                          Place::current())});
  }
  if (group.initialRate)
    to.push_back({optionName(number, "initial_lr"),
                  capture::tensorInMemory(&*group.initialRate, 1, DType::F64,
                                          {}, Place::current())});
  std::vector<int64_t> params;
  for (size_t i = 0; i < group.params.size(); ++i)
    params.push_back(int64_t(firstParam + i));
  to.push_back(
      {optionName(number, "params"),
       capture::tensorInMemory(params.data(), params.size(), DType::I64,
                               {int64_t(params.size())}, Place::current())});
}

StateDict Optimizer::state_dict() const {
  nn::NamedTensors entries;
  size_t number = 0;
  for (const auto &group : groups)
    for (const ParamState &state : group->states)
      addState(entries, number++, state);
  number = 0;
  for (auto [i, group] : llvm::enumerate(groups)) {
    addOptions(entries, i, *group, number);
    number += group->params.size();
  }
  return entries;
}

void Optimizer::save(const std::string &path, Place place) const {
  nn::saveTensors(path, state_dict(), place);
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

namespace {
/// Reads the state of a group completely before it writes any of it.
class GroupLoader {
public:
  GroupLoader(Group &group, size_t number, size_t firstParam,
              const StateDict &given, Place place)
      : group(group), number(number), firstParam(firstParam), given(given),
        place(place) {
    readOptions();
    states.resize(group.params.size());
    for (size_t i = 0; i < states.size(); ++i)
      readState(i);
  }

  void write();

private:
  struct Loaded {
    std::vector<std::pair<std::string, HostTensor>> slots;
    std::optional<HostTensor> master;
    std::optional<double> step;
    bool isEmpty() const { return slots.empty() && !master && !step; }
  };

  const Tensor &at(std::string_view option) const;
  void readOptions();
  void readState(size_t param);
  HostTensor read(size_t param, const Tensor &tensor,
                  const std::string &name) const;
  void writeTo(Tensor &target, const HostTensor &value, size_t param) const;
  void writeState(size_t param);
  void writeSteps();

  Group &group;
  const size_t number, firstParam;
  const StateDict &given;
  Place place;
  PackedOptions options;
  std::optional<double> initialRate;
  std::vector<Loaded> states;
};
} // namespace

const Tensor &GroupLoader::at(std::string_view option) const {
  std::string name = optionName(number, option);
  if (const Tensor *tensor = given.find(name))
    return *tensor;
  throw Exception(std::string(group.rule.kind) +
                      ": expected the state of such an optimizer but found no "
                      "\"" +
                      name + "\"",
                  place);
}

void GroupLoader::readOptions() {
  Size count = at("params").numel();
  nn::expect(count == int64_t(group.params.size()), group.rule.kind,
             "a state of " + std::to_string(group.params.size()) +
                 " parameters in group " + std::to_string(number),
             std::to_string(int64_t(count)), place);
  for (const NumberRule &rule : group.rule.numbers)
    options.numbers.push_back(at(rule.name).item<double>(place));
  for (const std::string &name : flagNames(group.rule))
    options.flags.push_back(at(name).item<bool>(place));
  if (const Tensor *rate = given.find(optionName(number, "initial_lr")))
    initialRate = rate->item<double>(place);
}

HostTensor GroupLoader::read(size_t param, const Tensor &tensor,
                             const std::string &name) const {
  Sizes found = tensor.sizes(), expected = group.params[param].sizes();
  if (!std::ranges::equal(found, expected))
    throw Exception(std::string(group.rule.kind) + ": expected \"" + name +
                        "\" in the sizes of its parameter",
                    place);
  return nn::hostCopy(tensor, place);
}

void GroupLoader::readState(size_t param) {
  std::string prefix = stateName(firstParam + param, "");
  for (const auto &[name, tensor] : given) {
    if (!name.starts_with(prefix))
      continue;
    std::string slot = name.substr(prefix.size());
    if (slot == "step")
      states[param].step = tensor.item<double>(place);
    else if (slot == "master")
      states[param].master = read(param, tensor, name);
    else
      states[param].slots.push_back({slot, read(param, tensor, name)});
  }
}

// Writes in place if the tensor exists, because compiled functions may refer to
// it.
void GroupLoader::writeTo(Tensor &target, const HostTensor &value,
                          size_t param) const {
  if (target.defined() && target.dtype() == value.dtype())
    nn::writeHost(target, value, place);
  else
    target = nn::tensorOf(value, place).to(group.params[param].device());
}

void GroupLoader::writeState(size_t param) {
  ParamState &state = group.states[param];
  const Loaded &loaded = states[param];
  nn::NamedTensors slots;
  for (const auto &[slot, value] : loaded.slots) {
    const Tensor *known = state.find(slot);
    slots.push_back({slot, known ? *known : Tensor()});
    writeTo(slots.back().second, value, param);
  }
  state.slots = std::move(slots);
  if (loaded.master)
    writeTo(state.master, *loaded.master, param);
  else
    state.master = Tensor();
}

// Parameters with equal counts share a tensor, since their counts remain equal.
// An existing tensor is used unless another count already uses it.
void GroupLoader::writeSteps() {
  std::map<double, Tensor> byCount;
  std::vector<Tensor> used;
  auto stepOf = [&](size_t param, double count) {
    Tensor known = group.states[param].step;
    bool isFree =
        known.defined() && llvm::none_of(used, [&](const Tensor &one) {
          return one.is_same(known);
        });
    DefaultDevice here(group.params[param].device());
    Tensor step = isFree ? known : zeros({}, DType::F64, place);
    nn::writeHost(
        step,
        nn::hostCopy(capture::tensorInMemory(&count, 1, DType::F64, {}, place),
                     place),
        place);
    used.push_back(step);
    return step;
  };
  for (size_t i = 0; i < states.size(); ++i) {
    if (!states[i].step) {
      group.states[i].step = Tensor();
      continue;
    }
    Tensor &step = byCount[*states[i].step];
    if (!step.defined())
      step = stepOf(i, *states[i].step);
    group.states[i].step = step;
  }
}

void GroupLoader::write() {
  group.setOptions(options);
  group.initialRate = initialRate;
  for (size_t i = 0; i < states.size(); ++i)
    writeState(i);
  writeSteps();
  group.isFilled = false;
}

void Optimizer::load_state_dict(const StateDict &state, Place place) {
  if (state.contains(optionName(groups.size(), "params")))
    throw Exception(std::string(rule.kind) + ": expected a state of " +
                        std::to_string(groups.size()) +
                        " groups but found more",
                    place);
  std::vector<GroupLoader> loaders;
  size_t firstParam = 0;
  for (auto [i, group] : llvm::enumerate(groups)) {
    loaders.emplace_back(*group, i, firstParam, state, place);
    firstParam += group->params.size();
  }
  for (GroupLoader &loader : loaders)
    loader.write();
}

void Optimizer::load(const std::string &path, Place place) {
  load_state_dict(nn::loadTensors(path, place), place);
}

} // namespace tcopt::optim
