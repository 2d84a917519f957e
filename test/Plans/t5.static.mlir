// Written by tools/dev/record_plans.py: t5 of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x12xi64> {tcopt.name = "ids"}, %arg1: tensor<2x5xi64> {tcopt.name = "decoder_ids"}) -> (tensor<2x5x256xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<256x64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64x64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64x64xf32>
    %15 = graph.constant dense_resource<w16> : tensor<64x64xf32>
    %16 = graph.constant dense_resource<w17> : tensor<2x4x12x12xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64x64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64x128xf32>
    %19 = graph.constant dense_resource<w20> : tensor<128x64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64x64xf32>
    %21 = graph.constant dense_resource<w22> : tensor<64x64xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64x64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<2x4x12x12xf32>
    %24 = graph.constant dense_resource<w25> : tensor<64x64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<64x128xf32>
    %26 = graph.constant dense_resource<w27> : tensor<128x64xf32>
    %27 = graph.constant dense_resource<w28> : tensor<64x64xf32>
    %28 = graph.constant dense_resource<w29> : tensor<64x64xf32>
    %29 = graph.constant dense_resource<w30> : tensor<64x64xf32>
    %30 = graph.constant dense_resource<w31> : tensor<2x4x5x5xf32>
    %31 = graph.constant dense_resource<w32> : tensor<64x64xf32>
    %32 = graph.constant dense_resource<w33> : tensor<64x64xf32>
    %33 = graph.constant dense_resource<w34> : tensor<64x64xf32>
    %34 = graph.constant dense_resource<w35> : tensor<64x64xf32>
    %35 = graph.constant dense_resource<w36> : tensor<2x4x5x12xf32>
    %36 = graph.constant dense_resource<w37> : tensor<64x64xf32>
    %37 = graph.constant dense_resource<w38> : tensor<64x128xf32>
    %38 = graph.constant dense_resource<w39> : tensor<128x64xf32>
    %39 = graph.constant dense_resource<w40> : tensor<64x64xf32>
    %40 = graph.constant dense_resource<w41> : tensor<64x64xf32>
    %41 = graph.constant dense_resource<w42> : tensor<64x64xf32>
    %42 = graph.constant dense_resource<w43> : tensor<64x64xf32>
    %43 = graph.constant dense_resource<w44> : tensor<64x64xf32>
    %44 = graph.constant dense_resource<w45> : tensor<64x64xf32>
    %45 = graph.constant dense_resource<w46> : tensor<64x64xf32>
    %46 = graph.constant dense_resource<w47> : tensor<64x64xf32>
    %47 = graph.constant dense_resource<w48> : tensor<64x128xf32>
    %48 = graph.constant dense_resource<w49> : tensor<128x64xf32>
    %49 = graph.constant dense<2.000000e+00> : tensor<f32>
    %50 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %51 = graph.constant dense<1.250000e-01> : tensor<f32>
    %52 = graph.index %12, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %53 = graph.pow %52, %49 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %54 = graph.mean %53, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %55 = graph.add %54, %50 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %56 = graph.sqrt %55 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %57 = graph.reciprocal %56 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %58 = graph.mul %52, %57 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %59 = graph.mul %0, %58 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %60 = graph.matmul %59, %13 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %61 = graph.reshape %60, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %62 = graph.permute %61, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %63 = graph.matmul %59, %14 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %64 = graph.reshape %63, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %65 = graph.permute %64, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %66 = graph.matmul %59, %15 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %67 = graph.reshape %66, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %68 = graph.permute %67, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %69 = graph.reshape %65, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %70 = graph.permute %69, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %71 = graph.reshape %70, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %72 = graph.matmul %62, %71 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %73 = graph.add %72, %16 : (tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %74 = graph.softmax %73, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %75 = graph.matmul %74, %68 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %76 = graph.permute %75, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %77 = graph.reshape %76, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %78 = graph.matmul %77, %17 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %79 = graph.add %52, %78 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %80 = graph.pow %79, %49 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %81 = graph.mean %80, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %82 = graph.add %81, %50 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %83 = graph.sqrt %82 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %84 = graph.reciprocal %83 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %85 = graph.mul %79, %84 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %86 = graph.mul %1, %85 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %87 = graph.matmul %86, %18 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %88 = graph.relu %87 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %89 = graph.matmul %88, %19 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %90 = graph.add %79, %89 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %91 = graph.pow %90, %49 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %92 = graph.mean %91, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %93 = graph.add %92, %50 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %94 = graph.sqrt %93 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %95 = graph.reciprocal %94 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %96 = graph.mul %90, %95 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %97 = graph.mul %2, %96 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %98 = graph.matmul %97, %20 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %99 = graph.reshape %98, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %100 = graph.permute %99, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %101 = graph.matmul %97, %21 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %102 = graph.reshape %101, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %103 = graph.permute %102, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %104 = graph.matmul %97, %22 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %105 = graph.reshape %104, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %106 = graph.permute %105, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %107 = graph.reshape %103, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %108 = graph.permute %107, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %109 = graph.reshape %108, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %110 = graph.matmul %100, %109 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %111 = graph.add %110, %23 : (tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %112 = graph.softmax %111, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %113 = graph.matmul %112, %106 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %114 = graph.permute %113, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %115 = graph.reshape %114, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %116 = graph.matmul %115, %24 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %117 = graph.add %90, %116 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %118 = graph.pow %117, %49 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %119 = graph.mean %118, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %120 = graph.add %119, %50 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %121 = graph.sqrt %120 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %122 = graph.reciprocal %121 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %123 = graph.mul %117, %122 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %124 = graph.mul %3, %123 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %125 = graph.matmul %124, %25 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %126 = graph.relu %125 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %127 = graph.matmul %126, %26 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %128 = graph.add %117, %127 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %129 = graph.pow %128, %49 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %130 = graph.mean %129, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %131 = graph.add %130, %50 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %132 = graph.sqrt %131 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %133 = graph.reciprocal %132 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %134 = graph.mul %128, %133 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %135 = graph.mul %4, %134 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %136 = graph.index %12, %arg1, dims = [0] : (tensor<256x64xf32>, tensor<2x5xi64>) -> tensor<2x5x64xf32>
    %137 = graph.pow %136, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %138 = graph.mean %137, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %139 = graph.add %138, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %140 = graph.sqrt %139 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %141 = graph.reciprocal %140 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %142 = graph.mul %136, %141 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %143 = graph.mul %5, %142 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %144 = graph.matmul %143, %27 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %145 = graph.reshape %144, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %146 = graph.permute %145, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %147 = graph.matmul %143, %28 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %148 = graph.reshape %147, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %149 = graph.permute %148, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %150 = graph.matmul %143, %29 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %151 = graph.reshape %150, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %152 = graph.permute %151, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %153 = graph.reshape %149, sizes = [8, 5, 16] : (tensor<2x4x5x16xf32>) -> tensor<8x5x16xf32>
    %154 = graph.permute %153, dims = [0, 2, 1] : (tensor<8x5x16xf32>) -> tensor<8x16x5xf32>
    %155 = graph.reshape %154, sizes = [2, 4, 16, 5] : (tensor<8x16x5xf32>) -> tensor<2x4x16x5xf32>
    %156 = graph.matmul %146, %155 : (tensor<2x4x5x16xf32>, tensor<2x4x16x5xf32>) -> tensor<2x4x5x5xf32>
    %157 = graph.add %156, %30 : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %158 = graph.softmax %157, dim = 3 : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %159 = graph.matmul %158, %152 : (tensor<2x4x5x5xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %160 = graph.permute %159, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %161 = graph.reshape %160, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %162 = graph.matmul %161, %31 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %163 = graph.add %136, %162 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %164 = graph.pow %163, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %165 = graph.mean %164, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %166 = graph.add %165, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %167 = graph.sqrt %166 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %168 = graph.reciprocal %167 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %169 = graph.mul %163, %168 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %170 = graph.mul %6, %169 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %171 = graph.matmul %170, %32 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %172 = graph.reshape %171, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %173 = graph.permute %172, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %174 = graph.matmul %135, %33 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %175 = graph.reshape %174, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %176 = graph.permute %175, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %177 = graph.matmul %135, %34 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %178 = graph.reshape %177, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %179 = graph.permute %178, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %180 = graph.reshape %176, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %181 = graph.permute %180, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %182 = graph.reshape %181, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %183 = graph.matmul %173, %182 : (tensor<2x4x5x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x5x12xf32>
    %184 = graph.add %183, %35 : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %185 = graph.softmax %184, dim = 3 : (tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %186 = graph.matmul %185, %179 : (tensor<2x4x5x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x5x16xf32>
    %187 = graph.permute %186, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %188 = graph.reshape %187, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %189 = graph.matmul %188, %36 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %190 = graph.add %163, %189 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %191 = graph.pow %190, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %192 = graph.mean %191, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %193 = graph.add %192, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %194 = graph.sqrt %193 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %195 = graph.reciprocal %194 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %196 = graph.mul %190, %195 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %197 = graph.mul %7, %196 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %198 = graph.matmul %197, %37 : (tensor<2x5x64xf32>, tensor<64x128xf32>) -> tensor<2x5x128xf32>
    %199 = graph.relu %198 : (tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %200 = graph.matmul %199, %38 : (tensor<2x5x128xf32>, tensor<128x64xf32>) -> tensor<2x5x64xf32>
    %201 = graph.add %190, %200 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %202 = graph.pow %201, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %203 = graph.mean %202, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %204 = graph.add %203, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %205 = graph.sqrt %204 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %206 = graph.reciprocal %205 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %207 = graph.mul %201, %206 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %208 = graph.mul %8, %207 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %209 = graph.matmul %208, %39 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %210 = graph.reshape %209, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %211 = graph.permute %210, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %212 = graph.matmul %208, %40 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %213 = graph.reshape %212, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %214 = graph.permute %213, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %215 = graph.matmul %208, %41 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %216 = graph.reshape %215, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %217 = graph.permute %216, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %218 = graph.reshape %214, sizes = [8, 5, 16] : (tensor<2x4x5x16xf32>) -> tensor<8x5x16xf32>
    %219 = graph.permute %218, dims = [0, 2, 1] : (tensor<8x5x16xf32>) -> tensor<8x16x5xf32>
    %220 = graph.reshape %219, sizes = [2, 4, 16, 5] : (tensor<8x16x5xf32>) -> tensor<2x4x16x5xf32>
    %221 = graph.matmul %211, %220 : (tensor<2x4x5x16xf32>, tensor<2x4x16x5xf32>) -> tensor<2x4x5x5xf32>
    %222 = graph.add %221, %30 : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %223 = graph.softmax %222, dim = 3 : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %224 = graph.matmul %223, %217 : (tensor<2x4x5x5xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %225 = graph.permute %224, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %226 = graph.reshape %225, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %227 = graph.matmul %226, %42 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %228 = graph.add %201, %227 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %229 = graph.pow %228, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %230 = graph.mean %229, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %231 = graph.add %230, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %232 = graph.sqrt %231 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %233 = graph.reciprocal %232 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %234 = graph.mul %228, %233 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %235 = graph.mul %9, %234 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %236 = graph.matmul %235, %43 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %237 = graph.reshape %236, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %238 = graph.permute %237, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %239 = graph.matmul %135, %44 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %240 = graph.reshape %239, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %241 = graph.permute %240, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %242 = graph.matmul %135, %45 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %243 = graph.reshape %242, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %244 = graph.permute %243, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %245 = graph.reshape %241, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %246 = graph.permute %245, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %247 = graph.reshape %246, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %248 = graph.matmul %238, %247 : (tensor<2x4x5x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x5x12xf32>
    %249 = graph.add %248, %35 : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %250 = graph.softmax %249, dim = 3 : (tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %251 = graph.matmul %250, %244 : (tensor<2x4x5x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x5x16xf32>
    %252 = graph.permute %251, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %253 = graph.reshape %252, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %254 = graph.matmul %253, %46 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %255 = graph.add %228, %254 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %256 = graph.pow %255, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %257 = graph.mean %256, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %258 = graph.add %257, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %259 = graph.sqrt %258 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %260 = graph.reciprocal %259 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %261 = graph.mul %255, %260 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %262 = graph.mul %10, %261 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %263 = graph.matmul %262, %47 : (tensor<2x5x64xf32>, tensor<64x128xf32>) -> tensor<2x5x128xf32>
    %264 = graph.relu %263 : (tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %265 = graph.matmul %264, %48 : (tensor<2x5x128xf32>, tensor<128x64xf32>) -> tensor<2x5x64xf32>
    %266 = graph.add %255, %265 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %267 = graph.pow %266, %49 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %268 = graph.mean %267, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %269 = graph.add %268, %50 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %270 = graph.sqrt %269 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %271 = graph.reciprocal %270 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %272 = graph.mul %266, %271 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %273 = graph.mul %11, %272 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %274 = graph.mul %273, %51 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %275 = graph.permute %12, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %276 = graph.matmul %274, %275 : (tensor<2x5x64xf32>, tensor<64x256xf32>) -> tensor<2x5x256xf32>
    return %276 : tensor<2x5x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<32x4xf32>, %arg6: tensor<64xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<64x128xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64x64xf32>, %arg23: tensor<32x4xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64x64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64x64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<128x64xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64xf32>, %arg34: tensor<64x64xf32>, %arg35: tensor<64x64xf32>, %arg36: tensor<64x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64x64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64x64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<128x64xf32>, %arg44: tensor<64x128xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<2x12xi64> {tcopt.name = "a47"}, %arg48: tensor<2x5xi64> {tcopt.name = "a48"}) -> (tensor<2x5x256xf32>) {
    %0 = graph.constant dense<true> : tensor<2x1x12x12xi1>
    %1 = graph.constant dense_resource<add_6> : tensor<12x12xi64>
    %2 = graph.constant dense<[[[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]], [[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]]]> : tensor<2x1x5x5xi1>
    %3 = graph.constant dense<[[0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [2, 1, 0, 0, 0], [3, 2, 1, 0, 0], [4, 3, 2, 1, 0]]> : tensor<5x5xi64>
    %4 = graph.constant dense_resource<w50> : tensor<2x4x5x12xf32>
    %5 = graph.constant dense<2.000000e+00> : tensor<f32>
    %6 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %7 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %8 = graph.constant dense<1.250000e-01> : tensor<f32>
    %9 = graph.index %arg0, %arg47, dims = [0] : (tensor<256x64xf32>, tensor<2x12xi64>) -> tensor<2x12x64xf32>
    %10 = graph.pow %9, %5 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %11 = graph.mean %10, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %12 = graph.add %11, %6 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %13 = graph.sqrt %12 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %14 = graph.reciprocal %13 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %15 = graph.mul %9, %14 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %16 = graph.mul %arg6, %15 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %17 = graph.permute %arg1, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %18 = graph.matmul %16, %17 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %19 = graph.reshape %18, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %20 = graph.permute %19, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %21 = graph.permute %arg2, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %22 = graph.matmul %16, %21 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %23 = graph.reshape %22, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %24 = graph.permute %23, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %25 = graph.permute %arg3, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %26 = graph.matmul %16, %25 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %27 = graph.reshape %26, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %28 = graph.permute %27, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %29 = graph.index %arg5, %1, dims = [0] : (tensor<32x4xf32>, tensor<12x12xi64>) -> tensor<12x12x4xf32>
    %30 = graph.permute %29, dims = [2, 0, 1] : (tensor<12x12x4xf32>) -> tensor<4x12x12xf32>
    %31 = graph.unsqueeze %30, dim = 0 : (tensor<4x12x12xf32>) -> tensor<1x4x12x12xf32>
    %32 = graph.where %0, %31, %7 : (tensor<2x1x12x12xi1>, tensor<1x4x12x12xf32>, tensor<f32>) -> tensor<2x4x12x12xf32>
    %33 = graph.reshape %24, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %34 = graph.permute %33, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %35 = graph.reshape %34, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %36 = graph.matmul %20, %35 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %37 = graph.add %36, %32 : (tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %38 = graph.softmax %37, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %39 = graph.matmul %38, %28 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %40 = graph.permute %39, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %41 = graph.reshape %40, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %42 = graph.permute %arg4, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %43 = graph.matmul %41, %42 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %44 = graph.add %9, %43 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %45 = graph.pow %44, %5 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %46 = graph.mean %45, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %47 = graph.add %46, %6 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %48 = graph.sqrt %47 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %49 = graph.reciprocal %48 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %50 = graph.mul %44, %49 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %51 = graph.mul %arg9, %50 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %52 = graph.permute %arg7, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %53 = graph.matmul %51, %52 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %54 = graph.relu %53 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %55 = graph.permute %arg8, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %56 = graph.matmul %54, %55 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %57 = graph.add %44, %56 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %58 = graph.pow %57, %5 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %59 = graph.mean %58, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %60 = graph.add %59, %6 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %61 = graph.sqrt %60 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %62 = graph.reciprocal %61 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %63 = graph.mul %57, %62 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %64 = graph.mul %arg14, %63 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %65 = graph.permute %arg10, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %66 = graph.matmul %64, %65 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %67 = graph.reshape %66, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %68 = graph.permute %67, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %69 = graph.permute %arg11, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %70 = graph.matmul %64, %69 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %71 = graph.reshape %70, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %72 = graph.permute %71, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %73 = graph.permute %arg12, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %74 = graph.matmul %64, %73 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %75 = graph.reshape %74, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %76 = graph.permute %75, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %77 = graph.reshape %72, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %78 = graph.permute %77, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %79 = graph.reshape %78, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %80 = graph.matmul %68, %79 : (tensor<2x4x12x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x12x12xf32>
    %81 = graph.add %80, %32 : (tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %82 = graph.softmax %81, dim = 3 : (tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %83 = graph.matmul %82, %76 : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
    %84 = graph.permute %83, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
    %85 = graph.reshape %84, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
    %86 = graph.permute %arg13, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %87 = graph.matmul %85, %86 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %88 = graph.add %57, %87 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %89 = graph.pow %88, %5 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %90 = graph.mean %89, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %91 = graph.add %90, %6 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %92 = graph.sqrt %91 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %93 = graph.reciprocal %92 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %94 = graph.mul %88, %93 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %95 = graph.mul %arg17, %94 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %96 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %97 = graph.matmul %95, %96 : (tensor<2x12x64xf32>, tensor<64x128xf32>) -> tensor<2x12x128xf32>
    %98 = graph.relu %97 : (tensor<2x12x128xf32>) -> tensor<2x12x128xf32>
    %99 = graph.permute %arg16, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %100 = graph.matmul %98, %99 : (tensor<2x12x128xf32>, tensor<128x64xf32>) -> tensor<2x12x64xf32>
    %101 = graph.add %88, %100 : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %102 = graph.pow %101, %5 : (tensor<2x12x64xf32>, tensor<f32>) -> tensor<2x12x64xf32>
    %103 = graph.mean %102, dims = [2], keepdim = true : (tensor<2x12x64xf32>) -> tensor<2x12x1xf32>
    %104 = graph.add %103, %6 : (tensor<2x12x1xf32>, tensor<f32>) -> tensor<2x12x1xf32>
    %105 = graph.sqrt %104 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %106 = graph.reciprocal %105 : (tensor<2x12x1xf32>) -> tensor<2x12x1xf32>
    %107 = graph.mul %101, %106 : (tensor<2x12x64xf32>, tensor<2x12x1xf32>) -> tensor<2x12x64xf32>
    %108 = graph.mul %arg18, %107 : (tensor<64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    %109 = graph.index %arg0, %arg48, dims = [0] : (tensor<256x64xf32>, tensor<2x5xi64>) -> tensor<2x5x64xf32>
    %110 = graph.pow %109, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %111 = graph.mean %110, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %112 = graph.add %111, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %113 = graph.sqrt %112 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %114 = graph.reciprocal %113 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %115 = graph.mul %109, %114 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %116 = graph.mul %arg24, %115 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %117 = graph.permute %arg19, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %118 = graph.matmul %116, %117 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %119 = graph.reshape %118, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %120 = graph.permute %119, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %121 = graph.permute %arg20, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %122 = graph.matmul %116, %121 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %123 = graph.reshape %122, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %124 = graph.permute %123, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %125 = graph.permute %arg21, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %126 = graph.matmul %116, %125 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %127 = graph.reshape %126, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %128 = graph.permute %127, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %129 = graph.index %arg23, %3, dims = [0] : (tensor<32x4xf32>, tensor<5x5xi64>) -> tensor<5x5x4xf32>
    %130 = graph.permute %129, dims = [2, 0, 1] : (tensor<5x5x4xf32>) -> tensor<4x5x5xf32>
    %131 = graph.unsqueeze %130, dim = 0 : (tensor<4x5x5xf32>) -> tensor<1x4x5x5xf32>
    %132 = graph.where %2, %131, %7 : (tensor<2x1x5x5xi1>, tensor<1x4x5x5xf32>, tensor<f32>) -> tensor<2x4x5x5xf32>
    %133 = graph.reshape %124, sizes = [8, 5, 16] : (tensor<2x4x5x16xf32>) -> tensor<8x5x16xf32>
    %134 = graph.permute %133, dims = [0, 2, 1] : (tensor<8x5x16xf32>) -> tensor<8x16x5xf32>
    %135 = graph.reshape %134, sizes = [2, 4, 16, 5] : (tensor<8x16x5xf32>) -> tensor<2x4x16x5xf32>
    %136 = graph.matmul %120, %135 : (tensor<2x4x5x16xf32>, tensor<2x4x16x5xf32>) -> tensor<2x4x5x5xf32>
    %137 = graph.add %136, %132 : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %138 = graph.softmax %137, dim = 3 : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %139 = graph.matmul %138, %128 : (tensor<2x4x5x5xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %140 = graph.permute %139, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %141 = graph.reshape %140, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %142 = graph.permute %arg22, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %143 = graph.matmul %141, %142 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %144 = graph.add %109, %143 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %145 = graph.pow %144, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %146 = graph.mean %145, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %147 = graph.add %146, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %148 = graph.sqrt %147 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %149 = graph.reciprocal %148 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %150 = graph.mul %144, %149 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %151 = graph.mul %arg29, %150 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %152 = graph.permute %arg25, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %153 = graph.matmul %151, %152 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %154 = graph.reshape %153, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %155 = graph.permute %154, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %156 = graph.permute %arg26, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %157 = graph.matmul %108, %156 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %158 = graph.reshape %157, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %159 = graph.permute %158, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %160 = graph.permute %arg27, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %161 = graph.matmul %108, %160 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %162 = graph.reshape %161, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %163 = graph.permute %162, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %164 = graph.reshape %159, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %165 = graph.permute %164, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %166 = graph.reshape %165, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %167 = graph.matmul %155, %166 : (tensor<2x4x5x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x5x12xf32>
    %168 = graph.add %167, %4 : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %169 = graph.softmax %168, dim = 3 : (tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %170 = graph.matmul %169, %163 : (tensor<2x4x5x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x5x16xf32>
    %171 = graph.permute %170, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %172 = graph.reshape %171, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %173 = graph.permute %arg28, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %174 = graph.matmul %172, %173 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %175 = graph.add %144, %174 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %176 = graph.pow %175, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %177 = graph.mean %176, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %178 = graph.add %177, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %179 = graph.sqrt %178 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %180 = graph.reciprocal %179 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %181 = graph.mul %175, %180 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %182 = graph.mul %arg32, %181 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %183 = graph.permute %arg30, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %184 = graph.matmul %182, %183 : (tensor<2x5x64xf32>, tensor<64x128xf32>) -> tensor<2x5x128xf32>
    %185 = graph.relu %184 : (tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %186 = graph.permute %arg31, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %187 = graph.matmul %185, %186 : (tensor<2x5x128xf32>, tensor<128x64xf32>) -> tensor<2x5x64xf32>
    %188 = graph.add %175, %187 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %189 = graph.pow %188, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %190 = graph.mean %189, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %191 = graph.add %190, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %192 = graph.sqrt %191 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %193 = graph.reciprocal %192 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %194 = graph.mul %188, %193 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %195 = graph.mul %arg37, %194 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %196 = graph.permute %arg33, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %197 = graph.matmul %195, %196 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %198 = graph.reshape %197, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %199 = graph.permute %198, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %200 = graph.permute %arg34, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %201 = graph.matmul %195, %200 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %202 = graph.reshape %201, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %203 = graph.permute %202, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %204 = graph.permute %arg35, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %205 = graph.matmul %195, %204 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %206 = graph.reshape %205, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %207 = graph.permute %206, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %208 = graph.reshape %203, sizes = [8, 5, 16] : (tensor<2x4x5x16xf32>) -> tensor<8x5x16xf32>
    %209 = graph.permute %208, dims = [0, 2, 1] : (tensor<8x5x16xf32>) -> tensor<8x16x5xf32>
    %210 = graph.reshape %209, sizes = [2, 4, 16, 5] : (tensor<8x16x5xf32>) -> tensor<2x4x16x5xf32>
    %211 = graph.matmul %199, %210 : (tensor<2x4x5x16xf32>, tensor<2x4x16x5xf32>) -> tensor<2x4x5x5xf32>
    %212 = graph.add %211, %132 : (tensor<2x4x5x5xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %213 = graph.softmax %212, dim = 3 : (tensor<2x4x5x5xf32>) -> tensor<2x4x5x5xf32>
    %214 = graph.matmul %213, %207 : (tensor<2x4x5x5xf32>, tensor<2x4x5x16xf32>) -> tensor<2x4x5x16xf32>
    %215 = graph.permute %214, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %216 = graph.reshape %215, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %217 = graph.permute %arg36, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %218 = graph.matmul %216, %217 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %219 = graph.add %188, %218 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %220 = graph.pow %219, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %221 = graph.mean %220, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %222 = graph.add %221, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %223 = graph.sqrt %222 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %224 = graph.reciprocal %223 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %225 = graph.mul %219, %224 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %226 = graph.mul %arg42, %225 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %227 = graph.permute %arg38, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %228 = graph.matmul %226, %227 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %229 = graph.reshape %228, sizes = [2, 5, 4, 16] : (tensor<2x5x64xf32>) -> tensor<2x5x4x16xf32>
    %230 = graph.permute %229, dims = [0, 2, 1, 3] : (tensor<2x5x4x16xf32>) -> tensor<2x4x5x16xf32>
    %231 = graph.permute %arg39, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %232 = graph.matmul %108, %231 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %233 = graph.reshape %232, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %234 = graph.permute %233, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %235 = graph.permute %arg40, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %236 = graph.matmul %108, %235 : (tensor<2x12x64xf32>, tensor<64x64xf32>) -> tensor<2x12x64xf32>
    %237 = graph.reshape %236, sizes = [2, 12, 4, 16] : (tensor<2x12x64xf32>) -> tensor<2x12x4x16xf32>
    %238 = graph.permute %237, dims = [0, 2, 1, 3] : (tensor<2x12x4x16xf32>) -> tensor<2x4x12x16xf32>
    %239 = graph.reshape %234, sizes = [8, 12, 16] : (tensor<2x4x12x16xf32>) -> tensor<8x12x16xf32>
    %240 = graph.permute %239, dims = [0, 2, 1] : (tensor<8x12x16xf32>) -> tensor<8x16x12xf32>
    %241 = graph.reshape %240, sizes = [2, 4, 16, 12] : (tensor<8x16x12xf32>) -> tensor<2x4x16x12xf32>
    %242 = graph.matmul %230, %241 : (tensor<2x4x5x16xf32>, tensor<2x4x16x12xf32>) -> tensor<2x4x5x12xf32>
    %243 = graph.add %242, %4 : (tensor<2x4x5x12xf32>, tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %244 = graph.softmax %243, dim = 3 : (tensor<2x4x5x12xf32>) -> tensor<2x4x5x12xf32>
    %245 = graph.matmul %244, %238 : (tensor<2x4x5x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x5x16xf32>
    %246 = graph.permute %245, dims = [0, 2, 1, 3] : (tensor<2x4x5x16xf32>) -> tensor<2x5x4x16xf32>
    %247 = graph.reshape %246, sizes = [2, 5, 64] : (tensor<2x5x4x16xf32>) -> tensor<2x5x64xf32>
    %248 = graph.permute %arg41, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %249 = graph.matmul %247, %248 : (tensor<2x5x64xf32>, tensor<64x64xf32>) -> tensor<2x5x64xf32>
    %250 = graph.add %219, %249 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %251 = graph.pow %250, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %252 = graph.mean %251, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %253 = graph.add %252, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %254 = graph.sqrt %253 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %255 = graph.reciprocal %254 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %256 = graph.mul %250, %255 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %257 = graph.mul %arg45, %256 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %258 = graph.permute %arg43, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %259 = graph.matmul %257, %258 : (tensor<2x5x64xf32>, tensor<64x128xf32>) -> tensor<2x5x128xf32>
    %260 = graph.relu %259 : (tensor<2x5x128xf32>) -> tensor<2x5x128xf32>
    %261 = graph.permute %arg44, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %262 = graph.matmul %260, %261 : (tensor<2x5x128xf32>, tensor<128x64xf32>) -> tensor<2x5x64xf32>
    %263 = graph.add %250, %262 : (tensor<2x5x64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %264 = graph.pow %263, %5 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %265 = graph.mean %264, dims = [2], keepdim = true : (tensor<2x5x64xf32>) -> tensor<2x5x1xf32>
    %266 = graph.add %265, %6 : (tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    %267 = graph.sqrt %266 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %268 = graph.reciprocal %267 : (tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %269 = graph.mul %263, %268 : (tensor<2x5x64xf32>, tensor<2x5x1xf32>) -> tensor<2x5x64xf32>
    %270 = graph.mul %arg46, %269 : (tensor<64xf32>, tensor<2x5x64xf32>) -> tensor<2x5x64xf32>
    %271 = graph.mul %270, %8 : (tensor<2x5x64xf32>, tensor<f32>) -> tensor<2x5x64xf32>
    %272 = graph.permute %arg0, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %273 = graph.matmul %271, %272 : (tensor<2x5x64xf32>, tensor<64x256xf32>) -> tensor<2x5x256xf32>
    return %273 : tensor<2x5x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<32x4xf32>, %arg6: tensor<64xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<64x128xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64x64xf32>, %arg23: tensor<32x4xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64x64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64x64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<128x64xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64xf32>, %arg34: tensor<64x64xf32>, %arg35: tensor<64x64xf32>, %arg36: tensor<64x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64x64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64x64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<128x64xf32>, %arg44: tensor<64x128xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<2x12xi64> {tcopt.name = "a47"}, %arg48: tensor<2x5xi64> {tcopt.name = "a48"}, %ct0: tensor<2x5x256xf32>) -> (tensor<2x5x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>) {
    %r:48 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<2x12xi64>, tensor<2x5xi64>, tensor<2x5x256xf32>) -> (tensor<2x5x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47 : tensor<2x5x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
