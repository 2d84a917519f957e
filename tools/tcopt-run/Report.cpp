//===- Report.cpp - What tcopt-run prints ---------------------------------===//

#include "Report.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace tcopt;
using llvm::format;
namespace json = llvm::json;

void Report::addErrors(const Verdict &verdict) {
  maxAbsErr = std::max(maxAbsErr.value_or(0), verdict.maxAbsErr);
  maxRelErr = std::max(maxRelErr.value_or(0), verdict.maxRelErr);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

// JSON has no infinities.
static void number(json::OStream &os, llvm::StringRef key,
                   std::optional<double> value) {
  if (!value)
    return;
  if (std::isfinite(*value))
    os.attribute(key, *value);
  else
    os.attribute(key, nullptr);
}

static void timing(json::OStream &os, const Timing &timing) {
  os.attributeObject("run_ms", [&] {
    os.attribute("median", timing.median);
    os.attribute("min", timing.min);
    os.attribute("p90", timing.p90);
    os.attribute("n", timing.n);
  });
}

static void kernels(json::OStream &os, llvm::ArrayRef<KernelTime> kernels) {
  os.attributeArray("kernels", [&] {
    for (const KernelTime &kernel : kernels)
      os.object([&] {
        os.attribute("name", json::fixUTF8(kernel.name));
        if (!kernel.sources.empty())
          os.attribute("sources", json::fixUTF8(kernel.sources));
        os.attribute("calls", kernel.calls);
        os.attribute("ms", kernel.milliseconds);
      });
  });
}

static void shapes(json::OStream &os, const ShapeCounts &counts) {
  os.attributeObject("shapes", [&] {
    os.attribute("checked", counts.checked);
    os.attribute("refused", counts.refused);
    os.attributeArray("sizes", [&] {
      for (const std::string &sizes : counts.sizes)
        os.value(json::fixUTF8(sizes));
    });
  });
}

static void calls(json::OStream &os, const CallSummary &calls) {
  os.attributeObject("calls", [&] {
    os.attribute("first", calls.first);
    os.attribute("recorded", calls.recorded);
    os.attribute("replayed", calls.replayed);
    os.attribute("plain", calls.plain);
    os.attributeObject("reasons", [&] {
      for (const auto &[reason, count] : calls.reasons)
        os.attribute(json::fixUTF8(reason), count);
    });
  });
}

static void kernelCache(json::OStream &os, const KernelCacheCounts &counts) {
  os.attributeObject("kernel_cache", [&] {
    os.attribute("hits", counts.hits);
    os.attribute("misses", counts.misses);
    os.attribute("unwritten", counts.unwritten);
    os.attribute("uncompiled", counts.uncompiled);
  });
}

static void writeFields(json::OStream &os, const Report &report) {
  os.attribute("ok", report.ok);
  os.attribute("backend", json::fixUTF8(report.backend));
  number(os, "compile_ms", report.compileMs);
  if (report.timing)
    timing(os, *report.timing);
  number(os, "gflops", report.gflops);
  number(os, "gbps", report.gbps);
  if (report.peakBytes)
    os.attribute("peak_bytes", *report.peakBytes);
  if (report.devicePeakBytes)
    os.attribute("device_peak_bytes", *report.devicePeakBytes);
  if (report.hostCalls)
    os.attribute("host_calls", *report.hostCalls);
  if (report.kernelCache)
    kernelCache(os, *report.kernelCache);
  if (report.lowerBoundBytes)
    os.attribute("lower_bound_bytes", *report.lowerBoundBytes);
  number(os, "max_abs_err", report.maxAbsErr);
  number(os, "max_rel_err", report.maxRelErr);
  if (report.firstWrongPhase)
    os.attribute("first_wrong_phase", *report.firstWrongPhase);
  if (report.wrongKernel)
    os.attribute("wrong_kernel", json::fixUTF8(*report.wrongKernel));
  if (report.kernels)
    kernels(os, *report.kernels);
  if (report.shapes)
    shapes(os, *report.shapes);
  if (report.calls)
    calls(os, *report.calls);
  if (report.interpreted)
    os.attribute("interpreted", json::fixUTF8(*report.interpreted));
}

void tcopt::printJson(llvm::raw_ostream &os, const Report &report) {
  json::OStream stream(os);
  stream.object([&] { writeFields(stream, report); });
  os << "\n";
  os.flush();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void tcopt::printShapes(llvm::raw_ostream &os, const Report &report) {
  const ShapeCounts &counts = *report.shapes;
  os << "shapes: " << counts.checked
     << " combinations of sizes agree with the interpreter, compiled once";
  if (counts.refused)
    os << "; both refuse " << counts.refused;
  os << format(" (max abs err %.3g)\n", report.maxAbsErr.value_or(0));
  for (const std::string &sizes : counts.sizes)
    os << "  " << sizes << "\n";
}

/// How often calls were recorded and replayed as graphs, and why others were
/// not. Only for runs that ask for graphs.
static void printCalls(llvm::raw_ostream &os, const CallSummary &calls) {
  os << "graphs: " << calls.recorded << " recorded, " << calls.replayed
     << " of " << calls.first + calls.plain + calls.recorded + calls.replayed
     << " executions replayed\n";
  for (const auto &[reason, count] : calls.reasons)
    os << "  " << count << " without, as " << reason << "\n";
}

void tcopt::printTiming(llvm::raw_ostream &os, const Report &report) {
  const Timing &timing = *report.timing;
  os << format("time: median %.4f ms, min %.4f ms, p90 %.4f ms, n %lld",
               timing.median, timing.min, timing.p90, (long long)timing.n);
  if (report.gflops)
    os << format(", %.2f GFLOP/s", *report.gflops);
  if (report.gbps)
    os << format(", %.2f GB/s", *report.gbps);
  os << "\n";
  if (report.calls)
    printCalls(os, *report.calls);
}

void tcopt::printKernels(llvm::raw_ostream &os,
                         llvm::ArrayRef<KernelTime> kernels) {
  double total = 0;
  for (const KernelTime &kernel : kernels)
    total += kernel.milliseconds;
  os << "      calls           ms    share  kernel\n";
  for (const KernelTime &kernel : kernels)
    os << format("%11lld %12.4f %7.1f%%  ", (long long)kernel.calls,
                 kernel.milliseconds,
                 total > 0 ? 100 * kernel.milliseconds / total : 0.0)
       << kernel.name << (kernel.sources.empty() ? "" : ": ") << kernel.sources
       << "\n";
}

void tcopt::printMemoryPlan(llvm::raw_ostream &os, const MemoryPlan &plan,
                            const Report &report) {
  os << "memory plan: ok, arenas " << plan.numArenas << ", static "
     << plan.staticBytes << " bytes (lower bound " << plan.lowerBound
     << "), dynamic slots " << plan.numDynamicSlots;
  if (report.peakBytes)
    os << ", peak " << *report.peakBytes << " bytes";
  os << "\n";
}

void tcopt::printResults(llvm::raw_ostream &os,
                         llvm::ArrayRef<HostTensor> results,
                         llvm::ArrayRef<std::string> names, bool isFull) {
  for (auto [index, result] : llvm::enumerate(results)) {
    if (names.empty())
      os << "result " << index << ": ";
    else
      os << "value '" << names[index] << "': ";
    if (isFull)
      result.print(os, result.numElements());
    else
      os << result;
    os << "\n";
  }
}
