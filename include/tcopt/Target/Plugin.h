//===- Plugin.h - what a plugin exports -------------------------*- C++ -*-===//
//
// A plugin is a shared object with one backend. In one of its files it says
//
//   TCOPT_BACKEND_PLUGIN("axpy", "1.0", AxpyBackend)
//
// which defines the one C function that tcopt looks up, and an ELF note that
// tcopt reads before it loads the file: a plugin that was built against another
// tcopt or LLVM is refused with both versions named.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_PLUGIN_H
#define TCOPT_TARGET_PLUGIN_H

#include "tcopt/Target/AbiHash.h"
#include "tcopt/Target/Backend.h"
#include "llvm/Config/llvm-config.h"

#define TCOPT_PLUGIN_API_VERSION 1
#define TCOPT_PLUGIN_STRING_(X) #X
#define TCOPT_PLUGIN_STRING(X) TCOPT_PLUGIN_STRING_(X)

extern "C" {

/// What `tcoptGetBackendPlugin` returns. Later versions of the API only add
/// fields at the end; `size` says how many there are.
struct tcopt_backend_plugin {
  uint32_t size;
  uint32_t api_version;
  const char *llvm_version;
  const char *abi_hash;
  const char *name;
  const char *version;
  /// The caller owns the backend.
  tcopt::Backend *(*create)(void);
};

typedef const struct tcopt_backend_plugin *(*tcopt_get_backend_plugin)(void);
}

namespace tcopt {

/// The note `.note.tcopt`, in the layout of ELF: a name and a text.
struct PluginNote {
  uint32_t nameSize = 6, textSize = sizeof(text), type = 1;
  char name[8] = "tcopt";
  char text[116];
};

/// What the text of this tcopt's plugins says.
inline constexpr char kPluginNoteText[] =
    "api=" TCOPT_PLUGIN_STRING(TCOPT_PLUGIN_API_VERSION) //
    " llvm=" LLVM_VERSION_STRING " tcopt=" TCOPT_VERSION " abi=" TCOPT_ABI_HASH;

constexpr PluginNote makePluginNote() {
  static_assert(sizeof(kPluginNoteText) <= sizeof(PluginNote::text));
  PluginNote note{};
  for (size_t i = 0; i < sizeof(kPluginNoteText); ++i)
    note.text[i] = kPluginNoteText[i];
  return note;
}

} // namespace tcopt

/// How a PluginNote is placed: kept by the linker, and without the padding that
/// AddressSanitizer puts around variables.
#define TCOPT_PLUGIN_NOTE                                                      \
  __attribute__((section(".note.tcopt"), used, aligned(4),                     \
                 no_sanitize("address")))

/// Makes the file a plugin with a backend of this class.
#define TCOPT_BACKEND_PLUGIN(NAME, VERSION, CLASS)                             \
  TCOPT_PLUGIN_NOTE constinit const ::tcopt::PluginNote tcoptPluginNote =      \
      ::tcopt::makePluginNote();                                               \
  extern "C" __attribute__((visibility("default")))                            \
  const tcopt_backend_plugin *                                                 \
  tcoptGetBackendPlugin(void) {                                                \
    static const tcopt_backend_plugin plugin = {                               \
        sizeof(tcopt_backend_plugin),                                          \
        TCOPT_PLUGIN_API_VERSION,                                              \
        LLVM_VERSION_STRING,                                                   \
        TCOPT_ABI_HASH,                                                        \
        NAME,                                                                  \
        VERSION,                                                               \
        [](void) -> ::tcopt::Backend * { return new CLASS(); }};               \
    return &plugin;                                                            \
  }

namespace tcopt {

/// The path of a file in the folder of the shared object that holds `symbol`,
/// any of its functions: where a plugin finds its runtime library.
std::string findBeside(const void *symbol, llvm::StringRef fileName);

} // namespace tcopt

#endif // TCOPT_TARGET_PLUGIN_H
