// Sums of products and distances: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @addmm_rank(%x: tensor<2xf32>, %a: tensor<2x2x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.addmm' op expected a of rank 2 but found rank 3 (C1)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<2xf32>, tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  return
}

// -----

func.func @addmm_rank_b(%x: tensor<2xf32>, %a: tensor<2x2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.addmm' op expected b of rank 2 but found rank 1 (C1)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @addmm_inner(%x: tensor<2xf32>, %a: tensor<2x3xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.addmm' op expected size 3 of the contracted dimension but found 2 (C2)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<2xf32>, tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @addmm_broadcast(%x: tensor<3xf32>, %a: tensor<2x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.addmm' op operands do not broadcast: expected size 2 or 1 in dimension 1 of operand #1 but found 3 (C3)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @addmm_enlarged(%x: tensor<3x2xf32>, %a: tensor<1x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.addmm' op expected x to broadcast to the product (C3)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<3x2xf32>, tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @addmm_more(%x: tensor<1x2x2xf32>, %a: tensor<2x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.addmm' op expected x to broadcast to the product (C3)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<1x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @addmm_fraction(%x: tensor<2x2xi32>, %a: tensor<2x2xi32>, %b: tensor<2x2xi32>) {
  // expected-error @below {{'graph.addmm' op expected integers as beta and alpha (C4)}}
  %0 = graph.addmm %x, %a, %b, beta = 0.5, alpha = 1.0 : (tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}

// -----

func.func @addmm_large(%x: tensor<2x2xi64>, %a: tensor<2x2xi64>, %b: tensor<2x2xi64>) {
  // expected-error @below {{'graph.addmm' op expected integers as beta and alpha (C4)}}
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 1.0e+19 : (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  return
}

// -----

func.func @baddbmm_batch(%x: tensor<f32>, %a: tensor<3x2x2xf32>, %b: tensor<2x2x2xf32>) {
  // expected-error @below {{'graph.baddbmm' op expected size 3 of the batch dimension but found 2 (C3)}}
  %0 = graph.baddbmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<f32>, tensor<3x2x2xf32>, tensor<2x2x2xf32>) -> tensor<3x2x2xf32>
  return
}

// -----

func.func @einsum_terms(%a: tensor<2xf32>) {
  // expected-error @below {{'graph.einsum' op expected as many terms as operands, 1, but found 2 (C1)}}
  %0 = graph.einsum %a, equation = "i,j" : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_rank(%a: tensor<2x3xf32>) {
  // expected-error @below {{'graph.einsum' op expected 'i' to name the 2 dimensions of operand #0 (C1)}}
  %0 = graph.einsum %a, equation = "i" : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_result(%a: tensor<2xf32>) {
  // expected-error @below {{'graph.einsum' op expected a result with letters of the operands only (C1)}}
  %0 = graph.einsum %a, equation = "i->k" : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @einsum_twice(%a: tensor<2xf32>) {
  // expected-error @below {{'graph.einsum' op expected each letter once in the result (C1)}}
  %0 = graph.einsum %a, equation = "i->ii" : (tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @einsum_sizes(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error @below {{'graph.einsum' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C2)}}
  %0 = graph.einsum %a, %b, equation = "i,i" : (tensor<2xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @einsum_diagonal(%a: tensor<2x3xf32>) {
  // expected-error @below {{'graph.einsum' op expected size 2 of a diagonal's dimension but found 3 (C3)}}
  %0 = graph.einsum %a, equation = "ii" : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @einsum_nothing() {
  // expected-error @below {{'graph.einsum' op expected 1 or more operands, but found 0}}
  %0 = "graph.einsum"() {equation = ""} : () -> tensor<f32>
  return
}

// -----

func.func @cdist_rank(%a: tensor<2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.cdist' op expected lhs of rank 2 or more but found rank 1 (C1)}}
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @cdist_rows(%a: tensor<2x2xf32>, %b: tensor<2x3xf32>) {
  // expected-error @below {{'graph.cdist' op expected size 2 of the rows' size but found 3 (C2)}}
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @cdist_leading(%a: tensor<2x2x2xf32>, %b: tensor<3x2x2xf32>) {
  // expected-error @below {{'graph.cdist' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C3)}}
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<2x2x2xf32>, tensor<3x2x2xf32>) -> tensor<2x2x2xf32>
  return
}

// -----

func.func @cdist_negative(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.cdist' op expected p that is not negative (C4)}}
  %0 = graph.cdist %a, %b, p = -1.0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @cdist_nan(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) {
  // expected-error @below {{'graph.cdist' op expected p that is not negative (C4)}}
  %0 = graph.cdist %a, %b, p = 0x7FF8000000000000 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @pdist_rank(%x: tensor<3xf32>) {
  // expected-error @below {{'graph.pdist' op expected x of rank 2 but found rank 1 (C1)}}
  %0 = graph.pdist %x, p = 2.0 : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @pdist_negative(%x: tensor<3x3xf32>) {
  // expected-error @below {{'graph.pdist' op expected p that is not negative (C2)}}
  %0 = graph.pdist %x, p = -2.0 : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @int_matmul_types(%a: tensor<2x2xi8>, %b: tensor<2x2xui8>) {
  // expected-error @below {{'graph.int_matmul' op expected operands of one element type (C4)}}
  %0 = graph.int_matmul %a, %b : (tensor<2x2xi8>, tensor<2x2xui8>) -> tensor<2x2xi32>
  return
}

// -----

func.func @int_matmul_rank(%a: tensor<i8>, %b: tensor<2x2xi8>) {
  // expected-error @below {{'graph.int_matmul' op expected operands of rank 1 or more (C1)}}
  %0 = graph.int_matmul %a, %b : (tensor<i8>, tensor<2x2xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @int_matmul_inner(%a: tensor<2x3xi8>, %b: tensor<2x2xi8>) {
  // expected-error @below {{'graph.int_matmul' op expected size 3 of the contracted dimension but found 2 (C2)}}
  %0 = graph.int_matmul %a, %b : (tensor<2x3xi8>, tensor<2x2xi8>) -> tensor<2x2xi32>
  return
}

// -----

func.func @int_matmul_leading(%a: tensor<2x2x2xi8>, %b: tensor<3x2x2xi8>) {
  // expected-error @below {{'graph.int_matmul' op operands do not broadcast: expected size 2 or 1 in dimension 0 of operand #1 but found 3 (C3)}}
  %0 = graph.int_matmul %a, %b : (tensor<2x2x2xi8>, tensor<3x2x2xi8>) -> tensor<2x2x2xi32>
  return
}

// -----

func.func @int_conv_stride(%x: tensor<1x1x3xi8>, %w: tensor<1x1x3xi8>) {
  // expected-error @below {{'graph.int_conv' op expected a stride of 1 to 3 entries but found 0 (C1)}}
  %0 = graph.int_conv %x, %w, stride = [], padding = [0], dilation = [1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x3xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_rank(%x: tensor<1x1x3xi8>, %w: tensor<1x1x3xi8>) {
  // expected-error @below {{'graph.int_conv' op expected x of rank 4 but found rank 3 (C1)}}
  %0 = graph.int_conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x3xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_padding(%x: tensor<1x1x3xi8>, %w: tensor<1x1x3xi8>) {
  // expected-error @below {{'graph.int_conv' op expected entries of padding of at least 0 but found -1 (C2)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [-1], dilation = [1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x3xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_groups(%x: tensor<1x3x3xi8>, %w: tensor<2x1x3xi8>) {
  // expected-error @below {{'graph.int_conv' op expected groups that divide the channels but found 2 (C3)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 2 : (tensor<1x3x3xi8>, tensor<2x1x3xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_channels(%x: tensor<1x4x3xi8>, %w: tensor<2x1x3xi8>) {
  // expected-error @below {{'graph.int_conv' op expected size 2 of weight's second dimension but found 1 (C4)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 2 : (tensor<1x4x3xi8>, tensor<2x1x3xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_kernel(%x: tensor<1x1x3xi8>, %w: tensor<1x1x4xi8>) {
  // expected-error @below {{'graph.int_conv' op expected a window of at most 3 elements but found 4 (C5)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x4xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_unknown(%x: tensor<1x1x3xi8>, %w: tensor<1x1x?xi8>) {
  // expected-error @below {{'graph.int_conv' op expected a weight with known kernel sizes (C5)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x?xi8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @int_conv_types(%x: tensor<1x1x3xi8>, %w: tensor<1x1x3xui8>) {
  // expected-error @below {{'graph.int_conv' op expected operands of one element type (C6)}}
  %0 = graph.int_conv %x, %w, stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<1x1x3xi8>, tensor<1x1x3xui8>) -> tensor<1x1x1xi32>
  return
}

// -----

func.func @grouped_matmul_rank_x(%x: tensor<2x3x4xf32>, %w: tensor<2x4x5xf32>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected x of rank 2 but found rank 3 (C1)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_rank_w(%x: tensor<3x4xf32>, %w: tensor<4xf32>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected w of rank 2 or 3 but found rank 1 (C1)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<4xf32>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_rank_ends(%x: tensor<3x4xf32>, %w: tensor<2x4x5xf32>, %e: tensor<2x1xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected ends of rank 1 but found rank 2 (C1)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<2x4x5xf32>, tensor<2x1xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_inner(%x: tensor<3x4xf32>, %w: tensor<2x3x5xf32>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected size 4 of the contracted dimension but found 3 (C2)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<2x3x5xf32>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_inner_rows(%x: tensor<3x4xf32>, %w: tensor<3x5xf32>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected size 4 of the contracted dimension but found 3 (C2)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<3x5xf32>, tensor<2xi32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @grouped_matmul_groups(%x: tensor<3x4xf32>, %w: tensor<2x4x5xf32>, %e: tensor<3xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected size 2 of ends but found 3 (C3)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<2x4x5xf32>, tensor<3xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_types(%x: tensor<3x4xf32>, %w: tensor<2x4x5xf16>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op expected x and w of one element type (C4)}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<2x4x5xf16>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @grouped_matmul_integers(%x: tensor<3x4xi32>, %w: tensor<2x4x5xi32>, %e: tensor<2xi32>) {
  // expected-error @below {{'graph.grouped_matmul' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<3x4xi32>'}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xi32>, tensor<2x4x5xi32>, tensor<2xi32>) -> tensor<3x5xi32>
  return
}

// -----

func.func @grouped_matmul_float_ends(%x: tensor<3x4xf32>, %w: tensor<2x4x5xf32>, %e: tensor<2xf32>) {
  // expected-error @below {{'graph.grouped_matmul' op operand #2 must be tensor of i32 or i64, but got 'tensor<2xf32>'}}
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<3x4xf32>, tensor<2x4x5xf32>, tensor<2xf32>) -> tensor<3x5xf32>
  return
}
