// Columns of convolutions are rows of an image: vectors of them end in the middle of a row, and read every other element.
// RUN: tcopt %s --tcopt-set-target="vector-bits=128" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=256" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --input=random:1 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --entry=sizes --input=random:1 --dim=W=17 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --entry=sizes --input=random:1 --dim=W=8 --check=interp
// RUN: tcopt %s --tcopt-set-target="vector-bits=512" | tcopt-run - --entry=sizes --input=random:1 --dim=W=1 --check=interp

func.func @main(%x0: tensor<2x20x7x7xf32>, %w0: tensor<40x20x3x3xf32>,
                %x1: tensor<1x20x14x14xf32>, %w1: tensor<40x20x3x3xf32>,
                %x2: tensor<1x20x15x15xf32>, %w2: tensor<24x20x3x3xf32>,
                %x3: tensor<1x12x57x57xf32>, %w3: tensor<24x12x3x3xf32>,
                %x4: tensor<1x12x19x17xf32>, %w4: tensor<24x12x7x7xf32>,
                %x5: tensor<1x40x14x14xf32>, %w5: tensor<24x40x1x1xf32>,
                %x6: tensor<1x20x3x3xf32>, %w6: tensor<40x20x3x3xf32>,
                %x7: tensor<1x12x14x14xf64>, %w7: tensor<24x12x3x3xf64>,
                %x8: tensor<1x12x14x14xi32>, %w8: tensor<24x12x3x3xi32>,
                %x9: tensor<1x12x14x14xf16>, %w9: tensor<24x12x3x3xf16>)
    -> (tensor<2x40x7x7xf32>, tensor<1x40x14x14xf32>, tensor<1x24x15x15xf32>, tensor<1x24x29x29xf32>, tensor<1x24x10x9xf32>, tensor<1x24x7x7xf32>, tensor<1x40x3x3xf32>, tensor<1x24x7x7xf64>, tensor<1x24x14x14xi32>, tensor<1x24x14x14xf16>) {
  %r0 = graph.conv %x0, %w0, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x20x7x7xf32>, tensor<40x20x3x3xf32>) -> tensor<2x40x7x7xf32>
  %r1 = graph.conv %x1, %w1, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x20x14x14xf32>, tensor<40x20x3x3xf32>) -> tensor<1x40x14x14xf32>
  %r2 = graph.conv %x2, %w2, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x20x15x15xf32>, tensor<24x20x3x3xf32>) -> tensor<1x24x15x15xf32>
  %r3 = graph.conv %x3, %w3, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x57x57xf32>, tensor<24x12x3x3xf32>) -> tensor<1x24x29x29xf32>
  %r4 = graph.conv %x4, %w4, stride = [2, 2], padding = [3, 3], dilation = [1, 1], groups = 1 : (tensor<1x12x19x17xf32>, tensor<24x12x7x7xf32>) -> tensor<1x24x10x9xf32>
  %r5 = graph.conv %x5, %w5, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x40x14x14xf32>, tensor<24x40x1x1xf32>) -> tensor<1x24x7x7xf32>
  %r6 = graph.conv %x6, %w6, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x20x3x3xf32>, tensor<40x20x3x3xf32>) -> tensor<1x40x3x3xf32>
  %r7 = graph.conv %x7, %w7, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x14x14xf64>, tensor<24x12x3x3xf64>) -> tensor<1x24x7x7xf64>
  %r8 = graph.conv %x8, %w8, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x14x14xi32>, tensor<24x12x3x3xi32>) -> tensor<1x24x14x14xi32>
  %r9 = graph.conv %x9, %w9, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x14x14xf16>, tensor<24x12x3x3xf16>) -> tensor<1x24x14x14xf16>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : tensor<2x40x7x7xf32>, tensor<1x40x14x14xf32>, tensor<1x24x15x15xf32>, tensor<1x24x29x29xf32>, tensor<1x24x10x9xf32>, tensor<1x24x7x7xf32>, tensor<1x40x3x3xf32>, tensor<1x24x7x7xf64>, tensor<1x24x14x14xi32>, tensor<1x24x14x14xf16>
}

func.func @sizes(%x: tensor<2x20x9x?xf32> {graph.dims = [2, 20, 9, "W"]}, %w: tensor<24x20x3x3xf32>) -> tensor<2x24x9x?xf32> {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x20x9x?xf32>, tensor<24x20x3x3xf32>) -> tensor<2x24x9x?xf32>
  return %r : tensor<2x24x9x?xf32>
}
