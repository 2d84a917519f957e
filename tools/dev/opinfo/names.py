"""Operators of graph and the OpInfos (name, or name.variant) whose samples judge them."""
F = "nn.functional."


def functional(names):
    return " ".join(F + n for n in names.split())


EXISTING = {
    # pointwise
    **{n: n for n in "exp expm1 log log1p log2 sqrt rsqrt reciprocal sin cos tanh erf sigmoid floor ceil trunc neg abs "
                     "square logical_not bitwise_not isnan isinf atan2 fmod logical_and logical_or logical_xor "
                     "bitwise_left_shift bitwise_right_shift eq ne lt le gt ge where".split()},
    "round": "round round.decimals_0 round.decimals_3 round.decimals_neg_3",
    "silu": F + "silu", "relu": F + "relu", "gelu": F + "gelu", "sign": "sign sgn",
    "add": "add __radd__", "sub": "sub rsub __rsub__", "mul": "mul __rmul__", "maximum": "maximum max.binary",
    "minimum": "minimum min.binary", "pow": "pow __rpow__ float_power", "remainder": "remainder __rmod__",
    "bitwise_and": "bitwise_and __rand__", "bitwise_or": "bitwise_or __ror__", "bitwise_xor": "bitwise_xor __rxor__",
    "div": "div.no_rounding_mode div.trunc_rounding div.floor_rounding true_divide floor_divide __rdiv__",
    "clamp": "clamp clamp_min clamp_max", "cast": "to bfloat16 bool byte char double float half int long short",
    # reductions
    **{n: n for n in "sum prod mean amax amin any all argmax argmin".split()},
    # shapes
    "reshape": "reshape view flatten unflatten ravel reshape_as view_as view_copy",
    "expand": "expand expand_as expand_copy broadcast_to broadcast_tensors", "permute": "permute permute_copy movedim",
    "transpose": "transpose transpose_copy t t_copy T H mT mH",
    "unsqueeze": "unsqueeze unsqueeze_copy atleast_1d atleast_2d atleast_3d", "squeeze": "squeeze squeeze.multiple squeeze_copy",
    "slice": "slice narrow_copy select split split.list_args split_with_sizes split_with_sizes_copy unsafe_split chunk "
             "unsafe_chunk tensor_split unbind unbind_copy hsplit vsplit dsplit",
    "cat": "cat stack hstack vstack dstack column_stack", "flip": "flip fliplr flipud rot90",
    "pad": "constant_pad_nd nn.functional.pad.constant",
    # creation
    "full": "full full_like new_full ones ones_like new_ones zeros zeros_like new_zeros fill scalar_tensor", "arange": "arange",
    # contractions and networks
    "matmul": "matmul mm bmm mv dot vdot inner outer __rmatmul__", "linear": F + "linear",
    "conv": functional("conv1d conv2d conv3d"), "max_pool": functional("max_pool1d max_pool2d max_pool3d"),
    "avg_pool": functional("avg_pool1d avg_pool2d avg_pool3d"), "batch_norm": functional("batch_norm batch_norm.without_cudnn"),
    "layer_norm": F + "layer_norm native_layer_norm",
    "softmax": "softmax softmax.with_dtype nn.functional.softmin nn.functional.softmin.with_dtype "
               "torch.ops.aten._safe_softmax.default",
    "log_softmax": "log_softmax log_softmax.with_dtype",
    "scaled_dot_product_attention": F + "scaled_dot_product_attention "
                                        "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu",
    "embedding": F + "embedding",
}

# What several operators say; a row of its own.
COMPOSED = (
    "clone contiguous alias_copy conj resolve_conj resolve_neg real positive zero_ isfinite isposinf isneginf "
    "isreal frac exp2 deg2rad rad2deg logit nan_to_num addcmul addcdiv lerp xlogy heaviside ldexp fmax fmin "
    "logaddexp logaddexp2 nn.functional.softsign nn.functional.tanhshrink nn.functional.threshold "
    "nn.functional.hardshrink nn.functional.softshrink max.reduction_no_dim min.reduction_no_dim aminmax "
    "count_nonzero nansum nanmean sum_to_size nn.functional.cosine_similarity meshgrid.variadic_tensors "
    "meshgrid.list_of_tensors cartesian_prod block_diag kron tensordot diff nn.functional.pixel_shuffle "
    "nn.functional.pixel_unshuffle nn.functional.channel_shuffle eye addr addbmm nn.functional.bilinear"
)

# No OpInfo judges these: a constant is in nearly every program, print and opaque compute nothing, to_device gives what it
# takes, and what custom_call computes is the user's.
WITHOUT = ("constant", "custom_call", "opaque", "print", "to_device")

# Planned operators; judged once they and their adapters exist.
PLANNED = {
    "acos": "acos",
    "acosh": "acosh",
    "asin": "asin",
    "asinh": "asinh",
    "atan": "atan",
    "atanh": "atanh",
    "cosh": "cosh",
    "sinh": "sinh",
    "tan": "tan",
    "log10": "log10",
    "leaky_relu": "nn.functional.leaky_relu",
    "elu": "nn.functional.elu nn.functional.celu nn.functional.selu",
    "hardtanh": "nn.functional.hardtanh nn.functional.relu6",
    "hardsigmoid": "nn.functional.hardsigmoid",
    "hardswish": "nn.functional.hardswish",
    "softplus": "nn.functional.softplus",
    "logsigmoid": "nn.functional.logsigmoid",
    "mish": "nn.functional.mish",
    "prelu": "nn.functional.prelu",
    "glu": "nn.functional.glu",
    "var": "var var.unbiased var_mean var_mean.unbiased",
    "std": "std std.unbiased std_mean std_mean.unbiased",
    "logsumexp": "logsumexp",
    "vector_norm": "linalg.vector_norm norm norm.inf norm.fro",
    "max": "max.reduction_with_dim",
    "min": "min.reduction_with_dim",
    "median": "median nanmedian",
    "mode": "mode",
    "kthvalue": "kthvalue",
    "cumsum": "cumsum",
    "cumprod": "cumprod",
    "cummax": "cummax",
    "cummin": "cummin",
    "logcumsumexp": "logcumsumexp",
    "gather": "gather take_along_dim",
    "scatter": "scatter",
    "scatter_add": "scatter_add",
    "scatter_reduce": "scatter_reduce.sum scatter_reduce.prod scatter_reduce.mean scatter_reduce.amax scatter_reduce.amin",
    "index": "__getitem__ _unsafe_masked_index",
    "index_put": "index_put",
    "index_select": "index_select take",
    "index_add": "index_add",
    "index_copy": "index_copy",
    "masked_fill": "masked_fill",
    "masked_select": "masked_select",
    "masked_scatter": "masked_scatter",
    "nonzero": "nonzero argwhere",
    "searchsorted": "searchsorted bucketize",
    "roll": "roll",
    "tril": "tril",
    "triu": "triu",
    "diagonal": "diagonal diagonal_copy linalg.diagonal",
    "as_strided": "as_strided as_strided.partial_views as_strided_copy",
    "repeat": "repeat tile",
    "repeat_interleave": "repeat_interleave",
    "unfold": "unfold unfold_copy",
    "im2col": "nn.functional.unfold",
    "col2im": "",
    "narrow": "narrow",
    "slice_scatter": "slice_scatter",
    "select_scatter": "select_scatter",
    "sort": "sort argsort msort",
    "topk": "topk",
    "unique": "unique",
    "unique_consecutive": "unique_consecutive",
    "reflection_pad": "nn.functional.pad.reflect",
    "replication_pad": "nn.functional.pad.replicate nn.functional.pad.replicate_negative",
    "circular_pad": "nn.functional.pad.circular",
    "max_pool_with_indices": "nn.functional.max_pool1d nn.functional.max_pool2d nn.functional.max_pool3d",
    "adaptive_avg_pool": "nn.functional.adaptive_avg_pool1d nn.functional.adaptive_avg_pool2d "
        "nn.functional.adaptive_avg_pool3d nn.functional.interpolate.area",
    "adaptive_max_pool": "nn.functional.adaptive_max_pool1d nn.functional.adaptive_max_pool2d "
        "nn.functional.adaptive_max_pool3d",
    "max_unpool": "nn.functional.max_unpool1d nn.functional.max_unpool2d nn.functional.max_unpool3d",
    "interpolate": "nn.functional.interpolate.nearest nn.functional.interpolate.nearest-exact "
        "nn.functional.interpolate.linear nn.functional.interpolate.bilinear "
        "nn.functional.interpolate.bicubic nn.functional.interpolate.trilinear "
        "nn.functional.upsample_bilinear nn.functional.upsample_nearest",
    "grid_sample": "nn.functional.grid_sample grid_sampler_2d grid_sampler_3d",
    "conv_transpose": "nn.functional.conv_transpose1d nn.functional.conv_transpose2d nn.functional.conv_transpose3d",
    "conv_input_grad": "",
    "conv_weight_grad": "",
    "max_pool_backward": "max_pool2d_with_indices_backward",
    "avg_pool_backward": "",
    "adaptive_avg_pool_backward": "",
    "interpolate_backward": "",
    "embedding_backward": "",
    "batch_norm_train": "native_batch_norm _native_batch_norm_legit",
    "group_norm": "nn.functional.group_norm native_group_norm",
    "instance_norm": "nn.functional.instance_norm",
    "rms_norm": "nn.functional.rms_norm",
    "cross_entropy": "nn.functional.cross_entropy",
    "nll_loss": "nn.functional.nll_loss",
    "mse_loss": "nn.functional.mse_loss",
    "l1_loss": "nn.functional.l1_loss",
    "smooth_l1_loss": "nn.functional.smooth_l1_loss",
    "huber_loss": "nn.functional.huber_loss",
    "binary_cross_entropy": "nn.functional.binary_cross_entropy",
    "binary_cross_entropy_with_logits": "nn.functional.binary_cross_entropy_with_logits",
    "kl_div": "nn.functional.kl_div",
    "addmm": "addmm addmm.decomposed addmv",
    "baddbmm": "baddbmm",
    "einsum": "einsum",
    "int_matmul": "",
    "int_conv": "",
    "cdist": "cdist",
    "pdist": "nn.functional.pdist",
    "embedding_bag": "nn.functional.embedding_bag",
    "rand": "rand_like uniform",
    "randn": "randn randn_like normal normal.in_place normal.number_mean",
    "randint": "randint randint_like",
    "bernoulli": "bernoulli",
    "randperm": "",
    "multinomial": "multinomial",
    "dropout": "nn.functional.dropout nn.functional.dropout2d nn.functional.dropout3d native_dropout_backward",
    "cond": "",
    "while": "",
    "scan": "",
    "yield": "",
    "quantize": "",
    "dequantize": "",
    "bitcast": "",
}
