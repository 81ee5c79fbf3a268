"""
Panels on the metal roof of a factory hall in late light: seamed sheets, ventilators on the ridge, other halls around it.
Arguments after --: name, elevation and azimuth of the sun, samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.materials import begin, finish, plain, plaster, principled
from common.nodes import bump, calculate, map_range, mix, noise, ramp, stretched, world_position
from common.outdoors import ground, sky, unevenness
from common.panels import GAP, HEIGHT, WIDTH, add_panel, panel_materials, slope_axes
from common.plants import leaf_material
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.trees import broad_tree

options, rnd = arguments(), random.Random(14)
start()
materials.set_haze((0.74, 0.66, 0.56), 4200)
sky(float(options.get('elevation', 17)), float(options.get('azimuth', 262)), 0.15, dust=1.6,
    horizon=((1.18, 0.98, 0.76), 0.8, 0.10), clouds=0.6, seed=8.4)

# The hall: its front slope faces -y and is seen, the ridge runs along x.
LENGTH, SLOPE_DEPTH, EAVE, PITCH = 84.0, 25.4, 8.4, 7.0
ALONG, UP, OUT = slope_axes(PITCH)
RIDGE_Y, RIDGE = SLOPE_DEPTH * UP.y, EAVE + SLOPE_DEPTH * UP.z


def on_roof(x, up, above=0.0):
    """A point of the front slope: metres from the hall's middle, up the slope from the eave, and out of its plane."""
    return Vector((x, 0, EAVE)) + UP * up + OUT * above


def sheet(name, tone, dirt=0.5):
    """Painted steel: dust gathers in long streaks down the slope, a little rust at the laps."""
    material, nodes = begin(name)
    at = world_position(nodes)
    streaks = noise(nodes, 1.0, 7, 0.62, stretched(nodes, at, (1.6, 0.10, 0.10)))
    large, fine = noise(nodes, 0.14, 6, 0.6, at), noise(nodes, 6, 6, 0.65, at)
    tint = ramp(nodes, large, [(0.3, tuple(c * 0.9 for c in tone)), (0.7, tone)])
    tint = mix(nodes, map_range(nodes, streaks, 0.42, 0.68, 0.0, dirt), tint, (0.25, 0.20, 0.15))
    rust = map_range(nodes, calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', fine, 0.5), calculate(nodes, 'MULTIPLY', streaks, 0.5)), 0.60, 0.68, 0.0, 0.35)
    tint = mix(nodes, rust, tint, (0.22, 0.10, 0.05))
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.5, Specular=0.35, Normal=bump(nodes, large, 0.12, 0.05)))


def skylight():
    material, nodes = begin('skylight')
    return finish(material, principled(nodes, Base_Color=(0.50, 0.53, 0.52), Roughness=0.28, Specular=0.5))


white_sheet, old_sheet, blue_sheet = sheet('white sheet', (0.56, 0.56, 0.54)), sheet('old sheet', (0.36, 0.35, 0.33), 0.8), sheet('blue sheet', (0.10, 0.19, 0.30), 0.35)
cladding, steel = sheet('cladding', (0.44, 0.41, 0.36), 0.35), plain('galvanised', (0.40, 0.41, 0.42), 0.42, 0.85, 0.5, 0.1, 6)
aluminium, grating = plain('aluminium', (0.50, 0.51, 0.53), 0.34, 0.9), plain('grating', (0.30, 0.31, 0.32), 0.55, 0.8)
dark, concrete = plain('dark', (0.03, 0.03, 0.033), 0.5), plaster('concrete', (0.33, 0.31, 0.28), 0.4, 0.2)
SHEET, SKYLIGHT, STEEL, WALL, BAND, DARK, CONCRETE, GRATING = range(8)
HALL = [white_sheet, skylight(), steel, cladding, blue_sheet, dark, concrete, grating]

# Blocks of panels: (first x, columns); between them ways to walk, with the skylights beside them. After every second row the panels
# leave a gap for the fitter's feet.
ROWS, LOW, ABOVE, FEET = 8, 1.5, 0.24, 0.42
STEP = WIDTH + GAP
BLOCKS = [(-40.0, 13), (-20.4, 13), (-0.8, 13), (18.8, 13)]


def hall():
    shape = Shape()
    half = LENGTH / 2
    corners = [(-half, -0.45), (half, -0.45), (half, SLOPE_DEPTH), (-half, SLOPE_DEPTH)]
    shape.face([on_roof(x, up) for x, up in corners], SHEET)
    back = [Vector((x, 2 * RIDGE_Y - p.y, p.z)) for x, up in corners for p in [on_roof(x, up)]]
    shape.face(list(reversed(back)), SHEET)
    # Ribs every 33 cm.
    count = int(LENGTH / 0.33)
    for k in range(count + 1):
        x = -half + LENGTH * k / count
        shape.beam(on_roof(x, -0.45, 0.02), on_roof(x, SLOPE_DEPTH, 0.02), 0.035, 0.045, SHEET)
    for first, columns in BLOCKS:
        x = first + columns * STEP + 0.75
        for up, length in ((3.2, 7.0), (13.4, 7.0)):
            shape.face([on_roof(x + dx, up + dy, 0.05) for dx, dy in ((0, 0), (0.95, 0), (0.95, length), (0, length))], SKYLIGHT)
            for edge in (0, 0.95):
                shape.beam(on_roof(x + edge, up, 0.05), on_roof(x + edge, up + length, 0.05), 0.05, 0.06, SHEET)
        # Cables lie in a tray that ends at the eave.
        shape.beam(on_roof(x + 0.35, 0.2, 0.10), on_roof(x + 0.35, SLOPE_DEPTH - 1.6, 0.10), 0.20, 0.08, STEEL)
        shape.box((x + 0.35, -0.5, EAVE / 2), (0.22, 0.1, EAVE), STEEL)
    # Ridge cap, gutter, and walls with a blue band.
    shape.beam((-half, RIDGE_Y, RIDGE + 0.03), (half, RIDGE_Y, RIDGE + 0.03), 0.9, 0.06, BAND)
    shape.beam((-half, -0.52, EAVE - 0.16), (half, -0.52, EAVE - 0.16), 0.22, 0.20, BAND)
    shape.box((0, RIDGE_Y, EAVE / 2 - 0.1), (LENGTH - 0.5, 2 * RIDGE_Y - 0.3, EAVE - 0.25), WALL)
    for k in range(int(LENGTH / 6)):
        x = -half + 3 + k * 6
        shape.box((x, 0.1, EAVE - 2.0), (3.6, 0.12, 1.1), DARK)
        shape.pipe((x + 3, -0.35, EAVE - 0.2), (x + 3, -0.35, 0), 0.07, STEEL, sides=10)
    for side in (-1, 1):
        gable = [Vector((side * half * 0.997, y, z)) for y, z in ((0.15, EAVE - 0.2), (2 * RIDGE_Y - 0.15, EAVE - 0.2), (RIDGE_Y, RIDGE - 0.05))]
        shape.face(gable if side > 0 else list(reversed(gable)), WALL)
    shape.place('hall', HALL)


def ventilator():
    """A round ventilator that the wind turns: a throat, and a ball of curved blades."""
    shape = Shape()
    shape.turned([(0.36, -0.35), (0.30, 0.30), (0.30, 0.36)], 0, sides=28)
    for k in range(26):
        angle = 2 * math.pi * k / 26
        line = []
        for step in range(9):
            t = step / 8
            radius, turn = 0.16 + 0.28 * math.sin(math.pi * (0.16 + 0.74 * t)), angle + 0.5 * t
            line.append(Vector((radius * math.cos(turn), radius * math.sin(turn), 0.36 + 0.52 * t)))
        for low, high in zip(line, line[1:]):
            inner = Vector((0.82, 0.82, 1))
            shape.face([low, low * inner, high * inner, high], 0)
    shape.turned([(0.19, 0.88), (0.12, 0.93), (0, 0.95)], 0, sides=28)
    return shape.mesh('ventilator', [aluminium])


def row_up(row):
    """How far up the slope a row of panels begins."""
    return LOW + row * (HEIGHT + GAP) + row // 2 * FEET


def clamps(shape, first, columns, up):
    """Between two panels a clamp grips both; at a row's ends one grips the last."""
    for column in range(columns + 1):
        x = first + column * STEP - GAP / 2
        shape.box(on_roof(x, up, ABOVE + 0.006), (0.05 if 0 < column < columns else 0.035, 0.07, 0.016), 0)
        shape.turned([(0.010, 0), (0.010, 0.010), (0, 0.010)], 0, Matrix.Translation(on_roof(x, up, ABOVE + 0.013)), 8)


def arrays():
    for first, columns in BLOCKS:
        panels, rails = Shape(), Shape()
        for row in range(ROWS):
            low = row_up(row)
            # Rails lie across the seams on feet, two for each row of panels; they end a hand's breadth beyond the last panel.
            for part in (0.22, 0.78):
                up = low + part * HEIGHT
                rails.beam(on_roof(first - 0.22, up, 0.165), on_roof(first + columns * STEP + 0.20, up, 0.165), 0.045, 0.07, 0)
                for k in range(int(columns * STEP / 1.2) + 1):
                    rails.box(on_roof(first - 0.1 + k * 1.2, up, 0.075), (0.06, 0.10, 0.13), 0)
                clamps(rails, first, columns, up)
            axes = slope_axes(PITCH)
            for column in range(columns):
                add_panel(panels, on_roof(first + column * STEP, low, ABOVE), axes, rnd, jitter=0.004)
        rails.place('rails', [aluminium])
        panels.place('array', panel_materials(dust=0.2, cell=(0.005, 0.012, 0.031), line=(0.34, 0.35, 0.37)))


def rail_along(shape, start_, end, posts=2.0, out=Vector((0, 0, 1)), high=1.05):
    """A handrail of posts, knee rail and hand rail."""
    count = max(2, round((end - start_).length / posts))
    for k in range(count + 1):
        foot = start_.lerp(end, k / count)
        shape.pipe(foot, foot + out * high, 0.022, STEEL, sides=8)
        shape.box(foot + out * 0.02, (0.16, 0.16, 0.03), STEEL)
    for level in (high / 2, high):
        shape.pipe(start_ + out * level, end + out * level, 0.021, STEEL, sides=8)


def walkways():
    """Gratings up the slope with a handrail on one side, and the guard rail along the eave."""
    shape = Shape()
    for first, columns in BLOCKS:
        x = first + columns * STEP + 2.75
        for k in range(15):
            # Bars of the grating in fields, so that the roof shows through.
            low, high = 0.3 + k * 1.6, 0.3 + k * 1.6 + 1.58
            for j in range(11):
                across = x - 0.25 + j * 0.05
                shape.beam(on_roof(across, low, 0.14), on_roof(across, high, 0.14), 0.006, 0.035, GRATING)
            for j in range(9):
                at = low + (high - low) * j / 8
                shape.beam(on_roof(x - 0.26, at, 0.14), on_roof(x + 0.26, at, 0.14), 0.008, 0.035, GRATING)
            shape.box(on_roof(x, low + 0.1, 0.06), (0.56, 0.07, 0.10), STEEL)
        rail_along(shape, on_roof(x + 0.36, 0.4, 0.05), on_roof(x + 0.36, SLOPE_DEPTH - 0.6, 0.05))
    half = LENGTH / 2
    rail_along(shape, on_roof(-half + 0.3, 0.05, 0.02), on_roof(half - 0.3, 0.05, 0.02), 2.4)
    shape.place('walkways', HALL)


def lightning_rods():
    shape = Shape()
    for k in range(6):
        x = -LENGTH / 2 + 4 + k * (LENGTH - 8) / 5
        shape.pipe((x, RIDGE_Y + 0.5, RIDGE), (x, RIDGE_Y + 0.5, RIDGE + 2.6), 0.018, 0, 0.008, 8)
        shape.box((x, RIDGE_Y + 0.5, RIDGE + 0.08), (0.3, 0.3, 0.14), 1)
    half = LENGTH / 2
    shape.beam((-half, RIDGE_Y + 0.5, RIDGE + 0.12), (half, RIDGE_Y + 0.5, RIDGE + 0.12), 0.012, 0.012, 0)
    shape.place('lightning rods', [steel, concrete])


def other_hall(x, y, length, depth, eave, roof, seams=True):
    """A plain hall of the same estate, its ridge along x as well."""
    shape, rise = Shape(), depth / 2 * math.tan(math.radians(8))
    half, middle = length / 2, y + depth / 2
    for first, last in ((y - 0.4, middle), (y + depth + 0.4, middle)):
        low = eave - 0.05
        face = [Vector((x - half - 0.3, first, low)), Vector((x + half + 0.3, first, low)),
                Vector((x + half + 0.3, last, eave + rise)), Vector((x - half - 0.3, last, eave + rise))]
        shape.face(face if first < last else list(reversed(face)), 0)
        if seams:
            for k in range(int(length / 1.0)):
                at = x - half + k
                shape.beam((at, first, low + 0.02), (at, last, eave + rise + 0.02), 0.06, 0.06, 0)
    shape.box((x, middle, eave / 2), (length, depth, eave), 1)
    for side in (-1, 1):
        gable = [Vector((x + side * half, y, eave)), Vector((x + side * half, y + depth, eave)), Vector((x + side * half, middle, eave + rise))]
        shape.face(gable if side > 0 else list(reversed(gable)), 1)
    for k in range(int(length / 7)):
        at = x - half + 3.5 + k * 7
        shape.box((at, y - 0.02, eave - 1.8), (4.2, 0.12, 1.0), 2)
        if k % 3 == 1:
            shape.box((at, y - 0.04, 2.1), (3.4, 0.12, 4.2), 3)
    shape.place('other hall', [roof, cladding, dark, steel])
    for k in range(int(length / 9)):
        place(turning, 'ventilator', (x - half + 5 + k * 9, middle, eave + rise), (0, 0, rnd.uniform(0, 6)))


def yard():
    material, nodes = begin('yard')
    at = world_position(nodes)
    large, fine = noise(nodes, 0.06, 7, 0.6, at), noise(nodes, 3.0, 7, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.6), calculate(nodes, 'MULTIPLY', fine, 0.4))
    tint = ramp(nodes, value, [(0.34, (0.14, 0.115, 0.085)), (0.5, (0.20, 0.17, 0.135)), (0.66, (0.26, 0.225, 0.18))])
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=bump(nodes, fine, 0.4, 0.05)))


def asphalt():
    material, nodes = begin('asphalt')
    at = world_position(nodes)
    fine, large = noise(nodes, 9, 6, 0.7, at), noise(nodes, 0.25, 6, 0.6, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', fine, 0.4), calculate(nodes, 'MULTIPLY', large, 0.6))
    tint = ramp(nodes, value, [(0.35, (0.045, 0.044, 0.043)), (0.65, (0.085, 0.08, 0.075))])
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.85, Specular=0.25))


ROAD, MIDDLE = 640.0, 190.0


def estate_road():
    """A road before the hall, its kerbs and edge lines; a wall, and a green strip between."""
    shape = Shape()
    shape.box((MIDDLE, -12.5, 0.03), (ROAD, 8.0, 0.06), 0)
    for y in (-8.4, -16.6):
        shape.box((MIDDLE, y, 0.07), (ROAD, 0.22, 0.16), 1)
    for y in (-9.0, -16.0):
        shape.box((MIDDLE, y, 0.062), (ROAD, 0.12, 0.006), 2)
    for k in range(106):
        shape.box((-128 + k * 6, -12.5, 0.062), (2.4, 0.12, 0.006), 2)
    shape.box((MIDDLE, -19.4, 0.04), (ROAD, 4.6, 0.10), 3)
    shape.box((MIDDLE, -4.4, 0.03), (ROAD, 6.8, 0.07), 1)
    shape.box((MIDDLE, -23.0, 1.1), (ROAD, 0.24, 2.2), 1)
    for k in range(160):
        shape.box((-128 + k * 4, -23.0, 1.2), (0.36, 0.36, 2.5), 1)
    lawn = plain('lawn', (0.075, 0.095, 0.03), 0.95, specular=0.1, variation=0.25, scale=0.5, grain=0.6, grain_scale=8)
    shape.place('estate road', [asphalt(), concrete, plain('road paint', (0.50, 0.48, 0.43), 0.7), lawn])


def plain_land():
    """Fields behind the estate: brown and green in large patches."""
    material, nodes = begin('land')
    at = world_position(nodes)
    patches = noise(nodes, 0.006, 4, 0.5, stretched(nodes, at, (1, 0.45, 1)))
    tint = ramp(nodes, patches, [(0.36, (0.16, 0.125, 0.07)), (0.46, (0.11, 0.12, 0.045)), (0.54, (0.19, 0.16, 0.09)), (0.64, (0.085, 0.11, 0.04))])
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', noise(nodes, 0.09, 6, 0.7, at), 0.5), tint, (0.10, 0.09, 0.05))
    return finish(material, principled(nodes, Base_Color=tint, Roughness=1.0, Specular=0.05))


hall()
arrays()
walkways()
lightning_rods()
turning = ventilator()
for k in range(9):
    place(turning, 'ventilator', (-36 + k * 9, RIDGE_Y, RIDGE + 0.42), (0, 0, rnd.uniform(0, 6)), 1.5)

ground('yard', (-130, 230), (-27, 175), (4, 4), lambda x, y: 0.0, yard())
estate_road()
ground('land', (-4200, 4200), (-400, 3400), (6, 6), lambda x, y: -0.2, plain_land())
other_hall(-4, 66, 76, 30, 7.2, old_sheet)
other_hall(84, 4, 52, 34, 8.0, blue_sheet)
other_hall(88, 62, 58, 36, 9.0, white_sheet)
other_hall(-96, 30, 60, 34, 7.4, white_sheet)
other_hall(60, -78, 74, 34, 8.0, white_sheet)
other_hall(142, -80, 66, 34, 7.4, old_sheet, False)
other_hall(-60, 122, 90, 36, 8.4, blue_sheet, False)
other_hall(60, 128, 84, 38, 8.0, old_sheet, False)
other_hall(-150, 92, 70, 30, 7.0, old_sheet, False)
other_hall(168, 118, 80, 40, 9.5, white_sheet, False)

leaves = leaf_material('leaves', [(0.2, (0.02, 0.045, 0.012)), (0.6, (0.05, 0.085, 0.02)), (0.9, (0.10, 0.12, 0.035))], 0.3)
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
shapes = [(8.0, 1.0, 0.5), (6.5, 1.3, 0.3), (10.0, 0.85, 0.7), (5.5, 1.1, 0.9), (8.5, 1.4, 0.4)]
kinds = [broad_tree(random.Random(k + 370), tall, 12000, 0.15, 0.17, wide, free).mesh(f'tree {k}', [bark, leaves]) for k, (tall, wide, free) in enumerate(shapes)]
for x, y in [(-46 + k * 8.5 + rnd.uniform(-2, 2), 57 + rnd.uniform(-2, 2)) for k in range(12)]:
    place(rnd.choice(kinds), 'tree', (x, y, 0), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.15))
for k in range(40):
    place(rnd.choice(kinds), 'tree', (-40 + k * 6.2 + rnd.uniform(-1.5, 1.5), -19.6 + rnd.uniform(-0.8, 0.8), 0), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.55, 0.85))
for k in range(420):
    y = rnd.uniform(178, 1500)
    place(rnd.choice(kinds), 'tree', (rnd.uniform(-0.9, 0.9) * (y + 120), y, -0.2), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.4))
for k in range(380):
    place(rnd.choice(kinds), 'tree', (rnd.uniform(240, 1900), rnd.gauss(0, 1) * 160 + rnd.choice((-40, 160, 420, 800)), -0.2), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.4))
# A chimney tells the distance.
stack = Shape()
stack.pipe((128, 240, 0), (128, 240, 46), 1.7, 0, 1.1, 32)
stack.place('chimney', [concrete])
hill = plain('hill', (0.10, 0.105, 0.06), 1.0, specular=0.05, variation=0.25, scale=0.01)
ground('hills', (-4200, 4200), (2300, 4200), (200, 40),
       lambda x, y: 190 * math.sin(math.pi * (y - 2300) / 1900) * (1 - abs(unevenness(x, y, 760, 6, 5))) - 30, hill)

camera((-25.5, -5.2, 13.6), (-2.0, 16.0, 9.6), 26)
render(options, 9, 0.02, bounces=2, guided=True)
