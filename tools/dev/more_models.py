"""More models for judge_models.py (`--more`): what people export besides the architectures that it has by itself.

Sizes are small, weights random. Language models, encoders and images are rows of tables: a class of transformers, its
configuration, and which field of its output counts.
"""
from judge_models import Wrapped, image, text, tokens, vision

TINY = dict(vocab_size=256, hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128)
GROUPED = dict(TINY, num_key_value_heads=2, max_position_embeddings=64, pad_token_id=0, bos_token_id=1, eos_token_id=2)
LAYERS = dict(vocab_size=256, d_model=64, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4,
              decoder_attention_heads=4, encoder_ffn_dim=128, decoder_ffn_dim=128, max_position_embeddings=64)
PATCHES = dict(hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128, image_size=32, patch_size=8)
WAVES = dict(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, conv_dim=(16, 16, 16),
             conv_kernel=(10, 3, 3), conv_stride=(5, 2, 2), num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)
BATCH = {"x": {0: "batch"}}

# torchvision: by name, the size of the image.
VISION = dict(alexnet=64, vgg11_bn=32, squeezenet1_1=64, densenet121=64, shufflenet_v2_x0_5=64, mobilenet_v2=64, mnasnet0_5=64,
              regnet_y_400mf=64, resnext50_32x4d=64, efficientnet_v2_s=64, swin_v2_t=64, maxvit_t=224)

# Encoders of text: class, options of its configuration, fixed arguments.
ENCODERS = {
    "distilbert": ("DistilBertModel", dict(vocab_size=256, dim=64, n_layers=2, n_heads=4, hidden_dim=128)),
    "roberta": ("RobertaModel", dict(TINY, max_position_embeddings=66)),
    "albert": ("AlbertModel", dict(TINY, embedding_size=32)),
    "electra": ("ElectraModel", dict(TINY, embedding_size=32)),
    "deberta": ("DebertaV2Model", dict(TINY, relative_attention=True, position_buckets=16, pos_att_type=["p2c", "c2p"])),
    "mpnet": ("MPNetModel", TINY),
    "xlnet": ("XLNetModel", dict(vocab_size=256, d_model=64, n_layer=2, n_head=4, d_inner=128), dict(use_mems=False)),
    "funnel": ("FunnelBaseModel", dict(vocab_size=256, block_sizes=[1, 1], d_model=64, n_head=4, d_head=16, d_inner=128)),
    "clip_text": ("CLIPTextModel", dict(TINY, max_position_embeddings=64, eos_token_id=255)),
}

# Language models: the configuration's prefix, its options.
LANGUAGE = {
    "opt": ("OPT", dict(vocab_size=256, hidden_size=64, num_hidden_layers=2, num_attention_heads=4, ffn_dim=128,
                        max_position_embeddings=64, word_embed_proj_dim=64)),
    "gptneo": ("GPTNeo", dict(vocab_size=256, hidden_size=64, num_layers=2, num_heads=4, window_size=8,
                              attention_types=[[["global", "local"], 1]], max_position_embeddings=64)),
    "gptj": ("GPTJ", dict(vocab_size=256, n_embd=64, n_layer=2, n_head=4, rotary_dim=8, n_positions=64)),
    "gptneox": ("GPTNeoX", dict(TINY, max_position_embeddings=64)),
    "bloom": ("Bloom", dict(vocab_size=256, hidden_size=64, n_layer=2, n_head=4)),
    "falcon": ("Falcon", dict(vocab_size=256, hidden_size=64, num_hidden_layers=2, num_attention_heads=4)),
    "mistral": ("Mistral", GROUPED), "qwen2": ("Qwen2", GROUPED), "qwen3": ("Qwen3", dict(GROUPED, head_dim=16)),
    "gemma": ("Gemma", dict(GROUPED, head_dim=16)), "gemma2": ("Gemma2", dict(GROUPED, head_dim=16)),
    "gemma3": ("Gemma3", dict(GROUPED, head_dim=16), "Gemma3Text"), "phi": ("Phi", GROUPED), "phi3": ("Phi3", GROUPED),
    "stablelm": ("StableLm", GROUPED), "olmo2": ("Olmo2", GROUPED), "starcoder2": ("Starcoder2", GROUPED),
    "cohere": ("Cohere", GROUPED), "granite": ("Granite", GROUPED), "nemotron": ("Nemotron", GROUPED),
    "glm": ("Glm", dict(GROUPED, head_dim=16)), "smollm3": ("SmolLM3", GROUPED),
    "mamba": ("Mamba", dict(vocab_size=256, hidden_size=32, num_hidden_layers=2, state_size=8)),
    "rwkv": ("Rwkv", dict(vocab_size=256, hidden_size=32, num_hidden_layers=2, context_length=64)),
}

# Of images: class, options, the field, the size of the image.
IMAGES = {
    "clip_vision": ("CLIPVisionModel", PATCHES), "siglip": ("SiglipVisionModel", PATCHES), "deit": ("DeiTModel", PATCHES),
    "beit": ("BeitModel", dict(PATCHES, use_relative_position_bias=True)), "vit_msn": ("ViTMSNModel", PATCHES),
    "dinov2": ("Dinov2Model", {k: v for k, v in PATCHES.items() if k != "intermediate_size"}),
    "segformer": ("SegformerForSemanticSegmentation", dict(hidden_sizes=[16, 32, 40, 64], depths=[1] * 4,
                                                           decoder_hidden_size=32), "logits", 64),
    "convnextv2": ("ConvNextV2Model", dict(hidden_sizes=[16, 32, 48, 64], depths=[1, 1, 2, 1]), "last_hidden_state", 64),
    "mobilevit": ("MobileViTModel", dict(image_size=64), "last_hidden_state", 64),
    "poolformer": ("PoolFormerModel", dict(hidden_sizes=[16, 32, 40, 64], depths=[1] * 4), "last_hidden_state", 64),
    "levit": ("LevitModel", {}, "last_hidden_state", 224),
    "yolos": ("YolosForObjectDetection", dict(PATCHES, image_size=[64, 64], patch_size=16, num_detection_tokens=10),
              "pred_boxes", 64),
    "swin2sr": ("Swin2SRForImageSuperResolution", dict(image_size=32, embed_dim=24, depths=[2, 2], num_heads=[2, 2],
                                                       window_size=8), "reconstruction", 32),
}


def transformer(name, options, field="last_hidden_state", argument="input_ids", config=None, **fixed):
    """A function that makes a module of one input and one output."""
    def make():
        import torch
        import transformers

        class Module(torch.nn.Module):
            def __init__(self):
                super().__init__()
                model = getattr(transformers, name)
                kind = getattr(transformers, config + "Config") if config else model.config_class
                self.model = model(kind(**options))

            def forward(self, x):
                return getattr(self.model(**{argument: x}, **fixed), field)

        return Module().eval()
    return make


def language(prefix, options, config=None):
    return text(transformer(prefix + "ForCausalLM", options, "logits", config=config, use_cache=False))


def of_images(name, options, field="last_hidden_state", size=32):
    return Wrapped(transformer(name, options, field, "pixel_values"), lambda b=2: image(b, size), ["x"], BATCH,
                   [(1,), (2,), (5,)])


def of_waves(name):
    import torch
    return Wrapped(transformer(name, WAVES, argument="input_values"), lambda b=2: (torch.randn(b, 4000),), ["x"], BATCH,
                   [(1,), (2,), (3,)])


def pair(name, options):
    """An encoder and a decoder."""
    def make():
        import torch
        import transformers

        class Module(torch.nn.Module):
            def __init__(self):
                super().__init__()
                model = getattr(transformers, name)
                self.model = model(model.config_class(**options))

            def forward(self, ids, decoder_ids):
                return self.model(input_ids=ids, decoder_input_ids=decoder_ids, use_cache=False).logits

        return Module().eval()
    both = {"ids": {0: "batch", 1: "length"}, "decoder_ids": {0: "batch", 1: "decoder_length"}}
    return Wrapped(make, lambda b=2, s=12, d=5: tokens(b, s) + tokens(b, d), ["ids", "decoder_ids"], both,
                   [(1, 7, 3), (2, 12, 5), (3, 20, 9)])


def segmentation(name):
    def make():
        import torch
        import torchvision

        class Module(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.model = getattr(torchvision.models.segmentation, name)(weights=None, weights_backbone=None, num_classes=5)

            def forward(self, x):
                return self.model(x)["out"]

        return Module().eval()
    return Wrapped(make, lambda b=2: image(b, 64), ["x"], BATCH, [(1,), (2,), (3,)])


def detection(name, **options):
    def make():
        import torch
        import torchvision

        class Module(torch.nn.Module):
            def __init__(self):
                super().__init__()
                found = getattr(torchvision.models.detection, name)
                self.model = found(weights=None, weights_backbone=None, num_classes=5, **options)

            def forward(self, x):
                found = self.model([x[0]])[0]
                return found["boxes"], found["scores"], found["labels"]

        return Module().eval()
    return Wrapped(make, lambda: image(1, 96), ["x"], {"x": {}}, [()])


def networks():
    """Made of layers here: what the architectures above do not have."""
    import torch
    from torch import nn
    from torch.nn import functional as F

    class Gru(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.gru = nn.Embedding(256, 24), nn.GRU(24, 32, 2, bidirectional=True, batch_first=True)
            self.score, self.out = nn.Linear(64, 1), nn.Linear(64, 10)

        def forward(self, ids):
            h, _ = self.gru(self.table(ids))
            return self.out((torch.softmax(self.score(h), 1) * h).sum(1))

    class Rnn(nn.Module):
        def __init__(self):
            super().__init__()
            self.rnn, self.out = nn.RNN(16, 32, nonlinearity="relu"), nn.Linear(32, 4)

        def forward(self, x):
            y, h = self.rnn(x)
            return self.out(y), h

    class Tcn(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers = nn.Sequential(*[
                nn.Sequential(nn.Conv1d(8, 8, 3, padding=2**i, dilation=2**i, groups=2), nn.GroupNorm(2, 8), nn.GELU())
                for i in range(4)])

        def forward(self, x):
            return self.layers(x) + x

    class GraphConv(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.last = nn.Linear(8, 16), nn.Linear(16, 4)

        @staticmethod
        def spread(x, edges):
            return torch.zeros_like(x).index_add(0, edges[1], x[edges[0]])

        def forward(self, x, edges):
            x = torch.relu(self.first(self.spread(x, edges)))
            degree = torch.zeros(x.shape[0]).scatter_add(0, edges[1], torch.ones(edges.shape[1])).clamp(min=1)
            return self.last(self.spread(x, edges) / degree[:, None])

    class Dlrm(nn.Module):
        def __init__(self):
            super().__init__()
            self.tables = nn.ModuleList([nn.Embedding(50, 8) for _ in range(4)])
            self.dense = nn.Sequential(nn.Linear(13, 32), nn.ReLU(), nn.Linear(32, 8))
            self.top = nn.Linear(8 + 10, 1)

        def forward(self, x, ids):
            z = torch.stack([self.dense(x)] + [t(ids[:, i]) for i, t in enumerate(self.tables)], 1)
            i, j = torch.tril_indices(5, 5, -1)
            return torch.sigmoid(self.top(torch.cat([z[:, 0], (z @ z.transpose(1, 2))[:, i, j]], 1)))

    class Vae(nn.Module):
        def __init__(self):
            super().__init__()
            self.encoder = nn.Sequential(nn.Conv2d(3, 8, 3, 2, 1), nn.ELU(), nn.Conv2d(8, 16, 3, 2, 1), nn.SiLU(), nn.Flatten(),
                                         nn.Linear(1024, 20))
            self.decoder = nn.Sequential(nn.Linear(10, 1024), nn.Unflatten(1, (16, 8, 8)), nn.ConvTranspose2d(16, 8, 4, 2, 1),
                                         nn.InstanceNorm2d(8, affine=True), nn.LeakyReLU(0.2),
                                         nn.ConvTranspose2d(8, 3, 3, 2, 1, 1), nn.Tanh())

        def forward(self, x):
            mean, log = self.encoder(x).chunk(2, 1)
            return self.decoder(mean + torch.exp(0.5 * log) * 0.3), mean, log

    class Spatial(nn.Module):
        def __init__(self):
            super().__init__()
            self.place = nn.Sequential(nn.Conv2d(3, 4, 5, 2), nn.ReLU(), nn.AdaptiveAvgPool2d(4), nn.Flatten(), nn.Linear(64, 6))

        def forward(self, x):
            grid = F.affine_grid(self.place(x).view(-1, 2, 3), x.size(), align_corners=False)
            y = F.grid_sample(x, grid, align_corners=False, padding_mode="reflection")
            return F.interpolate(y, scale_factor=1.5, mode="bicubic", align_corners=False)

    class Experts(nn.Module):
        def __init__(self):
            super().__init__()
            self.gate, self.weight = nn.Linear(16, 4), nn.Parameter(torch.randn(4, 16, 16) * 0.2)

        def forward(self, x):
            p = torch.softmax(self.gate(x), -1)
            best, at = p.topk(2, -1)
            share = torch.zeros_like(p).scatter(-1, at, best / best.sum(-1, keepdim=True))
            return torch.einsum("bse,eij,bsi->bsj", share, self.weight, x)

    class Spectrum(nn.Module):
        def forward(self, x):
            f = torch.fft.rfft(x, dim=-1)
            return torch.fft.irfft(f * 0.5, n=x.shape[-1], dim=-1), f.abs()

    class Shapes(nn.Module):
        def forward(self, x):
            return (torch.where(x > 0, x, torch.expm1(x)).logsumexp(-1), torch.tril(x), x.roll(1, -1), x.flip(0),
                    F.pad(x, (1, 2, 0, 1), value=1.5), F.unfold(x[:, None], (2, 3)))

    class Found(nn.Module):
        def forward(self, x):
            return x[x > 0.5], (x > 0).nonzero(), torch.unique((x * 3).round())

    class Crop(nn.Module):
        def forward(self, x):
            edge = x.shape[2] // 4
            return F.interpolate(x[:, :, edge:-edge], size=(20, 17), mode="bilinear", antialias=True)

    class Seq2Seq(nn.Module):
        def __init__(self):
            super().__init__()
            self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, norm_first=True), 2)
            self.decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(32, 4, 64, batch_first=True), 2)

        def forward(self, x, y):
            return self.decoder(y, self.encoder(x))

    def half():
        return nn.Sequential(nn.Linear(32, 64), nn.LayerNorm(64), nn.GELU(approximate="tanh"), nn.Linear(64, 8)).half()

    def made(make, inputs, dynamic, sizes, unrolled=None):
        return Wrapped(lambda: make().eval(), inputs, list(dynamic), dynamic, sizes, unrolled)

    def rows(n, dtype=torch.float32):
        return lambda b=2: (torch.randn(b, n).to(dtype),)
    two = [(1,), (3,)]
    return {
        "gru_attention": Wrapped(lambda: Gru().eval(), lambda b=2, s=12: tokens(b, s), ["ids"],
                                 {"ids": {0: "batch", 1: "length"}}, [(1, 7), (2, 12), (3, 20)], [(1, 12), (2, 12), (3, 12)]),
        "rnn": made(Rnn, lambda s=7, b=2: (torch.randn(s, b, 16),), {"x": {1: "batch"}}, [(7, 1), (7, 3)]),
        "tcn": made(Tcn, lambda b=2, n=40: (torch.randn(b, 8, n),), {"x": {0: "batch", 2: "time"}}, [(1, 20), (3, 33)]),
        "gcn": made(GraphConv, lambda n=10, e=30: (torch.randn(n, 8), torch.randint(0, n, (2, e))),
                    {"x": {0: "nodes"}, "e": {1: "edges"}}, [(5, 9), (20, 50)]),
        "dlrm": made(Dlrm, lambda b=4: (torch.randn(b, 13), torch.randint(0, 50, (b, 4))),
                     {"x": {0: "batch"}, "ids": {0: "batch"}}, [(2,), (9,)]),
        "vae": made(Vae, lambda b=2: image(b, 32), BATCH, two),
        "spatial": made(Spatial, lambda b=2: image(b, 32), BATCH, two),
        "experts": made(Experts, lambda b=2, s=6: (torch.randn(b, s, 16),), {"x": {0: "batch", 1: "length"}}, [(2, 3), (3, 9)]),
        "spectrum": made(Spectrum, rows(48), BATCH, two),
        "shapes": made(Shapes, lambda b=4: (torch.randn(b, 9, 7),), BATCH, two),
        "found": made(Found, rows(9), BATCH, two),
        "half": made(half, rows(32, torch.float16), BATCH, two),
        "crop": made(Crop, lambda b=2: image(b, 32), BATCH, two),
        "seq2seq": made(Seq2Seq, lambda b=2, s=6, q=4: (torch.randn(b, s, 32), torch.randn(b, q, 32)),
                        {"x": {0: "batch", 1: "length"}, "y": {0: "batch", 1: "queries"}}, [(2, 3, 4), (3, 9, 5)]),
    }


def models():
    """As judge_models.models."""
    import torch
    small = dict(min_size=96, max_size=128)
    video = lambda: __import__("torchvision").models.video.r3d_18(weights=None).eval()
    spectrogram = dict({k: v for k, v in PATCHES.items() if k != "image_size"}, num_mel_bins=16, max_length=64)
    series = dict(num_input_channels=3, context_length=32, patch_length=8, patch_stride=8, d_model=32, num_hidden_layers=2,
                  ffn_dim=64, num_attention_heads=4)
    return {
        **{name: vision(name, size) for name, size in VISION.items()},
        **{name: vision(name, 96, init_weights=False, aux_logits=False) for name in ("inception_v3", "googlenet")},
        **{name: segmentation(name) for name in ("deeplabv3_mobilenet_v3_large", "lraspp_mobilenet_v3_large", "fcn_resnet50")},
        "fasterrcnn": detection("fasterrcnn_mobilenet_v3_large_320_fpn", **small),
        "retinanet": detection("retinanet_resnet50_fpn", **small),
        "ssdlite": detection("ssdlite320_mobilenet_v3_large"),
        "r3d": Wrapped(video, lambda b=2: (torch.randn(b, 3, 4, 32, 32),), ["x"], BATCH, [(1,), (2,)]),
        **{name: text(transformer(row[0], row[1], **(row[2] if len(row) > 2 else {}))) for name, row in ENCODERS.items()},
        **{name: language(*row) for name, row in LANGUAGE.items()},
        "bart": pair("BartForConditionalGeneration", LAYERS),
        "marian": pair("MarianMTModel", dict(LAYERS, pad_token_id=0, decoder_start_token_id=0)),
        **{name: of_images(*row) for name, row in IMAGES.items()},
        "wav2vec2": of_waves("Wav2Vec2Model"), "hubert": of_waves("HubertModel"), "wavlm": of_waves("WavLMModel"),
        "ast": Wrapped(transformer("ASTModel", spectrogram, argument="input_values"), lambda b=2: (torch.randn(b, 64, 16),),
                       ["x"], BATCH, [(1,), (3,)]),
        "patchtst": Wrapped(transformer("PatchTSTModel", series, argument="past_values"), lambda b=2: (torch.randn(b, 32, 3),),
                            ["x"], BATCH, [(1,), (3,)]),
        **networks(),
    }
