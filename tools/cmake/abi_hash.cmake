# Writes AbiHash.h: one hash of all headers that plugins may include, which therefore stands for their binary interface.
#   cmake -DLIST=FILE -DOUT=AbiHash.h -DVERSION=0.1.0 -P abi_hash.cmake
# LIST holds a line for each header: the spelling in an #include, a space, and the path.
file(STRINGS ${LIST} lines)
set(all "${VERSION}\n")
foreach(line ${lines})
  string(REGEX MATCH "^([^ ]+) (.*)$" _ "${line}")
  file(SHA256 "${CMAKE_MATCH_2}" hash)
  string(APPEND all "${CMAKE_MATCH_1} ${hash}\n")
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING ${hash} 0 16 hash)
set(text "// Written by the build from the contents of tcopt's headers.
#ifndef TCOPT_TARGET_ABIHASH_H
#define TCOPT_TARGET_ABIHASH_H
#define TCOPT_VERSION \"${VERSION}\"
#define TCOPT_ABI_HASH \"${hash}\"
#endif
")
if(EXISTS ${OUT})
  file(READ ${OUT} old)
endif()
if(NOT "${old}" STREQUAL "${text}")
  file(WRITE ${OUT} "${text}")
endif()
file(TOUCH ${OUT}.stamp)
