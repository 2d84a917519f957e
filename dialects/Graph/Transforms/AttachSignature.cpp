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
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Graph/Transforms/CalleeSizes.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHATTACHSIGNATURE
#include "tcopt/Graph/Transforms/Passes.h.inc"

LogicalResult expectTensors(FunctionOpInterface function) {
  for (Type type : function.getArgumentTypes())
    if (isa<BaseMemRefType>(type))
      return function.emitOpError("expected tensors as arguments but found ")
             << type << ": the function is on buffers already";
  return success();
}

namespace {
/// Writes the signature of one function.
class SignatureBuilder {
public:
  SignatureBuilder(func::FuncOp func, CalleeSizes &callees)
      : func(func), context(func.getContext()), callees(callees),
        resolver(func.getContext()) {}

  FailureOr<SignatureAttr> build() {
    nameSizes();
    callees.visit(func, resolver);
    for (BlockArgument arg : func.getArguments())
      inputs.push_back(tensor(arg, func.getArgAttrDict(arg.getArgNumber()),
                              "arg" + Twine(arg.getArgNumber())));
    Operation *end = func.getBody().back().getTerminator();
    for (auto [i, value] : llvm::enumerate(end->getOperands()))
      results.push_back(tensor(value, placed(value, func.getResultAttrDict(i)),
                               "result" + Twine(i)));
    forEachBound(func, [&](StringAttr name, const SymbolBounds &bounds) {
      bounded.push_back(SymbolAttr::get(context, name, bounds.min, bounds.max,
                                        bounds.multiple));
    });
    if (failures)
      return failure();
    auto emitError = [&] { return func.emitError(); };
    auto signature =
        SignatureAttr::getChecked(emitError, context, ArrayRef(inputs),
                                  ArrayRef(results), ArrayRef(bounded));
    if (!signature)
      return failure();
    return signature;
  }

private:
  // Sizes with one expression are one size.
  void nameSizes() {
    llvm::DenseMap<SizeExpr, Dim> first;
    for (const auto &[argument, dim, size] : argumentSizes(func)) {
      resolver.setExpr(argument, dim, size);
      Dim own = resolver.sizeOf(argument, dim);
      resolver.assign(argument, dim,
                      first.try_emplace(size, own).first->second);
    }
  }

  // The size of a dynamic dimension is not a number, even if it is known.
  SizeAttr size(Value tensor, int64_t dim) {
    int64_t stated = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
    if (!ShapedType::isDynamic(stated))
      return SizeAttr::ofNumber(context, stated);
    SizeExpr expr = resolver.exprOf(resolver.sizeOf(tensor, dim));
    bool isNamed = expr && !expr.isConstant() && expr.hasOnlyNames();
    return SizeAttr::ofExpr(context, isNamed ? expr : SizeExpr());
  }

  // What is stated of a result, and the device that it is sent to.
  DictionaryAttr placed(Value value, DictionaryAttr stated) {
    auto sent = value.getDefiningOp<ToDeviceOp>();
    if (!sent)
      return stated;
    NamedAttrList all(stated);
    Attribute device = all.set("tcopt.device", sent.getDeviceAttr());
    if (device && device != sent.getDeviceAttr()) {
      failures = true;
      sent.emitOpError("sends a result to '")
          << sent.getDevice() << "', which is stated to lie on " << device;
    }
    return all.getDictionary(context);
  }

  // Attributes of tcopt say the rest.
  TensorAttr tensor(Value value, DictionaryAttr stated,
                    const Twine &otherwise) {
    auto name = StringAttr::get(context, otherwise);
    NamedAttrList properties;
    for (NamedAttribute each :
         stated ? stated.getValue() : ArrayRef<NamedAttribute>()) {
      StringRef key = each.getName();
      if (key == TcoptDialect::kName)
        name = cast<StringAttr>(each.getValue());
      else if (key.consume_front("tcopt."))
        properties.set(key, each.getValue());
    }
    auto type = dyn_cast<RankedTensorType>(value.getType());
    auto dtype = type ? TensorAttr::dtypeOf(type.getElementType())
                      : std::optional<DType>();
    if (!dtype)
      return refuse(name, value.getType());
    SmallVector<SizeAttr> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      sizes.push_back(size(value, i));
    auto made = TensorAttr::getChecked([&] { return func.emitError(); },
                                       context, name, *dtype, ArrayRef(sizes),
                                       properties.getDictionary(context));
    failures |= !made;
    return made;
  }

  TensorAttr refuse(StringAttr name, Type type) {
    failures = true;
    func.emitError("expected a ranked tensor of f64, f32, f16, bf16, i64, i32, "
                   "i16, i8, ui8 or i1 as '")
        << name.getValue() << "' but found " << type;
    return {};
  }

  func::FuncOp func;
  MLIRContext *context;
  CalleeSizes &callees;
  SizeResolver resolver;
  SmallVector<TensorAttr> inputs, results;
  SmallVector<SymbolAttr> bounded;
  bool failures = false;
};

struct GraphAttachSignature
    : impl::GraphAttachSignatureBase<GraphAttachSignature> {
  using GraphAttachSignatureBase::GraphAttachSignatureBase;

  void runOnOperation() override {
    CalleeSizes callees;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (!func.isPublic() || func.isExternal() ||
          (onlyMissing && hasSignature(func)))
        continue;
      if (failed(expectTensors(func)) ||
          failed(verifyDonation(func, [&] { return func.emitOpError(); })))
        return signalPassFailure();
      FailureOr<SignatureAttr> signature =
          SignatureBuilder(func, callees).build();
      if (failed(signature))
        return signalPassFailure();
      setSignature(func, *signature);
      // Sizes were traced by building them; none is kept.
      IRRewriter rewriter(&getContext());
      (void)runRegionDCE(rewriter, func->getRegions());
      ++numSigned;
    }
  }
};
} // namespace

} // namespace tcopt::graph
