#!/bin/sh
# Compiles the training step to a shared library and main.c against it.
#
#   build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]
#
# Writes circle.so, circle.h and train. CC and CFLAGS are taken from the
# environment.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${1:?usage: build.sh OUTPUT_DIR [TCOPT_BUILD_DIR]}
build=$(cd "${2:-$root/build}" && pwd)

mkdir -p "$out"
"$build/bin/tcopt-translate" "$here/circle.mlir" --emit=shared \
  -o "$out/circle.so"
cp -L "$build/lib/libtcopt_rt.so.4" "$out/"
${CC:-cc} -std=c11 ${CFLAGS:--O2 -Wall -Wextra} -I"$out" -I"$root/include" \
  "$here/main.c" -o "$out/train" \
  "$out/circle.so" "$out/libtcopt_rt.so.4" -lm -Wl,-rpath,'$ORIGIN'
