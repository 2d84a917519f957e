//===- CoreBase.td - the core dialect --------------------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_COREBASE_TD
#define TCOPT_CORE_IR_COREBASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tcopt/Interfaces/OpFacts.td"
include "tcopt/Interfaces/ShapeRule.td"
include "tcopt/Interfaces/TensorTypes.td"

def Core_Dialect : Dialect {
  let name = "core";
  let cppNamespace = "::tcopt::core";
  let summary = "Closed set of tensor primitives with nothing implicit";
  let description = [{
    Primitives on ranked builtin tensors. Operands of one op have one shape:
    broadcasts, conversions and accumulation types are ops of their own. A
    backend that executes these primitives (and scf on tensors) runs every
    model.

    The element types are f64, f32, f16, bf16, i64, i32, i16, i8 (signed), ui8
    and i1 (Boolean). Each op rounds its result to its element type.

    The dialect ends in the phase `fuse`, which rewrites it to linalg inside
    `nest` kernels.
  }];
  let dependentDialects = ["::tcopt::TcoptDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

def Core_FloatTensor : RankedTensorOfNamed<FloatTypes, FloatNames>;
def Core_IntTensor : RankedTensorOfNamed<IntTypes, IntNames>;
def Core_BoolTensor : RankedTensorOfNamed<[I1], "i1">;
def Core_IndicesTensor : RankedTensorOfNamed<[I64, I32], "i64 or i32">;
def Core_NumericTensor
    : RankedTensorOfNamed<!listconcat(FloatTypes, IntTypes), NumericNames>;
def Core_IntOrBoolTensor
    : RankedTensorOfNamed<!listconcat(IntTypes, [I1]),
                          "i64, i32, i16, i8, ui8 or i1">;
def Core_DataTensor
    : RankedTensorOfNamed<!listconcat(FloatTypes, IntTypes, [I1]), DataNames>;

class Core_Enum<string name, string what, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, what, cases> {
  let cppNamespace = "::tcopt::core";
  let genSpecializedAttr = 0;
}
class Core_EnumAttr<I32EnumAttr enum, string mnemonic>
    : EnumAttr<Core_Dialect, enum, mnemonic> {
  let assemblyFormat = "$value";
}

def Core_CompareDirection : Core_Enum<"CompareDirection", "comparison", [
  I32EnumAttrCase<"eq", 0>, I32EnumAttrCase<"ne", 1>, I32EnumAttrCase<"lt", 2>,
  I32EnumAttrCase<"le", 3>, I32EnumAttrCase<"gt", 4>, I32EnumAttrCase<"ge", 5>]>;
def Core_CompareDirectionAttr
    : Core_EnumAttr<Core_CompareDirection, "direction">;

def Core_ReduceKind : Core_Enum<"ReduceKind", "combining operation", [
  I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"mul", 1>,
  I32EnumAttrCase<"maximum", 2>, I32EnumAttrCase<"minimum", 3>,
  I32EnumAttrCase<"bitAnd", 4, "and">, I32EnumAttrCase<"bitOr", 5, "or">]>;
def Core_ReduceKindAttr : Core_EnumAttr<Core_ReduceKind, "reduce_kind">;

/// Begins as ReduceKind.
def Core_ScanKind : Core_Enum<"ScanKind", "combining operation of a scan", [
  I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"mul", 1>,
  I32EnumAttrCase<"maximum", 2>, I32EnumAttrCase<"minimum", 3>,
  I32EnumAttrCase<"bitAnd", 4, "and">, I32EnumAttrCase<"bitOr", 5, "or">,
  I32EnumAttrCase<"logAddExp", 6, "log_add_exp">]>;
def Core_ScanKindAttr : Core_EnumAttr<Core_ScanKind, "scan_kind">;

def Core_ArgReduceKind : Core_Enum<"ArgReduceKind", "which element is sought", [
  I32EnumAttrCase<"maximum", 0>, I32EnumAttrCase<"minimum", 1>]>;
def Core_ArgReduceKindAttr
    : Core_EnumAttr<Core_ArgReduceKind, "arg_reduce_kind">;

def Core_ScatterKind : Core_Enum<"ScatterKind", "what an update does", [
  I32EnumAttrCase<"add", 0>, I32EnumAttrCase<"mul", 1>,
  I32EnumAttrCase<"maximum", 2>, I32EnumAttrCase<"minimum", 3>,
  I32EnumAttrCase<"bitAnd", 4, "and">, I32EnumAttrCase<"bitOr", 5, "or">,
  I32EnumAttrCase<"update", 6>]>;
def Core_ScatterKindAttr : Core_EnumAttr<Core_ScatterKind, "scatter_kind">;

def Core_OutOfBounds : Core_Enum<"OutOfBounds",
    "what an index outside of a tensor means", [
  I32EnumAttrCase<"error", 0>, I32EnumAttrCase<"drop", 1>]>;
def Core_OutOfBoundsAttr : Core_EnumAttr<Core_OutOfBounds, "out_of_bounds">;

/// The parts of an op's documentation are one argument each, so that none can
/// be forgotten. What it computes is stated by another base class, `Counts`.
class Core_Op<string mnemonic, list<Trait> opTraits = []>
    : Op<Core_Dialect, mnemonic, opTraits> {
  FlopsFact flops = UnstatedFlops;
  assert !not(!empty(flops.text)),
      "core." # mnemonic # " states no FLOPs: derive it from Counts";
  let traits = opTraits # [FlopsOpInterface, FlopsTrait<flops>];
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "1. Operands and result have one shape and element type.";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

/// A primitive whose result types follow from its operands and attributes.
class Core_PureOp<string mnemonic, list<Trait> traits = []>
    : Core_Op<mnemonic, traits # [Pure, ShapeRule]> {
  /// The call that computes the result shapes; empty where the op's own file
  /// defines `inferTensors`.
  string inference = "";
  let extraClassDefinition = !if(!empty(inference), "", [{
    ::llvm::FailureOr<::tcopt::InferredTensors>
    $cppClass::inferTensors(::tcopt::ShapeContext &shapes, Adaptor adaptor) {
      shapes.refuseNegativeDims();
      return ::tcopt::}] # inference # [{;
    }
  }]);
}

#endif // TCOPT_CORE_IR_COREBASE_TD
