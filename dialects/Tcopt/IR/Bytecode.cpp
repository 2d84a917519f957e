//===- Bytecode.cpp - tcopt's attributes as bytecode ----------------------===//

#include "Bytecode.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt {

namespace {
// The codes of attributes are part of the format: none changes or is reused.
enum class Code : uint64_t {
  size,
  tensor,
  symbol,
  signature,
  numerics,
  backend,
  target
};
} // namespace

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

// A size is a number, -1 and the name of a symbol, -1 and nothing, -2, or this
// code and the text of an expression.
static constexpr int64_t kText = -3;

static void write(DialectBytecodeWriter &writer, SizeAttr size) {
  const SizeExpr &expr = size.getExpr();
  bool isText = expr && !expr.isConstant() && !expr.isSymbol();
  writer.writeSignedVarInt(isText            ? kText
                           : size.isStatic() ? size.getNumber()
                           : expr            ? SizeAttr::kUnknown
                                             : size.getMarker());
  writer.writeAttribute(StringAttr::get(
      size.getContext(), isText ? expr.text() : size.getSymbol().str()));
}

static void write(DialectBytecodeWriter &writer, TensorAttr tensor) {
  writer.writeAttribute(tensor.getName());
  writer.writeOwnedString(getName(tensor.getDtype()));
  writer.writeAttributes(tensor.getSizes());
  writer.writeAttribute(tensor.getProperties());
}

static void write(DialectBytecodeWriter &writer, SymbolAttr symbol) {
  writer.writeAttribute(symbol.getName());
  writer.writeSignedVarInt(symbol.getMin());
  writer.writeSignedVarInt(symbol.getMax());
  writer.writeSignedVarInt(symbol.getMultiple());
}

static void write(DialectBytecodeWriter &writer, SignatureAttr signature) {
  writer.writeAttributes(signature.getInputs());
  writer.writeAttributes(signature.getResults());
  writer.writeAttributes(signature.getSymbols());
}

static void write(DialectBytecodeWriter &writer, NumericsAttr numerics) {
  writer.writeVarInt(uint64_t(numerics.getMode()));
}

static void write(DialectBytecodeWriter &writer, BackendAttr backend) {
  writer.writeAttribute(backend.getName());
}

static void write(DialectBytecodeWriter &writer, TargetAttr target) {
  writer.writeOwnedString(target.getTriple());
  writer.writeOwnedString(target.getCpu());
  writer.writeOwnedString(target.getFeatures());
  writer.writeSignedVarInt(target.getVectorBits());
  // Where caches and threads were, which nobody had filled in.
  Attribute chip;
  if (!target.getChip().empty())
    chip = StringAttr::get(target.getContext(), target.getChip());
  writer.writeOptionalAttribute(chip);
  writer.writeSignedVarInt(0);
}

LogicalResult
TcoptBytecode::writeAttribute(Attribute attribute,
                              DialectBytecodeWriter &writer) const {
  auto writeAs = [&](Code code) {
    return [&writer, code](auto typed) {
      writer.writeVarInt(uint64_t(code));
      write(writer, typed);
      return success();
    };
  };
  return llvm::TypeSwitch<Attribute, LogicalResult>(attribute)
      .Case<SizeAttr>(writeAs(Code::size))
      .Case<TensorAttr>(writeAs(Code::tensor))
      .Case<SymbolAttr>(writeAs(Code::symbol))
      .Case<SignatureAttr>(writeAs(Code::signature))
      .Case<NumericsAttr>(writeAs(Code::numerics))
      .Case<BackendAttr>(writeAs(Code::backend))
      .Case<TargetAttr>(writeAs(Code::target))
      .Default(failure());
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
class AttributeReader {
public:
  AttributeReader(DialectBytecodeReader &reader, MLIRContext *context)
      : reader(reader), context(context) {}

  Attribute read(Code code) {
    switch (code) {
    case Code::size:
      return readSize();
    case Code::tensor:
      return readTensor();
    case Code::symbol:
      return readSymbol();
    case Code::signature:
      return readSignature();
    case Code::numerics:
      return readNumerics();
    case Code::backend:
      return readBackend();
    case Code::target:
      return readTarget();
    }
    reader.emitError("unknown attribute of tcopt: code ") << uint64_t(code);
    return {};
  }

private:
  Attribute readSize() {
    int64_t number;
    StringAttr symbol;
    if (failed(reader.readSignedVarInt(number)) ||
        failed(reader.readAttribute(symbol)))
      return {};
    if (number == kText)
      return readExpression(symbol);
    SizeExpr expr = number >= 0      ? SizeExpr(number)
                    : symbol.empty() ? SizeExpr()
                                     : SizeExpr::symbol(symbol.getValue());
    return checked<SizeAttr>(expr ? SizeAttr::kExpression : number, expr);
  }

  Attribute readExpression(StringAttr text) {
    llvm::Expected<SizeExpr> expr = SizeExpr::parse(text.getValue());
    if (expr)
      return checked<SizeAttr>(SizeAttr::kExpression, *expr);
    reader.emitError("(T10) ") << llvm::toString(expr.takeError());
    return {};
  }

  Attribute readTensor() {
    StringAttr name;
    StringRef text;
    SmallVector<SizeAttr> sizes;
    DictionaryAttr properties;
    if (failed(reader.readAttribute(name)) || failed(reader.readString(text)) ||
        failed(reader.readAttributes(sizes)) ||
        failed(reader.readAttribute(properties)))
      return {};
    llvm::Expected<DType> dtype = parseDType(text);
    if (dtype)
      return checked<TensorAttr>(name, *dtype, ArrayRef(sizes), properties);
    reader.emitError("(T2) ") << llvm::toString(dtype.takeError());
    return {};
  }

  Attribute readSymbol() {
    StringAttr name;
    int64_t min, max, multiple;
    if (failed(reader.readAttribute(name)) ||
        failed(reader.readSignedVarInt(min)) ||
        failed(reader.readSignedVarInt(max)) ||
        failed(reader.readSignedVarInt(multiple)))
      return {};
    return checked<SymbolAttr>(name, min, max, multiple);
  }

  Attribute readSignature() {
    SmallVector<TensorAttr> inputs, results;
    SmallVector<SymbolAttr> symbols;
    if (failed(reader.readAttributes(inputs)) ||
        failed(reader.readAttributes(results)) ||
        failed(reader.readAttributes(symbols)))
      return {};
    return checked<SignatureAttr>(ArrayRef(inputs), ArrayRef(results),
                                  ArrayRef(symbols));
  }

  Attribute readNumerics() {
    uint64_t value;
    if (failed(reader.readVarInt(value)))
      return {};
    if (std::optional<Numerics> mode = symbolizeNumerics(value))
      return NumericsAttr::get(context, *mode);
    reader.emitError("(N1) unknown numerics: ") << value;
    return {};
  }

  Attribute readBackend() {
    StringAttr name;
    if (failed(reader.readAttribute(name)))
      return {};
    return checked<BackendAttr>(name);
  }

  Attribute readTarget() {
    StringRef triple, cpu, features;
    int64_t bits, threads;
    Attribute chip;
    if (failed(reader.readString(triple)) || failed(reader.readString(cpu)) ||
        failed(reader.readString(features)) ||
        failed(reader.readSignedVarInt(bits)) ||
        failed(reader.readOptionalAttribute(chip)) ||
        failed(reader.readSignedVarInt(threads)))
      return {};
    auto name = dyn_cast_if_present<StringAttr>(chip);
    return checked<TargetAttr>(triple, cpu, features, bits,
                               name ? name.getValue() : StringRef());
  }

  template <typename T, typename... Args> T checked(Args... args) {
    return T::getChecked([&] { return reader.emitError(); }, context, args...);
  }

  DialectBytecodeReader &reader;
  MLIRContext *context;
};
} // namespace

Attribute TcoptBytecode::readAttribute(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  return AttributeReader(reader, getContext()).read(Code(code));
}

} // namespace tcopt
