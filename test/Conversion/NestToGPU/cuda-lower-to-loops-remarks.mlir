// A remark reports each op for which the host waits.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" --remark-format=emitRemark --remarks-filter=cuda-lower-to-loops -o /dev/null 2>&1 | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// CHECK: remark: [Analysis] host-read | Category:cuda-lower-to-loops{{.*}}Reason="control flow depends on an element"
func.func @host_read(%n: memref<index>, %x: memref<64xf32>) attributes {nest.schedule = #cuda.pointwise<order = [0], threads = 64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = memref.load %n[] : memref<index>
  scf.for %i = %c0 to %count step %c1 {
    linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%x : memref<64xf32>) {
    ^bb0(%a: f32):
      %m = arith.negf %a : f32
      linalg.yield %m : f32
    }
  }
  return
}
