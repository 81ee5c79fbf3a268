"""
A small wind turbine of 3 kW on its guyed mast of 15 m beside a farm house, fields and palms behind.
Arguments after --: name, camera (farm, rotor), elevation and azimuth of the sun, samples, scale.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.farmhouse import farm_house
from common.materials import begin, finish, plain, plaster, principled
from common.nodes import bump, calculate, map_range, mix, noise, ramp, split, world_position
from common.outdoors import ground, sky, unevenness
from common.plants import leaf_material, sow, tuft
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.small_turbine import MAST, head, mast, turbine_paints
from common.trees import broad_tree, palm, shrub

options, rnd = arguments(), random.Random(31)
start()
materials.set_haze((0.84, 0.80, 0.76), 3800)
sky(float(options.get('elevation', 24)), float(options.get('azimuth', 236)), 0.14, dust=1.0,
    horizon=((1.15, 1.05, 0.92), 0.8, 0.09), clouds=0.55, cloud_tone=(1.30, 1.24, 1.18), seed=9.3)

FOOT = Vector((-5.6, 0, 0))
HOUSE, HOUSE_TURN = Vector((7.0, 9.5, 0)), math.radians(-17)


def height(x, y):
    return 0.05 * unevenness(x, y, 5, 4, 1) + 0.14 * unevenness(x, y, 26, 3, 2) * min(1.0, abs(y + 3) / 14 + 0.2)


def yard_soil():
    """Trodden earth, paler on the path to the house, darker and weedy where nobody walks."""
    material, nodes = begin('yard')
    at = world_position(nodes)
    large, middle, fine = noise(nodes, 0.16, 8, 0.62, at), noise(nodes, 1.6, 8, 0.66, at), noise(nodes, 16, 6, 0.72, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.55), calculate(nodes, 'MULTIPLY', middle, 0.45))
    tint = ramp(nodes, value, [(0.36, (0.105, 0.085, 0.045)), (0.48, (0.185, 0.125, 0.075)), (0.62, (0.27, 0.185, 0.115))])
    tint = mix(nodes, calculate(nodes, 'MULTIPLY', fine, 0.5), tint, (0.11, 0.078, 0.05))
    x, y, _ = split(nodes, at)
    bend = calculate(nodes, 'MULTIPLY', calculate(nodes, 'SINE', calculate(nodes, 'MULTIPLY', y, 0.16)), 1.6)
    away = calculate(nodes, 'ABSOLUTE', calculate(nodes, 'SUBTRACT', calculate(nodes, 'SUBTRACT', x, bend), 3.4))
    path = map_range(nodes, calculate(nodes, 'ADD', away, calculate(nodes, 'MULTIPLY', middle, 1.0)), 1.6, 1.0, 0.0, 0.8)
    tint = mix(nodes, path, tint, (0.33, 0.24, 0.16))
    rough = bump(nodes, calculate(nodes, 'ADD', middle, calculate(nodes, 'MULTIPLY', fine, 0.6)), 0.7, 0.07)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=rough))


earth = yard_soil()
bark = plain('bark', (0.115, 0.088, 0.066), 0.95, variation=0.2, scale=5, grain=0.8, grain_scale=22)
grass = leaf_material('grass', [(0.15, (0.06, 0.105, 0.02)), (0.45, (0.15, 0.17, 0.04)), (0.75, (0.33, 0.28, 0.11))], 0.4)
crop = leaf_material('crop', [(0.2, (0.035, 0.085, 0.016)), (0.6, (0.075, 0.145, 0.03)), (0.9, (0.15, 0.20, 0.05))])
straw = leaf_material('grain', [(0.2, (0.14, 0.15, 0.035)), (0.55, (0.27, 0.22, 0.065)), (0.9, (0.40, 0.31, 0.12))], 0.4)


def tufts(name, material, count, height_, spread, blades, width, bend):
    made = bpy.data.collections.new(name)
    for k in range(count):
        shape = tuft(rnd, blades, rnd.uniform(*height_), spread, width, rnd.uniform(*bend))
        made.objects.link(bpy.data.objects.new(f'{name} {k}', shape.mesh(f'{name} {k}', [material])))
    return made


def fields():
    """The yard, grain behind it on the left, rows of cotton on the right, and the plain."""
    ground('plain', (-1600, 1600), (-60, 3000), (40, 40), lambda x, y: -0.35, earth)
    near = ground('near', (-40, 44), (-26, 22), (190, 110), height, earth)
    sow(near, tufts('weeds', grass, 7, (0.12, 0.34), 0.14, 36, 0.005, (0.4, 0.9)), 13, 4, (0.5, 1.35), 0.28, (0.43, 0.66))
    corn = ground('grain field', (-90, -1), (20, 120), (40, 40), lambda x, y: height(x, y) * 0.4, earth)
    sow(corn, tufts('grain', straw, 5, (0.75, 1.0), 0.16, 30, 0.007, (0.15, 0.4)), 5, 8, (0.8, 1.2), 0.2, (0.05, 0.3))
    bushes = [shrub(random.Random(k), 0.95, 900, 0.055).mesh(f'cotton {k}', [bark, crop]) for k in range(5)]
    for row in range(44):
        y = 21 + row * 1.25
        for k in range(int(30 + row * 0.6)):
            at = (1.5 + k * 0.85 + rnd.uniform(-0.12, 0.12), y + rnd.uniform(-0.1, 0.1), 0)
            place(rnd.choice(bushes), 'cotton', at, (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.7, 1.15))


def trees():
    leaves = leaf_material('leaves', [(0.2, (0.022, 0.05, 0.012)), (0.55, (0.05, 0.09, 0.02)), (0.9, (0.11, 0.14, 0.035))], 0.35)
    fronds = leaf_material('fronds', [(0.2, (0.045, 0.075, 0.015)), (0.6, (0.09, 0.125, 0.03)), (0.9, (0.20, 0.18, 0.06))], 0.3)
    shapes = [(8.5, 1.0, 0.5), (7.0, 1.25, 0.3), (10.5, 0.85, 0.7), (6.0, 1.1, 0.9), (9.0, 1.4, 0.4)]
    kinds = [broad_tree(random.Random(k + 70), tall, 26000, 0.10, 0.17, wide, free).mesh(f'tree {k}', [bark, leaves])
             for k, (tall, wide, free) in enumerate(shapes)]
    palms = [palm(random.Random(k + 5), tall).mesh(f'palm {k}', [bark, fronds]) for k, tall in enumerate((8.5, 11, 9.8))]
    near = [(13.8, 19.5, 1, 1.0), (19.5, 15.0, 0, 1.0), (3.2, 24, 4, 0.9), (-17.5, 24, 2, 0.9), (25, 26, 2, 1.0)]
    for x, y, kind, size in near:
        place(kinds[kind], 'tree', (x, y, -0.1), (0, 0, rnd.uniform(0, 6.3)), size)
    for x, y, kind in ((14.6, 13.5, 0), (16.4, 24, 1), (-13, 44, 2), (-11.4, 47, 0), (0.6, 30, 2)):
        place(palms[kind], 'palm', (x, y, -0.1), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.9, 1.05))
    for k in range(210):
        y = rnd.gauss(125, 6) if k < 70 else rnd.uniform(150, 900)
        kind = rnd.choice(palms) if rnd.random() < 0.12 else rnd.choice(kinds)
        place(kind, 'tree', (rnd.uniform(-0.85, 0.85) * (y + 25), y, -0.4), (0, 0, rnd.uniform(0, 6.3)), rnd.uniform(0.6, 1.25))
    bushes = [shrub(random.Random(k + 9), 1.5, 2600, 0.06).mesh(f'bush {k}', [bark, leaves]) for k in range(3)]
    for x, y, size in ((1.2, 8.6, 0.7), (13.6, 6.6, 0.9), (-13.8, 12, 1.1), (-15, 13, 0.8), (-12.4, 14, 1.0), (14.4, 8.2, 1.2), (0.3, 10.5, 0.9)):
        place(rnd.choice(bushes), 'bush', (x, y, height(x, y)), (0, 0, rnd.uniform(0, 6.3)), size)


def stone_wall():
    """Dry stones along the field's edge, as they were picked from it."""
    shape = Shape()
    for k in range(360):
        x, level = -26 + (k // 3) * 0.24, k % 3
        size = rnd.uniform(0.16, 0.30)
        if rnd.random() < 0.08 * level:
            continue
        at = (x + rnd.uniform(-0.05, 0.05), 17.2 + 0.05 * x + rnd.uniform(-0.07, 0.07), 0.06 + level * 0.19)
        turn = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).to_track_quat('Z', 'Y').to_matrix()
        shape.box(at, (size, size * 0.8, size * 0.7), 0, turn)
    shape.place('wall', [plain('stone', (0.17, 0.15, 0.13), 0.9, variation=0.25, scale=2, grain=0.6, grain_scale=10)], bevel=0.035)


def put_up_turbine():
    paints = [*turbine_paints(), plaster('concrete', (0.36, 0.34, 0.31), 0.4, 0.2)]
    mast().place('mast', paints, FOOT)
    root = bpy.data.objects.new('head', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = FOOT + Vector((0, 0, MAST)), (0, 0, math.radians(-33))
    head(paints, root, math.radians(52))


def hills():
    hill = plain('hill', (0.09, 0.10, 0.055), 1.0, specular=0.05, variation=0.25, scale=0.01)
    ground('hills', (-2600, 2600), (1300, 2500), (180, 40),
           lambda x, y: 130 * math.sin(math.pi * (y - 1300) / 1200) * (1 - abs(unevenness(x, y, 560, 6, 4))) - 30, hill)


fields()
trees()
stone_wall()
farm_house(HOUSE, HOUSE_TURN, random.Random(4))
put_up_turbine()
hills()

cameras = {
    'farm': lambda: camera((0.7, -24.6, 2.1), (0.7, 0, 2.1), 28, 11, 26, 0.1945),
    'rotor': lambda: camera((-2.0, -24.2, 5.0), (-5.2, 0, 14.0), 110, 11, 25.5)
}
cameras[options.get('camera', 'farm')]()
render(options, 9, 0.02, bounces=2, guided=True)
