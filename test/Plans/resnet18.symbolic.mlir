// Written by tools/dev/record_plans.py: resnet18 of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "x"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense_resource<w1> : tensor<64x3x7x7xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64x64x3x3xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64x64x3x3xf32>
    %3 = graph.constant dense_resource<w4> : tensor<64x64x3x3xf32>
    %4 = graph.constant dense_resource<w5> : tensor<64x64x3x3xf32>
    %5 = graph.constant dense_resource<w6> : tensor<128x64x3x3xf32>
    %6 = graph.constant dense_resource<w7> : tensor<128x128x3x3xf32>
    %7 = graph.constant dense_resource<w8> : tensor<128x64x1x1xf32>
    %8 = graph.constant dense_resource<w9> : tensor<128x128x3x3xf32>
    %9 = graph.constant dense_resource<w10> : tensor<128x128x3x3xf32>
    %10 = graph.constant dense_resource<w11> : tensor<256x128x3x3xf32>
    %11 = graph.constant dense_resource<w12> : tensor<256x256x3x3xf32>
    %12 = graph.constant dense_resource<w13> : tensor<256x128x1x1xf32>
    %13 = graph.constant dense_resource<w14> : tensor<256x256x3x3xf32>
    %14 = graph.constant dense_resource<w15> : tensor<256x256x3x3xf32>
    %15 = graph.constant dense_resource<w16> : tensor<512x256x3x3xf32>
    %16 = graph.constant dense_resource<w17> : tensor<512x512x3x3xf32>
    %17 = graph.constant dense_resource<w18> : tensor<512x256x1x1xf32>
    %18 = graph.constant dense_resource<w19> : tensor<512x512x3x3xf32>
    %19 = graph.constant dense_resource<w20> : tensor<512x512x3x3xf32>
    %20 = graph.constant dense_resource<w21> : tensor<1000x512xf32>
    %21 = graph.constant dense_resource<w22> : tensor<1000xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<64xf32>
    %25 = graph.constant dense_resource<w26> : tensor<64xf32>
    %26 = graph.constant dense_resource<w27> : tensor<64xf32>
    %27 = graph.constant dense_resource<w28> : tensor<128xf32>
    %28 = graph.constant dense_resource<w29> : tensor<128xf32>
    %29 = graph.constant dense_resource<w30> : tensor<128xf32>
    %30 = graph.constant dense_resource<w31> : tensor<128xf32>
    %31 = graph.constant dense_resource<w32> : tensor<128xf32>
    %32 = graph.constant dense_resource<w33> : tensor<256xf32>
    %33 = graph.constant dense_resource<w34> : tensor<256xf32>
    %34 = graph.constant dense_resource<w35> : tensor<256xf32>
    %35 = graph.constant dense_resource<w36> : tensor<256xf32>
    %36 = graph.constant dense_resource<w37> : tensor<256xf32>
    %37 = graph.constant dense_resource<w38> : tensor<512xf32>
    %38 = graph.constant dense_resource<w39> : tensor<512xf32>
    %39 = graph.constant dense_resource<w40> : tensor<512xf32>
    %40 = graph.constant dense_resource<w41> : tensor<512xf32>
    %41 = graph.constant dense_resource<w42> : tensor<512xf32>
    %42 = graph.conv %arg0, %0, %22, stride = [2, 2], padding = [3, 3], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>) -> tensor<?x64x32x32xf32>
    %43 = graph.relu %42 : (tensor<?x64x32x32xf32>) -> tensor<?x64x32x32xf32>
    %44 = graph.max_pool %43, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = false : (tensor<?x64x32x32xf32>) -> tensor<?x64x16x16xf32>
    %45 = graph.conv %44, %1, %23, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %46 = graph.relu %45 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %47 = graph.conv %46, %2, %24, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %48 = graph.add %47, %44 : (tensor<?x64x16x16xf32>, tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %49 = graph.relu %48 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %50 = graph.conv %49, %3, %25, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %51 = graph.relu %50 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %52 = graph.conv %51, %4, %26, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %53 = graph.add %52, %49 : (tensor<?x64x16x16xf32>, tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %54 = graph.relu %53 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %55 = graph.conv %54, %5, %27, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %56 = graph.relu %55 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %57 = graph.conv %56, %6, %28, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %58 = graph.conv %54, %7, %29, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %59 = graph.add %57, %58 : (tensor<?x128x8x8xf32>, tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %60 = graph.relu %59 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %61 = graph.conv %60, %8, %30, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %62 = graph.relu %61 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %63 = graph.conv %62, %9, %31, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %64 = graph.add %63, %60 : (tensor<?x128x8x8xf32>, tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %65 = graph.relu %64 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %66 = graph.conv %65, %10, %32, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %67 = graph.relu %66 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %68 = graph.conv %67, %11, %33, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %69 = graph.conv %65, %12, %34, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %70 = graph.add %68, %69 : (tensor<?x256x4x4xf32>, tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %71 = graph.relu %70 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %72 = graph.conv %71, %13, %35, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %73 = graph.relu %72 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %74 = graph.conv %73, %14, %36, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %75 = graph.add %74, %71 : (tensor<?x256x4x4xf32>, tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %76 = graph.relu %75 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %77 = graph.conv %76, %15, %37, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %78 = graph.relu %77 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %79 = graph.conv %78, %16, %38, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %80 = graph.conv %76, %17, %39, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %81 = graph.add %79, %80 : (tensor<?x512x2x2xf32>, tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %82 = graph.relu %81 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %83 = graph.conv %82, %18, %40, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %84 = graph.relu %83 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %85 = graph.conv %84, %19, %41, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %86 = graph.add %85, %82 : (tensor<?x512x2x2xf32>, tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %87 = graph.relu %86 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %88 = graph.mean %87, dims = [2, 3], keepdim = true : (tensor<?x512x2x2xf32>) -> tensor<?x512x1x1xf32>
    %89 = graph.reshape %88, sizes = [%dim, 512] : (tensor<?x512x1x1xf32>, index) -> tensor<?x512xf32>
    %90 = graph.permute %20, dims = [1, 0] : (tensor<1000x512xf32>) -> tensor<512x1000xf32>
    %91 = graph.addmm %21, %89, %90, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x512xf32>, tensor<512x1000xf32>) -> tensor<?x1000xf32>
    return %91 : tensor<?x1000xf32>
  }
  func.func private @model(%arg0: tensor<64x3x7x7xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x64x3x3xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64x3x3xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64x3x3xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64x64x3x3xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64x3x3xf32>, %arg16: tensor<128xf32>, %arg17: tensor<128xf32>, %arg18: tensor<128x128x3x3xf32>, %arg19: tensor<128xf32>, %arg20: tensor<128xf32>, %arg21: tensor<128x64x1x1xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128xf32>, %arg24: tensor<128x128x3x3xf32>, %arg25: tensor<128xf32>, %arg26: tensor<128xf32>, %arg27: tensor<128x128x3x3xf32>, %arg28: tensor<128xf32>, %arg29: tensor<128xf32>, %arg30: tensor<256x128x3x3xf32>, %arg31: tensor<256xf32>, %arg32: tensor<256xf32>, %arg33: tensor<256x256x3x3xf32>, %arg34: tensor<256xf32>, %arg35: tensor<256xf32>, %arg36: tensor<256x128x1x1xf32>, %arg37: tensor<256xf32>, %arg38: tensor<256xf32>, %arg39: tensor<256x256x3x3xf32>, %arg40: tensor<256xf32>, %arg41: tensor<256xf32>, %arg42: tensor<256x256x3x3xf32>, %arg43: tensor<256xf32>, %arg44: tensor<256xf32>, %arg45: tensor<512x256x3x3xf32>, %arg46: tensor<512xf32>, %arg47: tensor<512xf32>, %arg48: tensor<512x512x3x3xf32>, %arg49: tensor<512xf32>, %arg50: tensor<512xf32>, %arg51: tensor<512x256x1x1xf32>, %arg52: tensor<512xf32>, %arg53: tensor<512xf32>, %arg54: tensor<512x512x3x3xf32>, %arg55: tensor<512xf32>, %arg56: tensor<512xf32>, %arg57: tensor<512x512x3x3xf32>, %arg58: tensor<512xf32>, %arg59: tensor<512xf32>, %arg60: tensor<1000x512xf32>, %arg61: tensor<1000xf32>, %arg62: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a62"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg62, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense_resource<w43> : tensor<64xf32>
    %1 = graph.constant dense_resource<w44> : tensor<64xf32>
    %2 = graph.constant dense_resource<w45> : tensor<64xf32>
    %3 = graph.constant dense_resource<w46> : tensor<64xf32>
    %4 = graph.constant dense_resource<w47> : tensor<64xf32>
    %5 = graph.constant dense_resource<w48> : tensor<64xf32>
    %6 = graph.constant dense_resource<w49> : tensor<64xf32>
    %7 = graph.constant dense_resource<w50> : tensor<64xf32>
    %8 = graph.constant dense_resource<w51> : tensor<64xf32>
    %9 = graph.constant dense_resource<w52> : tensor<64xf32>
    %10 = graph.constant dense_resource<w53> : tensor<128xf32>
    %11 = graph.constant dense_resource<w54> : tensor<128xf32>
    %12 = graph.constant dense_resource<w55> : tensor<128xf32>
    %13 = graph.constant dense_resource<w56> : tensor<128xf32>
    %14 = graph.constant dense_resource<w57> : tensor<128xf32>
    %15 = graph.constant dense_resource<w58> : tensor<128xf32>
    %16 = graph.constant dense_resource<w59> : tensor<128xf32>
    %17 = graph.constant dense_resource<w60> : tensor<128xf32>
    %18 = graph.constant dense_resource<w61> : tensor<128xf32>
    %19 = graph.constant dense_resource<w62> : tensor<128xf32>
    %20 = graph.constant dense_resource<w63> : tensor<256xf32>
    %21 = graph.constant dense_resource<w64> : tensor<256xf32>
    %22 = graph.constant dense_resource<w65> : tensor<256xf32>
    %23 = graph.constant dense_resource<w66> : tensor<256xf32>
    %24 = graph.constant dense_resource<w67> : tensor<256xf32>
    %25 = graph.constant dense_resource<w68> : tensor<256xf32>
    %26 = graph.constant dense_resource<w69> : tensor<256xf32>
    %27 = graph.constant dense_resource<w70> : tensor<256xf32>
    %28 = graph.constant dense_resource<w71> : tensor<256xf32>
    %29 = graph.constant dense_resource<w72> : tensor<256xf32>
    %30 = graph.constant dense_resource<w73> : tensor<512xf32>
    %31 = graph.constant dense_resource<w74> : tensor<512xf32>
    %32 = graph.constant dense_resource<w75> : tensor<512xf32>
    %33 = graph.constant dense_resource<w76> : tensor<512xf32>
    %34 = graph.constant dense_resource<w77> : tensor<512xf32>
    %35 = graph.constant dense_resource<w78> : tensor<512xf32>
    %36 = graph.constant dense_resource<w79> : tensor<512xf32>
    %37 = graph.constant dense_resource<w80> : tensor<512xf32>
    %38 = graph.constant dense_resource<w81> : tensor<512xf32>
    %39 = graph.constant dense_resource<w82> : tensor<512xf32>
    %40 = graph.conv %arg62, %arg0, stride = [2, 2], padding = [3, 3], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<64x3x7x7xf32>) -> tensor<?x64x32x32xf32>
    %41 = graph.batch_norm %40, %0, %1, weight %arg1,  bias %arg2, eps = 9.9999997473787516E-6 : (tensor<?x64x32x32xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x64x32x32xf32>
    %42 = graph.relu %41 : (tensor<?x64x32x32xf32>) -> tensor<?x64x32x32xf32>
    %43 = graph.max_pool %42, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = false : (tensor<?x64x32x32xf32>) -> tensor<?x64x16x16xf32>
    %44 = graph.conv %43, %arg3, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>) -> tensor<?x64x16x16xf32>
    %45 = graph.batch_norm %44, %2, %3, weight %arg4,  bias %arg5, eps = 9.9999997473787516E-6 : (tensor<?x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %46 = graph.relu %45 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %47 = graph.conv %46, %arg6, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>) -> tensor<?x64x16x16xf32>
    %48 = graph.batch_norm %47, %4, %5, weight %arg7,  bias %arg8, eps = 9.9999997473787516E-6 : (tensor<?x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %49 = graph.add %48, %43 : (tensor<?x64x16x16xf32>, tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %50 = graph.relu %49 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %51 = graph.conv %50, %arg9, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>) -> tensor<?x64x16x16xf32>
    %52 = graph.batch_norm %51, %6, %7, weight %arg10,  bias %arg11, eps = 9.9999997473787516E-6 : (tensor<?x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %53 = graph.relu %52 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %54 = graph.conv %53, %arg12, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<64x64x3x3xf32>) -> tensor<?x64x16x16xf32>
    %55 = graph.batch_norm %54, %8, %9, weight %arg13,  bias %arg14, eps = 9.9999997473787516E-6 : (tensor<?x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<?x64x16x16xf32>
    %56 = graph.add %55, %50 : (tensor<?x64x16x16xf32>, tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %57 = graph.relu %56 : (tensor<?x64x16x16xf32>) -> tensor<?x64x16x16xf32>
    %58 = graph.conv %57, %arg15, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<128x64x3x3xf32>) -> tensor<?x128x8x8xf32>
    %59 = graph.batch_norm %58, %10, %11, weight %arg16,  bias %arg17, eps = 9.9999997473787516E-6 : (tensor<?x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %60 = graph.relu %59 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %61 = graph.conv %60, %arg18, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>) -> tensor<?x128x8x8xf32>
    %62 = graph.batch_norm %61, %12, %13, weight %arg19,  bias %arg20, eps = 9.9999997473787516E-6 : (tensor<?x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %63 = graph.conv %57, %arg21, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x16x16xf32>, tensor<128x64x1x1xf32>) -> tensor<?x128x8x8xf32>
    %64 = graph.batch_norm %63, %14, %15, weight %arg22,  bias %arg23, eps = 9.9999997473787516E-6 : (tensor<?x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %65 = graph.add %62, %64 : (tensor<?x128x8x8xf32>, tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %66 = graph.relu %65 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %67 = graph.conv %66, %arg24, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>) -> tensor<?x128x8x8xf32>
    %68 = graph.batch_norm %67, %16, %17, weight %arg25,  bias %arg26, eps = 9.9999997473787516E-6 : (tensor<?x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %69 = graph.relu %68 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %70 = graph.conv %69, %arg27, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<128x128x3x3xf32>) -> tensor<?x128x8x8xf32>
    %71 = graph.batch_norm %70, %18, %19, weight %arg28,  bias %arg29, eps = 9.9999997473787516E-6 : (tensor<?x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<?x128x8x8xf32>
    %72 = graph.add %71, %66 : (tensor<?x128x8x8xf32>, tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %73 = graph.relu %72 : (tensor<?x128x8x8xf32>) -> tensor<?x128x8x8xf32>
    %74 = graph.conv %73, %arg30, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<256x128x3x3xf32>) -> tensor<?x256x4x4xf32>
    %75 = graph.batch_norm %74, %20, %21, weight %arg31,  bias %arg32, eps = 9.9999997473787516E-6 : (tensor<?x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %76 = graph.relu %75 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %77 = graph.conv %76, %arg33, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>) -> tensor<?x256x4x4xf32>
    %78 = graph.batch_norm %77, %22, %23, weight %arg34,  bias %arg35, eps = 9.9999997473787516E-6 : (tensor<?x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %79 = graph.conv %73, %arg36, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x128x8x8xf32>, tensor<256x128x1x1xf32>) -> tensor<?x256x4x4xf32>
    %80 = graph.batch_norm %79, %24, %25, weight %arg37,  bias %arg38, eps = 9.9999997473787516E-6 : (tensor<?x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %81 = graph.add %78, %80 : (tensor<?x256x4x4xf32>, tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %82 = graph.relu %81 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %83 = graph.conv %82, %arg39, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>) -> tensor<?x256x4x4xf32>
    %84 = graph.batch_norm %83, %26, %27, weight %arg40,  bias %arg41, eps = 9.9999997473787516E-6 : (tensor<?x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %85 = graph.relu %84 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %86 = graph.conv %85, %arg42, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<256x256x3x3xf32>) -> tensor<?x256x4x4xf32>
    %87 = graph.batch_norm %86, %28, %29, weight %arg43,  bias %arg44, eps = 9.9999997473787516E-6 : (tensor<?x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<?x256x4x4xf32>
    %88 = graph.add %87, %82 : (tensor<?x256x4x4xf32>, tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %89 = graph.relu %88 : (tensor<?x256x4x4xf32>) -> tensor<?x256x4x4xf32>
    %90 = graph.conv %89, %arg45, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<512x256x3x3xf32>) -> tensor<?x512x2x2xf32>
    %91 = graph.batch_norm %90, %30, %31, weight %arg46,  bias %arg47, eps = 9.9999997473787516E-6 : (tensor<?x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %92 = graph.relu %91 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %93 = graph.conv %92, %arg48, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>) -> tensor<?x512x2x2xf32>
    %94 = graph.batch_norm %93, %32, %33, weight %arg49,  bias %arg50, eps = 9.9999997473787516E-6 : (tensor<?x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %95 = graph.conv %89, %arg51, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x256x4x4xf32>, tensor<512x256x1x1xf32>) -> tensor<?x512x2x2xf32>
    %96 = graph.batch_norm %95, %34, %35, weight %arg52,  bias %arg53, eps = 9.9999997473787516E-6 : (tensor<?x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %97 = graph.add %94, %96 : (tensor<?x512x2x2xf32>, tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %98 = graph.relu %97 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %99 = graph.conv %98, %arg54, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>) -> tensor<?x512x2x2xf32>
    %100 = graph.batch_norm %99, %36, %37, weight %arg55,  bias %arg56, eps = 9.9999997473787516E-6 : (tensor<?x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %101 = graph.relu %100 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %102 = graph.conv %101, %arg57, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x512x2x2xf32>, tensor<512x512x3x3xf32>) -> tensor<?x512x2x2xf32>
    %103 = graph.batch_norm %102, %38, %39, weight %arg58,  bias %arg59, eps = 9.9999997473787516E-6 : (tensor<?x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<?x512x2x2xf32>
    %104 = graph.add %103, %98 : (tensor<?x512x2x2xf32>, tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %105 = graph.relu %104 : (tensor<?x512x2x2xf32>) -> tensor<?x512x2x2xf32>
    %106 = graph.mean %105, dims = [2, 3], keepdim = true : (tensor<?x512x2x2xf32>) -> tensor<?x512x1x1xf32>
    %107 = graph.reshape %106, sizes = [%dim, 512] : (tensor<?x512x1x1xf32>, index) -> tensor<?x512xf32>
    %108 = graph.permute %arg60, dims = [1, 0] : (tensor<1000x512xf32>) -> tensor<512x1000xf32>
    %109 = graph.addmm %arg61, %107, %108, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x512xf32>, tensor<512x1000xf32>) -> tensor<?x1000xf32>
    return %109 : tensor<?x1000xf32>
  }
  func.func @gradient(%arg0: tensor<64x3x7x7xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x64x3x3xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64x3x3xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64x64x3x3xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64x64x3x3xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<128x64x3x3xf32>, %arg16: tensor<128xf32>, %arg17: tensor<128xf32>, %arg18: tensor<128x128x3x3xf32>, %arg19: tensor<128xf32>, %arg20: tensor<128xf32>, %arg21: tensor<128x64x1x1xf32>, %arg22: tensor<128xf32>, %arg23: tensor<128xf32>, %arg24: tensor<128x128x3x3xf32>, %arg25: tensor<128xf32>, %arg26: tensor<128xf32>, %arg27: tensor<128x128x3x3xf32>, %arg28: tensor<128xf32>, %arg29: tensor<128xf32>, %arg30: tensor<256x128x3x3xf32>, %arg31: tensor<256xf32>, %arg32: tensor<256xf32>, %arg33: tensor<256x256x3x3xf32>, %arg34: tensor<256xf32>, %arg35: tensor<256xf32>, %arg36: tensor<256x128x1x1xf32>, %arg37: tensor<256xf32>, %arg38: tensor<256xf32>, %arg39: tensor<256x256x3x3xf32>, %arg40: tensor<256xf32>, %arg41: tensor<256xf32>, %arg42: tensor<256x256x3x3xf32>, %arg43: tensor<256xf32>, %arg44: tensor<256xf32>, %arg45: tensor<512x256x3x3xf32>, %arg46: tensor<512xf32>, %arg47: tensor<512xf32>, %arg48: tensor<512x512x3x3xf32>, %arg49: tensor<512xf32>, %arg50: tensor<512xf32>, %arg51: tensor<512x256x1x1xf32>, %arg52: tensor<512xf32>, %arg53: tensor<512xf32>, %arg54: tensor<512x512x3x3xf32>, %arg55: tensor<512xf32>, %arg56: tensor<512xf32>, %arg57: tensor<512x512x3x3xf32>, %arg58: tensor<512xf32>, %arg59: tensor<512xf32>, %arg60: tensor<1000x512xf32>, %arg61: tensor<1000xf32>, %arg62: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a62"}, %ct0: tensor<?x1000xf32> {graph.dims = ["batch", 1000]}) -> (tensor<?x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000x512xf32>, tensor<1000xf32>) {
    %r:63 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61] : (tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000x512xf32>, tensor<1000xf32>, tensor<?x3x64x64xf32>, tensor<?x1000xf32>) -> (tensor<?x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000x512xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47, %r#48, %r#49, %r#50, %r#51, %r#52, %r#53, %r#54, %r#55, %r#56, %r#57, %r#58, %r#59, %r#60, %r#61, %r#62 : tensor<?x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<256x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x128x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x256x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x256x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1000x512xf32>, tensor<1000xf32>
  }
}
