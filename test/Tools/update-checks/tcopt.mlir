// The tool finds tcopt beside itself, and what it writes for tcopt's output holds.
// RUN: split-file %s %t
// RUN: tcopt-update-checks %t/test.mlir
// RUN: tcopt %t/test.mlir --split-input-file --canonicalize | FileCheck %t/test.mlir
// RUN: tcopt-update-checks %t/test.mlir | count 0
// RUN: FileCheck %s --input-file=%t/test.mlir
// CHECK: CHECK-NEXT: {{.*}} = arith.muli {{\[\[X\]\], \[\[X\]\]}} : i32
// END.

//--- test.mlir
// RUN: tcopt %s --split-input-file --canonicalize | FileCheck %s
func.func @fold(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %y = arith.addi %x, %c : i32
  %z = arith.muli %y, %x : i32
  return %z : i32
}

// -----

func.func @fold(%m: memref<4xf32, affine_map<(d0) -> (d0 + 3)>>, %n: index) -> f32 {
  %v = memref.load %m[%n] : memref<4xf32, affine_map<(d0) -> (d0 + 3)>>
  return %v : f32
}
