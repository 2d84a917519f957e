//===- TraceSink.cpp - interface from tensors to a trace ------------------===//

#include "TraceSink.h"
#include "tcopt/Capture/Guards.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::capture {

TraceSink::~TraceSink() = default;

//===----------------------------------------------------------------------===//
// The thread's sink
//===----------------------------------------------------------------------===//

// The sink is thread-local, because tensor functions have no parameter for it.
static thread_local TraceSink *current = nullptr;
static thread_local uint64_t currentId = 0;

TraceSink *currentSink() { return current; }
bool isTracing() { return current; }
uint64_t tracingRecorder() { return currentId; }

TraceScope::TraceScope(TraceSink *sink) : outer(current), outerId(currentId) {
  current = sink;
  if (sink)
    currentId = sink->id();
}

TraceScope::~TraceScope() {
  current = outer;
  currentId = outerId;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

void expectInMemory(const Cell &cell, Place place) {
  tellFailure(cell);
  expectNotTraced(cell, place);
}

void expectNotTraced(const Cell &cell, Place place) {
  if (cell.failure && !cell.failure->isOfValues())
    throw Exception(cell.failure->code, cell.failure->message);
  if (cell.isPending())
    throw Exception(ErrorCode::InvalidState,
                    "a tensor that was made while a function was traced is "
                    "used outside of it: return it from the function",
                    place);
}

void materialize(const Tensor &tensor, const char *why, Place place) {
  if (!tensor.defined())
    throw UndefinedTensor(place);
  if (TraceSink *sink = currentSink())
    sink->read(tensor, why, place);
  else
    expectInMemory(*tensor.getImpl()->cell, place);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Tensor viewOf(const Tensor &base, Place place, View view) {
  if (TraceSink *sink = currentSink())
    return sink->view(base, std::move(view), place);
  const TensorImpl &impl = *base.getImpl();
  // A view of a tensor with invalid values throws when it is read.
  if (!impl.cell->failure || !impl.cell->failure->isOfValues())
    expectNotTraced(*impl.cell, place);
  std::optional<Layout> whole = impl.layout();
  std::optional<Layout> part = whole ? view.layout(*whole) : std::nullopt;
  if (!part)
    throw Exception("no strides describe this view: contiguous() makes a copy",
                    place);
  expectCountable(part->sizes, "a view", place);
  TensorImpl::Views views = impl.views;
  views.push_back(std::make_shared<const View>(std::move(view)));
  auto made = std::make_shared<TensorImpl>(impl.cell, std::move(views),
                                           std::move(*part));
  made->follow(impl);
  if (impl.requiresGrad() && !settings().isGradEnabled)
    made->detach();
  return Tensor(std::move(made));
}

} // namespace tcopt::capture
