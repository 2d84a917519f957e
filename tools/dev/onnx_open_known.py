"""Tests of ONNX that do not pass with open sizes, and why. A test that passes in spite of its row is a finding."""
import onnx_known

# Name of the test, with the variant in parentheses where it is the only one: reason.
KNOWN = {
    "test_linear_attention_gated_delta_beta_scalar (ones)": "Whether `beta` has one number for all heads is decided by sizes in types.",
}


def explanation(name, variant):
    """Why a test does not pass; None if nothing is known."""
    closed = onnx_known.explanation(name, is_old=True)
    return closed or KNOWN.get(name) or KNOWN.get(f"{name} ({variant})")
