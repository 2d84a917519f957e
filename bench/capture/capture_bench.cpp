//===- capture_bench.cpp - what calls of compiled functions cost ----------===//

#include "Models.h"
#include "tcopt/Capture/Modules/Compile.h"
#include <benchmark/benchmark.h>

using namespace tcopt;

namespace {
/// A compiled function of ten tensors, without the call.
class TenTensors {
public:
  explicit TenTensors(bool isOpen) {
    Options options;
    options.dynamic = isOpen;
    state = capture::makeCompiledFunction(options, Place::current());
    for (int64_t i = 0; i < 10; ++i)
      tensors.push_back(filled({4, 8}));
    capture::CallKey key(Place::current());
    fill(key);
    const std::any noStructure;
    capture::traceCall(*state, key, {},
                       {[](const capture::CallArguments &arguments) {
                          return std::vector<Tensor>{arguments.tensors[0] + 1};
                        },
                        noStructure, [] { return std::vector<uint64_t>(); }});
  }

  const capture::Version *find() const {
    capture::CallKey key(Place::current());
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

/// A greedy decoder whose position is a number: each token is the argument of
/// the next call.
static void decoding(benchmark::State &state) {
  constexpr int64_t length = 256;
  int64_t versions = 0;
  for (auto _ : state) {
    auto model = std::make_shared<Decoder>(64, 2, length);
    auto step = nn::compile(model);
    Tensor token = zeros({1}, DType::I64);
    for (int64_t position = 0; position < length; ++position)
      token = step(token, Size(position)).argmax(-1);
    benchmark::DoNotOptimize(token.item<int64_t>());
    versions = step.counts().versions;
  }
  state.counters["versions"] = double(versions);
}
BENCHMARK(decoding)
    ->Name("greedy decoding of 256 tokens")
    ->Unit(benchmark::kMillisecond);

//===----------------------------------------------------------------------===//
// Cells and layers, with and without compile
//===----------------------------------------------------------------------===//

static void compiledPointwise(benchmark::State &state) {
  call(state, &pointwise, filled({1, 64}));
}
BENCHMARK(compiledPointwise)->Name("compiled 3 pointwise functions, 1x64");

static void eagerPointwise(benchmark::State &state) {
  Tensor x = filled({1, 64});
  for (auto _ : state)
    benchmark::DoNotOptimize(pointwise(x));
}
BENCHMARK(eagerPointwise)->Name("eager 3 pointwise functions, 1x64");

template <typename M> static void mlp(benchmark::State &state, M model) {
  Tensor x = filled({1, 64});
  model(x);
  for (auto _ : state)
    benchmark::DoNotOptimize(model(x));
}
static void compiledMlp(benchmark::State &state) {
  mlp(state, nn::compile(Mlp(64)));
}
static void eagerMlp(benchmark::State &state) { mlp(state, Mlp(64)); }
BENCHMARK(compiledMlp)->Name("compiled MLP of 3 layers of 64");
BENCHMARK(eagerMlp)->Name("eager MLP of 3 layers of 64");

template <typename M> static void cell(benchmark::State &state, M model) {
  Tensor x = filled({1, 64});
  nn::LSTMState hidden{zeros({1, 64}), zeros({1, 64})};
  hidden = model(x, hidden);
  for (auto _ : state)
    hidden = model(x, hidden);
  benchmark::DoNotOptimize(hidden.first.toVector<float>());
}
static void compiledCell(benchmark::State &state) {
  cell(state, nn::compile(nn::LSTMCell(64, 64)));
}
static void eagerCell(benchmark::State &state) {
  cell(state, nn::LSTMCell(64, 64));
}
BENCHMARK(compiledCell)->Name("compiled LSTM cell of 64");
BENCHMARK(eagerCell)->Name("eager LSTM cell of 64");

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

BENCHMARK_MAIN();
