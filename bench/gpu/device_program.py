"""Calls compiled programs (tcopt-translate --emit=shared --backend=cuda) on tensors of PyTorch, by their C interface."""
import ctypes
import pathlib

CUDA = 2
DTYPES = {"float32": (2, 32), "float64": (2, 64), "float16": (2, 16), "bfloat16": (4, 16), "int64": (0, 64), "int32": (0, 32)}


class Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class DType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    """tcopt_tensor"""
    _fields_ = [("data", ctypes.c_void_p), ("device", Device), ("ndim", ctypes.c_int32), ("dtype", DType),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64)]


def describe(tensor):
    shape = (ctypes.c_int64 * max(tensor.dim(), 1))(*tensor.shape)
    code, bits = DTYPES[str(tensor.dtype).removeprefix("torch.")]
    return Tensor(tensor.data_ptr(), Device(CUDA, 0), tensor.dim(), DType(code, bits, 1), shape, None, 0)


class Runtime:
    """A context of cuda:0. The stream of the runtime waits for PyTorch's default stream, and the reverse."""

    def __init__(self, folder):
        folder = pathlib.Path(folder)
        self.rt = ctypes.CDLL(str(folder / "libtcopt_rt.so.4"), ctypes.RTLD_GLOBAL)
        self.cuda = ctypes.CDLL(str(folder / "libtcopt_rt_cuda.so.4"), ctypes.RTLD_GLOBAL)
        self.rt.tcopt_rt_last_error.restype = ctypes.c_char_p
        # More than the struct takes; the library reads as much as `size` says.
        self.options = (ctypes.c_uint64 * 32)()
        self.options[0] = OPTIONS_BYTES
        self.context = ctypes.c_void_p()
        if self.cuda.tcopt_rt_cuda_attach(self.options, 0):
            message = ctypes.create_string_buffer(1024)
            self.cuda.tcopt_rt_cuda_last_error(message, 1024)
            raise RuntimeError(message.value.decode())
        self.check(self.rt.tcopt_rt_context_create(self.options, ctypes.byref(self.context)))
        self.rt.tcopt_rt_stream.restype = ctypes.c_void_p
        #: The cudaStream_t in which programs run.
        self.stream = self.rt.tcopt_rt_stream(self.context)

    def check(self, status):
        if status:
            raise RuntimeError(f"status {status}: {(self.rt.tcopt_rt_last_error(self.context) or b'').decode()}")

    def synchronize(self):
        self.check(self.rt.tcopt_rt_device_check(self.context))


OPTIONS_BYTES = 8 + 2 * 4 + 5 * 8 + 8 + 8 + 8 + 3 * 8 + 3 * 8


class Program:
    """A shared object, whose function has the object's name, with its state."""

    def __init__(self, runtime, path):
        self.runtime, self.library = runtime, ctypes.CDLL(str(path))
        name = pathlib.Path(path).stem
        self.function = getattr(self.library, name)
        self.exit = getattr(self.library, name + "_exit")
        self.state = ctypes.c_void_p()
        runtime.check(getattr(self.library, name + "_init")(runtime.context, ctypes.byref(self.state)))

    def bind(self, inputs, outputs):
        """A function without arguments that runs the program on these tensors."""
        keep = [describe(t) for t in (*inputs, *outputs)]
        ins = (Tensor * max(len(inputs), 1))(*keep[:len(inputs)])
        outs = (Tensor * max(len(outputs), 1))(*keep[len(inputs):])
        context, state, check, function = self.runtime.context, self.state, self.runtime.check, self.function

        def call():
            check(function(context, ins, outs, state))
        call.keep = keep, ins, outs, inputs, outputs
        return call

    def close(self):
        self.exit(self.runtime.context, self.state)
