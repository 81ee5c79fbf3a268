"""Flat-roofed houses of an Indian town: storeys with windows under canopies, a parapet, water tanks."""
from mathutils import Matrix, Vector

from .materials import begin, finish, plain, plaster, principled
from .nodes import bump, calculate, map_range, mix, node, noise, stretched, world_position
from .shapes import Shape

STOREY = 3.2
WALL, TRIM, TILES, CONCRETE, GLASS, FRAME, BARS, DOOR, WHITE, STEEL, CURTAIN, LIT = range(12)


def roof_tiles():
    """Terracotta laid in mortar, walked on and rained on."""
    material, tree = begin('roof tiles')
    at = world_position(tree)
    tiles = node(tree, 'ShaderNodeTexBrick', {
        'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.008, 'Brick Width': 0.3, 'Row Height': 0.3,
        'Color1': (0.42, 0.235, 0.15, 1), 'Color2': (0.33, 0.18, 0.115, 1), 'Mortar': (0.36, 0.31, 0.26, 1)
    }, offset=0.0).outputs['Color']
    large, fine = noise(tree, 0.5, 8, 0.62, at), noise(tree, 7, 6, 0.7, at)
    tint = mix(tree, map_range(tree, large, 0.48, 0.7, 0.0, 0.55), tiles, (0.20, 0.165, 0.135))
    tint = mix(tree, calculate(tree, 'MULTIPLY', fine, 0.35), tint, (0.48, 0.38, 0.30))
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.8, Specular=0.25, Normal=bump(tree, fine, 0.15, 0.02)))


def curtain(name, tone, is_lit=False):
    """Cloth in folds behind the glass of a window. If `is_lit`, the strength of the node 'room light' is that of a lamp in the room."""
    material, tree = begin(name)
    folds = noise(tree, 1.0, 3, 0.5, stretched(tree, world_position(tree), (7, 7, 0.25)))
    tint = mix(tree, map_range(tree, folds, 0.35, 0.65), tuple(c * 0.35 for c in tone), tone)
    warm = mix(tree, 1.0, tint, (1.0, 0.62, 0.28), 'MULTIPLY')
    surface = principled(tree, Base_Color=tint, Roughness=0.12, Specular=0.5)
    if is_lit:
        lamp = node(tree, 'ShaderNodeEmission', {'Color': warm, 'Strength': 0.0}, name='room light').outputs[0]
        surface = node(tree, 'ShaderNodeAddShader', {0: surface, 1: lamp}).outputs[0]
    return finish(material, surface)


def house_materials(trim=(0.66, 0.55, 0.39)):
    """All but the wall, which comes before them: [wall, *house_materials()]."""
    return [
        plaster('trim', trim, 0.4),
        roof_tiles(),
        plaster('concrete', (0.40, 0.38, 0.35), 0.55, 0.2),
        plain('window glass', (0.02, 0.025, 0.03), 0.08, specular=0.6, variation=0.0),
        plain('window frame', (0.30, 0.19, 0.11), 0.55),
        plain('window bars', (0.08, 0.08, 0.085), 0.5, 0.6),
        plain('door', (0.10, 0.22, 0.20), 0.5),
        plaster('whitewash', (0.62, 0.59, 0.53), 0.6),
        plain('stainless steel', (0.55, 0.55, 0.56), 0.3, 0.95),
        curtain('curtain', (0.34, 0.29, 0.22)),
        curtain('lit window', (0.42, 0.36, 0.27), True)
    ]


def ring(shape, low, high, thickness, material):
    """Walls around the box from the corner `low` to the corner `high`, in one piece: separate ones leave notches in the corners."""
    (x0, y0, z0), (x1, y1, z1), t = low, high, thickness
    outer = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    inner = [(x0 + t, y0 + t), (x1 - t, y0 + t), (x1 - t, y1 - t), (x0 + t, y1 - t)]
    for k in range(4):
        (a, b), (c, d) = (outer[k], outer[k - 3]), (inner[k], inner[k - 3])
        shape.face([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], material)
        shape.face([(*a, z1), (*b, z1), (*d, z1), (*c, z1)], material)
        shape.face([(*c, z1), (*d, z1), (*d, z0), (*c, z0)], material)
        shape.face([(*c, z0), (*d, z0), (*b, z0), (*a, z0)], material)


def window(shape, at, width, height, is_side=False, is_near=False, trim=TRIM, pane=GLASS):
    """On a wall that faces -y, or -x if `is_side`; `at` is the window's middle on the wall. Bars only where one is near."""
    def part(along, up, out, size, material):
        length, tall, deep = size
        offset = (-out, along, up) if is_side else (along, -out, up)
        shape.box(Vector(at) + Vector(offset), (deep, length, tall) if is_side else (length, deep, tall), material)

    part(0, 0, 0.004, (width, height, 0.03), pane)
    part(0, 0, 0.03, (0.05, height, 0.05), FRAME)
    for side in (-1, 1):
        part(side * (width / 2 + 0.05), 0, 0.03, (0.1, height + 0.2, 0.1), trim)
        part(0, side * (height / 2 + 0.05), 0.03, (width, 0.1, 0.1), trim)
        part(side * width * 0.49, 0, 0.03, (0.05, height, 0.05), FRAME)
        part(0, side * height * 0.49, 0.03, (width, 0.05, 0.05), FRAME)
    if is_near:
        for k in range(1, 9):
            part(width * (k / 9 - 0.5), 0, 0.075, (0.014, height, 0.014), BARS)
        for level in (-0.2, 0.2):
            part(0, height * level, 0.07, (width, 0.03, 0.006), BARS)
    part(0, height / 2 + 0.22, 0.3, (width + 0.5, 0.08, 0.6), CONCRETE if is_near else WHITE)


def house(width, depth, height, parapet, random, is_near=False):
    """From its front left corner on the ground; windows only on the sides to -y and -x. A near one is tiled and barred."""
    shape, trim, wall = Shape(), TRIM if is_near else WHITE, 0.16
    shape.box((width / 2, depth / 2, height / 2 - 1), (width, depth, height + 2), WALL)
    shape.box((width / 2, depth / 2, height + 0.01), (width - 0.02, depth - 0.02, 0.03), TILES if is_near else CONCRETE)
    top, over = height + parapet, 0.035
    ring(shape, (0, 0, height), (width, depth, top), wall, WALL)
    ring(shape, (-over, -over, top), (width + over, depth + over, top + 0.07), wall + 2 * over, trim)
    storeys = int(height // STOREY)
    for storey in range(storeys + 1):
        ceiling = height - storey * STOREY
        if ceiling > 1:
            shape.box((width / 2, depth / 2, ceiling - 0.12), (width + 0.1, depth + 0.1, 0.22), trim)
    for storey in range(storeys):
        middle = height - storey * STOREY - 1.55
        front, side = max(1, int(width / 3.4)), max(1, int(depth / 3.8))
        panes = (GLASS, CURTAIN, CURTAIN, LIT)
        for k in range(front):
            at, wide = (width * (k + 0.5) / front, 0, middle), random.choice((1.2, 1.5))
            window(shape, at, wide, 1.3, False, is_near, pane=random.choice(panes))
        for k in range(side):
            window(shape, (0, depth * (k + 0.5) / side, middle), 1.3, 1.3, True, is_near, pane=random.choice(panes))
    return shape


def water_tank(shape, at, radius=0.6, height=1.3, material=0):
    """A round plastic tank with its ribs and lid."""
    profile, rib = [(0, 0), (radius, 0), (radius, 0.08)], (height - 0.3) / 5
    for k in range(5):
        low = 0.12 + k * rib
        profile += [(radius, low), (radius * 0.965, low + rib * 0.25), (radius * 0.965, low + rib * 0.6), (radius, low + rib * 0.8)]
    lid = radius * 0.36
    profile += [(radius, height - 0.15), (radius * 0.8, height), (lid, height + 0.16), (lid, height + 0.24), (0, height + 0.26)]
    shape.turned(profile, material, Matrix.Translation(at), 40)
