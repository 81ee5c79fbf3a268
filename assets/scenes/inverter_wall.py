"""
A hybrid inverter, a battery on its plinth and switch boxes on the wall of a veranda; the sun falls in through a grille.
Arguments after --: name, camera (inverter, battery, testing), samples, scale.
"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.crew import technician_at_inverter
from common.din_rail import wall_box
from common.electrical import (
    BLACK, BRASS, DIM, GREEN, METAL, ORANGE, PLATE, RED, WHITE, cable, downward, facing, gland, led, parts, plate,
    powder_coat, ring, screw, warning
)
from common.hybrid_inverter import HybridInverter
from common.lettering import text
from common.materials import begin, finish, plain, plaster, principled
from common.nodes import map_range, mix, node, noise, world_position
from common.outdoors import sky
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, rounded

options = arguments()
start()
shown = options.get('camera', 'inverter')
SUN_HEIGHT, SUN_FROM = 33, 232
sky(SUN_HEIGHT, SUN_FROM, 0.11, dust=1.4)
PARTS = parts()
PIPE, HEAD, CONCRETE = len(PARTS), len(PARTS) + 1, len(PARTS) + 2
PARTS += [plain('conduit', (0.52, 0.52, 0.50), 0.42), powder_coat('battery head', (0.085, 0.095, 0.11), 0.12),
          plaster('plinth', (0.40, 0.385, 0.36), 0.2, 0.2)]
pale, ink = plain('pale print', (0.68, 0.69, 0.70), 0.5, variation=0.0), plain('print', (0.02, 0.022, 0.028), 0.5, variation=0.0)


def add(shape, name, bevel=0.0, segments=3):
    made = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        made.modifiers['bevel'].segments = segments


def floor_tiles():
    material, nodes = begin('floor tiles')
    at = world_position(nodes)
    tiles = node(nodes, 'ShaderNodeTexBrick', {
        'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.004, 'Brick Width': 0.4, 'Row Height': 0.4,
        'Color1': (0.30, 0.25, 0.20, 1), 'Color2': (0.26, 0.215, 0.17, 1), 'Mortar': (0.15, 0.13, 0.11, 1)
    }, offset=0.0).outputs['Color']
    stain = map_range(nodes, noise(nodes, 1.1, 8, 0.62, at), 0.45, 0.7, 0.0, 0.45)
    tint = mix(nodes, stain, tiles, (0.15, 0.12, 0.095))
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.55, Specular=0.35))


def room():
    """The wall is the plane y = 0; everything hangs on its -y side."""
    shape = Shape()
    shape.face([(-5, 0, 0), (5, 0, 0), (5, 0, 4), (-5, 0, 4)], 0)
    shape.box((0, -0.006, 0.05), (10, 0.012, 0.10), 2)
    shape.face([(-5, -5, 0), (5, -5, 0), (5, 0, 0), (-5, 0, 0)], 1)
    shape.place(
        'room', [plaster('wall', (0.60, 0.53, 0.41), 0.12, 0.16), floor_tiles(), plain('skirting', (0.16, 0.10, 0.07), 0.4)]
    )


def grille(target, wide, high, away=2.3):
    """A window with its bars between the sun and the target, out of the picture: only its shadow is seen."""
    height, turned = math.radians(SUN_HEIGHT), math.radians(SUN_FROM)
    sun = Vector((math.sin(turned) * math.cos(height), math.cos(turned) * math.cos(height), math.sin(height)))
    side = Vector((sun.y, -sun.x, 0)).normalized()
    up = side.cross(sun)
    up = up if up.z > 0 else -up
    turn = Matrix((side, up, sun)).transposed()
    middle, shape = Vector(target) + sun * away, Shape()

    def bar(u, v, w, h, thick=0.03):
        shape.box(middle + side * u + up * v, (w, h, thick), 0, turn)

    for sign in (-1, 1):
        bar(sign * (wide / 2 + 1.5), 0, 3, 6)
        bar(0, sign * (high / 2 + 1.5), wide, 3)
        bar(sign * wide / 2, 0, 0.05, high)
    bar(0, 0, 0.045, high)
    for k in range(1, 12):
        bar(-wide / 2 + wide * k / 12, 0, 0.012, high, 0.012)
    for k in (0.18, 0.5, 0.82):
        bar(0, -high / 2 + high * k, wide, 0.022, 0.008)
    shape.place('grille', [plain('grille', (0.05, 0.05, 0.05))])


def conduit(points):
    """A wall pipe with saddles and round bends."""
    shape, line = Shape(), [Vector(points[0])]
    for before, point, after in zip(points, points[1:], points[2:]):
        a, b, c = Vector(before), Vector(point), Vector(after)
        line += [b.lerp(a, 0.05 / (b - a).length), *[
            (b.lerp(a, 0.05 / (b - a).length)).lerp(b, t).lerp(b.lerp(c, 0.05 / (c - b).length), t) for t in (0.25, 0.5, 0.75)
        ], b.lerp(c, 0.05 / (c - b).length)]
    line.append(Vector(points[-1]))
    shape.path(line, 0.0125, PIPE, 24)
    for start_, end in zip(points, points[1:]):
        a, b = Vector(start_), Vector(end)
        count = max(1, int((b - a).length / 0.45))
        for k in range(count):
            at = a.lerp(b, (k + 0.5) / count)
            upright = abs(a.z - b.z) > 0.01
            shape.box((at.x, -0.012, at.z), (0.030, 0.027, 0.016) if upright else (0.016, 0.027, 0.030), PIPE)
            shape.box((at.x, -0.002, at.z), (0.058, 0.004, 0.016) if upright else (0.016, 0.004, 0.058), PIPE)
            for sign in (-1, 1):
                screw(
                    shape, facing(at.x + (sign * 0.023 if upright else 0), -0.004, at.z + (0 if upright else sign * 0.023)),
                    0.004, METAL
                )
    add(shape, 'conduit')


def trunking(x0, x1, z, high=0.06, depth=0.06):
    """A cable duct with its lid, an end cap at each side."""
    shape = Shape()
    shape.box(((x0 + x1) / 2, -depth / 2, z), (x1 - x0, depth, high), WHITE)
    shape.box(((x0 + x1) / 2, -depth - 0.0012, z), (x1 - x0 - 0.004, 0.0024, high - 0.008), WHITE)
    for x in (x0, x1):
        shape.box((x, -depth / 2, z), (0.004, depth + 0.004, high + 0.003), WHITE)
    add(shape, 'trunking', 0.0014)


def entry(shape, x, y, z):
    """A rubber bush where a cable goes into the duct; gives the point below."""
    shape.turned(
        [(0.0085, 0), (0.0105, 0.001), (0.0105, 0.003), (0.0070, 0.005), (0, 0.005)], BLACK, Matrix.Translation((x, y, z)), 24
    )
    return (x, y, z - 0.02)


def inverter_and_cables(x, low, duct):
    """The inverter; each of its cables goes down into the duct."""
    inverter, shape = HybridInverter(PARTS, low, x), Shape()
    ends = [*[(end, 0.0033, tone) for end, tone in zip(inverter.plugs, (BLACK, RED, BLACK, RED))],
            (inverter.battery[0], 0.0058, ORANGE), (inverter.battery[1], 0.0058, BLACK), (inverter.line, 0.0060, BLACK), (inverter.meter, 0.0028, BLACK)]
    for k, (end, radius, tone) in enumerate(ends):
        begin_at = end @ Vector((0, 0, 0))
        px, py = begin_at.x + 0.012 * math.sin(k * 2.3), -0.030
        foot = entry(shape, px, py, duct)
        cable(
            shape, end,
            [
                (px + 0.004, -0.105 - 0.005 * (k % 3), begin_at.z - 0.075), (px, py - 0.012, duct + 0.055),
                (px, py, duct + 0.012), foot
            ],
            radius, tone
        )
    add(shape, 'inverter cables')


def battery(x, low):
    """Two modules and the head with switch, lamps and label, on a plinth of concrete."""
    width, depth, high = 0.56, 0.19, 0.38
    back = 0.03
    plinth, body, head, detail = Shape(), Shape(), Shape(), Shape()
    plinth.box((x, -0.15, low / 2), (width + 0.12, 0.30, low), CONCRETE)
    add(plinth, 'plinth', 0.008)
    front, top = -depth - back, low + 2 * high + 0.012
    for k in range(2):
        middle = low + high / 2 + k * (high + 0.006)
        body.slab(rounded(width, high, 0.018, 8), depth, WHITE, facing(x, -back, middle))
        detail.box((x, -depth / 2 - back, low + (high + 0.006) * (k + 1) - 0.003), (width - 0.03, depth - 0.03, 0.02), BLACK)
        for side in (-1, 1):
            detail.slab(rounded(0.11, 0.028, 0.013, 6), 0.0008, BLACK, Matrix.Translation((x + side * (width / 2 + 0.0002), -depth / 2 - back, middle + 0.09)) @
                        Matrix.Rotation(side * math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X'))
        made = text('5.12 kWh', (x - width / 2 + 0.035, front, middle - high / 2 + 0.032), 0.011, ink, face='bold')
        made = text(
            'LiFePO4   51.2 V   100 Ah', (x - width / 2 + 0.115, front, middle - high / 2 + 0.032), 0.0085, ink, face='narrow'
        )
    head.slab(rounded(width, 0.15, 0.018, 8), depth, HEAD, facing(x, -back, top + 0.075))
    add(body, 'battery modules', 0.006, 4)
    add(head, 'battery head', 0.006, 4)
    z = top + 0.075
    for k in range(6):
        led(detail, facing(x - 0.22 + k * 0.020, front, z + 0.018), GREEN if k < 4 else DIM, 0.0042)
    text('CHARGE', (x - 0.225, front, z + 0.034), 0.0075, pale, face='narrow bold')
    text('BATTERY SYSTEM   10.24 kWh', (x - 0.225, front, z - 0.045), 0.0110, pale, face='bold')
    ring(detail, facing(x - 0.055, front, z + 0.018), 0.0120, 0, 0.0035, METAL, 0.001, 48)
    plate(detail, facing(x + 0.165, front, z + 0.002), 0.155, 0.094, PLATE)
    for k, line in enumerate(('MODEL  BS-10-LV', 'DC  51.2 V   200 A MAX.', 'CHARGE  0 TO 50 °C', 'S/N  2609 1024 00087')):
        text(line, (x + 0.096, front - 0.0006, z + 0.030 - k * 0.019), 0.0072, ink, face='narrow bold')
    warning(detail, facing(x + 0.020, front, z + 0.014), 0.034)
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw(detail, facing(x + sx * (width / 2 - 0.014), front, z + sz * 0.060), 0.004, METAL)
    add(detail, 'battery parts', 0.0003, 2)
    # Its two cables leave the head's right side and go up the wall into the isolator's box.
    return [
        Matrix.Translation(
            (x + width / 2, -0.085 - 0.05 * k, z + 0.028 - 0.05 * k)
        ) @ Matrix.Rotation(math.pi / 2, 4, 'Y') for k in range(2)
    ]


def battery_cables(ends, x, z):
    """From the glands in the battery's side in a bow up to the glands below a box at (x, z)."""
    shape = Shape()
    for k, (end, tone) in enumerate(zip(ends, (ORANGE, BLACK))):
        leaves = gland(shape, end, 0.0135)
        px = x - 0.035 + 0.07 * k
        arrives = gland(shape, downward(px, -0.05, z + 0.001), 0.0135) @ Vector((0, 0, 0))
        out = leaves @ Vector((0, 0, 0.02))
        cable(
            shape, leaves,
            [
                (out.x + 0.09 + 0.03 * k, out.y + 0.01, out.z - 0.035 - 0.02 * k), (px - 0.03, -0.052, out.z + 0.03),
                (px, -0.05, arrives.z - 0.05), tuple(arrives)
            ],
            0.0058, tone, 0.03
        )
    add(shape, 'battery cables')


room()
inverter_and_cables(-0.42, 1.33, 1.10)
trunking(-0.95, 0.98, 1.07)
wall_box(add, -1.02, 1.58, 0.24, 0.34, [2, 2, 2])
wall_box(add, 0.14, 1.60, 0.22, 0.32, [2, 1, 1, 1])
low = 0.10
glands = battery(0.92, low)
wall_box(add, 1.46, 1.33, 0.20, 0.26, [4], DIM)
battery_cables(glands, 1.46, 1.20)
conduit([(-1.02, -0.014, 1.41), (-1.02, -0.014, 1.07), (-0.95, -0.014, 1.07)])
conduit([(-1.07, -0.014, 1.75), (-1.07, -0.014, 3.5)])
conduit([(-0.97, -0.014, 1.75), (-0.97, -0.014, 3.5)])
conduit([(0.14, -0.014, 1.44), (0.14, -0.014, 1.10)])
conduit([(0.14, -0.014, 1.76), (0.14, -0.014, 3.5)])
conduit([(0.98, -0.014, 1.07), (1.22, -0.014, 1.07), (1.22, -0.014, 1.33), (1.36, -0.014, 1.33)])
earth = Shape()
earth.box((-0.70, -0.0035, 0.58), (0.025, 0.003, 0.92), BRASS)
for z in (0.30, 0.86):
    earth.box((-0.70, -0.006, z), (0.050, 0.003, 0.020), METAL)
    for sign in (-1, 1):
        screw(earth, facing(-0.70 + sign * 0.019, -0.0075, z), 0.004, METAL)
add(earth, 'earth strip', 0.0004)

cameras = {
    'inverter': lambda: camera((-0.98, -1.95, 1.60), (-0.40, 0, 1.50), 40, 5.6, 1.85),
    'battery': lambda: camera((1.75, -2.9, 1.12), (1.06, 0, 0.69), 39, 8, 2.85),
    'testing': lambda: camera((-0.62, -2.45, 1.62), (-0.17, 0, 1.40), 34, 5.6, 2.1)
}
if shown == 'testing':
    technician_at_inverter(Vector((-0.296, -0.107, 1.215)))
grille((1.10, 0, 0.85) if shown == 'battery' else (-0.32, 0, 1.60), 1.25, 1.3)
cameras[shown]()
render(options, 12, 0.015, 5, guided=True)
