// Reshapes become collapses and expansions of as few dimensions as are known to
// belong together.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK-LABEL: func @collapse(
func.func @collapse(%x: tensor<?x8x8xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x8x8xf32>
  // CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0], [1, 2]] : tensor<?x8x8xf32> into tensor<?x64xf32>
  %r = core.reshape %x, sizes = [%b, 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}

// CHECK-LABEL: func @expand(
func.func @expand(%x: tensor<?x?x768xf32>) -> tensor<?x?x12x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x?x768xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x768xf32>
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0], [1], [2, 3]] output_shape [%{{.*}}, %{{.*}}, 12, 64]
  %r = core.reshape %x, sizes = [%b, %s, 12, 64] : (tensor<?x?x768xf32>, index, index) -> tensor<?x?x12x64xf32>
  return %r : tensor<?x?x12x64xf32>
}

// The product of two sizes is known again where it is taken apart.
// CHECK-LABEL: func @there_and_back(
// CHECK-SAME:      %[[X:.*]]: tensor<?x?x64xf32>)
func.func @there_and_back(%x: tensor<?x?x64xf32>) -> tensor<?x?x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[B:.*]] = tensor.dim %[[X]], %c0
  // CHECK: %[[S:.*]] = tensor.dim %[[X]], %c1
  %b = tensor.dim %x, %c0 : tensor<?x?x64xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x64xf32>
  %n = arith.muli %b, %s : index
  // CHECK: tensor.collapse_shape %[[X]] {{\[}}[0, 1], [2]]
  %0 = core.reshape %x, sizes = [%n, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
  // CHECK: math.exp
  %1 = core.exp %0 : (tensor<?x64xf32>) -> tensor<?x64xf32>
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2]] output_shape [%[[B]], %[[S]], 64]
  %2 = core.reshape %1, sizes = [%b, %s, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
  return %2 : tensor<?x?x64xf32>
}

// CHECK-LABEL: func @unknown(
func.func @unknown(%x: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  // CHECK: %[[FLAT:.*]] = tensor.collapse_shape %{{.*}} {{\[}}[0, 1]]
  // CHECK: tensor.expand_shape %[[FLAT]] {{\[}}[0, 1]] output_shape
  %r = core.reshape %x, sizes = [%n, %m] : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func @regroup(
func.func @regroup(%x: tensor<4x6xf32>) -> tensor<3x8xf32> {
  // CHECK: tensor.collapse_shape %{{.*}} : tensor<4x6xf32> into tensor<24xf32>
  // CHECK: tensor.expand_shape %{{.*}} : tensor<24xf32> into tensor<3x8xf32>
  %r = core.reshape %x, sizes = [3, 8] : (tensor<4x6xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}

// CHECK-LABEL: func @units(
func.func @units(%x: tensor<2x1x3xf32>) -> tensor<1x2x3x1xf32> {
  // CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0], [1, 2]]
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2, 3]]
  %r = core.reshape %x, sizes = [1, 2, 3, 1] : (tensor<2x1x3xf32>) -> tensor<1x2x3x1xf32>
  return %r : tensor<1x2x3x1xf32>
}

// CHECK-LABEL: func @scalar(
func.func @scalar(%x: tensor<?x1xf32>) -> tensor<f32> {
  // CHECK: tensor.cast %{{.*}} : tensor<?x1xf32> to tensor<1x1xf32>
  // CHECK: tensor.collapse_shape %{{.*}} [] : tensor<1x1xf32> into tensor<f32>
  %r = core.reshape %x, sizes = [] : (tensor<?x1xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// Both are empty because the first size is 0.
// CHECK-LABEL: func @empty(
func.func @empty(%x: tensor<?x12xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x12xf32>
  // CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1]]
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [%{{.*}}, 5]
  %r = core.reshape %x, sizes = [%b, 5] : (tensor<?x12xf32>, index) -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}
