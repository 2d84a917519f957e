// Calls of user-defined ops' kernels: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @dtypes_missing(%m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected 1 dtypes but found 0 (C4)}}
  nest.extern "f" outs(%m : memref<2xf32>) attributes = {}
  return
}

// -----

func.func @dtypes_of_an_entry(%m: memref<2xf32>) {
  // expected-error @below {{'nest.extern' op expected 0 dtypes but found 1 (C4)}}
  nest.extern "f" outs(%m : memref<2xf32>) dtypes = [f32]
  return
}

// -----

func.func @dtype_of_other_bytes(%m: memref<2xi8>) {
  // expected-error @below {{'nest.extern' op expected a dtype with the bytes of 'i8' but found i16 (C4)}}
  nest.extern "f" outs(%m : memref<2xi8>) attributes = {} dtypes = [i16]
  return
}

// -----

func.func @dtype_of_other_kind(%m: memref<2xi16>) {
  // expected-error @below {{'nest.extern' op expected a dtype with the bytes of 'i16' but found f16 (C4)}}
  nest.extern "f" outs(%m : memref<2xi16>) attributes = {} dtypes = [f16]
  return
}

// -----

func.func @name(%m: memref<2xi8>) {
  // expected-error @below {{'nest.extern' op expected the name and the attributes of a call of a user-defined op (C5)}}
  nest.extern "a.b" outs(%m : memref<2xi8>) attributes = {} dtypes = [i8]
  return
}

// -----

func.func @attribute(%m: memref<2xi8>) {
  // expected-error @below {{'nest.extern' op expected the name and the attributes of a call of a user-defined op (C5)}}
  nest.extern "f" outs(%m : memref<2xi8>) attributes = {n = [1]} dtypes = [i8]
  return
}

// -----

func.func @strided(%m: memref<2xi8, strided<[2]>>) {
  // expected-error @below {{'nest.extern' op expected buffers in row-major order but found 'memref<2xi8, strided<[2]>>' (C6)}}
  nest.extern "f" outs(%m : memref<2xi8, strided<[2]>>) attributes = {} dtypes = [i8]
  return
}
