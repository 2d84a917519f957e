//===- Containers.h - Sequential, ModuleList and others ---------*- C++ -*-===//
//
//   nn::Sequential net(nn::Linear(784, 128), nn::ReLU(), nn::Linear(128, 10));
//   nn::Sequential named({{"in", nn::Linear(8, 4)}, {"act", nn::Tanh()}});
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULES_CONTAINERS_H
#define TCOPT_CAPTURE_MODULES_CONTAINERS_H

#include "tcopt/Capture/Module.h"
#include <deque>

namespace tcopt::nn {

/// A module whose `forward` maps one tensor to a tensor, with or without a
/// source location.
template <typename M>
concept TakesTensor =
    std::derived_from<M, Module> && requires(M &module, const Tensor &x) {
      { module.forward(x) } -> std::convertible_to<Tensor>;
    };

/// A callable on a tensor and arguments of types Args that is not a module.
template <typename F, typename... Args>
concept TensorFunction =
    std::invocable<const F &, const Tensor &, const Args &...> &&
    !std::derived_from<F, Module>;

/// A function on tensors as a module: `nn::Functional(relu)`, or with more
/// arguments `nn::Functional(softmax, -1)`.
template <typename F, typename... Args> class Functional : public UnaryModule {
public:
  explicit Functional(F function, Args... args)
      : function(std::move(function)), arguments(std::move(args)...) {}

  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    return std::apply(
        [&](const Args &...args) -> Tensor {
          if constexpr (std::invocable<const F &, const Tensor &,
                                       const Args &..., Place>)
            return function(input, args..., place);
          else
            return function(input, args...);
        },
        arguments);
  }
  std::string kind() const override { return "Functional"; }

private:
  F function;
  std::tuple<Args...> arguments;
};

/// Type-erased: holds any module or function of one tensor.
class AnyModule : public UnaryModule {
public:
  template <TakesTensor M>
    requires(!std::same_as<M, AnyModule>)
  AnyModule(M module) : AnyModule(std::make_shared<M>(std::move(module))) {}
  template <TakesTensor M>
  AnyModule(std::shared_ptr<M> module)
      : UnaryModule(static_cast<const Module &>(*module)), original(module),
        call(callOf<M>), of(&detail::moduleClass<M>) {}
  template <typename F>
    requires TensorFunction<F> || TensorFunction<F, Place>
  AnyModule(F function) : AnyModule(Functional<F>(std::move(function))) {}
  AnyModule(const AnyModule &other);
  AnyModule(AnyModule &&) = default;
  AnyModule &operator=(const AnyModule &) = default;
  AnyModule &operator=(AnyModule &&) = default;

  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override {
    of->guard(original);
    return call(*original, input, place);
  }
  std::string kind() const override { return original->kind(); }
  std::string extraText() const override { return original->extraText(); }
  std::shared_ptr<Module> wrapped() const override { return original; }
  const detail::ModuleClass *wrappedClass() const override { return of; }
  /// Casts to M; null if the module is not an M.
  template <typename M> std::shared_ptr<M> as() const {
    return std::dynamic_pointer_cast<M>(original);
  }

private:
  template <typename M>
  static Tensor callOf(Module &module, const Tensor &x, Place place) {
    M &own = static_cast<M &>(module);
    if constexpr (std::derived_from<M, UnaryModule>)
      return own.forward(x, place);
    else
      return own.forward(x);
  }

  std::shared_ptr<Module> original;
  Tensor (*call)(Module &module, const Tensor &x, Place place);
  const detail::ModuleClass *of;
};

/// Applies modules in sequence. Their names are 0, 1, ... or chosen by the
/// caller.
class Sequential : public UnaryModule {
public:
  template <typename... Modules>
    requires(std::convertible_to<Modules, AnyModule> && ...)
  explicit Sequential(Modules... modules) {
    (append(AnyModule(std::move(modules))), ...);
  }
  Sequential(std::initializer_list<std::pair<std::string, AnyModule>> modules);

  void append(const AnyModule &module, Place place = Place::current());
  void append(const std::string &name, const AnyModule &module,
              Place place = Place::current());
  size_t size() const { return list->size(); }
  /// Negative indices count from the end. Errors: an index out of range.
  const AnyModule &at(int64_t place, Place from = Place::current()) const;
  const AnyModule &operator[](int64_t place) const { return at(place); }
  auto begin() const { return list->begin(); }
  auto end() const { return list->end(); }

  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;

private:
  detail::Shared<std::vector<AnyModule>> list;
};

namespace detail {
/// Converts an index in [-size, size) to one in [0, size). Throws for other
/// indices.
size_t checkedPlace(const char *name, int64_t at, size_t size, Place place);
} // namespace detail

/// A list of modules of class M, with the names 0, 1, ...
template <std::derived_from<Module> M = AnyModule>
class ModuleList : public Module {
public:
  ModuleList() = default;
  ModuleList(std::initializer_list<M> modules) {
    for (const M &module : modules)
      append(module);
  }

  void append(const M &module, Place place = Place::current()) {
    addChild(std::to_string(size()), std::make_shared<M>(module),
             detail::moduleClass<M>, place);
    list->push_back(module);
  }
  size_t size() const { return list->size(); }
  /// Negative indices count from the end. Errors: an index out of range.
  const M &at(int64_t place, Place from = Place::current()) const {
    const M &module =
        (*list)[detail::checkedPlace("ModuleList", place, size(), from)];
    capture::guardObject(module, "the fields of a " + module.kind(),
                         list.handle());
    return module;
  }
  const M &operator[](int64_t place) const { return at(place); }
  auto begin() const { return list->begin(); }
  auto end() const { return list->end(); }

private:
  // A deque, because guards of traces refer to the addresses of the elements.
  detail::Shared<std::deque<M>> list;
};

/// An ordered dictionary of modules of class M.
template <std::derived_from<Module> M = AnyModule>
class ModuleDict : public Module {
public:
  ModuleDict() = default;
  ModuleDict(std::initializer_list<std::pair<std::string, M>> modules) {
    for (const auto &[name, module] : modules)
      insert(name, module);
  }

  void insert(const std::string &name, const M &module,
              Place place = Place::current()) {
    addChild(name, std::make_shared<M>(module), detail::moduleClass<M>, place);
    list->push_back({name, module});
  }
  size_t size() const { return list->size(); }
  bool contains(const std::string &name) const { return find(name); }
  /// Returns null if the name does not exist.
  const M *find(const std::string &name) const {
    for (const auto &[known, module] : *list)
      if (known == name) {
        capture::guardObject(module, "the fields of a " + module.kind(),
                             list.handle());
        return &module;
      }
    return nullptr;
  }
  /// Errors: the name does not exist.
  const M &at(const std::string &name, Place place = Place::current()) const {
    if (const M *module = find(name))
      return *module;
    throw Exception("ModuleDict: expected the name of a module but found \"" +
                        name + "\"",
                    place);
  }
  const M &operator[](const std::string &name) const { return at(name); }
  auto begin() const { return list->begin(); }
  auto end() const { return list->end(); }

private:
  // A deque for stable addresses, as in ModuleList.
  detail::Shared<std::deque<std::pair<std::string, M>>> list;
};

/// A list of parameters with the names 0, 1, ...
class ParameterList : public Module {
public:
  ParameterList() = default;
  ParameterList(std::initializer_list<Tensor> tensors) {
    for (const Tensor &tensor : tensors)
      append(tensor);
  }

  void append(const Tensor &tensor, Place place = Place::current()) {
    list->push_back(registerParameter(std::to_string(size()), tensor,
                                      /*requiresGrad=*/true, place));
  }
  size_t size() const { return list->size(); }
  /// Negative indices count from the end. Errors: an index out of range.
  const Parameter &at(int64_t place, Place from = Place::current()) const {
    return (*list)[detail::checkedPlace("ParameterList", place, size(), from)];
  }
  const Parameter &operator[](int64_t place) const { return at(place); }
  auto begin() const { return list->begin(); }
  auto end() const { return list->end(); }

private:
  detail::Shared<std::vector<Parameter>> list;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_CONTAINERS_H
