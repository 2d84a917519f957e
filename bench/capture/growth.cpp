//===- growth.cpp - how much memory a process needs after many calls ------===//
//
//   growth KIND COUNT
//
// Calls something COUNT times, after a tenth of that, and prints as JSON what
// is resident then and at the end. See `kinds` for what there is.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Modules/Compile.h"
#include "tcopt/Capture/Modules/Recurrent.h"
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

using namespace tcopt;

namespace {
using Call = std::function<void(int64_t)>;

/// Of the process, in KB.
long resident() {
  std::FILE *file = std::fopen("/proc/self/statm", "r");
  long all = 0, found = 0;
  if (!file || std::fscanf(file, "%ld %ld", &all, &found) != 2)
    std::abort();
  std::fclose(file);
  return found * 4;
}

Tensor filled(int64_t rows, int64_t columns) {
  return ones({rows, columns}) * 0.5;
}

//===----------------------------------------------------------------------===//
// Compiled functions
//===----------------------------------------------------------------------===//

Call numbers() {
  auto f = compile([w = filled(32, 32)](Tensor x, Scalar a) {
    return relu(matmul(x, w)) * a;
  });
  return [f, x = filled(32, 32)](int64_t i) { f(x, 0.5 + double(i)); };
}

Call writes() {
  auto f = compile([](Tensor x) {
    x.add_(1);
    return x.sum();
  });
  return [f, x = filled(32, 32)](int64_t) { f(x); };
}

Call graphBreak() {
  auto f = compile(
      [](Tensor x) { return x.sum().item<float>() > 0 ? x + 1 : x - 1; });
  return [f, x = filled(32, 32)](int64_t) { f(x); };
}

Call sizes() {
  auto f = compile([](Tensor x) { return softmax(x, 0); });
  std::vector<Tensor> all;
  for (int64_t i = 1; i <= 50; ++i)
    all.push_back(filled(i, 8));
  return [f, all](int64_t i) { f(all[size_t(i % 50)]); };
}

Call structures() {
  using Named = std::map<std::string, std::vector<Tensor>>;
  auto f = compile([](Named z) {
    z["o"] = {z["a"][0] + 1};
    return z;
  });
  return [f, x = filled(32, 32)](int64_t) { f({{"a", {x}}, {"b", {x, x}}}); };
}

Call cell() {
  auto f = nn::compile(nn::LSTMCell(32, 32));
  auto state = std::make_shared<nn::LSTMState>(filled(32, 32), filled(32, 32));
  return [f, state, x = filled(32, 32)](int64_t) { *state = f(x, *state); };
}

Call sizesOfData() {
  auto f = compile([](Tensor x) { return nonzero(x); });
  return [f, x = filled(32, 32)](int64_t) { f(x); };
}

Call branches() {
  auto f = compile([](Tensor x) {
    return cond(x.sum() > 0, [&] { return x * 2; }, [&] { return x; });
  });
  return [f, x = filled(32, 32)](int64_t) { f(x); };
}

Call exceptions() {
  auto f = compile([](Tensor x) -> Tensor {
    throw std::runtime_error("as expected");
    return x;
  });
  return [f, x = filled(32, 32)](int64_t) {
    try {
      f(x);
    } catch (const std::runtime_error &) {
    }
  };
}

Call views() {
  auto f = compile([](Tensor x) { return x.t(); });
  return [f, x = filled(32, 32)](int64_t i) { f(x.narrow(0, i % 32, 1)); };
}

//===----------------------------------------------------------------------===//
// Statements without compile
//===----------------------------------------------------------------------===//

Call statements() {
  return [x = filled(32, 32), w = filled(32, 32)](int64_t i) {
    Tensor y = relu(matmul(x, w)) * (0.5 + double(i));
    y.data<float>();
  };
}

Call indices() {
  return [data = filled(100000, 16), w = filled(1, 16)](int64_t i) {
    (data[i % 100000] * w).sum().item<float>();
  };
}

Call lengths() {
  return [](int64_t i) { ones({i + 1}).sum().item<float>(); };
}

Call rowsOfLengths() {
  return [w = filled(1, 16)](int64_t i) {
    (ones({i % 5000 + 1, 16}) * w).sum().item<float>();
  };
}

struct Kind {
  const char *name;
  Call (*make)();
};
constexpr Kind kinds[] = {
    {"numbers", numbers},           {"writes", writes},
    {"graph-break", graphBreak},    {"sizes", sizes},
    {"structures", structures},     {"cell", cell},
    {"sizes-of-data", sizesOfData}, {"branches", branches},
    {"exceptions", exceptions},     {"views", views},
    {"statements", statements},     {"indices", indices},
    {"lengths", lengths},           {"rows-of-lengths", rowsOfLengths},
};
} // namespace

static int run(const Kind &kind, int64_t count) {
  Call call = kind.make();
  call(0);
  long start = resident();
  for (int64_t i = 0; i < count / 10; ++i)
    call(i);
  long warm = resident();
  for (int64_t i = count / 10; i < count; ++i)
    call(i);
  std::printf("{\"kind\": \"%s\", \"calls\": %lld, \"start_kb\": %ld, "
              "\"warm_kb\": %ld, \"end_kb\": %ld}\n",
              kind.name, static_cast<long long>(count), start, warm,
              resident());
  return 0;
}

int main(int argc, char **argv) {
  for (const Kind &kind : kinds)
    if (argc == 3 && argv[1] == std::string(kind.name))
      return run(kind, std::strtoll(argv[2], nullptr, 10));
  std::fprintf(stderr, "growth KIND COUNT, of the kinds");
  for (const Kind &kind : kinds)
    std::fprintf(stderr, " %s", kind.name);
  std::fprintf(stderr, "\n");
  return 2;
}
