"""Materials: paint and metal, plaster with rain streaks, glowing lamps. All share one haze."""
import bpy

from .nodes import bump, calculate, colour, coordinates, is_socket, map_range, mix, node, noise, ramp, stretched, world_position

# Aerial perspective inside every material (colour, distance in metres): free of noise, unlike a volume.
haze = None
# Set by lamplight.py: gives a surface's emission by its base colour.
lamplight = None


def set_haze(tone, distance):
    global haze
    haze = (tone, distance)


def change(name, **inputs):
    """Sets inputs of the nodes of this name in all materials, for a scene that is rendered at several hours."""
    for material in bpy.data.materials:
        found = material.node_tree.nodes.get(name) if material.use_nodes else None
        for each, value in inputs.items() if found else ():
            found.inputs[each.replace('_', ' ')].default_value = value


def begin(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree


def finish(material, shader):
    """Gives the material its surface, mixed with the haze by the distance from the camera."""
    tree = material.node_tree
    if haze:
        tone, distance = haze
        view = tree.nodes.new('ShaderNodeCameraData').outputs['View Distance']
        clear = calculate(tree, 'POWER', 2.718, calculate(tree, 'MULTIPLY', view, -1.0 / distance))
        is_seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
        amount = calculate(tree, 'MULTIPLY', calculate(tree, 'SUBTRACT', 1.0, clear), is_seen)
        air = node(tree, 'ShaderNodeEmission', {'Color': colour(tone)}, name='haze').outputs[0]
        shader = node(tree, 'ShaderNodeMixShader', {0: amount, 1: shader, 2: air}).outputs[0]
    node(tree, 'ShaderNodeOutputMaterial', {'Surface': shader})
    # Small bright faces are found by chance and not aimed at: aiming at hundreds of them is what makes noise.
    material.cycles.sample_as_light = False
    return material


def principled(tree, **inputs):
    """Blender's all-purpose surface; an input's spaces are written as underscores."""
    def value_of(value):
        return value if is_socket(value) or isinstance(value, (int, float)) else colour(value)
    named = {name.replace('_', ' '): value_of(value) for name, value in inputs.items()}
    if lamplight:
        named |= lamplight(tree, named['Base Color'])
    return node(tree, 'ShaderNodeBsdfPrincipled', named).outputs[0]


def plain(name, tone, roughness=0.6, metallic=0.0, specular=0.4, variation=0.08, scale=3.0, grain=0.0, grain_scale=40.0):
    """One colour, a little uneven, as every real surface is."""
    material, tree = begin(name)
    place = coordinates(tree)
    dark = tuple(c * (1 - variation * 2) for c in tone)
    light = tuple(min(1, c * (1 + variation * 2)) for c in tone)
    inputs = {
        'Base_Color': ramp(tree, noise(tree, scale, 8, 0.6, place), [(0.3, dark), (0.7, light)]),
        'Roughness': roughness, 'Metallic': metallic, 'Specular': specular
    }
    if grain:
        inputs['Normal'] = bump(tree, noise(tree, grain_scale, 6, 0.6, place), grain)
    return finish(material, principled(tree, **inputs))


def plaster(name, tone, streaks=0.5, grain=0.12):
    """Painted plaster with the streaks that rain leaves."""
    material, tree = begin(name)
    place = world_position(tree)
    tall = noise(tree, 1.0, 7, 0.62, stretched(tree, place, (2.6, 2.6, 0.14)))
    large, fine = noise(tree, 0.45, 6, 0.6, place), noise(tree, 9, 6, 0.65, place)
    tint = ramp(tree, large, [(0.32, tuple(c * 0.84 for c in tone)), (0.68, tuple(min(1, c * 1.08) for c in tone))])
    tint = mix(tree, map_range(tree, tall, 0.44, 0.66, 0.0, streaks), tint, tuple(c * 0.42 + 0.02 for c in tone))
    tint = mix(tree, calculate(tree, 'MULTIPLY', fine, 0.12), tint, tuple(c * 0.6 for c in tone))
    height = calculate(tree, 'ADD', fine, calculate(tree, 'MULTIPLY', large, 0.6))
    surface = principled(tree, Base_Color=tint, Roughness=0.88, Specular=0.2, Normal=bump(tree, height, grain, 0.03))
    return finish(material, surface)


def glow(name, tone, strength):
    material, tree = begin(name)
    lamp = node(tree, 'ShaderNodeEmission', {'Color': colour(tone), 'Strength': strength}, name=name)
    return finish(material, lamp.outputs[0])
