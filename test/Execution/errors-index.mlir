// Index operands that end a call at run time.
// RUN: not tcopt-run %s --entry=pad --input=4xf32=1,2,3,4 --input=i64=-5 --backend=interp 2>&1 | FileCheck %s --check-prefix=CROP
// RUN: not tcopt-run %s --entry=pad --input=4xf32=1,2,3,4 --input=i64=-5 --backend=cpu 2>&1 | FileCheck %s --check-prefix=CROP
// RUN: tcopt-run %s --entry=pad --input=4xf32=1,2,3,4 --input=i64=-4 --check=interp
// RUN: tcopt-run %s --entry=pad --input=4xf32=1,2,3,4 --input=i64=0 --check=interp
// RUN: tcopt-run %s --entry=pad --input=4xf32=1,2,3,4 --input=i64=3 --check=interp
// RUN: not tcopt-run %s --entry=pad_both --input=4xf32=1,2,3,4 --input=i64=-3 --backend=interp 2>&1 | FileCheck %s --check-prefix=CROP
// RUN: not tcopt-run %s --entry=pad_both --input=4xf32=1,2,3,4 --input=i64=-3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=CROP
// RUN: tcopt-run %s --entry=pad_both --input=4xf32=1,2,3,4 --input=i64=-2 --check=interp
// RUN: not tcopt-run %s --entry=repeat --input=4xf32=1,2,3,4 --input=i64=-1 --backend=interp 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not tcopt-run %s --entry=repeat --input=4xf32=1,2,3,4 --input=i64=-1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: tcopt-run %s --entry=repeat --input=4xf32=1,2,3,4 --input=i64=0 --check=interp
// RUN: tcopt-run %s --entry=repeat --input=4xf32=1,2,3,4 --input=i64=2 --check=interp
// RUN: not tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=SRC
// RUN: not tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SRC
// RUN: not tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=0 --backend=interp 2>&1 | FileCheck %s --check-prefix=SRC
// RUN: not tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=0 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SRC
// RUN: tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=2 --check=interp
// RUN: tcopt-run %s --entry=scatter --input=4xf32=1,2,3,4 --input=i64=-2 --check=interp
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=-1 --backend=interp 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=-1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=0 --check=interp
// RUN: tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=4 --check=interp
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=5 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=5 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=4611686018427387904 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=size --input=4xf32=1,2,3,4 --input=i64=4611686018427387904 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=-1 --backend=interp 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=-1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=0 --check=interp
// RUN: tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=3 --check=interp
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=4 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=4 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=9223372036854775807 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=stride --input=4xf32=1,2,3,4 --input=i64=9223372036854775807 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=-1 --backend=interp 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=-1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=0 --check=interp
// RUN: tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=2 --check=interp
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=9223372036854775807 --backend=interp 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not tcopt-run %s --entry=offset --input=4xf32=1,2,3,4 --input=i64=9223372036854775807 --backend=cpu 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// CROP: error: {{.*}}no more can be taken away than there is
func.func @pad(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<?xf32> {
  %v = graph.constant dense<0.0> : tensor<f32>
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.pad %x, %v, low = [%n], high = [0] : (tensor<4xf32>, tensor<f32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @pad_both(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<?xf32> {
  %v = graph.constant dense<0.0> : tensor<f32>
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.pad %x, %v, low = [-2], high = [%n] : (tensor<4xf32>, tensor<f32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// COUNT: error: {{.*}}entries of repeats must not be negative
func.func @repeat(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<?xf32> {
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.repeat %x, repeats = [%n] : (tensor<4xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// SRC: error: {{.*}}src
func.func @scatter(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<4xf32> {
  %u = graph.constant dense<[8.0, 9.0]> : tensor<2xf32>
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.slice_scatter %x, %u, dim = 0, start = %n, end = 9223372036854775807, step = 1 : (tensor<4xf32>, tensor<2xf32>, index) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// NEGATIVE: error: {{.*}}must not be negative
// OUTSIDE: error: {{.*}}elements must lie inside of x
func.func @size(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<?xf32> {
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.as_strided %x, sizes = [%n], strides = [1], storage_offset = 0 : (tensor<4xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @stride(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<2xf32> {
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.as_strided %x, sizes = [2], strides = [%n], storage_offset = 0 : (tensor<4xf32>, index) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @offset(%x: tensor<4xf32>, %count: tensor<i64>) -> tensor<2xf32> {
  %e = tensor.extract %count[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %r = graph.as_strided %x, sizes = [2], strides = [1], storage_offset = %n : (tensor<4xf32>, index) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
