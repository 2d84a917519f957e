//===- Scorecard.cpp - What a backend makes of all cases ------------------===//

#include "Scorecard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

void CaseCounts::add(const CaseResult &result) {
  ++cases;
  taken += result.placement == Placement::Taken;
  partly += result.placement == Placement::Partly;
  fallback += result.placement == Placement::Fallback;
  passed += result.outcome == Outcome::Passed;
  failed += result.outcome == Outcome::Failed;
  refused += result.outcome == Outcome::Refused;
}

void Scorecard::add(const ConformanceCase &one, const CaseResult &result) {
  CountsPerType &types = operators[one.op];
  auto row = llvm::find_if(
      types, [&](const auto &type) { return type.first == one.dtype; });
  if (row == types.end())
    row = types.emplace(row, one.dtype, CaseCounts());
  row->second.add(result);
  total.add(result);
}

void Scorecard::addFailure(CaseFailure failure) {
  failures.push_back(std::move(failure));
}

void Scorecard::setOpsWithoutCase(std::vector<std::string> ops) {
  opsWithoutCase = std::move(ops);
}

bool Scorecard::isOk() const {
  return total.passed == total.cases && opsWithoutCase.empty();
}

static CaseCounts sum(const CountsPerType &types) {
  CaseCounts all;
  for (const auto &[dtype, counts] : types) {
    all.cases += counts.cases;
    all.taken += counts.taken;
    all.partly += counts.partly;
    all.fallback += counts.fallback;
    all.passed += counts.passed;
    all.failed += counts.failed;
    all.refused += counts.refused;
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void printRow(llvm::raw_ostream &os, llvm::StringRef name,
                     const CaseCounts &row) {
  os << llvm::left_justify(name, 36)
     << llvm::format("%7lld %7lld %7lld %9lld %8lld %7lld %8lld",
                     (long long)row.cases, (long long)row.taken,
                     (long long)row.partly, (long long)row.fallback,
                     (long long)row.passed, (long long)row.failed,
                     (long long)row.refused);
}

/// The element types of which the backend takes something.
static std::string takenTypes(const CountsPerType &types) {
  std::string text;
  for (const auto &[dtype, counts] : types)
    if (counts.taken + counts.partly > 0)
      text += " " + dtype;
  return text;
}

void Scorecard::printTable(llvm::raw_ostream &os) const {
  os << llvm::left_justify("operator", 36)
     << "  cases   taken  partly  fallback   passed  failed  refused  "
        "types taken\n";
  for (const auto &[op, types] : operators) {
    printRow(os, op, sum(types));
    os << (" " + takenTypes(types)) << "\n";
  }
}

void Scorecard::printFailures(llvm::raw_ostream &os) const {
  for (const CaseFailure &failure : failures) {
    os << (failure.isRefused ? "refused: " : "failed: ") << failure.op << " "
       << failure.variant << ": " << failure.message << "\n";
    if (!failure.command.empty())
      os << "    " << failure.command << "\n";
  }
  for (const std::string &op : opsWithoutCase)
    os << "no case: " << op << "\n";
}

void Scorecard::print(llvm::raw_ostream &os) const {
  printTable(os);
  os << "\n";
  printFailures(os);
  os << "total: " << total.cases << " cases of " << operators.size()
     << " operators; backend '" << backend << "' takes " << total.taken
     << ", in part " << total.partly;
  if (fallback.empty())
    os << "; ";
  else
    os << ", fallback '" << fallback << "' " << total.fallback << "; ";
  os << total.passed << " passed, " << total.failed << " failed, "
     << total.refused << " refused";
  if (!opsWithoutCase.empty())
    os << ", " << opsWithoutCase.size() << " operators without a case";
  os << "\n";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeCounts(json::OStream &json, const CaseCounts &counts) {
  json.attribute("cases", counts.cases);
  json.attribute("taken", counts.taken);
  json.attribute("partly", counts.partly);
  json.attribute("fallback", counts.fallback);
  json.attribute("passed", counts.passed);
  json.attribute("failed", counts.failed);
  json.attribute("refused", counts.refused);
}

static void writeFailure(json::OStream &json, const CaseFailure &failure) {
  json.object([&] {
    json.attribute("op", failure.op);
    json.attribute("case", failure.variant);
    json.attribute("outcome", failure.isRefused ? "refused" : "failed");
    json.attribute("message", json::fixUTF8(failure.message));
    json.attribute("command", json::fixUTF8(failure.command));
  });
}

void Scorecard::writeFields(json::OStream &json) const {
  json.attribute("ok", isOk());
  json.attribute("backend", json::fixUTF8(backend));
  if (!fallback.empty())
    json.attribute("fallback_backend", json::fixUTF8(fallback));
  writeCounts(json, total);
  json.attributeArray("operators", [&] {
    for (const auto &[op, types] : operators)
      for (const auto &[dtype, counts] : types)
        json.object([&, &op = op, &dtype = dtype, &counts = counts] {
          json.attribute("op", op);
          json.attribute("dtype", dtype);
          writeCounts(json, counts);
        });
  });
  json.attributeArray("failures", [&] {
    for (const CaseFailure &failure : failures)
      writeFailure(json, failure);
  });
  json.attributeArray("without_case", [&] {
    for (const std::string &op : opsWithoutCase)
      json.value(op);
  });
}

void Scorecard::printJson(llvm::raw_ostream &os) const {
  json::OStream json(os);
  json.object([&] { writeFields(json); });
  os << "\n";
}
