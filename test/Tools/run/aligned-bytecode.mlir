// Weights in bytecode are aligned to 64 bytes, and so is the memory that it is read to.
// RUN: tcopt %s --emit-bytecode -o %t.mlirbc
// RUN: tcopt %t.mlirbc --emit-bytecode -o %t.again.mlirbc
// RUN: tcopt-run %t.again.mlirbc

func.func @main() {
  %x = graph.constant dense_resource<weights> : tensor<2xf32>
  %want = graph.constant dense<[1.0, -2.0]> : tensor<2xf32>
  check.equal %x, %want : tensor<2xf32>, tensor<2xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x400000000000803F000000C0"
    }
  }
#-}
