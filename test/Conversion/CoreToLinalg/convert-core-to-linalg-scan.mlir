// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK-DAG: [[$MAP:#.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: [[$MAP1:#.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: [[$MAP2:#.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: [[$MAP3:#.*]] = affine_map<(d0) -> ()>
// CHECK-DAG: [[$MAP4:#.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-DAG: [[$MAP5:#.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @scan(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[CST:%[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.fill ins([[CST]] : f32) outs([[V0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty([[DIM]]) : tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]]:2 = linalg.generic {indexing_maps = {{\[}}[[$MAP]], [[$MAP1]], [[$MAP]]], iterator_types = ["reduction", "parallel"]} ins([[X]] : tensor<?x3xf32>) outs([[V1]], [[V2]] : tensor<3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: f32, [[OUT:%[^ ,:]+]]: f32, [[OUT_0:%[^ ,:]+]]: f32):
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.addf [[OUT]], [[IN]] fastmath<contract> : f32
// CHECK-NEXT:      linalg.yield [[V4]], [[V4]] : f32, f32
// CHECK-NEXT:    } -> (tensor<3xf32>, tensor<?x3xf32>)
// CHECK-NEXT:    return [[V3]]#1 : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @scan(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = core.scan add, %x, dim = 0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @scan_bits(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    [[C0_I8:%[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<i8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.fill ins([[C0_I8]] : i8) outs([[V0]] : tensor<i8>) -> tensor<i8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:    [[V3:%[^ ,:]+]]:2 = linalg.generic {indexing_maps = {{\[}}[[$MAP2]], [[$MAP3]], [[$MAP2]]], iterator_types = ["reduction"]} ins([[X]] : tensor<4xi8>) outs([[V1]], [[V2]] : tensor<i8>, tensor<4xi8>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: i8, [[OUT:%[^ ,:]+]]: i8, [[OUT_0:%[^ ,:]+]]: i8):
// CHECK-NEXT:      [[C0_I8_1:%[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.cmpi ne, [[OUT]], [[C0_I8_1]] : i8
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = arith.cmpi ne, [[IN]], [[C0_I8_1]] : i8
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = arith.ori [[V4]], [[V5]] : i1
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.extui [[V6]] : i1 to i8
// CHECK-NEXT:      linalg.yield [[V7]], [[V7]] : i8, i8
// CHECK-NEXT:    } -> (tensor<i8>, tensor<4xi8>)
// CHECK-NEXT:    return [[V3]]#1 : tensor<4xi8>
// CHECK-NEXT:  }
func.func @scan_bits(%x: tensor<4xi1>) -> tensor<4xi1> {
  %r = core.scan or, %x, dim = 0 : (tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @log_add_exp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    [[CST:%[^ ,:]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.fill ins([[CST]] : f32) outs([[V0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty() : tensor<4x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]]:2 = linalg.generic {indexing_maps = {{\[}}[[$MAP]], [[$MAP4]], [[$MAP]]], iterator_types = ["parallel", "reduction"]} ins([[X]] : tensor<4x3xf32>) outs([[V1]], [[V2]] : tensor<4xf32>, tensor<4x3xf32>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: f32, [[OUT:%[^ ,:]+]]: f32, [[OUT_0:%[^ ,:]+]]: f32):
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.maximumf [[OUT]], [[IN]] : f32
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = arith.subf [[OUT]], [[IN]] : f32
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = math.absf [[V5]] : f32
// CHECK-NEXT:      [[CST_1:%[^ ,:]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.cmpf olt, [[V6]], [[CST_1]] : f32
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = arith.negf [[V6]] : f32
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = math.exp [[V8]] fastmath<afn> : f32
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = math.log1p [[V9]] fastmath<afn> : f32
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = arith.addf [[V4]], [[V10]] : f32
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = arith.select [[V7]], [[V11]], [[V4]] : f32
// CHECK-NEXT:      linalg.yield [[V12]], [[V12]] : f32, f32
// CHECK-NEXT:    } -> (tensor<4xf32>, tensor<4x3xf32>)
// CHECK-NEXT:    return [[V3]]#1 : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @log_add_exp(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = core.scan log_add_exp, %x, dim = 1 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @arg_scan(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[CST:%[^ ,:]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.fill ins([[CST]] : f32) outs([[V0]] : tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_I64:%[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty() : tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = linalg.fill ins([[C0_I64]] : i64) outs([[V2]] : tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = tensor.empty([[DIM]]) : tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = tensor.empty([[DIM]]) : tensor<?x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]]:4 = linalg.generic {indexing_maps = {{\[}}[[$MAP]], [[$MAP1]], [[$MAP1]], [[$MAP]], [[$MAP]]], iterator_types = ["reduction", "parallel"]} ins([[X]] : tensor<?x3xf32>) outs([[V1]], [[V3]], [[V4]], [[V5]] : tensor<3xf32>, tensor<3xi64>, tensor<?x3xf32>, tensor<?x3xi64>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: f32, [[OUT:%[^ ,:]+]]: f32, [[OUT_0:%[^ ,:]+]]: i64, [[OUT_1:%[^ ,:]+]]: f32, [[OUT_2:%[^ ,:]+]]: i64):
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.cmpf oge, [[IN]], [[OUT]] : f32
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = arith.cmpf uno, [[IN]], [[IN]] : f32
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = arith.ori [[V7]], [[V8]] : i1
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = linalg.index 0 : index
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = arith.index_cast [[V10]] : index to i64
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = arith.select [[V9]], [[IN]], [[OUT]] : f32
// CHECK-NEXT:      [[V13:%[^ ,:]+]] = arith.select [[V9]], [[V11]], [[OUT_0]] : i64
// CHECK-NEXT:      linalg.yield [[V12]], [[V13]], [[V12]], [[V13]] : f32, i64, f32, i64
// CHECK-NEXT:    } -> (tensor<3xf32>, tensor<3xi64>, tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT:    return [[V6]]#2, [[V6]]#3 : tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:  }
func.func @arg_scan(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %v, %i = core.arg_scan maximum, %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %v, %i : tensor<?x3xf32>, tensor<?x3xi64>
}

// CHECK-LABEL: func.func @arg_scan_bytes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<4xi64> {
// CHECK-NEXT:    [[C_1_I8:%[^ ,:]+]] = arith.constant -1 : i8
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<i8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.fill ins([[C_1_I8]] : i8) outs([[V0]] : tensor<i8>) -> tensor<i8>
// CHECK-NEXT:    [[C0_I64:%[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty() : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = linalg.fill ins([[C0_I64]] : i64) outs([[V2]] : tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]]:4 = linalg.generic {indexing_maps = {{\[}}[[$MAP2]], [[$MAP3]], [[$MAP3]], [[$MAP2]], [[$MAP2]]], iterator_types = ["reduction"]} ins([[X]] : tensor<4xi8>) outs([[V1]], [[V3]], [[V4]], [[V5]] : tensor<i8>, tensor<i64>, tensor<4xi8>, tensor<4xi64>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: i8, [[OUT:%[^ ,:]+]]: i8, [[OUT_0:%[^ ,:]+]]: i64, [[OUT_1:%[^ ,:]+]]: i8, [[OUT_2:%[^ ,:]+]]: i64):
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.cmpi ule, [[IN]], [[OUT]] : i8
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = linalg.index 0 : index
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = arith.index_cast [[V8]] : index to i64
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = arith.select [[V7]], [[IN]], [[OUT]] : i8
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = arith.select [[V7]], [[V9]], [[OUT_0]] : i64
// CHECK-NEXT:      linalg.yield [[V10]], [[V11]], [[V10]], [[V11]] : i8, i64, i8, i64
// CHECK-NEXT:    } -> (tensor<i8>, tensor<i64>, tensor<4xi8>, tensor<4xi64>)
// CHECK-NEXT:    return [[V6]]#3 : tensor<4xi64>
// CHECK-NEXT:  }
func.func @arg_scan_bytes(%x: tensor<4xui8>) -> tensor<4xi64> {
  %v, %i = core.arg_scan minimum, %x, dim = 0 : (tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>)
  return %i : tensor<4xi64>
}

// CHECK-LABEL: func.func @sort(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty([[DIM_1]]) : tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = tensor.empty([[DIM_1]]) : tensor<?x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]]:2 = nest.sort ins([[X]] : tensor<?x3xf32>) outs([[V0]], [[V1]] : tensor<?x3xf32>, tensor<?x3xi64>) descending = false -> tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V2]]#0, [[C0_2]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V2]]#1, [[C0_4]] : tensor<?x3xi64>
// CHECK-NEXT:    return [[V2]]#0, [[V2]]#1 : tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:  }
func.func @sort(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = core.sort %x, dim = 1, descending = false : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

// CHECK-LABEL: func.func @sort_columns(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xi8>) -> (tensor<2x3xi8>, tensor<2x3xi64>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xi8>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty([[DIM]]) : tensor<3x?xi16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.generic {indexing_maps = {{\[}}[[$MAP5]], [[$MAP]]], iterator_types = ["parallel", "parallel"]} ins([[X]] : tensor<?x3xi8>) outs([[V0]] : tensor<3x?xi16>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: i8, [[OUT:%[^ ,:]+]]: i16):
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = arith.extui [[IN]] : i8 to i16
// CHECK-NEXT:      linalg.yield [[V9]] : i16
// CHECK-NEXT:    } -> tensor<3x?xi16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = tensor.empty() : tensor<3x2xi16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = tensor.empty() : tensor<3x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]]:2 = nest.sort ins([[V1]] : tensor<3x?xi16>) outs([[V2]], [[V3]] : tensor<3x2xi16>, tensor<3x2xi64>) descending = true -> tensor<3x2xi16>, tensor<3x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = linalg.generic {indexing_maps = {{\[}}[[$MAP5]], [[$MAP]]], iterator_types = ["parallel", "parallel"]} ins([[V4]]#0 : tensor<3x2xi16>) outs([[V5]] : tensor<2x3xi8>) {
// CHECK-NEXT:    ^bb0([[IN]]: i16, [[OUT]]: i8):
// CHECK-NEXT:      [[V9]] = arith.trunci [[IN]] : i16 to i8
// CHECK-NEXT:      linalg.yield [[V9]] : i8
// CHECK-NEXT:    } -> tensor<2x3xi8>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = tensor.empty() : tensor<2x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = linalg.generic {indexing_maps = {{\[}}[[$MAP5]], [[$MAP]]], iterator_types = ["parallel", "parallel"]} ins([[V4]]#1 : tensor<3x2xi64>) outs([[V7]] : tensor<2x3xi64>) {
// CHECK-NEXT:    ^bb0([[IN]]: i64, [[OUT]]: i64):
// CHECK-NEXT:      linalg.yield [[IN]] : i64
// CHECK-NEXT:    } -> tensor<2x3xi64>
// CHECK-NEXT:    return [[V6]], [[V8]] : tensor<2x3xi8>, tensor<2x3xi64>
// CHECK-NEXT:  }
func.func @sort_columns(%x: tensor<?x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xi64>) {
  %r:2 = core.sort %x, dim = 0, descending = true, limit = 2 : (tensor<?x3xui8>) -> (tensor<2x3xui8>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xui8>, tensor<2x3xi64>
}
