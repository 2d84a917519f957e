// RUN: tcopt %s --rt-expand-reshapes | FileCheck %s

// Two unknown sizes in one group: they are stated, not computed.
// CHECK-LABEL: @two_unknown
// CHECK-SAME: (%[[X:.*]]: memref<?xf32>, %[[A:.*]]: index, %[[B:.*]]: index)
// CHECK: %[[BASE:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[X]]
// CHECK: %[[STRIDE:.*]] = arith.muli %c1{{.*}}, %[[B]]
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [0], sizes: [%[[A]], %[[B]]], strides: [%[[STRIDE]], 1]
// CHECK-NOT: memref.expand_shape
func.func @two_unknown(%x: memref<?xf32>, %a: index, %b: index) -> memref<?x?xf32> {
  %r = memref.expand_shape %x [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %r : memref<?x?xf32>
}

// CHECK-LABEL: @number
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
func.func @number(%x: memref<f32>) -> memref<1x1xf32> {
  %r = memref.expand_shape %x [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %r : memref<1x1xf32>
}

// Strides and offset of the source are kept.
// CHECK-LABEL: @strided
// CHECK: %[[BASE:.*]], %[[OFFSET:.*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata
// CHECK: memref.reinterpret_cast %[[BASE]] to offset: [%[[OFFSET]]], sizes: [2, %{{.*}}, 4], strides: [20, 8, 2]
func.func @strided(%x: memref<2x?xf32, strided<[20, 2], offset: ?>>, %n: index)
    -> memref<2x?x4xf32, strided<[20, 8, 2], offset: ?>> {
  %r = memref.expand_shape %x [[0], [1, 2]] output_shape [2, %n, 4]
      : memref<2x?xf32, strided<[20, 2], offset: ?>> into memref<2x?x4xf32, strided<[20, 8, 2], offset: ?>>
  return %r : memref<2x?x4xf32, strided<[20, 8, 2], offset: ?>>
}
