"""The program that runs scripts, as a process with limits of time and memory."""
import argparse
import select
import subprocess


def arguments(doc, count, seed=0):
    """The parser of a program that gives random programs to a driver."""
    p = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--driver", required=True)
    p.add_argument("--count", type=int, default=count)
    p.add_argument("--seed", type=int, default=seed)
    return p


class Died(Exception):
    """The program has ended, or was ended."""


class Driver:
    def __init__(self, program, seconds=60, megabytes=4000, scripts=150):
        self.program, self.seconds, self.megabytes, self.scripts = program, seconds, megabytes, scripts
        self.process, self.used = None, 0

    def start(self):
        self.stop()
        self.process = subprocess.Popen([self.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.used, self.kept, self.rest = 0, 0, b""

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
        self.process = None

    def megabytes_used(self):
        with open(f"/proc/{self.process.pid}/status") as f:
            return next((int(line.split()[1]) // 1024 for line in f if line.startswith("VmRSS")), 0)

    def script(self, lines, returned):
        """Begins with a script; a new process if this one has run many, or has grown."""
        if not self.process or self.process.poll() is not None or self.used >= self.scripts or self.megabytes_used() > self.megabytes:
            self.start()
        self.used += 1
        self.send([f"script {len(lines)}", *lines, "return " + " ".join(map(str, returned))])

    def send(self, lines):
        try:
            self.process.stdin.write(("\n".join(lines) + "\n").encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Died(f"ended: {self.rest.decode(errors='replace')[-400:]}") from None

    def inputs(self, call):
        tensors, numbers, sizes = call
        self.send(["clear"] + [" ".join(["input", d, s, o, *v]) for d, s, o, v in tensors] +
                  [f"number {'f' if isinstance(n, float) else 'i'}{n}" for n in numbers] + [f"size {s}" for s in sizes])

    def run(self, mode):
        """The lines that it prints."""
        self.send([f"run {mode}"])
        lines = []
        while True:
            while b"\n" in self.rest:
                line, self.rest = self.rest.split(b"\n", 1)
                if line == b"done":
                    return lines
                lines.append(line.decode(errors="replace"))
            if not select.select([self.process.stdout], [], [], self.seconds)[0]:
                self.stop()
                raise Died(f"more than {self.seconds} s")
            data = self.process.stdout.read1(1 << 16)
            if not data:
                code = self.process.wait()
                raise Died(f"ended with {code}: {' '.join(lines[-3:])[:500]}")
            self.rest += data
