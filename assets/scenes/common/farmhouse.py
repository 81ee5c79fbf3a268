"""A farm house under a gable roof of Mangalore tiles: whitewashed walls on a dark plinth, a veranda on posts along the front."""
import math

from mathutils import Matrix, Vector

from .houses import house_materials, water_tank, window
from .materials import begin, finish, plain, plaster, principled
from .nodes import bump, calculate, map_range, mix, noise, ramp, world_position
from .shapes import Shape

TILE, RIDGE, WOOD, PLINTH, DOOR, TANK = range(6)
WIDE, STEP = 0.22, 0.33


def tile_clay():
    """Burnt clay: every tile of its own colour, black with old rain in places."""
    material, tree = begin('roof tile')
    at = world_position(tree)
    single = tree.nodes.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    tint = ramp(tree, single, [(0.0, (0.19, 0.075, 0.042)), (0.5, (0.26, 0.105, 0.055)), (1.0, (0.32, 0.145, 0.08))])
    old = map_range(tree, noise(tree, 0.9, 7, 0.66, at), 0.44, 0.68, 0.0, 0.75)
    tint = mix(tree, old, tint, (0.085, 0.06, 0.048))
    rough = bump(tree, noise(tree, 40, 4, 0.6, at), 0.2, 0.01)
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.85, Specular=0.2, Normal=rough))


def tiled_slope(shape, corner, along, up, length, depth, random):
    """Tiles from the lower left corner, each a shallow trough that lies on the one below; `along` and `up` are unit vectors."""
    out, columns, rows = along.cross(up), round(length / WIDE), round(depth / STEP)
    # Boards below, or the sun shines through between the tiles.
    shape.face([corner + along * length * i + up * depth * j - out * 0.01 for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))], WOOD)
    profile = [(0.0, 0.0), (0.12, 0.045), (0.5, 0.012), (0.88, 0.045), (1.0, 0.0)]
    for row in range(rows):
        for column in range(columns):
            low = corner + along * column * WIDE + up * row * STEP
            low += out * random.uniform(0, 0.008) + along * random.uniform(-0.006, 0.006)
            near = [low + along * WIDE * part + out * (high + 0.035) for part, high in profile]
            far = [point + up * STEP * 1.1 - out * 0.035 for point in near]
            first = len(shape.points)
            shape.points += [tuple(point) for point in near + far]
            for k in range(4):
                shape.corners((first + k, first + k + 1, first + k + 6, first + k + 5), TILE)


def farm_house(at, turn, random, length=10.5, depth=6.0, eave=3.1, rise=1.9):
    """Puts up the house; its front looks to -y, the origin is below the middle of the front wall."""
    walls, roof = Shape(), Shape()
    half, middle, over = length / 2, depth / 2, 0.55
    walls.box((0, middle, eave / 2), (length, depth, eave), 0)
    walls.box((0, middle - 1.0, 0.2), (length + 0.3, depth + 2.4, 0.42), 3)
    for side in (-1, 1):
        gable = [(side * half, 0, eave), (side * half, depth, eave), (side * half, middle, eave + rise)]
        walls.face(gable if side > 0 else list(reversed(gable)), 0)
    for x in (-half * 0.66, half * 0.22, half * 0.74):
        window(walls, (x, 0, 1.75), 1.05, 1.15, False, True, pane=random.choice((4, 9)))
    window(walls, (-half, middle, 1.75), 1.05, 1.15, True, True)
    walls.box((-half * 0.2, -0.02, 1.45), (1.05, 0.08, 2.1), 7)
    for x in (-0.58, 0.58):
        walls.box((-half * 0.2 + x, -0.04, 1.48), (0.09, 0.12, 2.2), 5)
    walls.place('farm house', [plaster('whitewash of the house', (0.52, 0.50, 0.44), 0.5), *house_materials((0.20, 0.30, 0.36))], at, (0, 0, turn), bevel=0.01)

    along, slope = Vector((1, 0, 0)), math.hypot(middle + over, rise * (1 + over / middle))
    low = eave - rise * over / middle
    up = Vector((0, middle + over, eave + rise - low)).normalized()
    tiled_slope(roof, Vector((-half - 0.45, -over, low)), along, up, length + 0.9, slope, random)
    tiled_slope(roof, Vector((half + 0.45, depth + over, low)), -along, Vector((0, -up.y, up.z)), length + 0.9, slope, random)
    for k in range(int((length + 0.9) / 0.4)):
        x = -half - 0.45 + k * 0.4
        roof.turned([(0.13, 0), (0.125, 0.43)], RIDGE, Matrix.Translation((x, middle, eave + rise + 0.04)) @ Matrix.Rotation(math.pi / 2, 4, 'Y'), 14)
    # The veranda: its own lower roof on posts.
    shed = Vector((0, 2.1, 0.62)).normalized()
    tiled_slope(roof, Vector((-half - 0.2, -2.35, eave - 0.98)), along, shed, length + 0.4, 2.3, random)
    for k in range(6):
        x = -half + 0.1 + (length - 0.2) * k / 5
        roof.box((x, -2.0, 1.25), (0.13, 0.13, 2.1), WOOD)
        roof.box((x, -2.0, 0.46), (0.24, 0.24, 0.14), PLINTH)
    roof.beam((-half - 0.1, -2.0, eave - 0.93), (half + 0.1, -2.0, eave - 0.93), 0.12, 0.14, WOOD)
    roof.box((0, -2.15, 0.10), (2.4, 0.6, 0.2), PLINTH)
    roof.box((half + 1.4, middle + 1.0, 1.2), (1.7, 1.7, 2.4), PLINTH)
    water_tank(roof, (half + 1.4, middle + 1.0, 2.4), 0.58, 1.35, TANK)
    roof.path([(half + 0.75, middle + 1.0, 2.55), (half + 0.4, middle + 1.0, 2.55), (half + 0.02, middle + 1.0, 2.3)], 0.03, TANK)
    paints = [
        tile_clay(), plaster('ridge mortar', (0.34, 0.25, 0.19), 0.6), plain('old wood', (0.12, 0.085, 0.06), 0.8),
        plaster('plinth', (0.24, 0.20, 0.17), 0.5, 0.3), plain('door', (0.10, 0.22, 0.20), 0.5), plain('tank', (0.02, 0.02, 0.022), 0.45)
    ]
    roof.place('roof', paints, at, (0, 0, turn))
