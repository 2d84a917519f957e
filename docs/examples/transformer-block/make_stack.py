#!/usr/bin/env python3
"""Print a stack of N GPT-2 blocks as graph IR. The weights are arguments, twelve to a block.

    python3 make_stack.py 1 > block.mlir
    python3 make_stack.py 1 --dynamic > block_dynamic.mlir
    python3 make_stack.py 12          one flat function: the compiler sees twelve copies of a block
    python3 make_stack.py 12 --calls  a private function @block, called twelve times
"""
import argparse
import re

WIDTH, HEADS, MLP = 768, 12, 3072
WEIGHTS = {  # linear layers have [out, in], as PyTorch's do
    "ln1_w": (WIDTH,), "ln1_b": (WIDTH,),
    "qkv_w": (3 * WIDTH, WIDTH), "qkv_b": (3 * WIDTH,),
    "proj_w": (WIDTH, WIDTH), "proj_b": (WIDTH,),
    "ln2_w": (WIDTH,), "ln2_b": (WIDTH,),
    "up_w": (MLP, WIDTH), "up_b": (MLP,),
    "down_w": (WIDTH, MLP), "down_b": (WIDTH,),
}
NORM_SCALES = ("ln1_w", "ln2_w")
SIZES = """\
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : {X}
  %s = tensor.dim %x, %c1 : {X}
"""
BLOCK = """\
  %ln1 = graph.layer_norm %x, weight %ln1_w, bias %ln1_b, normalized_dims = 1, eps = 1.0e-05 : ({X}, {ln1_w}, {ln1_b}) -> {X}
  %qkv = graph.linear %ln1, %qkv_w, %qkv_b : ({X}, {qkv_w}, {qkv_b}) -> {QKV}
  %q = graph.slice %qkv, dim = 2, start = 0, end = {k}, step = 1 : ({QKV}) -> {X}
  %k = graph.slice %qkv, dim = 2, start = {k}, end = {v}, step = 1 : ({QKV}) -> {X}
  %v = graph.slice %qkv, dim = 2, start = {v}, end = {end}, step = 1 : ({QKV}) -> {X}
  %q_split = graph.reshape %q, sizes = {split} : ({X}{index}) -> {SPLIT}
  %k_split = graph.reshape %k, sizes = {split} : ({X}{index}) -> {SPLIT}
  %v_split = graph.reshape %v, sizes = {split} : ({X}{index}) -> {SPLIT}
  %q_heads = graph.transpose %q_split, dim0 = 1, dim1 = 2 : ({SPLIT}) -> {HEADS}
  %k_heads = graph.transpose %k_split, dim0 = 1, dim1 = 2 : ({SPLIT}) -> {HEADS}
  %v_heads = graph.transpose %v_split, dim0 = 1, dim1 = 2 : ({SPLIT}) -> {HEADS}
  %attended = graph.scaled_dot_product_attention %q_heads, %k_heads, %v_heads, is_causal = true : ({HEADS}, {HEADS}, {HEADS}) -> {HEADS}
  %by_token = graph.transpose %attended, dim0 = 1, dim1 = 2 : ({HEADS}) -> {SPLIT}
  %joined = graph.reshape %by_token, sizes = {joined} : ({SPLIT}{index}) -> {X}
  %proj = graph.linear %joined, %proj_w, %proj_b : ({X}, {proj_w}, {proj_b}) -> {X}
  %middle = graph.add %x, %proj : ({X}, {X}) -> {X}

  %ln2 = graph.layer_norm %middle, weight %ln2_w, bias %ln2_b, normalized_dims = 1, eps = 1.0e-05 : ({X}, {ln2_w}, {ln2_b}) -> {X}
  %up = graph.linear %ln2, %up_w, %up_b : ({X}, {up_w}, {up_b}) -> {MLP}
  %gelu = graph.gelu %up, approximate = tanh : ({MLP}) -> {MLP}
  %down = graph.linear %gelu, %down_w, %down_b : ({MLP}, {down_w}, {down_b}) -> {X}
  %y = graph.add %middle, %down : ({X}, {X}) -> {X}
"""


def tensor(*sizes):
    return "tensor<" + "".join(f"{size}x" for size in sizes) + "f32>"


def types(dynamic):
    """Everything that the templates above leave open."""
    b, s = ("?", "?") if dynamic else (2, 128)

    def sizes(*last):
        return "[" + ", ".join(map(str, [*(("%b", "%s") if dynamic else (b, s)), *last])) + "]"

    return {
        "X": tensor(b, s, WIDTH), "QKV": tensor(b, s, 3 * WIDTH), "MLP": tensor(b, s, MLP),
        "SPLIT": tensor(b, s, HEADS, WIDTH // HEADS), "HEADS": tensor(b, HEADS, s, WIDTH // HEADS),
        "k": WIDTH, "v": 2 * WIDTH, "end": 3 * WIDTH,  # where q, k and v lie in a row of qkv
        "split": sizes(HEADS, WIDTH // HEADS), "joined": sizes(WIDTH), "index": ", index, index" if dynamic else "",
        **{name: tensor(*sizes) for name, sizes in WEIGHTS.items()},
    }


def prefixes(n):
    """What the names of each block begin with; a single block's are left as they are."""
    return [""] if n == 1 else [f"h{i}_" for i in range(n)]


def argument(name, type_text, *attributes):
    attributes = ", ".join([*attributes, f'tcopt.name = "{name}"'])
    return f"%{name}: {type_text} {{{attributes}}}"


def function(head, n, body, result, dynamic):
    """A function of x and the weights of n blocks. Those drawn at random are small, as a model's; x and the scales of
    layer norms are standard normal."""
    t = types(dynamic)
    dims = [f'graph.dims = ["B", "S", {WIDTH}]'] if dynamic else []
    arguments = [argument("x", t["X"], *dims)]
    for prefix in prefixes(n):
        own = [argument(prefix + name, t[name], *([] if name in NORM_SCALES else ["tcopt.scale = 0.02"]))
               for name in WEIGHTS]
        arguments += [", ".join(own[i : i + 2]) for i in range(0, len(own), 2)]
    lines = ",\n    ".join(arguments)
    return f"func.func {head}(\n    {lines}\n) -> {t['X']} {{\n{body}  return %{result} : {t['X']}\n}}\n"


def flat(n, dynamic):
    """The body of n blocks one after the other."""
    t = types(dynamic)
    text, x = (SIZES.format(**t) if dynamic else ""), "x"
    for prefix in prefixes(n):
        names = {"x": x, "b": "b", "s": "s"}
        text += re.sub(r"%(\w+)", lambda m: "%" + names.get(m[1], prefix + m[1]), BLOCK.format(**t))
        x = prefix + "y"
    return text


def calls(n, dynamic):
    """The body that calls @block n times."""
    t = types(dynamic)
    operand_types = ", ".join([t["X"], *(t[name] for name in WEIGHTS)])
    text, x = "", "x"
    for prefix in prefixes(n):
        operands = ", ".join(f"%{name}" for name in [x, *(prefix + name for name in WEIGHTS)])
        x = prefix + "y"
        text += f"  %{x} = func.call @block({operands}) : ({operand_types}) -> {t['X']}\n"
    return text


def stack(n, with_calls, dynamic):
    result = prefixes(n)[-1] + "y"
    if not with_calls:
        return function("@main", n, flat(n, dynamic), result, dynamic)
    block = function("private @block", 1, flat(1, dynamic), "y", dynamic)
    return block + "\n" + function("@main", n, calls(n, dynamic), result, dynamic)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("blocks", type=int, metavar="N")
    parser.add_argument("--calls", action="store_true", help="one private function, called N times")
    parser.add_argument("--dynamic", action="store_true", help="any batch B and sequence S instead of 2 and 128")
    args = parser.parse_args()
    if args.blocks < 1:
        parser.error("N must be at least 1")
    kind = "A GPT-2 block" if args.blocks == 1 else f"{args.blocks} GPT-2 blocks"
    print(f"// {kind}: width {WIDTH}, {HEADS} heads. Written by make_stack.py.")
    print(stack(args.blocks, args.calls, args.dynamic), end="")


if __name__ == "__main__":
    main()
