// Written by tools/dev/record_plans.py: t5 of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "ids"}, %arg1: tensor<?x?xi64> {graph.dims = ["batch", "decoder_length"], tcopt.name = "decoder_ids"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg1, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xi64>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %arg0, %c1_1 : tensor<?x?xi64>
    %0 = graph.constant dense_resource<w1> : tensor<32x4xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<32x4xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<256x64xf32>
    %15 = graph.constant dense<0> : tensor<i64>
    %16 = graph.constant dense<1> : tensor<i64>
    %17 = graph.constant dense_resource<w16> : tensor<64x64xf32>
    %18 = graph.constant dense_resource<w17> : tensor<64x64xf32>
    %19 = graph.constant dense_resource<w18> : tensor<64x64xf32>
    %20 = graph.constant dense<8.000000e+00> : tensor<f32>
    %21 = graph.constant dense<15> : tensor<i64>
    %22 = graph.constant dense_resource<w19> : tensor<64x64xf32>
    %23 = graph.constant dense_resource<w20> : tensor<64x128xf32>
    %24 = graph.constant dense_resource<w21> : tensor<128x64xf32>
    %25 = graph.constant dense_resource<w22> : tensor<64x64xf32>
    %26 = graph.constant dense_resource<w23> : tensor<64x64xf32>
    %27 = graph.constant dense_resource<w24> : tensor<64x64xf32>
    %28 = graph.constant dense_resource<w25> : tensor<64x64xf32>
    %29 = graph.constant dense_resource<w26> : tensor<64x128xf32>
    %30 = graph.constant dense_resource<w27> : tensor<128x64xf32>
    %31 = graph.constant dense_resource<w28> : tensor<64x64xf32>
    %32 = graph.constant dense_resource<w29> : tensor<64x64xf32>
    %33 = graph.constant dense_resource<w30> : tensor<64x64xf32>
    %34 = graph.constant dense<1.600000e+01> : tensor<f32>
    %35 = graph.constant dense<31> : tensor<i64>
    %36 = graph.constant dense_resource<w31> : tensor<64x64xf32>
    %37 = graph.constant dense_resource<w32> : tensor<64x64xf32>
    %38 = graph.constant dense_resource<w33> : tensor<64x64xf32>
    %39 = graph.constant dense_resource<w34> : tensor<64x64xf32>
    %40 = graph.constant dense_resource<w35> : tensor<64x64xf32>
    %41 = graph.constant dense_resource<w36> : tensor<64x128xf32>
    %42 = graph.constant dense_resource<w37> : tensor<128x64xf32>
    %43 = graph.constant dense_resource<w38> : tensor<64x64xf32>
    %44 = graph.constant dense_resource<w39> : tensor<64x64xf32>
    %45 = graph.constant dense_resource<w40> : tensor<64x64xf32>
    %46 = graph.constant dense_resource<w41> : tensor<64x64xf32>
    %47 = graph.constant dense_resource<w42> : tensor<64x64xf32>
    %48 = graph.constant dense_resource<w43> : tensor<64x64xf32>
    %49 = graph.constant dense_resource<w44> : tensor<64x64xf32>
    %50 = graph.constant dense_resource<w45> : tensor<64x64xf32>
    %51 = graph.constant dense_resource<w46> : tensor<64x128xf32>
    %52 = graph.constant dense_resource<w47> : tensor<128x64xf32>
    %53 = graph.constant dense<2.000000e+00> : tensor<f32>
    %54 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %55 = graph.constant dense<16> : tensor<i64>
    %56 = graph.constant dense<8> : tensor<i64>
    %57 = graph.constant dense<2.77258873> : tensor<f32>
    %58 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %59 = graph.constant dense<2.07944155> : tensor<f32>
    %60 = graph.constant dense<0.000000e+00> : tensor<f32>
    %61 = graph.constant dense<1.250000e-01> : tensor<f32>
    %62 = graph.index %14, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %63 = arith.index_cast %dim_2 : index to i64
    %from_elements = tensor.from_elements %63 : tensor<i64>
    %64 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %65 = graph.cast %15 : (tensor<i64>) -> tensor<f64>
    %66 = graph.sub %64, %65 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %67 = graph.cast %16 : (tensor<i64>) -> tensor<f64>
    %68 = graph.div %66, %67, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %69 = graph.ceil %68 : (tensor<f64>) -> tensor<f64>
    %70 = graph.constant dense<0.000000e+00> : tensor<f64>
    %71 = graph.maximum %69, %70 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %72 = graph.cast %71 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %72[] : tensor<i64>
    %73 = arith.index_cast %extracted : i64 to index
    %74 = graph.arange %15, %16, sizes = [%73] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %75 = graph.unsqueeze %74, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %76 = graph.unsqueeze %75, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %77 = graph.unsqueeze %76, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %78 = graph.ge %77, %15 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_3 = arith.constant 1 : index
    %79 = arith.cmpi eq, %73, %c1_3 : index
    %80 = arith.select %79, %dim_2, %73 : index
    %c1_4 = arith.constant 1 : index
    %81 = arith.cmpi eq, %dim_2, %c1_4 : index
    %82 = arith.cmpi eq, %dim_2, %80 : index
    %83 = arith.ori %81, %82 : i1
    core.require %83, "sizes must be 1 or those of the input"
    %84 = graph.expand %78, sizes = [%dim_0, 1, %80, %dim_2], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %85 = graph.pow %62, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %86 = graph.mean %85, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %87 = graph.add %86, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %88 = graph.sqrt %87 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %89 = graph.reciprocal %88 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %90 = graph.mul %62, %89 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %91 = graph.mul %1, %90 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %92 = graph.matmul %91, %17 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %93 = graph.reshape %92, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %94 = graph.permute %93, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %95 = graph.matmul %91, %18 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %96 = graph.reshape %95, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %97 = graph.permute %96, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %98 = graph.matmul %91, %19 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %99 = graph.reshape %98, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %100 = graph.permute %99, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %101 = graph.unsqueeze %74, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %102 = graph.unsqueeze %74, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %103 = graph.sub %102, %101 : (tensor<1x?xi64>, tensor<?x1xi64>) -> tensor<?x?xi64>
    %104 = graph.gt %103, %15 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %105 = graph.cast %104 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %106 = graph.mul %105, %55 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %107 = graph.abs %103 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %108 = graph.lt %107, %56 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %109 = graph.cast %107 : (tensor<?x?xi64>) -> tensor<?x?xf32>
    %110 = graph.div %109, %20, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %111 = graph.log %110 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %112 = graph.div %111, %57, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %113 = graph.mul %112, %20 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %114 = graph.cast %113 : (tensor<?x?xf32>) -> tensor<?x?xi64>
    %115 = graph.add %114, %56 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %116 = graph.expand %21, sizes = [%73, %73] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %117 = graph.minimum %115, %116 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %118 = graph.where %108, %107, %117 : (tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %119 = graph.add %106, %118 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %120 = graph.index %0, %119, dims = [0] : (tensor<32x4xf32>, tensor<?x?xi64>) -> tensor<?x?x4xf32>
    %121 = graph.permute %120, dims = [2, 0, 1] : (tensor<?x?x4xf32>) -> tensor<4x?x?xf32>
    %122 = graph.unsqueeze %121, dim = 0 : (tensor<4x?x?xf32>) -> tensor<1x4x?x?xf32>
    %123 = graph.expand %84, sizes = [%dim_0, 1, %80, %80], repeatable = [3] : (tensor<?x1x?x?xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %124 = graph.expand %122, sizes = [1, 4, %80, %80], repeatable = [2, 3] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %125 = graph.where %123, %124, %58 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4 = arith.constant 4 : index
    %126 = arith.muli %dim_0, %c4 : index
    %127 = graph.reshape %97, sizes = [%126, %dim_2, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %128 = graph.permute %127, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %129 = graph.reshape %128, sizes = [%dim_0, 4, 16, %dim_2] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %130 = graph.matmul %94, %129 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %131 = graph.expand %130, sizes = [%dim_0, 4, %80, %80], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %132 = graph.add %131, %125 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %133 = graph.softmax %132, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %134 = graph.matmul %133, %100 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %135 = graph.permute %134, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64 = arith.constant 64 : index
    %136 = arith.muli %80, %c64 : index
    %137 = arith.divsi %136, %dim_2 : index
    %138 = graph.reshape %135, sizes = [%dim_0, %dim_2, %137] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %139 = graph.matmul %138, %22 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %140 = graph.add %62, %139 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %141 = graph.pow %140, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %142 = graph.mean %141, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %143 = graph.add %142, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %144 = graph.sqrt %143 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %145 = graph.reciprocal %144 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %146 = graph.mul %140, %145 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %147 = graph.mul %2, %146 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %148 = graph.matmul %147, %23 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %149 = graph.relu %148 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %150 = graph.matmul %149, %24 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %151 = graph.add %140, %150 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %152 = graph.pow %151, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %153 = graph.mean %152, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %154 = graph.add %153, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %155 = graph.sqrt %154 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %156 = graph.reciprocal %155 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %157 = graph.mul %151, %156 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %158 = graph.mul %3, %157 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %159 = graph.matmul %158, %25 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %160 = graph.reshape %159, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %161 = graph.permute %160, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %162 = graph.matmul %158, %26 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %163 = graph.reshape %162, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %164 = graph.permute %163, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %165 = graph.matmul %158, %27 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %166 = graph.reshape %165, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %167 = graph.permute %166, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_5 = arith.constant 4 : index
    %168 = arith.muli %dim_0, %c4_5 : index
    %169 = graph.reshape %164, sizes = [%168, %dim_2, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %170 = graph.permute %169, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %171 = graph.reshape %170, sizes = [%dim_0, 4, 16, %dim_2] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %172 = graph.matmul %161, %171 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %173 = graph.expand %172, sizes = [%dim_0, 4, %80, %80], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %174 = graph.add %173, %125 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %175 = graph.softmax %174, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %176 = graph.matmul %175, %167 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %177 = graph.permute %176, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_6 = arith.constant 64 : index
    %178 = arith.muli %80, %c64_6 : index
    %179 = arith.divsi %178, %dim_2 : index
    %180 = graph.reshape %177, sizes = [%dim_0, %dim_2, %179] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %181 = graph.matmul %180, %28 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %182 = graph.add %151, %181 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %183 = graph.pow %182, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %184 = graph.mean %183, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %185 = graph.add %184, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %186 = graph.sqrt %185 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %187 = graph.reciprocal %186 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %188 = graph.mul %182, %187 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %189 = graph.mul %4, %188 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %190 = graph.matmul %189, %29 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %191 = graph.relu %190 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %192 = graph.matmul %191, %30 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %193 = graph.add %182, %192 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %194 = graph.pow %193, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %195 = graph.mean %194, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %196 = graph.add %195, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %197 = graph.sqrt %196 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %198 = graph.reciprocal %197 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %199 = graph.mul %193, %198 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %200 = graph.mul %5, %199 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %201 = graph.index %14, %arg1, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %202 = arith.index_cast %dim : index to i64
    %from_elements_7 = tensor.from_elements %202 : tensor<i64>
    %203 = graph.cast %from_elements_7 : (tensor<i64>) -> tensor<f64>
    %204 = graph.cast %15 : (tensor<i64>) -> tensor<f64>
    %205 = graph.sub %203, %204 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %206 = graph.cast %16 : (tensor<i64>) -> tensor<f64>
    %207 = graph.div %205, %206, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %208 = graph.ceil %207 : (tensor<f64>) -> tensor<f64>
    %209 = graph.constant dense<0.000000e+00> : tensor<f64>
    %210 = graph.maximum %208, %209 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %211 = graph.cast %210 : (tensor<f64>) -> tensor<i64>
    %extracted_8 = tensor.extract %211[] : tensor<i64>
    %212 = arith.index_cast %extracted_8 : i64 to index
    %213 = graph.arange %15, %16, sizes = [%212] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %214 = graph.unsqueeze %213, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %215 = graph.unsqueeze %214, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %216 = graph.unsqueeze %215, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %217 = graph.unsqueeze %215, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %218 = graph.le %217, %216 : (tensor<1x1x1x?xi64>, tensor<1x1x?x1xi64>) -> tensor<1x1x?x?xi1>
    %c1_9 = arith.constant 1 : index
    %219 = arith.cmpi eq, %212, %c1_9 : index
    %220 = arith.select %219, %dim, %212 : index
    %c1_10 = arith.constant 1 : index
    %221 = arith.cmpi eq, %dim, %c1_10 : index
    %222 = arith.cmpi eq, %dim, %220 : index
    %223 = arith.ori %221, %222 : i1
    core.require %223, "sizes must be 1 or those of the input"
    %c1_11 = arith.constant 1 : index
    %224 = arith.cmpi eq, %dim, %c1_11 : index
    %225 = arith.cmpi eq, %dim, %220 : index
    %226 = arith.ori %224, %225 : i1
    core.require %226, "sizes must be 1 or those of the input"
    %227 = graph.expand %218, sizes = [%dim_0, 1, %220, %220], repeatable = [2, 3] : (tensor<1x1x?x?xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %228 = graph.ge %216, %15 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_12 = arith.constant 1 : index
    %229 = arith.cmpi eq, %dim, %c1_12 : index
    %230 = arith.cmpi eq, %dim, %220 : index
    %231 = arith.ori %229, %230 : i1
    core.require %231, "sizes must be 1 or those of the input"
    %232 = graph.expand %228, sizes = [%dim_0, 1, %220, %dim_2], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %233 = graph.pow %201, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %234 = graph.mean %233, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %235 = graph.add %234, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %236 = graph.sqrt %235 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %237 = graph.reciprocal %236 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %238 = graph.mul %201, %237 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %239 = graph.mul %7, %238 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %240 = graph.matmul %239, %31 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %241 = graph.reshape %240, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %242 = graph.permute %241, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %243 = graph.matmul %239, %32 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %244 = graph.reshape %243, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %245 = graph.permute %244, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %246 = graph.matmul %239, %33 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %247 = graph.reshape %246, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %248 = graph.permute %247, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %249 = graph.unsqueeze %213, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %250 = graph.unsqueeze %213, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %251 = graph.sub %250, %249 : (tensor<1x?xi64>, tensor<?x1xi64>) -> tensor<?x?xi64>
    %252 = graph.expand %15, sizes = [%212, %212] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %253 = graph.minimum %251, %252 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %254 = graph.neg %253 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %255 = graph.lt %254, %55 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %256 = graph.cast %254 : (tensor<?x?xi64>) -> tensor<?x?xf32>
    %257 = graph.div %256, %34, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %258 = graph.log %257 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %259 = graph.div %258, %59, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %260 = graph.mul %259, %34 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %261 = graph.cast %260 : (tensor<?x?xf32>) -> tensor<?x?xi64>
    %262 = graph.add %261, %55 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %263 = graph.expand %35, sizes = [%212, %212] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %264 = graph.minimum %262, %263 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %265 = graph.where %255, %254, %264 : (tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %266 = graph.index %6, %265, dims = [0] : (tensor<32x4xf32>, tensor<?x?xi64>) -> tensor<?x?x4xf32>
    %267 = graph.permute %266, dims = [2, 0, 1] : (tensor<?x?x4xf32>) -> tensor<4x?x?xf32>
    %268 = graph.unsqueeze %267, dim = 0 : (tensor<4x?x?xf32>) -> tensor<1x4x?x?xf32>
    %269 = graph.expand %268, sizes = [1, 4, %220, %220], repeatable = [2, 3] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %270 = graph.where %227, %269, %58 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4_13 = arith.constant 4 : index
    %271 = arith.muli %dim_0, %c4_13 : index
    %272 = graph.reshape %245, sizes = [%271, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %273 = graph.permute %272, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %274 = graph.reshape %273, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %275 = graph.matmul %242, %274 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %276 = graph.expand %275, sizes = [%dim_0, 4, %220, %220], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %277 = graph.add %276, %270 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %278 = graph.softmax %277, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %279 = graph.matmul %278, %248 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %280 = graph.permute %279, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_14 = arith.constant 64 : index
    %281 = arith.muli %220, %c64_14 : index
    %282 = arith.divsi %281, %dim : index
    %283 = graph.reshape %280, sizes = [%dim_0, %dim, %282] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %284 = graph.matmul %283, %36 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %285 = graph.add %201, %284 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %286 = graph.pow %285, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %287 = graph.mean %286, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %288 = graph.add %287, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %289 = graph.sqrt %288 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %290 = graph.reciprocal %289 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %291 = graph.mul %285, %290 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %292 = graph.mul %8, %291 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %293 = graph.matmul %292, %37 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %294 = graph.reshape %293, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %295 = graph.permute %294, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %296 = graph.matmul %200, %38 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %297 = graph.reshape %296, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %298 = graph.permute %297, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %299 = graph.matmul %200, %39 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %300 = graph.reshape %299, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %301 = graph.permute %300, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %302 = graph.expand %60, sizes = [1, 4, %dim, %dim_2] : (tensor<f32>, index, index) -> tensor<1x4x?x?xf32>
    %303 = graph.expand %302, sizes = [1, 4, %220, %dim_2], repeatable = [2] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %304 = graph.where %232, %303, %58 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4_15 = arith.constant 4 : index
    %305 = arith.muli %dim_0, %c4_15 : index
    %306 = graph.reshape %298, sizes = [%305, %dim_2, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %307 = graph.permute %306, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %308 = graph.reshape %307, sizes = [%dim_0, 4, 16, %dim_2] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %309 = graph.matmul %295, %308 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %310 = graph.expand %309, sizes = [%dim_0, 4, %220, %dim_2], repeatable = [2] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %311 = graph.add %310, %304 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %312 = graph.softmax %311, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %313 = graph.matmul %312, %301 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %314 = graph.permute %313, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_16 = arith.constant 64 : index
    %315 = arith.muli %220, %c64_16 : index
    %316 = arith.divsi %315, %dim : index
    %317 = graph.reshape %314, sizes = [%dim_0, %dim, %316] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %318 = graph.matmul %317, %40 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %319 = graph.add %285, %318 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %320 = graph.pow %319, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %321 = graph.mean %320, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %322 = graph.add %321, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %323 = graph.sqrt %322 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %324 = graph.reciprocal %323 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %325 = graph.mul %319, %324 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %326 = graph.mul %9, %325 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %327 = graph.matmul %326, %41 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %328 = graph.relu %327 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %329 = graph.matmul %328, %42 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %330 = graph.add %319, %329 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %331 = graph.pow %330, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %332 = graph.mean %331, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %333 = graph.add %332, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %334 = graph.sqrt %333 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %335 = graph.reciprocal %334 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %336 = graph.mul %330, %335 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %337 = graph.mul %10, %336 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %338 = graph.matmul %337, %43 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %339 = graph.reshape %338, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %340 = graph.permute %339, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %341 = graph.matmul %337, %44 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %342 = graph.reshape %341, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %343 = graph.permute %342, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %344 = graph.matmul %337, %45 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %345 = graph.reshape %344, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %346 = graph.permute %345, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_17 = arith.constant 4 : index
    %347 = arith.muli %dim_0, %c4_17 : index
    %348 = graph.reshape %343, sizes = [%347, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %349 = graph.permute %348, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %350 = graph.reshape %349, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %351 = graph.matmul %340, %350 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %352 = graph.expand %351, sizes = [%dim_0, 4, %220, %220], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %353 = graph.add %352, %270 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %354 = graph.softmax %353, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %355 = graph.matmul %354, %346 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %356 = graph.permute %355, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_18 = arith.constant 64 : index
    %357 = arith.muli %220, %c64_18 : index
    %358 = arith.divsi %357, %dim : index
    %359 = graph.reshape %356, sizes = [%dim_0, %dim, %358] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %360 = graph.matmul %359, %46 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %361 = graph.add %330, %360 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %362 = graph.pow %361, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %363 = graph.mean %362, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %364 = graph.add %363, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %365 = graph.sqrt %364 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %366 = graph.reciprocal %365 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %367 = graph.mul %361, %366 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %368 = graph.mul %11, %367 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %369 = graph.matmul %368, %47 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %370 = graph.reshape %369, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %371 = graph.permute %370, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %372 = graph.matmul %200, %48 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %373 = graph.reshape %372, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %374 = graph.permute %373, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %375 = graph.matmul %200, %49 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %376 = graph.reshape %375, sizes = [%dim_0, %dim_2, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %377 = graph.permute %376, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_19 = arith.constant 4 : index
    %378 = arith.muli %dim_0, %c4_19 : index
    %379 = graph.reshape %374, sizes = [%378, %dim_2, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %380 = graph.permute %379, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %381 = graph.reshape %380, sizes = [%dim_0, 4, 16, %dim_2] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %382 = graph.matmul %371, %381 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %383 = graph.expand %382, sizes = [%dim_0, 4, %220, %dim_2], repeatable = [2] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %384 = graph.add %383, %304 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %385 = graph.softmax %384, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %386 = graph.matmul %385, %377 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %387 = graph.permute %386, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_20 = arith.constant 64 : index
    %388 = arith.muli %220, %c64_20 : index
    %389 = arith.divsi %388, %dim : index
    %390 = graph.reshape %387, sizes = [%dim_0, %dim, %389] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %391 = graph.matmul %390, %50 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %392 = graph.add %361, %391 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %393 = graph.pow %392, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %394 = graph.mean %393, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %395 = graph.add %394, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %396 = graph.sqrt %395 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %397 = graph.reciprocal %396 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %398 = graph.mul %392, %397 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %399 = graph.mul %12, %398 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %400 = graph.matmul %399, %51 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %401 = graph.relu %400 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %402 = graph.matmul %401, %52 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %403 = graph.add %392, %402 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %404 = graph.pow %403, %53 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %405 = graph.mean %404, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %406 = graph.add %405, %54 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %407 = graph.sqrt %406 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %408 = graph.reciprocal %407 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %409 = graph.mul %403, %408 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %410 = graph.mul %13, %409 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %411 = graph.mul %410, %61 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %412 = graph.permute %14, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %413 = graph.matmul %411, %412 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %413 : tensor<?x?x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<32x4xf32>, %arg6: tensor<64xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<64x128xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64x64xf32>, %arg23: tensor<32x4xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64x64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64x64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<128x64xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64xf32>, %arg34: tensor<64x64xf32>, %arg35: tensor<64x64xf32>, %arg36: tensor<64x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64x64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64x64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<128x64xf32>, %arg44: tensor<64x128xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a47"}, %arg48: tensor<?x?xi64> {graph.dims = ["batch", "decoder_length"], tcopt.name = "a48"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg48, %c1 : tensor<?x?xi64>
    %c1_0 = arith.constant 1 : index
    %dim_1 = tensor.dim %arg47, %c1_0 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_2 = tensor.dim %arg47, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense<0> : tensor<i64>
    %1 = graph.constant dense<1> : tensor<i64>
    %2 = graph.constant dense<8.000000e+00> : tensor<f32>
    %3 = graph.constant dense<15> : tensor<i64>
    %4 = graph.constant dense<1.600000e+01> : tensor<f32>
    %5 = graph.constant dense<31> : tensor<i64>
    %6 = graph.constant dense<2.000000e+00> : tensor<f32>
    %7 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %8 = graph.constant dense<16> : tensor<i64>
    %9 = graph.constant dense<8> : tensor<i64>
    %10 = graph.constant dense<2.77258873> : tensor<f32>
    %11 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %12 = graph.constant dense<2.07944155> : tensor<f32>
    %13 = graph.constant dense<0.000000e+00> : tensor<f32>
    %14 = graph.constant dense<1.250000e-01> : tensor<f32>
    %15 = graph.index %arg0, %arg47, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %16 = arith.index_cast %dim_1 : index to i64
    %from_elements = tensor.from_elements %16 : tensor<i64>
    %17 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %18 = graph.cast %0 : (tensor<i64>) -> tensor<f64>
    %19 = graph.sub %17, %18 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %20 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %21 = graph.div %19, %20, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %22 = graph.ceil %21 : (tensor<f64>) -> tensor<f64>
    %23 = graph.constant dense<0.000000e+00> : tensor<f64>
    %24 = graph.maximum %22, %23 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %25 = graph.cast %24 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %25[] : tensor<i64>
    %26 = arith.index_cast %extracted : i64 to index
    %27 = graph.arange %0, %1, sizes = [%26] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %28 = graph.unsqueeze %27, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %29 = graph.unsqueeze %28, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %30 = graph.unsqueeze %29, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %31 = graph.ge %30, %0 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_3 = arith.constant 1 : index
    %32 = arith.cmpi eq, %26, %c1_3 : index
    %33 = arith.select %32, %dim_1, %26 : index
    %c1_4 = arith.constant 1 : index
    %34 = arith.cmpi eq, %dim_1, %c1_4 : index
    %35 = arith.cmpi eq, %dim_1, %33 : index
    %36 = arith.ori %34, %35 : i1
    core.require %36, "sizes must be 1 or those of the input"
    %37 = graph.expand %31, sizes = [%dim_2, 1, %33, %dim_1], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %38 = graph.pow %15, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %39 = graph.mean %38, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %40 = graph.add %39, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %41 = graph.sqrt %40 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %42 = graph.reciprocal %41 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %43 = graph.mul %15, %42 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %44 = graph.mul %arg6, %43 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %45 = graph.permute %arg1, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %46 = graph.matmul %44, %45 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %47 = graph.reshape %46, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %48 = graph.permute %47, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %49 = graph.permute %arg2, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %50 = graph.matmul %44, %49 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %51 = graph.reshape %50, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %52 = graph.permute %51, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %53 = graph.permute %arg3, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %54 = graph.matmul %44, %53 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %55 = graph.reshape %54, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %56 = graph.permute %55, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %57 = graph.unsqueeze %27, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %58 = graph.unsqueeze %27, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %59 = graph.sub %58, %57 : (tensor<1x?xi64>, tensor<?x1xi64>) -> tensor<?x?xi64>
    %60 = graph.gt %59, %0 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %61 = graph.cast %60 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %62 = graph.mul %61, %8 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %63 = graph.abs %59 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %64 = graph.lt %63, %9 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %65 = graph.cast %63 : (tensor<?x?xi64>) -> tensor<?x?xf32>
    %66 = graph.div %65, %2, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %67 = graph.log %66 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %68 = graph.div %67, %10, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %69 = graph.mul %68, %2 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %70 = graph.cast %69 : (tensor<?x?xf32>) -> tensor<?x?xi64>
    %71 = graph.add %70, %9 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %72 = graph.expand %3, sizes = [%26, %26] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %73 = graph.minimum %71, %72 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %74 = graph.where %64, %63, %73 : (tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %75 = graph.add %62, %74 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %76 = graph.index %arg5, %75, dims = [0] : (tensor<32x4xf32>, tensor<?x?xi64>) -> tensor<?x?x4xf32>
    %77 = graph.permute %76, dims = [2, 0, 1] : (tensor<?x?x4xf32>) -> tensor<4x?x?xf32>
    %78 = graph.unsqueeze %77, dim = 0 : (tensor<4x?x?xf32>) -> tensor<1x4x?x?xf32>
    %79 = graph.expand %37, sizes = [%dim_2, 1, %33, %33], repeatable = [3] : (tensor<?x1x?x?xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %80 = graph.expand %78, sizes = [1, 4, %33, %33], repeatable = [2, 3] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %81 = graph.where %79, %80, %11 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4 = arith.constant 4 : index
    %82 = arith.muli %dim_2, %c4 : index
    %83 = graph.reshape %52, sizes = [%82, %dim_1, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %84 = graph.permute %83, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %85 = graph.reshape %84, sizes = [%dim_2, 4, 16, %dim_1] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %86 = graph.matmul %48, %85 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %87 = graph.expand %86, sizes = [%dim_2, 4, %33, %33], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %88 = graph.add %87, %81 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %89 = graph.softmax %88, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %90 = graph.matmul %89, %56 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %91 = graph.permute %90, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64 = arith.constant 64 : index
    %92 = arith.muli %33, %c64 : index
    %93 = arith.divsi %92, %dim_1 : index
    %94 = graph.reshape %91, sizes = [%dim_2, %dim_1, %93] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %95 = graph.permute %arg4, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %96 = graph.matmul %94, %95 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %97 = graph.add %15, %96 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %98 = graph.pow %97, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %99 = graph.mean %98, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %100 = graph.add %99, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %101 = graph.sqrt %100 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %102 = graph.reciprocal %101 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %103 = graph.mul %97, %102 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %104 = graph.mul %arg9, %103 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %105 = graph.permute %arg7, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %106 = graph.matmul %104, %105 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %107 = graph.relu %106 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %108 = graph.permute %arg8, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %109 = graph.matmul %107, %108 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %110 = graph.add %97, %109 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %111 = graph.pow %110, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %112 = graph.mean %111, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %113 = graph.add %112, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %114 = graph.sqrt %113 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %115 = graph.reciprocal %114 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %116 = graph.mul %110, %115 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %117 = graph.mul %arg14, %116 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %118 = graph.permute %arg10, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %119 = graph.matmul %117, %118 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %120 = graph.reshape %119, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %121 = graph.permute %120, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %122 = graph.permute %arg11, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %123 = graph.matmul %117, %122 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %124 = graph.reshape %123, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %125 = graph.permute %124, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %126 = graph.permute %arg12, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %127 = graph.matmul %117, %126 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %128 = graph.reshape %127, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %129 = graph.permute %128, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_5 = arith.constant 4 : index
    %130 = arith.muli %dim_2, %c4_5 : index
    %131 = graph.reshape %125, sizes = [%130, %dim_1, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %132 = graph.permute %131, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %133 = graph.reshape %132, sizes = [%dim_2, 4, 16, %dim_1] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %134 = graph.matmul %121, %133 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %135 = graph.expand %134, sizes = [%dim_2, 4, %33, %33], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %136 = graph.add %135, %81 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %137 = graph.softmax %136, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %138 = graph.matmul %137, %129 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %139 = graph.permute %138, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_6 = arith.constant 64 : index
    %140 = arith.muli %33, %c64_6 : index
    %141 = arith.divsi %140, %dim_1 : index
    %142 = graph.reshape %139, sizes = [%dim_2, %dim_1, %141] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %143 = graph.permute %arg13, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %144 = graph.matmul %142, %143 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %145 = graph.add %110, %144 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %146 = graph.pow %145, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %147 = graph.mean %146, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %148 = graph.add %147, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %149 = graph.sqrt %148 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %150 = graph.reciprocal %149 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %151 = graph.mul %145, %150 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %152 = graph.mul %arg17, %151 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %153 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %154 = graph.matmul %152, %153 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %155 = graph.relu %154 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %156 = graph.permute %arg16, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %157 = graph.matmul %155, %156 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %158 = graph.add %145, %157 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %159 = graph.pow %158, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %160 = graph.mean %159, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %161 = graph.add %160, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %162 = graph.sqrt %161 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %163 = graph.reciprocal %162 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %164 = graph.mul %158, %163 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %165 = graph.mul %arg18, %164 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %166 = graph.index %arg0, %arg48, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %167 = arith.index_cast %dim : index to i64
    %from_elements_7 = tensor.from_elements %167 : tensor<i64>
    %168 = graph.cast %from_elements_7 : (tensor<i64>) -> tensor<f64>
    %169 = graph.cast %0 : (tensor<i64>) -> tensor<f64>
    %170 = graph.sub %168, %169 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %171 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %172 = graph.div %170, %171, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %173 = graph.ceil %172 : (tensor<f64>) -> tensor<f64>
    %174 = graph.constant dense<0.000000e+00> : tensor<f64>
    %175 = graph.maximum %173, %174 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %176 = graph.cast %175 : (tensor<f64>) -> tensor<i64>
    %extracted_8 = tensor.extract %176[] : tensor<i64>
    %177 = arith.index_cast %extracted_8 : i64 to index
    %178 = graph.arange %0, %1, sizes = [%177] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %179 = graph.unsqueeze %178, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %180 = graph.unsqueeze %179, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %181 = graph.unsqueeze %180, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %182 = graph.unsqueeze %180, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %183 = graph.le %182, %181 : (tensor<1x1x1x?xi64>, tensor<1x1x?x1xi64>) -> tensor<1x1x?x?xi1>
    %c1_9 = arith.constant 1 : index
    %184 = arith.cmpi eq, %177, %c1_9 : index
    %185 = arith.select %184, %dim, %177 : index
    %c1_10 = arith.constant 1 : index
    %186 = arith.cmpi eq, %dim, %c1_10 : index
    %187 = arith.cmpi eq, %dim, %185 : index
    %188 = arith.ori %186, %187 : i1
    core.require %188, "sizes must be 1 or those of the input"
    %c1_11 = arith.constant 1 : index
    %189 = arith.cmpi eq, %dim, %c1_11 : index
    %190 = arith.cmpi eq, %dim, %185 : index
    %191 = arith.ori %189, %190 : i1
    core.require %191, "sizes must be 1 or those of the input"
    %192 = graph.expand %183, sizes = [%dim_2, 1, %185, %185], repeatable = [2, 3] : (tensor<1x1x?x?xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %193 = graph.ge %181, %0 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_12 = arith.constant 1 : index
    %194 = arith.cmpi eq, %dim, %c1_12 : index
    %195 = arith.cmpi eq, %dim, %185 : index
    %196 = arith.ori %194, %195 : i1
    core.require %196, "sizes must be 1 or those of the input"
    %197 = graph.expand %193, sizes = [%dim_2, 1, %185, %dim_1], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %198 = graph.pow %166, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %199 = graph.mean %198, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %200 = graph.add %199, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %201 = graph.sqrt %200 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %202 = graph.reciprocal %201 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %203 = graph.mul %166, %202 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %204 = graph.mul %arg24, %203 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %205 = graph.permute %arg19, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %206 = graph.matmul %204, %205 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %207 = graph.reshape %206, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %208 = graph.permute %207, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %209 = graph.permute %arg20, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %210 = graph.matmul %204, %209 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %211 = graph.reshape %210, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %212 = graph.permute %211, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %213 = graph.permute %arg21, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %214 = graph.matmul %204, %213 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %215 = graph.reshape %214, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %216 = graph.permute %215, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %217 = graph.unsqueeze %178, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %218 = graph.unsqueeze %178, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %219 = graph.sub %218, %217 : (tensor<1x?xi64>, tensor<?x1xi64>) -> tensor<?x?xi64>
    %220 = graph.expand %0, sizes = [%177, %177] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %221 = graph.minimum %219, %220 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %222 = graph.neg %221 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %223 = graph.lt %222, %8 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %224 = graph.cast %222 : (tensor<?x?xi64>) -> tensor<?x?xf32>
    %225 = graph.div %224, %4, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %226 = graph.log %225 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %227 = graph.div %226, %12, rounding_mode = none : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %228 = graph.mul %227, %4 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
    %229 = graph.cast %228 : (tensor<?x?xf32>) -> tensor<?x?xi64>
    %230 = graph.add %229, %8 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %231 = graph.expand %5, sizes = [%177, %177] : (tensor<i64>, index, index) -> tensor<?x?xi64>
    %232 = graph.minimum %230, %231 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %233 = graph.where %223, %222, %232 : (tensor<?x?xi1>, tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %234 = graph.index %arg23, %233, dims = [0] : (tensor<32x4xf32>, tensor<?x?xi64>) -> tensor<?x?x4xf32>
    %235 = graph.permute %234, dims = [2, 0, 1] : (tensor<?x?x4xf32>) -> tensor<4x?x?xf32>
    %236 = graph.unsqueeze %235, dim = 0 : (tensor<4x?x?xf32>) -> tensor<1x4x?x?xf32>
    %237 = graph.expand %236, sizes = [1, 4, %185, %185], repeatable = [2, 3] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %238 = graph.where %192, %237, %11 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4_13 = arith.constant 4 : index
    %239 = arith.muli %dim_2, %c4_13 : index
    %240 = graph.reshape %212, sizes = [%239, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %241 = graph.permute %240, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %242 = graph.reshape %241, sizes = [%dim_2, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %243 = graph.matmul %208, %242 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %244 = graph.expand %243, sizes = [%dim_2, 4, %185, %185], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %245 = graph.add %244, %238 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %246 = graph.softmax %245, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %247 = graph.matmul %246, %216 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %248 = graph.permute %247, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_14 = arith.constant 64 : index
    %249 = arith.muli %185, %c64_14 : index
    %250 = arith.divsi %249, %dim : index
    %251 = graph.reshape %248, sizes = [%dim_2, %dim, %250] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %252 = graph.permute %arg22, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %253 = graph.matmul %251, %252 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %254 = graph.add %166, %253 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %255 = graph.pow %254, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %256 = graph.mean %255, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %257 = graph.add %256, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %258 = graph.sqrt %257 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %259 = graph.reciprocal %258 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %260 = graph.mul %254, %259 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %261 = graph.mul %arg29, %260 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %262 = graph.permute %arg25, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %263 = graph.matmul %261, %262 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %264 = graph.reshape %263, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %265 = graph.permute %264, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %266 = graph.permute %arg26, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %267 = graph.matmul %165, %266 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %268 = graph.reshape %267, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %269 = graph.permute %268, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %270 = graph.permute %arg27, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %271 = graph.matmul %165, %270 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %272 = graph.reshape %271, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %273 = graph.permute %272, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %274 = graph.expand %13, sizes = [1, 4, %dim, %dim_1] : (tensor<f32>, index, index) -> tensor<1x4x?x?xf32>
    %275 = graph.expand %274, sizes = [1, 4, %185, %dim_1], repeatable = [2] : (tensor<1x4x?x?xf32>, index, index) -> tensor<1x4x?x?xf32>
    %276 = graph.where %197, %275, %11 : (tensor<?x1x?x?xi1>, tensor<1x4x?x?xf32>, tensor<f32>) -> tensor<?x4x?x?xf32>
    %c4_15 = arith.constant 4 : index
    %277 = arith.muli %dim_2, %c4_15 : index
    %278 = graph.reshape %269, sizes = [%277, %dim_1, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %279 = graph.permute %278, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %280 = graph.reshape %279, sizes = [%dim_2, 4, 16, %dim_1] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %281 = graph.matmul %265, %280 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %282 = graph.expand %281, sizes = [%dim_2, 4, %185, %dim_1], repeatable = [2] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %283 = graph.add %282, %276 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %284 = graph.softmax %283, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %285 = graph.matmul %284, %273 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %286 = graph.permute %285, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_16 = arith.constant 64 : index
    %287 = arith.muli %185, %c64_16 : index
    %288 = arith.divsi %287, %dim : index
    %289 = graph.reshape %286, sizes = [%dim_2, %dim, %288] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %290 = graph.permute %arg28, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %291 = graph.matmul %289, %290 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %292 = graph.add %254, %291 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %293 = graph.pow %292, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %294 = graph.mean %293, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %295 = graph.add %294, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %296 = graph.sqrt %295 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %297 = graph.reciprocal %296 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %298 = graph.mul %292, %297 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %299 = graph.mul %arg32, %298 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %300 = graph.permute %arg30, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %301 = graph.matmul %299, %300 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %302 = graph.relu %301 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %303 = graph.permute %arg31, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %304 = graph.matmul %302, %303 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %305 = graph.add %292, %304 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %306 = graph.pow %305, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %307 = graph.mean %306, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %308 = graph.add %307, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %309 = graph.sqrt %308 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %310 = graph.reciprocal %309 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %311 = graph.mul %305, %310 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %312 = graph.mul %arg37, %311 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %313 = graph.permute %arg33, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %314 = graph.matmul %312, %313 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %315 = graph.reshape %314, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %316 = graph.permute %315, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %317 = graph.permute %arg34, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %318 = graph.matmul %312, %317 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %319 = graph.reshape %318, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %320 = graph.permute %319, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %321 = graph.permute %arg35, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %322 = graph.matmul %312, %321 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %323 = graph.reshape %322, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %324 = graph.permute %323, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_17 = arith.constant 4 : index
    %325 = arith.muli %dim_2, %c4_17 : index
    %326 = graph.reshape %320, sizes = [%325, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %327 = graph.permute %326, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %328 = graph.reshape %327, sizes = [%dim_2, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %329 = graph.matmul %316, %328 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %330 = graph.expand %329, sizes = [%dim_2, 4, %185, %185], repeatable = [2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %331 = graph.add %330, %238 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %332 = graph.softmax %331, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %333 = graph.matmul %332, %324 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %334 = graph.permute %333, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_18 = arith.constant 64 : index
    %335 = arith.muli %185, %c64_18 : index
    %336 = arith.divsi %335, %dim : index
    %337 = graph.reshape %334, sizes = [%dim_2, %dim, %336] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %338 = graph.permute %arg36, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %339 = graph.matmul %337, %338 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %340 = graph.add %305, %339 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %341 = graph.pow %340, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %342 = graph.mean %341, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %343 = graph.add %342, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %344 = graph.sqrt %343 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %345 = graph.reciprocal %344 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %346 = graph.mul %340, %345 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %347 = graph.mul %arg42, %346 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %348 = graph.permute %arg38, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %349 = graph.matmul %347, %348 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %350 = graph.reshape %349, sizes = [%dim_2, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %351 = graph.permute %350, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %352 = graph.permute %arg39, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %353 = graph.matmul %165, %352 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %354 = graph.reshape %353, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %355 = graph.permute %354, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %356 = graph.permute %arg40, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %357 = graph.matmul %165, %356 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %358 = graph.reshape %357, sizes = [%dim_2, %dim_1, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %359 = graph.permute %358, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_19 = arith.constant 4 : index
    %360 = arith.muli %dim_2, %c4_19 : index
    %361 = graph.reshape %355, sizes = [%360, %dim_1, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %362 = graph.permute %361, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %363 = graph.reshape %362, sizes = [%dim_2, 4, 16, %dim_1] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %364 = graph.matmul %351, %363 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %365 = graph.expand %364, sizes = [%dim_2, 4, %185, %dim_1], repeatable = [2] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %366 = graph.add %365, %276 : (tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %367 = graph.softmax %366, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %368 = graph.matmul %367, %359 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %369 = graph.permute %368, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %c64_20 = arith.constant 64 : index
    %370 = arith.muli %185, %c64_20 : index
    %371 = arith.divsi %370, %dim : index
    %372 = graph.reshape %369, sizes = [%dim_2, %dim, %371] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %373 = graph.permute %arg41, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %374 = graph.matmul %372, %373 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %375 = graph.add %340, %374 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %376 = graph.pow %375, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %377 = graph.mean %376, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %378 = graph.add %377, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %379 = graph.sqrt %378 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %380 = graph.reciprocal %379 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %381 = graph.mul %375, %380 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %382 = graph.mul %arg45, %381 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %383 = graph.permute %arg43, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %384 = graph.matmul %382, %383 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %385 = graph.relu %384 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %386 = graph.permute %arg44, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %387 = graph.matmul %385, %386 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %388 = graph.add %375, %387 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %389 = graph.pow %388, %6 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %390 = graph.mean %389, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %391 = graph.add %390, %7 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %392 = graph.sqrt %391 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %393 = graph.reciprocal %392 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %394 = graph.mul %388, %393 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %395 = graph.mul %arg46, %394 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %396 = graph.mul %395, %14 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %397 = graph.permute %arg0, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %398 = graph.matmul %396, %397 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %398 : tensor<?x?x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<32x4xf32>, %arg6: tensor<64xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<64x128xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64x64xf32>, %arg23: tensor<32x4xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64x64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64x64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<128x64xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64x64xf32>, %arg34: tensor<64x64xf32>, %arg35: tensor<64x64xf32>, %arg36: tensor<64x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<64x64xf32>, %arg39: tensor<64x64xf32>, %arg40: tensor<64x64xf32>, %arg41: tensor<64x64xf32>, %arg42: tensor<64xf32>, %arg43: tensor<128x64xf32>, %arg44: tensor<64x128xf32>, %arg45: tensor<64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a47"}, %arg48: tensor<?x?xi64> {graph.dims = ["batch", "decoder_length"], tcopt.name = "a48"}, %ct0: tensor<?x?x256xf32> {graph.dims = ["batch", "decoder_length", 256]}) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>) {
    %r:48 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?x?xi64>, tensor<?x?xi64>, tensor<?x?x256xf32>) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47 : tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<32x4xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
