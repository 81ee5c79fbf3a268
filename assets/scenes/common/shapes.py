"""Builds one mesh of many boxes, pipes and turned parts; lengths in metres, z is up."""
import math

import bpy
from mathutils import Matrix, Vector


class Shape:
    """Faces with the number of their material, to be made an object in the end."""

    def __init__(self):
        self.points, self.faces, self.materials, self.uvs, self.smooth = [], [], [], [], []

    def _add_face(self, corners, material, uv, smooth):
        self.faces.append(corners)
        self.materials.append(material)
        self.uvs.append(uv or [(0, 0)] * len(corners))
        self.smooth.append(smooth)

    def face(self, points, material=0, uv=None, smooth=False):
        first = len(self.points)
        self.points += [tuple(point) for point in points]
        self._add_face(tuple(range(first, first + len(points))), material, uv, smooth)

    def corners(self, numbers, material=0, uv=None):
        """A smooth face between points that are there already."""
        self._add_face(numbers, material, uv, True)

    def box(self, centre, size, material=0, turn=None):
        half, centre, turn = Vector(size) / 2, Vector(centre), turn or Matrix.Identity(3)
        corners = [
            turn @ Vector((x * half.x, y * half.y, z * half.z)) + centre
            for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)
        ]
        for side in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)):
            self.face([corners[corner] for corner in side], material)

    def beam(self, start, end, width, height=None, material=0):
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat('X', 'Z').to_matrix()
        self.box((start + end) / 2, (along.length, width, height or width), material, turn)

    def turned(self, profile, material=0, place=None, sides=24):
        """A body of revolution: the profile is (radius, height) from below."""
        place, first = place or Matrix.Identity(4), len(self.points)
        for radius, height in profile:
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                point = Vector((radius * math.cos(angle), radius * math.sin(angle), height))
                self.points.append(tuple(place @ point))
        for ring in range(len(profile) - 1):
            for side in range(sides):
                a, b = first + ring * sides + side, first + ring * sides + (side + 1) % sides
                self._add_face((a, b, b + sides, a + sides), material, None, True)

    def pipe(self, start, end, radius, material=0, end_radius=None, sides=12):
        start, along = Vector(start), Vector(end) - Vector(start)
        place = Matrix.Translation(start) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        last = radius if end_radius is None else end_radius
        self.turned([(0, 0), (radius, 0), (last, along.length), (0, along.length)], material, place, sides)

    def path(self, points, radius, material=0, sides=12):
        """A cable or bent pipe through the points, in one piece: at each bend the ring halves the angle."""
        points = [Vector(point) for point in points]
        first, across = len(self.points), None
        for number, point in enumerate(points):
            before = (point - points[number - 1]).normalized() if number > 0 else None
            after = (points[number + 1] - point).normalized() if number + 1 < len(points) else None
            along = ((before or after) + (after or before)).normalized()
            # Turned as little as possible from ring to ring, so that the sides do not twist.
            across = along.orthogonal() if across is None else across - along * across.dot(along)
            across = across.normalized()
            other = along.cross(across)
            wide = radius / max(0.5, along.dot(after or before))
            for side in range(sides):
                angle = 2 * math.pi * side / sides
                self.points.append(tuple(point + (across * math.cos(angle) + other * math.sin(angle)) * wide))
        for ring in range(len(points) - 1):
            for side in range(sides):
                a, b = first + ring * sides + side, first + ring * sides + (side + 1) % sides
                self._add_face((a, b, b + sides, a + sides), material, None, True)
        for ring in (0, len(points) - 1):
            self._add_face(tuple(first + ring * sides + side for side in range(sides)), material, None, False)

    def slab(self, outline, depth, material=0, place=None, back=None):
        """An outline (x, y), counter-clockwise, as thick as `depth` from z = 0 up. `back` is the lower face's material."""
        place, first, count = place or Matrix.Identity(4), len(self.points), len(outline)
        for height in (0, depth):
            self.points += [tuple(place @ Vector((x, y, height))) for x, y in outline]
        self._add_face(tuple(range(first + count, first + 2 * count)), material, None, False)
        self._add_face(tuple(reversed(range(first, first + count))), material if back is None else back, None, False)
        for k in range(count):
            n = (k + 1) % count
            self._add_face((first + k, first + n, first + count + n, first + count + k), material, None, False)

    def mesh(self, name, materials):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.materials)
        mesh.polygons.foreach_set('use_smooth', self.smooth)
        layer = mesh.uv_layers.new(name='UVMap')
        layer.data.foreach_set('uv', [value for face in self.uvs for corner in face for value in corner])
        mesh.update()
        return mesh

    def place(self, name, materials, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, soft=False):
        """`soft`: no facet is seen on rounded edges, as a close picture needs it."""
        made = place(self.mesh(name, materials), name, at, turn)
        if bevel:
            # Without the weld every box corner is three points, and there is no edge to bevel.
            made.modifiers.new('weld', 'WELD').merge_threshold = 1e-4
            round_off = made.modifiers.new('bevel', 'BEVEL')
            round_off.width, round_off.segments, round_off.limit_method = bevel, 3, 'ANGLE'
            round_off.harden_normals = soft
        if soft:
            made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
            made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(42)
        return made


def rounded(width, height, radius, steps=8, at=(0, 0)):
    """The outline of a rectangle with round corners, its middle at `at`."""
    points = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (corner + step / steps)
            points.append((
                at[0] + sx * (width / 2 - radius) + radius * math.cos(angle),
                at[1] + sy * (height / 2 - radius) + radius * math.sin(angle)
            ))
    return points


def curved(points, steps=10):
    """A smooth line through the points (Catmull-Rom), for cables."""
    points = [Vector(point) for point in points]
    padded = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [*line, points[-1]]


def place(mesh, name, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, collection=None):
    made = bpy.data.objects.new(name, mesh)
    made.location, made.rotation_euler, made.scale = at, turn, (scale,) * 3
    (collection or bpy.context.scene.collection).objects.link(made)
    return made
