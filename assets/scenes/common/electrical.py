"""
Small parts of electrical equipment, true to size: connectors, glands, screws, cables, plates, lamps.

Each is added to a `Shape` at a matrix: its foot in the plane z = 0, itself along +z. Materials are numbers of PARTS.
"""
import math

import bpy
from mathutils import Matrix, Vector

from .materials import begin, finish, glow, plain, principled
from .nodes import bump, calculate, coordinates, map_range, mix, noise
from .shapes import curved, rounded

NAMES = ('white', 'grey', 'black', 'metal', 'brass', 'red', 'blue', 'orange', 'plate', 'yellow', 'glass', 'green', 'dim', 'lit',
         'dark metal', 'rubber')
WHITE, GREY, BLACK, METAL, BRASS, RED, BLUE, ORANGE, PLATE, YELLOW, GLASS, GREEN, DIM, LIT, DARK, RUBBER = range(16)


def powder_coat(name, tone, grain=0.10, roughness=0.42):
    """Paint baked on metal: a fine orange skin, faint marks of handling."""
    material, tree = begin(name)
    at = coordinates(tree)
    skin = noise(tree, 520, 2, 0.5, at)
    marks = map_range(tree, noise(tree, 7, 7, 0.62, at), 0.45, 0.75)
    rough = calculate(tree, 'ADD', roughness, calculate(tree, 'MULTIPLY', marks, 0.12))
    tint = mix(tree, marks, tone, tuple(c * 0.965 for c in tone))
    return finish(
        material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.45, Normal=bump(tree, skin, grain, 0.0006))
    )


def moulded(name, tone, roughness=0.46):
    """Plastic from a mould: fine texture, a little dust."""
    material, tree = begin(name)
    at = coordinates(tree)
    dust = map_range(tree, noise(tree, 22, 7, 0.65, at), 0.5, 0.8, 0.0, 0.10)
    tint = mix(tree, dust, tone, (0.36, 0.34, 0.31))
    rough = calculate(tree, 'ADD', roughness, dust)
    skin = bump(tree, noise(tree, 900, 2, 0.5, at), 0.12, 0.0005)
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.42, Normal=skin))


def display_glass():
    material, tree = begin('display glass')
    at = coordinates(tree)
    smear = map_range(tree, noise(tree, 14, 6, 0.6, at), 0.48, 0.7, 0.05, 0.13)
    return finish(material, principled(tree, Base_Color=(0.006, 0.007, 0.009), Roughness=smear, Specular=0.5))


def parts():
    """The materials by the numbers above."""
    return [
        powder_coat('white', (0.76, 0.76, 0.745)), powder_coat('grey', (0.30, 0.31, 0.325)), moulded(
            'black', (0.016, 0.016, 0.017)
        ),
        plain(
            'metal', (0.56, 0.565, 0.57), 0.3, 0.95, 0.5, 0.05, 60
        ), plain('brass', (0.62, 0.46, 0.19), 0.3, 1.0, 0.5, 0.06, 60),
        moulded('red', (0.42, 0.016, 0.014), 0.4), moulded('blue', (0.03, 0.09, 0.30), 0.4), moulded(
            'orange', (0.72, 0.17, 0.01), 0.4
        ),
        plain('plate', (0.60, 0.605, 0.61), 0.34, 0.6, 0.5, 0.02, 20), plain('yellow', (0.80, 0.53, 0.02), 0.45, variation=0.02),
        display_glass(), glow('green lamp', (0.10, 1.0, 0.22), 2.2), plain('dim segment', (0.016, 0.017, 0.019), 0.3),
        glow('lit segment', (0.86, 0.95, 1.0), 1.5), plain('dark metal', (0.10, 0.103, 0.108), 0.42, 0.7, 0.5, 0.04, 30),
        moulded('rubber', (0.022, 0.022, 0.022), 0.62)
    ]


def at(x, y, z, axis='Z', degrees=0.0):
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, axis)


def facing(x, y, z):
    """A place on a front: local z comes out to -y, local y is up, local x is right."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


def downward(x, y, z):
    """A place on an underside: local z points down."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi, 4, 'X')


def along(start, end):
    """A place at `start` whose z points to `end`."""
    start = Vector(start)
    return Matrix.Translation(start) @ (Vector(end) - start).to_track_quat('Z', 'Y').to_matrix().to_4x4()


def ring(shape, spot, radius, low, high, material, chamfer=0.0006, sides=32):
    """A short cylinder with broken edges."""
    shape.turned([(0, low), (radius - chamfer, low), (radius, low + chamfer), (radius, high - chamfer), (radius - chamfer, high), (0, high)],
                 material, spot, sides)


def ribs(shape, spot, radius, low, high, count, material, size=0.0014):
    for k in range(count):
        turn = Matrix.Rotation(2 * math.pi * k / count, 4, 'Z')
        placed = spot @ turn
        shape.box(placed @ Vector((radius, 0, (low + high) / 2)), (size, size * 1.3, high - low), material, placed.to_3x3())


def screw(shape, spot, radius=0.004, material=METAL, cross=True):
    """A pan head, 0.6 of its radius high, with a cross."""
    shape.turned([(radius, 0), (radius, radius * 0.25), (radius * 0.8, radius * 0.5), (radius * 0.45, radius * 0.62), (0, radius * 0.62)],
                 material, spot, 24)
    if cross:
        for turn in (20, 110):
            placed = spot @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            shape.box(placed @ Vector((0, 0, radius * 0.6)), (radius * 1.15, radius * 0.2, radius * 0.08), BLACK, placed.to_3x3())


def socket(shape, spot, body=BLACK):
    """The half of a plug connector that is fixed to a case: flange, thread, barrel. Gives the end of the barrel."""
    ring(shape, spot, 0.0125, 0, 0.004, body)
    ring(shape, spot, 0.0098, 0.003, 0.022, body)
    return spot @ Matrix.Translation((0, 0, 0.016))


def plug(shape, spot, body=BLACK, band=None):
    """A cable's plug connector over a socket: latch part, two catches, ribbed nut. Gives where its cable begins."""
    shape.turned(
        [(0, 0), (0.0088, 0), (0.0094, 0.0012), (0.0096, 0.017), (0.0084, 0.019), (0.0084, 0.021), (0, 0.021)], body, spot, 32
    )
    for side in (-1, 1):
        shape.box(spot @ Vector((side * 0.0099, 0, 0.008)), (0.0022, 0.0068, 0.0165), body, spot.to_3x3())
    if band is not None:
        ring(shape, spot, 0.0097, 0.0185, 0.0212, band, 0.0003)
    shape.turned(
        [(0.0090, 0.021), (0.0098, 0.0218), (0.0098, 0.036), (0.0078, 0.0405), (0.0046, 0.0425), (0, 0.0425)], body, spot, 32
    )
    ribs(shape, spot, 0.0097, 0.0225, 0.0350, 14, body)
    return spot @ Matrix.Translation((0, 0, 0.041))


def loose_plug(shape, spot, body=BLACK, is_socket=False):
    """A connector at a cable's end, seen from its mouth; its cable begins at the given place."""
    end = plug(shape, spot, body)
    if is_socket:
        shape.turned(
            [(0.0062, 0.002), (0.0066, 0), (0.0066, -0.018), (0.0052, -0.020), (0.0036, -0.020), (0.0034, -0.004), (0, -0.004)],
            body, spot, 32
        )
        shape.turned([(0.0018, -0.004), (0.0018, -0.016), (0, -0.017)], METAL, spot, 16)
    return end


def gland(shape, spot, radius=0.012, body=BLACK):
    """A cable gland: hexagon, then the domed nut. Gives where its cable begins."""
    shape.slab(
        [(radius * 1.18 * math.cos(math.pi / 3 * k), radius * 1.18 * math.sin(math.pi / 3 * k)) for k in range(6)], 0.007, body,
        spot
    )
    shape.turned([(radius, 0.007), (radius, 0.017), (radius * 0.86, 0.022), (radius * 0.66, 0.0245), (0, 0.0245)], body, spot, 32)
    ribs(shape, spot, radius * 0.99, 0.0085, 0.0165, 18, body, 0.0012)
    return spot @ Matrix.Translation((0, 0, 0.022))


def cable(shape, begin_at, points, radius, material, straight=0.02):
    """A cable that leaves `begin_at` straight and goes on through the points."""
    start = begin_at @ Vector((0, 0, 0))
    out = begin_at @ Vector((0, 0, straight))
    shape.path(curved([start, out, *points]), radius, material, 20)


def plate(shape, spot, width, height, material=PLATE, radius=0.003, depth=0.0006):
    shape.slab(rounded(width, height, radius, 5), depth, material, spot)


def warning(shape, spot, height):
    """A yellow triangle with its black rim and bolt."""
    def triangle(size, lift, material):
        points = [(-size * 0.577, 0), (size * 0.577, 0), (0, size)]
        shape.face([spot @ Vector((x, y - size / 3, lift)) for x, y in points], material)

    triangle(height, 0.0003, BLACK)
    triangle(height * 0.76, 0.0004, YELLOW)
    bolt = [(0.02, 0.20), (-0.10, -0.02), (-0.02, -0.02), (-0.05, -0.19), (0.09, 0.05), (0.01, 0.05)]
    shape.face([spot @ Vector((x * height, (y + 0.02) * height, 0.0005)) for x, y in bolt], BLACK)


def led(shape, spot, material, radius=0.0022):
    shape.turned([(radius, 0), (radius, 0.0004), (radius * 0.6, 0.0010), (0, 0.0012)], material, spot, 20)


def group(name, turn, objects=(), location=(0, 0, 0)):
    """An empty that carries the objects, turned by `turn` degrees about z."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = location, (0, 0, math.radians(turn))
    for each in objects:
        each.parent = root
    return root
