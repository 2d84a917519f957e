//===- Regions.cpp - ops with regions in traces ---------------------------===//

#include "Regions.h"
#include "../Session/Engine.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace tcopt::capture {

RegionBody::RegionBody(Trace &trace)
    : trace(trace),
      holder(ModuleOp::create(UnknownLoc::get(Engine::get().context()))) {}

RegionBody::~RegionBody() {
  if (!holder->getBodyRegion().empty())
    trace.keep(std::move(holder));
}

TracedType typeOf(Trace &trace, Value value) {
  return {graph::rankedType(value), trace.sizes().sizesOf(value)};
}

std::vector<TracedType> typesOf(Trace &trace, ArrayRef<Value> values) {
  std::vector<TracedType> types;
  for (Value value : values)
    types.push_back(typeOf(trace, value));
  return types;
}

TypeRange plainTypes(ArrayRef<TracedType> types,
                     SmallVectorImpl<Type> &storage) {
  for (const TracedType &type : types)
    storage.push_back(type.type);
  return storage;
}

void fill(RegionBody &body, Trace &trace, ArrayRef<TracedType> types,
          Place place,
          llvm::function_ref<Tensors(const Tensors &arguments)> function,
          const char *what) {
  Trace::RegionScope scope(trace, body.block(), what);
  Tensors arguments;
  for (const TracedType &type : types) {
    Value argument = body.block().addArgument(type.type, locationOf(place));
    trace.sizes().state(argument, type.sizes);
    arguments.push_back(trace.makeTensor(argument));
  }
  for (const Tensor &result : function(arguments))
    body.results.push_back(trace.valueOf(result, place));
}

SmallVector<Value> castTo(OpBuilder &ops, Location loc, ArrayRef<Value> values,
                          ArrayRef<TracedType> types) {
  SmallVector<Value> casts;
  for (auto [value, to] : llvm::zip_equal(values, types)) {
    Value cast = value;
    if (cast.getType() != to.type &&
        tensor::CastOp::areCastCompatible(cast.getType(), to.type))
      cast = tensor::CastOp::create(ops, loc, to.type, cast);
    casts.push_back(cast);
  }
  return casts;
}

std::vector<Value> finish(Builder &b, Trace &trace, OperationState &state,
                          ArrayRef<RegionBody *> bodies,
                          ArrayRef<TracedType> types) {
  for (auto [region, body] : llvm::zip_equal(state.regions, bodies))
    body->moveTo(*region);
  Operation *op = b.ops().create(state);
  // Inside of another body, the values from outside do not dominate the op yet.
  if (!trace.isInRegion() && failed(verify(op))) {
    b.error("control flow cannot be traced");
    return {};
  }
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
    trace.sizes().state(result, type.sizes);
  return {op->result_begin(), op->result_end()};
}

std::vector<Value> valuesOf(Trace &trace, const Tensors &tensors, Place place) {
  std::vector<Value> values;
  for (const Tensor &tensor : tensors)
    values.push_back(trace.valueOf(tensor, place));
  return values;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static std::string textOf(Trace &trace, Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto type = graph::rankedType(value);
  os << type.getElementType() << "[";
  llvm::interleaveComma(trace.sizes().hintsOf(value), os, [&](int64_t size) {
    ShapedType::isDynamic(size) ? os << "?" : os << size;
  });
  os << "]";
  return text;
}

static bool areAlike(Value a, Value b) {
  auto x = graph::rankedType(a), y = graph::rankedType(b);
  return x.getElementType() == y.getElementType() && x.getRank() == y.getRank();
}

static void refuse(Trace &trace, Value found, Value expected, const char *what,
                   Place place) {
  throw Exception(std::string(what) + ": expected a tensor like " +
                      textOf(trace, expected) + " but found " +
                      textOf(trace, found),
                  place);
}

void checkCount(size_t found, size_t expected, const char *what, Place place) {
  if (found != expected)
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(expected) + " tensors but found " +
                        std::to_string(found),
                    place);
}

void checkAlike(Trace &trace, ArrayRef<Value> found, ArrayRef<Value> expected,
                const char *what, Place place) {
  checkCount(found.size(), expected.size(), what, place);
  for (auto [a, b] : llvm::zip_equal(found, expected))
    if (!areAlike(a, b))
      refuse(trace, a, b, what, place);
}

bool areSame(Trace &trace, const TracedSize &a, const TracedSize &b) {
  if (!a.expr || !b.expr)
    return false;
  return a.hint == b.hint &&
         trace.sizes().decide(a.expr, SizeRelation::EQ, b.expr);
}

void checkSame(Trace &trace, ArrayRef<Value> found, ArrayRef<Value> expected,
               const char *what, Place place) {
  checkAlike(trace, found, expected, what, place);
  SymbolicSizes &sizes = trace.sizes();
  for (auto [a, b] : llvm::zip_equal(found, expected))
    for (auto [x, y] : llvm::zip_equal(sizes.sizesOf(a), sizes.sizesOf(b)))
      if (x.isKnown() && y.isKnown() && !areSame(trace, x, y))
        refuse(trace, a, b, what, place);
}

} // namespace tcopt::capture
