//===- capture_bench.cpp - what calls of compiled functions cost ----------===//

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/Compile.h"
#include "tcopt/Capture/Modules/Linear.h"
#include "tcopt/Capture/Modules/Transformer.h"
#include <benchmark/benchmark.h>

using namespace tcopt;

namespace {
Tensor filled(const std::vector<int64_t> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return tensor<float>(std::vector<float>(size_t(count), 1.f), sizes);
}

/// A compiled function of ten tensors, without the call.
class TenTensors {
public:
  explicit TenTensors(bool isOpen) {
    Options options;
    options.dynamic = isOpen;
    state = capture::makeCompiledFunction(options, Place::current());
    for (int64_t i = 0; i < 10; ++i)
      tensors.push_back(filled({4, 8}));
    capture::CallKey key(*state);
    fill(key);
    capture::traceCall(*state, key,
                       {[](const capture::CallArguments &arguments) {
                          return std::vector<Tensor>{arguments.tensors[0] + 1};
                        },
                        [] { return std::any(); },
                        [] { return std::vector<uint64_t>(); },
                        [] { return std::vector<capture::Leaf>(); }});
  }

  const capture::Version *find() const {
    capture::CallKey key(*state);
    fill(key);
    return capture::findVersion(*state, key);
  }

private:
  void fill(capture::CallKey &key) const {
    for (const Tensor &tensor : tensors)
      key.tensor(tensor);
  }

  std::vector<Tensor> tensors;
  std::shared_ptr<capture::CompiledFunction> state;
};
} // namespace

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static void guards(benchmark::State &state) {
  TenTensors function(/*isOpen=*/state.range(0) != 0);
  if (!function.find())
    state.SkipWithError("no version");
  for (auto _ : state)
    benchmark::DoNotOptimize(function.find());
}
BENCHMARK(guards)->Name("guards of 10 tensors, sizes known")->Arg(0);
BENCHMARK(guards)->Name("guards of 10 tensors, sizes open")->Arg(1);

template <typename Fn>
static void call(benchmark::State &state, Fn function,
                 Tensor x = filled({2, 2})) {
  auto compiled = compile(function);
  compiled(x);
  for (auto _ : state)
    benchmark::DoNotOptimize(compiled(x));
  if (compiled.counts().versions != 1)
    state.SkipWithError("more than one version");
}
BENCHMARK_CAPTURE(call, identity, [](Tensor x) {
  return x;
})->Name("call that returns its argument");
BENCHMARK_CAPTURE(call, add, [](Tensor x) {
  return x + 1;
})->Name("call of x + 1, 2x2");

static void callModule(benchmark::State &state) {
  auto layer = nn::compile(nn::Linear(16, 16));
  Tensor x = filled({1, 16});
  layer(x);
  for (auto _ : state)
    benchmark::DoNotOptimize(layer(x));
}
BENCHMARK(callModule)->Name("call of Linear(16, 16), 1x16");

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Counts the versions that calls make.
template <typename Fn, typename Call>
static void count(benchmark::State &state, Fn function, Call call) {
  int64_t versions = 0;
  for (auto _ : state) {
    auto compiled = compile(function);
    for (int64_t i = 0; i < 64; ++i)
      call(compiled, i);
    versions = compiled.counts().versions;
  }
  state.counters["versions"] = double(versions);
}
BENCHMARK_CAPTURE(
    count, batch, [](Tensor x) { return relu(x) * 2; },
    [](auto &f, int64_t i) { f(filled({i + 1, 8})); })
    -> Name("64 batch sizes, 1 to 64") -> Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(
    count, number, [](Tensor x, Scalar a) { return x * a; },
    [](auto &f, int64_t i) { f(filled({8}), 0.5 * double(i)); })
    -> Name("64 numbers") -> Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(
    count, length, [](Tensor x, Size n) { return x.expand({n, 8}) * 2; },
    [](auto &f, int64_t i) { f(filled({8}), i); })
    -> Name("64 sizes as numbers, 0 to 63") -> Unit(benchmark::kMillisecond);

//===----------------------------------------------------------------------===//
// First calls
//===----------------------------------------------------------------------===//

static void firstCall(benchmark::State &state) {
  auto layer = std::make_shared<nn::TransformerEncoderLayer>(64, 4);
  layer->eval();
  Tensor x = filled({2, 16, 64});
  for (auto _ : state) {
    reset();
    auto compiled = nn::compile(layer);
    benchmark::DoNotOptimize(compiled(x).template toVector<float>());
  }
}
BENCHMARK(firstCall)
    ->Name("first call of a TransformerEncoderLayer(64, 4)")
    ->Unit(benchmark::kMillisecond);

/// The same trace with other sizes: what is left to do for a second version.
static void otherSize(benchmark::State &state) {
  auto layer = std::make_shared<nn::TransformerEncoderLayer>(64, 4);
  layer->eval();
  Tensor x = filled({2, 16, 64}), other = filled({2, 24, 64});
  for (auto _ : state) {
    state.PauseTiming();
    reset();
    auto compiled = nn::compile(layer);
    compiled(x).template toVector<float>();
    state.ResumeTiming();
    benchmark::DoNotOptimize(compiled(other).template toVector<float>());
  }
}
BENCHMARK(otherSize)
    ->Name("first call of the same layer with another size")
    ->Unit(benchmark::kMillisecond);

static void loopOfWrites(benchmark::State &state) {
  Tensor x = filled({200, 8}), w = filled({8, 8}) * 0.1;
  auto body = [&](Tensor x) {
    Tensor out = zeros({200, 8}), h = zeros({8});
    for (int64_t t = 0; t < 200; ++t) {
      h = tanh(matmul(h, w) + x[t]);
      out[t] = h;
    }
    return out;
  };
  for (auto _ : state) {
    reset();
    benchmark::DoNotOptimize(compile(body)(x).toVector<float>());
  }
}
BENCHMARK(loopOfWrites)
    ->Name("first call of a loop of 200 steps with writes")
    ->Unit(benchmark::kMillisecond);

//===----------------------------------------------------------------------===//
// Cells and layers, with and without compile
//===----------------------------------------------------------------------===//

static Tensor pointwise(Tensor x) { return relu(x * 2 + 1); }

struct Mlp {
  Tensor operator()(Tensor x) const {
    return linear(relu(linear(relu(linear(x, w)), w)), w);
  }
  Tensor w = filled({64, 64}) * 0.1;
};

/// An LSTM cell of 64, whose state is its argument.
struct Cell {
  Tensor operator()(Tensor x) const {
    std::vector<Tensor> gates = (linear(x, w) + linear(x, u)).chunk(4, 1);
    Tensor c = sigmoid(gates[1]) * x + sigmoid(gates[0]) * tanh(gates[2]);
    return sigmoid(gates[3]) * tanh(c);
  }
  Tensor w = filled({256, 64}) * 0.1, u = filled({256, 64}) * 0.1;
};

template <typename Fn> static void eager(benchmark::State &state, Fn make) {
  auto function = make();
  Tensor x = filled({1, 64});
  function(x);
  for (auto _ : state)
    benchmark::DoNotOptimize(function(x));
}
template <typename Fn> static void hot(benchmark::State &state, Fn make) {
  call(state, make(), filled({1, 64}));
}
#define TCOPT_BOTH(MAKE, NAME)                                                 \
  BENCHMARK_CAPTURE(hot, MAKE, MAKE)->Name("compiled " NAME);                  \
  BENCHMARK_CAPTURE(eager, MAKE, MAKE)->Name("eager " NAME)
static auto makePointwise() { return &pointwise; }
static Mlp makeMlp() { return {}; }
static Cell makeCell() { return {}; }
TCOPT_BOTH(makePointwise, "3 pointwise functions, 1x64");
TCOPT_BOTH(makeMlp, "MLP of 3 layers of 64");
TCOPT_BOTH(makeCell, "LSTM cell of 64");
#undef TCOPT_BOTH

//===----------------------------------------------------------------------===//
// Statements without compile
//===----------------------------------------------------------------------===//

static void newIndex(benchmark::State &state) {
  Tensor data = filled({100000, 16}), w = filled({16});
  int64_t i = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize((data[i++ % 100000] * w).sum().item<float>());
}
BENCHMARK(newIndex)->Name("eager (data[i] * w).sum().item(), new i");

static void firstStatement(benchmark::State &state) {
  Tensor x = filled({4, 4});
  for (auto _ : state) {
    reset();
    benchmark::DoNotOptimize((x * 2).toVector<float>());
  }
}
BENCHMARK(firstStatement)
    ->Name("first execution of an eager x * 2")
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
