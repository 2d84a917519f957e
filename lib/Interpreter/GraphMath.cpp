//===- GraphMath.cpp - Elementary functions that are compositions in core -===//

#include "GraphFamilies.h"
#include "Pointwise.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::interp;

using D = double;

static D entr(D x) {
  if (x < 0)
    return -INFINITY;
  return x == 0 ? 0 : -x * std::log(x);
}

// clang-format off
static constexpr UnaryRule functions[] = {
  {"acos",  "", [](D x) { return std::acos(x); },  nullptr},
  {"asin",  "", [](D x) { return std::asin(x); },  nullptr},
  {"atan",  "", [](D x) { return std::atan(x); },  nullptr},
  {"tan",   "", [](D x) { return std::tan(x); },   nullptr},
  {"sinh",  "", [](D x) { return std::sinh(x); },  nullptr},
  {"cosh",  "", [](D x) { return std::cosh(x); },  nullptr},
  {"asinh", "", [](D x) { return std::asinh(x); }, nullptr},
  {"acosh", "", [](D x) { return std::acosh(x); }, nullptr},
  {"atanh", "", [](D x) { return std::atanh(x); }, nullptr},
  {"log10", "", [](D x) { return std::log10(x); }, nullptr},
  {"entr",  "", entr,                              nullptr},
};
// clang-format on

void interp::populateGraphMath(OpTable &table) {
  for (const UnaryRule &rule : functions)
    table.addTensorOp("graph." + rule.graph.str(),
                      [&rule](OpCall &call) { return unary(call, rule); });
}
