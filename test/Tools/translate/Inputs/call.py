"""Calls a compiled function of two vectors: call.py LIBRARY FUNCTION RUNTIME."""
import ctypes as c
import sys


class Tensor(c.Structure):
    """tcopt_tensor, which has DLPack's layout."""
    _fields_ = [("data", c.c_void_p), ("device", c.c_int32 * 2), ("ndim", c.c_int32),
                ("code", c.c_uint8), ("bits", c.c_uint8), ("lanes", c.c_uint16),
                ("shape", c.POINTER(c.c_int64)), ("strides", c.POINTER(c.c_int64)), ("byte_offset", c.c_uint64)]


def vector(values, n):
    data = (c.c_float * n)(*values)
    shape = (c.c_int64 * 1)(len(values))
    tensor = Tensor(c.cast(data, c.c_void_p), (1, 0), 1, 2, 32, 1, shape, None, 0)
    return tensor, data, shape


library, function, runtime = sys.argv[1:]
rt = c.CDLL(runtime, mode=c.RTLD_GLOBAL)
program = c.CDLL(library)
context = c.c_void_p()
assert rt.tcopt_rt_context_create(None, c.byref(context)) == 0
a, b, out = vector([1, 2, 3], 3), vector([10, 20, 30], 3), vector([], 3)
inputs, results = (Tensor * 2)(a[0], b[0]), (Tensor * 1)(out[0])
assert getattr(program, function + "_shapes")(context, inputs, results) == 0
assert out[2][0] == 3
assert getattr(program, function)(context, inputs, results, None) == 0
print(list(out[1]))
