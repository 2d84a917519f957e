"""Other sizes of images, and samples of them."""
import math

import torch

from .builder import NotYet, number
from .nn import flag
from .pools import adaptive_avg_pool
from .registry import op

MODES = {"nearest": "nearest", "nearest-exact": "nearest_exact", "linear": "linear", "bilinear": "linear",
         "trilinear": "linear", "bicubic": "cubic"}
INFOS = "nearest nearest-exact linear bilinear bicubic trilinear area"


@op("interpolate", " ".join(f"nn.functional.interpolate.{m}" for m in INFOS.split()))
def interpolate(g, input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None,
                antialias=False):
    rank = input.rank - 2
    scales = scale_factor if scale_factor is None or isinstance(scale_factor, (list, tuple)) else [scale_factor] * rank
    if scales is not None:
        size = [math.floor(s * f) for s, f in zip(input.shape[2:], scales)]
    size = [size] * rank if isinstance(size, int) else list(size)
    if mode == "area":
        return adaptive_avg_pool(g, input, size, rank)
    if not input.is_float() and MODES[mode] in ("linear", "cubic"):
        raise NotYet("interpolate of ui8 in fixed point")
    attributes = f"mode = {MODES[mode]}, {flag('align_corners', align_corners)}"
    if scales is not None and not recompute_scale_factor:
        attributes += f", scales = [{', '.join(number(float(f)) for f in scales)}]"
    like = torch.empty(input.shape[:2] + tuple(size), dtype=input.meta.dtype, device="meta")
    return g.emit("interpolate", [input], attributes, like, size)


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
