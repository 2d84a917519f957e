// Dictionaries and strings are read as the attributes that they stand for.
// RUN: tcopt %s | FileCheck %s --check-prefix=KEPT
// RUN: tcopt %s --tcopt-set-numerics | FileCheck %s
// RUN: tcopt-run %s --backend=interp --input=zeros --dim B=3 | FileCheck %s --check-prefix=RESULT

// KEPT: tcopt.numerics = "strict"
// KEPT-SAME: tcopt.signature = {inputs = [
// CHECK: tcopt.numerics = #tcopt.numerics<strict>
// RESULT: result 0: 3x2xf32
func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32>
    attributes {tcopt.numerics = "strict", tcopt.signature = {
      inputs = [{name = "x", dtype = "f32", dims = ["B", 2], scale = 0.5}],
      results = [{dtype = f32, dims = ["B", 2]}],
      symbols = {B = {min = 2, max = 64, multiple = 1}}}} {
  return %x : tensor<?x2xf32>
}
