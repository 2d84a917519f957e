// Written by tools/dev/record_plans.py: vit of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x3x32x32xf32> {tcopt.name = "x"}) -> (tensor<2x1000xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<64x3x8x8xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<1x17x64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<192xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64x64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<128xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<192xf32>
    %15 = graph.constant dense_resource<w16> : tensor<64x64xf32>
    %16 = graph.constant dense_resource<w17> : tensor<64xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64xf32>
    %19 = graph.constant dense_resource<w20> : tensor<128xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64xf32>
    %21 = graph.constant dense_resource<w22> : tensor<64xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<1000x64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<1000xf32>
    %25 = graph.constant dense_resource<w26> : tensor<2x1x64xf32>
    %26 = graph.constant dense_resource<w27> : tensor<64x192xf32>
    %27 = graph.constant dense<5.000000e-01> : tensor<1xf32>
    %28 = graph.constant dense_resource<w28> : tensor<64x128xf32>
    %29 = graph.constant dense_resource<w29> : tensor<128x64xf32>
    %30 = graph.constant dense_resource<w30> : tensor<64x192xf32>
    %31 = graph.constant dense_resource<w31> : tensor<64x128xf32>
    %32 = graph.constant dense_resource<w32> : tensor<128x64xf32>
    %33 = graph.constant dense<0> : tensor<i64>
    %34 = graph.constant dense<1> : tensor<i64>
    %35 = graph.constant dense<2> : tensor<i64>
    %36 = graph.conv %arg0, %0, %1, stride = [8, 8], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x32x32xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>) -> tensor<2x64x4x4xf32>
    %37 = graph.reshape %36, sizes = [2, 64, 16] : (tensor<2x64x4x4xf32>) -> tensor<2x64x16xf32>
    %38 = graph.permute %37, dims = [0, 2, 1] : (tensor<2x64x16xf32>) -> tensor<2x16x64xf32>
    %39 = graph.cat %25, %38, dim = 1 : (tensor<2x1x64xf32>, tensor<2x16x64xf32>) -> tensor<2x17x64xf32>
    %40 = graph.add %39, %2 : (tensor<2x17x64xf32>, tensor<1x17x64xf32>) -> tensor<2x17x64xf32>
    %41 = graph.layer_norm %40, weight %3,  bias %4, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %42 = graph.permute %41, dims = [1, 0, 2] : (tensor<2x17x64xf32>) -> tensor<17x2x64xf32>
    %43 = graph.matmul %42, %26 : (tensor<17x2x64xf32>, tensor<64x192xf32>) -> tensor<17x2x192xf32>
    %44 = graph.add %43, %5 : (tensor<17x2x192xf32>, tensor<192xf32>) -> tensor<17x2x192xf32>
    %45 = graph.reshape %44, sizes = [17, 2, 3, 64] : (tensor<17x2x192xf32>) -> tensor<17x2x3x64xf32>
    %46 = graph.unsqueeze %45, dim = 0 : (tensor<17x2x3x64xf32>) -> tensor<1x17x2x3x64xf32>
    %47 = graph.permute %46, dims = [3, 1, 2, 0, 4] : (tensor<1x17x2x3x64xf32>) -> tensor<3x17x2x1x64xf32>
    %48 = graph.squeeze %47, dims = [3] : (tensor<3x17x2x1x64xf32>) -> tensor<3x17x2x64xf32>
    %49 = graph.index %48, %33, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %50 = graph.index %48, %34, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %51 = graph.index %48, %35, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %52 = graph.reshape %49, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %53 = graph.permute %52, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %54 = graph.reshape %50, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %55 = graph.permute %54, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %56 = graph.reshape %51, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %57 = graph.permute %56, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %58 = graph.reshape %53, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %59 = graph.reshape %57, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %60 = graph.permute %55, dims = [0, 2, 1] : (tensor<8x17x16xf32>) -> tensor<8x16x17xf32>
    %61 = graph.reshape %60, sizes = [2, 4, 16, 17] : (tensor<8x16x17xf32>) -> tensor<2x4x16x17xf32>
    %62 = graph.mul %58, %27 : (tensor<2x4x17x16xf32>, tensor<1xf32>) -> tensor<2x4x17x16xf32>
    %63 = graph.mul %61, %27 : (tensor<2x4x16x17xf32>, tensor<1xf32>) -> tensor<2x4x16x17xf32>
    %64 = graph.matmul %62, %63 : (tensor<2x4x17x16xf32>, tensor<2x4x16x17xf32>) -> tensor<2x4x17x17xf32>
    %65 = graph.softmax %64, dim = 3 : (tensor<2x4x17x17xf32>) -> tensor<2x4x17x17xf32>
    %66 = graph.matmul %65, %59 : (tensor<2x4x17x17xf32>, tensor<2x4x17x16xf32>) -> tensor<2x4x17x16xf32>
    %67 = graph.permute %66, dims = [2, 0, 1, 3] : (tensor<2x4x17x16xf32>) -> tensor<17x2x4x16xf32>
    %68 = graph.reshape %67, sizes = [34, 64] : (tensor<17x2x4x16xf32>) -> tensor<34x64xf32>
    %69 = graph.permute %6, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %70 = graph.addmm %7, %68, %69, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<34x64xf32>, tensor<64x64xf32>) -> tensor<34x64xf32>
    %71 = graph.reshape %70, sizes = [17, 2, 64] : (tensor<34x64xf32>) -> tensor<17x2x64xf32>
    %72 = graph.permute %71, dims = [1, 0, 2] : (tensor<17x2x64xf32>) -> tensor<2x17x64xf32>
    %73 = graph.add %72, %40 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %74 = graph.layer_norm %73, weight %8,  bias %9, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %75 = graph.matmul %74, %28 : (tensor<2x17x64xf32>, tensor<64x128xf32>) -> tensor<2x17x128xf32>
    %76 = graph.add %75, %10 : (tensor<2x17x128xf32>, tensor<128xf32>) -> tensor<2x17x128xf32>
    %77 = graph.gelu %76, approximate = none : (tensor<2x17x128xf32>) -> tensor<2x17x128xf32>
    %78 = graph.matmul %77, %29 : (tensor<2x17x128xf32>, tensor<128x64xf32>) -> tensor<2x17x64xf32>
    %79 = graph.add %78, %11 : (tensor<2x17x64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %80 = graph.add %73, %79 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %81 = graph.layer_norm %80, weight %12,  bias %13, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %82 = graph.permute %81, dims = [1, 0, 2] : (tensor<2x17x64xf32>) -> tensor<17x2x64xf32>
    %83 = graph.matmul %82, %30 : (tensor<17x2x64xf32>, tensor<64x192xf32>) -> tensor<17x2x192xf32>
    %84 = graph.add %83, %14 : (tensor<17x2x192xf32>, tensor<192xf32>) -> tensor<17x2x192xf32>
    %85 = graph.reshape %84, sizes = [17, 2, 3, 64] : (tensor<17x2x192xf32>) -> tensor<17x2x3x64xf32>
    %86 = graph.unsqueeze %85, dim = 0 : (tensor<17x2x3x64xf32>) -> tensor<1x17x2x3x64xf32>
    %87 = graph.permute %86, dims = [3, 1, 2, 0, 4] : (tensor<1x17x2x3x64xf32>) -> tensor<3x17x2x1x64xf32>
    %88 = graph.squeeze %87, dims = [3] : (tensor<3x17x2x1x64xf32>) -> tensor<3x17x2x64xf32>
    %89 = graph.index %88, %33, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %90 = graph.index %88, %34, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %91 = graph.index %88, %35, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %92 = graph.reshape %89, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %93 = graph.permute %92, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %94 = graph.reshape %90, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %95 = graph.permute %94, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %96 = graph.reshape %91, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %97 = graph.permute %96, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %98 = graph.reshape %93, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %99 = graph.reshape %97, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %100 = graph.permute %95, dims = [0, 2, 1] : (tensor<8x17x16xf32>) -> tensor<8x16x17xf32>
    %101 = graph.reshape %100, sizes = [2, 4, 16, 17] : (tensor<8x16x17xf32>) -> tensor<2x4x16x17xf32>
    %102 = graph.mul %98, %27 : (tensor<2x4x17x16xf32>, tensor<1xf32>) -> tensor<2x4x17x16xf32>
    %103 = graph.mul %101, %27 : (tensor<2x4x16x17xf32>, tensor<1xf32>) -> tensor<2x4x16x17xf32>
    %104 = graph.matmul %102, %103 : (tensor<2x4x17x16xf32>, tensor<2x4x16x17xf32>) -> tensor<2x4x17x17xf32>
    %105 = graph.softmax %104, dim = 3 : (tensor<2x4x17x17xf32>) -> tensor<2x4x17x17xf32>
    %106 = graph.matmul %105, %99 : (tensor<2x4x17x17xf32>, tensor<2x4x17x16xf32>) -> tensor<2x4x17x16xf32>
    %107 = graph.permute %106, dims = [2, 0, 1, 3] : (tensor<2x4x17x16xf32>) -> tensor<17x2x4x16xf32>
    %108 = graph.reshape %107, sizes = [34, 64] : (tensor<17x2x4x16xf32>) -> tensor<34x64xf32>
    %109 = graph.permute %15, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %110 = graph.addmm %16, %108, %109, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<34x64xf32>, tensor<64x64xf32>) -> tensor<34x64xf32>
    %111 = graph.reshape %110, sizes = [17, 2, 64] : (tensor<34x64xf32>) -> tensor<17x2x64xf32>
    %112 = graph.permute %111, dims = [1, 0, 2] : (tensor<17x2x64xf32>) -> tensor<2x17x64xf32>
    %113 = graph.add %112, %80 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %114 = graph.layer_norm %113, weight %17,  bias %18, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %115 = graph.matmul %114, %31 : (tensor<2x17x64xf32>, tensor<64x128xf32>) -> tensor<2x17x128xf32>
    %116 = graph.add %115, %19 : (tensor<2x17x128xf32>, tensor<128xf32>) -> tensor<2x17x128xf32>
    %117 = graph.gelu %116, approximate = none : (tensor<2x17x128xf32>) -> tensor<2x17x128xf32>
    %118 = graph.matmul %117, %32 : (tensor<2x17x128xf32>, tensor<128x64xf32>) -> tensor<2x17x64xf32>
    %119 = graph.add %118, %20 : (tensor<2x17x64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %120 = graph.add %113, %119 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %121 = graph.layer_norm %120, weight %21,  bias %22, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %122 = graph.index %121, %33, dims = [1] : (tensor<2x17x64xf32>, tensor<i64>) -> tensor<2x64xf32>
    %123 = graph.permute %23, dims = [1, 0] : (tensor<1000x64xf32>) -> tensor<64x1000xf32>
    %124 = graph.addmm %24, %122, %123, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x64xf32>, tensor<64x1000xf32>) -> tensor<2x1000xf32>
    return %124 : tensor<2x1000xf32>
  }
  func.func private @model(%arg0: tensor<1x1x64xf32>, %arg1: tensor<64x3x8x8xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x17x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<192x64xf32>, %arg7: tensor<192xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128xf32>, %arg14: tensor<64x128xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<192x64xf32>, %arg19: tensor<192xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<128x64xf32>, %arg25: tensor<128xf32>, %arg26: tensor<64x128xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1000x64xf32>, %arg31: tensor<1000xf32>, %arg32: tensor<2x3x32x32xf32> {tcopt.name = "a32"}) -> (tensor<2x1000xf32>) {
    %0 = graph.constant dense<5.000000e-01> : tensor<1xf32>
    %1 = graph.constant dense<0> : tensor<i64>
    %2 = graph.constant dense<1> : tensor<i64>
    %3 = graph.constant dense<2> : tensor<i64>
    %4 = graph.conv %arg32, %arg1, %arg2, stride = [8, 8], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x32x32xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>) -> tensor<2x64x4x4xf32>
    %5 = graph.reshape %4, sizes = [2, 64, 16] : (tensor<2x64x4x4xf32>) -> tensor<2x64x16xf32>
    %6 = graph.permute %5, dims = [0, 2, 1] : (tensor<2x64x16xf32>) -> tensor<2x16x64xf32>
    %7 = graph.expand %arg0, sizes = [2, 1, 64] : (tensor<1x1x64xf32>) -> tensor<2x1x64xf32>
    %8 = graph.cat %7, %6, dim = 1 : (tensor<2x1x64xf32>, tensor<2x16x64xf32>) -> tensor<2x17x64xf32>
    %9 = graph.add %8, %arg3 : (tensor<2x17x64xf32>, tensor<1x17x64xf32>) -> tensor<2x17x64xf32>
    %10 = graph.layer_norm %9, weight %arg4,  bias %arg5, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %11 = graph.permute %10, dims = [1, 0, 2] : (tensor<2x17x64xf32>) -> tensor<17x2x64xf32>
    %12 = graph.permute %arg6, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %13 = graph.matmul %11, %12 : (tensor<17x2x64xf32>, tensor<64x192xf32>) -> tensor<17x2x192xf32>
    %14 = graph.add %13, %arg7 : (tensor<17x2x192xf32>, tensor<192xf32>) -> tensor<17x2x192xf32>
    %15 = graph.reshape %14, sizes = [17, 2, 3, 64] : (tensor<17x2x192xf32>) -> tensor<17x2x3x64xf32>
    %16 = graph.unsqueeze %15, dim = 0 : (tensor<17x2x3x64xf32>) -> tensor<1x17x2x3x64xf32>
    %17 = graph.permute %16, dims = [3, 1, 2, 0, 4] : (tensor<1x17x2x3x64xf32>) -> tensor<3x17x2x1x64xf32>
    %18 = graph.squeeze %17, dims = [3] : (tensor<3x17x2x1x64xf32>) -> tensor<3x17x2x64xf32>
    %19 = graph.index %18, %1, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %20 = graph.index %18, %2, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %21 = graph.index %18, %3, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %22 = graph.reshape %19, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %23 = graph.permute %22, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %24 = graph.reshape %20, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %25 = graph.permute %24, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %26 = graph.reshape %21, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %27 = graph.permute %26, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %28 = graph.reshape %23, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %29 = graph.reshape %27, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %30 = graph.permute %25, dims = [0, 2, 1] : (tensor<8x17x16xf32>) -> tensor<8x16x17xf32>
    %31 = graph.reshape %30, sizes = [2, 4, 16, 17] : (tensor<8x16x17xf32>) -> tensor<2x4x16x17xf32>
    %32 = graph.mul %28, %0 : (tensor<2x4x17x16xf32>, tensor<1xf32>) -> tensor<2x4x17x16xf32>
    %33 = graph.mul %31, %0 : (tensor<2x4x16x17xf32>, tensor<1xf32>) -> tensor<2x4x16x17xf32>
    %34 = graph.matmul %32, %33 : (tensor<2x4x17x16xf32>, tensor<2x4x16x17xf32>) -> tensor<2x4x17x17xf32>
    %35 = graph.softmax %34, dim = 3 : (tensor<2x4x17x17xf32>) -> tensor<2x4x17x17xf32>
    %36 = graph.matmul %35, %29 : (tensor<2x4x17x17xf32>, tensor<2x4x17x16xf32>) -> tensor<2x4x17x16xf32>
    %37 = graph.permute %36, dims = [2, 0, 1, 3] : (tensor<2x4x17x16xf32>) -> tensor<17x2x4x16xf32>
    %38 = graph.reshape %37, sizes = [34, 64] : (tensor<17x2x4x16xf32>) -> tensor<34x64xf32>
    %39 = graph.permute %arg8, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %40 = graph.addmm %arg9, %38, %39, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<34x64xf32>, tensor<64x64xf32>) -> tensor<34x64xf32>
    %41 = graph.reshape %40, sizes = [17, 2, 64] : (tensor<34x64xf32>) -> tensor<17x2x64xf32>
    %42 = graph.permute %41, dims = [1, 0, 2] : (tensor<17x2x64xf32>) -> tensor<2x17x64xf32>
    %43 = graph.add %42, %9 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %44 = graph.layer_norm %43, weight %arg10,  bias %arg11, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %45 = graph.permute %arg12, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %46 = graph.matmul %44, %45 : (tensor<2x17x64xf32>, tensor<64x128xf32>) -> tensor<2x17x128xf32>
    %47 = graph.add %46, %arg13 : (tensor<2x17x128xf32>, tensor<128xf32>) -> tensor<2x17x128xf32>
    %48 = graph.gelu %47, approximate = none : (tensor<2x17x128xf32>) -> tensor<2x17x128xf32>
    %49 = graph.permute %arg14, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %50 = graph.matmul %48, %49 : (tensor<2x17x128xf32>, tensor<128x64xf32>) -> tensor<2x17x64xf32>
    %51 = graph.add %50, %arg15 : (tensor<2x17x64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %52 = graph.add %43, %51 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %53 = graph.layer_norm %52, weight %arg16,  bias %arg17, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %54 = graph.permute %53, dims = [1, 0, 2] : (tensor<2x17x64xf32>) -> tensor<17x2x64xf32>
    %55 = graph.permute %arg18, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %56 = graph.matmul %54, %55 : (tensor<17x2x64xf32>, tensor<64x192xf32>) -> tensor<17x2x192xf32>
    %57 = graph.add %56, %arg19 : (tensor<17x2x192xf32>, tensor<192xf32>) -> tensor<17x2x192xf32>
    %58 = graph.reshape %57, sizes = [17, 2, 3, 64] : (tensor<17x2x192xf32>) -> tensor<17x2x3x64xf32>
    %59 = graph.unsqueeze %58, dim = 0 : (tensor<17x2x3x64xf32>) -> tensor<1x17x2x3x64xf32>
    %60 = graph.permute %59, dims = [3, 1, 2, 0, 4] : (tensor<1x17x2x3x64xf32>) -> tensor<3x17x2x1x64xf32>
    %61 = graph.squeeze %60, dims = [3] : (tensor<3x17x2x1x64xf32>) -> tensor<3x17x2x64xf32>
    %62 = graph.index %61, %1, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %63 = graph.index %61, %2, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %64 = graph.index %61, %3, dims = [0] : (tensor<3x17x2x64xf32>, tensor<i64>) -> tensor<17x2x64xf32>
    %65 = graph.reshape %62, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %66 = graph.permute %65, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %67 = graph.reshape %63, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %68 = graph.permute %67, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %69 = graph.reshape %64, sizes = [17, 8, 16] : (tensor<17x2x64xf32>) -> tensor<17x8x16xf32>
    %70 = graph.permute %69, dims = [1, 0, 2] : (tensor<17x8x16xf32>) -> tensor<8x17x16xf32>
    %71 = graph.reshape %66, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %72 = graph.reshape %70, sizes = [2, 4, 17, 16] : (tensor<8x17x16xf32>) -> tensor<2x4x17x16xf32>
    %73 = graph.permute %68, dims = [0, 2, 1] : (tensor<8x17x16xf32>) -> tensor<8x16x17xf32>
    %74 = graph.reshape %73, sizes = [2, 4, 16, 17] : (tensor<8x16x17xf32>) -> tensor<2x4x16x17xf32>
    %75 = graph.mul %71, %0 : (tensor<2x4x17x16xf32>, tensor<1xf32>) -> tensor<2x4x17x16xf32>
    %76 = graph.mul %74, %0 : (tensor<2x4x16x17xf32>, tensor<1xf32>) -> tensor<2x4x16x17xf32>
    %77 = graph.matmul %75, %76 : (tensor<2x4x17x16xf32>, tensor<2x4x16x17xf32>) -> tensor<2x4x17x17xf32>
    %78 = graph.softmax %77, dim = 3 : (tensor<2x4x17x17xf32>) -> tensor<2x4x17x17xf32>
    %79 = graph.matmul %78, %72 : (tensor<2x4x17x17xf32>, tensor<2x4x17x16xf32>) -> tensor<2x4x17x16xf32>
    %80 = graph.permute %79, dims = [2, 0, 1, 3] : (tensor<2x4x17x16xf32>) -> tensor<17x2x4x16xf32>
    %81 = graph.reshape %80, sizes = [34, 64] : (tensor<17x2x4x16xf32>) -> tensor<34x64xf32>
    %82 = graph.permute %arg20, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %83 = graph.addmm %arg21, %81, %82, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<34x64xf32>, tensor<64x64xf32>) -> tensor<34x64xf32>
    %84 = graph.reshape %83, sizes = [17, 2, 64] : (tensor<34x64xf32>) -> tensor<17x2x64xf32>
    %85 = graph.permute %84, dims = [1, 0, 2] : (tensor<17x2x64xf32>) -> tensor<2x17x64xf32>
    %86 = graph.add %85, %52 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %87 = graph.layer_norm %86, weight %arg22,  bias %arg23, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %88 = graph.permute %arg24, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %89 = graph.matmul %87, %88 : (tensor<2x17x64xf32>, tensor<64x128xf32>) -> tensor<2x17x128xf32>
    %90 = graph.add %89, %arg25 : (tensor<2x17x128xf32>, tensor<128xf32>) -> tensor<2x17x128xf32>
    %91 = graph.gelu %90, approximate = none : (tensor<2x17x128xf32>) -> tensor<2x17x128xf32>
    %92 = graph.permute %arg26, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %93 = graph.matmul %91, %92 : (tensor<2x17x128xf32>, tensor<128x64xf32>) -> tensor<2x17x64xf32>
    %94 = graph.add %93, %arg27 : (tensor<2x17x64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %95 = graph.add %86, %94 : (tensor<2x17x64xf32>, tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
    %96 = graph.layer_norm %95, weight %arg28,  bias %arg29, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x17x64xf32>
    %97 = graph.index %96, %1, dims = [1] : (tensor<2x17x64xf32>, tensor<i64>) -> tensor<2x64xf32>
    %98 = graph.permute %arg30, dims = [1, 0] : (tensor<1000x64xf32>) -> tensor<64x1000xf32>
    %99 = graph.addmm %arg31, %97, %98, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x64xf32>, tensor<64x1000xf32>) -> tensor<2x1000xf32>
    return %99 : tensor<2x1000xf32>
  }
  func.func @gradient(%arg0: tensor<1x1x64xf32>, %arg1: tensor<64x3x8x8xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x17x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<192x64xf32>, %arg7: tensor<192xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128xf32>, %arg14: tensor<64x128xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<192x64xf32>, %arg19: tensor<192xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<128x64xf32>, %arg25: tensor<128xf32>, %arg26: tensor<64x128xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1000x64xf32>, %arg31: tensor<1000xf32>, %arg32: tensor<2x3x32x32xf32> {tcopt.name = "a32"}, %ct0: tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>) {
    %r:33 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : (tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>, tensor<2x3x32x32xf32>, tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32 : tensor<2x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>
  }
}
