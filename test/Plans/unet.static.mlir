// Written by tools/dev/record_plans.py: unet of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x3x32x32xf32> {tcopt.name = "x"}) -> (tensor<2x5x64x64xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<16x3x3x3xf32>
    %1 = graph.constant dense_resource<w2> : tensor<16xf32>
    %2 = graph.constant dense_resource<w3> : tensor<16x16x3x3xf32>
    %3 = graph.constant dense_resource<w4> : tensor<16xf32>
    %4 = graph.constant dense_resource<w5> : tensor<32x16x3x3xf32>
    %5 = graph.constant dense_resource<w6> : tensor<32xf32>
    %6 = graph.constant dense_resource<w7> : tensor<32x32x3x3xf32>
    %7 = graph.constant dense_resource<w8> : tensor<32xf32>
    %8 = graph.constant dense_resource<w9> : tensor<64x32x3x3xf32>
    %9 = graph.constant dense_resource<w10> : tensor<64xf32>
    %10 = graph.constant dense_resource<w11> : tensor<64x64x3x3xf32>
    %11 = graph.constant dense_resource<w12> : tensor<64xf32>
    %12 = graph.constant dense_resource<w13> : tensor<64x32x2x2xf32>
    %13 = graph.constant dense_resource<w14> : tensor<32xf32>
    %14 = graph.constant dense_resource<w15> : tensor<32x16x2x2xf32>
    %15 = graph.constant dense_resource<w16> : tensor<16xf32>
    %16 = graph.constant dense_resource<w17> : tensor<32x64x3x3xf32>
    %17 = graph.constant dense_resource<w18> : tensor<32xf32>
    %18 = graph.constant dense_resource<w19> : tensor<32x32x3x3xf32>
    %19 = graph.constant dense_resource<w20> : tensor<32xf32>
    %20 = graph.constant dense_resource<w21> : tensor<16x32x3x3xf32>
    %21 = graph.constant dense_resource<w22> : tensor<16xf32>
    %22 = graph.constant dense_resource<w23> : tensor<16x16x3x3xf32>
    %23 = graph.constant dense_resource<w24> : tensor<16xf32>
    %24 = graph.constant dense_resource<w25> : tensor<5x16x1x1xf32>
    %25 = graph.constant dense_resource<w26> : tensor<5xf32>
    %26 = graph.conv %arg0, %0, %1, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x3x32x32xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %27 = graph.relu %26 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %28 = graph.conv %27, %2, %3, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %29 = graph.relu %28 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %30 = graph.max_pool %29, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<2x16x32x32xf32>) -> tensor<2x16x16x16xf32>
    %31 = graph.conv %30, %4, %5, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x16x16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %32 = graph.relu %31 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %33 = graph.conv %32, %6, %7, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %34 = graph.relu %33 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %35 = graph.max_pool %34, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<2x32x16x16xf32>) -> tensor<2x32x8x8xf32>
    %36 = graph.conv %35, %8, %9, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x8x8xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %37 = graph.relu %36 : (tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %38 = graph.conv %37, %10, %11, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x64x8x8xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %39 = graph.relu %38 : (tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %40 = graph.conv_transpose %39, %12, %13, stride = [2, 2], padding = [0, 0], output_padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x64x8x8xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %41 = graph.cat %40, %34, dim = 1 : (tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x64x16x16xf32>
    %42 = graph.conv %41, %16, %17, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x64x16x16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %43 = graph.relu %42 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %44 = graph.conv %43, %18, %19, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %45 = graph.relu %44 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %46 = graph.conv_transpose %45, %14, %15, stride = [2, 2], padding = [0, 0], output_padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %47 = graph.cat %46, %29, dim = 1 : (tensor<2x16x32x32xf32>, tensor<2x16x32x32xf32>) -> tensor<2x32x32x32xf32>
    %48 = graph.conv %47, %20, %21, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x32x32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %49 = graph.relu %48 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %50 = graph.conv %49, %22, %23, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %51 = graph.relu %50 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %52 = graph.conv %51, %24, %25, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>) -> tensor<2x5x32x32xf32>
    %53 = graph.interpolate %52, sizes = [64, 64], mode = linear, align_corners = false, scales = [2.000000e+00, 2.000000e+00] : (tensor<2x5x32x32xf32>) -> tensor<2x5x64x64xf32>
    return %53 : tensor<2x5x64x64xf32>
  }
  func.func private @model(%arg0: tensor<16x3x3x3xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x16x3x3xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<32x16x3x3xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x32x3x3xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<64x32x3x3xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64x64x3x3xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<64x32x2x2xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x16x2x2xf32>, %arg27: tensor<16xf32>, %arg28: tensor<32x64x3x3xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32x32x3x3xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<16x32x3x3xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16xf32>, %arg39: tensor<16xf32>, %arg40: tensor<16x16x3x3xf32>, %arg41: tensor<16xf32>, %arg42: tensor<16xf32>, %arg43: tensor<16xf32>, %arg44: tensor<5x16x1x1xf32>, %arg45: tensor<5xf32>, %arg46: tensor<2x3x32x32xf32> {tcopt.name = "a46"}) -> (tensor<2x5x64x64xf32>) {
    %0 = graph.constant dense_resource<w27> : tensor<16xf32>
    %1 = graph.constant dense_resource<w28> : tensor<16xf32>
    %2 = graph.constant dense_resource<w29> : tensor<16xf32>
    %3 = graph.constant dense_resource<w30> : tensor<16xf32>
    %4 = graph.constant dense_resource<w31> : tensor<32xf32>
    %5 = graph.constant dense_resource<w32> : tensor<32xf32>
    %6 = graph.constant dense_resource<w33> : tensor<32xf32>
    %7 = graph.constant dense_resource<w34> : tensor<32xf32>
    %8 = graph.constant dense_resource<w35> : tensor<64xf32>
    %9 = graph.constant dense_resource<w36> : tensor<64xf32>
    %10 = graph.constant dense_resource<w37> : tensor<64xf32>
    %11 = graph.constant dense_resource<w38> : tensor<64xf32>
    %12 = graph.constant dense_resource<w39> : tensor<32xf32>
    %13 = graph.constant dense_resource<w40> : tensor<32xf32>
    %14 = graph.constant dense_resource<w41> : tensor<32xf32>
    %15 = graph.constant dense_resource<w42> : tensor<32xf32>
    %16 = graph.constant dense_resource<w43> : tensor<16xf32>
    %17 = graph.constant dense_resource<w44> : tensor<16xf32>
    %18 = graph.constant dense_resource<w45> : tensor<16xf32>
    %19 = graph.constant dense_resource<w46> : tensor<16xf32>
    %20 = graph.conv %arg46, %arg0, %arg1, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x3x32x32xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %21 = graph.batch_norm %20, %0, %1, weight %arg2,  bias %arg3, eps = 9.9999997473787516E-6 : (tensor<2x16x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %22 = graph.relu %21 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %23 = graph.conv %22, %arg4, %arg5, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %24 = graph.batch_norm %23, %2, %3, weight %arg6,  bias %arg7, eps = 9.9999997473787516E-6 : (tensor<2x16x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %25 = graph.relu %24 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %26 = graph.max_pool %25, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<2x16x32x32xf32>) -> tensor<2x16x16x16xf32>
    %27 = graph.conv %26, %arg8, %arg9, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x16x16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %28 = graph.batch_norm %27, %4, %5, weight %arg10,  bias %arg11, eps = 9.9999997473787516E-6 : (tensor<2x32x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %29 = graph.relu %28 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %30 = graph.conv %29, %arg12, %arg13, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %31 = graph.batch_norm %30, %6, %7, weight %arg14,  bias %arg15, eps = 9.9999997473787516E-6 : (tensor<2x32x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %32 = graph.relu %31 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %33 = graph.max_pool %32, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<2x32x16x16xf32>) -> tensor<2x32x8x8xf32>
    %34 = graph.conv %33, %arg16, %arg17, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x8x8xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %35 = graph.batch_norm %34, %8, %9, weight %arg18,  bias %arg19, eps = 9.9999997473787516E-6 : (tensor<2x64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %36 = graph.relu %35 : (tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %37 = graph.conv %36, %arg20, %arg21, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x64x8x8xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %38 = graph.batch_norm %37, %10, %11, weight %arg22,  bias %arg23, eps = 9.9999997473787516E-6 : (tensor<2x64x8x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x64x8x8xf32>
    %39 = graph.relu %38 : (tensor<2x64x8x8xf32>) -> tensor<2x64x8x8xf32>
    %40 = graph.conv_transpose %39, %arg24, %arg25, stride = [2, 2], padding = [0, 0], output_padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x64x8x8xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %41 = graph.cat %40, %32, dim = 1 : (tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x64x16x16xf32>
    %42 = graph.conv %41, %arg28, %arg29, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x64x16x16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %43 = graph.batch_norm %42, %12, %13, weight %arg30,  bias %arg31, eps = 9.9999997473787516E-6 : (tensor<2x32x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %44 = graph.relu %43 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %45 = graph.conv %44, %arg32, %arg33, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %46 = graph.batch_norm %45, %14, %15, weight %arg34,  bias %arg35, eps = 9.9999997473787516E-6 : (tensor<2x32x16x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<2x32x16x16xf32>
    %47 = graph.relu %46 : (tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
    %48 = graph.conv_transpose %47, %arg26, %arg27, stride = [2, 2], padding = [0, 0], output_padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x32x16x16xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %49 = graph.cat %48, %25, dim = 1 : (tensor<2x16x32x32xf32>, tensor<2x16x32x32xf32>) -> tensor<2x32x32x32xf32>
    %50 = graph.conv %49, %arg36, %arg37, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x32x32x32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %51 = graph.batch_norm %50, %16, %17, weight %arg38,  bias %arg39, eps = 9.9999997473787516E-6 : (tensor<2x16x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %52 = graph.relu %51 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %53 = graph.conv %52, %arg40, %arg41, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %54 = graph.batch_norm %53, %18, %19, weight %arg42,  bias %arg43, eps = 9.9999997473787516E-6 : (tensor<2x16x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<2x16x32x32xf32>
    %55 = graph.relu %54 : (tensor<2x16x32x32xf32>) -> tensor<2x16x32x32xf32>
    %56 = graph.conv %55, %arg44, %arg45, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x16x32x32xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>) -> tensor<2x5x32x32xf32>
    %57 = graph.interpolate %56, sizes = [64, 64], mode = linear, align_corners = false, scales = [2.000000e+00, 2.000000e+00] : (tensor<2x5x32x32xf32>) -> tensor<2x5x64x64xf32>
    return %57 : tensor<2x5x64x64xf32>
  }
  func.func @gradient(%arg0: tensor<16x3x3x3xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16x16x3x3xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<32x16x3x3xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32x32x3x3xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<64x32x3x3xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64x64x3x3xf32>, %arg21: tensor<64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<64x32x2x2xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x16x2x2xf32>, %arg27: tensor<16xf32>, %arg28: tensor<32x64x3x3xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32x32x3x3xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<16x32x3x3xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16xf32>, %arg39: tensor<16xf32>, %arg40: tensor<16x16x3x3xf32>, %arg41: tensor<16xf32>, %arg42: tensor<16xf32>, %arg43: tensor<16xf32>, %arg44: tensor<5x16x1x1xf32>, %arg45: tensor<5xf32>, %arg46: tensor<2x3x32x32xf32> {tcopt.name = "a46"}, %ct0: tensor<2x5x64x64xf32>) -> (tensor<2x5x64x64xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>) {
    %r:47 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45] : (tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>, tensor<2x3x32x32xf32>, tensor<2x5x64x64xf32>) -> (tensor<2x5x64x64xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46 : tensor<2x5x64x64xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x2x2xf32>, tensor<32xf32>, tensor<32x16x2x2xf32>, tensor<16xf32>, tensor<32x64x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<5x16x1x1xf32>, tensor<5xf32>
  }
}
