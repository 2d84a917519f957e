"""Why a sample may differ from PyTorch's answer, for conformance_table.py.

A rule has a regular expression for the OpInfo's name, one for the message (`message`, default any), the dtypes (default
all), and a sentence, `why`.
"""

KNOWN = ()
