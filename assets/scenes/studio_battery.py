"""
A battery module of 5 kWh (lithium iron phosphate) for a 19 inch rack, two of its terminals plugged and two capped.
Arguments after --: name, samples, scale.
"""
import math
import os
import sys

from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import (
    BLACK, BRASS, DARK, DIM, GREEN, METAL, ORANGE, PLATE, RUBBER, BLUE, WHITE, cable, facing, group, led, parts, plate,
    powder_coat, ring, screw, warning, ribs
)
from common.lettering import text
from common.materials import plain
from common.rendering import arguments, start
from common.shapes import Shape, curved, rounded
from common.studio import Studio

options = arguments()
start()
PARTS = parts()
CASE, FRONT = len(PARTS), len(PARTS) + 1
PARTS += [powder_coat('case', (0.60, 0.605, 0.60), 0.12), powder_coat('front', (0.050, 0.054, 0.062), 0.14, 0.46)]
pale, ink = plain('pale print', (0.72, 0.73, 0.74), 0.5, variation=0.0), plain('print', (0.02, 0.022, 0.028), 0.5, variation=0.0)
studio = Studio(0.86, 0.085, (-0.02, -0.40), 6)
WIDTH, HEIGHT, DEPTH, FEET = 0.442, 0.158, 0.40, 0.010
FACE, MIDDLE = -DEPTH / 2 - 0.003, FEET + HEIGHT / 2
made = []


def add(shape, name, bevel=0.0, segments=3):
    placed = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        placed.modifiers['bevel'].segments = segments
    made.append(placed)


def words(string, x, z, height, tone=pale, lift=0.0, **how):
    made.append(text(string, (x, FACE - lift, MIDDLE + z), height, tone, **{'face': 'narrow bold', **how}))


def on_face(x, z, out=0.0):
    return facing(x, FACE - out, MIDDLE + z)


def case():
    """A folded box with its lid, vents and rivets; the front plate with the ears of a rack."""
    box, lid, front, small = Shape(), Shape(), Shape(), Shape()
    box.box((0, 0, MIDDLE - 0.001), (WIDTH, DEPTH, HEIGHT - 0.004), CASE)
    add(box, 'box', 0.0016)
    lid.box((0, 0.001, FEET + HEIGHT - 0.0006), (WIDTH + 0.0024, DEPTH - 0.002, 0.0016), CASE)
    lid.box((WIDTH / 2 + 0.0007, 0.001, FEET + HEIGHT - 0.009), (0.0012, DEPTH - 0.002, 0.018), CASE)
    add(lid, 'lid', 0.0006)
    front.slab(rounded(0.482, HEIGHT, 0.004, 5), 0.003, FRONT, facing(0, -DEPTH / 2, MIDDLE))
    add(front, 'front plate', 0.0007)
    right = Matrix.Rotation(math.pi / 2, 4, 'Z')
    for row in range(3):
        for k in range(14):
            small.box((WIDTH / 2 + 0.0002, -0.05 + k * 0.0155, MIDDLE - 0.022 + row * 0.022), (0.0012, 0.0040, 0.0150), BLACK)
    for k in range(5):
        spot = Matrix.Translation(
            (WIDTH / 2 + 0.0013, -0.17 + k * 0.085, FEET + HEIGHT - 0.0095)
        ) @ right @ Matrix.Rotation(math.pi / 2, 4, 'X')
        screw(small, spot, 0.0033, METAL)
        screw(
            small, Matrix.Translation((-WIDTH / 2 + 0.02 + k * 0.10, -DEPTH / 2 + 0.014, FEET + HEIGHT + 0.0003)), 0.0033, METAL
        )
    for x in (-0.2315, 0.2315):
        for z in (-0.057, 0.057):
            small.slab(rounded(0.0105, 0.0066, 0.0032, 6), 0.0002, BLACK, on_face(x, z))
    for x in (-0.19, 0.19):
        for y in (-0.17, 0.17):
            small.pipe((x, y, 0), (x, y, FEET), 0.016, RUBBER, 0.014, 24)
    add(small, 'small parts')


def handle(x):
    """A bent bar with its two flanges."""
    shape, reach, half = Shape(), 0.040, 0.050
    bend = [(0, -half), (reach * 0.72, -half), (reach * 0.94, -half * 0.95), (reach, -half * 0.80), (reach, half * 0.80),
            (reach * 0.94, half * 0.95), (reach * 0.72, half), (0, half)]
    shape.path(curved([(x, FACE - out, MIDDLE + z) for out, z in bend], 6), 0.0052, DARK, 24)
    for z in (-half, half):
        ring(shape, on_face(x, z), 0.0092, 0, 0.0035, DARK)
        ring(shape, on_face(x, z, 0.0035), 0.0068, 0, 0.0025, METAL)
    add(shape, 'handle')


def terminal(x, z, tone, plugged):
    """A round locking terminal; plugged, its angled plug turns the cable downwards. Gives where the cable begins."""
    shape, spot = Shape(), on_face(x, z)
    ring(shape, spot, 0.0185, 0, 0.003, BLACK)
    ring(shape, spot, 0.0150, 0.002, 0.014, tone)
    if not plugged:
        shape.turned(
            [(0.0160, 0.006), (0.0166, 0.0072), (0.0166, 0.022), (0.0150, 0.0245), (0.006, 0.0252), (0, 0.0252)], tone, spot, 40
        )
        ribs(shape, spot, 0.0165, 0.009, 0.0205, 22, tone, 0.0012)
        # The strap that keeps the cap.
        shape.path(curved([on_face(x, z, 0.013) @ Vector(p) for p in ((0.016, 0, 0), (0.021, 0.004, -0.004), (0.0195, 0.013, -0.010), (0.013, 0.0165, -0.012))], 6),
                   0.0014, tone, 10)
        add(shape, 'terminal')
        return None
    ring(shape, spot, 0.0168, 0.006, 0.032, tone, 0.0022, 40)
    shape.slab(rounded(0.026, 0.040, 0.006, 6), 0.0195, tone, on_face(x, z - 0.014, 0.0105))
    ring(shape, spot, 0.0105, 0.0318, 0.0335, tone)
    shape.box(on_face(x, z + 0.0172, 0.019) @ Vector((0, 0, 0)), (0.010, 0.017, 0.004), BLACK)
    below = on_face(x, z - 0.031, 0.020) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    ring(shape, below, 0.0102, 0, 0.014, tone)
    ribs(shape, below, 0.0101, 0.004, 0.013, 16, tone, 0.0012)
    add(shape, 'terminal', 0.0012)
    return below @ Matrix.Translation((0, 0, 0.011))


def ports():
    """Data sockets with their gold contacts, the switch, the lamps, the address switch, the earth bolt, the breaker."""
    shape, flat = Shape(), Shape()
    for k, name in enumerate(('CAN', 'RS485', 'LINK')):
        x, z = 0.012 + k * 0.0215, -0.028
        shape.slab(rounded(0.0168, 0.0148, 0.0008, 3), 0.0012, METAL, on_face(x, z))
        flat.slab(rounded(0.0122, 0.0088, 0.0004, 2), 0.00035, BLACK, on_face(x, z + 0.0006, 0.0011))
        flat.slab(rounded(0.0060, 0.0032, 0.0004, 2), 0.00035, BLACK, on_face(x, z - 0.0048, 0.0011))
        for pin in range(8):
            flat.box((x - 0.0042 + pin * 0.0012, FACE - 0.0015, MIDDLE + z + 0.0034), (0.0005, 0.0002, 0.0028), BRASS)
        words(name, x, z + 0.0108, 0.0042, align='CENTER')
    flat.slab(rounded(0.0150, 0.0090, 0.0008, 3), 0.0022, BLUE, on_face(0.0825, -0.028))
    for k in range(4):
        flat.box(
            (0.0774 + k * 0.0034, FACE - 0.0024, MIDDLE - 0.028 + (0.0018 if k in (0, 3) else -0.0018)), (0.0018, 0.0010, 0.0024),
            WHITE
        )
    words('ADDRESS', 0.0825, -0.0172, 0.0042, align='CENTER')
    ring(shape, on_face(0.121, -0.028), 0.0108, 0, 0.0030, METAL, 0.001, 48)
    ring(shape, on_face(0.121, -0.028), 0.0082, 0, 0.0042, DARK, 0.0008, 48)
    flat.turned([(0.0052, 0.0043), (0.0042, 0.0043)], GREEN, on_face(0.121, -0.028), 40)
    words('ON / OFF', 0.121, -0.0122, 0.0042, align='CENTER')
    for k in range(6):
        x = 0.012 + k * 0.0128
        led(flat, on_face(x, 0.012), GREEN if k < 4 else DIM, 0.0025)
        words(('17', '33', '50', '67', '83', '100')[k], x, 0.0185, 0.0036, align='CENTER')
    words('CHARGE  %', -0.0025, 0.0106, 0.0042, align='RIGHT')
    for k, (name, tone) in enumerate((('RUN', GREEN), ('ALARM', DIM))):
        led(flat, on_face(0.1065 + k * 0.022, 0.012), tone, 0.0025)
        words(name, 0.1065 + k * 0.022, 0.0185, 0.0036, align='CENTER')
    shape.slab(
        [(0.0055 * math.cos(math.pi / 3 * k), 0.0055 * math.sin(math.pi / 3 * k)) for k in range(6)], 0.0045, METAL,
        on_face(-0.150, -0.056, 0.0008)
    )
    ring(shape, on_face(-0.150, -0.056), 0.0075, 0, 0.0009, METAL)
    ring(shape, on_face(-0.150, -0.056), 0.0030, 0.004, 0.0085, METAL)
    add(shape, 'ports', 0.0004)
    add(flat, 'port parts')


def print_on_front():
    words('LITHIUM BATTERY MODULE', -0.168, 0.0555, 0.0078, face='bold', spacing=1.04)
    words('51.2 V   100 Ah   5.12 kWh   LiFePO4', -0.168, 0.0425, 0.0058, face='narrow')
    for x, sign in ((-0.150, '+'), (-0.105, '+'), (-0.060, '–'), (-0.015, '–')):
        words(sign, x, 0.0255, 0.0085, align='CENTER', face='bold')
    labels = Shape()
    plate(labels, on_face(0.128, 0.048), 0.078, 0.036, PLATE, 0.002, 0.0003)
    warning(labels, on_face(0.184, -0.055), 0.016)
    add(labels, 'labels')
    for k, line in enumerate(('MODEL  BM-5120-R', 'MAX. CHARGE  100 A   56.8 V', 'CYCLES  6000 AT 80 %', 'S/N  2610 5120 00274')):
        words(line, 0.0925, 0.0574 - k * 0.0082, 0.0042, ink, 0.0003)


def cables(ends):
    shape = Shape()
    plus, minus = ends
    cable(
        shape, plus,
        [
            (-0.150, FACE - 0.026, 0.020), (-0.170, FACE - 0.050, 0.0064), (-0.27, FACE - 0.095, 0.0064),
            (-0.46, FACE - 0.05, 0.0064), (-0.8, FACE + 0.12, 0.0064)
        ],
        0.0060, ORANGE, 0.008
    )
    cable(
        shape, minus,
        [
            (-0.062, FACE - 0.028, 0.020), (-0.080, FACE - 0.066, 0.0064), (-0.20, FACE - 0.128, 0.0064),
            (-0.42, FACE - 0.105, 0.0064), (-0.8, FACE + 0.03, 0.0064)
        ],
        0.0060, BLACK, 0.008
    )
    add(shape, 'cables')


case()
handle(-0.200)
handle(0.200)
ends = [end for end in (terminal(-0.150, -0.004, ORANGE, True), terminal(-0.105, -0.004, ORANGE, False),
                        terminal(-0.060, -0.004, BLACK, True), terminal(-0.015, -0.004, BLACK, False)) if end]
ports()
print_on_front()
cables(ends)
group('battery', -24, made)
studio.shoot(options, 8)
