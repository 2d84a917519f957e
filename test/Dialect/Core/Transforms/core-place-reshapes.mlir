// Loops are joined where a reshape would cut a kernel; reshapes move to values in memory.
// RUN: tcopt %s --core-place-reshapes | FileCheck %s

// The sum of a product joins the dimensions of the residual, which is seen collapsed.
// CHECK-LABEL: @residual
// CHECK-DAG:     %[[X:.+]] = core.reshape %arg2, sizes = [24, 64]
// CHECK-DAG:     %[[P:.+]] = core.contract %arg0, %arg1,
// CHECK:         %[[R:.+]] = core.add %[[P]], %[[X]] : (tensor<24x64xf32>, tensor<24x64xf32>) -> tensor<24x64xf32>
// CHECK-NEXT:    %[[S:.+]] = core.reduce add, %[[R]], dims = [1] : (tensor<24x64xf32>) -> tensor<24xf32>
// CHECK-NEXT:    %[[B:.+]] = core.broadcast %[[S]], dims = [0], sizes = [24, 64]
// CHECK-NEXT:    %[[D:.+]] = core.sub %[[R]], %[[B]]
// CHECK-NEXT:    core.contract %[[D]], %arg1,
func.func @residual(%a: tensor<24x64xf32>, %w: tensor<64x64xf32>, %x: tensor<2x12x64xf32>) -> tensor<24x64xf32> {
  %p = core.contract %a, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %v = core.reshape %p, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.add %v, %x : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  %s = core.reduce add, %r, dims = [2] : (tensor<2x12x64xf32>) -> tensor<2x12xf32>
  %b = core.broadcast %s, dims = [0, 1], sizes = [2, 12, 64] : (tensor<2x12xf32>) -> tensor<2x12x64xf32>
  %d = core.sub %r, %b : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  %c = core.reshape %d, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
  %q = core.contract %c, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  return %q : tensor<24x64xf32>
}

// The joined size is the product that there is.
// CHECK-LABEL: @dynamic
// CHECK:         %[[N:.+]] = arith.muli
// CHECK-NOT:     arith.muli
// CHECK:         %[[E:.+]] = core.exp %{{.+}} : (tensor<?x64xf32>)
// CHECK-NEXT:    %[[B:.+]] = core.broadcast %arg1, dims = [1], sizes = [%[[N]], 64]
// CHECK-NEXT:    %[[S:.+]] = core.add %[[E]], %[[B]] : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK-NEXT:    %[[R:.+]] = core.reshape %[[S]], sizes = [%{{.+}}, %{{.+}}, 64]
// CHECK-NEXT:    return %[[R]]
func.func @dynamic(%x: tensor<?x?x64xf32>, %w: tensor<64xf32>) -> tensor<?x?x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x?x64xf32>
  %l = tensor.dim %x, %c1 : tensor<?x?x64xf32>
  %n = arith.muli %b, %l : index
  %v = core.reshape %x, sizes = [%n, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
  %e = core.exp %v : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %u = core.reshape %e, sizes = [%b, %l, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
  %s = core.broadcast %w, dims = [2], sizes = [%b, %l, 64] : (tensor<64xf32>, index, index) -> tensor<?x?x64xf32>
  %r = core.add %u, %s : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  return %r : tensor<?x?x64xf32>
}

// The number of rows is known by the number of elements only.
// CHECK-LABEL: @counted
// CHECK:         %[[E:.+]] = core.exp %arg0
// CHECK-NEXT:    %[[R:.+]] = core.neg %[[E]] : (tensor<?x64xf32>) -> tensor<?x64xf32>
// CHECK-NEXT:    core.reshape %[[R]], sizes = [%arg1, %arg2, 64]
func.func @counted(%x: tensor<?x64xf32>, %b: index, %l: index) -> tensor<?x?x64xf32> {
  %e = core.exp %x : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %u = core.reshape %e, sizes = [%b, %l, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
  %r = core.neg %u : (tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  return %r : tensor<?x?x64xf32>
}

// Without elements, rows of unknown length may be of any number.
// CHECK-LABEL: @uncounted
// CHECK:         core.neg %{{.+}} : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
func.func @uncounted(%x: tensor<?x?xf32>, %b: index, %l: index) -> tensor<?x?x?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = core.exp %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %u = core.reshape %e, sizes = [%b, %l, %n] : (tensor<?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
  %r = core.neg %u : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// Dimensions of size 1 are dropped.
// CHECK-LABEL: @ones
// CHECK:         %[[S:.+]] = core.reduce add, %arg0, dims = [1] : (tensor<4x8xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[N:.+]] = core.sqrt %[[S]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[B:.+]] = core.broadcast %[[N]], dims = [0], sizes = [4, 8] : (tensor<4xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    core.div %arg0, %[[B]]
func.func @ones(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = core.reduce add, %x, dims = [1] : (tensor<4x8xf32>) -> tensor<4xf32>
  %k = core.reshape %s, sizes = [4, 1] : (tensor<4xf32>) -> tensor<4x1xf32>
  %n = core.sqrt %k : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %b = core.broadcast %n, dims = [0, 1], sizes = [4, 8] : (tensor<4x1xf32>) -> tensor<4x8xf32>
  %r = core.div %x, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// A broadcast repeats one of the two dimensions that would be joined.
// CHECK-LABEL: @blockedByBroadcast
// CHECK:         core.reshape %{{.+}}, sizes = [2, 12, 64]
// CHECK:         core.add %{{.+}} : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
func.func @blockedByBroadcast(%x: tensor<24x64xf32>, %p: tensor<12x64xf32>) -> tensor<2x12x64xf32> {
  %e = core.exp %x : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %e, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %b = core.broadcast %p, dims = [1, 2], sizes = [2, 12, 64] : (tensor<12x64xf32>) -> tensor<2x12x64xf32>
  %r = core.add %u, %b : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  return %r : tensor<2x12x64xf32>
}

// A pad extends one of the two dimensions that would be joined.
// CHECK-LABEL: @blockedByPad
// CHECK:         core.pad %{{.+}} : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x13x64xf32>
func.func @blockedByPad(%x: tensor<24x64xf32>) -> tensor<2x13x64xf32> {
  %z = core.constant dense<0.0> : tensor<f32>
  %e = core.exp %x : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %e, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.pad %u, %z, low = [0, 1, 0], high = [0, 0, 0] : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x13x64xf32>
  return %r : tensor<2x13x64xf32>
}

// Readers whose dimensions are not joined read a reshape.
// CHECK-LABEL: @manyReaders
// CHECK:         %[[E:.+]] = core.exp %arg0 : (tensor<24x64xf32>)
// CHECK-DAG:     %[[N:.+]] = core.neg %[[E]] : (tensor<24x64xf32>)
// CHECK-DAG:     %[[U:.+]] = core.reshape %[[E]], sizes = [2, 12, 64]
// CHECK-DAG:     %[[V:.+]] = core.reshape %[[N]], sizes = [2, 12, 64]
// CHECK:         return %[[U]], %[[V]]
func.func @manyReaders(%x: tensor<24x64xf32>) -> (tensor<2x12x64xf32>, tensor<2x12x64xf32>) {
  %e = core.exp %x : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %e, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.neg %u : (tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  return %u, %r : tensor<2x12x64xf32>, tensor<2x12x64xf32>
}

// Indices are joined with the rows that they name; the slice of whole rows as well.
// CHECK-LABEL: @moves
// CHECK:         %[[I:.+]] = core.reshape %arg1, sizes = [24]
// CHECK:         %[[G:.+]] = core.gather %arg0, %[[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<50x64xf32>, tensor<24xi64>) -> tensor<24x64xf32>
// CHECK-NEXT:    %[[S:.+]] = core.slice %[[G]], offsets = [0, 8], sizes = [24, 16], strides = [1, 2]
// CHECK-NEXT:    core.exp %[[S]] : (tensor<24x16xf32>)
func.func @moves(%x: tensor<50x64xf32>, %i: tensor<2x12xi64>) -> tensor<24x16xf32> {
  %g = core.gather %x, %i, dims = [0], x_dims = [2], index_dims = [0, 1] : (tensor<50x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
  %s = core.slice %g, offsets = [0, 0, 8], sizes = [2, 12, 16], strides = [1, 1, 2] : (tensor<2x12x64xf32>) -> tensor<2x12x16xf32>
  %c = core.reshape %s, sizes = [24, 16] : (tensor<2x12x16xf32>) -> tensor<24x16xf32>
  %e = core.exp %c : (tensor<24x16xf32>) -> tensor<24x16xf32>
  return %e : tensor<24x16xf32>
}

// No elements: nothing is known of the groups.
// CHECK-LABEL: @empty
// CHECK:         core.reshape %{{.+}}, sizes = [3, 0]
func.func @empty(%x: tensor<0x5xf32>) -> tensor<3x0xf32> {
  %e = core.exp %x : (tensor<0x5xf32>) -> tensor<0x5xf32>
  %u = core.reshape %e, sizes = [3, 0] : (tensor<0x5xf32>) -> tensor<3x0xf32>
  %r = core.neg %u : (tensor<3x0xf32>) -> tensor<3x0xf32>
  return %r : tensor<3x0xf32>
}

// A barrier stays between what is computed before and after it.
// CHECK-LABEL: @barrier
// CHECK:         %[[E:.+]] = core.exp %arg0 : (tensor<24x64xf32>)
// CHECK-NEXT:    %[[B:.+]] = core.barrier %[[E]] : (tensor<24x64xf32>)
// CHECK-NEXT:    %[[U:.+]] = core.reshape %[[B]], sizes = [2, 12, 64]
// CHECK-NEXT:    core.neg %[[U]] : (tensor<2x12x64xf32>)
func.func @barrier(%x: tensor<24x64xf32>) -> tensor<2x12x64xf32> {
  %e = core.exp %x : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %b = core.barrier %e : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %b, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.neg %u : (tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  return %r : tensor<2x12x64xf32>
}

// A plan by hand names ops of certain shapes.
// CHECK-LABEL: @planned
// CHECK:         core.reshape %{{.+}}, sizes = [2, 12, 64]
// CHECK-NEXT:    core.neg %{{.+}} : (tensor<2x12x64xf32>)
func.func @planned(%x: tensor<24x64xf32>) -> tensor<2x12x64xf32> {
  %e = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %e, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.neg %u : (tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  return %r : tensor<2x12x64xf32>
}

// Dimensions that are collapsed before a move and expanded behind it are not joined.
// CHECK-LABEL: @collapsedMove
// CHECK-NEXT:    %[[T:.+]] = core.transpose %arg0, dims = [0, 1, 3, 2] : (tensor<2x4x12x16xf32>) -> tensor<2x4x16x12xf32>
// CHECK-NEXT:    core.exp %[[T]] : (tensor<2x4x16x12xf32>)
func.func @collapsedMove(%x: tensor<2x4x12x16xf32>) -> tensor<2x4x16x12xf32> {
  %c = core.reshape %x, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
  %t = core.transpose %c, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
  %u = core.reshape %t, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
  %e = core.exp %u : (tensor<2x4x16x12xf32>) -> tensor<2x4x16x12xf32>
  return %e : tensor<2x4x16x12xf32>
}

// Heads of a slice are a slice of heads.
// CHECK-LABEL: @heads
// CHECK:         %[[H:.+]] = core.reshape %arg0, sizes = [%{{.+}}, %{{.+}}, 12, 16] : (tensor<?x?x192xf32>, index, index) -> tensor<?x?x12x16xf32>
// CHECK-NEXT:    %[[S:.+]] = core.slice %[[H]], offsets = [0, 0, 4, 0], sizes = [%{{.+}}, %{{.+}}, 4, 16], strides = [1, 1, 1, 1]
// CHECK-NEXT:    %[[T:.+]] = core.transpose %[[S]], dims = [0, 2, 1, 3]
// CHECK-NEXT:    return %[[T]]
func.func @heads(%x: tensor<?x?x192xf32>) -> tensor<?x4x?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %x, %c0 : tensor<?x?x192xf32>
  %l = tensor.dim %x, %c1 : tensor<?x?x192xf32>
  %s = core.slice %x, offsets = [0, 0, 64], sizes = [%b, %l, 64], strides = [1, 1, 1]
      : (tensor<?x?x192xf32>, index, index) -> tensor<?x?x64xf32>
  %h = core.reshape %s, sizes = [%b, %l, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
  %t = core.transpose %h, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
  return %t : tensor<?x4x?x16xf32>
}

// The slice begins within a head.
// CHECK-LABEL: @withinAHead
// CHECK:         core.slice %arg0, offsets = [0, 8], sizes = [2, 64]
// CHECK-NEXT:    core.reshape %{{.+}}, sizes = [2, 4, 16]
func.func @withinAHead(%x: tensor<2x192xf32>) -> tensor<4x2x16xf32> {
  %s = core.slice %x, offsets = [0, 8], sizes = [2, 64], strides = [1, 1] : (tensor<2x192xf32>) -> tensor<2x64xf32>
  %h = core.reshape %s, sizes = [2, 4, 16] : (tensor<2x64xf32>) -> tensor<2x4x16xf32>
  %t = core.transpose %h, dims = [1, 0, 2] : (tensor<2x4x16xf32>) -> tensor<4x2x16xf32>
  return %t : tensor<4x2x16xf32>
}

// A scatter keeps its tensor; rows of updates are joined, and are added in the same order.
// CHECK-LABEL: @scatter
// CHECK-DAG:     %[[I:.+]] = core.reshape %arg1, sizes = [24]
// CHECK-DAG:     %[[E:.+]] = core.exp %arg2 : (tensor<24x64xf32>)
// CHECK:         core.scatter add, %arg0, %[[E]], %[[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error
// CHECK-SAME:        (tensor<50x64xf32>, tensor<24x64xf32>, tensor<24xi64>) -> tensor<50x64xf32>
func.func @scatter(%x: tensor<50x64xf32>, %i: tensor<2x12xi64>, %u: tensor<24x64xf32>) -> tensor<50x64xf32> {
  %e = core.exp %u : (tensor<24x64xf32>) -> tensor<24x64xf32>
  %v = core.reshape %e, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.scatter add, %x, %v, %i, dims = [0], x_dims = [2], index_dims = [0, 1], out_of_bounds = error
      : (tensor<50x64xf32>, tensor<2x12x64xf32>, tensor<2x12xi64>) -> tensor<50x64xf32>
  return %r : tensor<50x64xf32>
}

// The shared broadcast is read before a product and behind it, and is an op for each.
// CHECK-LABEL: @depths
// CHECK:         core.broadcast %arg2, dims = [2], sizes = [2, 12, 64]
// CHECK:         core.add %arg0, %{{.+}} : (tensor<2x12x64xf32>
// CHECK:         core.contract
// CHECK:         core.add %{{.+}} : (tensor<24x64xf32>, tensor<24x64xf32>) -> tensor<24x64xf32>
// CHECK-NEXT:    core.reshape
// CHECK-NEXT:    return
func.func @depths(%x: tensor<2x12x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64xf32>, %y: tensor<12x64xf32>) -> tensor<2x12x64xf32> {
  %s = core.broadcast %b, dims = [2], sizes = [2, 12, 64] : (tensor<64xf32>) -> tensor<2x12x64xf32>
  %p = core.broadcast %y, dims = [1, 2], sizes = [2, 12, 64] : (tensor<12x64xf32>) -> tensor<2x12x64xf32>
  %a = core.add %x, %s : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  %m = core.mul %a, %p : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  %c = core.reshape %m, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
  %q = core.contract %c, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0]
      : (tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
  %u = core.reshape %q, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
  %r = core.add %u, %s : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
  return %r : tensor<2x12x64xf32>
}
