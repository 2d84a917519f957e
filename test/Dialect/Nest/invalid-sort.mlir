// Sorts: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @rank(%x: memref<f32>, %i: memref<i64>) {
  // expected-error @below {{'nest.sort' op expected operands of one rank, at least 1 (C1)}}
  nest.sort ins(%x : memref<f32>) outs(%x, %i : memref<f32>, memref<i64>) descending = false
  return
}

// -----

func.func @ranks(%x: memref<2x3xf32>, %v: memref<3xf32>, %i: memref<3xi64>) {
  // expected-error @below {{'nest.sort' op expected operands of one rank, at least 1 (C1)}}
  nest.sort ins(%x : memref<2x3xf32>) outs(%v, %i : memref<3xf32>, memref<3xi64>) descending = false
  return
}

// -----

func.func @rows(%x: memref<2x3xf32>, %v: memref<2x3xf32>, %i: memref<4x3xi64>) {
  // expected-error @below {{'nest.sort' op expected sizes that agree but for the last (C1)}}
  nest.sort ins(%x : memref<2x3xf32>) outs(%v, %i : memref<2x3xf32>, memref<4x3xi64>) descending = false
  return
}

// -----

func.func @limit(%x: memref<3xf32>, %v: memref<4xf32>, %i: memref<4xi64>) {
  // expected-error @below {{'nest.sort' op expected results with at most 3 elements a row (C1)}}
  nest.sort ins(%x : memref<3xf32>) outs(%v, %i : memref<4xf32>, memref<4xi64>) descending = false
  return
}

// -----

func.func @values(%x: memref<3xf32>, %v: memref<3xf16>, %i: memref<3xi64>) {
  // expected-error @below {{'nest.sort' op expected values of 'f32' (C2)}}
  nest.sort ins(%x : memref<3xf32>) outs(%v, %i : memref<3xf16>, memref<3xi64>) descending = false
  return
}

// -----

func.func @indices(%x: memref<3xf32>, %i: memref<3xi32>) {
  // expected-error @below {{'nest.sort' op expected indices of i64 (C2)}}
  nest.sort ins(%x : memref<3xf32>) outs(%x, %i : memref<3xf32>, memref<3xi32>) descending = false
  return
}

// -----

func.func @results(%x: tensor<3xf32>, %i: tensor<3xi64>) {
  // expected-error @below {{'nest.sort' op expected 2 results, of the types of the outs (C3)}}
  nest.sort ins(%x : tensor<3xf32>) outs(%x, %i : tensor<3xf32>, tensor<3xi64>) descending = false
  return
}

// -----

func.func @mixed(%x: tensor<3xf32>, %v: memref<3xf32>, %i: memref<3xi64>) {
  // expected-error @below {{'nest.sort' op expected only tensors or only buffers (C4)}}
  nest.sort ins(%x : tensor<3xf32>) outs(%v, %i : memref<3xf32>, memref<3xi64>) descending = false
  return
}
