// Written by tools/dev/record_plans.py: mobilenet_v3 of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "x"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense_resource<w1> : tensor<16x3x3x3xf32>
    %1 = graph.constant dense_resource<w2> : tensor<16x1x3x3xf32>
    %2 = graph.constant dense_resource<w3> : tensor<8x16x1x1xf32>
    %3 = graph.constant dense_resource<w4> : tensor<8xf32>
    %4 = graph.constant dense_resource<w5> : tensor<16x8x1x1xf32>
    %5 = graph.constant dense_resource<w6> : tensor<16xf32>
    %6 = graph.constant dense_resource<w7> : tensor<16x16x1x1xf32>
    %7 = graph.constant dense_resource<w8> : tensor<72x16x1x1xf32>
    %8 = graph.constant dense_resource<w9> : tensor<72x1x3x3xf32>
    %9 = graph.constant dense_resource<w10> : tensor<24x72x1x1xf32>
    %10 = graph.constant dense_resource<w11> : tensor<88x24x1x1xf32>
    %11 = graph.constant dense_resource<w12> : tensor<88x1x3x3xf32>
    %12 = graph.constant dense_resource<w13> : tensor<24x88x1x1xf32>
    %13 = graph.constant dense_resource<w14> : tensor<96x24x1x1xf32>
    %14 = graph.constant dense_resource<w15> : tensor<96x1x5x5xf32>
    %15 = graph.constant dense_resource<w16> : tensor<24x96x1x1xf32>
    %16 = graph.constant dense_resource<w17> : tensor<24xf32>
    %17 = graph.constant dense_resource<w18> : tensor<96x24x1x1xf32>
    %18 = graph.constant dense_resource<w19> : tensor<96xf32>
    %19 = graph.constant dense_resource<w20> : tensor<40x96x1x1xf32>
    %20 = graph.constant dense_resource<w21> : tensor<240x40x1x1xf32>
    %21 = graph.constant dense_resource<w22> : tensor<240x1x5x5xf32>
    %22 = graph.constant dense_resource<w23> : tensor<64x240x1x1xf32>
    %23 = graph.constant dense_resource<w24> : tensor<64xf32>
    %24 = graph.constant dense_resource<w25> : tensor<240x64x1x1xf32>
    %25 = graph.constant dense_resource<w26> : tensor<240xf32>
    %26 = graph.constant dense_resource<w27> : tensor<40x240x1x1xf32>
    %27 = graph.constant dense_resource<w28> : tensor<240x40x1x1xf32>
    %28 = graph.constant dense_resource<w29> : tensor<240x1x5x5xf32>
    %29 = graph.constant dense_resource<w30> : tensor<64x240x1x1xf32>
    %30 = graph.constant dense_resource<w31> : tensor<64xf32>
    %31 = graph.constant dense_resource<w32> : tensor<240x64x1x1xf32>
    %32 = graph.constant dense_resource<w33> : tensor<240xf32>
    %33 = graph.constant dense_resource<w34> : tensor<40x240x1x1xf32>
    %34 = graph.constant dense_resource<w35> : tensor<120x40x1x1xf32>
    %35 = graph.constant dense_resource<w36> : tensor<120x1x5x5xf32>
    %36 = graph.constant dense_resource<w37> : tensor<32x120x1x1xf32>
    %37 = graph.constant dense_resource<w38> : tensor<32xf32>
    %38 = graph.constant dense_resource<w39> : tensor<120x32x1x1xf32>
    %39 = graph.constant dense_resource<w40> : tensor<120xf32>
    %40 = graph.constant dense_resource<w41> : tensor<48x120x1x1xf32>
    %41 = graph.constant dense_resource<w42> : tensor<144x48x1x1xf32>
    %42 = graph.constant dense_resource<w43> : tensor<144x1x5x5xf32>
    %43 = graph.constant dense_resource<w44> : tensor<40x144x1x1xf32>
    %44 = graph.constant dense_resource<w45> : tensor<40xf32>
    %45 = graph.constant dense_resource<w46> : tensor<144x40x1x1xf32>
    %46 = graph.constant dense_resource<w47> : tensor<144xf32>
    %47 = graph.constant dense_resource<w48> : tensor<48x144x1x1xf32>
    %48 = graph.constant dense_resource<w49> : tensor<288x48x1x1xf32>
    %49 = graph.constant dense_resource<w50> : tensor<288x1x5x5xf32>
    %50 = graph.constant dense_resource<w51> : tensor<72x288x1x1xf32>
    %51 = graph.constant dense_resource<w52> : tensor<72xf32>
    %52 = graph.constant dense_resource<w53> : tensor<288x72x1x1xf32>
    %53 = graph.constant dense_resource<w54> : tensor<288xf32>
    %54 = graph.constant dense_resource<w55> : tensor<96x288x1x1xf32>
    %55 = graph.constant dense_resource<w56> : tensor<576x96x1x1xf32>
    %56 = graph.constant dense_resource<w57> : tensor<576x1x5x5xf32>
    %57 = graph.constant dense_resource<w58> : tensor<144x576x1x1xf32>
    %58 = graph.constant dense_resource<w59> : tensor<144xf32>
    %59 = graph.constant dense_resource<w60> : tensor<576x144x1x1xf32>
    %60 = graph.constant dense_resource<w61> : tensor<576xf32>
    %61 = graph.constant dense_resource<w62> : tensor<96x576x1x1xf32>
    %62 = graph.constant dense_resource<w63> : tensor<576x96x1x1xf32>
    %63 = graph.constant dense_resource<w64> : tensor<576x1x5x5xf32>
    %64 = graph.constant dense_resource<w65> : tensor<144x576x1x1xf32>
    %65 = graph.constant dense_resource<w66> : tensor<144xf32>
    %66 = graph.constant dense_resource<w67> : tensor<576x144x1x1xf32>
    %67 = graph.constant dense_resource<w68> : tensor<576xf32>
    %68 = graph.constant dense_resource<w69> : tensor<96x576x1x1xf32>
    %69 = graph.constant dense_resource<w70> : tensor<576x96x1x1xf32>
    %70 = graph.constant dense_resource<w71> : tensor<1024x576xf32>
    %71 = graph.constant dense_resource<w72> : tensor<1024xf32>
    %72 = graph.constant dense_resource<w73> : tensor<1000x1024xf32>
    %73 = graph.constant dense_resource<w74> : tensor<1000xf32>
    %74 = graph.constant dense_resource<w75> : tensor<16xf32>
    %75 = graph.constant dense_resource<w76> : tensor<16xf32>
    %76 = graph.constant dense_resource<w77> : tensor<16xf32>
    %77 = graph.constant dense_resource<w78> : tensor<72xf32>
    %78 = graph.constant dense_resource<w79> : tensor<72xf32>
    %79 = graph.constant dense_resource<w80> : tensor<24xf32>
    %80 = graph.constant dense_resource<w81> : tensor<88xf32>
    %81 = graph.constant dense_resource<w82> : tensor<88xf32>
    %82 = graph.constant dense_resource<w83> : tensor<24xf32>
    %83 = graph.constant dense_resource<w84> : tensor<96xf32>
    %84 = graph.constant dense_resource<w85> : tensor<96xf32>
    %85 = graph.constant dense_resource<w86> : tensor<40xf32>
    %86 = graph.constant dense_resource<w87> : tensor<240xf32>
    %87 = graph.constant dense_resource<w88> : tensor<240xf32>
    %88 = graph.constant dense_resource<w89> : tensor<40xf32>
    %89 = graph.constant dense_resource<w90> : tensor<240xf32>
    %90 = graph.constant dense_resource<w91> : tensor<240xf32>
    %91 = graph.constant dense_resource<w92> : tensor<40xf32>
    %92 = graph.constant dense_resource<w93> : tensor<120xf32>
    %93 = graph.constant dense_resource<w94> : tensor<120xf32>
    %94 = graph.constant dense_resource<w95> : tensor<48xf32>
    %95 = graph.constant dense_resource<w96> : tensor<144xf32>
    %96 = graph.constant dense_resource<w97> : tensor<144xf32>
    %97 = graph.constant dense_resource<w98> : tensor<48xf32>
    %98 = graph.constant dense_resource<w99> : tensor<288xf32>
    %99 = graph.constant dense_resource<w100> : tensor<288xf32>
    %100 = graph.constant dense_resource<w101> : tensor<96xf32>
    %101 = graph.constant dense_resource<w102> : tensor<576xf32>
    %102 = graph.constant dense_resource<w103> : tensor<576xf32>
    %103 = graph.constant dense_resource<w104> : tensor<96xf32>
    %104 = graph.constant dense_resource<w105> : tensor<576xf32>
    %105 = graph.constant dense_resource<w106> : tensor<576xf32>
    %106 = graph.constant dense_resource<w107> : tensor<96xf32>
    %107 = graph.constant dense_resource<w108> : tensor<576xf32>
    %108 = graph.conv %arg0, %0, %74, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>) -> tensor<?x16x32x32xf32>
    %109 = graph.hardswish %108 : (tensor<?x16x32x32xf32>) -> tensor<?x16x32x32xf32>
    %110 = graph.conv %109, %1, %75, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 16 : (tensor<?x16x32x32xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>) -> tensor<?x16x16x16xf32>
    %111 = graph.relu %110 : (tensor<?x16x16x16xf32>) -> tensor<?x16x16x16xf32>
    %112 = graph.mean %111, dims = [2, 3], keepdim = true : (tensor<?x16x16x16xf32>) -> tensor<?x16x1x1xf32>
    %113 = graph.conv %112, %2, %3, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>) -> tensor<?x8x1x1xf32>
    %114 = graph.relu %113 : (tensor<?x8x1x1xf32>) -> tensor<?x8x1x1xf32>
    %115 = graph.conv %114, %4, %5, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x8x1x1xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>) -> tensor<?x16x1x1xf32>
    %116 = graph.constant dense<0.166666672> : tensor<f32>
    %117 = graph.mul %115, %116 : (tensor<?x16x1x1xf32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %118 = graph.constant dense<5.000000e-01> : tensor<f32>
    %119 = graph.add %117, %118 : (tensor<?x16x1x1xf32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %120 = graph.constant dense<0.000000e+00> : tensor<f32>
    %121 = graph.constant dense<1.000000e+00> : tensor<f32>
    %122 = graph.clamp %119, %120, %121, exclusive : (tensor<?x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %123 = graph.mul %122, %111 : (tensor<?x16x1x1xf32>, tensor<?x16x16x16xf32>) -> tensor<?x16x16x16xf32>
    %124 = graph.conv %123, %6, %76, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x16x16xf32>, tensor<16x16x1x1xf32>, tensor<16xf32>) -> tensor<?x16x16x16xf32>
    %125 = graph.conv %124, %7, %77, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x16x16xf32>, tensor<72x16x1x1xf32>, tensor<72xf32>) -> tensor<?x72x16x16xf32>
    %126 = graph.relu %125 : (tensor<?x72x16x16xf32>) -> tensor<?x72x16x16xf32>
    %127 = graph.conv %126, %8, %78, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 72 : (tensor<?x72x16x16xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>) -> tensor<?x72x8x8xf32>
    %128 = graph.relu %127 : (tensor<?x72x8x8xf32>) -> tensor<?x72x8x8xf32>
    %129 = graph.conv %128, %9, %79, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x72x8x8xf32>, tensor<24x72x1x1xf32>, tensor<24xf32>) -> tensor<?x24x8x8xf32>
    %130 = graph.conv %129, %10, %80, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x8x8xf32>, tensor<88x24x1x1xf32>, tensor<88xf32>) -> tensor<?x88x8x8xf32>
    %131 = graph.relu %130 : (tensor<?x88x8x8xf32>) -> tensor<?x88x8x8xf32>
    %132 = graph.conv %131, %11, %81, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 88 : (tensor<?x88x8x8xf32>, tensor<88x1x3x3xf32>, tensor<88xf32>) -> tensor<?x88x8x8xf32>
    %133 = graph.relu %132 : (tensor<?x88x8x8xf32>) -> tensor<?x88x8x8xf32>
    %134 = graph.conv %133, %12, %82, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x88x8x8xf32>, tensor<24x88x1x1xf32>, tensor<24xf32>) -> tensor<?x24x8x8xf32>
    %135 = graph.add %134, %129 : (tensor<?x24x8x8xf32>, tensor<?x24x8x8xf32>) -> tensor<?x24x8x8xf32>
    %136 = graph.conv %135, %13, %83, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x8x8xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>) -> tensor<?x96x8x8xf32>
    %137 = graph.hardswish %136 : (tensor<?x96x8x8xf32>) -> tensor<?x96x8x8xf32>
    %138 = graph.conv %137, %14, %84, stride = [2, 2], padding = [2, 2], dilation = [1, 1], groups = 96 : (tensor<?x96x8x8xf32>, tensor<96x1x5x5xf32>, tensor<96xf32>) -> tensor<?x96x4x4xf32>
    %139 = graph.hardswish %138 : (tensor<?x96x4x4xf32>) -> tensor<?x96x4x4xf32>
    %140 = graph.mean %139, dims = [2, 3], keepdim = true : (tensor<?x96x4x4xf32>) -> tensor<?x96x1x1xf32>
    %141 = graph.conv %140, %15, %16, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>) -> tensor<?x24x1x1xf32>
    %142 = graph.relu %141 : (tensor<?x24x1x1xf32>) -> tensor<?x24x1x1xf32>
    %143 = graph.conv %142, %17, %18, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>) -> tensor<?x96x1x1xf32>
    %144 = graph.constant dense<0.166666672> : tensor<f32>
    %145 = graph.mul %143, %144 : (tensor<?x96x1x1xf32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %146 = graph.constant dense<5.000000e-01> : tensor<f32>
    %147 = graph.add %145, %146 : (tensor<?x96x1x1xf32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %148 = graph.constant dense<0.000000e+00> : tensor<f32>
    %149 = graph.constant dense<1.000000e+00> : tensor<f32>
    %150 = graph.clamp %147, %148, %149, exclusive : (tensor<?x96x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %151 = graph.mul %150, %139 : (tensor<?x96x1x1xf32>, tensor<?x96x4x4xf32>) -> tensor<?x96x4x4xf32>
    %152 = graph.conv %151, %19, %85, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x4x4xf32>, tensor<40x96x1x1xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %153 = graph.conv %152, %20, %86, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %154 = graph.hardswish %153 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %155 = graph.conv %154, %21, %87, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 240 : (tensor<?x240x4x4xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %156 = graph.hardswish %155 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %157 = graph.mean %156, dims = [2, 3], keepdim = true : (tensor<?x240x4x4xf32>) -> tensor<?x240x1x1xf32>
    %158 = graph.conv %157, %22, %23, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x1x1xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>) -> tensor<?x64x1x1xf32>
    %159 = graph.relu %158 : (tensor<?x64x1x1xf32>) -> tensor<?x64x1x1xf32>
    %160 = graph.conv %159, %24, %25, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x1x1xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>) -> tensor<?x240x1x1xf32>
    %161 = graph.constant dense<0.166666672> : tensor<f32>
    %162 = graph.mul %160, %161 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %163 = graph.constant dense<5.000000e-01> : tensor<f32>
    %164 = graph.add %162, %163 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %165 = graph.constant dense<0.000000e+00> : tensor<f32>
    %166 = graph.constant dense<1.000000e+00> : tensor<f32>
    %167 = graph.clamp %164, %165, %166, exclusive : (tensor<?x240x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %168 = graph.mul %167, %156 : (tensor<?x240x1x1xf32>, tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %169 = graph.conv %168, %26, %88, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x4x4xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %170 = graph.add %169, %152 : (tensor<?x40x4x4xf32>, tensor<?x40x4x4xf32>) -> tensor<?x40x4x4xf32>
    %171 = graph.conv %170, %27, %89, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %172 = graph.hardswish %171 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %173 = graph.conv %172, %28, %90, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 240 : (tensor<?x240x4x4xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %174 = graph.hardswish %173 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %175 = graph.mean %174, dims = [2, 3], keepdim = true : (tensor<?x240x4x4xf32>) -> tensor<?x240x1x1xf32>
    %176 = graph.conv %175, %29, %30, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x1x1xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>) -> tensor<?x64x1x1xf32>
    %177 = graph.relu %176 : (tensor<?x64x1x1xf32>) -> tensor<?x64x1x1xf32>
    %178 = graph.conv %177, %31, %32, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x1x1xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>) -> tensor<?x240x1x1xf32>
    %179 = graph.constant dense<0.166666672> : tensor<f32>
    %180 = graph.mul %178, %179 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %181 = graph.constant dense<5.000000e-01> : tensor<f32>
    %182 = graph.add %180, %181 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %183 = graph.constant dense<0.000000e+00> : tensor<f32>
    %184 = graph.constant dense<1.000000e+00> : tensor<f32>
    %185 = graph.clamp %182, %183, %184, exclusive : (tensor<?x240x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %186 = graph.mul %185, %174 : (tensor<?x240x1x1xf32>, tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %187 = graph.conv %186, %33, %91, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x4x4xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %188 = graph.add %187, %170 : (tensor<?x40x4x4xf32>, tensor<?x40x4x4xf32>) -> tensor<?x40x4x4xf32>
    %189 = graph.conv %188, %34, %92, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<120x40x1x1xf32>, tensor<120xf32>) -> tensor<?x120x4x4xf32>
    %190 = graph.hardswish %189 : (tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %191 = graph.conv %190, %35, %93, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 120 : (tensor<?x120x4x4xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>) -> tensor<?x120x4x4xf32>
    %192 = graph.hardswish %191 : (tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %193 = graph.mean %192, dims = [2, 3], keepdim = true : (tensor<?x120x4x4xf32>) -> tensor<?x120x1x1xf32>
    %194 = graph.conv %193, %36, %37, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x120x1x1xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>) -> tensor<?x32x1x1xf32>
    %195 = graph.relu %194 : (tensor<?x32x1x1xf32>) -> tensor<?x32x1x1xf32>
    %196 = graph.conv %195, %38, %39, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x32x1x1xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>) -> tensor<?x120x1x1xf32>
    %197 = graph.constant dense<0.166666672> : tensor<f32>
    %198 = graph.mul %196, %197 : (tensor<?x120x1x1xf32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %199 = graph.constant dense<5.000000e-01> : tensor<f32>
    %200 = graph.add %198, %199 : (tensor<?x120x1x1xf32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %201 = graph.constant dense<0.000000e+00> : tensor<f32>
    %202 = graph.constant dense<1.000000e+00> : tensor<f32>
    %203 = graph.clamp %200, %201, %202, exclusive : (tensor<?x120x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %204 = graph.mul %203, %192 : (tensor<?x120x1x1xf32>, tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %205 = graph.conv %204, %40, %94, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x120x4x4xf32>, tensor<48x120x1x1xf32>, tensor<48xf32>) -> tensor<?x48x4x4xf32>
    %206 = graph.conv %205, %41, %95, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x48x4x4xf32>, tensor<144x48x1x1xf32>, tensor<144xf32>) -> tensor<?x144x4x4xf32>
    %207 = graph.hardswish %206 : (tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %208 = graph.conv %207, %42, %96, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 144 : (tensor<?x144x4x4xf32>, tensor<144x1x5x5xf32>, tensor<144xf32>) -> tensor<?x144x4x4xf32>
    %209 = graph.hardswish %208 : (tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %210 = graph.mean %209, dims = [2, 3], keepdim = true : (tensor<?x144x4x4xf32>) -> tensor<?x144x1x1xf32>
    %211 = graph.conv %210, %43, %44, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>) -> tensor<?x40x1x1xf32>
    %212 = graph.relu %211 : (tensor<?x40x1x1xf32>) -> tensor<?x40x1x1xf32>
    %213 = graph.conv %212, %45, %46, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x1x1xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %214 = graph.constant dense<0.166666672> : tensor<f32>
    %215 = graph.mul %213, %214 : (tensor<?x144x1x1xf32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %216 = graph.constant dense<5.000000e-01> : tensor<f32>
    %217 = graph.add %215, %216 : (tensor<?x144x1x1xf32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %218 = graph.constant dense<0.000000e+00> : tensor<f32>
    %219 = graph.constant dense<1.000000e+00> : tensor<f32>
    %220 = graph.clamp %217, %218, %219, exclusive : (tensor<?x144x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %221 = graph.mul %220, %209 : (tensor<?x144x1x1xf32>, tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %222 = graph.conv %221, %47, %97, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x4x4xf32>, tensor<48x144x1x1xf32>, tensor<48xf32>) -> tensor<?x48x4x4xf32>
    %223 = graph.add %222, %205 : (tensor<?x48x4x4xf32>, tensor<?x48x4x4xf32>) -> tensor<?x48x4x4xf32>
    %224 = graph.conv %223, %48, %98, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x48x4x4xf32>, tensor<288x48x1x1xf32>, tensor<288xf32>) -> tensor<?x288x4x4xf32>
    %225 = graph.hardswish %224 : (tensor<?x288x4x4xf32>) -> tensor<?x288x4x4xf32>
    %226 = graph.conv %225, %49, %99, stride = [2, 2], padding = [2, 2], dilation = [1, 1], groups = 288 : (tensor<?x288x4x4xf32>, tensor<288x1x5x5xf32>, tensor<288xf32>) -> tensor<?x288x2x2xf32>
    %227 = graph.hardswish %226 : (tensor<?x288x2x2xf32>) -> tensor<?x288x2x2xf32>
    %228 = graph.mean %227, dims = [2, 3], keepdim = true : (tensor<?x288x2x2xf32>) -> tensor<?x288x1x1xf32>
    %229 = graph.conv %228, %50, %51, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x288x1x1xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>) -> tensor<?x72x1x1xf32>
    %230 = graph.relu %229 : (tensor<?x72x1x1xf32>) -> tensor<?x72x1x1xf32>
    %231 = graph.conv %230, %52, %53, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x72x1x1xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>) -> tensor<?x288x1x1xf32>
    %232 = graph.constant dense<0.166666672> : tensor<f32>
    %233 = graph.mul %231, %232 : (tensor<?x288x1x1xf32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %234 = graph.constant dense<5.000000e-01> : tensor<f32>
    %235 = graph.add %233, %234 : (tensor<?x288x1x1xf32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %236 = graph.constant dense<0.000000e+00> : tensor<f32>
    %237 = graph.constant dense<1.000000e+00> : tensor<f32>
    %238 = graph.clamp %235, %236, %237, exclusive : (tensor<?x288x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %239 = graph.mul %238, %227 : (tensor<?x288x1x1xf32>, tensor<?x288x2x2xf32>) -> tensor<?x288x2x2xf32>
    %240 = graph.conv %239, %54, %100, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x288x2x2xf32>, tensor<96x288x1x1xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %241 = graph.conv %240, %55, %101, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %242 = graph.hardswish %241 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %243 = graph.conv %242, %56, %102, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 576 : (tensor<?x576x2x2xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %244 = graph.hardswish %243 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %245 = graph.mean %244, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %246 = graph.conv %245, %57, %58, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x1x1xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %247 = graph.relu %246 : (tensor<?x144x1x1xf32>) -> tensor<?x144x1x1xf32>
    %248 = graph.conv %247, %59, %60, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>) -> tensor<?x576x1x1xf32>
    %249 = graph.constant dense<0.166666672> : tensor<f32>
    %250 = graph.mul %248, %249 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %251 = graph.constant dense<5.000000e-01> : tensor<f32>
    %252 = graph.add %250, %251 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %253 = graph.constant dense<0.000000e+00> : tensor<f32>
    %254 = graph.constant dense<1.000000e+00> : tensor<f32>
    %255 = graph.clamp %252, %253, %254, exclusive : (tensor<?x576x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %256 = graph.mul %255, %244 : (tensor<?x576x1x1xf32>, tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %257 = graph.conv %256, %61, %103, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x2x2xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %258 = graph.add %257, %240 : (tensor<?x96x2x2xf32>, tensor<?x96x2x2xf32>) -> tensor<?x96x2x2xf32>
    %259 = graph.conv %258, %62, %104, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %260 = graph.hardswish %259 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %261 = graph.conv %260, %63, %105, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 576 : (tensor<?x576x2x2xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %262 = graph.hardswish %261 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %263 = graph.mean %262, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %264 = graph.conv %263, %64, %65, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x1x1xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %265 = graph.relu %264 : (tensor<?x144x1x1xf32>) -> tensor<?x144x1x1xf32>
    %266 = graph.conv %265, %66, %67, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>) -> tensor<?x576x1x1xf32>
    %267 = graph.constant dense<0.166666672> : tensor<f32>
    %268 = graph.mul %266, %267 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %269 = graph.constant dense<5.000000e-01> : tensor<f32>
    %270 = graph.add %268, %269 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %271 = graph.constant dense<0.000000e+00> : tensor<f32>
    %272 = graph.constant dense<1.000000e+00> : tensor<f32>
    %273 = graph.clamp %270, %271, %272, exclusive : (tensor<?x576x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %274 = graph.mul %273, %262 : (tensor<?x576x1x1xf32>, tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %275 = graph.conv %274, %68, %106, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x2x2xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %276 = graph.add %275, %258 : (tensor<?x96x2x2xf32>, tensor<?x96x2x2xf32>) -> tensor<?x96x2x2xf32>
    %277 = graph.conv %276, %69, %107, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %278 = graph.hardswish %277 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %279 = graph.mean %278, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %280 = graph.reshape %279, sizes = [%dim, 576] : (tensor<?x576x1x1xf32>, index) -> tensor<?x576xf32>
    %281 = graph.permute %70, dims = [1, 0] : (tensor<1024x576xf32>) -> tensor<576x1024xf32>
    %282 = graph.addmm %71, %280, %281, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1024xf32>, tensor<?x576xf32>, tensor<576x1024xf32>) -> tensor<?x1024xf32>
    %283 = graph.hardswish %282 : (tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %284 = graph.permute %72, dims = [1, 0] : (tensor<1000x1024xf32>) -> tensor<1024x1000xf32>
    %285 = graph.addmm %73, %283, %284, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x1024xf32>, tensor<1024x1000xf32>) -> tensor<?x1000xf32>
    return %285 : tensor<?x1000xf32>
  }
  func.func private @model(%arg0: tensor<16x3x3x3xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16x1x3x3xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<8x16x1x1xf32>, %arg7: tensor<8xf32>, %arg8: tensor<16x8x1x1xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x16x1x1xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<72x16x1x1xf32>, %arg14: tensor<72xf32>, %arg15: tensor<72xf32>, %arg16: tensor<72x1x3x3xf32>, %arg17: tensor<72xf32>, %arg18: tensor<72xf32>, %arg19: tensor<24x72x1x1xf32>, %arg20: tensor<24xf32>, %arg21: tensor<24xf32>, %arg22: tensor<88x24x1x1xf32>, %arg23: tensor<88xf32>, %arg24: tensor<88xf32>, %arg25: tensor<88x1x3x3xf32>, %arg26: tensor<88xf32>, %arg27: tensor<88xf32>, %arg28: tensor<24x88x1x1xf32>, %arg29: tensor<24xf32>, %arg30: tensor<24xf32>, %arg31: tensor<96x24x1x1xf32>, %arg32: tensor<96xf32>, %arg33: tensor<96xf32>, %arg34: tensor<96x1x5x5xf32>, %arg35: tensor<96xf32>, %arg36: tensor<96xf32>, %arg37: tensor<24x96x1x1xf32>, %arg38: tensor<24xf32>, %arg39: tensor<96x24x1x1xf32>, %arg40: tensor<96xf32>, %arg41: tensor<40x96x1x1xf32>, %arg42: tensor<40xf32>, %arg43: tensor<40xf32>, %arg44: tensor<240x40x1x1xf32>, %arg45: tensor<240xf32>, %arg46: tensor<240xf32>, %arg47: tensor<240x1x5x5xf32>, %arg48: tensor<240xf32>, %arg49: tensor<240xf32>, %arg50: tensor<64x240x1x1xf32>, %arg51: tensor<64xf32>, %arg52: tensor<240x64x1x1xf32>, %arg53: tensor<240xf32>, %arg54: tensor<40x240x1x1xf32>, %arg55: tensor<40xf32>, %arg56: tensor<40xf32>, %arg57: tensor<240x40x1x1xf32>, %arg58: tensor<240xf32>, %arg59: tensor<240xf32>, %arg60: tensor<240x1x5x5xf32>, %arg61: tensor<240xf32>, %arg62: tensor<240xf32>, %arg63: tensor<64x240x1x1xf32>, %arg64: tensor<64xf32>, %arg65: tensor<240x64x1x1xf32>, %arg66: tensor<240xf32>, %arg67: tensor<40x240x1x1xf32>, %arg68: tensor<40xf32>, %arg69: tensor<40xf32>, %arg70: tensor<120x40x1x1xf32>, %arg71: tensor<120xf32>, %arg72: tensor<120xf32>, %arg73: tensor<120x1x5x5xf32>, %arg74: tensor<120xf32>, %arg75: tensor<120xf32>, %arg76: tensor<32x120x1x1xf32>, %arg77: tensor<32xf32>, %arg78: tensor<120x32x1x1xf32>, %arg79: tensor<120xf32>, %arg80: tensor<48x120x1x1xf32>, %arg81: tensor<48xf32>, %arg82: tensor<48xf32>, %arg83: tensor<144x48x1x1xf32>, %arg84: tensor<144xf32>, %arg85: tensor<144xf32>, %arg86: tensor<144x1x5x5xf32>, %arg87: tensor<144xf32>, %arg88: tensor<144xf32>, %arg89: tensor<40x144x1x1xf32>, %arg90: tensor<40xf32>, %arg91: tensor<144x40x1x1xf32>, %arg92: tensor<144xf32>, %arg93: tensor<48x144x1x1xf32>, %arg94: tensor<48xf32>, %arg95: tensor<48xf32>, %arg96: tensor<288x48x1x1xf32>, %arg97: tensor<288xf32>, %arg98: tensor<288xf32>, %arg99: tensor<288x1x5x5xf32>, %arg100: tensor<288xf32>, %arg101: tensor<288xf32>, %arg102: tensor<72x288x1x1xf32>, %arg103: tensor<72xf32>, %arg104: tensor<288x72x1x1xf32>, %arg105: tensor<288xf32>, %arg106: tensor<96x288x1x1xf32>, %arg107: tensor<96xf32>, %arg108: tensor<96xf32>, %arg109: tensor<576x96x1x1xf32>, %arg110: tensor<576xf32>, %arg111: tensor<576xf32>, %arg112: tensor<576x1x5x5xf32>, %arg113: tensor<576xf32>, %arg114: tensor<576xf32>, %arg115: tensor<144x576x1x1xf32>, %arg116: tensor<144xf32>, %arg117: tensor<576x144x1x1xf32>, %arg118: tensor<576xf32>, %arg119: tensor<96x576x1x1xf32>, %arg120: tensor<96xf32>, %arg121: tensor<96xf32>, %arg122: tensor<576x96x1x1xf32>, %arg123: tensor<576xf32>, %arg124: tensor<576xf32>, %arg125: tensor<576x1x5x5xf32>, %arg126: tensor<576xf32>, %arg127: tensor<576xf32>, %arg128: tensor<144x576x1x1xf32>, %arg129: tensor<144xf32>, %arg130: tensor<576x144x1x1xf32>, %arg131: tensor<576xf32>, %arg132: tensor<96x576x1x1xf32>, %arg133: tensor<96xf32>, %arg134: tensor<96xf32>, %arg135: tensor<576x96x1x1xf32>, %arg136: tensor<576xf32>, %arg137: tensor<576xf32>, %arg138: tensor<1024x576xf32>, %arg139: tensor<1024xf32>, %arg140: tensor<1000x1024xf32>, %arg141: tensor<1000xf32>, %arg142: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a142"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg142, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense_resource<w109> : tensor<16xf32>
    %1 = graph.constant dense_resource<w110> : tensor<16xf32>
    %2 = graph.constant dense_resource<w111> : tensor<16xf32>
    %3 = graph.constant dense_resource<w112> : tensor<16xf32>
    %4 = graph.constant dense_resource<w113> : tensor<16xf32>
    %5 = graph.constant dense_resource<w114> : tensor<16xf32>
    %6 = graph.constant dense_resource<w115> : tensor<72xf32>
    %7 = graph.constant dense_resource<w116> : tensor<72xf32>
    %8 = graph.constant dense_resource<w117> : tensor<72xf32>
    %9 = graph.constant dense_resource<w118> : tensor<72xf32>
    %10 = graph.constant dense_resource<w119> : tensor<24xf32>
    %11 = graph.constant dense_resource<w120> : tensor<24xf32>
    %12 = graph.constant dense_resource<w121> : tensor<88xf32>
    %13 = graph.constant dense_resource<w122> : tensor<88xf32>
    %14 = graph.constant dense_resource<w123> : tensor<88xf32>
    %15 = graph.constant dense_resource<w124> : tensor<88xf32>
    %16 = graph.constant dense_resource<w125> : tensor<24xf32>
    %17 = graph.constant dense_resource<w126> : tensor<24xf32>
    %18 = graph.constant dense_resource<w127> : tensor<96xf32>
    %19 = graph.constant dense_resource<w128> : tensor<96xf32>
    %20 = graph.constant dense_resource<w129> : tensor<96xf32>
    %21 = graph.constant dense_resource<w130> : tensor<96xf32>
    %22 = graph.constant dense_resource<w131> : tensor<40xf32>
    %23 = graph.constant dense_resource<w132> : tensor<40xf32>
    %24 = graph.constant dense_resource<w133> : tensor<240xf32>
    %25 = graph.constant dense_resource<w134> : tensor<240xf32>
    %26 = graph.constant dense_resource<w135> : tensor<240xf32>
    %27 = graph.constant dense_resource<w136> : tensor<240xf32>
    %28 = graph.constant dense_resource<w137> : tensor<40xf32>
    %29 = graph.constant dense_resource<w138> : tensor<40xf32>
    %30 = graph.constant dense_resource<w139> : tensor<240xf32>
    %31 = graph.constant dense_resource<w140> : tensor<240xf32>
    %32 = graph.constant dense_resource<w141> : tensor<240xf32>
    %33 = graph.constant dense_resource<w142> : tensor<240xf32>
    %34 = graph.constant dense_resource<w143> : tensor<40xf32>
    %35 = graph.constant dense_resource<w144> : tensor<40xf32>
    %36 = graph.constant dense_resource<w145> : tensor<120xf32>
    %37 = graph.constant dense_resource<w146> : tensor<120xf32>
    %38 = graph.constant dense_resource<w147> : tensor<120xf32>
    %39 = graph.constant dense_resource<w148> : tensor<120xf32>
    %40 = graph.constant dense_resource<w149> : tensor<48xf32>
    %41 = graph.constant dense_resource<w150> : tensor<48xf32>
    %42 = graph.constant dense_resource<w151> : tensor<144xf32>
    %43 = graph.constant dense_resource<w152> : tensor<144xf32>
    %44 = graph.constant dense_resource<w153> : tensor<144xf32>
    %45 = graph.constant dense_resource<w154> : tensor<144xf32>
    %46 = graph.constant dense_resource<w155> : tensor<48xf32>
    %47 = graph.constant dense_resource<w156> : tensor<48xf32>
    %48 = graph.constant dense_resource<w157> : tensor<288xf32>
    %49 = graph.constant dense_resource<w158> : tensor<288xf32>
    %50 = graph.constant dense_resource<w159> : tensor<288xf32>
    %51 = graph.constant dense_resource<w160> : tensor<288xf32>
    %52 = graph.constant dense_resource<w161> : tensor<96xf32>
    %53 = graph.constant dense_resource<w162> : tensor<96xf32>
    %54 = graph.constant dense_resource<w163> : tensor<576xf32>
    %55 = graph.constant dense_resource<w164> : tensor<576xf32>
    %56 = graph.constant dense_resource<w165> : tensor<576xf32>
    %57 = graph.constant dense_resource<w166> : tensor<576xf32>
    %58 = graph.constant dense_resource<w167> : tensor<96xf32>
    %59 = graph.constant dense_resource<w168> : tensor<96xf32>
    %60 = graph.constant dense_resource<w169> : tensor<576xf32>
    %61 = graph.constant dense_resource<w170> : tensor<576xf32>
    %62 = graph.constant dense_resource<w171> : tensor<576xf32>
    %63 = graph.constant dense_resource<w172> : tensor<576xf32>
    %64 = graph.constant dense_resource<w173> : tensor<96xf32>
    %65 = graph.constant dense_resource<w174> : tensor<96xf32>
    %66 = graph.constant dense_resource<w175> : tensor<576xf32>
    %67 = graph.constant dense_resource<w176> : tensor<576xf32>
    %68 = graph.conv %arg142, %arg0, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<16x3x3x3xf32>) -> tensor<?x16x32x32xf32>
    %69 = graph.batch_norm %68, %0, %1, weight %arg1,  bias %arg2, eps = 0.0010000000474974513 : (tensor<?x16x32x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<?x16x32x32xf32>
    %70 = graph.hardswish %69 : (tensor<?x16x32x32xf32>) -> tensor<?x16x32x32xf32>
    %71 = graph.conv %70, %arg3, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 16 : (tensor<?x16x32x32xf32>, tensor<16x1x3x3xf32>) -> tensor<?x16x16x16xf32>
    %72 = graph.batch_norm %71, %2, %3, weight %arg4,  bias %arg5, eps = 0.0010000000474974513 : (tensor<?x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<?x16x16x16xf32>
    %73 = graph.relu %72 : (tensor<?x16x16x16xf32>) -> tensor<?x16x16x16xf32>
    %74 = graph.mean %73, dims = [2, 3], keepdim = true : (tensor<?x16x16x16xf32>) -> tensor<?x16x1x1xf32>
    %75 = graph.conv %74, %arg6, %arg7, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>) -> tensor<?x8x1x1xf32>
    %76 = graph.relu %75 : (tensor<?x8x1x1xf32>) -> tensor<?x8x1x1xf32>
    %77 = graph.conv %76, %arg8, %arg9, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x8x1x1xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>) -> tensor<?x16x1x1xf32>
    %78 = graph.constant dense<0.166666672> : tensor<f32>
    %79 = graph.mul %77, %78 : (tensor<?x16x1x1xf32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %80 = graph.constant dense<5.000000e-01> : tensor<f32>
    %81 = graph.add %79, %80 : (tensor<?x16x1x1xf32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %82 = graph.constant dense<0.000000e+00> : tensor<f32>
    %83 = graph.constant dense<1.000000e+00> : tensor<f32>
    %84 = graph.clamp %81, %82, %83, exclusive : (tensor<?x16x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x16x1x1xf32>
    %85 = graph.mul %84, %73 : (tensor<?x16x1x1xf32>, tensor<?x16x16x16xf32>) -> tensor<?x16x16x16xf32>
    %86 = graph.conv %85, %arg10, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x16x16xf32>, tensor<16x16x1x1xf32>) -> tensor<?x16x16x16xf32>
    %87 = graph.batch_norm %86, %4, %5, weight %arg11,  bias %arg12, eps = 0.0010000000474974513 : (tensor<?x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<?x16x16x16xf32>
    %88 = graph.conv %87, %arg13, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x16x16x16xf32>, tensor<72x16x1x1xf32>) -> tensor<?x72x16x16xf32>
    %89 = graph.batch_norm %88, %6, %7, weight %arg14,  bias %arg15, eps = 0.0010000000474974513 : (tensor<?x72x16x16xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<?x72x16x16xf32>
    %90 = graph.relu %89 : (tensor<?x72x16x16xf32>) -> tensor<?x72x16x16xf32>
    %91 = graph.conv %90, %arg16, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 72 : (tensor<?x72x16x16xf32>, tensor<72x1x3x3xf32>) -> tensor<?x72x8x8xf32>
    %92 = graph.batch_norm %91, %8, %9, weight %arg17,  bias %arg18, eps = 0.0010000000474974513 : (tensor<?x72x8x8xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72xf32>) -> tensor<?x72x8x8xf32>
    %93 = graph.relu %92 : (tensor<?x72x8x8xf32>) -> tensor<?x72x8x8xf32>
    %94 = graph.conv %93, %arg19, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x72x8x8xf32>, tensor<24x72x1x1xf32>) -> tensor<?x24x8x8xf32>
    %95 = graph.batch_norm %94, %10, %11, weight %arg20,  bias %arg21, eps = 0.0010000000474974513 : (tensor<?x24x8x8xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<?x24x8x8xf32>
    %96 = graph.conv %95, %arg22, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x8x8xf32>, tensor<88x24x1x1xf32>) -> tensor<?x88x8x8xf32>
    %97 = graph.batch_norm %96, %12, %13, weight %arg23,  bias %arg24, eps = 0.0010000000474974513 : (tensor<?x88x8x8xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>) -> tensor<?x88x8x8xf32>
    %98 = graph.relu %97 : (tensor<?x88x8x8xf32>) -> tensor<?x88x8x8xf32>
    %99 = graph.conv %98, %arg25, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 88 : (tensor<?x88x8x8xf32>, tensor<88x1x3x3xf32>) -> tensor<?x88x8x8xf32>
    %100 = graph.batch_norm %99, %14, %15, weight %arg26,  bias %arg27, eps = 0.0010000000474974513 : (tensor<?x88x8x8xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88xf32>) -> tensor<?x88x8x8xf32>
    %101 = graph.relu %100 : (tensor<?x88x8x8xf32>) -> tensor<?x88x8x8xf32>
    %102 = graph.conv %101, %arg28, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x88x8x8xf32>, tensor<24x88x1x1xf32>) -> tensor<?x24x8x8xf32>
    %103 = graph.batch_norm %102, %16, %17, weight %arg29,  bias %arg30, eps = 0.0010000000474974513 : (tensor<?x24x8x8xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>) -> tensor<?x24x8x8xf32>
    %104 = graph.add %103, %95 : (tensor<?x24x8x8xf32>, tensor<?x24x8x8xf32>) -> tensor<?x24x8x8xf32>
    %105 = graph.conv %104, %arg31, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x8x8xf32>, tensor<96x24x1x1xf32>) -> tensor<?x96x8x8xf32>
    %106 = graph.batch_norm %105, %18, %19, weight %arg32,  bias %arg33, eps = 0.0010000000474974513 : (tensor<?x96x8x8xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x96x8x8xf32>
    %107 = graph.hardswish %106 : (tensor<?x96x8x8xf32>) -> tensor<?x96x8x8xf32>
    %108 = graph.conv %107, %arg34, stride = [2, 2], padding = [2, 2], dilation = [1, 1], groups = 96 : (tensor<?x96x8x8xf32>, tensor<96x1x5x5xf32>) -> tensor<?x96x4x4xf32>
    %109 = graph.batch_norm %108, %20, %21, weight %arg35,  bias %arg36, eps = 0.0010000000474974513 : (tensor<?x96x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x96x4x4xf32>
    %110 = graph.hardswish %109 : (tensor<?x96x4x4xf32>) -> tensor<?x96x4x4xf32>
    %111 = graph.mean %110, dims = [2, 3], keepdim = true : (tensor<?x96x4x4xf32>) -> tensor<?x96x1x1xf32>
    %112 = graph.conv %111, %arg37, %arg38, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x1x1xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>) -> tensor<?x24x1x1xf32>
    %113 = graph.relu %112 : (tensor<?x24x1x1xf32>) -> tensor<?x24x1x1xf32>
    %114 = graph.conv %113, %arg39, %arg40, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x24x1x1xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>) -> tensor<?x96x1x1xf32>
    %115 = graph.constant dense<0.166666672> : tensor<f32>
    %116 = graph.mul %114, %115 : (tensor<?x96x1x1xf32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %117 = graph.constant dense<5.000000e-01> : tensor<f32>
    %118 = graph.add %116, %117 : (tensor<?x96x1x1xf32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %119 = graph.constant dense<0.000000e+00> : tensor<f32>
    %120 = graph.constant dense<1.000000e+00> : tensor<f32>
    %121 = graph.clamp %118, %119, %120, exclusive : (tensor<?x96x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x96x1x1xf32>
    %122 = graph.mul %121, %110 : (tensor<?x96x1x1xf32>, tensor<?x96x4x4xf32>) -> tensor<?x96x4x4xf32>
    %123 = graph.conv %122, %arg41, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x4x4xf32>, tensor<40x96x1x1xf32>) -> tensor<?x40x4x4xf32>
    %124 = graph.batch_norm %123, %22, %23, weight %arg42,  bias %arg43, eps = 0.0010000000474974513 : (tensor<?x40x4x4xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %125 = graph.conv %124, %arg44, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<240x40x1x1xf32>) -> tensor<?x240x4x4xf32>
    %126 = graph.batch_norm %125, %24, %25, weight %arg45,  bias %arg46, eps = 0.0010000000474974513 : (tensor<?x240x4x4xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %127 = graph.hardswish %126 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %128 = graph.conv %127, %arg47, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 240 : (tensor<?x240x4x4xf32>, tensor<240x1x5x5xf32>) -> tensor<?x240x4x4xf32>
    %129 = graph.batch_norm %128, %26, %27, weight %arg48,  bias %arg49, eps = 0.0010000000474974513 : (tensor<?x240x4x4xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %130 = graph.hardswish %129 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %131 = graph.mean %130, dims = [2, 3], keepdim = true : (tensor<?x240x4x4xf32>) -> tensor<?x240x1x1xf32>
    %132 = graph.conv %131, %arg50, %arg51, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x1x1xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>) -> tensor<?x64x1x1xf32>
    %133 = graph.relu %132 : (tensor<?x64x1x1xf32>) -> tensor<?x64x1x1xf32>
    %134 = graph.conv %133, %arg52, %arg53, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x1x1xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>) -> tensor<?x240x1x1xf32>
    %135 = graph.constant dense<0.166666672> : tensor<f32>
    %136 = graph.mul %134, %135 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %137 = graph.constant dense<5.000000e-01> : tensor<f32>
    %138 = graph.add %136, %137 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %139 = graph.constant dense<0.000000e+00> : tensor<f32>
    %140 = graph.constant dense<1.000000e+00> : tensor<f32>
    %141 = graph.clamp %138, %139, %140, exclusive : (tensor<?x240x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %142 = graph.mul %141, %130 : (tensor<?x240x1x1xf32>, tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %143 = graph.conv %142, %arg54, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x4x4xf32>, tensor<40x240x1x1xf32>) -> tensor<?x40x4x4xf32>
    %144 = graph.batch_norm %143, %28, %29, weight %arg55,  bias %arg56, eps = 0.0010000000474974513 : (tensor<?x40x4x4xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %145 = graph.add %144, %124 : (tensor<?x40x4x4xf32>, tensor<?x40x4x4xf32>) -> tensor<?x40x4x4xf32>
    %146 = graph.conv %145, %arg57, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<240x40x1x1xf32>) -> tensor<?x240x4x4xf32>
    %147 = graph.batch_norm %146, %30, %31, weight %arg58,  bias %arg59, eps = 0.0010000000474974513 : (tensor<?x240x4x4xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %148 = graph.hardswish %147 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %149 = graph.conv %148, %arg60, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 240 : (tensor<?x240x4x4xf32>, tensor<240x1x5x5xf32>) -> tensor<?x240x4x4xf32>
    %150 = graph.batch_norm %149, %32, %33, weight %arg61,  bias %arg62, eps = 0.0010000000474974513 : (tensor<?x240x4x4xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>) -> tensor<?x240x4x4xf32>
    %151 = graph.hardswish %150 : (tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %152 = graph.mean %151, dims = [2, 3], keepdim = true : (tensor<?x240x4x4xf32>) -> tensor<?x240x1x1xf32>
    %153 = graph.conv %152, %arg63, %arg64, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x1x1xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>) -> tensor<?x64x1x1xf32>
    %154 = graph.relu %153 : (tensor<?x64x1x1xf32>) -> tensor<?x64x1x1xf32>
    %155 = graph.conv %154, %arg65, %arg66, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x64x1x1xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>) -> tensor<?x240x1x1xf32>
    %156 = graph.constant dense<0.166666672> : tensor<f32>
    %157 = graph.mul %155, %156 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %158 = graph.constant dense<5.000000e-01> : tensor<f32>
    %159 = graph.add %157, %158 : (tensor<?x240x1x1xf32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %160 = graph.constant dense<0.000000e+00> : tensor<f32>
    %161 = graph.constant dense<1.000000e+00> : tensor<f32>
    %162 = graph.clamp %159, %160, %161, exclusive : (tensor<?x240x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x240x1x1xf32>
    %163 = graph.mul %162, %151 : (tensor<?x240x1x1xf32>, tensor<?x240x4x4xf32>) -> tensor<?x240x4x4xf32>
    %164 = graph.conv %163, %arg67, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x240x4x4xf32>, tensor<40x240x1x1xf32>) -> tensor<?x40x4x4xf32>
    %165 = graph.batch_norm %164, %34, %35, weight %arg68,  bias %arg69, eps = 0.0010000000474974513 : (tensor<?x40x4x4xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40xf32>) -> tensor<?x40x4x4xf32>
    %166 = graph.add %165, %145 : (tensor<?x40x4x4xf32>, tensor<?x40x4x4xf32>) -> tensor<?x40x4x4xf32>
    %167 = graph.conv %166, %arg70, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x4x4xf32>, tensor<120x40x1x1xf32>) -> tensor<?x120x4x4xf32>
    %168 = graph.batch_norm %167, %36, %37, weight %arg71,  bias %arg72, eps = 0.0010000000474974513 : (tensor<?x120x4x4xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<?x120x4x4xf32>
    %169 = graph.hardswish %168 : (tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %170 = graph.conv %169, %arg73, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 120 : (tensor<?x120x4x4xf32>, tensor<120x1x5x5xf32>) -> tensor<?x120x4x4xf32>
    %171 = graph.batch_norm %170, %38, %39, weight %arg74,  bias %arg75, eps = 0.0010000000474974513 : (tensor<?x120x4x4xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120xf32>) -> tensor<?x120x4x4xf32>
    %172 = graph.hardswish %171 : (tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %173 = graph.mean %172, dims = [2, 3], keepdim = true : (tensor<?x120x4x4xf32>) -> tensor<?x120x1x1xf32>
    %174 = graph.conv %173, %arg76, %arg77, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x120x1x1xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>) -> tensor<?x32x1x1xf32>
    %175 = graph.relu %174 : (tensor<?x32x1x1xf32>) -> tensor<?x32x1x1xf32>
    %176 = graph.conv %175, %arg78, %arg79, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x32x1x1xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>) -> tensor<?x120x1x1xf32>
    %177 = graph.constant dense<0.166666672> : tensor<f32>
    %178 = graph.mul %176, %177 : (tensor<?x120x1x1xf32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %179 = graph.constant dense<5.000000e-01> : tensor<f32>
    %180 = graph.add %178, %179 : (tensor<?x120x1x1xf32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %181 = graph.constant dense<0.000000e+00> : tensor<f32>
    %182 = graph.constant dense<1.000000e+00> : tensor<f32>
    %183 = graph.clamp %180, %181, %182, exclusive : (tensor<?x120x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x120x1x1xf32>
    %184 = graph.mul %183, %172 : (tensor<?x120x1x1xf32>, tensor<?x120x4x4xf32>) -> tensor<?x120x4x4xf32>
    %185 = graph.conv %184, %arg80, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x120x4x4xf32>, tensor<48x120x1x1xf32>) -> tensor<?x48x4x4xf32>
    %186 = graph.batch_norm %185, %40, %41, weight %arg81,  bias %arg82, eps = 0.0010000000474974513 : (tensor<?x48x4x4xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<?x48x4x4xf32>
    %187 = graph.conv %186, %arg83, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x48x4x4xf32>, tensor<144x48x1x1xf32>) -> tensor<?x144x4x4xf32>
    %188 = graph.batch_norm %187, %42, %43, weight %arg84,  bias %arg85, eps = 0.0010000000474974513 : (tensor<?x144x4x4xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<?x144x4x4xf32>
    %189 = graph.hardswish %188 : (tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %190 = graph.conv %189, %arg86, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 144 : (tensor<?x144x4x4xf32>, tensor<144x1x5x5xf32>) -> tensor<?x144x4x4xf32>
    %191 = graph.batch_norm %190, %44, %45, weight %arg87,  bias %arg88, eps = 0.0010000000474974513 : (tensor<?x144x4x4xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144xf32>) -> tensor<?x144x4x4xf32>
    %192 = graph.hardswish %191 : (tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %193 = graph.mean %192, dims = [2, 3], keepdim = true : (tensor<?x144x4x4xf32>) -> tensor<?x144x1x1xf32>
    %194 = graph.conv %193, %arg89, %arg90, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>) -> tensor<?x40x1x1xf32>
    %195 = graph.relu %194 : (tensor<?x40x1x1xf32>) -> tensor<?x40x1x1xf32>
    %196 = graph.conv %195, %arg91, %arg92, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x40x1x1xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %197 = graph.constant dense<0.166666672> : tensor<f32>
    %198 = graph.mul %196, %197 : (tensor<?x144x1x1xf32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %199 = graph.constant dense<5.000000e-01> : tensor<f32>
    %200 = graph.add %198, %199 : (tensor<?x144x1x1xf32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %201 = graph.constant dense<0.000000e+00> : tensor<f32>
    %202 = graph.constant dense<1.000000e+00> : tensor<f32>
    %203 = graph.clamp %200, %201, %202, exclusive : (tensor<?x144x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x144x1x1xf32>
    %204 = graph.mul %203, %192 : (tensor<?x144x1x1xf32>, tensor<?x144x4x4xf32>) -> tensor<?x144x4x4xf32>
    %205 = graph.conv %204, %arg93, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x4x4xf32>, tensor<48x144x1x1xf32>) -> tensor<?x48x4x4xf32>
    %206 = graph.batch_norm %205, %46, %47, weight %arg94,  bias %arg95, eps = 0.0010000000474974513 : (tensor<?x48x4x4xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>, tensor<48xf32>) -> tensor<?x48x4x4xf32>
    %207 = graph.add %206, %186 : (tensor<?x48x4x4xf32>, tensor<?x48x4x4xf32>) -> tensor<?x48x4x4xf32>
    %208 = graph.conv %207, %arg96, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x48x4x4xf32>, tensor<288x48x1x1xf32>) -> tensor<?x288x4x4xf32>
    %209 = graph.batch_norm %208, %48, %49, weight %arg97,  bias %arg98, eps = 0.0010000000474974513 : (tensor<?x288x4x4xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<?x288x4x4xf32>
    %210 = graph.hardswish %209 : (tensor<?x288x4x4xf32>) -> tensor<?x288x4x4xf32>
    %211 = graph.conv %210, %arg99, stride = [2, 2], padding = [2, 2], dilation = [1, 1], groups = 288 : (tensor<?x288x4x4xf32>, tensor<288x1x5x5xf32>) -> tensor<?x288x2x2xf32>
    %212 = graph.batch_norm %211, %50, %51, weight %arg100,  bias %arg101, eps = 0.0010000000474974513 : (tensor<?x288x2x2xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<?x288x2x2xf32>
    %213 = graph.hardswish %212 : (tensor<?x288x2x2xf32>) -> tensor<?x288x2x2xf32>
    %214 = graph.mean %213, dims = [2, 3], keepdim = true : (tensor<?x288x2x2xf32>) -> tensor<?x288x1x1xf32>
    %215 = graph.conv %214, %arg102, %arg103, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x288x1x1xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>) -> tensor<?x72x1x1xf32>
    %216 = graph.relu %215 : (tensor<?x72x1x1xf32>) -> tensor<?x72x1x1xf32>
    %217 = graph.conv %216, %arg104, %arg105, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x72x1x1xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>) -> tensor<?x288x1x1xf32>
    %218 = graph.constant dense<0.166666672> : tensor<f32>
    %219 = graph.mul %217, %218 : (tensor<?x288x1x1xf32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %220 = graph.constant dense<5.000000e-01> : tensor<f32>
    %221 = graph.add %219, %220 : (tensor<?x288x1x1xf32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %222 = graph.constant dense<0.000000e+00> : tensor<f32>
    %223 = graph.constant dense<1.000000e+00> : tensor<f32>
    %224 = graph.clamp %221, %222, %223, exclusive : (tensor<?x288x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x288x1x1xf32>
    %225 = graph.mul %224, %213 : (tensor<?x288x1x1xf32>, tensor<?x288x2x2xf32>) -> tensor<?x288x2x2xf32>
    %226 = graph.conv %225, %arg106, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x288x2x2xf32>, tensor<96x288x1x1xf32>) -> tensor<?x96x2x2xf32>
    %227 = graph.batch_norm %226, %52, %53, weight %arg107,  bias %arg108, eps = 0.0010000000474974513 : (tensor<?x96x2x2xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %228 = graph.conv %227, %arg109, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>) -> tensor<?x576x2x2xf32>
    %229 = graph.batch_norm %228, %54, %55, weight %arg110,  bias %arg111, eps = 0.0010000000474974513 : (tensor<?x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %230 = graph.hardswish %229 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %231 = graph.conv %230, %arg112, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 576 : (tensor<?x576x2x2xf32>, tensor<576x1x5x5xf32>) -> tensor<?x576x2x2xf32>
    %232 = graph.batch_norm %231, %56, %57, weight %arg113,  bias %arg114, eps = 0.0010000000474974513 : (tensor<?x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %233 = graph.hardswish %232 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %234 = graph.mean %233, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %235 = graph.conv %234, %arg115, %arg116, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x1x1xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %236 = graph.relu %235 : (tensor<?x144x1x1xf32>) -> tensor<?x144x1x1xf32>
    %237 = graph.conv %236, %arg117, %arg118, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>) -> tensor<?x576x1x1xf32>
    %238 = graph.constant dense<0.166666672> : tensor<f32>
    %239 = graph.mul %237, %238 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %240 = graph.constant dense<5.000000e-01> : tensor<f32>
    %241 = graph.add %239, %240 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %242 = graph.constant dense<0.000000e+00> : tensor<f32>
    %243 = graph.constant dense<1.000000e+00> : tensor<f32>
    %244 = graph.clamp %241, %242, %243, exclusive : (tensor<?x576x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %245 = graph.mul %244, %233 : (tensor<?x576x1x1xf32>, tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %246 = graph.conv %245, %arg119, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x2x2xf32>, tensor<96x576x1x1xf32>) -> tensor<?x96x2x2xf32>
    %247 = graph.batch_norm %246, %58, %59, weight %arg120,  bias %arg121, eps = 0.0010000000474974513 : (tensor<?x96x2x2xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %248 = graph.add %247, %227 : (tensor<?x96x2x2xf32>, tensor<?x96x2x2xf32>) -> tensor<?x96x2x2xf32>
    %249 = graph.conv %248, %arg122, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>) -> tensor<?x576x2x2xf32>
    %250 = graph.batch_norm %249, %60, %61, weight %arg123,  bias %arg124, eps = 0.0010000000474974513 : (tensor<?x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %251 = graph.hardswish %250 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %252 = graph.conv %251, %arg125, stride = [1, 1], padding = [2, 2], dilation = [1, 1], groups = 576 : (tensor<?x576x2x2xf32>, tensor<576x1x5x5xf32>) -> tensor<?x576x2x2xf32>
    %253 = graph.batch_norm %252, %62, %63, weight %arg126,  bias %arg127, eps = 0.0010000000474974513 : (tensor<?x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %254 = graph.hardswish %253 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %255 = graph.mean %254, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %256 = graph.conv %255, %arg128, %arg129, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x1x1xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>) -> tensor<?x144x1x1xf32>
    %257 = graph.relu %256 : (tensor<?x144x1x1xf32>) -> tensor<?x144x1x1xf32>
    %258 = graph.conv %257, %arg130, %arg131, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x144x1x1xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>) -> tensor<?x576x1x1xf32>
    %259 = graph.constant dense<0.166666672> : tensor<f32>
    %260 = graph.mul %258, %259 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %261 = graph.constant dense<5.000000e-01> : tensor<f32>
    %262 = graph.add %260, %261 : (tensor<?x576x1x1xf32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %263 = graph.constant dense<0.000000e+00> : tensor<f32>
    %264 = graph.constant dense<1.000000e+00> : tensor<f32>
    %265 = graph.clamp %262, %263, %264, exclusive : (tensor<?x576x1x1xf32>, tensor<f32>, tensor<f32>) -> tensor<?x576x1x1xf32>
    %266 = graph.mul %265, %254 : (tensor<?x576x1x1xf32>, tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %267 = graph.conv %266, %arg132, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x576x2x2xf32>, tensor<96x576x1x1xf32>) -> tensor<?x96x2x2xf32>
    %268 = graph.batch_norm %267, %64, %65, weight %arg133,  bias %arg134, eps = 0.0010000000474974513 : (tensor<?x96x2x2xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x96x2x2xf32>
    %269 = graph.add %268, %248 : (tensor<?x96x2x2xf32>, tensor<?x96x2x2xf32>) -> tensor<?x96x2x2xf32>
    %270 = graph.conv %269, %arg135, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x2x2xf32>, tensor<576x96x1x1xf32>) -> tensor<?x576x2x2xf32>
    %271 = graph.batch_norm %270, %66, %67, weight %arg136,  bias %arg137, eps = 0.0010000000474974513 : (tensor<?x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<?x576x2x2xf32>
    %272 = graph.hardswish %271 : (tensor<?x576x2x2xf32>) -> tensor<?x576x2x2xf32>
    %273 = graph.mean %272, dims = [2, 3], keepdim = true : (tensor<?x576x2x2xf32>) -> tensor<?x576x1x1xf32>
    %274 = graph.reshape %273, sizes = [%dim, 576] : (tensor<?x576x1x1xf32>, index) -> tensor<?x576xf32>
    %275 = graph.permute %arg138, dims = [1, 0] : (tensor<1024x576xf32>) -> tensor<576x1024xf32>
    %276 = graph.addmm %arg139, %274, %275, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1024xf32>, tensor<?x576xf32>, tensor<576x1024xf32>) -> tensor<?x1024xf32>
    %277 = graph.hardswish %276 : (tensor<?x1024xf32>) -> tensor<?x1024xf32>
    %278 = graph.permute %arg140, dims = [1, 0] : (tensor<1000x1024xf32>) -> tensor<1024x1000xf32>
    %279 = graph.addmm %arg141, %277, %278, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x1024xf32>, tensor<1024x1000xf32>) -> tensor<?x1000xf32>
    return %279 : tensor<?x1000xf32>
  }
  func.func @gradient(%arg0: tensor<16x3x3x3xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16x1x3x3xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16xf32>, %arg6: tensor<8x16x1x1xf32>, %arg7: tensor<8xf32>, %arg8: tensor<16x8x1x1xf32>, %arg9: tensor<16xf32>, %arg10: tensor<16x16x1x1xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<72x16x1x1xf32>, %arg14: tensor<72xf32>, %arg15: tensor<72xf32>, %arg16: tensor<72x1x3x3xf32>, %arg17: tensor<72xf32>, %arg18: tensor<72xf32>, %arg19: tensor<24x72x1x1xf32>, %arg20: tensor<24xf32>, %arg21: tensor<24xf32>, %arg22: tensor<88x24x1x1xf32>, %arg23: tensor<88xf32>, %arg24: tensor<88xf32>, %arg25: tensor<88x1x3x3xf32>, %arg26: tensor<88xf32>, %arg27: tensor<88xf32>, %arg28: tensor<24x88x1x1xf32>, %arg29: tensor<24xf32>, %arg30: tensor<24xf32>, %arg31: tensor<96x24x1x1xf32>, %arg32: tensor<96xf32>, %arg33: tensor<96xf32>, %arg34: tensor<96x1x5x5xf32>, %arg35: tensor<96xf32>, %arg36: tensor<96xf32>, %arg37: tensor<24x96x1x1xf32>, %arg38: tensor<24xf32>, %arg39: tensor<96x24x1x1xf32>, %arg40: tensor<96xf32>, %arg41: tensor<40x96x1x1xf32>, %arg42: tensor<40xf32>, %arg43: tensor<40xf32>, %arg44: tensor<240x40x1x1xf32>, %arg45: tensor<240xf32>, %arg46: tensor<240xf32>, %arg47: tensor<240x1x5x5xf32>, %arg48: tensor<240xf32>, %arg49: tensor<240xf32>, %arg50: tensor<64x240x1x1xf32>, %arg51: tensor<64xf32>, %arg52: tensor<240x64x1x1xf32>, %arg53: tensor<240xf32>, %arg54: tensor<40x240x1x1xf32>, %arg55: tensor<40xf32>, %arg56: tensor<40xf32>, %arg57: tensor<240x40x1x1xf32>, %arg58: tensor<240xf32>, %arg59: tensor<240xf32>, %arg60: tensor<240x1x5x5xf32>, %arg61: tensor<240xf32>, %arg62: tensor<240xf32>, %arg63: tensor<64x240x1x1xf32>, %arg64: tensor<64xf32>, %arg65: tensor<240x64x1x1xf32>, %arg66: tensor<240xf32>, %arg67: tensor<40x240x1x1xf32>, %arg68: tensor<40xf32>, %arg69: tensor<40xf32>, %arg70: tensor<120x40x1x1xf32>, %arg71: tensor<120xf32>, %arg72: tensor<120xf32>, %arg73: tensor<120x1x5x5xf32>, %arg74: tensor<120xf32>, %arg75: tensor<120xf32>, %arg76: tensor<32x120x1x1xf32>, %arg77: tensor<32xf32>, %arg78: tensor<120x32x1x1xf32>, %arg79: tensor<120xf32>, %arg80: tensor<48x120x1x1xf32>, %arg81: tensor<48xf32>, %arg82: tensor<48xf32>, %arg83: tensor<144x48x1x1xf32>, %arg84: tensor<144xf32>, %arg85: tensor<144xf32>, %arg86: tensor<144x1x5x5xf32>, %arg87: tensor<144xf32>, %arg88: tensor<144xf32>, %arg89: tensor<40x144x1x1xf32>, %arg90: tensor<40xf32>, %arg91: tensor<144x40x1x1xf32>, %arg92: tensor<144xf32>, %arg93: tensor<48x144x1x1xf32>, %arg94: tensor<48xf32>, %arg95: tensor<48xf32>, %arg96: tensor<288x48x1x1xf32>, %arg97: tensor<288xf32>, %arg98: tensor<288xf32>, %arg99: tensor<288x1x5x5xf32>, %arg100: tensor<288xf32>, %arg101: tensor<288xf32>, %arg102: tensor<72x288x1x1xf32>, %arg103: tensor<72xf32>, %arg104: tensor<288x72x1x1xf32>, %arg105: tensor<288xf32>, %arg106: tensor<96x288x1x1xf32>, %arg107: tensor<96xf32>, %arg108: tensor<96xf32>, %arg109: tensor<576x96x1x1xf32>, %arg110: tensor<576xf32>, %arg111: tensor<576xf32>, %arg112: tensor<576x1x5x5xf32>, %arg113: tensor<576xf32>, %arg114: tensor<576xf32>, %arg115: tensor<144x576x1x1xf32>, %arg116: tensor<144xf32>, %arg117: tensor<576x144x1x1xf32>, %arg118: tensor<576xf32>, %arg119: tensor<96x576x1x1xf32>, %arg120: tensor<96xf32>, %arg121: tensor<96xf32>, %arg122: tensor<576x96x1x1xf32>, %arg123: tensor<576xf32>, %arg124: tensor<576xf32>, %arg125: tensor<576x1x5x5xf32>, %arg126: tensor<576xf32>, %arg127: tensor<576xf32>, %arg128: tensor<144x576x1x1xf32>, %arg129: tensor<144xf32>, %arg130: tensor<576x144x1x1xf32>, %arg131: tensor<576xf32>, %arg132: tensor<96x576x1x1xf32>, %arg133: tensor<96xf32>, %arg134: tensor<96xf32>, %arg135: tensor<576x96x1x1xf32>, %arg136: tensor<576xf32>, %arg137: tensor<576xf32>, %arg138: tensor<1024x576xf32>, %arg139: tensor<1024xf32>, %arg140: tensor<1000x1024xf32>, %arg141: tensor<1000xf32>, %arg142: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a142"}, %ct0: tensor<?x1000xf32> {graph.dims = ["batch", 1000]}) -> (tensor<?x1000xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16x16x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<72x16x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<24x72x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<88x24x1x1xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88x1x3x3xf32>, tensor<88xf32>, tensor<88xf32>, tensor<24x88x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x5x5xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<40x96x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<120x40x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<48x120x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<144x48x1x1xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144x1x5x5xf32>, tensor<144xf32>, tensor<144xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>, tensor<48x144x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48x1x1xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288x1x5x5xf32>, tensor<288xf32>, tensor<288xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>, tensor<96x288x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<1024x576xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>) {
    %r:143 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141] : (tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16x16x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<72x16x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<24x72x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<88x24x1x1xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88x1x3x3xf32>, tensor<88xf32>, tensor<88xf32>, tensor<24x88x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x5x5xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<40x96x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<120x40x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<48x120x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<144x48x1x1xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144x1x5x5xf32>, tensor<144xf32>, tensor<144xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>, tensor<48x144x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48x1x1xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288x1x5x5xf32>, tensor<288xf32>, tensor<288xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>, tensor<96x288x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<1024x576xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>, tensor<?x3x64x64xf32>, tensor<?x1000xf32>) -> (tensor<?x1000xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16x16x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<72x16x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<24x72x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<88x24x1x1xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88x1x3x3xf32>, tensor<88xf32>, tensor<88xf32>, tensor<24x88x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x5x5xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<40x96x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<120x40x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<48x120x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<144x48x1x1xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144x1x5x5xf32>, tensor<144xf32>, tensor<144xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>, tensor<48x144x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48x1x1xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288x1x5x5xf32>, tensor<288xf32>, tensor<288xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>, tensor<96x288x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<1024x576xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47, %r#48, %r#49, %r#50, %r#51, %r#52, %r#53, %r#54, %r#55, %r#56, %r#57, %r#58, %r#59, %r#60, %r#61, %r#62, %r#63, %r#64, %r#65, %r#66, %r#67, %r#68, %r#69, %r#70, %r#71, %r#72, %r#73, %r#74, %r#75, %r#76, %r#77, %r#78, %r#79, %r#80, %r#81, %r#82, %r#83, %r#84, %r#85, %r#86, %r#87, %r#88, %r#89, %r#90, %r#91, %r#92, %r#93, %r#94, %r#95, %r#96, %r#97, %r#98, %r#99, %r#100, %r#101, %r#102, %r#103, %r#104, %r#105, %r#106, %r#107, %r#108, %r#109, %r#110, %r#111, %r#112, %r#113, %r#114, %r#115, %r#116, %r#117, %r#118, %r#119, %r#120, %r#121, %r#122, %r#123, %r#124, %r#125, %r#126, %r#127, %r#128, %r#129, %r#130, %r#131, %r#132, %r#133, %r#134, %r#135, %r#136, %r#137, %r#138, %r#139, %r#140, %r#141, %r#142 : tensor<?x1000xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<16x8x1x1xf32>, tensor<16xf32>, tensor<16x16x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<72x16x1x1xf32>, tensor<72xf32>, tensor<72xf32>, tensor<72x1x3x3xf32>, tensor<72xf32>, tensor<72xf32>, tensor<24x72x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<88x24x1x1xf32>, tensor<88xf32>, tensor<88xf32>, tensor<88x1x3x3xf32>, tensor<88xf32>, tensor<88xf32>, tensor<24x88x1x1xf32>, tensor<24xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x5x5xf32>, tensor<96xf32>, tensor<96xf32>, tensor<24x96x1x1xf32>, tensor<24xf32>, tensor<96x24x1x1xf32>, tensor<96xf32>, tensor<40x96x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<240x40x1x1xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240x1x5x5xf32>, tensor<240xf32>, tensor<240xf32>, tensor<64x240x1x1xf32>, tensor<64xf32>, tensor<240x64x1x1xf32>, tensor<240xf32>, tensor<40x240x1x1xf32>, tensor<40xf32>, tensor<40xf32>, tensor<120x40x1x1xf32>, tensor<120xf32>, tensor<120xf32>, tensor<120x1x5x5xf32>, tensor<120xf32>, tensor<120xf32>, tensor<32x120x1x1xf32>, tensor<32xf32>, tensor<120x32x1x1xf32>, tensor<120xf32>, tensor<48x120x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<144x48x1x1xf32>, tensor<144xf32>, tensor<144xf32>, tensor<144x1x5x5xf32>, tensor<144xf32>, tensor<144xf32>, tensor<40x144x1x1xf32>, tensor<40xf32>, tensor<144x40x1x1xf32>, tensor<144xf32>, tensor<48x144x1x1xf32>, tensor<48xf32>, tensor<48xf32>, tensor<288x48x1x1xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288x1x5x5xf32>, tensor<288xf32>, tensor<288xf32>, tensor<72x288x1x1xf32>, tensor<72xf32>, tensor<288x72x1x1xf32>, tensor<288xf32>, tensor<96x288x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576x1x5x5xf32>, tensor<576xf32>, tensor<576xf32>, tensor<144x576x1x1xf32>, tensor<144xf32>, tensor<576x144x1x1xf32>, tensor<576xf32>, tensor<96x576x1x1xf32>, tensor<96xf32>, tensor<96xf32>, tensor<576x96x1x1xf32>, tensor<576xf32>, tensor<576xf32>, tensor<1024x576xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>
  }
}
