// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops))" | FileCheck %s --check-prefix=NONE
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=0.5}))" | FileCheck %s --check-prefix=HALF
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=1}))" | FileCheck %s --check-prefix=NONE
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=4KiB}))" | FileCheck %s --check-prefix=BYTES
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=4KiB}))" --remarks-filter=graph-plan-loops --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=0.5}))" --remarks-filter=graph-plan-loops --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(graph-plan-loops{memory-budget=4KiB}))" --tcopt-log=autodiff -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOG
// RUN: tcopt %s --tcopt-compile="stop-after=autodiff memory-budget=0.5" | FileCheck %s --check-prefix=HALF

// Bytes of the second loop are left for the first one, as it comes first. A loop that carries integers keeps nothing.
// NONE-LABEL: @bounded
// NONE-NOT: history_limit
// HALF-LABEL: @bounded
// HALF: max_trip_count = 9 {history_limit = 0 : i64}
// HALF: max_trip_count = 100 {history_limit = 0 : i64}
// HALF: max_trip_count = 4 :
// HALF: max_trip_count = 100 :
// BYTES-LABEL: @bounded
// BYTES: max_trip_count = 9 :
// BYTES: max_trip_count = 100 {history_limit = 0 : i64}
// BYTES: max_trip_count = 4 :
// BYTES: max_trip_count = 100 :
// REMARK: graph-plan-loops.mlir:[[#]]:8: remark: [Passed] whole | Category:graph-plan-loops | Function=bounded | Bytes=2304, Reason=fits
// REMARK: remark: [Passed] segments | Category:graph-plan-loops | Function=bounded | Bytes=25600, Reason=exceeds
// REMARK: remark: [Passed] whole | Category:graph-plan-loops | Function=bounded | Bytes=1024, Reason=fits
// PART: remark: [Passed] segments | Category:graph-plan-loops | Function=bounded | Bytes=2304, Reason=fraction
// PART: remark: [Passed] segments | Category:graph-plan-loops | Function=bounded | Bytes=25600, Reason=fraction
// PART: remark: [Passed] whole | Category:graph-plan-loops | Function=bounded | Bytes=1024, Reason=short
// LOG: graph-plan-loops.mlir":[[#]]:8): graph-plan-loops: whole: bounded, fits, Bytes=2304

func.func @bounded(%x: tensor<64xf32>, %n: tensor<i64>, %p: tensor<i1>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i64>) {
  %0 = graph.while (%y = %x), max_trip_count = 9 : (tensor<64xf32>) -> tensor<64xf32> {
    graph.yield %p : tensor<i1>
  } do (%y) {
    graph.yield %y : tensor<64xf32>
  }
  %1 = graph.while (%y = %x), max_trip_count = 100 : (tensor<64xf32>) -> tensor<64xf32> {
    graph.yield %p : tensor<i1>
  } do (%y) {
    graph.yield %y : tensor<64xf32>
  }
  %2 = graph.while (%y = %x), max_trip_count = 4 : (tensor<64xf32>) -> tensor<64xf32> {
    graph.yield %p : tensor<i1>
  } do (%y) {
    graph.yield %y : tensor<64xf32>
  }
  %3 = graph.while (%i = %n), max_trip_count = 100 : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  return %0, %1, %2, %3 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i64>
}

// Loops without a bound share what is left; what is in one of them has segments.
// NONE-LABEL: @open
// NONE-NOT: history_limit
// HALF-LABEL: @open
// HALF-COUNT-3: history_limit = 0
// BYTES-LABEL: @open
// BYTES: graph.while {{.*}} {history_limit = 1365 : i64}
// BYTES: graph.while {{.*}} {history_limit = 0 : i64}
// BYTES: graph.while {{.*}}, max_trip_count = 10 {history_limit = 1365 : i64}
// REMARK: remark: [Passed] at-run-time | Category:graph-plan-loops | Function=open | Limit=1365, Reason=not-known
// REMARK: remark: [Passed] segments | Category:graph-plan-loops | Function=open | Reason=nested
// REMARK: remark: [Passed] at-run-time | Category:graph-plan-loops | Function=open | Limit=1365, Reason=not-known
func.func @open(%x: tensor<64xf32>, %z: tensor<?xf32>, %p: tensor<i1>) -> (tensor<64xf32>, tensor<?xf32>) {
  %0 = graph.while (%y = %x) : (tensor<64xf32>) -> tensor<64xf32> {
    graph.yield %p : tensor<i1>
  } do (%y) {
    %1 = graph.while (%a = %y) : (tensor<64xf32>) -> tensor<64xf32> {
      graph.yield %p : tensor<i1>
    } do (%a) {
      graph.yield %a : tensor<64xf32>
    }
    graph.yield %1 : tensor<64xf32>
  }
  %2 = graph.while (%y = %z), max_trip_count = 10 : (tensor<?xf32>) -> tensor<?xf32> {
    graph.yield %p : tensor<i1>
  } do (%y) {
    graph.yield %y : tensor<?xf32>
  }
  return %0, %2 : tensor<64xf32>, tensor<?xf32>
}
