// Results of row programs over what they read: each case runs with the input in the result's buffer, from 1 row to many.
// RUN: tcopt %s --tcopt-compile="stop-after=plan-memory target-cpu=haswell" | FileCheck %s
// RUN: tcopt-run %s --entry=last_stage --input=random:1 --dim N=37 --dim C=45 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=last_stage --input=random:1 --dim N=1 --dim C=1 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=last_stage --input=random:1 --dim N=5 --dim C=8193 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=short_rows --input=random:2 --dim N=100 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=strided --input=random:3 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=two_results --input=random:4 --dim N=37 --check=phases --verify-memory-plan
// RUN: tcopt-run %s --entry=long_rows --input=random:5 --check=phases --verify-memory-plan

// The product is the softmax's argument and nothing else reads it.
// CHECK-LABEL: module @softmax_log_softmax_0_in_place
// CHECK: nest.schedule = #cpu.rows<along = columns, lanes = 16, unroll = 2, locals = [8192, 8192, 8192]
func.func @last_stage(%x: tensor<?x8xf32> {graph.dims = ["N", 8]}, %w: tensor<8x?xf32> {graph.dims = [8, "C"]}) -> tensor<?x?xf32> {
  %m = graph.matmul %x, %w : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<?x?xf32>
  %s = graph.softmax %m, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = graph.log_softmax %s, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// Vectors are along rows.
func.func @short_rows(%x: tensor<?x8xf32> {graph.dims = ["N", 8]}, %w: tensor<8x5xf32>) -> tensor<?x5xf32> {
  %m = graph.matmul %x, %w : (tensor<?x8xf32>, tensor<8x5xf32>) -> tensor<?x5xf32>
  %s = graph.softmax %m, dim = 1 : (tensor<?x5xf32>) -> tensor<?x5xf32>
  return %s : tensor<?x5xf32>
}

func.func @strided(%x: tensor<3x7x8xf32>, %w: tensor<3x8x33xf32>) -> tensor<3x7x33xf32> {
  %m = graph.matmul %x, %w : (tensor<3x7x8xf32>, tensor<3x8x33xf32>) -> tensor<3x7x33xf32>
  %s = graph.softmax %m, dim = 1 : (tensor<3x7x33xf32>) -> tensor<3x7x33xf32>
  return %s : tensor<3x7x33xf32>
}

// Both results could be over the product, and one is.
func.func @two_results(%x: tensor<?x8xf32> {graph.dims = ["N", 8]}, %w: tensor<8x50xf32>) -> (tensor<?x50xf32>, tensor<?x50xf32>) {
  %m = graph.matmul %x, %w : (tensor<?x8xf32>, tensor<8x50xf32>) -> tensor<?x50xf32>
  %s = graph.softmax %m, dim = 1 : (tensor<?x50xf32>) -> tensor<?x50xf32>
  %r = graph.mul %s, %m : (tensor<?x50xf32>, tensor<?x50xf32>) -> tensor<?x50xf32>
  return %s, %r : tensor<?x50xf32>, tensor<?x50xf32>
}

// Sums across rows read the row in the iteration that overwrites it.
func.func @long_rows(%x: tensor<64x8xf32>, %w: tensor<8x50xf32>) -> (tensor<64x50xf32>, tensor<50xf32>) {
  %m = graph.matmul %x, %w : (tensor<64x8xf32>, tensor<8x50xf32>) -> tensor<64x50xf32>
  %s = graph.softmax %m, dim = 1 : (tensor<64x50xf32>) -> tensor<64x50xf32>
  %p = graph.mul %s, %m : (tensor<64x50xf32>, tensor<64x50xf32>) -> tensor<64x50xf32>
  %r = graph.sum %p, dims = [0], keepdim = false : (tensor<64x50xf32>) -> tensor<50xf32>
  return %s, %r : tensor<64x50xf32>, tensor<50xf32>
}
