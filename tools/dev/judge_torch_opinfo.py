#!/usr/bin/env python3
"""Judges torch.compile(op, backend="tcopt") on the f32 samples of PyTorch's OpInfos, by eager calls.

  tools/dev/judge_torch_opinfo.py --infos 200 --seed 1              200 OpInfos that the seed chooses, 2 samples each
  tools/dev/judge_torch_opinfo.py --infos 0 --train --jobs 2        all of them, with gradients
  tools/dev/judge_torch_opinfo.py --info nn.functional.conv2d

Results, and with --train gradients, are compared by torch.testing.assert_close. An OpInfo is `covered` if PyTorch runs no operator of its
graphs. Needs PyTorch, expecttest and the package tcopt.
"""
import argparse
import collections
import itertools
import json
import logging
import random
import subprocess
import sys
import warnings

# Their results depend on more than the seed: random numbers differ from eager's, and `empty` has any elements.
RANDOM = {"bernoulli", "cauchy", "exponential", "geometric", "log_normal", "multinomial", "normal", "normal.number_mean", "normal.in_place",
          "uniform", "rand_like", "randint", "randint_like", "randn", "randn_like", "nn.functional.dropout", "nn.functional.dropout2d",
          "nn.functional.dropout3d", "nn.functional.alpha_dropout", "nn.functional.feature_alpha_dropout.with_train", "nn.functional.rrelu",
          "nn.functional.fractional_max_pool2d", "nn.functional.fractional_max_pool3d", "empty", "empty_like", "empty_permuted",
          "empty_strided", "new_empty", "new_empty_strided", "nn.functional.multi_head_attention_forward",
          "nn.functional.scaled_dot_product_attention", "svd_lowrank", "pca_lowrank"}


def name_of(info):
    return f"{info.name}.{info.variant_test_name}".rstrip(".")


def clone(tree):
    import torch
    from torch.utils import _pytree as pytree
    return pytree.tree_map(lambda x: x.detach().clone().requires_grad_(x.requires_grad)
                           if isinstance(x, torch.Tensor) and x.layout is torch.strided else x, tree)


def run(function, args, train):
    """(results, gradients)."""
    import numpy
    import torch
    from torch.utils import _pytree as pytree
    torch.manual_seed(0), random.seed(0), numpy.random.seed(0)
    given = clone(args)
    results = function(*given)
    if not train:
        return results, []
    losses = [t for t in pytree.tree_leaves(results) if isinstance(t, torch.Tensor) and t.requires_grad]
    if losses:
        sum(t.abs().sum() if t.is_complex() else t.sum() for t in losses).backward()
    leaves = [t for t in pytree.tree_leaves(given) if isinstance(t, torch.Tensor) and t.requires_grad]
    return pytree.tree_map(lambda t: t.detach() if isinstance(t, torch.Tensor) else t, results), [t.grad for t in leaves]


def judge(info, sample, train):
    """(state, message)."""
    import torch
    import tcopt.torch
    function = lambda args, kwargs: info(*args, **kwargs)  # noqa: E731
    args = (sample.input, *sample.args), sample.kwargs
    try:
        expected = run(function, args, train)
    except Exception:
        return "no answer", ""
    torch._dynamo.reset()
    try:
        found = run(torch.compile(function, backend=tcopt.torch.backend, dynamic=False), args, train)
    except Exception as error:
        return "failed", f"{type(error).__name__}: {str(error)[:400]}"
    try:
        torch.testing.assert_close(found, expected, equal_nan=True)
    except Exception as error:
        return "differs", " ".join(str(error).split())[:200]
    return "agrees", ""


def judge_infos(names, args):
    warnings.filterwarnings("ignore")
    logging.disable(logging.WARNING)
    import torch
    import tcopt.torch
    from torch.testing._internal.common_methods_invocations import op_db
    torch.set_num_threads(1)
    for info in op_db:
        if name_of(info) not in names:
            continue
        samples = list(itertools.islice(info.sample_inputs("cpu", torch.float32, requires_grad=args.train), 40))
        for number in range(0, len(samples), max(1, len(samples) // args.samples))[:args.samples] if samples else ():
            tcopt.torch.fallbacks.clear()
            state, message = judge(info, samples[number], args.train)
            print("ROW " + json.dumps({"info": name_of(info), "sample": number, "state": state, "message": message,
                                       "fallbacks": dict(tcopt.torch.fallbacks)}), flush=True)


def chosen(args):
    import torch
    from torch.testing._internal.common_methods_invocations import op_db
    names = [name_of(i) for i in op_db if torch.float32 in i.supported_dtypes("cpu") and (not args.train or i.supports_autograd)]
    names = [n for n in names if n not in RANDOM and (not args.info or n in args.info)]
    return names if args.infos == 0 or args.info else random.Random(args.seed).sample(names, args.infos)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--infos", type=int, default=200)
    p.add_argument("--info", nargs="*")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--samples", type=int, default=2)
    p.add_argument("--train", action="store_true")
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--names", help=argparse.SUPPRESS)
    args = p.parse_args()
    if args.names:
        judge_infos(set(args.names.split(",")), args)
        return 0
    warnings.filterwarnings("ignore")
    names = chosen(args)
    options = [f"--samples={args.samples}", *(["--train"] if args.train else [])]
    children = [subprocess.Popen([sys.executable, __file__, "--names", ",".join(names[i::args.jobs]), *options], stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, text=True) for i in range(args.jobs)]
    rows = [json.loads(line[4:]) for child in children for line in child.communicate()[0].splitlines() if line.startswith("ROW ")]
    report(rows, names, [child.returncode for child in children])
    return 0


def report(rows, names, statuses):
    covered = [r for r in rows if not r["fallbacks"] and r["state"] != "no answer"]
    for row in rows:
        if row["state"] in ("differs", "failed"):
            print(f"{row['info']} #{row['sample']}: {row['state']}: {row['message'].splitlines()[0] if row['message'] else ''} "
                  f"{' '.join(row['message'].splitlines()[1:3])[:300]}{row['fallbacks'] or ''}")
    states, own = (collections.Counter(r["state"] for r in some) for some in (rows, covered))
    print(f"OpInfos {len(names)}, samples {len(rows)}: {dict(states)}; without an operator of PyTorch {len(covered)}: {dict(own)}, "
          f"{100 * own['agrees'] / max(len(covered), 1):.1f} % agree")
    left = collections.Counter(op for r in rows for op in r["fallbacks"])
    print(f"operators of PyTorch: {', '.join(f'{op} {n}' for op, n in left.most_common())}")
    if any(statuses):
        print(f"exit statuses {statuses}: a process ended early")


if __name__ == "__main__":
    sys.exit(main())
