//===- Module.h - parts of networks, with their parameters ------*- C++ -*-===//
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
// submodules and the training flag. Other members are copied as they are, so
// what `forward` changes belongs in a buffer. `nn::clone(net)` shares nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_MODULE_H
#define TCOPT_CAPTURE_MODULE_H

#include "tcopt/Capture/Guards.h"
#include <map>

namespace tcopt::nn {

class Module;
/// `nn::functional::relu(x)`: functions on tensors.
namespace functional = ::tcopt;

//===----------------------------------------------------------------------===//
// Copies that share nothing
//===----------------------------------------------------------------------===//

namespace detail {
/// While it lives, copies of modules and parameters on this thread share
/// nothing with their originals. What is shared by several is copied once.
class CloneScope {
public:
  explicit CloneScope(Place place);
  ~CloneScope();
  CloneScope(const CloneScope &) = delete;
  CloneScope &operator=(const CloneScope &) = delete;

  /// Null where copies are handles.
  static CloneScope *current();
  /// The copy of an object; `make` makes it when it is first asked for.
  std::shared_ptr<void>
  copyOf(const std::shared_ptr<const void> &original,
         const std::function<std::shared_ptr<void>()> &make);
  [[noreturn]] void refuse(const std::string &why) const;

private:
  Place place;
  CloneScope *outer;
  /// With the originals, so that no other object has their addresses.
  std::map<const void *,
           std::pair<std::shared_ptr<const void>, std::shared_ptr<void>>>
      copies;
};

/// What copies of a module share, unless they are clones.
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

/// A member of what cannot be cloned.
struct NotCloned {
  NotCloned() = default;
  NotCloned(const NotCloned &);
  NotCloned &operator=(const NotCloned &) = default;
};

/// What is done with registered modules of a class.
struct ModuleClass {
  std::shared_ptr<Module> (*copy)(const Module &module);
  /// The trace of this thread depends on its fields.
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

/// A tensor that belongs to a module, and stands for it in calls. Copies are
/// the same parameter: what `to` or an assignment replaces, is replaced in all.
class Parameter {
public:
  /// No parameter, as a bias that a module does not have.
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

  // Functions of the tensor, such as `weight.grad()`. Other functions are
  // called by `->`.

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

  /// Another tensor from now on, as for weights that two modules share.
  Parameter &operator=(const Tensor &tensor);
  /// The same for a while: a trace does not take it for a change.
  void exchange(Tensor &tensor) { std::swap(slot->tensor, tensor); }

private:
  struct Slot {
    Tensor tensor;
    std::string name;
  };

  // A trace depends on which tensor it is.
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

/// Tensors by name, in an order.
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
  /// Null if there is none.
  const Tensor *find(std::string_view name) const;
  /// Errors: no tensor of that name.
  const Tensor &at(std::string_view name, Place place = Place::current()) const;
  /// Calls at(), as in `state["layer.weight"]`.
  const Tensor &operator[](const Name &name) const {
    return at(name.text, name.place);
  }
  /// Replaces the tensor of that name, if there is one.
  void set(const std::string &name, Tensor tensor);
  std::vector<std::string> names() const;

private:
  NamedTensors entries;
};

/// What did not fit when a state was loaded.
struct LoadResult {
  /// Of the module, but not in the state.
  std::vector<std::string> missing;
  /// In the state, but not of the module.
  std::vector<std::string> unexpected;
};

/// The tensors of a .safetensors or .npz file. Errors: the file cannot be read,
/// is damaged, or has another suffix.
StateDict loadTensors(const std::string &path, Place place = Place::current());
/// Writes such a file, replacing what was there. Errors: it cannot be written,
/// has another suffix, or is an .npz of 4 GiB or more.
void saveTensors(const std::string &path, const StateDict &tensors,
                 Place place = Place::current());

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// The base of all modules. Those of the library give their results by
/// `forward`, or by calling them.
class Module {
public:
  Module();
  virtual ~Module();
  Module(const Module &other);
  Module(Module &&) = default;
  Module &operator=(const Module &) = default;
  Module &operator=(Module &&) = default;

  //===------------------------------------------------------------------===//
  // What it has
  //===------------------------------------------------------------------===//

  // Names are as in PyTorch: "layer1.0.weight". Each tensor and module is
  // listed once, under its first name, but in `stateDict`.

  std::vector<Tensor> parameters() const;
  NamedTensors namedParameters() const;
  std::vector<Tensor> buffers() const;
  NamedTensors namedBuffers() const;
  std::vector<std::pair<std::string, std::shared_ptr<Module>>> children() const;
  /// Itself, named "", and all modules in it, each before its own. Each is a
  /// handle of the class that was registered.
  std::vector<std::pair<std::string, std::shared_ptr<const Module>>>
  namedModules() const;
  /// The number of elements of all parameters, or of those with a gradient.
  int64_t numParameters(bool onlyWithGradient = false) const;

  //===------------------------------------------------------------------===//
  // What it does
  //===------------------------------------------------------------------===//

  /// Sets the flag that says whether it is trained, here and in submodules.
  void train(bool training = true);
  void eval() { train(false); }
  bool isTraining() const;
  /// Replaces floating-point parameters and buffers by such of another dtype.
  /// Errors: a dtype that is no floating-point one.
  void to(DType dtype, Place place = Place::current());
  /// Replaces parameters and buffers by copies on a device.
  void to(const Device &device, Place place = Place::current());
  void requires_grad_(bool value = true);
  /// Calls a function for all modules in it and then for itself. A
  /// dynamic_cast tells what a module is.
  void apply(const std::function<void(Module &)> &function);

  /// Parameters and persistent buffers, which share their elements with the
  /// module's.
  StateDict stateDict() const;
  /// Writes the elements of tensors to those of the module, in the module's
  /// dtypes. Errors: different sizes; if strict, a tensor that is missing or
  /// unexpected. All of them are named, and nothing is written.
  LoadResult loadStateDict(const StateDict &state, bool strict = true,
                           Place place = Place::current());
  /// `saveTensors` of the state.
  void save(const std::string &path, Place place = Place::current()) const;
  /// `loadStateDict` of `loadTensors`.
  LoadResult load(const std::string &path, bool strict = true,
                  Place place = Place::current());

  /// Modules and their options, one in each line, as PyTorch prints them.
  std::string text() const;
  /// The name of its class.
  virtual std::string kind() const;
  /// The options that `text` shows.
  virtual std::string extraText() const { return ""; }
  /// What is registered in its place where it only stands for another module;
  /// null where it does not.
  virtual std::shared_ptr<Module> wrapped() const { return nullptr; }
  /// Of `wrapped`, if it can be cloned.
  virtual const detail::ModuleClass *wrappedClass() const { return nullptr; }

  /// The trace of this thread depends on fields of modules that are registered
  /// by shared pointers, here and in submodules.
  void guardChildren() const;
  bool sharesStateWith(const Module &other) const {
    return state == other.state;
  }

  //===------------------------------------------------------------------===//
  // Registration
  //===------------------------------------------------------------------===//

  // Errors: a name that is empty, has a dot, or is taken.

  /// An undefined tensor is a parameter that the module does not have.
  Parameter registerParameter(const std::string &name, Tensor tensor,
                              bool requiresGrad = true,
                              Place place = Place::current());
  /// A tensor that is no parameter. Persistent ones belong to the state.
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

  // The names of PyTorch's programs in C++.

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
  /// Null if it is no M.
  template <typename M> M *as() { return dynamic_cast<M *>(this); }
  template <typename M> const M *as() const {
    return dynamic_cast<const M *>(this);
  }

protected:
  /// `isObject`: the parent has the object itself and not a copy of it, so that
  /// its fields are guarded, too.
  void addChild(const std::string &name, std::shared_ptr<Module> child,
                const detail::ModuleClass &of, Place place,
                bool isObject = false);

private:
  struct State;
  friend class ModuleWalk;

  std::shared_ptr<State> state;
};

/// As `text()`.
std::ostream &operator<<(std::ostream &os, const Module &module);

/// A module with parameters, buffers and submodules of its own; those that the
/// original has twice it has twice. Fields are copied as they are: tensors that
/// are not registered are shared. Errors: a module that is registered by a
/// shared pointer, as the field would refer to the original; one that is
/// compiled.
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

/// A module that takes one tensor and gives one.
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

/// While it lives, other tensors are in place of those of a module.
class TensorSwap {
public:
  /// By name. Errors: a name that the module has not.
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

/// All elements of tensors, one after the other. Errors: no tensors.
Tensor parametersToVector(const std::vector<Tensor> &parameters,
                          Place place = Place::current());
/// Writes the parts of a vector to tensors. Errors: another number of elements
/// than the tensors have.
void vectorToParameters(const Tensor &vector,
                        const std::vector<Tensor> &parameters,
                        Place place = Place::current());

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULE_H
