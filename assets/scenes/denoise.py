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
# With the surfaces' colours and directions known, the filter smooths light alone and may be strong: a third of the samples do.
GUIDED = 8, 3, 1.1, 0.10
COLOUR_STEP, DIRECTION_STEP = 0.05, 0.22

name = sys.argv[1]
library = ctypes.CDLL(f'{HERE}/out/denoise.so')
library.denoise.argtypes = [ctypes.c_void_p] * 5 + [ctypes.c_int] * 4 + [ctypes.c_float]


def read(file):
    """The layers of a rendered half by name, three channels each; one that is named '' where there are no layers."""
    opened = oiio.ImageInput.open(file)
    size = opened.spec()
    pixels = np.array(opened.read_image('float'), dtype=np.float32).reshape(size.height, size.width, -1)
    layers = {}
    for number, channel in enumerate(size.channelnames):
        layer, _, part = channel.rpartition('.')
        layers.setdefault(layer.rpartition('.')[2], {})[part] = pixels[:, :, number]
    return {
        layer: np.ascontiguousarray(np.stack([parts[key] for key in ('RGB' if 'R' in parts else 'XYZ')], axis=2))
        for layer, parts in layers.items() if 'R' in parts or 'X' in parts
    }


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
    pointers = [array.ctypes.data for array in (guide, variance, source)]
    features_at = features.ctypes.data if features is not None else None
    library.denoise(*pointers, features_at, out.ctypes.data, width, height, window, patch, strength)
    return out


halves = [read(f'{HERE}/out/{name}_{half}.exr') for half in (0, 1)]
first, second = (half['Combined'] if 'Combined' in half else half[''] for half in halves)
is_guided = 'Denoising Albedo' in halves[0]
window, patch, strength, raw_part = GUIDED if is_guided else (WINDOW, PATCH, STRENGTH, RAW)
surface, features = np.float32(1), None
if is_guided:
    albedo = (halves[0]['Denoising Albedo'] + halves[1]['Denoising Albedo']) / 2
    direction = (halves[0]['Denoising Normal'] + halves[1]['Denoising Normal']) / 2
    # What is nearly black has its light from reflections: dividing by its colour would only raise the noise.
    surface = np.where(albedo.max(axis=2, keepdims=True) > 0.12, np.maximum(albedo, 0.05), 1).astype(np.float32)
    features = np.ascontiguousarray(np.concatenate([albedo / COLOUR_STEP, direction / DIRECTION_STEP], axis=2), dtype=np.float32)
a, b = compress(first / surface), compress(second / surface)
a, b = without_sparks(a, b), without_sparks(b, a)
variance = np.ascontiguousarray(mean_of_squares((a - b) ** 2 / 2) + 1e-6, dtype=np.float32)
clean = np.expm1((filtered(b, a) + filtered(a, b)) / 2) / 4
raw = np.expm1((a + b) / 2) / 4
result = ((clean * (1 - raw_part) + raw * raw_part) * surface).astype(np.float32)
height, width, _ = result.shape
output = oiio.ImageOutput.create(f'{HERE}/out/{name}_clean.exr')
output.open(f'{HERE}/out/{name}_clean.exr', oiio.ImageSpec(width, height, 3, 'float'))
output.write_image(result)
output.close()
