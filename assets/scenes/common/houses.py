"""Flat-roofed houses of an Indian town: storeys with windows under canopies, a parapet, water tanks."""
from mathutils import Matrix, Vector

from .materials import begin, finish, plain, plaster, principled
from .nodes import bump, calculate, map_range, mix, node, noise, world_position
from .shapes import Shape

STOREY = 3.2
WALL, TRIM, TILES, CONCRETE, GLASS, FRAME, BARS, DOOR, WHITE, STEEL = range(10)


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


def house_materials():
    """All but the wall, which comes before them: [wall, *house_materials()]."""
    return [
        plaster('cream', (0.66, 0.55, 0.39), 0.55),
        roof_tiles(),
        plaster('concrete', (0.40, 0.38, 0.35), 0.55, 0.2),
        plain('window glass', (0.02, 0.025, 0.03), 0.08, specular=0.6, variation=0.0),
        plain('window frame', (0.30, 0.19, 0.11), 0.55),
        plain('window bars', (0.08, 0.08, 0.085), 0.5, 0.6),
        plain('door', (0.10, 0.22, 0.20), 0.5),
        plaster('whitewash', (0.62, 0.59, 0.53), 0.6),
        plain('stainless steel', (0.55, 0.55, 0.56), 0.3, 0.95)
    ]


def ring(shape, low, high, thickness, material):
    """Four walls inside the box from the corner `low` to the corner `high`; they meet and nowhere overlap."""
    low, high = Vector(low), Vector(high)
    middle, size = (low + high) / 2, high - low
    for y in (low.y + thickness / 2, high.y - thickness / 2):
        shape.box((middle.x, y, middle.z), (size.x, thickness, size.z), material)
    for x in (low.x + thickness / 2, high.x - thickness / 2):
        shape.box((x, middle.y, middle.z), (thickness, size.y - 2 * thickness, size.z), material)


def window(shape, at, width, height, is_west=False, is_near=False, trim=TRIM):
    """On a wall that faces -y, or -x if `is_west`; `at` is the window's middle on the wall. Bars only where one is near."""
    def part(along, up, out, size, material):
        length, tall, deep = size
        offset = (-out, along, up) if is_west else (along, -out, up)
        shape.box(Vector(at) + Vector(offset), (deep, length, tall) if is_west else (length, deep, tall), material)

    part(0, 0, 0.004, (width, height, 0.03), GLASS)
    part(0, 0, 0.03, (0.05, height, 0.05), FRAME)
    for side in (-1, 1):
        part(side * (width / 2 + 0.05), 0, 0.03, (0.1, height + 0.2, 0.1), trim)
        part(0, side * (height / 2 + 0.05), 0.03, (width, 0.1, 0.1), trim)
        part(side * width * 0.49, 0, 0.03, (0.05, height, 0.05), FRAME)
        part(0, side * height * 0.49, 0.03, (width, 0.05, 0.05), FRAME)
    if is_near:
        for k in range(1, 7):
            part(0, height * (k / 7 - 0.5), 0.07, (width, 0.016, 0.016), BARS)
        for k in range(1, 4):
            part(width * (k / 4 - 0.5), 0, 0.075, (0.014, height, 0.014), BARS)
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
        for k in range(front):
            window(shape, (width * (k + 0.5) / front, 0, middle), random.choice((1.2, 1.5)), 1.3, False, is_near)
        for k in range(side):
            window(shape, (0, depth * (k + 0.5) / side, middle), 1.3, 1.3, True, is_near)
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
