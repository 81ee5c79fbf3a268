"""
What turns a nacelle, from close by: the ring with its greased teeth, the pinion of a yaw motor in it, bolts with torque marks.
Seen from the tower's top platform, so z points down out of the nacelle. Arguments after --: name, samples, scale.
"""
import math
import os
import random
import sys

from mathutils import Matrix, Vector
from mathutils import noise as noise_of

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.materials import begin, finish, plain, principled
from common.nacelle import hatch_light, machined_steel, painted_iron
from common.nodes import bump, calculate, map_range, mix, noise, split, world_position
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, curved
from common.studio import softbox

options, rnd = arguments(), random.Random(11)
scene = start()

# Teeth by ISO 53: module in metres, pressure angle 20 degrees. A little is taken off each tooth for backlash.
MODULE, PRESSURE, BACKLASH = 0.018, math.radians(20), 0.965
RING_TEETH, PINION_TEETH = 131, 14
RING_RADIUS, PINION_RADIUS = MODULE * RING_TEETH / 2, MODULE * PINION_TEETH / 2
CENTRE = Vector((0, RING_RADIUS, 0))
# Where the pinion stands, as an angle about the ring's centre.
PLACE = math.radians(-90 + 5.2)
PINION = CENTRE + Vector((math.cos(PLACE), math.sin(PLACE), 0)) * (RING_RADIUS + PINION_RADIUS)
RING_DEEP, PINION_LOW, PINION_HIGH, BED = 0.100, -0.125, 0.014, -0.150
BOLTS_AT = RING_RADIUS - 0.115
RING, PAINT, NUT, MARK, DARK, PINION_STEEL = range(6)


def involute(angle):
    return math.tan(angle) - angle


def flank(teeth, steps=9):
    """(radius, half of the tooth's angle there) from the root to the tip."""
    pitch = MODULE * teeth / 2
    base, root, tip = pitch * math.cos(PRESSURE), pitch - 1.25 * MODULE, pitch + 0.97 * MODULE
    points = []
    for k in range(steps + 1):
        radius = root + (tip - root) * k / steps
        at = math.acos(min(1, base / max(radius, base)))
        points.append((radius, math.pi / 2 / teeth * BACKLASH + involute(PRESSURE) - involute(at)))
    # The root is rounded out.
    radius, half = points[0]
    points[0] = (radius + 0.0006, half + 0.0040 / radius)
    points.insert(0, (radius, half + 0.0085 / radius))
    # So are the tip's corners.
    radius, half = points[-1]
    points[-1] = (radius - 0.0012, half + 0.0004 / radius)
    points.append((radius, half - 0.0012 / radius))
    return points


def teeth_outline(teeth, centre, first, count):
    """`count` teeth counter-clockwise, the middle of the first at the angle `first`, each with the gap before it."""
    side, points = flank(teeth), []
    for k in range(count):
        middle = first + 2 * math.pi * k / teeth
        for radius, half in side:
            points.append(Vector((centre.x + radius * math.cos(middle - half), centre.y + radius * math.sin(middle - half))))
        for radius, half in reversed(side):
            points.append(Vector((centre.x + radius * math.cos(middle + half), centre.y + radius * math.sin(middle + half))))
    return points


def grease_material():
    """Gear grease that has worked for months: dark amber, glossy, with dust and metal in it."""
    material, tree = begin('grease')
    at = world_position(tree)
    age, streaks = noise(tree, 26, 6, 0.62, at), noise(tree, 160, 5, 0.62, at)
    tint = mix(tree, map_range(tree, age, 0.36, 0.62), (0.010, 0.008, 0.006), (0.062, 0.034, 0.013))
    tint = mix(tree, map_range(tree, streaks, 0.55, 0.75, 0.0, 0.5), tint, (0.016, 0.013, 0.010))
    rough = map_range(tree, streaks, 0.3, 0.7, 0.15, 0.28)
    return finish(
        material,
        principled(tree, Base_Color=tint, Roughness=rough, Specular=0.5, Normal=bump(tree, calculate(tree, 'ADD', streaks, age), 0.35, 0.0010))
    )


def ring_face():
    """The ring's machined face: dull, oiled, towards the teeth smeared with grease that a rag has drawn out in one stroke."""
    material, tree = begin('ring face')
    at = world_position(tree)
    x, y, z = split(tree, at)
    dx, dy = x, calculate(tree, 'SUBTRACT', y, CENTRE.y)
    radius = calculate(tree, 'SQRT', calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', dx, dx), calculate(tree, 'MULTIPLY', dy, dy)))
    lines = calculate(tree, 'FRACT', calculate(tree, 'MULTIPLY', radius, 700))
    spots, large, fine = noise(tree, 24, 7, 0.64, at), noise(tree, 6, 5, 0.6, at), noise(tree, 240, 4, 0.65, at)
    edge = map_range(tree, radius, RING_RADIUS - 0.075, RING_RADIUS - 0.022)
    film = map_range(tree, calculate(tree, 'ADD', edge, calculate(tree, 'MULTIPLY', calculate(tree, 'SUBTRACT', spots, 0.5), 1.9)), 0.66,
        0.98, 0.0, 0.94)
    # The stroke follows the ring; fingers left furrows in it.
    angle = calculate(tree, 'ARCTAN2', dx, calculate(tree, 'MULTIPLY', dy, -1.0))
    along = calculate(tree, 'MULTIPLY', radius, 330)
    furrows = calculate(tree, 'SINE', calculate(tree, 'ADD', along, calculate(tree, 'MULTIPLY', spots, 2.2)))
    drawn = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', calculate(tree, 'ADD', radius, calculate(tree, 'MULTIPLY', angle,
        0.045)), RING_RADIUS - 0.066))
    stroke = calculate(tree, 'MULTIPLY', map_range(tree, drawn, 0.007, 0.011, 1.0, 0.0), map_range(tree, angle, -0.21, -0.10, 0.0, 1.0))
    stroke = calculate(tree, 'MULTIPLY', stroke, map_range(tree, angle, -0.02, 0.0, 1.0, 0.0))
    stroke = calculate(tree, 'MULTIPLY', stroke, map_range(tree, furrows, -0.8, 0.6, 0.25, 0.85))
    film = calculate(tree, 'MAXIMUM', film, stroke)
    tint = mix(tree, map_range(tree, large, 0.35, 0.65), (0.29, 0.29, 0.285), (0.39, 0.39, 0.38))
    tint = mix(tree, map_range(tree, spots, 0.54, 0.70, 0.0, 0.55), tint, (0.20, 0.165, 0.13))
    tint = mix(tree, film, tint, mix(tree, spots, (0.014, 0.010, 0.007), (0.062, 0.034, 0.013)))
    metal = map_range(tree, film, 0.0, 0.8, 0.85, 0.0)
    rough = calculate(tree, 'ADD', map_range(tree, fine, 0.3, 0.7, 0.30, 0.44), calculate(tree, 'MULTIPLY', film, -0.12))
    height = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', lines, 0.12), calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', film,
        0.9), calculate(tree, 'MULTIPLY', fine, 0.3)))
    return finish(material, principled(tree, Base_Color=tint, Metallic=metal, Roughness=rough, Specular=0.5, Normal=bump(tree, height,
        0.35, 0.0012)))


PARTS = [ring_face(), painted_iron('bed', (0.30, 0.35, 0.37), 0.7), plain('zinc flake', (0.46, 0.465, 0.47), 0.42, 0.85, 0.5, 0.10, 60),
         plain('torque paint', (0.83, 0.56, 0.015), 0.42, variation=0.06, scale=160), plain('hollow', (0.02, 0.02, 0.02),
             0.6), machined_steel()]


def gears():
    """The ring's part that is seen, with a gap where the pinion's tooth is; the pinion with its end plate."""
    step, count = 2 * math.pi / RING_TEETH, 22
    first = PLACE - step * (count / 2 - 0.5)
    outline = teeth_outline(RING_TEETH, CENTRE, first, count)
    inner, last = RING_RADIUS - 0.215, first + step * (count - 1)
    back = [Vector((CENTRE.x + inner * math.cos(a),
        CENTRE.y + inner * math.sin(a))) for a in [last - (last - first) * k / 60 for k in range(61)]]
    ring = Shape()
    ring.slab([*outline, *back], RING_DEEP, RING, Matrix.Translation((0, 0, -RING_DEEP)))
    ring.place('ring', PARTS, bevel=0.0011, soft=True)
    around = teeth_outline(PINION_TEETH, PINION, PLACE + math.pi, PINION_TEETH)
    pinion = Shape()
    pinion.slab(around, PINION_HIGH - PINION_LOW, PINION_STEEL, Matrix.Translation((0, 0, PINION_LOW)))
    pinion.place('pinion', PARTS, bevel=0.0012, soft=True)
    skin = Shape()
    grease(skin, outline, 0.0, RING_DEEP, 0.66, 1)
    grease(skin, [*around, around[0]], PINION_HIGH, PINION_HIGH - PINION_LOW, 0.64, 2)
    skin.place('grease', [grease_material()], soft=True)


def resampled(points, step):
    """Points every `step` metres along a line."""
    line = [points[0]]
    for a, b in zip(points, points[1:]):
        count = max(1, round((b - a).length / step))
        line += [a.lerp(b, k / count) for k in range(1, count + 1)]
    return line


def grease(shape, outline, top, deep, cover, seed):
    """
    A skin over flanks and gaps and a little over the face's edge, its thickness uneven; where it would be thinner than nothing it lies
    inside the steel. `cover` from 0 to 1: how much of the teeth has grease on it.
    """
    line = resampled(outline, 0.0017)
    normals = []
    for k, point in enumerate(line):
        along = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        normals.append(Vector((along.y, -along.x)))
    downs = [-0.0105, -0.0085, -0.0065, -0.0048, -0.0034, -0.0022, -0.0012, -0.0004, 0.0004, 0.0014, 0.0028,
        *[0.0045 + 0.0024 * k for k in range(int(deep / 0.0024) - 3)]]
    first, rows = len(shape.points), len(downs)
    for point, normal in zip(line, normals):
        for down in downs:
            where = Vector((point.x, point.y, down + seed))
            lump = noise_of.fractal(where * 24, 0.95, 2.1, 5) * 0.5 + 0.5
            ridge = noise_of.noise(Vector((point.x * 60, point.y * 60, down * 14 + seed))) * 0.5 + 0.5
            amount = lump * 0.62 + ridge * 0.38
            # Pressed out of the mesh, it gathers along the edge.
            near = math.exp(-(down / 0.0050) ** 2)
            thick = (amount - (1 - cover) - 0.05) * 0.0105 + near * (amount - 0.36) * 0.0055 - max(0, -down - 0.004) * 0.55
            thick = max(-0.0015, min(thick, 0.0034))
            if down <= 0:
                inward = point + normal * down
                shape.points.append((inward.x, inward.y, top + thick))
            else:
                lean = normal * thick
                shape.points.append((point.x + lean.x, point.y + lean.y, top - down + min(0, thick) * 0.2))
    for k in range(len(line) - 1):
        for j in range(rows - 1):
            a = first + k * rows + j
            shape.corners((a, a + 1, a + rows + 1, a + rows))


def hexagon(across):
    return [(across / math.sqrt(3) * math.cos(math.pi / 3 * k + math.pi / 6),
        across / math.sqrt(3) * math.sin(math.pi / 3 * k + math.pi / 6)) for k in range(6)]


def stroke(shape, turn, section, width):
    """A stripe of paint over steps (radius, height); its hand was not quite steady."""
    line = []
    for (r0, z0), (r1, z1) in zip(section, section[1:]):
        for k in range(4):
            line.append((r0 + (r1 - r0) * k / 4, z0 + (z1 - z0) * k / 4))
    line.append(section[-1])
    seed = rnd.uniform(0, 90)
    edges = []
    for k, (radius, height) in enumerate(line):
        taper = 1 - 0.35 * (k / len(line)) ** 3
        half = width / 2 * taper
        left = half + 0.0007 * noise_of.noise(Vector((k * 0.5, seed, 0)))
        right = half + 0.0007 * noise_of.noise(Vector((k * 0.5, seed, 7)))
        edges.append((turn @ Vector((radius, -left, height)), turn @ Vector((radius, right, height))))
    for (a, b), (c, d) in zip(edges, edges[1:]):
        shape.face([a, c, d, b], MARK, smooth=True)


def nut(shape, marks, spot, size, angle, has_mark=True):
    """A nut of `size` across flats on its washer, the stud's end above it; a stripe from the stud over nut and washer to the plate."""
    thick, washer, stud = size * 0.56, size * 0.10, size * 0.325
    own = spot @ Matrix.Rotation(angle, 4, 'Z')
    shape.turned([(size * 0.60, 0), (size * 0.60, washer * 0.8), (size * 0.585, washer), (0, washer)], NUT, own, 56)
    on_top = own @ Matrix.Translation((0, 0, washer))
    shape.slab(hexagon(size), thick * 0.93, NUT, on_top)
    shape.turned([(size * 0.497, thick * 0.925), (size * 0.46, thick), (stud * 1.08, thick), (stud * 1.0, thick * 0.97)], NUT, on_top, 56)
    end = thick + size * 0.24
    shape.turned([(stud, thick * 0.9), (stud, end - size * 0.04), (stud - size * 0.035, end), (0, end)], NUT, on_top, 48)
    for k in range(5):
        low = thick + size * (0.012 + 0.036 * k)
        shape.turned([(stud * 1.0, low), (stud * 1.045, low + size * 0.009), (stud * 1.0, low + size * 0.018)], NUT, on_top, 40)
    if has_mark:
        lift, w = 0.00035, washer
        section = [(stud * 0.35, w + end + lift), (stud * 0.93, w + end + lift), (stud * 1.07, w + thick + lift), (size * 0.46,
            w + thick + lift), (size * 0.5 + lift, w + thick * 0.90),
                   (size * 0.5 + lift, w + lift), (size * 0.585, w + lift), (size * 0.6 + lift, w * 0.7), (size * 0.6 + lift * 2,
                       lift), (size * 1.02, lift)]
        stroke(marks, own, section, size * 0.125)


def ring_bolts():
    shape, marks = Shape(), Shape()
    pitch = 0.0925 / BOLTS_AT
    for k in range(-5, 6):
        angle = PLACE - 0.045 + k * pitch
        at = CENTRE + Vector((math.cos(angle), math.sin(angle), 0)) * BOLTS_AT
        # The stripe points outward, or nearly: where the fitter stood.
        nut(shape, marks, Matrix.Translation(at), 0.046, angle + rnd.uniform(-0.55, 0.25))
    shape.place('ring bolts', PARTS, bevel=0.0007, soft=True)
    marks.place('ring marks', PARTS)


def pinion_end():
    """The plate that holds the pinion on its shaft, with three screws, and the boss of the gearbox behind it."""
    shape, detail, marks = Shape(), Shape(), Shape()
    spot = Matrix.Translation((PINION.x, PINION.y, PINION_HIGH))
    shape.turned([(0.072, 0), (0.072, 0.010), (0.0705, 0.0115), (0.018, 0.0115), (0.0165, 0.010), (0.0165, 0.004), (0, 0.004)], NUT, spot, 96)
    for k in range(3):
        angle = 2 * math.pi * k / 3 + 0.5
        at = spot @ Matrix.Translation((0.045 * math.cos(angle), 0.045 * math.sin(angle), 0.0115))
        cap_screw(detail, marks, at, 0.024, -2.0 + rnd.uniform(-0.8, 0.8))
    shape.place('end plate', PARTS, bevel=0.0006, soft=True)
    detail.place('end screws', PARTS, bevel=0.0005, soft=True)
    marks.place('end marks', PARTS)


def cap_screw(shape, marks, spot, size, angle):
    """A hexagon head on its washer, `size` across flats, marked."""
    own = spot @ Matrix.Rotation(angle, 4, 'Z')
    shape.turned([(size * 0.62, 0), (size * 0.62, 0.0022), (0, 0.0022)], NUT, own, 40)
    on_top = own @ Matrix.Translation((0, 0, 0.0022))
    shape.slab(hexagon(size), size * 0.60, NUT, on_top)
    shape.turned([(size * 0.495, size * 0.59), (size * 0.45, size * 0.655), (0, size * 0.655)], NUT, on_top, 40)
    lift, high = 0.0003, 0.0022 + size * 0.655
    stroke(marks, own, [(size * 0.05, high + lift), (size * 0.45, high + lift), (size * 0.5 + lift, high * 0.9), (size * 0.5 + lift,
        0.0022 + lift), (size * 0.62, 0.0022 + lift), (size * 0.62 + lift, lift), (size * 1.1, lift)], size * 0.17)


def bed():
    """The cast bed of the nacelle behind: a wall with its boss around the pinion, ribs, the gearbox's flange screws."""
    shape, ribs_, detail, marks = Shape(), Shape(), Shape(), Shape()
    shape.box((0, -0.3, BED - 0.06), (3.2, 3.4, 0.12), PAINT)
    spot = Matrix.Translation((PINION.x, PINION.y, BED))
    shape.turned([(0.262, 0), (0.256, 0.006), (0.238, 0.028), (0.232, 0.030), (0.158, 0.030), (0.152, 0.026), (0.150, 0.0)], PAINT, spot, 128)
    shape.turned([(0.148, -0.02), (0.148, 0.012), (0.10, 0.012), (0.06, 0.012)], PAINT, spot, 96)
    for k in range(14):
        angle = 2 * math.pi * k / 14 + 0.344
        at = spot @ Matrix.Translation((0.196 * math.cos(angle), 0.196 * math.sin(angle), 0.030))
        cap_screw(detail, marks, at, 0.027, -2.0 + rnd.uniform(-0.8, 0.8))
    for angle in (-150, -95, -28):
        a = math.radians(angle)
        out = Vector((math.cos(a), math.sin(a), 0))
        ribs_.beam(PINION + out * 0.24 + Vector((0, 0, BED + 0.02)), PINION + out * 0.95 + Vector((0, 0, BED + 0.02)), 0.034, 0.085, PAINT)
    shape.place('bed', PARTS, bevel=0.004, soft=True)
    ribs_.place('ribs', PARTS, bevel=0.008, soft=True)
    detail.place('flange screws', PARTS, bevel=0.0005, soft=True)
    marks.place('flange marks', PARTS)


def grease_line():
    """The pipe that brings new grease: along the bed, held by clips, into a fitting on the boss."""
    shape, low, high = Shape(), BED + 0.016, BED + 0.046
    points = [(-0.95, -0.22, low), (-0.55, -0.165, low), (-0.36, -0.138, low), (-0.25, -0.140, low), (-0.19, -0.143, low + 0.006),
        (-0.150, -0.141, high), (-0.085, -0.136, high)]
    shape.path(curved(points, 12), 0.0050, NUT, 24)
    for x, y, turn in ((-0.46, -0.153, 9), (-0.28, -0.139, 0)):
        spot = Matrix.Translation((x, y, BED)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        shape.box(spot @ Vector((0, 0.004, 0.0115)), (0.016, 0.032, 0.023), DARK, spot.to_3x3())
        shape.turned([(0.006, 0.023), (0.006, 0.027), (0, 0.027)], NUT, spot @ Matrix.Translation((0, 0.013, 0)), 6)
    fitting = Matrix.Translation((-0.076, -0.135, BED + 0.030))
    shape.slab(hexagon(0.020), 0.028, NUT, fitting)
    shape.pipe((-0.105, -0.1375, high), (-0.080, -0.1355, high), 0.0085, NUT, sides=6)
    shape.place('grease line', PARTS, bevel=0.0008, soft=True)


def rings_inside():
    """Within the ring: the tower's flange, then the dark of the tower."""
    shape = Shape()
    centre = Matrix.Translation((CENTRE.x, CENTRE.y, 0))
    shape.turned([(RING_RADIUS - 0.216, -0.03), (RING_RADIUS - 0.216, 0.03), (RING_RADIUS - 0.26, 0.03), (RING_RADIUS - 0.26, -0.6)],
        PAINT, centre, 360)
    shape.place('tower flange', PARTS, bevel=0.002, soft=True)


gears()
ring_bolts()
pinion_end()
bed()
grease_line()
rings_inside()
softbox((-1.15, -0.55, 1.05), (0.05, 0.0, -0.03), (0.45, 0.8), 38, (1.0, 0.965, 0.92))
hatch_light((0.95, 1.15, 0.85), (0.05, 0.0, 0.0), (0.5, 0.5), 13)
world = scene.world.node_tree.nodes['Background']
world.inputs[0].default_value, world.inputs[1].default_value = (0.80, 0.88, 1.0, 1), 0.04
camera((-0.40, -0.62, 0.66), (0.035, -0.008, -0.025), 62, 9, 0.99)
render(options, 16, 0.012, 4, (1600, 1200), guided=True)
