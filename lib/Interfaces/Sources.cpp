//===- Sources.cpp - which ops of the source code is made from ------------===//

#include "tcopt/Interfaces/Sources.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace tcopt {

/// The name of the op whose location this is; null if it is another location.
static StringAttr sourceName(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  return fused ? dyn_cast_or_null<StringAttr>(fused.getMetadata())
               : StringAttr();
}

static bool hasSource(Location loc) {
  return loc
      ->walk([](Location inner) {
        return sourceName(inner) ? WalkResult::interrupt()
                                 : WalkResult::advance();
      })
      .wasInterrupted();
}

void nameSources(Operation *root, StringRef dialect) {
  root->walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() != dialect ||
        hasSource(op->getLoc()))
      return;
    auto name = StringAttr::get(op->getContext(), op->getName().getStringRef());
    op->setLoc(FusedLoc::get({op->getLoc()}, name, op->getContext()));
  });
}

Location sharedLoc(MLIRContext *context, ArrayRef<Location> places,
                   int64_t count) {
  if (count <= 1)
    return places.empty() ? UnknownLoc::get(context) : places.front();
  auto number = IntegerAttr::get(IntegerType::get(context, 64), count);
  return FusedLoc::get(places, number, context);
}

Location withoutSources(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  if (!fused)
    return loc;
  SmallVector<Location> inner;
  for (Location one : fused.getLocations())
    inner.push_back(withoutSources(one));
  return FusedLoc::get(loc->getContext(), inner);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "file:line", or the name that a location has.
static std::string shortPlace(Location loc) {
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    return (llvm::sys::path::filename(file.getFilename().getValue()) + ":" +
            Twine(file.getLine()))
        .str();
  auto name = loc->findInstanceOf<NameLoc>();
  return name ? name.getName().str() : "";
}

static void addSources(Location loc, SmallVectorImpl<std::string> &sources) {
  StringAttr name = sourceName(loc);
  if (auto fused = dyn_cast<FusedLoc>(loc); fused && !name) {
    for (Location inner : fused.getLocations())
      addSources(inner, sources);
    return;
  }
  if (!name)
    return;
  std::string place = shortPlace(loc), text = name.str();
  if (!place.empty())
    text += " " + place;
  if (!llvm::is_contained(sources, text))
    sources.push_back(text);
}

/// What is computed at one place.
static std::string describePlace(Location loc) {
  constexpr size_t kept = 4;
  SmallVector<std::string> sources;
  addSources(loc, sources);
  std::string text;
  for (const std::string &source : ArrayRef(sources).take_front(kept))
    text += (text.empty() ? "" : " + ") + source;
  if (sources.size() > kept)
    text += " + " + std::to_string(sources.size() - kept) + " more";
  return text;
}

std::string describeSources(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  auto count =
      fused ? dyn_cast_or_null<IntegerAttr>(fused.getMetadata()) : nullptr;
  if (!count)
    return describePlace(loc);
  std::string text;
  for (Location place : fused.getLocations()) {
    std::string one = describePlace(place);
    if (!one.empty())
      text += (text.empty() ? "" : ", ") + one;
  }
  int64_t left = count.getInt() - int64_t(fused.getLocations().size());
  if (left > 0 && !text.empty())
    text += " and " + std::to_string(left) + " more";
  return text;
}

std::string describeOp(Operation *op) {
  std::string sources = describeSources(op->getLoc());
  if (!sources.empty())
    return sources;
  std::string name = op->getName().getStringRef().str();
  std::string place = shortPlace(op->getLoc());
  return place.empty() ? name : name + " " + place;
}

} // namespace tcopt
