//===- TensorTypes.td - tensor types of graph and core ---------*- tablegen -*-===//

#ifndef TCOPT_INTERFACES_TENSORTYPES_TD
#define TCOPT_INTERFACES_TENSORTYPES_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/CommonAttrConstraints.td"

defvar FloatTypes = [F64, F32, F16, BF16];
defvar IntTypes = [I64, I32, I16, I8, UI8];

/// Element types as error messages name them.
defvar FloatNames = "f64, f32, f16 or bf16";
defvar IntNames = "i64, i32, i16, i8 or ui8";
defvar NumericNames = "f64, f32, f16, bf16, i64, i32, i16, i8 or ui8";
defvar DataNames = "f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1";

class TensorOfNamed<list<Type> types, string names>
    : Type<TensorOf<types>.predicate, "tensor of " # names,
           "::mlir::TensorType">;
def FloatTensor : TensorOfNamed<FloatTypes, FloatNames>;
def IntTensor : TensorOfNamed<IntTypes, IntNames>;
def BoolTensor : TensorOfNamed<[I1], "i1">;
def IndicesTensor : TensorOfNamed<[I64, I32], "i64 or i32">;
def NumericTensor
    : TensorOfNamed<!listconcat(FloatTypes, IntTypes), NumericNames>;
def IntOrBoolTensor
    : TensorOfNamed<!listconcat(IntTypes, [I1]), "i64, i32, i16, i8, ui8 or i1">;
/// Every tensor of the ten data types.
def DataTensor
    : TensorOfNamed<!listconcat(FloatTypes, IntTypes, [I1]), DataNames>;

class RankedTensorOfNamed<list<Type> types, string names>
    : Type<RankedTensorOf<types>.predicate, "ranked tensor of " # names,
           "::mlir::RankedTensorType">;

/// A signless 64-bit integer whose C++ value is signed: dimensions may be
/// counted from the end.
def Int64Attr : TypedSignlessIntegerAttrBase<I64, "int64_t",
                                             "64-bit integer attribute"> {
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}

#endif // TCOPT_INTERFACES_TENSORTYPES_TD
