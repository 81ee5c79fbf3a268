"""
A solar pump beside a field: a table of panels, the well's pipe that pours into a tank, rows of green crop.
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
from common.nodes import bump, calculate, mix, noise, ramp, world_position
from common.outdoors import ground, sky, unevenness
from common.panels import ground_table, panel_materials
from common.plants import leaf_material, sow, tree, tuft
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place

options, rnd = arguments(), random.Random(9)
start()
materials.set_haze((0.80, 0.72, 0.62), 3500)
sky(21, 246, 0.15, horizon=((1.15, 0.98, 0.78), 0.75, 0.09), clouds=0.7, seed=5.2)


def height(x, y):
    return 0.10 * unevenness(x, y, 30, 3, 2) + 0.03 * unevenness(x, y, 4, 4, 1) if y < 60 else 0.0


def soil():
    material, nodes = begin('soil')
    at = world_position(nodes)
    large, middle, fine = noise(nodes, 0.12, 8, 0.62, at), noise(nodes, 1.7, 8, 0.65, at), noise(nodes, 14, 6, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.55), calculate(nodes, 'MULTIPLY', middle, 0.45))
    tint = ramp(nodes, value, [(0.36, (0.10, 0.075, 0.045)), (0.5, (0.17, 0.115, 0.07)), (0.64, (0.235, 0.165, 0.105))])
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', fine, 0.5), tint, (0.09, 0.065, 0.042))
    rough = bump(nodes, calculate(nodes, 'ADD', middle, calculate(nodes, 'MULTIPLY', fine, 0.5)), 0.6, 0.08)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=rough))


earth = soil()
ground('plain', (-1500, 1500), (-60, 3000), (40, 40), lambda x, y: -0.3, earth)
near = ground('near', (-40, 40), (-14, 60), (160, 150), height, earth)

# Panels on the left, the well and its tank on the right.
table = ground_table(6, 2, 18, 0.95, random.Random(2))
table.place('table', panel_materials(), (-3.2, 5.0, 0), (0, 0, math.radians(-14)))

concrete, steel = plaster('concrete', (0.36, 0.34, 0.31), 0.5, 0.2), plain('steel pipe', (0.36, 0.37, 0.38), 0.42, 0.8)
blue, white = plain('blue pipe', (0.05, 0.14, 0.36), 0.45), plain('white case', (0.58, 0.58, 0.57), 0.4)
black = plain('black', (0.02, 0.02, 0.02), 0.5)


def water():
    material, nodes = begin('water')
    ripples = bump(nodes, noise(nodes, 7, 4, 0.55, world_position(nodes)), 0.18, 0.03)
    return finish(material, principled(nodes, Base_Color=(0.02, 0.05, 0.045), Roughness=0.04, Specular=0.6, Normal=ripples))


def spray():
    material, nodes = begin('spray')
    streaks = noise(nodes, 22, 5, 0.6, world_position(nodes))
    return finish(material, principled(nodes, Base_Color=(0.62, 0.68, 0.70), Roughness=0.18, Specular=0.6,
                                       Normal=bump(nodes, streaks, 0.5, 0.02)))


tank, at = Shape(), Vector((4.6, 5.6, 0))
for dx, dy, sx, sy in ((0, -1.35, 3.6, 0.2), (0, 1.35, 3.6, 0.2), (-1.7, 0, 0.2, 2.5), (1.7, 0, 0.2, 2.5)):
    tank.box(at + Vector((dx, dy, 0.42)), (sx, sy, 1.1), 0)
    tank.box(at + Vector((dx, dy, 0.98)), (sx + 0.06, sy + 0.06, 0.06), 0)
tank.box(at + Vector((0, 0, 0.76)), (3.25, 2.55, 0.02), 1)
tank.place('tank', [concrete, water()], bevel=0.012)
well = Shape()
casing = Vector((2.0, 7.6, 0))
well.box(casing + Vector((0, 0, 0.12)), (1.1, 1.1, 0.36), 4)
well.pipe(casing, casing + Vector((0, 0, 0.62)), 0.11, 0, sides=24)
well.turned([(0, 0), (0.17, 0), (0.17, 0.03), (0, 0.03)], 0, Matrix.Translation(casing + Vector((0, 0, 0.62))))
mouth = Vector((3.55, 6.25, 1.42))
well.path([casing + Vector((0, 0, 0.62)), casing + Vector((0, 0, 1.45)), Vector((3.35, 6.42, 1.45)), mouth, mouth + Vector((0.05, -0.04, -0.10))], 0.045, 1)
well.turned([(0, -0.06), (0.065, -0.06), (0.065, 0.06), (0, 0.06)], 0, Matrix.Translation(casing + Vector((0, 0, 1.1))))
well.path([mouth + Vector((0.05 + 0.10 * t, -0.04 - 0.08 * t, -0.10 - 0.58 * t * t - 0.02 * t)) for t in (0, 0.25, 0.5, 0.75, 1)], 0.036, 5)
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
verge = ground('verge', (-18, 18), (-9, 11), (90, 60), lambda x, y: height(x, y) + 0.01, earth)
sow(verge, tufts, 15, 4, (0.5, 1.3), 0.35, (0.40, 0.62))
leaves = leaf_material('leaves', [(0.2, (0.02, 0.045, 0.012)), (0.6, (0.05, 0.085, 0.02)), (0.9, (0.10, 0.12, 0.035))], 0.3)
kinds = [tree(random.Random(k), rnd.uniform(5, 8), rnd.uniform(2.4, 3.4), 9000, 0.16, 0.17, 70).mesh(f'tree {k}', [bark, leaves]) for k in range(4)]
for k in range(130):
    y = rnd.gauss(74, 4) if k < 60 else rnd.uniform(90, 420)
    place(rnd.choice(kinds), 'tree', (rnd.uniform(-0.8, 0.8) * (y + 20), y, -0.3), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.6, 1.2))
hill = plain('hill', (0.09, 0.10, 0.05), 1.0, specular=0.05, variation=0.25, scale=0.01)
ground('hills', (-2400, 2400), (1100, 2300), (160, 40),
       lambda x, y: 150 * math.sin(math.pi * (y - 1100) / 1200) * (1 - abs(unevenness(x, y, 520, 6, 3))) - 25, hill)

camera((1.5, -4.9, 2.9), (0.9, 8, 1.15), 28, 9, 12)
render(options, 30, 0.02)
