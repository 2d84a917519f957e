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

std::pair<tcopt::SourceLocation, StringRef>
tcopt::splitLocation(StringRef message) {
  auto [location, rest] = message.split(": ");
  auto [fileAndLine, column] = location.rsplit(':');
  auto [file, line] = fileAndLine.rsplit(':');
  unsigned lineNumber = 0, columnNumber = 0;
  if (line.getAsInteger(10, lineNumber) ||
      column.getAsInteger(10, columnNumber))
    return {SourceLocation(), message};
  return {SourceLocation::get(file, lineNumber, columnNumber), rest};
}
