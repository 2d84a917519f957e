//===- calls.cpp - time of calls of small graphs, and of compiling -------===//
//
//   calls [DEVICE]
//
// Prints what a call of a graph takes, by its host code and as one CUDA graph,
// with one tiny kernel and with 100 (updates of 100 small tensors): the
// median of groups of calls, and of calls that are waited for; and how long it
// takes from a function to its first result, of a pointwise kernel, of a
// product of matrices and of a stack of transformer blocks. That includes the
// driver's compilation, if its cache is off (CUDA_CACHE_DISABLE=1), but not its
// start.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Modules/All.h"
#include <algorithm>
#include <chrono>
#include <functional>
#include <iomanip>
#include <iostream>

using namespace tcopt;

namespace {

double now() {
  return std::chrono::duration<double, std::micro>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

void finish(const Tensor &result) { (void)result.flatten()[0].item<double>(); }

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

/// Microseconds of a call, in groups of `count` that are waited for together.
double timeOf(Device device, int64_t count, const std::function<void()> &call) {
  std::vector<double> times;
  for (int64_t i = 0; i < 300; ++i) {
    device.synchronize();
    double begin = now();
    for (int64_t k = 0; k < count; ++k)
      call();
    device.synchronize();
    times.push_back((now() - begin) / double(count));
  }
  return median(std::vector<double>(times.begin() + 100, times.end()));
}

void print(const std::string &name, double time, const char *unit) {
  std::cout << std::left << std::setw(56) << name << std::fixed
            << std::setprecision(2) << time << " " << unit << std::endl;
}

void printCalls(Device device, const std::string &name,
                const std::function<void()> &call) {
  print(name + ", with its wait", timeOf(device, 1, call), "us");
  print(name + ", of 100 in a row", timeOf(device, 100, call), "us");
}

void timeTiny(Device device, const std::string &mode) {
  auto tiny = compile([](Tensor x) { return relu(x); }, {.mode = mode});
  Tensor x = randn({1024});
  printCalls(device, "one tiny kernel, " + mode, [&] { tiny(x); });
}

/// What an optimizer's step does to small parameters.
void timeHundred(Device device, const std::string &mode) {
  std::vector<Tensor> values;
  for (int i = 0; i < 100; ++i)
    values.push_back(randn({1024}));
  auto many = compile(
      [values](Tensor rate) mutable {
        for (Tensor &value : values)
          value.mul_(rate);
        return rate;
      },
      {.mode = mode});
  Tensor rate = ones({1});
  printCalls(device, "100 tiny kernels, " + mode, [&] { many(rate); });
}

/// Milliseconds from the function to its result.
template <typename Function, typename... Args>
double firstCall(Function function, Args... args) {
  double begin = now();
  finish(compile(function)(args...));
  return (now() - begin) / 1000;
}

struct Block : nn::Module {
  nn::LayerNorm norm1, norm2;
  nn::Linear qkv, out, up, down;

  explicit Block(int64_t width)
      : norm1(registerModule("norm1", nn::LayerNorm({width}))),
        norm2(registerModule("norm2", nn::LayerNorm({width}))),
        qkv(registerModule("qkv", nn::Linear(width, 3 * width))),
        out(registerModule("out", nn::Linear(width, width))),
        up(registerModule("up", nn::Linear(width, 4 * width))),
        down(registerModule("down", nn::Linear(4 * width, width))) {}

  Tensor operator()(Tensor x) const {
    Size batch = x.size(0), length = x.size(1), width = x.size(2);
    auto heads = [&](Tensor t) {
      return t.reshape({batch, length, 12, 64}).transpose(1, 2);
    };
    auto parts = split(qkv(norm1(x)), 768, 2);
    Tensor attended = scaled_dot_product_attention(
        heads(parts[0]), heads(parts[1]), heads(parts[2]), {}, 0.0, true);
    x = x + out(attended.transpose(1, 2).reshape({batch, length, width}));
    return x + down(gelu(up(norm2(x))));
  }
};

void timeCompiling() {
  NoGrad none;
  Tensor x = randn({1 << 20}), y = randn({1 << 20});
  print("compile: a pointwise kernel",
        firstCall([](Tensor x, Tensor y) { return gelu(x * 2.0 + y); }, x, y),
        "ms");
  Tensor a = randn({1024, 1024}).to(DType::BF16), b = a + 1.0;
  print("compile: a product of matrices",
        firstCall([](Tensor a, Tensor b) { return matmul(a, b); }, a, b), "ms");
  std::vector<Block> blocks;
  for (int64_t i = 0; i < 12; ++i) {
    blocks.emplace_back(768);
    blocks.back().to(DType::BF16);
  }
  Tensor h = randn({8, 1024, 768}).to(DType::BF16);
  print("compile: 12 blocks of GPT-2 small",
        firstCall(
            [=](Tensor x) {
              for (const Block &block : blocks)
                x = block(x);
              return x;
            },
            h),
        "ms");
}

} // namespace

int main(int argc, char **argv) {
  Device device(argc > 1 ? argv[1] : "cuda");
  DefaultDevice placed(device);
  // The driver's start is not a compiler's time.
  finish(randn({4}));
  timeCompiling();
  for (const char *mode : {"default", "reduce-overhead"}) {
    timeTiny(device, mode);
    timeHundred(device, mode);
  }
}
