#!/bin/bash
# day.sh: one day on a town roof, 6:00 to 18:30 by half hours, as JPEG in assets/photographs/day. Hours that are in out/ are
# not rendered again.
set -eu
cd "$(dirname "$0")"
mkdir -p ../photographs/day
./fetch_weights.sh
blender="nice -n 19 blender --background --factory-startup --python-exit-code 1 --python"
# The picture that the page shows first is larger; where there is little light there is more noise.
$blender town_roof.py -- name=day hours=16.5 scale=80 samples=4 > out/day.log 2>&1
$blender town_roof.py -- name=day hours=6,6.5,18.5 scale=60 samples=10 >> out/day.log 2>&1
$blender town_roof.py -- name=day hours="$(seq -s, 7 0.5 18)" scale=60 samples=3 >> out/day.log 2>&1

# The exposure of each hour: the eye follows the light, but not all the way. Noon stays bright, dawn and dusk stay dark.
while read -r name exposure; do
  nice -n 19 env OMP_NUM_THREADS=2 /usr/bin/python3 denoise.py "day-$name"
  $blender grade.py -- name="day-$name" exposure="$exposure" vignette=.15 > out/grade.log 2>&1
  node -e "require('sharp')(process.argv[1]).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(process.argv[2])" \
    "out/day-$name.png" "../photographs/day/$name.jpg"
done << 'END'
0600 5.18
0630 3.04
0700 0.36
0730 -0.37
0800 -0.67
0830 -0.89
0900 -1.02
0930 -1.11
1000 -1.18
1030 -1.22
1100 -1.24
1130 -1.25
1200 -1.21
1230 -1.14
1300 -1.08
1330 -1.01
1400 -0.92
1430 -0.87
1500 -0.8
1530 -0.7
1600 -0.57
1630 -0.4
1700 -0.07
1730 0.4
1800 1.4
1830 4.74
END
