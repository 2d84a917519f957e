// A GPT-2 block: width 768, 12 heads. Written by make_stack.py.
func.func @main(
    %x: tensor<2x128x768xf32> {tcopt.name = "x"},
    %ln1_w: tensor<768xf32> {tcopt.name = "ln1_w"}, %ln1_b: tensor<768xf32> {tcopt.scale = 0.02, tcopt.name = "ln1_b"},
    %qkv_w: tensor<2304x768xf32> {tcopt.scale = 0.02, tcopt.name = "qkv_w"}, %qkv_b: tensor<2304xf32> {tcopt.scale = 0.02, tcopt.name = "qkv_b"},
    %proj_w: tensor<768x768xf32> {tcopt.scale = 0.02, tcopt.name = "proj_w"}, %proj_b: tensor<768xf32> {tcopt.scale = 0.02, tcopt.name = "proj_b"},
    %ln2_w: tensor<768xf32> {tcopt.name = "ln2_w"}, %ln2_b: tensor<768xf32> {tcopt.scale = 0.02, tcopt.name = "ln2_b"},
    %up_w: tensor<3072x768xf32> {tcopt.scale = 0.02, tcopt.name = "up_w"}, %up_b: tensor<3072xf32> {tcopt.scale = 0.02, tcopt.name = "up_b"},
    %down_w: tensor<768x3072xf32> {tcopt.scale = 0.02, tcopt.name = "down_w"}, %down_b: tensor<768xf32> {tcopt.scale = 0.02, tcopt.name = "down_b"}
) -> tensor<2x128x768xf32> {
  %ln1 = graph.layer_norm %x, weight %ln1_w, bias %ln1_b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x128x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x128x768xf32>
  %qkv = graph.linear %ln1, %qkv_w, %qkv_b : (tensor<2x128x768xf32>, tensor<2304x768xf32>, tensor<2304xf32>) -> tensor<2x128x2304xf32>
  %q = graph.slice %qkv, dim = 2, start = 0, end = 768, step = 1 : (tensor<2x128x2304xf32>) -> tensor<2x128x768xf32>
  %k = graph.slice %qkv, dim = 2, start = 768, end = 1536, step = 1 : (tensor<2x128x2304xf32>) -> tensor<2x128x768xf32>
  %v = graph.slice %qkv, dim = 2, start = 1536, end = 2304, step = 1 : (tensor<2x128x2304xf32>) -> tensor<2x128x768xf32>
  %q_split = graph.reshape %q, sizes = [2, 128, 12, 64] : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
  %k_split = graph.reshape %k, sizes = [2, 128, 12, 64] : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
  %v_split = graph.reshape %v, sizes = [2, 128, 12, 64] : (tensor<2x128x768xf32>) -> tensor<2x128x12x64xf32>
  %q_heads = graph.transpose %q_split, dim0 = 1, dim1 = 2 : (tensor<2x128x12x64xf32>) -> tensor<2x12x128x64xf32>
  %k_heads = graph.transpose %k_split, dim0 = 1, dim1 = 2 : (tensor<2x128x12x64xf32>) -> tensor<2x12x128x64xf32>
  %v_heads = graph.transpose %v_split, dim0 = 1, dim1 = 2 : (tensor<2x128x12x64xf32>) -> tensor<2x12x128x64xf32>
  %attended = graph.scaled_dot_product_attention %q_heads, %k_heads, %v_heads, is_causal = true : (tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>, tensor<2x12x128x64xf32>) -> tensor<2x12x128x64xf32>
  %by_token = graph.transpose %attended, dim0 = 1, dim1 = 2 : (tensor<2x12x128x64xf32>) -> tensor<2x128x12x64xf32>
  %joined = graph.reshape %by_token, sizes = [2, 128, 768] : (tensor<2x128x12x64xf32>) -> tensor<2x128x768xf32>
  %proj = graph.linear %joined, %proj_w, %proj_b : (tensor<2x128x768xf32>, tensor<768x768xf32>, tensor<768xf32>) -> tensor<2x128x768xf32>
  %middle = graph.add %x, %proj : (tensor<2x128x768xf32>, tensor<2x128x768xf32>) -> tensor<2x128x768xf32>

  %ln2 = graph.layer_norm %middle, weight %ln2_w, bias %ln2_b, normalized_dims = 1, eps = 1.0e-05 : (tensor<2x128x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x128x768xf32>
  %up = graph.linear %ln2, %up_w, %up_b : (tensor<2x128x768xf32>, tensor<3072x768xf32>, tensor<3072xf32>) -> tensor<2x128x3072xf32>
  %gelu = graph.gelu %up, approximate = tanh : (tensor<2x128x3072xf32>) -> tensor<2x128x3072xf32>
  %down = graph.linear %gelu, %down_w, %down_b : (tensor<2x128x3072xf32>, tensor<768x3072xf32>, tensor<768xf32>) -> tensor<2x128x768xf32>
  %y = graph.add %middle, %down : (tensor<2x128x768xf32>, tensor<2x128x768xf32>) -> tensor<2x128x768xf32>
  return %y : tensor<2x128x768xf32>
}
