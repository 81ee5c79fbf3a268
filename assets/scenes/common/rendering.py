"""Starts a scene, takes the arguments after `--`, sets the camera, and renders two halves for the denoiser."""
import os
import sys
import time

import bpy
from mathutils import Vector

from .shapes import place

OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out')


def arguments():
    """The `name=value` words after `--`."""
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return dict(word.split('=', 1) for word in words)


def start():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def camera(at, target, lens=35, aperture=None, focus=None, shift_y=0.0):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end, data.shift_y = lens, 30000, shift_y
    made = place(data, 'camera', at)
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = focus or (Vector(target) - Vector(at)).length
    bpy.context.scene.camera = made
    return made


def lamp(at, tone, radius=0.15):
    """A small ball that shines, not lit at first: see `set_lamp`."""
    data = bpy.data.lights.new('lamp', 'POINT')
    data.color, data.shadow_soft_size = tone, radius
    return place(data, 'lamp', at)


def set_lamp(lamp, watts):
    """Without watts it is no lamp at all: to one that is out, as many rays go as to the sun."""
    lamp.data.energy, lamp.hide_render = watts, watts == 0


def render(options, samples, threshold=0.015, bounces=6, size=(1600, 900), guided=False):
    """
    Writes out/NAME_0.exr and out/NAME_1.exr; `options` may give name, samples and scale (percent).
    `guided`: the surfaces' colours and directions are written too, so that the denoiser needs a third of the samples.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = int(options.get('scale', 100))
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples = int(options.get('samples', samples))
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, threshold, 12
    cycles.use_denoising = False  # Debian's Blender is built without a denoiser.
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(bounces, 3), min(bounces, 3)
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = 'OPEN_EXR', '32', 'RGB'
    if guided:
        settings.file_format = 'OPEN_EXR_MULTILAYER'
        scene.view_layers[0].cycles.denoising_store_passes = True
    for half in (0, 1):
        cycles.seed, began = half, time.time()
        scene.render.filepath = os.path.join(OUT, f"{options['name']}_{half}.exr")
        bpy.ops.render.render(write_still=True)
        print(f"rendered {options['name']} half {half} in {time.time() - began:.0f} s, cpu {time.process_time():.0f}", flush=True)
