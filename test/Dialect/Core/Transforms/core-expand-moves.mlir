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

// A concatenation of 65 tensors: 32, 32, and the last one as it is.
// CHECK-LABEL: func @concatenate_many
// CHECK-SAME: %[[LAST:[a-z0-9]+]]: tensor<2xf32>) -> tensor<130xf32>
// CHECK: %[[A:.*]] = core.concatenate %arg0,
// CHECK-SAME: -> tensor<64xf32>
// CHECK: %[[B:.*]] = core.concatenate %arg32,
// CHECK-SAME: -> tensor<64xf32>
// CHECK: %[[R:.*]] = core.concatenate %[[A]], %[[B]], %[[LAST]], dim = 0 :
// CHECK: return %[[R]]
func.func @concatenate_many(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>, %a3: tensor<2xf32>, %a4: tensor<2xf32>, %a5: tensor<2xf32>, %a6: tensor<2xf32>, %a7: tensor<2xf32>, %a8: tensor<2xf32>, %a9: tensor<2xf32>, %a10: tensor<2xf32>, %a11: tensor<2xf32>, %a12: tensor<2xf32>, %a13: tensor<2xf32>, %a14: tensor<2xf32>, %a15: tensor<2xf32>, %a16: tensor<2xf32>, %a17: tensor<2xf32>, %a18: tensor<2xf32>, %a19: tensor<2xf32>, %a20: tensor<2xf32>, %a21: tensor<2xf32>, %a22: tensor<2xf32>, %a23: tensor<2xf32>, %a24: tensor<2xf32>, %a25: tensor<2xf32>, %a26: tensor<2xf32>, %a27: tensor<2xf32>, %a28: tensor<2xf32>, %a29: tensor<2xf32>, %a30: tensor<2xf32>, %a31: tensor<2xf32>, %a32: tensor<2xf32>, %a33: tensor<2xf32>, %a34: tensor<2xf32>, %a35: tensor<2xf32>, %a36: tensor<2xf32>, %a37: tensor<2xf32>, %a38: tensor<2xf32>, %a39: tensor<2xf32>, %a40: tensor<2xf32>, %a41: tensor<2xf32>, %a42: tensor<2xf32>, %a43: tensor<2xf32>, %a44: tensor<2xf32>, %a45: tensor<2xf32>, %a46: tensor<2xf32>, %a47: tensor<2xf32>, %a48: tensor<2xf32>, %a49: tensor<2xf32>, %a50: tensor<2xf32>, %a51: tensor<2xf32>, %a52: tensor<2xf32>, %a53: tensor<2xf32>, %a54: tensor<2xf32>, %a55: tensor<2xf32>, %a56: tensor<2xf32>, %a57: tensor<2xf32>, %a58: tensor<2xf32>, %a59: tensor<2xf32>, %a60: tensor<2xf32>, %a61: tensor<2xf32>, %a62: tensor<2xf32>, %a63: tensor<2xf32>, %a64: tensor<2xf32>) -> tensor<130xf32> {
  %r = core.concatenate %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26, %a27, %a28, %a29, %a30, %a31, %a32, %a33, %a34, %a35, %a36, %a37, %a38, %a39, %a40, %a41, %a42, %a43, %a44, %a45, %a46, %a47, %a48, %a49, %a50, %a51, %a52, %a53, %a54, %a55, %a56, %a57, %a58, %a59, %a60, %a61, %a62, %a63, %a64, dim = 0 : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<130xf32>
  return %r : tensor<130xf32>
}
