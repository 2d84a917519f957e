// In kernels nothing becomes a call.
// RUN: tcopt %s --rt-expand-scalars=kernels --allow-unregistered-dialect | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: gpu.func @k
  gpu.func @k(%x: f32, %v: vector<2x4xf32>, %y: f64, %h: f16) kernel {
    // CHECK: llvm.fptrunc %{{.*}} : f32 to bf16
    %a = arith.truncf %x : f32 to bf16
    // CHECK: vector.shape_cast %{{.*}} : vector<2x4xf32> to vector<8xf32>
    // CHECK: llvm.fptrunc %{{.*}} : vector<8xf32> to vector<8xbf16>
    %b = arith.truncf %v : vector<2x4xf32> to vector<2x4xbf16>
    // Rounded to odd first.
    // CHECK: %[[NEAR:.*]] = arith.truncf %{{.*}} : f64 to f32
    // CHECK: %[[BACK:.*]] = arith.extf %[[NEAR]] : f32 to f64
    // CHECK: arith.cmpf ogt
    // CHECK: arith.cmpf one, %[[BACK]]
    // CHECK: arith.ori
    // CHECK: llvm.fptrunc %{{.*}} : f32 to bf16
    %c = arith.truncf %y : f64 to bf16
    // CHECK: math.exp
    %d = math.exp %x : f32
    "test.use"(%a, %b, %c, %d) : (bf16, vector<2x4xbf16>, bf16, f32) -> ()
    gpu.return
  }
}
