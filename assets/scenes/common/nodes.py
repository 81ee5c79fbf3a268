"""Short ways to build shader nodes. A value is a number, a tuple or another node's socket."""
import bpy


def is_socket(value):
    return isinstance(value, bpy.types.NodeSocket)


def node(tree, kind, inputs=None, **attributes):
    """Adds a node, sets its attributes, and links or sets its inputs (by name or number)."""
    made = tree.nodes.new(kind)
    for name, value in attributes.items():
        setattr(made, name, value)
    for name, value in (inputs or {}).items():
        if is_socket(value):
            tree.links.new(value, made.inputs[name])
        else:
            made.inputs[name].default_value = value
    return made


def calculate(tree, operation, *values):
    made = node(tree, 'ShaderNodeMath', dict(enumerate(values)), operation=operation)
    return made.outputs[0]


def colour(value):
    """A colour as sockets take it: with an alpha of 1 where there is none."""
    return value if is_socket(value) or len(value) == 4 else (*value, 1)


def mix(tree, amount, first, second, blend='MIX'):
    inputs = {'Fac': amount, 'Color1': colour(first), 'Color2': colour(second)}
    return node(tree, 'ShaderNodeMixRGB', inputs, blend_type=blend).outputs[0]


def ramp(tree, value, stops):
    """Colours by value: stops are (position, colour)."""
    made = node(tree, 'ShaderNodeValToRGB', {0: value})
    elements = made.color_ramp.elements
    while len(elements) > 1:
        elements.remove(elements[-1])
    elements[0].position, elements[0].color = stops[0][0], colour(stops[0][1])
    for position, tone in stops[1:]:
        elements.new(position).color = colour(tone)
    return made.outputs[0]


def map_range(tree, value, low, high, to_low=0.0, to_high=1.0):
    inputs = {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high}
    return node(tree, 'ShaderNodeMapRange', inputs).outputs[0]


def coordinates(tree, which='Object'):
    return tree.nodes.new('ShaderNodeTexCoord').outputs[which]


def world_position(tree):
    return tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']


def split(tree, vector):
    return node(tree, 'ShaderNodeSeparateXYZ', {0: vector}).outputs


def stretched(tree, vector, scale):
    return node(tree, 'ShaderNodeMapping', {'Vector': vector, 'Scale': scale}).outputs[0]


def noise(tree, scale, detail=6, roughness=0.55, vector=None):
    inputs = {'Scale': float(scale), 'Detail': float(detail), 'Roughness': roughness}
    if vector is not None:
        inputs['Vector'] = vector
    return node(tree, 'ShaderNodeTexNoise', inputs).outputs['Fac']


def bump(tree, height, strength=0.3, distance=0.02):
    inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
    return node(tree, 'ShaderNodeBump', inputs).outputs[0]
