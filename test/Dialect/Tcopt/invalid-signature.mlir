// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @below {{(S1) expected bounds that a size can keep of 'B' but found min 5, max 7, multiple 8}}
func.func private @bounds() attributes {a = #tcopt.symbol<B {min = 5, max = 7, multiple = 8}>}

// -----

// expected-error @below {{expected min, max and multiple of 'B' but found {most = 3 : i64}}}
func.func private @bounds() attributes {a = #tcopt.symbol<B {most = 3}>}

// -----

// expected-error @below {{(S2) expected sizes of 'x' that are known before the call but found #tcopt.tensor<x: f32[*]>}}
func.func private @found() attributes {a = #tcopt.signature<(x: f32[*]) -> ()>}

// -----

// expected-error @below {{(S3) expected symbols that differ but found 'B' again}}
func.func private @symbols() attributes {a = #tcopt.signature<() -> (), symbols = [B, B {max = 3}]>}

// -----

// expected-error @below {{(S4) expected 'x' to donate to one of 1 results but found 1}}
func.func private @donation() attributes {a = #tcopt.signature<(x: f32[4] {donates = 1}) -> (y: f32[4])>}

// -----

// expected-error @below {{(S4) expected one donor of result 0 but found 'x' and 'z'}}
func.func private @donation() attributes {a = #tcopt.signature<(x: f32[4] {donates = 0}, z: f32[4] {donates = 0}) -> (y: f32[4])>}

// -----

// expected-error @below {{(S4) expected a result that fits into 'x', #tcopt.tensor<x: f32[4] {donates = 0 : i64}>, but found #tcopt.tensor<y: f32[5]>}}
func.func private @donation() attributes {a = #tcopt.signature<(x: f32[4] {donates = 0}) -> (y: f32[5])>}

// -----

// expected-error @below {{(S4) expected a result that fits into 'x'}}
func.func private @donation() attributes {a = #tcopt.signature<(x: f32[4] {donates = 0}) -> (y: i32[4])>}

// -----

// expected-error @below {{(S4) expected a result that fits into 'x'}}
func.func private @donation() attributes {a = #tcopt.signature<(x: f32[4] {donates = 0}) -> (y: f32[*])>}

// -----

// expected-error @below {{malformed tcopt.signature: expected a dictionary but found "main"}}
func.func private @untyped() attributes {tcopt.signature = "main"}

// -----

// expected-error @below {{malformed tcopt.signature: expected a list 'results'}}
func.func private @untyped() attributes {tcopt.signature = {inputs = []}}

// -----

// expected-error @below {{malformed tcopt.signature: expected a dictionary with dims for arg0 but found {dtype = "f32"}}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [{dtype = "f32"}], results = []}}

// -----

// expected-error @below {{malformed tcopt.signature: expected a size or a symbol in the dims of 'x' but found 2.5}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = [2.5]}], results = []}}

// -----

// expected-error @below {{malformed tcopt.signature: expected a dtype}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [{name = "x", dims = [2]}], results = []}}

// -----

// expected-error @below {{malformed tcopt.signature: expected a dtype (f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1), found 'f33'}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f33", dims = [2]}], results = []}}

// -----

// expected-error @below {{malformed tcopt.signature: expected a dictionary 'symbols' but found 3 : i64}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [], results = [], symbols = 3}}

// -----

// expected-error @below {{(S2) expected sizes of 'x' that are known before the call}}
func.func private @untyped() attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = ["*"]}], results = []}}

// -----

// expected-error @below {{expected positive divisors, coefficients below 2^63 and few terms}}
func.func private @divisor() attributes {tcopt.size = #tcopt.size<B floordiv 0>}

// -----

// expected-error @below {{expected a size, a symbol or '('}}
func.func private @operand() attributes {tcopt.size = #tcopt.size<B + >}

// -----

// expected-error @below {{(T1) expected a size that is not negative but found -2}}
func.func private @negative_sum() attributes {tcopt.size = #tcopt.size<1 - 3>}

// -----

// expected-error @below {{expected positive divisors, coefficients below 2^63 and few terms}}
func.func private @coefficient() attributes {tcopt.size = #tcopt.size<9223372036854775807 * 2 * B>}

// -----

// expected-error @below {{(T10) of the dims of 'x': expected a size, a symbol or '(' but found '2 *' at its end}}
func.func private @builtin(tensor<?xf32>) attributes {
  tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = [{size = "2 *"}]}], results = []}}
