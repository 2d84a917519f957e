// Written by tools/dev/record_plans.py: convnext_tiny of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x3x64x64xf32> {tcopt.name = "x"}) -> (tensor<2x1000xf32>) {
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
    %182 = graph.constant dense_resource<val_121> : tensor<2x768x1x1xi64>
    %183 = graph.conv %arg0, %0, %1, stride = [4, 4], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x64x64xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %184 = graph.permute %183, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %185 = graph.layer_norm %184, weight %2,  bias %3, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %186 = graph.permute %185, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %187 = graph.conv %186, %5, %6, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %188 = graph.permute %187, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %189 = graph.layer_norm %188, weight %7,  bias %8, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %190 = graph.matmul %189, %146 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %191 = graph.add %190, %9 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %192 = graph.gelu %191, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %193 = graph.matmul %192, %147 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %194 = graph.add %193, %10 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %195 = graph.permute %194, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %196 = graph.mul %4, %195 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %197 = graph.add %196, %186 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %198 = graph.conv %197, %12, %13, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %199 = graph.permute %198, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %200 = graph.layer_norm %199, weight %14,  bias %15, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %201 = graph.matmul %200, %148 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %202 = graph.add %201, %16 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %203 = graph.gelu %202, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %204 = graph.matmul %203, %149 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %205 = graph.add %204, %17 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %206 = graph.permute %205, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %207 = graph.mul %11, %206 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %208 = graph.add %207, %197 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %209 = graph.conv %208, %19, %20, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %210 = graph.permute %209, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %211 = graph.layer_norm %210, weight %21,  bias %22, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %212 = graph.matmul %211, %150 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %213 = graph.add %212, %23 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %214 = graph.gelu %213, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %215 = graph.matmul %214, %151 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %216 = graph.add %215, %24 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %217 = graph.permute %216, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %218 = graph.mul %18, %217 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %219 = graph.add %218, %208 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %220 = graph.permute %219, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %221 = graph.layer_norm %220, weight %25,  bias %26, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %222 = graph.permute %221, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %223 = graph.conv %222, %27, %28, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x96x16x16xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %224 = graph.conv %223, %30, %31, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %225 = graph.permute %224, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %226 = graph.layer_norm %225, weight %32,  bias %33, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %227 = graph.matmul %226, %152 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %228 = graph.add %227, %34 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %229 = graph.gelu %228, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %230 = graph.matmul %229, %153 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %231 = graph.add %230, %35 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %232 = graph.permute %231, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %233 = graph.mul %29, %232 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %234 = graph.add %233, %223 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %235 = graph.conv %234, %37, %38, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %236 = graph.permute %235, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %237 = graph.layer_norm %236, weight %39,  bias %40, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %238 = graph.matmul %237, %154 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %239 = graph.add %238, %41 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %240 = graph.gelu %239, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %241 = graph.matmul %240, %155 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %242 = graph.add %241, %42 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %243 = graph.permute %242, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %244 = graph.mul %36, %243 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %245 = graph.add %244, %234 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %246 = graph.conv %245, %44, %45, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %247 = graph.permute %246, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %248 = graph.layer_norm %247, weight %46,  bias %47, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %249 = graph.matmul %248, %156 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %250 = graph.add %249, %48 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %251 = graph.gelu %250, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %252 = graph.matmul %251, %157 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %253 = graph.add %252, %49 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %254 = graph.permute %253, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %255 = graph.mul %43, %254 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %256 = graph.add %255, %245 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %257 = graph.permute %256, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %258 = graph.layer_norm %257, weight %50,  bias %51, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %259 = graph.permute %258, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %260 = graph.conv %259, %52, %53, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x8x8xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %261 = graph.conv %260, %55, %56, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %262 = graph.permute %261, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %263 = graph.layer_norm %262, weight %57,  bias %58, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %264 = graph.matmul %263, %158 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %265 = graph.add %264, %59 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %266 = graph.gelu %265, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %267 = graph.matmul %266, %159 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %268 = graph.add %267, %60 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %269 = graph.permute %268, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %270 = graph.mul %54, %269 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %271 = graph.add %270, %260 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %272 = graph.conv %271, %62, %63, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %273 = graph.permute %272, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %274 = graph.layer_norm %273, weight %64,  bias %65, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %275 = graph.matmul %274, %160 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %276 = graph.add %275, %66 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %277 = graph.gelu %276, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %278 = graph.matmul %277, %161 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %279 = graph.add %278, %67 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %280 = graph.permute %279, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %281 = graph.mul %61, %280 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %282 = graph.add %281, %271 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %283 = graph.conv %282, %69, %70, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %284 = graph.permute %283, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %285 = graph.layer_norm %284, weight %71,  bias %72, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %286 = graph.matmul %285, %162 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %287 = graph.add %286, %73 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %288 = graph.gelu %287, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %289 = graph.matmul %288, %163 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %290 = graph.add %289, %74 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %291 = graph.permute %290, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %292 = graph.mul %68, %291 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %293 = graph.add %292, %282 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %294 = graph.conv %293, %76, %77, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %295 = graph.permute %294, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %296 = graph.layer_norm %295, weight %78,  bias %79, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %297 = graph.matmul %296, %164 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %298 = graph.add %297, %80 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %299 = graph.gelu %298, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %300 = graph.matmul %299, %165 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %301 = graph.add %300, %81 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %302 = graph.permute %301, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %303 = graph.mul %75, %302 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %304 = graph.add %303, %293 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %305 = graph.conv %304, %83, %84, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %306 = graph.permute %305, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %307 = graph.layer_norm %306, weight %85,  bias %86, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %308 = graph.matmul %307, %166 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %309 = graph.add %308, %87 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %310 = graph.gelu %309, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %311 = graph.matmul %310, %167 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %312 = graph.add %311, %88 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %313 = graph.permute %312, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %314 = graph.mul %82, %313 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %315 = graph.add %314, %304 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %316 = graph.conv %315, %90, %91, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %317 = graph.permute %316, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %318 = graph.layer_norm %317, weight %92,  bias %93, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %319 = graph.matmul %318, %168 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %320 = graph.add %319, %94 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %321 = graph.gelu %320, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %322 = graph.matmul %321, %169 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %323 = graph.add %322, %95 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %324 = graph.permute %323, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %325 = graph.mul %89, %324 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %326 = graph.add %325, %315 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %327 = graph.conv %326, %97, %98, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %328 = graph.permute %327, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %329 = graph.layer_norm %328, weight %99,  bias %100, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %330 = graph.matmul %329, %170 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %331 = graph.add %330, %101 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %332 = graph.gelu %331, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %333 = graph.matmul %332, %171 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %334 = graph.add %333, %102 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %335 = graph.permute %334, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %336 = graph.mul %96, %335 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %337 = graph.add %336, %326 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %338 = graph.conv %337, %104, %105, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %339 = graph.permute %338, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %340 = graph.layer_norm %339, weight %106,  bias %107, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %341 = graph.matmul %340, %172 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %342 = graph.add %341, %108 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %343 = graph.gelu %342, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %344 = graph.matmul %343, %173 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %345 = graph.add %344, %109 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %346 = graph.permute %345, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %347 = graph.mul %103, %346 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %348 = graph.add %347, %337 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %349 = graph.conv %348, %111, %112, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %350 = graph.permute %349, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %351 = graph.layer_norm %350, weight %113,  bias %114, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %352 = graph.matmul %351, %174 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %353 = graph.add %352, %115 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %354 = graph.gelu %353, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %355 = graph.matmul %354, %175 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %356 = graph.add %355, %116 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %357 = graph.permute %356, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %358 = graph.mul %110, %357 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %359 = graph.add %358, %348 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %360 = graph.permute %359, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %361 = graph.layer_norm %360, weight %117,  bias %118, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %362 = graph.permute %361, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %363 = graph.conv %362, %119, %120, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x4x4xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %364 = graph.conv %363, %122, %123, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %365 = graph.permute %364, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %366 = graph.layer_norm %365, weight %124,  bias %125, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %367 = graph.matmul %366, %176 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %368 = graph.add %367, %126 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %369 = graph.gelu %368, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %370 = graph.matmul %369, %177 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %371 = graph.add %370, %127 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %372 = graph.permute %371, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %373 = graph.mul %121, %372 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %374 = graph.add %373, %363 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %375 = graph.conv %374, %129, %130, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %376 = graph.permute %375, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %377 = graph.layer_norm %376, weight %131,  bias %132, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %378 = graph.matmul %377, %178 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %379 = graph.add %378, %133 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %380 = graph.gelu %379, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %381 = graph.matmul %380, %179 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %382 = graph.add %381, %134 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %383 = graph.permute %382, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %384 = graph.mul %128, %383 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %385 = graph.add %384, %374 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %386 = graph.conv %385, %136, %137, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %387 = graph.permute %386, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %388 = graph.layer_norm %387, weight %138,  bias %139, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %389 = graph.matmul %388, %180 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %390 = graph.add %389, %140 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %391 = graph.gelu %390, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %392 = graph.matmul %391, %181 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %393 = graph.add %392, %141 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %394 = graph.permute %393, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %395 = graph.mul %135, %394 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %396 = graph.add %395, %385 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %397 = graph.mean %396, dims = [2, 3], keepdim = true : (tensor<2x768x2x2xf32>) -> tensor<2x768x1x1xf32>
    %398 = graph.reshape %397, sizes = [1536] : (tensor<2x768x1x1xf32>) -> tensor<1536xf32>
    %399 = graph.index %398, %182, dims = [0] : (tensor<1536xf32>, tensor<2x768x1x1xi64>) -> tensor<2x768x1x1xf32>
    %400 = graph.permute %399, dims = [0, 2, 3, 1] : (tensor<2x768x1x1xf32>) -> tensor<2x1x1x768xf32>
    %401 = graph.layer_norm %400, weight %142,  bias %143, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x1x1x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x1x1x768xf32>
    %402 = graph.permute %401, dims = [0, 3, 1, 2] : (tensor<2x1x1x768xf32>) -> tensor<2x768x1x1xf32>
    %403 = graph.reshape %402, sizes = [2, 768] : (tensor<2x768x1x1xf32>) -> tensor<2x768xf32>
    %404 = graph.permute %144, dims = [1, 0] : (tensor<1000x768xf32>) -> tensor<768x1000xf32>
    %405 = graph.addmm %145, %403, %404, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x768xf32>, tensor<768x1000xf32>) -> tensor<2x1000xf32>
    return %405 : tensor<2x1000xf32>
  }
  func.func private @model(%arg0: tensor<96x3x4x4xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<96x1x1xf32>, %arg5: tensor<96x1x7x7xf32>, %arg6: tensor<96xf32>, %arg7: tensor<96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<384x96xf32>, %arg10: tensor<384xf32>, %arg11: tensor<96x384xf32>, %arg12: tensor<96xf32>, %arg13: tensor<96x1x1xf32>, %arg14: tensor<96x1x7x7xf32>, %arg15: tensor<96xf32>, %arg16: tensor<96xf32>, %arg17: tensor<96xf32>, %arg18: tensor<384x96xf32>, %arg19: tensor<384xf32>, %arg20: tensor<96x384xf32>, %arg21: tensor<96xf32>, %arg22: tensor<96x1x1xf32>, %arg23: tensor<96x1x7x7xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<384x96xf32>, %arg28: tensor<384xf32>, %arg29: tensor<96x384xf32>, %arg30: tensor<96xf32>, %arg31: tensor<96xf32>, %arg32: tensor<96xf32>, %arg33: tensor<192x96x2x2xf32>, %arg34: tensor<192xf32>, %arg35: tensor<192x1x1xf32>, %arg36: tensor<192x1x7x7xf32>, %arg37: tensor<192xf32>, %arg38: tensor<192xf32>, %arg39: tensor<192xf32>, %arg40: tensor<768x192xf32>, %arg41: tensor<768xf32>, %arg42: tensor<192x768xf32>, %arg43: tensor<192xf32>, %arg44: tensor<192x1x1xf32>, %arg45: tensor<192x1x7x7xf32>, %arg46: tensor<192xf32>, %arg47: tensor<192xf32>, %arg48: tensor<192xf32>, %arg49: tensor<768x192xf32>, %arg50: tensor<768xf32>, %arg51: tensor<192x768xf32>, %arg52: tensor<192xf32>, %arg53: tensor<192x1x1xf32>, %arg54: tensor<192x1x7x7xf32>, %arg55: tensor<192xf32>, %arg56: tensor<192xf32>, %arg57: tensor<192xf32>, %arg58: tensor<768x192xf32>, %arg59: tensor<768xf32>, %arg60: tensor<192x768xf32>, %arg61: tensor<192xf32>, %arg62: tensor<192xf32>, %arg63: tensor<192xf32>, %arg64: tensor<384x192x2x2xf32>, %arg65: tensor<384xf32>, %arg66: tensor<384x1x1xf32>, %arg67: tensor<384x1x7x7xf32>, %arg68: tensor<384xf32>, %arg69: tensor<384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<1536x384xf32>, %arg72: tensor<1536xf32>, %arg73: tensor<384x1536xf32>, %arg74: tensor<384xf32>, %arg75: tensor<384x1x1xf32>, %arg76: tensor<384x1x7x7xf32>, %arg77: tensor<384xf32>, %arg78: tensor<384xf32>, %arg79: tensor<384xf32>, %arg80: tensor<1536x384xf32>, %arg81: tensor<1536xf32>, %arg82: tensor<384x1536xf32>, %arg83: tensor<384xf32>, %arg84: tensor<384x1x1xf32>, %arg85: tensor<384x1x7x7xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384xf32>, %arg88: tensor<384xf32>, %arg89: tensor<1536x384xf32>, %arg90: tensor<1536xf32>, %arg91: tensor<384x1536xf32>, %arg92: tensor<384xf32>, %arg93: tensor<384x1x1xf32>, %arg94: tensor<384x1x7x7xf32>, %arg95: tensor<384xf32>, %arg96: tensor<384xf32>, %arg97: tensor<384xf32>, %arg98: tensor<1536x384xf32>, %arg99: tensor<1536xf32>, %arg100: tensor<384x1536xf32>, %arg101: tensor<384xf32>, %arg102: tensor<384x1x1xf32>, %arg103: tensor<384x1x7x7xf32>, %arg104: tensor<384xf32>, %arg105: tensor<384xf32>, %arg106: tensor<384xf32>, %arg107: tensor<1536x384xf32>, %arg108: tensor<1536xf32>, %arg109: tensor<384x1536xf32>, %arg110: tensor<384xf32>, %arg111: tensor<384x1x1xf32>, %arg112: tensor<384x1x7x7xf32>, %arg113: tensor<384xf32>, %arg114: tensor<384xf32>, %arg115: tensor<384xf32>, %arg116: tensor<1536x384xf32>, %arg117: tensor<1536xf32>, %arg118: tensor<384x1536xf32>, %arg119: tensor<384xf32>, %arg120: tensor<384x1x1xf32>, %arg121: tensor<384x1x7x7xf32>, %arg122: tensor<384xf32>, %arg123: tensor<384xf32>, %arg124: tensor<384xf32>, %arg125: tensor<1536x384xf32>, %arg126: tensor<1536xf32>, %arg127: tensor<384x1536xf32>, %arg128: tensor<384xf32>, %arg129: tensor<384x1x1xf32>, %arg130: tensor<384x1x7x7xf32>, %arg131: tensor<384xf32>, %arg132: tensor<384xf32>, %arg133: tensor<384xf32>, %arg134: tensor<1536x384xf32>, %arg135: tensor<1536xf32>, %arg136: tensor<384x1536xf32>, %arg137: tensor<384xf32>, %arg138: tensor<384x1x1xf32>, %arg139: tensor<384x1x7x7xf32>, %arg140: tensor<384xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<1536x384xf32>, %arg144: tensor<1536xf32>, %arg145: tensor<384x1536xf32>, %arg146: tensor<384xf32>, %arg147: tensor<384xf32>, %arg148: tensor<384xf32>, %arg149: tensor<768x384x2x2xf32>, %arg150: tensor<768xf32>, %arg151: tensor<768x1x1xf32>, %arg152: tensor<768x1x7x7xf32>, %arg153: tensor<768xf32>, %arg154: tensor<768xf32>, %arg155: tensor<768xf32>, %arg156: tensor<3072x768xf32>, %arg157: tensor<3072xf32>, %arg158: tensor<768x3072xf32>, %arg159: tensor<768xf32>, %arg160: tensor<768x1x1xf32>, %arg161: tensor<768x1x7x7xf32>, %arg162: tensor<768xf32>, %arg163: tensor<768xf32>, %arg164: tensor<768xf32>, %arg165: tensor<3072x768xf32>, %arg166: tensor<3072xf32>, %arg167: tensor<768x3072xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768x1x1xf32>, %arg170: tensor<768x1x7x7xf32>, %arg171: tensor<768xf32>, %arg172: tensor<768xf32>, %arg173: tensor<768xf32>, %arg174: tensor<3072x768xf32>, %arg175: tensor<3072xf32>, %arg176: tensor<768x3072xf32>, %arg177: tensor<768xf32>, %arg178: tensor<768xf32>, %arg179: tensor<768xf32>, %arg180: tensor<1000x768xf32>, %arg181: tensor<1000xf32>, %arg182: tensor<2x3x64x64xf32> {tcopt.name = "a182"}) -> (tensor<2x1000xf32>) {
    %0 = graph.constant dense_resource<val_121> : tensor<2x768x1x1xi64>
    %1 = graph.conv %arg182, %arg0, %arg1, stride = [4, 4], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x3x64x64xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %2 = graph.permute %1, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %3 = graph.layer_norm %2, weight %arg2,  bias %arg3, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %4 = graph.permute %3, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %5 = graph.conv %4, %arg5, %arg6, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %6 = graph.permute %5, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %7 = graph.layer_norm %6, weight %arg7,  bias %arg8, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %8 = graph.permute %arg9, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %9 = graph.matmul %7, %8 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %10 = graph.add %9, %arg10 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %11 = graph.gelu %10, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %12 = graph.permute %arg11, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %13 = graph.matmul %11, %12 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %14 = graph.add %13, %arg12 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %15 = graph.permute %14, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %16 = graph.mul %arg4, %15 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %17 = graph.add %16, %4 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %18 = graph.conv %17, %arg14, %arg15, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %19 = graph.permute %18, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %20 = graph.layer_norm %19, weight %arg16,  bias %arg17, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %21 = graph.permute %arg18, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %22 = graph.matmul %20, %21 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %23 = graph.add %22, %arg19 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %24 = graph.gelu %23, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %25 = graph.permute %arg20, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %26 = graph.matmul %24, %25 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %27 = graph.add %26, %arg21 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %28 = graph.permute %27, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %29 = graph.mul %arg13, %28 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %30 = graph.add %29, %17 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %31 = graph.conv %30, %arg23, %arg24, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 96 : (tensor<2x96x16x16xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %32 = graph.permute %31, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %33 = graph.layer_norm %32, weight %arg25,  bias %arg26, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %34 = graph.permute %arg27, dims = [1, 0] : (tensor<384x96xf32>) -> tensor<96x384xf32>
    %35 = graph.matmul %33, %34 : (tensor<2x16x16x96xf32>, tensor<96x384xf32>) -> tensor<2x16x16x384xf32>
    %36 = graph.add %35, %arg28 : (tensor<2x16x16x384xf32>, tensor<384xf32>) -> tensor<2x16x16x384xf32>
    %37 = graph.gelu %36, approximate = none : (tensor<2x16x16x384xf32>) -> tensor<2x16x16x384xf32>
    %38 = graph.permute %arg29, dims = [1, 0] : (tensor<96x384xf32>) -> tensor<384x96xf32>
    %39 = graph.matmul %37, %38 : (tensor<2x16x16x384xf32>, tensor<384x96xf32>) -> tensor<2x16x16x96xf32>
    %40 = graph.add %39, %arg30 : (tensor<2x16x16x96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %41 = graph.permute %40, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %42 = graph.mul %arg22, %41 : (tensor<96x1x1xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %43 = graph.add %42, %30 : (tensor<2x96x16x16xf32>, tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %44 = graph.permute %43, dims = [0, 2, 3, 1] : (tensor<2x96x16x16xf32>) -> tensor<2x16x16x96xf32>
    %45 = graph.layer_norm %44, weight %arg31,  bias %arg32, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x16x16x96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x16x16x96xf32>
    %46 = graph.permute %45, dims = [0, 3, 1, 2] : (tensor<2x16x16x96xf32>) -> tensor<2x96x16x16xf32>
    %47 = graph.conv %46, %arg33, %arg34, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x96x16x16xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %48 = graph.conv %47, %arg36, %arg37, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %49 = graph.permute %48, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %50 = graph.layer_norm %49, weight %arg38,  bias %arg39, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %51 = graph.permute %arg40, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %52 = graph.matmul %50, %51 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %53 = graph.add %52, %arg41 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %54 = graph.gelu %53, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %55 = graph.permute %arg42, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %56 = graph.matmul %54, %55 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %57 = graph.add %56, %arg43 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %58 = graph.permute %57, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %59 = graph.mul %arg35, %58 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %60 = graph.add %59, %47 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %61 = graph.conv %60, %arg45, %arg46, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %62 = graph.permute %61, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %63 = graph.layer_norm %62, weight %arg47,  bias %arg48, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %64 = graph.permute %arg49, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %65 = graph.matmul %63, %64 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %66 = graph.add %65, %arg50 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %67 = graph.gelu %66, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %68 = graph.permute %arg51, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %69 = graph.matmul %67, %68 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %70 = graph.add %69, %arg52 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %71 = graph.permute %70, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %72 = graph.mul %arg44, %71 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %73 = graph.add %72, %60 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %74 = graph.conv %73, %arg54, %arg55, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 192 : (tensor<2x192x8x8xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %75 = graph.permute %74, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %76 = graph.layer_norm %75, weight %arg56,  bias %arg57, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %77 = graph.permute %arg58, dims = [1, 0] : (tensor<768x192xf32>) -> tensor<192x768xf32>
    %78 = graph.matmul %76, %77 : (tensor<2x8x8x192xf32>, tensor<192x768xf32>) -> tensor<2x8x8x768xf32>
    %79 = graph.add %78, %arg59 : (tensor<2x8x8x768xf32>, tensor<768xf32>) -> tensor<2x8x8x768xf32>
    %80 = graph.gelu %79, approximate = none : (tensor<2x8x8x768xf32>) -> tensor<2x8x8x768xf32>
    %81 = graph.permute %arg60, dims = [1, 0] : (tensor<192x768xf32>) -> tensor<768x192xf32>
    %82 = graph.matmul %80, %81 : (tensor<2x8x8x768xf32>, tensor<768x192xf32>) -> tensor<2x8x8x192xf32>
    %83 = graph.add %82, %arg61 : (tensor<2x8x8x192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %84 = graph.permute %83, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %85 = graph.mul %arg53, %84 : (tensor<192x1x1xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %86 = graph.add %85, %73 : (tensor<2x192x8x8xf32>, tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %87 = graph.permute %86, dims = [0, 2, 3, 1] : (tensor<2x192x8x8xf32>) -> tensor<2x8x8x192xf32>
    %88 = graph.layer_norm %87, weight %arg62,  bias %arg63, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x8x8x192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x8x8x192xf32>
    %89 = graph.permute %88, dims = [0, 3, 1, 2] : (tensor<2x8x8x192xf32>) -> tensor<2x192x8x8xf32>
    %90 = graph.conv %89, %arg64, %arg65, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x8x8xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %91 = graph.conv %90, %arg67, %arg68, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %92 = graph.permute %91, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %93 = graph.layer_norm %92, weight %arg69,  bias %arg70, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %94 = graph.permute %arg71, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %95 = graph.matmul %93, %94 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %96 = graph.add %95, %arg72 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %97 = graph.gelu %96, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %98 = graph.permute %arg73, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %99 = graph.matmul %97, %98 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %100 = graph.add %99, %arg74 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %101 = graph.permute %100, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %102 = graph.mul %arg66, %101 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %103 = graph.add %102, %90 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %104 = graph.conv %103, %arg76, %arg77, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %105 = graph.permute %104, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %106 = graph.layer_norm %105, weight %arg78,  bias %arg79, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %107 = graph.permute %arg80, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %108 = graph.matmul %106, %107 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %109 = graph.add %108, %arg81 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %110 = graph.gelu %109, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %111 = graph.permute %arg82, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %112 = graph.matmul %110, %111 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %113 = graph.add %112, %arg83 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %114 = graph.permute %113, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %115 = graph.mul %arg75, %114 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %116 = graph.add %115, %103 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %117 = graph.conv %116, %arg85, %arg86, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %118 = graph.permute %117, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %119 = graph.layer_norm %118, weight %arg87,  bias %arg88, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %120 = graph.permute %arg89, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %121 = graph.matmul %119, %120 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %122 = graph.add %121, %arg90 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %123 = graph.gelu %122, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %124 = graph.permute %arg91, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %125 = graph.matmul %123, %124 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %126 = graph.add %125, %arg92 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %127 = graph.permute %126, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %128 = graph.mul %arg84, %127 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %129 = graph.add %128, %116 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %130 = graph.conv %129, %arg94, %arg95, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %131 = graph.permute %130, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %132 = graph.layer_norm %131, weight %arg96,  bias %arg97, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %133 = graph.permute %arg98, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %134 = graph.matmul %132, %133 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %135 = graph.add %134, %arg99 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %136 = graph.gelu %135, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %137 = graph.permute %arg100, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %138 = graph.matmul %136, %137 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %139 = graph.add %138, %arg101 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %140 = graph.permute %139, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %141 = graph.mul %arg93, %140 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %142 = graph.add %141, %129 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %143 = graph.conv %142, %arg103, %arg104, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %144 = graph.permute %143, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %145 = graph.layer_norm %144, weight %arg105,  bias %arg106, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %146 = graph.permute %arg107, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %147 = graph.matmul %145, %146 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %148 = graph.add %147, %arg108 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %149 = graph.gelu %148, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %150 = graph.permute %arg109, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %151 = graph.matmul %149, %150 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %152 = graph.add %151, %arg110 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %153 = graph.permute %152, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %154 = graph.mul %arg102, %153 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %155 = graph.add %154, %142 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %156 = graph.conv %155, %arg112, %arg113, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %157 = graph.permute %156, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %158 = graph.layer_norm %157, weight %arg114,  bias %arg115, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %159 = graph.permute %arg116, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %160 = graph.matmul %158, %159 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %161 = graph.add %160, %arg117 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %162 = graph.gelu %161, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %163 = graph.permute %arg118, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %164 = graph.matmul %162, %163 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %165 = graph.add %164, %arg119 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %166 = graph.permute %165, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %167 = graph.mul %arg111, %166 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %168 = graph.add %167, %155 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %169 = graph.conv %168, %arg121, %arg122, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %170 = graph.permute %169, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %171 = graph.layer_norm %170, weight %arg123,  bias %arg124, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %172 = graph.permute %arg125, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %173 = graph.matmul %171, %172 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %174 = graph.add %173, %arg126 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %175 = graph.gelu %174, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %176 = graph.permute %arg127, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %177 = graph.matmul %175, %176 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %178 = graph.add %177, %arg128 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %179 = graph.permute %178, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %180 = graph.mul %arg120, %179 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %181 = graph.add %180, %168 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %182 = graph.conv %181, %arg130, %arg131, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %183 = graph.permute %182, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %184 = graph.layer_norm %183, weight %arg132,  bias %arg133, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %185 = graph.permute %arg134, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %186 = graph.matmul %184, %185 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %187 = graph.add %186, %arg135 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %188 = graph.gelu %187, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %189 = graph.permute %arg136, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %190 = graph.matmul %188, %189 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %191 = graph.add %190, %arg137 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %192 = graph.permute %191, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %193 = graph.mul %arg129, %192 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %194 = graph.add %193, %181 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %195 = graph.conv %194, %arg139, %arg140, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 384 : (tensor<2x384x4x4xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %196 = graph.permute %195, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %197 = graph.layer_norm %196, weight %arg141,  bias %arg142, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %198 = graph.permute %arg143, dims = [1, 0] : (tensor<1536x384xf32>) -> tensor<384x1536xf32>
    %199 = graph.matmul %197, %198 : (tensor<2x4x4x384xf32>, tensor<384x1536xf32>) -> tensor<2x4x4x1536xf32>
    %200 = graph.add %199, %arg144 : (tensor<2x4x4x1536xf32>, tensor<1536xf32>) -> tensor<2x4x4x1536xf32>
    %201 = graph.gelu %200, approximate = none : (tensor<2x4x4x1536xf32>) -> tensor<2x4x4x1536xf32>
    %202 = graph.permute %arg145, dims = [1, 0] : (tensor<384x1536xf32>) -> tensor<1536x384xf32>
    %203 = graph.matmul %201, %202 : (tensor<2x4x4x1536xf32>, tensor<1536x384xf32>) -> tensor<2x4x4x384xf32>
    %204 = graph.add %203, %arg146 : (tensor<2x4x4x384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %205 = graph.permute %204, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %206 = graph.mul %arg138, %205 : (tensor<384x1x1xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %207 = graph.add %206, %194 : (tensor<2x384x4x4xf32>, tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %208 = graph.permute %207, dims = [0, 2, 3, 1] : (tensor<2x384x4x4xf32>) -> tensor<2x4x4x384xf32>
    %209 = graph.layer_norm %208, weight %arg147,  bias %arg148, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x4x4x384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x4x4x384xf32>
    %210 = graph.permute %209, dims = [0, 3, 1, 2] : (tensor<2x4x4x384xf32>) -> tensor<2x384x4x4xf32>
    %211 = graph.conv %210, %arg149, %arg150, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x4x4xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %212 = graph.conv %211, %arg152, %arg153, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %213 = graph.permute %212, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %214 = graph.layer_norm %213, weight %arg154,  bias %arg155, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %215 = graph.permute %arg156, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %216 = graph.matmul %214, %215 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %217 = graph.add %216, %arg157 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %218 = graph.gelu %217, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %219 = graph.permute %arg158, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %220 = graph.matmul %218, %219 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %221 = graph.add %220, %arg159 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %222 = graph.permute %221, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %223 = graph.mul %arg151, %222 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %224 = graph.add %223, %211 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %225 = graph.conv %224, %arg161, %arg162, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %226 = graph.permute %225, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %227 = graph.layer_norm %226, weight %arg163,  bias %arg164, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %228 = graph.permute %arg165, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %229 = graph.matmul %227, %228 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %230 = graph.add %229, %arg166 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %231 = graph.gelu %230, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %232 = graph.permute %arg167, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %233 = graph.matmul %231, %232 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %234 = graph.add %233, %arg168 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %235 = graph.permute %234, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %236 = graph.mul %arg160, %235 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %237 = graph.add %236, %224 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %238 = graph.conv %237, %arg170, %arg171, stride = [1, 1], padding = [3, 3], dilation = [1, 1], groups = 768 : (tensor<2x768x2x2xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %239 = graph.permute %238, dims = [0, 2, 3, 1] : (tensor<2x768x2x2xf32>) -> tensor<2x2x2x768xf32>
    %240 = graph.layer_norm %239, weight %arg172,  bias %arg173, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x2x2x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %241 = graph.permute %arg174, dims = [1, 0] : (tensor<3072x768xf32>) -> tensor<768x3072xf32>
    %242 = graph.matmul %240, %241 : (tensor<2x2x2x768xf32>, tensor<768x3072xf32>) -> tensor<2x2x2x3072xf32>
    %243 = graph.add %242, %arg175 : (tensor<2x2x2x3072xf32>, tensor<3072xf32>) -> tensor<2x2x2x3072xf32>
    %244 = graph.gelu %243, approximate = none : (tensor<2x2x2x3072xf32>) -> tensor<2x2x2x3072xf32>
    %245 = graph.permute %arg176, dims = [1, 0] : (tensor<768x3072xf32>) -> tensor<3072x768xf32>
    %246 = graph.matmul %244, %245 : (tensor<2x2x2x3072xf32>, tensor<3072x768xf32>) -> tensor<2x2x2x768xf32>
    %247 = graph.add %246, %arg177 : (tensor<2x2x2x768xf32>, tensor<768xf32>) -> tensor<2x2x2x768xf32>
    %248 = graph.permute %247, dims = [0, 3, 1, 2] : (tensor<2x2x2x768xf32>) -> tensor<2x768x2x2xf32>
    %249 = graph.mul %arg169, %248 : (tensor<768x1x1xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %250 = graph.add %249, %237 : (tensor<2x768x2x2xf32>, tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %251 = graph.mean %250, dims = [2, 3], keepdim = true : (tensor<2x768x2x2xf32>) -> tensor<2x768x1x1xf32>
    %252 = graph.reshape %251, sizes = [1536] : (tensor<2x768x1x1xf32>) -> tensor<1536xf32>
    %253 = graph.index %252, %0, dims = [0] : (tensor<1536xf32>, tensor<2x768x1x1xi64>) -> tensor<2x768x1x1xf32>
    %254 = graph.permute %253, dims = [0, 2, 3, 1] : (tensor<2x768x1x1xf32>) -> tensor<2x1x1x768xf32>
    %255 = graph.layer_norm %254, weight %arg178,  bias %arg179, normalized_dims = 1, eps = 9.9999999747524271E-7 : (tensor<2x1x1x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x1x1x768xf32>
    %256 = graph.permute %255, dims = [0, 3, 1, 2] : (tensor<2x1x1x768xf32>) -> tensor<2x768x1x1xf32>
    %257 = graph.reshape %256, sizes = [2, 768] : (tensor<2x768x1x1xf32>) -> tensor<2x768xf32>
    %258 = graph.permute %arg180, dims = [1, 0] : (tensor<1000x768xf32>) -> tensor<768x1000xf32>
    %259 = graph.addmm %arg181, %257, %258, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x768xf32>, tensor<768x1000xf32>) -> tensor<2x1000xf32>
    return %259 : tensor<2x1000xf32>
  }
  func.func @gradient(%arg0: tensor<96x3x4x4xf32>, %arg1: tensor<96xf32>, %arg2: tensor<96xf32>, %arg3: tensor<96xf32>, %arg4: tensor<96x1x1xf32>, %arg5: tensor<96x1x7x7xf32>, %arg6: tensor<96xf32>, %arg7: tensor<96xf32>, %arg8: tensor<96xf32>, %arg9: tensor<384x96xf32>, %arg10: tensor<384xf32>, %arg11: tensor<96x384xf32>, %arg12: tensor<96xf32>, %arg13: tensor<96x1x1xf32>, %arg14: tensor<96x1x7x7xf32>, %arg15: tensor<96xf32>, %arg16: tensor<96xf32>, %arg17: tensor<96xf32>, %arg18: tensor<384x96xf32>, %arg19: tensor<384xf32>, %arg20: tensor<96x384xf32>, %arg21: tensor<96xf32>, %arg22: tensor<96x1x1xf32>, %arg23: tensor<96x1x7x7xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<384x96xf32>, %arg28: tensor<384xf32>, %arg29: tensor<96x384xf32>, %arg30: tensor<96xf32>, %arg31: tensor<96xf32>, %arg32: tensor<96xf32>, %arg33: tensor<192x96x2x2xf32>, %arg34: tensor<192xf32>, %arg35: tensor<192x1x1xf32>, %arg36: tensor<192x1x7x7xf32>, %arg37: tensor<192xf32>, %arg38: tensor<192xf32>, %arg39: tensor<192xf32>, %arg40: tensor<768x192xf32>, %arg41: tensor<768xf32>, %arg42: tensor<192x768xf32>, %arg43: tensor<192xf32>, %arg44: tensor<192x1x1xf32>, %arg45: tensor<192x1x7x7xf32>, %arg46: tensor<192xf32>, %arg47: tensor<192xf32>, %arg48: tensor<192xf32>, %arg49: tensor<768x192xf32>, %arg50: tensor<768xf32>, %arg51: tensor<192x768xf32>, %arg52: tensor<192xf32>, %arg53: tensor<192x1x1xf32>, %arg54: tensor<192x1x7x7xf32>, %arg55: tensor<192xf32>, %arg56: tensor<192xf32>, %arg57: tensor<192xf32>, %arg58: tensor<768x192xf32>, %arg59: tensor<768xf32>, %arg60: tensor<192x768xf32>, %arg61: tensor<192xf32>, %arg62: tensor<192xf32>, %arg63: tensor<192xf32>, %arg64: tensor<384x192x2x2xf32>, %arg65: tensor<384xf32>, %arg66: tensor<384x1x1xf32>, %arg67: tensor<384x1x7x7xf32>, %arg68: tensor<384xf32>, %arg69: tensor<384xf32>, %arg70: tensor<384xf32>, %arg71: tensor<1536x384xf32>, %arg72: tensor<1536xf32>, %arg73: tensor<384x1536xf32>, %arg74: tensor<384xf32>, %arg75: tensor<384x1x1xf32>, %arg76: tensor<384x1x7x7xf32>, %arg77: tensor<384xf32>, %arg78: tensor<384xf32>, %arg79: tensor<384xf32>, %arg80: tensor<1536x384xf32>, %arg81: tensor<1536xf32>, %arg82: tensor<384x1536xf32>, %arg83: tensor<384xf32>, %arg84: tensor<384x1x1xf32>, %arg85: tensor<384x1x7x7xf32>, %arg86: tensor<384xf32>, %arg87: tensor<384xf32>, %arg88: tensor<384xf32>, %arg89: tensor<1536x384xf32>, %arg90: tensor<1536xf32>, %arg91: tensor<384x1536xf32>, %arg92: tensor<384xf32>, %arg93: tensor<384x1x1xf32>, %arg94: tensor<384x1x7x7xf32>, %arg95: tensor<384xf32>, %arg96: tensor<384xf32>, %arg97: tensor<384xf32>, %arg98: tensor<1536x384xf32>, %arg99: tensor<1536xf32>, %arg100: tensor<384x1536xf32>, %arg101: tensor<384xf32>, %arg102: tensor<384x1x1xf32>, %arg103: tensor<384x1x7x7xf32>, %arg104: tensor<384xf32>, %arg105: tensor<384xf32>, %arg106: tensor<384xf32>, %arg107: tensor<1536x384xf32>, %arg108: tensor<1536xf32>, %arg109: tensor<384x1536xf32>, %arg110: tensor<384xf32>, %arg111: tensor<384x1x1xf32>, %arg112: tensor<384x1x7x7xf32>, %arg113: tensor<384xf32>, %arg114: tensor<384xf32>, %arg115: tensor<384xf32>, %arg116: tensor<1536x384xf32>, %arg117: tensor<1536xf32>, %arg118: tensor<384x1536xf32>, %arg119: tensor<384xf32>, %arg120: tensor<384x1x1xf32>, %arg121: tensor<384x1x7x7xf32>, %arg122: tensor<384xf32>, %arg123: tensor<384xf32>, %arg124: tensor<384xf32>, %arg125: tensor<1536x384xf32>, %arg126: tensor<1536xf32>, %arg127: tensor<384x1536xf32>, %arg128: tensor<384xf32>, %arg129: tensor<384x1x1xf32>, %arg130: tensor<384x1x7x7xf32>, %arg131: tensor<384xf32>, %arg132: tensor<384xf32>, %arg133: tensor<384xf32>, %arg134: tensor<1536x384xf32>, %arg135: tensor<1536xf32>, %arg136: tensor<384x1536xf32>, %arg137: tensor<384xf32>, %arg138: tensor<384x1x1xf32>, %arg139: tensor<384x1x7x7xf32>, %arg140: tensor<384xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<1536x384xf32>, %arg144: tensor<1536xf32>, %arg145: tensor<384x1536xf32>, %arg146: tensor<384xf32>, %arg147: tensor<384xf32>, %arg148: tensor<384xf32>, %arg149: tensor<768x384x2x2xf32>, %arg150: tensor<768xf32>, %arg151: tensor<768x1x1xf32>, %arg152: tensor<768x1x7x7xf32>, %arg153: tensor<768xf32>, %arg154: tensor<768xf32>, %arg155: tensor<768xf32>, %arg156: tensor<3072x768xf32>, %arg157: tensor<3072xf32>, %arg158: tensor<768x3072xf32>, %arg159: tensor<768xf32>, %arg160: tensor<768x1x1xf32>, %arg161: tensor<768x1x7x7xf32>, %arg162: tensor<768xf32>, %arg163: tensor<768xf32>, %arg164: tensor<768xf32>, %arg165: tensor<3072x768xf32>, %arg166: tensor<3072xf32>, %arg167: tensor<768x3072xf32>, %arg168: tensor<768xf32>, %arg169: tensor<768x1x1xf32>, %arg170: tensor<768x1x7x7xf32>, %arg171: tensor<768xf32>, %arg172: tensor<768xf32>, %arg173: tensor<768xf32>, %arg174: tensor<3072x768xf32>, %arg175: tensor<3072xf32>, %arg176: tensor<768x3072xf32>, %arg177: tensor<768xf32>, %arg178: tensor<768xf32>, %arg179: tensor<768xf32>, %arg180: tensor<1000x768xf32>, %arg181: tensor<1000xf32>, %arg182: tensor<2x3x64x64xf32> {tcopt.name = "a182"}, %ct0: tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>) {
    %r:183 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181] : (tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>, tensor<2x3x64x64xf32>, tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47, %r#48, %r#49, %r#50, %r#51, %r#52, %r#53, %r#54, %r#55, %r#56, %r#57, %r#58, %r#59, %r#60, %r#61, %r#62, %r#63, %r#64, %r#65, %r#66, %r#67, %r#68, %r#69, %r#70, %r#71, %r#72, %r#73, %r#74, %r#75, %r#76, %r#77, %r#78, %r#79, %r#80, %r#81, %r#82, %r#83, %r#84, %r#85, %r#86, %r#87, %r#88, %r#89, %r#90, %r#91, %r#92, %r#93, %r#94, %r#95, %r#96, %r#97, %r#98, %r#99, %r#100, %r#101, %r#102, %r#103, %r#104, %r#105, %r#106, %r#107, %r#108, %r#109, %r#110, %r#111, %r#112, %r#113, %r#114, %r#115, %r#116, %r#117, %r#118, %r#119, %r#120, %r#121, %r#122, %r#123, %r#124, %r#125, %r#126, %r#127, %r#128, %r#129, %r#130, %r#131, %r#132, %r#133, %r#134, %r#135, %r#136, %r#137, %r#138, %r#139, %r#140, %r#141, %r#142, %r#143, %r#144, %r#145, %r#146, %r#147, %r#148, %r#149, %r#150, %r#151, %r#152, %r#153, %r#154, %r#155, %r#156, %r#157, %r#158, %r#159, %r#160, %r#161, %r#162, %r#163, %r#164, %r#165, %r#166, %r#167, %r#168, %r#169, %r#170, %r#171, %r#172, %r#173, %r#174, %r#175, %r#176, %r#177, %r#178, %r#179, %r#180, %r#181, %r#182 : tensor<2x1000xf32>, tensor<96x3x4x4xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96x1x1xf32>, tensor<96x1x7x7xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<384x96xf32>, tensor<384xf32>, tensor<96x384xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<192x96x2x2xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192x1x1xf32>, tensor<192x1x7x7xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<768x192xf32>, tensor<768xf32>, tensor<192x768xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<384x192x2x2xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384x1x1xf32>, tensor<384x1x7x7xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<1536x384xf32>, tensor<1536xf32>, tensor<384x1536xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<768x384x2x2xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768x1x1xf32>, tensor<768x1x7x7xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<3072x768xf32>, tensor<3072xf32>, tensor<768x3072xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<1000x768xf32>, tensor<1000xf32>
  }
}
