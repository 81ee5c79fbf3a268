"""
Devices on a DIN rail, 18 mm a module, and the wall box that holds them. Each front faces -y; `x` is the middle,
`z` the rail's height, `y` the rail's front plane.
"""
import math

from mathutils import Matrix, Vector

from .electrical import BLACK, DARK, GREEN, METAL, RED, WHITE, facing, screw
from .shapes import Shape, rounded

MODULE = 0.0178
# The step profile of a modular device: (height above the rail's middle, depth before the rail), from the lower end up.
PROFILE = [(-0.042, 0.0), (-0.042, 0.044), (-0.0235, 0.044), (-0.0225, 0.0605), (-0.0175, 0.0640), (0.0175, 0.0640), (0.0225, 0.0605),
           (0.0235, 0.044), (0.042, 0.044), (0.042, 0.0)]


def device(shape, x, y, z, modules, material):
    """The case of a device of so many modules."""
    width = modules * MODULE - 0.0003
    # The profile lies in local x = height, y = depth; the slab's thickness becomes the width.
    spot = Matrix.Translation((x + width / 2, y, z)) @ Matrix((
        (0, 0, -1, 0), (0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)
    ))
    shape.slab([(deep_z, deep) for deep_z, deep in PROFILE], width, material, spot)


def terminals(shape, x, y, z, modules):
    """Screw holes above and below."""
    for k in range(modules):
        px = x + (k - (modules - 1) / 2) * MODULE
        for side in (-1, 1):
            spot = facing(px, y - 0.0441, z + side * 0.0325)
            shape.turned([(0.0042, 0), (0, 0)], BLACK, spot, 24)
            shape.turned([(0.0033, 0.0002), (0.0030, 0.0006), (0, 0.0006)], METAL, spot, 24)
            shape.box(
                spot @ Vector((0, 0, 0.0007)), (0.0055, 0.0008, 0.0002), BLACK, (spot @ Matrix.Rotation(0.6 + k, 4, 'Z')).to_3x3()
            )


def breaker(body, detail, x, y, z, poles=1, toggle=BLACK, is_on=True):
    """A miniature circuit breaker, its handles joined; a red and a green mark show the contacts."""
    for k in range(poles):
        px = x + (k - (poles - 1) / 2) * MODULE
        device(body, px, y, z, 1, WHITE)
        detail.slab(rounded(0.0100, 0.0230, 0.0012, 3), 0.0002, BLACK, facing(px, y - 0.0640, z + 0.001))
        tilt = Matrix.Rotation(math.radians(-30 if is_on else 30), 3, 'X')
        middle = Vector((px, y - 0.0678, z + (0.0055 if is_on else -0.0040)))
        detail.box(middle, (0.0088, 0.0115, 0.0064), toggle, tilt)
        detail.slab(rounded(0.0060, 0.0028, 0.0004, 2), 0.0003, RED if is_on else GREEN, facing(px, y - 0.0640, z - 0.0138))
    terminals(detail, x, y, z, poles)
    if poles > 1:
        detail.box((x, y - 0.0705, z + (0.0095 if is_on else -0.0080)), ((poles - 1) * MODULE + 0.008, 0.0034, 0.0042), toggle)


def rail(shape, x, y, z, length):
    """The 35 mm hat rail, its rims forward."""
    shape.box((x, y + 0.0068, z), (length, 0.001, 0.025), METAL)
    for side in (-1, 1):
        shape.box((x, y + 0.0035, z + side * 0.0128), (length, 0.0070, 0.001), METAL)
        shape.box((x, y, z + side * 0.0155), (length, 0.001, 0.0060), METAL)


def wall_box(add, x, z, width, height, poles, toggle=BLACK, depth=0.092, case=WHITE):
    """A box on the wall (the plane y = 0): its cover with a window, through which the breakers reach. `poles`: of each."""
    cover, body, detail = Shape(), Shape(), Shape()
    front = -depth
    count = sum(poles) * MODULE
    half = count / 2 + 0.006
    body.slab(rounded(width, height, 0.008, 5), depth - 0.014, case, facing(x, 0, z))
    add(body, 'box body', 0.0015)
    # The cover is made of four pieces around the window.
    side = width / 2 - half
    for px, pz, w, h in ((x, z + height / 4 + 0.0115, width, height / 2 - 0.023), (x, z - height / 4 - 0.0115, width, height / 2 - 0.023),
                         (x - half - side / 2, z, side, 0.046), (x + half + side / 2, z, side, 0.046)):
        cover.slab(rounded(w, h, 0.0004, 1), 0.016, case, facing(px, front + 0.016, pz))
    add(cover, 'box cover')
    detail.box((x, front + 0.012, z), (half * 2, 0.002, 0.046), DARK)
    at = x - count / 2
    for each in poles:
        px = at + each * MODULE / 2
        case_of_breaker = Shape()
        breaker(case_of_breaker, detail, px, front + 0.0535, z, each, toggle)
        add(case_of_breaker, 'breaker', 0.0008, 2)
        at += each * MODULE
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw(detail, facing(x + sx * (width / 2 - 0.012), front, z + sz * (height / 2 - 0.012)), 0.0042, METAL)
    add(detail, 'box parts', 0.0003, 2)
