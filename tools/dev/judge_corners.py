#!/usr/bin/env python3
"""Judges derivatives of first and second order at zeros, bounds, ties and infinities by PyTorch's.

  tools/dev/judge_corners.py --backend=interp [--op clamp] [--mode=vjp2]

The samples are those of PyTorch's OpInfos, filled with the patterns that opinfo/corners.py lists for the operator. NaN and infinities must be at the same indices as in PyTorch. Known differences
(corners_known.py) are counted as such.

Options are those of judge_gradients.py.
"""
import sys

import torch

import corners_known
import judge_gradients
import judge_opinfo
from opinfo import corners


class Judge(judge_gradients.Judge):
    """Judges samples that are filled with patterns. A sample is identified by its number and its pattern."""

    def samples(self, info, dtype):
        self.current = corners.samples_of(self.args.graph_op, super().samples(info, dtype))
        return self.current

    def judge_info(self, graph_op, name, info, dtype):
        self.args.graph_op = graph_op
        super().judge_info(graph_op, name, info, dtype)

    def row(self, graph_op, name, number, dtype):
        return super().row(graph_op, name, number, dtype) | {"pattern": self.current[number].pattern}

    def compare_derivative(self, wanted, found, expected):
        """Accepts a difference of 1e-12: if terms of about 1 cancel to a value near 0, that is a rounding error."""
        near = [torch.where((f - e).abs() <= 1e-12, e, f) if f.shape == e.shape and f.dtype == e.dtype else f
                for f, e in zip(found, expected)]
        return super().compare_derivative(wanted, near, expected)

    def note(self, row):
        why = corners_known.reason(row["info"], row["pattern"], row["mode"])
        if why and row["state"] == "differs":
            row["state"] = "known"
        super().note(row)


def check_table():
    for name in corners.unknown():
        print(f"judge_corners: error: '{name}' has a row but no derivative in opinfo/corners.py")
    if corners.unknown():
        sys.exit(1)


if __name__ == "__main__":
    check_table()
    options = judge_opinfo.options(__doc__, judge_gradients.extend)
    torch.backends.cuda.enable_flash_sdp(options.mode == "vjp")
    options.dtypes = ["f64"]
    judge_gradients.CLOSE = 1e-7  # the accuracy of PyTorch's results of some operators
    judge_opinfo.STATES += ("known",)
    sys.exit(judge_opinfo.run(options, Judge))
