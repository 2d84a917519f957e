// RUN: not tcopt %s --graph-autocast=dtype=f32 2>&1 | FileCheck %s --check-prefix=DTYPE
// RUN: not tcopt %s --graph-autocast=function=nobody 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not tcopt %s --graph-autocast=function=declared 2>&1 | FileCheck %s --check-prefix=DECLARED

// DTYPE: error: graph-autocast: expected a dtype of bf16 or f16 but found 'f32'
// NONE: error: graph-autocast: expected a function 'nobody' with a body but found none
// DECLARED: error: graph-autocast: expected a function 'declared' with a body but found none
func.func private @declared(tensor<2xf32>) -> tensor<2xf32>
