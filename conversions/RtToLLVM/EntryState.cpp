//===- EntryState.cpp - the program's state at its entries ----------------===//
//
// All entries of a program share one state: `NAME_init` of each of them makes
// it, and it is one block, in which the tensors have constant offsets.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/RtToLLVM/EntryBuilder.h"

using namespace mlir;

namespace tcopt {

void EntryBuilder::findStateIndices() {
  auto indices = body->getAttrOfType<DenseI64ArrayAttr>(
      nest::ProgramState::getIndicesAttrName());
  if (indices)
    llvm::append_range(stateIndices, indices.asArrayRef());
}

// The address of the init function identifies the program.
Value EntryBuilder::programAddress() {
  return LLVM::AddressOfOp::create(builder, calls.loc, state.init);
}

void EntryBuilder::checkStateGiven() {
  if (!stateIndices.empty())
    calls.callStatus("tcopt_rt_check_state",
                     {context, given, programAddress()});
}

void EntryBuilder::addStateTensor(int64_t index, Value memory,
                                  SmallVectorImpl<Value> &args) {
  Value data = LLVM::GEPOp::create(builder, calls.loc, calls.ptrType(),
                                   builder.getI8Type(), memory,
                                   calls.i64(state.tensors.getOffset(index)));
  Sizes sizes;
  for (int64_t size : state.tensors.getTypes()[index].getShape())
    sizes.push_back(calls.i64(size));
  addBuffer(data, sizes, args);
}

LLVM::LLVMFuncOp EntryBuilder::buildInit(StringRef name) {
  LLVM::LLVMFuncOp function = begin(name, 2);
  Value place = function.getArgument(1);
  Value program = state.init ? programAddress() : calls.null();
  Value memory = calls.call(
      state.init ? placed("state_begin") : "tcopt_rt_state_begin",
      calls.ptrType(),
      {context, calls.i64(state.tensors.getBytes()), program, place});
  if (!state.init) {
    end();
    return function;
  }
  stopIfFailed();
  SmallVector<Value> args = {context};
  for (size_t i = 0; i < state.tensors.getTypes().size(); ++i)
    addStateTensor(i, memory, args);
  LLVM::CallOp::create(builder, calls.loc, state.init, args);
  checkDevice();
  calls.callStatus(placed("state_end"), {context, memory, place});
  end();
  return function;
}

LLVM::LLVMFuncOp EntryBuilder::buildExit(StringRef name) {
  builder.setInsertionPoint(body);
  Type ptr = calls.ptrType();
  auto function = LLVM::LLVMFuncOp::create(
      builder, calls.loc, name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(builder.getContext()),
                                  {ptr, ptr}));
  Block *block = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(block);
  calls.call("tcopt_rt_state_free", Type(), block->getArgument(1));
  LLVM::ReturnOp::create(builder, calls.loc, ValueRange());
  return function;
}

} // namespace tcopt
