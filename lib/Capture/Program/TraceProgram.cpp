//===- TraceProgram.cpp - programs of traces ------------------------------===//
//
// Builds the module of the ops on which given results of a trace depend, and
// looks up or compiles its program.
//
//===----------------------------------------------------------------------===//

#include "../Session/Engine.h"
#include "../Trace/GraphKey.h"
#include "../Trace/Trace.h"
#include "Program.h"
#include "ProgramCache.h"
#include "tcopt/Interfaces/Donation.h"

using namespace mlir;

namespace tcopt::capture {

void setDonors(func::FuncOp function,
               ArrayRef<std::optional<unsigned>> donors) {
  mlir::Builder builder(function.getContext());
  for (auto [result, donor] : llvm::enumerate(donors))
    if (donor && function.getArgumentTypes()[*donor] ==
                     function.getResultTypes()[result])
      function.setArgAttr(*donor, kDonatesAttr,
                          builder.getI64IntegerAttr(int64_t(result)));
}

static ProgramKey keyOf(const ProgramOptions &options,
                        const CompileLabel &label) {
  ProgramKey key;
  key.addText(options.backend);
  CompileConfig config = options.compile;
  config.memoryBudget.clear();
  for (const CompileOption &option : compileOptions())
    key.addText(option.get(config));
  key.add(options.device);
  key.add(uintptr_t(options.custom ? label.function : 0));
  key.add(options.interprets);
  key.add(options.mayBeStored);
  key.add(options.recordsCalls);
  return key;
}

std::shared_ptr<Program> programOf(ModuleOp module,
                                   const ProgramOptions &options,
                                   const CompileLabel &label) {
  auto function = module.lookupSymbol<func::FuncOp>("main");
  SmallVector<Value> results(function.front().getTerminator()->getOperands());
  NeededPart part = findNeeded(function, results);
  // All arguments are inputs, even those that the results do not depend on,
  // because the caller passes them.
  part.arguments.set();
  ProgramKey key = keyOf(options, label);
  appendGraphKey(function, part, results, key);
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto donor = function.getArgAttrOfType<IntegerAttr>(i, kDonatesAttr))
      key.add(uintptr_t(donor.getInt() + 1));
  return Engine::get().part<ProgramCache>().find(
      key,
      [&] {
        OwningOpRef<ModuleOp> copy = module.clone();
        return Program::compile(*copy, options, label);
      },
      bool(options.custom));
}

OpLocations locationsOf(func::FuncOp function, ArrayRef<Value> results) {
  auto locations = std::make_shared<std::vector<Location>>();
  forEachNeeded(function, results,
                [&](Operation *op) { locations->push_back(op->getLoc()); });
  return locations;
}

TraceModule moduleFor(Trace &trace, ArrayRef<Value> results) {
  NeededPart part = findNeeded(trace.function(), results);
  OwningOpRef<ModuleOp> module = trace.programOf(results);
  keepOnly(part, trace.function(), module->lookupSymbol<func::FuncOp>("main"));
  return {std::move(module), std::move(part.arguments), std::move(part.ops)};
}

// The program has neither ops nor inputs on which the results do not depend.
TraceProgram programFor(Trace &trace, ArrayRef<Value> results,
                        const ProgramOptions &options,
                        const CompileLabel &label,
                        ArrayRef<std::optional<unsigned>> donors) {
  ProgramKey key = keyOf(options, label);
  NeededPart part = findNeeded(trace.function(), results);
  appendGraphKey(trace.function(), part, results, key);
  for (std::optional<unsigned> donor : donors)
    key.add(donor ? *donor + 1 : 0);
  auto program = Engine::get().part<ProgramCache>().find(
      key,
      [&] {
        OwningOpRef<ModuleOp> module = trace.programOf(results);
        auto function = module->lookupSymbol<func::FuncOp>("main");
        setDonors(function, donors);
        keepOnly(part, trace.function(), function);
        return Program::compile(*module, options, label);
      },
      bool(options.custom));
  OpLocations locations =
      program->mayFail() ? locationsOf(trace.function(), results) : nullptr;
  return {std::move(program), std::move(part.arguments), std::move(locations)};
}

} // namespace tcopt::capture
