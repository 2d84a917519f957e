// RUN: tcopt %s --cuda-share-rows --split-input-file | FileCheck %s
// RUN: tcopt %s --cuda-share-rows --split-input-file --remarks-filter=cuda-share-rows -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A reduction, another one that reads its result, and what reads both: what they compute for each other is no result.
// CHECK-LABEL: func.func @softmax
// CHECK: %[[R:.+]] = nest.group outs(%[[O:[^ ]+]] = %{{.+}} : tensor<?x8xf32>)
// CHECK-DAG: tensor.empty(%{{.+}}) : tensor<?xf32>
// CHECK-COUNT-3: linalg.generic
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
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<?x8xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %sum = nest.group outs(%a = %e : tensor<?xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %max : tensor<?x8xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      %3 = arith.addf %out, %2 fastmath<reassoc> : f32
      linalg.yield %3 : f32
    } -> tensor<?xf32>
    nest.yield %r : tensor<?xf32>
  } -> tensor<?xf32>
  %y = nest.group outs(%a = %o : tensor<?x8xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %max, %sum : tensor<?x8xf32>, tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?x8xf32>) {
    ^bb0(%in: f32, %m: f32, %s: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      %3 = arith.divf %2, %s : f32
      linalg.yield %3 : f32
    } -> tensor<?x8xf32>
    nest.yield %r : tensor<?x8xf32>
  } -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>

// The result is read by columns: of all rows.
// CHECK-LABEL: func.func @other_rows
// CHECK-COUNT-2: nest.group
// REMARK: remark: [Missed] not-joined | Category:cuda-share-rows | Reason={{.*}}reads a tensor along other dimensions than the ops before
func.func @other_rows(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = tensor.empty() : tensor<64x64xf32>
  %sum = nest.group outs(%a = %e : tensor<64xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.yield %r : tensor<64xf32>
  } -> tensor<64xf32>
  %y = nest.group outs(%a = %o : tensor<64x64xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %sum : tensor<64x64xf32>, tensor<64xf32>) outs(%a : tensor<64x64xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.mulf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x64xf32>
    nest.yield %r : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Something else needs the reduction's result before. Pure ops that read it move behind the joined group.
// CHECK-LABEL: func.func @used_between
// CHECK-COUNT-2: nest.group
// REMARK: remark: [Missed] not-joined | Category:cuda-share-rows | Reason=effects
// CHECK-LABEL: func.func @moved
// CHECK: %[[R:.+]]:2 = nest.group
// CHECK-NOT: nest.group
// CHECK: tensor.extract %[[R]]#0
func.func private @read(tensor<64xf32>) -> f32
func.func @used_between(%x: tensor<64x64xf32>, %i: index) -> (tensor<64x64xf32>, f32) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = tensor.empty() : tensor<64x64xf32>
  %sum = nest.group outs(%a = %e : tensor<64xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.yield %r : tensor<64xf32>
  } -> tensor<64xf32>
  %one = func.call @read(%sum) : (tensor<64xf32>) -> f32
  %y = nest.group outs(%a = %o : tensor<64x64xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %sum : tensor<64x64xf32>, tensor<64xf32>) outs(%a : tensor<64x64xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.mulf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x64xf32>
    nest.yield %r : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %y, %one : tensor<64x64xf32>, f32
}
func.func @moved(%x: tensor<64x64xf32>, %i: index) -> (tensor<64x64xf32>, f32) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = tensor.empty() : tensor<64x64xf32>
  %sum = nest.group outs(%a = %e : tensor<64xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.yield %r : tensor<64xf32>
  } -> tensor<64xf32>
  %one = tensor.extract %sum[%i] : tensor<64xf32>
  %y = nest.group outs(%a = %o : tensor<64x64xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %sum : tensor<64x64xf32>, tensor<64xf32>) outs(%a : tensor<64x64xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.mulf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x64xf32>
    nest.yield %r : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %y, %one : tensor<64x64xf32>, f32
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// Sums in the order of their terms are no work for several threads; two reductions that only meet in what reads both.
// CHECK-LABEL: func.func @strict
// CHECK-COUNT-2: nest.group
// CHECK-LABEL: func.func @meet
// CHECK: nest.group outs(%[[O:[^ ]+]] = %{{.+}} : tensor<64x64xi32>)
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: nest.group
func.func @strict(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64xf32>
  %o = tensor.empty() : tensor<64x64xf32>
  %sum = nest.group outs(%a = %e : tensor<64xf32>) {
    %f = linalg.fill ins(%zero : f32) outs(%a : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<64xf32>
    nest.yield %r : tensor<64xf32>
  } -> tensor<64xf32>
  %y = nest.group outs(%a = %o : tensor<64x64xf32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %sum : tensor<64x64xf32>, tensor<64xf32>) outs(%a : tensor<64x64xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.mulf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<64x64xf32>
    nest.yield %r : tensor<64x64xf32>
  } -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
func.func @meet(%x: tensor<64x64xi32>) -> tensor<64x64xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<64xi32>
  %o = tensor.empty() : tensor<64x64xi32>
  %sum = nest.group outs(%a = %e : tensor<64xi32>) {
    %f = linalg.fill ins(%zero : i32) outs(%a : tensor<64xi32>) -> tensor<64xi32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xi32>) outs(%f : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.addi %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<64xi32>
    nest.yield %r : tensor<64xi32>
  } -> tensor<64xi32>
  %or = nest.group outs(%a = %e : tensor<64xi32>) {
    %f = linalg.fill ins(%zero : i32) outs(%a : tensor<64xi32>) -> tensor<64xi32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x64xi32>) outs(%f : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.ori %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<64xi32>
    nest.yield %r : tensor<64xi32>
  } -> tensor<64xi32>
  %y = nest.group outs(%a = %o : tensor<64x64xi32>) {
    %r = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %sum, %or : tensor<64x64xi32>, tensor<64xi32>, tensor<64xi32>) outs(%a : tensor<64x64xi32>) {
    ^bb0(%in: i32, %s: i32, %m: i32, %out: i32):
      %1 = arith.muli %in, %s : i32
      %2 = arith.addi %1, %m : i32
      linalg.yield %2 : i32
    } -> tensor<64x64xi32>
    nest.yield %r : tensor<64x64xi32>
  } -> tensor<64x64xi32>
  return %y : tensor<64x64xi32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#own = affine_map<(d0) -> (d0)>

// An index that follows from a row: threads without a row compute the last one.
// CHECK-LABEL: func.func @places
// CHECK: nest.group outs(%[[O:[^ ]+]] = %{{.+}} : tensor<65xi32>)
// CHECK-NOT: nest.group
func.func @places(%x: tensor<65x64xi32>, %t: tensor<100xi32>) -> tensor<65xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<65xi32>
  %sum = nest.group outs(%a = %e : tensor<65xi32>) {
    %f = linalg.fill ins(%zero : i32) outs(%a : tensor<65xi32>) -> tensor<65xi32>
    %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<65x64xi32>) outs(%f : tensor<65xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.ori %out, %in : i32
      linalg.yield %1 : i32
    } -> tensor<65xi32>
    nest.yield %r : tensor<65xi32>
  } -> tensor<65xi32>
  %y = nest.group outs(%a = %e : tensor<65xi32>) {
    %r = linalg.generic {indexing_maps = [#own, #own], iterator_types = ["parallel"]}
        ins(%sum : tensor<65xi32>) outs(%a : tensor<65xi32>) {
    ^bb0(%in: i32, %out: i32):
      %1 = arith.index_cast %in : i32 to index
      %2 = tensor.extract %t[%1] : tensor<100xi32>
      linalg.yield %2 : i32
    } -> tensor<65xi32>
    nest.yield %r : tensor<65xi32>
  } -> tensor<65xi32>
  return %y : tensor<65xi32>
}
