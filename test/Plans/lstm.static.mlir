// Written by tools/dev/record_plans.py: lstm of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x9x16xf32> {tcopt.name = "x"}) -> (tensor<2x9x10xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<10xf32>
    %1 = graph.constant dense<0.000000e+00> : tensor<2x2x32xf32>
    %2 = graph.constant dense_resource<w2> : tensor<2x128x16xf32>
    %3 = graph.constant dense_resource<w3> : tensor<2x128x32xf32>
    %4 = graph.constant dense_resource<w4> : tensor<2x256xf32>
    %5 = graph.constant dense_resource<w5> : tensor<2x128x64xf32>
    %6 = graph.constant dense_resource<w6> : tensor<2x128x32xf32>
    %7 = graph.constant dense_resource<w7> : tensor<2x256xf32>
    %8 = graph.constant dense_resource<w8> : tensor<64x10xf32>
    %9 = graph.permute %arg0, dims = [1, 0, 2] : (tensor<2x9x16xf32>) -> tensor<9x2x16xf32>
    %10 = graph.slice %2, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %11 = graph.squeeze %10, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %12 = graph.permute %11, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %13 = graph.slice %3, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %14 = graph.squeeze %13, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %15 = graph.permute %14, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %16 = graph.slice %4, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %17 = graph.squeeze %16, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %18 = graph.slice %17, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %19 = graph.slice %17, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %20 = graph.add %18, %19 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %21 = graph.slice %1, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %22 = graph.squeeze %21, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %23 = graph.slice %1, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %24 = graph.squeeze %23, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %25 = graph.matmul %9, %12 : (tensor<9x2x16xf32>, tensor<16x128xf32>) -> tensor<9x2x128xf32>
    %26 = graph.add %25, %20 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %27:3 = graph.scan (%arg1 = %22, %arg2 = %24) over (%arg3 = %26), dim = 0, reverse = false : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %95 = graph.matmul %arg1, %15 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %96 = graph.add %arg3, %95 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %97 = graph.slice %96, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %98 = graph.sigmoid %97 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %99 = graph.slice %96, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %100 = graph.sigmoid %99 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %101 = graph.slice %96, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %102 = graph.tanh %101 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %103 = graph.mul %100, %arg2 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %104 = graph.mul %98, %102 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %105 = graph.add %103, %104 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %106 = graph.slice %96, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %107 = graph.sigmoid %106 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %108 = graph.tanh %105 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %109 = graph.mul %107, %108 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %109, %105, %109 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %28 = graph.slice %2, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %29 = graph.squeeze %28, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %30 = graph.permute %29, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %31 = graph.slice %3, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %32 = graph.squeeze %31, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %33 = graph.permute %32, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %34 = graph.slice %4, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %35 = graph.squeeze %34, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %36 = graph.slice %35, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %37 = graph.slice %35, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %38 = graph.add %36, %37 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %39 = graph.slice %1, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %40 = graph.squeeze %39, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %41 = graph.slice %1, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %42 = graph.squeeze %41, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %43 = graph.matmul %9, %30 : (tensor<9x2x16xf32>, tensor<16x128xf32>) -> tensor<9x2x128xf32>
    %44 = graph.add %43, %38 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %45:3 = graph.scan (%arg1 = %40, %arg2 = %42) over (%arg3 = %44), dim = 0, reverse = true : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %95 = graph.matmul %arg1, %33 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %96 = graph.add %arg3, %95 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %97 = graph.slice %96, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %98 = graph.sigmoid %97 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %99 = graph.slice %96, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %100 = graph.sigmoid %99 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %101 = graph.slice %96, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %102 = graph.tanh %101 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %103 = graph.mul %100, %arg2 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %104 = graph.mul %98, %102 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %105 = graph.add %103, %104 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %106 = graph.slice %96, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %107 = graph.sigmoid %106 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %108 = graph.tanh %105 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %109 = graph.mul %107, %108 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %109, %105, %109 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %46 = graph.unsqueeze %27#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %47 = graph.unsqueeze %45#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %48 = graph.cat %46, %47, dim = 1 : (tensor<9x1x2x32xf32>, tensor<9x1x2x32xf32>) -> tensor<9x2x2x32xf32>
    %49 = graph.permute %48, dims = [0, 2, 1, 3] : (tensor<9x2x2x32xf32>) -> tensor<9x2x2x32xf32>
    %50 = graph.reshape %49, sizes = [9, 2, 64] : (tensor<9x2x2x32xf32>) -> tensor<9x2x64xf32>
    %51 = graph.slice %5, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %52 = graph.squeeze %51, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %53 = graph.permute %52, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %54 = graph.slice %6, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %55 = graph.squeeze %54, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %56 = graph.permute %55, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %57 = graph.slice %7, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %58 = graph.squeeze %57, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %59 = graph.slice %58, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %60 = graph.slice %58, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %61 = graph.add %59, %60 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %62 = graph.slice %1, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %63 = graph.squeeze %62, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %64 = graph.slice %1, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %65 = graph.squeeze %64, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %66 = graph.matmul %50, %53 : (tensor<9x2x64xf32>, tensor<64x128xf32>) -> tensor<9x2x128xf32>
    %67 = graph.add %66, %61 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %68:3 = graph.scan (%arg1 = %63, %arg2 = %65) over (%arg3 = %67), dim = 0, reverse = false : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %95 = graph.matmul %arg1, %56 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %96 = graph.add %arg3, %95 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %97 = graph.slice %96, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %98 = graph.sigmoid %97 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %99 = graph.slice %96, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %100 = graph.sigmoid %99 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %101 = graph.slice %96, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %102 = graph.tanh %101 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %103 = graph.mul %100, %arg2 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %104 = graph.mul %98, %102 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %105 = graph.add %103, %104 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %106 = graph.slice %96, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %107 = graph.sigmoid %106 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %108 = graph.tanh %105 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %109 = graph.mul %107, %108 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %109, %105, %109 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %69 = graph.slice %5, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %70 = graph.squeeze %69, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %71 = graph.permute %70, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %72 = graph.slice %6, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %73 = graph.squeeze %72, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %74 = graph.permute %73, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %75 = graph.slice %7, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %76 = graph.squeeze %75, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %77 = graph.slice %76, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %78 = graph.slice %76, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %79 = graph.add %77, %78 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %80 = graph.slice %1, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %81 = graph.squeeze %80, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %82 = graph.slice %1, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %83 = graph.squeeze %82, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %84 = graph.matmul %50, %71 : (tensor<9x2x64xf32>, tensor<64x128xf32>) -> tensor<9x2x128xf32>
    %85 = graph.add %84, %79 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %86:3 = graph.scan (%arg1 = %81, %arg2 = %83) over (%arg3 = %85), dim = 0, reverse = true : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %95 = graph.matmul %arg1, %74 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %96 = graph.add %arg3, %95 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %97 = graph.slice %96, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %98 = graph.sigmoid %97 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %99 = graph.slice %96, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %100 = graph.sigmoid %99 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %101 = graph.slice %96, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %102 = graph.tanh %101 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %103 = graph.mul %100, %arg2 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %104 = graph.mul %98, %102 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %105 = graph.add %103, %104 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %106 = graph.slice %96, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %107 = graph.sigmoid %106 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %108 = graph.tanh %105 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %109 = graph.mul %107, %108 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %109, %105, %109 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %87 = graph.unsqueeze %68#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %88 = graph.unsqueeze %86#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %89 = graph.cat %87, %88, dim = 1 : (tensor<9x1x2x32xf32>, tensor<9x1x2x32xf32>) -> tensor<9x2x2x32xf32>
    %90 = graph.permute %89, dims = [0, 2, 1, 3] : (tensor<9x2x2x32xf32>) -> tensor<9x2x2x32xf32>
    %91 = graph.reshape %90, sizes = [9, 2, 64] : (tensor<9x2x2x32xf32>) -> tensor<9x2x64xf32>
    %92 = graph.permute %91, dims = [1, 0, 2] : (tensor<9x2x64xf32>) -> tensor<2x9x64xf32>
    %93 = graph.matmul %92, %8 : (tensor<2x9x64xf32>, tensor<64x10xf32>) -> tensor<2x9x10xf32>
    %94 = graph.add %93, %0 : (tensor<2x9x10xf32>, tensor<10xf32>) -> tensor<2x9x10xf32>
    return %94 : tensor<2x9x10xf32>
  }
  func.func private @model(%arg0: tensor<128x16xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x16xf32>, %arg5: tensor<128x32xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<128x64xf32>, %arg9: tensor<128x32xf32>, %arg10: tensor<128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128x32xf32>, %arg14: tensor<128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<10x64xf32>, %arg17: tensor<10xf32>, %arg18: tensor<2x9x16xf32> {tcopt.name = "a18"}) -> (tensor<2x9x10xf32>) {
    %0 = graph.constant dense<0.000000e+00> : tensor<2x2x32xf32>
    %1 = graph.permute %arg18, dims = [1, 0, 2] : (tensor<2x9x16xf32>) -> tensor<9x2x16xf32>
    %2 = graph.slice %arg0, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %3 = graph.slice %arg0, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %4 = graph.slice %arg0, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %5 = graph.slice %arg0, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %6 = graph.slice %arg1, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %7 = graph.slice %arg1, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %8 = graph.slice %arg1, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %9 = graph.slice %arg1, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %10 = graph.cat %2, %5, %3, %4, dim = 0 : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<128x16xf32>
    %11 = graph.cat %6, %9, %7, %8, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %12 = graph.unsqueeze %10, dim = 0 : (tensor<128x16xf32>) -> tensor<1x128x16xf32>
    %13 = graph.unsqueeze %11, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %14 = graph.slice %arg2, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %15 = graph.slice %arg2, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %16 = graph.slice %arg2, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %17 = graph.slice %arg2, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %18 = graph.slice %arg3, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %19 = graph.slice %arg3, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %20 = graph.slice %arg3, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %21 = graph.slice %arg3, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %22 = graph.cat %14, %17, %15, %16, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %23 = graph.cat %18, %21, %19, %20, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %24 = graph.cat %22, %23, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %25 = graph.unsqueeze %24, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %26 = graph.slice %arg4, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %27 = graph.slice %arg4, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %28 = graph.slice %arg4, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %29 = graph.slice %arg4, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x16xf32>) -> tensor<32x16xf32>
    %30 = graph.slice %arg5, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %31 = graph.slice %arg5, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %32 = graph.slice %arg5, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %33 = graph.slice %arg5, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %34 = graph.cat %26, %29, %27, %28, dim = 0 : (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<128x16xf32>
    %35 = graph.cat %30, %33, %31, %32, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %36 = graph.unsqueeze %34, dim = 0 : (tensor<128x16xf32>) -> tensor<1x128x16xf32>
    %37 = graph.unsqueeze %35, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %38 = graph.slice %arg6, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %39 = graph.slice %arg6, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %40 = graph.slice %arg6, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %41 = graph.slice %arg6, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %42 = graph.slice %arg7, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %43 = graph.slice %arg7, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %44 = graph.slice %arg7, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %45 = graph.slice %arg7, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %46 = graph.cat %38, %41, %39, %40, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %47 = graph.cat %42, %45, %43, %44, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %48 = graph.cat %46, %47, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %49 = graph.unsqueeze %48, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %50 = graph.cat %12, %36, dim = 0 : (tensor<1x128x16xf32>, tensor<1x128x16xf32>) -> tensor<2x128x16xf32>
    %51 = graph.cat %13, %37, dim = 0 : (tensor<1x128x32xf32>, tensor<1x128x32xf32>) -> tensor<2x128x32xf32>
    %52 = graph.cat %25, %49, dim = 0 : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<2x256xf32>
    %53 = graph.slice %50, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %54 = graph.squeeze %53, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %55 = graph.permute %54, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %56 = graph.slice %51, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %57 = graph.squeeze %56, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %58 = graph.permute %57, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %59 = graph.slice %52, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %60 = graph.squeeze %59, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %61 = graph.slice %60, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %62 = graph.slice %60, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %63 = graph.add %61, %62 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %64 = graph.slice %0, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %65 = graph.squeeze %64, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %66 = graph.slice %0, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %67 = graph.squeeze %66, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %68 = graph.matmul %1, %55 : (tensor<9x2x16xf32>, tensor<16x128xf32>) -> tensor<9x2x128xf32>
    %69 = graph.add %68, %63 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %70:3 = graph.scan (%arg19 = %65, %arg20 = %67) over (%arg21 = %69), dim = 0, reverse = false : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %190 = graph.matmul %arg19, %58 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %191 = graph.add %arg21, %190 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %192 = graph.slice %191, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %193 = graph.sigmoid %192 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %194 = graph.slice %191, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %195 = graph.sigmoid %194 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %196 = graph.slice %191, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %197 = graph.tanh %196 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %198 = graph.mul %195, %arg20 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %199 = graph.mul %193, %197 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %200 = graph.add %198, %199 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %201 = graph.slice %191, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %202 = graph.sigmoid %201 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %203 = graph.tanh %200 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %204 = graph.mul %202, %203 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %204, %200, %204 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %71 = graph.slice %50, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x16xf32>) -> tensor<1x128x16xf32>
    %72 = graph.squeeze %71, dims = [0] : (tensor<1x128x16xf32>) -> tensor<128x16xf32>
    %73 = graph.permute %72, dims = [1, 0] : (tensor<128x16xf32>) -> tensor<16x128xf32>
    %74 = graph.slice %51, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %75 = graph.squeeze %74, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %76 = graph.permute %75, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %77 = graph.slice %52, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %78 = graph.squeeze %77, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %79 = graph.slice %78, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %80 = graph.slice %78, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %81 = graph.add %79, %80 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %82 = graph.slice %0, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %83 = graph.squeeze %82, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %84 = graph.slice %0, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %85 = graph.squeeze %84, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %86 = graph.matmul %1, %73 : (tensor<9x2x16xf32>, tensor<16x128xf32>) -> tensor<9x2x128xf32>
    %87 = graph.add %86, %81 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %88:3 = graph.scan (%arg19 = %83, %arg20 = %85) over (%arg21 = %87), dim = 0, reverse = true : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %190 = graph.matmul %arg19, %76 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %191 = graph.add %arg21, %190 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %192 = graph.slice %191, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %193 = graph.sigmoid %192 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %194 = graph.slice %191, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %195 = graph.sigmoid %194 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %196 = graph.slice %191, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %197 = graph.tanh %196 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %198 = graph.mul %195, %arg20 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %199 = graph.mul %193, %197 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %200 = graph.add %198, %199 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %201 = graph.slice %191, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %202 = graph.sigmoid %201 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %203 = graph.tanh %200 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %204 = graph.mul %202, %203 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %204, %200, %204 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %89 = graph.unsqueeze %70#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %90 = graph.unsqueeze %88#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %91 = graph.cat %89, %90, dim = 1 : (tensor<9x1x2x32xf32>, tensor<9x1x2x32xf32>) -> tensor<9x2x2x32xf32>
    %92 = graph.permute %91, dims = [0, 2, 1, 3] : (tensor<9x2x2x32xf32>) -> tensor<9x2x2x32xf32>
    %93 = graph.reshape %92, sizes = [9, 2, 64] : (tensor<9x2x2x32xf32>) -> tensor<9x2x64xf32>
    %94 = graph.slice %arg8, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %95 = graph.slice %arg8, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %96 = graph.slice %arg8, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %97 = graph.slice %arg8, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %98 = graph.slice %arg9, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %99 = graph.slice %arg9, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %100 = graph.slice %arg9, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %101 = graph.slice %arg9, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %102 = graph.cat %94, %97, %95, %96, dim = 0 : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<128x64xf32>
    %103 = graph.cat %98, %101, %99, %100, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %104 = graph.unsqueeze %102, dim = 0 : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %105 = graph.unsqueeze %103, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %106 = graph.slice %arg10, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %107 = graph.slice %arg10, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %108 = graph.slice %arg10, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %109 = graph.slice %arg10, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %110 = graph.slice %arg11, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %111 = graph.slice %arg11, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %112 = graph.slice %arg11, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %113 = graph.slice %arg11, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %114 = graph.cat %106, %109, %107, %108, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %115 = graph.cat %110, %113, %111, %112, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %116 = graph.cat %114, %115, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %117 = graph.unsqueeze %116, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %118 = graph.slice %arg12, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %119 = graph.slice %arg12, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %120 = graph.slice %arg12, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %121 = graph.slice %arg12, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x64xf32>) -> tensor<32x64xf32>
    %122 = graph.slice %arg13, dim = 0, start = 0, end = 32, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %123 = graph.slice %arg13, dim = 0, start = 32, end = 64, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %124 = graph.slice %arg13, dim = 0, start = 64, end = 96, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %125 = graph.slice %arg13, dim = 0, start = 96, end = 128, step = 1 : (tensor<128x32xf32>) -> tensor<32x32xf32>
    %126 = graph.cat %118, %121, %119, %120, dim = 0 : (tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<128x64xf32>
    %127 = graph.cat %122, %125, %123, %124, dim = 0 : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<128x32xf32>
    %128 = graph.unsqueeze %126, dim = 0 : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %129 = graph.unsqueeze %127, dim = 0 : (tensor<128x32xf32>) -> tensor<1x128x32xf32>
    %130 = graph.slice %arg14, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %131 = graph.slice %arg14, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %132 = graph.slice %arg14, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %133 = graph.slice %arg14, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %134 = graph.slice %arg15, dim = 0, start = 0, end = 32, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %135 = graph.slice %arg15, dim = 0, start = 32, end = 64, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %136 = graph.slice %arg15, dim = 0, start = 64, end = 96, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %137 = graph.slice %arg15, dim = 0, start = 96, end = 128, step = 1 : (tensor<128xf32>) -> tensor<32xf32>
    %138 = graph.cat %130, %133, %131, %132, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %139 = graph.cat %134, %137, %135, %136, dim = 0 : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<128xf32>
    %140 = graph.cat %138, %139, dim = 0 : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    %141 = graph.unsqueeze %140, dim = 0 : (tensor<256xf32>) -> tensor<1x256xf32>
    %142 = graph.cat %104, %128, dim = 0 : (tensor<1x128x64xf32>, tensor<1x128x64xf32>) -> tensor<2x128x64xf32>
    %143 = graph.cat %105, %129, dim = 0 : (tensor<1x128x32xf32>, tensor<1x128x32xf32>) -> tensor<2x128x32xf32>
    %144 = graph.cat %117, %141, dim = 0 : (tensor<1x256xf32>, tensor<1x256xf32>) -> tensor<2x256xf32>
    %145 = graph.slice %142, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %146 = graph.squeeze %145, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %147 = graph.permute %146, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %148 = graph.slice %143, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %149 = graph.squeeze %148, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %150 = graph.permute %149, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %151 = graph.slice %144, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %152 = graph.squeeze %151, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %153 = graph.slice %152, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %154 = graph.slice %152, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %155 = graph.add %153, %154 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %156 = graph.slice %0, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %157 = graph.squeeze %156, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %158 = graph.slice %0, dim = 0, start = 0, end = 1, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %159 = graph.squeeze %158, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %160 = graph.matmul %93, %147 : (tensor<9x2x64xf32>, tensor<64x128xf32>) -> tensor<9x2x128xf32>
    %161 = graph.add %160, %155 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %162:3 = graph.scan (%arg19 = %157, %arg20 = %159) over (%arg21 = %161), dim = 0, reverse = false : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %190 = graph.matmul %arg19, %150 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %191 = graph.add %arg21, %190 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %192 = graph.slice %191, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %193 = graph.sigmoid %192 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %194 = graph.slice %191, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %195 = graph.sigmoid %194 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %196 = graph.slice %191, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %197 = graph.tanh %196 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %198 = graph.mul %195, %arg20 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %199 = graph.mul %193, %197 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %200 = graph.add %198, %199 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %201 = graph.slice %191, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %202 = graph.sigmoid %201 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %203 = graph.tanh %200 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %204 = graph.mul %202, %203 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %204, %200, %204 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %163 = graph.slice %142, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x64xf32>) -> tensor<1x128x64xf32>
    %164 = graph.squeeze %163, dims = [0] : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    %165 = graph.permute %164, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %166 = graph.slice %143, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x128x32xf32>) -> tensor<1x128x32xf32>
    %167 = graph.squeeze %166, dims = [0] : (tensor<1x128x32xf32>) -> tensor<128x32xf32>
    %168 = graph.permute %167, dims = [1, 0] : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %169 = graph.slice %144, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x256xf32>) -> tensor<1x256xf32>
    %170 = graph.squeeze %169, dims = [0] : (tensor<1x256xf32>) -> tensor<256xf32>
    %171 = graph.slice %170, dim = 0, start = 0, end = 128, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %172 = graph.slice %170, dim = 0, start = 128, end = 256, step = 1 : (tensor<256xf32>) -> tensor<128xf32>
    %173 = graph.add %171, %172 : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %174 = graph.slice %0, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %175 = graph.squeeze %174, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %176 = graph.slice %0, dim = 0, start = 1, end = 2, step = 1 : (tensor<2x2x32xf32>) -> tensor<1x2x32xf32>
    %177 = graph.squeeze %176, dims = [0] : (tensor<1x2x32xf32>) -> tensor<2x32xf32>
    %178 = graph.matmul %93, %165 : (tensor<9x2x64xf32>, tensor<64x128xf32>) -> tensor<9x2x128xf32>
    %179 = graph.add %178, %173 : (tensor<9x2x128xf32>, tensor<128xf32>) -> tensor<9x2x128xf32>
    %180:3 = graph.scan (%arg19 = %175, %arg20 = %177) over (%arg21 = %179), dim = 0, reverse = true : (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x128xf32>) -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<9x2x32xf32>) {
      %190 = graph.matmul %arg19, %168 : (tensor<2x32xf32>, tensor<32x128xf32>) -> tensor<2x128xf32>
      %191 = graph.add %arg21, %190 : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
      %192 = graph.slice %191, dim = -1, start = 0, end = 32, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %193 = graph.sigmoid %192 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %194 = graph.slice %191, dim = -1, start = 64, end = 96, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %195 = graph.sigmoid %194 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %196 = graph.slice %191, dim = -1, start = 96, end = 128, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %197 = graph.tanh %196 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %198 = graph.mul %195, %arg20 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %199 = graph.mul %193, %197 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %200 = graph.add %198, %199 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %201 = graph.slice %191, dim = -1, start = 32, end = 64, step = 1 : (tensor<2x128xf32>) -> tensor<2x32xf32>
      %202 = graph.sigmoid %201 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %203 = graph.tanh %200 : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %204 = graph.mul %202, %203 : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
      graph.yield %204, %200, %204 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>
    }
    %181 = graph.unsqueeze %162#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %182 = graph.unsqueeze %180#2, dim = 1 : (tensor<9x2x32xf32>) -> tensor<9x1x2x32xf32>
    %183 = graph.cat %181, %182, dim = 1 : (tensor<9x1x2x32xf32>, tensor<9x1x2x32xf32>) -> tensor<9x2x2x32xf32>
    %184 = graph.permute %183, dims = [0, 2, 1, 3] : (tensor<9x2x2x32xf32>) -> tensor<9x2x2x32xf32>
    %185 = graph.reshape %184, sizes = [9, 2, 64] : (tensor<9x2x2x32xf32>) -> tensor<9x2x64xf32>
    %186 = graph.permute %185, dims = [1, 0, 2] : (tensor<9x2x64xf32>) -> tensor<2x9x64xf32>
    %187 = graph.permute %arg16, dims = [1, 0] : (tensor<10x64xf32>) -> tensor<64x10xf32>
    %188 = graph.matmul %186, %187 : (tensor<2x9x64xf32>, tensor<64x10xf32>) -> tensor<2x9x10xf32>
    %189 = graph.add %188, %arg17 : (tensor<2x9x10xf32>, tensor<10xf32>) -> tensor<2x9x10xf32>
    return %189 : tensor<2x9x10xf32>
  }
  func.func @gradient(%arg0: tensor<128x16xf32>, %arg1: tensor<128x32xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<128x16xf32>, %arg5: tensor<128x32xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<128x64xf32>, %arg9: tensor<128x32xf32>, %arg10: tensor<128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128x64xf32>, %arg13: tensor<128x32xf32>, %arg14: tensor<128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<10x64xf32>, %arg17: tensor<10xf32>, %arg18: tensor<2x9x16xf32> {tcopt.name = "a18"}, %ct0: tensor<2x9x10xf32>) -> (tensor<2x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>) {
    %r:19 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] : (tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>, tensor<2x9x16xf32>, tensor<2x9x10xf32>) -> (tensor<2x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18 : tensor<2x9x10xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x16xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>, tensor<128x32xf32>, tensor<128xf32>, tensor<128xf32>, tensor<10x64xf32>, tensor<10xf32>
  }
}
