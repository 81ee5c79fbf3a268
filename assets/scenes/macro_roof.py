"""
Close views on a roof: a connector pressed home, a module clamp with its torque mark, one wiped stroke through dust.
Arguments after --: name, camera (connector, clamp, glass), samples, scale.
"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import BLACK, RED, RUBBER, parts, ribs, ring
from common.lettering import text
from common.materials import begin, finish, plain, plaster, principled
from common.module_close import LENGTH, WIDTH, cell_glass, module, module_materials
from common.nodes import bump, calculate, coordinates, map_range, mix, node, noise, split, stretched
from common.outdoors import sky
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, curved, rounded

options = arguments()
start()
shown = options.get('camera', 'clamp')
sky(34, 245 if shown != 'glass' else 200, 0.11, dust=1.4)
PARTS = parts()
RAIL, STEEL, PAINT = range(len(PARTS), len(PARTS) + 3)


def extruded():
    """Aluminium as it comes from the press: lines along x."""
    material, tree = begin('extruded aluminium')
    at = coordinates(tree)
    lines = noise(tree, 420, 3, 0.6, stretched(tree, at, (0.02, 1, 1)))
    dust = map_range(tree, noise(tree, 30, 7, 0.65, at), 0.45, 0.75, 0.0, 0.35)
    tint = mix(tree, dust, mix(tree, lines, (0.50, 0.505, 0.51), (0.62, 0.625, 0.63)), (0.42, 0.37, 0.30))
    rough = calculate(tree, 'ADD', map_range(tree, lines, 0.3, 0.7, 0.26, 0.40), calculate(tree, 'MULTIPLY', dust, 0.5))
    return finish(
        material, principled(tree, Base_Color=tint, Metallic=0.9, Roughness=rough, Normal=bump(tree, lines, 0.10, 0.0003))
    )


PARTS += [
    extruded(), plain('stainless', (0.60, 0.595, 0.585), 0.24, 1.0, 0.5, 0.05, 90),
    plain('torque paint', (0.86, 0.60, 0.02), 0.5, variation=0.05, scale=200)
]


def add(shape, name, bevel=0.0, segments=3):
    made = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        made.modifiers['bevel'].segments = segments
    return made


def hexagon(radius):
    return [(radius * math.cos(math.pi / 3 * k), radius * math.sin(math.pi / 3 * k)) for k in range(6)]


def terrace():
    """What lies behind, far out of focus: a pale floor, a parapet, a wall in the sun."""
    shape = Shape()
    shape.face([(-40, -40, -0.6), (40, -40, -0.6), (40, 40, -0.6), (-40, 40, -0.6)], 0)
    shape.box((0, 6, 0.0), (30, 0.2, 1.2), 1)
    shape.box((-3.2, 9, 1.6), (4, 3, 4.4), 2)
    shape.box((4.5, 14, 1.2), (6, 4, 3.6), 1)
    shape.place(
        'terrace',
        [plaster('floor', (0.40, 0.37, 0.32)), plaster('parapet', (0.56, 0.48, 0.36)), plaster('house', (0.50, 0.34, 0.24))]
    )


def rail_profile():
    """The outline (y, z) of a 40 mm rail with a slot in its top; its top is z = 0."""
    return [(-0.020, -0.040), (0.020, -0.040), (0.020, 0), (0.0055, 0), (0.0055, -0.004), (0.011, -0.004), (0.011, -0.012), (-0.011, -0.012),
            (-0.011, -0.004), (-0.0055, -0.004), (-0.0055, 0), (-0.020, 0), (-0.020, -0.0135), (-0.0172, -0.0135), (-0.0172, -0.0225), (-0.020, -0.0225)]


def add_rail(x0, x1, y, z):
    shape = Shape()
    spot = Matrix.Translation((x0, y, z)) @ Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    shape.slab(rail_profile(), x1 - x0, RAIL, spot)
    add(shape, 'rail', 0.0005, 3)


def nut(shape, spot, low, high):
    """The cable nut: a cylinder with grips, a dome towards the cable."""
    shape.turned(
        [
            (0.0088, low), (0.0097, low + 0.0008), (0.0097, high - 0.007), (0.0082, high - 0.0015), (0.0052, high),
            (0.0036, high + 0.0004), (0, high)
        ],
        BLACK, spot, 64
    )
    ribs(shape, spot, 0.0097, low + 0.0018, high - 0.0075, 20, BLACK, 0.0013)


def mated_pair(spot):
    """Plug and socket pressed home: the two catches of one stand in the windows of the other. 0.096 m long along +z."""
    shape, catches = Shape(), Shape()
    nut(shape, spot @ Matrix.Translation((0, 0, 0.0225)) @ Matrix.Rotation(math.pi, 4, 'X'), 0, 0.0225)
    shape.turned([(0, 0.0225), (0.0090, 0.0225), (0.0098, 0.0235), (0.0098, 0.0295), (0.0090, 0.0302), (0.0090, 0.0345), (0.0098, 0.0352),
                  (0.0101, 0.0420), (0.0101, 0.0448), (0, 0.0448)], BLACK, spot, 64)
    # The joint between the two halves is a dark line: they touch.
    shape.turned([(0.0094, 0.0445), (0.0094, 0.0453)], RUBBER, spot, 64)
    shape.turned([(0, 0.0452), (0.0101, 0.0452), (0.0103, 0.0460), (0.0103, 0.0625), (0.0096, 0.0640), (0.0090, 0.0645), (0.0090, 0.0680), (0.0096, 0.0686),
                  (0.0096, 0.0735), (0, 0.0735)], BLACK, spot, 64)
    nut(shape, spot, 0.0735, 0.0960)
    for turn in (0, math.pi):
        placed = spot @ Matrix.Rotation(turn, 4, 'Z')
        catches.box(placed @ Vector((0.0104, 0, 0.0545)), (0.0016, 0.0086, 0.0150), RUBBER, placed.to_3x3())
        catches.box(placed @ Vector((0.0107, 0, 0.0480)), (0.0026, 0.0062, 0.0230), BLACK, placed.to_3x3())
        catches.box(placed @ Vector((0.0116, 0, 0.0575)), (0.0024, 0.0074, 0.0046), BLACK, placed.to_3x3())
        catches.box(placed @ Vector((0.0100, 0, 0.0320)), (0.0022, 0.0078, 0.0100), BLACK, placed.to_3x3())
    add(shape, 'connector', 0.00025, 2)
    add(catches, 'catches', 0.0006, 3)


def cable_tie(x, y, z, radius):
    """A black tie around cable and rail, its head to the viewer, the end cut off."""
    shape = Shape()
    loop = [(x, y + radius * math.cos(a), z + radius * math.sin(a)) for a in [math.radians(d) for d in range(-60, 241, 20)]]
    shape.path(
        [
            (x, y + 0.0212, z - 0.052), (x, y + 0.0212, z - radius * 0.9), *loop, (x, y - 0.0212, z - radius * 0.9),
            (x, y - 0.0212, z - 0.052)
        ],
        0.0017, BLACK, 10
    )
    shape.box((x, y - 0.0225, z - radius * 1.3), (0.0062, 0.0050, 0.0072), BLACK)
    add(shape, 'cable tie', 0.0004, 2)


def show_connector():
    """The pair lies on a rail under the modules, which shade the background."""
    add_rail(-0.6, 0.9, 0, 0)
    z = 0.0128
    spot = Matrix.Translation((-0.048, -0.004, z)) @ Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Rotation(math.radians(62), 4, 'Z')
    mated_pair(spot)
    wires = Shape()
    wires.path(
        curved(
            [
                (-0.046, -0.004, z), (-0.075, -0.004, z - 0.001), (-0.12, -0.002, 0.0036), (-0.20, 0.004, 0.0034),
                (-0.35, -0.004, 0.0034), (-0.6, 0.004, 0.0034)
            ],
            10
        ),
        0.0033, BLACK, 24
    )
    wires.path(
        curved(
            [
                (0.046, -0.004, z), (0.076, -0.004, z - 0.001), (0.115, -0.003, 0.0040), (0.20, 0.005, 0.0034),
                (0.4, -0.003, 0.0034), (0.9, 0.004, 0.0034)
            ],
            10
        ),
        0.0033, RED, 24
    )
    add(wires, 'wires')
    cable_tie(-0.135, 0, 0.0036, 0.0058)
    cable_tie(0.130, 0, 0.0040, 0.0058)
    text('DC 1500 V   30 A', (0.004, -0.0143, z - 0.0010), 0.0021, plain('moulded print', (0.10, 0.10, 0.10), 0.4), face='bold')
    # The edge of the module above, out of focus.
    above = module().place('module', module_materials())
    above.matrix_world = Matrix.Translation((-0.9, 0.055, 0.115)) @ Matrix.Rotation(math.radians(12), 4, 'X')
    # Another row of modules far behind: a dark shape without edges.
    behind = module().place('module behind', module_materials())
    behind.matrix_world = Matrix.Translation((-2.15, 1.7, -0.42)) @ Matrix.Rotation(math.radians(16), 4, 'X')
    camera((0.075, -0.32, 0.118), (0.008, -0.004, 0.0105), 92, 4.5, 0.342)


def show_clamp():
    """Two modules side by side on a rail; between them the clamp, its bolt marked after tightening."""
    gap, top = 0.020, 0.0
    OF_MODULE = module_materials(wire=0.0005, dust=0.10)
    for sign in (-1, 1):
        body = module().place('module', OF_MODULE)
        # Long edges along y: the gap is the plane x = 0.
        edge = Matrix.Translation((sign * gap / 2, sign * 1.139 + 0.139, top))
        body.matrix_world = edge @ Matrix.Rotation(-sign * math.pi / 2, 4, 'Z')
    # Rails below, seen in the gap.
    add_rail(-1.2, 1.2, 0, -0.0302)
    clamp, detail = Shape(), Shape()
    clamp.slab(rounded(gap + 0.020, 0.040, 0.0015, 4), 0.0030, RAIL, Matrix.Translation((0, 0, 0.0005)))
    for sign in (-1, 1):
        clamp.box((sign * (gap / 2 - 0.0016), 0, -0.0135), (0.0026, 0.0396, 0.028), RAIL)
        for k in range(5):
            clamp.box((sign * (0.0105 + k * 0.0019), 0, 0.0036), (0.0007, 0.0398, 0.0004), RAIL)
    add(clamp, 'clamp', 0.0005, 3)
    # A flat washer, a spring washer, the socket head of an M8 bolt.
    top_of = 0.0036
    ring(detail, Matrix.Translation((0, 0, top_of)), 0.0083, 0, 0.0014, STEEL, 0.0003, 64)
    ring(detail, Matrix.Translation((0, 0, top_of + 0.0014)), 0.0068, 0, 0.0018, STEEL, 0.0003, 64)
    head = Matrix.Translation((0, 0, top_of + 0.0032))
    detail.turned([(0.0060, 0), (0.0065, 0.0004), (0.0065, 0.0072), (0.0059, 0.0080), (0.0038, 0.0080)], STEEL, head, 64)
    for k in range(44):
        placed = head @ Matrix.Rotation(2 * math.pi * k / 44, 4, 'Z')
        detail.box(placed @ Vector((0.0065, 0, 0.0038)), (0.0005, 0.0004, 0.0056), STEEL, placed.to_3x3())
    detail.slab(hexagon(0.00385), 0.0002, BLACK, head @ Matrix.Translation((0, 0, 0.0036)))
    for k in range(6):
        a, b = hexagon(0.00385)[k], hexagon(0.00385)[(k + 1) % 6]
        detail.face(
            [head @ Vector((*a, 0.0080)), head @ Vector((*b, 0.0080)), head @ Vector((*b, 0.0036)), head @ Vector((*a, 0.0036))],
            STEEL
        )
    add(detail, 'bolt')
    # The mark: one stroke of paint over head, washers and clamp.
    mark, turn = Shape(), Matrix.Rotation(math.radians(-64), 4, 'Z')
    stroke = [
        (0.0040, 0.0113), (0.0062, 0.01135), (0.0067, 0.0108), (0.0068, 0.0052), (0.0071, 0.0050), (0.0086, 0.0050),
        (0.0088, 0.0038), (0.0170, 0.00385)
    ]
    for (r0, z0), (r1, z1) in zip(stroke, stroke[1:]):
        w0, w1 = 0.00105 + 0.0002 * math.sin(r0 * 3000), 0.00105 + 0.0002 * math.sin(r1 * 3000)
        mark.face(
            [
                turn @ Vector((r0, -w0, z0 + 0.0001)), turn @ Vector((r1, -w1, z1 + 0.0001)),
                turn @ Vector((r1, w1, z1 + 0.0001)), turn @ Vector((r0, w0, z0 + 0.0001))
            ],
            PAINT
        )
    add(mark, 'torque mark')
    # Where the maker allows a clamp, two lines and a word on the frame.
    ink = plain('marker', (0.02, 0.02, 0.025), 0.5)
    zone = Shape()
    for sign in (-1, 1):
        for y in (-0.062, 0.062):
            zone.box((sign * (gap / 2 + 0.0055), y, 0.00055), (0.0100, 0.0012, 0.0001), BLACK)
    add(zone, 'zone')
    for y, word in ((-0.055, 'CLAMP ZONE'),):
        text(word, (gap / 2 + 0.0080, y - 0.001, 0.00052), 0.0034, ink, (0, 0, 90), 'narrow bold', spacing=1.1, lift=0.0001)
    camera((0.185, -0.215, 0.185), (0.004, 0.004, 0.0), 80, 5.6, 0.332)


def dusty_glass():
    """The cells under dust, which one stroke of a cloth has taken off; its edges are streaks, its rim what was pushed aside."""
    material = cell_glass(wire=0.00035)
    tree = material.node_tree
    flat = coordinates(tree, 'UV')
    x, y, _ = split(tree, flat)

    def maths(operation, *values):
        return calculate(tree, operation, *values)

    bow = maths('MULTIPLY', maths('MULTIPLY', x, x), 0.45)
    wave = maths('MULTIPLY', maths('SUBTRACT', noise(tree, 16, 3, 0.5, flat), 0.5), 0.022)
    beside = maths('ADD', maths('SUBTRACT', y, bow), wave)
    streaks = noise(tree, 150, 4, 0.6, stretched(tree, flat, (0.03, 1, 1)))
    edge = maths('ADD', maths('ABSOLUTE', beside), maths('MULTIPLY', maths('SUBTRACT', streaks, 0.5), 0.035))
    ends = map_range(tree, maths('ADD', x, maths('MULTIPLY', streaks, 0.12)), 0.20, 0.26, 1.0, 0.0)
    inside = maths('MULTIPLY', map_range(tree, edge, 0.052, 0.064, 1.0, 0.0), ends)
    wiped = maths('MULTIPLY', inside, map_range(tree, streaks, 0.30, 0.46, 0.88, 1.0))
    rim = maths('MULTIPLY', map_range(tree, maths('ABSOLUTE', maths('SUBTRACT', edge, 0.066)), 0.0, 0.008, 1.0, 0.0), ends)
    grain = maths(
        'ADD', maths('MULTIPLY', noise(tree, 7, 6, 0.6, flat), 0.5), maths('MULTIPLY', noise(tree, 240, 4, 0.7, flat), 0.5)
    )
    drops = node(tree, 'ShaderNodeTexVoronoi', {'Vector': flat, 'Scale': 34.0}).outputs['Distance']
    film = maths('MULTIPLY', map_range(tree, grain, 0.32, 0.64, 0.30, 0.74), map_range(tree, drops, 0.10, 0.16, 0.75, 1.0))
    dust = maths('ADD', maths('MULTIPLY', film, maths('SUBTRACT', 1.0, wiped)), maths('MULTIPLY', rim, 0.22))
    output = next(each for each in tree.nodes if each.type == 'OUTPUT_MATERIAL')
    clear = output.inputs['Surface'].links[0].from_socket
    tint = mix(tree, grain, (0.22, 0.18, 0.13), (0.36, 0.30, 0.23))
    matt = principled(tree, Base_Color=tint, Roughness=0.95, Specular=0.1, Normal=bump(tree, grain, 0.25, 0.0006))
    covered = node(tree, 'ShaderNodeMixShader', {0: maths('MINIMUM', dust, 0.95), 1: clear, 2: matt}).outputs[0]
    tree.links.new(covered, output.inputs['Surface'])
    return material


def show_glass():
    """A module on its slope, the sky in the wiped stroke."""
    body = module().place('module', [dusty_glass(), *module_materials()[1:]])
    tilt = Matrix.Rotation(math.radians(14), 4, 'X')
    body.matrix_world = tilt @ Matrix.Translation((-LENGTH / 2, -WIDTH / 2, 0))
    camera((0.20, -0.78, 0.42), (0.035, -0.02, 0.0), 62, 5.6, 0.86)


{'connector': show_connector, 'clamp': show_clamp, 'glass': show_glass}[shown]()
terrace()
render(options, 12, 0.015, 5, (1600, 1200), guided=True)
