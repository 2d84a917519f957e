"""Prints what `tcopt-run --serve` answers to a request to infer the types of a graph of PyTorch.

  serve_graph.py TOOL FILE.json
"""
import json
import pathlib
import subprocess
import sys

tool, file = sys.argv[1:]
request = json.dumps({"id": 1, "infer": pathlib.Path(file).read_text(encoding="utf-8")}) + "\n"
answer = json.loads(subprocess.run([tool, "--serve"], input=request, capture_output=True, text=True, check=False, timeout=60).stdout)
print(answer["message"] if not answer["ok"] else f"{answer['id']} {answer['types'][0]}")
