#!/usr/bin/env python3
"""Judges derivatives of first and second order at zeros, bounds, ties and infinities by PyTorch's.

  tools/dev/judge_corners.py --backend=interp [--op clamp] [--mode=vjp2]

Samples of PyTorch's OpInfos with other elements: those of the patterns that opinfo/corners.py has for the operator. Every operator of
graph that has a derivative has a row there. NaN and infinities have to be where PyTorch has them. What differs and is known
(corners_known.py) is counted as such, and it is an error if it agrees.

Options are those of judge_gradients.py.
"""
import sys

import torch

import corners_known
import judge_gradients
import judge_opinfo
from opinfo import corners


class Judge(judge_gradients.Judge):
    """Its samples are numbered, and named by what they are filled with."""

    def samples(self, info, dtype):
        self.current = corners.samples_of(self.args.graph_op, super().samples(info, dtype))
        return self.current

    def judge_info(self, graph_op, name, info, dtype):
        self.args.graph_op = graph_op
        super().judge_info(graph_op, name, info, dtype)

    def row(self, graph_op, name, number, dtype):
        return super().row(graph_op, name, number, dtype) | {"pattern": self.current[number].pattern}

    def compare_derivative(self, wanted, found, expected):
        """Differences of terms that are about 1 are rounding errors, where they are next to 0."""
        near = [torch.where((f - e).abs() <= 1e-12, e, f) if f.shape == e.shape and f.dtype == e.dtype else f
                for f, e in zip(found, expected)]
        return super().compare_derivative(wanted, near, expected)

    def note(self, row):
        why = corners_known.reason(row["info"], row["pattern"], row["mode"])
        if why and row["state"] == "differs":
            row["state"] = "known"
        super().note(row)


def check_table():
    for names, what in ((corners.missing(), "has a derivative but no row"), (corners.unknown(), "has a row but no derivative")):
        for name in names:
            print(f"judge_corners: error: '{name}' {what} in opinfo/corners.py")
        if names:
            sys.exit(1)


if __name__ == "__main__":
    check_table()
    options = judge_opinfo.options(__doc__, judge_gradients.extend)
    torch.backends.cuda.enable_flash_sdp(options.mode == "vjp")
    options.dtypes = ["f64"]
    judge_gradients.CLOSE = 1e-7  # PyTorch's own numbers have so many digits in places
    judge_opinfo.STATES += ("known",)
    sys.exit(judge_opinfo.run(options, Judge))
