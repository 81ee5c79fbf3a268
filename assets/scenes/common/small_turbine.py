"""A wind turbine of 3 kW: rotor of 3.2 m, slim generator, tail vane, and the guyed mast of 15 m that tilts up. The wind is at -y."""
import math

from mathutils import Matrix, Vector

from .cables import screw, smooth
from .materials import begin, finish, plain, principled
from .nodes import calculate, coordinates, map_range, mix, noise, ramp, split, stretched
from .shapes import Shape

MAST, RADIUS = 15.0, 1.6
# The rotor's middle above the mast's top, and before it.
AXIS, FRONT = 0.34, -0.36
BLADE, CASE, STEEL, BOLT, DARK, VANE, PLATE, INK, MARK, CONCRETE = range(10)
ROOT, HUB_PLATE = 0.10, 0.17


def blade_paint():
    """Grey gel coat, a little rubbed by rain and dust, with faint streaks along the blade; the last 17 cm are signal red."""
    material, tree = begin('blade')
    place = coordinates(tree)
    streaks = noise(tree, 1.0, 6, 0.6, stretched(tree, place, (60, 60, 3)))
    tint = ramp(tree, noise(tree, 5, 8, 0.65, place), [(0.3, (0.37, 0.38, 0.39)), (0.7, (0.46, 0.465, 0.465))])
    tint = mix(tree, map_range(tree, streaks, 0.52, 0.75, 0.0, 0.25), tint, (0.27, 0.26, 0.25))
    tint = mix(tree, calculate(tree, 'GREATER_THAN', split(tree, place)[2], RADIUS - 0.17), tint, (0.44, 0.035, 0.02))
    rough = map_range(tree, streaks, 0.3, 0.7, 0.26, 0.38)
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.5))


def turbine_paints():
    return [
        blade_paint(),
        plain('generator case', (0.44, 0.45, 0.455), 0.36, 0.25, 0.5, 0.03, 14, 0.03, 300),
        plain('galvanised mast', (0.40, 0.41, 0.42), 0.42, 0.8, 0.5, 0.10, 9, 0.03, 120),
        plain('stainless bolt', (0.58, 0.58, 0.58), 0.24, 1.0, 0.5, 0.04, 40),
        plain('black rubber', (0.025, 0.025, 0.027), 0.6),
        plain('vane paint', (0.035, 0.075, 0.17), 0.38, 0.0, 0.5, 0.05, 6, 0.02, 200),
        plain('plate', (0.62, 0.62, 0.60), 0.34, 0.7, 0.5, 0.02, 30),
        plain('ink', (0.02, 0.025, 0.035), 0.5),
        plain('torque mark', (0.80, 0.42, 0.02), 0.5, variation=0.05, scale=60)
    ]


def _section(radius):
    """At a radius in metres: chord, thickness by chord, and twist."""
    if radius < 0.30:
        u = max(0.0, (radius - 0.14) / 0.16)
        u = u * u * (3 - 2 * u)
        return 0.105 + 0.105 * u, 0.34 - 0.15 * u, math.radians(17)
    u = (radius - 0.30) / (RADIUS - 0.30)
    return 0.210 - 0.125 * u ** 0.85, 0.19 - 0.075 * u, math.radians(17 * (1 - u) ** 1.8 + 1)


def blade(around=40, along=90):
    """One blade along +z from the hub's middle, its flat side to the wind, in material BLADE."""
    shape = Shape()
    for step in range(along + 1):
        part = step / along
        radius = ROOT + (RADIUS - ROOT) * part
        chord, thickness, twist = _section(radius)
        # The tip is rounded in the last six centimetres.
        chord *= math.sqrt(max(0.02, 1 - max(0.0, (radius - RADIUS + 0.06) / 0.06) ** 2))
        for side in range(around):
            angle = 2 * math.pi * side / around
            x = (1 + math.cos(angle)) / 2
            half = 5 * thickness * (0.2969 * math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1036 * x ** 4)
            px, py = (x - 0.34) * chord, (half if angle <= math.pi else -half * 0.6) * chord
            shape.points.append((
                px * math.cos(twist) - py * math.sin(twist), px * math.sin(twist) + py * math.cos(twist), radius
            ))
    for step in range(along):
        for side in range(around):
            a, b = step * around + side, step * around + (side + 1) % around
            shape.corners((a, a + around, b + around, b), BLADE)
    for ring in (0, along):
        shape.corners(tuple(ring * around + side for side in range(around)), BLADE)
    return shape


def blade_bolts():
    """What holds one blade's root: clamping plates, four bolts in two rows with the stripe of paint that shows they are tight."""
    shape = Shape()
    for y in (-0.030, 0.030):
        shape.box((0, y, 0.142), (0.088, 0.008, 0.176), PLATE)
    for x in (-0.024, 0.024):
        for z in (0.115, 0.195):
            screw(shape, (x, -0.034, z), (0, -1, 0), 0.0105, BOLT)
            slant = Matrix.Rotation(0.5 + 40 * x + 9 * z, 3, 'Y')
            shape.box(Vector((x, -0.04345, z)) + slant @ Vector((0.004, 0, 0)), (0.013, 0.0006, 0.0024), MARK, slant)
            shape.box(Vector((x, -0.03435, z)) + slant @ Vector((0.0155, 0, 0)), (0.010, 0.0006, 0.0024), MARK, slant)
    shape.box((0, 0, 0.2335), (0.10, 0.046, 0.004), DARK)
    return shape


def hub(has_spinner=True):
    """The plates between which the blades are clamped, and the spinner before them, or the shaft's nut; the axis is y."""
    shape, to_wind = Shape(), Matrix.Rotation(math.pi / 2, 4, 'X')
    shape.turned([(0, -0.046), (HUB_PLATE, -0.046), (HUB_PLATE, -0.034), (0, -0.034)], PLATE, to_wind, 72)
    shape.turned([(0.05, -0.10), (0.05, -0.03)], STEEL, to_wind, 40)
    shape.turned([(0, 0.034), (0.098, 0.034), (0.098, 0.044), (0, 0.044)], PLATE, to_wind, 72)
    if has_spinner:
        cone = [(0.100, 0.044), (0.102, 0.060), (0.097, 0.10), (0.083, 0.15), (0.060, 0.195), (0.032, 0.225), (0.012, 0.234), (0, 0.235)]
        shape.turned(cone, CASE, to_wind, 72)
        return shape
    shape.turned([(0, 0.044), (0.034, 0.044), (0.034, 0.048), (0, 0.048)], BOLT, to_wind, 48)
    shape.turned([(0.027, 0.048), (0.027, 0.066), (0.025, 0.069), (0.0145, 0.069)], BOLT, to_wind, 6)
    shape.turned([(0.0145, 0.05), (0.0145, 0.080), (0.0125, 0.083), (0, 0.083)], BOLT, to_wind, 40)
    shape.pipe((-0.031, -0.062, 0), (0.031, -0.062, 0), 0.0022, BOLT, sides=12)
    for k in range(6):
        angle = math.pi / 3 * k + math.pi / 6
        screw(shape, (0.068 * math.sin(angle), -0.044, 0.068 * math.cos(angle)), (0, -1, 0), 0.008, BOLT)
    return shape


def generator():
    """From the yaw bearing at z = 0 up: skirt, saddle, the finned case and its end bells, the name plate, a cable gland."""
    shape, along = Shape(), Matrix.Translation((0, 0, AXIS)) @ Matrix.Rotation(-math.pi / 2, 4, 'X')
    shape.turned([(0, 0), (0.125, 0), (0.125, 0.016), (0.072, 0.018), (0.072, 0.10), (0.085, 0.11), (0.085, 0.15), (0, 0.15)], CASE, sides=72)
    shape.turned([(0.074, 0.070), (0.0765, 0.072), (0.0765, 0.082), (0.074, 0.084)], DARK, sides=72)
    for k in range(6):
        angle = math.pi / 3 * k + 0.3
        screw(shape, (0.102 * math.cos(angle), 0.102 * math.sin(angle), 0.016), (0, 0, 1), 0.011, BOLT)
    shape.box((0, -0.02, 0.175), (0.11, 0.26, 0.06), CASE)
    # The case with its bells: front -0.27, back 0.25.
    profile = [(0, -0.275), (0.055, -0.275), (0.075, -0.262), (0.120, -0.245), (0.152, -0.215), (0.156, -0.20), (0.156, -0.186),
               (0.138, -0.184), (0.138, 0.164), (0.156, 0.166), (0.156, 0.180), (0.150, 0.20), (0.120, 0.232), (0.075, 0.245), (0, 0.247)]
    shape.turned(profile, CASE, along, 96)
    for k in range(44):
        angle = 2 * math.pi * k / 44
        # The fins leave a flat strip on each side for the name plate, and below for the saddle.
        if min(abs(math.cos(angle) - 1), abs(math.cos(angle) + 1)) < 0.035 or math.sin(angle) < -0.90:
            continue
        turn = Matrix.Rotation(-angle, 3, 'Y')
        shape.box(Vector((0, -0.01, AXIS)) + turn @ Vector((0.144, 0, 0)), (0.024, 0.345, 0.0045), CASE, turn)
    for end, towards in ((-0.201, -1), (0.181, 1)):
        for k in range(8):
            angle = 2 * math.pi * (k + 0.5) / 8
            screw(shape, (0.132 * math.cos(angle), end - towards * 0.03 * -1, AXIS + 0.132 * math.sin(angle)), (0, towards, 0), 0.0085, BOLT)
    return shape


def tail():
    """The boom on its hinge behind the generator, a brace, and the vane between two straps."""
    shape, root = Shape(), Vector((0, 0.235, AXIS))
    shape.turned([(0, 0), (0.062, 0), (0.062, 0.014), (0.036, 0.016), (0.036, 0.05), (0, 0.05)], CASE,
                 Matrix.Translation(root) @ Matrix.Rotation(-math.pi / 2, 4, 'X'), 48)
    shape.pipe(root + Vector((0, 0.075, -0.075)), root + Vector((0, 0.075, 0.075)), 0.021, STEEL, sides=32)
    for z in (-0.084, 0.075):
        shape.turned([(0, 0), (0.030, 0), (0.030, 0.009), (0, 0.009)], CASE, Matrix.Translation(root + Vector((0, 0.075, z))), 32)
    screw(shape, root + Vector((0, 0.075, 0.084)), (0, 0, 1), 0.012, BOLT)
    end = Vector((0, 1.72, AXIS + 0.10))
    shape.pipe(root + Vector((0, 0.085, 0)), end, 0.0205, STEEL, sides=32)
    shape.pipe(root + Vector((0, 0.09, -0.06)), root.lerp(end, 0.36) + Vector((0, 0, -0.012)), 0.010, STEEL, sides=20)
    outline = [(1.16, 0.02), (1.30, 0.30), (1.78, 0.40), (1.86, 0.38), (1.86, -0.16), (1.78, -0.20), (1.36, -0.13)]
    for side in (-1, 1):
        face = [Vector((side * 0.0025, y, AXIS + 0.07 + z)) for y, z in outline]
        shape.face(face if side > 0 else list(reversed(face)), VANE)
    edge = [(y, AXIS + 0.07 + z) for y, z in outline]
    for (y0, z0), (y1, z1) in zip(edge, edge[1:] + edge[:1]):
        shape.face([(0.0025, y0, z0), (-0.0025, y0, z0), (-0.0025, y1, z1), (0.0025, y1, z1)], VANE)
    for side in (-1, 1):
        shape.beam((side * 0.024, 1.24, AXIS + 0.066), (side * 0.024, 1.72, AXIS + 0.10), 0.005, 0.05, STEEL)
        for part in (0.1, 0.5, 0.9):
            at = Vector((side * 0.0265, 1.24, AXIS + 0.066)).lerp(Vector((side * 0.0265, 1.72, AXIS + 0.10)), part)
            screw(shape, at, (side, 0, 0), 0.009, BOLT)
    return shape


def head(paints, parent, phase=0.3, bevel=0.0012, has_spinner=True):
    """Generator, tail and rotor under an object; `phase` turns the rotor, in radians. Gives the objects of the rotor."""
    for name, shape in (('generator', generator()), ('tail', tail())):
        smooth(shape.place(name, paints, bevel=bevel)).parent = parent
    turned, mesh = [smooth(hub(has_spinner).place('hub', paints, (0, FRONT, AXIS), (0, phase, 0), bevel=bevel))], blade()
    for k in range(3):
        turn = (0, phase + 2 * math.pi * k / 3, 0)
        turned.append(smooth(mesh.place('blade', paints, (0, FRONT, AXIS), turn), 60))
        turned.append(smooth(blade_bolts().place('root', paints, (0, FRONT, AXIS), turn, bevel=bevel)))
    for made in turned:
        made.parent = parent
    return turned


def mast(turn=0.7, spread=7.6):
    """
    The tilt-up mast on its hinge: three tubes with flanges, two collars with four stays each, the anchors, the raising pole and the
    isolator.
    """
    shape = Shape()
    shape.box((0, 0, 0.06), (1.0, 1.0, 0.30), CONCRETE)
    shape.box((0, 0, 0.22), (0.42, 0.42, 0.022), STEEL)
    for side in (-1, 1):
        shape.box((side * 0.115, 0, 0.33), (0.014, 0.20, 0.24), STEEL)
        for y in (-0.16, 0.16):
            screw(shape, (side * 0.16, y, 0.231), (0, 0, 1), 0.02, BOLT)
    shape.pipe((-0.16, 0, 0.38), (0.16, 0, 0.38), 0.018, BOLT)
    tubes = [(0.30, 5.2, 0.084), (5.2, 10.2, 0.0765), (10.2, MAST - 0.02, 0.070)]
    for low, high, radius in tubes:
        shape.pipe((0, 0, low), (0, 0, high), radius, STEEL, sides=40)
        if low > 1:
            shape.turned([(0, -0.02), (0.14, -0.02), (0.14, 0.02), (0, 0.02)], STEEL, Matrix.Translation((0, 0, low)), 40)
            for k in range(6):
                screw(shape, (0.115 * math.cos(k * math.pi / 3), 0.115 * math.sin(k * math.pi / 3), low + 0.02), (0, 0, 1), 0.012, BOLT)
    shape.turned([(0, -0.03), (0.125, -0.03), (0.125, 0.0), (0, 0)], STEEL, Matrix.Translation((0, 0, MAST)), 40)
    for level in (7.4, 12.7):
        shape.turned([(0.07, -0.05), (0.10, -0.05), (0.10, 0.05), (0.07, 0.05)], STEEL, Matrix.Translation((0, 0, level)), 40)
        for k in range(4):
            angle = turn + math.pi / 2 * k
            out = Vector((math.cos(angle), math.sin(angle), 0))
            foot = out * spread + Vector((0, 0, 0.34 + (0.05 if level > 10 else 0)))
            eye = Vector((0, 0, level)) + out * 0.13
            shape.box(Vector((0, 0, level)) + out * 0.11, (0.07, 0.012, 0.06), STEEL, Matrix.Rotation(angle, 3, 'Z'))
            along = (eye - foot).normalized()
            shape.pipe(foot + along * 0.55, eye, 0.0085, STEEL, sides=8)
            shape.pipe(foot, foot + along * 0.55, 0.008, BOLT, sides=10)
            shape.pipe(foot + along * 0.14, foot + along * 0.42, 0.017, BOLT, sides=12)
    for k in range(4):
        angle = turn + math.pi / 2 * k
        out = Vector((math.cos(angle), math.sin(angle), 0))
        rotated = Matrix.Rotation(angle, 3, 'Z')
        shape.box(out * spread + Vector((0, 0, 0.02)), (0.7, 0.7, 0.36), CONCRETE, rotated)
        shape.box(out * (spread - 0.02) + Vector((0, 0, 0.27)), (0.20, 0.016, 0.20), STEEL, rotated)
    isolator(shape)
    return shape


def isolator(shape):
    """The switch box that is strapped to the mast at a man's height, its conduit down into the ground."""
    shape.box((0, -0.17, 1.42), (0.28, 0.15, 0.36), PLATE)
    shape.box((0, -0.25, 1.40), (0.07, 0.02, 0.09), DARK)
    for z in (1.30, 1.54):
        shape.turned([(0.085, -0.012), (0.090, -0.012), (0.090, 0.012), (0.085, 0.012)], BOLT, Matrix.Translation((0, 0, z)), 32)
    shape.path([(0.07, -0.16, 1.24), (0.07, -0.16, 0.75), (0.07, -0.16, 0.0)], 0.016, DARK)
