//===- Text.h - Text that grows, and how values are written -----*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_TEXT_H
#define TCOPT_LIB_RUNTIME_COMMON_TEXT_H

#include "GrowArray.h"
#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

/// One element of a tensor: `real` for float dtypes, else `whole`.
struct Element {
  bool isFloat;
  double real;
  int64_t whole;
};

/// Reads the element at `address`, which need not be aligned.
Element loadElement(tcopt_dtype dtype, const char *address);

/// Numbers do not depend on the locale. After a lack of memory the text stays
/// as it was and isComplete() is false.
class Text {
public:
  void append(const char *string);
  void appendInteger(int64_t value);
  /// The shortest decimal that reads back as the same double.
  void appendReal(double value);
  /// The same for the element's own dtype; Booleans as words.
  void appendElement(tcopt_dtype dtype, const Element &element);
  /// "[2, ?, 3]", where -1 is "?"; all "?" without `values`.
  void appendIndices(const int64_t *values, int32_t count);

  const char *str() const { return chars.size() ? chars.begin() : ""; }
  int64_t size() const { return chars.size(); }
  bool isComplete() const { return complete; }

private:
  void append(const char *string, int64_t length);
  /// Writes the shortest of 1 to 9 digits which `sameBits` accepts.
  template <typename SameBits>
  void appendShort(double value, SameBits sameBits);

  GrowArray<char> chars;
  bool complete = true;
};

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_TEXT_H
