// Written by tools/dev/record_plans.py: mamba of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "ids"}) -> (tensor<?x12x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi64>
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
    %14 = graph.constant dense_resource<w14> : tensor<1x64x1xf32>
    %15 = graph.constant dense_resource<w15> : tensor<64x32xf32>
    %16 = graph.constant dense_resource<w16> : tensor<32x128xf32>
    %17 = graph.constant dense_resource<w17> : tensor<64x1x4xf32>
    %18 = graph.constant dense_resource<w18> : tensor<64x18xf32>
    %19 = graph.constant dense_resource<w19> : tensor<64x1xf32>
    %20 = graph.constant dense_resource<w20> : tensor<1x64x1xf32>
    %21 = graph.constant dense_resource<w21> : tensor<64x32xf32>
    %22 = graph.constant dense_resource<w22> : tensor<32x256xf32>
    %23 = graph.constant dense<1> : tensor<i64>
    %24 = graph.constant dense<2.000000e+00> : tensor<f32>
    %25 = graph.constant dense<9.99999974E-6> : tensor<f32>
    %26 = graph.constant dense<0> : tensor<i64>
    %27 = graph.constant dense<2> : tensor<i64>
    %28 = graph.constant dense<0.000000e+00> : tensor<f32>
    %29 = graph.constant dense<3> : tensor<i64>
    %30 = graph.constant dense<4> : tensor<i64>
    %31 = graph.constant dense<5> : tensor<i64>
    %32 = graph.constant dense<6> : tensor<i64>
    %33 = graph.constant dense<7> : tensor<i64>
    %34 = graph.constant dense<8> : tensor<i64>
    %35 = graph.constant dense<9> : tensor<i64>
    %36 = graph.constant dense<10> : tensor<i64>
    %37 = graph.constant dense<11> : tensor<i64>
    %38 = graph.index %7, %arg0, dims = [0] : (tensor<256x32xf32>, tensor<?x?xi64>) -> tensor<?x?x32xf32>
    %39 = graph.pow %38, %24 : (tensor<?x?x32xf32>, tensor<f32>) -> tensor<?x?x32xf32>
    %40 = graph.mean %39, dims = [2], keepdim = true : (tensor<?x?x32xf32>) -> tensor<?x?x1xf32>
    %41 = graph.add %40, %25 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %42 = graph.sqrt %41 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %43 = graph.reciprocal %42 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %44 = graph.mul %38, %43 : (tensor<?x?x32xf32>, tensor<?x?x1xf32>) -> tensor<?x?x32xf32>
    %45 = graph.mul %0, %44 : (tensor<32xf32>, tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %46 = graph.matmul %45, %8 : (tensor<?x?x32xf32>, tensor<32x128xf32>) -> tensor<?x?x128xf32>
    %47 = graph.permute %46, dims = [0, 2, 1] : (tensor<?x?x128xf32>) -> tensor<?x128x?xf32>
    %48 = graph.slice %47, dim = 1, start = 0, end = 64, step = 1 : (tensor<?x128x?xf32>) -> tensor<?x64x?xf32>
    %49 = graph.slice %47, dim = 1, start = 64, end = 128, step = 1 : (tensor<?x128x?xf32>) -> tensor<?x64x?xf32>
    %50 = graph.conv %48, %9, %1, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<?x64x?xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<?x64x?xf32>
    %c2 = arith.constant 2 : index
    %51 = arith.addi %dim, %c2 : index
    %c1_1 = arith.constant 1 : index
    %52 = arith.addi %51, %c1_1 : index
    %c0_2 = arith.constant 0 : index
    %53 = arith.minsi %52, %c0_2 : index
    %c0_3 = arith.constant 0 : index
    %54 = arith.cmpi slt, %dim, %c0_3 : index
    %55 = arith.addi %dim, %52 : index
    %56 = arith.select %54, %55, %dim : index
    %c0_4 = arith.constant 0 : index
    %57 = arith.maxsi %56, %c0_4 : index
    %58 = arith.minsi %57, %52 : index
    %59 = arith.subi %58, %53 : index
    %c0_5 = arith.constant 0 : index
    %60 = arith.maxsi %59, %c0_5 : index
    %61 = arith.index_cast %53 : index to i64
    %from_elements = tensor.from_elements %61 : tensor<i64>
    %62 = graph.narrow %50, %from_elements, sizes = [%60], dim = 2 : (tensor<?x64x?xf32>, tensor<i64>, index) -> tensor<?x64x?xf32>
    %63 = graph.sigmoid %62 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %64 = graph.mul %62, %63 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %65 = graph.permute %64, dims = [0, 2, 1] : (tensor<?x64x?xf32>) -> tensor<?x?x64xf32>
    %66 = graph.matmul %65, %10 : (tensor<?x?x64xf32>, tensor<64x18xf32>) -> tensor<?x?x18xf32>
    %67 = graph.slice %66, dim = 2, start = 0, end = 2, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x2xf32>
    %68 = graph.slice %66, dim = 2, start = 2, end = 10, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %69 = graph.slice %66, dim = 2, start = 10, end = 18, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %70 = graph.permute %67, dims = [0, 2, 1] : (tensor<?x?x2xf32>) -> tensor<?x2x?xf32>
    %71 = graph.matmul %2, %70 : (tensor<64x2xf32>, tensor<?x2x?xf32>) -> tensor<?x64x?xf32>
    %72 = graph.permute %65, dims = [0, 2, 1] : (tensor<?x?x64xf32>) -> tensor<?x64x?xf32>
    %73 = graph.add %71, %11 : (tensor<?x64x?xf32>, tensor<64x1xf32>) -> tensor<?x64x?xf32>
    %74 = graph.softplus %73, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %75 = graph.gt %73, %12 : (tensor<?x64x?xf32>, tensor<f32>) -> tensor<?x64x?xi1>
    %76 = graph.where %75, %73, %74 : (tensor<?x64x?xi1>, tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %77 = graph.unsqueeze %76, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %78 = graph.mul %13, %77 : (tensor<1x64x1x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %79 = graph.exp %78 : (tensor<?x64x?x8xf32>) -> tensor<?x64x?x8xf32>
    %80 = graph.unsqueeze %68, dim = 1 : (tensor<?x?x8xf32>) -> tensor<?x1x?x8xf32>
    %81 = graph.mul %77, %80 : (tensor<?x64x?x1xf32>, tensor<?x1x?x8xf32>) -> tensor<?x64x?x8xf32>
    %82 = graph.unsqueeze %72, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %83 = graph.mul %81, %82 : (tensor<?x64x?x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %84 = graph.expand %28, sizes = [%dim_0, 64, 8] : (tensor<f32>, index) -> tensor<?x64x8xf32>
    %85 = graph.index %79, %26, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %86 = graph.mul %85, %84 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %87 = graph.index %83, %26, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %88 = graph.add %86, %87 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %89 = graph.index %69, %26, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %90 = graph.unsqueeze %89, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %91 = graph.matmul %88, %90 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %92 = graph.index %91, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %93 = graph.index %79, %23, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %94 = graph.mul %93, %88 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %95 = graph.index %83, %23, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %96 = graph.add %94, %95 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %97 = graph.index %69, %23, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %98 = graph.unsqueeze %97, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %99 = graph.matmul %96, %98 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %100 = graph.index %99, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %101 = graph.index %79, %27, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %102 = graph.mul %101, %96 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %103 = graph.index %83, %27, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %104 = graph.add %102, %103 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %105 = graph.index %69, %27, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %106 = graph.unsqueeze %105, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %107 = graph.matmul %104, %106 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %108 = graph.index %107, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %109 = graph.index %79, %29, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %110 = graph.mul %109, %104 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %111 = graph.index %83, %29, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %112 = graph.add %110, %111 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %113 = graph.index %69, %29, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %114 = graph.unsqueeze %113, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %115 = graph.matmul %112, %114 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %116 = graph.index %115, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %117 = graph.index %79, %30, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %118 = graph.mul %117, %112 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %119 = graph.index %83, %30, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %120 = graph.add %118, %119 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %121 = graph.index %69, %30, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %122 = graph.unsqueeze %121, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %123 = graph.matmul %120, %122 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %124 = graph.index %123, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %125 = graph.index %79, %31, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %126 = graph.mul %125, %120 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %127 = graph.index %83, %31, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %128 = graph.add %126, %127 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %129 = graph.index %69, %31, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %130 = graph.unsqueeze %129, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %131 = graph.matmul %128, %130 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %132 = graph.index %131, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %133 = graph.index %79, %32, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %134 = graph.mul %133, %128 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %135 = graph.index %83, %32, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %136 = graph.add %134, %135 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %137 = graph.index %69, %32, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %138 = graph.unsqueeze %137, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %139 = graph.matmul %136, %138 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %140 = graph.index %139, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %141 = graph.index %79, %33, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %142 = graph.mul %141, %136 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %143 = graph.index %83, %33, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %144 = graph.add %142, %143 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %145 = graph.index %69, %33, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %146 = graph.unsqueeze %145, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %147 = graph.matmul %144, %146 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %148 = graph.index %147, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %149 = graph.index %79, %34, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %150 = graph.mul %149, %144 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %151 = graph.index %83, %34, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %152 = graph.add %150, %151 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %153 = graph.index %69, %34, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %154 = graph.unsqueeze %153, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %155 = graph.matmul %152, %154 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %156 = graph.index %155, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %157 = graph.index %79, %35, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %158 = graph.mul %157, %152 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %159 = graph.index %83, %35, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %160 = graph.add %158, %159 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %161 = graph.index %69, %35, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %162 = graph.unsqueeze %161, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %163 = graph.matmul %160, %162 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %164 = graph.index %163, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %165 = graph.index %79, %36, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %166 = graph.mul %165, %160 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %167 = graph.index %83, %36, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %168 = graph.add %166, %167 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %169 = graph.index %69, %36, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %170 = graph.unsqueeze %169, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %171 = graph.matmul %168, %170 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %172 = graph.index %171, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %173 = graph.index %79, %37, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %174 = graph.mul %173, %168 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %175 = graph.index %83, %37, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %176 = graph.add %174, %175 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %177 = graph.index %69, %37, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %178 = graph.unsqueeze %177, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %179 = graph.matmul %176, %178 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %180 = graph.index %179, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %181 = graph.unsqueeze %92, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %182 = graph.unsqueeze %100, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %183 = graph.unsqueeze %108, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %184 = graph.unsqueeze %116, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %185 = graph.unsqueeze %124, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %186 = graph.unsqueeze %132, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %187 = graph.unsqueeze %140, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %188 = graph.unsqueeze %148, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %189 = graph.unsqueeze %156, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %190 = graph.unsqueeze %164, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %191 = graph.unsqueeze %172, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %192 = graph.unsqueeze %180, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %193 = graph.cat %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, dim = 2 : (tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>) -> tensor<?x64x12xf32>
    %194 = graph.mul %72, %14 : (tensor<?x64x?xf32>, tensor<1x64x1xf32>) -> tensor<?x64x?xf32>
    %195 = graph.expand %194, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %196 = graph.add %193, %195 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %197 = graph.sigmoid %49 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %198 = graph.mul %49, %197 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %199 = graph.expand %198, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %200 = graph.mul %196, %199 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %201 = graph.permute %200, dims = [0, 2, 1] : (tensor<?x64x12xf32>) -> tensor<?x12x64xf32>
    %202 = graph.matmul %201, %15 : (tensor<?x12x64xf32>, tensor<64x32xf32>) -> tensor<?x12x32xf32>
    %203 = graph.expand %38, sizes = [%dim_0, 12, 32], repeatable = [1] : (tensor<?x?x32xf32>, index) -> tensor<?x12x32xf32>
    %204 = graph.add %203, %202 : (tensor<?x12x32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %205 = graph.pow %204, %24 : (tensor<?x12x32xf32>, tensor<f32>) -> tensor<?x12x32xf32>
    %206 = graph.mean %205, dims = [2], keepdim = true : (tensor<?x12x32xf32>) -> tensor<?x12x1xf32>
    %207 = graph.add %206, %25 : (tensor<?x12x1xf32>, tensor<f32>) -> tensor<?x12x1xf32>
    %208 = graph.sqrt %207 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %209 = graph.reciprocal %208 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %210 = graph.mul %204, %209 : (tensor<?x12x32xf32>, tensor<?x12x1xf32>) -> tensor<?x12x32xf32>
    %211 = graph.mul %3, %210 : (tensor<32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %212 = graph.matmul %211, %16 : (tensor<?x12x32xf32>, tensor<32x128xf32>) -> tensor<?x12x128xf32>
    %213 = graph.permute %212, dims = [0, 2, 1] : (tensor<?x12x128xf32>) -> tensor<?x128x12xf32>
    %214 = graph.slice %213, dim = 1, start = 0, end = 64, step = 1 : (tensor<?x128x12xf32>) -> tensor<?x64x12xf32>
    %215 = graph.slice %213, dim = 1, start = 64, end = 128, step = 1 : (tensor<?x128x12xf32>) -> tensor<?x64x12xf32>
    %216 = graph.conv %214, %17, %4, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<?x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<?x64x15xf32>
    %c0_6 = arith.constant 0 : index
    %217 = arith.cmpi slt, %dim, %c0_6 : index
    %c15 = arith.constant 15 : index
    %218 = arith.addi %dim, %c15 : index
    %219 = arith.select %217, %218, %dim : index
    %c0_7 = arith.constant 0 : index
    %220 = arith.maxsi %219, %c0_7 : index
    %c15_8 = arith.constant 15 : index
    %221 = arith.minsi %220, %c15_8 : index
    %c0_9 = arith.constant 0 : index
    %222 = arith.maxsi %221, %c0_9 : index
    %223 = graph.constant dense<0> : tensor<i64>
    %224 = graph.narrow %216, %223, sizes = [%222], dim = 2 : (tensor<?x64x15xf32>, tensor<i64>, index) -> tensor<?x64x?xf32>
    %225 = graph.sigmoid %224 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %226 = graph.mul %224, %225 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %227 = graph.permute %226, dims = [0, 2, 1] : (tensor<?x64x?xf32>) -> tensor<?x?x64xf32>
    %228 = graph.matmul %227, %18 : (tensor<?x?x64xf32>, tensor<64x18xf32>) -> tensor<?x?x18xf32>
    %229 = graph.slice %228, dim = 2, start = 0, end = 2, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x2xf32>
    %230 = graph.slice %228, dim = 2, start = 2, end = 10, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %231 = graph.slice %228, dim = 2, start = 10, end = 18, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %232 = graph.permute %229, dims = [0, 2, 1] : (tensor<?x?x2xf32>) -> tensor<?x2x?xf32>
    %233 = graph.matmul %5, %232 : (tensor<64x2xf32>, tensor<?x2x?xf32>) -> tensor<?x64x?xf32>
    %234 = graph.permute %227, dims = [0, 2, 1] : (tensor<?x?x64xf32>) -> tensor<?x64x?xf32>
    %235 = graph.add %233, %19 : (tensor<?x64x?xf32>, tensor<64x1xf32>) -> tensor<?x64x?xf32>
    %236 = graph.softplus %235, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %237 = graph.gt %235, %12 : (tensor<?x64x?xf32>, tensor<f32>) -> tensor<?x64x?xi1>
    %238 = graph.where %237, %235, %236 : (tensor<?x64x?xi1>, tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %239 = graph.unsqueeze %238, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %240 = graph.mul %13, %239 : (tensor<1x64x1x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %241 = graph.exp %240 : (tensor<?x64x?x8xf32>) -> tensor<?x64x?x8xf32>
    %242 = graph.unsqueeze %230, dim = 1 : (tensor<?x?x8xf32>) -> tensor<?x1x?x8xf32>
    %243 = graph.mul %239, %242 : (tensor<?x64x?x1xf32>, tensor<?x1x?x8xf32>) -> tensor<?x64x?x8xf32>
    %244 = graph.unsqueeze %234, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %245 = graph.mul %243, %244 : (tensor<?x64x?x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %246 = graph.index %241, %26, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %247 = graph.mul %246, %84 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %248 = graph.index %245, %26, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %249 = graph.add %247, %248 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %250 = graph.index %231, %26, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %251 = graph.unsqueeze %250, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %252 = graph.matmul %249, %251 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %253 = graph.index %252, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %254 = graph.index %241, %23, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %255 = graph.mul %254, %249 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %256 = graph.index %245, %23, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %257 = graph.add %255, %256 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %258 = graph.index %231, %23, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %259 = graph.unsqueeze %258, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %260 = graph.matmul %257, %259 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %261 = graph.index %260, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %262 = graph.index %241, %27, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %263 = graph.mul %262, %257 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %264 = graph.index %245, %27, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %265 = graph.add %263, %264 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %266 = graph.index %231, %27, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %267 = graph.unsqueeze %266, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %268 = graph.matmul %265, %267 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %269 = graph.index %268, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %270 = graph.index %241, %29, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %271 = graph.mul %270, %265 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %272 = graph.index %245, %29, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %273 = graph.add %271, %272 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %274 = graph.index %231, %29, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %275 = graph.unsqueeze %274, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %276 = graph.matmul %273, %275 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %277 = graph.index %276, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %278 = graph.index %241, %30, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %279 = graph.mul %278, %273 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %280 = graph.index %245, %30, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %281 = graph.add %279, %280 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %282 = graph.index %231, %30, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %283 = graph.unsqueeze %282, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %284 = graph.matmul %281, %283 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %285 = graph.index %284, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %286 = graph.index %241, %31, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %287 = graph.mul %286, %281 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %288 = graph.index %245, %31, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %289 = graph.add %287, %288 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %290 = graph.index %231, %31, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %291 = graph.unsqueeze %290, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %292 = graph.matmul %289, %291 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %293 = graph.index %292, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %294 = graph.index %241, %32, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %295 = graph.mul %294, %289 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %296 = graph.index %245, %32, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %297 = graph.add %295, %296 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %298 = graph.index %231, %32, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %299 = graph.unsqueeze %298, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %300 = graph.matmul %297, %299 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %301 = graph.index %300, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %302 = graph.index %241, %33, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %303 = graph.mul %302, %297 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %304 = graph.index %245, %33, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %305 = graph.add %303, %304 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %306 = graph.index %231, %33, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %307 = graph.unsqueeze %306, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %308 = graph.matmul %305, %307 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %309 = graph.index %308, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %310 = graph.index %241, %34, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %311 = graph.mul %310, %305 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %312 = graph.index %245, %34, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %313 = graph.add %311, %312 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %314 = graph.index %231, %34, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %315 = graph.unsqueeze %314, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %316 = graph.matmul %313, %315 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %317 = graph.index %316, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %318 = graph.index %241, %35, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %319 = graph.mul %318, %313 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %320 = graph.index %245, %35, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %321 = graph.add %319, %320 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %322 = graph.index %231, %35, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %323 = graph.unsqueeze %322, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %324 = graph.matmul %321, %323 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %325 = graph.index %324, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %326 = graph.index %241, %36, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %327 = graph.mul %326, %321 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %328 = graph.index %245, %36, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %329 = graph.add %327, %328 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %330 = graph.index %231, %36, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %331 = graph.unsqueeze %330, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %332 = graph.matmul %329, %331 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %333 = graph.index %332, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %334 = graph.index %241, %37, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %335 = graph.mul %334, %329 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %336 = graph.index %245, %37, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %337 = graph.add %335, %336 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %338 = graph.index %231, %37, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %339 = graph.unsqueeze %338, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %340 = graph.matmul %337, %339 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %341 = graph.index %340, %26, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %342 = graph.unsqueeze %253, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %343 = graph.unsqueeze %261, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %344 = graph.unsqueeze %269, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %345 = graph.unsqueeze %277, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %346 = graph.unsqueeze %285, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %347 = graph.unsqueeze %293, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %348 = graph.unsqueeze %301, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %349 = graph.unsqueeze %309, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %350 = graph.unsqueeze %317, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %351 = graph.unsqueeze %325, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %352 = graph.unsqueeze %333, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %353 = graph.unsqueeze %341, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %354 = graph.cat %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, dim = 2 : (tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>) -> tensor<?x64x12xf32>
    %355 = graph.mul %234, %20 : (tensor<?x64x?xf32>, tensor<1x64x1xf32>) -> tensor<?x64x?xf32>
    %356 = graph.expand %355, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %357 = graph.add %354, %356 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %358 = graph.sigmoid %215 : (tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %359 = graph.mul %215, %358 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %360 = graph.mul %357, %359 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %361 = graph.permute %360, dims = [0, 2, 1] : (tensor<?x64x12xf32>) -> tensor<?x12x64xf32>
    %362 = graph.matmul %361, %21 : (tensor<?x12x64xf32>, tensor<64x32xf32>) -> tensor<?x12x32xf32>
    %363 = graph.add %204, %362 : (tensor<?x12x32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %364 = graph.pow %363, %24 : (tensor<?x12x32xf32>, tensor<f32>) -> tensor<?x12x32xf32>
    %365 = graph.mean %364, dims = [2], keepdim = true : (tensor<?x12x32xf32>) -> tensor<?x12x1xf32>
    %366 = graph.add %365, %25 : (tensor<?x12x1xf32>, tensor<f32>) -> tensor<?x12x1xf32>
    %367 = graph.sqrt %366 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %368 = graph.reciprocal %367 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %369 = graph.mul %363, %368 : (tensor<?x12x32xf32>, tensor<?x12x1xf32>) -> tensor<?x12x32xf32>
    %370 = graph.mul %6, %369 : (tensor<32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %371 = graph.matmul %370, %22 : (tensor<?x12x32xf32>, tensor<32x256xf32>) -> tensor<?x12x256xf32>
    return %371 : tensor<?x12x256xf32>
  }
  func.func private @model(%arg0: tensor<256x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<64x8xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x1x4xf32>, %arg5: tensor<64xf32>, %arg6: tensor<128x32xf32>, %arg7: tensor<18x64xf32>, %arg8: tensor<64x2xf32>, %arg9: tensor<64xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32xf32>, %arg12: tensor<64x8xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64x1x4xf32>, %arg15: tensor<64xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<18x64xf32>, %arg18: tensor<64x2xf32>, %arg19: tensor<64xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<32xf32>, %arg22: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a22"}) -> (tensor<?x12x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg22, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg22, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense<2.000000e+01> : tensor<f32>
    %1 = graph.constant dense<1> : tensor<i64>
    %2 = graph.constant dense<2.000000e+00> : tensor<f32>
    %3 = graph.constant dense<9.99999974E-6> : tensor<f32>
    %4 = graph.constant dense<0> : tensor<i64>
    %5 = graph.constant dense<2> : tensor<i64>
    %6 = graph.constant dense<0.000000e+00> : tensor<f32>
    %7 = graph.constant dense<3> : tensor<i64>
    %8 = graph.constant dense<4> : tensor<i64>
    %9 = graph.constant dense<5> : tensor<i64>
    %10 = graph.constant dense<6> : tensor<i64>
    %11 = graph.constant dense<7> : tensor<i64>
    %12 = graph.constant dense<8> : tensor<i64>
    %13 = graph.constant dense<9> : tensor<i64>
    %14 = graph.constant dense<10> : tensor<i64>
    %15 = graph.constant dense<11> : tensor<i64>
    %16 = graph.index %arg0, %arg22, dims = [0] : (tensor<256x32xf32>, tensor<?x?xi64>) -> tensor<?x?x32xf32>
    %17 = graph.pow %16, %2 : (tensor<?x?x32xf32>, tensor<f32>) -> tensor<?x?x32xf32>
    %18 = graph.mean %17, dims = [2], keepdim = true : (tensor<?x?x32xf32>) -> tensor<?x?x1xf32>
    %19 = graph.add %18, %3 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %20 = graph.sqrt %19 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %21 = graph.reciprocal %20 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %22 = graph.mul %16, %21 : (tensor<?x?x32xf32>, tensor<?x?x1xf32>) -> tensor<?x?x32xf32>
    %23 = graph.mul %arg1, %22 : (tensor<32xf32>, tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %24 = graph.permute %arg6, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %25 = graph.matmul %23, %24 : (tensor<?x?x32xf32>, tensor<32x128xf32>) -> tensor<?x?x128xf32>
    %26 = graph.permute %25, dims = [0, 2, 1] : (tensor<?x?x128xf32>) -> tensor<?x128x?xf32>
    %27 = graph.exp %arg2 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %28 = graph.neg %27 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %29 = graph.slice %26, dim = 1, start = 0, end = 64, step = 1 : (tensor<?x128x?xf32>) -> tensor<?x64x?xf32>
    %30 = graph.slice %26, dim = 1, start = 64, end = 128, step = 1 : (tensor<?x128x?xf32>) -> tensor<?x64x?xf32>
    %31 = graph.squeeze %arg4, dims = [1] : (tensor<64x1x4xf32>) -> tensor<64x4xf32>
    %32 = graph.unsqueeze %31, dim = 1 : (tensor<64x4xf32>) -> tensor<64x1x4xf32>
    %33 = graph.conv %29, %32, %arg5, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<?x64x?xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<?x64x?xf32>
    %c2 = arith.constant 2 : index
    %34 = arith.addi %dim, %c2 : index
    %c1_1 = arith.constant 1 : index
    %35 = arith.addi %34, %c1_1 : index
    %c0_2 = arith.constant 0 : index
    %36 = arith.minsi %35, %c0_2 : index
    %c0_3 = arith.constant 0 : index
    %37 = arith.cmpi slt, %dim, %c0_3 : index
    %38 = arith.addi %dim, %35 : index
    %39 = arith.select %37, %38, %dim : index
    %c0_4 = arith.constant 0 : index
    %40 = arith.maxsi %39, %c0_4 : index
    %41 = arith.minsi %40, %35 : index
    %42 = arith.subi %41, %36 : index
    %c0_5 = arith.constant 0 : index
    %43 = arith.maxsi %42, %c0_5 : index
    %44 = arith.index_cast %36 : index to i64
    %from_elements = tensor.from_elements %44 : tensor<i64>
    %45 = graph.narrow %33, %from_elements, sizes = [%43], dim = 2 : (tensor<?x64x?xf32>, tensor<i64>, index) -> tensor<?x64x?xf32>
    %46 = graph.sigmoid %45 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %47 = graph.mul %45, %46 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %48 = graph.permute %47, dims = [0, 2, 1] : (tensor<?x64x?xf32>) -> tensor<?x?x64xf32>
    %49 = graph.permute %arg7, dims = [1, 0] : (tensor<18x64xf32>) -> tensor<64x18xf32>
    %50 = graph.matmul %48, %49 : (tensor<?x?x64xf32>, tensor<64x18xf32>) -> tensor<?x?x18xf32>
    %51 = graph.slice %50, dim = 2, start = 0, end = 2, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x2xf32>
    %52 = graph.slice %50, dim = 2, start = 2, end = 10, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %53 = graph.slice %50, dim = 2, start = 10, end = 18, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %54 = graph.permute %51, dims = [0, 2, 1] : (tensor<?x?x2xf32>) -> tensor<?x2x?xf32>
    %55 = graph.matmul %arg8, %54 : (tensor<64x2xf32>, tensor<?x2x?xf32>) -> tensor<?x64x?xf32>
    %56 = graph.permute %48, dims = [0, 2, 1] : (tensor<?x?x64xf32>) -> tensor<?x64x?xf32>
    %57 = graph.unsqueeze %arg9, dim = 1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %58 = graph.add %55, %57 : (tensor<?x64x?xf32>, tensor<64x1xf32>) -> tensor<?x64x?xf32>
    %59 = graph.softplus %58, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %60 = graph.gt %58, %0 : (tensor<?x64x?xf32>, tensor<f32>) -> tensor<?x64x?xi1>
    %61 = graph.where %60, %58, %59 : (tensor<?x64x?xi1>, tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %62 = graph.unsqueeze %28, dim = 0 : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %63 = graph.unsqueeze %62, dim = 2 : (tensor<1x64x8xf32>) -> tensor<1x64x1x8xf32>
    %64 = graph.unsqueeze %61, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %65 = graph.mul %63, %64 : (tensor<1x64x1x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %66 = graph.exp %65 : (tensor<?x64x?x8xf32>) -> tensor<?x64x?x8xf32>
    %67 = graph.unsqueeze %52, dim = 1 : (tensor<?x?x8xf32>) -> tensor<?x1x?x8xf32>
    %68 = graph.mul %64, %67 : (tensor<?x64x?x1xf32>, tensor<?x1x?x8xf32>) -> tensor<?x64x?x8xf32>
    %69 = graph.unsqueeze %56, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %70 = graph.mul %68, %69 : (tensor<?x64x?x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %71 = graph.expand %6, sizes = [%dim_0, 64, 8] : (tensor<f32>, index) -> tensor<?x64x8xf32>
    %72 = graph.index %66, %4, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %73 = graph.mul %72, %71 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %74 = graph.index %70, %4, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %75 = graph.add %73, %74 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %76 = graph.index %53, %4, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %77 = graph.unsqueeze %76, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %78 = graph.matmul %75, %77 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %79 = graph.index %78, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %80 = graph.index %66, %1, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %81 = graph.mul %80, %75 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %82 = graph.index %70, %1, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %83 = graph.add %81, %82 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %84 = graph.index %53, %1, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %85 = graph.unsqueeze %84, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %86 = graph.matmul %83, %85 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %87 = graph.index %86, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %88 = graph.index %66, %5, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %89 = graph.mul %88, %83 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %90 = graph.index %70, %5, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %91 = graph.add %89, %90 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %92 = graph.index %53, %5, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %93 = graph.unsqueeze %92, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %94 = graph.matmul %91, %93 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %95 = graph.index %94, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %96 = graph.index %66, %7, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %97 = graph.mul %96, %91 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %98 = graph.index %70, %7, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %99 = graph.add %97, %98 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %100 = graph.index %53, %7, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %101 = graph.unsqueeze %100, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %102 = graph.matmul %99, %101 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %103 = graph.index %102, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %104 = graph.index %66, %8, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %105 = graph.mul %104, %99 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %106 = graph.index %70, %8, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %107 = graph.add %105, %106 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %108 = graph.index %53, %8, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %109 = graph.unsqueeze %108, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %110 = graph.matmul %107, %109 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %111 = graph.index %110, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %112 = graph.index %66, %9, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %113 = graph.mul %112, %107 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %114 = graph.index %70, %9, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %115 = graph.add %113, %114 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %116 = graph.index %53, %9, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %117 = graph.unsqueeze %116, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %118 = graph.matmul %115, %117 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %119 = graph.index %118, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %120 = graph.index %66, %10, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %121 = graph.mul %120, %115 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %122 = graph.index %70, %10, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %123 = graph.add %121, %122 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %124 = graph.index %53, %10, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %125 = graph.unsqueeze %124, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %126 = graph.matmul %123, %125 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %127 = graph.index %126, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %128 = graph.index %66, %11, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %129 = graph.mul %128, %123 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %130 = graph.index %70, %11, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %131 = graph.add %129, %130 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %132 = graph.index %53, %11, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %133 = graph.unsqueeze %132, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %134 = graph.matmul %131, %133 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %135 = graph.index %134, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %136 = graph.index %66, %12, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %137 = graph.mul %136, %131 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %138 = graph.index %70, %12, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %139 = graph.add %137, %138 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %140 = graph.index %53, %12, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %141 = graph.unsqueeze %140, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %142 = graph.matmul %139, %141 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %143 = graph.index %142, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %144 = graph.index %66, %13, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %145 = graph.mul %144, %139 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %146 = graph.index %70, %13, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %147 = graph.add %145, %146 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %148 = graph.index %53, %13, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %149 = graph.unsqueeze %148, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %150 = graph.matmul %147, %149 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %151 = graph.index %150, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %152 = graph.index %66, %14, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %153 = graph.mul %152, %147 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %154 = graph.index %70, %14, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %155 = graph.add %153, %154 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %156 = graph.index %53, %14, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %157 = graph.unsqueeze %156, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %158 = graph.matmul %155, %157 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %159 = graph.index %158, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %160 = graph.index %66, %15, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %161 = graph.mul %160, %155 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %162 = graph.index %70, %15, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %163 = graph.add %161, %162 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %164 = graph.index %53, %15, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %165 = graph.unsqueeze %164, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %166 = graph.matmul %163, %165 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %167 = graph.index %166, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %168 = graph.unsqueeze %79, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %169 = graph.unsqueeze %87, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %170 = graph.unsqueeze %95, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %171 = graph.unsqueeze %103, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %172 = graph.unsqueeze %111, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %173 = graph.unsqueeze %119, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %174 = graph.unsqueeze %127, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %175 = graph.unsqueeze %135, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %176 = graph.unsqueeze %143, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %177 = graph.unsqueeze %151, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %178 = graph.unsqueeze %159, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %179 = graph.unsqueeze %167, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %180 = graph.cat %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, dim = 2 : (tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>) -> tensor<?x64x12xf32>
    %181 = graph.unsqueeze %arg3, dim = 0 : (tensor<64xf32>) -> tensor<1x64xf32>
    %182 = graph.unsqueeze %181, dim = 2 : (tensor<1x64xf32>) -> tensor<1x64x1xf32>
    %183 = graph.mul %56, %182 : (tensor<?x64x?xf32>, tensor<1x64x1xf32>) -> tensor<?x64x?xf32>
    %184 = graph.expand %183, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %185 = graph.add %180, %184 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %186 = graph.sigmoid %30 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %187 = graph.mul %30, %186 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %188 = graph.expand %187, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %189 = graph.mul %185, %188 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %190 = graph.permute %189, dims = [0, 2, 1] : (tensor<?x64x12xf32>) -> tensor<?x12x64xf32>
    %191 = graph.permute %arg10, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %192 = graph.matmul %190, %191 : (tensor<?x12x64xf32>, tensor<64x32xf32>) -> tensor<?x12x32xf32>
    %193 = graph.expand %16, sizes = [%dim_0, 12, 32], repeatable = [1] : (tensor<?x?x32xf32>, index) -> tensor<?x12x32xf32>
    %194 = graph.add %193, %192 : (tensor<?x12x32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %195 = graph.pow %194, %2 : (tensor<?x12x32xf32>, tensor<f32>) -> tensor<?x12x32xf32>
    %196 = graph.mean %195, dims = [2], keepdim = true : (tensor<?x12x32xf32>) -> tensor<?x12x1xf32>
    %197 = graph.add %196, %3 : (tensor<?x12x1xf32>, tensor<f32>) -> tensor<?x12x1xf32>
    %198 = graph.sqrt %197 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %199 = graph.reciprocal %198 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %200 = graph.mul %194, %199 : (tensor<?x12x32xf32>, tensor<?x12x1xf32>) -> tensor<?x12x32xf32>
    %201 = graph.mul %arg11, %200 : (tensor<32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %202 = graph.permute %arg16, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %203 = graph.matmul %201, %202 : (tensor<?x12x32xf32>, tensor<32x128xf32>) -> tensor<?x12x128xf32>
    %204 = graph.permute %203, dims = [0, 2, 1] : (tensor<?x12x128xf32>) -> tensor<?x128x12xf32>
    %205 = graph.exp %arg12 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %206 = graph.neg %205 : (tensor<64x8xf32>) -> tensor<64x8xf32>
    %207 = graph.slice %204, dim = 1, start = 0, end = 64, step = 1 : (tensor<?x128x12xf32>) -> tensor<?x64x12xf32>
    %208 = graph.slice %204, dim = 1, start = 64, end = 128, step = 1 : (tensor<?x128x12xf32>) -> tensor<?x64x12xf32>
    %209 = graph.squeeze %arg14, dims = [1] : (tensor<64x1x4xf32>) -> tensor<64x4xf32>
    %210 = graph.unsqueeze %209, dim = 1 : (tensor<64x4xf32>) -> tensor<64x1x4xf32>
    %211 = graph.conv %207, %210, %arg15, stride = [1], padding = [3], dilation = [1], groups = 64 : (tensor<?x64x12xf32>, tensor<64x1x4xf32>, tensor<64xf32>) -> tensor<?x64x15xf32>
    %c0_6 = arith.constant 0 : index
    %212 = arith.cmpi slt, %dim, %c0_6 : index
    %c15 = arith.constant 15 : index
    %213 = arith.addi %dim, %c15 : index
    %214 = arith.select %212, %213, %dim : index
    %c0_7 = arith.constant 0 : index
    %215 = arith.maxsi %214, %c0_7 : index
    %c15_8 = arith.constant 15 : index
    %216 = arith.minsi %215, %c15_8 : index
    %c0_9 = arith.constant 0 : index
    %217 = arith.maxsi %216, %c0_9 : index
    %218 = graph.constant dense<0> : tensor<i64>
    %219 = graph.narrow %211, %218, sizes = [%217], dim = 2 : (tensor<?x64x15xf32>, tensor<i64>, index) -> tensor<?x64x?xf32>
    %220 = graph.sigmoid %219 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %221 = graph.mul %219, %220 : (tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %222 = graph.permute %221, dims = [0, 2, 1] : (tensor<?x64x?xf32>) -> tensor<?x?x64xf32>
    %223 = graph.permute %arg17, dims = [1, 0] : (tensor<18x64xf32>) -> tensor<64x18xf32>
    %224 = graph.matmul %222, %223 : (tensor<?x?x64xf32>, tensor<64x18xf32>) -> tensor<?x?x18xf32>
    %225 = graph.slice %224, dim = 2, start = 0, end = 2, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x2xf32>
    %226 = graph.slice %224, dim = 2, start = 2, end = 10, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %227 = graph.slice %224, dim = 2, start = 10, end = 18, step = 1 : (tensor<?x?x18xf32>) -> tensor<?x?x8xf32>
    %228 = graph.permute %225, dims = [0, 2, 1] : (tensor<?x?x2xf32>) -> tensor<?x2x?xf32>
    %229 = graph.matmul %arg18, %228 : (tensor<64x2xf32>, tensor<?x2x?xf32>) -> tensor<?x64x?xf32>
    %230 = graph.permute %222, dims = [0, 2, 1] : (tensor<?x?x64xf32>) -> tensor<?x64x?xf32>
    %231 = graph.unsqueeze %arg19, dim = 1 : (tensor<64xf32>) -> tensor<64x1xf32>
    %232 = graph.add %229, %231 : (tensor<?x64x?xf32>, tensor<64x1xf32>) -> tensor<?x64x?xf32>
    %233 = graph.softplus %232, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %234 = graph.gt %232, %0 : (tensor<?x64x?xf32>, tensor<f32>) -> tensor<?x64x?xi1>
    %235 = graph.where %234, %232, %233 : (tensor<?x64x?xi1>, tensor<?x64x?xf32>, tensor<?x64x?xf32>) -> tensor<?x64x?xf32>
    %236 = graph.unsqueeze %206, dim = 0 : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %237 = graph.unsqueeze %236, dim = 2 : (tensor<1x64x8xf32>) -> tensor<1x64x1x8xf32>
    %238 = graph.unsqueeze %235, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %239 = graph.mul %237, %238 : (tensor<1x64x1x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %240 = graph.exp %239 : (tensor<?x64x?x8xf32>) -> tensor<?x64x?x8xf32>
    %241 = graph.unsqueeze %226, dim = 1 : (tensor<?x?x8xf32>) -> tensor<?x1x?x8xf32>
    %242 = graph.mul %238, %241 : (tensor<?x64x?x1xf32>, tensor<?x1x?x8xf32>) -> tensor<?x64x?x8xf32>
    %243 = graph.unsqueeze %230, dim = 3 : (tensor<?x64x?xf32>) -> tensor<?x64x?x1xf32>
    %244 = graph.mul %242, %243 : (tensor<?x64x?x8xf32>, tensor<?x64x?x1xf32>) -> tensor<?x64x?x8xf32>
    %245 = graph.index %240, %4, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %246 = graph.mul %245, %71 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %247 = graph.index %244, %4, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %248 = graph.add %246, %247 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %249 = graph.index %227, %4, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %250 = graph.unsqueeze %249, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %251 = graph.matmul %248, %250 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %252 = graph.index %251, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %253 = graph.index %240, %1, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %254 = graph.mul %253, %248 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %255 = graph.index %244, %1, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %256 = graph.add %254, %255 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %257 = graph.index %227, %1, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %258 = graph.unsqueeze %257, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %259 = graph.matmul %256, %258 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %260 = graph.index %259, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %261 = graph.index %240, %5, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %262 = graph.mul %261, %256 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %263 = graph.index %244, %5, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %264 = graph.add %262, %263 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %265 = graph.index %227, %5, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %266 = graph.unsqueeze %265, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %267 = graph.matmul %264, %266 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %268 = graph.index %267, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %269 = graph.index %240, %7, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %270 = graph.mul %269, %264 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %271 = graph.index %244, %7, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %272 = graph.add %270, %271 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %273 = graph.index %227, %7, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %274 = graph.unsqueeze %273, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %275 = graph.matmul %272, %274 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %276 = graph.index %275, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %277 = graph.index %240, %8, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %278 = graph.mul %277, %272 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %279 = graph.index %244, %8, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %280 = graph.add %278, %279 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %281 = graph.index %227, %8, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %282 = graph.unsqueeze %281, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %283 = graph.matmul %280, %282 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %284 = graph.index %283, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %285 = graph.index %240, %9, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %286 = graph.mul %285, %280 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %287 = graph.index %244, %9, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %288 = graph.add %286, %287 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %289 = graph.index %227, %9, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %290 = graph.unsqueeze %289, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %291 = graph.matmul %288, %290 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %292 = graph.index %291, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %293 = graph.index %240, %10, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %294 = graph.mul %293, %288 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %295 = graph.index %244, %10, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %296 = graph.add %294, %295 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %297 = graph.index %227, %10, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %298 = graph.unsqueeze %297, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %299 = graph.matmul %296, %298 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %300 = graph.index %299, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %301 = graph.index %240, %11, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %302 = graph.mul %301, %296 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %303 = graph.index %244, %11, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %304 = graph.add %302, %303 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %305 = graph.index %227, %11, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %306 = graph.unsqueeze %305, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %307 = graph.matmul %304, %306 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %308 = graph.index %307, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %309 = graph.index %240, %12, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %310 = graph.mul %309, %304 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %311 = graph.index %244, %12, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %312 = graph.add %310, %311 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %313 = graph.index %227, %12, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %314 = graph.unsqueeze %313, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %315 = graph.matmul %312, %314 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %316 = graph.index %315, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %317 = graph.index %240, %13, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %318 = graph.mul %317, %312 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %319 = graph.index %244, %13, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %320 = graph.add %318, %319 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %321 = graph.index %227, %13, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %322 = graph.unsqueeze %321, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %323 = graph.matmul %320, %322 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %324 = graph.index %323, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %325 = graph.index %240, %14, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %326 = graph.mul %325, %320 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %327 = graph.index %244, %14, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %328 = graph.add %326, %327 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %329 = graph.index %227, %14, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %330 = graph.unsqueeze %329, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %331 = graph.matmul %328, %330 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %332 = graph.index %331, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %333 = graph.index %240, %15, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %334 = graph.mul %333, %328 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %335 = graph.index %244, %15, dims = [2] : (tensor<?x64x?x8xf32>, tensor<i64>) -> tensor<?x64x8xf32>
    %336 = graph.add %334, %335 : (tensor<?x64x8xf32>, tensor<?x64x8xf32>) -> tensor<?x64x8xf32>
    %337 = graph.index %227, %15, dims = [1] : (tensor<?x?x8xf32>, tensor<i64>) -> tensor<?x8xf32>
    %338 = graph.unsqueeze %337, dim = 2 : (tensor<?x8xf32>) -> tensor<?x8x1xf32>
    %339 = graph.matmul %336, %338 : (tensor<?x64x8xf32>, tensor<?x8x1xf32>) -> tensor<?x64x1xf32>
    %340 = graph.index %339, %4, dims = [2] : (tensor<?x64x1xf32>, tensor<i64>) -> tensor<?x64xf32>
    %341 = graph.unsqueeze %252, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %342 = graph.unsqueeze %260, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %343 = graph.unsqueeze %268, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %344 = graph.unsqueeze %276, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %345 = graph.unsqueeze %284, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %346 = graph.unsqueeze %292, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %347 = graph.unsqueeze %300, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %348 = graph.unsqueeze %308, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %349 = graph.unsqueeze %316, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %350 = graph.unsqueeze %324, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %351 = graph.unsqueeze %332, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %352 = graph.unsqueeze %340, dim = 2 : (tensor<?x64xf32>) -> tensor<?x64x1xf32>
    %353 = graph.cat %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, dim = 2 : (tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>, tensor<?x64x1xf32>) -> tensor<?x64x12xf32>
    %354 = graph.unsqueeze %arg13, dim = 0 : (tensor<64xf32>) -> tensor<1x64xf32>
    %355 = graph.unsqueeze %354, dim = 2 : (tensor<1x64xf32>) -> tensor<1x64x1xf32>
    %356 = graph.mul %230, %355 : (tensor<?x64x?xf32>, tensor<1x64x1xf32>) -> tensor<?x64x?xf32>
    %357 = graph.expand %356, sizes = [%dim_0, 64, 12], repeatable = [2] : (tensor<?x64x?xf32>, index) -> tensor<?x64x12xf32>
    %358 = graph.add %353, %357 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %359 = graph.sigmoid %208 : (tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %360 = graph.mul %208, %359 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %361 = graph.mul %358, %360 : (tensor<?x64x12xf32>, tensor<?x64x12xf32>) -> tensor<?x64x12xf32>
    %362 = graph.permute %361, dims = [0, 2, 1] : (tensor<?x64x12xf32>) -> tensor<?x12x64xf32>
    %363 = graph.permute %arg20, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %364 = graph.matmul %362, %363 : (tensor<?x12x64xf32>, tensor<64x32xf32>) -> tensor<?x12x32xf32>
    %365 = graph.add %194, %364 : (tensor<?x12x32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %366 = graph.pow %365, %2 : (tensor<?x12x32xf32>, tensor<f32>) -> tensor<?x12x32xf32>
    %367 = graph.mean %366, dims = [2], keepdim = true : (tensor<?x12x32xf32>) -> tensor<?x12x1xf32>
    %368 = graph.add %367, %3 : (tensor<?x12x1xf32>, tensor<f32>) -> tensor<?x12x1xf32>
    %369 = graph.sqrt %368 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %370 = graph.reciprocal %369 : (tensor<?x12x1xf32>) -> tensor<?x12x1xf32>
    %371 = graph.mul %365, %370 : (tensor<?x12x32xf32>, tensor<?x12x1xf32>) -> tensor<?x12x32xf32>
    %372 = graph.mul %arg21, %371 : (tensor<32xf32>, tensor<?x12x32xf32>) -> tensor<?x12x32xf32>
    %373 = graph.permute %arg0, dims = [1, 0] : (tensor<256x32xf32>) -> tensor<32x256xf32>
    %374 = graph.matmul %372, %373 : (tensor<?x12x32xf32>, tensor<32x256xf32>) -> tensor<?x12x256xf32>
    return %374 : tensor<?x12x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<64x8xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x1x4xf32>, %arg5: tensor<64xf32>, %arg6: tensor<128x32xf32>, %arg7: tensor<18x64xf32>, %arg8: tensor<64x2xf32>, %arg9: tensor<64xf32>, %arg10: tensor<32x64xf32>, %arg11: tensor<32xf32>, %arg12: tensor<64x8xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64x1x4xf32>, %arg15: tensor<64xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<18x64xf32>, %arg18: tensor<64x2xf32>, %arg19: tensor<64xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<32xf32>, %arg22: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a22"}, %ct0: tensor<?x12x256xf32> {graph.dims = ["batch", 12, 256]}) -> (tensor<?x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>) {
    %r:23 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] : (tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<?x?xi64>, tensor<?x12x256xf32>) -> (tensor<?x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22 : tensor<?x12x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<64x8xf32>, tensor<64xf32>, tensor<64x1x4xf32>, tensor<64xf32>, tensor<128x32xf32>, tensor<18x64xf32>, tensor<64x2xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<32xf32>
  }
}
