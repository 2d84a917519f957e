// RUN: tcopt %s --graph-merge-whiles --split-input-file | FileCheck %s

// The loop that counts takes the place of the first one.
// CHECK-LABEL: func.func @counted
// CHECK: %[[ZERO:.*]] = graph.constant dense<0>
// CHECK: %[[R:.*]]:2 = graph.while (%[[A:.*]] = %arg0, %[[I:.*]] = %[[ZERO]])
// CHECK: graph.yield
// CHECK: } do (%[[B:.*]], %[[J:.*]]) {
// CHECK-NEXT: %[[C:.*]] = graph.sin %[[B]]
// CHECK-NEXT: %[[K:.*]] = graph.add %[[J]]
// CHECK-NEXT: graph.yield %[[C]], %[[K]]
// CHECK-NOT: graph.while
// CHECK: graph.exp %[[R]]#0
// CHECK: return %{{.*}}, %[[R]]#0, %[[R]]#1
func.func @counted(%x: tensor<4xf32>, %limit: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i64>) {
  %0 = graph.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %s = graph.sum %a, dims = [0], keepdim = false : (tensor<4xf32>) -> tensor<f32>
    %more = graph.lt %s, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %1 = graph.exp %0 : (tensor<4xf32>) -> tensor<4xf32>
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %2:2 = graph.while (%a = %x, %i = %zero) : (tensor<4xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<i64>) {
    %s = graph.sum %a, dims = [0], keepdim = false : (tensor<4xf32>) -> tensor<f32>
    %more = graph.lt %s, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a, %i) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %b, %j : tensor<4xf32>, tensor<i64>
  }
  return %1, %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>, tensor<i64>
}

// -----

// Other bodies, bounds, and what begins with a result of the first loop.
// CHECK-LABEL: func.func @apart
// CHECK-COUNT-4: graph.while
func.func @apart(%x: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = graph.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %1 = graph.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    %b = graph.cos %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %2 = graph.while (%a = %x), max_trip_count = 3 : (tensor<4xf32>) -> tensor<4xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  %3:2 = graph.while (%a = %x, %c = %0) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    graph.yield %p : tensor<i1>
  } do (%a, %c) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b, %c : tensor<4xf32>, tensor<4xf32>
  }
  return %0, %1, %2, %3#0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// What the scan stacks, also of its own, is written into buffers of as many places as the loop may have iterations.
// CHECK-LABEL: func.func @recorded
// CHECK: %[[R:.*]]:4 = graph.while ({{.*}}), max_trip_count = 8 : (tensor<?xf32>, tensor<i64>, tensor<8x?xf32>, tensor<8x?xf32>)
// CHECK: } do (%[[A:.*]], %[[I:.*]], %[[S:.*]], %[[T:.*]]) {
// CHECK: %[[B:.*]] = graph.sin %[[A]]
// CHECK: %[[C:.*]] = graph.exp %[[B]]
// CHECK: %[[U:.*]] = graph.index_put %[[S]], %[[A]], %[[I]], dims = [0], accumulate = false
// CHECK: %[[V:.*]] = graph.index_put %[[T]], %[[C]], %[[I]], dims = [0], accumulate = false
// CHECK: graph.yield %[[B]], %{{.*}}, %[[U]], %[[V]]
// CHECK-NOT: graph.scan
// CHECK: %[[N:.*]] = arith.index_cast
// CHECK-DAG: %[[P:.*]] = graph.narrow %[[R]]#2, %{{.*}}, sizes = [%[[N]]], dim = 0
// CHECK-DAG: %[[Q:.*]] = graph.narrow %[[R]]#3, %{{.*}}, sizes = [%[[N]]], dim = 0
// CHECK: return %[[R]]#0, %[[R]]#0, %[[P]], %[[Q]]
func.func @recorded(%x: tensor<?xf32>, %count: tensor<i64>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %0:2 = graph.while (%a = %x, %i = %zero), max_trip_count = 8 : (tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<i64>) {
    %more = graph.lt %i, %count : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a, %i) {
    %b = graph.sin %a : (tensor<?xf32>) -> tensor<?xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %b, %j : tensor<?xf32>, tensor<i64>
  }
  %n = tensor.extract %0#1[] : tensor<i64>
  %k = arith.index_cast %n : i64 to index
  %is = graph.arange %zero, %one, sizes = [%k] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %1:3 = graph.scan (%a = %x) over (%i = %is), dim = 0, reverse = false : (tensor<?xf32>, tensor<?xi64>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %b = graph.sin %a : (tensor<?xf32>) -> tensor<?xf32>
    %c = graph.exp %b : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %b, %a, %c : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  return %0#0, %1#0, %1#1, %1#2 : tensor<?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// Without a bound nobody knows how many places there are.
// CHECK-LABEL: func.func @unbounded
// CHECK: graph.while
// CHECK: graph.scan
func.func @unbounded(%x: tensor<4xf32>, %count: tensor<i64>) -> (tensor<4xf32>, tensor<?x4xf32>) {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %0:2 = graph.while (%a = %x, %i = %zero) : (tensor<4xf32>, tensor<i64>) -> (tensor<4xf32>, tensor<i64>) {
    %more = graph.lt %i, %count : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a, %i) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %b, %j : tensor<4xf32>, tensor<i64>
  }
  %n = tensor.extract %0#1[] : tensor<i64>
  %k = arith.index_cast %n : i64 to index
  %is = graph.arange %zero, %one, sizes = [%k] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %1:2 = graph.scan (%a = %x) over (%i = %is), dim = 0, reverse = false : (tensor<4xf32>, tensor<?xi64>) -> (tensor<4xf32>, tensor<?x4xf32>) {
    %b = graph.sin %a : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %1#1 : tensor<4xf32>, tensor<?x4xf32>
}
