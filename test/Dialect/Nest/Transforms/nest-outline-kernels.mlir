// Groups become kernels in units of their own, one for all that compute the same.
// RUN: tcopt %s --nest-outline-kernels --split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// Two functions call one kernel. The constant is made inside, the size is one scalar for both tensors, and numerics are
// those of the function.
// CHECK: module @[[K_FIRST:[a-z_0-9]+]] {
// CHECK-NEXT: nest.kernel @[[K_FIRST]](%[[A:.*]]: tensor<?xf32> {{{.*}}nest.sizes = array<i64: 0>}, %[[O:.*]]: tensor<?xf32> {nest.sizes = array<i64: 0>}, %{{.*}}: index) -> tensor<?xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
// CHECK-NEXT: %[[C:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[R:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<?xf32>) outs(%[[O]] : tensor<?xf32>)
// CHECK: arith.mulf %{{.*}}, %[[C]]
// CHECK: nest.return %[[R]] : tensor<?xf32>
// CHECK-LABEL: func.func @first(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[E:.*]] = tensor.empty(%[[N]])
// CHECK-NEXT: %[[R:.*]] = nest.call @[[K_FIRST]] ins(%[[X]] : tensor<?xf32>) outs(%[[E]] : tensor<?xf32>) args(%[[N]] : index) -> tensor<?xf32>
// CHECK-NEXT: return %[[R]]
// CHECK-NOT: nest.kernel
func.func @first(%x: tensor<?xf32>) -> tensor<?xf32> attributes {tcopt.numerics = "strict"} {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = nest.group outs(%o = %e : tensor<?xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.mulf %a, %two : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    nest.yield %1 : tensor<?xf32>
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// CHECK-LABEL: func.func @second(
// CHECK-SAME: %[[Y:.*]]: tensor<?xf32>)
// CHECK: nest.call @[[K_FIRST]] ins(%[[Y]] : tensor<?xf32>)
func.func @second(%y: tensor<?xf32>) -> tensor<?xf32> attributes {tcopt.numerics = "strict"} {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = nest.group outs(%o = %e : tensor<?xf32>) {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %2 = arith.mulf %a, %two : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    nest.yield %1 : tensor<?xf32>
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// What differs in a constant, in a type or in numerics is another kernel.
// CHECK: nest.kernel @[[K_DIFFER:[a-z_0-9]+]](%{{.*}}: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
// CHECK-NEXT: arith.constant 2.000000e+00
// CHECK: nest.kernel @[[K_DIFFER_0:[a-z_0-9]+]](%{{.*}}: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
// CHECK-NEXT: arith.constant 3.000000e+00
// CHECK: nest.kernel @[[K_DIFFER_1:[a-z_0-9]+]](%{{.*}}: tensor<5xf32>) -> tensor<5xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
// CHECK-LABEL: func.func @differ(
// CHECK: nest.call @[[K_DIFFER]] outs
// CHECK: nest.call @[[K_DIFFER_0]] outs
// CHECK: nest.call @[[K_DIFFER_1]] outs
// CHECK: nest.kernel @[[K_OTHER_NUMERICS:[a-z_0-9]+]](%{{.*}}: tensor<4xf32>) -> tensor<4xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
func.func @differ(%x: tensor<4xf32>, %y: tensor<5xf32>) attributes {tcopt.numerics = "fast"} {
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %0 = nest.group outs(%o = %x : tensor<4xf32>) {
    %1 = linalg.fill ins(%two : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %1 : tensor<4xf32>
  } -> tensor<4xf32>
  %2 = nest.group outs(%o = %x : tensor<4xf32>) {
    %1 = linalg.fill ins(%three : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %1 : tensor<4xf32>
  } -> tensor<4xf32>
  %3 = nest.group outs(%o = %y : tensor<5xf32>) {
    %1 = linalg.fill ins(%two : f32) outs(%o : tensor<5xf32>) -> tensor<5xf32>
    nest.yield %1 : tensor<5xf32>
  } -> tensor<5xf32>
  return
}
// CHECK-LABEL: func.func @other_numerics(
// CHECK: nest.call @[[K_OTHER_NUMERICS]] outs
func.func @other_numerics(%x: tensor<4xf32>) attributes {tcopt.numerics = "strict"} {
  %two = arith.constant 2.0 : f32
  %0 = nest.group outs(%o = %x : tensor<4xf32>) {
    %1 = linalg.fill ins(%two : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %1 : tensor<4xf32>
  } -> tensor<4xf32>
  return
}

// -----

// Scalars from outside are arguments, such as a loop's index. Groups in loops and branches are called there, and may be
// equal to others.
// CHECK-COUNT-1: nest.kernel @[[K_IN_LOOPS:[a-z_0-9]+]](%[[O:.*]]: tensor<8xf32>, %[[V:.*]]: f32, %[[I:.*]]: index) -> tensor<8xf32>
// CHECK-NEXT: %[[R:.*]] = tensor.insert %[[V]] into %[[O]][%[[I]]] : tensor<8xf32>
// CHECK-NEXT: nest.return %[[R]]
// CHECK-LABEL: func.func @in_loops(
// CHECK-SAME: %{{.*}}: tensor<8xf32>, %[[C:.*]]: i1, %[[V:.*]]: f32, %{{.*}}: index)
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args(%[[P:.*]] = %{{.*}}) -> (tensor<8xf32>) {
// CHECK-NEXT: %[[S:.*]] = scf.if %[[C]]
// CHECK-NEXT: %[[Y:.*]] = nest.call @[[K_IN_LOOPS]] outs(%[[P]] : tensor<8xf32>) args(%[[V]], %[[I]] : f32, index) -> tensor<8xf32>
// CHECK-NEXT: scf.yield %[[Y]]
// CHECK: %[[T:.*]] = nest.call @[[K_IN_LOOPS]] outs(%[[S]] : tensor<8xf32>) args(%[[V]], %[[I]] : f32, index) -> tensor<8xf32>
// CHECK-NEXT: scf.yield %[[T]]
func.func @in_loops(%x: tensor<8xf32>, %c: i1, %v: f32, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<8xf32> {
    %s = scf.if %c -> tensor<8xf32> {
      %0 = nest.group outs(%o = %p : tensor<8xf32>) {
        %1 = tensor.insert %v into %o[%i] : tensor<8xf32>
        nest.yield %1 : tensor<8xf32>
      } -> tensor<8xf32>
      scf.yield %0 : tensor<8xf32>
    } else {
      scf.yield %p : tensor<8xf32>
    }
    %t = nest.group outs(%o = %s : tensor<8xf32>) {
      %1 = tensor.insert %v into %o[%i] : tensor<8xf32>
      nest.yield %1 : tensor<8xf32>
    } -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// A scalar that the body uses and that is a size is one argument.
// CHECK: nest.kernel @[[K_SIZE_AND_SCALAR:[a-z_0-9]+]](%[[O:.*]]: tensor<?x?xf32> {nest.sizes = array<i64: 1, 1>}, %[[V:.*]]: f32, %[[N:.*]]: index) -> tensor<?x?xf32> {
// CHECK: tensor.insert %[[V]] into %[[O]][%[[N]], %{{.*}}]
// CHECK-LABEL: func.func @size_and_scalar(
// CHECK-SAME: %[[N:.*]]: index, %[[V:.*]]: f32)
// CHECK: nest.call @[[K_SIZE_AND_SCALAR]] outs(%{{.*}} : tensor<?x?xf32>) args(%[[V]], %[[N]] : f32, index)
func.func @size_and_scalar(%n: index, %v: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %r = nest.group outs(%o = %e : tensor<?x?xf32>) {
    %1 = tensor.insert %v into %o[%n, %c0] : tensor<?x?xf32>
    nest.yield %1 : tensor<?x?xf32>
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

// Sizes are followed through destinations and views.
// CHECK: nest.kernel @[[K_FOLLOWED:[a-z_0-9]+]](%{{.*}}: tensor<?x4xf32> {nest.sizes = array<i64: 0>}, %{{.*}}: tensor<?xf32> {nest.sizes = array<i64: 1>}, %{{.*}}: index, %{{.*}}: index)
// CHECK-LABEL: func.func @followed(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: index)
// CHECK: nest.call @[[K_FOLLOWED]] ins(%{{.*}} : tensor<?x4xf32>) outs(%{{.*}} : tensor<?xf32>) args(%[[N]], %[[M]] : index, index)
func.func @followed(%n: index, %m: index) -> tensor<?xf32> {
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = nest.extern "f" outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %x = tensor.expand_shape %f [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  %r = nest.group outs(%o = %f : tensor<?xf32>) {
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<?x4xf32>) outs(%o : tensor<?xf32>) dimensions = [1]
    nest.yield %1 : tensor<?xf32>
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Sizes that the body asks for are scalars there.
// CHECK: nest.kernel @[[K_SIZES_INSIDE:[a-z_0-9]+]](%[[X:.*]]: tensor<?x?xf32> {nest.sizes = array<i64: 1, 0>}, %[[O:.*]]: tensor<?x4xf32> {nest.sizes = array<i64: 2>}, %[[D:.*]]: index, %{{.*}}: index, %[[M:.*]]: index) -> tensor<?x4xf32> {
// CHECK-NOT: tensor.dim
// CHECK: tensor.extract_slice %[[X]][0, %[[D]]] [%[[M]], 4] [1, 1]
// CHECK-LABEL: func.func @sizes_inside(
func.func @sizes_inside(%x: tensor<?x?xf32>, %n: index) -> tensor<?x4xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %r = nest.group outs(%o = %e : tensor<?x4xf32>) {
    %c0 = arith.constant 0 : index
    %d = tensor.dim %x, %c1 : tensor<?x?xf32>
    %m = tensor.dim %o, %c0 : tensor<?x4xf32>
    %s = tensor.extract_slice %x[0, %d] [%m, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
    %1 = linalg.copy ins(%s : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) -> tensor<?x4xf32>
    nest.yield %1 : tensor<?x4xf32>
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

// What a group captures and changes is two arguments.
// CHECK: nest.kernel @[[K_INPUT_AND_INIT:[a-z_0-9]+]](%[[X:.*]]: tensor<4xf32>, %[[O:.*]]: tensor<4xf32>)
// CHECK-NEXT: linalg.add ins(%[[X]], %[[O]] : tensor<4xf32>, tensor<4xf32>) outs(%[[O]] : tensor<4xf32>)
// CHECK-LABEL: func.func @input_and_init(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT: nest.call @[[K_INPUT_AND_INIT]] ins(%[[X]] : tensor<4xf32>) outs(%[[X]] : tensor<4xf32>)
func.func @input_and_init(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = nest.group outs(%o = %x : tensor<4xf32>) {
    %1 = linalg.add ins(%x, %o : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    nest.yield %1 : tensor<4xf32>
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A constant tensor is an argument, and a name that is taken is not used.
// CHECK: func.func private @copy_0()
// CHECK: module @copy_1 {
// CHECK-NEXT: nest.kernel @copy_1(%[[D:.*]]: tensor<2xf32>, %[[O:.*]]: tensor<2xf32>)
// CHECK-NEXT: linalg.copy ins(%[[D]] : tensor<2xf32>) outs(%[[O]] : tensor<2xf32>)
// CHECK-LABEL: func.func @constant(
// CHECK: %[[D:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK: nest.call @copy_1 ins(%[[D]] : tensor<2xf32>)
func.func private @copy_0()
func.func @constant(%e: tensor<2xf32>) -> tensor<2xf32> {
  %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = nest.group outs(%o = %e : tensor<2xf32>) {
    %1 = linalg.copy ins(%d : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    nest.yield %1 : tensor<2xf32>
  } -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

// A call says that its kernel may fail.
// CHECK: nest.kernel @[[K_FAILS:[a-z_0-9]+]](
// CHECK: rt.fail
// CHECK-LABEL: func.func @fails(
// CHECK: nest.call @[[K_FAILS]] ins(%{{.*}} : tensor<4xi32>) outs(%{{.*}} : tensor<4xi32>) fails -> tensor<4xi32>
func.func @fails(%x: tensor<4xi32>, %e: tensor<4xi32>) -> tensor<4xi32> {
  %r = nest.group outs(%o = %e : tensor<4xi32>) {
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%x : tensor<4xi32>) outs(%o : tensor<4xi32>) {
    ^bb0(%a: i32, %b: i32):
      %c0 = arith.constant 0 : i32
      %c = arith.cmpi eq, %a, %c0 : i32
      rt.fail %c, code = division_by_zero, "division by zero"
      linalg.yield %a : i32
    } -> tensor<4xi32>
    nest.yield %1 : tensor<4xi32>
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}
