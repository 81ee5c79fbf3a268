"""A submersible borewell pump of 5 HP, lying along +x: motor, strainer, stages, outlet with its pipe, and the cable under its guard."""
import math

from mathutils import Matrix, Vector

from .cables import screw
from .materials import begin, finish, plain, principled
from .nodes import bump, calculate, coordinates, map_range, mix, noise, split, stretched
from .shapes import Shape, curved

STAINLESS, CAST, DARK, CABLE, PIPE, BOLT, PLATE, INK, WOOD, BRASS, RED, YELLOW, BLUE, TAPE = range(14)
RADIUS = 0.0715
MOTOR, STRAINER, STAGES, OUTLET = (0.0, 0.62), (0.62, 0.735), (0.735, 1.27), (1.27, 1.38)


def turned_steel():
    """Stainless tube, ground around its axis (x): fine rings, and the marks of hands."""
    material, tree = begin('stainless')
    at = coordinates(tree)
    rings = noise(tree, 1.0, 5, 0.65, stretched(tree, at, (240, 3, 3)))
    marks = map_range(tree, noise(tree, 8, 6, 0.62, at), 0.5, 0.74)
    rough = calculate(tree, 'ADD', map_range(tree, rings, 0.3, 0.7, 0.23, 0.29), calculate(tree, 'MULTIPLY', marks, 0.15))
    tint = mix(tree, rings, (0.575, 0.58, 0.585), (0.635, 0.635, 0.63))
    tint = mix(tree, calculate(tree, 'MULTIPLY', marks, 0.25), tint, (0.42, 0.41, 0.39))
    return finish(material, principled(tree, Base_Color=tint, Metallic=1.0, Roughness=rough))


def timber():
    """Sawn wood, its grain along y."""
    material, tree = begin('timber')
    at = coordinates(tree)
    grain = noise(tree, 1.0, 8, 0.6, stretched(tree, at, (55, 5, 55)))
    x = split(tree, at)[0]
    tint = mix(tree, map_range(tree, grain, 0.35, 0.65), (0.36, 0.23, 0.12), (0.52, 0.36, 0.20))
    tint = mix(tree, map_range(tree, noise(tree, 6, 5, 0.6, at), 0.5, 0.8, 0.0, 0.4), tint, (0.22, 0.15, 0.09))
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.8, Specular=0.2, Normal=bump(tree, calculate(tree, 'ADD', grain, calculate(tree, 'MULTIPLY', x, 0.0)), 0.2, 0.002)))


def pump_materials():
    return [
        turned_steel(), plain('cast steel', (0.40, 0.405, 0.41), 0.42, 0.85, 0.5, 0.06, 12, 0.04, 160), plain('dark', (0.02, 0.02, 0.021), 0.5),
        plain('cable sheath', (0.03, 0.03, 0.032), 0.48, variation=0.05), plain('riser pipe', (0.045, 0.13, 0.33), 0.36, variation=0.03, scale=8),
        plain('bolt', (0.58, 0.58, 0.58), 0.24, 1.0, 0.5, 0.04, 40), plain('plate', (0.70, 0.70, 0.69), 0.36, 0.5, 0.5, 0.02, 30),
        plain('ink', (0.02, 0.025, 0.035), 0.5), timber(), plain('copper lug', (0.62, 0.60, 0.56), 0.28, 1.0),
        plain('red core', (0.42, 0.018, 0.014), 0.42), plain('yellow core', (0.62, 0.42, 0.02), 0.42), plain('blue core', (0.02, 0.08, 0.32), 0.42),
        plain('rubber tape', (0.035, 0.035, 0.035), 0.6, grain=0.2, grain_scale=150)
    ]


def _along(x=0.0):
    """The place of a turned part whose axis is x, its foot at `x`."""
    return Matrix.Translation((x, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def _barrel(shape):
    """The tubes with their joints, from the breather's end to the outlet."""
    r = RADIUS
    motor = [(0, 0.0), (0.030, 0.0), (0.034, 0.004), (0.034, 0.018), (0.058, 0.026), (r - 0.004, 0.034), (r - 0.002, 0.040), (r - 0.002, 0.075)]
    shape.turned(motor, CAST, _along(), 96)
    shape.turned([(r - 0.002, 0.075), (r, 0.076), (r, 0.556), (r - 0.002, 0.557)], STAINLESS, _along(), 96)
    shape.turned([(r - 0.002, 0.557), (r + 0.002, 0.559), (r + 0.002, 0.600), (r - 0.006, 0.604), (r - 0.006, 0.622), (0, 0.622)], CAST, _along(), 96)
    for x in (0.082, 0.548):
        shape.turned([(r, x), (r + 0.0012, x + 0.001), (r + 0.0012, x + 0.004), (r, x + 0.005)], STAINLESS, _along(), 96)
    stages = [(r - 0.006, 0.735), (r + 0.001, 0.738), (r + 0.001, 0.768), (r - 0.0015, 0.770)]
    shape.turned(stages, CAST, _along(), 96)
    count, low, high = 5, 0.770, 1.255
    for k in range(count):
        a, b = low + (high - low) * k / count, low + (high - low) * (k + 1) / count
        shape.turned([(r - 0.0015, a), (r - 0.0005, a + 0.002), (r - 0.0005, b - 0.004), (r - 0.0035, b - 0.002), (r - 0.0035, b)], STAINLESS, _along(), 96)
    shape.turned([(r - 0.002, 1.255), (r + 0.002, 1.257), (r + 0.002, 1.290), (r - 0.010, 1.310), (0.048, 1.335), (0.044, 1.345)], CAST, _along(), 96)
    shape.turned([(0.050, 1.345), (0.050, 1.372), (0, 1.372)], CAST, _along(), 8)
    # Four straps hold the stages together, a bolt at both ends.
    for k in range(4):
        angle = math.pi / 4 + math.pi / 2 * k
        out = Vector((0, math.cos(angle), math.sin(angle)))
        turn = Matrix.Rotation(angle, 3, 'X')
        shape.box(Vector((1.012, 0, 0)) + out * (r + 0.0025), (0.50, 0.004, 0.020), STAINLESS, turn)
        for x in (0.780, 1.245):
            screw(shape, Vector((x, 0, 0)) + out * (r + 0.0045), out, 0.0058, BOLT)


def _strainer(shape):
    """A sheet with holes around the inlet: dark dimples in rows, every second row between the holes of the first."""
    r = RADIUS - 0.001
    shape.turned([(r, 0.628), (r, 0.730)], STAINLESS, _along(), 96)
    for x in (0.626, 0.728):
        shape.turned([(r, x), (r + 0.002, x + 0.001), (r + 0.002, x + 0.006), (r, x + 0.007)], STAINLESS, _along(), 96)
    for row in range(11):
        x = 0.6395 + row * 0.0083
        for k in range(48):
            angle = 2 * math.pi * (k + 0.5 * (row % 2)) / 48
            out = Vector((0, math.cos(angle), math.sin(angle)))
            place = Matrix.Translation(Vector((x, 0, 0)) + out * (r - 0.0003)) @ out.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            points = [(math.cos(a) * 0.0029, math.sin(a) * 0.0029, 0.0009) for a in [math.pi / 6 * j for j in range(12)]]
            shape.face([place @ Vector(p) for p in points], DARK)


def _cable_guard(shape, angle):
    """The flat cable leaves the motor's top and runs under a perforated channel to the outlet; gives where it ends."""
    out = Vector((0, math.cos(angle), math.sin(angle)))
    turn, r = Matrix.Rotation(angle - math.pi / 2, 3, 'X'), RADIUS
    shape.box(Vector((0.955, 0, 0)) + out * (r + 0.009), (0.66, 0.026, 0.0014), STAINLESS, turn)
    for side in (-1, 1):
        shape.box(Vector((0.955, 0, 0)) + out * (r + 0.004) + turn @ Vector((0, side * 0.0125, 0)), (0.66, 0.0014, 0.011), STAINLESS, turn)
    for x in (0.645, 0.80, 1.11, 1.268):
        screw(shape, Vector((x, 0, 0)) + out * (r + 0.0095), out, 0.0042, BOLT)
    shape.turned([(0.013, 0), (0.013, 0.016), (0.010, 0.020), (0, 0.020)], CAST, Matrix.Translation(Vector((0.585, 0, 0)) + out * (r - 0.006)) @ out.to_track_quat('Z', 'Y').to_matrix().to_4x4(), 32)
    shape.path(curved([Vector((0.585, 0, 0)) + out * (r + 0.008), Vector((0.588, 0, 0)) + out * (r + 0.019), Vector((0.610, 0, 0)) + out * (r + 0.016),
                        Vector((0.66, 0, 0)) + out * (r + 0.004)]), 0.0062, CABLE, 16)
    return Vector((1.285, 0, 0)) + out * (r + 0.0045)


def _riser(shape):
    """The end of the riser pipe in the outlet: a threaded coupler, clamp band and 0.30 m of pipe, cut square."""
    shape.turned([(0.0445, 1.372), (0.0475, 1.374), (0.0475, 1.43), (0.0445, 1.432)], CAST, _along(), 12)
    shape.turned([(0.0375, 1.40), (0.0375, 1.70), (0.0365, 1.701), (0.0315, 1.701), (0.0305, 1.70), (0.0305, 1.45)], PIPE, _along(), 64)
    shape.turned([(0.0300, 1.452), (0, 1.452)], DARK, _along(), 32)


def pump(angle=1.15):
    """The pump on its axis, and the point where its cable leaves the guard, `angle` around the axis (0 is +y, a quarter is up)."""
    shape = Shape()
    _barrel(shape)
    _strainer(shape)
    _riser(shape)
    return shape, _cable_guard(shape, angle)


def cradle(x, width=0.15):
    """A block of wood, cut out so that the pump cannot roll; its foot is z = -RADIUS - 0.045."""
    shape, r, low = Shape(), RADIUS + 0.0006, -RADIUS - 0.045
    steps, half = 20, width / 2 + 0.012
    front, back = [], []
    arc = [(r * math.sin(a), -r * math.cos(a)) for a in [(-0.72 + 1.44 * k / steps) for k in range(steps + 1)]]
    top = arc[0][1]
    outline = [(-half, low), (half, low), (half, top), *reversed(arc), (-half, top)]
    for points, side in ((front, x - 0.025), (back, x + 0.025)):
        points += [Vector((side, y, z)) for y, z in outline]
    shape.face(list(reversed(front)), WOOD)
    shape.face(back, WOOD)
    for k in range(len(outline)):
        n = (k + 1) % len(outline)
        shape.face([front[k], front[n], back[n], back[k]], WOOD)
    return shape
