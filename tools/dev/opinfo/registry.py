"""Which adapter stands for which of PyTorch's OpInfos."""
import inspect


class Adapter:
    """`function(g, *args, **kwargs)` has the signature of PyTorch's; arguments in `static` keep their sizes in every program.
    `property(found, eager, args, kwargs)` says what is wrong with results that need not be PyTorch's; None: these must."""

    def __init__(self, name, function, static, property):
        self.name, self.function, self.static, self.property = name, function, frozenset(static.split()), property
        self.signature = inspect.signature(function)

    def __call__(self, g, *args, **kwargs):
        return self.function(g, *args, **kwargs)

    def static_arguments(self, args, kwargs):
        """The arguments whose sizes the operator must know, as positions and names; `args` without g."""
        if not self.static:
            return set()
        try:
            bound = self.signature.bind(None, *args, **kwargs).arguments
        except TypeError:
            return set()
        names = list(bound)[1:]
        return {n for n in names if n in self.static or "*" in self.static}


ADAPTERS = {}  # OpInfo's name, a dot and the variant's -> Adapter


def op(name, infos=None, static="", property=None):
    """Registers an adapter of the graph operator `name` for the OpInfos `infos` (default: that of the same name)."""
    def register(function):
        adapter = Adapter(name, function, static, property)
        for info in (infos or name).split():
            if info in ADAPTERS:
                raise ValueError(f"two adapters for OpInfo '{info}'")
            ADAPTERS[info] = adapter
        return function
    return register
