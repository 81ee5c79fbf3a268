#!/bin/bash
# render.sh NAME SCENE "SCENE ARGUMENTS" "GRADE ARGUMENTS": renders, denoises and develops out/NAME.png.
set -eu
cd "$(dirname "$0")"
name=$1 scene=$2 scene_arguments=$3 grade_arguments=$4
./fetch_weights.sh
blender="blender --background --factory-startup --python-exit-code 1 --python"
# The arguments are lists of words.
# shellcheck disable=SC2086
$blender "$scene.py" -- name="$name" $scene_arguments > "out/$name.log" 2>&1 || { tail -20 "out/$name.log"; exit 1; }
grep rendered "out/$name.log"
env OMP_NUM_THREADS=2 /usr/bin/python3 denoise.py "$name"
# shellcheck disable=SC2086
$blender grade.py -- name="$name" $grade_arguments >> "out/$name.log" 2>&1 || { tail -20 "out/$name.log"; exit 1; }
echo "out/$name.png"
