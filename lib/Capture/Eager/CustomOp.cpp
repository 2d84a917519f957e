//===- CustomOp.cpp - user-defined ops ------------------------------------===//
//
// `defineOp`, calls of user-defined ops, and the arguments of their kernels.
// Ops are defined by a shape rule and a kernel; Session/CustomOps.h stores
// them.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/CustomOp.h"
#include "../Session/CustomOps.h"
#include "../Session/Engine.h"
#include "../Trace/Builder.h"
#include "../Trace/TraceBackward.h"
#include "Dispatch.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Interfaces/CustomCall.h"

using namespace mlir;

namespace tcopt {

using capture::Builder;
using capture::CustomOpState;
using capture::Engine;

//===----------------------------------------------------------------------===//
// Shape rules
//===----------------------------------------------------------------------===//

ShapeRule sameShape(size_t input) {
  return [input](const TensorShapes &inputs) {
    if (input >= inputs.size())
      throw std::invalid_argument("there is no input " + std::to_string(input));
    return TensorShapes{inputs[input]};
  };
}

static TensorShapes shapesOf(const std::vector<Tensor> &tensors, Place place) {
  TensorShapes shapes;
  for (const Tensor &tensor : tensors) {
    if (!tensor.defined())
      throw Exception("expected a tensor but found one that is not defined",
                      place);
    TensorShape shape{tensor.dtype(), {}};
    for (int64_t i = 0; i < tensor.dim(); ++i)
      shape.sizes.push_back(tensor.size(i, place));
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

// Checks hints only, because a comparison of symbolic sizes would add a guard.
static void checkResult(const std::string &name, size_t number,
                        const TensorShape &shape, Place place) {
  std::string result =
      name + ": the shape rule gave result " + std::to_string(number);
  if (shape.sizes.size() > TCOPT_RT_MAX_NDIM)
    throw Exception(result + " " + std::to_string(shape.sizes.size()) +
                        " dimensions, but there are at most " +
                        std::to_string(TCOPT_RT_MAX_NDIM),
                    place);
  for (const Size &size : shape.sizes)
    if (size.hint() < 0)
      throw Exception(result + " the size " + std::to_string(size.hint()),
                      place);
  if (!llvm::is_contained(allDTypes, shape.dtype))
    throw Exception(result + " a dtype that there is not", place);
}

static TensorShapes runRule(const CustomOpState &op, const TensorShapes &inputs,
                            const Attributes &attributes, Place place) {
  TensorShapes results;
  try {
    results = op.shape(inputs, attributes);
  } catch (const Exception &) {
    throw;
  } catch (const std::exception &error) {
    throw Exception(op.name + ": " + error.what(), place);
  }
  if (results.empty())
    throw Exception(op.name + ": the shape rule gave no results", place);
  for (auto [i, result] : llvm::enumerate(results))
    checkResult(op.name, i, result, place);
  return results;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

const tcopt_tensor &KernelCall::checked(std::span<const tcopt_tensor> tensors,
                                        size_t i, DType dtype) {
  if (i >= tensors.size())
    throw std::out_of_range("the kernel asks for tensor " + std::to_string(i) +
                            " of " + std::to_string(tensors.size()));
  tcopt_dtype expected = runtimeDType(dtype), found = tensors[i].dtype;
  if (expected.code != found.code || expected.bits != found.bits)
    throw std::invalid_argument("the kernel asks for elements of " +
                                getName(dtype).str() + " of tensor " +
                                std::to_string(i) + ", which has others");
  return tensors[i];
}

size_t KernelCall::countOf(const tcopt_tensor &tensor) {
  size_t count = 1;
  for (int64_t size : sizesOf(tensor))
    count *= size_t(size);
  return count;
}

static const tcopt_attribute &
attributeOf(const tcopt_attributes *attributes, const char *name,
            std::initializer_list<int32_t> kinds) {
  const tcopt_attribute *found = tcopt_rt_attribute(attributes, name);
  if (found && llvm::is_contained(kinds, found->kind))
    return *found;
  throw std::invalid_argument(
      std::string("the kernel asks for the attribute '") + name +
      "', which is " + (found ? "of another kind" : "not there"));
}

bool KernelCall::has(const char *name) const {
  return tcopt_rt_attribute(attributes, name) != nullptr;
}

int64_t KernelCall::integer(const char *name) const {
  return attributeOf(attributes, name, {TCOPT_ATTRIBUTE_INT}).integer;
}

double KernelCall::number(const char *name) const {
  return attributeOf(attributes, name,
                     {TCOPT_ATTRIBUTE_INT, TCOPT_ATTRIBUTE_FLOAT})
      .number;
}

std::string_view KernelCall::text(const char *name) const {
  return attributeOf(attributes, name, {TCOPT_ATTRIBUTE_STRING}).text;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static DictionaryAttr toAttr(OpBuilder &ops, const Attributes &attributes) {
  llvm::SmallVector<NamedAttribute> entries;
  for (const auto &[name, value] : attributes) {
    Attribute attribute;
    if (const auto *integer = std::get_if<int64_t>(&value))
      attribute = ops.getI64IntegerAttr(*integer);
    else if (const auto *number = std::get_if<double>(&value))
      attribute = ops.getF64FloatAttr(*number);
    else
      attribute = ops.getStringAttr(std::get<std::string>(value));
    entries.push_back(ops.getNamedAttr(name, attribute));
  }
  return entries.empty() ? DictionaryAttr() : ops.getDictionaryAttr(entries);
}

static std::vector<Value> build(Builder &b, const CustomOpState &op,
                                const std::vector<Tensor> &inputs,
                                const TensorShapes &results,
                                const Attributes &attributes) {
  llvm::SmallVector<Type> types;
  llvm::SmallVector<Value> unknown;
  for (const TensorShape &result : results) {
    graph::SizeOperands sizes(b.sizes(result.sizes));
    types.push_back(
        RankedTensorType::get(sizes.constants, b.type(result.dtype)));
    llvm::append_range(unknown, sizes.values);
  }
  auto call = graph::CustomCallOp::create(b.ops(), b.location(), types, op.name,
                                          b(inputs), unknown,
                                          toAttr(b.ops(), attributes));
  for (auto [value, result] : llvm::zip_equal(call->getResults(), results))
    b.state(value, result.sizes);
  return {call->result_begin(), call->result_end()};
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

static std::vector<Tensor> callRule(const CustomOpState &op,
                                    const GradientCall &call, Place place) {
  std::vector<Tensor> gradients;
  try {
    gradients = op.backward(call);
  } catch (const Exception &) {
    throw;
  } catch (const std::exception &error) {
    throw Exception(op.name + ": " + error.what(), place);
  }
  if (gradients.size() != call.inputs.size())
    throw Exception(op.name + ": expected " +
                        std::to_string(call.inputs.size()) +
                        " gradients, one for each input, but found " +
                        std::to_string(gradients.size()),
                    place);
  return gradients;
}

// Returns the results with the op's rule for gradients, if an input requires a
// gradient.
static std::vector<Tensor> withRule(const CustomOpState &op,
                                    const std::vector<Tensor> &inputs,
                                    std::vector<Tensor> results,
                                    const Attributes &attributes, Place place) {
  capture::Recorder &recorder = *capture::currentRecorder();
  std::vector<bool> wanted = capture::wantedGradients(recorder, inputs);
  if (!op.backward || !llvm::is_contained(wanted, true))
    return results;
  std::vector<Tensor> floats;
  for (const Tensor &result : results)
    if (isFloat(result.dtype()))
      floats.push_back(result);
  auto rule = [&](const std::vector<Tensor> &given) {
    std::vector<Tensor> all;
    auto next = given.begin();
    for (const Tensor &result : results)
      all.push_back(isFloat(result.dtype()) ? *next++ : Tensor());
    return callRule(op, {inputs, results, all, attributes}, place);
  };
  std::vector<Tensor> carried = capture::withGradients(
      recorder, floats,
      {inputs, wanted, capture::sourcesOf(recorder, inputs, wanted, place),
       rule},
      place);
  auto next = carried.begin();
  for (Tensor &result : results)
    if (isFloat(result.dtype()))
      result = *next++;
  return results;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static void checkAttributes(const CustomOpState &op,
                            const Attributes &attributes, Place place) {
  auto hasNul = [](llvm::StringRef text) { return text.contains('\0'); };
  for (const auto &[name, value] : attributes) {
    const auto *text = std::get_if<std::string>(&value);
    if (name.empty() || hasNul(name) || (text && hasNul(*text)))
      throw Exception(op.name + ": expected attributes with a name, and "
                                "strings without NUL",
                      place);
  }
}

const std::string &CustomOp::name() const { return state->name; }

// Returns attributes as strings, which the guard key contains.
static std::vector<std::string> textsOf(const Attributes &attributes) {
  std::vector<std::string> texts;
  for (const auto &[name, value] : attributes) {
    texts.push_back(name);
    if (const auto *integer = std::get_if<int64_t>(&value))
      texts.push_back("i" + std::to_string(*integer));
    else if (const auto *number = std::get_if<double>(&value))
      texts.push_back("f" + std::to_string(std::bit_cast<uint64_t>(*number)));
    else
      texts.push_back("s" + std::get<std::string>(value));
  }
  return texts;
}

std::vector<Tensor> CustomOp::operator()(const std::vector<Tensor> &inputs,
                                         const Attributes &attributes,
                                         Place place) const {
  checkAttributes(*state, attributes, place);
  static constexpr capture::FunctionInfo info{"a custom op"};
  auto body = [this, &attributes](
                  const std::vector<Tensor> &given, std::string_view,
                  const std::vector<std::string_view> &, Place place) {
    capture::currentRecorder()->useHost(place);
    TensorShapes results =
        runRule(*state, shapesOf(given, place), attributes, place);
    std::vector<Tensor> computed = capture::callMany(place, [&](Builder &b) {
      return build(b, *state, given, results, attributes);
    });
    return withRule(*state, given, std::move(computed), attributes, place);
  };
  std::vector<std::string> texts = textsOf(attributes);
  return capture::dispatch<std::vector<Tensor>>(
      info, place, body, inputs, std::string_view(state->name),
      std::vector<std::string_view>(texts.begin(), texts.end()));
}

CustomOp defineOp(const std::string &name, CustomOpRules rules, Place place) {
  if (!isCustomOpName(name))
    throw Exception("expected the name of an op, such as 'mylib::scale', but "
                    "found '" +
                        name + "'",
                    place);
  if (!rules.shape.get() || !rules.kernel.get())
    throw Exception("the op '" + name + "' needs a shape rule and a kernel",
                    place);
  return CustomOp(Engine::get().customOps().add(
      {name, rules.shape.get(), rules.kernel.get(), std::move(rules.backward)},
      place));
}

} // namespace tcopt
