# The parts of tcopt that a build may leave out. TCOPT_COMPONENTS names those that it has:
#   cuda           backend cuda, its runtime library, the GPU emulator of the tests
#   capture        tcopt::compile, tensors, modules and optimizers in C++ (include/tcopt/Capture), stored kernels
#   import-export  ONNX models
#   testing        libtcopt_testing and the tools on it: tcopt-run, tcopt-count, tcopt-reduce
# Objects do not depend on the choice: adding a component to a build folder compiles that component alone.
set(TCOPT_ALL_COMPONENTS cuda capture import-export testing)
set(TCOPT_COMPONENTS "${TCOPT_ALL_COMPONENTS}" CACHE STRING "Optional parts to build: ${TCOPT_ALL_COMPONENTS}")
foreach(component IN LISTS TCOPT_COMPONENTS)
  if(NOT component IN_LIST TCOPT_ALL_COMPONENTS)
    message(FATAL_ERROR "TCOPT_COMPONENTS: expected ${TCOPT_ALL_COMPONENTS} but found '${component}'")
  endif()
endforeach()

# TCOPT_WITH_CUDA and so on, for CMake, and as macros in tcopt/Support/Config.h.
set(TCOPT_CONFIG_MACROS)
set(TCOPT_HAS_ALL_COMPONENTS ON)
foreach(component IN LISTS TCOPT_ALL_COMPONENTS)
  string(MAKE_C_IDENTIFIER "TCOPT_WITH_${component}" macro)
  string(TOUPPER ${macro} macro)
  if(component IN_LIST TCOPT_COMPONENTS)
    set(${macro} ON)
    string(APPEND TCOPT_CONFIG_MACROS "#define ${macro} 1\n")
  else()
    set(${macro} OFF)
    set(TCOPT_HAS_ALL_COMPONENTS OFF)
    string(APPEND TCOPT_CONFIG_MACROS "#define ${macro} 0\n")
  endif()
endforeach()
list(JOIN TCOPT_COMPONENTS ", " TCOPT_COMPONENT_NAMES)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/tcopt/Support/Config.h CONTENT "// The components of this build.
#define TCOPT_COMPONENT_NAMES \"${TCOPT_COMPONENT_NAMES}\"
${TCOPT_CONFIG_MACROS}")
