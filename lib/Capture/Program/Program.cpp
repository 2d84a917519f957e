//===- Program.cpp - a compiled graph -------------------------------------===//

#include "Program.h"
#include "../Session/Engine.h"
#include "../Session/GraphTable.h"
#include "../Tensor/Device.h"
#include "CompiledProgram.h"
#include "CustomProgram.h"
#include "InterpretedProgram.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Support/CallConfig.h"

namespace tcopt::capture {

Program::~Program() = default;

ProgramOptions::ProgramOptions(const Options &options, const DeviceInfo *device,
                               const CompileLabel &label)
    : backend(options.backend), compile(configOf(options)),
      custom(options.customBackend), interprets(options.onError == "interpret"),
      mayBeStored(label.function == 0 && !device && !custom &&
                  backend == "cpu" && Engine::get().usesStoredKernels()),
      recordsCalls(tcopt::recordsCalls(options.mode)) {
  if (!device || custom || backend == "interp")
    return;
  if (backend != "cpu" && backend != device->type)
    throw Exception(ErrorCode::Unsupported, "the backend '" + backend +
                                                "' does not compute on " +
                                                device->text());
  backend = device->type;
  this->device = device->index;
}

const DeviceInfo *resultDevice(const TensorSpec &result,
                               const DeviceInfo *device) {
  return result.device == "cpu" ? nullptr : device;
}

RunFailure RunFailure::at(llvm::ArrayRef<mlir::Location> locations) const {
  if (!op || *op >= locations.size())
    return *this;
  return {code(), message, sourceOf(locations[*op]), op};
}

Graph describeGraph(mlir::ModuleOp module) {
  Graph graph;
  llvm::raw_string_ostream os(graph.text);
  module->print(os);
  graph.table = graphTable(module);
  module->walk([&](mlir::Operation *op) {
    graph.numOps += op->getName().getDialectNamespace() == "graph";
  });
  return graph;
}

static std::shared_ptr<Program> compileOrThrow(mlir::ModuleOp module,
                                               const ProgramOptions &options,
                                               const CompileLabel &label) {
  if (options.custom)
    return std::make_shared<CustomProgram>(module, options);
  KernelRecording *recording =
      options.mayBeStored ? Engine::get().recording() : nullptr;
  if (recording)
    recording->add(module);
  if (options.backend == "interp" || recording)
    return std::make_shared<InterpretedProgram>(module);
  return std::make_shared<CompiledProgram>(module, options, label);
}

std::shared_ptr<Program> Program::compile(mlir::ModuleOp module,
                                          const ProgramOptions &options,
                                          const CompileLabel &label) {
  Engine::get().log().write(LogChannel::Graph, label,
                            [&] { return graphTable(module); });
  if (!options.interprets)
    return compileOrThrow(module, options, label);
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  try {
    return compileOrThrow(module, options, label);
  } catch (const Exception &error) {
    Engine::get().log().write(
        label,
        std::string("warning: not compiled, interpreted: ") + error.what());
    auto program = std::make_shared<InterpretedProgram>(*copy);
    program->isFallback = true;
    return program;
  }
}

} // namespace tcopt::capture
