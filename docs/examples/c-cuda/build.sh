#!/bin/sh
# Compiles the digits network for a GPU, as a shared library and as an object,
# and main.c against each.
#
#   build.sh OUTPUT_DIR [TCOPT_BUILD_DIR [CHIP]]
#
# Writes classify, which loads digits.so, and classify-object, which has the
# network in it. CC and CFLAGS are taken from the environment.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
out=${1:?usage: build.sh OUTPUT_DIR [TCOPT_BUILD_DIR [CHIP]]}
build=$(cd "${2:-$root/build}" && pwd)
chip=${3:-sm_80}

mkdir -p "$out"
for kind in shared:digits.so object:digits.o; do
  "$build/bin/tcopt-translate" "$here/../digits/digits.mlir" --backend=cuda \
    --target-chip="$chip" --emit="${kind%:*}" --symbol=digits \
    -o "$out/${kind#*:}"
done
# The runtime lies beside the programs.
cp -L "$build/lib/libtcopt_rt.so.4" "$build/lib/libtcopt_rt_cuda.so.4" "$out/"
link() {
  ${CC:-cc} -std=c99 ${CFLAGS:--O2 -Wall -Wextra} -I"$out" -I"$root/include" \
    "$here/main.c" -o "$out/$1" "$out/$2" "$out/libtcopt_rt_cuda.so.4" \
    "$out/libtcopt_rt.so.4" -lm -Wl,-rpath,'$ORIGIN'
}
link classify digits.so
link classify-object digits.o
