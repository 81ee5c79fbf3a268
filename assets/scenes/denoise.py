#!/usr/bin/python3
"""denoise.py NAME: out/NAME_0.exr and out/NAME_1.exr, two halves of the samples, become out/NAME_clean.exr.

The network is Intel's Open Image Denoise (https://github.com/RenderKit/oidn) with its weights, here in numpy: Debian has
no package of it, and its Blender is built without. render.sh fetches the weights.
"""
import os
import struct
import sys

import numpy as np
import OpenImageIO as oiio

HERE = os.path.dirname(os.path.abspath(__file__))
# The part of the unfiltered picture that stays: paint and grass without any grain look like plastic.
RAW = 0.06
# Rows of a strip, and those above and below it that the network looks at.
STRIP, MARGIN = 384, 96
# Pixels that are worked on at once: what belongs to them stays in the processor's cache.
BLOCK = 4096

# How the network is told of light without an upper end (core/color.h of Open Image Denoise).
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1, BRIGHTEST = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1, 65504


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
        layer: np.stack([parts[key] for key in ('RGB' if 'R' in parts else 'XYZ')], axis=2)
        for layer, parts in layers.items() if 'R' in parts or 'X' in parts
    }


def write(file, pixels):
    height, width, _ = pixels.shape
    output = oiio.ImageOutput.create(file)
    output.open(file, oiio.ImageSpec(width, height, 3, 'float'))
    output.write_image(np.ascontiguousarray(pixels, dtype=np.float32))
    output.close()


def weights(file):
    """The tensors of a .tza file by name."""
    with open(file, 'rb') as opened:
        data = opened.read()
    at = struct.unpack_from('<HBBQ', data)[3]
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        axes = data[at]
        shape = struct.unpack_from(f'<{axes}I', data, at + 1)
        # Behind the shape: the order of the axes, a letter each, and the type: all are half floats.
        at += 1 + 4 * axes + axes + 1
        begin = struct.unpack_from('<Q', data, at)[0]
        at += 8
        tensors[name] = np.frombuffer(data, np.float16, int(np.prod(shape)), begin).reshape(shape).astype(np.float32)
    return tensors


def convolution(values, name):
    """3x3, zeros around the picture, then nothing below 0."""
    weight, bias = NETWORK[f'{name}.weight'], NETWORK[f'{name}.bias']
    height, width, depth = values.shape
    # One long row of pixels, of which the neighbours of each lie at the same distances.
    row = width + 2
    padded = np.zeros((height + 3, row, depth), np.float32)
    padded[1:height + 1, 1:width + 1] = values
    padded = padded.reshape(-1, depth)
    steps = [(at + across, np.ascontiguousarray(weight[:, :, down, across].T))
             for down, at in enumerate((0, row, 2 * row)) for across in range(3)]
    made = np.empty((height * row, len(bias)), np.float32)
    part = np.empty((BLOCK, len(bias)), np.float32)
    for begin in range(0, len(made), BLOCK):
        block = made[begin:begin + BLOCK]
        block[:] = bias
        for step, matrix in steps:
            block += np.matmul(padded[begin + step:begin + step + len(block)], matrix, out=part[:len(block)])
        np.maximum(block, 0, out=block)
    return made.reshape(height, row, -1)[:, :width]


def pooled(values):
    height, width, depth = values.shape
    return values.reshape(height // 2, 2, width // 2, 2, depth).max(axis=(1, 3))


def joined(values, other):
    return np.concatenate([values.repeat(2, axis=0).repeat(2, axis=1), other], axis=2)


def unet(given):
    """The network; `given` has sides that 16 divides."""
    values, levels = convolution(given, 'enc_conv0'), [given]
    for name in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
        values = pooled(convolution(values, name))
        levels.append(values)
    values = convolution(convolution(values, 'enc_conv5a'), 'enc_conv5b')
    for level, name in ((3, 'dec_conv4'), (2, 'dec_conv3'), (1, 'dec_conv2'), (0, 'dec_conv1')):
        values = convolution(convolution(joined(values, levels[level]), f'{name}a'), f'{name}b')
    return convolution(values, 'dec_conv0')


def compressed(light):
    return np.where(light <= Y0, A * light, np.where(light <= Y1, B * np.maximum(light, Y0) ** C + D, E * np.log(light + F) + G))


def expanded(value):
    return np.where(value <= X0, value / A, np.where(value <= X1, (np.maximum(value - D, 0) / B) ** (1 / C), np.exp((value - G) / E) - F))


def exposure(light):
    """What brings the picture to a middle grey."""
    brightness = light @ np.array([0.212671, 0.715160, 0.072169], dtype=np.float32)
    return 0.18 / 2 ** np.mean(np.log2(np.maximum(brightness, 1e-8)))


def denoised(light, surfaces):
    """`light` without its noise; `surfaces`: the colours and directions of what is seen, or nothing."""
    scale, top = exposure(light), compressed(np.float32(BRIGHTEST))
    values = compressed(np.clip(light * scale, 0, BRIGHTEST)) / top
    values = np.concatenate([values, *surfaces], axis=2).astype(np.float32)
    height, width, _ = values.shape
    values = np.pad(values, ((0, -height % 16), (0, -width % 16), (0, 0)), 'symmetric')
    made = np.empty((*values.shape[:2], 3), np.float32)
    for begin in range(0, len(values), STRIP):
        first = max(begin - MARGIN, 0)
        made[begin:begin + STRIP] = unet(values[first:begin + STRIP + MARGIN])[begin - first:begin - first + STRIP]
    return expanded(made[:height, :width] * top) / scale


name = sys.argv[1]
halves = [read(f'{HERE}/out/{name}_{half}.exr') for half in (0, 1)]
means = {layer: (halves[0][layer] + halves[1][layer]) / 2 for layer in halves[0]}
noisy = means['Combined' if 'Combined' in means else '']
surfaces = []
if 'Denoising Albedo' in means:
    surfaces = [np.clip(means['Denoising Albedo'], 0, 1), np.clip(means['Denoising Normal'] * 0.5 + 0.5, 0, 1)]
NETWORK = weights(f'{HERE}/out/rt_hdr{"_alb_nrm" if surfaces else ""}.tza')
write(f'{HERE}/out/{name}_clean.exr', denoised(noisy, surfaces) * (1 - RAW) + noisy * RAW)
