// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @unary_f64(%x: tensor<14xf64>) attributes {no_inline} {
  %r0 = graph.exp %x : (tensor<14xf64>) -> tensor<14xf64>
  %e0 = graph.constant dense<[1.0, 1.0, 2.718281828459045, 0.22313016014842982, 12.182493960703473, 0.645648526427892, 1.0010005001667084, 9.357622968840175e-14, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 0x7FF0000000000000, 1.0, 0x7FF0000000000000]> : tensor<14xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r1 = graph.expm1 %x : (tensor<14xf64>) -> tensor<14xf64>
  %e1 = graph.constant dense<[0.0, -0.0, 1.7182818284590453, -0.7768698398515702, 11.182493960703473, -0.35435147357210794, 0.0010005001667083417, -0.9999999999999064, 0x7FF0000000000000, -1.0, 0x7FF8000000000000, 0x7FF0000000000000, 1.0e-310, 0x7FF0000000000000]> : tensor<14xf64>
  check.close %r1, %e1, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r2 = graph.log %x : (tensor<14xf64>) -> tensor<14xf64>
  %e2 = graph.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, 0.9162907318741551, 0x7FF8000000000000, -6.907755278982137, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 709.7268368932282, -713.8013788281542, 6.620073206530356]> : tensor<14xf64>
  check.close %r2, %e2, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r3 = graph.log1p %x : (tensor<14xf64>) -> tensor<14xf64>
  %e3 = graph.constant dense<[0.0, -0.0, 0.6931471805599453, 0x7FF8000000000000, 1.252762968495368, -0.5753641449035618, 0.0009995003330835331, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 709.7268368932282, 1.00000000000005e-310, 6.621405651764134]> : tensor<14xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r4 = graph.log2 %x : (tensor<14xf64>) -> tensor<14xf64>
  %e4 = graph.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0.0, 0x7FF8000000000000, 1.3219280948873624, 0x7FF8000000000000, -9.965784284662087, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1023.9193879716706, -1029.7977094150824, 9.550746785383243]> : tensor<14xf64>
  check.close %r4, %e4, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r5 = graph.sqrt %x : (tensor<14xf64>) -> tensor<14xf64>
  %e5 = graph.constant dense<[0.0, -0.0, 1.0, 0x7FF8000000000000, 1.5811388300841898, 0x7FF8000000000000, 0.03162277660168379, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 1.3038404810405297e+154, 9.999999999999986e-156, 27.386127875258307]> : tensor<14xf64>
  check.close %r5, %e5, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r6 = graph.rsqrt %x : (tensor<14xf64>) -> tensor<14xf64>
  %e6 = graph.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.0, 0xFFF8000000000000, 0.6324555320336759, 0xFFF8000000000000, 31.622776601683796, 0xFFF8000000000000, 0.0, 0xFFF8000000000000, 0x7FF8000000000000, 7.669649888473705e-155, 1.0000000000000014e+155, 0.03651483716701107]> : tensor<14xf64>
  check.close %r6, %e6, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r7 = graph.reciprocal %x : (tensor<14xf64>) -> tensor<14xf64>
  %e7 = graph.constant dense<[0x7FF0000000000000, 0xFFF0000000000000, 1.0, -0.6666666666666666, 0.4, -2.2857142857142856, 1.0e+03, -0.03333333333333333, 0.0, -0.0, 0x7FF8000000000000, 5.88235294117647e-309, 0x7FF0000000000000, 0.0013333333333333333]> : tensor<14xf64>
  check.close %r7, %e7, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r8 = graph.sin %x : (tensor<14xf64>) -> tensor<14xf64>
  %e8 = graph.constant dense<[0.0, -0.0, 0.8414709848078965, -0.9974949866040544, 0.5984721441039565, -0.42367625720393803, 0.0009999998333333417, 0.9880316240928618, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, -0.5952560848632077, 1.0e-310, 0.7450729502920265]> : tensor<14xf64>
  check.close %r8, %e8, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r9 = graph.cos %x : (tensor<14xf64>) -> tensor<14xf64>
  %e9 = graph.constant dense<[1.0, 1.0, 0.5403023058681398, 0.0707372016677029, -0.8011436155469337, 0.9058136834259364, 0.9999995000000417, 0.15425144988758405, 0xFFF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0.803536056087918, 1.0, -0.6669829823489768]> : tensor<14xf64>
  check.close %r9, %e9, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r10 = graph.tanh %x : (tensor<14xf64>) -> tensor<14xf64>
  %e10 = graph.constant dense<[0.0, -0.0, 0.7615941559557649, -0.9051482536448664, 0.9866142981514303, -0.41157005567402244, 0.0009999996666668, -1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, 1.0e-310, 1.0]> : tensor<14xf64>
  check.close %r10, %e10, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r11 = graph.sigmoid %x : (tensor<14xf64>) -> tensor<14xf64>
  %e11 = graph.constant dense<[0.5, 0.5, 0.7310585786300049, 0.18242552380635635, 0.9241418199787566, 0.39233683016710835, 0.5002499999791666, 9.357622968839299e-14, 1.0, 0.0, 0xFFF8000000000000, 1.0, 0.5, 1.0]> : tensor<14xf64>
  check.close %r11, %e11, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r12 = graph.silu %x : (tensor<14xf64>) -> tensor<14xf64>
  %e12 = graph.constant dense<[0.0, -0.0, 0.7310585786300049, -0.2736382857095345, 2.3103545499468914, -0.17164736319810991, 0.0005002499999791667, -2.8072868906517896e-12, 0x7FF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 1.7e+308, 5.0e-311, 7.5e+02]> : tensor<14xf64>
  check.close %r12, %e12, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r13 = graph.floor %x : (tensor<14xf64>) -> tensor<14xf64>
  %e13 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -1.0, 0.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 0.0, 7.5e+02]> : tensor<14xf64>
  check.equal %r13, %e13 : tensor<14xf64>, tensor<14xf64>
  %r14 = graph.ceil %x : (tensor<14xf64>) -> tensor<14xf64>
  %e14 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 3.0, -0.0, 1.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 1.0, 7.5e+02]> : tensor<14xf64>
  check.equal %r14, %e14 : tensor<14xf64>, tensor<14xf64>
  %r15 = graph.round %x : (tensor<14xf64>) -> tensor<14xf64>
  %e15 = graph.constant dense<[0.0, -0.0, 1.0, -2.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 0.0, 7.5e+02]> : tensor<14xf64>
  check.equal %r15, %e15 : tensor<14xf64>, tensor<14xf64>
  %r16 = graph.trunc %x : (tensor<14xf64>) -> tensor<14xf64>
  %e16 = graph.constant dense<[0.0, -0.0, 1.0, -1.0, 2.0, -0.0, 0.0, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 0.0, 7.5e+02]> : tensor<14xf64>
  check.equal %r16, %e16 : tensor<14xf64>, tensor<14xf64>
  %r17 = graph.neg %x : (tensor<14xf64>) -> tensor<14xf64>
  %e17 = graph.constant dense<[-0.0, 0.0, -1.0, 1.5, -2.5, 0.4375, -0.001, 3.0e+01, 0xFFF0000000000000, 0x7FF0000000000000, 0xFFF8000000000000, -1.7e+308, -1.0e-310, -7.5e+02]> : tensor<14xf64>
  check.equal %r17, %e17 : tensor<14xf64>, tensor<14xf64>
  %r18 = graph.abs %x : (tensor<14xf64>) -> tensor<14xf64>
  %e18 = graph.constant dense<[0.0, 0.0, 1.0, 1.5, 2.5, 0.4375, 0.001, 3.0e+01, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 1.7e+308, 1.0e-310, 7.5e+02]> : tensor<14xf64>
  check.equal %r18, %e18 : tensor<14xf64>, tensor<14xf64>
  %r19 = graph.sign %x : (tensor<14xf64>) -> tensor<14xf64>
  %e19 = graph.constant dense<[0.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 1.0, 1.0]> : tensor<14xf64>
  check.equal %r19, %e19 : tensor<14xf64>, tensor<14xf64>
  %r20 = graph.square %x : (tensor<14xf64>) -> tensor<14xf64>
  %e20 = graph.constant dense<[0.0, 0.0, 1.0, 2.25, 6.25, 0.19140625, 1.0e-06, 9.0e+02, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 5.625e+05]> : tensor<14xf64>
  check.close %r20, %e20, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  %r21 = graph.relu %x : (tensor<14xf64>) -> tensor<14xf64>
  %e21 = graph.constant dense<[0.0, -0.0, 1.0, 0.0, 2.5, 0.0, 0.001, 0.0, 0x7FF0000000000000, 0.0, 0x7FF8000000000000, 1.7e+308, 1.0e-310, 7.5e+02]> : tensor<14xf64>
  check.equal %r21, %e21 : tensor<14xf64>, tensor<14xf64>
  %r22 = graph.isnan %x : (tensor<14xf64>) -> tensor<14xi1>
  %e22 = graph.constant dense<[false, false, false, false, false, false, false, false, false, false, true, false, false, false]> : tensor<14xi1>
  check.equal %r22, %e22 : tensor<14xi1>, tensor<14xi1>
  %r23 = graph.isinf %x : (tensor<14xf64>) -> tensor<14xi1>
  %e23 = graph.constant dense<[false, false, false, false, false, false, false, false, true, true, false, false, false, false]> : tensor<14xi1>
  check.equal %r23, %e23 : tensor<14xi1>, tensor<14xi1>
  %r24 = graph.gelu %x, approximate = none : (tensor<14xf64>) -> tensor<14xf64>
  %e24 = graph.constant dense<[0.0, -0.0, 0.841344746068543, -0.10021080190328704, 2.4844758366855597, -0.14475754476788466, 0.000500398942213911, -0.0, 0x7FF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 1.7e+308, 5.0e-311, 7.5e+02]> : tensor<14xf64>
  check.close %r24, %e24, rtol = 1.0e-13, atol = 1.0e-07 : tensor<14xf64>, tensor<14xf64>
  %r25 = graph.gelu %x, approximate = tanh : (tensor<14xf64>) -> tensor<14xf64>
  %e25 = graph.constant dense<[0.0, -0.0, 0.8411919906082768, -0.10042842301976707, 2.484915733910001, -0.14476807689914736, 0.000500398942213582, -0.0, 0x7FF0000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 1.7e+308, 5.0e-311, 7.5e+02]> : tensor<14xf64>
  check.close %r25, %e25, rtol = 1.0e-13, atol = 1.0e-07 : tensor<14xf64>, tensor<14xf64>
  %r26 = graph.erf %x : (tensor<14xf64>) -> tensor<14xf64>
  %e26 = graph.constant dense<[0.0, -0.0, 0.8427007929497149, -0.9661051464753108, 0.999593047982555, -0.463898135749933, 0.0011283787909692365, -1.0, 1.0, -1.0, 0x7FF8000000000000, 1.0, 1.1283791670955e-310, 1.0]> : tensor<14xf64>
  check.close %r26, %e26, rtol = 1.0e-13, atol = 4.9e-324 : tensor<14xf64>, tensor<14xf64>
  return
}

func.func @main() {
  %unary_f64_x = graph.constant dense<[0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 0.001, -3.0e+01, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.7e+308, 1.0e-310, 7.5e+02]> : tensor<14xf64>
  call @unary_f64(%unary_f64_x) : (tensor<14xf64>) -> ()
  return
}
