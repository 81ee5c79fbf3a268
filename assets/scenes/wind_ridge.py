"""
Wind turbines on a ridge of grass and shrubs, and the machine house of one from the air, alone or with technicians on its roof.
Arguments after --: name, camera (ridge, near, lone, pair, hub, service), elevation and azimuth of the sun, samples, scale.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import materials
from common.crew import crew_on_nacelle
from common.materials import begin, finish, plain, principled
from common.nacelle_roof import service_roof
from common.nodes import bump, calculate, coordinates, map_range, mix, noise, ramp, split
from common.outdoors import ground, sky, unevenness
from common.plants import leaf_material, sow, tree, tuft
from common.rendering import arguments, camera, render, start
from common.turbine import HUB_HEIGHT, ROOF_HEIGHT, Turbines

options, rnd = arguments(), random.Random(11)
shown = options.get('camera', 'ridge')
# From the grass before the ridge: place and height above it, target, lens. `lone` is the first turbine from foot to tip, `pair` the others.
views = {
    'ridge': ((-58, -262, 4.2), (10, 60, 66), 31),
    'near': ((-60, -205, 2.2), (20, 60, 52), 28),
    'lone': ((-60, -205, 2.6), (-90, 95, 71), 35),
    'pair': ((-10, -205, 2.6), (140, 190, 80), 40)
}
start()
materials.set_haze((0.80, 0.74, 0.70), 9000)
sky(float(options.get('elevation', 13)), float(options.get('azimuth', 108)), 0.17, dust=0.9,
    horizon=((1.25, 0.98, 0.74), 0.85, 0.10), clouds=0.5, cloud_tone=(1.25, 1.12, 1.02), seed=7.1)


def height(x, y):
    """The ridge runs from left to right, a little towards the camera on the right; before it the land falls."""
    across = y + 0.22 * x
    crest = math.exp(-((across - 150) / 150) ** 2) * 46 * (1 + 0.22 * unevenness(x, 0, 260, 2, 9))
    slope = 0.09 * max(-200, min(0, across - 20)) - 0.10 * max(0, across - 150)
    return crest + slope + 7 * unevenness(x, y, 120, 6, 3) + 1.6 * unevenness(x, y, 22, 5, 4)


def grassland():
    """Grass and bare earth, rock where it is steep, and the track to the turbines."""
    material, nodes = begin('grassland')
    at = coordinates(nodes)
    large, middle, fine = noise(nodes, 0.018, 9, 0.62, at), noise(nodes, 0.35, 8, 0.68, at), noise(nodes, 5, 5, 0.7, at)
    value = calculate(nodes, 'ADD', calculate(nodes, 'MULTIPLY', large, 0.55), calculate(nodes, 'MULTIPLY', middle, 0.45))
    tint = ramp(nodes, value, [(0.36, (0.045, 0.065, 0.02)), (0.46, (0.10, 0.105, 0.038)), (0.55, (0.19, 0.16, 0.075)), (0.66, (0.28, 0.20, 0.12))])
    upright = split(nodes, nodes.nodes.new('ShaderNodeNewGeometry').outputs['Normal'])[2]
    tint = mix(nodes, map_range(nodes, upright, 0.93, 0.80), tint, (0.17, 0.125, 0.085))
    x, y, _ = split(nodes, at)
    across = calculate(nodes, 'ADD', y, calculate(nodes, 'MULTIPLY', x, 0.22))
    bends = calculate(nodes, 'MULTIPLY', calculate(nodes, 'SINE', calculate(nodes, 'MULTIPLY', x, 0.021)), 22.0)
    from_track = calculate(nodes, 'ABSOLUTE', calculate(nodes, 'ADD', across, calculate(nodes, 'ADD', -96.0, bends)))
    track = map_range(nodes, calculate(nodes, 'ADD', from_track, calculate(nodes, 'MULTIPLY', middle, 2.0)), 4.2, 2.8, 0.0, 0.9)
    tint = mix(nodes, track, tint, (0.40, 0.29, 0.19))
    rough = bump(nodes, calculate(nodes, 'ADD', middle, calculate(nodes, 'MULTIPLY', fine, 0.3)), 0.8, 0.8)
    return finish(material, principled(nodes, Base_Color=tint, Roughness=1.0, Specular=0.05, Normal=rough))


def far_hills(seed, first, top, scale):
    def hill_height(x, y):
        foot = first + 900 * abs(unevenness(x, 0, 1300, 5, seed + 2))
        part = max(0, min(1, (y - foot) / 2600))
        rise = max(0, math.sin(part * math.pi)) ** 0.7
        return rise * top * (0.35 + 0.65 * (1 - abs(unevenness(x, y, scale, 6, seed)))) - 82 + top * 0.15 * unevenness(x, y, scale * 2.5, 2, seed + 1)
    return hill_height


def hill_material():
    material, nodes = begin('hills')
    patches = noise(nodes, 0.006, 9, 0.65, coordinates(nodes))
    tint = ramp(nodes, patches, [(0.4, (0.03, 0.05, 0.018)), (0.6, (0.13, 0.12, 0.05))])
    return finish(material, principled(nodes, Base_Color=tint, Roughness=1.0, Specular=0.05))


grass, hill = grassland(), hill_material()
ridge = ground('ridge', (-600, 700), (-330, 700), (330, 260), height, grass)
# Seen from the air the land goes on behind the ridge and beside it.
ground('around', (-3200, 4400), (-330, 2600), (380, 150), lambda x, y: max(-76, height(x, y) - 1.5), grass)
ground('hills 1', (-3500, 4000), (1500, 4100), (160, 60), far_hills(3, 1500, 230, 900), hill)
ground('hills 2', (-9000, 10000), (5000, 7600), (160, 40), far_hills(5, 5000, 520, 2100), hill)
ground('hills 3', (-14000, 15000), (10000, 12600), (140, 30), far_hills(8, 10000, 900, 3300), hill)
ground('base', (-15000, 15000), (600, 16000), (10, 10), lambda x, y: -77, hill)

leaves = leaf_material('leaves', [(0.2, (0.018, 0.04, 0.012)), (0.6, (0.045, 0.075, 0.02)), (0.9, (0.10, 0.11, 0.035))], 0.3)
bark = plain('bark', (0.10, 0.075, 0.055), 0.9)
bushes = bpy.data.collections.new('bushes')


def add_bush(name, seed, tall, wide, leaf_count, leaf, trunk, clumps):
    own = random.Random(seed)
    mesh = tree(own, own.uniform(*tall), own.uniform(*wide), leaf_count, leaf, trunk, clumps).mesh(name, [bark, leaves])
    bushes.objects.link(bpy.data.objects.new(name, mesh))


for k in range(4):
    add_bush(f'shrub {k}', k + 20, (1.2, 2.0), (0.9, 1.4), 3500, 0.075, 0.05, 34)
for k in range(3):
    add_bush(f'tree {k}', k + 40, (3.6, 5.2), (2.0, 2.9), 9000, 0.13, 0.14, 70)
sow(ridge, bushes, 0.012, 8, (0.6, 1.5), 0.012, (0.47, 0.62))

is_service = shown == 'service'
turbines = Turbines(is_turning=shown in views, is_closed=not is_service)
# For the service the machines look to the hills, so that these are beyond the rotor for who stands behind it; a blade is up there.
facing, first_phase = (math.radians(174), -0.15) if is_service else (math.radians(-28), 0.35)
stands = ((-95, 95, first_phase), (62, 165, 1.25), (232, 225, 0.8))
stands = stands[:1] if shown == 'lone' else stands
first, *_ = (turbines.put_up((x, y, height(x, y) - 0.2), facing, phase) for x, y, phase in stands)


def show_ridge():
    """From the grass before the ridge, as `views` says."""
    dry = leaf_material('grass', [(0.15, (0.06, 0.10, 0.02)), (0.5, (0.17, 0.18, 0.05)), (0.75, (0.36, 0.29, 0.11)), (0.95, (0.50, 0.40, 0.19))], 0.4)
    tufts = bpy.data.collections.new('tufts')
    for k in range(6):
        mesh = tuft(rnd, 34, rnd.uniform(0.35, 0.75), rnd.uniform(0.15, 0.3), 0.009, rnd.uniform(0.4, 0.9)).mesh(f'tuft {k}', [dry])
        tufts.objects.link(bpy.data.objects.new(f'tuft {k}', mesh))
    near = ground('near', (-110, 90), (-330, -150), (130, 120), lambda x, y: height(x, y) + 0.02, grass)
    sow(near, tufts, 2.2, 3, (0.6, 1.6), 0.06, (0.34, 0.58))
    (x, y, above), target, lens = views[shown]
    camera((x, y, height(x, y) + above), target, lens)


def show_hub():
    """Beside the first turbine's hub, a little above it, with the sun."""
    x, y = -95, 95
    hub = height(x, y) + HUB_HEIGHT
    camera((x + 9.0, y - 28.0, hub + 6.0), (x + 2.0, y + 2.0, hub + 0.2), 32)


def show_service():
    """On the first turbine's roof, from behind it on the right; what is there is built in the roof's own space and carried by the turbine."""
    others = set(bpy.context.scene.objects)
    service_roof()
    crew_on_nacelle(Vector((1.45, 0.75, 0.97)))
    for made in set(bpy.context.scene.objects) - others:
        made.parent, made.matrix_parent_inverse = first, Matrix.Translation((0, 0, ROOF_HEIGHT))
    roof = Matrix.Translation(first.location) @ Matrix.Rotation(facing, 4, 'Z') @ Matrix.Translation((0, 0, ROOF_HEIGHT))
    camera(roof @ Vector((4.9, 7.1, 2.25)), roof @ Vector((0.15, 1.75, 0.83)), 39)


{'hub': show_hub, 'service': show_service}.get(shown, show_ridge)()
render(options, 40, 0.012, size=(1600, 1067) if shown in ('lone', 'pair') else (1600, 900))
