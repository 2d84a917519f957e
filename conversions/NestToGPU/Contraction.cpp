//===- Contraction.cpp - sums of products in tiles of shared memory -------===//
//
// A block sums a tile of results. It has the inputs' tiles of some terms in
// shared memory, as [term][row or column], and reads those of the next terms
// into registers in the meantime; there are two buffers, so that it waits once
// for each tile. Each thread sums its results in registers, term by term: the
// order is that of a plain loop.
//
//===----------------------------------------------------------------------===//

#include "ContractionResults.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

/// Elements of one input's tile in shared memory.
struct InputTile {
  TileReads reads;
  OwnRuns runs;
  /// Elements of a line in memory, with padding that separates the banks of
  /// neighbouring lines.
  int64_t pitch;
  /// For each buffer [term][line]; where the thread's first line is.
  Value memory;
  Index own;
};

class TiledSums {
public:
  TiledSums(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), nest(builder, kernel),
        results(builder, nest), inputs{makeInput(false), makeInput(true)} {}

  void run() {
    scf::ParallelOp loop =
        blockBox(builder, loc, results.blocks(), nest.tile.threads(),
                 [&](Value block) { runBlock(block); });
    if (hasFewSums())
      loop->setAttr(kResident, builder.getI32IntegerAttr(resident()));
    results.addParts();
  }

private:
  /// Whether the sums leave registers for the operands.
  bool hasFewSums() const {
    return nest.tile.ownRows * nest.tile.ownColumns *
               nest.kernel.shape.elementBytes <=
           128;
  }
  /// Leaves 128 registers for each thread.
  int64_t resident() const {
    return std::max<int64_t>(512 / nest.tile.threads(), 1);
  }

  /// Elements that are read from shared memory at once.
  static int64_t vectorOf(Type type) {
    return std::max<int64_t>(16 / ((type.getIntOrFloatBitWidth() + 7) / 8), 1);
  }

  InputTile makeInput(bool ofColumns) {
    const ContractionTile &tile = nest.tile;
    int64_t vector = vectorOf(nest.factorType(ofColumns));
    int64_t lines = nest.tileLines(ofColumns);
    return {
        TileReads(builder, nest, ofColumns),
        OwnRuns::of(lines, ofColumns ? tile.ownColumns : tile.ownRows, vector),
        lines + vector, Value(), Index()};
  }

  void runBlock(Value block) {
    BlockPlace place = results.placeOf(block);
    for (bool ofColumns : {false, true}) {
      InputTile &input = inputs[ofColumns];
      input.memory =
          sharedMemory(builder, loc, {2, nest.tile.terms, input.pitch},
                       nest.factorType(ofColumns));
      input.reads.enter(place.batch, ofColumns ? place.column : place.row);
    }
    findOwn();
    results.enter(place, linesOf(false, place.row),
                  linesOf(true, place.column));
    results.store(results.sumTerms(
        place, results.initial(), [&](Index first, Index end, ValueRange from) {
          return sumSteps(first, end, from);
        }));
  }

  /// The results of the thread, by ThreadGrid.
  void findOwn() {
    IndexMath math(builder, loc);
    ThreadGrid grid{inputs[0].runs.threads, inputs[1].runs.threads};
    Index thread = Index(threadInBlock(builder, loc));
    Index warp = math.div(thread, math.constant(kWarp));
    Index lane = math.rem(thread, math.constant(kWarp));
    Index across = math.constant(grid.columns / grid.warpColumns());
    Index width = math.constant(grid.warpColumns());
    Index row = math.add(
        math.mul(math.div(warp, across), math.constant(grid.warpRows())),
        math.div(lane, width));
    Index column = math.add(math.mul(math.rem(warp, across), width),
                            math.rem(lane, width));
    inputs[0].own = math.mul(row, math.constant(inputs[0].runs.run));
    inputs[1].own = math.mul(column, math.constant(inputs[1].runs.run));
  }

  SmallVector<Index> linesOf(bool ofColumns, Index first) {
    IndexMath math(builder, loc);
    const InputTile &input = inputs[ofColumns];
    SmallVector<Index> lines;
    Index own = math.add(first, input.own);
    for (int64_t i = 0; i < input.runs.count; ++i)
      for (int64_t k = 0; k < input.runs.run; ++k)
        lines.push_back(math.add(own, math.constant(input.runs.start(i) + k)));
    return lines;
  }

  //===--- The loop over tiles of terms
  //------------------------------------===//

  /// Carried are the terms of the next tile, of inputs that count them, and the
  /// sums.
  SmallVector<Value> sumSteps(Index first, Index end, ValueRange initial) {
    IndexMath math(builder, loc);
    Index last = math.sub(end, math.constant(1));
    // A slice of the K dimension without steps reads the last step.
    Index begin =
        nest.tile.parts > 1
            ? math.min(first, math.sub(nest.steps(math), math.constant(1)))
            : first;
    SmallVector<Value> carried;
    for (InputTile &input : inputs) {
      SmallVector<Value> terms = input.reads.termsAt(begin);
      input.reads.store(input.reads.read(terms, begin), input.memory,
                        bufferOf(begin));
      if (input.reads.countsTerms())
        llvm::append_range(carried, terms);
    }
    size_t states = carried.size();
    llvm::append_range(carried, initial);
    barrier(builder, loc);
    SmallVector<Value> after =
        loops::carryLoop(builder, loc, first, end, 1, carried,
                         [&](Value step, ValueRange values) {
                           return sumStep(step, last, values.take_front(states),
                                          values.drop_front(states));
                         });
    return SmallVector<Value>(ArrayRef(after).drop_front(states));
  }

  Value bufferOf(Index step) {
    IndexMath math(builder, loc);
    return math.value(math.rem(step, math.constant(2)));
  }

  SmallVector<Value> sumStep(Value step, Index last, ValueRange terms,
                             ValueRange carried) {
    IndexMath math(builder, loc);
    Value buffer = bufferOf(step);
    Value other = math.value(math.sub(math.constant(1), buffer));
    // The last step reads its own tile again as the next one: reads stay in
    // bounds.
    Value isLast = math.equal(step, last);
    Index next = math.min(math.add(step, math.constant(1)), last);
    SmallVector<Value> state;
    SmallVector<SmallVector<Value>> loaded;
    for (InputTile &input : inputs) {
      SmallVector<Value> then = nextTerms(
          input, terms.take_front(input.reads.carried()), next, isLast);
      terms = terms.drop_front(input.reads.carried());
      loaded.push_back(input.reads.read(then, next));
      if (input.reads.countsTerms())
        llvm::append_range(state, then);
    }
    SmallVector<Value> sums(carried);
    for (int64_t term = 0; term < nest.tile.terms; ++term)
      addTerm(buffer, term, sums);
    for (auto [input, elements] : llvm::zip_equal(inputs, loaded))
      input.reads.store(elements, input.memory, other);
    barrier(builder, loc);
    llvm::append_range(state, sums);
    return state;
  }

  SmallVector<Value> nextTerms(InputTile &input, ValueRange terms, Index next,
                               Value isLast) {
    if (!input.reads.countsTerms())
      return input.reads.termsAt(next);
    SmallVector<Value> then = input.reads.nextTerms(terms);
    for (auto [value, old] : llvm::zip_equal(then, terms))
      value = arith::SelectOp::create(builder, loc, isLast, old, value);
    return then;
  }

  //===--- A term
  //----------------------------------------------------------===//

  SmallVector<Value> factors(const InputTile &input, bool ofColumns,
                             Value buffer, int64_t term) {
    IndexMath math(builder, loc);
    SmallVector<Value> elements;
    auto type = VectorType::get({input.runs.run}, nest.factorType(ofColumns));
    for (int64_t i = 0; i < input.runs.count; ++i) {
      Value line =
          math.value(math.add(input.own, math.constant(input.runs.start(i))));
      Value read = vector::LoadOp::create(
          builder, loc, type, input.memory,
          ValueRange{buffer, math.value(math.constant(term)), line},
          /*nontemporal=*/false,
          llvm::MaybeAlign(std::min<int64_t>(bytesOf(type), 16)));
      for (int64_t k = 0; k < input.runs.run; ++k)
        elements.push_back(vector::ExtractOp::create(builder, loc, read, k));
    }
    return elements;
  }

  void addTerm(Value buffer, int64_t term, MutableArrayRef<Value> sums) {
    SmallVector<Value> rows = factors(inputs[0], false, buffer, term);
    SmallVector<Value> columns = factors(inputs[1], true, buffer, term);
    Value *sum = sums.begin();
    for (Value row : rows)
      for (Value column : columns) {
        *sum = add(row, column, *sum);
        ++sum;
      }
  }

  Value add(Value row, Value column, Value sum) {
    IRMapping mapping;
    mapping.map(nest.product.factor[nest.input(false)], row);
    mapping.map(nest.product.factor[nest.input(true)], column);
    linalg::LinalgOp op = nest.kernel.op;
    mapping.map(op.getRegionOutputArgs()[0], sum);
    for (Operation *step : {nest.product.multiply, nest.product.add})
      mayContract(builder.clone(*step, mapping));
    return mapping.lookup(nest.product.add->getResult(0));
  }

  void mayContract(Operation *step) {
    auto floats = dyn_cast<arith::ArithFastMathInterface>(step);
    if (!floats || nest.kernel.shape.strict)
      return;
    auto flags = floats.getFastMathFlagsAttr().getValue() |
                 arith::FastMathFlags::contract;
    step->setAttr(floats.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(step->getContext(), flags));
  }

  OpBuilder &builder;
  Location loc;
  ContractionNest nest;
  ContractionResults results;
  InputTile inputs[2];
};

} // namespace

void device::emitContraction(OpBuilder &builder, const LoopKernel &kernel) {
  TiledSums(builder, kernel).run();
}
