#!/usr/bin/env python3
"""Draw curves of losses as an SVG.

    python3 plot_losses.py OUT.svg "title" label=FILE.npz:NAME[:STEPS_BETWEEN] ... [--log] [--mean N]

Each curve is the array NAME of an archive, a value after every so many steps, 1 unless it is said. With --mean it has means of N
values that follow each other.
"""
import argparse
import math

import numpy as np

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 320, 56, 36, 34, 16
COLORS = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e"]


def read(curve, mean):
    label, source = curve.split("=", 1)
    path, name, *every = source.split(":")
    values = np.load(path)[name].astype(float).ravel()
    values = values[:len(values) // mean * mean].reshape(-1, mean).mean(1)
    return label, (np.arange(len(values)) + 1) * mean * int(every[0] if every else 1), values


def ticks(low, high):
    """Round numbers, about five of them."""
    step = 10 ** math.floor(math.log10((high - low) / 4))
    step *= next(m for m in (1, 2, 5, 10) if (high - low) / (step * m) <= 6)
    return [round(step * i, 10) for i in range(math.ceil(low / step), math.floor(high / step) + 1)]


def powers(low, high):
    return [float(10**i) for i in range(math.ceil(math.log10(low)), math.floor(math.log10(high)) + 1)]


def draw(title, curves, log):
    scale = np.log10 if log else np.asarray
    low = min(v.min() for _, _, v in curves) if log else 0.0
    high, last = max(v.max() for _, _, v in curves), max(s[-1] for _, s, _ in curves)
    span = scale(high) - scale(low)

    def x(step):
        return LEFT + (WIDTH - LEFT - RIGHT) * step / last

    def y(value):
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (scale(value) - scale(low)) / span

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>', f'<text x="{LEFT}" y="20" font-size="14">{title}</text>']
    for value in powers(low, high) if log else ticks(low, high):
        out.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:g}</text>')
    for step in ticks(0, last):
        out.append(f'<text x="{x(step):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{step:g}</text>')
    for i, (label, steps, values) in enumerate(curves):
        points = " ".join(f"{x(s):.1f},{y(v):.1f}" for s, v in zip(steps, values))
        out.append(f'<polyline points="{points}" fill="none" stroke="{COLORS[i]}" stroke-width="1.3"/>')
        out.append(f'<text x="{WIDTH - RIGHT - 8}" y="{TOP + 16 + 16 * i}" text-anchor="end" fill="{COLORS[i]}">{label}</text>')
    return "\n".join(out + ["</svg>"]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("title")
    parser.add_argument("curves", nargs="+")
    parser.add_argument("--log", action="store_true", help="a logarithmic scale of losses")
    parser.add_argument("--mean", type=int, default=1, help="values that a point is the mean of")
    args = parser.parse_args()
    with open(args.out, "w") as file:
        file.write(draw(args.title, [read(c, args.mean) for c in args.curves], args.log))


if __name__ == "__main__":
    main()
