"""
Makes figures.npz from the two MakeHuman repositories, each a folder or a git directory:
    python3 make_figures.py MAKEHUMAN ASSETS
Positions are metres times 10000 as whole numbers: x to the figure's left, y behind it, z up. See README.md.
"""
import json
import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
# Stature in metres, share of each continent's shape, gender, age (0 young, 1 old), muscle and weight from -1 to 1.
FIGURES = {
    'arjun': (1.72, {'caucasian': 0.62, 'african': 0.2, 'asian': 0.18}, 'male', 0.1, 0.15, -0.1),
    'sunil': (1.66, {'caucasian': 0.6, 'african': 0.22, 'asian': 0.18}, 'male', 0.4, 0.1, 0.4),
    'meera': (1.59, {'caucasian': 0.62, 'african': 0.18, 'asian': 0.2}, 'female', 0.12, 0.1, 0.05)
}
# What is taken of the body's mesh, by the first and the last vertex of each part.
BODY, EYES, SUIT = (0, 13380), (14598, 14742), (15328, 18002)
# Bones of the face, the toes and the palm move with the nearest of these above them.
BONES = ('root', 'spine', 'neck', 'head', 'clavicle', 'shoulder', 'upperarm', 'lowerarm', 'wrist', 'finger', 'pelvis', 'upperleg', 'lowerleg', 'foot')


def reader(source):
    """Gives the text of a file in a folder, or in the newest commit of a git directory."""
    def read(path):
        if os.path.exists(os.path.join(source, path)):
            with open(os.path.join(source, path), encoding='utf-8') as file:
                return file.read()
        return subprocess.run(['git', '-C', source, 'show', f'HEAD:{path}'], check=True, capture_output=True, text=True).stdout
    return read


def read_mesh(text):
    """Points, and the quads of each group."""
    points, faces, group = [], {}, ''
    for kind, *words in filter(None, map(str.split, text.splitlines())):
        if kind == 'v':
            points.append([float(word) for word in words])
        elif kind == 'g':
            group = words[0]
        elif kind == 'f':
            corners = [int(word.split('/')[0]) - 1 for word in words]
            faces.setdefault(group, []).append(corners + corners[-1:] * (4 - len(corners)))
    return np.array(points), faces


def read_target(read, name, count):
    moves = np.zeros((count, 3))
    for line in read(f'makehuman/data/targets/macrodetails/{name}.target').splitlines():
        if line.strip() and not line.startswith('#'):
            number, *move = line.split()
            moves[int(number)] = [float(word) for word in move]
    return moves


def shares(value, low, middle, high):
    """How much of each of three shapes a value from -1 to 1 takes."""
    return [(name, part) for name, part in ((low, max(0, -value)), (middle, 1 - abs(value)), (high, max(0, value))) if part > 0]


def shaped(read, base, origins, gender, age, muscle, weight):
    """The base mesh in a figure's build."""
    points = base.copy()
    for years, of_years in (('young', 1 - age), ('old', age)):
        for origin, of_origin in origins.items():
            points += of_years * of_origin * read_target(read, f'{origin}-{gender}-{years}', len(base))
        for strong, of_strong in shares(muscle, 'minmuscle', 'averagemuscle', 'maxmuscle'):
            for heavy, of_heavy in shares(weight, 'minweight', 'averageweight', 'maxweight'):
                points += of_years * of_strong * of_heavy * read_target(read, f'universal-{gender}-{years}-{strong}-{heavy}', len(base))
    return points


def read_fitting(text):
    """How a garment sits on the body: three vertices, their shares and an offset for each point, and what measures the offsets."""
    lines = text.splitlines()
    scale = {line[0]: line.split()[1:] for line in lines if line[1:7] == '_scale'}
    first = next(k for k, line in enumerate(lines) if line.startswith('verts'))
    rows = []
    for line in lines[first + 1:]:
        if len(line.split()) != 9:
            break
        rows.append([float(word) for word in line.split()])
    rows = np.array(rows)
    return rows[:, :3].astype(int), rows[:, 3:6], rows[:, 6:], [(int(a), int(b), float(size)) for a, b, size in (scale[axis] for axis in 'xyz')]


def fitted(points, fitting):
    corners, parts, offsets, scale = fitting
    factors = [abs(points[a][k] - points[b][k]) / size for k, (a, b, size) in enumerate(scale)]
    return (points[corners] * parts[..., None]).sum(1) + offsets * factors


def skeleton(read):
    """The kept bones from the root outwards, their parents, the vertices around each joint, and each bone's number by its full name."""
    rig = json.loads(read('makehuman/data/rigs/default.mhskel'))
    bones, kept = rig['bones'], []

    def keep(name):
        if name.startswith(BONES) and name not in kept:
            if bones[name]['parent']:
                keep(nearest(bones[name]['parent']))
            kept.append(name)

    def nearest(name):
        return name if name.startswith(BONES) else nearest(bones[name]['parent'])

    for name in sorted(bones):
        keep(name)
    parents = [kept.index(nearest(bones[name]['parent'])) if bones[name]['parent'] else -1 for name in kept]
    joints = [rig['joints'][bones[name]['head']] for name in kept]
    return kept, parents, joints, {name: kept.index(nearest(name)) for name in bones}


def strongest(weights, number_of, count, bones):
    """The four strongest bones of each vertex and their weights, of 255."""
    table = np.zeros((count, bones))
    for name, entries in weights.items():
        for vertex, weight in entries:
            table[vertex, number_of[name]] += weight
    numbers = np.argsort(-table, axis=1)[:, :4]
    parts = np.take_along_axis(table, numbers, 1)
    return numbers.astype(np.uint8), np.round(parts / parts.sum(1, keepdims=True) * 255).astype(np.uint8)


def main(makehuman, assets):
    read, read_asset = reader(makehuman), reader(assets)
    base, groups = read_mesh(read('makehuman/data/3dobjs/base.obj'))
    shoe = 'base/clothes/shoes01/shoes01'
    _, shoe_faces = read_mesh(read_asset(f'{shoe}.obj'))
    fitting = read_fitting(read_asset(f'{shoe}.mhclo'))
    names, parents, joints, number_of = skeleton(read)
    numbers, parts = strongest(json.loads(read('makehuman/data/rigs/default_weights.mhw'))['weights'], number_of, len(base), len(names))
    chosen = np.concatenate([np.arange(*part) for part in (BODY, EYES, SUIT)])
    place = np.zeros(len(base), int)
    place[chosen] = np.arange(len(chosen))
    made = {
        'bones': np.array(names), 'parents': np.array(parents, np.int8),
        'bone_numbers': np.concatenate([numbers[chosen], numbers[fitting[0][:, 0]]]),
        'bone_parts': np.concatenate([parts[chosen], parts[fitting[0][:, 0]]]),
        'body': place[groups['body']].astype(np.uint16),
        'eyes': place[groups['helper-l-eye'] + groups['helper-r-eye']].astype(np.uint16),
        'suit': place[groups['helper-tights']].astype(np.uint16),
        'shoes': (np.array(shoe_faces['']) + len(chosen)).astype(np.uint16)
    }
    for name, (stature, *build) in FIGURES.items():
        points = shaped(read, base, *build)
        points, at = np.concatenate([points[chosen], fitted(points, fitting)]), np.array([points[joint].mean(0) for joint in joints])
        floor, top = points[:, 1].min(), points[:BODY[1], 1].max()
        for key, values in (('points', points), ('joints', at)):
            metres = (values - (0, floor, 0)) * stature / (top - floor)
            made[f'{key}_{name}'] = np.round(np.stack([metres[:, 0], -metres[:, 2], metres[:, 1]], 1) * 10000).astype(np.int16)
    np.savez_compressed(os.path.join(HERE, 'figures.npz'), **made)


main(*sys.argv[1:3])
