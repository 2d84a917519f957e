#!/bin/sh
# Compiles the digits network to a shared library and main.c against it.
#
#   build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]
#
# Writes digits.so, digits.h and classify. CC and CFLAGS are taken from the
# environment.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${1:?usage: build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]}
build=$(cd "${2:-$root/build}" && pwd)

mkdir -p "$out"
"$build/bin/tcopt-translate" "$here/../digits/digits.mlir" --emit=shared \
  -o "$out/digits.so"
# The runtime lies beside the program, where both look for it: all that this
# folder needs elsewhere, besides libomp.
cp -L "$build/lib/libtcopt_rt.so.4" "$out/"
${CC:-cc} -std=c99 ${CFLAGS:--O2 -Wall -Wextra} -I"$out" -I"$root/include" \
  "$here/main.c" -o "$out/classify" \
  "$out/digits.so" "$out/libtcopt_rt.so.4" -Wl,-rpath,'$ORIGIN'
