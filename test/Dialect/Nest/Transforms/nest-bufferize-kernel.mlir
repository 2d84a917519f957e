// A kernel becomes a function that takes a pointer for each tensor, and then the scalars.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest-bufferize-kernel))" | FileCheck %s

// Pointers do not alias and are aligned; the body stays on tensors. The schedule and numerics are attributes.
// CHECK: #[[TIMES3:.*]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK: module @k {
// CHECK-NEXT: func.func @k(%[[A:.*]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}, %[[O:.*]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}) attributes {llvm.bareptr, nest.schedule = #cpu.pointwise<order = [0], parallel = 1>, tcopt.numerics = #tcopt.numerics<strict>} {
// CHECK-NEXT: %[[AB:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [8], strides: [1] : memref<f32> to memref<8xf32>
// CHECK-NEXT: %[[AT:.*]] = bufferization.to_tensor %[[AB]] restrict : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT: %[[OB:.*]] = memref.reinterpret_cast %[[O]] to offset: [0], sizes: [8], strides: [1] : memref<f32> to memref<8xf32>
// CHECK-NEXT: %[[OT:.*]] = bufferization.to_tensor %[[OB]] restrict writable : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT: %[[R:.*]] = linalg.abs ins(%[[AT]] : tensor<8xf32>) outs(%[[OT]] : tensor<8xf32>)
// CHECK-NEXT: bufferization.materialize_in_destination %[[R]] in restrict writable %[[OB]]
// CHECK-NEXT: return
module @k {
  nest.kernel @k(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>, tcopt.numerics = "strict"} {
    %1 = linalg.abs ins(%a : tensor<8xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
    nest.return %1 : tensor<8xf32>
  }
}

// Sizes are scalars, and strides are products of these.
// CHECK: func.func @sizes(%[[A:.*]]: memref<f32> {{{.*}}}, %[[O:.*]]: memref<f32> {{{.*}}}, %{{.*}}: f32, %[[N:.*]]: index, %[[M:.*]]: index) attributes {llvm.bareptr} {
// CHECK: %[[S:.*]] = affine.apply #[[TIMES3]]()[%[[N]]]
// CHECK: memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[M]], 3, %[[N]]], strides: [%[[S]], %[[N]], 1] : memref<f32> to memref<?x3x?xf32>
// CHECK: memref.reinterpret_cast %[[O]] to offset: [0], sizes: [%[[M]], %[[M]]], strides: [%[[M]], 1] : memref<f32> to memref<?x?xf32>
module @sizes {
  nest.kernel @sizes(%a: tensor<?x3x?xf32> {nest.sizes = array<i64: 2, 1>}, %o: tensor<?x?xf32> {nest.sizes = array<i64: 2, 2>},
                     %s: f32, %n: index, %m: index) -> tensor<?x?xf32> {
    %1 = linalg.fill ins(%s : f32) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    nest.return %1 : tensor<?x?xf32>
  }
}

// Of one element there is no view.
// CHECK: func.func @element(%[[O:.*]]: memref<f32>
// CHECK-NEXT: bufferization.to_tensor %[[O]] restrict writable : memref<f32> to tensor<f32>
module @element {
  nest.kernel @element(%o: tensor<f32>, %s: f32) -> tensor<f32> {
    %1 = linalg.fill ins(%s : f32) outs(%o : tensor<f32>) -> tensor<f32>
    nest.return %1 : tensor<f32>
  }
}

// Each result is written to its own buffer, also if it is another tensor.
// CHECK: func.func @two(
// CHECK: %[[A:.*]] = bufferization.to_tensor %{{.*}} restrict : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT: %[[O:.*]] = memref.reinterpret_cast
// CHECK: %[[P:.*]] = memref.reinterpret_cast {{.*}} to memref<5xi8>
// CHECK-NEXT: %[[PT:.*]] = bufferization.to_tensor %[[P]] restrict writable
// CHECK-NEXT: bufferization.materialize_in_destination %[[A]] in restrict writable %[[O]]
// CHECK-NEXT: bufferization.materialize_in_destination %[[PT]] in restrict writable %[[P]]
module @two {
  nest.kernel @two(%a: tensor<4xf32>, %o: tensor<4xf32>, %p: tensor<5xi8>) -> (tensor<4xf32>, tensor<5xi8>) {
    nest.return %a, %p : tensor<4xf32>, tensor<5xi8>
  }
}

// Other functions of the unit stay; a kernel need not have tensors.
// CHECK: module @fails {
// CHECK-NEXT: func.func private @helper(index)
// CHECK-NEXT: func.func @fails(%[[C:.*]]: i1) attributes {llvm.bareptr} {
// CHECK-NEXT: rt.fail %[[C]]
// CHECK-NEXT: return
module @fails {
  func.func private @helper(index)
  nest.kernel @fails(%c: i1) {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return
  }
}

// Memory for threads is the last argument.
// CHECK: func.func @panels(%{{.*}}: memref<f32> {{{.*}}}, %{{.*}}: f32, %{{.*}}: memref<i8> {llvm.align = 64 : i64, llvm.noalias}) attributes {llvm.bareptr, nest.thread_bytes = 100000 : i64} {
module @panels {
  nest.kernel @panels(%o: tensor<4xf32>, %s: f32) -> tensor<4xf32> attributes {nest.thread_bytes = 100000 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
