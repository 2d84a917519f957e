// RUN: tcopt %s --cpu-share-rows=vector-bits=256 --split-input-file | FileCheck %s
// RUN: tcopt %s --cpu-share-rows=vector-bits=256 --split-input-file --remarks-filter=cpu-share-rows -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A maximum, what is computed from it, its sum, and what reads both: one result is left, the others are tensors of the group.
// CHECK-LABEL: func.func @softmax
// CHECK: %[[R:.+]] = nest.group outs(%[[O:[^ ]+]] = %{{.+}} : tensor<?x8xf32>)
// CHECK-DAG: tensor.empty(%{{.+}}) : tensor<?xf32>
// CHECK-DAG: tensor.empty(%{{.+}}) : tensor<?x8xf32>
// CHECK-COUNT-4: linalg.generic
// CHECK: nest.yield %{{[^,]+}} : tensor<?x8xf32>
// CHECK-NOT: nest.group
// CHECK: return %[[R]]
func.func @softmax(%x: tensor<?x8xf32>, %n: index) -> tensor<?x8xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %none = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?x8xf32>
  %max = nest.group outs(%a = %e : tensor<?xf32>) {
    %f = linalg.fill ins(%none : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %exp = nest.group outs(%a = %o : tensor<?x8xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<?x8xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x8xf32>
    nest.yield %r : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  %sum = nest.group outs(%a = %e : tensor<?xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %y = nest.group outs(%a = %o : tensor<?x8xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<?x8xf32>
    nest.yield %r : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// What something else reads as well stays a result.
// CHECK-LABEL: func.func @statistics
// CHECK: %[[R:.+]]:2 = nest.group outs(%{{.+}} : tensor<?xf32>, %{{.+}} : tensor<?x8xf32>)
// CHECK: nest.yield %{{.+}}, %{{.+}} : tensor<?xf32>, tensor<?x8xf32>
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @statistics(%x: tensor<?x8xf32>, %n: index) -> (tensor<?x8xf32>, tensor<?xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %none = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %o = tensor.empty(%n) : tensor<?x8xf32>
  %max = nest.group outs(%a = %e : tensor<?xf32>) {
    %f = linalg.fill ins(%none : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %exp = nest.group outs(%a = %o : tensor<?x8xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<?x8xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x8xf32>
    nest.yield %r : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  %sum = nest.group outs(%a = %e : tensor<?xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %y = nest.group outs(%a = %o : tensor<?x8xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<?x8xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<?x8xf32>
    nest.yield %r : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  return %y, %sum : tensor<?x8xf32>, tensor<?xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>

// The second sum is of columns of what the first group computes for rows.
// CHECK-LABEL: func.func @apart
// CHECK-COUNT-2: nest.group
// REMARK: not-joined {{.*}}Reason="linalg.generic: reads a tensor along other dimensions than the ops before"
func.func @apart(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = tensor.empty() : tensor<64x64xf32>
  %sum = nest.group outs(%a = %e : tensor<64xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.yield %r : tensor<64xf32>
  } -> tensor<64xf32>
  %y = nest.group outs(%a = %o : tensor<64x64xf32>) {
    %r = linalg.generic {indexing_maps = [#t, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : tensor<64x64xf32>, tensor<64xf32>) outs(%a : tensor<64x64xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x64xf32>
    nest.yield %r : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
