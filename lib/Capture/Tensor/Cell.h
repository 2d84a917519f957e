//===- Cell.h - what tensors are handles of ---------------------*- C++ -*-===//
//
// A cell is a variable that holds a tensor's elements: in memory, or, while a
// function is traced, as a value of the trace. A tensor is a cell and how to
// look at it: a chain of views. In memory each view is a layout; in a trace it
// is an op on the value that it looks at, and an op that puts a changed part
// back. So writes become values like all others.
//
// A cell in memory keeps its memory: writes go there.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_CELL_H
#define TCOPT_CAPTURE_TENSOR_CELL_H

#include "Storage.h"
#include "Variable.h"
#include "mlir/IR/Value.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Tensor.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

class Builder;
class Recorder;
class Trace;

/// What mark_dynamic and mark_static say of a dimension.
struct SizeMark {
  size_t dim;
  bool isStatic;
  SizeRange range;
  Place place;
};

/// A function was called with an undefined tensor.
class UndefinedTensor : public Exception {
public:
  explicit UndefinedTensor(Place place = Place())
      : Exception("expected a tensor but found one that is not defined",
                  place) {}
};

/// What guards ask of a tensor: dtype and rank, how it lies in memory, and its
/// sizes, as the words of a CallKey. Made once, as calls ask again and again.
using GuardWords = llvm::SmallVector<uint64_t, 8>;
GuardWords guardWords(DType dtype, const DeviceInfo *device,
                      const Layout &layout);

/// The error of a tensor that could not be computed or written. The first read
/// that needs the tensor throws it.
struct Failure {
  Failure(ErrorCode code, std::string message)
      : code(code), message(std::move(message)) {}

  /// After InvalidValue, functions accept the tensor, and their results have
  /// the same failure. After any other code, using the tensor is an error.
  const ErrorCode code;
  const std::string message;
  /// Whether a read has thrown it. A failed write leaves the tensor as it was,
  /// and it can be used after the first throw.
  std::atomic<bool> isTold = false;

  bool isOfValues() const { return code == ErrorCode::InvalidValue; }
};

class Cell {
public:
  /// In memory.
  Cell(DType dtype, std::shared_ptr<Storage> storage, Layout layout);
  /// Has no value, as what it follows from has failed; of these sizes.
  Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
       std::shared_ptr<Failure> failure);
  /// A value of a trace, of these sizes (kDynamic: what only running tells).
  Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
       std::shared_ptr<Trace> trace, mlir::Value value);
  Cell(const Cell &) = delete;
  Cell &operator=(const Cell &) = delete;

  /// Whether it is a value of a trace.
  bool isPending() const { return pending.load(std::memory_order_acquire); }
  /// Somebody looks at it, or at what it is: its dtype, its sizes, how it lies.
  void look() const {
    if (isTraced)
      isSeen = true;
  }
  /// Makes it a value of a trace.
  void setPending(std::shared_ptr<Trace> of, mlir::Value what);
  /// What it follows from has failed: it has no elements.
  void fail(std::shared_ptr<Failure> why);
  void fail(std::string why) {
    fail(std::make_shared<Failure>(ErrorCode::InvalidState, std::move(why)));
  }
  /// A write has failed.
  void failWrite(std::shared_ptr<Failure> why);
  bool requiresGrad() const { return variable && variable->requiresGrad; }
  void *data() const { return layout.begin(*storage, getSize(dtype)); }
  /// How the elements lie once they are computed; none where only running tells
  /// the sizes.
  std::optional<Layout> plannedLayout() const;
  /// Gives elements to a cell that a trace has made.
  void set(std::shared_ptr<Storage> elements, Layout where);

  const DType dtype;
  /// Where its elements are, or will be; null: the CPU.
  const DeviceInfo *const device;
  /// As the tape knows it; null as long as no gradient was asked for.
  std::shared_ptr<Variable> variable;
  /// The number of the recorder that traced a function on this thread when the
  /// cell was made; 0 for none.
  const uint64_t madeBy;
  /// Belongs to a function that is being traced: made by it, or in place of an
  /// argument.
  bool isTraced = false;
  /// It was looked at while it belonged to a function that is traced: the trace
  /// depends on it.
  mutable bool isSeen = false;
  /// Of its layout, unless it is pending; none if it has no elements or is part
  /// of a trace.
  GuardWords words;
  /// The sizes when it was made, kDynamic where only running tells.
  const SizeVector declared;
  std::vector<SizeMark> marks;
  /// Where the elements are, unless it is pending.
  std::shared_ptr<Storage> storage;
  Layout layout;
  /// In place of an argument: how that lies, which views go by, and whose
  /// argument. What is written to it becomes that of the argument.
  std::optional<Layout> stands;
  Recorder *owner = nullptr;
  /// The trace that computes it, and its value there.
  std::shared_ptr<Trace> trace;
  mlir::Value value;
  /// Why it has no value: what it follows from has failed.
  std::shared_ptr<Failure> failure;
  /// Of the last write that failed.
  std::shared_ptr<Failure> failedWrite;
  /// How many compiled functions hold it because they refer to it without
  /// taking it as an argument.
  mutable std::atomic<int> numCaptures = 0;

private:
  std::atomic<bool> pending = false;
};

class Node;

/// The edge of a view on the tape, as long as a tensor or a node holds it.
/// Tensors that share a view share its edge: a hook of one of them is called
/// with the sum of their gradients. A copy of a view has no edge.
class ViewEdgeSlot {
public:
  ViewEdgeSlot() = default;
  ViewEdgeSlot(const ViewEdgeSlot &) {}
  ViewEdgeSlot &operator=(const ViewEdgeSlot &) { return *this; }

  /// The edge whose gradient flows to `whole`; that of a new node if there is
  /// none.
  Edge get(const Edge &whole, llvm::function_ref<std::shared_ptr<Node>()> make);
  /// Returns the edge whose gradient flows to `whole`, or an empty edge.
  Edge find(const Edge &whole) const;
  void set(const Edge &whole, const Edge &edge);
  /// A graph computes values from the view, and its gradients flow to `root`,
  /// an input or a result of the graph.
  void addUser(const std::shared_ptr<Node> &node, const Edge &root);
  /// Returns the calls whose gradients flow to one of the roots, in the order
  /// of the tape.
  std::vector<std::shared_ptr<Node>> usersOf(llvm::ArrayRef<Edge> roots) const;
  /// Whether a hook or retain_grad waits for its gradient.
  bool isWatched() const;
  /// Guards the cached edges of the tensors that share the view.
  std::mutex &mutexOfTensors() const { return tensorsMutex; }

private:
  struct WeakEdge {
    std::weak_ptr<Node> node;
    unsigned output = 0;

    Edge lock() const { return {node.lock(), output}; }
  };

  struct User {
    std::weak_ptr<Node> node;
    WeakEdge root;
  };

  mutable std::mutex mutex, tensorsMutex;
  WeakEdge edge, whole;
  std::vector<User> users;
  /// Expired users are removed when there are more.
  size_t maxUsers = 8;
};

/// The edge of a tensor that is a view, as long as the edge of its variable is
/// what it was.
struct ViewEdge {
  ViewEdge() = default;
  ViewEdge(Edge edge, const Edge &whole)
      : edge(std::move(edge)), node(whole.node), output(whole.output) {}

  bool isOf(const Edge &whole) const {
    return edge && node.lock() == whole.node && output == whole.output;
  }

  Edge edge;

private:
  /// The node of the variable's edge, and its output.
  std::weak_ptr<Node> node;
  unsigned output = 0;
};

/// One step from a tensor to a part of it, or to another order.
struct View {
  std::function<mlir::Value(Builder &, mlir::Value whole)> apply;
  /// The whole with `part` in place of what the view sees.
  std::function<mlir::Value(Builder &, mlir::Value whole, mlir::Value part)>
      write;
  /// How the part lies in memory; none where its elements have to be moved.
  std::function<std::optional<Layout>(const Layout &)> layout;
  /// Of a view that was asked for by sizes: those, which may be open, and the
  /// view to others.
  Sizes sizes{};
  std::function<View(const Sizes &)> withSizes{};
  /// Several of its places may be one element.
  bool repeats = false;
  /// The elements are those of the whole, in the same order.
  bool keepsOrder = false;
  /// The gradient of the whole, of these sizes, by that of the part; without it
  /// that is found out by writing to the places that the view sees.
  std::function<Tensor(const Tensor &part, llvm::ArrayRef<int64_t> sizes)>
      gradient{};
  mutable ViewEdgeSlot edge{};
  /// The id of the recorder that traced a function on this thread when the view
  /// was made; 0 if there was none.
  uint64_t madeBy = tracingRecorder();
};

class TensorImpl {
public:
  using Views = std::vector<std::shared_ptr<const View>>;

  explicit TensorImpl(std::shared_ptr<Cell> cell) : cell(std::move(cell)) {}
  /// A part of a cell of a trace, of these sizes (kDynamic where only running
  /// the program tells).
  TensorImpl(std::shared_ptr<Cell> cell, Views views, SizeVector sizes)
      : cell(std::move(cell)), views(std::move(views)),
        partSizes(std::move(sizes)) {}
  /// A part of a cell in memory.
  TensorImpl(std::shared_ptr<Cell> cell, Views views, Layout layout);

  /// The sizes in the call that is traced, kDynamic where only running tells.
  llvm::ArrayRef<int64_t> sizes() const;
  /// How the tensor lies in the memory of a cell that is not pending, if each
  /// view can tell.
  std::optional<Layout> layout() const;
  /// The same without a copy; null where it has to be found out.
  const Layout *knownLayout() const {
    if (views.empty())
      return cell->isPending() ? nullptr : &cell->layout;
    return partLayout ? &*partLayout : nullptr;
  }
  /// The same of a cell that may be pending.
  std::optional<Layout> plannedLayout() const;
  /// Empty where a call has to find them out.
  const GuardWords &words() const {
    return views.empty() || cell->words.empty() ? cell->words : partWords;
  }

  const std::shared_ptr<Cell> cell;
  const Views views;

  /// The variable that it is, or is a part of; null as long as no gradient was
  /// asked for.
  const std::shared_ptr<Variable> &variable() const {
    return own ? own : cell->variable;
  }
  bool requiresGrad() const {
    const Variable *known = variable().get();
    return known && known->requiresGrad;
  }
  /// Whether it is all of the variable.
  bool isWhole() const { return views.size() == (own ? ownViews : 0); }
  /// Makes it a variable of its own, which shares its elements with others:
  /// gradients do not flow to these.
  void detach() {
    own = std::make_shared<Variable>(false);
    ownViews = views.size();
    partGradient.reset();
  }
  /// Returns the variable, and creates it if necessary. A view of a variable
  /// that requires no gradient becomes a variable of its own.
  Variable &makeVariable();
  /// Returns the variable that holds the gradient, which a view has in addition
  /// to the variable that it is a view of. May be null.
  const std::shared_ptr<Variable> &gradientVariable() const {
    return isWhole() ? variable() : partGradient;
  }
  /// Returns gradientVariable(), and creates it if necessary.
  const std::shared_ptr<Variable> &makeGradientVariable();
  /// Makes it a part of the variable that another tensor is, or is a part of.
  void follow(const TensorImpl &other) {
    own = other.own;
    ownViews = other.ownViews;
  }
  /// Of a tensor that was detached, or is a part of one: its variable, and how
  /// many of the views lead from the cell to that.
  std::shared_ptr<Variable> own;
  size_t ownViews = 0;
  /// The edge of a part; empty until it is needed.
  mutable ViewEdge viewEdge;
  /// Holds the gradient of a view for retain_grad() and set_grad(); else null.
  std::shared_ptr<Variable> partGradient;

  /// What `x[indices]`, a copy, was taken from: `x[indices] = y` writes there.
  struct Taken {
    std::weak_ptr<TensorImpl> from;
    std::vector<Index> entries;
  };
  std::shared_ptr<const Taken> taken;

private:
  mutable SizeVector partSizes;
  const std::optional<Layout> partLayout;
  const GuardWords partWords;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_CELL_H
