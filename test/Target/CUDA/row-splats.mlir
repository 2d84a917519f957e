// A reduction of a tensor that has one value: the value is in no buffer of the kernel's.
// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cuda-choose-rows)))" -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.mlir --backend=cuda --check=phases

// CHECK-LABEL: nest.kernel @count
// CHECK-SAME: nest.schedule = #cuda.rows<
module @count {
  nest.kernel @count(%n: tensor<i64>) -> tensor<i64> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %six = arith.constant 6 : i32
    %zero = arith.constant 0 : i64
    %e = tensor.empty() : tensor<8xi32>
    %x = linalg.fill ins(%six : i32) outs(%e : tensor<8xi32>) -> tensor<8xi32>
    %f = linalg.fill ins(%zero : i64) outs(%n : tensor<i64>) -> tensor<i64>
    %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<8xi32>) outs(%f : tensor<i64>) {
    ^bb0(%in: i32, %out: i64):
      %1 = arith.extsi %in : i32 to i64
      %2 = arith.addi %out, %1 : i64
      linalg.yield %2 : i64
    } -> tensor<i64>
    nest.return %r : tensor<i64>
  }
}

func.func @main() -> tensor<i64> attributes {tcopt.numerics = #tcopt.numerics<fast>, tcopt.signature = #tcopt.signature<() -> (r0: i64[])>} {
  %n = tensor.empty() : tensor<i64>
  %0 = nest.call @count outs(%n : tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
