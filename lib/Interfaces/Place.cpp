//===- Place.cpp - where in a file an op comes from -----------------------===//

#include "tcopt/Interfaces/Place.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

tcopt::SourceLocation tcopt::sourceOf(Location loc) {
  auto file = loc->findInstanceOf<FileLineColLoc>();
  return file ? SourceLocation::get(file.getFilename().getValue(),
                                    file.getLine(), file.getColumn())
              : SourceLocation();
}

std::string tcopt::placeOf(Location loc) {
  auto file = loc->findInstanceOf<FileLineColLoc>();
  if (!file) {
    auto name = loc->findInstanceOf<NameLoc>();
    return name ? name.getName().str() : "";
  }
  return (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
          Twine(file.getColumn()))
      .str();
}

std::string tcopt::messageAt(Location loc, StringRef message) {
  std::string place = placeOf(loc);
  return place.empty() ? message.str() : place + ": " + message.str();
}
