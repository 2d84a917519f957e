//===- EagerKernels.cpp - cached programs of eager calls ------------------===//

#include "EagerKernels.h"
#include "../Session/Engine.h"
#include "../Version/SizeHistory.h"
#include "../Version/TraceCompiler.h"
#include <array>

namespace tcopt::capture {

static constexpr size_t kLimit = size_t(256) << 20;

EagerKernels::EagerKernels(Engine &) : cache(kLimit) {}

//===----------------------------------------------------------------------===//
// Kinds of calls
//===----------------------------------------------------------------------===//

static bool isBoolean(const CallKey &key, size_t scalar) {
  return DType(key.words[key.scalars[scalar] - 1]) == DType::Bool;
}

/// The finalizer of MurmurHash3 (Appleby 2011) after each word.
static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0xff51afd7ed558ccd;
  return hash ^ (hash >> 33);
}

/// Returns a hash of the guard key. Numbers do not enter it, and sizes only by
/// whether they are 1.
static uint64_t kindOf(const CallKey &key) {
  llvm::SmallVector<uint64_t, 64> words(key.words.data(),
                                        key.words.data() + key.words.size());
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (uint64_t first = words[key.starts[i]])
      for (size_t dim = 0, rank = first >> 16 & 0xff; dim < rank; ++dim)
        words[key.sizeWord(i, dim)] = words[key.sizeWord(i, dim)] == 1;
  for (size_t i = 0; i < key.scalars.size(); ++i)
    if (!isBoolean(key, i))
      words[key.scalars[i]] = 0;
  for (size_t i = 0; i < key.sizes.size(); ++i)
    if (uint64_t &word = words[key.sizes[i]]; mayBeOpen(word))
      word = INT64_MAX;
  uint64_t hash = words.size();
  for (uint64_t word : words)
    hash = mix(hash, word);
  return hash;
}

/// Makes all sizes and numbers dynamic, except those that functions specialize:
/// dimensions of size 1, booleans, and the Sizes that mayBeOpen excludes.
static OpenParts openParts(const CallKey &key) {
  OpenParts open;
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    if (key.words[word] != 1)
      open.sizes.push_back({tensor, dim, word});
  });
  for (size_t i = 0; i < key.scalars.size(); ++i) {
    size_t word = key.scalars[i];
    open.numbers.push_back(
        {scalarAt(key, word), false, word, !isBoolean(key, i)});
  }
  for (size_t i = 0; i < key.sizes.size(); ++i) {
    size_t word = key.sizes[i];
    if (mayBeOpen(key.words[word]))
      open.sizes.push_back({open.numbers.size(), std::nullopt, word});
    open.numbers.push_back({Scalar(int64_t(key.words[word])), true, word});
  }
  return open;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static size_t bytesOf(const Version &version) {
  size_t bytes = sizeof(Version) + version.words.size() * 16;
  return bytes + (version.recipe.program ? version.recipe.program->bytes() : 0);
}

static constexpr std::array<int64_t, 3> kOptLevels{0, 2, 3};

static constexpr size_t indexOf(bool allowHostOps, bool allowAtomics,
                                size_t level) {
  return (level * 2 + allowAtomics) * 2 + allowHostOps;
}

using AllOptions = std::array<Options, 4 * kOptLevels.size()>;

static AllOptions makeAllOptions() {
  AllOptions all;
  for (size_t level = 0; level < kOptLevels.size(); ++level)
    for (bool atomics : {false, true})
      for (bool host : {false, true})
        all[indexOf(host, atomics, level)] = {.allowHostOps = host,
                                              .allowAtomics = atomics,
                                              .optLevel = kOptLevels[level]};
  return all;
}

// Never destroyed, because destructors of static objects may compute.
static const Options &options() {
  static const AllOptions &all = *new AllOptions(makeAllOptions());
  const Options defaults = Engine::get().defaultOptions();
  size_t level = llvm::find(kOptLevels, defaults.optLevel) - kOptLevels.begin();
  return all[indexOf(defaults.allowHostOps, defaults.allowAtomics, level)];
}

// Returns a dimension for each tensor, all of the same size.
static OpenParts flatParts(const CallKey &key) {
  OpenParts open = openParts(key);
  llvm::erase_if(open.sizes,
                 [](const OpenSize &size) { return bool(size.dim); });
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (*key.tensors[i])
      open.sizes.push_back({i, 0, key.sizeWord(i, 0)});
  return open;
}

static bool isEquality(const SizeGuard &guard) {
  return guard.holds && guard.relation == SizeRelation::EQ &&
         guard.left.isSymbol() && guard.right.isSymbol();
}

// Traces the function on one dimension for all elements, so that other ranks
// and broadcast dimensions need no other program. Returns null if the graph
// depends on sizes otherwise, or if the program may fail, whose errors refer to
// indices.
std::shared_ptr<Version> EagerKernels::traceFlat(const FunctionInfo &function,
                                                 const CallKey &key,
                                                 const TracedCall &body) {
  OpenParts open = flatParts(key);
  TraceCompiler compiler(options(), CompileLabel{0, 0, function.name},
                         argumentsOf(key, std::move(open), ShadowKind::Flat));
  compiler.trace(body);
  const std::optional<Recipe> &recipe = compiler.recipe();
  if (!recipe || compiler.isForThisCallOnly() ||
      (recipe->program && recipe->program->mayFail()) ||
      !llvm::all_of(compiler.recorder().symbols.guards(), isEquality))
    return nullptr;
  std::shared_ptr<Version> version = makeVersion(key, compiler);
  version->isFlat = version->hasOpenWords = true;
  version->guards = GuardTable();
  version->sizeGuards.clear();
  forEachSize(key,
              [&](size_t, size_t, size_t word) { version->masks[word] = 0; });
  return version;
}

std::vector<Tensor> EagerKernels::trace(const FunctionInfo &function,
                                        const CallKey &key, uint64_t kind,
                                        const TracedCall &body) {
  if (function.isPointwise && canBeFlat(key))
    if (std::shared_ptr<Version> version = traceFlat(function, key, body)) {
      cache.add(kind, version, bytesOf(*version));
      return version->run(key, function.calledName());
    }
  OpenParts open = openParts(key);
  CompileLabel label{0, 0, function.name};
  TraceCompiler compiler(options(), label,
                         argumentsOf(key, std::move(open), ShadowKind::Own));
  std::vector<Tensor> results = compiler.trace(body);
  if (!compiler.whyNot().empty())
    Engine::get().log().write(LogChannel::Recompiles, label, [&] {
      return "is traced again each time: " + compiler.whyNot();
    });
  if (!compiler.recipe())
    return results;
  std::shared_ptr<Version> version = makeVersion(key, compiler);
  if (!compiler.isForThisCallOnly())
    cache.add(kind, version, bytesOf(*version));
  return version->run(key, function.calledName());
}

std::vector<Tensor> EagerKernels::run(const FunctionInfo &function,
                                      const CallKey &key,
                                      const TracedCall &body) {
  uint64_t kind = kindOf(key);
  auto version = cache.find(
      kind, [&](const Version &known) { return known.matches(key); });
  if (version)
    return version->run(key, function.calledName());
  std::vector<Tensor> results;
  callWhileThreadLives([&] { results = trace(function, key, kind, body); });
  return results;
}

std::vector<Tensor> runFunction(const FunctionInfo &function,
                                const CallKey &key, const TracedCall &body) {
  return Engine::get().part<EagerKernels>().run(function, key, body);
}

} // namespace tcopt::capture
