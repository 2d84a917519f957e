//===- Check.cpp - Checks, printing, and grad.stop ------------------------===//
//
// Ops that are accessed by name, so that their dialects need not be there.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinAttributes.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "tcopt/Support/Numerics.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using llvm::Error;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Values stated for a dtype say nothing of a run in f64.
static bool isChecked(OpCall &call) {
  return !call.isF64() || !isFloat(call.tensor(0).dtype());
}

static Error checkAgreement(OpCall &call, double rtol, double atol) {
  const HostTensor &actual = call.tensor(0), &expected = call.tensor(1);
  if (!isChecked(call))
    return Error::success();
  if (actual.dtype() != expected.dtype())
    return call.error("expected elements of type " + getName(expected.dtype()) +
                      " but found " + getName(actual.dtype()));
  Comparison comparison = allclose(actual, expected, rtol, atol);
  return comparison.ok ? Error::success() : call.error(comparison.message);
}

static double getFloatAttr(OpCall &call, llvm::StringRef name) {
  auto value = call.op->getAttrOfType<mlir::FloatAttr>(name);
  return value ? value.getValueAsDouble() : 0;
}

static Error runEqual(OpCall &call) { return checkAgreement(call, 0, 0); }

static Error runClose(OpCall &call) {
  return checkAgreement(call, getFloatAttr(call, "rtol"),
                        getFloatAttr(call, "atol"));
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {
/// Writes nested lists of elements, one row a line; of long dimensions of large
/// tensors only both ends.
class TensorPrinter {
public:
  TensorPrinter(const HostTensor &x, llvm::raw_ostream &os)
      : x(x), os(os), strides(x.strides()) {}

  void print() {
    os << "tensor<" << x.typeName() << '>' << (x.rank() < 2 ? ' ' : '\n');
    print(0, 0);
    os << '\n';
  }

private:
  static constexpr int64_t maxElements = 1000, ends = 3;

  void print(int64_t dim, int64_t offset) {
    if (dim == x.rank())
      return x.printElement(os, offset);
    int64_t size = x.shape()[dim];
    bool isCut = x.numElements() > maxElements && size > 2 * ends;
    os << '[';
    for (int64_t i = 0; i < size; ++i) {
      if (i > 0)
        separate(dim);
      if (isCut && i == ends) {
        os << "...";
        separate(dim);
        i = size - ends;
      }
      print(dim + 1, offset + i * strides[dim]);
    }
    os << ']';
  }

  void separate(int64_t dim) {
    if (dim + 1 == x.rank())
      os << ", ";
    else
      (os << ",\n").indent(unsigned(dim + 1));
  }

  const HostTensor &x;
  llvm::raw_ostream &os;
  llvm::SmallVector<int64_t> strides;
};
} // namespace

static Error runPrint(OpCall &call) {
  llvm::raw_ostream *output = call.interpreter.options().output;
  llvm::raw_ostream &os = output ? *output : llvm::outs();
  if (auto label = call.op->getAttrOfType<mlir::StringAttr>("label"))
    os << label.getValue() << ": ";
  TensorPrinter(call.tensor(0), os).print();
  os.flush();
  return Error::success();
}

static Error runStop(OpCall &call) {
  call.results.push_back(call.operands[0]);
  return Error::success();
}

static Error runCheckpoint(OpCall &call) {
  llvm::Expected<RuntimeValues> values =
      call.runRegion(call.op->getRegion(0), {});
  if (!values)
    return values.takeError();
  call.results = std::move(*values);
  return Error::success();
}

// The values come before the inputs.
static Error runCustomVjp(OpCall &call) {
  call.results.append(call.operands.begin(),
                      call.operands.begin() + call.op->getNumResults());
  return Error::success();
}

void tcopt::populateCheckInterpreter(OpTable &table) {
  table.add("check.equal", runEqual);
  table.add("check.close", runClose);
  table.add("graph.print", runPrint);
  table.add("grad.stop", runStop);
  table.add("grad.checkpoint", runCheckpoint);
  table.add("grad.custom_vjp", runCustomVjp);
}
