#!/bin/sh
# Compiles rows.mlir to a shared library and main.c, with OpenMP, against it.
#
#   build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]
#
# CC and CFLAGS are taken from the environment.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${1:?usage: build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]}
build=$(cd "${2:-$root/build}" && pwd)

mkdir -p "$out"
"$build/bin/tcopt-translate" "$here/rows.mlir" --emit=shared -o "$out/rows.so"
cp -L "$build/lib/libtcopt_rt.so.4" "$out/"
${CC:-cc} -std=c99 -fopenmp ${CFLAGS:--O2 -Wall -Wextra} -I"$here" -I"$out" \
  -I"$root/include" "$here/main.c" -o "$out/rows" \
  "$out/rows.so" "$out/libtcopt_rt.so.4" -Wl,-rpath,'$ORIGIN'
