// Bytecode that a newer version of a dialect wrote is refused by the dialect's name and the version's number.
// RUN: rm -rf %t && split-file %s %t
// RUN: tcopt %t/graph.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/graph.mlirbc
// RUN: not tcopt %t/graph.mlirbc 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: tcopt %t/grad.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/grad.mlirbc
// RUN: not tcopt %t/grad.mlirbc 2>&1 | FileCheck %s --check-prefix=GRAD
// RUN: tcopt %t/core.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/core.mlirbc
// RUN: not tcopt %t/core.mlirbc 2>&1 | FileCheck %s --check-prefix=CORE
// RUN: tcopt %t/nest.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/nest.mlirbc
// RUN: not tcopt %t/nest.mlirbc 2>&1 | FileCheck %s --check-prefix=NEST
// RUN: tcopt %t/mem.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/mem.mlirbc
// RUN: not tcopt %t/mem.mlirbc 2>&1 | FileCheck %s --check-prefix=MEM
// RUN: tcopt %t/rt.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/rt.mlirbc
// RUN: not tcopt %t/rt.mlirbc 2>&1 | FileCheck %s --check-prefix=RT
// RUN: tcopt %t/check.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/check.mlirbc
// RUN: not tcopt %t/check.mlirbc 2>&1 | FileCheck %s --check-prefix=CHECKS
// RUN: tcopt %t/tcopt.mlir --emit-bytecode | %python %S/Inputs/newer.py > %t/tcopt.mlirbc
// RUN: not tcopt %t/tcopt.mlirbc 2>&1 | FileCheck %s --check-prefix=TCOPT

//--- graph.mlir
// GRAPH: error: expected version 1 or older of dialect 'graph' but found version 7
func.func @f(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = graph.gelu %x, approximate = tanh : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

//--- grad.mlir
// GRAD: error: expected version 1 or older of dialect 'grad' but found version 7
func.func @f(%x: tensor<f32>) -> tensor<f32> {
  %0 = grad.stop %x : tensor<f32>
  return %0 : tensor<f32>
}

//--- core.mlir
// CORE: error: expected version 1 or older of dialect 'core' but found version 7
func.func @f(%x: tensor<4xf32>) -> tensor<f32> {
  %0 = core.reduce add, %x, dims = [0] : (tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}

//--- nest.mlir
// NEST: error: expected version 1 or older of dialect 'nest' but found version 7
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = nest.group outs(%o = %x : tensor<4xf32>) {
    nest.yield %o : tensor<4xf32>
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- mem.mlir
// MEM: error: expected version 1 or older of dialect 'mem' but found version 7
func.func @f() {
  %a = mem.arena slots = [64], lower_bound = 0
  return
}

//--- rt.mlir
// RT: error: expected version 1 or older of dialect 'rt' but found version 7
func.func @f(%c: i1) {
  rt.fail %c, code = check_failed, "message"
  return
}

//--- check.mlir
// CHECKS: error: expected version 1 or older of dialect 'check' but found version 7
func.func @f(%x: memref<4xf32>) {
  check.equal %x, %x : memref<4xf32>, memref<4xf32>
  return
}

//--- tcopt.mlir
// TCOPT: error: expected version 1 or older of dialect 'tcopt' but found version 7
func.func @f() attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  return
}
