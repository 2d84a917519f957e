//===- Differentiable.td - derivatives of ops ------------------*- tablegen -*-===//
//
// The owner of an op attaches this interface as an external model, with the rules
// of the op's derivatives. Reverse and forward mode (ReverseMode.h, ForwardMode.h)
// access ops only through it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_DIFFERENTIABLE_TD
#define TCOPT_INTERFACES_DIFFERENTIABLE_TD

include "mlir/IR/OpBase.td"

def DifferentiableOpInterface : OpInterface<"DifferentiableOpInterface"> {
  let description = [{
    The derivative of an op's floating-point results with respect to the
    floating-point tensors that it uses: its operands, and the values that its
    regions capture.
  }];
  let cppNamespace = "::tcopt";
  let methods = [
    InterfaceMethod<[{
        Whether the op has a derivative, a derivative that is zero everywhere, or
        no derivative, with the reason.}],
        "::tcopt::Derivative", "derivative">,
    InterfaceMethod<[{
        The used values with respect to which the results have derivatives,
        without duplicates.}],
        "::llvm::SmallVector<::mlir::Value>", "differentiatedValues", (ins), "",
        "return ::tcopt::usedValues($_op);">,
    InterfaceMethod<[{
        Reverse mode: adds the gradients of the used values, given the
        cotangents of the results. Emits an error on failure.}],
        "::llvm::LogicalResult", "buildVjp",
        (ins "::tcopt::VjpContext &":$context)>,
    InterfaceMethod<"Whether `buildJvp` is defined.", "bool", "hasJvp", (ins),
                    "", "return false;">,
    InterfaceMethod<[{
        Forward mode: computes the tangents of the results from those of the used
        values. For ops without it, the reverse rule is transposed.}],
        "::llvm::LogicalResult", "buildJvp",
        (ins "::tcopt::JvpContext &":$context), "",
        "return ::mlir::failure();">
  ];
}

#endif // TCOPT_INTERFACES_DIFFERENTIABLE_TD
