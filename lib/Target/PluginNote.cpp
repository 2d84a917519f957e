//===- PluginNote.cpp - what a plugin was built against -------------------===//

#include "tcopt/Target/Plugin.h"
#include "tcopt/Target/PluginLoader.h"
#include "llvm/Object/ELFObjectFile.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tcopt {

static constexpr llvm::StringLiteral kNoteSection = ".note.tcopt";

std::string PluginVersions::describe() const {
  return "tcopt " + tcopt + " (ABI " + abi + ", plugin API " + api +
         ") and LLVM " + llvm;
}

PluginVersions getOwnVersions() { return parseVersions(kPluginNoteText); }

PluginVersions parseVersions(StringRef text) {
  PluginVersions versions;
  llvm::SmallVector<StringRef> words;
  text.split(words, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef word : words) {
    auto [key, value] = word.split('=');
    for (auto [name, field] :
         {std::pair<StringRef, std::string *>("api", &versions.api),
          {"llvm", &versions.llvm},
          {"tcopt", &versions.tcopt},
          {"abi", &versions.abi}})
      if (key == name)
        *field = value.str();
  }
  return versions;
}

// The text of the first note in the section that is tcopt's.
template <typename ELF>
static Expected<std::string> findNote(const llvm::object::ELFFile<ELF> &file,
                                      const typename ELF::Shdr &section) {
  Error error = Error::success();
  std::string text;
  for (const auto &note : file.notes(section, error))
    if (note.getName() == "tcopt")
      text =
          note.getDescAsStringRef(section.sh_addralign).split('\0').first.str();
  if (error)
    return std::move(error);
  return text;
}

static Expected<PluginVersions>
readVersions(const llvm::object::ELF64LEObjectFile &object) {
  auto &file = object.getELFFile();
  auto sections = file.sections();
  if (!sections)
    return sections.takeError();
  for (const auto &section : *sections) {
    Expected<StringRef> name = file.getSectionName(section);
    if (!name)
      return name.takeError();
    if (*name != kNoteSection || section.sh_type != llvm::ELF::SHT_NOTE)
      continue;
    Expected<std::string> text = findNote(file, section);
    if (!text)
      return text.takeError();
    return parseVersions(*text);
  }
  return llvm::createStringError(
      "it is no plugin of tcopt: it has no section " + kNoteSection);
}

Expected<PluginVersions> readPluginVersions(StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (std::error_code code = buffer.getError())
    return llvm::createStringError(code.message());
  auto object = llvm::object::ObjectFile::createELFObjectFile(**buffer);
  if (!object) {
    llvm::consumeError(object.takeError());
    return llvm::createStringError("it is not an ELF file");
  }
  auto *elf = llvm::dyn_cast<llvm::object::ELF64LEObjectFile>(object->get());
  if (!elf)
    return llvm::createStringError("it is not a 64-bit ELF file");
  return readVersions(*elf);
}

} // namespace tcopt
