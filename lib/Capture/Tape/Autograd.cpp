//===- Autograd.cpp - autograd functions of the API -----------------------===//
//
// The members of Tensor that concern gradients, `autograd::backward` and
// `autograd::grad`. In a traced function they add ops to the trace if they can,
// and break the graph otherwise.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Autograd.h"
#include "../Autograd/ViewNode.h"
#include "../Session/CallerPlace.h"
#include "../Trace/TraceBackward.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Support/DType.h"

namespace tcopt {

using capture::BackwardOptions;
using capture::Edge;
using capture::TensorImpl;
using capture::Variable;

static TensorImpl &definedImpl(const Tensor &tensor, Place place = Place()) {
  if (!tensor.defined())
    throw Exception("expected a tensor but found one that is not defined",
                    place);
  return *tensor.getImpl();
}

static std::string describe(const Tensor &tensor) {
  return getName(tensor.dtype()).str() + " " +
         capture::textOfSizes(tensor.getImpl()->sizes());
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

Tensor &Tensor::requires_grad_(bool value, Place place) {
  TensorImpl &impl = definedImpl(*this, place);
  if (value == requires_grad())
    return *this;
  if (value && !isFloat(dtype()))
    throw Exception("requires_grad_: expected a tensor of floats but found " +
                        describe(*this),
                    place);
  if (!value && !is_leaf())
    throw Exception("requires_grad_: expected a leaf, as what was computed "
                    "from tensors that require gradients requires one "
                    "(detach() gives a tensor that does not)",
                    place);
  if (capture::Recorder *recorder = capture::currentRecorder())
    recorder->variables.setRequiresGrad(impl, value, place);
  else
    impl.makeVariable().requiresGrad = value;
  return *this;
}

bool Tensor::requires_grad() const {
  TensorImpl &impl = definedImpl(*this);
  impl.cell->look();
  if (capture::Recorder *recorder = capture::currentRecorder()) {
    capture::guardFlags(impl);
    return recorder->variables.requiresGradient(impl);
  }
  return impl.requiresGrad();
}

bool Tensor::is_leaf() const {
  const TensorImpl &impl = definedImpl(*this);
  if (capture::Recorder *recorder = capture::currentRecorder()) {
    capture::guardFlags(impl);
    return recorder->variables.isLeaf(impl);
  }
  return !requires_grad() ||
         (impl.isWhole() && impl.variable() && !impl.variable()->edge);
}

Tensor Tensor::grad() const {
  const TensorImpl &impl = definedImpl(*this);
  if (capture::Recorder *recorder = capture::currentRecorder();
      recorder && impl.isWhole())
    return recorder->gradients.gradientOf(impl);
  const std::shared_ptr<Variable> &variable = impl.gradientVariable();
  return variable ? variable->grad : Tensor();
}

// Breaks the graph, because traced ops are not on the tape yet.
static void leaveTrace(const char *what, Place place) {
  capture::Recorder *recorder = capture::currentRecorder();
  if (!recorder)
    return;
  recorder->breakGraph(std::string(what) + " needs the tape", place);
}

void Tensor::set_grad(const Tensor &gradient, Place place) const {
  TensorImpl &impl = definedImpl(*this, place);
  if (gradient.defined() &&
      (gradient.dtype() != dtype() || !capture::haveSameSizes(gradient, *this)))
    throw Exception("set_grad: expected a gradient like the tensor, " +
                        describe(*this) + ", but found " + describe(gradient),
                    place);
  if (!gradient.defined() && !impl.gradientVariable() &&
      !capture::currentRecorder())
    return;
  if (capture::Recorder *recorder = capture::currentRecorder()) {
    if (impl.isWhole()) {
      recorder->gradients.makeVariable(impl);
      return recorder->gradients.setGradient(impl, gradient);
    }
    leaveTrace("set_grad() of a view", place);
  }
  impl.makeGradientVariable()->grad = gradient;
}

static void expectGradient(const Tensor &tensor, const char *what,
                           Place place) {
  if (!tensor.requires_grad())
    throw Exception(std::string(what) +
                        ": expected a tensor that requires a gradient, but " +
                        describe(tensor) +
                        " was not computed from one, or under no_grad",
                    place);
}

void Tensor::retain_grad(Place place) const {
  leaveTrace("retain_grad()", place);
  expectGradient(*this, "retain_grad", place);
  TensorImpl &impl = *getImpl();
  if (is_leaf())
    return;
  const std::shared_ptr<Variable> &keeper = impl.makeGradientVariable();
  Edge edge = capture::exactEdgeOf(impl);
  for (auto &[output, weak] : edge.node->retained)
    if (weak.lock() == keeper)
      return;
  edge.node->retained.emplace_back(edge.output, keeper);
}

// Returns the id of a hook: indices of a leaf's hooks from 0 on, and those of a
// node's hooks from -1 down.
int64_t Tensor::register_hook(std::function<Tensor(const Tensor &)> hook,
                              Place place) const {
  leaveTrace("register_hook()", place);
  expectGradient(*this, "register_hook", place);
  const TensorImpl &impl = *getImpl();
  if (is_leaf()) {
    impl.variable()->hooks.push_back(std::move(hook));
    return int64_t(impl.variable()->hooks.size()) - 1;
  }
  Edge edge = capture::exactEdgeOf(impl);
  edge.node->hooks.emplace_back(edge.output, std::move(hook));
  return -int64_t(edge.node->hooks.size());
}

void Tensor::remove_hook(int64_t number) const {
  const TensorImpl &impl = definedImpl(*this);
  if (!impl.variable())
    return;
  if (number >= 0 && size_t(number) < impl.variable()->hooks.size())
    impl.variable()->hooks[size_t(number)] = nullptr;
  if (number >= 0 || is_leaf())
    return;
  Edge edge = capture::edgeOf(impl);
  if (size_t(-number) <= edge.node->hooks.size())
    edge.node->hooks[size_t(-number - 1)].second = nullptr;
}

Tensor &Tensor::detach_(Place place) {
  TensorImpl &impl = definedImpl(*this, place);
  capture::expectNoView(impl, place);
  if (capture::Recorder *recorder = capture::currentRecorder()) {
    recorder->variables.detach(impl, place);
    return *this;
  }
  if (impl.variable()) {
    impl.variable()->requiresGrad = false;
    impl.variable()->edge = {};
  }
  return *this;
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

// Data-dependent sizes are not compared.
static void checkSizes(const Tensor &root, const Tensor &gradient,
                       const char *what, Place place) {
  llvm::ArrayRef<int64_t> sizes = root.getImpl()->sizes();
  bool hasSeveral = llvm::any_of(sizes, [](int64_t size) {
    return size != 1 && !mlir::ShapedType::isDynamic(size);
  });
  if (!gradient.defined() && hasSeveral)
    throw Exception(std::string(what) +
                        ": expected one element, or a gradient, but found " +
                        describe(root),
                    place);
  if (gradient.defined() && (gradient.dtype() != root.dtype() ||
                             !capture::haveSameSizes(gradient, root)))
    throw Exception(std::string(what) +
                        ": expected a gradient like the tensor, " +
                        describe(root) + ", but found " + describe(gradient),
                    place);
}

static void checkRoot(const Tensor &root, const Tensor &gradient,
                      const char *what, Place place) {
  expectGradient(root, what, place);
  capture::materialize(root, what, place);
  if (gradient.defined())
    capture::materialize(gradient, what, place);
  checkSizes(root, gradient, what, place);
}

static std::vector<Tensor> gradientsFor(const std::vector<Tensor> &tensors,
                                        const std::vector<Tensor> &given,
                                        const char *what, Place place) {
  if (!given.empty() && given.size() != tensors.size())
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(tensors.size()) +
                        " gradients but found " + std::to_string(given.size()),
                    place);
  for (const Tensor &tensor : tensors)
    definedImpl(tensor, place);
  return given.empty() ? std::vector<Tensor>(tensors.size()) : given;
}

namespace {
/// The edges at which backward() starts, and their gradients.
struct Roots {
  Roots(const std::vector<Tensor> &tensors, const std::vector<Tensor> &given,
        const char *what, Place place) {
    for (auto [tensor, gradient] : llvm::zip_equal(tensors, given)) {
      checkRoot(tensor, gradient, what, place);
      edges.push_back(capture::edgeOf(tensor));
      gradients.push_back(gradient.defined() ? gradient : ones_like(tensor));
    }
  }

  std::vector<Edge> edges;
  std::vector<Tensor> gradients;
};
} // namespace

// Returns the recorder if the gradients can be computed in the trace; else
// breaks the graph, because they flow to tensors computed outside of it, and
// returns null.
static capture::Recorder *traceFor(const std::vector<Tensor> &roots,
                                   const std::vector<Tensor> &gradients,
                                   const std::vector<Tensor> *wanted,
                                   const char *what, Place place) {
  capture::Recorder *recorder = capture::currentRecorder();
  if (!recorder)
    return nullptr;
  for (auto [root, gradient] : llvm::zip_equal(roots, gradients))
    checkSizes(root, gradient, what, place);
  if (capture::canDifferentiate(*recorder, roots, wanted)) {
    for (const Tensor &root : roots)
      expectGradient(root, what, place);
    return recorder;
  }
  recorder->breakGraph(std::string(what) +
                           " needs gradients of what was computed before",
                       place);
  return nullptr;
}

static BackwardOptions optionsOf(std::optional<bool> retain, bool create) {
  return {retain.value_or(create), create};
}

void autograd::backward(const std::vector<Tensor> &tensors,
                        const std::vector<Tensor> &gradients,
                        std::optional<bool> retain, bool create, Place place) {
  capture::CallerPlace caller(place);
  std::vector<Tensor> starts =
      gradientsFor(tensors, gradients, "backward", place);
  if (capture::Recorder *recorder =
          traceFor(tensors, starts, nullptr, "backward", place))
    return capture::backwardInTrace(*recorder, {tensors, starts},
                                    optionsOf(retain, create), place);
  capture::TraceScope outside(nullptr);
  Roots roots(tensors, starts, "backward", place);
  capture::runBackward(roots.edges, std::move(roots.gradients), nullptr,
                       optionsOf(retain, create));
}

void Tensor::backward(const Tensor &gradient, std::optional<bool> retain,
                      bool create, Place place) const {
  autograd::backward({*this}, {gradient}, retain, create, place);
}

static std::vector<Tensor> expectUsed(std::vector<Tensor> found,
                                      const std::vector<Tensor> &inputs,
                                      bool allowUnused, Place place) {
  for (size_t i = 0; i < found.size(); ++i)
    if (!found[i].defined() && !allowUnused)
      throw Exception("grad: the outputs do not depend on input " +
                          std::to_string(i) + ", " + describe(inputs[i]) +
                          " (allow_unused gives an undefined tensor for it)",
                      place);
  return found;
}

std::vector<Tensor> autograd::grad(const std::vector<Tensor> &outputs,
                                   const std::vector<Tensor> &inputs,
                                   const std::vector<Tensor> &gradients,
                                   std::optional<bool> retain, bool create,
                                   bool allowUnused, Place place) {
  capture::CallerPlace caller(place);
  std::vector<Tensor> starts = gradientsFor(outputs, gradients, "grad", place);
  for (const Tensor &input : inputs)
    expectGradient(input, "grad", place);
  if (capture::Recorder *recorder =
          traceFor(outputs, starts, &inputs, "grad", place))
    return expectUsed(capture::gradInTrace(*recorder, {outputs, starts}, inputs,
                                           optionsOf(retain, create), place),
                      inputs, allowUnused, place);
  capture::Recorder *broken = capture::currentRecorder();
  capture::TraceScope outside(nullptr);
  Roots roots(outputs, starts, "grad", place);
  std::vector<Edge> edges;
  for (const Tensor &input : inputs) {
    Tensor outside = broken ? broken->arguments.outsideOf(input) : input;
    edges.push_back(capture::exactEdgeOf(*outside.getImpl()));
  }
  return expectUsed(capture::runBackward(roots.edges,
                                         std::move(roots.gradients), &edges,
                                         optionsOf(retain, create)),
                    inputs, allowUnused, place);
}

} // namespace tcopt
