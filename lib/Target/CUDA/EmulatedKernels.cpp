//===- EmulatedKernels.cpp - kernels as functions of one thread -----------===//

#include "EmulatedKernels.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace tcopt;
using llvm::IRBuilder;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

// Where tcopt_emulated_thread holds the address of the block's shared memory.
static constexpr unsigned sharedOffset = 64;
// Dynamic shared memory follows the static one.
static constexpr uint64_t dynamicAlignment = 128;

static bool isShared(const llvm::GlobalVariable &global) {
  return global.getAddressSpace() == llvm::NVPTXAS::ADDRESS_SPACE_SHARED;
}

// The size of what has none is given by the launch.
static uint64_t bytesOf(const llvm::GlobalVariable &global) {
  return global.getDataLayout().getTypeAllocSize(global.getValueType());
}

static llvm::SmallVector<llvm::Use *> usesIn(llvm::GlobalVariable &global,
                                             const llvm::Function &kernel) {
  llvm::SmallVector<llvm::Use *> uses;
  for (llvm::Use &use : global.uses())
    if (auto *user = llvm::dyn_cast<llvm::Instruction>(use.getUser()))
      if (user->getFunction() == &kernel)
        uses.push_back(&use);
  return uses;
}

static void place(llvm::ArrayRef<llvm::Use *> uses, llvm::Value *base,
                  uint64_t offset, IRBuilder<> &builder) {
  llvm::Value *at = builder.CreatePtrAdd(base, builder.getInt64(offset));
  llvm::Value *shared =
      builder.CreateAddrSpaceCast(at, uses.front()->get()->getType());
  for (llvm::Use *use : uses)
    use->set(shared);
}

// Returns how many bytes of static shared memory the kernel has.
static uint64_t placeSharedMemory(llvm::Function &kernel, llvm::Value *self) {
  auto *after = llvm::cast<llvm::Instruction>(self)->getNextNode();
  IRBuilder<> builder(after);
  llvm::Value *base = builder.CreateLoad(
      builder.getPtrTy(),
      builder.CreateConstGEP1_32(builder.getInt8Ty(), self, sharedOffset));
  uint64_t bytes = 0;
  llvm::SmallVector<llvm::SmallVector<llvm::Use *>> dynamic;
  for (llvm::GlobalVariable &global : kernel.getParent()->globals()) {
    if (!isShared(global))
      continue;
    llvm::convertUsersOfConstantsToInstructions({&global}, &kernel);
    llvm::SmallVector<llvm::Use *> uses = usesIn(global, kernel);
    if (uses.empty())
      continue;
    if (bytesOf(global) == 0) {
      dynamic.push_back(std::move(uses));
      continue;
    }
    bytes = llvm::alignTo(bytes, global.getAlign().valueOrOne());
    place(uses, base, bytes, builder);
    bytes += bytesOf(global);
  }
  if (!dynamic.empty())
    bytes = llvm::alignTo(bytes, dynamicAlignment);
  for (auto &uses : dynamic)
    place(uses, base, bytes, builder);
  return bytes;
}

void tcopt::removeSharedMemory(llvm::Module &module) {
  for (llvm::GlobalVariable &global :
       llvm::make_early_inc_range(module.globals())) {
    global.removeDeadConstantUsers();
    if (isShared(global) && global.use_empty())
      global.eraseFromParent();
  }
}

//===----------------------------------------------------------------------===//
// The function of the image
//===----------------------------------------------------------------------===//

// What lies at a parameter's address: a value, or what is passed by value.
static llvm::Type *parameterType(const llvm::Argument &argument) {
  return argument.hasByValAttr() ? argument.getParamByValType()
                                 : argument.getType();
}

static llvm::Value *loadParameter(llvm::Argument &argument, llvm::Value *params,
                                  IRBuilder<> &builder) {
  llvm::Type *pointer = builder.getPtrTy();
  llvm::Value *at = builder.CreateLoad(
      pointer,
      builder.CreateConstGEP1_32(pointer, params, argument.getArgNo()));
  return argument.hasByValAttr() ? at
                                 : builder.CreateLoad(argument.getType(), at);
}

// Of "128,1,1", the product; 0 where the kernel states none.
static uint32_t mostThreads(const llvm::Function &kernel) {
  StringRef text = kernel.getFnAttribute("nvvm.maxntid").getValueAsString();
  if (text.empty())
    return 0;
  uint32_t product = 1, size = 1;
  llvm::SmallVector<StringRef> sizes;
  text.split(sizes, ',');
  for (StringRef each : sizes)
    if (!each.getAsInteger(10, size))
      product *= size;
  return product;
}

static bool usesAtomics(const llvm::Function &kernel) {
  return llvm::any_of(
      llvm::instructions(kernel), [](const llvm::Instruction &instruction) {
        return llvm::isa<llvm::AtomicRMWInst, llvm::AtomicCmpXchgInst>(
            instruction);
      });
}

static void exportInfo(const llvm::Function &kernel, StringRef name,
                       uint64_t sharedBytes, bool waits,
                       const CudaChip &played) {
  llvm::Module &module = *const_cast<llvm::Module *>(kernel.getParent());
  llvm::SmallVector<uint32_t> words = {
      uint32_t(sharedBytes),        waits,
      mostThreads(kernel),          usesAtomics(kernel),
      uint32_t(played.sharedBytes), uint32_t(kernel.arg_size())};
  for (const llvm::Argument &argument : kernel.args())
    words.push_back(
        module.getDataLayout().getTypeAllocSize(parameterType(argument)));
  auto *data = llvm::ConstantDataArray::get(module.getContext(),
                                            llvm::ArrayRef<uint32_t>(words));
  new llvm::GlobalVariable(module, data->getType(), /*isConstant=*/true,
                           llvm::GlobalValue::ExternalLinkage, data,
                           name + "_info");
}

static void exportFunction(llvm::Function &kernel, const std::string &name) {
  llvm::LLVMContext &context = kernel.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  auto *type =
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), {pointer}, false);
  auto *thread = llvm::Function::Create(
      type, llvm::GlobalValue::ExternalLinkage, name, kernel.getParent());
  thread->setDoesNotThrow();
  IRBuilder<> builder(llvm::BasicBlock::Create(context, "", thread));
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : kernel.args())
    arguments.push_back(loadParameter(argument, thread->getArg(0), builder));
  builder.CreateCall(&kernel, arguments);
  builder.CreateRetVoid();
}

void tcopt::exportKernel(llvm::Function &kernel, const EmulatedKernel &emulated,
                         const CudaChip &played) {
  uint64_t bytes = placeSharedMemory(kernel, emulated.self);
  std::string name = kernel.getName().str();
  exportInfo(kernel, name, bytes, emulated.waits, played);
  kernel.setName(name + ".thread");
  kernel.setCallingConv(llvm::CallingConv::C);
  kernel.setLinkage(llvm::GlobalValue::InternalLinkage);
  exportFunction(kernel, name);
  // What is passed by value is read where the launch has it.
  for (llvm::Argument &argument : kernel.args())
    argument.removeAttr(llvm::Attribute::ByVal);
}
