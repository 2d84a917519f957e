// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @below {{(A1) unknown attribute "tcopt.numeric"}}
func.func private @name() attributes {tcopt.numeric = "fast"}

// -----

// expected-error @below {{(A1) expected tcopt.signature on a function}}
module attributes {tcopt.signature = #tcopt.signature<() -> ()>} {}

// -----

// expected-error @below {{(A1) expected tcopt.backend on a function}}
module attributes {tcopt.backend = "cpu"} {}

// -----

// expected-error @below {{(A1) unknown attribute "tcopt.foo" of argument #0}}
func.func private @argument(tensor<f32> {tcopt.foo = 1})

// -----

// expected-error @below {{(A1) unknown attribute "tcopt.range" of result #0}}
func.func private @result() -> (tensor<f32> {tcopt.range = [0, 1]})

// -----

// expected-error @below {{(A3) expected 'tcopt.numerics' to be "strict" or "fast" but found "exact"}}
func.func private @numerics() attributes {tcopt.numerics = "exact"}

// -----

func.func @numerics_of_an_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{(A1) expected tcopt.numerics on a function or a module}}
  %0 = graph.exp %x {tcopt.numerics = "strict"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{(A4) expected tcopt.backend to name a backend but found 3 : i64}}
func.func private @backend() attributes {tcopt.backend = 3}

// -----

// expected-error @below {{(A8) expected tcopt.allow_tf32 to be a unit attribute but found "yes"}}
func.func private @precision() attributes {tcopt.allow_tf32 = "yes"}

// -----

func.func @precision_of_an_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{(A1) expected tcopt.allow_tf32 on a function or a module}}
  %0 = graph.exp %x {tcopt.allow_tf32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @rounded_type(%x: f32) -> f32 {
  // expected-error @below {{(A10) expected tcopt.rounded_to to be f16 or bf16 but found f64}}
  %0 = math.exp %x {tcopt.rounded_to = f64} : f32
  return %0 : f32
}

// -----

func.func @rounded_result(%x: f64) -> f64 {
  // expected-error @below {{(A10) expected tcopt.rounded_to on an op of f32}}
  %0 = math.exp %x {tcopt.rounded_to = bf16} : f64
  return %0 : f64
}

// -----

func.func @nonpositive_value(%x: f32) -> f32 {
  // expected-error @below {{(A12) expected tcopt.nonpositive to be a unit attribute but found true}}
  %0 = math.exp %x {tcopt.nonpositive = true} : f32
  return %0 : f32
}

// -----

func.func @nonpositive_type(%x: f64) -> f64 {
  // expected-error @below {{(A12) expected tcopt.nonpositive on a math.exp of f32}}
  %0 = math.exp %x {tcopt.nonpositive} : f64
  return %0 : f64
}

// -----

func.func @nonpositive_function(%x: f32) -> f32 {
  // expected-error @below {{(A12) expected tcopt.nonpositive on a math.exp of f32}}
  %0 = math.log %x {tcopt.nonpositive} : f32
  return %0 : f32
}

// -----

// expected-error @below {{(A7) expected tcopt.fails_before_writes to be a unit attribute but found true}}
func.func private @failures() attributes {tcopt.fails_before_writes = true}

// -----

// expected-error @below {{(A1) expected tcopt.fails_before_writes on a function}}
module attributes {tcopt.fails_before_writes} {}

// -----

// expected-error @below {{(B1) expected a backend's name}}
func.func private @backend() attributes {tcopt.backend = #tcopt.backend<"">}

// -----

// expected-error @below {{expected one of fast, strict but found 'exact'}}
func.func private @mode() attributes {a = #tcopt.numerics<exact>}

// -----

// expected-error @below {{(T1) expected a size that is not negative but found -4}}
func.func private @size() attributes {a = #tcopt.signature<(x: f32[-4]) -> ()>}

// -----

// expected-error @below {{(T2) expected f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 as the data type of 'x' but found 'i4'}}
func.func private @dtype() attributes {a = #tcopt.tensor<x: i4[]>}

// -----

// expected-error @below {{(T3) expected at most 32 dimensions of 'x' but found 33}}
func.func private @rank() attributes {a = #tcopt.tensor<x: f32[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                                                              1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]>}

// -----

// expected-error @below {{(T4) expected one of range, scale, donates, layout, device and path but found "dims"}}
func.func private @property() attributes {a = #tcopt.tensor<x: f32[] {dims = 3}>}

// -----

// expected-error @below {{(T4) expected "scale" on an argument but found it on result 'y'}}
func.func private @property() attributes {a = #tcopt.signature<() -> (y: f32[] {scale = 1.0})>}

// -----

// expected-error @below {{(T5) expected a range of two integers, the first not greater than the second, but found [4, 1]}}
func.func private @range(tensor<f32> {tcopt.range = [4, 1]})

// -----

// expected-error @below {{(T6) expected a positive number as scale but found 3 : i64}}
func.func private @scale(tensor<f32> {tcopt.scale = 3})

// -----

// expected-error @below {{(T7) expected the index of a result, of type i64, as donates but found -1 : i64}}
func.func private @donates(tensor<f32> {tcopt.donates = -1})

// -----

// expected-error @below {{(T8) expected a layout with each of 2 dimensions once but found array<i64: 0, 0>}}
func.func private @layout() attributes {a = #tcopt.tensor<x: f32[2, 2] {layout = array<i64: 0, 0>}>}

// -----

// expected-error @below {{(T8) expected an array of i64 as layout but found "rows"}}
func.func private @layout(tensor<f32> {tcopt.layout = "rows"})

// -----

// expected-error @below {{(T9) expected a device's name but found ""}}
func.func private @device(tensor<f32> {tcopt.device = ""})

// -----

// expected-error @below {{(T9) expected a path of names and indices but found ["a", -1]}}
func.func private @path(tensor<f32> {tcopt.path = ["a", -1]})

// -----

// expected-error @below {{(T9) expected a string as 'tcopt.name' of argument #0 but found 3 : i64}}
func.func private @named(tensor<f32> {tcopt.name = 3})

// -----

// expected-error @below {{(T9) expected a name that is not empty}}
func.func private @named() attributes {a = #tcopt.tensor<"": f32[]>}

// -----

// expected-error @below {{(A9) expected tcopt.allow_host_ops to be a unit attribute but found true}}
module attributes {tcopt.allow_host_ops = true} {}

// -----

// expected-error @below {{(A1) expected tcopt.allow_host_ops on a module}}
func.func private @host_ops() attributes {tcopt.allow_host_ops}

// -----

// expected-error @below {{(A11) expected tcopt.allow_atomics to be a unit attribute but found true}}
module attributes {tcopt.allow_atomics = true} {}

// -----

// expected-error @below {{(A1) expected tcopt.allow_atomics on a module}}
func.func private @atomics() attributes {tcopt.allow_atomics}
