// Written by tools/dev/record_plans.py: bert of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "ids"}) -> (tensor<?x?x64xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi64>
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
    %25 = graph.constant dense_resource<model.embeddings.position_ids> : tensor<1x512xi64>
    %26 = graph.constant dense_resource<expand> : tensor<1x512xi64>
    %27 = graph.constant dense<0> : tensor<i64>
    %28 = graph.constant dense<1> : tensor<i64>
    %29 = graph.constant dense_resource<w26> : tensor<64x64xf32>
    %30 = graph.constant dense_resource<w27> : tensor<64x64xf32>
    %31 = graph.constant dense_resource<w28> : tensor<64x64xf32>
    %32 = graph.constant dense<5.000000e-01> : tensor<f32>
    %33 = graph.constant dense_resource<w29> : tensor<64x64xf32>
    %34 = graph.constant dense_resource<w30> : tensor<64x128xf32>
    %35 = graph.constant dense_resource<w31> : tensor<128x64xf32>
    %36 = graph.constant dense_resource<w32> : tensor<64x64xf32>
    %37 = graph.constant dense_resource<w33> : tensor<64x64xf32>
    %38 = graph.constant dense_resource<w34> : tensor<64x64xf32>
    %39 = graph.constant dense_resource<w35> : tensor<64x64xf32>
    %40 = graph.constant dense_resource<w36> : tensor<64x128xf32>
    %41 = graph.constant dense_resource<w37> : tensor<128x64xf32>
    %42 = graph.constant dense<0.000000e+00> : tensor<f32>
    %43 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %c0_1 = arith.constant 0 : index
    %44 = arith.cmpi slt, %dim, %c0_1 : index
    %c512 = arith.constant 512 : index
    %45 = arith.addi %dim, %c512 : index
    %46 = arith.select %44, %45, %dim : index
    %c0_2 = arith.constant 0 : index
    %47 = arith.maxsi %46, %c0_2 : index
    %c512_3 = arith.constant 512 : index
    %48 = arith.minsi %47, %c512_3 : index
    %c0_4 = arith.constant 0 : index
    %49 = arith.maxsi %48, %c0_4 : index
    %50 = graph.constant dense<0> : tensor<i64>
    %51 = graph.narrow %25, %50, sizes = [%49], dim = 1 : (tensor<1x512xi64>, tensor<i64>, index) -> tensor<1x?xi64>
    %52 = graph.constant dense<0> : tensor<i64>
    %53 = graph.lt %51, %52 : (tensor<1x?xi64>, tensor<i64>) -> tensor<1x?xi1>
    %54 = graph.constant dense<512> : tensor<i64>
    %55 = graph.add %51, %54 : (tensor<1x?xi64>, tensor<i64>) -> tensor<1x?xi64>
    %56 = graph.where %53, %55, %51 : (tensor<1x?xi1>, tensor<1x?xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
    %57 = graph.gather %26, %56, dim = 1 : (tensor<1x512xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
    %c1_5 = arith.constant 1 : index
    %58 = arith.cmpi eq, %49, %c1_5 : index
    %59 = arith.select %58, %dim, %49 : index
    %c1_6 = arith.constant 1 : index
    %60 = arith.cmpi eq, %dim, %c1_6 : index
    %61 = arith.cmpi eq, %dim, %59 : index
    %62 = arith.ori %60, %61 : i1
    core.require %62, "sizes must be 1 or those of the input"
    %63 = graph.expand %57, sizes = [%dim_0, %59], repeatable = [1] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %64 = graph.index %0, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %65 = graph.index %2, %63, dims = [0] : (tensor<2x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %66 = graph.expand %64, sizes = [%dim_0, %59, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %67 = graph.add %66, %65 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %68 = graph.index %1, %51, dims = [0] : (tensor<512x64xf32>, tensor<1x?xi64>) -> tensor<1x?x64xf32>
    %69 = graph.expand %68, sizes = [1, %59, 64], repeatable = [1] : (tensor<1x?x64xf32>, index) -> tensor<1x?x64xf32>
    %70 = graph.add %67, %69 : (tensor<?x?x64xf32>, tensor<1x?x64xf32>) -> tensor<?x?x64xf32>
    %71 = graph.layer_norm %70, weight %3,  bias %4, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %72 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %72 : tensor<i64>
    %73 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %74 = graph.cast %27 : (tensor<i64>) -> tensor<f64>
    %75 = graph.sub %73, %74 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %76 = graph.cast %28 : (tensor<i64>) -> tensor<f64>
    %77 = graph.div %75, %76, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %78 = graph.ceil %77 : (tensor<f64>) -> tensor<f64>
    %79 = graph.constant dense<0.000000e+00> : tensor<f64>
    %80 = graph.maximum %78, %79 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %81 = graph.cast %80 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %81[] : tensor<i64>
    %82 = arith.index_cast %extracted : i64 to index
    %83 = graph.arange %27, %28, sizes = [%82] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %84 = graph.unsqueeze %83, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %85 = graph.unsqueeze %84, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %86 = graph.unsqueeze %85, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %87 = graph.ge %86, %27 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_7 = arith.constant 1 : index
    %88 = arith.cmpi eq, %82, %c1_7 : index
    %89 = arith.select %88, %dim, %82 : index
    %c1_8 = arith.constant 1 : index
    %90 = arith.cmpi eq, %dim, %c1_8 : index
    %91 = arith.cmpi eq, %dim, %89 : index
    %92 = arith.ori %90, %91 : i1
    core.require %92, "sizes must be 1 or those of the input"
    %93 = graph.expand %87, sizes = [%dim_0, 1, %89, %dim], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %94 = graph.matmul %71, %29 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %95 = graph.add %94, %5 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4 = arith.constant 4 : index
    %96 = arith.muli %59, %c4 : index
    %97 = arith.divsi %96, %dim : index
    %98 = graph.reshape %95, sizes = [%dim_0, %dim, %97, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %99 = graph.permute %98, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %100 = graph.matmul %71, %30 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %101 = graph.add %100, %6 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_9 = arith.constant 4 : index
    %102 = arith.muli %59, %c4_9 : index
    %103 = arith.divsi %102, %dim : index
    %104 = graph.reshape %101, sizes = [%dim_0, %dim, %103, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %105 = graph.permute %104, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %106 = graph.matmul %71, %31 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %107 = graph.add %106, %7 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_10 = arith.constant 4 : index
    %108 = arith.muli %59, %c4_10 : index
    %109 = arith.divsi %108, %dim : index
    %110 = graph.reshape %107, sizes = [%dim_0, %dim, %109, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %111 = graph.permute %110, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %112 = arith.muli %dim_0, %103 : index
    %113 = graph.reshape %105, sizes = [%112, %dim, 16] : (tensor<?x?x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %114 = graph.permute %113, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %115 = graph.reshape %114, sizes = [%dim_0, %103, 16, %dim] : (tensor<?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %116 = graph.mul %99, %32 : (tensor<?x?x?x16xf32>, tensor<f32>) -> tensor<?x?x?x16xf32>
    %117 = graph.mul %115, %32 : (tensor<?x?x16x?xf32>, tensor<f32>) -> tensor<?x?x16x?xf32>
    %118 = graph.where %93, %42, %43 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %c1_11 = arith.constant 1 : index
    %119 = arith.cmpi eq, %97, %c1_11 : index
    %120 = arith.select %119, %103, %97 : index
    %121 = graph.expand %116, sizes = [%dim_0, %120, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %122 = graph.expand %117, sizes = [%dim_0, %120, 16, %dim], repeatable = [1] : (tensor<?x?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %123 = graph.matmul %121, %122 : (tensor<?x?x?x16xf32>, tensor<?x?x16x?xf32>) -> tensor<?x?x?x?xf32>
    %124 = graph.expand %123, sizes = [%dim_0, %120, %89, %dim], repeatable = [2] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %125 = graph.add %124, %118 : (tensor<?x?x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x?x?x?xf32>
    %126 = graph.softmax %125, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %127 = graph.isnan %126 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xi1>
    %128 = graph.where %127, %42, %126 : (tensor<?x?x?x?xi1>, tensor<f32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %c1_12 = arith.constant 1 : index
    %129 = arith.cmpi eq, %120, %c1_12 : index
    %130 = arith.select %129, %109, %120 : index
    %131 = graph.expand %128, sizes = [%dim_0, %130, %89, %dim], repeatable = [1] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %132 = graph.expand %111, sizes = [%dim_0, %130, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %133 = graph.matmul %131, %132 : (tensor<?x?x?x?xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %134 = graph.permute %133, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %135 = arith.muli %89, %130 : index
    %c16 = arith.constant 16 : index
    %136 = arith.muli %135, %c16 : index
    %137 = arith.divsi %136, %dim : index
    %138 = graph.reshape %134, sizes = [%dim_0, %dim, %137] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %139 = graph.matmul %138, %33 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %140 = graph.add %139, %8 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %141 = graph.expand %140, sizes = [%dim_0, %59, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %142 = graph.add %141, %71 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %143 = graph.layer_norm %142, weight %9,  bias %10, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %144 = graph.matmul %143, %34 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %145 = graph.add %144, %11 : (tensor<?x?x128xf32>, tensor<128xf32>) -> tensor<?x?x128xf32>
    %146 = graph.gelu %145, approximate = none : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %147 = graph.matmul %146, %35 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %148 = graph.add %147, %12 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %149 = graph.add %148, %143 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %150 = graph.layer_norm %149, weight %13,  bias %14, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %151 = graph.matmul %150, %36 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %152 = graph.add %151, %15 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_13 = arith.constant 4 : index
    %153 = arith.muli %59, %c4_13 : index
    %154 = arith.divsi %153, %dim : index
    %155 = graph.reshape %152, sizes = [%dim_0, %dim, %154, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %156 = graph.permute %155, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %157 = graph.matmul %150, %37 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %158 = graph.add %157, %16 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_14 = arith.constant 4 : index
    %159 = arith.muli %59, %c4_14 : index
    %160 = arith.divsi %159, %dim : index
    %161 = graph.reshape %158, sizes = [%dim_0, %dim, %160, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %162 = graph.permute %161, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %163 = graph.matmul %150, %38 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %164 = graph.add %163, %17 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_15 = arith.constant 4 : index
    %165 = arith.muli %59, %c4_15 : index
    %166 = arith.divsi %165, %dim : index
    %167 = graph.reshape %164, sizes = [%dim_0, %dim, %166, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %168 = graph.permute %167, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %169 = arith.muli %dim_0, %160 : index
    %170 = graph.reshape %162, sizes = [%169, %dim, 16] : (tensor<?x?x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %171 = graph.permute %170, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %172 = graph.reshape %171, sizes = [%dim_0, %160, 16, %dim] : (tensor<?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %173 = graph.mul %156, %32 : (tensor<?x?x?x16xf32>, tensor<f32>) -> tensor<?x?x?x16xf32>
    %174 = graph.mul %172, %32 : (tensor<?x?x16x?xf32>, tensor<f32>) -> tensor<?x?x16x?xf32>
    %c1_16 = arith.constant 1 : index
    %175 = arith.cmpi eq, %154, %c1_16 : index
    %176 = arith.select %175, %160, %154 : index
    %177 = graph.expand %173, sizes = [%dim_0, %176, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %178 = graph.expand %174, sizes = [%dim_0, %176, 16, %dim], repeatable = [1] : (tensor<?x?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %179 = graph.matmul %177, %178 : (tensor<?x?x?x16xf32>, tensor<?x?x16x?xf32>) -> tensor<?x?x?x?xf32>
    %180 = graph.expand %179, sizes = [%dim_0, %176, %89, %dim], repeatable = [2] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %181 = graph.add %180, %118 : (tensor<?x?x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x?x?x?xf32>
    %182 = graph.softmax %181, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %183 = graph.isnan %182 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xi1>
    %184 = graph.where %183, %42, %182 : (tensor<?x?x?x?xi1>, tensor<f32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %c1_17 = arith.constant 1 : index
    %185 = arith.cmpi eq, %176, %c1_17 : index
    %186 = arith.select %185, %166, %176 : index
    %187 = graph.expand %184, sizes = [%dim_0, %186, %89, %dim], repeatable = [1] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %188 = graph.expand %168, sizes = [%dim_0, %186, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %189 = graph.matmul %187, %188 : (tensor<?x?x?x?xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %190 = graph.permute %189, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %191 = arith.muli %89, %186 : index
    %c16_18 = arith.constant 16 : index
    %192 = arith.muli %191, %c16_18 : index
    %193 = arith.divsi %192, %dim : index
    %194 = graph.reshape %190, sizes = [%dim_0, %dim, %193] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %195 = graph.matmul %194, %39 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %196 = graph.add %195, %18 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %197 = graph.expand %196, sizes = [%dim_0, %59, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %198 = graph.add %197, %150 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %199 = graph.layer_norm %198, weight %19,  bias %20, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %200 = graph.matmul %199, %40 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %201 = graph.add %200, %21 : (tensor<?x?x128xf32>, tensor<128xf32>) -> tensor<?x?x128xf32>
    %202 = graph.gelu %201, approximate = none : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %203 = graph.matmul %202, %41 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %204 = graph.add %203, %22 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %205 = graph.add %204, %199 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %206 = graph.layer_norm %205, weight %23,  bias %24, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    return %206 : tensor<?x?x64xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<512x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<128xf32>, %arg17: tensor<64x128xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<128x64xf32>, %arg32: tensor<128xf32>, %arg33: tensor<64x128xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a39"}) -> (tensor<?x?x64xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg39, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg39, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense_resource<lifted_tensor_0> : tensor<1x512xi64>
    %1 = graph.constant dense_resource<expand> : tensor<1x512xi64>
    %2 = graph.constant dense<0> : tensor<i64>
    %3 = graph.constant dense<1> : tensor<i64>
    %4 = graph.constant dense<5.000000e-01> : tensor<f32>
    %5 = graph.constant dense<0.000000e+00> : tensor<f32>
    %6 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %c0_1 = arith.constant 0 : index
    %7 = arith.cmpi slt, %dim, %c0_1 : index
    %c512 = arith.constant 512 : index
    %8 = arith.addi %dim, %c512 : index
    %9 = arith.select %7, %8, %dim : index
    %c0_2 = arith.constant 0 : index
    %10 = arith.maxsi %9, %c0_2 : index
    %c512_3 = arith.constant 512 : index
    %11 = arith.minsi %10, %c512_3 : index
    %c0_4 = arith.constant 0 : index
    %12 = arith.maxsi %11, %c0_4 : index
    %13 = graph.constant dense<0> : tensor<i64>
    %14 = graph.narrow %0, %13, sizes = [%12], dim = 1 : (tensor<1x512xi64>, tensor<i64>, index) -> tensor<1x?xi64>
    %15 = graph.constant dense<0> : tensor<i64>
    %16 = graph.lt %14, %15 : (tensor<1x?xi64>, tensor<i64>) -> tensor<1x?xi1>
    %17 = graph.constant dense<512> : tensor<i64>
    %18 = graph.add %14, %17 : (tensor<1x?xi64>, tensor<i64>) -> tensor<1x?xi64>
    %19 = graph.where %16, %18, %14 : (tensor<1x?xi1>, tensor<1x?xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
    %20 = graph.gather %1, %19, dim = 1 : (tensor<1x512xi64>, tensor<1x?xi64>) -> tensor<1x?xi64>
    %c1_5 = arith.constant 1 : index
    %21 = arith.cmpi eq, %12, %c1_5 : index
    %22 = arith.select %21, %dim, %12 : index
    %c1_6 = arith.constant 1 : index
    %23 = arith.cmpi eq, %dim, %c1_6 : index
    %24 = arith.cmpi eq, %dim, %22 : index
    %25 = arith.ori %23, %24 : i1
    core.require %25, "sizes must be 1 or those of the input"
    %26 = graph.expand %20, sizes = [%dim_0, %22], repeatable = [1] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %27 = graph.index %arg0, %arg39, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %28 = graph.index %arg2, %26, dims = [0] : (tensor<2x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %29 = graph.expand %27, sizes = [%dim_0, %22, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %30 = graph.add %29, %28 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %31 = graph.index %arg1, %14, dims = [0] : (tensor<512x64xf32>, tensor<1x?xi64>) -> tensor<1x?x64xf32>
    %32 = graph.expand %31, sizes = [1, %22, 64], repeatable = [1] : (tensor<1x?x64xf32>, index) -> tensor<1x?x64xf32>
    %33 = graph.add %30, %32 : (tensor<?x?x64xf32>, tensor<1x?x64xf32>) -> tensor<?x?x64xf32>
    %34 = graph.layer_norm %33, weight %arg3,  bias %arg4, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %35 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %35 : tensor<i64>
    %36 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %37 = graph.cast %2 : (tensor<i64>) -> tensor<f64>
    %38 = graph.sub %36, %37 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %39 = graph.cast %3 : (tensor<i64>) -> tensor<f64>
    %40 = graph.div %38, %39, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %41 = graph.ceil %40 : (tensor<f64>) -> tensor<f64>
    %42 = graph.constant dense<0.000000e+00> : tensor<f64>
    %43 = graph.maximum %41, %42 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %44 = graph.cast %43 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %44[] : tensor<i64>
    %45 = arith.index_cast %extracted : i64 to index
    %46 = graph.arange %2, %3, sizes = [%45] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %47 = graph.unsqueeze %46, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %48 = graph.unsqueeze %47, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %49 = graph.unsqueeze %48, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %50 = graph.ge %49, %2 : (tensor<1x1x?x1xi64>, tensor<i64>) -> tensor<1x1x?x1xi1>
    %c1_7 = arith.constant 1 : index
    %51 = arith.cmpi eq, %45, %c1_7 : index
    %52 = arith.select %51, %dim, %45 : index
    %c1_8 = arith.constant 1 : index
    %53 = arith.cmpi eq, %dim, %c1_8 : index
    %54 = arith.cmpi eq, %dim, %52 : index
    %55 = arith.ori %53, %54 : i1
    core.require %55, "sizes must be 1 or those of the input"
    %56 = graph.expand %50, sizes = [%dim_0, 1, %52, %dim], repeatable = [2] : (tensor<1x1x?x1xi1>, index, index, index) -> tensor<?x1x?x?xi1>
    %57 = graph.permute %arg5, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %58 = graph.matmul %34, %57 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %59 = graph.add %58, %arg6 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4 = arith.constant 4 : index
    %60 = arith.muli %22, %c4 : index
    %61 = arith.divsi %60, %dim : index
    %62 = graph.reshape %59, sizes = [%dim_0, %dim, %61, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %63 = graph.permute %62, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %64 = graph.permute %arg7, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %65 = graph.matmul %34, %64 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %66 = graph.add %65, %arg8 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_9 = arith.constant 4 : index
    %67 = arith.muli %22, %c4_9 : index
    %68 = arith.divsi %67, %dim : index
    %69 = graph.reshape %66, sizes = [%dim_0, %dim, %68, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %70 = graph.permute %69, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %71 = graph.permute %arg9, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %72 = graph.matmul %34, %71 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %73 = graph.add %72, %arg10 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_10 = arith.constant 4 : index
    %74 = arith.muli %22, %c4_10 : index
    %75 = arith.divsi %74, %dim : index
    %76 = graph.reshape %73, sizes = [%dim_0, %dim, %75, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %77 = graph.permute %76, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %78 = arith.muli %dim_0, %68 : index
    %79 = graph.reshape %70, sizes = [%78, %dim, 16] : (tensor<?x?x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %80 = graph.permute %79, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %81 = graph.reshape %80, sizes = [%dim_0, %68, 16, %dim] : (tensor<?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %82 = graph.mul %63, %4 : (tensor<?x?x?x16xf32>, tensor<f32>) -> tensor<?x?x?x16xf32>
    %83 = graph.mul %81, %4 : (tensor<?x?x16x?xf32>, tensor<f32>) -> tensor<?x?x16x?xf32>
    %84 = graph.where %56, %5, %6 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %c1_11 = arith.constant 1 : index
    %85 = arith.cmpi eq, %61, %c1_11 : index
    %86 = arith.select %85, %68, %61 : index
    %87 = graph.expand %82, sizes = [%dim_0, %86, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %88 = graph.expand %83, sizes = [%dim_0, %86, 16, %dim], repeatable = [1] : (tensor<?x?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %89 = graph.matmul %87, %88 : (tensor<?x?x?x16xf32>, tensor<?x?x16x?xf32>) -> tensor<?x?x?x?xf32>
    %90 = graph.expand %89, sizes = [%dim_0, %86, %52, %dim], repeatable = [2] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %91 = graph.add %90, %84 : (tensor<?x?x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x?x?x?xf32>
    %92 = graph.softmax %91, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %93 = graph.isnan %92 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xi1>
    %94 = graph.where %93, %5, %92 : (tensor<?x?x?x?xi1>, tensor<f32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %c1_12 = arith.constant 1 : index
    %95 = arith.cmpi eq, %86, %c1_12 : index
    %96 = arith.select %95, %75, %86 : index
    %97 = graph.expand %94, sizes = [%dim_0, %96, %52, %dim], repeatable = [1] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %98 = graph.expand %77, sizes = [%dim_0, %96, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %99 = graph.matmul %97, %98 : (tensor<?x?x?x?xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %100 = graph.permute %99, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %101 = arith.muli %52, %96 : index
    %c16 = arith.constant 16 : index
    %102 = arith.muli %101, %c16 : index
    %103 = arith.divsi %102, %dim : index
    %104 = graph.reshape %100, sizes = [%dim_0, %dim, %103] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %105 = graph.permute %arg11, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %106 = graph.matmul %104, %105 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %107 = graph.add %106, %arg12 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %108 = graph.expand %107, sizes = [%dim_0, %22, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %109 = graph.add %108, %34 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %110 = graph.layer_norm %109, weight %arg13,  bias %arg14, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %111 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %112 = graph.matmul %110, %111 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %113 = graph.add %112, %arg16 : (tensor<?x?x128xf32>, tensor<128xf32>) -> tensor<?x?x128xf32>
    %114 = graph.gelu %113, approximate = none : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %115 = graph.permute %arg17, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %116 = graph.matmul %114, %115 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %117 = graph.add %116, %arg18 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %118 = graph.add %117, %110 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %119 = graph.layer_norm %118, weight %arg19,  bias %arg20, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %120 = graph.permute %arg21, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %121 = graph.matmul %119, %120 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %122 = graph.add %121, %arg22 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_13 = arith.constant 4 : index
    %123 = arith.muli %22, %c4_13 : index
    %124 = arith.divsi %123, %dim : index
    %125 = graph.reshape %122, sizes = [%dim_0, %dim, %124, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %126 = graph.permute %125, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %127 = graph.permute %arg23, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %128 = graph.matmul %119, %127 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %129 = graph.add %128, %arg24 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_14 = arith.constant 4 : index
    %130 = arith.muli %22, %c4_14 : index
    %131 = arith.divsi %130, %dim : index
    %132 = graph.reshape %129, sizes = [%dim_0, %dim, %131, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %133 = graph.permute %132, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %134 = graph.permute %arg25, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %135 = graph.matmul %119, %134 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %136 = graph.add %135, %arg26 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %c4_15 = arith.constant 4 : index
    %137 = arith.muli %22, %c4_15 : index
    %138 = arith.divsi %137, %dim : index
    %139 = graph.reshape %136, sizes = [%dim_0, %dim, %138, 16] : (tensor<?x?x64xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %140 = graph.permute %139, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %141 = arith.muli %dim_0, %131 : index
    %142 = graph.reshape %133, sizes = [%141, %dim, 16] : (tensor<?x?x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %143 = graph.permute %142, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %144 = graph.reshape %143, sizes = [%dim_0, %131, 16, %dim] : (tensor<?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %145 = graph.mul %126, %4 : (tensor<?x?x?x16xf32>, tensor<f32>) -> tensor<?x?x?x16xf32>
    %146 = graph.mul %144, %4 : (tensor<?x?x16x?xf32>, tensor<f32>) -> tensor<?x?x16x?xf32>
    %c1_16 = arith.constant 1 : index
    %147 = arith.cmpi eq, %124, %c1_16 : index
    %148 = arith.select %147, %131, %124 : index
    %149 = graph.expand %145, sizes = [%dim_0, %148, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %150 = graph.expand %146, sizes = [%dim_0, %148, 16, %dim], repeatable = [1] : (tensor<?x?x16x?xf32>, index, index, index) -> tensor<?x?x16x?xf32>
    %151 = graph.matmul %149, %150 : (tensor<?x?x?x16xf32>, tensor<?x?x16x?xf32>) -> tensor<?x?x?x?xf32>
    %152 = graph.expand %151, sizes = [%dim_0, %148, %52, %dim], repeatable = [2] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %153 = graph.add %152, %84 : (tensor<?x?x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x?x?x?xf32>
    %154 = graph.softmax %153, dim = 3 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %155 = graph.isnan %154 : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xi1>
    %156 = graph.where %155, %5, %154 : (tensor<?x?x?x?xi1>, tensor<f32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    %c1_17 = arith.constant 1 : index
    %157 = arith.cmpi eq, %148, %c1_17 : index
    %158 = arith.select %157, %138, %148 : index
    %159 = graph.expand %156, sizes = [%dim_0, %158, %52, %dim], repeatable = [1] : (tensor<?x?x?x?xf32>, index, index, index, index) -> tensor<?x?x?x?xf32>
    %160 = graph.expand %140, sizes = [%dim_0, %158, %dim, 16], repeatable = [1] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?x16xf32>
    %161 = graph.matmul %159, %160 : (tensor<?x?x?x?xf32>, tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %162 = graph.permute %161, dims = [0, 2, 1, 3] : (tensor<?x?x?x16xf32>) -> tensor<?x?x?x16xf32>
    %163 = arith.muli %52, %158 : index
    %c16_18 = arith.constant 16 : index
    %164 = arith.muli %163, %c16_18 : index
    %165 = arith.divsi %164, %dim : index
    %166 = graph.reshape %162, sizes = [%dim_0, %dim, %165] : (tensor<?x?x?x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %167 = graph.permute %arg27, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %168 = graph.matmul %166, %167 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %169 = graph.add %168, %arg28 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %170 = graph.expand %169, sizes = [%dim_0, %22, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %171 = graph.add %170, %119 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %172 = graph.layer_norm %171, weight %arg29,  bias %arg30, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %173 = graph.permute %arg31, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %174 = graph.matmul %172, %173 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %175 = graph.add %174, %arg32 : (tensor<?x?x128xf32>, tensor<128xf32>) -> tensor<?x?x128xf32>
    %176 = graph.gelu %175, approximate = none : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %177 = graph.permute %arg33, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %178 = graph.matmul %176, %177 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %179 = graph.add %178, %arg34 : (tensor<?x?x64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %180 = graph.add %179, %172 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %181 = graph.layer_norm %180, weight %arg35,  bias %arg36, normalized_dims = 1, eps = 9.999999960041972E-13 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    return %181 : tensor<?x?x64xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<512x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<128xf32>, %arg17: tensor<64x128xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<64xf32>, %arg31: tensor<128x64xf32>, %arg32: tensor<128xf32>, %arg33: tensor<64x128xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<64x64xf32>, %arg38: tensor<64xf32>, %arg39: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a39"}, %ct0: tensor<?x?x64xf32> {graph.dims = ["batch", "?", 64]}) -> (tensor<?x?x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>) {
    %r:40 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38] : (tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<?x?xi64>, tensor<?x?x64xf32>) -> (tensor<?x?x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39 : tensor<?x?x64xf32>, tensor<256x64xf32>, tensor<512x64xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
  }
}
