// Written by tools/dev/record_plans.py: llama of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "ids"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense_resource<w1> : tensor<256x64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<8xf32>
    %7 = graph.constant dense<0> : tensor<i64>
    %8 = graph.constant dense<1> : tensor<i64>
    %9 = graph.constant dense<true> : tensor<i1>
    %10 = graph.constant dense_resource<w8> : tensor<64x64xf32>
    %11 = graph.constant dense_resource<w9> : tensor<64x32xf32>
    %12 = graph.constant dense_resource<w10> : tensor<64x32xf32>
    %13 = graph.constant dense<5.000000e-01> : tensor<f32>
    %14 = graph.constant dense_resource<w11> : tensor<64x64xf32>
    %15 = graph.constant dense_resource<w12> : tensor<64x128xf32>
    %16 = graph.constant dense_resource<w13> : tensor<64x128xf32>
    %17 = graph.constant dense_resource<w14> : tensor<128x64xf32>
    %18 = graph.constant dense_resource<w15> : tensor<64x64xf32>
    %19 = graph.constant dense_resource<w16> : tensor<64x32xf32>
    %20 = graph.constant dense_resource<w17> : tensor<64x32xf32>
    %21 = graph.constant dense_resource<w18> : tensor<64x64xf32>
    %22 = graph.constant dense_resource<w19> : tensor<64x128xf32>
    %23 = graph.constant dense_resource<w20> : tensor<64x128xf32>
    %24 = graph.constant dense_resource<w21> : tensor<128x64xf32>
    %25 = graph.constant dense_resource<w22> : tensor<64x256xf32>
    %26 = graph.constant dense<2.000000e+00> : tensor<f32>
    %27 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %28 = graph.constant dense<0.000000e+00> : tensor<f32>
    %29 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %30 = graph.index %0, %arg0, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %31 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %31 : tensor<i64>
    %32 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %33 = graph.cast %7 : (tensor<i64>) -> tensor<f64>
    %34 = graph.sub %32, %33 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %35 = graph.cast %8 : (tensor<i64>) -> tensor<f64>
    %36 = graph.div %34, %35, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %37 = graph.ceil %36 : (tensor<f64>) -> tensor<f64>
    %38 = graph.constant dense<0.000000e+00> : tensor<f64>
    %39 = graph.maximum %37, %38 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %40 = graph.cast %39 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %40[] : tensor<i64>
    %41 = arith.index_cast %extracted : i64 to index
    %42 = graph.arange %7, %8, sizes = [%41] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %43 = graph.unsqueeze %42, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %44 = graph.expand %43, sizes = [%dim_0, %41] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %45 = graph.slice %44, dim = 1, start = 0, end = 1, step = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_1 = arith.constant 1 : index
    %46 = arith.minsi %41, %c1_1 : index
    %47 = graph.sub %45, %8 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %48 = graph.cat %47, %44, dim = 1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_2 = arith.constant 1 : index
    %49 = arith.addi %dim, %c1_2 : index
    %50 = arith.addi %46, %41 : index
    %c0_3 = arith.constant 0 : index
    %51 = arith.minsi %50, %c0_3 : index
    %c0_4 = arith.constant 0 : index
    %52 = arith.cmpi slt, %dim, %c0_4 : index
    %53 = arith.addi %dim, %50 : index
    %54 = arith.select %52, %53, %dim : index
    %c0_5 = arith.constant 0 : index
    %55 = arith.maxsi %54, %c0_5 : index
    %56 = arith.minsi %55, %50 : index
    %57 = arith.subi %56, %51 : index
    %c0_6 = arith.constant 0 : index
    %58 = arith.maxsi %57, %c0_6 : index
    %59 = arith.index_cast %51 : index to i64
    %from_elements_7 = tensor.from_elements %59 : tensor<i64>
    %60 = graph.narrow %48, %from_elements_7, sizes = [%58], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_8 = arith.constant 1 : index
    %61 = arith.minsi %50, %c1_8 : index
    %c0_9 = arith.constant 0 : index
    %62 = arith.cmpi slt, %49, %c0_9 : index
    %63 = arith.addi %49, %50 : index
    %64 = arith.select %62, %63, %49 : index
    %c0_10 = arith.constant 0 : index
    %65 = arith.maxsi %64, %c0_10 : index
    %66 = arith.minsi %65, %50 : index
    %67 = arith.subi %66, %61 : index
    %c0_11 = arith.constant 0 : index
    %68 = arith.maxsi %67, %c0_11 : index
    %69 = arith.index_cast %61 : index to i64
    %from_elements_12 = tensor.from_elements %69 : tensor<i64>
    %70 = graph.narrow %48, %from_elements_12, sizes = [%68], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_13 = arith.constant 1 : index
    %71 = arith.cmpi eq, %68, %c1_13 : index
    %72 = arith.select %71, %58, %68 : index
    %73 = graph.expand %70, sizes = [%dim_0, %72], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %74 = graph.expand %60, sizes = [%dim_0, %72], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %75 = graph.sub %73, %74 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %76 = graph.eq %75, %8 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %77 = graph.logical_not %76 : (tensor<?x?xi1>) -> tensor<?x?xi1>
    %78 = graph.cast %77 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %79 = graph.cumsum %78, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %80 = arith.index_cast %dim_0 : index to i64
    %from_elements_14 = tensor.from_elements %80 : tensor<i64>
    %81 = graph.cast %from_elements_14 : (tensor<i64>) -> tensor<f64>
    %82 = graph.cast %7 : (tensor<i64>) -> tensor<f64>
    %83 = graph.sub %81, %82 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %84 = graph.cast %8 : (tensor<i64>) -> tensor<f64>
    %85 = graph.div %83, %84, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %86 = graph.ceil %85 : (tensor<f64>) -> tensor<f64>
    %87 = graph.constant dense<0.000000e+00> : tensor<f64>
    %88 = graph.maximum %86, %87 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %89 = graph.cast %88 : (tensor<f64>) -> tensor<i64>
    %extracted_15 = tensor.extract %89[] : tensor<i64>
    %90 = arith.index_cast %extracted_15 : i64 to index
    %91 = graph.arange %7, %8, sizes = [%90] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %92 = graph.unsqueeze %91, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %93 = graph.unsqueeze %92, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %94 = graph.unsqueeze %93, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %95 = graph.unsqueeze %42, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %96 = graph.unsqueeze %95, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %97 = graph.unsqueeze %96, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %98 = graph.unsqueeze %96, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %99 = graph.expand %94, sizes = [%90, 1, %41, 1] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %100 = graph.unsqueeze %99, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %101 = graph.expand %97, sizes = [%90, 1, %41, 1] : (tensor<1x1x?x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %102 = graph.unsqueeze %101, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %103 = graph.cat %100, %102, dim = 4 : (tensor<?x1x?x1x1xi64>, tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1x2xi64>
    %104 = graph.slice %103, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %105 = graph.squeeze %104, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %106 = graph.slice %103, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %107 = graph.squeeze %106, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %108 = graph.index %44, %105, %107, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %109 = graph.expand %94, sizes = [%90, 1, 1, %41] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x1x?xi64>
    %110 = graph.unsqueeze %109, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %111 = graph.expand %98, sizes = [%90, 1, 1, %41] : (tensor<1x1x1x?xi64>, index, index) -> tensor<?x1x1x?xi64>
    %112 = graph.unsqueeze %111, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %113 = graph.cat %110, %112, dim = 4 : (tensor<?x1x1x?x1xi64>, tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?x2xi64>
    %114 = graph.slice %113, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %115 = graph.squeeze %114, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %116 = graph.slice %113, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %117 = graph.squeeze %116, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %118 = graph.index %44, %115, %117, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %119 = graph.le %118, %108 : (tensor<?x1x1x?xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x?xi1>
    %120 = graph.logical_and %9, %119 : (tensor<i1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %121 = graph.slice %103, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %122 = graph.squeeze %121, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %123 = graph.slice %103, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %124 = graph.squeeze %123, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %125 = graph.index %79, %122, %124, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %126 = graph.slice %113, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %127 = graph.squeeze %126, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %128 = graph.slice %113, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %129 = graph.squeeze %128, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %130 = graph.index %79, %127, %129, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %131 = graph.eq %125, %130 : (tensor<?x1x?x1xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x?x?xi1>
    %132 = graph.logical_and %120, %131 : (tensor<?x1x?x?xi1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %133 = graph.unsqueeze %43, dim = 2 : (tensor<1x?xi64>) -> tensor<1x?x1xi64>
    %134 = graph.cast %133 : (tensor<1x?x1xi64>) -> tensor<1x?x1xf32>
    %135 = graph.mul %134, %6 : (tensor<1x?x1xf32>, tensor<8xf32>) -> tensor<1x?x8xf32>
    %136 = graph.cat %135, %135, dim = 2 : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %137 = graph.cos %136 : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %138 = graph.sin %136 : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %139 = graph.pow %30, %26 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %140 = graph.mean %139, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %141 = graph.add %140, %27 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %142 = graph.sqrt %141 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %143 = graph.reciprocal %142 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %144 = graph.mul %30, %143 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %145 = graph.mul %1, %144 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %146 = graph.matmul %145, %10 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %147 = graph.reshape %146, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %148 = graph.permute %147, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %149 = graph.matmul %145, %11 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %150 = graph.reshape %149, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %151 = graph.permute %150, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %152 = graph.matmul %145, %12 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %153 = graph.reshape %152, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %154 = graph.permute %153, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %155 = graph.unsqueeze %137, dim = 1 : (tensor<1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %156 = graph.unsqueeze %138, dim = 1 : (tensor<1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %c1_16 = arith.constant 1 : index
    %157 = arith.cmpi eq, %dim, %c1_16 : index
    %158 = arith.select %157, %41, %dim : index
    %159 = graph.expand %148, sizes = [%dim_0, 4, %158, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %160 = graph.expand %155, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %161 = graph.mul %159, %160 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %162 = graph.slice %148, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %163 = graph.slice %148, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %164 = graph.neg %163 : (tensor<?x4x?x8xf32>) -> tensor<?x4x?x8xf32>
    %165 = graph.cat %164, %162, dim = 3 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %166 = graph.expand %165, sizes = [%dim_0, 4, %158, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %167 = graph.expand %156, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %168 = graph.mul %166, %167 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %169 = graph.add %161, %168 : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %170 = graph.expand %151, sizes = [%dim_0, 2, %158, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %171 = graph.expand %155, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %172 = graph.mul %170, %171 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %173 = graph.slice %151, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %174 = graph.slice %151, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %175 = graph.neg %174 : (tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
    %176 = graph.cat %175, %173, dim = 3 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %177 = graph.expand %176, sizes = [%dim_0, 2, %158, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %178 = graph.expand %156, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %179 = graph.mul %177, %178 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %180 = graph.add %172, %179 : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %181 = graph.unsqueeze %180, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %c1_17 = arith.constant 1 : index
    %182 = arith.cmpi eq, %dim, %c1_17 : index
    %183 = arith.cmpi eq, %dim, %158 : index
    %184 = arith.ori %182, %183 : i1
    core.require %184, "sizes must be 1 or those of the input"
    %185 = graph.expand %181, sizes = [%dim_0, 2, 2, %158, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %186 = graph.reshape %185, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %187 = graph.unsqueeze %154, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %188 = graph.expand %187, sizes = [%dim_0, 2, 2, %dim, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %189 = graph.reshape %188, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %c4 = arith.constant 4 : index
    %190 = arith.muli %dim_0, %c4 : index
    %191 = graph.reshape %186, sizes = [%190, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %192 = graph.permute %191, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %193 = graph.reshape %192, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %194 = graph.mul %169, %13 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %195 = graph.mul %193, %13 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %196 = graph.where %132, %28, %29 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %197 = graph.matmul %194, %195 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %c1_18 = arith.constant 1 : index
    %198 = arith.cmpi eq, %dim_0, %c1_18 : index
    %199 = arith.select %198, %90, %dim_0 : index
    %200 = graph.expand %197, sizes = [%199, 4, %158, %158], repeatable = [0, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %201 = graph.expand %196, sizes = [%199, 1, %158, %158], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %202 = graph.add %200, %201 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %203 = graph.softmax %202, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %204 = graph.isnan %203 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %205 = graph.where %204, %28, %203 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %206 = graph.expand %189, sizes = [%199, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %207 = graph.matmul %205, %206 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %208 = graph.permute %207, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %209 = arith.muli %199, %158 : index
    %c64 = arith.constant 64 : index
    %210 = arith.muli %209, %c64 : index
    %211 = arith.muli %dim_0, %dim : index
    %212 = arith.divsi %210, %211 : index
    %213 = graph.reshape %208, sizes = [%dim_0, %dim, %212] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %214 = graph.matmul %213, %14 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %215 = graph.add %30, %214 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %216 = graph.pow %215, %26 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %217 = graph.mean %216, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %218 = graph.add %217, %27 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %219 = graph.sqrt %218 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %220 = graph.reciprocal %219 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %221 = graph.mul %215, %220 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %222 = graph.mul %2, %221 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %223 = graph.matmul %222, %15 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %224 = graph.sigmoid %223 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %225 = graph.mul %223, %224 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %226 = graph.matmul %222, %16 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %227 = graph.mul %225, %226 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %228 = graph.matmul %227, %17 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %229 = graph.add %215, %228 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %230 = graph.pow %229, %26 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %231 = graph.mean %230, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %232 = graph.add %231, %27 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %233 = graph.sqrt %232 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %234 = graph.reciprocal %233 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %235 = graph.mul %229, %234 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %236 = graph.mul %3, %235 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %237 = graph.matmul %236, %18 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %238 = graph.reshape %237, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %239 = graph.permute %238, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %240 = graph.matmul %236, %19 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %241 = graph.reshape %240, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %242 = graph.permute %241, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %243 = graph.matmul %236, %20 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %244 = graph.reshape %243, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %245 = graph.permute %244, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %246 = graph.expand %239, sizes = [%dim_0, 4, %158, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %247 = graph.expand %155, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %248 = graph.mul %246, %247 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %249 = graph.slice %239, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %250 = graph.slice %239, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %251 = graph.neg %250 : (tensor<?x4x?x8xf32>) -> tensor<?x4x?x8xf32>
    %252 = graph.cat %251, %249, dim = 3 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %253 = graph.expand %252, sizes = [%dim_0, 4, %158, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %254 = graph.expand %156, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %255 = graph.mul %253, %254 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %256 = graph.add %248, %255 : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %257 = graph.expand %242, sizes = [%dim_0, 2, %158, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %258 = graph.expand %155, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %259 = graph.mul %257, %258 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %260 = graph.slice %242, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %261 = graph.slice %242, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %262 = graph.neg %261 : (tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
    %263 = graph.cat %262, %260, dim = 3 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %264 = graph.expand %263, sizes = [%dim_0, 2, %158, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %265 = graph.expand %156, sizes = [1, 1, %158, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %266 = graph.mul %264, %265 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %267 = graph.add %259, %266 : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %268 = graph.unsqueeze %267, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %c1_19 = arith.constant 1 : index
    %269 = arith.cmpi eq, %dim, %c1_19 : index
    %270 = arith.cmpi eq, %dim, %158 : index
    %271 = arith.ori %269, %270 : i1
    core.require %271, "sizes must be 1 or those of the input"
    %272 = graph.expand %268, sizes = [%dim_0, 2, 2, %158, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %273 = graph.reshape %272, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %274 = graph.unsqueeze %245, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %275 = graph.expand %274, sizes = [%dim_0, 2, 2, %dim, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %276 = graph.reshape %275, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %c4_20 = arith.constant 4 : index
    %277 = arith.muli %dim_0, %c4_20 : index
    %278 = graph.reshape %273, sizes = [%277, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %279 = graph.permute %278, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %280 = graph.reshape %279, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %281 = graph.mul %256, %13 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %282 = graph.mul %280, %13 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %283 = graph.matmul %281, %282 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %284 = graph.expand %283, sizes = [%199, 4, %158, %158], repeatable = [0, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %285 = graph.expand %196, sizes = [%199, 1, %158, %158], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %286 = graph.add %284, %285 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %287 = graph.softmax %286, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %288 = graph.isnan %287 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %289 = graph.where %288, %28, %287 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %290 = graph.expand %276, sizes = [%199, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %291 = graph.matmul %289, %290 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %292 = graph.permute %291, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %293 = arith.muli %199, %158 : index
    %c64_21 = arith.constant 64 : index
    %294 = arith.muli %293, %c64_21 : index
    %295 = arith.muli %dim_0, %dim : index
    %296 = arith.divsi %294, %295 : index
    %297 = graph.reshape %292, sizes = [%dim_0, %dim, %296] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %298 = graph.matmul %297, %21 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %299 = graph.add %229, %298 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %300 = graph.pow %299, %26 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %301 = graph.mean %300, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %302 = graph.add %301, %27 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %303 = graph.sqrt %302 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %304 = graph.reciprocal %303 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %305 = graph.mul %299, %304 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %306 = graph.mul %4, %305 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %307 = graph.matmul %306, %22 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %308 = graph.sigmoid %307 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %309 = graph.mul %307, %308 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %310 = graph.matmul %306, %23 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %311 = graph.mul %309, %310 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %312 = graph.matmul %311, %24 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %313 = graph.add %299, %312 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %314 = graph.pow %313, %26 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %315 = graph.mean %314, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %316 = graph.add %315, %27 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %317 = graph.sqrt %316 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %318 = graph.reciprocal %317 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %319 = graph.mul %313, %318 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %320 = graph.mul %5, %319 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %321 = graph.matmul %320, %25 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %321 : tensor<?x?x256xf32>
  }
  func.func private @model(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<128x64xf32>, %arg6: tensor<128x64xf32>, %arg7: tensor<64x128xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<256x64xf32>, %arg21: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a21"}) -> (tensor<?x?x256xf32>) {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg21, %c1 : tensor<?x?xi64>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg21, %c0 : tensor<?x?xi64>
    %0 = graph.constant dense_resource<w23> : tensor<8xf32>
    %1 = graph.constant dense<0> : tensor<i64>
    %2 = graph.constant dense<1> : tensor<i64>
    %3 = graph.constant dense<true> : tensor<i1>
    %4 = graph.constant dense<5.000000e-01> : tensor<f32>
    %5 = graph.constant dense<2.000000e+00> : tensor<f32>
    %6 = graph.constant dense<9.99999997E-7> : tensor<f32>
    %7 = graph.constant dense<0.000000e+00> : tensor<f32>
    %8 = graph.constant dense<-3.40282347E+38> : tensor<f32>
    %9 = graph.index %arg0, %arg21, dims = [0] : (tensor<256x64xf32>, tensor<?x?xi64>) -> tensor<?x?x64xf32>
    %10 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %10 : tensor<i64>
    %11 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %12 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %13 = graph.sub %11, %12 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %14 = graph.cast %2 : (tensor<i64>) -> tensor<f64>
    %15 = graph.div %13, %14, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %16 = graph.ceil %15 : (tensor<f64>) -> tensor<f64>
    %17 = graph.constant dense<0.000000e+00> : tensor<f64>
    %18 = graph.maximum %16, %17 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %19 = graph.cast %18 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %19[] : tensor<i64>
    %20 = arith.index_cast %extracted : i64 to index
    %21 = graph.arange %1, %2, sizes = [%20] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %22 = graph.unsqueeze %21, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %23 = graph.expand %22, sizes = [%dim_0, %20] : (tensor<1x?xi64>, index, index) -> tensor<?x?xi64>
    %24 = graph.slice %23, dim = 1, start = 0, end = 1, step = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_1 = arith.constant 1 : index
    %25 = arith.minsi %20, %c1_1 : index
    %26 = graph.sub %24, %2 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi64>
    %27 = graph.cat %26, %23, dim = 1 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %c1_2 = arith.constant 1 : index
    %28 = arith.addi %dim, %c1_2 : index
    %29 = arith.addi %25, %20 : index
    %c0_3 = arith.constant 0 : index
    %30 = arith.minsi %29, %c0_3 : index
    %c0_4 = arith.constant 0 : index
    %31 = arith.cmpi slt, %dim, %c0_4 : index
    %32 = arith.addi %dim, %29 : index
    %33 = arith.select %31, %32, %dim : index
    %c0_5 = arith.constant 0 : index
    %34 = arith.maxsi %33, %c0_5 : index
    %35 = arith.minsi %34, %29 : index
    %36 = arith.subi %35, %30 : index
    %c0_6 = arith.constant 0 : index
    %37 = arith.maxsi %36, %c0_6 : index
    %38 = arith.index_cast %30 : index to i64
    %from_elements_7 = tensor.from_elements %38 : tensor<i64>
    %39 = graph.narrow %27, %from_elements_7, sizes = [%37], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_8 = arith.constant 1 : index
    %40 = arith.minsi %29, %c1_8 : index
    %c0_9 = arith.constant 0 : index
    %41 = arith.cmpi slt, %28, %c0_9 : index
    %42 = arith.addi %28, %29 : index
    %43 = arith.select %41, %42, %28 : index
    %c0_10 = arith.constant 0 : index
    %44 = arith.maxsi %43, %c0_10 : index
    %45 = arith.minsi %44, %29 : index
    %46 = arith.subi %45, %40 : index
    %c0_11 = arith.constant 0 : index
    %47 = arith.maxsi %46, %c0_11 : index
    %48 = arith.index_cast %40 : index to i64
    %from_elements_12 = tensor.from_elements %48 : tensor<i64>
    %49 = graph.narrow %27, %from_elements_12, sizes = [%47], dim = 1 : (tensor<?x?xi64>, tensor<i64>, index) -> tensor<?x?xi64>
    %c1_13 = arith.constant 1 : index
    %50 = arith.cmpi eq, %47, %c1_13 : index
    %51 = arith.select %50, %37, %47 : index
    %52 = graph.expand %49, sizes = [%dim_0, %51], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %53 = graph.expand %39, sizes = [%dim_0, %51], repeatable = [1] : (tensor<?x?xi64>, index, index) -> tensor<?x?xi64>
    %54 = graph.sub %52, %53 : (tensor<?x?xi64>, tensor<?x?xi64>) -> tensor<?x?xi64>
    %55 = graph.eq %54, %2 : (tensor<?x?xi64>, tensor<i64>) -> tensor<?x?xi1>
    %56 = graph.logical_not %55 : (tensor<?x?xi1>) -> tensor<?x?xi1>
    %57 = graph.cast %56 : (tensor<?x?xi1>) -> tensor<?x?xi64>
    %58 = graph.cumsum %57, dim = 1 : (tensor<?x?xi64>) -> tensor<?x?xi64>
    %59 = arith.index_cast %dim_0 : index to i64
    %from_elements_14 = tensor.from_elements %59 : tensor<i64>
    %60 = graph.cast %from_elements_14 : (tensor<i64>) -> tensor<f64>
    %61 = graph.cast %1 : (tensor<i64>) -> tensor<f64>
    %62 = graph.sub %60, %61 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %63 = graph.cast %2 : (tensor<i64>) -> tensor<f64>
    %64 = graph.div %62, %63, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %65 = graph.ceil %64 : (tensor<f64>) -> tensor<f64>
    %66 = graph.constant dense<0.000000e+00> : tensor<f64>
    %67 = graph.maximum %65, %66 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %68 = graph.cast %67 : (tensor<f64>) -> tensor<i64>
    %extracted_15 = tensor.extract %68[] : tensor<i64>
    %69 = arith.index_cast %extracted_15 : i64 to index
    %70 = graph.arange %1, %2, sizes = [%69] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %71 = graph.unsqueeze %70, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %72 = graph.unsqueeze %71, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %73 = graph.unsqueeze %72, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %74 = graph.unsqueeze %21, dim = 0 : (tensor<?xi64>) -> tensor<1x?xi64>
    %75 = graph.unsqueeze %74, dim = 1 : (tensor<1x?xi64>) -> tensor<1x1x?xi64>
    %76 = graph.unsqueeze %75, dim = 3 : (tensor<1x1x?xi64>) -> tensor<1x1x?x1xi64>
    %77 = graph.unsqueeze %75, dim = 2 : (tensor<1x1x?xi64>) -> tensor<1x1x1x?xi64>
    %78 = graph.expand %73, sizes = [%69, 1, %20, 1] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %79 = graph.unsqueeze %78, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %80 = graph.expand %76, sizes = [%69, 1, %20, 1] : (tensor<1x1x?x1xi64>, index, index) -> tensor<?x1x?x1xi64>
    %81 = graph.unsqueeze %80, dim = 4 : (tensor<?x1x?x1xi64>) -> tensor<?x1x?x1x1xi64>
    %82 = graph.cat %79, %81, dim = 4 : (tensor<?x1x?x1x1xi64>, tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1x2xi64>
    %83 = graph.slice %82, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %84 = graph.squeeze %83, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %85 = graph.slice %82, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %86 = graph.squeeze %85, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %87 = graph.index %23, %84, %86, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %88 = graph.expand %73, sizes = [%69, 1, 1, %20] : (tensor<?x1x1x1xi64>, index, index) -> tensor<?x1x1x?xi64>
    %89 = graph.unsqueeze %88, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %90 = graph.expand %77, sizes = [%69, 1, 1, %20] : (tensor<1x1x1x?xi64>, index, index) -> tensor<?x1x1x?xi64>
    %91 = graph.unsqueeze %90, dim = 4 : (tensor<?x1x1x?xi64>) -> tensor<?x1x1x?x1xi64>
    %92 = graph.cat %89, %91, dim = 4 : (tensor<?x1x1x?x1xi64>, tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?x2xi64>
    %93 = graph.slice %92, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %94 = graph.squeeze %93, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %95 = graph.slice %92, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %96 = graph.squeeze %95, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %97 = graph.index %23, %94, %96, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %98 = graph.le %97, %87 : (tensor<?x1x1x?xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x?xi1>
    %99 = graph.logical_and %3, %98 : (tensor<i1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %100 = graph.slice %82, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %101 = graph.squeeze %100, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %102 = graph.slice %82, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x?x1x2xi64>) -> tensor<?x1x?x1x1xi64>
    %103 = graph.squeeze %102, dims = [4] : (tensor<?x1x?x1x1xi64>) -> tensor<?x1x?x1xi64>
    %104 = graph.index %58, %101, %103, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x?x1xi64>, tensor<?x1x?x1xi64>) -> tensor<?x1x?x1xi64>
    %105 = graph.slice %92, dim = 4, start = 0, end = 1, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %106 = graph.squeeze %105, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %107 = graph.slice %92, dim = 4, start = 1, end = 2, step = 1 : (tensor<?x1x1x?x2xi64>) -> tensor<?x1x1x?x1xi64>
    %108 = graph.squeeze %107, dims = [4] : (tensor<?x1x1x?x1xi64>) -> tensor<?x1x1x?xi64>
    %109 = graph.index %58, %106, %108, dims = [0, 1] : (tensor<?x?xi64>, tensor<?x1x1x?xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x1x?xi64>
    %110 = graph.eq %104, %109 : (tensor<?x1x?x1xi64>, tensor<?x1x1x?xi64>) -> tensor<?x1x?x?xi1>
    %111 = graph.logical_and %99, %110 : (tensor<?x1x?x?xi1>, tensor<?x1x?x?xi1>) -> tensor<?x1x?x?xi1>
    %112 = graph.unsqueeze %22, dim = 2 : (tensor<1x?xi64>) -> tensor<1x?x1xi64>
    %113 = graph.cast %112 : (tensor<1x?x1xi64>) -> tensor<1x?x1xf32>
    %114 = graph.mul %113, %0 : (tensor<1x?x1xf32>, tensor<8xf32>) -> tensor<1x?x8xf32>
    %115 = graph.cat %114, %114, dim = 2 : (tensor<1x?x8xf32>, tensor<1x?x8xf32>) -> tensor<1x?x16xf32>
    %116 = graph.cos %115 : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %117 = graph.sin %115 : (tensor<1x?x16xf32>) -> tensor<1x?x16xf32>
    %118 = graph.pow %9, %5 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %119 = graph.mean %118, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %120 = graph.add %119, %6 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %121 = graph.sqrt %120 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %122 = graph.reciprocal %121 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %123 = graph.mul %9, %122 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %124 = graph.mul %arg8, %123 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %125 = graph.permute %arg1, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %126 = graph.matmul %124, %125 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %127 = graph.reshape %126, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %128 = graph.permute %127, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %129 = graph.permute %arg2, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %130 = graph.matmul %124, %129 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %131 = graph.reshape %130, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %132 = graph.permute %131, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %133 = graph.permute %arg3, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %134 = graph.matmul %124, %133 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %135 = graph.reshape %134, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %136 = graph.permute %135, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %137 = graph.unsqueeze %116, dim = 1 : (tensor<1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %138 = graph.unsqueeze %117, dim = 1 : (tensor<1x?x16xf32>) -> tensor<1x1x?x16xf32>
    %c1_16 = arith.constant 1 : index
    %139 = arith.cmpi eq, %dim, %c1_16 : index
    %140 = arith.select %139, %20, %dim : index
    %141 = graph.expand %128, sizes = [%dim_0, 4, %140, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %142 = graph.expand %137, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %143 = graph.mul %141, %142 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %144 = graph.slice %128, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %145 = graph.slice %128, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %146 = graph.neg %145 : (tensor<?x4x?x8xf32>) -> tensor<?x4x?x8xf32>
    %147 = graph.cat %146, %144, dim = 3 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %148 = graph.expand %147, sizes = [%dim_0, 4, %140, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %149 = graph.expand %138, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %150 = graph.mul %148, %149 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %151 = graph.add %143, %150 : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %152 = graph.expand %132, sizes = [%dim_0, 2, %140, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %153 = graph.expand %137, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %154 = graph.mul %152, %153 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %155 = graph.slice %132, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %156 = graph.slice %132, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %157 = graph.neg %156 : (tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
    %158 = graph.cat %157, %155, dim = 3 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %159 = graph.expand %158, sizes = [%dim_0, 2, %140, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %160 = graph.expand %138, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %161 = graph.mul %159, %160 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %162 = graph.add %154, %161 : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %163 = graph.unsqueeze %162, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %c1_17 = arith.constant 1 : index
    %164 = arith.cmpi eq, %dim, %c1_17 : index
    %165 = arith.cmpi eq, %dim, %140 : index
    %166 = arith.ori %164, %165 : i1
    core.require %166, "sizes must be 1 or those of the input"
    %167 = graph.expand %163, sizes = [%dim_0, 2, 2, %140, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %168 = graph.reshape %167, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %169 = graph.unsqueeze %136, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %170 = graph.expand %169, sizes = [%dim_0, 2, 2, %dim, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %171 = graph.reshape %170, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %c4 = arith.constant 4 : index
    %172 = arith.muli %dim_0, %c4 : index
    %173 = graph.reshape %168, sizes = [%172, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %174 = graph.permute %173, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %175 = graph.reshape %174, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %176 = graph.mul %151, %4 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %177 = graph.mul %175, %4 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %178 = graph.where %111, %7, %8 : (tensor<?x1x?x?xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x?x?xf32>
    %179 = graph.matmul %176, %177 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %c1_18 = arith.constant 1 : index
    %180 = arith.cmpi eq, %dim_0, %c1_18 : index
    %181 = arith.select %180, %69, %dim_0 : index
    %182 = graph.expand %179, sizes = [%181, 4, %140, %140], repeatable = [0, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %183 = graph.expand %178, sizes = [%181, 1, %140, %140], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %184 = graph.add %182, %183 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %185 = graph.softmax %184, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %186 = graph.isnan %185 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %187 = graph.where %186, %7, %185 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %188 = graph.expand %171, sizes = [%181, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %189 = graph.matmul %187, %188 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %190 = graph.permute %189, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %191 = arith.muli %181, %140 : index
    %c64 = arith.constant 64 : index
    %192 = arith.muli %191, %c64 : index
    %193 = arith.muli %dim_0, %dim : index
    %194 = arith.divsi %192, %193 : index
    %195 = graph.reshape %190, sizes = [%dim_0, %dim, %194] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %196 = graph.permute %arg4, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %197 = graph.matmul %195, %196 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %198 = graph.add %9, %197 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %199 = graph.pow %198, %5 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %200 = graph.mean %199, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %201 = graph.add %200, %6 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %202 = graph.sqrt %201 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %203 = graph.reciprocal %202 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %204 = graph.mul %198, %203 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %205 = graph.mul %arg9, %204 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %206 = graph.permute %arg5, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %207 = graph.matmul %205, %206 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %208 = graph.sigmoid %207 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %209 = graph.mul %207, %208 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %210 = graph.permute %arg6, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %211 = graph.matmul %205, %210 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %212 = graph.mul %209, %211 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %213 = graph.permute %arg7, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %214 = graph.matmul %212, %213 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %215 = graph.add %198, %214 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %216 = graph.pow %215, %5 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %217 = graph.mean %216, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %218 = graph.add %217, %6 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %219 = graph.sqrt %218 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %220 = graph.reciprocal %219 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %221 = graph.mul %215, %220 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %222 = graph.mul %arg17, %221 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %223 = graph.permute %arg10, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %224 = graph.matmul %222, %223 : (tensor<?x?x64xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %225 = graph.reshape %224, sizes = [%dim_0, %dim, 4, 16] : (tensor<?x?x64xf32>, index, index) -> tensor<?x?x4x16xf32>
    %226 = graph.permute %225, dims = [0, 2, 1, 3] : (tensor<?x?x4x16xf32>) -> tensor<?x4x?x16xf32>
    %227 = graph.permute %arg11, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %228 = graph.matmul %222, %227 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %229 = graph.reshape %228, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %230 = graph.permute %229, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %231 = graph.permute %arg12, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %232 = graph.matmul %222, %231 : (tensor<?x?x64xf32>, tensor<64x32xf32>) -> tensor<?x?x32xf32>
    %233 = graph.reshape %232, sizes = [%dim_0, %dim, 2, 16] : (tensor<?x?x32xf32>, index, index) -> tensor<?x?x2x16xf32>
    %234 = graph.permute %233, dims = [0, 2, 1, 3] : (tensor<?x?x2x16xf32>) -> tensor<?x2x?x16xf32>
    %235 = graph.expand %226, sizes = [%dim_0, 4, %140, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %236 = graph.expand %137, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %237 = graph.mul %235, %236 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %238 = graph.slice %226, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %239 = graph.slice %226, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x4x?x16xf32>) -> tensor<?x4x?x8xf32>
    %240 = graph.neg %239 : (tensor<?x4x?x8xf32>) -> tensor<?x4x?x8xf32>
    %241 = graph.cat %240, %238, dim = 3 : (tensor<?x4x?x8xf32>, tensor<?x4x?x8xf32>) -> tensor<?x4x?x16xf32>
    %242 = graph.expand %241, sizes = [%dim_0, 4, %140, 16], repeatable = [2] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %243 = graph.expand %138, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %244 = graph.mul %242, %243 : (tensor<?x4x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x4x?x16xf32>
    %245 = graph.add %237, %244 : (tensor<?x4x?x16xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %246 = graph.expand %230, sizes = [%dim_0, 2, %140, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %247 = graph.expand %137, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %248 = graph.mul %246, %247 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %249 = graph.slice %230, dim = 3, start = 0, end = 8, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %250 = graph.slice %230, dim = 3, start = 8, end = 9223372036854775807, step = 1 : (tensor<?x2x?x16xf32>) -> tensor<?x2x?x8xf32>
    %251 = graph.neg %250 : (tensor<?x2x?x8xf32>) -> tensor<?x2x?x8xf32>
    %252 = graph.cat %251, %249, dim = 3 : (tensor<?x2x?x8xf32>, tensor<?x2x?x8xf32>) -> tensor<?x2x?x16xf32>
    %253 = graph.expand %252, sizes = [%dim_0, 2, %140, 16], repeatable = [2] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x?x16xf32>
    %254 = graph.expand %138, sizes = [1, 1, %140, 16], repeatable = [2] : (tensor<1x1x?x16xf32>, index) -> tensor<1x1x?x16xf32>
    %255 = graph.mul %253, %254 : (tensor<?x2x?x16xf32>, tensor<1x1x?x16xf32>) -> tensor<?x2x?x16xf32>
    %256 = graph.add %248, %255 : (tensor<?x2x?x16xf32>, tensor<?x2x?x16xf32>) -> tensor<?x2x?x16xf32>
    %257 = graph.unsqueeze %256, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %c1_19 = arith.constant 1 : index
    %258 = arith.cmpi eq, %dim, %c1_19 : index
    %259 = arith.cmpi eq, %dim, %140 : index
    %260 = arith.ori %258, %259 : i1
    core.require %260, "sizes must be 1 or those of the input"
    %261 = graph.expand %257, sizes = [%dim_0, 2, 2, %140, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %262 = graph.reshape %261, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %263 = graph.unsqueeze %234, dim = 2 : (tensor<?x2x?x16xf32>) -> tensor<?x2x1x?x16xf32>
    %264 = graph.expand %263, sizes = [%dim_0, 2, 2, %dim, 16] : (tensor<?x2x1x?x16xf32>, index, index) -> tensor<?x2x2x?x16xf32>
    %265 = graph.reshape %264, sizes = [%dim_0, 4, %dim, 16] : (tensor<?x2x2x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %c4_20 = arith.constant 4 : index
    %266 = arith.muli %dim_0, %c4_20 : index
    %267 = graph.reshape %262, sizes = [%266, %dim, 16] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x?x16xf32>
    %268 = graph.permute %267, dims = [0, 2, 1] : (tensor<?x?x16xf32>) -> tensor<?x16x?xf32>
    %269 = graph.reshape %268, sizes = [%dim_0, 4, 16, %dim] : (tensor<?x16x?xf32>, index, index) -> tensor<?x4x16x?xf32>
    %270 = graph.mul %245, %4 : (tensor<?x4x?x16xf32>, tensor<f32>) -> tensor<?x4x?x16xf32>
    %271 = graph.mul %269, %4 : (tensor<?x4x16x?xf32>, tensor<f32>) -> tensor<?x4x16x?xf32>
    %272 = graph.matmul %270, %271 : (tensor<?x4x?x16xf32>, tensor<?x4x16x?xf32>) -> tensor<?x4x?x?xf32>
    %273 = graph.expand %272, sizes = [%181, 4, %140, %140], repeatable = [0, 3] : (tensor<?x4x?x?xf32>, index, index, index) -> tensor<?x4x?x?xf32>
    %274 = graph.expand %178, sizes = [%181, 1, %140, %140], repeatable = [0, 2, 3] : (tensor<?x1x?x?xf32>, index, index, index) -> tensor<?x1x?x?xf32>
    %275 = graph.add %273, %274 : (tensor<?x4x?x?xf32>, tensor<?x1x?x?xf32>) -> tensor<?x4x?x?xf32>
    %276 = graph.softmax %275, dim = 3 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %277 = graph.isnan %276 : (tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xi1>
    %278 = graph.where %277, %7, %276 : (tensor<?x4x?x?xi1>, tensor<f32>, tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %279 = graph.expand %265, sizes = [%181, 4, %dim, 16], repeatable = [0] : (tensor<?x4x?x16xf32>, index, index) -> tensor<?x4x?x16xf32>
    %280 = graph.matmul %278, %279 : (tensor<?x4x?x?xf32>, tensor<?x4x?x16xf32>) -> tensor<?x4x?x16xf32>
    %281 = graph.permute %280, dims = [0, 2, 1, 3] : (tensor<?x4x?x16xf32>) -> tensor<?x?x4x16xf32>
    %282 = arith.muli %181, %140 : index
    %c64_21 = arith.constant 64 : index
    %283 = arith.muli %282, %c64_21 : index
    %284 = arith.muli %dim_0, %dim : index
    %285 = arith.divsi %283, %284 : index
    %286 = graph.reshape %281, sizes = [%dim_0, %dim, %285] : (tensor<?x?x4x16xf32>, index, index, index) -> tensor<?x?x?xf32>
    %287 = graph.permute %arg13, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %288 = graph.matmul %286, %287 : (tensor<?x?x?xf32>, tensor<64x64xf32>) -> tensor<?x?x64xf32>
    %289 = graph.add %215, %288 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %290 = graph.pow %289, %5 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %291 = graph.mean %290, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %292 = graph.add %291, %6 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %293 = graph.sqrt %292 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %294 = graph.reciprocal %293 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %295 = graph.mul %289, %294 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %296 = graph.mul %arg18, %295 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %297 = graph.permute %arg14, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %298 = graph.matmul %296, %297 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %299 = graph.sigmoid %298 : (tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %300 = graph.mul %298, %299 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %301 = graph.permute %arg15, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %302 = graph.matmul %296, %301 : (tensor<?x?x64xf32>, tensor<64x128xf32>) -> tensor<?x?x128xf32>
    %303 = graph.mul %300, %302 : (tensor<?x?x128xf32>, tensor<?x?x128xf32>) -> tensor<?x?x128xf32>
    %304 = graph.permute %arg16, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %305 = graph.matmul %303, %304 : (tensor<?x?x128xf32>, tensor<128x64xf32>) -> tensor<?x?x64xf32>
    %306 = graph.add %289, %305 : (tensor<?x?x64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %307 = graph.pow %306, %5 : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?x64xf32>
    %308 = graph.mean %307, dims = [2], keepdim = true : (tensor<?x?x64xf32>) -> tensor<?x?x1xf32>
    %309 = graph.add %308, %6 : (tensor<?x?x1xf32>, tensor<f32>) -> tensor<?x?x1xf32>
    %310 = graph.sqrt %309 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %311 = graph.reciprocal %310 : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %312 = graph.mul %306, %311 : (tensor<?x?x64xf32>, tensor<?x?x1xf32>) -> tensor<?x?x64xf32>
    %313 = graph.mul %arg19, %312 : (tensor<64xf32>, tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %314 = graph.permute %arg20, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %315 = graph.matmul %313, %314 : (tensor<?x?x64xf32>, tensor<64x256xf32>) -> tensor<?x?x256xf32>
    return %315 : tensor<?x?x256xf32>
  }
  func.func @gradient(%arg0: tensor<256x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<32x64xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<128x64xf32>, %arg6: tensor<128x64xf32>, %arg7: tensor<64x128xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128x64xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<256x64xf32>, %arg21: tensor<?x?xi64> {graph.dims = ["batch", "length"], tcopt.name = "a21"}, %ct0: tensor<?x?x256xf32> {graph.dims = ["batch", "length", 256]}) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>) {
    %r:22 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] : (tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<?x?xi64>, tensor<?x?x256xf32>) -> (tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21 : tensor<?x?x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>
  }
}
