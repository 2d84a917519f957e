// tcopt-count compiles each public function for each target and executes nothing.
// RUN: tcopt-count %s --target=cpu,cuda --target-cpu=haswell --target-chip=sm_90 --dim N=5 | FileCheck %s
// RUN: tcopt-count %s --target-cpu=haswell --dim N=5 --json | FileCheck %s --check-prefix=JSON
// RUN: tcopt-count %s --target-cpu=haswell --json --entry=rows | FileCheck %s --check-prefix=DEFAULT
// RUN: tcopt-count %s --target=cuda --target-chip=sm_90 --target-cpu=haswell --json --entry=weights,long --launches=long --dim N=5 | FileCheck %s --check-prefix=DEVICE

// CHECK:      calls in loops  extern   units launches        bytes        state        arena  program
// CHECK-NEXT:     1        0       0       1        -          160            0            0  {{.*}}count.mlir, rows, cpu
// CHECK-NEXT:     1        0       0       1        -          160            0            0  {{.*}}count.mlir, rows, cuda
// CHECK-NEXT: {{.*}}, weights, cpu
// CHECK-NOT:  block
// CHECK:      , calls, cuda

// One kernel reads 5x4 floats and writes 5x4. Without --dim, there are 3 rows.
// JSON:    "entry":"rows","target":"cpu","calls":1,"loop_calls":0,"extern_calls":0,"units":1,"bytes":160,"assumed_sizes":0,"state_calls":0,"state_bytes":0,"arena_bytes":0,"assumed_slots":0}
// DEFAULT: "bytes":96,
func.func @rows(%x: tensor<?x4xf32> {graph.dims = ["N", 4]}) -> tensor<?x4xf32> {
  %s = graph.sum %x, dims = [1], keepdim = true : (tensor<?x4xf32>) -> tensor<?x1xf32>
  %e = graph.exp %s : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %r = graph.add %x, %e : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// Weights without data compile like weights with data: on a device they belong to the state.
// JSON:   "entry":"weights",{{.*}}"calls":1,{{.*}}"bytes":10112,{{.*}}"state_calls":0,"state_bytes":0,
// DEVICE: "entry":"weights",{{.*}}"calls":1,{{.*}}"units":1,"bytes":10112,{{.*}}"state_calls":0,"state_bytes":8192,
func.func @weights(%x: tensor<?x64xf32> {graph.dims = ["N", 64]}) -> tensor<?x32xf32> {
  %w = graph.constant dense_resource<w> : tensor<64x32xf32>
  %r = graph.matmul %x, %w : (tensor<?x64xf32>, tensor<64x32xf32>) -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}

// Values that depend on weights alone are state, which one call of a kernel computes once.
// JSON: "entry":"state",{{.*}}"calls":1,{{.*}}"bytes":10112,{{.*}}"state_calls":1,"state_bytes":8192,
func.func @state(%x: tensor<?x64xf32> {graph.dims = ["N", 64]}) -> tensor<?x32xf32> {
  %w = graph.constant dense_resource<v> : tensor<64x32xf32>
  %e = graph.exp %w : (tensor<64x32xf32>) -> tensor<64x32xf32>
  %r = graph.matmul %x, %e : (tensor<?x64xf32>, tensor<64x32xf32>) -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}

// The product and the addition of each of the nine steps count once, as does the product before the loop.
// JSON: "entry":"loop",{{.*}}"calls":3,"loop_calls":2,
func.func @loop(%x: tensor<9x64xf32>, %h: tensor<64xf32>, %w: tensor<64x64xf32>) -> tensor<64xf32> {
  %0 = graph.matmul %w, %h : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %r = graph.scan (%a = %0) over (%b = %x), dim = 0, reverse = false : (tensor<64xf32>, tensor<9x64xf32>) -> tensor<64xf32> {
    %m = graph.matmul %w, %a : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %s = graph.add %m, %b : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    graph.yield %s : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// Only the first kernels find how many rows there are: 64 are assumed where tensors have these sizes.
// JSON: "entry":"found",{{.*}}"assumed_sizes":{{[1-9]}},
func.func @found(%x: tensor<20xf32>) -> tensor<?x1xf32> {
  %n = graph.nonzero %x : (tensor<20xf32>) -> tensor<?x1xi64>
  %f = graph.cast %n : (tensor<?x1xi64>) -> tensor<?x1xf32>
  return %f : tensor<?x1xf32>
}

// A function counts at each call, with the sizes of that call: 160 bytes for 5 rows and 256 for 8.
// JSON: "entry":"calls",{{.*}}"calls":2,"loop_calls":0,"extern_calls":0,"units":1,"bytes":416,"assumed_sizes":0,
func.func @calls(%x: tensor<?x4xf32> {graph.dims = ["N", 4]}, %y: tensor<8x4xf32>) -> (tensor<?x4xf32>, tensor<8x4xf32>) {
  %0 = call @block(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %d = tensor.cast %y : tensor<8x4xf32> to tensor<?x4xf32>
  %1 = call @block(%d) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %s = tensor.cast %1 : tensor<?x4xf32> to tensor<8x4xf32>
  return %0, %s : tensor<?x4xf32>, tensor<8x4xf32>
}

func.func private @block(%x: tensor<?x4xf32>) -> tensor<?x4xf32> attributes {no_inline} {
  %s = graph.sum %x, dims = [1], keepdim = true : (tensor<?x4xf32>) -> tensor<?x1xf32>
  %r = graph.add %x, %s : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// Blocks share a long row: the second launch adds what each of them has summed. Each call launches both.
// DEVICE: "entry":"long",{{.*}}"calls":2,{{.*}}"units":1,"launches":4,
func.func @long(%x: tensor<1x1048576xf32>, %y: tensor<1x1048576xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %0 = graph.sum %x, dims = [1], keepdim = false : (tensor<1x1048576xf32>) -> tensor<1xf32>
  %1 = graph.sum %y, dims = [1], keepdim = false : (tensor<1x1048576xf32>) -> tensor<1xf32>
  return %0, %1 : tensor<1xf32>, tensor<1xf32>
}
