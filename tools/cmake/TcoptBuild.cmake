# How the parts of tcopt are built: object libraries that become libtcopt.so, generated op and pass code, tools and tests.

set(TCOPT_LINK_DIR ${CMAKE_BINARY_DIR}/include)
set(TCOPT_GEN_DIR ${CMAKE_BINARY_DIR}/generated)
set(TCOPT_DIALECTS Tcopt Graph Grad Core Nest Mem Rt Check CPU CUDA)
set(TCOPT_INCLUDE_DIRS ${CMAKE_SOURCE_DIR}/include ${TCOPT_LINK_DIR} ${TCOPT_GEN_DIR})

add_custom_target(tcopt_headers)

# Headers are spelled tcopt/Graph/IR/GraphOps.h in the tree and installed: links stand for the installed folders.
function(tcopt_link_headers)
  file(MAKE_DIRECTORY ${TCOPT_LINK_DIR}/tcopt ${TCOPT_GEN_DIR}/tcopt)
  foreach(dialect ${TCOPT_DIALECTS})
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/dialects/${dialect} ${TCOPT_LINK_DIR}/tcopt/${dialect} SYMBOLIC)
  endforeach()
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/conversions ${TCOPT_LINK_DIR}/tcopt/Conversion SYMBOLIC)
endfunction()

# The cases of `tcopt-run --conformance` lie where the tools look for them: in share/ beside bin/, as where tcopt is
# installed.
function(tcopt_link_conformance_cases)
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/share/tcopt/conformance)
  foreach(dialect ${TCOPT_DIALECTS})
    if(EXISTS ${CMAKE_SOURCE_DIR}/dialects/${dialect}/Conformance)
      file(CREATE_LINK ${CMAKE_SOURCE_DIR}/dialects/${dialect}/Conformance
        ${CMAKE_BINARY_DIR}/share/tcopt/conformance/${dialect} SYMBOLIC)
    endif()
  endforeach()
endfunction()

# The hash of the binary interface that plugins are built against; see abi_hash.cmake.
function(tcopt_add_abi_hash)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}
    include/*.h include/*.td include/*.def dialects/*.h dialects/*.td conversions/*.h)
  list(SORT headers)
  set(lines)
  set(paths)
  foreach(header ${headers})
    string(APPEND lines "${header} ${CMAKE_SOURCE_DIR}/${header}\n")
    list(APPEND paths ${CMAKE_SOURCE_DIR}/${header})
  endforeach()
  foreach(header ${TCOPT_FUNCTION_HEADERS})
    string(APPEND lines "${header} ${TCOPT_GEN_DIR}/${header}\n")
    list(APPEND paths ${TCOPT_GEN_DIR}/${header})
  endforeach()
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/tcopt_headers.txt CONTENT "${lines}")
  set(out ${TCOPT_GEN_DIR}/tcopt/Target/AbiHash.h)
  set(script ${CMAKE_SOURCE_DIR}/tools/cmake/abi_hash.cmake)
  add_custom_command(OUTPUT ${out}.stamp BYPRODUCTS ${out}
    COMMAND ${CMAKE_COMMAND} -DLIST=${CMAKE_BINARY_DIR}/tcopt_headers.txt -DOUT=${out} -DVERSION=${PROJECT_VERSION}
            -P ${script}
    DEPENDS ${paths} ${script} ${CMAKE_BINARY_DIR}/tcopt_headers.txt
    COMMENT "Hashing the headers")
  add_custom_target(tcopt_abi_hash DEPENDS ${out}.stamp)
  add_dependencies(tcopt_headers tcopt_abi_hash)
endfunction()

# tcopt_tablegen(tcopt/Graph/IR/GraphOps.td GraphOps.h.inc -gen-op-decls ...): the output lies beside its source's name
# in the generated tree.
function(tcopt_tablegen td out)
  get_filename_component(dir ${td} DIRECTORY)
  set(source ${TCOPT_LINK_DIR}/${td})
  if(EXISTS ${CMAKE_SOURCE_DIR}/include/${td})
    set(source ${CMAKE_SOURCE_DIR}/include/${td})
  endif()
  set(result ${TCOPT_GEN_DIR}/${dir}/${out})
  file(MAKE_DIRECTORY ${TCOPT_GEN_DIR}/${dir})
  set(includes)
  foreach(i ${TCOPT_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
    list(APPEND includes -I${i})
  endforeach()
  add_custom_command(OUTPUT ${result}
    COMMAND ${TCOPT_TBLGEN} ${ARGN} ${includes} ${source} --write-if-changed -o ${result} -d ${result}.d
    DEPENDS ${source} DEPFILE ${result}.d
    COMMENT "Generating ${dir}/${out}")
  string(MAKE_C_IDENTIFIER "gen_${dir}_${out}" name)
  add_custom_target(${name} DEPENDS ${result})
  add_dependencies(tcopt_headers ${name})
endfunction()

# tcopt_add_dialect(Graph): the dialect's declaration, types, attributes and enums, from <Name>Base.td.
function(tcopt_add_dialect name mnemonic)
  set(td tcopt/${name}/IR/${name}Base.td)
  tcopt_tablegen(${td} ${name}Dialect.h.inc -gen-dialect-decls -dialect=${mnemonic})
  tcopt_tablegen(${td} ${name}Dialect.cpp.inc -gen-dialect-defs -dialect=${mnemonic})
  tcopt_tablegen(${td} ${name}Enums.h.inc -gen-enum-decls)
  tcopt_tablegen(${td} ${name}Enums.cpp.inc -gen-enum-defs)
  tcopt_tablegen(${td} ${name}Attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=${mnemonic})
  tcopt_tablegen(${td} ${name}Attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=${mnemonic})
  tcopt_tablegen(${td} ${name}Types.h.inc -gen-typedef-decls -typedefs-dialect=${mnemonic})
  tcopt_tablegen(${td} ${name}Types.cpp.inc -gen-typedef-defs -typedefs-dialect=${mnemonic})
endfunction()

# tcopt_add_ops(Grad GradOps): the classes of ops, from GradOps.td.
function(tcopt_add_ops dialect ops)
  set(td tcopt/${dialect}/IR/${ops}.td)
  tcopt_tablegen(${td} ${ops}.h.inc -gen-op-decls)
  tcopt_tablegen(${td} ${ops}.cpp.inc -gen-op-defs)
endfunction()

# tcopt_add_passes(tcopt/Graph/Transforms/Passes.td Graph)
function(tcopt_add_passes td name)
  tcopt_tablegen(${td} Passes.h.inc -gen-pass-decls -name=${name})
endfunction()

function(tcopt_compile_settings target)
  target_include_directories(${target} PRIVATE ${TCOPT_INCLUDE_DIRS})
  target_include_directories(${target} SYSTEM PRIVATE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
  target_compile_definitions(${target} PRIVATE ${TCOPT_LLVM_DEFINITIONS})
  add_dependencies(${target} tcopt_headers)
endfunction()

# tcopt_add_pch(NAME [LINK lib ...]): tcopt_pch.h and the header tools/cmake/NAME.h, if there is one, precompiled for what
# reuses them.
file(WRITE ${CMAKE_BINARY_DIR}/tcopt_pch.cpp "")
function(tcopt_add_pch name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} OBJECT ${CMAKE_BINARY_DIR}/tcopt_pch.cpp)
  tcopt_compile_settings(${name})
  target_link_libraries(${name} PRIVATE ${ARG_LINK})
  set(headers ${CMAKE_SOURCE_DIR}/tools/cmake/tcopt_pch.h)
  if(EXISTS ${CMAKE_SOURCE_DIR}/tools/cmake/${name}.h)
    list(APPEND headers ${CMAKE_SOURCE_DIR}/tools/cmake/${name}.h)
  endif()
  list(REMOVE_DUPLICATES headers)
  target_precompile_headers(${name} PRIVATE ${headers})
endfunction()

tcopt_add_pch(tcopt_pch)
tcopt_add_pch(tcopt_ops_pch)
tcopt_add_pch(tcopt_lowering_pch)
# Classes of ops are a fifth of the build: parsers, printers, builders, which no exception passes. With these options they
# compile in 0.64 of the time.
set(TCOPT_CLASSES_OPTIONS -O1 -fno-exceptions)
tcopt_add_pch(tcopt_classes_pch)
target_compile_options(tcopt_classes_pch PRIVATE ${TCOPT_CLASSES_OPTIONS})
# The time that tests take is spent in the libraries.
set(TCOPT_TEST_OPTIONS -O0)
if(TCOPT_HAS_ALL_COMPONENTS)
  tcopt_add_pch(tcopt_test_pch LINK GTest::gtest)
  target_compile_options(tcopt_test_pch PRIVATE ${TCOPT_TEST_OPTIONS})
  set_target_properties(tcopt_test_pch PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

# tcopt_add_library(NAME [ALL_OPS|LOWERING|CLASSES] SOURCES a.cpp ...): an object library that becomes part of
# libtcopt.so. With ALL_OPS most of its files include the ops of graph, with LOWERING those of llvm, gpu or vector; CLASSES
# are generated classes of ops.
function(tcopt_add_library name)
  cmake_parse_arguments(ARG "ALL_OPS;LOWERING;CLASSES" "" "SOURCES" ${ARGN})
  add_library(${name} OBJECT ${ARG_SOURCES})
  tcopt_compile_settings(${name})
  if(ARG_ALL_OPS)
    target_precompile_headers(${name} REUSE_FROM tcopt_ops_pch)
  elseif(ARG_LOWERING)
    target_precompile_headers(${name} REUSE_FROM tcopt_lowering_pch)
  elseif(ARG_CLASSES)
    target_compile_options(${name} PRIVATE ${TCOPT_CLASSES_OPTIONS})
    target_precompile_headers(${name} REUSE_FROM tcopt_classes_pch)
  else()
    target_precompile_headers(${name} REUSE_FROM tcopt_pch)
  endif()
  set_property(GLOBAL APPEND PROPERTY TCOPT_OBJECT_LIBRARIES ${name})
endfunction()

# tcopt_add_op_families(Graph Pointwise Reduction ...): the ops of a large dialect, one family a file such as
# GraphPointwiseOps.td. Each gets a header GraphPointwiseOps.h, and its classes and their registration a source: who
# includes one family is not compiled again when another one changes. GraphOpClasses.h.inc includes all headers, and
# GraphFamilies.inc is one line TCOPT_FAMILY(Pointwise) for each family, for a macro that it undefines.
function(tcopt_add_op_families DIALECT)
  string(TOLOWER ${DIALECT} NAMESPACE)
  set(classes)
  set(names)
  set(sources)
  foreach(FAMILY ${ARGN})
    set(family ${DIALECT}${FAMILY}Ops)
    tcopt_add_ops(${DIALECT} ${family})
    string(APPEND classes "#include \"tcopt/${DIALECT}/IR/${family}.h\"\n")
    string(APPEND names "TCOPT_FAMILY(${FAMILY})\n")
    set(base ${TCOPT_GEN_DIR}/tcopt/${DIALECT}/IR/${family})
    configure_file(${CMAKE_SOURCE_DIR}/tools/cmake/ops.gen.h.in ${base}.h @ONLY)
    configure_file(${CMAKE_SOURCE_DIR}/tools/cmake/ops.gen.cpp.in ${base}.gen.cpp @ONLY)
    list(APPEND sources ${base}.gen.cpp)
  endforeach()
  string(APPEND names "#undef TCOPT_FAMILY\n")
  file(CONFIGURE OUTPUT ${TCOPT_GEN_DIR}/tcopt/${DIALECT}/IR/${DIALECT}OpClasses.h.inc CONTENT "${classes}")
  file(CONFIGURE OUTPUT ${TCOPT_GEN_DIR}/tcopt/${DIALECT}/IR/${DIALECT}Families.inc CONTENT "${names}")
  if(TCOPT_SANITIZE)
    tcopt_take_ops(${DIALECT} ${sources})
  else()
    tcopt_add_library(Tcopt${DIALECT}Ops CLASSES SOURCES ${sources})
    # They take longest: as one, they would keep one core busy and the others waiting.
    set_target_properties(Tcopt${DIALECT}Ops PROPERTIES UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()

# tcopt_add_rows(Pointwise Math ...): what generate_rows.py makes of the rows of pointwise ops, in TCOPT_ROWS_DIR: files
# Graph<Family>*.inc, which the files of the families include, and Rows.schema. An output that stays the same keeps its time
# stamp: an edit of a row compiles only its family.
set(TCOPT_ROWS_DIR ${CMAKE_BINARY_DIR}/dialects/Graph/Rows)
function(tcopt_add_rows)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(folder ${CMAKE_SOURCE_DIR}/dialects/Graph/IR)
  set(outputs ${TCOPT_ROWS_DIR}/Rows.schema ${TCOPT_ROWS_DIR}/Calls.inc)
  set(sources ${folder}/GraphBase.td)
  foreach(family ${ARGN})
    list(APPEND sources ${folder}/Graph${family}Ops.td)
    foreach(kind Rules Derivatives Import Export Bodies)
      list(APPEND outputs ${TCOPT_ROWS_DIR}/Graph${family}${kind}.inc)
    endforeach()
  endforeach()
  file(GLOB interfaces CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/include/tcopt/Interfaces/*.td)
  set(includes)
  foreach(i ${TCOPT_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
    list(APPEND includes -I ${i})
  endforeach()
  set(script ${folder}/generate_rows.py)
  add_custom_command(OUTPUT ${TCOPT_ROWS_DIR}/rows.stamp BYPRODUCTS ${outputs}
    COMMAND ${Python3_EXECUTABLE} ${script} --tblgen ${LLVM_TOOLS_BINARY_DIR}/llvm-tblgen ${includes} --folder ${TCOPT_ROWS_DIR} ${ARGN}
    COMMAND ${CMAKE_COMMAND} -E touch ${TCOPT_ROWS_DIR}/rows.stamp
    DEPENDS ${script} ${sources} ${interfaces}
    COMMENT "Generating the rules of pointwise ops" VERBATIM)
  add_custom_target(tcopt_rows DEPENDS ${TCOPT_ROWS_DIR}/rows.stamp)
  add_dependencies(tcopt_headers tcopt_rows)
endfunction()

# The sanitizers leave op classes out, which take longest to compile: their objects are those of preset release.
function(tcopt_take_ops dialect)
  set(target Tcopt${dialect}Ops)
  list(LENGTH ARGN count)
  math(EXPR last "(${count} - 1) / 8")
  foreach(i RANGE ${last})
    set_property(GLOBAL APPEND PROPERTY TCOPT_TAKEN_OBJECTS
      ${CMAKE_SOURCE_DIR}/build/dialects/${dialect}/CMakeFiles/${target}.dir/Unity/unity_${i}_cxx.cxx.o)
  endforeach()
  set_property(GLOBAL APPEND PROPERTY TCOPT_TAKEN_TARGETS ${target})
endfunction()

# The objects in `out`, and a target that has preset release build them.
function(tcopt_build_taken out)
  get_property(objects GLOBAL PROPERTY TCOPT_TAKEN_OBJECTS)
  get_property(targets GLOBAL PROPERTY TCOPT_TAKEN_TARGETS)
  if(targets)
    add_custom_target(tcopt_taken_ops COMMAND ${CMAKE_SOURCE_DIR}/tools/dev/build release ${targets}
      BYPRODUCTS ${objects} COMMENT "Building op classes by preset release" VERBATIM)
    set_source_files_properties(${objects} PROPERTIES GENERATED ON EXTERNAL_OBJECT ON)
  endif()
  set(${out} ${objects} PARENT_SCOPE)
endfunction()

function(tcopt_finish_library)
  get_property(parts GLOBAL PROPERTY TCOPT_OBJECT_LIBRARIES)
  set(objects)
  foreach(part ${parts})
    list(APPEND objects $<TARGET_OBJECTS:${part}>)
  endforeach()
  tcopt_build_taken(taken)
  list(APPEND objects ${taken})
  # The target cannot be called tcopt: that is the tool.
  add_library(libtcopt SHARED ${objects})
  set_target_properties(libtcopt PROPERTIES OUTPUT_NAME tcopt VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR})
  # Static archives that parts ask for stay inside: none of their symbols is exported.
  get_property(private GLOBAL PROPERTY TCOPT_PRIVATE_LIBRARIES)
  target_link_libraries(libtcopt PUBLIC MLIR LLVM PRIVATE tcopt_rt ZLIB::ZLIB ${private})
  target_link_options(libtcopt PRIVATE -Wl,--exclude-libs,ALL -Wl,--version-script=${CMAKE_SOURCE_DIR}/tools/cmake/libtcopt.map
    -Wl,--build-id)
  set_property(TARGET libtcopt APPEND PROPERTY LINK_DEPENDS ${CMAKE_SOURCE_DIR}/tools/cmake/libtcopt.map)
  target_include_directories(libtcopt INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  add_library(tcopt::libtcopt ALIAS libtcopt)
  add_library(tcopt::tcopt_rt ALIAS tcopt_rt)
  if(TCOPT_WITH_CUDA)
    target_link_libraries(libtcopt PRIVATE tcopt_rt_cuda)
    add_library(tcopt::tcopt_rt_cuda ALIAS tcopt_rt_cuda)
  endif()
  install(TARGETS libtcopt EXPORT TcoptTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# tcopt_add_testing_library(SOURCES a.cpp ...): libtcopt_testing.so, on top of libtcopt.so: what judges and measures
# programs. Tools and tests link it, products do not.
function(tcopt_add_testing_library)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  add_library(libtcopt_testing SHARED ${ARG_SOURCES})
  tcopt_compile_settings(libtcopt_testing)
  # Without the macro that CMake defines for shared libraries, which the precompiled header does not have.
  set_target_properties(libtcopt_testing PROPERTIES OUTPUT_NAME tcopt_testing VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR} DEFINE_SYMBOL "")
  target_precompile_headers(libtcopt_testing REUSE_FROM tcopt_pch)
  target_link_libraries(libtcopt_testing PUBLIC libtcopt MLIR LLVM)
  target_link_options(libtcopt_testing PRIVATE -Wl,--no-undefined)
  add_library(tcopt::libtcopt_testing ALIAS libtcopt_testing)
  install(TARGETS libtcopt_testing EXPORT TcoptTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
endfunction()

# Of an executable, which is compiled as the precompiled header was.
function(tcopt_reuse_pch name pch)
  target_compile_options(${name} PRIVATE -fPIC)
  target_precompile_headers(${name} REUSE_FROM ${pch})
endfunction()

function(tcopt_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  tcopt_compile_settings(${name})
  tcopt_reuse_pch(${name} tcopt_pch)
  target_link_libraries(${name} PRIVATE libtcopt MLIR LLVM)
  install(TARGETS ${name} EXPORT TcoptTargets DESTINATION ${CMAKE_INSTALL_BINDIR})
  set_property(GLOBAL APPEND PROPERTY TCOPT_TOOLS ${name})
endfunction()

# tcopt_add_unittest(NAME SOURCES a.cpp ... [LINK lib ...]): a GoogleTest binary that the lit suite runs. Target tcopt-tests
# builds it.
function(tcopt_add_unittest name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} EXCLUDE_FROM_ALL ${ARG_SOURCES})
  tcopt_compile_settings(${name})
  target_compile_options(${name} PRIVATE ${TCOPT_TEST_OPTIONS})
  # The runtime's tests know nothing of MLIR.
  if(NOT ARG_LINK)
    set(ARG_LINK libtcopt MLIR LLVM)
    tcopt_reuse_pch(${name} tcopt_test_pch)
  endif()
  target_link_libraries(${name} PRIVATE ${ARG_LINK} GTest::gtest GTest::gtest_main)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/unittests)
  set_property(GLOBAL APPEND PROPERTY TCOPT_UNITTESTS ${name})
endfunction()
