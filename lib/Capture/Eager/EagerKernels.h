//===- EagerKernels.h - cached programs of eager calls ----------*- C++ -*-===//
//
// An eager call computes at once. Its program is compiled at the first call of
// its kind: the dtypes, ranks, broadcast dimensions, and constant arguments of
// the call. Other sizes and numbers are inputs of the program. So results do
// not depend on earlier calls, and changing sizes, indices and numbers cause no
// compilation. Dispatch.h uses this cache.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_EAGER_EAGERKERNELS_H
#define TCOPT_CAPTURE_EAGER_EAGERKERNELS_H

#include "../Session/BoundedCache.h"
#include "../Session/CallFrame.h"
#include "../Session/SessionPart.h"
#include "../Version/Version.h"

namespace tcopt::capture {

class EagerKernels : public SessionPart {
public:
  static constexpr SessionSlot kSlot = SessionSlot::EagerKernels;
  explicit EagerKernels(Engine &engine);

  /// Runs the version for the call; if it is absent, traces `body`, which
  /// builds the graph of the function. Throws Exception. Safe to call from
  /// several threads.
  std::vector<Tensor> run(const FunctionInfo &function, const CallKey &key,
                          const TracedCall &body);
  void reset() override { cache.clear(); }
  size_t bytes() const override { return cache.bytes(); }
  void lockForFork() override { cache.lockForFork(); }
  void unlockAfterFork(bool isChild) override {
    cache.unlockAfterFork(isChild);
  }
  void setLimit(size_t bytes) { cache.setLimit(bytes); }

private:
  std::vector<Tensor> trace(const FunctionInfo &function, const CallKey &key,
                            uint64_t kind, const TracedCall &body);
  std::shared_ptr<Version> traceFlat(const FunctionInfo &function,
                                     const CallKey &key,
                                     const TracedCall &body);

  BoundedCache<Version> cache;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EAGER_EAGERKERNELS_H
