//===- Logger.cpp - where lines of logs go --------------------------------===//

#include "Logger.h"
#include "../Trace/Trace.h"
#include "Engine.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Execution/PassLog.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace tcopt {

void setLogs(std::string_view channels) {
  capture::Engine::get().logger().setChannels(channels);
}
void setLogSink(std::function<void(std::string_view)> sink) {
  capture::Engine::get().logger().setSink(std::move(sink));
}
void setDebugFolder(std::string_view folder) {
  capture::Engine::get().logger().setDebugFolder(folder);
}
void setProgress(bool isShown) {
  capture::Engine::get().logger().setProgress(isShown);
}

namespace capture {

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

void Logger::setChannels(std::string_view names) {
  std::vector<std::string> list;
  for (StringRef name : llvm::split(StringRef(names), ','))
    if (!name.trim().empty())
      list.push_back(name.trim().str());
  llvm::Expected<LogChannels> parsed = LogChannels::parse(list);
  if (!parsed)
    throw Exception(toString(parsed.takeError()));
  std::lock_guard<std::mutex> lock(mutex);
  channels = *parsed;
}

void Logger::setSink(std::function<void(std::string_view)> other) {
  std::lock_guard<std::mutex> lock(mutex);
  sink = std::move(other);
}

void Logger::setDebugFolder(std::string_view path) {
  std::lock_guard<std::mutex> lock(mutex);
  folder = path;
}

void Logger::setProgress(bool isShown) {
  std::lock_guard<std::mutex> lock(mutex);
  showsProgress = isShown;
}

std::shared_ptr<Progress> Logger::progress() {
  std::lock_guard<std::mutex> lock(mutex);
  return showsProgress ? tcopt::showProgress(llvm::errs()) : nullptr;
}

static thread_local bool isInSink = false;

bool Logger::has(LogChannel channel) {
  if (isInSink)
    return false;
  std::lock_guard<std::mutex> lock(mutex);
  return channels.has(channel);
}

void Logger::expectOutsideSink() {
  if (isInSink)
    throw Exception(ErrorCode::InvalidState,
                    "the sink of logs calls a function that has to be "
                    "compiled, which would be logged");
}

void Logger::write(const CompileLabel &label, std::string_view text) {
  // What the sink calls may still tell errors of its own.
  if (isInSink)
    return;
  std::string prefix = label.prefix();
  std::lock_guard<std::mutex> lock(mutex);
  for (StringRef line : llvm::split(StringRef(text).rtrim(), '\n')) {
    std::string whole = prefix + line.str();
    if (sink) {
      llvm::SaveAndRestore inSink(isInSink, true);
      // What it calls is no part of a function that is traced.
      RecorderScope outside(nullptr);
      sink(whole);
    } else {
      llvm::errs() << whole << "\n";
    }
  }
}

void Logger::write(const CompileLabel &label, const CodeReport &report) {
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
  // What cannot be written is left out: it is only for reading.
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

Instrumentations Logger::createInstrumentations(const CompileLabel &label,
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

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static std::string locationText(Operation *op) {
  if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>())
    return llvm::sys::path::filename(place.getFilename().strref()).str() + ":" +
           std::to_string(place.getLine());
  return "";
}

template <typename T> static std::string printed(T value, AsmState &state) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.printAsOperand(os, state);
  return text;
}

static std::array<std::string, 5> rowOf(Operation &op, AsmState &state) {
  auto names = [&](ValueRange values) {
    return llvm::join(
        llvm::map_range(values,
                        [&](Value value) { return printed(value, state); }),
        ", ");
  };
  std::string types, attributes;
  llvm::raw_string_ostream(types) << llvm::interleaved(op.getResultTypes());
  for (NamedAttribute attribute : op.getAttrs()) {
    llvm::raw_string_ostream os(attributes);
    os << (attributes.empty() ? "" : ", ") << attribute.getName().strref()
       << " = ";
    if (isa<ElementsAttr>(attribute.getValue()))
      os << "...";
    else
      attribute.getValue().print(os, /*elideType=*/true);
  }
  std::string operands = names(op.getOperands());
  if (!attributes.empty())
    operands += (operands.empty() ? "" : ", ") + attributes;
  return {names(op.getResults()), op.getName().getStringRef().str(), operands,
          types, locationText(&op)};
}

std::string graphTable(ModuleOp module) {
  AsmState state(module);
  std::vector<std::array<std::string, 5>> rows{
      {"result", "op", "operands", "type", "place"}};
  module->walk([&](func::FuncOp function) {
    for (Operation &op : function.front())
      rows.push_back(rowOf(op, state));
  });
  std::array<size_t, 5> widths = {};
  for (const auto &row : rows)
    for (size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto &row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i)
      line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
    text += StringRef(line).rtrim().str() + "\n";
  }
  return text;
}

} // namespace capture
} // namespace tcopt
