// Long rows of which many elements are wanted are sorted as a whole, and slices return the first elements.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-sort-whole-rows))" --split-input-file | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-sort-whole-rows))" --split-input-file -o /dev/null --remarks-filter=cuda-sort-whole-rows 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-sort-whole-rows{most-wanted=100 most-elements=10000}))" --split-input-file | FileCheck %s --check-prefix=LESS

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: %[[X:.*]]: tensor<2x?xf32>
// CHECK: %[[W:.*]], %[[J:.*]] = core.sort %[[X]], dim = 1, descending = true : (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xi64>)
// CHECK: %[[V:.*]] = core.slice %[[W]], offsets = [0, 0], sizes = [2, 3000], strides = [1, 1] : (tensor<2x?xf32>) -> tensor<2x3000xf32>
// CHECK: %[[I:.*]] = core.slice %[[J]], offsets = [0, 0], sizes = [2, 3000], strides = [1, 1] : (tensor<2x?xi64>) -> tensor<2x3000xi64>
// CHECK: return %[[V]], %[[I]]
func.func @unknown(%x: tensor<2x?xf32>) -> (tensor<2x3000xf32>, tensor<2x3000xi64>) {
  %v, %i = core.sort %x, dim = 1, descending = true, limit = 3000 : (tensor<2x?xf32>) -> (tensor<2x3000xf32>, tensor<2x3000xi64>)
  return %v, %i : tensor<2x3000xf32>, tensor<2x3000xi64>
}

// -----

// Another dimension than the last.
// CHECK-LABEL: func.func @columns
// CHECK: %[[W:.*]], %[[J:.*]] = core.sort %{{.*}}, dim = 0, descending = false : (tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)
// CHECK: core.slice %[[W]], offsets = [0, 0], sizes = [3000, 2]
func.func @columns(%x: tensor<?x2xf32>) -> tensor<3000x2xf32> {
  %v, %i = core.sort %x, dim = 0, descending = false, limit = 3000 : (tensor<?x2xf32>) -> (tensor<3000x2xf32>, tensor<3000x2xi64>)
  return %v : tensor<3000x2xf32>
}

// -----

// CHECK-LABEL: func.func @whole
// CHECK-NOT: core.slice
func.func @whole(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
  %v, %i = core.sort %x, dim = 0, descending = false : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %v, %i : tensor<?xf32>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @few
// CHECK-NOT: core.slice
// LESS-LABEL: func.func @few
// LESS: core.slice %{{.*}}, offsets = [0], sizes = [1000]
// REMARK: [Missed] not-whole | Category:cuda-sort-whole-rows | Function=few | Elements=1000, Reason=few-wanted
func.func @few(%x: tensor<?xf32>) -> (tensor<1000xf32>, tensor<1000xi64>) {
  %v, %i = core.sort %x, dim = 0, descending = false, limit = 1000 : (tensor<?xf32>) -> (tensor<1000xf32>, tensor<1000xi64>)
  return %v, %i : tensor<1000xf32>, tensor<1000xi64>
}

// -----

// CHECK-LABEL: func.func @known
// CHECK-NOT: core.slice
// LESS-LABEL: func.func @known
// LESS: core.sort %{{.*}}, dim = 1, descending = false : (tensor<5x4000xi8>)
// REMARK: [Missed] not-whole | Category:cuda-sort-whole-rows | Function=known | Elements=20000, Reason=known-and-few
func.func @known(%x: tensor<5x4000xi8>) -> (tensor<5x2000xi8>, tensor<5x2000xi64>) {
  %v, %i = core.sort %x, dim = 1, descending = false, limit = 2000 : (tensor<5x4000xi8>) -> (tensor<5x2000xi8>, tensor<5x2000xi64>)
  return %v, %i : tensor<5x2000xi8>, tensor<5x2000xi64>
}
