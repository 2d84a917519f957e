// A strict function adds in order even if a function with fast numerics calls it: 1e8 - 1e8 + 1 + 1e8 - ... is 1.
// RUN: tcopt-run %s --input=48xf32=1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1
// RUN: tcopt-run %s --entry=finds_size --input=48xf32=1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1,1e8,-1e8,1 --input=i64=2

func.func private @sum(%x: tensor<?xf32>) -> tensor<f32> attributes {tcopt.numerics = "strict"} {
  %s = graph.sum %x, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

func.func @main(%x: tensor<?xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s = call @sum(%x) : (tensor<?xf32>) -> tensor<f32>
  check.equal %s, %one : tensor<f32>, tensor<f32>
  return
}

// A function that finds a size is inlined in any case: its caller becomes strict.
func.func private @sums(%x: tensor<?xf32>, %n: tensor<i64>) -> tensor<?xf32> attributes {tcopt.numerics = "strict"} {
  %s = graph.sum %x, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  %i = tensor.extract %n[] : tensor<i64>
  %size = arith.index_cast %i : i64 to index
  %r = graph.full %s, sizes = [%size] : (tensor<f32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @finds_size(%x: tensor<?xf32>, %n: tensor<i64>) {
  %ones = graph.constant dense<1.0> : tensor<2xf32>
  %r = call @sums(%x, %n) : (tensor<?xf32>, tensor<i64>) -> tensor<?xf32>
  check.equal %r, %ones : tensor<?xf32>, tensor<2xf32>
  return
}
