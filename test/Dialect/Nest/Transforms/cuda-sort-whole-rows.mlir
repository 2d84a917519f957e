// Long rows of which many elements are wanted are sorted as a whole, and slices take the first ones.
// RUN: tcopt %s --cuda-sort-whole-rows --split-input-file | FileCheck %s
// RUN: tcopt %s --cuda-sort-whole-rows --split-input-file -o /dev/null --remarks-filter=cuda-sort-whole-rows 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --cuda-sort-whole-rows="most-wanted=100 most-elements=10000" --split-input-file | FileCheck %s --check-prefix=LESS

// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[X:[a-z0-9]+]]: tensor<2x?xf32>, %[[A:[a-z0-9]+]]: tensor<2x3000xf32>
func.func @unknown(%x: tensor<2x?xf32>, %a: tensor<2x3000xf32>, %b: tensor<2x3000xi64>) -> (tensor<2x3000xf32>, tensor<2x3000xi64>) {
  // CHECK-DAG: %[[C:.*]] = tensor.empty(%{{.*}}) : tensor<2x?xf32>
  // CHECK-DAG: %[[D:.*]] = tensor.empty(%{{.*}}) : tensor<2x?xi64>
  // CHECK: %[[W:.*]]:2 = nest.sort ins(%[[X]] : tensor<2x?xf32>) outs(%[[C]], %[[D]] : tensor<2x?xf32>, tensor<2x?xi64>) descending = true
  // CHECK-DAG: %[[V:.*]] = tensor.extract_slice %[[W]]#0[0, 0] [2, 3000] [1, 1] : tensor<2x?xf32> to tensor<2x3000xf32>
  // CHECK-DAG: %[[I:.*]] = tensor.extract_slice %[[W]]#1[0, 0] [2, 3000] [1, 1] : tensor<2x?xi64> to tensor<2x3000xi64>
  // CHECK: return %[[V]], %[[I]]
  %r:2 = nest.sort ins(%x : tensor<2x?xf32>) outs(%a, %b : tensor<2x3000xf32>, tensor<2x3000xi64>) descending = true -> tensor<2x3000xf32>, tensor<2x3000xi64>
  return %r#0, %r#1 : tensor<2x3000xf32>, tensor<2x3000xi64>
}

// -----

// All is wanted already.
// CHECK-LABEL: func.func @whole
// CHECK-NOT: tensor.empty
func.func @whole(%x: tensor<?xf32>, %a: tensor<?xf32>, %b: tensor<?xi64>) -> (tensor<?xf32>, tensor<?xi64>) {
  %r:2 = nest.sort ins(%x : tensor<?xf32>) outs(%a, %b : tensor<?xf32>, tensor<?xi64>) descending = false -> tensor<?xf32>, tensor<?xi64>
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}

// -----

// CHECK-LABEL: func.func @few
// CHECK-NOT: tensor.empty
// LESS-LABEL: func.func @few
// LESS: tensor.extract_slice %{{.*}}[0] [1000] [1]
// REMARK: [Missed] not-whole | Category:cuda-sort-whole-rows | Function=few | Elements=1000, Reason=few-wanted
func.func @few(%x: tensor<?xf32>, %a: tensor<1000xf32>, %b: tensor<1000xi64>) -> (tensor<1000xf32>, tensor<1000xi64>) {
  %r:2 = nest.sort ins(%x : tensor<?xf32>) outs(%a, %b : tensor<1000xf32>, tensor<1000xi64>) descending = false -> tensor<1000xf32>, tensor<1000xi64>
  return %r#0, %r#1 : tensor<1000xf32>, tensor<1000xi64>
}

// -----

// CHECK-LABEL: func.func @known
// CHECK-NOT: tensor.empty
// LESS-LABEL: func.func @known
// LESS: nest.sort ins(%{{.*}} : tensor<5x4000xi8>) outs({{.*}} : tensor<5x4000xi8>, tensor<5x4000xi64>)
// REMARK: [Missed] not-whole | Category:cuda-sort-whole-rows | Function=known | Elements=20000, Reason=known-and-few
func.func @known(%x: tensor<5x4000xi8>, %a: tensor<5x2000xi8>, %b: tensor<5x2000xi64>) -> (tensor<5x2000xi8>, tensor<5x2000xi64>) {
  %r:2 = nest.sort ins(%x : tensor<5x4000xi8>) outs(%a, %b : tensor<5x2000xi8>, tensor<5x2000xi64>) descending = false -> tensor<5x2000xi8>, tensor<5x2000xi64>
  return %r#0, %r#1 : tensor<5x2000xi8>, tensor<5x2000xi64>
}
