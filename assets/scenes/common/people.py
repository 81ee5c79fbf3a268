"""People at work: figures in work clothes, hi-vis vest, hard hat and safety shoes, posed and put into a scene."""
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from .clothes import SUIT, Cloth, border, compact, mesh_object, numbers_of, share
from .figure import DATA, NUMBER, Figure
from .shapes import Shape

NUMBERS, PARTS = DATA['bone_numbers'].astype(int), DATA['bone_parts'].astype(float)
ARMS, HANDS, HEAD = numbers_of('upperarm', 'lowerarm', 'wrist', 'finger'), numbers_of('wrist', 'finger'), numbers_of('head', 'neck')


def add_attribute(made, name, kind, values):
    made.data.attributes.new(name, kind, 'POINT').data.foreach_set('vector' if kind == 'FLOAT_VECTOR' else 'value', np.ravel(values))


def piece(name, figure, points, faces, rest, material, thick=0.0):
    """A part of a dressed figure, as a mesh that is rounded when it is rendered."""
    made = mesh_object(name, points, faces)
    made.matrix_world = figure.place
    made.data.materials.append(material)
    add_attribute(made, 'rest', 'FLOAT_VECTOR', rest)
    if thick:
        solid = made.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, -1
    rounded = made.modifiers.new('round', 'SUBSURF')
    rounded.levels = rounded.render_levels = 1
    return made


def hair_of(points, head_points):
    """From 0 to 1 by point: the hair that shows below a hard hat, at the temples and the nape."""
    low, high = head_points.min(0), head_points.max(0)
    _, y, z = ((points - low) / (high - low)).T
    behind = 0.30 + np.clip((0.80 - y) * 0.9, 0, 0.5)
    amount = np.clip((z - behind) / 0.05, 0, 1) * np.clip((y - 0.52) / 0.04, 0, 1)
    return amount * (np.abs(points[:, 0]) < 0.083)


def hard_hat(figure, material, strap, head_points):
    """A shell with a ridge and a brim, longer before the face, and its strap around the chin; built at rest and moved with the head."""
    low, high = head_points.min(0), head_points.max(0)
    middle = Vector((0, (low[1] + high[1]) / 2 + 0.012, high[2] - 0.095))
    wide, deep, tall = 0.099, 0.118, 0.128
    shape, around, up = Shape(), 64, 14
    rows = []
    for step in range(up + 1):
        rise = step / up * np.pi / 2
        rows.append([(np.cos(rise), np.sin(rise) ** 0.92, 0.0)] * around)
    for k in range(2):
        rows.insert(0, [(1.0, -0.02 * k, 0.006 + 0.018 * k)] * around)
    for row in rows:
        for side, (out, rise, brim) in enumerate(row):
            angle = 2 * np.pi * side / around
            x, y = np.cos(angle), np.sin(angle)
            front = max(0.0, -y) ** 2.5 * 0.034 if brim > 0.01 else 0
            ridge = 0.006 * np.exp(-(x * out / 0.16) ** 2) * (rise > 0.25)
            shape.points.append(tuple(middle + Vector((x * (wide * out + brim), y * (deep * out + brim + front), tall * rise + ridge - front * 0.25))))
    for ring in range(len(rows) - 1):
        for side in range(around):
            a, b = ring * around + side, ring * around + (side + 1) % around
            shape.corners((a, b, b + around, a + around))
    made = shape.place('hard hat', [material])
    made.matrix_world = figure.place @ figure.matrices[NUMBER['head']]
    solid = made.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.0035
    rounded = made.modifiers.new('round', 'SUBSURF')
    rounded.render_levels = 1
    tree = BVHTree.FromPolygons(figure.points.tolist(), DATA['body'].tolist())
    centre, line = middle + Vector((0, -0.02, -0.03)), []
    for k in range(25):
        angle = np.pi * k / 24
        way = Vector((np.cos(angle), -0.42 * np.sin(angle), -np.sin(angle)))
        hit = tree.ray_cast(centre + way * 0.3, -way)[0]
        line.append(hit + way * 0.003 if hit else centre + way * 0.09)
    band = Shape()
    half = Vector((0, 0.007, -0.003))
    for a, b in zip(line, line[1:]):
        band.face([a - half, b - half, b + half, a + half], 0, smooth=True)
    band.place('chin strap', [strap]).matrix_world = figure.place @ figure.matrices[NUMBER['head']]


def bun(figure, material, head_points):
    """Hair tied at the nape."""
    low, high = head_points.min(0), head_points.max(0)
    shape = Shape()
    at = Vector((0, high[1] + 0.012, low[2] + 0.42 * (high[2] - low[2])))
    shape.turned([(0.042 * np.cos(t), 0.036 * np.sin(t)) for t in np.linspace(-1.5, 1.5, 14)], 0, Matrix.Translation(at) @ Matrix.Rotation(1.3, 4, 'X'), 24)
    shape.place('bun', [material]).matrix_world = figure.place @ figure.matrices[NUMBER['head']]


def put_person(wardrobe, name, place, pose, feet, ground, reach=None, grip=None, hands=None, tone=(0.20, 0.10, 0.055), vest=(0.75, 0.20, 0.02),
               hat=(0.62, 0.62, 0.60), has_gloves=True, has_bun=False, wear=None):
    """
    Poses a figure, lets its clothes fall, and dresses it. Gives the figure.
    `feet`: by side, how far from below the hips an ankle stands, to the left and behind; `ground`: the height of the ground at (x, y).
    `wear`: puts on more, given the figure, its shirt and its trousers.
    """
    reach = dict(reach or {})
    for side, (left, behind) in feet.items():
        at = place @ Vector((left, behind, 0))
        ankle = DATA[f'joints_{name}'][NUMBER[f'foot.{side}']][2] / 10000
        reach[f'foot.{side}'] = ((at.x, at.y, ground(at.x, at.y) + ankle), place.to_3x3() @ Vector((0, -1, 0)))
    figure = Figure(name, place, pose, reach, grip, hands)
    moved = figure.move(figure.points, NUMBERS, PARTS)
    hip, waist = (figure.joints[NUMBER[bone]].z for bone in ('upperleg01.L', 'spine05'))
    # The clothes fall on the close suit, which has a fifth of the body's faces.
    body = mesh_object('body', *compact(SUIT, moved)[::-1])
    body.modifiers.new('collision', 'COLLISION')
    body.collision.thickness_outer, body.collision.cloth_friction = 0.004, 10

    shirt = Cloth(figure, lambda at, n, p: (at[:, 2] > hip - 0.035) & (share(n, p, HANDS) < 0.6) & (share(n, p, HEAD) < 0.75), 0.024, (1.04, 1.04, 1.03))
    cut = np.isin(np.arange(len(shirt.rest)), border(shirt.faces))
    shirt.fall(body, cut * (shirt.rest[:, 2] > hip + 0.05) * 0.9)
    trousers = Cloth(figure, lambda at, n, p: (at[:, 2] < waist + 0.10) & (at[:, 2] > 0.05) & (share(n, p, ARMS) < 0.5), 0.016, (1.03, 1.03, 1.055))
    trousers.fall(body, np.clip((trousers.rest[:, 2] - waist - 0.02) / 0.04, 0, 1))
    bpy.data.objects.remove(body)

    piece('shirt', figure, shirt.points, shirt.faces, shirt.rest, wardrobe.shirt, 0.002)
    piece('trousers', figure, trousers.points, trousers.faces, trousers.rest, wardrobe.trousers, 0.003)

    def is_vest(at, numbers, parts):
        neck = at[:, 2] > figure.joints[NUMBER['neck01']].z - 0.02
        v_cut = (at[:, 1] < 0) & (np.abs(at[:, 0]) < (at[:, 2] - figure.joints[NUMBER['spine01']].z) * 0.42 + 0.018)
        return (share(numbers, parts, ARMS) < 0.5) & ~v_cut & ~neck

    faces, points, rest = shirt.patch(is_vest, 0.010, 2)
    piece('vest', figure, points, faces, rest, wardrobe.vest(vest, figure), 0.003)

    def is_pocket(at, numbers, parts):
        return (at[:, 2] > hip - 0.36) & (at[:, 2] < hip - 0.17) & (np.abs(at[:, 0]) > 0.155) & (np.abs(at[:, 1] - 0.01) < 0.085)

    faces, points, rest = trousers.patch(is_pocket, 0.010)
    piece('pockets', figure, points, faces, rest, wardrobe.trousers, 0.009)

    head_points = figure.points[:13380][share(NUMBERS, PARTS, [NUMBER['head']])[:13380] > 0.9]
    hair = hair_of(figure.points, head_points) * (share(NUMBERS, PARTS, HEAD) > 0.5)
    bodies, hands_share = DATA['body'].astype(int), share(NUMBERS, PARTS, HANDS)
    for part, is_shown, material in (
        ('head', share(NUMBERS, PARTS, HEAD) > 0.2, wardrobe.skin(tone)),
        ('hands', hands_share > 0.2, wardrobe.glove if has_gloves else wardrobe.skin(tone))
    ):
        faces, points, rest, amount = compact(bodies[is_shown[bodies].all(1)], moved, figure.points, hair)
        made = piece(part, figure, points, faces, rest, material)
        add_attribute(made, 'hair', 'FLOAT', amount)
    for part, material in (('eyes', wardrobe.eye), ('shoes', wardrobe.shoes)):
        faces, points, rest = compact(DATA[part].astype(int), moved, figure.points)
        piece(part, figure, points, faces, rest, material)
    hard_hat(figure, wardrobe.hat(hat), wardrobe.strap, head_points)
    if has_bun:
        bun(figure, wardrobe.bun, head_points)
    if wear:
        wear(figure, shirt, trousers)
    return figure
