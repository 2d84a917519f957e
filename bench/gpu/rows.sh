#!/usr/bin/env bash
# Row programs on a GPU: values of small ones, then times of large ones beside PyTorch.
#
#   bench/gpu/rows.sh build [BIN]   compiles the programs into build/gpu, with those of another build's BIN to measure in turn; needs no GPU
#   bench/gpu/rows.sh run [OUT]     needs a GPU, PyTorch, bench/gpu and build/gpu; writes OUT/{checks,rows}.jsonl (build/gpu by default)
#
# Fails if a value is wrong, after all rows were run.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
only='^(log_)?softmax|norm|entropy'
case "${1:-}" in
build)
  python3 bench/gpu/figures.py build build/gpu/checks --checks && python3 bench/gpu/figures.py build build/gpu/rows --only "$only" || exit 1
  [ $# -lt 2 ] || LD_LIBRARY_PATH=$(dirname "$2")/lib python3 bench/gpu/figures.py build build/gpu/before --only "$only" --bin "$2"
  ;;
run)
  out=${2:-build/gpu} status=0
  LD_LIBRARY_PATH=$PWD/build/gpu/checks python3 bench/gpu/figures.py run build/gpu/checks --checks --out "$out/checks.jsonl" |
    grep -v "\"good\": true"
  [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
  before=()
  [ ! -d build/gpu/before ] || before=(--before build/gpu/before)
  LD_LIBRARY_PATH=$PWD/build/gpu/rows python3 bench/gpu/figures.py run build/gpu/rows --only "$only" "${before[@]}" --out "$out/rows.jsonl" || status=1
  python3 bench/gpu/figures.py table "$out/rows.jsonl"
  exit $status
  ;;
*)
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
  ;;
esac
