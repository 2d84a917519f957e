// RUN: tcopt %s --cpu-lower-rows --canonicalize --cse --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// Two loops: a vector of partial sums for each of two vectors, added up when the loop is over, and the last 4 columns under a mask; the negated row is computed again. The second loop reads the next row ahead.
// CHECK-LABEL: func.func @columns
// CHECK: scf.parallel (%[[R:.+]]) =
// CHECK: %[[S:.+]]:2 = scf.for %{{.+}} = %c0 to %c32 step %c16 iter_args(%{{.+}} = %[[ZERO:.+]], %{{.+}} = %[[ZERO]]) -> (vector<8xf32>, vector<8xf32>)
// CHECK-COUNT-2: arith.negf %{{.+}} : vector<8xf32>
// CHECK: %[[M:.+]] = vector.constant_mask [4] : vector<8xi1>
// CHECK: vector.maskedload %{{.+}}, %[[M]]
// CHECK: %[[T:.+]] = arith.select %[[M]], %{{.+}}, %[[S]]#0 : vector<8xi1>, vector<8xf32>
// CHECK: arith.addf %[[T]], %[[S]]#1 fastmath<reassoc> : vector<8xf32>
// CHECK-COUNT-3: vector.extract_strided_slice
// CHECK: scf.for
// CHECK: arith.negf
// CHECK: arith.divf
// CHECK: vector.store
// CHECK: memref.prefetch
// CHECK: vector.maskedstore
// CHECK-NOT: linalg
// CHECK-NOT: tensor
func.func @columns(%xb: memref<64x36xf32>, %yb: memref<64x36xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8, unroll = 2, locals = ["again"], prefetch = true>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<64x36xf32> to tensor<64x36xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<64x36xf32> to tensor<64x36xf32>
  %v = tensor.empty() : tensor<64xf32>
  %e = tensor.empty() : tensor<64x36xf32>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x36xf32>) outs(%e : tensor<64x36xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<64x36xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<64x36xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<64x36xf32>, tensor<64xf32>) outs(%o : tensor<64x36xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<64x36xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<64x36xf32>, memref<64x36xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// Each line of 64 bytes is prefetched once: twice for a vector of 128 bytes, once for two vectors of 32 bytes. Stores bypass
// the caches in registers of 32 bytes, too.
// CHECK-LABEL: func.func @lines
// CHECK: vector.store %{{.+}} {alignment = 64 : i64, nontemporal = true}
// CHECK-COUNT-2: memref.prefetch
// CHECK-NOT: memref.prefetch
// CHECK-LABEL: func.func @registers
// CHECK: vector.store %{{.+}} {alignment = 32 : i64, nontemporal = true}
// CHECK: memref.prefetch
// CHECK: vector.store %{{.+}} {alignment = 32 : i64, nontemporal = true}
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func @lines(%xb: memref<64x32xf32>, %yb: memref<64x32xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 32, locals = [], streaming = true, prefetch = true>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<64x32xf32> to tensor<64x32xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<64x32xf32> to tensor<64x32xf32>
  %v = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x32xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<64x32xf32>, tensor<64xf32>) outs(%o : tensor<64x32xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<64x32xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<64x32xf32>, memref<64x32xf32>) -> ()
  return
}

func.func @registers(%xb: memref<64x32xf32>, %yb: memref<64x32xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8, unroll = 2, locals = [], streaming = true, prefetch = true>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<64x32xf32> to tensor<64x32xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<64x32xf32> to tensor<64x32xf32>
  %v = tensor.empty() : tensor<64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x32xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<64x32xf32>, tensor<64xf32>) outs(%o : tensor<64x32xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<64x32xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<64x32xf32>, memref<64x32xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// The order of terms is stated: lanes are added one after the other. The negated row is kept; results go past the caches.
// CHECK-LABEL: func.func @ordered
// CHECK: scf.parallel
// CHECK: %[[KEPT:.+]] = memref.alloca() {alignment = 64 : i64} : memref<32xf32>
// CHECK: scf.for %{{.+}} = %c0 to %c32 step %c16 iter_args(%{{.+}} = %{{.+}}) -> (f32)
// CHECK: %[[N:.+]] = arith.negf
// CHECK: vector.store %[[N]], %[[KEPT]]
// CHECK: vector.extract %[[N]][0]
// CHECK: arith.addf %{{.+}}, %{{.+}} : f32
// CHECK: vector.extract %[[N]][15]
// CHECK: scf.for
// CHECK-NOT: arith.negf
// CHECK: vector.load %[[KEPT]]
// CHECK: vector.store %{{.+}} {alignment = 64 : i64, nontemporal = true}
// CHECK-NOT: memref.prefetch
func.func @ordered(%xb: memref<64x32xf32>, %yb: memref<64x32xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 16, locals = ["row"], streaming = true>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<64x32xf32> to tensor<64x32xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<64x32xf32> to tensor<64x32xf32>
  %v = tensor.empty() : tensor<64xf32>
  %e = tensor.empty() : tensor<64x32xf32>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x32xf32>) outs(%e : tensor<64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<64x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<64x32xf32>) outs(%f : tensor<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<64x32xf32>, tensor<64xf32>) outs(%o : tensor<64x32xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<64x32xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<64x32xf32>, memref<64x32xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// Vectors of eight rows, the last one under a mask: elements that are 5 apart are gathered and scattered, and each lane has a sum of its own.
// CHECK-LABEL: func.func @rows
// CHECK: scf.parallel (%{{.+}}) = (%c0) to (%c3)
// CHECK: vector.create_mask
// CHECK: scf.for %{{.+}} = %c0 to %c5 step %c1 iter_args(%{{.+}} = %{{.+}}) -> (vector<8xf32>)
// CHECK: vector.gather
// CHECK-NOT: vector.extract
// CHECK: scf.for
// CHECK: vector.scatter
func.func @rows(%xb: memref<20x5xf32>, %yb: memref<20x5xf32>) attributes {nest.schedule = #cpu.rows<along = rows, lanes = 8, locals = ["again"]>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x5xf32> to tensor<20x5xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x5xf32> to tensor<20x5xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x5xf32>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x5xf32>) outs(%e : tensor<20x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<20x5xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<20x5xf32>, tensor<20xf32>) outs(%o : tensor<20x5xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x5xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x5xf32>, memref<20x5xf32>) -> ()
  return
}
