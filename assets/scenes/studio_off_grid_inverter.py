"""
An off-grid inverter: a floor cabinet on castors with sockets, breakers and the grille of a fan.
Arguments after --: name, samples, scale.
"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import (
    BLACK, DARK, DIM, GLASS, GREEN, LIT, METAL, PLATE, RED, RUBBER, WHITE, cable, facing, group, led, parts, plate,
    powder_coat, ring, screw, warning
)
from common.lettering import seven_segments, text
from common.materials import plain
from common.rendering import arguments, start
from common.shapes import Shape, rounded
from common.studio import Studio

options = arguments()
start()
PARTS = parts()
BODY, TRIM = len(PARTS), len(PARTS) + 1
PARTS += [powder_coat('body', (0.085, 0.105, 0.135), 0.12, 0.44), powder_coat('trim', (0.045, 0.047, 0.05), 0.14, 0.5)]
pale, ink = plain('pale print', (0.70, 0.71, 0.72), 0.5, variation=0.0), plain('print', (0.02, 0.022, 0.028), 0.5, variation=0.0)
studio = Studio(1.20, 0.262, (0.15, -0.345), 8)
WIDTH, HEIGHT, DEPTH, LOW = 0.30, 0.56, 0.42, 0.072
FACE, MIDDLE = -DEPTH / 2 - 0.016, LOW + HEIGHT / 2
made = []


def add(shape, name, bevel=0.0, segments=3):
    placed = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        placed.modifiers['bevel'].segments = segments
    made.append(placed)


def words(string, x, z, height, tone=pale, out=0.0, **how):
    made.append(text(string, (x, FACE - out, MIDDLE + z), height, tone, **{'face': 'narrow bold', **how}))


def on_face(x, z, out=0.0):
    return facing(x, FACE - out, MIDDLE + z)


def louvres(shape, x, y, z, long):
    """A pressed slot on the right side: its lip throws a shadow."""
    shape.box((x, y, z), (0.0016, long, 0.0048), BLACK)
    shape.box((x + 0.0014, y, z + 0.0042), (0.0030, long + 0.006, 0.0042), BODY)


def cabinet():
    body, front, side = Shape(), Shape(), Shape()
    body.box((0, 0, MIDDLE), (WIDTH, DEPTH, HEIGHT), BODY)
    add(body, 'cabinet', 0.010, 5)
    # The front is a frame of its own, with round edges and a joint behind it.
    front.slab(rounded(WIDTH - 0.010, HEIGHT - 0.010, 0.012, 6), 0.008, BLACK, facing(0, -DEPTH / 2 + 0.002, MIDDLE))
    add(front, 'joint')
    panel = Shape()
    panel.slab(rounded(WIDTH + 0.002, HEIGHT + 0.002, 0.020, 8), 0.012, TRIM, facing(0, FACE + 0.012, MIDDLE))
    add(panel, 'front', 0.0040, 4)
    for row in range(9):
        louvres(side, WIDTH / 2 + 0.0004, 0.06, LOW + 0.09 + row * 0.019, 0.19)
    for y in (-0.19, 0.19):
        for z in (LOW + 0.03, MIDDLE, LOW + HEIGHT - 0.03):
            spot = Matrix.Translation((WIDTH / 2 + 0.0004, y, z)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            screw(side, spot, 0.0042, METAL)
    # A recessed grip in the side, and one bar on top.
    side.box((WIDTH / 2, 0.04, LOW + HEIGHT - 0.10), (0.003, 0.125, 0.036), BLACK)
    add(side, 'side', 0.0006, 2)


def castors():
    shape = Shape()
    for x in (-0.115, 0.115):
        for y in (-0.165, 0.165):
            ring(shape, Matrix.Translation((x, y, 0.058)), 0.020, 0, 0.014, METAL)
            for side in (-1, 1):
                shape.box((x + side * 0.0125, y + 0.008, 0.042), (0.002, 0.030, 0.036), METAL)
            wheel = Matrix.Translation((x - 0.0105, y + 0.012, 0.027)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            shape.turned([(0, 0), (0.022, 0), (0.027, 0.003), (0.027, 0.018), (0.022, 0.021), (0, 0.021)], RUBBER, wheel, 40)
            ring(shape, wheel, 0.008, -0.003, 0.024, METAL)
    add(shape, 'castors', 0.0005, 2)


def display():
    pane, figures = Shape(), Shape()
    pane.slab(rounded(0.206, 0.104, 0.008, 6), 0.0018, BLACK, on_face(0, 0.195, -0.0002))
    pane.slab(rounded(0.200, 0.098, 0.006, 6), 0.0004, GLASS, on_face(0, 0.195, 0.0016))
    add(pane, 'pane', 0.0004, 2)
    seven_segments(figures, '230', 0.030, LIT, DIM, on_face(-0.086, 0.193, 0.0022))
    seven_segments(figures, '50.0', 0.020, LIT, DIM, on_face(0.022, 0.203, 0.0022))
    seven_segments(figures, '1.24', 0.020, LIT, DIM, on_face(0.022, 0.170, 0.0022))
    for k in range(5):
        figures.box((-0.0815 + k * 0.0135, FACE - 0.0022, MIDDLE + 0.172), (0.0110, 0.0001, 0.0070), LIT if k < 4 else DIM)
    add(figures, 'figures')
    lit = PARTS[LIT]
    words('V', -0.0105, 0.193, 0.0090, lit, 0.0021)
    words('Hz', 0.077, 0.203, 0.0070, lit, 0.0021)
    words('kW', 0.077, 0.170, 0.0070, lit, 0.0021)
    words('OUTPUT', -0.086, 0.2300, 0.0050, pale, 0.0021)
    words('LOAD', 0.022, 0.2300, 0.0050, pale, 0.0021)
    words('BATTERY', -0.086, 0.1565, 0.0050, pale, 0.0021)
    lamps = Shape()
    for k, (name, tone) in enumerate((('SOLAR', GREEN), ('MAINS', DIM), ('BATTERY', GREEN), ('FAULT', DIM))):
        x = -0.075 + k * 0.050
        led(lamps, on_face(x, 0.122), tone, 0.0030)
        words(name, x, 0.1085, 0.0046, align='CENTER')
    add(lamps, 'lamps')


def outlet(x, z):
    """An Indian socket of 6/16 A with its switch: three round holes with shutters in a white module."""
    shape, holes = Shape(), Shape()
    shape.slab(rounded(0.086, 0.086, 0.006, 6), 0.005, WHITE, on_face(x, z))
    shape.slab(rounded(0.052, 0.066, 0.003, 4), 0.0068, WHITE, on_face(x - 0.012, z))
    shape.slab(rounded(0.019, 0.040, 0.002, 4), 0.0068, WHITE, on_face(x + 0.029, z))
    add(shape, 'socket', 0.0011, 3)
    for dx, dz, radius in ((0, 0.016, 0.0046), (-0.0115, -0.011, 0.0038), (0.0115, -0.011, 0.0038), (0, 0.016, 0.0036)):
        holes.turned([(radius, 0), (0, 0)], BLACK, on_face(x - 0.012 + dx, z + dz, 0.0069), 28)
        holes.turned(
            [(radius * 1.35, 0), (radius * 1.2, 0.0006), (radius, 0.0003)], WHITE, on_face(x - 0.012 + dx, z + dz, 0.0069), 28
        )
    rocker = on_face(x + 0.029, z, 0.0066)
    holes.box(rocker @ Vector((0, 0.009, 0.0016)), (0.0150, 0.0036, 0.0172), WHITE, Matrix.Rotation(math.radians(9), 3, 'X'))
    holes.box(rocker @ Vector((0, -0.009, 0.0004)), (0.0150, 0.0036, 0.0172), WHITE, Matrix.Rotation(math.radians(9), 3, 'X'))
    holes.box(rocker @ Vector((0, 0.0130, 0.0040)), (0.0060, 0.0004, 0.0022), RED)
    add(holes, 'socket parts', 0.0003, 2)


def switches():
    shape, surround = Shape(), Shape()
    for x, count, name in ((-0.085, 2, 'SOLAR'), (-0.022, 2, 'MAINS'), (0.064, 4, 'BATTERY  DC')):
        width = count * 0.0178
        surround.slab(rounded(width + 0.010, 0.056, 0.003, 4), 0.0025, BLACK, on_face(x, 0.053))
        for k in range(count):
            px = x + (k - (count - 1) / 2) * 0.0178
            shape.box(on_face(px, 0.053, 0.008) @ Vector((0, 0, 0)), (0.0174, 0.012, 0.045), WHITE)
            turn = Matrix.Rotation(math.radians(-28), 3, 'X')
            shape.box(on_face(px, 0.0575, 0.0165) @ Vector((0, 0, 0)), (0.0172, 0.0100, 0.0075), BLACK, turn)
            shape.box(on_face(px, 0.0385, 0.0141) @ Vector((0, 0, 0)), (0.0075, 0.0004, 0.0046), RED)
        words(name, x, 0.0160, 0.0050, align='CENTER')
    add(surround, 'surround', 0.0006, 2)
    add(shape, 'switches', 0.0008, 2)


def fan(x, z, radius=0.052):
    """The wire guard of a fan over its blades."""
    hole, wires, blades = Shape(), Shape(), Shape()
    hole.turned([(radius, 0), (0, 0)], BLACK, on_face(x, z, 0.0003), 64)
    hole.turned([(radius + 0.003, 0), (radius + 0.0022, 0.0016), (radius, 0.0003)], TRIM, on_face(x, z), 64)
    add(hole, 'fan hole')
    for k in range(7):
        turned = on_face(x, z, 0.0006) @ Matrix.Rotation(2 * math.pi * k / 7, 4, 'Z') @ Matrix.Translation((radius * 0.58, 0, 0)) @ Matrix.Rotation(0.6, 4, 'X')
        blades.slab(rounded(radius * 0.68, radius * 0.52, radius * 0.12, 4), 0.0006, DARK, turned)
    ring(blades, on_face(x, z), radius * 0.30, 0, 0.003, DARK)
    add(blades, 'fan blades')
    for part in (0.30, 0.47, 0.64, 0.81, 0.98):
        circle = [
            on_face(x, z, 0.0062) @ Vector(
                (radius * part * math.cos(a), radius * part * math.sin(a), 0)
            ) for a in [2 * math.pi * k / 48 for k in range(49)]
        ]
        wires.path(circle, 0.0009, METAL, 8)
    for k in range(4):
        angle = math.pi / 4 + math.pi / 2 * k
        c, s = math.cos(angle), math.sin(angle)
        wires.path(
            [
                on_face(x, z, d) @ Vector((radius * p * c, radius * p * s, 0)) for p,
                d in ((0.26, 0.0074), (1.02, 0.0074), (1.12, 0.0022), (1.20, 0.0015))
            ],
            0.0012, METAL, 8
        )
        screw(wires, on_face(x + radius * 1.22 * c, z + radius * 1.22 * s, 0.0004), 0.0032, METAL)
    add(wires, 'fan guard')


def print_on_front():
    words('OFF-GRID INVERTER', -0.052, -0.262, 0.0088, face='bold', spacing=1.05)
    words('3.5 kVA   48 V', 0.130, -0.262, 0.0088, face='narrow', align='RIGHT')
    labels = Shape()
    # The label plate on the right side, where it can be read with the cabinet in its place.
    side = Matrix.Translation(
        (WIDTH / 2 + 0.0003, -0.085, MIDDLE + 0.075)
    ) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    plate(labels, side, 0.150, 0.100, PLATE)
    warning(labels, on_face(0.118, -0.222), 0.022)
    add(labels, 'labels')
    rows = ('MODEL  OG-3500-48', 'DC  48 V   90 A', 'PV  MAX. 145 V   80 A', 'AC  230 V  50 Hz  3.5 kVA', 'S/N  2609 3500 0157')
    for k, line in enumerate(rows):
        made.append(
            text(line, (WIDTH / 2 + 0.0009, -0.152, MIDDLE + 0.103 - k * 0.0165), 0.0066, ink, (90, 0, 90), 'narrow bold')
        )


def lead():
    """A lamp's plug in the left socket; its lead runs out of the picture."""
    shape = Shape()
    x, z = -0.077, -0.072
    shape.slab(rounded(0.040, 0.046, 0.012, 8), 0.026, BLACK, on_face(x, z + 0.002, 0.0072))
    shape.slab(rounded(0.026, 0.030, 0.010, 8), 0.012, BLACK, on_face(x, z, 0.033))
    below = on_face(x, z - 0.020, 0.020) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    shape.turned([(0.0080, 0), (0.0062, 0.012), (0.0048, 0.026), (0.0042, 0.030), (0, 0.030)], BLACK, below, 24)
    add(shape, 'mains plug', 0.0030, 3)
    wire = Shape()
    start_at = below @ Matrix.Translation((0, 0, 0.026))
    cable(
        wire, start_at,
        [
            (-0.082, FACE - 0.024, 0.11), (-0.100, FACE - 0.042, 0.022), (-0.150, FACE - 0.070, 0.0042),
            (-0.30, FACE - 0.060, 0.0042), (-0.50, FACE + 0.02, 0.0042), (-0.9, FACE + 0.10, 0.0042)
        ],
        0.0039, BLACK, 0.02
    )
    for k, tone in enumerate((RED, BLACK)):
        cable(wire, Matrix.Translation((0.10 + k * 0.03, DEPTH / 2 - 0.02, 0.115)) @ Matrix.Rotation(-math.pi / 2, 4, 'X'),
              [(0.13 + k * 0.03, DEPTH / 2 + 0.06, 0.050), (0.22 + k * 0.02, DEPTH / 2 + 0.075, 0.0072), (0.45, DEPTH / 2 + 0.10 - k * 0.05, 0.0072), (1.2, DEPTH / 2 + 0.30 - k * 0.05, 0.0072)], 0.0068, tone)
    add(wire, 'leads')


cabinet()
castors()
display()
switches()
outlet(-0.065, -0.072)
outlet(0.065, -0.072)
fan(0, -0.182)
print_on_front()
lead()
group('off-grid inverter', -26, made)
studio.shoot(options, 8)
