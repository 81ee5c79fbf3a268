"""Leaves, grass, trees and the sowing of them over a ground."""
import math

import bpy
from mathutils import Matrix, Vector

from .materials import begin, finish, principled
from .nodes import calculate, node, noise, ramp
from .shapes import Shape


def leaf_material(name, stops, translucency=0.35):
    """Leaves that differ from plant to plant, from place to place and from leaf to leaf."""
    material, tree = begin(name)
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    plant = tree.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    area = noise(tree, 0.35, 3, 0.5, geometry.outputs['Position'])
    value = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', plant, 0.45), calculate(tree, 'MULTIPLY', area, 0.55))
    single = calculate(tree, 'SUBTRACT', geometry.outputs['Random Per Island'], 0.5)
    tint = ramp(tree, calculate(tree, 'ADD', value, calculate(tree, 'MULTIPLY', single, 0.35)), stops)
    surface = principled(tree, Base_Color=tint, Roughness=0.6, Specular=0.25)
    through = node(tree, 'ShaderNodeBsdfTranslucent', {'Color': tint}).outputs[0]
    return finish(material, node(tree, 'ShaderNodeMixShader', {0: translucency, 1: surface, 2: through}).outputs[0])


def tuft(random, blades=30, height=0.35, spread=0.12, width=0.006, bend=0.5):
    shape = Shape()
    for _ in range(blades):
        angle, radius = random.uniform(0, 6.283), spread * math.sqrt(random.random())
        root = Vector((radius * math.cos(angle), radius * math.sin(angle), -0.02))
        lean = angle + random.uniform(-1, 1)
        out = Vector((math.cos(lean), math.sin(lean), 0))
        side = Vector((-out.y, out.x, 0)) * width * random.uniform(0.7, 1.4)
        tall, bent = height * random.uniform(0.45, 1.1), bend * random.uniform(0.2, 1.2)
        steps = [k / 3 for k in range(4)]
        line = [root + Vector((0, 0, tall * t * (1 - 0.25 * bent * t))) + out * tall * bent * t * t for t in steps]
        for k in range(3):
            low, high = side * (1 - steps[k]), side * (1 - steps[k + 1])
            shape.face([line[k] - low, line[k] + low, line[k + 1] + high, line[k + 1] - high], 0, smooth=True)
    return shape


def tree(random, height=7.0, crown=2.6, leaves=8000, leaf=0.13, trunk=0.16, clumps=60):
    """Material 0 is the bark, 1 the leaf: a trunk, branches to clumps, and leaves around each clump."""
    shape = Shape()
    top = Vector((random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), height * 0.55))
    shape.pipe((0, 0, -0.3), top, trunk, 0, trunk * 0.6, 8)
    centres = []
    for _ in range(clumps):
        out = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
        out *= crown * math.sqrt(random.uniform(0.45, 1.0))
        centres.append(Vector((out.x + top.x, out.y + top.y, out.z * 0.8 + height - crown * 0.8)))
    for centre in centres[:clumps // 2]:
        shape.pipe(top * random.uniform(0.55, 1.0), centre, trunk * 0.3, 0, trunk * 0.05, 5)
    for centre in centres:
        radius = crown * random.uniform(0.2, 0.36)
        for _ in range(leaves // clumps):
            out = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 0.8))).normalized()
            at = centre + out * radius * random.random() ** 0.4
            facing = (out + Vector((random.gauss(0, 0.6), random.gauss(0, 0.6), random.gauss(0.4, 0.6)))).normalized()
            along = facing.orthogonal().normalized()
            along.rotate(Matrix.Rotation(random.uniform(0, 6.28), 3, facing))
            across, size = facing.cross(along), leaf * random.uniform(0.6, 1.3)
            shape.face([at - along * size, at + across * size * 0.45, at + along * size, at - across * size * 0.45], 1)
    return shape


def sow(ground, plants, density, seed=0, sizes=(0.7, 1.3), patch_scale=0.15, patch=(0.35, 0.6)):
    """Puts the plants of a collection on a ground, dense and bare in turns, `density` per square metre at most."""
    tree_ = bpy.data.node_groups.new('sow', 'GeometryNodeTree')
    tree_.inputs.new('NodeSocketGeometry', 'Geometry')
    tree_.outputs.new('NodeSocketGeometry', 'Geometry')
    given, result = node(tree_, 'NodeGroupInput'), node(tree_, 'NodeGroupOutput')
    position = node(tree_, 'GeometryNodeInputPosition').outputs[0]
    patches = node(tree_, 'ShaderNodeTexNoise', {'Vector': position, 'Scale': patch_scale, 'Detail': 4.0}).outputs['Fac']
    density_here = node(tree_, 'ShaderNodeMapRange', {
        'Value': patches, 'From Min': patch[0], 'From Max': patch[1], 'To Min': 0.0, 'To Max': float(density)
    }).outputs[0]
    points = node(tree_, 'GeometryNodeDistributePointsOnFaces', {
        'Mesh': given.outputs[0], 'Density': density_here, 'Seed': seed
    }).outputs['Points']
    chosen = node(tree_, 'GeometryNodeCollectionInfo', {
        'Collection': plants, 'Separate Children': True, 'Reset Children': True
    }).outputs[0]
    turn = node(tree_, 'FunctionNodeRandomValue', {0: (-0.15, -0.15, 0), 1: (0.15, 0.15, 6.283)}, data_type='FLOAT_VECTOR')
    size = node(tree_, 'FunctionNodeRandomValue', {2: sizes[0], 3: sizes[1]}, data_type='FLOAT')
    sown = node(tree_, 'GeometryNodeInstanceOnPoints', {
        'Points': points, 'Instance': chosen, 'Pick Instance': True, 'Rotation': turn.outputs[0], 'Scale': size.outputs[1]
    }).outputs[0]
    joined = node(tree_, 'GeometryNodeJoinGeometry')
    tree_.links.new(given.outputs[0], joined.inputs[0])
    tree_.links.new(sown, joined.inputs[0])
    tree_.links.new(joined.outputs[0], result.inputs[0])
    ground.modifiers.new('sow', 'NODES').node_group = tree_
