//===- GraphRandomOps.cpp - random numbers --------------------------------===//

#include "tcopt/Graph/IR/GraphRandomOps.h"
#include "tcopt/Graph/IR/GraphShapes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::graph;

template <typename Adaptor>
static LogicalResult checkSeed(ShapeContext &shapes, Adaptor a) {
  return success(
      succeeded(checkRank(shapes, "seed", a.getSeed(), 0, 0, 1)) &&
      succeeded(checkRank(shapes, "offset", a.getOffset(), 0, 0, 1)));
}

template <typename Adaptor>
static InferResult inferRandom(ShapeContext &shapes, Adaptor a) {
  if (failed(checkSeed(shapes, a)))
    return failure();
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(), a.getDtype(), 3);
}

InferResult RandOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferRandom(shapes, a);
}

LogicalResult RandOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult RandnOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  return inferRandom(shapes, a);
}

LogicalResult RandnOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult RandintOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  int64_t low = a.getLow(), high = a.getHigh(), range;
  if (low >= high || llvm::SubOverflow(high, low, range) ||
      !isNumberOf(a.getDtype(), low) || !isNumberOf(a.getDtype(), high - 1))
    return shapes.error("expected low and high around numbers of the element "
                        "type but found " +
                        Twine(low) + " and " + Twine(high) + " (C4)");
  return inferRandom(shapes, a);
}

LogicalResult RandintOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

InferResult BernoulliOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkSeed(shapes, a)))
    return failure();
  return inferSameShape(shapes, a.getP(), elementTypeOf(a.getP()));
}

InferResult DropoutOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  double p = a.getP().convertToDouble();
  if (!(p >= 0 && p <= 1))
    return shapes.error("expected p in [0, 1] (C2)");
  if (failed(checkSeed(shapes, a)))
    return failure();
  Type type = elementTypeOf(a.getX());
  InferResult result = inferSameShape(shapes, a.getX(), type);
  if (succeeded(result))
    result->push_back(
        {result->front().shape, IntegerType::get(type.getContext(), 1)});
  return result;
}

static Type int64Of(Value like) {
  return IntegerType::get(like.getContext(), 64);
}

InferResult RandpermOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  if (failed(checkSeed(shapes, a)))
    return failure();
  if (a.getStaticSizes().size() != 1)
    return shapes.error("expected one size but found " +
                        Twine(a.getStaticSizes().size()) + " (C3)");
  return inferSizes(shapes, a.getStaticSizes(), a.getSizes(),
                    int64Of(a.getSeed()), 3);
}

LogicalResult RandpermOp::verify() {
  return verifySizes(*this, getStaticSizes(), getSizes(), 2);
}

// So many different categories must be there.
static LogicalResult checkCategories(ShapeContext &shapes, Dim categories,
                                     int64_t samples) {
  if (categories.isStatic() && *categories.constant < samples)
    return shapes.error("expected num_samples to be at most " +
                        Twine(*categories.constant) + " but found " +
                        Twine(samples) + " (C3)");
  shapes.expectAtLeast(Dim(samples), categories,
                       "num_samples must not be greater than the number of "
                       "categories (C3)");
  return success();
}

InferResult MultinomialOp::inferTensors(ShapeContext &shapes, Adaptor a) {
  int64_t samples = a.getNumSamples();
  if (failed(checkSeed(shapes, a)) ||
      failed(checkRank(shapes, "p", a.getP(), 1, 2, 2)))
    return failure();
  if (samples < 1 || samples > kMostSize)
    return shapes.error("expected num_samples to be positive but found " +
                        Twine(samples) + " (C3)");
  if (!allRanked(a.getP()))
    return unrankedTensor(int64Of(a.getP()));
  Shape shape = shapes.shapeOf(a.getP());
  if (!a.getReplacement() &&
      failed(checkCategories(shapes, shape.back(), samples)))
    return failure();
  shape.back() = Dim(samples);
  return oneTensor(std::move(shape), int64Of(a.getP()));
}
