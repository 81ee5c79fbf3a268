"""A wind turbine of 2 MW: tower, nacelle, hub and three blades, the rotor before the tower (towards -y)."""
import math

import bpy
from mathutils import Matrix

from .materials import plain
from .shapes import Shape, place, rounded

HUB_HEIGHT, BLADE = 90.0, 52.0
ROOF_HEIGHT = HUB_HEIGHT + 1.55
WHITE, DARK, RED, CONCRETE, STEEL = range(5)


def turbine_materials():
    return [
        plain('turbine paint', (0.74, 0.74, 0.73), 0.38, specular=0.45, variation=0.015, scale=0.4),
        plain('turbine dark', (0.10, 0.10, 0.11), 0.6),
        plain('turbine lamp', (0.45, 0.03, 0.02), 0.4),
        plain('foundation', (0.40, 0.38, 0.35), 0.9, grain=0.2),
        plain('turbine steel', (0.42, 0.43, 0.44), 0.4, 0.85)
    ]


def _section(part):
    """At `part` of the blade's length: chord (m), thickness of the chord, from round to aerofoil, and twist."""
    if part < 0.05:
        chord, thickness, aerofoil = 2.4, 1.0, 0.0
    elif part < 0.22:
        u = (part - 0.05) / 0.17
        u = u * u * (3 - 2 * u)
        chord, thickness, aerofoil = 2.4 + 1.7 * u, 1 - 0.68 * u, u
    else:
        u = (part - 0.22) / 0.78
        chord, thickness, aerofoil = 4.1 * (1 - u) ** 0.85 + 0.55 * u * (1 - u * 0.3), 0.32 - 0.16 * u, 1.0
    return chord, thickness, aerofoil, math.radians(16 * (1 - part) ** 2 - 1)


def _blade(around=28, along=60):
    shape = Shape()
    for step in range(along + 1):
        part = step / along
        chord, thickness, aerofoil, twist = _section(part)
        if step == along:
            chord *= 0.25
        for side in range(around):
            angle = 2 * math.pi * side / around
            x = (1 + math.cos(angle)) / 2
            # The thickness of a NACA four-digit section.
            upper = 5 * thickness * (0.2969 * math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1036 * x ** 4)
            wing = (x - 0.32, upper if angle <= math.pi else -upper * 0.55)
            pipe = (0.5 * math.cos(angle), 0.5 * math.sin(angle) * thickness)
            px, py = ((pipe[k] * (1 - aerofoil) + wing[k] * aerofoil) * chord for k in (0, 1))
            # The tips bend towards the wind.
            shape.points.append((
                px * math.cos(twist) - py * math.sin(twist),
                px * math.sin(twist) + py * math.cos(twist) - 2.2 * part ** 2.2,
                part * BLADE + 1.4
            ))
    for step in range(along):
        for side in range(around):
            a, b = step * around + side, step * around + (side + 1) % around
            shape.corners((a, a + around, b + around, b), WHITE)
    shape.turned([(1.17, 1.05), (1.26, 1.10), (1.26, 1.34), (1.19, 1.40)], WHITE, sides=48)
    return shape


def _tower():
    shape = Shape()
    shape.turned([(2.25 - 0.9 * k / 40, k / 40 * (HUB_HEIGHT - 2)) for k in range(41)], WHITE, sides=64)
    for part in (0.26, 0.52, 0.77, 0.985):
        radius, height = 2.25 - 0.9 * part, part * (HUB_HEIGHT - 2)
        shape.turned([(radius, height - 0.09), (radius + 0.035, height - 0.07), (radius + 0.035, height + 0.07), (radius, height + 0.09)], WHITE, sides=64)
    shape.turned([(4.2, -1.2), (4.2, 0.25), (3.9, 0.35), (0, 0.35)], CONCRETE, sides=40)
    shape.box((0, -2.22, 1.9), (1.0, 0.16, 2.2), DARK)
    shape.box((0, -3.0, 0.7), (1.4, 1.4, 0.1), DARK)
    return shape


def _nacelle(is_closed):
    """What is on and around the case: ring, joints, vents, cooler, hatch, railing, wind vane and lamp. Its z = 0 is the tower's top."""
    shape = Shape()
    shape.turned([(1.42, -0.9), (1.42, -0.25), (1.62, -0.2), (1.62, 0.25)], WHITE, sides=64)
    for y in (-0.2, 3.1, 5.9):
        shape.slab(rounded(3.706, 3.706, 0.6), 0.035, DARK, Matrix.Translation((0, y, 1.9)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    for side in (-1, 1):
        shape.box((side * 1.855, 2.4, 1.15), (0.03, 9.0, 0.03), DARK)
        for k in range(9):
            shape.box((side * 1.86, 4.0 + k * 0.17, 2.5), (0.05, 0.09, 0.8), DARK)
        for k in range(2):
            shape.box((side * 1.86, 6.35 + k * 0.5, 2.6), (0.03, 0.28, 0.5), DARK)
    # The cooler stands across the rear of the roof.
    shape.box((0, 6.3, 4.55), (3.1, 0.45, 1.35), WHITE)
    shape.box((0, 6.06, 4.55), (2.86, 0.02, 1.12), DARK)
    for k in range(19):
        shape.box((-1.35 + 2.7 * k / 18, 6.03, 4.55), (0.03, 0.05, 1.1), STEEL)
    if is_closed:
        shape.box((0.2, 2.0, 3.78), (1.1, 1.3, 0.12), WHITE)
        shape.box((0.2, 1.4, 3.86), (0.3, 0.05, 0.05), DARK)
    for side in (-1, 1):
        for k in range(6):
            shape.pipe((side * 1.45, -1.6 + k * 1.35, 3.72), (side * 1.45, -1.6 + k * 1.35, 4.72), 0.024, STEEL, sides=10)
        for height in (4.22, 4.72):
            shape.pipe((side * 1.45, -1.6, height), (side * 1.45, 5.15, height), 0.024, STEEL, sides=10)
    for x, height in ((1.2, 7.0), (-1.2, 6.7)):
        shape.pipe((x, 6.3, 5.2), (x, 6.3, height), 0.045, STEEL, sides=10)
        shape.pipe((x - 0.32, 6.3, height), (x + 0.32, 6.3, height), 0.022, STEEL, sides=8)
    for k in range(3):
        angle = 2 * math.pi * k / 3
        shape.turned([(0, -0.07), (0.075, -0.02), (0.075, 0.03), (0, 0.05)], DARK,
                     Matrix.Translation((1.2 + 0.22 * math.cos(angle), 6.3 + 0.22 * math.sin(angle), 7.02)), 12)
    shape.box((-1.2, 6.55, 6.78), (0.02, 0.5, 0.2), DARK)
    shape.turned([(0.13, 0), (0.13, 0.06), (0.11, 0.08), (0.11, 0.3), (0.06, 0.36), (0, 0.36)], RED, Matrix.Translation((0, 6.3, 5.22)), 24)
    return shape


def _hub():
    shape = Shape()
    to_the_wind = Matrix.Rotation(math.pi / 2, 4, 'X')
    shape.turned([(1.62, -1.5), (1.75, -1.1), (1.75, 0), (1.66, 0.6), (1.42, 1.3), (1.0, 1.9), (0.5, 2.22), (0, 2.3)], WHITE, to_the_wind, 64)
    shape.turned([(1.765, -0.62), (1.765, -0.58)], DARK, to_the_wind, 64)
    for k in range(3):
        out = Matrix.Rotation(2 * math.pi * k / 3, 4, 'Y')
        shape.turned([(1.38, 0.9), (1.38, 1.52), (1.30, 1.58)], WHITE, out, 48)
    return shape


class Turbines:
    """
    Puts up turbines that share their meshes; the rotors turn by a tenth of a radian while the shutter is open, or not. `is_closed`:
    their hatch is; an open one is in nacelle_roof.py.
    """

    def __init__(self, is_turning=True, is_closed=True):
        paints = turbine_materials()
        self.is_turning = is_turning
        self.tower, self.blade = _tower().mesh('tower', paints), _blade().mesh('blade', paints)
        self.nacelle, self.hub = _nacelle(is_closed).mesh('nacelle', paints), _hub().mesh('hub', paints)
        case = Shape()
        case.box((0, 2.4, 1.9), (3.7, 10.2, 3.7), WHITE)
        self.case = case.mesh('case', paints)
        self.case.polygons.foreach_set('use_smooth', [True] * len(self.case.polygons))
        self.case.use_auto_smooth = True
        scene = bpy.context.scene
        scene.frame_set(1)
        scene.render.use_motion_blur, scene.render.motion_blur_shutter = is_turning, 0.5

    def put_up(self, at, yaw, phase):
        """`yaw` turns the whole machine (0 looks towards -y), `phase` its rotor; radians. Gives the object that carries it."""
        def parent_of(name, under=None):
            made = bpy.data.objects.new(name, None)
            bpy.context.scene.collection.objects.link(made)
            made.parent = under
            return made

        root = parent_of('turbine')
        root.location, root.rotation_euler = at, (0, 0, yaw)
        place(self.tower, 'tower').parent = root
        for mesh in (self.case, self.nacelle):
            made = place(mesh, mesh.name, (0, 0, HUB_HEIGHT - 2.2))
            made.parent = root
            if mesh is self.case:
                made.modifiers.new('weld', 'WELD').merge_threshold = 1e-3
                round_off = made.modifiers.new('bevel', 'BEVEL')
                round_off.width, round_off.segments, round_off.harden_normals = 0.6, 12, True
        rotor = parent_of('rotor', root)
        rotor.location = (0, -3.9, HUB_HEIGHT - 0.1)
        place(self.hub, 'hub').parent = rotor
        for k in range(3):
            place(self.blade, 'blade', turn=(0, 2 * math.pi / 3 * k, 0)).parent = rotor
        tilt = math.radians(-4)
        rotor.rotation_euler = (tilt, phase, 0)
        if self.is_turning:
            for frame, angle in ((0, phase - 0.05), (2, phase + 0.05)):
                rotor.rotation_euler = (tilt, angle, 0)
                rotor.keyframe_insert('rotation_euler', frame=frame)
            for curve in rotor.animation_data.action.fcurves:
                for key in curve.keyframe_points:
                    key.interpolation = 'LINEAR'
        return root
