//===- SourceLocation.h - a location in a program's source ------*- C++ -*-===//
//
// Needs neither LLVM nor MLIR, so that the headers of programs that use tcopt
// may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SOURCELOCATION_H
#define TCOPT_SUPPORT_SOURCELOCATION_H

#include <cstdint>
#include <source_location>
#include <string_view>

namespace tcopt {

/// A location in the source of a program: in C++ code that calls the API, in
/// another language, or in a model's file. The names are literals or interned,
/// so that copies do not allocate and are valid until the process ends.
class SourceLocation {
public:
  /// An unknown location: no names, line 0.
  constexpr SourceLocation() = default;
  constexpr SourceLocation(const std::source_location &location)
      : file(location.file_name()), function(location.function_name()),
        lineNumber(location.line()), columnNumber(location.column()) {}

  /// The location of the call. As the default argument of a function, that of
  /// the call of the function, as with `std::source_location::current()`.
  static constexpr SourceLocation
  current(std::source_location caller = std::source_location::current()) {
    return caller;
  }

  /// Returns a location in another language or in a file, with interned names.
  /// Lines and columns begin at 1; 0 means unknown. Any thread may call it.
  static SourceLocation get(std::string_view file, uint32_t line = 0,
                            uint32_t column = 0,
                            std::string_view function = {});

  /// Null-terminated; empty if unknown.
  constexpr const char *file_name() const { return file; }
  constexpr const char *function_name() const { return function; }
  constexpr uint32_t line() const { return lineNumber; }
  constexpr uint32_t column() const { return columnNumber; }

  constexpr bool isKnown() const { return *file != '\0'; }

  /// Compares the names as text.
  friend constexpr bool operator==(const SourceLocation &a,
                                   const SourceLocation &b) {
    return a.lineNumber == b.lineNumber && a.columnNumber == b.columnNumber &&
           std::string_view(a.file) == b.file &&
           std::string_view(a.function) == b.function;
  }

private:
  const char *file = "";
  const char *function = "";
  uint32_t lineNumber = 0;
  uint32_t columnNumber = 0;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_SOURCELOCATION_H
