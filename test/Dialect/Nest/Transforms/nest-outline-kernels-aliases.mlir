// Over which inputs of a kernel its results may be written.
// RUN: tcopt %s --nest-outline-kernels --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>

// Elementwise, of two inputs: either.
// CHECK: nest.kernel @[[K_ELEMENTWISE:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @elementwise(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// Not where an element is read at another place.
// CHECK: nest.kernel @[[K_TRANSPOSED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @transposed(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#t, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#t = affine_map<(d0, d1) -> (d1, d0)>

// What is read and written at the same place of the loops is fine in any order of these.
// CHECK: nest.kernel @[[K_BOTH_TRANSPOSED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @both_transposed(%x: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#t, #t], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.negf %a : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// An input of another type is none.
// CHECK: nest.kernel @[[K_BROADCAST:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4xf32>, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @broadcast(%x: tensor<4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// An input that is read at two places.
// CHECK: nest.kernel @[[K_USED_TWICE:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @used_twice(%x: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

// A reduction reads and writes an element more than once.
// CHECK: nest.kernel @[[K_REDUCTION:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4xf32>, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4xf32>) ->
func.func @reduction(%x: tensor<4xf32>, %y: tensor<4x4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %r = nest.group outs(%o = %e : tensor<4xf32>) {
    %1 = linalg.generic {indexing_maps = [#row, #id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %y : tensor<4xf32>, tensor<4x4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.mulf %a, %b : f32
      %3 = arith.addf %c, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    nest.yield %1 : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// An op that takes elements of other places from somewhere.
// CHECK: nest.kernel @[[K_EXTRACTED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @extracted(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %i = linalg.index 0 : index
      %2 = tensor.extract %y[%i, %i] : tensor<4x4xf32>
      %3 = arith.addf %a, %2 : f32
      linalg.yield %3 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// What is read as a slice.
// CHECK: nest.kernel @[[K_SLICED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<5x4xf32>, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: index) ->
func.func @sliced(%z: tensor<5x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %x = tensor.extract_slice %z[1, 0] [4, 4] [1, 1] : tensor<5x4xf32> to tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// Two computing ops: the first one would write what the second one reads.
// CHECK: nest.kernel @[[K_TWO_OPS:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @two_ops(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.negf %a : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// Here the fill writes first.
// CHECK: nest.kernel @[[K_FILLED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @filled(%x: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %z = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.addf %a, %b : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// What is returned is not what the op writes.
// CHECK: nest.kernel @[[K_NOT_RETURNED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @not_returned(%x: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.negf %a : f32
      linalg.yield %2 : f32
    } -> tensor<4x4xf32>
    nest.yield %x : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// Each result is looked at by itself.
// CHECK: nest.kernel @[[K_TWO_RESULTS:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0, 2>}, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 1>}, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @two_results(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r:3 = nest.group outs(%o = %e : tensor<4x4xf32>, %p = %e : tensor<4x4xf32>, %q = %e : tensor<4x4xf32>) {
    %1:3 = linalg.generic {indexing_maps = [#id, #t, #id, #t, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o, %p, %q : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32):
      linalg.yield %a, %b, %b : f32, f32, f32
    } -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
    nest.yield %1#0, %1#1, %1#2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  } -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
  return %r#0 : tensor<4x4xf32>
}

// -----

// Ops that are no linalg.generic state nothing.
// CHECK: nest.kernel @[[K_NAMED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @named(%x: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = nest.group outs(%o = %e : tensor<4x4xf32>) {
    %1 = linalg.abs ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    nest.yield %1 : tensor<4x4xf32>
  } -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

#row = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// An epilogue that has an output of its own, over what it alone reads: the sums are elsewhere.
// CHECK: nest.kernel @[[K_CONVERTED:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x8xf32>, %{{[^ ]+}}: tensor<4xf16> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4xf16>) ->
func.func @converted(%x: tensor<4x8xf32>, %y: tensor<4xf16>, %e: tensor<4xf16>) -> tensor<4xf16> {
  %z = arith.constant 0.0 : f32
  %r = nest.group outs(%o = %e : tensor<4xf16>) {
    %s = tensor.empty() : tensor<4xf32>
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%z : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %b, %a : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel"]}
        ins(%1, %y : tensor<4xf32>, tensor<4xf16>) outs(%o : tensor<4xf16>) attrs = {nest.role = #nest.role<epilogue>} {
    ^bb0(%a: f32, %b: f16, %c: f16):
      %t = arith.truncf %a : f32 to f16
      %u = arith.addf %t, %b : f16
      linalg.yield %u : f16
    } -> tensor<4xf16>
    nest.yield %2 : tensor<4xf16>
  } -> tensor<4xf16>
  return %r : tensor<4xf16>
}

// -----

#row = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>

// An input of an in-place epilogue has no alias: the root may have stored sums in the result before all of the input is read.
// CHECK: nest.kernel @[[K_IN_PLACE:[a-z_0-9]+]](%{{[^ ]+}}: tensor<4x8xf32>, %{{[^ ]+}}: tensor<4xf32>, %{{[^ ]+}}: tensor<4xf32>) ->
func.func @in_place(%x: tensor<4x8xf32>, %y: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %z = arith.constant 0.0 : f32
  %r = nest.group outs(%o = %e : tensor<4xf32>) {
    %f = linalg.fill {nest.role = #nest.role<init>} ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %b, %a : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
        ins(%y : tensor<4xf32>) outs(%1 : tensor<4xf32>) attrs = {nest.role = #nest.role<epilogue>} {
    ^bb0(%b: f32, %c: f32):
      %u = arith.addf %c, %b : f32
      linalg.yield %u : f32
    } -> tensor<4xf32>
    nest.yield %2 : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// Each of several elementwise roots may write over the input that it alone reads; both roots read %y.
// CHECK: nest.kernel @{{[a-z_0-9]+}}(%{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 0>}, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32> {nest.may_alias = array<i64: 1>}, %{{[^ ]+}}: tensor<4x4xf32>, %{{[^ ]+}}: tensor<4x4xf32>) ->
func.func @several(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>, %z: tensor<4x4xf32>, %e: tensor<4x4xf32>, %f: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %r:2 = nest.group outs(%o = %e : tensor<4x4xf32>, %p = %f : tensor<4x4xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %3 = arith.addf %a, %b : f32
      linalg.yield %3 : f32
    } -> tensor<4x4xf32>
    %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y, %z : tensor<4x4xf32>, tensor<4x4xf32>) outs(%p : tensor<4x4xf32>) attrs = {nest.role = #nest.role<root>} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %3 = arith.mulf %a, %b : f32
      linalg.yield %3 : f32
    } -> tensor<4x4xf32>
    nest.yield %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
  } -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return %r#0, %r#1 : tensor<4x4xf32>, tensor<4x4xf32>
}
