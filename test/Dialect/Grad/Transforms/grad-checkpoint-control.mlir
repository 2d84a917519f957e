// Checkpoints around and inside of control flow: gradients are those without checkpoints.
// RUN: tcopt-run %s --input=random:1 --backend=interp
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --input=random:2 --check=phases

func.func private @f(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>, %p: tensor<i1>, %xs: tensor<5x8xf64>) -> (tensor<?x8xf64>, tensor<8xf64>) {
  %y = graph.cond %p : (tensor<i1>) -> tensor<?x8xf64> {
    %c = grad.checkpoint -> tensor<?x8xf64> {
      %h = graph.matmul %x, %w : (tensor<?x8xf64>, tensor<8x8xf64>) -> tensor<?x8xf64>
      %t = graph.tanh %h : (tensor<?x8xf64>) -> tensor<?x8xf64>
      grad.yield %t : tensor<?x8xf64>
    }
    graph.yield %c : tensor<?x8xf64>
  } else {
    graph.yield %x : tensor<?x8xf64>
  }
  %h0 = graph.sum %w, dims = [0], keepdim = false : (tensor<8x8xf64>) -> tensor<8xf64>
  %z = grad.checkpoint -> tensor<8xf64> {
    %last = graph.scan (%h = %h0) over (%s = %xs), dim = 0, reverse = false : (tensor<8xf64>, tensor<5x8xf64>) -> tensor<8xf64> {
      %k = grad.checkpoint -> tensor<8xf64> {
        %a = graph.add %h, %s : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
        %b = graph.tanh %a : (tensor<8xf64>) -> tensor<8xf64>
        grad.yield %b : tensor<8xf64>
      }
      graph.yield %k : tensor<8xf64>
    }
    grad.yield %last : tensor<8xf64>
  }
  return %y, %z : tensor<?x8xf64>, tensor<8xf64>
}

func.func private @plain(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>, %p: tensor<i1>, %xs: tensor<5x8xf64>) -> (tensor<?x8xf64>, tensor<8xf64>) {
  %y = graph.cond %p : (tensor<i1>) -> tensor<?x8xf64> {
    %h = graph.matmul %x, %w : (tensor<?x8xf64>, tensor<8x8xf64>) -> tensor<?x8xf64>
    %t = graph.tanh %h : (tensor<?x8xf64>) -> tensor<?x8xf64>
    graph.yield %t : tensor<?x8xf64>
  } else {
    graph.yield %x : tensor<?x8xf64>
  }
  %h0 = graph.sum %w, dims = [0], keepdim = false : (tensor<8x8xf64>) -> tensor<8xf64>
  %last = graph.scan (%h = %h0) over (%s = %xs), dim = 0, reverse = false : (tensor<8xf64>, tensor<5x8xf64>) -> tensor<8xf64> {
    %a = graph.add %h, %s : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
    %b = graph.tanh %a : (tensor<8xf64>) -> tensor<8xf64>
    graph.yield %b : tensor<8xf64>
  }
  return %y, %last : tensor<?x8xf64>, tensor<8xf64>
}

func.func @main(%x: tensor<?x8xf64>, %w: tensor<8x8xf64>, %p: tensor<i1>, %xs: tensor<5x8xf64>, %c: tensor<8xf64>) {
  %a:5 = grad.vjp @f(%x, %w, %p, %xs) cotangents(%x, %c)
    : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<i1>, tensor<5x8xf64>, tensor<?x8xf64>, tensor<8xf64>)
    -> (tensor<?x8xf64>, tensor<8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<5x8xf64>)
  %b:5 = grad.vjp @plain(%x, %w, %p, %xs) cotangents(%x, %c)
    : (tensor<?x8xf64>, tensor<8x8xf64>, tensor<i1>, tensor<5x8xf64>, tensor<?x8xf64>, tensor<8xf64>)
    -> (tensor<?x8xf64>, tensor<8xf64>, tensor<?x8xf64>, tensor<8x8xf64>, tensor<5x8xf64>)
  check.close %a#2, %b#2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x8xf64>, tensor<?x8xf64>
  check.close %a#3, %b#3, rtol = 1.0e-12, atol = 1.0e-12 : tensor<8x8xf64>, tensor<8x8xf64>
  check.close %a#4, %b#4, rtol = 1.0e-12, atol = 1.0e-12 : tensor<5x8xf64>, tensor<5x8xf64>
  return
}
