// Kernel functions and their calls: what is printed is what was read.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// Inputs, inits and scalars, in this order.
// CHECK: module @k {
// CHECK-NEXT: nest.kernel @k(%[[A:.+]]: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>}, %[[O:.+]]: tensor<?xf32> {nest.sizes = array<i64: 0>}, %{{.+}}: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[R:.+]] = linalg.abs ins(%[[A]] : tensor<?xf32>) outs(%[[O]] : tensor<?xf32>)
// CHECK-NEXT: nest.return %[[R]] : tensor<?xf32>
// CHECK-NEXT: }
module @k {
  nest.kernel @k(%a: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>},
                 %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    %r = linalg.abs ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
    nest.return %r : tensor<?xf32>
  }
}

// The schedule is an attribute of the kernel, next to others.
// CHECK: module @scheduled {
// CHECK-NEXT: nest.kernel @scheduled({{.*}}) -> tensor<4x8xf16> attributes {nest.schedule = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.pointwise<order = [0, 1], parallel = 1>>], otherwise = #cpu.pointwise<order = [1, 0], parallel = 2, tile = [4, 0]>>, note = "kept", sym_visibility = "private"} {
// CHECK: linalg.fill ins
module @scheduled {
  nest.kernel @scheduled(%o: tensor<4x8xf16>) -> tensor<4x8xf16>
      attributes {nest.schedule = #nest.cases<[<loops = [0, 1], below = 4, schedule = #cpu.pointwise<order = [0, 1], parallel = 1>>], otherwise = #cpu.pointwise<order = [1, 0], parallel = 2, tile = [4, 0]>>, note = "kept", sym_visibility = "private"} {
    %z = arith.constant 0.0 : f16
    %0 = linalg.fill ins(%z : f16) outs(%o : tensor<4x8xf16>) -> tensor<4x8xf16>
    nest.return %0 : tensor<4x8xf16>
  }
}

// Two results, attributes of one of them, scalars of all kinds, and sizes that are the same scalar.
// CHECK: module @two {
// CHECK-NEXT: nest.kernel @two(%{{.+}}: tensor<?x?xi8> {nest.sizes = array<i64: 2, 2>}, %[[O:.+]]: tensor<f64>, %[[P:.+]]: tensor<2x?xi8> {nest.sizes = array<i64: 3>}, %{{.+}}: f32, %{{.+}}: i1, %{{.+}}: index, %{{.+}}: index) -> (tensor<f64>, tensor<2x?xi8> {note.of = "a result"}) {
// CHECK-NEXT: nest.return %[[O]], %[[P]] : tensor<f64>, tensor<2x?xi8>
module @two {
  nest.kernel @two(%a: tensor<?x?xi8> {nest.sizes = array<i64: 2, 2>}, %o: tensor<f64>,
                   %p: tensor<2x?xi8> {nest.sizes = array<i64: 3>}, %s: f32, %c: i1, %n: index, %m: index)
      -> (tensor<f64>, tensor<2x?xi8> {note.of = "a result"}) {
    nest.return %o, %p : tensor<f64>, tensor<2x?xi8>
  }
}

// No operand, no result.
// CHECK: module @nothing {
// CHECK-NEXT: nest.kernel @nothing() {
// CHECK-NEXT: nest.return
// CHECK-NOT: %
module @nothing {
  nest.kernel @nothing() {
    nest.return
  }
}

// May report a failure.
// CHECK: module @fails {
// CHECK-NEXT: nest.kernel @fails(%{{.+}}: tensor<4xf32>, %{{.+}}: i1) -> tensor<4xf32> {
module @fails {
  nest.kernel @fails(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}

// A unit may have functions beside its kernel.
// CHECK: module @helped {
// CHECK-NEXT: func.func private @helper
// CHECK: nest.kernel @helped(%[[O:.+]]: tensor<4xf32>)
// CHECK-NEXT: nest.return %[[O]] : tensor<4xf32> {note = "kept"}
module @helped {
  func.func private @helper(index)
  nest.kernel @helped(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32> {note = "kept"}
  }
}

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[A:.+]]: tensor<?xf32>, %[[E:.+]]: tensor<?xf32>, %[[N:.+]]: index)
// CHECK-NEXT: %[[R:.+]] = nest.call @k ins(%[[A]] : tensor<?xf32>) outs(%[[E]] : tensor<?xf32>) args(%[[N]] : index) -> tensor<?xf32>
// CHECK-NEXT: return %[[R]]
func.func @tensors(%a: tensor<?xf32>, %e: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %r = nest.call @k ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// On buffers there are no results.
// CHECK-LABEL: func.func @buffers(
// CHECK: nest.call @k ins(%[[A:.+]] : memref<?xf32>) outs(%[[B:.+]] : memref<?xf32>) args(%{{.+}} : index){{$}}
func.func @buffers(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  nest.call @k ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) args(%n : index)
  return
}

// CHECK-LABEL: func.func @several(
// CHECK: %[[R:.+]]:2 = nest.call @two ins(%{{.+}} : tensor<?x?xi8>) outs(%{{.+}}, %{{.+}} : tensor<f64>, tensor<2x?xi8>) args(%{{.+}}, %{{.+}}, %[[N:.+]], %[[N]] : f32, i1, index, index) -> tensor<f64>, tensor<2x?xi8>
// CHECK: return %[[R]]#1
func.func @several(%a: tensor<?x?xi8>, %o: tensor<f64>, %p: tensor<2x?xi8>, %s: f32, %c: i1, %n: index) -> tensor<2x?xi8> {
  %r:2 = nest.call @two ins(%a : tensor<?x?xi8>) outs(%o, %p : tensor<f64>, tensor<2x?xi8>)
      args(%s, %c, %n, %n : f32, i1, index, index) -> tensor<f64>, tensor<2x?xi8>
  return %r#1 : tensor<2x?xi8>
}

// Parts that are empty are not written.
// CHECK-LABEL: func.func @short(
// CHECK-NEXT: nest.call @nothing{{$}}
// CHECK-NEXT: nest.call @nothing {note = "kept"}
// CHECK-NEXT: nest.call @scheduled outs(%{{.+}} : tensor<4x8xf16>) -> tensor<4x8xf16>
func.func @short(%o: tensor<4x8xf16>) -> tensor<4x8xf16> {
  nest.call @nothing
  nest.call @nothing {note = "kept"}
  %r = nest.call @scheduled outs(%o : tensor<4x8xf16>) -> tensor<4x8xf16>
  return %r : tensor<4x8xf16>
}

// CHECK-LABEL: func.func @failing(
// CHECK-NEXT: nest.call @fails outs(%{{.+}} : memref<4xf32>) args(%{{.+}} : i1) fails{{$}}
// CHECK-NEXT: nest.call @scheduled outs(%{{.+}} : memref<4x8xf16>) fails {note = "kept"}
func.func @failing(%b: memref<4xf32>, %h: memref<4x8xf16>, %c: i1) {
  nest.call @fails outs(%b : memref<4xf32>) args(%c : i1) fails
  // Also where the kernel does not fail.
  nest.call @scheduled outs(%h : memref<4x8xf16>) fails {note = "kept"}
  return
}

// CHECK-LABEL: module @panels
// CHECK-NEXT: nest.kernel @panels(%{{.+}}: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 100000 : i64}
module @panels {
  nest.kernel @panels(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 100000 : i64} {
    nest.return %o : tensor<4xf32>
  }
}
// CHECK-LABEL: func.func @workspace(
// CHECK-NEXT: nest.call @panels outs(%{{.+}} : memref<4xf32>) workspace(%{{.+}} : memref<?x100064xi8>){{$}}
func.func @workspace(%b: memref<4xf32>, %w: memref<?x100064xi8>) {
  nest.call @panels outs(%b : memref<4xf32>) workspace(%w : memref<?x100064xi8>)
  return
}

// Operands of one call after the other.
// CHECK-LABEL: func.func @call_each(
// CHECK-SAME: %[[A:.+]]: memref<?xf32>, %[[B:.+]]: memref<?xf32>, %[[C:.+]]: memref<?xf32>, %[[N:.+]]: index)
// CHECK-NEXT: nest.call_each @k, count = 2, grain = 16 ins(%[[A]], %[[A]] : memref<?xf32>, memref<?xf32>) outs(%[[B]], %[[C]] : memref<?xf32>, memref<?xf32>) args(%[[N]], %[[N]] : index, index)
func.func @call_each(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
  nest.call_each @k, count = 2, grain = 16 ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%b, %c : memref<?xf32>, memref<?xf32>) args(%n, %n : index, index)
  return
}
