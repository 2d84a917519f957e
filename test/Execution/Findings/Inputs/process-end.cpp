// The end of the process: what static objects, handlers of `atexit` and threads
// compute then, or why they cannot. No process may hang or crash.

#include "tcopt/Capture/Compile.h"
#include <chrono>
#include <iostream>
#include <sstream>
#include <thread>

using namespace tcopt;

static std::string ending;
static Tensor x;
static Compiled<Tensor(Tensor)> f;

static std::string textOf(const Tensor &tensor) {
  std::ostringstream os;
  for (float value : tensor.toVector<float>())
    os << (os.str().empty() ? "[" : ", ") << value;
  return os.str() + "]";
}

template <typename Call> static void tell(Call call) {
  std::cout << "at the end: ";
  try {
    std::cout << call() << std::endl;
  } catch (const Exception &error) {
    std::cout << error.what() << std::endl;
  }
}

static std::string known() { return textOf(f(x)); }
static std::string neverCompiled() { return textOf(ones({3}) * 8.25 + 1); }

namespace {
/// Destroyed after what MLIR has, as it was there first.
struct Early {
  ~Early() {
    if (ending == "early")
      tell([&] { return textOf(tensor * 2); });
  }
  Tensor tensor;
};

struct AtEnd {
  ~AtEnd() {
    if (ending == "destructor")
      tell(known);
    if (ending == "destructor-new")
      tell(neverCompiled);
    if (ending == "destructor-reads")
      tell([] { return x.data<float>()[0]; });
  }
};
} // namespace

__attribute__((init_priority(200))) static Early early;
static AtEnd atEnd;

static void startThread(void (*work)()) {
  std::thread([work] {
    for (;;)
      work();
  }).detach();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
}

int main(int, char **argv) {
  ending = argv[1];
  x = ones({2});
  early.tensor = full({3}, 5.0);
  f = compile([](Tensor x) { return x + 1.5; });
  std::cout << "main: " << known() << std::endl;
  if (ending == "handler")
    std::atexit([] { tell(known); });
  if (ending == "handler-new")
    std::atexit([] { tell(neverCompiled); });
  if (ending == "thread-compiles")
    startThread([] { compile([](Tensor x) { return x + 2; })(ones({2})); });
  if (ending == "thread-calls")
    startThread([] {
      // The static ones are destroyed while it runs.
      static auto &kept = *new std::pair(f, x);
      kept.first(kept.second);
    });
  if (ending == "thread-exits")
    std::thread([] {
      f(x);
      std::exit(0);
    }).join();
  if (ending == "trace-exits")
    compile([](Tensor x) {
      std::exit(0);
      return x;
    })(x);
  if (ending == "quick")
    std::quick_exit(0);
  if (ending == "thread-local") {
    static thread_local Tensor kept = ones({3}) + 1;
    (void)kept;
  }
  return 0;
}
