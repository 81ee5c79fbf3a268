"""
Six solar panels (3 kW) on the flat roof of an Indian town house, among water tanks, a clothes line and the neighbours' roofs.
Arguments after --: name, hours (of the day, as in 16,16.5), camera (day, near, fitting), samples, scale. Each of the hours makes a
picture, NAME-1630 of half past four, unless it is in out/ already; without hours NAME is of half past four.

The compass: north is +x and west is +y, so that the houses' windows, on the sides to -x and -y, look south and east. The sun
goes as it does in Pune on 2 October: it rises at 6:25, stands highest at 12:24 and sets at 18:23.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.crew import crew_on_roof
from common.daylight import daylight, sun_position
from common.houses import (
    CONCRETE, CURTAIN, DOOR, LIT, STEEL, STOREY, TRIM, WALL, WHITE, house, house_materials, ring, water_tank, window
)
from common.materials import glow, plain, plaster
from common.nodes import calculate, map_range, mix, noise, split, stretched, world_position
from common.outdoors import ground, sky
from common.panels import GAP, HEIGHT, WIDTH, add_panel, panel_materials, slope_axes
from common.panels import STEEL as FRAME_STEEL
from common.plants import leaf_material, tree
from common.rendering import OUT, arguments, camera, lamp, render, set_lamp, start
from common.shapes import Shape, place

LATITUDE, LONGITUDE, DAY_OF_YEAR = 18.52, 73.86, 275
# The lamps behind a curtain, and of the street in watts, when all are on.
ROOM_LIGHT, STREET_LIGHT = 0.32, 36

options, rnd = arguments(), random.Random(21)
start()
# The colours of the air change with the hour, see show_hour.
materials.set_haze((1, 1, 1), 1000)

# The house stands with its south-east corner at the origin. What is on its roof is built from z = 0 and placed at ROOF.
HOUSE_WIDTH, HOUSE_DEPTH, ROOF, PARAPET = 9.2, 11.6, 6.6, 0.95


def dirty_from_the_top(material, top):
    """Adds the dirt that rain washes down from a parapet whose upper edge is at `top`, here more and there less."""
    nodes = material.node_tree
    painted = next(each for each in nodes.nodes if each.type == 'BSDF_PRINCIPLED').inputs['Base Color']
    at = world_position(nodes)
    near_top = calculate(nodes, 'POWER', map_range(nodes, split(nodes, at)[2], top - 1.5, top), 1.6)
    streaks = map_range(nodes, noise(nodes, 1.0, 7, 0.62, stretched(nodes, at, (2.6, 2.6, 0.14))), 0.4, 0.6, 0.1, 0.75)
    places = map_range(nodes, noise(nodes, 0.35, 4, 0.6, at), 0.4, 0.62, 0.15, 1.0)
    dirt = calculate(nodes, 'MULTIPLY', calculate(nodes, 'MULTIPLY', near_top, streaks), places)
    nodes.links.new(mix(nodes, dirt, painted.links[0].from_socket, (0.07, 0.06, 0.05)), painted)
    return material


orange_wall = dirty_from_the_top(plaster('orange wall', (0.43, 0.22, 0.135), 0.35), ROOF + PARAPET)
house_parts = house_materials()
near_materials = [orange_wall, *house_parts]
black = plain('black tank', (0.018, 0.018, 0.02), 0.42, specular=0.45, variation=0.2)
white = plain('white tank', (0.55, 0.55, 0.53), 0.45)
plastic = plain('plastic pipe', (0.62, 0.62, 0.60), 0.45)
grey_pipe = plain('conduit', (0.27, 0.28, 0.29), 0.5)
copper = plain('earthing strip', (0.42, 0.20, 0.10), 0.42, 0.7)
terracotta, soil = plain('terracotta', (0.42, 0.17, 0.09), 0.8), plain('soil', (0.07, 0.05, 0.035), 0.95)
# Paler and dustier than elsewhere: the shadows on them are what the pictures are about.
solar = panel_materials(dust=0.28, cell=(0.028, 0.05, 0.105), specular=0.25)
galvanised, concrete = solar[FRAME_STEEL], near_materials[CONCRETE]
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)

# The house with a steel railing on the parapets to the south and the east.
shape = house(HOUSE_WIDTH, HOUSE_DEPTH, ROOF, PARAPET, random.Random(3), is_near=True)


def railing(start_, end):
    """Posts and two rails on a parapet."""
    start_, end = Vector((*start_, ROOF + 1.0)), Vector((*end, ROOF + 1.0))
    count = round((end - start_).length / 1.15)
    for k in range(count + 1):
        foot = start_.lerp(end, k / count)
        shape.pipe(foot, foot + Vector((0, 0, 0.36)), 0.018, STEEL)
    for level, radius in ((0.36, 0.024), (0.2, 0.014)):
        shape.pipe(start_ + Vector((0, 0, level)), end + Vector((0, 0, level)), radius, STEEL)


railing((0.08, 0.2), (0.08, HOUSE_DEPTH - 0.2))
railing((0.2, 0.08), (HOUSE_WIDTH - 0.2, 0.08))
shape.place('house', near_materials, bevel=0.012)

# The panels' table, its lower edge to the south: panels 1 to 3 in the lower row, 4 to 6 in the upper, both from the west.
TABLE_SOUTH, TABLE_EAST, LOW_EDGE, TILT, COLUMNS = 1.75, 2.1, 1.15, 13, 3
TABLE_WEST = TABLE_EAST + COLUMNS * (WIDTH + GAP)


# Where panel 3 is while it is fitted: so far above its place and below it on the slope. `fitting` shows this.
LIFTED, SHIFTED = 0.16, 0.38
is_fitting = options.get('camera') == 'fitting'


def panel_table(seeded):
    """Two rows of panels on a frame one can walk under; its legs stand on loose blocks, so nothing pierces the roof."""
    shape, axes, BLOCK = Shape(), slope_axes(TILT), len(solar)
    along, up, out = axes
    corner, turn = Vector((0, 0, LOW_EDGE)), Matrix(axes).transposed()
    length, depth = COLUMNS * (WIDTH + GAP), 2 * (HEIGHT + GAP)
    for row in range(2):
        for column in range(COLUMNS):
            held = out * LIFTED - up * SHIFTED if is_fitting and (row, column) == (0, COLUMNS - 1) else Vector()
            add_panel(shape, corner + along * column * (WIDTH + GAP) + up * row * (HEIGHT + GAP) + held, axes, seeded, jitter=0.002)
    for part in (0.09, 0.41, 0.59, 0.91):
        shape.box(corner + along * length / 2 + up * depth * part - out * 0.06, (length + 0.16, 0.045, 0.045), FRAME_STEEL, turn)
    for k in range(3):
        base = corner + along * (0.25 + (length - 0.5) * k / 2) - out * 0.12
        shape.beam(base + up * depth * 0.02, base + up * depth * 0.98, 0.06, material=FRAME_STEEL)
        for part in (0.1, 0.9):
            top = base + up * depth * part
            shape.box((top.x, top.y, top.z / 2), (0.06, 0.06, top.z), FRAME_STEEL)
            shape.box((top.x, top.y, 0.13), (0.36, 0.36, 0.26), BLOCK)
            shape.box((top.x, top.y, 0.268), (0.16, 0.16, 0.016), FRAME_STEEL)
        back_leg = base + up * depth * 0.9
        shape.beam((back_leg.x, back_leg.y, 0.5), base + up * depth * 0.6, 0.04, material=FRAME_STEEL)
    shape.beam((0.25, depth * 0.87, 0.6), (length - 0.25, depth * 0.87, 1.7), 0.035, material=FRAME_STEEL)
    # Rows are built along +x and rise towards +y: turned by a quarter they run to the east and rise to the north.
    shape.place('panels', [*solar, concrete], (TABLE_SOUTH, TABLE_WEST, ROOF), (0, 0, -math.pi / 2))


panel_table(random.Random(2))

ROOM_AT, ROOM = Vector((3.7, 8.5, ROOF)), Vector((3.6, 2.6, 2.45))


def stairs_room():
    """The room over the stairs, its door to the south; on its roof two tanks, on its wall to the east the inverter."""
    shape = Shape()
    width, depth, height = ROOM
    shape.box((width / 2, depth / 2, height / 2), (width, depth, height), TRIM)
    shape.box((width / 2, depth / 2, height + 0.07), (width + 0.36, depth + 0.36, 0.15), CONCRETE)
    ring(shape, (-0.14, -0.14, height + 0.14), (width + 0.14, depth + 0.14, height + 0.3), 0.1, WALL)
    shape.box((-0.01, 1.0, 1.02), (0.07, 0.95, 2.02), DOOR)
    for level in (0.55, 1.45):
        shape.box((-0.05, 1.0, level), (0.03, 0.7, 0.62), DOOR)
    for y in (0.47, 1.53):
        shape.box((-0.03, y, 1.03), (0.1, 0.09, 2.06), WHITE)
    shape.box((-0.03, 1.0, 2.08), (0.1, 1.15, 0.09), WHITE)
    shape.box((-0.3, 1.0, 2.25), (0.6, 1.4, 0.08), CONCRETE)
    window(shape, (2.55, 0, 1.45), 1.0, 0.9, False, True, WHITE, LIT)
    shape.place('stairs room', near_materials, ROOM_AT, bevel=0.012)

    fittings, top = Shape(), height + 0.15
    BLACK_TANK, WHITE_TANK, PIPE, STAND = range(4)
    for x, radius, tall, tone in ((0.75, 0.58, 1.4, BLACK_TANK), (2.35, 0.62, 1.3, WHITE_TANK)):
        fittings.box((x, 1.25, top + 0.24), (1.35, 1.35, 0.1), STAND)
        for dx in (-0.5, 0.5):
            for dy in (-0.5, 0.5):
                fittings.box((x + dx, 1.25 + dy, top + 0.1), (0.22, 0.22, 0.24), STAND)
        water_tank(fittings, (x, 1.25, top + 0.29), radius, tall, tone)
    fittings.pipe((0.75, 0.6, top + 0.46), (2.35, 0.6, top + 0.46), 0.03, PIPE)
    fittings.path([(1.55, 0.6, top + 0.46), (1.55, -0.2, top + 0.46), (1.55, -0.2, 0)], 0.03, PIPE)
    fittings.place('tanks', [black, white, plastic, concrete], ROOM_AT)


stairs_room()


def electrics():
    """Conduit from the panels to the inverter beside the stairs room's window, its switch box, and the earthing strip."""
    shape, CASE, CONDUIT, EARTH, BOX = Shape(), 0, 1, 2, 3
    wall, x = ROOM_AT.y, ROOM_AT.x + 0.62
    shape.box((x, wall - 0.11, 1.42), (0.44, 0.2, 0.58), CASE)
    shape.box((x, wall - 0.215, 1.55), (0.16, 0.012, 0.1), BOX)
    shape.box((x - 0.08, wall - 0.08, 0.82), (0.24, 0.14, 0.3), BOX)
    shape.box((x + 0.2, wall - 0.08, 0.82), (0.22, 0.14, 0.3), CASE)
    for dx in (-0.08, 0.2):
        shape.path([(x + dx, wall - 0.06, 1.2), (x + dx, wall - 0.06, 0.1)], 0.016, CONDUIT)
    run = TABLE_SOUTH + 2 * (HEIGHT + GAP) * math.cos(math.radians(TILT)) * 0.9
    down = [(run, TABLE_WEST - 0.35, 1.95), (run, TABLE_WEST - 0.35, 0.1), (run, wall - 0.45, 0.1), (x - 0.08, wall - 0.45, 0.1)]
    shape.path([*down, (x - 0.08, wall - 0.06, 0.1)], 0.024, CONDUIT)
    for y in (TABLE_WEST + 0.4, TABLE_WEST + 1.5, wall - 0.5):
        shape.box((run, y, 0.05), (0.2, 0.12, 0.09), BOX)
    # A strip from the frame over the parapet and down the wall to the earth pit.
    front = TABLE_SOUTH + 0.42
    for start_, end in (((front, 1.95, 0.04), (front, 0.16, 0.04)), ((front, 0.19, 0.03), (front, 0.19, 1.0))):
        shape.beam(start_, end, 0.045, 0.014, EARTH)
    shape.box((front, 0.06, PARAPET + 0.085), (0.045, 0.34, 0.012), EARTH)
    shape.box((front, -0.06, PARAPET - 0.05), (0.045, 0.012, 0.28), EARTH)
    shape.box((front, -0.035, -ROOF / 2 + 0.4), (0.045, 0.012, ROOF + 0.9), EARTH)
    shape.place('electrics', [white, grey_pipe, copper, plain('box', (0.18, 0.19, 0.2), 0.5)], (0, 0, ROOF))


electrics()

# Slabs to walk on, from the door to the panels, where the water stands after rain.
path, seeded = Shape(), random.Random(9)
for k in range(9):
    at = (ROOM_AT.x - 0.75, ROOM_AT.y + 1.0 - k * 0.66, 0.045)
    path.box(at, (0.58, 0.6, 0.05), 0, Matrix.Rotation(seeded.uniform(-0.03, 0.03), 3, 'Z'))
path.place('path', [plaster('slab', (0.46, 0.44, 0.40), 0.3)], (0, 0, ROOF + 0.01), bevel=0.008)

# Plants in pots along the west and north parapets.
pot_leaves = leaf_material('pot leaves', [(0.2, (0.02, 0.07, 0.015)), (0.6, (0.06, 0.14, 0.03)), (0.9, (0.14, 0.20, 0.05))])
pots = [
    (0.72, 8.1, 0.2), (0.7, 8.7, 0.17), (0.75, 9.3, 0.22), (2.6, 11.0, 0.19), (3.2, 11.05, 0.16), (8.6, 3.0, 0.2), (8.65, 3.7, 0.17),
    (8.6, 5.2, 0.21), (0.8, 0.8, 0.2)
]
for k, (x, y, radius) in enumerate(pots):
    seeded, pot = random.Random(k), Shape()
    outline = [(0, 0), (0.7, 0), (1, 1.6), (1.1, 1.6), (1.1, 1.8), (0.9, 1.8), (0.88, 1.6)]
    pot.turned([(radius * wide, radius * tall) for wide, tall in outline], 0)
    pot.turned([(radius * 0.9, radius * 1.62), (0, radius * 1.66)], 1)
    pot.place('pot', [terracotta, soil], (x, y, ROOF + 0.03))
    plant = tree(seeded, seeded.uniform(0.55, 0.95), seeded.uniform(0.24, 0.36), 900, 0.05, 0.012, 16)
    plant.place('pot plant', [bark, pot_leaves], (x, y, ROOF + 0.03 + radius * 1.6))

# A television dish in the north-east corner.
dish = Shape()
dish.pipe((8.7, 0.5, 0), (8.7, 0.5, 1.5), 0.022, 0)
turn = Matrix.Translation((8.7, 0.45, 1.55)) @ Matrix.Rotation(math.radians(58), 4, 'X') @ Matrix.Rotation(0.35, 4, 'Y')
dish.turned([(0, 0), (0.12, 0.008), (0.24, 0.034), (0.36, 0.08), (0.365, 0.085), (0.36, 0.09)], 1, turn, 32)
dish.pipe(turn @ Vector((0, -0.34, 0.07)), turn @ Vector((0, -0.05, 0.38)), 0.01, 0)
dish.box(turn @ Vector((0, -0.05, 0.38)), (0.06, 0.06, 0.12), 1)
dish.place('dish', [galvanised, white], (0, 0, ROOF))


def cloth(shape, y, width, height, material):
    """Hangs from the line and waves more the lower."""
    def point(part, up):
        return 1.0 + 0.05 * math.sin(part * 19 + material - 1) * (1 - up), y + width * part, 1.83 - height * (1 - up)
    steps = [k / 14 for k in range(15)]
    for left, right in zip(steps, steps[1:]):
        shape.face([point(left, 0), point(right, 0), point(right, 1), point(left, 1)], material, smooth=True)


line = Shape()
for y in (7.0, 11.0):
    line.pipe((1.0, y, 0), (1.0, y, 1.9), 0.025, 0)
line.pipe((1.0, 7.0, 1.85), (1.0, 11.0, 1.8), 0.006, 0)
for material, (y, width, height) in enumerate([(7.4, 0.8, 1.0), (8.4, 1.2, 1.25), (9.8, 0.7, 0.7)], 1):
    cloth(line, y, width, height, material)
line.place('clothes line', [
    galvanised, plain('red cloth', (0.30, 0.07, 0.08), 0.9),
    plain('blue cloth', (0.10, 0.18, 0.36), 0.9), plain('pale cloth', (0.62, 0.58, 0.48), 0.9)
], (0, 0, ROOF))

# On the outer walls: downpipes, and two air conditioners.
outside, PIPE, CASE, FAN = Shape(), 0, 1, 2
for x, y in ((-0.06, 3.85), (-0.06, 7.7), (6.1, -0.06)):
    outside.pipe((x, y, 0), (x, y, ROOF - 0.1), 0.05, PIPE)
    if x < 0:
        outside.box((x, y, ROOF - 0.1), (0.14, 0.14, 0.2), PIPE)
outside.box((3.3, -0.22, ROOF - 2.35), (0.82, 0.34, 0.56), CASE)
outside.box((-0.22, 5.7, ROOF - 2.3), (0.34, 0.82, 0.56), CASE)
fan = [(0.24, 0), (0.24, 0.012), (0, 0.012)]
outside.turned(fan, FAN, Matrix.Translation((3.3, -0.40, ROOF - 2.35)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
outside.turned(fan, FAN, Matrix.Translation((-0.40, 5.7, ROOF - 2.3)) @ Matrix.Rotation(-math.pi / 2, 4, 'Y'))
outside.place('pipes and coolers', [plastic, plain('cooler', (0.55, 0.55, 0.52), 0.5), black])


def hanging(start_, end, sag, steps=14):
    """Points of a wire between two places."""
    return [Vector(start_).lerp(Vector(end), k / steps) - Vector((0, 0, sag * 4 * k / steps * (1 - k / steps))) for k in range(steps + 1)]


# Poles along the lane, four wires between them and one to the house; a street lamp on each.
street, street_lamps, poles = Shape(), [], [(-3.4, -14), (-2.9, 13.4), (-2.6, 40), (-2.6, 66)]
for x, y in poles:
    street.pipe((x, y, 0), (x, y, 8.4), 0.13, 0, 0.09)
    street.box((x, y, 8.0), (1.3, 0.09, 0.09), 0)
    street.path([(x, y, 5.9), (x - 0.5, y, 6.3), (x - 1.2, y, 6.4)], 0.03, 0)
    street.box((x - 1.4, y, 6.4), (0.5, 0.2, 0.1), 2)
    if y < 20:
        street_lamps.append(lamp((x - 1.4, y, 6.25), (1.0, 0.68, 0.36)))
for (x, y), (next_x, next_y) in zip(poles, poles[1:]):
    for across in (-0.55, -0.2, 0.2, 0.55):
        street.path(hanging((x + across, y, 8.1), (next_x + across, next_y, 8.1), 0.5 + 0.08 * across), 0.01, 1)
street.path(hanging((*poles[1], 7.9), (0, 9.5, 6.3), 0.12, 8), 0.009, 1)
street_lamp = glow('street lamp', (1.0, 0.72, 0.4), 0.4)
street.place('poles and wires', [plain('pole', (0.30, 0.28, 0.25), 0.85), plain('wire', (0.02, 0.02, 0.02), 0.6), street_lamp])

# The neighbourhood: lanes of houses, most with a stairs room and a tank on it, some with a shed, a dish or columns to build on.
wall_tones = [
    (0.56, 0.47, 0.34), (0.50, 0.29, 0.17), (0.30, 0.42, 0.42), (0.52, 0.49, 0.44), (0.52, 0.34, 0.28), (0.36, 0.42, 0.28),
    (0.58, 0.40, 0.20), (0.36, 0.42, 0.50), (0.30, 0.29, 0.27), (0.55, 0.52, 0.50), (0.44, 0.22, 0.20), (0.50, 0.46, 0.28)
]
walls = [plaster(f'wall {k}', tone, 0.6, 0.08) for k, tone in enumerate(wall_tones)]
trims = [house_parts, *(house_materials(tone) for tone in ((0.34, 0.14, 0.10), (0.60, 0.57, 0.52), (0.20, 0.26, 0.33)))]
sheet_metal = [plain('blue sheet', (0.07, 0.17, 0.34), 0.5), plain('rusty sheet', (0.24, 0.13, 0.08), 0.7, variation=0.25)]
blue = plain('blue tank', (0.05, 0.15, 0.34), 0.42)


def roof_extras(width, depth, height, x, y, seeded):
    """What stands on a neighbour's roof besides the tank."""
    shape, kind = Shape(), seeded.random()
    if kind < 0.3:
        low, high, left, wide = height + 2.0, height + 2.35, seeded.uniform(0.6, 1.5), seeded.uniform(2.6, 4.0)
        for k in range(int(wide / 0.12)):
            across = left + k * 0.12
            ridge = 0.03 * (k % 2)
            shape.face([
                (across, 0.5, low + ridge), (across + 0.12, 0.5, low + 0.03 - ridge),
                (across + 0.12, 3.4, high + 0.03 - ridge), (across, 3.4, high + ridge)
            ])
        for across in (left + 0.1, left + wide - 0.1):
            for along, top in ((0.7, low), (3.2, high)):
                shape.pipe((across, along, height), (across, along, top), 0.035)
        shape.place('shed', [seeded.choice(sheet_metal)], (x, y, 0))
    elif kind < 0.5:
        for across in (0.4, width / 2, width - 0.4):
            for along in (0.4, depth / 2):
                shape.box((across, along, height + 0.8), (0.26, 0.26, 1.6))
                for dx in (-0.08, 0.08):
                    shape.pipe((across + dx, along, height + 1.6), (across + dx * 1.6, along, height + 2.3), 0.012)
        shape.place('columns', [concrete], (x, y, 0))
    elif kind < 0.75:
        for k in range(5):
            at = (1.0 + k * 0.75, 1.2, height + 1.25)
            shape.box(at, (0.62, 0.02, seeded.uniform(0.6, 1.1)), seeded.randrange(3))
        cloths = [plain(f'wash {k}', tone, 0.9) for k, tone in enumerate(((0.5, 0.42, 0.16), (0.42, 0.10, 0.18), (0.6, 0.58, 0.54)))]
        shape.place('washing', cloths, (x, y, 0))


def neighbour(x, y, column, row):
    width, depth = rnd.uniform(8, 11.5), rnd.uniform(9, 12.5)
    floors = rnd.choice((1, 2, 2, 2, 3) if row < 2 else (1, 2, 2, 3, 3))
    # The houses around stay low enough to leave the roof its sun, and the camera its view.
    floors = {(-1, 0): 1, (-1, -1): 1, (1, 0): 2, (0, 1): 1, (-1, 1): 1, (0, -1): 2, (1, 1): 2}.get((column, row), floors)
    is_empty_plot = rnd.random() < 0.1
    if is_empty_plot:
        return
    height, wall, parts = floors * STOREY + 0.3, rnd.choice(walls), rnd.choice(trims)
    shape, tank = house(width, depth, height, rnd.choice((0.8, 0.95, 1.05)), random.Random(column * 31 + row)), Shape()
    tone = black
    if rnd.random() < 0.8:
        left, front = rnd.choice((0.6, width - 3.4)), depth - 3.8
        shape.box((left + 1.4, front + 1.6, height + 1.25), (2.8, 3.2, 2.5), rnd.choice((WALL, WALL, WHITE)))
        shape.box((left + 1.4, front + 1.6, height + 2.56), (3.2, 3.6, 0.13), CONCRETE)
        window(shape, (left + 1.4, front, height + 1.4), 0.9, 0.8, pane=rnd.choice((CURTAIN, LIT)))
        water_tank(tank, (left + 1.2, front + 1.7, height + 2.62))
        tone = rnd.choice((black, black, white, white, blue))
    else:
        water_tank(tank, (1.5, depth - 1.5, height + 0.1))
    tank.place('tank', [tone], (x, y, 0))
    shape.place('neighbour', [wall, *parts], (x, y, 0))
    roof_extras(width, depth, height, x, y, random.Random(column * 17 + row * 5))


for row in range(-1, 13):
    for column in range(-3, 16):
        if (column, row) == (0, 0):
            continue
        x = column * 13.2 + rnd.uniform(-0.8, 0.8) + (4 if column > 2 else 0) - (8 if column < 0 else 0)
        y = row * 14 + rnd.uniform(-0.6, 0.6) + (3.5 if row > 0 else -3) + (5 if row > 3 else 0)
        neighbour(x, y, column, row)

road = plain('road', (0.13, 0.12, 0.11), 0.9, specular=0.2, variation=0.1, scale=0.4)
ground('road', (-400, 900), (-120, 900), (2, 2), lambda x, y: 0.0, road)
leaves = leaf_material('leaves', [(0.2, (0.02, 0.05, 0.012)), (0.6, (0.045, 0.095, 0.02)), (0.9, (0.10, 0.14, 0.035))])
kinds = []
for k in range(4):
    seeded = random.Random(k + 60)
    kinds.append(tree(seeded, seeded.uniform(7, 9.5), seeded.uniform(2.4, 3.3), 30000, 0.085, 0.17, 110).mesh(f'tree {k}', [bark, leaves]))
for x, y, size in ((11.6, 12.6, 0.85), (-5.4, 17.5, 0.8), (11.2, -3.4, 0.7), (24.5, 14.5, 1.1), (-6.4, 26, 1.0)):
    place(rnd.choice(kinds), 'tree', (x, y, 0), (0, 0, rnd.uniform(0, 6)), size)
for _ in range(150):
    x, row = -30 + rnd.random() * 230, rnd.randint(1, 11)
    y = row * 14 + 15.6 + (5 if row > 3 else 0) + rnd.uniform(-0.8, 0.8)
    place(rnd.choice(kinds), 'tree', (x, y, 0), (0, 0, rnd.uniform(0, 6)), rnd.uniform(0.7, 1.25))

cameras = {
    'day': lambda: camera((-9.4, 0.0, 11.9), (3.9, 5.3, 8.0), 37, 11, 14.5, 0.038),
    'near': lambda: camera((-4.6, -2.4, 10.3), (4.3, 5.0, 7.7), 32, 8, 10),
    'fitting': lambda: camera((-2.4, -1.9, 9.5), (2.5, 3.3, 8.1), 37, 8, 7)
}
cameras[options.get('camera', 'day')]()


def show_hour(hour):
    """Sun, air and lamps as they are at this hour."""
    elevation, azimuth = sun_position(LATITUDE, LONGITUDE, DAY_OF_YEAR, hour)
    air, lamps = daylight(elevation)
    brighter = [tuple(c * factor for c in air) for factor in (1.2, 1.25)]
    materials.change('haze', Color=(*air, 1))
    materials.change('room light', Strength=ROOM_LIGHT * lamps)
    materials.change('street lamp', Strength=0.4 + 6 * lamps)
    for each in street_lamps:
        set_lamp(each, STREET_LIGHT * lamps)
    # Below -3.5 degrees Blender's sky is all but black, unlike the true one.
    sky(max(elevation, -3.5), azimuth + 90, 0.15, dust=1.6, horizon=(brighter[1], 0.8, 0.09), clouds=0.7, cloud_tone=brighter[0], seed=4.4)


if is_fitting:
    # The middle of the held panel's lower edge, and its corner to the east and low.
    _, up, out = slope_axes(TILT)
    moved = out * LIFTED - up * SHIFTED
    low = Vector((TABLE_SOUTH + moved.y, TABLE_EAST + WIDTH / 2 + GAP, ROOF + LOW_EDGE + moved.z))
    crew_on_roof(lambda x, y: ROOF + 0.025, low, math.tan(math.radians(TILT)), WIDTH)

for hour in map(float, options.get('hours', '16.5').split(',')):
    time = f'-{int(hour):02}{round(hour % 1 * 60):02}' if 'hours' in options else ''
    name = options['name'] + time
    if not time or not os.path.exists(os.path.join(OUT, f'{name}_1.exr')):
        show_hour(hour)
        # One bounce is enough under an open sky, and takes half the time of three.
        render({**options, 'name': name}, 12, bounces=1)
