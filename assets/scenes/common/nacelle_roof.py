"""The roof of a nacelle that is open for service; z = 0 is the roof, the rotor is towards -y."""
import math

from mathutils import Matrix, Vector

from .materials import plain
from .shapes import Shape, curved, rounded

# The tool bag; the hatch's middle, its size, and how high its frame is. The rails for the hooks run along x = RAIL and -RAIL, RAIL_HIGH above the roof.
BAG = Vector((0.66, 2.60, 0.004))
HATCH, WIDE, LONG, FRAME = Vector((0.15, 1.9, 0)), 0.90, 1.0, 0.20
RAIL, RAIL_HIGH = 1.16, 0.13
PAINT, DARK, STEEL, YELLOW, MAT, RUBBER = range(6)


def _walkway(shape):
    """Anti-slip plates with joints between them, beside the hatch and before and behind it, and yellow lines at their edges."""
    for row in range(7):
        for column in range(-1, 2):
            x, y = column * 0.66, -1.85 + row * 1.0
            if column or abs(y - HATCH.y) > 0.9:
                shape.slab(rounded(0.64, 0.98, 0.03, 3, (x, y)), 0.004, MAT)
    for side in (-1, 1):
        shape.box((side * 1.03, 1.2, 0.001), (0.045, 7.0, 0.003), YELLOW)


def _anchor_rails(shape):
    for side in (-1, 1):
        shape.pipe((side * RAIL, -1.8, RAIL_HIGH), (side * RAIL, 5.1, RAIL_HIGH), 0.019, YELLOW)
        for k in range(6):
            y = -1.7 + k * 1.34
            shape.box((side * RAIL, y, 0.006), (0.09, 0.12, 0.012), STEEL)
            shape.box((side * RAIL, y, RAIL_HIGH / 2), (0.014, 0.05, RAIL_HIGH), STEEL)


def _hatch(shape):
    """Its frame, the dark below, the lid that stands open to -x, and the two stiles of the ladder."""
    for sign in (-1, 1):
        shape.box(HATCH + Vector((sign * WIDE / 2, 0, FRAME / 2)), (0.05, LONG + 0.05, FRAME), PAINT)
        shape.box(HATCH + Vector((0, sign * LONG / 2, FRAME / 2)), (WIDE - 0.05, 0.05, FRAME), PAINT)
        shape.box(HATCH + Vector((sign * WIDE / 2, 0, FRAME)), (0.066, LONG + 0.06, 0.016), RUBBER)
        shape.box(HATCH + Vector((0, sign * LONG / 2, FRAME)), (WIDE - 0.06, 0.066, 0.016), RUBBER)
        shape.box(HATCH + Vector((-WIDE / 2 - 0.05, sign * 0.32, FRAME - 0.01)), (0.07, 0.09, 0.05), STEEL)
    shape.box(HATCH + Vector((0, 0, 0.006)), (WIDE - 0.04, LONG - 0.04, 0.002), DARK)
    for sign in (-1, 1):
        shape.pipe(HATCH + Vector((sign * 0.2, -0.38, 0)), HATCH + Vector((sign * 0.2, -0.38, FRAME + 0.32)), 0.018, YELLOW)
    shape.pipe(HATCH + Vector((-0.2, -0.38, 0.06)), HATCH + Vector((0.2, -0.38, 0.06)), 0.014, YELLOW)
    turn = Matrix.Rotation(math.radians(-100), 4, 'Y')
    lid = Matrix.Translation(HATCH + Vector((-WIDE / 2 - 0.07, 0, FRAME + 0.02))) @ turn
    shape.slab(rounded(WIDE + 0.1, LONG + 0.1, 0.06, 5, ((WIDE + 0.1) / 2, 0)), 0.05, PAINT, lid)
    for sign in (-1, 1):
        shape.box(lid @ Vector((0.5, sign * 0.3, -0.012)), (0.8, 0.05, 0.025), PAINT, lid.to_3x3())
    shape.path([lid @ Vector((0.78, y, z)) for y, z in ((-0.16, -0.01), (-0.16, -0.06), (0.16, -0.06), (0.16, -0.01))], 0.011, STEEL)
    shape.pipe(lid @ Vector((0.55, 0.50, -0.01)), HATCH + Vector((-0.05, LONG / 2, FRAME)), 0.009, STEEL)


def _tool_bag(at):
    """A canvas bucket bag, its rope handles, and tools that stick out."""
    canvas, shape = plain('canvas', (0.42, 0.12, 0.02), 0.9, variation=0.15, scale=12, grain=0.2), Shape()
    shape.turned([(0, 0), (0.135, 0), (0.15, 0.02), (0.155, 0.15), (0.15, 0.31), (0.143, 0.31), (0.14, 0.2), (0, 0.2)], 0, Matrix.Translation(at), 28)
    shape.turned([(0.154, 0.25), (0.157, 0.25), (0.157, 0.285), (0.154, 0.285)], 1, Matrix.Translation(at), 28)
    for k, (x, y, high) in enumerate(((0.05, 0.03, 0.42), (-0.06, 0.02, 0.38), (0.0, -0.07, 0.40))):
        shape.pipe(at + Vector((x * 0.5, y * 0.5, 0.15)), at + Vector((x, y, high)), 0.014, 1 + k % 2)
    handle = ((-0.09, 0.115, 0.28), (-0.06, 0.15, 0.36), (0.06, 0.16, 0.35), (0.09, 0.115, 0.28))
    for side in (-1, 1):
        shape.path(curved([at + Vector((x, side * y, z)) for x, y, z in handle]), 0.010, 1)
    shape.place('tool bag', [canvas, plain('bag rim', (0.03, 0.03, 0.032), 0.8), plain('tool grip', (0.35, 0.03, 0.02), 0.5)])


def service_roof():
    shape = Shape()
    _walkway(shape)
    _anchor_rails(shape)
    _hatch(shape)
    shape.place('service roof', [
        plain('roof paint', (0.66, 0.66, 0.65), 0.42, variation=0.03), plain('hatch dark', (0.001, 0.001, 0.001), 1.0, specular=0.0),
        plain('roof steel', (0.42, 0.43, 0.44), 0.4, 0.85), plain('safety yellow', (0.62, 0.40, 0.02), 0.55, variation=0.12, scale=9),
        plain('anti-slip', (0.20, 0.205, 0.21), 0.95, specular=0.2, variation=0.16, scale=2.5, grain=0.6, grain_scale=260),
        plain('rubber', (0.02, 0.02, 0.02), 0.7)
    ], bevel=0.004)
    _tool_bag(BAG)
