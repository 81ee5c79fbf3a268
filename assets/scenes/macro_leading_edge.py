"""
The front edge of a turbine blade half repaired: worn through to the glass fibre on the left, filled and taped on the right.
Arguments after --: name, samples, scale.
"""
import math
import os
import random
import sys
from bisect import bisect

from mathutils import Vector
from mathutils import noise as noise_of

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.materials import begin, finish, plain, principled
from common.nodes import bump, calculate, coordinates, map_range, mix, node, noise, split, stretched
from common.outdoors import ground, sky, unevenness
from common.rendering import arguments, camera, render, start
from common.shapes import Shape

options, rnd = arguments(), random.Random(4)
start()
materials.set_haze((0.70, 0.74, 0.78), 2600)
sky(40, 232, 0.12, dust=1.4, horizon=((0.95, 0.97, 1.0), 0.7, 0.10), clouds=0.5, seed=3.0)

# The blade near its tip: edge along x, nose to -y; a symmetric section 18 percent thick. `around` is metres over the skin from the edge.
CHORD, THICK = 0.95, 0.18
# From here to the right the old edge is filled; the new band begins a hand's breadth further.
FILLED, BANDED, BAND = -0.015, 0.085, 0.098


def maths(tree, operation, *values):
    return calculate(tree, operation, *values)


def section():
    """(around, y, z) over one side, close together at the nose."""
    points, length, last = [], 0.0, None
    for k in range(241):
        x = (k / 240) ** 2.2 * 0.62
        z = 5 * THICK * (0.2969 * math.sqrt(x) - 0.1260 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1015 * x ** 4)
        point = (x * CHORD, z * CHORD)
        length += math.dist(point, last) if last else 0
        last = point
        points.append((length, *point))
    return points


SECTION = section()


def on_skin(x, around, lift=0.0):
    """A point of the skin, `lift` metres above it."""
    side, distance = (1 if around >= 0 else -1), abs(around)
    after = min(max(bisect(SECTION, (distance,)), 1), len(SECTION) - 1)
    (a, y0, z0), (b, y1, z1) = SECTION[after - 1], SECTION[after]
    part = (distance - a) / (b - a)
    normal = Vector((0, z0 - z1, y1 - y0)).normalized()
    return Vector((x, y0 + (y1 - y0) * part + normal.y * lift, side * (z0 + (z1 - z0) * part + normal.z * lift)))


def skin_patch(shape, x_range, around_range, steps, lift=0.0, material=0, thickness=None):
    """A part of the skin as a smooth grid whose UV coordinates are (x, around); `thickness(x, around)` is added to the lift."""
    (x0, x1), (s0, s1), (across, over) = x_range, around_range, steps
    first = len(shape.points)
    for i in range(across + 1):
        x = x0 + (x1 - x0) * i / across
        for j in range(over + 1):
            s = s0 + (s1 - s0) * j / over
            shape.points.append(tuple(on_skin(x, s, lift + (thickness(i / across, j / over) if thickness else 0))))
    for i in range(across):
        for j in range(over):
            a = first + i * (over + 1) + j
            corners = (a, a + over + 1, a + over + 2, a + 1)
            uv = [(x0 + (x1 - x0) * k / across, s0 + (s1 - s0) * l / over) for k, l in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
            shape.corners(corners, material, uv)


def pits(tree, flat, scale, share):
    """1 within round pits; `share` (0 to 1) of the cells of this scale have one, of a size of its own."""
    cells = node(tree, 'ShaderNodeTexVoronoi', {'Vector': flat, 'Scale': float(scale), 'Randomness': 0.9})
    chance, size, _ = split(tree, cells.outputs['Color'])
    has = maths(tree, 'LESS_THAN', chance, share)
    radius = map_range(tree, size, 0.0, 1.0, 0.14, 0.40)
    inside = map_range(tree, maths(tree, 'SUBTRACT', cells.outputs['Distance'], radius), -0.09, 0.05, 1.0, 0.0)
    return maths(tree, 'MULTIPLY', has, inside)


def blade_skin():
    """White gelcoat with years of rain on it; along the edge pits, then patches down to filler and glass fibre; to the right new filler, sanded."""
    material, tree = begin('blade skin')
    flat = coordinates(tree, 'UV')
    x, s, _ = split(tree, flat)
    off = maths(tree, 'ABSOLUTE', maths(tree, 'ADD', s, maths(tree, 'MULTIPLY', maths(tree, 'SUBTRACT', noise(tree, 5, 4, 0.6, flat),
        0.5), 0.030)))
    envelope = maths(tree, 'POWER', 2.718, maths(tree, 'MULTIPLY', maths(tree, 'MULTIPLY', off, off), -1 / 0.032 ** 2))
    old = map_range(tree, maths(tree, 'ADD', x, maths(tree, 'MULTIPLY', noise(tree, 60, 4, 0.6, flat), 0.010)), FILLED - 0.004,
        FILLED + 0.004, 1.0, 0.0)
    large = noise(tree, 15, 7, 0.62, stretched(tree, flat, (0.75, 1.25, 1)))
    depth = maths(tree, 'ADD', large, maths(tree, 'MULTIPLY', envelope, 0.215))
    worn = maths(tree, 'MULTIPLY', map_range(tree, depth, 0.700, 0.709), old)
    bare = maths(tree, 'MULTIPLY', map_range(tree, depth, 0.742, 0.752), old)
    small = maths(tree, 'MULTIPLY', pits(tree, flat, 210, maths(tree, 'MULTIPLY', envelope, 0.75)), old)
    broad = maths(tree, 'MULTIPLY', pits(tree, flat, 75, maths(tree, 'MULTIPLY', maths(tree, 'POWER', envelope, 2.0), 0.55)), old)
    pitted = maths(tree, 'MAXIMUM', small, broad)

    # Gelcoat: dull, with streaks that the air draws from the edge backwards.
    streaks = noise(tree, 1.0, 6, 0.62, stretched(tree, flat, (60, 5, 1)))
    dirt = maths(tree, 'MULTIPLY', map_range(tree, streaks, 0.42, 0.68, 0.0, 0.50), map_range(tree, off, 0.01, 0.10, 0.35, 1.0))
    tint = mix(tree, noise(tree, 6, 5, 0.6, flat), (0.60, 0.60, 0.585), (0.68, 0.68, 0.665))
    tint = mix(tree, dirt, tint, (0.40, 0.375, 0.33))
    # What lies below it: putty, then glass fibre in resin, its rovings at 45 degrees.
    putty = mix(tree, noise(tree, 90, 5, 0.65, flat), (0.40, 0.345, 0.25), (0.52, 0.46, 0.355))
    turned = node(tree, 'ShaderNodeMapping', {'Vector': flat, 'Rotation': (0, 0, math.radians(45))}).outputs[0]
    fibres = noise(tree, 1.0, 4, 0.65, stretched(tree, turned, (900, 45, 1)))
    rovings = noise(tree, 1.0, 2, 0.5, stretched(tree, turned, (260, 8, 1)))
    laminate = mix(tree, fibres, (0.17, 0.165, 0.115), (0.44, 0.43, 0.335))
    laminate = mix(tree, map_range(tree, rovings, 0.54, 0.62, 0.0, 0.7), laminate, (0.095, 0.085, 0.060))
    tint = mix(tree, maths(tree, 'MULTIPLY', pitted, 0.9), tint, (0.27, 0.23, 0.17))
    tint = mix(tree, worn, tint, putty)
    tint = mix(tree, bare, tint, laminate)
    # New filler: a hand's breadth on both sides of the edge, with the marks of the sander over its rim.
    rim = maths(tree, 'ADD', maths(tree, 'ABSOLUTE', s), maths(tree, 'MULTIPLY', maths(tree, 'SUBTRACT', noise(tree, 26, 5, 0.62, flat),
        0.5), 0.030))
    fresh = maths(tree, 'SUBTRACT', 1.0, old)
    filled = maths(tree, 'MULTIPLY', map_range(tree, rim, 0.048, 0.066, 1.0, 0.0), fresh)
    sanded = noise(tree, 1.0, 3, 0.6, stretched(tree, flat, (30, 900, 1)))
    filler = mix(tree, noise(tree, 36, 5, 0.6, flat), (0.44, 0.30, 0.235), (0.52, 0.38, 0.31))
    ground_off = maths(tree, 'MULTIPLY', map_range(tree, rim, 0.080, 0.100, 1.0, 0.0), fresh)
    tint = mix(tree, maths(tree, 'MULTIPLY', ground_off, 0.5), tint, (0.70, 0.70, 0.695))
    tint = mix(tree, filled, tint, filler)
    rough = maths(tree, 'ADD', 0.38, maths(tree, 'MULTIPLY', maths(tree, 'MAXIMUM', maths(tree, 'MAXIMUM', worn, pitted), ground_off), 0.35))
    height = maths(tree, 'MULTIPLY', maths(tree, 'ADD', maths(tree, 'MULTIPLY', worn, -0.55), maths(tree, 'ADD', maths(tree, 'MULTIPLY',
        bare, -0.45), maths(tree, 'MULTIPLY', pitted, -0.5))), 1.0)
    rough_skin = maths(tree, 'MULTIPLY', maths(tree, 'MAXIMUM', worn, bare), maths(tree, 'MULTIPLY', maths(tree, 'ADD', fibres,
        noise(tree, 160, 5, 0.7, flat)), 0.22))
    scratches = maths(tree, 'MULTIPLY', ground_off, maths(tree, 'MULTIPLY', sanded, 0.03))
    height = maths(tree, 'ADD', height, maths(tree, 'ADD', rough_skin, scratches))
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.4, Normal=bump(tree, height, 0.9, 0.0022)))


def band_film():
    """The tape that takes the rain from now on: tough, smooth, a little greyer than the gelcoat."""
    material, tree = begin('band')
    flat = coordinates(tree, 'UV')
    wave = noise(tree, 9, 3, 0.5, flat)
    wiped = map_range(tree, noise(tree, 1.0, 5, 0.6, stretched(tree, flat, (8, 40, 1))), 0.45, 0.7, 0.0, 0.10)
    return finish(material, principled(tree, Base_Color=(0.50, 0.52, 0.53), Roughness=maths(tree, 'ADD', 0.16, wiped), Specular=0.5,
        Normal=bump(tree, wave, 0.05, 0.004)))


def masking_tape():
    material, tree = begin('masking tape')
    flat = coordinates(tree, 'UV')
    crepe = noise(tree, 1.0, 3, 0.6, stretched(tree, flat, (700, 90, 1)))
    tint = mix(tree, noise(tree, 30, 5, 0.6, flat), (0.035, 0.16, 0.36), (0.06, 0.22, 0.45))
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.62, Specular=0.3, Normal=bump(tree, crepe, 0.35, 0.0004)))


def blade():
    shape = Shape()
    skin_patch(shape, (-0.75, 0.95), (-0.52, 0.52), (8, 360))
    shape.place('blade', [blade_skin()])


def crinkled(seed, high=0.0004):
    """A tape that was pressed on by hand: flat at most places, lifted in small folds."""
    return lambda i, j: high * max(0.0, noise_of.noise(Vector((i * 26 + seed, j * 1.6, seed))) - 0.12)


def new_band():
    """The film with its step, and the masking tape along both sides and across its end."""
    shape, tape = Shape(), Shape()

    def step(i, j):
        edge = min(i * 1.2, j * 0.4, (1 - j) * 0.4)
        return -0.0006 * max(0.0, 1 - edge / 0.0016)

    skin_patch(shape, (BANDED, 0.95), (-BAND, BAND), (420, 200), 0.0007, 0, step)
    shape.place('band', [band_film()])
    for side in (-1, 1):
        near, far = side * (BAND + 0.004), side * (BAND + 0.029)
        low, high = min(near, far), max(near, far)
        skin_patch(tape, (FILLED - 0.035 + 0.02 * side, 0.95), (low, high), (500, 8), 0.0003, 0, crinkled(3.1 + side))
    skin_patch(tape, (FILLED - 0.024, FILLED - 0.001), (-0.155, 0.165), (8, 240), 0.00045, 0, lambda i, j: crinkled(8.4, 0.0006)(j, i))
    made = tape.place('masking tape', [masking_tape()])
    made.modifiers.new('thick', 'SOLIDIFY').thickness = 0.00016


def marker_words():
    """What the fitter wrote on the gelcoat with a marker: a line around the damage and its number."""
    ink, shape = plain('marker', (0.012, 0.014, 0.02), 0.5, variation=0.0), Shape()
    outline = []
    for k in range(0, 88):
        a = 2 * math.pi * k / 84 + 1.2
        wobble = 1 + 0.05 * noise_of.noise(Vector((math.cos(a) * 1.7, math.sin(a) * 1.7, 0.3)))
        outline.append(on_skin(-0.185 + 0.105 * math.cos(a) * wobble + 0.0006 * k / 6, 0.030 + 0.086 * math.sin(a) * wobble, 0.0002))
    shape.path(outline, 0.0011, 0, 8)
    strokes = {'3': [(0, 0.9), (0.3, 1), (0.5, 0.75), (0.2, 0.52), (0.5, 0.3), (0.3, 0), (0, 0.1)], '.': [(0, 0), (0.04, 0.05), (0.08, 0)],
               '1': [(0.1, 0.75), (0.35, 1), (0.3, 0)], '4': [(0.35, 1), (0.02, 0.35), (0.6, 0.38)], 'm': [(0, 0), (0.05, 0.5), (0.2,
                   0.55), (0.25, 0), (0.32, 0.5), (0.5, 0.55), (0.55, 0)],
               '|': [(0.42, 0.62), (0.38, -0.1)], ' ': []}
    x = -0.275
    for sign in ('3', '1', '.', '4|', ' ', 'm'):
        for each in sign:
            line = [on_skin(x + (px + py * 0.12 + rnd.uniform(-0.02, 0.02)) * 0.030, 0.142 + py * 0.030, 0.0002) for px, py in strokes[each]]
            if line:
                shape.path(line, 0.0010, 0, 8)
        x += 0.016 if sign in '. ' else 0.024
    shape.place('marker', [ink])


def far_below():
    """Dry hills, far out of focus."""
    dry = plain('hills', (0.24, 0.21, 0.13), 0.95, specular=0.1, variation=0.25, scale=0.01)
    ground('hills', (-4000, 4000), (60, 6000), (80, 80), lambda x, y: -90 + 120 * unevenness(x, y, 1500, 4, 3) + y * 0.012, dry)


blade()
new_band()
marker_words()
far_below()
camera((-0.12, -0.78, 0.175), (-0.030, 0.03, 0.002), 53, 8, 0.80)
render(options, 10, 0.015, 3, (1600, 1200), guided=True)
