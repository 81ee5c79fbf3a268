"""
Develops out/NAME_clean.exr into out/NAME.png in seconds: exposure, glow of lamps, darker corners, warmth, film curve.
Arguments after --: name, exposure, glare, glare_from, vignette, warm, saturation, view (Filmic, Standard), look.
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common.rendering import OUT, arguments, start
from common.shapes import place

options = arguments()


def number(name, default):
    return float(options.get(name, default))


scene = start()
image = bpy.data.images.load(os.path.join(OUT, f"{options['name']}_clean.exr"))
image.colorspace_settings.name = 'Linear'
width, height = image.size
scene.render.resolution_x, scene.render.resolution_y = width, height
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
source = tree.nodes.new('CompositorNodeImage')
source.image = image
picture = source.outputs[0]


def step(kind, picture_input, **inputs):
    """Sends the picture through one more compositor node."""
    global picture
    made = tree.nodes.new(kind)
    for name, value in inputs.items():
        made.inputs[name].default_value = value
    tree.links.new(picture, made.inputs[picture_input])
    picture = made.outputs[0]
    return made


if number('glare', 0) > 0:
    glare = step('CompositorNodeGlare', 0)
    glare.glare_type, glare.quality, glare.size = 'FOG_GLOW', 'HIGH', 8
    glare.threshold, glare.mix = number('glare_from', 1.5), number('glare', 0) - 1
step('CompositorNodeExposure', 0, Exposure=number('exposure', 0))

mask = tree.nodes.new('CompositorNodeEllipseMask')
mask.width, mask.height = 1.05, 1.05 * width / height * 0.62
soft = tree.nodes.new('CompositorNodeBlur')
soft.filter_type, soft.use_relative, soft.aspect_correction = 'FAST_GAUSS', True, 'NONE'
soft.factor_x = soft.factor_y = 28
tree.links.new(mask.outputs[0], soft.inputs[0])
corners = step('CompositorNodeMixRGB', 1)
corners.blend_type = 'MULTIPLY'
corners.inputs[0].default_value = number('vignette', 0.2)
tree.links.new(soft.outputs[0], corners.inputs[2])

warm = number('warm', 0)
balance = step('CompositorNodeColorBalance', 1)
balance.correction_method, balance.slope = 'OFFSET_POWER_SLOPE', (1 + warm, 1 + warm * 0.2, 1 - warm)
step('CompositorNodeHueSat', 'Image', Saturation=number('saturation', 1))
tree.links.new(picture, tree.nodes.new('CompositorNodeComposite').inputs[0])

scene.camera = place(bpy.data.cameras.new('camera'), 'camera')
scene.view_settings.view_transform = options.get('view', 'Filmic')
scene.view_settings.look = options.get('look', 'Medium High Contrast' if scene.view_settings.view_transform == 'Filmic' else 'None')
scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
scene.render.filepath = os.path.join(OUT, f"{options['name']}.png")
scene.render.dither_intensity = 1
bpy.ops.render.render(write_still=True)
