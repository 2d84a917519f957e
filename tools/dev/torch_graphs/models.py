"""Models with random weights and small configurations, without downloads: MODELS maps a name to a function that returns
(module, arguments, keyword arguments). Needs torchvision, transformers and timm."""
import torch
from torch import nn

MODELS = {}
STATIC_ONLY = {"swin_t", "timm_maxvit"}  # torch needs minutes to trace these with symbolic sizes


def model(function):
    MODELS[function.__name__] = function
    return function


def image(batch=2, channels=3, size=64):
    return torch.randn(batch, channels, size, size)


def ids(batch=2, length=16, vocabulary=100):
    return torch.randint(2, vocabulary, (batch, length))


def mask():
    rows = torch.ones(2, 16, dtype=torch.long)
    rows[1, 12:] = 0
    return rows


# --- torchvision and timm ---

def vision(name, size=64, **options):
    import torchvision
    return getattr(torchvision.models, name)(weights=None, **options), (image(size=size),), {}


def timm_model(name, size=64, **options):
    import timm
    return timm.create_model(name, pretrained=False, **options), (image(size=size),), {}


for _name in ("resnet18", "mobilenet_v3_small", "efficientnet_b0", "convnext_tiny", "swin_t", "densenet121"):
    MODELS[_name] = lambda name=_name: vision(name)


@model
def vit_small():
    from torchvision.models import VisionTransformer
    return VisionTransformer(64, 16, 2, 2, 32, 64), (image(),), {}


@model
def deeplab():
    import torchvision
    build = torchvision.models.segmentation.deeplabv3_mobilenet_v3_large
    return build(weights=None, weights_backbone=None), (image(),), {}


for _name, _model, _size in (("mixer", "mixer_s32_224", 224), ("levit", "levit_128s", 224), ("ghostnet", "ghostnet_100", 64),
                             ("poolformer", "poolformer_s12", 64), ("maxvit", "maxvit_rmlp_pico_rw_256", 256)):
    MODELS["timm_" + _name] = lambda name=_model, size=_size: timm_model(name, size)


# --- transformers ---

COMMON = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, vocab_size=100,
              max_position_embeddings=64)
SEQ2SEQ = dict(d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4,
               encoder_ffn_dim=64, decoder_ffn_dim=64, vocab_size=100)
PATCHES = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, image_size=32, patch_size=8)


def hugging_face(model, config, args=None, kwargs=None, own=None, **more):
    """`own` replaces COMMON, `more` is added to it."""
    import transformers
    settings = getattr(transformers, config)(**(own if own is not None else {**COMMON, **more}))
    if hasattr(settings, "use_cache"):
        settings.use_cache = False
    return getattr(transformers, model)(settings), args or (ids(),), kwargs or {}


@model
def bert():
    return hugging_face("BertForMaskedLM", "BertConfig", kwargs=dict(attention_mask=mask(), labels=ids()))


@model
def roberta():
    return hugging_face("RobertaForSequenceClassification", "RobertaConfig", kwargs=dict(attention_mask=mask()))


@model
def albert():
    return hugging_face("AlbertForMaskedLM", "AlbertConfig", embedding_size=16, kwargs=dict(attention_mask=mask()))


@model
def distilbert():
    own = dict(dim=32, n_layers=2, n_heads=4, hidden_dim=64, vocab_size=100, max_position_embeddings=64)
    return hugging_face("DistilBertForMaskedLM", "DistilBertConfig", own=own, kwargs=dict(attention_mask=mask()))


@model
def deberta_v2():
    return hugging_face("DebertaV2ForMaskedLM", "DebertaV2Config", relative_attention=True, pos_att_type=["p2c", "c2p"],
                        position_buckets=8, kwargs=dict(attention_mask=mask()))


@model
def xlnet():
    return hugging_face("XLNetLMHeadModel", "XLNetConfig", own=dict(d_model=32, n_layer=2, n_head=4, d_inner=64, vocab_size=100))


@model
def longformer():
    return hugging_face("LongformerForMaskedLM", "LongformerConfig", attention_window=8, kwargs=dict(attention_mask=mask()))


@model
def gpt2():
    own = dict(n_embd=32, n_layer=2, n_head=4, vocab_size=100, n_positions=64)
    return hugging_face("GPT2LMHeadModel", "GPT2Config", own=own, kwargs=dict(labels=ids()))


@model
def opt():
    own = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, ffn_dim=64, vocab_size=100, max_position_embeddings=64,
               word_embed_proj_dim=32)
    return hugging_face("OPTForCausalLM", "OPTConfig", own=own, kwargs=dict(attention_mask=mask()))


@model
def bloom():
    own = dict(hidden_size=32, n_layer=2, n_head=4, vocab_size=100)
    return hugging_face("BloomForCausalLM", "BloomConfig", own=own, kwargs=dict(attention_mask=mask()))


@model
def falcon():
    return hugging_face("FalconForCausalLM", "FalconConfig", kwargs=dict(attention_mask=mask()))


@model
def llama():
    return hugging_face("LlamaForCausalLM", "LlamaConfig", num_key_value_heads=2, kwargs=dict(attention_mask=mask(), labels=ids()))


@model
def mistral():
    return hugging_face("MistralForCausalLM", "MistralConfig", num_key_value_heads=2, sliding_window=8,
                        kwargs=dict(attention_mask=mask()))


@model
def qwen2():
    return hugging_face("Qwen2ForCausalLM", "Qwen2Config", num_key_value_heads=2)


@model
def gemma():
    return hugging_face("GemmaForCausalLM", "GemmaConfig", num_key_value_heads=2, head_dim=8)


@model
def gemma3():
    return hugging_face("Gemma3ForCausalLM", "Gemma3TextConfig", num_key_value_heads=2, head_dim=8, sliding_window=8)


@model
def phi():
    return hugging_face("PhiForCausalLM", "PhiConfig")


@model
def gpt_neox():
    return hugging_face("GPTNeoXForCausalLM", "GPTNeoXConfig")


@model
def mixtral():
    return hugging_face("MixtralForCausalLM", "MixtralConfig", num_key_value_heads=2, num_local_experts=4)


@model
def qwen3_moe():
    return hugging_face("Qwen3MoeForCausalLM", "Qwen3MoeConfig", num_key_value_heads=2, num_experts=4, num_experts_per_tok=2,
                        moe_intermediate_size=32, head_dim=8)


@model
def mamba():
    return hugging_face("MambaForCausalLM", "MambaConfig", own=dict(hidden_size=32, num_hidden_layers=2, vocab_size=100, state_size=8))


@model
def t5():
    own = dict(d_model=32, d_kv=8, d_ff=64, num_layers=2, num_heads=4, vocab_size=100, decoder_start_token_id=0, pad_token_id=0)
    return hugging_face("T5ForConditionalGeneration", "T5Config", own=own, kwargs=dict(decoder_input_ids=ids()))


@model
def bart():
    own = dict(**SEQ2SEQ, max_position_embeddings=64)
    return hugging_face("BartForConditionalGeneration", "BartConfig", own=own, kwargs=dict(attention_mask=mask(), labels=ids()))


@model
def whisper():
    own = dict(**SEQ2SEQ, max_source_positions=32, max_target_positions=32, pad_token_id=0, bos_token_id=1, eos_token_id=1,
               decoder_start_token_id=1)
    return hugging_face("WhisperForConditionalGeneration", "WhisperConfig", args=(torch.randn(2, 80, 64),), own=own,
                        kwargs=dict(decoder_input_ids=ids()))


@model
def hf_vit():
    return hugging_face("ViTForImageClassification", "ViTConfig", args=(image(size=32),), own=PATCHES)


@model
def clip():
    import transformers
    text = dict(**COMMON, projection_dim=16)
    config = transformers.CLIPConfig(text_config=text, vision_config=dict(**PATCHES, projection_dim=16), projection_dim=16)
    kwargs = dict(input_ids=ids(), pixel_values=image(size=32), attention_mask=mask(), return_loss=True)
    return transformers.CLIPModel(config), (), kwargs


@model
def segformer():
    own = dict(hidden_sizes=[8, 16, 16, 32], depths=[1, 1, 1, 1], num_attention_heads=[1, 1, 2, 2], decoder_hidden_size=16)
    return hugging_face("SegformerForSemanticSegmentation", "SegformerConfig", args=(image(),), own=own)


@model
def wav2vec2():
    own = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, vocab_size=32, conv_dim=(16,) * 4,
               conv_kernel=(10, 3, 3, 2), conv_stride=(5, 2, 2, 2), num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2,
               mask_time_prob=0.0)
    return hugging_face("Wav2Vec2ForCTC", "Wav2Vec2Config", args=(torch.randn(2, 2000),), own=own)


# --- Hand-written ---

class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b, self.c, self.d = self.block(3, 8), self.block(8, 16), self.block(16, 16), self.block(32, 8)
        self.pool, self.up = nn.MaxPool2d(2), nn.ConvTranspose2d(16, 16, 2, stride=2)
        self.out = nn.Conv2d(16, 2, 1)

    @staticmethod
    def block(channels, features):
        return nn.Sequential(nn.Conv2d(channels, features, 3, padding=1), nn.BatchNorm2d(features), nn.ReLU(inplace=True))

    def forward(self, x):
        a = self.a(x)
        b = self.b(self.pool(a))
        c = self.c(self.pool(b))
        d = self.d(torch.cat([self.up(c), b], 1))
        d = nn.functional.interpolate(d, scale_factor=2, mode="bilinear", align_corners=False)
        return self.out(torch.cat([d, a], 1))


class Lstm(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding, self.rnn = nn.Embedding(100, 16), nn.LSTM(16, 32, 2, batch_first=True, dropout=0.1)
        self.out = nn.Linear(32, 100)

    def forward(self, x):
        return self.out(self.rnn(self.embedding(x))[0])


class Gru(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn, self.out = nn.GRU(16, 32, 1, bidirectional=True), nn.Linear(64, 10)

    def forward(self, x):
        return self.out(self.rnn(x)[0][-1])


class NanoGpt(nn.Module):
    """A block with scaled dot product attention, whose keys and values are also written to a cache."""

    def __init__(self):
        super().__init__()
        self.embedding, self.qkv, self.proj = nn.Embedding(100, 32), nn.Linear(32, 96, bias=False), nn.Linear(32, 32)
        self.norm, self.head = nn.RMSNorm(32), nn.Linear(32, 100)
        self.register_buffer("k", torch.zeros(2, 4, 32, 8))
        self.register_buffer("v", torch.zeros(2, 4, 32, 8))
        self.register_buffer("steps", torch.zeros((), dtype=torch.long))

    @staticmethod
    def heads(x):
        return x.view(x.size(0), x.size(1), 4, 8).transpose(1, 2)

    def forward(self, x, position):
        h = self.embedding(x)
        q, k, v = map(self.heads, self.qkv(self.norm(h)).chunk(3, -1))
        self.k[:, :, position] = k.detach()
        self.v[:, :, position] = v.detach()
        self.steps += 1
        a = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        h = h + self.proj(a.transpose(1, 2).flatten(2))
        return self.head(h)


@model
def unet():
    return UNet(), (image(),), {}


@model
def lstm():
    return Lstm(), (ids(),), {}


@model
def gru():
    return Gru(), (torch.randn(8, 2, 16),), {}


@model
def nn_transformer():
    kwargs = dict(tgt_mask=nn.Transformer.generate_square_subsequent_mask(12), tgt_is_causal=True)
    return nn.Transformer(32, 4, 2, 2, 64, batch_first=True), (torch.randn(2, 10, 32), torch.randn(2, 12, 32)), kwargs


@model
def nanogpt():
    return NanoGpt(), (ids(), torch.arange(16)), {}
