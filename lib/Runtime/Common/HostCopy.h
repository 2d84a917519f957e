//===- HostCopy.h - A tensor that the host can read -------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_HOSTCOPY_H
#define TCOPT_LIB_RUNTIME_COMMON_HOSTCOPY_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

/// A tensor as it is, or its copy in an arena where it is on the context's
/// device. The copy goes with this object.
class HostCopy {
public:
  explicit HostCopy(tcopt_context *ctx) : ctx(ctx) {}
  HostCopy(const HostCopy &) = delete;
  HostCopy &operator=(const HostCopy &) = delete;
  ~HostCopy() { tcopt_rt_arena_end(ctx, arena); }

  /// Checks the tensor, called `who`, and copies it if need be.
  int take(const tcopt_tensor *t, const char *who);

  const tcopt_tensor *get() const { return &tensor; }

private:
  tcopt_context *ctx;
  void *arena = nullptr;
  tcopt_tensor tensor = {};
};

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_HOSTCOPY_H
