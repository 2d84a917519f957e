// RUN: tcopt %s --graph-inline-calls | FileCheck %s
// RUN: tcopt %s --graph-inline-calls --remarks-filter=graph-inline-calls --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// CHECK: func.func private @strict
func.func private @strict(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %a = graph.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

// CHECK: func.func private @fast
func.func private @fast(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %a = graph.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  return %a : tensor<2xf32>
}

func.func private @strict_size(%n: tensor<index>) -> tensor<?xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %0 = tensor.extract %n[] : tensor<index>
  %1 = graph.constant dense<1.0> : tensor<f32>
  %2 = graph.full %1, sizes = [%0] : (tensor<f32>, index) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// Fast numerics may round more than the strict function's.
// CHECK-LABEL: func.func @fast_calls
// CHECK-SAME:    tcopt.numerics<fast>
// CHECK-NEXT:    call @strict
// CHECK-NEXT:    graph.neg
// REMARK-DAG: [Missed] numerics | {{.*}}Function=strict | {{.*}}Reason="call not inlined: numerics"
func.func @fast_calls(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %a = call @strict(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = call @fast(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// Fast callees are inlined into a strict caller: strict rounding is valid for them.
// CHECK-LABEL: func.func @strict_calls
// CHECK-SAME:    tcopt.numerics<strict>
// CHECK-NEXT:    graph.exp
// CHECK-NEXT:    graph.neg
func.func @strict_calls(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %a = call @strict(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %b = call @fast(%a) : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// CHECK-LABEL: func.func @tf32_calls
// CHECK-SAME:    attributes {tcopt.allow_tf32, tcopt.numerics = #tcopt.numerics<fast>}
// CHECK-NEXT:    call @fast
// REMARK-DAG: [Missed] numerics | {{.*}}Function=fast | {{.*}}Reason="call not inlined: numerics"
func.func @tf32_calls(%x: tensor<2xf32>) -> tensor<2xf32> attributes {tcopt.allow_tf32, tcopt.numerics = #tcopt.numerics<fast>} {
  %b = call @fast(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %b : tensor<2xf32>
}

// A callee whose result has an unknown size has to be inlined: the caller becomes strict.
// CHECK-LABEL: func.func @calls_size
// CHECK-SAME:    attributes {tcopt.numerics = #tcopt.numerics<strict>}
// CHECK:         graph.full
func.func @calls_size(%n: tensor<index>) -> tensor<?xf32> attributes {tcopt.allow_tf32, tcopt.numerics = #tcopt.numerics<fast>} {
  %a = call @strict_size(%n) : (tensor<index>) -> tensor<?xf32>
  return %a : tensor<?xf32>
}
