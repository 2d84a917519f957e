// RUN: tcopt %s --rt-emit-entries --split-input-file --verify-diagnostics

// expected-error @+1 {{expected the context as its first argument; run rt-add-context before}}
llvm.func @f() attributes {tcopt.signature = {inputs = [], results = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected 5 arguments after the context and 0 results, as its tcopt.signature says}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = [4]}], results = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a function 'f.shapes' to compute sizes of the results}}
llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr) attributes {llvm.bareptr, rt.context, tcopt.signature = {
    inputs = [], results = [{name = "x", dtype = "f32", dims = ["?"]}]}} {
  llvm.return
}

// -----

llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr) attributes {llvm.bareptr, rt.context, tcopt.signature = {
    inputs = [], results = [{name = "x", dtype = "f32", dims = ["?"]}]}} {
  llvm.return
}
// expected-error @+1 {{expected 0 arguments after the context and 1 results}}
llvm.func @f.shapes(%ctx: !llvm.ptr) attributes {sym_visibility = "private"} {
  llvm.return
}

// -----

// expected-error @+1 {{expected no other symbol 'f_shapes'}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {inputs = [], results = []}} {
  llvm.return
}
llvm.func @f_shapes()

// -----

// expected-error @+1 {{expected a device NAME or NAME:NUMBER of 'x' but found #tcopt.tensor<x: f32[4] {device = "cuda:first"}>}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<(x: f32[4] {device = "cuda:first"}) -> ()>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a device NAME or NAME:NUMBER of 'x'}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<(x: f32[4] {device = ":1"}) -> ()>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a device NAME or NAME:NUMBER of 'x'}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<(x: f32[4] {device = "cuda:-1"}) -> ()>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected 'x' in the host's memory, as it is updated in place or allocated by the call, but found}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<(x: f32[4] {device = "cuda", donates = 0 : i64}) -> (y: f32[4] {device = "cuda"})>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected 'y' in the host's memory, as it is updated in place or allocated by the call, but found}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<() -> (y: f32[*] {device = "cuda"})>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected 'y' in the order of its dimensions but found}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context,
    tcopt.signature = #tcopt.signature<() -> (y: f32[4, 4] {layout = array<i64: 1, 0>})>} {
  llvm.return
}

// -----

// expected-error @+1 {{expected the program's init function to compute tensor 0 of the state}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, nest.state_arguments = array<i64: 0>,
    tcopt.signature = {inputs = [], results = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected 6 arguments after the context, as its nest.state_layout says, but found}}
llvm.func @state.init(%ctx: !llvm.ptr) attributes {rt.context, sym_visibility = "private",
    nest.state_layout = [tensor<f32>, tensor<f16>]} {
  llvm.return
}

// -----

// expected-error @+1 {{expected no other symbol 'f_init'}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {inputs = [], results = []}} {
  llvm.return
}
llvm.func @f_init()
