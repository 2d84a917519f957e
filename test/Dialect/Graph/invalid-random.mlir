// Random numbers: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @rand_seed(%s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.rand' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.rand %s, %o, sizes = [2], dtype = f32 : (tensor<1xi64>, tensor<i64>) -> tensor<2xf32>
  return
}

// -----

func.func @rand_offset(%s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'graph.rand' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = graph.rand %s, %o, sizes = [2], dtype = f32 : (tensor<i64>, tensor<1xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @rand_sizes(%s: tensor<i64>) {
  // expected-error @below {{'graph.rand' op expected 1 size operands but found 0 (C2)}}
  %0 = "graph.rand"(%s, %s) {static_sizes = array<i64: -9223372036854775808>, dtype = f32} : (tensor<i64>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @rand_negative(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.rand' op expected sizes that are not negative but found -2 (C3)}}
  %0 = graph.rand %s, %o, sizes = [-2], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @randn_seed(%s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randn' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.randn %s, %o, sizes = [2], dtype = f32 : (tensor<1xi64>, tensor<i64>) -> tensor<2xf32>
  return
}

// -----

func.func @randn_offset(%s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'graph.randn' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = graph.randn %s, %o, sizes = [2], dtype = f32 : (tensor<i64>, tensor<1xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @randn_sizes(%s: tensor<i64>) {
  // expected-error @below {{'graph.randn' op expected 1 size operands but found 0 (C2)}}
  %0 = "graph.randn"(%s, %s) {static_sizes = array<i64: -9223372036854775808>, dtype = f32} : (tensor<i64>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @randn_negative(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randn' op expected sizes that are not negative but found -2 (C3)}}
  %0 = graph.randn %s, %o, sizes = [-2], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<?xf32>
  return
}

// -----

func.func @randint_seed(%s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.randint %s, %o, sizes = [2], low = 0, high = 2, dtype = i32 : (tensor<1xi64>, tensor<i64>) -> tensor<2xi32>
  return
}

// -----

func.func @randint_offset(%s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'graph.randint' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = graph.randint %s, %o, sizes = [2], low = 0, high = 2, dtype = i32 : (tensor<i64>, tensor<1xi64>) -> tensor<2xi32>
  return
}

// -----

func.func @randint_sizes(%s: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected 1 size operands but found 0 (C2)}}
  %0 = "graph.randint"(%s, %s) {static_sizes = array<i64: -9223372036854775808>, low = 0, high = 2, dtype = i32} : (tensor<i64>, tensor<i64>) -> tensor<?xi32>
  return
}

// -----

func.func @randint_negative(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected sizes that are not negative but found -2 (C3)}}
  %0 = graph.randint %s, %o, sizes = [-2], low = 0, high = 2, dtype = i32 : (tensor<i64>, tensor<i64>) -> tensor<?xi32>
  return
}

// -----

func.func @rand_dtype(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.rand' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf16>'}}
  %0 = graph.rand %s, %o, sizes = [2], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<2xf16>
  return
}

// -----

func.func @randint_order(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected low and high around numbers of the element type but found 3 and 3 (C4)}}
  %0 = graph.randint %s, %o, sizes = [2], low = 3, high = 3, dtype = i8 : (tensor<i64>, tensor<i64>) -> tensor<2xi8>
  return
}

// -----

func.func @randint_least(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected low and high around numbers of the element type but found -1 and 3 (C4)}}
  %0 = graph.randint %s, %o, sizes = [2], low = -1, high = 3, dtype = ui8 : (tensor<i64>, tensor<i64>) -> tensor<2xui8>
  return
}

// -----

func.func @randint_most(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected low and high around numbers of the element type but found 0 and 129 (C4)}}
  %0 = graph.randint %s, %o, sizes = [2], low = 0, high = 129, dtype = i8 : (tensor<i64>, tensor<i64>) -> tensor<2xi8>
  return
}

// -----

func.func @randint_range(%s: tensor<i64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randint' op expected low and high around numbers of the element type but found -9223372036854775808 and 1 (C4)}}
  %0 = graph.randint %s, %o, sizes = [2], low = -9223372036854775808, high = 1, dtype = i64 : (tensor<i64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @bernoulli_seed(%p: tensor<2xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{'graph.bernoulli' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.bernoulli %p, %s, %s : (tensor<2xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @dropout_seed(%x: tensor<2xf32>, %s: tensor<2xi64>) {
  // expected-error @below {{'graph.dropout' op expected seed of rank 0 but found rank 1 (C1)}}
  %0:2 = graph.dropout %x, %s, %s, p = 0.5 : (tensor<2xf32>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2xi1>)
  return
}

// -----

func.func @dropout_large(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.dropout' op expected p in [0, 1] (C2)}}
  %0:2 = graph.dropout %x, %s, %s, p = 1.5 : (tensor<2xf32>, tensor<i64>, tensor<i64>) -> (tensor<2xf32>, tensor<2xi1>)
  return
}

// -----

func.func @dropout_nan(%x: tensor<2xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.dropout' op expected p in [0, 1] (C2)}}
  %0:2 = graph.dropout %x, %s, %s, p = 0x7FF8000000000000 : (tensor<2xf32>, tensor<i64>, tensor<i64>) -> (tensor<2xf32>, tensor<2xi1>)
  return
}

// -----

func.func @randperm_seed(%s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.randperm' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.randperm %s, %o, sizes = [2] : (tensor<1xi64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @randperm_offset(%s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'graph.randperm' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = graph.randperm %s, %o, sizes = [2] : (tensor<i64>, tensor<1xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @randperm_list(%s: tensor<i64>) {
  // expected-error @below {{'graph.randperm' op expected 1 size operands but found 0 (C2)}}
  %0 = "graph.randperm"(%s, %s) {static_sizes = array<i64: -9223372036854775808>} : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}

// -----

func.func @randperm_sizes(%s: tensor<i64>) {
  // expected-error @below {{'graph.randperm' op expected one size but found 2 (C3)}}
  %0 = graph.randperm %s, %s, sizes = [2, 3] : (tensor<i64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @randperm_negative(%s: tensor<i64>) {
  // expected-error @below {{'graph.randperm' op expected sizes that are not negative but found -2 (C3)}}
  %0 = graph.randperm %s, %s, sizes = [-2] : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}

// -----

func.func @multinomial_seed(%p: tensor<3xf32>, %s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = graph.multinomial %p, %s, %o, num_samples = 2, replacement = true : (tensor<3xf32>, tensor<1xi64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @multinomial_offset(%p: tensor<3xf32>, %s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'graph.multinomial' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = graph.multinomial %p, %s, %o, num_samples = 2, replacement = true : (tensor<3xf32>, tensor<i64>, tensor<1xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @multinomial_rank(%p: tensor<f32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op expected p of rank 1 or 2 but found rank 0 (C2)}}
  %0 = graph.multinomial %p, %s, %s, num_samples = 2, replacement = true : (tensor<f32>, tensor<i64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @multinomial_none(%p: tensor<3xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op expected num_samples to be positive but found 0 (C3)}}
  %0 = graph.multinomial %p, %s, %s, num_samples = 0, replacement = true : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<0xi64>
  return
}

// -----

func.func @multinomial_many(%p: tensor<3xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op expected num_samples to be at most 3 but found 4 (C3)}}
  %0 = graph.multinomial %p, %s, %s, num_samples = 4, replacement = false : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<4xi64>
  return
}

// -----

func.func @multinomial_type(%p: tensor<3xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op result #0 must be tensor of i64, but got 'tensor<2xi32>'}}
  %0 = graph.multinomial %p, %s, %s, num_samples = 2, replacement = false : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<2xi32>
  return
}

// -----

func.func @multinomial_ranks(%p: tensor<2x3x4xf32>, %s: tensor<i64>) {
  // expected-error @below {{'graph.multinomial' op expected p of rank 1 or 2 but found rank 3 (C2)}}
  %0 = graph.multinomial %p, %s, %s, num_samples = 2, replacement = true : (tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3x2xi64>
  return
}
