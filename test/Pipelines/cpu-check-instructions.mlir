// RUN: tcopt %s --split-input-file --cpu-check-instructions --verify-diagnostics | FileCheck %s

module attributes {tcopt.target = #tcopt.target<cpu = "znver4">} {
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"
  func.func @fits(%s: vector<4xf32>, %a: vector<8xbf16>) -> vector<4xf32> {
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%s, %a, %a) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    return %r : vector<4xf32>
  }
}

// -----

module attributes {tcopt.target = #tcopt.target<cpu = "haswell">} {
  func.func @missing(%s: vector<16xf32>, %a: vector<32xbf16>) -> vector<16xf32> {
    // expected-error @below {{'llvm.call_intrinsic' op expected a target with avx512bf16 for 'llvm.x86.avx512bf16.dpbf16ps.512' but found cpu 'haswell'}}
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%s, %a, %a) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    return %r : vector<16xf32>
  }
}

// -----

// Short vectors need AVX512-VL.
module attributes {tcopt.target = #tcopt.target<cpu = "x86-64", features = "+avx512bf16">} {
  func.func @wide(%s: vector<16xf32>, %a: vector<32xbf16>) -> vector<16xf32> {
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%s, %a, %a) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    return %r : vector<16xf32>
  }
  func.func @short(%s: vector<8xf32>, %a: vector<16xbf16>) -> vector<8xf32> {
    // expected-error @below {{'llvm.call_intrinsic' op expected a target with avx512vl for 'llvm.x86.avx512bf16.dpbf16ps.256' but found cpu 'x86-64'}}
    %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%s, %a, %a) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
    return %r : vector<8xf32>
  }
}
