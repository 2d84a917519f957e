# Installed files: what out-of-tree code needs to find_package(tcopt). The build folder has the same package, for work on
# tcopt and a plugin at once: -Dtcopt_DIR=build/lib/cmake/tcopt.
include(CMakePackageConfigHelpers)

set(TCOPT_INSTALL_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/tcopt)
set(TCOPT_BUILD_CMAKE_DIR ${CMAKE_BINARY_DIR}/lib/cmake/tcopt)
set(MLIR_VERSION_RANGE 22.1)

# Headers, each under its spelling in an #include.
set(headers FILES_MATCHING PATTERN "*.h" PATTERN "*.inc" PATTERN "*.td" PATTERN "*.def")
set(absent)
foreach(folder ATen:CAPTURE Capture:CAPTURE Import:IMPORT_EXPORT Export:IMPORT_EXPORT Testing:TESTING)
  string(REPLACE ":" ";" folder ${folder})
  list(GET folder 1 component)
  list(GET folder 0 folder)
  if(NOT TCOPT_WITH_${component})
    list(APPEND absent PATTERN "tcopt/${folder}" EXCLUDE)
  endif()
endforeach()
if(NOT TCOPT_WITH_CAPTURE)
  list(APPEND absent PATTERN "tcopt/tcopt.h" EXCLUDE)
endif()
install(DIRECTORY include/tcopt DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${headers} ${absent})
foreach(dialect ${TCOPT_DIALECTS})
  install(DIRECTORY dialects/${dialect} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tcopt ${headers})
endforeach()
install(DIRECTORY conversions/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tcopt/Conversion ${headers})
install(DIRECTORY ${TCOPT_GEN_DIR}/tcopt DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.inc" PATTERN "*.h" ${absent})

# The generator of new backends, and what it copies.
install(PROGRAMS tools/new-backend DESTINATION ${CMAKE_INSTALL_BINDIR} RENAME tcopt-new-backend)
install(DIRECTORY tools/backend-template DESTINATION ${CMAKE_INSTALL_DATADIR}/tcopt)

# The cases of tcopt-run --conformance, which looks for them beside its own folder.
foreach(dialect ${TCOPT_DIALECTS})
  if(EXISTS ${CMAKE_SOURCE_DIR}/dialects/${dialect}/Conformance)
    install(DIRECTORY dialects/${dialect}/Conformance/ DESTINATION ${CMAKE_INSTALL_DATADIR}/tcopt/conformance/${dialect}
      FILES_MATCHING PATTERN "*.mlir.in")
  endif()
endforeach()

# The package, installed and in the build folder.
set(package_files tools/cmake/TcoptPlugin.cmake tools/cmake/plugin_lit.site.cfg.py.in)
install(FILES ${package_files} DESTINATION ${TCOPT_INSTALL_CMAKE_DIR})
file(COPY ${package_files} DESTINATION ${TCOPT_BUILD_CMAKE_DIR})

install(EXPORT TcoptTargets NAMESPACE tcopt:: FILE tcoptTargets.cmake DESTINATION ${TCOPT_INSTALL_CMAKE_DIR})
export(EXPORT TcoptTargets NAMESPACE tcopt:: FILE ${TCOPT_BUILD_CMAKE_DIR}/tcoptTargets.cmake)

function(tcopt_write_package dir tools includes prefix)
  set(TCOPT_CONFIG_TOOLS_DIR ${tools})
  set(TCOPT_CONFIG_INCLUDE_DIRS "${includes}")
  configure_package_config_file(${CMAKE_SOURCE_DIR}/tools/cmake/tcoptConfig.cmake.in ${dir}/tcoptConfig.cmake
    INSTALL_DESTINATION ${prefix} ${ARGN}
    PATH_VARS TCOPT_CONFIG_TOOLS_DIR TCOPT_CONFIG_INCLUDE_DIRS)
  write_basic_package_version_file(${dir}/tcoptConfigVersion.cmake VERSION ${PROJECT_VERSION}
    COMPATIBILITY SameMinorVersion)
endfunction()

tcopt_write_package(${CMAKE_BINARY_DIR}/package ${CMAKE_INSTALL_BINDIR} ${CMAKE_INSTALL_INCLUDEDIR}
  ${TCOPT_INSTALL_CMAKE_DIR})
install(FILES ${CMAKE_BINARY_DIR}/package/tcoptConfig.cmake ${CMAKE_BINARY_DIR}/package/tcoptConfigVersion.cmake
  DESTINATION ${TCOPT_INSTALL_CMAKE_DIR})
tcopt_write_package(${TCOPT_BUILD_CMAKE_DIR} ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} "${TCOPT_INCLUDE_DIRS}"
  ${TCOPT_BUILD_CMAKE_DIR} INSTALL_PREFIX ${CMAKE_BINARY_DIR})
