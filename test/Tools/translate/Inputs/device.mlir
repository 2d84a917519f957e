// The first argument and the result lie on a device, the second argument in the host's memory.
func.func @shift(%x: tensor<?xf32> {tcopt.device = "sim:2"}, %y: tensor<?xf32>) -> (tensor<?xf32> {tcopt.device = "sim"}) {
  %z = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %z : tensor<?xf32>
}
