//===- first_bench.cpp - what first calls cost ----------------------------===//
//
// Each iteration forgets what was compiled before. First inferences of models
// are measured once a process, whose start they include.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "tcopt/Capture/Modules/Compile.h"
#include "tcopt/Capture/Modules/Transformer.h"
#include <benchmark/benchmark.h>

using namespace tcopt;

//===----------------------------------------------------------------------===//
// Compiled functions
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
// Without compile
//===----------------------------------------------------------------------===//

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

/// Statements that were never seen: 11 functions of operands of some dtypes.
/// The time is divided by their number.
static void
firstStatements(benchmark::State &state,
                const std::vector<std::pair<DType, DType>> &dtypes) {
  std::vector<std::pair<Tensor, Tensor>> operands;
  for (auto [a, b] : dtypes)
    operands.emplace_back(filled({64, 64}).to(a), filled({64, 64}).to(b));
  for (auto _ : state) {
    reset();
    for (const auto &[x, y] : operands)
      for (const Tensor &result :
           {x - y, y - x, x * y, maximum(x, y), minimum(x, y), x<y, x> y,
            x == y, x >= y, x <= y, x != y})
        benchmark::DoNotOptimize(result);
  }
  state.counters["statements"] = double(11 * operands.size());
}
static void usualStatements(benchmark::State &state) {
  firstStatements(state, {{DType::F32, DType::F32},
                          {DType::F64, DType::F64},
                          {DType::I64, DType::I64},
                          {DType::F16, DType::F16}});
}
static void unusualStatements(benchmark::State &state) {
  firstStatements(state, {{DType::F16, DType::F32},
                          {DType::I16, DType::F32},
                          {DType::I8, DType::I64}});
}
BENCHMARK(usualStatements)
    ->Name("first execution of an eager statement")
    ->Unit(benchmark::kMillisecond);
BENCHMARK(unusualStatements)
    ->Name("first execution of one that is not among stored kernels")
    ->Unit(benchmark::kMillisecond);

template <typename M> static void infer(benchmark::State &state, Tensor x) {
  M model;
  model.eval();
  for (auto _ : state)
    benchmark::DoNotOptimize(model(x).template toVector<float>());
}
static void resnet(benchmark::State &state) {
  infer<ResNet18>(state, filled({1, 3, 224, 224}));
}
static void gpt(benchmark::State &state) {
  infer<Gpt>(state, zeros({1, 32}, DType::I64));
}
BENCHMARK(resnet)
    ->Name("first inference of an eager ResNet-18")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK(gpt)
    ->Name("first inference of an eager GPT-2, 12 layers of 256")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
