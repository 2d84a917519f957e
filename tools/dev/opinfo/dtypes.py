"""Element types of tcopt by their names, and reasons why a sample is not applicable."""
import torch

DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64,
          "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "ui8": torch.uint8, "i1": torch.bool}
NAME = {v: k for k, v in DTYPES.items()}
ALL = " ".join(DTYPES)
FLOATS = "f64 f32 f16 bf16"
UNSIGNED = torch.uint16, torch.uint32, torch.uint64
REASONS = ("complex", "sparse", "float8", "nested", "unsigned", "quantized", "numbers", "uninitialized", "random", "reads")


class NotApplicable(Exception):
    """tcopt has no form for the sample; the reason is one of REASONS."""

    def __init__(self, reason):
        assert reason in REASONS, reason
        super().__init__(reason)


def check_dtype(dtype):
    """Raises NotApplicable for an element type that tcopt does not have."""
    if dtype in NAME:
        return
    if dtype.is_complex:
        raise NotApplicable("complex")
    if dtype.is_floating_point:
        raise NotApplicable("float8")
    raise NotApplicable("unsigned" if dtype in UNSIGNED else "quantized")
