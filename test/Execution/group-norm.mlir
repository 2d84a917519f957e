// A norm of groups of channels is one kernel with its weight, which neighbours along a row share.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | FileCheck %s
// RUN: tcopt %s --tcopt-compile="target=cuda target-chip=sm_90 stop-after=fuse" | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=special:1 --check=interp
// RUN: tcopt-run %s --entry=sizes --dim=N=2 --dim=L=1 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=sizes --dim=N=2 --dim=L=7 --input=random:1 --check=interp

// Vectors of four elements reach from one channel into the next.
// CHECK-LABEL: func.func @main
// CHECK-COUNT-3: nest.call
// CHECK-NOT: nest.call
// CHECK: return
func.func @main(%x: tensor<8x32x8x8xf32>, %w: tensor<32xf32>, %b: tensor<32xf32>, %y: tensor<64x512x7xf32>, %v: tensor<512xf32>,
                %z: tensor<3x6x5xbf16>, %u: tensor<6xbf16>) -> (tensor<8x32x8x8xf32>, tensor<64x512x7xf32>, tensor<3x6x5xbf16>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %r = graph.group_norm %x, weight %w, bias %b, num_groups = 8, eps = 1.0e-5 : (tensor<8x32x8x8xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<8x32x8x8xf32>
  %s = graph.group_norm %y, weight %v, num_groups = 4, eps = 1.0e-5 : (tensor<64x512x7xf32>, tensor<512xf32>) -> tensor<64x512x7xf32>
  %t = graph.group_norm %z, weight %u, bias %u, num_groups = 2, eps = 1.0e-5 : (tensor<3x6x5xbf16>, tensor<6xbf16>, tensor<6xbf16>) -> tensor<3x6x5xbf16>
  return %r, %s, %t : tensor<8x32x8x8xf32>, tensor<64x512x7xf32>, tensor<3x6x5xbf16>
}

func.func @sizes(%x: tensor<?x12x?xf32> {graph.dims = ["N", 12, "L"]}, %w: tensor<12xf32>) -> tensor<?x12x?xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %r = graph.group_norm %x, weight %w, bias %w, num_groups = 3, eps = 1.0e-5 : (tensor<?x12x?xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<?x12x?xf32>
  return %r : tensor<?x12x?xf32>
}
