//===- BuildId.cpp - the build of tcopt that runs -------------------------===//

#include "tcopt/Execution/BuildId.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Alignment.h"
#include <dlfcn.h>
#include <link.h>

namespace tcopt {

// Returns the build id among the ELF notes of a loaded file; empty if it has
// none.
static std::string findBuildId(llvm::ArrayRef<uint8_t> notes) {
  constexpr size_t align = 4;
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    auto *note = reinterpret_cast<const ElfW(Nhdr) *>(notes.data());
    size_t start = sizeof(*note) + llvm::alignTo(note->n_namesz, align);
    size_t end = start + llvm::alignTo(note->n_descsz, align);
    if (end > notes.size())
      break;
    if (note->n_type == NT_GNU_BUILD_ID)
      return llvm::toHex(notes.slice(start, note->n_descsz));
    notes = notes.drop_front(end);
  }
  return "";
}

static OwnLibrary findOwn() {
  OwnLibrary own;
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&findOwn), &info))
    return own;
  own.path = info.dli_fname;
  auto *base = static_cast<const uint8_t *>(info.dli_fbase);
  auto *header = reinterpret_cast<const ElfW(Ehdr) *>(base);
  auto *parts = reinterpret_cast<const ElfW(Phdr) *>(base + header->e_phoff);
  for (const ElfW(Phdr) &part : llvm::ArrayRef(parts, header->e_phnum))
    if (part.p_type == PT_NOTE && own.buildId.empty())
      own.buildId =
          findBuildId(llvm::ArrayRef(base + part.p_vaddr, part.p_memsz));
  return own;
}

const OwnLibrary &OwnLibrary::get() {
  static const OwnLibrary own = findOwn();
  return own;
}

} // namespace tcopt
