"""
LED lamps in the studio: the head of a street light upright on its pipe, its lenses from close by, a flood light on its bracket.
Arguments after --: name, camera (street, lenses, flood), samples, scale.
"""
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.cables import gland, looking, screw, smooth
from common.led_lamps import (
    BOARD, CASE, DARK, GASKET, GLASS, INK, PLATE, SCREW, STEEL, lamp_materials, lens_board, reflector
)
from common.lettering import text
from common.rendering import arguments, start
from common.shapes import Shape, curved
from common.studio import Studio

options = arguments()
start()
parts = lamp_materials()
# A part that is built along +z looks to -y.
FACING = Matrix.Rotation(math.pi / 2, 4, 'X')


def lamp(name, at, turn):
    """What the parts of one lamp hang from; `turn` in degrees. Gives a function that adds a shape to it."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = at, [math.radians(angle) for angle in turn]

    def add(shape, part, bevel=0.0, segments=3):
        made = smooth(shape.place(f'{name} {part}', parts, bevel=bevel))
        if bevel:
            made.modifiers['bevel'].segments = segments
        made.parent = root

    return add, root


def outline(width, depth, corner=5.0, sides=64):
    """Points of a rounded rectangle in the plane; a higher `corner` makes sharper ones."""
    points = []
    for k in range(sides):
        angle = 2 * math.pi * (k + 0.5) / sides
        x, y = math.cos(angle), math.sin(angle)
        points.append((math.copysign(abs(x) ** (2 / corner), x) * width / 2, math.copysign(abs(y) ** (2 / corner), y) * depth / 2))
    return points


def loft(shape, rings, material):
    """A skin over closed outlines of as many points each, with a lid on both ends."""
    first, sides = len(shape.points), len(rings[0])
    for ring in rings:
        shape.points += [tuple(point) for point in ring]
    for number in range(len(rings) - 1):
        for side in range(sides):
            a, b = first + number * sides + side, first + number * sides + (side + 1) % sides
            shape.corners((a, b, b + sides, a + sides), material)
    for number in (0, len(rings) - 1):
        shape.corners(tuple(first + number * sides + side for side in range(sides)), material)


STREET_FACE = -0.034


def street_body(add):
    """The die-cast case: narrow at the pipe's clamp, the gear tray's lid, fins along the back."""
    shape = Shape()
    widths = [(0.0, 0.098), (0.012, 0.108), (0.05, 0.128), (0.10, 0.178), (0.15, 0.206), (0.20, 0.214), (0.40, 0.214), (0.50, 0.210),
              (0.55, 0.200), (0.58, 0.182), (0.600, 0.150), (0.610, 0.115), (0.613, 0.08)]
    rings = []
    for z, width, _ in curved([(z, width, 0) for z, width in widths], 6):
        depth = 0.066 if z < 0.55 else 0.066 * (1 - ((z - 0.55) / 0.075) ** 2)
        rings.append([(x, y, z) for x, y in outline(width, max(depth, 0.024), 9, 96)])
    loft(shape, rings, CASE)
    add(shape, 'body')
    fins = Shape()
    for k in range(15):
        x = -0.091 + k * 0.013
        high = 0.030 - 0.010 * abs(k - 7) / 7
        fins.box((x, 0.033 + high / 2 - 0.004, 0.385), (0.0042, high, 0.32), CASE)
    fins.box((0, 0.042, 0.155), (0.14, 0.03, 0.115), CASE)
    fins.box((0, 0.056, 0.155), (0.05, 0.006, 0.045), CASE)
    add(fins, 'fins', 0.0016)


def street_front(add, root):
    """The optics side: two boards of lenses in a gasketed frame, the gear tray's lid with its screws and the plate."""
    front, lenses, y = Shape(), Shape(), STREET_FACE
    front.box((0, y + 0.001, 0.405), (0.164, 0.006, 0.318), GASKET)
    front.box((0, y - 0.001, 0.405), (0.156, 0.005, 0.310), BOARD)
    for x in (-0.0805, 0.0805):
        front.box((x, y - 0.003, 0.405), (0.009, 0.012, 0.330), CASE)
    for z in (0.242, 0.568):
        front.box((0, y - 0.003, z), (0.170, 0.012, 0.010), CASE)
    for z in (0.300, 0.510):
        for x in (-0.0805, 0.0805):
            screw(front, (x, y - 0.009, z), (0, -1, 0), 0.0035, SCREW, 20)
    for z in (0.330, 0.480):
        place = Matrix.Translation((0, y - 0.0054, z)) @ FACING
        lens_board(lenses, place, 4, 4)
        for dx in (-0.067, 0, 0.067):
            for dz in (-0.057, 0.057):
                if dx:
                    screw(front, (dx * 1.04, y - 0.0052, z + dz * 1.03), (0, -1, 0), 0.0022, SCREW, 20)
        screw(front, (0, y - 0.0052, z), (0, -1, 0), 0.0024, SCREW, 20)
    # The lid of the gear tray.
    front.box((0, y - 0.001, 0.150), (0.150, 0.006, 0.135), CASE)
    for x in (-0.066, 0.066):
        for z in (0.092, 0.208):
            screw(front, (x, y - 0.004, z), (0, -1, 0), 0.0045, SCREW, 20)
    front.box((0, y - 0.0045, 0.153), (0.088, 0.001, 0.052), PLATE)
    add(front, 'front', 0.0009)
    add(lenses, 'lenses')
    for words, x, z, high, face, align in (
        ('LED STREET LIGHT', -0.041, 0.1700, 0.0056, 'narrow bold', 'LEFT'), ('60 W', 0.041, 0.1700, 0.0056, 'narrow bold', 'RIGHT'),
        ('140-300 V~ 50 Hz  PF > 0.95', -0.041, 0.1608, 0.0040, 'narrow', 'LEFT'), ('7 800 lm  4000 K  CRI 70', -0.041, 0.1535, 0.0040, 'narrow', 'LEFT'),
        ('IP66  IK08  10 kV surge', -0.041, 0.1462, 0.0040, 'narrow', 'LEFT'), ('S/N SL60-2610-1182', -0.041, 0.1365, 0.0034, 'narrow', 'LEFT')
    ):
        text(words, (x, y - 0.00515, z), high, parts[INK], (90, 0, 0), face, align).parent = root


def street_clamp(add):
    """The clamp and the pipe in it, on a foot; the cable goes from the gland into the pipe, and out of it again at the foot."""
    pipe, cable = Shape(), Shape()
    pipe.turned([(0.0245, -0.165), (0.0245, 0.03)], STEEL, sides=64)
    pipe.turned([(0.038, -0.162), (0.038, -0.159), (0.0245, -0.151)], STEEL, sides=64)
    pipe.box((0, 0, -0.166), (0.17, 0.17, 0.008), STEEL)
    for x in (-0.066, 0.066):
        for y in (-0.066, 0.066):
            screw(pipe, (x, y, -0.162), (0, 0, 1), 0.0075, SCREW)
    pipe.turned([(0.0255, -0.048), (0.0335, -0.046), (0.0345, -0.04), (0.0345, 0.02), (0.0255, 0.02)], CASE, sides=64)
    for z in (-0.030, -0.004):
        pipe.box((0, -0.034, z), (0.026, 0.016, 0.018), CASE)
        screw(pipe, (0, -0.042, z), (0, -1, 0), 0.0062, SCREW)
    add(pipe, 'pipe', 0.0009)
    gland(cable, (0.036, -0.006, 0.004), (0, 0, -1), 0.0048, DARK)
    down = [(0.036, -0.006, -0.010), (0.036, -0.006, -0.030), (0.043, -0.012, -0.055), (0.046, -0.014, -0.082), (0.036, -0.011, -0.100),
            (0.022, -0.006, -0.106)]
    cable.path(curved(down), 0.0048, DARK, 20)
    cable.turned([(0.0048, 0), (0.0095, 0.0), (0.0095, 0.0035), (0.0075, 0.0055), (0.0048, 0.006)], DARK, looking((0.0225, -0.0062, -0.106), (0.96, -0.26, 0)), 32)
    out = [(0.020, 0.006, -0.136), (0.030, 0.009, -0.137), (0.048, 0.014, -0.143), (0.072, 0.020, -0.158), (0.110, 0.024, -0.1652),
           (0.18, 0.06, -0.1652), (0.27, 0.16, -0.1652), (0.40, 0.27, -0.1652), (0.62, 0.38, -0.1652), (1.0, 0.50, -0.1652)]
    cable.turned([(0.0048, 0), (0.0095, 0.0), (0.0095, 0.0035), (0.0075, 0.0055), (0.0048, 0.006)], DARK, looking((0.0228, 0.0068, -0.136), (0.96, 0.29, 0)), 32)
    cable.path(curved(out), 0.0048, DARK, 20)
    add(cable, 'cable')


def street_light(at, turn):
    add, root = lamp('street light', at, turn)
    street_body(add)
    street_front(add, root)
    street_clamp(add)


FLOOD = (0.44, 0.335)


def flood_front(add, root):
    """A frame around a pane, behind it 8 x 6 reflectors, each with an LED on its floor."""
    (width, height), optics, frame = FLOOD, Shape(), Shape()
    pitch = 0.0485
    for i in range(8):
        for j in range(6):
            place = Matrix.Translation(((i - 3.5) * pitch, -0.030, (j - 2.5) * pitch)) @ FACING
            reflector(optics, place, pitch - 0.0016, pitch - 0.0016, 0.020)
    for i in range(9):
        optics.box(((i - 4) * pitch, -0.0298, 0), (0.0018, 0.0012, 6 * pitch), BOARD)
    for j in range(7):
        optics.box((0, -0.0298, (j - 3) * pitch), (8 * pitch, 0.0012, 0.0018), BOARD)
    add(optics, 'optics')
    inner_x, inner_z = 4 * pitch + 0.002, 3 * pitch + 0.002
    for x, z, w, h in ((0, (height / 2 + inner_z) / 2, width, height / 2 - inner_z), (0, -(height / 2 + inner_z) / 2, width, height / 2 - inner_z),
                       ((width / 2 + inner_x) / 2, 0, width / 2 - inner_x, 2 * inner_z), (-(width / 2 + inner_x) / 2, 0, width / 2 - inner_x, 2 * inner_z)):
        frame.box((x, -0.031, z), (w, 0.010, h), CASE)
    for x in (-0.47, -0.16, 0.16, 0.47):
        for z in (-0.472, 0.472):
            screw(frame, (x * width, -0.036, z * height), (0, -1, 0), 0.0042, SCREW, 20)
    for side in (-1, 1):
        screw(frame, (side * 0.47 * width, -0.036, 0), (0, -1, 0), 0.0042, SCREW, 20)
    add(frame, 'frame', 0.0014)
    glass = Shape()
    glass.face([(-inner_x, -0.0325, -inner_z), (inner_x, -0.0325, -inner_z), (inner_x, -0.0325, inner_z), (-inner_x, -0.0325, inner_z)], GLASS)
    add(glass, 'pane')
    text('FLOOD 200 W', (width * 0.36, -0.0361, -height * 0.478), 0.0050, parts[BOARD], (90, 0, 0), 'narrow bold', 'RIGHT').parent = root


def flood_body(add):
    """The case, deep fins behind it, the driver's box on them with its gland and the cable."""
    (width, height), body, fins, cable = FLOOD, Shape(), Shape(), Shape()
    body.box((0, 0.003, 0), (width - 0.004, 0.024, height - 0.004), CASE)
    for side in (-1, 1):
        body.box((side * (width / 2 - 0.0125), -0.019, 0), (0.021, 0.026, height - 0.004), CASE)
        body.box((0, -0.019, side * (height / 2 - 0.0115)), (width - 0.004, 0.026, 0.019), CASE)
    add(body, 'body', 0.004)
    for k in range(29):
        x = -width * 0.455 + width * 0.91 * k / 28
        fins.box((x, 0.042, 0), (0.0038, 0.060, height * 0.93), CASE)
    fins.box((0, 0.100, -0.01), (0.27, 0.062, 0.13), CASE)
    for x in (-0.122, 0.122):
        for z in (-0.06, 0.04):
            screw(fins, (x, 0.131, z), (0, 1, 0), 0.004, SCREW, 20)
    add(fins, 'fins', 0.0012)
    gland(cable, (0.135, 0.100, -0.02), (1, 0, 0), 0.0052, DARK)
    line = [(0.15, 0.100, -0.02), (0.175, 0.100, -0.022), (0.215, 0.104, -0.06), (0.250, 0.112, -0.15), (0.275, 0.118, -0.225), (0.32, 0.11, -0.2548),
            (0.38, 0.16, -0.2568), (0.47, 0.27, -0.2568), (0.65, 0.40, -0.2568), (1.0, 0.52, -0.2568)]
    cable.path(curved(line), 0.0052, DARK, 20)
    add(cable, 'cable')


def flood_bracket(add):
    """A bent strip of steel with slotted foot, a bolt and a scale of angles on each side."""
    (width, height), shape = FLOOD, Shape()
    side, low = width / 2 + 0.016, -0.259
    for sign in (-1, 1):
        shape.box((sign * side, 0.012, low / 2 + 0.012), (0.005, 0.048, -low + 0.03), STEEL)
        shape.pipe((sign * (side - 0.018), 0.012, 0), (sign * (side + 0.004), 0.012, 0), 0.013, STEEL, sides=32)
        screw(shape, (sign * (side + 0.0025), 0.012, 0), (sign, 0, 0), 0.0125, SCREW)
        for k in range(7):
            angle = math.radians(-45 + k * 15)
            mark = Matrix.Rotation(angle, 3, 'X')
            shape.box(Vector((sign * (side + 0.0027), 0.012, 0)) + mark @ Vector((0, 0, -0.026)), (0.0004, 0.0012, 0.007), DARK, mark)
        screw(shape, (sign * (side + 0.0025), 0.012, -0.055), (sign, 0, 0), 0.006, SCREW)
    shape.box((0, 0.012, low), (side * 2 + 0.005, 0.048, 0.005), STEEL)
    add(shape, 'bracket', 0.0018)
    holes = Shape()
    for x in (-0.09, 0, 0.09):
        holes.box((x, 0.012, low + 0.0026), (0.034 if x else 0.013, 0.013, 0.0006), DARK)
    add(holes, 'holes')


def flood_light(at, turn, tip):
    """It stands on its bracket, the lamp tipped back by `tip` degrees."""
    add, root = lamp('flood light', at, (tip, 0, turn))
    flood_front(add, root)
    flood_body(add)
    flood_bracket(lamp('bracket', at, (0, 0, turn))[0])


def show_street():
    studio = Studio(1.20, 0.385, (0.17, -0.09), 10)
    street_light((-0.04, 0, 0.170), (0, 0, -26))
    studio.shoot(options, 8, bounces=12)


def show_lenses():
    """One board of lenses; the lamp leans back so that one looks across them."""
    studio = Studio(0.156, 0.30, None)
    street_light((-0.060, -0.137, -0.158), (-22, 0, -22))
    studio.shoot(options, 6, aperture=5, bounces=14)


def show_flood():
    studio = Studio(0.92, 0.215, (0.10, -0.20), 10)
    flood_light((-0.03, 0.02, 0.262), -31, 0)
    studio.shoot(options, 6, bounces=10)


{'street': show_street, 'lenses': show_lenses, 'flood': show_flood}[options.get('camera', 'street')]()
