//===- Mismatch.cpp - differences between a call and a version ------------===//

#include "Mismatch.h"
#include "../Session/Engine.h"
#include "tcopt/Support/DType.h"

namespace tcopt::capture {

namespace {
/// The first guard word of a tensor; see guardWords and CallKey.
struct TensorWord {
  explicit TensorWord(uint64_t word)
      : isDefined(word != 0), dtype(DType(((word - 1) >> 8) & 0xff)),
        rank((word >> 16) & 0xff), device((word >> 24) & 0xff),
        requiresGrad((word >> 32) & 1), sharing(word >> 38) {}

  bool isDefined;
  DType dtype;
  uint64_t rank, device;
  bool requiresGrad;
  uint64_t sharing;
};

/// Compares the guard keys of two calls, leaf by leaf.
class MismatchFinder {
public:
  MismatchFinder(const Version &version, const CallKey &key)
      : version(version), key(key) {}

  void compareSettings();
  /// Returns false if the offsets of later words differ between the calls.
  bool compare(const Leaf &before, const Leaf &now);
  void compareGuards();
  void compareState();
  /// Requires that the version fits the call.
  void compareGradients();
  void add(std::string text) { found.push_back(std::move(text)); }

  std::vector<std::string> found;

private:
  bool differ(uint32_t wordBefore, uint32_t wordNow) const {
    return (version.words[wordBefore] ^ key.words[wordNow]) &
           version.masks[wordBefore];
  }
  void change(const std::string &name, const std::string &now,
              const std::string &before, const std::string &advice = "") {
    add(name + " " + now + ", was " + before +
        (advice.empty() ? "" : " (" + advice + ")"));
  }
  bool compareTensors(const Leaf &before, const Leaf &now);
  void compareSizes(const Leaf &before, const Leaf &now, uint64_t rank);
  std::string describeSharing(uint64_t sharing) const;

  const Version &version;
  const CallKey &key;
};
} // namespace

static std::string textOfDevice(uint64_t number) {
  for (const DeviceInfo *device : Engine::get().session().allDevices())
    if (device->number == number)
      return device->text();
  return "cpu";
}

void MismatchFinder::compareSettings() {
  uint64_t before = version.words[0], now = key.words[0];
  if ((before ^ now) & 1)
    change("grad mode", now & 1 ? "on" : "off", before & 1 ? "on" : "off");
  auto autocast = [](uint64_t word) {
    uint64_t mode = (word & 0xffffffff) >> 1;
    return mode ? getName(DType(mode - 1)).str() : "off";
  };
  if (autocast(before) != autocast(now))
    change("autocast", autocast(now), autocast(before));
  if (before >> 32 != now >> 32)
    change("default device", textOfDevice(now >> 32),
           textOfDevice(before >> 32));
}

std::string MismatchFinder::describeSharing(uint64_t sharing) const {
  if (!sharing)
    return "a tensor of its own";
  const char *how = (sharing & 3) == 3 ? "the same tensor as tensor "
                    : sharing & 2      ? "the elements, detached, of tensor "
                                       : "shares elements with tensor ";
  return how + std::to_string((sharing >> 2) - 1);
}

void MismatchFinder::compareSizes(const Leaf &before, const Leaf &now,
                                  uint64_t rank) {
  for (uint32_t dim = 0; dim < rank; ++dim) {
    uint32_t wordBefore = before.firstWord + 2 + dim;
    uint32_t wordNow = now.firstWord + 2 + dim;
    if (differ(wordBefore, wordNow))
      change(now.name + ": size(" + std::to_string(dim) + ")",
             std::to_string(key.words[wordNow]),
             std::to_string(version.words[wordBefore]));
  }
}

bool MismatchFinder::compareTensors(const Leaf &before, const Leaf &now) {
  TensorWord was(version.words[before.firstWord]);
  TensorWord is(key.words[now.firstWord]);
  if (!differ(before.firstWord, now.firstWord)) {
    // The differing bits are masked out.
  } else if (was.isDefined != is.isDefined) {
    change(now.name + ":", is.isDefined ? "a tensor" : "not defined",
           was.isDefined ? "a tensor" : "not defined");
  } else {
    if (was.dtype != is.dtype)
      change(now.name + ": dtype", getName(is.dtype).str(),
             getName(was.dtype).str());
    if (was.rank != is.rank)
      change(now.name + ": rank", std::to_string(is.rank),
             std::to_string(was.rank));
    if (was.device != is.device)
      change(now.name + ": device", textOfDevice(is.device),
             textOfDevice(was.device));
    if (was.requiresGrad != is.requiresGrad)
      change(now.name + ": requires_grad", is.requiresGrad ? "true" : "false",
             was.requiresGrad ? "true" : "false");
    if (was.sharing != is.sharing)
      change(now.name + ":", describeSharing(is.sharing),
             describeSharing(was.sharing));
  }
  if (was.isDefined != is.isDefined || was.rank != is.rank)
    return false;
  if (!is.isDefined)
    return true;
  if (differ(before.firstWord + 1, now.firstWord + 1))
    add(now.name + ": lies in memory in another way (contiguous() makes a copy "
                   "in row-major order)");
  compareSizes(before, now, is.rank);
  return true;
}

static std::string adviceFor(const Leaf &leaf) {
  bool isNumber =
      leaf.value.find_first_not_of("-+.e0123456789") == std::string::npos;
  return leaf.kind == Leaf::Kind::Constant && isNumber
             ? "a tcopt::Scalar or tcopt::Size can stay open"
             : "";
}

bool MismatchFinder::compare(const Leaf &before, const Leaf &now) {
  if (before.name != now.name || before.kind != now.kind) {
    // An earlier leaf, a length or a key of a map, has already been reported.
    if (found.empty())
      change("the structure of arguments:", now.name, before.name);
    return false;
  }
  if (now.kind == Leaf::Kind::Tensor)
    return compareTensors(before, now);
  if (before.value == now.value)
    return true;
  uint32_t offset = now.kind == Leaf::Kind::Scalar;
  if (now.kind == Leaf::Kind::Constant ||
      differ(before.firstWord, now.firstWord) ||
      differ(before.firstWord + offset, now.firstWord + offset))
    change(now.name + ":", now.value, before.value, adviceFor(now));
  return true;
}

void MismatchFinder::compareGuards() {
  llvm::SmallVector<int64_t> symbols;
  for (const OpenWord &open : version.guards.openWords()) {
    auto size = int64_t(key.words[open.word]);
    if (!open.allows(size))
      add(version.sizeNames[symbols.size()] + " is " + std::to_string(size) +
          ", which its mark does not allow");
    symbols.push_back(size);
  }
  for (const SizeGuard &guard : version.sizeGuards)
    if (!guard.isFulfilledBy(symbols))
      add("sizes do not fulfil " + guard.text(version.sizeNames));
}

void MismatchFinder::compareGradients() {
  if (version.recipe.computesGradients && !version.acceptsLeaves(key))
    add("the function computes gradients, and a tensor that was a leaf without "
        "hooks is not a leaf, or has hooks");
  if (!version.lacksGradients(key))
    add("a gradient that was undefined is defined");
}

void MismatchFinder::compareState() {
  for (const auto &guard : version.recipe.state)
    if (!guard->holds()) {
      if (guard->now() == guard->before())
        add(guard->what() + ": has changed");
      else
        change(guard->what() + ":", guard->now(), guard->before());
    }
  if (version.fits(key))
    compareGradients();
  if (version.isStale() && found.empty())
    add("a tensor that the function uses without taking it as an argument is "
        "another one");
}

std::vector<std::string> findMismatches(const Version &version,
                                        const CallKey &key,
                                        llvm::ArrayRef<Leaf> leaves) {
  MismatchFinder finder(version, key);
  finder.compareSettings();
  bool isAligned = true;
  for (size_t i = 0; isAligned && i < leaves.size(); ++i) {
    isAligned = i < version.leaves.size() &&
                finder.compare(version.leaves[i], leaves[i]);
  }
  if (isAligned && key.words.size() == version.words.size())
    finder.compareGuards();
  finder.compareState();
  if (finder.found.empty())
    finder.add("a tensor that the function writes to or uses without taking it "
               "as an argument is one");
  return std::move(finder.found);
}

} // namespace tcopt::capture
