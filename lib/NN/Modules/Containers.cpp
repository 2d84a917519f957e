//===- Containers.cpp - containers of modules and parameters --------------===//

#include "tcopt/Capture/Modules/Containers.h"

namespace tcopt::nn {

size_t detail::checkedPlace(const char *name, int64_t at, size_t size,
                            Place place) {
  int64_t count = int64_t(size);
  if (at < -count || at >= count)
    throw Exception(std::string(name) + ": expected a place in [" +
                        std::to_string(-count) + ", " + std::to_string(count) +
                        ") but found " + std::to_string(at),
                    place);
  return size_t(at < 0 ? at + count : at);
}

AnyModule::AnyModule(const AnyModule &other)
    : UnaryModule(other), original(other.original), call(other.call),
      of(other.of) {
  if (detail::CloneScope *scope = detail::CloneScope::current())
    original = std::static_pointer_cast<Module>(
        scope->copyOf(original, [&] { return of->copy(*original); }));
}

Sequential::Sequential(
    std::initializer_list<std::pair<std::string, AnyModule>> modules) {
  for (const auto &[name, module] : modules)
    append(name, module);
}

void Sequential::append(const AnyModule &module, Place place) {
  append(std::to_string(size()), module, place);
}

void Sequential::append(const std::string &name, const AnyModule &module,
                        Place place) {
  addChild(name, std::make_shared<AnyModule>(module),
           detail::moduleClass<AnyModule>, place);
  list->push_back(module);
}

const AnyModule &Sequential::at(int64_t place, Place from) const {
  return (*list)[detail::checkedPlace("Sequential", place, size(), from)];
}

Tensor Sequential::forward(const Tensor &input, Place place) const {
  Tensor x = input;
  for (const AnyModule &module : *list)
    x = module.forward(x, place);
  return x;
}

} // namespace tcopt::nn
