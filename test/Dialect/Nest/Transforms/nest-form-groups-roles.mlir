// The ops of a group of several ops have roles.
// RUN: tcopt %s --nest-form-groups --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-form-groups=convert-sums --split-input-file | FileCheck %s --check-prefix=CONVERT

#id = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// A fill, a sum, and an op that changes the sum in place.

// CHECK-LABEL: func.func @sum(
// CHECK: nest.group
// CHECK:   linalg.fill {nest.role = #nest.role<init>}
// CHECK:   linalg.generic {{.*}}"reduction"{{.*}} attrs = {nest.role = #nest.role<root>}
// CHECK:   linalg.generic {{.*}}["parallel"]{{.*}} attrs = {nest.role = #nest.role<epilogue>}
func.func @sum(%x: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%r, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.mulf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %m : tensor<4xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// A conversion of the sum is an epilogue where it shares the group.

// CHECK-LABEL: func.func @converted(
// CHECK: nest.group
// CHECK:   attrs = {nest.role = #nest.role<root>}
// CHECK: nest.group
// CHECK-NOT: nest.role
// CHECK: return
// CONVERT-LABEL: func.func @converted(
// CONVERT: nest.group
// CONVERT:   linalg.fill {nest.role = #nest.role<init>}
// CONVERT:   "reduction"{{.*}} attrs = {nest.role = #nest.role<root>}
// CONVERT:   ["parallel"]{{.*}} attrs = {nest.role = #nest.role<epilogue>}
func.func @converted(%x: tensor<4x8xf32>) -> tensor<4xf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %h = tensor.empty() : tensor<4xf16>
  %m = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%r : tensor<4xf32>) outs(%h : tensor<4xf16>) {
  ^bb0(%a: f32, %o: f16):
    %s = arith.truncf %a : f32 to f16
    linalg.yield %s : f16
  } -> tensor<4xf16>
  return %m : tensor<4xf16>
}

// -----

// A padding starts from its fill; slices of one tensor are roots.

// CHECK-LABEL: func.func @slices(
// CHECK: nest.group
// CHECK:   linalg.fill {nest.role = #nest.role<init>}
// CHECK:   tensor.insert_slice {{.*}} {nest.role = #nest.role<root>}
// CHECK: nest.group
// CHECK:   tensor.insert_slice {{.*}} {nest.role = #nest.role<root>}
// CHECK:   tensor.insert_slice {{.*}} {nest.role = #nest.role<root>}
func.func @slices(%x: tensor<4x8xf32>) -> (tensor<6x8xf32>, tensor<8x8xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %p = tensor.insert_slice %x into %f[1, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<6x8xf32>
  %c = tensor.empty() : tensor<8x8xf32>
  %0 = tensor.insert_slice %x into %c[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %x into %0[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  return %p, %1 : tensor<6x8xf32>, tensor<8x8xf32>
}

// -----

#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// A sum without terms does not touch the fill's result: upstream erases it later, and not the fill.

// CHECK-LABEL: func.func @no_terms(
// CHECK: nest.group
// CHECK:   linalg.fill {nest.role = #nest.role<root>}
func.func @no_terms(%x: tensor<4x0xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x0xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
