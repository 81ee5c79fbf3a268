"""
A wall inverter for 3 to 10 kW on a display stand, its cables plugged.
Arguments after --: name, samples, scale.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import cable, group, loose_plug, parts, powder_coat
from common.electrical import BLACK, METAL, ORANGE, RED, along, downward, screw, facing
from common.hybrid_inverter import HybridInverter
from common.rendering import arguments, start
from common.shapes import Shape, rounded
from common.studio import Studio

options = arguments()
start()
PARTS = parts()
LOW = 0.185
studio = Studio(1.24, 0.31, (0.18, -0.27), 8)


def stand():
    """A folded sheet with rows of holes, on two flat feet."""
    sheet, feet, holes = Shape(), Shape(), Shape()
    sheet.slab(rounded(0.34, 0.56, 0.012), 0.003, 0, facing(0, 0.003, 0.288))
    made = [sheet.place('stand', [powder_coat('stand', (0.36, 0.37, 0.385), 0.2)], bevel=0.0008, soft=True)]
    for x in (-0.125, 0.125):
        feet.box((x, -0.01, 0.003), (0.045, 0.30, 0.006), 0)
        feet.box((x, -0.003, 0.03), (0.045, 0.005, 0.055), 0)
        for y in (-0.13, 0.11):
            screw(holes, downward(x, y, 0.006) @ downward(0, 0, 0), 0.005, METAL)
        screw(holes, facing(x, -0.0055, 0.04), 0.005, METAL)
    made.append(feet.place('feet', [powder_coat('feet', (0.36, 0.37, 0.385), 0.2)], bevel=0.0012, soft=True))
    made.append(holes.place('screws', PARTS, soft=True))
    return made


def cables(inverter):
    """Two pairs from the panels, the battery's pair and the line to the house."""
    made = Shape()
    ends = inverter.plugs
    # Two leads end in connectors on the paper, the others run out of the picture on the left.
    for end, tone, points, mouth in (
        (
            ends[0], BLACK,
            [(-0.19, -0.165, 0.06), (-0.26, -0.17, 0.010), (-0.42, -0.22, 0.0034), (-0.60, -0.16, 0.0034), (-0.9, -0.02, 0.0034)],
            None
        ),
        (
            ends[1], RED,
            [
                (-0.150, -0.185, 0.055), (-0.20, -0.21, 0.010), (-0.34, -0.285, 0.0034), (-0.52, -0.25, 0.0034),
                (-0.9, -0.14, 0.0034)
            ],
            None
        ),
        (
            ends[2], BLACK,
            [
                (-0.095, -0.180, 0.06), (-0.085, -0.185, 0.014), (-0.115, -0.255, 0.0034), (-0.20, -0.315, 0.0050),
                (-0.245, -0.327, 0.0092)
            ],
            1
        ),
        (
            ends[3], RED,
            [
                (-0.055, -0.190, 0.06), (-0.035, -0.20, 0.014), (-0.03, -0.255, 0.0034), (-0.065, -0.305, 0.0050),
                (-0.10, -0.330, 0.0092)
            ],
            0
        )
    ):
        cable(made, end, points, 0.0033, tone)
        if mouth is not None:
            last, before = points[-1], points[-2]
            along_end = [
                l + (l - b) / sum((x - y) ** 2 for x, y in zip(last[:2], before[:2])) ** 0.5 * 0.0405 for l,
                b in zip(last, before)
            ]
            spot = along((along_end[0], along_end[1], 0.0099), (last[0], last[1], 0.0099))
            loose_plug(made, spot, BLACK, bool(mouth))
    for end, tone, points in (
        (
            inverter.battery[0], ORANGE,
            [(0.040, -0.150, 0.05), (0.075, -0.10, 0.012), (0.16, -0.03, 0.0062), (0.42, 0.14, 0.0062), (0.95, 0.42, 0.0062)]
        ),
        (
            inverter.battery[1], BLACK,
            [(0.080, -0.155, 0.052), (0.115, -0.115, 0.014), (0.20, -0.065, 0.0062), (0.45, 0.095, 0.0062), (0.95, 0.34, 0.0062)]
        )
    ):
        cable(made, end, points, 0.0058, tone)
    cable(
        made, inverter.line,
        [(0.150, -0.155, 0.045), (0.185, -0.125, 0.012), (0.26, -0.10, 0.0062), (0.50, 0.02, 0.0062), (1.1, 0.22, 0.0062)],
        0.0060, BLACK
    )
    cable(
        made, inverter.meter,
        [(0.176, -0.135, 0.05), (0.22, -0.085, 0.010), (0.30, -0.045, 0.0032), (0.52, 0.06, 0.0032), (1.1, 0.30, 0.0032)], 0.0028,
        BLACK
    )
    return [made.place('cables', PARTS, soft=True)]


inverter = HybridInverter(PARTS, LOW)
group('hybrid inverter', -17, [*inverter.objects, *stand(), *cables(inverter)])
studio.shoot(options, 8)
