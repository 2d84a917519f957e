//===- GraphBase.td - the graph dialect ------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHBASE_TD
#define TCOPT_GRAPH_IR_GRAPHBASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tcopt/Interfaces/OpFacts.td"
include "tcopt/Interfaces/ShapeRule.td"
include "tcopt/Interfaces/TensorTypes.td"

def Graph_Dialect : Dialect {
  let name = "graph";
  let cppNamespace = "::tcopt::graph";
  let summary = "High-level tensor operators in PyTorch's vocabulary";
  let description = [{
    Operators on builtin tensors with value semantics. Operands of one operator
    have one element type (type promotion is the front ends' work) and broadcast
    implicitly: shapes are aligned at their last dimensions, a static 1
    broadcasts against anything, and an unknown size `?` is never taken for 1.

    The element types are f64, f32, f16, bf16, i64, i32, i16, i8 (signed), ui8
    and i1 (Boolean). Operators on f16 and bf16 compute in f32 and round their
    result once. Integer arithmetic wraps.

    Unknown sizes of a function's arguments may have names: `graph.dims = ["B",
    64]` on an argument. Sizes of one name are equal. A size may also be an
    expression of names, `graph.dims = ["B", #tcopt.size<2 * B + 1>]`, or
    `#tcopt.size<?>`, of which nothing is stated. A name that is only in
    expressions is found by solving one that is linear in it. An argument of
    type tensor<i64> whose element is a size states it, `graph.value = "B"`. The
    function may state what sizes a name stands for, `graph.symbols = {B = {min =
    1, max = 64, multiple = 8}}`; each of these may be left out. All are checked
    when it is called.

    The dialect ends in the phase `decompose`, which rewrites it to `core`.
  }];
  let dependentDialects = ["::tcopt::TcoptDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Names the sizes of a function argument: strings are symbols, integers
    /// are static sizes, `#tcopt.size` are expressions; see ArgumentSizes.h.
    static constexpr ::llvm::StringLiteral kDimsAttr = "graph.dims";
    /// The size that is the element of an argument of type tensor<i64>, as an
    /// entry of `graph.dims`.
    static constexpr ::llvm::StringLiteral kValueAttr = "graph.value";
    /// What a function states of its symbols, as in `graph.symbols = {B = {min
    /// = 1, max = 64, multiple = 8}}`; see SymbolBounds.h.
    static constexpr ::llvm::StringLiteral kSymbolsAttr = "graph.symbols";
  }];
}

def Graph_GeluApproximation : I32EnumAttr<"GeluApproximation",
    "how gelu is computed", [
      I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"tanh", 1>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_GeluApproximationAttr
    : EnumAttr<Graph_Dialect, Graph_GeluApproximation, "gelu_approximation"> {
  let assemblyFormat = "$value";
}

def Graph_RoundingMode : I32EnumAttr<"RoundingMode",
    "how a quotient is rounded", [
      I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"trunc", 1>,
      I32EnumAttrCase<"floor", 2>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_RoundingModeAttr
    : EnumAttr<Graph_Dialect, Graph_RoundingMode, "rounding_mode"> {
  let assemblyFormat = "$value";
}

def Graph_LossReduction : I32EnumAttr<"LossReduction",
    "what becomes of the losses of elements", [
      I32EnumAttrCase<"none", 0>, I32EnumAttrCase<"mean", 1>,
      I32EnumAttrCase<"sum", 2>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_LossReductionAttr
    : EnumAttr<Graph_Dialect, Graph_LossReduction, "loss_reduction"> {
  let assemblyFormat = "$value";
}

def Graph_ScatterReduction : I32EnumAttr<"ScatterReduction",
    "how updates of one place are combined", [
      I32EnumAttrCase<"sum", 0>, I32EnumAttrCase<"prod", 1>,
      I32EnumAttrCase<"mean", 2>, I32EnumAttrCase<"amax", 3>,
      I32EnumAttrCase<"amin", 4>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_ScatterReductionAttr
    : EnumAttr<Graph_Dialect, Graph_ScatterReduction, "scatter_reduction"> {
  let assemblyFormat = "$value";
}

def Graph_BagMode : I32EnumAttr<"BagMode", "how the rows of a bag become one", [
      I32EnumAttrCase<"sum", 0>, I32EnumAttrCase<"mean", 1>,
      I32EnumAttrCase<"max", 2>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_BagModeAttr : EnumAttr<Graph_Dialect, Graph_BagMode, "bag_mode"> {
  let assemblyFormat = "$value";
}

def Graph_InterpolateMode : I32EnumAttr<"InterpolateMode",
    "how elements between places are found", [
      I32EnumAttrCase<"nearest", 0>, I32EnumAttrCase<"nearest_exact", 1>,
      I32EnumAttrCase<"linear", 2>, I32EnumAttrCase<"cubic", 3>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_InterpolateModeAttr
    : EnumAttr<Graph_Dialect, Graph_InterpolateMode, "interpolate_mode"> {
  let assemblyFormat = "$value";
}

def Graph_GridPadding : I32EnumAttr<"GridPadding",
    "what lies outside of a sampled tensor", [
      I32EnumAttrCase<"zeros", 0>, I32EnumAttrCase<"border", 1>,
      I32EnumAttrCase<"reflection", 2>
    ]> {
  let cppNamespace = "::tcopt::graph";
  let genSpecializedAttr = 0;
}
def Graph_GridPaddingAttr
    : EnumAttr<Graph_Dialect, Graph_GridPadding, "grid_padding"> {
  let assemblyFormat = "$value";
}

/// An operator without side effects: the parts of its documentation are one
/// argument each, so that none can be forgotten. Its facts are those of another
/// base class, `Facts` of OpFacts.td or one that derives from it.
class Graph_Op<string mnemonic, list<Trait> opTraits = []>
    : Op<Graph_Dialect, mnemonic, opTraits> {
  BroadcastFact broadcasting = UnstatedBroadcast;
  FlopsFact flops = UnstatedFlops;
  AutocastFact autocast = UnstatedAutocast;
  assert !not(!empty(flops.text)),
      "graph." # mnemonic # " states no facts: derive it from Facts";
  let traits = opTraits # [FlopsOpInterface, OpFactsInterface, FlopsTrait<flops>,
                           OpFactsTrait<broadcasting, autocast>];
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (C1), (C2), ...
  string constraints = "1. Operands and result have one element type.";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n" #
                    "\n**Facts**\n\nBroadcasts: " # broadcasting.text #
                    ". Size 1: " # broadcasting.oneText # ". FLOPs: " #
                    flops.text # ". Autocast: " # autocast.text # ".\n";
}

/// An operator whose result types follow from its operands and attributes.
class Graph_PureOp<string mnemonic, list<Trait> traits = []>
    : Graph_Op<mnemonic, traits # [Pure, ShapeRule]> {
  /// The call that computes the result shapes; empty where the op's own file
  /// defines `inferTensors`.
  string inference = "";
  let extraClassDefinition = !if(!empty(inference), "", [{
    ::llvm::FailureOr<::tcopt::InferredTensors>
    $cppClass::inferTensors(::tcopt::ShapeContext &shapes, Adaptor adaptor) {
      return ::tcopt::}] # inference # [{;
    }
  }]);
}

/// The row of an op that computes each element by itself. generate_rows.py generates from it the decomposition, the
/// derivative, the C++ function with its overloads of ATen, and the operators of ONNX. Expressions name operands and
/// attributes as the op does. An empty field states nothing: a rule that is no expression is a function in the family's file.
class Graph_Row<string elementFormula> {
  /// An element of the result; the documentation of the op and of the C++ function.
  string formula = elementFormula;
  /// The expression in core, see CoreExpr.h.
  string decomposition = "";
  /// Whether f16 and bf16 are computed in f32 and the result is rounded once. Not needed by an expression of one op of
  /// core, nor by one that is exact in every element type.
  bit widens = 1;
  /// For each operand, its addend of the derivative: linear in `d`, the cotangent of the result or the tangent of the
  /// operand. `y` is the result; see Expr.h. Or `zero`.
  list<string> derivative = [];
  /// Why the op has no derivative.
  string noDerivative = "";
  /// The C++ function of the op's name: how it converts its operands, a template of lib/NN/Functions/Rows.h.
  string function = "";
  /// Its variants and its overloads of ATen, as in functions.schema.
  string variants = "method inplace";
  string aten = "";
  /// Its documentation, if it is not the summary with the formula.
  string documentation = "";
  /// The operator of ONNX and the versions that changed it, such as `Tan 7 22`; or an expression of operators, such as
  /// `Sub(Exp(x), 1)`, that is only exported.
  string onnx = "";
  /// The exported operator of Booleans, if it is another one.
  string onnxOfBooleans = "";
}

/// The C++ function of another op: its name, parameters and results are a line of functions.schema. `self` is the first
/// operand, the other operands and the attributes have the names of parameters. An attribute that is an enumeration is a `str`.
class Graph_Function<string sectionOfSchema, string line> {
  string section = sectionOfSchema;
  string signature = line;
  string variants = "method";
  string aten = "";
  string documentation = "";
}

/// An operator of one operand, element by element.
class Graph_UnaryOp<string mnemonic, Type type, string what, string formula,
                    list<Trait> traits = []>
    : Graph_PureOp<mnemonic, [Elementwise, SameOperandsAndResultElementType]
                             # traits>, Pointwise<1>, Graph_Row<formula> {
  let aten = mnemonic;
  let noDerivative = !if(!eq(type, BoolTensor), "it is of Booleans",
                         !if(!eq(type, IntOrBoolTensor), "it is of integers", ""));
  let summary = what;
  let semantics = "`result[i] = " # formula # "`, element by element.";
  let constraints = "1. `result` has the shape and element type of `x`.";
  let example = "%y = graph." # mnemonic # " %x : (tensor<?x3x" #
                !if(!eq(type, IntOrBoolTensor), "i32",
                    !if(!eq(type, BoolTensor), "i1", "f32")) #
                ">) -> tensor<?x3x" #
                !if(!eq(type, IntOrBoolTensor), "i32",
                    !if(!eq(type, BoolTensor), "i1", "f32")) # ">";
  let arguments = (ins type:$x);
  let results = (outs type:$result);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let inference = "inferPointwise(shapes, adaptor.getOperands())";
}

class Graph_FloatUnaryOp<string mnemonic, string what, string formula>
    : Graph_UnaryOp<mnemonic, FloatTensor, what, formula> {
  let function = "real";
}

#endif // TCOPT_GRAPH_IR_GRAPHBASE_TD
