"""
Inverter, battery and switch boxes on the wall of a house.
Arguments after --: name, camera (wall, inverter, battery), samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.materials import begin, finish, glow, plain, plaster, principled
from common.nodes import map_range, mix, node, noise, world_position
from common.outdoors import sky
from common.plants import leaf_material, tree
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place

options, rnd = arguments(), random.Random(3)
start()
# Late sun from the left, grazing the wall.
sky(33, 232, 0.10, dust=1.4, horizon=((1.0, 0.9, 0.78), 0.6, 0.1))


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


white = plain('white case', (0.58, 0.585, 0.59), 0.32, specular=0.45, variation=0.012)
grey = plain('grey case', (0.19, 0.20, 0.215), 0.4, specular=0.45, variation=0.02)
black = plain('black plastic', (0.018, 0.018, 0.02), 0.35)
fins = plain('heat sink', (0.30, 0.31, 0.32), 0.4, 0.8)
copper = plain('earth strip', (0.42, 0.20, 0.10), 0.42, 0.9)
pipe = plain('conduit', (0.50, 0.50, 0.48), 0.45)
orange = plain('accent', (0.66, 0.20, 0.025), 0.4)
red_cable = plain('red cable', (0.38, 0.02, 0.015), 0.45)
screen = glow('display', (0.30, 0.62, 0.95), 0.9)
green = glow('lamp', (0.25, 1.0, 0.35), 3.0)
clear = plain('clear lid', (0.08, 0.10, 0.11), 0.06, specular=0.6)
PARTS = [white, grey, black, fins, copper, pipe, orange, red_cable, screen, green, clear]
WHITE, GREY, BLACK, FINS, COPPER, PIPE, ORANGE, RED, SCREEN, GREEN, CLEAR = range(11)

# The wall is the plane y = 0; everything hangs on its -y side.
room = Shape()
room.face([(-5, 0, 0), (5, 0, 0), (5, 0, 4), (-5, 0, 4)], 0)
room.box((0, -0.012, 0.06), (10, 0.024, 0.12), 2)
room.face([(-5, -5, 0), (5, -5, 0), (5, 0, 0), (-5, 0, 0)], 1)
room.place('room', [plaster('wall', (0.60, 0.53, 0.41), 0.22, 0.16), floor_tiles(), plain('skirting', (0.20, 0.12, 0.08), 0.5)])
roof = Shape()
roof.box((0.4, -0.42, 3.32), (9, 0.84, 0.12), 0)
roof.place('canopy', [plaster('concrete', (0.42, 0.40, 0.37))])


def inverter(x, z, width=0.44, height=0.58, tone=WHITE, with_fins=True):
    """Wall inverter: rounded case, a dark strip with display and lamps, plugs below."""
    case, detail = Shape(), Shape()
    case.box((x, -0.135, z), (width, 0.17, height), tone)
    made = case.place('inverter', PARTS, bevel=0.022)
    made.modifiers['bevel'].segments = 6
    detail.box((x, -0.03, z), (width * 0.8, 0.05, height * 0.92), FINS)
    if with_fins:
        for k in range(18):
            detail.box((x - width * 0.44 + width * 0.88 * k / 17, -0.045, z + height * 0.02), (0.005, 0.085, height * 0.94), FINS)
    detail.box((x, -0.2205, z + height * 0.17), (width * 0.62, 0.006, height * 0.25), BLACK)
    detail.box((x - width * 0.05, -0.2245, z + height * 0.18), (width * 0.34, 0.003, height * 0.16), SCREEN)
    for k in range(3):
        detail.turned([(0.006, 0), (0.006, 0.003), (0, 0.003)], GREEN if k == 0 else GREY,
                      Matrix.Translation((x + width * 0.22, -0.2235, z + height * (0.23 - 0.055 * k))) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    detail.box((x, -0.2205, z - height * 0.03), (width * 0.62, 0.005, 0.012), ORANGE)
    detail.place('inverter parts', PARTS, bevel=0.0015)
    plugs = Shape()
    for k in range(5):
        px = x - width * 0.36 + width * 0.72 * k / 4
        plugs.pipe((px, -0.13, z - height / 2 + 0.005), (px, -0.13, z - height / 2 - 0.05), 0.017, BLACK, 0.013)
    plugs.pipe((x - width * 0.05, -0.06, z - height / 2 + 0.02), (x - width * 0.05, -0.06, z - height / 2 - 0.03), 0.02, BLACK)
    plugs.place('plugs', PARTS)
    return [Vector((x - width * 0.36 + width * 0.72 * k / 4, -0.13, z - height / 2 - 0.05)) for k in range(5)]


def box(x, z, width, height, depth=0.13, lid=CLEAR, tone=WHITE):
    """A switch box: case, see-through lid over a row of breakers."""
    case, detail = Shape(), Shape()
    case.box((x, -depth / 2 - 0.005, z), (width, depth, height), tone)
    case.place('switch box', PARTS, bevel=0.012)
    detail.box((x, -depth - 0.007, z + height * 0.05), (width * 0.78, 0.012, height * 0.52), lid)
    count = max(3, int(width / 0.045))
    for k in range(count):
        px = x - width * 0.33 + width * 0.66 * k / (count - 1)
        detail.box((px, -depth - 0.015, z + height * 0.05), (0.022, 0.008, height * 0.26), WHITE)
        detail.box((px, -depth - 0.022, z + height * 0.06), (0.011, 0.012, height * 0.07), (ORANGE, BLACK)[k % 2])
    for sx in (-1, 1):
        for sz in (-1, 1):
            detail.turned([(0.007, 0), (0.007, 0.004), (0, 0.005)], GREY,
                          Matrix.Translation((x + sx * width * 0.44, -depth - 0.004, z + sz * height * 0.43)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    detail.place('switch parts', PARTS, bevel=0.001)


def battery(x, low):
    """A floor-standing lithium battery: two modules and a head, joints between them, a lit strip."""
    width, depth = 0.60, 0.22
    body, detail = Shape(), Shape()
    body.box((x, -depth / 2 - 0.03, low + 0.05), (width + 0.02, depth + 0.02, 0.10), GREY)
    for k in range(2):
        body.box((x, -depth / 2 - 0.03, low + 0.315 + k * 0.425), (width, depth, 0.415), WHITE)
    body.box((x, -depth / 2 - 0.03, low + 1.04), (width, depth, 0.18), GREY)
    made = body.place('battery', PARTS, bevel=0.014)
    made.modifiers['bevel'].segments = 5
    front = -depth - 0.032
    detail.box((x - 0.2, front, low + 1.04), (0.09, 0.006, 0.03), BLACK)
    for k in range(4):
        detail.box((x - 0.225 + k * 0.018, front - 0.003, low + 1.04), (0.011, 0.003, 0.012), GREEN)
    detail.box((x + 0.16, front, low + 1.04), (0.16, 0.005, 0.012), ORANGE)
    for k in range(2):
        detail.box((x, front + 0.001, low + 0.315 + k * 0.425), (0.40, 0.003, 0.006), GREY)
        for side in (-1, 1):
            detail.box((x + side * 0.306, -depth / 2 - 0.03, low + 0.40 + k * 0.425), (0.014, 0.13, 0.03), BLACK)
    detail.place('battery parts', PARTS, bevel=0.001)


def conduit(points):
    """A wall pipe with saddles."""
    shape = Shape()
    shape.path(points, 0.0125, PIPE)
    for start_, end in zip(points, points[1:]):
        length = (Vector(end) - Vector(start_)).length
        for k in range(1, int(length / 0.45) + 1):
            at = Vector(start_).lerp(Vector(end), k / (int(length / 0.45) + 1))
            is_upright = abs(start_[2] - end[2]) > 0.01
            shape.box((at.x, -0.016, at.z), (0.05, 0.032, 0.018) if is_upright else (0.018, 0.032, 0.05), PIPE)
    for at in points[1:-1]:
        shape.turned([(0, -0.02), (0.019, -0.02), (0.019, 0.02), (0, 0.02)], PIPE, Matrix.Translation(at))
    shape.place('conduit', PARTS)


def cable(start_, end, sag, material):
    """A loose cable from plug to gland."""
    start_, end = Vector(start_), Vector(end)
    points = [start_.lerp(end, t) + Vector((0, 0, -sag * 4 * t * (1 - t))) for t in [k / 12 for k in range(13)]]
    shape = Shape()
    shape.path(points, 0.0055, material)
    shape.place('cable', PARTS)


# On-grid inverter in the middle, its two boxes beside it, the battery below right, a backup inverter above the battery.
plugs = inverter(-0.42, 1.62)
box(-1.12, 1.66, 0.34, 0.44)
box(-1.12, 1.10, 0.30, 0.30)
box(0.12, 1.50, 0.24, 0.34)
backup = inverter(0.86, 1.72, 0.38, 0.46, GREY, True)
battery(0.86, 0.0)
# Trunking collects the cables below the inverters.
trunk = Shape()
trunk.box((-0.28, -0.04, 1.06), (1.28, 0.08, 0.10), WHITE)
trunk.box((0.86, -0.04, 1.27), (0.10, 0.06, 0.30), WHITE)
trunk.place('trunking', PARTS, bevel=0.004)
for k, plug in enumerate(plugs):
    cable(plug, (plug.x + 0.01 * (k - 2), -0.05, 1.10), 0.02, RED if k in (0, 2) else BLACK)
for k, plug in enumerate(backup):
    cable(plug, (0.82 + 0.02 * k, -0.04, 1.41), 0.01, RED if k in (1, 3) else BLACK)
conduit([(-1.20, -0.022, 1.88), (-1.20, -0.022, 3.30)])
conduit([(-1.04, -0.022, 1.88), (-1.04, -0.022, 3.30)])
conduit([(-1.12, -0.022, 1.44), (-1.12, -0.022, 1.25)])
conduit([(-0.97, -0.022, 1.06), (-0.92, -0.022, 1.06)])
conduit([(0.12, -0.022, 1.33), (0.12, -0.022, 1.11)])
conduit([(0.12, -0.022, 1.67), (0.12, -0.022, 2.55), (1.9, -0.022, 2.55), (1.9, -0.022, 3.30)])
conduit([(-1.12, -0.022, 0.95), (-1.12, -0.022, 0.12)])
strip = Shape()
strip.box((-0.62, -0.006, 0.56), (0.025, 0.004, 0.90), COPPER)
strip.box((-0.62, -0.014, 0.86), (0.05, 0.02, 0.02), PIPE)
strip.box((-0.62, -0.014, 0.36), (0.05, 0.02, 0.02), PIPE)
strip.place('earth strip', PARTS)

# A plant in a pot, and a tree out of view whose shadow falls on the wall.
leaves = leaf_material('leaves', [(0.2, (0.02, 0.07, 0.015)), (0.6, (0.06, 0.14, 0.03)), (0.9, (0.14, 0.20, 0.05))])
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
pot = Shape()
pot.turned([(0, 0), (0.13, 0), (0.18, 0.28), (0.195, 0.28), (0.195, 0.32), (0.165, 0.32), (0.16, 0.27), (0, 0.27)], 0, sides=40)
pot.place('pot', [plain('terracotta', (0.40, 0.17, 0.09), 0.8)], (1.98, -0.42, 0))
seeded = random.Random(8)
place(tree(seeded, 0.95, 0.36, 700, 0.075, 0.014, 18).mesh('plant', [bark, leaves]), 'plant', (1.98, -0.42, 0.26))
shade = tree(random.Random(5), 4.6, 1.5, 5000, 0.10, 0.10, 40).mesh('shade tree', [bark, leaves])
place(shade, 'shade tree', (-5.2, -3.6, 0))

cameras = {
    'wall': lambda: camera((0.85, -3.9, 1.45), (0.12, 0, 1.16), 34, 8, 3.9),
    'inverter': lambda: camera((-0.95, -1.75, 1.62), (-0.52, 0, 1.52), 40, 5.6, 1.75),
    'battery': lambda: camera((1.9, -2.75, 1.2), (0.98, 0, 0.78), 38, 5.6, 2.8),
    'backup': lambda: camera((0.35, -1.8, 1.72), (0.80, 0, 1.62), 42, 5.6, 1.85)
}
cameras[options.get('camera', 'wall')]()
render(options, 40, 0.015)
