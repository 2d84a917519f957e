// RUN: tcopt %s --rt-access-device --split-input-file --verify-diagnostics

memref.global "private" constant @table : memref<4xf32> = dense<1.0>
func.func private @kernel(memref<4xf32>)

func.func @reads() {
  %t = memref.get_global @table : memref<4xf32>
  // expected-error @+1 {{reads a constant that is in the host's memory; expected nest-form-state with constants}}
  call @kernel(%t) : (memref<4xf32>) -> ()
  return
}

// -----

memref.global "private" constant @table : memref<4xf32> = dense<1.0>

func.func @part(%y: memref<2xf32>) {
  %t = memref.get_global @table : memref<4xf32>
  %p = memref.subview %t[0] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2]>>
  // expected-error @+1 {{expected a constant to be copied as a whole}}
  memref.copy %p, %y : memref<2xf32, strided<[2]>> to memref<2xf32>
  return
}

// -----

func.func @unranked(%x: memref<*xf32>, %y: memref<*xf32>) {
  // expected-error @+1 {{expected buffers of known rank}}
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @host(%x: memref<?xf32>, %y: memref<?xf32>) {
  // expected-error @+1 {{'mylib::scale' has no kernel for a GPU; allow-host-ops lets it run on the host}}
  nest.extern "mylib::scale" ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) attributes = {} dtypes = [f32, f32]
  // expected-error @+1 {{'blas_gemm' has no kernel for a GPU; allow-host-ops lets it run on the host}}
  nest.extern "blas_gemm" ins(%x : memref<?xf32>) outs(%y : memref<?xf32>)
  return
}
