//===- TensorTypes.td - tensor types of graph and core ---------*- tablegen -*-===//

#ifndef TCOPT_INTERFACES_TENSORTYPES_TD
#define TCOPT_INTERFACES_TENSORTYPES_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/CommonAttrConstraints.td"

defvar FloatTypes = [F64, F32, F16, BF16];
defvar IntTypes = [I64, I32, I16, I8, UI8];

def FloatTensor : TensorOf<FloatTypes>;
def IntTensor : TensorOf<IntTypes>;
def BoolTensor : TensorOf<[I1]>;
def IndicesTensor : TensorOf<[I64, I32]>;
def NumericTensor : TensorOf<!listconcat(FloatTypes, IntTypes)>;
def IntOrBoolTensor : TensorOf<!listconcat(IntTypes, [I1])>;
/// Every tensor of the ten data types.
def DataTensor : TensorOf<!listconcat(FloatTypes, IntTypes, [I1])>;

/// A signless 64-bit integer whose C++ value is signed: dimensions may be
/// counted from the end.
def Int64Attr : TypedSignlessIntegerAttrBase<I64, "int64_t",
                                             "64-bit integer attribute"> {
  let convertFromStorage = "$_self.getValue().getSExtValue()";
}

#endif // TCOPT_INTERFACES_TENSORTYPES_TD
