"""
The head of the small wind turbine on a stand in the studio: generator, hub, the roots of its blades, the tail behind.
Arguments after --: name, camera (head, root), samples, scale.
"""
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.cables import screw, smooth
from common.lettering import text
from common.rendering import arguments, start
from common.shapes import Shape, curved
from common.small_turbine import AXIS, BOLT, DARK, FRONT, INK, PLATE, STEEL, head, turbine_paints
from common.studio import Studio

options = arguments()
start()
paints = turbine_paints()
# High enough that the blades pass above the paper.
STAND = 0.55


def on_a_stand(at, yaw, phase, has_spinner=True):
    """The head on a short piece of its mast, which is bolted to a plate; the generator's cable runs away over the paper."""
    shape = Shape()
    shape.box((0, 0, 0.007), (0.44, 0.44, 0.012), STEEL)
    shape.turned([(0.070, 0.012), (0.070, STAND - 0.02), (0.125, STAND - 0.02), (0.125, STAND), (0, STAND)], STEEL, sides=72)
    for k in range(4):
        turn = Matrix.Rotation(math.pi / 2 * k + math.pi / 4, 3, 'Z')
        shape.face([turn @ Vector(p) for p in ((0.07, 0.004, 0.012), (0.17, 0.004, 0.012), (0.07, 0.004, 0.15))], STEEL)
        shape.face([turn @ Vector(p) for p in ((0.07, -0.004, 0.15), (0.17, -0.004, 0.012), (0.07, -0.004, 0.012))], STEEL)
        shape.face([turn @ Vector(p) for p in ((0.17, 0.004, 0.012), (0.17, -0.004, 0.012), (0.07, -0.004, 0.15), (0.07, 0.004, 0.15))], STEEL)
        screw(shape, turn @ Vector((0.24, 0, 0.013)), (0, 0, 1), 0.014, BOLT)
    for k in range(6):
        angle = math.pi / 3 * k + 0.3
        screw(shape, (0.102 * math.cos(angle), 0.102 * math.sin(angle), STAND - 0.02), (0, 0, -1), 0.011, BOLT)
    shape.pipe((0.05, -0.045, 0.05), (0.092, -0.083, 0.05), 0.017, DARK, sides=24)
    cable = [(0.085, -0.077, 0.05), (0.13, -0.118, 0.048), (0.18, -0.150, 0.030), (0.23, -0.155, 0.014), (0.29, -0.12, 0.0095),
             (0.40, 0.02, 0.0095), (0.58, 0.12, 0.0095), (0.82, 0.14, 0.0095), (1.15, 0.08, 0.0095), (1.9, 0.05, 0.0095)]
    shape.path(curved(cable), 0.0085, DARK, 20)
    smooth(shape.place('stand', paints, at, bevel=0.0015))
    root = bpy.data.objects.new('head', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = Vector(at) + Vector((0, 0, STAND)), (0, 0, yaw)
    head(paints, root, phase, 0.0012 if has_spinner else 0.0007, has_spinner)
    name_plate(root)


def name_plate(parent):
    """Riveted to the flat of the case that looks to +x, printed."""
    shape, x = Shape(), 0.153
    shape.box((x, -0.01, AXIS), (0.002, 0.125, 0.058), PLATE)
    for y in (-0.066, 0.046):
        for z in (-0.024, 0.024):
            shape.turned([(0.0022, 0), (0.0018, 0.0012), (0, 0.0014)], BOLT, Matrix.Translation((x + 0.001, y, AXIS + z)) @ Matrix.Rotation(math.pi / 2, 4, 'Y'), 16)
    smooth(shape.place('plate', paints, bevel=0.0003)).parent = parent
    for words, y, z, high, face in (
        ('WIND GENERATOR  3 kW', -0.060, 0.0135, 0.0075, 'narrow bold'), ('Rotor 3.2 m   Rated wind 11 m/s', -0.060, 0.0015, 0.0048, 'narrow'),
        ('3~ PM   48 V   IP54   62 kg', -0.060, -0.0085, 0.0048, 'narrow'), ('S/N  WT3-2611-0047', -0.060, -0.0185, 0.0048, 'narrow')
    ):
        text(words, (x + 0.0011, y, AXIS + z), high, paints[INK], (90, 0, 90), face).parent = parent


def show_head():
    studio = Studio(2.30, 0.69, (0.33, -0.20), 10)
    on_a_stand((-0.14, 0, 0), math.radians(-42), math.radians(2))
    studio.shoot(options, 6)


def show_root():
    """The hub without its spinner from close by; the turbine stands so that its hub is where the studio's products are."""
    yaw = math.radians(-20)
    studio = Studio(0.45, STAND + AXIS + 0.05, None)
    hub = Matrix.Rotation(yaw, 3, 'Z') @ Vector((0, FRONT - 0.05, 0))
    on_a_stand((-hub.x - 0.02, -hub.y, 0), yaw, math.radians(9), False)
    studio.shoot(options, 6)


{'head': show_head, 'root': show_root}[options.get('camera', 'head')]()
