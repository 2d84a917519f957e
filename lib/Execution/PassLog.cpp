//===- PassLog.cpp - log channels of passes -------------------------------===//

#include "tcopt/Execution/PassLog.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

using namespace mlir;

namespace tcopt {
namespace {

/// Prints the module at the end of each phase whose channel is enabled.
class ModuleLog : public PassInstrumentation {
public:
  ModuleLog(const LogChannels &channels, llvm::raw_ostream &os)
      : channels(channels), os(os) {}

  void runAfterPass(Pass *pass, Operation *op) override {
    std::optional<Phase> phase = findMarkedPhase(pass);
    if (!phase)
      return;
    if (printsModule(*phase))
      os << "// after phase " << getPhaseName(*phase) << "\n" << *op << "\n";
    if (*phase == Phase::Fuse && channels.has(LogChannel::Schedule))
      op->walk([&](nest::KernelOp kernel) { printSchedules(kernel); });
  }

private:
  bool printsModule(Phase phase) const {
    if (phase == Phase::Ingest)
      return channels.has(LogChannel::Graph);
    if (phase == Phase::Autodiff)
      return channels.has(LogChannel::Graph) ||
             channels.has(LogChannel::Autodiff);
    return phase == Phase::Lower && channels.has(LogChannel::OutputCode);
  }

  void printSchedules(nest::KernelOp kernel) {
    Attribute schedule = kernel->getAttr(nest::attrs::kSchedule);
    if (!nest::KernelSchedule::isOn(kernel))
      return printSchedule(kernel, schedule);
    FailureOr<nest::KernelSchedule> schedules =
        nest::KernelSchedule::read(kernel);
    if (succeeded(schedules))
      for (Operation *op : schedules->getOps())
        printSchedule(op, schedules->lookup(op), "fused");
  }

  void printSchedule(Operation *op, Attribute schedule,
                     StringRef otherwise = "none") {
    os << withoutSources(op->getLoc()) << ": schedule: ";
    if (schedule)
      os << schedule;
    else
      os << otherwise;
    os << "\n";
  }

  LogChannels channels;
  llvm::raw_ostream &os;
};

class RemarkLog : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkLog(llvm::raw_ostream &os) : os(os) {}

  // Passes on functions run on several threads, so each line is written by one
  // call.
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    if (isRow(remark))
      return;
    std::string line;
    llvm::raw_string_ostream(line)
        << withoutSources(remark.getLocation()) << ": "
        << remark.getCategoryName() << ": " << remark.getRemarkName() << ": "
        << remark.getFunction() << describe(remark) << "\n";
    std::lock_guard<std::mutex> lock(mutex);
    os << line;
  }

private:
  /// Whether a remark is also a row in the table of the fusion plan.
  static bool isRow(const remark::detail::Remark &remark) {
    return remark.getRemarkName() == "not-fused" &&
           llvm::any_of(remark.getArgs(),
                        [](auto &arg) { return arg.key == "Nanoseconds"; });
  }

  static std::string describe(const remark::detail::Remark &remark) {
    std::string text;
    for (const remark::detail::Remark::Arg &arg : remark.getArgs())
      if (arg.key == "Table")
        text += StringRef(arg.val).rtrim();
      else
        text +=
            ", " + (arg.key == "Reason" ? arg.val : arg.key + "=" + arg.val);
    return text;
  }

  llvm::raw_ostream &os;
  std::mutex mutex;
};

// Returns the remark categories of the channels as a regular expression.
std::string getCategories(const LogChannels &channels) {
  SmallVector<StringRef> categories;
  if (channels.has(LogChannel::Fusion))
    categories.push_back("fusion|partition|nest-.*|graph-.*");
  if (channels.has(LogChannel::Memory))
    categories.push_back("memory");
  if (channels.has(LogChannel::Autodiff))
    categories.push_back("grad-.*|graph-plan-loops");
  return llvm::join(categories, "|");
}

/// Enables remarks when the first pass begins, because mlir-opt's main function
/// sets its own remark options after it has created the pass manager.
class RemarkStarter : public PassInstrumentation {
public:
  RemarkStarter(std::string categories, llvm::raw_ostream &os)
      : categories(std::move(categories)), os(os) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (!std::exchange(started, true))
      start(*op->getContext());
  }

private:
  void start(MLIRContext &context) {
    // The category `all` has no effect in MLIR without the others.
    remark::RemarkCategories wanted;
    wanted.passed = wanted.missed = wanted.analysis = wanted.failed =
        "^(" + categories + ")$";
    (void)remark::enableOptimizationRemarks(
        context, std::make_unique<RemarkLog>(os),
        std::make_unique<remark::RemarkEmittingPolicyAll>(), wanted);
  }

  std::string categories;
  llvm::raw_ostream &os;
  bool started = false;
};

// Prints the steps of code generation in the columns of the phases.
void logSteps(const CodeReport &report, llvm::raw_ostream &os) {
  PartReport sum;
  for (const PartReport &part : report.parts) {
    sum.translateMs += part.translateMs;
    sum.optimizeMs += part.optimizeMs;
    sum.codeMs += part.codeMs;
  }
  os << llvm::format("%-12s %8s  %8s %10.2f", "llvm", "", "", report.llvmMs)
     << llvm::format("  (translate %.2f, optimize %.2f, code %.2f; threads %u)",
                     sum.translateMs, sum.optimizeMs, sum.codeMs,
                     report.numThreads)
     << llvm::format("\n%-12s %8s  %8s %10.2f\n", "link", "", "",
                     report.linkMs);
}

void logKernels(const CodeReport &report, llvm::raw_ostream &os) {
  size_t width = 6;
  for (const PartReport &part : report.parts)
    width = std::max(width, part.kernel.size());
  os << llvm::left_justify("kernel", width)
     << "  key                               optimize ms    code ms    bytes"
     << "  sources\n";
  for (const PartReport &part : report.parts)
    os << llvm::left_justify(part.kernel.empty() ? "(host)" : part.kernel,
                             width)
       << "  " << llvm::left_justify(part.key, 32)
       << llvm::format("  %11.2f %10.2f %8zu", part.optimizeMs, part.codeMs,
                       part.objectBytes)
       << (part.sources.empty() ? "" : "  ") << part.sources << "\n";
}

} // namespace

void logCode(const LogChannels &channels, const CodeReport &report,
             llvm::raw_ostream &os) {
  if (channels.has(LogChannel::Phases))
    logSteps(report, os);
  if (channels.has(LogChannel::Kernels))
    logKernels(report, os);
}

Instrumentations createLogs(const LogChannels &channels,
                            llvm::raw_ostream &os) {
  Instrumentations logs;
  if (channels.has(LogChannel::Phases))
    logs.push_back(logPhases(os));
  if (channels.has(LogChannel::Graph) || channels.has(LogChannel::Schedule) ||
      channels.has(LogChannel::Autodiff) ||
      channels.has(LogChannel::OutputCode))
    logs.push_back(std::make_unique<ModuleLog>(channels, os));
  if (std::string categories = getCategories(channels); !categories.empty())
    logs.push_back(std::make_unique<RemarkStarter>(std::move(categories), os));
  return logs;
}

void attachLog(const LogChannels &channels, PassManager &manager,
               llvm::raw_ostream &os) {
  for (auto &log : createLogs(channels, os))
    manager.addInstrumentation(std::move(log));
}

} // namespace tcopt
