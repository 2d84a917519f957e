// RUN: tcopt %s --graph-merge-scans --split-input-file | FileCheck %s

// What the second one stacks, the first one stacks, too.
// CHECK-LABEL: func.func @merged
// CHECK: %[[S:.*]]:4 = graph.scan (%[[A:.*]] = %arg0) over (%[[X:.*]] = %arg1), dim = 0, reverse = false
// CHECK-NEXT: %[[B:.*]] = graph.add %[[A]], %[[X]]
// CHECK-NEXT: %[[C:.*]] = graph.tanh %[[B]]
// CHECK-NEXT: %[[D:.*]] = graph.sin %[[C]]
// CHECK-NEXT: graph.yield %[[C]], %[[B]], %[[A]], %[[D]]
// CHECK-NOT: graph.scan
// CHECK: return %[[S]]#0, %[[S]]#1, %[[S]]#0, %[[S]]#2, %[[S]]#3
func.func @merged(%h: tensor<4xf32>, %xs: tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %0:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c = graph.tanh %b : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %c, %b : tensor<4xf32>, tensor<4xf32>
  }
  %1:3 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c = graph.tanh %b : (tensor<4xf32>) -> tensor<4xf32>
    %d = graph.sin %c : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %c, %a, %d : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1, %1#0, %1#1, %1#2 : tensor<4xf32>, tensor<?x4xf32>, tensor<4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// Other values are carried, or the other way round.
// CHECK-LABEL: func.func @apart
// CHECK-COUNT-3: graph.scan
func.func @apart(%h: tensor<4xf32>, %xs: tensor<?x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %1 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
    %b = graph.mul %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = true : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// What the second one uses is made behind the first one.
// CHECK-LABEL: func.func @later
// CHECK-COUNT-2: graph.scan
func.func @later(%h: tensor<4xf32>, %xs: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %s = graph.sin %0 : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = graph.scan (%a = %h) over (%x = %xs), dim = 0, reverse = false : (tensor<4xf32>, tensor<?x4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>) {
    %b = graph.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %c = graph.mul %b, %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b, %c : tensor<4xf32>, tensor<4xf32>
  }
  return %1#1 : tensor<?x4xf32>
}
