// Written by tools/dev/record_plans.py: convnext_tiny of judge_models.py, symbolic sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "x"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense_resource<w1> : tensor<96x3x4x4xf32>
    %1 = graph.constant dense_resource<w2> : tensor<96xf32>
    %2 = graph.constant dense_resource<w3> : tensor<96xf32>
    %3 = graph.constant dense_resource<w4> : tensor<96xf32>
    %4 = graph.constant dense_resource<w5> : tensor<96x1x1xf32>
    %5 = graph.constant dense_resource<w6> : tensor<96x1x7x7xf32>
    %6 = graph.constant dense_resource<w7> : tensor<96xf32>
    %7 = graph.constant dense_resource<w8> : tensor<96xf32>
    %8 = graph.constant dense_resource<w9> : tensor<96xf32>
    %9 = graph.constant dense_resource<w10> : tensor<384xf32>
    %10 = graph.constant dense_resource<w11> : tensor<96xf32>
    %11 = graph.constant dense_resource<w12> : tensor<96x1x1xf32>
    %12 = graph.constant dense_resource<w13> : tensor<96x1x7x7xf32>
    %13 = graph.constant dense_resource<w14> : tensor<96xf32>
    %14 = graph.constant dense_resource<w15> : tensor<96xf32>
    %15 = graph.constant dense_resource<w16> : tensor<96xf32>
    %16 = graph.constant dense_resource<w17> : tensor<384xf32>
    %17 = graph.constant dense_resource<w18> : tensor<96xf32>
    %18 = graph.constant dense_resource<w19> : tensor<96x1x1xf32>
    %19 = graph.constant dense_resource<w20> : tensor<96x1x7x7xf32>
    %20 = graph.constant dense_resource<w21> : tensor<96xf32>
    %21 = graph.constant dense_resource<w22> : tensor<96xf32>
    %22 = graph.constant dense_resource<w23> : tensor<96xf32>
    %23 = graph.constant dense_resource<w24> : tensor<384xf32>
    %24 = graph.constant dense_resource<w25> : tensor<96xf32>
    %25 = graph.constant dense_resource<w26> : tensor<96xf32>
    %26 = graph.constant dense_resource<w27> : tensor<96xf32>
    %27 = graph.constant dense_resource<w28> : tensor<192x96x2x2xf32>
    %28 = graph.constant dense_resource<w29> : tensor<192xf32>
    %29 = graph.constant dense_resource<w30> : tensor<192x1x1xf32>
    %30 = graph.constant dense_resource<w31> : tensor<192x1x7x7xf32>
    %31 = graph.constant dense_resource<w32> : tensor<192xf32>
    %32 = graph.constant dense_resource<w33> : tensor<192xf32>
    %33 = graph.constant dense_resource<w34> : tensor<192xf32>
    %34 = graph.constant dense_resource<w35> : tensor<768xf32>
    %35 = graph.constant dense_resource<w36> : tensor<192xf32>
    %36 = graph.constant dense_resource<w37> : tensor<192x1x1xf32>
    %37 = graph.constant dense_resource<w38> : tensor<192x1x7x7xf32>
    %38 = graph.constant dense_resource<w39> : tensor<192xf32>
    %39 = graph.constant dense_resource<w40> : tensor<192xf32>
    %40 = graph.constant dense_resource<w41> : tensor<192xf32>
    %41 = graph.constant dense_resource<w42> : tensor<768xf32>
    %42 = graph.constant dense_resource<w43> : tensor<192xf32>
    %43 = graph.constant dense_resource<w44> : tensor<192x1x1xf32>
    %44 = graph.constant dense_resource<w45> : tensor<192x1x7x7xf32>
    %45 = graph.constant dense_resource<w46> : tensor<192xf32>
    %46 = graph.constant dense_resource<w47> : tensor<192xf32>
    %47 = graph.constant dense_resource<w48> : tensor<192xf32>
    %48 = graph.constant dense_resource<w49> : tensor<768xf32>
    %49 = graph.constant dense_resource<w50> : tensor<192xf32>
    %50 = graph.constant dense_resource<w51> : tensor<192xf32>
    %51 = graph.constant dense_resource<w52> : tensor<192xf32>
    %52 = graph.constant dense_resource<w53> : tensor<384x192x2x2xf32>
    %53 = graph.constant dense_resource<w54> : tensor<384xf32>
    %54 = graph.constant dense_resource<w55> : tensor<384x1x1xf32>
    %55 = graph.constant dense_resource<w56> : tensor<384x1x7x7xf32>
    %56 = graph.constant dense_resource<w57> : tensor<384xf32>
    %57 = graph.constant dense_resource<w58> : tensor<384xf32>
    %58 = graph.constant dense_resource<w59> : tensor<384xf32>
    %59 = graph.constant dense_resource<w60> : tensor<1536xf32>
    %60 = graph.constant dense_resource<w61> : tensor<384xf32>
    %61 = graph.constant dense_resource<w62> : tensor<384x1x1xf32>
    %62 = graph.constant dense_resource<w63> : tensor<384x1x7x7xf32>
    %63 = graph.constant dense_resource<w64> : tensor<384xf32>
    %64 = graph.constant dense_resource<w65> : tensor<384xf32>
    %65 = graph.constant dense_resource<w66> : tensor<384xf32>
    %66 = graph.constant dense_resource<w67> : tensor<1536xf32>
    %67 = graph.constant dense_resource<w68> : tensor<384xf32>
    %68 = graph.constant dense_resource<w69> : tensor<384x1x1xf32>
    %69 = graph.constant dense_resource<w70> : tensor<384x1x7x7xf32>
    %70 = graph.constant dense_resource<w71> : tensor<384xf32>
    %71 = graph.constant dense_resource<w72> : tensor<384xf32>
    %72 = graph.constant dense_resource<w73> : tensor<384xf32>
    %73 = graph.constant dense_resource<w74> : tensor<1536xf32>
    %74 = graph.constant dense_resource<w75> : tensor<384xf32>
    %75 = graph.constant dense_resource<w76> : tensor<384x1x1xf32>
    %76 = graph.constant dense_resource<w77> : tensor<384x1x7x7xf32>
    %77 = graph.constant dense_resource<w78> : tensor<384xf32>
    %78 = graph.constant dense_resource<w79> : tensor<384xf32>
    %79 = graph.constant dense_resource<w80> : tensor<384xf32>
    %80 = graph.constant dense_resource<w81> : tensor<1536xf32>
    %81 = graph.constant dense_resource<w82> : tensor<384xf32>
    %82 = graph.constant dense_resource<w83> : tensor<384x1x1xf32>
    %83 = graph.constant dense_resource<w84> : tensor<384x1x7x7xf32>
    %84 = graph.constant dense_resource<w85> : tensor<384xf32>
    %85 = graph.constant dense_resource<w86> : tensor<384xf32>
    %86 = graph.constant dense_resource<w87> : tensor<384xf32>
    %87 = graph.constant dense_resource<w88> : tensor<1536xf32>
    %88 = graph.constant dense_resource<w89> : tensor<384xf32>
    %89 = graph.constant dense_resource<w90> : tensor<384x1x1xf32>
    %90 = graph.constant dense_resource<w91> : tensor<384x1x7x7xf32>
    %91 = graph.constant dense_resource<w92> : tensor<384xf32>
    %92 = graph.constant dense_resource<w93> : tensor<384xf32>
    %93 = graph.constant dense_resource<w94> : tensor<384xf32>
    %94 = graph.constant dense_resource<w95> : tensor<1536xf32>
    %95 = graph.constant dense_resource<w96> : tensor<384xf32>
    %96 = graph.constant dense_resource<w97> : tensor<384x1x1xf32>
    %97 = graph.constant dense_resource<w98> : tensor<384x1x7x7xf32>
    %98 = graph.constant dense_resource<w99> : tensor<384xf32>
    %99 = graph.constant dense_resource<w100> : tensor<384xf32>
    %100 = graph.constant dense_resource<w101> : tensor<384xf32>
    %101 = graph.constant dense_resource<w102> : tensor<1536xf32>
    %102 = graph.constant dense_resource<w103> : tensor<384xf32>
    %103 = graph.constant dense_resource<w104> : tensor<384x1x1xf32>
    %104 = graph.constant dense_resource<w105> : tensor<384x1x7x7xf32>
    %105 = graph.constant dense_resource<w106> : tensor<384xf32>
    %106 = graph.constant dense_resource<w107> : tensor<384xf32>
    %107 = graph.constant dense_resource<w108> : tensor<384xf32>
    %108 = graph.constant dense_resource<w109> : tensor<1536xf32>
    %109 = graph.constant dense_resource<w110> : tensor<384xf32>
    %110 = graph.constant dense_resource<w111> : tensor<384x1x1xf32>
    %111 = graph.constant dense_resource<w112> : tensor<384x1x7x7xf32>
    %112 = graph.constant dense_resource<w113> : tensor<384xf32>
    %113 = graph.constant dense_resource<w114> : tensor<384xf32>
    %114 = graph.constant dense_resource<w115> : tensor<384xf32>
    %115 = graph.constant dense_resource<w116> : tensor<1536xf32>
    %116 = graph.constant dense_resource<w117> : tensor<384xf32>
    %117 = graph.constant dense_resource<w118> : tensor<384xf32>
    %118 = graph.constant dense_resource<w119> : tensor<384xf32>
    %119 = graph.constant dense_resource<w120> : tensor<768x384x2x2xf32>
    %120 = graph.constant dense_resource<w121> : tensor<768xf32>
    %121 = graph.constant dense_resource<w122> : tensor<768x1x1xf32>
    %122 = graph.constant dense_resource<w123> : tensor<768x1x7x7xf32>
    %123 = graph.constant dense_resource<w124> : tensor<768xf32>
    %124 = graph.constant dense_resource<w125> : tensor<768xf32>
    %125 = graph.constant dense_resource<w126> : tensor<768xf32>
    %126 = graph.constant dense_resource<w127> : tensor<3072xf32>
    %127 = graph.constant dense_resource<w128> : tensor<768xf32>
    %128 = graph.constant dense_resource<w129> : tensor<768x1x1xf32>
    %129 = graph.constant dense_resource<w130> : tensor<768x1x7x7xf32>
    %130 = graph.constant dense_resource<w131> : tensor<768xf32>
    %131 = graph.constant dense_resource<w132> : tensor<768xf32>
    %132 = graph.constant dense_resource<w133> : tensor<768xf32>
    %133 = graph.constant dense_resource<w134> : tensor<3072xf32>
    %134 = graph.constant dense_resource<w135> : tensor<768xf32>
    %135 = graph.constant dense_resource<w136> : tensor<768x1x1xf32>
    %136 = graph.constant dense_resource<w137> : tensor<768x1x7x7xf32>
    %137 = graph.constant dense_resource<w138> : tensor<768xf32>
    %138 = graph.constant dense_resource<w139> : tensor<768xf32>
    %139 = graph.constant dense_resource<w140> : tensor<768xf32>
    %140 = graph.constant dense_resource<w141> : tensor<3072xf32>
    %141 = graph.constant dense_resource<w142> : tensor<768xf32>
    %142 = graph.constant dense_resource<w143> : tensor<768xf32>
    %143 = graph.constant dense_resource<w144> : tensor<768xf32>
    %144 = graph.constant dense_resource<w145> : tensor<1000x768xf32>
    %145 = graph.constant dense_resource<w146> : tensor<1000xf32>
    %146 = graph.constant dense_resource<w147> : tensor<96x384xf32>
    %147 = graph.constant dense_resource<w148> : tensor<384x96xf32>
    %148 = graph.constant dense_resource<w149> : tensor<96x384xf32>
    %149 = graph.constant dense_resource<w150> : tensor<384x96xf32>
    %150 = graph.constant dense_resource<w151> : tensor<96x384xf32>
    %151 = graph.constant dense_resource<w152> : tensor<384x96xf32>
    %152 = graph.constant dense_resource<w153> : tensor<192x768xf32>
    %153 = graph.constant dense_resource<w154> : tensor<768x192xf32>
    %154 = graph.constant dense_resource<w155> : tensor<192x768xf32>
    %155 = graph.constant dense_resource<w156> : tensor<768x192xf32>
    %156 = graph.constant dense_resource<w157> : tensor<192x768xf32>
    %157 = graph.constant dense_resource<w158> : tensor<768x192xf32>
    %158 = graph.constant dense_resource<w159> : tensor<384x1536xf32>
    %159 = graph.constant dense_resource<w160> : tensor<1536x384xf32>
    %160 = graph.constant dense_resource<w161> : tensor<384x1536xf32>
    %161 = graph.constant dense_resource<w162> : tensor<1536x384xf32>
    %162 = graph.constant dense_resource<w163> : tensor<384x1536xf32>
    %163 = graph.constant dense_resource<w164> : tensor<1536x384xf32>
    %164 = graph.constant dense_resource<w165> : tensor<384x1536xf32>
    %165 = graph.constant dense_resource<w166> : tensor<1536x384xf32>
    %166 = graph.constant dense_resource<w167> : tensor<384x1536xf32>
    %167 = graph.constant dense_resource<w168> : tensor<1536x384xf32>
    %168 = graph.constant dense_resource<w169> : tensor<384x1536xf32>
    %169 = graph.constant dense_resource<w170> : tensor<1536x384xf32>
    %170 = graph.constant dense_resource<w171> : tensor<384x1536xf32>
    %171 = graph.constant dense_resource<w172> : tensor<1536x384xf32>
    %172 = graph.constant dense_resource<w173> : tensor<384x1536xf32>
    %173 = graph.constant dense_resource<w174> : tensor<1536x384xf32>
    %174 = graph.constant dense_resource<w175> : tensor<384x1536xf32>
    %175 = graph.constant dense_resource<w176> : tensor<1536x384xf32>
    %176 = graph.constant dense_resource<w177> : tensor<768x3072xf32>
    %177 = graph.constant dense_resource<w178> : tensor<3072x768xf32>
    %178 = graph.constant dense_resource<w179> : tensor<768x3072xf32>
    %179 = graph.constant dense_resource<w180> : tensor<3072x768xf32>
    %180 = graph.constant dense_resource<w181> : tensor<768x3072xf32>
    %181 = graph.constant dense_resource<w182> : tensor<3072x768xf32>
    %182 = graph.constant dense<768> : tensor<i64>
    %183 = graph.constant dense_resource<val_141> : tensor<1x768x1x1xi64>
    %184 = graph.constant dense<0> : tensor<1x1x1x1xi64>
    %185 = graph.constant dense<0> : tensor<i64>
    %186 = graph.constant dense<1> : tensor<i64>
    %187 = graph.conv %arg0, %0, %1, stride = [4, 4], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %188 = graph.permute %187, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %189 = graph.layer_norm %188, weight %2,  bias %3, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %190 = graph.permute %189, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %191 = graph.conv %190, %5, %6, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %192 = graph.permute %191, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %193 = graph.layer_norm %192, weight %7,  bias %8, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %194 = graph.matmul %193, %146 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %195 = graph.add %194, %9 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %196 = graph.gelu %195, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %197 = graph.matmul %196, %147 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %198 = graph.add %197, %10 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %199 = graph.permute %198, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %200 = graph.mul %4, %199 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %201 = graph.add %200, %190 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %202 = graph.conv %201, %12, %13, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %203 = graph.permute %202, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %204 = graph.layer_norm %203, weight %14,  bias %15, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %205 = graph.matmul %204, %148 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %206 = graph.add %205, %16 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %207 = graph.gelu %206, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %208 = graph.matmul %207, %149 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %209 = graph.add %208, %17 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %210 = graph.permute %209, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %211 = graph.mul %11, %210 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %212 = graph.add %211, %201 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %213 = graph.conv %212, %19, %20, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %214 = graph.permute %213, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %215 = graph.layer_norm %214, weight %21,  bias %22, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %216 = graph.matmul %215, %150 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %217 = graph.add %216, %23 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %218 = graph.gelu %217, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %219 = graph.matmul %218, %151 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %220 = graph.add %219, %24 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %221 = graph.permute %220, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %222 = graph.mul %18, %221 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %223 = graph.add %222, %212 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %224 = graph.permute %223, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %225 = graph.layer_norm %224, weight %25,  bias %26, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %226 = graph.permute %225, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %227 = graph.conv %226, %27, %28, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x16x16xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %228 = graph.conv %227, %30, %31, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %229 = graph.permute %228, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %230 = graph.layer_norm %229, weight %32,  bias %33, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %231 = graph.matmul %230, %152 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %232 = graph.add %231, %34 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %233 = graph.gelu %232, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %234 = graph.matmul %233, %153 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %235 = graph.add %234, %35 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %236 = graph.permute %235, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %237 = graph.mul %29, %236 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %238 = graph.add %237, %227 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %239 = graph.conv %238, %37, %38, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %240 = graph.permute %239, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %241 = graph.layer_norm %240, weight %39,  bias %40, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %242 = graph.matmul %241, %154 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %243 = graph.add %242, %41 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %244 = graph.gelu %243, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %245 = graph.matmul %244, %155 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %246 = graph.add %245, %42 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %247 = graph.permute %246, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %248 = graph.mul %36, %247 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %249 = graph.add %248, %238 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %250 = graph.conv %249, %44, %45, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %251 = graph.permute %250, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %252 = graph.layer_norm %251, weight %46,  bias %47, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %253 = graph.matmul %252, %156 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %254 = graph.add %253, %48 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %255 = graph.gelu %254, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %256 = graph.matmul %255, %157 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %257 = graph.add %256, %49 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %258 = graph.permute %257, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %259 = graph.mul %43, %258 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %260 = graph.add %259, %249 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %261 = graph.permute %260, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %262 = graph.layer_norm %261, weight %50,  bias %51, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %263 = graph.permute %262, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %264 = graph.conv %263, %52, %53, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x192x8x8xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %265 = graph.conv %264, %55, %56, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %266 = graph.permute %265, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %267 = graph.layer_norm %266, weight %57,  bias %58, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %268 = graph.matmul %267, %158 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %269 = graph.add %268, %59 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %270 = graph.gelu %269, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %271 = graph.matmul %270, %159 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %272 = graph.add %271, %60 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %273 = graph.permute %272, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %274 = graph.mul %54, %273 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %275 = graph.add %274, %264 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %276 = graph.conv %275, %62, %63, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %277 = graph.permute %276, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %278 = graph.layer_norm %277, weight %64,  bias %65, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %279 = graph.matmul %278, %160 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %280 = graph.add %279, %66 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %281 = graph.gelu %280, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %282 = graph.matmul %281, %161 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %283 = graph.add %282, %67 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %284 = graph.permute %283, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %285 = graph.mul %61, %284 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %286 = graph.add %285, %275 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %287 = graph.conv %286, %69, %70, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %288 = graph.permute %287, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %289 = graph.layer_norm %288, weight %71,  bias %72, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %290 = graph.matmul %289, %162 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %291 = graph.add %290, %73 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %292 = graph.gelu %291, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %293 = graph.matmul %292, %163 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %294 = graph.add %293, %74 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %295 = graph.permute %294, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %296 = graph.mul %68, %295 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %297 = graph.add %296, %286 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %298 = graph.conv %297, %76, %77, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %299 = graph.permute %298, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %300 = graph.layer_norm %299, weight %78,  bias %79, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %301 = graph.matmul %300, %164 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %302 = graph.add %301, %80 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %303 = graph.gelu %302, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %304 = graph.matmul %303, %165 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %305 = graph.add %304, %81 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %306 = graph.permute %305, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %307 = graph.mul %75, %306 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %308 = graph.add %307, %297 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %309 = graph.conv %308, %83, %84, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %310 = graph.permute %309, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %311 = graph.layer_norm %310, weight %85,  bias %86, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %312 = graph.matmul %311, %166 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %313 = graph.add %312, %87 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %314 = graph.gelu %313, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %315 = graph.matmul %314, %167 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %316 = graph.add %315, %88 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %317 = graph.permute %316, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %318 = graph.mul %82, %317 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %319 = graph.add %318, %308 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %320 = graph.conv %319, %90, %91, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %321 = graph.permute %320, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %322 = graph.layer_norm %321, weight %92,  bias %93, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %323 = graph.matmul %322, %168 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %324 = graph.add %323, %94 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %325 = graph.gelu %324, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %326 = graph.matmul %325, %169 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %327 = graph.add %326, %95 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %328 = graph.permute %327, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %329 = graph.mul %89, %328 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %330 = graph.add %329, %319 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %331 = graph.conv %330, %97, %98, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %332 = graph.permute %331, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %333 = graph.layer_norm %332, weight %99,  bias %100, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %334 = graph.matmul %333, %170 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %335 = graph.add %334, %101 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %336 = graph.gelu %335, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %337 = graph.matmul %336, %171 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %338 = graph.add %337, %102 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %339 = graph.permute %338, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %340 = graph.mul %96, %339 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %341 = graph.add %340, %330 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %342 = graph.conv %341, %104, %105, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %343 = graph.permute %342, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %344 = graph.layer_norm %343, weight %106,  bias %107, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %345 = graph.matmul %344, %172 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %346 = graph.add %345, %108 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %347 = graph.gelu %346, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %348 = graph.matmul %347, %173 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %349 = graph.add %348, %109 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %350 = graph.permute %349, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %351 = graph.mul %103, %350 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %352 = graph.add %351, %341 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %353 = graph.conv %352, %111, %112, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %354 = graph.permute %353, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %355 = graph.layer_norm %354, weight %113,  bias %114, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %356 = graph.matmul %355, %174 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %357 = graph.add %356, %115 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %358 = graph.gelu %357, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %359 = graph.matmul %358, %175 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %360 = graph.add %359, %116 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %361 = graph.permute %360, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %362 = graph.mul %110, %361 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %363 = graph.add %362, %352 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %364 = graph.permute %363, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %365 = graph.layer_norm %364, weight %117,  bias %118, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %366 = graph.permute %365, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %367 = graph.conv %366, %119, %120, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x384x4x4xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %368 = graph.conv %367, %122, %123, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %369 = graph.permute %368, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %370 = graph.layer_norm %369, weight %124,  bias %125, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %371 = graph.matmul %370, %176 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %372 = graph.add %371, %126 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %373 = graph.gelu %372, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %374 = graph.matmul %373, %177 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %375 = graph.add %374, %127 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %376 = graph.permute %375, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %377 = graph.mul %121, %376 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %378 = graph.add %377, %367 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %379 = graph.conv %378, %129, %130, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %380 = graph.permute %379, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %381 = graph.layer_norm %380, weight %131,  bias %132, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %382 = graph.matmul %381, %178 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %383 = graph.add %382, %133 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %384 = graph.gelu %383, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %385 = graph.matmul %384, %179 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %386 = graph.add %385, %134 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %387 = graph.permute %386, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %388 = graph.mul %128, %387 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %389 = graph.add %388, %378 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %390 = graph.conv %389, %136, %137, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %391 = graph.permute %390, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %392 = graph.layer_norm %391, weight %138,  bias %139, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %393 = graph.matmul %392, %180 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %394 = graph.add %393, %140 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %395 = graph.gelu %394, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %396 = graph.matmul %395, %181 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %397 = graph.add %396, %141 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %398 = graph.permute %397, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %399 = graph.mul %135, %398 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %400 = graph.add %399, %389 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %401 = graph.mean %400, dims = [2, 3], keepdim = true : (tensor<?x768x2x2xf32>) -> tensor<?x768x1x1xf32>
    %c768 = arith.constant 768 : index
    %402 = arith.muli %dim, %c768 : index
    %403 = graph.reshape %401, sizes = [%402] : (tensor<?x768x1x1xf32>, index) -> tensor<?xf32>
    %404 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %404 : tensor<i64>
    %405 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %406 = graph.cast %185 : (tensor<i64>) -> tensor<f64>
    %407 = graph.sub %405, %406 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %408 = graph.cast %186 : (tensor<i64>) -> tensor<f64>
    %409 = graph.div %407, %408, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %410 = graph.ceil %409 : (tensor<f64>) -> tensor<f64>
    %411 = graph.constant dense<0.000000e+00> : tensor<f64>
    %412 = graph.maximum %410, %411 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %413 = graph.cast %412 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %413[] : tensor<i64>
    %414 = arith.index_cast %extracted : i64 to index
    %415 = graph.arange %185, %186, sizes = [%414] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %416 = graph.mul %415, %182 : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
    %417 = graph.unsqueeze %416, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %418 = graph.unsqueeze %417, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %419 = graph.unsqueeze %418, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %420 = graph.add %419, %183 : (tensor<?x1x1x1xi64>, tensor<1x768x1x1xi64>) -> tensor<?x768x1x1xi64>
    %421 = graph.add %420, %184 : (tensor<?x768x1x1xi64>, tensor<1x1x1x1xi64>) -> tensor<?x768x1x1xi64>
    %422 = graph.add %421, %184 : (tensor<?x768x1x1xi64>, tensor<1x1x1x1xi64>) -> tensor<?x768x1x1xi64>
    %423 = graph.index %403, %422, dims = [0] : (tensor<?xf32>, tensor<?x768x1x1xi64>) -> tensor<?x768x1x1xf32>
    %424 = graph.permute %423, dims = [0, 2, 3, 1] : (tensor<?x768x1x1xf32>) -> tensor<?x1x1x768xf32>
    %425 = graph.layer_norm %424, weight %142,  bias %143, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x1x1x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x1x1x768xf32>
    %426 = graph.permute %425, dims = [0, 3, 1, 2] : (tensor<?x1x1x768xf32>) -> tensor<?x768x1x1xf32>
    %427 = graph.reshape %426, sizes = [%414, 768] : (tensor<?x768x1x1xf32>, index) -> tensor<?x768xf32>
    %428 = graph.permute %144, dims = [1, 0] : (tensor<1000x768xf32>) -> tensor<768x1000xf32>
    %429 = graph.addmm %145, %427, %428, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x768xf32>, tensor<768x1000xf32>) -> tensor<?x1000xf32>
    return %429 : tensor<?x1000xf32>
  }
  func.func private @model(%arg0: tensor<96x3x4x4xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<96x1x1xf32>, %arg5: tensor<96x1x7x7xf32>, %arg6: tensor<96xf32>, %arg7: tensor<96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<384x96xf32>, %arg10: tensor<384xf32>, %arg11: tensor<96x384xf32>, %arg12: tensor<96xf32>, %arg13: tensor<96x1x1xf32>, %arg14: tensor<96x1x7x7xf32>, %arg15: tensor<96xf32>, %arg16: tensor<96xf32>, %arg17: tensor<96xf32>, %arg18: tensor<384x96xf32>, %arg19: tensor<384xf32>, %arg20: tensor<96x384xf32>, %arg21: tensor<96xf32>, %arg22: tensor<96x1x1xf32>, %arg23: tensor<96x1x7x7xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<384x96xf32>, %arg28: tensor<384xf32>, %arg29: tensor<96x384xf32>, %arg30: tensor<96xf32>, %arg31: tensor<96xf32>, %arg32: tensor<96xf32>, %arg33: tensor<192x96x2x2xf32>, %arg34: tensor<192xf32>, %arg35: tensor<192x1x1xf32>, %arg36: tensor<192x1x7x7xf32>, %arg37: tensor<192xf32>, %arg38: tensor<192xf32>, %arg39: tensor<192xf32>, %arg40: tensor<768x192xf32>, %arg41: tensor<768xf32>, %arg42: tensor<192x768xf32>, %arg43: tensor<192xf32>, %arg44: tensor<192x1x1xf32>, %arg45: tensor<192x1x7x7xf32>, %arg46: tensor<192xf32>, %arg47: tensor<192xf32>, %arg48: tensor<192xf32>, %arg49: tensor<768x192xf32>, %arg50: tensor<768xf32>, %arg51: tensor<192x768xf32>, %arg52: tensor<192xf32>, %arg53: tensor<192x1x1xf32>, %arg54: tensor<192x1x7x7xf32>, %arg55: tensor<192xf32>, %arg56: tensor<192xf32>, %arg57: tensor<192xf32>, %arg58: tensor<768x192xf32>, %arg59: tensor<768xf32>, %arg60: tensor<192x768xf32>, %arg61: tensor<192xf32>, %arg62: tensor<192xf32>, %arg63: tensor<192xf32>, %arg64: tensor<384x192x2x2xf32>, %arg65: tensor<384xf32>, %arg66: tensor<384x1x1xf32>, %arg67: tensor<384x1x7x7xf32>, %arg68: tensor<384xf32>, %arg69: tensor<384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<1536x384xf32>, %arg72: tensor<1536xf32>, %arg73: tensor<384x1536xf32>, %arg74: tensor<384xf32>, %arg75: tensor<384x1x1xf32>, %arg76: tensor<384x1x7x7xf32>, %arg77: tensor<384xf32>, %arg78: tensor<384xf32>, %arg79: tensor<384xf32>, %arg80: tensor<1536x384xf32>, %arg81: tensor<1536xf32>, %arg82: tensor<384x1536xf32>, %arg83: tensor<384xf32>, %arg84: tensor<384x1x1xf32>, %arg85: tensor<384x1x7x7xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384xf32>, %arg88: tensor<384xf32>, %arg89: tensor<1536x384xf32>, %arg90: tensor<1536xf32>, %arg91: tensor<384x1536xf32>, %arg92: tensor<384xf32>, %arg93: tensor<384x1x1xf32>, %arg94: tensor<384x1x7x7xf32>, %arg95: tensor<384xf32>, %arg96: tensor<384xf32>, %arg97: tensor<384xf32>, %arg98: tensor<1536x384xf32>, %arg99: tensor<1536xf32>, %arg100: tensor<384x1536xf32>, %arg101: tensor<384xf32>, %arg102: tensor<384x1x1xf32>, %arg103: tensor<384x1x7x7xf32>, %arg104: tensor<384xf32>, %arg105: tensor<384xf32>, %arg106: tensor<384xf32>, %arg107: tensor<1536x384xf32>, %arg108: tensor<1536xf32>, %arg109: tensor<384x1536xf32>, %arg110: tensor<384xf32>, %arg111: tensor<384x1x1xf32>, %arg112: tensor<384x1x7x7xf32>, %arg113: tensor<384xf32>, %arg114: tensor<384xf32>, %arg115: tensor<384xf32>, %arg116: tensor<1536x384xf32>, %arg117: tensor<1536xf32>, %arg118: tensor<384x1536xf32>, %arg119: tensor<384xf32>, %arg120: tensor<384x1x1xf32>, %arg121: tensor<384x1x7x7xf32>, %arg122: tensor<384xf32>, %arg123: tensor<384xf32>, %arg124: tensor<384xf32>, %arg125: tensor<1536x384xf32>, %arg126: tensor<1536xf32>, %arg127: tensor<384x1536xf32>, %arg128: tensor<384xf32>, %arg129: tensor<384x1x1xf32>, %arg130: tensor<384x1x7x7xf32>, %arg131: tensor<384xf32>, %arg132: tensor<384xf32>, %arg133: tensor<384xf32>, %arg134: tensor<1536x384xf32>, %arg135: tensor<1536xf32>, %arg136: tensor<384x1536xf32>, %arg137: tensor<384xf32>, %arg138: tensor<384x1x1xf32>, %arg139: tensor<384x1x7x7xf32>, %arg140: tensor<384xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<1536x384xf32>, %arg144: tensor<1536xf32>, %arg145: tensor<384x1536xf32>, %arg146: tensor<384xf32>, %arg147: tensor<384xf32>, %arg148: tensor<384xf32>, %arg149: tensor<768x384x2x2xf32>, %arg150: tensor<768xf32>, %arg151: tensor<768x1x1xf32>, %arg152: tensor<768x1x7x7xf32>, %arg153: tensor<768xf32>, %arg154: tensor<768xf32>, %arg155: tensor<768xf32>, %arg156: tensor<3072x768xf32>, %arg157: tensor<3072xf32>, %arg158: tensor<768x3072xf32>, %arg159: tensor<768xf32>, %arg160: tensor<768x1x1xf32>, %arg161: tensor<768x1x7x7xf32>, %arg162: tensor<768xf32>, %arg163: tensor<768xf32>, %arg164: tensor<768xf32>, %arg165: tensor<3072x768xf32>, %arg166: tensor<3072xf32>, %arg167: tensor<768x3072xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768x1x1xf32>, %arg170: tensor<768x1x7x7xf32>, %arg171: tensor<768xf32>, %arg172: tensor<768xf32>, %arg173: tensor<768xf32>, %arg174: tensor<3072x768xf32>, %arg175: tensor<3072xf32>, %arg176: tensor<768x3072xf32>, %arg177: tensor<768xf32>, %arg178: tensor<768xf32>, %arg179: tensor<768xf32>, %arg180: tensor<1000x768xf32>, %arg181: tensor<1000xf32>, %arg182: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a182"}) -> (tensor<?x1000xf32>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg182, %c0 : tensor<?x3x64x64xf32>
    %0 = graph.constant dense<768> : tensor<i64>
    %1 = graph.constant dense_resource<val_141> : tensor<1x768x1x1xi64>
    %2 = graph.constant dense<0> : tensor<1x1x1x1xi64>
    %3 = graph.constant dense<0> : tensor<i64>
    %4 = graph.constant dense<1> : tensor<i64>
    %5 = graph.conv %arg182, %arg0, %arg1, stride = [4, 4], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x3x64x64xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %6 = graph.permute %5, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %7 = graph.layer_norm %6, weight %arg2,  bias %arg3, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %8 = graph.permute %7, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %9 = graph.conv %8, %arg5, %arg6, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %10 = graph.permute %9, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %11 = graph.layer_norm %10, weight %arg7,  bias %arg8, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %12 = graph.permute %arg9, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %13 = graph.matmul %11, %12 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %14 = graph.add %13, %arg10 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %15 = graph.gelu %14, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %16 = graph.permute %arg11, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %17 = graph.matmul %15, %16 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %18 = graph.add %17, %arg12 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %19 = graph.permute %18, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %20 = graph.mul %arg4, %19 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %21 = graph.add %20, %8 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %22 = graph.conv %21, %arg14, %arg15, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %23 = graph.permute %22, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %24 = graph.layer_norm %23, weight %arg16,  bias %arg17, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %25 = graph.permute %arg18, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %26 = graph.matmul %24, %25 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %27 = graph.add %26, %arg19 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %28 = graph.gelu %27, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %29 = graph.permute %arg20, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %30 = graph.matmul %28, %29 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %31 = graph.add %30, %arg21 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %32 = graph.permute %31, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %33 = graph.mul %arg13, %32 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %34 = graph.add %33, %21 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %35 = graph.conv %34, %arg23, %arg24, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<?x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<?x96x16x16xf32>
    %36 = graph.permute %35, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %37 = graph.layer_norm %36, weight %arg25,  bias %arg26, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %38 = graph.permute %arg27, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %39 = graph.matmul %37, %38 : (tensor<?x16x16x96xf32>, tensor<96x384xf32>) -> tensor<?x16x16x384xf32>
    %40 = graph.add %39, %arg28 : (tensor<?x16x16x384xf32>, tensor<384xf32>) -> tensor<?x16x16x384xf32>
    %41 = graph.gelu %40, approximate = none : (tensor<?x16x16x384xf32>) -> tensor<?x16x16x384xf32>
    %42 = graph.permute %arg29, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %43 = graph.matmul %41, %42 : (tensor<?x16x16x384xf32>, tensor<384x96xf32>) -> tensor<?x16x16x96xf32>
    %44 = graph.add %43, %arg30 : (tensor<?x16x16x96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %45 = graph.permute %44, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %46 = graph.mul %arg22, %45 : (tensor<96x1x1xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %47 = graph.add %46, %34 : (tensor<?x96x16x16xf32>, tensor<?x96x16x16xf32>) -> tensor<?x96x16x16xf32>
    %48 = graph.permute %47, dims = [0, 2, 3, 1] : (tensor<?x96x16x16xf32>) -> tensor<?x16x16x96xf32>
    %49 = graph.layer_norm %48, weight %arg31,  bias %arg32, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<?x16x16x96xf32>
    %50 = graph.permute %49, dims = [0, 3, 1, 2] : (tensor<?x16x16x96xf32>) -> tensor<?x96x16x16xf32>
    %51 = graph.conv %50, %arg33, %arg34, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x96x16x16xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %52 = graph.conv %51, %arg36, %arg37, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %53 = graph.permute %52, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %54 = graph.layer_norm %53, weight %arg38,  bias %arg39, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %55 = graph.permute %arg40, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %56 = graph.matmul %54, %55 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %57 = graph.add %56, %arg41 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %58 = graph.gelu %57, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %59 = graph.permute %arg42, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %60 = graph.matmul %58, %59 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %61 = graph.add %60, %arg43 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %62 = graph.permute %61, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %63 = graph.mul %arg35, %62 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %64 = graph.add %63, %51 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %65 = graph.conv %64, %arg45, %arg46, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %66 = graph.permute %65, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %67 = graph.layer_norm %66, weight %arg47,  bias %arg48, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %68 = graph.permute %arg49, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %69 = graph.matmul %67, %68 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %70 = graph.add %69, %arg50 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %71 = graph.gelu %70, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %72 = graph.permute %arg51, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %73 = graph.matmul %71, %72 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %74 = graph.add %73, %arg52 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %75 = graph.permute %74, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %76 = graph.mul %arg44, %75 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %77 = graph.add %76, %64 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %78 = graph.conv %77, %arg54, %arg55, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<?x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<?x192x8x8xf32>
    %79 = graph.permute %78, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %80 = graph.layer_norm %79, weight %arg56,  bias %arg57, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %81 = graph.permute %arg58, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %82 = graph.matmul %80, %81 : (tensor<?x8x8x192xf32>, tensor<192x768xf32>) -> tensor<?x8x8x768xf32>
    %83 = graph.add %82, %arg59 : (tensor<?x8x8x768xf32>, tensor<768xf32>) -> tensor<?x8x8x768xf32>
    %84 = graph.gelu %83, approximate = none : (tensor<?x8x8x768xf32>) -> tensor<?x8x8x768xf32>
    %85 = graph.permute %arg60, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %86 = graph.matmul %84, %85 : (tensor<?x8x8x768xf32>, tensor<768x192xf32>) -> tensor<?x8x8x192xf32>
    %87 = graph.add %86, %arg61 : (tensor<?x8x8x192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %88 = graph.permute %87, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %89 = graph.mul %arg53, %88 : (tensor<192x1x1xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %90 = graph.add %89, %77 : (tensor<?x192x8x8xf32>, tensor<?x192x8x8xf32>) -> tensor<?x192x8x8xf32>
    %91 = graph.permute %90, dims = [0, 2, 3, 1] : (tensor<?x192x8x8xf32>) -> tensor<?x8x8x192xf32>
    %92 = graph.layer_norm %91, weight %arg62,  bias %arg63, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<?x8x8x192xf32>
    %93 = graph.permute %92, dims = [0, 3, 1, 2] : (tensor<?x8x8x192xf32>) -> tensor<?x192x8x8xf32>
    %94 = graph.conv %93, %arg64, %arg65, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x192x8x8xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %95 = graph.conv %94, %arg67, %arg68, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %96 = graph.permute %95, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %97 = graph.layer_norm %96, weight %arg69,  bias %arg70, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %98 = graph.permute %arg71, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %99 = graph.matmul %97, %98 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %100 = graph.add %99, %arg72 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %101 = graph.gelu %100, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %102 = graph.permute %arg73, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %103 = graph.matmul %101, %102 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %104 = graph.add %103, %arg74 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %105 = graph.permute %104, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %106 = graph.mul %arg66, %105 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %107 = graph.add %106, %94 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %108 = graph.conv %107, %arg76, %arg77, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %109 = graph.permute %108, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %110 = graph.layer_norm %109, weight %arg78,  bias %arg79, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %111 = graph.permute %arg80, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %112 = graph.matmul %110, %111 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %113 = graph.add %112, %arg81 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %114 = graph.gelu %113, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %115 = graph.permute %arg82, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %116 = graph.matmul %114, %115 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %117 = graph.add %116, %arg83 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %118 = graph.permute %117, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %119 = graph.mul %arg75, %118 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %120 = graph.add %119, %107 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %121 = graph.conv %120, %arg85, %arg86, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %122 = graph.permute %121, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %123 = graph.layer_norm %122, weight %arg87,  bias %arg88, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %124 = graph.permute %arg89, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %125 = graph.matmul %123, %124 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %126 = graph.add %125, %arg90 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %127 = graph.gelu %126, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %128 = graph.permute %arg91, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %129 = graph.matmul %127, %128 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %130 = graph.add %129, %arg92 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %131 = graph.permute %130, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %132 = graph.mul %arg84, %131 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %133 = graph.add %132, %120 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %134 = graph.conv %133, %arg94, %arg95, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %135 = graph.permute %134, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %136 = graph.layer_norm %135, weight %arg96,  bias %arg97, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %137 = graph.permute %arg98, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %138 = graph.matmul %136, %137 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %139 = graph.add %138, %arg99 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %140 = graph.gelu %139, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %141 = graph.permute %arg100, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %142 = graph.matmul %140, %141 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %143 = graph.add %142, %arg101 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %144 = graph.permute %143, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %145 = graph.mul %arg93, %144 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %146 = graph.add %145, %133 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %147 = graph.conv %146, %arg103, %arg104, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %148 = graph.permute %147, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %149 = graph.layer_norm %148, weight %arg105,  bias %arg106, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %150 = graph.permute %arg107, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %151 = graph.matmul %149, %150 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %152 = graph.add %151, %arg108 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %153 = graph.gelu %152, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %154 = graph.permute %arg109, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %155 = graph.matmul %153, %154 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %156 = graph.add %155, %arg110 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %157 = graph.permute %156, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %158 = graph.mul %arg102, %157 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %159 = graph.add %158, %146 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %160 = graph.conv %159, %arg112, %arg113, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %161 = graph.permute %160, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %162 = graph.layer_norm %161, weight %arg114,  bias %arg115, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %163 = graph.permute %arg116, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %164 = graph.matmul %162, %163 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %165 = graph.add %164, %arg117 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %166 = graph.gelu %165, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %167 = graph.permute %arg118, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %168 = graph.matmul %166, %167 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %169 = graph.add %168, %arg119 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %170 = graph.permute %169, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %171 = graph.mul %arg111, %170 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %172 = graph.add %171, %159 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %173 = graph.conv %172, %arg121, %arg122, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %174 = graph.permute %173, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %175 = graph.layer_norm %174, weight %arg123,  bias %arg124, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %176 = graph.permute %arg125, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %177 = graph.matmul %175, %176 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %178 = graph.add %177, %arg126 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %179 = graph.gelu %178, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %180 = graph.permute %arg127, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %181 = graph.matmul %179, %180 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %182 = graph.add %181, %arg128 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %183 = graph.permute %182, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %184 = graph.mul %arg120, %183 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %185 = graph.add %184, %172 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %186 = graph.conv %185, %arg130, %arg131, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %187 = graph.permute %186, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %188 = graph.layer_norm %187, weight %arg132,  bias %arg133, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %189 = graph.permute %arg134, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %190 = graph.matmul %188, %189 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %191 = graph.add %190, %arg135 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %192 = graph.gelu %191, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %193 = graph.permute %arg136, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %194 = graph.matmul %192, %193 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %195 = graph.add %194, %arg137 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %196 = graph.permute %195, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %197 = graph.mul %arg129, %196 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %198 = graph.add %197, %185 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %199 = graph.conv %198, %arg139, %arg140, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<?x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<?x384x4x4xf32>
    %200 = graph.permute %199, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %201 = graph.layer_norm %200, weight %arg141,  bias %arg142, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %202 = graph.permute %arg143, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %203 = graph.matmul %201, %202 : (tensor<?x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<?x4x4x1536xf32>
    %204 = graph.add %203, %arg144 : (tensor<?x4x4x1536xf32>, tensor<1536xf32>) -> tensor<?x4x4x1536xf32>
    %205 = graph.gelu %204, approximate = none : (tensor<?x4x4x1536xf32>) -> tensor<?x4x4x1536xf32>
    %206 = graph.permute %arg145, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %207 = graph.matmul %205, %206 : (tensor<?x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<?x4x4x384xf32>
    %208 = graph.add %207, %arg146 : (tensor<?x4x4x384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %209 = graph.permute %208, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %210 = graph.mul %arg138, %209 : (tensor<384x1x1xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %211 = graph.add %210, %198 : (tensor<?x384x4x4xf32>, tensor<?x384x4x4xf32>) -> tensor<?x384x4x4xf32>
    %212 = graph.permute %211, dims = [0, 2, 3, 1] : (tensor<?x384x4x4xf32>) -> tensor<?x4x4x384xf32>
    %213 = graph.layer_norm %212, weight %arg147,  bias %arg148, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<?x4x4x384xf32>
    %214 = graph.permute %213, dims = [0, 3, 1, 2] : (tensor<?x4x4x384xf32>) -> tensor<?x384x4x4xf32>
    %215 = graph.conv %214, %arg149, %arg150, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<?x384x4x4xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %216 = graph.conv %215, %arg152, %arg153, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %217 = graph.permute %216, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %218 = graph.layer_norm %217, weight %arg154,  bias %arg155, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %219 = graph.permute %arg156, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %220 = graph.matmul %218, %219 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %221 = graph.add %220, %arg157 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %222 = graph.gelu %221, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %223 = graph.permute %arg158, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %224 = graph.matmul %222, %223 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %225 = graph.add %224, %arg159 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %226 = graph.permute %225, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %227 = graph.mul %arg151, %226 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %228 = graph.add %227, %215 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %229 = graph.conv %228, %arg161, %arg162, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %230 = graph.permute %229, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %231 = graph.layer_norm %230, weight %arg163,  bias %arg164, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %232 = graph.permute %arg165, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %233 = graph.matmul %231, %232 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %234 = graph.add %233, %arg166 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %235 = graph.gelu %234, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %236 = graph.permute %arg167, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %237 = graph.matmul %235, %236 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %238 = graph.add %237, %arg168 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %239 = graph.permute %238, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %240 = graph.mul %arg160, %239 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %241 = graph.add %240, %228 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %242 = graph.conv %241, %arg170, %arg171, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<?x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<?x768x2x2xf32>
    %243 = graph.permute %242, dims = [0, 2, 3, 1] : (tensor<?x768x2x2xf32>) -> tensor<?x2x2x768xf32>
    %244 = graph.layer_norm %243, weight %arg172,  bias %arg173, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %245 = graph.permute %arg174, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %246 = graph.matmul %244, %245 : (tensor<?x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<?x2x2x3072xf32>
    %247 = graph.add %246, %arg175 : (tensor<?x2x2x3072xf32>, tensor<3072xf32>) -> tensor<?x2x2x3072xf32>
    %248 = graph.gelu %247, approximate = none : (tensor<?x2x2x3072xf32>) -> tensor<?x2x2x3072xf32>
    %249 = graph.permute %arg176, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %250 = graph.matmul %248, %249 : (tensor<?x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<?x2x2x768xf32>
    %251 = graph.add %250, %arg177 : (tensor<?x2x2x768xf32>, tensor<768xf32>) -> tensor<?x2x2x768xf32>
    %252 = graph.permute %251, dims = [0, 3, 1, 2] : (tensor<?x2x2x768xf32>) -> tensor<?x768x2x2xf32>
    %253 = graph.mul %arg169, %252 : (tensor<768x1x1xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %254 = graph.add %253, %241 : (tensor<?x768x2x2xf32>, tensor<?x768x2x2xf32>) -> tensor<?x768x2x2xf32>
    %255 = graph.mean %254, dims = [2, 3], keepdim = true : (tensor<?x768x2x2xf32>) -> tensor<?x768x1x1xf32>
    %c768 = arith.constant 768 : index
    %256 = arith.muli %dim, %c768 : index
    %257 = graph.reshape %255, sizes = [%256] : (tensor<?x768x1x1xf32>, index) -> tensor<?xf32>
    %258 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %258 : tensor<i64>
    %259 = graph.cast %from_elements : (tensor<i64>) -> tensor<f64>
    %260 = graph.cast %3 : (tensor<i64>) -> tensor<f64>
    %261 = graph.sub %259, %260 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %262 = graph.cast %4 : (tensor<i64>) -> tensor<f64>
    %263 = graph.div %261, %262, rounding_mode = none : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %264 = graph.ceil %263 : (tensor<f64>) -> tensor<f64>
    %265 = graph.constant dense<0.000000e+00> : tensor<f64>
    %266 = graph.maximum %264, %265 : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %267 = graph.cast %266 : (tensor<f64>) -> tensor<i64>
    %extracted = tensor.extract %267[] : tensor<i64>
    %268 = arith.index_cast %extracted : i64 to index
    %269 = graph.arange %3, %4, sizes = [%268] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
    %270 = graph.mul %269, %0 : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
    %271 = graph.unsqueeze %270, dim = 1 : (tensor<?xi64>) -> tensor<?x1xi64>
    %272 = graph.unsqueeze %271, dim = 2 : (tensor<?x1xi64>) -> tensor<?x1x1xi64>
    %273 = graph.unsqueeze %272, dim = 3 : (tensor<?x1x1xi64>) -> tensor<?x1x1x1xi64>
    %274 = graph.add %273, %1 : (tensor<?x1x1x1xi64>, tensor<1x768x1x1xi64>) -> tensor<?x768x1x1xi64>
    %275 = graph.add %274, %2 : (tensor<?x768x1x1xi64>, tensor<1x1x1x1xi64>) -> tensor<?x768x1x1xi64>
    %276 = graph.add %275, %2 : (tensor<?x768x1x1xi64>, tensor<1x1x1x1xi64>) -> tensor<?x768x1x1xi64>
    %277 = graph.index %257, %276, dims = [0] : (tensor<?xf32>, tensor<?x768x1x1xi64>) -> tensor<?x768x1x1xf32>
    %278 = graph.permute %277, dims = [0, 2, 3, 1] : (tensor<?x768x1x1xf32>) -> tensor<?x1x1x768xf32>
    %279 = graph.layer_norm %278, weight %arg178,  bias %arg179, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<?x1x1x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x1x1x768xf32>
    %280 = graph.permute %279, dims = [0, 3, 1, 2] : (tensor<?x1x1x768xf32>) -> tensor<?x768x1x1xf32>
    %281 = graph.reshape %280, sizes = [%268, 768] : (tensor<?x768x1x1xf32>, index) -> tensor<?x768xf32>
    %282 = graph.permute %arg180, dims = [1, 0] : (tensor<1000x768xf32>) -> tensor<768x1000xf32>
    %283 = graph.addmm %arg181, %281, %282, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<?x768xf32>, tensor<768x1000xf32>) -> tensor<?x1000xf32>
    return %283 : tensor<?x1000xf32>
  }
  func.func @gradient(%arg0: tensor<96x3x4x4xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<96x1x1xf32>, %arg5: tensor<96x1x7x7xf32>, %arg6: tensor<96xf32>, %arg7: tensor<96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<384x96xf32>, %arg10: tensor<384xf32>, %arg11: tensor<96x384xf32>, %arg12: tensor<96xf32>, %arg13: tensor<96x1x1xf32>, %arg14: tensor<96x1x7x7xf32>, %arg15: tensor<96xf32>, %arg16: tensor<96xf32>, %arg17: tensor<96xf32>, %arg18: tensor<384x96xf32>, %arg19: tensor<384xf32>, %arg20: tensor<96x384xf32>, %arg21: tensor<96xf32>, %arg22: tensor<96x1x1xf32>, %arg23: tensor<96x1x7x7xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<384x96xf32>, %arg28: tensor<384xf32>, %arg29: tensor<96x384xf32>, %arg30: tensor<96xf32>, %arg31: tensor<96xf32>, %arg32: tensor<96xf32>, %arg33: tensor<192x96x2x2xf32>, %arg34: tensor<192xf32>, %arg35: tensor<192x1x1xf32>, %arg36: tensor<192x1x7x7xf32>, %arg37: tensor<192xf32>, %arg38: tensor<192xf32>, %arg39: tensor<192xf32>, %arg40: tensor<768x192xf32>, %arg41: tensor<768xf32>, %arg42: tensor<192x768xf32>, %arg43: tensor<192xf32>, %arg44: tensor<192x1x1xf32>, %arg45: tensor<192x1x7x7xf32>, %arg46: tensor<192xf32>, %arg47: tensor<192xf32>, %arg48: tensor<192xf32>, %arg49: tensor<768x192xf32>, %arg50: tensor<768xf32>, %arg51: tensor<192x768xf32>, %arg52: tensor<192xf32>, %arg53: tensor<192x1x1xf32>, %arg54: tensor<192x1x7x7xf32>, %arg55: tensor<192xf32>, %arg56: tensor<192xf32>, %arg57: tensor<192xf32>, %arg58: tensor<768x192xf32>, %arg59: tensor<768xf32>, %arg60: tensor<192x768xf32>, %arg61: tensor<192xf32>, %arg62: tensor<192xf32>, %arg63: tensor<192xf32>, %arg64: tensor<384x192x2x2xf32>, %arg65: tensor<384xf32>, %arg66: tensor<384x1x1xf32>, %arg67: tensor<384x1x7x7xf32>, %arg68: tensor<384xf32>, %arg69: tensor<384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<1536x384xf32>, %arg72: tensor<1536xf32>, %arg73: tensor<384x1536xf32>, %arg74: tensor<384xf32>, %arg75: tensor<384x1x1xf32>, %arg76: tensor<384x1x7x7xf32>, %arg77: tensor<384xf32>, %arg78: tensor<384xf32>, %arg79: tensor<384xf32>, %arg80: tensor<1536x384xf32>, %arg81: tensor<1536xf32>, %arg82: tensor<384x1536xf32>, %arg83: tensor<384xf32>, %arg84: tensor<384x1x1xf32>, %arg85: tensor<384x1x7x7xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384xf32>, %arg88: tensor<384xf32>, %arg89: tensor<1536x384xf32>, %arg90: tensor<1536xf32>, %arg91: tensor<384x1536xf32>, %arg92: tensor<384xf32>, %arg93: tensor<384x1x1xf32>, %arg94: tensor<384x1x7x7xf32>, %arg95: tensor<384xf32>, %arg96: tensor<384xf32>, %arg97: tensor<384xf32>, %arg98: tensor<1536x384xf32>, %arg99: tensor<1536xf32>, %arg100: tensor<384x1536xf32>, %arg101: tensor<384xf32>, %arg102: tensor<384x1x1xf32>, %arg103: tensor<384x1x7x7xf32>, %arg104: tensor<384xf32>, %arg105: tensor<384xf32>, %arg106: tensor<384xf32>, %arg107: tensor<1536x384xf32>, %arg108: tensor<1536xf32>, %arg109: tensor<384x1536xf32>, %arg110: tensor<384xf32>, %arg111: tensor<384x1x1xf32>, %arg112: tensor<384x1x7x7xf32>, %arg113: tensor<384xf32>, %arg114: tensor<384xf32>, %arg115: tensor<384xf32>, %arg116: tensor<1536x384xf32>, %arg117: tensor<1536xf32>, %arg118: tensor<384x1536xf32>, %arg119: tensor<384xf32>, %arg120: tensor<384x1x1xf32>, %arg121: tensor<384x1x7x7xf32>, %arg122: tensor<384xf32>, %arg123: tensor<384xf32>, %arg124: tensor<384xf32>, %arg125: tensor<1536x384xf32>, %arg126: tensor<1536xf32>, %arg127: tensor<384x1536xf32>, %arg128: tensor<384xf32>, %arg129: tensor<384x1x1xf32>, %arg130: tensor<384x1x7x7xf32>, %arg131: tensor<384xf32>, %arg132: tensor<384xf32>, %arg133: tensor<384xf32>, %arg134: tensor<1536x384xf32>, %arg135: tensor<1536xf32>, %arg136: tensor<384x1536xf32>, %arg137: tensor<384xf32>, %arg138: tensor<384x1x1xf32>, %arg139: tensor<384x1x7x7xf32>, %arg140: tensor<384xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<1536x384xf32>, %arg144: tensor<1536xf32>, %arg145: tensor<384x1536xf32>, %arg146: tensor<384xf32>, %arg147: tensor<384xf32>, %arg148: tensor<384xf32>, %arg149: tensor<768x384x2x2xf32>, %arg150: tensor<768xf32>, %arg151: tensor<768x1x1xf32>, %arg152: tensor<768x1x7x7xf32>, %arg153: tensor<768xf32>, %arg154: tensor<768xf32>, %arg155: tensor<768xf32>, %arg156: tensor<3072x768xf32>, %arg157: tensor<3072xf32>, %arg158: tensor<768x3072xf32>, %arg159: tensor<768xf32>, %arg160: tensor<768x1x1xf32>, %arg161: tensor<768x1x7x7xf32>, %arg162: tensor<768xf32>, %arg163: tensor<768xf32>, %arg164: tensor<768xf32>, %arg165: tensor<3072x768xf32>, %arg166: tensor<3072xf32>, %arg167: tensor<768x3072xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768x1x1xf32>, %arg170: tensor<768x1x7x7xf32>, %arg171: tensor<768xf32>, %arg172: tensor<768xf32>, %arg173: tensor<768xf32>, %arg174: tensor<3072x768xf32>, %arg175: tensor<3072xf32>, %arg176: tensor<768x3072xf32>, %arg177: tensor<768xf32>, %arg178: tensor<768xf32>, %arg179: tensor<768xf32>, %arg180: tensor<1000x768xf32>, %arg181: tensor<1000xf32>, %arg182: tensor<?x3x64x64xf32> {graph.dims = ["batch", 3, 64, 64], tcopt.name = "a182"}, %ct0: tensor<?x1000xf32> {graph.dims = ["?", 1000]}) -> (tensor<?x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>) {
    %r:183 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181] : (tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>, tensor<?x3x64x64xf32>, tensor<?x1000xf32>) -> (tensor<?x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47, %r#48, %r#49, %r#50, %r#51, %r#52, %r#53, %r#54, %r#55, %r#56, %r#57, %r#58, %r#59, %r#60, %r#61, %r#62, %r#63, %r#64, %r#65, %r#66, %r#67, %r#68, %r#69, %r#70, %r#71, %r#72, %r#73, %r#74, %r#75, %r#76, %r#77, %r#78, %r#79, %r#80, %r#81, %r#82, %r#83, %r#84, %r#85, %r#86, %r#87, %r#88, %r#89, %r#90, %r#91, %r#92, %r#93, %r#94, %r#95, %r#96, %r#97, %r#98, %r#99, %r#100, %r#101, %r#102, %r#103, %r#104, %r#105, %r#106, %r#107, %r#108, %r#109, %r#110, %r#111, %r#112, %r#113, %r#114, %r#115, %r#116, %r#117, %r#118, %r#119, %r#120, %r#121, %r#122, %r#123, %r#124, %r#125, %r#126, %r#127, %r#128, %r#129, %r#130, %r#131, %r#132, %r#133, %r#134, %r#135, %r#136, %r#137, %r#138, %r#139, %r#140, %r#141, %r#142, %r#143, %r#144, %r#145, %r#146, %r#147, %r#148, %r#149, %r#150, %r#151, %r#152, %r#153, %r#154, %r#155, %r#156, %r#157, %r#158, %r#159, %r#160, %r#161, %r#162, %r#163, %r#164, %r#165, %r#166, %r#167, %r#168, %r#169, %r#170, %r#171, %r#172, %r#173, %r#174, %r#175, %r#176, %r#177, %r#178, %r#179, %r#180, %r#181, %r#182 : tensor<?x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>
  }
}
