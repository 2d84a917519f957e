"""Makes an .npz archive: zip.py ARCHIVE NAME=FILE..."""
import sys
import zipfile

with zipfile.ZipFile(sys.argv[1], "w") as archive:
    for entry in sys.argv[2:]:
        name, path = entry.split("=", 1)
        archive.write(path, name + ".npy")
