//===- ThreadPool.cpp - the threads of parallel loops ---------------------===//

#include "ThreadPool.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Execution/CompileSession.h"
#include "llvm/ADT/STLExtras.h"
#include <dlfcn.h>
#include <vector>

namespace tcopt::python {

// A function of PyTorch's stable C interface since version 2.10.
using TorchParallelFor = int32_t (*)(int64_t begin, int64_t end, int64_t grain,
                                     void (*body)(int64_t begin, int64_t end,
                                                  void *context),
                                     void *context);

static TorchParallelFor torchParallelFor = nullptr;

namespace {
struct Tasks {
  tcopt_task task;
  void *arg;
};
} // namespace

static void runTasks(void *, int64_t tasks, tcopt_task task, void *arg) {
  Tasks all = {task, arg};
  torchParallelFor(
      0, tasks, 1,
      [](int64_t begin, int64_t end, void *context) {
        auto *all = static_cast<Tasks *>(context);
        for (int64_t i = begin; i < end; ++i)
          all->task(all->arg, i);
      },
      &all);
}

// Never destroyed, because sessions may live until the process ends.
static std::vector<std::weak_ptr<Session>> &sessions() {
  static auto *all = new std::vector<std::weak_ptr<Session>>();
  return *all;
}

static void useThreadsOfTorch(Session &session) {
  session.compileSession().contexts().setParallelFor(runTasks);
}

void addToThreadPool(const std::shared_ptr<Session> &session) {
  llvm::erase_if(sessions(), [](const auto &one) { return one.expired(); });
  sessions().push_back(session);
  if (torchParallelFor)
    useThreadsOfTorch(*session);
  else
    findThreadsOfTorch();
}

void findThreadsOfTorch() {
  if (torchParallelFor)
    return;
  // RTLD_NOLOAD: the library is found only if the process has loaded it.
  void *library = dlopen("libtorch_cpu.so", RTLD_NOW | RTLD_NOLOAD);
  if (!library)
    return;
  torchParallelFor =
      reinterpret_cast<TorchParallelFor>(dlsym(library, "torch_parallel_for"));
  if (!torchParallelFor)
    return;
  for (const std::weak_ptr<Session> &weak : sessions())
    if (std::shared_ptr<Session> session = weak.lock())
      useThreadsOfTorch(*session);
}

} // namespace tcopt::python
