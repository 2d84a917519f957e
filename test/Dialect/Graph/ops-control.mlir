// Round trips of control flow.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @cond(
// CHECK-SAME: %[[P:.+]]: tensor<i1>, %[[X:.+]]: tensor<?xf32>, %[[N:.+]]: tensor<i64>)
// CHECK-NEXT: %{{.*}}:2 = graph.cond %[[P]] : (tensor<i1>) -> (tensor<?xf32>, tensor<i64>) {
// CHECK-NEXT:   %[[Y:.+]] = graph.exp %[[X]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   graph.yield %[[Y]], %[[N]] : tensor<?xf32>, tensor<i64>
// CHECK-NEXT: } else {
// CHECK-NEXT:   graph.yield %[[X]], %[[N]] : tensor<?xf32>, tensor<i64>
// CHECK-NEXT: }
// CHECK-NEXT: graph.cond %[[P]] : (tensor<i1>) -> () {
// CHECK-NEXT:   graph.print %[[N]], label = "n" : tensor<i64>
// CHECK-NEXT:   graph.yield
// CHECK-NEXT: } else {
// CHECK-NEXT:   graph.yield
// CHECK-NEXT: }
func.func @cond(%p: tensor<i1>, %x: tensor<?xf32>, %n: tensor<i64>) {
  %0:2 = graph.cond %p : (tensor<i1>) -> (tensor<?xf32>, tensor<i64>) {
    %y = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %y, %n : tensor<?xf32>, tensor<i64>
  } else {
    graph.yield %x, %n : tensor<?xf32>, tensor<i64>
  }
  graph.cond %p : (tensor<i1>) -> () {
    graph.print %n, label = "n" : tensor<i64>
    graph.yield
  } else {
    graph.yield
  }
  return
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME: %[[X:.+]]: tensor<?xbf16>, %[[N:.+]]: tensor<i64>, %[[P:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}}:2 = graph.while (%[[Y:.+]] = %[[X]], %[[I:.+]] = %[[N]]) : (tensor<?xbf16>, tensor<i64>) -> (tensor<?xbf16>, tensor<i64>) {
// CHECK-NEXT:   %[[MORE:.+]] = graph.lt %[[I]], %[[N]] : (tensor<i64>, tensor<i64>) -> tensor<i1>
// CHECK-NEXT:   graph.yield %[[MORE]] : tensor<i1>
// CHECK-NEXT: } do (%[[Z:.+]], %[[J:.+]]) {
// CHECK-NEXT:   graph.yield %[[Z]], %[[J]] : tensor<?xbf16>, tensor<i64>
// CHECK-NEXT: }
// CHECK-NEXT: graph.while () : () -> () {
// CHECK-NEXT:   graph.yield %[[P]] : tensor<i1>
// CHECK-NEXT: } do () {
// CHECK-NEXT:   graph.yield
// CHECK-NEXT: }
func.func @while(%x: tensor<?xbf16>, %n: tensor<i64>, %p: tensor<i1>) {
  %0:2 = graph.while (%y = %x, %i = %n) : (tensor<?xbf16>, tensor<i64>) -> (tensor<?xbf16>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    graph.yield %y, %i : tensor<?xbf16>, tensor<i64>
  }
  graph.while () : () -> () {
    graph.yield %p : tensor<i1>
  } do () {
    graph.yield
  }
  return
}

// CHECK-LABEL: func.func @while_bound(
// CHECK: graph.while (%{{.+}} = %{{.+}}), max_trip_count = 10 : (tensor<i64>) -> tensor<i64> {
// CHECK: graph.while (%{{.+}} = %{{.+}}), max_trip_count = 0 {history_limit = 64 : i64} : (tensor<i64>) -> tensor<i64> {
// CHECK: graph.while (%{{.+}} = %{{.+}}) {history_limit = 0 : i64} : (tensor<i64>) -> tensor<i64> {
func.func @while_bound(%n: tensor<i64>, %p: tensor<i1>) {
  %0 = graph.while (%i = %n), max_trip_count = 10 : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  %1 = graph.while (%i = %n), max_trip_count = 0 {history_limit = 64 : i64} : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  %2 = graph.while (%i = %n) {history_limit = 0 : i64} : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  return
}

// CHECK-LABEL: func.func @scan(
// CHECK-SAME: %[[H:.+]]: tensor<3xf32>, %[[X:.+]]: tensor<?x3xf32>, %[[Y:.+]]: tensor<3x?xi8>)
// CHECK-NEXT: %{{.*}}:2 = graph.scan (%[[A:.+]] = %[[H]]) over (%[[B:.+]] = %[[X]]), dim = 0, reverse = false : (tensor<3xf32>, tensor<?x3xf32>) -> (tensor<3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT:   %[[C:.+]] = graph.add %[[A]], %[[B]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:   graph.yield %[[C]], %[[A]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = graph.scan () over (%[[D:.+]] = %[[Y]], %{{.*}} = %[[Y]]), dim = -1, reverse = true : (tensor<3x?xi8>, tensor<3x?xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:   graph.yield %[[D]] : tensor<3xi8>
// CHECK-NEXT: }
func.func @scan(%h: tensor<3xf32>, %x: tensor<?x3xf32>, %y: tensor<3x?xi8>) {
  %0:2 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<3xf32>, tensor<?x3xf32>) -> (tensor<3xf32>, tensor<?x3xf32>) {
    %c = graph.add %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %c, %a : tensor<3xf32>, tensor<3xf32>
  }
  %1 = graph.scan () over (%d = %y, %e = %y), dim = -1, reverse = true : (tensor<3x?xi8>, tensor<3x?xi8>) -> tensor<?x3xi8> {
    graph.yield %d : tensor<3xi8>
  }
  return
}
