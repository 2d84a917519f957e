// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @reshapes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x6xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [4, 3] : (tensor<2x6xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @reshapes(%x: tensor<2x6xf32>) -> tensor<4x3xf32> {
  %a = core.reshape %x, sizes = [12] : (tensor<2x6xf32>) -> tensor<12xf32>
  %b = core.reshape %a, sizes = [4, 3] : (tensor<12xf32>) -> tensor<4x3xf32>
  return %b : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @reshape_to_itself(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x6xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x6xf32> {
// CHECK-NEXT:    return [[X]] : tensor<?x6xf32>
// CHECK-NEXT:  }
func.func @reshape_to_itself(%x: tensor<?x6xf32>, %n: index) -> tensor<?x6xf32> {
  %a = core.reshape %x, sizes = [%n, 6] : (tensor<?x6xf32>, index) -> tensor<?x6xf32>
  return %a : tensor<?x6xf32>
}

// Two unknown sizes may change.
// CHECK-LABEL: func.func @reshape_of_two_unknown(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[N]], [[N]]] : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x?xf32>
// CHECK-NEXT:  }
func.func @reshape_of_two_unknown(%x: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %a = core.reshape %x, sizes = [%n, %n] : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  return %a : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @transposes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.transpose [[X]], dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:    return [[V0]], [[X]] : tensor<4x3x2xf32>, tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @transposes(%x: tensor<2x3x4xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
  %a = core.transpose %x, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %b = core.transpose %a, dims = [1, 0, 2] : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  %c = core.transpose %a, dims = [2, 0, 1] : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  return %b, %c : tensor<4x3x2xf32>, tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @broadcasts(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<2x?x3x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [2], sizes = [2, [[N]], 3, 5] : (tensor<3xf32>, index) -> tensor<2x?x3x5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x?x3x5xf32>
// CHECK-NEXT:  }
func.func @broadcasts(%x: tensor<3xf32>, %n: index) -> tensor<2x?x3x5xf32> {
  %a = core.broadcast %x, dims = [1], sizes = [%n, 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
  %b = core.broadcast %a, dims = [1, 2], sizes = [2, %n, 3, 5] : (tensor<?x3xf32>, index) -> tensor<2x?x3x5xf32>
  return %b : tensor<2x?x3x5xf32>
}

// CHECK-LABEL: func.func @broadcast_to_itself(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x3xf32> {
// CHECK-NEXT:    return [[X]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @broadcast_to_itself(%x: tensor<?x3xf32>, %n: index) -> tensor<?x3xf32> {
  %a = core.broadcast %x, dims = [0, 1], sizes = [%n, 3] : (tensor<?x3xf32>, index) -> tensor<?x3xf32>
  return %a : tensor<?x3xf32>
}

// A reduced dimension that is kept with size 1 and then repeated.
// CHECK-LABEL: func.func @broadcast_of_inserted_ones(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [0], sizes = {{\[}}[[N]], 8] : (tensor<?xf32>, index) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @broadcast_of_inserted_ones(%x: tensor<?xf32>, %n: index) -> tensor<?x8xf32> {
  %a = core.reshape %x, sizes = [%n, 1] : (tensor<?xf32>, index) -> tensor<?x1xf32>
  %b = core.broadcast %a, dims = [0, 1], sizes = [%n, 8] : (tensor<?x1xf32>, index) -> tensor<?x8xf32>
  return %b : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @broadcast_of_other_reshape(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<6xf32>) -> tensor<4x2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [2, 3] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [1, 2], sizes = [4, 2, 3] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4x2x3xf32>
// CHECK-NEXT:  }
func.func @broadcast_of_other_reshape(%x: tensor<6xf32>) -> tensor<4x2x3xf32> {
  %a = core.reshape %x, sizes = [2, 3] : (tensor<6xf32>) -> tensor<2x3xf32>
  %b = core.broadcast %a, dims = [1, 2], sizes = [4, 2, 3] : (tensor<2x3xf32>) -> tensor<4x2x3xf32>
  return %b : tensor<4x2x3xf32>
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<20xf32>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: index) -> (tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [5], sizes = [2], strides = [6] : (tensor<20xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[O]], [[C2]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[V1]], [[C1]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.slice [[X]], offsets = {{\[}}[[V2]]], sizes = [2], strides = [2] : (tensor<20xf32>, index) -> tensor<2xf32>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<2xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @slices(%x: tensor<20xf32>, %o: index) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = core.slice %x, offsets = [1], sizes = [9], strides = [2] : (tensor<20xf32>) -> tensor<9xf32>
  %b = core.slice %a, offsets = [2], sizes = [2], strides = [3] : (tensor<9xf32>) -> tensor<2xf32>
  %c = core.slice %a, offsets = [%o], sizes = [2], strides = [1] : (tensor<9xf32>, index) -> tensor<2xf32>
  return %b, %c : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @reverses(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x1xf32>) -> (tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reverse [[X]], dims = [0] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:    return [[X]], [[V0]], [[X]] : tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
// CHECK-NEXT:  }
func.func @reverses(%x: tensor<2x3x1xf32>) -> (tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>) {
  %a = core.reverse %x, dims = [0, 1] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %b = core.reverse %a, dims = [1, 0] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %c = core.reverse %a, dims = [1] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %d = core.reverse %x, dims = [2] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  return %b, %c, %d : tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>
}

// CHECK-LABEL: func.func @nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @nothing(%x: tensor<2xf32>, %v: tensor<f32>) -> tensor<2xf32> {
  %a = core.pad %x, %v, low = [0], high = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %b = core.concatenate %a, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
  %c = core.reduce add, %b, dims = [] : (tensor<2xf32>) -> tensor<2xf32>
  return %c : tensor<2xf32>
}

// Larger steps than an op may have.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [0], sizes = {{\[}}[[N]]], strides = [70368744177664] : (tensor<?xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[V0]], offsets = [0], sizes = {{\[}}[[N]]], strides = [262144] : (tensor<?xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @steps(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %a = core.slice %x, offsets = [0], sizes = [%n], strides = [70368744177664] : (tensor<?xf32>, index) -> tensor<?xf32>
  %b = core.slice %a, offsets = [0], sizes = [%n], strides = [262144] : (tensor<?xf32>, index) -> tensor<?xf32>
  return %b : tensor<?xf32>
}

// What would be wrong in code that is never run stays as it is.
// CHECK-LABEL: func.func @wrong_reshape(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<2x5xf32> {
// CHECK-NEXT:    [[C5:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[N]], 2] : (tensor<8xf32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [2, 5] : (tensor<?x2xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[X]], sizes = [2, [[C5]]] : (tensor<8xf32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[CAST:%[^ ,:]+]] = tensor.cast [[V2]] : tensor<2x?xf32> to tensor<2x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[CAST]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:    return [[V3]] : tensor<2x5xf32>
// CHECK-NEXT:  }
func.func @wrong_reshape(%x: tensor<8xf32>, %n: index) -> tensor<2x5xf32> {
  %c5 = arith.constant 5 : index
  %a = core.reshape %x, sizes = [%n, 2] : (tensor<8xf32>, index) -> tensor<?x2xf32>
  %b = core.reshape %a, sizes = [2, 5] : (tensor<?x2xf32>) -> tensor<2x5xf32>
  %c = core.reshape %x, sizes = [2, %c5] : (tensor<8xf32>, index) -> tensor<2x?xf32>
  %d = tensor.cast %c : tensor<2x?xf32> to tensor<2x5xf32>
  %e = core.add %b, %d : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  return %e : tensor<2x5xf32>
}

// CHECK-LABEL: func.func @wrong_slice(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<8xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C7:%[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = {{\[}}[[C7]]], sizes = {{\[}}[[C3]]], strides = [1] : (tensor<8xf32>, index, index) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @wrong_slice(%x: tensor<8xf32>) -> tensor<?xf32> {
  %c7 = arith.constant 7 : index
  %c3 = arith.constant 3 : index
  %a = core.slice %x, offsets = [%c7], sizes = [%c3], strides = [1] : (tensor<8xf32>, index, index) -> tensor<?xf32>
  return %a : tensor<?xf32>
}

// Without elements the unknown size may be any.
// CHECK-LABEL: func.func @ones_of_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<0x?xf32>) -> tensor<0x3x7xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [0, 1, 7] : (tensor<0x?xf32>) -> tensor<0x1x7xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0, 1, 2], sizes = [0, 3, 7] : (tensor<0x1x7xf32>) -> tensor<0x3x7xf32>
// CHECK-NEXT:    return [[V1]] : tensor<0x3x7xf32>
// CHECK-NEXT:  }
func.func @ones_of_nothing(%x: tensor<0x?xf32>) -> tensor<0x3x7xf32> {
  %a = core.reshape %x, sizes = [0, 1, 7] : (tensor<0x?xf32>) -> tensor<0x1x7xf32>
  %b = core.broadcast %a, dims = [0, 1, 2], sizes = [0, 3, 7] : (tensor<0x1x7xf32>) -> tensor<0x3x7xf32>
  return %b : tensor<0x3x7xf32>
}
