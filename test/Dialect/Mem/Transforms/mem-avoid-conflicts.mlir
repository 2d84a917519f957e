// RUN: tcopt %s --mem-avoid-conflicts --split-input-file | FileCheck %s

// A choice of what the loop carries is copied before that is written.
// CHECK-LABEL: func @choice
// CHECK:   %[[S:.*]] = scf.if %{{.*}} -> (tensor<4xf32>) {
// CHECK:     %[[A:.*]] = bufferization.alloc_tensor() copy(%[[P:.*]]) : tensor<4xf32>
// CHECK:     scf.yield %[[A]]
// CHECK:   } else {
// CHECK:     %[[B:.*]] = bufferization.alloc_tensor() copy(%{{.*}}) : tensor<4xf32>
// CHECK:     scf.yield %[[B]]
// CHECK:   bufferization.materialize_in_destination %[[S]] in %[[P]]
func.func @choice(%x: tensor<4xf32> {bufferization.writable = false}, %c: i1, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = arith.select %c, %p, %x : tensor<4xf32>
    %m = bufferization.materialize_in_destination %s in %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// What reaches two results by two ways has a place of its own.
#map = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @two_results
// CHECK:   %[[E:.*]] = bufferization.alloc_tensor(%{{.*}}) : tensor<?xf32>
// CHECK:   nest.kernel outs(%{{.*}} = %[[E]] : tensor<?xf32>)
func.func @two_results(%x: tensor<?xf32> {bufferization.writable = false}, %c: i1, %out0: tensor<?xf32>, %out1: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = nest.kernel outs(%o = %out0 : tensor<?xf32>) {
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.negf %in : f32
      linalg.yield %4 : f32
    } -> tensor<?xf32>
    nest.yield %3 : tensor<?xf32>
  } -> tensor<?xf32>
  %1 = arith.select %c, %0, %x : tensor<?xf32>
  %2 = scf.if %c -> tensor<?xf32> {
    scf.yield %0 : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  %m0 = bufferization.materialize_in_destination %1 in %out0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %m1 = bufferization.materialize_in_destination %2 in %out1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %m0, %m1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// One branch hands on the destination, the other one what is only read.
// CHECK-LABEL: func @destination_of_a_branch
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4xf32> {bufferization.writable = false}
// CHECK:   %[[R:.*]] = scf.if
// CHECK:     %[[A:.*]] = bufferization.alloc_tensor() copy(%[[OUT:.*]]) : tensor<4xf32>
// CHECK:     scf.yield %[[A]]
// CHECK:   bufferization.materialize_in_destination %[[R]] in %[[OUT]]
func.func @destination_of_a_branch(%x: tensor<4xf32> {bufferization.writable = false}, %c: i1, %out: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    scf.yield %out : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  %m = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %m : tensor<4xf32>
}

// -----

// What can be written in place is not copied.
// CHECK-LABEL: func @in_place
// CHECK-NOT:   alloc_tensor
func.func @in_place(%x: tensor<4xf32>, %u: tensor<1xf32>, %c: i1, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = scf.if %c -> tensor<4xf32> {
      %y = tensor.insert_slice %u into %p[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    } else {
      scf.yield %p : tensor<4xf32>
    }
    %m = bufferization.materialize_in_destination %s in %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
