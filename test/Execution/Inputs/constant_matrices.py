"""Prints a program of products by constant matrices of 64 KB and more, which are too long to be written down."""
import array


def constant(name, rows, columns, seed):
    numbers = array.array("f", [(seed * i % 31 - 15) / 64 for i in range(rows * columns)])
    print(f'  %{name} = graph.constant dense<"0x{numbers.tobytes().hex().upper()}"> : tensor<{rows}x{columns}xf32>')


print("""func.func private @layer(%x: tensor<9x128xf32>, %w: tensor<128x128xf32>) -> tensor<9x128xf32> attributes {no_inline} {
  %y = graph.matmul %x, %w : (tensor<9x128xf32>, tensor<128x128xf32>) -> tensor<9x128xf32>
  %r = graph.tanh %y : (tensor<9x128xf32>) -> tensor<9x128xf32>
  return %r : tensor<9x128xf32>
}

func.func @main(%x: tensor<9x128xf32>) -> (tensor<9x128xf32>, tensor<9x192xf32>, tensor<9x2500xf32>, tensor<9x130xf32>) {""")
for name, rows, columns, seed in (("a", 128, 128, 7), ("b", 128, 128, 11), ("c", 192, 128, 5), ("d", 2500, 9, 3), ("e", 128, 130, 13)):
    constant(name, rows, columns, seed)
print("""  %0 = call @layer(%x, %a) : (tensor<9x128xf32>, tensor<128x128xf32>) -> tensor<9x128xf32>
  %1 = call @layer(%0, %b) : (tensor<9x128xf32>, tensor<128x128xf32>) -> tensor<9x128xf32>
  %2 = graph.linear %1, %c : (tensor<9x128xf32>, tensor<192x128xf32>) -> tensor<9x192xf32>
  %t = graph.permute %x, dims = [1, 0] : (tensor<9x128xf32>) -> tensor<128x9xf32>
  %g = graph.matmul %x, %t : (tensor<9x128xf32>, tensor<128x9xf32>) -> tensor<9x9xf32>
  %3 = graph.linear %g, %d : (tensor<9x9xf32>, tensor<2500x9xf32>) -> tensor<9x2500xf32>
  %4 = graph.matmul %1, %e : (tensor<9x128xf32>, tensor<128x130xf32>) -> tensor<9x130xf32>
  return %1, %2, %3, %4 : tensor<9x128xf32>, tensor<9x192xf32>, tensor<9x2500xf32>, tensor<9x130xf32>
}""")
