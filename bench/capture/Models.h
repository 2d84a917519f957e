//===- Models.h - models whose calls are measured ---------------*- C++ -*-===//
//
// torch_rows.py has the same ones.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_BENCH_CAPTURE_MODELS_H
#define TCOPT_BENCH_CAPTURE_MODELS_H

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"

inline tcopt::Tensor filled(const std::vector<int64_t> &sizes) {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return tcopt::tensor<float>(std::vector<float>(size_t(count), 1.f), sizes);
}

inline tcopt::Tensor pointwise(tcopt::Tensor x) { return relu(x * 2 + 1); }

struct Mlp : tcopt::nn::Module {
  explicit Mlp(int64_t size)
      : first(registerModule("first", tcopt::nn::Linear(size, size))),
        second(registerModule("second", tcopt::nn::Linear(size, size))),
        third(registerModule("third", tcopt::nn::Linear(size, size))) {}
  tcopt::Tensor forward(const tcopt::Tensor &x) const {
    return third(relu(second(relu(first(x)))));
  }
  tcopt::Tensor operator()(const tcopt::Tensor &x) const { return forward(x); }

  tcopt::nn::Linear first, second, third;
};

//===----------------------------------------------------------------------===//
// ResNet-18
//===----------------------------------------------------------------------===//

struct ResidualBlock : tcopt::nn::Module {
  ResidualBlock(int64_t in, int64_t out, int64_t stride)
      : body(registerModule(
            "body",
            tcopt::nn::Sequential(
                tcopt::nn::Conv2d(
                    in, out, 3,
                    {.stride = stride, .padding = 1, .bias = false}),
                tcopt::nn::BatchNorm2d(out), tcopt::nn::ReLU(),
                tcopt::nn::Conv2d(out, out, 3, {.padding = 1, .bias = false}),
                tcopt::nn::BatchNorm2d(out)))) {
    if (stride != 1 || in != out)
      shortcut = registerModule(
          "shortcut",
          tcopt::nn::Sequential(
              tcopt::nn::Conv2d(in, out, 1, {.stride = stride, .bias = false}),
              tcopt::nn::BatchNorm2d(out)));
  }
  tcopt::Tensor forward(const tcopt::Tensor &x) const {
    return relu(body(x) + (shortcut ? (*shortcut)(x) : x));
  }

  tcopt::nn::Sequential body;
  std::optional<tcopt::nn::Sequential> shortcut;
};

struct ResNet18 : tcopt::nn::Module {
  ResNet18() {
    int64_t in = 64;
    for (int64_t out : {64, 128, 256, 512})
      for (int64_t stride : {out == 64 ? 1 : 2, 1}) {
        blocks.append(ResidualBlock(in, out, stride));
        in = out;
      }
  }
  tcopt::Tensor operator()(const tcopt::Tensor &image) const {
    tcopt::Tensor x = max_pool2d(relu(norm(stem(image))), 3, 2, 1);
    for (const ResidualBlock &block : blocks)
      x = block.forward(x);
    return head(adaptive_avg_pool2d(x, 1).flatten(1));
  }

  tcopt::nn::Conv2d stem = registerModule(
      "stem",
      tcopt::nn::Conv2d(3, 64, 7, {.stride = 2, .padding = 3, .bias = false}));
  tcopt::nn::BatchNorm2d norm =
      registerModule("norm", tcopt::nn::BatchNorm2d(64));
  tcopt::nn::ModuleList<ResidualBlock> blocks =
      registerModule("blocks", tcopt::nn::ModuleList<ResidualBlock>());
  tcopt::nn::Linear head = registerModule("head", tcopt::nn::Linear(512, 1000));
};

//===----------------------------------------------------------------------===//
// GPT-2
//===----------------------------------------------------------------------===//

/// Attention and two layers, of heads of 64 elements.
struct GptBlock : tcopt::nn::Module {
  explicit GptBlock(int64_t width, int64_t length = 0)
      : heads(width / 64),
        norm1(registerModule("norm1", tcopt::nn::LayerNorm(width))),
        norm2(registerModule("norm2", tcopt::nn::LayerNorm(width))),
        qkv(registerModule("qkv", tcopt::nn::Linear(width, 3 * width))),
        out(registerModule("out", tcopt::nn::Linear(width, width))),
        up(registerModule("up", tcopt::nn::Linear(width, 4 * width))),
        down(registerModule("down", tcopt::nn::Linear(4 * width, width))) {
    for (tcopt::Tensor &cache : caches)
      cache = tcopt::zeros({1, heads, length, 64});
  }

  std::vector<tcopt::Tensor> project(const tcopt::Tensor &x) const {
    std::vector<tcopt::Tensor> all = qkv(norm1(x)).chunk(3, -1);
    for (tcopt::Tensor &each : all)
      each = each.view({x.size(0), x.size(1), heads, 64}).transpose(1, 2);
    return all;
  }
  tcopt::Tensor finish(const tcopt::Tensor &x,
                       const tcopt::Tensor &attention) const {
    tcopt::Tensor y = x + out(attention.transpose(1, 2).flatten(2));
    return y + down(gelu(up(norm2(y))));
  }

  tcopt::Tensor forward(const tcopt::Tensor &x) const {
    std::vector<tcopt::Tensor> all = project(x);
    return finish(x, scaled_dot_product_attention(all[0], all[1], all[2], {},
                                                  0.0, /*is_causal=*/true));
  }
  /// Of the token at a position; caches have the keys and values before it.
  tcopt::Tensor forward(const tcopt::Tensor &x, tcopt::Size position) const {
    std::vector<tcopt::Tensor> all = project(x);
    for (size_t i : {0, 1})
      tcopt::Tensor(caches[i]).narrow(2, position, 1).copy_(all[i + 1]);
    return finish(x, scaled_dot_product_attention(
                         all[0], caches[0].narrow(2, 0, position + 1),
                         caches[1].narrow(2, 0, position + 1)));
  }

  int64_t heads;
  tcopt::nn::LayerNorm norm1, norm2;
  tcopt::nn::Linear qkv, out, up, down;
  std::array<tcopt::Tensor, 2> caches;
};

struct Gpt : tcopt::nn::Module {
  explicit Gpt(int64_t width = 256, int64_t layers = 12, int64_t length = 128)
      : token(registerModule("token", tcopt::nn::Embedding(1000, width))),
        place(registerModule("place", tcopt::nn::Embedding(length, width))),
        blocks(registerModule("blocks", tcopt::nn::ModuleList<GptBlock>())),
        norm(registerModule("norm", tcopt::nn::LayerNorm(width))),
        head(registerModule("head", tcopt::nn::Linear(width, 1000))) {
    for (int64_t i = 0; i < layers; ++i)
      blocks.append(GptBlock(width, length));
  }
  tcopt::Tensor operator()(const tcopt::Tensor &ids) const {
    tcopt::Tensor x = token(ids) + place(tcopt::arange(ids.size(1)));
    for (const GptBlock &block : blocks)
      x = block.forward(x);
    return head(norm(x));
  }

  tcopt::nn::Embedding token, place;
  tcopt::nn::ModuleList<GptBlock> blocks;
  tcopt::nn::LayerNorm norm;
  tcopt::nn::Linear head;
};

/// Logits of the token that follows one, at a position.
struct Decoder : Gpt {
  using Gpt::Gpt;
  tcopt::Tensor forward(const tcopt::Tensor &id, tcopt::Size position) const {
    tcopt::Tensor x =
        (token(id) + place.weight->select(0, position)).unsqueeze(0);
    for (const GptBlock &block : blocks)
      x = block.forward(x, position);
    return head(norm(x)).squeeze(0);
  }
};

#endif // TCOPT_BENCH_CAPTURE_MODELS_H
