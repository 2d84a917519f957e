// What is refused of every operator: types that are not tensors of the ten types, wrong numbers of operands and
// results, wrong spelling, wrong attributes.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @signed_element(%x: tensor<2xsi8>) {
  // expected-error @below {{'graph.neg' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xsi8>'}}
  %0 = graph.neg %x : (tensor<2xsi8>) -> tensor<2xsi8>
  return
}

// -----

func.func @unsigned_32(%x: tensor<2xui32>) {
  // expected-error @below {{'graph.neg' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xui32>'}}
  %0 = graph.neg %x : (tensor<2xui32>) -> tensor<2xui32>
  return
}

// -----

func.func @index_element(%x: tensor<2xindex>) {
  // expected-error @below {{'graph.neg' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xindex>'}}
  %0 = graph.neg %x : (tensor<2xindex>) -> tensor<2xindex>
  return
}

// -----

func.func @i4_element(%x: tensor<2xi4>) {
  // expected-error @below {{'graph.abs' op operand #0 must be tensor of f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, but got 'tensor<2xi4>'}}
  %0 = graph.abs %x : (tensor<2xi4>) -> tensor<2xi4>
  return
}

// -----

func.func @f8_element(%x: tensor<2xf8E4M3FN>) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xf8E4M3FN>'}}
  %0 = graph.exp %x : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return
}

// -----

func.func @f80_element(%x: tensor<2xf80>) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xf80>'}}
  %0 = graph.exp %x : (tensor<2xf80>) -> tensor<2xf80>
  return
}

// -----

func.func @complex_element(%x: tensor<2xcomplex<f32>>) {
  // expected-error @below {{'graph.sqrt' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xcomplex<f32>>'}}
  %0 = graph.sqrt %x : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @vector(%x: vector<2xf32>) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'vector<2xf32>'}}
  %0 = graph.exp %x : (vector<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @scalar(%x: f32) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'f32'}}
  %0 = graph.exp %x : (f32) -> f32
  return
}

// -----

func.func @buffer(%x: memref<2xf32>) {
  // expected-error @below {{'graph.exp' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'memref<2xf32>'}}
  %0 = graph.exp %x : (memref<2xf32>) -> memref<2xf32>
  return
}

// -----

func.func @no_operand() {
  // expected-error @below {{'graph.exp' op requires a single operand}}
  %0 = "graph.exp"() : () -> tensor<2xf32>
  return
}

// -----

func.func @two_operands(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'graph.exp' op requires a single operand}}
  %0 = "graph.exp"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_result(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.exp' op requires one result}}
  "graph.exp"(%x) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @region(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.exp' op requires zero regions}}
  %0 = "graph.exp"(%x) ({ ^bb0: }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @two_results(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.exp' op requires one result}}
  %0:2 = "graph.exp"(%x) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @too_few_types(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.add' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = graph.add %x, %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @too_many_types(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.exp' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = graph.exp %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_types(%x: tensor<2xf32>) {
  // expected-error @below {{expected ':'}}
  %0 = graph.exp %x
  return
}

// -----

func.func @gelu_no_approximate(%x: tensor<2xf32>) {
  // expected-error @below {{expected ','}}
  %0 = graph.gelu %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @gelu_unknown_approximate(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.gelu' expected one of none, tanh but found 'sigmoid'}}
  %0 = graph.gelu %x, approximate = sigmoid : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @gelu_approximate_missing(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.gelu' op requires attribute 'approximate'}}
  %0 = "graph.gelu"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @gelu_approximate_number(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.gelu' op attribute 'approximate' failed to satisfy constraint: how gelu is computed}}
  %0 = "graph.gelu"(%x) {approximate = 1 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @unknown_op(%x: tensor<2xf32>) {
  // expected-error @below {{custom op 'graph.sinc' is unknown}}
  %0 = graph.sinc %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @unknown_op_attribute(%x: tensor<2xf32>) {
  // expected-error @below {{unknown attribute "graph.fast"}}
  %0 = graph.exp %x {graph.fast} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found ["B"] for 'tensor<?x3xf32>'}}
func.func @dims_too_few(%x: tensor<?x3xf32> {graph.dims = ["B"]}) {
  return
}

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found "B" for 'tensor<?xf32>'}}
func.func @dims_not_a_list(%x: tensor<?xf32> {graph.dims = "B"}) {
  return
}

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found [] for 'tensor<*xf32>'}}
func.func @dims_of_unranked(%x: tensor<*xf32> {graph.dims = []}) {
  return
}

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found [] for 'index'}}
func.func @dims_of_index(%x: index {graph.dims = []}) {
  return
}

// -----

// expected-error @below {{expected graph.dims to name 'tensor<?x3xf32>' but found ["B", 4]}}
func.func @dims_other_size(%x: tensor<?x3xf32> {graph.dims = ["B", 4]}) {
  return
}

// -----

// expected-error @below {{expected a symbol of graph.dims for an unknown size but found one for size 3}}
func.func @dims_symbol_for_size(%x: tensor<?x3xf32> {graph.dims = ["B", "C"]}) {
  return
}

// -----

// expected-error @below {{expected graph.dims to name 'tensor<?x3xf32>' but found [2, 3]}}
func.func @dims_number_for_unknown(%x: tensor<?x3xf32> {graph.dims = [2, 3]}) {
  return
}

// -----

// expected-error @below {{expected graph.dims to name 'tensor<?xf32>' but found [2.000000e+00]}}
func.func @dims_float(%x: tensor<?xf32> {graph.dims = [2.0]}) {
  return
}

// -----

// expected-error @below {{expected graph.dims to name 'tensor<3xf32>' but found [18446744073709551619 : i128]}}
func.func @dims_wide(%x: tensor<3xf32> {graph.dims = [18446744073709551619 : i128]}) {
  return
}

// -----

// expected-error @below {{unknown argument attribute "graph.sizes"}}
func.func @dims_unknown_name(%x: tensor<?xf32> {graph.sizes = ["B"]}) {
  return
}

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found [] for 'tensor<?xf32>'}}
func.func private @dims_of_declaration(tensor<?xf32> {graph.dims = []})

// -----

// expected-error @below {{expected graph.dims with one entry for each dimension of a ranked tensor but found [] for 'tensor<?xf32>'}}
"func.func"() ({
  ^bb0:
    "func.return"() : () -> ()
}) {function_type = (tensor<?xf32>) -> (), sym_name = "f", arg_attrs = [{graph.dims = []}]} : () -> ()

// -----

// expected-error @below {{unknown attribute "graph.dims"}}
func.func @dims_on_op(%x: tensor<2xf32>) attributes {graph.dims = []} {
  return
}
