// A loop that is worth sharing: a softmax of each row.
func.func @rows(%x: tensor<?x512xf32>) -> tensor<?x512xf32> {
  %y = graph.softmax %x, dim = 1 : (tensor<?x512xf32>) -> tensor<?x512xf32>
  return %y : tensor<?x512xf32>
}
