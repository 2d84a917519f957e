// Written by tools/dev/record_plans.py: lstm of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x9x16xf32> {graph.dims = ["batch", 9, 16], tcopt.name = "x"}) -> (tensor<?x9x10xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x9x16xf32>
    %0 = graph.constant dense_resource<w1> : tensor<10xf32>
    %1 = graph.constant dense_resource<w2> : tensor<2x128x16xf32>
    %2 = graph.constant dense_resource<w3> : tensor<2x128x32xf32>
    %3 = graph.constant dense_resource<w4> : tensor<2x256xf32>
    %4 = graph.constant dense_resource<w5> : tensor<2x128x64xf32>
    %5 = graph.constant dense_resource<w6> : tensor<2x128x32xf32>
    %6 = graph.constant dense_resource<w7> : tensor<2x256xf32>
    %7 = graph.constant dense_resource<w8> : tensor<64x10xf32>
    %8 = graph.constant dense<0.000000e+00> : tensor<f32>
    %9 = graph.expand %8, sizes = [4, %dim, 32] : (tensor<f32>, index) -> tensor<4x?x32xf32>
    %10 = graph.permute %arg0, dims = [1, 0, 2] : (tensor<?x9x16xf32>) -> tensor<9x?x16xf32>
    %11 = graph.slice %9, dim = 0, start = 0, end = 2, step = 1 : (tensor<4x?x32xf32>) -> tensor<2x?x32xf32>
    %12 = graph.slice %1, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %13 = graph.squeeze %12, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %14 = graph.permute %13, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %15 = graph.slice %2, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %16 = graph.squeeze %15, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %17 = graph.permute %16, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %18 = graph.slice %3, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %19 = graph.squeeze %18, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %20 = graph.slice %19, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %21 = graph.slice %19, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %22 = graph.add %20, %21 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %23 = graph.slice %11, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %24 = graph.squeeze %23, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %25 = graph.slice %11, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %26 = graph.squeeze %25, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %27 = graph.matmul %10, %14 : (tensor<9x?x16xf32>, tensor<16x128xf32>) -> tensor<9x?x128xf32>
    %28 = graph.add %27, %22 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %29:3 = graph.scan (%arg1 = %24, %arg2 = %26) over (%arg3 = %28), dim = 0, reverse = false : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg1, %c0_3 : tensor<?x32xf32>
      %98 = graph.matmul %arg1, %17 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg3, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %99 = arith.cmpi eq, %dim_6, %c1_7 : index
      %100 = arith.select %99, %dim_4, %dim_6 : index
      %101 = graph.expand %arg3, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %102 = graph.expand %98, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %103 = graph.add %101, %102 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %104 = graph.slice %103, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %105 = graph.sigmoid %104 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %106 = graph.slice %103, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %107 = graph.sigmoid %106 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %108 = graph.slice %103, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %109 = graph.tanh %108 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg2, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %110 = arith.cmpi eq, %100, %c1_10 : index
      %111 = arith.select %110, %dim_9, %100 : index
      %112 = graph.expand %107, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %113 = graph.expand %arg2, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %114 = graph.mul %112, %113 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %115 = graph.mul %105, %109 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %116 = graph.expand %115, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %117 = graph.add %114, %116 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %118 = graph.slice %103, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %119 = graph.sigmoid %118 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %120 = graph.tanh %117 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %121 = graph.expand %119, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %122 = graph.mul %121, %120 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %122, %117, %122 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %30 = graph.slice %1, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %31 = graph.squeeze %30, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %32 = graph.permute %31, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %33 = graph.slice %2, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %34 = graph.squeeze %33, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %35 = graph.permute %34, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %36 = graph.slice %3, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %37 = graph.squeeze %36, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %38 = graph.slice %37, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %39 = graph.slice %37, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %40 = graph.add %38, %39 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %41 = graph.slice %11, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %42 = graph.squeeze %41, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %43 = graph.slice %11, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %44 = graph.squeeze %43, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %45 = graph.matmul %10, %32 : (tensor<9x?x16xf32>, tensor<16x128xf32>) -> tensor<9x?x128xf32>
    %46 = graph.add %45, %40 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %47:3 = graph.scan (%arg1 = %42, %arg2 = %44) over (%arg3 = %46), dim = 0, reverse = true : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg1, %c0_3 : tensor<?x32xf32>
      %98 = graph.matmul %arg1, %35 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg3, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %99 = arith.cmpi eq, %dim_6, %c1_7 : index
      %100 = arith.select %99, %dim_4, %dim_6 : index
      %101 = graph.expand %arg3, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %102 = graph.expand %98, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %103 = graph.add %101, %102 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %104 = graph.slice %103, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %105 = graph.sigmoid %104 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %106 = graph.slice %103, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %107 = graph.sigmoid %106 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %108 = graph.slice %103, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %109 = graph.tanh %108 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg2, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %110 = arith.cmpi eq, %100, %c1_10 : index
      %111 = arith.select %110, %dim_9, %100 : index
      %112 = graph.expand %107, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %113 = graph.expand %arg2, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %114 = graph.mul %112, %113 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %115 = graph.mul %105, %109 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %116 = graph.expand %115, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %117 = graph.add %114, %116 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %118 = graph.slice %103, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %119 = graph.sigmoid %118 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %120 = graph.tanh %117 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %121 = graph.expand %119, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %122 = graph.mul %121, %120 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %122, %117, %122 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %48 = graph.unsqueeze %29#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %49 = graph.unsqueeze %47#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %50 = graph.cat %48, %49, dim = 1 : (tensor<9x1x?x32xf32>, tensor<9x1x?x32xf32>) -> tensor<9x2x?x32xf32>
    %51 = graph.permute %50, dims = [0, 2, 1, 3] : (tensor<9x2x?x32xf32>) -> tensor<9x?x2x32xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %29#2, %c1 : tensor<9x?x32xf32>
    %52 = graph.reshape %51, sizes = [9, %dim_0, 64] : (tensor<9x?x2x32xf32>, index) -> tensor<9x?x64xf32>
    %53 = graph.slice %9, dim = 0, start = 2, end = 4, step = 1 : (tensor<4x?x32xf32>) -> tensor<2x?x32xf32>
    %54 = graph.slice %4, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %55 = graph.squeeze %54, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %56 = graph.permute %55, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %57 = graph.slice %5, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %58 = graph.squeeze %57, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %59 = graph.permute %58, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %60 = graph.slice %6, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %61 = graph.squeeze %60, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %62 = graph.slice %61, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %63 = graph.slice %61, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %64 = graph.add %62, %63 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %65 = graph.slice %53, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %66 = graph.squeeze %65, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %67 = graph.slice %53, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %68 = graph.squeeze %67, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %69 = graph.matmul %52, %56 : (tensor<9x?x64xf32>, tensor<64x128xf32>) -> tensor<9x?x128xf32>
    %70 = graph.add %69, %64 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %71:3 = graph.scan (%arg1 = %66, %arg2 = %68) over (%arg3 = %70), dim = 0, reverse = false : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg1, %c0_3 : tensor<?x32xf32>
      %98 = graph.matmul %arg1, %59 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg3, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %99 = arith.cmpi eq, %dim_6, %c1_7 : index
      %100 = arith.select %99, %dim_4, %dim_6 : index
      %101 = graph.expand %arg3, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %102 = graph.expand %98, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %103 = graph.add %101, %102 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %104 = graph.slice %103, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %105 = graph.sigmoid %104 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %106 = graph.slice %103, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %107 = graph.sigmoid %106 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %108 = graph.slice %103, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %109 = graph.tanh %108 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg2, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %110 = arith.cmpi eq, %100, %c1_10 : index
      %111 = arith.select %110, %dim_9, %100 : index
      %112 = graph.expand %107, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %113 = graph.expand %arg2, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %114 = graph.mul %112, %113 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %115 = graph.mul %105, %109 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %116 = graph.expand %115, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %117 = graph.add %114, %116 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %118 = graph.slice %103, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %119 = graph.sigmoid %118 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %120 = graph.tanh %117 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %121 = graph.expand %119, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %122 = graph.mul %121, %120 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %122, %117, %122 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %72 = graph.slice %4, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %73 = graph.squeeze %72, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %74 = graph.permute %73, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %75 = graph.slice %5, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %76 = graph.squeeze %75, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %77 = graph.permute %76, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %78 = graph.slice %6, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %79 = graph.squeeze %78, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %80 = graph.slice %79, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %81 = graph.slice %79, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %82 = graph.add %80, %81 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %83 = graph.slice %53, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %84 = graph.squeeze %83, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %85 = graph.slice %53, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %86 = graph.squeeze %85, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %87 = graph.matmul %52, %74 : (tensor<9x?x64xf32>, tensor<64x128xf32>) -> tensor<9x?x128xf32>
    %88 = graph.add %87, %82 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %89:3 = graph.scan (%arg1 = %84, %arg2 = %86) over (%arg3 = %88), dim = 0, reverse = true : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg1, %c0_3 : tensor<?x32xf32>
      %98 = graph.matmul %arg1, %77 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg3, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %99 = arith.cmpi eq, %dim_6, %c1_7 : index
      %100 = arith.select %99, %dim_4, %dim_6 : index
      %101 = graph.expand %arg3, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %102 = graph.expand %98, sizes = [%100, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %103 = graph.add %101, %102 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %104 = graph.slice %103, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %105 = graph.sigmoid %104 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %106 = graph.slice %103, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %107 = graph.sigmoid %106 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %108 = graph.slice %103, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %109 = graph.tanh %108 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg2, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %110 = arith.cmpi eq, %100, %c1_10 : index
      %111 = arith.select %110, %dim_9, %100 : index
      %112 = graph.expand %107, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %113 = graph.expand %arg2, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %114 = graph.mul %112, %113 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %115 = graph.mul %105, %109 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %116 = graph.expand %115, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %117 = graph.add %114, %116 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %118 = graph.slice %103, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %119 = graph.sigmoid %118 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %120 = graph.tanh %117 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %121 = graph.expand %119, sizes = [%111, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %122 = graph.mul %121, %120 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %122, %117, %122 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %90 = graph.unsqueeze %71#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %91 = graph.unsqueeze %89#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %92 = graph.cat %90, %91, dim = 1 : (tensor<9x1x?x32xf32>, tensor<9x1x?x32xf32>) -> tensor<9x2x?x32xf32>
    %93 = graph.permute %92, dims = [0, 2, 1, 3] : (tensor<9x2x?x32xf32>) -> tensor<9x?x2x32xf32>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %71#2, %c1_1 : tensor<9x?x32xf32>
    %94 = graph.reshape %93, sizes = [9, %dim_2, 64] : (tensor<9x?x2x32xf32>, index) -> tensor<9x?x64xf32>
    %95 = graph.permute %94, dims = [1, 0, 2] : (tensor<9x?x64xf32>) -> tensor<?x9x64xf32>
    %96 = graph.matmul %95, %7 : (tensor<?x9x64xf32>, tensor<64x10xf32>) -> tensor<?x9x10xf32>
    %97 = graph.add %96, %0 : (tensor<?x9x10xf32>, tensor<10xf32>) -> tensor<?x9x10xf32>
    return %97 : tensor<?x9x10xf32>
  }
  func.func private @model(%arg0: tensor<128x16xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x16xf32>, %arg5: tensor<128x32xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<128x64xf32>, %arg9: tensor<128x32xf32>, %arg10: tensor<128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128x32xf32>, %arg14: tensor<128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<10x64xf32>, %arg17: tensor<10xf32>, %arg18: tensor<?x9x16xf32> {graph.dims = ["batch", 9, 16], tcopt.name = "a18"}) -> (tensor<?x9x10xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg18, %c0 : tensor<?x9x16xf32>
    %0 = graph.constant dense<0.000000e+00> : tensor<f32>
    %1 = graph.expand %0, sizes = [4, %dim, 32] : (tensor<f32>, index) -> tensor<4x?x32xf32>
    %2 = graph.permute %arg18, dims = [1, 0, 2] : (tensor<?x9x16xf32>) -> tensor<9x?x16xf32>
    %3 = graph.slice %1, dim = 0, start = 0, end = 2, step = 1 : (tensor<4x?x32xf32>) -> tensor<2x?x32xf32>
    %4 = graph.slice %arg0, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %5 = graph.slice %arg0, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %6 = graph.slice %arg0, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %7 = graph.slice %arg0, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %8 = graph.slice %arg1, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %9 = graph.slice %arg1, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %10 = graph.slice %arg1, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %11 = graph.slice %arg1, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %12 = graph.cat %4, %7, %5, %6, dim = 0 : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<128x16xf32>
    %13 = graph.cat %8, %11, %9, %10, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %14 = graph.unsqueeze %12, dim = 0 : (tensor<128x16xf32>) -> tensor<1x128x16xf32>
    %15 = graph.unsqueeze %13, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %16 = graph.slice %arg2, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %17 = graph.slice %arg2, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %18 = graph.slice %arg2, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %19 = graph.slice %arg2, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %20 = graph.slice %arg3, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %21 = graph.slice %arg3, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %22 = graph.slice %arg3, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %23 = graph.slice %arg3, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %24 = graph.cat %16, %19, %17, %18, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %25 = graph.cat %20, %23, %21, %22, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %26 = graph.cat %24, %25, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %27 = graph.unsqueeze %26, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %28 = graph.slice %arg4, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %29 = graph.slice %arg4, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %30 = graph.slice %arg4, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %31 = graph.slice %arg4, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %32 = graph.slice %arg5, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %33 = graph.slice %arg5, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %34 = graph.slice %arg5, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %35 = graph.slice %arg5, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %36 = graph.cat %28, %31, %29, %30, dim = 0 : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<128x16xf32>
    %37 = graph.cat %32, %35, %33, %34, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %38 = graph.unsqueeze %36, dim = 0 : (tensor<128x16xf32>) -> tensor<1x128x16xf32>
    %39 = graph.unsqueeze %37, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %40 = graph.slice %arg6, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %41 = graph.slice %arg6, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %42 = graph.slice %arg6, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %43 = graph.slice %arg6, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %44 = graph.slice %arg7, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %45 = graph.slice %arg7, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %46 = graph.slice %arg7, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %47 = graph.slice %arg7, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %48 = graph.cat %40, %43, %41, %42, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %49 = graph.cat %44, %47, %45, %46, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %50 = graph.cat %48, %49, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %51 = graph.unsqueeze %50, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %52 = graph.cat %14, %38, dim = 0 : (tensor<1x128x16xf32>, tensor<1x128x16xf32>) -> tensor<2x128x16xf32>
    %53 = graph.cat %15, %39, dim = 0 : (tensor<1x128x32xf32>, tensor<1x128x32xf32>) -> tensor<2x128x32xf32>
    %54 = graph.cat %27, %51, dim = 0 : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<2x256xf32>
    %55 = graph.slice %52, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %56 = graph.squeeze %55, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %57 = graph.permute %56, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %58 = graph.slice %53, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %59 = graph.squeeze %58, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %60 = graph.permute %59, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %61 = graph.slice %54, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %62 = graph.squeeze %61, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %63 = graph.slice %62, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %64 = graph.slice %62, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %65 = graph.add %63, %64 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %66 = graph.slice %3, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %67 = graph.squeeze %66, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %68 = graph.slice %3, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %69 = graph.squeeze %68, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %70 = graph.matmul %2, %57 : (tensor<9x?x16xf32>, tensor<16x128xf32>) -> tensor<9x?x128xf32>
    %71 = graph.add %70, %65 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %72:3 = graph.scan (%arg19 = %67, %arg20 = %69) over (%arg21 = %71), dim = 0, reverse = false : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg19, %c0_3 : tensor<?x32xf32>
      %193 = graph.matmul %arg19, %60 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg21, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %194 = arith.cmpi eq, %dim_6, %c1_7 : index
      %195 = arith.select %194, %dim_4, %dim_6 : index
      %196 = graph.expand %arg21, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %197 = graph.expand %193, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %198 = graph.add %196, %197 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %199 = graph.slice %198, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %200 = graph.sigmoid %199 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %201 = graph.slice %198, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %202 = graph.sigmoid %201 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %203 = graph.slice %198, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %204 = graph.tanh %203 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg20, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %205 = arith.cmpi eq, %195, %c1_10 : index
      %206 = arith.select %205, %dim_9, %195 : index
      %207 = graph.expand %202, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %208 = graph.expand %arg20, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %209 = graph.mul %207, %208 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %210 = graph.mul %200, %204 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %211 = graph.expand %210, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %212 = graph.add %209, %211 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %213 = graph.slice %198, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %214 = graph.sigmoid %213 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %215 = graph.tanh %212 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %216 = graph.expand %214, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %217 = graph.mul %216, %215 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %217, %212, %217 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %73 = graph.slice %52, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %74 = graph.squeeze %73, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %75 = graph.permute %74, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %76 = graph.slice %53, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %77 = graph.squeeze %76, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %78 = graph.permute %77, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %79 = graph.slice %54, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %80 = graph.squeeze %79, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %81 = graph.slice %80, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %82 = graph.slice %80, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %83 = graph.add %81, %82 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %84 = graph.slice %3, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %85 = graph.squeeze %84, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %86 = graph.slice %3, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %87 = graph.squeeze %86, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %88 = graph.matmul %2, %75 : (tensor<9x?x16xf32>, tensor<16x128xf32>) -> tensor<9x?x128xf32>
    %89 = graph.add %88, %83 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %90:3 = graph.scan (%arg19 = %85, %arg20 = %87) over (%arg21 = %89), dim = 0, reverse = true : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg19, %c0_3 : tensor<?x32xf32>
      %193 = graph.matmul %arg19, %78 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg21, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %194 = arith.cmpi eq, %dim_6, %c1_7 : index
      %195 = arith.select %194, %dim_4, %dim_6 : index
      %196 = graph.expand %arg21, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %197 = graph.expand %193, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %198 = graph.add %196, %197 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %199 = graph.slice %198, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %200 = graph.sigmoid %199 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %201 = graph.slice %198, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %202 = graph.sigmoid %201 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %203 = graph.slice %198, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %204 = graph.tanh %203 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg20, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %205 = arith.cmpi eq, %195, %c1_10 : index
      %206 = arith.select %205, %dim_9, %195 : index
      %207 = graph.expand %202, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %208 = graph.expand %arg20, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %209 = graph.mul %207, %208 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %210 = graph.mul %200, %204 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %211 = graph.expand %210, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %212 = graph.add %209, %211 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %213 = graph.slice %198, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %214 = graph.sigmoid %213 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %215 = graph.tanh %212 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %216 = graph.expand %214, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %217 = graph.mul %216, %215 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %217, %212, %217 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %91 = graph.unsqueeze %72#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %92 = graph.unsqueeze %90#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %93 = graph.cat %91, %92, dim = 1 : (tensor<9x1x?x32xf32>, tensor<9x1x?x32xf32>) -> tensor<9x2x?x32xf32>
    %94 = graph.permute %93, dims = [0, 2, 1, 3] : (tensor<9x2x?x32xf32>) -> tensor<9x?x2x32xf32>
    %c1 = arith.constant 1 : index
    %dim_0 = tensor.dim %72#2, %c1 : tensor<9x?x32xf32>
    %95 = graph.reshape %94, sizes = [9, %dim_0, 64] : (tensor<9x?x2x32xf32>, index) -> tensor<9x?x64xf32>
    %96 = graph.slice %1, dim = 0, start = 2, end = 4, step = 1 : (tensor<4x?x32xf32>) -> tensor<2x?x32xf32>
    %97 = graph.slice %arg8, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %98 = graph.slice %arg8, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %99 = graph.slice %arg8, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %100 = graph.slice %arg8, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %101 = graph.slice %arg9, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %102 = graph.slice %arg9, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %103 = graph.slice %arg9, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %104 = graph.slice %arg9, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %105 = graph.cat %97, %100, %98, %99, dim = 0 : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<128x64xf32>
    %106 = graph.cat %101, %104, %102, %103, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %107 = graph.unsqueeze %105, dim = 0 : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %108 = graph.unsqueeze %106, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %109 = graph.slice %arg10, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %110 = graph.slice %arg10, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %111 = graph.slice %arg10, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %112 = graph.slice %arg10, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %113 = graph.slice %arg11, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %114 = graph.slice %arg11, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %115 = graph.slice %arg11, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %116 = graph.slice %arg11, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %117 = graph.cat %109, %112, %110, %111, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %118 = graph.cat %113, %116, %114, %115, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %119 = graph.cat %117, %118, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %120 = graph.unsqueeze %119, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %121 = graph.slice %arg12, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %122 = graph.slice %arg12, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %123 = graph.slice %arg12, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %124 = graph.slice %arg12, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %125 = graph.slice %arg13, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %126 = graph.slice %arg13, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %127 = graph.slice %arg13, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %128 = graph.slice %arg13, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %129 = graph.cat %121, %124, %122, %123, dim = 0 : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<128x64xf32>
    %130 = graph.cat %125, %128, %126, %127, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %131 = graph.unsqueeze %129, dim = 0 : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %132 = graph.unsqueeze %130, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %133 = graph.slice %arg14, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %134 = graph.slice %arg14, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %135 = graph.slice %arg14, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %136 = graph.slice %arg14, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %137 = graph.slice %arg15, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %138 = graph.slice %arg15, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %139 = graph.slice %arg15, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %140 = graph.slice %arg15, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %141 = graph.cat %133, %136, %134, %135, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %142 = graph.cat %137, %140, %138, %139, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %143 = graph.cat %141, %142, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %144 = graph.unsqueeze %143, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %145 = graph.cat %107, %131, dim = 0 : (tensor<1x128x64xf32>, tensor<1x128x64xf32>) -> tensor<2x128x64xf32>
    %146 = graph.cat %108, %132, dim = 0 : (tensor<1x128x32xf32>, tensor<1x128x32xf32>) -> tensor<2x128x32xf32>
    %147 = graph.cat %120, %144, dim = 0 : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<2x256xf32>
    %148 = graph.slice %145, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %149 = graph.squeeze %148, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %150 = graph.permute %149, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %151 = graph.slice %146, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %152 = graph.squeeze %151, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %153 = graph.permute %152, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %154 = graph.slice %147, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %155 = graph.squeeze %154, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %156 = graph.slice %155, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %157 = graph.slice %155, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %158 = graph.add %156, %157 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %159 = graph.slice %96, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %160 = graph.squeeze %159, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %161 = graph.slice %96, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %162 = graph.squeeze %161, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %163 = graph.matmul %95, %150 : (tensor<9x?x64xf32>, tensor<64x128xf32>) -> tensor<9x?x128xf32>
    %164 = graph.add %163, %158 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %165:3 = graph.scan (%arg19 = %160, %arg20 = %162) over (%arg21 = %164), dim = 0, reverse = false : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg19, %c0_3 : tensor<?x32xf32>
      %193 = graph.matmul %arg19, %153 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg21, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %194 = arith.cmpi eq, %dim_6, %c1_7 : index
      %195 = arith.select %194, %dim_4, %dim_6 : index
      %196 = graph.expand %arg21, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %197 = graph.expand %193, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %198 = graph.add %196, %197 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %199 = graph.slice %198, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %200 = graph.sigmoid %199 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %201 = graph.slice %198, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %202 = graph.sigmoid %201 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %203 = graph.slice %198, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %204 = graph.tanh %203 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg20, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %205 = arith.cmpi eq, %195, %c1_10 : index
      %206 = arith.select %205, %dim_9, %195 : index
      %207 = graph.expand %202, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %208 = graph.expand %arg20, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %209 = graph.mul %207, %208 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %210 = graph.mul %200, %204 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %211 = graph.expand %210, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %212 = graph.add %209, %211 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %213 = graph.slice %198, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %214 = graph.sigmoid %213 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %215 = graph.tanh %212 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %216 = graph.expand %214, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %217 = graph.mul %216, %215 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %217, %212, %217 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %166 = graph.slice %145, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %167 = graph.squeeze %166, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %168 = graph.permute %167, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %169 = graph.slice %146, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %170 = graph.squeeze %169, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %171 = graph.permute %170, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %172 = graph.slice %147, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %173 = graph.squeeze %172, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %174 = graph.slice %173, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %175 = graph.slice %173, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %176 = graph.add %174, %175 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %177 = graph.slice %96, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %178 = graph.squeeze %177, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %179 = graph.slice %96, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x?x32xf32>) -> tensor<1x?x32xf32>
    %180 = graph.squeeze %179, dims = [0] : (tensor<1x?x32xf32>) -> tensor<?x32xf32>
    %181 = graph.matmul %95, %168 : (tensor<9x?x64xf32>, tensor<64x128xf32>) -> tensor<9x?x128xf32>
    %182 = graph.add %181, %176 : (tensor<9x?x128xf32>, tensor<128xf32>) -> tensor<9x?x128xf32>
    %183:3 = graph.scan (%arg19 = %178, %arg20 = %180) over (%arg21 = %182), dim = 0, reverse = true : (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x128xf32>) -> (tensor<?x32xf32>, tensor<?x32xf32>, tensor<9x?x32xf32>) {
      %c0_3 = arith.constant 0 : index
      %dim_4 = tensor.dim %arg19, %c0_3 : tensor<?x32xf32>
      %193 = graph.matmul %arg19, %171 : (tensor<?x32xf32>, tensor<32x128xf32>) -> tensor<?x128xf32>
      %c0_5 = arith.constant 0 : index
      %dim_6 = tensor.dim %arg21, %c0_5 : tensor<?x128xf32>
      %c1_7 = arith.constant 1 : index
      %194 = arith.cmpi eq, %dim_6, %c1_7 : index
      %195 = arith.select %194, %dim_4, %dim_6 : index
      %196 = graph.expand %arg21, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %197 = graph.expand %193, sizes = [%195, 128], repeatable = [0] : (tensor<?x128xf32>, index) -> tensor<?x128xf32>
      %198 = graph.add %196, %197 : (tensor<?x128xf32>, tensor<?x128xf32>) -> tensor<?x128xf32>
      %199 = graph.slice %198, dim = -1, start = 0, end = 32, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %200 = graph.sigmoid %199 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %201 = graph.slice %198, dim = -1, start = 64, end = 96, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %202 = graph.sigmoid %201 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %203 = graph.slice %198, dim = -1, start = 96, end = 128, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %204 = graph.tanh %203 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %c0_8 = arith.constant 0 : index
      %dim_9 = tensor.dim %arg20, %c0_8 : tensor<?x32xf32>
      %c1_10 = arith.constant 1 : index
      %205 = arith.cmpi eq, %195, %c1_10 : index
      %206 = arith.select %205, %dim_9, %195 : index
      %207 = graph.expand %202, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %208 = graph.expand %arg20, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %209 = graph.mul %207, %208 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %210 = graph.mul %200, %204 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %211 = graph.expand %210, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %212 = graph.add %209, %211 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      %213 = graph.slice %198, dim = -1, start = 32, end = 64, step = 1 : (tensor<?x128xf32>) -> tensor<?x32xf32>
      %214 = graph.sigmoid %213 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %215 = graph.tanh %212 : (tensor<?x32xf32>) -> tensor<?x32xf32>
      %216 = graph.expand %214, sizes = [%206, 32], repeatable = [0] : (tensor<?x32xf32>, index) -> tensor<?x32xf32>
      %217 = graph.mul %216, %215 : (tensor<?x32xf32>, tensor<?x32xf32>) -> tensor<?x32xf32>
      graph.yield %217, %212, %217 : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>
    }
    %184 = graph.unsqueeze %165#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %185 = graph.unsqueeze %183#2, dim = 1 : (tensor<9x?x32xf32>) -> tensor<9x1x?x32xf32>
    %186 = graph.cat %184, %185, dim = 1 : (tensor<9x1x?x32xf32>, tensor<9x1x?x32xf32>) -> tensor<9x2x?x32xf32>
    %187 = graph.permute %186, dims = [0, 2, 1, 3] : (tensor<9x2x?x32xf32>) -> tensor<9x?x2x32xf32>
    %c1_1 = arith.constant 1 : index
    %dim_2 = tensor.dim %165#2, %c1_1 : tensor<9x?x32xf32>
    %188 = graph.reshape %187, sizes = [9, %dim_2, 64] : (tensor<9x?x2x32xf32>, index) -> tensor<9x?x64xf32>
    %189 = graph.permute %188, dims = [1, 0, 2] : (tensor<9x?x64xf32>) -> tensor<?x9x64xf32>
    %190 = graph.permute %arg16, dims = [1, 0] : (tensor<10x64xf32>) -> tensor<64x10xf32>
    %191 = graph.matmul %189, %190 : (tensor<?x9x64xf32>, tensor<64x10xf32>) -> tensor<?x9x10xf32>
    %192 = graph.add %191, %arg17 : (tensor<?x9x10xf32>, tensor<10xf32>) -> tensor<?x9x10xf32>
    return %192 : tensor<?x9x10xf32>
  }
  func.func @gradient(%arg0: tensor<128x16xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x16xf32>, %arg5: tensor<128x32xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<128x64xf32>, %arg9: tensor<128x32xf32>, %arg10: tensor<128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128x32xf32>, %arg14: tensor<128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<10x64xf32>, %arg17: tensor<10xf32>, %arg18: tensor<?x9x16xf32> {graph.dims = ["batch", 9, 16], tcopt.name = "a18"}, %ct0: tensor<?x9x10xf32> {graph.dims = ["?", 9, 10]}) -> (tensor<?x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>) {
    %r:19 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] : (tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>, tensor<?x9x16xf32>, tensor<?x9x10xf32>) -> (tensor<?x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18 : tensor<?x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>
  }
}
