"""Calls of the functions of functions.schema at which derivatives are easily wrong.

A row has names of functions and their calls, separated by `|`. A word of a call is an argument of the next parameter:

  @             a float tensor: the operands together have all combinations of VALUES
  3x4, -        a float tensor of these sizes (`-`: of rank 0) with elements from a pattern
  3x4=1,2       a float tensor of these elements, repeated to its size; with `!` one that is not differentiated
  3:i64=0,2     the same of integers, or of Booleans (`bool`)
  {3x4;3x4}     a list of tensors
  f0.5, i2, _   a number, none
  name=word     the parameter of that name in the notation of scripts (README.md); others have their defaults

Patterns are those of opinfo/corners.py. Functions of pointwise records need no row. Other functions that are not in ROWS are in WITHOUT,
with a reason; missing() has the functions in neither.
"""
import itertools
import math
import random
import re

from fuzz_capture import twin
from opinfo.corners import ALL, FINITE, INF, NAN, PATTERNS

# As many as make whole vectors: PyTorch's kernels treat NaN in the rest of a row otherwise, as in hardtanh.
VALUES = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, -3.0, 6.0, -6.0, 20.0, INF, -INF, NAN, 0.25, -0.25, 0.75, -0.75, 100.0,
          -100.0, -1e-3, 1e-3, 1.5, -1.5, 4.0, -4.0, 5.0, -5.0, 1e3, -20.0)
FEW = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, INF, NAN)  # of three operands
MOVED = ("zeros", "ties")
REDUCED = ("zeros", "negative zeros", "ones", "ties", "bounds", "far", "infinite", "some -inf", "-inf", "some inf", "inf", "nan")
SOME = (*FINITE, "some -inf", "nan")

ROWS = (
    (("grid",), """
square exp2 erfc frac deg2rad rad2deg absolute negative arccos arccosh arcsin arcsinh arctan arctanh fix sgn positive sinc clone
contiguous relu6 selu softsign tanhshrink hardswish: @
round: @ | @ decimals=i1
nan_to_num: @ | @ nan=f1.0 posinf=f2.0 neginf=f-1.0
logit: @ | @ eps=f0.25 | @ eps=f0.0
gelu: @ | @ approximate="tanh
leaky_relu: @ | @ negative_slope=f0.0
elu celu: @ | @ alpha=f2.0
softplus: @ | @ beta=f2.0 threshold=f2.0 | @ threshold=f0.0
hardshrink: @ | @ lambd=f0.0
softshrink: @ | @ lambd=f0.0
threshold: @ f1.0 f0.5 | @ f0.0 f0.0
hardtanh: @ | @ min_val=f-2.0 max_val=f3.0 | @ min_val=f0.0 max_val=f6.0
to: @ Df32
type_as: @ 2
prelu: @ -
add sub rsub subtract: @ @ | @ f2.0 | @ @ alpha=f0.5
mul multiply: @ @ | @ f0.0 | @ f2.0
div divide: @ @ | @ f0.0 | @ f2.0 | @ @ rounding_mode="floor | @ @ rounding_mode="trunc
true_divide: @ @ | @ f2.0
floor_divide: @ @ | @ f2.0
remainder fmod: @ @ | @ f2.0 | @ f0.0
pow: @ i0 | @ f2.5 | @ @ | @ f0.0 | @ i1 | @ i2 | @ i3 | @ f0.5 | @ f-1.0 | @ f-0.5 | f0.0 @ | f1.0 @ | f2.0 @ | f-1.0 @
float_power: @ @ | @ f0.0 | @ f2.0
fmax fmin arctan2 hypot copysign logaddexp logaddexp2 ldexp max#2 min#2: @ @
heaviside: @ @
xlogy: @ @ | @ f0.0 | f0.0 @
lerp: @ @ @ | @ @ f0.25 | @ @ f0.75
addcmul addcdiv: @ @ @ | @ @ @ value=f0.5
where: 64:bool=1,0,0 @ @
masked_fill: @ 32:bool=1,0 f0.0
clamp clip: @ f-1.0 f2.0 | @ f2.0 | @ _ f2.0 | @ @ | @ _ @ | @ @ @ | @ f1.0 f1.0 | @ f2.0 f-1.0
clamp_min clamp_max: @ f0.0 | @ @
"""),
    (ALL, """
glu: 3x4 | 4x3 dim=i0
"""),
    (REDUCED, """
sum mean nansum nanmean amax amin: 3x4 | 3x4 dim=[1] | 3x4 dim=[0] keepdim=b1
prod: 3x4 | 3x4 dim=[1]
aminmax: 3x4 | 3x4 dim=i1
max#0 min#0 trace median#0 nanmedian#0: 3x4
max#1 min#1 median#1 nanmedian#1 mode: 3x4 i1 | 3x4 i0 keepdim=b1
var std var_mean std_mean: 3x4 | 3x4 dim=[1] | 3x4 dim=[1] correction=i0 | 3x1 dim=[1] | 3x2 dim=[1] correction=i2
logsumexp: 3x4 [1] | 3x4 [0,1] | 3x1 [1]
norm: 3x4 | 3x4 dim=[1] | 3x4 p=f1.0 dim=[1] | 3x4 p=f0.0 dim=[1] | 3x4 p=f0.5 dim=[1] | 3x4 p=f3.0 dim=[1] | 3x4 p=finf dim=[1]
norm: 3x4 p=f-inf dim=[1] | 3x4 p=f1.5 dim=[1] | 3x4 p=f-1.0 dim=[1] | 3x1 dim=[1] | -
dist: 6 6 | 6 6 p=f1.0 | 6 6 p=finf | 6 6 p=f3.0 | 6 6 p=f1.5
cumsum cumprod logcumsumexp cummax cummin: 3x4 i1 | 3x4 i0
sort: 3x4 | 3x4 descending=b1
msort: 3x4
topk: 3x4 2
kthvalue: 3x4 2
softmax log_softmax softmin: 3x4 i1 | 3x4 i0
"""),
    (FINITE, """
logaddexp logaddexp2 ldexp: 6 6
hardswish: 12
renorm: 3x4 f2.0 i0 f1.0 | 3x4 f1.0 i1 f2.0 | 3x4 finf i0 f1.0
cov corrcoef: 3x4
cdist: 3x4 2x4 | 3x4 2x4 p=f1.0 | 3x4 2x4 p=f0.0 | 3x4 2x4 p=finf | 3x4 2x4 p=f3.0 | 3x4 2x4 p=f1.5 | 3x4 2x4 p=f0.5
pdist: 4x3 | 4x3 p=f1.0 | 4x3 p=f0.0 | 4x3 p=finf | 4x3 p=f3.0 | 4x3 p=f1.5
pairwise_distance: 3x4 3x4 | 3x4 3x4 p=f1.0 | 3x4 3x4 eps=f0.0 | 3x4 3x4 p=finf eps=f0.0 | 3x4 3x4 p=f0.0 | 3x4 3x4 p=f3.0 eps=f0.0
cosine_similarity: 3x4 3x4 | 3x4 3x4 dim=i0
normalize: 3x4 | 3x4 p=f1.0 | 3x4 p=finf | 3x4 dim=i0 | 3x4 p=f3.0
local_response_norm: 2x3x4 2 | 2x3x4 3 beta=f1.0 alpha=f0.5
layer_norm: 3x4 [4] | 3x4 [4] weight=4 bias=4 | 3x4 [4] eps=f0.0 | 3x1 [1]
rms_norm: 3x4 [4] | 3x4 [4] eps=f0.0 | 3x4 [4] weight=4 eps=f0.1
group_norm: 2x4x3 2 | 2x4x3 4 weight=4 bias=4
instance_norm: 2x3x4 | 2x3x4 weight=3 bias=3
batch_norm: 4x3 _ _ weight=3 bias=3 training=b1 | 4x3 3!0.5,1 3!0,1,2 weight=3 bias=3
scaled_dot_product_attention: 2x3x4 2x5x4 2x5x4 | 2x3x4 2x3x4 2x3x4 is_causal=b1
"""),
    (("some -inf", "-inf"), """
scaled_dot_product_attention: 3x4=1,-1,2,0.5 5x4=0.5,1,-1 5x4=1,2,-1 attn_mask=3x5
"""),
    (SOME, """
mse_loss l1_loss: 3x4 3x4 | 3x4 3x4 reduction="none | 3x4 3x4 reduction="sum
smooth_l1_loss: 3x4 3x4 | 3x4 3x4 reduction="none beta=f0.0 | 3x4 3x4 reduction="none beta=f2.0
huber_loss: 3x4 3x4 | 3x4 3x4 reduction="none delta=f2.0
kl_div: 3x4 3x4 | 3x4 3x4 reduction="none | 3x4 3x4 reduction="batchmean log_target=b1
binary_cross_entropy: 3x4=0,1,0.5 3x4=0,1,0.25,1 | 3x4=0,1,0.5 3x4=0,1,0.25,1 weight=3x4 reduction="none
binary_cross_entropy_with_logits: 3x4 3x4=0,1,0.25,1 | 3x4 3x4 reduction="none | 3x4 3x4=0,1 weight=3x4 pos_weight=4
nll_loss: 3x4 3:i64=0,3,1 | 3x4 3:i64=0,3,1 weight=4 | 3x4 3:i64=0,-100,1 reduction="none | 3x4 3:i64=-100 | 3x4 3:i64=0,1 ignore_index=i1
cross_entropy: 3x4 3:i64=0,3,1 | 3x4 3:i64=0,3,1 weight=4=0,1,2,3 | 3x4 3:i64=0,-100,1 reduction="none | 3x4 3:i64=-100
cross_entropy: 3x4 3:i64=0,3,1 label_smoothing=f0.5 | 3x4 3x4=0,0.25,0.75 | 3x4 3x4=0,0.25,0.75 weight=4 label_smoothing=f0.1
ctc_loss: 4x2x3 2x2:i64=1,2,2,1 2:i64=4,3 2:i64=2,1 | 4x2x3 2x2:i64=1,1,2,2 2:i64=4,4 2:i64=2,2 reduction="none
ctc_loss: 4x2x3 2x2:i64=0,1,1,0 2:i64=4,4 2:i64=2,0 blank=i2 reduction="sum | 4x3 2:i64=1,2 1:i64=4 1:i64=2 reduction="none
ctc_loss: 4x2x3 3:i64=1,2,1 2:i64=4,2 2:i64=2,1 reduction="none | 4x2x3 2x2:i64=1,1,2,2 2:i64=2,4 2:i64=2,2 zero_infinity=b1 reduction="none
ctc_loss: 4x2x3 2x2:i64=1,1,2,2 2:i64=2,4 2:i64=2,2 reduction="none
cosine_embedding_loss: 3x4 3x4 3=1,-1 | 3x4 3x4 3=-1 margin=f0.5 reduction="none
hinge_embedding_loss: 3x4 3x4=1,-1 | 3x4 3x4=-1 margin=f2.0 reduction="none
margin_ranking_loss: 3x4 3x4 3x4=1,-1 | 3x4 3x4 3x4=1,-1 margin=f1.0 reduction="none
triplet_margin_loss: 3x4 3x4 3x4 | 3x4 3x4 3x4 p=f1.0 eps=f0.0 margin=f0.5 | 3x4 3x4 3x4 swap=b1 reduction="none
soft_margin_loss: 3x4 3x4=1,-1 | 3x4 3x4=1,-1 reduction="none
multilabel_soft_margin_loss: 3x4 3x4=1,0 | 3x4 3x4=1,0 reduction="none
multi_margin_loss: 3x4 3:i64=0,3,1 | 3x4 3:i64=0,3,1 p=i2 margin=f0.0 reduction="none
gaussian_nll_loss: 3x4 3x4 3x4=0,0.5,1 | 3x4 3x4 3x4=0,0.5,1 eps=f0.5 reduction="none | 3x4 3x4 3x4=0.25 full=b1 eps=f0.25 reduction="none
poisson_nll_loss: 3x4 3x4=0,1,2 | 3x4=0,1,2 3x4=0,1,2 log_input=b0 full=b1 reduction="none | 3x4 3x4=0,1,0.5 full=b1
"""),
    (("zeros", "ties", "bounds", "some -inf", "nan"), """
max_pool1d max_pool1d_with_indices: 1x2x6 [3] | 1x2x6 [3] stride=[1] padding=[1] | 1x1x7 [2] ceil_mode=b1 | 1x2x6 [2] stride=[1] dilation=[2]
max_pool2d max_pool2d_with_indices: 1x2x4x4 [2] | 1x1x4x4 [3] stride=[1] padding=[1]
max_pool3d max_pool3d_with_indices: 1x1x2x4x4 [2]
adaptive_max_pool1d adaptive_max_pool1d_with_indices: 1x2x5 [3]
adaptive_max_pool2d adaptive_max_pool2d_with_indices: 1x2x4x5 [3]
adaptive_max_pool3d adaptive_max_pool3d_with_indices: 1x1x2x4x4 [2]
"""),
    (("zeros", "signed zeros", "ones", "ties", "bounds"), """
avg_pool1d: 1x2x6 [3] | 1x2x6 [3] stride=[2] padding=[1] count_include_pad=b0 | 1x1x7 [2] ceil_mode=b1
avg_pool2d: 1x2x4x4 [2] | 1x1x4x4 [3] stride=[1] padding=[1] divisor_override=i2
avg_pool3d: 1x1x2x4x4 [2]
lp_pool1d: 1x2x6 f2.0 [2] | 1x2x6 f1.0 [3] | 1x2x6 f3.0 [2] | 1x2x6 f2.5 [2] stride=[1] | 1x2x7 f2.0 [2] ceil_mode=b1 | 1x2x6 f0.5 [2]
lp_pool2d: 1x2x4x4 f2.0 [2] | 1x2x4x4 f1.0 [2] | 1x2x4x4 f3.0 [2] stride=[1] | 1x2x5x5 f2.0 [2] ceil_mode=b1
adaptive_avg_pool1d: 1x2x5 [3]
adaptive_avg_pool2d: 1x2x4x5 [3]
adaptive_avg_pool3d: 1x1x2x4x4 [2]
max_unpool1d: 1x1x2 1x1x2:i64=1,3 [2] | 1x1x2 1x1x2:i64=1,2 [2]
max_unpool2d: 1x1x2x2 1x1x2x2:i64=0,3,9,14 [2]
max_unpool3d: 1x1x1x1x2 1x1x1x1x2:i64=1,6 [2]
interpolate: 1x2x3 [5] | 1x2x3 [5] mode="linear | 1x2x3 [5] mode="linear align_corners=b1 | 1x1x3x3 [5,2] mode="bilinear | 1x1x3x3 [5,2] mode="bicubic
interpolate: 1x1x2x3x3 [3,5,2] mode="trilinear | 1x2x3 [5] mode="nearest-exact | 1x2x3 [5] mode="area
interpolate#1: 1x2x3 _ [1.3] | 1x2x3 _ [2] mode="linear
grid_sample: 1x2x3x3 1x2x2x2=-1,1,0,0.5,-0.5 | 1x1x3x3 1x2x2x2=-1,1,0,0.5,-2 mode="bicubic padding_mode="border
grid_sample: 1x1x3x3 1x2x2x2=-1,1,0,0.5,-2,3 padding_mode="reflection align_corners=b1 | 1x1x3x3 1x2x2x2=-1,1,0,0.5,-2,3 mode="nearest
affine_grid: 1x2x3 [1,1,2,3]
embedding: 4x3 2x3:i64=0,1,1,3 | 4x3 4:i64=0,1,1,3 padding_idx=i1
embedding_bag: 5:i64=0,1,1,3,2 4x3 offsets=2:i64=0,3 | 2x3:i64=0,1,1,3,2,0 4x3 mode="sum | 2x3:i64=0,1,1,3,2,0 4x3 mode="max
scatter_reduce: 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="prod | 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="amax
scatter_reduce: 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="mean | 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="amin include_self=b0
scatter_reduce: 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="prod include_self=b0 | 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2 reduce="sum
"""),
    (MOVED, """
matmul: 2x3x4 4x3 | 3 3
mm: 3x4 4x3
inner: 3x4 2x4
tensordot: 3x4 4x3 i1
bmm: 2x3x4 2x4x2
mv: 3x4 4
dot vdot: 4 4
outer ger: 3 4
matrix_power: 3x3 i3 | 3x3 i0
chain_matmul: {2x3;3x2;2x2}
kron: 2x2 2x3
cross: 2x3 2x3
addmm: 2x3 2x4 4x3 beta=f0.0 | 2x3 2x4 4x3 beta=f0.5 alpha=f2.0
baddbmm: 2x2x3 2x2x4 2x4x3
addmv: 2 2x4 4
addr: 2x3 2 3
addbmm: 2x3 2x2x4 2x4x3
bilinear: 2x3 2x4 2x3x4 bias=2
linear: 2x3 4x3 bias=4
einsum: "ij,jk->ik {2x3;3x2} | "ii->i {3x3}
conv1d: 1x2x6 3x2x3 bias=3
conv2d: 1x2x4x4 3x2x3x3
conv3d: 1x1x3x3x3 2x1x2x2x2
conv_transpose1d: 1x2x4 2x3x3 bias=3
conv_transpose2d: 1x2x3x3 2x1x2x2
conv_transpose3d: 1x1x2x2x2 1x2x2x2x2
im2col: 1x1x4x4 [2]
col2im fold: 1x4x9 [4] [2]
vander: 4
fill: 3x4 f1.0
view reshape: 3x4 [4,3]
view_as reshape_as: 3x4 2x6
flatten ravel t fliplr flipud squeeze#0: 3x4
unflatten: 3x4 i1 [2,2]
permute: 3x4 [1,0]
transpose swapaxes swapdims: 3x4 i0 i1
movedim moveaxis: 3x4 [0] [1]
squeeze#1: 3x1 [1]
unsqueeze: 3x4 i0
expand broadcast_to: 1x4 [3,4]
expand_as: 1x4 3x4
broadcast_tensors meshgrid: {4;4}
atleast_1d atleast_2d atleast_3d: 3
select: 3x4 i1 2
slice: 3x4 i1 1 3
narrow: 3x4 i1 1 2
diagonal diag: 3x4
diag_embed diagflat: 3
as_strided: 3x4 [2,2] [1,2]
unfold: 3x4 i1 i2 i1
split: 3x4 2
split_with_sizes: 3x4 [1,2]
chunk tensor_split#0 hsplit#0: 4x4 i2
tensor_split#1: 3x4 [1,2]
hsplit#1: 3x4 [1,2]
vsplit#0: 4x3 i2
vsplit#1: 4x3 [1,2]
dsplit#0: 2x2x4 i2
dsplit#1: 2x2x4 [1,2]
unbind: 3x4
cat stack concat concatenate _cat _stack vstack hstack dstack row_stack column_stack block_diag: {3x4;3x4}
combinations: 4
cartesian_prod: {3;2}
flip: 3x4 [0]
rot90: 3x4
roll _roll: 3x4 [1] [0]
repeat tile: 3x4 [2,1]
repeat_interleave#0: 3x4 2
repeat_interleave#1: 3x4 3:i64=0,2,1 dim=i0
tril triu: 3x4
pad: 3x4 [1,1] | 3x4 [1,1] mode="reflect | 3x4 [1,1] mode="replicate | 1x3x4 [1,1] mode="circular
diff: 3x4 | 3x4 n=i2
trapezoid#0 trapz#0 cumulative_trapezoid#0: 3x4 4=0,1,3,3
trapezoid#1 trapz#1 cumulative_trapezoid#1: 3x4
pixel_shuffle: 1x4x2x2 i2
pixel_unshuffle: 1x1x4x4 i2
channel_shuffle: 1x4x2x2 i2
sum_to_size: 3x4 [1,4]
gather: 3x4 i1 3x2:i64=0,1,0,0,3,3
take_along_dim: 3x4 3x2:i64=0,1,0,0,3,3 i1
index_select: 3x4 i1 3:i64=0,0,3
masked_select: 3x4 3x4:bool=1,0,0
take: 3x4 3:i64=0,0,11
scatter: 3x4 i1 3x2:i64=0,1,0,2,3,2 3x2
scatter_add: 3x4 i1 3x2:i64=0,1,0,0,3,3 3x2
index_add: 3x4 i1 2:i64=0,0 3x2 alpha=f0.5
index_copy: 3x4 i1 2:i64=0,2 3x2
index_fill: 3x4 i1 2:i64=0,2 f1.0 | 3x4 i1 2:i64=0,2 -
masked_scatter: 3x4 3x4:bool=1,0,0 12
slice_scatter: 3x4 3x2 i1 1 3
select_scatter: 3x4 3 i1 2
diagonal_scatter: 3x4 3
bincount: 4:i64=0,1,1,3 weights=4
"""),
)

WITHOUT = {
    "its result has no floats": """isfinite signbit isposinf isneginf numel result_type promote_types can_cast isclose allclose equal not_equal less less_equal
greater greater_equal is_same_size is_nonzero argmax argmin any all count_nonzero argsort nonzero argwhere isin searchsorted
bucketize _one_hot one_hot""",
    "it has no operand of floats that are differentiated": """empty zeros ones full new_zeros new_empty new_ones new_full empty_like
zeros_like ones_like full_like arange _arange linspace logspace eye tril_indices triu_indices bartlett_window hann_window
hamming_window blackman_window detach half bfloat16 histc unique unique_consecutive _int_mm quantize_per_tensor
dequantize_per_tensor manual_seed _bitcast""",
    "it writes": "fill_ zero_ copy_ fill_diagonal_ uniform_ normal_ bernoulli_ random_ exponential_",
    "it is random": """rand randn randint randperm rand_like randn_like bernoulli dropout multinomial randint_like normal dropout1d
dropout2d dropout3d alpha_dropout feature_alpha_dropout gumbel_softmax""",
    "what topk and kthvalue call": "_topk _kthvalue",
}


def stated():
    """(patterns, key of a function, call) of ROWS."""
    for patterns, text in ROWS:
        for names, calls in re.findall(r"^((?:[\w#]+\s+)*[\w#]+): (.+)$", text, re.M):
            for name in names.split():
                for call in calls.split(" | "):
                    yield patterns, name if "#" in name else f"{name}#0", call.strip()


def lines():
    """Rows of all functions. Functions of pointwise records that have a derivative are called with all values."""
    yield from stated()
    known = {key for _, key, _ in stated()}
    for name, row in twin.POINTWISE.items():
        if not row.record["noDerivative"] and f"{name}#0" not in known:
            yield ("grid",), f"{name}#0", " ".join("@" * len(row.operands))


def missing():
    """Functions that have no row, no reason and no record. opinfo/corners.py has corners of operators, which have a record each."""
    known = {key.split("#")[0] for _, key, _ in stated()} | {n for names in WITHOUT.values() for n in names.split()}
    return sorted({f.name for f in twin.SCHEMA.values()} - known - set(twin.POINTWISE) - twin.STRUCTURED)


# --- Calls ---

FLOATS = ("f64", "f32")


def default_word(p):
    """The default of a parameter in the notation of scripts."""
    value = p.default
    if value in ("std::nullopt", "{}", "", "SizeList()", "Dims({})") and p.type.endswith("?"):
        return "_"
    if p.type in ("Dims", "Sizes"):
        return "[]" if "{}" in value or "()" in value else f"[{value.strip('{}')}]"
    if p.type == "PerDim":
        return f"[{value}]"
    if p.type == "bool":
        return "b1" if value == "true" else "b0"
    if p.type in ("float", "Scalar", "Operand"):
        return f"f{value}" if "." in value or "e" in value else f"i{value}"
    if p.type == "str":
        return value.rstrip('"') or '"'
    if p.type in ("DType", "DType?"):
        return "D" + value.removeprefix("DType::").lower()
    return f"i{value}" if p.type == "int" else value


class Input:
    """An argument that is a tensor: its dtype, sizes, and values if these are given."""

    def __init__(self, text):
        shape, separator, values = re.fullmatch("([^=!]*)([=!]?)(.*)", text).groups()
        shape, _, dtype = shape.partition(":")
        self.dtype, self.is_grid = dtype or "float", shape == "@"
        self.is_leaf = self.dtype == "float" and separator != "!"
        self.sizes = [] if shape in ("-", "@") else [int(s) for s in shape.split("x")]
        self.values = [float(v) for v in values.split(",")] if values else None

    def count(self):
        return math.prod(self.sizes)

    def given(self):
        return list(itertools.islice(itertools.cycle(self.values), self.count()))


IS_TENSOR = re.compile(r"(@|-|\d+(x\d+)*)(:\w+)?([=!].*)?")


class Call:
    """A statement with its inputs, for each pattern."""

    def __init__(self, key, text):
        self.key, self.text, self.inputs = key, text, []
        f = twin.SCHEMA[key]
        given, rest = {}, []
        for word in text.split():
            name, _, value = word.partition("=")
            if any(p.name == name for p in f.parameters):
                given[name] = value
            else:
                rest.append(word)
        words = []
        for p in f.parameters:
            word = given.get(p.name) or (rest.pop(0) if rest else None)
            words.append(default_word(p) if word is None else self.word(p.type, word))
        assert not rest, f"{key}: {text}"
        self.returned = [1000] if not f.result.startswith("(") else [1000, 1001]
        if f.result == "Tensor[]":
            self.returned = list(range(1000, 1000 + 6))
        self.line = " ".join([key, "r1000", *words])

    def word(self, kind, word):
        if kind == "Tensor[]":
            return "{" + ",".join(str(self.add(w)) for w in word[1:-1].split(";")) + "}"
        if kind in ("Tensor", "Tensor?", "Operand", "Operand?") and word != "_" and IS_TENSOR.fullmatch(word):
            return f"t{self.add(word)}"
        return word

    def add(self, text):
        self.inputs.append(Input(text))
        return len(self.inputs) - 1

    def is_grid(self):
        return any(i.is_grid for i in self.inputs)

    def filled(self, pattern, dtype):
        """(dtype, sizes, order, values) of each input."""
        grids, rng = [i for i in self.inputs if i.is_grid], random.Random(f"{self.key} {self.text} {pattern}")
        values = VALUES if len(grids) < 3 and "bool" not in self.text.split()[0] else FEW
        table = list(itertools.product(values, repeat=len(grids)))
        made = []
        for i in self.inputs:
            chosen = [row[grids.index(i)] for row in table] if i.is_grid else i.given() if i.values else \
                [rng.choice(PATTERNS[pattern] if pattern != "grid" else VALUES) for _ in range(i.count())]
            sizes = [len(table)] if i.is_grid else i.sizes
            is_float = i.dtype == "float"
            made.append((dtype if is_float else i.dtype, f"[{','.join(map(str, sizes))}]", "_",
                         [repr(float(v)) if is_float else str(int(v)) for v in chosen]))
        return made
