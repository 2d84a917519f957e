// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Inferred sizes of elements moved round, repeated, replaced or overlapped.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @roll(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    return [[DIM]], [[C3]] : index, index
// CHECK-NEXT:  }
func.func @roll(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.roll %x, shifts = [1], dims = [0] : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @triu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    return [[DIM]], [[C3]] : index, index
// CHECK-NEXT:  }
func.func @triu(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.triu %x, diagonal = 1 : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.muli [[DIM]], [[C3]] : index
// CHECK-NEXT:    return [[C2]], [[V0]], [[C4]] : index, index, index
// CHECK-NEXT:  }
func.func @repeat(%x: tensor<?x4xf32>) -> (index, index, index) {
  %0 = graph.repeat %x, repeats = [2, 3, 1] : (tensor<?x4xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @repeat_never(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> index {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    return [[C0]] : index
// CHECK-NEXT:  }
func.func @repeat_never(%x: tensor<?xf32>) -> (index) {
  %0 = graph.repeat %x, repeats = [0] : (tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (index, index) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[N]] : index, index
// CHECK-NEXT:  }
func.func @narrow(%x: tensor<?x4xf32>, %s: tensor<i64>, %n: index) -> (index, index) {
  %0 = graph.narrow %x, %s, sizes = [%n], dim = 1 : (tensor<?x4xf32>, tensor<i64>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @slice_scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C4]] : index, index
// CHECK-NEXT:  }
func.func @slice_scatter(%x: tensor<?x4xf32>, %u: tensor<?x?xf32>) -> (index, index) {
  %0 = graph.slice_scatter %x, %u, dim = 0, start = 1, end = -1, step = 2 : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @select_scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C4]] : index, index
// CHECK-NEXT:  }
func.func @select_scatter(%x: tensor<?x4xf32>, %u: tensor<?xf32>) -> (index, index) {
  %0 = graph.select_scatter %x, %u, dim = 0, index = 1 : (tensor<?x4xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    return [[DIM]], [[C4]] : index, index
// CHECK-NEXT:  }
func.func @bitcast(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.bitcast %x, dtype = i32 : (tensor<?x4xf32>) -> tensor<?x?xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @crop(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> (index, index) {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:    return [[V0]], [[C1]] : index, index
// CHECK-NEXT:  }
func.func @crop(%x: tensor<?x4xf32>, %v: tensor<f32>) -> (index, index) {
  %0 = graph.pad %x, %v, low = [-2, 1], high = [1, -4] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @reflection_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C7:%[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C3]] : index
// CHECK-NEXT:    return [[V0]], [[C7]] : index, index
// CHECK-NEXT:  }
func.func @reflection_pad(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.reflection_pad %x, low = [2, 0], high = [1, 3] : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @replication_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C7:%[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C3]] : index
// CHECK-NEXT:    return [[V0]], [[C7]] : index, index
// CHECK-NEXT:  }
func.func @replication_pad(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.replication_pad %x, low = [2, 0], high = [1, 3] : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @circular_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C7:%[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C3]] : index
// CHECK-NEXT:    return [[V0]], [[C7]] : index, index
// CHECK-NEXT:  }
func.func @circular_pad(%x: tensor<?x4xf32>) -> (index, index) {
  %0 = graph.circular_pad %x, low = [2, 0], high = [1, 3] : (tensor<?x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x4xf32>) -> (index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x2x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.minsi [[V0]], [[C4]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.maxsi [[V1]], [[C0]] : index
// CHECK-NEXT:    return [[C2]], [[V2]] : index, index
// CHECK-NEXT:  }
func.func @diagonal(%x: tensor<?x2x4xf32>) -> (index, index) {
  %0 = graph.diagonal %x, offset = -1, dim1 = 0, dim2 = 2 : (tensor<?x2x4xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @diagonal_outside(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>) -> index {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    return [[C0]] : index
// CHECK-NEXT:  }
func.func @diagonal_outside(%x: tensor<3x4xf32>) -> (index) {
  %0 = graph.diagonal %x, offset = 9, dim1 = 0, dim2 = 1 : (tensor<3x4xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @as_strided(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> (index, index) {
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    return [[C3]], [[C2]] : index, index
// CHECK-NEXT:  }
func.func @as_strided(%x: tensor<?xf32>) -> (index, index) {
  %0 = graph.as_strided %x, sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @unfold(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.subi [[DIM]], [[C3]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.floordivsi [[V0]], [[C2]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[V1]], [[C1]] : index
// CHECK-NEXT:    return [[V2]], [[C4]], [[C3]] : index, index, index
// CHECK-NEXT:  }
func.func @unfold(%x: tensor<?x4xf32>) -> (index, index, index) {
  %0 = graph.unfold %x, dim = 0, size = 3, step = 2 : (tensor<?x4xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @col2im(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?x15xf32>) -> (index, index, index, index) {
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x?x15xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?x15xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.floordivsi [[DIM_0]], [[C4]] : index
// CHECK-NEXT:    return [[DIM]], [[V0]], [[C4]], [[C4]] : index, index, index, index
// CHECK-NEXT:  }
func.func @col2im(%x: tensor<?x?x15xf32>) -> (index, index, index, index) {
  %0 = graph.col2im %x, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 1] : (tensor<?x?x15xf32>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @im2col(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x?x5xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C18:%[^ ,:]+]] = arith.constant 18 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x?x5xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<?x3x?x5xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM_0]], [[C_1]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[V0]], [[C3]] : index
// CHECK-NEXT:    return [[DIM]], [[C18]], [[V1]] : index, index, index
// CHECK-NEXT:  }
func.func @im2col(%x: tensor<?x3x?x5xf32>) -> (index, index, index) {
  %0 = graph.im2col %x, kernel_size = [2, 3], dilation = [1, 1], padding = [0, 1], stride = [1, 2] : (tensor<?x3x?x5xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}
