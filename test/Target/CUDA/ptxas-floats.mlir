// Ops and functions on floats of all types reach PTX that assembles, without a library.
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_80 text" -o /dev/null > %t.80.ptx
// RUN: ptxas -arch=sm_80 %t.80.ptx -o /dev/null
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_90 text" -o /dev/null > %t.90.ptx
// RUN: ptxas -arch=sm_90 %t.90.ptx -o /dev/null
// RUN: FileCheck %s --input-file %t.90.ptx
// REQUIRES: ptxas

// CHECK-NOT: .extern
// CHECK-NOT: ftz

gpu.module @m {
  gpu.func @f16(%x: memref<f16>, %y: memref<f16>) kernel {
    %a0 = memref.load %x[] : memref<f16>
    %b = memref.load %y[] : memref<f16>
    %a1 = math.absf %a0 : f16
    %a2 = math.ceil %a1 : f16
    %a3 = math.floor %a2 : f16
    %a4 = math.sqrt %a3 : f16
    %a5 = math.rsqrt %a4 : f16
    %a6 = math.round %a5 : f16
    %a7 = math.roundeven %a6 : f16
    %a8 = math.trunc %a7 : f16
    %a9 = math.exp %a8 : f16
    %a10 = math.exp2 %a9 : f16
    %a11 = math.expm1 %a10 : f16
    %a12 = math.log %a11 : f16
    %a13 = math.log2 %a12 : f16
    %a14 = math.log10 %a13 : f16
    %a15 = math.log1p %a14 : f16
    %a16 = math.sinh %a15 : f16
    %a17 = math.cosh %a16 : f16
    %a18 = math.tanh %a17 : f16
    %a19 = math.asinh %a18 : f16
    %a20 = math.acosh %a19 : f16
    %a21 = math.atanh %a20 : f16
    %a22 = math.sin %a21 : f16
    %a23 = math.cos %a22 : f16
    %a24 = math.tan %a23 : f16
    %a25 = math.asin %a24 : f16
    %a26 = math.acos %a25 : f16
    %a27 = math.atan %a26 : f16
    %a28 = math.erf %a27 : f16
    %a29 = math.erfc %a28 : f16
    %a30 = math.cbrt %a29 : f16
    %a31 = math.copysign %a30, %b : f16
    %a32 = math.atan2 %a31, %b : f16
    %a33 = math.powf %a32, %b : f16
    %a34 = arith.addf %a33, %b : f16
    %a35 = arith.subf %a34, %b : f16
    %a36 = arith.mulf %a35, %b : f16
    %a37 = arith.divf %a36, %b : f16
    %a38 = arith.remf %a37, %b : f16
    %a39 = arith.maximumf %a38, %b : f16
    %a40 = arith.minimumf %a39, %b : f16
    %a41 = arith.maxnumf %a40, %b : f16
    %a42 = arith.minnumf %a41, %b : f16
    %si8 = arith.fptosi %a42 : f16 to i8
    %ui8 = arith.uitofp %si8 : i8 to f16
    %ti8 = arith.fptoui %ui8 : f16 to i8
    %a43 = arith.sitofp %ti8 : i8 to f16
    %si64 = arith.fptosi %a43 : f16 to i64
    %ui64 = arith.uitofp %si64 : i64 to f16
    %ti64 = arith.fptoui %ui64 : f16 to i64
    %a44 = arith.sitofp %ti64 : i64 to f16
    %less = arith.cmpf olt, %a44, %b : f16
    %a45 = arith.select %less, %b, %a44 : f16
    %a46 = math.fma %a45, %b, %b : f16
    memref.store %a46, %x[] : memref<f16>
    gpu.return
  }

  gpu.func @f16_vector(%x: memref<4xf16>, %y: memref<4xf16>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xf16>, vector<4xf16>
    %b = vector.load %y[%c0] : memref<4xf16>, vector<4xf16>
    %a1 = math.absf %a0 : vector<4xf16>
    %a2 = math.ceil %a1 : vector<4xf16>
    %a3 = math.floor %a2 : vector<4xf16>
    %a4 = math.sqrt %a3 : vector<4xf16>
    %a5 = math.rsqrt %a4 : vector<4xf16>
    %a6 = math.round %a5 : vector<4xf16>
    %a7 = math.roundeven %a6 : vector<4xf16>
    %a8 = math.trunc %a7 : vector<4xf16>
    %a9 = math.copysign %a8, %b : vector<4xf16>
    %a10 = math.atan2 %a9, %b : vector<4xf16>
    %a11 = arith.addf %a10, %b : vector<4xf16>
    %a12 = arith.subf %a11, %b : vector<4xf16>
    %a13 = arith.mulf %a12, %b : vector<4xf16>
    %a14 = arith.divf %a13, %b : vector<4xf16>
    %a15 = arith.remf %a14, %b : vector<4xf16>
    %a16 = arith.maximumf %a15, %b : vector<4xf16>
    %a17 = arith.minimumf %a16, %b : vector<4xf16>
    %a18 = arith.maxnumf %a17, %b : vector<4xf16>
    %a19 = arith.minnumf %a18, %b : vector<4xf16>
    vector.store %a19, %x[%c0] : memref<4xf16>, vector<4xf16>
    gpu.return
  }

  gpu.func @bf16(%x: memref<bf16>, %y: memref<bf16>) kernel {
    %a0 = memref.load %x[] : memref<bf16>
    %b = memref.load %y[] : memref<bf16>
    %a1 = math.absf %a0 : bf16
    %a2 = math.ceil %a1 : bf16
    %a3 = math.floor %a2 : bf16
    %a4 = math.sqrt %a3 : bf16
    %a5 = math.rsqrt %a4 : bf16
    %a6 = math.round %a5 : bf16
    %a7 = math.roundeven %a6 : bf16
    %a8 = math.trunc %a7 : bf16
    %a9 = math.exp %a8 : bf16
    %a10 = math.exp2 %a9 : bf16
    %a11 = math.expm1 %a10 : bf16
    %a12 = math.log %a11 : bf16
    %a13 = math.log2 %a12 : bf16
    %a14 = math.log10 %a13 : bf16
    %a15 = math.log1p %a14 : bf16
    %a16 = math.sinh %a15 : bf16
    %a17 = math.cosh %a16 : bf16
    %a18 = math.tanh %a17 : bf16
    %a19 = math.asinh %a18 : bf16
    %a20 = math.acosh %a19 : bf16
    %a21 = math.atanh %a20 : bf16
    %a22 = math.sin %a21 : bf16
    %a23 = math.cos %a22 : bf16
    %a24 = math.tan %a23 : bf16
    %a25 = math.asin %a24 : bf16
    %a26 = math.acos %a25 : bf16
    %a27 = math.atan %a26 : bf16
    %a28 = math.erf %a27 : bf16
    %a29 = math.erfc %a28 : bf16
    %a30 = math.cbrt %a29 : bf16
    %a31 = math.copysign %a30, %b : bf16
    %a32 = math.atan2 %a31, %b : bf16
    %a33 = math.powf %a32, %b : bf16
    %a34 = arith.addf %a33, %b : bf16
    %a35 = arith.subf %a34, %b : bf16
    %a36 = arith.mulf %a35, %b : bf16
    %a37 = arith.divf %a36, %b : bf16
    %a38 = arith.remf %a37, %b : bf16
    %a39 = arith.maximumf %a38, %b : bf16
    %a40 = arith.minimumf %a39, %b : bf16
    %a41 = arith.maxnumf %a40, %b : bf16
    %a42 = arith.minnumf %a41, %b : bf16
    %si8 = arith.fptosi %a42 : bf16 to i8
    %ui8 = arith.uitofp %si8 : i8 to bf16
    %ti8 = arith.fptoui %ui8 : bf16 to i8
    %a43 = arith.sitofp %ti8 : i8 to bf16
    %si64 = arith.fptosi %a43 : bf16 to i64
    %ui64 = arith.uitofp %si64 : i64 to bf16
    %ti64 = arith.fptoui %ui64 : bf16 to i64
    %a44 = arith.sitofp %ti64 : i64 to bf16
    %less = arith.cmpf olt, %a44, %b : bf16
    %a45 = arith.select %less, %b, %a44 : bf16
    %a46 = math.fma %a45, %b, %b : bf16
    memref.store %a46, %x[] : memref<bf16>
    gpu.return
  }

  gpu.func @bf16_vector(%x: memref<4xbf16>, %y: memref<4xbf16>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xbf16>, vector<4xbf16>
    %b = vector.load %y[%c0] : memref<4xbf16>, vector<4xbf16>
    %a1 = math.absf %a0 : vector<4xbf16>
    %a2 = math.ceil %a1 : vector<4xbf16>
    %a3 = math.floor %a2 : vector<4xbf16>
    %a4 = math.sqrt %a3 : vector<4xbf16>
    %a5 = math.rsqrt %a4 : vector<4xbf16>
    %a6 = math.round %a5 : vector<4xbf16>
    %a7 = math.roundeven %a6 : vector<4xbf16>
    %a8 = math.trunc %a7 : vector<4xbf16>
    %a9 = math.copysign %a8, %b : vector<4xbf16>
    %a10 = math.atan2 %a9, %b : vector<4xbf16>
    %a11 = arith.addf %a10, %b : vector<4xbf16>
    %a12 = arith.subf %a11, %b : vector<4xbf16>
    %a13 = arith.mulf %a12, %b : vector<4xbf16>
    %a14 = arith.divf %a13, %b : vector<4xbf16>
    %a15 = arith.remf %a14, %b : vector<4xbf16>
    %a16 = arith.maximumf %a15, %b : vector<4xbf16>
    %a17 = arith.minimumf %a16, %b : vector<4xbf16>
    %a18 = arith.maxnumf %a17, %b : vector<4xbf16>
    %a19 = arith.minnumf %a18, %b : vector<4xbf16>
    vector.store %a19, %x[%c0] : memref<4xbf16>, vector<4xbf16>
    gpu.return
  }

  gpu.func @f32(%x: memref<f32>, %y: memref<f32>) kernel {
    %a0 = memref.load %x[] : memref<f32>
    %b = memref.load %y[] : memref<f32>
    %a1 = math.absf %a0 : f32
    %a2 = math.ceil %a1 : f32
    %a3 = math.floor %a2 : f32
    %a4 = math.sqrt %a3 : f32
    %a5 = math.rsqrt %a4 : f32
    %a6 = math.round %a5 : f32
    %a7 = math.roundeven %a6 : f32
    %a8 = math.trunc %a7 : f32
    %a9 = math.exp %a8 : f32
    %a10 = math.exp2 %a9 : f32
    %a11 = math.expm1 %a10 : f32
    %a12 = math.log %a11 : f32
    %a13 = math.log2 %a12 : f32
    %a14 = math.log10 %a13 : f32
    %a15 = math.log1p %a14 : f32
    %a16 = math.sinh %a15 : f32
    %a17 = math.cosh %a16 : f32
    %a18 = math.tanh %a17 : f32
    %a19 = math.asinh %a18 : f32
    %a20 = math.acosh %a19 : f32
    %a21 = math.atanh %a20 : f32
    %a22 = math.sin %a21 : f32
    %a23 = math.cos %a22 : f32
    %a24 = math.tan %a23 : f32
    %a25 = math.asin %a24 : f32
    %a26 = math.acos %a25 : f32
    %a27 = math.atan %a26 : f32
    %a28 = math.erf %a27 : f32
    %a29 = math.erfc %a28 : f32
    %a30 = math.cbrt %a29 : f32
    %a31 = math.copysign %a30, %b : f32
    %a32 = math.atan2 %a31, %b : f32
    %a33 = math.powf %a32, %b : f32
    %a34 = arith.addf %a33, %b : f32
    %a35 = arith.subf %a34, %b : f32
    %a36 = arith.mulf %a35, %b : f32
    %a37 = arith.divf %a36, %b : f32
    %a38 = arith.remf %a37, %b : f32
    %a39 = arith.maximumf %a38, %b : f32
    %a40 = arith.minimumf %a39, %b : f32
    %a41 = arith.maxnumf %a40, %b : f32
    %a42 = arith.minnumf %a41, %b : f32
    %si8 = arith.fptosi %a42 : f32 to i8
    %ui8 = arith.uitofp %si8 : i8 to f32
    %ti8 = arith.fptoui %ui8 : f32 to i8
    %a43 = arith.sitofp %ti8 : i8 to f32
    %si64 = arith.fptosi %a43 : f32 to i64
    %ui64 = arith.uitofp %si64 : i64 to f32
    %ti64 = arith.fptoui %ui64 : f32 to i64
    %a44 = arith.sitofp %ti64 : i64 to f32
    %less = arith.cmpf olt, %a44, %b : f32
    %a45 = arith.select %less, %b, %a44 : f32
    %a46 = math.fma %a45, %b, %b : f32
    memref.store %a46, %x[] : memref<f32>
    gpu.return
  }

  gpu.func @f32_vector(%x: memref<4xf32>, %y: memref<4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xf32>, vector<4xf32>
    %b = vector.load %y[%c0] : memref<4xf32>, vector<4xf32>
    %a1 = math.absf %a0 : vector<4xf32>
    %a2 = math.ceil %a1 : vector<4xf32>
    %a3 = math.floor %a2 : vector<4xf32>
    %a4 = math.sqrt %a3 : vector<4xf32>
    %a5 = math.rsqrt %a4 : vector<4xf32>
    %a6 = math.round %a5 : vector<4xf32>
    %a7 = math.roundeven %a6 : vector<4xf32>
    %a8 = math.trunc %a7 : vector<4xf32>
    %a9 = math.copysign %a8, %b : vector<4xf32>
    %a10 = math.atan2 %a9, %b : vector<4xf32>
    %a11 = arith.addf %a10, %b : vector<4xf32>
    %a12 = arith.subf %a11, %b : vector<4xf32>
    %a13 = arith.mulf %a12, %b : vector<4xf32>
    %a14 = arith.divf %a13, %b : vector<4xf32>
    %a15 = arith.remf %a14, %b : vector<4xf32>
    %a16 = arith.maximumf %a15, %b : vector<4xf32>
    %a17 = arith.minimumf %a16, %b : vector<4xf32>
    %a18 = arith.maxnumf %a17, %b : vector<4xf32>
    %a19 = arith.minnumf %a18, %b : vector<4xf32>
    vector.store %a19, %x[%c0] : memref<4xf32>, vector<4xf32>
    gpu.return
  }

  gpu.func @f64(%x: memref<f64>, %y: memref<f64>) kernel {
    %a0 = memref.load %x[] : memref<f64>
    %b = memref.load %y[] : memref<f64>
    %a1 = math.absf %a0 : f64
    %a2 = math.ceil %a1 : f64
    %a3 = math.floor %a2 : f64
    %a4 = math.sqrt %a3 : f64
    %a5 = math.rsqrt %a4 : f64
    %a6 = math.round %a5 : f64
    %a7 = math.roundeven %a6 : f64
    %a8 = math.trunc %a7 : f64
    %a9 = math.exp %a8 : f64
    %a10 = math.exp2 %a9 : f64
    %a11 = math.expm1 %a10 : f64
    %a12 = math.log %a11 : f64
    %a13 = math.log2 %a12 : f64
    %a14 = math.log10 %a13 : f64
    %a15 = math.log1p %a14 : f64
    %a16 = math.sinh %a15 : f64
    %a17 = math.cosh %a16 : f64
    %a18 = math.tanh %a17 : f64
    %a19 = math.asinh %a18 : f64
    %a20 = math.acosh %a19 : f64
    %a21 = math.atanh %a20 : f64
    %a22 = math.sin %a21 : f64
    %a23 = math.cos %a22 : f64
    %a24 = math.tan %a23 : f64
    %a25 = math.asin %a24 : f64
    %a26 = math.acos %a25 : f64
    %a27 = math.atan %a26 : f64
    %a28 = math.erf %a27 : f64
    %a29 = math.erfc %a28 : f64
    %a30 = math.cbrt %a29 : f64
    %a31 = math.copysign %a30, %b : f64
    %a32 = math.atan2 %a31, %b : f64
    %a33 = math.powf %a32, %b : f64
    %a34 = arith.addf %a33, %b : f64
    %a35 = arith.subf %a34, %b : f64
    %a36 = arith.mulf %a35, %b : f64
    %a37 = arith.divf %a36, %b : f64
    %a38 = arith.remf %a37, %b : f64
    %a39 = arith.maximumf %a38, %b : f64
    %a40 = arith.minimumf %a39, %b : f64
    %a41 = arith.maxnumf %a40, %b : f64
    %a42 = arith.minnumf %a41, %b : f64
    %si8 = arith.fptosi %a42 : f64 to i8
    %ui8 = arith.uitofp %si8 : i8 to f64
    %ti8 = arith.fptoui %ui8 : f64 to i8
    %a43 = arith.sitofp %ti8 : i8 to f64
    %si64 = arith.fptosi %a43 : f64 to i64
    %ui64 = arith.uitofp %si64 : i64 to f64
    %ti64 = arith.fptoui %ui64 : f64 to i64
    %a44 = arith.sitofp %ti64 : i64 to f64
    %less = arith.cmpf olt, %a44, %b : f64
    %a45 = arith.select %less, %b, %a44 : f64
    %a46 = math.fma %a45, %b, %b : f64
    memref.store %a46, %x[] : memref<f64>
    gpu.return
  }

  gpu.func @f64_vector(%x: memref<4xf64>, %y: memref<4xf64>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xf64>, vector<4xf64>
    %b = vector.load %y[%c0] : memref<4xf64>, vector<4xf64>
    %a1 = math.absf %a0 : vector<4xf64>
    %a2 = math.ceil %a1 : vector<4xf64>
    %a3 = math.floor %a2 : vector<4xf64>
    %a4 = math.sqrt %a3 : vector<4xf64>
    %a5 = math.rsqrt %a4 : vector<4xf64>
    %a6 = math.round %a5 : vector<4xf64>
    %a7 = math.roundeven %a6 : vector<4xf64>
    %a8 = math.trunc %a7 : vector<4xf64>
    %a9 = math.copysign %a8, %b : vector<4xf64>
    %a10 = math.atan2 %a9, %b : vector<4xf64>
    %a11 = arith.addf %a10, %b : vector<4xf64>
    %a12 = arith.subf %a11, %b : vector<4xf64>
    %a13 = arith.mulf %a12, %b : vector<4xf64>
    %a14 = arith.divf %a13, %b : vector<4xf64>
    %a15 = arith.remf %a14, %b : vector<4xf64>
    %a16 = arith.maximumf %a15, %b : vector<4xf64>
    %a17 = arith.minimumf %a16, %b : vector<4xf64>
    %a18 = arith.maxnumf %a17, %b : vector<4xf64>
    %a19 = arith.minnumf %a18, %b : vector<4xf64>
    vector.store %a19, %x[%c0] : memref<4xf64>, vector<4xf64>
    gpu.return
  }
}
