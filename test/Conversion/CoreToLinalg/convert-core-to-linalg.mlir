// Pointwise ops: destinations, and bodies of each kind of element.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @add(
// CHECK-SAME:      %[[A:.*]]: tensor<?x3xf32>, %[[B:.*]]: tensor<?x3xf32>)
func.func @add(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[N:.*]] = tensor.dim %[[A]]
  // CHECK: %[[TO:.*]] = tensor.empty(%[[N]]) : tensor<?x3xf32>
  // CHECK: %[[R:.*]] = linalg.generic
  // CHECK-SAME:  indexing_maps = [#[[$ID]], #[[$ID]], #[[$ID]]]
  // CHECK-SAME:  iterator_types = ["parallel", "parallel"]
  // CHECK-SAME:  ins(%[[A]], %[[B]] : {{.*}}) outs(%[[TO]] : tensor<?x3xf32>)
  // CHECK:   %[[SUM:.*]] = arith.addf %{{.*}}, %{{.*}} fastmath<contract> : f32
  // CHECK:   linalg.yield %[[SUM]]
  // CHECK: return %[[R]]
  %r = core.add %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// A size that one operand knows is known of the result.
// CHECK-LABEL: func @mixed_sizes(
func.func @mixed_sizes(%a: tensor<?x?xf32>, %b: tensor<2x?xf32>) -> tensor<?x?xf32> {
  // CHECK: tensor.empty(%{{.*}}) : tensor<2x?xf32>
  // CHECK: arith.maximumf
  // CHECK: tensor.cast %{{.*}} : tensor<2x?xf32> to tensor<?x?xf32>
  %r = core.maximum %a, %b : (tensor<?x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// The sizes of a chain are those of its first operand.
// CHECK-LABEL: func @chain(
// CHECK-SAME:      %[[X:.*]]: tensor<?xf32>)
func.func @chain(%x: tensor<?xf32>) -> (tensor<?xf32>, index) {
  // CHECK: %[[N:.*]] = tensor.dim %[[X]]
  // CHECK: tensor.empty(%[[N]])
  // CHECK: math.exp
  %0 = core.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK: tensor.empty(%[[N]])
  // CHECK: arith.negf
  %1 = core.neg %0 : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK: return %{{.*}}, %[[N]]
  %c0 = arith.constant 0 : index
  %n = tensor.dim %1, %c0 : tensor<?xf32>
  return %1, %n : tensor<?xf32>, index
}

// CHECK-LABEL: func @strict(
// CHECK: arith.addf %{{[^ ]*}}, %{{[^ ]*}} : f32
// CHECK: math.exp %{{[^ ]*}} : f32
func.func @strict(%a: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = "strict"} {
  %s = core.add %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %r = core.exp %s : (tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// CHECK-LABEL: func @bool(
// CHECK-SAME:      tensor<3xi8>, %{{.*}}: tensor<3xi8>) -> tensor<3xi8>
func.func @bool(%a: tensor<3xi1>, %b: tensor<3xi1>) -> tensor<3xi1> {
  // CHECK: ^bb0(%[[X:.*]]: i8, %[[Y:.*]]: i8, %{{.*}}: i8):
  // CHECK: %[[P:.*]] = arith.cmpi ne, %[[X]], %{{.*}} : i8
  // CHECK: %[[Q:.*]] = arith.cmpi ne, %[[Y]], %{{.*}} : i8
  // CHECK: %[[R:.*]] = arith.andi %[[P]], %[[Q]] : i1
  // CHECK: arith.extui %[[R]] : i1 to i8
  %r = core.and %a, %b : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// f16 and bf16 are computed in f32 and rounded once.
// CHECK-LABEL: func @half(
func.func @half(%a: tensor<3xf16>) -> tensor<3xf16> {
  // CHECK: %[[W:.*]] = arith.extf %{{.*}} : f16 to f32
  // CHECK: %[[T:.*]] = math.tanh %[[W]] fastmath<afn> : f32
  // CHECK: arith.truncf %[[T]] : f32 to f16
  %r = core.tanh %a : (tensor<3xf16>) -> tensor<3xf16>
  return %r : tensor<3xf16>
}

// CHECK-LABEL: func @bfloat(
func.func @bfloat(%a: tensor<3xbf16>) -> tensor<3xbf16> {
  // CHECK: %[[X:.*]] = arith.extf %{{.*}} : bf16 to f32
  // CHECK: %[[R:.*]] = math.sqrt %[[X]] : f32
  // CHECK: arith.truncf %[[R]] fastmath<afn> : f32 to bf16
  %r = core.sqrt %a : (tensor<3xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// In strict subnormal numbers count.
// CHECK-LABEL: func @bfloat_strict(
func.func @bfloat_strict(%a: tensor<3xbf16>) -> tensor<3xbf16> attributes {tcopt.numerics = "strict"} {
  // CHECK: arith.truncf %{{[^ ]*}} : f32 to bf16
  %r = core.sqrt %a : (tensor<3xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// CHECK-LABEL: func @divide(
func.func @divide(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
  // CHECK: ^bb0(%[[X:.*]]: i32, %[[Y:.*]]: i32,
  // CHECK: %[[M:.*]] = arith.cmpi eq, %[[Y]], %c-1_i32
  // CHECK: %[[Z:.*]] = arith.cmpi eq, %[[Y]], %c0_i32
  // CHECK: rt.fail %[[Z]], code = {{ ?}}division_by_zero, "{{.*}}.mlir:{{[0-9:]+}}: integer division by zero"
  // CHECK: %[[U:.*]] = arith.ori %[[Z]], %[[M]]
  // CHECK: %[[S:.*]] = arith.select %[[U]], %c1_i32, %[[Y]]
  // CHECK: %[[Q:.*]] = arith.divsi %[[X]], %[[S]]
  // CHECK: %[[N:.*]] = arith.subi %c0_i32, %[[X]]
  // CHECK: arith.select %[[M]], %[[N]], %[[Q]]
  %r = core.div %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// The same type in memory, other ops.
// CHECK-LABEL: func @unsigned(
func.func @unsigned(%a: tensor<3xui8>, %b: tensor<3xui8>) -> (tensor<3xui8>, tensor<3xi1>) {
  // CHECK: rt.fail
  // CHECK: arith.remui
  %0 = core.rem %a, %b : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  // CHECK: arith.maxui
  %1 = core.maximum %0, %b : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  // CHECK: arith.cmpi ult
  %2 = core.compare lt, %1, %b : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  return %1, %2 : tensor<3xui8>, tensor<3xi1>
}

// CHECK-LABEL: func @power(
func.func @power(%a: tensor<3xi64>, %b: tensor<3xi64>) -> tensor<3xi64> {
  // CHECK: scf.while
  // CHECK: arith.muli
  %r = core.pow %a, %b : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// CHECK-LABEL: func @shift(
func.func @shift(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {
  // CHECK: %[[IN:.*]] = arith.cmpi ult, %[[S:.*]], %c32_i32
  // CHECK: %[[SAFE:.*]] = arith.select %[[IN]], %[[S]], %c31_i32
  // CHECK: arith.shrsi %{{.*}}, %[[SAFE]]
  %r = core.shift_right %a, %b : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// CHECK-LABEL: func @select(
func.func @select(%c: tensor<3xi1>, %a: tensor<3xbf16>) -> tensor<3xbf16> {
  // CHECK: ^bb0(%[[C:[^:]*]]: i8, %[[X:[^:]*]]: bf16, %[[Y:[^:]*]]: bf16,
  // CHECK: %[[P:.*]] = arith.cmpi ne, %[[C]]
  // CHECK: arith.select %[[P]], %[[X]], %[[Y]] : bf16
  %r = core.select %c, %a, %a : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  return %r : tensor<3xbf16>
}

// With NaN only `ne` holds.
// CHECK-LABEL: func @compare(
func.func @compare(%a: tensor<3xf32>) -> (tensor<3xi1>, tensor<3xi1>) {
  // CHECK: arith.cmpf une
  %0 = core.compare ne, %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  // CHECK: arith.cmpf oge
  %1 = core.compare ge, %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %0, %1 : tensor<3xi1>, tensor<3xi1>
}
