//===- CallFrame.cpp - the function whose body builds a graph -------------===//

#include "CallFrame.h"
#include "CallerPlace.h"
#include "Engine.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::capture {

const char *FunctionInfo::calledName() const {
  bool isHelper = name[0] == '_' && llvm::StringRef(name) != "_int_mm";
  return name + isHelper;
}

// The frame of the innermost function. The outermost frame is that of the
// function that the user called.
static thread_local CallFrame *innermost = nullptr;

CallFrame::CallFrame(const FunctionInfo &function, Place place,
                     llvm::function_ref<void(ArgumentLister &)> listArguments)
    : function(function), place(CallerPlace::of(place)),
      listArguments(listArguments), outer(innermost) {
  innermost = this;
}

CallFrame::~CallFrame() { innermost = outer; }

const CallFrame *CallFrame::outermost() {
  const CallFrame *frame = innermost;
  while (frame && frame->outer)
    frame = frame->outer;
  return frame;
}

std::string CallFrame::describeCalled() {
  const CallFrame *frame = outermost();
  return frame ? std::string(frame->function.calledName()) + " at " +
                     frame->place.file_name() + ":" +
                     std::to_string(frame->place.line())
               : "";
}

std::string CallFrame::nameOfCalled() {
  const CallFrame *frame = outermost();
  return frame ? frame->function.calledName() : "a tensor";
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

ArgumentLister::ArgumentLister(const FunctionInfo &function) {
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(function.parameters).split(parts, ", ", -1, false);
  for (llvm::StringRef part : parts)
    names.push_back(part.str());
}

std::string ArgumentLister::nameOfNext() {
  size_t number = next++;
  return number < names.size() ? names[number]
                               : "argument " + std::to_string(number);
}

void ArgumentLister::addText(const std::string &name,
                             const std::string &value) {
  text += (text.empty() ? "" : ", ") + name + ": " + value;
}

static std::string describeTensor(const Tensor &tensor) {
  if (!tensor.defined())
    return "not defined";
  std::string sizes;
  for (int64_t size : tensor.getImpl()->sizes())
    sizes += (sizes.empty() ? "" : ", ") +
             (mlir::ShapedType::isDynamic(size) ? "?" : std::to_string(size));
  return getName(tensor.dtype()).str() + " [" + sizes + "]";
}

void ArgumentLister::addTensor(const Tensor &tensor) {
  tensors.push_back(nameOfNext());
  addText(tensors.back(), describeTensor(tensor));
}

void ArgumentLister::add(const Operand &operand) {
  if (!operand.number())
    return addTensor(operand.tensor());
  const Scalar &number = *operand.number();
  tensors.push_back(nameOfNext());
  addText(tensors.back(), number.isFloat() ? textOfValue(number.toDouble())
                                           : textOfValue(number.toInt()));
}

void ArgumentLister::add(const std::optional<Operand> &operand) {
  if (operand)
    add(*operand);
  else
    ++next;
}

void ArgumentLister::add(const std::vector<Tensor> &list) {
  std::string name = nameOfNext();
  for (size_t i = 0; i < list.size(); ++i) {
    tensors.push_back(name + "[" + std::to_string(i) + "]");
    addText(tensors.back(), describeTensor(list[i]));
  }
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

static std::string withArguments(const std::string &said,
                                 const ArgumentLister &arguments) {
  return arguments.text.empty() ? said : said + " (" + arguments.text + ")";
}

// An op with the name of the function has the function's operands, so that its
// errors name parameters.
static std::string describeError(const OpDiagnostic &error,
                                 const FunctionInfo &function,
                                 const ArgumentLister &arguments) {
  llvm::StringRef op = error.getOp();
  if (!op.consume_front("graph."))
    return error.getLines();
  bool isOwn = op == llvm::StringRef(function.calledName()).rtrim('_');
  std::string said = error.describe([&](unsigned number) {
    return isOwn && number < arguments.tensors.size()
               ? arguments.tensors[number]
               : std::string();
  });
  return error.getLines(std::string(function.calledName()) + ": " +
                        withArguments(said, arguments));
}

// Only the outermost frame reports the error, because the user called its
// function.
void CallFrame::throwUndefined(Place place) const {
  if (outer)
    throw UndefinedTensor(place);
  ArgumentLister arguments(function);
  listArguments(arguments);
  throw Exception(
      withArguments(std::string(function.calledName()) +
                        ": expected a tensor but found one that is not defined",
                    arguments),
      place);
}

Exception CallFrame::failureOf(llvm::ArrayRef<OpDiagnostic> errors) {
  const CallFrame *frame = outermost();
  std::optional<ArgumentLister> arguments;
  if (frame) {
    arguments.emplace(frame->function);
    frame->listArguments(*arguments);
  }
  std::string lines;
  for (const OpDiagnostic &error : errors)
    lines += (lines.empty() ? "" : "\n") +
             (frame ? describeError(error, frame->function, *arguments)
                    : error.getLines());
  return Exception::ofLines(
      lines, errors.empty() ? Place() : sourceOf(errors[0].getLocation()));
}

} // namespace tcopt::capture
