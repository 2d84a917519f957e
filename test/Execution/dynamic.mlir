// Operators whose results have sizes that follow from values, with PyTorch's numbers: special values, nothing at all.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --entry=sizes --dim N=0 --input=zeros --check=phases | FileCheck %s --check-prefix=NONE
// RUN: tcopt-run %s --entry=sizes --dim N=7 --input=random:4 --check=phases
// RUN: not tcopt-run %s --entry=negative --backend=interp 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not tcopt-run %s --entry=negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: repeats{{.*}} must
// RUN: not tcopt-run %s --entry=wraps --backend=interp 2>&1 | FileCheck %s --check-prefix=WRAPS
// RUN: not tcopt-run %s --entry=wraps 2>&1 | FileCheck %s --check-prefix=WRAPS
// WRAPS: repeat_interleave{{.*}} sum
// RUN: tcopt-run %s --entry=no_elements --dim N=3 --input=zeros --check=phases | FileCheck %s --check-prefix=FLAT
// FLAT: result 0: 0x0xi64
// FLAT: result 1: 3x0xf32
// FLAT: result 2: 1x0xf32
// NONE: result 0: 0x2xi64
// NONE: result 1: 0xf32
// NONE: result 2: 0xf32
// NONE: result 3: 0x3xf32
// NONE: result 4: 0xi64

func.func @main() {
  // 0, -0, NaN, a subnormal number, -3, Inf
  %x = graph.constant dense<[[0.0, -0.0, 0x7FC00000], [0x00000001, -3.0, 0x7F800000]]> : tensor<2x3xf32>
  %places = graph.nonzero %x : (tensor<2x3xf32>) -> tensor<?x2xi64>
  %places_expected = graph.constant dense<[[0, 2], [1, 0], [1, 1], [1, 2]]> : tensor<4x2xi64>
  %places_known = tensor.cast %places : tensor<?x2xi64> to tensor<4x2xi64>
  check.equal %places_known, %places_expected : tensor<4x2xi64>, tensor<4x2xi64>

  %five = graph.constant dense<5.0> : tensor<f32>
  %scalar = graph.nonzero %five : (tensor<f32>) -> tensor<?x0xi64>
  %scalar_expected = graph.constant dense<> : tensor<1x0xi64>
  %scalar_known = tensor.cast %scalar : tensor<?x0xi64> to tensor<1x0xi64>
  check.equal %scalar_known, %scalar_expected : tensor<1x0xi64>, tensor<1x0xi64>

  %column = graph.constant dense<[[0x7FC00000], [2.0]]> : tensor<2x1xf32>
  %mask = graph.constant dense<[true, false, true]> : tensor<3xi1>
  %chosen = graph.masked_select %column, %mask : (tensor<2x1xf32>, tensor<3xi1>) -> tensor<?xf32>
  %chosen_expected = graph.constant dense<[0x7FC00000, 0x7FC00000, 2.0, 2.0]> : tensor<4xf32>
  %chosen_known = tensor.cast %chosen : tensor<?xf32> to tensor<4xf32>
  check.equal %chosen_known, %chosen_expected : tensor<4xf32>, tensor<4xf32>

  // Each NaN is its own; of 0 and -0 the first one stays.
  %y = graph.constant dense<[3.0, 0x7FC00000, -0.0, 0.0, 1.0, 0x7FC00000, 0xFF800000, 1.0, 0.0]> : tensor<9xf32>
  %v, %i, %n = graph.unique %y : (tensor<9xf32>) -> (tensor<?xf32>, tensor<9xi64>, tensor<?xi64>)
  %v_expected = graph.constant dense<[0xFF800000, -0.0, 1.0, 3.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  %i_expected = graph.constant dense<[3, 4, 1, 1, 2, 5, 0, 2, 1]> : tensor<9xi64>
  %n_expected = graph.constant dense<[1, 3, 2, 1, 1, 1]> : tensor<6xi64>
  %v_known = tensor.cast %v : tensor<?xf32> to tensor<6xf32>
  %n_known = tensor.cast %n : tensor<?xi64> to tensor<6xi64>
  check.equal %v_known, %v_expected : tensor<6xf32>, tensor<6xf32>
  check.equal %i, %i_expected : tensor<9xi64>, tensor<9xi64>
  check.equal %n_known, %n_expected : tensor<6xi64>, tensor<6xi64>
  %inverted = graph.reciprocal %v_known : (tensor<6xf32>) -> tensor<6xf32>
  %inverted_expected = graph.reciprocal %v_expected : (tensor<6xf32>) -> tensor<6xf32>
  check.equal %inverted, %inverted_expected : tensor<6xf32>, tensor<6xf32>

  %cv, %ci, %cn = graph.unique_consecutive %y : (tensor<9xf32>) -> (tensor<?xf32>, tensor<9xi64>, tensor<?xi64>)
  %cv_expected = graph.constant dense<[3.0, 0x7FC00000, -0.0, 1.0, 0x7FC00000, 0xFF800000, 1.0, 0.0]> : tensor<8xf32>
  %ci_expected = graph.constant dense<[0, 1, 2, 2, 3, 4, 5, 6, 7]> : tensor<9xi64>
  %cn_expected = graph.constant dense<[1, 1, 2, 1, 1, 1, 1, 1]> : tensor<8xi64>
  %cv_known = tensor.cast %cv : tensor<?xf32> to tensor<8xf32>
  %cn_known = tensor.cast %cn : tensor<?xi64> to tensor<8xi64>
  check.equal %cv_known, %cv_expected : tensor<8xf32>, tensor<8xf32>
  check.equal %ci, %ci_expected : tensor<9xi64>, tensor<9xi64>
  check.equal %cn_known, %cn_expected : tensor<8xi64>, tensor<8xi64>

  %rows = graph.constant dense<[[1.0, 2.0], [1.0, -5.0], [1.0, 2.0], [0.0, 9.0]]> : tensor<4x2xf32>
  %rv, %ri, %rn = graph.unique %rows, dim = 0 : (tensor<4x2xf32>) -> (tensor<?x2xf32>, tensor<4xi64>, tensor<?xi64>)
  %rv_expected = graph.constant dense<[[0.0, 9.0], [1.0, -5.0], [1.0, 2.0]]> : tensor<3x2xf32>
  %ri_expected = graph.constant dense<[2, 1, 2, 0]> : tensor<4xi64>
  %rn_expected = graph.constant dense<[1, 1, 2]> : tensor<3xi64>
  %rv_known = tensor.cast %rv : tensor<?x2xf32> to tensor<3x2xf32>
  %rn_known = tensor.cast %rn : tensor<?xi64> to tensor<3xi64>
  check.equal %rv_known, %rv_expected : tensor<3x2xf32>, tensor<3x2xf32>
  check.equal %ri, %ri_expected : tensor<4xi64>, tensor<4xi64>
  check.equal %rn_known, %rn_expected : tensor<3xi64>, tensor<3xi64>

  %repeats = graph.constant dense<[0, 2, 0, 1]> : tensor<4xi64>
  %parts = graph.repeat_interleave %rows, %repeats, dim = 0 : (tensor<4x2xf32>, tensor<4xi64>) -> tensor<?x2xf32>
  %parts_expected = graph.constant dense<[[1.0, -5.0], [1.0, -5.0], [0.0, 9.0]]> : tensor<3x2xf32>
  %parts_known = tensor.cast %parts : tensor<?x2xf32> to tensor<3x2xf32>
  check.equal %parts_known, %parts_expected : tensor<3x2xf32>, tensor<3x2xf32>
  return
}

func.func @sizes(%x: tensor<?x3xf32> {graph.dims = ["N", 3]}) -> (tensor<?x2xi64>, tensor<?xf32>, tensor<?xf32>, tensor<?x3xf32>, tensor<?xi64>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %positive = graph.gt %x, %zero : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xi1>
  %places = graph.nonzero %positive : (tensor<?x3xi1>) -> tensor<?x2xi64>
  %chosen = graph.masked_select %x, %positive : (tensor<?x3xf32>, tensor<?x3xi1>) -> tensor<?xf32>
  %v, %i, %n = graph.unique %x : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?x3xi64>, tensor<?xi64>)
  %rv, %ri, %rn = graph.unique %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?xi64>, tensor<?xi64>)
  %parts = graph.repeat_interleave %rv, %rn, dim = 0 : (tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
  return %places, %chosen, %v, %parts, %ri : tensor<?x2xi64>, tensor<?xf32>, tensor<?xf32>, tensor<?x3xf32>, tensor<?xi64>
}

func.func @negative() -> tensor<?xf32> {
  %x = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %repeats = graph.constant dense<[3, -1]> : tensor<2xi64>
  %r = graph.repeat_interleave %x, %repeats, dim = 0 : (tensor<2xf32>, tensor<2xi64>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// 2^64 in all.
func.func @wraps() -> tensor<?xi1> {
  %x = graph.constant dense<true> : tensor<131072xi1>
  %repeats = graph.constant dense<140737488355328> : tensor<131072xi64>
  %r = graph.repeat_interleave %x, %repeats, dim = 0 : (tensor<131072xi1>, tensor<131072xi64>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}

// Unknown sizes beside a size of 0.
func.func @no_elements(%s: tensor<f32>, %x: tensor<?x0xf32> {graph.dims = ["N", 0]}, %ones: tensor<?xi64> {graph.dims = ["N"]}) -> (tensor<?x0xi64>, tensor<?x0xf32>, tensor<?x0xf32>) {
  %one = graph.constant dense<1> : tensor<i64>
  %n = graph.add %ones, %one : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
  %a = graph.nonzero %s : (tensor<f32>) -> tensor<?x0xi64>
  %b = graph.repeat_interleave %x, %n, dim = 0 : (tensor<?x0xf32>, tensor<?xi64>) -> tensor<?x0xf32>
  %c, %i, %k = graph.unique %x, dim = 0 : (tensor<?x0xf32>) -> (tensor<?x0xf32>, tensor<?xi64>, tensor<?xi64>)
  return %a, %b, %c : tensor<?x0xi64>, tensor<?x0xf32>, tensor<?x0xf32>
}
