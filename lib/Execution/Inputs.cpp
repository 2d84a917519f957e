//===- Inputs.cpp - Inputs of a function from tool options ----------------===//
//
// Files are bound to arguments first. They and `--dim` determine the symbols.
// The remaining arguments are filled.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Execution/Inputs.h"
#include "SymbolBinder.h"
#include "tcopt/Execution/InlineTensor.h"
#include "tcopt/Support/RandomInput.h"
#include "tcopt/Support/TensorFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <set>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Shapes and symbols
//===----------------------------------------------------------------------===//

static Error wrongInput(const TensorSpec &spec, const HostTensor &tensor) {
  return llvm::createStringError("input '" + spec.name + "': expected " +
                                 spec.typeName() + " but found " +
                                 tensor.typeName());
}

/// Checks one input, and adds its sizes to those of symbols.
static Error matchInput(const TensorSpec &spec, const HostTensor &tensor,
                        SymbolBinder &symbols) {
  if (tensor.dtype() != spec.dtype || tensor.rank() != spec.rank())
    return wrongInput(spec, tensor);
  for (auto [expected, found] : llvm::zip(spec.sizes, tensor.shape())) {
    if (expected.isStatic() && expected.size != found)
      return wrongInput(spec, tensor);
    if (!expected.isStatic())
      symbols.add(expected, found, "input '" + spec.name + "'");
  }
  return Error::success();
}

Expected<SymbolSizes> tcopt::matchInputs(const Signature &signature,
                                         llvm::ArrayRef<HostTensor> inputs) {
  if (inputs.size() != signature.inputs.size())
    return llvm::createStringError(
        "'" + signature.function + "' takes " + Twine(signature.inputs.size()) +
        " inputs but " + Twine(inputs.size()) + " were given");
  SymbolBinder symbols(signature);
  for (auto [spec, tensor] : llvm::zip(signature.inputs, inputs))
    if (Error error = matchInput(spec, tensor, symbols))
      return error;
  if (Error error = symbols.solve())
    return error;
  return symbols.takeSizes();
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

namespace {
/// The fill of an argument: random elements, or zeros.
struct Fill {
  std::optional<RandomSource> random;
};

/// Creates the inputs of one call.
class InputBinder {
public:
  InputBinder(const Signature &signature, const InputOptions &options)
      : signature(signature), options(options), bytesLeft(options.byteLimit),
        inputs(signature.inputs.size()), symbols(signature) {}

  Expected<Tensors> run();
  std::map<std::string, HostTensor> readFiles();

private:
  Error addSpec(StringRef text);
  Error addNamed(StringRef name, StringRef source);
  Error addFile(StringRef path);
  Expected<HostTensor> readInline(StringRef text);
  Error addMembers(StringRef path, std::vector<NamedTensor> members);
  Expected<std::vector<NamedTensor>> load(StringRef path);
  Expected<size_t> indexOf(StringRef name) const;
  Error give(size_t index, HostTensor tensor, StringRef from);
  Error giveNext(HostTensor tensor, StringRef from);
  std::optional<size_t> nextFree() const;
  void loseNext(StringRef path);

  Error bindDim(StringRef text);
  Error matchGiven();
  Error bindAll();
  Error requireRest();
  Error fillRest();
  Expected<HostTensor> fill(size_t index, const Fill &with);

  const Signature &signature;
  const InputOptions &options;
  uint64_t bytesLeft;
  std::vector<std::optional<HostTensor>> inputs;
  std::map<size_t, Fill> fills;
  std::optional<Fill> fillAll;
  /// Arguments whose source failed. Other sources are still checked, to report
  /// all errors.
  std::set<size_t> lost;
  bool isOrderLost = false;
  SymbolBinder symbols;
};
} // namespace

/// Parses `zeros` or a random distribution; nullopt for other texts.
static Expected<std::optional<Fill>> parseFill(StringRef text) {
  if (text == "zeros")
    return Fill();
  Expected<std::optional<RandomSource>> source = parseRandomSource(text);
  if (!source)
    return source.takeError();
  if (!*source)
    return std::nullopt;
  return Fill{*source};
}

Expected<size_t> InputBinder::indexOf(StringRef name) const {
  if (std::optional<size_t> index = signature.findInput(name))
    return *index;
  if (inputs.empty())
    return llvm::createStringError("unknown argument '" + name + "': '" +
                                   signature.function + "' takes no inputs");
  llvm::SmallVector<std::string> names;
  for (const TensorSpec &spec : signature.inputs) {
    bool hasOther = !spec.sourceName.empty() && spec.sourceName != spec.name;
    names.push_back(spec.name + (hasOther ? " or " + spec.sourceName : ""));
  }
  return llvm::createStringError("unknown argument '" + name +
                                 "' (known: " + llvm::join(names, ", ") + ")");
}

Error InputBinder::give(size_t index, HostTensor tensor, StringRef from) {
  if (inputs[index] || fills.count(index))
    return llvm::createStringError("argument '" + signature.inputs[index].name +
                                   "' is given twice, again by " + from);
  inputs[index] = std::move(tensor);
  return Error::success();
}

std::optional<size_t> InputBinder::nextFree() const {
  for (size_t i = 0; i < inputs.size(); ++i)
    if (!inputs[i] && !fills.count(i) && !lost.count(i))
      return i;
  return std::nullopt;
}

/// Marks the next argument as failed. The number of arguments in an unreadable
/// archive is unknown, so that later arguments have no order.
void InputBinder::loseNext(StringRef path) {
  isOrderLost |= !path.ends_with(".npy");
  if (std::optional<size_t> index = nextFree())
    lost.insert(*index);
}

Error InputBinder::giveNext(HostTensor tensor, StringRef from) {
  if (isOrderLost)
    return Error::success();
  if (std::optional<size_t> index = nextFree())
    return give(*index, std::move(tensor), from);
  return llvm::createStringError("'" + signature.function + "' takes " +
                                 Twine(inputs.size()) +
                                 " inputs, all given before " + from);
}

Expected<HostTensor> InputBinder::readInline(StringRef text) {
  Expected<HostTensor> tensor = parseInlineTensor(text, bytesLeft);
  if (!tensor)
    return llvm::createStringError(text + ": " + toString(tensor.takeError()));
  bytesLeft -= tensor->numBytes();
  return tensor;
}

Expected<std::vector<NamedTensor>> InputBinder::load(StringRef path) {
  auto members = loadTensorFile(path, bytesLeft);
  if (members)
    for (const NamedTensor &member : *members)
      bytesLeft -= member.tensor.numBytes();
  return members;
}

Error InputBinder::addMembers(StringRef path,
                              std::vector<NamedTensor> members) {
  bool byName = llvm::any_of(members, [&](const NamedTensor &member) {
    return signature.findInput(member.name).has_value();
  });
  for (NamedTensor &member : members) {
    if (!byName) {
      if (Error error = giveNext(std::move(member.tensor), path))
        return error;
      continue;
    }
    Expected<size_t> index = indexOf(member.name);
    if (!index)
      return llvm::createStringError(path + ": " + toString(index.takeError()));
    if (Error error = give(*index, std::move(member.tensor), path))
      return error;
  }
  return Error::success();
}

Error InputBinder::addFile(StringRef path) {
  auto members = load(path);
  if (members)
    return addMembers(path, std::move(*members));
  loseNext(path);
  return members.takeError();
}

Error InputBinder::addNamed(StringRef name, StringRef source) {
  Expected<size_t> index = indexOf(name);
  if (!index)
    return index.takeError();
  Expected<std::optional<Fill>> fill = parseFill(source);
  if (!fill)
    return fill.takeError();
  if (*fill && !inputs[*index]) {
    fills[*index] = **fill;
    return Error::success();
  }
  lost.insert(*index);
  if (isInlineTensor(source)) {
    Expected<HostTensor> tensor = readInline(source);
    return tensor ? give(*index, std::move(*tensor), source)
                  : tensor.takeError();
  }
  auto members = load(source);
  if (!members)
    return members.takeError();
  if (members->size() != 1)
    return llvm::createStringError(source + ": expected one tensor for '" +
                                   name + "' but found " +
                                   Twine(members->size()));
  return give(*index, std::move(members->front().tensor), source);
}

Error InputBinder::addSpec(StringRef text) {
  Expected<std::optional<Fill>> fill = parseFill(text);
  if (!fill)
    return fill.takeError();
  if (*fill) {
    if (fillAll)
      return llvm::createStringError(
          "more than one of 'zeros' and "
          "'random:SEED' without an argument's name");
    fillAll = **fill;
    return Error::success();
  }
  // If the text before '=' is not an argument's name, the whole text is a file
  // name.
  auto [name, source] = text.split('=');
  if (isInlineTensor(text) && !signature.findInput(name)) {
    Expected<HostTensor> tensor = readInline(text);
    if (tensor)
      return giveNext(std::move(*tensor), text);
    loseNext(".npy");
    return tensor.takeError();
  }
  if (!source.empty() && !llvm::sys::fs::exists(text))
    return addNamed(name, source);
  return addFile(text);
}

//===----------------------------------------------------------------------===//
// Sizes and filling
//===----------------------------------------------------------------------===//

Error InputBinder::bindDim(StringRef text) {
  auto [name, number] = text.split('=');
  int64_t size;
  if (number.getAsInteger(10, size) || size < 0)
    return llvm::createStringError("expected --dim NAME=SIZE but found '" +
                                   text + "'");
  std::vector<std::string> known = signature.symbols();
  if (known.empty())
    return llvm::createStringError("unknown dimension '" + name + "': '" +
                                   signature.function +
                                   "' has no named dimension");
  if (!llvm::is_contained(known, name))
    return llvm::createStringError("unknown dimension '" + name + "' (known: " +
                                   llvm::join(known, ", ") + ")");
  symbols.add({-1, name.str()}, size, "--dim");
  return Error::success();
}

Error InputBinder::matchGiven() {
  Error errors = Error::success();
  for (auto [spec, input] : llvm::zip(signature.inputs, inputs))
    if (input)
      errors = joinErrors(std::move(errors), matchInput(spec, *input, symbols));
  return joinErrors(std::move(errors), symbols.solve());
}

/// Binds all sources, and returns all their errors.
Error InputBinder::bindAll() {
  Error errors = Error::success();
  for (const std::string &text : options.inputs)
    errors = joinErrors(std::move(errors), addSpec(text));
  for (const std::string &text : options.dims)
    errors = joinErrors(std::move(errors), bindDim(text));
  return joinErrors(std::move(errors), matchGiven());
}

Error InputBinder::requireRest() {
  Error errors = Error::success();
  for (auto [index, spec] : llvm::enumerate(signature.inputs))
    if (!inputs[index] && !fills.count(index) && !fillAll)
      errors = joinErrors(std::move(errors),
                          llvm::createStringError("no input for argument '" +
                                                  spec.name + "' (" +
                                                  spec.typeName() + ")"));
  return errors;
}

Expected<HostTensor> InputBinder::fill(size_t index, const Fill &with) {
  const TensorSpec &spec = signature.inputs[index];
  llvm::SmallVector<int64_t> shape;
  for (const SizeSpec &size : spec.sizes) {
    Expected<int64_t> found = symbols.sizeOf(size);
    if (!found)
      return found.takeError();
    shape.push_back(*found);
  }
  if (!with.random)
    return HostTensor::create(spec.dtype, shape, bytesLeft);
  RandomSource source = *with.random;
  source.argument = index;
  source.range = spec.range;
  Expected<HostTensor> tensor =
      randomTensor(spec.dtype, shape, source, bytesLeft);
  if (tensor && spec.scale && isFloat(spec.dtype) && !spec.range)
    for (int64_t i = 0; i < tensor->numElements(); ++i)
      tensor->setFloat(i, tensor->getFloat(i) * *spec.scale);
  return tensor;
}

Error InputBinder::fillRest() {
  for (auto [index, spec] : llvm::enumerate(signature.inputs)) {
    if (inputs[index])
      continue;
    auto own = fills.find(index);
    Expected<HostTensor> tensor =
        fill(index, own == fills.end() ? *fillAll : own->second);
    if (!tensor)
      return llvm::createStringError("input '" + spec.name +
                                     "': " + toString(tensor.takeError()));
    bytesLeft -= tensor->numBytes();
    inputs[index] = std::move(*tensor);
  }
  return Error::success();
}

Expected<Tensors> InputBinder::run() {
  for (auto step : {&InputBinder::bindAll, &InputBinder::requireRest,
                    &InputBinder::fillRest})
    if (Error error = (this->*step)())
      return error;
  Tensors tensors;
  for (std::optional<HostTensor> &input : inputs)
    tensors.push_back(std::move(*input));
  return tensors;
}

Expected<Tensors> tcopt::makeInputs(const Signature &signature,
                                    const InputOptions &options) {
  return InputBinder(signature, options).run();
}

std::map<std::string, HostTensor> InputBinder::readFiles() {
  for (const std::string &text : options.inputs)
    consumeError(addSpec(text));
  std::map<std::string, HostTensor> given;
  for (auto [spec, input] : llvm::zip(signature.inputs, inputs))
    if (input)
      given.emplace(spec.name, std::move(*input));
  return given;
}

std::map<std::string, HostTensor>
tcopt::readGivenInputs(llvm::ArrayRef<std::string> names,
                       const InputOptions &options) {
  Signature signature;
  for (const std::string &name : names)
    signature.inputs.emplace_back().name = name;
  return InputBinder(signature, options).readFiles();
}
