// torchvision's VisionTransformer of images of 32 x 32: patches of 8, two
// layers, width 64.

#include "Models.h"

static constexpr int64_t kWidth = 64, kHeads = 4, kHidden = 128, kPatches = 16;

namespace {
struct EncoderBlock : nn::Module {
  nn::LayerNorm ln_1, ln_2;
  nn::MultiheadAttention self_attention;
  nn::Sequential mlp;

  EncoderBlock()
      : ln_1(registerModule("ln_1", nn::LayerNorm({kWidth}, {.eps = 1e-6}))),
        ln_2(registerModule("ln_2", nn::LayerNorm({kWidth}, {.eps = 1e-6}))),
        self_attention(registerModule(
            "self_attention",
            nn::MultiheadAttention(kWidth, kHeads, {.batch_first = true}))),
        mlp(registerModule("mlp", nn::Sequential(nn::Linear(kWidth, kHidden),
                                                 nn::GELU(), nn::Dropout(0),
                                                 nn::Linear(kHidden, kWidth),
                                                 nn::Dropout(0)))) {}
  Tensor forward(const Tensor &input) const {
    Tensor x = ln_1(input);
    x = self_attention(x, x, x, {.need_weights = false}).first + input;
    return x + mlp(ln_2(x));
  }
};

struct Encoder : nn::Module {
  nn::Parameter pos_embedding =
      registerParameter("pos_embedding", randn({1, kPatches + 1, kWidth}));
  nn::Sequential layers = registerModule(
      "layers", nn::Sequential({{"encoder_layer_0", EncoderBlock()},
                                {"encoder_layer_1", EncoderBlock()}}));
  nn::LayerNorm ln =
      registerModule("ln", nn::LayerNorm({kWidth}, {.eps = 1e-6}));

  Tensor forward(const Tensor &x) const {
    return ln(layers(x + pos_embedding));
  }
};

struct VisionTransformer : nn::Module {
  nn::Conv2d conv_proj =
      registerModule("conv_proj", nn::Conv2d(3, kWidth, 8, {.stride = 8}));
  nn::Parameter class_token =
      registerParameter("class_token", zeros({1, 1, kWidth}));
  Encoder encoder = registerModule("encoder", Encoder());
  nn::Sequential heads = registerModule(
      "heads", nn::Sequential({{"head", nn::Linear(kWidth, 1000)}}));

  Tensor forward(const Tensor &x) const {
    Tensor patches = conv_proj(x).flatten(2).permute({0, 2, 1});
    Tensor token = class_token->expand({x.size(0), -1, -1});
    return heads(encoder.forward(cat({token, patches}, 1)).select(1, 0));
  }
};
} // namespace

Model makeViT() { return modelOf(VisionTransformer()); }
