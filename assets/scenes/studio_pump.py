"""
The submersible pump on two wooden cradles in the studio, its cable led to the controller beside it; the controller's terminals.
Arguments after --: name, camera (pump, terminals), samples, scale.
"""
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.cables import smooth
from common.lettering import label_plate, text
from common.pump import CABLE, DARK, INK, MOTOR, PLATE, RADIUS, cradle, pump, pump_materials
from common.pump_controller import DEPTH, METAL, controller, controller_materials
from common.pump_terminals import terminals
from common.rendering import arguments, start
from common.shapes import Shape, curved
from common.studio import Studio

options = arguments()
start()
FEET = 0.10


def lying_pump(at, turn):
    """On its cradles, its axis turned by `turn` degrees; gives its root and where in the room its cable leaves the guard."""
    paints = pump_materials()
    root = bpy.data.objects.new('pump', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = Vector(at) + Vector((0, 0, RADIUS + 0.045)), (0, 0, math.radians(turn))
    body, end = pump()
    smooth(body.place('pump', paints, (-0.78, 0, 0), bevel=0.0006), 32).parent = root
    for x in (0.20, 1.14):
        made = smooth(cradle(x).place('cradle', paints, (-0.78, 0, 0), bevel=0.0015))
        made.parent = root
    band = Shape()
    # The name plate is bent around the motor: narrow strips.
    for k in range(12):
        angle = -math.pi / 2 - 0.42 + 0.045 * k
        out = Vector((0, math.cos(angle + 0.95), math.sin(angle + 0.95)))
        out = Vector((0, -math.cos(0.045 * (k - 5.5) + 0.42), math.sin(0.045 * (k - 5.5) + 0.42)))
        band.box(Vector((0.335, 0, 0)) + out * (RADIUS + 0.0004), (0.125, 0.0008, 0.0036), PLATE, Matrix.Rotation(-(0.045 * (k - 5.5) + 0.42), 3, 'X'))
    smooth(band.place('plate', paints, (-0.78, 0, 0))).parent = root
    for words, rise, high, face in (
        ('SUBMERSIBLE PUMP  5 HP', 0.56, 0.0056, 'narrow bold'), ('3~ 415 V 50 Hz 9 A   Head 72 m', 0.45, 0.0042, 'narrow'),
        ('Discharge 65 mm   V6', 0.35, 0.0042, 'narrow'), ('S/N SP5-2609-2217', 0.25, 0.0040, 'narrow')
    ):
        out = Vector((0, -math.cos(rise), math.sin(rise)))
        at_ = Vector((0.278 - 0.78, 0, 0)) + out * (RADIUS + 0.0010)
        text(words, at_, high, paints[INK], (90 - math.degrees(rise), 0, 0), face).parent = root
    return root, paints, end + Vector((-0.78, 0, 0))


def show_pump():
    studio = Studio(1.96, 0.275, (0.42, -0.52), 10)
    turn = 13
    root, paints, end = lying_pump((0.08, -0.12, 0), turn)
    spin, base = Matrix.Rotation(math.radians(turn), 3, 'Z'), root.location
    box_at, box_turn = Vector((-0.40, 0.42, FEET)), 12
    coats = controller_materials()
    controller(box_at, box_turn, coats)
    box_spin = Matrix.Rotation(math.radians(box_turn), 3, 'Z')

    def mouth(x):
        return box_at + box_spin @ Vector((x, 0, -0.008))

    legs = Shape()
    for x in (-0.12, 0.12):
        legs.box((x, 0, FEET / 2 + 0.006), (0.003, DEPTH * 0.94, FEET + 0.012), METAL)
        legs.box((x, 0, 0.0015), (0.045, DEPTH * 1.2, 0.003), METAL)
    smooth(legs.place('legs', coats, box_at - Vector((0, 0, FEET)), (0, 0, math.radians(box_turn)), bevel=0.0008))
    # From the guard's end over the paper in one turn, and up into the controller's gland.
    leaves = base + spin @ end
    away = spin @ Vector((1, 0, 0))
    over = [leaves, leaves + away * 0.08 + Vector((0, 0, 0.012)), leaves + away * 0.20 + Vector((0, 0.03, -0.04)), leaves + away * 0.28 + Vector((0, 0.10, -0.15)),
            Vector((0.93, 0.36, 0.010)), Vector((0.86, 0.52, 0.0075)), Vector((0.66, 0.56, 0.0075)), Vector((0.46, 0.46, 0.0075)), Vector((0.28, 0.36, 0.0075)),
            Vector((0.05, 0.36, 0.0075)), mouth(0.01) + Vector((0.10, -0.05, -0.086)), mouth(0.01) + Vector((0.018, -0.008, -0.070)), mouth(0.01) + Vector((0, 0, -0.03)), mouth(0.01)]
    cables = Shape()
    cables.path(curved(over, 8), 0.0064, CABLE, 20)
    for x, side in ((-0.10, -1), (-0.045, -0.8)):
        start_ = mouth(x)
        line = [start_, start_ + Vector((0, 0, -0.03)), start_ + Vector((-0.02, 0.0, -0.068)), start_ + Vector((-0.09, 0.0, -0.0855)),
                Vector((-0.78, 0.40 - 0.03 * side, 0.0058)), Vector((-1.05, 0.36 - 0.05 * side, 0.0058)), Vector((-1.6, 0.30, 0.0058))]
        cables.path(curved(line, 8), 0.0050, CABLE, 16)
    cables.place('cables', paints)
    studio.shoot(options, 6)


def show_terminals():
    studio = Studio(0.186, 0.290, None)
    terminals()
    studio.shoot(options, 6, aperture=6)


{'pump': show_pump, 'terminals': show_terminals}[options.get('camera', 'pump')]()
