// RUN: tcopt %s --cuda-split-groups --remarks-filter=cuda-split-groups 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

#rows = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#all = affine_map<(d0, d1) -> ()>
#none = affine_map<() -> ()>

// The sum of each row is read along the columns: no rows are the same for both.
// REMARK: split | Category:cuda-split-groups | Reason="linalg.generic: reads a tensor along other dimensions than the ops before"
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

// The quotient is an epilogue of the sum that comes last of those it reads.
// CHECK-LABEL: func.func @quotient
// CHECK: nest.group
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK: nest.group
// CHECK: iterator_types = ["parallel", "parallel"]
// CHECK: %[[T:.+]] = nest.group outs(%{{.+}} : tensor<f32>)
// CHECK: %[[U:.+]] = nest.group outs(%{{.+}} : tensor<f32>)
// CHECK: %[[S:.+]] = linalg.generic {{.+}}iterator_types = ["reduction", "reduction"]
// CHECK: ins(%[[T]], %[[S]] : tensor<f32>, tensor<f32>)
// CHECK-NOT: nest.group
// CHECK: return %[[U]]
func.func @quotient(%x: tensor<64x64xf32>) -> tensor<f32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %o = tensor.empty() : tensor<f32>
  %r = nest.group outs(%out = %o : tensor<f32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<64xf32>
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<64xf32>
    %p = tensor.empty() : tensor<64x64xf32>
    %m = linalg.generic {indexing_maps = [#rows, #column, #rows], iterator_types = ["parallel", "parallel"]} ins(%x, %s : tensor<64x64xf32>, tensor<64xf32>) outs(%p : tensor<64x64xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<64x64xf32>
    %g = tensor.empty() : tensor<f32>
    %h = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%g : tensor<f32>) -> tensor<f32>
    %t = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["reduction", "reduction"]} ins(%m : tensor<64x64xf32>) outs(%h : tensor<f32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<f32>
    %k = linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%g : tensor<f32>) -> tensor<f32>
    %u = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%k : tensor<f32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a fastmath<reassoc,contract> : f32
      linalg.yield %0 : f32
    } -> tensor<f32>
    %d = linalg.generic {indexing_maps = [#none, #none, #none], iterator_types = []} ins(%t, %u : tensor<f32>, tensor<f32>) outs(%out : tensor<f32>) attrs = {nest.role = #nest.role<epilogue>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.divf %a, %b : f32
      linalg.yield %0 : f32
    } -> tensor<f32>
    nest.yield %d : tensor<f32>
  } -> tensor<f32>
  return %r : tensor<f32>
}
