//===- BuiltinForm.cpp - attributes as upstream's tools read them ---------===//

#include "BuiltinForm.h"
#include "Properties.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// To dictionaries
//===----------------------------------------------------------------------===//

static Attribute writeSize(Builder &builder, SizeAttr size) {
  if (size.isStatic())
    return builder.getI64IntegerAttr(size.getNumber());
  if (size.isFoundByCall())
    return builder.getStringAttr("*");
  if (!size.getSymbol().empty())
    return builder.getStringAttr(size.getSymbol());
  if (size.isUnknown())
    return builder.getStringAttr("?");
  // A string would be a symbol of this name.
  return builder.getDictionaryAttr(builder.getNamedAttr(
      "size", builder.getStringAttr(size.getExpr().text())));
}

static Attribute writeTensors(Builder &builder, ArrayRef<TensorAttr> tensors) {
  SmallVector<Attribute> rows;
  for (TensorAttr tensor : tensors) {
    NamedAttrList fields(tensor.getProperties());
    SmallVector<Attribute> dims;
    for (SizeAttr size : tensor.getSizes())
      dims.push_back(writeSize(builder, size));
    fields.set("dims", builder.getArrayAttr(dims));
    fields.set("dtype", builder.getStringAttr(getName(tensor.getDtype())));
    fields.set("name", tensor.getName());
    rows.push_back(fields.getDictionary(builder.getContext()));
  }
  return builder.getArrayAttr(rows);
}

static Attribute writeSymbols(Builder &builder, ArrayRef<SymbolAttr> symbols) {
  NamedAttrList rows;
  for (SymbolAttr symbol : symbols) {
    NamedAttrList fields;
    auto field = [&](StringRef name, int64_t value, int64_t otherwise) {
      if (value != otherwise)
        fields.set(name, builder.getI64IntegerAttr(value));
    };
    field("min", symbol.getMin(), 0);
    field("max", symbol.getMax(), INT64_MAX);
    field("multiple", symbol.getMultiple(), 1);
    rows.set(symbol.getName(), fields.getDictionary(builder.getContext()));
  }
  return rows.getDictionary(builder.getContext());
}

DictionaryAttr signatureToBuiltin(SignatureAttr signature) {
  Builder builder(signature.getContext());
  NamedAttrList fields;
  fields.set("inputs", writeTensors(builder, signature.getInputs()));
  fields.set("results", writeTensors(builder, signature.getResults()));
  if (!signature.getSymbols().empty())
    fields.set("symbols", writeSymbols(builder, signature.getSymbols()));
  return fields.getDictionary(builder.getContext());
}

//===----------------------------------------------------------------------===//
// From dictionaries
//===----------------------------------------------------------------------===//

namespace {

class Reader {
public:
  Reader(MLIRContext *context, EmitError emitError)
      : context(context), emitError(emitError) {}

  FailureOr<SignatureAttr> read(Attribute value) {
    auto whole = dyn_cast<DictionaryAttr>(value);
    if (!whole)
      return malformed("expected a dictionary but found ") << value;
    SmallVector<TensorAttr> inputs, results;
    SmallVector<SymbolAttr> symbols;
    if (failed(readList(whole, "inputs", "arg", inputs)) ||
        failed(readList(whole, "results", "result", results)) ||
        failed(readSymbols(whole.get("symbols"), symbols)))
      return failure();
    SignatureAttr signature =
        SignatureAttr::getChecked(emitError, context, ArrayRef(inputs),
                                  ArrayRef(results), ArrayRef(symbols));
    if (!signature)
      return failure();
    return signature;
  }

private:
  InFlightDiagnostic malformed(const Twine &what) {
    return emitError() << "malformed " << TcoptDialect::kSignature << ": "
                       << what;
  }

  LogicalResult readList(DictionaryAttr whole, StringRef key, StringRef prefix,
                         SmallVectorImpl<TensorAttr> &tensors) {
    auto rows = whole.getAs<ArrayAttr>(key);
    if (!rows)
      return malformed("expected a list '" + key + "'");
    for (auto [i, row] : llvm::enumerate(rows)) {
      TensorAttr tensor = readTensor(row, (prefix + Twine(i)).str());
      if (!tensor)
        return failure();
      tensors.push_back(tensor);
    }
    return success();
  }

  TensorAttr readTensor(Attribute value, StringRef otherwise) {
    auto row = dyn_cast<DictionaryAttr>(value);
    auto dims = row ? row.getAs<ArrayAttr>("dims") : ArrayAttr();
    if (!dims) {
      malformed("expected a dictionary with dims for " + otherwise +
                " but found ")
          << value;
      return {};
    }
    auto name = row.getAs<StringAttr>("name");
    if (!name || name.empty())
      name = StringAttr::get(context, otherwise);
    std::optional<DType> dtype = readDType(row.get("dtype"));
    SmallVector<SizeAttr> sizes;
    for (Attribute dim : dims)
      sizes.push_back(readSize(dim, name));
    if (!dtype || llvm::is_contained(sizes, SizeAttr()))
      return {};
    return TensorAttr::getChecked(emitError, context, name, *dtype,
                                  ArrayRef(sizes), readProperties(row));
  }

  std::optional<DType> readDType(Attribute value) {
    if (auto type = dyn_cast_if_present<TypeAttr>(value))
      if (auto dtype = TensorAttr::dtypeOf(type.getValue()))
        return dtype;
    auto text = dyn_cast_if_present<StringAttr>(value);
    if (!text) {
      malformed("expected a dtype");
      return std::nullopt;
    }
    llvm::Expected<DType> dtype =
        parseDType(text.getValue() == "u8" ? "ui8" : text.getValue());
    if (dtype)
      return *dtype;
    malformed(llvm::toString(dtype.takeError()));
    return std::nullopt;
  }

  SizeAttr readSize(Attribute value, StringAttr tensor) {
    if (auto symbol = dyn_cast<StringAttr>(value)) {
      if (symbol.getValue() == "*")
        return SizeAttr::foundByCall(context);
      return SizeAttr::ofSymbol(
          context, symbol.getValue() == "?" ? "" : symbol.getValue());
    }
    if (auto row = dyn_cast<DictionaryAttr>(value))
      return readExpression(row, tensor);
    auto number = dyn_cast<IntegerAttr>(value);
    std::optional<int64_t> size =
        number ? number.getValue().trySExtValue() : std::nullopt;
    if (size)
      return *size < 0 ? SizeAttr::ofSymbol(context, "")
                       : SizeAttr::ofNumber(context, *size);
    malformed("expected a size or a symbol in the dims of '" +
              tensor.getValue() + "' but found ")
        << value;
    return {};
  }

  SizeAttr readExpression(DictionaryAttr row, StringAttr tensor) {
    auto text = row.getAs<StringAttr>("size");
    llvm::Expected<SizeExpr> expr =
        SizeExpr::parse(text ? text.getValue() : "");
    if (expr)
      return SizeAttr::getChecked(emitError, context, SizeAttr::kExpression,
                                  *expr);
    malformed("(T10) of the dims of '" + tensor.getValue() +
              "': " + llvm::toString(expr.takeError()));
    return {};
  }

  DictionaryAttr readProperties(DictionaryAttr row) {
    SmallVector<NamedAttribute> properties;
    llvm::copy_if(row, std::back_inserter(properties), [](NamedAttribute each) {
      return findProperty(each.getName());
    });
    return DictionaryAttr::get(context, properties);
  }

  LogicalResult readSymbols(Attribute value,
                            SmallVectorImpl<SymbolAttr> &symbols) {
    if (!value)
      return success();
    auto rows = dyn_cast<DictionaryAttr>(value);
    if (!rows)
      return malformed("expected a dictionary 'symbols' but found ") << value;
    for (NamedAttribute row : rows) {
      FailureOr<SymbolAttr> symbol =
          readSymbol(row.getName(), row.getValue(), emitError);
      if (failed(symbol))
        return failure();
      symbols.push_back(*symbol);
    }
    return success();
  }

  MLIRContext *context;
  EmitError emitError;
};

} // namespace

FailureOr<SymbolAttr> readSymbol(StringAttr name, Attribute value,
                                 EmitError emitError) {
  int64_t min = 0, max = INT64_MAX, multiple = 1;
  auto row = dyn_cast<DictionaryAttr>(value);
  if (!row)
    return emitError() << "expected min, max and multiple of '"
                       << name.getValue() << "' but found " << value;
  for (NamedAttribute field : row) {
    int64_t *known = llvm::StringSwitch<int64_t *>(field.getName())
                         .Case("min", &min)
                         .Case("max", &max)
                         .Case("multiple", &multiple)
                         .Default(nullptr);
    auto number = dyn_cast<IntegerAttr>(field.getValue());
    std::optional<int64_t> stated =
        number ? number.getValue().trySExtValue() : std::nullopt;
    if (!known || !stated)
      return emitError() << "expected min, max and multiple of '"
                         << name.getValue() << "' but found " << value;
    *known = *stated;
  }
  SymbolAttr symbol = SymbolAttr::getChecked(emitError, name.getContext(), name,
                                             min, max, multiple);
  if (!symbol)
    return failure();
  return symbol;
}

FailureOr<SignatureAttr> signatureFromBuiltin(Attribute value,
                                              EmitError emitError) {
  return Reader(value.getContext(), emitError).read(value);
}

} // namespace tcopt
