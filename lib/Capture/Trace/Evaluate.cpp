//===- Evaluate.cpp - running what is pending -----------------------------===//

#include "../Compile/Program.h"
#include "../Eager/EagerProgram.h"
#include "../Session/Engine.h"
#include "GraphKey.h"
#include "Recorder.h"
#include "Trace.h"
#include "tcopt/Interfaces/Donation.h"

using namespace mlir;

namespace tcopt::capture {

using Cells = std::vector<std::shared_ptr<Cell>>;

// Of what the results do not follow from, nothing is left.
static void setDonors(func::FuncOp function,
                      ArrayRef<std::optional<unsigned>> donors) {
  mlir::Builder builder(function.getContext());
  for (auto [result, donor] : llvm::enumerate(donors))
    if (donor)
      function.setArgAttr(*donor, kDonatesAttr,
                          builder.getI64IntegerAttr(result));
}

TraceProgram programFor(Trace &trace, ArrayRef<Value> results,
                        const ProgramOptions &options,
                        const CompileLabel &label,
                        ArrayRef<std::optional<unsigned>> donors) {
  Engine::Key key{llvm::hash_value(options.backend),
                  llvm::hash_value(options.numerics),
                  llvm::hash_value(options.targetCpu),
                  llvm::hash_value(options.targetFeatures),
                  uintptr_t(options.custom ? label.function : 0),
                  options.interprets};
  NeededPart part = findNeeded(trace.function(), results);
  appendGraphKey(trace.function(), part, results, key);
  for (std::optional<unsigned> donor : donors)
    key.push_back(donor ? *donor + 1 : 0);
  auto program = trace.getEngine().findProgram(
      key,
      [&] {
        OwningOpRef<ModuleOp> module = trace.programOf(results);
        auto function = module->lookupSymbol<func::FuncOp>("main");
        setDonors(function, donors);
        keepOnly(part, trace.function(), function);
        return Program::compile(*module, options, label);
      },
      bool(options.custom));
  return {std::move(program), std::move(part.arguments)};
}

std::vector<Result> TraceProgram::run(const Trace &trace) const {
  SmallVector<Program::Input> values;
  static const Layout scalar;
  for (unsigned i : inputs.set_bits()) {
    const Trace::Input &input = trace.inputs()[i];
    values.push_back({input.layout.begin(*input.storage, getSize(input.dtype)),
                      &input.layout, input.storage.get()});
  }
  // Programs only read their inputs.
  for (const uint64_t &number : numbers)
    values.push_back({const_cast<uint64_t *>(&number), &scalar});
  return program->run(values, trace.device);
}

static std::vector<Result> compute(Trace &trace,
                                   ArrayRef<std::shared_ptr<Cell>> cells) {
  SmallVector<Value> values;
  for (const auto &cell : cells)
    values.push_back(cell->value.exact);
  return eagerProgramFor(trace, values).run(trace);
}

// Only when all are there: others may read what a cell was before.
static void setElements(const Cells &cells, std::vector<Result> results) {
  for (auto [cell, result] : llvm::zip_equal(cells, results))
    cell->set(std::move(result.storage), std::move(result.layout));
}

// Finds out which cells need what fails: the others get their values.
static std::string computeEach(Trace &trace, const Cells &cells) {
  std::string first;
  Cells good;
  std::vector<Result> results;
  for (const auto &cell : cells)
    try {
      results.push_back(std::move(compute(trace, cell).front()));
      good.push_back(cell);
    } catch (const Exception &error) {
      cell->fail(error.what());
      if (first.empty())
        first = error.what();
    }
  setElements(good, std::move(results));
  return first;
}

// A value that fails alone has failed; of several, some may not need what does.
static std::string computeAll(Trace &trace, const Cells &cells) {
  try {
    setElements(cells, compute(trace, cells));
    return "";
  } catch (const Exception &error) {
    if (cells.size() > 1)
      return computeEach(trace, cells);
    if (!cells.empty())
      cells.front()->fail(error.what());
    return error.what();
  }
}

static std::string endTrace(Trace &trace) {
  auto lock = lockPending();
  std::shared_ptr<Trace> keep = trace.shared_from_this();
  trace.startRun();
  std::string failure = computeAll(trace, trace.pendingCells());
  trace.end();
  return failure;
}

void evaluate(Trace &trace) {
  if (trace.isHeld())
    throw Exception("a value is needed, which a function of control flow "
                    "cannot have");
  std::string failure = endTrace(trace);
  if (!failure.empty())
    throw Exception(failure);
}

void computePending(Trace &trace) { endTrace(trace); }

void settle(Cell &cell, Place place) {
  if (cell.isPending()) {
    auto lock = lockPending();
    if (cell.isPending() && cell.trace->recorder)
      throw Exception("a tensor that was made while a function was traced is "
                      "used outside of it: return it from the function",
                      place);
    if (cell.isPending() && cell.trace->isHeld())
      throw Exception("a value is needed, which a function of control flow "
                      "cannot have",
                      place);
    // What else fails is told where it is needed.
    if (cell.isPending())
      computePending(*cell.trace);
  }
  if (!cell.failure.empty())
    throw Exception(cell.failure);
}

void materialize(const Tensor &tensor, const char *why, Place place) {
  if (!tensor.defined())
    throw Exception("expected a tensor but found one that is not defined",
                    place);
  if (Recorder *recorder = currentRecorder())
    recorder->read(tensor, why, place);
  else
    settle(*tensor.getImpl()->cell, place);
}

} // namespace tcopt::capture
