// Ops on integers of all types reach PTX that assembles, without a library.
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_80 text" -o /dev/null > %t.80.ptx
// RUN: ptxas -arch=sm_80 %t.80.ptx -o /dev/null
// RUN: tcopt %s --tcopt-kernel-modules-to-nvvm --cuda-serialize-kernels="chip=sm_90 text" -o /dev/null > %t.90.ptx
// RUN: ptxas -arch=sm_90 %t.90.ptx -o /dev/null
// RUN: FileCheck %s --input-file %t.90.ptx
// REQUIRES: ptxas

// CHECK-NOT: .extern
// CHECK-NOT: ftz

gpu.module @m {
  gpu.func @i8(%x: memref<i8>, %y: memref<i8>) kernel {
    %a0 = memref.load %x[] : memref<i8>
    %b = memref.load %y[] : memref<i8>
    %a1 = math.ctlz %a0 : i8
    %a2 = math.cttz %a1 : i8
    %a3 = math.ctpop %a2 : i8
    %a4 = math.absi %a3 : i8
    %a5 = arith.addi %a4, %b : i8
    %a6 = arith.subi %a5, %b : i8
    %a7 = arith.muli %a6, %b : i8
    %a8 = arith.divsi %a7, %b : i8
    %a9 = arith.divui %a8, %b : i8
    %a10 = arith.remsi %a9, %b : i8
    %a11 = arith.remui %a10, %b : i8
    %a12 = arith.floordivsi %a11, %b : i8
    %a13 = arith.ceildivsi %a12, %b : i8
    %a14 = arith.ceildivui %a13, %b : i8
    %a15 = arith.andi %a14, %b : i8
    %a16 = arith.ori %a15, %b : i8
    %a17 = arith.xori %a16, %b : i8
    %a18 = arith.shli %a17, %b : i8
    %a19 = arith.shrsi %a18, %b : i8
    %a20 = arith.shrui %a19, %b : i8
    %a21 = arith.maxsi %a20, %b : i8
    %a22 = arith.maxui %a21, %b : i8
    %a23 = arith.minsi %a22, %b : i8
    %a24 = arith.minui %a23, %b : i8
    memref.store %a24, %x[] : memref<i8>
    gpu.return
  }

  gpu.func @i8_vector(%x: memref<4xi8>, %y: memref<4xi8>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xi8>, vector<4xi8>
    %b = vector.load %y[%c0] : memref<4xi8>, vector<4xi8>
    %a1 = math.ctlz %a0 : vector<4xi8>
    %a2 = math.cttz %a1 : vector<4xi8>
    %a3 = math.ctpop %a2 : vector<4xi8>
    %a4 = math.absi %a3 : vector<4xi8>
    %a5 = arith.addi %a4, %b : vector<4xi8>
    %a6 = arith.subi %a5, %b : vector<4xi8>
    %a7 = arith.muli %a6, %b : vector<4xi8>
    %a8 = arith.divsi %a7, %b : vector<4xi8>
    %a9 = arith.divui %a8, %b : vector<4xi8>
    %a10 = arith.remsi %a9, %b : vector<4xi8>
    %a11 = arith.remui %a10, %b : vector<4xi8>
    %a12 = arith.floordivsi %a11, %b : vector<4xi8>
    %a13 = arith.ceildivsi %a12, %b : vector<4xi8>
    %a14 = arith.ceildivui %a13, %b : vector<4xi8>
    %a15 = arith.andi %a14, %b : vector<4xi8>
    %a16 = arith.ori %a15, %b : vector<4xi8>
    %a17 = arith.xori %a16, %b : vector<4xi8>
    %a18 = arith.shli %a17, %b : vector<4xi8>
    %a19 = arith.shrsi %a18, %b : vector<4xi8>
    %a20 = arith.shrui %a19, %b : vector<4xi8>
    %a21 = arith.maxsi %a20, %b : vector<4xi8>
    %a22 = arith.maxui %a21, %b : vector<4xi8>
    %a23 = arith.minsi %a22, %b : vector<4xi8>
    %a24 = arith.minui %a23, %b : vector<4xi8>
    vector.store %a24, %x[%c0] : memref<4xi8>, vector<4xi8>
    gpu.return
  }

  gpu.func @i16(%x: memref<i16>, %y: memref<i16>) kernel {
    %a0 = memref.load %x[] : memref<i16>
    %b = memref.load %y[] : memref<i16>
    %a1 = math.ctlz %a0 : i16
    %a2 = math.cttz %a1 : i16
    %a3 = math.ctpop %a2 : i16
    %a4 = math.absi %a3 : i16
    %a5 = arith.addi %a4, %b : i16
    %a6 = arith.subi %a5, %b : i16
    %a7 = arith.muli %a6, %b : i16
    %a8 = arith.divsi %a7, %b : i16
    %a9 = arith.divui %a8, %b : i16
    %a10 = arith.remsi %a9, %b : i16
    %a11 = arith.remui %a10, %b : i16
    %a12 = arith.floordivsi %a11, %b : i16
    %a13 = arith.ceildivsi %a12, %b : i16
    %a14 = arith.ceildivui %a13, %b : i16
    %a15 = arith.andi %a14, %b : i16
    %a16 = arith.ori %a15, %b : i16
    %a17 = arith.xori %a16, %b : i16
    %a18 = arith.shli %a17, %b : i16
    %a19 = arith.shrsi %a18, %b : i16
    %a20 = arith.shrui %a19, %b : i16
    %a21 = arith.maxsi %a20, %b : i16
    %a22 = arith.maxui %a21, %b : i16
    %a23 = arith.minsi %a22, %b : i16
    %a24 = arith.minui %a23, %b : i16
    memref.store %a24, %x[] : memref<i16>
    gpu.return
  }

  gpu.func @i16_vector(%x: memref<4xi16>, %y: memref<4xi16>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xi16>, vector<4xi16>
    %b = vector.load %y[%c0] : memref<4xi16>, vector<4xi16>
    %a1 = math.ctlz %a0 : vector<4xi16>
    %a2 = math.cttz %a1 : vector<4xi16>
    %a3 = math.ctpop %a2 : vector<4xi16>
    %a4 = math.absi %a3 : vector<4xi16>
    %a5 = arith.addi %a4, %b : vector<4xi16>
    %a6 = arith.subi %a5, %b : vector<4xi16>
    %a7 = arith.muli %a6, %b : vector<4xi16>
    %a8 = arith.divsi %a7, %b : vector<4xi16>
    %a9 = arith.divui %a8, %b : vector<4xi16>
    %a10 = arith.remsi %a9, %b : vector<4xi16>
    %a11 = arith.remui %a10, %b : vector<4xi16>
    %a12 = arith.floordivsi %a11, %b : vector<4xi16>
    %a13 = arith.ceildivsi %a12, %b : vector<4xi16>
    %a14 = arith.ceildivui %a13, %b : vector<4xi16>
    %a15 = arith.andi %a14, %b : vector<4xi16>
    %a16 = arith.ori %a15, %b : vector<4xi16>
    %a17 = arith.xori %a16, %b : vector<4xi16>
    %a18 = arith.shli %a17, %b : vector<4xi16>
    %a19 = arith.shrsi %a18, %b : vector<4xi16>
    %a20 = arith.shrui %a19, %b : vector<4xi16>
    %a21 = arith.maxsi %a20, %b : vector<4xi16>
    %a22 = arith.maxui %a21, %b : vector<4xi16>
    %a23 = arith.minsi %a22, %b : vector<4xi16>
    %a24 = arith.minui %a23, %b : vector<4xi16>
    vector.store %a24, %x[%c0] : memref<4xi16>, vector<4xi16>
    gpu.return
  }

  gpu.func @i32(%x: memref<i32>, %y: memref<i32>) kernel {
    %a0 = memref.load %x[] : memref<i32>
    %b = memref.load %y[] : memref<i32>
    %a1 = math.ctlz %a0 : i32
    %a2 = math.cttz %a1 : i32
    %a3 = math.ctpop %a2 : i32
    %a4 = math.absi %a3 : i32
    %a5 = arith.addi %a4, %b : i32
    %a6 = arith.subi %a5, %b : i32
    %a7 = arith.muli %a6, %b : i32
    %a8 = arith.divsi %a7, %b : i32
    %a9 = arith.divui %a8, %b : i32
    %a10 = arith.remsi %a9, %b : i32
    %a11 = arith.remui %a10, %b : i32
    %a12 = arith.floordivsi %a11, %b : i32
    %a13 = arith.ceildivsi %a12, %b : i32
    %a14 = arith.ceildivui %a13, %b : i32
    %a15 = arith.andi %a14, %b : i32
    %a16 = arith.ori %a15, %b : i32
    %a17 = arith.xori %a16, %b : i32
    %a18 = arith.shli %a17, %b : i32
    %a19 = arith.shrsi %a18, %b : i32
    %a20 = arith.shrui %a19, %b : i32
    %a21 = arith.maxsi %a20, %b : i32
    %a22 = arith.maxui %a21, %b : i32
    %a23 = arith.minsi %a22, %b : i32
    %a24 = arith.minui %a23, %b : i32
    memref.store %a24, %x[] : memref<i32>
    gpu.return
  }

  gpu.func @i32_vector(%x: memref<4xi32>, %y: memref<4xi32>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xi32>, vector<4xi32>
    %b = vector.load %y[%c0] : memref<4xi32>, vector<4xi32>
    %a1 = math.ctlz %a0 : vector<4xi32>
    %a2 = math.cttz %a1 : vector<4xi32>
    %a3 = math.ctpop %a2 : vector<4xi32>
    %a4 = math.absi %a3 : vector<4xi32>
    %a5 = arith.addi %a4, %b : vector<4xi32>
    %a6 = arith.subi %a5, %b : vector<4xi32>
    %a7 = arith.muli %a6, %b : vector<4xi32>
    %a8 = arith.divsi %a7, %b : vector<4xi32>
    %a9 = arith.divui %a8, %b : vector<4xi32>
    %a10 = arith.remsi %a9, %b : vector<4xi32>
    %a11 = arith.remui %a10, %b : vector<4xi32>
    %a12 = arith.floordivsi %a11, %b : vector<4xi32>
    %a13 = arith.ceildivsi %a12, %b : vector<4xi32>
    %a14 = arith.ceildivui %a13, %b : vector<4xi32>
    %a15 = arith.andi %a14, %b : vector<4xi32>
    %a16 = arith.ori %a15, %b : vector<4xi32>
    %a17 = arith.xori %a16, %b : vector<4xi32>
    %a18 = arith.shli %a17, %b : vector<4xi32>
    %a19 = arith.shrsi %a18, %b : vector<4xi32>
    %a20 = arith.shrui %a19, %b : vector<4xi32>
    %a21 = arith.maxsi %a20, %b : vector<4xi32>
    %a22 = arith.maxui %a21, %b : vector<4xi32>
    %a23 = arith.minsi %a22, %b : vector<4xi32>
    %a24 = arith.minui %a23, %b : vector<4xi32>
    vector.store %a24, %x[%c0] : memref<4xi32>, vector<4xi32>
    gpu.return
  }

  gpu.func @i64(%x: memref<i64>, %y: memref<i64>) kernel {
    %a0 = memref.load %x[] : memref<i64>
    %b = memref.load %y[] : memref<i64>
    %a1 = math.ctlz %a0 : i64
    %a2 = math.cttz %a1 : i64
    %a3 = math.ctpop %a2 : i64
    %a4 = math.absi %a3 : i64
    %a5 = arith.addi %a4, %b : i64
    %a6 = arith.subi %a5, %b : i64
    %a7 = arith.muli %a6, %b : i64
    %a8 = arith.divsi %a7, %b : i64
    %a9 = arith.divui %a8, %b : i64
    %a10 = arith.remsi %a9, %b : i64
    %a11 = arith.remui %a10, %b : i64
    %a12 = arith.floordivsi %a11, %b : i64
    %a13 = arith.ceildivsi %a12, %b : i64
    %a14 = arith.ceildivui %a13, %b : i64
    %a15 = arith.andi %a14, %b : i64
    %a16 = arith.ori %a15, %b : i64
    %a17 = arith.xori %a16, %b : i64
    %a18 = arith.shli %a17, %b : i64
    %a19 = arith.shrsi %a18, %b : i64
    %a20 = arith.shrui %a19, %b : i64
    %a21 = arith.maxsi %a20, %b : i64
    %a22 = arith.maxui %a21, %b : i64
    %a23 = arith.minsi %a22, %b : i64
    %a24 = arith.minui %a23, %b : i64
    memref.store %a24, %x[] : memref<i64>
    gpu.return
  }

  gpu.func @i64_vector(%x: memref<4xi64>, %y: memref<4xi64>) kernel {
    %c0 = arith.constant 0 : index
    %a0 = vector.load %x[%c0] : memref<4xi64>, vector<4xi64>
    %b = vector.load %y[%c0] : memref<4xi64>, vector<4xi64>
    %a1 = math.ctlz %a0 : vector<4xi64>
    %a2 = math.cttz %a1 : vector<4xi64>
    %a3 = math.ctpop %a2 : vector<4xi64>
    %a4 = math.absi %a3 : vector<4xi64>
    %a5 = arith.addi %a4, %b : vector<4xi64>
    %a6 = arith.subi %a5, %b : vector<4xi64>
    %a7 = arith.muli %a6, %b : vector<4xi64>
    %a8 = arith.divsi %a7, %b : vector<4xi64>
    %a9 = arith.divui %a8, %b : vector<4xi64>
    %a10 = arith.remsi %a9, %b : vector<4xi64>
    %a11 = arith.remui %a10, %b : vector<4xi64>
    %a12 = arith.floordivsi %a11, %b : vector<4xi64>
    %a13 = arith.ceildivsi %a12, %b : vector<4xi64>
    %a14 = arith.ceildivui %a13, %b : vector<4xi64>
    %a15 = arith.andi %a14, %b : vector<4xi64>
    %a16 = arith.ori %a15, %b : vector<4xi64>
    %a17 = arith.xori %a16, %b : vector<4xi64>
    %a18 = arith.shli %a17, %b : vector<4xi64>
    %a19 = arith.shrsi %a18, %b : vector<4xi64>
    %a20 = arith.shrui %a19, %b : vector<4xi64>
    %a21 = arith.maxsi %a20, %b : vector<4xi64>
    %a22 = arith.maxui %a21, %b : vector<4xi64>
    %a23 = arith.minsi %a22, %b : vector<4xi64>
    %a24 = arith.minui %a23, %b : vector<4xi64>
    vector.store %a24, %x[%c0] : memref<4xi64>, vector<4xi64>
    gpu.return
  }
}
