//===- BlockSizes.cpp - sizes of the tensors of a block -------------------===//

#include "tcopt/Core/Transforms/BlockSizes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::core {

BlockSizes::BlockSizes(Block &block) : block(block) {
  for (Operation &op : block)
    visit(&op);
  for (Operation &op : block)
    noteFacts(&op);
}

//===----------------------------------------------------------------------===//
// Index values
//===----------------------------------------------------------------------===//

SizeProduct BlockSizes::symbolOf(Value index) {
  auto [it, isNew] = symbolOfValue.try_emplace(index, unsigned(symbols.size()));
  if (isNew)
    symbols.push_back({index, {}, 0});
  return SizeProduct::symbol(it->second);
}

SizeProduct BlockSizes::symbolOf(Value tensor, int64_t dim) {
  auto [it, isNew] = symbolOfSize.try_emplace(std::pair(tensor, dim),
                                              unsigned(symbols.size()));
  if (isNew)
    symbols.push_back({{}, tensor, dim});
  return SizeProduct::symbol(it->second);
}

SizeProduct BlockSizes::productOf(Value index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return *constant < 0 ? symbolOf(index) : SizeProduct::constant(*constant);
  if (symbolOfValue.contains(index))
    return symbolOf(index);
  if (auto product = index.getDefiningOp<arith::MulIOp>())
    if (auto both =
            multiply(productOf(product.getLhs()), productOf(product.getRhs())))
      return *both;
  if (auto dim = index.getDefiningOp<tensor::DimOp>()) {
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    std::optional<int64_t> number = dim.getConstantIndex();
    if (type && number && *number >= 0 && *number < type.getRank())
      return of(dim.getSource())[*number];
  }
  return symbolOf(index);
}

SizeProduct BlockSizes::known(SizeProduct product) {
  SizeProduct result = SizeProduct::constant(product.factor);
  for (unsigned symbol : product.symbols) {
    auto fact = facts.find(symbol);
    auto next =
        multiply(result, fact == facts.end() ? SizeProduct::symbol(symbol)
                                             : known(fact->second));
    if (!next)
      return product;
    result = *next;
  }
  return result;
}

void BlockSizes::noteEqual(const SizeProduct &a, const SizeProduct &b) {
  SizeProduct x = known(a), y = known(b);
  if (x == y)
    return;
  auto isSymbol = [](const SizeProduct &size) {
    return size.factor == 1 && size.symbols.size() == 1;
  };
  if (!isSymbol(x) || (isSymbol(y) && y.symbols[0] > x.symbols[0]))
    std::swap(x, y);
  if (isSymbol(x) && !llvm::is_contained(y.symbols, x.symbols[0]))
    facts[x.symbols[0]] = y;
}

/// Operands of elementwise ops have one shape, a broadcast keeps sizes, and a
/// reshape has as many elements as its operand.
void BlockSizes::noteFacts(Operation *op) {
  if (op->hasTrait<mlir::OpTrait::Elementwise>() &&
      isa<CoreDialect>(op->getDialect())) {
    Sizes sizes = of(op->getResult(0));
    for (Value operand : op->getOperands())
      for (auto [a, b] : llvm::zip_equal(of(operand), sizes))
        noteEqual(a, b);
  }
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    Sizes to = of(broadcast.getResult());
    for (auto [size, place] :
         llvm::zip_equal(of(broadcast.getX()), broadcast.getDims()))
      if (!size.isOne())
        noteEqual(size, to[place]);
  }
  auto reshape = dyn_cast<ReshapeOp>(op);
  if (!reshape)
    return;
  Sizes from = knownOf(reshape.getX()), to = knownOf(reshape.getResult());
  std::optional<ReshapeGroups> groups = matchReshape(from, to);
  if (!groups || !groups->assumed)
    return;
  std::optional<SizeProduct> left = SizeProduct(), right = SizeProduct();
  for (unsigned dim : groups->groups[*groups->assumed].from)
    left = left ? multiply(*left, from[dim]) : left;
  for (unsigned dim : groups->groups[*groups->assumed].to)
    right = right ? multiply(*right, to[dim]) : right;
  if (left && right)
    noteEqual(*left, *right);
}

//===----------------------------------------------------------------------===//
// Sizes of tensors
//===----------------------------------------------------------------------===//

SmallVector<SizeProduct> BlockSizes::of(Value tensor) {
  auto it = tensors.find(tensor);
  if (it != tensors.end())
    return it->second;
  Sizes sizes = compute(tensor);
  tensors[tensor] = sizes;
  return sizes;
}

SmallVector<SizeProduct> BlockSizes::knownOf(Value tensor) {
  return llvm::map_to_vector(
      of(tensor), [&](const SizeProduct &size) { return known(size); });
}

bool BlockSizes::areEqual(ArrayRef<SizeProduct> a, ArrayRef<SizeProduct> b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [&](auto pair) {
           return known(std::get<0>(pair)) == known(std::get<1>(pair));
         });
}

std::optional<ReshapeGroups> BlockSizes::groupsOf(ReshapeOp op) {
  return matchReshape(knownOf(op.getX()), knownOf(op.getResult()));
}

BlockSizes::Sizes BlockSizes::compute(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Operation *op = tensor.getDefiningOp();
  Sizes sizes;
  if (op && op->getBlock() == &block && !type.hasStaticShape())
    sizes = ofResult(op);
  sizes.resize(type.getRank(), SizeProduct::constant(-1));
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (!type.isDynamicDim(dim))
      size = SizeProduct::constant(type.getDimSize(dim));
    else if (size.factor < 0)
      size = symbolOf(tensor, dim);
  }
  return sizes;
}

BlockSizes::Sizes BlockSizes::ofList(ArrayRef<int64_t> constants,
                                     ValueRange values) {
  Sizes sizes;
  for (int64_t size : constants) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(SizeProduct::constant(size));
      continue;
    }
    sizes.push_back(productOf(values.front()));
    values = values.drop_front();
  }
  return sizes;
}

BlockSizes::Sizes BlockSizes::ofContract(ContractOp op) {
  Sizes lhs = of(op.getLhs()), rhs = of(op.getRhs()), sizes;
  for (int64_t dim : op.getLhsBatch())
    sizes.push_back(lhs[dim]);
  auto addOthers = [&](const Sizes &from, ArrayRef<int64_t> batch,
                       ArrayRef<int64_t> sums) {
    for (auto [dim, size] : llvm::enumerate(from))
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(sums, dim))
        sizes.push_back(size);
  };
  addOthers(lhs, op.getLhsBatch(), op.getLhsContract());
  addOthers(rhs, op.getRhsBatch(), op.getRhsContract());
  return sizes;
}

BlockSizes::Sizes BlockSizes::ofGather(GatherOp op) {
  IndexLayout layout = op.getLayout();
  Sizes x = of(op.getX()), indices = of(op.getIndices().front());
  Sizes sizes(cast<RankedTensorType>(op.getType()).getRank());
  for (auto [to, from] : llvm::zip(layout.xDims, layout.otherDims(x.size())))
    sizes[to] = x[from];
  for (auto [to, size] : llvm::zip(layout.indexDims, indices))
    sizes[to] = size;
  return sizes;
}

/// The sizes of an op's results; a factor of -1 where they follow from nothing.
BlockSizes::Sizes BlockSizes::ofResult(Operation *op) {
  if (op->hasTrait<mlir::OpTrait::Elementwise>() &&
      isa<CoreDialect>(op->getDialect()))
    return of(op->getOperands().back());
  auto without = [&](Value x, ArrayRef<int64_t> dims) {
    Sizes sizes;
    for (auto [dim, size] : llvm::enumerate(of(x)))
      if (!llvm::is_contained(dims, dim))
        sizes.push_back(size);
    return sizes;
  };
  return llvm::TypeSwitch<Operation *, Sizes>(op)
      .Case<BroadcastOp, ReshapeOp, SliceOp, IotaOp, PhiloxOp>(
          [&](auto o) { return ofList(o.getStaticSizes(), o.getSizes()); })
      .Case<ReverseOp, ScanOp, ArgScanOp, ScatterOp, UpdateSliceOp, BarrierOp>(
          [&](auto o) { return of(o.getX()); })
      .Case([&](TransposeOp o) {
        Sizes x = of(o.getX()), sizes;
        for (int64_t dim : o.getDims())
          sizes.push_back(x[dim]);
        return sizes;
      })
      .Case([&](ReduceOp o) { return without(o.getX(), o.getDims()); })
      .Case([&](ArgReduceOp o) {
        return without(o.getX(), {int64_t(o.getDim())});
      })
      .Case([&](ContractOp o) { return ofContract(o); })
      .Case([&](GatherOp o) { return ofGather(o); })
      .Case([&](SortOp o) {
        Sizes sizes = of(o.getX());
        if (o.getLimit())
          sizes[o.getDim()].factor = -1;
        return sizes;
      })
      .Case([&](PadOp o) {
        Sizes sizes = of(o.getX());
        for (auto [dim, size] : llvm::enumerate(sizes))
          if (o.getLow()[dim] != 0 || o.getHigh()[dim] != 0)
            size.factor = -1;
        return sizes;
      })
      .Case([&](ConcatenateOp o) {
        Sizes sizes = of(o.getInputs().front());
        sizes[o.getDim()].factor = -1;
        return sizes;
      })
      .Default([](Operation *) { return Sizes(); });
}

//===----------------------------------------------------------------------===//
// Values of products
//===----------------------------------------------------------------------===//

void BlockSizes::visit(Operation *op) {
  for (Value result : op->getResults())
    if (isa<RankedTensorType>(result.getType()) &&
        isa_and_present<CoreDialect>(op->getDialect()))
      of(result);
  if (auto product = dyn_cast<arith::MulIOp>(op);
      product && product.getType().isIndex())
    products.try_emplace(productOf(product), product);
}

/// Sets the first insertion point of the block at which all values are defined.
void BlockSizes::setInsertionPointAfter(OpBuilder &builder, ValueRange values) {
  Operation *last = nullptr;
  for (Value value : values) {
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == &block && (!last || last->isBeforeInBlock(op)))
      last = op;
  }
  if (last)
    builder.setInsertionPointAfter(last);
  else
    builder.setInsertionPointToStart(&block);
}

/// Moves a product of sizes to the first point at which it can be computed.
void BlockSizes::hoist(Value index) {
  Operation *op = index.getDefiningOp();
  if (!op || op->getBlock() != &block ||
      !isa<arith::MulIOp, arith::ConstantOp, tensor::DimOp>(op))
    return;
  for (Value operand : op->getOperands())
    hoist(operand);
  OpBuilder builder(op->getContext());
  setInsertionPointAfter(builder, op->getOperands());
  if (builder.getInsertionPoint() == block.end())
    return;
  Operation *at = &*builder.getInsertionPoint();
  if (at != op && at->isBeforeInBlock(op))
    op->moveBefore(at);
}

/// The first op of the block that states a size of a tensor.
static tensor::DimOp findDim(Value tensor, int64_t dim, Block &block) {
  tensor::DimOp found;
  for (Operation *user : tensor.getUsers()) {
    auto op = dyn_cast<tensor::DimOp>(user);
    if (op && op->getBlock() == &block && op.getConstantIndex() == dim &&
        (!found || op->isBeforeInBlock(found)))
      found = op;
  }
  return found;
}

Value BlockSizes::valueOfSymbol(unsigned number) {
  Symbol &symbol = symbols[number];
  if (symbol.value)
    return symbol.value;
  if (tensor::DimOp dim = findDim(symbol.tensor, symbol.dim, block)) {
    hoist(dim);
    return symbol.value = dim;
  }
  OpBuilder builder(block.getParentOp());
  setInsertionPointAfter(builder, symbol.tensor);
  Location loc = symbol.tensor.getLoc();
  Value dim = arith::ConstantIndexOp::create(builder, loc, symbol.dim);
  return symbol.value = tensor::DimOp::create(builder, loc, symbol.tensor, dim);
}

OpFoldResult BlockSizes::valueOf(const SizeProduct &product) {
  OpBuilder builder(block.getParentOp());
  if (product.isConstant() || product.factor == 0)
    return builder.getIndexAttr(product.factor);
  auto cached = values.find(product);
  if (cached != values.end())
    return cached->second;
  Value &value = values[product];
  auto existing = products.find(product);
  if (existing != products.end()) {
    hoist(existing->second);
    return value = existing->second;
  }
  SmallVector<Value> factors;
  for (unsigned symbol : product.symbols)
    factors.push_back(valueOfSymbol(symbol));
  setInsertionPointAfter(builder, factors);
  Location loc = factors.front().getLoc();
  if (product.factor != 1)
    factors.push_back(
        arith::ConstantIndexOp::create(builder, loc, product.factor));
  value = factors.front();
  for (Value factor : ArrayRef(factors).drop_front())
    value = arith::MulIOp::create(builder, loc, value, factor);
  return value;
}

SmallVector<OpFoldResult> BlockSizes::valuesOf(ArrayRef<SizeProduct> sizes) {
  return llvm::map_to_vector(
      sizes, [&](const SizeProduct &size) { return valueOf(size); });
}

} // namespace tcopt::core
