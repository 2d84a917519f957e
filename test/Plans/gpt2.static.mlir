// Written by tools/dev/record_plans.py: gpt2 of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x12xi64> {tcopt.name = "ids"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64x192xf32>
    %3 = graph.constant dense_resource<w4> : tensor<192xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64x64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64x256xf32>
    %9 = graph.constant dense_resource<w10> : tensor<256xf32>
    %10 = graph.constant dense_resource<w11> : tensor<256x64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64x192xf32>
    %15 = graph.constant dense_resource<w16> : tensor<192xf32>
    %16 = graph.constant dense_resource<w17> : tensor<64x64xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64xf32>
    %19 = graph.constant dense_resource<w20> : tensor<64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64x256xf32>
    %21 = graph.constant dense_resource<w22> : tensor<256xf32>
    %22 = graph.constant dense_resource<w23> : tensor<256x64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<64xf32>
    %26 = graph.constant dense_resource<w27> : tensor<256x64xf32>
    %27 = graph.constant dense_resource<w28> : tensor<1x12x64xf32>
    %28 = graph.constant dense<5.000000e-01> : tensor<f32>
    %29 = graph.constant dense_resource<w29> : tensor<2x1x12x12xf32>
    %30 = graph.constant dense<1.000000e+00> : tensor<f32>
    %31 = graph.constant dense<0.000000e+00> : tensor<f32>
    %32 = graph.constant dense<3.000000e+00> : tensor<f32>
    %33 = graph.constant dense<4.471500e-02> : tensor<f32>
    %34 = graph.constant dense<0.797884583> : tensor<f32>
    %35 = graph.reshape %arg0, sizes = [2, 12] : (tensor<2x12xi64>) -> tensor<2x12xi64>
    %36 = graph.index %26, %35, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %37 = graph.add %36, %27 : (tensor<2x12x64xf32>, tensor<1x12x64xf32>) -> tensor<2x12x64xf32>
    %38 = graph.layer_norm %37, weight %0,  bias %1, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %39 = graph.reshape %38, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %40 = graph.addmm %3, %39, %2, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<24x64xf32>, tensor<64x192xf32>) -> tensor<24x192xf32>
    %41 = graph.reshape %40, sizes = [2, 12, 192] : (tensor<24x192xf32>) -> tensor<2x12x192xf32>
    %42 = graph.slice %41, dim = 2, start = 0, end = 64, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %43 = graph.slice %41, dim = 2, start = 64, end = 128, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %44 = graph.slice %41, dim = 2, start = 128, end = 192, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %45 = graph.reshape %43, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %46 = graph.permute %45, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %47 = graph.reshape %44, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %48 = graph.permute %47, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %49 = graph.reshape %42, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %50 = graph.permute %49, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %51 = graph.reshape %46, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %52 = graph.permute %51, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %53 = graph.reshape %52, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %54 = graph.mul %50, %28 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %55 = graph.mul %53, %28 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %56 = graph.matmul %54, %55 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %57 = graph.add %56, %29 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %58 = graph.softmax %57, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %59 = graph.isnan %58 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %60 = graph.where %59, %31, %58 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %61 = graph.matmul %60, %48 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %62 = graph.permute %61, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %63 = graph.reshape %62, sizes = [24, 64] : (tensor<2x12x4x16xf32>) -> tensor<24x64xf32>
    %64 = graph.addmm %5, %63, %4, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
    %65 = graph.reshape %64, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %66 = graph.add %65, %37 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %67 = graph.layer_norm %66, weight %6,  bias %7, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %68 = graph.reshape %67, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %69 = graph.addmm %9, %68, %8, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<24x64xf32>, tensor<64x256xf32>) -> tensor<24x256xf32>
    %70 = graph.reshape %69, sizes = [2, 12, 256] : (tensor<24x256xf32>) -> tensor<2x12x256xf32>
    %71 = graph.mul %70, %28 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %72 = graph.pow %70, %32 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %73 = graph.mul %72, %33 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %74 = graph.add %70, %73 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %75 = graph.mul %74, %34 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %76 = graph.tanh %75 : (tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %77 = graph.add %76, %30 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %78 = graph.mul %71, %77 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %79 = graph.reshape %78, sizes = [24, 256] : (tensor<2x12x256xf32>) -> tensor<24x256xf32>
    %80 = graph.addmm %11, %79, %10, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x256xf32>, tensor<256x64xf32>) -> tensor<24x64xf32>
    %81 = graph.reshape %80, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %82 = graph.add %66, %81 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %83 = graph.layer_norm %82, weight %12,  bias %13, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %84 = graph.reshape %83, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %85 = graph.addmm %15, %84, %14, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<24x64xf32>, tensor<64x192xf32>) -> tensor<24x192xf32>
    %86 = graph.reshape %85, sizes = [2, 12, 192] : (tensor<24x192xf32>) -> tensor<2x12x192xf32>
    %87 = graph.slice %86, dim = 2, start = 0, end = 64, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %88 = graph.slice %86, dim = 2, start = 64, end = 128, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %89 = graph.slice %86, dim = 2, start = 128, end = 192, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %90 = graph.reshape %88, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %91 = graph.permute %90, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %92 = graph.reshape %89, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %93 = graph.permute %92, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %94 = graph.reshape %87, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %95 = graph.permute %94, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %96 = graph.reshape %91, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %97 = graph.permute %96, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %98 = graph.reshape %97, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %99 = graph.mul %95, %28 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %100 = graph.mul %98, %28 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %101 = graph.matmul %99, %100 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %102 = graph.add %101, %29 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %103 = graph.softmax %102, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %104 = graph.isnan %103 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %105 = graph.where %104, %31, %103 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %106 = graph.matmul %105, %93 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %107 = graph.permute %106, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %108 = graph.reshape %107, sizes = [24, 64] : (tensor<2x12x4x16xf32>) -> tensor<24x64xf32>
    %109 = graph.addmm %17, %108, %16, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
    %110 = graph.reshape %109, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %111 = graph.add %110, %82 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %112 = graph.layer_norm %111, weight %18,  bias %19, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %113 = graph.reshape %112, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %114 = graph.addmm %21, %113, %20, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<24x64xf32>, tensor<64x256xf32>) -> tensor<24x256xf32>
    %115 = graph.reshape %114, sizes = [2, 12, 256] : (tensor<24x256xf32>) -> tensor<2x12x256xf32>
    %116 = graph.mul %115, %28 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %117 = graph.pow %115, %32 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %118 = graph.mul %117, %33 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %119 = graph.add %115, %118 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %120 = graph.mul %119, %34 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %121 = graph.tanh %120 : (tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %122 = graph.add %121, %30 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %123 = graph.mul %116, %122 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %124 = graph.reshape %123, sizes = [24, 256] : (tensor<2x12x256xf32>) -> tensor<24x256xf32>
    %125 = graph.addmm %23, %124, %22, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x256xf32>, tensor<256x64xf32>) -> tensor<24x64xf32>
    %126 = graph.reshape %125, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %127 = graph.add %111, %126 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %128 = graph.layer_norm %127, weight %24,  bias %25, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %129 = graph.reshape %128, sizes = [2, 12, 64] : (tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %130 = graph.permute %26, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %131 = graph.matmul %129, %130 : (tensor<2x12x64xf32>, tensor<64x256xf32>) -> tensor<2x12x256xf32>
    return %131 : tensor<2x12x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x192xf32>, %arg5: tensor<192xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x192xf32>, %arg17: tensor<192xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64x256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<2x12xi64> {tcopt.name = "a28"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]> : tensor<1x12xi64>
    %1 = graph.constant dense<5.000000e-01> : tensor<f32>
    %2 = graph.constant dense_resource<w30> : tensor<2x1x12x12xf32>
    %3 = graph.constant dense<1.000000e+00> : tensor<f32>
    %4 = graph.constant dense<0.000000e+00> : tensor<f32>
    %5 = graph.constant dense<3.000000e+00> : tensor<f32>
    %6 = graph.constant dense<4.471500e-02> : tensor<f32>
    %7 = graph.constant dense<0.797884583> : tensor<f32>
    %8 = graph.reshape %arg28, sizes = [2, 12] : (tensor<2x12xi64>) -> tensor<2x12xi64>
    %9 = graph.index %arg0, %8, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %10 = graph.index %arg1, %0, dims = [0] : (tensor<64x64xf32>, tensor<1x12xi64>) -> tensor<1x12x64xf32>
    %11 = graph.add %9, %10 : (tensor<2x12x64xf32>, tensor<1x12x64xf32>) -> tensor<2x12x64xf32>
    %12 = graph.layer_norm %11, weight %arg2,  bias %arg3, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %13 = graph.reshape %12, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %14 = graph.addmm %arg5, %13, %arg4, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<24x64xf32>, tensor<64x192xf32>) -> tensor<24x192xf32>
    %15 = graph.reshape %14, sizes = [2, 12, 192] : (tensor<24x192xf32>) -> tensor<2x12x192xf32>
    %16 = graph.slice %15, dim = 2, start = 0, end = 64, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %17 = graph.slice %15, dim = 2, start = 64, end = 128, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %18 = graph.slice %15, dim = 2, start = 128, end = 192, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %19 = graph.reshape %17, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %20 = graph.permute %19, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %21 = graph.reshape %18, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %22 = graph.permute %21, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %23 = graph.reshape %16, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %24 = graph.permute %23, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %25 = graph.reshape %20, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %26 = graph.permute %25, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %27 = graph.reshape %26, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %28 = graph.mul %24, %1 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %29 = graph.mul %27, %1 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %30 = graph.matmul %28, %29 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %31 = graph.add %30, %2 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %32 = graph.softmax %31, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %33 = graph.isnan %32 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %34 = graph.where %33, %4, %32 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %35 = graph.matmul %34, %22 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %36 = graph.permute %35, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %37 = graph.reshape %36, sizes = [24, 64] : (tensor<2x12x4x16xf32>) -> tensor<24x64xf32>
    %38 = graph.addmm %arg7, %37, %arg6, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
    %39 = graph.reshape %38, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %40 = graph.add %39, %11 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %41 = graph.layer_norm %40, weight %arg8,  bias %arg9, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %42 = graph.reshape %41, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %43 = graph.addmm %arg11, %42, %arg10, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<24x64xf32>, tensor<64x256xf32>) -> tensor<24x256xf32>
    %44 = graph.reshape %43, sizes = [2, 12, 256] : (tensor<24x256xf32>) -> tensor<2x12x256xf32>
    %45 = graph.mul %44, %1 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %46 = graph.pow %44, %5 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %47 = graph.mul %46, %6 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %48 = graph.add %44, %47 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %49 = graph.mul %48, %7 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %50 = graph.tanh %49 : (tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %51 = graph.add %50, %3 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %52 = graph.mul %45, %51 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %53 = graph.reshape %52, sizes = [24, 256] : (tensor<2x12x256xf32>) -> tensor<24x256xf32>
    %54 = graph.addmm %arg13, %53, %arg12, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x256xf32>, tensor<256x64xf32>) -> tensor<24x64xf32>
    %55 = graph.reshape %54, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %56 = graph.add %40, %55 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %57 = graph.layer_norm %56, weight %arg14,  bias %arg15, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %58 = graph.reshape %57, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %59 = graph.addmm %arg17, %58, %arg16, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<24x64xf32>, tensor<64x192xf32>) -> tensor<24x192xf32>
    %60 = graph.reshape %59, sizes = [2, 12, 192] : (tensor<24x192xf32>) -> tensor<2x12x192xf32>
    %61 = graph.slice %60, dim = 2, start = 0, end = 64, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %62 = graph.slice %60, dim = 2, start = 64, end = 128, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %63 = graph.slice %60, dim = 2, start = 128, end = 192, step = 1 : (tensor<2x12x192xf32>) -> tensor<2x12x64xf32>
    %64 = graph.reshape %62, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %65 = graph.permute %64, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %66 = graph.reshape %63, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %67 = graph.permute %66, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %68 = graph.reshape %61, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %69 = graph.permute %68, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %70 = graph.reshape %65, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %71 = graph.permute %70, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %72 = graph.reshape %71, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %73 = graph.mul %69, %1 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %74 = graph.mul %72, %1 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %75 = graph.matmul %73, %74 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %76 = graph.add %75, %2 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %77 = graph.softmax %76, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %78 = graph.isnan %77 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %79 = graph.where %78, %4, %77 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %80 = graph.matmul %79, %67 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %81 = graph.permute %80, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %82 = graph.reshape %81, sizes = [24, 64] : (tensor<2x12x4x16xf32>) -> tensor<24x64xf32>
    %83 = graph.addmm %arg19, %82, %arg18, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x64xf32>, tensor<64x64xf32>) -> tensor<24x64xf32>
    %84 = graph.reshape %83, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %85 = graph.add %84, %56 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %86 = graph.layer_norm %85, weight %arg20,  bias %arg21, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %87 = graph.reshape %86, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %88 = graph.addmm %arg23, %87, %arg22, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<24x64xf32>, tensor<64x256xf32>) -> tensor<24x256xf32>
    %89 = graph.reshape %88, sizes = [2, 12, 256] : (tensor<24x256xf32>) -> tensor<2x12x256xf32>
    %90 = graph.mul %89, %1 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %91 = graph.pow %89, %5 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %92 = graph.mul %91, %6 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %93 = graph.add %89, %92 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %94 = graph.mul %93, %7 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %95 = graph.tanh %94 : (tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %96 = graph.add %95, %3 : (tensor<2x12x256xf32>, tensor<f32>) -> tensor<2x12x256xf32>
    %97 = graph.mul %90, %96 : (tensor<2x12x256xf32>, tensor<2x12x256xf32>) -> tensor<2x12x256xf32>
    %98 = graph.reshape %97, sizes = [24, 256] : (tensor<2x12x256xf32>) -> tensor<24x256xf32>
    %99 = graph.addmm %arg25, %98, %arg24, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<24x256xf32>, tensor<256x64xf32>) -> tensor<24x64xf32>
    %100 = graph.reshape %99, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %101 = graph.add %85, %100 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %102 = graph.layer_norm %101, weight %arg26,  bias %arg27, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<2x12x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x12x64xf32>
    %103 = graph.reshape %102, sizes = [2, 12, 64] : (tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %104 = graph.permute %arg0, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %105 = graph.matmul %103, %104 : (tensor<2x12x64xf32>, tensor<64x256xf32>) -> tensor<2x12x256xf32>
    return %105 : tensor<2x12x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x192xf32>, %arg5: tensor<192xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x192xf32>, %arg17: tensor<192xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64x256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<2x12xi64> {tcopt.name = "a28"}, %ct0: tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %r:29 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<2x12xi64>, tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28 : tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
