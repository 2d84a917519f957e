// Readers of a concatenation in a group are computed for each piece.
// RUN: tcopt %s --nest-split-pieces --split-input-file | FileCheck %s

// Other operands of a piece: slices of values in memory and of broadcasts, splat constants, and ops that are computed for the piece.
// CHECK-LABEL: @pieces
// CHECK:         nest.group
// CHECK-DAG:       %[[N:.+]] = core.neg %arg0 : (tensor<4x3xf32>)
// CHECK-DAG:       %[[S0:.+]] = core.slice %arg2, offsets = [0], sizes = [3], strides = [1]
// CHECK-DAG:       %[[B0:.+]] = core.broadcast %[[S0]], dims = [1], sizes = [4, 3]
// CHECK-DAG:       %[[E0:.+]] = core.abs %[[B0]] : (tensor<4x3xf32>)
// CHECK-DAG:       %[[M0:.+]] = core.mul %[[N]], %[[E0]]
// CHECK-DAG:       %[[H0:.+]] = core.constant dense<5.000000e-01> : tensor<4x3xf32>
// CHECK-DAG:       %[[A0:.+]] = core.add %[[M0]], %[[H0]]
// CHECK-DAG:       %[[T0:.+]] = core.transpose %[[A0]], dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
// CHECK-DAG:       %[[S1:.+]] = core.slice %arg2, offsets = [3], sizes = [5], strides = [1]
// CHECK-DAG:       %[[B1:.+]] = core.broadcast %[[S1]], dims = [1], sizes = [4, 5]
// CHECK-DAG:       %[[M1:.+]] = core.mul %arg1, %{{.+}} : (tensor<4x5xf32>, tensor<4x5xf32>)
// CHECK-DAG:       %[[T1:.+]] = core.transpose %{{.+}}, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
// CHECK:           %[[C:.+]] = core.concatenate %[[T0]], %[[T1]], dim = 0
// CHECK-NEXT:      nest.yield %[[C]]
func.func @pieces(%a: tensor<4x3xf32>, %b: tensor<4x5xf32>, %s: tensor<8xf32>) -> tensor<8x4xf32> {
  %init = tensor.empty() : tensor<8x4xf32>
  %0 = nest.group outs(%o = %init : tensor<8x4xf32>) attributes {nest.kind = #nest.kind<pointwise>} {
    %half = core.constant dense<0.5> : tensor<4x8xf32>
    %n = core.neg %a : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %c = core.concatenate %n, %b, dim = 1 : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<4x8xf32>
    %e = core.broadcast %s, dims = [1], sizes = [4, 8] : (tensor<8xf32>) -> tensor<4x8xf32>
    %f = core.abs %e : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %m = core.mul %c, %f : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %h = core.add %m, %half : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %t = core.transpose %h, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    nest.yield %t : tensor<8x4xf32>
  } -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: @dynamic
// CHECK:         nest.group
// CHECK-DAG:       %[[N:.+]] = tensor.dim %arg0,
// CHECK-DAG:       %[[M:.+]] = tensor.dim %arg1,
// CHECK-DAG:       core.slice %arg2, offsets = [0], sizes = [%[[N]]], strides = [1]
// CHECK-DAG:       core.slice %arg2, offsets = [%[[N]]], sizes = [%[[M]]], strides = [1]
// CHECK:           core.concatenate
// CHECK-NEXT:      nest.yield
func.func @dynamic(%a: tensor<?xf32>, %b: tensor<?xf32>, %s: tensor<?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  %0 = nest.group outs(%o = %init : tensor<?xf32>) attributes {nest.kind = #nest.kind<pointwise>} {
    %c = core.concatenate %a, %b, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %m = core.mul %c, %s : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    nest.yield %m : tensor<?xf32>
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// A producer that pieces share is computed for each of them; pieces in memory are copied unchanged.
// CHECK-LABEL: @shared
// CHECK:         nest.group
// CHECK-COUNT-2:   core.neg
// CHECK-NOT:       core.neg
// CHECK:         nest.group
// CHECK-NEXT:      %[[C:.+]] = core.concatenate %arg0, %arg0, dim = 0
// CHECK-NEXT:      nest.yield %[[C]]
func.func @shared(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %init = tensor.empty() : tensor<8xf32>
  %0 = nest.group outs(%o = %init : tensor<8xf32>) attributes {nest.kind = #nest.kind<pointwise>} {
    %n = core.neg %a : (tensor<4xf32>) -> tensor<4xf32>
    %c = core.concatenate %n, %n, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    nest.yield %c : tensor<8xf32>
  } -> tensor<8xf32>
  %1 = nest.group outs(%o = %init : tensor<8xf32>) attributes {nest.kind = #nest.kind<move>} {
    %c = core.concatenate %a, %a, dim = 0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    nest.yield %c : tensor<8xf32>
  } -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
