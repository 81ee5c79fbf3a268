"""
The light of many street lamps, worked out in the materials instead of by lamps: without noise, however many there are.
It throws no shadows, which at dusk nobody misses.
"""
from . import materials
from .nodes import calculate, colour, mix, node, split, world_position


def _from(tree, place, normal, lamp, strength, spread):
    """Light from one lamp that shines down: by distance, by the surface's angle and by the lamp's own beam."""
    x, y, z = (calculate(tree, 'SUBTRACT', to, at) for to, at in zip(lamp, place))
    vector = node(tree, 'ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]
    distance = node(tree, 'ShaderNodeVectorMath', {0: vector}, operation='LENGTH').outputs['Value']
    towards = node(tree, 'ShaderNodeVectorMath', {0: vector}, operation='NORMALIZE').outputs[0]
    facing = node(tree, 'ShaderNodeVectorMath', {0: towards, 1: normal}, operation='DOT_PRODUCT').outputs['Value']
    beam = calculate(tree, 'POWER', calculate(tree, 'MAXIMUM', split(tree, towards)[2], 0.0), spread)
    # Leaves and rough ground take some light at any angle.
    taken = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', calculate(tree, 'MAXIMUM', facing, 0.0), 0.85), 0.15)
    fall = calculate(tree, 'DIVIDE', strength, calculate(tree, 'MULTIPLY', distance, distance))
    return calculate(tree, 'MULTIPLY', calculate(tree, 'MULTIPLY', taken, beam), fall)


def light_up(rows, single, tone):
    """
    From now on every material is lit. `rows` are (x, first y, step, height, strength): lamps that repeat along y;
    `single` are (x, y, z, strength).
    """
    def light(tree, base):
        geometry = tree.nodes.new('ShaderNodeNewGeometry')
        x, y, z = split(tree, world_position(tree))
        normal, total = geometry.outputs['Normal'], 0.0
        for at_x, first, step, height, strength in rows:
            # The nearest lamp of the row and the ones before and behind it.
            from_lamp = calculate(tree, 'WRAP', calculate(tree, 'SUBTRACT', y, first), step / 2, -step / 2)
            for neighbour in (-step, 0.0, step):
                lit = _from(tree, (x, from_lamp, z), normal, (at_x, neighbour, height), strength, 2.6)
                total = calculate(tree, 'ADD', total, lit)
        for at_x, at_y, height, strength in single:
            lit = _from(tree, (x, y, z), normal, (at_x, at_y, height), strength, 2.5)
            total = calculate(tree, 'ADD', total, lit)
        lit = mix(tree, 1.0, base if materials.is_socket(base) else colour(base), tone, 'MULTIPLY')
        return {'Emission': lit, 'Emission Strength': total}

    materials.lamplight = light
