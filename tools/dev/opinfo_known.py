"""Why a sample may differ from PyTorch's answer, for conformance_table.py.

A rule has a regular expression for the OpInfo's name, one for the message (`message`, default any), the dtypes (default
all), and a sentence, `why`.
"""

KNOWN = (
    {"info": r"nn\.functional\.(group_norm|cross_entropy)|native_group_norm|(var|std)_mean(\.unbiased)?", "message": "root mean square",
     "dtypes": ("f64",), "why": "In f64 there is no more exact answer to judge by: sums are taken in another order."},
    {"info": "grid_sampler_3d", "message": r"\d+ of \d+ wrong", "dtypes": ("f32", "f64"),
     "why": "Coordinates of fast programs are fused multiply-adds; where an element is a small difference of large ones that shows, "
            "in a few of a million elements."},
    {"info": r"nn\.functional\.hinge_embedding_loss", "message": "root mean square", "dtypes": ("f32",),
     "why": "The terms of the mean cancel; sums are taken in another order."},
    {"info": "arange", "message": "expected the recorded sizes", "dtypes": ("i64",),
     "why": "PyTorch 2.11 truncates the fractional bounds of a range of i64 before it counts the elements; PyTorch 2.15 does not."},
    {"info": "own.scan", "message": "IndexError: select", "why": "PyTorch 2.11 does not trace a scan over no elements."},
    {"info": "(quantile|nanquantile|own.scan)", "message": "frame #", "why": "PyTorch 2.11 does not trace it."},
    {"info": "mode", "why": "NaN equals nothing, so that it is no more frequent for being there twice; PyTorch counts it."},
)
