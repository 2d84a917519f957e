// Written by tools/dev/record_plans.py: gpt2 of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "ids"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense_resource<w1> : tensor<64x64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64x192xf32>
    %4 = graph.constant dense_resource<w5> : tensor<192xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64x64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64x256xf32>
    %10 = graph.constant dense_resource<w11> : tensor<256xf32>
    %11 = graph.constant dense_resource<w12> : tensor<256x64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64xf32>
    %15 = graph.constant dense_resource<w16> : tensor<64x192xf32>
    %16 = graph.constant dense_resource<w17> : tensor<192xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64x64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64xf32>
    %19 = graph.constant dense_resource<w20> : tensor<64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64xf32>
    %21 = graph.constant dense_resource<w22> : tensor<64x256xf32>
    %22 = graph.constant dense_resource<w23> : tensor<256xf32>
    %23 = graph.constant dense_resource<w24> : tensor<256x64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<64xf32>
    %26 = graph.constant dense_resource<w27> : tensor<64xf32>
    %27 = graph.constant dense_resource<w28> : tensor<256x64xf32>
    %28 = graph.constant dense<0> : tensor<i64>
    %29 = graph.constant dense<1> : tensor<i64>
    %30 = graph.constant dense<true> : tensor<i1>
    %31 = graph.constant dense<5.000000e-01> : tensor<f32>
    %32 = graph.constant dense<1.000000e+00> : tensor<f32>
    %33 = graph.constant dense<0.000000e+00> : tensor<f32>
    %34 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %35 = graph.constant dense<3.000000e+00> : tensor<f32>
    %36 = graph.constant dense<4.471500e-02> : tensor<f32>
    %37 = graph.constant dense<0.797884583> : tensor<f32>
    %38 = graph.reshape %arg0, sizes = [%dim_0, %dim] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %39 = graph.index %27, %38, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %40 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %40 : tensor<i64>
    %41 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %42 = graph.cast %28 : (tensor<i64>) -> tensor<f64>
    %43 = graph.sub %41, %42 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %44 = graph.cast %29 : (tensor<i64>) -> tensor<f64>
    %45 = graph.div %43, %44, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %46 = graph.ceil %45 : (tensor<f64>) -> tensor<f64>
    %47 = graph.constant dense<0.000000e+00> : tensor<f64>
    %48 = graph.maximum %46, %47 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %49 = graph.cast %48 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %49[] : tensor<i64>
    %50 = arith.index_cast %extracted : i64 to index
    %51 = graph.arange %28, %29, sizes = [%50] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %52 = graph.unsqueeze %51, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %53 = graph.index %0, %52, dims = [0] : (tensor<64x64xf32>, tensor<1x?xi64>) -> tensor<1x?x64xf32>
    %c1_1 = arith.constant 1 : index
    %54 = arith.cmpi eq, %dim, %c1_1 : index
    %55 = arith.select %54, %50, %dim : index
    %56 = graph.expand %39, sizes = [%dim_0, %55, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %57 = graph.expand %53, sizes = [1, %55, 64], repeatable = [1] : (tensor<1x?x64xf32>, index) -> tensor<1x?x64xf32>
    %58 = graph.add %56, %57 : (tensor<?x?x64xf32>, tensor<1x?x64xf32>) -> tensor<?x?x64xf32>
    %59 = graph.expand %52, sizes = [%dim_0, %50] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %60 = graph.slice %59, dim = 1, start = 0, end = 1, step = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_2 = arith.constant 1 : index
    %61 = arith.minsi %50, %c1_2 : index
    %62 = graph.sub %60, %29 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %63 = graph.cat %62, %59, dim = 1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_3 = arith.constant 1 : index
    %64 = arith.addi %dim, %c1_3 : index
    %65 = arith.addi %61, %50 : index
    %c0_4 = arith.constant 0 : index
    %66 = arith.minsi %65, %c0_4 : index
    %c0_5 = arith.constant 0 : index
    %67 = arith.cmpi slt, %dim, %c0_5 : index
    %68 = arith.addi %dim, %65 : index
    %69 = arith.select %67, %68, %dim : index
    %c0_6 = arith.constant 0 : index
    %70 = arith.maxsi %69, %c0_6 : index
    %71 = arith.minsi %70, %65 : index
    %72 = arith.subi %71, %66 : index
    %c0_7 = arith.constant 0 : index
    %73 = arith.maxsi %72, %c0_7 : index
    %74 = arith.index_cast %66 : index to i64
    %from_elements_8 = tensor.from_elements %74 : tensor<i64>
    %75 = graph.narrow %63, %from_elements_8, sizes = [%73], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_9 = arith.constant 1 : index
    %76 = arith.minsi %65, %c1_9 : index
    %c0_10 = arith.constant 0 : index
    %77 = arith.cmpi slt, %64, %c0_10 : index
    %78 = arith.addi %64, %65 : index
    %79 = arith.select %77, %78, %64 : index
    %c0_11 = arith.constant 0 : index
    %80 = arith.maxsi %79, %c0_11 : index
    %81 = arith.minsi %80, %65 : index
    %82 = arith.subi %81, %76 : index
    %c0_12 = arith.constant 0 : index
    %83 = arith.maxsi %82, %c0_12 : index
    %84 = arith.index_cast %76 : index to i64
    %from_elements_13 = tensor.from_elements %84 : tensor<i64>
    %85 = graph.narrow %63, %from_elements_13, sizes = [%83], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_14 = arith.constant 1 : index
    %86 = arith.cmpi eq, %83, %c1_14 : index
    %87 = arith.select %86, %73, %83 : index
    %88 = graph.expand %85, sizes = [%dim_0, %87], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %89 = graph.expand %75, sizes = [%dim_0, %87], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %90 = graph.sub %88, %89 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %91 = graph.eq %90, %29 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %92 = graph.logical_not %91 : (tensor<?x?xi1>) -> tensor<?x?xi1>
    %93 = graph.cast %92 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %94 = graph.cumsum %93, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %95 = arith.index_cast %dim_0 : index to i64
    %from_elements_15 = tensor.from_elements %95 : tensor<i64>
    %96 = graph.cast %from_elements_15 : (tensor<i64>) -> tensor<f64>
    %97 = graph.cast %28 : (tensor<i64>) -> tensor<f64>
    %98 = graph.sub %96, %97 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %99 = graph.cast %29 : (tensor<i64>) -> tensor<f64>
    %100 = graph.div %98, %99, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %101 = graph.ceil %100 : (tensor<f64>) -> tensor<f64>
    %102 = graph.constant dense<0.000000e+00> : tensor<f64>
    %103 = graph.maximum %101, %102 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %104 = graph.cast %103 : (tensor<f64>) -> tensor<i64>
    %extracted_16 = tensor.extract %104[] : tensor<i64>
    %105 = arith.index_cast %extracted_16 : i64 to index
    %106 = graph.arange %28, %29, sizes = [%105] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %107 = graph.unsqueeze %106, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %108 = graph.unsqueeze %107, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %109 = graph.unsqueeze %108, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %110 = graph.unsqueeze %51, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %111 = graph.unsqueeze %110, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %112 = graph.unsqueeze %111, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %113 = graph.unsqueeze %111, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %114 = graph.expand %109, sizes = [%105, 1, %50, 1] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %115 = graph.unsqueeze %114, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %116 = graph.expand %112, sizes = [%105, 1, %50, 1] : (tensor<1x1x?x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %117 = graph.unsqueeze %116, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %118 = graph.cat %115, %117, dim = 4 : (tensor<?x1x?x1x1xi64>, tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1x2xi64>
    %119 = graph.slice %118, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %120 = graph.squeeze %119, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %121 = graph.slice %118, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %122 = graph.squeeze %121, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %123 = graph.index %59, %120, %122, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %124 = graph.expand %109, sizes = [%105, 1, 1, %50] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x1x?xi64>
    %125 = graph.unsqueeze %124, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %126 = graph.expand %113, sizes = [%105, 1, 1, %50] : (tensor<1x1x1x?xi64>, index, index) -> tensor<?x1x1x?xi64>
    %127 = graph.unsqueeze %126, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %128 = graph.cat %125, %127, dim = 4 : (tensor<?x1x1x?x1xi64>, tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?x2xi64>
    %129 = graph.slice %128, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %130 = graph.squeeze %129, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %131 = graph.slice %128, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %132 = graph.squeeze %131, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %133 = graph.index %59, %130, %132, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %134 = graph.le %133, %123 : (tensor<?x1x1x?xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x?xi1>
    %135 = graph.logical_and %30, %134 : (tensor<i1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %136 = graph.slice %118, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %137 = graph.squeeze %136, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %138 = graph.slice %118, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %139 = graph.squeeze %138, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %140 = graph.index %94, %137, %139, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %141 = graph.slice %128, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %142 = graph.squeeze %141, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %143 = graph.slice %128, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %144 = graph.squeeze %143, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %145 = graph.index %94, %142, %144, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %146 = graph.eq %140, %145 : (tensor<?x1x?x1xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x?x?xi1>
    %147 = graph.logical_and %135, %146 : (tensor<?x1x?x?xi1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %148 = graph.layer_norm %58, weight %1,  bias %2, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %149 = arith.muli %dim_0, %55 : index
    %150 = graph.reshape %148, sizes = [%149, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %151 = graph.addmm %4, %150, %3, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<?x64xf32>, tensor<64x192xf32>) -> tensor<?x192xf32>
    %152 = graph.reshape %151, sizes = [%dim_0, %dim, 192] : (tensor<?x192xf32>, index, index) -> tensor<?x?x192xf32>
    %153 = graph.slice %152, dim = 2, start = 0, end = 64, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %154 = graph.slice %152, dim = 2, start = 64, end = 128, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %155 = graph.slice %152, dim = 2, start = 128, end = 192, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %156 = graph.reshape %154, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %157 = graph.permute %156, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %158 = graph.reshape %155, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %159 = graph.permute %158, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %160 = graph.reshape %153, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %161 = graph.permute %160, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4 = arith.constant 4 : index
    %162 = arith.muli %dim_0, %c4 : index
    %163 = graph.reshape %157, sizes = [%162, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %164 = graph.permute %163, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %165 = graph.reshape %164, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %166 = graph.mul %161, %31 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %167 = graph.mul %165, %31 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %168 = graph.where %147, %33, %34 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %169 = graph.matmul %166, %167 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %c1_17 = arith.constant 1 : index
    %170 = arith.cmpi eq, %dim_0, %c1_17 : index
    %171 = arith.select %170, %105, %dim_0 : index
    %172 = graph.expand %169, sizes = [%171, 4, %55, %55], repeatable = [0, 2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %173 = graph.expand %168, sizes = [%171, 1, %55, %55], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %174 = graph.add %172, %173 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %175 = graph.softmax %174, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %176 = graph.isnan %175 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %177 = graph.where %176, %33, %175 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %178 = graph.expand %159, sizes = [%171, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %179 = graph.matmul %177, %178 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %180 = graph.permute %179, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %181 = arith.muli %171, %55 : index
    %182 = graph.reshape %180, sizes = [%181, 64] : (tensor<?x?x4x16xf32>, index) -> tensor<?x64xf32>
    %183 = graph.addmm %6, %182, %5, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %184 = graph.reshape %183, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %185 = graph.expand %184, sizes = [%dim_0, %55, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %186 = graph.add %185, %58 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %187 = graph.layer_norm %186, weight %7,  bias %8, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %188 = arith.muli %dim_0, %55 : index
    %189 = graph.reshape %187, sizes = [%188, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %190 = graph.addmm %10, %189, %9, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<?x64xf32>, tensor<64x256xf32>) -> tensor<?x256xf32>
    %191 = graph.reshape %190, sizes = [%dim_0, %dim, 256] : (tensor<?x256xf32>, index, index) -> tensor<?x?x256xf32>
    %192 = graph.mul %191, %31 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %193 = graph.pow %191, %35 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %194 = graph.mul %193, %36 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %195 = graph.add %191, %194 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %196 = graph.mul %195, %37 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %197 = graph.tanh %196 : (tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %198 = graph.add %197, %32 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %199 = graph.mul %192, %198 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %200 = arith.muli %dim_0, %dim : index
    %201 = graph.reshape %199, sizes = [%200, 256] : (tensor<?x?x256xf32>, index) -> tensor<?x256xf32>
    %202 = graph.addmm %12, %201, %11, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x256xf32>, tensor<256x64xf32>) -> tensor<?x64xf32>
    %203 = graph.reshape %202, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %204 = graph.expand %203, sizes = [%dim_0, %55, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %205 = graph.add %186, %204 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %206 = graph.layer_norm %205, weight %13,  bias %14, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %207 = arith.muli %dim_0, %55 : index
    %208 = graph.reshape %206, sizes = [%207, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %209 = graph.addmm %16, %208, %15, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<?x64xf32>, tensor<64x192xf32>) -> tensor<?x192xf32>
    %210 = graph.reshape %209, sizes = [%dim_0, %dim, 192] : (tensor<?x192xf32>, index, index) -> tensor<?x?x192xf32>
    %211 = graph.slice %210, dim = 2, start = 0, end = 64, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %212 = graph.slice %210, dim = 2, start = 64, end = 128, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %213 = graph.slice %210, dim = 2, start = 128, end = 192, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %214 = graph.reshape %212, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %215 = graph.permute %214, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %216 = graph.reshape %213, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %217 = graph.permute %216, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %218 = graph.reshape %211, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %219 = graph.permute %218, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_18 = arith.constant 4 : index
    %220 = arith.muli %dim_0, %c4_18 : index
    %221 = graph.reshape %215, sizes = [%220, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %222 = graph.permute %221, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %223 = graph.reshape %222, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %224 = graph.mul %219, %31 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %225 = graph.mul %223, %31 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %226 = graph.matmul %224, %225 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %227 = graph.expand %226, sizes = [%171, 4, %55, %55], repeatable = [0, 2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %228 = graph.expand %168, sizes = [%171, 1, %55, %55], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %229 = graph.add %227, %228 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %230 = graph.softmax %229, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %231 = graph.isnan %230 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %232 = graph.where %231, %33, %230 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %233 = graph.expand %217, sizes = [%171, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %234 = graph.matmul %232, %233 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %235 = graph.permute %234, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %236 = arith.muli %171, %55 : index
    %237 = graph.reshape %235, sizes = [%236, 64] : (tensor<?x?x4x16xf32>, index) -> tensor<?x64xf32>
    %238 = graph.addmm %18, %237, %17, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %239 = graph.reshape %238, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %240 = graph.expand %239, sizes = [%dim_0, %55, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %241 = graph.add %240, %205 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %242 = graph.layer_norm %241, weight %19,  bias %20, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %243 = arith.muli %dim_0, %55 : index
    %244 = graph.reshape %242, sizes = [%243, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %245 = graph.addmm %22, %244, %21, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<?x64xf32>, tensor<64x256xf32>) -> tensor<?x256xf32>
    %246 = graph.reshape %245, sizes = [%dim_0, %dim, 256] : (tensor<?x256xf32>, index, index) -> tensor<?x?x256xf32>
    %247 = graph.mul %246, %31 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %248 = graph.pow %246, %35 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %249 = graph.mul %248, %36 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %250 = graph.add %246, %249 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %251 = graph.mul %250, %37 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %252 = graph.tanh %251 : (tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %253 = graph.add %252, %32 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %254 = graph.mul %247, %253 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %255 = arith.muli %dim_0, %dim : index
    %256 = graph.reshape %254, sizes = [%255, 256] : (tensor<?x?x256xf32>, index) -> tensor<?x256xf32>
    %257 = graph.addmm %24, %256, %23, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x256xf32>, tensor<256x64xf32>) -> tensor<?x64xf32>
    %258 = graph.reshape %257, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %259 = graph.expand %258, sizes = [%dim_0, %55, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %260 = graph.add %241, %259 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %261 = graph.layer_norm %260, weight %25,  bias %26, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %262 = arith.muli %dim_0, %55 : index
    %263 = arith.divsi %262, %dim : index
    %264 = graph.reshape %261, sizes = [%263, %dim, 64] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %265 = graph.permute %27, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %266 = graph.matmul %264, %265 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %266 : tensor<?x?x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x192xf32>, %arg5: tensor<192xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x192xf32>, %arg17: tensor<192xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64x256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a28"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg28, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg28, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense<0> : tensor<i64>
    %1 = graph.constant dense<1> : tensor<i64>
    %2 = graph.constant dense<true> : tensor<i1>
    %3 = graph.constant dense<5.000000e-01> : tensor<f32>
    %4 = graph.constant dense<1.000000e+00> : tensor<f32>
    %5 = graph.constant dense<0.000000e+00> : tensor<f32>
    %6 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %7 = graph.constant dense<3.000000e+00> : tensor<f32>
    %8 = graph.constant dense<4.471500e-02> : tensor<f32>
    %9 = graph.constant dense<0.797884583> : tensor<f32>
    %10 = graph.reshape %arg28, sizes = [%dim_0, %dim] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %11 = graph.index %arg0, %10, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %12 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %12 : tensor<i64>
    %13 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %14 = graph.cast %0 : (tensor<i64>) -> tensor<f64>
    %15 = graph.sub %13, %14 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %17 = graph.div %15, %16, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %18 = graph.ceil %17 : (tensor<f64>) -> tensor<f64>
    %19 = graph.constant dense<0.000000e+00> : tensor<f64>
    %20 = graph.maximum %18, %19 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %21 = graph.cast %20 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %21[] : tensor<i64>
    %22 = arith.index_cast %extracted : i64 to index
    %23 = graph.arange %0, %1, sizes = [%22] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %24 = graph.unsqueeze %23, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %25 = graph.index %arg1, %24, dims = [0] : (tensor<64x64xf32>, tensor<1x?xi64>) -> tensor<1x?x64xf32>
    %c1_1 = arith.constant 1 : index
    %26 = arith.cmpi eq, %dim, %c1_1 : index
    %27 = arith.select %26, %22, %dim : index
    %28 = graph.expand %11, sizes = [%dim_0, %27, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %29 = graph.expand %25, sizes = [1, %27, 64], repeatable = [1] : (tensor<1x?x64xf32>, index) -> tensor<1x?x64xf32>
    %30 = graph.add %28, %29 : (tensor<?x?x64xf32>, tensor<1x?x64xf32>) -> tensor<?x?x64xf32>
    %31 = graph.expand %24, sizes = [%dim_0, %22] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %32 = graph.slice %31, dim = 1, start = 0, end = 1, step = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_2 = arith.constant 1 : index
    %33 = arith.minsi %22, %c1_2 : index
    %34 = graph.sub %32, %1 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %35 = graph.cat %34, %31, dim = 1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_3 = arith.constant 1 : index
    %36 = arith.addi %dim, %c1_3 : index
    %37 = arith.addi %33, %22 : index
    %c0_4 = arith.constant 0 : index
    %38 = arith.minsi %37, %c0_4 : index
    %c0_5 = arith.constant 0 : index
    %39 = arith.cmpi slt, %dim, %c0_5 : index
    %40 = arith.addi %dim, %37 : index
    %41 = arith.select %39, %40, %dim : index
    %c0_6 = arith.constant 0 : index
    %42 = arith.maxsi %41, %c0_6 : index
    %43 = arith.minsi %42, %37 : index
    %44 = arith.subi %43, %38 : index
    %c0_7 = arith.constant 0 : index
    %45 = arith.maxsi %44, %c0_7 : index
    %46 = arith.index_cast %38 : index to i64
    %from_elements_8 = tensor.from_elements %46 : tensor<i64>
    %47 = graph.narrow %35, %from_elements_8, sizes = [%45], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_9 = arith.constant 1 : index
    %48 = arith.minsi %37, %c1_9 : index
    %c0_10 = arith.constant 0 : index
    %49 = arith.cmpi slt, %36, %c0_10 : index
    %50 = arith.addi %36, %37 : index
    %51 = arith.select %49, %50, %36 : index
    %c0_11 = arith.constant 0 : index
    %52 = arith.maxsi %51, %c0_11 : index
    %53 = arith.minsi %52, %37 : index
    %54 = arith.subi %53, %48 : index
    %c0_12 = arith.constant 0 : index
    %55 = arith.maxsi %54, %c0_12 : index
    %56 = arith.index_cast %48 : index to i64
    %from_elements_13 = tensor.from_elements %56 : tensor<i64>
    %57 = graph.narrow %35, %from_elements_13, sizes = [%55], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_14 = arith.constant 1 : index
    %58 = arith.cmpi eq, %55, %c1_14 : index
    %59 = arith.select %58, %45, %55 : index
    %60 = graph.expand %57, sizes = [%dim_0, %59], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %61 = graph.expand %47, sizes = [%dim_0, %59], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %62 = graph.sub %60, %61 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %63 = graph.eq %62, %1 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %64 = graph.logical_not %63 : (tensor<?x?xi1>) -> tensor<?x?xi1>
    %65 = graph.cast %64 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %66 = graph.cumsum %65, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %67 = arith.index_cast %dim_0 : index to i64
    %from_elements_15 = tensor.from_elements %67 : tensor<i64>
    %68 = graph.cast %from_elements_15 : (tensor<i64>) -> tensor<f64>
    %69 = graph.cast %0 : (tensor<i64>) -> tensor<f64>
    %70 = graph.sub %68, %69 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %71 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %72 = graph.div %70, %71, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %73 = graph.ceil %72 : (tensor<f64>) -> tensor<f64>
    %74 = graph.constant dense<0.000000e+00> : tensor<f64>
    %75 = graph.maximum %73, %74 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %76 = graph.cast %75 : (tensor<f64>) -> tensor<i64>
    %extracted_16 = tensor.extract %76[] : tensor<i64>
    %77 = arith.index_cast %extracted_16 : i64 to index
    %78 = graph.arange %0, %1, sizes = [%77] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %79 = graph.unsqueeze %78, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %80 = graph.unsqueeze %79, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %81 = graph.unsqueeze %80, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %82 = graph.unsqueeze %23, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %83 = graph.unsqueeze %82, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %84 = graph.unsqueeze %83, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %85 = graph.unsqueeze %83, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %86 = graph.expand %81, sizes = [%77, 1, %22, 1] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %87 = graph.unsqueeze %86, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %88 = graph.expand %84, sizes = [%77, 1, %22, 1] : (tensor<1x1x?x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %89 = graph.unsqueeze %88, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %90 = graph.cat %87, %89, dim = 4 : (tensor<?x1x?x1x1xi64>, tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1x2xi64>
    %91 = graph.slice %90, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %92 = graph.squeeze %91, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %93 = graph.slice %90, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %94 = graph.squeeze %93, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %95 = graph.index %31, %92, %94, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %96 = graph.expand %81, sizes = [%77, 1, 1, %22] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x1x?xi64>
    %97 = graph.unsqueeze %96, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %98 = graph.expand %85, sizes = [%77, 1, 1, %22] : (tensor<1x1x1x?xi64>, index, index) -> tensor<?x1x1x?xi64>
    %99 = graph.unsqueeze %98, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %100 = graph.cat %97, %99, dim = 4 : (tensor<?x1x1x?x1xi64>, tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?x2xi64>
    %101 = graph.slice %100, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %102 = graph.squeeze %101, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %103 = graph.slice %100, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %104 = graph.squeeze %103, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %105 = graph.index %31, %102, %104, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %106 = graph.le %105, %95 : (tensor<?x1x1x?xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x?xi1>
    %107 = graph.logical_and %2, %106 : (tensor<i1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %108 = graph.slice %90, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %109 = graph.squeeze %108, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %110 = graph.slice %90, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %111 = graph.squeeze %110, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %112 = graph.index %66, %109, %111, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %113 = graph.slice %100, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %114 = graph.squeeze %113, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %115 = graph.slice %100, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %116 = graph.squeeze %115, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %117 = graph.index %66, %114, %116, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %118 = graph.eq %112, %117 : (tensor<?x1x?x1xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x?x?xi1>
    %119 = graph.logical_and %107, %118 : (tensor<?x1x?x?xi1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %120 = graph.layer_norm %30, weight %arg2,  bias %arg3, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %121 = arith.muli %dim_0, %27 : index
    %122 = graph.reshape %120, sizes = [%121, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %123 = graph.addmm %arg5, %122, %arg4, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<?x64xf32>, tensor<64x192xf32>) -> tensor<?x192xf32>
    %124 = graph.reshape %123, sizes = [%dim_0, %dim, 192] : (tensor<?x192xf32>, index, index) -> tensor<?x?x192xf32>
    %125 = graph.slice %124, dim = 2, start = 0, end = 64, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %126 = graph.slice %124, dim = 2, start = 64, end = 128, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %127 = graph.slice %124, dim = 2, start = 128, end = 192, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %128 = graph.reshape %126, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %129 = graph.permute %128, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %130 = graph.reshape %127, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %131 = graph.permute %130, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %132 = graph.reshape %125, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %133 = graph.permute %132, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4 = arith.constant 4 : index
    %134 = arith.muli %dim_0, %c4 : index
    %135 = graph.reshape %129, sizes = [%134, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %136 = graph.permute %135, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %137 = graph.reshape %136, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %138 = graph.mul %133, %3 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %139 = graph.mul %137, %3 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %140 = graph.where %119, %5, %6 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %141 = graph.matmul %138, %139 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %c1_17 = arith.constant 1 : index
    %142 = arith.cmpi eq, %dim_0, %c1_17 : index
    %143 = arith.select %142, %77, %dim_0 : index
    %144 = graph.expand %141, sizes = [%143, 4, %27, %27], repeatable = [0, 2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %145 = graph.expand %140, sizes = [%143, 1, %27, %27], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %146 = graph.add %144, %145 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %147 = graph.softmax %146, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %148 = graph.isnan %147 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %149 = graph.where %148, %5, %147 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %150 = graph.expand %131, sizes = [%143, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %151 = graph.matmul %149, %150 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %152 = graph.permute %151, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %153 = arith.muli %143, %27 : index
    %154 = graph.reshape %152, sizes = [%153, 64] : (tensor<?x?x4x16xf32>, index) -> tensor<?x64xf32>
    %155 = graph.addmm %arg7, %154, %arg6, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %156 = graph.reshape %155, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %157 = graph.expand %156, sizes = [%dim_0, %27, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %158 = graph.add %157, %30 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %159 = graph.layer_norm %158, weight %arg8,  bias %arg9, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %160 = arith.muli %dim_0, %27 : index
    %161 = graph.reshape %159, sizes = [%160, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %162 = graph.addmm %arg11, %161, %arg10, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<?x64xf32>, tensor<64x256xf32>) -> tensor<?x256xf32>
    %163 = graph.reshape %162, sizes = [%dim_0, %dim, 256] : (tensor<?x256xf32>, index, index) -> tensor<?x?x256xf32>
    %164 = graph.mul %163, %3 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %165 = graph.pow %163, %7 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %166 = graph.mul %165, %8 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %167 = graph.add %163, %166 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %168 = graph.mul %167, %9 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %169 = graph.tanh %168 : (tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %170 = graph.add %169, %4 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %171 = graph.mul %164, %170 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %172 = arith.muli %dim_0, %dim : index
    %173 = graph.reshape %171, sizes = [%172, 256] : (tensor<?x?x256xf32>, index) -> tensor<?x256xf32>
    %174 = graph.addmm %arg13, %173, %arg12, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x256xf32>, tensor<256x64xf32>) -> tensor<?x64xf32>
    %175 = graph.reshape %174, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %176 = graph.expand %175, sizes = [%dim_0, %27, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %177 = graph.add %158, %176 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %178 = graph.layer_norm %177, weight %arg14,  bias %arg15, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %179 = arith.muli %dim_0, %27 : index
    %180 = graph.reshape %178, sizes = [%179, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %181 = graph.addmm %arg17, %180, %arg16, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<192xf32>, tensor<?x64xf32>, tensor<64x192xf32>) -> tensor<?x192xf32>
    %182 = graph.reshape %181, sizes = [%dim_0, %dim, 192] : (tensor<?x192xf32>, index, index) -> tensor<?x?x192xf32>
    %183 = graph.slice %182, dim = 2, start = 0, end = 64, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %184 = graph.slice %182, dim = 2, start = 64, end = 128, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %185 = graph.slice %182, dim = 2, start = 128, end = 192, step = 1 : (tensor<?x?x192xf32>) -> tensor<?x?x64xf32>
    %186 = graph.reshape %184, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %187 = graph.permute %186, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %188 = graph.reshape %185, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %189 = graph.permute %188, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %190 = graph.reshape %183, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %191 = graph.permute %190, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %c4_18 = arith.constant 4 : index
    %192 = arith.muli %dim_0, %c4_18 : index
    %193 = graph.reshape %187, sizes = [%192, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %194 = graph.permute %193, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %195 = graph.reshape %194, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %196 = graph.mul %191, %3 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %197 = graph.mul %195, %3 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %198 = graph.matmul %196, %197 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %199 = graph.expand %198, sizes = [%143, 4, %27, %27], repeatable = [0, 2, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %200 = graph.expand %140, sizes = [%143, 1, %27, %27], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %201 = graph.add %199, %200 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %202 = graph.softmax %201, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %203 = graph.isnan %202 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %204 = graph.where %203, %5, %202 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %205 = graph.expand %189, sizes = [%143, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %206 = graph.matmul %204, %205 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %207 = graph.permute %206, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %208 = arith.muli %143, %27 : index
    %209 = graph.reshape %207, sizes = [%208, 64] : (tensor<?x?x4x16xf32>, index) -> tensor<?x64xf32>
    %210 = graph.addmm %arg19, %209, %arg18, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %211 = graph.reshape %210, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %212 = graph.expand %211, sizes = [%dim_0, %27, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %213 = graph.add %212, %177 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %214 = graph.layer_norm %213, weight %arg20,  bias %arg21, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %215 = arith.muli %dim_0, %27 : index
    %216 = graph.reshape %214, sizes = [%215, 64] : (tensor<?x?x64xf32>, index) -> tensor<?x64xf32>
    %217 = graph.addmm %arg23, %216, %arg22, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<256xf32>, tensor<?x64xf32>, tensor<64x256xf32>) -> tensor<?x256xf32>
    %218 = graph.reshape %217, sizes = [%dim_0, %dim, 256] : (tensor<?x256xf32>, index, index) -> tensor<?x?x256xf32>
    %219 = graph.mul %218, %3 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %220 = graph.pow %218, %7 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %221 = graph.mul %220, %8 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %222 = graph.add %218, %221 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %223 = graph.mul %222, %9 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %224 = graph.tanh %223 : (tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %225 = graph.add %224, %4 : (tensor<?x?x256xf32>, tensor<f32>) -> tensor<?x?x256xf32>
    %226 = graph.mul %219, %225 : (tensor<?x?x256xf32>, tensor<?x?x256xf32>) -> tensor<?x?x256xf32>
    %227 = arith.muli %dim_0, %dim : index
    %228 = graph.reshape %226, sizes = [%227, 256] : (tensor<?x?x256xf32>, index) -> tensor<?x256xf32>
    %229 = graph.addmm %arg25, %228, %arg24, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x256xf32>, tensor<256x64xf32>) -> tensor<?x64xf32>
    %230 = graph.reshape %229, sizes = [%dim_0, %dim, 64] : (tensor<?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %231 = graph.expand %230, sizes = [%dim_0, %27, 64], repeatable = [1] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %232 = graph.add %213, %231 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %233 = graph.layer_norm %232, weight %arg26,  bias %arg27, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x?x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x?x64xf32>
    %234 = arith.muli %dim_0, %27 : index
    %235 = arith.divsi %234, %dim : index
    %236 = graph.reshape %233, sizes = [%235, %dim, 64] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x64xf32>
    %237 = graph.permute %arg0, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %238 = graph.matmul %236, %237 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %238 : tensor<?x?x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x192xf32>, %arg5: tensor<192xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<256x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x192xf32>, %arg17: tensor<192xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64x256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a28"}, %ct0: tensor<?x?x256xf32> {graph.dims = ["?", "length", 256]}) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %r:29 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?x?xi64>, tensor<?x?x256xf32>) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28 : tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x192xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
