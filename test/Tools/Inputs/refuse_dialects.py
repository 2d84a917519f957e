"""Which names of dialects new-backend refuses: refuse_dialects.py SCRIPT FOLDER < LISTING."""
import subprocess
import sys

script, folder = sys.argv[1:]
names = sys.stdin.read().split(":")[1].strip().split(",")
status = {n: subprocess.run([sys.executable, script, n, f"{folder}-{n}"], capture_output=True).returncode for n in names}
print("refused:", *(n for n in names if status[n]))
print("taken:", *(n for n in names if not status[n]))
