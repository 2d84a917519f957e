// Calls of a kernel for many operands: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func private @k(memref<f32>) attributes {llvm.bareptr}

func.func @count(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected a positive count and grain but found 0 and 1 (C1)}}
  rt.call_each @k(%a), count = 0, grain = 1 : memref<f32>
  return
}

// -----

func.func private @k(memref<f32>) attributes {llvm.bareptr}

func.func @grain(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected a positive count and grain but found 1 and -3 (C1)}}
  rt.call_each @k(%a), count = 1, grain = -3 : memref<f32>
  return
}

// -----

func.func private @k(memref<f32>) attributes {llvm.bareptr}

func.func @unequal(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected operands of 2 calls but found 3 (C2)}}
  rt.call_each @k(%a, %a, %a), count = 2, grain = 1 : memref<f32>, memref<f32>, memref<f32>
  return
}

// -----

func.func private @k() attributes {llvm.bareptr}

func.func @nothing() {
  // expected-error @below {{'rt.call_each' op expected operands of 2 calls but found 0 (C2)}}
  rt.call_each @k(), count = 2, grain = 1
  return
}

// -----

func.func private @k(memref<f32>)

func.func @descriptors(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected a function on bare pointers named k (C2)}}
  rt.call_each @k(%a), count = 1, grain = 1 : memref<f32>
  return
}

// -----

func.func @unknown(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected a function on bare pointers named k (C2)}}
  rt.call_each @k(%a), count = 1, grain = 1 : memref<f32>
  return
}

// -----

func.func private @k(memref<f32>) attributes {llvm.bareptr}

func.func @second(%a: memref<f32>, %b: memref<f64>) {
  // expected-error @below {{'rt.call_each' op expected @k of type '(memref<f64>) -> ()' but found '(memref<f32>) -> ()' (C2)}}
  rt.call_each @k(%a, %b), count = 2, grain = 1 : memref<f32>, memref<f64>
  return
}

// -----

func.func private @k(memref<f32>) -> index attributes {llvm.bareptr}

func.func @results(%a: memref<f32>) {
  // expected-error @below {{'rt.call_each' op expected @k of type '(memref<f32>) -> ()' but found '(memref<f32>) -> index' (C2)}}
  rt.call_each @k(%a), count = 1, grain = 1 : memref<f32>
  return
}
