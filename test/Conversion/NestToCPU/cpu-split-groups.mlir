// RUN: tcopt %s --cpu-split-groups=vector-bits=256 --remarks-filter=cpu-split-groups 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// The sum of each row is read along the columns: no rows are the same for both.
// REMARK: split | Category:cpu-split-groups | Reason="linalg.generic: reads a tensor along other dimensions than the ops before"
// CHECK-LABEL: func.func @crossed
// CHECK: %[[S:.+]] = nest.group outs(%{{.+}} : tensor<64xf32>)
// CHECK: linalg.fill
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK: %[[R:.+]] = nest.group outs(%{{.+}} : tensor<64x64xf32>)
// CHECK: iterator_types = ["parallel", "parallel"]} ins(%{{.+}}, %[[S]] :
// CHECK: return %[[R]]
func.func @crossed(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %o = tensor.empty() : tensor<64x64xf32>
  %r = nest.group outs(%out = %o : tensor<64x64xf32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<64xf32>
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<64xf32>
    %m = linalg.generic {indexing_maps = [#rows, #column, #rows], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<64x64xf32>, tensor<64xf32>) outs(%out : tensor<64x64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    nest.yield %m : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// A constant that the group returns is a kernel of its own.
// CHECK-LABEL: func.func @returned_constant
// CHECK: %[[S:.+]] = nest.group outs(%{{.+}} : tensor<64xf32>)
// CHECK: %[[R:.+]] = nest.group outs(%{{.+}} : tensor<64x64xf32>)
// CHECK: ins(%{{.+}}, %[[S]] :
// CHECK: %[[C:.+]] = nest.group outs(%{{.+}} : tensor<f32>)
// CHECK: linalg.fill {nest.role = #nest.role<root>}
// CHECK: return %[[R]], %[[C]]
func.func @returned_constant(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<f32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %o = tensor.empty() : tensor<64x64xf32>
  %p = tensor.empty() : tensor<f32>
  %r, %c = nest.group outs(%out = %o : tensor<64x64xf32>, %constant = %p : tensor<f32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<64xf32>
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<64xf32>
    %m = linalg.generic {indexing_maps = [#rows, #column, #rows], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<64x64xf32>, tensor<64xf32>) outs(%out : tensor<64x64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %d: f32):
      %0 = arith.mulf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    %k = linalg.fill {nest.role = #nest.role<root>} ins(%zero : f32) outs(%constant : tensor<f32>) -> tensor<f32>
    nest.yield %m, %k : tensor<64x64xf32>, tensor<f32>
  } -> (tensor<64x64xf32>, tensor<f32>)
  return %r, %c : tensor<64x64xf32>, tensor<f32>
}

// A row's own sum: one group is left.
// CHECK-LABEL: func.func @whole
// CHECK-COUNT-1: nest.group
// CHECK-NOT: nest.group
func.func @whole(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %o = tensor.empty() : tensor<64x64xf32>
  %r = nest.group outs(%out = %o : tensor<64x64xf32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<64xf32>
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<64xf32>
    %m = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<64x64xf32>, tensor<64xf32>) outs(%out : tensor<64x64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    nest.yield %m : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

#image = affine_map<(n, o, h, w, c, i, k) -> (n, c, h + i, w + k)>
#weight = affine_map<(n, o, h, w, c, i, k) -> (o, c, i, k)>
#sums = affine_map<(n, o, h, w, c, i, k) -> (n, o, h, w)>

// A contraction that reads around edges remains in one group with its padding.
// CHECK-LABEL: func.func @edges
// CHECK-COUNT-1: nest.group
// CHECK: tensor.insert_slice
// CHECK-NOT: nest.group
func.func @edges(%x: tensor<1x3x8x8xf32>, %w: tensor<12x3x3x3xf32>) -> tensor<1x12x8x8xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %empty = tensor.empty() : tensor<1x12x8x8xf32>
  %r = nest.group outs(%o = %empty : tensor<1x12x8x8xf32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x10x10xf32>
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<1x3x10x10xf32>) -> tensor<1x3x10x10xf32>
    %1 = tensor.insert_slice %x into %0[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1] {nest.role = #nest.role<root>} : tensor<1x3x8x8xf32> into tensor<1x3x10x10xf32>
    %2 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<1x12x8x8xf32>) -> tensor<1x12x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#image, #weight, #sums], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%1, %w : tensor<1x3x10x10xf32>, tensor<12x3x3x3xf32>) outs(%2 : tensor<1x12x8x8xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b fastmath<contract> : f32
      %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
      linalg.yield %s : f32
    } -> tensor<1x12x8x8xf32>
    nest.yield %3 : tensor<1x12x8x8xf32>
  } -> tensor<1x12x8x8xf32>
  return %r : tensor<1x12x8x8xf32>
}

// A sum in loops reads a padded copy, which another kernel makes.
// REMARK: split | Category:cpu-split-groups | Reason=few-rows
// CHECK-LABEL: func.func @copied
// CHECK: %[[P:.+]] = nest.group outs(%{{.+}} = %{{.+}} : tensor<1x3x10x10xf32>)
// CHECK: tensor.insert_slice
// CHECK: nest.group outs(%{{.+}} = %{{.+}} : tensor<1x1x8x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]], %{{.+}} :
func.func @copied(%x: tensor<1x3x8x8xf32>, %w: tensor<1x3x3x3xf32>) -> tensor<1x1x8x8xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %empty = tensor.empty() : tensor<1x1x8x8xf32>
  %r = nest.group outs(%o = %empty : tensor<1x1x8x8xf32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x3x10x10xf32>
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<1x3x10x10xf32>) -> tensor<1x3x10x10xf32>
    %1 = tensor.insert_slice %x into %0[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1] {nest.role = #nest.role<root>} : tensor<1x3x8x8xf32> into tensor<1x3x10x10xf32>
    %2 = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#image, #weight, #sums], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%1, %w : tensor<1x3x10x10xf32>, tensor<1x3x3x3xf32>) outs(%2 : tensor<1x1x8x8xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b fastmath<contract> : f32
      %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
      linalg.yield %s : f32
    } -> tensor<1x1x8x8xf32>
    nest.yield %3 : tensor<1x1x8x8xf32>
  } -> tensor<1x1x8x8xf32>
  return %r : tensor<1x1x8x8xf32>
}
