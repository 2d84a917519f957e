# Functions for code outside of tcopt's tree: plugins, their dialects, and their tests. They are what find_package(tcopt)
# brings, and tcopt's own tests of plugins use them too.
#
#   find_package(tcopt REQUIRED CONFIG)
#   tcopt_add_plugin(axpy SOURCES Backend.cpp AxpyDialect.cpp RUNTIME axpy_rt.c)
#   tcopt_dialect_tablegen(axpy AxpyOps.td axpy)
#   tcopt_pass_tablegen(axpy Passes.td Axpy)
#   tcopt_add_lit_suite(axpy test PLUGIN axpy)
#
# They rely on: TCOPT_INCLUDE_DIRS, TCOPT_LLVM_DEFINITIONS, TCOPT_TBLGEN, TCOPT_TOOLS_DIR, TCOPT_LIT, TCOPT_CMAKE_DIR.

# tcopt_add_plugin(NAME SOURCES a.cpp ... [RUNTIME a.c ...]): NAME.so, which `--plugin` loads. What its code calls at run
# time comes from RUNTIME: libNAME_rt.so beside it, which links the runtime but neither MLIR nor LLVM.
function(tcopt_add_plugin name)
  cmake_parse_arguments(ARG "" "" "SOURCES;RUNTIME" ${ARGN})
  add_library(${name} MODULE ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_STANDARD 20 CXX_STANDARD_REQUIRED ON)
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_BINARY_DIR} ${TCOPT_INCLUDE_DIRS})
  target_include_directories(${name} SYSTEM PRIVATE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
  target_compile_definitions(${name} PRIVATE ${TCOPT_LLVM_DEFINITIONS})
  target_link_libraries(${name} PRIVATE tcopt::libtcopt MLIR LLVM)
  if(TARGET tcopt_headers)
    add_dependencies(${name} tcopt_headers)
  endif()
  if(ARG_RUNTIME)
    add_library(${name}_rt SHARED ${ARG_RUNTIME})
    target_link_libraries(${name}_rt PRIVATE tcopt::tcopt_rt m)
    add_dependencies(${name} ${name}_rt)
  endif()
endfunction()

# Runs mlir-tblgen and adds what it writes to a target, under a name in its binary folder.
function(_tcopt_tablegen target td out)
  set(source ${CMAKE_CURRENT_SOURCE_DIR}/${td})
  set(result ${CMAKE_CURRENT_BINARY_DIR}/${out})
  set(includes)
  foreach(dir ${CMAKE_CURRENT_SOURCE_DIR} ${TCOPT_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
    list(APPEND includes -I${dir})
  endforeach()
  add_custom_command(OUTPUT ${result}
    COMMAND ${TCOPT_TBLGEN} ${ARGN} ${includes} ${source} --write-if-changed -o ${result} -d ${result}.d
    DEPENDS ${source} DEPFILE ${result}.d
    COMMENT "Generating ${out}")
  target_sources(${target} PRIVATE ${result})
endfunction()

# tcopt_dialect_tablegen(TARGET FILE.td MNEMONIC): FILE.h.inc and FILE.cpp.inc (ops), FILEDialect.*.inc, FILETypes.*.inc and
# FILEAttrs.*.inc.
function(tcopt_dialect_tablegen target td mnemonic)
  get_filename_component(stem ${td} NAME_WE)
  foreach(kind decls defs)
    set(suffix h.inc)
    if(kind STREQUAL defs)
      set(suffix cpp.inc)
    endif()
    _tcopt_tablegen(${target} ${td} ${stem}.${suffix} -gen-op-${kind})
    _tcopt_tablegen(${target} ${td} ${stem}Dialect.${suffix} -gen-dialect-${kind} -dialect=${mnemonic})
    _tcopt_tablegen(${target} ${td} ${stem}Types.${suffix} -gen-typedef-${kind} -typedefs-dialect=${mnemonic})
    _tcopt_tablegen(${target} ${td} ${stem}Attrs.${suffix} -gen-attrdef-${kind} -attrdefs-dialect=${mnemonic})
  endforeach()
endfunction()

# tcopt_pass_tablegen(TARGET FILE.td GROUP): FILE.h.inc, with registerGROUPPasses.
function(tcopt_pass_tablegen target td group)
  get_filename_component(stem ${td} NAME_WE)
  _tcopt_tablegen(${target} ${td} ${stem}.h.inc -gen-pass-decls -name=${group})
endfunction()

# tcopt_add_lit_suite(NAME DIR [PLUGIN TARGET] [DEPENDS TARGET ...]): a target check-NAME that runs lit over DIR. Tests use
# the tools by their names, FileCheck, and `%plugin`.
function(tcopt_add_lit_suite name dir)
  cmake_parse_arguments(ARG "" "PLUGIN" "DEPENDS" ${ARGN})
  get_filename_component(TCOPT_SUITE_SOURCE ${dir} ABSOLUTE)
  set(TCOPT_SUITE ${name})
  set(TCOPT_SUITE_BINARY ${CMAKE_CURRENT_BINARY_DIR}/${name}-tests)
  set(plugin)
  if(ARG_PLUGIN)
    set(plugin $<TARGET_FILE:${ARG_PLUGIN}>)
  endif()
  configure_file(${TCOPT_CMAKE_DIR}/plugin_lit.site.cfg.py.in ${TCOPT_SUITE_BINARY}/lit.site.cfg.py @ONLY)
  add_custom_target(check-${name}
    COMMAND ${TCOPT_LIT} -sv --param plugin=${plugin} ${TCOPT_SUITE_BINARY}
    DEPENDS ${ARG_PLUGIN} ${ARG_DEPENDS}
    USES_TERMINAL)
endfunction()
