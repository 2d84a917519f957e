//===- Linker.cpp - code in the memory of this process --------------------===//

#include "Linker.h"
#include "MergeObjects.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::orc::JITDylib;
using llvm::orc::LLJIT;
using llvm::orc::ObjectLinkingLayer;

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

LinkedCode::~LinkedCode() { linker.remove(symbols); }

Expected<void *> LinkedCode::lookup(llvm::StringRef name) {
  std::lock_guard<std::mutex> lock(linker.mutex);
  linker.problems.clear();
  auto address = linker.engine->lookup(symbols, name);
  if (address)
    return address->toPtr<void *>();
  std::string message = toString(address.takeError());
  return llvm::createStringError(
      "cannot link the code: " +
      (linker.problems.empty() ? message : linker.problems));
}

//===----------------------------------------------------------------------===//
// Linker
//===----------------------------------------------------------------------===//

Linker::Linker(std::unique_ptr<LLJIT> made)
    : engine(std::move(made)), common(findCodeLibraries()) {
  session().setErrorReporter([this](Error error) {
    problems += (problems.empty() ? "" : "; ") + toString(std::move(error));
  });
}

// Code has no constructors, for which LLJIT would set up a platform.
Expected<std::unique_ptr<Linker>> Linker::create(llvm::StringRef triple) {
  llvm::orc::LLJITBuilder builder;
  builder.setJITTargetMachineBuilder(
      llvm::orc::JITTargetMachineBuilder(llvm::Triple(triple)));
  builder.setPlatformSetUp(llvm::orc::setUpInactivePlatform);
  auto engine = builder.create();
  if (!engine)
    return engine.takeError();
  return std::unique_ptr<Linker>(new Linker(std::move(*engine)));
}

// By name and not through the process alone: a host may have loaded libtcopt.so
// without making its symbols global.
Expected<JITDylib *> Linker::findLibrary(const std::string &path) {
  JITDylib *&known = libraries[path];
  if (known)
    return known;
  auto generator = llvm::orc::DynamicLibrarySearchGenerator::Load(
      path.c_str(), engine->getDataLayout().getGlobalPrefix());
  if (!generator)
    return generator.takeError();
  JITDylib &made = session().createBareJITDylib("library " + path);
  made.addGenerator(std::move(*generator));
  return known = &made;
}

// The program's own libraries come first: they may define what C libraries do.
Error Linker::addTo(JITDylib &symbols, llvm::ArrayRef<ObjectBytes> objects,
                    llvm::ArrayRef<NamedBytes> known,
                    llvm::ArrayRef<std::string> paths) {
  llvm::SmallVector<llvm::StringRef> all(paths);
  llvm::append_range(all, common);
  for (llvm::StringRef path : all) {
    auto library = findLibrary(path.str());
    if (!library)
      return library.takeError();
    symbols.addToLinkOrder(**library);
  }
  symbols.addToLinkOrder(*engine->getProcessSymbolsJITDylib());
  llvm::orc::SymbolMap map;
  for (const auto &[name, bytes] : known)
    map[engine->mangleAndIntern(name)] = {
        llvm::orc::ExecutorAddr::fromPtr(bytes.data()),
        llvm::JITSymbolFlags::Exported};
  if (Error error = symbols.define(llvm::orc::absoluteSymbols(std::move(map))))
    return error;
  auto graph = mergeObjects(objects, session().getSymbolStringPool());
  if (!graph)
    return graph.takeError();
  auto &layer = llvm::cast<ObjectLinkingLayer>(engine->getObjLinkingLayer());
  return layer.add(symbols.getDefaultResourceTracker(), std::move(*graph));
}

Expected<std::unique_ptr<LinkedCode>>
Linker::add(llvm::ArrayRef<ObjectBytes> objects,
            llvm::ArrayRef<NamedBytes> known,
            llvm::ArrayRef<std::string> paths) {
  std::unique_lock<std::mutex> lock(mutex);
  JITDylib &symbols =
      session().createBareJITDylib("program " + std::to_string(numPrograms++));
  Error error = addTo(symbols, objects, known, paths);
  lock.unlock();
  std::unique_ptr<LinkedCode> code(new LinkedCode(*this, symbols));
  if (error)
    return std::move(error);
  return code;
}

// The names of what only this program defined go, too.
void Linker::remove(JITDylib &symbols) {
  std::lock_guard<std::mutex> lock(mutex);
  llvm::consumeError(session().removeJITDylib(symbols));
  session().getSymbolStringPool()->clearDeadEntries();
}
