// Elementwise ops whose results are pieces of one tensor write where these lie, one after the other.
// RUN: tcopt %s --nest-merge-elementwise | FileCheck %s
// RUN: tcopt %s --nest-merge-elementwise --nest-outline-kernels | FileCheck %s --check-prefix=KERNEL

#map = affine_map<(d0, d1) -> (d0, d1)>

// The offsets of written slices remain constants, like those of insertions; the offsets of read slices are scalars of the kernel.
// CHECK-LABEL: @pieces
// CHECK:         nest.group outs(%[[O:.+]] = %{{.+}} : tensor<4x8xf32>)
// CHECK:           %[[A:.+]] = tensor.extract_slice %[[O]][0, 0] [4, 3] [1, 1]
// CHECK:           %[[X:.+]] = linalg.generic {{.*}} ins(%arg0 : tensor<4x3xf32>) outs(%[[A]] : tensor<4x3xf32>) attrs = {nest.role = #nest.role<root>}
// CHECK:           %[[I:.+]] = tensor.insert_slice %[[X]] into %[[O]][0, 0] [4, 3] [1, 1]
// CHECK:           %[[B:.+]] = tensor.extract_slice %[[I]][0, 3] [4, 5] [1, 1]
// CHECK:           %[[Y:.+]] = linalg.generic {{.*}} outs(%[[B]] : tensor<4x5xf32>) attrs = {nest.role = #nest.role<root>}
// CHECK:           %[[J:.+]] = tensor.insert_slice %[[Y]] into %[[I]][0, 3] [4, 5] [1, 1]
// CHECK:           nest.yield %[[J]]
// KERNEL:      nest.kernel
// KERNEL:        tensor.extract_slice %arg{{[01]}}[0, %arg3] [4, 5] [1, 1]
// KERNEL:        tensor.extract_slice %arg2[0, 0] [4, 3] [1, 1]
// KERNEL:        tensor.extract_slice %{{.+}}[0, 3] [4, 5] [1, 1]
func.func @pieces(%a: tensor<4x3xf32>, %b: tensor<4x7xf32>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %0 = nest.group outs(%o = %init : tensor<4x8xf32>) attributes {nest.kind = #nest.kind<pointwise>} {
    %e = tensor.empty() : tensor<4x3xf32>
    %x = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %n = arith.negf %in : f32
      linalg.yield %n : f32
    } -> tensor<4x3xf32>
    %s = tensor.extract_slice %b[0, 2] [4, 5] [1, 1] : tensor<4x7xf32> to tensor<4x5xf32>
    %f = tensor.empty() : tensor<4x5xf32>
    %y = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
        ins(%s : tensor<4x5xf32>) outs(%f : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %n = math.exp %in : f32
      linalg.yield %n : f32
    } -> tensor<4x5xf32>
    %r = tensor.empty() : tensor<4x8xf32>
    %i = tensor.insert_slice %x into %r[0, 0] [4, 3] [1, 1] : tensor<4x3xf32> into tensor<4x8xf32>
    %j = tensor.insert_slice %y into %i[0, 3] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x8xf32>
    nest.yield %j : tensor<4x8xf32>
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
