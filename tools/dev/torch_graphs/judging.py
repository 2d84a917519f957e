"""Imports a recorded graph by tcopt-translate, runs it by tcopt-run and compares the results. Needs NumPy to run, not torch."""
import collections
import json
import pathlib
import re
import resource
import shutil
import subprocess
import tempfile

from . import dropout

SAID = re.compile(r"^(?:(?P<where>.*?):\s*)?error: (?P<text>.*)$")
TOOLS = {"tcopt-translate", "tcopt-run"}

Graph = collections.namedtuple("Graph", "archive variant name graph numbers")
# `kind`: refused (a line of the importer), failed (the run ends with an error), wrong (a result), crash (a signal, other statuses).
Finding = collections.namedtuple("Finding", "kind backend message")


class Outcome:
    """The outcome of a graph: whether it is imported, and the backends on which it ran and on which it agrees."""

    def __init__(self, graph):
        self.graph, self.imported, self.ran, self.agreed, self.findings = graph, False, [], [], []

    @property
    def name(self):
        return f"{self.graph.archive} {self.graph.name}"

    def add(self, kind, messages, backend=None):
        self.findings += [Finding(kind, backend, message) for message in messages]


def errors(said):
    """The messages of `FILE:LINE:COLUMN: error: MESSAGE`; lines of the tool itself count where there are no others."""
    matches = [m for m in map(SAID.match, said.splitlines()) if m]
    own = [m["text"] for m in matches if m["where"] in TOOLS]
    return [m["text"] for m in matches if m["where"] not in TOOLS] or own


class Judge:
    """The settings: `tools` is the folder of the tools, `seconds` and `most_bytes` (of addresses) limit each process. Files are
    kept in the folder `keep`, if that is given."""

    def __init__(self, tools, backends=(), numerics="fast", seconds=60, most_bytes=8 << 30, keep=None):
        self.tools, self.backends, self.numerics = pathlib.Path(tools).resolve(), tuple(backends), numerics
        self.seconds, self.most_bytes, self.keep = seconds, most_bytes, keep

    def __call__(self, graph):
        """The outcome of a graph; without backends it is imported only."""
        outcome = Outcome(graph)
        if self.keep:
            folder = pathlib.Path(self.keep, graph.archive, graph.name)
            folder.mkdir(parents=True, exist_ok=True)
            self.judge(outcome, folder)
            return outcome
        with tempfile.TemporaryDirectory(prefix="tcopt-judge-") as folder:
            self.judge(outcome, pathlib.Path(folder))
        return outcome

    def judge(self, outcome, folder):
        """A graph with dropout is imported twice; the other module, whose dropout keeps all elements, runs."""
        graph, numbers = outcome.graph.graph, outcome.graph.numbers
        judged = self.translate(outcome, graph, folder, "graph")
        outcome.imported = judged is not None
        if numbers and numbers.get("without_dropout"):
            graph = dropout.without_dropout(graph)
            judged = self.translate(outcome, graph, folder, "without_dropout")
            outcome.imported &= judged is not None
        if judged and numbers and self.backends:
            self.run(outcome, graph, judged, folder)

    def translate(self, outcome, graph, folder, name):
        """The name of the module's file; None if the graph is refused. Messages of an earlier call are not added again."""
        module = folder / f"{name}.mlirbc"
        module.unlink(missing_ok=True)
        (folder / f"{name}.json").write_text(json.dumps(graph))
        kind, messages = self.execute("refused", ["tcopt-translate", "--import-aten", f"{name}.json", "-o", module.name], folder)
        if not kind and not module.is_file():
            kind, messages = "crash", ["tcopt-translate writes no module"]
        before = collections.Counter(f.message for f in outcome.findings)
        outcome.add(kind, (collections.Counter(messages) - before).elements())
        return None if kind else module.name

    def run(self, outcome, graph, module, folder):
        import numpy as np

        from . import answers, arrays
        numbers = outcome.graph.numbers
        try:
            inputs = arrays.inputs(graph, numbers)
        except arrays.Unsupported as reason:
            outcome.add("failed", [str(reason)])
            return
        for i, array in enumerate(inputs):
            np.save(folder / f"{i}.npy", array)
        for backend in self.backends:
            kind, messages = self.run_on(backend, module, len(inputs), folder)
            if not kind:
                outcome.ran.append(backend)
                kind, messages = "wrong", answers.disagreements(graph, numbers, inputs, results(folder / backend))
                outcome.agreed += [] if messages else [backend]
            outcome.add(kind, messages, backend)

    def run_on(self, backend, module, count, folder):
        shutil.rmtree(folder / backend, ignore_errors=True)
        words = ["tcopt-run", module, f"--backend={backend}", f"--numerics={self.numerics}", "--threads=1",
                 f"--time-limit={self.seconds:g}", f"--output={backend}", *[f"--input={i}.npy" for i in range(count)],
                 "--input=zeros"]  # for random_state
        return self.execute("failed", words, folder)

    def execute(self, kind, words, folder):
        """("", []) if a tool succeeds; else `kind` or "crash", and the messages. The end of the time limit is `kind`."""
        limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (self.most_bytes, self.most_bytes))
        try:
            done = subprocess.run([str(self.tools / words[0]), *words[1:]], cwd=folder, capture_output=True, text=True,
                                  errors="replace", timeout=self.seconds, preexec_fn=limit, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return kind, [f"{words[0]} has not ended in {self.seconds:g} s"]
        if done.returncode == 0:
            return "", []
        messages = errors(done.stderr)
        if done.returncode == 1 and messages and "Stack dump" not in done.stderr:
            return kind, messages
        last = next(reversed(done.stderr.strip().splitlines()), "no message")
        return "crash", [f"{words[0]} ends with status {done.returncode}: {(messages or [last])[0][:200]}"]


def results(folder):
    """The arrays 0.npy, 1.npy, ... of a folder."""
    import numpy as np
    return [np.load(path) for path in sorted(folder.glob("*.npy"), key=lambda path: int(path.stem))]
