// Written by tools/dev/record_plans.py: whisper_encoder of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x16x80xf32> {graph.dims = ["batch", 16, 80], tcopt.name = "x"}) -> (tensor<?x40x64xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16x80xf32>
    %0 = graph.constant dense_resource<w1> : tensor<64x16x3xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64x64x3xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<64xf32>
    %6 = graph.constant dense_resource<w7> : tensor<64xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64xf32>
    %9 = graph.constant dense_resource<w10> : tensor<128xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64xf32>
    %13 = graph.constant dense_resource<w14> : tensor<64xf32>
    %14 = graph.constant dense_resource<w15> : tensor<64xf32>
    %15 = graph.constant dense_resource<w16> : tensor<64xf32>
    %16 = graph.constant dense_resource<w17> : tensor<64xf32>
    %17 = graph.constant dense_resource<w18> : tensor<64xf32>
    %18 = graph.constant dense_resource<w19> : tensor<128xf32>
    %19 = graph.constant dense_resource<w20> : tensor<64xf32>
    %20 = graph.constant dense_resource<w21> : tensor<64xf32>
    %21 = graph.constant dense_resource<w22> : tensor<64xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<40x64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<64x64xf32>
    %26 = graph.constant dense_resource<w27> : tensor<64x64xf32>
    %27 = graph.constant dense_resource<w28> : tensor<64x64xf32>
    %28 = graph.constant dense_resource<w29> : tensor<64x64xf32>
    %29 = graph.constant dense_resource<w30> : tensor<64x128xf32>
    %30 = graph.constant dense_resource<w31> : tensor<128x64xf32>
    %31 = graph.constant dense_resource<w32> : tensor<64x64xf32>
    %32 = graph.constant dense_resource<w33> : tensor<64x64xf32>
    %33 = graph.constant dense_resource<w34> : tensor<64x64xf32>
    %34 = graph.constant dense_resource<w35> : tensor<64x64xf32>
    %35 = graph.constant dense_resource<w36> : tensor<64x128xf32>
    %36 = graph.constant dense_resource<w37> : tensor<128x64xf32>
    %37 = graph.constant dense<2.500000e-01> : tensor<f32>
    %38 = graph.conv %arg0, %0, %1, stride = [1], padding = [1], dilation = [1], groups = 1 : (tensor<?x16x80xf32>, tensor<64x16x3xf32>, tensor<64xf32>) -> tensor<?x64x80xf32>
    %39 = graph.gelu %38, approximate = none : (tensor<?x64x80xf32>) -> tensor<?x64x80xf32>
    %40 = graph.conv %39, %2, %3, stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<?x64x80xf32>, tensor<64x64x3xf32>, tensor<64xf32>) -> tensor<?x64x40xf32>
    %41 = graph.gelu %40, approximate = none : (tensor<?x64x40xf32>) -> tensor<?x64x40xf32>
    %42 = graph.permute %41, dims = [0, 2, 1] : (tensor<?x64x40xf32>) -> tensor<?x40x64xf32>
    %43 = graph.add %42, %24 : (tensor<?x40x64xf32>, tensor<40x64xf32>) -> tensor<?x40x64xf32>
    %44 = graph.layer_norm %43, weight %7,  bias %8, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %45 = graph.matmul %44, %25 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %46 = graph.add %45, %5 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %47 = graph.mul %46, %37 : (tensor<?x40x64xf32>, tensor<f32>) -> tensor<?x40x64xf32>
    %48 = graph.reshape %47, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %49 = graph.permute %48, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %50 = graph.matmul %44, %26 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %51 = graph.reshape %50, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %52 = graph.permute %51, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %53 = graph.matmul %44, %27 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %54 = graph.add %53, %4 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %55 = graph.reshape %54, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %56 = graph.permute %55, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %c4 = arith.constant 4 : index
    %57 = arith.muli %dim, %c4 : index
    %58 = graph.reshape %52, sizes = [%57, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x40x16xf32>
    %59 = graph.permute %58, dims = [0, 2, 1] : (tensor<?x40x16xf32>) -> tensor<?x16x40xf32>
    %60 = graph.reshape %59, sizes = [%dim, 4, 16, 40] : (tensor<?x16x40xf32>, index) -> tensor<?x4x16x40xf32>
    %61 = graph.matmul %49, %60 : (tensor<?x4x40x16xf32>, tensor<?x4x16x40xf32>) -> tensor<?x4x40x40xf32>
    %62 = graph.softmax %61, dim = 3 : (tensor<?x4x40x40xf32>) -> tensor<?x4x40x40xf32>
    %63 = graph.matmul %62, %56 : (tensor<?x4x40x40xf32>, tensor<?x4x40x16xf32>) -> tensor<?x4x40x16xf32>
    %64 = graph.reshape %63, sizes = [%dim, 4, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x4x40x16xf32>
    %65 = graph.permute %64, dims = [0, 2, 1, 3] : (tensor<?x4x40x16xf32>) -> tensor<?x40x4x16xf32>
    %66 = graph.reshape %65, sizes = [%dim, 40, 64] : (tensor<?x40x4x16xf32>, index) -> tensor<?x40x64xf32>
    %67 = graph.matmul %66, %28 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %68 = graph.add %67, %6 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %69 = graph.add %43, %68 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %70 = graph.layer_norm %69, weight %11,  bias %12, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %71 = graph.matmul %70, %29 : (tensor<?x40x64xf32>, tensor<64x128xf32>) -> tensor<?x40x128xf32>
    %72 = graph.add %71, %9 : (tensor<?x40x128xf32>, tensor<128xf32>) -> tensor<?x40x128xf32>
    %73 = graph.gelu %72, approximate = none : (tensor<?x40x128xf32>) -> tensor<?x40x128xf32>
    %74 = graph.matmul %73, %30 : (tensor<?x40x128xf32>, tensor<128x64xf32>) -> tensor<?x40x64xf32>
    %75 = graph.add %74, %10 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %76 = graph.add %69, %75 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %77 = graph.layer_norm %76, weight %16,  bias %17, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %78 = graph.matmul %77, %31 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %79 = graph.add %78, %14 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %80 = graph.mul %79, %37 : (tensor<?x40x64xf32>, tensor<f32>) -> tensor<?x40x64xf32>
    %81 = graph.reshape %80, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %82 = graph.permute %81, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %83 = graph.matmul %77, %32 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %84 = graph.reshape %83, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %85 = graph.permute %84, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %86 = graph.matmul %77, %33 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %87 = graph.add %86, %13 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %88 = graph.reshape %87, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %89 = graph.permute %88, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %c4_0 = arith.constant 4 : index
    %90 = arith.muli %dim, %c4_0 : index
    %91 = graph.reshape %85, sizes = [%90, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x40x16xf32>
    %92 = graph.permute %91, dims = [0, 2, 1] : (tensor<?x40x16xf32>) -> tensor<?x16x40xf32>
    %93 = graph.reshape %92, sizes = [%dim, 4, 16, 40] : (tensor<?x16x40xf32>, index) -> tensor<?x4x16x40xf32>
    %94 = graph.matmul %82, %93 : (tensor<?x4x40x16xf32>, tensor<?x4x16x40xf32>) -> tensor<?x4x40x40xf32>
    %95 = graph.softmax %94, dim = 3 : (tensor<?x4x40x40xf32>) -> tensor<?x4x40x40xf32>
    %96 = graph.matmul %95, %89 : (tensor<?x4x40x40xf32>, tensor<?x4x40x16xf32>) -> tensor<?x4x40x16xf32>
    %97 = graph.reshape %96, sizes = [%dim, 4, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x4x40x16xf32>
    %98 = graph.permute %97, dims = [0, 2, 1, 3] : (tensor<?x4x40x16xf32>) -> tensor<?x40x4x16xf32>
    %99 = graph.reshape %98, sizes = [%dim, 40, 64] : (tensor<?x40x4x16xf32>, index) -> tensor<?x40x64xf32>
    %100 = graph.matmul %99, %34 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %101 = graph.add %100, %15 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %102 = graph.add %76, %101 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %103 = graph.layer_norm %102, weight %20,  bias %21, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %104 = graph.matmul %103, %35 : (tensor<?x40x64xf32>, tensor<64x128xf32>) -> tensor<?x40x128xf32>
    %105 = graph.add %104, %18 : (tensor<?x40x128xf32>, tensor<128xf32>) -> tensor<?x40x128xf32>
    %106 = graph.gelu %105, approximate = none : (tensor<?x40x128xf32>) -> tensor<?x40x128xf32>
    %107 = graph.matmul %106, %36 : (tensor<?x40x128xf32>, tensor<128x64xf32>) -> tensor<?x40x64xf32>
    %108 = graph.add %107, %19 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %109 = graph.add %102, %108 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %110 = graph.layer_norm %109, weight %22,  bias %23, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    return %110 : tensor<?x40x64xf32>
  }
  func.func private @model(%arg0: tensor<64x16x3xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64x3xf32>, %arg3: tensor<64xf32>, %arg4: tensor<40x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<128x64xf32>, %arg30: tensor<128xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<?x16x80xf32> {graph.dims = ["batch", 16, 80], tcopt.name = "a37"}) -> (tensor<?x40x64xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg37, %c0 : tensor<?x16x80xf32>
    %0 = graph.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi64>
    %1 = graph.constant dense<2.500000e-01> : tensor<f32>
    %2 = graph.conv %arg37, %arg0, %arg1, stride = [1], padding = [1], dilation = [1], groups = 1 : (tensor<?x16x80xf32>, tensor<64x16x3xf32>, tensor<64xf32>) -> tensor<?x64x80xf32>
    %3 = graph.gelu %2, approximate = none : (tensor<?x64x80xf32>) -> tensor<?x64x80xf32>
    %4 = graph.conv %3, %arg2, %arg3, stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<?x64x80xf32>, tensor<64x64x3xf32>, tensor<64xf32>) -> tensor<?x64x40xf32>
    %5 = graph.gelu %4, approximate = none : (tensor<?x64x40xf32>) -> tensor<?x64x40xf32>
    %6 = graph.permute %5, dims = [0, 2, 1] : (tensor<?x64x40xf32>) -> tensor<?x40x64xf32>
    %7 = graph.index %arg4, %0, dims = [0] : (tensor<40x64xf32>, tensor<40xi64>) -> tensor<40x64xf32>
    %8 = graph.add %6, %7 : (tensor<?x40x64xf32>, tensor<40x64xf32>) -> tensor<?x40x64xf32>
    %9 = graph.layer_norm %8, weight %arg12,  bias %arg13, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %10 = graph.permute %arg8, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %11 = graph.matmul %9, %10 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %12 = graph.add %11, %arg9 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %13 = graph.mul %12, %1 : (tensor<?x40x64xf32>, tensor<f32>) -> tensor<?x40x64xf32>
    %14 = graph.reshape %13, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %15 = graph.permute %14, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %16 = graph.permute %arg5, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %17 = graph.matmul %9, %16 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %18 = graph.reshape %17, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %19 = graph.permute %18, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %20 = graph.permute %arg6, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %21 = graph.matmul %9, %20 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %22 = graph.add %21, %arg7 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %23 = graph.reshape %22, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %24 = graph.permute %23, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %c4 = arith.constant 4 : index
    %25 = arith.muli %dim, %c4 : index
    %26 = graph.reshape %19, sizes = [%25, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x40x16xf32>
    %27 = graph.permute %26, dims = [0, 2, 1] : (tensor<?x40x16xf32>) -> tensor<?x16x40xf32>
    %28 = graph.reshape %27, sizes = [%dim, 4, 16, 40] : (tensor<?x16x40xf32>, index) -> tensor<?x4x16x40xf32>
    %29 = graph.matmul %15, %28 : (tensor<?x4x40x16xf32>, tensor<?x4x16x40xf32>) -> tensor<?x4x40x40xf32>
    %30 = graph.softmax %29, dim = 3 : (tensor<?x4x40x40xf32>) -> tensor<?x4x40x40xf32>
    %31 = graph.matmul %30, %24 : (tensor<?x4x40x40xf32>, tensor<?x4x40x16xf32>) -> tensor<?x4x40x16xf32>
    %32 = graph.reshape %31, sizes = [%dim, 4, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x4x40x16xf32>
    %33 = graph.permute %32, dims = [0, 2, 1, 3] : (tensor<?x4x40x16xf32>) -> tensor<?x40x4x16xf32>
    %34 = graph.reshape %33, sizes = [%dim, 40, 64] : (tensor<?x40x4x16xf32>, index) -> tensor<?x40x64xf32>
    %35 = graph.permute %arg10, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %36 = graph.matmul %34, %35 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %37 = graph.add %36, %arg11 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %38 = graph.add %8, %37 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %39 = graph.layer_norm %38, weight %arg18,  bias %arg19, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %40 = graph.permute %arg14, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %41 = graph.matmul %39, %40 : (tensor<?x40x64xf32>, tensor<64x128xf32>) -> tensor<?x40x128xf32>
    %42 = graph.add %41, %arg15 : (tensor<?x40x128xf32>, tensor<128xf32>) -> tensor<?x40x128xf32>
    %43 = graph.gelu %42, approximate = none : (tensor<?x40x128xf32>) -> tensor<?x40x128xf32>
    %44 = graph.permute %arg16, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %45 = graph.matmul %43, %44 : (tensor<?x40x128xf32>, tensor<128x64xf32>) -> tensor<?x40x64xf32>
    %46 = graph.add %45, %arg17 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %47 = graph.add %38, %46 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %48 = graph.layer_norm %47, weight %arg27,  bias %arg28, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %49 = graph.permute %arg23, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %50 = graph.matmul %48, %49 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %51 = graph.add %50, %arg24 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %52 = graph.mul %51, %1 : (tensor<?x40x64xf32>, tensor<f32>) -> tensor<?x40x64xf32>
    %53 = graph.reshape %52, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %54 = graph.permute %53, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %55 = graph.permute %arg20, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %56 = graph.matmul %48, %55 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %57 = graph.reshape %56, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %58 = graph.permute %57, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %59 = graph.permute %arg21, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %60 = graph.matmul %48, %59 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %61 = graph.add %60, %arg22 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %62 = graph.reshape %61, sizes = [%dim, 40, 4, 16] : (tensor<?x40x64xf32>, index) -> tensor<?x40x4x16xf32>
    %63 = graph.permute %62, dims = [0, 2, 1, 3] : (tensor<?x40x4x16xf32>) -> tensor<?x4x40x16xf32>
    %c4_0 = arith.constant 4 : index
    %64 = arith.muli %dim, %c4_0 : index
    %65 = graph.reshape %58, sizes = [%64, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x40x16xf32>
    %66 = graph.permute %65, dims = [0, 2, 1] : (tensor<?x40x16xf32>) -> tensor<?x16x40xf32>
    %67 = graph.reshape %66, sizes = [%dim, 4, 16, 40] : (tensor<?x16x40xf32>, index) -> tensor<?x4x16x40xf32>
    %68 = graph.matmul %54, %67 : (tensor<?x4x40x16xf32>, tensor<?x4x16x40xf32>) -> tensor<?x4x40x40xf32>
    %69 = graph.softmax %68, dim = 3 : (tensor<?x4x40x40xf32>) -> tensor<?x4x40x40xf32>
    %70 = graph.matmul %69, %63 : (tensor<?x4x40x40xf32>, tensor<?x4x40x16xf32>) -> tensor<?x4x40x16xf32>
    %71 = graph.reshape %70, sizes = [%dim, 4, 40, 16] : (tensor<?x4x40x16xf32>, index) -> tensor<?x4x40x16xf32>
    %72 = graph.permute %71, dims = [0, 2, 1, 3] : (tensor<?x4x40x16xf32>) -> tensor<?x40x4x16xf32>
    %73 = graph.reshape %72, sizes = [%dim, 40, 64] : (tensor<?x40x4x16xf32>, index) -> tensor<?x40x64xf32>
    %74 = graph.permute %arg25, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %75 = graph.matmul %73, %74 : (tensor<?x40x64xf32>, tensor<64x64xf32>) -> tensor<?x40x64xf32>
    %76 = graph.add %75, %arg26 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %77 = graph.add %47, %76 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %78 = graph.layer_norm %77, weight %arg33,  bias %arg34, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %79 = graph.permute %arg29, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %80 = graph.matmul %78, %79 : (tensor<?x40x64xf32>, tensor<64x128xf32>) -> tensor<?x40x128xf32>
    %81 = graph.add %80, %arg30 : (tensor<?x40x128xf32>, tensor<128xf32>) -> tensor<?x40x128xf32>
    %82 = graph.gelu %81, approximate = none : (tensor<?x40x128xf32>) -> tensor<?x40x128xf32>
    %83 = graph.permute %arg31, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %84 = graph.matmul %82, %83 : (tensor<?x40x128xf32>, tensor<128x64xf32>) -> tensor<?x40x64xf32>
    %85 = graph.add %84, %arg32 : (tensor<?x40x64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    %86 = graph.add %77, %85 : (tensor<?x40x64xf32>, tensor<?x40x64xf32>) -> tensor<?x40x64xf32>
    %87 = graph.layer_norm %86, weight %arg35,  bias %arg36, normalized_dims = 1, eps = 9.9999997473787516E-6 : (tensor<?x40x64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x40x64xf32>
    return %87 : tensor<?x40x64xf32>
  }
  func.func @gradient(%arg0: tensor<64x16x3xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64x3xf32>, %arg3: tensor<64xf32>, %arg4: tensor<40x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<128x64xf32>, %arg15: tensor<128xf32>, %arg16: tensor<64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64x64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64x64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<128x64xf32>, %arg30: tensor<128xf32>, %arg31: tensor<64x128xf32>, %arg32: tensor<64xf32>, %arg33: tensor<64xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64xf32>, %arg37: tensor<?x16x80xf32> {graph.dims = ["batch", 16, 80], tcopt.name = "a37"}, %ct0: tensor<?x40x64xf32> {graph.dims = ["batch", 40, 64]}) -> (tensor<?x40x64xf32>, tensor<64x16x3xf32>, tensor<64xf32>, tensor<64x64x3xf32>, tensor<64xf32>, tensor<40x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %r:38 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36] : (tensor<64x16x3xf32>, tensor<64xf32>, tensor<64x64x3xf32>, tensor<64xf32>, tensor<40x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?x16x80xf32>, tensor<?x40x64xf32>) -> (tensor<?x40x64xf32>, tensor<64x16x3xf32>, tensor<64xf32>, tensor<64x64x3xf32>, tensor<64xf32>, tensor<40x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37 : tensor<?x40x64xf32>, tensor<64x16x3xf32>, tensor<64xf32>, tensor<64x64x3xf32>, tensor<64xf32>, tensor<40x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
}
