"""Why a function or a derivative at a corner may differ from PyTorch's, for judge_corners.py.

A row has regular expressions for the call (`pow @ i0`), the pattern, and the names of what differs (r: values, g: gradients, h:
gradients of gradients), and why. docs/Conformance.md has the same reasons.
"""
import re

INFINITE = r".*inf.*"
UNTOLD = "PyTorch does not state which of equal elements is chosen."
SUMS = "Sums of infinite terms are grouped otherwise."
NUMBERS = "Derivatives at NaN."

KNOWN = (
    (r"(topk|kthvalue) .*", ".*", "[rgh]", UNTOLD),
    (r"mode .*", "nan", "[rgh]", "NaN equals nothing; PyTorch's order of several NaN is not stated."),
    (r"(var|std)_mean .*", INFINITE, "r", "PyTorch's mean of infinite elements is NaN here, not in mean()."),
    (r"(prod|cumprod) .*", INFINITE + "|nan", "[gh]", "The product of the other elements; PyTorch divides the product by the element."),
    (r"norm (3x1 dim=\[1\]|-)", ".*", "[gh]", "The norm of one element is its absolute value."),
    (r"(max|min)#0 3x4|median 3x4|(max|min) 3x4", "nan", "g", "NaN is the derivative of all elements, or of all that are NaN."),
    (r"(adaptive_)?max_pool.*", "nan", "[rgh]", "The first NaN of a window is its greatest element; in PyTorch the last one."),
    (r"interpolate#1 1x2x3 _ \[1\.3\]", ".*", "g", "PyTorch's gradient does not belong to its value, which takes other elements."),
    (r"grid_sample .*", ".*", "h", "PyTorch's second derivative is 0 where a coordinate is at the border."),
    (r"sinc @", "grid", "h", "At 0, where PyTorch has NaN."),
    (r"(hardswish|mish|hardshrink|elu|celu|selu) @.*", "grid", "[gh]", NUMBERS),
    (r"logit @.*", "grid", "[gh]", "Second derivatives at 0 and 1, which are infinite; derivatives at NaN."),
    (r"prelu @ -", "grid", "h", "PyTorch's derivative of the gradient takes 0 for positive, its gradient for negative."),
    (r"pow @ f-?[02]\.5", "grid", "[rgh]", "Of roots at -0 and -inf, where derivatives are those of powers in PyTorch."),
    (r"copysign @ @", "grid", "[gh]", "PyTorch divides by the operand: NaN at infinities and, of second derivatives, at 0."),
    (r"logaddexp2? @ @", "grid", "[gh]", "At infinities, where PyTorch has NaN."),
    (r"ldexp @ @", "grid", "[gh]", "By infinite exponents the derivative is 0."),
    (r"xlogy @ @", "grid", "[gh]", "By logarithms that are infinite, times 0."),
    (r"addcdiv @ @ @.*", "grid", "h", SUMS),
    (r"glu .*", INFINITE, "h", SUMS),
    (r"(smooth_l1_loss|huber_loss) .*", INFINITE + "|nan", "h", "Of a difference that is NaN."),
    (r"binary_cross_entropy(_with_logits)? .*", INFINITE, "[gh]", "By infinite weights."),
)


def row(case, wrong):
    """The number of the row that covers all differences, or None."""
    names = set(re.findall(r"(?:^|; )([rgh])\d+:", wrong))
    for number, (call, pattern, kinds, _) in enumerate(KNOWN):
        if names and re.fullmatch(call, case.name) and re.fullmatch(pattern, case.pattern) and \
                all(re.fullmatch(kinds, n) for n in names):
            return number
    return None
