"""
A roof of panels as a thermal camera sees it: the picture's values are apparent temperatures in degrees Celsius, for
thermal_camera.py to draw. One half-cell is a hot spot. Arguments after --: name, samples, scale.

Each surface emits its temperature in the shade, and a white lambertian part adds what the sun has warmed it by: Cycles finds
the shadows. Nothing else is light here, so there are no bounces and no noise to speak of.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.houses import STEEL, STOREY, TILES, WALL, house, ring, water_tank, window
from common.materials import begin
from common.nodes import calculate, coordinates, map_range, node, noise, split, world_position
from common.outdoors import ground
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, place
from common.trees import broad_tree

options, rnd = arguments(), random.Random(5)
scene = start()

# What the sun adds to a surface that faces it and takes all of it, in kelvin.
SUN_GAIN = 22.0
# A clear sky radiates like a body far below freezing overhead, and like the air along the horizon.
ZENITH, HORIZON = -18.0, 33.0
WIDTH, HEIGHT, GAP, MIDDLE_GAP = 1.134, 2.278, 0.02, 0.014
CELL_X, CELL_Y = 0.184, 0.0922
COLUMNS, ROWS, TILT, LOW_EDGE = 5, 2, 14.0, 0.62
# The hot half-cell: column and row of its module, its place there counted from the middle, and its kelvins above the others.
HOT_MODULE, HOT_CELL, HOT_BY = (1, 0), (0, 4), 23.68


def maths(tree, operation, *values):
    return calculate(tree, operation, *values)


def added(tree, *values):
    total = values[0]
    for value in values[1:]:
        total = maths(tree, 'ADD', total, value)
    return total


def scaled(tree, value, factor):
    return maths(tree, 'MULTIPLY', value, factor)


def decay(tree, distance, length):
    """1 where the distance is 0, falling off over `length` metres."""
    return maths(tree, 'POWER', 2.718, scaled(tree, distance, -1 / length))


def surface(material, tree, temperature, sun_gain, mirrors=0.0):
    """`mirrors`: the index of refraction by which a smooth surface shows the cold sky, more the flatter one looks at it."""
    if mirrors:
        part = node(tree, 'ShaderNodeFresnel', {'IOR': mirrors}).outputs[0]
        temperature = added(tree, scaled(tree, temperature, maths(tree, 'SUBTRACT', 1.0, part)), scaled(tree, part, 4.0))
    warm = node(tree, 'ShaderNodeEmission', {'Strength': temperature}).outputs[0]
    if sun_gain:
        tone = (sun_gain / SUN_GAIN,) * 3
        sunlit = node(tree, 'ShaderNodeBsdfDiffuse', {'Color': (*tone, 1)}).outputs[0]
        warm = node(tree, 'ShaderNodeAddShader', {0: warm, 1: sunlit}).outputs[0]
    node(tree, 'ShaderNodeOutputMaterial', {'Surface': warm})
    material.cycles.sample_as_light = False
    return material


def plain_heat(name, temperature, sun_gain=0.0, variation=1.0, scale=1.5, mirrors=0.0):
    material, tree = begin(name)
    uneven = map_range(tree, noise(tree, scale, 5, 0.6, world_position(tree)), 0.3, 0.7, -variation, variation)
    return surface(material, tree, added(tree, temperature, uneven), sun_gain, mirrors)


def tiled_roof():
    """Tiles in mortar, a shade cooler where water has stood, and joints that the sun does not reach."""
    material, tree = begin('tiles')
    at = world_position(tree)
    joints = node(tree, 'ShaderNodeTexBrick', {
        'Vector': at, 'Scale': 1.0, 'Mortar Size': 0.012, 'Brick Width': 0.3, 'Row Height': 0.3,
        'Color1': (0.6, 0.6, 0.6, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (0, 0, 0, 1)
    }, offset=0.0).outputs['Color']
    large = map_range(tree, noise(tree, 0.45, 6, 0.6, at), 0.35, 0.65, -1.6, 1.2)
    return surface(material, tree, added(tree, 31.0, large, scaled(tree, joints, 1.5)), 9.0)


def tank_wall(foot, level):
    """The water inside keeps the wall cool up to its level; above, the sun has warmed the air."""
    material, tree = begin('tank')
    up = maths(tree, 'SUBTRACT', split(tree, world_position(tree))[2], foot + level)
    dry = map_range(tree, up, -0.05, 0.10, 0.0, 7.5)
    return surface(material, tree, added(tree, 30.5, dry), 7.0)


def module_heat():
    """
    The glass of a module; its UV coordinates are metres from its middle. Cells run warm, the frame cools the edge, warm air
    gathers at the top, three junction boxes block the air below the middle, and no two cells are of one temperature.
    """
    material, tree = begin('module')
    x, y, _ = split(tree, coordinates(tree, 'UV'))
    own = tree.nodes.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    across, up = maths(tree, 'ABSOLUTE', x), maths(tree, 'ABSOLUTE', y)
    away = maths(tree, 'SUBTRACT', up, MIDDLE_GAP / 2)
    column, row = maths(tree, 'DIVIDE', x, CELL_X), maths(tree, 'DIVIDE', away, CELL_Y)

    def gap(value, half):
        part = maths(tree, 'FRACT', value)
        return maths(tree, 'LESS_THAN', maths(tree, 'MINIMUM', part, maths(tree, 'SUBTRACT', 1.0, part)), half)

    gaps = maths(tree, 'MAXIMUM', gap(column, 0.024), maths(tree, 'MAXIMUM', gap(row, 0.042), maths(tree, 'LESS_THAN', away, 0.0)))
    number = node(tree, 'ShaderNodeCombineXYZ', {
        0: maths(tree, 'FLOOR', column), 1: maths(tree, 'FLOOR', maths(tree, 'DIVIDE', y, CELL_Y)), 2: scaled(tree, own, 91.7)
    }).outputs[0]
    single = node(tree, 'ShaderNodeTexWhiteNoise', {'Vector': number}, noise_dimensions='3D').outputs['Value']
    edge = maths(tree, 'MINIMUM', maths(tree, 'SUBTRACT', WIDTH / 2, across), maths(tree, 'SUBTRACT', HEIGHT / 2, up))
    boxes = 0.0
    for place_of in (-0.37, 0.0, 0.37):
        beside = maths(tree, 'SUBTRACT', x, place_of)
        distance = added(tree, maths(tree, 'MULTIPLY', beside, beside), maths(tree, 'MULTIPLY', up, up))
        boxes = added(tree, boxes, decay(tree, distance, 0.0042))
    hot, mild = hot_spot(tree, HOT_MODULE, HOT_CELL, HOT_BY), hot_spot(tree, (4, 1), (1, -8), 4.2)
    uneven = map_range(tree, noise(tree, 0.8, 4, 0.55, world_position(tree)), 0.3, 0.7, -0.8, 0.8)
    temperature = added(
        tree, 51.5, map_range(tree, own, 0.0, 1.0, -0.9, 0.9), map_range(tree, single, 0.0, 1.0, -0.75, 0.75), uneven,
        scaled(tree, gaps, -1.9), scaled(tree, decay(tree, edge, 0.055), -4.0), scaled(tree, boxes, 3.6), scaled(tree, y, 0.9), hot, mild
    )
    return surface(material, tree, temperature, 0.0, 1.55)


def hot_spot(tree, module, cell, kelvin):
    """A half-cell that takes current instead of giving it: hottest near one end, its neighbours warm through the glass."""
    corner = (module[0] * (WIDTH + GAP) + WIDTH / 2, module[1] * (HEIGHT + GAP) + HEIGHT / 2)
    beyond = MIDDLE_GAP / 2 * (1 if cell[1] >= 0 else -1)
    middle = (corner[0] + (cell[0] + 0.5) * CELL_X, corner[1] + beyond + (cell[1] + 0.5) * CELL_Y)
    x, y, _ = split(tree, coordinates(tree, 'Object'))
    dx = maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', x, middle[0]))
    dy = maths(tree, 'ABSOLUTE', maths(tree, 'SUBTRACT', y, middle[1]))
    outside = maths(tree, 'MAXIMUM', maths(tree, 'SUBTRACT', dx, CELL_X / 2), maths(tree, 'SUBTRACT', dy, CELL_Y / 2))
    inside = map_range(tree, outside, -0.004, 0.004, 1.0, 0.0)
    ex, ey = maths(tree, 'SUBTRACT', x, middle[0] + 0.030), maths(tree, 'SUBTRACT', y, middle[1] - 0.006)
    core = decay(tree, added(tree, maths(tree, 'MULTIPLY', ex, ex), maths(tree, 'MULTIPLY', ey, ey)), 0.0042)
    spread = decay(tree, maths(tree, 'MAXIMUM', outside, 0.0), 0.040)
    return scaled(tree, added(tree, scaled(tree, inside, 0.45), scaled(tree, maths(tree, 'MULTIPLY', inside, core), 0.32), scaled(tree,
        spread, 0.23)), kelvin)


GLASS, FRAME, BACK, RAIL, BLOCK = range(5)


def array():
    """Modules upright in two rows on rails, legs and blocks; built flat, x along and y up the slope, and turned as a whole."""
    tilt = Matrix.Translation((0, 0, LOW_EDGE)) @ Matrix.Rotation(math.radians(TILT), 4, 'X')
    materials = [
        module_heat(), plain_heat('frame', 33.5, 3.0, 0.3, mirrors=1.5), plain_heat('back', 44.0, 0.0, 0.8), plain_heat('rail', 30.5, 5.0, 0.4),
        plain_heat('block', 29.5, 9.0, 0.8)
    ]
    shape = Shape()
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = column * (WIDTH + GAP), row * (HEIGHT + GAP)
            corners = [(0.011, 0.011), (WIDTH - 0.011, 0.011), (WIDTH - 0.011, HEIGHT - 0.011), (0.011, HEIGHT - 0.011)]
            shape.face([(x + a, y + b, 0) for a, b in corners], GLASS, [(a - WIDTH / 2, b - HEIGHT / 2) for a, b in corners])
            ring(shape, (x, y, -0.035), (x + WIDTH, y + HEIGHT, 0.001), 0.011, FRAME)
            shape.face([(x + a, y + b, -0.006) for a, b in reversed(corners)], BACK)
    length = COLUMNS * (WIDTH + GAP)
    for part in (0.10, 0.40, 0.60, 0.90):
        shape.box((length / 2 - 0.01, part * ROWS * (HEIGHT + GAP), -0.058), (length + 0.24, 0.045, 0.045), RAIL)
    made = shape.place('array', materials)
    made.matrix_world = tilt
    stands = Shape()
    for k in range(4):
        for part in (0.10, 0.90):
            x = 0.25 + k * (length - 0.5) / 3
            top = tilt @ Vector((x, part * ROWS * (HEIGHT + GAP), -0.08))
            stands.box((x, top.y, top.z / 2), (0.06, 0.06, top.z), RAIL)
            stands.box((x, top.y, 0.13), (0.38, 0.38, 0.26), BLOCK)
    stands.place('stands', materials)


def house_heat(wall):
    """Temperatures in the order of common/houses.py: wall, trim, tiles, concrete, glass, frame, bars, door, white, steel, curtains."""
    glass = plain_heat('window', 30.0, 0.0, 0.4, mirrors=1.9)
    return [
        plain_heat('wall', wall, 9.0, 0.8, 0.8), plain_heat('trim', wall - 1, 6.0, 0.5), tiled_roof(), plain_heat('concrete', 33.0, 10.0,
            1.6, 0.4),
        glass, plain_heat('frame of wood', 32.0, 6.0), plain_heat('bars', 33.0, 5.0), plain_heat('door', 33.0, 8.0),
        plain_heat('white', wall - 2, 4.5, 0.6), plain_heat('steel', 26.0, 4.0), glass, glass
    ]


def own_roof():
    """The tiles between the parapets, the stairs room with its tank, and the conduit from the array to the wall."""
    parts, shape = house_heat(29.5), Shape()
    low, high = Vector((-2.6, -2.2, 0)), Vector((8.6, 8.2, 0))
    middle = (low + high) / 2
    shape.face([(low.x, low.y, 0), (high.x, low.y, 0), (high.x, high.y, 0), (low.x, high.y, 0)], TILES)
    ring(shape, (*low.xy, -4), (*high.xy, 0.95), 0.2, WALL)
    ring(shape, (*(low.xy - Vector((0.05, 0.05))), 0.95), (*(high.xy + Vector((0.05, 0.05))), 1.03), 0.3, WALL)
    shape.box((5.4, 7.3, 1.15), (2.9, 1.8, 2.3), WALL)
    shape.box((5.4, 7.3, 2.36), (3.3, 2.2, 0.14), WALL)
    window(shape, (6.1, 6.4, 1.55), 0.8, 0.8, False, True)
    shape.box((4.75, 6.39, 1.0), (0.85, 0.05, 2.0), 7)
    shape.path([(middle.x + 2.6, 5.2, 0.07), (middle.x + 2.6, 6.2, 0.07), (4.1, 6.2, 0.07), (4.1, 6.36, 0.07), (4.1, 6.36, 1.3)], 0.025, STEEL)
    shape.place('roof', parts)
    tank = Shape()
    water_tank(tank, (5.0, 7.3, 2.43), 0.6, 1.35)
    tank.place('tank', [tank_wall(2.43, 0.72)])
    second = Shape()
    water_tank(second, (6.2, 7.3, 2.43), 0.5, 1.15)
    second.place('second tank', [tank_wall(2.43, 0.30)])


def neighbourhood():
    """Houses and trees behind, down to the street."""
    tank = plain_heat('far tank', 33.0, 10.0, 0.3)
    kinds = [house_heat(wall) for wall in (27.5, 29.5, 31.0)]
    for row in range(7):
        for column in range(-4, 9):
            seeded = random.Random(row * 37 + column)
            x, y = column * 13 + seeded.uniform(-1, 1), 13 + row * 14 + seeded.uniform(-1, 1)
            floors = seeded.choice((1, 1, 2, 2, 3)) if row else seeded.choice((1, 1, 2))
            high = floors * STOREY + 0.3
            body = house(seeded.uniform(8, 11), seeded.uniform(8, 11), high, 0.9, seeded)
            if seeded.random() < 0.7:
                body.box((2.2, 5.0, high + 1.2), (2.8, 3.0, 2.4), WALL)
                box = Shape()
                water_tank(box, (2.2, 5.0, high + 2.4))
                box.place('far tank', [tank], (x, y, -7.0))
            body.place('house', kinds[seeded.randrange(3)], (x, y, -7.0))
    leaves, bark = plain_heat('leaves', 27.5, 4.0, 1.2, 1.0), plain_heat('bark', 30.0, 3.0)
    tree = broad_tree(random.Random(8), 8.5, 9000, 0.16).mesh('tree', [bark, leaves])
    for x, y, size in ((-6, 12, 1.0), (10.5, 11.5, 1.05), (-16, 25, 1.1), (24, 26, 1.2), (3, 25.5, 0.9), (-9, 40, 1.2), (34, 41, 1.2)):
        place(tree, 'tree', (x, y, -7), (0, 0, rnd.uniform(0, 6)), size)
    ground('street', (-300, 400), (-100, 700), (2, 2), lambda x, y: -7.0, plain_heat('street', 33.0, 11.0, 2.0, 0.2))


def sky_and_sun():
    """The sky is seen but warms nothing; the sun's edge is as soft as the heat that creeps into a shadow."""
    tree = scene.world.node_tree
    tree.nodes.clear()
    up = maths(tree, 'MAXIMUM', split(tree, coordinates(tree, 'Generated'))[2], 0.0)
    cold = map_range(tree, maths(tree, 'POWER', up, 0.45), 0.0, 0.75, HORIZON, ZENITH)
    seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    node(tree, 'ShaderNodeOutputWorld', {
        'Surface': node(tree, 'ShaderNodeBackground', {'Color': (1, 1, 1, 1), 'Strength': maths(tree, 'MULTIPLY', cold, seen)}).outputs[0]
    })
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle = SUN_GAIN, math.radians(2.5)
    place(data, 'sun', (0, 0, 20), (math.radians(38), 0, math.radians(-48)))


sky_and_sun()
array()
own_roof()
neighbourhood()
camera((-0.75, -2.8, 3.2), (2.45, 2.0, 1.27), 30.5)
render(options, 48, 0.001, 0, (640, 480))
