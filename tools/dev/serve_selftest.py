#!/usr/bin/env python3
"""Tests of serve.py, the client of `tcopt-run --serve`, and with --measure requests per second of a small program.

  tools/dev/serve_selftest.py [--tool build/bin/tcopt-run] [--measure]
"""
import argparse
import sys
import threading
import time

import serve

ADD = """func.func @main(%x: tensor<?x{T}>) -> tensor<*x{T}> {{
  %r = graph.add %x, %x : (tensor<?x{T}>, tensor<?x{T}>) -> tensor<*x{T}>
  return %r : tensor<*x{T}>
}}
"""
ENDLESS = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %true = arith.constant true
  %0 = scf.while (%y = %x) : (tensor<f32>) -> tensor<f32> {
    scf.condition(%true) %y : tensor<f32>
  } do {
  ^bb0(%y: tensor<f32>):
    %z = graph.add %y, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    scf.yield %z : tensor<f32>
  }
  return %0 : tensor<f32>
}
"""
NUMBER = serve.Tensor("f32", (), bytes(4))


def expect(found, wanted, what):
    if found != wanted:
        raise AssertionError(f"{what}: expected {wanted!r} but found {found!r}")


def test_tensors(server):
    ones = {"f32": b"\x00\x00\x80\x3f", "bf16": b"\x80\x3f", "ui8": b"\xc8", "i64": b"\x01" + bytes(7)}
    twos = {"f32": b"\x00\x00\x00\x40", "bf16": b"\x00\x40", "ui8": b"\x90", "i64": b"\x02" + bytes(7)}
    for backend in ("interp", "cpu"):
        for dtype, one in ones.items():
            given = serve.Tensor(dtype, (3,), one * 3)
            answer = server.run(ADD.format(T=dtype), [given], backend=backend)
            expect(answer.get("outputs"), [serve.Tensor(dtype, (3,), twos[dtype] * 3)], f"{backend} {dtype} {answer}")


def test_death(server):
    threading.Timer(0.5, lambda: server.process.kill()).start()
    answer = server.run(ENDLESS, [NUMBER], backend="interp", time_limit=100)
    expect((answer["ok"], answer["stage"], server.restarts), (False, "crash", 1), "a server that dies")
    expect(server.infer(ADD.format(T="i8")).get("types"), ["tensor<?xi8>"], "the next request")


def test_pool(tool):
    def request(i):
        dtype = ("i8", "i16", "i32")[i // 4]
        return {"id": str(i), "run": ADD.format(T=dtype), "backend": "interp",
                "inputs": [serve.Tensor(dtype, (1,), i.to_bytes(serve.SIZES[dtype], "little"))]}
    with serve.Pool(2, tool=tool) as pool:
        answers = list(pool.map([request(i) for i in range(12)]))
    expect([a["id"] for a in answers], [str(i) for i in range(12)], "order")
    expect([a["outputs"][0].data[0] for a in answers], [2 * i for i in range(12)], "a pool's answers")
    expect([a["cached"] for a in answers], [i % 4 > 0 for i in range(12)], "requests of one program meet one cache")


def test_pool_errors(tool):
    def requests():
        yield {"infer": ADD.format(T="i8")}
        raise ValueError("no more")
    with serve.Pool(2, tool=tool) as pool:
        for wrong in (requests(), iter([{"infer": {1, 2}}])):
            try:
                list(pool.map(wrong))
            except (ValueError, TypeError):
                continue
            raise AssertionError("an error in a request went unnoticed")
        expect(len(list(pool.map({"infer": ADD.format(T="i8")} for _ in range(100)))), 100, "more requests than room")


def test_numpy():
    try:
        import numpy as np
    except ImportError:
        return
    for dtype, code in serve.NUMPY.items():
        array = np.arange(6).reshape(2, 3).astype(code)
        for given in (array, np.asfortranarray(array), array.astype(array.dtype.newbyteorder(">"))):
            there = serve.from_numpy(given)
            expect((there.dtype, there.shape, len(there.data)), (dtype, (2, 3), 6 * serve.SIZES[dtype]), "from_numpy")
            expect(serve.to_numpy(there).tolist(), array.tolist(), "to_numpy")
    expect(serve.from_numpy(np.zeros(2, "V2"), "bf16"), serve.Tensor("bf16", (2,), bytes(4)), "raw bytes")


def selftest(tool):
    test_numpy()
    with serve.Server(tool) as server:
        test_tensors(server)
        expect(server.ask({"run": 3}).get("stage"), "request", "a wrong request")
        test_death(server)
        expect(server.close(), 0, "the status at the end of input")
    test_pool(tool)
    test_pool_errors(tool)
    print("serve: all tests passed")


def measure(tool, seconds=2):
    """Requests per second: of new programs, of data for one that is known, and for types."""
    with serve.Server(tool) as server:
        given = [serve.Tensor("f32", (8,), bytes(32))]
        text = ADD.format(T="f32")
        for name, ask in {
                "interp, new programs": lambda i: server.run(f"// {i}\n" + text, given, backend="interp"),
                "interp, cached": lambda i: server.run(text, given, backend="interp"),
                "cpu, new programs": lambda i: server.run(f"// {i}\n" + text, given, backend="cpu", threads=1),
                "cpu, cached": lambda i: server.run(text, given, backend="cpu", threads=1),
                "infer": lambda i: server.infer(text)}.items():
            expect(ask(0)["ok"], True, name)
            start, count = time.monotonic(), 0
            while time.monotonic() < start + seconds:
                count += 1
                ask(count)
            print(f"{name}: {count / (time.monotonic() - start):.0f} requests per second")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--tool", default=serve.TOOL, help="tcopt-run (default: build/bin/tcopt-run)")
    p.add_argument("--measure", action="store_true", help="print requests per second instead")
    args = p.parse_args()
    (measure if args.measure else selftest)(args.tool)


if __name__ == "__main__":
    sys.exit(main())
