//===- CheckProgram.cpp - refuse what no phase can compile ----------------===//
//
// A pass, and not a part of verifiers, because all errors are to be reported at
// once, and later phases do need functions of other types. Runs first.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHCHECKPROGRAM
#include "tcopt/Graph/Transforms/Passes.h.inc"

namespace {
class Checker {
public:
  void check(func::FuncOp function);
  void checkConstants(Operation *op);
  bool failed() const { return numErrors != 0; }

private:
  InFlightDiagnostic error(Location loc) {
    ++numErrors;
    return emitError(loc);
  }

  void checkEntry(func::FuncOp function);
  void checkType(Location loc, const Twine &what, Type type);
  void checkNames(func::FuncOp function, StringRef kind,
                  ArrayRef<Attribute> names);

  int64_t numErrors = 0;
};
} // namespace

void Checker::checkType(Location loc, const Twine &what, Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!isa<TensorType>(type))
    error(loc) << "expected a tensor as " << what
               << " of a public function but found " << type;
  else if (ranked && ranked.getRank() > TensorAttr::kMaxRank)
    error(loc) << "expected a tensor of at most " << TensorAttr::kMaxRank
               << " dimensions as " << what << " but found " << type;
}

// The names of one kind, none where there is none.
void Checker::checkNames(func::FuncOp function, StringRef kind,
                         ArrayRef<Attribute> names) {
  llvm::StringSet<> seen;
  for (auto [i, name] : llvm::enumerate(names)) {
    if (name && !seen.insert(cast<StringAttr>(name).getValue()).second)
      error(function.getLoc())
          << "expected names of " << kind << "s that differ but found " << name
          << " again at " << kind << " #" << i;
  }
}

void Checker::checkEntry(func::FuncOp function) {
  SmallVector<Attribute> inputs, results;
  for (BlockArgument argument : function.getArguments()) {
    unsigned i = argument.getArgNumber();
    checkType(argument.getLoc(), "argument #" + Twine(i), argument.getType());
    inputs.push_back(function.getArgAttr(i, TcoptDialect::kName));
  }
  for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
    checkType(function.getLoc(), "result #" + Twine(i), type);
    results.push_back(function.getResultAttr(i, TcoptDialect::kName));
  }
  checkNames(function, "argument", inputs);
  checkNames(function, "result", results);
}

void Checker::check(func::FuncOp function) {
  if (function.isExternal()) {
    error(function.getLoc()) << "expected a body: '" << function.getName()
                             << "' is declared but not defined";
    return;
  }
  (void)verifyDonation(function, [&] { return error(function.getLoc()); });
  if (function.isPublic())
    checkEntry(function);
  if (!function.getBody().hasOneBlock())
    error(function.getLoc()) << "expected a body of one block but found "
                             << llvm::range_size(function.getBody()) << " in '"
                             << function.getName() << "'";
}

// The data of a resource stand at the end of the file, or are missing there.
void Checker::checkConstants(Operation *op) {
  for (NamedAttribute attribute : op->getAttrs()) {
    auto resource = dyn_cast<DenseResourceElementsAttr>(attribute.getValue());
    if (resource && !resource.getRawHandle().getBlob())
      error(op->getLoc()) << "expected data of the resource '"
                          << resource.getRawHandle().getKey()
                          << "' but found none";
  }
}

namespace {
struct GraphCheckProgram : impl::GraphCheckProgramBase<GraphCheckProgram> {
  void runOnOperation() override {
    Checker checker;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      checker.check(function);
      ++numFunctions;
    }
    getOperation().walk([&](Operation *op) { checker.checkConstants(op); });
    markAllAnalysesPreserved();
    if (checker.failed())
      signalPassFailure();
  }
};
} // namespace

} // namespace tcopt::graph
