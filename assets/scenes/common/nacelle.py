"""What close views in a nacelle share: chequer plate, cast iron with its paint, and the light of a hatch."""
import math

from mathutils import Matrix, Vector

from .materials import begin, finish, principled
from .nodes import bump, calculate, coordinates, map_range, mix, noise, split, stretched, world_position
from .shapes import Shape, place
from .studio import softbox

# The raised lozenges of a chequer plate, in metres.
LOZENGE, BROAD, HIGH, PITCH = 0.027, 0.0078, 0.0016, 0.0235


def tread_steel():
    """Galvanised and walked on: bright where shoes rub the lozenges, grey with dirt and oil between them."""
    material, tree = begin('chequer plate')
    at = world_position(tree)
    height = map_range(tree, split(tree, at)[2], 0.0002, HIGH * 0.85)
    scratched = noise(tree, 260, 4, 0.7, stretched(tree, at, (1, 0.12, 1)))
    spots, large = noise(tree, 42, 6, 0.62, at), noise(tree, 9, 6, 0.62, at)
    worn = calculate(tree, 'MULTIPLY', height, map_range(tree, spots, 0.35, 0.55, 0.35, 1.0))
    dirt = calculate(tree, 'MULTIPLY', map_range(tree, large, 0.38, 0.62, 0.45, 0.95), calculate(tree, 'SUBTRACT', 1.0, worn))
    oil = map_range(tree, noise(tree, 5.5, 4, 0.55, at), 0.56, 0.60)
    tint = mix(tree, scratched, (0.27, 0.275, 0.28), (0.40, 0.40, 0.405))
    tint = mix(tree, worn, tint, (0.58, 0.58, 0.575))
    tint = mix(tree, dirt, tint, (0.085, 0.078, 0.068))
    tint = mix(tree, calculate(tree, 'MULTIPLY', oil, 0.55), tint, (0.045, 0.036, 0.026))
    metal = calculate(tree, 'SUBTRACT', 0.95, calculate(tree, 'MULTIPLY', dirt, 0.85))
    rough = calculate(tree, 'ADD', map_range(tree, scratched, 0.3, 0.7, 0.26, 0.42), calculate(tree, 'MULTIPLY', dirt, 0.32))
    rough = calculate(tree, 'MULTIPLY', rough, map_range(tree, oil, 0.0, 1.0, 1.0, 0.45))
    skin = bump(tree, calculate(tree, 'ADD', scratched, spots), 0.20, 0.0004)
    return finish(material, principled(tree, Base_Color=tint, Metallic=metal, Roughness=rough, Specular=0.45, Normal=skin))


def chequer_plate(x_range, y_range, turn=0.0):
    """A plate at z = 0 whose lozenges lie crosswise in turn; `turn` in degrees about z."""
    steel, dome = tread_steel(), Shape()
    rings = [(1.0, 0.0), (0.95, 0.30), (0.86, 0.66), (0.72, 0.90), (0.50, 1.0), (0.0, 1.0)]
    sides = 28
    for part, up in rings:
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            # A lens from two arcs: pointed at its ends.
            x = math.cos(angle)
            y = math.copysign((1 - abs(x) ** 1.7), math.sin(angle))
            dome.points.append((x * LOZENGE / 2 * part, y * BROAD / 2 * part, HIGH * up))
    for ring in range(len(rings) - 1):
        for k in range(sides):
            a, b = ring * sides + k, ring * sides + (k + 1) % sides
            dome.corners((a, b, b + sides, a + sides))
    mesh = dome.mesh('lozenge', [steel])
    sheet = Shape()
    (x0, x1), (y0, y1) = x_range, y_range
    sheet.face([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)])
    sheet.place('plate', [steel])
    rotate = Matrix.Rotation(math.radians(turn), 3, 'Z')
    reach = math.ceil(max(x1 - x0, y1 - y0) / PITCH)
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0))
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            at = rotate @ Vector((i * PITCH, j * PITCH, 0)) + middle
            if x0 < at.x < x1 and y0 < at.y < y1:
                place(mesh, 'lozenge', at, (0, 0, math.radians(turn + (45 if (i + j) % 2 else -45))))


def painted_iron(name, tone, grime=0.5):
    """Cast iron under thick paint: the skin of the sand mould, dust above, oily dirt, chips to the primer."""
    material, tree = begin(name)
    at = coordinates(tree)
    cast, fine = noise(tree, 130, 5, 0.6, at), noise(tree, 480, 3, 0.6, at)
    smear = map_range(tree, noise(tree, 7, 7, 0.66, at), 0.46, 0.68, 0.0, grime)
    chips = map_range(tree, noise(tree, 34, 7, 0.7, at), 0.685, 0.70)
    tint = mix(tree, map_range(tree, noise(tree, 3, 5, 0.6, at), 0.3, 0.7), tuple(c * 0.90 for c in tone), tuple(min(1,
        c * 1.06) for c in tone))
    tint = mix(tree, smear, tint, tuple(c * 0.35 + 0.012 for c in tone))
    tint = mix(tree, chips, tint, (0.19, 0.085, 0.05))
    rough = calculate(tree, 'ADD', 0.34, calculate(tree, 'MULTIPLY', cast, 0.16))
    height = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', cast, 1.0), calculate(tree, 'MULTIPLY', fine, 0.25))
    height = calculate(tree, 'SUBTRACT', height, calculate(tree, 'MULTIPLY', chips, 0.6))
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.45, Normal=bump(tree, height, 0.32, 0.0012)))


def machined_steel():
    """Turned steel with a film of oil: fine lines, a few stains."""
    material, tree = begin('machined steel')
    at = coordinates(tree)
    lines = noise(tree, 700, 3, 0.6, stretched(tree, at, (0.05, 0.05, 1)))
    stain = map_range(tree, noise(tree, 22, 6, 0.64, at), 0.48, 0.70, 0.0, 0.8)
    tint = mix(tree, lines, (0.44, 0.44, 0.445), (0.58, 0.58, 0.575))
    tint = mix(tree, stain, tint, (0.26, 0.235, 0.20))
    rough = calculate(tree, 'ADD', map_range(tree, lines, 0.3, 0.7, 0.20, 0.34), calculate(tree, 'MULTIPLY', stain, 0.16))
    return finish(material, principled(tree, Base_Color=tint, Metallic=1.0, Roughness=rough, Normal=bump(tree, lines, 0.08, 0.0002)))


def hatch_light(at, target, size, power):
    """Daylight that falls through a hatch; what else there is comes from white walls."""
    return softbox(at, target, size, power, (0.93, 0.97, 1.0))
