//===- OutlineLaunches.cpp - shared loops become kernels ------------------===//
//
// Upstream's outlining of gpu.launch passes whole buffers; a kernel on bare
// pointers takes pointers and sizes.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Nest/Transforms/LoopCapture.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDAOUTLINELAUNCHES
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

/// Bytes of shared memory that a kernel may have of its own, on any chip.
static constexpr int64_t kMostOwnShared = 48 << 10;
/// Alignment of arrays in shared memory: vectors of 16 bytes are read at once.
static constexpr int64_t kSharedAlignment = 16;

namespace {

/// Whether a value is computed from elements of buffers, which the host does
/// not have.
bool isFromElements(Operation *op) {
  if (isa<memref::LoadOp>(op))
    return true;
  return isPure(op) && op->getNumRegions() == 0 &&
         llvm::any_of(op->getOperands(), [](Value value) {
           return value.getDefiningOp() &&
                  isFromElements(value.getDefiningOp());
         });
}

/// Makes failures of a kernel writes of their number to a word.
class FailureWriter {
public:
  FailureWriter(Value word, Value first) : word(word), first(first) {}

  void write(rt::FailOp op) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    auto branch =
        scf::IfOp::create(builder, loc, op.getCondition(), /*else=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(builder, loc, value, 64);
    };
    Value number =
        arith::AddIOp::create(builder, loc, first, constant(16 * find(op)));
    Value exchange = LLVM::AtomicCmpXchgOp::create(
        builder, loc, word, constant(0), number,
        LLVM::AtomicOrdering::monotonic, LLVM::AtomicOrdering::monotonic);
    tellHost(builder, loc, number,
             LLVM::ExtractValueOp::create(builder, loc, exchange, 1));
    op.erase();
  }

  ArrayAttr failures(Builder builder) { return builder.getArrayAttr(found); }

private:
  /// The address of the host's word follows the device's word.
  void tellHost(OpBuilder &builder, Location loc, Value number, Value isFirst) {
    auto branch = scf::IfOp::create(builder, loc, isFirst, /*else=*/false);
    builder.setInsertionPointToStart(branch.thenBlock());
    Type pointer = word.getType();
    Value next =
        LLVM::GEPOp::create(builder, loc, pointer, builder.getI64Type(), word,
                            ArrayRef<LLVM::GEPArg>{1});
    Value host = LLVM::LoadOp::create(builder, loc, pointer, next);
    LLVM::StoreOp::create(builder, loc, number, host);
  }

  int64_t find(rt::FailOp op) {
    Builder builder(op.getContext());
    Attribute failure =
        builder.getArrayAttr({builder.getI32IntegerAttr(int32_t(op.getCode())),
                              op.getMessageAttr()});
    auto *at = llvm::find(found, failure);
    int64_t index = at - found.begin();
    if (at == found.end())
      found.push_back(failure);
    return index;
  }

  Value word, first;
  SmallVector<Attribute> found;
};

/// Makes the kernel of one loop.
class KernelOutliner {
public:
  KernelOutliner(scf::ParallelOp loop, gpu::GPUModuleOp module,
                 SymbolTable &kernels)
      : loop(loop), loc(loop.getLoc()), module(module), kernels(kernels),
        builder(loop), parent(loop->getParentOfType<func::FuncOp>()),
        capture(loop.getRegion(), loop.getUpperBound(), isFromElements),
        arguments(capture.arguments(builder, loc)),
        threads(loop->getAttrOfType<IntegerAttr>(kThreads).getInt()) {
    isGuarded = parent->hasAttr(nest::KernelOp::getGuardedAttrName());
    fails = isGuarded;
    loop->walk([&](rt::FailOp) { fails = true; });
  }

  void run() {
    gpu::GPUFuncOp kernel = createKernel();
    fill(kernel);
    launch(kernel);
    loop.erase();
  }

private:
  gpu::GPUFuncOp createKernel() {
    auto types =
        llvm::map_to_vector(arguments, [](Value v) { return v.getType(); });
    if (fails) {
      types.push_back(LLVM::LLVMPointerType::get(loop.getContext()));
      types.push_back(builder.getI64Type());
    }
    auto inner = OpBuilder::atBlockEnd(module.getBody());
    auto kernel = gpu::GPUFuncOp::create(inner, loc, parent.getName(),
                                         builder.getFunctionType(types, {}));
    kernels.insert(kernel);
    kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                    builder.getUnitAttr());
    kernel.setKnownBlockSizeAttr(
        builder.getDenseI32ArrayAttr({int32_t(threads), 1, 1}));
    if (auto resident = loop->getAttrOfType<IntegerAttr>(kResident))
      kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(), resident);
    copyNumerics(parent, kernel);
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (!isa<MemRefType>(argument.getType()))
        continue;
      kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());
      kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(64));
    }
    return kernel;
  }

  void fill(gpu::GPUFuncOp kernel) {
    Block *entry = &kernel.getBody().front();
    OpBuilder inner = OpBuilder::atBlockEnd(entry);
    gpu::ReturnOp::create(inner, loc);
    inner.setInsertionPointToStart(entry);
    IRMapping mapping;
    capture.map(inner, loc, entry, mapping);
    if (isGuarded)
      enterUnlessFailed(inner, entry);
    Value thread = threadNumber(inner);
    IndexMath math(inner, loc);
    if (!isOfBlocks()) {
      Value count = mapping.lookupOrDefault(loop.getUpperBound()[0]);
      auto branch = scf::IfOp::create(inner, loc, math.less(thread, count),
                                      /*else=*/false);
      inner.setInsertionPointToStart(branch.thenBlock());
    }
    mapping.map(loop.getInductionVars()[0], thread);
    for (Operation &op : loop.getBody()->without_terminator())
      inner.clone(op, mapping);
    takeSharedMemory(kernel);
    if (fails)
      writeFailures(kernel, entry);
  }

  /// All threads find the same: what fails has ended.
  void enterUnlessFailed(OpBuilder &inner, Block *entry) {
    Type i64 = inner.getI64Type();
    Value word = LLVM::LoadOp::create(
        inner, loc, i64, entry->getArgument(entry->getNumArguments() - 2));
    Value none = arith::ConstantIntOp::create(inner, loc, 0, 64);
    Value isWell =
        arith::CmpIOp::create(inner, loc, arith::CmpIPredicate::eq, word, none);
    auto branch = scf::IfOp::create(inner, loc, isWell, /*else=*/false);
    inner.setInsertionPointToStart(branch.thenBlock());
  }

  /// Memory of a block is the kernel's, or, where that is more than a kernel
  /// may have of its own, the launch's.
  void takeSharedMemory(gpu::GPUFuncOp kernel) {
    SmallVector<memref::AllocaOp> shared;
    kernel.walk([&](memref::AllocaOp op) {
      if (gpu::GPUDialect::hasWorkgroupMemoryAddressSpace(op.getType()))
        shared.push_back(op);
    });
    int64_t bytes = 0;
    for (memref::AllocaOp op : shared)
      bytes = llvm::alignTo(bytes, kSharedAlignment) + bytesOf(op.getType());
    if (bytes > kMostOwnShared)
      return takeFromLaunch(kernel, shared);
    for (memref::AllocaOp op : shared) {
      op.replaceAllUsesWith(
          kernel.addWorkgroupAttribution(op.getType(), op.getLoc()));
      op.erase();
    }
  }

  static int64_t bytesOf(MemRefType type) {
    Type element = type.getElementType();
    unsigned bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    return type.getNumElements() * ((bits + 7) / 8);
  }

  /// Assigns consecutive offsets to the arrays of a launch.
  void takeFromLaunch(gpu::GPUFuncOp kernel,
                      ArrayRef<memref::AllocaOp> shared) {
    auto inner = OpBuilder::atBlockBegin(&kernel.getBody().front());
    auto space = gpu::AddressSpaceAttr::get(loop.getContext(),
                                            gpu::AddressSpace::Workgroup);
    auto type = MemRefType::get({ShapedType::kDynamic}, inner.getI8Type(),
                                MemRefLayoutAttrInterface(), Attribute(space));
    Value all = gpu::DynamicSharedMemoryOp::create(inner, loc, type);
    for (memref::AllocaOp op : shared) {
      sharedBytes = llvm::alignTo(sharedBytes, kSharedAlignment);
      Value offset = arith::ConstantIndexOp::create(inner, loc, sharedBytes);
      sharedBytes += bytesOf(op.getType());
      op.replaceAllUsesWith(memref::ViewOp::create(inner, op.getLoc(),
                                                   op.getType(), all, offset,
                                                   ValueRange())
                                .getResult());
      op.erase();
    }
  }

  Value threadNumber(OpBuilder &inner) {
    IndexMath math(inner, loc);
    Value block = gpu::BlockIdOp::create(inner, loc, gpu::Dimension::x);
    if (threads == 1 || isOfBlocks())
      return block;
    Value own = gpu::ThreadIdOp::create(inner, loc, gpu::Dimension::x);
    return math.value(math.add(math.mul(block, math.constant(threads)), own));
  }

  /// Iterations are blocks, and not threads.
  bool isOfBlocks() { return loop->hasAttr(kBlocks); }

  void writeFailures(gpu::GPUFuncOp kernel, Block *entry) {
    // Shared memory comes after the arguments.
    unsigned count = kernel.getFunctionType().getNumInputs();
    FailureWriter writer(entry->getArgument(count - 2),
                         entry->getArgument(count - 1));
    SmallVector<rt::FailOp> ops;
    kernel.walk([&](rt::FailOp op) { ops.push_back(op); });
    for (rt::FailOp op : ops)
      writer.write(op);
    kernel->setAttr("rt.failures", writer.failures(builder));
  }

  void launch(gpu::GPUFuncOp kernel) {
    IndexMath math(builder, loc);
    Value one = math.value(math.constant(1));
    Value blocks = math.value(math.ceilDiv(
        loop.getUpperBound()[0], math.constant(isOfBlocks() ? 1 : threads)));
    Value perBlock = math.value(math.constant(threads));
    // Operands for failures are added when the launch becomes a call.
    SmallVector<Value> operands(arguments);
    if (fails) {
      operands.push_back(LLVM::ZeroOp::create(
          builder, loc, LLVM::LLVMPointerType::get(loop.getContext())));
      operands.push_back(arith::ConstantIntOp::create(builder, loc, 0, 64));
    }
    Value dynamicBytes;
    if (sharedBytes > 0)
      dynamicBytes =
          arith::ConstantIntOp::create(builder, loc, sharedBytes, 32);
    auto launch = gpu::LaunchFuncOp::create(
        builder, loc,
        SymbolRefAttr::get(module.getNameAttr(),
                           {SymbolRefAttr::get(kernel.getNameAttr())}),
        gpu::KernelDim3{blocks, one, one}, gpu::KernelDim3{perBlock, one, one},
        dynamicBytes, operands);
    if (fails)
      launch->setAttr("rt.failures", kernel->getAttr("rt.failures"));
  }

  scf::ParallelOp loop;
  Location loc;
  gpu::GPUModuleOp module;
  SymbolTable &kernels;
  OpBuilder builder;
  func::FuncOp parent;
  nest::LoopCapture capture;
  SmallVector<Value> arguments;
  int64_t threads;
  /// Whether the kernel takes the status word, and does nothing after failures.
  bool fails = false, isGuarded = false;
  /// Shared memory that the launch reserves for a block.
  int64_t sharedBytes = 0;
};

struct OutlineLaunches : tcopt::impl::CUDAOutlineLaunchesBase<OutlineLaunches> {
  void runOnOperation() override {
    SmallVector<scf::ParallelOp> loops;
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk<WalkOrder::PreOrder>([&](scf::ParallelOp loop) {
        if (!loop->hasAttr(kThreads))
          return WalkResult::advance();
        loops.push_back(loop);
        return WalkResult::skip();
      });
    if (loops.empty())
      return;
    SymbolTable symbols(getOperation());
    gpu::GPUModuleOp module = createModule(symbols, loops.front());
    SymbolTable kernels(module);
    for (scf::ParallelOp loop : loops)
      KernelOutliner(loop, module, kernels).run();
    numKernels += loops.size();
  }

  gpu::GPUModuleOp createModule(SymbolTable &symbols, scf::ParallelOp first) {
    auto function = first->getParentOfType<func::FuncOp>();
    OpBuilder builder(function);
    auto module = gpu::GPUModuleOp::create(builder, function.getLoc(),
                                           (function.getName() + "_gpu").str());
    symbols.insert(module);
    getOperation()->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                            builder.getUnitAttr());
    return module;
  }
};

} // namespace
