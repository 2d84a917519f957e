//===- Calls.h - arguments and results of calls -----------------*- C++ -*-===//
//
// `Compiled` describes a call by these classes: the key that guards compare,
// the replacement of arguments in a trace, the tensors of a result. Each is a
// visitor of `visitLeaves` (Structure.h).
//
// Internal and unstable: public headers include this one, programs do not.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DETAIL_CALLS_H
#define TCOPT_CAPTURE_DETAIL_CALLS_H

#include "tcopt/Capture/detail/Guards.h"
#include "tcopt/Capture/detail/Structure.h"
#include <span>

namespace tcopt::capture {

class CompiledFunction;
struct Failure;
struct FunctionInfo;

/// A short list without memory of its own from the heap.
template <typename T, size_t N> class ShortList {
public:
  void push_back(T value) { *grow(1) = value; }
  /// Room for more, which is to be filled.
  T *grow(size_t more) {
    if (count + more > N) [[unlikely]]
      return growRest(more);
    T *start = first + count;
    count += more;
    return start;
  }
  size_t size() const { return count; }
  const T *data() const { return count <= N ? first : rest.data(); }
  const T &operator[](size_t i) const { return data()[i]; }

private:
  [[gnu::noinline]] T *growRest(size_t more) {
    if (rest.empty())
      rest.assign(first, first + count);
    rest.resize(count + more);
    T *start = rest.data() + count;
    count += more;
    return start;
  }

  T first[N];
  size_t count = 0;
  /// All of them, once there are more than N.
  std::vector<T> rest;
};

/// The arguments of a call: what guards are about, word by word, and the
/// tensors.
class CallKey {
public:
  explicit CallKey(const CompiledFunction &function);
  /// Of a function on tensors, called at a place: whether arguments are parts
  /// of the same elements does not count.
  CallKey(const FunctionInfo &function, Place place);
  void tensor(const Tensor &tensor) { handle(tensor.getImpl()); }
  /// What a tensor is a handle of; it must outlive the key.
  void handle(const std::shared_ptr<TensorImpl> &tensor);
  void scalar(const Scalar &number);
  void size(const Size &size);
  template <typename T> void constant(const T &value) { add(wordOf(value)); }
  /// The length, and all characters.
  void text(std::string_view text);

  /// The word that is a tensor's size.
  size_t sizeWord(size_t tensor, size_t dim) const {
    return starts[tensor] + 2 + dim;
  }

  /// In the first word of a tensor.
  static constexpr uint64_t kDTypeDeviceAndGradient = 0xFF00FF00 | uint64_t(1)
                                                                       << 32;

  // Enough for the step of an optimizer with 32 parameters.
  ShortList<uint64_t, 512> words;
  ShortList<const std::shared_ptr<TensorImpl> *, 160> tensors;
  /// Which word a tensor begins with: its kind; then comes how it lies in
  /// memory, then its sizes.
  ShortList<uint32_t, 160> starts;
  /// The words that are values of Scalars, each after its dtype, and Sizes.
  ShortList<uint32_t, 8> scalars, sizes;
  /// Of errors: where the function was compiled.
  const Place place;
  /// Of the first tensor that has no value.
  const std::shared_ptr<Failure> *failure = nullptr;

private:
  template <typename T> static uint64_t wordOf(const T &value) {
    if constexpr (std::is_floating_point_v<T>)
      return std::bit_cast<uint64_t>(double(value));
    else
      return uint64_t(value);
  }
  void add(uint64_t word) { words.push_back(word); }
  void addSettings();
  uint64_t sharingOf(const TensorImpl &tensor);
  uint64_t sharingWithAny(const TensorImpl &tensor) const;
  void unusual(const TensorImpl &tensor);
  /// Words of a tensor, and what is true in this call only.
  void add(const TensorImpl &tensor, std::span<const uint64_t> words);

  const bool tellsSharing;
  bool mayHaveSeen(const void *cell);

  /// A bit for each cell that came before, by its address. One word is enough
  /// for a few; of many it would have all bits.
  static constexpr size_t kFewCells = 16, kManyWords = 64;
  uint64_t seenCells = 0;
  uint64_t seenOfMany[kManyWords];
};

/// What a function gets in place of its arguments, in order. Without numbers:
/// those that there are.
struct CallArguments {
  std::vector<Tensor> tensors;
  std::vector<Scalar> scalars{};
  std::vector<Size> sizes{};
};

/// Replaces leaves of a structure by others, in order.
struct LeafReplacer {
  const CallArguments &with;
  size_t nextTensor = 0, nextScalar = 0, nextSize = 0;

  void tensor(Tensor &tensor) { tensor = with.tensors[nextTensor++]; }
  void scalar(Scalar &number) {
    if (!with.scalars.empty())
      number = with.scalars[nextScalar++];
  }
  void size(Size &size) {
    if (!with.sizes.empty())
      size = with.sizes[nextSize++];
  }
  template <typename T> void constant(const T &) {}
  void text(std::string_view) {}
};

/// Removes tensors, so that their elements are not kept.
struct TensorRemover {
  void tensor(Tensor &tensor) { tensor = Tensor(); }
  void scalar(Scalar &) {}
  void size(Size &) {}
  template <typename T> void constant(const T &) {}
  void text(std::string_view) {}
};

/// Collects tensors, in order.
struct TensorCollector {
  std::vector<Tensor> tensors;

  void tensor(const Tensor &tensor) { tensors.push_back(tensor); }
  void scalar(const Scalar &) {}
  void size(const Size &) {}
  template <typename T> void constant(const T &) {}
  void text(std::string_view) {}
};

/// The same of what a traced function returns: its numbers become constants of
/// the trace.
struct ResultCollector : TensorCollector {
  static constexpr bool isResult = true;

  void scalar(const Scalar &number) { (void)number.toDouble(); }
  void size(const Size &size) { (void)int64_t(size); }
};

/// All that is no tensor of what a function returns, as words.
struct ConstantCollector {
  std::vector<uint64_t> words;

  void tensor(const Tensor &) {}
  void scalar(const Scalar &number) { constant(number.toDouble()); }
  void size(const Size &size) { constant(int64_t(size)); }
  template <typename T> void constant(const T &value) {
    if constexpr (std::is_floating_point_v<T>)
      words.push_back(std::bit_cast<uint64_t>(double(value)));
    else
      words.push_back(uint64_t(value));
  }
  void text(std::string_view text) {
    words.push_back(text.size());
    for (char c : text)
      words.push_back(uint64_t(c));
  }
};

/// Calls the function with others in place of the arguments, and gives the
/// tensors of its result. Keeps the result itself.
using TracedCall = std::function<std::vector<Tensor>(const CallArguments &)>;

//===----------------------------------------------------------------------===//
// Arguments in words
//===----------------------------------------------------------------------===//

/// A tensor, number or string of a call: which words of the key it is, what it
/// is called, as in "argument 1[2]", and its value as text.
struct Leaf {
  enum class Kind { Tensor, Scalar, Size, Constant } kind;
  uint32_t firstWord;
  std::string name, value;
};

/// All that a call's key tells apart, by name.
class LeafLister {
public:
  explicit LeafLister(CallKey &key) : key(key) {}

  template <typename T> void enter(const T &part) {
    lengths.push_back(path.size());
    path += "[" + textOfValue(part) + "]";
  }
  void leave() {
    path.resize(lengths.back());
    lengths.pop_back();
  }
  void tensor(const Tensor &tensor) {
    add(Leaf::Kind::Tensor, "");
    key.tensor(tensor);
  }
  void scalar(const Scalar &number) {
    add(Leaf::Kind::Scalar, number.isFloat() ? textOfValue(number.toDouble())
                                             : textOfValue(number.toInt()));
    key.scalar(number);
  }
  void size(const Size &size) {
    add(Leaf::Kind::Size, std::to_string(size.hint()));
    key.size(size);
  }
  template <typename T> void constant(const T &value) {
    if constexpr (std::is_enum_v<T>)
      add(Leaf::Kind::Constant, std::to_string(int64_t(value)));
    else
      add(Leaf::Kind::Constant, textOfValue(value));
    key.constant(value);
  }
  void count(size_t parts) {
    add(Leaf::Kind::Constant, std::to_string(parts) + " parts");
    key.constant(parts);
  }
  void text(std::string_view text) {
    add(Leaf::Kind::Constant, textOf(text));
    key.text(text);
  }

  std::string path;
  std::vector<Leaf> leaves;

private:
  void add(Leaf::Kind kind, std::string value) {
    leaves.push_back(
        {kind, uint32_t(key.words.size()), path, std::move(value)});
  }
  static std::string textOf(std::string_view text);

  CallKey &key;
  /// Of the path, before each part that was entered.
  std::vector<size_t> lengths;
};

/// Whether two values of one type have the same tensors and all else equal.
template <typename T> bool hasSameLeaves(const T &a, const T &b) {
  TensorCollector tensors, others;
  ConstantCollector constants, otherConstants;
  visitLeaves(tensors, a), visitLeaves(others, b);
  visitLeaves(constants, a), visitLeaves(otherConstants, b);
  return constants.words == otherConstants.words &&
         std::equal(
             tensors.tensors.begin(), tensors.tensors.end(),
             others.tensors.begin(), others.tensors.end(),
             [](const Tensor &x, const Tensor &y) { return x.is_same(y); });
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_DETAIL_CALLS_H
