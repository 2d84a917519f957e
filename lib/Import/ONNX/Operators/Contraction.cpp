//===- Contraction.cpp - products of matrices and more --------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

static void importMatMul(Node &n) {
  n.out(n.b.make<MatmulOp>(n.in(0), n.in(1)));
}

/// An operand of Gemm, transposed if the attribute says so.
static Value matrix(Node &n, size_t i, StringRef transposes) {
  Value x = n.in(i);
  if (!n.hasFailed() && rankOf(x) != 2)
    n.error("expected matrices but found rank " + Twine(rankOf(x)));
  return n.integer(transposes, 0) ? n.b.permute(x, {1, 0}) : x;
}

static void importGemm(Node &n) {
  Value a = matrix(n, 0, "transA"), b = matrix(n, 1, "transB");
  double alpha = n.number("alpha", 1), beta = n.number("beta", 1);
  if (n.has(2))
    return n.out(n.b.make<AddmmOp>(n.in(2), a, b, llvm::APFloat(beta),
                                   llvm::APFloat(alpha)));
  Value product = n.b.make<MatmulOp>(a, b);
  if (n.hasFailed() || alpha == 1)
    return n.out(product);
  if (!isa<FloatType>(elementType(a)) && alpha != std::trunc(alpha))
    return n.error("expected an integer as the attribute 'alpha' of a product "
                   "of integers");
  n.out(n.b.make<MulOp>(product, n.b.scalar(alpha, elementType(a))));
}

//===----------------------------------------------------------------------===//
// Operators of onnxruntime
//===----------------------------------------------------------------------===//

/// Returns an operand of a product, with its last two dimensions transposed if
/// the attribute is set.
static Value lastTransposed(Node &n, size_t i, StringRef transposes) {
  Value x = n.in(i);
  if (n.hasFailed() || !n.integer(transposes, 0) || rankOf(x) < 2)
    return x;
  return n.b.make<TransposeOp>(x, -2, -1);
}

static void importFusedMatMul(Node &n) {
  for (StringRef name : {"transBatchA", "transBatchB"})
    if (n.integer(name, 0))
      return n.error("the attribute '" + name + "' is not supported");
  Value product = n.b.make<MatmulOp>(lastTransposed(n, 0, "transA"),
                                     lastTransposed(n, 1, "transB"));
  double alpha = n.number("alpha", 1);
  n.out(alpha == 1 ? product : scaled(n, product, alpha));
}

static void importFusedGemm(Node &n) {
  importGemm(n);
  if (n.hasFailed())
    return;
  SmallVector<double> numbers;
  for (StringRef name :
       {"activation_alpha", "activation_beta", "activation_gamma"})
    if (n.hasAttribute(name))
      numbers.push_back(n.number(name, 0));
  n.out(activated(n, n.results()[0]->tensor, numbers));
}

static void importEinsum(Node &n) {
  std::string equation = n.text("equation", "");
  llvm::erase_if(equation, [](char c) { return llvm::isSpace(c); });
  SmallVector<Value> inputs = n.all();
  n.out(n.b.make<EinsumOp>(inputs, StringRef(equation)));
}

void addContractionOperators(OperatorTable &t) {
  t.add("Einsum", {12, 28}, InputCount::any(1), importEinsum);
  t.add("Gemm", {1, 6, 7, 9, 11, 13}, {2, 3}, importGemm);
  t.add("MatMul", {1, 9, 13}, 2, importMatMul);
  t.add("com.microsoft:FusedGemm", {1}, {2, 3}, importFusedGemm);
  t.add("com.microsoft:FusedMatMul", {1}, 2, importFusedMatMul);
}

} // namespace tcopt::onnx_import
