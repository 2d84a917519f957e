// Without the flag and in f64, in a module of kernels.
// RUN: tcopt %s --convert-math-to-arith=all | FileCheck %s

gpu.module @m {
  // Without the flag f32 is computed in f64, and rounded once.
  // CHECK: memref.global "private" constant @tcopt.two_over_pi_f64 : memref<146xi64>
  // CHECK: memref.global "private" constant @tcopt.two_over_pi : memref<28xi32>
  // CHECK-LABEL: gpu.func @singles
  // CHECK-NOT: math.{{exp|sin|tanh|erfc}}
  // CHECK-COUNT-3: arith.truncf %{{.*}} : f64 to f32
  gpu.func @singles(%x: memref<f32>) kernel {
    %v = memref.load %x[] : memref<f32>
    %a = math.exp %v : f32
    %b = math.sin %a : f32
    %c = math.tanh %b fastmath<afn> : f32
    %d = math.sin %c fastmath<afn> : f32
    %e = math.erfc %d fastmath<afn> : f32
    memref.store %e, %x[] : memref<f32>
    gpu.return
  }

  // CHECK-LABEL: gpu.func @doubles
  // CHECK-NOT: math.{{powf|cbrt}}
  gpu.func @doubles(%x: memref<2x2xf64>) kernel {
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%c0, %c0] : memref<2x2xf64>, vector<2x2xf64>
    %a = math.powf %v, %v : vector<2x2xf64>
    %b = math.cbrt %a : vector<2x2xf64>
    vector.store %b, %x[%c0, %c0] : memref<2x2xf64>, vector<2x2xf64>
    gpu.return
  }

  // Element by element, 40 binary digits a round.
  // CHECK-LABEL: gpu.func @remainder
  // CHECK-COUNT-2: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %c40{{.*}} : i64
  // CHECK-NOT: arith.remf
  gpu.func @remainder(%x: memref<2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %v = vector.load %x[%c0] : memref<2xf32>, vector<2xf32>
    %a = arith.remf %v, %v : vector<2xf32>
    vector.store %a, %x[%c0] : memref<2xf32>, vector<2xf32>
    gpu.return
  }
}
