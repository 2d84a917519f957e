"""Why functions.schema lacks an overload that a list of lib/ATen has, for check_aten.py and aten_table.py: (pattern, reason)."""

KNOWN = [
    (r"_fft_(c2r|r2c)", "tensors have no complex dtypes"),
    (r"resize_", "changes the sizes of a tensor in place"),
    (r"squeeze_\.dim", "changes the sizes of a tensor in place"),
    (r"_operator::getitem", "selects a result of a function with several results, which needs no function"),
    (r"_transformer_encoder_layer_fwd", "fuses a layer in inference, unless `torch.backends.mha.set_fastpath_enabled(False)` is called"),
]
