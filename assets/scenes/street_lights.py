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
from common.houses import STOREY, WHITE, house, house_materials, water_tank
from common.lamplight import light_up
from common.lettering import text
from common.materials import begin, finish, glow, plain, plaster, principled
from common.nodes import bump, calculate, map_range, mix, noise, ramp, split, world_position
from common.outdoors import ground, sky
from common.plants import leaf_material
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.trees import broad_tree

options, rnd = arguments(), random.Random(6)
start()
materials.set_haze((0.17, 0.125, 0.125), 620)
# The sun has gone down to the left of the road; a warm band stays over the horizon, the sky above is clear.
sky(0.6, 318, 0.105, dust=1.4, horizon=((0.58, 0.27, 0.135), 0.82, 0.11), clouds=0.22, cloud_tone=(0.30, 0.17, 0.16), seed=12.4, sun=0.12)

LAMP_TONE = (1.0, 0.86, 0.66)
ROAD_HALF, KERB = 4.6, 5.6
LIGHT_STEP, LEFT_FIRST, RIGHT_FIRST, HEAD = 24, 4, 16, 9.2
MASTS = [(9.6, 66), (-10.5, 178)]
light_up(
    [(-3.5, LEFT_FIRST, LIGHT_STEP, HEAD, 62), (3.5, RIGHT_FIRST, LIGHT_STEP, HEAD, 62)],
    [(x, y, 24, 520) for x, y in MASTS], LAMP_TONE
)


def asphalt():
    """Worn smooth where wheels roll, patched and cracked; still damp in the hollows. A broken centre line and edge lines."""
    material, nodes = begin('asphalt')
    at = world_position(nodes)
    x, y, _ = split(nodes, at)
    fine, large = noise(nodes, 18, 6, 0.7, at), noise(nodes, 0.35, 6, 0.6, at)
    tint = ramp(nodes, calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', fine, 0.4), calculate(nodes, 'MULTIPLY', large, 0.6)),
                [(0.35, (0.030, 0.030, 0.032)), (0.65, (0.068, 0.066, 0.063))])
    away = calculate(nodes, 'ABSOLUTE', x)
    wheels = calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', away, 2.1)), 0.8))
    tint = mix(nodes, map_range(nodes, wheels, 0.5, 0.15, 0.0, 0.45), tint, (0.085, 0.082, 0.078))
    # Cracks run where two scales of noise cross their middle; a filled trench lies across the road.
    crack = calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', noise(nodes, 0.55, 8, 0.72, at), 0.5))
    tint = mix(nodes, map_range(nodes, crack, 0.006, 0.002, 0.0, 0.8), tint, (0.012, 0.012, 0.012))
    trench = calculate(nodes, 'LESS_THAN', calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', calculate(nodes, 'ADD', y, calculate(nodes, 'MULTIPLY', x, 0.22)), 9.5)), 0.38)
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', trench, 0.75), tint, (0.026, 0.026, 0.028))
    centre = calculate(nodes, 'LESS_THAN', away, 0.075)
    dash = calculate(nodes, 'LESS_THAN', calculate(nodes, 'FRACT', calculate(nodes, 'DIVIDE', y, 7.5)), 0.4)
    edge = calculate(nodes, 'LESS_THAN', calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', away, 4.15)), 0.06)
    paint = calculate(nodes, 'MAXIMUM', calculate(nodes, 'MULTIPLY', centre, dash), edge)
    worn = map_range(nodes, noise(nodes, 5, 6, 0.7, at), 0.40, 0.58, 0.15, 0.85)
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', paint, worn), tint, (0.50, 0.48, 0.43))
    damp = map_range(nodes, noise(nodes, 0.22, 5, 0.6, at), 0.48, 0.62)
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', damp, 0.45), tint, (0.015, 0.015, 0.016))
    roughness = map_range(nodes, damp, 0.0, 1.0, 0.62, 0.17)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=roughness, Specular=0.45, Normal=bump(nodes, fine, 0.22, 0.008)))


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

ground('earth', (-600, 600), (-40, 1200), (4, 4), lambda x, y: -0.06, earth)
ground('road', (-ROAD_HALF, ROAD_HALF), (-40, 420), (2, 40), lambda x, y: 0.0, asphalt())
sides = Shape()
for side in (-1, 1):
    sides.box((side * (KERB + 0.9), 190, 0.07), (2.4, 460, 0.16), 0)
    sides.box((side * (ROAD_HALF + 0.12), 190, 0.10), (0.24, 460, 0.22), 1)
    for start_y, end_y in ((-40, 49), (85, 420)):
        sides.box((side * 10.2, (start_y + end_y) / 2, 0.02), (6.4, end_y - start_y, 0.10), 0)
    sides.box((side * 120, 67.5, -0.02), (220, 9.0, 0.06), 2)
sides.place('kerbs', [paving, kerb_paint(), plain('side street', (0.06, 0.058, 0.055), 0.8, variation=0.15)])


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

# Houses of two and three floors; the ones on the road have shops below.
wall_tones = [(0.40, 0.33, 0.24), (0.36, 0.21, 0.14), (0.24, 0.31, 0.30), (0.40, 0.38, 0.34), (0.38, 0.27, 0.18), (0.30, 0.34, 0.24)]
walls = [plaster(f'wall {k}', tone, 0.6) for k, tone in enumerate(wall_tones)]
parts = house_materials((0.44, 0.38, 0.30))
materials.change('room light', Strength=0.55)
tank = plain('tank', (0.02, 0.02, 0.022), 0.45)


def built(x, y, width, depth, floors, side):
    """A house whose front to the road is at x; the windows of a house on the left look to the right."""
    height, seeded = floors * STOREY + 0.3, random.Random(int(x * 7 + y * 13))
    shape = house(width, depth, height, 0.9, seeded)
    shape.box((width * 0.6, depth * 0.6, height + 1.2), (2.9, 3.0, 2.4), 0)
    shape.box((width * 0.6, depth * 0.6, height + 2.45), (3.2, 3.3, 0.12), WHITE)
    made = shape.place('house', [rnd.choice(walls), *parts], (x, y, 0))
    made.scale.x = side
    cistern = Shape()
    water_tank(cistern, (side * width * 0.6, depth * 0.6, height + 2.5))
    cistern.place('tank', [tank], (x, y, 0))


shutters = [plain(f'shutter {k}', tone, 0.5, 0.5) for k, tone in enumerate(((0.16, 0.19, 0.22), (0.10, 0.17, 0.24), (0.22, 0.20, 0.17), (0.13, 0.18, 0.14)))]
boards = [plain(f'board {k}', tone, 0.6) for k, tone in enumerate(((0.35, 0.05, 0.04), (0.04, 0.10, 0.26), (0.42, 0.33, 0.06), (0.05, 0.20, 0.12)))]
letters, inside = plain('letters', (0.55, 0.53, 0.47), 0.6), glow('shop', (1.0, 0.72, 0.42), 0.9)
NAMES = ['SHREE MEDICAL', 'GENERAL STORES', 'MOBILE CARE', 'SAI ELECTRICALS', 'KIRANA BHANDAR', 'XEROX & PRINT', 'BIKE POINT', 'SWEET MART', 'BOOK DEPOT']


def shop(face, y, wide, number, side):
    """A shop in a house's ground floor: shutter of slats in its frame, a board above, a step; now and then one is open."""
    shape, out = Shape(), -side
    is_open = number % 5 == 3
    x = face + out * 0.04
    shape.box((x, y, 1.30), (0.10, wide, 2.6), 3 if is_open else 0)
    if not is_open:
        for k in range(26):
            shape.box((x + out * 0.055, y, 0.12 + k * 0.096), (0.03, wide - 0.08, 0.072), 0)
        shape.box((x + out * 0.09, y, 0.16), (0.03, wide - 0.06, 0.14), 0)
    else:
        for k in range(3):
            shape.box((x + out * 0.10, y, 0.7 + k * 0.62), (0.12, wide * 0.9, 0.04), 2)
            for j in range(9):
                shape.box((x + out * 0.11, y - wide * 0.4 + j * wide * 0.1, 0.84 + k * 0.62), (0.10, wide * 0.06, 0.24), 1 if j % 2 else 4)
    for end in (-1, 1):
        shape.box((x + out * 0.06, y + end * (wide / 2 + 0.05), 1.35), (0.2, 0.12, 2.75), 2)
    shape.box((x + out * 0.16, y, 3.05), (0.10, wide + 0.3, 0.75), 1)
    shape.box((x + out * 0.62, y, 2.62), (1.25, wide + 0.4, 0.05), 0)
    shape.box((x + out * 0.45, y, 0.10), (0.9, wide + 0.3, 0.22), 2)
    shape.place('shop', [rnd.choice(shutters), boards[number % 4], concrete, inside, boards[(number + 1) % 4]], bevel=0.006)
    text(NAMES[number % len(NAMES)], (x + out * 0.215, y, 2.92), 0.27, letters, (90, 0, -90 * side), 'bold', 'CENTER')


def row_of_houses():
    """Along both sides of the road, and along the side street at the junction."""
    number = 0
    for side in (-1, 1):
        y = 8.0 if side < 0 else 6.0
        while y < 300:
            depth, width = rnd.uniform(9, 12.5), rnd.uniform(9, 12)
            if not 50 < y + depth / 2 < 84:
                face = side * (13.2 + rnd.uniform(0, 0.8))
                built(face, y, width, depth, rnd.choice((2, 2, 3)), side)
                for k in range(3 if y < 130 else 0):
                    number += 1
                    shop(face, y + depth * (k + 0.5) / 3, depth / 3 - 0.55, number, side)
            y += depth + rnd.uniform(0.6, 2.5)
        for x in range(34, 190, 14):
            for y in (32, 88):
                built(side * (x + rnd.uniform(0, 2)), y + rnd.uniform(-1, 1), 11, 11, rnd.choice((1, 2, 2, 3)), side)
        for x in range(30, 330, 17):
            for y in (118, 150, 190, 240):
                if rnd.random() < 0.7:
                    built(side * (x + rnd.uniform(0, 6)), y + rnd.uniform(-6, 6), 11, 12, rnd.choice((1, 2, 2, 3)), side)


def overhead_wires():
    """Wires from pole to pole on the left, sagging."""
    shape = Shape()
    for number in range(0, 12):
        y = LEFT_FIRST + number * LIGHT_STEP
        for up in (7.7, 8.0):
            steps = [k / 14 for k in range(15)]
            shape.path([Vector((-KERB - 0.35, y + LIGHT_STEP * t, up - 1.5 * t * (1 - t))) for t in steps], 0.012, 0, 6)
    shape.place('wires', [plain('wire', (0.015, 0.015, 0.016), 0.6)])


row_of_houses()
overhead_wires()
leaves = leaf_material('leaves', [(0.2, (0.02, 0.05, 0.012)), (0.6, (0.045, 0.095, 0.02)), (0.9, (0.10, 0.14, 0.035))])
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
shapes = [(7.5, 1.0, 0.5), (6.2, 1.2, 0.3), (8.6, 0.85, 0.8), (7.0, 1.3, 0.7)]
kinds = [broad_tree(random.Random(k + 160), tall, 24000, 0.085, 0.15, wide, free).mesh(f'tree {k}', [bark, leaves]) for k, (tall, wide, free) in enumerate(shapes)]
for side in (-1, 1):
    for k in range(20):
        y = 20 + k * 15 + rnd.uniform(-5, 5)
        if 50 < y < 80 or rnd.random() < 0.3:
            continue
        place(rnd.choice(kinds), 'tree', (side * rnd.uniform(8.6, 10.2), y, 0), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.6, 1.0))
    for k in range(34):
        place(rnd.choice(kinds), 'tree', (side * rnd.uniform(24, 160), rnd.choice((50, 82, 112)) + rnd.uniform(-3, 3), 0), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.2))

cameras = {
    'road': lambda: camera((-1.3, -9.0, 1.9), (1.2, 40, 6.2), 31, 8, 26),
    'mast': lambda: camera((-3.4, 32.0, 1.8), (5.4, 66, 11.6), 25, 8, 32)
}
cameras[options.get('camera', 'road')]()
render(options, 9, 0.02, bounces=2, guided=True)
