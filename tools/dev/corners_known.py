"""Why a derivative at a corner may differ from PyTorch's, for judge_corners.py: OpInfo, pattern, mode (regular expressions) and why."""
import re

INFINITE = r".*inf.*"
SUMS = "Sums of infinite terms are grouped otherwise."

KNOWN = (
    ("__rdiv__", ".*", ".*", "PyTorch multiplies with the reciprocal; the program divides."),
    ("kthvalue", ".*", ".*", "PyTorch does not state which of equal elements is chosen."),
    ("(nan)?median", ".*", ".*", "The program takes the median of the flattened tensor; the function of C++ shares the derivative."),
    ("(linalg[.])?cdist|nn.functional.pdist", INFINITE + "|nan", ".*", SUMS),
    ("cdist", ".*", "vjp2", "PyTorch's second derivative by the cotangent is NaN where rows are equal."),
    ("cdist", "far", "vjp", "PyTorch multiplies matrices, which cancels."),
    ("pow|float_power|__rpow__", ".*", "vjp2", "The exponent is of rank 0, and the base 0: PyTorch's second derivative is NaN."),
    ("grid_sampler_3d", ".*", "vjp2", "PyTorch's second derivative is 0 where a coordinate is at the border."),
    ("nn.functional.binary_cross_entropy", "(negative|signed) zeros", "vjp2", "The sign of an infinity at -0."),
    ("nn.functional.(binary_cross_entropy_with_logits|cross_entropy|glu|kl_div|mse_loss)", INFINITE, "vjp2", SUMS),
    ("nn.functional.nll_loss", INFINITE + "|nan", "vjp2", "Weights of classes that are no target are infinite."),
    ("nn.functional.(celu|elu|selu|hardswish|hardtanh|relu6)", "nan", ".*", "PyTorch's vectors and what is left of a row differ."),
    ("nn.functional.prelu", ".*", "vjp2", "PyTorch's derivative of the gradient takes 0 for positive, its gradient for negative."),
    ("nn.functional.rms_norm", "ties", ".*", "A negative eps."),
    ("own.(embedding_gradients|tables)|nn.functional.embedding", ".*", ".*", "PyTorch's derivative leaves scale_grad_by_freq out."),
    ("prod", INFINITE + "|nan", ".*", "The product of the other elements; PyTorch divides the product by the element."),
)


def reason(info, pattern, mode):
    for of_info, of_pattern, of_mode, why in KNOWN:
        if re.fullmatch(of_info, info) and re.fullmatch(of_pattern, pattern) and re.fullmatch(of_mode, mode):
            return why
    return None
