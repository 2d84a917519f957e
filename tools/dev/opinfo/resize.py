"""Other sizes of images, and samples of them."""
import math

import torch

from .builder import number
from .nn import flag
from .pools import adaptive_avg_pool
from .registry import op

MODES = {"nearest": "nearest", "nearest-exact": "nearest_exact", "linear": "linear", "bilinear": "linear",
         "trilinear": "linear", "bicubic": "cubic"}
INFOS = "nearest nearest-exact linear bilinear bicubic trilinear area"


def sizes_of(x, size, scale_factor):
    """(sizes, scales or None) of the spatial dimensions."""
    rank = x.rank - 2
    scales = [scale_factor] * rank if isinstance(scale_factor, (int, float)) else scale_factor
    if scales is not None:
        size = [math.floor(s * f) for s, f in zip(x.shape[2:], scales)]
    return [size] * rank if isinstance(size, int) else list(size), scales


def resized(g, x, sizes, scales, mode, align_corners, name="interpolate"):
    attributes = f"mode = {MODES[mode]}, {flag('align_corners', align_corners)}"
    if scales is not None:
        attributes += f", scales = [{', '.join(number(float(f)) for f in scales)}]"
    like = torch.empty(x.shape[:2] + tuple(sizes), dtype=x.meta.dtype, device="meta")
    return g.emit(name, [x], attributes, like, sizes)


def rounded(g, x):
    """Floats as bytes."""
    x = g.unary("floor", g.binary("add", x, 0.5))
    return g.emit("clamp", [x, g.const(0.0, x.dtype), g.const(255.0, x.dtype)])


def resized_bytes(g, x, sizes, scales, mode, align_corners):
    """PyTorch resizes one dimension after the other, the last one first, and rounds to bytes after each. It does so in
    fixed point, with weights of a few bits."""
    y, rank = g.cast(x, "f32"), len(sizes)
    for d in reversed(range(rank)):
        if sizes[d] != x.shape[2 + d]:
            some = list(y.shape[2:2 + d]) + list(sizes[d:])
            one = None if scales is None else [scales[d] if d == each else 1.0 for each in range(rank)]
            y = rounded(g, resized(g, y, some, one, mode, align_corners))
    return g.cast(y, x.dtype)


@op("interpolate", " ".join(f"nn.functional.interpolate.{m}" for m in INFOS.split()))
def interpolate(g, input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None,
                antialias=False):
    sizes, scales = sizes_of(input, size, scale_factor)
    if mode == "area":
        return adaptive_avg_pool(g, input, sizes, len(sizes))
    write = resized if input.is_float() or mode.startswith("nearest") else resized_bytes
    return write(g, input, sizes, None if recompute_scale_factor else scales, mode, align_corners)


@op("interpolate", "nn.functional.upsample_nearest")
def upsample_nearest(g, input, size=None, scale_factor=None):
    return interpolate(g, input, size, scale_factor)


@op("interpolate", "nn.functional.upsample_bilinear")
def upsample_bilinear(g, input, size=None, scale_factor=None):
    return interpolate(g, input, size, scale_factor, "bilinear", True)


def sample(g, x, grid, mode, padding_mode, align_corners):
    like = torch.empty(x.shape[:2] + grid.shape[1:-1], dtype=x.meta.dtype, device="meta")
    modes = {"bilinear": "linear", "bicubic": "cubic"}
    return g.emit("grid_sample", [x, grid], f"mode = {modes.get(mode, mode)}, padding_mode = {padding_mode}, "
                  f"{flag('align_corners', align_corners)}", like)


@op("grid_sample", "nn.functional.grid_sample", static="grid")
def grid_sample(g, input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    return sample(g, input, grid, mode, padding_mode, align_corners)


@op("grid_sample", "grid_sampler_2d grid_sampler_3d", static="grid")
def grid_sampler(g, input, grid, interpolation_mode, padding_mode, align_corners):
    return sample(g, input, grid, ("bilinear", "nearest", "bicubic")[interpolation_mode],
                  ("zeros", "border", "reflection")[padding_mode], align_corners)
