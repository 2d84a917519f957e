//===- tcopt-translate.cpp - exports programs -----------------------------===//

#include "../common/CommandLine.h"
#include "../common/ConfigFlags.h"
#include "Emit.h"
#include "Gradient.h"
#include "ImportAten.h"
#include "Trainable.h"
#include "mlir/IR/Diagnostics.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Tools/NamedPlaces.h"
#include "tcopt/Tools/ToolSetup.h"
#include "llvm/Support/InitLLVM.h"

using namespace tcopt;
using llvm::Error;
namespace cl = llvm::cl;

namespace {
/// The options, registered while the command line is read.
struct CommandLine {
  cl::OptionCategory category{"tcopt-translate's options"};
  cl::opt<std::string> file{cl::Positional, cl::desc("FILE"), cl::init("-"),
                            cl::cat(category)};
  cl::opt<std::string> output{
      "o", cl::init("-"), cl::cat(category), cl::value_desc("FILE"),
      cl::desc("Where to write; IR is bytecode if it ends in .mlirbc")};
  cl::opt<EmitKind> emit{
      "emit", cl::init(EmitKind::None), cl::cat(category),
      cl::desc("Compile ahead of time"),
      cl::values(clEnumValN(EmitKind::LLVM, "llvm", "LLVM IR"),
                 clEnumValN(EmitKind::Assembly, "asm", "assembly"),
                 clEnumValN(EmitKind::Object, "object",
                            "an object, and a C header beside it"),
                 clEnumValN(EmitKind::Shared, "shared",
                            "a shared library, and a C header beside it"))};
  cl::opt<std::string> symbol{
      "symbol", cl::cat(category), cl::value_desc("NAME"),
      cl::desc("What 'main' is called in C (default: the name of the file of "
               "-o)")};
  cl::opt<bool> importOnnx{
      "import-onnx", cl::cat(category),
      cl::desc("Read an ONNX model (as files *.onnx are without it)")};
  cl::opt<bool> importAten{
      "import-aten", cl::cat(category),
      cl::desc("Read a graph of PyTorch's operators, as JSON")};
  cl::opt<bool> listAten{
      "list-aten", cl::cat(category),
      cl::desc("Print the overloads that --import-aten knows, and stop")};
  cl::opt<bool> exportOnnx{
      "export-onnx", cl::cat(category),
      cl::desc("Write the program, graph IR, as an ONNX model")};
  cl::list<std::string> inputs{
      "input", cl::cat(category), cl::value_desc("FILE|NAME=FILE"),
      cl::desc("Values of a model's inputs, for those that decide shapes")};
  cl::opt<std::string> grad{
      "grad", cl::cat(category), cl::value_desc("NAME"),
      cl::desc("Add the gradient of a function, as the entry NAME_vjp; "
               "--export-onnx writes this one")};
  cl::list<std::string> gradArguments{
      "grad-arguments", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("NUMBER|NAME,..."),
      cl::desc("What to differentiate with respect to (default: all tensors of "
               "floats). Initializers of an ONNX model that are named become "
               "arguments")};
  ConfigFlags<CompileConfig> compile{compileOptions(), category};
  cl::opt<bool> trainable{
      "trainable", cl::cat(category),
      cl::desc("Make arguments of all initializers of an ONNX model that can "
               "be trained")};
  cl::opt<std::string> parameters{
      "parameters", cl::cat(category), cl::value_desc("FOLDER"),
      cl::desc("Where to write the values of initializers that become "
               "arguments, as NUMBER.npy")};
  cl::opt<bool> toDot{"to-dot", cl::cat(category),
                      cl::desc("Write the program as a Graphviz graph")};
  cl::list<std::string> levels{
      "target-levels", cl::CommaSeparated, cl::cat(category),
      cl::value_desc("NAME,NAME"),
      cl::desc("CPUs to make code for, from the lowest to the highest; the "
               "program takes the last that a machine can run")};
  cl::opt<std::string> backend{
      "backend", cl::init("cpu"), cl::cat(category), cl::value_desc("NAME"),
      cl::desc("What the code is for: cpu (default), or a plugin's; its "
               "runtime library is needed where the code is")};
  cl::opt<std::string> fallback{
      "fallback", cl::cat(category), cl::value_desc("TARGET"),
      cl::desc("The target of what a backend that takes parts leaves (default: "
               "cpu)")};
  cl::list<std::string> slots{
      "slot", cl::cat(category), cl::value_desc("NAME:PIPELINE"),
      cl::desc("Append a pass pipeline to a slot between phases")};
  cl::list<std::string> libraries{
      "library", cl::cat(category), cl::value_desc("FILE.so"),
      cl::desc("A shared library with kernels of user-defined ops, to link "
               "with (repeatable)")};
  /// Read before the command line is parsed; here for --help.
  cl::opt<std::string> ptxas{
      "ptxas", cl::cat(category), cl::value_desc("PROGRAM"),
      cl::desc("Compile kernels for a GPU by NVIDIA's assembler: programs "
               "contain code for this chip alone in place of PTX")};
  cl::list<std::string> plugins{"plugin", cl::cat(category),
                                cl::value_desc("FILE.so"),
                                cl::desc("Load a plugin (repeatable)")};
};

/// What was asked for, apart from the command line's own state, which the
/// linker resets.
struct Request {
  std::string file, backend;
  bool importOnnx, importAten, exportOnnx;
  TrainableOptions trainable;
  InputOptions inputs;
  bool toDot;
  GradientOptions gradient;
  EmitOptions emit;
  RunnerOptions compile;
};
} // namespace

/// Without --emit nothing is compiled, and such options would do nothing.
static Error checkEmitOptions(const CommandLine &line) {
  if (line.emit != EmitKind::None)
    return Error::success();
  std::vector<const cl::Option *> given = line.compile.given();
  // Gradients read these two.
  llvm::erase_if(given, [](const cl::Option *option) {
    return option->ArgStr == "memory-budget" || option->ArgStr == "numerics";
  });
  for (const cl::Option *option : std::array<const cl::Option *, 7>{
           &line.backend, &line.fallback, std::addressof(line.slots),
           std::addressof(line.libraries), &line.symbol, &line.ptxas,
           std::addressof(line.levels)})
    if (option->getNumOccurrences())
      given.push_back(option);
  if (!given.empty())
    return llvm::createStringError("--" + given.front()->ArgStr +
                                   " belongs to --emit");
  return Error::success();
}

static Error checkTarget(const CommandLine &line) {
  if (line.levels.empty())
    return Error::success();
  for (const cl::Option *option : line.compile.given())
    if (option->ArgStr == "target-cpu" || option->ArgStr == "target-features")
      return llvm::createStringError(
          "--target-levels and --target-cpu or --target-features exclude each "
          "other");
  return Error::success();
}

static bool isOnnx(const CommandLine &line) {
  return line.importOnnx || isOnnxFile(line.file);
}

static Error checkTrainable(const CommandLine &line) {
  for (const cl::Option *option :
       std::array<const cl::Option *, 2>{&line.trainable, &line.parameters})
    if (option->getNumOccurrences() && !isOnnx(line))
      return llvm::createStringError("--" + option->ArgStr +
                                     " belongs to ONNX models");
  return Error::success();
}

static llvm::Expected<Request> readRequest(const CommandLine &line) {
  if (int(line.toDot) + int(line.exportOnnx) +
          int(line.emit != EmitKind::None) >
      1)
    return llvm::createStringError(
        "--to-dot, --export-onnx and --emit exclude each other");
  if (line.importAten && line.importOnnx)
    return llvm::createStringError(
        "--import-aten and --import-onnx exclude each other");
  if (line.grad.empty() && !line.gradArguments.empty())
    return llvm::createStringError("--grad-arguments belongs to --grad");
  if (Error error = checkTrainable(line))
    return std::move(error);
  if (Error error = checkEmitOptions(line))
    return std::move(error);
  if (Error error = checkTarget(line))
    return std::move(error);
  Request request{
      .file = line.file,
      .backend = line.backend,
      .importOnnx = isOnnx(line) && !line.importAten,
      .importAten = line.importAten,
      .exportOnnx = line.exportOnnx,
      .trainable = {line.trainable, line.parameters},
      .inputs = {},
      .toDot = line.toDot,
      .gradient = {line.grad,
                   {line.gradArguments.begin(), line.gradArguments.end()}},
      .emit = {},
      .compile = {}};
  request.inputs.inputs.assign(line.inputs.begin(), line.inputs.end());
  request.compile.fallback = line.fallback;
  if (Error error = line.compile.take(request.compile.compile))
    return std::move(error);
  request.emit = {line.emit,
                  line.output,
                  line.symbol,
                  {line.levels.begin(), line.levels.end()}};
  request.compile.slots.assign(line.slots.begin(), line.slots.end());
  request.compile.libraries.assign(line.libraries.begin(),
                                   line.libraries.end());
  request.compile.configure = [](mlir::PassManager &manager) {
    mlir::applyDefaultTimingPassManagerCLOptions(manager);
    return mlir::applyPassManagerCLOptions(manager);
  };
  return request;
}

static Error emit(mlir::ModuleOp module, const Request &request,
                  const BackendRegistry &backends) {
  if (request.backend == "interp")
    return llvm::createStringError("backend 'interp' makes no code");
  RunnerOptions compile = request.compile;
  if (Error error = chooseBackend(request.backend, backends, compile))
    return error;
  if (Error error = adoptParts(module, backends, compile))
    return error;
  if (!request.emit.levels.empty() && compile.target != "cpu")
    return llvm::createStringError("--target-levels: expected the target 'cpu' "
                                   "but found '" +
                                   compile.target + "'");
  return emitCode(module, request.emit, compile);
}

static Error exportOnnx(mlir::ModuleOp module, const Request &request) {
  RunnerOptions compile = request.compile;
  if (!request.gradient.function.empty())
    compile.entry = request.gradient.derived();
  return writeOnnx(module, request.emit.output, compile);
}

static Error translate(mlir::ModuleOp module, const Request &request,
                       const BackendRegistry &backends) {
  if (!request.gradient.function.empty())
    if (Error error = addGradient(module, request.gradient, request.compile))
      return error;
  if (request.emit.kind != EmitKind::None)
    return emit(module, request, backends);
  if (request.toDot)
    return writeDot(module, request.emit.output);
  if (request.exportOnnx)
    return exportOnnx(module, request);
  return writeModule(module, request.emit.output);
}

static Error translateFile(const Request &request, mlir::MLIRContext &context,
                           const BackendRegistry &backends) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  mlir::SourceMgrDiagnosticHandler diagnostics(*sources, &context);
  NamedPlaceHandler named(&context);
  auto module =
      request.importAten ? importAten(request.file, &context)
      : request.importOnnx
          ? loadTrainable(request.file, &context, request.inputs,
                          request.trainable, request.gradient)
          : loadModule(request.file, &context, sources, request.inputs);
  if (!module)
    return module.takeError();
  return translate(**module, request, backends);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  constexpr llvm::StringLiteral tool = "tcopt-translate";
  llvm::Expected<ToolSetup> setup = setUpTool(argc, argv);
  if (!setup)
    return reportToolError(tool, setup.takeError());
  registerUpstreamOptions();
  static CommandLine line;
  parseCommandLine(argc, argv,
                   "exports programs, and compiles them to files\n");
  if (line.listAten)
    return listAten(), 0;
  llvm::Expected<Request> request = readRequest(line);
  if (!request)
    return reportToolError(tool, request.takeError());
  std::unique_ptr<CompileSession> session = setup->createSession();
  if (Error error =
          translateFile(*request, *session->context(), *session->backends()))
    return reportToolError(tool, std::move(error));
  return 0;
}
