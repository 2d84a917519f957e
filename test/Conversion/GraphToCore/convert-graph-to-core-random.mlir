// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @rand(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?x3xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = {{\[}}[[N]], 3] : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<53> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.shift_right [[V0]], [[V2]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_0]] : tensor<?x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<2047> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_1]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.and [[V3]], [[V5]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.convert [[V6]] : (tensor<?x3xi64>) -> tensor<?x3xf16>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V7]], [[C0_2]] : tensor<?x3xf16>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<4.882810e-04> : tensor<f16>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_3]], 3] : (tensor<f16>, index) -> tensor<?x3xf16>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V7]], [[V9]] : (tensor<?x3xf16>, tensor<?x3xf16>) -> tensor<?x3xf16>
// CHECK-NEXT:    return [[V10]] : tensor<?x3xf16>
// CHECK-NEXT:  }
func.func @rand(%s: tensor<i64>, %o: tensor<i64>, %n: index) -> tensor<?x3xf16> {
  %0 = graph.rand %s, %o, sizes = [%n, 3], dtype = f16 : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xf16>
  return %0 : tensor<?x3xf16>
}

// CHECK-LABEL: func.func @randn(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = [4] : (tensor<i64>, tensor<i64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.shift_right [[V0]], [[V1]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<4294967295> : tensor<4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.and [[V2]], [[V3]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<32> : tensor<4xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.shift_right [[V0]], [[V5]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<4294967295> : tensor<4xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.and [[V6]], [[V7]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V4]], [[V9]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.convert [[V10]] : (tensor<4xi64>) -> tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<2.32830644E-10> : tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.mul [[V11]], [[V12]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.convert [[V8]] : (tensor<4xi64>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<2.32830644E-10> : tensor<4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.mul [[V14]], [[V15]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.log [[V13]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<-2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[V17]], [[V18]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.sqrt [[V19]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.constant dense<6.28318548> : tensor<4xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.mul [[V16]], [[V21]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.cos [[V22]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.mul [[V20]], [[V23]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V24]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @randn(%s: tensor<i64>, %o: tensor<i64>) -> tensor<4xf32> {
  %0 = graph.randn %s, %o, sizes = [4], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @randn_f64(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?xf64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = {{\[}}[[N]], 2] : (tensor<i64>, tensor<i64>, index) -> tensor<?x2xi64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x2xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<11> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM]], 2] : (tensor<i64>, index) -> tensor<?x2xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.shift_right [[V0]], [[V2]] : (tensor<?x2xi64>, tensor<?x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_0]] : tensor<?x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<9007199254740991> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_1]], 2] : (tensor<i64>, index) -> tensor<?x2xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.and [[V3]], [[V5]] : (tensor<?x2xi64>, tensor<?x2xi64>) -> tensor<?x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.slice [[V6]], offsets = [0, 0], sizes = {{\[}}[[N]], 1], strides = [1, 1] : (tensor<?x2xi64>, index) -> tensor<?x1xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.reshape [[V7]], sizes = {{\[}}[[N]]] : (tensor<?x1xi64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.slice [[V6]], offsets = [0, 1], sizes = {{\[}}[[N]], 1], strides = [1, 1] : (tensor<?x2xi64>, index) -> tensor<?x1xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.reshape [[V9]], sizes = {{\[}}[[N]]] : (tensor<?x1xi64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V8]], [[C0_2]] : tensor<?xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V8]], [[V12]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.convert [[V13]] : (tensor<?xi64>) -> tensor<?xf64>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V14]], [[C0_4]] : tensor<?xf64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<1.1102230246251565E-16> : tensor<f64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.broadcast [[V15]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<f64>, index) -> tensor<?xf64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.mul [[V14]], [[V16]] : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.convert [[V10]] : (tensor<?xi64>) -> tensor<?xf64>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V18]], [[C0_6]] : tensor<?xf64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<1.1102230246251565E-16> : tensor<f64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.broadcast [[V19]], dims = [], sizes = {{\[}}[[DIM_7]]] : (tensor<f64>, index) -> tensor<?xf64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.mul [[V18]], [[V20]] : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.log [[V17]] : (tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V22]], [[C0_8]] : tensor<?xf64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<-2.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [], sizes = {{\[}}[[DIM_9]]] : (tensor<f64>, index) -> tensor<?xf64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.mul [[V22]], [[V24]] : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.sqrt [[V25]] : (tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V21]], [[C0_10]] : tensor<?xf64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<6.2831853071795862> : tensor<f64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = {{\[}}[[DIM_11]]] : (tensor<f64>, index) -> tensor<?xf64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.mul [[V21]], [[V28]] : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.cos [[V29]] : (tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.mul [[V26]], [[V30]] : (tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
// CHECK-NEXT:    return [[V31]] : tensor<?xf64>
// CHECK-NEXT:  }
func.func @randn_f64(%s: tensor<i64>, %o: tensor<i64>, %n: index) -> tensor<?xf64> {
  %0 = graph.randn %s, %o, sizes = [%n], dtype = f64 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// CHECK-LABEL: func.func @randint(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = [4] : (tensor<i64>, tensor<i64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.shift_right [[V0]], [[V1]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<9223372036854775807> : tensor<4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.and [[V2]], [[V3]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<10> : tensor<4xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.rem [[V4]], [[V5]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<-3> : tensor<4xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V6]], [[V7]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.convert [[V8]] : (tensor<4xi64>) -> tensor<4xi8>
// CHECK-NEXT:    return [[V9]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @randint(%s: tensor<i64>, %o: tensor<i64>) -> tensor<4xi8> {
  %0 = graph.randint %s, %o, sizes = [4], low = -3, high = 7, dtype = i8 : (tensor<i64>, tensor<i64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// CHECK-LABEL: func.func @bernoulli(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<?xbf16>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<?xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[P]] : (tensor<?xbf16>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = {{\[}}[[DIM]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V1]], [[C0_0]] : tensor<?xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<40> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.shift_right [[V1]], [[V3]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V4]], [[C0_2]] : tensor<?xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<16777215> : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.and [[V4]], [[V6]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.convert [[V7]] : (tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V8]], [[C0_4]] : tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<5.96046448E-8> : tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[V9]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V8]], [[V10]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.compare lt, [[V11]], [[V0]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.convert [[V12]] : (tensor<?xi1>) -> tensor<?xbf16>
// CHECK-NEXT:    return [[V13]] : tensor<?xbf16>
// CHECK-NEXT:  }
func.func @bernoulli(%p: tensor<?xbf16>, %s: tensor<i64>, %o: tensor<i64>) -> tensor<?xbf16> {
  %0 = graph.bernoulli %p, %s, %o : (tensor<?xbf16>, tensor<i64>, tensor<i64>) -> tensor<?xbf16>
  return %0 : tensor<?xbf16>
}

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> (tensor<?xf32>, tensor<?xi1>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = {{\[}}[[DIM]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<40> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.shift_right [[V0]], [[V2]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_2]] : tensor<?xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<16777215> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.and [[V3]], [[V5]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.convert [[V6]] : (tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V7]], [[C0_4]] : tensor<?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<5.96046448E-8> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V7]], [[V9]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V10]], [[C0_6]] : tensor<?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [], sizes = {{\[}}[[DIM_7]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.compare ge, [[V10]], [[V12]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[X]], [[C0_8]] : tensor<?xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.broadcast [[V14]], dims = [], sizes = {{\[}}[[DIM_9]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V13]], [[C0_10]] : tensor<?xi1>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.broadcast [[V16]], dims = [], sizes = {{\[}}[[DIM_11]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.select [[V13]], [[V15]], [[V17]] : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[X]], [[V18]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V19]], [[V13]] : tensor<?xf32>, tensor<?xi1>
// CHECK-NEXT:  }
func.func @dropout(%x: tensor<?xf32>, %s: tensor<i64>, %o: tensor<i64>) -> (tensor<?xf32>, tensor<?xi1>) {
  %0:2 = graph.dropout %x, %s, %o, p = 0.5 : (tensor<?xf32>, tensor<i64>, tensor<i64>) -> (tensor<?xf32>, tensor<?xi1>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi1>
}

// CHECK-LABEL: func.func @randperm(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> tensor<?xi64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = {{\[}}[[N]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[V0]], dim = 0, descending = false : (tensor<?xi64>) -> (tensor<?xi64>, tensor<?xi64>)
// CHECK-NEXT:    return [[INDICES]] : tensor<?xi64>
// CHECK-NEXT:  }
func.func @randperm(%s: tensor<i64>, %o: tensor<i64>, %n: index) -> tensor<?xi64> {
  %0 = graph.randperm %s, %o, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  return %0 : tensor<?xi64>
}

// CHECK-LABEL: func.func @multinomial(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<2x4xi64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[P]] : (tensor<2x3xf32>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.compare ge, [[V0]], [[V2]] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0x7FF0000000000000> : tensor<2x3xf64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare lt, [[V0]], [[V4]] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.and [[V3]], [[V5]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.reduce and, [[V6]], dims = [0, 1] : (tensor<2x3xi1>) -> tensor<i1>
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[V7]][] : tensor<i1>
// CHECK-NEXT:    core.require [[EXTRACTED]], "graph.multinomial: probabilities must be finite and not negative"
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare gt, [[V1]], [[V8]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0x7FF0000000000000> : tensor<2xf64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.compare lt, [[V1]], [[V10]] : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.and [[V9]], [[V11]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.reduce and, [[V12]], dims = [0] : (tensor<2xi1>) -> tensor<i1>
// CHECK-NEXT:    [[EXTRACTED_0:%[^ ,:]+]] = tensor.extract [[V13]][] : tensor<i1>
// CHECK-NEXT:    core.require [[EXTRACTED_0]], "graph.multinomial: the sum of probabilities must be positive and finite"
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = [2, 4] : (tensor<i64>, tensor<i64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<11> : tensor<2x4xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.shift_right [[V14]], [[V15]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<9007199254740991> : tensor<2x4xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.and [[V16]], [[V17]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.convert [[V18]] : (tensor<2x4xi64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<1.1102230246251565E-16> : tensor<2x4xf64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.mul [[V19]], [[V20]] : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.scan add, [[V0]], dim = 1 : (tensor<2x3xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.reduce maximum, [[V22]], dims = [1] : (tensor<2x3xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [0], sizes = [2, 4] : (tensor<2xf64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.mul [[V21]], [[V24]] : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<0> : tensor<2x4xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<3> : tensor<2x4xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.add [[V26]], [[V27]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<1> : tensor<2x4xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.shift_right [[V28]], [[V29]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.constant dense<2> : tensor<2x4xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.minimum [[V30]], [[V31]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.gather [[V22]], [[V32]], dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<2x3xf64>, tensor<2x4xi64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.compare gt, [[V33]], [[V25]] : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<1> : tensor<2x4xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.add [[V30]], [[V35]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.minimum [[V36]], [[V27]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.select [[V34]], [[V26]], [[V37]] : (tensor<2x4xi1>, tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.select [[V34]], [[V30]], [[V27]] : (tensor<2x4xi1>, tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.add [[V38]], [[V39]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.constant dense<1> : tensor<2x4xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.shift_right [[V40]], [[V41]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.constant dense<2> : tensor<2x4xi64>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.minimum [[V42]], [[V43]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.gather [[V22]], [[V44]], dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<2x3xf64>, tensor<2x4xi64>) -> tensor<2x4xf64>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.compare gt, [[V45]], [[V25]] : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.constant dense<1> : tensor<2x4xi64>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.add [[V42]], [[V47]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.minimum [[V48]], [[V39]] : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.select [[V46]], [[V38]], [[V49]] : (tensor<2x4xi1>, tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    return [[V50]] : tensor<2x4xi64>
// CHECK-NEXT:  }
func.func @multinomial(%p: tensor<2x3xf32>, %s: tensor<i64>, %o: tensor<i64>) -> tensor<2x4xi64> {
  %0 = graph.multinomial %p, %s, %o, num_samples = 4, replacement = true : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

// CHECK-LABEL: func.func @different(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<5xf64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<4xi64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[P]], dims = [0] : (tensor<5xf64>) -> tensor<f64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.compare ge, [[P]], [[V1]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0x7FF0000000000000> : tensor<5xf64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.compare lt, [[P]], [[V3]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.and [[V2]], [[V4]] : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.reduce and, [[V5]], dims = [0] : (tensor<5xi1>) -> tensor<i1>
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[V6]][] : tensor<i1>
// CHECK-NEXT:    core.require [[EXTRACTED]], "graph.multinomial: probabilities must be finite and not negative"
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.compare gt, [[V0]], [[V7]] : (tensor<f64>, tensor<f64>) -> tensor<i1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0x7FF0000000000000> : tensor<f64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare lt, [[V0]], [[V9]] : (tensor<f64>, tensor<f64>) -> tensor<i1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.and [[V8]], [[V10]] : (tensor<i1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT:    [[EXTRACTED_0:%[^ ,:]+]] = tensor.extract [[V11]][] : tensor<i1>
// CHECK-NEXT:    core.require [[EXTRACTED_0]], "graph.multinomial: the sum of probabilities must be positive and finite"
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = [5] : (tensor<i64>, tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<11> : tensor<5xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.shift_right [[V12]], [[V13]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<9007199254740991> : tensor<5xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.and [[V14]], [[V15]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.convert [[V16]] : (tensor<5xi64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1.1102230246251565E-16> : tensor<5xf64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[V17]], [[V18]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.sub [[V20]], [[V19]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.log [[V21]] : (tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.neg [[V22]] : (tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.div [[V23]], [[P]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5xf64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.compare gt, [[P]], [[V25]] : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<0x7FF0000000000000> : tensor<5xf64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.select [[V26]], [[V24]], [[V27]] : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[V28]], dim = 0, descending = false, limit = 4 : (tensor<5xf64>) -> (tensor<4xf64>, tensor<4xi64>)
// CHECK-NEXT:    return [[INDICES]] : tensor<4xi64>
// CHECK-NEXT:  }
func.func @different(%p: tensor<5xf64>, %s: tensor<i64>, %o: tensor<i64>) -> tensor<4xi64> {
  %0 = graph.multinomial %p, %s, %o, num_samples = 4, replacement = false : (tensor<5xf64>, tensor<i64>, tensor<i64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
