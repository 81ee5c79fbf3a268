"""Work clothes: cut from a close suit around the body, widened, and let fall over the posed body by Blender's cloth simulation."""
import hashlib
import os

import bpy
import numpy as np

from .figure import DATA, NUMBER
from .rendering import OUT
from .shapes import place

SUIT = DATA['suit'].astype(int)


def numbers_of(*starts):
    return [number for name, number in NUMBER.items() if name.startswith(starts)]


def share(numbers, parts, bones):
    """How much of each point moves with these bones, from 0 to 1."""
    return (np.isin(numbers, bones) * parts).sum(1) / parts.sum(1)


def compact(faces, *tables):
    """The faces and the rows of tables that they use, renumbered."""
    used, faces = np.unique(faces, return_inverse=True)
    return faces.reshape(-1, 4), *(table[used] for table in tables)


def edges_of(faces):
    pairs = np.sort(np.stack([faces, np.roll(faces, -1, 1)], 2).reshape(-1, 2), 1)
    return np.unique(pairs, axis=0, return_counts=True)


def divided(faces, *tables):
    """Each quad as four; new points are the mean of those around."""
    edges, _ = edges_of(faces)
    count = len(tables[0])
    number_of = {tuple(edge): count + k for k, edge in enumerate(edges)}
    middles = np.array([[number_of[tuple(sorted((a, b)))] for a, b in zip(face, np.roll(face, -1))] for face in faces.tolist()])
    centres = count + len(edges) + np.arange(len(faces))
    quads = np.concatenate([np.stack([faces[:, k], middles[:, k], centres, middles[:, k - 1]], 1) for k in range(4)])
    return quads, *(np.concatenate([table, table[edges].mean(1), table[faces].mean(1)]) for table in tables)


def normals_of(points, faces):
    across = np.cross(points[faces[:, 2]] - points[faces[:, 0]], points[faces[:, 3]] - points[faces[:, 1]])
    normals = np.zeros_like(points)
    for k in range(4):
        np.add.at(normals, faces[:, k], across)
    return normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)


def smoothed(points, faces, rounds, hold=None):
    """Each point goes half-way to the mean of its neighbours; `hold` keeps some in place."""
    edges, _ = edges_of(faces)
    for _ in range(rounds):
        total, count = np.zeros_like(points), np.zeros((len(points), 1))
        for a, b in (edges.T, edges.T[::-1]):
            np.add.at(total, a, points[b])
            np.add.at(count, a, 1)
        moved = (points + total / count) / 2
        points = moved if hold is None else np.where(hold[:, None], points, moved)
    return points


def border(faces):
    """The points on a cut."""
    edges, counts = edges_of(faces)
    return np.unique(edges[counts == 1])


def as_tube(points, figure, start, end, radius, end_radius, amount):
    """Widens what moves with a limb to a tube around it, at least so wide: trousers do not follow a calf."""
    a, b = (np.array(figure.joints[NUMBER[bone]]) for bone in (start, end))
    along = (b - a) / np.linalg.norm(b - a)
    part = np.clip((points - a) @ along / np.linalg.norm(b - a), 0, 1.1)
    middle = a + np.outer((points - a) @ along, along)
    away = points - middle
    far = np.linalg.norm(away, axis=1)
    wide = np.maximum(far, radius + (end_radius - radius) * part)
    return points + away / np.maximum(far, 1e-6)[:, None] * ((wide - far) * amount)[:, None]


def mesh_object(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    return place(mesh, name)


def key(thing, name, points):
    block = thing.shape_key_add(name=name)
    block.data.foreach_set('co', points.ravel())
    return block


class Cloth:
    """A garment: its points at rest, the bones that move them, and where they lie once it has fallen."""

    def __init__(self, figure, keep, wide, more):
        """`keep` says which points of the suit it has, by their place and bones; `wide` is its distance from the body, `more` the cloth to spare along x, y and z."""
        all_points, numbers, parts = figure.points, DATA['bone_numbers'].astype(int), DATA['bone_parts'].astype(float)
        is_kept = keep(all_points, numbers, parts)
        faces, points, numbers, parts = compact(SUIT[is_kept[SUIT].all(1)], all_points, numbers, parts)
        points = points + normals_of(points, faces) * wide
        points = smoothed(points, faces, 6, np.isin(np.arange(len(points)), border(faces)))
        for side in 'LR':
            leg = share(numbers, parts, numbers_of(f'upperleg02.{side}', f'lowerleg01.{side}', f'lowerleg02.{side}', f'foot.{side}'))
            points = as_tube(points, figure, f'lowerleg01.{side}', f'foot.{side}', 0.078, 0.083, leg)
            arm = share(numbers, parts, numbers_of(f'lowerarm01.{side}', f'lowerarm02.{side}'))
            points = as_tube(points, figure, f'lowerarm01.{side}', f'wrist.{side}', 0.058, 0.043, arm)
        # Bones are blended point by point, so that they are averaged as a table of all bones.
        table = np.zeros((len(points), len(NUMBER)))
        np.put_along_axis(table, numbers, parts, 1)
        faces, points, table = divided(faces, points, table)
        self.faces, self.rest = faces, smoothed(points, faces, 2, np.isin(np.arange(len(points)), border(faces)))
        self.numbers = np.argsort(-table, axis=1)[:, :6]
        self.parts = np.take_along_axis(table, self.numbers, 1)
        self.more = more
        self.points = figure.move(self.rest, self.numbers, self.parts)

    def fall(self, body, pinned, frames=14, stiffness=8.0):
        """Lets it fall over `body`; `pinned` holds points from 0 to 1. What has fallen once is kept in out/."""
        state = hashlib.sha256(b''.join(np.round(each, 5).tobytes() for each in (self.points, self.rest, pinned))).hexdigest()[:16]
        kept = os.path.join(OUT, f'cloth-{state}.npy')
        if not os.path.exists(kept):
            np.save(kept, self._fallen(body, pinned, frames, stiffness))
        self.points = np.load(kept)

    def _fallen(self, body, pinned, frames, stiffness):
        made = mesh_object('cloth', self.points, self.faces)
        key(made, 'posed', self.points)
        at_rest = key(made, 'at rest', self.rest * self.more)
        group = made.vertex_groups.new(name='pinned')
        for number in np.flatnonzero(pinned > 0.01):
            group.add([int(number)], float(pinned[number]), 'REPLACE')
        cloth = made.modifiers.new('cloth', 'CLOTH')
        settings = cloth.settings
        settings.rest_shape_key, settings.vertex_group_mass, settings.pin_stiffness = at_rest, 'pinned', 3
        settings.quality, settings.mass, settings.air_damping = 4, 0.28, 2.0
        settings.tension_stiffness = settings.compression_stiffness = stiffness
        settings.shear_stiffness, settings.bending_stiffness = stiffness * 0.4, 0.35
        settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
        settings.bending_damping = 1.0
        cloth.collision_settings.distance_min, cloth.collision_settings.collision_quality = 0.005, 2
        cloth.collision_settings.friction = 12
        cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
        scene = bpy.context.scene
        for frame in range(1, frames + 1):
            scene.frame_set(frame)
        evaluated = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
        fallen = np.empty(len(self.points) * 3)
        evaluated.data.vertices.foreach_get('co', fallen)
        bpy.data.objects.remove(made)
        scene.frame_set(1)
        return fallen.reshape(-1, 3)

    def patch(self, is_kept, distance, rounds=0):
        """A piece that lies on this garment, its cut a smooth line: faces, points, and these points at rest."""
        kept = is_kept(self.rest, self.numbers, self.parts)
        faces, points, rest = compact(self.faces[kept[self.faces].all(1)], self.points, self.rest)
        points = smoothed(points + normals_of(points, faces) * distance, faces, rounds)
        edges, counts = edges_of(faces)
        cut = edges[counts == 1]
        for _ in range(6):
            total, count = np.zeros_like(points), np.zeros((len(points), 1))
            for a, b in (cut.T, cut.T[::-1]):
                np.add.at(total, a, points[b])
                np.add.at(count, a, 1)
            points = np.where(count > 0, (points + total / np.maximum(count, 1)) / 2, points)
        return faces, points, rest
