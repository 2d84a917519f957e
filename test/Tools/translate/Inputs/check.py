"""Calls functions without inputs and results, which check their values and have their library's name: check.py RUNTIME LIBRARY..."""
import ctypes as c
import pathlib
import sys

rt = c.CDLL(sys.argv[1], mode=c.RTLD_GLOBAL)
for library in sys.argv[2:]:
    context = c.c_void_p()
    assert rt.tcopt_rt_context_create(None, c.byref(context)) == 0
    program = c.CDLL(library, mode=c.RTLD_LOCAL)
    name = pathlib.Path(library).stem
    state = c.c_void_p()
    status = program[name + "_init"](context, c.byref(state)) or program[name](context, None, None, state)
    program[name + "_exit"](context, state)
    print(library, "right" if status == 0 else f"ended with status {status}")
