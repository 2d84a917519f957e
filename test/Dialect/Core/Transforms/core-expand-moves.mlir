// Copies that ops imply become ops of their own; what reads around edges keeps its padding.
// RUN: tcopt %s --core-expand-moves | FileCheck %s
// RUN: tcopt %s --core-expand-moves=pad-convolutions=false | FileCheck %s --check-prefix=AROUND

// CHECK-LABEL: @padded
// CHECK:         %[[ZERO:.+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[PAD:.+]] = core.pad %{{.+}}, %[[ZERO]], low = [0, 0, 1, 0], high = [0, 0, 2, 0] : (tensor<2x3x?x8xf32>, tensor<f32>)
// CHECK-NEXT:    core.convolution %[[PAD]], {{.*}} low = [0, 0], high = [0, 0],
// AROUND-LABEL: @padded
// AROUND-NOT:    core.pad
// AROUND:        core.convolution %{{.+}}, {{.*}} low = [1, 0], high = [2, 0],
func.func @padded(%x: tensor<2x3x?x8xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x?x6xf32> {
  %r = core.convolution %x, %w, strides = [1, 1], low = [1, 0], high = [2, 0], dilations = [1, 1], groups = 1
      : (tensor<2x3x?x8xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x?x6xf32>
  return %r : tensor<2x4x?x6xf32>
}

// A window of more than 64 elements is padded instead of read around edges.
// AROUND-LABEL: @large
// AROUND:        core.pad
func.func @large(%x: tensor<2x3x100xf32>, %w: tensor<4x3x65xf32>) -> tensor<2x4x38xf32> {
  %r = core.convolution %x, %w, strides = [1], low = [1], high = [1], dilations = [1], groups = 1
      : (tensor<2x3x100xf32>, tensor<4x3x65xf32>) -> tensor<2x4x38xf32>
  return %r : tensor<2x4x38xf32>
}

// CHECK-LABEL: @depthwise
// CHECK-NOT:     core.pad
func.func @depthwise(%x: tensor<2x4x8xf32>, %w: tensor<4x1x3xf32>) -> tensor<2x4x8xf32> {
  %r = core.convolution %x, %w, strides = [1], low = [1], high = [1], dilations = [1], groups = 4
      : (tensor<2x4x8xf32>, tensor<4x1x3xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}

// CHECK-LABEL: @windows
// CHECK:         core.reduce_window maximum, %{{.+}}, sizes = [3], {{.*}}low = [1]
// CHECK:         %[[LEAST:.+]] = core.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    %[[PAD:.+]] = core.pad %{{.+}}, %[[LEAST]], low = [40], high = [40]
// CHECK-NEXT:    core.reduce_window maximum, %[[PAD]], sizes = [80], strides = [1], low = [0], high = [0]
func.func @windows(%x: tensor<100xf32>) -> (tensor<100xf32>, tensor<101xf32>) {
  %s = core.reduce_window maximum, %x, sizes = [3], strides = [1], low = [1], high = [1], dilations = [1]
      : (tensor<100xf32>) -> tensor<100xf32>
  %l = core.reduce_window maximum, %x, sizes = [80], strides = [1], low = [40], high = [40], dilations = [1]
      : (tensor<100xf32>) -> tensor<101xf32>
  return %s, %l : tensor<100xf32>, tensor<101xf32>
}

// CHECK-LABEL: @sort
// CHECK:         %[[X:.+]] = core.transpose %{{.+}}, dims = [2, 1, 0]
// CHECK-NEXT:    %[[V:.+]], %[[I:.+]] = core.sort %[[X]], dim = 2, descending = true, limit = 2
// CHECK-NEXT:    %[[TV:.+]] = core.transpose %[[V]], dims = [2, 1, 0]
// CHECK-NEXT:    %[[TI:.+]] = core.transpose %[[I]], dims = [2, 1, 0]
// CHECK-NEXT:    return %[[TV]], %[[TI]]
func.func @sort(%x: tensor<5x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
  %v, %i = core.sort %x, dim = 0, descending = true, limit = 2 : (tensor<5x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
  return %v, %i : tensor<2x3x4xf32>, tensor<2x3x4xi64>
}

// CHECK-LABEL: @bytes
// CHECK:         %[[X:.+]] = core.convert %{{.+}} : (tensor<5xui8>) -> tensor<5xi16>
// CHECK-NEXT:    %[[V:.+]], %[[I:.+]] = core.sort %[[X]], dim = 0
// CHECK-NEXT:    %[[B:.+]] = core.convert %[[V]] : (tensor<5xi16>) -> tensor<5xui8>
// CHECK-NEXT:    return %[[B]], %[[I]]
func.func @bytes(%x: tensor<5xui8>) -> (tensor<5xui8>, tensor<5xi64>) {
  %v, %i = core.sort %x, dim = 0, descending = false : (tensor<5xui8>) -> (tensor<5xui8>, tensor<5xi64>)
  return %v, %i : tensor<5xui8>, tensor<5xi64>
}

// CHECK-LABEL: @as_it_is
// CHECK-NEXT:    core.sort
func.func @as_it_is(%x: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>) {
  %v, %i = core.sort %x, dim = 1, descending = false : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>)
  return %v, %i : tensor<3x5xf32>, tensor<3x5xi64>
}
