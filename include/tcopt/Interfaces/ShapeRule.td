//===- ShapeRule.td - shape rules of ops -----------------------*- tablegen -*-===//
//
// An op with the trait ShapeRule states its result shapes once, in
// `inferTensors`. The rule serves the builder (result types), the verifier
// (declared types must agree), reification (sizes as SSA values) and guards (the
// conditions that the rule assumes for sizes which are not static).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_SHAPERULE_TD
#define TCOPT_INTERFACES_SHAPERULE_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def ShapeRuleOpInterface : OpInterface<"ShapeRuleOpInterface"> {
  let description = "Access to the shape rule of any op.";
  let cppNamespace = "::tcopt";
  let methods = [InterfaceMethod<
      "Runs the shape rule in this context, which records conditions.",
      "::llvm::FailureOr<::tcopt::InferredTensors>", "inferShapes",
      (ins "::tcopt::ShapeContext &":$shapes)>];
}

def ShapeRuleTrait : NativeOpTrait<"ShapeRule", [], [{
  static ::llvm::FailureOr<::tcopt::InferredTensors>
  inferTensors(::tcopt::ShapeContext &shapes, Adaptor adaptor);
  static ::llvm::LogicalResult
  inferReturnTypes(::mlir::MLIRContext *context,
                   std::optional<::mlir::Location> location,
                   ::mlir::ValueRange operands,
                   ::mlir::DictionaryAttr attributes,
                   ::mlir::OpaqueProperties properties,
                   ::mlir::RegionRange regions,
                   ::llvm::SmallVectorImpl<::mlir::Type> &types);
  /// Called only for verification, which the trait does with a single error.
  static ::llvm::LogicalResult
  refineReturnTypes(::mlir::MLIRContext *, std::optional<::mlir::Location>,
                    ::mlir::ValueRange, ::mlir::DictionaryAttr,
                    ::mlir::OpaqueProperties, ::mlir::RegionRange,
                    ::llvm::SmallVectorImpl<::mlir::Type> &) {
    return ::mlir::success();
  }
  static bool isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                      ::mlir::TypeRange declared);
  ::llvm::LogicalResult
  reifyResultShapes(::mlir::OpBuilder &builder,
                    ::mlir::ReifiedRankedShapedTypeDims &dims);
  ::llvm::FailureOr<::tcopt::InferredTensors>
  inferShapes(::tcopt::ShapeContext &shapes);
}], [{
  ::llvm::LogicalResult
  $cppClass::inferReturnTypes(::mlir::MLIRContext *context,
                              std::optional<::mlir::Location> location,
                              ::mlir::ValueRange operands,
                              ::mlir::DictionaryAttr attributes,
                              ::mlir::OpaqueProperties properties,
                              ::mlir::RegionRange regions,
                              ::llvm::SmallVectorImpl<::mlir::Type> &types) {
    $cppClass::Adaptor adaptor(operands, attributes, properties, regions);
    ::tcopt::ShapeContext shapes(getOperationName(), location);
    return ::tcopt::inferredTypes(shapes, inferTensors(shapes, adaptor), types);
  }
  bool $cppClass::isCompatibleReturnTypes(::mlir::TypeRange inferred,
                                          ::mlir::TypeRange declared) {
    return ::tcopt::areCompatibleTypes(inferred, declared);
  }
  ::llvm::LogicalResult
  $cppClass::reifyResultShapes(::mlir::OpBuilder &builder,
                               ::mlir::ReifiedRankedShapedTypeDims &dims) {
    ::tcopt::ShapeContext shapes(getOperationName(), getLoc(), &builder);
    return ::tcopt::reifiedDims(builder, getOperation(),
                                inferTensors(shapes, Adaptor(*this)), dims);
  }
  ::llvm::FailureOr<::tcopt::InferredTensors>
  $cppClass::inferShapes(::tcopt::ShapeContext &shapes) {
    return inferTensors(shapes, Adaptor(*this));
  }
}]> {
  let cppNamespace = "::tcopt::OpTrait";
}

/// Marks ops with a result whose sizes depend on the values of operands.
def DataDependentSize : NativeOpTrait<"DataDependentSize"> {
  let cppNamespace = "::tcopt::OpTrait";
}

def ShapeRule : TraitList<[
  InferTypeOpInterface, ReifyRankedShapedTypeOpInterface, ShapeRuleOpInterface,
  ShapeRuleTrait
]>;

#endif // TCOPT_INTERFACES_SHAPERULE_TD
