//===- TraceSink.h - interface from tensors to a trace ----------*- C++ -*-===//
//
// Tensors do not depend on how functions are traced. While a function is traced
// on a thread, methods of tensors that need more than their own state call the
// thread's sink, which the recorder implements.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_TRACESINK_H
#define TCOPT_CAPTURE_TENSOR_TRACESINK_H

#include "Cell.h"

namespace tcopt::capture {

class TraceSink {
public:
  virtual ~TraceSink();

  /// The id of the recorder. Cells, views and variables that the function
  /// creates have this id.
  virtual uint64_t id() const = 0;
  /// Whether reads can compute elements. A trace without a call cannot.
  virtual bool canRun() const = 0;
  /// Returns the device of tensors that ops of the trace create; null: the CPU.
  virtual const DeviceInfo *tensorDevice() const = 0;
  /// Computes a tensor of the trace, so that its elements are in memory. `why`
  /// is as in "item()".
  virtual void read(const Tensor &tensor, const char *why, Place place) = 0;
  /// Runs the graph so far. `why` is as in "item() needs a value".
  virtual void breakGraph(const std::string &why, Place place) = 0;
  /// Returns the size of a dimension, which is `hint` in this call, and a
  /// symbolic size if the trace has symbols. The hint of a data-dependent size
  /// is kDynamic, which occurs in traces that cannot run.
  virtual DimSize sizeOf(const Tensor &tensor, int64_t dim, int64_t hint,
                         Place place) = 0;
  /// Returns a view of a tensor.
  virtual Tensor view(const Tensor &base, View view, Place place) = 0;
  /// Returns a copy on a device, in the graph; none if the copy requires a
  /// second program.
  virtual std::optional<Tensor> send(const Tensor &tensor, const DeviceInfo *to,
                                     Place place) = 0;
};

/// Returns the sink of this thread; null if no function is traced, so that
/// tensor functions compute eagerly.
TraceSink *currentSink();

/// Sets the thread's sink during the lifetime of the object. With null,
/// functions that are called in the scope are not traced.
class TraceScope {
public:
  explicit TraceScope(TraceSink *sink);
  ~TraceScope();
  TraceScope(const TraceScope &) = delete;
  TraceScope &operator=(const TraceScope &) = delete;

private:
  TraceSink *outer;
  uint64_t outerId;
};

/// Computes the tensor's elements if they are not in memory. In a traced
/// function this breaks the graph. `why` is as in "item()". Throws Exception
/// for a tensor without a value.
void materialize(const Tensor &tensor, const char *why, Place place);
/// Throws the failure of a tensor: each time if it has no value, once if a
/// write has failed.
inline void tellFailure(const Cell &cell) {
  const std::shared_ptr<Failure> &failure =
      cell.failure ? cell.failure : cell.failedWrite;
  if (!failure) [[likely]]
    return;
  if (!failure->isTold.exchange(true) || cell.failure)
    throw Exception(failure->code, failure->message);
}
/// Throws Exception if the cell is not in memory.
void expectInMemory(const Cell &cell, Place place);
/// Throws Exception for a tensor of a trace that has ended.
void expectNotTraced(const Cell &cell, Place place);

/// Returns a view of a tensor. Throws Exception if no strides describe it.
Tensor viewOf(const Tensor &base, Place place, View view);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_TRACESINK_H
