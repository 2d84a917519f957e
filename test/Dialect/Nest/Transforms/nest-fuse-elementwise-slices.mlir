// With recompute, a slice that is split is a slice of the tensor that is split, which kernels take.
// RUN: tcopt %s --nest-fuse-elementwise="recompute=64" | FileCheck %s
// RUN: tcopt %s --nest-fuse-elementwise | FileCheck %s --check-prefix=PLAIN

// CHECK-LABEL: func.func @heads
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<?x16x96xbf16>)
//      CHECK: %[[E:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3]] output_shape [%{{.*}}, 16, 12, 8] : tensor<?x16x96xbf16> into tensor<?x16x12x8xbf16>
//      CHECK: %[[S:.*]] = tensor.extract_slice %[[E]][0, 0, 4, 0] [%{{.*}}, 16, 4, 8] [1, 1, 1, 1] : tensor<?x16x12x8xbf16> to tensor<?x16x4x8xbf16>
//      CHECK: return %[[S]]
// PLAIN-LABEL: func.func @heads
//       PLAIN: tensor.extract_slice
//       PLAIN: tensor.expand_shape
func.func @heads(%x: tensor<?x16x96xbf16>) -> tensor<?x16x4x8xbf16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x16x96xbf16>
  %0 = tensor.extract_slice %x[0, 0, 32] [%n, 16, 32] [1, 1, 1] : tensor<?x16x96xbf16> to tensor<?x16x32xbf16>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [%n, 16, 4, 8] : tensor<?x16x32xbf16> into tensor<?x16x4x8xbf16>
  return %1 : tensor<?x16x4x8xbf16>
}

// Slices that begin or end within a part, or have steps.
// CHECK-LABEL: func.func @parts
// CHECK-COUNT-3: tensor.expand_shape %{{.*}} : tensor<16xf32> into tensor<2x8xf32>
func.func @parts(%x: tensor<32xf32>, %y: tensor<36xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) {
  %0 = tensor.extract_slice %x[4] [16] [1] : tensor<32xf32> to tensor<16xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
  %2 = tensor.extract_slice %y[8] [16] [1] : tensor<36xf32> to tensor<16xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
  %4 = tensor.extract_slice %x[0] [16] [2] : tensor<32xf32> to tensor<16xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 8] : tensor<16xf32> into tensor<2x8xf32>
  return %1, %3, %5 : tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>
}
