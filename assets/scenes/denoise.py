#!/usr/bin/python3
"""denoise.py NAME: out/NAME_0.exr and out/NAME_1.exr, two halves of the samples, become out/NAME_clean.exr."""
import ctypes
import os
import sys

import numpy as np
import OpenImageIO as oiio

HERE = os.path.dirname(os.path.abspath(__file__))
# Found by looking: a stronger filter smears grass. RAW is the part of the unfiltered picture that stays.
WINDOW, PATCH, STRENGTH, RAW = 6, 1, 0.42, 0.22

name = sys.argv[1]
library = ctypes.CDLL(f'{HERE}/out/denoise.so')
library.denoise.argtypes = [ctypes.c_void_p] * 4 + [ctypes.c_int] * 4 + [ctypes.c_float]


def read(file):
    opened = oiio.ImageInput.open(file)
    size = opened.spec()
    pixels = np.array(opened.read_image('float'), dtype=np.float32)
    return np.ascontiguousarray(pixels.reshape(size.height, size.width, -1)[:, :, :3])


def compress(light):
    """Highlights must not dominate the differences."""
    return np.log1p(np.maximum(light, 0) * 4).astype(np.float32)


def without_sparks(half, other):
    """A pixel far brighter than all around it in the other half is chance."""
    around = np.stack([np.roll(np.roll(other, i, 0), j, 1) for i in (-1, 0, 1) for j in (-1, 0, 1)])
    around.partition(7, axis=0)
    return np.ascontiguousarray(np.minimum(half, around[7] * 1.15 + 0.02))


def mean_of_squares(values, radius=2):
    size = 2 * radius + 1
    padded = np.pad(values, ((radius, radius), (radius, radius), (0, 0)), 'edge')
    down = sum(padded[i:i + values.shape[0]] for i in range(size))
    return sum(down[:, i:i + values.shape[1]] for i in range(size)) / (size * size)


def filtered(guide, source):
    out = np.empty_like(source)
    height, width, _ = source.shape
    pointers = [array.ctypes.data for array in (guide, variance, source, out)]
    library.denoise(*pointers, width, height, WINDOW, PATCH, STRENGTH)
    return out


first, second = read(f'{HERE}/out/{name}_0.exr'), read(f'{HERE}/out/{name}_1.exr')
a, b = compress(first), compress(second)
a, b = without_sparks(a, b), without_sparks(b, a)
variance = np.ascontiguousarray(mean_of_squares((a - b) ** 2 / 2) + 1e-6, dtype=np.float32)
clean = np.expm1((filtered(b, a) + filtered(a, b)) / 2) / 4
raw = np.expm1((a + b) / 2) / 4
result = (clean * (1 - RAW) + raw * RAW).astype(np.float32)
height, width, _ = result.shape
output = oiio.ImageOutput.create(f'{HERE}/out/{name}_clean.exr')
output.open(f'{HERE}/out/{name}_clean.exr', oiio.ImageSpec(width, height, 3, 'float'))
output.write_image(result)
output.close()
