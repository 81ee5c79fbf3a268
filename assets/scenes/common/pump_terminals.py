"""The terminals of a pump's controller with its door open: one strip of screws, each wire in its ferrule, with marker and label."""
import math

from mathutils import Matrix, Vector

from .cables import screw, smooth
from .lettering import text
from .pump_controller import BLACK, BLUE, COAT, CLEAR, GREEN, GREY, INK, METAL, RAIL, RED, WHITE, YELLOW, controller_materials
from .shapes import Shape, curved

PITCH = 0.0135
# By way: label, colour of the wire, of its ferrule's sleeve, marker, and how far from the strip the marker sits.
WAYS = [
    ('PE', GREEN, WHITE, 'PE'), ('PV+', RED, CLEAR, '1+'), ('PV-', BLACK, CLEAR, '1-'), ('U', RED, WHITE, 'U1'), ('V', YELLOW, WHITE, 'V1'),
    ('W', BLUE, WHITE, 'W1'), ('S1', GREY, YELLOW, 'S1'), ('S2', GREY, YELLOW, 'S2'), ('COM', BLACK, YELLOW, '0V')
]
FRONT, FACING = -0.020, Matrix.Rotation(math.pi / 2, 4, 'X')


def _way_x(number):
    return (number - (len(WAYS) - 1) / 2) * PITCH


def _strip(shape, middle):
    """The block: a slanted step with a screw for each way, below it the opening with its clamp, walls between the ways."""
    width = len(WAYS) * PITCH
    shape.box((0, 0.008, middle), (width + 0.003, 0.050, 0.040), BLACK)
    shape.box((0, FRONT + 0.001, middle - 0.0115), (width + 0.003, 0.006, 0.017), BLACK)
    for k in range(len(WAYS) + 1):
        x = (k - len(WAYS) / 2) * PITCH
        shape.box((x, FRONT + 0.002, middle), (0.0016, 0.016, 0.0405), BLACK)
    for side in (-1, 1):
        x = side * (width / 2 + 0.008)
        shape.box((x, 0.012, middle), (0.014, 0.042, 0.030), BLACK)
        screw(shape, (x, -0.0092, middle), (0, -1, 0), 0.0036, METAL, 20)


def _way(shape, number, middle):
    """Screw with its slot, each turned otherwise, and the clamp around the opening."""
    x, (label, wire, sleeve, marker) = _way_x(number), WAYS[number]
    spot = Matrix.Translation((x, FRONT + 0.0032, middle + 0.0075)) @ FACING
    shape.turned([(0.0058, 0), (0.0058, 0.0008), (0.0050, 0.0008), (0.0050, -0.004)], BLACK, spot, 36)
    shape.turned([(0.0044, -0.001), (0.0044, 0.0012), (0.0038, 0.0018), (0, 0.0018)], METAL, spot, 36)
    angle = Matrix.Rotation(0.9 + number * 2.3, 3, 'Y')
    for size in ((0.0075, 0.0004, 0.0011), (0.0011, 0.0004, 0.0045)):
        shape.box(spot @ Vector((0, 0, 0.0018)), size, BLACK, angle)
    low = middle - 0.0115
    for dx, dz, w, h in ((0, 0.0042, 0.0096, 0.0012), (0, -0.0042, 0.0096, 0.0012), (-0.0042, 0, 0.0012, 0.0090), (0.0042, 0, 0.0012, 0.0090)):
        shape.box((x + dx, FRONT - 0.0022, low + dz), (w, 0.0016, h), RAIL)
    shape.box((x, FRONT - 0.00205, low), (0.0074, 0.0004, 0.0074), BLACK)


def _wire(shape, number, middle, thick):
    """Tip, sleeve and wire, which bends down; gives where its marker is."""
    x, (label, wire, sleeve, marker) = _way_x(number), WAYS[number]
    low, out = middle - 0.0115, FRONT - 0.002
    away = Vector((0, -1, -0.34 - 0.05 * math.sin(number * 2.1))).normalized()
    start = Vector((x, out + 0.002, low))
    place = Matrix.Translation(start) @ away.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    shape.turned([(0, 0), (thick * 0.60, 0), (thick * 0.60, 0.0058), (thick * 0.66, 0.0058)], METAL, place, 24)
    shape.turned([(thick * 0.66, 0.0055), (thick * 0.80, 0.0055), (thick * 0.84, 0.0085), (thick * 1.26, 0.0105), (thick * 1.26, 0.0165), (thick, 0.0168)], sleeve, place, 32)
    begin = start + away * 0.016
    drift = 0.0022 * math.sin(number * 1.7)
    line = [begin, begin + away * 0.006, begin + away * 0.013 + Vector((0, 0.0005, -0.004)), Vector((x + drift * 0.4, begin.y - 0.0155, low - 0.026)),
            Vector((x + drift, begin.y - 0.0150, low - 0.045)), Vector((x + drift * 1.5, begin.y - 0.0125, low - 0.075)), Vector((x * 0.8, begin.y - 0.008, low - 0.12))]
    points = curved(line, 10)
    shape.path(points, thick, wire, 24)
    at = points[31]
    along = (points[35] - points[27]).normalized()
    spot = Matrix.Translation(at - along * 0.0045) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    shape.turned([(thick, 0), (thick * 1.28, 0.0002), (thick * 1.28, 0.0088), (thick, 0.009)], WHITE, spot, 32)
    return at


def terminals(middle=0.30):
    """Puts up the open compartment, the strip's middle at the height `middle`."""
    paints = controller_materials()
    body, fine, wires = Shape(), Shape(), Shape()
    body.box((0, 0.044, middle), (0.40, 0.003, 0.40), RAIL)
    # The cover of the electronics above, with its warning, and the walls of the case.
    body.box((0, 0.012, middle + 0.088), (0.26, 0.030, 0.105), COAT)
    for x in (-0.086, 0.086):
        screw(fine, (x, -0.0031, middle + 0.0425), (0, -1, 0), 0.0034, METAL, 20)
    _strip(body, middle)
    fine.box((0, FRONT + 0.0065, middle + 0.0262), (len(WAYS) * PITCH, 0.003, 0.0105), WHITE)
    for number, (label, wire, sleeve, marker) in enumerate(WAYS):
        thick = 0.0019 if number >= 6 else 0.0029
        _way(fine, number, middle)
        at = _wire(wires, number, middle, thick)
        text(label, (_way_x(number), FRONT + 0.0049, middle + 0.0242), 0.0040 if len(label) < 3 else 0.0034, paints[INK], (90, 0, 0), 'narrow bold', 'CENTER')
        text(marker, (at.x + 0.0011, at.y - thick * 1.30, at.z), 0.0025, paints[INK], (90, -90, 0), 'narrow bold', 'CENTER')
    smooth(body.place('compartment', paints, bevel=0.0009))
    smooth(fine.place('fittings', paints, bevel=0.00022))
    smooth(wires.place('wires', paints), 50)
    y = -0.0032
    for words, x, z, high, face in (
        ('WAIT 5 MIN BEFORE OPENING', -0.062, 0.0560, 0.0044, 'narrow bold'), ('Capacitors hold up to 780 V DC', -0.062, 0.0495, 0.0033, 'narrow'),
        ('Torque 1.5 Nm', 0.040, 0.0495, 0.0033, 'narrow')
    ):
        text(words, (x, y, middle + z), high, paints[INK], (90, 0, 0), face)
    for size, lift, material in ((0.0115, 0.0, INK), (0.0085, 0.0001, YELLOW)):
        sign = Shape()
        sign.face([(-size * 0.577, 0, -size / 3), (size * 0.577, 0, -size / 3), (0, 0, size * 2 / 3)], material)
        sign.place('sign', paints, (-0.071, y - 0.0001 - lift, middle + 0.0528))
    text('!', (-0.071, y - 0.0004, middle + 0.0507), 0.0048, paints[INK], (90, 0, 0), 'bold', 'CENTER')
