//===- EagerKernels.h - what functions on tensors run -----------*- C++ -*-===//
//
// A function on tensors that is called by itself computes at once. What it runs
// was compiled when it was first called with arguments of this kind: dtypes,
// ranks, which sizes are 1, and what is neither a tensor nor a number. Sizes
// and numbers are inputs. So what a statement computes does not depend on what
// was called before, and how much is compiled does not depend on how often
// sizes, positions and numbers change.
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

  /// Calls the function: `body` is what it does with given arguments, traced
  /// where nothing is compiled yet for such a call.
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
