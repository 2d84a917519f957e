// Products of f32 by tensor cores, where a GPU has them and the numerics allow it. The factors are small integers, which rounding to TF32
// keeps, so that results are those of f32: in each layout, by tiles that are copied and by others.
// RUN: tcopt-run %s --numerics=tf32 --entry=nn --input=random:1 --check=interp --dim=M=17
// RUN: tcopt-run %s --numerics=tf32 --entry=nn --input=random:1 --check=interp --dim=M=130
// RUN: tcopt-run %s --numerics=tf32 --entry=nt --input=random:2 --check=interp --dim=M=129
// RUN: tcopt-run %s --numerics=tf32 --entry=tn --input=random:3 --check=interp
// RUN: tcopt-run %s --numerics=tf32 --entry=odd --input=random:4 --check=interp
// RUN: tcopt-run %s --numerics=tf32 --entry=odd_turned --input=random:5 --check=interp
// RUN: tcopt-run %s --numerics=tf32 --entry=symbolic --input=random:6 --check=interp --dim=M=33 --dim=K=19 --dim=N=65
// RUN: tcopt-run %s --numerics=strict --entry=nn --input=random:1 --check=interp --dim=M=17

func.func @nn(%x: tensor<?x72xf32> {graph.dims = ["M", 72]}, %y: tensor<72x264xf32>) -> tensor<?x264xf32> {
  %a = graph.round %x : (tensor<?x72xf32>) -> tensor<?x72xf32>
  %b = graph.round %y : (tensor<72x264xf32>) -> tensor<72x264xf32>
  %r = graph.matmul %a, %b : (tensor<?x72xf32>, tensor<72x264xf32>) -> tensor<?x264xf32>
  return %r : tensor<?x264xf32>
}

func.func @nt(%x: tensor<?x72xf32> {graph.dims = ["M", 72]}, %y: tensor<264x72xf32>, %z: tensor<264xf32>) -> tensor<?x264xf32> {
  %a = graph.round %x : (tensor<?x72xf32>) -> tensor<?x72xf32>
  %b = graph.round %y : (tensor<264x72xf32>) -> tensor<264x72xf32>
  %r = graph.linear %a, %b, %z : (tensor<?x72xf32>, tensor<264x72xf32>, tensor<264xf32>) -> tensor<?x264xf32>
  return %r : tensor<?x264xf32>
}

func.func @tn(%x: tensor<40x136xf32>, %y: tensor<40x72xf32>) -> tensor<136x72xf32> {
  %a = graph.round %x : (tensor<40x136xf32>) -> tensor<40x136xf32>
  %b = graph.round %y : (tensor<40x72xf32>) -> tensor<40x72xf32>
  %t = graph.transpose %a, dim0 = 0, dim1 = 1 : (tensor<40x136xf32>) -> tensor<136x40xf32>
  %r = graph.matmul %t, %b : (tensor<136x40xf32>, tensor<40x72xf32>) -> tensor<136x72xf32>
  return %r : tensor<136x72xf32>
}

func.func @odd(%x: tensor<3x65x37xf32>, %y: tensor<3x37x33xf32>) -> tensor<3x65x33xf32> {
  %a = graph.round %x : (tensor<3x65x37xf32>) -> tensor<3x65x37xf32>
  %b = graph.round %y : (tensor<3x37x33xf32>) -> tensor<3x37x33xf32>
  %r = graph.matmul %a, %b : (tensor<3x65x37xf32>, tensor<3x37x33xf32>) -> tensor<3x65x33xf32>
  return %r : tensor<3x65x33xf32>
}

func.func @odd_turned(%x: tensor<41x131xf32>, %y: tensor<131x77xf32>) -> tensor<41x77xf32> {
  %a = graph.round %x : (tensor<41x131xf32>) -> tensor<41x131xf32>
  %b = graph.round %y : (tensor<131x77xf32>) -> tensor<131x77xf32>
  %s = graph.transpose %a, dim0 = 0, dim1 = 1 : (tensor<41x131xf32>) -> tensor<131x41xf32>
  %u = graph.transpose %b, dim0 = 0, dim1 = 1 : (tensor<131x77xf32>) -> tensor<77x131xf32>
  %t = graph.matmul %u, %s : (tensor<77x131xf32>, tensor<131x41xf32>) -> tensor<77x41xf32>
  %r = graph.transpose %t, dim0 = 0, dim1 = 1 : (tensor<77x41xf32>) -> tensor<41x77xf32>
  return %r : tensor<41x77xf32>
}

func.func @symbolic(%x: tensor<?x?xf32> {graph.dims = ["M", "K"]}, %y: tensor<?x?xf32> {graph.dims = ["K", "N"]}) -> tensor<?x?xf32> {
  %a = graph.round %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = graph.round %y : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = graph.matmul %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
