// Calls of kernels become calls of the functions that these will be, which are declared.
// RUN: tcopt %s --nest-lower-calls --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-lower-calls=in-order --split-input-file | FileCheck %s --check-prefix=ORDER

// A declaration stands where the unit was, which has no name any more.
// CHECK: func.func private @k(memref<f32>, memref<f64>, memref<i8>, index, f32) attributes {llvm.bareptr, rt.takes_context}
// CHECK-NEXT: module {
// CHECK-NEXT: nest.kernel @k(
// CHECK: func.func private @other(memref<f32>) attributes {llvm.bareptr, rt.takes_context}
// CHECK-NEXT: module {
// CHECK-NEXT: nest.kernel @other(
module @k {
  nest.kernel @k(%a: tensor<?x4xf32> {nest.sizes = array<i64: 0>}, %b: tensor<f64>, %o: tensor<?xi8> {nest.sizes = array<i64: 0>},
                 %n: index, %s: f32) -> tensor<?xi8> {
    nest.return %o : tensor<?xi8>
  }
}
module @other {
  nest.kernel @other(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
// Buffers are passed as pointers, the one of a single element as it is. What comes before and after a call is measured.
// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[A:.*]]: memref<?x4xf32>, %[[B:.*]]: memref<f64>, %[[O:.*]]: memref<?xi8>, %[[X:.*]]: memref<4xf32>, %[[N:.*]]: index, %[[S:.*]]: f32)
// CHECK-DAG: %[[AP:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [], strides: [] : memref<?x4xf32> to memref<f32>
// CHECK-DAG: %[[OP:.*]] = memref.reinterpret_cast %[[O]] to offset: [0], sizes: [], strides: [] : memref<?xi8> to memref<i8>
// CHECK: rt.profile_begin "k"
// CHECK-NEXT: call @k(%[[AP]], %[[B]], %[[OP]], %[[N]], %[[S]]) : (memref<f32>, memref<f64>, memref<i8>, index, f32) -> ()
// CHECK-NEXT: rt.profile_end "k"
// CHECK: scf.for
// CHECK: rt.profile_begin "k"
// CHECK-NEXT: call @k({{.*}}) {rt.may_fail}
// CHECK-NEXT: rt.profile_end "k"
// CHECK: %[[XP:.*]] = memref.reinterpret_cast %[[X]]
// CHECK: rt.profile_begin "other"
// CHECK-NEXT: call @other(%[[XP]])
// CHECK-NEXT: rt.profile_end "other"
// CHECK-NOT: nest.call
func.func @calls(%a: memref<?x4xf32>, %b: memref<f64>, %o: memref<?xi8>, %x: memref<4xf32>, %n: index, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  nest.call @k ins(%a, %b : memref<?x4xf32>, memref<f64>) outs(%o : memref<?xi8>) args(%n, %s : index, f32)
  scf.for %i = %c0 to %n step %c1 {
    nest.call @k ins(%a, %b : memref<?x4xf32>, memref<f64>) outs(%o : memref<?xi8>) args(%n, %s : index, f32) fails
    nest.call @other outs(%x : memref<4xf32>)
  }
  return
}

// -----

// A unit that nothing calls keeps its name, and other modules do.
// CHECK: module @uncalled {
// CHECK: module @no_unit {
// CHECK-LABEL: func.func @no_calls(
module @uncalled {
  nest.kernel @uncalled(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @no_unit {
}
func.func @no_calls() {
  return
}

// -----

// What a library computes is a row of the profile, too.
// CHECK-LABEL: func.func @library(
// CHECK: rt.profile_begin "lib"
// CHECK-NEXT: nest.extern "lib"
// CHECK-NEXT: rt.profile_end "lib"
func.func @library(%a: memref<4xf32>, %o: memref<4xf32>) {
  nest.extern "lib" ins(%a : memref<4xf32>) outs(%o : memref<4xf32>)
  return
}

// -----

// Memory for threads is passed last. A kernel that some call passes none takes none.
// CHECK: func.func private @panels(memref<f32>, f32, memref<i8>)
// CHECK: nest.kernel @panels({{.*}} attributes {nest.thread_bytes = 128 : i64}
// CHECK: func.func private @without(memref<f32>, f32) attributes
// CHECK: nest.kernel @without(
// CHECK-NOT: nest.thread_bytes
// CHECK-LABEL: func.func @workspace(
// CHECK-SAME: %{{.*}}: memref<4xf32>, %[[S:.*]]: f32, %[[W:.*]]: memref<?x128xi8>
// CHECK: %[[P:.*]] = memref.reinterpret_cast %[[W]] to offset: [0], sizes: [], strides: [] : memref<?x128xi8> to memref<i8>
// CHECK: call @panels(%{{.*}}, %[[S]], %[[P]])
// CHECK: call @without(%{{.*}}, %[[S]]) :
// CHECK: call @without(%{{.*}}, %[[S]]) :
module @panels {
  nest.kernel @panels(%o: tensor<4xf32>, %s: f32) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
module @without {
  nest.kernel @without(%o: tensor<4xf32>, %s: f32) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @workspace(%o: memref<4xf32>, %s: f32, %w: memref<?x128xi8>) {
  nest.call @panels outs(%o : memref<4xf32>) args(%s : f32) workspace(%w : memref<?x128xi8>)
  nest.call @without outs(%o : memref<4xf32>) args(%s : f32) workspace(%w : memref<?x128xi8>)
  nest.call @without outs(%o : memref<4xf32>) args(%s : f32)
  return
}

// -----

// Calls at once take the operands of one after the other.
// CHECK-LABEL: func.func @batch(
// CHECK: rt.profile_begin "k"
// CHECK-NEXT: rt.call_each @k(%[[A:.*]], %[[X:.*]], %{{.*}}, %[[B:.*]], %[[Y:.*]], %{{.*}}), count = 2, grain = 16 : memref<f32>, memref<f32>, f32, memref<f32>, memref<f32>, f32
// CHECK-NEXT: rt.profile_end "k"
// ORDER-LABEL: func.func @batch(
// ORDER: rt.call_each @k({{.*}}), count = 2, grain = 2
module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @batch(%a: memref<4xf32>, %b: memref<4xf32>, %x: memref<4xf32>, %y: memref<4xf32>, %s: f32, %t: f32) {
  nest.call_each @k, count = 2, grain = 16 ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%x, %y : memref<4xf32>, memref<4xf32>) args(%s, %t : f32, f32)
  return
}
