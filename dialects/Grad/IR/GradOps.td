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

#endif // TCOPT_GRAD_IR_GRADOPS_TD
