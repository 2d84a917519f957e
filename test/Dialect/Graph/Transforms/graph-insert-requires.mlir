// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --graph-insert-requires | FileCheck %s

// Compared once, and equal from then on.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[B]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.add: size in dimension 0 of operand #1 must equal those of the others"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.add [[A]], [[B]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.mul [[V1]], [[B]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @broadcast(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = graph.mul %r, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// Sizes of one symbol are compared at the start, and the first is used.
// CHECK-LABEL: func.func @symbols(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x4xf32> {graph.dims = ["B", 4]},
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?x4xf32> {graph.dims = ["B", 4]}) -> tensor<?x2x2xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[B]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "sizes named \22B\22 of arguments #0 and #1 must be equal"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.add [[A]], [[B]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[V1]], sizes = {{\[}}[[DIM_0]], 2, 2] : (tensor<?x4xf32>, index) -> tensor<?x2x2xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x2x2xf32>
// CHECK-NEXT:  }
func.func @symbols(%a: tensor<?x4xf32> {graph.dims = ["B", 4]}, %b: tensor<?x4xf32> {graph.dims = ["B", 4]}) -> tensor<?x2x2xf32> {
  %c0 = arith.constant 0 : index
  %r = graph.add %a, %b : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %d = tensor.dim %r, %c0 : tensor<?x4xf32>
  %x = graph.reshape %r, sizes = [%d, 2, 2] : (tensor<?x4xf32>, index) -> tensor<?x2x2xf32>
  return %x : tensor<?x2x2xf32>
}

// CHECK-LABEL: func.func @one_size_is_known(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<32x64xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?x32xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[B]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C64:%[^ ,:]+]] = arith.constant 64 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[C64]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.linear: size of weight must agree (C2)"
// CHECK-NEXT:    [[C32:%[^ ,:]+]] = arith.constant 32 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[C32]] : index
// CHECK-NEXT:    core.require [[V1]], "graph.linear: size of bias must agree (C3)"
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.linear [[X]], [[W]], [[B]] : (tensor<?x?xf32>, tensor<32x64xf32>, tensor<?xf32>) -> tensor<?x32xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x32xf32>
// CHECK-NEXT:  }
func.func @one_size_is_known(%x: tensor<?x?xf32>, %w: tensor<32x64xf32>, %b: tensor<?xf32>) -> tensor<?x32xf32> {
  %y = graph.linear %x, %w, %b : (tensor<?x?xf32>, tensor<32x64xf32>, tensor<?xf32>) -> tensor<?x32xf32>
  return %y : tensor<?x32xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?x6xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (tensor<?x6xf32>, tensor<?x12xf32>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x?x6xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?x6xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.muli [[DIM_0]], [[DIM]] : index
// CHECK-NEXT:    [[C6:%[^ ,:]+]] = arith.constant 6 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[V0]], [[C6]] : index
// CHECK-NEXT:    [[C9223372036854775807:%[^ ,:]+]] = arith.constant 9223372036854775807 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[X]], sizes = {{\[}}[[V0]], 6] : (tensor<?x?x6xf32>, index) -> tensor<?x6xf32>
// CHECK-NEXT:    [[C12:%[^ ,:]+]] = arith.constant 12 : index
// CHECK-NEXT:    [[C768614336404564650:%[^ ,:]+]] = arith.constant 768614336404564650 : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.cmpi sgt, [[N]], [[C768614336404564650]] : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = arith.muli [[N]], [[C12]] : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.select [[V3]], [[C9223372036854775807]], [[V4]] : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.cmpi eq, [[V5]], [[V1]] : index
// CHECK-NEXT:    core.require [[V6]], "graph.reshape: product of the sizes must equal the number of elements (C3)"
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.cmpi sge, [[N]], [[C0]] : index
// CHECK-NEXT:    core.require [[V7]], "graph.reshape: sizes must not be negative"
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.reshape [[X]], sizes = {{\[}}[[N]], 12] : (tensor<?x?x6xf32>, index) -> tensor<?x12xf32>
// CHECK-NEXT:    return [[V2]], [[V8]] : tensor<?x6xf32>, tensor<?x12xf32>
// CHECK-NEXT:  }
func.func @reshape(%x: tensor<?x?x6xf32>, %n: index) -> (tensor<?x6xf32>, tensor<?x12xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c1 : tensor<?x?x6xf32>
  %k = tensor.dim %x, %c0 : tensor<?x?x6xf32>
  %flat = arith.muli %m, %k : index
  %a = graph.reshape %x, sizes = [%flat, 6] : (tensor<?x?x6xf32>, index) -> tensor<?x6xf32>
  %b = graph.reshape %x, sizes = [%n, 12] : (tensor<?x?x6xf32>, index) -> tensor<?x12xf32>
  return %a, %b : tensor<?x6xf32>, tensor<?x12xf32>
}

// CHECK-LABEL: func.func @windows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<1x3x?x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3x5x3xf32>) -> tensor<1x4x?x?xf32> {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<1x3x?x?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi sge, [[DIM]], [[C3]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.conv: a window must fit into the padded input (C6)"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.conv [[X]], [[W]], stride = [1, 1], padding = [1, 2], dilation = [1, 1], groups = 1 : (tensor<1x3x?x?xf32>, tensor<4x3x5x3xf32>) -> tensor<1x4x?x?xf32>
// CHECK-NEXT:    return [[V1]] : tensor<1x4x?x?xf32>
// CHECK-NEXT:  }
func.func @windows(%x: tensor<1x3x?x?xf32>, %w: tensor<4x3x5x3xf32>) -> tensor<1x4x?x?xf32> {
  %y = graph.conv %x, %w, stride = [1, 1], padding = [1, 2], dilation = [1, 1], groups = 1
    : (tensor<1x3x?x?xf32>, tensor<4x3x5x3xf32>) -> tensor<1x4x?x?xf32>
  return %y : tensor<1x4x?x?xf32>
}

// CHECK-LABEL: func.func @cat(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>) -> (tensor<?x7xf32>, tensor<i64>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?xi64>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[B]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM_0]], [[DIM_1]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.cat: size of inputs must agree (C3)"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.cat [[A]], [[B]], dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.cmpi sge, [[DIM]], [[C1]] : index
// CHECK-NEXT:    core.require [[V2]], "graph.argmax: the reduced dimension must not be empty (C2)"
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.argmax [[I]], dim = 0, keepdim = false : (tensor<?xi64>) -> tensor<i64>
// CHECK-NEXT:    return [[V1]], [[V3]] : tensor<?x7xf32>, tensor<i64>
// CHECK-NEXT:  }
func.func @cat(%a: tensor<?x3xf32>, %b: tensor<?x4xf32>, %i: tensor<?xi64>) -> (tensor<?x7xf32>, tensor<i64>) {
  %y = graph.cat %a, %b, dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
  %m = graph.argmax %i, dim = 0, keepdim = false : (tensor<?xi64>) -> tensor<i64>
  return %y, %m : tensor<?x7xf32>, tensor<i64>
}

// What a branch has checked is not known behind it.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME:    [[C:%[^ ,:]+]]: i1,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[B]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    scf.if [[C]] {
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:      core.require [[V2]], "graph.add: size in dimension 0 of operand #1 must equal those of the others"
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = graph.add [[A]], [[B]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      graph.print [[V3]], label = "r" : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.mul: size in dimension 0 of operand #1 must equal those of the others"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[A]], [[B]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @branches(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  scf.if %c {
    %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.print %r, label = "r" : tensor<?xf32>
  }
  %s = graph.mul %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}

// CHECK-LABEL: func.func @static(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.add [[A]], [[B]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @static(%a: tensor<2x3xf32>, %b: tensor<3xf32>) -> tensor<2x3xf32> {
  %r = graph.add %a, %b : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A type that says more than the rule is a claim to be checked.
// CHECK-LABEL: func.func @declared(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf16>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[C4]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.exp: result must have its declared sizes"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.exp [[X]] : (tensor<?xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cast [[X]] : (tensor<?xf32>) -> tensor<4xf16>
// CHECK-NEXT:    return [[V1]], [[V2]] : tensor<4xf32>, tensor<4xf16>
// CHECK-NEXT:  }
func.func @declared(%x: tensor<?xf32>) -> (tensor<4xf32>, tensor<4xf16>) {
  %a = graph.exp %x : (tensor<?xf32>) -> tensor<4xf32>
  %b = graph.cast %x : (tensor<?xf32>) -> tensor<4xf16>
  return %a, %b : tensor<4xf32>, tensor<4xf16>
}
