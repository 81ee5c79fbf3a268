"""Trees that grow: limbs fork into branches and twigs, sprays of leaves hang at the twigs' ends. Material 0 is the bark, 1 the leaf."""
import math

from mathutils import Matrix, Vector

from .shapes import Shape


def _limb(shape, start, along, length, radius, random, droop, steps=4):
    """A branch that bends a little at each step; gives its end and last direction."""
    points, at, way = [start], Vector(start), along.normalized()
    for _ in range(steps):
        way = (way + Vector((random.gauss(0, 0.16), random.gauss(0, 0.16), random.gauss(droop, 0.10)))).normalized()
        at = at + way * length / steps
        points.append(at.copy())
    for number in range(steps):
        thick = radius * (1 - 0.45 * number / steps)
        shape.pipe(points[number], points[number + 1], thick, 0, radius * (1 - 0.45 * (number + 1) / steps), 7 if radius > 0.05 else 4)
    return points, way


def _spray(shape, at, random, radius, count, leaf, flat):
    """Leaves around the end of a twig, in a cushion flatter than wide, most with their upper face to the sky."""
    for _ in range(count):
        out = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, flat))).normalized()
        place = at + Vector((out.x, out.y, out.z * flat)) * radius * random.random() ** 0.45
        facing = (out * 0.7 + Vector((random.gauss(0, 0.5), random.gauss(0, 0.5), 0.9 + random.gauss(0, 0.5)))).normalized()
        along = facing.orthogonal().normalized()
        along.rotate(Matrix.Rotation(random.uniform(0, 6.28), 3, facing))
        along.z -= 0.25
        across, size = facing.cross(along), leaf * random.uniform(0.55, 1.25)
        shape.face([place - along * size, place + across * size * 0.42, place + along * size, place - across * size * 0.42], 1)


def broad_tree(random, height=8.0, leaves=26000, leaf=0.11, trunk=0.17, spread=1.0, open_=0.5):
    """
    A neem or rain tree: a short trunk, three to five limbs that fork twice. `spread` above 1 makes it wider than tall, `open_` from 0
    to 1 how much sky is seen between its cushions of leaves.
    """
    shape, tips = Shape(), []
    lean = Vector((random.gauss(0, 0.10), random.gauss(0, 0.10), 1))
    shape.pipe((0, 0, -0.4), (0, 0, 0.25), trunk * 1.5, 0, trunk * 1.1, 10)
    trunk_points, _ = _limb(shape, Vector((0, 0, 0.2)), lean, height * random.uniform(0.24, 0.34), trunk * 1.08, random, 0.02)
    fork, count, first = trunk_points[-1], random.randint(3, 5), random.uniform(0, 6.28)

    def grow(start, way, length, radius, level):
        points, way = _limb(shape, start, way, length, radius, random, 0.05 if level < 2 else -0.02)
        if level == 3:
            tips.append(points[-1])
            return
        if level == 2:
            tips.append(points[2])
        for k in range(random.choice((2, 3, 3))):
            turn = random.uniform(0, 6.28)
            side = Vector((math.cos(turn), math.sin(turn), random.uniform(-0.15, 0.45)))
            grow(points[-1 - (k % 2)], way + side * random.uniform(0.6, 1.0), length * random.uniform(0.60, 0.82), radius * 0.56, level + 1)

    for k in range(count):
        angle = first + 6.28 * (k + random.uniform(-0.25, 0.25)) / count
        out = Vector((math.cos(angle) * spread, math.sin(angle) * spread, random.uniform(0.7, 1.7)))
        grow(trunk_points[-1 - (k % 2)] if k else fork, out, height * random.uniform(0.24, 0.33), trunk * 0.62, 1)
    for tip in tips:
        radius = height * random.uniform(0.10, 0.165) * (1.2 - 0.35 * open_)
        _spray(shape, tip, random, radius, int(leaves / len(tips) * random.uniform(0.6, 1.4)), leaf, 0.78)
    return shape


def palm(random, height=9.0, fronds=30, leaf=1.0):
    """A coconut palm: a thin, bent trunk with rings, and feathered fronds, the old ones hanging."""
    shape, lean, turn = Shape(), random.uniform(0.4, 1.5), random.uniform(0, 6.28)
    out = Vector((math.cos(turn), math.sin(turn), 0))
    steps = [k / 12 for k in range(13)]
    line = [out * lean * t * t + Vector((0, 0, height * t)) for t in steps]
    for number in range(12):
        shape.pipe(line[number], line[number + 1], 0.16 - 0.05 * steps[number], 0, 0.155 - 0.05 * steps[number + 1], 9)
    shape.pipe((0, 0, -0.4), (0, 0, 0.4), 0.28, 0, 0.17, 9)
    top = line[-1]
    for k in range(fronds):
        angle, rise = k * 2.4 + random.uniform(-0.2, 0.2), 0.85 - 1.35 * k / fronds
        away = Vector((math.cos(angle), math.sin(angle), 0))
        length, points = leaf * random.uniform(2.3, 3.0), []
        for j in range(11):
            t = j / 10
            points.append(top + away * length * t * math.cos(rise * 0.6) + Vector((0, 0, length * (rise * 0.75 * t - (0.55 + 0.25 * (1 - rise)) * t * t))))
        across = Vector((-away.y, away.x, 0))
        for low, high in zip(points, points[1:]):
            shape.pipe(low, high, 0.018, 1, 0.014, 4)
        for j in range(40):
            t = 0.12 + 0.88 * j / 40
            place = points[int(t * 9.99)].lerp(points[int(t * 9.99) + 1], t * 9.99 % 1)
            long = 0.62 * leaf * math.sin(math.pi * (0.15 + 0.8 * t)) * random.uniform(0.8, 1.1)
            for side in (-1, 1):
                tip = place + (across * side * 0.86 + away * 0.5) * long + Vector((0, 0, -long * random.uniform(0.15, 0.55)))
                wide = away * 0.04
                shape.face([place - wide, place + wide, tip], 1)
    for k in range(6):
        nut = Matrix.Translation(top + Vector((0.18 * math.cos(k * 1.05), 0.18 * math.sin(k * 1.05), -0.18)))
        shape.turned([(0, -0.11), (0.09, -0.06), (0.10, 0.03), (0, 0.11)], 0, nut, 10)
    return shape


def shrub(random, height=1.2, leaves=1800, leaf=0.06):
    """Stems from one root, leaves from the ground up."""
    shape = Shape()
    for _ in range(random.randint(6, 10)):
        way = Vector((random.gauss(0, 0.5), random.gauss(0, 0.5), 1))
        points, _ = _limb(shape, Vector((0, 0, -0.05)), way, height * random.uniform(0.5, 0.95), 0.018, random, 0.0, 3)
        for point in points[1:]:
            _spray(shape, point, random, height * 0.26, leaves // 24, leaf, 0.8)
    return shape
