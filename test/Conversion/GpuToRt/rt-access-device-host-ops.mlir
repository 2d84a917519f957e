// Where the program allows it, functions without a kernel for a GPU run on the host. The runtime copies what is on the device.
// RUN: tcopt %s --rt-access-device | FileCheck %s
// RUN: tcopt %s --rt-access-device --remarks-filter=rt-access-device --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: rt-access-device-host-ops.mlir:[[# @LINE + 13]]:3: remark: [Analysis] host-call | Category:rt-access-device{{.*}}Reason="'mylib::scale' has no kernel for a GPU"
// REMARK: remark: [Analysis] host-call {{.*}}'blas_gemm'

module attributes {tcopt.allow_host_ops} {

memref.global "private" constant @table : memref<4xf32> = dense<1.0>

// CHECK-LABEL: func.func @kernels(
//       CHECK: %[[T:.*]] = memref.get_global @table
//       CHECK: nest.extern "mylib::scale" ins(%[[T]], %{{.*}} : memref<4xf32>, memref<?xf32>)
//  CHECK-SAME: dtypes = [f32, f32, f32] {rt.operands_on_device = array<i1: false, true, true>}
func.func @kernels(%x: memref<?xf32>, %y: memref<?xf32>) {
  %t = memref.get_global @table : memref<4xf32>
  nest.extern "mylib::scale" ins(%t, %x : memref<4xf32>, memref<?xf32>) outs(%y : memref<?xf32>) attributes = {} dtypes = [f32, f32, f32]
  return
}

// Also parts of buffers, and calls in control flow.

// CHECK-LABEL: func.func @functions(
//       CHECK: nest.extern "blas_gemm"{{.*}}{rt.operands_on_device = array<i1: true, true>}
//       CHECK: scf.for
//       CHECK:   nest.extern "blas_gemm"{{.*}}{rt.operands_on_device = array<i1: true, true>}
func.func @functions(%x: memref<?xf32, strided<[2]>>, %y: memref<?xf32>, %n: index) {
  nest.extern "blas_gemm" ins(%x : memref<?xf32, strided<[2]>>) outs(%y : memref<?xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    nest.extern "blas_gemm" ins(%x : memref<?xf32, strided<[2]>>) outs(%y : memref<?xf32>)
  }
  return
}

}
