// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @part_of_join(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<3x2xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xf32>) -> tensor<2x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[B]], offsets = [1, 1], sizes = [2, 2], strides = [1, 2] : (tensor<3x4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @part_of_join(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>) -> tensor<2x2xf32> {
  %j = core.concatenate %a, %b, dim = 1 : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<3x6xf32>
  %r = core.slice %j, offsets = [1, 3], sizes = [2, 2], strides = [1, 2] : (tensor<3x6xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// Lies in two operands.
// CHECK-LABEL: func.func @parts_of_two(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.concatenate [[A]], [[B]], dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[V0]], offsets = [1], sizes = [2], strides = [1] : (tensor<6xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @parts_of_two(%a: tensor<2xf32>, %b: tensor<4xf32>) -> tensor<2xf32> {
  %j = core.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  %r = core.slice %j, offsets = [1], sizes = [2], strides = [1] : (tensor<6xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @first_of_unknown(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    return [[A]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @first_of_unknown(%a: tensor<2xf32>, %b: tensor<?xf32>) -> tensor<2xf32> {
  %j = core.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = core.slice %j, offsets = [0], sizes = [2], strides = [1] : (tensor<?xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @part_of_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x?xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<2x?xf32> {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<3x?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [1, 0], sizes = [2, [[DIM]]], strides = [1, 1] : (tensor<3x?xf32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x?xf32>
// CHECK-NEXT:  }
func.func @part_of_pad(%x: tensor<3x?xf32>, %v: tensor<f32>) -> tensor<2x?xf32> {
  %p = core.pad %x, %v, low = [2, 0], high = [1, 0] : (tensor<3x?xf32>, tensor<f32>) -> tensor<6x?xf32>
  %c1 = arith.constant 1 : index
  %n1 = tensor.dim %x, %c1 : tensor<3x?xf32>
  %r = core.slice %p, offsets = [3, 0], sizes = [2, %n1], strides = [1, 1] : (tensor<6x?xf32>, index) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// Has an element of the padding.
// CHECK-LABEL: func.func @part_with_padding(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.pad [[X]], [[V]], low = [2], high = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[V0]], offsets = [1], sizes = [3], strides = [1] : (tensor<6xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @part_with_padding(%x: tensor<3xf32>, %v: tensor<f32>) -> tensor<3xf32> {
  %p = core.pad %x, %v, low = [2], high = [1] : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  %r = core.slice %p, offsets = [1], sizes = [3], strides = [1] : (tensor<6xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// CHECK-LABEL: func.func @part_of_repeated(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @part_of_repeated(%x: tensor<3xf32>) -> tensor<2x3xf32> {
  %b = core.broadcast %x, dims = [1], sizes = [8, 3] : (tensor<3xf32>) -> tensor<8x3xf32>
  %r = core.slice %b, offsets = [1, 0], sizes = [2, 3], strides = [3, 1] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A part of x.
// CHECK-LABEL: func.func @part_of_the_repeated(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) -> tensor<8x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [1], sizes = [8, 3] : (tensor<3xf32>) -> tensor<8x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[V0]], offsets = [0, 1], sizes = [8, 2], strides = [1, 1] : (tensor<8x3xf32>) -> tensor<8x2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<8x2xf32>
// CHECK-NEXT:  }
func.func @part_of_the_repeated(%x: tensor<3xf32>) -> tensor<8x2xf32> {
  %b = core.broadcast %x, dims = [1], sizes = [8, 3] : (tensor<3xf32>) -> tensor<8x3xf32>
  %r = core.slice %b, offsets = [0, 1], sizes = [8, 2], strides = [1, 1] : (tensor<8x3xf32>) -> tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// CHECK-LABEL: func.func @part_of_reversed(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<7x2xf32>) -> tensor<2x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [2, 0], sizes = [2, 2], strides = [3, 1] : (tensor<7x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reverse [[V0]], dims = [0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @part_of_reversed(%x: tensor<7x2xf32>) -> tensor<2x2xf32> {
  %b = core.reverse %x, dims = [0] : (tensor<7x2xf32>) -> tensor<7x2xf32>
  %r = core.slice %b, offsets = [1, 0], sizes = [2, 2], strides = [3, 1] : (tensor<7x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @pads(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xi32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<i32>) -> tensor<?x6xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.pad [[X]], [[V]], low = [1, 1], high = [2, 2] : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x6xi32>
// CHECK-NEXT:    return [[V0]] : tensor<?x6xi32>
// CHECK-NEXT:  }
func.func @pads(%x: tensor<?x3xi32>, %v: tensor<i32>) -> tensor<?x6xi32> {
  %a = core.pad %x, %v, low = [1, 0], high = [0, 2] : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x5xi32>
  %b = core.pad %a, %v, low = [0, 1], high = [2, 0] : (tensor<?x5xi32>, tensor<i32>) -> tensor<?x6xi32>
  return %b : tensor<?x6xi32>
}

// CHECK-LABEL: func.func @pads_of_two_values(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<i32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<i32>) -> tensor<6xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.pad [[X]], [[V]], low = [1], high = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.pad [[V0]], [[W]], low = [0], high = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
// CHECK-NEXT:    return [[V1]] : tensor<6xi32>
// CHECK-NEXT:  }
func.func @pads_of_two_values(%x: tensor<3xi32>, %v: tensor<i32>, %w: tensor<i32>) -> tensor<6xi32> {
  %a = core.pad %x, %v, low = [1], high = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  %b = core.pad %a, %w, low = [0], high = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>
  return %b : tensor<6xi32>
}

// CHECK-LABEL: func.func @joins(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.concatenate [[B]], [[A]], [[B]], [[A]], dim = 0 : (tensor<?xf32>, tensor<2xf32>, tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @joins(%a: tensor<2xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %j = core.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = core.concatenate %b, %j, %a, dim = 0 : (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @taken_apart(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x?xf32>) -> tensor<5x?xf32> {
// CHECK-NEXT:    return [[X]] : tensor<5x?xf32>
// CHECK-NEXT:  }
func.func @taken_apart(%x: tensor<5x?xf32>) -> tensor<5x?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<5x?xf32>
  %a = core.slice %x, offsets = [0, 0], sizes = [2, %n], strides = [1, 1] : (tensor<5x?xf32>, index) -> tensor<2x?xf32>
  %b = core.slice %x, offsets = [2, 0], sizes = [3, %n], strides = [1, 1] : (tensor<5x?xf32>, index) -> tensor<3x?xf32>
  %r = core.concatenate %a, %b, dim = 0 : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
  return %r : tensor<5x?xf32>
}

// Not in order.
// CHECK-LABEL: func.func @rotated(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [2], sizes = [3], strides = [1] : (tensor<5xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[X]], offsets = [0], sizes = [2], strides = [1] : (tensor<5xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.concatenate [[V0]], [[V1]], dim = 0 : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
// CHECK-NEXT:    return [[V2]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @rotated(%x: tensor<5xf32>) -> tensor<5xf32> {
  %a = core.slice %x, offsets = [2], sizes = [3], strides = [1] : (tensor<5xf32>) -> tensor<3xf32>
  %b = core.slice %x, offsets = [0], sizes = [2], strides = [1] : (tensor<5xf32>) -> tensor<2xf32>
  %r = core.concatenate %a, %b, dim = 0 : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
  return %r : tensor<5xf32>
}

// More padding than an op may have.
// CHECK-LABEL: func.func @pads_too_large(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xi32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<i32>) -> tensor<?xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.pad [[X]], [[V]], low = [1099511627776], high = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.pad [[V0]], [[V]], low = [1], high = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
// CHECK-NEXT:    return [[V1]] : tensor<?xi32>
// CHECK-NEXT:  }
func.func @pads_too_large(%x: tensor<?xi32>, %v: tensor<i32>) -> tensor<?xi32> {
  %a = core.pad %x, %v, low = [1099511627776], high = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %b = core.pad %a, %v, low = [1], high = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %b : tensor<?xi32>
}

// KEEP
// Slices and concatenations of equal transposes move before the transpose.
// CHECK-LABEL: func.func @rotate_half
// CHECK-SAME: %[[X:.*]]: tensor<2x12x4x16xf32>
// CHECK-DAG: %[[LOW:.*]] = core.slice %[[X]], offsets = [0, 0, 0, 0], sizes = [2, 12, 4, 8], strides = [1, 1, 1, 1]
// CHECK-DAG: %[[HIGH:.*]] = core.slice %[[X]], offsets = [0, 0, 0, 8], sizes = [2, 12, 4, 8], strides = [1, 1, 1, 1]
// CHECK: %[[NEG:.*]] = core.neg %[[HIGH]] : (tensor<2x12x4x8xf32>) -> tensor<2x12x4x8xf32>
// CHECK: %[[JOINED:.*]] = core.concatenate %[[NEG]], %[[LOW]], dim = 3
// CHECK: %[[R:.*]] = core.transpose %[[JOINED]], dims = [0, 2, 1, 3]
// CHECK: return %[[R]]
func.func @rotate_half(%x: tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32> {
  %t = core.transpose %x, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
  %low = core.slice %t, offsets = [0, 0, 0, 0], sizes = [2, 4, 12, 8], strides = [1, 1, 1, 1] : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
  %high = core.slice %t, offsets = [0, 0, 0, 8], sizes = [2, 4, 12, 8], strides = [1, 1, 1, 1] : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
  %neg = core.neg %high : (tensor<2x4x12x8xf32>) -> tensor<2x4x12x8xf32>
  %r = core.concatenate %neg, %low, dim = 3 : (tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) -> tensor<2x4x12x16xf32>
  return %r : tensor<2x4x12x16xf32>
}

// KEEP
// The transpose is returned, so that it is in memory: slices are views of it.
// CHECK-LABEL: func.func @returned_transpose
// CHECK: %[[T:.*]] = core.transpose
// CHECK: core.slice %[[T]]
func.func @returned_transpose(%x: tensor<4x8xf32>) -> (tensor<8x4xf32>, tensor<3x4xf32>) {
  %t = core.transpose %x, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %s = core.slice %t, offsets = [2, 0], sizes = [3, 4], strides = [1, 1] : (tensor<8x4xf32>) -> tensor<3x4xf32>
  return %t, %s : tensor<8x4xf32>, tensor<3x4xf32>
}
