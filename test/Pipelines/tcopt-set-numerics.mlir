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

// The numerics of a module apply to all functions in it that state none themselves; an inner module may differ.
module attributes {tcopt.numerics = "fast"} {
  // CHECK: func.func @of_module() attributes {tcopt.numerics = #tcopt.numerics<fast>}
  // TF32: func.func @of_module() attributes {tcopt.numerics = #tcopt.numerics<fast>}
  func.func @of_module() {
    return
  }
  // CHECK: func.func @own() attributes {tcopt.numerics = #tcopt.numerics<strict>}
  // TF32: func.func @own() attributes {tcopt.numerics = #tcopt.numerics<strict>}
  func.func @own() attributes {tcopt.numerics = "strict"} {
    return
  }
  module attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    // CHECK: func.func @of_inner_module() attributes {tcopt.numerics = #tcopt.numerics<strict>}
    // TF32: func.func @of_inner_module() attributes {tcopt.numerics = #tcopt.numerics<strict>}
    func.func @of_inner_module() {
      return
    }
  }
}
