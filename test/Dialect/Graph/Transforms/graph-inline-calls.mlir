// RUN: tcopt %s --graph-inline-calls | FileCheck %s
// RUN: tcopt %s --graph-inline-calls=max-ops=5 | FileCheck %s --check-prefix=FIVE
// RUN: tcopt %s --graph-inline-calls=max-ops=1 --remarks-filter=graph-inline-calls --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Called once, whatever its size.
// CHECK-NOT: @once
func.func private @once(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = call @small(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = graph.log %a : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// Small, wherever it is called.
// CHECK-NOT: @small
func.func private @small(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = graph.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// A block that is repeated is compiled once.
// CHECK:     func.func private @block
// FIVE-NOT:  @block
func.func private @block(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = graph.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  %1 = graph.exp %0 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = graph.sin %1 : (tensor<2xf32>) -> tensor<2xf32>
  %3 = graph.cos %2 : (tensor<2xf32>) -> tensor<2xf32>
  %4 = graph.abs %3 : (tensor<2xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}

// CHECK:     func.func private @kept
func.func private @kept(%x: tensor<2xf32>) -> tensor<2xf32> attributes {no_inline} {
  return %x : tensor<2xf32>
}

// CHECK:     func.func @public
func.func @public(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// Nobody has called it: it is not this pass that removes it.
// CHECK:     func.func private @unused
func.func private @unused()

// CHECK-LABEL: func.func @main
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>
// CHECK-NEXT:    [[A:%.*]] = graph.neg [[X]]
// CHECK-NEXT:    [[B:%.*]] = graph.log [[A]]
// CHECK-NEXT:    [[C:%.*]] = graph.neg [[B]]
// CHECK-NEXT:    [[D:%.*]] = call @block([[C]])
// CHECK-NEXT:    [[E:%.*]] = call @block([[D]])
// CHECK-NEXT:    [[F:%.*]] = call @kept([[E]])
// CHECK-NEXT:    [[G:%.*]] = call @public([[F]])
// CHECK-NEXT:    return [[G]]
// REMARK-DAG: [Missed] called-several-times | {{.*}}Function=block | Calls=2, Ops=5, Reason="call not inlined: called-several-times"
// REMARK-DAG: [Missed] no-inline | {{.*}}Function=kept
// REMARK-DAG: [Missed] public | {{.*}}Function=public
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = call @once(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = call @small(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %c = call @block(%b) : (tensor<2xf32>) -> tensor<2xf32>
  %d = call @block(%c) : (tensor<2xf32>) -> tensor<2xf32>
  %e = call @kept(%d) : (tensor<2xf32>) -> tensor<2xf32>
  %f = call @public(%e) : (tensor<2xf32>) -> tensor<2xf32>
  return %f : tensor<2xf32>
}

// Nobody but the caller of an entry can be given a result of unknown size.
// CHECK-NOT: @finds(
func.func private @finds(%x: tensor<index>) -> tensor<?xf32> {
  %0 = tensor.extract %x[] : tensor<index>
  %1 = graph.constant dense<1.0> : tensor<f32>
  %2 = graph.exp %1 : (tensor<f32>) -> tensor<f32>
  %3 = graph.sin %2 : (tensor<f32>) -> tensor<f32>
  %4 = graph.cos %3 : (tensor<f32>) -> tensor<f32>
  %5 = graph.full %4, sizes = [%0] : (tensor<f32>, index) -> tensor<?xf32>
  return %5 : tensor<?xf32>
}

// CHECK:     func.func @finds_twice
// CHECK-COUNT-2: graph.full
func.func @finds_twice(%x: tensor<index>, %y: tensor<index>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = call @finds(%x) : (tensor<index>) -> tensor<?xf32>
  %b = call @finds(%y) : (tensor<index>) -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}

// CHECK:     func.func @calls_public
// CHECK-COUNT-2: graph.full
func.func @calls_public(%x: tensor<index>) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = call @finds_twice(%x, %x) : (tensor<index>, tensor<index>) -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// So can a branch: each region may yield a size of its own.
// CHECK-NOT: @either(
func.func private @either(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  %1 = graph.sin %0 : (tensor<?xf32>) -> tensor<?xf32>
  %2 = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    graph.yield %1 : tensor<?xf32>
  } else {
    graph.yield %y : tensor<?xf32>
  }
  return %2 : tensor<?xf32>
}

// CHECK:     func.func @either_twice
// CHECK-COUNT-2: graph.cond
func.func @either_twice(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = call @either(%p, %x, %y) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %b = call @either(%p, %y, %x) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}
