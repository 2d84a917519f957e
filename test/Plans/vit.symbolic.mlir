// Written by tools/dev/record_plans.py: vit of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x3x32x32xf32> {graph.dims = ["batch", 3, 32, 32], tcopt.name = "x"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x32x32xf32>
    %0 = graph.constant dense_resource<w1> : tensor<1x1x64xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64x3x8x8xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<1x17x64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<192xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64x64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<128xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64xf32>
    %15 = graph.constant dense_resource<w16> : tensor<192xf32>
    %16 = graph.constant dense_resource<w17> : tensor<64x64xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<64xf32>
    %19 = graph.constant dense_resource<w20> : tensor<64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<128xf32>
    %21 = graph.constant dense_resource<w22> : tensor<64xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<1000x64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<1000xf32>
    %26 = graph.constant dense_resource<w27> : tensor<64x192xf32>
    %27 = graph.constant dense<5.000000e-01> : tensor<1xf32>
    %28 = graph.constant dense_resource<w28> : tensor<64x128xf32>
    %29 = graph.constant dense_resource<w29> : tensor<128x64xf32>
    %30 = graph.constant dense_resource<w30> : tensor<64x192xf32>
    %31 = graph.constant dense_resource<w31> : tensor<64x128xf32>
    %32 = graph.constant dense_resource<w32> : tensor<128x64xf32>
    %33 = graph.constant dense<1> : tensor<i64>
    %34 = graph.constant dense<0> : tensor<i64>
    %35 = graph.constant dense<2> : tensor<i64>
    %36 = graph.conv %arg0, %1, %2, stride = [8, 8], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x3x32x32xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>) -> tensor<?x64x4x4xf32>
    %37 = graph.reshape %36, sizes = [%dim, 64, 16] : (tensor<?x64x4x4xf32>, index) -> tensor<?x64x16xf32>
    %38 = graph.permute %37, dims = [0, 2, 1] : (tensor<?x64x16xf32>) -> tensor<?x16x64xf32>
    %39 = graph.expand %0, sizes = [%dim, 1, 64] : (tensor<1x1x64xf32>, index) -> tensor<?x1x64xf32>
    %40 = graph.cat %39, %38, dim = 1 : (tensor<?x1x64xf32>, tensor<?x16x64xf32>) -> tensor<?x17x64xf32>
    %41 = graph.add %40, %3 : (tensor<?x17x64xf32>, tensor<1x17x64xf32>) -> tensor<?x17x64xf32>
    %42 = graph.layer_norm %41, weight %4,  bias %5, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %43 = graph.permute %42, dims = [1, 0, 2] : (tensor<?x17x64xf32>) -> tensor<17x?x64xf32>
    %44 = graph.matmul %43, %26 : (tensor<17x?x64xf32>, tensor<64x192xf32>) -> tensor<17x?x192xf32>
    %45 = graph.add %44, %6 : (tensor<17x?x192xf32>, tensor<192xf32>) -> tensor<17x?x192xf32>
    %46 = graph.reshape %45, sizes = [17, %dim, 3, 64] : (tensor<17x?x192xf32>, index) -> tensor<17x?x3x64xf32>
    %47 = graph.unsqueeze %46, dim = 0 : (tensor<17x?x3x64xf32>) -> tensor<1x17x?x3x64xf32>
    %48 = graph.permute %47, dims = [3, 1, 2, 0, 4] : (tensor<1x17x?x3x64xf32>) -> tensor<3x17x?x1x64xf32>
    %49 = graph.squeeze %48, dims = [3] : (tensor<3x17x?x1x64xf32>) -> tensor<3x17x?x64xf32>
    %50 = graph.index %49, %34, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %51 = graph.index %49, %33, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %52 = graph.index %49, %35, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %c4 = arith.constant 4 : index
    %53 = arith.muli %dim, %c4 : index
    %54 = graph.reshape %50, sizes = [17, %53, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %55 = graph.permute %54, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_0 = arith.constant 4 : index
    %56 = arith.muli %dim, %c4_0 : index
    %57 = graph.reshape %51, sizes = [17, %56, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %58 = graph.permute %57, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_1 = arith.constant 4 : index
    %59 = arith.muli %dim, %c4_1 : index
    %60 = graph.reshape %52, sizes = [17, %59, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %61 = graph.permute %60, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c272 = arith.constant 272 : index
    %62 = arith.muli %53, %c272 : index
    %c1088 = arith.constant 1088 : index
    %63 = arith.divsi %62, %c1088 : index
    %64 = graph.reshape %55, sizes = [%63, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_2 = arith.constant 272 : index
    %65 = arith.muli %56, %c272_2 : index
    %c1088_3 = arith.constant 1088 : index
    %66 = arith.divsi %65, %c1088_3 : index
    %67 = graph.reshape %58, sizes = [%66, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_4 = arith.constant 272 : index
    %68 = arith.muli %59, %c272_4 : index
    %c1088_5 = arith.constant 1088 : index
    %69 = arith.divsi %68, %c1088_5 : index
    %70 = graph.reshape %61, sizes = [%69, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c4_6 = arith.constant 4 : index
    %71 = arith.muli %66, %c4_6 : index
    %72 = graph.reshape %67, sizes = [%71, 17, 16] : (tensor<?x4x17x16xf32>, index) -> tensor<?x17x16xf32>
    %73 = graph.permute %72, dims = [0, 2, 1] : (tensor<?x17x16xf32>) -> tensor<?x16x17xf32>
    %74 = graph.reshape %73, sizes = [%66, 4, 16, 17] : (tensor<?x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %75 = graph.mul %64, %27 : (tensor<?x4x17x16xf32>, tensor<1xf32>) -> tensor<?x4x17x16xf32>
    %76 = graph.mul %74, %27 : (tensor<?x4x16x17xf32>, tensor<1xf32>) -> tensor<?x4x16x17xf32>
    %c1 = arith.constant 1 : index
    %77 = arith.cmpi eq, %63, %c1 : index
    %78 = arith.select %77, %66, %63 : index
    %79 = graph.expand %75, sizes = [%78, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %80 = graph.expand %76, sizes = [%78, 4, 16, 17], repeatable = [0] : (tensor<?x4x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %81 = graph.matmul %79, %80 : (tensor<?x4x17x16xf32>, tensor<?x4x16x17xf32>) -> tensor<?x4x17x17xf32>
    %82 = graph.softmax %81, dim = 3 : (tensor<?x4x17x17xf32>) -> tensor<?x4x17x17xf32>
    %c1_7 = arith.constant 1 : index
    %83 = arith.cmpi eq, %78, %c1_7 : index
    %84 = arith.select %83, %69, %78 : index
    %85 = graph.expand %82, sizes = [%84, 4, 17, 17], repeatable = [0] : (tensor<?x4x17x17xf32>, index) -> tensor<?x4x17x17xf32>
    %86 = graph.expand %70, sizes = [%84, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %87 = graph.matmul %85, %86 : (tensor<?x4x17x17xf32>, tensor<?x4x17x16xf32>) -> tensor<?x4x17x16xf32>
    %88 = graph.permute %87, dims = [2, 0, 1, 3] : (tensor<?x4x17x16xf32>) -> tensor<17x?x4x16xf32>
    %c17 = arith.constant 17 : index
    %89 = arith.muli %84, %c17 : index
    %90 = graph.reshape %88, sizes = [%89, 64] : (tensor<17x?x4x16xf32>, index) -> tensor<?x64xf32>
    %91 = graph.permute %7, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %92 = graph.addmm %8, %90, %91, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %c64 = arith.constant 64 : index
    %93 = arith.muli %89, %c64 : index
    %c1088_8 = arith.constant 1088 : index
    %94 = arith.divsi %93, %c1088_8 : index
    %95 = graph.reshape %92, sizes = [17, %94, 64] : (tensor<?x64xf32>, index) -> tensor<17x?x64xf32>
    %96 = graph.permute %95, dims = [1, 0, 2] : (tensor<17x?x64xf32>) -> tensor<?x17x64xf32>
    %c1_9 = arith.constant 1 : index
    %97 = arith.cmpi eq, %94, %c1_9 : index
    %98 = arith.select %97, %dim, %94 : index
    %99 = graph.expand %96, sizes = [%98, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %100 = graph.expand %41, sizes = [%98, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %101 = graph.add %99, %100 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %102 = graph.layer_norm %101, weight %9,  bias %10, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %103 = graph.matmul %102, %28 : (tensor<?x17x64xf32>, tensor<64x128xf32>) -> tensor<?x17x128xf32>
    %104 = graph.add %103, %11 : (tensor<?x17x128xf32>, tensor<128xf32>) -> tensor<?x17x128xf32>
    %105 = graph.gelu %104, approximate = none : (tensor<?x17x128xf32>) -> tensor<?x17x128xf32>
    %106 = graph.matmul %105, %29 : (tensor<?x17x128xf32>, tensor<128x64xf32>) -> tensor<?x17x64xf32>
    %107 = graph.add %106, %12 : (tensor<?x17x64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %108 = graph.add %101, %107 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %109 = graph.layer_norm %108, weight %13,  bias %14, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %110 = graph.permute %109, dims = [1, 0, 2] : (tensor<?x17x64xf32>) -> tensor<17x?x64xf32>
    %111 = graph.matmul %110, %30 : (tensor<17x?x64xf32>, tensor<64x192xf32>) -> tensor<17x?x192xf32>
    %112 = graph.add %111, %15 : (tensor<17x?x192xf32>, tensor<192xf32>) -> tensor<17x?x192xf32>
    %113 = graph.reshape %112, sizes = [17, %98, 3, 64] : (tensor<17x?x192xf32>, index) -> tensor<17x?x3x64xf32>
    %114 = graph.unsqueeze %113, dim = 0 : (tensor<17x?x3x64xf32>) -> tensor<1x17x?x3x64xf32>
    %115 = graph.permute %114, dims = [3, 1, 2, 0, 4] : (tensor<1x17x?x3x64xf32>) -> tensor<3x17x?x1x64xf32>
    %116 = graph.squeeze %115, dims = [3] : (tensor<3x17x?x1x64xf32>) -> tensor<3x17x?x64xf32>
    %117 = graph.index %116, %34, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %118 = graph.index %116, %33, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %119 = graph.index %116, %35, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %c4_10 = arith.constant 4 : index
    %120 = arith.muli %98, %c4_10 : index
    %121 = graph.reshape %117, sizes = [17, %120, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %122 = graph.permute %121, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_11 = arith.constant 4 : index
    %123 = arith.muli %98, %c4_11 : index
    %124 = graph.reshape %118, sizes = [17, %123, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %125 = graph.permute %124, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_12 = arith.constant 4 : index
    %126 = arith.muli %98, %c4_12 : index
    %127 = graph.reshape %119, sizes = [17, %126, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %128 = graph.permute %127, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c272_13 = arith.constant 272 : index
    %129 = arith.muli %120, %c272_13 : index
    %c1088_14 = arith.constant 1088 : index
    %130 = arith.divsi %129, %c1088_14 : index
    %131 = graph.reshape %122, sizes = [%130, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_15 = arith.constant 272 : index
    %132 = arith.muli %123, %c272_15 : index
    %c1088_16 = arith.constant 1088 : index
    %133 = arith.divsi %132, %c1088_16 : index
    %134 = graph.reshape %125, sizes = [%133, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_17 = arith.constant 272 : index
    %135 = arith.muli %126, %c272_17 : index
    %c1088_18 = arith.constant 1088 : index
    %136 = arith.divsi %135, %c1088_18 : index
    %137 = graph.reshape %128, sizes = [%136, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c4_19 = arith.constant 4 : index
    %138 = arith.muli %133, %c4_19 : index
    %139 = graph.reshape %134, sizes = [%138, 17, 16] : (tensor<?x4x17x16xf32>, index) -> tensor<?x17x16xf32>
    %140 = graph.permute %139, dims = [0, 2, 1] : (tensor<?x17x16xf32>) -> tensor<?x16x17xf32>
    %141 = graph.reshape %140, sizes = [%133, 4, 16, 17] : (tensor<?x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %142 = graph.mul %131, %27 : (tensor<?x4x17x16xf32>, tensor<1xf32>) -> tensor<?x4x17x16xf32>
    %143 = graph.mul %141, %27 : (tensor<?x4x16x17xf32>, tensor<1xf32>) -> tensor<?x4x16x17xf32>
    %c1_20 = arith.constant 1 : index
    %144 = arith.cmpi eq, %130, %c1_20 : index
    %145 = arith.select %144, %133, %130 : index
    %146 = graph.expand %142, sizes = [%145, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %147 = graph.expand %143, sizes = [%145, 4, 16, 17], repeatable = [0] : (tensor<?x4x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %148 = graph.matmul %146, %147 : (tensor<?x4x17x16xf32>, tensor<?x4x16x17xf32>) -> tensor<?x4x17x17xf32>
    %149 = graph.softmax %148, dim = 3 : (tensor<?x4x17x17xf32>) -> tensor<?x4x17x17xf32>
    %c1_21 = arith.constant 1 : index
    %150 = arith.cmpi eq, %145, %c1_21 : index
    %151 = arith.select %150, %136, %145 : index
    %152 = graph.expand %149, sizes = [%151, 4, 17, 17], repeatable = [0] : (tensor<?x4x17x17xf32>, index) -> tensor<?x4x17x17xf32>
    %153 = graph.expand %137, sizes = [%151, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %154 = graph.matmul %152, %153 : (tensor<?x4x17x17xf32>, tensor<?x4x17x16xf32>) -> tensor<?x4x17x16xf32>
    %155 = graph.permute %154, dims = [2, 0, 1, 3] : (tensor<?x4x17x16xf32>) -> tensor<17x?x4x16xf32>
    %c17_22 = arith.constant 17 : index
    %156 = arith.muli %151, %c17_22 : index
    %157 = graph.reshape %155, sizes = [%156, 64] : (tensor<17x?x4x16xf32>, index) -> tensor<?x64xf32>
    %158 = graph.permute %16, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %159 = graph.addmm %17, %157, %158, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %c64_23 = arith.constant 64 : index
    %160 = arith.muli %156, %c64_23 : index
    %c1088_24 = arith.constant 1088 : index
    %161 = arith.divsi %160, %c1088_24 : index
    %162 = graph.reshape %159, sizes = [17, %161, 64] : (tensor<?x64xf32>, index) -> tensor<17x?x64xf32>
    %163 = graph.permute %162, dims = [1, 0, 2] : (tensor<17x?x64xf32>) -> tensor<?x17x64xf32>
    %c1_25 = arith.constant 1 : index
    %164 = arith.cmpi eq, %161, %c1_25 : index
    %165 = arith.select %164, %98, %161 : index
    %166 = graph.expand %163, sizes = [%165, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %167 = graph.expand %108, sizes = [%165, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %168 = graph.add %166, %167 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %169 = graph.layer_norm %168, weight %18,  bias %19, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %170 = graph.matmul %169, %31 : (tensor<?x17x64xf32>, tensor<64x128xf32>) -> tensor<?x17x128xf32>
    %171 = graph.add %170, %20 : (tensor<?x17x128xf32>, tensor<128xf32>) -> tensor<?x17x128xf32>
    %172 = graph.gelu %171, approximate = none : (tensor<?x17x128xf32>) -> tensor<?x17x128xf32>
    %173 = graph.matmul %172, %32 : (tensor<?x17x128xf32>, tensor<128x64xf32>) -> tensor<?x17x64xf32>
    %174 = graph.add %173, %21 : (tensor<?x17x64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %175 = graph.add %168, %174 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %176 = graph.layer_norm %175, weight %22,  bias %23, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %177 = graph.index %176, %34, dims = [1] : (tensor<?x17x64xf32>, tensor<i64>) -> tensor<?x64xf32>
    %178 = graph.permute %24, dims = [1, 0] : (tensor<1000x64xf32>) -> tensor<64x1000xf32>
    %179 = graph.addmm %25, %177, %178, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x64xf32>, tensor<64x1000xf32>) -> tensor<?x1000xf32>
    return %179 : tensor<?x1000xf32>
  }
  func.func private @model(%arg0: tensor<1x1x64xf32>, %arg1: tensor<64x3x8x8xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x17x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<192x64xf32>, %arg7: tensor<192xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128xf32>, %arg14: tensor<64x128xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<192x64xf32>, %arg19: tensor<192xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<128x64xf32>, %arg25: tensor<128xf32>, %arg26: tensor<64x128xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1000x64xf32>, %arg31: tensor<1000xf32>, %arg32: tensor<?x3x32x32xf32> {graph.dims = ["batch", 3, 32, 32], tcopt.name = "a32"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg32, %c0 : tensor<?x3x32x32xf32>
    %0 = graph.constant dense<5.000000e-01> : tensor<1xf32>
    %1 = graph.constant dense<1> : tensor<i64>
    %2 = graph.constant dense<0> : tensor<i64>
    %3 = graph.constant dense<2> : tensor<i64>
    %4 = graph.conv %arg32, %arg1, %arg2, stride = [8, 8], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x3x32x32xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>) -> tensor<?x64x4x4xf32>
    %5 = graph.reshape %4, sizes = [%dim, 64, 16] : (tensor<?x64x4x4xf32>, index) -> tensor<?x64x16xf32>
    %6 = graph.permute %5, dims = [0, 2, 1] : (tensor<?x64x16xf32>) -> tensor<?x16x64xf32>
    %7 = graph.expand %arg0, sizes = [%dim, 1, 64] : (tensor<1x1x64xf32>, index) -> tensor<?x1x64xf32>
    %8 = graph.cat %7, %6, dim = 1 : (tensor<?x1x64xf32>, tensor<?x16x64xf32>) -> tensor<?x17x64xf32>
    %9 = graph.add %8, %arg3 : (tensor<?x17x64xf32>, tensor<1x17x64xf32>) -> tensor<?x17x64xf32>
    %10 = graph.layer_norm %9, weight %arg4,  bias %arg5, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %11 = graph.permute %10, dims = [1, 0, 2] : (tensor<?x17x64xf32>) -> tensor<17x?x64xf32>
    %12 = graph.permute %arg6, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %13 = graph.matmul %11, %12 : (tensor<17x?x64xf32>, tensor<64x192xf32>) -> tensor<17x?x192xf32>
    %14 = graph.add %13, %arg7 : (tensor<17x?x192xf32>, tensor<192xf32>) -> tensor<17x?x192xf32>
    %15 = graph.reshape %14, sizes = [17, %dim, 3, 64] : (tensor<17x?x192xf32>, index) -> tensor<17x?x3x64xf32>
    %16 = graph.unsqueeze %15, dim = 0 : (tensor<17x?x3x64xf32>) -> tensor<1x17x?x3x64xf32>
    %17 = graph.permute %16, dims = [3, 1, 2, 0, 4] : (tensor<1x17x?x3x64xf32>) -> tensor<3x17x?x1x64xf32>
    %18 = graph.squeeze %17, dims = [3] : (tensor<3x17x?x1x64xf32>) -> tensor<3x17x?x64xf32>
    %19 = graph.index %18, %2, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %20 = graph.index %18, %1, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %21 = graph.index %18, %3, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %c4 = arith.constant 4 : index
    %22 = arith.muli %dim, %c4 : index
    %23 = graph.reshape %19, sizes = [17, %22, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %24 = graph.permute %23, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_0 = arith.constant 4 : index
    %25 = arith.muli %dim, %c4_0 : index
    %26 = graph.reshape %20, sizes = [17, %25, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %27 = graph.permute %26, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_1 = arith.constant 4 : index
    %28 = arith.muli %dim, %c4_1 : index
    %29 = graph.reshape %21, sizes = [17, %28, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %30 = graph.permute %29, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c272 = arith.constant 272 : index
    %31 = arith.muli %22, %c272 : index
    %c1088 = arith.constant 1088 : index
    %32 = arith.divsi %31, %c1088 : index
    %33 = graph.reshape %24, sizes = [%32, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_2 = arith.constant 272 : index
    %34 = arith.muli %25, %c272_2 : index
    %c1088_3 = arith.constant 1088 : index
    %35 = arith.divsi %34, %c1088_3 : index
    %36 = graph.reshape %27, sizes = [%35, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_4 = arith.constant 272 : index
    %37 = arith.muli %28, %c272_4 : index
    %c1088_5 = arith.constant 1088 : index
    %38 = arith.divsi %37, %c1088_5 : index
    %39 = graph.reshape %30, sizes = [%38, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c4_6 = arith.constant 4 : index
    %40 = arith.muli %35, %c4_6 : index
    %41 = graph.reshape %36, sizes = [%40, 17, 16] : (tensor<?x4x17x16xf32>, index) -> tensor<?x17x16xf32>
    %42 = graph.permute %41, dims = [0, 2, 1] : (tensor<?x17x16xf32>) -> tensor<?x16x17xf32>
    %43 = graph.reshape %42, sizes = [%35, 4, 16, 17] : (tensor<?x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %44 = graph.mul %33, %0 : (tensor<?x4x17x16xf32>, tensor<1xf32>) -> tensor<?x4x17x16xf32>
    %45 = graph.mul %43, %0 : (tensor<?x4x16x17xf32>, tensor<1xf32>) -> tensor<?x4x16x17xf32>
    %c1 = arith.constant 1 : index
    %46 = arith.cmpi eq, %32, %c1 : index
    %47 = arith.select %46, %35, %32 : index
    %48 = graph.expand %44, sizes = [%47, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %49 = graph.expand %45, sizes = [%47, 4, 16, 17], repeatable = [0] : (tensor<?x4x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %50 = graph.matmul %48, %49 : (tensor<?x4x17x16xf32>, tensor<?x4x16x17xf32>) -> tensor<?x4x17x17xf32>
    %51 = graph.softmax %50, dim = 3 : (tensor<?x4x17x17xf32>) -> tensor<?x4x17x17xf32>
    %c1_7 = arith.constant 1 : index
    %52 = arith.cmpi eq, %47, %c1_7 : index
    %53 = arith.select %52, %38, %47 : index
    %54 = graph.expand %51, sizes = [%53, 4, 17, 17], repeatable = [0] : (tensor<?x4x17x17xf32>, index) -> tensor<?x4x17x17xf32>
    %55 = graph.expand %39, sizes = [%53, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %56 = graph.matmul %54, %55 : (tensor<?x4x17x17xf32>, tensor<?x4x17x16xf32>) -> tensor<?x4x17x16xf32>
    %57 = graph.permute %56, dims = [2, 0, 1, 3] : (tensor<?x4x17x16xf32>) -> tensor<17x?x4x16xf32>
    %c17 = arith.constant 17 : index
    %58 = arith.muli %53, %c17 : index
    %59 = graph.reshape %57, sizes = [%58, 64] : (tensor<17x?x4x16xf32>, index) -> tensor<?x64xf32>
    %60 = graph.permute %arg8, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %61 = graph.addmm %arg9, %59, %60, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %c64 = arith.constant 64 : index
    %62 = arith.muli %58, %c64 : index
    %c1088_8 = arith.constant 1088 : index
    %63 = arith.divsi %62, %c1088_8 : index
    %64 = graph.reshape %61, sizes = [17, %63, 64] : (tensor<?x64xf32>, index) -> tensor<17x?x64xf32>
    %65 = graph.permute %64, dims = [1, 0, 2] : (tensor<17x?x64xf32>) -> tensor<?x17x64xf32>
    %c1_9 = arith.constant 1 : index
    %66 = arith.cmpi eq, %63, %c1_9 : index
    %67 = arith.select %66, %dim, %63 : index
    %68 = graph.expand %65, sizes = [%67, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %69 = graph.expand %9, sizes = [%67, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %70 = graph.add %68, %69 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %71 = graph.layer_norm %70, weight %arg10,  bias %arg11, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %72 = graph.permute %arg12, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %73 = graph.matmul %71, %72 : (tensor<?x17x64xf32>, tensor<64x128xf32>) -> tensor<?x17x128xf32>
    %74 = graph.add %73, %arg13 : (tensor<?x17x128xf32>, tensor<128xf32>) -> tensor<?x17x128xf32>
    %75 = graph.gelu %74, approximate = none : (tensor<?x17x128xf32>) -> tensor<?x17x128xf32>
    %76 = graph.permute %arg14, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %77 = graph.matmul %75, %76 : (tensor<?x17x128xf32>, tensor<128x64xf32>) -> tensor<?x17x64xf32>
    %78 = graph.add %77, %arg15 : (tensor<?x17x64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %79 = graph.add %70, %78 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %80 = graph.layer_norm %79, weight %arg16,  bias %arg17, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %81 = graph.permute %80, dims = [1, 0, 2] : (tensor<?x17x64xf32>) -> tensor<17x?x64xf32>
    %82 = graph.permute %arg18, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %83 = graph.matmul %81, %82 : (tensor<17x?x64xf32>, tensor<64x192xf32>) -> tensor<17x?x192xf32>
    %84 = graph.add %83, %arg19 : (tensor<17x?x192xf32>, tensor<192xf32>) -> tensor<17x?x192xf32>
    %85 = graph.reshape %84, sizes = [17, %67, 3, 64] : (tensor<17x?x192xf32>, index) -> tensor<17x?x3x64xf32>
    %86 = graph.unsqueeze %85, dim = 0 : (tensor<17x?x3x64xf32>) -> tensor<1x17x?x3x64xf32>
    %87 = graph.permute %86, dims = [3, 1, 2, 0, 4] : (tensor<1x17x?x3x64xf32>) -> tensor<3x17x?x1x64xf32>
    %88 = graph.squeeze %87, dims = [3] : (tensor<3x17x?x1x64xf32>) -> tensor<3x17x?x64xf32>
    %89 = graph.index %88, %2, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %90 = graph.index %88, %1, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %91 = graph.index %88, %3, dims = [0] : (tensor<3x17x?x64xf32>, tensor<i64>) -> tensor<17x?x64xf32>
    %c4_10 = arith.constant 4 : index
    %92 = arith.muli %67, %c4_10 : index
    %93 = graph.reshape %89, sizes = [17, %92, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %94 = graph.permute %93, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_11 = arith.constant 4 : index
    %95 = arith.muli %67, %c4_11 : index
    %96 = graph.reshape %90, sizes = [17, %95, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %97 = graph.permute %96, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c4_12 = arith.constant 4 : index
    %98 = arith.muli %67, %c4_12 : index
    %99 = graph.reshape %91, sizes = [17, %98, 16] : (tensor<17x?x64xf32>, index) -> tensor<17x?x16xf32>
    %100 = graph.permute %99, dims = [1, 0, 2] : (tensor<17x?x16xf32>) -> tensor<?x17x16xf32>
    %c272_13 = arith.constant 272 : index
    %101 = arith.muli %92, %c272_13 : index
    %c1088_14 = arith.constant 1088 : index
    %102 = arith.divsi %101, %c1088_14 : index
    %103 = graph.reshape %94, sizes = [%102, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_15 = arith.constant 272 : index
    %104 = arith.muli %95, %c272_15 : index
    %c1088_16 = arith.constant 1088 : index
    %105 = arith.divsi %104, %c1088_16 : index
    %106 = graph.reshape %97, sizes = [%105, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c272_17 = arith.constant 272 : index
    %107 = arith.muli %98, %c272_17 : index
    %c1088_18 = arith.constant 1088 : index
    %108 = arith.divsi %107, %c1088_18 : index
    %109 = graph.reshape %100, sizes = [%108, 4, 17, 16] : (tensor<?x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %c4_19 = arith.constant 4 : index
    %110 = arith.muli %105, %c4_19 : index
    %111 = graph.reshape %106, sizes = [%110, 17, 16] : (tensor<?x4x17x16xf32>, index) -> tensor<?x17x16xf32>
    %112 = graph.permute %111, dims = [0, 2, 1] : (tensor<?x17x16xf32>) -> tensor<?x16x17xf32>
    %113 = graph.reshape %112, sizes = [%105, 4, 16, 17] : (tensor<?x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %114 = graph.mul %103, %0 : (tensor<?x4x17x16xf32>, tensor<1xf32>) -> tensor<?x4x17x16xf32>
    %115 = graph.mul %113, %0 : (tensor<?x4x16x17xf32>, tensor<1xf32>) -> tensor<?x4x16x17xf32>
    %c1_20 = arith.constant 1 : index
    %116 = arith.cmpi eq, %102, %c1_20 : index
    %117 = arith.select %116, %105, %102 : index
    %118 = graph.expand %114, sizes = [%117, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %119 = graph.expand %115, sizes = [%117, 4, 16, 17], repeatable = [0] : (tensor<?x4x16x17xf32>, index) -> tensor<?x4x16x17xf32>
    %120 = graph.matmul %118, %119 : (tensor<?x4x17x16xf32>, tensor<?x4x16x17xf32>) -> tensor<?x4x17x17xf32>
    %121 = graph.softmax %120, dim = 3 : (tensor<?x4x17x17xf32>) -> tensor<?x4x17x17xf32>
    %c1_21 = arith.constant 1 : index
    %122 = arith.cmpi eq, %117, %c1_21 : index
    %123 = arith.select %122, %108, %117 : index
    %124 = graph.expand %121, sizes = [%123, 4, 17, 17], repeatable = [0] : (tensor<?x4x17x17xf32>, index) -> tensor<?x4x17x17xf32>
    %125 = graph.expand %109, sizes = [%123, 4, 17, 16], repeatable = [0] : (tensor<?x4x17x16xf32>, index) -> tensor<?x4x17x16xf32>
    %126 = graph.matmul %124, %125 : (tensor<?x4x17x17xf32>, tensor<?x4x17x16xf32>) -> tensor<?x4x17x16xf32>
    %127 = graph.permute %126, dims = [2, 0, 1, 3] : (tensor<?x4x17x16xf32>) -> tensor<17x?x4x16xf32>
    %c17_22 = arith.constant 17 : index
    %128 = arith.muli %123, %c17_22 : index
    %129 = graph.reshape %127, sizes = [%128, 64] : (tensor<17x?x4x16xf32>, index) -> tensor<?x64xf32>
    %130 = graph.permute %arg20, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %131 = graph.addmm %arg21, %129, %130, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<64xf32>, tensor<?x64xf32>, tensor<64x64xf32>) -> tensor<?x64xf32>
    %c64_23 = arith.constant 64 : index
    %132 = arith.muli %128, %c64_23 : index
    %c1088_24 = arith.constant 1088 : index
    %133 = arith.divsi %132, %c1088_24 : index
    %134 = graph.reshape %131, sizes = [17, %133, 64] : (tensor<?x64xf32>, index) -> tensor<17x?x64xf32>
    %135 = graph.permute %134, dims = [1, 0, 2] : (tensor<17x?x64xf32>) -> tensor<?x17x64xf32>
    %c1_25 = arith.constant 1 : index
    %136 = arith.cmpi eq, %133, %c1_25 : index
    %137 = arith.select %136, %67, %133 : index
    %138 = graph.expand %135, sizes = [%137, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %139 = graph.expand %79, sizes = [%137, 17, 64], repeatable = [0] : (tensor<?x17x64xf32>, index) -> tensor<?x17x64xf32>
    %140 = graph.add %138, %139 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %141 = graph.layer_norm %140, weight %arg22,  bias %arg23, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %142 = graph.permute %arg24, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %143 = graph.matmul %141, %142 : (tensor<?x17x64xf32>, tensor<64x128xf32>) -> tensor<?x17x128xf32>
    %144 = graph.add %143, %arg25 : (tensor<?x17x128xf32>, tensor<128xf32>) -> tensor<?x17x128xf32>
    %145 = graph.gelu %144, approximate = none : (tensor<?x17x128xf32>) -> tensor<?x17x128xf32>
    %146 = graph.permute %arg26, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %147 = graph.matmul %145, %146 : (tensor<?x17x128xf32>, tensor<128x64xf32>) -> tensor<?x17x64xf32>
    %148 = graph.add %147, %arg27 : (tensor<?x17x64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %149 = graph.add %140, %148 : (tensor<?x17x64xf32>, tensor<?x17x64xf32>) -> tensor<?x17x64xf32>
    %150 = graph.layer_norm %149, weight %arg28,  bias %arg29, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x17x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x17x64xf32>
    %151 = graph.index %150, %2, dims = [1] : (tensor<?x17x64xf32>, tensor<i64>) -> tensor<?x64xf32>
    %152 = graph.permute %arg30, dims = [1, 0] : (tensor<1000x64xf32>) -> tensor<64x1000xf32>
    %153 = graph.addmm %arg31, %151, %152, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x64xf32>, tensor<64x1000xf32>) -> tensor<?x1000xf32>
    return %153 : tensor<?x1000xf32>
  }
  func.func @gradient(%arg0: tensor<1x1x64xf32>, %arg1: tensor<64x3x8x8xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x17x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<192x64xf32>, %arg7: tensor<192xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128xf32>, %arg14: tensor<64x128xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<192x64xf32>, %arg19: tensor<192xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<128x64xf32>, %arg25: tensor<128xf32>, %arg26: tensor<64x128xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1000x64xf32>, %arg31: tensor<1000xf32>, %arg32: tensor<?x3x32x32xf32> {graph.dims = ["batch", 3, 32, 32], tcopt.name = "a32"}, %ct0: tensor<?x1000xf32> {graph.dims = ["?", 1000]}) -> (tensor<?x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>) {
    %r:33 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : (tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>, tensor<?x3x32x32xf32>, tensor<?x1000xf32>) -> (tensor<?x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32 : tensor<?x1000xf32>, tensor<1x1x64xf32>, tensor<64x3x8x8xf32>, tensor<64xf32>, tensor<1x17x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<192x64xf32>, tensor<192xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1000x64xf32>, tensor<1000xf32>
  }
}
