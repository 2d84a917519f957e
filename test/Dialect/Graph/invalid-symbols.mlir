// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{graph.symbols of 'C': expected a symbol that graph.dims of an argument determines}}
func.func @unknown(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {C = {min = 1}}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected bounds of a symbol but found 3 : i64}}
func.func @number(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = 3}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected min, max or multiple but found "least"}}
func.func @name(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = {least = 1}}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected an integer of 64 bits from 0 on as "min" but found -1 : i64}}
func.func @negative(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = {min = -1}}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected an integer of 64 bits from 1 on as "multiple" but found 0 : i64}}
func.func @zero(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = {multiple = 0}}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected an integer of 64 bits from 0 on as "max" but found 1.000000e+00 : f64}}
func.func @float(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = {max = 1.0}}} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected bounds that a size can keep but found {max = 15 : i64, min = 9 : i64, multiple = 8 : i64}}}
func.func @none(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = {B = {min = 9, max = 15, multiple = 8}}} {
  return
}

// -----

// expected-error@+1 {{expected graph.symbols to be a dictionary on a function}}
func.func @list(%x: tensor<?xf32> {graph.dims = ["B"]}) attributes {graph.symbols = ["B"]} {
  return
}

// -----

// expected-error@+1 {{graph.symbols of 'B': expected a symbol that graph.dims of an argument determines}}
func.func @undetermined(%x: tensor<?xf32> {graph.dims = [#tcopt.size<A * B>]}) attributes {graph.symbols = {B = {min = 1}}} {
  return
}

// -----

// expected-error@+1 {{expected graph.dims to name 'tensor<?xf32>' but found [#tcopt.size<*>]}}
func.func @found_by_call(%x: tensor<?xf32> {graph.dims = [#tcopt.size<*>]}) {
  return
}

// -----

// expected-error@+1 {{expected a symbol of graph.dims for an unknown size but found one for size 8}}
func.func @known(%x: tensor<8xf32> {graph.dims = [#tcopt.size<2 * B>]}) {
  return
}

// -----

// expected-error@+1 {{expected graph.dims to name 'tensor<8xf32>' but found [#tcopt.size<9>]}}
func.func @other_number(%x: tensor<8xf32> {graph.dims = [#tcopt.size<9>]}) {
  return
}

// -----

// expected-error@+1 {{expected graph.value on an argument of type tensor<i64> but found 'tensor<1xi64>'}}
func.func @value_of_a_vector(%n: tensor<1xi64> {graph.value = "N"}) {
  return
}

// -----

// expected-error@+1 {{expected a size in graph.value but found #tcopt.size<?>}}
func.func @unknown_value(%n: tensor<i64> {graph.value = #tcopt.size<?>}) {
  return
}

// -----

// expected-error@+1 {{expected graph.value on an argument of type tensor<i64> but found 'vector<i64>'}}
func.func @value_of_no_tensor(%n: vector<i64> {graph.value = "N"}) {
  return
}
