// Convolutions read around edges: indices outside of images are never read, nor memory before the first and after the last element.
// RUN: tcopt %s --tcopt-set-target="vector-bits=128" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=256" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=128" | tcopt-run - --entry=sizes --input=random:1 --dim=N=1 --dim=H=1 --dim=W=1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=256" | tcopt-run - --entry=sizes --input=random:1 --dim=N=1 --dim=H=2 --dim=W=2 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=256" | tcopt-run - --entry=sizes --input=random:1 --dim=N=3 --dim=H=5 --dim=W=8 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --entry=sizes --input=random:1 --dim=N=2 --dim=H=9 --dim=W=17 --check=interp

func.func @main(%x0: tensor<2x20x8x8xf32>, %w0: tensor<40x20x3x3xf32>,
                %x1: tensor<2x20x2x2xf32>, %w1: tensor<40x20x3x3xf32>,
                %x2: tensor<1x12x5x9xf32>, %w2: tensor<24x12x3x5xf32>,
                %x3: tensor<1x12x9x9xf32>, %w3: tensor<24x12x3x3xf32>,
                %x4: tensor<1x12x4x4xf32>, %w4: tensor<24x12x3x3xf32>,
                %x5: tensor<1x12x13x13xf32>, %w5: tensor<24x12x3x3xf32>,
                %x6: tensor<1x24x7x7xf32>, %w6: tensor<40x12x3x3xf32>,
                %x7: tensor<2x12x30xf32>, %w7: tensor<24x12x3xf32>,
                %x8: tensor<1x8x4x5x6xf32>, %w8: tensor<16x8x3x3x3xf32>,
                %x9: tensor<1x12x9x9xf32>, %w9: tensor<24x12x3x3xf32>,
                %x10: tensor<1x12x9x9xf32>, %w10: tensor<24x12x3x3xf32>,
                %x11: tensor<1x12x7x7xf64>, %w11: tensor<24x12x3x3xf64>,
                %x12: tensor<1x12x7x7xf16>, %w12: tensor<24x12x3x3xf16>,
                %x13: tensor<1x12x7x7xbf16>, %w13: tensor<24x12x3x3xbf16>,
                %x14: tensor<1x12x7x7xi32>, %w14: tensor<24x12x3x3xi32>,
                %x15: tensor<1x12x7x7xi8>, %w15: tensor<24x12x3x3xi8>)
    -> (tensor<2x40x8x8xf32>,
        tensor<2x40x2x2xf32>,
        tensor<1x24x7x13xf32>,
        tensor<1x24x5x5xf32>,
        tensor<1x24x2x2xf32>,
        tensor<1x24x5x13xf32>,
        tensor<1x40x7x7xf32>,
        tensor<2x24x30xf32>,
        tensor<1x16x4x5x6xf32>,
        tensor<1x24x7x7xf32>,
        tensor<1x24x4x4xf32>,
        tensor<1x24x7x7xf64>,
        tensor<1x24x7x7xf16>,
        tensor<1x24x7x7xbf16>,
        tensor<1x24x7x7xi32>,
        tensor<1x24x4x4xi8>) {
  %r0 = graph.conv %x0, %w0, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x20x8x8xf32>, tensor<40x20x3x3xf32>) -> tensor<2x40x8x8xf32>
  %r1 = graph.conv %x1, %w1, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x20x2x2xf32>, tensor<40x20x3x3xf32>) -> tensor<2x40x2x2xf32>
  %r2 = graph.conv %x2, %w2, stride = [1, 1], padding = [2, 4], dilation = [1, 1], groups = 1 : (tensor<1x12x5x9xf32>, tensor<24x12x3x5xf32>) -> tensor<1x24x7x13xf32>
  %r3 = graph.conv %x3, %w3, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x9x9xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x5x5xf32>
  %r4 = graph.conv %x4, %w4, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x4x4xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x2x2xf32>
  %r5 = graph.conv %x5, %w5, stride = [3, 1], padding = [2, 1], dilation = [2, 1], groups = 1 : (tensor<1x12x13x13xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x5x13xf32>
  %r6 = graph.conv %x6, %w6, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<1x24x7x7xf32>, tensor<40x12x3x3xf32>) -> tensor<1x40x7x7xf32>
  %r7 = graph.conv %x7, %w7, stride = [1], padding = [2], dilation = [2], groups = 1 : (tensor<2x12x30xf32>, tensor<24x12x3xf32>) -> tensor<2x24x30xf32>
  %r8 = graph.conv %x8, %w8, stride = [1, 1, 1], padding = [1, 1, 1], dilation = [1, 1, 1], groups = 1 : (tensor<1x8x4x5x6xf32>, tensor<16x8x3x3x3xf32>) -> tensor<1x16x4x5x6xf32>
  %r9 = graph.conv %x9, %w9, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x12x9x9xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x7x7xf32>
  %r10 = graph.conv %x10, %w10, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x12x9x9xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x4x4xf32>
  %r11 = graph.conv %x11, %w11, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x7x7xf64>, tensor<24x12x3x3xf64>) -> tensor<1x24x7x7xf64>
  %r12 = graph.conv %x12, %w12, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x7x7xf16>, tensor<24x12x3x3xf16>) -> tensor<1x24x7x7xf16>
  %r13 = graph.conv %x13, %w13, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x7x7xbf16>, tensor<24x12x3x3xbf16>) -> tensor<1x24x7x7xbf16>
  %r14 = graph.conv %x14, %w14, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x7x7xi32>, tensor<24x12x3x3xi32>) -> tensor<1x24x7x7xi32>
  %r15 = graph.conv %x15, %w15, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x7x7xi8>, tensor<24x12x3x3xi8>) -> tensor<1x24x4x4xi8>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 :
      tensor<2x40x8x8xf32>,
      tensor<2x40x2x2xf32>,
      tensor<1x24x7x13xf32>,
      tensor<1x24x5x5xf32>,
      tensor<1x24x2x2xf32>,
      tensor<1x24x5x13xf32>,
      tensor<1x40x7x7xf32>,
      tensor<2x24x30xf32>,
      tensor<1x16x4x5x6xf32>,
      tensor<1x24x7x7xf32>,
      tensor<1x24x4x4xf32>,
      tensor<1x24x7x7xf64>,
      tensor<1x24x7x7xf16>,
      tensor<1x24x7x7xbf16>,
      tensor<1x24x7x7xi32>,
      tensor<1x24x4x4xi8>
}

func.func @sizes(%x: tensor<?x20x?x?xf32> {graph.dims = ["N", 20, "H", "W"]}, %w: tensor<24x20x3x3xf32>,
                 %b: tensor<?x12x?x?xbf16> {graph.dims = ["N", 12, "H", "W"]}, %v: tensor<24x12x3x3xbf16>)
    -> (tensor<?x24x?x?xf32>, tensor<?x24x?x?xf32>, tensor<?x24x?x?xbf16>) {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x20x?x?xf32>, tensor<24x20x3x3xf32>) -> tensor<?x24x?x?xf32>
  %s = graph.conv %x, %w, stride = [2, 2], padding = [2, 1], dilation = [2, 1], groups = 1 : (tensor<?x20x?x?xf32>, tensor<24x20x3x3xf32>) -> tensor<?x24x?x?xf32>
  %t = graph.conv %b, %v, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x12x?x?xbf16>, tensor<24x12x3x3xbf16>) -> tensor<?x24x?x?xbf16>
  return %r, %s, %t : tensor<?x24x?x?xf32>, tensor<?x24x?x?xf32>, tensor<?x24x?x?xbf16>
}
