//===- ViewWrites.cpp - writes to views in a trace ------------------------===//

#include "ViewWrites.h"
#include "Arguments.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::capture {

Value writeToPlaces(Builder &b, Value whole, Value part,
                    llvm::function_ref<Value(Value)> apply) {
  graph::Sizes sizes = b.sizesOf(whole);
  graph::Size count = product(b, sizes);
  Value numbers = b.reshape(
      b.arange(b.number(0, DType::I64), b.number(1, DType::I64), count), sizes);
  Value places = apply(numbers);
  graph::Size partCount = product(b, b.sizesOf(part));
  Value flat =
      b.make<ScatterOp>(b.reshape(whole, count), b.reshape(places, partCount),
                        b.reshape(part, partCount), 0);
  return b.reshape(flat, sizes);
}

} // namespace tcopt::capture
