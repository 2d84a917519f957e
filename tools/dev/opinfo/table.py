"""Which of PyTorch's OpInfos, and of our samples, judge which operator of graph.

The record of an operator with a C++ function names overloads of ATen. The OpInfos of these overloads judge the operator without a line
here, in the family of the operator. A line of a family names operators with an OpInfo of the same name, or an operator and its other
OpInfos (name, or name.variant); `F.` is nn.functional. The operator only chooses the row of a table: what is judged is the graph of overloads that PyTorch makes of a call.
Names in `own.` are samples of ours. record_opinfo.py writes a file for each family.
"""

FAMILIES = {
    "activation": """
logsigmoid: F.logsigmoid
leaky_relu: F.leaky_relu
elu: F.elu F.celu F.selu
softplus: F.softplus
hardtanh: F.hardtanh F.relu6
prelu: F.prelu
glu: F.glu""",
    "compositions": """
composed: clone contiguous alias_copy conj resolve_conj resolve_neg real positive zero_ isfinite isposinf isneginf isreal frac
    exp2 deg2rad rad2deg logit nan_to_num addcmul addcdiv lerp xlogy heaviside ldexp fmax fmin logaddexp logaddexp2 F.softsign
    F.tanhshrink F.threshold F.hardshrink F.softshrink max.reduction_no_dim min.reduction_no_dim aminmax count_nonzero nansum
    nanmean sum_to_size F.cosine_similarity meshgrid.variadic_tensors meshgrid.list_of_tensors cartesian_prod block_diag kron
    tensordot diff F.pixel_shuffle F.pixel_unshuffle F.channel_shuffle eye addr addbmm F.bilinear""",
    "contraction": """
matmul: matmul dot vdot mm bmm mv __rmatmul__ inner outer
linear: F.linear
conv: F.conv1d F.conv2d F.conv3d
conv_transpose: F.conv_transpose1d F.conv_transpose2d F.conv_transpose3d
int_matmul: own.int_products
int_conv: own.int_convolutions""",
    "control": """
cond: own.cond
while: own.while_loop
scan: own.scan""",
    "creation": """
arange
full: full full_like new_full fill ones ones_like new_ones zeros zeros_like new_zeros scalar_tensor""",
    "dynamic": """
nonzero: nonzero argwhere own.zeros
masked_select: masked_select own.selections
unique: unique own.groups
unique_consecutive: unique_consecutive own.runs
repeat_interleave: repeat_interleave own.repeats""",
    "embedding": """
embedding_bag: F.embedding_bag own.bags
embedding_backward: own.embedding_gradients""",
    "functions": """
composed: _chunk_cat _softmax_backward_data _unsafe_masked_index_put_accumulate as_strided_scatter bmm.triton_optimized
    conj_physical copysign cross cumulative_trapezoid diag diag_embed diagflat diagonal_scatter dist erfc exponential
    fft.fftshift fft.ifftshift gradient histc hypot isclose isin linalg.cross linalg.multi_dot
    linalg.vander linalg.vecdot linspace logspace masked.amax masked.amin masked.argmax masked.argmin masked.cumprod
    masked.cumsum masked.log_softmax masked.logaddexp masked.logsumexp masked.mean masked.median masked.norm masked.normalize
    masked.prod masked.softmax masked.softmin masked.std masked.sum masked.var nanquantile F.alpha_dropout
    F.cosine_embedding_loss F.feature_alpha_dropout.with_train F.feature_alpha_dropout.without_train F.hinge_embedding_loss
    F.linear_cross_entropy F.local_response_norm F.margin_ranking_loss F.multi_head_attention_forward F.multi_margin_loss
    F.multilabel_margin_loss F.multilabel_soft_margin_loss F.normalize F.pairwise_distance F.poisson_nll_loss F.soft_margin_loss
    F.triplet_margin_loss F.triplet_margin_with_distance_loss quantile renorm resize_ signal.windows.bartlett
    signal.windows.blackman signal.windows.cosine signal.windows.exponential signal.windows.gaussian
    signal.windows.general_cosine signal.windows.general_hamming signal.windows.hamming signal.windows.hann
    signal.windows.nuttall signbit sinc special.ndtr special.xlog1py trace trapezoid trapz unravel_index bincount
    tril_indices triu_indices""",
    "gradients": """
avg_pool_backward: own.avg_pool_gradients
adaptive_avg_pool_backward: own.adaptive_avg_pool_gradients
max_pool_with_indices: own.max_pools
max_pool_backward: own.max_pool_gradients
conv_input_grad: own.conv_input_gradients
conv_weight_grad: own.conv_weight_gradients
interpolate_backward: own.interpolate_gradients""",
    "indexing": """
masked_fill
gather: gather take_along_dim
index_select: index_select take
index: __getitem__ own.index_masks _unsafe_masked_index
searchsorted: searchsorted bucketize""",
    "loss": """
mse_loss: F.mse_loss
l1_loss: F.l1_loss
smooth_l1_loss: F.smooth_l1_loss
huber_loss: F.huber_loss
kl_div: F.kl_div
binary_cross_entropy: F.binary_cross_entropy
binary_cross_entropy_with_logits: F.binary_cross_entropy_with_logits
nll_loss: F.nll_loss
cross_entropy: F.cross_entropy""",
    "nn": """
max_pool: F.max_pool1d F.max_pool2d F.max_pool3d
avg_pool: F.avg_pool1d F.avg_pool2d F.avg_pool3d
softmax: softmax softmax.with_dtype F.softmin F.softmin.with_dtype torch.ops.aten._safe_softmax.default
log_softmax: log_softmax log_softmax.with_dtype
scaled_dot_product_attention: F.scaled_dot_product_attention torch.ops.aten._scaled_dot_product_flash_attention_for_cpu own.attentions
scaled_dot_product_attention_backward: own.attention_gradients
embedding: F.embedding own.tables""",
    "normalization": """
batch_norm: F.batch_norm F.batch_norm.without_cudnn
batch_norm_train: native_batch_norm _native_batch_norm_legit
instance_norm: F.instance_norm
group_norm: F.group_norm native_group_norm
layer_norm: F.layer_norm native_layer_norm
rms_norm: F.rms_norm""",
    "pointwise": """
where square
round: round round.decimals_0 round.decimals_3 round.decimals_neg_3
sign: sgn
gelu: F.gelu
add: add __radd__
sub: sub rsub __rsub__
mul: __rmul__ mul
bitwise_and: __rand__
bitwise_or: __ror__
bitwise_xor: __rxor__
remainder: __rmod__
maximum: max.binary
minimum: min.binary
pow: pow __rpow__ float_power
div: div.no_rounding_mode div.trunc_rounding div.floor_rounding true_divide floor_divide __rdiv__
clamp: clamp own.bounds clamp_min clamp_max
cast: to bfloat16 bool byte char double float half int long short""",
    "pools": """
adaptive_avg_pool: F.adaptive_avg_pool1d F.adaptive_avg_pool2d F.adaptive_avg_pool3d
adaptive_max_pool: F.adaptive_max_pool1d F.adaptive_max_pool2d F.adaptive_max_pool3d
max_unpool: F.max_unpool1d F.max_unpool1d.grad F.max_unpool2d F.max_unpool2d.grad F.max_unpool3d F.max_unpool3d.grad
max_pool_backward: max_pool2d_with_indices_backward""",
    "products": """
baddbmm einsum cdist
addmm: addmm addmm.decomposed addmv
pdist: F.pdist
grouped_matmul: own.row_groups""",
    "quantize": """
quantize: own.quantizations
dequantize: own.dequantizations""",
    "random_numbers": """
bernoulli multinomial
rand: rand_like uniform
randn: randn randn_like normal normal.number_mean normal.in_place
randint: randint randint_like
dropout: F.dropout F.dropout2d F.dropout3d native_dropout_backward
randperm: own.randperm""",
    "reduction": """
sum prod mean amax amin any all argmax argmin logsumexp
var: var var.unbiased var_mean var_mean.unbiased own.corrected_variances
std: std std.unbiased std_mean std_mean.unbiased own.corrected_deviations
vector_norm: linalg.vector_norm norm norm.inf norm.fro
max: max.reduction_with_dim
min: min.reduction_with_dim""",
    "resize": """
interpolate: F.interpolate.nearest F.interpolate.nearest-exact F.interpolate.linear F.interpolate.bilinear F.interpolate.bicubic
    F.interpolate.trilinear F.interpolate.area F.upsample_nearest F.upsample_bilinear
grid_sample: F.grid_sample grid_sampler_2d grid_sampler_3d""",
    "scan": """
cumsum cumprod logcumsumexp cummax cummin""",
    "scatter": """
scatter scatter_add index_add masked_scatter
scatter_reduce: scatter_reduce.sum scatter_reduce.prod scatter_reduce.mean scatter_reduce.amax scatter_reduce.amin
index_copy: index_copy index_fill
index_put: index_put put own.index_put_masks""",
    "shape": """
reshape: reshape view view_copy flatten unflatten ravel reshape_as view_as
unsqueeze: unsqueeze unsqueeze_copy atleast_1d atleast_2d atleast_3d
squeeze: squeeze squeeze.multiple squeeze_copy
expand: expand expand_copy broadcast_to expand_as broadcast_tensors
permute: permute permute_copy movedim
transpose: transpose transpose_copy t t_copy T H mT mH
flip: flip fliplr flipud rot90
slice: slice narrow_copy select unbind unbind_copy split split.list_args split_with_sizes split_with_sizes_copy unsafe_split
    chunk unsafe_chunk tensor_split hsplit vsplit dsplit
cat: cat stack hstack vstack dstack column_stack
pad: constant_pad_nd F.pad.constant
bitcast: own.bits""",
    "sort": """
topk kthvalue mode
sort: sort argsort msort
median: median nanmedian""",
    "views": """
roll tril triu narrow slice_scatter select_scatter
repeat: repeat tile
reflection_pad: F.pad.reflect
replication_pad: F.pad.replicate F.pad.replicate_negative
circular_pad: F.pad.circular
diagonal: diagonal diagonal_copy linalg.diagonal
as_strided: as_strided as_strided.partial_views as_strided_copy
unfold: unfold unfold_copy
im2col: F.unfold
col2im: own.images""",
}


# Other OpInfos of PyTorch, by the reason: they need ...
WITHOUT = {
    "complex numbers": """
angle cdouble cfloat chalf complex imag istft polar stft view_as_complex view_as_real F.silu.complex linalg.eig linalg.eigvals
fft.fft fft.fft2 fft.fftn fft.hfft fft.hfft2 fft.hfftn fft.ifft fft.ifft2 fft.ifftn fft.ihfft fft.ihfft2 fft.ihfftn fft.irfft
fft.irfft2 fft.irfftn fft.rfft fft.rfft2 fft.rfftn""",
    "another kind of tensors": "sparse.mm.reduce sparse.sampled_addmm to_sparse hash_tensor",
    "an accelerator": """
jiterator_2inputs_2outputs jiterator_4inputs_with_extra_args jiterator_binary jiterator_binary_return_by_ref jiterator_unary
torch._scaled_mm torch._scaled_mm_v2 torch.ops.aten._efficient_attention_forward torch.ops.aten._flash_attention_forward""",
    "elements: their results have none": "empty empty_like empty_permuted empty_strided new_empty new_empty_strided",
    "tensors: their results are numbers": "allclose broadcast_shapes equal item",
    "elements while they are traced": """
corrcoef cov linalg.lstsq linalg.lstsq.grad_oriented F.ctc_loss F.gaussian_nll_loss F.one_hot""",
    "matrix decompositions": """
cholesky_inverse cholesky_solve geqrf linalg.cholesky linalg.cholesky_ex linalg.cond linalg.det linalg.eigh linalg.eigvalsh
linalg.householder_product linalg.inv linalg.inv_ex linalg.ldl_factor linalg.ldl_factor_ex linalg.ldl_solve linalg.lu
linalg.lu_factor linalg.lu_factor_ex linalg.lu_solve linalg.matrix_norm linalg.matrix_power linalg.matrix_rank
linalg.matrix_rank.hermitian linalg.matrix_sqrth linalg.norm linalg.norm.subgradients_at_zero
linalg.pinv linalg.pinv.hermitian linalg.pinv.singular linalg.polar
linalg.qr linalg.slogdet linalg.solve linalg.solve_ex linalg.solve_triangular linalg.svd linalg.svdvals linalg.tensorinv
linalg.tensorsolve logdet lu lu_solve lu_unpack matrix_exp norm.nuc ormqr pca_lowrank pinverse svd svd_lowrank triangular_solve""",
    "functions that graph lacks": """
digamma erfinv frexp gcd i0 igamma igammac lcm lgamma mvlgamma.mvlgamma_p_1 mvlgamma.mvlgamma_p_3 mvlgamma.mvlgamma_p_5 nextafter
polygamma.polygamma_n_0 polygamma.polygamma_n_1 polygamma.polygamma_n_2 polygamma.polygamma_n_3 polygamma.polygamma_n_4
signal.windows.kaiser special.airy_ai special.bessel_j0 special.bessel_j1 special.bessel_y0 special.bessel_y1
special.chebyshev_polynomial_t special.chebyshev_polynomial_u special.chebyshev_polynomial_v special.chebyshev_polynomial_w
special.erfcx special.hermite_polynomial_h special.hermite_polynomial_he special.i0e special.i1 special.i1e
special.laguerre_polynomial_l special.legendre_polynomial_p special.log_ndtr special.modified_bessel_i0 special.modified_bessel_i1
special.modified_bessel_k0 special.modified_bessel_k1 special.ndtri special.polygamma.special_polygamma_n_0
special.scaled_modified_bessel_k0 special.scaled_modified_bessel_k1 special.shifted_chebyshev_polynomial_t
special.shifted_chebyshev_polynomial_u special.shifted_chebyshev_polynomial_v special.shifted_chebyshev_polynomial_w
special.spherical_bessel_j0 special.zeta""",
    "overloads that functions.schema lacks": """
_batch_norm_with_update _segment_reduce.lengths _segment_reduce.offsets _upsample_bilinear2d_aa cauchy combinations geometric
histogram histogramdd linspace.tensor_overload log_normal
logspace.tensor_overload nonzero_static resize_as_ F.fractional_max_pool2d F.fractional_max_pool3d F.rrelu
F.linear_cross_entropy.chunked F.linear_cross_entropy.chunked_none""",
}


def names(text):
    return ["nn.functional." + name[2:] if name.startswith("F.") else name for name in text.split()]


def read(families):
    """(family, operator, OpInfo) of each name."""
    for family, text in families.items():
        for line in text.replace("\n    ", " ").strip().split("\n"):
            op, colon, infos = line.partition(":")
            for info in names(infos if colon else op):
                yield family, op if colon else info, info
