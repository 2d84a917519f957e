"""A client of `tcopt-run --serve`: programs run one after the other without the start of a process for each.

A module, whose tests and measurements are in serve_selftest.py:

  with Server() as server:
      answer = server.run(TEXT, [Tensor("f32", (2,), bytes(8))], backend="interp", numerics="strict")
      if answer["ok"]: answer["outputs"]        # Tensors
      server.infer(TEXT)["types"]
  with Pool(2) as pool:
      for answer in pool.map(requests): ...     # in the order of the requests
A server that dies is answered for, {"ok": false, "stage": "crash", ...}, and started again. NumPy is not needed, but
`from_numpy` and `to_numpy` are there for who has it: bf16 is uint16 in NumPy.
"""
import base64
import collections
import json
import pathlib
import queue
import resource
import subprocess
import threading

TOOL = pathlib.Path(__file__).resolve().parents[2] / "build/bin/tcopt-run"
NUMPY = {"f64": "<f8", "f32": "<f4", "f16": "<f2", "bf16": "<u2", "i64": "<i8", "i32": "<i4", "i16": "<i2", "i8": "i1",
         "ui8": "u1", "i1": "?"}
SIZES = {"f64": 8, "f32": 4, "f16": 2, "bf16": 2, "i64": 8, "i32": 4, "i16": 2, "i8": 1, "ui8": 1, "i1": 1}


class Tensor(collections.namedtuple("Tensor", "dtype shape data")):
    """Little-endian bytes in row-major order; an i1 takes one."""

    def to_json(self):
        return {"dtype": self.dtype, "shape": list(self.shape), "data": base64.b64encode(self.data).decode()}

    @staticmethod
    def from_json(row):
        return Tensor(row["dtype"], tuple(row["shape"]), base64.b64decode(row["data"]))


def from_numpy(array, dtype=None):
    """A NumPy array as a Tensor. bf16 is uint16, or two raw bytes; whoever says `dtype` is told if it is another one."""
    import numpy as np
    if array.dtype.kind == "V":
        array = array.view(np.uint16)
    names = {np.dtype(code).name: name for name, code in NUMPY.items()}
    found = names.get(array.dtype.name)
    if found is None or dtype not in (None, found):
        raise ValueError(f"an array of {array.dtype} is no tensor of {dtype or 'any dtype'}")
    return Tensor(found, array.shape, array.astype(NUMPY[found], order="C").tobytes())


def to_numpy(tensor):
    """A Tensor as a NumPy array that can be written to; bf16 as uint16."""
    import numpy as np
    return np.frombuffer(bytearray(tensor.data), np.dtype(NUMPY[tensor.dtype])).reshape(tensor.shape)


class Server:
    """One process. `patience` is what it gets for starting and compiling on top of twice the time limit; after that it is
    ended from here. It may use `most_bytes` of addresses, if that is given."""

    def __init__(self, tool=TOOL, arguments=(), time_limit=20, patience=120, most_bytes=None):
        self.command = [str(tool), "--serve", f"--time-limit={time_limit:g}", *arguments]
        self.time_limit, self.patience, self.most_bytes = time_limit, patience, most_bytes
        self.process, self.restarts, self.count = None, 0, 0
        self.lock = threading.RLock()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def start(self):
        # What programs print, and LLVM of crashes, goes to standard error.
        limit = self.most_bytes and (lambda: resource.setrlimit(resource.RLIMIT_AS, (self.most_bytes, self.most_bytes)))
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        preexec_fn=limit)

    def close(self):
        """Ends the process and returns its status; None if there is none."""
        with self.lock:
            return self.end()

    def end(self):
        process, self.process = self.process, None
        if process is None:
            return None
        try:
            process.stdin.close()
        except OSError:
            pass
        try:
            status = process.wait(self.patience)
        except subprocess.TimeoutExpired:
            process.kill()
            status = process.wait()
        process.stdout.close()
        return status

    def run(self, text, inputs=(), **settings):
        return self.ask({"run": text, "inputs": inputs if isinstance(inputs, str) else list(inputs), **settings})

    def infer(self, text):
        return self.ask({"infer": text})

    def ask(self, request):
        """Sends a request, whose inputs (unless a text fills them) and expected outputs are Tensors, and returns the answer,
        whose outputs are."""
        with self.lock:
            return self.ask_alone(request)

    def ask_alone(self, request):
        self.count += 1
        row = dict(request, id=self.count)
        for name in ("inputs", "expect"):
            if name in row and not isinstance(row[name], str):
                row[name] = [t.to_json() for t in row[name]]
        line = self.exchange(json.dumps(row).encode() + b"\n", row.get("time_limit", self.time_limit))
        answer = self.read(line)
        if "id" in request:
            answer["id"] = request["id"]
        return answer

    def exchange(self, line, limit):
        """The answer's line; without its end, or empty, if the process died."""
        if self.process is None:
            self.start()
        process = self.process
        watchdog = threading.Timer(2 * limit + self.patience, process.kill) if limit else None
        if watchdog:
            watchdog.start()
        try:
            process.stdin.write(line)
            process.stdin.flush()
            return process.stdout.readline()
        except OSError:
            return b""
        finally:
            if watchdog:
                watchdog.cancel()

    def read(self, line):
        if not line.endswith(b"\n"):
            self.restarts += 1
            return {"ok": False, "stage": "crash", "message": f"the server ended with status {self.close()}"}
        answer = json.loads(line)
        if answer.get("exits"):
            self.restarts += 1
            self.close()
        if "outputs" in answer:
            answer["outputs"] = [Tensor.from_json(row) for row in answer["outputs"]]
        return answer


class Pool:
    """Servers that share work. Neighbours among requests meet the same server's cache if they have the same `key`."""

    def __init__(self, servers=2, **settings):
        """Servers, or a number of those to start with `settings`."""
        self.servers = [Server(**settings) for _ in range(servers)] if isinstance(servers, int) else list(servers)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        for server in self.servers:
            server.close()

    def map(self, requests, key=lambda request: request.get("run"), ahead=4):
        """Yields the answers in the order of the requests. Runs of requests of equal key go to one server. Requests are taken
        as they are needed: at most `ahead` such runs for each server wait to be fetched."""
        work = Work(groups(requests, key), ahead * len(self.servers))
        for server in self.servers:
            threading.Thread(target=work.do, args=(server,), daemon=True).start()
        return work.answers(len(self.servers))


class Work:
    """Groups of requests, and the answers to them in order."""

    def __init__(self, source, most):
        self.source, self.lock = source, threading.Lock()
        self.room, self.slots = threading.Semaphore(most), queue.SimpleQueue()

    def take(self):
        """The next group and where its answers go; None at the end, of which whoever waits for answers is told."""
        with self.lock:
            try:
                group = next(self.source, None)
            except Exception as error:  # whoever wants the answers hears of it
                group = None
                self.slots.put((1, filled(error)))
            done = queue.SimpleQueue()
            self.slots.put(group and (len(group), done))
        return group and (group, done)

    def do(self, server):
        while self.room.acquire():
            taken = self.take()
            if not taken:
                return
            for request in taken[0]:
                try:
                    taken[1].put(server.ask(request))
                except Exception as error:  # a request that cannot be sent
                    taken[1].put(error)

    def answers(self, servers):
        try:
            ended = 0
            while ended < servers:
                slot = self.slots.get()
                self.room.release()
                if slot is None:
                    ended += 1
                    continue
                for _ in range(slot[0]):
                    answer = slot[1].get()
                    if isinstance(answer, Exception):
                        raise answer
                    yield answer
        finally:
            self.stop(servers)

    def stop(self, servers):
        """Nothing more is taken, also if nobody wants the rest of the answers."""
        with self.lock:
            self.source = iter(())
        self.room.release(servers)


def filled(item):
    slot = queue.SimpleQueue()
    slot.put(item)
    return slot


def groups(requests, key):
    """Lists of neighbours of equal key; None is equal to nothing."""
    group, last = [], None
    for request in requests:
        this = key(request)
        if group and (this is None or this != last):
            yield group
            group = []
        group.append(request)
        last = this
    if group:
        yield group
