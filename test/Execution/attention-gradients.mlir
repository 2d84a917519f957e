// Attention with logsumexp, and its gradients. The values are PyTorch's, in f64. Tolerances are 17 ulp of f32 and 4,500 ulp of f64
// around 1, for sums of at most five terms that may cancel.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --numerics=strict --check=phases

func.func private @causal() attributes {no_inline} {
  %q = graph.constant dense<[[[-0.25, 0.125, 0.625, -0.5], [-1.625, -0.75, 0.625, 0.875], [1.125, 0.375, 0.75, 0.875]], [[0.5, -1.5, -1.875, 0.25], [0.0, 0.25, 0.75, -1.0], [1.125, 0.375, 0.125, -0.125]]]> : tensor<2x3x4xf32>
  %k = graph.constant dense<[[[-0.375, 0.875, -0.375, -1.125], [-0.0, -0.625, -1.125, -0.125], [1.25, 0.375, -0.875, 0.625], [-0.875, -0.75, 1.0, -1.375], [-0.0, -0.5, 1.0, 1.125]], [[0.25, 0.125, 0.125, 0.125], [1.625, -0.25, -1.5, -2.125], [-1.625, -0.0, -0.5, 0.5], [-0.75, -0.375, -0.0, -0.375], [-1.75, 0.125, 0.75, -1.0]]]> : tensor<2x5x4xf32>
  %v = graph.constant dense<[[[0.375, -0.25], [0.5, 0.125], [0.0, 0.0], [0.25, 1.25], [-1.25, 0.125]], [[-0.25, -2.375], [-0.375, -1.25], [-0.5, -0.375], [-1.25, 1.125], [-1.125, 0.25]]]> : tensor<2x5x2xf32>
  %g = graph.constant dense<[[[-0.5, 0.125], [0.125, 0.625], [0.25, 0.5]], [[-0.125, -1.125], [-0.375, -1.5], [-0.125, -1.5]]]> : tensor<2x3x2xf32>
  %eo = graph.constant dense<[[[0.375, -0.25], [0.45165456920259006, -0.020036292392229912], [0.14984981551082174, -0.01853559366057527]], [[-0.25, -2.375], [-0.32688598193950824, -1.683026162544425], [-0.3501333319073264, -1.4971630015211754]]]> : tensor<2x3x2xf32>
  %el = graph.constant dense<[[0.265625, 0.3171295225075373, 1.1349103242412881], [-0.1328125, 0.9547401668806823, 1.3937453277129024]]> : tensor<2x3xf32>
  %o, %l = graph.scaled_dot_product_attention %q, %k, %v, compute_logsumexp = true, is_causal = true : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x3xf32>)
  check.close %o, %eo, rtol = 2.0e-06, atol = 2.0e-06 : tensor<2x3x2xf32>, tensor<2x3x2xf32>
  check.close %l, %el, rtol = 2.0e-06, atol = 2.0e-06 : tensor<2x3xf32>, tensor<2x3xf32>
  %d:3 = graph.scaled_dot_product_attention_backward %g, %q, %k, %v, %o, %l, is_causal = true : (tensor<2x3x2xf32>, tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>, tensor<2x3x2xf32>, tensor<2x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x2xf32>)
  %e0 = graph.constant dense<[[[0.0, 0.0, 0.0, 0.0], [0.01111769451206727, -0.04447077804826908, -0.022235389024134543, 0.02964718536551272], [-0.009807097538838275, -0.01656104169103945, -0.005955961185253371, -0.002131810280816385]], [[0.0, 0.0, 0.0, 0.0], [-0.26704275123748367, 0.0728298412465865, 0.31559597873520806, 0.4369790474795188], [-0.009399718190763712, 0.052057321186364115, 0.2320630510751696, 0.2248460270056949]]]> : tensor<2x3x4xf32>
  check.close %d#0, %e0, rtol = 2.0e-06, atol = 2.0e-06 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
  %e1 = graph.constant dense<[[[0.04272957393147765, 0.020419688261641034, -0.02216089237843246, -0.03017792230730848], [-0.03226905546027905, -0.016932848771241498, 0.02913457135923153, 0.038313881118240724], [-0.010460518471198603, -0.0034868394903995346, -0.006973678980799069, -0.008135958810932247], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.21450389696741892, 0.12005452648686402, 0.1694934488228863, -0.21804667632061067], [-0.12700599685492905, -0.09088855978270066, -0.15977145992149838, 0.2083246874192227], [-0.08749790011248972, -0.02916596670416324, -0.009721988901387747, 0.009721988901387747], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]> : tensor<2x5x4xf32>
  check.close %d#1, %e1, rtol = 2.0e-06, atol = 2.0e-06 : tensor<2x5x4xf32>, tensor<2x5x4xf32>
  %e2 = graph.constant dense<[[[-0.41092871644747675, 0.4481788594972763], [0.12103508739166598, 0.4720338823911021], [0.16489362905581081, 0.32978725811162163], [0.0, 0.0], [0.0, 0.0]], [[-0.30589021661770516, -2.1409461659606617], [-0.30742828903873826, -1.84387590191666], [-0.011681494343556517, -0.1401779321226782], [0.0, 0.0], [0.0, 0.0]]]> : tensor<2x5x2xf32>
  check.close %d#2, %e2, rtol = 2.0e-06, atol = 2.0e-06 : tensor<2x5x2xf32>, tensor<2x5x2xf32>
  return
}

func.func private @added() attributes {no_inline} {
  %q = graph.constant dense<[[[[-0.125, 0.75, 0.25], [1.0, -0.125, 1.375]], [[-0.25, -0.875, -2.0], [-0.375, -0.75, 0.0]]]]> : tensor<1x2x2x3xf64>
  %k = graph.constant dense<[[[[0.25, -0.25, -0.375], [-1.5, -1.75, 0.375], [0.25, 0.5, 0.75], [-0.75, 0.25, 1.5]]]]> : tensor<1x1x4x3xf64>
  %v = graph.constant dense<[[[[-0.125, 1.125], [-0.5, 0.875], [0.875, -0.0], [0.375, -1.5]]]]> : tensor<1x1x4x2xf64>
  %g = graph.constant dense<[[[[-0.625, -0.875], [1.125, 2.25]], [[2.5, 2.5], [-0.125, 0.125]]]]> : tensor<1x2x2x2xf64>
  %m = graph.constant dense<[[0.5, -0.0, 1.125, 1.25], [0.375, -0.25, -0.75, -1.125]]> : tensor<2x4xf64>
  %eo = graph.constant dense<[[[[0.47763353910647616, -0.5548746043789716], [0.2651694464560167, 0.13123343182686353]], [[-0.12883365443058495, 0.778968172876543], [-0.2514378361166278, 0.7407142162827625]]]]> : tensor<1x2x2x2xf64>
  %el = graph.constant dense<[[[2.4901809938371313, 1.3045427654266484], [1.8991496143013378, 1.690026437760764]]]> : tensor<1x2x2xf64>
  %o, %l = graph.scaled_dot_product_attention %q, %k, %v, mask %m, enable_gqa = true, compute_logsumexp = true, is_causal = false, scale = 0.75 : (tensor<1x2x2x3xf64>, tensor<1x1x4x3xf64>, tensor<1x1x4x2xf64>, tensor<2x4xf64>) -> (tensor<1x2x2x2xf64>, tensor<1x2x2xf64>)
  check.close %o, %eo, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x2x2x2xf64>, tensor<1x2x2x2xf64>
  check.close %l, %el, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x2x2xf64>, tensor<1x2x2xf64>
  %d:4 = graph.scaled_dot_product_attention_backward %g, %q, %k, %v, %o, %l, mask %m, enable_gqa = true, compute_mask_gradient = true, is_causal = false, scale = 0.75 : (tensor<1x2x2x2xf64>, tensor<1x2x2x3xf64>, tensor<1x1x4x3xf64>, tensor<1x1x4x2xf64>, tensor<1x2x2x2xf64>, tensor<1x2x2xf64>, tensor<2x4xf64>) -> (tensor<1x2x2x3xf64>, tensor<1x1x4x3xf64>, tensor<1x1x4x2xf64>, tensor<2x4xf64>)
  %e0 = graph.constant dense<[[[[-0.2842035747342378, 0.028718149611732163, 0.3438690944266565], [0.4855531648997341, -0.3447449712629923, -0.9885780836775829]], [[0.5007166472009759, 0.21872599439303708, -0.42477206969603964], [-0.019556911435473973, -0.04825798881316412, -0.02868117704411234]]]]> : tensor<1x2x2x3xf64>
  check.close %d#0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x2x2x3xf64>, tensor<1x2x2x3xf64>
  %e1 = graph.constant dense<[[[[0.37485329046808935, -0.40703424607963645, -0.047523913121179207], [0.11287605398019733, 0.12221194597530494, 0.46274624834402533], [0.11303704174663126, -0.19861300382627822, -0.0102649869691782], [-0.600766386194918, 0.48343530393060985, -0.4049573482536676]]]]> : tensor<1x1x4x3xf64>
  check.close %d#1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x1x4x3xf64>, tensor<1x1x4x3xf64>
  %e2 = graph.constant dense<[[[[1.4864518450770403, 1.9039203443033563], [0.9274211512953079, 1.1983129325533826], [0.3714693773630031, 0.6513440607054353], [0.08965762626464913, 0.24642266243782635]]]]> : tensor<1x1x4x2xf64>
  check.close %d#2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>
  %e3 = graph.constant dense<[[0.3077770349509864, -0.26956539442612576, -0.22126698414826348, 0.18305534362340262], [0.6042877214967302, 0.12475599455655044, 0.11060761237302956, -0.8396513284263102]]> : tensor<2x4xf64>
  check.close %d#3, %e3, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x4xf64>, tensor<2x4xf64>
  return
}

func.func private @chosen() attributes {no_inline} {
  %q = graph.constant dense<[[0.75, -1.125, 0.375, -1.375], [0.5, -1.125, 0.125, -0.125], [-1.125, 1.0, -1.625, 0.5]]> : tensor<3x4xf32>
  %k = graph.constant dense<[[0.0, 0.25, -1.125, -0.875], [-1.375, 1.125, -0.625, 0.25], [1.0, -1.5, -0.125, 1.0], [-1.25, 0.25, -0.125, 0.125]]> : tensor<4x4xf32>
  %v = graph.constant dense<[[-0.0, 1.875, -1.0], [-0.875, 1.75, 1.0], [-0.75, -1.625, 1.75], [-0.75, -1.125, -1.75]]> : tensor<4x3xf32>
  %g = graph.constant dense<[[-1.5, -0.5, -0.75], [1.0, 1.125, 0.625], [-0.125, -2.125, 0.25]]> : tensor<3x3xf32>
  %m = graph.constant dense<[[false, true, true, true], [false, false, false, false], [true, false, true, false]]> : tensor<3x4xi1>
  %eo = graph.constant dense<[[-0.7624406772773218, -1.1869952641322157, 0.9606107906754083], [0.0, 0.0, 0.0], [-0.10811163977455543, 1.3704790143854078, -0.6035906541599633]]> : tensor<3x3xf32>
  %el = graph.constant dense<[0.8698422079586433, 0.0, 0.9759713116914999]> : tensor<3xf32>
  %o, %l = graph.scaled_dot_product_attention %q, %k, %v, mask %m, compute_logsumexp = true, is_causal = false : (tensor<3x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x4xi1>) -> (tensor<3x3xf32>, tensor<3xf32>)
  check.close %o, %eo, rtol = 2.0e-06, atol = 2.0e-06 : tensor<3x3xf32>, tensor<3x3xf32>
  check.close %l, %el, rtol = 2.0e-06, atol = 2.0e-06 : tensor<3xf32>, tensor<3xf32>
  %d:3 = graph.scaled_dot_product_attention_backward %g, %q, %k, %v, %o, %l, mask %m, is_causal = false : (tensor<3x3xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<3x4xi1>) -> (tensor<3x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>)
  %e0 = graph.constant dense<[[-0.2985487710329262, 0.18075878369715856, 0.033072310282575464, -0.12758574091647668], [0.0, 0.0, 0.0, 0.0], [0.5069734343148218, -0.8872035100509382, 0.5069734343148223, 0.9505751893402912]]> : tensor<3x4xf32>
  check.close %d#0, %e0, rtol = 2.0e-06, atol = 2.0e-06 : tensor<3x4xf32>, tensor<3x4xf32>
  %e1 = graph.constant dense<[[0.5703451136041751, -0.5069734343148222, 0.8238318307615862, -0.2534867171574111], [-0.0496084654238632, 0.07441269813579479, -0.0248042327119316, 0.09094885327708252], [-0.6726173964720312, 0.6603818586166068, -0.8749679721955137, 0.4409859024151482], [0.15188074829171988, -0.22782112243757982, 0.07594037414585994, -0.2784480385348198]]> : tensor<4x4xf32>
  check.close %d#1, %e1, rtol = 2.0e-06, atol = 2.0e-06 : tensor<4x4xf32>, tensor<4x4xf32>
  %e2 = graph.constant dense<[[-0.10698139337090741, -1.818683687305426, 0.21396278674181482], [-0.14928812732786226, -0.04976270910928742, -0.07464406366393113], [-1.0624111311609472, -0.654447154205192, -0.48615904900774215], [-0.30631934814028305, -0.10210644938009435, -0.15315967407014153]]> : tensor<4x3xf32>
  check.close %d#2, %e2, rtol = 2.0e-06, atol = 2.0e-06 : tensor<4x3xf32>, tensor<4x3xf32>
  return
}

func.func private @spread() attributes {no_inline} {
  %q = graph.constant dense<[[[0.0, -1.375, -0.25], [1.75, 0.75, -0.5]], [[-1.375, -0.0, -0.75], [-0.625, 1.25, 0.625]]]> : tensor<2x2x3xf64>
  %k = graph.constant dense<[[[1.0, -0.625, 0.25], [-1.375, 1.375, -0.875], [0.25, -0.5, -1.75]]]> : tensor<1x3x3xf64>
  %v = graph.constant dense<[[[-0.625, -0.375], [1.0, -0.25], [-0.875, -0.75]], [[1.375, 0.875], [0.375, -0.125], [0.375, 0.5]]]> : tensor<2x3x2xf64>
  %g = graph.constant dense<[[[1.25, -0.75], [-0.5, -1.125]], [[-1.0, 0.125], [0.375, -1.375]]]> : tensor<2x2x2xf64>
  %eo = graph.constant dense<[[[-0.5888416897108775, -0.5477896238412553], [-0.5035263433511666, -0.5094966723151056]], [[0.43735673028234257, 0.10541081316584745], [0.49482004294596915, 0.04702322372974079]]]> : tensor<2x2x2xf64>
  %el = graph.constant dense<[[1.3557576417108002, 1.446841039147754], [1.8727738734907131, 1.4000764674186827]]> : tensor<2x2xf64>
  %o, %l = graph.scaled_dot_product_attention %q, %k, %v, compute_logsumexp = true, is_causal = false : (tensor<2x2x3xf64>, tensor<1x3x3xf64>, tensor<2x3x2xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xf64>)
  check.close %o, %eo, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x2x2xf64>, tensor<2x2x2xf64>
  check.close %l, %el, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x2xf64>, tensor<2x2xf64>
  %d:3 = graph.scaled_dot_product_attention_backward %g, %q, %k, %v, %o, %l, is_causal = false : (tensor<2x2x2xf64>, tensor<2x2x3xf64>, tensor<1x3x3xf64>, tensor<2x3x2xf64>, tensor<2x2x2xf64>, tensor<2x2xf64>) -> (tensor<2x2x3xf64>, tensor<1x3x3xf64>, tensor<2x3x2xf64>)
  %e0 = graph.constant dense<[[[-0.19326137854686273, 0.19248517690916117, 0.005009528911885719], [0.11611339376294985, -0.15173742207332114, -0.12018632803742427]], [[-0.0437735011179973, 0.02807910689898182, -0.049250364303894525], [-0.18514738760137303, 0.1722265954771159, -0.03473708919818389]]]> : tensor<2x2x3xf64>
  check.close %d#0, %e0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x2x3xf64>, tensor<2x2x3xf64>
  %e1 = graph.constant dense<[[[0.034626527725722306, -0.031236585052105803, 0.01006348671704066], [-0.2173133689716769, -0.08911547391477642, 0.06164674381224611], [0.18268684124595455, 0.12035205896688218, -0.07171023052928677]]]> : tensor<1x3x3xf64>
  check.close %d#1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<1x3x3xf64>, tensor<1x3x3xf64>
  %e2 = graph.constant dense<[[[0.2810433204739049, -0.8223251893365089], [0.0542401223565388, -0.22770415952674786], [0.4147165571695564, -0.8249706511367433]], [[-0.01742421417760409, -0.1569579677654148], [-0.3700111616790511, -1.0118058510869887], [-0.23756462414334492, -0.08123618114759659]]]> : tensor<2x3x2xf64>
  check.close %d#2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<2x3x2xf64>, tensor<2x3x2xf64>
  return
}

func.func @main() {
  call @causal() : () -> ()
  call @added() : () -> ()
  call @chosen() : () -> ()
  call @spread() : () -> ()
  return
}
