"""
Close views of what hangs on a wall: the surge protector on its DIN rail, the net meter with its reading and seals.
Arguments after --: name, camera (meter, surge), samples, scale.
"""
import math
import os
import sys

from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.din_rail import MODULE, breaker, device, rail, terminals
from common.electrical import (
    BLACK, BLUE, BRASS, GREY, METAL, PLATE, RED, WHITE, YELLOW, cable, downward, facing, gland, led, moulded, parts, ring, screw
)
from common.lettering import seven_segments, text
from common.materials import plain, plaster
from common.outdoors import sky
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, curved, rounded
from common.studio import softbox

options = arguments()
start()
shown = options.get('camera', 'meter')
PARTS = parts()
AMBER, EARTH, LCD, FIGURE, OK, GONE, LEAD = range(len(PARTS), len(PARTS) + 7)
PARTS += [
    moulded('protector', (0.055, 0.060, 0.068), 0.42), moulded('earth wire', (0.10, 0.26, 0.03), 0.42),
    plain(
        'lcd', (0.30, 0.335, 0.255), 0.22, specular=0.6, variation=0.01
    ), plain('lcd figure', (0.022, 0.026, 0.022), 0.4, variation=0.0),
    plain(
        'good', (0.03, 0.42, 0.07), 0.25, specular=0.6, variation=0.01
    ), plain('gone', (0.035, 0.006, 0.006), 0.25, specular=0.6),
    plain('lead seal', (0.30, 0.30, 0.31), 0.5, 0.8, 0.4, 0.15, 300)
]
ink, pale = plain('print', (0.018, 0.02, 0.026), 0.5, variation=0.0), plain('pale print', (0.72, 0.73, 0.74), 0.5, variation=0.0)


def add(shape, name, bevel=0.0, segments=3):
    made = shape.place(name, PARTS, bevel=bevel, soft=True)
    if bevel:
        made.modifiers['bevel'].segments = segments


def cartridge(body, detail, x, y, z, is_good):
    """One pole of the protector: a dark base, a cartridge that can be pulled, its window."""
    device(body, x, y, z, 1, AMBER)
    body.slab(rounded(MODULE - 0.0016, 0.0400, 0.0014, 4), 0.0050, AMBER, facing(x, y - 0.0630, z))
    for side in (-1, 1):
        for k in range(4):
            detail.box((x, y - 0.0682, z + side * 0.0165 + (k - 1.5) * 0.0014), (0.0105, 0.0006, 0.0006), BLACK)
    detail.slab(rounded(0.0092, 0.0062, 0.0008, 3), 0.0003, BLACK, facing(x, y - 0.0680, z + 0.0078))
    detail.slab(rounded(0.0078, 0.0048, 0.0005, 3), 0.0003, OK if is_good else GONE, facing(x, y - 0.0682, z + 0.0078))
    terminals(detail, x, y, z, 1)


def surge():
    """Two poles and earth of the protector beside the breaker of the panels, wires above and below, in a grey box."""
    body, back, wires = Shape(), Shape(), Shape()
    body.face([(-1, 0.030, -1), (1, 0.030, -1), (1, 0.030, 1), (-1, 0.030, 1)], WHITE)
    add(body, 'plate')
    rail(back, 0, 0, 0, 0.8)
    for k in range(-8, 9):
        back.slab(rounded(0.018, 0.0062, 0.003, 5), 0.0003, BLACK, facing(k * 0.036 + 0.018, 0.0062, 0))
    add(back, 'rail', 0.0002, 2)
    modules, parts_of = Shape(), Shape()
    left = -0.0445
    for k, is_good in enumerate((True, True, False)):
        cartridge(modules, parts_of, left + k * MODULE, 0, 0, is_good)
    breaker(modules, parts_of, left + 4.1 * MODULE, 0, 0, 2)
    breaker(modules, parts_of, left + 6.2 * MODULE, 0, 0, 2)
    breaker(modules, parts_of, left - 2.1 * MODULE, 0, 0, 2)
    add(modules, 'devices', 0.0007, 3)
    add(parts_of, 'device parts', 0.00015, 2)
    for k, mark in enumerate(('+', 'PE', '–')):
        text(mark, (left + k * MODULE, -0.06805, -0.0050), 0.0034, pale, face='bold', align='CENTER')
    text('SPD  TYPE 2', (left - 0.0068, -0.0441, 0.0262), 0.0022, pale, face='narrow bold')
    for k, line in enumerate(('Uc 600 V DC', 'In 20 kA')):
        text(line, (left + MODULE, -0.06805, -0.0088 - k * 0.0028), 0.0017, pale, face='narrow', align='CENTER')
    for k in (3.6, 5.7, -2.6):
        text('C16', (left + k * MODULE, -0.06405, -0.0182), 0.0024, ink, face='bold', align='CENTER')
    for k, tone in (
        (-2.6, RED), (-1.6, BLACK), (0, RED), (1, EARTH), (2, BLACK), (3.6, RED), (4.6, BLACK), (5.7, RED), (6.7, BLACK)
    ):
        x = left + k * MODULE
        for side in (-1, 1):
            if k == 1 and side == 1:
                continue
            points = [
                (x, -0.026, side * 0.039), (x, -0.027, side * 0.052), (x + 0.004 * math.sin(k * 3), -0.022, side * 0.085),
                (x + 0.011 * math.sin(k * 2 + side), -0.010, side * 0.14), (x + 0.02 * math.sin(k + side), 0.0, side * 0.26)
            ]
            wires.path(curved(points, 8), 0.0028, tone, 20)
            # The yellow stripe of the earth wire.
            if tone == EARTH:
                wires.path(curved([(px + 0.0016, py - 0.0016, pz) for px, py, pz in points], 8), 0.0014, YELLOW, 12)
    add(wires, 'wires')


def meter():
    """A single-phase net meter: window, LCD, nameplate, pulse lamp, cover of the terminals with its wire seals."""
    wall, case, inner, detail = Shape(), Shape(), Shape(), Shape()
    wall.face([(-3, 0, -2), (3, 0, -2), (3, 0, 2), (-3, 0, 2)], 0)
    wall.place('wall', [plaster('wall', (0.52, 0.47, 0.38), 0.1, 0.14)])
    board = Shape()
    board.slab(rounded(0.30, 0.42, 0.006, 4), 0.012, GREY, facing(0, 0, -0.03))
    add(board, 'board', 0.002)
    case.slab(rounded(0.148, 0.178, 0.014, 8), 0.052, WHITE, facing(0, -0.012, 0.028))
    case.slab(rounded(0.148, 0.070, 0.010, 8), 0.058, WHITE, facing(0, -0.012, -0.100))
    add(case, 'case', 0.0045, 4)
    face = -0.0642
    inner.slab(rounded(0.126, 0.150, 0.006, 6), 0.0006, PLATE, facing(0, face, 0.030))
    inner.slab(rounded(0.100, 0.044, 0.003, 5), 0.0014, BLACK, facing(0, face, 0.066))
    inner.slab(rounded(0.092, 0.036, 0.001, 3), 0.0004, LCD, facing(0, face - 0.0012, 0.066))
    add(inner, 'window', 0.0003, 2)
    top = face - 0.0018
    seven_segments(detail, '2917.3', 0.0155, FIGURE, None, facing(-0.0335, top, 0.0590))
    for k, words in enumerate(('IMP', 'EXP', 'NET')):
        text(words, (-0.0435, top, 0.0772 - k * 0.0085), 0.0034 if k != 1 else 0.0036, PARTS[FIGURE], face='narrow bold')
    detail.face([facing(-0.0452, top, 0.0694) @ Vector(p) for p in ((0, -0.0006, 0), (0.0009, 0.0012, 0), (0, 0.003, 0))], FIGURE)
    text('kWh', (0.0345, top, 0.0590), 0.0046, PARTS[FIGURE], face='bold')
    text('EXPORT', (-0.0335, top, 0.0778), 0.0034, PARTS[FIGURE], face='narrow bold')
    text('TOTAL  T1', (0.0215, top, 0.0778), 0.0034, PARTS[FIGURE], face='narrow')
    text('NET METER', (-0.0570, face - 0.0007, 0.0955), 0.0056, ink, face='bold', spacing=1.05)
    text('BIDIRECTIONAL', (0.0570, face - 0.0007, 0.0955), 0.0040, ink, face='narrow', align='RIGHT')
    rows = (
        'STATIC ENERGY METER   1 PHASE 2 WIRE', '240 V   10-60 A   50 Hz   CLASS 1.0', '3200 imp/kWh   IS 13779',
        'S/N  26 0913 4471'
    )
    for k, line in enumerate(rows):
        text(line, (-0.0570, face - 0.0007, 0.0330 - k * 0.0086), 0.0036, ink, face='narrow bold' if k == 3 else 'narrow')
    x = -0.0570
    for k in range(46):
        wide = 0.0004 if (k * 7) % 3 else 0.0009
        detail.box((x + wide / 2, face - 0.0007, -0.0105), (wide, 0.0001, 0.0090), BLACK)
        x += wide + (0.0004 if (k * 5) % 4 else 0.0008)
    led(detail, facing(0.0485, face - 0.0006, 0.0270), RED, 0.0020)
    text('PULSE', (0.0485, face - 0.0007, 0.0205), 0.0027, ink, face='narrow', align='CENTER')
    ring(detail, facing(0.0485, face - 0.0004, 0.0065), 0.0055, 0, 0.0030, BLUE)
    text('DISPLAY', (0.0485, face - 0.0007, -0.0035), 0.0027, ink, face='narrow', align='CENTER')
    for px, pz in ((-0.058, -0.100), (0.058, -0.100)):
        screw(detail, facing(px, -0.0700, pz), 0.0050, BRASS)
    text('TERMINAL COVER   DO NOT REMOVE THE SEAL', (0, -0.07005, -0.1030), 0.0028, ink, face='narrow', align='CENTER')
    add(detail, 'meter parts', 0.0001, 2)
    seals()
    wires = Shape()
    for k, tone in enumerate((RED, BLACK, RED, BLACK)):
        px = -0.042 + k * 0.028
        end = gland(wires, downward(px, -0.040, -0.134), 0.0085)
        cable(wires, end, [(px, -0.040, -0.20), (px, -0.038, -0.30), (px, -0.036, -0.60)], 0.0048, tone)
    add(wires, 'wires')


def seals():
    """A twisted wire from each screw, its lead seal hanging below."""
    shape = Shape()
    for side in (-1, 1):
        x = side * 0.058
        for turn in (0, math.pi):
            points = [
                (
                    x + 0.0011 * math.cos(t * 1.9 + turn), -0.0740 + 0.0011 * math.sin(t * 1.9 + turn), -0.100 - t * 0.0016
                ) for t in range(14)
            ]
            shape.path([(x, -0.0725, -0.0975), *points], 0.00042, METAL, 8)
        shape.turned(
            [(0, 0), (0.0036, 0), (0.0046, 0.0010), (0.0046, 0.0030), (0.0036, 0.0040), (0, 0.0040)], LEAD,
            facing(x + 0.0006, -0.0720, -0.1255), 24
        )
    add(shape, 'seals', 0.0002, 2)


if shown == 'surge':
    surge()
    softbox((-0.55, -0.42, 0.42), (0, 0, 0), (0.34, 0.34), 5.2, (1, 0.96, 0.9))
    softbox((0.6, -0.5, 0.1), (0, 0, 0), (0.2, 0.5), 0.8, (0.9, 0.95, 1))
    camera((0.085, -0.40, 0.085), (-0.012, -0.060, 0.002), 80, 5.6, 0.348)
else:
    sky(38, 236, 0.11, dust=1.4)
    meter()
    camera((0.130, -0.56, 0.085), (0.004, -0.06, -0.006), 62, 8, 0.515)
render(options, 12, 0.015, 5, (1600, 1200), guided=True)
