//===- CNames.cpp - Names that C programs can call ------------------------===//

#include "CNames.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringLiteral;
using llvm::StringRef;

// Keywords of C11, C23 and C++20.
static constexpr StringLiteral kKeywords =
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch "
    "char char16_t char32_t char8_t class co_await co_return co_yield compl "
    "concept const const_cast consteval constexpr constinit continue "
    "decltype default delete do double dynamic_cast else enum explicit "
    "export extern false float for friend goto if inline int long mutable "
    "namespace new noexcept not not_eq nullptr operator or or_eq private "
    "protected public register reinterpret_cast requires restrict return "
    "short signed sizeof static static_assert static_cast struct switch "
    "template this thread_local throw true try typedef typeid typename "
    "typeof typeof_unqual union unsigned using virtual void volatile "
    "wchar_t while xor xor_eq _Alignas _Alignof _Atomic _Bool _Complex "
    "_Generic _Imaginary _Noreturn _Pragma _Static_assert _Thread_local";

// What the header includes, and macros of compilers.
static constexpr StringLiteral kTaken =
    "NULL linux max_align_t offsetof ptrdiff_t size_t unix";

static bool isOneOf(StringRef words, StringRef name) {
  return llvm::is_contained(llvm::split(words, ' '), name);
}

static bool isIdentifier(StringRef name) {
  return !name.empty() && !llvm::isDigit(name[0]) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

// int8_t, uint_fast16_t, INT32_MAX and so on.
static bool isOfStdint(StringRef name) {
  std::string lower = name.lower();
  StringRef rest = lower;
  rest.consume_front("u");
  return rest.consume_front("int") &&
         (rest.ends_with("_t") || rest.ends_with("_max") ||
          rest.ends_with("_min") || rest.ends_with("_c"));
}

StringRef tcopt::whyNoCFunction(StringRef name) {
  if (!isIdentifier(name))
    return "it is no identifier of C";
  if (isOneOf(kKeywords, name))
    return "it is a keyword of C or C++";
  if (name == "main")
    return "C programs have a 'main' of their own";
  if (name.starts_with_insensitive("tcopt_"))
    return "names of tcopt's runtime begin with 'tcopt_'";
  if (isOneOf(kTaken, name) || isOfStdint(name))
    return "it has a meaning in C already";
  if (isInCLibrary(name))
    return "it is a function of the C library";
  return "";
}

std::string tcopt::makeIdentifier(StringRef path) {
  std::string name = llvm::sys::path::stem(path).str();
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  return name.empty() || llvm::isDigit(name[0]) ? "_" + name : name;
}
