//===- RandomOps.h - random ops of a trace ----------------------*- C++ -*-===//
//
// The seeds of random ops. A member of Trace.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_RANDOMOPS_H
#define TCOPT_CAPTURE_TRACE_RANDOMOPS_H

#include "../Tensor/Cell.h"

namespace tcopt::capture {

/// The random ops of a trace compute their seeds from one input, the first of
/// the random states that each run of the program draws from the session. The
/// n-th op uses the sum of this state and n.
class RandomOps {
public:
  /// Returns the input, which is created if it is absent.
  const Tensor &state(Place place) {
    int64_t unknown = 0;
    if (!random.defined())
      random = tensorInMemory(&unknown, 1, DType::I64, {}, place);
    return random;
  }
  /// Whether a cell is that of the input.
  bool isState(const Cell &cell) const {
    return random.defined() && random.getImpl()->cell.get() == &cell;
  }
  /// Adds an op and returns its index.
  int64_t add() { return numOps++; }
  int64_t count() const { return numOps; }
  /// Drops the input, but not the count.
  void clear() { random = Tensor(); }

private:
  Tensor random;
  int64_t numOps = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_RANDOMOPS_H
