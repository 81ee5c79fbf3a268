"""
One solar module for near pictures: 144 half-cells with their wires under glass, the mitred frame, the label. It lies in the
plane z = 0 from (0, 0) to (LENGTH, WIDTH), the glass to +z, its cells' wires along x.
"""
import random

from mathutils import Vector

from .materials import begin, finish, plain, principled
from .nodes import calculate, coordinates, map_range, mix, noise, split
from .shapes import Shape

LENGTH, WIDTH, FRAME_DEPTH, LIP = 2.278, 1.134, 0.030, 0.011
# A half-cell with its gap, along x and along y; the module's middle is a wider gap.
PITCH_X, PITCH_Y, MIDDLE_GAP = 0.0922, 0.1838, 0.014
WIRES = 16


def cell_glass(wire=0.0005, dust=0.0, name='cell glass'):
    """
    Cells of dark blue-black with light gaps, corners cut, `wire` metres wide wires; `dust` from 0 to 1.
    The UV coordinates are metres from the module's middle.
    """
    material, tree = begin(name)
    x, y, _ = split(tree, coordinates(tree, 'UV'))

    def maths(operation, *values):
        return calculate(tree, operation, *values)

    def from_middle(value, pitch):
        """Distance from the middle of the cell of this pitch, as a fraction of it: -0.5 to 0.5."""
        return maths('SUBTRACT', maths('FRACT', maths('DIVIDE', value, pitch)), 0.5)

    away = maths('SUBTRACT', maths('ABSOLUTE', x), MIDDLE_GAP / 2)
    across_x, across_y = from_middle(away, PITCH_X), from_middle(maths('ADD', y, 3 * PITCH_Y), PITCH_Y)
    edge_x = maths('GREATER_THAN', maths('ABSOLUTE', across_x), 0.5 - 0.0009 / PITCH_X)
    edge_y = maths('GREATER_THAN', maths('ABSOLUTE', across_y), 0.5 - 0.0011 / PITCH_Y)
    # Two half-cells were one wafer, and its corners are cut.
    pair = maths('MULTIPLY', from_middle(away, PITCH_X * 2), PITCH_X * 2)
    corner = maths('ADD', maths('ABSOLUTE', pair), maths('MULTIPLY', maths('ABSOLUTE', across_y), PITCH_Y))
    cut = maths('GREATER_THAN', corner, PITCH_X + PITCH_Y / 2 - 0.0095)
    outside = maths('MAXIMUM', maths('LESS_THAN', away, 0.0), maths('GREATER_THAN', away, 12 * PITCH_X))
    outside = maths('MAXIMUM', outside, maths('GREATER_THAN', maths('ABSOLUTE', y), 3 * PITCH_Y))
    gaps = maths('MAXIMUM', maths('MAXIMUM', edge_x, edge_y), maths('MAXIMUM', cut, outside))
    along_wire = from_middle(maths('MULTIPLY', maths('ADD', across_y, 0.5), WIRES), 1.0)
    wires = maths('LESS_THAN', maths('ABSOLUTE', along_wire), wire / 2 / (PITCH_Y / WIRES))
    # Fine fingers run across the wires; seen from a step away they only lighten the cell.
    tone = mix(tree, noise(tree, 3.0, 2, 0.5, coordinates(tree, 'UV')), (0.0055, 0.0095, 0.022), (0.0085, 0.0125, 0.026))
    tint = mix(tree, maths('MULTIPLY', wires, 0.75), tone, (0.42, 0.43, 0.44))
    tint = mix(tree, gaps, tint, (0.60, 0.61, 0.615))
    if dust:
        film = map_range(tree, noise(tree, 5.0, 8, 0.65, coordinates(tree, 'UV')), 0.25, 0.75, dust * 0.7, dust)
        tint = mix(tree, film, tint, (0.40, 0.34, 0.26))
        rough = maths('ADD', 0.05, maths('MULTIPLY', film, 0.6))
    else:
        film = map_range(tree, noise(tree, 2.2, 6, 0.6, coordinates(tree, 'UV')), 0.4, 0.75, 0.0, 0.05)
        rough = maths('ADD', 0.035, film)
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.32))


GLASS, ALUMINIUM, DARK, BACK, LABEL, INK = range(6)


def module_materials(**of_glass):
    return [
        cell_glass(**of_glass), plain(
            'anodised', (0.60, 0.605, 0.61), 0.36, 0.85, 0.5, 0.02, 6
        ), plain('joint', (0.02, 0.02, 0.02), 0.6),
        plain(
            'back glass', (0.30, 0.31, 0.32), 0.2
        ), plain('label', (0.72, 0.72, 0.71), 0.5), plain('ink', (0.02, 0.02, 0.02), 0.6)
    ]


def glass_face(shape, x0=0.0, x1=LENGTH, y0=0.0, y1=WIDTH, z=-0.0016):
    """A part of the glass; its UV coordinates are metres from the module's middle."""
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    shape.face([(x, y, z) for x, y in corners], GLASS, [(x - LENGTH / 2, y - WIDTH / 2) for x, y in corners])


def frame(shape):
    """Four profiles, mitred: each a lip over the glass, a wall and a foot inward below."""
    l, w, d = LENGTH, WIDTH, FRAME_DEPTH
    outer, inner = [(0, 0), (l, 0), (l, w), (0, w)], [(LIP, LIP), (l - LIP, LIP), (l - LIP, w - LIP), (LIP, w - LIP)]
    foot = [(0.028, 0.028), (l - 0.028, 0.028), (l - 0.028, w - 0.028), (0.028, w - 0.028)]
    gap = 0.00025
    for k in range(4):
        n = (k + 1) % 4
        along = (Vector(outer[n]) - Vector(outer[k])).normalized() * gap

        def point(corner, z, sign):
            return (corner[0] + sign * along.x, corner[1] + sign * along.y, z)

        a, b = outer[k], outer[n]
        profile = [(outer, 0.0004), (inner, 0.0004), (inner, -0.0016)]
        back = [(outer, -d), (foot, -d), (foot, -d + 0.0015)]
        rings = [*reversed(profile), *back]
        for (first, z0), (second, z1) in zip(rings, rings[1:]):
            shape.face(
                [point(first[k], z0, 1), point(second[k], z1, 1), point(second[n], z1, -1), point(first[n], z0, -1)], ALUMINIUM
            )
        # What is seen through the mitre.
        shape.face(
            [
                (a[0], a[1], -0.0008), (b[0], b[1], -0.0008), (inner[n][0], inner[n][1], -0.0008),
                (inner[k][0], inner[k][1], -0.0008)
            ],
            DARK
        )
        # A groove along the wall, where the profile is hollow.
        side = Vector((along.y, -along.x, 0)).normalized() * 0.00015
        for z0, z1 in ((-0.0098, -0.0092),):
            shape.face([Vector((*a, z1)) + side, Vector((*a, z0)) + side, Vector((*b, z0)) + side, Vector((*b, z1)) + side], DARK)


def barcode(shape, x, y, wide, high, z, seed=7):
    """A label with its bars, under the glass's edge."""
    rnd = random.Random(seed)
    shape.face([(x, y, z), (x + wide, y, z), (x + wide, y + high, z), (x, y + high, z)], LABEL)
    at = x + wide * 0.06
    while at < x + wide * 0.94:
        thick = rnd.choice((0.0005, 0.0005, 0.001, 0.0015))
        shape.face(
            [
                (at, y + high * 0.36, z + 0.00005), (at + thick, y + high * 0.36, z + 0.00005),
                (at + thick, y + high * 0.9, z + 0.00005), (at, y + high * 0.9, z + 0.00005)
            ],
            INK
        )
        at += thick + rnd.choice((0.0005, 0.001))


def module():
    """The whole module as a shape, without thickness but for its frame."""
    shape = Shape()
    glass_face(shape, 0.002, LENGTH - 0.002, 0.002, WIDTH - 0.002)
    shape.face(
        [
            (0.002, 0.002, -0.006), (0.002, WIDTH - 0.002, -0.006), (LENGTH - 0.002, WIDTH - 0.002, -0.006),
            (LENGTH - 0.002, 0.002, -0.006)
        ],
        BACK
    )
    frame(shape)
    return shape
