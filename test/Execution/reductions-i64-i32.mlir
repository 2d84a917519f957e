// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_i64(%x: tensor<2x?x4xi64>, %z: tensor<?x0xi64>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xi64>) -> tensor<2x4xi64>
  %e0 = graph.constant dense<[[-11, -23, 6, -6], [9, -3, 26, 14]]> : tensor<2x4xi64>
  check.equal %r0, %e0 : tensor<2x4xi64>, tensor<2x4xi64>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi64>) -> tensor<1x?x1xi64>
  %e1 = graph.constant dense<[[[50], [4], [-42]]]> : tensor<1x3x1xi64>
  check.equal %r1, %e1 : tensor<1x?x1xi64>, tensor<1x3x1xi64>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi64>) -> tensor<i64>
  %e2 = graph.constant dense<12> : tensor<i64>
  check.equal %r2, %e2 : tensor<i64>, tensor<i64>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xi64>) -> tensor<?xi64>
  %e3 = graph.constant dense<[0, 0, 0]> : tensor<3xi64>
  check.equal %r3, %e3 : tensor<?xi64>, tensor<3xi64>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xi64>) -> tensor<2x4xi64>
  %e4 = graph.constant dense<[[900, 1140, -504, 504], [-741, 255, -1100, -1008]]> : tensor<2x4xi64>
  check.equal %r4, %e4 : tensor<2x4xi64>, tensor<2x4xi64>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi64>) -> tensor<1x?x1xi64>
  %e5 = graph.constant dense<[[[1576089900], [32400], [1069286400]]]> : tensor<1x3x1xi64>
  check.equal %r5, %e5 : tensor<1x?x1xi64>, tensor<1x3x1xi64>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xi64>) -> tensor<?xi64>
  %e6 = graph.constant dense<[1, 1, 1]> : tensor<3xi64>
  check.equal %r6, %e6 : tensor<?xi64>, tensor<3xi64>
  %r7 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xi64>) -> tensor<2x4xi64>
  %e7 = graph.constant dense<[[10, 6, 18, 14], [19, 15, 20, 16]]> : tensor<2x4xi64>
  check.equal %r7, %e7 : tensor<2x4xi64>, tensor<2x4xi64>
  %r8 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi64>) -> tensor<1x?x1xi64>
  %e8 = graph.constant dense<[[[19], [10], [20]]]> : tensor<1x3x1xi64>
  check.equal %r8, %e8 : tensor<1x?x1xi64>, tensor<1x3x1xi64>
  %r9 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi64>) -> tensor<i64>
  %e9 = graph.constant dense<20> : tensor<i64>
  check.equal %r9, %e9 : tensor<i64>, tensor<i64>
  %r10 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xi64>) -> tensor<?xi64>
  %e10 = graph.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808]> : tensor<3xi64>
  check.equal %r10, %e10 : tensor<?xi64>, tensor<3xi64>
  %r11 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xi64>) -> tensor<2x4xi64>
  %e11 = graph.constant dense<[[-15, -19, -14, -18], [-13, -17, -5, -9]]> : tensor<2x4xi64>
  check.equal %r11, %e11 : tensor<2x4xi64>, tensor<2x4xi64>
  %r12 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi64>) -> tensor<1x?x1xi64>
  %e12 = graph.constant dense<[[[-19], [-9], [-18]]]> : tensor<1x3x1xi64>
  check.equal %r12, %e12 : tensor<1x?x1xi64>, tensor<1x3x1xi64>
  %r13 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi64>) -> tensor<i64>
  %e13 = graph.constant dense<-19> : tensor<i64>
  check.equal %r13, %e13 : tensor<i64>, tensor<i64>
  %r14 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xi64>) -> tensor<?xi64>
  %e14 = graph.constant dense<[9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<3xi64>
  check.equal %r14, %e14 : tensor<?xi64>, tensor<3xi64>
  %r15 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xi64>) -> tensor<2x?x1xi64>
  %e15 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r15, %e15 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r17 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xi64>) -> tensor<2x?x1xi64>
  %e17 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r17, %e17 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func private @reduce_i32(%x: tensor<2x?x4xi32>, %z: tensor<?x0xi32>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xi32>) -> tensor<2x4xi32>
  %e0 = graph.constant dense<[[-11, -23, 6, -6], [9, -3, 26, 14]]> : tensor<2x4xi32>
  check.equal %r0, %e0 : tensor<2x4xi32>, tensor<2x4xi32>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi32>) -> tensor<1x?x1xi32>
  %e1 = graph.constant dense<[[[50], [4], [-42]]]> : tensor<1x3x1xi32>
  check.equal %r1, %e1 : tensor<1x?x1xi32>, tensor<1x3x1xi32>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi32>) -> tensor<i32>
  %e2 = graph.constant dense<12> : tensor<i32>
  check.equal %r2, %e2 : tensor<i32>, tensor<i32>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xi32>) -> tensor<?xi32>
  %e3 = graph.constant dense<[0, 0, 0]> : tensor<3xi32>
  check.equal %r3, %e3 : tensor<?xi32>, tensor<3xi32>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xi32>) -> tensor<2x4xi32>
  %e4 = graph.constant dense<[[900, 1140, -504, 504], [-741, 255, -1100, -1008]]> : tensor<2x4xi32>
  check.equal %r4, %e4 : tensor<2x4xi32>, tensor<2x4xi32>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi32>) -> tensor<1x?x1xi32>
  %e5 = graph.constant dense<[[[1576089900], [32400], [1069286400]]]> : tensor<1x3x1xi32>
  check.equal %r5, %e5 : tensor<1x?x1xi32>, tensor<1x3x1xi32>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xi32>) -> tensor<?xi32>
  %e6 = graph.constant dense<[1, 1, 1]> : tensor<3xi32>
  check.equal %r6, %e6 : tensor<?xi32>, tensor<3xi32>
  %r7 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xi32>) -> tensor<2x4xi32>
  %e7 = graph.constant dense<[[10, 6, 18, 14], [19, 15, 20, 16]]> : tensor<2x4xi32>
  check.equal %r7, %e7 : tensor<2x4xi32>, tensor<2x4xi32>
  %r8 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi32>) -> tensor<1x?x1xi32>
  %e8 = graph.constant dense<[[[19], [10], [20]]]> : tensor<1x3x1xi32>
  check.equal %r8, %e8 : tensor<1x?x1xi32>, tensor<1x3x1xi32>
  %r9 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi32>) -> tensor<i32>
  %e9 = graph.constant dense<20> : tensor<i32>
  check.equal %r9, %e9 : tensor<i32>, tensor<i32>
  %r10 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xi32>) -> tensor<?xi32>
  %e10 = graph.constant dense<[-2147483648, -2147483648, -2147483648]> : tensor<3xi32>
  check.equal %r10, %e10 : tensor<?xi32>, tensor<3xi32>
  %r11 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xi32>) -> tensor<2x4xi32>
  %e11 = graph.constant dense<[[-15, -19, -14, -18], [-13, -17, -5, -9]]> : tensor<2x4xi32>
  check.equal %r11, %e11 : tensor<2x4xi32>, tensor<2x4xi32>
  %r12 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi32>) -> tensor<1x?x1xi32>
  %e12 = graph.constant dense<[[[-19], [-9], [-18]]]> : tensor<1x3x1xi32>
  check.equal %r12, %e12 : tensor<1x?x1xi32>, tensor<1x3x1xi32>
  %r13 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi32>) -> tensor<i32>
  %e13 = graph.constant dense<-19> : tensor<i32>
  check.equal %r13, %e13 : tensor<i32>, tensor<i32>
  %r14 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xi32>) -> tensor<?xi32>
  %e14 = graph.constant dense<[2147483647, 2147483647, 2147483647]> : tensor<3xi32>
  check.equal %r14, %e14 : tensor<?xi32>, tensor<3xi32>
  %r15 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xi32>) -> tensor<2x?x1xi64>
  %e15 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r15, %e15 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r17 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xi32>) -> tensor<2x?x1xi64>
  %e17 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r17, %e17 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func @main() {
  %reduce_i64_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi64>
  %reduce_i64_x_d = tensor.cast %reduce_i64_x : tensor<2x3x4xi64> to tensor<2x?x4xi64>
  %reduce_i64_z = graph.constant dense<> : tensor<3x0xi64>
  %reduce_i64_z_d = tensor.cast %reduce_i64_z : tensor<3x0xi64> to tensor<?x0xi64>
  call @reduce_i64(%reduce_i64_x_d, %reduce_i64_z_d) : (tensor<2x?x4xi64>, tensor<?x0xi64>) -> ()
  %reduce_i32_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi32>
  %reduce_i32_x_d = tensor.cast %reduce_i32_x : tensor<2x3x4xi32> to tensor<2x?x4xi32>
  %reduce_i32_z = graph.constant dense<> : tensor<3x0xi32>
  %reduce_i32_z_d = tensor.cast %reduce_i32_z : tensor<3x0xi32> to tensor<?x0xi32>
  call @reduce_i32(%reduce_i32_x_d, %reduce_i32_z_d) : (tensor<2x?x4xi32>, tensor<?x0xi32>) -> ()
  return
}
