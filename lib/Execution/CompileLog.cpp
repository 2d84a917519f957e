//===- CompileLog.cpp - logs of a session's compilations ------------------===//

#include "tcopt/Execution/CompileLog.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Execution/PassLog.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

std::string CompileLabel::prefix() const {
  return "[" + std::to_string(function) + "/" + std::to_string(version) + " " +
         name + "] ";
}

std::string CompileLabel::folder() const {
  std::string text = std::to_string(function) + "-" + std::to_string(version);
  StringRef base = llvm::sys::path::filename(name);
  if (!base.empty())
    text += "-" + base.str();
  for (char &c : text)
    if (!llvm::isAlnum(c) && c != '-' && c != '_' && c != '.')
      c = '_';
  return text;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

llvm::Error CompileLog::setChannels(std::string_view names) {
  std::vector<std::string> list;
  for (StringRef name : llvm::split(StringRef(names), ','))
    if (!name.trim().empty())
      list.push_back(name.trim().str());
  llvm::Expected<LogChannels> parsed = LogChannels::parse(list);
  if (!parsed)
    return parsed.takeError();
  std::lock_guard<std::mutex> lock(mutex);
  channels = *parsed;
  return llvm::Error::success();
}

void CompileLog::setSink(std::function<void(std::string_view)> other) {
  std::lock_guard<std::mutex> lock(mutex);
  sink = std::move(other);
}

void CompileLog::setDebugFolder(std::string_view path) {
  std::lock_guard<std::mutex> lock(mutex);
  folder = path;
}

void CompileLog::setProgress(bool isShown) {
  std::lock_guard<std::mutex> lock(mutex);
  showsProgress = isShown;
}

std::shared_ptr<Progress> CompileLog::progress() {
  std::lock_guard<std::mutex> lock(mutex);
  return showsProgress ? tcopt::showProgress(llvm::errs()) : nullptr;
}

static thread_local bool isSinkRunning = false;

bool CompileLog::has(LogChannel channel) {
  if (isSinkRunning)
    return false;
  std::lock_guard<std::mutex> lock(mutex);
  return channels.has(channel);
}

bool CompileLog::isInSink() { return isSinkRunning; }

void CompileLog::write(const CompileLabel &label, std::string_view text) {
  // Functions that the sink calls may compile, and must not log.
  if (isSinkRunning)
    return;
  std::string prefix = label.prefix();
  std::lock_guard<std::mutex> lock(mutex);
  for (StringRef line : llvm::split(StringRef(text).rtrim(), '\n')) {
    std::string whole = prefix + line.str();
    if (sink) {
      llvm::SaveAndRestore inSink(isSinkRunning, true);
      sink(whole);
    } else {
      llvm::errs() << whole << "\n";
    }
  }
}

void CompileLog::write(const CompileLabel &label, const CodeReport &report) {
  LogChannels wanted;
  {
    std::lock_guard<std::mutex> lock(mutex);
    wanted = channels;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  logCode(wanted, report, os);
  if (!text.empty())
    write(label, text);
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {
/// Writes the module at the end of each phase to a file of a folder.
class PhaseFiles : public PassInstrumentation {
public:
  explicit PhaseFiles(std::string folder) : folder(std::move(folder)) {}

  void runBeforePass(Pass *, Operation *op) override {
    if (std::exchange(isFirst, false))
      write("graph", op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (std::optional<Phase> phase = findMarkedPhase(pass))
      write(getPhaseName(*phase), op);
  }

private:
  // The files are for people to read: failures to write them are ignored.
  void write(StringRef name, Operation *op) {
    std::string path =
        folder + "/" + std::to_string(count++) + "-" + name.str() + ".mlir";
    std::error_code error;
    llvm::raw_fd_ostream os(path, error);
    if (!error)
      op->print(os);
    os.clear_error();
  }

  std::string folder;
  int count = 0;
  bool isFirst = true;
};
} // namespace

Instrumentations CompileLog::createInstrumentations(const CompileLabel &label,
                                                    llvm::raw_ostream &os) {
  LogChannels wanted;
  std::string target;
  {
    std::lock_guard<std::mutex> lock(mutex);
    wanted = channels;
    if (!folder.empty())
      target = folder + "/" + label.folder();
  }
  Instrumentations made = createLogs(wanted, os);
  if (!target.empty() && !llvm::sys::fs::create_directories(target))
    made.push_back(std::make_unique<PhaseFiles>(target));
  return made;
}

} // namespace tcopt
