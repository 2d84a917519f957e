# Compiler and linker settings shared by every target.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

# -O2 as upstream's packages are built: -O3 costs build time and gains nothing in a compiler.
set(CMAKE_CXX_FLAGS_RELEASE "-O2")
set(CMAKE_C_FLAGS_RELEASE "-O2")

find_program(TCOPT_LLD ld.lld-22)
if(TCOPT_LLD)
  add_link_options(-fuse-ld=${TCOPT_LLD})
endif()
# A symbol that no library defines is an error of the link, not of the first run.
if(NOT TCOPT_SANITIZE)
  add_link_options(-Wl,-z,defs)
endif()

# ccache needs to be told that a precompiled header's own time stamps do not matter.
find_program(TCOPT_CCACHE ccache)
if(TCOPT_CCACHE)
  set(launcher ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${TCOPT_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${launcher})
  add_compile_options($<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang\ -fno-pch-timestamp>)
endif()

add_compile_options(-Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers)
# Presets release and asan compile several files as one. There a function of a header that only another file includes can
# hide a file's own one of the same name, which then is unused. Files of one library include the same headers and
# instantiate the same templates: compiling 28 files as one takes 0.72 of the time of four times seven.
if(CMAKE_UNITY_BUILD)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE 32)
  add_compile_options(-Werror=unused-function)
endif()

if(TCOPT_SANITIZE STREQUAL thread)
  # Debian's LLVM and libomp are not instrumented: test/tsan.supp names what is seen of them.
  set(CMAKE_CXX_FLAGS_RELEASE "-O1")
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer -g1)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libclang_rt.tsan-x86_64.so
    OUTPUT_VARIABLE tsan OUTPUT_STRIP_TRAILING_WHITESPACE)
  get_filename_component(tsan_dir ${tsan} DIRECTORY)
  add_link_options(-fsanitize=thread -shared-libsan -Wl,-rpath,${tsan_dir})
elseif(TCOPT_SANITIZE)
  # Left out: what needs run-time types of the packaged libraries (vptr, function), and checks of every access that
  # AddressSanitizer and the hardware make (null, object-size) or x86 does not need (alignment, pointer-overflow): they
  # are 30 % of the build's time.
  # -O1: what it saves when compiling is more than tests lose, nearly all of whose time is the packaged libraries'.
  set(CMAKE_CXX_FLAGS_RELEASE "-O1")
  add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -g1
                      -fno-sanitize=vptr,function,null,object-size,alignment,pointer-overflow
                      -fno-sanitize-recover=undefined
                      -fsanitize-ignorelist=${CMAKE_SOURCE_DIR}/tools/cmake/sanitize_ignorelist.txt)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libclang_rt.asan-x86_64.so
    OUTPUT_VARIABLE asan OUTPUT_STRIP_TRAILING_WHITESPACE)
  get_filename_component(asan_dir ${asan} DIRECTORY)
  add_link_options(-fsanitize=address,undefined -shared-libsan -Wl,-rpath,${asan_dir})
endif()

# Installed tools and libraries find each other wherever they are moved to.
set(CMAKE_INSTALL_RPATH "$ORIGIN" "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

separate_arguments(TCOPT_LLVM_DEFINITIONS NATIVE_COMMAND "${LLVM_DEFINITIONS}")
# The list repeats an ABI macro that the compiler defines already.
list(FILTER TCOPT_LLVM_DEFINITIONS EXCLUDE REGEX "_GLIBCXX_USE_CXX11_ABI")
set(TCOPT_TBLGEN ${LLVM_TOOLS_BINARY_DIR}/mlir-tblgen)
