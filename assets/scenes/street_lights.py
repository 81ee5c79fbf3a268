"""
LED street lights along an Indian town's road at dusk, a high mast on the junction beyond.
Arguments after --: name, camera (road, mast), samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.lamplight import light_up
from common.materials import begin, finish, glow, plain, plaster, principled
from common.nodes import bump, calculate, map_range, mix, noise, ramp, split, world_position
from common.outdoors import ground, sky
from common.plants import leaf_material, tree
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place

options, rnd = arguments(), random.Random(6)
start()
materials.set_haze((0.20, 0.145, 0.15), 700)
# The sun has gone down to the left of the road; a warm band stays over the horizon.
sky(1.2, 318, 0.13, dust=2.0, horizon=((0.62, 0.27, 0.13), 0.8, 0.10), clouds=0.7, cloud_tone=(0.34, 0.19, 0.19), seed=3.1, sun=0.15)

LAMP_TONE = (1.0, 0.86, 0.66)
ROAD_HALF, KERB = 4.6, 5.6
LIGHT_STEP, LEFT_FIRST, RIGHT_FIRST, HEAD = 24, 4, 16, 9.2
MASTS = [(9.6, 66), (-10.5, 178)]
light_up(
    [(-3.5, LEFT_FIRST, LIGHT_STEP, HEAD, 62), (3.5, RIGHT_FIRST, LIGHT_STEP, HEAD, 62)],
    [(x, y, 24, 520) for x, y in MASTS], LAMP_TONE
)


def asphalt():
    """Dark and smooth where wheels roll, with a broken centre line and edge lines."""
    material, nodes = begin('asphalt')
    at = world_position(nodes)
    x, y, _ = split(nodes, at)
    fine, large = noise(nodes, 18, 6, 0.7, at), noise(nodes, 0.35, 6, 0.6, at)
    tint = ramp(nodes, calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', fine, 0.4), calculate(nodes, 'MULTIPLY', large, 0.6)),
                [(0.35, (0.028, 0.028, 0.030)), (0.65, (0.062, 0.060, 0.058))])
    away = calculate(nodes, 'ABSOLUTE', x)
    centre = calculate(nodes, 'LESS_THAN', away, 0.075)
    dash = calculate(nodes, 'LESS_THAN', calculate(nodes, 'FRACT', calculate(nodes, 'DIVIDE', y, 7.5)), 0.4)
    edge = calculate(nodes, 'LESS_THAN', calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', away, 4.15)), 0.06)
    paint = calculate(nodes, 'MAXIMUM', calculate(nodes, 'MULTIPLY', centre, dash), edge)
    worn = map_range(nodes, noise(nodes, 5, 6, 0.7, at), 0.38, 0.55, 0.35, 0.9)
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', paint, worn), tint, (0.52, 0.50, 0.45))
    roughness = map_range(nodes, large, 0.35, 0.65, 0.42, 0.75)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=roughness, Specular=0.4, Normal=bump(nodes, fine, 0.35, 0.012)))


def kerb_paint():
    """Black and yellow in turns, as on Indian roads."""
    material, nodes = begin('kerb')
    at = world_position(nodes)
    block = calculate(nodes, 'LESS_THAN', calculate(nodes, 'FRACT', calculate(nodes, 'DIVIDE', split(nodes, at)[1], 1.6)), 0.5)
    tint = mix(nodes, block, (0.42, 0.27, 0.05), (0.035, 0.035, 0.035))
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', noise(nodes, 3, 6, 0.7, at), 0.7), tint, (0.17, 0.15, 0.12))
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.8, Specular=0.2))


earth = plain('earth', (0.13, 0.10, 0.07), 0.95, specular=0.1, variation=0.2, scale=0.8, grain=0.6, grain_scale=6)
paving = plain('paving', (0.22, 0.19, 0.17), 0.85, variation=0.12, scale=1.2, grain=0.4, grain_scale=14)
steel = plain('galvanised pole', (0.36, 0.37, 0.38), 0.42, 0.8, 0.5, 0.08, 6)
housing = plain('lamp housing', (0.16, 0.17, 0.18), 0.45, 0.5)
concrete = plain('concrete', (0.33, 0.31, 0.28), 0.9, grain=0.2)
shining = glow('LEDs', LAMP_TONE, 30)

ground('earth', (-300, 300), (-40, 900), (4, 4), lambda x, y: -0.06, earth)
ground('road', (-ROAD_HALF, ROAD_HALF), (-40, 420), (2, 40), lambda x, y: 0.0, asphalt())
sides = Shape()
for side in (-1, 1):
    sides.box((side * (KERB + 0.9), 190, 0.07), (2.4, 460, 0.16), 0)
    sides.box((side * (ROAD_HALF + 0.12), 190, 0.10), (0.24, 460, 0.22), 1)
sides.place('kerbs', [paving, kerb_paint()])


def street_light(y, side):
    """A 9 m pole with a bent arm over the road; the flat head shines from its lower face."""
    shape, x = Shape(), side * (KERB + 0.35)
    shape.box((x, y, 0.30), (0.42, 0.42, 0.35), 2)
    shape.turned([(0, 0), (0.20, 0), (0.20, 0.03), (0, 0.03)], 0, Matrix.Translation((x, y, 0.47)))
    shape.pipe((x, y, 0.45), (x, y, 8.6), 0.095, 0, 0.055)
    reach = [Vector((x - side * 2.1 * t, y, 8.55 + 0.75 * math.sin(t * math.pi / 2))) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    shape.path(reach, 0.038, 0)
    head = reach[-1] + Vector((-side * 0.32, 0, 0.02))
    shape.box(head, (0.72, 0.29, 0.07), 1)
    shape.box(head + Vector((0.1 * side, 0, 0.06)), (0.42, 0.22, 0.06), 1)
    shape.box(head + Vector((0, 0, -0.04)), (0.5, 0.22, 0.012), 3)
    shape.place('street light', [steel, housing, concrete, shining], bevel=0.006)


for number in range(1, 14):
    street_light(LEFT_FIRST + number * LIGHT_STEP, -1)
    street_light(RIGHT_FIRST + (number - 1) * LIGHT_STEP, 1)


def high_mast(x, y, height=25):
    """A tapered mast with a ring of flood lights, its hatch above the foundation."""
    shape = Shape()
    shape.box((x, y, 0.25), (1.9, 1.9, 0.7), 2)
    shape.turned([(0, 0), (0.42, 0), (0.42, 0.05), (0, 0.05)], 0, Matrix.Translation((x, y, 0.6)))
    shape.pipe((x, y, 0.6), (x, y, height), 0.28, 0, 0.10, 20)
    shape.box((x, y - 0.27, 1.5), (0.2, 0.06, 0.7), 1)
    shape.turned([(0.95, 0), (1.05, 0), (1.05, 0.09), (0.95, 0.09), (0.95, 0)], 0, Matrix.Translation((x, y, height - 0.6)), 40)
    shape.turned([(0.1, 0.5), (0.24, 0.42), (0.24, 0.1), (0.1, 0.0)], 1, Matrix.Translation((x, y, height - 0.2)))
    for k in range(10):
        angle = 2 * math.pi * k / 10
        out = Vector((math.cos(angle), math.sin(angle), 0))
        at = Vector((x, y, height - 0.55)) + out * 1.3
        down = (out * 0.55 + Vector((0, 0, -0.83))).normalized()
        turn = down.to_track_quat('-Z', 'Y').to_matrix()
        shape.beam(Vector((x, y, height - 0.55)) + out * 0.1, at, 0.05, material=0)
        shape.box(at, (0.46, 0.40, 0.10), 1, turn)
        shape.box(at + turn @ Vector((0, 0, -0.055)), (0.40, 0.34, 0.01), 3, turn)
    shape.place('high mast', [steel, housing, concrete, shining], bevel=0.008)


for x, y in MASTS:
    high_mast(x, y)

# Houses behind the trees, a few of their windows lit.
walls = [plaster(f'wall {k}', tone) for k, tone in enumerate([(0.40, 0.33, 0.24), (0.34, 0.20, 0.13), (0.24, 0.30, 0.29), (0.38, 0.36, 0.32), (0.36, 0.26, 0.17)])]
dark_glass, trim = plain('window', (0.02, 0.025, 0.03), 0.1, specular=0.6), plain('trim', (0.42, 0.39, 0.34), 0.8)
lit = [glow('lit window', (1.0, 0.62, 0.30), 1.5), glow('pale window', (0.9, 0.85, 0.75), 1.0)]
tank = plain('tank', (0.02, 0.02, 0.022), 0.45)


def house(x, y, width, depth, floors, wall):
    shape, height, side = Shape(), floors * 3.1 + 0.4, 1 if x < 0 else -1
    face = x + side * width / 2
    shape.box((x, y, height / 2), (width, depth, height), 0)
    shape.box((x, y, height + 0.35), (width + 0.02, depth + 0.02, 0.7), 0)
    shape.box((x, y, height + 0.72), (width + 0.2, depth + 0.2, 0.08), 2)
    shape.box((x - side * 1.2, y + depth / 5, height + 1.6), (3, 3.2, 2.4), 0)
    shape.turned([(0, 0), (0.6, 0), (0.6, 1.0), (0.5, 1.2), (0.2, 1.35), (0, 1.35)], 3, Matrix.Translation((x - side * 1.2, y + depth / 5, height + 2.8)))
    for floor in range(floors):
        level = floor * 3.1
        shape.box((x, y, level + 3.1), (width + 0.12, depth + 0.12, 0.16), 2)
        for k in range(3):
            glass = rnd.choices((1, 4, 5), (6, 3, 1))[0]
            at = y - depth / 2 + depth * (k + 0.5) / 3
            shape.box((face, at, level + 1.7), (0.16, 1.42, 1.32), 2)
            shape.box((face + side * 0.03, at, level + 1.7), (0.16, 1.2, 1.1), glass)
            shape.box((face + side * 0.07, at, level + 1.7), (0.16, 0.05, 1.1), 2)
            shape.box((face + side * 0.3, at, level + 2.5), (0.7, 1.7, 0.07), 2)
        for k in range(2):
            glass = rnd.choices((1, 4, 5), (6, 3, 1))[0]
            at = x - width / 2 + width * (k + 0.5) / 2
            shape.box((at, y - depth / 2, level + 1.7), (1.42, 0.16, 1.32), 2)
            shape.box((at, y - depth / 2 - 0.03, level + 1.7), (1.2, 0.16, 1.1), glass)
            shape.box((at, y - depth / 2 - 0.07, level + 1.7), (0.05, 0.16, 1.1), 2)
    shape.place('house', [wall, dark_glass, trim, tank, *lit])


for side in (-1, 1):
    y = 14.0 if side < 0 else 2.0
    while y < 330:
        depth = rnd.uniform(9, 13)
        is_junction = 50 < y + depth / 2 < 82
        if not is_junction and rnd.random() < 0.9:
            width = rnd.uniform(9, 12)
            house(side * (17 + width / 2 + rnd.uniform(0, 4)), y + depth / 2, width, depth, rnd.choice((1, 2, 2, 3)), rnd.choice(walls))
        y += depth + rnd.uniform(1.5, 5)

wall = Shape()
for side in (-1, 1):
    for start_y, end_y in ((-30, 48), (86, 330)):
        wall.box((side * 13.5, (start_y + end_y) / 2, 0.75), (0.24, end_y - start_y, 1.6), 0)
        wall.box((side * 13.5, (start_y + end_y) / 2, 1.58), (0.34, end_y - start_y, 0.08), 1)
wall.place('boundary wall', [walls[3], trim])

leaves = leaf_material('leaves', [(0.2, (0.02, 0.05, 0.012)), (0.6, (0.045, 0.095, 0.02)), (0.9, (0.10, 0.14, 0.035))])
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
kinds = []
for k in range(4):
    seeded = random.Random(k + 60)
    kinds.append(tree(seeded, seeded.uniform(6, 8), seeded.uniform(2.2, 3.0), 16000, 0.10, 0.16, 90).mesh(f'tree {k}', [bark, leaves]))
for side in (-1, 1):
    for k in range(26):
        y = 9 + k * 12 + rnd.uniform(-3, 3)
        if 56 < y < 76:
            continue
        place(rnd.choice(kinds), 'tree', (side * rnd.uniform(10.2, 12.4), y, 0), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.1))

cameras = {
    'road': lambda: camera((-1.3, -9.0, 1.9), (1.2, 40, 6.2), 31, 8, 26),
    'mast': lambda: camera((-3.0, 36.0, 1.8), (6.2, 66, 11.2), 24, 8, 30)
}
cameras[options.get('camera', 'road')]()
render(options, 40, 0.02)
