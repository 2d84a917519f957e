// RUN: tcopt %s --mem-plan-arenas --split-input-file | FileCheck %s
// RUN: tcopt %s --mem-plan-arenas --split-input-file --remarks-filter=memory -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A callee's arena is a buffer of its caller's: the second call's lies where the
// first one's did, and what is only live elsewhere shares it too.

// CHECK-LABEL: func.func private @static_callee
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<128xi8>) {
// CHECK: %[[A:.*]] = mem.arena in %[[M]] : memref<128xi8>, slots = [128], lower_bound = 128
// CHECK: mem.view %[[A]]
// CHECK-LABEL: func.func @static
// CHECK: %[[A:.*]] = mem.arena slots = [192], lower_bound = 192
// CHECK: mem.view %[[A]], slot = 0, offset = 0, lifetime = {{.*}} : memref<32xf32>
// CHECK: %[[B:.*]] = mem.view %[[A]], slot = 0, offset = 128, lifetime = {{.*}} : memref<16xf32>
// CHECK: %[[M:.*]] = mem.view %[[A]], slot = 0, offset = 0, lifetime = [[T:.*]] : memref<128xi8>
// CHECK-NEXT: call @static_callee(%{{.*}}, %[[B]], %[[M]])
// CHECK: %[[N:.*]] = mem.view %[[A]], slot = 0, offset = 0, lifetime = {{.*}} : memref<128xi8>
// CHECK-NEXT: call @static_callee(%[[B]], %{{.*}}, %[[N]])
func.func private @static_callee(%x: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %a, %b : memref<16xf32> to memref<16xf32>
  memref.copy %b, %out : memref<16xf32> to memref<16xf32>
  return
}
func.func @static(%x: memref<16xf32>, %big: memref<32xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<32xf32>
  memref.copy %a, %big : memref<32xf32> to memref<32xf32>
  %b = memref.alloc() : memref<16xf32>
  call @static_callee(%x, %b) : (memref<16xf32>, memref<16xf32>) -> ()
  call @static_callee(%b, %out) : (memref<16xf32>, memref<16xf32>) -> ()
  return
}

// -----

// The bound of a caller is that of its callees' buffers, not of their arenas: of
// 4 bytes 64 are taken.

// CHECK-LABEL: func.func @bound
// CHECK: mem.arena slots = [64], lower_bound = 4
func.func private @small(%x: memref<f32>, %out: memref<f32>) {
  %a = memref.alloc() : memref<f32>
  memref.copy %x, %a : memref<f32> to memref<f32>
  memref.copy %a, %out : memref<f32> to memref<f32>
  return
}
func.func @bound(%x: memref<f32>, %out: memref<f32>) {
  call @small(%x, %out) : (memref<f32>, memref<f32>) -> ()
  return
}

// -----

// Calls in loops and branches, and calls of callees that call others.

// CHECK-LABEL: func.func private @inner({{.*}}: memref<64xi8>)
// CHECK-LABEL: func.func private @outer({{.*}}: memref<128xi8>)
// CHECK: mem.arena in {{.*}} : memref<128xi8>, slots = [128], lower_bound = 128
// CHECK: mem.view {{.*}} : memref<64xi8>
// CHECK-LABEL: func.func @nested
// CHECK: mem.arena slots = [128], lower_bound = 128
// CHECK: scf.for
// CHECK-NEXT: mem.view {{.*}} offset = 0, {{.*}} : memref<128xi8>
// CHECK-NEXT: func.call @outer
// CHECK: scf.if
// CHECK-NEXT: mem.view {{.*}} offset = 0, {{.*}} : memref<64xi8>
// CHECK-NEXT: func.call @inner
func.func private @inner(%x: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  memref.copy %a, %out : memref<16xf32> to memref<16xf32>
  return
}
func.func private @outer(%x: memref<16xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  call @inner(%x, %a) : (memref<16xf32>, memref<16xf32>) -> ()
  memref.copy %a, %out : memref<16xf32> to memref<16xf32>
  return
}
func.func @nested(%x: memref<16xf32>, %out: memref<16xf32>, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @outer(%x, %out) : (memref<16xf32>, memref<16xf32>) -> ()
    scf.if %c {
      func.call @inner(%x, %out) : (memref<16xf32>, memref<16xf32>) -> ()
    }
  }
  return
}

// -----

// Bytes that follow from sizes are computed by the caller, once for equal sizes;
// all calls take turns in one slot.

// CHECK-LABEL: func.func private @sized
// CHECK-SAME: %[[M:[a-z0-9]+]]: memref<?xi8>) {
// CHECK: mem.arena in %[[M]] : memref<?xi8>, slots = [64, %{{.*}}], lower_bound = 64
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<?xf32>, %[[Y:[a-z0-9]+]]: memref<?x3xf32>
// CHECK-DAG: %[[DX:.*]] = memref.dim %[[X]]
// CHECK-DAG: %[[DY:.*]] = memref.dim %[[Y]]
// CHECK-DAG: %[[SX:.*]] = mem.bytes %[[DX]], element_bytes = 4
// CHECK-DAG: %[[BX:.*]] = mem.arena_bytes slots = [64, %[[SX]]]
// CHECK-DAG: %[[PY:.*]] = arith.muli %[[DY]], %{{.*}}
// CHECK-DAG: %[[SY:.*]] = mem.bytes %[[PY]], element_bytes = 4
// CHECK-DAG: %[[BY:.*]] = mem.arena_bytes slots = [64, %[[SY]]]
// CHECK: %[[MOST:.*]] = arith.maxui %[[BX]], %[[BY]]
// CHECK: %[[SLOT:.*]] = mem.bytes %[[MOST]], element_bytes = 1
// CHECK: mem.arena slots = [0, %[[SLOT]]], lower_bound = 64
// CHECK: mem.view {{.*}} slot = 1, offset = 0, {{.*}}, sizes(%[[MOST]]) : memref<?xi8>
// CHECK-NEXT: call @sized
// CHECK: mem.view {{.*}} slot = 1, offset = 0, {{.*}}, sizes(%[[MOST]]) : memref<?xi8>
// CHECK-NEXT: call @sized
// CHECK: mem.view {{.*}} slot = 1, offset = 0, {{.*}}, sizes(%[[MOST]]) : memref<?xi8>
// CHECK-NEXT: call @sized
func.func private @sized(%x: memref<?xf32>, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %x, %a : memref<?xf32> to memref<?xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %b, %out : memref<16xf32> to memref<16xf32>
  return
}
func.func @dynamic(%x: memref<?xf32>, %y: memref<?x3xf32>, %out: memref<16xf32>) {
  call @sized(%x, %out) : (memref<?xf32>, memref<16xf32>) -> ()
  call @sized(%x, %out) : (memref<?xf32>, memref<16xf32>) -> ()
  %flat = memref.collapse_shape %y [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  call @sized(%flat, %out) : (memref<?xf32>, memref<16xf32>) -> ()
  return
}

// -----

// A size that is only known at the call is memory of an arena that is opened there.

// CHECK-LABEL: func.func @late
// CHECK: scf.for
// CHECK: %[[N:.*]] = memref.load
// CHECK: %[[BYTES:.*]] = mem.arena_bytes
// CHECK: %[[SLOT:.*]] = mem.bytes %[[BYTES]], element_bytes = 1
// CHECK: %[[A:.*]] = mem.arena slots = [%[[SLOT]]], lower_bound = 0
// CHECK: %[[M:.*]] = mem.view %[[A]], {{.*}}, sizes(%[[BYTES]]) : memref<?xi8>
// CHECK: func.call @of_number(%[[N]], %[[M]])
func.func private @of_number(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %a : memref<?xf32> to memref<?xf32>
  return
}
func.func @late(%x: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.load %x[%i] : memref<?xindex>
    func.call @of_number(%m) : (index) -> ()
  }
  return
}

// -----

// What can be called again before it returns opens its arena, and passes memory to
// what it calls.

// CHECK-LABEL: func.func private @leaf({{.*}}: memref<64xi8>)
// CHECK-LABEL: func.func private @again
// CHECK-SAME: memref<16xf32>, %{{[a-z0-9]+}}: index) {
// CHECK: mem.arena slots = [128]
// CHECK: mem.view {{.*}} : memref<64xi8>
// REMARK-COUNT-2: [Missed] own-arena | Category:memory | Function=again | Reason=recursive
func.func private @leaf(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  return
}
func.func private @again(%x: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  %c = arith.cmpi sgt, %n, %c0 : index
  scf.if %c {
    %m = arith.subi %n, %c1 : index
    func.call @again(%a, %m) : (memref<16xf32>, index) -> ()
  }
  call @leaf(%a) : (memref<16xf32>) -> ()
  return
}
func.func @recursive(%x: memref<16xf32>, %n: index) {
  call @again(%x, %n) : (memref<16xf32>, index) -> ()
  call @again(%x, %n) : (memref<16xf32>, index) -> ()
  return
}

// -----

// An entry is called with the arguments of its signature.

// CHECK-LABEL: func.func @entry(%{{.*}}: memref<16xf32>) {
// CHECK: mem.arena slots = [64]
// CHECK-LABEL: func.func @calls_entry
// CHECK-NOT: mem.arena
// REMARK: [Missed] own-arena | Category:memory | Function=entry | Reason=entry
func.func @entry(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  return
}
func.func @calls_entry(%x: memref<16xf32>) {
  call @entry(%x) : (memref<16xf32>) -> ()
  return
}

// -----

// A size that an argument does not show.

// CHECK-LABEL: func.func private @other_sizes(
// CHECK-SAME: memref<?x?xf32>) {
// CHECK: mem.arena slots = [0, %{{.*}}]
// REMARK: [Missed] own-arena | Category:memory | Function=other_sizes | Reason=other-sizes
func.func private @other_sizes(%x: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %flat = memref.collapse_shape %x [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %n = memref.dim %flat, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %a : memref<?xf32> to memref<?xf32>
  return
}
func.func @calls_other_sizes(%x: memref<?x?xf32>) {
  call @other_sizes(%x) : (memref<?x?xf32>) -> ()
  return
}

// -----

// Kernels whose threads need memory get a row for each thread, of the size of the
// largest: the workspaces take turns in one slot.

// CHECK-LABEL: func.func @workspaces
// CHECK: %[[T:.*]] = mem.threads
// CHECK: %[[B:.*]] = mem.bytes %[[T]], element_bytes = 256
// CHECK: %[[A:.*]] = mem.arena slots = [0, %[[B]]]
// CHECK: %[[W:.*]] = mem.view %[[A]], slot = 1, {{.*}}, sizes(%[[T]]) : memref<?x256xi8>
// CHECK-NEXT: nest.call @panels {{.*}} workspace(%[[W]] : memref<?x256xi8>)
// CHECK: nest.call @none outs(%{{.*}} : memref<4xf32>){{$}}
// CHECK: %[[V:.*]] = mem.view %[[A]], slot = 1, {{.*}}, sizes(%[[T]]) : memref<?x256xi8>
// CHECK-NEXT: nest.call @large {{.*}} workspace(%[[V]] : memref<?x256xi8>)
module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
module @large {
  nest.kernel @large(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 256 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
module @none {
  nest.kernel @none(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @workspaces(%o: memref<4xf32>) {
  nest.call @panels outs(%o : memref<4xf32>)
  nest.call @none outs(%o : memref<4xf32>)
  nest.call @large outs(%o : memref<4xf32>)
  return
}
