// nest.call_each: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @count(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected a count of 2 at least and a grain of 1 at least but found 1 and 1 (C1)}}
  nest.call_each @k, count = 1, grain = 1 ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @grain(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected a count of 2 at least and a grain of 1 at least but found 2 and 0 (C1)}}
  nest.call_each @k, count = 2, grain = 0 ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @unequal(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected operands of 2 calls but found 3 (C2)}}
  nest.call_each @k, count = 2, grain = 1 ins(%a, %a, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @no_inits(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected inits of 2 calls (C2)}}
  nest.call_each @k, count = 2, grain = 1 ins(%a, %a : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @unknown(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected a module with a kernel of its own name but found none called 'nobody' (C2)}}
  nest.call_each @nobody, count = 2, grain = 1 outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @missing_input(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>' but found '(memref<4xf32>) -> ()' in call 0 (C2)}}
  nest.call_each @k, count = 2, grain = 1 outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @other_type(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected operands of the types '(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>' but found '(memref<4xf32>, memref<5xf32>) -> ()' in call 1 (C2)}}
  nest.call_each @k, count = 2, grain = 1 ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b, %d : memref<4xf32>, memref<5xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 64 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
func.func @threads(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected a kernel that neither fails nor needs memory for threads (C3)}}
  nest.call_each @k, count = 2, grain = 1 ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

module @k {
  nest.kernel @k(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %t = arith.constant true
    rt.fail %t, code = index_out_of_bounds, "always"
    nest.return %o : tensor<4xf32>
  }
}
func.func @fails(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<5xf32>) {
  // expected-error @below {{'nest.call_each' op expected a kernel that neither fails nor needs memory for threads (C3)}}
  nest.call_each @k, count = 2, grain = 1 ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%b, %c : memref<4xf32>, memref<4xf32>)
  return
}

// -----

func.func @tensors(%a: tensor<4xf32>) {
  // expected-error @below {{'nest.call_each' op operand #0 must be variadic of memref of any type values, but got 'tensor<4xf32>'}}
  nest.call_each @k, count = 2, grain = 1 outs(%a, %a : tensor<4xf32>, tensor<4xf32>)
  return
}
