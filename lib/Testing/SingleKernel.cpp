//===- SingleKernel.cpp - one kernel of a program, alone ------------------===//

#include "tcopt/Testing/SingleKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "tcopt/Testing/Compare.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;
using mlir::Operation;
using mlir::Value;

namespace {

class Isolator {
public:
  Isolator(const RunnerOptions &options, llvm::ArrayRef<HostTensor> inputs,
           llvm::StringRef name)
      : options(options), inputs(inputs), name(name) {}

  Expected<SingleKernel> run(ModuleOp original);

private:
  Error fuse(ModuleOp original);
  Error find();
  llvm::SmallVector<Value> captured(nest::CallOp call);
  Error probe();
  mlir::OwningOpRef<ModuleOp> build();
  Value makeInit(mlir::OpBuilder &builder, unsigned init,
                 llvm::ArrayRef<Value> scalars);
  Value makeScalar(mlir::OpBuilder &builder, mlir::Type type,
                   const HostTensor &value);

  const RunnerOptions &options;
  llvm::ArrayRef<HostTensor> inputs;
  llvm::StringRef name;
  mlir::OwningOpRef<ModuleOp> fused;
  mlir::func::FuncOp entry;
  nest::KernelOp kernel;
  nest::CallOp call;
  /// The values of the tensors that the kernel reads, then of its scalars.
  Tensors values;
};

} // namespace

static bool isEmpty(Value init) {
  return init.getDefiningOp<mlir::tensor::EmptyOp>() != nullptr;
}

static Error attachSignature(ModuleOp module) {
  return runPasses(module, {}, [](mlir::PassManager &manager) -> Error {
    std::string message;
    llvm::raw_string_ostream os(message);
    if (succeeded(mlir::parsePassPipeline(
            "graph-attach-signature{only-missing=true}", manager, os)))
      return Error::success();
    return llvm::createStringError(message);
  });
}

Error Isolator::fuse(ModuleOp original) {
  fused = original.clone();
  std::optional<Phase> next =
      options.startAt ? options.startAt : findNextPhase(original);
  if (next == Phase::PlanMemory)
    return Error::success();
  if (!next || *next > Phase::PlanMemory)
    return llvm::createStringError(
        "--kernel: expected a program of a phase up to fuse, as later ones "
        "have kernels on buffers");
  RunnerOptions settings = options;
  settings.stopAfter = Phase::Fuse;
  llvm::erase_if(settings.slots, [](llvm::StringRef slot) {
    std::optional<Slot> known = parseSlot(slot.split(':').first.trim());
    return known && phaseOf(*known) > Phase::Fuse;
  });
  return lowerModule(*fused, settings);
}

Error Isolator::find() {
  // Later phases append the suffix for a variant that writes over an input.
  name.consume_back("_in_place");
  llvm::SmallVector<std::string> names;
  for (auto unit : fused->getOps<ModuleOp>())
    if (nest::KernelOp found = nest::lookupKernel(unit)) {
      names.push_back(found.getSymName().str());
      if (found.getSymName() == name)
        kernel = found;
    }
  if (!kernel)
    return llvm::createStringError(
        "--kernel: expected a kernel of the program "
        "but found '" +
        name + "' (kernels: " + llvm::join(names, ", ") + ")");
  auto function = findEntry(*fused, options.entry);
  if (!function)
    return function.takeError();
  entry = llvm::cast<mlir::func::FuncOp>(function->getOperation());
  for (auto other : entry.getBody().front().getOps<nest::CallOp>())
    if (!call && other.getCallee() == name)
      call = other;
  if (call)
    return Error::success();
  return llvm::createStringError(
      "--kernel: expected a call of '" + name + "' in the body of '" +
      options.entry +
      "' but found it in control flow or other functions alone");
}

/// The tensors that the kernel reads, and its scalars.
llvm::SmallVector<Value> Isolator::captured(nest::CallOp call) {
  llvm::SmallVector<Value> found(call.getInputs());
  for (Value init : call.getInits())
    if (!isEmpty(init))
      found.push_back(init);
  llvm::append_range(found, call.getScalars());
  return found;
}

/// A scalar as a tensor, as functions return no others. There is no index and
/// no Boolean in memory.
static Value makeTensor(mlir::OpBuilder &builder, Value value) {
  mlir::Location loc = value.getLoc();
  if (llvm::isa<mlir::TensorType>(value.getType()))
    return value;
  if (value.getType().isIndex())
    value = mlir::arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                             value);
  else if (value.getType().isInteger(1))
    value =
        mlir::arith::ExtUIOp::create(builder, loc, builder.getI8Type(), value);
  auto type = mlir::RankedTensorType::get({}, value.getType());
  return mlir::tensor::FromElementsOp::create(builder, loc, type, value);
}

static void forgetResults(mlir::func::FuncOp function) {
  function.removeResAttrsAttr();
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.removeArgAttr(i, kDonatesAttr);
  function->removeAttr(TcoptDialect::kSignature);
}

/// Callers do not pass the tensors of a program's state, and pass inputs of the
/// dtypes that the program has: Booleans, which are bytes by now.
static void restoreInputs(mlir::func::FuncOp function, SignatureAttr program) {
  SignatureAttr signature = getSignature(function);
  llvm::SmallVector<TensorAttr> inputs;
  for (auto [i, input] : llvm::enumerate(signature.getInputs())) {
    if (nest::ProgramState::getIndex(function, i))
      continue;
    TensorAttr stated = program ? program.getInputs()[inputs.size()] : input;
    inputs.push_back(TensorAttr::get(function.getContext(), input.getName(),
                                     stated.getDtype(), input.getSizes(),
                                     input.getProperties()));
  }
  function->setAttr(TcoptDialect::kSignature,
                    SignatureAttr::get(function.getContext(), inputs,
                                       signature.getResults(),
                                       signature.getSymbols()));
}

/// Runs the program up to the call.
Error Isolator::probe() {
  mlir::IRMapping mapping;
  mlir::OwningOpRef<ModuleOp> copy =
      llvm::cast<ModuleOp>(fused.get()->clone(mapping));
  auto stop = llvm::cast<nest::CallOp>(mapping.lookup(call.getOperation()));
  auto function =
      llvm::cast<mlir::func::FuncOp>(mapping.lookup(entry.getOperation()));
  mlir::OpBuilder builder(stop);
  llvm::SmallVector<Value> returned;
  for (Value value : captured(stop))
    returned.push_back(makeTensor(builder, value));
  Operation *end =
      mlir::func::ReturnOp::create(builder, stop.getLoc(), returned);
  while (&end->getBlock()->back() != end)
    end->getBlock()->back().erase();
  function.setFunctionType(builder.getFunctionType(
      function.getArgumentTypes(), mlir::ValueRange(returned).getTypes()));
  SignatureAttr program = getSignature(function);
  forgetResults(function);
  if (Error error = attachSignature(*copy))
    return error;
  restoreInputs(function, program);
  RunnerOptions settings = options;
  settings.startAt = Phase::PlanMemory;
  settings.slots.clear();
  settings.configure = nullptr;
  settings.progress = nullptr;
  Expected<Tensors> found = runCopy(*createJitRunner(settings), *copy, inputs);
  if (!found)
    return found.takeError();
  values = std::move(*found);
  return Error::success();
}

Value Isolator::makeScalar(mlir::OpBuilder &builder, mlir::Type type,
                           const HostTensor &value) {
  mlir::TypedAttr number;
  if (llvm::isa<mlir::FloatType>(type))
    number = builder.getFloatAttr(type, value.getFloat(0));
  else
    number = builder.getIntegerAttr(type, value.getInt(0));
  return mlir::arith::ConstantOp::create(builder, kernel.getLoc(), number);
}

/// A tensor without values, of the sizes that the kernel is passed.
Value Isolator::makeInit(mlir::OpBuilder &builder, unsigned init,
                         llvm::ArrayRef<Value> scalars) {
  auto type =
      llvm::cast<mlir::RankedTensorType>(call.getInits()[init].getType());
  llvm::SmallVector<Value> sizes;
  for (int64_t scalar : kernel.getSizesOf(call.getInputs().size() + init))
    sizes.push_back(scalars[scalar]);
  return mlir::tensor::EmptyOp::create(builder, call.getLoc(), type, sizes);
}

mlir::OwningOpRef<ModuleOp> Isolator::build() {
  mlir::OwningOpRef<ModuleOp> made = ModuleOp::create(fused->getLoc());
  made.get()->setAttrs(fused.get()->getAttrs());
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(made->getBody());
  builder.clone(*kernel->getParentOp());
  size_t numScalars = call.getScalars().size();
  llvm::SmallVector<Value> outside = captured(call);
  outside.truncate(outside.size() - numScalars);
  auto function = mlir::func::FuncOp::create(
      builder, entry.getLoc(), "main",
      builder.getFunctionType(mlir::ValueRange(outside).getTypes(),
                              call.getResultTypes()));
  copyNumerics(entry, function);
  builder.setInsertionPointToStart(function.addEntryBlock());
  llvm::SmallVector<Value> scalars, inits;
  for (auto [scalar, value] : llvm::zip(
           call.getScalars(), llvm::ArrayRef(values).take_back(numScalars)))
    scalars.push_back(makeScalar(builder, scalar.getType(), value));
  mlir::ValueRange arguments = function.getArguments();
  size_t next = call.getInputs().size();
  for (auto [i, init] : llvm::enumerate(call.getInits()))
    inits.push_back(isEmpty(init) ? makeInit(builder, unsigned(i), scalars)
                                  : arguments[next++]);
  auto single = nest::CallOp::create(
      builder, call.getLoc(), call.getResultTypes(), call.getCallee(),
      arguments.take_front(call.getInputs().size()), inits, scalars,
      /*workspace=*/Value(), call.getFails());
  mlir::func::ReturnOp::create(builder, call.getLoc(), single.getResults());
  values.erase(values.end() - numScalars, values.end());
  return made;
}

Expected<SingleKernel> Isolator::run(ModuleOp original) {
  if (Error error = fuse(original))
    return std::move(error);
  if (Error error = find())
    return std::move(error);
  if (Error error = probe())
    return std::move(error);
  SingleKernel single{build(), std::move(values)};
  if (Error error = attachSignature(*single.program))
    return std::move(error);
  return single;
}

Expected<SingleKernel> tcopt::isolateKernel(ModuleOp program,
                                            const RunnerOptions &options,
                                            llvm::ArrayRef<HostTensor> inputs,
                                            llvm::StringRef kernel) {
  return Isolator(options, inputs, kernel).run(program);
}
