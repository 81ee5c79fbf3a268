"""The sky with its sun and clouds, and uneven ground."""
import math

import bpy
from mathutils import Vector
from mathutils import noise as noise_of

from .nodes import calculate, coordinates, map_range, mix, node, noise, split, stretched
from .shapes import place


def sky(elevation, azimuth, strength=0.15, dust=1.2, horizon=None, clouds=0.0, cloud_tone=(1.3, 1.15, 1), seed=0.0, sun=1.0):
    """
    A clear sky, the sun `elevation` degrees high and at compass angle `azimuth` (from +y clockwise).
    `horizon` is (colour, amount, falloff): haze along the horizon. `clouds` from 0 to 1 is thin cirrus.
    """
    world = bpy.context.scene.world
    tree = world.node_tree
    tree.nodes.clear()
    air = node(
        tree, 'ShaderNodeTexSky', sky_type='NISHITA', sun_elevation=math.radians(elevation),
        sun_rotation=math.radians(azimuth), altitude=300, dust_density=dust, ozone_density=1.6, sun_intensity=sun
    ).outputs[0]
    tint = plain = mix(tree, 1.0, air, (strength,) * 3, 'MULTIPLY')
    x, y, z = split(tree, coordinates(tree, 'Generated'))
    height = calculate(tree, 'MAXIMUM', z, 0.0)
    if clouds:
        away = calculate(tree, 'ADD', height, 0.06)
        flat = node(tree, 'ShaderNodeCombineXYZ', {
            0: calculate(tree, 'DIVIDE', x, away), 1: calculate(tree, 'DIVIDE', y, away), 2: seed
        }).outputs[0]
        stretch = stretched(tree, flat, (1, 2.2, 1))
        fine, large = noise(tree, 0.55, 10, 0.58, stretch), noise(tree, 0.18, 3, 0.5, stretch)
        cover = calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', fine, 0.65), calculate(tree, 'MULTIPLY', large, 0.35))
        cover = calculate(tree, 'MULTIPLY', map_range(tree, cover, 0.5, 0.72, 0.0, clouds), map_range(tree, height, 0.02, 0.12))
        tint = mix(tree, cover, tint, cloud_tone)
    if horizon:
        tone, amount, falloff = horizon
        low = calculate(tree, 'POWER', 2.718, calculate(tree, 'MULTIPLY', height, -1.0 / falloff))
        tint = mix(tree, calculate(tree, 'MULTIPLY', low, amount), tint, tone)
    background = node(tree, 'ShaderNodeBackground', {'Color': tint}).outputs[0]
    # Only who looks at the sky sees clouds and haze: working them out for all light from it takes most of the time.
    light = node(tree, 'ShaderNodeBackground', {'Color': plain}).outputs[0]
    is_seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    node(tree, 'ShaderNodeOutputWorld', {'Surface': node(tree, 'ShaderNodeMixShader', {0: is_seen, 1: light, 2: background}).outputs[0]})


def unevenness(x, y, scale, octaves=5, seed=0):
    return noise_of.fractal(Vector((x / scale + seed * 17.3, y / scale - seed * 9.1, seed * 3.7)), 1.0, 2.0, octaves)


def ground(name, x_range, y_range, cells, height, material):
    """A grid of `cells` (across, away), its height at (x, y) given by a function."""
    (x0, x1), (y0, y1), (across, away) = x_range, y_range, cells
    points, faces = [], []
    for j in range(away + 1):
        for i in range(across + 1):
            x, y = x0 + (x1 - x0) * i / across, y0 + (y1 - y0) * j / away
            points.append((x, y, height(x, y)))
    for j in range(away):
        for i in range(across):
            first = j * (across + 1) + i
            faces.append((first, first + 1, first + across + 2, first + across + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    return place(mesh, name)
