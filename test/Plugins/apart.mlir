// A target whose model refuses every group has one kernel for each op, and reports the refusal for every edge.
// RUN: tcopt %s --plugin=%plugins/apart.so --tcopt-compile="target=apart stop-after=fuse" | FileCheck %s
// CHECK-COUNT-5: nest.call @
// CHECK-NOT: nest.call @
// RUN: tcopt %s --plugin=%plugins/apart.so --tcopt-compile="target=apart stop-after=fuse" --tcopt-log=fusion -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOG
// LOG: fusion: plan: main
// LOG-NEXT: {{ +}}group {{ *}}kind {{ *}}bytes {{ *}}ns {{ *}}members
// LOG: core.exp#0 -> core.reduce#1 {{.*}} model:nothing goes together
// RUN: tcopt-run %s --plugin=%plugins/apart.so --backend=apart --input=random:1 --dim N=5 --check=phases

func.func @main(%x: tensor<?x4xf32> {graph.dims = ["N", 4]}) -> tensor<?x4xf32> {
  %0 = graph.softmax %x, dim = 1 : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
