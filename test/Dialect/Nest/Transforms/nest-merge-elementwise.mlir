// Ops of a group become one where a loop can compute both, and results lie where the inits of the group do.
// RUN: tcopt %s --nest-merge-elementwise --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// One loop computes two results, without an intermediate tensor.
// CHECK-LABEL: func.func @two_results(
// CHECK:         nest.group outs(%[[A:.+]] = %{{.+}} : tensor<4x8xf32>, %[[B:.+]] = %{{.+}} : tensor<4x8xf32>)
// CHECK:           %[[R:.+]]:2 = linalg.generic {{.*}} ins(%{{.+}} : tensor<4x8xf32>) outs(%[[A]], %[[B]] : tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK:             math.exp
// CHECK-NEXT:        arith.negf
// CHECK-NEXT:        linalg.yield
// CHECK:           nest.yield %[[R]]#0, %[[R]]#1
func.func @two_results(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %r:2 = nest.group outs(%a = %e : tensor<4x8xf32>, %b = %e : tensor<4x8xf32>) {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = math.exp %in : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = arith.negf %in : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    nest.yield %1, %3 : tensor<4x8xf32>, tensor<4x8xf32>
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>

// A reduction evaluates its operand, and the epilogue changes its result where that lies.
// CHECK-LABEL: func.func @reduction(
// CHECK:         nest.group outs(%[[O:.+]] = %{{.+}} : tensor<4xf32>)
// CHECK:           %[[F:.+]] = linalg.fill {nest.role = #nest.role<init>} ins(%{{.+}} : f32) outs(%[[O]] : tensor<4xf32>)
// CHECK-NEXT:      %[[S:.+]] = linalg.generic {{.*}}"reduction"]} ins(%{{.+}} : tensor<4x8xf32>) outs(%[[F]] : tensor<4xf32>)
// CHECK:             math.exp
// CHECK-NEXT:        arith.addf
// CHECK:           %[[E:.+]] = linalg.generic {{.*}} outs(%[[S]] : tensor<4xf32>)
// CHECK:             math.sqrt
// CHECK:           nest.yield %[[E]]
func.func @reduction(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %zero = arith.constant 0.0 : f32
  %r = nest.group outs(%a = %e : tensor<4xf32>) {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = math.exp %in : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%zero : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x8xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = arith.addf %out, %in : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %5 = tensor.empty() : tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%4 : tensor<4xf32>) outs(%5 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = math.sqrt %in : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    nest.yield %6 : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// Views of captured tensors move before the group, views of results behind it; the init gets the sizes of the source.
// CHECK-LABEL: func.func @views(
// CHECK-SAME:    %[[X:.+]]: tensor<?x8xf32>
// CHECK:         %[[V:.+]] = tensor.expand_shape %[[X]]
// CHECK:         %[[G:.+]] = nest.group outs(%[[O:.+]] = %{{.+}} : tensor<?x2x4xf32>) {
// CHECK:           linalg.generic {{.*}} ins(%[[V]] : tensor<?x2x4xf32>) outs(%[[O]] : tensor<?x2x4xf32>)
// CHECK:         %[[C:.+]] = tensor.collapse_shape %[[G]] {{\[}}[0], [1, 2]]
// CHECK:         return %[[C]]
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @views(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %r = nest.group outs(%a = %e : tensor<?x8xf32>) {
    %v = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 2, 4] : tensor<?x8xf32> into tensor<?x2x4xf32>
    %0 = tensor.empty(%n) : tensor<?x2x4xf32>
    %1 = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v : tensor<?x2x4xf32>) outs(%0 : tensor<?x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %y = math.exp %in : f32
      linalg.yield %y : f32
    } -> tensor<?x2x4xf32>
    %c = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<?x2x4xf32> into tensor<?x8xf32>
    nest.yield %c : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// Results that no op computes in a destination are stored: a constant by a fill, a slice by a copy. A sort returns both results.
// CHECK-LABEL: func.func @stored(
// CHECK:         linalg.fill ins(%{{.+}} : f32) outs(%{{.+}} : tensor<2000xf32>)
// CHECK:         %[[S:.+]] = tensor.extract_slice
// CHECK-NEXT:    linalg.copy ins(%[[S]] : tensor<3xf32>) outs(%{{.+}} : tensor<3xf32>)
// CHECK:         nest.group outs(%[[I:.+]] = %{{.+}} : tensor<8xi64>, %[[V:.+]] = %{{.+}} : tensor<8xf32>)
// CHECK:           %[[A:.+]]:2 = nest.sort ins(%{{.+}}) outs(%[[V]], %[[I]]
// CHECK-NEXT:      nest.yield %[[A]]#1, %[[A]]#0
func.func @stored(%x: tensor<8xf32>) -> (tensor<2000xf32>, tensor<3xf32>, tensor<8xi64>) {
  %e = tensor.empty() : tensor<2000xf32>
  %0 = nest.group outs(%a = %e : tensor<2000xf32>) {
    %c = arith.constant dense<2.0> : tensor<2000xf32>
    nest.yield %c : tensor<2000xf32>
  } -> tensor<2000xf32>
  %f = tensor.empty() : tensor<3xf32>
  %1 = nest.group outs(%a = %f : tensor<3xf32>) {
    %s = tensor.extract_slice %x[2] [3] [1] : tensor<8xf32> to tensor<3xf32>
    nest.yield %s : tensor<3xf32>
  } -> tensor<3xf32>
  %g = tensor.empty() : tensor<8xi64>
  %2 = nest.group outs(%a = %g : tensor<8xi64>) {
    %v = tensor.empty() : tensor<8xf32>
    %i = tensor.empty() : tensor<8xi64>
    %s:2 = nest.sort ins(%x : tensor<8xf32>) outs(%v, %i : tensor<8xf32>, tensor<8xi64>) descending = false -> tensor<8xf32>, tensor<8xi64>
    nest.yield %s#1 : tensor<8xi64>
  } -> tensor<8xi64>
  return %0, %1, %2 : tensor<2000xf32>, tensor<3xf32>, tensor<8xi64>
}
