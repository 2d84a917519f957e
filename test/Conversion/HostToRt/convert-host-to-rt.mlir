// RUN: tcopt %s --convert-host-to-rt | FileCheck %s

// Constants get the alignment that kernels rely on.
// CHECK: memref.global "private" constant @c : {{.*}} {alignment = 64 : i64}
memref.global "private" constant @c : memref<2xf32> = dense<1.0>
// CHECK: memref.global "private" constant @d : {{.*}} {alignment = 128 : i64}
memref.global "private" constant @d : memref<2xf32> = dense<1.0> {alignment = 128 : i64}

// CHECK-LABEL: @guards
func.func @guards(%c: i1, %d: i1) {
  // CHECK: rt.require %{{.*}}, "{{.*}}convert-host-to-rt.mlir:[[#@LINE+1]]:3: sizes must agree"
  core.require %c, "sizes must agree"
  // CHECK: rt.require %{{.*}}, "deep.py:7:9: no place of its own"
  core.require %d, "no place of its own" loc(fused["name", callsite("f" at "deep.py":7:9)])
  // CHECK: rt.require %{{.*}}, "nowhere"
  core.require %d, "nowhere" loc(unknown)
  return
}

// CHECK-LABEL: @inside
func.func @inside(%c: i1) {
  scf.if %c {
    // CHECK: scf.if
    // CHECK-NEXT: rt.require
    core.require %c, "inside"
  }
  return
}

// CHECK-LABEL: @prints
func.func @prints(%x: memref<?xi8>, %s: memref<2xf32, strided<[2], offset: 1>>) {
  // CHECK: rt.print %{{.*}}, label = "mask", dtype = i1 : memref<?xi8>
  graph.print %x, label = "mask", dtype = i1 : memref<?xi8>
  // CHECK: rt.print %{{.*}}, label = "bytes", dtype = i8 : memref<?xi8>
  graph.print %x, label = "bytes" : memref<?xi8>
  // The runtime reads strides.
  // CHECK: rt.print %{{.*}}, label = "s", dtype = f32 : memref<2xf32, strided<[2], offset: 1>>
  graph.print %s, label = "s" : memref<2xf32, strided<[2], offset: 1>>
  return
}

// CHECK-LABEL: @checks
func.func @checks(%x: memref<3xf32>, %y: memref<3xf32>) {
  // CHECK: rt.check_equal %{{.*}}, %{{.*}}, where = "{{.*}}.mlir:[[#@LINE+1]]:3"
  check.equal %x, %y : memref<3xf32>, memref<3xf32>
  // CHECK: rt.check_close {{.*}}, rtol = 1.000000e-05, atol = 0.000000e+00, where = "{{.*}}.mlir:[[#@LINE+1]]:3"
  check.close %x, %y, rtol = 1.0e-5, atol = 0.0 : memref<3xf32>, memref<3xf32>
  return
}
