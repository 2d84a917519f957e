// Calls of a kernel that do not need each other are made at once.
// RUN: tcopt %s --nest-batch-calls --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-batch-calls --split-input-file --remarks-filter=memory -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --nest-batch-calls="max-calls=2" --split-input-file | FileCheck %s --check-prefix=PAIRS
// RUN: tcopt %s --nest-batch-calls="max-work=7" --split-input-file | FileCheck %s --check-prefix=NONE
// RUN: not tcopt %s --nest-batch-calls="max-calls=1" --split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not tcopt %s --nest-batch-calls="max-work=0" --split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR

// NONE-NOT: nest.call_each
// ERROR: nest-batch-calls: expected max-calls to be 2 at least and max-work 1 at least

// A parameter is updated by a moment that is updated before it. First all moments, then all parameters; a scalar that all read is
// in each call.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[M0:.*]]: memref<8xf32>, %[[P0:.*]]: memref<8xf32>, %[[M1:.*]]: memref<8xf32>, %[[P1:.*]]: memref<8xf32>, %[[M2:.*]]: memref<8xf32>, %[[P2:.*]]: memref<8xf32>, %[[S:.*]]: memref<f32>)
// CHECK-NEXT: nest.call_each @moment, count = 3, grain = 2048 ins(%[[S]], %[[S]], %[[S]] : memref<f32>, memref<f32>, memref<f32>) outs(%[[M0]], %[[M1]], %[[M2]] : memref<8xf32>, memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: nest.call_each @update, count = 3, grain = 2048 ins(%[[M0]], %[[M1]], %[[M2]] : memref<8xf32>, memref<8xf32>, memref<8xf32>) outs(%[[P0]], %[[P1]], %[[P2]] : memref<8xf32>, memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: return
// PAIRS-LABEL: func.func @step(
// PAIRS: nest.call @moment
// PAIRS-NEXT: nest.call @update
// PAIRS-NEXT: nest.call_each @moment, count = 2
// PAIRS-NEXT: nest.call_each @update, count = 2
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
module @moment {
  nest.kernel @moment(%s: tensor<f32>, %m: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%s : tensor<f32>) outs(%m : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.mulf %a, %b : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}
module @update {
  nest.kernel @update(%m: tensor<8xf32>, %p: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%m : tensor<8xf32>) outs(%p : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.subf %b, %a : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}
func.func @step(%m0: memref<8xf32>, %p0: memref<8xf32>, %m1: memref<8xf32>, %p1: memref<8xf32>, %m2: memref<8xf32>, %p2: memref<8xf32>, %s: memref<f32>) {
  nest.call @moment ins(%s : memref<f32>) outs(%m0 : memref<8xf32>)
  nest.call @update ins(%m0 : memref<8xf32>) outs(%p0 : memref<8xf32>)
  nest.call @moment ins(%s : memref<f32>) outs(%m1 : memref<8xf32>)
  nest.call @update ins(%m1 : memref<8xf32>) outs(%p1 : memref<8xf32>)
  nest.call @moment ins(%s : memref<f32>) outs(%m2 : memref<8xf32>)
  nest.call @update ins(%m2 : memref<8xf32>) outs(%p2 : memref<8xf32>)
  return
}

// -----

// Views are parts of one buffer; what reads the buffer, a call and an op with a region end the wait. Calls that
// need each other stay where they are.
// CHECK-LABEL: func.func @order(
// CHECK: nest.call_each @k, count = 2
// CHECK-NEXT: memref.copy
// CHECK-NEXT: nest.call @k
// CHECK-NEXT: call @other()
// CHECK-NEXT: nest.call @k
// CHECK-NEXT: scf.for
// CHECK-NEXT: nest.call_each @k, count = 2
// CHECK-NEXT: }
// CHECK-NEXT: nest.call @k
// CHECK-NEXT: nest.call @k
// CHECK-NEXT: return
// REMARK: not-batched | Category:memory | Function=order | Kernel=k, Reason=needs-others
#id = affine_map<(d0) -> (d0)>
module @k {
  nest.kernel @k(%o: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
    ^bb0(%b: f32):
      %1 = arith.addf %b, %b : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}
func.func private @other()
func.func @order(%a: memref<16xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %d: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %part = memref.reinterpret_cast %a to offset: [0], sizes: [8], strides: [1] : memref<16xf32> to memref<8xf32>
  nest.call @k outs(%part : memref<8xf32>)
  nest.call @k outs(%b : memref<8xf32>)
  memref.copy %part, %c : memref<8xf32> to memref<8xf32>
  nest.call @k outs(%d : memref<8xf32>)
  func.call @other() : () -> ()
  nest.call @k outs(%d : memref<8xf32>)
  scf.for %i = %c0 to %n step %c1 {
    nest.call @k outs(%b : memref<8xf32>)
    nest.call @k outs(%c : memref<8xf32>)
  }
  nest.call @k outs(%part : memref<8xf32>)
  nest.call @k outs(%part : memref<8xf32>)
  return
}

// -----

// Long loops, those of unknown sizes, and kernels that may fail are called one by one.
// CHECK-LABEL: func.func @declined(
// CHECK-NOT: nest.call_each
// REMARK: Function=declined | Kernel=large, Reason=large
// REMARK: Function=declined | Kernel=unknown, Reason=size-unknown
// REMARK: Function=declined | Kernel=fails, Reason=kernel
#id = affine_map<(d0) -> (d0)>
module @large {
  nest.kernel @large(%o: tensor<16385xf32>) -> tensor<16385xf32> {
    %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<16385xf32>) {
    ^bb0(%b: f32):
      linalg.yield %b : f32
    } -> tensor<16385xf32>
    nest.return %0 : tensor<16385xf32>
  }
}
module @unknown {
  nest.kernel @unknown(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<?xf32>) {
    ^bb0(%b: f32):
      linalg.yield %b : f32
    } -> tensor<?xf32>
    nest.return %0 : tensor<?xf32>
  }
}
module @fails {
  nest.kernel @fails(%o: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<8xf32>) {
    ^bb0(%b: f32):
      %bad = arith.cmpf uno, %b, %b : f32
      rt.fail %bad, code = index_out_of_bounds, "no number"
      linalg.yield %b : f32
    } -> tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}
func.func @declined(%a: memref<16385xf32>, %b: memref<16385xf32>, %c: memref<?xf32>, %d: memref<?xf32>, %e: memref<8xf32>, %f: memref<8xf32>, %n: index) {
  nest.call @large outs(%a : memref<16385xf32>)
  nest.call @large outs(%b : memref<16385xf32>)
  nest.call @unknown outs(%c : memref<?xf32>) args(%n : index)
  nest.call @unknown outs(%d : memref<?xf32>) args(%n : index)
  nest.call @fails outs(%e : memref<8xf32>) fails
  nest.call @fails outs(%f : memref<8xf32>) fails
  return
}

// -----

// The buffers of calls that run later would be live at once: 64 KB for each of them.
// CHECK-LABEL: func.func @memory(
// CHECK-NOT: nest.call_each
// REMARK: Function=memory | Kernel=sum, Reason=needs-others
module @spread {
  nest.kernel @spread(%x: tensor<8xf32>, %y: tensor<16384xf32>) -> tensor<16384xf32> {
    nest.return %y : tensor<16384xf32>
  }
}
module @sum {
  nest.kernel @sum(%x: tensor<16384xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %y : tensor<8xf32>
  }
}
func.func @memory(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %a = memref.alloc() : memref<16384xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%a : memref<16384xf32>) fails
  nest.call @sum ins(%a : memref<16384xf32>) outs(%y : memref<8xf32>)
  %b = memref.alloc() : memref<16384xf32>
  nest.call @spread ins(%x : memref<8xf32>) outs(%b : memref<16384xf32>) fails
  nest.call @sum ins(%b : memref<16384xf32>) outs(%z : memref<8xf32>)
  return
}
