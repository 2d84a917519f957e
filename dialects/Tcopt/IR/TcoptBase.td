//===- TcoptBase.td - what a program states of itself ----------*- tablegen -*-===//

#ifndef TCOPT_TCOPT_IR_TCOPTBASE_TD
#define TCOPT_TCOPT_IR_TCOPTBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Tcopt_Dialect : Dialect {
  let name = "tcopt";
  let cppNamespace = "::tcopt";
  let summary = "Attributes of programs of every phase";
  let description = [{
    No ops: attributes that the first phase writes and all later ones read. Each
    is verified wherever it occurs.

    | attribute | on | value |
    |---|---|---|
    | `tcopt.signature` | a function | `#tcopt.signature`: how it is called |
    | `tcopt.numerics` | a module, a function, a kernel | `#tcopt.numerics`: which roundings it may change |
    | `tcopt.allow_tf32` | a module, a function, a kernel | unit: factors of contractions of f32 may be rounded to TF32 |
    | `tcopt.rounded_to` | an op of `math` or `arith` | `f16` or `bf16`: what the f32 result becomes, so that fewer bits of it matter |
    | `tcopt.nonpositive` | a `math.exp` | unit: its operand is at most 0, or above it by rounding alone, or NaN |
    | `tcopt.backend` | a function | `#tcopt.backend`: who compiles it |
    | `tcopt.fails_before_writes` | a function | unit: its errors come before it writes to arguments |
    | `tcopt.target` | a module | `#tcopt.target`: what code is made for |
    | `tcopt.allow_host_ops` | a module | unit: what has no kernel for a device may run on the host |
    | `tcopt.allow_atomics` | a module | unit: updates by index on a device may be added in any order |
    | `tcopt.name` | an argument, a result | a string: its name |
    | `tcopt.path` | an argument, a result | names and indices: its place in structured arguments |
    | `tcopt.range`, `tcopt.scale` | an argument | what random inputs are drawn from |
    | `tcopt.donates` | an argument | the result whose memory it is |
    | `tcopt.layout`, `tcopt.device` | an argument, a result | where and how elements lie |

    **Constraints** of attributes by these names

    1. (A1) The name is one of the table, on what the table says.
    2. (A2) `tcopt.signature` is a `#tcopt.signature`, or the dictionary
       `{inputs = [{name = "x", dtype = "f32", dims = ["B", 4]} ], results = []}`.
    3. (A3) `tcopt.numerics` is a `#tcopt.numerics`, or `"fast"` or `"strict"`.
    4. (A4) `tcopt.backend` is a `#tcopt.backend`, or the backend's name.
    5. (A5) `tcopt.target` is a `#tcopt.target`, or a dictionary of its fields.
    6. (A6) Attributes of arguments and results are as (T4) to (T9) say.
    7. (A7) `tcopt.fails_before_writes` is a unit attribute.
    8. (A8) `tcopt.allow_tf32` is a unit attribute.
    9. (A9) `tcopt.allow_host_ops` is a unit attribute.
    10. (A10) `tcopt.rounded_to` is the type `f16` or `bf16`, on an op whose only result is f32.
    11. (A11) `tcopt.allow_atomics` is a unit attribute.
    12. (A12) `tcopt.nonpositive` is a unit attribute of a `math.exp` of f32.

    A target is that of everything in its module: a module inside of it, such as
    that of a kernel, may state its own.

    Signatures and targets that are dictionaries and numerics and backends that are strings
    are the attributes' builtin forms: readers take them for what they stand for.
    `convert-tcopt-to-builtin` writes them at the end of the phase `lower`, so that
    upstream's tools read what it made. Earlier versions wrote no others.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    static constexpr ::llvm::StringLiteral kSignature = "tcopt.signature";
    static constexpr ::llvm::StringLiteral kNumerics = "tcopt.numerics";
    static constexpr ::llvm::StringLiteral kBackend = "tcopt.backend";
    static constexpr ::llvm::StringLiteral kFailsBeforeWrites = "tcopt.fails_before_writes";
    static constexpr ::llvm::StringLiteral kTarget = "tcopt.target";
    static constexpr ::llvm::StringLiteral kAllowHostOps = "tcopt.allow_host_ops";
    static constexpr ::llvm::StringLiteral kAllowAtomics = "tcopt.allow_atomics";
    static constexpr ::llvm::StringLiteral kName = "tcopt.name";
  }];
}

class Tcopt_Attr<string name, string attrMnemonic> : AttrDef<Tcopt_Dialect, name> {
  let mnemonic = attrMnemonic;
  string semantics = "";
  /// Numbered constraints, cited by the verifier as (T1), (S1), ...
  string constraints = "";
  string example = "";
  let description = semantics # "\n\n**Constraints**\n\n" # constraints #
                    "\n\n**Example**\n\n```mlir\n" # example # "\n```\n";
}

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

def Tcopt_SizeAttr : Tcopt_Attr<"Size", "size"> {
  let summary = "one size of an argument or result";
  let semantics = [{
    A number; a symbol, which is one size wherever it occurs; an expression of
    symbols; `?`, a size that the caller finds in the tensor; or `*`, which only
    the call itself finds.

    Expressions are sums, differences and products of numbers and symbols,
    `floordiv` (rounds to negative infinity), `ceildiv`, `mod`, `min(...)` and
    `max(...)`. They are printed in a canonical form: `(B + 1) * 2` is
    `2 * B + 2`. A size whose divisor is not positive is an error of the call.
  }];
  let constraints = [{
    1. (T1) A number is not negative.
    2. (T10) An expression has positive constant divisors, coefficients below
       2^63, at most 64 terms and symbols with names.
  }];
  let example = "#tcopt.size<4>  #tcopt.size<B>  #tcopt.size<2 * B + 1>  "
                "#tcopt.size<min(A, B floordiv 2)>  #tcopt.size<?>  #tcopt.size<*>";
  let parameters = (ins "int64_t":$marker, "::tcopt::SizeExpr":$expr);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The markers of sizes; only those of the first kind have an expression.
    static constexpr int64_t kExpression = 0, kUnknown = -1, kFoundByCall = -2;

    static SizeAttr ofNumber(::mlir::MLIRContext *context, int64_t number);
    /// An empty symbol is an unknown size.
    static SizeAttr ofSymbol(::mlir::MLIRContext *context, ::llvm::StringRef symbol);
    /// A null expression is an unknown size.
    static SizeAttr ofExpr(::mlir::MLIRContext *context, const SizeExpr &expr);
    static SizeAttr foundByCall(::mlir::MLIRContext *context);

    bool isStatic() const { return getExpr().isConstant(); }
    bool isUnknown() const { return getMarker() == kUnknown; }
    bool isFoundByCall() const { return getMarker() == kFoundByCall; }
    /// Requires a static size.
    int64_t getNumber() const { return getExpr().getConstant(); }
    /// Returns the name if the size is a symbol, or else nothing.
    ::llvm::StringRef getSymbol() const { return getExpr().getName(); }
    /// Returns text as in `2 * B + 1`, `?` or `*`.
    std::string text() const;
  }];
}

def Tcopt_TensorAttr : Tcopt_Attr<"Tensor", "tensor"> {
  let summary = "an argument or result";
  let semantics = [{
    Name, data type, sizes, and properties. The data type is the program's, which
    conversions of types in IR leave alone.

    - `range`: least and greatest value of random integers.
    - `scale`: standard deviation of random floats.
    - `donates`: the result of that index is computed in this argument's memory,
      whose old content is lost.
    - `layout`: the dimensions from the outermost in memory to the innermost, where
      that is not their order.
    - `device`: where the elements lie, the host's memory if not stated.
    - `path`: names and indices that lead to it in structured arguments.
  }];
  let constraints = [{
    1. (T2) The data type is f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1.
    2. (T3) It has at most 32 dimensions.
    3. (T4) Properties are those named above; `range`, `scale` and `donates` are
       of arguments only.
    4. (T5) `range` is two integers, the first not greater than the second.
    5. (T6) `scale` is a positive number.
    6. (T7) `donates` is an index of 64 bits.
    7. (T8) `layout` has each dimension once.
    8. (T9) `device` and names are not empty; `path` is names and indices.
  }];
  let example = "#tcopt.tensor<x: f32[B, 4] {scale = 0.5}>";
  let parameters = (ins
    "::mlir::StringAttr":$name,
    "DType":$dtype,
    ArrayRefParameter<"SizeAttr">:$sizes,
    "::mlir::DictionaryAttr":$properties);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static constexpr int64_t kMaxRank = 32;

    int64_t getRank() const { return getSizes().size(); }
    /// Whether the function allocates it, because only the call finds its sizes.
    bool isGiven() const;
    /// The data type of a tensor's elements; nothing where programs cannot have it.
    static std::optional<DType> dtypeOf(::mlir::Type type);

    std::optional<std::pair<int64_t, int64_t>> getRange() const;
    std::optional<double> getScale() const;
    std::optional<uint64_t> getDonatedResult() const;
    /// Null if the dimensions lie in their order.
    ::mlir::DenseI64ArrayAttr getLayout() const;
    /// Empty if it is the host.
    ::llvm::StringRef getDevice() const;
    /// Null if it is no part of a structure.
    ::mlir::ArrayAttr getPath() const;

    TensorAttr withSizes(::llvm::ArrayRef<SizeAttr> sizes) const;
  }];
}

def Tcopt_SymbolAttr : Tcopt_Attr<"Symbol", "symbol"> {
  let summary = "what is stated of a symbol's size";
  let semantics = "The sizes that a symbol may have.";
  let constraints = [{
    1. (S1) Some size is a multiple of `multiple`, at least `min`, which is not
       negative, and at most `max`.
  }];
  let example = "#tcopt.symbol<B {min = 1, max = 64, multiple = 4}>";
  let parameters = (ins
    "::mlir::StringAttr":$name, "int64_t":$min, "int64_t":$max, "int64_t":$multiple);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Tcopt_SignatureAttr : Tcopt_Attr<"Signature", "signature"> {
  let summary = "how a function is called";
  let semantics = [{
    Arguments and results, in their order, and what is stated of symbols. It
    outlives the types of the function: IR of any phase can be called by it.
  }];
  let constraints = [{
    1. (S2) Sizes of arguments are known before the call.
    2. (S3) Symbols are stated once.
    3. (S4) `donates` names a result that nothing else is donated to, of the same
       data type, rank, layout and device, with sizes that are equal where both
       are numbers and known before the call.
  }];
  let example = [{#tcopt.signature<(x: f32[B, 4], cache: f32[B, 8] {donates = 1 : i64}) -> (y: f32[B, 3], cache: f32[B, 8]),
                 symbols = [B {max = 64} ]>}];
  let parameters = (ins
    ArrayRefParameter<"TensorAttr">:$inputs,
    ArrayRefParameter<"TensorAttr">:$results,
    OptionalArrayRefParameter<"SymbolAttr">:$symbols);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The argument in whose memory the result is computed.
    std::optional<unsigned> getDonor(unsigned result) const;
    SignatureAttr withResults(::llvm::ArrayRef<TensorAttr> results) const;
  }];
}

//===----------------------------------------------------------------------===//
// Target
//===----------------------------------------------------------------------===//

def Tcopt_TargetAttr : Tcopt_Attr<"Target", "target"> {
  let summary = "what code is made for";
  let semantics = [{
    - `triple`, `cpu`, `features`: of the host's code, as LLVM spells them.
      Features are those that differ from the CPU's.
    - `vector_bits`: width of a vector register, 0 where there is none.
    - `chip`: the GPU that kernels are made for, such as `sm_90`, or one
      that the emulator plays, such as `emulated-sm_75`; empty where they
      are the host's code.
  }];
  let constraints = [{
    1. (M1) `vector_bits` is 0, 128, 256 or 512.
    2. (M2) `features` is a list of `+NAME` and `-NAME`.
  }];
  let example = [{#tcopt.target<triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256>}];
  let parameters = (ins
    StringRefParameter<"", [{""}]>:$triple,
    StringRefParameter<"", [{""}]>:$cpu,
    StringRefParameter<"", [{""}]>:$features,
    DefaultValuedParameter<"int64_t", "0">:$vector_bits,
    StringRefParameter<"", [{""}]>:$chip);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Numerics and backends
//===----------------------------------------------------------------------===//

def Tcopt_Numerics : I32EnumAttr<"Numerics", "which roundings may change", [
    I32EnumAttrCase<"fast", 0>, I32EnumAttrCase<"strict", 1>]> {
  let cppNamespace = "::tcopt";
  let genSpecializedAttr = 0;
}

def Tcopt_NumericsAttr : Tcopt_Attr<"Numerics", "numerics"> {
  let summary = "which roundings may change";
  let semantics = [{
    - `fast`: sums may be reordered and products fused into them.
    - `strict`: each operation rounds as if it ran alone.
  }];
  let constraints = [{
    1. (N1) It is `fast` or `strict`.
  }];
  let example = "#tcopt.numerics<strict>";
  let parameters = (ins EnumParameter<Tcopt_Numerics>:$mode);
  let assemblyFormat = "`<` custom<Keyword>($mode) `>`";
}

def Tcopt_BackendAttr : Tcopt_Attr<"Backend", "backend"> {
  let summary = "who compiles a function";
  let semantics = "The backend that a partition was assigned to.";
  let constraints = [{
    1. (B1) The name is not empty.
  }];
  let example = "#tcopt.backend<axpy>";
  let parameters = (ins "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

#endif // TCOPT_TCOPT_IR_TCOPTBASE_TD
