//===- EmulatedIntrinsics.cpp - nvvm as calls of the emulator -------------===//

#include "EmulatedIntrinsics.h"
#include "EmulatedConversions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::IRBuilder;
using llvm::StringLiteral;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

namespace {
enum class By {
  field,      // the i32 of the thread at byte `number`
  number,     // the number
  nothing,    // in one thread after the other, there is nothing to do
  call,       // `function`, after `number` if it is not negative
  wait,       // such a call, in which threads wait for each other
  reciprocal, // of the operand
  quotient,   // of the operands
  sqrt,
  rsqrt,
  fma,
};

struct Rule {
  StringLiteral name; // after "llvm.nvvm."
  By by;
  int number = -1;
  StringLiteral function = ""; // after "tcopt_emulated_"
};
} // namespace

// Offsets are those of tcopt_emulated_thread.
static constexpr Rule rules[] = {
    {"read.ptx.sreg.tid.x", By::field, 0},
    {"read.ptx.sreg.tid.y", By::field, 4},
    {"read.ptx.sreg.tid.z", By::field, 8},
    {"read.ptx.sreg.ntid.x", By::field, 12},
    {"read.ptx.sreg.ntid.y", By::field, 16},
    {"read.ptx.sreg.ntid.z", By::field, 20},
    {"read.ptx.sreg.ctaid.x", By::field, 24},
    {"read.ptx.sreg.ctaid.y", By::field, 28},
    {"read.ptx.sreg.ctaid.z", By::field, 32},
    {"read.ptx.sreg.nctaid.x", By::field, 36},
    {"read.ptx.sreg.nctaid.y", By::field, 40},
    {"read.ptx.sreg.nctaid.z", By::field, 44},
    {"read.ptx.sreg.laneid", By::field, 48},
    {"read.ptx.sreg.warpid", By::field, 52},
    {"read.ptx.sreg.dynamic_smem_size", By::field, 56},
    {"read.ptx.sreg.warpsize", By::number, 32},
    {"read.ptx.sreg.cluster.ctarank", By::number, 0},
    {"read.ptx.sreg.cluster.nctarank", By::number, 1},
    {"read.ptx.sreg.clock", By::call, -1, "clock"},
    {"read.ptx.sreg.clock64", By::call, -1, "clock64"},
    {"read.ptx.sreg.globaltimer", By::call, -1, "clock64"},
    {"membar.cta", By::nothing},
    {"membar.gl", By::nothing},
    {"membar.sys", By::nothing},
    {"fence.sc.cluster", By::nothing},
    {"fence.proxy.alias", By::nothing},
    {"fence.proxy.async", By::nothing},
    {"fence.proxy.async.global", By::nothing},
    {"fence.proxy.async.shared_cta", By::nothing},
    {"cp.async.commit.group", By::call, -1, "copy_commit"},
    {"cp.async.wait.group", By::call, -1, "copy_wait"},
    {"cp.async.wait.all", By::call, -1, "copy_wait_all"},
    {"griddepcontrol.wait", By::nothing},
    {"griddepcontrol.launch.dependents", By::nothing},
    {"setmaxnreg.inc.sync.aligned.u32", By::nothing},
    {"setmaxnreg.dec.sync.aligned.u32", By::nothing},
    {"barrier.cta.sync.all", By::wait, -1, "barrier_all"},
    {"barrier.cta.sync.aligned.all", By::wait, -1, "barrier_all"},
    {"barrier.cta.sync.count", By::wait, -1, "barrier"},
    {"barrier.cta.sync.aligned.count", By::wait, -1, "barrier"},
    {"barrier.cta.arrive.count", By::wait, -1, "barrier_arrive"},
    {"barrier.cta.arrive.aligned.count", By::wait, -1, "barrier_arrive"},
    {"barrier.cta.red.and.all", By::wait, 0, "barrier_red"},
    {"barrier.cta.red.and.aligned.all", By::wait, 0, "barrier_red"},
    {"barrier.cta.red.or.all", By::wait, 1, "barrier_red"},
    {"barrier.cta.red.or.aligned.all", By::wait, 1, "barrier_red"},
    {"barrier.cta.red.popc.all", By::wait, 2, "barrier_red"},
    {"barrier.cta.red.popc.aligned.all", By::wait, 2, "barrier_red"},
    {"bar.warp.sync", By::wait, -1, "warp_sync"},
    {"nanosleep", By::wait, -1, "sleep"},
    {"shfl.sync.up.i32", By::wait, 0, "shfl"},
    {"shfl.sync.up.f32", By::wait, 0, "shfl"},
    {"shfl.sync.up.i32p", By::wait, 0, "shflp"},
    {"shfl.sync.up.f32p", By::wait, 0, "shflp"},
    {"shfl.sync.down.i32", By::wait, 1, "shfl"},
    {"shfl.sync.down.f32", By::wait, 1, "shfl"},
    {"shfl.sync.down.i32p", By::wait, 1, "shflp"},
    {"shfl.sync.down.f32p", By::wait, 1, "shflp"},
    {"shfl.sync.bfly.i32", By::wait, 2, "shfl"},
    {"shfl.sync.bfly.f32", By::wait, 2, "shfl"},
    {"shfl.sync.bfly.i32p", By::wait, 2, "shflp"},
    {"shfl.sync.bfly.f32p", By::wait, 2, "shflp"},
    {"shfl.sync.idx.i32", By::wait, 3, "shfl"},
    {"shfl.sync.idx.f32", By::wait, 3, "shfl"},
    {"shfl.sync.idx.i32p", By::wait, 3, "shflp"},
    {"shfl.sync.idx.f32p", By::wait, 3, "shflp"},
    {"vote.all.sync", By::wait, 0, "vote"},
    {"vote.any.sync", By::wait, 1, "vote"},
    {"vote.uni.sync", By::wait, 2, "vote"},
    {"vote.ballot.sync", By::wait, 3, "vote"},
    {"match.any.sync.i32", By::wait, -1, "match_any"},
    {"elect.sync", By::wait, -1, "elect"},
    {"redux.sync.add", By::wait, 0, "redux"},
    {"redux.sync.min", By::wait, 1, "redux"},
    {"redux.sync.max", By::wait, 2, "redux"},
    {"redux.sync.umin", By::wait, 3, "redux"},
    {"redux.sync.umax", By::wait, 4, "redux"},
    {"redux.sync.and", By::wait, 5, "redux"},
    {"redux.sync.or", By::wait, 6, "redux"},
    {"redux.sync.xor", By::wait, 7, "redux"},
    {"rcp.approx.ftz.f", By::reciprocal},
    {"rcp.approx.ftz.d", By::reciprocal},
    {"rcp.rn.f", By::reciprocal},
    {"rcp.rn.d", By::reciprocal},
    {"div.approx.f", By::quotient},
    {"div.approx.ftz.f", By::quotient},
    {"div.full", By::quotient},
    {"sqrt.approx.f", By::sqrt},
    {"sqrt.approx.ftz.f", By::sqrt},
    {"sqrt.rn.f", By::sqrt},
    {"sqrt.rn.d", By::sqrt},
    {"rsqrt.approx.f", By::rsqrt},
    {"rsqrt.approx.ftz.f", By::rsqrt},
    {"rsqrt.approx.d", By::rsqrt},
    {"fma.rn.f", By::fma},
    {"fma.rn.d", By::fma},
    {"lg2.approx.f", By::call, -1, "log2f"},
    {"lg2.approx.ftz.f", By::call, -1, "log2f"},
    {"sin.approx.f", By::call, -1, "sinf"},
    {"sin.approx.ftz.f", By::call, -1, "sinf"},
    {"cos.approx.f", By::call, -1, "cosf"},
    {"cos.approx.ftz.f", By::call, -1, "cosf"},
    {"ex2.approx", By::call, -1, "exp2f"},
    {"ex2.approx.ftz", By::call, -1, "exp2f"},
    {"prmt", By::call, -1, "prmt"},
};

// Products of matrices that the emulator knows, after "mma.".
static constexpr StringLiteral products[] = {
    "m16n8k16.row.col.f32.f32", "m16n8k16.row.col.f16.f16",
    "m16n8k16.row.col.bf16",    "m16n8k8.row.col.f32.f32",
    "m16n8k8.row.col.bf16",     "m16n8k8.row.col.tf32",
    "m16n8k4.row.col.tf32",     "m16n8k32.row.col.s8",
    "m16n8k32.row.col.u8",      "m16n8k16.row.col.s8",
    "m16n8k16.row.col.u8",      "m8n8k4.row.col.f64",
};

namespace {
/// Instructions that GPUs have from a compute capability on.
struct Since {
  StringLiteral prefix; // after "llvm.nvvm."
  unsigned capability;
};
} // namespace

// The first prefix of a name counts.
static constexpr Since newInstructions[] = {
    {"ldmatrix.", 75},    {"mma.m16n8k8.row.col.f", 75},
    {"mma.", 80},         {"cp.async.", 80},
    {"redux.sync.", 80},  {"ff2bf16x2.", 80},
    {"fence.proxy.", 90}, {"elect.sync", 90},
    {"stmatrix.", 90},    {"griddepcontrol.", 90},
    {"setmaxnreg.", 90},
};

// Approximations by LLVM's own intrinsics, of f32.
static StringRef functionOf(llvm::Intrinsic::ID id) {
  switch (id) {
  case llvm::Intrinsic::exp2:
    return "exp2f";
  case llvm::Intrinsic::log2:
    return "log2f";
  case llvm::Intrinsic::sin:
    return "sinf";
  case llvm::Intrinsic::cos:
    return "cosf";
  case llvm::Intrinsic::tanh:
    return "tanhf";
  default:
    return "";
  }
}

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

namespace {
/// Replaces one kernel's intrinsics.
class Replacer {
public:
  explicit Replacer(llvm::Function &kernel) : kernel(kernel) {
    IRBuilder<> builder(&*kernel.getEntryBlock().getFirstInsertionPt());
    result.self = call(builder, "self", builder.getPtrTy(), {});
  }

  Error run();
  EmulatedKernel result;

private:
  Error replace(llvm::IntrinsicInst &intrinsic);
  llvm::Value *apply(const Rule &rule, llvm::IntrinsicInst &from,
                     IRBuilder<> &builder);
  llvm::Value *replaceMatrix(StringRef name, llvm::IntrinsicInst &from,
                             IRBuilder<> &builder);

  llvm::CallInst *call(IRBuilder<> &builder, const llvm::Twine &name,
                       llvm::Type *type,
                       llvm::ArrayRef<llvm::Value *> arguments);
  llvm::Value *callWithWords(StringRef name, int number,
                             llvm::IntrinsicInst &from, IRBuilder<> &builder);
  llvm::Value *multiply(StringRef shape, llvm::IntrinsicInst &from,
                        IRBuilder<> &builder);
  llvm::Value *loadMatrix(StringRef name, llvm::IntrinsicInst &from,
                          IRBuilder<> &builder);
  llvm::Value *storeMatrix(StringRef name, llvm::IntrinsicInst &from,
                           IRBuilder<> &builder);
  llvm::Value *copy(StringRef name, llvm::IntrinsicInst &from,
                    IRBuilder<> &builder);

  llvm::Value *stackWords(unsigned count);
  llvm::Value *packWords(llvm::ArrayRef<llvm::Value *> values,
                         IRBuilder<> &builder);
  llvm::Value *unpackWords(llvm::Value *words, llvm::Type *type,
                           IRBuilder<> &builder);
  static llvm::Value *generic(llvm::Value *pointer, IRBuilder<> &builder) {
    return builder.CreateAddrSpaceCast(pointer, builder.getPtrTy());
  }

  llvm::Function &kernel;
};
} // namespace

// The calls must not move into or out of branches: threads meet in them.
llvm::CallInst *Replacer::call(IRBuilder<> &builder, const llvm::Twine &name,
                               llvm::Type *type,
                               llvm::ArrayRef<llvm::Value *> arguments) {
  llvm::SmallVector<llvm::Type *> types;
  for (llvm::Value *argument : arguments)
    types.push_back(argument->getType());
  llvm::FunctionCallee callee = kernel.getParent()->getOrInsertFunction(
      ("tcopt_emulated_" + name).str(),
      llvm::FunctionType::get(type, types, false));
  auto *function = llvm::cast<llvm::Function>(callee.getCallee());
  function->setConvergent();
  function->setDoesNotThrow();
  return builder.CreateCall(callee, arguments);
}

static llvm::Value *wordOf(llvm::Value *value, IRBuilder<> &builder) {
  llvm::Type *type = value->getType();
  if (type->isIntegerTy(1))
    return builder.CreateZExt(value, builder.getInt32Ty());
  if (type->getPrimitiveSizeInBits() == 32)
    return builder.CreateBitCast(value, builder.getInt32Ty());
  return value;
}

static llvm::Value *fromWord(llvm::Value *word, llvm::Type *type,
                             IRBuilder<> &builder) {
  if (type->isIntegerTy(1))
    return builder.CreateICmpNE(word, builder.getInt32(0));
  return type == word->getType() ? word : builder.CreateBitCast(word, type);
}

static bool isWord(llvm::Type *type) {
  return type->isIntegerTy(1) || type->getPrimitiveSizeInBits() == 32;
}

//===----------------------------------------------------------------------===//
// Words in memory
//===----------------------------------------------------------------------===//

llvm::Value *Replacer::stackWords(unsigned count) {
  IRBuilder<> entry(&*kernel.getEntryBlock().getFirstInsertionPt());
  return entry.CreateAlloca(entry.getInt32Ty(), entry.getInt32(count));
}

static unsigned countWords(llvm::Type *type) {
  return std::max<unsigned>(1, type->getPrimitiveSizeInBits() / 32);
}

llvm::Value *Replacer::packWords(llvm::ArrayRef<llvm::Value *> values,
                                 IRBuilder<> &builder) {
  unsigned count = 0;
  for (llvm::Value *value : values)
    count += countWords(value->getType());
  llvm::Value *words = stackWords(std::max(1u, count));
  unsigned at = 0;
  for (llvm::Value *value : values) {
    builder.CreateAlignedStore(
        value, builder.CreateConstGEP1_32(builder.getInt32Ty(), words, at),
        llvm::Align(4));
    at += countWords(value->getType());
  }
  return words;
}

llvm::Value *Replacer::unpackWords(llvm::Value *words, llvm::Type *type,
                                   IRBuilder<> &builder) {
  auto load = [&](llvm::Type *part, unsigned at) {
    return builder.CreateAlignedLoad(
        part, builder.CreateConstGEP1_32(builder.getInt32Ty(), words, at),
        llvm::Align(4));
  };
  auto *fields = llvm::dyn_cast<llvm::StructType>(type);
  if (!fields)
    return load(type, 0);
  llvm::Value *all = llvm::PoisonValue::get(type);
  unsigned at = 0;
  for (auto [i, part] : llvm::enumerate(fields->elements())) {
    all = builder.CreateInsertValue(all, load(part, at), i);
    at += countWords(part);
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// Arguments and result of 32 bits are i32. Of a result with a predicate, the
// callee stores the predicate.
llvm::Value *Replacer::callWithWords(StringRef name, int number,
                                     llvm::IntrinsicInst &from,
                                     IRBuilder<> &builder) {
  llvm::SmallVector<llvm::Value *> arguments;
  if (number >= 0)
    arguments.push_back(builder.getInt32(number));
  bool isMath = from.getType()->isFloatTy() && !name.starts_with("shfl");
  for (llvm::Value *argument : from.args())
    arguments.push_back(isMath ? argument : wordOf(argument, builder));
  llvm::Type *type = from.getType();
  auto *pair = llvm::dyn_cast<llvm::StructType>(type);
  if (!pair) {
    bool converts = !isMath && !type->isVoidTy() && isWord(type);
    llvm::Value *made =
        call(builder, name, converts ? builder.getInt32Ty() : type, arguments);
    return converts ? fromWord(made, type, builder) : made;
  }
  llvm::Value *predicate = stackWords(1);
  arguments.push_back(predicate);
  llvm::Value *word = call(builder, name, builder.getInt32Ty(), arguments);
  llvm::Value *truth = builder.CreateICmpNE(
      builder.CreateLoad(builder.getInt32Ty(), predicate), builder.getInt32(0));
  llvm::Value *all = builder.CreateInsertValue(
      llvm::PoisonValue::get(pair),
      fromWord(word, pair->getElementType(0), builder), 0);
  return builder.CreateInsertValue(all, truth, 1);
}

llvm::Value *Replacer::multiply(StringRef shape, llvm::IntrinsicInst &from,
                                IRBuilder<> &builder) {
  llvm::SmallVector<llvm::Value *> arguments(from.args());
  llvm::Value *in = packWords(arguments, builder);
  llvm::Value *out = stackWords(8);
  llvm::Value *name = builder.CreateGlobalString(shape);
  call(builder, "mma", builder.getVoidTy(), {name, in, out});
  return unpackWords(out, from.getType(), builder);
}

// Of "x4.trans.b16", 4 and 1.
static std::pair<unsigned, unsigned> partsOf(StringRef name) {
  return {name[1] - '0', name.contains(".trans")};
}

llvm::Value *Replacer::loadMatrix(StringRef name, llvm::IntrinsicInst &from,
                                  IRBuilder<> &builder) {
  auto [count, transposed] = partsOf(name);
  llvm::Value *out = stackWords(4);
  call(builder, "ldmatrix", builder.getVoidTy(),
       {builder.getInt32(count), builder.getInt32(transposed),
        generic(from.getArgOperand(0), builder), out});
  return unpackWords(out, from.getType(), builder);
}

llvm::Value *Replacer::storeMatrix(StringRef name, llvm::IntrinsicInst &from,
                                   IRBuilder<> &builder) {
  auto [count, transposed] = partsOf(name);
  llvm::SmallVector<llvm::Value *> values(llvm::drop_begin(from.args()));
  llvm::Value *in = packWords(values, builder);
  return call(builder, "stmatrix", builder.getVoidTy(),
              {builder.getInt32(count), builder.getInt32(transposed),
               generic(from.getArgOperand(0), builder), in});
}

// Of "ca.shared.global.16" or, with the number of bytes that are read while the
// rest is zero, "ca.shared.global.16.s".
llvm::Value *Replacer::copy(StringRef name, llvm::IntrinsicInst &from,
                            IRBuilder<> &builder) {
  name.consume_back(".s");
  unsigned bytes = 0;
  (void)name.rsplit('.').second.getAsInteger(10, bytes);
  llvm::Value *read =
      from.arg_size() > 2 ? from.getArgOperand(2) : builder.getInt32(bytes);
  return call(builder, "copy", builder.getVoidTy(),
              {generic(from.getArgOperand(0), builder),
               generic(from.getArgOperand(1), builder), builder.getInt32(bytes),
               read});
}

llvm::Value *Replacer::replaceMatrix(StringRef name, llvm::IntrinsicInst &from,
                                     IRBuilder<> &builder) {
  if (name.consume_front("mma."))
    return llvm::is_contained(products, name) ? multiply(name, from, builder)
                                              : nullptr;
  if (name.ends_with(".b16") &&
      name.consume_front("ldmatrix.sync.aligned.m8n8."))
    return loadMatrix(name, from, builder);
  if (name.ends_with(".b16") &&
      name.consume_front("stmatrix.sync.aligned.m8n8."))
    return storeMatrix(name, from, builder);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// All intrinsics
//===----------------------------------------------------------------------===//

llvm::Value *Replacer::apply(const Rule &rule, llvm::IntrinsicInst &from,
                             IRBuilder<> &builder) {
  llvm::Type *type = from.getType();
  auto one = [&] { return llvm::ConstantFP::get(type, 1.0); };
  auto root = [&] {
    return builder.CreateUnaryIntrinsic(llvm::Intrinsic::sqrt,
                                        from.getArgOperand(0));
  };
  switch (rule.by) {
  case By::field:
    return builder.CreateLoad(
        type, builder.CreateConstGEP1_32(builder.getInt8Ty(), result.self,
                                         rule.number));
  case By::number:
    return builder.getInt32(rule.number);
  case By::nothing:
    return builder.CreateFence(llvm::AtomicOrdering::SequentiallyConsistent);
  case By::call:
  case By::wait:
    result.waits |= rule.by == By::wait;
    return callWithWords(rule.function, rule.number, from, builder);
  case By::reciprocal:
    return builder.CreateFDiv(one(), from.getArgOperand(0));
  case By::quotient:
    return builder.CreateFDiv(from.getArgOperand(0), from.getArgOperand(1));
  case By::sqrt:
    return root();
  case By::rsqrt:
    return builder.CreateFDiv(one(), root());
  case By::fma:
    return builder.CreateIntrinsic(
        llvm::Intrinsic::fma, {type},
        {from.getArgOperand(0), from.getArgOperand(1), from.getArgOperand(2)});
  }
  llvm_unreachable("unknown kind of replacement");
}

Error Replacer::replace(llvm::IntrinsicInst &intrinsic) {
  StringRef name = llvm::Intrinsic::getBaseName(intrinsic.getIntrinsicID());
  IRBuilder<> builder(&intrinsic);
  llvm::Value *made = nullptr;
  if (!name.consume_front("llvm.nvvm.")) {
    StringRef function = functionOf(intrinsic.getIntrinsicID());
    if (function.empty() || !intrinsic.getType()->isFloatTy())
      return Error::success();
    made = callWithWords(function, -1, intrinsic, builder);
  } else if (name.starts_with("cp.async.") &&
             name.contains(".shared.global.")) {
    made = copy(name, intrinsic, builder);
  } else if (const auto *rule = llvm::find_if(
                 rules, [&](const Rule &r) { return r.name == name; });
             rule != std::end(rules)) {
    made = apply(*rule, intrinsic, builder);
  } else if ((made = replaceMatrix(name, intrinsic, builder))) {
    result.waits = true;
  }
  if (!made)
    return llvm::createStringError("the emulator has no 'llvm.nvvm." + name +
                                   "'");
  if (!intrinsic.getType()->isVoidTy())
    intrinsic.replaceAllUsesWith(made);
  intrinsic.eraseFromParent();
  return Error::success();
}

Error Replacer::run() {
  for (llvm::Instruction &instruction :
       llvm::make_early_inc_range(llvm::instructions(kernel))) {
    if (auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction)) {
      if (Error error = replace(*intrinsic))
        return error;
    } else if (auto *inner = llvm::dyn_cast<llvm::CallInst>(&instruction);
               inner && inner->isInlineAsm()) {
      auto *text = llvm::cast<llvm::InlineAsm>(inner->getCalledOperand());
      return llvm::createStringError("the emulator has no '" +
                                     text->getAsmString() + "'");
    }
  }
  return Error::success();
}

// The code generator for the GPU that is played would refuse them.
static Error checkInstructions(llvm::Function &kernel, const CudaChip &played) {
  for (llvm::Instruction &instruction : llvm::instructions(kernel)) {
    auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
    StringRef name;
    if (intrinsic)
      name = llvm::Intrinsic::getBaseName(intrinsic->getIntrinsicID());
    if (!name.consume_front("llvm.nvvm."))
      continue;
    const auto *since = llvm::find_if(newInstructions, [&](const Since &each) {
      return name.starts_with(each.prefix);
    });
    if (since != std::end(newInstructions) &&
        played.capability < since->capability)
      return llvm::createStringError(played.name + " has no 'llvm.nvvm." +
                                     name + "'");
  }
  return Error::success();
}

Expected<EmulatedKernel> tcopt::emulateIntrinsics(llvm::Function &kernel,
                                                  const CudaChip &played) {
  if (Error error = checkInstructions(kernel, played))
    return error;
  expandConversions(kernel);
  Replacer replacer(kernel);
  if (Error error = replacer.run())
    return error;
  return replacer.result;
}
