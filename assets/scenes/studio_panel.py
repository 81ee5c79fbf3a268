"""
Two solar modules (TOPCon, 144 half-cells) that lean against each other on rubber blocks: one from the front, one edge on.
Arguments after --: name, samples, scale.
"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import BLACK, RUBBER, cable, along, group, loose_plug, parts
from common.module_close import FRAME_DEPTH, LENGTH, WIDTH, barcode, module, module_materials
from common.rendering import arguments, start
from common.shapes import Shape
from common.studio import Studio

options = arguments()
start()
PARTS = parts()
studio = Studio(2.95, 0.52, (0.44, -0.86), 6)
LEAN, BLOCK = 13, 0.022
REACH = WIDTH * math.sin(math.radians(LEAN)) + FRAME_DEPTH * math.cos(math.radians(LEAN))
OF_MODULE = module_materials(wire=0.0007)
made = []


def standing(front):
    """A module on its long edge, leaning back; `front` 1 faces the viewer, -1 the other way."""
    turn = Matrix.Identity(4) if front == 1 else Matrix.Rotation(math.pi, 4, 'Z')
    placed = turn @ Matrix.Translation((-LENGTH / 2, -REACH, BLOCK)) @ Matrix.Rotation(math.radians(90 - LEAN), 4, 'X')
    shape = module()
    barcode(shape, 0.060, WIDTH - 0.0335, 0.075, 0.0135, -0.0012)
    body = shape.place('module', OF_MODULE)
    body.matrix_world = placed
    made.append(body)


def blocks():
    shape = Shape()
    for x in (-0.86, 0.86):
        for y in (-REACH + 0.012, REACH - 0.012):
            shape.box((x, y, BLOCK / 2), (0.11, 0.075, BLOCK), RUBBER)
    made.append(shape.place('blocks', PARTS, bevel=0.002, soft=True))


def leads():
    """The front module's two leads come out below its right end and end in their connectors."""
    shape, foot = Shape(), 0.0032
    for points, is_socket in (
        (
            [
                (0.86, 0.02, 0.10), (1.02, -0.01, 0.012), (1.17, -0.06, foot), (1.30, -0.18, foot), (1.27, -0.33, foot),
                (1.15, -0.375, 0.0096)
            ],
            True
        ),
        (
            [
                (0.82, 0.04, 0.14), (1.04, 0.05, 0.014), (1.22, 0.02, foot), (1.40, -0.09, foot), (1.43, -0.27, foot),
                (1.35, -0.375, 0.0096)
            ],
            False
        )
    ):
        cable(shape, along((points[0][0] - 0.3, 0.03, 0.45), points[0]), points, foot, BLACK, 0.05)
        last, before = Vector(points[-1]), Vector(points[-2])
        way = Vector((last.x - before.x, last.y - before.y, 0)).normalized()
        loose_plug(shape, along(last + way * 0.040, last), BLACK, is_socket)
    made.append(shape.place('leads', PARTS, soft=True))


standing(1)
standing(-1)
blocks()
leads()
group('modules', -27, made, (0.03, 0.05, 0))
studio.shoot(options, 8)
