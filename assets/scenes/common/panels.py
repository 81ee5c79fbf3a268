"""Solar modules: glass with its grid of cells, the aluminium frame, and rows of them on a slope."""
import math

from mathutils import Matrix, Vector

from .materials import begin, finish, plain, principled
from .nodes import calculate, coordinates, mix, noise, split
from .shapes import Shape

WIDTH, HEIGHT, GAP = 1.134, 2.278, 0.02
GLASS, FRAME, BACK, STEEL = range(4)


def glass(columns=6, rows=24, dust=0.12, cell=(0.003, 0.0085, 0.023), specular=0.42, line=(0.24, 0.25, 0.27)):
    """Half-cut cells. The lines between them are light: with dark ones a panel reads as a plain slab. No two panels of one blue."""
    material, tree = begin('solar glass')
    along, up, _ = split(tree, coordinates(tree, 'UV'))

    def stripe(value, width):
        part = calculate(tree, 'FRACT', value)
        nearest = calculate(tree, 'MINIMUM', part, calculate(tree, 'SUBTRACT', 1.0, part))
        return calculate(tree, 'LESS_THAN', nearest, width)

    column, row = calculate(tree, 'MULTIPLY', along, columns), calculate(tree, 'MULTIPLY', up, rows)
    gaps = calculate(tree, 'MAXIMUM', stripe(column, 0.017), stripe(row, 0.03))
    middle = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', up, 0.5))
    gaps = calculate(tree, 'MAXIMUM', gaps, calculate(tree, 'LESS_THAN', middle, 0.005))
    wires = stripe(calculate(tree, 'MULTIPLY', column, 9.0), 0.03)
    single = tree.nodes.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    own = mix(tree, single, tuple(c * 0.75 for c in cell), tuple(c * 1.45 for c in cell))
    tint = mix(tree, calculate(tree, 'MULTIPLY', wires, 0.5), own, (0.22, 0.23, 0.25))
    tint = mix(tree, gaps, tint, line)
    dirt = calculate(tree, 'MULTIPLY', noise(tree, 0.8, 6, 0.6, coordinates(tree)), dust)
    tint = mix(tree, dirt, tint, (0.20, 0.16, 0.12))
    roughness = calculate(tree, 'ADD', 0.07, calculate(tree, 'MULTIPLY', dirt, 0.5))
    return finish(material, principled(tree, Base_Color=tint, Roughness=roughness, Specular=specular))


def panel_materials(**of_glass):
    return [
        glass(**of_glass),
        plain('aluminium', (0.52, 0.53, 0.55), 0.32, 0.9, 0.5, 0.03),
        plain('back sheet', (0.7, 0.7, 0.7)),
        plain('galvanised', (0.42, 0.43, 0.44), 0.45, 0.85, 0.5, 0.12, 8)
    ]


def slope_axes(tilt):
    """The axes of a plane that faces -y and rises by `tilt` degrees: along, up, outward."""
    angle = math.radians(tilt)
    return (
        Vector((1, 0, 0)),
        Vector((0, math.cos(angle), math.sin(angle))),
        Vector((0, -math.sin(angle), math.cos(angle)))
    )


def add_panel(shape, corner, axes, random, width=WIDTH, height=HEIGHT, border=0.018, depth=0.035, jitter=0.003):
    """One panel from its lower left corner. No two are quite in one plane, so each shines differently."""
    along, up, out = axes
    sides = ((0, 0), (1, 0), (1, 1), (0, 1))
    outer = [corner + along * width * i + up * height * j + out * random.uniform(-jitter, jitter) for i, j in sides]
    inner = [p + along * border * (1 - 2 * i) + up * border * (1 - 2 * j) for p, (i, j) in zip(outer, sides)]
    shape.face([p - out * 0.002 for p in inner], GLASS, list(sides))
    for k in range(4):
        n = (k + 1) % 4
        shape.face([outer[k], outer[n], inner[n], inner[k]], FRAME)
        shape.face([outer[k] - out * depth, outer[n] - out * depth, outer[n], outer[k]], FRAME)
    shape.face([p - out * 0.012 for p in reversed(outer)], BACK)


def add_field(shape, corner, tilt, columns, rows, random):
    """Panels side by side and above one another from the lower left corner."""
    axes = slope_axes(tilt)
    for row in range(rows):
        for column in range(columns):
            at = Vector(corner) + axes[0] * column * (WIDTH + GAP) + axes[1] * row * (HEIGHT + GAP)
            add_panel(shape, at, axes, random)


def ground_table(columns, rows, tilt, low, random):
    """A free-standing field of panels on purlins, rafters and posts; its origin is below the middle of the front edge."""
    shape, axes = Shape(), slope_axes(tilt)
    along, up, out = axes
    length, depth = columns * (WIDTH + GAP), rows * (HEIGHT + GAP)
    start = Vector((-length / 2, 0, low))
    add_field(shape, start, tilt, columns, rows, random)
    middle = start + along * length / 2
    turn = Matrix(axes).transposed()
    for part in (0.12, 0.38, 0.62, 0.88):
        shape.box(middle + up * depth * part - out * 0.075, (length + 0.1, 0.05, 0.07), STEEL, turn)
    count = max(2, round(length / 2.6))
    for k in range(count):
        x = -length / 2 + 0.5 + (length - 1) * k / (count - 1)
        base = Vector((x, 0, low)) - out * 0.15
        shape.beam(base + up * depth * 0.06, base + up * depth * 0.94, 0.06, 0.09, STEEL)
        for part in (0.2, 0.8):
            top = base + up * depth * part
            shape.beam((top.x, top.y, -0.3), top, 0.09, 0.07, STEEL)
        top, other = base + up * depth * 0.8, base + up * depth * 0.5
        shape.beam((top.x, top.y, 0.35), other, 0.05, 0.05, STEEL)
    return shape
