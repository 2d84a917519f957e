//===- StateGuards.cpp - guards on state besides arguments ----------------===//
//
// Guards on flags of modules, parameters, bytes of objects, and flags and hooks
// of captured tensors; and the functions by which API code adds them to the
// current trace.
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"
#include "tcopt/Capture/detail/Guards.h"
#include <charconv>

namespace tcopt::capture {

namespace {
/// The owner of a guarded object. Without one, the user's program must keep the
/// object alive.
class Owner {
public:
  explicit Owner(const std::weak_ptr<const void> *owner)
      : exists(owner), owner(owner ? *owner : std::weak_ptr<const void>()) {}

  bool isGone() const { return exists && owner.expired(); }

private:
  bool exists;
  std::weak_ptr<const void> owner;
};

/// Compares the bytes of an object.
class BytesGuard : public StateGuard {
public:
  BytesGuard(const void *bytes, size_t size, std::string what,
             const std::weak_ptr<const void> *owner)
      : bytes(static_cast<const char *>(bytes)), copy(this->bytes, size),
        name(std::move(what)), owner(owner) {}

  bool holds() const override {
    return !isGone() && std::memcmp(bytes, copy.data(), copy.size()) == 0;
  }
  bool isGone() const override { return owner.isGone(); }
  std::string what() const override { return name; }
  std::string before() const override { return textOf(copy); }
  std::string now() const override {
    return isGone() ? "gone" : textOf({bytes, copy.size()});
  }

private:
  static std::string textOf(std::string_view object) {
    return object.size() > 1 ? "" : object[0] ? "true" : "false";
  }

  const char *bytes;
  const std::string copy;
  const std::string name;
  const Owner owner;
};

/// Compares the identity and the gradient flag of a C++ variable of type
/// Tensor.
class TensorGuard : public StateGuard {
public:
  TensorGuard(const Tensor &variable, std::string what,
              const std::weak_ptr<const void> *owner)
      : variable(variable), impl(variable.getImpl().get()),
        held(variable.getImpl()), name(std::move(what)), owner(owner),
        requiresGrad(impl && impl->requiresGrad()) {}

  // The weak pointer prevents another tensor from having the same address.
  bool holds() const override {
    return !owner.isGone() && variable.getImpl().get() == impl &&
           (!impl || impl->requiresGrad() == requiresGrad);
  }
  bool isGone() const override {
    return owner.isGone() || (impl && held.expired());
  }
  std::string what() const override { return name; }
  std::string before() const override {
    return impl ? "a tensor" : "not defined";
  }
  std::string now() const override {
    if (isGone() || variable.getImpl().get() != impl)
      return "another tensor";
    return holds()
               ? "the same tensor"
               : std::string(requiresGrad ? "without" : "with") + " a gradient";
  }

private:
  const Tensor &variable;
  const TensorImpl *impl;
  std::weak_ptr<TensorImpl> held;
  const std::string name;
  const Owner owner;
  const bool requiresGrad;
};

/// Compares the autograd flags of a captured tensor.
class FlagsGuard : public StateGuard {
public:
  explicit FlagsGuard(const TensorImpl &tensor)
      : cell(tensor.cell), own(tensor.own), hasOwn(tensor.own),
        flags(flagsOf(tensor.variable().get())) {}

  bool holds() const override { return !isGone() && now() == before(); }
  bool isGone() const override {
    return cell.expired() || (hasOwn && own.expired());
  }
  std::string what() const override {
    return "requires_grad and is_leaf of a captured tensor";
  }
  std::string before() const override { return textOf(flags); }
  std::string now() const override {
    if (hasOwn)
      return isGone() ? "gone" : textOf(flagsOf(own.lock().get()));
    std::shared_ptr<Cell> held = cell.lock();
    return held ? textOf(flagsOf(held->variable.get())) : "gone";
  }

private:
  enum class Flags { None, Leaf, Computed };
  static Flags flagsOf(const Variable *variable) {
    if (!variable || !variable->requiresGrad)
      return Flags::None;
    return variable->edge ? Flags::Computed : Flags::Leaf;
  }
  static const char *textOf(Flags flags) {
    return flags == Flags::None   ? "no gradient"
           : flags == Flags::Leaf ? "a leaf with a gradient"
                                  : "computed, with a gradient";
  }

  const std::weak_ptr<Cell> cell;
  const std::weak_ptr<Variable> own;
  const bool hasOwn;
  const Flags flags;
};
/// Checks that a captured view has no hook. A view that was destroyed has none.
class ViewGuard : public StateGuard {
public:
  explicit ViewGuard(std::weak_ptr<const View> view) : view(std::move(view)) {}

  bool holds() const override {
    std::shared_ptr<const View> known = view.lock();
    return !known || !known->edge.isWatched();
  }
  bool isGone() const override { return false; }
  std::string what() const override {
    return "hooks and retain_grad of a captured view";
  }
  std::string before() const override { return "none"; }
  std::string now() const override { return holds() ? "none" : "some"; }

private:
  const std::weak_ptr<const View> view;
};

/// Checks that a captured tensor is still a view of the same variable.
/// requires_grad_() makes it a variable of its own.
class VariableGuard : public StateGuard {
public:
  explicit VariableGuard(const std::shared_ptr<TensorImpl> &tensor)
      : tensor(tensor), own(tensor->own.get()) {}

  bool holds() const override {
    std::shared_ptr<TensorImpl> known = tensor.lock();
    return !known || known->own.get() == own;
  }
  bool isGone() const override { return false; }
  std::string what() const override {
    return "the variable that a captured tensor is a view of";
  }
  std::string before() const override { return "the same"; }
  std::string now() const override { return holds() ? "the same" : "another"; }

private:
  const std::weak_ptr<TensorImpl> tensor;
  const Variable *own;
};
} // namespace

void guardView(const std::shared_ptr<const View> &view) {
  addGuard(view.get(), 1, [&] { return std::make_unique<ViewGuard>(view); });
}

void guardVariable(const std::shared_ptr<TensorImpl> &tensor) {
  addGuard(tensor.get(), 2,
           [&] { return std::make_unique<VariableGuard>(tensor); });
}

void guardFlags(const TensorImpl &tensor) {
  const void *object = tensor.own ? static_cast<const void *>(tensor.own.get())
                                  : tensor.cell.get();
  bool isOutside = !tensor.cell->isTraced &&
                   (tensor.own ? tensor.own->madeBy : tensor.cell->madeBy) !=
                       tracingRecorder();
  if (isOutside)
    addGuard(object, 1, [&] { return std::make_unique<FlagsGuard>(tensor); });
}

void addGuard(const void *object, size_t size,
              const std::function<std::unique_ptr<StateGuard>()> &make) {
  if (Recorder *recorder = currentRecorder())
    recorder->addGuard(object, size, make);
}

void noteEffect(const char *why) {
  if (Recorder *recorder = currentRecorder())
    recorder->noteEffect(why);
}

void guardBytes(const void *bytes, size_t size, const std::string &what,
                const std::weak_ptr<const void> *owner) {
  addGuard(bytes, size, [&] {
    return std::make_unique<BytesGuard>(bytes, size, what, owner);
  });
}

void guardTensor(const Tensor &variable, const std::string &what,
                 const std::weak_ptr<const void> *owner) {
  addGuard(&variable, sizeof(variable), [&] {
    return std::make_unique<TensorGuard>(variable, what, owner);
  });
}

std::string textOfNumber(double value) {
  char text[32];
  auto [end, error] = std::to_chars(text, std::end(text), value);
  return std::string(text, end);
}

std::string textOfPlace(Place place) {
  return std::string(place.file_name()) + ":" + std::to_string(place.line());
}

} // namespace tcopt::capture
