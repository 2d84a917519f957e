// A scan writes what it stacks where it stands: an iteration touches one slice of the stack.
// RUN: tcopt %s --tcopt-compile=stop-after=plan-memory | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --dim N=20000 --dim D=4 --check=interp
// RUN: tcopt-run %s --entry=columns --input=random:2 --dim N=3 --dim D=5 --check=phases
// RUN: tcopt-run %s --entry=columns --input=random:2 --dim N=3 --dim D=0 --check=phases
// RUN: tcopt-run %s --entry=columns --input=random:2 --dim N=0 --dim D=4 --check=phases

// An iteration calls kernels, the last of which writes a slice of the stack where it stands, and nothing is copied.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[STACK:[^:, ]+]]: memref<?x?xf32>) attributes
// CHECK:    scf.for
// CHECK-NOT:  {{memref[.]copy|memref[.]load|linalg|scf[.]}}
// CHECK:      nest.call @{{.+}} ins(%{{.+}} : memref<?x?xf32>) outs(%{{.+}} : memref<1x?xf32>)
// CHECK-NOT:  {{memref[.]copy|memref[.]load|linalg|scf[.]}}
// CHECK:      nest.call @{{.+}} ins(%{{.+}} : memref<1x?xf32>) outs(%[[STACK]] : memref<?x?xf32>)
// CHECK-NEXT: {{^    [}]}}
func.func @main(%h: tensor<?xf32> {graph.dims = ["D"]}, %x: tensor<?x?xf32> {graph.dims = ["N", "D"]}) -> (tensor<?xf32>, tensor<?x?xf32>) {
  %r:2 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
    %c = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %d = graph.tanh %c : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %d, %c : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?x?xf32>
}

// Backwards, stacking slices of several ranks and what came in.
func.func @columns(%x: tensor<?x?xf32> {graph.dims = ["N", "D"]}) -> (tensor<?x?x2xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %r:3 = graph.scan () over (%b = %x), dim = 1, reverse = true : (tensor<?x?xf32>) -> (tensor<?x?x2xf32>, tensor<?x?xf32>, tensor<?xf32>) {
    %u = graph.unsqueeze %b, dim = 1 : (tensor<?xf32>) -> tensor<?x1xf32>
    %c = graph.cat %u, %u, dim = 1 : (tensor<?x1xf32>, tensor<?x1xf32>) -> tensor<?x2xf32>
    %s = graph.sum %b, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    graph.yield %c, %b, %s : tensor<?x2xf32>, tensor<?xf32>, tensor<f32>
  }
  return %r#0, %r#1, %r#2 : tensor<?x?x2xf32>, tensor<?x?xf32>, tensor<?xf32>
}
