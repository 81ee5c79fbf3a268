"""Crews at work, with what they hold: where each stands, its pose, and what its hands reach for."""
import math
from functools import partial

from mathutils import Matrix, Vector

from .harness import harness
from .materials import glow, plain
from .nacelle_roof import BAG, HATCH, LONG, RAIL, RAIL_HIGH
from .people import put_person
from .shapes import Shape, rounded
from .workwear import Wardrobe

ORANGE, YELLOW = (0.80, 0.17, 0.015), (0.62, 0.66, 0.03)
WHITE_HAT, YELLOW_HAT = (0.62, 0.62, 0.60), (0.66, 0.42, 0.02)
DEEP, WARM, MEDIUM = (0.11, 0.052, 0.029), (0.16, 0.078, 0.043), (0.22, 0.115, 0.066)
# Arms that hang beside the body instead of standing off, as they do in the data.
LEFT_DOWN, RIGHT_DOWN = (0, 34, 0), (0, -34, 0)


def standing(x, y, ground, looks):
    """The place of a figure that looks in a direction of the plane, in degrees from -y towards +x."""
    return Matrix.Translation((x, y, ground(x, y))) @ Matrix.Rotation(math.radians(looks), 4, 'Z')


def tablet(middle, towards, up):
    """A tablet in its rubber case; its screen looks `towards`."""
    turn = Matrix.Translation(middle) @ (Matrix((Vector(up).cross(towards).normalized(), Vector(up).normalized(), Vector(towards).normalized())).transposed().to_4x4())
    shape = Shape()
    shape.slab(rounded(0.26, 0.18, 0.014, 4), 0.014, 0, turn)
    shape.slab(rounded(0.225, 0.145, 0.004, 2), 0.0148, 1, turn)
    shape.place('tablet', [plain('tablet case', (0.03, 0.03, 0.032), 0.7), glow('tablet screen', (0.30, 0.42, 0.55), 0.6)])


def torque_wrench(head, grip):
    """A wrench from the bolt to behind the hand."""
    head, grip = Vector(head), Vector(grip)
    along = (grip - head).normalized()
    shape = Shape()
    shape.pipe(head - along * 0.02, grip + along * 0.02, 0.010, 0)
    shape.pipe(grip - along * 0.06, grip + along * 0.09, 0.016, 1)
    shape.pipe(head + Vector((0, 0, 0.03)), head - Vector((0, 0, 0.06)), 0.017, 0)
    shape.place('torque wrench', [plain('chrome', (0.5, 0.5, 0.5), 0.25, 0.9), plain('wrench grip', (0.35, 0.03, 0.02), 0.6)])


def crew_at_rows(ground, clamp):
    """Three technicians between two rows: one shows the other where to look, the third tightens a clamp of a lower edge, which is at `clamp`."""
    wardrobe = Wardrobe()
    x, y = clamp.x + 1.26, clamp.y - 3.35
    level = ground(x, y)
    put_person(
        wardrobe, 'arjun', standing(x, y, ground, -96),
        {'hips': (0, 0, -0.03), 'root': (0, 0, -4), 'spine03': (0, 0, -6), 'upperarm01.L': (8, 34, 0), 'lowerarm01.L': (-18, 0, 0), 'head': (2, 0, -30),
         'finger2-1.R': (0, 0, 0), 'finger2-2.R': (0, 0, 0), 'finger2-3.R': (0, 0, 0)},
        {'L': (0.13, -0.05), 'R': (-0.14, 0.06)}, ground,
        {'hand.R': ((x - 0.42, y + 0.62, level + 1.44), (0, 0, -1))}, {'L': 28, 'R': 62}, {'R': ((-0.5, 0.85, 0.02), (0, 0, -1))},
        tone=WARM, vest=ORANGE, hat=WHITE_HAT, has_gloves=False
    )
    x, y = clamp.x + 0.86, clamp.y - 4.25
    level = ground(x, y)
    screen = Vector((x - 0.10, y + 0.40, level + 1.12))
    put_person(
        wardrobe, 'meera', standing(x, y, ground, -160),
        {'hips': (0.02, 0, -0.025), 'spine02': (6, 0, 0), 'neck01': (8, 0, 0), 'head': (6, 0, 14)},
        {'L': (0.10, -0.03), 'R': (-0.11, 0.04)}, ground,
        {'hand.L': (screen + Vector((-0.155, -0.055, -0.02)), (-1, -0.3, -0.6)), 'hand.R': (screen + Vector((0.17, -0.075, -0.02)), (1, -0.3, -0.6))},
        {'L': 44, 'R': 44}, {'L': ((0.45, 0.85, 0.25), (0.8, -0.2, 0.5)), 'R': ((-0.5, 0.8, 0.2), (-0.8, -0.2, 0.5))},
        tone=MEDIUM, vest=YELLOW, hat=YELLOW_HAT, has_gloves=False, has_bun=True
    )
    tablet(screen, (0.05, -0.62, 0.78), (0, 0.78, 0.62))
    x, y = clamp.x + 0.18, clamp.y - 0.58
    grip = clamp + Vector((0.34, -0.16, 0.10))
    put_person(
        wardrobe, 'sunil', standing(x, y, ground, 175),
        {'hips': (0, 0.10, -0.10), 'root': (20, 0, 0), 'spine04': (12, 0, 0), 'spine03': (12, 0, 0), 'spine02': (8, 0, 0), 'neck01': (4, 0, 0), 'head': (4, 0, 0)},
        {'L': (0.15, -0.12), 'R': (-0.15, 0.16)}, ground,
        {'hand.R': (grip + Vector((0.03, -0.08, 0.02)), (1, -0.6, 0)), 'hand.L': (clamp + Vector((-0.03, -0.12, 0.07)), (-1, -0.6, 0))},
        {'L': 35, 'R': 58}, {'R': ((-0.5, 0.8, 0.1), (0, 0.2, -1)), 'L': ((0.2, 0.95, -0.15), (0.1, 0, -1))},
        tone=DEEP, vest=ORANGE, hat=YELLOW_HAT
    )
    torque_wrench(clamp, grip)


def crew_on_roof(ground, low, slope, wide):
    """Two technicians lay a panel on its frame: one at the middle of its lower edge, `low`, which rises to +x, one at its edge to -y."""
    wardrobe = Wardrobe()
    edge = low.y - wide / 2
    put_person(
        wardrobe, 'arjun', standing(low.x - 0.44, low.y + 0.02, ground, 90),
        {'hips': (0, 0.04, -0.06), 'root': (8, 0, 0), 'spine04': (7, 0, 0), 'spine03': (6, 0, 0), 'neck01': (8, 0, 0), 'head': (10, 0, 6)},
        {'L': (0.14, -0.16), 'R': (-0.14, 0.20)}, ground,
        {'hand.L': (low + Vector((-0.075, 0.40, -0.065)), (-0.5, 1, -0.7)), 'hand.R': (low + Vector((-0.075, -0.40, -0.065)), (-0.5, -1, -0.7))},
        {'L': 42, 'R': 42}, {'L': ((0.95, -0.1, 0.1), (-0.1, 0, 1)), 'R': ((0.95, 0.1, 0.1), (-0.1, 0, 1))},
        tone=DEEP, vest=ORANGE, hat=WHITE_HAT
    )
    x = low.x + 1.2

    def under(along):
        return Vector((along, edge - 0.075, low.z + (along - low.x) * slope - 0.07))

    put_person(
        wardrobe, 'sunil', standing(x, edge - 0.46, ground, 176),
        {'hips': (0, 0.02, -0.04), 'root': (3, 0, 0), 'spine03': (5, 0, 0), 'neck01': (4, 0, 0), 'head': (6, 0, 14)},
        {'L': (0.13, -0.14), 'R': (-0.14, 0.16)}, ground,
        {'hand.L': (under(x - 0.36), (-0.8, -0.3, -1)), 'hand.R': (under(x + 0.34), (0.8, -0.3, -1))},
        {'L': 42, 'R': 42}, {'L': ((0.1, 0.95, 0.1), (0, -0.1, 1)), 'R': ((-0.1, 0.95, 0.1), (0, -0.1, 1))},
        tone=WARM, vest=YELLOW, hat=YELLOW_HAT
    )


def clamp_meter(jaw, towards):
    """A clamp meter whose jaw is around a cable at `jaw`; its body goes from there `towards`. The display looks to -y and up."""
    along = Vector(towards).normalized()
    across = along.cross((0, -1, 0.5)).normalized()
    turn = Matrix((across, along, across.cross(along))).transposed().to_4x4()
    place, shape = Matrix.Translation(jaw) @ turn, Shape()
    shape.path([place @ Vector((0.024 * math.sin(t), 0.024 * math.cos(t), 0)) for t in (k * math.pi / 12 for k in range(25))], 0.007, 0)
    body = place @ Matrix.Translation((0, 0.115, -0.016))
    shape.slab(rounded(0.068, 0.175, 0.018, 5), 0.032, 1, body)
    shape.slab(rounded(0.058, 0.150, 0.012, 5), 0.035, 0, body)
    shape.slab(rounded(0.044, 0.030, 0.003, 3, (0, 0.050)), 0.0358, 2, body)
    shape.turned([(0.016, 0.034), (0.016, 0.041), (0, 0.041)], 1, body @ Matrix.Translation((0, -0.005, 0)), 24)
    shape.place('clamp meter', [plain('meter case', (0.03, 0.03, 0.032), 0.5), plain('meter shell', (0.55, 0.10, 0.012), 0.5),
                                plain('meter display', (0.30, 0.34, 0.28), 0.3)], bevel=0.001)


def technician_at_inverter(cable):
    """A technician beside the inverter on a wall measures the current of a cable of it, seen from behind."""
    towards = Vector((0.72, -0.45, -0.35)).normalized()
    clamp_meter(cable, towards)
    palm = cable + towards * 0.15
    put_person(
        Wardrobe(), 'arjun', standing(0.13, -0.60, lambda x, y: 0.0, 208),
        {'hips': (0, 0, -0.03), 'root': (3, 0, 0), 'spine03': (5, 0, 4), 'neck01': (6, 0, 0), 'head': (6, 0, 12), 'upperarm01.R': (-10, -34, 0), 'lowerarm01.R': (-30, 0, 0)},
        {'L': (0.12, -0.06), 'R': (-0.12, 0.08)}, lambda x, y: 0.0,
        {'hand.L': (palm + towards * 0.05 + Vector((0.03, -0.01, -0.07)), (-0.4, -0.8, -1))}, {'L': 50, 'R': 30},
        {'L': ((-0.75, 0.55, 0.35), (-0.3, 0.1, 0.95))},
        tone=WARM, vest=ORANGE, hat=WHITE_HAT
    )


def crew_on_nacelle(rail):
    """Two technicians on a nacelle's roof, which is at z = 0: one stands at `rail`, a point of it, one kneels between the open hatch and a bag."""
    wardrobe = Wardrobe()

    def level(_x, _y):
        """A little above the anti-slip plates: a bent knee takes the toe of its shoe down."""
        return 0.010

    put_person(
        wardrobe, 'arjun', standing(rail.x - 0.46, rail.y + 0.10, level, 12),
        {'hips': (-0.01, 0, -0.012), 'spine03': (-2, 0, 0), 'head': (-6, 0, -16), 'upperarm01.R': (4, -34, 0), 'lowerarm01.R': (-14, 0, 0)},
        {'L': (0.16, -0.09), 'R': (-0.13, -0.01)}, level,
        {'hand.L': (rail + Vector((-0.02, 0.06, 0.045)), (0.4, 1, -0.3))}, {'L': 58, 'R': 26}, {'L': ((0.35, -0.9, -0.1), (0.1, 0, -1))},
        tone=DEEP, vest=ORANGE, hat=YELLOW_HAT, wear=partial(harness, anchor=(RAIL, rail.y + 0.95, RAIL_HIGH))
    )
    x, y = HATCH.x + 0.04, HATCH.y + LONG / 2 + 0.50
    put_person(
        wardrobe, 'sunil', standing(x, y, level, 4),
        {'hips': (0, 0, -0.438), 'root': (16, 0, 0), 'spine04': (10, 0, 0), 'spine03': (12, 0, 0), 'spine02': (8, 0, 6), 'neck01': (8, 0, 6), 'head': (10, 0, 12),
         'upperleg01.R': (-20, 0, 0), 'lowerleg01.R': (113, 0, 0), 'foot.R': (-14, 0, 0)},
        {'L': (0.13, -0.33)}, level,
        {'hand.L': (BAG + Vector((-0.02, 0.02, 0.47)), (1, 0.6, 0)), 'hand.R': (Vector((HATCH.x - 0.50, HATCH.y + LONG / 2 + 0.10, 0.72)), (-0.6, 0.3, -1))},
        {'L': 40, 'R': 50}, {'L': ((0.15, -0.45, -0.9), (-0.7, -0.2, 0)), 'R': ((-0.5, -0.4, 0.6), (0, -1, -0.3))},
        tone=WARM, vest=YELLOW, hat=YELLOW_HAT, wear=partial(harness, anchor=(RAIL, y + 0.75, RAIL_HIGH))
    )
