"""What holds lamps, pumps and turbines together: screws with hexagon or socket heads, glands; and the shading of round parts."""
import math

from mathutils import Matrix, Vector


def smooth(made, angle=38):
    """Round parts round and edges sharp."""
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(angle)
    return made


def looking(at, towards):
    """The place of a part that is built along +z: at a point, z towards a direction."""
    return Matrix.Translation(at) @ Vector(towards).to_track_quat('Z', 'Y').to_matrix().to_4x4()


def screw(shape, at, towards, size, material, sides=6):
    """A head of radius `size` on its washer; `towards` is where it looks. A round one with a socket where `sides` is above 8."""
    place = looking(at, towards)
    shape.turned([(0, 0), (size * 1.15, 0), (size * 1.15, size * 0.22), (size * 0.4, size * 0.22)], material, place, 24)
    if sides <= 8:
        shape.turned([(size * 0.92, size * 0.22), (size * 0.92, size * 0.75), (size * 0.8, size * 0.86), (0, size * 0.86)], material, place, sides)
    else:
        shape.turned([(size * 0.85, size * 0.2), (size * 0.85, size * 0.75), (size * 0.75, size * 0.9), (size * 0.45, size * 0.9)], material, place, sides)
        shape.turned([(size * 0.45, size * 0.9), (size * 0.42, size * 0.35), (0, size * 0.35)], material, place, 6)


def gland(shape, at, towards, cable, material):
    """A cable gland for a cable of radius `cable`: hexagon at the wall, clamping nut, the seal's lip."""
    place, r = looking(at, towards), cable
    shape.turned([(0, 0), (r * 2.3, 0), (r * 2.3, r * 0.9), (0, r * 0.9)], material, place, 6)
    shape.turned([(r * 1.9, r * 0.9), (r * 1.9, r * 1.3), (r * 2.05, r * 1.3), (r * 2.05, r * 2.6), (r * 1.6, r * 3.5), (r * 1.05, r * 3.7)], material, place, 32)
    for k in range(16):
        angle = 2 * math.pi * k / 16
        rib = place @ Vector((r * 2.05 * math.cos(angle), r * 2.05 * math.sin(angle), r * 1.95))
        shape.box(rib, (r * 0.28, r * 0.28, r * 1.2), material, place.to_3x3() @ Matrix.Rotation(angle, 3, 'Z'))
