// Written by tools/dev/record_plans.py: bert of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x12xi64> {tcopt.name = "ids"}) -> (tensor<2x12x64xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<256x64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<512x64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<2x64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<128xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64xf32>
    %15 = graph.constant dense_resource<w16> : tensor<64xf32>
    %16 = graph.constant dense_resource<w17> : tensor<64xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64xf32>
    %19 = graph.constant dense_resource<w20> : tensor<64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64xf32>
    %21 = graph.constant dense_resource<w22> : tensor<128xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<64xf32>
    %25 = graph.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]> : tensor<1x12xi64>
    %26 = graph.constant dense_resource<expand> : tensor<1x512xi64>
    %27 = graph.constant dense_resource<w26> : tensor<64x64xf32>
    %28 = graph.constant dense_resource<w27> : tensor<64x64xf32>
    %29 = graph.constant dense_resource<w28> : tensor<64x64xf32>
    %30 = graph.constant dense<5.000000e-01> : tensor<f32>
    %31 = graph.constant dense_resource<w29> : tensor<2x1x12x12xf32>
    %32 = graph.constant dense_resource<w30> : tensor<64x64xf32>
    %33 = graph.constant dense_resource<w31> : tensor<64x128xf32>
    %34 = graph.constant dense_resource<w32> : tensor<128x64xf32>
    %35 = graph.constant dense_resource<w33> : tensor<64x64xf32>
    %36 = graph.constant dense_resource<w34> : tensor<64x64xf32>
    %37 = graph.constant dense_resource<w35> : tensor<64x64xf32>
    %38 = graph.constant dense_resource<w36> : tensor<64x64xf32>
    %39 = graph.constant dense_resource<w37> : tensor<64x128xf32>
    %40 = graph.constant dense_resource<w38> : tensor<128x64xf32>
    %41 = graph.constant dense<0.000000e+00> : tensor<f32>
    %42 = graph.constant dense<0> : tensor<i64>
    %43 = graph.lt %25, %42 : (tensor<1x12xi64>, tensor<i64>) -> tensor<1x12xi1>
    %44 = graph.constant dense<512> : tensor<i64>
    %45 = graph.add %25, %44 : (tensor<1x12xi64>, tensor<i64>) -> tensor<1x12xi64>
    %46 = graph.where %43, %45, %25 : (tensor<1x12xi1>, tensor<1x12xi64>, tensor<1x12xi64>) -> tensor<1x12xi64>
    %47 = graph.gather %26, %46, dim = 1 : (tensor<1x512xi64>, tensor<1x12xi64>) -> tensor<1x12xi64>
    %48 = graph.expand %47, sizes = [2, 12] : (tensor<1x12xi64>) -> tensor<2x12xi64>
    %49 = graph.index %0, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %50 = graph.index %2, %48, dims = [0] : (tensor<2x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %51 = graph.add %49, %50 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %52 = graph.index %1, %25, dims = [0] : (tensor<512x64xf32>, tensor<1x12xi64>) -> tensor<1x12x64xf32>
    %53 = graph.add %51, %52 : (tensor<2x12x64xf32>, tensor<1x12x64xf32>) -> tensor<2x12x64xf32>
    %54 = graph.layer_norm %53, weight %3,  bias %4, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %55 = graph.matmul %54, %27 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %56 = graph.add %55, %5 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %57 = graph.reshape %56, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %58 = graph.permute %57, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %59 = graph.matmul %54, %28 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %60 = graph.add %59, %6 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %61 = graph.reshape %60, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %62 = graph.permute %61, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %63 = graph.matmul %54, %29 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %64 = graph.add %63, %7 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %65 = graph.reshape %64, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %66 = graph.permute %65, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %67 = graph.reshape %62, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %68 = graph.permute %67, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %69 = graph.reshape %68, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %70 = graph.mul %58, %30 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %71 = graph.mul %69, %30 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %72 = graph.matmul %70, %71 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %73 = graph.add %72, %31 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %74 = graph.softmax %73, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %75 = graph.isnan %74 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %76 = graph.where %75, %41, %74 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %77 = graph.matmul %76, %66 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %78 = graph.permute %77, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %79 = graph.reshape %78, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %80 = graph.matmul %79, %32 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %81 = graph.add %80, %8 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %82 = graph.add %81, %54 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %83 = graph.layer_norm %82, weight %9,  bias %10, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %84 = graph.matmul %83, %33 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %85 = graph.add %84, %11 : (tensor<2x12x128xf32>, tensor<128xf32>) -> tensor<2x12x128xf32>
    %86 = graph.gelu %85, approximate = none : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %87 = graph.matmul %86, %34 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %88 = graph.add %87, %12 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %89 = graph.add %88, %83 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %90 = graph.layer_norm %89, weight %13,  bias %14, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %91 = graph.matmul %90, %35 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %92 = graph.add %91, %15 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %93 = graph.reshape %92, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %94 = graph.permute %93, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %95 = graph.matmul %90, %36 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %96 = graph.add %95, %16 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %97 = graph.reshape %96, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %98 = graph.permute %97, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %99 = graph.matmul %90, %37 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %100 = graph.add %99, %17 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %101 = graph.reshape %100, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %102 = graph.permute %101, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %103 = graph.reshape %98, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %104 = graph.permute %103, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %105 = graph.reshape %104, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %106 = graph.mul %94, %30 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %107 = graph.mul %105, %30 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %108 = graph.matmul %106, %107 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %109 = graph.add %108, %31 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %110 = graph.softmax %109, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %111 = graph.isnan %110 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %112 = graph.where %111, %41, %110 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %113 = graph.matmul %112, %102 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %114 = graph.permute %113, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %115 = graph.reshape %114, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %116 = graph.matmul %115, %38 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %117 = graph.add %116, %18 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %118 = graph.add %117, %90 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %119 = graph.layer_norm %118, weight %19,  bias %20, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %120 = graph.matmul %119, %39 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %121 = graph.add %120, %21 : (tensor<2x12x128xf32>, tensor<128xf32>) -> tensor<2x12x128xf32>
    %122 = graph.gelu %121, approximate = none : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %123 = graph.matmul %122, %40 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %124 = graph.add %123, %22 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %125 = graph.add %124, %119 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %126 = graph.layer_norm %125, weight %23,  bias %24, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    return %126 : tensor<2x12x64xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<512x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<128xf32>, %arg17: tensor<64x128xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<128x64xf32>, %arg32: tensor<128xf32>, %arg33: tensor<64x128xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<2x12xi64> {tcopt.name = "a39"}) -> (tensor<2x12x64xf32>) {
    %0 = graph.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]> : tensor<1x12xi64>
    %1 = graph.constant dense_resource<expand> : tensor<1x512xi64>
    %2 = graph.constant dense<5.000000e-01> : tensor<f32>
    %3 = graph.constant dense_resource<w39> : tensor<2x1x12x12xf32>
    %4 = graph.constant dense<0.000000e+00> : tensor<f32>
    %5 = graph.constant dense<0> : tensor<i64>
    %6 = graph.lt %0, %5 : (tensor<1x12xi64>, tensor<i64>) -> tensor<1x12xi1>
    %7 = graph.constant dense<512> : tensor<i64>
    %8 = graph.add %0, %7 : (tensor<1x12xi64>, tensor<i64>) -> tensor<1x12xi64>
    %9 = graph.where %6, %8, %0 : (tensor<1x12xi1>, tensor<1x12xi64>, tensor<1x12xi64>) -> tensor<1x12xi64>
    %10 = graph.gather %1, %9, dim = 1 : (tensor<1x512xi64>, tensor<1x12xi64>) -> tensor<1x12xi64>
    %11 = graph.expand %10, sizes = [2, 12] : (tensor<1x12xi64>) -> tensor<2x12xi64>
    %12 = graph.index %arg0, %arg39, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %13 = graph.index %arg2, %11, dims = [0] : (tensor<2x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %14 = graph.add %12, %13 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %15 = graph.index %arg1, %0, dims = [0] : (tensor<512x64xf32>, tensor<1x12xi64>) -> tensor<1x12x64xf32>
    %16 = graph.add %14, %15 : (tensor<2x12x64xf32>, tensor<1x12x64xf32>) -> tensor<2x12x64xf32>
    %17 = graph.layer_norm %16, weight %arg3,  bias %arg4, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %18 = graph.permute %arg5, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %19 = graph.matmul %17, %18 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %20 = graph.add %19, %arg6 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %21 = graph.reshape %20, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %22 = graph.permute %21, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %23 = graph.permute %arg7, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %24 = graph.matmul %17, %23 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %25 = graph.add %24, %arg8 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %26 = graph.reshape %25, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %27 = graph.permute %26, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %28 = graph.permute %arg9, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %29 = graph.matmul %17, %28 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %30 = graph.add %29, %arg10 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %31 = graph.reshape %30, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %32 = graph.permute %31, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %33 = graph.reshape %27, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %34 = graph.permute %33, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %35 = graph.reshape %34, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %36 = graph.mul %22, %2 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %37 = graph.mul %35, %2 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %38 = graph.matmul %36, %37 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %39 = graph.add %38, %3 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %40 = graph.softmax %39, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %41 = graph.isnan %40 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %42 = graph.where %41, %4, %40 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %43 = graph.matmul %42, %32 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %44 = graph.permute %43, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %45 = graph.reshape %44, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %46 = graph.permute %arg11, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %47 = graph.matmul %45, %46 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %48 = graph.add %47, %arg12 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %49 = graph.add %48, %17 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %50 = graph.layer_norm %49, weight %arg13,  bias %arg14, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %51 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %52 = graph.matmul %50, %51 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %53 = graph.add %52, %arg16 : (tensor<2x12x128xf32>, tensor<128xf32>) -> tensor<2x12x128xf32>
    %54 = graph.gelu %53, approximate = none : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %55 = graph.permute %arg17, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %56 = graph.matmul %54, %55 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %57 = graph.add %56, %arg18 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %58 = graph.add %57, %50 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %59 = graph.layer_norm %58, weight %arg19,  bias %arg20, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %60 = graph.permute %arg21, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %61 = graph.matmul %59, %60 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %62 = graph.add %61, %arg22 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %63 = graph.reshape %62, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %64 = graph.permute %63, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %65 = graph.permute %arg23, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %66 = graph.matmul %59, %65 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %67 = graph.add %66, %arg24 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %68 = graph.reshape %67, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %69 = graph.permute %68, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %70 = graph.permute %arg25, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %71 = graph.matmul %59, %70 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %72 = graph.add %71, %arg26 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %73 = graph.reshape %72, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %74 = graph.permute %73, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %75 = graph.reshape %69, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %76 = graph.permute %75, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %77 = graph.reshape %76, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %78 = graph.mul %64, %2 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %79 = graph.mul %77, %2 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %80 = graph.matmul %78, %79 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %81 = graph.add %80, %3 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %82 = graph.softmax %81, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %83 = graph.isnan %82 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %84 = graph.where %83, %4, %82 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %85 = graph.matmul %84, %74 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %86 = graph.permute %85, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %87 = graph.reshape %86, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %88 = graph.permute %arg27, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %89 = graph.matmul %87, %88 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %90 = graph.add %89, %arg28 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %91 = graph.add %90, %59 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %92 = graph.layer_norm %91, weight %arg29,  bias %arg30, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %93 = graph.permute %arg31, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %94 = graph.matmul %92, %93 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %95 = graph.add %94, %arg32 : (tensor<2x12x128xf32>, tensor<128xf32>) -> tensor<2x12x128xf32>
    %96 = graph.gelu %95, approximate = none : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %97 = graph.permute %arg33, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %98 = graph.matmul %96, %97 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %99 = graph.add %98, %arg34 : (tensor<2x12x64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %100 = graph.add %99, %92 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %101 = graph.layer_norm %100, weight %arg35,  bias %arg36, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    return %101 : tensor<2x12x64xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<512x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<128xf32>, %arg17: tensor<64x128xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<128x64xf32>, %arg32: tensor<128xf32>, %arg33: tensor<64x128xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<2x12xi64> {tcopt.name = "a39"}, %ct0: tensor<2x12x64xf32>) -> (tensor<2x12x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>) {
    %r:40 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38] : (tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<2x12xi64>, tensor<2x12x64xf32>) -> (tensor<2x12x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39 : tensor<2x12x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
  }
}
