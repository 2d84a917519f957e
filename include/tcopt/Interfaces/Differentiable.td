//===- Differentiable.td - derivatives of ops ------------------*- tablegen -*-===//
//
// Whoever owns an op attaches this interface to it from outside, with the rules
// of its derivatives. Reverse and forward mode (ReverseMode.h, ForwardMode.h)
// know ops by it alone.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_DIFFERENTIABLE_TD
#define TCOPT_INTERFACES_DIFFERENTIABLE_TD

include "mlir/IR/OpBase.td"

def DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let description = [{
    The derivative of an op's floating-point results with respect to the
    floating-point tensors that it uses: its operands, and what its regions use
    of the values around them.
  }];
  let cppNamespace = "::tcopt";
  let methods = [
    InterfaceMethod<[{
        Whether the op has a derivative, one that is zero everywhere, or none,
        and then why.}],
        "::tcopt::Derivative", "derivative">,
    InterfaceMethod<[{
        The used values that the results depend on as far as derivatives go, each
        once.}],
        "::llvm::SmallVector<::mlir::Value>", "differentiatedValues", (ins), "",
        "return ::tcopt::usedValues($_op);">,
    InterfaceMethod<[{
        Reverse mode: adds the gradients of the used values, given the
        cotangents of the results. Reports an error where it fails.}],
        "::llvm::LogicalResult", "buildVjp",
        (ins "::tcopt::VjpContext &":$context)>,
    InterfaceMethod<"Whether `buildJvp` is defined.", "bool", "hasJvp", (ins),
                    "", "return false;">,
    InterfaceMethod<[{
        Forward mode: the tangents of the results, given those of the used
        values. Ops that define none get the transpose of their reverse rule.}],
        "::llvm::LogicalResult", "buildJvp",
        (ins "::tcopt::JvpContext &":$context), "",
        "return ::mlir::failure();">
  ];
}

#endif // TCOPT_INTERFACES_DIFFERENTIABLE_TD
