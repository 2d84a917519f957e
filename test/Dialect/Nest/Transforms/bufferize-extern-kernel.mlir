// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --one-shot-bufferize | FileCheck %s

// What has strides is copied for kernels of user-defined ops, and for no others.
// CHECK-LABEL: func.func @strided(
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<4x6xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (tensor<4x3xf32>, tensor<4x6xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = bufferization.to_buffer [[T]] : tensor<4x6xf32> to memref<4x6xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    [[SUBVIEW:%[^ ,:]+]] = memref.subview [[V0]][0, 0] [4, 3] [1, 2] : memref<4x6xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    [[ALLOC:%[^ ,:]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
// CHECK-NEXT:    [[ALLOC_0:%[^ ,:]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
// CHECK-NEXT:    memref.copy [[SUBVIEW]], [[ALLOC_0]] : memref<4x3xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32>
// CHECK-NEXT:    nest.extern "test::scale" ins([[ALLOC_0]] : memref<4x3xf32>) outs([[ALLOC]] : memref<4x3xf32>) attributes = {} dtypes = [f32, f32]
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = bufferization.to_tensor [[ALLOC]] : memref<4x3xf32> to tensor<4x3xf32>
// CHECK-NEXT:    [[ALLOC_1:%[^ ,:]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x6xf32>
// CHECK-NEXT:    [[SUBVIEW_2:%[^ ,:]+]] = memref.subview [[ALLOC_1]][0, 0] [4, 3] [1, 2] : memref<4x6xf32> to memref<4x3xf32, strided<[6, 2]>>
// CHECK-NEXT:    [[ALLOC_3:%[^ ,:]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
// CHECK-NEXT:    nest.extern "test::scale" ins([[ALLOC]] : memref<4x3xf32>) outs([[ALLOC_3]] : memref<4x3xf32>) attributes = {} dtypes = [f32, f32]
// CHECK-NEXT:    memref.copy [[ALLOC_3]], [[SUBVIEW_2]] : memref<4x3xf32> to memref<4x3xf32, strided<[6, 2]>>
// CHECK-NEXT:    [[SUBVIEW_4:%[^ ,:]+]] = memref.subview [[ALLOC_1]][0, 0] [4, 3] [1, 2] : memref<4x6xf32> to memref<4x3xf32, strided<[6, 2]>>
// CHECK-NEXT:    memref.copy [[SUBVIEW_2]], [[SUBVIEW_4]] : memref<4x3xf32, strided<[6, 2]>> to memref<4x3xf32, strided<[6, 2]>>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = bufferization.to_tensor [[ALLOC_1]] : memref<4x6xf32> to tensor<4x6xf32>
// CHECK-NEXT:    return [[V1]], [[V2]] : tensor<4x3xf32>, tensor<4x6xf32>
// CHECK-NEXT:  }
func.func @strided(%t: tensor<4x6xf32>, %n: index) -> (tensor<4x3xf32>, tensor<4x6xf32>) {
  %x = tensor.extract_slice %t[0, 0] [4, 3] [1, 2] : tensor<4x6xf32> to tensor<4x3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %r = nest.extern "test::scale" ins(%x : tensor<4x3xf32>) outs(%e : tensor<4x3xf32>)
    attributes = {} dtypes = [f32, f32] -> tensor<4x3xf32>
  %whole = tensor.empty() : tensor<4x6xf32>
  %part = tensor.extract_slice %whole[0, 0] [4, 3] [1, 2] : tensor<4x6xf32> to tensor<4x3xf32>
  %s = nest.extern "test::scale" ins(%r : tensor<4x3xf32>) outs(%part : tensor<4x3xf32>)
    attributes = {} dtypes = [f32, f32] -> tensor<4x3xf32>
  %all = tensor.insert_slice %s into %whole[0, 0] [4, 3] [1, 2] : tensor<4x3xf32> into tensor<4x6xf32>
  return %r, %all : tensor<4x3xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: func.func @entry(
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<4x6xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = bufferization.to_buffer [[T]] : tensor<4x6xf32> to memref<4x6xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    [[SUBVIEW:%[^ ,:]+]] = memref.subview [[V0]][0, 0] [4, 3] [1, 2] : memref<4x6xf32, strided<[?, ?], offset: ?>> to memref<4x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    [[ALLOC:%[^ ,:]+]] = memref.alloc() {alignment = 64 : i64} : memref<4x3xf32>
// CHECK-NEXT:    nest.extern "library" ins([[SUBVIEW]] : memref<4x3xf32, strided<[?, ?], offset: ?>>) outs([[ALLOC]] : memref<4x3xf32>)
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = bufferization.to_tensor [[ALLOC]] : memref<4x3xf32> to tensor<4x3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @entry(%t: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %x = tensor.extract_slice %t[0, 0] [4, 3] [1, 2] : tensor<4x6xf32> to tensor<4x3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %r = nest.extern "library" ins(%x : tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
