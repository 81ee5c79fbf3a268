"""
A human figure from people/figures.npz, and its pose: rotations of bones, and the places that hands and feet reach for.
A figure looks to -y, its left is +x; angles turn about these axes as they lie at rest, and each bone takes along those below it.
"""
import os

import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector

DATA = np.load(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'people', 'figures.npz'))
BONES = [str(name) for name in DATA['bones']]
NUMBER = {name: number for number, name in enumerate(BONES)}
PARENTS = [int(parent) for parent in DATA['parents']]
# Upper bone, lower bone and the end that reaches, of an arm and a leg.
LIMBS = {'hand': ('upperarm01', 'lowerarm01', 'wrist'), 'foot': ('upperleg01', 'lowerleg01', 'foot')}


def turned_about(point, rotation):
    return Matrix.Translation(point) @ rotation.to_matrix().to_4x4() @ Matrix.Translation(-Vector(point))


def rotation_of(angles):
    return Euler([np.radians(angle) for angle in angles]).to_quaternion()


class Figure:
    """
    `pose`: angles by bone, and `hips`: how far these move. `place`: where the figure stands in the scene.
    `reach`: by 'hand.L', 'foot.R', ...: a point of the scene, and the direction in which the elbow or knee bends.
    `grip`: by side, how far the fingers close, in degrees a joint.
    `hands`: by side, where the fingers point and where the palm looks, directions of the scene.
    """

    def __init__(self, name, place, pose, reach=None, grip=None, hands=None):
        self.points = DATA[f'points_{name}'].astype(float) / 10000
        self.joints = [Vector(joint) for joint in DATA[f'joints_{name}'].astype(float) / 10000]
        self.place = place
        self.turns = [rotation_of(pose.get(bone, (0, 0, 0))) for bone in BONES]
        for side, angle in (grip or {}).items():
            self._close_hand(side, angle, pose)
        self.hips = Vector(pose.get('hips', (0, 0, 0)))
        self._follow()
        for limb, (target, hint) in (reach or {}).items():
            self._reach(limb, target, hint)
        for side, directions in (hands or {}).items():
            self._turn_hand(side, *directions)

    def _joint(self, bone):
        return self.joints[NUMBER[bone]]

    def _palm(self, side):
        """At rest: where the fingers point, across the hand from the index finger to the small one, and where the palm looks."""
        along = (self._joint(f'finger3-1.{side}') - self._joint(f'wrist.{side}')).normalized()
        across = (self._joint(f'finger5-1.{side}') - self._joint(f'finger2-1.{side}')).normalized()
        across = (across - along * across.dot(along)).normalized()
        return along, across, along.cross(across) * (-1 if side == 'L' else 1)

    def _close_hand(self, side, angle, pose):
        """Closes the fingers that the pose does not name."""
        along, across, palm = self._palm(side)
        towards = -1 if Quaternion(across, 0.1) @ along @ palm < along @ palm else 1
        for finger in (1, 2, 3, 4, 5):
            for joint in (1, 2, 3) if finger > 1 else (2, 3):
                bone = f'finger{finger}-{joint}.{side}'
                if bone not in pose:
                    self.turns[NUMBER[bone]] = Quaternion(across, np.radians(angle if finger > 1 else angle / 2) * towards)

    def _follow(self):
        """Each bone's matrix from those above it."""
        self.matrices = []
        for number, parent in enumerate(PARENTS):
            above = self.matrices[parent] if parent >= 0 else Matrix.Translation(self.hips)
            self.matrices.append(above @ turned_about(self.joints[number], self.turns[number]))

    def posed(self, bone):
        """Where a bone's joint is in the figure's own space."""
        return self.matrices[NUMBER[bone]] @ self._joint(bone)

    def _turn(self, bone, rotation):
        """Turns a bone by a rotation about the figure's axes as they stand, with all below it."""
        number = NUMBER[bone]
        parent = PARENTS[number]
        above = (self.matrices[parent] if parent >= 0 else Matrix.Identity(4)).to_quaternion()
        self.turns[number] = above.inverted() @ rotation @ above @ self.turns[number]
        self._follow()

    def _reach(self, limb, target, hint):
        kind, side = limb.split('.')
        upper, lower, end = (f'{bone}.{side}' for bone in LIMBS[kind])
        inverse = self.place.inverted()
        start, goal = self.posed(upper), inverse @ Vector(target)
        first, second = (self._joint(lower) - self._joint(upper)).length, (self._joint(end) - self._joint(lower)).length
        away = goal - start
        far = min(away.length, (first + second) * 0.995)
        away.normalize()
        bend = inverse.to_3x3() @ Vector(hint)
        bend = (bend - away * bend.dot(away)).normalized()
        along = (first ** 2 - second ** 2 + far ** 2) / (2 * far)
        middle = start + away * along + bend * max(0.0, first ** 2 - along ** 2) ** 0.5
        self._turn(upper, (self.posed(lower) - start).rotation_difference(middle - start))
        self._turn(lower, (self.posed(end) - middle).rotation_difference(start + away * far - middle))
        if kind == 'foot':
            # The sole stays as level as it was at rest, and looks as far aside as the pose says.
            level = Quaternion((0, 0, 1), self.turns[NUMBER[end]].to_euler().z)
            self._turn(end, level @ self.matrices[NUMBER[end]].to_quaternion().inverted())

    def _turn_hand(self, side, fingers, palm):
        wrist, to_own = f'wrist.{side}', self.place.inverted().to_3x3()

        def frame(along, facing):
            along = along.normalized()
            across = along.cross(facing).normalized()
            return Matrix((along, across, across.cross(along))).transposed()

        along, _, facing = self._palm(side)
        now = self.matrices[NUMBER[wrist]].to_quaternion().to_matrix()
        goal = frame(to_own @ Vector(fingers), to_own @ Vector(palm))
        whole = (goal @ frame(now @ along, now @ facing).transposed()).to_quaternion()
        # Half of the turn about the forearm is the forearm's own.
        forearm = (self.posed(wrist) - self.posed(f'lowerarm01.{side}')).normalized()
        twist = 2 * np.arctan2(Vector((whole.x, whole.y, whole.z)).dot(forearm), whole.w)
        twist = (twist + np.pi) % (2 * np.pi) - np.pi
        half = Quaternion(forearm, twist * 0.5)
        self._turn(f'lowerarm02.{side}', half)
        self._turn(wrist, whole @ half.inverted())

    def move(self, points, numbers, parts):
        """Points at rest as the pose moves them, by their bones and these bones' parts."""
        matrices = np.array([np.array(matrix) for matrix in self.matrices])
        whole = np.concatenate([points, np.ones((len(points), 1))], 1)
        parts = parts / parts.sum(1, keepdims=True)
        return np.einsum('nb,nbij,nj->ni', parts, matrices[numbers], whole)[:, :3]
