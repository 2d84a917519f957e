// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Shapes of results, from operands with static sizes, with unknown ones and without a rank.
// RUN: tcopt %s --graph-infer-shapes | FileCheck %s

// CHECK-LABEL: func.func @conv_transpose_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x5xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3x3xf32>) -> tensor<2x3x10xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_transpose [[X]], [[W]], stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<2x4x5xf32>, tensor<4x3x3xf32>) -> tensor<2x3x10xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x10xf32>
// CHECK-NEXT:  }
func.func @conv_transpose_static(%x: tensor<2x4x5xf32>, %w: tensor<4x3x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<2x4x5xf32>, tensor<4x3x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_transpose_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3x3xf32>) -> tensor<?x3x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_transpose [[X]], [[W]], stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<?x4x?xf32>, tensor<4x3x3xf32>) -> tensor<?x3x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3x?xf32>
// CHECK-NEXT:  }
func.func @conv_transpose_dynamic(%x: tensor<?x4x?xf32>, %w: tensor<4x3x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<?x4x?xf32>, tensor<4x3x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_transpose_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_transpose [[X]], [[W]], stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @conv_transpose_unranked(%x: tensor<*xf32>, %w: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_input_grad_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x2x3xf32>) -> tensor<2x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_input_grad [[X]], [[W]], sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x4x3xf32>, tensor<4x2x3xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x6xf32>
// CHECK-NEXT:  }
func.func @conv_input_grad_static(%x: tensor<2x4x3xf32>, %w: tensor<4x2x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_input_grad %x, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x4x3xf32>, tensor<4x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_input_grad_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x2x3xf32>) -> tensor<?x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_input_grad [[X]], [[W]], sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<?x4x3xf32>, tensor<4x2x3xf32>) -> tensor<?x2x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x6xf32>
// CHECK-NEXT:  }
func.func @conv_input_grad_dynamic(%x: tensor<?x4x3xf32>, %w: tensor<4x2x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_input_grad %x, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<?x4x3xf32>, tensor<4x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_input_grad_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_input_grad [[X]], [[W]], sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @conv_input_grad_unranked(%x: tensor<*xf32>, %w: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.conv_input_grad %x, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_weight_grad_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x6xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<4x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_weight_grad [[X]], [[G]], kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<2x2x6xf32>, tensor<2x4x3xf32>) -> tensor<4x1x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x1x3xf32>
// CHECK-NEXT:  }
func.func @conv_weight_grad_static(%x: tensor<2x2x6xf32>, %g: tensor<2x4x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<2x2x6xf32>, tensor<2x4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_weight_grad_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x6xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x4x3xf32>) -> tensor<4x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_weight_grad [[X]], [[G]], kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x2x6xf32>, tensor<?x4x3xf32>) -> tensor<4x1x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x1x3xf32>
// CHECK-NEXT:  }
func.func @conv_weight_grad_dynamic(%x: tensor<?x2x6xf32>, %g: tensor<?x4x3xf32>) -> tensor<*xf32> {
  %r = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x2x6xf32>, tensor<?x4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @conv_weight_grad_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_weight_grad [[X]], [[G]], kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @conv_weight_grad_unranked(%x: tensor<*xf32>, %g: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @max_pool_with_indices_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x5x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max_pool_with_indices [[X]], kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<2x5x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<2x3x3xf32>, tensor<2x3x3xi64>
// CHECK-NEXT:  }
func.func @max_pool_with_indices_static(%x: tensor<2x5x5xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.max_pool_with_indices %x, kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<2x5x5xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @max_pool_with_indices_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?x5xf32>) -> (tensor<?x?x3xf32>, tensor<?x?x3xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max_pool_with_indices [[X]], kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x?x5xf32>) -> (tensor<?x?x3xf32>, tensor<?x?x3xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<?x?x3xf32>, tensor<?x?x3xi64>
// CHECK-NEXT:  }
func.func @max_pool_with_indices_dynamic(%x: tensor<?x?x5xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.max_pool_with_indices %x, kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x?x5xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @max_pool_with_indices_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max_pool_with_indices [[X]], kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<*xf32>, tensor<*xi64>
// CHECK-NEXT:  }
func.func @max_pool_with_indices_unranked(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.max_pool_with_indices %x, kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x6xf32>) -> tensor<2x2x3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool [[X]], output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x3x2xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_static(%x: tensor<2x2x5x6xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool %x, output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?x6xf32>) -> tensor<?x2x3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool [[X]], output_size = [3, 2] : (tensor<?x2x?x6xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x3x2xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_dynamic(%x: tensor<?x2x?x6xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool %x, output_size = [3, 2] : (tensor<?x2x?x6xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool [[X]], output_size = [3, 2] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool %x, output_size = [3, 2] : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_max_pool_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x6xf32>) -> (tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.adaptive_max_pool [[X]], output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> (tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool_static(%x: tensor<2x2x5x6xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.adaptive_max_pool %x, output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @adaptive_max_pool_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?x6xf32>) -> (tensor<?x2x3x2xf32>, tensor<?x2x3x2xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.adaptive_max_pool [[X]], output_size = [3, 2] : (tensor<?x2x?x6xf32>) -> (tensor<?x2x3x2xf32>, tensor<?x2x3x2xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<?x2x3x2xf32>, tensor<?x2x3x2xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool_dynamic(%x: tensor<?x2x?x6xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.adaptive_max_pool %x, output_size = [3, 2] : (tensor<?x2x?x6xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @adaptive_max_pool_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.adaptive_max_pool [[X]], output_size = [3, 2] : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<*xf32>, tensor<*xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool_unranked(%x: tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>) {
  %v, %i = graph.adaptive_max_pool %x, output_size = [3, 2] : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return %v, %i : tensor<*xf32>, tensor<*xi64>
}

// CHECK-LABEL: func.func @max_unpool_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<2x2x5xi64>) -> tensor<2x2x9xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_unpool [[X]], [[I]], sizes = [9] : (tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> tensor<2x2x9xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x9xf32>
// CHECK-NEXT:  }
func.func @max_unpool_static(%x: tensor<2x2x5xf32>, %i: tensor<2x2x5xi64>) -> tensor<*xf32> {
  %r = graph.max_unpool %x, %i, sizes = [9] : (tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @max_unpool_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x2x?xi64>) -> tensor<?x2x9xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_unpool [[X]], [[I]], sizes = [9] : (tensor<?x2x?xf32>, tensor<?x2x?xi64>) -> tensor<?x2x9xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x9xf32>
// CHECK-NEXT:  }
func.func @max_unpool_dynamic(%x: tensor<?x2x?xf32>, %i: tensor<?x2x?xi64>) -> tensor<*xf32> {
  %r = graph.max_unpool %x, %i, sizes = [9] : (tensor<?x2x?xf32>, tensor<?x2x?xi64>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @max_unpool_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<*xi64>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_unpool [[X]], [[I]], sizes = [9] : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @max_unpool_unranked(%x: tensor<*xf32>, %i: tensor<*xi64>) -> tensor<*xf32> {
  %r = graph.max_unpool %x, %i, sizes = [9] : (tensor<*xf32>, tensor<*xi64>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @max_pool_backward_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<2x2x5xi32>) -> tensor<2x2x9xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool_backward [[X]], [[I]], sizes = [9] : (tensor<2x2x5xbf16>, tensor<2x2x5xi32>) -> tensor<2x2x9xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x9xbf16>
// CHECK-NEXT:  }
func.func @max_pool_backward_static(%x: tensor<2x2x5xbf16>, %i: tensor<2x2x5xi32>) -> tensor<*xbf16> {
  %r = graph.max_pool_backward %x, %i, sizes = [9] : (tensor<2x2x5xbf16>, tensor<2x2x5xi32>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @max_pool_backward_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x2x?xi32>) -> tensor<?x2x9xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool_backward [[X]], [[I]], sizes = [9] : (tensor<?x2x?xbf16>, tensor<?x2x?xi32>) -> tensor<?x2x9xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x9xbf16>
// CHECK-NEXT:  }
func.func @max_pool_backward_dynamic(%x: tensor<?x2x?xbf16>, %i: tensor<?x2x?xi32>) -> tensor<*xbf16> {
  %r = graph.max_pool_backward %x, %i, sizes = [9] : (tensor<?x2x?xbf16>, tensor<?x2x?xi32>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @max_pool_backward_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<*xi32>) -> tensor<*xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.max_pool_backward [[X]], [[I]], sizes = [9] : (tensor<*xbf16>, tensor<*xi32>) -> tensor<*xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<*xbf16>
// CHECK-NEXT:  }
func.func @max_pool_backward_unranked(%x: tensor<*xbf16>, %i: tensor<*xi32>) -> tensor<*xbf16> {
  %r = graph.max_pool_backward %x, %i, sizes = [9] : (tensor<*xbf16>, tensor<*xi32>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @avg_pool_backward_static(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x3xf32>) -> tensor<2x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.avg_pool_backward [[G]], sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<2x2x3xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x6xf32>
// CHECK-NEXT:  }
func.func @avg_pool_backward_static(%g: tensor<2x2x3xf32>) -> tensor<*xf32> {
  %r = graph.avg_pool_backward %g, sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<2x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @avg_pool_backward_dynamic(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x2x3xf32>) -> tensor<?x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.avg_pool_backward [[G]], sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<?x2x3xf32>) -> tensor<?x2x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x6xf32>
// CHECK-NEXT:  }
func.func @avg_pool_backward_dynamic(%g: tensor<?x2x3xf32>) -> tensor<*xf32> {
  %r = graph.avg_pool_backward %g, sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<?x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @avg_pool_backward_unranked(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.avg_pool_backward [[G]], sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @avg_pool_backward_unranked(%g: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.avg_pool_backward %g, sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_backward_static(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x3xf32>) -> tensor<2x2x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool_backward [[G]], sizes = [5] : (tensor<2x2x3xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x5xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_backward_static(%g: tensor<2x2x3xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool_backward %g, sizes = [5] : (tensor<2x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_backward_dynamic(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x2x3xf32>) -> tensor<?x2x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool_backward [[G]], sizes = [5] : (tensor<?x2x3xf32>) -> tensor<?x2x5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x5xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_backward_dynamic(%g: tensor<?x2x3xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool_backward %g, sizes = [5] : (tensor<?x2x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_backward_unranked(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.adaptive_avg_pool_backward [[G]], sizes = [5] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_backward_unranked(%g: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.adaptive_avg_pool_backward %g, sizes = [5] : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @interpolate_nearest_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x4xi16>) -> tensor<2x2x3x8xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3, 8], mode = nearest, align_corners = false : (tensor<2x2x5x4xi16>) -> tensor<2x2x3x8xi16>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x3x8xi16>
// CHECK-NEXT:  }
func.func @interpolate_nearest_static(%x: tensor<2x2x5x4xi16>) -> tensor<*xi16> {
  %r = graph.interpolate %x, sizes = [3, 8], mode = nearest, align_corners = false : (tensor<2x2x5x4xi16>) -> tensor<*xi16>
  return %r : tensor<*xi16>
}

// CHECK-LABEL: func.func @interpolate_nearest_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?x4xi16>) -> tensor<?x2x3x8xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3, 8], mode = nearest, align_corners = false : (tensor<?x2x?x4xi16>) -> tensor<?x2x3x8xi16>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x3x8xi16>
// CHECK-NEXT:  }
func.func @interpolate_nearest_dynamic(%x: tensor<?x2x?x4xi16>) -> tensor<*xi16> {
  %r = graph.interpolate %x, sizes = [3, 8], mode = nearest, align_corners = false : (tensor<?x2x?x4xi16>) -> tensor<*xi16>
  return %r : tensor<*xi16>
}

// CHECK-LABEL: func.func @interpolate_nearest_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xi16>) -> tensor<*xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3, 8], mode = nearest, align_corners = false : (tensor<*xi16>) -> tensor<*xi16>
// CHECK-NEXT:    return [[V0]] : tensor<*xi16>
// CHECK-NEXT:  }
func.func @interpolate_nearest_unranked(%x: tensor<*xi16>) -> tensor<*xi16> {
  %r = graph.interpolate %x, sizes = [3, 8], mode = nearest, align_corners = false : (tensor<*xi16>) -> tensor<*xi16>
  return %r : tensor<*xi16>
}

// CHECK-LABEL: func.func @interpolate_linear_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xbf16>) -> tensor<2x2x3xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3], mode = linear, align_corners = false : (tensor<2x2x5xbf16>) -> tensor<2x2x3xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x3xbf16>
// CHECK-NEXT:  }
func.func @interpolate_linear_static(%x: tensor<2x2x5xbf16>) -> tensor<*xbf16> {
  %r = graph.interpolate %x, sizes = [3], mode = linear, align_corners = false : (tensor<2x2x5xbf16>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @interpolate_linear_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?xbf16>) -> tensor<?x2x3xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3], mode = linear, align_corners = false : (tensor<?x2x?xbf16>) -> tensor<?x2x3xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x3xbf16>
// CHECK-NEXT:  }
func.func @interpolate_linear_dynamic(%x: tensor<?x2x?xbf16>) -> tensor<*xbf16> {
  %r = graph.interpolate %x, sizes = [3], mode = linear, align_corners = false : (tensor<?x2x?xbf16>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @interpolate_linear_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xbf16>) -> tensor<*xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [3], mode = linear, align_corners = false : (tensor<*xbf16>) -> tensor<*xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<*xbf16>
// CHECK-NEXT:  }
func.func @interpolate_linear_unranked(%x: tensor<*xbf16>) -> tensor<*xbf16> {
  %r = graph.interpolate %x, sizes = [3], mode = linear, align_corners = false : (tensor<*xbf16>) -> tensor<*xbf16>
  return %r : tensor<*xbf16>
}

// CHECK-LABEL: func.func @interpolate_backward_static(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x5xf32>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate_backward [[G]], sizes = [3], mode = linear, align_corners = true : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @interpolate_backward_static(%g: tensor<2x2x5xf32>) -> tensor<*xf32> {
  %r = graph.interpolate_backward %g, sizes = [3], mode = linear, align_corners = true : (tensor<2x2x5xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @interpolate_backward_dynamic(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x2x?xf32>) -> tensor<?x2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate_backward [[G]], sizes = [3], mode = linear, align_corners = true : (tensor<?x2x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x3xf32>
// CHECK-NEXT:  }
func.func @interpolate_backward_dynamic(%g: tensor<?x2x?xf32>) -> tensor<*xf32> {
  %r = graph.interpolate_backward %g, sizes = [3], mode = linear, align_corners = true : (tensor<?x2x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @interpolate_backward_unranked(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate_backward [[G]], sizes = [3], mode = linear, align_corners = true : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @interpolate_backward_unranked(%g: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.interpolate_backward %g, sizes = [3], mode = linear, align_corners = true : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @grid_sample_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x4xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x1x3x2xf32>) -> tensor<2x2x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grid_sample [[X]], [[G]], mode = nearest, padding_mode = border, align_corners = true : (tensor<2x2x5x4xf32>, tensor<2x1x3x2xf32>) -> tensor<2x2x1x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x2x1x3xf32>
// CHECK-NEXT:  }
func.func @grid_sample_static(%x: tensor<2x2x5x4xf32>, %g: tensor<2x1x3x2xf32>) -> tensor<*xf32> {
  %r = graph.grid_sample %x, %g, mode = nearest, padding_mode = border, align_corners = true : (tensor<2x2x5x4xf32>, tensor<2x1x3x2xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @grid_sample_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?x4xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x1x3x2xf32>) -> tensor<?x2x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grid_sample [[X]], [[G]], mode = nearest, padding_mode = border, align_corners = true : (tensor<?x2x?x4xf32>, tensor<?x1x3x2xf32>) -> tensor<?x2x1x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x1x3xf32>
// CHECK-NEXT:  }
func.func @grid_sample_dynamic(%x: tensor<?x2x?x4xf32>, %g: tensor<?x1x3x2xf32>) -> tensor<*xf32> {
  %r = graph.grid_sample %x, %g, mode = nearest, padding_mode = border, align_corners = true : (tensor<?x2x?x4xf32>, tensor<?x1x3x2xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}

// CHECK-LABEL: func.func @grid_sample_unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grid_sample [[X]], [[G]], mode = nearest, padding_mode = border, align_corners = true : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return [[V0]] : tensor<*xf32>
// CHECK-NEXT:  }
func.func @grid_sample_unranked(%x: tensor<*xf32>, %g: tensor<*xf32>) -> tensor<*xf32> {
  %r = graph.grid_sample %x, %g, mode = nearest, padding_mode = border, align_corners = true : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
