"""Adds functions F0 to F29 to a model: each calls the next one ten times."""
import sys

print(open(sys.argv[1]).read())
for i in range(30):
    called = f'op_type: "F{i + 1}" domain: "my"' if i < 29 else 'op_type: "Neg"'
    nodes = "\n".join(f'node {{ {called} input: "v{j}" output: "v{j + 1}" }}' for j in range(10))
    print(f'functions {{ domain: "my" name: "F{i}" input: "v0" output: "v10"\n{nodes}\n'
          'opset_import { domain: "" version: 17 } opset_import { domain: "my" version: 1 } }')
