// RUN: tcopt %s --tcopt-set-numerics=mode=strict | FileCheck %s
// RUN: tcopt %s --tcopt-set-numerics=mode=tf32 | FileCheck %s --check-prefix=TF32
// RUN: not tcopt %s --tcopt-set-numerics=mode=loose 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: expected numerics strict, fast or tf32 but found 'loose'

// CHECK: func.func @none() attributes {tcopt.numerics = #tcopt.numerics<strict>}
func.func @none() {
  return
}
// TF32: func.func @none() attributes {tcopt.allow_tf32, tcopt.numerics = #tcopt.numerics<fast>}
// TF32: func.func @has_some() attributes {tcopt.numerics = #tcopt.numerics<fast>}
// CHECK: func.func @has_some() attributes {tcopt.numerics = #tcopt.numerics<fast>}
func.func @has_some() attributes {tcopt.numerics = "fast"} {
  return
}
