//===- TcoptToBuiltin.cpp - state tcopt's attributes by builtin ones ------===//
//
// The last pass of the phase lower. A pass of its own, because every unit and
// the whole are left in a form that upstream's tools read.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTTCOPTTOBUILTIN
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {

struct ConvertTcoptToBuiltin
    : impl::ConvertTcoptToBuiltinBase<ConvertTcoptToBuiltin> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) { numOps += useBuiltinForms(op); });
  }
};

} // namespace

} // namespace tcopt
