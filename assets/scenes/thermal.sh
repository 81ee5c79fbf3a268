#!/bin/bash
# thermal.sh NAME SCENE "SCENE ARGUMENTS": renders temperatures and draws them as a thermal camera does, to out/NAME.png.
set -eu
cd "$(dirname "$0")"
mkdir -p out
# The arguments are a list of words.
# shellcheck disable=SC2086
blender --background --factory-startup --python-exit-code 1 --python "$2.py" -- name="$1" $3 > "out/$1.log" 2>&1 || { tail -20 "out/$1.log"; exit 1; }
/usr/bin/python3 thermal_camera.py "$1"
