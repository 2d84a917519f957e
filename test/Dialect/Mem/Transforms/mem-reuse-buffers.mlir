// RUN: tcopt %s --mem-reuse-buffers --split-input-file | FileCheck %s
// RUN: tcopt %s --mem-reuse-buffers --split-input-file --remarks-filter=memory 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @dies
// CHECK: %[[A:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: nest.kernel outs(%[[O:.*]] = %[[A]]
// CHECK: linalg.generic {{.*}} ins(%[[A]] : memref<8xf32>) outs(%[[O]] : memref<8xf32>)
// CHECK: memref.copy %[[A]]
func.func @dies(%x: memref<8xf32>, %out: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  nest.kernel outs(%o = %b : memref<8xf32>) {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%o : memref<8xf32>) {
    ^bb0(%i: f32, %j: f32):
      %1 = arith.negf %i : f32
      linalg.yield %1 : f32
    }
  }
  memref.copy %b, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @read_later
// CHECK-COUNT-2: memref.alloc
// REMARK: not-reused
// REMARK-SAME: read-later
func.func @read_later(%x: memref<8xf32>, %out: memref<8xf32>, %out2: memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  nest.kernel outs(%o = %b : memref<8xf32>) {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%o : memref<8xf32>) {
    ^bb0(%i: f32, %j: f32):
      %1 = arith.negf %i : f32
      linalg.yield %1 : f32
    }
  }
  memref.copy %b, %out : memref<8xf32> to memref<8xf32>
  memref.copy %a, %out2 : memref<8xf32> to memref<8xf32>
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @other_places
// CHECK-COUNT-2: memref.alloc
// REMARK: other-places
func.func @other_places(%x: memref<8x8xf32>, %out: memref<8x8xf32>) {
  %a = memref.alloc() : memref<8x8xf32>
  memref.copy %x, %a : memref<8x8xf32> to memref<8x8xf32>
  %b = memref.alloc() : memref<8x8xf32>
  nest.kernel outs(%o = %b : memref<8x8xf32>) {
    linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<8x8xf32>) outs(%o : memref<8x8xf32>) {
    ^bb0(%i: f32, %j: f32):
      linalg.yield %i : f32
    }
  }
  memref.copy %b, %out : memref<8x8xf32> to memref<8x8xf32>
  return
}

// -----

// The destination holds a value that was written before: it is not replaced.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @written_before
// CHECK-COUNT-2: memref.alloc
func.func @written_before(%x: memref<8xf32>, %out: memref<8xf32>) {
  %b = memref.alloc() : memref<8xf32>
  memref.copy %x, %b : memref<8xf32> to memref<8xf32>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %b, %a : memref<8xf32> to memref<8xf32>
  nest.kernel outs(%o = %b : memref<8xf32>) {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<8xf32>) outs(%o : memref<8xf32>) {
    ^bb0(%i: f32, %j: f32):
      %1 = arith.addf %i, %j : f32
      linalg.yield %1 : f32
    }
  }
  memref.copy %b, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// A result is computed where the caller wants it from the start.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @result
// CHECK-SAME: (%[[X:.*]]: memref<?xf32>, %[[OUT:.*]]: memref<?xf32>)
// CHECK-NOT: memref.alloc
// CHECK: memref.copy %[[X]], %[[OUT]]
// CHECK: nest.kernel outs(%[[O:.*]] = %[[OUT]]
// CHECK: linalg.generic {{.*}} ins(%[[OUT]] : memref<?xf32>) outs(%[[O]] : memref<?xf32>)
func.func @result(%x: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %x, %a : memref<?xf32> to memref<?xf32>
  nest.kernel outs(%o = %out : memref<?xf32>) {
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<?xf32>) outs(%o : memref<?xf32>) {
    ^bb0(%i: f32, %j: f32):
      %1 = arith.negf %i : f32
      linalg.yield %1 : f32
    }
  }
  return
}
