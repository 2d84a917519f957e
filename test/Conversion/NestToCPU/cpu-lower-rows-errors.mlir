// RUN: tcopt %s --cpu-lower-rows --split-input-file --verify-diagnostics

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@+1 {{'func.func' op #cpu.rows: expected the storage of 1 locals but found 0}}
func.func @rows(%xb: memref<20x5xf32>, %yb: memref<20x5xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8>} {
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

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@+1 {{'func.func' op #cpu.rows: expected no blocks without a sum across rows but found 4}}
func.func @rows(%xb: memref<20x5xf32>, %yb: memref<20x5xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8, locals = ["again"], blocks = 4>} {
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

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@+1 {{'func.func' op #cpu.rows: expected 'again' for a local of unknown size or without elements in memory but found 'row'}}
func.func @rows(%xb: memref<20x?xf32>, %yb: memref<20x?xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8, locals = ["row"]>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<20x?xf32> to tensor<20x?xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<20x?xf32> to tensor<20x?xf32>
  %v = tensor.empty() : tensor<20xf32>
  %c5 = arith.constant 5 : index
  %e = tensor.empty(%c5) : tensor<20x?xf32>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<20x?xf32>) outs(%e : tensor<20x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<20x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<20xf32>) -> tensor<20xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<20x?xf32>) outs(%f : tensor<20xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<20xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<20x?xf32>, tensor<20xf32>) outs(%o : tensor<20x?xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<20x?xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<20x?xf32>, memref<20x?xf32>) -> ()
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// expected-error@+1 {{'func.func' op #cpu.rows: expected ops over the same rows, but linalg.generic: reads a tensor along other dimensions than the ops before}}
func.func @rows(%xb: memref<5x5xf32>, %yb: memref<5x5xf32>) attributes {nest.schedule = #cpu.rows<along = columns, lanes = 8, locals = ["again"]>} {
  %zero = arith.constant 0.0 : f32
  %x = bufferization.to_tensor %xb restrict : memref<5x5xf32> to tensor<5x5xf32>
  %o = bufferization.to_tensor %yb restrict writable : memref<5x5xf32> to tensor<5x5xf32>
  %v = tensor.empty() : tensor<5xf32>
  %e = tensor.empty() : tensor<5x5xf32>
  %neg = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<5x5xf32>) outs(%e : tensor<5x5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.negf %in : f32
    linalg.yield %1 : f32
  } -> tensor<5x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%v : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%neg : tensor<5x5xf32>) outs(%f : tensor<5xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%neg, %sum : tensor<5x5xf32>, tensor<5xf32>) outs(%o : tensor<5x5xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %1 = arith.divf %in, %s : f32
    linalg.yield %1 : f32
  } -> tensor<5x5xf32>
  bufferization.materialize_in_destination %y in restrict writable %yb : (tensor<5x5xf32>, memref<5x5xf32>) -> ()
  return
}

