"""Running sums and their kin."""
import torch

from .registry import op


def running(name):
    def adapter(g, input, dim, *, dtype=None):
        like = getattr(torch, name)(input.meta, dim, dtype=dtype)
        x = g.cast(input, like.dtype)
        if like.dtype == torch.bool:
            return g.emit_many("cummax" if name == "cumsum" else "cummin", [x], f"dim = {dim}", [like, like.long()])[0]
        return g.emit(name, [x], f"dim = {dim}")
    op(name)(adapter)


for each in ("cumsum", "cumprod"):
    running(each)


@op("logcumsumexp")
def logcumsumexp(g, input, dim):
    return g.emit("logcumsumexp", [input], f"dim = {dim}")


def extremum(name):
    def adapter(g, input, dim):
        return g.emit_many(name, [input], f"dim = {dim}", [input.meta, input.meta.long()])
    op(name)(adapter)


for each in ("cummax", "cummin"):
    extremum(each)
