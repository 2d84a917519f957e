// RUN: tcopt %s --graph-save-in-scans --split-input-file | FileCheck %s

// The product does not run again, and tanh of it has as many elements. What was
// only read for it is not stacked.
// CHECK-LABEL: func.func @saved
// CHECK: %[[S:.*]]:2 = graph.scan (%[[A:.*]] = %arg0) over (%[[X:.*]] = %arg1)
// CHECK-NEXT: %[[P:.*]] = graph.matmul %[[A]], %arg2
// CHECK-NEXT: %[[T:.*]] = graph.tanh %[[P]]
// CHECK-NEXT: %[[B:.*]] = graph.add %[[T]], %[[X]]
// CHECK-NEXT: graph.yield %[[B]], %[[T]] :
// CHECK: graph.scan (%[[D:.*]] = %arg0) over (%[[Y:.*]] = %[[S]]#1), dim = 0, reverse = true
// CHECK-NEXT: %[[M:.*]] = graph.mul %[[D]], %[[Y]]
// CHECK-NEXT: graph.yield %[[M]]
func.func @saved(%h: tensor<3x4xf32>, %xs: tensor<?x3x4xf32>, %w: tensor<4x4xf32>) -> tensor<3x4xf32> {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<3x4xf32>, tensor<?x3x4xf32>) -> (tensor<3x4xf32>, tensor<?x3x4xf32>) {
    %p = graph.matmul %a, %w : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %t = graph.tanh %p : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %b = graph.add %t, %x : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    graph.yield %b, %a : tensor<3x4xf32>, tensor<3x4xf32>
  }
  %1 = graph.scan (%d = %h) over (%a = %0#1), dim = 0, reverse = true : (tensor<3x4xf32>, tensor<?x3x4xf32>) -> (tensor<3x4xf32>) {
    %p = graph.matmul %a, %w : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %t = graph.tanh %p : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %m = graph.mul %d, %t : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    graph.yield %m : tensor<3x4xf32>
  }
  return %1 : tensor<3x4xf32>
}

// -----

// Cheap ops run again from the slices that are there.
// CHECK-LABEL: func.func @cheap
// CHECK: %[[S:.*]]:2 = graph.scan
// CHECK: graph.yield %{{.*}}, %[[A:.*]] : tensor<4xf32>, tensor<4xf32>
// CHECK: graph.scan (%[[D:.*]] = %arg0) over (%[[Y:.*]] = %[[S]]#1, %[[X:.*]] = %arg1)
// CHECK-NEXT: %[[B:.*]] = graph.add %[[Y]], %[[X]]
// CHECK-NEXT: %[[N:.*]] = graph.neg %[[B]]
func.func @cheap(%h: tensor<4xf32>, %xs: tensor<?x4xf32>) -> tensor<4xf32> {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %n = graph.neg %b : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %n, %a : tensor<4xf32>, tensor<4xf32>
  }
  %1 = graph.scan (%d = %h) over (%a = %0#1, %x = %xs), dim = 0, reverse = true : (tensor<4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %n = graph.neg %b : (tensor<4xf32>) -> tensor<4xf32>
    %m = graph.mul %d, %n : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %k = graph.mul %m, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %k : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// Slices along another dimension are others, unless it was moved to the front.
// CHECK-LABEL: func.func @dims
// CHECK: graph.scan
// CHECK: graph.yield %{{.*}}, %[[P:.*]] : tensor<4xf32>, tensor<4xf32>
// CHECK: graph.scan
// CHECK-NOT: graph.matmul
// CHECK: graph.yield
// CHECK: graph.scan
// CHECK: graph.matmul
func.func @dims(%h: tensor<4xf32>, %xs: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 1, reverse = false : (tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %p = graph.matmul %x, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %b = graph.add %a, %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  %f = graph.permute %xs, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = graph.scan (%d = %h) over (%a = %0#1, %x = %f), dim = 0, reverse = true : (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>) {
    %p = graph.matmul %x, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %m = graph.mul %d, %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %m : tensor<4xf32>
  }
  %2 = graph.scan (%d = %h) over (%a = %0#1, %x = %xs), dim = 0, reverse = true : (tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>) {
    %p = graph.matmul %x, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %m = graph.mul %d, %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %m : tensor<4xf32>
  }
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The last but one dimension is the first one of these stacks, but not of others.
// CHECK-LABEL: func.func @from_the_end
// CHECK: graph.scan
// CHECK: graph.scan
// CHECK: graph.matmul
func.func @from_the_end(%h: tensor<4xf32>, %xs: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>) {
    %m = graph.unsqueeze %a, dim = 0 : (tensor<4xf32>) -> tensor<1x4xf32>
    %p = graph.matmul %m, %w : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<1x4xf32>
    %s = graph.squeeze %p, dims = [0] : (tensor<1x4xf32>) -> tensor<4xf32>
    %b = graph.add %s, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  %1 = graph.scan (%d = %w) over (%a = %0#1), dim = -2, reverse = true : (tensor<4x4xf32>, tensor<?x4xf32>) -> (tensor<4x4xf32>) {
    %m = graph.unsqueeze %a, dim = 0 : (tensor<4xf32>) -> tensor<1x4xf32>
    %p = graph.matmul %m, %w : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<1x4xf32>
    %k = graph.mul %d, %p : (tensor<4x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
    graph.yield %k : tensor<4x4xf32>
  }
  return %1 : tensor<4x4xf32>
}

// -----

// A size that follows from values, and an index, are computed again: a loop stacks tensors of sizes that are known before it.
// CHECK-LABEL: func.func @sizes_of_values
// CHECK: %{{.*}}:2 = graph.scan
// CHECK: graph.scan
// CHECK: tensor.extract
// CHECK: graph.arange
func.func @sizes_of_values(%h: tensor<i64>, %d: tensor<i64>, %is: tensor<?xi64>) -> (tensor<i64>, tensor<i64>) {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %0:2 = graph.scan (%a = %h) over (%i = %is), dim = 0, reverse = false : (tensor<i64>, tensor<?xi64>) -> (tensor<i64>, tensor<?xi64>) {
    %n = tensor.extract %i[] : tensor<i64>
    %k = arith.index_cast %n : i64 to index
    %r = graph.arange %zero, %one, sizes = [%k] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %s = graph.sum %r, dims = [0], keepdim = false : (tensor<?xi64>) -> tensor<i64>
    %b = graph.add %a, %s : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %b, %a : tensor<i64>, tensor<i64>
  }
  %1 = graph.scan (%e = %d) over (%a = %0#1, %i = %is), dim = 0, reverse = true : (tensor<i64>, tensor<?xi64>, tensor<?xi64>) -> tensor<i64> {
    %n = tensor.extract %i[] : tensor<i64>
    %k = arith.index_cast %n : i64 to index
    %r = graph.arange %zero, %one, sizes = [%k] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %t = graph.mul %r, %e : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
    %p = graph.sum %t, dims = [0], keepdim = false : (tensor<?xi64>) -> tensor<i64>
    %q = graph.add %p, %a : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %q : tensor<i64>
  }
  return %0#0, %1 : tensor<i64>, tensor<i64>
}

// -----

// What is behind a barrier runs again.
// CHECK-LABEL: func.func @barrier
// CHECK: graph.scan
// CHECK: graph.matmul
// CHECK: graph.scan
// CHECK: core.barrier
// CHECK: graph.matmul
func.func @barrier(%h: tensor<8x64xf32>, %w: tensor<64x64xf32>, %d: tensor<8x64xf32>, %xs: tensor<?xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<8x64xf32>, tensor<?xf32>) -> (tensor<8x64xf32>, tensor<?x8x64xf32>) {
    %b = graph.matmul %a, %w : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %c = graph.tanh %b : (tensor<8x64xf32>) -> tensor<8x64xf32>
    graph.yield %c, %a : tensor<8x64xf32>, tensor<8x64xf32>
  }
  %1 = graph.scan (%e = %d) over (%a = %0#1), dim = 0, reverse = true : (tensor<8x64xf32>, tensor<?x8x64xf32>) -> tensor<8x64xf32> {
    %r = core.barrier %a after %e : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %b = graph.matmul %r, %w : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %c = graph.tanh %b : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %g = graph.mul %e, %c : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    graph.yield %g : tensor<8x64xf32>
  }
  return %0#0, %1 : tensor<8x64xf32>, tensor<8x64xf32>
}
