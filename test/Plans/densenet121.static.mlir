// Written by tools/dev/record_plans.py: densenet121 of judge_models.py, static sizes.
// torch 2.15.0, torchvision 0.29.2, transformers 5.24.0
module {
  func.func @forward(%arg0: tensor<2x3x64x64xf32> {tcopt.name = "x"}) -> (tensor<2x1000xf32>) {
    %0 = graph.constant dense_resource<w1> : tensor<64x3x7x7xf32>
    %1 = graph.constant dense_resource<w2> : tensor<64xf32>
    %2 = graph.constant dense_resource<w3> : tensor<64xf32>
    %3 = graph.constant dense_resource<w4> : tensor<128x64x1x1xf32>
    %4 = graph.constant dense_resource<w5> : tensor<32x128x3x3xf32>
    %5 = graph.constant dense_resource<w6> : tensor<96xf32>
    %6 = graph.constant dense_resource<w7> : tensor<96xf32>
    %7 = graph.constant dense_resource<w8> : tensor<128x96x1x1xf32>
    %8 = graph.constant dense_resource<w9> : tensor<32x128x3x3xf32>
    %9 = graph.constant dense_resource<w10> : tensor<128xf32>
    %10 = graph.constant dense_resource<w11> : tensor<128xf32>
    %11 = graph.constant dense_resource<w12> : tensor<128x128x1x1xf32>
    %12 = graph.constant dense_resource<w13> : tensor<32x128x3x3xf32>
    %13 = graph.constant dense_resource<w14> : tensor<160xf32>
    %14 = graph.constant dense_resource<w15> : tensor<160xf32>
    %15 = graph.constant dense_resource<w16> : tensor<128x160x1x1xf32>
    %16 = graph.constant dense_resource<w17> : tensor<32x128x3x3xf32>
    %17 = graph.constant dense_resource<w18> : tensor<192xf32>
    %18 = graph.constant dense_resource<w19> : tensor<192xf32>
    %19 = graph.constant dense_resource<w20> : tensor<128x192x1x1xf32>
    %20 = graph.constant dense_resource<w21> : tensor<32x128x3x3xf32>
    %21 = graph.constant dense_resource<w22> : tensor<224xf32>
    %22 = graph.constant dense_resource<w23> : tensor<224xf32>
    %23 = graph.constant dense_resource<w24> : tensor<128x224x1x1xf32>
    %24 = graph.constant dense_resource<w25> : tensor<32x128x3x3xf32>
    %25 = graph.constant dense_resource<w26> : tensor<256xf32>
    %26 = graph.constant dense_resource<w27> : tensor<256xf32>
    %27 = graph.constant dense_resource<w28> : tensor<128x256x1x1xf32>
    %28 = graph.constant dense_resource<w29> : tensor<128xf32>
    %29 = graph.constant dense_resource<w30> : tensor<128xf32>
    %30 = graph.constant dense_resource<w31> : tensor<128x128x1x1xf32>
    %31 = graph.constant dense_resource<w32> : tensor<32x128x3x3xf32>
    %32 = graph.constant dense_resource<w33> : tensor<160xf32>
    %33 = graph.constant dense_resource<w34> : tensor<160xf32>
    %34 = graph.constant dense_resource<w35> : tensor<128x160x1x1xf32>
    %35 = graph.constant dense_resource<w36> : tensor<32x128x3x3xf32>
    %36 = graph.constant dense_resource<w37> : tensor<192xf32>
    %37 = graph.constant dense_resource<w38> : tensor<192xf32>
    %38 = graph.constant dense_resource<w39> : tensor<128x192x1x1xf32>
    %39 = graph.constant dense_resource<w40> : tensor<32x128x3x3xf32>
    %40 = graph.constant dense_resource<w41> : tensor<224xf32>
    %41 = graph.constant dense_resource<w42> : tensor<224xf32>
    %42 = graph.constant dense_resource<w43> : tensor<128x224x1x1xf32>
    %43 = graph.constant dense_resource<w44> : tensor<32x128x3x3xf32>
    %44 = graph.constant dense_resource<w45> : tensor<256xf32>
    %45 = graph.constant dense_resource<w46> : tensor<256xf32>
    %46 = graph.constant dense_resource<w47> : tensor<128x256x1x1xf32>
    %47 = graph.constant dense_resource<w48> : tensor<32x128x3x3xf32>
    %48 = graph.constant dense_resource<w49> : tensor<288xf32>
    %49 = graph.constant dense_resource<w50> : tensor<288xf32>
    %50 = graph.constant dense_resource<w51> : tensor<128x288x1x1xf32>
    %51 = graph.constant dense_resource<w52> : tensor<32x128x3x3xf32>
    %52 = graph.constant dense_resource<w53> : tensor<320xf32>
    %53 = graph.constant dense_resource<w54> : tensor<320xf32>
    %54 = graph.constant dense_resource<w55> : tensor<128x320x1x1xf32>
    %55 = graph.constant dense_resource<w56> : tensor<32x128x3x3xf32>
    %56 = graph.constant dense_resource<w57> : tensor<352xf32>
    %57 = graph.constant dense_resource<w58> : tensor<352xf32>
    %58 = graph.constant dense_resource<w59> : tensor<128x352x1x1xf32>
    %59 = graph.constant dense_resource<w60> : tensor<32x128x3x3xf32>
    %60 = graph.constant dense_resource<w61> : tensor<384xf32>
    %61 = graph.constant dense_resource<w62> : tensor<384xf32>
    %62 = graph.constant dense_resource<w63> : tensor<128x384x1x1xf32>
    %63 = graph.constant dense_resource<w64> : tensor<32x128x3x3xf32>
    %64 = graph.constant dense_resource<w65> : tensor<416xf32>
    %65 = graph.constant dense_resource<w66> : tensor<416xf32>
    %66 = graph.constant dense_resource<w67> : tensor<128x416x1x1xf32>
    %67 = graph.constant dense_resource<w68> : tensor<32x128x3x3xf32>
    %68 = graph.constant dense_resource<w69> : tensor<448xf32>
    %69 = graph.constant dense_resource<w70> : tensor<448xf32>
    %70 = graph.constant dense_resource<w71> : tensor<128x448x1x1xf32>
    %71 = graph.constant dense_resource<w72> : tensor<32x128x3x3xf32>
    %72 = graph.constant dense_resource<w73> : tensor<480xf32>
    %73 = graph.constant dense_resource<w74> : tensor<480xf32>
    %74 = graph.constant dense_resource<w75> : tensor<128x480x1x1xf32>
    %75 = graph.constant dense_resource<w76> : tensor<32x128x3x3xf32>
    %76 = graph.constant dense_resource<w77> : tensor<512xf32>
    %77 = graph.constant dense_resource<w78> : tensor<512xf32>
    %78 = graph.constant dense_resource<w79> : tensor<256x512x1x1xf32>
    %79 = graph.constant dense_resource<w80> : tensor<256xf32>
    %80 = graph.constant dense_resource<w81> : tensor<256xf32>
    %81 = graph.constant dense_resource<w82> : tensor<128x256x1x1xf32>
    %82 = graph.constant dense_resource<w83> : tensor<32x128x3x3xf32>
    %83 = graph.constant dense_resource<w84> : tensor<288xf32>
    %84 = graph.constant dense_resource<w85> : tensor<288xf32>
    %85 = graph.constant dense_resource<w86> : tensor<128x288x1x1xf32>
    %86 = graph.constant dense_resource<w87> : tensor<32x128x3x3xf32>
    %87 = graph.constant dense_resource<w88> : tensor<320xf32>
    %88 = graph.constant dense_resource<w89> : tensor<320xf32>
    %89 = graph.constant dense_resource<w90> : tensor<128x320x1x1xf32>
    %90 = graph.constant dense_resource<w91> : tensor<32x128x3x3xf32>
    %91 = graph.constant dense_resource<w92> : tensor<352xf32>
    %92 = graph.constant dense_resource<w93> : tensor<352xf32>
    %93 = graph.constant dense_resource<w94> : tensor<128x352x1x1xf32>
    %94 = graph.constant dense_resource<w95> : tensor<32x128x3x3xf32>
    %95 = graph.constant dense_resource<w96> : tensor<384xf32>
    %96 = graph.constant dense_resource<w97> : tensor<384xf32>
    %97 = graph.constant dense_resource<w98> : tensor<128x384x1x1xf32>
    %98 = graph.constant dense_resource<w99> : tensor<32x128x3x3xf32>
    %99 = graph.constant dense_resource<w100> : tensor<416xf32>
    %100 = graph.constant dense_resource<w101> : tensor<416xf32>
    %101 = graph.constant dense_resource<w102> : tensor<128x416x1x1xf32>
    %102 = graph.constant dense_resource<w103> : tensor<32x128x3x3xf32>
    %103 = graph.constant dense_resource<w104> : tensor<448xf32>
    %104 = graph.constant dense_resource<w105> : tensor<448xf32>
    %105 = graph.constant dense_resource<w106> : tensor<128x448x1x1xf32>
    %106 = graph.constant dense_resource<w107> : tensor<32x128x3x3xf32>
    %107 = graph.constant dense_resource<w108> : tensor<480xf32>
    %108 = graph.constant dense_resource<w109> : tensor<480xf32>
    %109 = graph.constant dense_resource<w110> : tensor<128x480x1x1xf32>
    %110 = graph.constant dense_resource<w111> : tensor<32x128x3x3xf32>
    %111 = graph.constant dense_resource<w112> : tensor<512xf32>
    %112 = graph.constant dense_resource<w113> : tensor<512xf32>
    %113 = graph.constant dense_resource<w114> : tensor<128x512x1x1xf32>
    %114 = graph.constant dense_resource<w115> : tensor<32x128x3x3xf32>
    %115 = graph.constant dense_resource<w116> : tensor<544xf32>
    %116 = graph.constant dense_resource<w117> : tensor<544xf32>
    %117 = graph.constant dense_resource<w118> : tensor<128x544x1x1xf32>
    %118 = graph.constant dense_resource<w119> : tensor<32x128x3x3xf32>
    %119 = graph.constant dense_resource<w120> : tensor<576xf32>
    %120 = graph.constant dense_resource<w121> : tensor<576xf32>
    %121 = graph.constant dense_resource<w122> : tensor<128x576x1x1xf32>
    %122 = graph.constant dense_resource<w123> : tensor<32x128x3x3xf32>
    %123 = graph.constant dense_resource<w124> : tensor<608xf32>
    %124 = graph.constant dense_resource<w125> : tensor<608xf32>
    %125 = graph.constant dense_resource<w126> : tensor<128x608x1x1xf32>
    %126 = graph.constant dense_resource<w127> : tensor<32x128x3x3xf32>
    %127 = graph.constant dense_resource<w128> : tensor<640xf32>
    %128 = graph.constant dense_resource<w129> : tensor<640xf32>
    %129 = graph.constant dense_resource<w130> : tensor<128x640x1x1xf32>
    %130 = graph.constant dense_resource<w131> : tensor<32x128x3x3xf32>
    %131 = graph.constant dense_resource<w132> : tensor<672xf32>
    %132 = graph.constant dense_resource<w133> : tensor<672xf32>
    %133 = graph.constant dense_resource<w134> : tensor<128x672x1x1xf32>
    %134 = graph.constant dense_resource<w135> : tensor<32x128x3x3xf32>
    %135 = graph.constant dense_resource<w136> : tensor<704xf32>
    %136 = graph.constant dense_resource<w137> : tensor<704xf32>
    %137 = graph.constant dense_resource<w138> : tensor<128x704x1x1xf32>
    %138 = graph.constant dense_resource<w139> : tensor<32x128x3x3xf32>
    %139 = graph.constant dense_resource<w140> : tensor<736xf32>
    %140 = graph.constant dense_resource<w141> : tensor<736xf32>
    %141 = graph.constant dense_resource<w142> : tensor<128x736x1x1xf32>
    %142 = graph.constant dense_resource<w143> : tensor<32x128x3x3xf32>
    %143 = graph.constant dense_resource<w144> : tensor<768xf32>
    %144 = graph.constant dense_resource<w145> : tensor<768xf32>
    %145 = graph.constant dense_resource<w146> : tensor<128x768x1x1xf32>
    %146 = graph.constant dense_resource<w147> : tensor<32x128x3x3xf32>
    %147 = graph.constant dense_resource<w148> : tensor<800xf32>
    %148 = graph.constant dense_resource<w149> : tensor<800xf32>
    %149 = graph.constant dense_resource<w150> : tensor<128x800x1x1xf32>
    %150 = graph.constant dense_resource<w151> : tensor<32x128x3x3xf32>
    %151 = graph.constant dense_resource<w152> : tensor<832xf32>
    %152 = graph.constant dense_resource<w153> : tensor<832xf32>
    %153 = graph.constant dense_resource<w154> : tensor<128x832x1x1xf32>
    %154 = graph.constant dense_resource<w155> : tensor<32x128x3x3xf32>
    %155 = graph.constant dense_resource<w156> : tensor<864xf32>
    %156 = graph.constant dense_resource<w157> : tensor<864xf32>
    %157 = graph.constant dense_resource<w158> : tensor<128x864x1x1xf32>
    %158 = graph.constant dense_resource<w159> : tensor<32x128x3x3xf32>
    %159 = graph.constant dense_resource<w160> : tensor<896xf32>
    %160 = graph.constant dense_resource<w161> : tensor<896xf32>
    %161 = graph.constant dense_resource<w162> : tensor<128x896x1x1xf32>
    %162 = graph.constant dense_resource<w163> : tensor<32x128x3x3xf32>
    %163 = graph.constant dense_resource<w164> : tensor<928xf32>
    %164 = graph.constant dense_resource<w165> : tensor<928xf32>
    %165 = graph.constant dense_resource<w166> : tensor<128x928x1x1xf32>
    %166 = graph.constant dense_resource<w167> : tensor<32x128x3x3xf32>
    %167 = graph.constant dense_resource<w168> : tensor<960xf32>
    %168 = graph.constant dense_resource<w169> : tensor<960xf32>
    %169 = graph.constant dense_resource<w170> : tensor<128x960x1x1xf32>
    %170 = graph.constant dense_resource<w171> : tensor<32x128x3x3xf32>
    %171 = graph.constant dense_resource<w172> : tensor<992xf32>
    %172 = graph.constant dense_resource<w173> : tensor<992xf32>
    %173 = graph.constant dense_resource<w174> : tensor<128x992x1x1xf32>
    %174 = graph.constant dense_resource<w175> : tensor<32x128x3x3xf32>
    %175 = graph.constant dense_resource<w176> : tensor<1024xf32>
    %176 = graph.constant dense_resource<w177> : tensor<1024xf32>
    %177 = graph.constant dense_resource<w178> : tensor<512x1024x1x1xf32>
    %178 = graph.constant dense_resource<w179> : tensor<512xf32>
    %179 = graph.constant dense_resource<w180> : tensor<512xf32>
    %180 = graph.constant dense_resource<w181> : tensor<128x512x1x1xf32>
    %181 = graph.constant dense_resource<w182> : tensor<32x128x3x3xf32>
    %182 = graph.constant dense_resource<w183> : tensor<544xf32>
    %183 = graph.constant dense_resource<w184> : tensor<544xf32>
    %184 = graph.constant dense_resource<w185> : tensor<128x544x1x1xf32>
    %185 = graph.constant dense_resource<w186> : tensor<32x128x3x3xf32>
    %186 = graph.constant dense_resource<w187> : tensor<576xf32>
    %187 = graph.constant dense_resource<w188> : tensor<576xf32>
    %188 = graph.constant dense_resource<w189> : tensor<128x576x1x1xf32>
    %189 = graph.constant dense_resource<w190> : tensor<32x128x3x3xf32>
    %190 = graph.constant dense_resource<w191> : tensor<608xf32>
    %191 = graph.constant dense_resource<w192> : tensor<608xf32>
    %192 = graph.constant dense_resource<w193> : tensor<128x608x1x1xf32>
    %193 = graph.constant dense_resource<w194> : tensor<32x128x3x3xf32>
    %194 = graph.constant dense_resource<w195> : tensor<640xf32>
    %195 = graph.constant dense_resource<w196> : tensor<640xf32>
    %196 = graph.constant dense_resource<w197> : tensor<128x640x1x1xf32>
    %197 = graph.constant dense_resource<w198> : tensor<32x128x3x3xf32>
    %198 = graph.constant dense_resource<w199> : tensor<672xf32>
    %199 = graph.constant dense_resource<w200> : tensor<672xf32>
    %200 = graph.constant dense_resource<w201> : tensor<128x672x1x1xf32>
    %201 = graph.constant dense_resource<w202> : tensor<32x128x3x3xf32>
    %202 = graph.constant dense_resource<w203> : tensor<704xf32>
    %203 = graph.constant dense_resource<w204> : tensor<704xf32>
    %204 = graph.constant dense_resource<w205> : tensor<128x704x1x1xf32>
    %205 = graph.constant dense_resource<w206> : tensor<32x128x3x3xf32>
    %206 = graph.constant dense_resource<w207> : tensor<736xf32>
    %207 = graph.constant dense_resource<w208> : tensor<736xf32>
    %208 = graph.constant dense_resource<w209> : tensor<128x736x1x1xf32>
    %209 = graph.constant dense_resource<w210> : tensor<32x128x3x3xf32>
    %210 = graph.constant dense_resource<w211> : tensor<768xf32>
    %211 = graph.constant dense_resource<w212> : tensor<768xf32>
    %212 = graph.constant dense_resource<w213> : tensor<128x768x1x1xf32>
    %213 = graph.constant dense_resource<w214> : tensor<32x128x3x3xf32>
    %214 = graph.constant dense_resource<w215> : tensor<800xf32>
    %215 = graph.constant dense_resource<w216> : tensor<800xf32>
    %216 = graph.constant dense_resource<w217> : tensor<128x800x1x1xf32>
    %217 = graph.constant dense_resource<w218> : tensor<32x128x3x3xf32>
    %218 = graph.constant dense_resource<w219> : tensor<832xf32>
    %219 = graph.constant dense_resource<w220> : tensor<832xf32>
    %220 = graph.constant dense_resource<w221> : tensor<128x832x1x1xf32>
    %221 = graph.constant dense_resource<w222> : tensor<32x128x3x3xf32>
    %222 = graph.constant dense_resource<w223> : tensor<864xf32>
    %223 = graph.constant dense_resource<w224> : tensor<864xf32>
    %224 = graph.constant dense_resource<w225> : tensor<128x864x1x1xf32>
    %225 = graph.constant dense_resource<w226> : tensor<32x128x3x3xf32>
    %226 = graph.constant dense_resource<w227> : tensor<896xf32>
    %227 = graph.constant dense_resource<w228> : tensor<896xf32>
    %228 = graph.constant dense_resource<w229> : tensor<128x896x1x1xf32>
    %229 = graph.constant dense_resource<w230> : tensor<32x128x3x3xf32>
    %230 = graph.constant dense_resource<w231> : tensor<928xf32>
    %231 = graph.constant dense_resource<w232> : tensor<928xf32>
    %232 = graph.constant dense_resource<w233> : tensor<128x928x1x1xf32>
    %233 = graph.constant dense_resource<w234> : tensor<32x128x3x3xf32>
    %234 = graph.constant dense_resource<w235> : tensor<960xf32>
    %235 = graph.constant dense_resource<w236> : tensor<960xf32>
    %236 = graph.constant dense_resource<w237> : tensor<128x960x1x1xf32>
    %237 = graph.constant dense_resource<w238> : tensor<32x128x3x3xf32>
    %238 = graph.constant dense_resource<w239> : tensor<992xf32>
    %239 = graph.constant dense_resource<w240> : tensor<992xf32>
    %240 = graph.constant dense_resource<w241> : tensor<128x992x1x1xf32>
    %241 = graph.constant dense_resource<w242> : tensor<32x128x3x3xf32>
    %242 = graph.constant dense_resource<w243> : tensor<1024xf32>
    %243 = graph.constant dense_resource<w244> : tensor<1024xf32>
    %244 = graph.constant dense_resource<w245> : tensor<1000x1024xf32>
    %245 = graph.constant dense_resource<w246> : tensor<1000xf32>
    %246 = graph.constant dense_resource<w247> : tensor<64xf32>
    %247 = graph.constant dense_resource<w248> : tensor<64xf32>
    %248 = graph.constant dense_resource<w249> : tensor<96xf32>
    %249 = graph.constant dense_resource<w250> : tensor<96xf32>
    %250 = graph.constant dense_resource<w251> : tensor<128xf32>
    %251 = graph.constant dense_resource<w252> : tensor<128xf32>
    %252 = graph.constant dense_resource<w253> : tensor<160xf32>
    %253 = graph.constant dense_resource<w254> : tensor<160xf32>
    %254 = graph.constant dense_resource<w255> : tensor<192xf32>
    %255 = graph.constant dense_resource<w256> : tensor<192xf32>
    %256 = graph.constant dense_resource<w257> : tensor<224xf32>
    %257 = graph.constant dense_resource<w258> : tensor<224xf32>
    %258 = graph.constant dense_resource<w259> : tensor<256xf32>
    %259 = graph.constant dense_resource<w260> : tensor<256xf32>
    %260 = graph.constant dense_resource<w261> : tensor<128xf32>
    %261 = graph.constant dense_resource<w262> : tensor<128xf32>
    %262 = graph.constant dense_resource<w263> : tensor<160xf32>
    %263 = graph.constant dense_resource<w264> : tensor<160xf32>
    %264 = graph.constant dense_resource<w265> : tensor<192xf32>
    %265 = graph.constant dense_resource<w266> : tensor<192xf32>
    %266 = graph.constant dense_resource<w267> : tensor<224xf32>
    %267 = graph.constant dense_resource<w268> : tensor<224xf32>
    %268 = graph.constant dense_resource<w269> : tensor<256xf32>
    %269 = graph.constant dense_resource<w270> : tensor<256xf32>
    %270 = graph.constant dense_resource<w271> : tensor<288xf32>
    %271 = graph.constant dense_resource<w272> : tensor<288xf32>
    %272 = graph.constant dense_resource<w273> : tensor<320xf32>
    %273 = graph.constant dense_resource<w274> : tensor<320xf32>
    %274 = graph.constant dense_resource<w275> : tensor<352xf32>
    %275 = graph.constant dense_resource<w276> : tensor<352xf32>
    %276 = graph.constant dense_resource<w277> : tensor<384xf32>
    %277 = graph.constant dense_resource<w278> : tensor<384xf32>
    %278 = graph.constant dense_resource<w279> : tensor<416xf32>
    %279 = graph.constant dense_resource<w280> : tensor<416xf32>
    %280 = graph.constant dense_resource<w281> : tensor<448xf32>
    %281 = graph.constant dense_resource<w282> : tensor<448xf32>
    %282 = graph.constant dense_resource<w283> : tensor<480xf32>
    %283 = graph.constant dense_resource<w284> : tensor<480xf32>
    %284 = graph.constant dense_resource<w285> : tensor<512xf32>
    %285 = graph.constant dense_resource<w286> : tensor<512xf32>
    %286 = graph.constant dense_resource<w287> : tensor<256xf32>
    %287 = graph.constant dense_resource<w288> : tensor<256xf32>
    %288 = graph.constant dense_resource<w289> : tensor<288xf32>
    %289 = graph.constant dense_resource<w290> : tensor<288xf32>
    %290 = graph.constant dense_resource<w291> : tensor<320xf32>
    %291 = graph.constant dense_resource<w292> : tensor<320xf32>
    %292 = graph.constant dense_resource<w293> : tensor<352xf32>
    %293 = graph.constant dense_resource<w294> : tensor<352xf32>
    %294 = graph.constant dense_resource<w295> : tensor<384xf32>
    %295 = graph.constant dense_resource<w296> : tensor<384xf32>
    %296 = graph.constant dense_resource<w297> : tensor<416xf32>
    %297 = graph.constant dense_resource<w298> : tensor<416xf32>
    %298 = graph.constant dense_resource<w299> : tensor<448xf32>
    %299 = graph.constant dense_resource<w300> : tensor<448xf32>
    %300 = graph.constant dense_resource<w301> : tensor<480xf32>
    %301 = graph.constant dense_resource<w302> : tensor<480xf32>
    %302 = graph.constant dense_resource<w303> : tensor<512xf32>
    %303 = graph.constant dense_resource<w304> : tensor<512xf32>
    %304 = graph.constant dense_resource<w305> : tensor<544xf32>
    %305 = graph.constant dense_resource<w306> : tensor<544xf32>
    %306 = graph.constant dense_resource<w307> : tensor<576xf32>
    %307 = graph.constant dense_resource<w308> : tensor<576xf32>
    %308 = graph.constant dense_resource<w309> : tensor<608xf32>
    %309 = graph.constant dense_resource<w310> : tensor<608xf32>
    %310 = graph.constant dense_resource<w311> : tensor<640xf32>
    %311 = graph.constant dense_resource<w312> : tensor<640xf32>
    %312 = graph.constant dense_resource<w313> : tensor<672xf32>
    %313 = graph.constant dense_resource<w314> : tensor<672xf32>
    %314 = graph.constant dense_resource<w315> : tensor<704xf32>
    %315 = graph.constant dense_resource<w316> : tensor<704xf32>
    %316 = graph.constant dense_resource<w317> : tensor<736xf32>
    %317 = graph.constant dense_resource<w318> : tensor<736xf32>
    %318 = graph.constant dense_resource<w319> : tensor<768xf32>
    %319 = graph.constant dense_resource<w320> : tensor<768xf32>
    %320 = graph.constant dense_resource<w321> : tensor<800xf32>
    %321 = graph.constant dense_resource<w322> : tensor<800xf32>
    %322 = graph.constant dense_resource<w323> : tensor<832xf32>
    %323 = graph.constant dense_resource<w324> : tensor<832xf32>
    %324 = graph.constant dense_resource<w325> : tensor<864xf32>
    %325 = graph.constant dense_resource<w326> : tensor<864xf32>
    %326 = graph.constant dense_resource<w327> : tensor<896xf32>
    %327 = graph.constant dense_resource<w328> : tensor<896xf32>
    %328 = graph.constant dense_resource<w329> : tensor<928xf32>
    %329 = graph.constant dense_resource<w330> : tensor<928xf32>
    %330 = graph.constant dense_resource<w331> : tensor<960xf32>
    %331 = graph.constant dense_resource<w332> : tensor<960xf32>
    %332 = graph.constant dense_resource<w333> : tensor<992xf32>
    %333 = graph.constant dense_resource<w334> : tensor<992xf32>
    %334 = graph.constant dense_resource<w335> : tensor<1024xf32>
    %335 = graph.constant dense_resource<w336> : tensor<1024xf32>
    %336 = graph.constant dense_resource<w337> : tensor<512xf32>
    %337 = graph.constant dense_resource<w338> : tensor<512xf32>
    %338 = graph.constant dense_resource<w339> : tensor<544xf32>
    %339 = graph.constant dense_resource<w340> : tensor<544xf32>
    %340 = graph.constant dense_resource<w341> : tensor<576xf32>
    %341 = graph.constant dense_resource<w342> : tensor<576xf32>
    %342 = graph.constant dense_resource<w343> : tensor<608xf32>
    %343 = graph.constant dense_resource<w344> : tensor<608xf32>
    %344 = graph.constant dense_resource<w345> : tensor<640xf32>
    %345 = graph.constant dense_resource<w346> : tensor<640xf32>
    %346 = graph.constant dense_resource<w347> : tensor<672xf32>
    %347 = graph.constant dense_resource<w348> : tensor<672xf32>
    %348 = graph.constant dense_resource<w349> : tensor<704xf32>
    %349 = graph.constant dense_resource<w350> : tensor<704xf32>
    %350 = graph.constant dense_resource<w351> : tensor<736xf32>
    %351 = graph.constant dense_resource<w352> : tensor<736xf32>
    %352 = graph.constant dense_resource<w353> : tensor<768xf32>
    %353 = graph.constant dense_resource<w354> : tensor<768xf32>
    %354 = graph.constant dense_resource<w355> : tensor<800xf32>
    %355 = graph.constant dense_resource<w356> : tensor<800xf32>
    %356 = graph.constant dense_resource<w357> : tensor<832xf32>
    %357 = graph.constant dense_resource<w358> : tensor<832xf32>
    %358 = graph.constant dense_resource<w359> : tensor<864xf32>
    %359 = graph.constant dense_resource<w360> : tensor<864xf32>
    %360 = graph.constant dense_resource<w361> : tensor<896xf32>
    %361 = graph.constant dense_resource<w362> : tensor<896xf32>
    %362 = graph.constant dense_resource<w363> : tensor<928xf32>
    %363 = graph.constant dense_resource<w364> : tensor<928xf32>
    %364 = graph.constant dense_resource<w365> : tensor<960xf32>
    %365 = graph.constant dense_resource<w366> : tensor<960xf32>
    %366 = graph.constant dense_resource<w367> : tensor<992xf32>
    %367 = graph.constant dense_resource<w368> : tensor<992xf32>
    %368 = graph.constant dense_resource<w369> : tensor<1024xf32>
    %369 = graph.constant dense_resource<w370> : tensor<1024xf32>
    %370 = graph.constant dense_resource<w371> : tensor<64xf32>
    %371 = graph.constant dense_resource<w372> : tensor<128xf32>
    %372 = graph.constant dense_resource<w373> : tensor<128xf32>
    %373 = graph.constant dense_resource<w374> : tensor<128xf32>
    %374 = graph.constant dense_resource<w375> : tensor<128xf32>
    %375 = graph.constant dense_resource<w376> : tensor<128xf32>
    %376 = graph.constant dense_resource<w377> : tensor<128xf32>
    %377 = graph.constant dense_resource<w378> : tensor<128xf32>
    %378 = graph.constant dense_resource<w379> : tensor<128xf32>
    %379 = graph.constant dense_resource<w380> : tensor<128xf32>
    %380 = graph.constant dense_resource<w381> : tensor<128xf32>
    %381 = graph.constant dense_resource<w382> : tensor<128xf32>
    %382 = graph.constant dense_resource<w383> : tensor<128xf32>
    %383 = graph.constant dense_resource<w384> : tensor<128xf32>
    %384 = graph.constant dense_resource<w385> : tensor<128xf32>
    %385 = graph.constant dense_resource<w386> : tensor<128xf32>
    %386 = graph.constant dense_resource<w387> : tensor<128xf32>
    %387 = graph.constant dense_resource<w388> : tensor<128xf32>
    %388 = graph.constant dense_resource<w389> : tensor<128xf32>
    %389 = graph.constant dense_resource<w390> : tensor<128xf32>
    %390 = graph.constant dense_resource<w391> : tensor<128xf32>
    %391 = graph.constant dense_resource<w392> : tensor<128xf32>
    %392 = graph.constant dense_resource<w393> : tensor<128xf32>
    %393 = graph.constant dense_resource<w394> : tensor<128xf32>
    %394 = graph.constant dense_resource<w395> : tensor<128xf32>
    %395 = graph.constant dense_resource<w396> : tensor<128xf32>
    %396 = graph.constant dense_resource<w397> : tensor<128xf32>
    %397 = graph.constant dense_resource<w398> : tensor<128xf32>
    %398 = graph.constant dense_resource<w399> : tensor<128xf32>
    %399 = graph.constant dense_resource<w400> : tensor<128xf32>
    %400 = graph.constant dense_resource<w401> : tensor<128xf32>
    %401 = graph.constant dense_resource<w402> : tensor<128xf32>
    %402 = graph.constant dense_resource<w403> : tensor<128xf32>
    %403 = graph.constant dense_resource<w404> : tensor<128xf32>
    %404 = graph.constant dense_resource<w405> : tensor<128xf32>
    %405 = graph.constant dense_resource<w406> : tensor<128xf32>
    %406 = graph.constant dense_resource<w407> : tensor<128xf32>
    %407 = graph.constant dense_resource<w408> : tensor<128xf32>
    %408 = graph.constant dense_resource<w409> : tensor<128xf32>
    %409 = graph.constant dense_resource<w410> : tensor<128xf32>
    %410 = graph.constant dense_resource<w411> : tensor<128xf32>
    %411 = graph.constant dense_resource<w412> : tensor<128xf32>
    %412 = graph.constant dense_resource<w413> : tensor<128xf32>
    %413 = graph.constant dense_resource<w414> : tensor<128xf32>
    %414 = graph.constant dense_resource<w415> : tensor<128xf32>
    %415 = graph.constant dense_resource<w416> : tensor<128xf32>
    %416 = graph.constant dense_resource<w417> : tensor<128xf32>
    %417 = graph.constant dense_resource<w418> : tensor<128xf32>
    %418 = graph.constant dense_resource<w419> : tensor<128xf32>
    %419 = graph.constant dense_resource<w420> : tensor<128xf32>
    %420 = graph.constant dense_resource<w421> : tensor<128xf32>
    %421 = graph.constant dense_resource<w422> : tensor<128xf32>
    %422 = graph.constant dense_resource<w423> : tensor<128xf32>
    %423 = graph.constant dense_resource<w424> : tensor<128xf32>
    %424 = graph.constant dense_resource<w425> : tensor<128xf32>
    %425 = graph.constant dense_resource<w426> : tensor<128xf32>
    %426 = graph.constant dense_resource<w427> : tensor<128xf32>
    %427 = graph.constant dense_resource<w428> : tensor<128xf32>
    %428 = graph.constant dense_resource<w429> : tensor<128xf32>
    %429 = graph.conv %arg0, %0, %370, stride = [2, 2], padding = [3, 3], dilation = [1, 1], groups = 1 : (tensor<2x3x64x64xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>) -> tensor<2x64x32x32xf32>
    %430 = graph.relu %429 : (tensor<2x64x32x32xf32>) -> tensor<2x64x32x32xf32>
    %431 = graph.max_pool %430, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = false : (tensor<2x64x32x32xf32>) -> tensor<2x64x16x16xf32>
    %432 = graph.batch_norm %431, %246, %247, weight %1,  bias %2, eps = 9.9999997473787516E-6 : (tensor<2x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x64x16x16xf32>
    %433 = graph.relu %432 : (tensor<2x64x16x16xf32>) -> tensor<2x64x16x16xf32>
    %434 = graph.conv %433, %3, %371, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x64x16x16xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %435 = graph.relu %434 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %436 = graph.conv %435, %4, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %437 = graph.cat %431, %436, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x96x16x16xf32>
    %438 = graph.batch_norm %437, %248, %249, weight %5,  bias %6, eps = 9.9999997473787516E-6 : (tensor<2x96x16x16xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %439 = graph.relu %438 : (tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %440 = graph.conv %439, %7, %372, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x96x16x16xf32>, tensor<128x96x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %441 = graph.relu %440 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %442 = graph.conv %441, %8, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %443 = graph.cat %431, %436, %442, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x128x16x16xf32>
    %444 = graph.batch_norm %443, %250, %251, weight %9,  bias %10, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %445 = graph.relu %444 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %446 = graph.conv %445, %11, %373, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %447 = graph.relu %446 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %448 = graph.conv %447, %12, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %449 = graph.cat %431, %436, %442, %448, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x160x16x16xf32>
    %450 = graph.batch_norm %449, %252, %253, weight %13,  bias %14, eps = 9.9999997473787516E-6 : (tensor<2x160x16x16xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<2x160x16x16xf32>
    %451 = graph.relu %450 : (tensor<2x160x16x16xf32>) -> tensor<2x160x16x16xf32>
    %452 = graph.conv %451, %15, %374, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x160x16x16xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %453 = graph.relu %452 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %454 = graph.conv %453, %16, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %455 = graph.cat %431, %436, %442, %448, %454, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x192x16x16xf32>
    %456 = graph.batch_norm %455, %254, %255, weight %17,  bias %18, eps = 9.9999997473787516E-6 : (tensor<2x192x16x16xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x192x16x16xf32>
    %457 = graph.relu %456 : (tensor<2x192x16x16xf32>) -> tensor<2x192x16x16xf32>
    %458 = graph.conv %457, %19, %375, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x16x16xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %459 = graph.relu %458 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %460 = graph.conv %459, %20, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %461 = graph.cat %431, %436, %442, %448, %454, %460, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x224x16x16xf32>
    %462 = graph.batch_norm %461, %256, %257, weight %21,  bias %22, eps = 9.9999997473787516E-6 : (tensor<2x224x16x16xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>) -> tensor<2x224x16x16xf32>
    %463 = graph.relu %462 : (tensor<2x224x16x16xf32>) -> tensor<2x224x16x16xf32>
    %464 = graph.conv %463, %23, %376, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x224x16x16xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %465 = graph.relu %464 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %466 = graph.conv %465, %24, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %467 = graph.cat %431, %436, %442, %448, %454, %460, %466, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x256x16x16xf32>
    %468 = graph.batch_norm %467, %258, %259, weight %25,  bias %26, eps = 9.9999997473787516E-6 : (tensor<2x256x16x16xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x16x16xf32>
    %469 = graph.relu %468 : (tensor<2x256x16x16xf32>) -> tensor<2x256x16x16xf32>
    %470 = graph.conv %469, %27, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x16x16xf32>, tensor<128x256x1x1xf32>) -> tensor<2x128x16x16xf32>
    %471 = graph.avg_pool %470, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x128x16x16xf32>) -> tensor<2x128x8x8xf32>
    %472 = graph.batch_norm %471, %260, %261, weight %28,  bias %29, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %473 = graph.relu %472 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %474 = graph.conv %473, %30, %377, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %475 = graph.relu %474 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %476 = graph.conv %475, %31, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %477 = graph.cat %471, %476, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x160x8x8xf32>
    %478 = graph.batch_norm %477, %262, %263, weight %32,  bias %33, eps = 9.9999997473787516E-6 : (tensor<2x160x8x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<2x160x8x8xf32>
    %479 = graph.relu %478 : (tensor<2x160x8x8xf32>) -> tensor<2x160x8x8xf32>
    %480 = graph.conv %479, %34, %378, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x160x8x8xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %481 = graph.relu %480 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %482 = graph.conv %481, %35, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %483 = graph.cat %471, %476, %482, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x192x8x8xf32>
    %484 = graph.batch_norm %483, %264, %265, weight %36,  bias %37, eps = 9.9999997473787516E-6 : (tensor<2x192x8x8xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %485 = graph.relu %484 : (tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %486 = graph.conv %485, %38, %379, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x8x8xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %487 = graph.relu %486 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %488 = graph.conv %487, %39, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %489 = graph.cat %471, %476, %482, %488, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x224x8x8xf32>
    %490 = graph.batch_norm %489, %266, %267, weight %40,  bias %41, eps = 9.9999997473787516E-6 : (tensor<2x224x8x8xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>) -> tensor<2x224x8x8xf32>
    %491 = graph.relu %490 : (tensor<2x224x8x8xf32>) -> tensor<2x224x8x8xf32>
    %492 = graph.conv %491, %42, %380, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x224x8x8xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %493 = graph.relu %492 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %494 = graph.conv %493, %43, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %495 = graph.cat %471, %476, %482, %488, %494, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x256x8x8xf32>
    %496 = graph.batch_norm %495, %268, %269, weight %44,  bias %45, eps = 9.9999997473787516E-6 : (tensor<2x256x8x8xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x8x8xf32>
    %497 = graph.relu %496 : (tensor<2x256x8x8xf32>) -> tensor<2x256x8x8xf32>
    %498 = graph.conv %497, %46, %381, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x8x8xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %499 = graph.relu %498 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %500 = graph.conv %499, %47, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %501 = graph.cat %471, %476, %482, %488, %494, %500, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x288x8x8xf32>
    %502 = graph.batch_norm %501, %270, %271, weight %48,  bias %49, eps = 9.9999997473787516E-6 : (tensor<2x288x8x8xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<2x288x8x8xf32>
    %503 = graph.relu %502 : (tensor<2x288x8x8xf32>) -> tensor<2x288x8x8xf32>
    %504 = graph.conv %503, %50, %382, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x288x8x8xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %505 = graph.relu %504 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %506 = graph.conv %505, %51, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %507 = graph.cat %471, %476, %482, %488, %494, %500, %506, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x320x8x8xf32>
    %508 = graph.batch_norm %507, %272, %273, weight %52,  bias %53, eps = 9.9999997473787516E-6 : (tensor<2x320x8x8xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>) -> tensor<2x320x8x8xf32>
    %509 = graph.relu %508 : (tensor<2x320x8x8xf32>) -> tensor<2x320x8x8xf32>
    %510 = graph.conv %509, %54, %383, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x320x8x8xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %511 = graph.relu %510 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %512 = graph.conv %511, %55, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %513 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x352x8x8xf32>
    %514 = graph.batch_norm %513, %274, %275, weight %56,  bias %57, eps = 9.9999997473787516E-6 : (tensor<2x352x8x8xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>) -> tensor<2x352x8x8xf32>
    %515 = graph.relu %514 : (tensor<2x352x8x8xf32>) -> tensor<2x352x8x8xf32>
    %516 = graph.conv %515, %58, %384, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x352x8x8xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %517 = graph.relu %516 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %518 = graph.conv %517, %59, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %519 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, %518, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x384x8x8xf32>
    %520 = graph.batch_norm %519, %276, %277, weight %60,  bias %61, eps = 9.9999997473787516E-6 : (tensor<2x384x8x8xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x384x8x8xf32>
    %521 = graph.relu %520 : (tensor<2x384x8x8xf32>) -> tensor<2x384x8x8xf32>
    %522 = graph.conv %521, %62, %385, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x8x8xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %523 = graph.relu %522 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %524 = graph.conv %523, %63, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %525 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, %518, %524, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x416x8x8xf32>
    %526 = graph.batch_norm %525, %278, %279, weight %64,  bias %65, eps = 9.9999997473787516E-6 : (tensor<2x416x8x8xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>) -> tensor<2x416x8x8xf32>
    %527 = graph.relu %526 : (tensor<2x416x8x8xf32>) -> tensor<2x416x8x8xf32>
    %528 = graph.conv %527, %66, %386, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x416x8x8xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %529 = graph.relu %528 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %530 = graph.conv %529, %67, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %531 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, %518, %524, %530, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x448x8x8xf32>
    %532 = graph.batch_norm %531, %280, %281, weight %68,  bias %69, eps = 9.9999997473787516E-6 : (tensor<2x448x8x8xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>) -> tensor<2x448x8x8xf32>
    %533 = graph.relu %532 : (tensor<2x448x8x8xf32>) -> tensor<2x448x8x8xf32>
    %534 = graph.conv %533, %70, %387, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x448x8x8xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %535 = graph.relu %534 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %536 = graph.conv %535, %71, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %537 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, %518, %524, %530, %536, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x480x8x8xf32>
    %538 = graph.batch_norm %537, %282, %283, weight %72,  bias %73, eps = 9.9999997473787516E-6 : (tensor<2x480x8x8xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<2x480x8x8xf32>
    %539 = graph.relu %538 : (tensor<2x480x8x8xf32>) -> tensor<2x480x8x8xf32>
    %540 = graph.conv %539, %74, %388, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x480x8x8xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %541 = graph.relu %540 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %542 = graph.conv %541, %75, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %543 = graph.cat %471, %476, %482, %488, %494, %500, %506, %512, %518, %524, %530, %536, %542, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x512x8x8xf32>
    %544 = graph.batch_norm %543, %284, %285, weight %76,  bias %77, eps = 9.9999997473787516E-6 : (tensor<2x512x8x8xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x8x8xf32>
    %545 = graph.relu %544 : (tensor<2x512x8x8xf32>) -> tensor<2x512x8x8xf32>
    %546 = graph.conv %545, %78, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x8x8xf32>, tensor<256x512x1x1xf32>) -> tensor<2x256x8x8xf32>
    %547 = graph.avg_pool %546, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x256x8x8xf32>) -> tensor<2x256x4x4xf32>
    %548 = graph.batch_norm %547, %286, %287, weight %79,  bias %80, eps = 9.9999997473787516E-6 : (tensor<2x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x4x4xf32>
    %549 = graph.relu %548 : (tensor<2x256x4x4xf32>) -> tensor<2x256x4x4xf32>
    %550 = graph.conv %549, %81, %389, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x4x4xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %551 = graph.relu %550 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %552 = graph.conv %551, %82, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %553 = graph.cat %547, %552, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x288x4x4xf32>
    %554 = graph.batch_norm %553, %288, %289, weight %83,  bias %84, eps = 9.9999997473787516E-6 : (tensor<2x288x4x4xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<2x288x4x4xf32>
    %555 = graph.relu %554 : (tensor<2x288x4x4xf32>) -> tensor<2x288x4x4xf32>
    %556 = graph.conv %555, %85, %390, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x288x4x4xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %557 = graph.relu %556 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %558 = graph.conv %557, %86, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %559 = graph.cat %547, %552, %558, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x320x4x4xf32>
    %560 = graph.batch_norm %559, %290, %291, weight %87,  bias %88, eps = 9.9999997473787516E-6 : (tensor<2x320x4x4xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>) -> tensor<2x320x4x4xf32>
    %561 = graph.relu %560 : (tensor<2x320x4x4xf32>) -> tensor<2x320x4x4xf32>
    %562 = graph.conv %561, %89, %391, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x320x4x4xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %563 = graph.relu %562 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %564 = graph.conv %563, %90, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %565 = graph.cat %547, %552, %558, %564, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x352x4x4xf32>
    %566 = graph.batch_norm %565, %292, %293, weight %91,  bias %92, eps = 9.9999997473787516E-6 : (tensor<2x352x4x4xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>) -> tensor<2x352x4x4xf32>
    %567 = graph.relu %566 : (tensor<2x352x4x4xf32>) -> tensor<2x352x4x4xf32>
    %568 = graph.conv %567, %93, %392, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x352x4x4xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %569 = graph.relu %568 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %570 = graph.conv %569, %94, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %571 = graph.cat %547, %552, %558, %564, %570, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x384x4x4xf32>
    %572 = graph.batch_norm %571, %294, %295, weight %95,  bias %96, eps = 9.9999997473787516E-6 : (tensor<2x384x4x4xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %573 = graph.relu %572 : (tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %574 = graph.conv %573, %97, %393, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x4x4xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %575 = graph.relu %574 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %576 = graph.conv %575, %98, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %577 = graph.cat %547, %552, %558, %564, %570, %576, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x416x4x4xf32>
    %578 = graph.batch_norm %577, %296, %297, weight %99,  bias %100, eps = 9.9999997473787516E-6 : (tensor<2x416x4x4xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>) -> tensor<2x416x4x4xf32>
    %579 = graph.relu %578 : (tensor<2x416x4x4xf32>) -> tensor<2x416x4x4xf32>
    %580 = graph.conv %579, %101, %394, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x416x4x4xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %581 = graph.relu %580 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %582 = graph.conv %581, %102, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %583 = graph.cat %547, %552, %558, %564, %570, %576, %582, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x448x4x4xf32>
    %584 = graph.batch_norm %583, %298, %299, weight %103,  bias %104, eps = 9.9999997473787516E-6 : (tensor<2x448x4x4xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>) -> tensor<2x448x4x4xf32>
    %585 = graph.relu %584 : (tensor<2x448x4x4xf32>) -> tensor<2x448x4x4xf32>
    %586 = graph.conv %585, %105, %395, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x448x4x4xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %587 = graph.relu %586 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %588 = graph.conv %587, %106, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %589 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x480x4x4xf32>
    %590 = graph.batch_norm %589, %300, %301, weight %107,  bias %108, eps = 9.9999997473787516E-6 : (tensor<2x480x4x4xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<2x480x4x4xf32>
    %591 = graph.relu %590 : (tensor<2x480x4x4xf32>) -> tensor<2x480x4x4xf32>
    %592 = graph.conv %591, %109, %396, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x480x4x4xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %593 = graph.relu %592 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %594 = graph.conv %593, %110, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %595 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x512x4x4xf32>
    %596 = graph.batch_norm %595, %302, %303, weight %111,  bias %112, eps = 9.9999997473787516E-6 : (tensor<2x512x4x4xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x4x4xf32>
    %597 = graph.relu %596 : (tensor<2x512x4x4xf32>) -> tensor<2x512x4x4xf32>
    %598 = graph.conv %597, %113, %397, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x4x4xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %599 = graph.relu %598 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %600 = graph.conv %599, %114, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %601 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x544x4x4xf32>
    %602 = graph.batch_norm %601, %304, %305, weight %115,  bias %116, eps = 9.9999997473787516E-6 : (tensor<2x544x4x4xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<2x544x4x4xf32>
    %603 = graph.relu %602 : (tensor<2x544x4x4xf32>) -> tensor<2x544x4x4xf32>
    %604 = graph.conv %603, %117, %398, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x544x4x4xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %605 = graph.relu %604 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %606 = graph.conv %605, %118, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %607 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x576x4x4xf32>
    %608 = graph.batch_norm %607, %306, %307, weight %119,  bias %120, eps = 9.9999997473787516E-6 : (tensor<2x576x4x4xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<2x576x4x4xf32>
    %609 = graph.relu %608 : (tensor<2x576x4x4xf32>) -> tensor<2x576x4x4xf32>
    %610 = graph.conv %609, %121, %399, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x576x4x4xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %611 = graph.relu %610 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %612 = graph.conv %611, %122, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %613 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x608x4x4xf32>
    %614 = graph.batch_norm %613, %308, %309, weight %123,  bias %124, eps = 9.9999997473787516E-6 : (tensor<2x608x4x4xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>) -> tensor<2x608x4x4xf32>
    %615 = graph.relu %614 : (tensor<2x608x4x4xf32>) -> tensor<2x608x4x4xf32>
    %616 = graph.conv %615, %125, %400, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x608x4x4xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %617 = graph.relu %616 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %618 = graph.conv %617, %126, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %619 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x640x4x4xf32>
    %620 = graph.batch_norm %619, %310, %311, weight %127,  bias %128, eps = 9.9999997473787516E-6 : (tensor<2x640x4x4xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>) -> tensor<2x640x4x4xf32>
    %621 = graph.relu %620 : (tensor<2x640x4x4xf32>) -> tensor<2x640x4x4xf32>
    %622 = graph.conv %621, %129, %401, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x640x4x4xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %623 = graph.relu %622 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %624 = graph.conv %623, %130, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %625 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x672x4x4xf32>
    %626 = graph.batch_norm %625, %312, %313, weight %131,  bias %132, eps = 9.9999997473787516E-6 : (tensor<2x672x4x4xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<2x672x4x4xf32>
    %627 = graph.relu %626 : (tensor<2x672x4x4xf32>) -> tensor<2x672x4x4xf32>
    %628 = graph.conv %627, %133, %402, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x672x4x4xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %629 = graph.relu %628 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %630 = graph.conv %629, %134, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %631 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x704x4x4xf32>
    %632 = graph.batch_norm %631, %314, %315, weight %135,  bias %136, eps = 9.9999997473787516E-6 : (tensor<2x704x4x4xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>) -> tensor<2x704x4x4xf32>
    %633 = graph.relu %632 : (tensor<2x704x4x4xf32>) -> tensor<2x704x4x4xf32>
    %634 = graph.conv %633, %137, %403, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x704x4x4xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %635 = graph.relu %634 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %636 = graph.conv %635, %138, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %637 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x736x4x4xf32>
    %638 = graph.batch_norm %637, %316, %317, weight %139,  bias %140, eps = 9.9999997473787516E-6 : (tensor<2x736x4x4xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>) -> tensor<2x736x4x4xf32>
    %639 = graph.relu %638 : (tensor<2x736x4x4xf32>) -> tensor<2x736x4x4xf32>
    %640 = graph.conv %639, %141, %404, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x736x4x4xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %641 = graph.relu %640 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %642 = graph.conv %641, %142, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %643 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x768x4x4xf32>
    %644 = graph.batch_norm %643, %318, %319, weight %143,  bias %144, eps = 9.9999997473787516E-6 : (tensor<2x768x4x4xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x768x4x4xf32>
    %645 = graph.relu %644 : (tensor<2x768x4x4xf32>) -> tensor<2x768x4x4xf32>
    %646 = graph.conv %645, %145, %405, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x768x4x4xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %647 = graph.relu %646 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %648 = graph.conv %647, %146, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %649 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x800x4x4xf32>
    %650 = graph.batch_norm %649, %320, %321, weight %147,  bias %148, eps = 9.9999997473787516E-6 : (tensor<2x800x4x4xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>) -> tensor<2x800x4x4xf32>
    %651 = graph.relu %650 : (tensor<2x800x4x4xf32>) -> tensor<2x800x4x4xf32>
    %652 = graph.conv %651, %149, %406, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x800x4x4xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %653 = graph.relu %652 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %654 = graph.conv %653, %150, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %655 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x832x4x4xf32>
    %656 = graph.batch_norm %655, %322, %323, weight %151,  bias %152, eps = 9.9999997473787516E-6 : (tensor<2x832x4x4xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>) -> tensor<2x832x4x4xf32>
    %657 = graph.relu %656 : (tensor<2x832x4x4xf32>) -> tensor<2x832x4x4xf32>
    %658 = graph.conv %657, %153, %407, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x832x4x4xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %659 = graph.relu %658 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %660 = graph.conv %659, %154, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %661 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x864x4x4xf32>
    %662 = graph.batch_norm %661, %324, %325, weight %155,  bias %156, eps = 9.9999997473787516E-6 : (tensor<2x864x4x4xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>) -> tensor<2x864x4x4xf32>
    %663 = graph.relu %662 : (tensor<2x864x4x4xf32>) -> tensor<2x864x4x4xf32>
    %664 = graph.conv %663, %157, %408, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x864x4x4xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %665 = graph.relu %664 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %666 = graph.conv %665, %158, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %667 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, %666, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x896x4x4xf32>
    %668 = graph.batch_norm %667, %326, %327, weight %159,  bias %160, eps = 9.9999997473787516E-6 : (tensor<2x896x4x4xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>) -> tensor<2x896x4x4xf32>
    %669 = graph.relu %668 : (tensor<2x896x4x4xf32>) -> tensor<2x896x4x4xf32>
    %670 = graph.conv %669, %161, %409, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x896x4x4xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %671 = graph.relu %670 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %672 = graph.conv %671, %162, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %673 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, %666, %672, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x928x4x4xf32>
    %674 = graph.batch_norm %673, %328, %329, weight %163,  bias %164, eps = 9.9999997473787516E-6 : (tensor<2x928x4x4xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>) -> tensor<2x928x4x4xf32>
    %675 = graph.relu %674 : (tensor<2x928x4x4xf32>) -> tensor<2x928x4x4xf32>
    %676 = graph.conv %675, %165, %410, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x928x4x4xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %677 = graph.relu %676 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %678 = graph.conv %677, %166, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %679 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, %666, %672, %678, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x960x4x4xf32>
    %680 = graph.batch_norm %679, %330, %331, weight %167,  bias %168, eps = 9.9999997473787516E-6 : (tensor<2x960x4x4xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>) -> tensor<2x960x4x4xf32>
    %681 = graph.relu %680 : (tensor<2x960x4x4xf32>) -> tensor<2x960x4x4xf32>
    %682 = graph.conv %681, %169, %411, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x960x4x4xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %683 = graph.relu %682 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %684 = graph.conv %683, %170, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %685 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, %666, %672, %678, %684, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x992x4x4xf32>
    %686 = graph.batch_norm %685, %332, %333, weight %171,  bias %172, eps = 9.9999997473787516E-6 : (tensor<2x992x4x4xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>) -> tensor<2x992x4x4xf32>
    %687 = graph.relu %686 : (tensor<2x992x4x4xf32>) -> tensor<2x992x4x4xf32>
    %688 = graph.conv %687, %173, %412, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x992x4x4xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %689 = graph.relu %688 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %690 = graph.conv %689, %174, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %691 = graph.cat %547, %552, %558, %564, %570, %576, %582, %588, %594, %600, %606, %612, %618, %624, %630, %636, %642, %648, %654, %660, %666, %672, %678, %684, %690, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x1024x4x4xf32>
    %692 = graph.batch_norm %691, %334, %335, weight %175,  bias %176, eps = 9.9999997473787516E-6 : (tensor<2x1024x4x4xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<2x1024x4x4xf32>
    %693 = graph.relu %692 : (tensor<2x1024x4x4xf32>) -> tensor<2x1024x4x4xf32>
    %694 = graph.conv %693, %177, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x1024x4x4xf32>, tensor<512x1024x1x1xf32>) -> tensor<2x512x4x4xf32>
    %695 = graph.avg_pool %694, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x512x4x4xf32>) -> tensor<2x512x2x2xf32>
    %696 = graph.batch_norm %695, %336, %337, weight %178,  bias %179, eps = 9.9999997473787516E-6 : (tensor<2x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x2x2xf32>
    %697 = graph.relu %696 : (tensor<2x512x2x2xf32>) -> tensor<2x512x2x2xf32>
    %698 = graph.conv %697, %180, %413, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x2x2xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %699 = graph.relu %698 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %700 = graph.conv %699, %181, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %701 = graph.cat %695, %700, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x544x2x2xf32>
    %702 = graph.batch_norm %701, %338, %339, weight %182,  bias %183, eps = 9.9999997473787516E-6 : (tensor<2x544x2x2xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<2x544x2x2xf32>
    %703 = graph.relu %702 : (tensor<2x544x2x2xf32>) -> tensor<2x544x2x2xf32>
    %704 = graph.conv %703, %184, %414, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x544x2x2xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %705 = graph.relu %704 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %706 = graph.conv %705, %185, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %707 = graph.cat %695, %700, %706, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x576x2x2xf32>
    %708 = graph.batch_norm %707, %340, %341, weight %186,  bias %187, eps = 9.9999997473787516E-6 : (tensor<2x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<2x576x2x2xf32>
    %709 = graph.relu %708 : (tensor<2x576x2x2xf32>) -> tensor<2x576x2x2xf32>
    %710 = graph.conv %709, %188, %415, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x576x2x2xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %711 = graph.relu %710 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %712 = graph.conv %711, %189, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %713 = graph.cat %695, %700, %706, %712, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x608x2x2xf32>
    %714 = graph.batch_norm %713, %342, %343, weight %190,  bias %191, eps = 9.9999997473787516E-6 : (tensor<2x608x2x2xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>) -> tensor<2x608x2x2xf32>
    %715 = graph.relu %714 : (tensor<2x608x2x2xf32>) -> tensor<2x608x2x2xf32>
    %716 = graph.conv %715, %192, %416, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x608x2x2xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %717 = graph.relu %716 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %718 = graph.conv %717, %193, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %719 = graph.cat %695, %700, %706, %712, %718, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x640x2x2xf32>
    %720 = graph.batch_norm %719, %344, %345, weight %194,  bias %195, eps = 9.9999997473787516E-6 : (tensor<2x640x2x2xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>) -> tensor<2x640x2x2xf32>
    %721 = graph.relu %720 : (tensor<2x640x2x2xf32>) -> tensor<2x640x2x2xf32>
    %722 = graph.conv %721, %196, %417, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x640x2x2xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %723 = graph.relu %722 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %724 = graph.conv %723, %197, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %725 = graph.cat %695, %700, %706, %712, %718, %724, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x672x2x2xf32>
    %726 = graph.batch_norm %725, %346, %347, weight %198,  bias %199, eps = 9.9999997473787516E-6 : (tensor<2x672x2x2xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<2x672x2x2xf32>
    %727 = graph.relu %726 : (tensor<2x672x2x2xf32>) -> tensor<2x672x2x2xf32>
    %728 = graph.conv %727, %200, %418, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x672x2x2xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %729 = graph.relu %728 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %730 = graph.conv %729, %201, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %731 = graph.cat %695, %700, %706, %712, %718, %724, %730, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x704x2x2xf32>
    %732 = graph.batch_norm %731, %348, %349, weight %202,  bias %203, eps = 9.9999997473787516E-6 : (tensor<2x704x2x2xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>) -> tensor<2x704x2x2xf32>
    %733 = graph.relu %732 : (tensor<2x704x2x2xf32>) -> tensor<2x704x2x2xf32>
    %734 = graph.conv %733, %204, %419, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x704x2x2xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %735 = graph.relu %734 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %736 = graph.conv %735, %205, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %737 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x736x2x2xf32>
    %738 = graph.batch_norm %737, %350, %351, weight %206,  bias %207, eps = 9.9999997473787516E-6 : (tensor<2x736x2x2xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>) -> tensor<2x736x2x2xf32>
    %739 = graph.relu %738 : (tensor<2x736x2x2xf32>) -> tensor<2x736x2x2xf32>
    %740 = graph.conv %739, %208, %420, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x736x2x2xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %741 = graph.relu %740 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %742 = graph.conv %741, %209, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %743 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x768x2x2xf32>
    %744 = graph.batch_norm %743, %352, %353, weight %210,  bias %211, eps = 9.9999997473787516E-6 : (tensor<2x768x2x2xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %745 = graph.relu %744 : (tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %746 = graph.conv %745, %212, %421, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x768x2x2xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %747 = graph.relu %746 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %748 = graph.conv %747, %213, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %749 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x800x2x2xf32>
    %750 = graph.batch_norm %749, %354, %355, weight %214,  bias %215, eps = 9.9999997473787516E-6 : (tensor<2x800x2x2xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>) -> tensor<2x800x2x2xf32>
    %751 = graph.relu %750 : (tensor<2x800x2x2xf32>) -> tensor<2x800x2x2xf32>
    %752 = graph.conv %751, %216, %422, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x800x2x2xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %753 = graph.relu %752 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %754 = graph.conv %753, %217, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %755 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x832x2x2xf32>
    %756 = graph.batch_norm %755, %356, %357, weight %218,  bias %219, eps = 9.9999997473787516E-6 : (tensor<2x832x2x2xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>) -> tensor<2x832x2x2xf32>
    %757 = graph.relu %756 : (tensor<2x832x2x2xf32>) -> tensor<2x832x2x2xf32>
    %758 = graph.conv %757, %220, %423, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x832x2x2xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %759 = graph.relu %758 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %760 = graph.conv %759, %221, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %761 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x864x2x2xf32>
    %762 = graph.batch_norm %761, %358, %359, weight %222,  bias %223, eps = 9.9999997473787516E-6 : (tensor<2x864x2x2xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>) -> tensor<2x864x2x2xf32>
    %763 = graph.relu %762 : (tensor<2x864x2x2xf32>) -> tensor<2x864x2x2xf32>
    %764 = graph.conv %763, %224, %424, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x864x2x2xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %765 = graph.relu %764 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %766 = graph.conv %765, %225, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %767 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, %766, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x896x2x2xf32>
    %768 = graph.batch_norm %767, %360, %361, weight %226,  bias %227, eps = 9.9999997473787516E-6 : (tensor<2x896x2x2xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>) -> tensor<2x896x2x2xf32>
    %769 = graph.relu %768 : (tensor<2x896x2x2xf32>) -> tensor<2x896x2x2xf32>
    %770 = graph.conv %769, %228, %425, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x896x2x2xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %771 = graph.relu %770 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %772 = graph.conv %771, %229, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %773 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, %766, %772, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x928x2x2xf32>
    %774 = graph.batch_norm %773, %362, %363, weight %230,  bias %231, eps = 9.9999997473787516E-6 : (tensor<2x928x2x2xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>) -> tensor<2x928x2x2xf32>
    %775 = graph.relu %774 : (tensor<2x928x2x2xf32>) -> tensor<2x928x2x2xf32>
    %776 = graph.conv %775, %232, %426, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x928x2x2xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %777 = graph.relu %776 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %778 = graph.conv %777, %233, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %779 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, %766, %772, %778, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x960x2x2xf32>
    %780 = graph.batch_norm %779, %364, %365, weight %234,  bias %235, eps = 9.9999997473787516E-6 : (tensor<2x960x2x2xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>) -> tensor<2x960x2x2xf32>
    %781 = graph.relu %780 : (tensor<2x960x2x2xf32>) -> tensor<2x960x2x2xf32>
    %782 = graph.conv %781, %236, %427, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x960x2x2xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %783 = graph.relu %782 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %784 = graph.conv %783, %237, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %785 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, %766, %772, %778, %784, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x992x2x2xf32>
    %786 = graph.batch_norm %785, %366, %367, weight %238,  bias %239, eps = 9.9999997473787516E-6 : (tensor<2x992x2x2xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>) -> tensor<2x992x2x2xf32>
    %787 = graph.relu %786 : (tensor<2x992x2x2xf32>) -> tensor<2x992x2x2xf32>
    %788 = graph.conv %787, %240, %428, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x992x2x2xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %789 = graph.relu %788 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %790 = graph.conv %789, %241, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %791 = graph.cat %695, %700, %706, %712, %718, %724, %730, %736, %742, %748, %754, %760, %766, %772, %778, %784, %790, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x1024x2x2xf32>
    %792 = graph.batch_norm %791, %368, %369, weight %242,  bias %243, eps = 9.9999997473787516E-6 : (tensor<2x1024x2x2xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<2x1024x2x2xf32>
    %793 = graph.relu %792 : (tensor<2x1024x2x2xf32>) -> tensor<2x1024x2x2xf32>
    %794 = graph.mean %793, dims = [2, 3], keepdim = true : (tensor<2x1024x2x2xf32>) -> tensor<2x1024x1x1xf32>
    %795 = graph.reshape %794, sizes = [2, 1024] : (tensor<2x1024x1x1xf32>) -> tensor<2x1024xf32>
    %796 = graph.permute %244, dims = [1, 0] : (tensor<1000x1024xf32>) -> tensor<1024x1000xf32>
    %797 = graph.addmm %245, %795, %796, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x1024xf32>, tensor<1024x1000xf32>) -> tensor<2x1000xf32>
    return %797 : tensor<2x1000xf32>
  }
  func.func private @model(%arg0: tensor<64x3x7x7xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<128x64x1x1xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<32x128x3x3xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96xf32>, %arg11: tensor<128x96x1x1xf32>, %arg12: tensor<128xf32>, %arg13: tensor<128xf32>, %arg14: tensor<32x128x3x3xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128xf32>, %arg17: tensor<128x128x1x1xf32>, %arg18: tensor<128xf32>, %arg19: tensor<128xf32>, %arg20: tensor<32x128x3x3xf32>, %arg21: tensor<160xf32>, %arg22: tensor<160xf32>, %arg23: tensor<128x160x1x1xf32>, %arg24: tensor<128xf32>, %arg25: tensor<128xf32>, %arg26: tensor<32x128x3x3xf32>, %arg27: tensor<192xf32>, %arg28: tensor<192xf32>, %arg29: tensor<128x192x1x1xf32>, %arg30: tensor<128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<32x128x3x3xf32>, %arg33: tensor<224xf32>, %arg34: tensor<224xf32>, %arg35: tensor<128x224x1x1xf32>, %arg36: tensor<128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<32x128x3x3xf32>, %arg39: tensor<256xf32>, %arg40: tensor<256xf32>, %arg41: tensor<128x256x1x1xf32>, %arg42: tensor<128xf32>, %arg43: tensor<128xf32>, %arg44: tensor<128x128x1x1xf32>, %arg45: tensor<128xf32>, %arg46: tensor<128xf32>, %arg47: tensor<32x128x3x3xf32>, %arg48: tensor<160xf32>, %arg49: tensor<160xf32>, %arg50: tensor<128x160x1x1xf32>, %arg51: tensor<128xf32>, %arg52: tensor<128xf32>, %arg53: tensor<32x128x3x3xf32>, %arg54: tensor<192xf32>, %arg55: tensor<192xf32>, %arg56: tensor<128x192x1x1xf32>, %arg57: tensor<128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<32x128x3x3xf32>, %arg60: tensor<224xf32>, %arg61: tensor<224xf32>, %arg62: tensor<128x224x1x1xf32>, %arg63: tensor<128xf32>, %arg64: tensor<128xf32>, %arg65: tensor<32x128x3x3xf32>, %arg66: tensor<256xf32>, %arg67: tensor<256xf32>, %arg68: tensor<128x256x1x1xf32>, %arg69: tensor<128xf32>, %arg70: tensor<128xf32>, %arg71: tensor<32x128x3x3xf32>, %arg72: tensor<288xf32>, %arg73: tensor<288xf32>, %arg74: tensor<128x288x1x1xf32>, %arg75: tensor<128xf32>, %arg76: tensor<128xf32>, %arg77: tensor<32x128x3x3xf32>, %arg78: tensor<320xf32>, %arg79: tensor<320xf32>, %arg80: tensor<128x320x1x1xf32>, %arg81: tensor<128xf32>, %arg82: tensor<128xf32>, %arg83: tensor<32x128x3x3xf32>, %arg84: tensor<352xf32>, %arg85: tensor<352xf32>, %arg86: tensor<128x352x1x1xf32>, %arg87: tensor<128xf32>, %arg88: tensor<128xf32>, %arg89: tensor<32x128x3x3xf32>, %arg90: tensor<384xf32>, %arg91: tensor<384xf32>, %arg92: tensor<128x384x1x1xf32>, %arg93: tensor<128xf32>, %arg94: tensor<128xf32>, %arg95: tensor<32x128x3x3xf32>, %arg96: tensor<416xf32>, %arg97: tensor<416xf32>, %arg98: tensor<128x416x1x1xf32>, %arg99: tensor<128xf32>, %arg100: tensor<128xf32>, %arg101: tensor<32x128x3x3xf32>, %arg102: tensor<448xf32>, %arg103: tensor<448xf32>, %arg104: tensor<128x448x1x1xf32>, %arg105: tensor<128xf32>, %arg106: tensor<128xf32>, %arg107: tensor<32x128x3x3xf32>, %arg108: tensor<480xf32>, %arg109: tensor<480xf32>, %arg110: tensor<128x480x1x1xf32>, %arg111: tensor<128xf32>, %arg112: tensor<128xf32>, %arg113: tensor<32x128x3x3xf32>, %arg114: tensor<512xf32>, %arg115: tensor<512xf32>, %arg116: tensor<256x512x1x1xf32>, %arg117: tensor<256xf32>, %arg118: tensor<256xf32>, %arg119: tensor<128x256x1x1xf32>, %arg120: tensor<128xf32>, %arg121: tensor<128xf32>, %arg122: tensor<32x128x3x3xf32>, %arg123: tensor<288xf32>, %arg124: tensor<288xf32>, %arg125: tensor<128x288x1x1xf32>, %arg126: tensor<128xf32>, %arg127: tensor<128xf32>, %arg128: tensor<32x128x3x3xf32>, %arg129: tensor<320xf32>, %arg130: tensor<320xf32>, %arg131: tensor<128x320x1x1xf32>, %arg132: tensor<128xf32>, %arg133: tensor<128xf32>, %arg134: tensor<32x128x3x3xf32>, %arg135: tensor<352xf32>, %arg136: tensor<352xf32>, %arg137: tensor<128x352x1x1xf32>, %arg138: tensor<128xf32>, %arg139: tensor<128xf32>, %arg140: tensor<32x128x3x3xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<128x384x1x1xf32>, %arg144: tensor<128xf32>, %arg145: tensor<128xf32>, %arg146: tensor<32x128x3x3xf32>, %arg147: tensor<416xf32>, %arg148: tensor<416xf32>, %arg149: tensor<128x416x1x1xf32>, %arg150: tensor<128xf32>, %arg151: tensor<128xf32>, %arg152: tensor<32x128x3x3xf32>, %arg153: tensor<448xf32>, %arg154: tensor<448xf32>, %arg155: tensor<128x448x1x1xf32>, %arg156: tensor<128xf32>, %arg157: tensor<128xf32>, %arg158: tensor<32x128x3x3xf32>, %arg159: tensor<480xf32>, %arg160: tensor<480xf32>, %arg161: tensor<128x480x1x1xf32>, %arg162: tensor<128xf32>, %arg163: tensor<128xf32>, %arg164: tensor<32x128x3x3xf32>, %arg165: tensor<512xf32>, %arg166: tensor<512xf32>, %arg167: tensor<128x512x1x1xf32>, %arg168: tensor<128xf32>, %arg169: tensor<128xf32>, %arg170: tensor<32x128x3x3xf32>, %arg171: tensor<544xf32>, %arg172: tensor<544xf32>, %arg173: tensor<128x544x1x1xf32>, %arg174: tensor<128xf32>, %arg175: tensor<128xf32>, %arg176: tensor<32x128x3x3xf32>, %arg177: tensor<576xf32>, %arg178: tensor<576xf32>, %arg179: tensor<128x576x1x1xf32>, %arg180: tensor<128xf32>, %arg181: tensor<128xf32>, %arg182: tensor<32x128x3x3xf32>, %arg183: tensor<608xf32>, %arg184: tensor<608xf32>, %arg185: tensor<128x608x1x1xf32>, %arg186: tensor<128xf32>, %arg187: tensor<128xf32>, %arg188: tensor<32x128x3x3xf32>, %arg189: tensor<640xf32>, %arg190: tensor<640xf32>, %arg191: tensor<128x640x1x1xf32>, %arg192: tensor<128xf32>, %arg193: tensor<128xf32>, %arg194: tensor<32x128x3x3xf32>, %arg195: tensor<672xf32>, %arg196: tensor<672xf32>, %arg197: tensor<128x672x1x1xf32>, %arg198: tensor<128xf32>, %arg199: tensor<128xf32>, %arg200: tensor<32x128x3x3xf32>, %arg201: tensor<704xf32>, %arg202: tensor<704xf32>, %arg203: tensor<128x704x1x1xf32>, %arg204: tensor<128xf32>, %arg205: tensor<128xf32>, %arg206: tensor<32x128x3x3xf32>, %arg207: tensor<736xf32>, %arg208: tensor<736xf32>, %arg209: tensor<128x736x1x1xf32>, %arg210: tensor<128xf32>, %arg211: tensor<128xf32>, %arg212: tensor<32x128x3x3xf32>, %arg213: tensor<768xf32>, %arg214: tensor<768xf32>, %arg215: tensor<128x768x1x1xf32>, %arg216: tensor<128xf32>, %arg217: tensor<128xf32>, %arg218: tensor<32x128x3x3xf32>, %arg219: tensor<800xf32>, %arg220: tensor<800xf32>, %arg221: tensor<128x800x1x1xf32>, %arg222: tensor<128xf32>, %arg223: tensor<128xf32>, %arg224: tensor<32x128x3x3xf32>, %arg225: tensor<832xf32>, %arg226: tensor<832xf32>, %arg227: tensor<128x832x1x1xf32>, %arg228: tensor<128xf32>, %arg229: tensor<128xf32>, %arg230: tensor<32x128x3x3xf32>, %arg231: tensor<864xf32>, %arg232: tensor<864xf32>, %arg233: tensor<128x864x1x1xf32>, %arg234: tensor<128xf32>, %arg235: tensor<128xf32>, %arg236: tensor<32x128x3x3xf32>, %arg237: tensor<896xf32>, %arg238: tensor<896xf32>, %arg239: tensor<128x896x1x1xf32>, %arg240: tensor<128xf32>, %arg241: tensor<128xf32>, %arg242: tensor<32x128x3x3xf32>, %arg243: tensor<928xf32>, %arg244: tensor<928xf32>, %arg245: tensor<128x928x1x1xf32>, %arg246: tensor<128xf32>, %arg247: tensor<128xf32>, %arg248: tensor<32x128x3x3xf32>, %arg249: tensor<960xf32>, %arg250: tensor<960xf32>, %arg251: tensor<128x960x1x1xf32>, %arg252: tensor<128xf32>, %arg253: tensor<128xf32>, %arg254: tensor<32x128x3x3xf32>, %arg255: tensor<992xf32>, %arg256: tensor<992xf32>, %arg257: tensor<128x992x1x1xf32>, %arg258: tensor<128xf32>, %arg259: tensor<128xf32>, %arg260: tensor<32x128x3x3xf32>, %arg261: tensor<1024xf32>, %arg262: tensor<1024xf32>, %arg263: tensor<512x1024x1x1xf32>, %arg264: tensor<512xf32>, %arg265: tensor<512xf32>, %arg266: tensor<128x512x1x1xf32>, %arg267: tensor<128xf32>, %arg268: tensor<128xf32>, %arg269: tensor<32x128x3x3xf32>, %arg270: tensor<544xf32>, %arg271: tensor<544xf32>, %arg272: tensor<128x544x1x1xf32>, %arg273: tensor<128xf32>, %arg274: tensor<128xf32>, %arg275: tensor<32x128x3x3xf32>, %arg276: tensor<576xf32>, %arg277: tensor<576xf32>, %arg278: tensor<128x576x1x1xf32>, %arg279: tensor<128xf32>, %arg280: tensor<128xf32>, %arg281: tensor<32x128x3x3xf32>, %arg282: tensor<608xf32>, %arg283: tensor<608xf32>, %arg284: tensor<128x608x1x1xf32>, %arg285: tensor<128xf32>, %arg286: tensor<128xf32>, %arg287: tensor<32x128x3x3xf32>, %arg288: tensor<640xf32>, %arg289: tensor<640xf32>, %arg290: tensor<128x640x1x1xf32>, %arg291: tensor<128xf32>, %arg292: tensor<128xf32>, %arg293: tensor<32x128x3x3xf32>, %arg294: tensor<672xf32>, %arg295: tensor<672xf32>, %arg296: tensor<128x672x1x1xf32>, %arg297: tensor<128xf32>, %arg298: tensor<128xf32>, %arg299: tensor<32x128x3x3xf32>, %arg300: tensor<704xf32>, %arg301: tensor<704xf32>, %arg302: tensor<128x704x1x1xf32>, %arg303: tensor<128xf32>, %arg304: tensor<128xf32>, %arg305: tensor<32x128x3x3xf32>, %arg306: tensor<736xf32>, %arg307: tensor<736xf32>, %arg308: tensor<128x736x1x1xf32>, %arg309: tensor<128xf32>, %arg310: tensor<128xf32>, %arg311: tensor<32x128x3x3xf32>, %arg312: tensor<768xf32>, %arg313: tensor<768xf32>, %arg314: tensor<128x768x1x1xf32>, %arg315: tensor<128xf32>, %arg316: tensor<128xf32>, %arg317: tensor<32x128x3x3xf32>, %arg318: tensor<800xf32>, %arg319: tensor<800xf32>, %arg320: tensor<128x800x1x1xf32>, %arg321: tensor<128xf32>, %arg322: tensor<128xf32>, %arg323: tensor<32x128x3x3xf32>, %arg324: tensor<832xf32>, %arg325: tensor<832xf32>, %arg326: tensor<128x832x1x1xf32>, %arg327: tensor<128xf32>, %arg328: tensor<128xf32>, %arg329: tensor<32x128x3x3xf32>, %arg330: tensor<864xf32>, %arg331: tensor<864xf32>, %arg332: tensor<128x864x1x1xf32>, %arg333: tensor<128xf32>, %arg334: tensor<128xf32>, %arg335: tensor<32x128x3x3xf32>, %arg336: tensor<896xf32>, %arg337: tensor<896xf32>, %arg338: tensor<128x896x1x1xf32>, %arg339: tensor<128xf32>, %arg340: tensor<128xf32>, %arg341: tensor<32x128x3x3xf32>, %arg342: tensor<928xf32>, %arg343: tensor<928xf32>, %arg344: tensor<128x928x1x1xf32>, %arg345: tensor<128xf32>, %arg346: tensor<128xf32>, %arg347: tensor<32x128x3x3xf32>, %arg348: tensor<960xf32>, %arg349: tensor<960xf32>, %arg350: tensor<128x960x1x1xf32>, %arg351: tensor<128xf32>, %arg352: tensor<128xf32>, %arg353: tensor<32x128x3x3xf32>, %arg354: tensor<992xf32>, %arg355: tensor<992xf32>, %arg356: tensor<128x992x1x1xf32>, %arg357: tensor<128xf32>, %arg358: tensor<128xf32>, %arg359: tensor<32x128x3x3xf32>, %arg360: tensor<1024xf32>, %arg361: tensor<1024xf32>, %arg362: tensor<1000x1024xf32>, %arg363: tensor<1000xf32>, %arg364: tensor<2x3x64x64xf32> {tcopt.name = "a364"}) -> (tensor<2x1000xf32>) {
    %0 = graph.constant dense_resource<w430> : tensor<64xf32>
    %1 = graph.constant dense_resource<w431> : tensor<64xf32>
    %2 = graph.constant dense_resource<w432> : tensor<64xf32>
    %3 = graph.constant dense_resource<w433> : tensor<64xf32>
    %4 = graph.constant dense_resource<w434> : tensor<128xf32>
    %5 = graph.constant dense_resource<w435> : tensor<128xf32>
    %6 = graph.constant dense_resource<w436> : tensor<96xf32>
    %7 = graph.constant dense_resource<w437> : tensor<96xf32>
    %8 = graph.constant dense_resource<w438> : tensor<128xf32>
    %9 = graph.constant dense_resource<w439> : tensor<128xf32>
    %10 = graph.constant dense_resource<w440> : tensor<128xf32>
    %11 = graph.constant dense_resource<w441> : tensor<128xf32>
    %12 = graph.constant dense_resource<w442> : tensor<128xf32>
    %13 = graph.constant dense_resource<w443> : tensor<128xf32>
    %14 = graph.constant dense_resource<w444> : tensor<160xf32>
    %15 = graph.constant dense_resource<w445> : tensor<160xf32>
    %16 = graph.constant dense_resource<w446> : tensor<128xf32>
    %17 = graph.constant dense_resource<w447> : tensor<128xf32>
    %18 = graph.constant dense_resource<w448> : tensor<192xf32>
    %19 = graph.constant dense_resource<w449> : tensor<192xf32>
    %20 = graph.constant dense_resource<w450> : tensor<128xf32>
    %21 = graph.constant dense_resource<w451> : tensor<128xf32>
    %22 = graph.constant dense_resource<w452> : tensor<224xf32>
    %23 = graph.constant dense_resource<w453> : tensor<224xf32>
    %24 = graph.constant dense_resource<w454> : tensor<128xf32>
    %25 = graph.constant dense_resource<w455> : tensor<128xf32>
    %26 = graph.constant dense_resource<w456> : tensor<256xf32>
    %27 = graph.constant dense_resource<w457> : tensor<256xf32>
    %28 = graph.constant dense_resource<w458> : tensor<128xf32>
    %29 = graph.constant dense_resource<w459> : tensor<128xf32>
    %30 = graph.constant dense_resource<w460> : tensor<128xf32>
    %31 = graph.constant dense_resource<w461> : tensor<128xf32>
    %32 = graph.constant dense_resource<w462> : tensor<160xf32>
    %33 = graph.constant dense_resource<w463> : tensor<160xf32>
    %34 = graph.constant dense_resource<w464> : tensor<128xf32>
    %35 = graph.constant dense_resource<w465> : tensor<128xf32>
    %36 = graph.constant dense_resource<w466> : tensor<192xf32>
    %37 = graph.constant dense_resource<w467> : tensor<192xf32>
    %38 = graph.constant dense_resource<w468> : tensor<128xf32>
    %39 = graph.constant dense_resource<w469> : tensor<128xf32>
    %40 = graph.constant dense_resource<w470> : tensor<224xf32>
    %41 = graph.constant dense_resource<w471> : tensor<224xf32>
    %42 = graph.constant dense_resource<w472> : tensor<128xf32>
    %43 = graph.constant dense_resource<w473> : tensor<128xf32>
    %44 = graph.constant dense_resource<w474> : tensor<256xf32>
    %45 = graph.constant dense_resource<w475> : tensor<256xf32>
    %46 = graph.constant dense_resource<w476> : tensor<128xf32>
    %47 = graph.constant dense_resource<w477> : tensor<128xf32>
    %48 = graph.constant dense_resource<w478> : tensor<288xf32>
    %49 = graph.constant dense_resource<w479> : tensor<288xf32>
    %50 = graph.constant dense_resource<w480> : tensor<128xf32>
    %51 = graph.constant dense_resource<w481> : tensor<128xf32>
    %52 = graph.constant dense_resource<w482> : tensor<320xf32>
    %53 = graph.constant dense_resource<w483> : tensor<320xf32>
    %54 = graph.constant dense_resource<w484> : tensor<128xf32>
    %55 = graph.constant dense_resource<w485> : tensor<128xf32>
    %56 = graph.constant dense_resource<w486> : tensor<352xf32>
    %57 = graph.constant dense_resource<w487> : tensor<352xf32>
    %58 = graph.constant dense_resource<w488> : tensor<128xf32>
    %59 = graph.constant dense_resource<w489> : tensor<128xf32>
    %60 = graph.constant dense_resource<w490> : tensor<384xf32>
    %61 = graph.constant dense_resource<w491> : tensor<384xf32>
    %62 = graph.constant dense_resource<w492> : tensor<128xf32>
    %63 = graph.constant dense_resource<w493> : tensor<128xf32>
    %64 = graph.constant dense_resource<w494> : tensor<416xf32>
    %65 = graph.constant dense_resource<w495> : tensor<416xf32>
    %66 = graph.constant dense_resource<w496> : tensor<128xf32>
    %67 = graph.constant dense_resource<w497> : tensor<128xf32>
    %68 = graph.constant dense_resource<w498> : tensor<448xf32>
    %69 = graph.constant dense_resource<w499> : tensor<448xf32>
    %70 = graph.constant dense_resource<w500> : tensor<128xf32>
    %71 = graph.constant dense_resource<w501> : tensor<128xf32>
    %72 = graph.constant dense_resource<w502> : tensor<480xf32>
    %73 = graph.constant dense_resource<w503> : tensor<480xf32>
    %74 = graph.constant dense_resource<w504> : tensor<128xf32>
    %75 = graph.constant dense_resource<w505> : tensor<128xf32>
    %76 = graph.constant dense_resource<w506> : tensor<512xf32>
    %77 = graph.constant dense_resource<w507> : tensor<512xf32>
    %78 = graph.constant dense_resource<w508> : tensor<256xf32>
    %79 = graph.constant dense_resource<w509> : tensor<256xf32>
    %80 = graph.constant dense_resource<w510> : tensor<128xf32>
    %81 = graph.constant dense_resource<w511> : tensor<128xf32>
    %82 = graph.constant dense_resource<w512> : tensor<288xf32>
    %83 = graph.constant dense_resource<w513> : tensor<288xf32>
    %84 = graph.constant dense_resource<w514> : tensor<128xf32>
    %85 = graph.constant dense_resource<w515> : tensor<128xf32>
    %86 = graph.constant dense_resource<w516> : tensor<320xf32>
    %87 = graph.constant dense_resource<w517> : tensor<320xf32>
    %88 = graph.constant dense_resource<w518> : tensor<128xf32>
    %89 = graph.constant dense_resource<w519> : tensor<128xf32>
    %90 = graph.constant dense_resource<w520> : tensor<352xf32>
    %91 = graph.constant dense_resource<w521> : tensor<352xf32>
    %92 = graph.constant dense_resource<w522> : tensor<128xf32>
    %93 = graph.constant dense_resource<w523> : tensor<128xf32>
    %94 = graph.constant dense_resource<w524> : tensor<384xf32>
    %95 = graph.constant dense_resource<w525> : tensor<384xf32>
    %96 = graph.constant dense_resource<w526> : tensor<128xf32>
    %97 = graph.constant dense_resource<w527> : tensor<128xf32>
    %98 = graph.constant dense_resource<w528> : tensor<416xf32>
    %99 = graph.constant dense_resource<w529> : tensor<416xf32>
    %100 = graph.constant dense_resource<w530> : tensor<128xf32>
    %101 = graph.constant dense_resource<w531> : tensor<128xf32>
    %102 = graph.constant dense_resource<w532> : tensor<448xf32>
    %103 = graph.constant dense_resource<w533> : tensor<448xf32>
    %104 = graph.constant dense_resource<w534> : tensor<128xf32>
    %105 = graph.constant dense_resource<w535> : tensor<128xf32>
    %106 = graph.constant dense_resource<w536> : tensor<480xf32>
    %107 = graph.constant dense_resource<w537> : tensor<480xf32>
    %108 = graph.constant dense_resource<w538> : tensor<128xf32>
    %109 = graph.constant dense_resource<w539> : tensor<128xf32>
    %110 = graph.constant dense_resource<w540> : tensor<512xf32>
    %111 = graph.constant dense_resource<w541> : tensor<512xf32>
    %112 = graph.constant dense_resource<w542> : tensor<128xf32>
    %113 = graph.constant dense_resource<w543> : tensor<128xf32>
    %114 = graph.constant dense_resource<w544> : tensor<544xf32>
    %115 = graph.constant dense_resource<w545> : tensor<544xf32>
    %116 = graph.constant dense_resource<w546> : tensor<128xf32>
    %117 = graph.constant dense_resource<w547> : tensor<128xf32>
    %118 = graph.constant dense_resource<w548> : tensor<576xf32>
    %119 = graph.constant dense_resource<w549> : tensor<576xf32>
    %120 = graph.constant dense_resource<w550> : tensor<128xf32>
    %121 = graph.constant dense_resource<w551> : tensor<128xf32>
    %122 = graph.constant dense_resource<w552> : tensor<608xf32>
    %123 = graph.constant dense_resource<w553> : tensor<608xf32>
    %124 = graph.constant dense_resource<w554> : tensor<128xf32>
    %125 = graph.constant dense_resource<w555> : tensor<128xf32>
    %126 = graph.constant dense_resource<w556> : tensor<640xf32>
    %127 = graph.constant dense_resource<w557> : tensor<640xf32>
    %128 = graph.constant dense_resource<w558> : tensor<128xf32>
    %129 = graph.constant dense_resource<w559> : tensor<128xf32>
    %130 = graph.constant dense_resource<w560> : tensor<672xf32>
    %131 = graph.constant dense_resource<w561> : tensor<672xf32>
    %132 = graph.constant dense_resource<w562> : tensor<128xf32>
    %133 = graph.constant dense_resource<w563> : tensor<128xf32>
    %134 = graph.constant dense_resource<w564> : tensor<704xf32>
    %135 = graph.constant dense_resource<w565> : tensor<704xf32>
    %136 = graph.constant dense_resource<w566> : tensor<128xf32>
    %137 = graph.constant dense_resource<w567> : tensor<128xf32>
    %138 = graph.constant dense_resource<w568> : tensor<736xf32>
    %139 = graph.constant dense_resource<w569> : tensor<736xf32>
    %140 = graph.constant dense_resource<w570> : tensor<128xf32>
    %141 = graph.constant dense_resource<w571> : tensor<128xf32>
    %142 = graph.constant dense_resource<w572> : tensor<768xf32>
    %143 = graph.constant dense_resource<w573> : tensor<768xf32>
    %144 = graph.constant dense_resource<w574> : tensor<128xf32>
    %145 = graph.constant dense_resource<w575> : tensor<128xf32>
    %146 = graph.constant dense_resource<w576> : tensor<800xf32>
    %147 = graph.constant dense_resource<w577> : tensor<800xf32>
    %148 = graph.constant dense_resource<w578> : tensor<128xf32>
    %149 = graph.constant dense_resource<w579> : tensor<128xf32>
    %150 = graph.constant dense_resource<w580> : tensor<832xf32>
    %151 = graph.constant dense_resource<w581> : tensor<832xf32>
    %152 = graph.constant dense_resource<w582> : tensor<128xf32>
    %153 = graph.constant dense_resource<w583> : tensor<128xf32>
    %154 = graph.constant dense_resource<w584> : tensor<864xf32>
    %155 = graph.constant dense_resource<w585> : tensor<864xf32>
    %156 = graph.constant dense_resource<w586> : tensor<128xf32>
    %157 = graph.constant dense_resource<w587> : tensor<128xf32>
    %158 = graph.constant dense_resource<w588> : tensor<896xf32>
    %159 = graph.constant dense_resource<w589> : tensor<896xf32>
    %160 = graph.constant dense_resource<w590> : tensor<128xf32>
    %161 = graph.constant dense_resource<w591> : tensor<128xf32>
    %162 = graph.constant dense_resource<w592> : tensor<928xf32>
    %163 = graph.constant dense_resource<w593> : tensor<928xf32>
    %164 = graph.constant dense_resource<w594> : tensor<128xf32>
    %165 = graph.constant dense_resource<w595> : tensor<128xf32>
    %166 = graph.constant dense_resource<w596> : tensor<960xf32>
    %167 = graph.constant dense_resource<w597> : tensor<960xf32>
    %168 = graph.constant dense_resource<w598> : tensor<128xf32>
    %169 = graph.constant dense_resource<w599> : tensor<128xf32>
    %170 = graph.constant dense_resource<w600> : tensor<992xf32>
    %171 = graph.constant dense_resource<w601> : tensor<992xf32>
    %172 = graph.constant dense_resource<w602> : tensor<128xf32>
    %173 = graph.constant dense_resource<w603> : tensor<128xf32>
    %174 = graph.constant dense_resource<w604> : tensor<1024xf32>
    %175 = graph.constant dense_resource<w605> : tensor<1024xf32>
    %176 = graph.constant dense_resource<w606> : tensor<512xf32>
    %177 = graph.constant dense_resource<w607> : tensor<512xf32>
    %178 = graph.constant dense_resource<w608> : tensor<128xf32>
    %179 = graph.constant dense_resource<w609> : tensor<128xf32>
    %180 = graph.constant dense_resource<w610> : tensor<544xf32>
    %181 = graph.constant dense_resource<w611> : tensor<544xf32>
    %182 = graph.constant dense_resource<w612> : tensor<128xf32>
    %183 = graph.constant dense_resource<w613> : tensor<128xf32>
    %184 = graph.constant dense_resource<w614> : tensor<576xf32>
    %185 = graph.constant dense_resource<w615> : tensor<576xf32>
    %186 = graph.constant dense_resource<w616> : tensor<128xf32>
    %187 = graph.constant dense_resource<w617> : tensor<128xf32>
    %188 = graph.constant dense_resource<w618> : tensor<608xf32>
    %189 = graph.constant dense_resource<w619> : tensor<608xf32>
    %190 = graph.constant dense_resource<w620> : tensor<128xf32>
    %191 = graph.constant dense_resource<w621> : tensor<128xf32>
    %192 = graph.constant dense_resource<w622> : tensor<640xf32>
    %193 = graph.constant dense_resource<w623> : tensor<640xf32>
    %194 = graph.constant dense_resource<w624> : tensor<128xf32>
    %195 = graph.constant dense_resource<w625> : tensor<128xf32>
    %196 = graph.constant dense_resource<w626> : tensor<672xf32>
    %197 = graph.constant dense_resource<w627> : tensor<672xf32>
    %198 = graph.constant dense_resource<w628> : tensor<128xf32>
    %199 = graph.constant dense_resource<w629> : tensor<128xf32>
    %200 = graph.constant dense_resource<w630> : tensor<704xf32>
    %201 = graph.constant dense_resource<w631> : tensor<704xf32>
    %202 = graph.constant dense_resource<w632> : tensor<128xf32>
    %203 = graph.constant dense_resource<w633> : tensor<128xf32>
    %204 = graph.constant dense_resource<w634> : tensor<736xf32>
    %205 = graph.constant dense_resource<w635> : tensor<736xf32>
    %206 = graph.constant dense_resource<w636> : tensor<128xf32>
    %207 = graph.constant dense_resource<w637> : tensor<128xf32>
    %208 = graph.constant dense_resource<w638> : tensor<768xf32>
    %209 = graph.constant dense_resource<w639> : tensor<768xf32>
    %210 = graph.constant dense_resource<w640> : tensor<128xf32>
    %211 = graph.constant dense_resource<w641> : tensor<128xf32>
    %212 = graph.constant dense_resource<w642> : tensor<800xf32>
    %213 = graph.constant dense_resource<w643> : tensor<800xf32>
    %214 = graph.constant dense_resource<w644> : tensor<128xf32>
    %215 = graph.constant dense_resource<w645> : tensor<128xf32>
    %216 = graph.constant dense_resource<w646> : tensor<832xf32>
    %217 = graph.constant dense_resource<w647> : tensor<832xf32>
    %218 = graph.constant dense_resource<w648> : tensor<128xf32>
    %219 = graph.constant dense_resource<w649> : tensor<128xf32>
    %220 = graph.constant dense_resource<w650> : tensor<864xf32>
    %221 = graph.constant dense_resource<w651> : tensor<864xf32>
    %222 = graph.constant dense_resource<w652> : tensor<128xf32>
    %223 = graph.constant dense_resource<w653> : tensor<128xf32>
    %224 = graph.constant dense_resource<w654> : tensor<896xf32>
    %225 = graph.constant dense_resource<w655> : tensor<896xf32>
    %226 = graph.constant dense_resource<w656> : tensor<128xf32>
    %227 = graph.constant dense_resource<w657> : tensor<128xf32>
    %228 = graph.constant dense_resource<w658> : tensor<928xf32>
    %229 = graph.constant dense_resource<w659> : tensor<928xf32>
    %230 = graph.constant dense_resource<w660> : tensor<128xf32>
    %231 = graph.constant dense_resource<w661> : tensor<128xf32>
    %232 = graph.constant dense_resource<w662> : tensor<960xf32>
    %233 = graph.constant dense_resource<w663> : tensor<960xf32>
    %234 = graph.constant dense_resource<w664> : tensor<128xf32>
    %235 = graph.constant dense_resource<w665> : tensor<128xf32>
    %236 = graph.constant dense_resource<w666> : tensor<992xf32>
    %237 = graph.constant dense_resource<w667> : tensor<992xf32>
    %238 = graph.constant dense_resource<w668> : tensor<128xf32>
    %239 = graph.constant dense_resource<w669> : tensor<128xf32>
    %240 = graph.constant dense_resource<w670> : tensor<1024xf32>
    %241 = graph.constant dense_resource<w671> : tensor<1024xf32>
    %242 = graph.conv %arg364, %arg0, stride = [2, 2], padding = [3, 3], dilation = [1, 1], groups = 1 : (tensor<2x3x64x64xf32>, tensor<64x3x7x7xf32>) -> tensor<2x64x32x32xf32>
    %243 = graph.batch_norm %242, %0, %1, weight %arg1,  bias %arg2, eps = 9.9999997473787516E-6 : (tensor<2x64x32x32xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x64x32x32xf32>
    %244 = graph.relu %243 : (tensor<2x64x32x32xf32>) -> tensor<2x64x32x32xf32>
    %245 = graph.max_pool %244, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = false : (tensor<2x64x32x32xf32>) -> tensor<2x64x16x16xf32>
    %246 = graph.batch_norm %245, %2, %3, weight %arg3,  bias %arg4, eps = 9.9999997473787516E-6 : (tensor<2x64x16x16xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<2x64x16x16xf32>
    %247 = graph.relu %246 : (tensor<2x64x16x16xf32>) -> tensor<2x64x16x16xf32>
    %248 = graph.conv %247, %arg5, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x64x16x16xf32>, tensor<128x64x1x1xf32>) -> tensor<2x128x16x16xf32>
    %249 = graph.batch_norm %248, %4, %5, weight %arg6,  bias %arg7, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %250 = graph.relu %249 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %251 = graph.conv %250, %arg8, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %252 = graph.cat %245, %251, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x96x16x16xf32>
    %253 = graph.batch_norm %252, %6, %7, weight %arg9,  bias %arg10, eps = 9.9999997473787516E-6 : (tensor<2x96x16x16xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>) -> tensor<2x96x16x16xf32>
    %254 = graph.relu %253 : (tensor<2x96x16x16xf32>) -> tensor<2x96x16x16xf32>
    %255 = graph.conv %254, %arg11, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x96x16x16xf32>, tensor<128x96x1x1xf32>) -> tensor<2x128x16x16xf32>
    %256 = graph.batch_norm %255, %8, %9, weight %arg12,  bias %arg13, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %257 = graph.relu %256 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %258 = graph.conv %257, %arg14, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %259 = graph.cat %245, %251, %258, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x128x16x16xf32>
    %260 = graph.batch_norm %259, %10, %11, weight %arg15,  bias %arg16, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %261 = graph.relu %260 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %262 = graph.conv %261, %arg17, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<128x128x1x1xf32>) -> tensor<2x128x16x16xf32>
    %263 = graph.batch_norm %262, %12, %13, weight %arg18,  bias %arg19, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %264 = graph.relu %263 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %265 = graph.conv %264, %arg20, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %266 = graph.cat %245, %251, %258, %265, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x160x16x16xf32>
    %267 = graph.batch_norm %266, %14, %15, weight %arg21,  bias %arg22, eps = 9.9999997473787516E-6 : (tensor<2x160x16x16xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<2x160x16x16xf32>
    %268 = graph.relu %267 : (tensor<2x160x16x16xf32>) -> tensor<2x160x16x16xf32>
    %269 = graph.conv %268, %arg23, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x160x16x16xf32>, tensor<128x160x1x1xf32>) -> tensor<2x128x16x16xf32>
    %270 = graph.batch_norm %269, %16, %17, weight %arg24,  bias %arg25, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %271 = graph.relu %270 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %272 = graph.conv %271, %arg26, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %273 = graph.cat %245, %251, %258, %265, %272, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x192x16x16xf32>
    %274 = graph.batch_norm %273, %18, %19, weight %arg27,  bias %arg28, eps = 9.9999997473787516E-6 : (tensor<2x192x16x16xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x192x16x16xf32>
    %275 = graph.relu %274 : (tensor<2x192x16x16xf32>) -> tensor<2x192x16x16xf32>
    %276 = graph.conv %275, %arg29, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x16x16xf32>, tensor<128x192x1x1xf32>) -> tensor<2x128x16x16xf32>
    %277 = graph.batch_norm %276, %20, %21, weight %arg30,  bias %arg31, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %278 = graph.relu %277 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %279 = graph.conv %278, %arg32, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %280 = graph.cat %245, %251, %258, %265, %272, %279, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x224x16x16xf32>
    %281 = graph.batch_norm %280, %22, %23, weight %arg33,  bias %arg34, eps = 9.9999997473787516E-6 : (tensor<2x224x16x16xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>) -> tensor<2x224x16x16xf32>
    %282 = graph.relu %281 : (tensor<2x224x16x16xf32>) -> tensor<2x224x16x16xf32>
    %283 = graph.conv %282, %arg35, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x224x16x16xf32>, tensor<128x224x1x1xf32>) -> tensor<2x128x16x16xf32>
    %284 = graph.batch_norm %283, %24, %25, weight %arg36,  bias %arg37, eps = 9.9999997473787516E-6 : (tensor<2x128x16x16xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x16x16xf32>
    %285 = graph.relu %284 : (tensor<2x128x16x16xf32>) -> tensor<2x128x16x16xf32>
    %286 = graph.conv %285, %arg38, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x16x16xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x16x16xf32>
    %287 = graph.cat %245, %251, %258, %265, %272, %279, %286, dim = 1 : (tensor<2x64x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>, tensor<2x32x16x16xf32>) -> tensor<2x256x16x16xf32>
    %288 = graph.batch_norm %287, %26, %27, weight %arg39,  bias %arg40, eps = 9.9999997473787516E-6 : (tensor<2x256x16x16xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x16x16xf32>
    %289 = graph.relu %288 : (tensor<2x256x16x16xf32>) -> tensor<2x256x16x16xf32>
    %290 = graph.conv %289, %arg41, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x16x16xf32>, tensor<128x256x1x1xf32>) -> tensor<2x128x16x16xf32>
    %291 = graph.avg_pool %290, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x128x16x16xf32>) -> tensor<2x128x8x8xf32>
    %292 = graph.batch_norm %291, %28, %29, weight %arg42,  bias %arg43, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %293 = graph.relu %292 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %294 = graph.conv %293, %arg44, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<128x128x1x1xf32>) -> tensor<2x128x8x8xf32>
    %295 = graph.batch_norm %294, %30, %31, weight %arg45,  bias %arg46, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %296 = graph.relu %295 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %297 = graph.conv %296, %arg47, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %298 = graph.cat %291, %297, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x160x8x8xf32>
    %299 = graph.batch_norm %298, %32, %33, weight %arg48,  bias %arg49, eps = 9.9999997473787516E-6 : (tensor<2x160x8x8xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>, tensor<160xf32>) -> tensor<2x160x8x8xf32>
    %300 = graph.relu %299 : (tensor<2x160x8x8xf32>) -> tensor<2x160x8x8xf32>
    %301 = graph.conv %300, %arg50, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x160x8x8xf32>, tensor<128x160x1x1xf32>) -> tensor<2x128x8x8xf32>
    %302 = graph.batch_norm %301, %34, %35, weight %arg51,  bias %arg52, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %303 = graph.relu %302 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %304 = graph.conv %303, %arg53, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %305 = graph.cat %291, %297, %304, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x192x8x8xf32>
    %306 = graph.batch_norm %305, %36, %37, weight %arg54,  bias %arg55, eps = 9.9999997473787516E-6 : (tensor<2x192x8x8xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>, tensor<192xf32>) -> tensor<2x192x8x8xf32>
    %307 = graph.relu %306 : (tensor<2x192x8x8xf32>) -> tensor<2x192x8x8xf32>
    %308 = graph.conv %307, %arg56, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x192x8x8xf32>, tensor<128x192x1x1xf32>) -> tensor<2x128x8x8xf32>
    %309 = graph.batch_norm %308, %38, %39, weight %arg57,  bias %arg58, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %310 = graph.relu %309 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %311 = graph.conv %310, %arg59, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %312 = graph.cat %291, %297, %304, %311, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x224x8x8xf32>
    %313 = graph.batch_norm %312, %40, %41, weight %arg60,  bias %arg61, eps = 9.9999997473787516E-6 : (tensor<2x224x8x8xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>, tensor<224xf32>) -> tensor<2x224x8x8xf32>
    %314 = graph.relu %313 : (tensor<2x224x8x8xf32>) -> tensor<2x224x8x8xf32>
    %315 = graph.conv %314, %arg62, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x224x8x8xf32>, tensor<128x224x1x1xf32>) -> tensor<2x128x8x8xf32>
    %316 = graph.batch_norm %315, %42, %43, weight %arg63,  bias %arg64, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %317 = graph.relu %316 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %318 = graph.conv %317, %arg65, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %319 = graph.cat %291, %297, %304, %311, %318, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x256x8x8xf32>
    %320 = graph.batch_norm %319, %44, %45, weight %arg66,  bias %arg67, eps = 9.9999997473787516E-6 : (tensor<2x256x8x8xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x8x8xf32>
    %321 = graph.relu %320 : (tensor<2x256x8x8xf32>) -> tensor<2x256x8x8xf32>
    %322 = graph.conv %321, %arg68, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x8x8xf32>, tensor<128x256x1x1xf32>) -> tensor<2x128x8x8xf32>
    %323 = graph.batch_norm %322, %46, %47, weight %arg69,  bias %arg70, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %324 = graph.relu %323 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %325 = graph.conv %324, %arg71, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %326 = graph.cat %291, %297, %304, %311, %318, %325, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x288x8x8xf32>
    %327 = graph.batch_norm %326, %48, %49, weight %arg72,  bias %arg73, eps = 9.9999997473787516E-6 : (tensor<2x288x8x8xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<2x288x8x8xf32>
    %328 = graph.relu %327 : (tensor<2x288x8x8xf32>) -> tensor<2x288x8x8xf32>
    %329 = graph.conv %328, %arg74, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x288x8x8xf32>, tensor<128x288x1x1xf32>) -> tensor<2x128x8x8xf32>
    %330 = graph.batch_norm %329, %50, %51, weight %arg75,  bias %arg76, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %331 = graph.relu %330 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %332 = graph.conv %331, %arg77, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %333 = graph.cat %291, %297, %304, %311, %318, %325, %332, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x320x8x8xf32>
    %334 = graph.batch_norm %333, %52, %53, weight %arg78,  bias %arg79, eps = 9.9999997473787516E-6 : (tensor<2x320x8x8xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>) -> tensor<2x320x8x8xf32>
    %335 = graph.relu %334 : (tensor<2x320x8x8xf32>) -> tensor<2x320x8x8xf32>
    %336 = graph.conv %335, %arg80, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x320x8x8xf32>, tensor<128x320x1x1xf32>) -> tensor<2x128x8x8xf32>
    %337 = graph.batch_norm %336, %54, %55, weight %arg81,  bias %arg82, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %338 = graph.relu %337 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %339 = graph.conv %338, %arg83, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %340 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x352x8x8xf32>
    %341 = graph.batch_norm %340, %56, %57, weight %arg84,  bias %arg85, eps = 9.9999997473787516E-6 : (tensor<2x352x8x8xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>) -> tensor<2x352x8x8xf32>
    %342 = graph.relu %341 : (tensor<2x352x8x8xf32>) -> tensor<2x352x8x8xf32>
    %343 = graph.conv %342, %arg86, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x352x8x8xf32>, tensor<128x352x1x1xf32>) -> tensor<2x128x8x8xf32>
    %344 = graph.batch_norm %343, %58, %59, weight %arg87,  bias %arg88, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %345 = graph.relu %344 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %346 = graph.conv %345, %arg89, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %347 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, %346, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x384x8x8xf32>
    %348 = graph.batch_norm %347, %60, %61, weight %arg90,  bias %arg91, eps = 9.9999997473787516E-6 : (tensor<2x384x8x8xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x384x8x8xf32>
    %349 = graph.relu %348 : (tensor<2x384x8x8xf32>) -> tensor<2x384x8x8xf32>
    %350 = graph.conv %349, %arg92, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x8x8xf32>, tensor<128x384x1x1xf32>) -> tensor<2x128x8x8xf32>
    %351 = graph.batch_norm %350, %62, %63, weight %arg93,  bias %arg94, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %352 = graph.relu %351 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %353 = graph.conv %352, %arg95, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %354 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, %346, %353, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x416x8x8xf32>
    %355 = graph.batch_norm %354, %64, %65, weight %arg96,  bias %arg97, eps = 9.9999997473787516E-6 : (tensor<2x416x8x8xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>) -> tensor<2x416x8x8xf32>
    %356 = graph.relu %355 : (tensor<2x416x8x8xf32>) -> tensor<2x416x8x8xf32>
    %357 = graph.conv %356, %arg98, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x416x8x8xf32>, tensor<128x416x1x1xf32>) -> tensor<2x128x8x8xf32>
    %358 = graph.batch_norm %357, %66, %67, weight %arg99,  bias %arg100, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %359 = graph.relu %358 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %360 = graph.conv %359, %arg101, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %361 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, %346, %353, %360, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x448x8x8xf32>
    %362 = graph.batch_norm %361, %68, %69, weight %arg102,  bias %arg103, eps = 9.9999997473787516E-6 : (tensor<2x448x8x8xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>) -> tensor<2x448x8x8xf32>
    %363 = graph.relu %362 : (tensor<2x448x8x8xf32>) -> tensor<2x448x8x8xf32>
    %364 = graph.conv %363, %arg104, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x448x8x8xf32>, tensor<128x448x1x1xf32>) -> tensor<2x128x8x8xf32>
    %365 = graph.batch_norm %364, %70, %71, weight %arg105,  bias %arg106, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %366 = graph.relu %365 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %367 = graph.conv %366, %arg107, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %368 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, %346, %353, %360, %367, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x480x8x8xf32>
    %369 = graph.batch_norm %368, %72, %73, weight %arg108,  bias %arg109, eps = 9.9999997473787516E-6 : (tensor<2x480x8x8xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<2x480x8x8xf32>
    %370 = graph.relu %369 : (tensor<2x480x8x8xf32>) -> tensor<2x480x8x8xf32>
    %371 = graph.conv %370, %arg110, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x480x8x8xf32>, tensor<128x480x1x1xf32>) -> tensor<2x128x8x8xf32>
    %372 = graph.batch_norm %371, %74, %75, weight %arg111,  bias %arg112, eps = 9.9999997473787516E-6 : (tensor<2x128x8x8xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x8x8xf32>
    %373 = graph.relu %372 : (tensor<2x128x8x8xf32>) -> tensor<2x128x8x8xf32>
    %374 = graph.conv %373, %arg113, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x8x8xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x8x8xf32>
    %375 = graph.cat %291, %297, %304, %311, %318, %325, %332, %339, %346, %353, %360, %367, %374, dim = 1 : (tensor<2x128x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>, tensor<2x32x8x8xf32>) -> tensor<2x512x8x8xf32>
    %376 = graph.batch_norm %375, %76, %77, weight %arg114,  bias %arg115, eps = 9.9999997473787516E-6 : (tensor<2x512x8x8xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x8x8xf32>
    %377 = graph.relu %376 : (tensor<2x512x8x8xf32>) -> tensor<2x512x8x8xf32>
    %378 = graph.conv %377, %arg116, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x8x8xf32>, tensor<256x512x1x1xf32>) -> tensor<2x256x8x8xf32>
    %379 = graph.avg_pool %378, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x256x8x8xf32>) -> tensor<2x256x4x4xf32>
    %380 = graph.batch_norm %379, %78, %79, weight %arg117,  bias %arg118, eps = 9.9999997473787516E-6 : (tensor<2x256x4x4xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) -> tensor<2x256x4x4xf32>
    %381 = graph.relu %380 : (tensor<2x256x4x4xf32>) -> tensor<2x256x4x4xf32>
    %382 = graph.conv %381, %arg119, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x256x4x4xf32>, tensor<128x256x1x1xf32>) -> tensor<2x128x4x4xf32>
    %383 = graph.batch_norm %382, %80, %81, weight %arg120,  bias %arg121, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %384 = graph.relu %383 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %385 = graph.conv %384, %arg122, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %386 = graph.cat %379, %385, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x288x4x4xf32>
    %387 = graph.batch_norm %386, %82, %83, weight %arg123,  bias %arg124, eps = 9.9999997473787516E-6 : (tensor<2x288x4x4xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>, tensor<288xf32>) -> tensor<2x288x4x4xf32>
    %388 = graph.relu %387 : (tensor<2x288x4x4xf32>) -> tensor<2x288x4x4xf32>
    %389 = graph.conv %388, %arg125, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x288x4x4xf32>, tensor<128x288x1x1xf32>) -> tensor<2x128x4x4xf32>
    %390 = graph.batch_norm %389, %84, %85, weight %arg126,  bias %arg127, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %391 = graph.relu %390 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %392 = graph.conv %391, %arg128, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %393 = graph.cat %379, %385, %392, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x320x4x4xf32>
    %394 = graph.batch_norm %393, %86, %87, weight %arg129,  bias %arg130, eps = 9.9999997473787516E-6 : (tensor<2x320x4x4xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>, tensor<320xf32>) -> tensor<2x320x4x4xf32>
    %395 = graph.relu %394 : (tensor<2x320x4x4xf32>) -> tensor<2x320x4x4xf32>
    %396 = graph.conv %395, %arg131, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x320x4x4xf32>, tensor<128x320x1x1xf32>) -> tensor<2x128x4x4xf32>
    %397 = graph.batch_norm %396, %88, %89, weight %arg132,  bias %arg133, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %398 = graph.relu %397 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %399 = graph.conv %398, %arg134, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %400 = graph.cat %379, %385, %392, %399, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x352x4x4xf32>
    %401 = graph.batch_norm %400, %90, %91, weight %arg135,  bias %arg136, eps = 9.9999997473787516E-6 : (tensor<2x352x4x4xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>, tensor<352xf32>) -> tensor<2x352x4x4xf32>
    %402 = graph.relu %401 : (tensor<2x352x4x4xf32>) -> tensor<2x352x4x4xf32>
    %403 = graph.conv %402, %arg137, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x352x4x4xf32>, tensor<128x352x1x1xf32>) -> tensor<2x128x4x4xf32>
    %404 = graph.batch_norm %403, %92, %93, weight %arg138,  bias %arg139, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %405 = graph.relu %404 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %406 = graph.conv %405, %arg140, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %407 = graph.cat %379, %385, %392, %399, %406, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x384x4x4xf32>
    %408 = graph.batch_norm %407, %94, %95, weight %arg141,  bias %arg142, eps = 9.9999997473787516E-6 : (tensor<2x384x4x4xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>, tensor<384xf32>) -> tensor<2x384x4x4xf32>
    %409 = graph.relu %408 : (tensor<2x384x4x4xf32>) -> tensor<2x384x4x4xf32>
    %410 = graph.conv %409, %arg143, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x384x4x4xf32>, tensor<128x384x1x1xf32>) -> tensor<2x128x4x4xf32>
    %411 = graph.batch_norm %410, %96, %97, weight %arg144,  bias %arg145, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %412 = graph.relu %411 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %413 = graph.conv %412, %arg146, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %414 = graph.cat %379, %385, %392, %399, %406, %413, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x416x4x4xf32>
    %415 = graph.batch_norm %414, %98, %99, weight %arg147,  bias %arg148, eps = 9.9999997473787516E-6 : (tensor<2x416x4x4xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>, tensor<416xf32>) -> tensor<2x416x4x4xf32>
    %416 = graph.relu %415 : (tensor<2x416x4x4xf32>) -> tensor<2x416x4x4xf32>
    %417 = graph.conv %416, %arg149, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x416x4x4xf32>, tensor<128x416x1x1xf32>) -> tensor<2x128x4x4xf32>
    %418 = graph.batch_norm %417, %100, %101, weight %arg150,  bias %arg151, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %419 = graph.relu %418 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %420 = graph.conv %419, %arg152, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %421 = graph.cat %379, %385, %392, %399, %406, %413, %420, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x448x4x4xf32>
    %422 = graph.batch_norm %421, %102, %103, weight %arg153,  bias %arg154, eps = 9.9999997473787516E-6 : (tensor<2x448x4x4xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>, tensor<448xf32>) -> tensor<2x448x4x4xf32>
    %423 = graph.relu %422 : (tensor<2x448x4x4xf32>) -> tensor<2x448x4x4xf32>
    %424 = graph.conv %423, %arg155, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x448x4x4xf32>, tensor<128x448x1x1xf32>) -> tensor<2x128x4x4xf32>
    %425 = graph.batch_norm %424, %104, %105, weight %arg156,  bias %arg157, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %426 = graph.relu %425 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %427 = graph.conv %426, %arg158, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %428 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x480x4x4xf32>
    %429 = graph.batch_norm %428, %106, %107, weight %arg159,  bias %arg160, eps = 9.9999997473787516E-6 : (tensor<2x480x4x4xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>, tensor<480xf32>) -> tensor<2x480x4x4xf32>
    %430 = graph.relu %429 : (tensor<2x480x4x4xf32>) -> tensor<2x480x4x4xf32>
    %431 = graph.conv %430, %arg161, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x480x4x4xf32>, tensor<128x480x1x1xf32>) -> tensor<2x128x4x4xf32>
    %432 = graph.batch_norm %431, %108, %109, weight %arg162,  bias %arg163, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %433 = graph.relu %432 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %434 = graph.conv %433, %arg164, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %435 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x512x4x4xf32>
    %436 = graph.batch_norm %435, %110, %111, weight %arg165,  bias %arg166, eps = 9.9999997473787516E-6 : (tensor<2x512x4x4xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x4x4xf32>
    %437 = graph.relu %436 : (tensor<2x512x4x4xf32>) -> tensor<2x512x4x4xf32>
    %438 = graph.conv %437, %arg167, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x4x4xf32>, tensor<128x512x1x1xf32>) -> tensor<2x128x4x4xf32>
    %439 = graph.batch_norm %438, %112, %113, weight %arg168,  bias %arg169, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %440 = graph.relu %439 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %441 = graph.conv %440, %arg170, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %442 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x544x4x4xf32>
    %443 = graph.batch_norm %442, %114, %115, weight %arg171,  bias %arg172, eps = 9.9999997473787516E-6 : (tensor<2x544x4x4xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<2x544x4x4xf32>
    %444 = graph.relu %443 : (tensor<2x544x4x4xf32>) -> tensor<2x544x4x4xf32>
    %445 = graph.conv %444, %arg173, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x544x4x4xf32>, tensor<128x544x1x1xf32>) -> tensor<2x128x4x4xf32>
    %446 = graph.batch_norm %445, %116, %117, weight %arg174,  bias %arg175, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %447 = graph.relu %446 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %448 = graph.conv %447, %arg176, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %449 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x576x4x4xf32>
    %450 = graph.batch_norm %449, %118, %119, weight %arg177,  bias %arg178, eps = 9.9999997473787516E-6 : (tensor<2x576x4x4xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<2x576x4x4xf32>
    %451 = graph.relu %450 : (tensor<2x576x4x4xf32>) -> tensor<2x576x4x4xf32>
    %452 = graph.conv %451, %arg179, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x576x4x4xf32>, tensor<128x576x1x1xf32>) -> tensor<2x128x4x4xf32>
    %453 = graph.batch_norm %452, %120, %121, weight %arg180,  bias %arg181, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %454 = graph.relu %453 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %455 = graph.conv %454, %arg182, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %456 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x608x4x4xf32>
    %457 = graph.batch_norm %456, %122, %123, weight %arg183,  bias %arg184, eps = 9.9999997473787516E-6 : (tensor<2x608x4x4xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>) -> tensor<2x608x4x4xf32>
    %458 = graph.relu %457 : (tensor<2x608x4x4xf32>) -> tensor<2x608x4x4xf32>
    %459 = graph.conv %458, %arg185, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x608x4x4xf32>, tensor<128x608x1x1xf32>) -> tensor<2x128x4x4xf32>
    %460 = graph.batch_norm %459, %124, %125, weight %arg186,  bias %arg187, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %461 = graph.relu %460 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %462 = graph.conv %461, %arg188, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %463 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x640x4x4xf32>
    %464 = graph.batch_norm %463, %126, %127, weight %arg189,  bias %arg190, eps = 9.9999997473787516E-6 : (tensor<2x640x4x4xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>) -> tensor<2x640x4x4xf32>
    %465 = graph.relu %464 : (tensor<2x640x4x4xf32>) -> tensor<2x640x4x4xf32>
    %466 = graph.conv %465, %arg191, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x640x4x4xf32>, tensor<128x640x1x1xf32>) -> tensor<2x128x4x4xf32>
    %467 = graph.batch_norm %466, %128, %129, weight %arg192,  bias %arg193, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %468 = graph.relu %467 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %469 = graph.conv %468, %arg194, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %470 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x672x4x4xf32>
    %471 = graph.batch_norm %470, %130, %131, weight %arg195,  bias %arg196, eps = 9.9999997473787516E-6 : (tensor<2x672x4x4xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<2x672x4x4xf32>
    %472 = graph.relu %471 : (tensor<2x672x4x4xf32>) -> tensor<2x672x4x4xf32>
    %473 = graph.conv %472, %arg197, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x672x4x4xf32>, tensor<128x672x1x1xf32>) -> tensor<2x128x4x4xf32>
    %474 = graph.batch_norm %473, %132, %133, weight %arg198,  bias %arg199, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %475 = graph.relu %474 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %476 = graph.conv %475, %arg200, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %477 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x704x4x4xf32>
    %478 = graph.batch_norm %477, %134, %135, weight %arg201,  bias %arg202, eps = 9.9999997473787516E-6 : (tensor<2x704x4x4xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>) -> tensor<2x704x4x4xf32>
    %479 = graph.relu %478 : (tensor<2x704x4x4xf32>) -> tensor<2x704x4x4xf32>
    %480 = graph.conv %479, %arg203, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x704x4x4xf32>, tensor<128x704x1x1xf32>) -> tensor<2x128x4x4xf32>
    %481 = graph.batch_norm %480, %136, %137, weight %arg204,  bias %arg205, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %482 = graph.relu %481 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %483 = graph.conv %482, %arg206, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %484 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x736x4x4xf32>
    %485 = graph.batch_norm %484, %138, %139, weight %arg207,  bias %arg208, eps = 9.9999997473787516E-6 : (tensor<2x736x4x4xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>) -> tensor<2x736x4x4xf32>
    %486 = graph.relu %485 : (tensor<2x736x4x4xf32>) -> tensor<2x736x4x4xf32>
    %487 = graph.conv %486, %arg209, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x736x4x4xf32>, tensor<128x736x1x1xf32>) -> tensor<2x128x4x4xf32>
    %488 = graph.batch_norm %487, %140, %141, weight %arg210,  bias %arg211, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %489 = graph.relu %488 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %490 = graph.conv %489, %arg212, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %491 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x768x4x4xf32>
    %492 = graph.batch_norm %491, %142, %143, weight %arg213,  bias %arg214, eps = 9.9999997473787516E-6 : (tensor<2x768x4x4xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x768x4x4xf32>
    %493 = graph.relu %492 : (tensor<2x768x4x4xf32>) -> tensor<2x768x4x4xf32>
    %494 = graph.conv %493, %arg215, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x768x4x4xf32>, tensor<128x768x1x1xf32>) -> tensor<2x128x4x4xf32>
    %495 = graph.batch_norm %494, %144, %145, weight %arg216,  bias %arg217, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %496 = graph.relu %495 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %497 = graph.conv %496, %arg218, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %498 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x800x4x4xf32>
    %499 = graph.batch_norm %498, %146, %147, weight %arg219,  bias %arg220, eps = 9.9999997473787516E-6 : (tensor<2x800x4x4xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>) -> tensor<2x800x4x4xf32>
    %500 = graph.relu %499 : (tensor<2x800x4x4xf32>) -> tensor<2x800x4x4xf32>
    %501 = graph.conv %500, %arg221, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x800x4x4xf32>, tensor<128x800x1x1xf32>) -> tensor<2x128x4x4xf32>
    %502 = graph.batch_norm %501, %148, %149, weight %arg222,  bias %arg223, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %503 = graph.relu %502 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %504 = graph.conv %503, %arg224, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %505 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x832x4x4xf32>
    %506 = graph.batch_norm %505, %150, %151, weight %arg225,  bias %arg226, eps = 9.9999997473787516E-6 : (tensor<2x832x4x4xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>) -> tensor<2x832x4x4xf32>
    %507 = graph.relu %506 : (tensor<2x832x4x4xf32>) -> tensor<2x832x4x4xf32>
    %508 = graph.conv %507, %arg227, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x832x4x4xf32>, tensor<128x832x1x1xf32>) -> tensor<2x128x4x4xf32>
    %509 = graph.batch_norm %508, %152, %153, weight %arg228,  bias %arg229, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %510 = graph.relu %509 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %511 = graph.conv %510, %arg230, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %512 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x864x4x4xf32>
    %513 = graph.batch_norm %512, %154, %155, weight %arg231,  bias %arg232, eps = 9.9999997473787516E-6 : (tensor<2x864x4x4xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>) -> tensor<2x864x4x4xf32>
    %514 = graph.relu %513 : (tensor<2x864x4x4xf32>) -> tensor<2x864x4x4xf32>
    %515 = graph.conv %514, %arg233, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x864x4x4xf32>, tensor<128x864x1x1xf32>) -> tensor<2x128x4x4xf32>
    %516 = graph.batch_norm %515, %156, %157, weight %arg234,  bias %arg235, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %517 = graph.relu %516 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %518 = graph.conv %517, %arg236, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %519 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, %518, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x896x4x4xf32>
    %520 = graph.batch_norm %519, %158, %159, weight %arg237,  bias %arg238, eps = 9.9999997473787516E-6 : (tensor<2x896x4x4xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>) -> tensor<2x896x4x4xf32>
    %521 = graph.relu %520 : (tensor<2x896x4x4xf32>) -> tensor<2x896x4x4xf32>
    %522 = graph.conv %521, %arg239, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x896x4x4xf32>, tensor<128x896x1x1xf32>) -> tensor<2x128x4x4xf32>
    %523 = graph.batch_norm %522, %160, %161, weight %arg240,  bias %arg241, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %524 = graph.relu %523 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %525 = graph.conv %524, %arg242, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %526 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, %518, %525, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x928x4x4xf32>
    %527 = graph.batch_norm %526, %162, %163, weight %arg243,  bias %arg244, eps = 9.9999997473787516E-6 : (tensor<2x928x4x4xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>) -> tensor<2x928x4x4xf32>
    %528 = graph.relu %527 : (tensor<2x928x4x4xf32>) -> tensor<2x928x4x4xf32>
    %529 = graph.conv %528, %arg245, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x928x4x4xf32>, tensor<128x928x1x1xf32>) -> tensor<2x128x4x4xf32>
    %530 = graph.batch_norm %529, %164, %165, weight %arg246,  bias %arg247, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %531 = graph.relu %530 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %532 = graph.conv %531, %arg248, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %533 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, %518, %525, %532, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x960x4x4xf32>
    %534 = graph.batch_norm %533, %166, %167, weight %arg249,  bias %arg250, eps = 9.9999997473787516E-6 : (tensor<2x960x4x4xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>) -> tensor<2x960x4x4xf32>
    %535 = graph.relu %534 : (tensor<2x960x4x4xf32>) -> tensor<2x960x4x4xf32>
    %536 = graph.conv %535, %arg251, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x960x4x4xf32>, tensor<128x960x1x1xf32>) -> tensor<2x128x4x4xf32>
    %537 = graph.batch_norm %536, %168, %169, weight %arg252,  bias %arg253, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %538 = graph.relu %537 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %539 = graph.conv %538, %arg254, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %540 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, %518, %525, %532, %539, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x992x4x4xf32>
    %541 = graph.batch_norm %540, %170, %171, weight %arg255,  bias %arg256, eps = 9.9999997473787516E-6 : (tensor<2x992x4x4xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>) -> tensor<2x992x4x4xf32>
    %542 = graph.relu %541 : (tensor<2x992x4x4xf32>) -> tensor<2x992x4x4xf32>
    %543 = graph.conv %542, %arg257, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x992x4x4xf32>, tensor<128x992x1x1xf32>) -> tensor<2x128x4x4xf32>
    %544 = graph.batch_norm %543, %172, %173, weight %arg258,  bias %arg259, eps = 9.9999997473787516E-6 : (tensor<2x128x4x4xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x4x4xf32>
    %545 = graph.relu %544 : (tensor<2x128x4x4xf32>) -> tensor<2x128x4x4xf32>
    %546 = graph.conv %545, %arg260, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x4x4xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x4x4xf32>
    %547 = graph.cat %379, %385, %392, %399, %406, %413, %420, %427, %434, %441, %448, %455, %462, %469, %476, %483, %490, %497, %504, %511, %518, %525, %532, %539, %546, dim = 1 : (tensor<2x256x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>, tensor<2x32x4x4xf32>) -> tensor<2x1024x4x4xf32>
    %548 = graph.batch_norm %547, %174, %175, weight %arg261,  bias %arg262, eps = 9.9999997473787516E-6 : (tensor<2x1024x4x4xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<2x1024x4x4xf32>
    %549 = graph.relu %548 : (tensor<2x1024x4x4xf32>) -> tensor<2x1024x4x4xf32>
    %550 = graph.conv %549, %arg263, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x1024x4x4xf32>, tensor<512x1024x1x1xf32>) -> tensor<2x512x4x4xf32>
    %551 = graph.avg_pool %550, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<2x512x4x4xf32>) -> tensor<2x512x2x2xf32>
    %552 = graph.batch_norm %551, %176, %177, weight %arg264,  bias %arg265, eps = 9.9999997473787516E-6 : (tensor<2x512x2x2xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<2x512x2x2xf32>
    %553 = graph.relu %552 : (tensor<2x512x2x2xf32>) -> tensor<2x512x2x2xf32>
    %554 = graph.conv %553, %arg266, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x512x2x2xf32>, tensor<128x512x1x1xf32>) -> tensor<2x128x2x2xf32>
    %555 = graph.batch_norm %554, %178, %179, weight %arg267,  bias %arg268, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %556 = graph.relu %555 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %557 = graph.conv %556, %arg269, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %558 = graph.cat %551, %557, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x544x2x2xf32>
    %559 = graph.batch_norm %558, %180, %181, weight %arg270,  bias %arg271, eps = 9.9999997473787516E-6 : (tensor<2x544x2x2xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>, tensor<544xf32>) -> tensor<2x544x2x2xf32>
    %560 = graph.relu %559 : (tensor<2x544x2x2xf32>) -> tensor<2x544x2x2xf32>
    %561 = graph.conv %560, %arg272, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x544x2x2xf32>, tensor<128x544x1x1xf32>) -> tensor<2x128x2x2xf32>
    %562 = graph.batch_norm %561, %182, %183, weight %arg273,  bias %arg274, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %563 = graph.relu %562 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %564 = graph.conv %563, %arg275, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %565 = graph.cat %551, %557, %564, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x576x2x2xf32>
    %566 = graph.batch_norm %565, %184, %185, weight %arg276,  bias %arg277, eps = 9.9999997473787516E-6 : (tensor<2x576x2x2xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>, tensor<576xf32>) -> tensor<2x576x2x2xf32>
    %567 = graph.relu %566 : (tensor<2x576x2x2xf32>) -> tensor<2x576x2x2xf32>
    %568 = graph.conv %567, %arg278, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x576x2x2xf32>, tensor<128x576x1x1xf32>) -> tensor<2x128x2x2xf32>
    %569 = graph.batch_norm %568, %186, %187, weight %arg279,  bias %arg280, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %570 = graph.relu %569 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %571 = graph.conv %570, %arg281, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %572 = graph.cat %551, %557, %564, %571, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x608x2x2xf32>
    %573 = graph.batch_norm %572, %188, %189, weight %arg282,  bias %arg283, eps = 9.9999997473787516E-6 : (tensor<2x608x2x2xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>, tensor<608xf32>) -> tensor<2x608x2x2xf32>
    %574 = graph.relu %573 : (tensor<2x608x2x2xf32>) -> tensor<2x608x2x2xf32>
    %575 = graph.conv %574, %arg284, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x608x2x2xf32>, tensor<128x608x1x1xf32>) -> tensor<2x128x2x2xf32>
    %576 = graph.batch_norm %575, %190, %191, weight %arg285,  bias %arg286, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %577 = graph.relu %576 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %578 = graph.conv %577, %arg287, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %579 = graph.cat %551, %557, %564, %571, %578, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x640x2x2xf32>
    %580 = graph.batch_norm %579, %192, %193, weight %arg288,  bias %arg289, eps = 9.9999997473787516E-6 : (tensor<2x640x2x2xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>, tensor<640xf32>) -> tensor<2x640x2x2xf32>
    %581 = graph.relu %580 : (tensor<2x640x2x2xf32>) -> tensor<2x640x2x2xf32>
    %582 = graph.conv %581, %arg290, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x640x2x2xf32>, tensor<128x640x1x1xf32>) -> tensor<2x128x2x2xf32>
    %583 = graph.batch_norm %582, %194, %195, weight %arg291,  bias %arg292, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %584 = graph.relu %583 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %585 = graph.conv %584, %arg293, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %586 = graph.cat %551, %557, %564, %571, %578, %585, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x672x2x2xf32>
    %587 = graph.batch_norm %586, %196, %197, weight %arg294,  bias %arg295, eps = 9.9999997473787516E-6 : (tensor<2x672x2x2xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>, tensor<672xf32>) -> tensor<2x672x2x2xf32>
    %588 = graph.relu %587 : (tensor<2x672x2x2xf32>) -> tensor<2x672x2x2xf32>
    %589 = graph.conv %588, %arg296, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x672x2x2xf32>, tensor<128x672x1x1xf32>) -> tensor<2x128x2x2xf32>
    %590 = graph.batch_norm %589, %198, %199, weight %arg297,  bias %arg298, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %591 = graph.relu %590 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %592 = graph.conv %591, %arg299, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %593 = graph.cat %551, %557, %564, %571, %578, %585, %592, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x704x2x2xf32>
    %594 = graph.batch_norm %593, %200, %201, weight %arg300,  bias %arg301, eps = 9.9999997473787516E-6 : (tensor<2x704x2x2xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>, tensor<704xf32>) -> tensor<2x704x2x2xf32>
    %595 = graph.relu %594 : (tensor<2x704x2x2xf32>) -> tensor<2x704x2x2xf32>
    %596 = graph.conv %595, %arg302, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x704x2x2xf32>, tensor<128x704x1x1xf32>) -> tensor<2x128x2x2xf32>
    %597 = graph.batch_norm %596, %202, %203, weight %arg303,  bias %arg304, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %598 = graph.relu %597 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %599 = graph.conv %598, %arg305, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %600 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x736x2x2xf32>
    %601 = graph.batch_norm %600, %204, %205, weight %arg306,  bias %arg307, eps = 9.9999997473787516E-6 : (tensor<2x736x2x2xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>, tensor<736xf32>) -> tensor<2x736x2x2xf32>
    %602 = graph.relu %601 : (tensor<2x736x2x2xf32>) -> tensor<2x736x2x2xf32>
    %603 = graph.conv %602, %arg308, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x736x2x2xf32>, tensor<128x736x1x1xf32>) -> tensor<2x128x2x2xf32>
    %604 = graph.batch_norm %603, %206, %207, weight %arg309,  bias %arg310, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %605 = graph.relu %604 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %606 = graph.conv %605, %arg311, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %607 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x768x2x2xf32>
    %608 = graph.batch_norm %607, %208, %209, weight %arg312,  bias %arg313, eps = 9.9999997473787516E-6 : (tensor<2x768x2x2xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<2x768x2x2xf32>
    %609 = graph.relu %608 : (tensor<2x768x2x2xf32>) -> tensor<2x768x2x2xf32>
    %610 = graph.conv %609, %arg314, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x768x2x2xf32>, tensor<128x768x1x1xf32>) -> tensor<2x128x2x2xf32>
    %611 = graph.batch_norm %610, %210, %211, weight %arg315,  bias %arg316, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %612 = graph.relu %611 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %613 = graph.conv %612, %arg317, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %614 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x800x2x2xf32>
    %615 = graph.batch_norm %614, %212, %213, weight %arg318,  bias %arg319, eps = 9.9999997473787516E-6 : (tensor<2x800x2x2xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>, tensor<800xf32>) -> tensor<2x800x2x2xf32>
    %616 = graph.relu %615 : (tensor<2x800x2x2xf32>) -> tensor<2x800x2x2xf32>
    %617 = graph.conv %616, %arg320, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x800x2x2xf32>, tensor<128x800x1x1xf32>) -> tensor<2x128x2x2xf32>
    %618 = graph.batch_norm %617, %214, %215, weight %arg321,  bias %arg322, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %619 = graph.relu %618 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %620 = graph.conv %619, %arg323, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %621 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x832x2x2xf32>
    %622 = graph.batch_norm %621, %216, %217, weight %arg324,  bias %arg325, eps = 9.9999997473787516E-6 : (tensor<2x832x2x2xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>, tensor<832xf32>) -> tensor<2x832x2x2xf32>
    %623 = graph.relu %622 : (tensor<2x832x2x2xf32>) -> tensor<2x832x2x2xf32>
    %624 = graph.conv %623, %arg326, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x832x2x2xf32>, tensor<128x832x1x1xf32>) -> tensor<2x128x2x2xf32>
    %625 = graph.batch_norm %624, %218, %219, weight %arg327,  bias %arg328, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %626 = graph.relu %625 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %627 = graph.conv %626, %arg329, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %628 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x864x2x2xf32>
    %629 = graph.batch_norm %628, %220, %221, weight %arg330,  bias %arg331, eps = 9.9999997473787516E-6 : (tensor<2x864x2x2xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>, tensor<864xf32>) -> tensor<2x864x2x2xf32>
    %630 = graph.relu %629 : (tensor<2x864x2x2xf32>) -> tensor<2x864x2x2xf32>
    %631 = graph.conv %630, %arg332, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x864x2x2xf32>, tensor<128x864x1x1xf32>) -> tensor<2x128x2x2xf32>
    %632 = graph.batch_norm %631, %222, %223, weight %arg333,  bias %arg334, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %633 = graph.relu %632 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %634 = graph.conv %633, %arg335, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %635 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, %634, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x896x2x2xf32>
    %636 = graph.batch_norm %635, %224, %225, weight %arg336,  bias %arg337, eps = 9.9999997473787516E-6 : (tensor<2x896x2x2xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>, tensor<896xf32>) -> tensor<2x896x2x2xf32>
    %637 = graph.relu %636 : (tensor<2x896x2x2xf32>) -> tensor<2x896x2x2xf32>
    %638 = graph.conv %637, %arg338, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x896x2x2xf32>, tensor<128x896x1x1xf32>) -> tensor<2x128x2x2xf32>
    %639 = graph.batch_norm %638, %226, %227, weight %arg339,  bias %arg340, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %640 = graph.relu %639 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %641 = graph.conv %640, %arg341, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %642 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, %634, %641, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x928x2x2xf32>
    %643 = graph.batch_norm %642, %228, %229, weight %arg342,  bias %arg343, eps = 9.9999997473787516E-6 : (tensor<2x928x2x2xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>, tensor<928xf32>) -> tensor<2x928x2x2xf32>
    %644 = graph.relu %643 : (tensor<2x928x2x2xf32>) -> tensor<2x928x2x2xf32>
    %645 = graph.conv %644, %arg344, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x928x2x2xf32>, tensor<128x928x1x1xf32>) -> tensor<2x128x2x2xf32>
    %646 = graph.batch_norm %645, %230, %231, weight %arg345,  bias %arg346, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %647 = graph.relu %646 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %648 = graph.conv %647, %arg347, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %649 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, %634, %641, %648, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x960x2x2xf32>
    %650 = graph.batch_norm %649, %232, %233, weight %arg348,  bias %arg349, eps = 9.9999997473787516E-6 : (tensor<2x960x2x2xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>, tensor<960xf32>) -> tensor<2x960x2x2xf32>
    %651 = graph.relu %650 : (tensor<2x960x2x2xf32>) -> tensor<2x960x2x2xf32>
    %652 = graph.conv %651, %arg350, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x960x2x2xf32>, tensor<128x960x1x1xf32>) -> tensor<2x128x2x2xf32>
    %653 = graph.batch_norm %652, %234, %235, weight %arg351,  bias %arg352, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %654 = graph.relu %653 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %655 = graph.conv %654, %arg353, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %656 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, %634, %641, %648, %655, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x992x2x2xf32>
    %657 = graph.batch_norm %656, %236, %237, weight %arg354,  bias %arg355, eps = 9.9999997473787516E-6 : (tensor<2x992x2x2xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>, tensor<992xf32>) -> tensor<2x992x2x2xf32>
    %658 = graph.relu %657 : (tensor<2x992x2x2xf32>) -> tensor<2x992x2x2xf32>
    %659 = graph.conv %658, %arg356, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x992x2x2xf32>, tensor<128x992x1x1xf32>) -> tensor<2x128x2x2xf32>
    %660 = graph.batch_norm %659, %238, %239, weight %arg357,  bias %arg358, eps = 9.9999997473787516E-6 : (tensor<2x128x2x2xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> tensor<2x128x2x2xf32>
    %661 = graph.relu %660 : (tensor<2x128x2x2xf32>) -> tensor<2x128x2x2xf32>
    %662 = graph.conv %661, %arg359, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x128x2x2xf32>, tensor<32x128x3x3xf32>) -> tensor<2x32x2x2xf32>
    %663 = graph.cat %551, %557, %564, %571, %578, %585, %592, %599, %606, %613, %620, %627, %634, %641, %648, %655, %662, dim = 1 : (tensor<2x512x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>, tensor<2x32x2x2xf32>) -> tensor<2x1024x2x2xf32>
    %664 = graph.batch_norm %663, %240, %241, weight %arg360,  bias %arg361, eps = 9.9999997473787516E-6 : (tensor<2x1024x2x2xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<2x1024x2x2xf32>
    %665 = graph.relu %664 : (tensor<2x1024x2x2xf32>) -> tensor<2x1024x2x2xf32>
    %666 = graph.mean %665, dims = [2, 3], keepdim = true : (tensor<2x1024x2x2xf32>) -> tensor<2x1024x1x1xf32>
    %667 = graph.reshape %666, sizes = [2, 1024] : (tensor<2x1024x1x1xf32>) -> tensor<2x1024xf32>
    %668 = graph.permute %arg362, dims = [1, 0] : (tensor<1000x1024xf32>) -> tensor<1024x1000xf32>
    %669 = graph.addmm %arg363, %667, %668, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<1000xf32>, tensor<2x1024xf32>, tensor<1024x1000xf32>) -> tensor<2x1000xf32>
    return %669 : tensor<2x1000xf32>
  }
  func.func @gradient(%arg0: tensor<64x3x7x7xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<128x64x1x1xf32>, %arg6: tensor<128xf32>, %arg7: tensor<128xf32>, %arg8: tensor<32x128x3x3xf32>, %arg9: tensor<96xf32>, %arg10: tensor<96xf32>, %arg11: tensor<128x96x1x1xf32>, %arg12: tensor<128xf32>, %arg13: tensor<128xf32>, %arg14: tensor<32x128x3x3xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128xf32>, %arg17: tensor<128x128x1x1xf32>, %arg18: tensor<128xf32>, %arg19: tensor<128xf32>, %arg20: tensor<32x128x3x3xf32>, %arg21: tensor<160xf32>, %arg22: tensor<160xf32>, %arg23: tensor<128x160x1x1xf32>, %arg24: tensor<128xf32>, %arg25: tensor<128xf32>, %arg26: tensor<32x128x3x3xf32>, %arg27: tensor<192xf32>, %arg28: tensor<192xf32>, %arg29: tensor<128x192x1x1xf32>, %arg30: tensor<128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<32x128x3x3xf32>, %arg33: tensor<224xf32>, %arg34: tensor<224xf32>, %arg35: tensor<128x224x1x1xf32>, %arg36: tensor<128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<32x128x3x3xf32>, %arg39: tensor<256xf32>, %arg40: tensor<256xf32>, %arg41: tensor<128x256x1x1xf32>, %arg42: tensor<128xf32>, %arg43: tensor<128xf32>, %arg44: tensor<128x128x1x1xf32>, %arg45: tensor<128xf32>, %arg46: tensor<128xf32>, %arg47: tensor<32x128x3x3xf32>, %arg48: tensor<160xf32>, %arg49: tensor<160xf32>, %arg50: tensor<128x160x1x1xf32>, %arg51: tensor<128xf32>, %arg52: tensor<128xf32>, %arg53: tensor<32x128x3x3xf32>, %arg54: tensor<192xf32>, %arg55: tensor<192xf32>, %arg56: tensor<128x192x1x1xf32>, %arg57: tensor<128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<32x128x3x3xf32>, %arg60: tensor<224xf32>, %arg61: tensor<224xf32>, %arg62: tensor<128x224x1x1xf32>, %arg63: tensor<128xf32>, %arg64: tensor<128xf32>, %arg65: tensor<32x128x3x3xf32>, %arg66: tensor<256xf32>, %arg67: tensor<256xf32>, %arg68: tensor<128x256x1x1xf32>, %arg69: tensor<128xf32>, %arg70: tensor<128xf32>, %arg71: tensor<32x128x3x3xf32>, %arg72: tensor<288xf32>, %arg73: tensor<288xf32>, %arg74: tensor<128x288x1x1xf32>, %arg75: tensor<128xf32>, %arg76: tensor<128xf32>, %arg77: tensor<32x128x3x3xf32>, %arg78: tensor<320xf32>, %arg79: tensor<320xf32>, %arg80: tensor<128x320x1x1xf32>, %arg81: tensor<128xf32>, %arg82: tensor<128xf32>, %arg83: tensor<32x128x3x3xf32>, %arg84: tensor<352xf32>, %arg85: tensor<352xf32>, %arg86: tensor<128x352x1x1xf32>, %arg87: tensor<128xf32>, %arg88: tensor<128xf32>, %arg89: tensor<32x128x3x3xf32>, %arg90: tensor<384xf32>, %arg91: tensor<384xf32>, %arg92: tensor<128x384x1x1xf32>, %arg93: tensor<128xf32>, %arg94: tensor<128xf32>, %arg95: tensor<32x128x3x3xf32>, %arg96: tensor<416xf32>, %arg97: tensor<416xf32>, %arg98: tensor<128x416x1x1xf32>, %arg99: tensor<128xf32>, %arg100: tensor<128xf32>, %arg101: tensor<32x128x3x3xf32>, %arg102: tensor<448xf32>, %arg103: tensor<448xf32>, %arg104: tensor<128x448x1x1xf32>, %arg105: tensor<128xf32>, %arg106: tensor<128xf32>, %arg107: tensor<32x128x3x3xf32>, %arg108: tensor<480xf32>, %arg109: tensor<480xf32>, %arg110: tensor<128x480x1x1xf32>, %arg111: tensor<128xf32>, %arg112: tensor<128xf32>, %arg113: tensor<32x128x3x3xf32>, %arg114: tensor<512xf32>, %arg115: tensor<512xf32>, %arg116: tensor<256x512x1x1xf32>, %arg117: tensor<256xf32>, %arg118: tensor<256xf32>, %arg119: tensor<128x256x1x1xf32>, %arg120: tensor<128xf32>, %arg121: tensor<128xf32>, %arg122: tensor<32x128x3x3xf32>, %arg123: tensor<288xf32>, %arg124: tensor<288xf32>, %arg125: tensor<128x288x1x1xf32>, %arg126: tensor<128xf32>, %arg127: tensor<128xf32>, %arg128: tensor<32x128x3x3xf32>, %arg129: tensor<320xf32>, %arg130: tensor<320xf32>, %arg131: tensor<128x320x1x1xf32>, %arg132: tensor<128xf32>, %arg133: tensor<128xf32>, %arg134: tensor<32x128x3x3xf32>, %arg135: tensor<352xf32>, %arg136: tensor<352xf32>, %arg137: tensor<128x352x1x1xf32>, %arg138: tensor<128xf32>, %arg139: tensor<128xf32>, %arg140: tensor<32x128x3x3xf32>, %arg141: tensor<384xf32>, %arg142: tensor<384xf32>, %arg143: tensor<128x384x1x1xf32>, %arg144: tensor<128xf32>, %arg145: tensor<128xf32>, %arg146: tensor<32x128x3x3xf32>, %arg147: tensor<416xf32>, %arg148: tensor<416xf32>, %arg149: tensor<128x416x1x1xf32>, %arg150: tensor<128xf32>, %arg151: tensor<128xf32>, %arg152: tensor<32x128x3x3xf32>, %arg153: tensor<448xf32>, %arg154: tensor<448xf32>, %arg155: tensor<128x448x1x1xf32>, %arg156: tensor<128xf32>, %arg157: tensor<128xf32>, %arg158: tensor<32x128x3x3xf32>, %arg159: tensor<480xf32>, %arg160: tensor<480xf32>, %arg161: tensor<128x480x1x1xf32>, %arg162: tensor<128xf32>, %arg163: tensor<128xf32>, %arg164: tensor<32x128x3x3xf32>, %arg165: tensor<512xf32>, %arg166: tensor<512xf32>, %arg167: tensor<128x512x1x1xf32>, %arg168: tensor<128xf32>, %arg169: tensor<128xf32>, %arg170: tensor<32x128x3x3xf32>, %arg171: tensor<544xf32>, %arg172: tensor<544xf32>, %arg173: tensor<128x544x1x1xf32>, %arg174: tensor<128xf32>, %arg175: tensor<128xf32>, %arg176: tensor<32x128x3x3xf32>, %arg177: tensor<576xf32>, %arg178: tensor<576xf32>, %arg179: tensor<128x576x1x1xf32>, %arg180: tensor<128xf32>, %arg181: tensor<128xf32>, %arg182: tensor<32x128x3x3xf32>, %arg183: tensor<608xf32>, %arg184: tensor<608xf32>, %arg185: tensor<128x608x1x1xf32>, %arg186: tensor<128xf32>, %arg187: tensor<128xf32>, %arg188: tensor<32x128x3x3xf32>, %arg189: tensor<640xf32>, %arg190: tensor<640xf32>, %arg191: tensor<128x640x1x1xf32>, %arg192: tensor<128xf32>, %arg193: tensor<128xf32>, %arg194: tensor<32x128x3x3xf32>, %arg195: tensor<672xf32>, %arg196: tensor<672xf32>, %arg197: tensor<128x672x1x1xf32>, %arg198: tensor<128xf32>, %arg199: tensor<128xf32>, %arg200: tensor<32x128x3x3xf32>, %arg201: tensor<704xf32>, %arg202: tensor<704xf32>, %arg203: tensor<128x704x1x1xf32>, %arg204: tensor<128xf32>, %arg205: tensor<128xf32>, %arg206: tensor<32x128x3x3xf32>, %arg207: tensor<736xf32>, %arg208: tensor<736xf32>, %arg209: tensor<128x736x1x1xf32>, %arg210: tensor<128xf32>, %arg211: tensor<128xf32>, %arg212: tensor<32x128x3x3xf32>, %arg213: tensor<768xf32>, %arg214: tensor<768xf32>, %arg215: tensor<128x768x1x1xf32>, %arg216: tensor<128xf32>, %arg217: tensor<128xf32>, %arg218: tensor<32x128x3x3xf32>, %arg219: tensor<800xf32>, %arg220: tensor<800xf32>, %arg221: tensor<128x800x1x1xf32>, %arg222: tensor<128xf32>, %arg223: tensor<128xf32>, %arg224: tensor<32x128x3x3xf32>, %arg225: tensor<832xf32>, %arg226: tensor<832xf32>, %arg227: tensor<128x832x1x1xf32>, %arg228: tensor<128xf32>, %arg229: tensor<128xf32>, %arg230: tensor<32x128x3x3xf32>, %arg231: tensor<864xf32>, %arg232: tensor<864xf32>, %arg233: tensor<128x864x1x1xf32>, %arg234: tensor<128xf32>, %arg235: tensor<128xf32>, %arg236: tensor<32x128x3x3xf32>, %arg237: tensor<896xf32>, %arg238: tensor<896xf32>, %arg239: tensor<128x896x1x1xf32>, %arg240: tensor<128xf32>, %arg241: tensor<128xf32>, %arg242: tensor<32x128x3x3xf32>, %arg243: tensor<928xf32>, %arg244: tensor<928xf32>, %arg245: tensor<128x928x1x1xf32>, %arg246: tensor<128xf32>, %arg247: tensor<128xf32>, %arg248: tensor<32x128x3x3xf32>, %arg249: tensor<960xf32>, %arg250: tensor<960xf32>, %arg251: tensor<128x960x1x1xf32>, %arg252: tensor<128xf32>, %arg253: tensor<128xf32>, %arg254: tensor<32x128x3x3xf32>, %arg255: tensor<992xf32>, %arg256: tensor<992xf32>, %arg257: tensor<128x992x1x1xf32>, %arg258: tensor<128xf32>, %arg259: tensor<128xf32>, %arg260: tensor<32x128x3x3xf32>, %arg261: tensor<1024xf32>, %arg262: tensor<1024xf32>, %arg263: tensor<512x1024x1x1xf32>, %arg264: tensor<512xf32>, %arg265: tensor<512xf32>, %arg266: tensor<128x512x1x1xf32>, %arg267: tensor<128xf32>, %arg268: tensor<128xf32>, %arg269: tensor<32x128x3x3xf32>, %arg270: tensor<544xf32>, %arg271: tensor<544xf32>, %arg272: tensor<128x544x1x1xf32>, %arg273: tensor<128xf32>, %arg274: tensor<128xf32>, %arg275: tensor<32x128x3x3xf32>, %arg276: tensor<576xf32>, %arg277: tensor<576xf32>, %arg278: tensor<128x576x1x1xf32>, %arg279: tensor<128xf32>, %arg280: tensor<128xf32>, %arg281: tensor<32x128x3x3xf32>, %arg282: tensor<608xf32>, %arg283: tensor<608xf32>, %arg284: tensor<128x608x1x1xf32>, %arg285: tensor<128xf32>, %arg286: tensor<128xf32>, %arg287: tensor<32x128x3x3xf32>, %arg288: tensor<640xf32>, %arg289: tensor<640xf32>, %arg290: tensor<128x640x1x1xf32>, %arg291: tensor<128xf32>, %arg292: tensor<128xf32>, %arg293: tensor<32x128x3x3xf32>, %arg294: tensor<672xf32>, %arg295: tensor<672xf32>, %arg296: tensor<128x672x1x1xf32>, %arg297: tensor<128xf32>, %arg298: tensor<128xf32>, %arg299: tensor<32x128x3x3xf32>, %arg300: tensor<704xf32>, %arg301: tensor<704xf32>, %arg302: tensor<128x704x1x1xf32>, %arg303: tensor<128xf32>, %arg304: tensor<128xf32>, %arg305: tensor<32x128x3x3xf32>, %arg306: tensor<736xf32>, %arg307: tensor<736xf32>, %arg308: tensor<128x736x1x1xf32>, %arg309: tensor<128xf32>, %arg310: tensor<128xf32>, %arg311: tensor<32x128x3x3xf32>, %arg312: tensor<768xf32>, %arg313: tensor<768xf32>, %arg314: tensor<128x768x1x1xf32>, %arg315: tensor<128xf32>, %arg316: tensor<128xf32>, %arg317: tensor<32x128x3x3xf32>, %arg318: tensor<800xf32>, %arg319: tensor<800xf32>, %arg320: tensor<128x800x1x1xf32>, %arg321: tensor<128xf32>, %arg322: tensor<128xf32>, %arg323: tensor<32x128x3x3xf32>, %arg324: tensor<832xf32>, %arg325: tensor<832xf32>, %arg326: tensor<128x832x1x1xf32>, %arg327: tensor<128xf32>, %arg328: tensor<128xf32>, %arg329: tensor<32x128x3x3xf32>, %arg330: tensor<864xf32>, %arg331: tensor<864xf32>, %arg332: tensor<128x864x1x1xf32>, %arg333: tensor<128xf32>, %arg334: tensor<128xf32>, %arg335: tensor<32x128x3x3xf32>, %arg336: tensor<896xf32>, %arg337: tensor<896xf32>, %arg338: tensor<128x896x1x1xf32>, %arg339: tensor<128xf32>, %arg340: tensor<128xf32>, %arg341: tensor<32x128x3x3xf32>, %arg342: tensor<928xf32>, %arg343: tensor<928xf32>, %arg344: tensor<128x928x1x1xf32>, %arg345: tensor<128xf32>, %arg346: tensor<128xf32>, %arg347: tensor<32x128x3x3xf32>, %arg348: tensor<960xf32>, %arg349: tensor<960xf32>, %arg350: tensor<128x960x1x1xf32>, %arg351: tensor<128xf32>, %arg352: tensor<128xf32>, %arg353: tensor<32x128x3x3xf32>, %arg354: tensor<992xf32>, %arg355: tensor<992xf32>, %arg356: tensor<128x992x1x1xf32>, %arg357: tensor<128xf32>, %arg358: tensor<128xf32>, %arg359: tensor<32x128x3x3xf32>, %arg360: tensor<1024xf32>, %arg361: tensor<1024xf32>, %arg362: tensor<1000x1024xf32>, %arg363: tensor<1000xf32>, %arg364: tensor<2x3x64x64xf32> {tcopt.name = "a364"}, %ct0: tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<96xf32>, tensor<96xf32>, tensor<128x96x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<256x512x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512x1024x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>) {
    %r:365 = grad.vjp @model(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208, %arg209, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215, %arg216, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230, %arg231, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246, %arg247, %arg248, %arg249, %arg250, %arg251, %arg252, %arg253, %arg254, %arg255, %arg256, %arg257, %arg258, %arg259, %arg260, %arg261, %arg262, %arg263, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %arg272, %arg273, %arg274, %arg275, %arg276, %arg277, %arg278, %arg279, %arg280, %arg281, %arg282, %arg283, %arg284, %arg285, %arg286, %arg287, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293, %arg294, %arg295, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303, %arg304, %arg305, %arg306, %arg307, %arg308, %arg309, %arg310, %arg311, %arg312, %arg313, %arg314, %arg315, %arg316, %arg317, %arg318, %arg319, %arg320, %arg321, %arg322, %arg323, %arg324, %arg325, %arg326, %arg327, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335, %arg336, %arg337, %arg338, %arg339, %arg340, %arg341, %arg342, %arg343, %arg344, %arg345, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351, %arg352, %arg353, %arg354, %arg355, %arg356, %arg357, %arg358, %arg359, %arg360, %arg361, %arg362, %arg363, %arg364) cotangents(%ct0) arguments = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363] : (tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<96xf32>, tensor<96xf32>, tensor<128x96x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<256x512x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512x1024x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>, tensor<2x3x64x64xf32>, tensor<2x1000xf32>) -> (tensor<2x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<96xf32>, tensor<96xf32>, tensor<128x96x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<256x512x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512x1024x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>)
    return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11, %r#12, %r#13, %r#14, %r#15, %r#16, %r#17, %r#18, %r#19, %r#20, %r#21, %r#22, %r#23, %r#24, %r#25, %r#26, %r#27, %r#28, %r#29, %r#30, %r#31, %r#32, %r#33, %r#34, %r#35, %r#36, %r#37, %r#38, %r#39, %r#40, %r#41, %r#42, %r#43, %r#44, %r#45, %r#46, %r#47, %r#48, %r#49, %r#50, %r#51, %r#52, %r#53, %r#54, %r#55, %r#56, %r#57, %r#58, %r#59, %r#60, %r#61, %r#62, %r#63, %r#64, %r#65, %r#66, %r#67, %r#68, %r#69, %r#70, %r#71, %r#72, %r#73, %r#74, %r#75, %r#76, %r#77, %r#78, %r#79, %r#80, %r#81, %r#82, %r#83, %r#84, %r#85, %r#86, %r#87, %r#88, %r#89, %r#90, %r#91, %r#92, %r#93, %r#94, %r#95, %r#96, %r#97, %r#98, %r#99, %r#100, %r#101, %r#102, %r#103, %r#104, %r#105, %r#106, %r#107, %r#108, %r#109, %r#110, %r#111, %r#112, %r#113, %r#114, %r#115, %r#116, %r#117, %r#118, %r#119, %r#120, %r#121, %r#122, %r#123, %r#124, %r#125, %r#126, %r#127, %r#128, %r#129, %r#130, %r#131, %r#132, %r#133, %r#134, %r#135, %r#136, %r#137, %r#138, %r#139, %r#140, %r#141, %r#142, %r#143, %r#144, %r#145, %r#146, %r#147, %r#148, %r#149, %r#150, %r#151, %r#152, %r#153, %r#154, %r#155, %r#156, %r#157, %r#158, %r#159, %r#160, %r#161, %r#162, %r#163, %r#164, %r#165, %r#166, %r#167, %r#168, %r#169, %r#170, %r#171, %r#172, %r#173, %r#174, %r#175, %r#176, %r#177, %r#178, %r#179, %r#180, %r#181, %r#182, %r#183, %r#184, %r#185, %r#186, %r#187, %r#188, %r#189, %r#190, %r#191, %r#192, %r#193, %r#194, %r#195, %r#196, %r#197, %r#198, %r#199, %r#200, %r#201, %r#202, %r#203, %r#204, %r#205, %r#206, %r#207, %r#208, %r#209, %r#210, %r#211, %r#212, %r#213, %r#214, %r#215, %r#216, %r#217, %r#218, %r#219, %r#220, %r#221, %r#222, %r#223, %r#224, %r#225, %r#226, %r#227, %r#228, %r#229, %r#230, %r#231, %r#232, %r#233, %r#234, %r#235, %r#236, %r#237, %r#238, %r#239, %r#240, %r#241, %r#242, %r#243, %r#244, %r#245, %r#246, %r#247, %r#248, %r#249, %r#250, %r#251, %r#252, %r#253, %r#254, %r#255, %r#256, %r#257, %r#258, %r#259, %r#260, %r#261, %r#262, %r#263, %r#264, %r#265, %r#266, %r#267, %r#268, %r#269, %r#270, %r#271, %r#272, %r#273, %r#274, %r#275, %r#276, %r#277, %r#278, %r#279, %r#280, %r#281, %r#282, %r#283, %r#284, %r#285, %r#286, %r#287, %r#288, %r#289, %r#290, %r#291, %r#292, %r#293, %r#294, %r#295, %r#296, %r#297, %r#298, %r#299, %r#300, %r#301, %r#302, %r#303, %r#304, %r#305, %r#306, %r#307, %r#308, %r#309, %r#310, %r#311, %r#312, %r#313, %r#314, %r#315, %r#316, %r#317, %r#318, %r#319, %r#320, %r#321, %r#322, %r#323, %r#324, %r#325, %r#326, %r#327, %r#328, %r#329, %r#330, %r#331, %r#332, %r#333, %r#334, %r#335, %r#336, %r#337, %r#338, %r#339, %r#340, %r#341, %r#342, %r#343, %r#344, %r#345, %r#346, %r#347, %r#348, %r#349, %r#350, %r#351, %r#352, %r#353, %r#354, %r#355, %r#356, %r#357, %r#358, %r#359, %r#360, %r#361, %r#362, %r#363, %r#364 : tensor<2x1000xf32>, tensor<64x3x7x7xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<96xf32>, tensor<96xf32>, tensor<128x96x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<160xf32>, tensor<160xf32>, tensor<128x160x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<192xf32>, tensor<192xf32>, tensor<128x192x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<224xf32>, tensor<224xf32>, tensor<128x224x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<256x512x1x1xf32>, tensor<256xf32>, tensor<256xf32>, tensor<128x256x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<288xf32>, tensor<288xf32>, tensor<128x288x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<320xf32>, tensor<320xf32>, tensor<128x320x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<352xf32>, tensor<352xf32>, tensor<128x352x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<384xf32>, tensor<384xf32>, tensor<128x384x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<416xf32>, tensor<416xf32>, tensor<128x416x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<448xf32>, tensor<448xf32>, tensor<128x448x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<480xf32>, tensor<480xf32>, tensor<128x480x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<512x1024x1x1xf32>, tensor<512xf32>, tensor<512xf32>, tensor<128x512x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<544xf32>, tensor<544xf32>, tensor<128x544x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<576xf32>, tensor<576xf32>, tensor<128x576x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<608xf32>, tensor<608xf32>, tensor<128x608x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<640xf32>, tensor<640xf32>, tensor<128x640x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<672xf32>, tensor<672xf32>, tensor<128x672x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<704xf32>, tensor<704xf32>, tensor<128x704x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<736xf32>, tensor<736xf32>, tensor<128x736x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<768xf32>, tensor<768xf32>, tensor<128x768x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<800xf32>, tensor<800xf32>, tensor<128x800x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<832xf32>, tensor<832xf32>, tensor<128x832x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<864xf32>, tensor<864xf32>, tensor<128x864x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<896xf32>, tensor<896xf32>, tensor<128x896x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<928xf32>, tensor<928xf32>, tensor<128x928x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<960xf32>, tensor<960xf32>, tensor<128x960x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<992xf32>, tensor<992xf32>, tensor<128x992x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x3x3xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1000x1024xf32>, tensor<1000xf32>
  }
}
