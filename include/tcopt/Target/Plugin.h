//===- Plugin.h - exports of a plugin ---------------------------*- C++ -*-===//
//
// A plugin is a shared object with one backend. One of its source files
// contains
//
//   TCOPT_BACKEND_PLUGIN("axpy", "1.0", AxpyBackend)
//
// which defines the C function that tcopt looks up, and an ELF note that tcopt
// reads before it loads the file: a plugin that was built against another
// version of tcopt or LLVM is an error that names both versions.
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

/// The result of `tcoptGetBackendPlugin`. Later versions of the API only append
/// fields; `size` is the size of the struct in bytes.
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

/// The ELF note `.note.tcopt`: a name and a text.
struct PluginNote {
  uint32_t nameSize = 6, textSize = sizeof(text), type = 1;
  char name[8] = "tcopt";
  char text[116];
};

/// The text of the note in plugins of this version of tcopt.
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

/// Attributes of a PluginNote: the linker keeps it, and AddressSanitizer adds
/// no padding around it.
#define TCOPT_PLUGIN_NOTE                                                      \
  __attribute__((section(".note.tcopt"), used, aligned(4),                     \
                 no_sanitize("address")))

/// Defines the exports of a plugin with a backend of this class.
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

/// Returns the path of a file in the folder of the shared object that contains
/// `symbol`, which may be any of its functions. A plugin locates its runtime
/// library by it.
std::string findBeside(const void *symbol, llvm::StringRef fileName);

} // namespace tcopt

#endif // TCOPT_TARGET_PLUGIN_H
