// Pools with indices, adaptive pools and gradients of pools: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @indices_rank(%x: tensor<8x8xf32>) {
  // expected-error @below {{'graph.max_pool_with_indices' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<8x8xf32>) -> (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>)
  return
}

// -----

func.func @indices_stride(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool_with_indices' op expected 2 entries in stride but found 1 (C2)}}
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>)
  return
}

// -----

func.func @indices_window(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool_with_indices' op expected a window of at most 8 elements but found 9 (C3)}}
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [9, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>)
  return
}

// -----

func.func @indices_type(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool_with_indices' op result #1 must be tensor of i64, but got 'tensor<1x3x4x4xi32>'}}
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi32>)
  return
}

// -----

func.func @indices_values(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.max_pool_with_indices' op expected a result of type 'tensor<1x3x4x4xf32>' but found 'tensor<1x3x4x4xf64>'}}
  %0, %1 = graph.max_pool_with_indices %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<1x3x8x8xf32>) -> (tensor<1x3x4x4xf64>, tensor<1x3x4x4xi64>)
  return
}

// -----

func.func @adaptive_avg_rank(%x: tensor<8x8xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.adaptive_avg_pool %x, output_size = [3, 5] : (tensor<8x8xf32>) -> tensor<1x3x3x5xf32>
  return
}

// -----

func.func @adaptive_avg_none(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool' op expected 1 to 3 entries in output_size but found 0 (C2)}}
  %0 = graph.adaptive_avg_pool %x, output_size = [] : (tensor<1x3x8x8xf32>) -> tensor<1x3x3x5xf32>
  return
}

// -----

func.func @adaptive_avg_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool' op expected entries of output_size of at least 1 but found 0 (C2)}}
  %0 = graph.adaptive_avg_pool %x, output_size = [3, 0] : (tensor<1x3x8x8xf32>) -> tensor<1x3x3x5xf32>
  return
}

// -----

func.func @adaptive_avg_giant(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool' op expected entries of output_size of at most 2147483647 but found 2147483648 (C2)}}
  %0 = graph.adaptive_avg_pool %x, output_size = [3, 2147483648] : (tensor<1x3x8x8xf32>) -> tensor<1x3x3x5xf32>
  return
}

// -----

func.func @adaptive_avg_empty(%x: tensor<1x3x0x8xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool' op expected spatial dimensions of x that are not empty (C3)}}
  %0 = graph.adaptive_avg_pool %x, output_size = [3, 5] : (tensor<1x3x0x8xf32>) -> tensor<1x3x3x5xf32>
  return
}

// -----

func.func @adaptive_max_rank(%x: tensor<8x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [3, 5] : (tensor<8x8xf32>) -> (tensor<1x3x3x5xf32>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @adaptive_max_none(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected 1 to 3 entries in output_size but found 0 (C2)}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [] : (tensor<1x3x8x8xf32>) -> (tensor<1x3x3x5xf32>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @adaptive_max_zero(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected entries of output_size of at least 1 but found 0 (C2)}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [3, 0] : (tensor<1x3x8x8xf32>) -> (tensor<1x3x3x5xf32>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @adaptive_max_giant(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected entries of output_size of at most 2147483647 but found 2147483648 (C2)}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [3, 2147483648] : (tensor<1x3x8x8xf32>) -> (tensor<1x3x3x5xf32>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @adaptive_max_empty(%x: tensor<1x3x0x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected spatial dimensions of x that are not empty (C3)}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [3, 5] : (tensor<1x3x0x8xf32>) -> (tensor<1x3x3x5xf32>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @adaptive_max_type(%x: tensor<1x3x8x8xf32>) {
  // expected-error @below {{'graph.adaptive_max_pool' op expected a result of type 'tensor<1x3x3x5xf32>' but found 'tensor<1x3x3x5xf64>'}}
  %0, %1 = graph.adaptive_max_pool %x, output_size = [3, 5] : (tensor<1x3x8x8xf32>) -> (tensor<1x3x3x5xf64>, tensor<1x3x3x5xi64>)
  return
}

// -----

func.func @max_unpool_rank(%x: tensor<4x4xf32>, %i: tensor<4x4xi64>) {
  // expected-error @below {{'graph.max_unpool' op expected x of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.max_unpool %x, %i, sizes = [8, 8] : (tensor<4x4xf32>, tensor<4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_unpool_no_sizes(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_unpool' op expected 1 to 3 entries in sizes but found 0 (C1)}}
  %0 = graph.max_unpool %x, %i, sizes = [] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_unpool_operands(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>, %n: index) {
  // expected-error @below {{'graph.max_unpool' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.max_unpool"(%x, %i, %n) {static_sizes = array<i64: 8, 8>} : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>, index) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_unpool_negative(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_unpool' op expected sizes that are not negative but found -1 (C3)}}
  %0 = graph.max_unpool %x, %i, sizes = [8, -1] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_unpool_indices(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x5xi64>) {
  // expected-error @below {{'graph.max_unpool' op expected size 4 of a dimension of indices but found 5 (C4)}}
  %0 = graph.max_unpool %x, %i, sizes = [8, 8] : (tensor<1x3x4x4xf32>, tensor<1x3x4x5xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_unpool_result(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_unpool' op expected a result of type 'tensor<1x3x8x8xf32>' but found 'tensor<1x3x8x8xf64>'}}
  %0 = graph.max_unpool %x, %i, sizes = [8, 8] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf64>
  return
}

// -----

func.func @max_pool_backward_rank(%x: tensor<4x4xf32>, %i: tensor<4x4xi64>) {
  // expected-error @below {{'graph.max_pool_backward' op expected grad of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.max_pool_backward %x, %i, sizes = [8, 8] : (tensor<4x4xf32>, tensor<4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_pool_backward_no_sizes(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_pool_backward' op expected 1 to 3 entries in sizes but found 0 (C1)}}
  %0 = graph.max_pool_backward %x, %i, sizes = [] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_pool_backward_operands(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>, %n: index) {
  // expected-error @below {{'graph.max_pool_backward' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.max_pool_backward"(%x, %i, %n) {static_sizes = array<i64: 8, 8>} : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>, index) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_pool_backward_negative(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_pool_backward' op expected sizes that are not negative but found -1 (C3)}}
  %0 = graph.max_pool_backward %x, %i, sizes = [8, -1] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_pool_backward_indices(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x5xi64>) {
  // expected-error @below {{'graph.max_pool_backward' op expected size 4 of a dimension of indices but found 5 (C4)}}
  %0 = graph.max_pool_backward %x, %i, sizes = [8, 8] : (tensor<1x3x4x4xf32>, tensor<1x3x4x5xi64>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @max_pool_backward_result(%x: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @below {{'graph.max_pool_backward' op expected a result of type 'tensor<1x3x8x8xf32>' but found 'tensor<1x3x8x8xf64>'}}
  %0 = graph.max_pool_backward %x, %i, sizes = [8, 8] : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) -> tensor<1x3x8x8xf64>
  return
}

// -----

func.func @avg_backward_rank(%x: tensor<4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected grad of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.avg_pool_backward %x, sizes = [8, 8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_sizes(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected 2 sizes but found 1 (C2)}}
  %0 = graph.avg_pool_backward %x, sizes = [8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_stride(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected entries of stride of at least 1 but found 0 (C2)}}
  %0 = graph.avg_pool_backward %x, sizes = [8, 8], kernel_size = [2, 2], stride = [0, 1], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_window(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected a window of at most 1 elements but found 2 (C3)}}
  %0 = graph.avg_pool_backward %x, sizes = [1, 8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_divisor(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected a divisor_override that is not 0 (C4)}}
  %0 = graph.avg_pool_backward %x, sizes = [8, 8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true, divisor_override = 0 : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_negative(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected sizes that are not negative but found -1 (C5)}}
  %0 = graph.avg_pool_backward %x, sizes = [8, -1], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_windows(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected size 5 of a dimension of grad but found 4 (C6)}}
  %0 = graph.avg_pool_backward %x, sizes = [10, 8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @avg_backward_result(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.avg_pool_backward' op expected a result of type 'tensor<1x3x8x8xf32>' but found 'tensor<1x3x8x8xf64>'}}
  %0 = graph.avg_pool_backward %x, sizes = [8, 8], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf64>
  return
}

// -----

func.func @adaptive_backward_rank(%x: tensor<4x4xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool_backward' op expected grad of rank 3 or 4 but found rank 2 (C1)}}
  %0 = graph.adaptive_avg_pool_backward %x, sizes = [8, 8] : (tensor<4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @adaptive_backward_operands(%x: tensor<1x3x4x4xf32>, %n: index) {
  // expected-error @below {{'graph.adaptive_avg_pool_backward' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.adaptive_avg_pool_backward"(%x, %n) {static_sizes = array<i64: 8, 8>} : (tensor<1x3x4x4xf32>, index) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @adaptive_backward_zero(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool_backward' op expected spatial dimensions of result that are not empty (C3)}}
  %0 = graph.adaptive_avg_pool_backward %x, sizes = [0, 8] : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @adaptive_backward_empty(%x: tensor<1x3x4x0xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool_backward' op expected spatial dimensions of grad that are not empty (C4)}}
  %0 = graph.adaptive_avg_pool_backward %x, sizes = [8, 8] : (tensor<1x3x4x0xf32>) -> tensor<1x3x8x8xf32>
  return
}

// -----

func.func @adaptive_backward_result(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.adaptive_avg_pool_backward' op expected a result of type 'tensor<1x3x8x8xf32>' but found 'tensor<1x3x8x8xf64>'}}
  %0 = graph.adaptive_avg_pool_backward %x, sizes = [8, 8] : (tensor<1x3x4x4xf32>) -> tensor<1x3x8x8xf64>
  return
}
