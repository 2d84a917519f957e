// Every elementary function reaches PTX without a library, a stack or spills.
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_90 text" -o /dev/null > %t.ptx
// RUN: ptxas -arch=sm_90 -v %t.ptx -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=error
// RUN: FileCheck %s --check-prefix=PTX --input-file %t.ptx
// REQUIRES: ptxas

// CHECK-COUNT-4: 0 bytes stack frame, 0 bytes spill stores
// CHECK-NOT: {{[1-9][0-9]*}} bytes stack frame

// PTX-NOT: .extern
// PTX-NOT: ftz
// In f64, nothing is contracted.
// PTX-LABEL: .entry f64(
// PTX: add.rn.f64
// PTX-NOT: {{(add|sub|mul)}}.f64
// PTX-LABEL: .entry f64_vector(

gpu.module @m {
  // By formulas of f32 where they exist; without the flag by those of f64.
  gpu.func @f32(%x: memref<f32>, %y: memref<f32>) kernel {
    %a0 = memref.load %x[] : memref<f32>
    %b = memref.load %y[] : memref<f32>
    %a1 = math.exp %a0 fastmath<afn> : f32
    %a2 = math.exp2 %a1 fastmath<afn> : f32
    %a3 = math.expm1 %a2 fastmath<afn> : f32
    %a4 = math.log %a3 fastmath<afn> : f32
    %a5 = math.log2 %a4 fastmath<afn> : f32
    %a6 = math.log10 %a5 fastmath<afn> : f32
    %a7 = math.log1p %a6 fastmath<afn> : f32
    %a8 = math.sinh %a7 fastmath<afn> : f32
    %a9 = math.cosh %a8 fastmath<afn> : f32
    %a10 = math.tanh %a9 fastmath<afn> : f32
    %a11 = math.asinh %a10 fastmath<afn> : f32
    %a12 = math.acosh %a11 fastmath<afn> : f32
    %a13 = math.atanh %a12 fastmath<afn> : f32
    %a14 = math.sin %a13 fastmath<afn> : f32
    %a15 = math.cos %a14 fastmath<afn> : f32
    %a16 = math.tan %a15 fastmath<afn> : f32
    %a17 = math.asin %a16 fastmath<afn> : f32
    %a18 = math.acos %a17 fastmath<afn> : f32
    %a19 = math.atan %a18 fastmath<afn> : f32
    %a20 = math.erf %a19 fastmath<afn> : f32
    %a21 = math.erfc %a20 fastmath<afn> : f32
    %a22 = math.cbrt %a21 fastmath<afn> : f32
    %a23 = math.atan2 %a22, %b fastmath<afn> : f32
    %a24 = math.powf %a23, %b fastmath<afn> : f32
    memref.store %a24, %x[] : memref<f32>
    gpu.return
  }

  gpu.func @f32_vector(%x: memref<2xf32>, %y: memref<2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<2xf32>, vector<2xf32>
    %b = vector.load %y[%c0] : memref<2xf32>, vector<2xf32>
    %a1 = math.exp %a0 : vector<2xf32>
    %a2 = math.exp2 %a1 : vector<2xf32>
    %a3 = math.expm1 %a2 : vector<2xf32>
    %a4 = math.log %a3 : vector<2xf32>
    %a5 = math.log2 %a4 : vector<2xf32>
    %a6 = math.log10 %a5 : vector<2xf32>
    %a7 = math.log1p %a6 : vector<2xf32>
    %a8 = math.sinh %a7 : vector<2xf32>
    %a9 = math.cosh %a8 : vector<2xf32>
    %a10 = math.tanh %a9 : vector<2xf32>
    %a11 = math.asinh %a10 : vector<2xf32>
    %a12 = math.acosh %a11 : vector<2xf32>
    %a13 = math.atanh %a12 : vector<2xf32>
    %a14 = math.sin %a13 : vector<2xf32>
    %a15 = math.cos %a14 : vector<2xf32>
    %a16 = math.tan %a15 : vector<2xf32>
    %a17 = math.asin %a16 : vector<2xf32>
    %a18 = math.acos %a17 : vector<2xf32>
    %a19 = math.atan %a18 : vector<2xf32>
    %a20 = math.erf %a19 : vector<2xf32>
    %a21 = math.erfc %a20 : vector<2xf32>
    %a22 = math.cbrt %a21 : vector<2xf32>
    %a23 = math.atan2 %a22, %b : vector<2xf32>
    %a24 = math.powf %a23, %b : vector<2xf32>
    vector.store %a24, %x[%c0] : memref<2xf32>, vector<2xf32>
    gpu.return
  }

  gpu.func @f64(%x: memref<f64>, %y: memref<f64>) kernel {
    %a0 = memref.load %x[] : memref<f64>
    %b = memref.load %y[] : memref<f64>
    %a1 = math.exp %a0 : f64
    %a2 = math.exp2 %a1 : f64
    %a3 = math.expm1 %a2 : f64
    %a4 = math.log %a3 : f64
    %a5 = math.log2 %a4 : f64
    %a6 = math.log10 %a5 : f64
    %a7 = math.log1p %a6 : f64
    %a8 = math.sinh %a7 : f64
    %a9 = math.cosh %a8 : f64
    %a10 = math.tanh %a9 : f64
    %a11 = math.asinh %a10 : f64
    %a12 = math.acosh %a11 : f64
    %a13 = math.atanh %a12 : f64
    %a14 = math.sin %a13 : f64
    %a15 = math.cos %a14 : f64
    %a16 = math.tan %a15 : f64
    %a17 = math.asin %a16 : f64
    %a18 = math.acos %a17 : f64
    %a19 = math.atan %a18 : f64
    %a20 = math.erf %a19 : f64
    %a21 = math.erfc %a20 : f64
    %a22 = math.cbrt %a21 : f64
    %a23 = math.atan2 %a22, %b : f64
    %a24 = math.powf %a23, %b : f64
    memref.store %a24, %x[] : memref<f64>
    gpu.return
  }

  gpu.func @f64_vector(%x: memref<2xf64>, %y: memref<2xf64>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<2xf64>, vector<2xf64>
    %b = vector.load %y[%c0] : memref<2xf64>, vector<2xf64>
    %a1 = math.exp %a0 : vector<2xf64>
    %a2 = math.exp2 %a1 : vector<2xf64>
    %a3 = math.expm1 %a2 : vector<2xf64>
    %a4 = math.log %a3 : vector<2xf64>
    %a5 = math.log2 %a4 : vector<2xf64>
    %a6 = math.log10 %a5 : vector<2xf64>
    %a7 = math.log1p %a6 : vector<2xf64>
    %a8 = math.sinh %a7 : vector<2xf64>
    %a9 = math.cosh %a8 : vector<2xf64>
    %a10 = math.tanh %a9 : vector<2xf64>
    %a11 = math.asinh %a10 : vector<2xf64>
    %a12 = math.acosh %a11 : vector<2xf64>
    %a13 = math.atanh %a12 : vector<2xf64>
    %a14 = math.sin %a13 : vector<2xf64>
    %a15 = math.cos %a14 : vector<2xf64>
    %a16 = math.tan %a15 : vector<2xf64>
    %a17 = math.asin %a16 : vector<2xf64>
    %a18 = math.acos %a17 : vector<2xf64>
    %a19 = math.atan %a18 : vector<2xf64>
    %a20 = math.erf %a19 : vector<2xf64>
    %a21 = math.erfc %a20 : vector<2xf64>
    %a22 = math.cbrt %a21 : vector<2xf64>
    %a23 = math.atan2 %a22, %b : vector<2xf64>
    %a24 = math.powf %a23, %b : vector<2xf64>
    vector.store %a24, %x[%c0] : memref<2xf64>, vector<2xf64>
    gpu.return
  }
}
