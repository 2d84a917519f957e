"""Why recorded graphs are not imported or do not agree with PyTorch, for judge_torch_graphs.py and aten_table.py.

A key is a regular expression that is searched for in `ARCHIVE GRAPH: MESSAGE` of a refusal, and in
`ARCHIVE GRAPH on BACKEND: MESSAGE` of a failed run or a wrong result, as "aten.foo.default" or "^bert train-dyn.* on cpu: output";
its value is the reason. A key that matches nothing is a failure when all graphs are judged.
"""

# Rows of tokens in the order of their experts, which the backward graph reads; the model's results do not depend on it.
ORDER = "torch.sort returns indices of equal elements in another order, because it is not stable by default"

KNOWN = {
    r"'tcopt\.sdpa_backward\.default': sdpa_backward: dropout is not supported":
        "the gradient of attention with dropout needs the random numbers of the forward graph, which the operator does not have",
    r"'higher_order\.auto_functionalized_v2'": "an operator of the user has no graph; a program registers it in C++",
    r"^form_channels_last .*expected to know whether s27 == 3":
        "the size of a convolution's window is a symbol, because it equals a dynamic number of channels; graph.conv has constant windows",
    r"^mixtral train-static\.forward\.0 on \w+: output (29|30|31|34|35|37|38|39|49|50|51|54|55|57|58|59):": ORDER,
    r"^mixtral train-dyn\.forward\.0 on \w+: output (31|32|33|36|37|39|40|41|51|52|53|56|57|59|60|61):": ORDER,
    r"^qwen3_moe train-static\.forward\.0 on \w+: output (36|37|38|41|42|44|45|46|59|60|61|64|65|67|68|69):": ORDER,
    r"^qwen3_moe train-dyn\.forward\.0 on \w+: output (38|39|40|43|44|46|47|48|61|62|63|66|67|69|70|71):": ORDER,
    r"^(deeplab|efficientnet_b0|mobilenet_v3_small|timm_(ghostnet|levit|maxvit|poolformer)|unet) train-\w+\.forward\.0 on interp: output":
        "the interpreter sums the statistics of a batch in f32 from the first element to the last; the backend cpu agrees",
    r"^timm_maxvit train-static\.forward\.0 on cpu: (output|input primals_)":
        "statistics of a batch are sums in f32; PyTorch sums them in f64 on CPUs",
}
