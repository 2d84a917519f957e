// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @reduce_i16(%x: tensor<2x?x4xi16>, %z: tensor<?x0xi16>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xi16>) -> tensor<2x4xi16>
  %e0 = graph.constant dense<[[-11, -23, 6, -6], [9, -3, 26, 14]]> : tensor<2x4xi16>
  check.equal %r0, %e0 : tensor<2x4xi16>, tensor<2x4xi16>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi16>) -> tensor<1x?x1xi16>
  %e1 = graph.constant dense<[[[50], [4], [-42]]]> : tensor<1x3x1xi16>
  check.equal %r1, %e1 : tensor<1x?x1xi16>, tensor<1x3x1xi16>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi16>) -> tensor<i16>
  %e2 = graph.constant dense<12> : tensor<i16>
  check.equal %r2, %e2 : tensor<i16>, tensor<i16>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xi16>) -> tensor<?xi16>
  %e3 = graph.constant dense<[0, 0, 0]> : tensor<3xi16>
  check.equal %r3, %e3 : tensor<?xi16>, tensor<3xi16>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xi16>) -> tensor<2x4xi16>
  %e4 = graph.constant dense<[[900, 1140, -504, 504], [-741, 255, -1100, -1008]]> : tensor<2x4xi16>
  check.equal %r4, %e4 : tensor<2x4xi16>, tensor<2x4xi16>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi16>) -> tensor<1x?x1xi16>
  %e5 = graph.constant dense<[[[14636], [32400], [1024]]]> : tensor<1x3x1xi16>
  check.equal %r5, %e5 : tensor<1x?x1xi16>, tensor<1x3x1xi16>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xi16>) -> tensor<?xi16>
  %e6 = graph.constant dense<[1, 1, 1]> : tensor<3xi16>
  check.equal %r6, %e6 : tensor<?xi16>, tensor<3xi16>
  %r7 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xi16>) -> tensor<2x4xi16>
  %e7 = graph.constant dense<[[10, 6, 18, 14], [19, 15, 20, 16]]> : tensor<2x4xi16>
  check.equal %r7, %e7 : tensor<2x4xi16>, tensor<2x4xi16>
  %r8 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi16>) -> tensor<1x?x1xi16>
  %e8 = graph.constant dense<[[[19], [10], [20]]]> : tensor<1x3x1xi16>
  check.equal %r8, %e8 : tensor<1x?x1xi16>, tensor<1x3x1xi16>
  %r9 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi16>) -> tensor<i16>
  %e9 = graph.constant dense<20> : tensor<i16>
  check.equal %r9, %e9 : tensor<i16>, tensor<i16>
  %r10 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xi16>) -> tensor<?xi16>
  %e10 = graph.constant dense<[-32768, -32768, -32768]> : tensor<3xi16>
  check.equal %r10, %e10 : tensor<?xi16>, tensor<3xi16>
  %r11 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xi16>) -> tensor<2x4xi16>
  %e11 = graph.constant dense<[[-15, -19, -14, -18], [-13, -17, -5, -9]]> : tensor<2x4xi16>
  check.equal %r11, %e11 : tensor<2x4xi16>, tensor<2x4xi16>
  %r12 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi16>) -> tensor<1x?x1xi16>
  %e12 = graph.constant dense<[[[-19], [-9], [-18]]]> : tensor<1x3x1xi16>
  check.equal %r12, %e12 : tensor<1x?x1xi16>, tensor<1x3x1xi16>
  %r13 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi16>) -> tensor<i16>
  %e13 = graph.constant dense<-19> : tensor<i16>
  check.equal %r13, %e13 : tensor<i16>, tensor<i16>
  %r14 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xi16>) -> tensor<?xi16>
  %e14 = graph.constant dense<[32767, 32767, 32767]> : tensor<3xi16>
  check.equal %r14, %e14 : tensor<?xi16>, tensor<3xi16>
  %r15 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xi16>) -> tensor<2x?x1xi64>
  %e15 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r15, %e15 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r17 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xi16>) -> tensor<2x?x1xi64>
  %e17 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r17, %e17 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func private @reduce_i8(%x: tensor<2x?x4xi8>, %z: tensor<?x0xi8>) attributes {no_inline} {
  %r0 = graph.sum %x, dims = [1], keepdim = false : (tensor<2x?x4xi8>) -> tensor<2x4xi8>
  %e0 = graph.constant dense<[[-11, -23, 6, -6], [9, -3, 26, 14]]> : tensor<2x4xi8>
  check.equal %r0, %e0 : tensor<2x4xi8>, tensor<2x4xi8>
  %r1 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi8>) -> tensor<1x?x1xi8>
  %e1 = graph.constant dense<[[[50], [4], [-42]]]> : tensor<1x3x1xi8>
  check.equal %r1, %e1 : tensor<1x?x1xi8>, tensor<1x3x1xi8>
  %r2 = graph.sum %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi8>) -> tensor<i8>
  %e2 = graph.constant dense<12> : tensor<i8>
  check.equal %r2, %e2 : tensor<i8>, tensor<i8>
  %r3 = graph.sum %z, dims = [-1], keepdim = false : (tensor<?x0xi8>) -> tensor<?xi8>
  %e3 = graph.constant dense<[0, 0, 0]> : tensor<3xi8>
  check.equal %r3, %e3 : tensor<?xi8>, tensor<3xi8>
  %r4 = graph.prod %x, dims = [1], keepdim = false : (tensor<2x?x4xi8>) -> tensor<2x4xi8>
  %e4 = graph.constant dense<[[-124, 116, 8, -8], [27, -1, -76, 16]]> : tensor<2x4xi8>
  check.equal %r4, %e4 : tensor<2x4xi8>, tensor<2x4xi8>
  %r5 = graph.prod %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi8>) -> tensor<1x?x1xi8>
  %e5 = graph.constant dense<[[[44], [-112], [0]]]> : tensor<1x3x1xi8>
  check.equal %r5, %e5 : tensor<1x?x1xi8>, tensor<1x3x1xi8>
  %r6 = graph.prod %z, dims = [-1], keepdim = false : (tensor<?x0xi8>) -> tensor<?xi8>
  %e6 = graph.constant dense<[1, 1, 1]> : tensor<3xi8>
  check.equal %r6, %e6 : tensor<?xi8>, tensor<3xi8>
  %r7 = graph.amax %x, dims = [1], keepdim = false : (tensor<2x?x4xi8>) -> tensor<2x4xi8>
  %e7 = graph.constant dense<[[10, 6, 18, 14], [19, 15, 20, 16]]> : tensor<2x4xi8>
  check.equal %r7, %e7 : tensor<2x4xi8>, tensor<2x4xi8>
  %r8 = graph.amax %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi8>) -> tensor<1x?x1xi8>
  %e8 = graph.constant dense<[[[19], [10], [20]]]> : tensor<1x3x1xi8>
  check.equal %r8, %e8 : tensor<1x?x1xi8>, tensor<1x3x1xi8>
  %r9 = graph.amax %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi8>) -> tensor<i8>
  %e9 = graph.constant dense<20> : tensor<i8>
  check.equal %r9, %e9 : tensor<i8>, tensor<i8>
  %r10 = graph.amax %z, dims = [-1], keepdim = false : (tensor<?x0xi8>) -> tensor<?xi8>
  %e10 = graph.constant dense<[-128, -128, -128]> : tensor<3xi8>
  check.equal %r10, %e10 : tensor<?xi8>, tensor<3xi8>
  %r11 = graph.amin %x, dims = [1], keepdim = false : (tensor<2x?x4xi8>) -> tensor<2x4xi8>
  %e11 = graph.constant dense<[[-15, -19, -14, -18], [-13, -17, -5, -9]]> : tensor<2x4xi8>
  check.equal %r11, %e11 : tensor<2x4xi8>, tensor<2x4xi8>
  %r12 = graph.amin %x, dims = [0, 2], keepdim = true : (tensor<2x?x4xi8>) -> tensor<1x?x1xi8>
  %e12 = graph.constant dense<[[[-19], [-9], [-18]]]> : tensor<1x3x1xi8>
  check.equal %r12, %e12 : tensor<1x?x1xi8>, tensor<1x3x1xi8>
  %r13 = graph.amin %x, dims = [0, 1, 2], keepdim = false : (tensor<2x?x4xi8>) -> tensor<i8>
  %e13 = graph.constant dense<-19> : tensor<i8>
  check.equal %r13, %e13 : tensor<i8>, tensor<i8>
  %r14 = graph.amin %z, dims = [-1], keepdim = false : (tensor<?x0xi8>) -> tensor<?xi8>
  %e14 = graph.constant dense<[127, 127, 127]> : tensor<3xi8>
  check.equal %r14, %e14 : tensor<?xi8>, tensor<3xi8>
  %r15 = graph.argmax %x, dim = -1, keepdim = true : (tensor<2x?x4xi8>) -> tensor<2x?x1xi64>
  %e15 = graph.constant dense<[[[2], [0], [0]], [[0], [0], [2]]]> : tensor<2x3x1xi64>
  check.equal %r15, %e15 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  %r17 = graph.argmin %x, dim = -1, keepdim = true : (tensor<2x?x4xi8>) -> tensor<2x?x1xi64>
  %e17 = graph.constant dense<[[[1], [3], [3]], [[3], [3], [1]]]> : tensor<2x3x1xi64>
  check.equal %r17, %e17 : tensor<2x?x1xi64>, tensor<2x3x1xi64>
  return
}

func.func @main() {
  %reduce_i16_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi16>
  %reduce_i16_x_d = tensor.cast %reduce_i16_x : tensor<2x3x4xi16> to tensor<2x?x4xi16>
  %reduce_i16_z = graph.constant dense<> : tensor<3x0xi16>
  %reduce_i16_z_d = tensor.cast %reduce_i16_z : tensor<3x0xi16> to tensor<?x0xi16>
  call @reduce_i16(%reduce_i16_x_d, %reduce_i16_z_d) : (tensor<2x?x4xi16>, tensor<?x0xi16>) -> ()
  %reduce_i8_x = graph.constant dense<[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18]], [[19, 15, 11, 7], [3, -1, -5, -9], [-13, -17, 20, 16]]]> : tensor<2x3x4xi8>
  %reduce_i8_x_d = tensor.cast %reduce_i8_x : tensor<2x3x4xi8> to tensor<2x?x4xi8>
  %reduce_i8_z = graph.constant dense<> : tensor<3x0xi8>
  %reduce_i8_z_d = tensor.cast %reduce_i8_z : tensor<3x0xi8> to tensor<?x0xi8>
  call @reduce_i8(%reduce_i8_x_d, %reduce_i8_z_d) : (tensor<2x?x4xi8>, tensor<?x0xi8>) -> ()
  return
}
