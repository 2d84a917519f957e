func.func @main(%x: tensor<128x256xf32>, %w: tensor<512x256xf32>, %b: tensor<512xf32>) -> tensor<128x512xf32> {
  %0 = graph.linear %x, %w, %b : (tensor<128x256xf32>, tensor<512x256xf32>, tensor<512xf32>) -> tensor<128x512xf32>
  %1 = graph.gelu %0, approximate = none : (tensor<128x512xf32>) -> tensor<128x512xf32>
  return %1 : tensor<128x512xf32>
}
