// What is not core gets the element types of memory.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK: func.func private @callee(tensor<4xi8>, i8) -> tensor<?xi8>
func.func private @callee(tensor<4xi1>, ui8) -> tensor<?xui8>

// CHECK-LABEL: func @call(
// CHECK-SAME:      %[[A:.*]]: tensor<4xi8>, %[[U:.*]]: i8) -> tensor<?xi8>
// CHECK-SAME:      tcopt.signature = #tcopt.signature<(a: i1[4], u: ui8[]) -> (r: ui8[?])>
func.func @call(%a: tensor<4xi1>, %u: ui8) -> tensor<?xui8> attributes {
    tcopt.signature = #tcopt.signature<(a: i1[4], u: ui8[]) -> (r: ui8[?])>} {
  // CHECK: call @callee(%[[A]], %[[U]]) : (tensor<4xi8>, i8) -> tensor<?xi8>
  %0 = func.call @callee(%a, %u) : (tensor<4xi1>, ui8) -> tensor<?xui8>
  return %0 : tensor<?xui8>
}

// CHECK-LABEL: func @control(
func.func @control(%c: i1, %a: tensor<4xi1>, %n: index) -> tensor<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.if %{{.*}} -> (tensor<4xi8>)
  %0 = scf.if %c -> tensor<4xi1> {
    %not = core.not %a : (tensor<4xi1>) -> tensor<4xi1>
    scf.yield %not : tensor<4xi1>
  } else {
    scf.yield %a : tensor<4xi1>
  }
  // CHECK: scf.for {{.*}} -> (tensor<4xi8>)
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %0) -> tensor<4xi1> {
    scf.yield %s : tensor<4xi1>
  }
  // CHECK: scf.while {{.*}} : (tensor<4xi8>) -> tensor<4xi8>
  %2 = scf.while (%w = %1) : (tensor<4xi1>) -> tensor<4xi1> {
    // CHECK: %[[E:.*]] = tensor.extract %{{.*}} : tensor<4xi8>
    // CHECK: %[[B:.*]] = arith.cmpi ne, %[[E]]
    // CHECK: scf.condition(%[[B]])
    %e = tensor.extract %w[%c0] : tensor<4xi1>
    scf.condition(%e) %w : tensor<4xi1>
  } do {
  ^bb0(%w: tensor<4xi1>):
    scf.yield %w : tensor<4xi1>
  }
  // CHECK: arith.select %{{.*}} : tensor<4xi8>
  %3 = arith.select %c, %2, %a : tensor<4xi1>
  return %3 : tensor<4xi1>
}

// CHECK-LABEL: func @constants(
func.func @constants() -> (tensor<3xi1>, tensor<2xui8>, tensor<2xf32>) {
  // CHECK: arith.constant dense<[1, 0, 1]> : tensor<3xi8>
  %0 = arith.constant dense<[true, false, true]> : tensor<3xi1>
  // CHECK: arith.constant dense<[-56, 3]> : tensor<2xi8>
  %1 = core.constant dense<[200, 3]> : tensor<2xui8>
  // CHECK: arith.constant dense<1.000000e+00> : tensor<2xf32>
  %2 = core.constant dense<1.0> : tensor<2xf32>
  return %0, %1, %2 : tensor<3xi1>, tensor<2xui8>, tensor<2xf32>
}

// CHECK-LABEL: func @resource(
// CHECK: arith.constant dense_resource<mask> : tensor<4xi8>
func.func @resource() -> tensor<4xi1> {
  %0 = core.constant dense_resource<mask> : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK-LABEL: func @elements(
// CHECK-SAME:      %[[C:.*]]: i1, %[[U:.*]]: i8)
func.func @elements(%c: i1, %u: ui8) -> (tensor<1xi1>, tensor<1xui8>) {
  // CHECK: %[[S:.*]] = arith.extui %[[C]] : i1 to i8
  // CHECK: tensor.from_elements %[[S]] : tensor<1xi8>
  %0 = tensor.from_elements %c : tensor<1xi1>
  // CHECK: tensor.from_elements %[[U]] : tensor<1xi8>
  %1 = tensor.from_elements %u : tensor<1xui8>
  return %0, %1 : tensor<1xi1>, tensor<1xui8>
}

// A print keeps the type that the user knows.
// CHECK-LABEL: func @observe(
func.func @observe(%b: tensor<2xi1>, %u: tensor<2xui8>, %x: tensor<2xf32>) {
  // CHECK: graph.print %{{.*}}, label = "b", dtype = i1 : tensor<2xi8>
  graph.print %b, label = "b" : tensor<2xi1>
  // CHECK: graph.print %{{.*}}, label = "u", dtype = ui8 : tensor<2xi8>
  graph.print %u, label = "u" : tensor<2xui8>
  // CHECK: graph.print %{{.*}}, label = "x" : tensor<2xf32>
  graph.print %x, label = "x" : tensor<2xf32>
  // CHECK: check.equal %{{.*}} : tensor<2xi8>, tensor<2xi8>
  check.equal %b, %b : tensor<2xi1>, tensor<2xi1>
  return
}

// CHECK-LABEL: func @guard(
// CHECK: core.require %{{.*}}, "sizes must agree"
func.func @guard(%c: i1) {
  core.require %c, "sizes must agree"
  return
}

{-#
  dialect_resources: {
    builtin: {
      mask: "0x0100000001000101"
    }
  }
#-}

// Barriers stay apart, and wait for nothing more.
// CHECK-LABEL: func @barrier(
// CHECK-SAME:      %[[A:[^:]+]]: tensor<?xi8>, %{{.*}}: tensor<f32>) -> (tensor<?xi8>, index)
// CHECK:       %[[B:.*]] = core.barrier %[[A]], number = 0 : (tensor<?xi8>) -> tensor<?xi8>
// CHECK-NEXT:  core.barrier %[[B]], number = 1 :
// CHECK:       %[[D:.*]] = tensor.dim %[[B]], %c0
// CHECK-NEXT:  return %[[B]], %[[D]]
func.func @barrier(%a: tensor<?xi1>, %t: tensor<f32>) -> (tensor<?xi1>, index) {
  %c0 = arith.constant 0 : index
  %0 = core.barrier %a after %t : (tensor<?xi1>, tensor<f32>) -> tensor<?xi1>
  %2 = core.barrier %0 after %t : (tensor<?xi1>, tensor<f32>) -> tensor<?xi1>
  %1 = tensor.dim %0, %c0 : tensor<?xi1>
  return %0, %1 : tensor<?xi1>, index
}
