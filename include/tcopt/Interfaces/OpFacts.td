//===- OpFacts.td - facts that an op states of itself ----------*- tablegen -*-===//
//
// Facts that passes and front ends query instead of using lists of op names: how
// operands broadcast, the meaning of the size 1, FLOPs, and types under autocast.
// The ops in dialects/Graph/IR/*.td and dialects/Core/IR/*.td state facts by the
// records below. tablegen reports an error for an op without a fact.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_OPFACTS_TD
#define TCOPT_INTERFACES_OPFACTS_TD

include "mlir/IR/OpBase.td"

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

def FlopsOpInterface : OpInterface<"FlopsOpInterface"> {
  let description = "The arithmetic of an op's call.";
  let cppNamespace = "::tcopt";
  let methods = [InterfaceMethod<[{
      The arithmetic operations of a call on operands and results of these sizes;
      a multiply-add counts as two. Nullopt if the number is unknown.}],
      "std::optional<double>", "flops", (ins "const ::tcopt::CallSizes &":$sizes)>];
}

def OpFactsInterface : OpInterface<"OpFactsInterface"> {
  let description = "Facts about an op that hold for all of its calls.";
  let cppNamespace = "::tcopt";
  let methods = [
    StaticInterfaceMethod<"The operands that broadcast.",
                          "::tcopt::Broadcasting", "broadcasting">,
    InterfaceMethod<[{
        The dimensions of ranked operands and results that are broadcast against
        each other, one list for each dimension of the common shape.}],
        "::llvm::SmallVector<::tcopt::AlignedDims>", "alignedDims">,
    StaticInterfaceMethod<"The meaning of the size 1.",
                          "::tcopt::SizeOne", "sizeOne">,
    StaticInterfaceMethod<[{
        The conversion of floating-point operands by PyTorch's autocast for CPUs.
        `spatialDims` is the number of dimensions in the name of PyTorch's
        function, such as 3 for avg_pool3d. Other functions ignore it.}],
        "::tcopt::AutocastClass", "autocastClass", (ins "int64_t":$spatialDims)>
  ];
}

//===----------------------------------------------------------------------===//
// Broadcasting and the size 1
//===----------------------------------------------------------------------===//

/// `text` is printed in the op reference, `value` is an expression for a
/// tcopt::Broadcasting, `one` is an enumerator of tcopt::SizeOne.
class BroadcastFact<string what, string make, string meaning> {
  string text = what;
  string value = make;
  string one = meaning;
  bit isOwn = 0;
  string oneText = !cond(!eq(one, "Same"): "as any other size",
                         !eq(one, "Broadcasts"): "broadcasts",
                         !eq(one, "Required"): "required, and known",
                         true: "not known");
}

def NoBroadcast : BroadcastFact<"no", "none()", "Same">;
/// All operands, in all dimensions.
def BroadcastAll : BroadcastFact<"all operands", "operands()", "Broadcasts">;
class BroadcastAllBut<int dims>
    : BroadcastFact<"all operands, in all but the last " # dims # " dimensions",
                    "operands(0, ~0u, " # dims # ")", "Broadcasts">;
class BroadcastOperands<int first, int count, string names>
    : BroadcastFact<names, "operands(" # first # ", " # count # ")", "Broadcasts">;
/// All operands from the operand `first` on.
class BroadcastFrom<int first, string names>
    : BroadcastFact<names, "operands(" # first # ")", "Broadcasts">;
/// An operand broadcasts to the shape of the result.
class BroadcastToResult<int operand, string name>
    : BroadcastFact<name # " to the result", "toResult(" # operand # ")",
                    "Broadcasts">;
/// The op's own file defines `alignedDims`.
class BroadcastOwn<string what> : BroadcastFact<what, "own()", "Broadcasts"> {
  let isOwn = 1;
}
/// Nothing broadcasts, but some dimensions must have the static size 1.
def RequiresOne : BroadcastFact<"no", "none()", "Required">;
/// The semantics of the op are unknown.
def UnknownBroadcast : BroadcastFact<"not known", "own()", "Unknown"> {
  let isOwn = 1;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// `expression` has type double. It is the body of a method of the op with the
/// parameter `sizes` of type tcopt::CallSizes. If it is empty, the op's source
/// file defines `flops`.
class FlopsFact<string what, string value> {
  string text = what;
  string expression = value;
}
/// No arithmetic: the op only moves elements.
def NoFlops : FlopsFact<"0", "0">;
def UnknownFlops : FlopsFact<"not known", "::tcopt::kUnknownFlops">;
class FlopsPerResult<int n>
    : FlopsFact<n # " for each element of the result", n # " * sizes.results()">;
class FlopsPerElement<int n, string operand = "x">
    : FlopsFact<n # " for each element of `" # operand # "`",
                n # " * sizes.elements((*this)->getOperand(0))">;
/// `n` for each element of the operand that this getter returns.
class FlopsPerElementOf<int n, string operand, string getter>
    : FlopsFact<n # " for each element of `" # operand # "`",
                n # " * sizes.elements(" # getter # "())">;
/// A matrix product: `n` for each product of two elements.
class FlopsPerProduct<int n, string operand, string getter>
    : FlopsFact<n # " for each element of the result and each place of the last "
                "dimension of `" # operand # "`",
                n # " * sizes.results() * sizes.size(" # getter # "(), -1)">;
/// Comparisons of a sort by merging along a dimension.
class FlopsOfSort<string value>
    : FlopsFact<"n log2(n), rounded up, for each sequence of n elements (comparisons)",
                value>;
class FlopsOwn<string what> : FlopsFact<what, "">;

class FlopsTrait<FlopsFact flops> : NativeOpTrait<"StatesFlops", [], [{
  std::optional<double> flops(const ::tcopt::CallSizes &sizes);
}], !if(!empty(flops.expression), "", [{
  std::optional<double>
  $cppClass::flops([[maybe_unused]] const ::tcopt::CallSizes &sizes) {
    return ::tcopt::knownFlops(}] # flops.expression # [{);
  }
}])> {
  let cppNamespace = "::tcopt::OpTrait";
}

//===----------------------------------------------------------------------===//
// Autocast
//===----------------------------------------------------------------------===//

/// `value` is an expression of `spatialDims`.
class AutocastFact<string what, string expression> {
  string text = what;
  string value = expression;
}
/// Runs in the 16-bit type.
def Lowers : AutocastFact<"lower", "::tcopt::AutocastClass::Lower">;
/// Runs in f32.
def Raises : AutocastFact<"raise", "::tcopt::AutocastClass::Raise">;
/// Runs in the widest type of its operands.
def Promotes : AutocastFact<"promote", "::tcopt::AutocastClass::Promote">;
/// Runs in the type that its operands have.
def Keeps : AutocastFact<"keep", "::tcopt::AutocastClass::Keep">;
class RaisesIf<string condition, string what>
    : AutocastFact<"raise " # what # ", else keep",
                   condition # " ? ::tcopt::AutocastClass::Raise"
                   " : ::tcopt::AutocastClass::Keep">;

//===----------------------------------------------------------------------===//
// All facts
//===----------------------------------------------------------------------===//

// Defaults of ops that state no fact, which is an error.
def UnstatedBroadcast : BroadcastFact<"", "", "">;
def UnstatedFlops : FlopsFact<"", "">;
def UnstatedAutocast : AutocastFact<"", "">;

/// A second base class of an op or of a family of ops, which states its
/// arithmetic.
class Counts<FlopsFact count> {
  FlopsFact flops = count;
}

/// A second base class of an op or of a family of ops, which states all facts.
class Facts<BroadcastFact broadcasts, FlopsFact count, AutocastFact cast> {
  BroadcastFact broadcasting = broadcasts;
  FlopsFact flops = count;
  AutocastFact autocast = cast;
}
/// Ops that move elements: views, gathers, concatenations.
class Moves : Facts<NoBroadcast, NoFlops, Keeps>;
/// Functions of one operand, element by element. A function such as exp counts
/// as one operation.
class Pointwise<int flopsOfElement = 1>
    : Facts<NoBroadcast, FlopsPerResult<flopsOfElement>, Keeps>;
/// Functions of operands that broadcast, element by element.
class Broadcasts<int flopsOfElement = 1>
    : Facts<BroadcastAll, FlopsPerResult<flopsOfElement>, Keeps>;
/// `flopsOfElement` for each element of the first operand.
class Reduces<int flopsOfElement = 1, AutocastFact cast = Keeps>
    : Facts<NoBroadcast, FlopsPerElement<flopsOfElement>, cast>;

class OpFactsTrait<BroadcastFact broadcasting, AutocastFact autocast>
    : NativeOpTrait<"StatesFacts", [], [{
  static ::tcopt::Broadcasting broadcasting() {
    return ::tcopt::Broadcasting::}] # broadcasting.value # [{;
  }
  static ::tcopt::SizeOne sizeOne() {
    return ::tcopt::SizeOne::}] # broadcasting.one # [{;
  }
  static ::tcopt::AutocastClass
  autocastClass([[maybe_unused]] int64_t spatialDims = 2) {
    return }] # autocast.value # [{;
  }
  ::llvm::SmallVector<::tcopt::AlignedDims> alignedDims();
}], !if(broadcasting.isOwn, "", [{
  ::llvm::SmallVector<::tcopt::AlignedDims> $cppClass::alignedDims() {
    return ::tcopt::alignedDims(getOperation(), broadcasting());
  }
}])> {
  let cppNamespace = "::tcopt::OpTrait";
}

#endif // TCOPT_INTERFACES_OPFACTS_TD
