// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-rows))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// A row of 128 columns has 32 threads with one vector each, loaded once, and the exponential computed once.
// CHECK-LABEL: func.func @kept
// CHECK-SAME: (%[[X:.+]]: memref<98x128xf32>, %[[Y:.+]]: memref<98x128xf32>)
// CHECK: scf.parallel (%{{.+}}) = (%{{.+}}) to (%{{.+}})
// CHECK: vector.load {{.+}}vector<4xf32>
// CHECK-COUNT-4: math.exp
// CHECK-NOT: math.exp
// CHECK-COUNT-5: gpu.shuffle
// CHECK-COUNT-4: arith.divf
// CHECK-NOT: vector.load
// CHECK: scf.if
// CHECK: vector.store
// CHECK: } {nest.blocks, nest.threads = 256 : i64}
// CHECK-NOT: linalg
// CHECK: return
func.func @kept(%xb: memref<98x128xf32>, %yb: memref<98x128xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, locals = ["register"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<98x128xf32> to tensor<98x128xf32>
  %v = tensor.empty() : tensor<98xf32>
  %e = tensor.empty() : tensor<98x128xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%e : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<98xf32>) -> tensor<98xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<98x128xf32>, tensor<98xf32>) outs(%o : tensor<98x128xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<98x128xf32>, memref<98x128xf32>) -> ()
  return
}

// Computed again by the second loop: the compiler may keep it all the same, this pass does not.
// CHECK-LABEL: func.func @again
// CHECK: vector.load
// CHECK-COUNT-8: math.exp
// CHECK-NOT: math.exp
// CHECK-NOT: vector.load
// CHECK: return
func.func @again(%xb: memref<98x128xf32>, %yb: memref<98x128xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<98x128xf32> to tensor<98x128xf32>
  %v = tensor.empty() : tensor<98xf32>
  %e = tensor.empty() : tensor<98x128xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%e : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<98xf32>) -> tensor<98xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<98x128xf32>, tensor<98xf32>) outs(%o : tensor<98x128xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<98x128xf32>, memref<98x128xf32>) -> ()
  return
}

// Loops over the vectors of a row, which is kept in shared memory by the thread that reads it again: no barrier but that of the sum.
// CHECK-LABEL: func.func @shared
// CHECK: memref.alloca() {alignment = 16 : i64} : memref<128xf32, #gpu.address_space<workgroup>>
// CHECK: scf.for
// CHECK: math.exp
// CHECK: memref.store {{.+}} memref<128xf32, #gpu.address_space<workgroup>>
// CHECK: gpu.barrier
// CHECK-NOT: math.exp
// CHECK-NOT: gpu.barrier
// CHECK: memref.load {{.+}} memref<128xf32, #gpu.address_space<workgroup>>
// CHECK: return
func.func @shared(%xb: memref<98x128xf32>, %yb: memref<98x128xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 64, locals = ["shared"], threads = 64>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<98x128xf32> to tensor<98x128xf32>
  %v = tensor.empty() : tensor<98xf32>
  %e = tensor.empty() : tensor<98x128xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%e : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<98xf32>) -> tensor<98xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<98x128xf32>, tensor<98xf32>) outs(%o : tensor<98x128xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<98x128xf32>, memref<98x128xf32>) -> ()
  return
}

// Threads with rows side by side: eight share each.
// CHECK-LABEL: func.func @aside
// CHECK: memref.store {{.+}} memref<256xf32, #gpu.address_space<workgroup>>
// CHECK: gpu.barrier
// CHECK-COUNT-8: memref.load {{.+}} memref<256xf32, #gpu.address_space<workgroup>>
// CHECK-NOT: gpu.shuffle
// CHECK: return
func.func @aside(%xb: memref<98x128xf32>, %yb: memref<98x128xf32>) attributes {nest.schedule = #cuda.rows<along = rows, group = 8, kept = 16, locals = ["register"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<98x128xf32> to tensor<98x128xf32>
  %v = tensor.empty() : tensor<98xf32>
  %e = tensor.empty() : tensor<98x128xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%e : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<98xf32>) -> tensor<98xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<98x128xf32>, tensor<98xf32>) outs(%o : tensor<98x128xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<98x128xf32>, memref<98x128xf32>) -> ()
  return
}

// Blocks take turns at the rows and keep sums of columns, which a second loop adds in order.
// CHECK-LABEL: func.func @across
// CHECK: scf.parallel
// CHECK: scf.for {{.+}} iter_args
// CHECK: } {nest.blocks, nest.threads = 32 : i64}
// CHECK: scf.parallel
// CHECK: scf.for {{.+}} iter_args
// CHECK: gpu.barrier
// CHECK: } {nest.blocks, nest.threads = 512 : i64}
// CHECK-NOT: scf.parallel
// CHECK: return
func.func @across(%xb: memref<98x128xf32>, %yb: memref<128xf32>, %w: memref<i8>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, blocks = 16, threads = 32>, nest.thread_bytes = 8192 : i64} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<128xf32> to tensor<128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<128xf32>) -> tensor<128xf32>
  %y = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%f : tensor<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<128xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<128xf32>, memref<128xf32>) -> ()
  return
}

// A pick is computed by itself, at the column that it has read: the exponential is emitted again, and no loop looks for it.
// CHECK-LABEL: func.func @pick
// CHECK: math.exp
// CHECK: gpu.shuffle
// CHECK: %[[COLUMN:.+]] = memref.load %{{.+}} : memref<98xi64
// CHECK: math.exp
// CHECK: memref.store {{.+}} memref<98xf32
func.func @pick(%xb: memref<98x128xf32>, %ib: memref<98xi64>, %yb: memref<98xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %i = bufferization.to_tensor %ib restrict : memref<98xi64> to tensor<98xi64>
  %o = bufferization.to_tensor %yb restrict writable : memref<98xf32> to tensor<98xf32>
  %v = tensor.empty() : tensor<98xf32>
  %e = tensor.empty() : tensor<98x128xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%e : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<98xf32>) -> tensor<98xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%i, %sum : tensor<98xi64>, tensor<98xf32>) outs(%o : tensor<98xf32>) {
  ^bb0(%class: i64, %s: f32, %out: f32):
    %at = arith.index_cast %class : i64 to index
    %own = linalg.index 0 : index
    %1 = tensor.extract %exp[%own, %at] : tensor<98x128xf32>
    %2 = arith.divf %1, %s : f32
    linalg.yield %2 : f32
  } -> tensor<98xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<98xf32>, memref<98xf32>) -> ()
  return
}
