// The first op that makes an infinity or NaN of finite operands, also in a derivative: at the op that it is a derivative of.
// RUN: tcopt-run %s --input=x=3xf32=1,4,9 --entry=slope --check-finite | FileCheck %s --check-prefix=FINITE
// RUN: not tcopt-run %s --input=x=3xf32=1,0,9 --entry=slope --check-finite 2>&1 | FileCheck %s --check-prefix=SLOPE
// RUN: not tcopt-run %s --input=x=3xf32=1,0,9 --entry=slope --check-finite --json 2>/dev/null | FileCheck %s --check-prefix=JSON
// RUN: tcopt-translate %s --grad=root -o %t.mlirbc
// RUN: not tcopt-run %t.mlirbc --input=x=3xf32=1,0,9 --input=3xf32=1 --entry=root_vjp --check-finite 2>&1 | FileCheck %s --check-prefix=SAVED

// What an input has, a constant, and what no result depends on, no op has made.
// RUN: not tcopt-run %s --input=x=3xf32=1,inf,9 --entry=root --check-finite 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: not tcopt-run %s --entry=constant --check-finite 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: tcopt-run %s --input=x=3xf32=0,1,2 --entry=chosen --check-finite | FileCheck %s --check-prefix=CHOSEN

// In loops, and where f16 has no such number.
// RUN: not tcopt-run %s --input=x=3xf16=2,300,4 --entry=loop --check-finite 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: tcopt --tcopt-compile="target=cpu stop-after=fuse" %s -o %t.fuse.mlir
// RUN: not tcopt-run %t.fuse.mlir --input=x=3xf32=1 --entry=root --check-finite 2>&1 | FileCheck %s --check-prefix=LATER
// LATER: error: --check-finite: the interpreter executes graph and core, and this is IR of a later phase

// FINITE: result 0: 3xf32 [0.5, 0.25, 0.16666667]
// JSON: {"ok":false
func.func @root(%x: tensor<3xf32> {tcopt.name = "x"}) -> (tensor<3xf32> {tcopt.name = "y"}) {
  // SLOPE: tcopt-run: error: result 0 is inf at [1]: {{.*}}check-finite.mlir:[[@LINE+3]]:8: 'graph.{{.*}}' makes inf at [1] of finite operands, in 'root_vjp
  // SAVED: tcopt-run: error: result 1 is inf at [1]: {{.*}}check-finite.mlir:[[@LINE+2]]:8: 'graph.{{.*}}' makes inf at [1] of finite operands, in 'root_vjp'
  // INPUT: tcopt-run: error: result 0 is inf at [1]: input 'x' is inf at [1]
  %y = graph.sqrt %x : (tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

func.func @slope(%x: tensor<3xf32> {tcopt.name = "x"}) -> (tensor<3xf32> {tcopt.name = "dx"}) {
  %one = graph.constant dense<1.0> : tensor<3xf32>
  %y, %g = grad.vjp @root(%x) cotangents(%one) : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  return %g : tensor<3xf32>
}

// CONSTANT: tcopt-run: error: result 0 is nan at [0]: it comes from constants
func.func @constant() -> (tensor<2xf32> {tcopt.name = "y"}) {
  %y = graph.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %z = graph.exp %y : (tensor<2xf32>) -> tensor<2xf32>
  return %z : tensor<2xf32>
}

// CHOSEN: result 0: 3xf32 [0, 0, 0.6931472]
func.func @chosen(%x: tensor<3xf32> {tcopt.name = "x"}) -> tensor<3xf32> {
  %zero = graph.constant dense<0.0> : tensor<3xf32>
  %l = graph.log %x : (tensor<3xf32>) -> tensor<3xf32>
  %p = graph.gt %x, %zero : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %y = graph.where %p, %l, %zero : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

func.func @loop(%x: tensor<3xf16> {tcopt.name = "x"}) -> (tensor<f16> {tcopt.name = "y"}) {
  %one = graph.constant dense<1.0> : tensor<f16>
  %y = graph.scan (%h = %one) over (%e = %x), dim = 0, reverse = false : (tensor<f16>, tensor<3xf16>) -> (tensor<f16>) {
    // LOOP: tcopt-run: error: result 0 is inf: {{.*}}check-finite.mlir:[[@LINE+1]]:10: 'graph.mul' makes inf of finite operands, in 'loop'
    %s = graph.mul %e, %e : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %m = graph.add %h, %s : (tensor<f16>, tensor<f16>) -> tensor<f16>
    graph.yield %m : tensor<f16>
  }
  return %y : tensor<f16>
}
