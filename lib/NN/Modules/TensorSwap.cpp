//===- TensorSwap.cpp - temporarily replace parameters --------------------===//

#include "State.h"

namespace tcopt::nn {

TensorSwap::TensorSwap(const Module &module,
                       const std::map<std::string, Tensor> &tensors,
                       Place place) {
  auto left = tensors;
  auto swap = [&](const std::string &prefix, auto &entry) {
    auto given = left.find(prefix + entry.name);
    if (given == left.end())
      return;
    before.emplace_back(entry.value, given->second);
    before.back().first.exchange(before.back().second);
    left.erase(given);
  };
  ModuleWalk::run(module, /*repeats=*/true,
                  [&](const std::string &prefix, auto &state) {
                    for (auto &entry : state.parameters)
                      swap(prefix, entry);
                    for (auto &entry : state.buffers)
                      swap(prefix, entry);
                  });
  if (left.empty())
    return;
  restore();
  throw Exception("functional_call: the module has no tensor '" +
                      left.begin()->first + "'",
                  place);
}

void TensorSwap::restore() {
  for (auto &[parameter, tensor] : before)
    parameter.exchange(tensor);
  before.clear();
}

TensorSwap::~TensorSwap() { restore(); }

} // namespace tcopt::nn
