//===- Module.h - modules and their parameters ------------------*- C++ -*-===//
//
//   struct Net : nn::Module {
//     nn::Linear hidden = registerModule("hidden", nn::Linear(784, 128));
//     nn::Linear out = registerModule("out", nn::Linear(128, 10));
//     nn::Parameter scale = registerParameter("scale", ones({1}));
//
//     Tensor forward(const Tensor &x) const {
//       return out(relu(hidden(x))) * scale;
//     }
//   };
//
//   Net net;
//   net.load("net.safetensors");
//   net.eval();
//   auto run = nn::compile(net);
//   Tensor y = run(x);
//
// A module is a handle, as a tensor is: copies share parameters, buffers,
// submodules and the training flag. Other members are copied by value, so state
// that `forward` changes belongs in a buffer. `nn::clone(net)` returns a copy
// that shares nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULE_H
#define TCOPT_CAPTURE_MODULE_H

#include "tcopt/Capture/Guards.h"
#include <map>

namespace tcopt::nn {

class Module;
/// Makes functions on tensors available as `nn::functional::relu(x)`.
namespace functional = ::tcopt;

//===----------------------------------------------------------------------===//
// Clones
//===----------------------------------------------------------------------===//

namespace detail {
/// While this object lives, copies of modules and parameters on this thread are
/// clones, which share nothing with their originals. Objects that several
/// originals share are copied once.
class CloneScope {
public:
  explicit CloneScope(Place place);
  ~CloneScope();
  CloneScope(const CloneScope &) = delete;
  CloneScope &operator=(const CloneScope &) = delete;

  /// The scope of this thread; null outside of a clone.
  static CloneScope *current();
  /// Returns the copy of an object, which the first call creates by `make`.
  std::shared_ptr<void>
  copyOf(const std::shared_ptr<const void> &original,
         const std::function<std::shared_ptr<void>()> &make);
  [[noreturn]] void refuse(const std::string &why) const;

private:
  Place place;
  CloneScope *outer;
  /// Keeps the originals alive, so that no other object can have their
  /// addresses.
  std::map<const void *,
           std::pair<std::shared_ptr<const void>, std::shared_ptr<void>>>
      copies;
};

/// State that copies of a module share. Clones have copies of it.
template <typename T> class Shared {
public:
  Shared() : object(std::make_shared<T>()) {}
  Shared(const Shared &other) : object(other.object) {
    if (CloneScope *scope = CloneScope::current())
      object = std::static_pointer_cast<T>(scope->copyOf(
          object, [&] { return std::make_shared<T>(*other.object); }));
  }
  Shared(Shared &&) = default;
  Shared &operator=(const Shared &) = default;
  Shared &operator=(Shared &&) = default;

  T &operator*() const { return *object; }
  T *operator->() const { return object.get(); }
  const std::shared_ptr<T> &handle() const { return object; }

private:
  std::shared_ptr<T> object;
};

/// A member that makes a module an error to clone.
struct NotCloned {
  NotCloned() = default;
  NotCloned(const NotCloned &);
  NotCloned &operator=(const NotCloned &) = default;
};

/// Type-erased functions of a registered module's class.
struct ModuleClass {
  std::shared_ptr<Module> (*copy)(const Module &module);
  /// Guards the fields of the module in the trace of this thread.
  void (*guard)(const std::shared_ptr<Module> &module);
};
template <typename M> std::shared_ptr<Module> copyModule(const Module &module);
template <typename M> void guardModule(const std::shared_ptr<Module> &module);
template <typename M>
inline constexpr ModuleClass moduleClass{copyModule<M>, guardModule<M>};
} // namespace detail

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// A parameter or buffer of a module, which converts to its tensor. Copies
/// refer to the same parameter: when `to` or an assignment replaces the tensor,
/// all copies have the new one.
class Parameter {
public:
  /// An undefined parameter, such as the bias of a module without bias.
  Parameter() : Parameter(Tensor()) {}
  explicit Parameter(Tensor tensor, std::string name = "")
      : slot(std::make_shared<Slot>(Slot{std::move(tensor), std::move(name)})) {
  }
  Parameter(const Parameter &other);
  Parameter(Parameter &&) = default;
  Parameter &operator=(const Parameter &) = default;
  Parameter &operator=(Parameter &&) = default;

  bool defined() const { return get().defined(); }
  const Tensor &operator*() const { return get(); }
  const Tensor *operator->() const { return &get(); }
  operator const Tensor &() const { return get(); }
  operator Operand() const { return get(); }

  // Forwarded functions of the tensor, such as `weight.grad()`. Use `->` for
  // others.

  Tensor grad() const { return get().grad(); }
  bool requires_grad() const { return get().requires_grad(); }
  DType dtype() const { return get().dtype(); }
  Device device() const { return get().device(); }
  int64_t dim() const { return get().dim(); }
  Sizes sizes() const { return get().sizes(); }
  DimSize size(int64_t dim, Place place = Place::current()) const {
    return get().size(dim, place);
  }
  Size numel() const { return get().numel(); }
  Tensor detach(Place place = Place::current()) const {
    return get().detach(place);
  }
  Tensor clone(Place place = Place::current()) const {
    return get().clone(place);
  }
  void set_grad(const Tensor &gradient, Place place = Place::current()) const {
    get().set_grad(gradient, place);
  }

  /// Replaces the tensor, for example to share weights between two modules.
  Parameter &operator=(const Tensor &tensor);
  /// Swaps the tensor temporarily, without recording a side effect in the
  /// trace.
  void exchange(Tensor &tensor) { std::swap(slot->tensor, tensor); }

private:
  struct Slot {
    Tensor tensor;
    std::string name;
  };

  // Guards the identity of the tensor in a trace.
  const Tensor &get() const {
    if (capture::isTracing())
      guard();
    return slot->tensor;
  }
  void guard() const;

  std::shared_ptr<Slot> slot;
};

using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

/// An ordered list of named tensors.
class StateDict {
public:
  /// A name, and the source location of its lookup.
  struct Name {
    template <std::convertible_to<std::string_view> T>
    Name(const T &text, Place place = Place::current())
        : text(text), place(place) {}

    std::string_view text;
    Place place;
  };

  StateDict() = default;
  StateDict(NamedTensors entries) : entries(std::move(entries)) {}
  StateDict(const std::map<std::string, Tensor> &entries)
      : entries(entries.begin(), entries.end()) {}

  auto begin() const { return entries.begin(); }
  auto end() const { return entries.end(); }
  size_t size() const { return entries.size(); }
  bool contains(std::string_view name) const { return find(name) != nullptr; }
  /// Returns null if the name does not exist.
  const Tensor *find(std::string_view name) const;
  /// Errors: the name does not exist.
  const Tensor &at(std::string_view name, Place place = Place::current()) const;
  /// Calls `at`, as in `state["layer.weight"]`.
  const Tensor &operator[](const Name &name) const {
    return at(name.text, name.place);
  }
  /// Replaces the tensor of this name, or appends one.
  void set(const std::string &name, Tensor tensor);
  std::vector<std::string> names() const;

private:
  NamedTensors entries;
};

/// The names that did not match when a state was loaded.
struct LoadResult {
  /// Names of the module that the state lacks.
  std::vector<std::string> missing;
  /// Names of the state that the module lacks.
  std::vector<std::string> unexpected;
};

/// Loads the tensors of a .safetensors or .npz file. Errors: the file cannot be
/// read, is damaged, or has another suffix.
StateDict loadTensors(const std::string &path, Place place = Place::current());
/// Writes tensors to a .safetensors or .npz file, which is replaced if it
/// exists. Errors: the file cannot be written, has another suffix, or is an
/// .npz file of 4 GiB or more.
void saveTensors(const std::string &path, const StateDict &tensors,
                 Place place = Place::current());

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// The base class of all modules. Modules of the library compute their result
/// by `forward` and by `operator()`.
class Module {
public:
  Module();
  virtual ~Module();
  Module(const Module &other);
  Module(Module &&) = default;
  Module &operator=(const Module &) = default;
  Module &operator=(Module &&) = default;

  //===------------------------------------------------------------------===//
  // Parameters, buffers and submodules
  //===------------------------------------------------------------------===//

  // Names are as in PyTorch: "layer1.0.weight". Each tensor and module is
  // listed once, under its first name; `stateDict` lists all names.

  std::vector<Tensor> parameters() const;
  NamedTensors namedParameters() const;
  std::vector<Tensor> buffers() const;
  NamedTensors namedBuffers() const;
  std::vector<std::pair<std::string, std::shared_ptr<Module>>> children() const;
  /// This module, named "", and all its submodules, parents before children.
  /// Each is a handle of the class that was registered.
  std::vector<std::pair<std::string, std::shared_ptr<const Module>>>
  namedModules() const;
  /// The number of elements of all parameters, or of the parameters that
  /// require a gradient.
  int64_t numParameters(bool onlyWithGradient = false) const;

  //===------------------------------------------------------------------===//
  // Training, conversion and state
  //===------------------------------------------------------------------===//

  /// Sets the training flag of this module and its submodules.
  void train(bool training = true);
  void eval() { train(false); }
  bool isTraining() const;
  /// Converts floating-point parameters and buffers to another dtype. Errors:
  /// not a floating-point dtype.
  void to(DType dtype, Place place = Place::current());
  /// Replaces parameters and buffers by copies on a device.
  void to(const Device &device, Place place = Place::current());
  void requires_grad_(bool value = true);
  /// Calls a function for all submodules, then for this module. Use
  /// dynamic_cast to find out a module's class.
  void apply(const std::function<void(Module &)> &function);

  /// The parameters and persistent buffers. The tensors share their elements
  /// with the module.
  StateDict stateDict() const;
  /// Copies the elements of the tensors to the module, converted to the
  /// module's dtypes. Errors: different sizes; if strict, missing or unexpected
  /// tensors. The message names all of them, and nothing is written.
  LoadResult loadStateDict(const StateDict &state, bool strict = true,
                           Place place = Place::current());
  /// Calls `saveTensors` for `stateDict`.
  void save(const std::string &path, Place place = Place::current()) const;
  /// Calls `loadStateDict` with the result of `loadTensors`.
  LoadResult load(const std::string &path, bool strict = true,
                  Place place = Place::current());

  /// The modules and their options, one per line, as PyTorch prints them.
  std::string text() const;
  /// The name of the module's class.
  virtual std::string kind() const;
  /// The options that `text` shows.
  virtual std::string extraText() const { return ""; }
  /// The module that is registered instead of this one, if this one is a
  /// wrapper; null otherwise.
  virtual std::shared_ptr<Module> wrapped() const { return nullptr; }
  /// The class of `wrapped`, if it can be cloned.
  virtual const detail::ModuleClass *wrappedClass() const { return nullptr; }

  /// Guards, in the trace of this thread, the fields of modules that are
  /// registered by shared pointers, here and in submodules.
  void guardChildren() const;
  bool sharesStateWith(const Module &other) const {
    return state == other.state;
  }

  //===------------------------------------------------------------------===//
  // Registration
  //===------------------------------------------------------------------===//

  // Errors: a name that is empty, contains a dot, or is registered already.

  /// An undefined tensor registers an absent parameter.
  Parameter registerParameter(const std::string &name, Tensor tensor,
                              bool requiresGrad = true,
                              Place place = Place::current());
  /// Registers a tensor that is not trained. Persistent buffers are part of the
  /// state.
  Parameter registerBuffer(const std::string &name, Tensor tensor,
                           bool persistent = true,
                           Place place = Place::current());
  template <std::derived_from<Module> M>
  M registerModule(const std::string &name, M module,
                   Place place = Place::current()) {
    addChild(name, std::make_shared<M>(module), detail::moduleClass<M>, place);
    return module;
  }
  template <std::derived_from<Module> M>
  std::shared_ptr<M> registerModule(const std::string &name,
                                    std::shared_ptr<M> module,
                                    Place place = Place::current()) {
    addChild(name, module, detail::moduleClass<M>, place, /*isObject=*/true);
    return module;
  }

  // LibTorch's names.

  template <typename M>
  auto register_module(const std::string &name, M module,
                       Place place = Place::current()) {
    return registerModule(name, std::move(module), place);
  }
  Parameter register_parameter(const std::string &name, Tensor tensor,
                               bool requires_grad = true,
                               Place place = Place::current()) {
    return registerParameter(name, std::move(tensor), requires_grad, place);
  }
  Parameter register_buffer(const std::string &name, Tensor tensor,
                            Place place = Place::current()) {
    return registerBuffer(name, std::move(tensor), true, place);
  }
  bool is_training() const { return isTraining(); }
  NamedTensors named_parameters() const { return namedParameters(); }
  NamedTensors named_buffers() const { return namedBuffers(); }
  /// Casts to M; null if the module is not an M.
  template <typename M> M *as() { return dynamic_cast<M *>(this); }
  template <typename M> const M *as() const {
    return dynamic_cast<const M *>(this);
  }

protected:
  /// `isObject`: the parent refers to the object itself and not to a copy, so
  /// that its fields are guarded, too.
  void addChild(const std::string &name, std::shared_ptr<Module> child,
                const detail::ModuleClass &of, Place place,
                bool isObject = false);

private:
  struct State;
  friend class ModuleWalk;

  std::shared_ptr<State> state;
};

/// Prints `module.text()`.
std::ostream &operator<<(std::ostream &os, const Module &module);

/// Returns a copy with its own parameters, buffers and submodules. An object
/// that the original uses twice is copied once and used twice. Other fields are
/// copied by value: tensors that are not registered are shared. Errors: a
/// submodule that is registered by a shared pointer, because the copied pointer
/// would refer to the original; a compiled module.
template <std::derived_from<Module> M>
M clone(const M &module, Place place = Place::current()) {
  detail::CloneScope scope(place);
  return M(module);
}

namespace detail {
template <typename M> std::shared_ptr<Module> copyModule(const Module &module) {
  if constexpr (std::copy_constructible<M>)
    return std::make_shared<M>(static_cast<const M &>(module));
  else
    return nullptr;
}
template <typename M> void guardModule(const std::shared_ptr<Module> &module) {
  capture::guardObject(static_cast<const M &>(*module),
                       "the fields of a " + module->kind(), module);
}
} // namespace detail

/// A module that maps one tensor to one tensor.
class UnaryModule : public Module {
public:
  virtual Tensor forward(const Tensor &input,
                         Place place = Place::current()) const = 0;
  Tensor operator()(const Tensor &input, Place place = Place::current()) const {
    return forward(input, place);
  }

protected:
  UnaryModule() = default;
  /// Shares the state of another module.
  explicit UnaryModule(const Module &module) : Module(module) {}
};

/// Replaces tensors of a module for the lifetime of the object.
class TensorSwap {
public:
  /// Replaces tensors by name. Errors: the module does not have the name.
  TensorSwap(const Module &module, const std::map<std::string, Tensor> &tensors,
             Place place = Place::current());
  ~TensorSwap();
  TensorSwap(const TensorSwap &) = delete;
  TensorSwap &operator=(const TensorSwap &) = delete;

private:
  void restore();

  std::vector<std::pair<Parameter, Tensor>> before;
};

//===----------------------------------------------------------------------===//
// Parameters as a vector
//===----------------------------------------------------------------------===//

/// Concatenates the elements of all tensors. Errors: an empty list.
Tensor parametersToVector(const std::vector<Tensor> &parameters,
                          Place place = Place::current());
/// Writes consecutive slices of a vector to the tensors. Errors: the number of
/// elements differs.
void vectorToParameters(const Tensor &vector,
                        const std::vector<Tensor> &parameters,
                        Place place = Place::current());

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULE_H
