"""
Solar panels on the flat roof of an Indian town house, among water tanks, a clothes line and the neighbours' roofs.
Arguments after --: name, camera (roof, terrace, low), elevation (of the sun, in degrees), samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.houses import CONCRETE, DOOR, STEEL, STOREY, TRIM, WALL, WHITE, house, house_materials, ring, water_tank, window
from common.materials import plain, plaster
from common.nodes import calculate, map_range, mix, noise, split, stretched, world_position
from common.outdoors import ground, sky
from common.panels import GAP, WIDTH, add_panel, panel_materials, slope_axes
from common.panels import STEEL as FRAME_STEEL
from common.plants import leaf_material, tree
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place

options, rnd = arguments(), random.Random(21)
start()
materials.set_haze((1.55, 1.47, 1.36), 1000)
sky(float(options.get('elevation', 24)), 238, 0.15, dust=1.6, horizon=((2.0, 1.86, 1.68), 0.85, 0.075),
    clouds=0.8, cloud_tone=(2.0, 1.9, 1.8), seed=4.4)

# The house stands with its front left corner at the origin. What is on its roof is built from z = 0 and placed at ROOF.
HOUSE_WIDTH, HOUSE_DEPTH, ROOF, PARAPET = 10.5, 11.5, 6.6, 0.95


def dirty_from_the_top(material, top):
    """Adds the dirt that rain washes down from a parapet whose upper edge is at `top`."""
    nodes = material.node_tree
    painted = next(each for each in nodes.nodes if each.type == 'BSDF_PRINCIPLED').inputs['Base Color']
    at = world_position(nodes)
    near_top = calculate(nodes, 'POWER', map_range(nodes, split(nodes, at)[2], top - 1.5, top), 1.6)
    streaks = map_range(nodes, noise(nodes, 1.0, 7, 0.62, stretched(nodes, at, (2.6, 2.6, 0.14))), 0.4, 0.6, 0.1, 0.75)
    dirt = calculate(nodes, 'MULTIPLY', near_top, streaks)
    nodes.links.new(mix(nodes, dirt, painted.links[0].from_socket, (0.07, 0.06, 0.05)), painted)
    return material


orange_wall = dirty_from_the_top(plaster('orange wall', (0.43, 0.22, 0.135)), ROOF + PARAPET)
house_parts = house_materials()
near_materials = [orange_wall, *house_parts]
black = plain('black tank', (0.018, 0.018, 0.02), 0.42, specular=0.45, variation=0.2)
white = plain('white tank', (0.55, 0.55, 0.53), 0.45)
plastic = plain('plastic pipe', (0.62, 0.62, 0.60), 0.45)
terracotta, soil = plain('terracotta', (0.42, 0.17, 0.09), 0.8), plain('soil', (0.07, 0.05, 0.035), 0.95)
solar = panel_materials()
galvanised, concrete = solar[FRAME_STEEL], near_materials[CONCRETE]
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)

# The house with a steel railing on its front parapet.
shape = house(HOUSE_WIDTH, HOUSE_DEPTH, ROOF, PARAPET, random.Random(0), is_near=True)
for k in range(9):
    shape.pipe((0.3 + k * 1.2, 0.08, ROOF + 1.0), (0.3 + k * 1.2, 0.08, ROOF + 1.32), 0.018, STEEL)
for level, radius in ((1.32, 0.024), (1.17, 0.014)):
    shape.pipe((0.2, 0.08, ROOF + level), (HOUSE_WIDTH - 0.2, 0.08, ROOF + level), radius, STEEL)
shape.place('house', near_materials, bevel=0.012)


def stairs_room(at, width=3.7, depth=3.7, height=2.55):
    """The room over the stairs, its door to the west; on its roof two tanks, on its front wall the inverter."""
    shape = Shape()
    shape.box((width / 2, depth / 2, height / 2), (width, depth, height), TRIM)
    shape.box((width / 2, depth / 2, height + 0.07), (width + 0.5, depth + 0.5, 0.15), CONCRETE)
    ring(shape, (-0.22, -0.22, height + 0.14), (width + 0.22, depth + 0.22, height + 0.4), 0.1, WALL)
    shape.box((-0.01, 1.0, 1.02), (0.07, 0.95, 2.02), DOOR)
    for level in (0.55, 1.45):
        shape.box((-0.05, 1.0, level), (0.03, 0.7, 0.62), DOOR)
    for y in (0.47, 1.53):
        shape.box((-0.03, y, 1.03), (0.1, 0.09, 2.06), WHITE)
    shape.box((-0.03, 1.0, 2.08), (0.1, 1.15, 0.09), WHITE)
    shape.box((-0.35, 1.0, 2.3), (0.75, 1.6, 0.09), CONCRETE)
    window(shape, (width / 2, 0, 1.5), 1.1, 0.9, False, True, WHITE)
    window(shape, (0, 2.7, 1.5), 0.8, 0.8, True, True, WHITE)
    shape.place('stairs room', near_materials, at, bevel=0.012)

    fittings, top = Shape(), height + 0.15
    BLACK_TANK, WHITE_TANK, PIPE, STAND = range(4)
    for x, radius, tall, tone in ((0.75, 0.56, 1.25, BLACK_TANK), (2.2, 0.62, 1.4, WHITE_TANK)):
        fittings.box((x, 2.4, top + 0.2), (1.35, 1.35, 0.1), STAND)
        for dx in (-0.5, 0.5):
            for dy in (-0.5, 0.5):
                fittings.box((x + dx, 2.4 + dy, top + 0.08), (0.22, 0.22, 0.2), STAND)
        water_tank(fittings, (x, 2.4, top + 0.25), radius, tall, tone)
    fittings.pipe((0.75, 1.75, top + 0.42), (2.2, 1.7, top + 0.42), 0.03, PIPE)
    fittings.path([(1.5, 1.73, top + 0.42), (1.5, -0.26, top + 0.42), (1.5, -0.26, 0)], 0.03, PIPE)
    fittings.box((0.55, -0.13, 1.35), (0.42, 0.2, 0.62), WHITE_TANK)
    fittings.box((0.55, -0.06, 0.72), (0.3, 0.12, 0.36), PIPE)
    fittings.path([(0.55, -0.05, 0.6), (0.55, -0.05, 0.06), (0.55, -1.4, 0.06), (-2.4, -1.4, 0.06)], 0.022, PIPE)
    fittings.place('tanks and inverter', [black, white, plastic, concrete], at)


stairs_room((6.6, 7.6, ROOF))


def panel_row(y, columns, seeded, height=1.95, tilt=14):
    """Panels on a frame high enough to walk under; its legs stand on loose blocks, so nothing pierces the roof."""
    shape, axes, BLOCK = Shape(), slope_axes(tilt), len(solar)
    along, up, out = axes
    corner, turn = Vector((0.95, y, 1.0)), Matrix(axes).transposed()
    length, depth = columns * (WIDTH + GAP), height + GAP
    for column in range(columns):
        add_panel(shape, corner + along * column * (WIDTH + GAP), axes, seeded, height=height, jitter=0.002)
    for part in (0.18, 0.82):
        shape.box(corner + along * length / 2 + up * depth * part - out * 0.06, (length + 0.16, 0.045, 0.045), FRAME_STEEL, turn)
    count = max(2, round(length / 1.9))
    for k in range(count + 1):
        base = corner + along * (0.2 + (length - 0.4) * k / count) - out * 0.12
        shape.beam(base + up * depth * 0.04, base + up * depth * 0.96, 0.05, material=FRAME_STEEL)
        for part in (0.1, 0.9):
            top = base + up * depth * part
            shape.box((top.x, top.y, top.z / 2), (0.05, 0.05, top.z), FRAME_STEEL)
            shape.box((top.x, top.y, 0.1), (0.26, 0.26, 0.2), BLOCK)
        back_leg = base + up * depth * 0.9
        shape.beam((back_leg.x, back_leg.y, 0.35), base + up * depth * 0.5, 0.035, material=FRAME_STEEL)
    shape.place('panels', [*solar, concrete], (0, 0, ROOF))


seeded = random.Random(2)
panel_row(1.3, 7, seeded)
panel_row(4.5, 5, seeded)

# Plants in pots along the west and back parapets.
pot_leaves = leaf_material('pot leaves', [(0.2, (0.02, 0.07, 0.015)), (0.6, (0.06, 0.14, 0.03)), (0.9, (0.14, 0.20, 0.05))])
pots = [(0.62, 9.2, 0.2), (0.6, 9.85, 0.17), (0.66, 10.5, 0.22), (1.3, 10.9, 0.19), (2.0, 10.95, 0.16), (5.9, 7.9, 0.18)]
for k, (x, y, radius) in enumerate(pots):
    seeded, pot = random.Random(k), Shape()
    outline = [(0, 0), (0.7, 0), (1, 1.6), (1.1, 1.6), (1.1, 1.8), (0.9, 1.8), (0.88, 1.6)]
    pot.turned([(radius * wide, radius * tall) for wide, tall in outline], 0)
    pot.turned([(radius * 0.9, radius * 1.62), (0, radius * 1.66)], 1)
    pot.place('pot', [terracotta, soil], (x, y, ROOF + 0.03))
    plant = tree(seeded, seeded.uniform(0.55, 0.95), seeded.uniform(0.24, 0.36), 900, 0.05, 0.012, 16)
    plant.place('pot plant', [bark, pot_leaves], (x, y, ROOF + 0.03 + radius * 1.6))

# A television dish in the front right corner.
dish = Shape()
dish.pipe((9.7, 0.45, 0), (9.7, 0.45, 1.5), 0.022, 0)
turn = Matrix.Translation((9.7, 0.40, 1.55)) @ Matrix.Rotation(math.radians(58), 4, 'X') @ Matrix.Rotation(0.35, 4, 'Y')
dish.turned([(0, 0), (0.12, 0.008), (0.24, 0.034), (0.36, 0.08), (0.365, 0.085), (0.36, 0.09)], 1, turn, 32)
dish.pipe(turn @ Vector((0, -0.34, 0.07)), turn @ Vector((0, -0.05, 0.38)), 0.01, 0)
dish.box(turn @ Vector((0, -0.05, 0.38)), (0.06, 0.06, 0.12), 1)
dish.place('dish', [galvanised, white], (0, 0, ROOF))


def cloth(shape, y, width, height, material):
    """Hangs from the line and waves more the lower."""
    def point(part, up):
        return 0.5 + 0.05 * math.sin(part * 19 + material - 1) * (1 - up), y + width * part, 1.83 - height * (1 - up)
    steps = [k / 14 for k in range(15)]
    for left, right in zip(steps, steps[1:]):
        shape.face([point(left, 0), point(right, 0), point(right, 1), point(left, 1)], material, smooth=True)


line = Shape()
for y in (7.2, 11.1):
    line.pipe((0.5, y, 0), (0.5, y, 1.9), 0.025, 0)
line.pipe((0.5, 7.2, 1.85), (0.5, 11.1, 1.8), 0.006, 0)
for material, (y, width, height) in enumerate([(7.6, 0.8, 1.0), (8.6, 1.1, 1.25), (9.95, 0.7, 0.7)], 1):
    cloth(line, y, width, height, material)
line.place('clothes line', [
    galvanised, plain('red cloth', (0.55, 0.10, 0.08), 0.9),
    plain('blue cloth', (0.10, 0.20, 0.42), 0.9), plain('pale cloth', (0.75, 0.72, 0.62), 0.9)
], (0, 0, ROOF))

# On the outer walls: downpipes, and two air conditioners.
outside, PIPE, CASE, FAN = Shape(), 0, 1, 2
for x, y in ((-0.06, 3.9), (-0.06, 7.8), (7.0, -0.06)):
    outside.pipe((x, y, 0), (x, y, ROOF - 0.1), 0.05, PIPE)
    if x < 0:
        outside.box((x, y, ROOF - 0.1), (0.14, 0.14, 0.2), PIPE)
outside.box((3.5, -0.22, ROOF - 2.35), (0.82, 0.34, 0.56), CASE)
outside.box((-0.22, 5.6, ROOF - 2.3), (0.34, 0.82, 0.56), CASE)
fan = [(0.24, 0), (0.24, 0.012), (0, 0.012)]
outside.turned(fan, FAN, Matrix.Translation((3.5, -0.40, ROOF - 2.35)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
outside.turned(fan, FAN, Matrix.Translation((-0.40, 5.6, ROOF - 2.3)) @ Matrix.Rotation(-math.pi / 2, 4, 'Y'))
outside.place('pipes and coolers', [plastic, plain('cooler', (0.55, 0.55, 0.52), 0.5), black])


def hanging(start_, end, sag, steps=14):
    """Points of a wire between two places."""
    return [Vector(start_).lerp(Vector(end), k / steps) - Vector((0, 0, sag * 4 * k / steps * (1 - k / steps))) for k in range(steps + 1)]


# Poles along the lane, four wires between them and one to the house.
street, poles = Shape(), [(-3.4, -14), (-2.6, 13), (-2.4, 40)]
for x, y in poles:
    street.pipe((x, y, 0), (x, y, 9.2), 0.13, 0, 0.09)
    street.box((x, y, 8.8), (1.3, 0.09, 0.09), 0)
for (x, y), (next_x, next_y) in zip(poles, poles[1:]):
    for across in (-0.55, -0.2, 0.2, 0.55):
        street.path(hanging((x + across, y, 8.9), (next_x + across, next_y, 8.9), 0.4 + 0.08 * across), 0.01, 1)
street.path(hanging((*poles[1], 8.7), (0, 9.5, 6.9), 0.12, 8), 0.009, 1)
street.place('poles and wires', [plain('pole', (0.30, 0.28, 0.25), 0.85), plain('wire', (0.02, 0.02, 0.02), 0.6)])

# The neighbourhood: lanes of houses, most with a stairs room and a tank on it.
wall_tones = [
    (0.56, 0.47, 0.34), (0.50, 0.29, 0.17), (0.30, 0.42, 0.42), (0.52, 0.49, 0.44), (0.52, 0.34, 0.28),
    (0.36, 0.42, 0.28), (0.58, 0.40, 0.20), (0.36, 0.42, 0.50), (0.30, 0.29, 0.27)
]
walls = [plaster(f'wall {k}', tone, 0.6, 0.08) for k, tone in enumerate(wall_tones)]


def neighbour(x, y, column, row):
    width, depth = rnd.uniform(8, 11.5), rnd.uniform(9, 12.5)
    floors = rnd.choice((1, 2, 2, 2, 3) if row < 2 else (1, 2, 2, 3, 3))
    # The houses to both sides stay low enough to leave the roof its sun.
    floors = {(-1, 0): 1, (1, 0): 2}.get((column, row), floors)
    is_empty_plot = rnd.random() < 0.1
    if is_empty_plot:
        return
    height, wall = floors * STOREY + 0.3, rnd.choice(walls)
    shape, tank = house(width, depth, height, rnd.choice((0.8, 0.95, 1.05)), random.Random(column * 31 + row)), Shape()
    tone = black
    if rnd.random() < 0.8:
        left, front = rnd.choice((0.6, width - 3.4)), depth - 3.8
        shape.box((left + 1.4, front + 1.6, height + 1.25), (2.8, 3.2, 2.5), rnd.choice((WALL, WALL, WHITE)))
        shape.box((left + 1.4, front + 1.6, height + 2.56), (3.2, 3.6, 0.13), CONCRETE)
        window(shape, (left + 1.4, front, height + 1.4), 0.9, 0.8)
        water_tank(tank, (left + 1.2, front + 1.7, height + 2.62))
        tone = black if rnd.random() < 0.6 else white
    else:
        water_tank(tank, (1.5, depth - 1.5, height + 0.1))
    tank.place('tank', [tone], (x, y, 0))
    shape.place('neighbour', [wall, *house_parts], (x, y, 0))


for row in range(-1, 13):
    for column in range(-6, 14):
        if (column, row) == (0, 0):
            continue
        x = column * 13.2 + rnd.uniform(-0.8, 0.8) + (4 if column > 2 else 0) - (5.5 if column < 0 else 0)
        y = row * 14 + rnd.uniform(-0.6, 0.6) + (3.5 if row > 0 else -3) + (5 if row > 3 else 0)
        is_cameras_place = row < 0 and column > -1
        if not is_cameras_place:
            neighbour(x, y, column, row)

road = plain('road', (0.13, 0.12, 0.11), 0.9, specular=0.2, variation=0.1, scale=0.4)
ground('road', (-400, 600), (-120, 900), (2, 2), lambda x, y: 0.0, road)
leaves = leaf_material('leaves', [(0.2, (0.02, 0.05, 0.012)), (0.6, (0.045, 0.095, 0.02)), (0.9, (0.10, 0.14, 0.035))])
kinds = []
for k in range(4):
    seeded = random.Random(k + 60)
    kinds.append(tree(seeded, seeded.uniform(7, 9.5), seeded.uniform(2.4, 3.3), 30000, 0.085, 0.17, 110).mesh(f'tree {k}', [bark, leaves]))
for x, y, size in ((12.2, 14.5, 1.0), (-4.6, 15.5, 0.95), (-7.4, 5.5, 0.8), (12.4, -2.5, 0.75), (25, 16, 1.1)):
    place(rnd.choice(kinds), 'tree', (x, y, 0), (0, 0, rnd.uniform(0, 6)), size)
for _ in range(150):
    x, row = -70 + rnd.random() * 260, rnd.randint(0, 11)
    y = row * 14 + 15.6 + (5 if row > 3 else 0) + rnd.uniform(-0.8, 0.8)
    place(rnd.choice(kinds), 'tree', (x, y, 0), (0, 0, rnd.uniform(0, 6)), rnd.uniform(0.7, 1.25))

cameras = {
    'roof': lambda: camera((-4.4, -7.4, 10.7), (5.1, 6.0, 7.6), 30, 8, 13),
    'terrace': lambda: camera((-7.2, -9.8, 12.6), (5.3, 6.2, 6.9), 30, 9, 16),
    'low': lambda: camera((-4.5, -6.5, 9.6), (5.5, 6.2, 7.4), 28, 8, 12)
}
cameras[options.get('camera', 'roof')]()
render(options, 32)
