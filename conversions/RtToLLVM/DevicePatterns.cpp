//===- DevicePatterns.cpp - launches and buffers on a device to llvm ------===//

#include "ContextLowering.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace tcopt {
namespace {

//===----------------------------------------------------------------------===//
// Elements and copies
//===----------------------------------------------------------------------===//

/// The bytes of an element in memory.
Value elementBytes(RuntimeCalls &calls, MemRefType type) {
  auto bits = type.getElementType().isIndex()
                  ? 64
                  : type.getElementType().getIntOrFloatBitWidth();
  return calls.i64((bits + 7) / 8);
}

struct LoadLowering : ContextLowering<rt::DeviceLoadOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::DeviceLoadOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getBuffer().getType());
    Type element = getTypeConverter()->convertType(type.getElementType());
    Value from = getStridedElementPtr(
        rewriter, op.getLoc(), type, adaptor.getBuffer(), adaptor.getIndices());
    Value to = calls.stack(element);
    calls.callStatus("tcopt_rt_device_read",
                     {context, to, from, elementBytes(calls, type)});
    rewriter.replaceOp(op, calls.load(element, to));
  }
};

struct StoreLowering : ContextLowering<rt::DeviceStoreOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::DeviceStoreOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getBuffer().getType());
    Value to = getStridedElementPtr(rewriter, op.getLoc(), type,
                                    adaptor.getBuffer(), adaptor.getIndices());
    Value from = calls.stack(adaptor.getElement().getType());
    calls.store(adaptor.getElement(), from);
    calls.callStatus("tcopt_rt_device_write",
                     {context, to, from, elementBytes(calls, type)});
    rewriter.eraseOp(op);
  }
};

struct CopyLowering : ContextLowering<rt::DeviceCopyOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::DeviceCopyOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    MemRefDescriptor from(adaptor.getFrom()), to(adaptor.getTo());
    auto type = cast<MemRefType>(op.getFrom().getType());
    Value bytes = elementBytes(calls, type);
    for (int64_t i = 0; i < type.getRank(); ++i)
      bytes = LLVM::MulOp::create(rewriter, op.getLoc(), bytes,
                                  from.size(rewriter, op.getLoc(), i));
    calls.callStatus(op.getFromHost() ? "tcopt_rt_device_write"
                                      : "tcopt_rt_device_move",
                     {context, to.alignedPtr(rewriter, op.getLoc()),
                      from.alignedPtr(rewriter, op.getLoc()), bytes});
    rewriter.eraseOp(op);
  }
};

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

/// Constant structs of tcopt_rt_cuda.h.
class ConstantStructs {
public:
  explicit ConstantStructs(RuntimeCalls &calls) : calls(calls) {}

  /// A constant with the fields, which are constants too. `fill` builds them.
  LLVM::GlobalOp create(ModuleOp module, const Twine &name, Type type,
                        llvm::function_ref<Value()> fill) {
    OpBuilder &b = calls.builder;
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    auto global = LLVM::GlobalOp::create(
        b, calls.loc, type, /*isConstant=*/true, LLVM::Linkage::Internal,
        name.str(), Attribute());
    Block *block = b.createBlock(&global.getInitializerRegion());
    b.setInsertionPointToStart(block);
    LLVM::ReturnOp::create(b, calls.loc, fill());
    return global;
  }

  Value pack(Type type, ValueRange fields) {
    Value packed = LLVM::UndefOp::create(calls.builder, calls.loc, type);
    for (auto [i, field] : llvm::enumerate(fields))
      packed = LLVM::InsertValueOp::create(calls.builder, calls.loc, packed,
                                           field, int64_t(i));
    return packed;
  }

private:
  RuntimeCalls &calls;
};

/// tcopt_cuda_image: its key, size and code.
struct ImageLowering : ConvertOpToLLVMPattern<rt::ImageOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::ImageOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCalls calls(rewriter, op.getLoc());
    ConstantStructs constants(calls);
    auto module = op->getParentOfType<ModuleOp>();
    StringRef code = op.getCode();
    std::string bytes = (code + StringRef("\0", 1)).str();
    std::string name = (op.getSymName() + ".code").str();
    auto type = LLVM::LLVMArrayType::get(rewriter.getI8Type(), bytes.size());
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      LLVM::GlobalOp::create(rewriter, op.getLoc(), type, /*isConstant=*/true,
                             LLVM::Linkage::Internal, name,
                             rewriter.getStringAttr(bytes), /*alignment=*/64);
    }
    llvm::XXH128_hash_t key = llvm::xxh3_128bits(llvm::ArrayRef(
        reinterpret_cast<const uint8_t *>(code.data()), code.size()));
    std::string symbol = op.getSymName().str();
    int64_t size = int64_t(code.size());
    rewriter.eraseOp(op);
    Type word = rewriter.getI64Type(), ptr = calls.ptrType();
    auto image = LLVM::LLVMStructType::getLiteral(rewriter.getContext(),
                                                  {word, word, word, ptr});
    constants.create(module, symbol, image, [&] {
      Value address = LLVM::AddressOfOp::create(rewriter, calls.loc, ptr, name);
      return constants.pack(image, {calls.i64(int64_t(key.low64)),
                                    calls.i64(int64_t(key.high64)),
                                    calls.i64(size), address});
    });
    return success();
  }
};

class LaunchLowering : public ContextLowering<rt::LaunchOp> {
public:
  using ContextLowering::ContextLowering;

  void lower(rt::LaunchOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> params;
    for (auto [before, after] : llvm::zip(op.getArgs(), adaptor.getArgs()))
      params.push_back(
          isa<MemRefType>(before.getType())
              ? MemRefDescriptor(after).alignedPtr(rewriter, op.getLoc())
              : after);
    if (op.getFailures()) {
      params.push_back(
          calls.call("tcopt_rt_cuda_status", calls.ptrType(), context));
      params.push_back(failureTable(op, calls));
    }
    auto size32 = [&](Value size) -> Value {
      return LLVM::TruncOp::create(rewriter, op.getLoc(), rewriter.getI32Type(),
                                   size);
    };
    calls.callStatus(
        "tcopt_rt_cuda_launch",
        {context, descriptor(op, calls), adaptor.getGridX(), adaptor.getGridY(),
         adaptor.getGridZ(), size32(adaptor.getBlockX()),
         size32(adaptor.getBlockY()), size32(adaptor.getBlockZ()),
         calls.i64(int64_t(op.getShared())), storeParams(calls, params)});
    rewriter.eraseOp(op);
  }

private:
  /// An array of pointers to the parameters.
  static Value storeParams(RuntimeCalls &calls, ValueRange params) {
    if (params.empty())
      return calls.null();
    Value array = calls.stack(calls.ptrType(), int64_t(params.size()));
    for (auto [i, param] : llvm::enumerate(params)) {
      Value slot = calls.stack(param.getType());
      calls.store(param, slot);
      calls.store(slot, calls.element(array, calls.ptrType(), int64_t(i)));
    }
    return array;
  }

  /// Builds a tcopt_cuda_kernel: its image, name and source location.
  static Value descriptor(rt::LaunchOp op, RuntimeCalls &calls) {
    auto module = op->getParentOfType<ModuleOp>();
    std::string name = (op.getImage() + "." + op.getKernel()).str();
    Type ptr = calls.ptrType();
    if (!module.lookupSymbol(name)) {
      ConstantStructs constants(calls);
      auto type =
          LLVM::LLVMStructType::getLiteral(op.getContext(), {ptr, ptr, ptr});
      std::string place = placeOf(op.getLoc());
      constants.create(module, name, type, [&] {
        Value image = LLVM::AddressOfOp::create(calls.builder, calls.loc, ptr,
                                                op.getImage());
        return constants.pack(
            type, {image, calls.text(op.getKernel()),
                   place.empty() ? calls.null() : calls.text(place)});
      });
    }
    return LLVM::AddressOfOp::create(calls.builder, calls.loc, ptr, name);
  }

  /// The address of the kernel's tcopt_cuda_failure structs, as a number; 0 for
  /// none.
  static Value failureTable(rt::LaunchOp op, RuntimeCalls &calls) {
    if (op.getFailuresAttr().empty())
      return calls.i64(0);
    auto module = op->getParentOfType<ModuleOp>();
    std::string name =
        (op.getImage() + "." + op.getKernel() + ".failures").str();
    Type ptr = calls.ptrType();
    ArrayAttr failures = op.getFailuresAttr();
    if (!module.lookupSymbol(name)) {
      ConstantStructs constants(calls);
      auto row = LLVM::LLVMStructType::getLiteral(
          op.getContext(), {calls.builder.getI32Type(), ptr});
      auto type = LLVM::LLVMArrayType::get(row, failures.size());
      constants.create(module, name, type, [&] {
        SmallVector<Value> rows;
        for (Attribute failure : failures) {
          auto pair = cast<ArrayAttr>(failure);
          rows.push_back(constants.pack(
              row, {calls.i32(cast<IntegerAttr>(pair[0]).getInt()),
                    calls.text(cast<StringAttr>(pair[1]).getValue())}));
        }
        return constants.pack(type, rows);
      });
    }
    Value address =
        LLVM::AddressOfOp::create(calls.builder, calls.loc, ptr, name);
    return LLVM::PtrToIntOp::create(calls.builder, calls.loc,
                                    calls.builder.getI64Type(), address);
  }
};

} // namespace

void populateDevicePatterns(LLVMTypeConverter &converter,
                            RewritePatternSet &patterns) {
  patterns.add<LoadLowering, StoreLowering, CopyLowering, ImageLowering,
               LaunchLowering>(converter);
}

} // namespace tcopt
