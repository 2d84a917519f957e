//===- OptionValues.h - kinds of values of options --------------*- C++ -*-===//
//
// A kind states the expected values and parses and prints them. The tables of
// options name the kind of each row.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_SUPPORT_OPTIONVALUES_H
#define TCOPT_LIB_SUPPORT_OPTIONVALUES_H

#include "tcopt/Support/MemorySize.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <optional>

namespace tcopt::option_values {

struct Text {
  static constexpr bool isFlag = false;
  static constexpr llvm::StringRef expected = "a text";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return true;
  }
  static std::string print(const std::string &value) { return value; }
};

struct Backend : Text {
  static constexpr llvm::StringRef expected = "the name of a backend";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return !text.empty();
  }
};

struct Numerics : Text {
  static constexpr llvm::StringRef expected = "strict, fast or tf32";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return text == "strict" || text == "fast" || text == "tf32";
  }
};

struct Mode : Text {
  static constexpr llvm::StringRef expected =
      "default, reduce-overhead, max-autotune or max-autotune-no-cudagraphs";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return text == "default" || text == "reduce-overhead" ||
           text == "max-autotune" || text == "max-autotune-no-cudagraphs";
  }
};

struct OnError : Text {
  static constexpr llvm::StringRef expected = "raise or interpret";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return text == "raise" || text == "interpret";
  }
};

struct Budget : Text {
  static constexpr llvm::StringRef expected =
      "a number in [0, 1] or an amount such as 64MiB";
  static bool parse(llvm::StringRef text, std::string &value) {
    value = text.str();
    return text.empty() || parseFraction(text) || parseBytes(text);
  }
};

struct Flag {
  static constexpr bool isFlag = true;
  static constexpr llvm::StringRef expected = "true or false";
  static bool parse(llvm::StringRef text, bool &value) {
    value = text == "true" || text == "1" || text.empty();
    return value || text == "false" || text == "0";
  }
  static std::string print(bool value) { return value ? "true" : "false"; }
};

/// A flag with a third state, which no text sets.
struct Choice : Flag {
  static bool parse(llvm::StringRef text, std::optional<bool> &value) {
    return Flag::parse(text, value.emplace());
  }
  static std::string print(std::optional<bool> value) {
    return value ? Flag::print(*value) : "";
  }
};

struct Level {
  static constexpr bool isFlag = false;
  static constexpr llvm::StringRef expected = "0, 2 or 3";
  static bool parse(llvm::StringRef text, int64_t &value) {
    return llvm::to_integer(text, value) &&
           (value == 0 || value == 2 || value == 3);
  }
  static std::string print(int64_t value) { return std::to_string(value); }
};

struct VectorBits {
  static constexpr bool isFlag = false;
  static constexpr llvm::StringRef expected = "0, 128, 256 or 512";
  static bool parse(llvm::StringRef text, int64_t &value) {
    return llvm::to_integer(text, value) &&
           (value == 0 || value == 128 || value == 256 || value == 512);
  }
  static std::string print(int64_t value) { return std::to_string(value); }
};

struct Positive {
  static constexpr bool isFlag = false;
  static constexpr llvm::StringRef expected = "a positive number";
  static bool parse(llvm::StringRef text, int64_t &value) {
    return llvm::to_integer(text, value) && value > 0;
  }
  static std::string print(int64_t value) { return std::to_string(value); }
};

} // namespace tcopt::option_values

#endif // TCOPT_LIB_SUPPORT_OPTIONVALUES_H
