"""Tests of ONNX that do not pass with open sizes, and why. A test that passes in spite of its row is a finding."""
import onnx_known

KNOWN = {}


def explanation(name, variant):
    """Why a test does not pass; None if nothing is known."""
    closed = onnx_known.explanation(name, is_old=True)
    return closed or KNOWN.get(name) or KNOWN.get(f"{name} ({variant})")
