// What a call with a large argument needs is not kept: an argument of 80 MB may
// leave no more than a few MB behind, and many programs no more than the caches
// may hold.

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Session.h"
#include <fstream>
#include <iostream>

using namespace tcopt;

static double megabytes() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:"))
      return std::stod(line.substr(6)) / 1024;
  return -1;
}

static double last = 0;

/// Whether the process has grown by at most so many MB since the last step.
static void expectGrowth(const char *step, double most) {
  double now = megabytes();
  std::cout << step << ": ";
  if (now <= last + most)
    std::cout << "ok" << std::endl;
  else
    std::cout << last << " MB became " << now << " MB" << std::endl;
  last = now;
}

int main() {
  auto body = [](Tensor x) {
    Tensor y = softmax(x, -1), z = y.sort(0).first;
    return (matmul(z.t(), y) + z.sum()).sum();
  };
  auto f = compile(body, {.dynamic = true});
  Tensor small = ones({64, 64});
  for (int i = 0; i < 10; ++i)
    f(small).item<float>();
  // What the large call compiles, if anything, is no matter here.
  f(ones({65, 70})).item<float>();
  last = megabytes();
  {
    Tensor large = ones({20000, 1000});
    f(large).item<float>();
  }
  emptyCache();
  expectGrowth("large call", 40);
  for (int i = 0; i < 100; ++i)
    f(small).item<float>();
  expectGrowth("small calls", 10);
  f.reset();
  reset();
  expectGrowth("emptied", 5);
  for (int i = 1; i < 200; ++i)
    ones({i}).sum().item<float>();
  expectGrowth("sizes", 40);
  for (int i = 0; i < 30; ++i)
    compile([i](Tensor x) { return x * (i + 2.5) + 1; })(small);
  expectGrowth("functions", 60);
  return 0;
}
