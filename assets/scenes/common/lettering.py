"""Printed words on cases, label plates and rules, and the seven-segment figures of displays."""
import math
import os

import bpy
from mathutils import Matrix, Vector

from .shapes import place

FONTS = '/usr/share/fonts/truetype/liberation'
FACES = {
    'regular': 'LiberationSans-Regular.ttf', 'bold': 'LiberationSans-Bold.ttf',
    'narrow': 'LiberationSansNarrow-Regular.ttf', 'narrow bold': 'LiberationSansNarrow-Bold.ttf'
}
# Which of the segments A (top, then clockwise) to F and G (middle) are lit.
SEGMENTS = {
    '0': 'ABCDEF', '1': 'BC', '2': 'ABGED', '3': 'ABGCD', '4': 'FGBC', '5': 'AFGCD', '6': 'AFGECD',
    '7': 'ABC', '8': 'ABCDEFG', '9': 'ABCDFG', '-': 'G', ' ': ''
}


def text(words, at, height, material, turn=(90, 0, 0), face='regular', align='LEFT', spacing=1.0, lines=1.0, lift=0.00004):
    """
    Words whose capitals are `height` metres high; `turn` in degrees: (90, 0, 0) faces -y, (0, 0, 0) faces up.
    The origin is the first line's foot; `lift` brings the print out of the surface.
    """
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.align_x = words, align
    file = os.path.join(FONTS, FACES[face])
    if os.path.exists(file):
        curve.font = bpy.data.fonts.load(file, check_existing=True)
    curve.size = height / 0.69
    curve.space_character, curve.space_line = spacing, lines
    curve.resolution_u = 3
    curve.materials.append(material)
    angles = [math.radians(angle) for angle in turn]
    made = place(curve, 'text', at, angles)
    made.location += made.rotation_euler.to_matrix() @ Vector((0, 0, lift))
    return made


def seven_segments(shape, words, height, lit, unlit=None, place=None):
    """
    Adds the figures of a display to a shape, in the plane z = 0, from the lower left; gives the width.
    `lit` and `unlit` are numbers of materials; a point takes no place of its own, as in real displays.
    """
    place = place or Matrix.Identity(4)
    width, thick, lean, pitch = height * 0.50, height * 0.105, 0.10, height * 0.80
    x, middle, gap = 0.0, height / 2, thick * 0.12

    def bar(points, material):
        leaning = [place @ Vector((px + x + py * lean, py, 0)) for px, py in points]
        shape.face(leaning, material)

    def across(y):
        half, left, right = thick / 2, gap, width - gap
        return [
            (left, y), (left + half, y - half), (right - half, y - half), (right, y), (right - half, y + half),
            (left + half, y + half)
        ]

    def upright(px, low, high):
        half, low, high = thick / 2, low + gap, high - gap
        return [
            (px, low), (px + half, low + half), (px + half, high - half), (px, high), (px - half, high - half),
            (px - half, low + half)
        ]

    shapes = {
        'A': across(height), 'G': across(middle), 'D': across(0), 'F': upright(0, middle, height),
        'B': upright(width, middle, height), 'E': upright(0, 0, middle), 'C': upright(width, 0, middle)
    }
    for word in words:
        if word == '.':
            x -= pitch
            dot = width + thick * 0.85
            bar([(dot, -thick / 2), (dot + thick, -thick / 2), (dot + thick, thick / 2), (dot, thick / 2)], lit)
        else:
            for name, points in shapes.items():
                is_lit = name in SEGMENTS[word]
                if is_lit or unlit is not None:
                    bar(points, lit if is_lit else unlit)
        x += pitch
    return x


def label_plate(shape, at, width, height, material, depth=0.0004):
    """A plate that faces -y, its middle at `at`."""
    shape.box((at[0], at[1] - depth / 2, at[2]), (width, depth, height), material)
