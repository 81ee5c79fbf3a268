#!/usr/bin/python3
"""
thermal_camera.py NAME: out/NAME_0.exr and out/NAME_1.exr, temperatures in degrees Celsius as thermal_roof.py renders them at
640x480, become out/NAME.png as a thermal camera draws it: the lens's blur, the sensor's noise, an iron palette, the
colour scale, and a cross with the temperature at the hottest place.
"""
import os
import sys

import numpy as np
import OpenImageIO as oiio

HERE = os.path.dirname(os.path.abspath(__file__))
FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'
COLDEST, HOTTEST = 28.0, 71.0
# Kelvin: from pixel to pixel, from column to column of the sensor, and how much colder the corners read.
NOISE, STRIPES, CORNERS = 0.16, 0.09, 2.2
ENLARGED = 2.5
# The iron palette from cold to hot: black, violet, red, orange, yellow, white.
IRON = np.array([
    (0, 0, 6), (16, 0, 70), (48, 0, 120), (92, 0, 150), (138, 6, 152), (174, 20, 138), (204, 44, 92), (224, 76, 40), (238, 110, 10),
    (247, 148, 4), (252, 184, 14), (254, 216, 60), (255, 238, 140), (255, 252, 220)
], np.float32)


def read(half):
    picture = oiio.ImageBuf(f'{HERE}/out/{sys.argv[1]}_{half}.exr')
    return picture.get_pixels(oiio.FLOAT)[:, :, 0]


def blurred(values, sigma):
    """Along rows and columns, as a lens does it that is not quite sharp."""
    reach = np.arange(-4, 5)
    weight = np.exp(-reach ** 2 / (2 * sigma ** 2))
    weight /= weight.sum()
    for axis in (0, 1):
        edged = np.pad(values, [(4, 4) if axis == each else (0, 0) for each in (0, 1)], 'edge')
        length = values.shape[axis]
        values = sum(part * np.take(edged, range(step, step + length), axis) for step, part in enumerate(weight))
    return values


def sensed(temperatures):
    """What the sensor makes of the scene."""
    random = np.random.default_rng(7)
    height, width = temperatures.shape
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    seen = blurred(temperatures, 0.62) - CORNERS * (x ** 2 * 0.6 + y ** 2 * 0.4) ** 1.5
    return seen + random.normal(0, NOISE, seen.shape) + random.normal(0, STRIPES, (1, width)) + random.normal(0, STRIPES / 2, (height, 1))


def coloured(temperatures):
    """The palette's colour of each temperature, from 0 to 1."""
    part = np.clip((temperatures - COLDEST) / (HOTTEST - COLDEST), 0, 1) * (len(IRON) - 1)
    return np.stack([np.interp(part, np.arange(len(IRON)), IRON[:, channel]) for channel in range(3)], axis=-1) / 255


def buffer(pixels):
    made = oiio.ImageBuf(oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, oiio.FLOAT))
    made.set_pixels(oiio.ROI(), np.ascontiguousarray(pixels, np.float32))
    return made


def write_words(picture, words, x, y, size):
    """White words with a thin dark rim, legible on every colour of the palette; their middle is at the height `y`. Gives their right end."""
    for tone, shadow in ((0.03, 3), (1.0, 0)):
        oiio.ImageBufAlgo.render_text(picture, int(x), int(y), words, size, FONT, (tone,) * 3, aligny='center', shadow=shadow)
    return x + oiio.ImageBufAlgo.text_size(words, size, FONT).width


def write_temperature(picture, words, x, y, size):
    """The degree sign is a drawn ring: the library knows no letters but those of English."""
    across, down = np.meshgrid(np.arange(picture.spec().width), np.arange(picture.spec().height))
    middle, radius = write_words(picture, words, x, y, size) + size * 0.42, size * 0.115
    pixels = picture.get_pixels(oiio.FLOAT)
    distance = np.abs(np.hypot(across - middle, down - (y - size * 0.27)) - radius)
    for tone, half in ((0.03, size * 0.045 + 2.5), (1.0, size * 0.045)):
        cover = np.clip(half + 0.5 - distance, 0, 1)[:, :, None]
        pixels = pixels * (1 - cover) + tone * cover
    picture.set_pixels(oiio.ROI(), np.ascontiguousarray(pixels, np.float32))
    write_words(picture, 'C', middle + size * 0.24, y, size)


def rectangle(pixels, x0, y0, x1, y1, tone):
    pixels[int(y0):int(y1), int(x0):int(x1)] = tone


def draw_cross(pixels, x, y):
    """Four strokes around an open middle, each on a dark rim."""
    for rim, tone in ((2, 0.03), (0, 1.0)):
        for near, far in ((-64, -30), (30, 64)):
            rectangle(pixels, x + near - rim, y - 1.5 - rim, x + far + rim, y + 1.5 + rim, tone)
            rectangle(pixels, x - 1.5 - rim, y + near - rim, x + 1.5 + rim, y + far + rim, tone)


def draw_scale(pixels, x, y, width, height):
    """The palette upright, hot above, in a thin rim."""
    rectangle(pixels, x - 3, y - 3, x + width + 3, y + height + 3, 0.03)
    rectangle(pixels, x - 2, y - 2, x + width + 2, y + height + 2, 0.92)
    column = coloured(np.linspace(HOTTEST, COLDEST, height))
    pixels[y:y + height, x:x + width] = column[:, None, :]


temperatures = sensed((read(0) + read(1)) / 2)
hot_y, hot_x = np.unravel_index(np.argmax(blurred(temperatures, 0.8)), temperatures.shape)
spot = temperatures[hot_y - 1:hot_y + 2, hot_x - 1:hot_x + 2].mean()
height, width = (round(side * ENLARGED) for side in temperatures.shape)
large = oiio.ImageBufAlgo.resize(buffer(coloured(temperatures)), 'cubic', 0.0, oiio.ROI(0, width, 0, height))
pixels = np.clip(large.get_pixels(oiio.FLOAT), 0, 1)
x, y = (hot_x + 0.5) * ENLARGED, (hot_y + 0.5) * ENLARGED
draw_cross(pixels, x, y)
draw_scale(pixels, width - 84, 150, 34, height - 300)
picture = buffer(pixels)
write_temperature(picture, f'{spot:.1f}', x + 44, y - 58, 50)
write_temperature(picture, f'{HOTTEST:.0f}', width - 118, 112, 36)
write_temperature(picture, f'{COLDEST:.0f}', width - 118, height - 112, 36)
print(f'spot {spot:.2f} at {hot_x}, {hot_y}; picture {temperatures.min():.1f} to {temperatures.max():.1f}')
picture.set_write_format(oiio.UINT8)
picture.write(f'{HERE}/out/{sys.argv[1]}.png')
