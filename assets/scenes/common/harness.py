"""A fall-arrest harness over the clothes of a figure: webbing that lies on the fallen cloth, a ring between the shoulders, a lanyard."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform

from .clothes import normals_of
from .figure import NUMBER
from .materials import plain
from .shapes import Shape, curved

# Above the shirt lies the vest, and both are rounded when they are rendered.
ABOVE_CLOTH = 0.019


class Webbing:
    """Finds lines on a garment: from inside the figure at rest to the cloth, and from there to where this cloth has fallen."""

    def __init__(self, cloth):
        self.rest, self.points = ([Vector(point) for point in points] for points in (cloth.rest, cloth.points))
        self.faces, self.normals = cloth.faces.tolist(), normals_of(cloth.points, cloth.faces)
        self.tree = BVHTree.FromPolygons(self.rest, self.faces)

    def on_cloth(self, start, way):
        """The place and the normal of the cloth that a ray meets."""
        hit, _, number, _ = self.tree.ray_cast(Vector(start), Vector(way).normalized())
        corners = self.faces[number][:3]
        normal = Vector(self.normals[self.faces[number]].mean(0)).normalized()
        at = barycentric_transform(hit, *(self.rest[k] for k in corners), *(self.points[k] for k in corners))
        return at + normal * ABOVE_CLOTH, normal

    def strap(self, shape, rays, wide, material):
        """A band through the places that the rays meet; it spans small folds."""
        line, normals = (list(each) for each in zip(*(self.on_cloth(*ray) for ray in rays)))
        for _ in range(5):
            for each in (line, normals):
                each[1:-1] = [(a + b * 2 + c) / 4 for a, b, c in zip(each, each[1:], each[2:])]
        start = len(shape.points)
        for k, (at, normal) in enumerate(zip(line, normals)):
            along = line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]
            half = along.cross(normal).normalized() * wide / 2
            shape.points += [tuple(at - half), tuple(at + half)]
        for first in range(start, len(shape.points) - 2, 2):
            shape.corners((first, first + 1, first + 3, first + 2), material)


def _over_shoulder(side, waist, ring):
    """From the hip behind to the ring, over the shoulder, and down the chest."""
    for t in np.linspace(0, 1, 14):
        yield (side * (0.13 - 0.115 * t), 0, waist + (ring - waist) * t), (0, 1, 0)
    for angle in np.linspace(0, np.pi, 26)[1:]:
        out = min(1.0, angle / 1.2)
        yield (side * (0.015 + 0.09 * out), 0, ring), (0, np.cos(angle), np.sin(angle))
    for t in np.linspace(0, 1, 14)[1:]:
        yield (side * (0.105 + 0.02 * t), 0, ring + (waist - ring) * t), (0, -1, 0)


def _around(start, tilt=0.0):
    """Around the body or a thigh; `tilt` is how much it rises to +x."""
    return [(start, (np.cos(angle), np.sin(angle), np.cos(angle) * tilt)) for angle in np.linspace(0, 2 * np.pi, 41)]


def harness(figure, shirt, trousers, anchor):
    """Puts a harness on, and a lanyard from the ring at its back to `anchor`, a point of the scene at whose height it may lie."""
    waist, ring = (figure.joints[NUMBER[bone]].z for bone in ('spine05', 'spine01'))
    body, legs, shape = Webbing(shirt), Webbing(trousers), Shape()
    for side in (-1, 1):
        body.strap(shape, list(_over_shoulder(side, waist + 0.05, ring)), 0.042, 0)
        hip, knee = (figure.joints[NUMBER[f"{bone}.{'L' if side > 0 else 'R'}"]] for bone in ('upperleg01', 'lowerleg01'))
        thigh = hip.lerp(knee, 0.40)
        legs.strap(shape, _around(thigh, side * 0.35), 0.048, 1)
        legs.strap(shape, [((thigh.x, thigh.y, thigh.z + 0.03 + 0.13 * t), (side * 0.75, 0.65, 0)) for t in np.linspace(0, 1, 10)], 0.042, 1)
    body.strap(shape, _around((0, 0, waist + 0.03)), 0.05, 1)
    webbing = [plain('webbing', (0.018, 0.018, 0.02), 0.8), plain('leg webbing', (0.36, 0.025, 0.018), 0.8)]
    made = shape.place('harness', webbing)
    made.matrix_world = figure.place
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004
    at, normal = body.on_cloth((0, 0, ring), (0, 1, 0))
    at, normal = figure.place @ at, figure.place.to_3x3() @ normal
    _lanyard(at + normal * 0.006, normal, Vector(anchor))


def _lanyard(ring, out, anchor):
    """A steel ring, the pouch of the shock absorber, and a rope that hangs loose."""
    metal, rope, pouch = 0, 1, 2
    shape, down = Shape(), Vector((0, 0, -1))
    across = out.cross(down).normalized()
    hang = (down + out * 0.25).normalized()
    shape.path([ring + hang * 0.03 + (hang * np.cos(a) + across * np.sin(a)) * 0.032 for a in np.linspace(0, 2 * np.pi, 21)], 0.005, metal)
    first = ring + hang * 0.065
    last = first + (hang + out * 0.12).normalized() * 0.16
    shape.beam(first, last, 0.045, 0.03, pouch)
    low = last.lerp(anchor, 0.45)
    low.z = max(anchor.z + 0.01, low.z - 0.35)
    line = curved([first, last, last + down * 0.12 + out * 0.06, low, anchor.lerp(low, 0.3), anchor], 12)
    shape.path([Vector((p.x, p.y, max(p.z, anchor.z - 0.07))) for p in line], 0.0075, rope)
    shape.path([anchor + Vector((0.0, 0.035 * np.cos(a), 0.035 * np.sin(a))) for a in np.linspace(0, 2 * np.pi, 21)], 0.006, metal)
    shape.place('lanyard', [plain('hook steel', (0.45, 0.45, 0.45), 0.3, 0.9), plain('rope', (0.50, 0.42, 0.30), 0.8, variation=0.2, scale=60),
                            plain('absorber', (0.36, 0.025, 0.018), 0.7)], bevel=0.002)
