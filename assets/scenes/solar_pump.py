"""
A solar pump beside a field: a table of panels, the well's pipe that pours into a tank, a channel from it to rows of green crop.
Arguments after --: name, samples, scale.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.materials import begin, finish, plain, plaster, principled
from common.nodes import bump, calculate, map_range, mix, node, noise, ramp, split, world_position
from common.outdoors import ground, sky, unevenness
from common.panels import ground_table, panel_materials
from common.plants import leaf_material, sow, tree, tuft
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.trees import broad_tree, palm

options, rnd = arguments(), random.Random(9)
start()
materials.set_haze((0.80, 0.72, 0.62), 3500)
sky(21, 246, 0.15, horizon=((1.15, 0.98, 0.78), 0.75, 0.09), clouds=0.7, seed=5.2)


# The channel runs from the tank's outlet to the right; its middle by x.
OUTLET = Vector((5.9, 4.25, 0))


def channel_y(x):
    return 3.05 + 0.14 * math.sin(x * 0.8) + 1.0 * math.exp(-max(0.0, x - OUTLET.x) * 1.6)


def height(x, y):
    if y >= 60:
        return 0.0
    rise = 0.10 * unevenness(x, y, 30, 3, 2) + 0.03 * unevenness(x, y, 4, 4, 1)
    if x < OUTLET.x - 0.4:
        return rise
    # Spade-cut: a ditch between two banks.
    away = abs(y - channel_y(x))
    part = min(1.0, (x - OUTLET.x + 0.4) / 0.5)
    bank = 0.13 * math.exp(-((away - 0.52) / 0.20) ** 2) - 0.17 * math.exp(-(away / 0.30) ** 4)
    return rise * max(0.0, 1 - 1.2 * math.exp(-away)) + part * bank


def soil():
    material, nodes = begin('soil')
    at = world_position(nodes)
    large, middle, fine = noise(nodes, 0.12, 8, 0.62, at), noise(nodes, 1.7, 8, 0.65, at), noise(nodes, 14, 6, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.55), calculate(nodes, 'MULTIPLY', middle, 0.45))
    tint = ramp(nodes, value, [(0.36, (0.10, 0.075, 0.045)), (0.5, (0.17, 0.115, 0.07)), (0.64, (0.235, 0.165, 0.105))])
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', fine, 0.5), tint, (0.09, 0.065, 0.042))
    wet = wetness(nodes, at, middle)
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', wet, 0.8), tint, (0.040, 0.026, 0.016))
    rough = bump(nodes, calculate(nodes, 'ADD', middle, calculate(nodes, 'MULTIPLY', fine, 0.5)), 0.6, 0.08)
    shine = map_range(nodes, wet, 0.2, 1.0, 0.95, 0.30)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=shine, Specular=map_range(nodes, wet, 0.2, 1.0, 0.1, 0.5), Normal=rough))


def wetness(nodes, at, uneven):
    """From 0 to 1: along the channel, and where the tank spills over its edge."""
    x, y, _ = split(nodes, at)
    swing = calculate(nodes, 'MULTIPLY', calculate(nodes, 'SINE', calculate(nodes, 'MULTIPLY', x, 0.8)), 0.14)
    away = calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', y, calculate(nodes, 'ADD', swing, 3.05)))
    along = map_range(nodes, calculate(nodes, 'ADD', away, calculate(nodes, 'MULTIPLY', uneven, 0.9)), 1.35, 0.85)
    along = calculate(nodes, 'MULTIPLY', along, map_range(nodes, x, OUTLET.x - 1.2, OUTLET.x - 0.2))
    dx, dy = calculate(nodes, 'SUBTRACT', x, 5.0), calculate(nodes, 'MULTIPLY', calculate(nodes, 'SUBTRACT', y, 4.15), 1.6)
    far = calculate(nodes, 'SQRT', calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', dx, dx), calculate(nodes, 'MULTIPLY', dy, dy)))
    spill = map_range(nodes, calculate(nodes, 'ADD', far, calculate(nodes, 'MULTIPLY', uneven, 1.6)), 2.6, 1.6)
    return calculate(nodes, 'MAXIMUM', along, spill)


earth = soil()
ground('plain', (-1500, 1500), (-60, 3000), (40, 40), lambda x, y: -0.3, earth)
near = ground('near', (-40, 40), (-14, 60), (420, 420), height, earth)

# Panels on the left, the well and its tank on the right.
table = ground_table(6, 2, 18, 0.95, random.Random(2))
table.place('table', panel_materials(), (-3.2, 5.0, 0), (0, 0, math.radians(-14)))

concrete, steel = plaster('concrete', (0.36, 0.34, 0.31), 0.5, 0.2), plain('steel pipe', (0.36, 0.37, 0.38), 0.42, 0.8)
blue, white = plain('blue pipe', (0.05, 0.14, 0.36), 0.45), plain('white case', (0.58, 0.58, 0.57), 0.4)
black = plain('black', (0.02, 0.02, 0.02), 0.5)


def water():
    material, nodes = begin('water')
    ripples = bump(nodes, noise(nodes, 9, 4, 0.6, world_position(nodes)), 0.35, 0.03)
    return finish(material, principled(nodes, Base_Color=(0.02, 0.05, 0.045), Roughness=0.04, Specular=0.6, Normal=ripples))


def muddy_water():
    material, nodes = begin('muddy water')
    ripples = bump(nodes, noise(nodes, 12, 4, 0.6, world_position(nodes)), 0.3, 0.02)
    return finish(material, principled(nodes, Base_Color=(0.085, 0.060, 0.036), Roughness=0.06, Specular=0.6, Normal=ripples))


def spray():
    """Falling water: clear where it is smooth, white where it is torn."""
    material, nodes = begin('spray')
    at = world_position(nodes)
    torn = map_range(nodes, noise(nodes, 24, 6, 0.65, at), 0.40, 0.64, 0.12, 0.85)
    white = principled(nodes, Base_Color=(0.74, 0.78, 0.80), Roughness=0.25, Specular=0.6, Normal=bump(nodes, noise(nodes, 40, 4, 0.6, at), 0.5, 0.01))
    clear = node(nodes, 'ShaderNodeBsdfTransparent', {'Color': (0.90, 0.94, 0.95, 1)}).outputs[0]
    mirror = node(nodes, 'ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.05}).outputs[0]
    edge = node(nodes, 'ShaderNodeFresnel', {'IOR': 1.33}).outputs[0]
    smooth = node(nodes, 'ShaderNodeMixShader', {0: edge, 1: clear, 2: mirror}).outputs[0]
    return finish(material, node(nodes, 'ShaderNodeMixShader', {0: torn, 1: smooth, 2: white}).outputs[0])


def foam():
    material, nodes = begin('foam')
    at = world_position(nodes)
    bubbles = map_range(nodes, noise(nodes, 16, 7, 0.7, at), 0.46, 0.58)
    clear = node(nodes, 'ShaderNodeBsdfTransparent', {'Color': (1, 1, 1, 1)}).outputs[0]
    white = principled(nodes, Base_Color=(0.70, 0.74, 0.75), Roughness=0.5, Specular=0.4)
    return finish(material, node(nodes, 'ShaderNodeMixShader', {0: bubbles, 1: clear, 2: white}).outputs[0])


tank, at = Shape(), Vector((4.6, 5.6, 0))
for dx, dy, sx, sy in ((0, -1.35, 3.6, 0.2), (0, 1.35, 3.6, 0.2), (-1.7, 0, 0.2, 2.5), (1.7, 0, 0.2, 2.5)):
    tank.box(at + Vector((dx, dy, 0.42)), (sx, sy, 1.1), 0)
    tank.box(at + Vector((dx, dy, 0.98)), (sx + 0.06, sy + 0.06, 0.06), 0)
tank.box(at + Vector((0, 0, 0.76)), (3.25, 2.55, 0.02), 1)
# A notch in the front wall lets the water out into the channel.
tank.box(OUTLET + Vector((0, 0.02, 0.30)), (0.42, 0.34, 0.16), 0)
tank.box(OUTLET + Vector((0, -0.02, 0.385)), (0.24, 0.40, 0.012), 1)
tank.place('tank', [concrete, water()], bevel=0.012)

falls = Shape()
for k in range(10):
    x, drop = OUTLET.x - 0.10 + 0.022 * k, 0.0
    falls.face([(x, OUTLET.y - 0.20, 0.385), (x + 0.022, OUTLET.y - 0.20, 0.385), (x + 0.022, OUTLET.y - 0.34, 0.20), (x, OUTLET.y - 0.34, 0.20)], 0, smooth=True)
    falls.face([(x, OUTLET.y - 0.34, 0.20), (x + 0.022, OUTLET.y - 0.34, 0.20), (x + 0.022, OUTLET.y - 0.40, -0.05), (x, OUTLET.y - 0.40, -0.05)], 0, smooth=True)
falls.place('outlet water', [spray()])
stream = Shape()
for k in range(120):
    x = OUTLET.x - 0.3 + k * 0.2
    a, b = channel_y(x), channel_y(x + 0.2)
    stream.face([(x, a - 0.4, -0.055), (x + 0.2, b - 0.4, -0.055), (x + 0.2, b + 0.4, -0.055), (x, a + 0.4, -0.055)], 0, smooth=True)
stream.place('stream', [muddy_water()])
well = Shape()
casing = Vector((2.0, 7.6, 0))
well.box(casing + Vector((0, 0, 0.12)), (1.1, 1.1, 0.36), 4)
well.pipe(casing, casing + Vector((0, 0, 0.62)), 0.11, 0, sides=24)
well.turned([(0, 0), (0.17, 0), (0.17, 0.03), (0, 0.03)], 0, Matrix.Translation(casing + Vector((0, 0, 0.62))))
mouth = Vector((3.55, 6.25, 1.50))
well.path([casing + Vector((0, 0, 0.62)), casing + Vector((0, 0, 1.42)), casing + Vector((0.10, -0.075, 1.50)), mouth, mouth + Vector((0.06, -0.045, 0.0))], 0.045, 1)
well.turned([(0, -0.06), (0.065, -0.06), (0.065, 0.06), (0, 0.06)], 0, Matrix.Translation(casing + Vector((0, 0, 1.1))))
def falling(mouth, way, speed, surface, seeded):
    """A jet from a pipe's mouth: strands that wind about each other and spread, drops beside them, foam where they meet the water."""
    jet, drops = Shape(), Shape()
    fall = math.sqrt(2 * (mouth.z - surface) / 9.81)
    across, landing = Vector((-way.y, way.x, 0)), mouth + way * speed * fall + Vector((0, 0, surface - mouth.z))

    def at_time(t, side, up):
        return mouth + way * speed * t + Vector((0, 0, -4.905 * t * t)) + across * side + Vector((0, 0, up))

    for strand in range(9):
        turn, line = strand * 0.7, []
        for k in range(25):
            t, part = fall * k / 24, k / 24
            wide = (0.016 if strand else 0) * (1 + 1.7 * part)
            line.append(at_time(t, wide * math.cos(turn + 5 * part) + seeded.gauss(0, 0.004 * part), wide * 0.8 * math.sin(turn + 5 * part)))
        for number in range(24):
            thick = (0.030 if strand == 0 else 0.017) * (1 - 0.35 * number / 24) * seeded.uniform(0.85, 1.15)
            jet.pipe(line[number], line[number + 1] + (line[number + 1] - line[number]) * 0.15, thick, 0, thick * 0.95, 10)
    for k in range(260):
        t = fall * seeded.uniform(0.25, 1.0) if k < 90 else fall
        place_ = at_time(t, seeded.gauss(0, 0.05), seeded.gauss(0, 0.04))
        if k >= 90:
            angle, out = seeded.uniform(0, 6.28), abs(seeded.gauss(0, 0.20))
            place_ = landing + Vector((out * math.cos(angle), out * math.sin(angle), abs(seeded.gauss(0, 0.14)) * math.exp(-out * 2)))
        size = seeded.uniform(0.002, 0.008)
        drops.turned([(0, -size), (size * 0.8, -size * 0.5), (size, 0), (size * 0.7, size * 0.7), (0, size * 1.2)], 0, Matrix.Translation(place_), 6)
    jet.place('jet', [spray()])
    drops.place('drops', [spray()])
    ring = Shape()
    rim = [landing + Vector((math.cos(a) * r, math.sin(a) * r * 0.8, 0.012)) for a, r in
           [(6.283 * k / 40, 0.44 + 0.16 * math.sin(k * 1.3) + seeded.uniform(-0.05, 0.05)) for k in range(40)]]
    ring.face(rim, 0)
    ring.place('foam', [foam()])
    mound = Shape()
    mound.turned([(0.26, 0.0), (0.17, 0.035), (0.08, 0.075), (0, 0.09)], 0, Matrix.Translation(landing), 24)
    mound.place('boil', [spray()])


falling(mouth + Vector((0.06, -0.045, 0.0)), Vector((0.80, -0.60, 0)), 1.55, 0.78, random.Random(3))
# The controller stands beside the table, its cable in a pipe.
well.box((0.95, 6.3, 0.8), (0.07, 0.07, 1.7), 0)
well.box((0.95, 6.2, 1.35), (0.36, 0.16, 0.48), 2)
well.box((0.95, 6.115, 1.42), (0.22, 0.01, 0.12), 3)
well.pipe((0.95, 6.22, 1.12), (0.95, 6.22, 0), 0.02, 3)
well.place('well', [steel, blue, white, black, concrete, spray()], bevel=0.004)

# The crop: rows of bushes to the trees, and grass where nobody ploughs.
crop_leaf = leaf_material('crop', [(0.2, (0.03, 0.085, 0.015)), (0.6, (0.075, 0.16, 0.03)), (0.9, (0.16, 0.22, 0.05))])
dry = leaf_material('grass', [(0.15, (0.07, 0.11, 0.02)), (0.45, (0.17, 0.19, 0.045)), (0.8, (0.34, 0.29, 0.10))], 0.4)
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
bushes = [tree(random.Random(k), 0.75, 0.36, 420, 0.055, 0.012, 14).mesh(f'bush {k}', [bark, crop_leaf]) for k in range(6)]
for row in range(56):
    y = 11.5 + row * 0.95
    x = -34.0
    while x < 36:
        x += rnd.uniform(0.42, 0.62)
        place(rnd.choice(bushes), 'bush', (x, y + rnd.uniform(-0.07, 0.07), height(x, y)), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.75, 1.2))
tufts = bpy.data.collections.new('tufts')
for k in range(6):
    shape = tuft(rnd, 34, rnd.uniform(0.15, 0.38), rnd.uniform(0.08, 0.2), 0.005, rnd.uniform(0.4, 0.8))
    place(shape.mesh(f'tuft {k}', [dry]), f'tuft {k}', collection=tufts)
verge = ground('verge', (-18, 18), (-9, 11), (200, 120), lambda x, y: height(x, y) + 0.005, earth)
sow(verge, tufts, 13, 4, (0.5, 1.3), 0.35, (0.42, 0.64))
leaves = leaf_material('leaves', [(0.2, (0.02, 0.045, 0.012)), (0.55, (0.05, 0.085, 0.02)), (0.9, (0.11, 0.13, 0.038))], 0.3)
fronds = leaf_material('fronds', [(0.2, (0.045, 0.075, 0.015)), (0.6, (0.09, 0.125, 0.03)), (0.9, (0.20, 0.18, 0.06))], 0.3)
shapes = [(8.5, 1.0, 0.5), (6.5, 1.25, 0.3), (11.0, 0.8, 0.7), (5.0, 1.1, 0.9), (9.0, 1.4, 0.4), (7.0, 0.8, 0.2)]
kinds = [broad_tree(random.Random(k + 170), tall, 15000, 0.13, 0.17, wide, free).mesh(f'tree {k}', [bark, leaves]) for k, (tall, wide, free) in enumerate(shapes)]
palms = [palm(random.Random(k + 15), tall).mesh(f'palm {k}', [bark, fronds]) for k, tall in enumerate((9, 12))]
for k in range(150):
    y = rnd.gauss(76, 5) if k < 52 else rnd.uniform(92, 480)
    kind = rnd.choice(palms) if rnd.random() < 0.14 else rnd.choice(kinds)
    place(kind, 'tree', (rnd.uniform(-0.85, 0.85) * (y + 20), y, -0.3), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.55, 1.25))
hill = plain('hill', (0.09, 0.10, 0.05), 1.0, specular=0.05, variation=0.25, scale=0.01)
ground('hills', (-2400, 2400), (1100, 2300), (160, 40),
       lambda x, y: 150 * math.sin(math.pi * (y - 1100) / 1200) * (1 - abs(unevenness(x, y, 520, 6, 3))) - 25, hill)

camera((2.3, -4.4, 2.5), (1.75, 8, 1.05), 28, 9, 11.5)
render(options, 9, 0.02, bounces=2, guided=True)
