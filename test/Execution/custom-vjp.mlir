// Gradients by a rule of the program, in functions that are called and differentiated twice.
// RUN: tcopt-run %s
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --check=phases

// round(x), as if its gradient were x times the cotangent.
func.func private @rounded(%x: tensor<?xf32>) -> tensor<f32> {
  %v = graph.round %x : (tensor<?xf32>) -> tensor<?xf32>
  %y = grad.custom_vjp(%v) inputs(%x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%ct: tensor<?xf32>):
    %g = graph.mul %ct, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    grad.yield %g : tensor<?xf32>
  }
  %p = graph.mul %y, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = graph.sum %p, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

// The gradient: 2 round(x) x.
func.func private @slope(%x: tensor<?xf32>) -> tensor<?xf32> {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g = grad.vjp @rounded(%x) cotangents(%one) : (tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>)
  return %g : tensor<?xf32>
}

func.func @main() {
  %x = graph.constant dense<[0.75, 1.75, -2.75]> : tensor<3xf32>
  %u = tensor.cast %x : tensor<3xf32> to tensor<?xf32>
  %g = func.call @slope(%u) : (tensor<?xf32>) -> tensor<?xf32>
  %first = graph.constant dense<[1.5, 7.0, 16.5]> : tensor<3xf32>
  %first_u = tensor.cast %first : tensor<3xf32> to tensor<?xf32>
  check.equal %g, %first_u : tensor<?xf32>, tensor<?xf32>
  // 2 round(x) + 2 x x, as the gradient of round(x) is x again.
  %ones = graph.constant dense<1.0> : tensor<3xf32>
  %ones_u = tensor.cast %ones : tensor<3xf32> to tensor<?xf32>
  %again, %h = grad.vjp @slope(%u) cotangents(%ones_u) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %second = graph.constant dense<[3.125, 10.125, 9.125]> : tensor<3xf32>
  %second_u = tensor.cast %second : tensor<3xf32> to tensor<?xf32>
  check.equal %h, %second_u : tensor<?xf32>, tensor<?xf32>
  return
}
