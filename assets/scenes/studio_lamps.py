"""
LED lamps on a studio sweep: the head of a street light, a flood light and a high bay light.
Arguments after --: name, camera (street, flood, bay, group), samples, scale.
"""
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.materials import begin, finish, glow, plain, principled
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place

options = arguments()
scene = start()
scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0.05, 0.055, 0.065, 1)
shown = options.get('camera', 'group')


def lens_glass():
    material, nodes = begin('lens')
    return finish(material, principled(nodes, Base_Color=(0.95, 0.96, 1.0), Roughness=0.06, Transmission=1.0, IOR=1.45))


CASE, DARK, BOARD, SCREW, LENS, LED, STEEL = range(7)
PARTS = [
    plain('case', (0.20, 0.21, 0.225), 0.42, 0.6, 0.5, 0.02, 30, 0.04, 400),
    plain('dark', (0.03, 0.03, 0.033), 0.5),
    plain('board', (0.74, 0.74, 0.73), 0.5),
    plain('screw', (0.5, 0.5, 0.5), 0.25, 1.0),
    lens_glass(),
    glow('LED', (1.0, 0.86, 0.66), 14),
    plain('bracket', (0.44, 0.45, 0.46), 0.38, 0.9, 0.5, 0.03, 20)
]


def lens(shape, x, y, z, radius=0.018):
    """A dome of glass that hangs below z."""
    profile = [(1, 0), (1, -0.22), (0.92, -0.5), (0.67, -0.75), (0.33, -0.86), (0, -0.89)]
    shape.turned([(part * radius, z + deep * radius) for part, deep in profile], LENS, Matrix.Translation((x, y, 0)), 28)


def lamp(name, at, turn):
    """What the parts of one lamp hang from."""
    root = bpy.data.objects.new(name, None)
    scene.collection.objects.link(root)
    root.location, root.rotation_euler = at, [math.radians(angle) for angle in turn]

    def add(shape, part, bevel=0.0, segments=3):
        made = shape.place(f'{name} {part}', PARTS, bevel=bevel)
        if bevel:
            made.modifiers['bevel'].segments = segments
        made.parent = root

    return add


def street_light(at, turn):
    """A flat head: ribs on its back, the socket of its arm, 32 lenses below."""
    add = lamp('street light', at, turn)
    body, back, front, lenses = Shape(), Shape(), Shape(), Shape()
    body.box((0, 0, 0), (0.62, 0.27, 0.06), CASE)
    add(body, 'body', 0.027, 6)
    for k in range(17):
        back.box((-0.24 + k * 0.024, 0, 0.045), (0.006, 0.23, 0.05), CASE)
    back.box((0.25, 0, 0.045), (0.13, 0.20, 0.05), CASE)
    back.pipe((0.30, 0, 0.02), (0.52, 0, 0.02), 0.034, CASE, sides=32)
    back.box((0.40, 0, 0.055), (0.03, 0.03, 0.02), SCREW)
    add(back, 'back', 0.003)
    front.box((-0.06, 0, -0.031), (0.44, 0.22, 0.008), DARK)
    front.box((-0.06, 0, -0.034), (0.415, 0.195, 0.006), BOARD)
    for x in (-0.27, 0.15):
        for y in (-0.098, 0.098):
            front.turned([(0.007, -0.004), (0.007, 0), (0, 0)], SCREW, Matrix.Translation((x, y, -0.036)), 16)
    add(front, 'front', 0.001)
    for i in range(8):
        for j in range(4):
            x, y = -0.06 + (i - 3.5) * 0.049, (j - 1.5) * 0.046
            lenses.box((x, y, -0.0385), (0.007, 0.007, 0.002), LED)
            lens(lenses, x, y, -0.037)
    add(lenses, 'lenses')


def flood_light(at, turn):
    """
    A square case with ribs behind, its lamps behind a recessed frame, on a U-shaped bracket.
    It stands upright: the light goes to -y, the bracket's bolts are its axis.
    """
    add = lamp('flood light', at, turn)
    width, height, depth = 0.46, 0.36, 0.075
    body, ribs, front, lenses, bracket = Shape(), Shape(), Shape(), Shape(), Shape()
    body.box((0, 0, 0), (width, depth, height), CASE)
    add(body, 'body', 0.02, 6)
    for k in range(23):
        x = -width * 0.45 + width * 0.9 * k / 22
        ribs.box((x, depth / 2 + 0.026, 0), (0.005, 0.06, height * 0.88), CASE)
    ribs.box((0, depth / 2 + 0.05, 0), (0.19, 0.07, 0.15), CASE)
    ribs.pipe((0, depth / 2 + 0.05, -0.07), (0, depth / 2 + 0.05, -0.11), 0.014, DARK)
    add(ribs, 'ribs', 0.002)
    # The frame stands before the board, so that the lamps lie in a shallow tray.
    face = -depth / 2
    for x, z, w, h in ((0, height / 2 - 0.018, width - 0.02, 0.024), (0, -height / 2 + 0.018, width - 0.02, 0.024),
                       (-width / 2 + 0.018, 0, 0.024, height - 0.03), (width / 2 - 0.018, 0, 0.024, height - 0.03)):
        front.box((x, face - 0.005, z), (w, 0.014, h), CASE)
    front.box((0, face - 0.0015, 0), (width - 0.06, 0.004, height - 0.06), BOARD)
    upright = Matrix.Rotation(math.pi / 2, 4, 'X')
    for x in (-1, 0, 1):
        for z in (-1, 1):
            spot = Matrix.Translation((x * width * 0.455, face - 0.012, z * height * 0.448)) @ upright
            front.turned([(0.008, 0), (0.008, 0.003), (0, 0.004)], SCREW, spot, 16)
    add(front, 'front', 0.0015)
    for i in range(8):
        for j in range(6):
            x, z = (i - 3.5) * 0.047, (j - 2.5) * 0.047
            lenses.box((x, face - 0.0042, z), (0.008, 0.002, 0.008), LED)
            # Domes hang below a plane: turned so that their plane is the face.
            profile = [(1, 0), (1, 0.22), (0.92, 0.5), (0.67, 0.75), (0.33, 0.86), (0, 0.89)]
            dome = Matrix.Translation((x, face - 0.004, z)) @ upright
            lenses.turned([(part * 0.0185, deep * 0.0185) for part, deep in profile], LENS, dome, 28)
    add(lenses, 'lenses')
    side, low = width / 2 + 0.03, -height / 2 - 0.085
    for sign in (-1, 1):
        bracket.box((sign * side, 0.012, low / 2 + 0.01), (0.006, 0.045, -low + 0.06), STEEL)
        bolt = Matrix.Translation((sign * (side - 0.032), 0.012, 0)) @ Matrix.Rotation(sign * math.pi / 2, 4, 'Y')
        bracket.turned([(0, 0), (0.011, 0), (0.011, 0.03), (0.019, 0.03), (0.019, 0.044), (0, 0.044)], SCREW, bolt, 6)
    bracket.box((0, 0.012, low), (side * 2 + 0.006, 0.045, 0.006), STEEL)
    add(bracket, 'bracket', 0.0025)


def high_bay(at, turn):
    """A round lamp for halls: a ribbed dish over a ring of lenses, the driver and a hook on top."""
    add = lamp('high bay', at, turn)
    body, ribs, front, top = Shape(), Shape(), Shape(), Shape()
    body.turned([(0, 0.045), (0.10, 0.045), (0.155, 0.03), (0.17, 0.012), (0.17, -0.012), (0.16, -0.018), (0, -0.018)], CASE, sides=96)
    add(body, 'body')
    for k in range(40):
        turned = Matrix.Rotation(2 * math.pi * k / 40, 3, 'Z')
        ribs.box(turned @ Vector((0.118, 0, 0.045)), (0.085, 0.004, 0.05), CASE, turned)
    add(ribs, 'ribs', 0.0012)
    front.turned([(0.148, -0.018), (0.148, -0.0205), (0, -0.0205)], BOARD, sides=96)
    front.turned([(0.158, -0.017), (0.158, -0.026), (0.146, -0.026), (0.146, -0.02)], DARK, sides=96)
    for ring, count in ((0.128, 22), (0.094, 16), (0.060, 10), (0.024, 4)):
        for k in range(count):
            angle = 2 * math.pi * k / count
            x, y = ring * math.cos(angle), ring * math.sin(angle)
            front.box((x, y, -0.0215), (0.006, 0.006, 0.002), LED)
            lens(front, x, y, -0.0205, 0.0135)
    add(front, 'front')
    top.turned([(0.078, 0.04), (0.078, 0.125), (0.070, 0.135), (0, 0.135)], CASE, sides=64)
    top.turned([(0.020, 0.135), (0.020, 0.150), (0.008, 0.155), (0, 0.155)], STEEL, sides=32)
    hook = [Vector((0.022 * math.cos(a), 0, 0.185 + 0.022 * math.sin(a))) for a in [math.radians(x) for x in range(-90, 181, 18)]]
    top.path([Vector((0, 0, 0.15)), *hook], 0.005, STEEL)
    add(top, 'top')


def sweep():
    """A floor that rises behind the lamps without an edge."""
    material, nodes = begin('floor')
    paper = finish(material, principled(nodes, Base_Color=(0.30, 0.325, 0.35), Roughness=0.35, Specular=0.35))
    steps, shape = 24, Shape()
    bend = [(1.2 + 0.6 * math.sin(a * math.pi / 2 / steps), 0.6 - 0.6 * math.cos(a * math.pi / 2 / steps)) for a in range(steps + 1)]
    profile = [(-3.0, 0.0), *bend, (1.8, 4.0)]
    for (y0, z0), (y1, z1) in zip(profile, profile[1:]):
        shape.face([(-5, y0, z0), (5, y0, z0), (5, y1, z1), (-5, y1, z1)], 0, smooth=True)
    shape.place('sweep', [paper])


def softbox(at, target, size, power, tone=(1, 1, 1)):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', *size, power, tone
    made = place(data, 'softbox', at)
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


sweep()
softbox((-1.6, -1.1, 1.7), (0, 0, 0.3), (1.2, 0.8), 60)
softbox((1.5, 0.3, 1.2), (0, 0, 0.3), (0.35, 1.4), 30, (0.85, 0.92, 1.0))
softbox((0, 0.9, 2.0), (0, 0.9, 0), (2.4, 0.5), 16)


def show_street():
    street_light((0, 0, 0.36), (-98, 8, 24))
    camera((0.12, -1.75, 0.55), (0.03, 0, 0.33), 62, 4, 1.72)


def show_flood():
    # Its bracket stands on the floor, the lamp tipped back a little.
    flood_light((0, 0, 0.268), (0, 0, 24))
    camera((0.10, -1.75, 0.52), (0.0, 0, 0.23), 66, 5.6, 1.74)


def show_bay():
    high_bay((0, 0, 0.175), (-97, 0, 22))
    camera((0.05, -1.55, 0.50), (0.02, 0, 0.17), 66, 5.6, 1.55)


def show_group():
    # The head of the street light stands on its long edge, its arm's socket in the air.
    flood_light((0.10, 0.36, 0.268), (0, 0, 10))
    street_light((-0.47, -0.10, 0.142), (-96, 0, 26))
    high_bay((0.56, -0.04, 0.175), (-97, 0, -16))
    camera((0.08, -2.75, 0.72), (0.03, 0, 0.22), 58, 6.3, 2.75)


{'street': show_street, 'flood': show_flood, 'bay': show_bay, 'group': show_group}[shown]()
render(options, 48, 0.015, bounces=8)
