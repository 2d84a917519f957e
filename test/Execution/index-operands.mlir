// Index operands of slice, slice_scatter, pad, repeat and as_strided: positive, negative, out of range, zero. Values: torch.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @part(%x: tensor<?xf32>, %a: index, %b: index) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.slice %x, dim = 0, start = %a, end = %b, step = 2 : (tensor<?xf32>, index, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @from(%x: tensor<5xf32>, %a: index) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.slice %x, dim = -1, start = %a, end = 9223372036854775807, step = 1 : (tensor<5xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @to(%x: tensor<5xf32>, %b: index) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.slice %x, dim = 0, start = 1, end = %b, step = 1 : (tensor<5xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @put(%x: tensor<?xf32>, %u: tensor<?xf32>, %a: index, %b: index) -> tensor<?xf32> attributes {no_inline} {
  %r = graph.slice_scatter %x, %u, dim = 0, start = %a, end = %b, step = 1 : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @surround(%x: tensor<2x?xf32>, %v: tensor<f32>, %l: index, %h: index) -> tensor<3x?xf32> attributes {no_inline} {
  %r = graph.pad %x, %v, low = [1, %l], high = [0, %h] : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}
func.func private @copies(%x: tensor<?xf32>, %n: index, %m: index) -> tensor<?x?xf32> attributes {no_inline} {
  %r = graph.repeat %x, repeats = [%n, %m] : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func private @view(%x: tensor<?xf32>, %n: index, %s: index, %o: index) -> tensor<?x2xf32> attributes {no_inline} {
  %r = graph.as_strided %x, sizes = [%n, 2], strides = [%s, 1], storage_offset = %o : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

func.func @main() {
  %n0 = arith.constant 0 : index
  %n1 = arith.constant 1 : index
  %n2 = arith.constant 2 : index
  %n3 = arith.constant 3 : index
  %n4 = arith.constant 4 : index
  %n5 = arith.constant 5 : index
  %n9 = arith.constant 9 : index
  %n100 = arith.constant 100 : index
  %m1 = arith.constant -1 : index
  %m2 = arith.constant -2 : index
  %m3 = arith.constant -3 : index
  %m9 = arith.constant -9 : index
  %least = arith.constant -9223372036854775808 : index
  %most = arith.constant 9223372036854775807 : index
  %x5 = graph.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %x = tensor.cast %x5 : tensor<5xf32> to tensor<?xf32>
  %empty = graph.constant dense<> : tensor<0xf32>
  %none = tensor.cast %empty : tensor<0xf32> to tensor<?xf32>
  %v = graph.constant dense<7.0> : tensor<f32>

  %r0 = call @part(%x, %n1, %n5) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want0 = graph.constant dense<[1.0, 3.0]> : tensor<2xf32>
  check.equal %r0, %want0 : tensor<?xf32>, tensor<2xf32>

  %r1 = call @part(%x, %m3, %n9) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want1 = graph.constant dense<[2.0, 4.0]> : tensor<2xf32>
  check.equal %r1, %want1 : tensor<?xf32>, tensor<2xf32>

  %r2 = call @part(%x, %m9, %m1) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want2 = graph.constant dense<[0.0, 2.0]> : tensor<2xf32>
  check.equal %r2, %want2 : tensor<?xf32>, tensor<2xf32>

  %r3 = call @part(%x, %n4, %n2) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want3 = graph.constant dense<> : tensor<0xf32>
  check.equal %r3, %want3 : tensor<?xf32>, tensor<0xf32>

  %r4 = call @part(%x, %n5, %n9) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want4 = graph.constant dense<> : tensor<0xf32>
  check.equal %r4, %want4 : tensor<?xf32>, tensor<0xf32>

  %r5 = call @part(%x, %least, %most) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want5 = graph.constant dense<[0.0, 2.0, 4.0]> : tensor<3xf32>
  check.equal %r5, %want5 : tensor<?xf32>, tensor<3xf32>

  %r6 = call @part(%x, %n0, %least) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want6 = graph.constant dense<> : tensor<0xf32>
  check.equal %r6, %want6 : tensor<?xf32>, tensor<0xf32>

  %r7 = call @part(%none, %m1, %n3) : (tensor<?xf32>, index, index) -> tensor<?xf32>
  %want7 = graph.constant dense<> : tensor<0xf32>
  check.equal %r7, %want7 : tensor<?xf32>, tensor<0xf32>

  %r8 = call @from(%x5, %n0) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want8 = graph.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  check.equal %r8, %want8 : tensor<?xf32>, tensor<5xf32>

  %r9 = call @from(%x5, %n3) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want9 = graph.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.equal %r9, %want9 : tensor<?xf32>, tensor<2xf32>

  %r10 = call @from(%x5, %m2) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want10 = graph.constant dense<[3.0, 4.0]> : tensor<2xf32>
  check.equal %r10, %want10 : tensor<?xf32>, tensor<2xf32>

  %r11 = call @from(%x5, %most) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want11 = graph.constant dense<> : tensor<0xf32>
  check.equal %r11, %want11 : tensor<?xf32>, tensor<0xf32>

  %r12 = call @to(%x5, %n0) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want12 = graph.constant dense<> : tensor<0xf32>
  check.equal %r12, %want12 : tensor<?xf32>, tensor<0xf32>

  %r13 = call @to(%x5, %n3) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want13 = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.equal %r13, %want13 : tensor<?xf32>, tensor<2xf32>

  %r14 = call @to(%x5, %m1) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want14 = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  check.equal %r14, %want14 : tensor<?xf32>, tensor<3xf32>

  %r15 = call @to(%x5, %least) : (tensor<5xf32>, index) -> tensor<?xf32>
  %want15 = graph.constant dense<> : tensor<0xf32>
  check.equal %r15, %want15 : tensor<?xf32>, tensor<0xf32>

  %u2 = graph.constant dense<[9.0, 8.0]> : tensor<2xf32>
  %u = tensor.cast %u2 : tensor<2xf32> to tensor<?xf32>

  %r16 = call @put(%x, %u, %n1, %n3) : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
  %want16 = graph.constant dense<[0.0, 9.0, 8.0, 3.0, 4.0]> : tensor<5xf32>
  check.equal %r16, %want16 : tensor<?xf32>, tensor<5xf32>

  %r17 = call @put(%x, %u, %m2, %most) : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
  %want17 = graph.constant dense<[0.0, 1.0, 2.0, 9.0, 8.0]> : tensor<5xf32>
  check.equal %r17, %want17 : tensor<?xf32>, tensor<5xf32>

  %r18 = call @put(%x, %u, %m9, %n2) : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
  %want18 = graph.constant dense<[9.0, 8.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  check.equal %r18, %want18 : tensor<?xf32>, tensor<5xf32>

  %r19 = call @put(%x, %none, %n4, %n4) : (tensor<?xf32>, tensor<?xf32>, index, index) -> tensor<?xf32>
  %want19 = graph.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  check.equal %r19, %want19 : tensor<?xf32>, tensor<5xf32>

  %square = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %q = tensor.cast %square : tensor<2x2xf32> to tensor<2x?xf32>

  %r20 = call @surround(%q, %v, %n1, %n2) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want20 = graph.constant dense<[[7.0, 7.0, 7.0, 7.0, 7.0], [7.0, 1.0, 2.0, 7.0, 7.0], [7.0, 3.0, 4.0, 7.0, 7.0]]> : tensor<3x5xf32>
  check.equal %r20, %want20 : tensor<3x?xf32>, tensor<3x5xf32>

  %r21 = call @surround(%q, %v, %m1, %n1) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want21 = graph.constant dense<[[7.0, 7.0], [2.0, 7.0], [4.0, 7.0]]> : tensor<3x2xf32>
  check.equal %r21, %want21 : tensor<3x?xf32>, tensor<3x2xf32>

  %r22 = call @surround(%q, %v, %n2, %m2) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want22 = graph.constant dense<[[7.0, 7.0], [7.0, 7.0], [7.0, 7.0]]> : tensor<3x2xf32>
  check.equal %r22, %want22 : tensor<3x?xf32>, tensor<3x2xf32>

  %r23 = call @surround(%q, %v, %n0, %m2) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want23 = graph.constant dense<> : tensor<3x0xf32>
  check.equal %r23, %want23 : tensor<3x?xf32>, tensor<3x0xf32>

  %r24 = call @surround(%q, %v, %n0, %n0) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want24 = graph.constant dense<[[7.0, 7.0], [1.0, 2.0], [3.0, 4.0]]> : tensor<3x2xf32>
  check.equal %r24, %want24 : tensor<3x?xf32>, tensor<3x2xf32>

  %r25 = call @surround(%q, %v, %m1, %m1) : (tensor<2x?xf32>, tensor<f32>, index, index) -> tensor<3x?xf32>
  %want25 = graph.constant dense<> : tensor<3x0xf32>
  check.equal %r25, %want25 : tensor<3x?xf32>, tensor<3x0xf32>

  %r26 = call @copies(%u, %n2, %n2) : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  %want26 = graph.constant dense<[[9.0, 8.0, 9.0, 8.0], [9.0, 8.0, 9.0, 8.0]]> : tensor<2x4xf32>
  check.equal %r26, %want26 : tensor<?x?xf32>, tensor<2x4xf32>

  %r27 = call @copies(%u, %n1, %n1) : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  %want27 = graph.constant dense<[[9.0, 8.0]]> : tensor<1x2xf32>
  check.equal %r27, %want27 : tensor<?x?xf32>, tensor<1x2xf32>

  %r28 = call @copies(%u, %n0, %n1) : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  %want28 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %r28, %want28 : tensor<?x?xf32>, tensor<0x2xf32>

  %r29 = call @copies(%u, %n1, %n0) : (tensor<?xf32>, index, index) -> tensor<?x?xf32>
  %want29 = graph.constant dense<> : tensor<1x0xf32>
  check.equal %r29, %want29 : tensor<?x?xf32>, tensor<1x0xf32>

  %r30 = call @view(%x, %n2, %n3, %n0) : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  %want30 = graph.constant dense<[[0.0, 1.0], [3.0, 4.0]]> : tensor<2x2xf32>
  check.equal %r30, %want30 : tensor<?x2xf32>, tensor<2x2xf32>

  %r31 = call @view(%x, %n3, %n0, %n3) : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  %want31 = graph.constant dense<[[3.0, 4.0], [3.0, 4.0], [3.0, 4.0]]> : tensor<3x2xf32>
  check.equal %r31, %want31 : tensor<?x2xf32>, tensor<3x2xf32>

  %r32 = call @view(%x, %n1, %n9, %n2) : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  %want32 = graph.constant dense<[[2.0, 3.0]]> : tensor<1x2xf32>
  check.equal %r32, %want32 : tensor<?x2xf32>, tensor<1x2xf32>

  %r33 = call @view(%x, %n0, %n9, %n100) : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  %want33 = graph.constant dense<> : tensor<0x2xf32>
  check.equal %r33, %want33 : tensor<?x2xf32>, tensor<0x2xf32>
  return
}
