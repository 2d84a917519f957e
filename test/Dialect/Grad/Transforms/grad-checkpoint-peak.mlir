// Six wide blocks, each in a checkpoint: the memory that is planned falls below 60 %.
// RUN: tcopt-run %s --entry=plain --input=random:1 --check=interp --json > %t.plain
// RUN: tcopt-run %s --entry=again --input=random:1 --check=interp --json > %t.again
// RUN: %python %S/Inputs/compare_peaks.py 0.6 %t.plain %t.again

func.func private @plain_loss(%x: tensor<256x32xf32>, %w: tensor<32x128xf32>, %v: tensor<128x32xf32>) -> tensor<f32> {
  %h0 = graph.matmul %x, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a0 = graph.tanh %h0 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s0 = graph.sin %a0 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o0 = graph.matmul %s0, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y0 = graph.add %x, %o0 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %h1 = graph.matmul %y0, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a1 = graph.tanh %h1 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s1 = graph.sin %a1 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o1 = graph.matmul %s1, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y1 = graph.add %y0, %o1 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %h2 = graph.matmul %y1, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a2 = graph.tanh %h2 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s2 = graph.sin %a2 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o2 = graph.matmul %s2, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y2 = graph.add %y1, %o2 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %h3 = graph.matmul %y2, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a3 = graph.tanh %h3 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s3 = graph.sin %a3 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o3 = graph.matmul %s3, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y3 = graph.add %y2, %o3 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %h4 = graph.matmul %y3, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a4 = graph.tanh %h4 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s4 = graph.sin %a4 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o4 = graph.matmul %s4, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y4 = graph.add %y3, %o4 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %h5 = graph.matmul %y4, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
  %a5 = graph.tanh %h5 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %s5 = graph.sin %a5 : (tensor<256x128xf32>) -> tensor<256x128xf32>
  %o5 = graph.matmul %s5, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
  %y5 = graph.add %y4, %o5 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
  %l = graph.mean %y5, dims = [0, 1], keepdim = false : (tensor<256x32xf32>) -> tensor<f32>
  return %l : tensor<f32>
}

func.func @plain(%x: tensor<256x32xf32>, %w: tensor<32x128xf32>, %v: tensor<128x32xf32>) -> (tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %g:4 = grad.vjp @plain_loss(%x, %w, %v) cotangents(%one) : (tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<f32>) -> (tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>)
  return %g#0, %g#1, %g#2, %g#3 : tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>
}

func.func private @again_loss(%x: tensor<256x32xf32>, %w: tensor<32x128xf32>, %v: tensor<128x32xf32>) -> tensor<f32> {
  %c0 = grad.checkpoint -> tensor<256x32xf32> {
    %h0 = graph.matmul %x, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a0 = graph.tanh %h0 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s0 = graph.sin %a0 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o0 = graph.matmul %s0, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y0 = graph.add %x, %o0 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y0 : tensor<256x32xf32>
  }
  %c1 = grad.checkpoint -> tensor<256x32xf32> {
    %h1 = graph.matmul %c0, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a1 = graph.tanh %h1 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s1 = graph.sin %a1 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o1 = graph.matmul %s1, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y1 = graph.add %c0, %o1 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y1 : tensor<256x32xf32>
  }
  %c2 = grad.checkpoint -> tensor<256x32xf32> {
    %h2 = graph.matmul %c1, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a2 = graph.tanh %h2 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s2 = graph.sin %a2 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o2 = graph.matmul %s2, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y2 = graph.add %c1, %o2 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y2 : tensor<256x32xf32>
  }
  %c3 = grad.checkpoint -> tensor<256x32xf32> {
    %h3 = graph.matmul %c2, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a3 = graph.tanh %h3 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s3 = graph.sin %a3 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o3 = graph.matmul %s3, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y3 = graph.add %c2, %o3 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y3 : tensor<256x32xf32>
  }
  %c4 = grad.checkpoint -> tensor<256x32xf32> {
    %h4 = graph.matmul %c3, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a4 = graph.tanh %h4 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s4 = graph.sin %a4 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o4 = graph.matmul %s4, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y4 = graph.add %c3, %o4 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y4 : tensor<256x32xf32>
  }
  %c5 = grad.checkpoint -> tensor<256x32xf32> {
    %h5 = graph.matmul %c4, %w : (tensor<256x32xf32>, tensor<32x128xf32>) -> tensor<256x128xf32>
    %a5 = graph.tanh %h5 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %s5 = graph.sin %a5 : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %o5 = graph.matmul %s5, %v : (tensor<256x128xf32>, tensor<128x32xf32>) -> tensor<256x32xf32>
    %y5 = graph.add %c4, %o5 : (tensor<256x32xf32>, tensor<256x32xf32>) -> tensor<256x32xf32>
    grad.yield %y5 : tensor<256x32xf32>
  }
  %l = graph.mean %c5, dims = [0, 1], keepdim = false : (tensor<256x32xf32>) -> tensor<f32>
  return %l : tensor<f32>
}

func.func @again(%x: tensor<256x32xf32>, %w: tensor<32x128xf32>, %v: tensor<128x32xf32>) -> (tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %g:4 = grad.vjp @again_loss(%x, %w, %v) cotangents(%one) : (tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>, tensor<f32>) -> (tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>)
  return %g#0, %g#1, %g#2, %g#3 : tensor<f32>, tensor<256x32xf32>, tensor<32x128xf32>, tensor<128x32xf32>
}
