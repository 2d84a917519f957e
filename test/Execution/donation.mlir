// Arguments whose memory is a result's: values are those of a program without donation, and nothing is copied.
// RUN: tcopt-run %s --entry=all --input=random:1 --check=passes
// RUN: tcopt-run %s --entry=all --input=random:1 --check=interp --backend=interp
// RUN: tcopt-run %s --entry=all --input=random:1 --check=interp --repeat=3
// RUN: tcopt-run %s --entry=sizes --input=random:1 --dim N=7 --dim M=7 --check=passes
// RUN: not tcopt-run %s --entry=sizes --input=random:1 --dim N=7 --dim M=6 2>&1 | FileCheck %s --check-prefix=SIZES
// SIZES: size 0 of 'arg0', in the memory of which is 'result0': expected size 6, found 7

// Of 4 MiB, all of it is updated in place: the context holds that, and no more.
// RUN: tcopt-run %s --entry=peak --input=zeros --json | FileCheck %s --check-prefix=PEAK
// PEAK: "peak_bytes":419{{[0-9][0-9][0-9][0-9]}}}

func.func private @block(%cache: tensor<6x3xf32> {tcopt.donates = 1}, %row: tensor<1x3xf32>, %at: tensor<1xi64>) -> (tensor<3xf32>, tensor<6x3xf32>) attributes {no_inline} {
  %new = graph.index_copy %cache, %at, %row, dim = 0 : (tensor<6x3xf32>, tensor<1xi64>, tensor<1x3xf32>) -> tensor<6x3xf32>
  %sum = graph.sum %new, dims = [0], keepdim = false : (tensor<6x3xf32>) -> tensor<3xf32>
  return %sum, %new : tensor<3xf32>, tensor<6x3xf32>
}

// In place, swapped, read later, through callees and branches, of Booleans and narrow integers.
func.func @all(%x: tensor<2x3xf32> {tcopt.donates = 1}, %y: tensor<2x3xf32> {tcopt.donates = 0}, %cache: tensor<6x3xf32> {tcopt.donates = 2}, %row: tensor<1x3xf32>, %at: tensor<1xi64> {tcopt.range = [0, 5]}, %mask: tensor<4xi1> {tcopt.donates = 4}, %c: tensor<i1>, %h: tensor<5xbf16> {tcopt.donates = 6}, %u: tensor<3xui8> {tcopt.donates = 7})
    -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<6x3xf32>, tensor<3xf32>, tensor<4xi1>, tensor<6x3xf32>, tensor<5xbf16>, tensor<3xui8>) {
  %first:2 = call @block(%cache, %row, %at) : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<1xi64>) -> (tensor<3xf32>, tensor<6x3xf32>)
  %row2 = graph.exp %row : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %cond = tensor.extract %c[] : tensor<i1>
  %second:2 = scf.if %cond -> (tensor<3xf32>, tensor<6x3xf32>) {
    %r:2 = func.call @block(%first#1, %row2, %at) : (tensor<6x3xf32>, tensor<1x3xf32>, tensor<1xi64>) -> (tensor<3xf32>, tensor<6x3xf32>)
    scf.yield %r#0, %r#1 : tensor<3xf32>, tensor<6x3xf32>
  } else {
    scf.yield %first#0, %first#1 : tensor<3xf32>, tensor<6x3xf32>
  }
  %not = graph.logical_not %mask : (tensor<4xi1>) -> tensor<4xi1>
  %twice = graph.add %h, %h : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
  %square = graph.mul %u, %u : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  return %x, %y, %second#1, %second#0, %not, %cache, %twice, %square : tensor<2x3xf32>, tensor<2x3xf32>, tensor<6x3xf32>, tensor<3xf32>, tensor<4xi1>, tensor<6x3xf32>, tensor<5xbf16>, tensor<3xui8>
}

// A size that only the call compares.
func.func @sizes(%x: tensor<?xf32> {graph.dims = ["N"], tcopt.donates = 0}, %y: tensor<?xf32> {graph.dims = ["M"]}) -> tensor<?xf32> {
  %r = graph.exp %y : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @peak(%x: tensor<1048576xf32> {tcopt.donates = 0}) -> tensor<1048576xf32> {
  %0 = graph.exp %x : (tensor<1048576xf32>) -> tensor<1048576xf32>
  %1 = graph.flip %0, dims = [0] : (tensor<1048576xf32>) -> tensor<1048576xf32>
  %2 = graph.flip %1, dims = [0] : (tensor<1048576xf32>) -> tensor<1048576xf32>
  %3 = graph.add %2, %0 : (tensor<1048576xf32>, tensor<1048576xf32>) -> tensor<1048576xf32>
  return %3 : tensor<1048576xf32>
}
