"""
An earth pit from close by: its lid pushed aside, electrode, clamp and strip inside, the plate with reading and date.
Arguments after --: name, samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import METAL, cable, moulded, parts, plate, ring, screw
from common.lettering import text
from common.materials import begin, finish, plain, plaster, principled
from common.nodes import bump, calculate, coordinates, map_range, mix, noise, world_position
from common.outdoors import ground, sky, unevenness
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place, rounded

options, rnd = arguments(), random.Random(11)
start()
sky(36, 238, 0.11, dust=1.5)
PARTS = parts()
CAST, CONCRETE, COPPER, ROD, GREEN_WIRE, DUSTY = range(len(PARTS), len(PARTS) + 6)
OPENING, COLLAR, TOP = 0.30, 0.46, 0.035


def cast_iron():
    """Painted once, worn on what stands proud, dust in what lies deep."""
    material, tree = begin('cast iron')
    at = coordinates(tree)
    dust = map_range(tree, noise(tree, 16, 8, 0.65, at), 0.42, 0.68, 0.0, 0.75)
    rust = map_range(tree, noise(tree, 9, 8, 0.7, at), 0.56, 0.70, 0.0, 0.55)
    tint = mix(tree, dust, (0.045, 0.046, 0.048), (0.27, 0.21, 0.15))
    tint = mix(tree, rust, tint, (0.16, 0.060, 0.024))
    rough = calculate(tree, 'ADD', 0.42, calculate(tree, 'MULTIPLY', dust, 0.5))
    grain = bump(tree, noise(tree, 260, 4, 0.6, at), 0.3, 0.0008)
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.45, Normal=grain))


def soil():
    material, tree = begin('soil')
    at = world_position(tree)
    coarse, fine = noise(tree, 5, 8, 0.65, at), noise(tree, 90, 7, 0.7, at)
    tint = mix(tree, map_range(tree, coarse, 0.35, 0.65), (0.20, 0.125, 0.075), (0.33, 0.225, 0.145))
    tint = mix(tree, map_range(tree, fine, 0.55, 0.75, 0.0, 0.5), tint, (0.11, 0.07, 0.045))
    height = calculate(tree, 'ADD', fine, coarse)
    return finish(
        material, principled(tree, Base_Color=tint, Roughness=0.95, Specular=0.15, Normal=bump(tree, height, 0.6, 0.006))
    )


def copper():
    material, tree = begin('copper')
    at = coordinates(tree)
    age = map_range(tree, noise(tree, 24, 7, 0.65, at), 0.42, 0.68, 0.0, 0.85)
    tint = mix(tree, age, (0.70, 0.30, 0.16), (0.25, 0.115, 0.06))
    return finish(
        material,
        principled(
            tree, Base_Color=tint, Metallic=1.0, Roughness=calculate(tree, 'ADD', 0.26, calculate(tree, 'MULTIPLY', age, 0.25))
        )
    )


PARTS += [cast_iron(), plaster('collar', (0.27, 0.255, 0.23), 0.15, 0.3), copper(), plain('rod', (0.36, 0.20, 0.12), 0.5, 0.8, 0.5, 0.2, 60),
          moulded('earth wire', (0.035, 0.13, 0.02), 0.45), plain('dusty plate', (0.66, 0.655, 0.63), 0.42, 0.5, 0.5, 0.06, 30)]


def add(shape, name, bevel=0.0, segments=3):
    made = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        made.modifiers['bevel'].segments = segments
    return made


def earth():
    """The ground about the collar, higher where it was filled in; pebbles on it."""
    def height(x, y):
        inside = max(abs(x), abs(y)) < COLLAR / 2 - 0.01
        return -0.24 if inside else 0.016 * unevenness(x, y, 0.5) + 0.006 * unevenness(x, y, 0.09, 4, 2)
    ground('soil', (-2.4, 2.4), (-1.2, 3.6), (320, 320), height, soil())
    pebble_tones = [
        plain(f'pebble {k}', tone, 0.85, variation=0.2, scale=40) for k,
        tone in enumerate(((0.26, 0.23, 0.20), (0.36, 0.31, 0.26), (0.19, 0.14, 0.11)))
    ]
    shapes = []
    for k in range(6):
        shape, squash = Shape(), rnd.uniform(0.45, 0.8)
        profile = [
            (
                max(0.0, math.cos(a)) * (1 + 0.12 * math.sin(3 * a + k)), math.sin(a) * squash
            ) for a in [math.pi * (j / 8 - 0.5) for j in range(9)]
        ]
        shape.turned(profile, 0, Matrix.Scale(rnd.uniform(0.65, 1.0), 4, (1, 0, 0)), 11)
        shapes.append(shape.mesh('pebble', [pebble_tones[k % 3]]))
    for _ in range(2600):
        x, y = rnd.uniform(-1.2, 1.2), rnd.uniform(-0.7, 1.8)
        if max(abs(x), abs(y)) < COLLAR / 2 + 0.008:
            continue
        size = 0.0022 + 0.009 * rnd.random() ** 4
        place(
            rnd.choice(shapes), 'pebble', (x, y, height(x, y) + size * 0.2),
            (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.4, 0.4), rnd.uniform(0, 6.3)), size
        )


def pit():
    """The collar of concrete and the dark chamber."""
    shape, chamber = Shape(), Shape()
    wide = (COLLAR - OPENING) / 2
    for sign in (-1, 1):
        shape.box((sign * (OPENING + wide) / 2, 0, TOP - 0.10), (wide, COLLAR, 0.20), CONCRETE)
        shape.box((0, sign * (OPENING + wide) / 2, TOP - 0.10), (OPENING, wide, 0.20), CONCRETE)
    add(shape, 'collar', 0.006, 3)
    half, deep = OPENING / 2, -0.26
    chamber.face([(-half, -half, deep), (half, -half, deep), (half, half, deep), (-half, half, deep)], 0)
    chamber.place('bottom', [soil()])


def electrode():
    """The rod with its clamp, the copper strip bolted to it, one green wire."""
    shape, strip, wire = Shape(), Shape(), Shape()
    x, y = 0.020, -0.045
    shape.pipe((x, y, -0.30), (x, y, -0.020), 0.0088, ROD, 0.0088, 32)
    shape.box((x, y, -0.075), (0.038, 0.030, 0.030), COPPER)
    shape.box((x + 0.001, y - 0.018, -0.075), (0.052, 0.008, 0.034), COPPER)
    for sign in (-1, 1):
        ring(
            shape, Matrix.Translation((x + sign * 0.018, y - 0.022, -0.075)) @ Matrix.Rotation(math.pi / 2, 4, 'X'), 0.0072, 0,
            0.006, METAL, 0.0006, 6
        )
        shape.pipe((x + sign * 0.018, y - 0.024, -0.075), (x + sign * 0.018, y - 0.036, -0.075), 0.0038, METAL)
    add(shape, 'electrode', 0.0008, 2)
    strip.box((0.065, y - 0.012, -0.075), (0.110, 0.003, 0.025), COPPER)
    strip.box((0.1185, y - 0.012, -0.035), (0.003, 0.025, 0.100), COPPER)
    strip.box((0.26, y - 0.012, TOP + 0.0022), (0.290, 0.025, 0.003), COPPER)
    strip.box((0.1185, y - 0.012, 0.0265), (0.003, 0.025, 0.025), COPPER)
    add(strip, 'strip', 0.0006, 2)
    wire_start = Matrix.Translation((x + 0.018, y - 0.034, -0.078)) @ Matrix.Rotation(math.pi, 4, 'X')
    cable(
        wire, wire_start,
        [
            (0.062, -0.093, -0.115), (0.098, -0.098, -0.095), (0.128, -0.096, -0.035), (0.150, -0.096, 0.027),
            (0.20, -0.096, TOP + 0.0055), (0.30, -0.115, 0.022), (0.55, -0.16, 0.012)
        ],
        0.0046, GREEN_WIRE, 0.01
    )
    add(wire, 'wire')


def lid():
    """Cast iron with raised lozenges and its words, drawn half aside and lying on the collar."""
    shape, detail = Shape(), Shape()
    size, thick = 0.34, 0.014
    turn = Matrix.Translation((-0.205, 0.145, TOP + 0.0005)) @ Matrix.Rotation(math.radians(17), 4, 'Z')
    shape.slab(rounded(size, size, 0.014, 5), thick, CAST, turn)
    add(shape, 'lid', 0.0022, 3)
    for i in range(13):
        for j in range(13):
            px, py = (i - 6) * 0.0245, (j - 6) * 0.0245
            if abs(py + 0.01) < 0.040 and abs(px) < 0.13:
                continue
            placed = turn @ Matrix.Translation((px, py, thick)) @ Matrix.Rotation(
                math.radians(45 if (i + j) % 2 else -45), 4, 'Z'
            )
            detail.slab(rounded(0.020, 0.0062, 0.003, 3), 0.0020, CAST, placed)
    for px in (-0.13, 0.13):
        ring(detail, turn @ Matrix.Translation((px, 0.13, thick)), 0.0125, 0, 0.0022, CAST, 0.0005, 32)
    add(detail, 'lid pattern', 0.0005, 2)
    for words, py, high in (('EARTH PIT', -0.012, 0.026), ('No. 1', -0.042, 0.016)):
        made = text(words, (0, 0, 0), high, PARTS[CAST], (0, 0, 0), 'bold', 'CENTER', 1.05)
        made.data.extrude, made.data.bevel_depth = 0.0014, 0.0004
        made.matrix_world = turn @ Matrix.Translation((0, py, thick + 0.0012))


def date_plate():
    """An aluminium plate on a small steel stake beside the collar."""
    shape = Shape()
    spot = Matrix.Translation((0.128, -0.191, TOP + 0.0006))
    plate(shape, spot, 0.178, 0.074, DUSTY, 0.004, 0.0014)
    for sx in (-1, 1):
        for sy in (-1, 1):
            screw(shape, spot @ Matrix.Translation((sx * 0.083, sy * 0.031, 0.0014)), 0.0030, METAL)
    add(shape, 'date plate', 0.0004, 2)
    ink = plain('plate print', (0.02, 0.022, 0.03), 0.5, variation=0.0)
    for k, (line, high, face) in enumerate(
        (
            ('EARTH PIT 1   INVERTER', 0.0078, 'bold'), ('RESISTANCE   1.8 Ω', 0.0095, 'narrow bold'),
            ('TESTED   14-10-2026', 0.0095, 'narrow bold'), ('NEXT TEST   10-2027', 0.0080, 'narrow bold')
        )
    ):
        made = text(line, (0, 0, 0), high, ink, (0, 0, 0), face)
        made.matrix_world = spot @ Matrix.Translation((-0.073, 0.0195 - k * 0.0160, 0.00145))


earth()
pit()
electrode()
lid()
date_plate()
camera((0.20, -0.80, 0.66), (0.030, -0.015, 0.0), 58, 6.3, 0.97)
render(options, 12, 0.015, 4, (1600, 1200), guided=True)
