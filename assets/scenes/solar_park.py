"""
A solar park on a dry plain: long tables of panels in grass, a dirt track before them, trees and hills far behind.
Arguments after --: name, camera (rows, above, track, crew), elevation and azimuth of the sun (each camera has its own), samples, scale.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.crew import crew_at_rows
from common.materials import begin, finish, plain, principled
from common.nodes import bump, calculate, map_range, mix, noise, ramp, split, world_position
from common.outdoors import ground, sky, unevenness
from common.panels import GAP, WIDTH, ground_table, panel_materials
from common.plants import leaf_material, sow, tuft
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.trees import broad_tree

options, rnd = arguments(), random.Random(4)
# For each camera: its place, target, lens, aperture and focus, then the sun's elevation and azimuth.
views = {
    'rows': (((46, 6.9, 2.15), (10, 10.5, 1.75), 28, 7, 12), 7, 282),
    'above': (((-26, -27, 17.5), (13, 21, 0.5), 32, 11, 44), 17, 238),
    'track': (((-20, -7.0, 2.6), (10, 5.5, 1.5), 35, 4, 16), 16, 240),
    'crew': (((34, 7.1, 1.5), (18, 8.3, 1.25), 37, 5.6, 6.8), 11, 303)
}
shown = options.get('camera', 'rows')
view, elevation, azimuth = views[shown]
start()
materials.set_haze((0.72, 0.60, 0.50), 5200)
sky(float(options.get('elevation', elevation)), float(options.get('azimuth', azimuth)), 0.17,
    horizon=((1.0, 0.80, 0.60), 0.75, 0.10), clouds=0.75, cloud_tone=(1.35, 1.12, 0.95), seed=2.3)

TRACK_Y, ROW_STEP, ROWS, COLUMNS = -6.2, 11.0, 15, 14
TABLE_STEP = COLUMNS * (WIDTH + GAP) + 0.45
# A service road runs through the field; beside it two tables of this row give way to the transformer station's yard.
ROAD_TABLE, ROAD_WIDE, STATION_ROW = 2, 7.0, 2
ROAD_X = ROAD_TABLE * TABLE_STEP + 8.3 - TABLE_STEP / 2 + ROAD_WIDE / 2
STATION = Vector((ROAD_X - 10.5, STATION_ROW * ROW_STEP + 2.6, 0))


def height(x, y):
    return 0.06 * unevenness(x, y, 6, 4, 1) + 0.21 * unevenness(x, y, 45, 3, 2) - 0.05


def table_place(row, number):
    """Every second row is shifted a little, so that the gaps make no straight line."""
    road = ROAD_WIDE if number >= ROAD_TABLE else 0.0
    return Vector((number * TABLE_STEP + (8.6 if row % 2 else 8.0) + road, row * ROW_STEP, 0))


def is_station_yard(row, number):
    return row == STATION_ROW and number in (ROAD_TABLE - 1, )


def soil():
    """Earth and dry weeds in patches, and the track: bare, winding a little, with two ruts."""
    material, nodes = begin('soil')
    at = world_position(nodes)
    large, middle, fine = noise(nodes, 0.09, 8, 0.62, at), noise(nodes, 1.7, 8, 0.65, at), noise(nodes, 14, 6, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.6), calculate(nodes, 'MULTIPLY', middle, 0.4))
    tint = ramp(nodes, value, [(0.36, (0.085, 0.095, 0.03)), (0.47, (0.15, 0.125, 0.055)),
                               (0.54, (0.24, 0.165, 0.095)), (0.66, (0.30, 0.215, 0.13))])
    bend = calculate(nodes, 'MULTIPLY', calculate(nodes, 'SUBTRACT', large, 0.5), 3.0)
    from_middle = calculate(nodes, 'ADD', calculate(nodes, 'SUBTRACT', split(nodes, at)[1], TRACK_Y), bend)
    away = calculate(nodes, 'ABSOLUTE', from_middle)
    bare = map_range(nodes, calculate(nodes, 'ADD', away, calculate(nodes, 'MULTIPLY', middle, 1.2)), 2.3, 1.7, 0.0, 0.9)
    rut = map_range(nodes, calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', away, 0.85)), 0.38, 0.12, 0.0, 0.6)
    tint = mix(nodes, bare, tint, mix(nodes, rut, (0.33, 0.235, 0.145), (0.22, 0.15, 0.09)))
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', fine, 0.55), tint, (0.10, 0.075, 0.045))
    rough = bump(nodes, calculate(nodes, 'ADD', middle, calculate(nodes, 'MULTIPLY', fine, 0.5)), 0.6, 0.08)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=rough))


earth = soil()
ground('plain', (-2500, 2500), (-60, 5000), (60, 60), lambda x, y: -0.25, earth)
ground('near', (-70, 130), (-30, 178), (200, 208), height, earth)

# Grass on both sides of the track and between the first rows; far rows need only few, larger tufts.
dry = leaf_material('grass', [(0.15, (0.07, 0.11, 0.02)), (0.45, (0.17, 0.19, 0.045)),
                              (0.7, (0.34, 0.29, 0.10)), (0.95, (0.48, 0.39, 0.18))], 0.4)
tufts = bpy.data.collections.new('tufts')
for k in range(6):
    shape = tuft(rnd, 34, rnd.uniform(0.18, 0.42), rnd.uniform(0.08, 0.2), 0.005, rnd.uniform(0.4, 0.8))
    place(shape.mesh(f'tuft {k}', [dry]), f'tuft {k}', collection=tufts)
sow(ground('verge', (-26, 30), (-13, -8.3), (60, 10), height, earth), tufts, 22, 9, (0.6, 1.5), 0.35, (0.33, 0.6))
sow(ground('meadow', (-26, 40), (-4.3, 40), (90, 80), height, earth), tufts, 16, 3, (0.5, 1.35), 0.35, (0.36, 0.62))
far_meadow = ground('far meadow', (-70, 130), (40, 175), (60, 40), lambda x, y: height(x, y) - 0.02, earth)
sow(far_meadow, tufts, 1.2, 5, (1.2, 2.2), 0.2, (0.4, 0.65))

# A few meshes serve all tables; each stands a little askew.
surfaces = panel_materials(dust=0.20, cell=(0.006, 0.014, 0.036), line=(0.40, 0.41, 0.43)) if shown == 'above' else panel_materials()
LOW_EDGE = 0.75
tables = [ground_table(COLUMNS, 2, 18, LOW_EDGE, random.Random(k)).mesh(f'table {k}', surfaces) for k in range(4)]
stands = {}
for row in range(ROWS):
    for number in range(-5, 8):
        if is_station_yard(row, number):
            continue
        at = table_place(row, number)
        at.z = height(at.x, at.y) * 0.4 + rnd.uniform(-0.03, 0.03)
        stands[row, number] = at
        place(rnd.choice(tables), 'table', at, (rnd.uniform(-0.004, 0.004), rnd.uniform(-0.004, 0.004), 0))


def transformer_station(at):
    """A cabin with four louvred doors, and the transformer with its cooling fins beside it."""
    cabin, concrete, doors, louvres = range(4)
    shape = Shape()
    shape.box((0, 0, 0.2), (7.8, 3.2, 0.4), concrete)
    shape.box((0, 0, 1.75), (7.2, 2.6, 2.7), cabin)
    shape.box((0, 0, 3.16), (7.5, 2.9, 0.12), doors)
    for k in range(4):
        shape.box((-2.6 + k * 1.75, -1.32, 1.6), (1.3, 0.05, 2.1), doors)
        shape.box((-2.6 + k * 1.75, -1.36, 2.2), (0.9, 0.03, 0.5), louvres)
    shape.box((6.2, 0, 1.2), (2.2, 1.9, 1.7), doors)
    for k in range(9):
        shape.box((5.3 + k * 0.22, -1.1, 1.2), (0.05, 0.5, 1.3), doors)
    paints = [plain('cabin', (0.62, 0.62, 0.60), 0.5), plain('concrete', (0.45, 0.43, 0.40), 0.9),
              plain('doors', (0.40, 0.42, 0.42), 0.5), plain('louvres', (0.12, 0.12, 0.12))]
    shape.place('transformer station', paints, at, bevel=0.03)


def gravel():
    """Crushed stone, with the two tracks of the service car and weeds between them."""
    material, nodes = begin('gravel')
    at = world_position(nodes)
    large, fine = noise(nodes, 0.5, 7, 0.65, at), noise(nodes, 22, 6, 0.75, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.5), calculate(nodes, 'MULTIPLY', fine, 0.5))
    tint = ramp(nodes, value, [(0.36, (0.14, 0.12, 0.09)), (0.5, (0.24, 0.21, 0.17)), (0.64, (0.33, 0.29, 0.24))])
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=bump(nodes, fine, 0.7, 0.05)))


def station_yard():
    """The station on its gravel, away from the tables, inside its own fence with a gate to the service road."""
    stone = gravel()
    ground('service road', (ROAD_X - 1.9, ROAD_X + 1.9), (TRACK_Y, 168), (6, 120), lambda x, y: height(x, y) + 0.05, stone)
    ground('yard', (STATION.x - 7.2, ROAD_X), (STATION.y - 3.3, STATION.y + 3.6), (30, 20), lambda x, y: height(x, y) + 0.06, stone)
    transformer_station(STATION + Vector((-1.2, 0.4, height(STATION.x, STATION.y))))
    posts, corners = Shape(), [(-7.0, -3.1), (8.6, -3.1), (8.6, 3.4), (-7.0, 3.4)]
    for number, ((x0, y0), (x1, y1)) in enumerate(zip(corners, corners[1:] + corners[:1])):
        start_, end = STATION + Vector((x0, y0, 0)), STATION + Vector((x1, y1, 0))
        if number == 1:
            start_ = start_.lerp(end, 0.6)
        for k in range(round((end - start_).length / 2) + 1):
            foot = start_.lerp(end, k / round((end - start_).length / 2))
            posts.box(foot + Vector((0, 0, 0.85)), (0.06, 0.06, 1.9))
        for level in (0.25, 0.6, 0.95, 1.3, 1.65):
            posts.beam(start_ + Vector((0, 0, level)), end + Vector((0, 0, level)), 0.02)
    posts.place('station fence', [plain('station fence', (0.32, 0.33, 0.32), 0.5, 0.7)])


station_yard()

fence = Shape()
for k in range(120):
    fence.box((-160 + k * 3.2, 174, 0.95), (0.06, 0.06, 2.1))
for z in (0.3, 0.75, 1.2, 1.65, 1.95):
    fence.box((30, 174, z), (390, 0.025, 0.025))
fence.place('fence', [plain('fence', (0.35, 0.35, 0.34), 0.5, 0.7)])


def power_line(poles):
    """Poles with a cross arm and three wires that sag between them."""
    shape = Shape()
    for foot in poles:
        shape.pipe(foot, foot + Vector((0, 0, 11)), 0.17, 0, 0.1, 10)
        shape.box(foot + Vector((0, 0, 10.2)), (0.12, 2.4, 0.12))
    for foot, following in zip(poles, poles[1:]):
        for side in (-1.05, 0, 1.05):
            steps = [k / 12 for k in range(13)]
            shape.path([foot.lerp(following, t) + Vector((0, side, 10.3 - 4.4 * t * (1 - t))) for t in steps], 0.018)
    shape.place('power line', [plain('pole', (0.22, 0.20, 0.18), 0.8)])


power_line([Vector((-120 + k * 62, 186 + k * 5, 0)) for k in range(7)])

# Trees along the field's edge, behind the fence and at the rows' western end, and scattered over the plain beyond.
leaves = leaf_material('leaves', [(0.2, (0.02, 0.045, 0.012)), (0.6, (0.05, 0.085, 0.02)), (0.9, (0.10, 0.12, 0.035))], 0.3)
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
shapes = [(6.5, 1.0, 0.5), (5.0, 1.3, 0.3), (8.5, 0.85, 0.7), (4.5, 1.1, 0.9), (7.0, 1.4, 0.4)]
kinds = [broad_tree(random.Random(k + 270), tall, 10000, 0.16, 0.15, wide, free).mesh(f'tree {k}', [bark, leaves]) for k, (tall, wide, free) in enumerate(shapes)]


def plant_tree(x, y, smallest, largest):
    place(rnd.choice(kinds), 'tree', (x, y, -0.5), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(smallest, largest))


for k in range(190):
    plant_tree(rnd.uniform(-330, 480), rnd.gauss(200, 10) if k < 80 else rnd.uniform(220, 900), 0.55, 1.35)
for k in range(110):
    plant_tree(rnd.gauss(-190, 18) if k < 70 else rnd.uniform(-800, -220), rnd.uniform(-160, 150), 0.45, 1.1)


def hillside():
    material, nodes = begin('hill')
    at = world_position(nodes)
    large, fine = noise(nodes, 0.012, 9, 0.65, at), noise(nodes, 0.15, 5, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.6), calculate(nodes, 'MULTIPLY', fine, 0.4))
    tint = ramp(nodes, value, [(0.38, (0.03, 0.045, 0.015)), (0.5, (0.075, 0.08, 0.03)), (0.62, (0.19, 0.14, 0.075))])
    return finish(material, principled(nodes, Base_Color=tint, Roughness=1.0, Specular=0.05, Normal=bump(nodes, fine, 0.8, 3.0)))


def hills(name, x_range, first_y, cells, tallest, scale, seed, material):
    """A chain 900 m deep along the northern horizon, and once more along the western one."""
    def hill_height(x, y):
        rise = max(0, math.sin(math.pi * min(1, max(0, (y - first_y) / 900)))) ** 0.8
        crest = 1 - abs(unevenness(x, y, scale, 6, seed))
        chain = max(0.15, 0.55 + 0.45 * unevenness(x, first_y, scale * 3.2, 2, seed + 5))
        return rise * (tallest * 0.75 * crest * chain + 6 * unevenness(x, y, 40, 3, seed)) - 4
    made = ground(name, x_range, (first_y, first_y + 900), cells, hill_height, material)
    place(made.data, f'western {name}', turn=(0, 0, math.radians(88)))


slope = hillside()
hills('hills', (-2600, 3000), 1500, (220, 46), 150, 520, 3, slope)
hills('far hills', (-4500, 5200), 3600, (200, 30), 430, 1100, 7, slope)

if shown == 'crew':
    # At the joint of the second table's eighth and ninth panel, a hand's breadth from the edge.
    crew_at_rows(height, stands[1, 1] + Vector(((WIDTH + GAP) - GAP / 2, 0.06, LOW_EDGE + 0.05)))
camera(*view)
render(options, 9, 0.02, bounces=2, guided=True)
