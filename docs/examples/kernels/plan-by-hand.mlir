// Softmax in two kernels, by a plan that is written by hand: the first one returns the exponentials and their sums.
func.func @main(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = rows, members = 5, returned = 2>]} {
  %max = core.reduce maximum, %x, dims = [1] {nest.members = [#nest.member<group = 0, role = row>]}
    : (tensor<512x1024xf32>) -> tensor<512xf32>
  %maxima = core.broadcast %max, dims = [0], sizes = [512, 1024] {nest.members = [#nest.member<group = 0, role = map>]}
    : (tensor<512xf32>) -> tensor<512x1024xf32>
  %shifted = core.sub %x, %maxima {nest.members = [#nest.member<group = 0, role = row>]}
    : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %exp = core.exp %shifted {nest.members = [#nest.member<group = 0, role = row>]} : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %sum = core.reduce add, %exp, dims = [1] {nest.members = [#nest.member<group = 0, role = row>]}
    : (tensor<512x1024xf32>) -> tensor<512xf32>
  %sums = core.broadcast %sum, dims = [0], sizes = [512, 1024] : (tensor<512xf32>) -> tensor<512x1024xf32>
  %result = core.div %exp, %sums : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %result : tensor<512x1024xf32>
}
