//===- OperatorTable.h - the operators of ONNX ------------------*- C++ -*-===//
//
// Each operator is a row of a table: its name, the versions of its domain's
// operator set that changed it, how many inputs it has, and a function that
// builds it. Rows lie with the functions, a file a family, in Operators/.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORTABLE_H
#define TCOPT_IMPORT_ONNX_OPERATORTABLE_H

#include "Node.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <initializer_list>

namespace tcopt::onnx_import {

using OperatorFunction = std::function<void(Node &)>;

/// How many inputs an operator has, of which those up to `least` must be given.
struct InputCount {
  int least, most;
  InputCount(int count) : least(count), most(count) {}
  InputCount(int least, int most) : least(least), most(most) {}
  static InputCount any(int least = 0) { return {least, INT32_MAX}; }
};

struct Operator {
  llvm::SmallVector<int64_t, 4> versions;
  InputCount inputs;
  OperatorFunction function;
  /// Whether inputs may be sequences or optionals.
  bool takesAny = false;
};

class OperatorTable {
public:
  void add(llvm::StringRef name, std::initializer_list<int64_t> versions,
           InputCount inputs, OperatorFunction function) {
    rows.try_emplace(name, Operator{versions, inputs, std::move(function)});
  }
  /// The same for an operator on sequences or optionals.
  void addAny(llvm::StringRef name, std::initializer_list<int64_t> versions,
              InputCount inputs, OperatorFunction function) {
    rows.try_emplace(name,
                     Operator{versions, inputs, std::move(function), true});
  }
  /// Operators of other domains are `domain:name`.
  const Operator *find(llvm::StringRef domain, llvm::StringRef name) const;
  /// The names of all, sorted.
  llvm::SmallVector<llvm::StringRef> names() const;

private:
  llvm::StringMap<Operator> rows;
};

/// The newest operator set that the rows know.
inline constexpr int64_t kNewestOpset = 28;

void addAllOperators(OperatorTable &table);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORTABLE_H
