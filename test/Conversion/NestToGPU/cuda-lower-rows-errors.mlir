// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-rows))" --split-input-file --verify-diagnostics

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected the storage of 1 locals{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x8xf32>, %yb: memref<20x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x8xf32> to tensor<20x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x8xf32> to tensor<20x8xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x8xf32>) outs(%e : tensor<20x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x8xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x8xf32>, tensor<20xf32>) outs(%o : tensor<20x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected a width that divides each known number of columns{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x12xf32>, %yb: memref<20x12xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 8, group = 32, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x12xf32> to tensor<20x12xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x12xf32> to tensor<20x12xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x12xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x12xf32>) outs(%e : tensor<20x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x12xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x12xf32>, tensor<20xf32>) outs(%o : tensor<20x12xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x12xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x12xf32>, memref<20x12xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected kept = 0, or the 2 vectors that a thread has of a row,{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x12xf32>, %yb: memref<20x12xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 8, kept = 1, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x12xf32> to tensor<20x12xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x12xf32> to tensor<20x12xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x12xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x12xf32>) outs(%e : tensor<20x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x12xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x12xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x12xf32>, tensor<20xf32>) outs(%o : tensor<20x12xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x12xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x12xf32>, memref<20x12xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected kept = 0 for rows of unknown length, or of more than 64 elements a thread{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x66xf32>, %yb: memref<20x66xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 2, group = 1, kept = 64, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x66xf32> to tensor<20x66xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x66xf32> to tensor<20x66xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x66xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x66xf32>) outs(%e : tensor<20x66xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x66xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x66xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x66xf32>, tensor<20xf32>) outs(%o : tensor<20x66xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x66xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x66xf32>, memref<20x66xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected no local in registers of rows that are not kept{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x8xf32>, %yb: memref<20x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, locals = ["register"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x8xf32> to tensor<20x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x8xf32> to tensor<20x8xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x8xf32>) outs(%e : tensor<20x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x8xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x8xf32>, tensor<20xf32>) outs(%o : tensor<20x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected threads that are a multiple of 32{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x8xf32>, %yb: memref<20x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 8, locals = ["again"], threads = 40>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x8xf32> to tensor<20x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x8xf32> to tensor<20x8xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x8xf32>) outs(%e : tensor<20x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x8xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x8xf32>, tensor<20xf32>) outs(%o : tensor<20x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected no blocks without a sum across rows{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x8xf32>, %yb: memref<20x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, locals = ["again"], blocks = 3, threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x8xf32> to tensor<20x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x8xf32> to tensor<20x8xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x8xf32>) outs(%e : tensor<20x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x8xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x8xf32>, tensor<20xf32>) outs(%o : tensor<20x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error-re@below {{expected locals in shared memory of{{.*}} but found #cuda.rows}}
func.func @rows(%xb: memref<20x100000xf32>, %yb: memref<20x100000xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, locals = ["shared"], threads = 32>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x100000xf32> to tensor<20x100000xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x100000xf32> to tensor<20x100000xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x100000xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x100000xf32>) outs(%e : tensor<20x100000xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x100000xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x100000xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x100000xf32>, tensor<20xf32>) outs(%o : tensor<20x100000xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x100000xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x100000xf32>, memref<20x100000xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@below {{expected a group of one thread for sums in the order of their terms but found #cuda.rows}}
func.func @rows(%xb: memref<20x8xf32>, %yb: memref<20x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x8xf32> to tensor<20x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x8xf32> to tensor<20x8xf32>
  %v = tensor.empty() : tensor<20xf32>
  %e = tensor.empty() : tensor<20x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x8xf32>) outs(%e : tensor<20x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<20x8xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<20x8xf32>, tensor<20xf32>) outs(%o : tensor<20x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x8xf32>, memref<20x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// expected-error@below {{#cuda.rows: expected ops over the same rows, but linalg.generic: reads a tensor along other dimensions than the ops before}}
func.func @rows(%xb: memref<8x8xf32>, %yb: memref<8x8xf32>) attributes {nest.schedule = #cuda.rows<along = columns, group = 32, locals = ["again"], threads = 256>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<8x8xf32> to tensor<8x8xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<8x8xf32> to tensor<8x8xf32>
  %v = tensor.empty() : tensor<8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %exp = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<8xf32>) -> tensor<8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<8x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in fastmath<reassoc> : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#t, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<8x8xf32>, tensor<8xf32>) outs(%o : tensor<8x8xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<8x8xf32>, memref<8x8xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@below {{expected nest.thread_bytes of at least 8192 for what blocks pass on but found #cuda.rows}}
func.func @across(%xb: memref<98x128xf32>, %yb: memref<128xf32>, %w: memref<i8>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, blocks = 16, threads = 32>} {
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

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@below {{expected blocks of rows for sums across rows but found #cuda.rows}}
func.func @across(%xb: memref<98x128xf32>, %yb: memref<128xf32>, %w: memref<i8>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, threads = 32>, nest.thread_bytes = 8192 : i64} {
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

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@below {{expected columns of sums across rows that each thread keeps but found #cuda.rows}}
func.func @across(%xb: memref<98x128xf32>, %yb: memref<128xf32>, %w: memref<i8>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, blocks = 16, threads = 32>, nest.thread_bytes = 8192 : i64} {
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

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// expected-error@below {{#cuda.rows: expected no read of a row after result 0 is written over it}}
func.func @overwritten(%xb: memref<98x128xf32>, %mb: memref<98xf32>) attributes {nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 1, threads = 256>} {
  %none = arith.constant 0xFF800000 : f32
  %x = bufferization.to_tensor %xb restrict : memref<98x128xf32> to tensor<98x128xf32>
  %o = bufferization.to_tensor %xb restrict writable : memref<98x128xf32> to tensor<98x128xf32>
  %m = bufferization.to_tensor %mb restrict writable : memref<98xf32> to tensor<98xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<98x128xf32>) outs(%o : tensor<98x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.exp %in : f32
    linalg.yield %1 : f32
  } -> tensor<98x128xf32>
  %f = linalg.fill ins(%none : f32) outs(%m : tensor<98xf32>) -> tensor<98xf32>
  %most = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<98x128xf32>) outs(%f : tensor<98xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.maximumf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<98xf32>
  bufferization.materialize_in_destination %y in restrict writable %xb : (tensor<98x128xf32>, memref<98x128xf32>) -> ()
  bufferization.materialize_in_destination %most in restrict writable %mb : (tensor<98xf32>, memref<98xf32>) -> ()
  return
}
