//===- OpFactsTest.cpp - Facts that ops state, against their shape rules --===//
//
// Every op of graph answers, and no answer is contradicted by the op's shape
// rule: instances are the cases for backends, which every op has.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Interfaces/OpFacts.h"
#include "TestProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Interfaces/Autocast.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "tcopt/Testing/ConformanceCases.h"
#include "llvm/Support/FormatVariadic.h"
#include <set>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::test;

namespace {

using Names = std::set<std::string>;
using Shapes = std::vector<std::vector<int64_t>>;

std::string nameOf(Operation *op) { return op->getName().getStringRef().str(); }

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

/// A copy of an op, of which each operand is a value of its own, so that its
/// type can be changed.
class Instance {
public:
  explicit Instance(Operation *given) {
    for (Value operand : given->getOperands())
      block.addArgument(operand.getType(), given->getLoc());
    op = given->clone();
    op->setOperands(block.getArguments());
    block.push_back(op);
  }

  void resize(Value tensor, int64_t dim, int64_t size) {
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape[dim] = size;
    tensor.setType(RankedTensorType::get(shape, type.getElementType()));
  }

  /// Chooses sizes for what is unknown, and others than 2: what is less than 2
  /// is 1, so that bounds look like broadcasts. Sizes that the shape rule
  /// refuses stay as they are.
  void chooseSizes() {
    for (int64_t size : {5, 6, 8, 4, 3})
      if (replaceSizes(ShapedType::kDynamic, size))
        break;
    replaceSizes(2, 8);
    std::optional<Shapes> inferred = shapes();
    for (auto [result, shape] : llvm::zip(op->getResults(), *inferred))
      result.setType(RankedTensorType::get(
          shape, cast<ShapedType>(result.getType()).getElementType()));
  }

  /// What the shape rule says, if it does not refuse.
  std::optional<Shapes> shapes() {
    ShapeContext context(op->getName().getStringRef(), std::nullopt);
    FailureOr<InferredTensors> tensors =
        cast<ShapeRuleOpInterface>(op).inferShapes(context);
    if (failed(tensors))
      return std::nullopt;
    Shapes all;
    for (const InferredTensor &tensor : *tensors) {
      all.emplace_back();
      for (const Dim &dim : tensor.shape.value_or(Shape()))
        all.back().push_back(dim.inType());
    }
    return all;
  }

  /// The same with another size of an operand.
  std::optional<Shapes> shapesWith(Value tensor, int64_t dim, int64_t size) {
    Type before = tensor.getType();
    resize(tensor, dim, size);
    std::optional<Shapes> found = shapes();
    tensor.setType(before);
    return found;
  }

  Block block;
  Operation *op;

private:
  bool replaceSizes(int64_t from, int64_t to) {
    SmallVector<Type> before(block.getArgumentTypes());
    for (Value tensor : block.getArguments())
      if (auto type = dyn_cast<RankedTensorType>(tensor.getType()))
        for (auto [dim, size] : llvm::enumerate(type.getShape()))
          if (size == from)
            resize(tensor, dim, to);
    if (shapes())
      return true;
    for (auto [tensor, type] : llvm::zip(block.getArguments(), before))
      tensor.setType(type);
    return false;
  }
};

// What no case has: operands that share dimensions.
const char *const kMore = R"(
  func.func @main(%a: tensor<6x5x3xf32>, %b: tensor<6x4x3xf32>) -> tensor<6x5x4xf32> {
    %r = graph.cdist %a, %b, p = 2.0 : (tensor<6x5x3xf32>, tensor<6x4x3xf32>) -> tensor<6x5x4xf32>
    return %r : tensor<6x5x4xf32>
  }
  func.func @index(%x: tensor<6x5x4xf32>, %i: tensor<3xi64>, %j: tensor<3xi64>) -> tensor<3x4xf32> {
    %r = graph.index %x, %i, %j, dims = [0, 1] : (tensor<6x5x4xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x4xf32>
    return %r : tensor<3x4xf32>
  })";

ConformanceSet allCases() {
  return llvm::cantFail(loadConformanceCases(TCOPT_CONFORMANCE_DIR));
}

/// A program of each template and op of the cases for backends.
std::vector<OwningOpRef<ModuleOp>> loadCases(MLIRContext *context) {
  std::vector<OwningOpRef<ModuleOp>> modules;
  modules.push_back(parseSourceString<ModuleOp>(kMore, context));
  std::set<std::pair<std::string, size_t>> seen;
  for (const ConformanceCase &one : allCases().cases) {
    if (!StringRef(one.op).starts_with("graph.") ||
        !seen.insert({one.op, one.text.size()}).second)
      continue;
    modules.push_back(parseSourceString<ModuleOp>(one.text, context));
    EXPECT_TRUE(modules.back()) << one.text;
  }
  return modules;
}

void forEachOp(MLIRContext *context,
               llvm::function_ref<void(Operation *)> body) {
  std::vector<OwningOpRef<ModuleOp>> modules = loadCases(context);
  for (OwningOpRef<ModuleOp> &module : modules)
    module->walk([&](Operation *op) {
      if (isa<OpFactsInterface>(op))
        body(op);
    });
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Where shapes differ; nothing if their ranks do.
std::optional<std::vector<bool>> changes(const Shapes &before,
                                         const Shapes &after) {
  std::vector<bool> result;
  for (auto [a, b] : llvm::zip(before, after)) {
    if (a.size() != b.size())
      return std::nullopt;
    for (auto [x, y] : llvm::zip(a, b))
      result.push_back(x != y);
  }
  return result;
}

/// What contradicts a statement about one dimension of an operand.
class DimCheck {
public:
  DimCheck(Instance &instance, Value tensor, int64_t dim)
      : instance(instance), tensor(tensor), dim(dim),
        size(cast<RankedTensorType>(tensor.getType()).getDimSize(dim)),
        before(instance.shapes()) {}

  /// That the size 1 broadcasts to the sizes of `aligned`. By a rule of its
  /// own an op may refuse it: where others broadcast to this dimension.
  bool contradictsBroadcast(const AlignedDims &aligned, bool mayRefuse) {
    bool isShared = llvm::any_of(aligned, [&](const AlignedDim &other) {
      auto type = cast<RankedTensorType>(other.tensor.getType());
      return other.tensor != tensor && type.getDimSize(other.dim) == size;
    });
    if (!isShared)
      return false;
    std::optional<Shapes> ofOne = instance.shapesWith(tensor, dim, 1);
    hasBroadcast = ofOne && isBroadcast(*ofOne);
    return !hasBroadcast && (ofOne || !mayRefuse);
  }

  /// That the size 1 is as another one: another one does what it does.
  bool contradictsSame() {
    std::optional<Shapes> ofOne = instance.shapesWith(tensor, dim, 1);
    if (!ofOne)
      return false;
    auto pattern = changes(*before, *ofOne);
    for (int64_t other : {0, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16}) {
      if (other == size)
        continue;
      std::optional<Shapes> shapes = instance.shapesWith(tensor, dim, other);
      if (shapes && changes(*before, *shapes) == pattern)
        return false;
    }
    return true;
  }

  bool hasBroadcast = false;

private:
  /// Results stay as they were, but the gradient of the tensor has its shape.
  bool isBroadcast(const Shapes &ofOne) const {
    std::vector<int64_t> own =
        cast<RankedTensorType>(tensor.getType()).getShape().vec();
    own[dim] = size;
    for (auto [shape, after] : llvm::zip_equal(*before, ofOne)) {
      bool follows =
          shape == own && after.size() == own.size() && after[dim] == 1;
      std::vector<int64_t> expected = shape;
      if (follows)
        expected[dim] = 1;
      if (after != expected)
        return false;
    }
    return true;
  }

  Instance &instance;
  Value tensor;
  int64_t dim, size;
  std::optional<Shapes> before;
};

struct Contradictions {
  Names found;
  /// Ops of which a dimension was seen to broadcast.
  Names broadcast;
  unsigned numDims = 0;
};

const AlignedDims *listOf(ArrayRef<AlignedDims> all, Value tensor,
                          int64_t dim) {
  for (const AlignedDims &aligned : all)
    for (const AlignedDim &one : aligned)
      if (one.tensor == tensor && one.dim == dim)
        return &aligned;
  return nullptr;
}

void checkDim(Instance &instance, ArrayRef<AlignedDims> all, Value tensor,
              int64_t dim, Contradictions &result) {
  DimCheck check(instance, tensor, dim);
  const AlignedDims *aligned = listOf(all, tensor, dim);
  bool isOwn = cast<OpFactsInterface>(instance.op).broadcasting().kind ==
               Broadcasting::Kind::Own;
  bool isWrong = aligned ? check.contradictsBroadcast(*aligned, isOwn)
                         : check.contradictsSame();
  ++result.numDims;
  if (check.hasBroadcast)
    result.broadcast.insert(nameOf(instance.op));
  if (isWrong)
    result.found.insert(llvm::formatv("{0}: dimension {1} of {2}", *instance.op,
                                      dim, tensor.getType()));
}

/// Changes each size of each operand that is greater than 1.
void check(Instance &instance, ArrayRef<AlignedDims> all,
           Contradictions &result) {

  for (Value tensor : instance.block.getArguments())
    if (auto type = dyn_cast<RankedTensorType>(tensor.getType()))
      for (auto [dim, size] : llvm::enumerate(type.getShape()))
        if (size > 1)
          checkDim(instance, all, tensor, dim, result);
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

class OpFactsTest : public testing::Test {
protected:
  std::unique_ptr<MLIRContext> context = makeContext();
};

TEST_F(OpFactsTest, EveryOpAnswers) {
  context->loadDialect<graph::GraphDialect>();
  unsigned count = 0;
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    if (name.getDialectNamespace() == "graph") {
      ++count;
      EXPECT_TRUE(name.hasInterface<OpFactsInterface>())
          << name.getStringRef().str();
    }
    if (name.getDialectNamespace() == "graph" ||
        name.getDialectNamespace() == "core") {
      EXPECT_TRUE(name.hasInterface<FlopsOpInterface>())
          << name.getStringRef().str();
    }
  }
  EXPECT_GT(count, 150u);
}

TEST_F(OpFactsTest, ShapeRulesAgree) {
  Contradictions all;
  Names stated;
  forEachOp(context.get(), [&](Operation *op) {
    auto facts = cast<OpFactsInterface>(op);
    bool isNone = facts.broadcasting().kind == Broadcasting::Kind::None;
    EXPECT_EQ(isNone, facts.sizeOne() == SizeOne::Same ||
                          facts.sizeOne() == SizeOne::Required)
        << nameOf(op);
    if (!isNone)
      stated.insert(nameOf(op));
    Instance instance(op);
    if (!isa<ShapeRuleOpInterface>(op))
      return;
    instance.chooseSizes();
    check(instance, cast<OpFactsInterface>(instance.op).alignedDims(), all);
  });
  for (const std::string &found : all.found)
    ADD_FAILURE() << found;
  // What nobody saw broadcast is not checked.
  for (const std::string &name : stated)
    EXPECT_TRUE(all.broadcast.count(name)) << name;
  EXPECT_GT(all.numDims, 1000u);
}

/// The one op of a function's body but the terminator.
Operation *opOf(ModuleOp module) {
  auto function = *module.getOps<func::FuncOp>().begin();
  return &function.front().front();
}

TEST_F(OpFactsTest, WrongStatementsAreFound) {
  Program program(R"(
    func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
      %r = graph.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      return %r : tensor<2x3xf32>
    })");
  Instance add(opOf(*program.module));
  Contradictions none, right;
  check(add, {}, none);
  EXPECT_EQ(none.found.size(), 2u); // One for each dimension, one op's text.
  check(add, alignedDims(add.op->getOperands()), right);
  EXPECT_EQ(right.found, Names());

  Program joined(R"(
    func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x6xf32> {
      %r = graph.cat %x, %y, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
      return %r : tensor<2x6xf32>
    })");
  Instance cat(opOf(*joined.module));
  Contradictions all;
  check(cat, alignedDims(cat.op->getOperands()), all);
  EXPECT_EQ(all.found.size(), 2u);
}

TEST_F(OpFactsTest, FlopsAreKnown) {
  Names unknown, seen;
  forEachOp(context.get(), [&](Operation *op) {
    seen.insert(nameOf(op));
    Instance instance(op);
    if (isa<ShapeRuleOpInterface>(op))
      instance.chooseSizes();
    auto one = [](Region &, ArrayRef<CallSizes::Sizes>) { return 1.0; };
    auto sample = [](Value tensor) {
      std::optional<CallSizes::Sizes> sizes = CallSizes::ofType(tensor);
      if (sizes)
        std::replace(sizes->begin(), sizes->end(), int64_t(-1), int64_t(5));
      return sizes;
    };
    Operation *sized = op->getNumRegions() ? op : instance.op;
    std::optional<double> count =
        cast<FlopsOpInterface>(sized).flops(CallSizes(sized, sample, one));
    if (!count)
      unknown.insert(nameOf(op));
    EXPECT_GE(count.value_or(0), 0) << nameOf(op);
  });
  EXPECT_EQ(unknown, Names{"graph.while"});
  std::map<std::string, std::string> exempt = allCases().exempt;
  for (RegisteredOperationName name : context->getRegisteredOperations()) {
    std::string text = name.getStringRef().str();
    if (name.getDialectNamespace() == "graph" && !exempt.count(text)) {
      EXPECT_TRUE(seen.count(text)) << text;
    }
  }
}

TEST_F(OpFactsTest, AutocastWithoutAnOp) {
  EXPECT_EQ(graph::MatmulOp::autocastClass(), AutocastClass::Lower);
  EXPECT_EQ(graph::CatOp::autocastClass(), AutocastClass::Promote);
  EXPECT_EQ(graph::AddOp::autocastClass(), AutocastClass::Keep);
  EXPECT_EQ(graph::MseLossOp::autocastClass(), AutocastClass::Raise);
  EXPECT_EQ(graph::AvgPoolOp::autocastClass(2), AutocastClass::Keep);
  EXPECT_EQ(graph::AvgPoolOp::autocastClass(3), AutocastClass::Raise);
  EXPECT_EQ(graph::ReflectionPadOp::autocastClass(3), AutocastClass::Keep);
  EXPECT_TRUE(graph::AddOp::broadcasting().isOfAll());
  EXPECT_FALSE(graph::MatmulOp::broadcasting().isOfAll());
}

// What is converted is f32 and 16 bits; f64, integers and scalars stay.
TEST_F(OpFactsTest, AutocastTypesOfOperands) {
  Builder b(context.get());
  Type f64 = b.getF64Type(), f32 = b.getF32Type(), f16 = b.getF16Type(),
       bf16 = b.getBF16Type(), i64 = b.getI64Type();
  Block block;
  for (Type type : {f64, f32, f16, bf16, i64})
    block.addArgument(RankedTensorType::get({2}, type), b.getUnknownLoc());
  block.addArgument(b.getIndexType(), b.getUnknownLoc());
  auto types = [&](AutocastClass of, unsigned first, unsigned count) {
    return autocastElementTypes(
        of, ValueRange(block.getArguments()).slice(first, count), bf16);
  };
  using Types = SmallVector<Type>;
  EXPECT_EQ(types(AutocastClass::Lower, 0, 6),
            (Types{f64, bf16, bf16, bf16, i64, Type()}));
  EXPECT_EQ(types(AutocastClass::Raise, 0, 6),
            (Types{f64, f32, f32, f32, i64, Type()}));
  EXPECT_EQ(types(AutocastClass::Promote, 1, 3), (Types{f32, f32, f32}));
  EXPECT_EQ(types(AutocastClass::Promote, 2, 2), (Types{f16, bf16}));
  EXPECT_EQ(types(AutocastClass::Keep, 0, 3), (Types{f64, f32, f16}));
  EXPECT_EQ(autocastSpatialDims({}), 0);
  EXPECT_EQ(autocastSpatialDims(block.getArguments()), -1);
}

} // namespace
