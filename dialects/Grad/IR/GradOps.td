//===- GradOps.td - derivatives of functions, and where they end *- tablegen -*-===//

#ifndef TCOPT_GRAD_IR_GRADOPS_TD
#define TCOPT_GRAD_IR_GRADOPS_TD

include "tcopt/Grad/IR/GradBase.td"

class Grad_DerivativeOp<string mnemonic, string given>
    : Grad_Op<mnemonic, [Pure, AttrSizedOperandSegments,
                         DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let assemblyFormat = "$callee `(` $inputs `)` `" # given # "` `(` $" # given # [{ `)`
    (`arguments` `=` $arguments^)? attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    /// Numbers of the callee's arguments that it is differentiated with respect
    /// to: those of `arguments`, or of all that are tensors of floats.
    ::llvm::SmallVector<int64_t> chosenArguments(::mlir::FunctionType callee);
  }];
}

defvar ArgumentsText = [{
    `arguments` has the numbers of the arguments to differentiate with respect
    to; without it, these are all tensors of floats. The callee is computed once.}];

def Grad_VjpOp : Grad_DerivativeOp<"vjp", "cotangents"> {
  let summary = "results of a function, and gradients of its arguments";
  let semantics = [{
    Calls `callee` with `inputs`. The results are those of the function, and then,
    for each argument that it is differentiated with respect to, the transposed
    Jacobian of the function's results applied to `cotangents`: with the cotangent
    1 of a result that is a number, its gradient. }] # ArgumentsText;
  let constraints = [{
1. `callee` is a function of the module, and `inputs` have the types of its
   arguments.
2. `cotangents` have the types of its results that are tensors of floats.
3. `arguments` are numbers of arguments that are tensors of floats, each once.
4. The results have the types of the function's results and then of these
   arguments.}];
  let example = [{
%y, %dx = grad.vjp @f(%x) cotangents(%ct) : (tensor<?x3xf32>, tensor<f32>)
    -> (tensor<f32>, tensor<?x3xf32>)
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyTensor>:$inputs,
                       Variadic<AnyTensor>:$cotangents,
                       OptionalAttr<DenseI64ArrayAttr>:$arguments);
  let results = (outs Variadic<AnyTensor>:$results);
}

def Grad_JvpOp : Grad_DerivativeOp<"jvp", "tangents"> {
  let summary = "results of a function, and their directional derivatives";
  let semantics = [{
    Calls `callee` with `inputs`. The results are those of the function, and then,
    for each of them that is a tensor of floats, the Jacobian of it applied to
    `tangents`, which belong to the arguments that the function is differentiated
    with respect to. }] # ArgumentsText;
  let constraints = [{
1. `callee` is a function of the module, and `inputs` have the types of its
   arguments.
2. `tangents` have the types of the arguments that it is differentiated with
   respect to.
3. `arguments` are numbers of arguments that are tensors of floats, each once.
4. The results have the types of the function's results and then of those of
   them that are tensors of floats.}];
  let example = [{
%y, %dy = grad.jvp @f(%x) tangents(%t) : (tensor<?x3xf32>, tensor<?x3xf32>)
    -> (tensor<f32>, tensor<f32>)
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyTensor>:$inputs,
                       Variadic<AnyTensor>:$tangents,
                       OptionalAttr<DenseI64ArrayAttr>:$arguments);
  let results = (outs Variadic<AnyTensor>:$results);
}

def Grad_StopOp : Grad_Op<"stop", [Pure, SameOperandsAndResultType]> {
  let summary = "identity whose derivative is zero";
  let semantics = [{
    Passes `x` on. No derivative flows back through it, as torch.Tensor.detach.
  }];
  let constraints = "1. `result` has the type of `x`.";
  let example = "%y = grad.stop %x : tensor<?x3xf32>";
  let arguments = (ins AnyTensor:$x);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}

def Grad_CheckpointOp : Grad_Op<"checkpoint", [
    RecursiveMemoryEffects, SingleBlock, NoRegionArguments]> {
  let summary = "a computation that is run again where its gradient is computed";
  let semantics = [{
    Computes the region; the results are what it yields. The region uses values
    of the function around it. Its reverse keeps these alone and runs the region
    again, once the cotangents of the results are there, as torch.utils.checkpoint
    does. `save` says which results of ops in the region are kept all the same: it
    has names of ops and of two classes, "contractions" (the ops that autocast runs
    in 16 bits: products of matrices, convolutions, attention) and "reductions"
    (results that are four times smaller than the operands). }];
  let constraints = [{
1. The region ends in `grad.yield`, and yields values of the result types.
2. Each of `save` is a class or the name of an op.}];
  let example = [{
%y = grad.checkpoint save = ["contractions"] -> tensor<?x4xf32> {
  %h = graph.matmul %x, %w : (tensor<?x8xf32>, tensor<8x4xf32>) -> tensor<?x4xf32>
  %t = graph.tanh %h : (tensor<?x4xf32>) -> tensor<?x4xf32>
  grad.yield %t : tensor<?x4xf32>
}
  }];
  let arguments = (ins OptionalAttr<StrArrayAttr>:$save);
  let results = (outs Variadic<AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`save` `=` $save^)? `->` type($results) attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The classes that `save` may name.
    static constexpr ::llvm::StringLiteral kContractions = "contractions";
    static constexpr ::llvm::StringLiteral kReductions = "reductions";
  }];
}

def Grad_CustomVjpOp : Grad_Op<"custom_vjp", [
    Pure, SingleBlock, AttrSizedOperandSegments]> {
  let summary = "values whose gradients are computed by a rule of their own";
  let semantics = [{
    Passes `values` on. Whatever these are computed by, derivatives of the results
    are with respect to `inputs` alone: in reverse mode, the region takes the
    cotangents of the results and yields the gradients of `inputs`. It uses values
    of the function around it, those that are computed between `inputs` and `values`
    included, and never runs but as a part of a gradient. There, `values` stand for
    the results, so that gradients of gradients use the rule, too. Forward mode is
    the transpose of the region. As torch.autograd.Function. }];
  let constraints = [{
1. `values` and `inputs` are tensors of floats.
2. The results have the types of `values`.
3. The region has an argument of the type of each result.
4. The region ends in `grad.yield`, and yields values of the types of `inputs`.}];
  let example = [{
%r = graph.round %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
%y = grad.custom_vjp(%r) inputs(%x)
    : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32> {
^bb0(%ct: tensor<?x3xf32>):
  grad.yield %ct : tensor<?x3xf32>
}
  }];
  let arguments = (ins Variadic<AnyTensor>:$values, Variadic<AnyTensor>:$inputs);
  let results = (outs Variadic<AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$reverse);
  let assemblyFormat = [{
    `(` $values `)` `inputs` `(` $inputs `)` attr-dict
    `:` functional-type(operands, results) $reverse
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Grad_YieldOp : Grad_Op<"yield", [
    Pure, Terminator, ReturnLike,
    ParentOneOf<["CheckpointOp", "CustomVjpOp"]>]> {
  let summary = "end of the region of a checkpoint or a rule";
  let semantics = "Hands values to the operator around the region.";
  let constraints = [{
1. It ends a region of `checkpoint` or `custom_vjp`, which say what they take.}];
  let example = "grad.yield %y : tensor<?xf32>";
  let arguments = (ins Variadic<AnyTensor>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

#endif // TCOPT_GRAD_IR_GRADOPS_TD
