// RUN: tcopt %s --tcopt-set-numerics=mode=strict | FileCheck %s
// RUN: not tcopt %s --tcopt-set-numerics=mode=loose 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: error: expected numerics strict or fast but found 'loose'

// CHECK: func.func @none() attributes {tcopt.numerics = #tcopt.numerics<strict>}
func.func @none() {
  return
}
// CHECK: func.func @has_some() attributes {tcopt.numerics = #tcopt.numerics<fast>}
func.func @has_some() attributes {tcopt.numerics = "fast"} {
  return
}
