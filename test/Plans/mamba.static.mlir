// Written by tools/dev/record_plans.py: mamba of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x12xi64> {tcopt.name = "ids"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<32xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64x2xf32>
    %3 = graph.constant dense_resource<w4> : tensor<32xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64x2xf32>
    %6 = graph.constant dense_resource<w7> : tensor<32xf32>
    %7 = graph.constant dense_resource<w8> : tensor<256x32xf32>
    %8 = graph.constant dense_resource<w9> : tensor<32x128xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64x1x4xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64x18xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64x1xf32>
    %12 = graph.constant dense<2.000000e+01> : tensor<f32>
    %13 = graph.constant dense_resource<w13> : tensor<1x64x1x8xf32>
    %14 = graph.constant dense_resource<w14> : tensor<2x64x8xf32>
    %15 = graph.constant dense_resource<w15> : tensor<1x64x1xf32>
    %16 = graph.constant dense_resource<w16> : tensor<64x32xf32>
    %17 = graph.constant dense_resource<w17> : tensor<32x128xf32>
    %18 = graph.constant dense_resource<w18> : tensor<64x1x4xf32>
    %19 = graph.constant dense_resource<w19> : tensor<64x18xf32>
    %20 = graph.constant dense_resource<w20> : tensor<64x1xf32>
    %21 = graph.constant dense_resource<w21> : tensor<1x64x1xf32>
    %22 = graph.constant dense_resource<w22> : tensor<64x32xf32>
    %23 = graph.constant dense_resource<w23> : tensor<32x256xf32>
    %24 = graph.constant dense<2.000000e+00> : tensor<f32>
    %25 = graph.constant dense<9.99999974E-6> : tensor<f32>
    %26 = graph.constant dense<0> : tensor<i64>
    %27 = graph.constant dense<1> : tensor<i64>
    %28 = graph.constant dense<2> : tensor<i64>
    %29 = graph.constant dense<3> : tensor<i64>
    %30 = graph.constant dense<4> : tensor<i64>
    %31 = graph.constant dense<5> : tensor<i64>
    %32 = graph.constant dense<6> : tensor<i64>
    %33 = graph.constant dense<7> : tensor<i64>
    %34 = graph.constant dense<8> : tensor<i64>
    %35 = graph.constant dense<9> : tensor<i64>
    %36 = graph.constant dense<10> : tensor<i64>
    %37 = graph.constant dense<11> : tensor<i64>
    %38 = graph.index %7, %arg0, dims = [0] : (tensor<256x32xf32>, tensor<2x12xi64>) -> tensor<2x12x32xf32>
    %39 = graph.pow %38, %24 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %40 = graph.mean %39, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %41 = graph.add %40, %25 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %42 = graph.sqrt %41 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %43 = graph.reciprocal %42 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %44 = graph.mul %38, %43 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %45 = graph.mul %0, %44 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %46 = graph.matmul %45, %8 : (tensor<2x12x32xf32>, tensor<32x128xf32>) -> tensor<2x12x128xf32>
    %47 = graph.permute %46, dims = [0, 2, 1] : (tensor<2x12x128xf32>) -> tensor<2x128x12xf32>
    %48 = graph.slice %47, dim = 1, start = 0, end = 64, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %49 = graph.slice %47, dim = 1, start = 64, end = 128, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %50 = graph.conv %48, %9, %1, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<2x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<2x64x15xf32>
    %51 = graph.slice %50, dim = 2, start = 0, end = 12, step = 1 : (tensor<2x64x15xf32>) -> tensor<2x64x12xf32>
    %52 = graph.sigmoid %51 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %53 = graph.mul %51, %52 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %54 = graph.permute %53, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %55 = graph.matmul %54, %10 : (tensor<2x12x64xf32>, tensor<64x18xf32>) -> tensor<2x12x18xf32>
    %56 = graph.slice %55, dim = 2, start = 0, end = 2, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x2xf32>
    %57 = graph.slice %55, dim = 2, start = 2, end = 10, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %58 = graph.slice %55, dim = 2, start = 10, end = 18, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %59 = graph.permute %56, dims = [0, 2, 1] : (tensor<2x12x2xf32>) -> tensor<2x2x12xf32>
    %60 = graph.matmul %2, %59 : (tensor<64x2xf32>, tensor<2x2x12xf32>) -> tensor<2x64x12xf32>
    %61 = graph.permute %54, dims = [0, 2, 1] : (tensor<2x12x64xf32>) -> tensor<2x64x12xf32>
    %62 = graph.add %60, %11 : (tensor<2x64x12xf32>, tensor<64x1xf32>) -> tensor<2x64x12xf32>
    %63 = graph.softplus %62, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %64 = graph.gt %62, %12 : (tensor<2x64x12xf32>, tensor<f32>) -> tensor<2x64x12xi1>
    %65 = graph.where %64, %62, %63 : (tensor<2x64x12xi1>, tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %66 = graph.unsqueeze %65, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %67 = graph.mul %13, %66 : (tensor<1x64x1x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %68 = graph.exp %67 : (tensor<2x64x12x8xf32>) -> tensor<2x64x12x8xf32>
    %69 = graph.unsqueeze %57, dim = 1 : (tensor<2x12x8xf32>) -> tensor<2x1x12x8xf32>
    %70 = graph.mul %66, %69 : (tensor<2x64x12x1xf32>, tensor<2x1x12x8xf32>) -> tensor<2x64x12x8xf32>
    %71 = graph.unsqueeze %61, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %72 = graph.mul %70, %71 : (tensor<2x64x12x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %73 = graph.index %68, %26, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %74 = graph.mul %73, %14 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %75 = graph.index %72, %26, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %76 = graph.add %74, %75 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %77 = graph.index %58, %26, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %78 = graph.unsqueeze %77, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %79 = graph.matmul %76, %78 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %80 = graph.index %79, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %81 = graph.index %68, %27, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %82 = graph.mul %81, %76 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %83 = graph.index %72, %27, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %84 = graph.add %82, %83 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %85 = graph.index %58, %27, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %86 = graph.unsqueeze %85, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %87 = graph.matmul %84, %86 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %88 = graph.index %87, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %89 = graph.index %68, %28, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %90 = graph.mul %89, %84 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %91 = graph.index %72, %28, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %92 = graph.add %90, %91 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %93 = graph.index %58, %28, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %94 = graph.unsqueeze %93, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %95 = graph.matmul %92, %94 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %96 = graph.index %95, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %97 = graph.index %68, %29, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %98 = graph.mul %97, %92 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %99 = graph.index %72, %29, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %100 = graph.add %98, %99 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %101 = graph.index %58, %29, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %102 = graph.unsqueeze %101, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %103 = graph.matmul %100, %102 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %104 = graph.index %103, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %105 = graph.index %68, %30, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %106 = graph.mul %105, %100 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %107 = graph.index %72, %30, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %108 = graph.add %106, %107 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %109 = graph.index %58, %30, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %110 = graph.unsqueeze %109, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %111 = graph.matmul %108, %110 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %112 = graph.index %111, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %113 = graph.index %68, %31, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %114 = graph.mul %113, %108 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %115 = graph.index %72, %31, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %116 = graph.add %114, %115 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %117 = graph.index %58, %31, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %118 = graph.unsqueeze %117, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %119 = graph.matmul %116, %118 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %120 = graph.index %119, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %121 = graph.index %68, %32, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %122 = graph.mul %121, %116 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %123 = graph.index %72, %32, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %124 = graph.add %122, %123 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %125 = graph.index %58, %32, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %126 = graph.unsqueeze %125, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %127 = graph.matmul %124, %126 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %128 = graph.index %127, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %129 = graph.index %68, %33, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %130 = graph.mul %129, %124 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %131 = graph.index %72, %33, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %132 = graph.add %130, %131 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %133 = graph.index %58, %33, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %134 = graph.unsqueeze %133, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %135 = graph.matmul %132, %134 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %136 = graph.index %135, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %137 = graph.index %68, %34, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %138 = graph.mul %137, %132 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %139 = graph.index %72, %34, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %140 = graph.add %138, %139 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %141 = graph.index %58, %34, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %142 = graph.unsqueeze %141, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %143 = graph.matmul %140, %142 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %144 = graph.index %143, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %145 = graph.index %68, %35, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %146 = graph.mul %145, %140 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %147 = graph.index %72, %35, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %148 = graph.add %146, %147 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %149 = graph.index %58, %35, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %150 = graph.unsqueeze %149, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %151 = graph.matmul %148, %150 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %152 = graph.index %151, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %153 = graph.index %68, %36, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %154 = graph.mul %153, %148 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %155 = graph.index %72, %36, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %156 = graph.add %154, %155 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %157 = graph.index %58, %36, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %158 = graph.unsqueeze %157, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %159 = graph.matmul %156, %158 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %160 = graph.index %159, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %161 = graph.index %68, %37, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %162 = graph.mul %161, %156 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %163 = graph.index %72, %37, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %164 = graph.add %162, %163 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %165 = graph.index %58, %37, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %166 = graph.unsqueeze %165, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %167 = graph.matmul %164, %166 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %168 = graph.index %167, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %169 = graph.unsqueeze %80, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %170 = graph.unsqueeze %88, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %171 = graph.unsqueeze %96, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %172 = graph.unsqueeze %104, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %173 = graph.unsqueeze %112, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %174 = graph.unsqueeze %120, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %175 = graph.unsqueeze %128, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %176 = graph.unsqueeze %136, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %177 = graph.unsqueeze %144, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %178 = graph.unsqueeze %152, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %179 = graph.unsqueeze %160, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %180 = graph.unsqueeze %168, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %181 = graph.cat %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, dim = 2 : (tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x12xf32>
    %182 = graph.mul %61, %15 : (tensor<2x64x12xf32>, tensor<1x64x1xf32>) -> tensor<2x64x12xf32>
    %183 = graph.add %181, %182 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %184 = graph.sigmoid %49 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %185 = graph.mul %49, %184 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %186 = graph.mul %183, %185 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %187 = graph.permute %186, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %188 = graph.matmul %187, %16 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %189 = graph.add %38, %188 : (tensor<2x12x32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %190 = graph.pow %189, %24 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %191 = graph.mean %190, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %192 = graph.add %191, %25 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %193 = graph.sqrt %192 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %194 = graph.reciprocal %193 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %195 = graph.mul %189, %194 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %196 = graph.mul %3, %195 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %197 = graph.matmul %196, %17 : (tensor<2x12x32xf32>, tensor<32x128xf32>) -> tensor<2x12x128xf32>
    %198 = graph.permute %197, dims = [0, 2, 1] : (tensor<2x12x128xf32>) -> tensor<2x128x12xf32>
    %199 = graph.slice %198, dim = 1, start = 0, end = 64, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %200 = graph.slice %198, dim = 1, start = 64, end = 128, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %201 = graph.conv %199, %18, %4, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<2x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<2x64x15xf32>
    %202 = graph.slice %201, dim = 2, start = 0, end = 12, step = 1 : (tensor<2x64x15xf32>) -> tensor<2x64x12xf32>
    %203 = graph.sigmoid %202 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %204 = graph.mul %202, %203 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %205 = graph.permute %204, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %206 = graph.matmul %205, %19 : (tensor<2x12x64xf32>, tensor<64x18xf32>) -> tensor<2x12x18xf32>
    %207 = graph.slice %206, dim = 2, start = 0, end = 2, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x2xf32>
    %208 = graph.slice %206, dim = 2, start = 2, end = 10, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %209 = graph.slice %206, dim = 2, start = 10, end = 18, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %210 = graph.permute %207, dims = [0, 2, 1] : (tensor<2x12x2xf32>) -> tensor<2x2x12xf32>
    %211 = graph.matmul %5, %210 : (tensor<64x2xf32>, tensor<2x2x12xf32>) -> tensor<2x64x12xf32>
    %212 = graph.permute %205, dims = [0, 2, 1] : (tensor<2x12x64xf32>) -> tensor<2x64x12xf32>
    %213 = graph.add %211, %20 : (tensor<2x64x12xf32>, tensor<64x1xf32>) -> tensor<2x64x12xf32>
    %214 = graph.softplus %213, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %215 = graph.gt %213, %12 : (tensor<2x64x12xf32>, tensor<f32>) -> tensor<2x64x12xi1>
    %216 = graph.where %215, %213, %214 : (tensor<2x64x12xi1>, tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %217 = graph.unsqueeze %216, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %218 = graph.mul %13, %217 : (tensor<1x64x1x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %219 = graph.exp %218 : (tensor<2x64x12x8xf32>) -> tensor<2x64x12x8xf32>
    %220 = graph.unsqueeze %208, dim = 1 : (tensor<2x12x8xf32>) -> tensor<2x1x12x8xf32>
    %221 = graph.mul %217, %220 : (tensor<2x64x12x1xf32>, tensor<2x1x12x8xf32>) -> tensor<2x64x12x8xf32>
    %222 = graph.unsqueeze %212, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %223 = graph.mul %221, %222 : (tensor<2x64x12x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %224 = graph.index %219, %26, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %225 = graph.mul %224, %14 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %226 = graph.index %223, %26, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %227 = graph.add %225, %226 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %228 = graph.index %209, %26, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %229 = graph.unsqueeze %228, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %230 = graph.matmul %227, %229 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %231 = graph.index %230, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %232 = graph.index %219, %27, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %233 = graph.mul %232, %227 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %234 = graph.index %223, %27, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %235 = graph.add %233, %234 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %236 = graph.index %209, %27, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %237 = graph.unsqueeze %236, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %238 = graph.matmul %235, %237 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %239 = graph.index %238, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %240 = graph.index %219, %28, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %241 = graph.mul %240, %235 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %242 = graph.index %223, %28, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %243 = graph.add %241, %242 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %244 = graph.index %209, %28, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %245 = graph.unsqueeze %244, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %246 = graph.matmul %243, %245 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %247 = graph.index %246, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %248 = graph.index %219, %29, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %249 = graph.mul %248, %243 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %250 = graph.index %223, %29, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %251 = graph.add %249, %250 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %252 = graph.index %209, %29, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %253 = graph.unsqueeze %252, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %254 = graph.matmul %251, %253 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %255 = graph.index %254, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %256 = graph.index %219, %30, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %257 = graph.mul %256, %251 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %258 = graph.index %223, %30, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %259 = graph.add %257, %258 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %260 = graph.index %209, %30, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %261 = graph.unsqueeze %260, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %262 = graph.matmul %259, %261 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %263 = graph.index %262, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %264 = graph.index %219, %31, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %265 = graph.mul %264, %259 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %266 = graph.index %223, %31, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %267 = graph.add %265, %266 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %268 = graph.index %209, %31, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %269 = graph.unsqueeze %268, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %270 = graph.matmul %267, %269 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %271 = graph.index %270, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %272 = graph.index %219, %32, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %273 = graph.mul %272, %267 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %274 = graph.index %223, %32, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %275 = graph.add %273, %274 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %276 = graph.index %209, %32, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %277 = graph.unsqueeze %276, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %278 = graph.matmul %275, %277 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %279 = graph.index %278, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %280 = graph.index %219, %33, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %281 = graph.mul %280, %275 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %282 = graph.index %223, %33, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %283 = graph.add %281, %282 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %284 = graph.index %209, %33, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %285 = graph.unsqueeze %284, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %286 = graph.matmul %283, %285 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %287 = graph.index %286, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %288 = graph.index %219, %34, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %289 = graph.mul %288, %283 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %290 = graph.index %223, %34, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %291 = graph.add %289, %290 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %292 = graph.index %209, %34, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %293 = graph.unsqueeze %292, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %294 = graph.matmul %291, %293 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %295 = graph.index %294, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %296 = graph.index %219, %35, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %297 = graph.mul %296, %291 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %298 = graph.index %223, %35, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %299 = graph.add %297, %298 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %300 = graph.index %209, %35, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %301 = graph.unsqueeze %300, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %302 = graph.matmul %299, %301 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %303 = graph.index %302, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %304 = graph.index %219, %36, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %305 = graph.mul %304, %299 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %306 = graph.index %223, %36, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %307 = graph.add %305, %306 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %308 = graph.index %209, %36, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %309 = graph.unsqueeze %308, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %310 = graph.matmul %307, %309 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %311 = graph.index %310, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %312 = graph.index %219, %37, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %313 = graph.mul %312, %307 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %314 = graph.index %223, %37, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %315 = graph.add %313, %314 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %316 = graph.index %209, %37, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %317 = graph.unsqueeze %316, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %318 = graph.matmul %315, %317 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %319 = graph.index %318, %26, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %320 = graph.unsqueeze %231, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %321 = graph.unsqueeze %239, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %322 = graph.unsqueeze %247, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %323 = graph.unsqueeze %255, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %324 = graph.unsqueeze %263, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %325 = graph.unsqueeze %271, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %326 = graph.unsqueeze %279, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %327 = graph.unsqueeze %287, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %328 = graph.unsqueeze %295, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %329 = graph.unsqueeze %303, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %330 = graph.unsqueeze %311, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %331 = graph.unsqueeze %319, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %332 = graph.cat %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, dim = 2 : (tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x12xf32>
    %333 = graph.mul %212, %21 : (tensor<2x64x12xf32>, tensor<1x64x1xf32>) -> tensor<2x64x12xf32>
    %334 = graph.add %332, %333 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %335 = graph.sigmoid %200 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %336 = graph.mul %200, %335 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %337 = graph.mul %334, %336 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %338 = graph.permute %337, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %339 = graph.matmul %338, %22 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %340 = graph.add %189, %339 : (tensor<2x12x32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %341 = graph.pow %340, %24 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %342 = graph.mean %341, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %343 = graph.add %342, %25 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %344 = graph.sqrt %343 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %345 = graph.reciprocal %344 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %346 = graph.mul %340, %345 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %347 = graph.mul %6, %346 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %348 = graph.matmul %347, %23 : (tensor<2x12x32xf32>, tensor<32x256xf32>) -> tensor<2x12x256xf32>
    return %348 : tensor<2x12x256xf32>
  }
  func.func private @model(%arg0: tensor<256x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<64x8xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x1x4xf32>, %arg5: tensor<64xf32>, %arg6: tensor<128x32xf32>, %arg7: tensor<18x64xf32>, %arg8: tensor<64x2xf32>, %arg9: tensor<64xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32xf32>, %arg12: tensor<64x8xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64x1x4xf32>, %arg15: tensor<64xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<18x64xf32>, %arg18: tensor<64x2xf32>, %arg19: tensor<64xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<32xf32>, %arg22: tensor<2x12xi64> {tcopt.name = "a22"}) -> (tensor<2x12x256xf32>) {
    %0 = graph.constant dense<2.000000e+01> : tensor<f32>
    %1 = graph.constant dense_resource<w24> : tensor<2x64x8xf32>
    %2 = graph.constant dense<2.000000e+00> : tensor<f32>
    %3 = graph.constant dense<9.99999974E-6> : tensor<f32>
    %4 = graph.constant dense<0> : tensor<i64>
    %5 = graph.constant dense<1> : tensor<i64>
    %6 = graph.constant dense<2> : tensor<i64>
    %7 = graph.constant dense<3> : tensor<i64>
    %8 = graph.constant dense<4> : tensor<i64>
    %9 = graph.constant dense<5> : tensor<i64>
    %10 = graph.constant dense<6> : tensor<i64>
    %11 = graph.constant dense<7> : tensor<i64>
    %12 = graph.constant dense<8> : tensor<i64>
    %13 = graph.constant dense<9> : tensor<i64>
    %14 = graph.constant dense<10> : tensor<i64>
    %15 = graph.constant dense<11> : tensor<i64>
    %16 = graph.index %arg0, %arg22, dims = [0] : (tensor<256x32xf32>, tensor<2x12xi64>) -> tensor<2x12x32xf32>
    %17 = graph.pow %16, %2 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %18 = graph.mean %17, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %19 = graph.add %18, %3 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %20 = graph.sqrt %19 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %21 = graph.reciprocal %20 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %22 = graph.mul %16, %21 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %23 = graph.mul %arg1, %22 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %24 = graph.permute %arg6, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %25 = graph.matmul %23, %24 : (tensor<2x12x32xf32>, tensor<32x128xf32>) -> tensor<2x12x128xf32>
    %26 = graph.permute %25, dims = [0, 2, 1] : (tensor<2x12x128xf32>) -> tensor<2x128x12xf32>
    %27 = graph.exp %arg2 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %28 = graph.neg %27 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %29 = graph.slice %26, dim = 1, start = 0, end = 64, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %30 = graph.slice %26, dim = 1, start = 64, end = 128, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %31 = graph.squeeze %arg4, dims = [1] : (tensor<64x1x4xf32>) -> tensor<64x4xf32>
    %32 = graph.unsqueeze %31, dim = 1 : (tensor<64x4xf32>) -> tensor<64x1x4xf32>
    %33 = graph.conv %29, %32, %arg5, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<2x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<2x64x15xf32>
    %34 = graph.slice %33, dim = 2, start = 0, end = 12, step = 1 : (tensor<2x64x15xf32>) -> tensor<2x64x12xf32>
    %35 = graph.sigmoid %34 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %36 = graph.mul %34, %35 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %37 = graph.permute %36, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %38 = graph.permute %arg7, dims = [1, 0] : (tensor<18x64xf32>) -> tensor<64x18xf32>
    %39 = graph.matmul %37, %38 : (tensor<2x12x64xf32>, tensor<64x18xf32>) -> tensor<2x12x18xf32>
    %40 = graph.slice %39, dim = 2, start = 0, end = 2, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x2xf32>
    %41 = graph.slice %39, dim = 2, start = 2, end = 10, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %42 = graph.slice %39, dim = 2, start = 10, end = 18, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %43 = graph.permute %40, dims = [0, 2, 1] : (tensor<2x12x2xf32>) -> tensor<2x2x12xf32>
    %44 = graph.matmul %arg8, %43 : (tensor<64x2xf32>, tensor<2x2x12xf32>) -> tensor<2x64x12xf32>
    %45 = graph.permute %37, dims = [0, 2, 1] : (tensor<2x12x64xf32>) -> tensor<2x64x12xf32>
    %46 = graph.unsqueeze %arg9, dim = 1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %47 = graph.add %44, %46 : (tensor<2x64x12xf32>, tensor<64x1xf32>) -> tensor<2x64x12xf32>
    %48 = graph.softplus %47, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %49 = graph.gt %47, %0 : (tensor<2x64x12xf32>, tensor<f32>) -> tensor<2x64x12xi1>
    %50 = graph.where %49, %47, %48 : (tensor<2x64x12xi1>, tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %51 = graph.unsqueeze %28, dim = 0 : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %52 = graph.unsqueeze %51, dim = 2 : (tensor<1x64x8xf32>) -> tensor<1x64x1x8xf32>
    %53 = graph.unsqueeze %50, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %54 = graph.mul %52, %53 : (tensor<1x64x1x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %55 = graph.exp %54 : (tensor<2x64x12x8xf32>) -> tensor<2x64x12x8xf32>
    %56 = graph.unsqueeze %41, dim = 1 : (tensor<2x12x8xf32>) -> tensor<2x1x12x8xf32>
    %57 = graph.mul %53, %56 : (tensor<2x64x12x1xf32>, tensor<2x1x12x8xf32>) -> tensor<2x64x12x8xf32>
    %58 = graph.unsqueeze %45, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %59 = graph.mul %57, %58 : (tensor<2x64x12x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %60 = graph.index %55, %4, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %61 = graph.mul %60, %1 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %62 = graph.index %59, %4, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %63 = graph.add %61, %62 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %64 = graph.index %42, %4, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %65 = graph.unsqueeze %64, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %66 = graph.matmul %63, %65 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %67 = graph.index %66, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %68 = graph.index %55, %5, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %69 = graph.mul %68, %63 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %70 = graph.index %59, %5, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %71 = graph.add %69, %70 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %72 = graph.index %42, %5, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %73 = graph.unsqueeze %72, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %74 = graph.matmul %71, %73 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %75 = graph.index %74, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %76 = graph.index %55, %6, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %77 = graph.mul %76, %71 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %78 = graph.index %59, %6, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %79 = graph.add %77, %78 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %80 = graph.index %42, %6, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %81 = graph.unsqueeze %80, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %82 = graph.matmul %79, %81 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %83 = graph.index %82, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %84 = graph.index %55, %7, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %85 = graph.mul %84, %79 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %86 = graph.index %59, %7, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %87 = graph.add %85, %86 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %88 = graph.index %42, %7, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %89 = graph.unsqueeze %88, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %90 = graph.matmul %87, %89 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %91 = graph.index %90, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %92 = graph.index %55, %8, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %93 = graph.mul %92, %87 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %94 = graph.index %59, %8, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %95 = graph.add %93, %94 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %96 = graph.index %42, %8, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %97 = graph.unsqueeze %96, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %98 = graph.matmul %95, %97 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %99 = graph.index %98, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %100 = graph.index %55, %9, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %101 = graph.mul %100, %95 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %102 = graph.index %59, %9, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %103 = graph.add %101, %102 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %104 = graph.index %42, %9, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %105 = graph.unsqueeze %104, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %106 = graph.matmul %103, %105 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %107 = graph.index %106, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %108 = graph.index %55, %10, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %109 = graph.mul %108, %103 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %110 = graph.index %59, %10, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %111 = graph.add %109, %110 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %112 = graph.index %42, %10, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %113 = graph.unsqueeze %112, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %114 = graph.matmul %111, %113 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %115 = graph.index %114, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %116 = graph.index %55, %11, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %117 = graph.mul %116, %111 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %118 = graph.index %59, %11, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %119 = graph.add %117, %118 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %120 = graph.index %42, %11, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %121 = graph.unsqueeze %120, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %122 = graph.matmul %119, %121 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %123 = graph.index %122, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %124 = graph.index %55, %12, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %125 = graph.mul %124, %119 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %126 = graph.index %59, %12, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %127 = graph.add %125, %126 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %128 = graph.index %42, %12, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %129 = graph.unsqueeze %128, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %130 = graph.matmul %127, %129 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %131 = graph.index %130, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %132 = graph.index %55, %13, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %133 = graph.mul %132, %127 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %134 = graph.index %59, %13, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %135 = graph.add %133, %134 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %136 = graph.index %42, %13, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %137 = graph.unsqueeze %136, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %138 = graph.matmul %135, %137 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %139 = graph.index %138, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %140 = graph.index %55, %14, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %141 = graph.mul %140, %135 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %142 = graph.index %59, %14, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %143 = graph.add %141, %142 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %144 = graph.index %42, %14, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %145 = graph.unsqueeze %144, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %146 = graph.matmul %143, %145 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %147 = graph.index %146, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %148 = graph.index %55, %15, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %149 = graph.mul %148, %143 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %150 = graph.index %59, %15, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %151 = graph.add %149, %150 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %152 = graph.index %42, %15, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %153 = graph.unsqueeze %152, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %154 = graph.matmul %151, %153 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %155 = graph.index %154, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %156 = graph.unsqueeze %67, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %157 = graph.unsqueeze %75, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %158 = graph.unsqueeze %83, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %159 = graph.unsqueeze %91, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %160 = graph.unsqueeze %99, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %161 = graph.unsqueeze %107, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %162 = graph.unsqueeze %115, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %163 = graph.unsqueeze %123, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %164 = graph.unsqueeze %131, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %165 = graph.unsqueeze %139, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %166 = graph.unsqueeze %147, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %167 = graph.unsqueeze %155, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %168 = graph.cat %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166, %167, dim = 2 : (tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x12xf32>
    %169 = graph.unsqueeze %arg3, dim = 0 : (tensor<64xf32>) -> tensor<1x64xf32>
    %170 = graph.unsqueeze %169, dim = 2 : (tensor<1x64xf32>) -> tensor<1x64x1xf32>
    %171 = graph.mul %45, %170 : (tensor<2x64x12xf32>, tensor<1x64x1xf32>) -> tensor<2x64x12xf32>
    %172 = graph.add %168, %171 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %173 = graph.sigmoid %30 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %174 = graph.mul %30, %173 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %175 = graph.mul %172, %174 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %176 = graph.permute %175, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %177 = graph.permute %arg10, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %178 = graph.matmul %176, %177 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %179 = graph.add %16, %178 : (tensor<2x12x32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %180 = graph.pow %179, %2 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %181 = graph.mean %180, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %182 = graph.add %181, %3 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %183 = graph.sqrt %182 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %184 = graph.reciprocal %183 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %185 = graph.mul %179, %184 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %186 = graph.mul %arg11, %185 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %187 = graph.permute %arg16, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %188 = graph.matmul %186, %187 : (tensor<2x12x32xf32>, tensor<32x128xf32>) -> tensor<2x12x128xf32>
    %189 = graph.permute %188, dims = [0, 2, 1] : (tensor<2x12x128xf32>) -> tensor<2x128x12xf32>
    %190 = graph.exp %arg12 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %191 = graph.neg %190 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %192 = graph.slice %189, dim = 1, start = 0, end = 64, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %193 = graph.slice %189, dim = 1, start = 64, end = 128, step = 1 : (tensor<2x128x12xf32>) -> tensor<2x64x12xf32>
    %194 = graph.squeeze %arg14, dims = [1] : (tensor<64x1x4xf32>) -> tensor<64x4xf32>
    %195 = graph.unsqueeze %194, dim = 1 : (tensor<64x4xf32>) -> tensor<64x1x4xf32>
    %196 = graph.conv %192, %195, %arg15, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<2x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<2x64x15xf32>
    %197 = graph.slice %196, dim = 2, start = 0, end = 12, step = 1 : (tensor<2x64x15xf32>) -> tensor<2x64x12xf32>
    %198 = graph.sigmoid %197 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %199 = graph.mul %197, %198 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %200 = graph.permute %199, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %201 = graph.permute %arg17, dims = [1, 0] : (tensor<18x64xf32>) -> tensor<64x18xf32>
    %202 = graph.matmul %200, %201 : (tensor<2x12x64xf32>, tensor<64x18xf32>) -> tensor<2x12x18xf32>
    %203 = graph.slice %202, dim = 2, start = 0, end = 2, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x2xf32>
    %204 = graph.slice %202, dim = 2, start = 2, end = 10, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %205 = graph.slice %202, dim = 2, start = 10, end = 18, step = 1 : (tensor<2x12x18xf32>) -> tensor<2x12x8xf32>
    %206 = graph.permute %203, dims = [0, 2, 1] : (tensor<2x12x2xf32>) -> tensor<2x2x12xf32>
    %207 = graph.matmul %arg18, %206 : (tensor<64x2xf32>, tensor<2x2x12xf32>) -> tensor<2x64x12xf32>
    %208 = graph.permute %200, dims = [0, 2, 1] : (tensor<2x12x64xf32>) -> tensor<2x64x12xf32>
    %209 = graph.unsqueeze %arg19, dim = 1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %210 = graph.add %207, %209 : (tensor<2x64x12xf32>, tensor<64x1xf32>) -> tensor<2x64x12xf32>
    %211 = graph.softplus %210, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %212 = graph.gt %210, %0 : (tensor<2x64x12xf32>, tensor<f32>) -> tensor<2x64x12xi1>
    %213 = graph.where %212, %210, %211 : (tensor<2x64x12xi1>, tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %214 = graph.unsqueeze %191, dim = 0 : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %215 = graph.unsqueeze %214, dim = 2 : (tensor<1x64x8xf32>) -> tensor<1x64x1x8xf32>
    %216 = graph.unsqueeze %213, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %217 = graph.mul %215, %216 : (tensor<1x64x1x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %218 = graph.exp %217 : (tensor<2x64x12x8xf32>) -> tensor<2x64x12x8xf32>
    %219 = graph.unsqueeze %204, dim = 1 : (tensor<2x12x8xf32>) -> tensor<2x1x12x8xf32>
    %220 = graph.mul %216, %219 : (tensor<2x64x12x1xf32>, tensor<2x1x12x8xf32>) -> tensor<2x64x12x8xf32>
    %221 = graph.unsqueeze %208, dim = 3 : (tensor<2x64x12xf32>) -> tensor<2x64x12x1xf32>
    %222 = graph.mul %220, %221 : (tensor<2x64x12x8xf32>, tensor<2x64x12x1xf32>) -> tensor<2x64x12x8xf32>
    %223 = graph.index %218, %4, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %224 = graph.mul %223, %1 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %225 = graph.index %222, %4, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %226 = graph.add %224, %225 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %227 = graph.index %205, %4, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %228 = graph.unsqueeze %227, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %229 = graph.matmul %226, %228 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %230 = graph.index %229, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %231 = graph.index %218, %5, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %232 = graph.mul %231, %226 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %233 = graph.index %222, %5, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %234 = graph.add %232, %233 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %235 = graph.index %205, %5, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %236 = graph.unsqueeze %235, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %237 = graph.matmul %234, %236 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %238 = graph.index %237, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %239 = graph.index %218, %6, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %240 = graph.mul %239, %234 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %241 = graph.index %222, %6, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %242 = graph.add %240, %241 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %243 = graph.index %205, %6, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %244 = graph.unsqueeze %243, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %245 = graph.matmul %242, %244 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %246 = graph.index %245, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %247 = graph.index %218, %7, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %248 = graph.mul %247, %242 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %249 = graph.index %222, %7, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %250 = graph.add %248, %249 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %251 = graph.index %205, %7, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %252 = graph.unsqueeze %251, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %253 = graph.matmul %250, %252 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %254 = graph.index %253, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %255 = graph.index %218, %8, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %256 = graph.mul %255, %250 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %257 = graph.index %222, %8, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %258 = graph.add %256, %257 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %259 = graph.index %205, %8, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %260 = graph.unsqueeze %259, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %261 = graph.matmul %258, %260 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %262 = graph.index %261, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %263 = graph.index %218, %9, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %264 = graph.mul %263, %258 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %265 = graph.index %222, %9, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %266 = graph.add %264, %265 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %267 = graph.index %205, %9, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %268 = graph.unsqueeze %267, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %269 = graph.matmul %266, %268 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %270 = graph.index %269, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %271 = graph.index %218, %10, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %272 = graph.mul %271, %266 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %273 = graph.index %222, %10, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %274 = graph.add %272, %273 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %275 = graph.index %205, %10, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %276 = graph.unsqueeze %275, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %277 = graph.matmul %274, %276 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %278 = graph.index %277, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %279 = graph.index %218, %11, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %280 = graph.mul %279, %274 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %281 = graph.index %222, %11, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %282 = graph.add %280, %281 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %283 = graph.index %205, %11, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %284 = graph.unsqueeze %283, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %285 = graph.matmul %282, %284 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %286 = graph.index %285, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %287 = graph.index %218, %12, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %288 = graph.mul %287, %282 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %289 = graph.index %222, %12, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %290 = graph.add %288, %289 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %291 = graph.index %205, %12, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %292 = graph.unsqueeze %291, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %293 = graph.matmul %290, %292 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %294 = graph.index %293, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %295 = graph.index %218, %13, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %296 = graph.mul %295, %290 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %297 = graph.index %222, %13, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %298 = graph.add %296, %297 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %299 = graph.index %205, %13, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %300 = graph.unsqueeze %299, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %301 = graph.matmul %298, %300 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %302 = graph.index %301, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %303 = graph.index %218, %14, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %304 = graph.mul %303, %298 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %305 = graph.index %222, %14, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %306 = graph.add %304, %305 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %307 = graph.index %205, %14, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %308 = graph.unsqueeze %307, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %309 = graph.matmul %306, %308 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %310 = graph.index %309, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %311 = graph.index %218, %15, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %312 = graph.mul %311, %306 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %313 = graph.index %222, %15, dims = [2] : (tensor<2x64x12x8xf32>, tensor<i64>) -> tensor<2x64x8xf32>
    %314 = graph.add %312, %313 : (tensor<2x64x8xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    %315 = graph.index %205, %15, dims = [1] : (tensor<2x12x8xf32>, tensor<i64>) -> tensor<2x8xf32>
    %316 = graph.unsqueeze %315, dim = 2 : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %317 = graph.matmul %314, %316 : (tensor<2x64x8xf32>, tensor<2x8x1xf32>) -> tensor<2x64x1xf32>
    %318 = graph.index %317, %4, dims = [2] : (tensor<2x64x1xf32>, tensor<i64>) -> tensor<2x64xf32>
    %319 = graph.unsqueeze %230, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %320 = graph.unsqueeze %238, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %321 = graph.unsqueeze %246, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %322 = graph.unsqueeze %254, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %323 = graph.unsqueeze %262, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %324 = graph.unsqueeze %270, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %325 = graph.unsqueeze %278, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %326 = graph.unsqueeze %286, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %327 = graph.unsqueeze %294, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %328 = graph.unsqueeze %302, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %329 = graph.unsqueeze %310, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %330 = graph.unsqueeze %318, dim = 2 : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
    %331 = graph.cat %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, dim = 2 : (tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>, tensor<2x64x1xf32>) -> tensor<2x64x12xf32>
    %332 = graph.unsqueeze %arg13, dim = 0 : (tensor<64xf32>) -> tensor<1x64xf32>
    %333 = graph.unsqueeze %332, dim = 2 : (tensor<1x64xf32>) -> tensor<1x64x1xf32>
    %334 = graph.mul %208, %333 : (tensor<2x64x12xf32>, tensor<1x64x1xf32>) -> tensor<2x64x12xf32>
    %335 = graph.add %331, %334 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %336 = graph.sigmoid %193 : (tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %337 = graph.mul %193, %336 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %338 = graph.mul %335, %337 : (tensor<2x64x12xf32>, tensor<2x64x12xf32>) -> tensor<2x64x12xf32>
    %339 = graph.permute %338, dims = [0, 2, 1] : (tensor<2x64x12xf32>) -> tensor<2x12x64xf32>
    %340 = graph.permute %arg20, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %341 = graph.matmul %339, %340 : (tensor<2x12x64xf32>, tensor<64x32xf32>) -> tensor<2x12x32xf32>
    %342 = graph.add %179, %341 : (tensor<2x12x32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %343 = graph.pow %342, %2 : (tensor<2x12x32xf32>, tensor<f32>) -> tensor<2x12x32xf32>
    %344 = graph.mean %343, dims = [2], keepdim = true : (tensor<2x12x32xf32>) -> tensor<2x12x1xf32>
    %345 = graph.add %344, %3 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %346 = graph.sqrt %345 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %347 = graph.reciprocal %346 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %348 = graph.mul %342, %347 : (tensor<2x12x32xf32>, tensor<2x12x1xf32>) -> tensor<2x12x32xf32>
    %349 = graph.mul %arg21, %348 : (tensor<32xf32>, tensor<2x12x32xf32>) -> tensor<2x12x32xf32>
    %350 = graph.permute %arg0, dims = [1, 0] : (tensor<256x32xf32>) -> tensor<32x256xf32>
    %351 = graph.matmul %349, %350 : (tensor<2x12x32xf32>, tensor<32x256xf32>) -> tensor<2x12x256xf32>
    return %351 : tensor<2x12x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<64x8xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x1x4xf32>, %arg5: tensor<64xf32>, %arg6: tensor<128x32xf32>, %arg7: tensor<18x64xf32>, %arg8: tensor<64x2xf32>, %arg9: tensor<64xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32xf32>, %arg12: tensor<64x8xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64x1x4xf32>, %arg15: tensor<64xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<18x64xf32>, %arg18: tensor<64x2xf32>, %arg19: tensor<64xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<32xf32>, %arg22: tensor<2x12xi64> {tcopt.name = "a22"}, %ct0: tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>) {
    %r:23 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] : (tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<2x12xi64>, tensor<2x12x256xf32>) -> (tensor<2x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22 : tensor<2x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>
  }
}
