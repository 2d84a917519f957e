//===- GradBase.td - the grad dialect --------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAD_IR_GRADBASE_TD
#define TCOPT_GRAD_IR_GRADBASE_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Grad_Dialect : Dialect {
  let name = "grad";
  let cppNamespace = "::tcopt::grad";
  let summary = "Differentiation";
  let description = [{
    Says what is differentiated, and where derivatives end. Knows no other
    dialect: rules come in through interfaces that the owners of ops attach.

    Attributes of functions:

    | attribute | value |
    |---|---|
    | `grad.derivative` | what a private function is the derivative of, as text |
    | `grad.primal` | of a gradient, the name of the function, as text |
    | `grad.joint` | of (arguments, cotangents) -> (results, gradients): the numbers of arguments and results |
    | `grad.backward` | of a forward function: its backward function (`callee`), which arguments that takes (`arguments`), and how many results are no saved tensors (`results`) |

    The dialect ends in the phase `autodiff`.
  }];
  let extraClassDeclaration = [{
    static constexpr ::llvm::StringLiteral kDerivative = "grad.derivative";
    static constexpr ::llvm::StringLiteral kPrimal = "grad.primal";
    static constexpr ::llvm::StringLiteral kJoint = "grad.joint";
    static constexpr ::llvm::StringLiteral kBackward = "grad.backward";
  }];
}

class Grad_Op<string mnemonic, list<Trait> traits = []>
    : Op<Grad_Dialect, mnemonic, traits> {
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

#endif // TCOPT_GRAD_IR_GRADBASE_TD
