// Gradients of tensors that are sent to devices go back, as far as it is known where to.
// RUN: tcopt %s --grad-make-vjp=function=square | FileCheck %s
// RUN: tcopt-run %s --entry=both

func.func @square(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = graph.to_device %x, device = "cpu", from = "cuda:0" : (tensor<3xf32>) -> tensor<3xf32>
  %1 = graph.mul %0, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = graph.to_device %1, device = "cuda:0" : (tensor<3xf32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// CHECK-LABEL: func.func @square_vjp(
//   CHECK-DAG: graph.to_device %{{.*}}, device = "cuda:0", from = "cpu"
//       CHECK: return
func.func @both() {
  %x = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %one = graph.constant dense<1.0> : tensor<3xf32>
  %y, %g = grad.vjp @square(%x) cotangents(%one) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %square = graph.constant dense<[1.0, 4.0, 9.0]> : tensor<3xf32>
  %twice = graph.constant dense<[2.0, 4.0, 6.0]> : tensor<3xf32>
  check.equal %y, %square : tensor<3xf32>, tensor<3xf32>
  check.equal %g, %twice : tensor<3xf32>, tensor<3xf32>
  return
}
