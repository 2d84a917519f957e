// An elementwise op of splat constants and a moved tensor runs in the kernel of the tensor's producer, if products read the result.
// RUN: tcopt %s --core-place-reshapes | FileCheck %s

// CHECK-LABEL: @scaled
// CHECK:         %[[P:.+]] = core.contract %arg0, %arg1,
// CHECK:         %[[M:.+]] = core.mul %[[P]], %{{.+}} : (tensor<24x64xf32>, tensor<24x64xf32>)
// CHECK-NEXT:    %[[N:.+]] = core.neg %[[M]]
// CHECK-NEXT:    %[[R:.+]] = core.reshape %[[N]], sizes = [2, 12, 4, 16]
// CHECK-NEXT:    %[[T:.+]] = core.transpose %[[R]], dims = [0, 2, 1, 3]
// CHECK-NEXT:    core.contract %[[T]], %arg2,
func.func @scaled(%x: tensor<24x64xf32>, %w: tensor<64x64xf32>, %k: tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32> {
  %half = core.constant dense<0.5> : tensor<2x4x12x16xf32>
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %r = core.reshape %p, sizes = [2, 12, 4, 16] : (tensor<24x64xf32>) -> tensor<2x12x4x16xf32>
  %t = core.transpose %r, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
  %m = core.mul %t, %half : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
  %n = core.neg %m : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
  %s = core.contract %n, %k, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
  return %s : tensor<2x4x12x12xf32>
}

// CHECK-LABEL: @dynamic
// CHECK:         %[[P:.+]] = core.contract %arg0, %arg1,
// CHECK:         %[[H:.+]] = core.broadcast %{{.+}}, dims = [], sizes = [%{{.+}}, 64]
// CHECK-NEXT:    %[[M:.+]] = core.mul %[[H]], %[[P]] : (tensor<?x64xf32>, tensor<?x64xf32>)
// CHECK-NEXT:    %[[R:.+]] = core.reshape %[[M]], sizes = [%{{.+}}, 4, 16]
// CHECK-NEXT:    %[[T:.+]] = core.transpose %[[R]], dims = [1, 0, 2]
// CHECK-NEXT:    core.contract %[[T]], %arg2,
func.func @dynamic(%x: tensor<?x64xf32>, %w: tensor<64x64xf32>, %k: tensor<4x?x16xf32>) -> tensor<4x?x?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x64xf32>
  %number = core.constant dense<0.5> : tensor<f32>
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
  %r = core.reshape %p, sizes = [%n, 4, 16] : (tensor<?x64xf32>, index) -> tensor<?x4x16xf32>
  %t = core.transpose %r, dims = [1, 0, 2] : (tensor<?x4x16xf32>) -> tensor<4x?x16xf32>
  %half = core.broadcast %number, dims = [], sizes = [4, %n, 16] : (tensor<f32>, index) -> tensor<4x?x16xf32>
  %m = core.mul %half, %t : (tensor<4x?x16xf32>, tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
  %s = core.contract %m, %k, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2]
      : (tensor<4x?x16xf32>, tensor<4x?x16xf32>) -> tensor<4x?x?xf32>
  return %s : tensor<4x?x?xf32>
}

// The op is not moved if a reader computes elements of the result itself, because the reader evaluates the op as well.
// CHECK-LABEL: @fused
// CHECK:         %[[T:.+]] = core.transpose
// CHECK-NEXT:    %[[M:.+]] = core.mul %[[T]],
// CHECK-NEXT:    core.reduce add, %[[M]]
func.func @fused(%x: tensor<24x64xf32>, %w: tensor<64x64xf32>) -> tensor<2x4x12xf32> {
  %half = core.constant dense<0.5> : tensor<2x4x12x16xf32>
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %r = core.reshape %p, sizes = [2, 12, 4, 16] : (tensor<24x64xf32>) -> tensor<2x12x4x16xf32>
  %t = core.transpose %r, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
  %m = core.mul %t, %half : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
  %s = core.reduce add, %m, dims = [3] : (tensor<2x4x12x16xf32>) -> tensor<2x4x12xf32>
  return %s : tensor<2x4x12xf32>
}

// Another reader needs the elements as they were.
// CHECK-LABEL: @read_twice
// CHECK:         %[[T:.+]] = core.transpose
// CHECK-NEXT:    %[[M:.+]] = core.mul %[[T]],
// CHECK-NEXT:    %[[A:.+]] = core.contract %[[M]], %arg2,
// CHECK-NEXT:    return %[[T]], %[[A]]
func.func @read_twice(%x: tensor<24x64xf32>, %w: tensor<64x64xf32>, %k: tensor<24x8xf32>) -> (tensor<64x24xf32>, tensor<64x8xf32>) {
  %half = core.constant dense<0.5> : tensor<64x24xf32>
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %t = core.transpose %p, dims = [1, 0] : (tensor<24x64xf32>) -> tensor<64x24xf32>
  %m = core.mul %t, %half : (tensor<64x24xf32>, tensor<64x24xf32>) -> tensor<64x24xf32>
  %a = core.contract %m, %k, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<64x24xf32>, tensor<24x8xf32>) -> tensor<64x8xf32>
  return %t, %a : tensor<64x24xf32>, tensor<64x8xf32>
}

// A type of another size is not stored where the product's is.
// CHECK-LABEL: @other_type
// CHECK:         %[[T:.+]] = core.transpose
// CHECK-NEXT:    core.convert %[[T]]
func.func @other_type(%x: tensor<24x64xf32>, %w: tensor<64x64xf32>, %k: tensor<24x8xbf16>) -> tensor<64x8xf32> {
  %p = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %t = core.transpose %p, dims = [1, 0] : (tensor<24x64xf32>) -> tensor<64x24xf32>
  %c = core.convert %t : (tensor<64x24xf32>) -> tensor<64x24xbf16>
  %a = core.contract %c, %k, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<64x24xbf16>, tensor<24x8xbf16>) -> tensor<64x8xf32>
  return %a : tensor<64x8xf32>
}

// A division that may fail is not moved before a broadcast, which may repeat elements zero times.
// CHECK-LABEL: @may_fail
// CHECK:         %[[B:.+]] = core.broadcast %{{.+}}, dims = [1, 2]
// CHECK:         core.div %[[B]],
func.func @may_fail(%x: tensor<24x64xi32>, %n: index, %k: tensor<?x64x8xi32>) -> tensor<?x24x8xi32> {
  %zero = core.constant dense<0> : tensor<i32>
  %e = core.neg %x : (tensor<24x64xi32>) -> tensor<24x64xi32>
  %b = core.broadcast %e, dims = [1, 2], sizes = [%n, 24, 64] : (tensor<24x64xi32>, index) -> tensor<?x24x64xi32>
  %z = core.broadcast %zero, dims = [], sizes = [%n, 24, 64] : (tensor<i32>, index) -> tensor<?x24x64xi32>
  %d = core.div %b, %z : (tensor<?x24x64xi32>, tensor<?x24x64xi32>) -> tensor<?x24x64xi32>
  %a = core.contract %d, %k, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<?x24x64xi32>, tensor<?x64x8xi32>) -> tensor<?x24x8xi32>
  return %a : tensor<?x24x8xi32>
}
