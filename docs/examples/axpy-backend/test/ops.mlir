// RUN: tcopt --plugin=%plugin %s --verify-roundtrip | FileCheck %s

// CHECK-LABEL: func.func @axpy
// CHECK: axpy.axpy %{{.*}}, %{{.*}}, %{{.*}} : tensor<?x64xf32>
func.func @axpy(%a: tensor<?x64xf32>, %x: tensor<?x64xf32>, %y: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = axpy.axpy %a, %x, %y : tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}
