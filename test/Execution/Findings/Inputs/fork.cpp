// Children of `fork` run what was compiled before and compile what was not,
// whether the parent has computed or not.

#include "tcopt/Capture/Compile.h"
#include <cstdio>
#include <cstring>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace tcopt;

static void tell(const char *who, const Tensor &sum) {
  std::printf("%s: %.0f\n", who, double(sum.item<float>()));
  std::fflush(stdout);
}

int main(int, char **argv) {
  Tensor x = ones({32, 32}), w = ones({32, 32});
  auto f = compile([&](Tensor x) { return (x + w).sum(); });
  if (std::strcmp(argv[1], "unused") != 0)
    tell("parent", f(x));
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    tell("child, compiled", f(x));
    tell("child, another function",
         compile([&](Tensor x) { return (x * 2 + w).sum(); })(x));
    tell("child, not compiled", (x + w).sum());
    std::thread([&] { tell("child, another thread", (x * w).sum()); }).join();
    if (std::strcmp(argv[1], "exits") == 0)
      std::exit(0);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  std::printf("child: status %d\n", status);
  tell("parent", f(x));
  return 0;
}
