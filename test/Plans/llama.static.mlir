// Written by tools/dev/record_plans.py: llama of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x12xi64> {tcopt.name = "ids"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<256x64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64x64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64x32xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64x32xf32>
    %9 = graph.constant dense_resource<w10> : tensor<1x1x12x16xf32>
    %10 = graph.constant dense_resource<w11> : tensor<1x1x12x16xf32>
    %11 = graph.constant dense<5.000000e-01> : tensor<f32>
    %12 = graph.constant dense_resource<w12> : tensor<2x1x12x12xf32>
    %13 = graph.constant dense_resource<w13> : tensor<64x64xf32>
    %14 = graph.constant dense_resource<w14> : tensor<64x128xf32>
    %15 = graph.constant dense_resource<w15> : tensor<64x128xf32>
    %16 = graph.constant dense_resource<w16> : tensor<128x64xf32>
    %17 = graph.constant dense_resource<w17> : tensor<64x64xf32>
    %18 = graph.constant dense_resource<w18> : tensor<64x32xf32>
    %19 = graph.constant dense_resource<w19> : tensor<64x32xf32>
    %20 = graph.constant dense_resource<w20> : tensor<64x64xf32>
    %21 = graph.constant dense_resource<w21> : tensor<64x128xf32>
    %22 = graph.constant dense_resource<w22> : tensor<64x128xf32>
    %23 = graph.constant dense_resource<w23> : tensor<128x64xf32>
    %24 = graph.constant dense_resource<w24> : tensor<64x256xf32>
    %25 = graph.constant dense<2.000000e+00> : tensor<f32>
    %26 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %27 = graph.constant dense<0.000000e+00> : tensor<f32>
    %28 = graph.index %0, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %29 = graph.pow %28, %25 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %30 = graph.mean %29, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %31 = graph.add %30, %26 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %32 = graph.sqrt %31 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %33 = graph.reciprocal %32 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %34 = graph.mul %28, %33 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %35 = graph.mul %1, %34 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %36 = graph.matmul %35, %6 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %37 = graph.reshape %36, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %38 = graph.permute %37, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %39 = graph.matmul %35, %7 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %40 = graph.reshape %39, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %41 = graph.permute %40, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %42 = graph.matmul %35, %8 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %43 = graph.reshape %42, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %44 = graph.permute %43, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %45 = graph.mul %38, %9 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %46 = graph.slice %38, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %47 = graph.slice %38, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %48 = graph.neg %47 : (tensor<2x4x12x8xf32>) -> tensor<2x4x12x8xf32>
    %49 = graph.cat %48, %46, dim = 3 : (tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) -> tensor<2x4x12x16xf32>
    %50 = graph.mul %49, %10 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %51 = graph.add %45, %50 : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %52 = graph.mul %41, %9 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %53 = graph.slice %41, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %54 = graph.slice %41, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %55 = graph.neg %54 : (tensor<2x2x12x8xf32>) -> tensor<2x2x12x8xf32>
    %56 = graph.cat %55, %53, dim = 3 : (tensor<2x2x12x8xf32>, tensor<2x2x12x8xf32>) -> tensor<2x2x12x16xf32>
    %57 = graph.mul %56, %10 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %58 = graph.add %52, %57 : (tensor<2x2x12x16xf32>, tensor<2x2x12x16xf32>) -> tensor<2x2x12x16xf32>
    %59 = graph.unsqueeze %58, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %60 = graph.expand %59, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %61 = graph.unsqueeze %44, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %62 = graph.expand %61, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %63 = graph.reshape %62, sizes = [2, 4, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<2x4x12x16xf32>
    %64 = graph.reshape %60, sizes = [8, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<8x12x16xf32>
    %65 = graph.permute %64, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %66 = graph.reshape %65, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %67 = graph.mul %51, %11 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %68 = graph.mul %66, %11 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %69 = graph.matmul %67, %68 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %70 = graph.add %69, %12 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %71 = graph.softmax %70, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %72 = graph.isnan %71 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %73 = graph.where %72, %27, %71 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %74 = graph.matmul %73, %63 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %75 = graph.permute %74, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %76 = graph.reshape %75, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %77 = graph.matmul %76, %13 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %78 = graph.add %28, %77 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %79 = graph.pow %78, %25 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %80 = graph.mean %79, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %81 = graph.add %80, %26 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %82 = graph.sqrt %81 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %83 = graph.reciprocal %82 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %84 = graph.mul %78, %83 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %85 = graph.mul %2, %84 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %86 = graph.matmul %85, %14 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %87 = graph.sigmoid %86 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %88 = graph.mul %86, %87 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %89 = graph.matmul %85, %15 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %90 = graph.mul %88, %89 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %91 = graph.matmul %90, %16 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %92 = graph.add %78, %91 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %93 = graph.pow %92, %25 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %94 = graph.mean %93, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %95 = graph.add %94, %26 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %96 = graph.sqrt %95 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %97 = graph.reciprocal %96 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %98 = graph.mul %92, %97 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %99 = graph.mul %3, %98 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %100 = graph.matmul %99, %17 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %101 = graph.reshape %100, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %102 = graph.permute %101, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %103 = graph.matmul %99, %18 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %104 = graph.reshape %103, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %105 = graph.permute %104, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %106 = graph.matmul %99, %19 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %107 = graph.reshape %106, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %108 = graph.permute %107, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %109 = graph.mul %102, %9 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %110 = graph.slice %102, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %111 = graph.slice %102, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %112 = graph.neg %111 : (tensor<2x4x12x8xf32>) -> tensor<2x4x12x8xf32>
    %113 = graph.cat %112, %110, dim = 3 : (tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) -> tensor<2x4x12x16xf32>
    %114 = graph.mul %113, %10 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %115 = graph.add %109, %114 : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %116 = graph.mul %105, %9 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %117 = graph.slice %105, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %118 = graph.slice %105, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %119 = graph.neg %118 : (tensor<2x2x12x8xf32>) -> tensor<2x2x12x8xf32>
    %120 = graph.cat %119, %117, dim = 3 : (tensor<2x2x12x8xf32>, tensor<2x2x12x8xf32>) -> tensor<2x2x12x16xf32>
    %121 = graph.mul %120, %10 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %122 = graph.add %116, %121 : (tensor<2x2x12x16xf32>, tensor<2x2x12x16xf32>) -> tensor<2x2x12x16xf32>
    %123 = graph.unsqueeze %122, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %124 = graph.expand %123, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %125 = graph.unsqueeze %108, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %126 = graph.expand %125, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %127 = graph.reshape %126, sizes = [2, 4, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<2x4x12x16xf32>
    %128 = graph.reshape %124, sizes = [8, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<8x12x16xf32>
    %129 = graph.permute %128, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %130 = graph.reshape %129, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %131 = graph.mul %115, %11 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %132 = graph.mul %130, %11 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %133 = graph.matmul %131, %132 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %134 = graph.add %133, %12 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %135 = graph.softmax %134, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %136 = graph.isnan %135 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %137 = graph.where %136, %27, %135 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %138 = graph.matmul %137, %127 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %139 = graph.permute %138, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %140 = graph.reshape %139, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %141 = graph.matmul %140, %20 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %142 = graph.add %92, %141 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %143 = graph.pow %142, %25 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %144 = graph.mean %143, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %145 = graph.add %144, %26 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %146 = graph.sqrt %145 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %147 = graph.reciprocal %146 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %148 = graph.mul %142, %147 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %149 = graph.mul %4, %148 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %150 = graph.matmul %149, %21 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %151 = graph.sigmoid %150 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %152 = graph.mul %150, %151 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %153 = graph.matmul %149, %22 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %154 = graph.mul %152, %153 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %155 = graph.matmul %154, %23 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %156 = graph.add %142, %155 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %157 = graph.pow %156, %25 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %158 = graph.mean %157, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %159 = graph.add %158, %26 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %160 = graph.sqrt %159 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %161 = graph.reciprocal %160 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %162 = graph.mul %156, %161 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %163 = graph.mul %5, %162 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %164 = graph.matmul %163, %24 : (tensor<2x12x64xf32>, tensor<64x256xf32>) -> tensor<2x12x256xf32>
    return %164 : tensor<2x12x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<128x64xf32>, %arg6: tensor<128x64xf32>, %arg7: tensor<64x128xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<256x64xf32>, %arg21: tensor<2x12xi64> {tcopt.name = "a21"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense_resource<w25> : tensor<1x1x12x16xf32>
    %1 = graph.constant dense_resource<w26> : tensor<1x1x12x16xf32>
    %2 = graph.constant dense<5.000000e-01> : tensor<f32>
    %3 = graph.constant dense_resource<w27> : tensor<2x1x12x12xf32>
    %4 = graph.constant dense<2.000000e+00> : tensor<f32>
    %5 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %6 = graph.constant dense<0.000000e+00> : tensor<f32>
    %7 = graph.index %arg0, %arg21, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %8 = graph.pow %7, %4 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %9 = graph.mean %8, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %10 = graph.add %9, %5 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %11 = graph.sqrt %10 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %12 = graph.reciprocal %11 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %13 = graph.mul %7, %12 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %14 = graph.mul %arg8, %13 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %15 = graph.permute %arg1, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %16 = graph.matmul %14, %15 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %17 = graph.reshape %16, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %18 = graph.permute %17, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %19 = graph.permute %arg2, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %20 = graph.matmul %14, %19 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %21 = graph.reshape %20, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %22 = graph.permute %21, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %23 = graph.permute %arg3, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %24 = graph.matmul %14, %23 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %25 = graph.reshape %24, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %26 = graph.permute %25, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %27 = graph.mul %18, %0 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %28 = graph.slice %18, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %29 = graph.slice %18, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %30 = graph.neg %29 : (tensor<2x4x12x8xf32>) -> tensor<2x4x12x8xf32>
    %31 = graph.cat %30, %28, dim = 3 : (tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) -> tensor<2x4x12x16xf32>
    %32 = graph.mul %31, %1 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %33 = graph.add %27, %32 : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %34 = graph.mul %22, %0 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %35 = graph.slice %22, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %36 = graph.slice %22, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %37 = graph.neg %36 : (tensor<2x2x12x8xf32>) -> tensor<2x2x12x8xf32>
    %38 = graph.cat %37, %35, dim = 3 : (tensor<2x2x12x8xf32>, tensor<2x2x12x8xf32>) -> tensor<2x2x12x16xf32>
    %39 = graph.mul %38, %1 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %40 = graph.add %34, %39 : (tensor<2x2x12x16xf32>, tensor<2x2x12x16xf32>) -> tensor<2x2x12x16xf32>
    %41 = graph.unsqueeze %40, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %42 = graph.expand %41, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %43 = graph.unsqueeze %26, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %44 = graph.expand %43, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %45 = graph.reshape %44, sizes = [2, 4, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<2x4x12x16xf32>
    %46 = graph.reshape %42, sizes = [8, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<8x12x16xf32>
    %47 = graph.permute %46, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %48 = graph.reshape %47, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %49 = graph.mul %33, %2 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %50 = graph.mul %48, %2 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %51 = graph.matmul %49, %50 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %52 = graph.add %51, %3 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %53 = graph.softmax %52, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %54 = graph.isnan %53 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %55 = graph.where %54, %6, %53 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %56 = graph.matmul %55, %45 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %57 = graph.permute %56, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %58 = graph.reshape %57, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %59 = graph.permute %arg4, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %60 = graph.matmul %58, %59 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %61 = graph.add %7, %60 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %62 = graph.pow %61, %4 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %63 = graph.mean %62, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %64 = graph.add %63, %5 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %65 = graph.sqrt %64 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %66 = graph.reciprocal %65 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %67 = graph.mul %61, %66 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %68 = graph.mul %arg9, %67 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %69 = graph.permute %arg5, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %70 = graph.matmul %68, %69 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %71 = graph.sigmoid %70 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %72 = graph.mul %70, %71 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %73 = graph.permute %arg6, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %74 = graph.matmul %68, %73 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %75 = graph.mul %72, %74 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %76 = graph.permute %arg7, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %77 = graph.matmul %75, %76 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %78 = graph.add %61, %77 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %79 = graph.pow %78, %4 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %80 = graph.mean %79, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %81 = graph.add %80, %5 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %82 = graph.sqrt %81 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %83 = graph.reciprocal %82 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %84 = graph.mul %78, %83 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %85 = graph.mul %arg17, %84 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %86 = graph.permute %arg10, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %87 = graph.matmul %85, %86 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %88 = graph.reshape %87, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %89 = graph.permute %88, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %90 = graph.permute %arg11, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %91 = graph.matmul %85, %90 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %92 = graph.reshape %91, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %93 = graph.permute %92, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %94 = graph.permute %arg12, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %95 = graph.matmul %85, %94 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %96 = graph.reshape %95, sizes = [2, 12, 2, 16] : (tensor<2x12x32xf32>) -> tensor<2x12x2x16xf32>
    %97 = graph.permute %96, dims = [0, 2, 1, 3] : (tensor<2x12x2x16xf32>) -> tensor<2x2x12x16xf32>
    %98 = graph.mul %89, %0 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %99 = graph.slice %89, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %100 = graph.slice %89, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x4x12x16xf32>) -> tensor<2x4x12x8xf32>
    %101 = graph.neg %100 : (tensor<2x4x12x8xf32>) -> tensor<2x4x12x8xf32>
    %102 = graph.cat %101, %99, dim = 3 : (tensor<2x4x12x8xf32>, tensor<2x4x12x8xf32>) -> tensor<2x4x12x16xf32>
    %103 = graph.mul %102, %1 : (tensor<2x4x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x4x12x16xf32>
    %104 = graph.add %98, %103 : (tensor<2x4x12x16xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %105 = graph.mul %93, %0 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %106 = graph.slice %93, dim = 3, start = 0, end = 8, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %107 = graph.slice %93, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<2x2x12x16xf32>) -> tensor<2x2x12x8xf32>
    %108 = graph.neg %107 : (tensor<2x2x12x8xf32>) -> tensor<2x2x12x8xf32>
    %109 = graph.cat %108, %106, dim = 3 : (tensor<2x2x12x8xf32>, tensor<2x2x12x8xf32>) -> tensor<2x2x12x16xf32>
    %110 = graph.mul %109, %1 : (tensor<2x2x12x16xf32>, tensor<1x1x12x16xf32>) -> tensor<2x2x12x16xf32>
    %111 = graph.add %105, %110 : (tensor<2x2x12x16xf32>, tensor<2x2x12x16xf32>) -> tensor<2x2x12x16xf32>
    %112 = graph.unsqueeze %111, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %113 = graph.expand %112, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %114 = graph.unsqueeze %97, dim = 2 : (tensor<2x2x12x16xf32>) -> tensor<2x2x1x12x16xf32>
    %115 = graph.expand %114, sizes = [2, 2, 2, 12, 16] : (tensor<2x2x1x12x16xf32>) -> tensor<2x2x2x12x16xf32>
    %116 = graph.reshape %115, sizes = [2, 4, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<2x4x12x16xf32>
    %117 = graph.reshape %113, sizes = [8, 12, 16] : (tensor<2x2x2x12x16xf32>) -> tensor<8x12x16xf32>
    %118 = graph.permute %117, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %119 = graph.reshape %118, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %120 = graph.mul %104, %2 : (tensor<2x4x12x16xf32>, tensor<f32>) -> tensor<2x4x12x16xf32>
    %121 = graph.mul %119, %2 : (tensor<2x4x16x12xf32>, tensor<f32>) -> tensor<2x4x16x12xf32>
    %122 = graph.matmul %120, %121 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %123 = graph.add %122, %3 : (tensor<2x4x12x12xf32>, tensor<2x1x12x12xf32>) -> tensor<2x4x12x12xf32>
    %124 = graph.softmax %123, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %125 = graph.isnan %124 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xi1>
    %126 = graph.where %125, %6, %124 : (tensor<2x4x12x12xi1>, tensor<f32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %127 = graph.matmul %126, %116 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %128 = graph.permute %127, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %129 = graph.reshape %128, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %130 = graph.permute %arg13, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %131 = graph.matmul %129, %130 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %132 = graph.add %78, %131 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %133 = graph.pow %132, %4 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %134 = graph.mean %133, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %135 = graph.add %134, %5 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %136 = graph.sqrt %135 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %137 = graph.reciprocal %136 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %138 = graph.mul %132, %137 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %139 = graph.mul %arg18, %138 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %140 = graph.permute %arg14, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %141 = graph.matmul %139, %140 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %142 = graph.sigmoid %141 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %143 = graph.mul %141, %142 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %144 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %145 = graph.matmul %139, %144 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %146 = graph.mul %143, %145 : (tensor<2x12x128xf32>, tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %147 = graph.permute %arg16, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %148 = graph.matmul %146, %147 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %149 = graph.add %132, %148 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %150 = graph.pow %149, %4 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %151 = graph.mean %150, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %152 = graph.add %151, %5 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %153 = graph.sqrt %152 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %154 = graph.reciprocal %153 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %155 = graph.mul %149, %154 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %156 = graph.mul %arg19, %155 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %157 = graph.permute %arg20, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %158 = graph.matmul %156, %157 : (tensor<2x12x64xf32>, tensor<64x256xf32>) -> tensor<2x12x256xf32>
    return %158 : tensor<2x12x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<128x64xf32>, %arg6: tensor<128x64xf32>, %arg7: tensor<64x128xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<256x64xf32>, %arg21: tensor<2x12xi64> {tcopt.name = "a21"}, %ct0: tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>) {
    %r:22 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<2x12xi64>, tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21 : tensor<2x12x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>
  }
}
