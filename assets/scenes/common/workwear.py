"""What work clothes, vests, hard hats and skin are made of. Their patterns stay where they were before the pose."""
from .figure import NUMBER
from .materials import begin, finish, plain, principled
from .nodes import bump, calculate, map_range, mix, node, noise, ramp, split, stretched


def at_rest(tree):
    """Where a point was before the figure took its pose."""
    return node(tree, 'ShaderNodeAttribute', attribute_name='rest').outputs['Vector']


def woven(name, tone, dusty=(0.27, 0.20, 0.14), dust=0.35, reflective=()):
    """Work cloth with dust from the ground up, small creases, and reflective bands at some heights at rest (middle, width)."""
    material, tree = begin(name)
    at = at_rest(tree)
    height = split(tree, at)[2]
    patches, fine = noise(tree, 9, 6, 0.6, at), noise(tree, 160, 3, 0.7, at)
    tint = ramp(tree, patches, [(0.3, tuple(c * 0.8 for c in tone)), (0.7, tuple(c * 1.25 for c in tone))])
    low = map_range(tree, height, 0.05, 0.75, 1.0, 0.12)
    dirt = calculate(tree, 'MULTIPLY', map_range(tree, noise(tree, 10, 9, 0.7, at), 0.3, 0.75), calculate(tree, 'MULTIPLY', low, dust))
    tint = mix(tree, dirt, tint, dusty)
    creases = noise(tree, 16, 5, 0.55, stretched(tree, at, (1, 1, 2.2)))
    relief = calculate(tree, 'ADD', creases, calculate(tree, 'MULTIPLY', fine, 0.10))
    for middle, wide in reflective:
        away = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', height, middle))
        tint = mix(tree, calculate(tree, 'LESS_THAN', away, wide / 2 + 0.012), tint, (0.62, 0.72, 0.04))
        band = calculate(tree, 'LESS_THAN', away, wide / 2)
        tint = mix(tree, band, tint, (0.60, 0.61, 0.62))
    normal = bump(tree, relief, 0.7, 0.022)
    return finish(material, principled(tree, Base_Color=tint, Roughness=0.9, Specular=0.2, Sheen=0.25, Normal=normal))


def vest_cloth(name, tone, bands, braces):
    """Fluorescent cloth; `bands` are heights of reflective tape around the body, `braces` how far from the middle those over the shoulders are."""
    material, tree = begin(name)
    at = at_rest(tree)
    x, _, height = split(tree, at)
    patches = noise(tree, 7, 6, 0.6, at)
    tint = ramp(tree, patches, [(0.3, tuple(c * 0.82 for c in tone)), (0.7, tone)])
    tint = mix(tree, map_range(tree, noise(tree, 11, 7, 0.65, at), 0.52, 0.7, 0.0, 0.35), tint, (0.25, 0.17, 0.10))
    nearest = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', calculate(tree, 'ABSOLUTE', x), braces))
    above = calculate(tree, 'GREATER_THAN', height, bands[-1])
    nearest = calculate(tree, 'ADD', nearest, calculate(tree, 'SUBTRACT', 1.0, above))
    for band in bands:
        nearest = calculate(tree, 'MINIMUM', nearest, calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', height, band)))
    edge, tape = (calculate(tree, 'LESS_THAN', nearest, half) for half in (0.036, 0.024))
    tint = mix(tree, edge, tint, (0.60, 0.66, 0.05))
    tint = mix(tree, tape, tint, (0.58, 0.59, 0.60))
    roughness = calculate(tree, 'SUBTRACT', 0.85, calculate(tree, 'MULTIPLY', tape, 0.4))
    creases = noise(tree, 13, 5, 0.55, stretched(tree, at, (1, 1, 1.8)))
    relief = calculate(tree, 'ADD', creases, calculate(tree, 'MULTIPLY', noise(tree, 220, 2, 0.6, at), 0.06))
    return finish(material, principled(tree, Base_Color=tint, Roughness=roughness, Specular=0.25, Normal=bump(tree, relief, 0.5, 0.016)))


def skin(name, tone):
    """Brown skin, redder and darker here and there, hair where the attribute of that name says."""
    material, tree = begin(name)
    at = at_rest(tree)
    patches = noise(tree, 22, 6, 0.6, at)
    tint = ramp(tree, patches, [(0.3, tuple(c * f for c, f in zip(tone, (0.82, 0.74, 0.70)))), (0.7, tone)])
    hair = node(tree, 'ShaderNodeAttribute', attribute_name='hair').outputs['Fac']
    strands = noise(tree, 300, 3, 0.6, stretched(tree, at, (1, 1, 0.15)))
    is_hair = map_range(tree, calculate(tree, 'ADD', hair, calculate(tree, 'MULTIPLY', calculate(tree, 'SUBTRACT', strands, 0.5), 0.7)), 0.42, 0.58)
    tint = mix(tree, is_hair, tint, (0.008, 0.007, 0.006))
    relief = bump(tree, calculate(tree, 'ADD', noise(tree, 260, 3, 0.6, at), calculate(tree, 'MULTIPLY', strands, is_hair)), 0.25, 0.003)
    shader = node(tree, 'ShaderNodeBsdfPrincipled', {
        'Base Color': tint, 'Roughness': 0.48, 'Specular': 0.35, 'Subsurface': 0.015, 'Subsurface Radius': (0.012, 0.004, 0.002),
        'Subsurface Color': (0.5, 0.18, 0.10, 1), 'Normal': relief
    }).outputs[0]
    return finish(material, shader)


class Wardrobe:
    """The materials that a crew shares."""

    def __init__(self):
        self.trousers = woven('trousers', (0.016, 0.028, 0.070), dust=0.5, reflective=((0.30, 0.05), ))
        self.shirt = woven('shirt', (0.018, 0.032, 0.082), dust=0.25)
        self.shoes = plain('safety shoes', (0.030, 0.026, 0.023), 0.55, variation=0.3, scale=20, grain=0.1)
        self.glove = plain('gloves', (0.30, 0.29, 0.27), 0.85, variation=0.2, scale=14, grain=0.3, grain_scale=160)
        self.eye = plain('eye', (0.02, 0.012, 0.008), 0.2)
        self.strap = plain('strap', (0.02, 0.02, 0.022), 0.8)
        self.bun = plain('hair', (0.008, 0.007, 0.006), 0.5, grain=0.4, grain_scale=90)
        self.hats, self.skins = {}, {}

    def vest(self, tone, figure):
        chest, waist = (figure.joints[NUMBER[bone]].z for bone in ('spine02', 'spine05'))
        return vest_cloth('vest', tone, (waist + 0.02, chest - 0.02), 0.105)

    def hat(self, tone):
        if tone not in self.hats:
            self.hats[tone] = plain('hard hat', tone, 0.32, specular=0.5, variation=0.04, scale=8)
        return self.hats[tone]

    def skin(self, tone):
        if tone not in self.skins:
            self.skins[tone] = skin('skin', tone)
        return self.skins[tone]
