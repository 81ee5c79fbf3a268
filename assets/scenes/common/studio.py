"""
The product studio: a sweep of warm white paper, one 70 mm lens, a window on the left, a 30 cm steel rule.

Every product is taken in the same light from the same angle. What differs is the distance: `Studio(width)` gives the width
of the picture in metres at the product, and paper, light and camera follow. The rule is always 30 cm: it tells the size.
A product stands on z = 0 around the origin, its front to -y.
"""
import math

import bpy
from mathutils import Vector

from .lettering import text
from .materials import begin, finish, plain, principled
from .nodes import bump, calculate, coordinates, map_range, mix, node, noise, stretched
from .rendering import camera, render
from .shapes import Shape, place

LENS, SENSOR = 70, 36
# The camera stands this much of its distance above the middle of the product.
RISE = 0.27


def paper():
    """Matt paper without grain: most rays end on it, so it is kept as cheap as can be."""
    material, tree = begin('paper')
    return finish(material, node(tree, 'ShaderNodeBsdfDiffuse', {'Color': (0.808, 0.793, 0.764, 1)}).outputs[0])


def brushed_steel():
    """Rolled lengthwise: fine lines along x, some finger marks."""
    material, tree = begin('brushed steel')
    at = coordinates(tree)
    lines = noise(tree, 300, 4, 0.6, stretched(tree, at, (0.25, 12, 1)))
    marks = map_range(tree, noise(tree, 26, 5, 0.6, at), 0.52, 0.72)
    rough = calculate(tree, 'ADD', map_range(tree, lines, 0.3, 0.7, 0.24, 0.36), calculate(tree, 'MULTIPLY', marks, 0.14))
    tint = mix(tree, lines, (0.50, 0.51, 0.52), (0.66, 0.665, 0.67))
    return finish(material, principled(tree, Base_Color=tint, Metallic=1.0, Roughness=rough, Normal=bump(tree, lines, 0.06, 0.0002)))


def steel_rule(at, turn):
    """A rule of 300 x 26 mm lying on the paper, figures to the viewer; `at` is its left near corner, `turn` in degrees."""
    root = bpy.data.objects.new('rule', None)
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = (*at, 0), (0, 0, math.radians(turn))
    length, wide, thick = 0.312, 0.026, 0.0011
    ink = plain('rule ink', (0.02, 0.02, 0.022), 0.6)
    blade = Shape()
    blade.box((length / 2, wide / 2, thick / 2 + 0.0002), (length, wide, thick), 0)
    body = blade.place('rule blade', [brushed_steel()], bevel=0.00035)
    marks, top = Shape(), thick + 0.00024
    for mm in range(301):
        long = 0.0095 if mm % 10 == 0 else 0.007 if mm % 5 == 0 else 0.0045
        x, half = 0.006 + mm / 1000, 0.00013 if mm % 10 else 0.00018
        marks.face([(x - half, 0.0006, top), (x + half, 0.0006, top), (x + half, long, top), (x - half, long, top)], 0)
    printed = [body, marks.place('rule marks', [ink])]
    for cm in range(1, 31):
        printed.append(text(str(cm), (0.006 + cm / 100 - 0.0008, 0.0112, top), 0.0042, ink, (0, 0, 0), 'narrow bold', 'RIGHT'))
    printed.append(text('30 cm   STAINLESS', (0.012, 0.0195, top), 0.0026, ink, (0, 0, 0), 'narrow', spacing=1.2))
    for part in printed:
        part.parent = root
    return root


def softbox(at, target, size, power, tone=(1, 1, 1)):
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', *size, power, tone
    made = place(data, 'softbox', at)
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return made


class Studio:
    def __init__(self, width, middle, rule=(0.18, -0.3), rule_turn=14):
        """
        `width`: of the picture at the product, in metres; `middle`: height of the picture's middle, a little below the product's.
        `rule`: where the rule's near left corner lies (x, y), None for no rule.
        """
        self.width, self.middle, self.distance = width, middle, width * LENS / SENSOR
        self._sweep()
        self._light()
        if rule:
            steel_rule(rule, rule_turn)

    def _sweep(self):
        """Paper that rises behind the product without an edge."""
        shape, w, steps = Shape(), self.width, 32
        back, radius = 1.1 * w, 0.9 * w
        profile = [(-2.6 * w, 0.0)]
        for step in range(steps + 1):
            angle = math.pi / 2 * step / steps
            profile.append((back + radius * math.sin(angle), radius * (1 - math.cos(angle))))
        profile.append((back + radius, 5 * w))
        for (y0, z0), (y1, z1) in zip(profile, profile[1:]):
            shape.face([(-4 * w, y0, z0), (4 * w, y0, z0), (4 * w, y1, z1), (-4 * w, y1, z1)], 0, smooth=True)
        shape.place('sweep', [paper()])

    def _light(self):
        """A window of warm white on the left, a little in front; a card on the right; the room."""
        w, target = self.width, (0, 0, self.middle)
        power = w * w
        softbox((-1.7 * w, -0.55 * w, self.middle + 1.0 * w), target, (0.9 * w, 1.5 * w), 58 * power, (1.0, 0.965, 0.915))
        softbox((2.0 * w, -1.1 * w, self.middle + 0.55 * w), target, (0.6 * w, 1.4 * w), 3 * power, (0.93, 0.965, 1.0))
        softbox((0, 1.0 * w, self.middle + 2.4 * w), (0, 1.2 * w, 0), (2.4 * w, 0.7 * w), 24 * power)
        world = bpy.context.scene.world.node_tree.nodes['Background']
        world.inputs[0].default_value, world.inputs[1].default_value = (0.93, 0.96, 1.0, 1), 0.1

    def shoot(self, options, samples=8, aperture=11, shift=0.0, bounces=3):
        """
        From RISE above the middle, the lens shifted and not tipped: uprights stay upright.
        `shift` moves the product in the picture: 0.05 is 5 % of the picture's width upwards.
        """
        height = self.middle + RISE * self.distance
        made = camera((0, -self.distance, height), (0, 0, height), LENS, None)
        made.data.shift_y = -RISE * LENS / SENSOR - shift
        # The opening follows the distance, so that a large product is not sharper than a small one.
        made.data.dof.use_dof, made.data.dof.aperture_fstop = True, aperture / max(self.width, 0.3)
        made.data.dof.focus_distance = self.distance - 0.12 * self.width
        bpy.context.scene.render.film_transparent = False
        render(options, samples, 0.01, bounces, (1600, 1200), guided=True)
