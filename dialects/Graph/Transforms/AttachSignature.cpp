//===- AttachSignature.cpp - write down how entries are called ------------===//
//
// Lowering drops argument attributes and types, so that what a caller has to
// know is kept in an attribute of the function. The last pass of ingest.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHATTACHSIGNATURE
#include "tcopt/Graph/Transforms/Passes.h.inc"

// As IR spells the type.
static std::string dtypeName(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return name;
}

namespace {
/// Writes the signature of one function.
class SignatureBuilder {
public:
  explicit SignatureBuilder(func::FuncOp func)
      : func(func), builder(func.getContext()), resolver(func.getContext()) {}

  DictionaryAttr build() {
    nameSymbols();
    func.walk<WalkOrder::PreOrder>([&](Operation *op) { resolver.visit(op); });
    SmallVector<Attribute> inputs, results;
    for (BlockArgument arg : func.getArguments())
      inputs.push_back(inputEntry(arg));
    for (auto [i, value] :
         llvm::enumerate(func.getBody().back().getTerminator()->getOperands()))
      results.push_back(
          entry(value, func.getResultAttrOfType<StringAttr>(i, kNameAttr),
                "result" + Twine(i)));
    NamedAttrList fields;
    fields.set("inputs", builder.getArrayAttr(inputs));
    fields.set("results", builder.getArrayAttr(results));
    if (Attribute bounds = func->getAttr(GraphDialect::kSymbolsAttr))
      fields.set("symbols", bounds);
    return fields.getDictionary(func.getContext());
  }

private:
  // The value that stands for each symbol of `graph.dims`.
  void nameSymbols() {
    llvm::StringMap<Dim> first;
    forEachSymbol(func, [&](BlockArgument arg, int64_t dim, StringAttr symbol) {
      auto [known, isNew] =
          first.try_emplace(symbol, resolver.sizeOf(arg, dim));
      resolver.assign(arg, dim, known->second);
      symbols[known->second.value] = symbol;
    });
  }

  // What the type leaves open is passed as a size, even if it is known.
  Attribute sizeAttr(Value tensor, int64_t dim) {
    int64_t stated = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
    if (!ShapedType::isDynamic(stated))
      return builder.getI64IntegerAttr(stated);
    Dim size = resolver.sizeOf(tensor, dim);
    if (size.isStatic())
      return builder.getStringAttr("?");
    StringAttr symbol = symbols.lookup(size.value);
    return symbol ? symbol : builder.getStringAttr("?");
  }

  Attribute entry(Value value, StringAttr name, const Twine &otherwise) {
    SmallVector<Attribute> dims;
    auto type = dyn_cast<RankedTensorType>(value.getType());
    for (int64_t i = 0, rank = type ? type.getRank() : 0; i < rank; ++i)
      dims.push_back(sizeAttr(value, i));
    if (!name)
      name = builder.getStringAttr(otherwise);
    Type dtype = getElementTypeOrSelf(value.getType());
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("dims", builder.getArrayAttr(dims)),
         builder.getNamedAttr("dtype", builder.getStringAttr(dtypeName(dtype))),
         builder.getNamedAttr("name", name)});
  }

  // What random inputs are drawn from is kept too.
  Attribute inputEntry(BlockArgument arg) {
    unsigned index = arg.getArgNumber();
    auto name = func.getArgAttrOfType<StringAttr>(index, kNameAttr);
    auto plain = cast<DictionaryAttr>(entry(arg, name, "arg" + Twine(index)));
    NamedAttrList fields(plain);
    for (auto [attribute, field] :
         {std::pair<StringRef, StringRef>(kRangeAttr, "range"),
          std::pair<StringRef, StringRef>(kScaleAttr, "scale")})
      if (Attribute value = func.getArgAttr(index, attribute))
        fields.set(field, value);
    return fields.getDictionary(func.getContext());
  }

  func::FuncOp func;
  Builder builder;
  SizeResolver resolver;
  DenseMap<Value, StringAttr> symbols;
};

struct GraphAttachSignature
    : impl::GraphAttachSignatureBase<GraphAttachSignature> {
  using GraphAttachSignatureBase::GraphAttachSignatureBase;

  void runOnOperation() override {
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (!func.isPublic() || func.isExternal() ||
          (onlyMissing && func->hasAttr(kSignatureAttr)))
        continue;
      func->setAttr(kSignatureAttr, SignatureBuilder(func).build());
      // Sizes were traced by building them; none is kept.
      IRRewriter rewriter(&getContext());
      (void)runRegionDCE(rewriter, func->getRegions());
      ++numSigned;
    }
  }
};
} // namespace

} // namespace tcopt::graph
