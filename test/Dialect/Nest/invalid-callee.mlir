// Callees of nest.call: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @unknown(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected a module with a kernel of its own name but found none called 'unknown_kernel' (C3)}}
  %r = nest.call @unknown_kernel ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

func.func private @function(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32>
func.func @no_module(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected a module with a kernel of its own name but found none called 'function' (C3)}}
  %r = nest.call @function ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

module @of_other_name {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @kernel_of_other_name(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected a module with a kernel of its own name but found none called 'of_other_name' (C3)}}
  %r = nest.call @of_other_name ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

module @without_kernel {
  func.func private @without_kernel()
}
func.func @no_kernel(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected a module with a kernel of its own name but found none called 'without_kernel' (C3)}}
  %r = nest.call @without_kernel ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @input_missing(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(tensor<4xf32>, index) -> tensor<4xf32>' (C3)}}
  %r = nest.call @k outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

// As many tensors, but others are written.
module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @input_as_init(%a: tensor<4xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(tensor<4xf32>, tensor<4xf32>, index) -> (tensor<4xf32>, tensor<4xf32>)' (C3)}}
  %r:2 = nest.call @k outs(%a, %a : tensor<4xf32>, tensor<4xf32>) args(%n : index) -> tensor<4xf32>, tensor<4xf32>
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @input_type(%a: tensor<4xf32>, %b: tensor<5xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(tensor<5xf32>, tensor<4xf32>, index) -> tensor<4xf32>' (C3)}}
  %r = nest.call @k ins(%b : tensor<5xf32>) outs(%a : tensor<4xf32>) args(%n : index) -> tensor<4xf32>
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @scalar_missing(%a: tensor<4xf32>) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>' (C3)}}
  %r = nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @scalar_type(%a: tensor<4xf32>, %n: i64) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(tensor<4xf32>, tensor<4xf32>, i64) -> tensor<4xf32>' (C3)}}
  %r = nest.call @k ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) args(%n : i64) -> tensor<4xf32>
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @buffer_shape(%a: memref<4xf32>, %b: memref<?xf32>, %n: index) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(memref<?xf32>, memref<4xf32>, index) -> ()' (C3)}}
  nest.call @k ins(%b : memref<?xf32>) outs(%a : memref<4xf32>) args(%n : index)
  return
}

// -----

// A kernel knows no strides.
module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @buffer_layout(%a: memref<4xf32>, %b: memref<4xf32, strided<[2]>>, %n: index) {
  // expected-error @below {{'nest.call' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>' but found '(memref<4xf32, strided<[2]>>, memref<4xf32>, index) -> ()' (C3)}}
  nest.call @k ins(%b : memref<4xf32, strided<[2]>>) outs(%a : memref<4xf32>) args(%n : index)
  return
}

// -----

module @fails {
  nest.kernel @fails(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}
func.func @fails_missing(%o: tensor<4xf32>, %c: i1) {
  // expected-error @below {{'nest.call' op expected 'fails', as the kernel may fail (C4)}}
  %r = nest.call @fails outs(%o : tensor<4xf32>) args(%c : i1) -> tensor<4xf32>
  return
}

// -----

module @fails {
  nest.kernel @fails(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}
func.func @fails_missing_on_buffers(%o: memref<4xf32>, %c: i1) {
  // expected-error @below {{'nest.call' op expected 'fails', as the kernel may fail (C4)}}
  nest.call @fails outs(%o : memref<4xf32>) args(%c : i1)
  return
}

// -----

module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @small_rows(%o: memref<4xf32>, %w: memref<2x127xi8>) {
  // expected-error @below {{'nest.call' op expected a workspace with at least 128 bytes for a thread but found 'memref<2x127xi8>' (C5)}}
  nest.call @panels outs(%o : memref<4xf32>) workspace(%w : memref<2x127xi8>)
  return
}

// -----

module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @unknown_rows(%o: memref<4xf32>, %d: memref<?x?xi8>) {
  // expected-error @below {{'nest.call' op expected a workspace with at least 128 bytes for a thread but found 'memref<?x?xi8>' (C5)}}
  nest.call @panels outs(%o : memref<4xf32>) workspace(%d : memref<?x?xi8>)
  return
}

// -----

module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @on_tensors(%o: tensor<4xf32>, %w: memref<2x128xi8>) {
  // expected-error @below {{'nest.call' op expected a workspace without gaps, on buffers only (C5)}}
  %r = nest.call @panels outs(%o : tensor<4xf32>) workspace(%w : memref<2x128xi8>) -> tensor<4xf32>
  return
}

// -----

module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 128 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @gaps(%o: memref<4xf32>, %w: memref<2x128xi8, strided<[256, 1]>>) {
  // expected-error @below {{'nest.call' op expected a workspace without gaps, on buffers only (C5)}}
  nest.call @panels outs(%o : memref<4xf32>) workspace(%w : memref<2x128xi8, strided<[256, 1]>>)
  return
}
