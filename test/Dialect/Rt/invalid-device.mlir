// What is done on a device: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @load_indices(%x: memref<?x?xf32>, %i: index) {
  // expected-error @below {{'rt.device_load' op expected 2 indices but found 1 (C1)}}
  %v = rt.device_load %x[%i] : memref<?x?xf32>
  return
}

// -----

func.func @load_layout(%x: memref<4xf32, affine_map<(i) -> (i mod 2)>>, %i: index) {
  // expected-error @below {{custom op 'rt.device_load' 'buffer' must be strided memref of any type values, but got}}
  %v = rt.device_load %x[%i] : memref<4xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @store_indices(%x: memref<f32>, %i: index, %v: f32) {
  // expected-error @below {{'rt.device_store' op expected 0 indices but found 1 (C1)}}
  rt.device_store %v, %x[%i] : memref<f32>
  return
}

// -----

func.func @store_element(%x: memref<?xf32>, %i: index, %v: f64) {
  // expected-error @below {{'rt.device_store' op failed to verify that the value is an element of the buffer}}
  "rt.device_store"(%v, %x, %i) : (f64, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @copy_shape(%x: memref<4xf32>, %y: memref<5xf32>) {
  // expected-error @below {{'rt.device_copy' op expected buffers in row-major order and of one shape but found 'memref<4xf32>' and 'memref<5xf32>' (C1)}}
  rt.device_copy %x, %y : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @copy_strides(%x: memref<4xf32>, %y: memref<4xf32, strided<[2]>>) {
  // expected-error @below {{'rt.device_copy' op expected buffers in row-major order and of one shape but found 'memref<4xf32>' and 'memref<4xf32, strided<[2]>>' (C1)}}
  rt.device_copy %x, %y : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @copy_elements(%x: memref<4xf32>, %y: memref<4xf64>) {
  // expected-error @below {{'rt.device_copy' op failed to verify that all of {from, to} have same element type}}
  rt.device_copy %x, %y : memref<4xf32> to memref<4xf64>
  return
}

// -----

// expected-error @below {{'rt.image' op expected code (C1)}}
rt.image @kernels = ""

// -----

func.func @launch_image(%n: index) {
  // expected-error @below {{'rt.launch' op expected an rt.image called 'kernels' (C1)}}
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n)
  return
}

// -----

rt.image @kernels = "code"
func.func @launch_failures(%n: index) {
  // expected-error @below {{'rt.launch' op expected failures to be pairs of an i32 and a text but found}}
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n) failures = ["index out of bounds"]
  return
}

// -----

rt.image @kernels = "code"
func.func @launch_code(%n: index) {
  // expected-error @below {{'rt.launch' op expected failures to be pairs of an i32 and a text but found [[3, "index out of bounds"]] (C2)}}
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n) failures = [[3 : i64, "index out of bounds"]]
  return
}

// -----

rt.image @kernels = "code"
func.func @launch_shared(%n: index) {
  // expected-error @below {{'rt.launch' op expected shared memory of at least 0 bytes but found -4 (C3)}}
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n) shared = -4
  return
}
