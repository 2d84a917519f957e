//===- MergeObjects.cpp - one link graph of many objects ------------------===//

#include "MergeObjects.h"

namespace jitlink = llvm::jitlink;
using jitlink::LinkGraph;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tcopt {
namespace {

/// Adds link graphs to a first one.
class GraphMerger {
public:
  explicit GraphMerger(LinkGraph &into) : into(into) {
    for (jitlink::Symbol *symbol : into.external_symbols())
      externals[*symbol->getName()] = symbol;
  }

  void add(LinkGraph &graph);
  /// Lets the first graph refer to what the others define.
  void resolve();

private:
  jitlink::Section &sectionFor(jitlink::Section &from);
  void copyBlock(jitlink::Block &block, jitlink::Section &to);
  void copySymbol(jitlink::Symbol &symbol);
  jitlink::Symbol &external(jitlink::Symbol &symbol);
  void copyEdges(jitlink::Block &block);

  LinkGraph &into;
  /// What the other graphs define for all, by name.
  llvm::DenseMap<StringRef, jitlink::Symbol *> defined;
  llvm::DenseMap<StringRef, jitlink::Symbol *> externals;
  llvm::DenseMap<jitlink::Block *, jitlink::Block *> blocks;
  llvm::DenseMap<jitlink::Symbol *, jitlink::Symbol *> symbols;
  /// The blocks of an object are all at 0. The linker orders code by address
  /// and refuses overlaps of what is not at 0, so copies get addresses one
  /// after the other, beyond all parts of the first object's blocks.
  llvm::orc::ExecutorAddr next = llvm::orc::ExecutorAddr(uint64_t(1) << 32);
};

} // namespace

jitlink::Section &GraphMerger::sectionFor(jitlink::Section &from) {
  if (jitlink::Section *known = into.findSectionByName(from.getName()))
    return *known;
  jitlink::Section &section =
      into.createSection(into.allocateName(from.getName()), from.getMemProt());
  section.setMemLifetime(from.getMemLifetime());
  return section;
}

void GraphMerger::copyBlock(jitlink::Block &block, jitlink::Section &to) {
  jitlink::Block &copy =
      block.isZeroFill() ? into.createZeroFillBlock(to, block.getSize(), next,
                                                    block.getAlignment(),
                                                    block.getAlignmentOffset())
                         : into.createContentBlock(to, block.getContent(), next,
                                                   block.getAlignment(),
                                                   block.getAlignmentOffset());
  copy.setAddress(jitlink::alignToBlock(next, copy));
  next = copy.getAddress() + std::max<uint64_t>(copy.getSize(), 1);
  blocks[&block] = &copy;
}

void GraphMerger::copySymbol(jitlink::Symbol &symbol) {
  jitlink::Block &block = *blocks.lookup(&symbol.getBlock());
  jitlink::Symbol &copy =
      symbol.hasName()
          ? into.addDefinedSymbol(block, symbol.getOffset(), symbol.getName(),
                                  symbol.getSize(), symbol.getLinkage(),
                                  jitlink::Scope::Local, symbol.isCallable(),
                                  symbol.isLive())
          : into.addAnonymousSymbol(block, symbol.getOffset(), symbol.getSize(),
                                    symbol.isCallable(), symbol.isLive());
  copy.setTargetFlags(symbol.getTargetFlags());
  symbols[&symbol] = &copy;
  if (symbol.getScope() != jitlink::Scope::Local)
    defined[*copy.getName()] = &copy;
}

jitlink::Symbol &GraphMerger::external(jitlink::Symbol &symbol) {
  jitlink::Symbol *&known = externals[*symbol.getName()];
  if (!known)
    known = &into.addExternalSymbol(symbol.getName(), symbol.getSize(),
                                    symbol.isWeaklyReferenced());
  return *known;
}

void GraphMerger::copyEdges(jitlink::Block &block) {
  for (const jitlink::Edge &edge : block.edges())
    blocks.lookup(&block)->addEdge(edge.getKind(), edge.getOffset(),
                                   *symbols.lookup(&edge.getTarget()),
                                   edge.getAddend());
}

void GraphMerger::add(LinkGraph &graph) {
  for (jitlink::Section &section : graph.sections()) {
    jitlink::Section &to = sectionFor(section);
    for (jitlink::Block *block : section.blocks())
      copyBlock(*block, to);
    for (jitlink::Symbol *symbol : section.symbols())
      copySymbol(*symbol);
  }
  for (jitlink::Symbol *symbol : graph.external_symbols())
    symbols[symbol] = &external(*symbol);
  for (jitlink::Symbol *symbol : graph.absolute_symbols())
    symbols[symbol] = &into.addAbsoluteSymbol(
        symbol->getName(), symbol->getAddress(), symbol->getSize(),
        symbol->getLinkage(), jitlink::Scope::Local, symbol->isLive());
  for (jitlink::Block *block : graph.blocks())
    copyEdges(*block);
  blocks.clear();
  symbols.clear();
}

void GraphMerger::resolve() {
  for (jitlink::Block *block : into.blocks())
    for (jitlink::Edge &edge : block->edges()) {
      jitlink::Symbol &target = edge.getTarget();
      if (!target.isExternal())
        continue;
      if (jitlink::Symbol *known = defined.lookup(*target.getName()))
        edge.setTarget(*known);
    }
  for (auto [name, symbol] : externals)
    if (defined.contains(name))
      into.removeExternalSymbol(*symbol);
}

static Expected<std::unique_ptr<LinkGraph>>
readGraph(const ObjectBytes &object,
          std::shared_ptr<llvm::orc::SymbolStringPool> names) {
  return jitlink::createLinkGraphFromObject(
      llvm::MemoryBufferRef(StringRef(object.data(), object.size()), "tcopt"),
      std::move(names));
}

Expected<std::unique_ptr<LinkGraph>>
mergeObjects(llvm::ArrayRef<ObjectBytes> objects,
             std::shared_ptr<llvm::orc::SymbolStringPool> names) {
  Expected<std::unique_ptr<LinkGraph>> all = readGraph(objects.front(), names);
  if (!all)
    return all;
  GraphMerger merger(**all);
  for (const ObjectBytes &object : objects.drop_front()) {
    auto graph = readGraph(object, names);
    if (!graph)
      return graph.takeError();
    merger.add(**graph);
  }
  merger.resolve();
  return all;
}

} // namespace tcopt
