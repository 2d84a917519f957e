//===- ThreadPool.h - the threads of parallel loops -------------*- C++ -*-===//
//
// PyTorch and tcopt's runtime each have an OpenMP library with threads of its
// own. With both in a process, programs use PyTorch's.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_PYTHON_THREADPOOL_H
#define TCOPT_PYTHON_THREADPOOL_H

#include <memory>

namespace tcopt {
class Session;
}

namespace tcopt::python {

/// Adds a session whose programs run parallel loops on PyTorch's threads as
/// soon as PyTorch is loaded: their number is that of torch.set_num_threads.
/// Without PyTorch, or with a version that does not export torch_parallel_for,
/// they run on the runtime's threads.
void addToThreadPool(const std::shared_ptr<Session> &session);

/// Looks whether PyTorch is loaded. Needs the GIL.
void findThreadsOfTorch();

} // namespace tcopt::python

#endif // TCOPT_PYTHON_THREADPOOL_H
