//===- Table.h - ATen's operators by name -----------------------*- C++ -*-===//
//
// The table of ATen's overloads, each of which calls the function on tensors
// that computes it. It is generated from lib/NN/functions.schema and PyTorch's
// schemas. Importers and front ends that receive graphs of overloads use it;
// they have no operators of their own.
//
// An overload is called while a function is traced, for example within a
// GraphTrace::Scope:
//
//   const aten::Overload *op = aten::findOverload("aten.add.Tensor");
//   std::vector<aten::Argument> results =
//       aten::call(*op, {x, y}, {{"alpha", 2}}, place);
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ATEN_TABLE_H
#define TCOPT_ATEN_TABLE_H

#include "tcopt/ATen/Argument.h"
#include <span>
#include <string_view>

namespace tcopt::aten {

class CallArguments;

/// A parameter of an overload in PyTorch's schema.
struct Parameter {
  std::string_view name;
  bool isRequired;
  bool isKeywordOnly;
};

struct Overload {
  /// As in "aten.add.Tensor"; without ".default", as in "aten.relu".
  std::string_view name;
  std::span<const Parameter> parameters;
  std::vector<Argument> (*function)(CallArguments &arguments);
};

/// Returns the overload of a name with or without ".default"; null if the table
/// does not contain it.
const Overload *findOverload(std::string_view name);
/// All overloads, in the order of their names.
std::span<const Overload> overloads();

struct Keyword {
  std::string_view name;
  Argument value;
};

/// Adds the ops of an overload to the graph that the thread traces, and returns
/// its results: several for a tuple or a list. Throws Exception for arguments
/// that its schema does not have, for values that the function does not accept,
/// and for errors of the function itself.
std::vector<Argument> call(const Overload &overload,
                           std::span<const Argument> positional,
                           std::span<const Keyword> keywords, Place place);

} // namespace tcopt::aten

#endif // TCOPT_ATEN_TABLE_H
