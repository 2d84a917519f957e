// RUN: tcopt %s --convert-math-to-arith | FileCheck %s

// AVX-512 scales a vector by powers of two in one instruction, with the result that two products round to.
// CHECK-LABEL: module @avx512
module @avx512 attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "skylake-avx512", vector_bits = 512>} {
  // CHECK-LABEL: func.func @vectors
  // CHECK-COUNT-3: llvm.call_intrinsic "llvm.ldexp"(%{{.+}}, %{{.+}}) : (vector<[[N:[0-9]+]]xf32>, vector<[[N]]xi32>) -> vector<[[N]]xf32>
  // CHECK: return
  func.func @vectors(%a: vector<8xf32>, %b: vector<16xf32>, %c: vector<64xf32>) -> (vector<8xf32>, vector<16xf32>, vector<64xf32>) {
    %0 = math.exp %a fastmath<afn> : vector<8xf32>
    %1 = math.exp %b fastmath<afn> : vector<16xf32>
    %2 = math.exp %c fastmath<afn> : vector<64xf32>
    return %0, %1, %2 : vector<8xf32>, vector<16xf32>, vector<64xf32>
  }

  // LLVM would lower ldexp of scalars and of 4 lanes to calls, so that two products scale them.
  // CHECK-LABEL: func.func @others
  // CHECK-NOT: ldexp
  // CHECK: return
  func.func @others(%a: f32, %b: vector<4xf32>) -> (f32, vector<4xf32>) {
    %0 = math.exp %a fastmath<afn> : f32
    %1 = math.exp %b fastmath<afn> : vector<4xf32>
    return %0, %1 : f32, vector<4xf32>
  }
}

// CHECK-LABEL: module @avx2
module @avx2 attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256>} {
  // CHECK-NOT: ldexp
  func.func @vectors(%a: vector<8xf32>) -> vector<8xf32> {
    %0 = math.exp %a fastmath<afn> : vector<8xf32>
    return %0 : vector<8xf32>
  }
}
