//===- Calls.h - guard keys and leaves of calls -----------------*- C++ -*-===//
//
// Visitors of `visitLeaves` (Structure.h) by which `Compiled` processes the
// arguments and the result of a call: the guard key, the replacement of
// arguments by placeholders of a trace, the tensors of a result.
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

struct Failure;
struct FunctionInfo;

/// A vector with inline storage for N elements.
template <typename T, size_t N> class ShortList {
public:
  void push_back(T value) { *grow(1) = value; }
  /// Appends uninitialized elements and returns a pointer to them.
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
  /// All elements, if there are more than N.
  std::vector<T> rest;
};

/// The guard key of a call: a list of 64-bit words that guards compare, and the
/// tensors among the arguments.
class CallKey {
public:
  /// The key of a compiled function, which was compiled at a source location.
  explicit CallKey(Place place);
  /// The key of a function on tensors, called at a source location. It does not
  /// encode which arguments share elements.
  CallKey(const FunctionInfo &function, Place place);
  void tensor(const Tensor &tensor) { handle(tensor.getImpl()); }
  /// Adds a tensor, which must outlive the key.
  void handle(const std::shared_ptr<TensorImpl> &tensor);
  void scalar(const Scalar &number);
  void size(const Size &size);
  template <typename T> void constant(const T &value) { add(wordOf(value)); }
  /// Adds the length and all characters.
  void text(std::string_view text);

  /// The index of the word with a tensor's size.
  size_t sizeWord(size_t tensor, size_t dim) const {
    return starts[tensor] + 2 + dim;
  }

  /// The bits of the first word of a tensor with dtype, device and
  /// requires_grad.
  static constexpr uint64_t kDTypeDeviceAndGradient = 0xFF00FF00 | uint64_t(1)
                                                                       << 32;

  // The inline storage is enough for the step of an optimizer with 32
  // parameters.
  ShortList<uint64_t, 512> words;
  ShortList<const std::shared_ptr<TensorImpl> *, 160> tensors;
  /// The index of the first word of each tensor: a word with its dtype, device
  /// and flags, a word with its layout in memory, and its sizes.
  ShortList<uint32_t, 160> starts;
  /// The indices of the words with values of Scalars, each after its dtype, and
  /// of Sizes.
  ShortList<uint32_t, 8> scalars, sizes;
  /// The source location for errors: the call of `compile`.
  const Place place;
  /// The failure of the first tensor that has no value.
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
  /// Adds the cached words of a tensor, with its flags in this call.
  void add(const TensorImpl &tensor, std::span<const uint64_t> words);

  const bool tellsSharing;
  bool mayHaveSeen(const void *cell);

  /// A Bloom filter of the cells of earlier tensors, by address: one word for
  /// up to kFewCells tensors, kManyWords words for more.
  static constexpr size_t kFewCells = 16, kManyWords = 64;
  uint64_t seenCells = 0;
  uint64_t seenOfMany[kManyWords];
};

/// Replacements for the leaves of the arguments, in order. Empty lists of
/// scalars and sizes keep the original values.
struct CallArguments {
  std::vector<Tensor> tensors;
  std::vector<Scalar> scalars{};
  std::vector<Size> sizes{};
};

/// Replaces the leaves of a structure, in order.
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

/// Removes the tensors of a structure, so that their elements are released.
struct TensorRemover {
  void tensor(Tensor &tensor) { tensor = Tensor(); }
  void scalar(Scalar &) {}
  void size(Size &) {}
  template <typename T> void constant(const T &) {}
  void text(std::string_view) {}
};

/// Collects the tensors of a structure, in order.
struct TensorCollector {
  std::vector<Tensor> tensors;

  void tensor(const Tensor &tensor) { tensors.push_back(tensor); }
  void scalar(const Scalar &) {}
  void size(const Size &) {}
  template <typename T> void constant(const T &) {}
  void text(std::string_view) {}
};

/// Collects the tensors of a traced function's result. Scalars and sizes become
/// constants of the trace.
struct ResultCollector : TensorCollector {
  static constexpr bool isResult = true;

  void scalar(const Scalar &number) { (void)number.toDouble(); }
  void size(const Size &size) { (void)int64_t(size); }
};

/// Encodes the scalars, sizes and strings of a function's result as words.
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

/// Calls the function with replaced arguments, and returns the tensors of its
/// result. Stores the result itself.
using TracedCall = std::function<std::vector<Tensor>(const CallArguments &)>;

//===----------------------------------------------------------------------===//
// Names of arguments
//===----------------------------------------------------------------------===//

/// A tensor, number or string of a call: its first word in the guard key, its
/// name, as in "argument 1[2]", and its value as text.
struct Leaf {
  enum class Kind { Tensor, Scalar, Size, Constant } kind;
  uint32_t firstWord;
  std::string name, value;
};

/// Lists the leaves of a call's guard key by name.
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
  /// The length of the path before each element that was entered.
  std::vector<size_t> lengths;
};

/// Whether two values of one type have the same tensors, and equal scalars,
/// sizes and strings.
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
