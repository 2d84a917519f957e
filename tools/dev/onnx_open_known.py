"""Tests of ONNX that do not pass with dynamic sizes, and why. A test that passes in spite of its row is a finding."""
import onnx_known

# Test: reason. If only one variant fails, the test's name is followed by the variant in parentheses.
KNOWN = {
    "test_linear_attention_gated_delta_beta_scalar (ones)": "Whether `beta` has one number for all heads is decided by sizes in types.",
}


def explanation(name, variant):
    """The reason why a test does not pass, or None."""
    closed = onnx_known.explanation(name, is_old=True)
    return closed or KNOWN.get(name) or KNOWN.get(f"{name} ({variant})")
