// Roundings of f32 to bf16: by an instruction, or of what is a bf16 already.
// RUN: tcopt %s --split-input-file --cpu-round-to-bf16 | FileCheck %s
// RUN: tcopt %s --split-input-file --cpu-round-to-bf16 --remark-format=emitRemark --remarks-filter=cpu-round-to-bf16 2>&1 | FileCheck %s --check-prefix=REMARK

module attributes {tcopt.target = #tcopt.target<cpu = "znver4">} {
  // REMARK-DAG: Category:cpu-round-to-bf16 | Reason=no-flag{{$}}
  // REMARK-DAG: Category:cpu-round-to-bf16 | Reason=shape{{$}}
  // REMARK-DAG: Category:cpu-round-to-bf16 | Reason=no-instruction{{$}}

  // CHECK-LABEL: func.func @selected
  // CHECK: llvm.fptrunc %{{.*}} : f32 to bf16
  // CHECK: llvm.fptrunc %{{.*}} : vector<16xf32> to vector<16xbf16>
  func.func @selected(%x: f32, %v: vector<16xf32>) -> (bf16, vector<16xbf16>) {
    %a = arith.truncf %x fastmath<afn> : f32 to bf16
    %b = arith.truncf %v fastmath<afn> : vector<16xf32> to vector<16xbf16>
    return %a, %b : bf16, vector<16xbf16>
  }

  // Without the flag subnormal numbers count, and llvm has vectors of one
  // dimension alone. Other types and other ways of rounding are not its own.
  // CHECK-LABEL: func.func @left
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  // CHECK: arith.truncf %{{.*}} fastmath<contract> : f32 to bf16
  // CHECK: arith.truncf %{{.*}} : vector<2x8xf32> to vector<2x8xbf16>
  // CHECK: arith.truncf %{{.*}} toward_zero fastmath<afn> : f32 to bf16
  // CHECK: arith.truncf %{{.*}} fastmath<afn> : f64 to bf16
  // CHECK: arith.truncf %{{.*}} fastmath<afn> : f32 to f16
  func.func @left(%x: f32, %v: vector<2x8xf32>, %d: f64) -> (bf16, bf16, vector<2x8xbf16>, bf16, bf16, f16) {
    %a = arith.truncf %x : f32 to bf16
    %b = arith.truncf %x fastmath<contract> : f32 to bf16
    %c = arith.truncf %v fastmath<afn> : vector<2x8xf32> to vector<2x8xbf16>
    %e = arith.truncf %x toward_zero fastmath<afn> : f32 to bf16
    %f = arith.truncf %d fastmath<afn> : f64 to bf16
    %g = arith.truncf %x fastmath<afn> : f32 to f16
    return %a, %b, %c, %e, %f, %g : bf16, bf16, vector<2x8xbf16>, bf16, bf16, f16
  }

  // CHECK-LABEL: func.func @exact(
  // CHECK: %[[M:.*]] = arith.maximumf
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[M]] : f32 to i32
  // CHECK: %[[UPPER:.*]] = arith.shrui %[[BITS]], %c16_i32 : i32
  // CHECK: %[[LOW:.*]] = arith.trunci %[[UPPER]] : i32 to i16
  // CHECK: arith.bitcast %[[LOW]] : i16 to bf16
  func.func @exact(%x: bf16, %i: i8) -> bf16 {
    %zero = arith.constant 0.0 : f32
    %w = arith.extf %x : bf16 to f32
    %n = math.absf %w : f32
    %s = arith.sitofp %i : i8 to f32
    %c = arith.cmpf olt, %n, %s : f32
    %t = arith.select %c, %n, %s : f32
    %m = arith.maximumf %t, %zero : f32
    %r = arith.truncf %m fastmath<afn> : f32 to bf16
    return %r : bf16
  }

  // Without the flag, too; of vectors of any shape.
  // CHECK-LABEL: func.func @exact_vector(
  // CHECK: arith.shrui %{{.*}}, %cst{{.*}} : vector<2x8xi32>
  // CHECK-NOT: truncf
  func.func @exact_vector(%x: vector<2x8xbf16>) -> vector<2x8xbf16> {
    %one = arith.constant dense<1.0> : vector<2x8xf32>
    %w = arith.extf %x : vector<2x8xbf16> to vector<2x8xf32>
    %m = arith.minnumf %w, %one : vector<2x8xf32>
    %r = arith.truncf %m : vector<2x8xf32> to vector<2x8xbf16>
    return %r : vector<2x8xbf16>
  }

  // What the loop carries is a bf16 as it starts from one.
  // CHECK-LABEL: func.func @carried(
  // CHECK: arith.shrui
  // CHECK-NOT: fptrunc
  // CHECK: return
  func.func @carried(%x: memref<?xbf16>, %n: index) -> bf16 {
    %low = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %m = scf.for %i = %c0 to %n step %c1 iter_args(%s = %low) -> f32 {
      %v = memref.load %x[%i] : memref<?xbf16>
      %w = arith.extf %v : bf16 to f32
      %t = arith.maximumf %s, %w : f32
      scf.yield %t : f32
    }
    %r = arith.truncf %m fastmath<afn> : f32 to bf16
    return %r : bf16
  }

  // 0.1 is no bf16, a sum of two need not be one, and an i16 has more digits.
  // CHECK-LABEL: func.func @rounded(
  // CHECK-COUNT-5: llvm.fptrunc
  // CHECK: return
  func.func @rounded(%x: bf16, %i: i16, %n: index) -> (bf16, bf16, bf16, bf16, bf16) {
    %tenth = arith.constant 0.1 : f32
    %low_nan = arith.constant 0x7F800001 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = arith.extf %x : bf16 to f32
    %m = arith.maximumf %w, %tenth : f32
    %a = arith.truncf %m fastmath<afn> : f32 to bf16
    %s = arith.addf %w, %w : f32
    %b = arith.truncf %s fastmath<afn> : f32 to bf16
    %f = arith.sitofp %i : i16 to f32
    %c = arith.truncf %f fastmath<afn> : f32 to bf16
    %l = scf.for %k = %c0 to %n step %c1 iter_args(%t = %w) -> f32 {
      %u = arith.mulf %t, %w : f32
      %v = arith.maximumf %t, %u : f32
      scf.yield %v : f32
    }
    %d = arith.truncf %l fastmath<afn> : f32 to bf16
    %q = arith.maximumf %w, %low_nan : f32
    %e = arith.truncf %q fastmath<afn> : f32 to bf16
    return %a, %b, %c, %d, %e : bf16, bf16, bf16, bf16, bf16
  }
}

// -----

// Features that the target adds or takes away count.
module attributes {tcopt.target = #tcopt.target<cpu = "znver4", features = "-avx512bf16">} {
  // CHECK-LABEL: func.func @without
  // CHECK: arith.truncf
  func.func @without(%x: f32) -> bf16 {
    %a = arith.truncf %x fastmath<afn> : f32 to bf16
    return %a : bf16
  }
}

// -----

module attributes {tcopt.target = #tcopt.target<cpu = "haswell", features = "+avxneconvert">} {
  // CHECK-LABEL: func.func @with
  // CHECK: llvm.fptrunc
  func.func @with(%x: f32) -> bf16 {
    %a = arith.truncf %x fastmath<afn> : f32 to bf16
    return %a : bf16
  }
}

// -----

// CHECK-LABEL: func.func @unknown
// CHECK: arith.truncf
func.func @unknown(%x: f32) -> bf16 {
  %a = arith.truncf %x fastmath<afn> : f32 to bf16
  return %a : bf16
}
