"""Parts of LED lamps: lenses of clear plastic over yellow LEDs on a white board, faceted reflectors, and the materials."""
import math

from mathutils import Matrix, Vector

from .materials import begin, finish, plain, principled
from .nodes import calculate, coordinates, map_range, node, noise

CASE, DARK, BOARD, SCREW, LENS, PHOSPHOR, STEEL, GASKET, PLATE, INK, GLASS, MIRROR, CHIP = range(13)


def clear_plastic():
    """Refracts what is seen through it; light that passes to what lies below goes straight on, else lenses would look black."""
    material, tree = begin('lens')
    lens = node(tree, 'ShaderNodeBsdfGlass', {'Color': (0.99, 0.99, 0.985, 1), 'Roughness': 0.0, 'IOR': 1.49}).outputs[0]
    straight = node(tree, 'ShaderNodeBsdfTransparent', {'Color': (0.97, 0.97, 0.965, 1)}).outputs[0]
    path = tree.nodes.new('ShaderNodeLightPath')
    passes = calculate(tree, 'MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    return finish(material, node(tree, 'ShaderNodeMixShader', {0: passes, 1: lens, 2: straight}).outputs[0])


def pane():
    """A thin pane of toughened glass: clear, but for what it mirrors and a little dust."""
    material, tree = begin('pane')
    edge = node(tree, 'ShaderNodeFresnel', {'IOR': 1.5}).outputs[0]
    mirror = node(tree, 'ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.02}).outputs[0]
    through = node(tree, 'ShaderNodeBsdfTransparent', {'Color': (0.95, 0.965, 0.955, 1)}).outputs[0]
    return finish(material, node(tree, 'ShaderNodeMixShader', {0: edge, 1: through, 2: mirror}).outputs[0])


def powder_coat(name, tone):
    """Baked paint: an even grey with the fine grain that powder leaves."""
    material, tree = begin(name)
    at = coordinates(tree)
    rough = map_range(tree, noise(tree, 9, 5, 0.6, at), 0.3, 0.7, 0.40, 0.52)
    grain = node(tree, 'ShaderNodeBump', {'Height': noise(tree, 700, 2, 0.5, at), 'Strength': 0.16, 'Distance': 0.0004}).outputs[0]
    return finish(material, principled(tree, Base_Color=tone, Roughness=rough, Specular=0.45, Normal=grain))


def lamp_materials():
    return [
        powder_coat('case', (0.155, 0.162, 0.17)), plain('dark', (0.022, 0.022, 0.024), 0.5), plain('board', (0.78, 0.78, 0.76), 0.45, variation=0.01),
        plain('screw', (0.56, 0.56, 0.56), 0.25, 1.0, 0.5, 0.04, 40), clear_plastic(),
        plain('phosphor', (0.82, 0.56, 0.03), 0.5, variation=0.02), plain('steel', (0.46, 0.47, 0.48), 0.38, 0.9, 0.5, 0.06, 12, 0.02, 200),
        plain('gasket', (0.05, 0.05, 0.052), 0.75), plain('plate', (0.66, 0.66, 0.65), 0.36, 0.6, 0.5, 0.02, 30), plain('ink', (0.02, 0.025, 0.03), 0.5),
        pane(), plain('reflector', (0.80, 0.805, 0.81), 0.27, 0.5, 0.6, 0.01), plain('chip', (0.72, 0.70, 0.64), 0.4, variation=0.02)
    ]


def led(shape, place, size=0.0050):
    """A square package with its round yellow field, on z = 0."""
    for points, material in ((((-1, -1), (1, -1), (1, 1), (-1, 1)), CHIP), ):
        shape.face([place @ Vector((x * size / 2, y * size / 2, 0.0007)) for x, y in points], material)
        edge = list(zip(points, points[1:] + points[:1]))
        for (x0, y0), (x1, y1) in edge:
            corners = [(x0, y0, 0), (x1, y1, 0), (x1, y1, 0.0007 / size * 2), (x0, y0, 0.0007 / size * 2)]
            shape.face([place @ (Vector(corner) * size / 2) for corner in corners], material)
    around = [(math.cos(k * math.pi / 10), math.sin(k * math.pi / 10)) for k in range(20)]
    shape.face([place @ Vector((x * size * 0.40, y * size * 0.40, 0.00075)) for x, y in around], PHOSPHOR)


def street_lens(shape, place, long=0.0132, wide=0.0098, high=0.0066, rings=14, sides=44):
    """
    A lens that spreads light along the road: two domes grown into one, with a flat rim. It stands on z = 0, long in x, closed
    below by a hollow in which the LED sits.
    """
    def dome(part, angle):
        x, y = part * math.cos(angle), part * math.sin(angle)
        saddle = 1 - 0.30 * math.exp(-(x / 0.30) ** 2)
        rise = max(0.0, 1 - part ** 2.6) ** 0.62
        return x * long, y * wide, 0.0012 + high * rise * saddle

    def add_rings(heights, flip):
        first = len(shape.points)
        for points in heights:
            shape.points += [tuple(place @ Vector(point)) for point in points]
        for ring in range(len(heights) - 1):
            for side in range(sides):
                a, b = first + ring * sides + side, first + ring * sides + (side + 1) % sides
                face = (a, b, b + sides, a + sides)
                shape.corners(face[::-1] if flip else face, LENS)

    angles = [2 * math.pi * side / sides for side in range(sides)]
    rim = [[(math.cos(a) * long * s, math.sin(a) * wide * s, z) for a in angles] for s, z in ((1.16, 0.0002), (1.16, 0.0012), (1.0, 0.0012))]
    outer = [[dome(1 - k / rings, a) for a in angles] for k in range(rings)]
    # The last ring is all but a point.
    outer.append([dome(0.004, a) for a in angles])
    hollow = [[(math.cos(a) * r, math.sin(a) * r, z) for a in angles] for r, z in ((0.00002, 0.0036), (0.0016, 0.0034), (0.0027, 0.0026), (0.0032, 0.0002))]
    add_rings([*rim, *outer], False)
    add_rings([*hollow, rim[0]], False)


def lens_board(shape, place, columns, rows, pitch=(0.0335, 0.0285), border=0.013):
    """A white board on z = 0 with its LEDs, each under a lens, and screws between them."""
    width, height = (columns - 1) * pitch[0] + 0.03 + border, (rows - 1) * pitch[1] + 0.022 + border
    turn = place.to_3x3()
    shape.box(place @ Vector((0, 0, -0.0008)), (width, height, 0.0016), BOARD, turn)
    for i in range(columns):
        for j in range(rows):
            at = place @ Matrix.Translation(((i - (columns - 1) / 2) * pitch[0], (j - (rows - 1) / 2) * pitch[1], 0))
            led(shape, at)
            street_lens(shape, at)
    return width, height


def reflector(shape, place, wide, high, deep, bottom=0.34):
    """A square cup, its mouth at z = 0 and its floor below, with four curved walls and an LED on the floor."""
    steps = 6
    def outline(t):
        part = bottom + (1 - bottom) * math.sqrt(t)
        return [Vector((x * wide / 2 * part, y * high / 2 * part, -deep * (1 - t))) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for k in range(steps):
        low, top = outline(k / steps), outline((k + 1) / steps)
        for a in range(4):
            b = (a + 1) % 4
            shape.face([place @ p for p in (low[a], top[a], top[b], low[b])], MIRROR)
    floor = outline(0)
    shape.face([place @ p for p in floor], BOARD)
    led(shape, place @ Matrix.Translation((0, 0, -deep + 0.0002)), 0.0075)
