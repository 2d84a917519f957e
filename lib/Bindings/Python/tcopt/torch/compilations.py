"""Compilation of graphs on a thread.

After a compiler has returned, torch traces the backward graph and makes guards. A thread compiles meanwhile, and the first call waits for
its end.
"""
import os
import threading

_running = set()


class Compilation:
    """The result of `compile_graph`, which runs on a thread of its own."""

    def __init__(self, compile_graph):
        self._found, self._error = None, None
        self._thread = threading.Thread(target=self._run, args=(compile_graph,), name="tcopt compilation")
        _running.add(self)
        self._thread.start()

    def _run(self, compile_graph):
        try:
            self._found = compile_graph()
        except BaseException as error:
            self._error = error
        finally:
            _running.discard(self)

    def wait(self):
        self._thread.join()

    def result(self):
        """Waits for the end. Raises the error of `compile_graph`."""
        self.wait()
        if self._error is not None:
            raise self._error
        return self._found


def wait_for_all():
    """A process that is forked would have no thread that ends them."""
    for compilation in list(_running):
        compilation.wait()


os.register_at_fork(before=wait_for_all)
