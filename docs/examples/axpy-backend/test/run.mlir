// The backend takes the products and sums, the target cpu what is left, and every phase gives the answer of the interpreter.
// RUN: tcopt-run --plugin=%plugin --backend=axpy %s --input=random:1 --check=phases | FileCheck %s --check-prefix=RESULT
// RUN: tcopt --plugin=%plugin --tcopt-compile="backends=axpy stop-after=fuse" %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

// RESULT: result 0: 3x64xf32

// REMARK: remark: backends 'axpy' take 4 of 5 core ops of 'main'; the target gets the others

// Two equal parts share a function; the target has a kernel for the exponentials.
// CHECK: math.exp
// CHECK-LABEL: func.func @main(
// CHECK: call @main_axpy_0
// CHECK: nest.call
// CHECK: call @main_axpy_0
// CHECK-LABEL: func.func private @main_axpy_0(
// CHECK-SAME: tcopt.backend = #tcopt.backend<axpy>
// CHECK: nest.extern "axpy_f32"
func.func @main(%a: tensor<?x64xf32> {graph.dims = ["B", 64]}, %x: tensor<?x64xf32> {graph.dims = ["B", 64]},
                %y: tensor<?x64xf32> {graph.dims = ["B", 64]}) -> tensor<?x64xf32> {
  %0 = graph.mul %a, %x : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  %1 = graph.add %0, %y : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = graph.exp %1 : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %3 = graph.mul %2, %x : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  %4 = graph.add %3, %y : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32>
  return %4 : tensor<?x64xf32>
}
