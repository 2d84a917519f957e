//===- SizeHistory.cpp - choose the dynamic sizes of the next trace -------===//

#include "SizeHistory.h"
#include "../Trace/Arguments.h"

namespace tcopt::capture {

void forEachSize(
    const CallKey &key,
    llvm::function_ref<void(size_t tensor, size_t dim, size_t word)> visit) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (const TensorImpl *tensor = key.tensors[i]->get())
      for (size_t dim = 0; dim < tensor->sizes().size(); ++dim)
        visit(i, dim, key.sizeWord(i, dim));
}

/// Calls a function for each word that is a size of a tensor, a Scalar or a
/// Size.
static void forEachVariable(const CallKey &key,
                            llvm::function_ref<void(size_t word)> visit) {
  forEachSize(key, [&](size_t, size_t, size_t word) { visit(word); });
  for (size_t i = 0; i < key.scalars.size(); ++i)
    visit(key.scalars[i]);
  for (size_t i = 0; i < key.sizes.size(); ++i)
    visit(key.sizes[i]);
}

SizeHistory::Family &SizeHistory::familyOf(const CallKey &key) {
  Words words(key.words.data(), key.words.data() + key.words.size());
  Words kind = words;
  forEachVariable(key, [&](size_t word) { kind[word] = 0; });
  Family &family = families[kind];
  if (family.first.empty()) {
    family.varies.resize(words.size());
    family.isClosed.resize(words.size());
    family.first = std::move(words);
  }
  return family;
}

// Remembers the marks of this call's arguments, because they apply to the
// arguments of later calls as well.
void SizeHistory::takeMarks(const CallKey &key, Family &family) {
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    const TensorImpl &impl = **key.tensors[tensor];
    if (!impl.views.empty())
      return;
    for (const SizeMark &mark : impl.cell->marks)
      if (mark.dim == dim)
        family.marks.insert_or_assign(word, mark);
  });
}

static void checkMark(const SizeMark &mark, size_t tensor, int64_t size) {
  if (mark.isStatic || mark.range.allows(size))
    return;
  const SizeRange &range = mark.range;
  throw Exception("size(" + std::to_string(mark.dim) + ") of argument " +
                      std::to_string(tensor) + " is marked as at least " +
                      std::to_string(range.min) + ", at most " +
                      std::to_string(range.max) + " and a multiple of " +
                      std::to_string(range.multiple) + " but is " +
                      std::to_string(size),
                  mark.place);
}

Scalar scalarAt(const CallKey &key, size_t word) {
  auto dtype = DType(key.words[word - 1]);
  uint64_t bits = key.words[word];
  return dtype == DType::Bool  ? Scalar(bits != 0)
         : dtype == DType::I64 ? Scalar(int64_t(bits))
                               : Scalar(std::bit_cast<double>(bits));
}

void SizeHistory::addNumbers(const CallKey &key, const Family &family,
                             std::optional<bool> dynamic, OpenParts &open) {
  for (size_t i = 0; i < key.scalars.size(); ++i) {
    size_t word = key.scalars[i];
    Scalar value = scalarAt(key, word);
    bool isOpen = !value.isBool() && family.isWanted(word, dynamic);
    open.numbers.push_back({value, false, word, isOpen});
  }
  for (size_t i = 0; i < key.sizes.size(); ++i) {
    size_t word = key.sizes[i];
    if (family.isWanted(word, dynamic) && mayBeOpen(key.words[word]))
      open.sizes.push_back({open.numbers.size(), std::nullopt, word});
    open.numbers.push_back({Scalar(int64_t(key.words[word])), true, word});
  }
}

// Names dynamic sizes after the arguments in the user's program.
static void nameParts(OpenParts &open, const CallKey &key,
                      llvm::ArrayRef<Leaf> leaves) {
  for (OpenSize &size : open.sizes)
    for (const Leaf &leaf : leaves) {
      uint32_t word =
          size.dim ? key.starts[size.argument] : uint32_t(size.word);
      if (leaf.firstWord == word && leaf.kind != Leaf::Kind::Constant)
        size.name = leaf.name;
    }
}

OpenParts SizeHistory::chooseDynamic(const CallKey &key,
                                     std::optional<bool> dynamic,
                                     llvm::ArrayRef<Leaf> leaves) {
  Family &family = familyOf(key);
  takeMarks(key, family);
  forEachVariable(key, [&](size_t word) {
    if (family.first[word] != key.words[word])
      family.varies[word] = true;
  });
  OpenParts open;
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    auto mark = family.marks.find(word);
    bool isMarked = mark != family.marks.end();
    if (isMarked)
      checkMark(mark->second, tensor, int64_t(key.words[word]));
    bool isWanted =
        isMarked ? !mark->second.isStatic : family.isWanted(word, dynamic);
    if (!isWanted || key.words[word] == 1)
      return;
    OpenSize &size = open.sizes.emplace_back(OpenSize{tensor, dim, word});
    if (isMarked) {
      size.range = mark->second.range;
      size.mark = mark->second.place;
    }
  });
  addNumbers(key, family, dynamic, open);
  nameParts(open, key, leaves);
  return open;
}

void SizeHistory::close(const CallKey &key, size_t word) {
  familyOf(key).isClosed[word] = true;
}

static SizeMark &markOf(const Tensor &tensor, int64_t dim, const char *function,
                        Place place) {
  if (!tensor.defined() || !tensor.getImpl()->views.empty())
    throw Exception(
        std::string(function) + ": expected a tensor that is no view", place);
  size_t at = wrapDim(dim, tensor.dim(), function, place);
  std::vector<SizeMark> &marks = tensor.getImpl()->cell->marks;
  llvm::erase_if(marks, [&](const SizeMark &mark) { return mark.dim == at; });
  return marks.emplace_back(SizeMark{at, false, {}, place});
}

TracedArguments argumentsOf(const CallKey &key, OpenParts open,
                            ShadowKind kind) {
  return {{key.tensors.data(), key.tensors.size()},
          std::move(open.numbers),
          std::move(open.sizes),
          kind};
}

} // namespace tcopt::capture

namespace tcopt {

void mark_dynamic(const Tensor &tensor, int64_t dim, SizeRange range,
                  Place place) {
  if (range.min > range.max || range.multiple < 1)
    throw Exception("mark_dynamic: expected min <= max and a positive multiple",
                    place);
  capture::markOf(tensor, dim, "mark_dynamic", place).range = range;
}

void mark_static(const Tensor &tensor, int64_t dim, Place place) {
  capture::markOf(tensor, dim, "mark_static", place).isStatic = true;
}

} // namespace tcopt
