// Elements between places: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @interpolate_rank(%x: tensor<3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected x of rank 4 but found rank 3 (C1)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = linear, align_corners = false : (tensor<3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_no_sizes(%x: tensor<1x3xf32>) {
  // expected-error @below {{'graph.interpolate' op expected 1 to 3 entries in sizes but found 0 (C1)}}
  %0 = graph.interpolate %x, sizes = [], mode = linear, align_corners = false : (tensor<1x3xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_operands(%x: tensor<1x3x4x4xf32>, %n: index) {
  // expected-error @below {{'graph.interpolate' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.interpolate"(%x, %n) {static_sizes = array<i64: 7, 7>, mode = #graph<interpolate_mode linear>, align_corners = false} : (tensor<1x3x4x4xf32>, index) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_negative(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected sizes that are not negative but found -1 (C3)}}
  %0 = graph.interpolate %x, sizes = [-1, 7], mode = linear, align_corners = false : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_empty(%x: tensor<1x3x0x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected spatial dimensions of x that are not empty (C4)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = linear, align_corners = false : (tensor<1x3x0x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_integers(%x: tensor<1x3x4x4xi32>) {
  // expected-error @below {{'graph.interpolate' op expected floats for linear but found 'i32' (C5)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = linear, align_corners = false : (tensor<1x3x4x4xi32>) -> tensor<1x3x7x7xi32>
  return
}

// -----

func.func @interpolate_corners(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected align_corners = false for nearest (C6)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = nearest, align_corners = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_scales(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected 2 entries in scales but found 1 (C7)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = linear, align_corners = false, scales = [2.0] : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_scale_zero(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate' op expected positive numbers in scales but found 0.000000e+00 (C7)}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = linear, align_corners = false, scales = [2.0, 0.0] : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @interpolate_mode(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{custom op 'graph.interpolate' expected one of nearest, nearest_exact, linear, cubic but found 'area'}}
  %0 = graph.interpolate %x, sizes = [7, 7], mode = area, align_corners = false : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_rank(%x: tensor<3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate_backward' op expected grad of rank 4 but found rank 3 (C1)}}
  %0 = graph.interpolate_backward %x, sizes = [7, 7], mode = linear, align_corners = false : (tensor<3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_operands(%x: tensor<1x3x4x4xf32>, %n: index) {
  // expected-error @below {{'graph.interpolate_backward' op expected 0 size operands but found 1 (C2)}}
  %0 = "graph.interpolate_backward"(%x, %n) {static_sizes = array<i64: 7, 7>, mode = #graph<interpolate_mode linear>, align_corners = false} : (tensor<1x3x4x4xf32>, index) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_zero(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate_backward' op expected spatial dimensions of x that are not empty (C3)}}
  %0 = graph.interpolate_backward %x, sizes = [0, 7], mode = linear, align_corners = false : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_corners(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate_backward' op expected align_corners = false for nearest_exact (C4)}}
  %0 = graph.interpolate_backward %x, sizes = [7, 7], mode = nearest_exact, align_corners = true : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_scales(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate_backward' op expected 2 entries in scales but found 3 (C5)}}
  %0 = graph.interpolate_backward %x, sizes = [7, 7], mode = linear, align_corners = false, scales = [2.0, 1.0, 1.0] : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf32>
  return
}

// -----

func.func @backward_result(%x: tensor<1x3x4x4xf32>) {
  // expected-error @below {{'graph.interpolate_backward' op expected a result of type 'tensor<1x3x7x7xf32>' but found 'tensor<1x3x7x7xf64>'}}
  %0 = graph.interpolate_backward %x, sizes = [7, 7], mode = linear, align_corners = false : (tensor<1x3x4x4xf32>) -> tensor<1x3x7x7xf64>
  return
}

// -----

func.func @grid_x_rank(%x: tensor<3x4x4xf32>, %g: tensor<2x5x6x2xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected x of rank 4 or 5 but found rank 3 (C1)}}
  %0 = graph.grid_sample %x, %g, mode = linear, padding_mode = zeros, align_corners = false : (tensor<3x4x4xf32>, tensor<2x5x6x2xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @grid_rank(%x: tensor<2x3x4x4xf32>, %g: tensor<2x5x2xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected grid of rank 4 but found rank 3 (C1)}}
  %0 = graph.grid_sample %x, %g, mode = linear, padding_mode = zeros, align_corners = false : (tensor<2x3x4x4xf32>, tensor<2x5x2xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @grid_last(%x: tensor<2x3x4x4xf32>, %g: tensor<2x5x6x3xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected size 2 of grid's last dimension but found 3 (C2)}}
  %0 = graph.grid_sample %x, %g, mode = linear, padding_mode = zeros, align_corners = false : (tensor<2x3x4x4xf32>, tensor<2x5x6x3xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @grid_batch(%x: tensor<2x3x4x4xf32>, %g: tensor<1x5x6x2xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected size 2 of grid's first dimension but found 1 (C3)}}
  %0 = graph.grid_sample %x, %g, mode = linear, padding_mode = zeros, align_corners = false : (tensor<2x3x4x4xf32>, tensor<1x5x6x2xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @grid_empty(%x: tensor<2x3x4x0xf32>, %g: tensor<2x5x6x2xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected spatial dimensions of x that are not empty (C4)}}
  %0 = graph.grid_sample %x, %g, mode = linear, padding_mode = zeros, align_corners = false : (tensor<2x3x4x0xf32>, tensor<2x5x6x2xf32>) -> tensor<2x3x5x6xf32>
  return
}

// -----

func.func @grid_exact(%x: tensor<2x3x4x4xf32>, %g: tensor<2x5x6x2xf32>) {
  // expected-error @below {{'graph.grid_sample' op expected another mode than nearest_exact (C5)}}
  %0 = graph.grid_sample %x, %g, mode = nearest_exact, padding_mode = zeros, align_corners = false : (tensor<2x3x4x4xf32>, tensor<2x5x6x2xf32>) -> tensor<2x3x5x6xf32>
  return
}
