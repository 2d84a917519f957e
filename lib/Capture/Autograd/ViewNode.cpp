//===- ViewNode.cpp - views and writes on the tape ------------------------===//

#include "ViewNode.h"
#include "../Tensor/Device.h"
#include "../Tensor/TraceSink.h"
#include "tcopt/Capture/Functions.h"

namespace tcopt::capture {

static Sizes sizesFrom(llvm::ArrayRef<int64_t> sizes) {
  return Sizes(sizes.begin(), sizes.end());
}

//===----------------------------------------------------------------------===//
// Chains of views
//===----------------------------------------------------------------------===//

// Strided layouts of the cell determine the sizes of views; gradients are in
// row-major order.
ViewChain::ViewChain(const TensorImpl &part) {
  Layout layout = part.cell->layout;
  size_t first = part.own ? part.ownViews : 0;
  for (size_t i = 0; i < first; ++i)
    layout = *part.views[i]->layout(layout);
  views.assign(part.views.begin() + ptrdiff_t(first), part.views.end());
  sizes.push_back(layout.sizes);
  for (const auto &view : views) {
    layout = *view->layout(layout);
    sizes.push_back(layout.sizes);
  }
}

ViewChain::ViewChain(llvm::ArrayRef<int64_t> of, TensorImpl::Views given)
    : views(std::move(given)) {
  Layout layout = Layout::rowMajor(of);
  sizes.push_back(layout.sizes);
  for (const auto &view : views) {
    layout = *view->layout(layout);
    sizes.push_back(layout.sizes);
  }
}

static Tensor partOf(const Tensor &whole, const View &view) {
  Tensor rows = whole.contiguous();
  return viewOf(rows, Place(), view);
}

Tensor ViewChain::of(const Tensor &whole) const {
  Tensor part = whole;
  for (const auto &view : views)
    part = viewOf(part, Place(), *view);
  return part;
}

// Returns, for each element of the whole, the sum of gradients of all indices
// of the view that refer to it.
static Tensor sumOfPlaces(const Tensor &gradient, const View &view,
                          llvm::ArrayRef<int64_t> sizes) {
  int64_t count = Layout::rowMajor(sizes).numElements();
  Tensor numbers = arange(count).reshape(sizesFrom(sizes));
  Tensor places = partOf(numbers, view).reshape({-1});
  Tensor sums = zeros({Size(count)}, gradient.dtype());
  return sums.index_add(0, places, gradient.reshape({-1}))
      .reshape(sizesFrom(sizes));
}

static Tensor gradientOfView(const Tensor &gradient, const View &view,
                             llvm::ArrayRef<int64_t> sizes) {
  if (view.gradient)
    return view.gradient(gradient, sizes);
  if (view.keepsOrder)
    return gradient.reshape(sizesFrom(sizes));
  if (view.repeats)
    return sumOfPlaces(gradient, view, sizes);
  Tensor whole = zeros(sizesFrom(sizes), gradient.dtype());
  if (gradient.getImpl()->cell->device)
    whole = movedTo(gradient.getImpl()->cell->device, whole);
  viewOf(whole, Place(), view).copy_(gradient);
  return whole;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

ViewNode::ViewNode(Edge whole, std::shared_ptr<const View> view,
                   SizeVector sizes)
    : Node({std::move(whole)}, 1, "a view", Place()), view(std::move(view)),
      sizes(std::move(sizes)) {}

Tensors ViewNode::apply(Tensors gradients) {
  if (isReplaced)
    return gradients;
  return {gradientOfView(gradients.front(), *view, sizes)};
}

void ViewNode::replaceBy(const std::shared_ptr<Node> &other) {
  next.front() = {other, 0};
  other->hooks = std::move(hooks);
  other->retained = std::move(retained);
  hooks.clear();
  retained.clear();
  isReplaced = true;
}

Edge ViewEdgeSlot::get(const Edge &of,
                       llvm::function_ref<std::shared_ptr<Node>()> make) {
  std::lock_guard<std::mutex> lock(mutex);
  Edge known = edge.lock();
  if (!known || currentEdge(whole.lock()) != of) {
    known = {make(), 0};
    edge = {known.node, known.output};
    whole = {of.node, of.output};
  }
  return known;
}

Edge ViewEdgeSlot::find(const Edge &of) const {
  std::lock_guard<std::mutex> lock(mutex);
  return of && currentEdge(whole.lock()) == of ? edge.lock() : Edge();
}

void ViewEdgeSlot::addUser(const std::shared_ptr<Node> &node,
                           const Edge &root) {
  std::lock_guard<std::mutex> lock(mutex);
  if (users.size() >= maxUsers) {
    llvm::erase_if(users, [](const User &user) { return user.node.expired(); });
    maxUsers = std::max(maxUsers, 2 * users.size());
  }
  users.push_back({node, {root.node, root.output}});
}

std::vector<std::shared_ptr<Node>>
ViewEdgeSlot::usersOf(llvm::ArrayRef<Edge> roots) const {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<std::shared_ptr<Node>> found;
  for (const User &user : users)
    if (std::shared_ptr<Node> node = user.node.lock())
      if (llvm::is_contained(roots, currentEdge(user.root.lock())))
        found.push_back(std::move(node));
  llvm::sort(found, [](const auto &a, const auto &b) {
    return a->number < b->number;
  });
  return found;
}

void ViewEdgeSlot::set(const Edge &of, const Edge &known) {
  std::lock_guard<std::mutex> lock(mutex);
  edge = {known.node, known.output};
  whole = {of.node, of.output};
}

bool ViewEdgeSlot::isWatched() const {
  std::lock_guard<std::mutex> lock(mutex);
  return tcopt::capture::isWatched(currentEdge(edge.lock()));
}

WriteNode::WriteNode(Edge before, Edge written, ViewChain chain)
    : Node({std::move(before), std::move(written)}, 1, "an in-place write",
           Place()),
      chain(std::move(chain)) {}

Tensors WriteNode::apply(Tensors gradients) {
  Tensor before = gradients.front().clone();
  Tensor part = chain.of(before);
  Tensor written = next[1] ? part.clone() : Tensor();
  part.zero_();
  return {before, written};
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

static Edge edgeOfVariable(const std::shared_ptr<Variable> &variable) {
  if (!variable || !variable->requiresGrad)
    return {};
  if (!variable->edge)
    return {accumulatorOf(variable), 0};
  if (variable->edge.node->isReplaced)
    variable->edge = currentEdge(variable->edge);
  return variable->edge;
}

/// Returns the edge of the first `count` views of a variable.
static Edge edgeOfViews(const ViewChain &chain, const Edge &whole,
                        size_t count) {
  Edge edge = whole;
  for (size_t i = 0; i < count; ++i)
    edge = chain.views[i]->edge.get(edge, [&] {
      return std::make_shared<ViewNode>(edge, chain.views[i], chain.sizes[i]);
    });
  return edge;
}

// The view's edge depends on the edge of the variable, which a write changes.
Edge edgeOf(const TensorImpl &tensor) {
  Edge whole = edgeOfVariable(tensor.variable());
  if (!whole || tensor.isWhole())
    return whole;
  std::lock_guard<std::mutex> lock(tensor.views.back()->edge.mutexOfTensors());
  if (!tensor.viewEdge.isOf(whole)) {
    ViewChain chain(tensor);
    Edge edge = edgeOfViews(chain, whole, chain.views.size());
    tensor.viewEdge = {std::move(edge), whole};
  }
  return tensor.viewEdge.edge = currentEdge(std::move(tensor.viewEdge.edge));
}

Edge edgeOf(const Tensor &tensor) { return edgeOf(*tensor.getImpl()); }

Edge placeViews(const ViewChain &chain, const Edge &before, const Edge &after) {
  Edge old = before, whole = after;
  for (auto [i, view] : llvm::enumerate(chain.views)) {
    Edge known = view->edge.find(old);
    if (!known)
      known = view->edge.find(whole);
    Edge made = {std::make_shared<ViewNode>(whole, view, chain.sizes[i]), 0};
    bool isInOrder = known && known.node->number < made.node->number;
    if (known && !isInOrder)
      static_cast<ViewNode &>(*known.node).replaceBy(made.node);
    if (!isInOrder)
      view->edge.set(whole, made);
    whole = isInOrder ? known : made;
    old = std::move(known);
  }
  return whole;
}

// Gradients of a graph that computed values from a view flow to the variable of
// the view, or to one of its first views.
static void callUsersInStages(const TensorImpl &view) {
  Edge whole = edgeOfVariable(view.variable());
  if (!whole)
    return;
  ViewChain chain(view);
  llvm::SmallVector<Edge> roots;
  for (size_t count = 0; count < chain.views.size(); ++count)
    roots.push_back(edgeOfViews(chain, whole, count));
  for (const auto &node : chain.views.back()->edge.usersOf(roots))
    node->callInStages();
}

Edge exactEdgeOf(const TensorImpl &tensor) {
  const std::shared_ptr<Variable> &variable = tensor.variable();
  if (tensor.isWhole() && variable && variable->edge)
    variable->edge = variable->edge.node->exactEdge(variable->edge.output);
  if (!tensor.isWhole())
    callUsersInStages(tensor);
  return edgeOf(tensor);
}

// Moves a retained gradient to the new history, because retain_grad() keeps the
// gradient after the last write. Returns the edge of the new history, which all
// gradients pass if one is retained.
static Edge moveRetained(const std::shared_ptr<Variable> &variable,
                         const Edge &after) {
  if (!variable->edge || !after)
    return after;
  auto isOf = [&](const auto &entry) {
    return entry.second.lock() == variable;
  };
  auto &kept = variable->edge.node->retained;
  if (llvm::none_of(kept, isOf))
    return after;
  llvm::erase_if(kept, isOf);
  Edge exact = after.node->exactEdge(after.output);
  exact.node->retained.emplace_back(exact.output, variable);
  return exact;
}

// A write to the whole variable discards the old history.
void setEdge(Cell &cell, Edge edge) {
  Variable *known = cell.variable.get();
  bool isLeaf = known && known->requiresGrad && !known->edge;
  if (isLeaf)
    return;
  if (!known && edge)
    cell.variable = std::make_shared<Variable>(std::move(edge));
  if (!known)
    return;
  known->requiresGrad = bool(edge);
  known->edge = moveRetained(cell.variable, edge);
}

void checkWrite(const TensorImpl &target, Place place) {
  const std::shared_ptr<Variable> &variable = target.variable();
  if (!variable || !variable->requiresGrad || variable->edge)
    return;
  throw Exception(std::string(target.isWhole() ? "" : "a view of ") +
                      "a leaf tensor that requires a gradient is written to "
                      "in place: write to it under no_grad",
                  place);
}

void checkWritable(const Cell &cell, Place place) {
  if (cell.storage && cell.storage->isReadOnly())
    throw Exception("a tensor in read-only memory is written to in place: "
                    "clone() makes one that can be written to",
                    place);
}

void noteWritten(const TensorImpl &target, Edge written) {
  const std::shared_ptr<Variable> &known = target.variable();
  Edge before = edgeOfVariable(known);
  if (!written && !before)
    return;
  Edge after = written;
  if (!target.isWhole() || !written)
    after = {std::make_shared<WriteNode>(before, written, ViewChain(target)),
             0};
  if (!known) {
    target.cell->variable = std::make_shared<Variable>(after);
    return;
  }
  after = moveRetained(known, after);
  known->requiresGrad = true;
  known->edge = std::move(after);
}

} // namespace tcopt::capture
