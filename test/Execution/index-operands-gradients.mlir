// Gradients of slice, slice_scatter, pad, repeat and as_strided with index operands. Values: by hand. The operand is the size
// of %count less 10: a function that is not inlined has sizes that follow from sizes.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @sliced(%x: tensor<?xf32>, %w: tensor<?xf32>, %count: tensor<?xi1>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %e = tensor.dim %count, %zero : tensor<?xi1>
  %n = arith.subi %e, %ten : index
  %y = graph.slice %x, dim = 0, start = %n, end = 9223372036854775807, step = 1 : (tensor<?xf32>, index) -> tensor<?xf32>
  %p = graph.mul %y, %w : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = graph.sum %p, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @sliced_vjp(%x: tensor<?xf32>, %w: tensor<?xf32>, %n: tensor<?xi1>) -> (tensor<?xf32>, tensor<?xf32>) attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gw = grad.vjp @sliced(%x, %w, %n) cotangents(%one) : (tensor<?xf32>, tensor<?xf32>, tensor<?xi1>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<?xf32>)
  return %g, %gw : tensor<?xf32>, tensor<?xf32>
}
func.func private @sliced_jvp(%x: tensor<?xf32>, %w: tensor<?xf32>, %n: tensor<?xi1>, %dx: tensor<?xf32>, %dw: tensor<?xf32>) -> tensor<f32> attributes {no_inline} {
  %s, %d = grad.jvp @sliced(%x, %w, %n) tangents(%dx, %dw) : (tensor<?xf32>, tensor<?xf32>, tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> (tensor<f32>, tensor<f32>)
  return %d : tensor<f32>
}

func.func private @scattered(%x: tensor<?xf32>, %u: tensor<?xf32>, %w: tensor<?xf32>, %count: tensor<?xi1>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %e = tensor.dim %count, %zero : tensor<?xi1>
  %n = arith.subi %e, %ten : index
  %y = graph.slice_scatter %x, %u, dim = 0, start = %n, end = 9223372036854775807, step = 1 : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
  %p = graph.mul %y, %w : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = graph.sum %p, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @scattered_vjp(%x: tensor<?xf32>, %u: tensor<?xf32>, %w: tensor<?xf32>, %n: tensor<?xi1>) -> (tensor<?xf32>, tensor<?xf32>) attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gu, %gw = grad.vjp @scattered(%x, %u, %w, %n) cotangents(%one) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xi1>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %g, %gu : tensor<?xf32>, tensor<?xf32>
}

func.func private @padded(%x: tensor<?xf32>, %v: tensor<f32>, %w: tensor<?xf32>, %count: tensor<?xi1>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %e = tensor.dim %count, %zero : tensor<?xi1>
  %n = arith.subi %e, %ten : index
  %y = graph.pad %x, %v, low = [%n], high = [-1] : (tensor<?xf32>, tensor<f32>, index) -> tensor<?xf32>
  %p = graph.mul %y, %w : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = graph.sum %p, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @padded_vjp(%x: tensor<?xf32>, %v: tensor<f32>, %w: tensor<?xf32>, %n: tensor<?xi1>) -> (tensor<?xf32>, tensor<f32>) attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gv, %gw = grad.vjp @padded(%x, %v, %w, %n) cotangents(%one) : (tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<?xi1>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>, tensor<f32>, tensor<?xf32>)
  return %g, %gv : tensor<?xf32>, tensor<f32>
}

func.func private @repeated(%x: tensor<2xf32>, %w: tensor<?x2xf32>, %count: tensor<?xi1>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %e = tensor.dim %count, %zero : tensor<?xi1>
  %n = arith.subi %e, %ten : index
  %y = graph.repeat %x, repeats = [%n, 1] : (tensor<2xf32>, index) -> tensor<?x2xf32>
  %p = graph.mul %y, %w : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %s = graph.sum %p, dims = [0, 1], keepdim = false : (tensor<?x2xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @repeated_vjp(%x: tensor<2xf32>, %w: tensor<?x2xf32>, %n: tensor<?xi1>) -> tensor<2xf32> attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gw = grad.vjp @repeated(%x, %w, %n) cotangents(%one) : (tensor<2xf32>, tensor<?x2xf32>, tensor<?xi1>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<?x2xf32>)
  return %g : tensor<2xf32>
}

func.func private @strided(%x: tensor<6xf32>, %w: tensor<3xf32>, %count: tensor<?xi1>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %e = tensor.dim %count, %zero : tensor<?xi1>
  %n = arith.subi %e, %ten : index
  %y = graph.as_strided %x, sizes = [3], strides = [%n], storage_offset = 1 : (tensor<6xf32>, index) -> tensor<3xf32>
  %p = graph.mul %y, %w : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %s = graph.sum %p, dims = [0], keepdim = false : (tensor<3xf32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @strided_vjp(%x: tensor<6xf32>, %w: tensor<3xf32>, %n: tensor<?xi1>) -> tensor<6xf32> attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gw = grad.vjp @strided(%x, %w, %n) cotangents(%one) : (tensor<6xf32>, tensor<3xf32>, tensor<?xi1>, tensor<f32>) -> (tensor<f32>, tensor<6xf32>, tensor<3xf32>)
  return %g : tensor<6xf32>
}

func.func @main() {
  %n0_sized = graph.constant dense<true> : tensor<10xi1>
  %n0 = tensor.cast %n0_sized : tensor<10xi1> to tensor<?xi1>
  %n2_sized = graph.constant dense<true> : tensor<12xi1>
  %n2 = tensor.cast %n2_sized : tensor<12xi1> to tensor<?xi1>
  %n3_sized = graph.constant dense<true> : tensor<13xi1>
  %n3 = tensor.cast %n3_sized : tensor<13xi1> to tensor<?xi1>
  %m1_sized = graph.constant dense<true> : tensor<9xi1>
  %m1 = tensor.cast %m1_sized : tensor<9xi1> to tensor<?xi1>
  %m2_sized = graph.constant dense<true> : tensor<8xi1>
  %m2 = tensor.cast %m2_sized : tensor<8xi1> to tensor<?xi1>
  %m3_sized = graph.constant dense<true> : tensor<7xi1>
  %m3 = tensor.cast %m3_sized : tensor<7xi1> to tensor<?xi1>

  %x5 = graph.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %w3 = graph.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %x = tensor.cast %x5 : tensor<5xf32> to tensor<?xf32>
  %w = tensor.cast %w3 : tensor<3xf32> to tensor<?xf32>
  %want_x = graph.constant dense<[0.0, 0.0, 10.0, 20.0, 30.0]> : tensor<5xf32>
  %want_w = graph.constant dense<[3.0, 4.0, 5.0]> : tensor<3xf32>
  %s0:2 = call @sliced_vjp(%x, %w, %m3) : (tensor<?xf32>, tensor<?xf32>, tensor<?xi1>) -> (tensor<?xf32>, tensor<?xf32>)
  check.equal %s0#0, %want_x : tensor<?xf32>, tensor<5xf32>
  check.equal %s0#1, %want_w : tensor<?xf32>, tensor<3xf32>
  %s1:2 = call @sliced_vjp(%x, %w, %n2) : (tensor<?xf32>, tensor<?xf32>, tensor<?xi1>) -> (tensor<?xf32>, tensor<?xf32>)
  check.equal %s1#0, %want_x : tensor<?xf32>, tensor<5xf32>
  %dx5 = graph.constant dense<[1.0, 1.0, 1.0, 1.0, 1.0]> : tensor<5xf32>
  %dw3 = graph.constant dense<[1.0, 0.0, 0.0]> : tensor<3xf32>
  %dx = tensor.cast %dx5 : tensor<5xf32> to tensor<?xf32>
  %dw = tensor.cast %dw3 : tensor<3xf32> to tensor<?xf32>
  %s2 = call @sliced_jvp(%x, %w, %m3, %dx, %dw) : (tensor<?xf32>, tensor<?xf32>, tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  %want_s2 = graph.constant dense<63.0> : tensor<f32>
  check.equal %s2, %want_s2 : tensor<f32>, tensor<f32>

  %x4 = graph.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %u2 = graph.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %y = tensor.cast %x4 : tensor<4xf32> to tensor<?xf32>
  %u = tensor.cast %u2 : tensor<2xf32> to tensor<?xf32>
  %c0:2 = call @scattered_vjp(%y, %u, %y, %m2) : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xi1>) -> (tensor<?xf32>, tensor<?xf32>)
  %want_c0 = graph.constant dense<[1.0, 2.0, 0.0, 0.0]> : tensor<4xf32>
  %want_c1 = graph.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.equal %c0#0, %want_c0 : tensor<?xf32>, tensor<4xf32>
  check.equal %c0#1, %want_c1 : tensor<?xf32>, tensor<2xf32>

  %v = graph.constant dense<7.0> : tensor<f32>
  %p0:2 = call @padded_vjp(%w, %v, %y, %n2) : (tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<?xi1>) -> (tensor<?xf32>, tensor<f32>)
  %want_p0 = graph.constant dense<[3.0, 4.0, 0.0]> : tensor<3xf32>
  %want_v0 = graph.constant dense<3.0> : tensor<f32>
  check.equal %p0#0, %want_p0 : tensor<?xf32>, tensor<3xf32>
  check.equal %p0#1, %want_v0 : tensor<f32>, tensor<f32>
  %five = graph.constant dense<[5.0]> : tensor<1xf32>
  %w1 = tensor.cast %five : tensor<1xf32> to tensor<?xf32>
  %p1:2 = call @padded_vjp(%w, %v, %w1, %m1) : (tensor<?xf32>, tensor<f32>, tensor<?xf32>, tensor<?xi1>) -> (tensor<?xf32>, tensor<f32>)
  %want_p1 = graph.constant dense<[0.0, 5.0, 0.0]> : tensor<3xf32>
  %want_v1 = graph.constant dense<0.0> : tensor<f32>
  check.equal %p1#0, %want_p1 : tensor<?xf32>, tensor<3xf32>
  check.equal %p1#1, %want_v1 : tensor<f32>, tensor<f32>

  %rows3 = graph.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %rows = tensor.cast %rows3 : tensor<3x2xf32> to tensor<?x2xf32>
  %r0 = call @repeated_vjp(%u2, %rows, %n3) : (tensor<2xf32>, tensor<?x2xf32>, tensor<?xi1>) -> tensor<2xf32>
  %want_r0 = graph.constant dense<[9.0, 12.0]> : tensor<2xf32>
  check.equal %r0, %want_r0 : tensor<2xf32>, tensor<2xf32>
  %rows0 = graph.constant dense<> : tensor<0x2xf32>
  %none = tensor.cast %rows0 : tensor<0x2xf32> to tensor<?x2xf32>
  %r1 = call @repeated_vjp(%u2, %none, %n0) : (tensor<2xf32>, tensor<?x2xf32>, tensor<?xi1>) -> tensor<2xf32>
  %want_r1 = graph.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.equal %r1, %want_r1 : tensor<2xf32>, tensor<2xf32>

  %x6 = graph.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %w123 = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %v0 = call @strided_vjp(%x6, %w123, %n0) : (tensor<6xf32>, tensor<3xf32>, tensor<?xi1>) -> tensor<6xf32>
  %want_s0 = graph.constant dense<[0.0, 6.0, 0.0, 0.0, 0.0, 0.0]> : tensor<6xf32>
  check.equal %v0, %want_s0 : tensor<6xf32>, tensor<6xf32>
  %v1 = call @strided_vjp(%x6, %w123, %n2) : (tensor<6xf32>, tensor<3xf32>, tensor<?xi1>) -> tensor<6xf32>
  %want_s1 = graph.constant dense<[0.0, 1.0, 0.0, 2.0, 0.0, 3.0]> : tensor<6xf32>
  check.equal %v1, %want_s1 : tensor<6xf32>, tensor<6xf32>
  return
}
