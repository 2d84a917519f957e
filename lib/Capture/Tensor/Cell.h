//===- Cell.h - the variable that tensors refer to --------------*- C++ -*-===//
//
// A cell holds a tensor's elements: in memory, or, while a function is traced,
// as an SSA value of the trace. A tensor is a cell and a chain of views. In
// memory each view is a layout. In a trace a view has an op that computes it
// from the value of the whole, and an op that inserts a changed view into the
// whole, so that writes only create new values.
//
// A cell in memory never changes its storage; writes change the elements. All
// layers of Capture use this header.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_CELL_H
#define TCOPT_CAPTURE_TENSOR_CELL_H

#include "Owners.h"
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

/// A mark of mark_dynamic or mark_static for a dimension.
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

/// The words of a CallKey that describe a tensor: dtype, rank and device, the
/// stride class, and the sizes. Computed once, because each call compares them.
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
  /// Whether a read has thrown it. After a failed write, the tensor keeps its
  /// old elements and can be used after the first throw.
  std::atomic<bool> isTold = false;

  bool isOfValues() const { return code == ErrorCode::InvalidValue; }
};

class Cell {
public:
  /// Creates a cell in memory.
  Cell(DType dtype, std::shared_ptr<Storage> storage, Layout layout);
  /// Creates a cell of these sizes without a value, because the ops that
  /// compute it have failed.
  Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
       std::shared_ptr<Failure> failure);
  /// Creates a cell with a value of a trace. `sizes` are kDynamic for
  /// data-dependent sizes.
  Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
       std::shared_ptr<Trace> trace, mlir::Value value);
  Cell(const Cell &) = delete;
  Cell &operator=(const Cell &) = delete;

  /// Whether the elements are a value of a trace.
  bool isPending() const { return pending.load(std::memory_order_acquire); }
  /// Records that a trace depends on the cell: its elements, dtype, sizes or
  /// layout are read.
  void look() const {
    if (isTraced)
      isSeen = true;
  }
  /// Makes the cell a value of a trace.
  void setPending(std::shared_ptr<Trace> of, mlir::Value what);
  /// Removes the value, because the ops that compute it have failed.
  void fail(std::shared_ptr<Failure> why);
  void fail(std::string why) {
    fail(std::make_shared<Failure>(ErrorCode::InvalidState, std::move(why)));
  }
  /// Records the failure of a write.
  void failWrite(std::shared_ptr<Failure> why);
  bool requiresGrad() const { return variable && variable->requiresGrad; }
  void *data() const { return layout.begin(*storage, getSize(dtype)); }
  /// The layout of the elements, also before they are computed; none for
  /// data-dependent sizes.
  std::optional<Layout> plannedLayout() const;
  /// Sets the elements of a cell that a trace created.
  void set(std::shared_ptr<Storage> elements, Layout where);

  const DType dtype;
  /// The device of the elements, even before they are computed; null: the CPU.
  const DeviceInfo *const device;
  /// The variable in autograd; null if no gradient was requested yet.
  std::shared_ptr<Variable> variable;
  /// The id of the recorder that traced a function on this thread when the cell
  /// was created; 0 if no function was traced.
  const uint64_t madeBy;
  /// Whether the cell belongs to a function that is being traced, which created
  /// it or for which it replaces an argument.
  bool isTraced = false;
  /// Whether the trace reads the cell, so that its version depends on it.
  mutable bool isSeen = false;
  /// The guard words of the layout; empty if the cell has no elements, belongs
  /// to a trace, or had a failed write.
  GuardWords words;
  /// The sizes at creation, kDynamic for data-dependent sizes.
  const SizeVector declared;
  std::vector<SizeMark> marks;
  /// The storage of the elements; not valid while the cell is pending.
  std::shared_ptr<Storage> storage;
  Layout layout;
  /// For a cell that replaces an argument during a trace: the layout of the
  /// argument, by which views are computed, and the recorder. Writes are copied
  /// to the argument.
  std::optional<Layout> stands;
  Recorder *owner = nullptr;
  /// The trace that computes the cell, and its value there.
  std::shared_ptr<Trace> trace;
  mlir::Value value;
  /// The reason why the cell has no value; null if it has one or is pending.
  std::shared_ptr<Failure> failure;
  /// The failure of the latest write that failed; null if no write has failed.
  std::shared_ptr<Failure> failedWrite;
  mutable OwnerCount owners;

private:
  std::atomic<bool> pending = false;
};

class Node;

/// The edge of a view on the tape, as long as a tensor or a node holds it.
/// Tensors that share a view share its edge: a hook of one of them is called
/// with the sum of their gradients. A copy of a view has no edge. Safe to use
/// from several threads.
class ViewEdgeSlot {
public:
  ViewEdgeSlot() = default;
  ViewEdgeSlot(const ViewEdgeSlot &) {}
  ViewEdgeSlot &operator=(const ViewEdgeSlot &) { return *this; }

  /// Returns the edge whose gradient flows to `whole`. `make` creates its node
  /// if it is absent.
  Edge get(const Edge &whole, llvm::function_ref<std::shared_ptr<Node>()> make);
  /// Returns the edge whose gradient flows to `whole`, or an empty edge.
  Edge find(const Edge &whole) const;
  void set(const Edge &whole, const Edge &edge);
  /// Records that a graph computes values from the view. Its gradients flow to
  /// `root`, an input or a result of the graph.
  void addUser(const std::shared_ptr<Node> &node, const Edge &root);
  /// Returns the calls whose gradients flow to one of the roots, in the order
  /// of the tape.
  std::vector<std::shared_ptr<Node>> usersOf(llvm::ArrayRef<Edge> roots) const;
  /// Whether a hook or retain_grad waits for the gradient of the view.
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
  /// Expired users are removed when this count is exceeded.
  size_t maxUsers = 8;
};

/// The edge of a tensor that is a view. Valid only while the edge of its
/// variable is `whole`.
struct ViewEdge {
  ViewEdge() = default;
  ViewEdge(Edge edge, const Edge &whole)
      : edge(std::move(edge)), node(whole.node), output(whole.output) {}

  bool isOf(const Edge &whole) const {
    return edge && node.lock() == whole.node && output == whole.output;
  }

  Edge edge;

private:
  /// The edge of the variable, without ownership of its node.
  std::weak_ptr<Node> node;
  unsigned output = 0;
};

/// A step from a tensor to a slice of it, or to another order of its
/// dimensions.
struct View {
  std::function<mlir::Value(Builder &, mlir::Value whole)> apply;
  /// Returns the whole with `part` in the elements of the view.
  std::function<mlir::Value(Builder &, mlir::Value whole, mlir::Value part)>
      write;
  /// Returns the layout of the view in memory; none if the elements would have
  /// to be moved.
  std::function<std::optional<Layout>(const Layout &)> layout;
  /// For a view that depends on sizes, which may be symbolic: the sizes, and a
  /// function that returns the view for other sizes.
  Sizes sizes{};
  std::function<View(const Sizes &)> withSizes{};
  /// Whether several indices may refer to the same element.
  bool repeats = false;
  /// Whether the view has all elements of the whole, in the same order.
  bool keepsOrder = false;
  /// Returns the gradient of the whole, of these sizes, from the gradient of
  /// the view. If absent, the gradient of the view is written to the view's
  /// elements of zeros.
  std::function<Tensor(const Tensor &part, llvm::ArrayRef<int64_t> sizes)>
      gradient{};
  mutable ViewEdgeSlot edge{};
  /// The id of the recorder that traced a function on this thread when the view
  /// was created; 0 if no function was traced.
  uint64_t madeBy = tracingRecorder();
  mutable OwnerCount owners{};
};

class TensorImpl {
public:
  using Views = std::vector<std::shared_ptr<const View>>;

  explicit TensorImpl(std::shared_ptr<Cell> cell) : cell(std::move(cell)) {}
  /// A view of a cell of a trace. `sizes` are kDynamic for data-dependent
  /// sizes.
  TensorImpl(std::shared_ptr<Cell> cell, Views views, SizeVector sizes)
      : cell(std::move(cell)), views(std::move(views)),
        partSizes(std::move(sizes)) {}
  /// A view of a cell in memory.
  TensorImpl(std::shared_ptr<Cell> cell, Views views, Layout layout);

  /// Returns the sizes in this call, kDynamic for data-dependent sizes.
  llvm::ArrayRef<int64_t> sizes() const;
  /// Returns the layout of the tensor in the storage of a cell that is not
  /// pending; none if a view has no layout.
  std::optional<Layout> layout() const;
  /// Returns the stored layout without a copy; null if it must be computed.
  const Layout *knownLayout() const {
    if (views.empty())
      return cell->isPending() ? nullptr : &cell->layout;
    return partLayout ? &*partLayout : nullptr;
  }
  /// Returns the layout, also for a cell that is pending; none if it is
  /// unknown.
  std::optional<Layout> plannedLayout() const;
  /// The guard words; empty if a call must compute them.
  const GuardWords &words() const {
    return views.empty() || cell->words.empty() ? cell->words : partWords;
  }

  const std::shared_ptr<Cell> cell;
  const Views views;

  /// Returns the variable of the tensor, or of the tensor that it is a view of;
  /// null if no gradient was requested yet.
  const std::shared_ptr<Variable> &variable() const {
    return own ? own : cell->variable;
  }
  bool requiresGrad() const {
    const Variable *known = variable().get();
    return known && known->requiresGrad;
  }
  /// Whether the tensor is a variable rather than a view of one.
  bool isWhole() const { return views.size() == (own ? ownViews : 0); }
  /// Makes the tensor a variable of its own, which shares its elements with
  /// others. Gradients do not flow to these.
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
  /// Makes the tensor a view of another tensor's variable.
  void follow(const TensorImpl &other) {
    own = other.own;
    ownViews = other.ownViews;
  }
  /// The variable of a detached tensor and of its views, and the number of
  /// views that lead from the cell to the variable. Null for other tensors.
  std::shared_ptr<Variable> own;
  size_t ownViews = 0;
  /// The edge of a view; empty until it is needed.
  mutable ViewEdge viewEdge;
  /// Holds the gradient of a view for retain_grad() and set_grad(); else null.
  std::shared_ptr<Variable> partGradient;
  mutable OwnerCount owners;

  /// The origin of `x[indices]`, which is a copy: `x[indices] = y` writes to
  /// it.
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
