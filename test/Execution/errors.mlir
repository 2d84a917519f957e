// What ends a call at run time, by the interpreter and in compiled code.
// RUN: not tcopt-run %s --entry=divide --input=zeros --backend=interp 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=divide --input=zeros --backend=cpu 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=remainder --input=zeros --backend=interp 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=remainder --input=zeros --backend=cpu 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=floor --input=zeros --backend=cpu 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=modulo --input=zeros --backend=cpu 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tcopt-run %s --entry=high --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=high --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=low --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=unequal --input=random:1 --dim A=2 --dim B=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not tcopt-run %s --entry=unequal --input=random:1 --dim A=2 --dim B=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not tcopt-run %s --entry=unequal --input=random:1 --dim A=1 --dim B=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: tcopt-run %s --entry=unequal --input=random:1 --dim A=3 --dim B=3 --check=interp
// RUN: not tcopt-run %s --entry=inner --input=random:1 --dim A=2 --dim B=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not tcopt-run %s --entry=reshaped --input=random:1 --dim A=5 --backend=interp 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: not tcopt-run %s --entry=reshaped --input=random:1 --dim A=5 --backend=cpu 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: not tcopt-run %s --entry=wrong --backend=interp 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not tcopt-run %s --entry=wrong --backend=cpu 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not tcopt-run %s --entry=called --input=zeros --backend=cpu 2>&1 | FileCheck %s --check-prefix=ZERO

// ZERO: error: {{.*}}division by zero
func.func @divide(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %r = graph.div %a, %b, rounding_mode = trunc : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @remainder(%a: tensor<4xui8>, %b: tensor<4xui8>) -> tensor<4xui8> {
  %r = graph.fmod %a, %b : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}
func.func @floor(%a: tensor<?xi64>, %b: tensor<i64>) -> tensor<?xi64> {
  %r = graph.div %a, %b, rounding_mode = floor : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
func.func @modulo(%a: tensor<4xi8>, %b: tensor<4xi8>) -> tensor<4xi8> {
  %r = graph.remainder %a, %b : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %r : tensor<4xi8>
}

// INDEX: error: {{.*}}index out of bounds
func.func @high(%w: tensor<5x2xf32>) -> tensor<3x2xf32> {
  %i = graph.constant dense<[0, 4, 5]> : tensor<3xi64>
  %r = graph.embedding %w, %i : (tensor<5x2xf32>, tensor<3xi64>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
func.func @low(%w: tensor<5x2xf32>) -> tensor<3x2xf32> {
  %i = graph.constant dense<[0, -1, 4]> : tensor<3xi32>
  %r = graph.embedding %w, %i : (tensor<5x2xf32>, tensor<3xi32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// An unknown size is never taken for 1.
// SIZES: error: {{.*}}size
func.func @unequal(%a: tensor<?xf32> {graph.dims = ["A"]}, %b: tensor<?xf32> {graph.dims = ["B"]}) -> tensor<?xf32> {
  %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @inner(%a: tensor<2x?xf32> {graph.dims = [2, "A"]}, %b: tensor<?x2xf32> {graph.dims = ["B", 2]}) -> tensor<2x2xf32> {
  %r = graph.matmul %a, %b : (tensor<2x?xf32>, tensor<?x2xf32>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// RESHAPE: error: {{.*(size|elements|reshape)}}
func.func @reshaped(%a: tensor<?xf32> {graph.dims = ["A"]}) -> tensor<?x2xf32> {
  %n = arith.constant 2 : index
  %r = graph.reshape %a, sizes = [%n, 2] : (tensor<?xf32>, index) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// WRONG: error: {{.*}}element
func.func @wrong() {
  %a = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = graph.constant dense<[1.0, 2.5]> : tensor<2xf32>
  check.close %a, %b, rtol = 1.0e-3, atol = 0.0 : tensor<2xf32>, tensor<2xf32>
  return
}

func.func private @quotient(%a: tensor<4xi16>, %b: tensor<4xi16>) -> tensor<4xi16> attributes {no_inline} {
  %r = graph.div %a, %b, rounding_mode = trunc : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %r : tensor<4xi16>
}
func.func @called(%a: tensor<4xi16>) -> tensor<4xi16> {
  %r = call @quotient(%a, %a) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  %s = call @quotient(%r, %a) : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %s : tensor<4xi16>
}
