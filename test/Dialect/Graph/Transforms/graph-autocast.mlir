// Classes of ops, promotion where two types meet, and what keeps its type: arguments, results, f64, regions and calls.
// RUN: tcopt %s --graph-autocast | FileCheck %s
// RUN: tcopt %s --graph-autocast --remarks-filter=graph-autocast --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --graph-autocast --graph-autocast | FileCheck %s
// RUN: tcopt %s --pass-pipeline="builtin.module(graph-autocast{dtype=f16 function=products})" | FileCheck %s --check-prefix=F16

// A weight that is used twice is converted once, a result stays in 16 bits.
// CHECK-LABEL: func.func @products(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>, [[W:%[^ ,:]+]]: tensor<4x4xf32>) -> tensor<?x4xf32> {
// CHECK-DAG:     [[W16:%.+]] = graph.cast [[W]] : (tensor<4x4xf32>) -> tensor<4x4xbf16>
// CHECK-DAG:     [[X16:%.+]] = graph.cast [[X]] : (tensor<?x4xf32>) -> tensor<?x4xbf16>
// CHECK:         [[Y:%.+]] = graph.matmul [[X16]], [[W16]]
// CHECK:         [[TWO:%.+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK:         [[TWO16:%.+]] = graph.cast [[TWO]] : (tensor<f32>) -> tensor<bf16>
// CHECK:         [[S:%.+]] = graph.mul [[Y]], [[TWO16]] : (tensor<?x4xbf16>, tensor<bf16>) -> tensor<?x4xbf16>
// CHECK:         [[Z:%.+]] = graph.matmul [[S]], [[W16]] : {{.*}} -> tensor<?x4xbf16>
// CHECK:         [[R:%.+]] = graph.cast [[Z]] : (tensor<?x4xbf16>) -> tensor<?x4xf32>
// CHECK:         return [[R]]
// F16-LABEL: func.func @products(
// F16:         graph.matmul {{.*}} -> tensor<?x4xf16>
// F16:         return
// F16-LABEL: func.func @promotion(
// F16-NOT:     f16
// F16:         return
func.func @products(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> tensor<?x4xf32> {
  %y = graph.matmul %x, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %two = graph.constant dense<2.0> : tensor<f32>
  %s = graph.mul %y, %two : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %z = graph.matmul %s, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}

// Operands that broadcast are promoted, losses compute in f32.
// CHECK-LABEL: func.func @promotion(
// CHECK:         [[Y:%.+]] = graph.matmul {{.*}} -> tensor<?x4xbf16>
// CHECK:         [[Y32:%.+]] = graph.cast [[Y]] : (tensor<?x4xbf16>) -> tensor<?x4xf32>
// CHECK:         [[A:%.+]] = graph.add [[Y32]], %{{.*}} : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
// CHECK:         graph.cat [[Y32]], [[A]], dim = 0
// CHECK:         graph.cat [[Y]], [[Y]], dim = 0 : {{.*}} -> tensor<?x4xbf16>
// CHECK:         graph.mse_loss [[Y32]], [[A]], {{.*}} -> tensor<f32>
func.func @promotion(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>, %b: tensor<4xf32>) -> (tensor<f32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %y = graph.matmul %x, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %a = graph.add %y, %b : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %c = graph.cat %y, %a, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %d = graph.cat %y, %y, dim = 0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %l = graph.mse_loss %y, %a, reduction = mean : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<f32>
  return %l, %c, %d : tensor<f32>, tensor<?x4xf32>, tensor<?x4xf32>
}

// Norms compute in f32 where their parameters are, and return the type of the input; statistics stay f32.
// CHECK-LABEL: func.func @norm(
// CHECK:         [[Y:%.+]] = graph.matmul {{.*}} -> tensor<*xbf16>
// CHECK:         [[Y32:%.+]] = graph.cast [[Y]] : (tensor<*xbf16>) -> tensor<*xf32>
// CHECK:         [[N:%[^ ,]+]], [[MEAN:%[^ ,]+]], %{{.*}} = graph.batch_norm_train [[Y32]], weight %{{.*}} : (tensor<*xf32>, tensor<4xf32>)
// CHECK:         [[N16:%.+]] = graph.cast [[N]] : (tensor<*xf32>) -> tensor<*xbf16>
// CHECK:         graph.exp [[N16]] : (tensor<*xbf16>) -> tensor<*xbf16>
// CHECK:         return {{.*}}, [[MEAN]] : tensor<*xf32>, tensor<4xf32>
func.func @norm(%x: tensor<*xf32>, %w: tensor<4x4xf32>, %g: tensor<4xf32>) -> (tensor<*xf32>, tensor<4xf32>) {
  %y = graph.matmul %x, %w : (tensor<*xf32>, tensor<4x4xf32>) -> tensor<*xf32>
  %n, %mean, %var = graph.batch_norm_train %y, weight %g, eps = 1.0e-5 : (tensor<*xf32>, tensor<4xf32>) -> (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>)
  %e = graph.exp %n : (tensor<*xf32>) -> tensor<*xf32>
  return %e, %mean : tensor<*xf32>, tensor<4xf32>
}

// The weight of a loop is converted outside of it; what is carried keeps its type.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME:    %{{[^ ]+}}: tensor<2x4xf32>, %{{[^ ]+}}: tensor<?x2x4xf32>, [[W:%[^ ,:]+]]: tensor<4x4xf32>)
// CHECK:         [[W16:%.+]] = graph.cast [[W]]
// CHECK:         graph.scan ([[H:%[^ ]+]] = {{.*}})
// CHECK:         [[H16:%.+]] = graph.cast [[H]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
// CHECK:         [[Y:%.+]] = graph.matmul [[H16]], [[W16]]
// CHECK:         [[Y32:%.+]] = graph.cast [[Y]] : (tensor<2x4xbf16>) -> tensor<2x4xf32>
// CHECK:         graph.yield {{.*}} : tensor<2x4xf32>
func.func @loop(%h0: tensor<2x4xf32>, %xs: tensor<?x2x4xf32>, %w: tensor<4x4xf32>) -> tensor<2x4xf32> {
  %last = graph.scan (%h = %h0) over (%x = %xs), dim = 0, reverse = false : (tensor<2x4xf32>, tensor<?x2x4xf32>) -> (tensor<2x4xf32>) {
    %y = graph.matmul %h, %w : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %s = graph.add %y, %x : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    graph.yield %s : tensor<2x4xf32>
  }
  return %last : tensor<2x4xf32>
}

// Sizes are read of any type; calls have the types of their callees; a conversion of the program stays.
// CHECK-LABEL: func.func @boundaries(
// CHECK:         [[Y:%.+]] = graph.matmul {{.*}} -> tensor<?x4xbf16>
// CHECK:         [[Y32:%.+]] = graph.cast [[Y]] : (tensor<?x4xbf16>) -> tensor<?x4xf32>
// CHECK:         [[S:%.+]] = tensor.cast [[Y]] : tensor<?x4xbf16> to tensor<2x4xbf16>
// CHECK:         tensor.dim [[Y]]
// CHECK:         call @products([[Y32]],
// CHECK:         graph.cast [[S]] : (tensor<2x4xbf16>) -> tensor<2x4xf64>
// REMARK: remark: {{.*}}keeps-types{{.*}}func.call: it states no types for autocast
func.func @boundaries(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> (tensor<?x4xf32>, index, tensor<2x4xf64>) {
  %y = graph.matmul %x, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %s = tensor.cast %y : tensor<?x4xf32> to tensor<2x4xf32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?x4xf32>
  %z = call @products(%y, %w) : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %d = graph.cast %s : (tensor<2x4xf32>) -> tensor<2x4xf64>
  return %z, %n, %d : tensor<?x4xf32>, index, tensor<2x4xf64>
}

// Nothing is done to f64, nor to integers.
// CHECK-LABEL: func.func @doubles(
// CHECK-NEXT:    graph.matmul {{.*}} -> tensor<2x2xf64>
// CHECK-NEXT:    graph.matmul {{.*}} -> tensor<2x2xi32>
// CHECK-NEXT:    return
// REMARK: remark: {{.*}}f64{{.*}}graph.matmul: autocast does nothing to f64
func.func @doubles(%x: tensor<2x2xf64>, %i: tensor<2x2xi32>) -> (tensor<2x2xf64>, tensor<2x2xi32>) {
  %y = graph.matmul %x, %x : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  %j = graph.matmul %i, %i : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  return %y, %j : tensor<2x2xf64>, tensor<2x2xi32>
}

// The number of dimensions decides: averages are raised in 3d alone.
// CHECK-LABEL: func.func @pools(
// CHECK:         graph.avg_pool {{.*}} -> tensor<1x1x2x2xbf16>
// CHECK:         graph.avg_pool {{.*}} -> tensor<1x1x2x2x2xf32>
func.func @pools(%x: tensor<1x1x4x4xbf16>, %y: tensor<1x1x4x4x4xbf16>) -> (tensor<1x1x2x2xbf16>, tensor<1x1x2x2x2xbf16>) {
  %0 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x1x4x4xbf16>) -> tensor<1x1x2x2xbf16>
  %1 = graph.avg_pool %y, kernel_size = [2, 2, 2], stride = [2, 2, 2], padding = [0, 0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x1x4x4x4xbf16>) -> tensor<1x1x2x2x2xbf16>
  return %0, %1 : tensor<1x1x2x2xbf16>, tensor<1x1x2x2x2xbf16>
}

// An op whose result has as many bits as its operand takes no other type.
// CHECK-LABEL: func.func @bits(
// CHECK:         [[Y:%.+]] = graph.matmul {{.*}} -> tensor<?x4xbf16>
// CHECK:         [[Y32:%.+]] = graph.cast [[Y]] : (tensor<?x4xbf16>) -> tensor<?x4xf32>
// CHECK:         graph.bitcast [[Y32]], dtype = i32 : (tensor<?x4xf32>) -> tensor<?x4xi32>
// REMARK: remark: {{.*}}refuses-types{{.*}}graph.bitcast: its constraints do not allow the types
func.func @bits(%x: tensor<?x4xf32>, %w: tensor<4x4xf32>) -> tensor<?x4xi32> {
  %y = graph.matmul %x, %w : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
  %z = graph.bitcast %y, dtype = i32 : (tensor<?x4xf32>) -> tensor<?x4xi32>
  return %z : tensor<?x4xi32>
}
