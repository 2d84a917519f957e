// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Constant scales and shifts of channels move into constant weights in fast numerics.
// RUN: tcopt %s --core-simplify | FileCheck %s

// Batch normalisation in inference, as its decomposition is.
// CHECK-LABEL: func.func @batch_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x8x8xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x3x6x6xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<-3.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<{{\[\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00]], {{\[\[}}1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00]]], {{\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00]], {{\[\[}}1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00]]], {{\[\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00]], {{\[\[}}1.500000e+00, 2.500000e+00, 3.500000e+00], [4.500000e+00, 5.500000e+00, 6.500000e+00], [7.500000e+00, 8.500000e+00, 9.500000e+00]]]]> : tensor<3x2x3x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[7.000000e+00, 8.000000e+00, 9.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[1.000000e+01, 1.100000e+01, 1.200000e+01]> : tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<[1.300000e+01, 1.400000e+01, 1.500000e+01]> : tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sqrt [[V2]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = [3, 2, 3, 3] : (tensor<3xf32>) -> tensor<3x2x3x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V1]], [[V6]] : (tensor<3x2x3x3xf32>, tensor<3x2x3x3xf32>) -> tensor<3x2x3x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.div [[V0]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V3]], dims = [0], sizes = [3, 2, 3, 3] : (tensor<3xf32>) -> tensor<3x2x3x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V7]], [[V9]] : (tensor<3x2x3x3xf32>, tensor<3x2x3x3xf32>) -> tensor<3x2x3x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V8]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.add [[V11]], [[V4]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.convolution [[X]], [[V10]], strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<?x2x8x8xf32>, tensor<3x2x3x3xf32>) -> tensor<?x3x6x6xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V12]], dims = [1], sizes = {{\[}}[[N]], 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.add [[V13]], [[V14]] : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
// CHECK-NEXT:    return [[V15]] : tensor<?x3x6x6xf32>
// CHECK-NEXT:  }
func.func @batch_norm(%x: tensor<?x2x8x8xf32>, %n: index) -> tensor<?x3x6x6xf32> attributes {tcopt.numerics = "fast"} {
  %w = core.constant dense<[[[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5], [7.5, 8.5, 9.5]]], [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5], [7.5, 8.5, 9.5]]], [[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], [[1.5, 2.5, 3.5], [4.5, 5.5, 6.5], [7.5, 8.5, 9.5]]]]> : tensor<3x2x3x3xf32>
  %bias = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %mean = core.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %var = core.constant dense<[7.0, 8.0, 9.0]> : tensor<3xf32>
  %gamma = core.constant dense<[10.0, 11.0, 12.0]> : tensor<3xf32>
  %beta = core.constant dense<[13.0, 14.0, 15.0]> : tensor<3xf32>
  %r = core.convolution %x, %w, strides = [1, 1], low = [0, 0], high = [0, 0], dilations = [1, 1], groups = 1 : (tensor<?x2x8x8xf32>, tensor<3x2x3x3xf32>) -> tensor<?x3x6x6xf32>
  %0 = core.broadcast %bias, dims = [1], sizes = [%n, 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
  %1 = core.add %r, %0 : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
  %2 = core.broadcast %mean, dims = [1], sizes = [%n, 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
  %3 = core.sub %1, %2 : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
  %dev = core.sqrt %var : (tensor<3xf32>) -> tensor<3xf32>
  %4 = core.broadcast %dev, dims = [1], sizes = [%n, 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
  %5 = core.div %3, %4 : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
  %6 = core.broadcast %gamma, dims = [1], sizes = [%n, 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
  %7 = core.mul %5, %6 : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
  %8 = core.broadcast %beta, dims = [1], sizes = [%n, 3, 6, 6] : (tensor<3xf32>, index) -> tensor<?x3x6x6xf32>
  %9 = core.add %8, %7 : (tensor<?x3x6x6xf32>, tensor<?x3x6x6xf32>) -> tensor<?x3x6x6xf32>
  return %9 : tensor<?x3x6x6xf32>
}

// A number scales all channels; a tensor of rank 2 is reshaped; weights may be computed from constants.
// CHECK-LABEL: func.func @linear(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x4xf64>) -> tensor<5x3xf64> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[-1.000000e+00, -2.000000e+00, -3.000000e+00]> : tensor<3xf64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<3.000000e-01> : tensor<3x4xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00], [9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01]]> : tensor<3x4xf64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.exp [[V2]] : (tensor<3x4xf64>) -> tensor<3x4xf64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V3]], [[V1]] : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.contract [[X]], [[V4]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<5x4xf64>, tensor<3x4xf64>) -> tensor<5x3xf64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V0]], dims = [1], sizes = [5, 3] : (tensor<3xf64>) -> tensor<5x3xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V5]], [[V6]] : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
// CHECK-NEXT:    return [[V7]] : tensor<5x3xf64>
// CHECK-NEXT:  }
func.func @linear(%x: tensor<5x4xf64>) -> tensor<5x3xf64> attributes {tcopt.numerics = "fast"} {
  %c = core.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]]> : tensor<3x4xf64>
  %w = core.exp %c : (tensor<3x4xf64>) -> tensor<3x4xf64>
  %shift = core.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf64>
  %half = core.constant dense<0.3> : tensor<5x3xf64>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<5x4xf64>, tensor<3x4xf64>) -> tensor<5x3xf64>
  %0 = core.mul %half, %r : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
  %1 = core.broadcast %shift, dims = [0, 1], sizes = [5, 3] : (tensor<1x3xf64>) -> tensor<5x3xf64>
  %2 = core.sub %0, %1 : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
  return %2 : tensor<5x3xf64>
}

// The steps end where a value has two readers.
// CHECK-LABEL: func.func @steps_with_two_readers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x4xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>) attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [4, 3] : (tensor<3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V3]], [[V0]] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.contract [[X]], [[V4]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V5]], [[V2]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    return [[V5]], [[V6]] : tensor<5x3xf32>, tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @steps_with_two_readers(%x: tensor<5x4xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>) attributes {tcopt.numerics = "fast"} {
  %w = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %c = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %0 = core.broadcast %c, dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
  %1 = core.mul %r, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %2 = core.mul %1, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1, %2 : tensor<5x3xf32>, tensor<5x3xf32>
}

// Numerics forbid it.
// CHECK-LABEL: func.func @strict(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x4xf32>) -> tensor<5x3xf32> attributes {tcopt.numerics = "strict"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[X]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V2]], [[V3]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    return [[V4]] : tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @strict(%x: tensor<5x4xf32>) -> tensor<5x3xf32> attributes {tcopt.numerics = "strict"} {
  %w = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %c = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %0 = core.broadcast %c, dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
  %1 = core.mul %r, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}

// Constants of rows, divisors that vary and products that are subtracted remain.
// CHECK-LABEL: func.func @other_steps(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[X]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [0], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V2]], [[V3]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.exp [[X]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.contract [[V5]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V]], dims = [1], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.div [[V6]], [[V7]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.log [[X]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.contract [[V9]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V11]], [[V10]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.mul [[V12]], [[V11]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    return [[V4]], [[V8]], [[V13]] : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @other_steps(%x: tensor<3x4xf32>, %v: tensor<3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) attributes {tcopt.numerics = "fast"} {
  %w = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %c = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %0 = core.broadcast %c, dims = [0], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
  %1 = core.mul %r, %0 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %y = core.exp %x : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %s = core.contract %y, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %2 = core.broadcast %v, dims = [1], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
  %3 = core.div %s, %2 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %z = core.log %x : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %t = core.contract %z, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %4 = core.broadcast %c, dims = [1], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
  %5 = core.sub %4, %t : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %6 = core.mul %5, %4 : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return %1, %3, %6 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>
}

// Weights that are arguments, weights of 16 bits and products with another reader remain.
// CHECK-LABEL: func.func @other_products(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x4xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:    [[H:%[^ ,:]+]]: tensor<5x4xbf16>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xbf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.contract [[X]], [[W]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V4]], [[V3]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.contract [[H]], [[V1]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xbf16>, tensor<4x3xbf16>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V6]], [[V3]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.contract [[X]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.mul [[V8]], [[V3]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    return [[V5]], [[V7]], [[V9]], [[V8]] : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @other_products(%x: tensor<5x4xf32>, %w: tensor<4x3xf32>, %h: tensor<5x4xbf16>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>) attributes {tcopt.numerics = "fast"} {
  %c = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = core.broadcast %c, dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %1 = core.mul %r, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %v = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xbf16>
  %s = core.contract %h, %v, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xbf16>, tensor<4x3xbf16>) -> tensor<5x3xf32>
  %2 = core.mul %s, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  %u = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %t = core.contract %x, %u, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %3 = core.mul %t, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1, %2, %3, %t : tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>
}

// A shift without a scale is a bias already.
// CHECK-LABEL: func.func @bias(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x4xf32>) -> tensor<5x3xf32> attributes {tcopt.numerics = "fast"} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00], [7.000000e+00, 8.000000e+00, 9.000000e+00], [1.500000e+00, 2.500000e+00, 3.500000e+00]]> : tensor<4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[X]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sub [[V2]], [[V3]] : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    return [[V4]] : tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @bias(%x: tensor<5x4xf32>) -> tensor<5x3xf32> attributes {tcopt.numerics = "fast"} {
  %w = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]]> : tensor<4x3xf32>
  %c = core.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
  %0 = core.broadcast %c, dims = [1], sizes = [5, 3] : (tensor<3xf32>) -> tensor<5x3xf32>
  %1 = core.sub %r, %0 : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}
