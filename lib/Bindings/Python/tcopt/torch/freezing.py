"""Parameters as constants of programs, which then have packed and folded them once."""
import logging

import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily

log = logging.getLogger("tcopt")
MOST_CHANGES = 4  # of the parameters of a graph, after which they are arguments


def frozen_inputs(module):
    """The parameters and buffers of a graph of Dynamo by the number of the input."""
    found = {}
    for number, node in enumerate(n for n in module.graph.nodes if n.op == "placeholder"):
        argument = node.meta.get("grapharg")
        held = argument.example if argument is not None else None
        name = getattr(argument, "source", None) and argument.source.name
        name = name() if callable(name) else name or ""
        if isinstance(held, torch.Tensor) and ("_parameters[" in name or "_buffers[" in name) and is_freezable(held):
            found[number] = held
    return found


def is_freezable(tensor):
    """Whether changes of its elements can be found out, and programs have its dtype."""
    return type(tensor) in (torch.Tensor, torch.nn.Parameter) and tensor.device.type == "cpu" and not tensor.is_inference()


class FrozenCode:
    """The code of a graph whose parameters are constants. `compile_with` compiles the graph with these tensors by number."""
    _boxed_call = True

    def __init__(self, compile_with, tensors):
        self.compile_with, self.changes = compile_with, 0
        self.freeze(tensors)

    def freeze(self, tensors):
        states = {number: (t._version, t.data_ptr()) for number, t in tensors.items()}
        with unset_fake_temporarily():
            held = {number: t.detach().resolve_neg().contiguous() for number, t in tensors.items()}
        code = self.compile_with(held)
        self.run = code.run
        self.tensors = {number: tensors[number] for number in code.frozen}  # kept, so that their memory is not that of others
        self.states = [(number, *states[number]) for number in code.frozen]

    def __call__(self, arguments):
        for number, version, address in self.states:
            given = arguments[number]
            if given._version != version or given.data_ptr() != address:
                self.change(arguments)
                break
        return self.run(arguments)

    def change(self, arguments):
        self.changes += 1
        keeps = self.changes <= MOST_CHANGES
        log.warning("frozen parameters have changed; the graph is compiled again with %s",
                    "the new ones" if keeps else "parameters as arguments, because they change often")
        self.freeze({number: arguments[number] for number in self.tensors} if keeps else {})
