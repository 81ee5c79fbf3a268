"""
A sample of gearbox oil in its bottle: clear, half full, its label written by hand, on a rag on the chequer plate of a nacelle.
Arguments after --: name, samples, scale.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector
from mathutils import noise as noise_of

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.electrical import moulded
from common.lettering import text
from common.materials import begin, finish, plain, principled
from common.nacelle import chequer_plate, hatch_light, machined_steel, painted_iron
from common.nodes import bump, calculate, coordinates, map_range, mix, node, noise, split
from common.rendering import arguments, camera, render, start
from common.shapes import Shape, curved, place
from common.studio import softbox

options, rnd = arguments(), random.Random(3)
scene = start()

# The bottle: 48 mm wide, its shoulder and neck, the wall of 1.3 mm. The rag lifts it by the height of the plate's lozenges.
RADIUS, SHOULDER, NECK, NECK_RADIUS, WALL = 0.0240, 0.0700, 0.0855, 0.0150, 0.0013
LEVEL, STANDS_AT = 0.0505, 0.0042
TURN = math.radians(3)
# How the rag lies.
COS, SIN = math.cos(math.radians(13)), math.sin(math.radians(13))


def through(name, index, tint=(1, 1, 1), volume=None, is_liquid=False):
    """
    Clear matter. Light reaches what is behind it as through a pane: without this, everything inside would stand in the dark.
    A liquid's faces against the wall (UV 0) hardly bend the light, its surface against the air (UV 1) does.
    """
    material, tree = begin(name)
    if is_liquid:
        free = split(tree, coordinates(tree, 'UV'))[0]
        index = map_range(tree, free, 0.0, 1.0, 0.985, index)
    glass = node(tree, 'ShaderNodeBsdfGlass', {'Color': (1, 1, 1, 1), 'Roughness': 0.0, 'IOR': index}).outputs[0]
    clear = node(tree, 'ShaderNodeBsdfTransparent', {'Color': (*tint, 1)}).outputs[0]
    shadow = tree.nodes.new('ShaderNodeLightPath').outputs['Is Shadow Ray']
    output = node(tree, 'ShaderNodeOutputMaterial', {'Surface': node(tree, 'ShaderNodeMixShader', {0: shadow, 1: glass, 2: clear}).outputs[0]})
    if volume:
        tone, density = volume
        tree.links.new(node(tree, 'ShaderNodeVolumeAbsorption', {'Color': (*tone, 1), 'Density': density}).outputs[0], output.inputs['Volume'])
        material.cycles.homogeneous_volume = True
    return material


def arc(middle, radius, begin_at, end_at, steps=8):
    """Points (radius, height) on an arc, angles in degrees."""
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a))
            for a in [math.radians(begin_at + (end_at - begin_at) * k / steps) for k in range(steps + 1)]]


def outer_wall():
    """From the middle of the foot, which is drawn in, up to the mouth."""
    return [
        (0, 0.0022), (0.010, 0.0018), (0.0165, 0.0006), (0.0185, 0.0), *arc((RADIUS - 0.0035, 0.0035), 0.0035, -80, 0),
        (RADIUS, 0.012), (RADIUS, 0.030), (RADIUS, 0.050), *arc((RADIUS - 0.010, SHOULDER - 0.004), 0.010, 0, 62, 10),
        (NECK_RADIUS + 0.0022, SHOULDER + 0.0085), (NECK_RADIUS + 0.0004, SHOULDER + 0.0115), (NECK_RADIUS, NECK - 0.001), (NECK_RADIUS,
            NECK + 0.012)
    ]


def inner_radius(height):
    """Of the space inside, below the shoulder."""
    low = 0.0042
    return RADIUS - WALL - max(0.0, low + 0.004 - height) * 0.8 if height > low else 0.0


def bottle():
    """Wall, liquid and bubbles are surfaces between two kinds of matter each, so that nothing is counted twice."""
    spot = Matrix.Translation((0, 0, STANDS_AT)) @ Matrix.Rotation(TURN, 4, 'Z')
    clear = through('clear plastic', 1.52, (0.93, 0.95, 0.94))
    wall = Shape()
    wall.turned(outer_wall(), 0, spot, 160)
    # Inside, above the liquid; seen from the wall, so it runs downwards.
    inside = [(NECK_RADIUS - WALL, NECK + 0.012), (NECK_RADIUS - WALL, SHOULDER + 0.0115), (NECK_RADIUS + 0.0006, SHOULDER + 0.0075),
              *[(r - WALL * 0.9, z) for r, z in reversed(arc((RADIUS - 0.010, SHOULDER - 0.004), 0.010, 0, 62, 10))], (RADIUS - WALL,
                  0.060), (RADIUS - WALL, LEVEL + 0.0019)]
    wall.turned(inside, 0, spot, 160)
    wall.place('bottle', [clear])

    amber = through('gear oil', 1.47, volume=((0.905, 0.640, 0.08), 88), is_liquid=True)
    liquid, r = Shape(), RADIUS - WALL
    side = [(0, 0.0042), (0.012, 0.0042), (r - 0.0034, 0.0042), *arc((r - 0.0034, 0.0076), 0.0034, -70, 0, 5), (r, 0.02), (r, 0.04), (r,
        LEVEL + 0.0019)]
    liquid.turned(side, 0, spot, 160)
    count = len(liquid.faces)
    # The meniscus climbs the wall.
    top = [(r, LEVEL + 0.0019), (r - 0.0002, LEVEL + 0.0013), (r - 0.0006, LEVEL + 0.0007), (r - 0.0014, LEVEL + 0.00025), (r - 0.003,
        LEVEL), (r * 0.5, LEVEL), (0, LEVEL)]
    liquid.turned(top, 0, spot, 160)
    for number in range(count, len(liquid.faces)):
        liquid.uvs[number] = [(1, 1)] * 4
    liquid.place('oil', [amber])
    bubbles(spot, r)


def bubbles(spot, r):
    """Air in the oil: one that clings to the wall, a few small ones, and foam along the rim of the surface."""
    air = through('air in oil', 1 / 1.47)
    ball = Shape()
    profile = [(math.cos(a), math.sin(a)) for a in [math.pi * (k / 12 - 0.5) for k in range(13)]]
    ball.turned(profile, 0, sides=24)
    mesh = ball.mesh('bubble', [air])
    found = [(58, 0.0345, 0.0017), (64, 0.0388, 0.0008), (50, 0.0300, 0.0006), (-66, 0.0410, 0.0011), (72, 0.0240, 0.0005), (-58, 0.0290,
        0.0005)]
    for angle, height, size in found:
        a = math.radians(angle - 90)
        at = spot @ Vector(((r - size - 0.0003) * math.cos(a), (r - size - 0.0003) * math.sin(a), height))
        place(mesh, 'bubble', at, scale=size)
    for _ in range(46):
        a, size = rnd.uniform(-2.9, -0.25), rnd.choice((0.0003, 0.0004, 0.0005, 0.0007))
        at = spot @ Vector(((r - size - 0.0005) * math.cos(a), (r - size - 0.0005) * math.sin(a), LEVEL - size - 0.00012))
        place(mesh, 'foam', at, scale=size)


def cap():
    """White, with ribs, its seal ring below it."""
    white = moulded('cap', (0.74, 0.74, 0.725), 0.36)
    shape, ribbed = Shape(), Shape()
    spot = Matrix.Translation((0, 0, STANDS_AT)) @ Matrix.Rotation(0.1, 4, 'Z')
    radius, low, high = 0.0178, NECK + 0.0036, NECK + 0.0200
    profile = [(radius - 0.0016, low), (radius, low), (radius, high - 0.0022), *arc((radius - 0.0022, high - 0.0022), 0.0022, 8, 90, 7),
        (0.0120, high), (0.0116, high - 0.0004), (0, high - 0.0004)]
    shape.turned(profile, 0, spot, 128)
    shape.turned([(radius - 0.0016, low - 0.0026), (radius + 0.0001, low - 0.0026), (radius + 0.0001, low - 0.0006), (radius - 0.0016,
        low - 0.0005)], 0, spot, 128)
    shape.turned([(NECK_RADIUS - 0.001, NECK - 0.0006), (NECK_RADIUS + 0.0040, NECK - 0.0002), (NECK_RADIUS + 0.0042, NECK + 0.0004),
        (NECK_RADIUS - 0.001, NECK + 0.0008)], 1, spot, 128)
    for k in range(72):
        turn = spot @ Matrix.Rotation(2 * math.pi * k / 72, 4, 'Z')
        ribbed.box(turn @ Vector((radius + 0.0001, 0, (low + high - 0.0024) / 2)), (0.0009, 0.00075, high - low - 0.0038), 0, turn.to_3x3())
    shape.place('cap', [white, through('collar', 1.52, (0.93, 0.95, 0.94))], soft=True)
    ribbed.place('ribs', [white], bevel=0.00022, soft=True)


# Pen strokes of the figures and letters that stand on the label, in a box 0.62 wide and 1 high.
STROKES = {
    '0': [[(0.32, 0.98), (0.08, 0.72), (0.10, 0.24), (0.34, 0.02), (0.54, 0.30), (0.52, 0.76), (0.30, 0.99)]],
    '1': [[(0.16, 0.78), (0.36, 1.0), (0.33, 0.5), (0.30, 0.0)]],
    '2': [[(0.08, 0.78), (0.28, 1.0), (0.50, 0.80), (0.36, 0.46), (0.06, 0.03), (0.30, 0.06), (0.58, 0.02)]],
    '3': [[(0.08, 0.92), (0.36, 0.98), (0.48, 0.76), (0.24, 0.54), (0.50, 0.36), (0.38, 0.05), (0.06, 0.08)]],
    '4': [[(0.36, 1.0), (0.20, 0.66), (0.06, 0.36), (0.34, 0.36), (0.60, 0.40)], [(0.44, 0.66), (0.42, 0.3), (0.38, -0.04)]],
    '6': [[(0.46, 1.0), (0.18, 0.66), (0.08, 0.24), (0.30, 0.0), (0.50, 0.22), (0.34, 0.46), (0.10, 0.30)]],
    '7': [[(0.06, 0.94), (0.30, 0.96), (0.56, 0.98), (0.36, 0.50), (0.22, 0.0)], [(0.18, 0.50), (0.50, 0.54)]],
    '8': [[(0.46, 0.84), (0.26, 1.0), (0.12, 0.78), (0.34, 0.52), (0.50, 0.22), (0.28, 0.0), (0.08, 0.20), (0.28, 0.50), (0.48, 0.84)]],
    'W': [[(0.02, 0.98), (0.12, 0.5), (0.18, 0.02), (0.28, 0.36), (0.36, 0.66), (0.42, 0.30), (0.50, 0.02), (0.60, 0.5), (0.68, 1.0)]],
    'T': [[(0.0, 0.96), (0.32, 0.98), (0.64, 1.0)], [(0.34, 0.98), (0.32, 0.5), (0.28, 0.0)]],
    '-': [[(0.10, 0.46), (0.30, 0.48), (0.46, 0.50)]], 'h': [[(0.12, 1.0), (0.10, 0.5), (0.08, 0.0), (0.20, 0.46), (0.40, 0.46), (0.40,
        0.2), (0.44, 0.0)]], ' ': []
}
ANGLE, LOW, TOP = math.radians(54), 0.0115, 0.0435


def on_label(x, y, lift=0.0):
    """A point of the label: metres to the right of its middle along the bottle, and above the bottle's foot."""
    radius = RADIUS + 0.00012 + lift
    a = x / RADIUS - math.pi / 2
    return Vector((radius * math.cos(a), radius * math.sin(a), y))


def label():
    """Paper glued on; printed fields, filled in with a ballpoint."""
    paper, ink, pen = plain('paper', (0.74, 0.73, 0.70), 0.75, specular=0.25, variation=0.02, scale=60), plain('print', (0.03, 0.035,
        0.05), 0.6), plain('pen', (0.018, 0.030, 0.17), 0.45)
    band = plain('band', (0.02, 0.15, 0.24), 0.6, variation=0.02)
    spot = Matrix.Translation((0, 0, STANDS_AT)) @ Matrix.Rotation(TURN, 4, 'Z')
    shape, lines, half = Shape(), Shape(), ANGLE * RADIUS

    def strip(target, x0, x1, y0, y1, lift, material, steps=48):
        for k in range(steps):
            a, b = x0 + (x1 - x0) * k / steps, x0 + (x1 - x0) * (k + 1) / steps
            target.face([spot @ on_label(a, y0, lift), spot @ on_label(b, y0, lift), spot @ on_label(b, y1, lift), spot @ on_label(a, y1,
                lift)], material, smooth=True)

    strip(shape, -half, half, LOW, TOP, 0, 0)
    strip(shape, -half, half, TOP - 0.0068, TOP - 0.0006, 0.00003, 3)
    rows = (('Date', 0.0305, '12-10-26'), ('Hours', 0.0235, '41 286 h'), ('Machine', 0.0165, 'WT-07'))
    for name, y, written in rows:
        strip(shape, -half + 0.0128, half - 0.0018, y - 0.0009, y - 0.00078, 0.00003, 1, 30)
        bent_text(name, -half + 0.0018, y, 0.00195, ink, spot)
        handwriting(lines, written, -half + 0.0138, y, 0.0042, spot)
    bent_text('OIL SAMPLE', -half + 0.0018, TOP - 0.0050, 0.0029, plain('white print', (0.8, 0.8, 0.78), 0.6), spot, 'bold')
    shape.place('label', [paper, ink, pen, band])
    lines.place('handwriting', [pen])


def bent_text(words, x, y, height, material, spot, face='regular'):
    """Print that follows the bottle: made flat, its points moved onto the label."""
    made = text(words, (0, 0, 0), height, material, (0, 0, 0), face, spacing=1.05)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    for point in mesh.vertices:
        point.co = spot @ on_label(x + point.co.x, y + point.co.y, 0.00006)
    place(mesh, words)


def handwriting(shape, words, x, y, height, spot):
    """Strokes of a ballpoint: no two alike, leaning a little, the pressure changing."""
    for sign in words:
        wobble = Vector((rnd.uniform(-0.05, 0.05), rnd.uniform(-0.07, 0.07)))
        size = height * rnd.uniform(0.92, 1.06)
        for stroke in STROKES[sign]:
            points = []
            for px, py in stroke:
                px, py = px + wobble.x + rnd.uniform(-0.025, 0.025), py + wobble.y + rnd.uniform(-0.025, 0.025)
                points.append((px + 0.14 * py, py, 0))
            line = [spot @ on_label(x + p.x * size, y + p.y * size, 0.00005) for p in curved(points, 7)]
            shape.path(line, 0.000165, 0, 6)
        x += size * (0.34 if sign == ' ' else 0.86 if sign == 'W' else 0.72)


def cotton():
    """A rag of coarse weave, washed often; stripes along two edges, oil that has soaked in."""
    material, tree = begin('cotton')
    flat = coordinates(tree, 'UV')
    x, y, _ = split(tree, flat)

    def thread(value, count):
        return calculate(tree, 'SINE', calculate(tree, 'MULTIPLY', value, count))

    weave = calculate(tree, 'MULTIPLY', thread(x, 6.283 * 260), thread(y, 6.283 * 210))
    uneven = noise(tree, 34, 6, 0.65, flat)
    tint = mix(tree, uneven, (0.52, 0.505, 0.46), (0.66, 0.645, 0.60))
    stripe = 0.0
    for middle in (0.085, 0.105, 0.895, 0.915):
        inside = calculate(tree, 'LESS_THAN', calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', x, middle)), 0.0055)
        stripe = calculate(tree, 'MAXIMUM', stripe, inside)
    tint = mix(tree, calculate(tree, 'MULTIPLY', stripe, 0.85), tint, (0.10, 0.17, 0.30))
    soaked = map_range(tree, noise(tree, 4.2, 5, 0.58, flat), 0.545, 0.60, 0.0, 0.75)
    smear = map_range(tree, noise(tree, 11, 7, 0.66, flat), 0.58, 0.70, 0.0, 0.6)
    tint = mix(tree, soaked, tint, (0.23, 0.135, 0.045))
    tint = mix(tree, smear, tint, (0.085, 0.072, 0.058))
    height = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', weave, 0.5), uneven)
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.9, Specular=0.15, Sheen=0.3, Normal=bump(tree, height, 0.7, 0.0006)))


def rag(middle=(0.012, 0.004), size=(0.27, 0.23), across=76, away=64):
    """
    A cloth that was pushed together a little and fell in folds: simulated ten times as large, where the solver is steadier. Under
    the bottle it lies flat.
    """
    points, rest, faces, uvs, held = [], [], [], [], []
    for j in range(away + 1):
        for i in range(across + 1):
            u, v = i / across, j / away
            x, y = (u - 0.5) * size[0], (v - 0.5) * size[1]
            rest.append((x * 10, y * 10, 0))
            bend = noise_of.noise(Vector((u * 2.2 + 3, v * 2.2, 0.4))) * 0.022
            px, py = (x * 0.80 + bend) * COS - (y * 0.82 + bend * 0.8) * SIN + middle[0], (x * 0.80 + bend) * SIN + (y * 0.82 + bend * 0.8) * COS + middle[1]
            near = math.hypot(px, py)
            lift = 0.004 + 0.034 * abs(noise_of.noise(Vector((u * 4.1, v * 3.3, 2.2)))) * min(1, max(0, (near - 0.027) / 0.02))
            if near < 0.0262:
                held.append(len(points))
                lift = 0.0008
            points.append((px * 10, py * 10, lift * 10))
            uvs.append((u, v))
    for j in range(away):
        for i in range(across):
            first = j * (across + 1) + i
            faces.append((first, first + 1, first + across + 2, first + across + 1))
    mesh = bpy.data.meshes.new('rag')
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new(name='UVMap')
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    made = place(mesh, 'rag')
    made.shape_key_add(name='start')
    key = made.shape_key_add(name='rest')
    key.data.foreach_set('co', [value for point in rest for value in point])
    made.vertex_groups.new(name='held').add(held, 1.0, 'REPLACE')
    cloth = made.modifiers.new('cloth', 'CLOTH')
    cloth.settings.rest_shape_key, cloth.settings.vertex_group_mass = key, 'held'
    cloth.settings.quality, cloth.settings.mass = 5, 0.4
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 40
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness, cloth.settings.air_damping = 12, 0.35, 2
    cloth.collision_settings.use_collision, cloth.collision_settings.distance_min = True, 0.012
    cloth.collision_settings.use_self_collision = False
    stops = colliders()
    cloth.point_cache.frame_end = 40
    for frame in range(1, 41):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for each in [made, *stops]:
        bpy.data.objects.remove(each)
    for point in fallen.vertices:
        point.co = point.co / 10 + Vector((0, 0, 0.0018))
    fallen.materials.append(cotton())
    fallen.polygons.foreach_set('use_smooth', [True] * len(fallen.polygons))
    lying = place(fallen, 'rag')
    lying.modifiers.new('smooth', 'SUBSURF').render_levels = 2
    thick = lying.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.0009, 1


def colliders():
    """The plate and the bottle, as large as the cloth that falls on and against them."""
    plate, column = Shape(), Shape()
    plate.box((0, 0, -0.5), (8, 8, 1))
    column.turned([(0, 0.03), (RADIUS * 10 - 0.04, 0.03), (RADIUS * 10, 0.07), (RADIUS * 10, 1.2), (0, 1.2)], 0, sides=48)
    made = [plate.place('floor', []), column.place('column', [])]
    for each in made:
        each.modifiers.new('stop', 'COLLISION')
        each.collision.thickness_outer, each.collision.cloth_friction = 0.01, 12
    return made


def surroundings():
    """Behind, out of focus: the foot of the gearbox with its bolts, a hose, the white wall of the nacelle."""
    blue, white, steel = painted_iron('gearbox', (0.16, 0.20, 0.23)), plain('nacelle wall', (0.62, 0.62, 0.59), 0.6), machined_steel()
    rubber = moulded('hose', (0.02, 0.02, 0.021), 0.5)
    BLUE, WHITE, METAL = range(3)
    shape = Shape()
    shape.box((0.36, 0.66, 0.025), (0.62, 0.36, 0.05), BLUE)
    shape.box((0.46, 0.78, 0.40), (0.62, 0.30, 0.74), BLUE)
    for k in range(4):
        spot = Matrix.Translation((0.115 + 0.13 * k, 0.545, 0.05))
        shape.turned([(0.030, 0), (0.030, 0.005), (0, 0.005)], METAL, spot, 32)
        shape.turned([(0.022, 0.005), (0.022, 0.023), (0.019, 0.026), (0, 0.026)], METAL, spot, 6)
        shape.turned([(0.012, 0.026), (0.012, 0.044), (0, 0.044)], METAL, spot, 24)
    shape.box((-0.1, 1.55, 0.7), (4.2, 0.05, 2.6), WHITE)
    for x in (-0.75, 0.1, 0.95):
        shape.box((x, 1.48, 0.7), (0.07, 0.10, 2.6), WHITE)
    shape.box((1.3, 0.3, 0.7), (0.05, 3.4, 2.6), WHITE)
    shape.place('surroundings', [blue, white, steel], bevel=0.006)
    hoses = Shape()
    for offset in (0.0, 0.06):
        hoses.path(curved([(-0.9, 0.85 + offset, 0.024), (-0.45, 0.80 + offset, 0.024), (-0.16, 0.74 + offset, 0.024), (0.02,
            0.70 + offset, 0.045), (0.16, 0.72 + offset, 0.10)], 10), 0.019, 0, 24)
    hoses.place('hoses', [rubber])


chequer_plate((-0.7, 0.8), (-0.45, 1.6), 0)
surroundings()
rag()
bottle()
cap()
label()
hatch_light((-0.95, 0.55, 0.95), (0, 0, 0.04), (0.75, 0.75), 58)
softbox((0.9, -0.9, 1.1), (0, 0.1, 0.05), (0.9, 0.9), 2.2, (1.0, 0.93, 0.84))
world = scene.world.node_tree.nodes['Background']
world.inputs[0].default_value, world.inputs[1].default_value = (0.85, 0.92, 1.0, 1), 0.07
camera((0.035, -0.560, 0.168), (0.006, 0.0, 0.0500), 88, 9, 0.555)
scene.cycles.transmission_bounces = scene.cycles.transparent_max_bounces = 16
render(options, 24, 0.012, 14, (1600, 1200), guided=True)
