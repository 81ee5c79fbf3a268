"""The controller of a solar pump: a case of painted steel with a display, keys, switch and glands. It stands on z = 0, its door to -y."""
import math

import bpy
from mathutils import Matrix, Vector

from .cables import gland, screw, smooth
from .lettering import label_plate, seven_segments, text
from .materials import begin, finish, glow, plain, principled
from .nodes import bump, calculate, coordinates, map_range, mix, noise
from .shapes import Shape

COAT, BLACK, DISPLAY, LIT, UNLIT, METAL, RED, YELLOW, GREEN, PLATE, INK, WHITE, GREY, COPPER, BLUE, CLEAR, RAIL = range(17)
WIDTH, HEIGHT, DEPTH = 0.30, 0.42, 0.165


def powder_coat(name, tone):
    material, tree = begin(name)
    at = coordinates(tree)
    marks = map_range(tree, noise(tree, 6, 7, 0.62, at), 0.45, 0.78)
    tint = mix(tree, calculate(tree, 'MULTIPLY', marks, 0.5), tone, tuple(c * 0.93 for c in tone))
    rough = calculate(tree, 'ADD', 0.40, calculate(tree, 'MULTIPLY', marks, 0.12))
    return finish(material, principled(tree, Base_Color=tint, Roughness=rough, Specular=0.45, Normal=bump(tree, noise(tree, 480, 2, 0.5, at), 0.12, 0.0006)))


def controller_materials():
    return [
        powder_coat('controller coat', (0.66, 0.665, 0.65)), plain('controller black', (0.022, 0.022, 0.023), 0.45),
        plain('display', (0.008, 0.009, 0.010), 0.10, specular=0.5, variation=0.0), glow('figure', (1.0, 0.16, 0.05), 2.4),
        plain('figure off', (0.030, 0.012, 0.010), 0.4), plain('controller metal', (0.56, 0.56, 0.56), 0.27, 1.0, 0.5, 0.05, 30),
        plain('red', (0.45, 0.015, 0.012), 0.4), plain('yellow', (0.66, 0.42, 0.015), 0.42), plain('green', (0.02, 0.20, 0.07), 0.42),
        plain('controller plate', (0.68, 0.68, 0.67), 0.36, 0.4, 0.5, 0.02, 30), plain('controller ink', (0.02, 0.025, 0.035), 0.5),
        plain('white', (0.72, 0.72, 0.70), 0.45, variation=0.02), plain('grey', (0.30, 0.31, 0.32), 0.48, variation=0.03),
        plain('copper', (0.66, 0.36, 0.22), 0.3, 1.0), plain('blue', (0.025, 0.075, 0.26), 0.45), plain('ferrule sleeve', (0.50, 0.10, 0.02), 0.45),
        plain('rail', (0.62, 0.60, 0.52), 0.30, 1.0)
    ]


def _case(shape):
    shape.box((0, 0, HEIGHT / 2 + 0.012), (WIDTH, DEPTH, HEIGHT), COAT)


def _door(shape):
    """The door with its gap, hinges and lock, set proud of the case."""
    y = -DEPTH / 2
    shape.box((0, y - 0.001, HEIGHT / 2 + 0.012), (WIDTH - 0.006, 0.004, HEIGHT - 0.006), BLACK)
    shape.box((0, y - 0.009, HEIGHT / 2 + 0.012), (WIDTH - 0.002, 0.014, HEIGHT - 0.002), COAT)
    for z in (0.08, HEIGHT - 0.06):
        shape.pipe((-WIDTH / 2 - 0.003, y - 0.006, z - 0.022), (-WIDTH / 2 - 0.003, y - 0.006, z + 0.022), 0.0055, METAL, sides=20)
    lock = Matrix.Translation((WIDTH / 2 - 0.026, y - 0.016, HEIGHT * 0.5)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    shape.turned([(0.0115, 0), (0.0115, 0.003), (0.0085, 0.0038), (0.0085, 0.0015), (0, 0.0015)], METAL, lock, 40)
    shape.box((WIDTH / 2 - 0.026, y - 0.0185, HEIGHT * 0.5), (0.0022, 0.004, 0.011), BLACK)


def _front(shape, y):
    """Display, keys, lamps, the rotary switch."""
    place = Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    shape.box((-0.012, y - 0.0015, 0.318), (0.196, 0.003, 0.112), GREY)
    shape.box((-0.012, y - 0.0026, 0.338), (0.120, 0.003, 0.052), DISPLAY)
    seven_segments(shape, '3.42', 0.030, LIT, UNLIT, place @ Matrix.Translation((-0.055, 0.3235, 0.0043)))
    for k, material in enumerate((GREEN, BLACK, BLACK, RED)):
        shape.box((-0.078 + k * 0.044, y - 0.0042, 0.2855), (0.032, 0.0035, 0.018), material)
    switch = place @ Matrix.Translation((0.062, 0.165, 0))
    shape.box((0.062, y - 0.001, 0.165), (0.074, 0.002, 0.074), YELLOW)
    shape.turned([(0.029, 0.001), (0.029, 0.010), (0.026, 0.013), (0, 0.013)], RED, switch, 48)
    shape.box((0.062, y - 0.022, 0.165), (0.014, 0.020, 0.056), RED)


def _print(root, paints, y):
    """All that is printed on the door."""
    black, white = paints[INK], paints[WHITE]
    for words, x, z, high, ink, face, align, out in (
        ('kW', 0.012, 0.327, 0.0085, white, 'narrow bold', 'LEFT', 0.0042), ('SOLAR PUMP CONTROLLER', -0.106, 0.3795, 0.0050, white, 'narrow bold', 'LEFT', 0.0031),
        ('MPPT', 0.082, 0.3795, 0.0050, white, 'narrow bold', 'RIGHT', 0.0031), ('RUN', -0.078, 0.2670, 0.0046, white, 'narrow', 'CENTER', 0.0031),
        ('UP', -0.034, 0.2670, 0.0046, white, 'narrow', 'CENTER', 0.0031), ('DOWN', 0.010, 0.2670, 0.0046, white, 'narrow', 'CENTER', 0.0031),
        ('STOP', 0.054, 0.2670, 0.0046, white, 'narrow', 'CENTER', 0.0031), ('ON', 0.062, 0.1975, 0.0042, black, 'narrow bold', 'CENTER', 0.0021),
        ('OFF', 0.0965, 0.1630, 0.0040, black, 'narrow bold', 'RIGHT', 0.0021), ('DC ISOLATOR', 0.062, 0.2075, 0.0052, black, 'narrow bold', 'CENTER', 0.0001),
        ('5 HP   3.7 kW', -0.116, 0.1900, 0.0062, black, 'narrow bold', 'LEFT', 0.0010), ('DC in 300-780 V   16 A', -0.116, 0.1785, 0.0046, black, 'narrow', 'LEFT', 0.0010),
        ('AC out 3~ 415 V   9 A', -0.116, 0.1695, 0.0046, black, 'narrow', 'LEFT', 0.0010), ('IP65   -10 to +60 C', -0.116, 0.1605, 0.0046, black, 'narrow', 'LEFT', 0.0010),
        ('S/N  PC5-2610-0318', -0.116, 0.1495, 0.0042, black, 'narrow', 'LEFT', 0.0010)
    ):
        text(words, (x, y - out, z), high, ink, (90, 0, 0), face, align).parent = root


def controller(at, turn, paints, cables=(-0.10, -0.045, 0.01, 0.065)):
    """Puts the controller up, `turn` in degrees; gives its root. Its cables leave below, at these x, see `cable_mouth`."""
    root = bpy.data.objects.new('controller', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))
    y = -DEPTH / 2 - 0.016
    case, door, front = Shape(), Shape(), Shape()
    _case(case)
    _door(door)
    _front(front, y)
    label_plate(front, (-0.070, y, 0.168), 0.104, 0.066, PLATE, 0.0008)
    for x in (-0.117, -0.023):
        for z in (0.1395, 0.1965):
            screw(front, (x, y - 0.0006, z), (0, -1, 0), 0.0019, METAL, 16)
    for x in (-WIDTH / 2 + 0.03, WIDTH / 2 - 0.03):
        for z in (-0.006, HEIGHT + 0.03):
            case.box((x, DEPTH / 2 - 0.002, z), (0.034, 0.004, 0.05), METAL)
    for x in cables:
        gland(case, (x, 0.0, 0.012), (0, 0, -1), 0.0058, BLACK)
    for shape, bevel in ((case, 0.005), (door, 0.003), (front, 0.0007)):
        smooth(shape.place('controller', paints, bevel=bevel)).parent = root
    _print(root, paints, y)
    return root
