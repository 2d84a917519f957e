// RUN: tcopt %s --rt-emit-entries --split-input-file --verify-diagnostics

// expected-error @+1 {{'llvm.func' op expected a dictionary in tcopt.signature but found 3}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = 3} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a list of results in tcopt.signature}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {inputs = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected name, dtype and dims in tcopt.signature but found {name = "x"}}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {inputs = [{name = "x"}], results = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a dtype in tcopt.signature but found "f8"}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f8", dims = []}], results = []}} {
  llvm.return
}

// -----

// expected-error @+1 {{expected a size or its name in tcopt.signature but found -4}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = [-4]}], results = []}} {
  llvm.return
}

// -----

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

// expected-error @+1 {{expected sizes of inputs that are known before the call in tcopt.signature}}
llvm.func @f(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = ["*"]}], results = []}} {
  llvm.return
}
